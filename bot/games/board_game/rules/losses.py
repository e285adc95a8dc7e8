"""Units lost by their owner's choice: `<area>/<unit>` and how many of them."""

from collections import Counter

from bot.games.board_game.rules.acts import CHEAPEST, lose, pieces_in
from bot.games.board_game.rules.facts import piece_parts
from bot.games.board_game.rules.muster import muster_areas
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import Assign, Frame, Illegal, Key
from bot.kernel.labels import label_of


def piece_kind(piece: str) -> str:
    """A piece without its number: `<area>/<unit>` or `<area>/<unit>/routed`."""
    region, unit, routed = piece_parts(piece)
    return f"{region}/{unit}/routed" if routed else f"{region}/{unit}"


def piece_key(kind: str, most: int) -> Key:
    """A kind of piece in an area, to be given a number."""
    region, unit, routed = piece_parts(kind)
    args = {"unit": label_of("unit", unit), "region": label_of("region", region)}
    return Key(id=kind, label="piece-routed" if routed else "piece", args=args, most=most)


def numbered(shares: dict[str, int]) -> list[str]:
    """Numbers by kind of piece, as single pieces."""
    return [kind for kind, number in shares.items() for _ in range(number)]


def shares(pieces: list[str]) -> dict[str, int]:
    """Single pieces as numbers by kind."""
    return dict(Counter(piece_kind(piece) for piece in pieces))


def unit_keys(units: dict[str, int]) -> list[Key]:
    """Units of one place, to be given numbers; cheapest first."""
    return [
        Key(id=unit, label=label_of("unit", unit), most=units[unit])
        for unit in CHEAPEST
        if units.get(unit)
    ]


def cheapest(units: dict[str, int], number: int) -> dict[str, int]:
    """So many units, those one would rather lose first."""
    found: dict[str, int] = {}
    for unit in CHEAPEST:
        some = min(number, units.get(unit, 0))
        if some:
            found[unit] = some
            number -= some
    return found


class LoseUnits(Frame, name="board.lose_units"):
    """A14.10: chosen anywhere on the board; who has too few loses all."""

    steps = ("ask", "remove")

    seat: int
    number: int
    castles: bool = False
    """A14.15: both from one own castle or stronghold area if any holds two."""
    why: str = "wildlings"

    def ask(self, play: Playing) -> None:
        """Ask which units are lost, unless all of them are."""
        state = play.state
        areas = self.areas(state)
        pieces = [piece for area in areas for piece in pieces_in(state, area)]
        if len(pieces) <= self.number:
            self.answers[f"lose_units/{self.seat}"] = dict(shares(pieces))
            return
        first = next((a for a in areas if state.forces[a].size >= self.number), areas[0])
        spare = pieces_in(state, first) if self.castles else sorted(pieces, key=_worth)
        play.ask(
            Assign(
                seat=self.seat,
                topic="lose_units",
                purpose="cost",
                public="losses",
                about={"why": label_of("why", self.why)},
                keys=[piece_key(kind, most) for kind, most in shares(pieces).items()],
                total=self.number,
                default=shares(spare[: self.number]),
            )
        )

    def areas(self, state: BoardState) -> list[str]:
        """Where units may be taken from."""
        everywhere = state.with_units(self.seat)
        if not self.castles:
            return everywhere
        held = muster_areas(state, self.seat)
        strong = [a for a in everywhere if a in held and state.forces[a].size >= self.number]
        if not strong:
            self.castles = False
        return strong or everywhere

    def check_lose_units(self, state: BoardState, seat: int, value: dict[str, int]) -> None:
        """A14.15: refuse units of several areas where they must come from one."""
        if self.castles and len({piece_parts(kind)[0] for kind in value}) > 1:
            raise Illegal("lose-one-area")

    def remove(self, play: Playing) -> None:
        """R1.11: put the lost units back into the reserve."""
        lose(play, numbered(self.given("lose_units", self.seat)), self.why)


def _worth(piece: str) -> tuple[bool, int]:
    _, unit, routed = piece_parts(piece)
    return (not routed, CHEAPEST.index(unit))
