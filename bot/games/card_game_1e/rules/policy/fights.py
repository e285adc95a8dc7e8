"""Challenges: whom to attack with whom, and how to defend."""

from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.policy.mind import Mind
from bot.games.card_game_1e.rules.policy.worth import of_piece
from bot.games.card_game_1e.rules.values import SIDE, TITLE_STRENGTH
from bot.games.card_game_1e.rules.view import PieceView
from bot.games.lcg.challenges import BACK
from bot.kernel import Assign, Choose
from bot.kernel.labels import id_of
from bot.kernel.windows import PASS


def challenge(mind: Mind, ask: Choose) -> list[str]:
    """The challenge that promises most, if any does."""
    plans = [(_promise(mind, option.id), option.id) for option in ask.options if option.id != PASS]
    best = max(plans, default=(0.0, PASS))
    return [best[1]] if best[0] > 0 else [PASS]


def _promise(mind: Mind, option: str) -> float:
    """What a challenge of this type against this opponent is worth."""
    kind, _, other = option.partition(".")
    attackers, sure = _attack(mind, kind, int(other))
    if not attackers:
        return 0.0
    foe = mind.view.players[int(other)]
    plot = cards()[mind.me.plot].plot if mind.me.plot else None
    claim = plot.claim if plot else 1
    if kind == "power":
        gain = 2.5 * min(claim, foe.play[0].power if foe.play else 0) + 0.2
    elif kind == "intrigue":
        gain = 1.3 * min(claim, foe.hand) + 0.2
    else:
        weak = sorted(of_piece(one) for one in mind.characters(int(other)))
        gain = 0.8 * sum(weak[:claim]) + 0.2
    gain += sum(1.5 for one in attackers if "renown" in one.keywords)
    if not mind.ready(int(other), kind):
        gain += 1.5
    if len(mind.opponents()) > 1:
        gain += 0.15 * foe.power
    return gain if sure else 0.4 * gain - 0.5


def _bonus(mind: Mind, seat: int, kind: str) -> int:
    return TITLE_STRENGTH if mind.view.players[seat].title == SIDE[kind] else 0


def _attack(mind: Mind, kind: str, other: int) -> tuple[list[PieceView], bool]:
    """Who attacks, and whether they win whatever the opponent's board does."""
    able = sorted(mind.ready(mind.seat, kind), key=lambda one: _order(one, kind))
    guards = sorted(one.strength or 0 for one in mind.ready(other, kind))
    theirs = _bonus(mind, other, kind) if guards else 0
    chosen: list[PieceView] = []
    strength = _bonus(mind, mind.seat, kind)
    for one in able:
        chosen.append(one)
        strength += one.strength or 0
        if "stealth" in one.keywords and guards:
            guards.pop()
        if strength >= max(1, sum(guards) + theirs):
            return chosen, True
    if mind.last() and 2 * strength >= sum(guards) + theirs:
        return chosen, False
    return [], False


def _order(one: PieceView, kind: str) -> tuple[float, ...]:
    """Who goes first: renown, few other icons, strength."""
    others = sum(icon != kind for icon in one.icons)
    return (-("renown" in one.keywords), others, -(one.strength or 0))


def attackers(mind: Mind, ask: Choose) -> list[str]:
    """Those who were meant when the challenge was named."""
    kind = id_of(ask.about.get("challenge"))
    known = {one.id for one in ask.options}
    foes = sorted(mind.opponents(), key=lambda seat: -_promise(mind, f"{kind}.{seat}"))
    for foe in foes:
        chosen = [one.id for one in _attack(mind, kind, foe)[0] if one.id in known]
        if chosen:
            return _affordable(mind, chosen)[: ask.max]
    return [one.id for one in ask.options if one.id != BACK][:1]


def _affordable(mind: Mind, chosen: list[str]) -> list[str]:
    """At most one of those for whom an opponent's Motley demands gold."""
    mocked = {piece.host for _, piece in mind.pieces.values() if piece.code == "motley"}
    free = [one for one in chosen if one not in mocked]
    return free or chosen[:1]


def stealth(mind: Mind, ask: Assign) -> dict[str, str]:
    """Bypass the strongest who could defend."""
    known = [one.id for one in ask.values if one.id in mind.pieces]
    known.sort(key=lambda id: (mind.pieces[id][1].knelt, -(mind.pieces[id][1].strength or 0)))
    return dict(zip((key.id for key in ask.keys), known, strict=False))


def defenders(mind: Mind, ask: Choose) -> list[str]:
    """As few as win; one at least if nobody is needed for an attack later."""
    fight = mind.view.challenge
    assert fight is not None
    needed = fight.totals[0] + 1 - _bonus(mind, mind.seat, fight.type)
    able = [mind.pieces[one.id][1] for one in ask.options if one.id in mind.pieces]
    single = [one for one in able if (one.strength or 0) >= needed]
    if single:
        return [min(single, key=of_piece).id]
    chosen: list[str] = []
    strength = 0
    for one in sorted(able, key=lambda piece: -(piece.strength or 0))[: ask.max]:
        chosen.append(one.id)
        strength += one.strength or 0
        if strength >= needed:
            return _affordable(mind, chosen) if not mind.still_to_come() or len(chosen) < 3 else []
    if not mind.still_to_come() and able:
        return [min(able, key=of_piece).id]
    return []
