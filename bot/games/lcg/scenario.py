"""Positions for scenarios: any card, by its English name, in any zone."""

import re
from typing import Any, ClassVar, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from bot.games.lcg.arrange import Builder
from bot.games.lcg.facts import slug
from bot.games.lcg.observe import Figures, observe
from bot.games.lcg.state import NONE, LcgState
from bot.kernel import Assign, Choose, Rng, Rules
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, kind_of
from bot.kernel.positions import Impossible, Positions

Phase = Literal[
    "set_up", "plot", "draw", "marshal", "challenges", "dominance", "standing", "taxation"
]


class InPlay(BaseModel):
    """A card in play, and what is on it."""

    model_config = ConfigDict(extra="forbid")

    card: str
    knelt: bool = False
    power: int = Field(default=0, ge=0)
    tokens: dict[str, int] = {}
    duplicates: int = Field(default=0, ge=0)
    attachments: list["str | InPlay"] = []
    owner: str | None = None
    """Whose card it is, if not the player's under whom it is named."""
    controller: str | None = None
    """Who controls an attachment, if not its owner."""


class Side(BaseModel):
    """One player's cards; what is left out is empty, or filled with cards that do nothing."""

    model_config = ConfigDict(extra="forbid")

    agenda: str | None = None
    title: str | None = None
    plot: str | None = None
    """The revealed plot; Taxation unless told otherwise. None in a plot phase: none yet."""
    plots: list[str] = []
    used: list[str] = []
    gold: int = Field(default=0, ge=0)
    power: int = Field(default=0, ge=0)
    """On the faction card."""
    knelt: bool = False
    """Whether the faction card kneels."""
    play: list[str | InPlay] = []
    hand: list[str] = []
    deck: list[str] = []
    """From the top; filler cards lie below."""
    filler: int = Field(default=10, ge=0)
    discard: list[str] = []
    dead: list[str] = []
    removed: list[str] = []


class Position(BaseModel):
    """Everything a scenario may change before play begins."""

    model_config = ConfigDict(extra="forbid")

    phase: Phase = "plot"
    """It begins with the first step of this phase, the set-up with mulligans from these hands."""
    round: int = Field(default=1, ge=1)
    first: str | None = None
    sides: dict[str, Side] = {}
    """By faction, in the order of the seats; those not named come after them."""
    preferences: dict[str, dict[str, Any]] = {}


S = TypeVar("S", bound=LcgState)


class LcgPositions(Positions[S]):
    """Players are called by their factions; an edition says what differs."""

    Position = Position
    unordered = frozenset({"hands", "in_play"})
    rules: ClassVar[Rules[Any]]
    builder: ClassVar[type[Builder[Any]]]
    figures: ClassVar[Figures]
    idle: ClassVar[str] = "pass"
    """A29.11: who can do nothing is not asked, unless a scenario or an edition wants that."""

    def start(self, setup: str, options: BaseModel, seed: str) -> S:
        """`new-N` stands before the set-up; the others before the first round."""
        state: S = self.rules.new(self.setups[setup], self.agreed(setup, options), Rng(seed=seed))
        return state if setup.startswith("new-") else self.arrange(state, Position())

    def agreed(self, setup: str, options: BaseModel) -> BaseModel:
        """The options of a set-up."""
        return options

    def setup_of(self, state: S) -> str:
        """The set-up whose positions this state is one of."""
        return next(name for name, seats in self.setups.items() if seats == state.seats)

    def arrange(self, state: S, position: Any) -> S:
        """Lay everything out anew as the scenario wants it."""
        assert isinstance(position, Position)
        known = list(self.builder.factions)
        named = list(position.sides)
        if len(named) > state.seats:
            raise Impossible(f"there are {state.seats} players", "sides", named[state.seats])
        spare = [one for one in known if one not in named]
        names = [*named, *spare[: state.seats - len(named)]]
        built: S = self.builder(state, names, position).build()
        if position.first is not None:
            if position.first not in names:
                raise Impossible(f"{position.first} does not play: {', '.join(names)}", "first")
            built.first = names.index(position.first)
        built.preferences = {seat: {"nothing_to_do": self.idle} for seat in range(state.seats)}
        for name, wishes in position.preferences.items():
            if name not in names:
                raise Impossible(f"{name} does not play: {', '.join(names)}", "preferences", name)
            for key, value in wishes.items():
                if key not in self.rules.preferences:
                    raise Impossible(f"there is no order {key}", "preferences", name, key)
                plain = self.rules.preferences[key].check(value)
                built.preferences.setdefault(names.index(name), {})[key] = plain
        return built

    def observe(self, state: S) -> dict[str, Any]:
        """What a scenario may expect."""
        return observe(state, self.names(state), self.figures)

    def names(self, state: S) -> list[str]:
        """By faction; whoever plays the same faction as somebody before them by number."""
        taken: list[str] = []
        for seat, player in enumerate(state.players):
            taken.append(player.faction if player.faction not in taken else f"player-{seat + 1}")
        return taken

    def snapshot(self, state: S) -> tuple[str, dict[str, Any]]:
        """The position at the beginning of the running phase."""
        if not state.round or state.phase not in self.builder.phases:
            return f"new-{state.seats}", {}
        if len({player.faction for player in state.players}) < state.seats:
            raise Impossible("two players have the same faction")
        if state.out:
            raise Impossible("somebody is out already")
        names = self.names(state)
        sides = {
            name: _side(state, seat, names, self.title(state, seat))
            for seat, name in enumerate(names)
        }
        return self.setup_of(state), {
            "phase": state.phase,
            "round": state.round,
            "first": names[state.first],
            "sides": sides,
        }

    def title(self, state: S, seat: int) -> int | None:
        """The title a seat holds."""
        return None

    def words(self) -> frozenset[str]:
        """The cards by their English names and as options call them, and what is done with them."""
        cards = self.rules.State.cards.values()
        names = {word for card in cards for word in (card.name, card.slug)}
        return frozenset({*names, "use", "marshal", "ambush", "save", "until"})

    def called(self, kind: str, name: str) -> str | int:
        """Cards by their English names."""
        if kind == "card" and name in self.rules.State.cards:
            return str(self.rules.State.cards[name].name)
        return super().called(kind, name)

    def written(self, option: Option) -> str:
        """Without the numbers that tell copies of a card apart."""
        cards = kind_of(option.label) == "card"
        return re.sub(r"\.\d+", "", option.id) if cards else option.id

    def value(self, ask: AnyAsk, value: Any) -> Any:
        """Cards by name: `Ice`, `marshal Ice`, `military lannister`."""
        if isinstance(ask, Choose):
            names = value if isinstance(value, list) else [value]
            found: list[Any] = []
            for name in names:
                found.append(_option(ask.options, name, found))
            return found
        if isinstance(ask, Assign) and isinstance(value, dict):
            return {
                _option(ask.keys, key, []): _option(ask.values, one, [])
                for key, one in value.items()
            }
        return value


def _option(options: "list[Option] | list[Key]", name: Any, taken: list[Any]) -> Any:
    """The option a name means: its id, or its card; the first copy that is not taken."""
    if not isinstance(name, str):
        return name
    wanted = slug(name)
    for option in options:
        if option.id in taken:
            continue
        plain = ".".join(part for part in option.id.split(".") if not part.isdecimal())
        short = plain.partition(":")[2] or plain
        named = f"{plain}_{option.args.get('faction', '')}"
        about = f"{short} about {id_of(str(option.args.get('about', '')))}"
        if name == option.id or wanted in map(slug, (plain, short, named, about)):
            return option.id
    return name


def _side(state: LcgState, seat: int, names: list[str], title: int | None) -> dict[str, Any]:
    """One player's cards as a scenario writes them."""
    player = state.players[seat]
    house = state.board[state.house(seat)]
    plot = state.plot(seat)
    found: dict[str, Any] = {
        "gold": player.gold,
        "power": house.power,
        "knelt": house.knelt,
        "filler": 0,
        "play": [
            _in_play(state, card, names)
            for card in state.controlled(seat)
            if state.fact(card).type in ("character", "location")
        ],
    }
    for zone in ("hand", "deck", "discard", "dead", "removed", "plots", "used"):
        found[zone] = [state.fact(card).name for card in player.pile(zone)]
    for key, card in (("plot", plot), ("title", title)):
        if card is not None:
            found[key] = state.fact(card).name
    if player.agenda:
        found["agenda"] = state.fact(player.agenda[0]).name
    return {key: value for key, value in found.items() if value or key == "filler"}


def _in_play(state: LcgState, card: int, names: list[str]) -> dict[str, Any]:
    piece = state.board[card]
    found: dict[str, Any] = {
        "card": state.fact(card).name,
        "knelt": piece.knelt,
        "power": piece.power,
        "tokens": dict(piece.tokens),
        "duplicates": len(piece.duplicates),
        "attachments": [
            _in_play(state, one, names)
            for one in state.attachments(card)
            if state.fact(one).type == "attachment"
        ],
    }
    owner = state.owners[card]
    if owner != NONE and (owner != piece.controller or piece.host != NONE):
        found["owner"] = names[owner]
    if piece.host != NONE and owner != piece.controller:
        found["controller"] = names[piece.controller]
    return {key: value for key, value in found.items() if value}
