"""R11: the texts of House Martell."""

from bot.games.board_game.rules.acts import move_on_track
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.facts import TRACKS
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Decision, Text
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of


class Arianne(Text):
    """A11.24: an attacker who beats her goes back to where the march began."""

    turns_back = True


class Nymeria(Text):
    """Defending a fort, attacking a sword."""

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """One or the other."""
        return (1, 0) if seat == fight.attacker else (0, 1)


class Doran(Decision):
    """A11.25: the opponent to the last place of a track."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Where that changes something."""
        other, last = fight.other(seat), state.seats - 1
        tracks = [track for track in TRACKS if state.place(other, track) != last]
        if not tracks:
            return None
        return Choose(
            seat=seat,
            topic="doran_martell",
            purpose="target",
            public="card",
            options=[Option(id=track, label=label_of("track", track)) for track in tracks],
            default=tracks[:1],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Move the opponent to the last place of the track at once."""
        move_on_track(play, fight.other(seat), choice, play.state.seats - 1, "card")


TEXTS: dict[str, Text] = {
    "arianne_martell": Arianne(),
    "nymeria_sand": Nymeria(),
    "doran_martell": Doran(),
}
