"""Cards of the first edition, in words and to be drawn."""

from collections.abc import Iterator, Mapping

from bot.games.card_game_1e.rules.facts import FirstCard, cards, later, titles
from bot.games.card_game_1e.rules.view import PieceView
from bot.games.lcg import view as shared_view
from bot.games.lcg.facts import Card
from bot.games.lcg.ui.texts import Book, Texts
from bot.kernel.labels import label_of
from bot.text import LANGUAGES
from bot.text.words import add_names


class FirstTexts(Texts):
    """Cards of this edition have crests and influence; titles support and oppose each other."""

    game = "card_game_1e"
    signs = (*Texts.signs, "influence")

    @property
    def cards(self) -> Mapping[str, FirstCard]:
        """Every card by its code."""
        return cards()

    def effect(self, code: str) -> str:
        """What a card says; a title also whom it supports and whose rival it is."""
        said = super().effect(code)
        return f"{said}\n{self.title(code)}" if code in titles() else said

    def more_values(self, printed: Card) -> Iterator[str]:
        """Influence and crests."""
        assert isinstance(printed, FirstCard)
        if printed.influence:
            yield self.tell("face-influence", {"number": printed.influence})
        if printed.crests:
            crests = ", ".join(self.tell(f"crest-{one}") for one in printed.crests)
            yield self.tell("face-crests", {"crests": crests})

    def marks(self, printed: Card) -> list[str]:
        """Unique, and for one House only."""
        assert isinstance(printed, FirstCard)
        found = super().marks(printed)
        if printed.house_only is not None:
            found.append(self.tell("face-only", {"house": self.house_of(printed.house_only)}))
        return found

    def influence(self, piece: shared_view.PieceView) -> int:
        """What a standing card can pay with besides gold."""
        return piece.influence if isinstance(piece, PieceView) else 0

    def more_state(self, piece: shared_view.PieceView) -> Iterator[str]:
        """Influence."""
        if self.influence(piece):
            yield self.tell("face-influence", {"number": self.influence(piece)})

    def title(self, code: str) -> str:
        """A title, whom it supports and whose rival it is."""
        title = titles()[code]
        told = {"title": label_of("card", code)}
        sides = {"supports": title.supports, "rivals": title.rivals}
        for side, others in sides.items():
            told[side] = ", ".join(self.name_of(one) for one in others)
        found = [side for side, others in sides.items() if others]
        end = {0: "", 1: f"-{found[0]}" if found else "", 2: "-both"}[len(found)]
        return self.tell(f"face-title{end}", told)


def add_later(game: str = FirstTexts.game) -> None:
    """Let cards of later sets be called, and say, what their files have for it."""
    for language in LANGUAGES:
        told: dict[str, str] = {}
        for code, one in later().items():
            names, texts = (one.name_de, one.name), (one.text_de, one.text)
            german = language == "de"
            told[f"{game}-card-{code}"] = next(filter(None, names[not german :]), one.name)
            told[f"{game}-effect-{code}"] = next(filter(None, texts[not german :]), "")
        add_names(language, {key: name for key, name in told.items() if name})


add_later()
BOOK = Book(FirstTexts)
