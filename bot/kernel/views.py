"""What one seat, or the public, may know."""

from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.kernel.asks import AnyAsk, Ask
from bot.kernel.state import Finish, State


class Waiting(BaseModel):
    """A seat the game waits for, and what everybody may know about why."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    public: str


class View(BaseModel):
    """The part every game's view has. `viewer` None is the public."""

    model_config = ConfigDict(extra="forbid")

    game: str
    viewer: int | None
    seats: int
    waiting: list[Waiting]
    asks: list[Ask]
    """The viewer's own open asks, with what they have answered so far."""
    preferences: dict[str, JsonValue]
    conceded: list[int]
    finish: Finish | None
    told: dict[str, str] = {}
    """Standing orders that decided for the viewer for the first time since they last acted."""


V = TypeVar("V", bound=View)


def shared(state: State, viewer: int | None) -> dict[str, Any]:
    """What every game's view has, to build the game's own from."""
    return {
        "game": state.game,
        "viewer": viewer,
        "seats": state.seats,
        "waiting": waiting(state),
        "asks": own_asks(state, viewer),
        "preferences": dict(state.preferences.get(viewer, {})) if viewer is not None else {},
        "conceded": list(state.conceded),
        "finish": state.finish,
        "told": state.news(viewer) if viewer is not None else {},
    }


def for_seat(public: V, state: State, viewer: int, secrets: dict[str, Any]) -> V:
    """The public view with what this seat alone may know.

    Everything else is the very same object in all views of a position: building it costs most of a
    view. So nobody may change a view.
    """
    own = {
        "viewer": viewer,
        "asks": own_asks(state, viewer),
        "preferences": dict(state.preferences.get(viewer, {})),
        "told": state.news(viewer),
    }
    return public.model_copy(update=own | secrets)


def waiting(state: State) -> list[Waiting]:
    """Who is being waited for; a seat is named once.

    Whoever is asked under a veil stays named until the last answer is in.
    """
    named: dict[int, str] = {}
    for ask in state.asks:
        if ask.owed or ask.veiled:
            named.setdefault(ask.seat, ask.public)
    return [Waiting(seat=seat, public=named[seat]) for seat in sorted(named)]


def own_asks(state: State, viewer: int | None) -> list[Ask]:
    """The questions this viewer has to answer; one for appearances only is nobody's."""
    return [ask for ask in state.asks if ask.seat == viewer and not for_show(ask)]


def for_show(ask: AnyAsk) -> bool:
    """Whether a question is open only so that nobody sees that there is nothing to decide."""
    return ask.veiled and ask.forced is not None
