"""R21.4: gold changes hands, for any favour; promises do not bind."""

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.tolls import give
from bot.kernel import Illegal, Option
from bot.kernel.labels import label_of

GIVE = "give"
FEW = 5
"""Amounts that are offered one by one; besides, all there is."""


def may_give(state: FirstState, seat: int) -> bool:
    """Whether this seat may give gold away now: not in the marshalling phase."""
    allowed = state.options.littlefinger and state.phase != "marshal"
    return allowed and state.players[seat].gold > 0


def why_not(state: FirstState, seat: int, said: str) -> Illegal | None:
    """R21.4: why this seat cannot give so much gold now."""
    amount = said.rpartition(".")[2]
    if not state.options.littlefinger:
        return Illegal("no-gifts")
    if state.phase == "marshal":
        return Illegal("gift-while-marshalling")
    gold = state.players[seat].gold
    if amount.isdecimal() and len(amount) < 6 and int(amount) > gold:
        return Illegal("gift-too-large", got=int(amount), gold=gold)
    return None


def gifts(state: FirstState, seat: int) -> list[Option]:
    """To whom, and how much."""
    if not may_give(state, seat):
        return []
    gold = state.players[seat].gold
    amounts = sorted({*range(1, min(gold, FEW) + 1), gold})
    return [
        Option(
            id=f"{GIVE}:{other}.{amount}",
            label="gift",
            args={"number": amount, "seat": label_of("seat", other)},
        )
        for other in state.order(seat)
        if other != seat
        for amount in amounts
    ]


def hand_over(play: FirstPlay, seat: int, option: str) -> None:
    """Paid in advance, whatever was promised."""
    other, _, amount = option.partition(":")[2].partition(".")
    give(play, seat, int(other), int(amount))
