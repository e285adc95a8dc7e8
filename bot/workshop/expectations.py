"""What a scenario expects: facts of the position, open asks, events, the end of the game."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.kernel import Amount, Assign, Choose, Event, Offer
from bot.kernel.asks import AnyAsk, Option
from bot.kernel.labels import id_of, kind_of
from bot.kernel.positions import Positions
from bot.workshop.known_words import is_known
from bot.workshop.known_words import topics as known_topics
from bot.workshop.matching import Mismatch, Unknown, differences, few, fits, show
from bot.workshop.yaml_lines import Loc, complaints

GENERIC = (
    *("asks", "not_asked", "forced", "waiting", "sees", "public"),
    *("events", "no_events", "finish", "revealed"),
)
MOST_OPTIONS = 12
"""So many options of an open question are named where an expectation does not hold."""


class ExpectedAsk(BaseModel):
    """What may be said about an open ask; of `about` only the named keys are looked at."""

    model_config = ConfigDict(extra="forbid", strict=True)

    options: list[str | int] | None = None
    """All of them, in order: options, keys of an assignment, or terms of an offer."""
    exactly: list[str | int] | None = None
    """The same in any order."""
    values: dict[str, list[str | int]] = {}
    """From keys of an assignment to all values that each may get, in any order."""
    includes: list[str | int] = []
    excludes: list[str | int] = []
    min: int | None = None
    max: int | None = None
    total: int | None = None
    default: Any = None
    answer: Any = None
    about: dict[str, Any] = {}


class Seen:
    """Everything a scenario can look at, with players by name."""

    def __init__(
        self,
        game: str,
        facts: dict[str, Any],
        asks: list[AnyAsk],
        spared: list[AnyAsk],
        events: list[Event],
        names: dict[int, str],
        view: Callable[[int | None], dict[str, Any]],
        positions: Positions[Any],
    ) -> None:
        """Collect it; `view` gives what a seat, or everybody, may know."""
        self.positions = positions
        self.view = view
        self.game = game
        self.facts = facts
        self.asks = asks
        self.spared = spared
        self.events = events
        self.names = names

    def plain(self, value: Any) -> Any:
        """`seat:0` and its like, as people call them."""
        if isinstance(value, list):
            return [self.plain(one) for one in value]
        if not isinstance(value, str) or ":" not in value:
            return value
        name = id_of(value)
        if kind_of(value) == "seat":
            return self.names[int(name)]
        return self.positions.called(kind_of(value), name)

    def options(self, ask: AnyAsk) -> list[str]:
        """What there is to choose, to assign to, or to propose; players by name."""
        if isinstance(ask, Choose):
            return [self.option(option) for option in ask.options]
        if isinstance(ask, Assign):
            return [key.id for key in ask.keys]
        return [option.id for option in ask.terms] if isinstance(ask, Offer) else []

    def option(self, option: Option) -> str:
        """An option as a scenario calls it: a player by name, not by the number of the seat."""
        if option.id.isdecimal() and kind_of(option.label) == "seat":
            return str(self.plain(option.label))
        return self.positions.written(option)

    def answer(self, ask: AnyAsk, value: Any) -> Any:
        """An answer as a scenario writes it."""
        if isinstance(ask, Choose) and isinstance(value, list):
            known = {option.id: self.option(option) for option in ask.options}
            return [known.get(one, one) for one in value]
        return value

    def question(self, ask: AnyAsk) -> str:
        """A question in one line: whose, about what, what there is to choose."""
        options = self.options(ask)
        more = [f"… {len(options) - MOST_OPTIONS} more"] if len(options) > MOST_OPTIONS else []
        what = show([*options[:MOST_OPTIONS], *more]) if options else ""
        if isinstance(ask, Amount):
            what = f"{ask.min} to {ask.max}"
        given = f", answered {show(self.answer(ask, ask.answer))}" if ask.answer is not None else ""
        return f"{self.names[ask.seat]} {ask.topic} {what}{given}"

    def known(self, names: Iterable[str | int], where: Loc) -> None:
        """Refuse names that the game does not have: they would hold for ever."""
        for one in names:
            if str(one) not in self.names.values() and not is_known(self.game, str(one)):
                raise Unknown(where, f"nothing is called {one}")

    def event(self, event: Event) -> dict[str, Any]:
        """The parameters of an event, and who sees it if not everybody does."""
        plain = {key: self.plain(value) for key, value in event.args.items()}
        if event.to is not None:
            plain["seen_by"] = [self.names[seat] for seat in event.to]
        return plain


def unmet(expected: dict[str, Any], seen: Seen, unordered: frozenset[str]) -> Iterator[Mismatch]:
    """Every expectation that does not hold."""
    for key, value in expected.items():
        if key == "asks":
            yield from _asks(value, seen)
        elif key == "not_asked":
            yield from _not_asked(value, seen)
        elif key == "forced":
            yield from _forced(value, seen)
        elif key == "public":
            yield from differences(value, _by_name(value, seen.view(None), seen), ("public",))
        elif key == "sees":
            yield from _sees(value, seen)
        elif key == "events":
            yield from _events(value, seen)
        elif key == "no_events":
            for place, one in enumerate(_list(value, "no_events")):
                kind, args = read_event(one, ("no_events", place))
                if any(e.type == kind and fits(args, seen.event(e)) for e in seen.events):
                    yield ("no_events", place), f"did not expect {kind}, but it happened"
        else:
            seen.known(_excluded(value), (key,))
            yield from differences({key: value}, seen.facts, (), unordered)


def _sees(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """What a player may know; of a view only the named keys are looked at."""
    seats = {name: seat for seat, name in seen.names.items()}
    for player, wanted in expected.items() if isinstance(expected, dict) else []:
        if player not in seats:
            raise Unknown(("sees", player), f"{player} does not play")
        got = seen.view(seats[player])
        yield from differences(wanted, _by_name(wanted, got, seen), ("sees", player))


def _by_name(expected: Any, got: Any, seen: Seen) -> Any:
    """What a view keeps by seat, by the names of the players where they are expected so."""
    if not isinstance(expected, dict):
        return got
    names = [name for seat, name in sorted(seen.names.items()) if seat >= 0]
    if isinstance(got, list) and len(got) == len(names) and set(expected) <= set(names):
        got = dict(zip(names, got, strict=True))
    if not isinstance(got, dict):
        return got
    return {k: _by_name(expected[k], v, seen) if k in expected else v for k, v in got.items()}


def _excluded(value: Any) -> list[str | int]:
    """Every name that is expected not to be in some list."""
    if not isinstance(value, dict):
        return []
    mine = value.get("excludes", [])
    inside = [one for key, part in value.items() if key != "excludes" for one in _excluded(part)]
    return [*(mine if isinstance(mine, list) else []), *inside]


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise Unknown((key,), f"{key} is a list")
    return value


def _asks(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """Of each named player exactly these topics are asked; nobody else is looked at."""
    if not isinstance(expected, dict):
        raise Unknown(("asks",), "asks names players and what each is asked")
    if not expected and seen.asks:
        yield ("asks",), f"expected nothing to be asked, got {seen.question(seen.asks[0])}"
    for player, topics in expected.items():
        where: Loc = ("asks", player)
        if player not in seen.names.values():
            raise Unknown(where, f"{player} does not play")
        mine = {ask.topic: ask for ask in seen.asks if seen.names[ask.seat] == player}
        wanted = {topics: None} if isinstance(topics, str) else topics
        wanted = dict.fromkeys(wanted) if isinstance(wanted, list) else wanted
        if not isinstance(wanted, dict):
            raise Unknown(where, "write a topic, a list of topics, or topics with details")
        if set(wanted) != set(mine):
            asked = show(sorted(mine)) if mine else "nothing"
            yield where, f"expected {player} to be asked {show(sorted(wanted))}, got {asked}"
            continue
        for topic, details in wanted.items():
            yield from _ask(details or {}, mine[topic], seen, (*where, topic))


def _ask(details: Any, ask: AnyAsk, seen: Seen, where: Loc) -> Iterator[Mismatch]:
    try:
        want = ExpectedAsk.model_validate(details)
    except ValidationError as error:
        loc, text = complaints(error)[0]
        raise Unknown((*where, *loc), text) from None
    ids = seen.options(ask)
    given = want.model_fields_set
    seen.known(want.excludes, (*where, "excludes"))
    if want.options is not None:
        yield from differences([str(o) for o in want.options], ids, (*where, "options"))
    if want.exactly is not None:
        yield from differences({"exactly": want.exactly}, ids, where)
    yield from _values(want.values, ask, where)
    tests = {
        "includes": [str(o) for o in want.includes],
        "excludes": [str(o) for o in want.excludes],
    }
    yield from differences(tests, ids, where)
    for key in ("min", "max", "total", "default", "answer"):
        if key not in given:
            continue
        if not hasattr(ask, key):
            raise Unknown((*where, key), f"a question of the kind {ask.kind} has no {key}")
        expected = getattr(want, key)
        if key in ("default", "answer") and isinstance(ask, Choose) and expected is not None:
            expected = [str(o) for o in (expected if isinstance(expected, list) else [expected])]
        got = getattr(ask, key)
        got = seen.answer(ask, got) if key in ("default", "answer") else got
        if expected != got:
            yield (*where, key), f"expected {show(expected)}, got {show(got)}"
    about = {key: seen.plain(value) for key, value in ask.about.items()}
    yield from differences(want.about, about, (*where, "about"))


def _values(expected: dict[str, list[str | int]], ask: AnyAsk, where: Loc) -> Iterator[Mismatch]:
    """What each named key of an assignment may get."""
    if expected and not isinstance(ask, Assign):
        raise Unknown((*where, "values"), f"a question of the kind {ask.kind} has no values")
    keys = {key.id: key for key in ask.keys} if isinstance(ask, Assign) else {}
    for name, values in expected.items():
        if name not in keys or not isinstance(ask, Assign):
            raise Unknown((*where, "values", name), f"nothing is given to {name}: {few(keys)}")
        every = [value.id for value in ask.values]
        allowed = keys[name].allowed
        got = every if allowed is None else [one for one in every if one in allowed]
        yield from differences({"exactly": values}, got, (*where, "values", name))


def _forced(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """Questions that were not asked, since there was one answer."""
    if not isinstance(expected, dict):
        raise Unknown(("forced",), "forced names players and what was not asked of them")
    for player, topics in expected.items():
        where: Loc = ("forced", player)
        if player not in seen.names.values():
            raise Unknown(where, f"{player} does not play")
        mine = [ask for ask in seen.spared if seen.names[ask.seat] == player]
        wanted = topics if isinstance(topics, dict) else dict.fromkeys(_each(topics))
        for topic, value in wanted.items():
            given = [seen.answer(ask, ask.answer) for ask in mine if ask.topic == topic]
            if not given:
                got = show(sorted({ask.topic for ask in mine}))
                yield where, f"expected {topic} to answer itself, these did: {got}"
            elif value is not None and not any(_same(value, one) for one in given):
                yield (*where, topic), f"expected {show(value)}, got {show(given[-1])}"


def _same(expected: Any, got: Any) -> bool:
    one = [expected] if isinstance(got, list) and not isinstance(expected, list) else expected
    return show(one) == show(got)


def _each(topics: Any) -> list[str]:
    return [topics] if isinstance(topics, str) else list(topics)


def _not_asked(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """Players who are asked nothing, or not this."""
    wanted = dict.fromkeys([expected] if isinstance(expected, str) else expected)
    wanted = expected if isinstance(expected, dict) else wanted
    for player, topics in wanted.items():
        if player not in seen.names.values():
            raise Unknown(("not_asked", player), f"{player} does not play")
        mine = [ask.topic for ask in seen.asks if seen.names[ask.seat] == player]
        named = None if topics is None else _each(topics)
        known = known_topics(seen.game)
        for topic in named or []:
            if known and topic not in known:
                raise Unknown(("not_asked", player), f"nobody is ever asked {topic}")
        for topic in mine:
            if named is None or topic in named:
                yield ("not_asked", player), f"did not expect {player} to be asked {topic}"


def read_event(one: Any, where: Loc) -> tuple[str, dict[str, Any]]:
    """An event's type and the parameters that are named."""
    if isinstance(one, str):
        return one, {}
    if isinstance(one, dict) and len(one) == 1:
        ((kind, args),) = one.items()
        if isinstance(kind, str) and (args is None or isinstance(args, dict)):
            return kind, args or {}
    raise Unknown(where, "write an event's type, or its type and parameters")


def _events(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """These happened, in this order; others may have come in between."""
    place = 0
    for number, one in enumerate(_list(expected, "events")):
        kind, args = read_event(one, ("events", number))
        for later in range(place, len(seen.events)):
            event = seen.events[later]
            if event.type == kind and fits(args, seen.event(event)):
                place = later + 1
                break
        else:
            left = [
                {event.type: seen.event(event)}
                for event in seen.events[place:]
                if event.type == kind
            ]
            what = show({kind: args}) if args else kind
            got = "; ".join(map(show, left)) or "no such event from there on"
            yield ("events", number), f"expected {what}, got {got}"
            return
