"""M4: standing orders, what a seat has decided ahead so that the game does not stop for it."""

from collections.abc import Collection, Mapping
from itertools import combinations

from bot.games.risk.rules.board import board
from bot.games.risk.rules.cards import characters, maesters
from bot.games.risk.rules.effects.base import Card
from bot.games.risk.rules.fight import Attack, Clash, innermost, losses
from bot.games.risk.rules.state import RiskOptions, RiskState
from bot.kernel import Preference

MOST_PAIRS = 2
"""Dice that are compared in one battle (R5.7)."""
COSTLY = 300
"""Printed price from which on a card counts as a costly one."""

_BATTLE = ("usual", "always", "key", "seat", "last", "never")
_CONDITIONS = {
    "declare_invasion_self": _BATTLE,
    "declare_invasion_against_you": _BATTLE,
    "invasion_start_either": _BATTLE,
    "armies_committed_against_you": _BATTLE,
    "after_roll_attacker": _BATTLE,
    "after_roll_defender": _BATTLE,
    "after_roll_either": _BATTLE,
    "after_any_roll_own": _BATTLE,
    "opponent_plays_maester": ("usual", "always", "costly", "never"),
    "declare_invasion_between_others": ("usual", "always", "leader", "never"),
    "opponent_turn_start": ("usual", "always", "leader", "never"),
}
"""By a card's window: when it may be used without a question."""

WINDOWS = {card.id: card.window for card in characters().values()} | {
    card.id: card.window for card in maesters().values()
}
"""Every card's window."""

CARD_ORDERS: dict[str, Preference] = {
    f"use_{card}": Preference(choices=_CONDITIONS[window], default="usual", names="use")
    for card, window in WINDOWS.items()
    if window in _CONDITIONS
}

PREFERENCES: dict[str, Preference] = {
    "defence": Preference(choices=("most", "one", "ask"), default="most"),
    "move_in": Preference(choices=("ask", "few", "all"), default="ask"),
    "draw": Preference(choices=("end", "always", "ask"), default="end"),
    "ask_in": Preference(
        choices=tuple(board("both").territories), default=(), many=True, names="territory"
    ),
    "characters": Preference(choices=("ask", "key", "never"), default="ask"),
    "maesters": Preference(choices=("declared", "ask", "able", "never"), default="declared"),
    "opponent_turns": Preference(choices=("never", "able", "ask"), default="never"),
    "any_time": Preference(choices=("no", "next"), default="no"),
    "specials": Preference(choices=("all", "ask"), default="all"),
    **CARD_ORDERS,
}

PART_OF = {
    "characters": "characters",
    "maesters": "maesters",
    "opponent_turns": "maesters",
    "any_time": "maesters",
    "specials": "special_units",
}
"""Standing orders that mean something only where this part of Dominion is played with."""


def orders_for(
    all_orders: Mapping[str, Preference], options: RiskOptions, here: str, cards: Collection[str]
) -> dict[str, Preference]:
    """The orders that mean something with these options, on this board, with these cards."""
    found = {}
    for key, known in all_orders.items():
        if key in PART_OF and not options.has(PART_OF[key]):
            continue
        if key in CARD_ORDERS and key.removeprefix("use_") not in cards:
            continue
        found[key] = known
    if "ask_in" in found:
        places = tuple(board(here).territories)
        found["ask_in"] = found["ask_in"].model_copy(update={"choices": places})
    return found


def asked_here(state: RiskState, seat: int) -> bool:
    """Whether this seat is attacked where it wants to be asked about everything."""
    attack = innermost(state, Attack)
    return (
        attack is not None
        and state.owner[attack.target] == seat
        and attack.target in state.preferred(seat, "ask_in")
    )


def key_place(state: RiskState, territory: str) -> bool:
    """A castle, a port or the seat of power of whoever holds it."""
    fact = state.map.territories[territory]
    return fact.castle or fact.port or _own_seat(state, territory)


def _own_seat(state: RiskState, territory: str) -> bool:
    owner = state.owner[territory]
    return owner >= 0 and state.seat_of_power(owner) == territory


def order(state: RiskState, seat: int, card: str) -> str:
    """What a seat has ordered for a card; `usual`: its general orders hold."""
    return state.preference(seat, f"use_{card}", "usual")


def at_once(state: RiskState, seat: int, card: str, stage: str) -> bool:
    """Whether an order says to use this card here and now; `stage` as in the card's effect."""
    wish = order(state, seat, card)
    if wish in ("usual", "never"):
        return False
    attack, clash = innermost(state, Attack), innermost(state, Clash)
    if stage and clash is not None and clash.attack_dice and not helps(state, clash, seat, stage):
        return False
    if wish in ("key", "seat", "last"):
        return attack is not None and _at_stake(state, attack, clash, wish)
    if wish == "costly":
        played = next((one for one in reversed(state.stack) if isinstance(one, Card)), None)
        return played is not None and maesters()[played.card].cost >= COSTLY
    if wish == "leader":
        fighting = {attack.seat, state.owner[attack.target]} if attack else {state.turn}
        return bool(fighting & leaders(state, seat))
    return True


def _at_stake(state: RiskState, attack: Attack, clash: Clash | None, wish: str) -> bool:
    if wish == "seat":
        return _own_seat(state, attack.target)
    if wish == "key":
        return key_place(state, attack.target)
    attackers = clash.attack if clash else state.units[attack.source] - 1
    pairs = min(attackers, MOST_PAIRS, clash.defence if clash and clash.defence else MOST_PAIRS)
    return state.units[attack.target] <= pairs


def leaders(state: RiskState, seat: int) -> set[int]:
    """The opponents who are ahead: by victory points, then by what they hold."""
    others = state.opponents(seat)
    ranks = {s: (state.vp[s] if state.vp else 0, state.count(s).points) for s in others}
    best = max(ranks.values(), default=None)
    return {s for s, rank in ranks.items() if rank == best}


def helps(state: RiskState, clash: Clash, seat: int, stage: str, cards: int = 1) -> bool:
    """Whether so many cards after the roll spare this seat a unit, or may do so (re-rolls)."""
    now = losses(state, clash, seat)
    if stage == "reroll":
        return now > 0
    if now == 0:
        return False
    if stage == "add":
        better = clash.model_copy(update={"add_all": dict(clash.add_all)})
        better.add_all[seat] = better.add_all.get(seat, 0) + cards
        return losses(state, better, seat) < now
    dice = range(len(clash.dice(seat)))
    turned = combinations(dice, min(cards, len(dice)))
    return any(_turned(state, clash, seat, numbers) < now for numbers in turned)


def _turned(state: RiskState, clash: Clash, seat: int, numbers: tuple[int, ...]) -> int:
    """Units this seat would lose if these dice of theirs were turned to their highest faces."""
    better = clash.model_copy(deep=True)
    for number in numbers:
        die = better.dice(seat)[number]
        die.value = die.sides
    return losses(state, better, seat)
