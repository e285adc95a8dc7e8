"""What is to be decided once it is clear who wins; asked ahead where players allow it (M2)."""

from bot.games.iron_throne.rules.cards import card_house, facts, is_peace
from bot.games.iron_throne.rules.hostage_taking import (
    ask_hostage,
    ask_kingsguard,
    hostage_options,
    plain_source,
)
from bot.games.iron_throne.rules.moves import sources
from bot.games.iron_throne.rules.questions import ask_distribute, ask_use, see_first
from bot.games.iron_throne.rules.state import IronPlay, IronState, Part, Winner, who
from bot.kernel import Assign, Key
from bot.kernel.asks import AnyAsk

REWARD = 2
"""R8.2: cards drawn, and power handed out, by whoever has defended."""


def verdict(state: IronState) -> Winner:
    """R7.5, R7.6, R7.17: the winning side as things stand, or none; nothing in peace."""
    clash = state.clash
    if clash.result == "peace":
        return ""
    if clash.result == "betrayal":
        return "defence" if is_peace(clash.shown.get(clash.challenger, "")) else "challenge"
    ours, theirs = state.total("challenge"), state.total("defence")
    return "none" if ours == theirs else "challenge" if ours > theirs else "defence"


def half(power: int) -> int:
    """R8.3, A15: half, rounded up."""
    return (power + 1) // 2


def hostage_claims(state: IronState) -> tuple[int, list[int]]:
    """R8.6, R8.7, R10.8, R10.9, A13: who takes hostages, and from whom they can be taken."""
    clash = state.clash
    if clash.winner in ("", "none") or clash.result == "peace":
        return clash.challenger, []
    winning, losing = clash.active(clash.winner), clash.opposing(clash.active(clash.winner))
    taker = winning if clash.result == "war" else losing
    part = clash.part(taker)
    if part is None or taker in clash.no_rewards:
        return taker, []
    others = [other.seat for other in clash.parts if other.side != part.side]
    return taker, [s for s in others if s not in clash.no_sanctions and sources(state, s)]


def hand_may_grow(state: IronState, seat: int) -> bool:
    """R8.2, R10.4: whether rewards or a hostage that comes home bring this seat cards."""
    clash = state.clash
    part = clash.part(seat)
    if part is not None and part.side == clash.winner == "defence":
        return seat not in clash.no_rewards
    taker, losers = hostage_claims(state)
    held = [card for loser in losers for card in state.hostages[loser]]
    return seat == taker and any(card_house(card) == state.houses[seat] for card in held)


def foregone(state: IronState) -> bool:
    """R9.1, A12: whether rewards and sanctions end the game, whatever anybody decides."""
    clash = state.clash
    last_but_one = facts().setup.influence - 1
    for part in clash.parts:
        seat = part.seat
        if clash.winner == part.side == "challenge" and seat not in clash.no_rewards:
            if state.spread(seat) == last_but_one:
                return True
        elif clash.lost(seat) and seat not in clash.no_sanctions:
            doomed = state.living(seat) == [part.character] and state.power[part.character] == 1
            if doomed and state.leaders[seat] != "jorah":
                return True
    return False


def closing_asks(state: IronState, *, ahead: bool = False) -> list[AnyAsk]:
    """Rewards of the defence (R8.2), sanctions that leaders soften.

    `ahead`: before the rewards are drawn, and while leaders may still act.
    """
    clash = state.clash
    found: list[AnyAsk | None] = []
    if foregone(state):
        return []
    for part in clash.parts:
        if _rewarded(state, part.seat):
            ask = ask_distribute(state, part.seat, REWARD, REWARD, "rewards")
            found.append(ask or (_ask_sacrificed(state, part.seat) if ahead else None))
        if clash.lost(part.seat) and part.seat not in clash.no_sanctions:
            found.append(_mercy(state, part))
    return [ask for ask in found if ask is not None]


def hostage_asks(state: IronState, *, ahead: bool = False) -> list[AnyAsk]:
    """M2: hostages (R8.6, R8.7) before it is their time (R8.5), from who decides ahead."""
    taker, losers = hostage_claims(state)
    if not losers or foregone(state) or not willing(state, taker):
        return []
    if state.clash.result == "war":
        return [see_first(ask_hostage(taker, hostage_options(state, losers)))]
    return [see_first(ask_each(state, taker, losers, ahead=ahead))]


def _mercy(state: IronState, part: Part) -> AnyAsk | None:
    """Selyse by a peace card, Jorah by rounding down."""
    seat, power = part.seat, state.power[part.character]
    loss = half(power)
    leader = state.leaders[seat]
    if leader == "selyse" and loss >= 2 and state.hands[seat]:
        able = any(map(is_peace, state.hands[seat]))
        return ask_use(topic="zealous", seat=seat, about={"power": loss}, veiled=True, can=able)
    if leader == "jorah" and power % 2:
        return ask_use(topic="protector", seat=seat, about={"power": loss}, veiled=False)
    return None


def _rewarded(state: IronState, seat: int) -> bool:
    """R8.2: whether this seat gets cards and power for defending."""
    clash = state.clash
    return clash.winner == "defence" and clash.won(seat) and seat not in clash.no_rewards


def _ask_sacrificed(state: IronState, seat: int) -> AnyAsk | None:
    """M2: an empty sheet from which there is something to hand out if Melisandre fills it."""
    part = state.clash.part(seat)
    if state.leaders[seat] != "melisandre" or state.clash.result != "war" or part is None:
        return None
    others = [state.power[name] for name in state.living(seat) if name != part.character]
    power = min(REWARD, max(others, default=0))
    return ask_distribute(state, seat, power, power, "sacrifice", expected=power)


def ask_each(state: IronState, taker: int, losers: list[int], *, ahead: bool = False) -> Assign:
    """R8.7: one from every winner."""
    allowed = {
        state.houses[loser]: sources(
            state, loser, REWARD if ahead and _rewarded(state, loser) else 0
        )
        for loser in losers
    }
    names = dict.fromkeys(name for known in allowed.values() for name in known)
    return Assign(
        seat=taker,
        topic="hostages_each",
        purpose="target",
        open_to_all=True,
        public="hostage",
        keys=[
            Key(id=house, label=who(state.seat_of(house)), allowed=known)
            for house, known in allowed.items()
        ],
        values=[plain_source(name) for name in names],
        default={house: known[0] for house, known in allowed.items()},
    )


def ask_ahead(play: IronPlay, asked: set[str]) -> None:
    """M2: what will be to decide if the result stands as it is (`winner` says how).

    Silence is to be asked then. `asked` is what has been asked for other winners already.
    """
    state = play.state
    taker, losers = hostage_claims(state)
    guards = [ask_kingsguard(state, taker, loser) for loser in losers]
    asks = [*closing_asks(state, ahead=True), *(guard for guard in guards if guard is not None)]
    asks = [see_first(ask) for ask in asks if willing(state, ask.seat)]
    for ask in [*asks, *hostage_asks(state, ahead=True)]:
        if f"{ask.topic}/{ask.seat}" not in asked:
            asked.add(f"{ask.topic}/{ask.seat}")
            play.ask(ask)


def willing(state: IronState, seat: int) -> bool:
    """Whether this seat decides ahead."""
    return state.preference(seat, "ahead", "yes") == "yes"
