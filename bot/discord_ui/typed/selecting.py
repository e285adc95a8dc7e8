"""Several of a list: a ranking, a selection, `all but these`, `keep these`."""

from collections.abc import Iterator

from bot.discord_ui.typed.names import UNSURE_BELOW, Mention, catalogue_name, name_of
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.vocabulary import Found, number, phrases, search, word_set
from bot.kernel import Choose
from bot.kernel.asks import Option
from bot.text.words import NAME

Selected = tuple[list[str], set[int], float]
"""The options, the words they use up, and how sure it is."""
NUMBER = 0.97
ORDINAL = 0.95
MAYBE = 0.6
PARTING = frozenset({",", ";", "&"})


def selected(segment: Segment, ask: Choose) -> Iterator[Selected]:
    """Names one after the other, perhaps numbered, as a ranking or a selection."""
    names = _names(segment, ask)
    kinds = {} if ask.ordered else _kinds(segment, ask)
    grouped = {at for span, _ in kinds.values() for at in span}
    named = [one for one in segment.mentions if _best(one, names) and not grouped & {*one.span}]
    listed = sorted([*named, *(Mention(at, at + 1) for at in kinds)], key=lambda one: one.start)
    used, out, kept, told = _left_out(segment, ask, listed)
    used |= grouped
    picked: list[str] = []
    left: set[str] = set()
    sure = told
    for mention in listed:
        if mention.start in kinds:
            alike = kinds[mention.start][1]
            left |= set(alike) if mention.start in out else set()
            picked += [] if mention.start in out else alike
            continue
        best, near = _best(mention, names) or ("", 0.0)
        others = [one for one in names if names[one] is not names[best]]
        rival = max((mention.near.get(one, 0) for one in others), default=0)
        sure = min(sure, near if near - rival > 1 - NUMBER or near == 1 else MAYBE)
        used |= set(mention.span)
        if mention.start in out:
            left.add(names[best].id)
        else:
            picked.append(names[best].id)
    counted = [*segment.numbers.values()]
    if counted == [*range(1, len(picked) + 1)] or counted == [1] * bool(counted):
        used |= set(segment.numbers)
    closed = {at for at, one in enumerate(segment.tokens) if one in word_set("only", "rest")}
    but = {at for at, one in enumerate(segment.tokens) if one in word_set("except")}
    if but and not ask.ordered and bool(picked) != bool(left):
        # `all but Arya`: the others; `keep all but Arya`: only her.
        spoken = {*picked, *left}
        chosen = [one.id for one in ask.options if (one.id in spoken) == (kept and not picked)]
        yield chosen, used | but, MAYBE
    elif left and kept and not picked:
        rest = [option.id for option in ask.options if option.id not in left]
        yield rest, used | closed, sure if closed else MAYBE
    elif picked:
        only = {at for at in closed if segment.tokens[at] in word_set("only")}
        yield picked, used | only, sure
    else:
        yield from _places(segment, ask)
        if not ask.ordered:
            yield from _all_or_none(segment, ask)


def _kinds(segment: Segment, ask: Choose) -> dict[int, tuple[range, list[str]]]:
    """`both characters`, `all war cards`: where they stand, in which words, and which they are."""
    alike: dict[str, list[str]] = {}
    for option in ask.options:
        if kind := segment.lexicon.kind(option):
            alike.setdefault(kind, []).append(option.id)
    found = {}
    for one in search(segment.tokens, {k: phrases(f"kind-{k}", segment.game) for k in alike}):
        listed = alike[one.meaning]
        before = segment.tokens[one.start - 1] if one.start else ""
        both = before in word_set("both") and len(listed) == 2
        if both or before in word_set("all") or number(before) == len(listed):
            found[one.start - 1] = (range(one.start - 1, one.end), listed)
    return found


def _names(segment: Segment, ask: Choose) -> dict[str, Option]:
    """The options by name; also by whom they are about, where that is one alone."""
    names = {name: option for option in ask.options if (name := name_of(segment.game, option))}
    about: dict[str, list[Option]] = {}
    for option in names.values():
        for label in map(str, option.args.values()):
            if NAME.fullmatch(label) and not label.startswith("seat:"):
                about.setdefault(catalogue_name(segment.game, label)[0], []).append(option)
    return {name: listed[0] for name, listed in about.items() if len(listed) == 1} | names


def _best(mention: Mention, names: dict[str, Option]) -> tuple[str, float] | None:
    best = max(names, key=lambda one: mention.sure_of(one, names), default="")
    near = mention.sure_of(best, names)
    return (best, near) if near >= UNSURE_BELOW else None


def _places(segment: Segment, ask: Choose) -> Iterator[Selected]:
    """`1 and 3`: nothing but places in the list."""
    chosen = [*segment.numbers.values()]
    alone = chosen and not segment.verbs and not segment.left(set(segment.numbers), None, set())
    if alone and all(1 <= one <= len(ask.options) for one in chosen):
        yield [ask.options[one - 1].id for one in chosen], set(segment.numbers), ORDINAL


def _left_out(
    segment: Segment, ask: Choose, listed: list[Mention]
) -> tuple[set[int], set[int], bool, float]:
    """`decline Tyrell, accept Baratheon`: such words, the places where names go out, whether
    those are what is kept of all, and how sure that is.
    """
    used: set[int] = set()
    out: set[int] = set()
    if ask.ordered:
        return used, out, False, 1.0
    kinds = {one: phrases(f"{ask.topic}-{one}", segment.game) for one in ("in", "out", "keep")}
    marks = search(segment.tokens, kinds)
    commas = {at for at, token in enumerate(segment.tokens) if token in PARTING}
    denied = {at for at, one in enumerate(segment.tokens) if one in word_set("not")}
    kept = leading = going = running = False
    for clause in _clauses(segment.tokens, marks, [one.start for one in listed]):
        here = [one for one in marks if one.start in clause]
        names = [one.start for one in listed if one.start in clause]
        turned = {at for at in denied if at in clause} - {at for one in here for at in one.span}
        used |= {at for one in here for at in one.span}
        kept = kept or any(one.meaning == "keep" for one in here)
        if here or turned:
            going = any(one.meaning != "in" for one in here)
            if not going:  # Not to refuse somebody may be many things.
                used |= turned
                going = bool(turned)
            # `yes Baratheon no Tyrell`: without a comma it may be the other way round.
            running = running or (leading and clause.start - 1 not in commas and clause.start > 0)
            first = min([one.start for one in here] + [*turned])
            leading = bool(names) and first < names[0]
            # `no, Tyrell`: no to him, or he instead?
            running = running or (going and not names)
        elif not leading:
            going = False
        out |= {*clause} if going else set()
    return used, out, kept, MAYBE if running else 1.0


def _clauses(tokens: list[str], marks: list[Found], names: list[int]) -> Iterator[range]:
    """Parted at commas; `tyrell yes baratheon no` also after each such word, or before it."""
    commas = [at for at, token in enumerate(tokens) if token in PARTING]
    for start, end in zip([0, *(at + 1 for at in commas)], [*commas, len(tokens)], strict=True):
        spans = (one.span for one in marks if start <= one.start < end)
        here = sorted(spans, key=lambda one: one.start)
        named = [at for at in names if start <= at < end]
        cuts: list[int] = []
        if len(here) > 1 and len(named) > 1:
            after = named[0] < here[0].start
            cuts = [one.stop for one in here[:-1]] if after else [one.start for one in here[1:]]
        for a, b in zip([start, *cuts], [*cuts, end], strict=True):
            yield range(a, b)


def _all_or_none(segment: Segment, ask: Choose) -> Iterator[Selected]:
    """`all`, `both`, `none`, where nobody is named."""
    every = [option.id for option in ask.options]
    both = word_set("both") if len(every) == 2 else frozenset[str]()
    out = frozenset(phrases(f"{ask.topic}-out", segment.game))
    for one in search(segment.tokens, {"none": phrases(f"{ask.topic}-none", segment.game)}):
        if ask.min == 0:
            yield [], set(one.span), MAYBE
    for at, token in enumerate(segment.tokens):
        if token in word_set("all") | both and ask.max == len(every):
            yield every, {at}, NUMBER
        elif token in word_set("none") | out and ask.min == 0:
            yield [], {at}, NUMBER
