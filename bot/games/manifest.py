"""What the rest of the house knows of a game: where its parts are, and nothing else."""

from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.datafiles import DATA
from bot.decks.pool import Pool
from bot.face import Face
from bot.face.cards import CardBook
from bot.face.memory import Memory
from bot.kernel import Rules
from bot.kernel.lesson import Lesson
from bot.kernel.positions import Positions
from bot.reader import Lexicon


class Game:
    """A game, as its package describes it in its `__init__.py`.

    A part is named `module:attribute`, counted from the package, and is imported when somebody
    asks for it: a picture needs no commands, and a scenario needs no pictures.
    """

    def __init__(
        self,
        id: str,
        package: str,
        *,
        rules: str,
        positions: str,
        face: str,
        lexicon: str,
        cog: str,
        words: str = "words",
        decks: str = "",
        cards: str = "",
        memory: str = "",
    ) -> None:
        """Note where the parts are.

        `id` is what saved games call it, and how the keys of its words begin; `cog` is a module by
        its full name; `words` is a folder in the package. A game for which people build decks says
        what they are built of (`decks`), and how its cards look (`cards`); one in which it helps to
        remember says what can be looked up (`memory`). Facts, if there are any, are in
        `data/<id>/`.
        """
        self.id = id
        self.package = package
        self.cog = cog
        self.data = DATA / id
        self._words = words
        self._rules, self._positions = rules, positions
        self._face, self._lexicon = face, lexicon
        self._decks, self._cards, self._memory = decks, cards, memory

    @cached_property
    def rules(self) -> Rules[Any]:
        """What may be done, and what follows from it."""
        found: Rules[Any] = self._part(self._rules)
        return found

    @property
    def lesson(self) -> Lesson | None:
        """Its guided first game, if it offers one."""
        return self.rules.lesson

    @property
    def lessons(self) -> dict[str, Lesson]:
        """Every guided game by its part: the first one has none."""
        first = {} if self.lesson is None else {"": self.lesson}
        return {**first, **self.rules.further_lessons}

    @cached_property
    def positions(self) -> Positions[Any]:
        """How scenarios arrange positions of this game, and look at them."""
        found: Positions[Any] = self._part(self._positions)
        return found

    @cached_property
    def face(self) -> Face:
        """How its views are shown, in words and pictures."""
        found: Face = self._part(self._face)
        return found

    @cached_property
    def lexicon(self) -> Lexicon:
        """How its moves are typed."""
        found: Lexicon = self._part(self._lexicon)
        return found

    @cached_property
    def decks(self) -> Pool | None:
        """What decks are built of, if players bring decks to this game."""
        found: Pool | None = self._part(self._decks) if self._decks else None
        return found

    @cached_property
    def cards(self) -> CardBook | None:
        """How its cards look, if somebody wants to see one."""
        found: CardBook | None = self._part(self._cards) if self._cards else None
        return found

    @cached_property
    def memory(self) -> Memory | None:
        """What its players can look up of what has been seen, if it offers that."""
        found: Memory | None = self._part(self._memory) if self._memory else None
        return found

    @cached_property
    def words(self) -> Path:
        """The folder with its catalogues: `en.ftl`, `de.ftl`, `en.typed.ftl` and so on."""
        return Path(str(import_module(self.package).__file__)).resolve().parent / self._words

    def _part(self, place: str) -> Any:
        module, _, name = place.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)
