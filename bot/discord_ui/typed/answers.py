"""A question's answers as they can be read from a move's words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.discord_ui.typed.giving import Giving
from bot.discord_ui.typed.names import UNSURE_BELOW, Mention, name_of, names_in, place_of
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.selecting import selected
from bot.discord_ui.typed.sharing import read_shares
from bot.discord_ui.typed.talking import talked
from bot.discord_ui.typed.vocabulary import Found, number, phrases, search, word_set
from bot.kernel import Amount, Assign, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk
from bot.table import shown_ask

NUMBER = 0.97
MAYBE = 0.6
"""A bare number that can mean several things, or a word that usually means this."""
ORDINAL = 0.95


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer (or two), the words it uses up, and how sure it is."""

    steps: tuple[tuple[AnyAsk, Any], ...]
    used: set[int]
    sure: float
    refusal: Illegal | None = None


def answers_to(segment: Segment, ask: AnyAsk, used: set[int], *, first: bool) -> list[Answered]:
    """Every way to answer this question with words that are not used yet."""
    if isinstance(ask, Choose):
        found = [*_one_of(segment, ask, used, first)] if ask.max == 1 else [*_several(segment, ask)]
    elif isinstance(ask, Amount):
        found = [*_amount(segment, ask, used)]
    elif isinstance(ask, Assign):
        found = [*_assigned(segment, ask)]
    else:
        found = [*_talk(segment, ask)]
    if first and not isinstance(ask, Offer):
        found += _by_default(segment, ask)
    return [_checked(ask, one) for one in found]


def _checked(ask: AnyAsk, answered: Answered) -> Answered:
    try:
        ask.check(answered.steps[0][1])
    except Illegal as refusal:
        return Answered(answered.steps, answered.used, answered.sure, refusal)
    return answered


def _answer(ask: AnyAsk, value: Any, used: Any, sure: float) -> Answered:
    return Answered(((ask, value),), set(used), sure)


def _free(segment: Segment, used: set[int]) -> list[Mention]:
    return [one for one in segment.mentions if not used & set(one.span)]


def _one_of(segment: Segment, ask: Choose, used: set[int], first: bool) -> Iterator[Answered]:
    named = _free(segment, used)
    yield from _named(segment, ask, named)
    yield from _sets(segment, ask, named)
    inside = {at for one in segment.mentions if one.score >= NUMBER for at in one.span}
    found = [o for o in segment.options_in(ask) if not (used | inside) & set(o.span)]
    for one in found:
        same = [o for o in found if o.meaning == one.meaning and not _turns(segment, o)]
        more = {at for o in same for at in o.span} if one in same else set()
        # `attack dorne` is no `done`: beside a verb of its own a misspelt word may be anything.
        beside = bool(segment.verbs) and not set(segment.verb_span) & set(one.span)
        sure = min(one.score, MAYBE) if beside and one.score < 1 else one.score
        yield _answer(ask, [one.meaning], more | set(one.span), sure)
    yield from _by_parts(segment, ask, used)
    yield from _refused(segment, ask, used)
    yield from _by_number(segment, ask, used, first)
    for one in segment.maybe_in(ask):
        if not (used | inside) & set(one.span):
            yield _answer(ask, [one.meaning], one.span, MAYBE)


def _by_parts(segment: Segment, ask: Choose, used: set[int]) -> Iterator[Answered]:
    """An option that is made of several things: all of them are named, in any order."""
    fits: list[Answered] = []
    half: list[Answered] = []
    for option in ask.options:
        made = segment.lexicon.parts(segment.view, ask, option)
        said = [search(segment.tokens, {option.id: one}) for one in made]
        one_part = [found[0] for found in said if found]
        if len(one_part) == 1 < len(made) and one_part[0].score == 1:
            half.append(_answer(ask, [option.id], one_part[0].span, MAYBE))
        if made and all(said) and not any(used & set(one[0].span) for one in said):
            spent = {at for one in said for at in one[0].span}
            fits.append(_answer(ask, [option.id], spent, min(one[0].score for one in said)))
    surest = max((one.sure for one in fits), default=0.0)
    yield from (one for one in fits or half if one.sure > surest - 1 + NUMBER)


def _turns(segment: Segment, one: Found) -> bool:
    return any(segment.tokens[at] in word_set("turning") for at in one.span)


def _refused(segment: Segment, ask: Choose, used: set[int]) -> Iterator[Answered]:
    """`I won't attack`: the verb of what is asked, and a word that turns it round."""
    quiet = segment.lexicon.quiet.get(ask.topic)
    about = any(ask.topic in segment.lexicon.verbs.get(v.meaning, ()) for v in segment.verbs)
    turned = {at for at, token in enumerate(segment.tokens) if token in word_set("not")}
    names = {name_of(segment.game, option) for option in ask.options}
    named = {at for one in segment.mentions if names & {*one.near} for at in one.span}
    others = any(not names & {*one.near} for one in segment.mentions)
    if quiet and about and turned and not others and not used & turned:
        no = {at for at, token in enumerate(segment.tokens) if token in word_set("nope")}
        yield _answer(ask, [quiet], turned | no | named | set(segment.verb_span), MAYBE)


def _named(segment: Segment, ask: Choose, named: list[Mention]) -> Iterator[Answered]:
    """An option that is a name, standing where such a name stands."""
    role = segment.lexicon.roles.get(ask.topic)
    called = ((name_of(segment.game, o) or place_of(segment.game, o), o) for o in ask.options)
    names = {name: option for name, option in called if name}
    for mention in named:
        if role and mention.role and mention.role != role:
            continue
        for name, option in names.items():
            sure = mention.sure_of(name, names)
            if sure >= UNSURE_BELOW:
                yield _answer(ask, [option.id], mention.span, sure)


def _sets(segment: Segment, ask: Choose, named: list[Mention]) -> Iterator[Answered]:
    """An option that is made of several names, such as three cards: all of them, in any order."""
    every = {at for one in named for at in one.span}
    yield from _sets_without(segment, ask, named)
    for option in ask.options:
        inner = names_in(segment.game, option)
        if not inner or not named:
            continue
        best = {max(one.near, key=one.near.__getitem__) for one in named}
        if best <= inner:
            sure = min(one.score for one in named)
            whole = len(named) == len(inner) == len(best)
            yield _answer(ask, [option.id], every, sure if whole else min(sure, MAYBE))


def _sets_without(segment: Segment, ask: Choose, named: list[Mention]) -> Iterator[Answered]:
    """`all but Winterfell`: the only set that has none of these names."""
    found = search(segment.tokens, {"but": (*phrases("all-but"), *phrases("except"))})
    if not found or not named or found[0].end > named[0].start:
        return
    out = {max(one.near, key=one.near.__getitem__) for one in named}
    sets = {option.id: names_in(segment.game, option) for option in ask.options}
    fits = [one for one, inner in sets.items() if inner and not inner & out]
    used = {at for one in named for at in one.span} | set(found[0].span)
    for one in fits:
        sure = min(mention.score for mention in named)
        yield _answer(ask, [one], used, sure if len(fits) == 1 else MAYBE)


def _by_number(segment: Segment, ask: Choose, used: set[int], first: bool) -> Iterator[Answered]:
    """`2 dice`, a bare number that is an option, or the place of an option in the list."""
    ids = [option.id for option in ask.options]
    only_numbers = all(one.isdecimal() for one in ids)
    units = frozenset(phrases(f"{ask.topic}-unit", segment.game))
    tokens = segment.tokens
    named = number(tokens[0]) if first and len(tokens) == 1 and not segment.numbers else None
    if named and named <= len(ids):
        # A card may be called `2`, and another one be the second in the list.
        yield _answer(ask, [ids[named - 1]], {0}, ORDINAL)
    for at, value in segment.numbers.items():
        if at in used:
            continue
        unit = [near for near in (at + 1, at - 1) if 0 <= near < len(tokens)]
        beside = [near for near in unit if tokens[near] in units and near not in used]
        if str(value) in ids:
            sure = NUMBER if beside or only_numbers else MAYBE
            yield _answer(ask, [str(value)], {at, *beside[:1]}, sure)
        alone = len(segment.left(set(), None, set())) == 1 and not segment.verbs
        if first and alone and not only_numbers and 1 <= value <= len(ids):
            sure = MAYBE if str(value) in ids else ORDINAL
            yield _answer(ask, [ids[value - 1]], {at}, sure)
    if only_numbers:
        yield from _extremes(segment, ask, [*map(int, ids)], used)


def _extremes(
    segment: Segment, ask: Choose | Amount, range_: list[int], used: set[int]
) -> Iterator[Answered]:
    """`all` and `min`."""
    meanings = {
        "max": (*phrases("all"), *phrases(f"{ask.topic}-max", segment.game)),
        "min": (*phrases("least"), *phrases(f"{ask.topic}-min", segment.game)),
    }
    for one in search(segment.tokens, meanings):
        if not used & set(one.span):
            number = max(range_) if one.meaning == "max" else min(range_)
            value: Any = [str(number)] if isinstance(ask, Choose) else number
            yield _answer(ask, value, one.span, one.score)


def _amount(segment: Segment, ask: Amount, used: set[int]) -> Iterator[Answered]:
    """A number; with several in the text none of them is certain."""
    stay = [*_staying(segment, ask, used)]
    if stay:
        yield from stay
        return
    extremes = list(_extremes(segment, ask, [ask.min, ask.max], used))
    yield from extremes
    taken = used.union(*(one.used for one in extremes))
    numbers = {at: value for at, value in segment.numbers.items() if at not in taken}
    for at, value in numbers.items():
        yield _answer(ask, value, {at}, NUMBER if len(numbers) == 1 else MAYBE)


def _staying(segment: Segment, ask: Amount, used: set[int]) -> Iterator[Answered]:
    """`all but 2`, `leave 2 behind`, `half`: told by what does not go."""
    stays = segment.lexicon.stays.get(ask.topic, 0)
    tokens = segment.tokens
    numbers = [at for at in segment.numbers if at not in used]
    but = [one for one in search(tokens, {"but": phrases("all-but")}) if one.end in numbers]
    leaving = {at for at, token in enumerate(tokens) if token in word_set("leaving")}
    rest = {at for at, token in enumerate(tokens) if token in word_set("rest", "all")}
    if but:
        at = but[0].end
        yield _answer(ask, ask.max + stays - segment.numbers[at], {at, *but[0].span}, NUMBER)
    elif stays and leaving and len(numbers) == 1:
        at = numbers[0]
        value = ask.max + stays - segment.numbers[at]
        yield _answer(ask, value, {at} | leaving | rest, NUMBER)
    for at, token in enumerate(tokens):
        whole = ask.max + stays
        if token in word_set("half") and not numbers:
            sure = NUMBER if whole % 2 == 0 else MAYBE
            yield _answer(ask, max(ask.min, whole // 2), {at}, sure)


def _several(segment: Segment, ask: Choose) -> Iterator[Answered]:
    for value, used, sure in selected(segment, ask):
        yield _answer(ask, value, used, sure)


def _assigned(segment: Segment, ask: Assign) -> Iterator[Answered]:
    if ask.values:
        for given in Giving(segment, ask).read():
            yield Answered(((ask, given.value),), given.used, given.sure, given.refusal)
        return
    got = read_shares(segment, ask)
    if got is not None:
        yield Answered(((ask, got.value),), got.used, got.sure, got.refusal)


def _talk(segment: Segment, ask: Offer) -> Iterator[Answered]:
    """Accept, refuse, or propose terms."""
    for value, used, sure in talked(segment, ask):
        yield _answer(ask, value, used, sure)


def _by_default(segment: Segment, ask: AnyAsk) -> list[Answered]:
    """`default`; and words such as `pass`, which usually mean it; to the question that is shown."""
    found: list[Answered] = []
    if ask.id and ask is not shown_ask(segment.view.asks):
        return found
    for at, token in enumerate(segment.tokens):
        if token in word_set("default"):
            found.append(_answer(ask, ask.default, {at}, 1.0))
        elif token in word_set("pass"):
            found.append(_answer(ask, ask.default, {at}, MAYBE))
    return found
