"""A game printed step by step: views, asks, answers. A change of rules shows as a diff."""

import json
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from bot.kernel import Rules
from bot.kernel.asks import HINTS
from bot.workshop.match import Match
from bot.workshop.policies import policy


def playthrough(
    rules: Rules[Any],
    seats: int,
    seed: str,
    policy_name: str = "random",
    options: BaseModel | None = None,
    limit: int | None = None,
) -> Iterator[str]:
    """The lines of a playthrough; what a view shows is printed again only where it changes."""
    match = Match(rules, seats, seed, [policy(rules, policy_name)] * seats, options)
    yield f"game {rules.id}, {seats} players, seed {seed}, policy {policy_name}"
    yield from _events(match.events)
    shown: dict[int | None, dict[str, Any]] = {}
    yield from _views(rules, match, shown)
    for number, step in enumerate(match.steps(), 1):
        if limit is not None and number > limit:
            yield "…"
            return
        value = json.dumps(step.given.value, sort_keys=True)
        yield f"\n#{number} seat {step.given.seat} answers {step.topic}: {value}"
        yield from _events(step.events)
        yield from _views(rules, match, shown)


def _events(events: list[Any]) -> Iterator[str]:
    for event in events:
        to = "" if event.to is None else f" (only {', '.join(map(str, event.to))})"
        args = " ".join(f"{key}={_short(value)}" for key, value in event.args.items())
        yield f"  * {event.type}{to} {args}".rstrip()


def _views(
    rules: Rules[Any], match: Match[Any], shown: dict[int | None, dict[str, Any]]
) -> Iterator[str]:
    """The public view, then what each seat sees beyond it."""
    public = _seen(rules, match, None)
    for viewer in [None, *range(match.state.seats)]:
        now = public
        if viewer is not None:
            own = _seen(rules, match, viewer)
            now = {key: value for key, value in own.items() if public.get(key) != value}
        before = shown.get(viewer, {})
        name = "public" if viewer is None else f"seat {viewer}"
        for key in sorted(now.keys() | before.keys()):
            if key not in now:
                yield f"  {name} - {key}"
            elif before.get(key) != now[key]:
                yield f"  {name} {key} = {now[key]}"
        shown[viewer] = now


def _seen(rules: Rules[Any], match: Match[Any], viewer: int | None) -> dict[str, str]:
    """A view as lines; how a question is meant is left out, since it is no rule."""
    view = rules.view(match.state, viewer).model_dump(mode="json")
    view["asks"] = [{k: v for k, v in ask.items() if k not in HINTS} for ask in view["asks"]]
    return _flat(view)


def _flat(value: dict[str, Any]) -> dict[str, str]:
    """Two levels deep, so that one territory's change is one line."""
    flat: dict[str, str] = {}
    for key, inner in value.items():
        if isinstance(inner, dict):
            flat |= {f"{key}.{name}": _short(one) for name, one in inner.items()}
        elif isinstance(inner, list) and inner and isinstance(inner[0], dict):
            flat |= {f"{key}[{place}]": _short(one) for place, one in enumerate(inner)}
        else:
            flat[key] = _short(inner)
    return flat


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
