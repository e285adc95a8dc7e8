"""The Board Game in one line: marches. Every word has to be understood, or nothing is done."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice, permutations
from typing import Any

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.lexicon import Chain, Unsure
from bot.discord_ui.typed.names import Mention
from bot.discord_ui.typed.tokens import ARROW, BACK_ARROW, tokens
from bot.discord_ui.typed.vocabulary import number, phrases, search, word_set
from bot.games.board_game.rules.facts import UNITS, regions
from bot.games.board_game.rules.imagined import imagined
from bot.games.board_game.rules.march import moves_ask
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.typed.orders import bonus_in, order_in
from bot.games.board_game.ui.typed.words import (
    GAME,
    areas_in,
    how_many,
    meant,
    said,
    unclear,
    unit_in,
)
from bot.kernel import Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of

Step = tuple[int | str, Any]
HOW_MANY = "text-how-many"
PARTING = frozenset({",", ";", "+", "&"})
MOST_GROUPS = 16
"""No march has more units that could go different ways."""
MOST_WAYS = 100
"""A few of them are offered; every word that is vague multiplies them."""


@dataclass(slots=True)
class Group:
    """Units and where they go, as they stand between two separators."""

    counts: list[tuple[int | None, str | None]] = field(default_factory=list)
    """How many (None: all) of which sort (None: of any, or as before)."""
    unsaid: set[str] = field(default_factory=set)
    """Sorts of which the word may mean one or all."""
    places: list[Mention] = field(default_factory=list)
    stays: bool = False
    token: bool = False
    nobody: bool = False
    but: bool = False
    pair: bool = False
    """Told as `both`."""
    each: bool = False
    """As many to every place that follows."""


def march(
    desk: Desk, view: BoardView, asks: dict[str, AnyAsk], text: str, *, verb: bool = False
) -> list[Step]:
    """R9.01: which march, if there is a choice, and where its units go."""
    ask = asks.get("march_moves")
    if isinstance(ask, Assign):
        return [(ask.id, moves(desk, ask, text, whole=verb))]
    choose = asks["march"]
    assert isinstance(choose, Choose)
    assert view.viewer is not None
    sources = [option.id for option in choose.options]
    found = _areas(text)
    at = _source(found, sources)
    if at is None:
        chains = [*_from_any(desk, view, choose, text, found)]
        if len(chains) > 1:
            raise Unsure(chains, unclear(desk, choose.options, text))
        if chains:
            return [(ask.id or ask.topic, value) for ask, value in chains[0]]
        if len(found) == 1 and found[0].role != "target" and (one := meant(found[0], [])):
            # No march of ours lies there: the rules say so.
            return [(choose.id, [one])]
        raise unclear(desk, choose.options, text)
    source = meant(found[at], sources) or ""
    follow = moves_ask(imagined(view), view.viewer, source)
    groups = _groups(desk, choose, text, found, at)
    if follow is None or not groups:
        return [(choose.id, [source])]
    try:
        given = _given(desk, follow, _all_of(groups), text)
    except Unsure as unsure:
        unsure.chains = [((choose, [source]), *chain) for chain in unsure.chains]
        raise
    return [(choose.id, [source]), ("march_moves", given)]


def _from_any(
    desk: Desk, view: BoardView, choose: Choose, text: str, found: list[Mention]
) -> Iterator[Chain]:
    """No march is named: the one whose order is, or every one whose units can go there."""
    told, rest = _by_order(choose, text)
    if told and not found:
        yield ((choose, [told]),)
        return
    for option in choose.options:
        follow = moves_ask(imagined(view), view.viewer or 0, option.id)
        if told not in ("", option.id) or follow is None or not found:
            continue
        first = (choose, [option.id])
        try:
            value = _given(desk, follow, _groups(desk, choose, rest, _areas(rest), None), rest)
            yield first, (follow, follow.check(value))
        except Unsure as unsure:
            yield from ((first, *chain) for chain in unsure.chains)
        except Illegal:
            continue


def _by_order(choose: Choose, text: str) -> tuple[str, str]:
    """`the march -1`: the only one of these orders that is meant, and the other words."""
    words, order = order_in(text)
    if not order:
        kind = phrases("kind-march", GAME)[0]
        words, order = order_in(f"{kind} {text}") if bonus_in(text) else (text, "")
    fits = [one.id for one in choose.options if one.args.get("order") == f"order:{order}"]
    free = all(_free(word) or not word.isalnum() for word in tokens(words)) or areas_in(words)
    return (fits[0], words) if len(fits) == 1 and free and bonus_in(text) else ("", text)


def moves(desk: Desk, ask: Assign, text: str, *, whole: bool = False) -> dict[str, str]:
    """R9: `2 footmen to moat cailin, rest stay`; a power token is left by naming it.

    `march to moat cailin` is the whole march, only `to moat cailin` may be a part of it.
    """
    source = id_of(ask.about["source"])
    found = _areas(text)
    at = _source(found, [source]) if len(found) > 1 or _named_only(found, source, text) else None
    other = next((one for one in found if one.role == "source"), None)
    if at is None and other is not None:
        where = meant(other, []) or ""
        options = [f"region:{source}"]
        raise Illegal("march-no-order", region=f"region:{where}", options=options)
    groups = _groups(desk, ask, text, found, at)
    return _given(desk, ask, _all_of(groups) if whole or at is not None else groups, text)


def _all_of(groups: list[Group]) -> list[Group]:
    """`from winterfell to karhold`: with both places named, and no units, it is all of them."""
    bare = len(groups) == 1 and groups[0].places and not groups[0].counts and not groups[0].stays
    return [replace(groups[0], counts=[(None, None)])] if bare else groups


def _areas(text: str) -> list[Mention]:
    """The areas a text names; one comes from where a word or an arrow says so, not from the rest.

    In `2 footmen to karhold, knight moat cailin` nobody comes from Moat Cailin.
    """
    found, listed = areas_in(text), tokens(text)
    arrows = {ARROW, BACK_ARROW} & set(listed)
    for one in found:
        if one.start and listed[one.start - 1] == ARROW:
            one.role = "target"
        before = [at for at in range(one.start) if listed[at] not in word_set("articles")]
        told = before and listed[before[-1]] in word_set("source", "with")
        told = told or listed[one.end : one.end + 1] in [[word] for word in word_set("source")]
        if one.role == "source" and not arrows and not told and len(found) == 2 and found[0] != one:
            one.role = None
    return found


def _named_only(found: list[Mention], source: str, text: str) -> bool:
    """Whether the one area that is named is where the march begins: `winterfell: all stay`."""
    return bool(found) and meant(found[0], [source]) == source


def _source(found: list[Mention], sources: list[str]) -> int | None:
    """Which of the areas is where the march begins: by a word such as `from`, else the first."""
    able = [at for at, one in enumerate(found) if meant(one, sources) in sources]
    told = [at for at in able if found[at].role == "source"]
    if told:
        return told[0]
    if any(one.role == "source" for one in found):
        return None
    free = [at for at in able if found[at].role != "target"]
    return free[0] if free and (free[0] == 0 or len(free) == 1) else None


def _groups(
    desk: Desk, ask: AnyAsk, text: str, found: list[Mention], source: int | None
) -> list[Group]:
    """The text in groups; Illegal if a word means nothing here."""
    listed = tokens(text)
    skipped = set(found[source].span) if source is not None else set()
    starts = {one.start: one for at, one in enumerate(found) if at != source}
    inside = {at for one in found for at in one.span}
    but = search(listed, {"but": phrases("all-but")})
    whole = search(listed, {"all": phrases("all")})
    nobody = search(listed, {"nothing": tuple(said("nothing"))})
    groups, many = [Group()], -1
    for at, word in enumerate(listed):
        full = groups[-1].places and groups[-1].counts
        if full and at not in inside and _anew(listed, at, starts):
            groups.append(Group())
        group = groups[-1]
        if at in starts:
            group.places.append(starts[at])
        elif at in inside or at in skipped:
            continue
        elif word in PARTING or word in word_set("and"):
            many = _counted(group, many)
            groups.append(Group())
        elif any(at in one.span for one in but):
            group.but = True
        elif any(at in one.span for one in nobody):
            group.nobody = True
        elif (unit := unit_in(word)) is not None:
            if many == -1:
                count = how_many(listed, at)
                group.unsaid |= {unit} if count == 0 else set()
                group.counts.append((1 if count == 0 else count, unit))
            else:
                group.counts.append((None if many == -2 else many, unit))
            many = -1
        elif number(word) is not None:
            many = number(word) or 0
        elif word in word_set("both"):
            many, group.pair = 2, True
        elif word in phrases("another", GAME):
            many = 1
        elif word in phrases("some", GAME):
            many = -1  # `a few`
        elif not _note(group, word):
            if word in word_set("all", "rest") or any(at in one.span for one in whole):
                many = -2
            elif not _free(word):
                assert isinstance(ask, Assign | Choose)
                known = ask.options if isinstance(ask, Choose) else ask.values
                raise unclear(desk, known, text)
    _counted(groups[-1], many)
    return [one for one in groups if one != Group()]


def _anew(listed: list[str], at: int, starts: dict[int, Mention]) -> bool:
    """`1 fm karhold 1 fm moat cailin`: a number, and its place before the next comma."""
    onward = range(at, len(listed))
    parted = (one for one in onward if listed[one] in PARTING | word_set("and"))
    end = next(parted, len(listed))
    return number(listed[at]) is not None and any(at < one < end for one in starts)


def _counted(group: Group, many: int) -> int:
    """A number, or `all`, that names no sort of unit."""
    if many != -1:
        group.counts.append((None if many == -2 else many, None))
    return -1


def _note(group: Group, word: str) -> bool:
    """Words that say something about the whole group."""
    if word in said("token"):
        group.token = True
    elif word in said("stay") or word in word_set("leaving"):
        group.stays = True
    elif word in said("nothing"):
        group.nobody = True
    elif word in word_set("each"):
        group.each = True
    else:
        return False
    return True


def _free(word: str) -> bool:
    """Words that tell nothing more."""
    told = said("to") | said("march") | {ARROW}
    loose = word_set("fillers", "articles", "with", "source", "target", "loose", "chatter", "only")
    return word in told | loose | frozenset(phrases("march_moves-loose", GAME))


def _given(desk: Desk, ask: Assign, groups: list[Group], text: str) -> dict[str, str]:
    """Where each unit goes; with several ways if one is told vaguely."""
    if len(groups) > MOST_GROUPS:
        raise unclear(desk, ask.values, text)
    vague = next((one for one in groups if _vague(ask, one, groups)), None)
    if vague is None:
        return _certain(desk, ask, groups, text)
    chains: list[Chain] = []
    for told in islice(_told(ask, groups), MOST_WAYS):
        with suppress(Illegal):
            chains.append(((ask, _certain(desk, ask, told, text)),))
    sort = next(iter(vague.unsaid), "")
    refusal = Illegal(HOW_MANY, unit=f"unit:{sort}") if sort else unclear(desk, ask.values, text)
    raise Unsure(chains, refusal)


def _told(ask: Assign, groups: list[Group]) -> Iterator[list[Group]]:
    """The same groups with everything told that they leave open, in every way."""
    vague = next((one for one in groups if _vague(ask, one, groups)), None)
    if vague is None:
        yield groups
        return
    for way in _ways(ask, vague):
        yield from _told(ask, [way if one is vague else one for one in groups])


def _numbers(ask: Assign) -> Counter[str]:
    """How many units of each sort could go."""
    sorts = (key.id.split("/")[0] for key in ask.keys)
    return Counter(sort for sort in sorts if sort in UNITS)


def _vague(ask: Assign, group: Group, groups: list[Group]) -> bool:
    """Whether it is not told how many go, or which; a number may be for every place."""
    numbers = _numbers(ask)
    if group.pair:
        group.unsaid |= {unit for _, unit in group.counts if unit and numbers[unit] > 2}
    shared = any(one.each for one in groups)
    bare = bool(group.places) and not group.counts and not group.stays and not shared
    bare = bare or (_sortless(group, groups) and len(numbers) > 1)
    return any(numbers[one] > 1 for one in group.unsaid) or (bare and numbers.total() > 1)


def _sortless(group: Group, groups: list[Group]) -> bool:
    """Whether a number is told, and nowhere of which sort."""
    told = any(unit for one in groups for _, unit in one.counts)
    return not told and len(group.counts) == 1 and group.counts[0][0] is not None


def _ways(ask: Assign, group: Group) -> Iterator[Group]:
    """The same group with numbers: all of them first."""
    numbers = _numbers(ask)
    if group.counts and not group.unsaid:
        many = group.counts[0][0] or 0
        yield from (replace(group, counts=[(many, one)]) for one, n in numbers.items() if n >= many)
        for one, other in permutations(numbers, 2):
            if numbers[one] >= many - 1 > 0 and (many > 2 or one < other):
                yield replace(group, counts=[(many - 1, one), (1, other)])
        return
    if not group.unsaid:
        yield replace(group, counts=[(None, None)])
        for sort in numbers if len(numbers) > 1 else ():
            yield replace(group, counts=[(None, sort)])
        yield from (replace(group, counts=[(1, one)]) for one, n in numbers.items() if n > 1)
        return
    sort = max(group.unsaid, key=numbers.__getitem__)
    for many in range(numbers[sort], 0, -1):
        counts = [(many if unit == sort else n, unit) for n, unit in group.counts]
        yield replace(group, counts=counts, unsaid=group.unsaid - {sort}, pair=False)


def _certain(desk: Desk, ask: Assign, groups: list[Group], text: str) -> dict[str, str]:
    free = {unit: [k.id for k in ask.keys if k.id.split("/")[0] == unit] for unit in UNITS}
    places = [value.id for value in ask.values if value.id in regions()]
    given: dict[str, str] = {}
    waiting: list[str] = []
    last = ""
    every: list[tuple[int | None, str | None]] = []
    for group in groups:
        every = group.counts if group.each else every
        if every and group.places and not group.counts:
            group.counts = every
        if group.token:
            given["power_token"] = "leave"
            if not group.places and not group.counts:
                continue
        if len(group.places) > 1 or (group.nobody and (group.counts or group.places)):
            raise unclear(desk, ask.values, text)
        units = []
        for many, unit in group.counts:
            units += _taken(free, many, unit or (last if many is not None else ""), group)
            last = unit or last
        if not group.places:
            stays = group.nobody or (group.stays and not group.token)
            waiting = [] if stays else [*waiting, *units]
            continue
        place = meant(group.places[0], places)
        if place is None or group.stays > group.token:
            raise unclear(desk, ask.values, text)
        going = [*waiting, *units]
        if not going and not group.counts:
            if given:  # `1 knight karhold and castle black`: who goes there?
                raise unclear(desk, ask.values, text)
            going = [key for keys in free.values() for key in keys]
            free = {unit: [] for unit in free}
        given |= dict.fromkeys(going, place)
        waiting = []
        if not going:
            raise unclear(desk, ask.values, text)
    if waiting:
        raise unclear(desk, ask.values, text)
    return given


def _taken(free: dict[str, list[str]], many: int | None, unit: str, group: Group) -> list[str]:
    """Take so many units from those that are free; those that stay are taken from the end."""
    if not unit:
        sorts = [one for one, keys in free.items() if keys]
        if many is None:
            found = [key for keys in free.values() for key in keys]
            free |= {one: [] for one in free}
            return found
        unit = sorts[0] if len(sorts) == 1 else ""
        if not unit:
            return []
    able = free[unit]
    wanted = len(able) if many is None else many
    if group.but:
        stay = able[-wanted:] if wanted else []
        free[unit] = stay
        rest = [key for one, keys in free.items() if one != unit for key in keys]
        free |= {one: [] for one in free if one != unit}
        return [*(key for key in able if key not in stay), *rest]
    if group.stays and not group.places:
        free[unit] = able[: len(able) - wanted]
        return []
    free[unit] = able[wanted:]
    # More than there are: the rules say so.
    return [*able[:wanted], *(f"{unit}/{n}" for n in range(len(able) + 1, wanted + 1))]
