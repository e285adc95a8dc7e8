"""What somebody who only listens knows: the table and this turn, written down by hand."""

from collections import Counter
from dataclasses import dataclass, field

from bot.games.iron_throne.rules.view import IronView


class Foul(AssertionError):
    """Something was told that the rules do not allow."""


def need(ok: object, *why: object) -> None:
    if not ok:
        raise Foul(" ".join(map(str, why)))


def value(card: str) -> int | None:
    """R7.2: what a card counts in war; None: it is peace."""
    name = card.partition(".")[2]
    if name == "peace":
        return None
    return int(name.removeprefix("war_")) if name.startswith("war_") else 0


def across(side: str) -> str:
    return "defence" if side == "challenge" else "challenge"


@dataclass
class Turn:
    challenger: int
    defender: int = -1
    event: str = ""
    side: dict[int, str] = field(default_factory=dict)
    character: dict[int, str] = field(default_factory=dict)
    cards: dict[int, str] = field(default_factory=dict)
    raised: Counter[str] = field(default_factory=Counter)
    doubled: set[int] = field(default_factory=set)
    result: str = ""
    peace_set: bool = False
    totals: dict[str, int] = field(default_factory=dict)
    winner: str = ""
    """`challenge`, `defence`, `none`, or `deal`."""
    spared: set[int] = field(default_factory=set)
    denied: set[int] = field(default_factory=set)
    offers: Counter[int] = field(default_factory=Counter)
    accepted: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)
    welcomed: Counter[int] = field(default_factory=Counter)
    beloved: Counter[int] = field(default_factory=Counter)
    used: set[tuple[str, str]] = field(default_factory=set)
    cause: tuple[str, str, int] = ("", "", -1)
    """The card or leader that acts: kind, name, seat."""
    gave_up: set[int] = field(default_factory=set)
    hostages: int = 0
    debts: int = 0
    agreed: int = 0
    sanctioned: set[int] = field(default_factory=set)
    rewarded: set[int] = field(default_factory=set)
    to_sanction: set[int] = field(default_factory=set)
    in_doubt: set[int] = field(default_factory=set)
    to_reward: set[int] = field(default_factory=set)


class Notes:
    """R2.6: everything starts with 4 power; from there on only events count."""

    def __init__(self, view: IronView) -> None:
        self.power = {p.seat: dict.fromkeys(p.characters, 4) for p in view.players}
        self.sheet = {p.seat: 4 for p in view.players}
        self.spread = {p.seat: 0 for p in view.players}
        self.leader = {p.seat: p.leader for p in view.players}
        self.house = {p.house: p.seat for p in view.players}
        self.tokens: Counter[int] = Counter()
        """Other houses' influence on each board."""
        self.box = 0
        self.gone: set[int] = set()
        self.turn = Turn(challenger=-1)

    def left(self, seat: int) -> bool:
        """Whether this seat had given up before this turn."""
        return seat in self.gone and seat not in self.turn.gave_up

    def strength(self, seat: int) -> int:
        return self.power[seat][self.turn.character[seat]]

    def alive(self, seat: int) -> bool:
        return self.strength(seat) > 0

    def active(self, seat: int) -> bool:
        return seat in (self.turn.challenger, self.turn.defender)

    def supporters(self, side: str) -> list[int]:
        return [s for s, mine in self.turn.side.items() if mine == side and not self.active(s)]

    def against(self, seat: int) -> list[int]:
        """Supporters of the other side."""
        return self.supporters(across(self.turn.side[seat]))

    def opponent(self, seat: int) -> int:
        """The active player of the other side."""
        challenges = self.turn.side[seat] == "challenge"
        return self.turn.defender if challenges else self.turn.challenger

    def won(self, seat: int) -> bool:
        side = self.turn.side.get(seat)
        return side is not None and side == self.turn.winner

    def lost(self, seat: int) -> bool:
        side = self.turn.side.get(seat)
        return side is not None and self.turn.winner in ("none", across(side))

    def kind(self) -> str:
        """R7.3, by the cards now face up."""
        if self.turn.peace_set:
            return "peace"
        values = [value(card) for card in self.turn.cards.values()]
        peace = values.count(None)
        found = "peace" if peace == 2 else "betrayal" if peace else "war"
        need(values and self.turn.result == found, "result", self.turn.result, "but", found)
        return found
