"""Words of the Board Game's lines: areas in all languages, units, and single words by meaning."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.names import Mention, catalogue_name, give_roles, mentions
from bot.discord_ui.typed.spelling import nearness
from bot.discord_ui.typed.tokens import plain, tokens
from bot.discord_ui.typed.vocabulary import common, number, phrases, search, word_set
from bot.games.board_game.rules.facts import UNITS, house_cards, regions
from bot.kernel import Illegal
from bot.kernel.asks import Key, Option

GAME = "board_game"
KINDS = ("march", "defense", "support", "raid", "consolidate")
SURE = 0.88
LIKELY = 0.75
"""How near a name must be: anywhere on the map, and among the areas the question is about."""
MARGIN = 0.02
MISSPELT = 0.92
SHORTEST_MISSPELT = 5
NOT_UNDERSTOOD = "text-not-understood"

_PIECES = re.compile(r"[,;\n&]+|\b(?:and|und)\b")


def pieces(text: str) -> Iterator[str]:
    """The parts of a list: between commas, lines, `and`."""
    return (piece.strip() for piece in _PIECES.split(text) if piece.strip())


def words_in(text: str) -> list[str]:
    """The words of a text, folded."""
    return re.findall(r"[^\W_]+", plain(text))


@cache
def said(key: str) -> frozenset[str]:
    """The words of a line that mean this."""
    return frozenset(phrases(f"line-{key}", GAME))


@lru_cache(4096)
def _unit_words(word: str) -> dict[str, str]:
    """The words for units that a typed one can be, and those units: misspelt, the nearest ones."""
    known = {one: unit for unit in UNITS for one in phrases(f"unit-{unit}", GAME)}
    if word in known:
        return {word: known[word]}
    if len(word) < SHORTEST_MISSPELT or word in common():
        return {}
    # Who mistypes a word gets its first letter right: `weiter` is no `Reiter`.
    scores = {one: nearness(word, one) for one in known if one[0] == word[0]}
    best = max(scores.values(), default=0.0)
    return {one: known[one] for one, score in scores.items() if score == best >= MISSPELT}


def unit_in(word: str) -> str | None:
    """The unit a word names."""
    found = {*_unit_words(word).values()}
    return found.pop() if len(found) == 1 else None


def how_many(words: Sequence[str], at: int) -> int | None:
    """How many a unit's name stands for that has no number: one, all (None), or 0 if unclear.

    `footmen` are all of them, `some footmen` are not; a German `Ritter` may be one or several, as
    its article says.
    """
    names = {*_unit_words(words[at])}
    many, either = names & {*phrases("units-many", GAME)}, names & {*phrases("units-either", GAME)}
    loose = word_set("articles") | frozenset(phrases("of", GAME))
    before = at - 1
    while before > 0 and words[before] in loose - {*phrases("the-many", GAME)}:
        before -= 1
    if before >= 0 and words[before] in phrases("some", GAME):
        return 0
    if names == many or not many | either:
        return None if many else 1
    last = words[at - 1] if at else ""
    if last in phrases("the-many", GAME):
        return None
    return 1 if last in phrases("the-one", GAME) else 0


@cache
def _areas() -> dict[str, tuple[str, ...]]:
    """Every area by the name it is compared by, and all it is called."""
    return dict(catalogue_name(GAME, f"region:{one}") for one in regions())


@cache
def _ids() -> dict[str, str]:
    return {catalogue_name(GAME, f"region:{one}")[0]: one for one in regions()}


def areas_in(text: str) -> list[Mention]:
    """The areas a text names, in order, with who comes from where."""
    return [Mention(one.start, one.end, one.near, one.role) for one in _named(text)]


@lru_cache(1024)
def _named(text: str) -> list[Mention]:
    """The same; kept, since each part of a line is looked at from many sides."""
    listed = tokens(text)
    found = mentions(listed, _areas(), _no_area, far=False)
    give_roles(found, listed, range(0))
    return found


@lru_cache(4096)
def _no_area(word: str) -> bool:
    """Words that begin like an area's name and mean something else."""
    told = any(word in said(key) for key in ("nothing", "port", "castle", "march", "star", "loose"))
    order = any(word in phrases(f"kind-{kind}", GAME) for kind in KINDS)
    told = told or word in phrases("of", GAME)
    return told or order or unit_in(word) is not None or word in _houses()


@cache
def _houses() -> frozenset[str]:
    houses = {card.house for card in house_cards().values()}
    return frozenset(one for house in houses for one in catalogue_name(GAME, f"house:{house}")[1])


def meant(mention: Mention, likely: Iterable[str]) -> str | None:
    """The area a mention means: among the likely ones if it fits them, else any."""
    near = {_ids()[name]: score for name, score in mention.near.items()}
    for known, least in ((set(likely), LIKELY), (set(near), SURE)):
        ranked = sorted(((near[one], one) for one in near if one in known), reverse=True)
        if not ranked or ranked[0][0] < least:
            continue
        if len(ranked) == 1 or ranked[0][0] - ranked[1][0] >= MARGIN:
            return ranked[0][1]
    return None


@cache
def free_beside_area() -> frozenset[str]:
    """Words that tell nothing more beside an area's name."""
    free = word_set("fillers", "with", "source", "target", "articles", "both", "each", "chatter")
    return free | said("loose") | frozenset(phrases("orders-loose", GAME))


def area(desk: Desk, text: str, likely: Iterable[str]) -> str:
    """The one area that is meant; any, so that the rules can say why not. Illegal if unclear."""
    known = [one for one in likely if one in regions()]
    found = areas_in(text)
    one = meant(found[0], known) if len(found) == 1 else None
    free = free_beside_area()
    inside = {at for mention in found for at in mention.span}
    left = [w for at, w in enumerate(tokens(text)) if at not in inside and w.isalnum()]
    if one is None or any(word not in free for word in left):
        names = [str(desk.words.name(GAME, f"region:{one}")) for one in known[:3]]
        raise Illegal(NOT_UNDERSTOOD, text=text[:60], nearest=names)
    return one


LINE_WORDS = (
    *("orders", "march", "muster", "raid", "support", "raven", "nothing", "attacker"),
    *("defender", "routed", "to", "stay", "token", "upgrade", "port", "star", "loose"),
)


def understood(text: str, names: Iterable[str] = ()) -> bool:
    """Whether every word of a line means something here, these names included."""
    return not _unknown(text, names)


def without_unknown(text: str, names: Iterable[str] = ()) -> str:
    """A line without the words that mean nothing here."""
    out = _unknown(text, [*names, *word_set("leaving", "except", "turning")])
    return " ".join(word for at, word in enumerate(tokens(text)) if at not in out)


def _unknown(text: str, names: Iterable[str]) -> set[int]:
    listed = tokens(text)
    known = {at for one in areas_in(text) for at in one.span}
    phrased = _phrased() | {"name": tuple(names)}
    known |= {at for one in search(listed, phrased) for at in one.span}
    free = word_set(*FREE)
    return {
        at
        for at, word in enumerate(listed)
        if at not in known
        and word not in free
        and word.isalnum()
        and unit_in(word) is None
        and number(word) is None
    }


FREE = (
    *("fillers", "articles", "with", "source", "target", "and", "chatter", "yes"),
    *("all", "rest", "both", "each", "only", "offer-accept", "offer-refuse", "none"),
)


@cache
def _phrased() -> dict[str, tuple[str, ...]]:
    """All phrases of the lines."""
    kinds = (one for kind in KINDS for one in phrases(f"kind-{kind}", GAME))
    lines = (one for key in LINE_WORDS for one in sorted(said(key)))
    return {"kind": tuple(kinds), "line": tuple(lines)}


def unclear(desk: Desk, known: Sequence[Key | Option], text: str) -> Illegal:
    """That this is not understood, and what would be."""
    nearest = [desk.option(one) for one in known[:3]]
    return Illegal(NOT_UNDERSTOOD, text=text[:60], nearest=nearest)
