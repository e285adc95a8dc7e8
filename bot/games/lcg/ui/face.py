"""The face of a card game; an edition gives its view and its texts."""

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.face.shared import LONGEST_ALT, PIECE, NoDrafts, NoMaps, NoTalk, pieces, short, with_person
from bot.games.lcg.ui.close_up import close_up_png
from bot.games.lcg.ui.drawing import legend_png, png, scene_png
from bot.games.lcg.ui.drawing.symbols import ICON_SHAPES
from bot.games.lcg.ui.hand import FROM_HAND, ON_BOARD, hand_cards, own_lines
from bot.games.lcg.ui.lines import (
    fight,
    heading,
    of_type,
    piece_text,
    player_lines,
    scores,
    seat_label,
)
from bot.games.lcg.ui.news import joined, news
from bot.games.lcg.ui.picture import labels, painted, scene
from bot.games.lcg.ui.remarks import beside, remark
from bot.games.lcg.ui.texts import ICON_SIGNS, Texts
from bot.games.lcg.view import LcgView
from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.text.words import SeatName, Words, clipped, plain

ASIDE = frozenset({"gold-paid", "active", "challenge-over", "kept", "targets", "claim", "keyword"})
"""Events that are told in the log only: other lines say the same, or more."""


class LcgFace(NoDrafts, NoMaps, NoTalk):
    """The table in words and as a picture, and what a player alone holds."""

    def __init__(self, view: type[LcgView], texts: type[Texts]) -> None:
        """The edition's view and words."""
        self._view, self._texts = view, texts

    def _seen(self, view: View) -> LcgView:
        return self._view.of(view)

    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase, step; the running challenge; everybody's power, who leads first."""
        texts = self._texts(words)
        seen = self._seen(view)
        lines = [heading(seen, texts)]
        if seen.finish is not None:
            reason = texts.tell(f"finish-{seen.finish.reason}")
            winners = [
                with_person(seat_label(seen, texts, seat), short(seat_name)(seat))
                for seat in seen.finish.winners
            ]
            args = {"seats": words.join(winners), "reason": reason}
            lines.append(texts.tell("face-winners", args))
        elif seen.challenge is not None:
            lines.append(clipped(fight(seen, seen.challenge, texts), 500))
        return "\n".join([*lines, scores(seen, texts)])

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        """The text twin of the picture: the challenge, then each player."""
        texts = self._texts(words)
        seen, name = self._seen(view), short(seat_name)
        lines = []
        if seen.challenge is not None:
            lines += [fight(seen, seen.challenge, texts), ""]
        for seat in range(seen.seats):
            lines += [*player_lines(seen, seat, texts, name), ""]
        return pieces(lines)

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        """What was done to a seat in these events."""
        return news(self._texts.game, seat, events, words, house, most)

    def aside(self, event: Event) -> bool:
        """What other lines say as well."""
        return event.type in ASIDE

    def joined(self, events: Sequence[Event]) -> list[Event]:
        """What everybody does in turn stands in one line."""
        return joined(events)

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """The running challenge."""
        return [*beside(self._seen(view), ask, self._texts(words))]

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """What is known about the card that an option names."""
        return remark(self._seen(view), option, self._texts(words))

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        """The viewer's hand, plots and face-down cards, with what the cards say."""
        return clipped("\n".join(own_lines(self._seen(view), self._texts(words), brief)), PIECE)

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """The table where characters are chosen, the hand where cards of it are."""
        topics = {ask.topic for ask in view.asks}
        if topics & {*ON_BOARD}:
            return "board"
        return "hand" if topics & {*FROM_HAND, "plot"} else None

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase, and what everybody has."""
        texts = self._texts(words)
        seen = self._seen(view)
        where = {"round": seen.round, "phase": label_of("phase", seen.phase or "set_up")}
        told = [texts.tell("face-alt", where)]
        for seat, player in enumerate(seen.players):
            found = of_type(player, "character", "location")
            told.append(
                texts.tell(
                    "face-alt-player",
                    {
                        "house": plain(seat_label(seen, texts, seat)),
                        "power": player.power,
                        "gold": player.gold,
                        "hand": player.hand,
                        "cards": ", ".join(piece_text(piece, texts) for piece in found)
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
        texts = self._texts(words)
        seen, name = self._seen(view), short(seat_name)
        if zoom is not None:
            return close_up_png(seen, int(zoom), texts)
        return png(painted(seen, texts, name, private=private))

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        """A PNG of the challenge, or of what everybody has in play."""
        texts = self._texts(words)
        seen = self._seen(view)
        more = texts.tell("picture-more", {"number": "#"})
        return scene_png(painted(seen, texts, short(seat_name)), scene(seen, texts), more)

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        """The viewer's hand, or the plots where one is to be chosen."""
        return hand_cards(self._seen(view), self._texts(words))

    def legend(self, words: Words) -> bytes | None:
        """What the signs mean."""
        texts = self._texts(words)
        return legend_png(texts.tell("picture-legend"), labels(texts))

    def icons(self) -> Mapping[str, str]:
        """The icons of two challenges; the crown of the third is drawn for all games."""
        return {ICON_SIGNS[icon]: ICON_SHAPES[icon] for icon in ("military", "intrigue")}

    def zooms(self, view: View) -> list[tuple[str, str]]:
        """Each player's side; the viewer's own by that name."""
        seen = self._seen(view)
        return [
            (str(seat), "zoom-own" if seat == seen.viewer else f"house-{player.faction}")
            for seat, player in enumerate(seen.players)
            if not player.out
        ]

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        """The faction."""
        return seat_label(self._seen(view), self._texts(words), seat)

    def chapter(self, view: View) -> str:
        """Round, phase, who is active, and how far the challenge is."""
        seen = self._seen(view)
        clash = seen.challenge
        running = f".{clash.type}.{clash.step}.{clash.winner}" if clash else ""
        return f"{seen.round}.{seen.phase}.{seen.active}{running}"

    def phase(self, view: View) -> str:
        """The phase of the round."""
        return self._seen(view).phase or "set_up"
