"""R6: the questions of the support phase."""

from bot.games.iron_throne.rules.questions import SEE, character_option
from bot.games.iron_throne.rules.state import IronState, Side, who
from bot.kernel import Assign, Choose, Key, Option
from bot.kernel.labels import label_of

SIDES: tuple[Side, ...] = ("challenge", "defence")


def ask_support(state: IronState, seat: int) -> Choose:
    """R6.1: one character for one side, or none."""
    clash = state.clash
    living = state.living(seat)
    options = [
        Option(
            id=f"{side}.{name}",
            label="challenge-with" if side == "challenge" else "defence-with",
            args={"character": label_of("character", name), "power": state.power[name]},
        )
        for side in SIDES
        for name in living
    ]
    mine, theirs = (clash.part(clash.active(side)) for side in SIDES)
    assert mine is not None
    assert theirs is not None
    return Choose(
        seat=seat,
        topic="support",
        purpose="act",
        quiet=["out"],
        open_to_all=True,
        public="support",
        about={
            "challenger": who(mine.seat),
            "own": label_of("character", mine.character),
            "defender": who(theirs.seat),
            "other": label_of("character", theirs.character),
        },
        options=[*options, Option(id="out", label="out")],
        default=["out"],
    )


def ask_welcome(state: IronState, active: int, batch: list[int]) -> Assign:
    """M2: whose support would be taken, said in advance; who is not named is looked at."""
    houses = [state.houses[seat] for seat in batch]
    return Assign(
        seat=active,
        topic="welcome",
        purpose="consent",
        quiet=dict.fromkeys(houses, "decline"),
        named_value="accept",
        other_value="decline",
        public="support",
        keys=[Key(id=house, label=who(state.seat_of(house))) for house in houses],
        values=[
            Option(id="accept", label="accept"),
            Option(id="decline", label="decline"),
            Option(id=SEE, label="see"),
        ],
        complete=False,
        default=dict.fromkeys(houses, SEE),
    )


def ask_blackmail(state: IronState, active: int, now: list[int], later: list[int]) -> Assign:
    """Cersei: houses on which she has influence; about `later` ones she may be asked again."""
    seats = [*now, *later]
    names = [name for seat in seats for name in state.living(seat)]
    see = [Option(id=SEE, label="see")] if later else []
    return Assign(
        seat=active,
        topic="blackmail",
        purpose="act",
        quiet={state.houses[seat]: "none" for seat in seats},
        public="support",
        keys=[
            Key(
                id=state.houses[seat],
                label=who(seat),
                allowed=["none", *state.living(seat), *([SEE] if seat in later else [])],
            )
            for seat in seats
        ],
        values=[
            Option(id="none", label="none"),
            *(character_option(state, name) for name in names),
            *see,
        ],
        complete=False,
        default={state.houses[seat]: SEE for seat in later},
    )


def ask_beggar_king(state: IronState, seat: int, active: int | None = None) -> Choose:
    """Viserys: which character gets the power."""
    return Choose(
        seat=seat,
        topic="beggar_king",
        purpose="act",
        quiet=["pass"],
        public="ability",
        about={"loser": who(active) if active is not None else ""},
        options=[
            *(character_option(state, name) for name in state.living(seat)),
            Option(id="pass", label="pass"),
        ],
        default=["pass"],
    )


def ask_second_offer(state: IronState, seat: int, side: Side | None = None) -> Choose:
    """Margaery: a character for the other side, if the first offer is declined."""
    return Choose(
        seat=seat,
        topic="second_offer",
        purpose="act",
        quiet=["pass"],
        public="ability",
        about={"active": who(state.clash.active(side)) if side else ""},
        options=[
            *(character_option(state, name) for name in state.living(seat)),
            Option(id="pass", label="pass"),
        ],
        default=["pass"],
    )
