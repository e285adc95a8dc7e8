"""Choosing among options: by name, by keyword, by place in the list; one of them or several."""

from collections.abc import Iterator
from dataclasses import replace

from bot.kernel import Choose, Illegal
from bot.kernel.asks import Option
from bot.kernel.labels import kind_of
from bot.reader.parses import (
    UNSURE,
    Parse,
    Reader,
    by_keyword,
    fits,
    grouped,
    is_verb,
    missing,
    refusal_of,
    step,
    sure_of,
    without_copies,
)
from bot.reader.sentence import SILENT, Role, Word
from bot.reader.text import phrase
from bot.reader.vocabulary import is_name, number, word_set
from bot.text import LANGUAGES, words


def choices(reader: Reader, ask: Choose, used: frozenset[int]) -> Iterator[Parse]:
    """Every answer to this question that the words which are left can mean."""
    free = reader.free(used)
    yield from _quiet(ask, free)
    if ask.max > 1 or ask.min == 0:
        yield from _several(reader, ask, free)
    if ask.max == 1:
        yield from _one(reader, ask, free)
        yield from _counted(ask, free)
        yield from _by_place(
            ask, [word for word in free if not is_verb(reader.prompt, word, {ask.topic})]
        )


def role_of(reader: Reader, ask: Choose) -> Role | None:
    """The role in which a name answers this question, where one goes from one to another."""
    chains = [about for about in reader.lexicon.verbs.values() if ask.topic in about]
    if not any(len(about) > 1 for about in chains):
        return None
    if ask.purpose == "source":
        return "source"
    return "target" if ask.purpose == "target" else None


def _quiet(ask: Choose, free: list[Word]) -> Iterator[Parse]:
    for word in free:
        if word.means("default"):
            yield by_keyword(ask, ask.default, word)
        if isinstance(ask.quiet, list) and word.means("pass", "nope", "none"):
            sure = 1.0 if word.means("pass") else UNSURE
            yield by_keyword(ask, ask.quiet, word, sure)


def _one(reader: Reader, ask: Choose, free: list[Word]) -> Iterator[Parse]:
    role = role_of(reader, ask)
    said = {meaning for word in free for meaning in word.meanings}
    for option in without_copies(reader.prompt, ask):
        known = reader.features(ask, option)
        if said.isdisjoint(known.may):
            continue
        hits = [word for word in free if fits(word, known, role)]
        if hits:
            parse = _parse(reader, ask, [option], hits)
            yield replace(parse, sure=min(parse.sure, UNSURE)) if missing(known, hits) else parse
    yield from _without(reader, ask, free)


def _without(reader: Reader, ask: Choose, free: list[Word]) -> Iterator[Parse]:
    """`all but Winterfell`: of options made of several names, those without this one."""
    out = [word for word in free if word.means("except")]
    names = [word for word in free if word.named and out and word.at > out[0].at]
    sets = [one for one in ask.options if any(isinstance(v, list) for v in one.args.values())]
    if not names or not sets:
        return
    left = [one for one in sets if not any(fits(word, reader.features(ask, one)) for word in names)]
    used = {word.at for word in free if word.means("all", "except")} | {word.at for word in names}
    for one in left:
        yield Parse(step(ask, [one.id]), frozenset(used), 1.0 if len(left) == 1 else UNSURE)


def _parse(reader: Reader, ask: Choose, options: list[Option], hits: list[Word]) -> Parse:
    meanings = frozenset(one for option in options for one in reader.features(ask, option).may)
    among = reader.among(ask)
    sure = min(sure_of(reader, word, meanings, among) for word in hits)
    firm = [[one for one in word.meanings if one in meanings and one[0] != "~"] for word in hits]
    if not all(firm):
        sure = min(sure, UNSURE)
    own = tuple(f"={group}/" for group in reader.lexicon.groups)
    said = [one for listed in firm for one in listed]
    bare = not any(is_name(one) or one.startswith(own) for one in said)
    value = [option.id for option in options]
    return Parse(step(ask, value), frozenset(word.at for word in hits), sure, bare=bare)


def _numeral(option: Option) -> bool:
    """Whether an option is a number; a seat is known by its house."""
    return option.id.isdecimal() and kind_of(option.label) != "seat"


def _counted(ask: Choose, free: list[Word]) -> Iterator[Parse]:
    """`2 dice`: options that are numbers; without their unit only where all options are."""
    numbers = {option.id for option in ask.options if _numeral(option)}
    units = [word for word in free if f"={ask.topic}/unit" in word.meanings]
    if not numbers or (not units and len(numbers) < len(ask.options)):
        return
    for word in free:
        hits = frozenset({word.at, *(unit.at for unit in units)})
        if word.number is None:
            ends = {"all": max(numbers, key=int), "least": min(numbers, key=int)}
            for said in [one for one in ends if word.means(one)]:
                yield Parse(step(ask, [ends[said]]), hits, UNSURE if units else 1.0, bare=True)
            continue
        if str(word.number) in numbers:
            yield Parse(step(ask, [str(word.number)]), hits)
        else:
            refusal = Illegal("no-such-option", option=word.text)
            yield Parse(step(ask, [str(word.number)]), hits, refusal=refusal)


LATER = frozenset({"after", "see", "back"})
"""Options that decide nothing yet."""


def listed(ask: Choose) -> list[str]:
    """The ids in the order in which they are shown: what does nothing comes last."""
    away = _away(ask)
    ids = [option.id for option in ask.options]
    return [*(one for one in ids if one not in away), *(one for one in ids if one in away)]


def _away(ask: Choose) -> frozenset[str]:
    """What does nothing, or decides nothing yet."""
    quiet = frozenset(ask.quiet) if isinstance(ask.quiet, list) else frozenset()
    return LATER if ask.max > 1 else quiet | LATER


def _by_place(ask: Choose, free: list[Word]) -> Iterator[Parse]:
    """`2`, `the second`: its place in the list."""
    if not ask.id or any(map(_numeral, ask.options)):
        return  # What is asked later is not shown yet: nobody counts its answers.
    said = [word for word in free if word.text not in SILENT and not word.means("polite")]
    nouns = [word for word in said if word.means("place-noun", "in-list") and not _ordinal(word)]
    articles = [word for word in said[:-1] if word.means("articles", "pronoun")] + nouns
    if len(said) - len({word.at for word in articles}) != 1:
        return
    for word in free:
        plain = word.number if word.text.isdecimal() and not word.named else None
        counted = word.number if nouns and word.number and not word.named else plain
        place = _ordinal(word) or counted or _last(word, ask)
        if place and 1 <= place <= len(ask.options):
            # `the second` is an answer, `second!` may be a cry.
            led = bool(articles)
            if not led and _ordinal(word) == 1:
                continue
            alone = word.number is not None and (bool(nouns) or not articles)  # Not `a 2`.
            sure = 1.0 if alone or (led and word.number is None) else UNSURE
            used = frozenset({word.at, *(one.at for one in articles)})
            yield Parse(step(ask, [listed(ask)[place - 1]]), used, sure, bare=True)
        elif word.number and word.named and word.number <= len(ask.options):
            # `2` may be the card of that number, or the second in the list.
            yield by_keyword(ask, [listed(ask)[word.number - 1]], word)


def _last(word: Word, ask: Choose) -> int:
    """`the last one`, `the last but one`, `the one in the middle`: its place, or 0."""
    shown = len([one for one in ask.options if one.id not in _away(ask)])
    if word.means("middle"):
        return shown // 2 + 1 if shown % 2 else 0
    if word.means("last-but-one"):
        return shown - 1
    return shown if word.means("last-one") else 0


def _ordinal(word: Word) -> int:
    found = [one for one in word.meanings if one.startswith("#ordinal-")]
    return int(found[0].rpartition("-")[2]) if found else 0


def _several(reader: Reader, ask: Choose, free: list[Word]) -> Iterator[Parse]:
    """A list of names in the order of the text, all, none, all but some."""
    quiet = ask.quiet if isinstance(ask.quiet, list) else []
    every = [one.id for one in ask.options if one.id not in quiet and one.id not in LATER]
    chosen: dict[str, None] = {}
    sure = 1.0
    twice = False
    known = {one.id: reader.features(ask, one) for one in ask.options}
    found = grouped(free, known, counts=not ask.ordered)
    among = reader.among(ask)
    used: set[int] = set()
    for group in found:
        meanings = frozenset(meaning for one in group.ids for meaning in known[one].may)
        left = [one for one in group.ids if one not in chosen]
        count = group.count or 1
        sure = min([sure, *(sure_of(reader, word, meanings, among) for word in group.words)])
        if len(left) > count and len(_different(reader, ask, left)) > 1:
            sure = min(sure, UNSURE)
        twice = twice or len(left) < count
        chosen |= dict.fromkeys(left[:count])
        used |= group.used
    kinds, of_kinds = _groups(reader, ask, free)
    hits = [word for group in found for word in group.words]
    used |= of_kinds | _ranks(ask, free, hits)
    chosen |= dict.fromkeys(kinds)
    bare = not any(word.named for word in hits) and not of_kinds
    if twice:
        return
    if chosen:
        yield from _selection(reader, ask, free, [*chosen], used, sure, bare)
        return
    kept = [
        word for word in free if {*reader.lexicon.opposite.get(ask.topic, ())} & {*word.meanings}
    ]
    everything = [word for word in free if word.means("all")]
    if kept and everything and ask.min == 0:
        told = frozenset(word.at for word in (*kept, *everything))
        yield Parse(step(ask, []), told, UNSURE, bare=True)
        return
    for word in free:
        value: list[str] | None = None
        taken = f"={ask.topic}/in" in word.meanings and len(every) == 1
        agreed = ask.purpose == "consent" and (word.means("yes") or taken)
        if agreed or _everyone(word, every) or (word.means("both") and len(every) == 2):
            value = every if ask.max >= len(every) else None
        elif word.means("after-others") and waits(reader, ask):
            value = []
        elif word.means("none") or {f"={ask.topic}/none", f"={ask.topic}/out"} & {*word.meanings}:
            value = [] if ask.min == 0 else None
        if value is not None:
            yield by_keyword(ask, value, word)
        elif word.means("all") and ask.max < len(every):
            yield _checked(ask, every, frozenset({word.at}), 1.0, True)
        elif f"~{ask.topic}/in" in word.meanings and len(every) == 1:
            yield by_keyword(ask, every, word, UNSURE)
        elif word.means("both") and ask.purpose == "consent" and len(every) == 1:
            # There is only one: perhaps that is meant.
            yield by_keyword(ask, every, word, UNSURE)
    yield from _places(ask, free)


def _everyone(word: Word, every: list[str]) -> bool:
    """Whether it says all of them; `all three` only where there are three."""
    return word.means("all") and number(word.text.split()[-1]) in (None, len(every))


def waits(reader: Reader, ask: Choose) -> bool:
    """Whether to name nothing is to wait for those before: so it stands on the button."""
    key = f"{reader.prompt.game}-none-{ask.topic}"
    said = [words(one) for one in LANGUAGES]
    known = word_set("after-others")
    return ask.min == 0 and any(one.has(key) and phrase(one.say(key)) in known for one in said)


def _different(reader: Reader, ask: Choose, ids: list[str]) -> set[str]:
    """What differs among options that are called the same."""
    view, copy = reader.prompt.view, reader.lexicon.copy
    of = {one.id: copy(view, ask, one) for one in ask.options if one.id in ids}
    return {of.get(one) or one.split("/")[:2][-1] for one in ids}


def _ranks(ask: Choose, free: list[Word], hits: list[Word]) -> set[int]:
    """`1. Stark 2. Tyrell`, `first Stark`: words that only say again which comes first."""
    if not ask.ordered or not hits:
        return set()
    counts = [word for word in free if word.number is not None and not word.named]
    rising = [word.number for word in counts] == [*range(1, len(counts) + 1)]
    used = {word.at for word in counts} if rising and len(counts) == len(hits) else set()
    return used | {word.at for word in free if word.means("ranking")}


def _selection(
    reader: Reader,
    ask: Choose,
    free: list[Word],
    chosen: list[str],
    used: set[int],
    sure: float,
    bare: bool,
) -> Iterator[Parse]:
    every = [option.id for option in ask.options]
    others = [one for one in every if one not in chosen and one not in LATER]
    turned = reader.lexicon.opposite.get(ask.topic, ())
    kept = [word for word in free if set(turned) & {*word.meanings}]
    out = [word for word in free if word.means("except")]
    only = {word.at for word in free if word.means("only")}
    nothing = {word.at for word in free if f"={ask.topic}/none" in word.meanings}
    if out and (kept or nothing):
        # `keep all but these`: said twice the other way round.
        marks = nothing | {w.at for w in free if w in kept or w in out or w.means("all")}
        yield _checked(ask, chosen, frozenset(used | marks), UNSURE, bare)
        return
    if kept or out:
        marks = {word.at for word in (*kept, *out)}
        marks |= {w.at for w in free if w.means("all", "rest")}
        # What stays is named: what goes then is shown first.
        yield _checked(ask, others, frozenset(used | marks | only), min(sure, UNSURE), bare)
        return
    if ask.max == 1 and len(chosen) > 1:
        return
    yield _checked(ask, chosen, frozenset(used | only), sure, bare)


def _checked(ask: Choose, value: list[str], used: frozenset[int], sure: float, bare: bool) -> Parse:
    if not ask.ordered:
        value = [option.id for option in ask.options if option.id in value]
    return Parse(step(ask, value), used, sure, refusal_of(ask, value), bare)


def _groups(reader: Reader, ask: Choose, free: list[Word]) -> tuple[list[str], set[int]]:
    """`both characters`, `all war cards`: what has a kind in common."""
    found: list[str] = []
    used: set[int] = set()
    for word in free:
        kinds = {one.partition("/")[2] for one in word.meanings if one.startswith("=kind/")}
        of_kind = [o.id for o in ask.options if reader.lexicon.kind(o) in kinds - {""}]
        before = reader.words[word.at - 1] if word.at else None
        counted = before is not None and (
            before.means("all", "both") or before.number == len(of_kind)
        )
        if of_kind and counted and before is not None:
            found += of_kind
            used |= {word.at, before.at}
    return found, used


def _places(ask: Choose, free: list[Word]) -> Iterator[Parse]:
    """`1 and 3`, `the first two`: places in the list."""
    if not ask.id:
        return
    ordinal = [word for word in free if _ordinal(word) or _last(word, ask)]
    counts = [word for word in free if word.number is not None or word.means("both")]
    nouns = {word.at for word in free if word.means("place-noun", "articles")}
    chosen: list[int] = []
    if len(ordinal) == 1 and _ordinal(ordinal[0]) == 1 and len(counts) == 1:
        chosen = [*range(1, (counts[0].number or 2) + 1)]
    elif len(ordinal) == 1 and ordinal[0].means("last-one") and len(counts) == 1:
        last = _last(ordinal[0], ask)
        chosen = [*range(last - (counts[0].number or 2) + 1, last + 1)]
    elif ordinal:
        chosen = [_ordinal(word) or _last(word, ask) for word in ordinal]
        counts = []
    else:
        chosen = [word.number or 0 for word in counts]
    if counts and any(word.means("all") for word in free):
        return  # `all five`
    if not chosen or not all(1 <= place <= len(ask.options) for place in chosen):
        return
    used = frozenset(word.at for word in (*ordinal, *counts))
    single = len(used) == 1
    used |= nouns
    value = [listed(ask)[place - 1] for place in dict.fromkeys(chosen)]
    yield _checked(ask, value, used, UNSURE if single and ordinal else 1.0, single)
