"""Texts that are dear to read, made for one question: nearly names, walls, signs, other scripts."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import cycle, islice
from random import Random

from bot.discord_ui.desk import Desk, lexicon
from bot.kernel import Assign, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk, Key, Option
from bot.reader.text import MOST_SENT, bounded
from bot.text.words import MissingWords

LONGEST = 2000
Make = Callable[[int], str]
"""The text of a shape; another number gives other words of the same kind."""
GENERAL = ("all", "rest", "except", "only", "none", "both", "each", "leaving", "not", "yes")
LINES = ("orders", "march", "muster", "raid", "support", "raven", "lose", "stay", "to", "nothing")
KINDS = ("kind-march", "kind-defense", "kind-support", "kind-raid", "kind-consolidate")
UNITS = ("unit-footman", "unit-knight", "unit-ship", "unit-siege_engine")
TALKS = ("giving", "getting", "offer-accept", "offer-refuse", "offer-propose", "in-return")
PROSE = {
    "en": "I would rather wait for the ravens than march on anybody before the winter has come "
    "since nobody at this table can be trusted with a secret and my supply is lower than it was",
    "de": "Ich warte lieber noch ein wenig auf die Raben als jetzt schon gegen irgendwen zu "
    "marschieren weil hier niemand ein Geheimnis behalten kann und mein Nachschub knapp ist",
}


def ordinary(desk: Desk, ask: AnyAsk) -> Iterator[str]:
    """Lines as people write them: an option, with a verb, or with a number."""
    verbs = _verbs(desk) or [""]
    for place, name in enumerate(islice(_names(desk, ask), 6)):
        yield name
        yield f"{verbs[place % len(verbs)]} {name}"
        yield f"{name} 2, rest {name}"


def shapes(desk: Desk, ask: AnyAsk) -> dict[str, Make]:
    """Every shape by its name, each once as long as it may be sent and once as it may be read."""
    found: dict[str, Make] = {}
    for name, make in _shapes(desk, ask).items():
        found[f"{name}, whole"] = partial(_whole, make)
        found[name] = partial(_short, make)
    return found


def _whole(make: Callable[[Random], str], number: int) -> str:
    return make(Random(number))[:LONGEST]


def _short(make: Callable[[Random], str], number: int) -> str:
    return readable(make(Random(number)))


def readable(text: str) -> str:
    """As much of a text as is read."""
    text = text[:MOST_SENT]
    return text[: bisect_left(range(len(text)), True, key=lambda end: _refused(text[: end + 1]))]


def _refused(text: str) -> bool:
    try:
        bounded(text)
    except Illegal:
        return True
    return False


def _shapes(desk: Desk, ask: AnyAsk) -> dict[str, Callable[[Random], str]]:
    names = list(dict.fromkeys([*_names(desk, ask), *_known(desk)])) or ["winterfell"]
    verbs, small = _verbs(desk) or ["pass"], _small(desk)
    numbers = [one.partition("/")[0].strip() for one in desk.say("typed-numbers").split(",")]

    def some(listed: list[str], chance: Random) -> Iterator[str]:
        mixed = chance.sample(listed, len(listed))
        return islice(cycle(mixed), LONGEST // 2)

    def typos(chance: Random) -> Iterator[str]:
        return (_typo(one, chance) for one in some(names, chance))

    def moves(chance: Random) -> Iterator[str]:
        for verb, name in zip(some(verbs, chance), some(names, chance), strict=False):
            yield f"{verb} {name} {chance.randrange(9)}"

    def turned(chance: Random) -> Iterator[str]:
        for word, name in zip(some(small, chance), some(names, chance), strict=False):
            yield f"{word} {name}"

    def anything(chance: Random) -> Iterator[str]:
        pool = [*names, *verbs, *small, *numbers, ",", ";", "->", "+1", "?", "12"]
        while True:
            yield (
                _typo(chance.choice(pool), chance) if chance.random() < 0.3 else chance.choice(pool)
            )

    def letters(chance: Random) -> Iterator[str]:
        while True:
            yield "".join(chance.choice("aeinrst") for _ in range(chance.randrange(1, 9)))

    def said(join: str, listed: Callable[[Random], Iterable[str]]) -> Callable[[Random], str]:
        return lambda chance: join.join(islice(listed(chance), LONGEST // 4))

    def again(join: str, listed: list[str]) -> Callable[[Random], str]:
        return lambda chance: join.join([chance.choice(listed)] * (LONGEST // 2))

    return {
        "a name over and over": again(" ", names),
        "a name over and over, with commas": again(", ", names),
        "a verb over and over": again(" ", verbs),
        "a verb and a name over and over": lambda c: (
            f"{c.choice(verbs)} {c.choice(names)}, " * LONGEST
        )[: 2 * LONGEST],
        "names": said(" ", lambda c: some(names, c)),
        "names, with commas": said(", ", lambda c: some(names, c)),
        "names, with and": said(" and ", lambda c: some(names, c)),
        "names, with semicolons": said("; ", lambda c: some(names, c)),
        "names on lines": said("\n ", lambda c: some(names, c)),
        "names and arrows": said(" -> ", lambda c: some(names, c)),
        "names after a standing order": lambda c: "order " + ", ".join(some(names, c)),
        "nearly names": said(" ", typos),
        "nearly names, with commas": said(", ", typos),
        "first letters": said(" ", lambda c: (one[: c.randrange(1, 4)] for one in some(names, c))),
        "verbs": said(" ", lambda c: some(verbs, c)),
        "verbs, with and": said(" and ", lambda c: some(verbs, c)),
        "small words": said(" ", lambda c: some(small, c)),
        "small words and names": said(", ", turned),
        "moves": said(" ", moves),
        "moves, with commas": said(", ", moves),
        "moves, with semicolons": said("; ", moves),
        "anything": said(" ", anything),
        "letters": said(" ", letters),
        "one long word": lambda c: "w" * LONGEST,
        "digits": again(" ", [str(n) for n in range(20)]),
        "digits without spaces": lambda c: "12" * LONGEST,
        "numbers": said(" ", lambda c: some(numbers, c)),
        "numbers and names": said(
            ", ",
            lambda c: (f"{a} {b}" for a, b in zip(some(numbers, c), some(names, c), strict=False)),
        ),
        "prose": again(" ", [PROSE[desk.words.language]]),
        "plus and names": lambda c: "".join(f"{one}+" for one in some(names, c)),
        "signs": lambda c: "".join(c.choice(["+", ":", "=", "!", "."]) for _ in range(LONGEST)),
        "exclamation marks": lambda c: "!" * LONGEST + "x",
        "colons": lambda c: f"{c.choice(names)}:" * LONGEST,
        "blanks": lambda c: " " * (LONGEST - 2) + "+",
        "lines": lambda c: "\n+" * LONGEST,
        "one sign for eighteen": lambda c: "\ufdfa" * 400,
        "one sign for eighteen, few": lambda c: " ".join("\ufdfa" for _ in range(30)),
        "sharp s": lambda c: "ß" * LONGEST,
        "sharp s as words": lambda c: "straße " * LONGEST,
        "marks upon letters": lambda c: "".join(
            char + "\u0301\u0323" * 3 for char in " ".join(some(names, c))[:400]
        ),
        "marks alone": lambda c: "\u0301\u0323" * LONGEST,
        "syllables": lambda c: "각" * LONGEST,
    }


def _typo(word: str, chance: Random) -> str:
    if len(word) < 3:
        return word
    at = chance.randrange(len(word) - 1)
    swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return chance.choice([word[:at] + word[at + 1 :], swapped, word[:at] + "e" + word[at:]])


def _names(desk: Desk, ask: AnyAsk) -> Iterator[str]:
    """What can be chosen, as it stands on the buttons."""
    listed: list[Option | Key] = []
    if isinstance(ask, Choose):
        listed = [*ask.options]
    elif isinstance(ask, Assign):
        listed = [*ask.keys, *ask.values]
    elif isinstance(ask, Offer):
        listed = [*ask.terms]
    return (desk.option(one).lower() for one in listed)


def _known(desk: Desk) -> Iterator[str]:
    """What else the game has a name for."""
    assert desk.view is not None
    for label in lexicon(desk.game).names(desk.view):
        yield str(desk.words.name(desk.game, label)).lower()


def _verbs(desk: Desk) -> list[str]:
    known = lexicon(desk.game)
    keys = [f"verb-{one}" for one in (*known.verbs, *known.shortcuts)]
    keys += [f"line-{one}" for one in LINES] + [*KINDS, *UNITS]
    return _said(desk, [*keys, "do-undo", "do-help", "order-begins"])


def _small(desk: Desk) -> list[str]:
    return _said(desk, [*GENERAL, *TALKS])


def _said(desk: Desk, keys: list[str]) -> list[str]:
    found: list[str] = []
    for key in keys:
        try:
            found += desk.words.tell(desk.game, f"typed-{key}", {}).split(",")
        except MissingWords:
            continue
    return [one.strip() for one in found if one.strip()]
