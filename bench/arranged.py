"""Scenarios once more, with cards in every hand that cancel, and duplicates under unique cards.

A scenario knows how its card comes to be used, which chance may never find. Everything it does
not say is answered by whoever is asked: cancel and save if possible, else pass.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench import abilities
from bench.soak import rules_of
from bot.games.card_game_1e.rules import facts as first
from bot.games.card_game_1e.rules import scenario as first_scenario
from bot.games.card_game_2e.rules import facts as second
from bot.games.card_game_2e.rules import scenario as second_scenario
from bot.games.lcg.scenario import LcgPositions, Position
from bot.games.lcg.stops import STOPS
from bot.kernel import Answer, Choose, Illegal, Outcome, Play, answer, prefer
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import run
from bot.kernel.labels import id_of
from bot.kernel.positions import Impossible
from bot.workshop.match import Match
from bot.workshop.policies import eager
from bot.workshop.script import Act
from bot.workshop.stage import Script, Stage
from bot.workshop.yaml_lines import Document, Wrong

FOLDER = Path("tests/scenarios")
MOST_ANSWERS, MOST_TRIES = 60, 25
FACTIONS = ("lannister", "tyrell")
CANCELLING = ["Treachery", "Treachery", "The Hand's Judgment", "The Hand's Judgment"]
LANNISTERS = ("Cersei Lannister", "Tyrion Lannister", "Tywin Lannister")
"""Treachery wants one of them in play."""


class Way(NamedTuple):
    """How a scenario is played."""

    cancels: bool
    spares: frozenset[str] = frozenset()
    """Cards that are not cancelled, so that those which come after them are."""
    doubles: bool = False
    """Whether unique cards in play have a duplicate, and are saved by it."""
    acts: bool = False
    """Whether everybody acts by chance instead, beginning in the scenario's position."""


class Box(NamedTuple):
    """A card game whose scenarios are played."""

    game: str
    positions: LcgPositions[Any]
    unique: frozenset[str]
    ways: tuple[Way, ...]


EARLY = frozenset({"01181"})
"""Margaery Tyrell answers before others."""
FIRST = Box(
    "card_game_1e",
    first_scenario.POSITIONS,
    frozenset(card.name for card in first.cards().values() if card.unique),
    (Way(False), Way(False, doubles=True), Way(False, acts=True)),
)
"""No card of the box cancels anything."""
SECOND = Box(
    "card_game_2e",
    second_scenario.POSITIONS,
    frozenset(card.name for card in second.cards().values() if card.unique),
    (Way(True, doubles=True), Way(False, doubles=True), Way(True, EARLY), Way(False)),
)


def play_all(seen: Counter[str], only: list[str], box: Box = SECOND) -> None:
    """Play every scenario in each of its ways."""
    for path in sorted((FOLDER / box.game).rglob("*.yaml")):
        document = Document(path)
        script = Script.model_validate(document.data)
        if not script.change or (only and not any(name in str(script.change) for name in only)):
            continue
        for way in box.ways:
            stage = _stage(document, script, way, box)
            if stage is None:
                continue
            seen["positions"] += 1
            try:
                (_act if way.acts else _play)(stage, seen, way)
            except Exception as error:  # the others must go on
                seen["broken"] += 1
                print(f"broken: {path}, {way}: {error!r}")
            abilities.count(seen, stage.events)


def _stage(document: Document, script: Script, way: Way, box: Box) -> Stage | None:
    """The position of a scenario, with more cards; None: they do not go together."""
    rules: Any = rules_of(box.game)
    options = rules.Options.model_validate(script.options)
    position = _richer(Position.model_validate(script.change), way, box)
    try:
        state = box.positions.start(script.setup, options, script.seed or "corners")
        state = box.positions.arrange(state, position)
    except (Impossible, Illegal):
        return None
    state.rng.on_top = list(script.on_top)
    return Stage(document, script, rules, box.positions, state)


def _richer(position: Position, way: Way, box: Box) -> Position:
    """The same position with cancelling cards, gold for them, and duplicates."""
    data = position.model_dump(exclude_unset=True)
    sides = data.setdefault("sides", {})
    if len(sides) < 2:
        sides.setdefault(next(one for one in FACTIONS if one not in sides), {})
    for name, side in sides.items():
        laid = [_laid(one, way, box) for one in side.get("play", [])]
        if way.cancels:
            held = {one["card"] for one in laid}
            helper = next(one for one in LANNISTERS if one not in held)
            laid.append({"card": helper, "knelt": True})
            side["hand"] = [*side.get("hand", []), *CANCELLING]
            side["gold"] = side.get("gold", 0) + 5
            if name != "lannister":
                # Nobody is asked about a card that the deck cannot hold (A29.2).
                side.setdefault("agenda", "Banner of the Lion")
        side["play"] = laid
        if side.get("plots"):
            side["plots"] = [*side["plots"], *box.positions.builder.plots]
        orders = data.setdefault("preferences", {}).setdefault(name, {})
        orders.setdefault("stops", list(STOPS.choices))
    return Position.model_validate(data)


def _laid(one: Any, way: Way, box: Box) -> dict[str, Any]:
    card = {"card": one} if isinstance(one, str) else dict(one)
    if way.doubles and card["card"] in box.unique:
        card.setdefault("duplicates", 1)
    if card.get("attachments"):
        card["attachments"] = [_laid(attached, way, box) for attached in card["attachments"]]
    return card


def _act(stage: Stage, seen: Counter[str], way: Way) -> None:
    """Let everybody act by chance for a while."""
    play = Play(stage.state)
    run(play)
    _took(stage, Outcome(play), seen)
    seed = str(stage.document.path)
    match = Match(stage.rules, stage.state.seats, seed, [eager] * stage.state.seats)
    match.state = stage.state
    for _ in range(MOST_ANSWERS):
        if match.state.finish is not None or match.state.round > 1:
            break
        stage.events += match.step().events
        stage.rules.check(match.state)
        seen["answers"] += 1


def _play(stage: Stage, seen: Counter[str], way: Way) -> None:
    play = Play(stage.state)
    run(play)
    _took(stage, Outcome(play), seen)
    for seat, topic, value in _lines(stage):
        if topic == "prefer":
            for key, wish in value.items():
                _took(stage, prefer(stage.rules, stage.state, seat, key, wish), seen)
            continue
        for _ in range(MOST_TRIES):
            if _said(stage, Act(stage, seat, topic, value), seen) or not _other(stage, seen, way):
                break
    for _ in range(MOST_ANSWERS):
        if not _other(stage, seen, way):
            break


def _lines(stage: Stage) -> Iterator[tuple[int, str, Any]]:
    """What the players of a scenario do, one thing after the other."""
    for step in stage.script.play:
        if not isinstance(step, dict) or "expect" in step or "refused" in step:
            continue
        for player, acts in step.items():
            try:
                seat = stage.seat(player, ())
            except Wrong:
                continue
            for topic, value in acts.items() if isinstance(acts, dict) else ():
                yield seat, topic, value


def _said(stage: Stage, act: Act, seen: Counter[str]) -> bool:
    """Whether a line of the scenario could be said now."""
    given = act.given()
    if not any(ask.id == given.ask and ask.seat == act.seat for ask in stage.state.asks):
        return False
    try:
        _took(stage, answer(stage.rules, stage.state, given), seen)
    except Illegal:
        return False
    return True


def _other(stage: Stage, seen: Counter[str], way: Way) -> bool:
    """Let the first who is asked cancel, save or pass; False: nobody is asked."""
    ask = next((one for one in stage.state.asks if one.owed), None)
    if ask is None or stage.state.finish is not None or stage.state.round > 2:
        return False
    given = Answer(seat=ask.seat, ask=ask.id, value=_reply(ask, way))
    _took(stage, answer(stage.rules, stage.state, given), seen)
    return True


def _reply(ask: AnyAsk, way: Way) -> Any:
    if not isinstance(ask, Choose) or ask.topic != "act":
        return ask.default
    answered = {id_of(label) for label in ask.about.get("cards") or ()}
    spared = abilities.CANCELS | way.spares
    for option in ask.options:
        if option.id.startswith("save:"):
            return [option.id]
        if way.cancels and id_of(option.label) in abilities.CANCELS and not answered & spared:
            return [option.id]
    return ask.default


def _took(stage: Stage, outcome: Outcome[Any], seen: Counter[str]) -> None:
    stage.took(outcome)
    seen["answers"] += 1
