"""R11.2, A6, A7: what a seat could do in a window, by what everybody sees and by its own hand."""

from bot.games.iron_throne.rules.cards import card_name, characters
from bot.games.iron_throne.rules.effects import CARDS
from bot.games.iron_throne.rules.prospects import leader_open
from bot.games.iron_throne.rules.refusals import passes
from bot.games.iron_throne.rules.state import IronPlay, IronState
from bot.games.iron_throne.rules.verdict import hand_may_grow

COPIES = 2
"""R1.3: cards of each character in a house deck."""
DRAWING = ("davos", "jaime", "tyrion")
"""Leaders that bring their player cards in the window after resolution."""


def allowed_cards(state: IronState, seat: int, kind: str, ahead: bool = False) -> list[str]:
    """R11.2, R11.3, A10: whose card this seat may play now, by what everybody sees."""
    part = state.clash.part(seat)
    if part is None or not state.fights(seat):
        return []
    names = (part.character, state.leaders[seat])
    fitting = [name for name in names if characters()[name].card.window == kind]
    return [
        name
        for name in fitting
        if (CARDS[name].likely(state, seat) if ahead else CARDS[name].open(state, seat))
    ]


def might_hold(state: IronState, seat: int, name: str) -> bool:
    """Whether this card could be in the hand, by what everybody sees."""
    return bool(state.hands[seat]) and face_up(state, seat, name) < COPIES


def face_up(state: IronState, seat: int, name: str) -> int:
    """How many copies of this card everybody sees."""
    card = f"{state.houses[seat]}.{name}"
    seen = state.discards[seat].count(card)
    seen += sum(one.card == card for one in state.clash.played)
    return seen + list(state.clash.shown.values()).count(card)


def may_come(state: IronState, seat: int) -> list[str]:
    """M2: cards for the window after resolution that the hand may get until then (R8.2, R10.4).

    Or in it, by the own leader. By what everybody sees; R14.2: the last card of a deck brings the
    discards back.
    """
    leads = state.leaders[seat] in DRAWING
    grows = leads and leader_open(state, seat, "after_resolution", ahead=True)
    if not grows and not hand_may_grow(state, seat):
        return []
    names = allowed_cards(state, seat, "after_resolution", ahead=True)
    fresh = len(state.decks[seat]) < 2
    return [name for name in names if fresh or face_up(state, seat, name) < COPIES]


def conceivable(
    state: IronState, seat: int, kind: str, leaders: bool, ahead: bool = False
) -> list[str]:
    """What this seat could do by what everybody sees; `ahead`: once all else is done."""
    names = [n for n in allowed_cards(state, seat, kind, ahead) if might_hold(state, seat, n)]
    leads = leaders and leader_open(state, seat, kind, ahead)
    return [*(["leader"] if leads else []), *names]


def possible(
    state: IronState, seat: int, kind: str, names: list[str], ahead: bool = False
) -> list[str]:
    """What of this it can do and wants to be asked about."""
    return [] if passes(state, seat, kind) else _able(state, seat, names, ahead)


def _able(state: IronState, seat: int, names: list[str], ahead: bool) -> list[str]:
    """What of this it can do, by its hand."""
    hand = [card_name(card) for card in state.hands[seat]]
    held = [n for n in names if n in hand and (ahead or CARDS[n].fits(state, seat))]
    return [*(["leader"] if "leader" in names else []), *held]


def note_order(
    play: IronPlay, seat: int, kind: str, names: list[str], *, ahead: bool = False
) -> None:
    """Tell a seat that its standing order has passed on something it could have done."""
    state = play.state
    if passes(state, seat, kind) and _able(state, seat, names, ahead):
        play.order(seat, kind, "always", "always")
