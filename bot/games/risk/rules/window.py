"""When cards can be played: windows, asked only of those who can act, by their standing orders."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bot.games.risk.rules.cards import CARDS, characters, maesters
from bot.games.risk.rules.effects import EFFECTS
from bot.games.risk.rules.fight import Attack, Clash, innermost
from bot.games.risk.rules.orders import WINDOWS, asked_here, at_once, helps, key_place, order
from bot.kernel import Choose, Option, Play, windows

if TYPE_CHECKING:
    from bot.games.risk.rules.state import RiskState

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
PUBLIC = {
    "turn_start": "reinforce",
    "reinforce": "reinforce",
    "before_invasions": "invade",
    "conquered": "invade",
    "declared": "invade",
    "maneuver": "maneuver",
    "draw": "draw",
}
"""In one's own turn a window looks like the question that follows it."""


def moments(state: "RiskState", seat: int, kind: str) -> set[str]:
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


def price(state: "RiskState", seat: int, card: str) -> int:
    """What using a character or playing a maester card costs; Mourning the Fallen doubles it."""
    known = characters().get(card) or maesters()[card]
    return known.cost * (2 if state.mourning not in (-1, seat) else 1)


def _fitting(state: "RiskState", seat: int, kind: str, cards: Iterable[str]) -> Iterator[str]:
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


def usable_characters(state: "RiskState", seat: int, kind: str) -> list[str]:
    """Characters of this seat that can act now."""
    return list(_fitting(state, seat, kind, state.usable(seat)))


def playable_maesters(state: "RiskState", seat: int, kind: str) -> list[str]:
    """Maester cards in this hand that can be played now, copies named once."""
    hand = dict.fromkeys(state.maesters[seat]) if state.maesters else {}
    return list(_fitting(state, seat, kind, hand))


def might_play(state: "RiskState", seat: int, kind: str) -> bool:
    """Whether the others have to reckon with a maester card, by what everybody can see."""
    if kind == "declared" and seat != state.turn and any(r.seat == seat for r in state.rallied):
        return True  # nobody knows which territory the smallfolk wait for
    return any(_conceivable(state, seat, kind))


def _conceivable(state: "RiskState", seat: int, kind: str) -> Iterator[str]:
    """Maester cards that, by what everybody can see, this seat could hold and play now."""
    if not state.maesters or not state.maesters[seat]:
        return
    gone = Counter(state.maester_discard)
    left = (card.id for card in maesters().values() if gone[card.id] < card.copies)
    yield from _fitting(state, seat, kind, left)


def claims(state: "RiskState", seat: int, kind: str) -> list[str]:
    """Rally the Smallfolk: units that can be called up, once one controls their territory."""
    attack = innermost(state, Attack)
    attacked = kind == "declared" and attack is not None and state.owner[attack.target] == seat
    if not attacked and kind not in CALLED_UP:
        return []
    return [r.card for r in state.rallied if r.seat == seat and r.card in state.held(seat)]


def _wish(state: "RiskState", seat: int, kind: str) -> str:
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


def _general(state: "RiskState", seat: int, kind: str) -> tuple[str, str]:
    """The standing order about maester cards in this window, and what holds unless it is given."""
    attack = innermost(state, Attack)
    stranger = kind == "declared" and attack is not None and state.owner[attack.target] != seat
    if kind in ("turn_start", "played") or stranger:
        return "opponent_turns", "never"
    return "maesters", "declared"


def _wants_characters(state: "RiskState", seat: int, kind: str) -> bool:
    wish = state.preference(seat, "characters", "ask")
    attack = innermost(state, Attack)
    if attack is None or seat == attack.seat or wish == "ask":
        return wish != "never" or (seat == state.turn and kind not in DICE)
    return asked_here(state, seat) or (wish == "key" and key_place(state, attack.target))


def ordered(state: "RiskState", seat: int, kind: str) -> str | None:
    """The first card that a standing order says to use right here, without a question."""
    able = [*usable_characters(state, seat, kind), *playable_maesters(state, seat, kind)]
    return next((c for c in able if at_once(state, seat, c, EFFECTS[c].stage)), None)


def offered(state: "RiskState", seat: int, kind: str) -> list[str] | None:
    """What this seat is asked about; None: it is not asked. An empty list keeps up appearances."""
    able = usable_characters(state, seat, kind) if _wants_characters(state, seat, kind) else []
    found = [card for card in able if order(state, seat, card) == "usual"]
    wish = _wish(state, seat, kind)
    if wish in ("able", "cover") or (wish == "beside" and found):
        hand = playable_maesters(state, seat, kind)
        found += [card for card in hand if order(state, seat, card) == "usual"]
        found += claims(state, seat, kind)
    if not found and not (wish == "cover" and might_play(state, seat, kind)):
        return None
    return None if _pointless(state, seat, kind) else found


def withheld(state: "RiskState", seat: int, kind: str) -> Iterator[tuple[str, str]]:
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
    asked = _wish(state, seat, kind) in ("able", "cover") or offered(state, seat, kind) is not None
    if not asked and any(order(state, seat, card) == "usual" for card in hand):
        key, default = _general(state, seat, kind)
        yield key, state.preference(seat, key, default)


def _pointless(state: "RiskState", seat: int, kind: str) -> bool:
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


def _together(state: "RiskState", seat: int, kind: str) -> int:
    """How many cards of this step the seat could use one after the other, as far as it is asked."""
    wish = _wish(state, seat, kind)
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


class Window(windows.Window, name="risk.window"):
    """A16: the active player first, then clockwise; each may play until they pass."""

    together = False

    kind: str

    def offer(self, play: Play["RiskState"]) -> str | None:
        """Follow the next seat's orders, and ask it if something is left to decide."""
        from bot.games.risk.rules.played import Played

        state = play.state
        if self.seats and not self.closed(play):
            seat = self.seats[0]
            if card := ordered(state, seat, self.kind):
                play.followed(seat, f"use_{card}", f"use:{order(state, seat, card)}")
                play.push(Played(seat=seat, card=card, by_order=True))
                return "offer"
        return super().offer(play)

    def closed(self, play: Play["RiskState"]) -> bool:
        """Nothing is left to react to once the invasion is off or the attackers are gone."""
        attack, clash = innermost(play.state, Attack), innermost(play.state, Clash)
        if self.kind == "played":
            return False
        return bool(attack and attack.cancelled) or bool(clash and clash.attack == 0)

    def after_act(self, seat: int) -> list[int]:
        """The same seat again; who has passed before it does not come back."""
        return self.seats

    def question(self, play: Play["RiskState"], seat: int) -> Choose | None:
        """What this seat could use; an empty list keeps up appearances."""
        state = play.state
        cards = offered(state, seat, self.kind)
        if cards is None:
            return None
        own = seat == state.turn
        options = [
            Option(
                id=card,
                label=f"{_sort(card)}:{card}",
                note="claim" if card in state.map.territories else "ability",
                args={}
                if card in state.map.territories
                else {"cost": price(state, seat, card), "effect": f"effect:{card}"},
            )
            for card in cards
        ]
        return Choose(
            seat=seat,
            topic="act",
            purpose="act",
            quiet=["pass"],
            public=PUBLIC.get(self.kind, "act") if own else "react",
            about=self.about(play, seat),
            options=[*options, Option(id="pass", label="pass")],
            # A question with nothing to play waits like any other.
            veiled=_wish(state, seat, self.kind) == "cover",
            default=["pass"],
        )

    def about(self, play: Play["RiskState"], seat: int) -> dict[str, Any]:
        """What is going on: who attacks whom, and the dice if they lie open."""
        state = play.state
        attack, clash = innermost(state, Attack), innermost(state, Clash)
        rolled = clash if clash is not None and clash.attack_dice else None
        return {
            "window": f"window:{self.kind}",
            "gold": state.gold[seat],
            "fight": attack is not None,
            "source": f"territory:{attack.source}" if attack else "",
            "target": f"territory:{attack.target}" if attack else "",
            "dice": rolled is not None,
            "attack": [f"die:{die.value}" for die in rolled.attack_dice] if rolled else [],
            "defence": [f"die:{die.value}" for die in rolled.defence_dice] if rolled else [],
        }

    def perform(self, play: Play["RiskState"], seat: int, act: str) -> None:
        """Use the character, play the maester card, or call up the smallfolk."""
        from bot.games.risk.rules.played import Played

        if act in play.state.map.territories:
            _claim(play, seat, act)
        else:
            play.push(Played(seat=seat, card=act))


def _sort(card: str) -> str:
    if card in characters():
        return "character"
    return "maester" if card in maesters() else "territory"


def _claim(play: Play["RiskState"], seat: int, card: str) -> None:
    """Rally the Smallfolk: the card is turned up and its units stand there."""
    state = play.state
    found = next(r for r in state.rallied if r.seat == seat and r.card == card)
    state.rallied.remove(found)
    state.discard.append(card)
    state.add(seat, card, found.units)
    play.reveal()
    play.emit("rallied", seat=f"seat:{seat}", territory=f"territory:{card}", units=found.units)


def open_window(play: Play["RiskState"], kind: str, seats: list[int]) -> None:
    """Open a window if anybody is to be asked in it, or has ordered to use something."""
    state = play.state
    seats = [seat for seat in seats if seat >= 0 and seat not in state.out]
    if not state.options.has("characters"):
        return
    for seat in seats:
        for key, choice in withheld(state, seat, kind):
            play.followed(seat, key, choice)
    if any(ordered(state, seat, kind) or offered(state, seat, kind) is not None for seat in seats):
        play.push(Window(kind=kind, seats=seats))


def interrupted(play: Play["RiskState"]) -> bool:
    """A15: whoever wants to play a card of any time gets to do so before the next question.

    Only a wish given ahead stops the game, so that waiting gives nothing away. It is used up.
    """
    state = play.state
    wishing = [
        seat
        for seat in [state.turn, *state.opponents(state.turn)]
        if state.preference(seat, ANY_TIME, "no") == "next" and seat not in state.conceded
    ]
    for seat in wishing:
        state.preferences[seat][ANY_TIME] = "no"
    before = len(state.stack)
    if wishing and state.options.has("maesters"):
        open_window(play, ANY_TIME, wishing)
    return len(state.stack) > before


def guarded(state: "RiskState", seat: int) -> dict[str, bool]:
    """Questions of somebody with hidden cards are not read out: options could tell them."""
    secret = (state.maesters and state.maesters[seat]) or any(
        rallied.seat == seat for rallied in state.rallied
    )
    return {"guarded": True} if secret else {}


def cards_option(state: "RiskState", seat: int) -> list[Option]:
    """A15: in one's own turn, beside what is asked anyway."""
    able = playable_maesters(state, seat, ANY_TIME) or claims(state, seat, ANY_TIME)
    return [Option(id=CARDS, label="play-card")] if able else []
