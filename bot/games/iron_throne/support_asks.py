"""R6: the questions of the support phase."""

from bot.games.iron_throne.asking import character_option
from bot.games.iron_throne.state import IronPlay, Side, who
from bot.kernel import Assign, Choose, Key, Option

SIDES: tuple[Side, ...] = ("challenge", "defence")


def ask_support(play: IronPlay, seat: int) -> None:
    """R6.1: one character for one side, or none."""
    state = play.state
    clash = state.clash
    living = state.living(seat)
    options = [
        Option(
            id=f"{side}.{name}",
            label="challenge-with" if side == "challenge" else "defence-with",
            args={"character": f"character:{name}", "power": state.power[name]},
        )
        for side in SIDES
        for name in living
    ]
    mine, theirs = (clash.part(clash.active(side)) for side in SIDES)
    assert mine is not None
    assert theirs is not None
    play.ask(
        Choose(
            seat=seat,
            topic="support",
            public="support",
            about={
                "challenger": who(mine.seat),
                "own": f"character:{mine.character}",
                "defender": who(theirs.seat),
                "other": f"character:{theirs.character}",
            },
            options=[*options, Option(id="out", label="out")],
            default=["out"],
        )
    )


def ask_welcome(play: IronPlay, active: int, batch: list[int]) -> None:
    """M2: whose support would be taken, said in advance; who is not named is declined."""
    state = play.state
    houses = [state.houses[seat] for seat in batch]
    play.ask(
        Assign(
            seat=active,
            topic="welcome",
            public="support",
            keys=[Key(id=house, label=who(state.seat_of(house))) for house in houses],
            values=[
                Option(id="accept", label="accept"),
                Option(id="decline", label="decline"),
            ],
            complete=False,
            default=dict.fromkeys(houses, "decline"),
        )
    )


def ask_blackmail(play: IronPlay, active: int, batch: list[int]) -> None:
    """Cersei: houses on which she has influence."""
    state = play.state
    seats = [seat for seat in batch if state.influence[active][seat]]
    names = [name for seat in seats for name in state.living(seat)]
    if not seats:
        return
    play.ask(
        Assign(
            seat=active,
            topic="blackmail",
            public="support",
            keys=[
                Key(id=state.houses[s], label=who(s), allowed=["none", *state.living(s)])
                for s in seats
            ],
            values=[
                Option(id="none", label="none"),
                *(character_option(state, name) for name in names),
            ],
            complete=False,
            default={},
        )
    )


def ask_beggar_king(play: IronPlay, seat: int, active: int | None = None) -> None:
    """Viserys: which character gets the power."""
    state = play.state
    play.ask(
        Choose(
            seat=seat,
            topic="beggar_king",
            public="ability",
            about={"loser": who(active) if active is not None else ""},
            options=[
                *(character_option(state, name) for name in state.living(seat)),
                Option(id="pass", label="pass"),
            ],
            default=["pass"],
        )
    )


def ask_second_offer(play: IronPlay, seat: int, side: Side | None = None) -> None:
    """Margaery: a character for the other side, if the first offer is declined."""
    state = play.state
    play.ask(
        Choose(
            seat=seat,
            topic="second_offer",
            public="ability",
            about={"active": who(state.clash.active(side)) if side else ""},
            options=[
                *(character_option(state, name) for name in state.living(seat)),
                Option(id="pass", label="pass"),
            ],
            default=["pass"],
        )
    )
