"""R5: phase 1, the preparation."""

from typing import Any

from bot.games.iron_throne.asking import character_option, house_option
from bot.games.iron_throne.hostages import restock_events
from bot.games.iron_throne.moves import draw, place_power
from bot.games.iron_throne.refusals import refuse_dead
from bot.games.iron_throne.state import NOBODY, IronPlay, IronState, Part, Side, who
from bot.kernel import Choose, Frame


class Preparation(Frame, name="iron.preparation"):
    """The event names the defender; cards, power and characters of the active players."""

    steps = ("draw_event", "ask_challenger", "name_defender", "ask_defender", "take_places")

    candidates: list[int] = []
    ready: bool = False
    """Whether the defender's power was asked already."""

    def draw_event(self, play: IronPlay) -> None:
        """R5.1."""
        state = play.state
        state.phase = "preparation"
        restock_events(play)
        event = state.event_deck.pop(0)
        state.event_discard.append(event)
        state.clash.event = event
        play.reveal()
        play.emit("event-drawn", seat=who(state.challenger), event=f"event:{event}")
        self.candidates = candidates(state, event)

    def ask_challenger(self, play: IronPlay) -> None:
        """R5.2-R5.6: the challenger's decisions at once, with the known defender's power (A3)."""
        state = play.state
        seat = state.challenger
        if len(self.candidates) == 1:
            self._named(play, self.candidates[0])
        draw(play, seat, 1)
        if state.clash.defender != NOBODY:
            draw(play, state.clash.defender, 1)
            _ask_power(play, state.clash.defender)
            self.ready = True
        else:
            options = [house_option(state, one) for one in self.candidates]
            play.ask(
                Choose(
                    seat=seat,
                    topic="defender",
                    public="defender",
                    about={"event": f"event:{state.clash.event}"},
                    options=options,
                    default=[options[0].id],
                )
            )
        _ask_power(play, seat)
        _ask_character(play, seat, "challenge")

    def explain_power(self, state: IronState, seat: int, value: Any) -> None:
        """R12.9."""
        refuse_dead(state, value)

    def explain_character(self, state: IronState, seat: int, value: Any) -> None:
        """A4."""
        refuse_dead(state, value)

    def name_defender(self, play: IronPlay) -> None:
        """R5.2, R5.3: by the challenger's choice; then the power and the character are placed."""
        state = play.state
        seat = state.challenger
        if not self.ready:
            self._named(play, state.seat_of(self.chosen("defender", seat)))
            draw(play, state.clash.defender, 1)
        self._place(play, seat)
        if self.ready:
            self._place(play, state.clash.defender)
        self._join(play, seat, "challenge")

    def ask_defender(self, play: IronPlay) -> None:
        """R5.6: the defender answers with a character."""
        defender = play.state.clash.defender
        if not self.ready:
            _ask_power(play, defender)
        _ask_character(play, defender, "defence")

    def take_places(self, play: IronPlay) -> None:
        """R5.7."""
        defender = play.state.clash.defender
        if not self.ready:
            self._place(play, defender)
        self._join(play, defender, "defence")

    def _named(self, play: IronPlay, defender: int) -> None:
        state = play.state
        state.clash.defender = defender
        play.emit("defender-named", seat=who(state.challenger), defender=who(defender))

    def _place(self, play: IronPlay, seat: int) -> None:
        """R5.5, A3: compulsory if there is any power."""
        if f"power/{seat}" in self.answers:
            place_power(play, seat, {self.chosen("power", seat): 1})

    def _join(self, play: IronPlay, seat: int, side: Side) -> None:
        name = self.chosen("character", seat)
        join(play, Part(seat=seat, side=side, character=name, active=True))


def join(play: IronPlay, part: Part) -> None:
    """R5.7: shown to everybody."""
    play.state.clash.parts.append(part)
    play.emit(
        "character-chosen",
        seat=who(part.seat),
        character=f"character:{part.character}",
        side=f"side:{part.side}",
    )


def candidates(state: IronState, event: str) -> list[int]:
    """R5.2, R5.3: whom the event leaves as defender."""
    others = [seat for seat in state.clockwise(state.challenger)[1:] if seat not in state.conceded]
    if event in state.houses:
        named = state.seat_of(event)
        return [named] if named in others else others
    most = max(_measure(state, event, seat) for seat in others)
    return [seat for seat in others if _measure(state, event, seat) == most]


def _measure(state: IronState, event: str, seat: int) -> int:
    """R5.3: what a special event compares."""
    if event == "influential":
        return state.spread(seat)
    if event == "well_stocked":
        return len(state.hands[seat])
    return sum(state.power[name] for name in state.own(seat))


def _ask_power(play: IronPlay, seat: int) -> None:
    state = play.state
    if not state.sheets[seat]:
        return
    play.ask(
        Choose(
            seat=seat,
            topic="power",
            public="power",
            options=[character_option(state, name) for name in state.living(seat)],
            default=[state.strongest(seat)],
        )
    )


def _ask_character(play: IronPlay, seat: int, side: Side) -> None:
    state = play.state
    clash = state.clash
    opponent = clash.part(clash.challenger) if side == "defence" else None
    play.ask(
        Choose(
            seat=seat,
            topic="character",
            public="character",
            about={
                "side": f"side:{side}",
                "opponent": f"character:{opponent.character}" if opponent else "",
                "power": state.power[opponent.character] if opponent else 0,
            },
            options=[character_option(state, name) for name in state.living(seat)],
            default=[state.strongest(seat)],
        )
    )
