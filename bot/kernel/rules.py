"""The contract between a game and everything that plays it: views, rules, plans.

A view is what one seat, or the public, may know of a state.

A plan is a proposal. With the standing order `plans` a seat may have it carried out when its
question comes, as long as nothing it rests on has changed.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar
from zlib import crc32

from pydantic import BaseModel, ConfigDict, JsonValue
from pydantic_core import from_json

from bot.kernel.asks import AnyAsk, Ask, Choose, Illegal, Offer
from bot.kernel.labels import label_of
from bot.kernel.lesson import Lesson
from bot.kernel.rng import Rng
from bot.kernel.state import Event, Finish, Play, State

S = TypeVar("S", bound=State)

Plan = Callable[[AnyAsk], Any]
"""What a seat's written plan answers to a question, or None if there is none that holds."""

Policy = Callable[[Any, AnyAsk, Rng], Any]
"""A stand-in player: from its own view, the ask and a chance of its own to an answer."""


Pace = Literal["veiled", "held", "live"]
"""`veiled`: who has no choice is passed for after a while. `held`: besides, no pass takes effect
before that while is over, so that a quick one tells nothing. `live`: nobody waits."""


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

    @classmethod
    def of(cls, view: "View") -> Self:
        """Return the view, which is one of this game; raise TypeError if it is not."""
        if not isinstance(view, cls):
            raise TypeError(f"a view of {view.game} is no {cls.__name__}")
        return view


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


class Preference(BaseModel):
    """A standing order a seat can give: its choices, and what holds until one is made."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    choices: tuple[str, ...]
    default: str | tuple[str, ...]
    many: bool = False
    """Any number of the choices, none as well; the default is a tuple then."""
    names: str = ""
    """The kind of name the choices are (`territory`); else each has words of its own."""

    def label(self, choice: str) -> str | None:
        """A choice as a name for the catalogue, if it is one."""
        return label_of(self.names, choice) if self.names else None

    def check(self, value: Any) -> JsonValue:
        """The value in its plain form: a choice, or a list in the order of the choices."""
        picked = value if self.many else [value]
        known = isinstance(picked, list | tuple) and all(one in self.choices for one in picked)
        if not known:
            raise Illegal("no-such-preference-value", options=self.labels())
        return [one for one in self.choices if one in picked] if self.many else str(value)

    def labels(self) -> list[str]:
        """The choices, as many as a sentence can hold."""
        return [self.label(one) or one for one in self.choices[:25]]

    def held(self, kept: Mapping[str, JsonValue], key: str) -> list[str]:
        """What holds for a seat with these orders; one choice, or any number of them."""
        value = kept.get(key, self.default)
        return [str(one) for one in value] if isinstance(value, list | tuple) else [str(value)]

    def by_lot(self, rng: Rng) -> JsonValue:
        """Some value, each choice as likely as any other."""
        if not self.many:
            return rng.pick(self.choices)
        return [one for one in self.choices if rng.below(2)]


class Rules(ABC, Generic[S]):
    """One game. Instances hold no state of their own."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Goes up when the shape of a saved state changes; `upgrade` then brings older ones along."""
    players: ClassVar[tuple[int, ...]]
    usual: ClassVar[int | None] = None
    """How many seats a table has unless somebody says otherwise; None: as many as can play."""
    State: ClassVar[type[Any]]
    Options: ClassVar[type[BaseModel]]
    preferences: ClassVar[Mapping[str, Preference]] = {}
    policies: ClassVar[Mapping[str, Policy]] = {}
    lesson: ClassVar[Lesson | None] = None
    """A guided first game, for games that offer one."""
    further_lessons: ClassVar[Mapping[str, Lesson]] = {}
    """Guided games about what goes beyond the first one, such as expansions, by a name."""
    ViewType: ClassVar[type[Any]]
    """The class of this game's views, to read one back from JSON."""
    round_event: ClassVar[tuple[str, str] | None] = None
    """The type of the event that begins a round or turn, and its parameter with the number."""

    @abstractmethod
    def new(self, seats: int, options: BaseModel, rng: Rng) -> S:
        """A state that stands before the first step of the game."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> View:
        """What this seat (None: the public) may know."""

    def views(self, state: S) -> dict[int | None, View]:
        """What everybody may know: the public and each seat; they may share what is the same."""
        return {viewer: self.view(state, viewer) for viewer in (None, *range(state.seats))}

    def delay(self, state: S) -> tuple[int, int] | None:
        """The least and most milliseconds that a table wants its windows held; None: as usual."""
        return None

    def pace(self, state: S) -> Pace:
        """How long questions under a veil stay open, as the table has agreed."""
        return "veiled"

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise Broken unless every invariant holds."""

    def redeal(self, state: S, viewer: int | None, rng: Rng) -> S:
        """A state this viewer cannot tell from this one: everything hidden is dealt anew.

        Chance, the others' standing orders and what they have answered in secret are dealt here.
        """
        other: S = state.copy_state()
        other.rng = Rng(seed=f"redealt/{rng.below(1 << 62)}")
        hidden = [seat for seat in range(state.seats) if seat != viewer]
        for seat in hidden:
            other.preferences[seat] = {k: one.by_lot(rng) for k, one in self.preferences.items()}
        for frame in other.stack:
            frame.forget(hidden)
        self.deal_hidden(other, viewer, rng)
        for ask in other.asks:
            if ask.seat != viewer and ask.answer is not None and not isinstance(ask, Offer):
                ask.answer = ask.check(ask.default)
        return other

    @abstractmethod
    def deal_hidden(self, state: S, viewer: int | None, rng: Rng) -> None:
        """Deal anew, in place, what this game hides from the viewer: hands, decks, cards laid."""

    def round_begun(self, events: Sequence[Event]) -> int | None:
        """The number of the last round that begins in these events, if one does."""
        if self.round_event is None:
            return None
        kind, number = self.round_event
        begun = [event.args[number] for event in events if event.type == kind]
        return int(begun[-1]) if begun else None

    def orders(self, view: View) -> Mapping[str, Preference]:
        """The standing orders that mean something in this very game, and their choices there."""
        return self.preferences

    def ahead(self, view: View) -> list[AnyAsk]:
        """Questions this seat can see coming, as they would be asked now; it may plan for them."""
        return []

    def rests_on(self, view: View, ask: AnyAsk, value: Any) -> JsonValue:
        """What a plan rests on, as its seat sees it; None if it is never more than a proposal.

        Once this has changed, the question is asked.
        """
        return None

    def planned(self, view: View, ask: AnyAsk, plan: Plan) -> Any:
        """What this seat's plans answer to a question that is open; None: ask."""
        return plan(ask)

    def talk_hours(self, state: S) -> int | None:
        """How long a talk may take before it has failed; None: as long as the parties like."""
        return None

    def conceded(self, play: Play[S], seat: int) -> None:
        """What else follows when a seat gives up; its asks take their defaults anyway."""

    def standing(self, state: S) -> list[list[int]]:
        """Places as if the game ended now, from first to last, every seat in one of them.

        For games that have to be judged before their end, as in a tournament whose round is over.
        """
        return state.finish.places if state.finish is not None else self.places_now(state)

    def places_now(self, state: S) -> list[list[int]]:
        """Places by what counts in this game; unless it says so, all share one who play on."""
        playing = [seat for seat in range(state.seats) if seat not in state.conceded]
        return [one for one in (playing, *([seat] for seat in reversed(state.conceded))) if one]

    def check_options(self, seats: int, options: BaseModel) -> None:
        """Raise Illegal where options do not fit together or not this number of players."""
        if seats not in self.players:
            raise Illegal("wrong-player-count", min=self.players[0], max=self.players[-1])

    def alone(self, options: BaseModel) -> bool:
        """Whether every seat plays for itself with these options, and has no partner."""
        return True

    def idle_options(self, options: BaseModel) -> frozenset[str]:
        """Options that say nothing, given the others; they need not be shown."""
        return frozenset()

    def check_brought(self, options: BaseModel, brought: JsonValue) -> None:
        """Raise Illegal where a player may not bring this to the table, such as a deck."""
        raise Illegal("nothing-to-bring")

    def with_brought(self, options: BaseModel, brought: Sequence[JsonValue]) -> BaseModel:
        """The options of a new game, with what each seat brought in secret (None: nothing)."""
        return options

    def houses_for(self, seats: int, options: BaseModel) -> tuple[str, ...]:
        """The houses that seats can be given at a table of this size; none if seats are alike."""
        return ()

    def give_houses(self, state: S, houses: Sequence[str]) -> None:
        """Give every seat of a state that has not begun its house, as drawn elsewhere."""
        raise Illegal("no-houses-here")

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        """Bring the JSON of an older release's state to the present shape."""
        return data

    def load(self, text: str | bytes) -> S:
        """A saved state, of this release or an older one; Illegal if it is of a newer one."""
        plain = text if isinstance(text, str) else text.decode()
        if plain.startswith(f'{{"game":"{self.id}","version":{self.version},'):
            present: S = self.State.model_validate_json(plain)
            return present
        data = from_json(plain)
        if data["version"] > self.version:
            raise Illegal("state-too-new", version=data["version"], known=self.version)
        if data["version"] < self.version:
            data = self.upgrade(data) | {"version": self.version}
        state: S = self.State.model_validate(data)
        return state

    def dump(self, state: S) -> str:
        """The state as JSON."""
        return state.model_dump_json()


AHEAD = 1_000_000_000
"""Numbers from here on are plans; a game never asks so many questions."""


ORDER, CARRY_OUT = "plans", "carry_out"
"""The standing order of games whose plans can be carried out, and the choice that says so."""


class Firm(BaseModel):
    """A finished plan: the answer, and what it rests on; by pick where it is a list of them."""

    value: JsonValue
    rests: dict[str, JsonValue]


def firm(rules: Rules[Any], view: View, ask: AnyAsk, value: Any) -> Firm:
    """A plan as it is written down now."""
    parts = {one: [one] for one in value} if isinstance(ask, Choose) else {"": value}
    rests = {name: rules.rests_on(view, ask, part) for name, part in parts.items()}
    return Firm(value=value, rests=rests)


def holding(rules: Rules[Any], view: View, ask: AnyAsk, plan: Firm) -> Any:
    """The plan's answer to this question if nothing it rests on has changed, else None.

    Of a list the first one that can still be chosen counts.
    """
    value, name = plan.value, ""
    if isinstance(ask, Choose) and isinstance(value, list):
        known = {option.id for option in ask.options}
        name = next((str(one) for one in value if one in known), "")
        value = [name]
    rests = plan.rests.get(name)
    try:
        plain = ask.check(value)
    except Illegal:
        return None
    return plain if rests is not None and rules.rests_on(view, ask, plain) == rests else None


def plan_id(ask: AnyAsk) -> int:
    """The number of a plan: the same for the question to come and the one that is then asked."""
    text = f"{ask.topic} {ask.which}{json.dumps(ask.about, sort_keys=True)}"
    return AHEAD + crc32(text.encode()) % AHEAD


def expected(rules: Rules[Any], view: View) -> list[AnyAsk]:
    """What this seat may plan for now, under the numbers of its plans; not what is open."""
    if view.viewer is None or view.finish is not None:
        return []
    taken = {plan_id(ask) for ask in view.asks}
    found = []
    for ask in rules.ahead(view):
        ask.id = plan_id(ask)
        if ask.id not in taken:
            taken.add(ask.id)
            found.append(ask)
    return found
