"""The face of the second edition."""

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.face import Face
from bot.face.shared import LONGEST_ALT, PIECE, NoDrafts, NoMaps, NoTalk, pieces, short
from bot.games.card_game_2e.rules.view import ThronesView
from bot.games.card_game_2e.ui.cards import GAME, ICON_SIGNS
from bot.games.card_game_2e.ui.close_up import close_up_png
from bot.games.card_game_2e.ui.drawing import legend_png, png, scene_png
from bot.games.card_game_2e.ui.drawing.symbols import ICON_SHAPES
from bot.games.card_game_2e.ui.hand import FROM_HAND, ON_BOARD, hand_cards, own_lines
from bot.games.card_game_2e.ui.lines import (
    fight,
    heading,
    of_type,
    piece_text,
    player_lines,
    score,
    seat_label,
)
from bot.games.card_game_2e.ui.news import news
from bot.games.card_game_2e.ui.picture import labels, painted, scene
from bot.games.card_game_2e.ui.remarks import beside, remark
from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.text.words import SeatName, Words, clipped, plain

ASIDE = frozenset({"gold-paid", "active", "challenge-over", "kept", "targets", "claim", "keyword"})
"""Events that are told in the log only: other lines say the same, or more."""


class ThronesFace(NoDrafts, NoMaps, NoTalk):
    """The table in words and as a picture, and what a player alone holds."""

    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase, step; the running challenge; everybody's power, gold and hand."""
        thrones = _thrones(view)
        lines = [heading(thrones, words)]
        if thrones.finish is not None:
            reason = words.tell(GAME, f"finish-{thrones.finish.reason}", {})
            args = {"seat": label_of("seat", thrones.finish.winners[0]), "reason": reason}
            lines.append(words.tell(GAME, "face-winner", args, short(seat_name)))
        elif thrones.challenge is not None:
            lines.append(clipped(fight(thrones, thrones.challenge, words), 500))
        scores = [score(thrones, seat, words) for seat in range(thrones.seats)]
        return "\n".join([*lines, " | ".join(scores)])

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        """The text twin of the picture: the challenge, then each player."""
        thrones, name = _thrones(view), short(seat_name)
        lines = []
        if thrones.challenge is not None:
            lines += [fight(thrones, thrones.challenge, words), ""]
        for seat in range(thrones.seats):
            lines += [*player_lines(thrones, seat, words, name), ""]
        return pieces(lines)

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        """What was done to a seat in these events."""
        return news(seat, events, words, house, most)

    def aside(self, event: Event) -> bool:
        """What other lines say as well."""
        return event.type in ASIDE

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """The running challenge."""
        return [*beside(_thrones(view), ask, words)]

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """What is known about the card that an option names."""
        return remark(_thrones(view), option, words)

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        """The viewer's hand, plots and face-down cards, with what the cards say."""
        return clipped("\n".join(own_lines(_thrones(view), words, brief)), PIECE)

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """The table where characters are chosen, the hand where cards of it are."""
        topics = {ask.topic for ask in view.asks}
        if topics & {*ON_BOARD}:
            return "board"
        return "hand" if topics & {*FROM_HAND, "plot"} else None

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase, and what everybody has."""
        thrones = _thrones(view)
        where = {"round": thrones.round, "phase": label_of("phase", thrones.phase or "set_up")}
        told = [words.tell(GAME, "face-alt", where)]
        for seat, player in enumerate(thrones.players):
            found = of_type(player, "character", "location")
            told.append(
                words.tell(
                    GAME,
                    "face-alt-player",
                    {
                        "house": plain(seat_label(thrones, words, seat)),
                        "power": player.power,
                        "gold": player.gold,
                        "hand": player.hand,
                        "cards": ", ".join(piece_text(piece, words) for piece in found)
                        or words.say("nothing"),
                    },
                )
            )
        return clipped(" ".join(told), LONGEST_ALT)

    def picture(
        self,
        view: View,
        words: Words,
        seat_name: SeatName,
        zoom: str | None = None,
        private: bool = False,
    ) -> bytes | None:
        """A PNG of the table, or of one player's cards with their texts."""
        thrones, name = _thrones(view), short(seat_name)
        if zoom is not None:
            return close_up_png(thrones, int(zoom), words)
        return png(painted(thrones, words, name, private=private))

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        """A PNG of the challenge, or of what everybody has in play."""
        thrones = _thrones(view)
        more = words.tell(GAME, "picture-more", {"number": "#"})
        return scene_png(painted(thrones, words, short(seat_name)), scene(thrones, words), more)

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        """The viewer's hand, or the plots where one is to be chosen."""
        return hand_cards(_thrones(view), words)

    def legend(self, words: Words) -> bytes | None:
        """What the signs mean."""
        return legend_png(words.tell(GAME, "picture-legend", {}), labels(words))

    def icons(self) -> Mapping[str, str]:
        """The icons of two challenges; the crown of the third is drawn for all games."""
        return {ICON_SIGNS[icon]: ICON_SHAPES[icon] for icon in ("military", "intrigue")}

    def zooms(self, view: View) -> list[tuple[str, str]]:
        """Each player's side; the viewer's own by that name."""
        thrones = _thrones(view)
        return [
            (str(seat), "zoom-own" if seat == thrones.viewer else f"house-{player.faction}")
            for seat, player in enumerate(thrones.players)
            if not player.out
        ]

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        """Return the name of the seat's faction."""
        return seat_label(_thrones(view), words, seat)

    def chapter(self, view: View) -> str:
        """Round, phase, who is active, and how far the challenge is."""
        thrones = _thrones(view)
        clash = thrones.challenge
        running = f".{clash.type}.{clash.step}.{clash.winner}" if clash else ""
        return f"{thrones.round}.{thrones.phase}.{thrones.active}{running}"

    def phase(self, view: View) -> str:
        """The phase of the round."""
        return _thrones(view).phase or "set_up"


FACE: Face = ThronesFace()


def _thrones(view: View) -> ThronesView:
    return ThronesView.of(view)
