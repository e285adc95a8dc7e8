"""R5: phase 1, the preparation."""

from typing import Any

from bot.games.iron_throne.rules.hostages import restock_events
from bot.games.iron_throne.rules.moves import draw, place_power
from bot.games.iron_throne.rules.questions import SEE, character_option, house_option, see_first
from bot.games.iron_throne.rules.refusals import refuse_dead
from bot.games.iron_throne.rules.state import NOBODY, IronPlay, IronState, Part, Side, who
from bot.games.iron_throne.rules.verdict import willing
from bot.kernel import Choose, Frame, InTurn
from bot.kernel.labels import label_of


class Preparation(Frame, name="iron.preparation"):
    """The event names the defender; cards, power and characters of the active players."""

    steps = (
        "draw_event",
        "ask_challenger",
        "name_defender",
        "ask_power",
        "hear_power",
        "ask_character",
        "take_side",
        "ask_defender",
        "take_places",
    )

    candidates: list[int] = []
    ready: bool = False
    """Whether the defender's power is dealt with before the character is asked."""
    turns: InTurn = InTurn()
    """A3: who has still to place power, the challenger first."""

    def draw_event(self, play: IronPlay) -> None:
        """R5.1: turn up the event of this turn."""
        state = play.state
        state.phase = "preparation"
        restock_events(play)
        event = state.event_deck.pop(0)
        state.event_discard.append(event)
        state.clash.event = event
        play.reveal()
        play.emit("event-drawn", seat=who(state.challenger), event=label_of("event", event))
        self.candidates = candidates(state, event)

    def ask_challenger(self, play: IronPlay) -> None:
        """R5.2, R5.3: whom to challenge, if the event leaves a choice; nobody has drawn yet."""
        state = play.state
        if len(self.candidates) == 1:
            self._named(play, self.candidates[0])
            return
        options = [house_option(state, one) for one in self.candidates]
        play.ask(
            Choose(
                seat=state.challenger,
                topic="defender",
                purpose="target",
                open_to_all=True,
                public="defender",
                about={"event": label_of("event", state.clash.event)},
                options=options,
                default=[options[0].id],
            )
        )

    def name_defender(self, play: IronPlay) -> None:
        """R5.2, R5.4: the challenger's choice is known; then both draw."""
        state = play.state
        seat = state.challenger
        # Games saved by earlier releases have asked the challenger everything at once here.
        drawn = [seat] if f"character/{seat}" in self.answers else []
        if state.clash.defender == NOBODY:
            self._named(play, state.seat_of(self.chosen("defender", seat)))
        elif drawn:
            drawn.append(state.clash.defender)
        pair = (seat, state.clash.defender)
        for one in pair:
            if one not in drawn:
                draw(play, one, 1)
            self._place(play, one)
        self.ready = True
        placing = [one for one in pair if one not in drawn and state.sheets[one]]
        self.turns = InTurn(seats=placing)

    def ask_power(self, play: IronPlay) -> None:
        """R5.5, A3; M2: who decides ahead may name the character as well."""
        state = play.state
        self.turns.ask(play, lambda seat: _power(state, seat))
        seat = state.challenger
        if willing(state, seat) and f"character/{seat}" not in self.answers:
            play.ask(see_first(_character(state, seat, "challenge")))

    def explain_power(self, state: IronState, seat: int, value: Any) -> None:
        """R12.9: refuse power for a dead character."""
        refuse_dead(state, value)

    def explain_character(self, state: IronState, seat: int, value: Any) -> None:
        """A4: refuse a dead character."""
        refuse_dead(state, value)

    def hear_power(self, play: IronPlay) -> str | None:
        """R5.5, A3: the challenger's first; the defender may have waited for that."""
        for seat, name in self.turns.hear(self, "power"):
            place_power(play, seat, {name: 1})
        return None if self.turns.done else "ask_power"

    def ask_character(self, play: IronPlay) -> None:
        """R5.6: the challenger, once all power lies."""
        seat = play.state.challenger
        if self.answers.get(f"character/{seat}") in (None, [SEE]):
            play.ask(_character(play.state, seat, "challenge"))

    def take_side(self, play: IronPlay) -> None:
        """R5.7: the challenger."""
        self._join(play, play.state.challenger, "challenge")

    def ask_defender(self, play: IronPlay) -> None:
        """R5.6: the defender answers with a character."""
        play.ask(_character(play.state, play.state.clash.defender, "defence"))

    def take_places(self, play: IronPlay) -> None:
        """R5.7: the defender."""
        defender = play.state.clash.defender
        if not self.ready:
            # Earlier releases asked a named defender for power together with the character.
            self._place(play, defender)
        self._join(play, defender, "defence")

    def _named(self, play: IronPlay, defender: int) -> None:
        state = play.state
        state.clash.defender = defender
        play.emit("defender-named", seat=who(state.challenger), defender=who(defender))

    def _place(self, play: IronPlay, seat: int) -> None:
        """R5.5: what a game saved by an earlier release has been told already."""
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
        character=label_of("character", part.character),
        side=label_of("side", part.side),
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
    """R5.3, A25: what a special event compares."""
    if event == "influential":
        return state.spread(seat)
    if event == "well_stocked":
        return len(state.hands[seat])
    return sum(state.power[name] for name in state.own(seat))


def _power(state: IronState, seat: int) -> Choose:
    """R5.5: one power from the sheet onto an own character."""
    return Choose(
        seat=seat,
        topic="power",
        open_to_all=True,
        public="power",
        options=[character_option(state, name) for name in state.living(seat)],
        default=[state.strongest(seat)],
    )


def _character(state: IronState, seat: int, side: Side) -> Choose:
    """R5.6: who takes part."""
    clash = state.clash
    opponent = clash.part(clash.challenger) if side == "defence" else None
    return Choose(
        seat=seat,
        topic="character",
        open_to_all=True,
        public="character",
        about={
            "side": label_of("side", side),
            "opponent": label_of("character", opponent.character) if opponent else "",
            "power": state.power[opponent.character] if opponent else 0,
        },
        options=[character_option(state, name) for name in state.living(seat)],
        default=[state.strongest(seat)],
    )
