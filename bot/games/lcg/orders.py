"""A29.7, A29.8: orders that players give in advance."""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.lcg.deed import LEAVING, Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.entry import Entry
from bot.games.lcg.facts import ICONS, Card
from bot.games.lcg.state import LcgPlay, LcgState
from bot.kernel import Option, Preference
from bot.kernel.labels import id_of

OFF = "off"
PASS_UNTIL = Preference(
    choices=(
        *(OFF, "challenge", "phase", "round", "attacked", "active", "threatened", "event"),
        *("decided", "power_8", "power_12"),
    ),
    default=OFF,
)
"""Until the challenge, phase or round is over; until the seat is attacked, becomes active, has a
card chosen or about to leave play, an opponent plays an event, a challenge of the seat's is about
to be decided, or somebody has so much power."""
_POWER = {"power_8": 8, "power_12": 12}
CANCEL = Preference(choices=("ask", "any", "cost_1", "cost_2", "cost_3"), default="ask")
"""Which event of an opponent's is cancelled at the first opportunity."""
_LEAST = {"any": 0, "cost_1": 1, "cost_2": 2, "cost_3": 3}


def orders(cards: Mapping[str, Card], entries: Mapping[str, Entry]) -> dict[str, Preference]:
    """What players of an edition with these cards may order."""
    return {
        "pass_until": PASS_UNTIL,
        "cancel_events": CANCEL,
        "duplicates": Preference(choices=("ask", "always"), default="ask"),
        "always_use": _cards(_answering(cards, entries)),
        **{f"defend_{icon}": Preference(choices=("ask", "never"), default="ask") for icon in ICONS},
        "defend_with": _cards(code for code, card in cards.items() if card.type == "character"),
        "redirect": Preference(choices=("ask", "attacked", "never"), default="ask"),
        "first_player": Preference(choices=("ask", "me", "left"), default="ask"),
        "forced_order": Preference(choices=("ask", "usual"), default="ask"),
        "nothing_to_do": Preference(choices=("ask", "pass"), default="ask"),
        "sealed_acts": Preference(choices=("fall_back", "in_any_case"), default="fall_back"),
    }


def _cards(codes: Iterable[str]) -> Preference:
    return Preference(choices=tuple(codes), default=(), many=True, names="card")


def _answering(cards: Mapping[str, Card], entries: Mapping[str, Entry]) -> list[str]:
    """Cards whose reactions and interrupts may be used whenever they can be."""
    return [
        code
        for code, entry in entries.items()
        if cards[code].type in ("character", "location", "attachment", "agenda", "plot")
        and any(one.timing in ("reaction", "interrupt") for one in entry.abilities)
    ]


def passes(state: LcgState, seat: int) -> bool:
    """A29.7: whether this seat passes every window for now."""
    return state.preference(seat, "pass_until", OFF) != OFF


def passes_turn(state: LcgState, seat: int) -> bool:
    """A29.7: whether this seat passes its own turn to marshal, which always concerns it.

    Said in that turn, "until this phase is over" means the rest of it.
    """
    return state.preference(seat, "pass_until", OFF) in ("phase", "round")


def pass_choices(state: LcgState) -> list[str]:
    """A29.7: what a player may pass in one answer: the rest of this challenge, or of this phase."""
    return ["challenge", "phase"] if state.challenge is not None else ["phase"]


def end_passing(state: LcgState, seats: Sequence[int], *until: str) -> None:
    """What these seats have passed until has come: they are asked again."""
    for seat in seats:
        if state.preference(seat, "pass_until", OFF) in until:
            state.preferences[seat]["pass_until"] = OFF


def wake(state: LcgState, deeds: Sequence[Deed]) -> None:
    """A29.7: end what was ordered until one of these things happens."""
    for deed in deeds:
        if deed.kind in LEAVING and deed.card in state.board:
            end_passing(state, [state.board[deed.card].controller], "threatened")
        elif deed.kind == "initiates" and deed.card >= 0:
            others = [one for one in state.seats_in() if one != deed.seat]
            end_passing(state, [one for one in others if _aimed_at(state, one, deed)], "threatened")
            if state.fact(deed.card).type == "event":
                end_passing(state, others, "event")
        elif deed.kind == "result" and state.challenge is not None:
            fight = state.challenge
            end_passing(state, [fight.attacker, fight.defender], "decided")


def _aimed_at(state: LcgState, seat: int, deed: Deed) -> bool:
    """Whether a card of this seat was chosen as target."""
    found = deed.info.get("targets")
    cards = found if isinstance(found, list) else []
    return any(card in cards for card in state.controlled(seat))


def watch_power(state: LcgState) -> None:
    """A29.7: end what was ordered until somebody has so much power."""
    waiting = {state.preference(seat, "pass_until", OFF) for seat in state.seats_in()}
    for choice in waiting & _POWER.keys():
        if any(state.power(seat) >= _POWER[choice] for seat in state.seats_in()):
            end_passing(state, state.seats_in(), choice)


def ordered(play: LcgPlay, seat: int, acts: Sequence[Option], deeds: Sequence[Deed]) -> str:
    """A29.8: the first of these acts that this seat has ordered; empty: none."""
    state: LcgState = play.state
    if not deeds:
        return ""
    for option in acts:
        code = id_of(option.label)
        if option.id.startswith("save:") and always_saves(state, seat):
            play.followed(seat, "duplicates", "always")
            return option.id
        if not option.id.startswith("use:"):
            continue
        if code in state.preferred(seat, "always_use"):
            play.followed(seat, "always_use", option.label)
            return option.id
        abilities = edition_of(state).entries[code].abilities
        if any(one.cancels for one in abilities) and cancels(state, seat, deeds):
            play.followed(seat, "cancel_events", state.preference(seat, "cancel_events", "ask"))
            return option.id
    return ""


def always_saves(state: LcgState, seat: int) -> bool:
    """Whether this seat has ordered to save by duplicates."""
    return state.preference(seat, "duplicates", "ask") == "always"


def cancels(state: LcgState, seat: int, deeds: Sequence[Deed]) -> bool:
    """Whether this seat has ordered to cancel one of these events."""
    return any(_to_cancel(state, seat, deed) for deed in deeds)


def _to_cancel(state: LcgState, seat: int, deed: Deed) -> bool:
    """Whether this seat has ordered to cancel this event."""
    if deed.kind != "initiates" or deed.seat == seat or deed.card < 0:
        return False
    least = _LEAST.get(state.preference(seat, "cancel_events", "ask"))
    fact = state.fact(deed.card)
    return least is not None and fact.type == "event" and fact.price >= least
