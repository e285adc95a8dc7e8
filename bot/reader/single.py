"""One name among some, as options of commands want it: the id it stands for, or why not."""

from collections.abc import Iterable, Mapping

from bot.kernel import Illegal
from bot.reader.names import SURE, alike
from bot.reader.text import bounded, limited, phrase

CLEARLY = 0.02
"""By so much the best has to be better than the next."""
MOST_NAMED = 3
SOME = 8
"""So many possibilities are named where something else was wanted."""
LONGEST_SHOWN = 60


def find(text: str, names: Mapping[str, str], elsewhere: Iterable[str] = ()) -> str:
    """The id whose name the text means, or Illegal with the nearest ones.

    `elsewhere` are names that exist and are not possible here: that is said then.
    """
    text = bounded(text)
    typed = phrase(text)
    exact = [key for key, name in names.items() if typed in (phrase(name), phrase(_spaced(key)))]
    if len(exact) == 1:
        return exact[0]
    if any(typed == phrase(name) for name in elsewhere):
        some = [*names.values()][:SOME]
        shown, more = text[:LONGEST_SHOWN], len(names) - len(some)
        raise Illegal("text-not-here", text=shown, possible=some, more=more)
    known = {key: (phrase(name), phrase(_spaced(key))) for key, name in names.items()}
    counted = any(word.isdecimal() for one in known.values() for word in one[0].split())
    words = [word for word in typed.split() if counted or not word.isdecimal()]
    with limited():
        near = alike(" ".join(words), known)  # `Winterfell (5)` is Winterfell.
    ranked = sorted(near, key=lambda key: -near[key])
    best, second = ([near[key] for key in ranked] + [0.0, 0.0])[:2]
    if best >= SURE and best - second >= CLEARLY:
        return ranked[0]
    nearest = [names[key] for key in [*ranked, *names][:MOST_NAMED]]
    raise Illegal("text-not-understood", text=text[:LONGEST_SHOWN], nearest=nearest)


def _spaced(key: str) -> str:
    return key.replace("_", " ")
