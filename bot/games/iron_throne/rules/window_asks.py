"""The questions of effect windows, those about what may come included (M2)."""

from bot.games.iron_throne.rules.cards import card_name, strength
from bot.games.iron_throne.rules.effects import ABILITIES, CARDS
from bot.games.iron_throne.rules.questions import card_options, see_first
from bot.games.iron_throne.rules.refusals import passes
from bot.games.iron_throne.rules.state import IronPlay, IronState, Winner, who
from bot.games.iron_throne.rules.verdict import willing
from bot.kernel import Assign, Choose, Key, Option
from bot.kernel.labels import label_of

PRESSED = 2
"""Olenna: so many cards are discarded."""


def _options(state: IronState, seat: int, name: str) -> list[Option]:
    """A name as it is offered; a leader in all ways, where its player decides ahead."""
    if name == "pass":
        return [Option(id=name, label="pass")]
    if name == "any":
        return [Option(id=name, label="any")]
    if name not in CARDS:
        leader = state.leaders[seat]
        ways = ABILITIES[leader].ways(state, seat) if willing(state, seat) else []
        if len(ways) > 1:
            return [one for one in ways if name in ("leader", one.id)]
        args = {"leader": label_of("character", leader), "ability": label_of("ability", leader)}
        return [Option(id=name, label="use-leader", note="ability", args=args)]
    args = {"effect": label_of("effect", name)}
    return [Option(id=name, label=label_of("card", name), note="effect", args=args)]


def question(state: IronState, seat: int, kind: str, names: list[str], *, topic: str) -> Choose:
    """Leader, cards, and as the last one pass; veiled, because a missing choice must not show."""
    result = state.clash.result
    return Choose(
        seat=seat,
        topic=topic,
        purpose="act",
        quiet=["pass"] if "pass" in names else None,
        public="act",
        about={
            "window": label_of("window", kind),
            "result": label_of("result", result) if result else "",
        },
        options=[option for name in names for option in _options(state, seat, name)],
        default=[names[-1]],
        veiled=True,
    )


def conditional(
    state: IronState, seat: int, kind: str, cases: list[tuple[Key, list[str]]], *, topic: str
) -> Choose | Assign:
    """M2: what is done in each of several cases; what is left out is asked then. Veiled as well.

    Who could only pass gets the same question with nothing to decide.
    """
    if not any(names for _, names in cases):
        return question(state, seat, kind, ["pass"], topic=topic)
    every = dict.fromkeys([name for _, names in cases for name in names])
    offered = {name: _options(state, seat, name) for name in [*every, "pass"]}
    keys = [
        Key(
            id=key.id,
            label=key.label,
            args=key.args,
            allowed=[one.id for name in [*names, "pass"] for one in offered[name]],
        )
        for key, names in cases
        if names
    ]
    return Assign(
        seat=seat,
        topic=topic,
        purpose="act",
        quiet={key.id: "pass" for key in keys},
        public="act",
        about={"window": label_of("window", kind)},
        keys=keys,
        values=[option for options in offered.values() for option in options],
        complete=False,
        default={},
        veiled=True,
    )


def case(winner: Winner) -> Key:
    """M2: how a war may end."""
    if winner == "none":
        return Key(id=winner, label="if-none")
    return Key(id=winner, label="if-challenge" if winner == "challenge" else "if-defence")


def coming(state: IronState, seat: int, names: list[str]) -> list[str]:
    """M2: of the cards that may come, those to ask about: not held already."""
    hand = [card_name(card) for card in state.hands[seat]]
    passing = passes(state, seat, "after_resolution")
    mine = [name for name in names if name not in hand and not passing]
    return [*mine, *(["any"] if len(mine) > 1 else [])]


def _hand(state: IronState, seat: int) -> list[str]:
    """What can be laid, the strongest first."""
    cards = sorted(dict.fromkeys(state.hands[seat]), key=strength, reverse=True)
    return [card_name(card) for card in cards]


def ask_lay(play: IronPlay, seat: int, opened: str = "", only: str | None = None) -> None:
    """R7.1, R7.2: a card from the hand; with an empty hand there is nothing to ask (R14.3).

    Veiled, because nobody may see that a hand is all equal cards; a single card everybody sees.
    `only` is the card that was chosen ahead (M2): it is asked for show.
    """
    state = play.state
    names = _hand(state, seat) if only is None else [only]
    if not names:
        return
    play.ask(
        Choose(
            seat=seat,
            topic="lay",
            public="lay",
            about={
                "opponent": who(state.clash.opposing(seat)),
                "open": label_of("card", opened) if opened else "",
            },
            options=[Option(id=name, label=label_of("card", name)) for name in names],
            default=[names[0]],
            veiled=len(state.hands[seat]) > 1,
        )
    )


def ask_lay_if(play: IronPlay, seat: int, keys: list[Key]) -> None:
    """M2: which card if a leader has changed something before; what is left out is asked then."""
    _ask_lays(play, seat, "lay_if", keys)


def _open_cases(key: Key) -> list[Key]:
    """M2: what may lie open, in this case."""
    if key.args:
        return [
            Key(id=f"{key.id}.peace", label="on-peace-without", args=key.args),
            Key(id=f"{key.id}.war", label="on-war-without", args=key.args),
        ]
    return [
        Key(id=f"{key.id}.peace", label="on-peace"),
        Key(id=f"{key.id}.war", label="on-war"),
    ]


def ask_lay_on(play: IronPlay, seat: int, keys: list[Key]) -> None:
    """M2: Bran: which card on which; who is left out sees the card first."""
    _ask_lays(play, seat, "lay_on", [one for key in keys for one in _open_cases(key)])


def _ask_lays(play: IronPlay, seat: int, topic: str, keys: list[Key]) -> None:
    """A card for each of these cases, from whoever has a choice and decides ahead."""
    state = play.state
    names = _hand(state, seat)
    if len(names) < 2 or not keys or not willing(state, seat):
        return
    play.ask(
        Assign(
            seat=seat,
            topic=topic,
            quiet={},
            public="lay",
            about={"opponent": who(state.clash.opposing(seat))},
            keys=keys,
            values=[Option(id=name, label=label_of("card", name)) for name in names],
            complete=False,
            default={},
        )
    )


def ask_pressed(play: IronPlay, victim: int, acting: int) -> None:
    """M2: what a supporter does if Olenna's choice falls on it."""
    state = play.state
    if len(state.hands[victim]) < PRESSED or not willing(state, victim):
        return
    ask = Choose(
        seat=victim,
        topic="pressed",
        public="act",
        about={"seat": who(acting), "number": PRESSED},
        options=[Option(id="withdraw", label="withdraw"), *card_options(state.hands[victim])],
        max=PRESSED,
        default=["withdraw"],
    )
    play.ask(see_first(ask))
