"""The face of the tavern: who has how much, in words and as a picture."""

from collections.abc import Sequence

from bot.face import Face
from bot.face.shared import NoDrafts, NoIcons, NoJoins, NoMaps, NoRemarks, Talk, pieces
from bot.kernel import Event, View
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.render.drawing import to_png
from bot.text.words import SeatName, Words
from tests.tavern.rules.view import TavernView
from tests.tavern.ui.picture import evening, legend

GAME = "tavern"


class TavernFace(NoJoins, NoDrafts, NoIcons, NoMaps, NoRemarks):
    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        tavern = _tavern(view)
        if tavern.finish is not None:
            return words.tell(GAME, f"finish-{tavern.finish.reason}", {})
        where = {
            "round": tavern.round,
            "phase": label_of("phase", tavern.phase),
            "deck": tavern.deck,
        }
        return words.tell(GAME, "face-summary", where)

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        return pieces(_guests(_tavern(view), words, seat_name))

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        mine = [one for one in events if one.args.get("victim") == label_of("seat", seat)]
        return [words.event(GAME, one, house) for one in mine[:most]]

    def aside(self, event: Event) -> bool:
        return False

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        hand = [label_of("card", card) for card in sorted(_tavern(view).hand)]
        return words.tell(GAME, "face-hand", {"cards": hand})

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        return " ".join(_guests(_tavern(view), words, seat_name))

    def picture(
        self,
        view: View,
        words: Words,
        seat_name: SeatName,
        zoom: str | None = None,
        private: bool = False,
    ) -> bytes | None:
        title = words.say(f"game-{GAME}")
        return to_png(
            evening(_tavern(view), title, self.summary(view, words, seat_name), seat_name)
        )

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        return self.picture(view, words, seat_name)

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        hand = sorted(_tavern(view).hand)
        return [Card(words.tell(GAME, f"card-{card}", {})) for card in hand]

    def legend(self, words: Words) -> bytes | None:
        return to_png(legend(words.tell(GAME, "picture-gold", {})))

    def zooms(self, view: View) -> list[tuple[str, str]]:
        return []

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        return None

    def chapter(self, view: View) -> str:
        tavern = _tavern(view)
        return f"{tavern.round}.{tavern.phase}"

    def phase(self, view: View) -> str:
        return _tavern(view).phase

    def talk(self, view: View) -> Talk | None:
        return None


def _guests(view: TavernView, words: Words, seat_name: SeatName) -> list[str]:
    return [
        words.tell(
            GAME,
            "face-guest",
            {"name": seat_name(seat), "gold": gold, "cards": view.cards[seat]},
        )
        for seat, gold in enumerate(view.gold)
    ]


_tavern = TavernView.of


FACE: Face = TavernFace()
