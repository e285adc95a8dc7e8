"""`all Lannister cards`, `both war 12`, `Baratheon's 12`: keys by what they have in common."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.vocabulary import number, phrases, search, word_set
from bot.kernel import Assign
from bot.text.words import NAME

UNSURE = 0.6


@dataclass(frozen=True, slots=True)
class Group:
    """Keys that are named together: where, and by which words."""

    start: int
    keys: list[str]
    used: set[int]
    sure: float = 1.0


@dataclass(slots=True)
class _Named:
    """A house or a card that stands for several keys, and what its words say about how many."""

    start: int
    end: int
    keys: set[str]
    kind: str


def groups_in(segment: Segment, ask: Assign) -> list[Group]:
    """The groups of keys a sentence names; nothing where it may be one of them or all."""
    parting = word_set("and") | {",", ";", "+", "&"}
    edges = [-1, *(at for at, one in enumerate(segment.tokens) if one in parting)]
    found = [*_named(segment, ask)]
    things = phrases(f"{ask.topic}-things", segment.game)
    names = {catalogue_name(segment.game, key.label)[0] for key in ask.keys}
    whole = [one.start for one in segment.mentions if names & {*one.near}]
    groups = []
    for start, end in zip(edges, [*edges[1:], len(segment.tokens)], strict=True):
        here = [one for one in found if start < one.start < end]
        crowded = any(start < at < end for at in whole)
        if here and (group := _group(segment.tokens, start + 1, here, things, crowded)):
            groups.append(group)
    return groups


def _group(
    tokens: list[str], start: int, here: list[_Named], things: tuple[str, ...], crowded: bool
) -> Group | None:
    """`crowded`: where something of a name of its own is meant, a house alone says whose it is."""
    used = {at for one in here for at in range(one.start, one.end)}
    kinds = [one.kind for one in here]
    if sorted(kinds) == ["house", "part"]:
        # `give Baratheon back his 12`: one of them, by house and by card.
        both = here[0].keys & here[1].keys
        return Group(here[0].start, sorted(both), used) if len(both) == 1 else None
    if len(here) != 1:
        return None
    one = here[0]
    many = word_set("all") | (word_set("both") if one.kind == "part" else frozenset())
    counted = {
        at
        for at in range(start, one.start)
        if tokens[at] in many or number(tokens[at]) == len(one.keys)
    }
    those = {at for at in range(start, one.start) if tokens[at] in word_set("articles")}
    of_house = one.kind == "house" and any(tokens[at + 1] in word_set("source") for at in those)
    only_one = len(one.keys) == 1 and tokens[one.end : one.end + 1] in [[word] for word in things]
    led = start < one.start and tokens[one.start - 1] in word_set("source", "target")
    alone = not (counted or of_house or only_one)
    if alone and (len(one.keys) > 1 or led or crowded):
        return None
    plural = {one.end} if tokens[one.end : one.end + 1] == ["s"] else set()
    if alone:
        return Group(one.start, sorted(one.keys), used, UNSURE)
    return Group(one.start, sorted(one.keys), used | counted | plural)


def _named(segment: Segment, ask: Assign) -> Iterator[_Named]:
    """Where a house or a card is named that several keys belong to, outside of a whole name."""
    houses: dict[str, set[str]] = {}
    parts: dict[str, set[str]] = {}
    for key in ask.keys:
        name = NAME.fullmatch(key.label)
        house, dot, part = key.label.partition(":")[2].partition(".")
        if name and dot:
            houses.setdefault(f"house:{house}", set()).add(key.id)
            parts.setdefault(f"{name.group(1)}:{part}", set()).add(key.id)
    shared = {label: keys for label, keys in parts.items() if len(keys) > 1}
    whole = {catalogue_name(segment.game, key.label)[0] for key in ask.keys}
    inside = {
        at for one in segment.mentions if whole & {*one.near} and one.score == 1 for at in one.span
    }
    for kind, known in (("house", houses), ("part", shared)):
        called = {label: catalogue_name(segment.game, label)[1] for label in known}
        for one in search(segment.tokens, called):
            if one.score == 1 and not inside & set(one.span):
                yield _Named(one.start, one.end, known[one.meaning], kind)
