"""R8: the maneuver."""

from bot.games.risk.rules.cards import CARDS, MOVABLE
from bot.games.risk.rules.choices import special_options, territory_options
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.usable_cards import ANY_TIME, cards_option, guarded
from bot.games.risk.rules.window import interrupted, open_window
from bot.kernel import DONE, Amount, Choose, Frame, Option, Play
from bot.kernel.labels import label_of

MANEUVER = "maneuver"
"""The option of a question that begins a maneuver in the middle of the turn."""


def connected(state: RiskState, seat: int, source: str) -> list[str]:
    """R8.2: what a chain of one's own territories joins to the source."""
    return sorted(state.map.reachable(source, set(state.held(seat))))


def sources(state: RiskState, seat: int) -> list[str]:
    """R8.1: one unit stays behind, so the source needs two, and a neighbour of one's own."""
    return [
        t
        for t in state.held(seat)
        if state.units[t] > 1 and any(state.owner[n] == seat for n in state.map.links[t])
    ]


def free_maneuver(state: RiskState, seat: int) -> list[Option]:
    """Ellaria Sand: the maneuver, beside a question in the middle of the turn."""
    now = state.this_turn
    able = now.free_maneuver and now.maneuvers > 0 and sources(state, seat)
    return [Option(id=MANEUVER, label="maneuver-now")] if able else []


class Maneuver(Frame, name="risk.maneuver"):
    """R8.1: at most one, between two connected territories of one's own."""

    steps = ("begin", "ask_source", "ask_target", "ask_units", "ask_specials", "move")

    seat: int

    def begin(self, play: Play[RiskState]) -> str | None:
        """R19.2: one maneuver, or as many as cards allow."""
        if play.state.phase == "maneuver":
            open_window(play, "maneuver", [self.seat])
        return None

    def ask_source(self, play: Play[RiskState]) -> str | None:
        """R8.1: ask from which territory units maneuver, if any."""
        state = play.state
        if state.this_turn.maneuvers < 1:
            return DONE
        if interrupted(play):
            return "ask_source"
        able = sources(state, self.seat)
        if not able:
            return DONE
        options = territory_options(state, able)
        play.ask(
            Choose(
                seat=self.seat,
                topic="maneuver_from",
                purpose="source",
                quiet=["none"],
                open_to_all=not guarded(state, self.seat),
                public="maneuver",
                about=guarded(state, self.seat),
                options=[
                    *options,
                    *cards_option(state, self.seat),
                    Option(
                        id="none", label="maneuver-later" if self._again(state) else "no-maneuver"
                    ),
                ],
                default=["none"],
            )
        )
        return None

    def _again(self, state: RiskState) -> bool:
        """Ellaria Sand: whether another moment for the maneuver comes in this turn."""
        return state.this_turn.free_maneuver and state.phase in ("invade", "maneuver")

    def ask_target(self, play: Play[RiskState]) -> str | None:
        """R8.2: ask to which territory they go."""
        state = play.state
        source = self.chosen("maneuver_from", self.seat)
        if source == "none":
            return DONE
        if source == CARDS:
            open_window(play, ANY_TIME, [self.seat])
            return "ask_source"
        options = territory_options(state, connected(state, self.seat, source))
        play.ask(
            Choose(
                seat=self.seat,
                topic="maneuver_to",
                purpose="target",
                quiet=["back"],
                open_to_all=True,
                public="maneuver",
                about={"source": label_of("territory", source), "units": state.units[source]},
                options=[*options, Option(id="back", label="back")],
                default=["back"],
            )
        )
        return None

    def ask_units(self, play: Play[RiskState]) -> str | None:
        """R8.1: any number, but one stays."""
        state = play.state
        source = self.chosen("maneuver_from", self.seat)
        target = self.chosen("maneuver_to", self.seat)
        if target == "back":
            return "ask_source"
        play.ask(
            Amount(
                seat=self.seat,
                topic="maneuver_units",
                open_to_all=True,
                stays=1,
                public="maneuver",
                about={
                    "source": label_of("territory", source),
                    "target": label_of("territory", target),
                    "units": state.units[source],
                },
                min=1,
                max=state.units[source] - 1,
                default=state.units[source] - 1,
            )
        )
        return None

    def ask_specials(self, play: Play[RiskState]) -> None:
        """A18: knights and siege engines may travel with the units."""
        source = self.chosen("maneuver_from", self.seat)
        most = {kind: play.state.with_specials(source, kind) for kind in MOVABLE}
        if not any(most.values()):
            return
        options = special_options(most)
        play.ask(
            Choose(
                seat=self.seat,
                topic="maneuver_specials",
                open_to_all=True,
                public="maneuver",
                about={"source": label_of("territory", source)},
                options=options,
                default=[options[-1].id],
            )
        )

    def move(self, play: Play[RiskState]) -> str | None:
        """R8.3: move the units."""
        state = play.state
        state.this_turn.maneuvers -= 1
        source = self.chosen("maneuver_from", self.seat)
        target = self.chosen("maneuver_to", self.seat)
        units: int = self.given("maneuver_units", self.seat)
        state.units[source] -= units
        state.units[target] += units
        if f"maneuver_specials/{self.seat}" in self.answers:
            knights, engines = self.chosen("maneuver_specials", self.seat).split("+")
            moved = {"knight": int(knights), "siege_engine": int(engines)}
            state.move_specials(source, target, moved)
            del self.answers[f"maneuver_specials/{self.seat}"]
        state.trail.append((source, target))
        play.emit(
            "maneuver",
            seat=label_of("seat", self.seat),
            source=label_of("territory", source),
            target=label_of("territory", target),
            units=units,
            left=state.units[source],
            now=state.units[target],
        )
        return "ask_source" if state.this_turn.maneuvers > 0 else DONE
