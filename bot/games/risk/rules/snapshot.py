"""A position of Risk in the words of scenarios: the counterpart of arranging one."""

from typing import Any

from bot.games.risk.rules.state import NEUTRAL, RiskState
from bot.games.risk.rules.turn import Turn

PHASES = ("reinforce", "buy", "invade", "maneuver", "objective", "draw")


def snapshot(state: RiskState) -> dict[str, Any]:
    """Everything `change` can say about this position; the running phase begins anew."""
    names = {NEUTRAL: "neutral"} | dict(enumerate(state.houses))
    found: dict[str, Any] = {
        "turn": names[state.turn],
        "phase": state.phase if state.phase in PHASES else "reinforce",
        "round": max(1, state.round),
        "quiet": state.quiet,
        "order": [names[seat] for seat in state.order],
        "territories": {t: _place(state, t, names) for t in sorted(state.owner)},
        "hands": {names[seat]: list(hand) for seat, hand in enumerate(state.hands) if hand},
        "deck": list(state.deck),
        "discard": list(state.discard),
        "conceded": [names[seat] for seat in state.conceded],
        "out": [names[seat] for seat in state.out if seat not in state.conceded],
        **_dominion(state, names),
    }
    turns = [frame for frame in state.stack if isinstance(frame, Turn)]
    if turns and turns[-1].conquered and found["phase"] != "reinforce":
        found["conquered"] = True
    return {key: value for key, value in found.items() if value not in ([], {})}


def _place(state: RiskState, territory: str, names: dict[int, str]) -> dict[str, Any]:
    specials = {f"{kind}s": n for kind, n in state.specials.get(territory, {}).items() if n}
    # In the middle of an invasion a conquered territory is still empty.
    units = max(1, state.units[territory])
    return {"owner": names[state.owner[territory]], "units": units, **specials}


def _dominion(state: RiskState, names: dict[int, str]) -> dict[str, Any]:
    turn = state.this_turn
    return {
        "gold": {names[seat]: gold for seat, gold in enumerate(state.gold) if gold},
        "vp": {names[seat]: points for seat, points in enumerate(state.vp) if points},
        "maesters": {names[s]: list(hand) for s, hand in enumerate(state.maesters) if hand},
        "maester_deck": list(state.maester_deck),
        "maester_discard": list(state.maester_discard),
        "objectives": {names[s]: list(hand) for s, hand in enumerate(state.objectives) if hand},
        "objective_deck": list(state.objective_deck),
        "face_down": list(state.face_down),
        "captive": {card: names[seat] for card, seat in state.captive.items()},
        "dead": list(state.dead),
        "conquests": {t: names[seat] for t, seat in turn.conquests},
        **({"kills": turn.kills} if turn.kills else {}),
    }
