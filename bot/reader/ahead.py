"""What the first text at a table of a game needs, looked up ahead, a little at a time.

Looking it all up when somebody waits for an answer would make everybody else wait as well.
"""

from collections.abc import Iterator
from functools import partial

from bot.kernel.labels import label_of
from bot.reader.lexicon import Lexicon
from bot.reader.likely import weights
from bot.reader.reading import verbs_of
from bot.reader.vocabulary import NAMES, book, called, foreign, numbers, ordinals, parted, phrases
from bot.text import LANGUAGES, words

TYPED = "typed-"
"""Entries that list what means something begin so, a game's own ones after its name."""
TOGETHER = 5
"""So many words are looked up at a time."""


def looked_up_ahead(game: str, lexicon: Lexicon) -> Iterator[None]:
    """Look up the words of a game, for as long as this is gone on with."""
    keys = frozenset().union(*(words(language).keys() for language in LANGUAGES))
    own = sorted(key for key in keys if key.startswith((TYPED, f"{game}-")))
    yield
    for place, key in enumerate(own):
        _look_up(game, key)
        if place % TOGETHER == 0:
            yield
    book_of_all = partial(book, game, verbs_of(lexicon), None)
    for look_up in (numbers, ordinals, weights, partial(foreign, game), lexicon.cards, book_of_all):
        look_up()
        yield


def _look_up(game: str, key: str) -> None:
    """What an entry lists to be typed, or all that its name is called."""
    own = key.removeprefix(f"{game}-")
    kind, _, which = own.partition("-")
    if key.startswith(TYPED):
        phrases(which)
    elif own.startswith(TYPED):
        phrases(which, game)
        parted(which, game)
    elif kind in NAMES and which:
        called(game, label_of(kind, which))
