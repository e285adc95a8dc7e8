"""The game as one ability of one card sees it at one moment."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.games.lcg.deed import Deed
from bot.games.lcg.facts import Card
from bot.games.lcg.state import NONE, OPEN, Challenge, LcgPlay, LcgState

Memory = dict[str, list[Any]]
"""What was chosen on the way: `target`, `picked`, `x` …"""


class Context:
    """`you` is the controller of the ability, `me` its card, `deed` what it answers to.

    With `blind` only what everybody can see counts: hidden zones may hold anything.
    """

    __slots__ = ("blind", "deed", "me", "memory", "place", "play", "state", "you")

    def __init__(
        self,
        state: LcgState,
        you: int,
        me: int = NONE,
        deed: Deed | None = None,
        *,
        memory: Memory | None = None,
        blind: bool = False,
        play: LcgPlay | None = None,
        place: tuple[str, int, int, int] = ("", 0, 0, 0),
    ) -> None:
        """Look at the state; `place` says which step of which entry is being resolved."""
        self.state = state
        self.you = you
        self.me = me
        self.deed = deed
        self.memory: Memory = {} if memory is None else memory
        self.blind = blind
        self.play = play
        self.place = place

    @property
    def running(self) -> LcgPlay:
        """The run of the engine; only while an effect is resolved."""
        assert self.play is not None
        return self.play

    @property
    def challenge(self) -> Challenge | None:
        """The challenge being resolved."""
        found = self.state.challenge
        return found if found is not None and not found.over else None

    @property
    def event(self) -> Deed:
        """What the ability answers to."""
        assert self.deed is not None
        return self.deed

    @property
    def target(self) -> list[int]:
        """What has been chosen as target."""
        return self.memory.get("target", [])

    @property
    def x(self) -> int:
        """The value chosen for X (R16.8)."""
        return int(self.memory.get("x", [0])[0])

    def fact(self, card: int) -> Card:
        """What is printed on a card."""
        return self.state.fact(card)

    def kind(self, card: int) -> str:
        """A card's type; in play it may not be the printed one (R3.10)."""
        piece = self.state.board.get(card)
        return piece.as_type if piece is not None and piece.as_type else self.fact(card).type

    def controller(self, card: int) -> int:
        """Who controls a card, or did just before it left play."""
        piece = self.state.board.get(card)
        if piece is not None:
            return piece.controller
        if self.deed is not None and self.deed.card == card and self.deed.was is not None:
            return self.deed.was.controller
        return self.state.owners[card]

    def fighting(self, card: int) -> str:
        """`attacking`, `defending` or nothing; for a card that left, what it was then."""
        fight = self.challenge
        if fight is not None and card in fight.attackers:
            return "attacking"
        if fight is not None and card in fight.defenders:
            return "defending"
        was = self.deed.was if self.deed is not None and self.deed.card == card else None
        if was is not None and card not in self.state.board:
            return "attacking" if was.attacking else "defending" if was.defending else ""
        return ""

    def cards(self, zone: str, seats: Iterable[int] | None = None) -> Iterator[int]:
        """All cards in a zone: `play`, or a pile of these seats (yours unless told otherwise)."""
        if zone == "play":
            yield from self.state.board
            return
        for seat in [self.you] if seats is None else seats:
            yield from self.state.players[seat].pile(zone)

    def hides(self, zone: str) -> bool:
        """Whether what lies in this zone must not decide anything now."""
        return self.blind and zone != "play" and zone not in OPEN

    def count(self, test: Any, zone: str = "play") -> int:
        """How many cards fit."""
        return sum(1 for card in self.cards(zone) if test(self, card))

    def with_target(self, cards: list[int]) -> "Context":
        """The same moment with this target."""
        return self.with_memory("target", cards)

    def with_memory(self, name: str, found: list[Any]) -> "Context":
        """The same moment with this choice made."""
        return Context(
            self.state,
            self.you,
            self.me,
            self.deed,
            memory=self.memory | {name: found},
            blind=self.blind,
            play=self.play,
            place=self.place,
        )
