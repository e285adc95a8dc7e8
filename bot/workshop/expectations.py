"""What a scenario expects: facts of the position, open asks, events, the end of the game."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.kernel import Assign, Choose, Event, Offer
from bot.kernel.asks import AnyAsk
from bot.workshop.matching import Mismatch, Unknown, differences, fits, show
from bot.workshop.yaml_lines import Loc, complaints

GENERIC = ("asks", "not_asked", "waiting", "events", "no_events", "finish", "revealed")


class ExpectedAsk(BaseModel):
    """What may be said about an open ask; of `about` only the named keys are looked at."""

    model_config = ConfigDict(extra="forbid", strict=True)

    options: list[str | int] | None = None
    """All of them, in order: options, keys of an assignment, or terms of an offer."""
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
        facts: dict[str, Any],
        asks: list[AnyAsk],
        events: list[Event],
        names: dict[int, str],
    ) -> None:
        """Collect it."""
        self.facts = facts
        self.asks = asks
        self.events = events
        self.names = names

    def plain(self, value: Any) -> Any:
        """`seat:0` and its like, as people call them."""
        if isinstance(value, list):
            return [self.plain(one) for one in value]
        if not isinstance(value, str) or ":" not in value:
            return value
        kind, _, name = value.partition(":")
        if kind == "seat":
            return self.names[int(name)]
        return int(name) if name.isdecimal() else name

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
        elif key == "events":
            yield from _events(value, seen)
        elif key == "no_events":
            for place, one in enumerate(_list(value, "no_events")):
                kind, args = read_event(one, ("no_events", place))
                if any(e.type == kind and fits(args, seen.event(e)) for e in seen.events):
                    yield ("no_events", place), f"did not expect {kind}, but it happened"
        else:
            yield from differences({key: value}, seen.facts, (), unordered)


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise Unknown((key,), f"{key} is a list")
    return value


def _asks(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """Of each named player exactly these topics are asked; nobody else is looked at."""
    if not isinstance(expected, dict):
        raise Unknown(("asks",), "asks names players and what each is asked")
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
    ids = option_ids(ask)
    given = want.model_fields_set
    if want.options is not None:
        yield from differences([str(o) for o in want.options], ids, (*where, "options"))
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
        if expected != got:
            yield (*where, key), f"expected {show(expected)}, got {show(got)}"
    about = {key: seen.plain(value) for key, value in ask.about.items()}
    yield from differences(want.about, about, (*where, "about"))


def option_ids(ask: AnyAsk) -> list[str]:
    """What there is to choose, to assign to, or to propose."""
    if isinstance(ask, Choose):
        return [option.id for option in ask.options]
    if isinstance(ask, Assign):
        return [key.id for key in ask.keys]
    return [option.id for option in ask.terms] if isinstance(ask, Offer) else []


def _not_asked(expected: Any, seen: Seen) -> Iterator[Mismatch]:
    """Players who are asked nothing, or not this."""
    wanted = dict.fromkeys([expected] if isinstance(expected, str) else expected)
    wanted = expected if isinstance(expected, dict) else wanted
    for player, topics in wanted.items():
        if player not in seen.names.values():
            raise Unknown(("not_asked", player), f"{player} does not play")
        mine = [ask.topic for ask in seen.asks if seen.names[ask.seat] == player]
        for topic in mine:
            if topics is None or topic in ([topics] if isinstance(topics, str) else topics):
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
