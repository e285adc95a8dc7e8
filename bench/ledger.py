"""Is every coin and every power accounted for? What card games say against what they hold."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.lcg.state import LcgState
from bot.kernel import Broken, Event
from bot.kernel.labels import id_of

LEFT = frozenset({"killed", "discarded", "sacrificed", "returned", "shuffled", "removed"})
"""Power on a card that leaves play goes to the treasury without a word (R23.4)."""


@dataclass(frozen=True)
class Ledger:
    """Everybody's gold and the power on all cards, before an answer."""

    gold: tuple[int, ...]
    coins: tuple[int, ...]
    """Gold on everybody's cards, which some may be spent from."""
    power: int
    out: int

    @classmethod
    def of(cls, state: object) -> "Ledger | None":
        """Return what there is now; None: this is no card game."""
        if not isinstance(state, LcgState):
            return None
        gold = tuple(player.gold for player in state.players)
        coins = [0] * len(gold)
        for piece in state.board.values():
            coins[piece.controller] += piece.tokens.get("gold", 0)
        return cls(
            gold, tuple(coins), sum(piece.power for piece in state.board.values()), len(state.out)
        )

    def balance(self, events: Iterable[Event], state: object) -> None:
        """Raise Broken unless what happened explains what there is now."""
        now = Ledger.of(state)
        if now is None or now.out != self.out:
            return
        gold, coins = list(self.gold), list(self.coins)
        power, left, moved = self.power, False, False
        for event in events:
            number = event.args.get("number")
            moved = moved or event.type == "controlled"
            if event.type in LEFT:
                left = True
            if not isinstance(number, int):
                continue
            if event.type in ("gold-gained", "income"):
                gold[_seat(event)] += number
            elif event.type in ("gold-paid", "gold-lost"):
                gold[_seat(event)] -= number
            elif event.type == "gold-moved":
                gold[_seat(event)] -= number
                gold[int(id_of(event.args["to_seat"]))] += number
            elif event.type == "token" and id_of(event.args["token"]) == "gold":
                coins[_seat(event)] += number
            elif event.type == "power-gained":
                power += number
            elif event.type == "power-lost":
                power -= number
        if not left and not moved:
            # What was not paid from the pool was paid with gold on a card.
            gold = [
                have + before - after
                for have, before, after in zip(gold, coins, now.coins, strict=True)
            ]
        elif any(coins) or any(now.coins):
            return
        if tuple(gold) != now.gold:
            raise Broken(f"gold is {now.gold}, and should be {tuple(gold)}")
        if now.power > power or (now.power < power and not left):
            raise Broken(f"there is {now.power} power, and should be {power}")


def _seat(event: Event) -> int:
    return int(id_of(event.args["seat"]))
