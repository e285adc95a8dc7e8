"""R5.07-R5.11, R16: supply markers, flags, and armies that are too many or too large."""

from bot.games.board_game.rules.acts import lose, pieces_in
from bot.games.board_game.rules.board import Board, fits
from bot.games.board_game.rules.facts import piece_parts, regions
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of

HIGHEST = 6


def room(board: Board, seat: int, region: str, most: int) -> int:
    """How many more units of a seat fit into an area, at most so many."""
    return next((more for more in range(most, 0, -1) if board.fits(seat, {region: more})), 0)


def smallest_removal(board: Board, seat: int) -> list[str]:
    """A5.10: largest armies under the largest flags; what stands above goes, cheapest first."""
    sizes = {region: size for region, size in board.sizes(seat).items() if size > 1}
    flags = board.flags(seat)
    removed: list[str] = []
    for place, region in enumerate(sorted(sizes, key=lambda r: (-sizes[r], r))):
        allowed = flags[place] if place < len(flags) else 1
        removed += pieces_in(board, region)[: max(0, sizes[region] - allowed)]
    return removed


def barrels(board: Board, seat: int) -> int:
    """R5.07: barrels in areas a seat controls, 6 at most."""
    return min(HIGHEST, sum(regions()[region].barrels for region in board.held(seat)))


def set_supply(play: Playing, seat: int, supply: int) -> None:
    """R5.11: the marker moves."""
    play.state.supply[seat] = max(0, min(HIGHEST, supply))
    play.emit("supply-set", seat=label_of("seat", seat), supply=play.state.supply[seat])


class Supply(Frame, name="board.supply"):
    """R5.07-A5.10: all markers first, then everybody above the limit removes units, all at once."""

    steps = ("set_markers", "ask", "remove")

    counted: bool = True
    """Whether the markers are set from the board, or have been moved already (A16.05)."""

    def set_markers(self, play: Playing) -> None:
        """R5.07: set the markers by the barrels that each house controls."""
        if self.counted:
            for seat in play.state.order_of_play:
                set_supply(play, seat, barrels(play.state, seat))

    def ask(self, play: Playing) -> None:
        """R5.09, A5.10: the owner chooses."""
        state = play.state
        for seat in state.order_of_play:
            sizes, flags = state.sizes(seat), state.flags(seat)
            if state.fits(seat):
                continue
            pieces = [
                p for r in state.with_units(seat) if sizes[r] > 1 for p in pieces_in(state, r)
            ]
            default = smallest_removal(state, seat)
            play.ask(
                Choose(
                    seat=seat,
                    topic="reduce_armies",
                    purpose="cost",
                    public="supply",
                    about={"supply": state.supply[seat], "flags": flags},
                    options=[piece_option(piece) for piece in pieces],
                    min=len(default),
                    max=sum(size - 1 for size in sizes.values()),
                    default=default,
                )
            )

    def check_reduce_armies(self, state: BoardState, seat: int, value: list[str]) -> None:
        """R5.09: enough; A5.10: and nothing that could have stayed."""
        check_removal(state, seat, value)

    def remove(self, play: Playing) -> None:
        """R5.09: take off the units that their owners chose."""
        for seat in play.state.order_of_play:
            if f"reduce_armies/{seat}" in self.answers:
                lose(play, self.given("reduce_armies", seat), "supply")


def check_removal(board: Board, seat: int, pieces: list[str]) -> None:
    """A5.10: the rest fits, and no removed unit could go back."""
    flags = board.flags(seat)
    sizes = board.sizes(seat)
    touched = [piece_parts(piece)[0] for piece in pieces]
    for region in touched:
        sizes[region] -= 1
    if not fits(sizes.values(), flags):
        raise Illegal("armies-too-large", flags=flags)
    for region in touched:
        if fits((sizes | {region: sizes[region] + 1}).values(), flags):
            raise Illegal("removal-not-minimal", flags=flags)


def piece_option(piece: str) -> Option:
    """A piece to choose."""
    region, unit, routed = piece_parts(piece)
    args = {"unit": label_of("unit", unit), "region": label_of("region", region)}
    return Option(id=piece, label="piece-routed" if routed else "piece", args=args)
