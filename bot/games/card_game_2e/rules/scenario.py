"""Positions for scenarios: any card, by its English name, in any zone."""

import re
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.games.card_game_2e.rules.arrange import Builder
from bot.games.card_game_2e.rules.facts import factions
from bot.games.card_game_2e.rules.observe import observe
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.state import PHASES, ThronesState
from bot.games.lcg.facts import slug
from bot.games.lcg.state import NONE
from bot.kernel import Assign, Choose, Rng
from bot.kernel.asks import AnyAsk, Key, Option
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


class ThronesPosition(BaseModel):
    """Everything a scenario may change before play begins."""

    model_config = ConfigDict(extra="forbid")

    phase: Phase = "plot"
    """It begins with the first step of this phase, the set-up with mulligans from these hands."""
    round: int = Field(default=1, ge=1)
    first: str | None = None
    sides: dict[str, Side] = {}
    """By faction, in the order of the seats; those not named come after them."""
    preferences: dict[str, dict[str, Any]] = {}


class ThronesPositions(Positions[ThronesState]):
    """`joust` and `melee-3` to `melee-6`; players are called by their factions."""

    setups: ClassVar = {
        "joust": 2,
        **{f"melee-{n}": n for n in (3, 4, 5, 6)},
        **{f"new-{n}": n for n in RULES.players},
    }
    Position = ThronesPosition
    unordered = frozenset({"hands", "in_play"})

    def start(self, setup: str, options: BaseModel, seed: str) -> ThronesState:
        """`new-N` stands before the set-up; the others before the first round."""
        state = RULES.new(self.setups[setup], options, Rng(seed=seed))
        return state if setup.startswith("new-") else self.arrange(state, ThronesPosition())

    def arrange(self, state: ThronesState, position: Any) -> ThronesState:
        """Lay everything out anew as the scenario wants it."""
        assert isinstance(position, ThronesPosition)
        known = list(factions())
        named = list(position.sides)
        if len(named) > state.seats:
            raise Impossible(f"there are {state.seats} players", "sides", named[state.seats])
        spare = [one for one in known if one not in named]
        names = [*named, *spare[: state.seats - len(named)]]
        built = Builder(state, names, position).build()
        if position.first is not None:
            if position.first not in names:
                raise Impossible(f"{position.first} does not play: {', '.join(names)}", "first")
            built.first = names.index(position.first)
        # A29.11: who can do nothing is not asked, unless a scenario wants that.
        built.preferences = {seat: {"nothing_to_do": "pass"} for seat in range(state.seats)}
        for name, wishes in position.preferences.items():
            if name not in names:
                raise Impossible(f"{name} does not play: {', '.join(names)}", "preferences", name)
            for key, value in wishes.items():
                if key not in RULES.preferences:
                    raise Impossible(f"there is no order {key}", "preferences", name, key)
                plain = RULES.preferences[key].check(value)
                built.preferences.setdefault(names.index(name), {})[key] = plain
        return built

    def observe(self, state: ThronesState) -> dict[str, Any]:
        """What a scenario may expect."""
        return observe(state, self.names(state))

    def names(self, state: ThronesState) -> list[str]:
        """By faction; whoever plays the same faction as somebody before them by number."""
        taken: list[str] = []
        for seat, player in enumerate(state.players):
            taken.append(player.faction if player.faction not in taken else f"player-{seat + 1}")
        return taken

    def snapshot(self, state: ThronesState) -> tuple[str, dict[str, Any]]:
        """The position at the beginning of the running phase."""
        if not state.round or state.phase not in PHASES:
            return f"new-{state.seats}", {}
        if len({player.faction for player in state.players}) < state.seats:
            raise Impossible("two players have the same faction")
        if state.out:
            raise Impossible("somebody is out already")
        names = self.names(state)
        sides = {name: _side(state, seat) for seat, name in enumerate(names)}
        setup = "joust" if state.seats == 2 else f"melee-{state.seats}"
        return setup, {
            "phase": state.phase,
            "round": state.round,
            "first": names[state.first],
            "sides": sides,
        }

    def called(self, kind: str, name: str) -> str | int:
        """Cards by their English names."""
        if kind == "card" and name in RULES.State.cards:
            return str(RULES.State.cards[name].name)
        return super().called(kind, name)

    def written(self, option: Option) -> str:
        """Without the numbers that tell copies of a card apart."""
        cards = option.label.startswith("card:")
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
        if name == option.id or wanted in (slug(plain), slug(short), slug(named)):
            return option.id
    return name


def _side(state: ThronesState, seat: int) -> dict[str, Any]:
    """One player's cards as a scenario writes them."""
    player = state.players[seat]
    house = state.board[state.house(seat)]
    plot, title = state.plot(seat), state.title(seat)
    found: dict[str, Any] = {
        "gold": player.gold,
        "power": house.power,
        "knelt": house.knelt,
        "filler": 0,
        "play": [
            _in_play(state, card)
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


def _in_play(state: ThronesState, card: int) -> dict[str, Any]:
    piece = state.board[card]
    names = ThronesPositions().names(state)
    found: dict[str, Any] = {
        "card": state.fact(card).name,
        "knelt": piece.knelt,
        "power": piece.power,
        "tokens": dict(piece.tokens),
        "duplicates": len(piece.duplicates),
        "attachments": [
            _in_play(state, one)
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


POSITIONS = ThronesPositions()
