"""Questions that several rules ask in the same way."""

from typing import Any

from pydantic import JsonValue

from bot.games.iron_throne.cards import card_name, numbered, strength
from bot.games.iron_throne.state import IronPlay, IronState, who
from bot.kernel import Assign, Choose, Illegal, Key, Option
from bot.kernel.asks import AnyAsk


def put(play: IronPlay, ask: AnyAsk) -> None:
    """Ask, unless it was decided ahead (M2) and that can still be."""
    clash = play.state.clash
    key = f"{ask.topic}/{ask.seat}"
    decided = clash.ahead.pop(key, None)
    if decided is not None and clash.foreseen:
        try:
            play.state.stack[-1].answers[key] = ask.check(_fitted(play.state, ask, decided))
        except Illegal:
            play.ask(ask)
    else:
        play.ask(ask)


def _fitted(state: IronState, ask: AnyAsk, decided: JsonValue) -> JsonValue:
    """M2: power to hand out, where a leader's price has made it more or less since it was asked.

    What is missing is missing for the last; what is left over goes to whoever got most. Whom a
    leader's sacrifice has killed gets nothing.
    """
    if not isinstance(ask, Assign) or ask.values or not isinstance(decided, dict):
        return decided
    killed = not state.clash.played
    known = [key.id for key in ask.keys]
    shares = {n: int(str(decided[n])) for n in decided if n in known or not killed}
    change = ask.total - sum(shares.values())
    if change > 0:
        most = max(shares or ask.default, key=lambda name: shares.get(name, 0))
        shares[most] = shares.get(most, 0) + change
    for name in reversed(shares):
        less = min(shares[name], max(0, -change))
        shares[name] -= less
        change += less
    return {name: number for name, number in shares.items() if number}


def house_option(state: IronState, seat: int, **args: Any) -> Option:
    """A player, by house."""
    return Option(id=state.houses[seat], label=who(seat), args=args)


def character_option(state: IronState, name: str) -> Option:
    """A character and its power."""
    power = state.power[name]
    return Option(id=name, label=f"character:{name}", note="power", args={"power": power})


def card_options(cards: list[str]) -> list[Option]:
    """Cards of one's own hand, copies numbered."""
    return [
        Option(id=key, label=f"card:{card_name(card)}") for key, card in numbered(cards).items()
    ]


def ask_distribute(
    state: IronState,
    seat: int,
    most: int,
    least: int,
    window: str,
    source: int | None = None,
    *,
    expected: int = 0,
) -> Assign | None:
    """Power from a sheet onto own living characters; None if there is nothing to move.

    `expected`: power that may still come onto the sheet.
    """
    power = min(most, state.sheets[seat if source is None else source] + expected)
    living = state.living(seat)
    if not power or not living:
        return None
    keys = [Key(id=c, label=f"character:{c}", args={"power": state.power[c]}) for c in living]
    free = power - min(least, power)
    if free:
        keys.append(Key(id="sheet", label="sheet", most=free))
    default = {"sheet": free} if free else {}
    if power > free:
        default |= {state.strongest(seat): power - free}
    return Assign(
        seat=seat,
        topic="distribute",
        public="distribute",
        about={"power": power, "window": f"window:{window}"},
        keys=keys,
        total=power,
        default=default,
    )


def ask_discard(state: IronState, seat: int, least: int, most: int) -> Choose:
    """Some cards of the hand."""
    options = card_options(state.hands[seat])
    lowest = sorted(numbered(state.hands[seat]).items(), key=lambda one: strength(one[1]))
    return Choose(
        seat=seat,
        topic="discard",
        public="discard",
        about={"number": most},
        options=options,
        min=least,
        max=most,
        default=[key for key, _ in lowest[:least]],
    )


def ask_use(topic: str, seat: int, about: dict[str, Any], veiled: bool, can: bool = True) -> Choose:
    """Whether to use a leader's ability."""
    use = [Option(id="use", label="use")] if can else []
    return Choose(
        seat=seat,
        topic=topic,
        public="ability",
        about=about,
        options=[*use, Option(id="pass", label="pass")],
        default=["pass"],
        veiled=veiled,
    )
