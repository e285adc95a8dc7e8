"""Which cards a seat could play in a window, by the rules and by its standing orders."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.risk.rules.cards import CARDS, characters, maesters
from bot.games.risk.rules.effects import EFFECTS
from bot.games.risk.rules.fight import Attack, Clash, innermost
from bot.games.risk.rules.orders import WINDOWS, asked_here, at_once, helps, key_place, order
from bot.games.risk.rules.state import RiskState
from bot.kernel import Option
from bot.kernel.labels import label_of

DICE = {"reroll", "set", "add"}
"""A13: the steps after a roll in which cards can be played."""

AFTER_ROLL = {
    True: {"after_roll_attacker", "after_roll_either", "after_any_roll_own"},
    False: {"after_roll_defender", "after_roll_either", "after_any_roll_own"},
}
DECLARED = {
    True: {"declare_invasion_self", "invasion_start_either"},
    False: {"declare_invasion_against_you", "invasion_start_either", "any_time"},
}
OWN_TURN = {
    "turn_start": {"own_turn_start", "any_time"},
    "reinforce": {"reinforce", "deploy"},
    "before_invasions": {"before_invasions", "any_time"},
    "conquered": {"any_time"},
    "maneuver": {"maneuver_start", "any_time"},
    "draw": {"draw_territory_card"},
}
OTHERS_TURN = {"turn_start": {"opponent_turn_start", "any_time"}}
CALLED_UP = {"before_invasions", "conquered", "maneuver", "any_time"}
"""Windows in which one's own smallfolk can be called up, besides being attacked."""
ANY_TIME = "any_time"
"""A15: the window somebody opens by their own wish while the game waits for anybody."""


def moments(state: RiskState, seat: int, kind: str) -> set[str]:
    """What a card must say to be playable by this seat now."""
    attack = innermost(state, Attack)
    if kind in DICE and attack is not None:
        return AFTER_ROLL[seat == attack.seat]
    if kind == "declared" and attack is not None:
        defender = state.owner[attack.target]
        if seat in (attack.seat, defender):
            return DECLARED[seat == attack.seat]
        return {"declare_invasion_between_others"} if defender >= 0 else set()
    if kind == "committed":
        return {"armies_committed_against_you"}
    if kind == "played":
        return {"opponent_plays_maester"}
    if kind == ANY_TIME:
        return {"any_time"}
    return (OWN_TURN if seat == state.turn else OTHERS_TURN).get(kind, set())


def price(state: RiskState, seat: int, card: str) -> int:
    """What using a character or playing a maester card costs; Mourning the Fallen doubles it."""
    known = characters().get(card) or maesters()[card]
    return known.cost * (2 if state.mourning not in (-1, seat) else 1)


def _fitting(state: RiskState, seat: int, kind: str, cards: Iterable[str]) -> Iterator[str]:
    """Those of these cards that this seat could pay for and use now."""
    now = moments(state, seat, kind)
    for card in cards:
        effect = EFFECTS[card]
        if (
            WINDOWS[card] in now
            and (kind not in DICE or effect.stage == kind)
            and price(state, seat, card) + effect.also_pays <= state.gold[seat]
            and effect.fits(state, seat)
        ):
            yield card


def usable_characters(state: RiskState, seat: int, kind: str) -> list[str]:
    """Characters of this seat that can act now."""
    return list(_fitting(state, seat, kind, state.usable(seat)))


def playable_maesters(state: RiskState, seat: int, kind: str) -> list[str]:
    """Maester cards in this hand that can be played now, copies named once."""
    hand = dict.fromkeys(state.maesters[seat]) if state.maesters else {}
    return list(_fitting(state, seat, kind, hand))


def might_play(state: RiskState, seat: int, kind: str) -> bool:
    """Whether the others have to reckon with a maester card, by what everybody can see."""
    if kind == "declared" and seat != state.turn and any(r.seat == seat for r in state.rallied):
        return True  # nobody knows which territory the smallfolk wait for
    return any(_conceivable(state, seat, kind))


def _conceivable(state: RiskState, seat: int, kind: str) -> Iterator[str]:
    """Maester cards that, by what everybody can see, this seat could hold and play now."""
    if not state.maesters or not state.maesters[seat]:
        return
    gone = Counter(state.maester_discard)
    left = (card.id for card in maesters().values() if gone[card.id] < card.copies)
    yield from _fitting(state, seat, kind, left)


def claims(state: RiskState, seat: int, kind: str) -> list[str]:
    """Rally the Smallfolk: units that can be called up, once one controls their territory."""
    attack = innermost(state, Attack)
    attacked = kind == "declared" and attack is not None and state.owner[attack.target] == seat
    if not attacked and kind not in CALLED_UP:
        return []
    return [r.card for r in state.rallied if r.seat == seat and r.card in state.held(seat)]


def wish_in(state: RiskState, seat: int, kind: str) -> str:
    """How this seat wants to be asked about maester cards here: never, beside, able or cover.

    `beside`: only in a question that is asked anyway.
    """
    if kind not in {*DICE, "played"} and seat == state.turn:
        # The next question is theirs anyway: nothing is given away.
        return "able"
    if kind == ANY_TIME or asked_here(state, seat):
        return "cover"
    wish = state.preference(seat, *_general(state, seat, kind))
    if wish == "declared":
        return "cover" if kind == "declared" else "beside"
    return "cover" if wish == "ask" else wish


def _general(state: RiskState, seat: int, kind: str) -> tuple[str, str]:
    """The standing order about maester cards in this window, and what holds unless it is given."""
    attack = innermost(state, Attack)
    stranger = kind == "declared" and attack is not None and state.owner[attack.target] != seat
    if kind in ("turn_start", "played") or stranger:
        return "opponent_turns", "never"
    return "maesters", "declared"


def _wants_characters(state: RiskState, seat: int, kind: str) -> bool:
    wish = state.preference(seat, "characters", "ask")
    attack = innermost(state, Attack)
    if attack is None or seat == attack.seat or wish == "ask":
        return wish != "never" or (seat == state.turn and kind not in DICE)
    return asked_here(state, seat) or (wish == "key" and key_place(state, attack.target))


def ordered(state: RiskState, seat: int, kind: str) -> str | None:
    """The first card that a standing order says to use right here, without a question."""
    able = [*usable_characters(state, seat, kind), *playable_maesters(state, seat, kind)]
    return next((c for c in able if at_once(state, seat, c, EFFECTS[c].stage)), None)


def offered(state: RiskState, seat: int, kind: str) -> list[str] | None:
    """What this seat is asked about; None: it is not asked. An empty list keeps up appearances."""
    able = usable_characters(state, seat, kind) if _wants_characters(state, seat, kind) else []
    found = [card for card in able if order(state, seat, card) == "usual"]
    wish = wish_in(state, seat, kind)
    if wish in ("able", "cover") or (wish == "beside" and found):
        hand = playable_maesters(state, seat, kind)
        found += [card for card in hand if order(state, seat, card) == "usual"]
        found += claims(state, seat, kind)
    if not found and not (wish == "cover" and might_play(state, seat, kind)):
        return None
    return None if _pointless(state, seat, kind) else found


def withheld(state: RiskState, seat: int, kind: str) -> Iterator[tuple[str, str]]:
    """Standing orders that keep this seat from being asked here about what it could use."""
    known = usable_characters(state, seat, kind)
    hand = [*playable_maesters(state, seat, kind), *claims(state, seat, kind)]
    if not (known or hand) or _pointless(state, seat, kind):
        return
    for card in (*known, *hand):
        if order(state, seat, card) == "never":
            yield f"use_{card}", "use:never"
    usual = any(order(state, seat, card) == "usual" for card in known)
    if usual and not _wants_characters(state, seat, kind):
        yield "characters", state.preference(seat, "characters", "ask")
    asked = (
        wish_in(state, seat, kind) in ("able", "cover") or offered(state, seat, kind) is not None
    )
    if not asked and any(order(state, seat, card) == "usual" for card in hand):
        key, default = _general(state, seat, kind)
        yield key, state.preference(seat, key, default)


def _pointless(state: RiskState, seat: int, kind: str) -> bool:
    """Whether the defender, who acts last (A13), could spare no unit by turning or adding.

    Everybody can see that from the dice, the characters and what the defender might hold, so it
    gives nothing away, unless the defender wants to be asked only when able.
    """
    clash = innermost(state, Clash)
    if clash is None or seat == clash.seat or kind not in ("set", "add"):
        return False
    if asked_here(state, seat) or helps(state, clash, seat, kind, _together(state, seat, kind)):
        return False
    still = [] if kind == "add" else [clash.seat, seat]
    return not any(usable_characters(state, one, "add") for one in still)


def _together(state: RiskState, seat: int, kind: str) -> int:
    """How many cards of this step the seat could use one after the other, as far as it is asked."""
    wish = wish_in(state, seat, kind)
    cards = usable_characters(state, seat, kind) if _wants_characters(state, seat, kind) else []
    if wish == "able":
        cards += playable_maesters(state, seat, kind)
    elif wish == "cover":
        cards += list(_conceivable(state, seat, kind))
    gold = state.gold[seat]
    for place, cost in enumerate(sorted(price(state, seat, card) for card in cards)):
        gold -= cost
        if gold < 0:
            return place
    return max(len(cards), 1)


def guarded(state: RiskState, seat: int) -> dict[str, bool]:
    """Questions of somebody with hidden cards are not read out: options could tell them."""
    secret = (state.maesters and state.maesters[seat]) or any(
        rallied.seat == seat for rallied in state.rallied
    )
    return {"guarded": True} if secret else {}


def cards_option(state: RiskState, seat: int) -> list[Option]:
    """A15: in one's own turn, beside what is asked anyway."""
    able = playable_maesters(state, seat, ANY_TIME)
    if not able and not claims(state, seat, ANY_TIME):
        return []
    named = {"cards": [label_of("maester", card) for card in able]}
    return [Option(id=CARDS, label="play-card", note="cards-now" if able else None, args=named)]
