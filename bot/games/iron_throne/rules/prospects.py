"""M2: what leaders may make of things, so that all can say at once what they would do then."""

from itertools import product

from bot.games.iron_throne.rules.cards import characters
from bot.games.iron_throne.rules.effects import ABILITIES
from bot.games.iron_throne.rules.state import NOBODY, IronState, Part, Winner, who
from bot.kernel import Key


def leader_open(state: IronState, seat: int, kind: str, ahead: bool = False) -> bool:
    """Whether this seat's leader has something to do in this window."""
    leader = state.leaders[seat]
    if characters()[leader].ability.window != kind or leader not in ABILITIES:
        return False
    effect = ABILITIES[leader]
    return effect.likely(state, seat) if ahead else effect.open(state, seat)


def standing(state: IronState, kind: str) -> str:
    """How things stand, as far as leaders can change it in this window."""
    clash = state.clash
    if kind == "before_placement":
        return _backed(state, clash.opens != NOBODY, clash.parts)
    if clash.result == "war":
        return f"{state.total('challenge')}_{state.total('defence')}"
    return clash.result


def _backed(state: IronState, is_open: bool, parts: list[Part]) -> str:
    """Who supports, and whether a card is laid open."""
    houses = [state.houses[part.seat] for part in parts if not part.active]
    return "_".join([*(["open"] if is_open else []), *houses]) or "alone"


def prospects(state: IronState, kind: str) -> dict[str, Key]:
    """How things may stand once leaders have acted in this window, other than they do."""
    if kind == "before_placement":
        return _before_placement(state)
    if kind == "after_reveal" and state.clash.result == "war":
        found = _at_war(state)
    elif kind == "after_reveal" and _acting(state, kind):
        found = {"peace": Key(id="peace", label="if-peace")}
    else:
        found = {}
    found.pop(standing(state, kind), None)
    return found


def _acting(state: IronState, kind: str) -> list[int]:
    """Whose leader could act in this window."""
    return [seat for seat in range(state.seats) if leader_open(state, seat, kind)]


def _before_placement(state: IronState) -> dict[str, Key]:
    """Bran has a card laid open, Olenna makes a supporter withdraw or discard cards."""
    clash = state.clash
    acting = {state.leaders[seat]: seat for seat in _acting(state, "before_placement")}
    opens = [False, True] if "bran" in acting else [False]
    gone: list[Part | None] = [None]
    if "olenna" in acting:
        gone += clash.opposing_supporters(acting["olenna"])
    found = {}
    for is_open, left in product(opens, gone):
        key = _backed(state, is_open, [part for part in clash.parts if part != left])
        found[key] = _case(key, is_open, left)
    if "olenna" not in acting:
        found.pop(standing(state, "before_placement"))
    return found


def _case(key: str, is_open: bool, left: Part | None) -> Key:
    if left is None:
        return Key(id=key, label="if-open" if is_open else "if-discarded")
    args = {"seat": who(left.seat)}
    return Key(id=key, label="if-open-without" if is_open else "if-without", args=args)


def _at_war(state: IronState) -> dict[str, Key]:
    """Every total that leaders can bring about."""
    totals = {(state.total("challenge"), state.total("defence"))}
    for seat in _acting(state, "after_reveal"):
        part = state.clash.part(seat)
        assert part is not None
        gains = [0, *ABILITIES[state.leaders[seat]].gains(state, seat)]
        attacks = part.side == "challenge"
        totals = {
            (ours + gain * attacks, theirs + gain * (not attacks))
            for (ours, theirs), gain in product(totals, gains)
        }
    return {
        f"{ours}_{theirs}": Key(
            id=f"{ours}_{theirs}",
            label="if-totals",
            args={"challenge": ours, "defence": theirs},
        )
        for ours, theirs in sorted(totals)
    }


def outlooks(state: IronState) -> list[Winner]:
    """Who may win a war by what leaders do, other than as it stands."""
    if state.clash.result != "war":
        return []
    now = _winner(state.total("challenge"), state.total("defence"))
    keys = prospects(state, "after_reveal").values()
    found = {_winner(key.args["challenge"], key.args["defence"]) for key in keys}
    return sorted(found - {now})


def _winner(ours: int, theirs: int) -> Winner:
    return "none" if ours == theirs else "challenge" if ours > theirs else "defence"
