"""Questions that several rules ask in the same way."""

from typing import Any, TypeVar

from bot.games.iron_throne.rules.cards import card_name, numbered, strength
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel import Assign, Choose, Illegal, Key, Option
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of

A = TypeVar("A", bound=AnyAsk)

SEE = "see"
"""M2: the answer of who would rather be asked when it is time; no right is lost by silence."""


def see_first(ask: A) -> A:
    """M2: the same question ahead of its time: its default is to be asked again then."""
    if ask.forced is not None:
        return ask
    if isinstance(ask, Choose):
        ask.options.append(Option(id=SEE, label="see"))
        ask.default = [SEE]
    elif isinstance(ask, Assign) and ask.values:
        ask.values.append(Option(id=SEE, label="see"))
        for key in ask.keys:
            if key.allowed is not None:
                key.allowed.append(SEE)
        ask.default = {key.id: SEE for key in ask.keys}
    elif isinstance(ask, Assign):
        ask.keys.append(Key(id=SEE, label="see", most=ask.total))
        ask.default = {SEE: ask.total}
    return ask


def put(play: IronPlay, ask: AnyAsk) -> None:
    """Ask, unless it was decided ahead (M2) and that can still be; under a veil ask for show."""
    value = decided(play.state, ask)
    if value is None:
        play.ask(ask)
    elif isinstance(ask, Choose) and ask.veiled:
        ask.options, ask.default = [o for o in ask.options if o.id in value], value
        ask.quiet = None
        play.ask(ask)
    else:
        play.state.stack[-1].answers[f"{ask.topic}/{ask.seat}"] = value


def decided(state: IronState, ask: AnyAsk) -> Any:
    """M2: what was answered ahead to this question, if it came to that and still can be."""
    said = state.clash.ahead.pop(f"{ask.topic}/{ask.seat}", None)
    if said is None or not state.clash.foreseen:
        return None
    try:
        return ask.check(said)
    except Illegal:
        return None


def house_option(state: IronState, seat: int, **args: Any) -> Option:
    """A player, by house."""
    return Option(id=state.houses[seat], label=who(seat), args=args)


def character_option(state: IronState, name: str) -> Option:
    """A character and its power."""
    power = state.power[name]
    return Option(id=name, label=label_of("character", name), note="power", args={"power": power})


def card_options(cards: list[str]) -> list[Option]:
    """Cards of one's own hand, copies numbered."""
    return [
        Option(id=key, label=label_of("card", card_name(card)))
        for key, card in numbered(cards).items()
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
    keys = [
        Key(id=c, label=label_of("character", c), args={"power": state.power[c]}) for c in living
    ]
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
        about={"power": power, "window": label_of("window", window)},
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
        purpose="cost",
        quiet=None if least else [],
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
        purpose="act",
        quiet=["pass"],
        public="ability",
        about=about,
        options=[*use, Option(id="pass", label="pass")],
        default=["pass"],
        veiled=veiled,
    )
