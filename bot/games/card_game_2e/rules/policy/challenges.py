"""Challenges: whom to attack with whom, and how to defend."""

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.policy.mind import Mind
from bot.games.card_game_2e.rules.policy.worth import of_piece
from bot.games.card_game_2e.rules.view import PieceView, PlayerView
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
    gain = _spoils(mind, kind, foe)
    gain += sum(1.5 for one in attackers if "renown" in one.keywords)
    if not mind.ready(int(other), kind):
        gain += 1.5
    if len(mind.opponents()) > 1:
        gain += 0.15 * foe.power
    return gain if sure else 0.4 * gain - 0.5


def _spoils(mind: Mind, kind: str, foe: PlayerView) -> float:
    plot = cards()[mind.me.plot].plot if mind.me.plot else None
    claim = plot.claim if plot else 1
    if kind == "power":
        house = foe.play[0].power if foe.play else 0
        return 2.5 * min(claim, house) + 0.2
    if kind == "intrigue":
        return 1.3 * min(claim, foe.hand) + 0.2
    weak = sorted(of_piece(one) for one in foe.play if one.type == "character")
    return 0.8 * sum(weak[:claim]) + 0.2


def _attack(mind: Mind, kind: str, other: int) -> tuple[list[PieceView], bool]:
    """Who attacks, and whether they win whatever the opponent's board does."""
    able = sorted(mind.ready(mind.seat, kind), key=lambda one: _reluctance(mind, one, kind))
    guards = sorted(one.strength or 0 for one in mind.ready(other, kind))
    chosen: list[PieceView] = []
    strength = 0
    for one in able:
        chosen.append(one)
        strength += one.strength or 0
        if "stealth" in one.keywords and guards:
            guards.pop()
        if strength >= max(1, sum(guards) + (1 if guards else 0)):
            break
    sure = strength >= max(1, sum(guards))
    if not sure and not (mind.last() and 2 * strength >= sum(guards)):
        return [], False
    if sure and len(chosen) > 1:
        # The weakest may not be needed at all.
        for one in sorted(chosen, key=lambda piece: piece.strength or 0):
            spare = "renown" not in one.keywords and "stealth" not in one.keywords
            if spare and strength - (one.strength or 0) > sum(guards):
                chosen.remove(one)
                strength -= one.strength or 0
    return chosen, sure


def _reluctance(mind: Mind, one: PieceView, kind: str) -> tuple[float, ...]:
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
            return chosen[: ask.max]
    return [one.id for one in ask.options if one.id != BACK][: ask.max]


def stealth(mind: Mind, ask: Assign) -> dict[str, str]:
    """Bypass the strongest who could defend."""
    seats = {mind.pieces[one.id][0] for one in ask.values if one.id in mind.pieces}
    targets = sorted(
        (one.id for one in ask.values if one.id in mind.pieces),
        key=lambda id: (mind.pieces[id][1].knelt, -(mind.pieces[id][1].strength or 0)),
    )
    if not seats:
        return {}
    return dict(zip((key.id for key in ask.keys), targets, strict=False))


def defenders(mind: Mind, ask: Choose) -> list[str]:
    """As few as win; one at least if nobody is needed for an attack later."""
    fight = mind.view.challenge
    assert fight is not None
    attack = fight.totals[0]
    must = list(ask.default)
    able = sorted(
        (mind.pieces[one.id][1] for one in ask.options),
        key=lambda piece: (len(piece.icons), -(piece.strength or 0)),
    )
    win = _enough(mind, able, attack + 1, ask.max)
    spared = not mind.still_to_come()
    if win and (spared or len(win) <= 1 or fight.type != "intrigue"):
        return list(dict.fromkeys([*must, *win]))[: max(ask.max, len(must))]
    if spared and able and not must:
        return [min(able, key=of_piece).id]
    return must


def _enough(mind: Mind, able: list[PieceView], needed: int, most: int) -> list[str]:
    """The few among them who reach this strength; nobody if they cannot."""
    single = [one for one in able if (one.strength or 0) >= needed]
    if single:
        return [min(single, key=of_piece).id]
    chosen: list[str] = []
    strength = 0
    for one in sorted(able, key=lambda piece: -(piece.strength or 0))[:most]:
        chosen.append(one.id)
        strength += one.strength or 0
        if strength >= needed:
            return chosen
    return []
