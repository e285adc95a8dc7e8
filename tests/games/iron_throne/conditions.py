"""When each card and ability may be used, read off the cards once more, apart from the rules."""

from collections.abc import Callable

from tests.games.iron_throne.notes import Notes, value

Condition = Callable[[Notes, int], object]


def _war(n: Notes, seat: int) -> bool:
    return n.kind() == "war"


def _active_war(n: Notes, seat: int) -> bool:
    return n.active(seat) and n.kind() == "war"


def _betrayal(n: Notes, seat: int) -> bool:
    return n.active(seat) and n.kind() == "betrayal"


def _deal(n: Notes, seat: int) -> bool:
    return n.active(seat) and n.kind() == "peace" and n.turn.winner == "deal"


def _shown(n: Notes, seat: int) -> int | None:
    return value(n.turn.cards[seat])


def _supports(n: Notes, seat: int) -> bool:
    return seat in n.turn.side and not n.active(seat)


def _challenges(n: Notes, seat: int) -> bool:
    return seat == n.turn.challenger


def _always(n: Notes, seat: int) -> bool:
    return True


CARDS: dict[str, tuple[str, Condition]] = {
    "cersei": ("after_reveal", lambda n, s: _war(n, s) and any(map(n.alive, n.against(s)))),
    "tyrion": (
        "after_reveal",
        lambda n, s: any(value(card) is not None for card in n.turn.cards.values()),
    ),
    "tywin": ("after_resolution", lambda n, s: n.won(s)),
    "jaime": ("after_reveal", lambda n, s: _betrayal(n, s) and _shown(n, s) is None),
    "joffrey": ("after_reveal", lambda n, s: len(n.turn.side) > 1),
    "eddard": ("after_reveal", lambda n, s: n.active(s) and _shown(n, s) is not None),
    "catelyn": ("after_resolution", lambda n, s: n.lost(s) and n.sheet[s] > 0),
    "robb": ("after_resolution", _always),
    "arya": ("after_resolution", lambda n, s: n.lost(s) and n.strength(n.opponent(s)) > 1),
    "bran": ("before_placement", _always),
    "stannis": ("after_reveal", _war),
    "melisandre": ("before_placement", lambda n, s: n.strength(s) >= 2),
    "davos": ("after_resolution", _always),
    "selyse": ("after_reveal", _war),
    "shireen": ("after_reveal", _supports),
    "daenerys": (
        "after_reveal",
        lambda n, s: (
            _active_war(n, s) and 1 <= (_shown(n, s) or 0) <= 6 and s not in n.turn.doubled
        ),
    ),
    "viserys": ("after_reveal", lambda n, s: _war(n, s) and n.sheet[s] > 0),
    "drogo": ("after_reveal", lambda n, s: _war(n, s) and n.turn.side[s] == "challenge"),
    "jorah": ("before_placement", _supports),
    "barristan": ("after_reveal", lambda n, s: s not in n.turn.spared),
    "margaery": ("after_resolution", _deal),
    "olenna": ("after_resolution", lambda n, s: any(n.alive(x) for x in n.turn.side if x != s)),
    "loras": (
        "after_reveal",
        lambda n, s: any(n.strength(x) < n.strength(s) for x in n.against(s)),
    ),
    "mace": ("after_resolution", _always),
    "renly": ("after_reveal", _war),
}

LEADERS: dict[str, Condition] = {
    "cersei": _always,
    "tyrion": _deal,
    "tywin": _active_war,
    "jaime": lambda n, s: _betrayal(n, s) and n.won(s),
    "joffrey": _always,
    "eddard": _betrayal,
    "catelyn": lambda n, s: _challenges(n, s) and n.sheet[s] > 0,
    "robb": _challenges,
    "arya": lambda n, s: n.lost(s) and n.against(s),
    "bran": lambda n, s: n.active(s),
    "stannis": lambda n, s: _active_war(n, s) and not n.supporters(n.turn.side[s]),
    "melisandre": lambda n, s: s in n.turn.side and _war(n, s),
    "davos": _supports,
    "selyse": lambda n, s: n.lost(s) and (n.strength(s) + 1) // 2 >= 2,
    "shireen": _challenges,
    "daenerys": lambda n, s: _active_war(n, s) and n.tokens[s] > 0,
    "viserys": lambda n, s: s in n.turn.accepted,
    "drogo": lambda n, s: _challenges(n, s) and n.won(s),
    "jorah": lambda n, s: n.lost(s) and n.strength(s) % 2 == 1,
    "barristan": _always,
    "margaery": lambda n, s: s in n.turn.declined and s not in n.turn.accepted,
    "olenna": lambda n, s: n.active(s) and n.against(s),
    "loras": lambda n, s: (
        _active_war(n, s) and n.strength(s) > 0 and n.strength(s) >= n.strength(n.opponent(s))
    ),
    "mace": lambda n, s: s not in n.turn.side,
    "renly": lambda n, s: n.active(s) and n.turn.welcomed[s] > n.turn.beloved[s],
}

SEVERAL = frozenset({"renly", "cersei", "joffrey"})
"""Abilities that work more than once in a window."""

RAISES: dict[tuple[str, str], Callable[[Notes, int], set[int]]] = {
    ("card", "stannis"): lambda n, s: {2 if n.supporters(n.turn.side[s]) else 4},
    ("card", "selyse"): lambda n, s: {4},
    ("card", "viserys"): lambda n, s: {2, 4},
    ("card", "drogo"): lambda n, s: {sum(power > 0 for power in n.power[s].values())},
    ("card", "renly"): lambda n, s: {
        sum(n.alive(x) for x, side in n.turn.side.items() if side == n.turn.side[s])
    },
    ("leader", "stannis"): lambda n, s: {2},
    ("leader", "tywin"): lambda n, s: {2},
    ("leader", "daenerys"): lambda n, s: {min(3, n.tokens[s])},
    ("leader", "melisandre"): lambda n, s: {1, 2},
    ("leader", "loras"): lambda n, s: {2},
}
"""By how much a total may go up."""

WITHDRAWALS = {("card", "shireen"), ("card", "loras"), ("leader", "olenna")}
