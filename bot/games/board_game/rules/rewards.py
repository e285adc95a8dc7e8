"""R14.06: what the highest bidder gets when the wildlings are repelled."""

from collections.abc import Callable

from bot.games.board_game.rules.acts import gain, move_on_track, pieces_in, take_back
from bot.games.board_game.rules.facts import TRACKS, piece_parts
from bot.games.board_game.rules.muster import Muster, upgrade
from bot.games.board_game.rules.penalties import track_options
from bot.games.board_game.rules.state import Playing
from bot.games.board_game.rules.supply import piece_option, set_supply
from bot.games.board_game.rules.texts.base import card_options
from bot.kernel import Choose, Frame, Option


class Reward(Frame, name="board.reward"):
    """R14.06: what the highest bidder gets."""

    steps = ("grant", "take")

    seat: int
    card: str
    bid: int

    def grant(self, play: Playing) -> None:
        """Give it, or ask how."""
        if self.card in REWARDS:
            REWARDS[self.card](play, self)

    def take(self, play: Playing) -> None:
        """What was chosen."""
        if self.card in TAKEN:
            TAKEN[self.card](play, self)


def _crow_killers_reward(play: Playing, frame: Reward) -> None:
    """Up to two footmen become knights."""
    state = play.state
    footmen = [
        piece
        for region in state.with_units(frame.seat)
        for piece in pieces_in(state, region)
        if piece_parts(piece)[1] == "footman"
    ]
    most = min(2, state.reserve(frame.seat, "knight"), len(footmen))
    if most:
        play.ask(
            Choose(
                seat=frame.seat,
                topic="upgrade_footmen",
                quiet=[],
                public="wildlings",
                options=[piece_option(piece) for piece in footmen],
                min=0,
                max=most,
                default=[],
            )
        )


def _crow_killers_taken(play: Playing, frame: Reward) -> None:
    if f"upgrade_footmen/{frame.seat}" not in frame.answers:
        return
    for piece in frame.given("upgrade_footmen", frame.seat):
        region, _, routed = piece_parts(piece)
        upgrade(play, region, "knight", "wildlings", routed=routed)


def _rattleshirt_reward(play: Playing, frame: Reward) -> None:
    set_supply(play, frame.seat, play.state.supply[frame.seat] + 1)


def _massing_reward(play: Playing, frame: Reward) -> None:
    take_back(play, frame.seat, list(play.state.piles[frame.seat]))


def _king_reward(play: Playing, frame: Reward) -> None:
    play.ask(
        Choose(
            seat=frame.seat,
            topic="king_track",
            purpose="target",
            public="wildlings",
            options=track_options(TRACKS),
            default=[TRACKS[0]],
        )
    )


def _king_taken(play: Playing, frame: Reward) -> None:
    move_on_track(play, frame.seat, frame.chosen("king_track", frame.seat), 0, "wildlings")


def _mammoth_reward(play: Playing, frame: Reward) -> None:
    """May take one discarded card back."""
    state = play.state
    pile = state.piles[frame.seat]
    if pile:
        options = card_options(pile)
        play.ask(
            Choose(
                seat=frame.seat,
                topic="mammoth_card",
                purpose="act",
                quiet=["none"],
                public="wildlings",
                options=[*options, Option(id="none", label="nothing")],
                default=[max(pile, key=state.strength_of_card)],
            )
        )


def _mammoth_taken(play: Playing, frame: Reward) -> None:
    if f"mammoth_card/{frame.seat}" in frame.answers:
        card = frame.chosen("mammoth_card", frame.seat)
        if card != "none":
            take_back(play, frame.seat, [card])


def _horde_reward(play: Playing, frame: Reward) -> None:
    play.push(Muster(queue=[frame.seat], why="horde", one_area=True))


def _skinchanger_reward(play: Playing, frame: Reward) -> None:
    gain(play, frame.seat, frame.bid, "wildlings")


REWARDS: dict[str, Callable[[Playing, Reward], None]] = {
    "crow_killers": _crow_killers_reward,
    "rattleshirts_raiders": _rattleshirt_reward,
    "massing_on_the_milkwater": _massing_reward,
    "a_king_beyond_the_wall": _king_reward,
    "mammoth_riders": _mammoth_reward,
    "the_horde_descends": _horde_reward,
    "skinchanger_scout": _skinchanger_reward,
}
TAKEN: dict[str, Callable[[Playing, Reward], None]] = {
    "crow_killers": _crow_killers_taken,
    "a_king_beyond_the_wall": _king_taken,
    "mammoth_riders": _mammoth_taken,
}
