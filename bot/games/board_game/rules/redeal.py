"""A19.06: what a viewer does not know, dealt anew: decks, orders face down, the fog, tides."""

from collections.abc import Mapping
from typing import Any

from bot.games.board_game.rules.ambitions import Ambitions
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.fog import sight
from bot.games.board_game.rules.neutral import Caller
from bot.games.board_game.rules.planning import Planning, Raven
from bot.games.board_game.rules.scoring import Scoring
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.rules.support import Support
from bot.kernel import InTurn, Rng
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


def deal_hidden(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """Deal anew, in place, what the viewer does not know."""
    for number, deck in enumerate(state.decks):
        # A20.18: whoever has searched a deck knows its top card.
        knows = number in state.searched and state.searched[number] == viewer
        known = deck[:1] if knows else []
        rest = deck[len(known) :]
        rng.shuffle(rest)
        deck[:] = [*known, *rest]
    top = state.wildling_deck[:1]
    rng.shuffle(state.wildling_deck)
    for frame in state.stack:
        if isinstance(frame, Raven) and frame.card and frame.seat == viewer:
            state.wildling_deck.remove(top[0])
            state.wildling_deck.insert(0, top[0])
        elif isinstance(frame, Raven) and frame.card:
            frame.card = state.wildling_deck[0]
        elif isinstance(frame, Planning):
            _redeal_orders(frame, viewer, rng)
        elif isinstance(frame, Support | Caller):
            _forget_kept(frame.turns, viewer)
        elif isinstance(frame, Scoring):
            _forget(frame.specials.kept, viewer, "no")
            _forget(frame.generals.kept, viewer, "none")
        elif isinstance(frame, Ambitions):
            _forget(frame.wishes, viewer, [])
    _redeal_objectives(state, viewer, rng)
    if state.foggy and state.finish is None:
        _redeal_fog(state, viewer, rng)
    _redeal_tides(state, viewer, rng)
    for ask in state.asks:
        if ask.seat != viewer:
            _tell_other_card(state, ask)


def _redeal_orders(frame: Planning, viewer: int | None, rng: Rng) -> None:
    """A19.06: the same tokens in other areas; only the empty ones are known."""
    for seat, laid in frame.laid.items():
        if seat != viewer:
            orders = list(laid.values())
            rng.shuffle(orders)
            frame.laid[seat] = dict(zip(laid, orders, strict=True))


def _forget_kept(turns: InTurn, viewer: int | None) -> None:
    """R10.02: what others have said about support before it was their turn."""
    for seat, said in turns.kept.items():
        if seat != viewer and isinstance(said, dict):
            turns.kept[seat] = dict.fromkeys(said, "none")


def _redeal_fog(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """M10: forces, orders and tokens the viewer does not see stand in other areas of their kind."""
    seen = sight(state, viewer) if viewer is not None else frozenset[str]()
    kept = {*seen, *state.closed}
    if viewer is None:
        # Nobody sees anything: this must be a position that could be.
        ports = {region.id for region in regions().values() if region.kind == "port"}
        kept |= {*state.neutral, *state.garrisons, *state.shields, *ports}
        kept |= {regions()[port].land for port in ports}
    else:
        # Whose a port is that one sees follows from its land.
        kept |= {state.home(viewer), *(regions()[area].land for area in seen)}
    if state.fight is not None:
        kept |= {state.fight.region, state.fight.source, *state.fight.support}
    for frame in state.stack:
        if isinstance(frame, Caller):
            kept |= {frame.source, frame.target}
    moved: dict[str, str] = {}
    for kind in ("land", "sea", "port"):
        free = [r for r, fact in regions().items() if fact.kind == kind and r not in kept]
        others = list(free)
        rng.shuffle(others)
        moved |= dict(zip(free, others, strict=True))
    piles: list[dict[str, Any]] = [state.forces, state.orders, state.power_tokens]
    for pile in (*piles, state.garrisons, state.neutral):
        _move(pile, moved)
    for frame in state.stack:
        if isinstance(frame, Planning):
            for laid in frame.laid.values():
                _move(laid, moved)


def _move(pile: dict[str, Any], moved: Mapping[str, str]) -> None:
    """What lies in these areas lies in others."""
    now = {moved.get(region, region): thing for region, thing in pile.items()}
    pile.clear()
    pile.update(now)


def _forget(said: dict[int, Any], viewer: int | None, nothing: Any) -> None:
    """R21.16, A21.11: what others mean to score or take when their turn comes."""
    for seat in said:
        if seat != viewer:
            said[seat] = nothing


def _redeal_objectives(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """A19.06: objectives in other hands and in the deck."""
    hidden = [seat for seat, _ in enumerate(state.objectives) if seat != viewer]
    unseen = [*state.objective_deck, *(card for s in hidden for card in state.objectives[s])]
    rng.shuffle(unseen)
    for seat in hidden:
        number = len(state.objectives[seat])
        state.objectives[seat], unseen = unseen[:number], unseen[number:]
    state.objective_deck = unseen


def _redeal_tides(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """Tides cards not turned up yet."""
    fight = state.fight
    if fight is None or fight.tides_shown:
        return
    hidden = [seat for seat in fight.tides if seat != viewer]
    fight.tides_deck += [fight.tides[seat] for seat in hidden]
    rng.shuffle(fight.tides_deck)
    for seat in hidden:
        fight.tides[seat] = fight.tides_deck.pop()


def _tell_other_card(state: BoardState, ask: AnyAsk) -> None:
    """Another seat's question shows it a card in secret: the one that lies there now."""
    if ask.topic == "raven_card":
        ask.about["card"] = label_of("wildling", state.wildling_deck[0])
    if ask.topic == "tides_redraw" and state.fight is not None:
        ask.about["card"] = label_of("tide", state.fight.tides[ask.seat])
