"""R14.06, A14.09-A14.16: what the wildling cards do."""

from collections.abc import Callable

from bot.games.board_game.rules.acts import (
    discard,
    lose,
    move_on_track,
    pay,
    pieces_in,
)
from bot.games.board_game.rules.facts import TRACKS, piece_parts
from bot.games.board_game.rules.losses import LoseUnits, numbered, piece_key, shares
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.supply import Supply, set_supply
from bot.games.board_game.rules.texts.base import card_options
from bot.games.board_game.rules.tidy import Tidy
from bot.kernel import Assign, Choose, Frame, Option
from bot.kernel.labels import label_of

LAST = 99
"""A place behind everybody."""


class Penalty(Frame, name="board.penalty"):
    """A14.09: the lowest bidder first, then the others in turn order, each with A4.09."""

    steps = ("next_seat", "after")

    card: str
    lowest: int
    queue: list[int]
    hit: list[int] = []

    def next_seat(self, play: Playing) -> str | None:
        """One house after the other."""
        if not self.queue:
            return None
        seat = self.queue.pop(0)
        self.hit.append(seat)
        if self.card in PENALTIES:
            play.push(Tidy())
            PENALTIES[self.card](play, seat, seat == self.lowest)
        return "next_seat"

    def after(self, play: Playing) -> None:
        """What all do together at the end."""
        others = [seat for seat in self.hit if seat != self.lowest]
        if self.card == "rattleshirts_raiders":
            play.push(Supply(counted=False))
        elif self.card == "massing_on_the_milkwater":
            play.push(Massing(others=others))


def _preemptive(play: Playing, seat: int, lowest: bool) -> None:
    if lowest:
        play.push(Preemptive(seat=seat))


def _crow_killers(play: Playing, seat: int, lowest: bool) -> None:
    play.push(CrowKillers(seat=seat, whole=lowest))


def _rattleshirt(play: Playing, seat: int, lowest: bool) -> None:
    """A14.16: all markers move first."""
    set_supply(play, seat, play.state.supply[seat] - (2 if lowest else 1))


def _massing(play: Playing, seat: int, lowest: bool) -> None:
    """A14.13: every card of the highest strength, but never the last card."""
    state = play.state
    strengths = {state.strength_of_card(card) for card in state.hands[seat]}
    if lowest and len(strengths) > 1:
        for card in list(state.hands[seat]):
            if state.strength_of_card(card) == max(strengths):
                discard(play, seat, card, "wildlings")


def _king(play: Playing, seat: int, lowest: bool) -> None:
    if not lowest:
        play.push(KingDrop(seat=seat))
        return
    for track in TRACKS:
        move_on_track(play, seat, track, LAST, "wildlings")


def _mammoth(play: Playing, seat: int, lowest: bool) -> None:
    play.push(LoseUnits(seat=seat, number=3 if lowest else 2))


def _horde(play: Playing, seat: int, lowest: bool) -> None:
    play.push(LoseUnits(seat=seat, number=2 if lowest else 1, castles=lowest))


def _skinchanger(play: Playing, seat: int, lowest: bool) -> None:
    pay(play, seat, play.state.power[seat] if lowest else 2, "wildlings")


PENALTIES: dict[str, Callable[[Playing, int, bool], None]] = {
    "preemptive_raid": _preemptive,
    "crow_killers": _crow_killers,
    "rattleshirts_raiders": _rattleshirt,
    "massing_on_the_milkwater": _massing,
    "a_king_beyond_the_wall": _king,
    "mammoth_riders": _mammoth,
    "the_horde_descends": _horde,
    "skinchanger_scout": _skinchanger,
}


def track_options(tracks: tuple[str, ...] | list[str]) -> list[Option]:
    """Tracks to choose from."""
    return [Option(id=track, label=label_of("track", track)) for track in tracks]


class Preemptive(Frame, name="board.preemptive"):
    """A14.11: two units, or two places on the track where one stands highest."""

    steps = ("ask", "ask_track", "drop")

    seat: int
    best: list[str] = []

    def ask(self, play: Playing) -> None:
        """Which of the two."""
        able = ["units"] if play.state.with_units(self.seat) else []
        play.ask(
            Choose(
                seat=self.seat,
                topic="preemptive_raid",
                public="wildlings",
                options=[Option(id=one, label=label_of("choice", one)) for one in [*able, "track"]],
                default=["track"],
            )
        )

    def ask_track(self, play: Playing) -> str | None:
        """Equal tracks: the throne holder picks."""
        state = play.state
        if self.chosen("preemptive_raid", self.seat) == "units":
            play.push(LoseUnits(seat=self.seat, number=2))
            return ""
        top = min(state.place(self.seat, track) for track in TRACKS)
        self.best = [track for track in TRACKS if state.place(self.seat, track) == top]
        play.ask(
            Choose(
                seat=state.holders["iron_throne"],
                topic="preemptive_track",
                purpose="target",
                public="wildlings",
                about={"loser": label_of("seat", self.seat)},
                options=track_options(self.best),
                default=self.best[:1],
            )
        )
        return None

    def drop(self, play: Playing) -> None:
        """Two places down."""
        state = play.state
        track = self.chosen("preemptive_track", state.holders["iron_throne"])
        move_on_track(play, self.seat, track, state.place(self.seat, track) + 2, "wildlings")


class CrowKillers(Frame, name="board.crow_killers"):
    """A14.12: knights become footmen from the reserve; surplus knights are destroyed."""

    steps = ("choose", "surplus", "apply")

    seat: int
    whole: bool
    """All knights, or two."""
    knights: dict[str, int] = {}

    def choose(self, play: Playing) -> None:
        """Ask which knights become footmen, unless all of them do."""
        found = self._knights(play.state)
        total = sum(found.values())
        if self.whole or total <= 2:
            self.answers[f"downgrade_knights/{self.seat}"] = dict(found)
            return
        self._ask_choice(play, found)

    def _ask_choice(self, play: Playing, found: dict[str, int]) -> None:
        play.ask(
            Assign(
                seat=self.seat,
                topic="downgrade_knights",
                purpose="cost",
                public="losses",
                keys=[piece_key(kind, most) for kind, most in found.items()],
                total=2,
                default=shares(numbered(found)[:2]),
            )
        )

    def _knights(self, state: BoardState) -> dict[str, int]:
        pieces = [p for r in state.with_units(self.seat) for p in pieces_in(state, r)]
        return shares([piece for piece in pieces if piece_parts(piece)[1] == "knight"])

    def surplus(self, play: Playing) -> None:
        """Too few footmen in reserve: the owner chooses which knights are destroyed."""
        self.knights = self.given("downgrade_knights", self.seat)
        total = sum(self.knights.values())
        short = max(0, total - play.state.reserve(self.seat, "footman"))
        if short in (0, total):
            self.answers[f"destroy_knights/{self.seat}"] = dict(self.knights) if short else {}
            return
        play.ask(
            Assign(
                seat=self.seat,
                topic="destroy_knights",
                purpose="cost",
                public="losses",
                keys=[piece_key(kind, most) for kind, most in self.knights.items()],
                total=short,
                default=shares(numbered(self.knights)[:short]),
            )
        )

    def apply(self, play: Playing) -> None:
        """Routed stays routed."""
        gone: dict[str, int] = self.given("destroy_knights", self.seat)
        lose(play, numbered(gone), "wildlings")
        for kind, number in self.knights.items():
            left = number - gone.get(kind, 0)
            if left:
                region, _, routed = piece_parts(kind)
                play.state.add(region, self.seat, "footman", left, routed=routed)
                play.state.take(region, "knight", left, routed=routed)
                play.emit(
                    "downgraded",
                    seat=label_of("seat", self.seat),
                    region=label_of("region", region),
                    knights=left,
                )


class KingDrop(Frame, name="board.king_drop"):
    """A14.14: to the very end of the Fiefdoms track or the King's Court."""

    steps = ("ask", "drop")

    seat: int

    def ask(self, play: Playing) -> None:
        """Ask on which track to drop to the last place."""
        play.ask(
            Choose(
                seat=self.seat,
                topic="king_drop",
                purpose="target",
                public="wildlings",
                options=track_options(TRACKS[1:]),
                default=[TRACKS[1]],
            )
        )

    def drop(self, play: Playing) -> None:
        """Move the marker to the last place of that track; its token follows."""
        move_on_track(play, self.seat, self.chosen("king_drop", self.seat), LAST, "wildlings")


class Massing(Frame, name="board.massing"):
    """A14.13: the others discard one hand card each, all at once."""

    steps = ("ask", "throw")

    others: list[int]

    def ask(self, play: Playing) -> None:
        """Never the last card."""
        state = play.state
        for seat in self.others:
            hand = state.hands[seat]
            if len(hand) > 1:
                play.ask(
                    Choose(
                        seat=seat,
                        topic="discard_card",
                        purpose="cost",
                        public="wildlings",
                        options=card_options(hand),
                        default=[min(hand, key=state.strength_of_card)],
                    )
                )

    def throw(self, play: Playing) -> None:
        """Turned up together."""
        for seat in self.others:
            if f"discard_card/{seat}" in self.answers:
                discard(play, seat, self.chosen("discard_card", seat), "wildlings")
