"""A29.3: at which windows a player wants to be asked; everywhere else the player passes."""

from bot.games.lcg.deed import LEAVING, Deed
from bot.games.lcg.orders import always_saves, cancels, passes, passes_turn
from bot.games.lcg.state import NONE, LcgState
from bot.kernel import Preference

STOPS = Preference(
    choices=(
        *("plot", "draw", "marshal", "marshal_others", "challenges", "challenges_others"),
        *("attack", "defend", "fights_of_others", "dominance", "standing", "taxation"),
        *("cancels", "saves", "results", "results_of_others", "other_triggers", "own_cards"),
    ),
    default=(
        *("marshal", "challenges", "attack", "defend", "cancels", "saves", "results"),
        "own_cards",
    ),
    many=True,
)

_PHASES = {"W1": "plot", "W2": "draw", "W5": "dominance", "W6": "standing", "W7": "taxation"}


def stops(
    state: LcgState,
    seat: int,
    window: str,
    deeds: list[Deed],
    own: bool,
    quiet: tuple[str, ...] = ("W5",),
    usual: tuple[str, ...] = tuple(STOPS.default),
) -> bool:
    """Whether this seat is asked here; `own`: as everybody can see, an open card can be used.

    `quiet` are the action windows in which that alone is a reason to ask, `usual` is where players
    are asked who have not said anything about it.
    """
    kind = _kind(state, seat, window, deeds)
    if (kind == "saves" and always_saves(state, seat)) or cancels(state, seat, deeds):
        return True
    if passes_turn(state, seat) if kind == "marshal" else passes(state, seat):
        return False
    wanted = state.preferred(seat, "stops", usual)
    if own and "own_cards" in wanted and (window in quiet or not window.startswith("W")):
        return True
    return kind in wanted


def _kind(state: LcgState, seat: int, window: str, deeds: list[Deed]) -> str:
    """What this window is to this seat."""
    if window in _PHASES:
        return _PHASES[window]
    fight = state.challenge
    if window == "W3":
        return "marshal" if state.active == seat else "marshal_others"
    if window == "W4a":
        return "challenges" if state.active == seat else "challenges_others"
    if window in ("W4b", "W4c"):
        assert fight is not None
        if seat == fight.attacker:
            return "attack"
        return "defend" if seat == fight.defender else "fights_of_others"
    if window == "would":
        return _would(state, seat, deeds)
    if fight is not None and any(deed.kind == "result" for deed in deeds):
        return "results" if seat in (fight.attacker, fight.defender) else "results_of_others"
    return "other_triggers"


def _would(state: LcgState, seat: int, deeds: list[Deed]) -> str:
    for deed in deeds:
        if deed.kind == "initiates" and deed.seat != seat:
            return "cancels"
        if deed.kind in LEAVING and deed.card != NONE:
            piece = state.board.get(deed.card)
            if piece is not None and piece.controller == seat:
                return "saves"
    return "other_triggers"
