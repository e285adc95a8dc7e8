"""Gold that a card makes a player hand over before something may be done."""

from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.lcg import deeds
from bot.games.lcg.acts import Act
from bot.games.lcg.context import Context
from bot.games.lcg.costs import PickCost, paid
from bot.games.lcg.deed import Deed
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.games.lcg.values import each
from bot.kernel.labels import label_of


def attack_toll(state: LcgState, seat: int, kind: str) -> int:
    """What this seat has to pay to start a challenge of this type, whoever gets it."""
    to_defender = sum(value for value, _ in each(state, f"toll_to_defender:{kind}", seat))
    return to_defender + sum(value for value, _ in each(state, f"toll:{kind}", seat))


def declare_toll(state: LcgState, cards: list[int]) -> int:
    """What has to be paid to declare these cards, or to use them."""
    return len([one for card in cards for one in collectors(state, card)])


def collectors(state: LcgState, card: int) -> list[int]:
    """Who gets 1 gold each time this card is declared or used."""
    return [value for value, _ in each(state, "toll_to", card)]


def toll_deeds(state: LcgState, seat: int, cards: list[int], against: int, kind: str) -> list[Deed]:
    """Gold that declaring these cards hands over: for the challenge, and for each card."""
    found = [(goal, 1) for card in cards for goal in collectors(state, card)]
    if kind:
        to_defender = sum(value for value, _ in each(state, f"toll_to_defender:{kind}", seat))
        others = [(int(where), value) for value, where in each(state, f"toll:{kind}", seat)]
        found = [(against, to_defender), *others, *found]
    return [
        Deed(kind="gold_handed", seat=seat, onto=goal, amount=amount)
        for goal, amount in found
        if amount and goal not in (seat, NONE)
    ]


def _has_enough(state: LcgState, deed: Deed) -> bool:
    return 0 < deed.amount <= state.purse(deed.seat)


@deeds.kind("gold_handed", _has_enough)
def _gold_handed(play: LcgPlay, deed: Deed) -> None:
    """A2.1: gold that a player spends goes to the pool of the player that `onto` names."""
    state = play.state
    state.spend(deed.seat, deed.amount)
    state.players[deed.onto].gold += deed.amount
    play.emit(
        "gold-moved",
        seat=label_of("seat", deed.seat),
        to_seat=label_of("seat", deed.onto),
        number=deed.amount,
    )


def give(play: FirstPlay, seat: int, goal: int, amount: int) -> None:
    """Hand gold over, if there is anybody to get it."""
    if amount and goal not in (seat, NONE):
        deeds.do(play, Deed(kind="gold_handed", seat=seat, onto=goal, amount=amount))


def tolls(state: LcgState, seat: int, card: int, code: str) -> list[tuple[tuple[int, ...], int]]:
    """Who may be given how much gold to use this card: for an event any opponent one likes."""
    if state.cards[code].type == "event":
        amount = sum(value for value, _ in each(state, "toll:event", seat))
        return [(tuple(state.opponents(seat)), amount)] if amount else []
    if card not in state.board:
        return []
    return [((goal,), 1) for goal in collectors(state, card) if goal != seat]


class Toll(PickCost):
    """Gold that has to be handed over; where several could get it, the player picks one."""

    name = "toll"

    def __init__(self, found: list[tuple[tuple[int, ...], int]]) -> None:
        """To whom, and how much."""
        super().__init__(Act("knelt", paid), lambda c, card: True)
        self.found = found

    @property
    def amount(self) -> int:
        """Return the sum of all tolls."""
        return sum(amount for _, amount in self.found)

    def candidates(self, c: Context) -> list[int]:
        """The house cards of those who could get it, if there is a choice."""
        several = [seats for seats, _ in self.found if len(seats) > 1]
        return list(several[0]) if several else []

    def bounds(self, c: Context) -> tuple[int, int]:
        """Return that one receiver is chosen, or none if there is no choice."""
        number = 1 if self.candidates(c) else 0
        return number, number

    def usual(self, c: Context) -> list[str]:
        """The next player."""
        return [c.state.name(card) for card in self.candidates(c)[:1]]

    def payable(self, c: Context) -> bool:
        """Whether there is enough gold to spend."""
        return c.state.purse(c.you) >= self.amount

    def deeds(self, c: Context) -> list[Deed]:
        """From one pool to the other."""
        chosen = [int(card) for card in c.memory.get("toll", [])]
        return [
            Deed(
                kind="gold_handed",
                seat=c.you,
                onto=next((seat for seat in seats if seat in chosen), seats[0]),
                amount=amount,
            )
            for seats, amount in self.found
        ]
