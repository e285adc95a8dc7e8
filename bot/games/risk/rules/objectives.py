"""R16, R19.5: objectives, victory points and the victory of Dominion."""

from collections import Counter
from collections.abc import Callable

from bot.games.risk.rules.cards import Objective, cards, objectives
from bot.games.risk.rules.choices import objective_options
from bot.games.risk.rules.end import win_by_objectives
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.window import interrupted
from bot.kernel import DONE, Choose, Frame, Option, Play
from bot.kernel.labels import label_of


def draw_objectives(play: Play[RiskState], number: int) -> list[str]:
    """The top objectives, as many as there are."""
    play.reveal()
    drawn = [play.state.draw_objective() for _ in range(number)]
    return [card for card in drawn if card is not None]


def ask_objectives(seat: int, drawn: list[str], keep: int) -> Choose:
    """Which of the drawn objectives to keep; in doubt the easiest."""
    easiest = sorted(drawn, key=lambda card: objectives()[card].vp)
    return Choose(
        seat=seat,
        topic="keep_objectives",
        public="objectives",
        about={"keep": keep},
        options=objective_options(drawn),
        min=keep,
        max=keep,
        default=easiest[:keep],
    )


class StartObjectives(Frame, name="risk.start_objectives"):
    """R12.4: three dealt to everybody, two kept; the third is shuffled back."""

    steps = ("deal", "keep")

    def deal(self, play: Play[RiskState]) -> None:
        """All choose at the same time."""
        state = play.state
        dealt = cards().objectives_dealt
        for seat in state.order:
            state.objectives[seat] = draw_objectives(play, dealt.start)
            play.ask(ask_objectives(seat, state.objectives[seat], dealt.keep))

    def keep(self, play: Play[RiskState]) -> None:
        """What is not kept goes back."""
        state = play.state
        for seat in state.order:
            kept = self.given("keep_objectives", seat)
            state.objective_deck += [c for c in state.objectives[seat] if c not in kept]
            state.objectives[seat] = kept
            play.emit(
                "got-objectives",
                to=[seat],
                objectives=[label_of("objective", card) for card in kept],
            )
        state.rng.shuffle(state.objective_deck)


class ChooseObjectives(Frame, name="risk.choose_objectives"):
    """R16.2, R16.3: two drawn, one kept, the other discarded."""

    steps = ("ask", "keep")

    seat: int
    drawn: list[str]

    def ask(self, play: Play[RiskState]) -> str | None:
        """Nothing to choose where there is only one."""
        if not self.drawn:
            return DONE
        play.ask(ask_objectives(self.seat, self.drawn, cards().objectives_dealt.later_keep))
        return None

    def keep(self, play: Play[RiskState]) -> None:
        """The one kept is secret, the other lies face up."""
        state = play.state
        kept = self.given("keep_objectives", self.seat)
        for card in self.drawn:
            if card in kept:
                state.objectives[self.seat].append(card)
            else:
                state.objective_discard.append(card)
                play.emit("discarded-objective", objective=label_of("objective", card))
        self.drawn = []
        play.emit(
            "got-objectives",
            to=[self.seat],
            objectives=[label_of("objective", card) for card in kept],
        )


class Completing(Frame, name="risk.completing"):
    """R16.3, R19.5: at most one objective per turn, then the victory is checked."""

    steps = ("ask", "complete", "check_victory")

    seat: int

    def ask(self, play: Play[RiskState]) -> str | None:
        """A27: in doubt the one with most points."""
        state = play.state
        if self.seat in state.out:
            return DONE
        if interrupted(play):
            return "ask"
        done = [card for card in state.objectives[self.seat] if fulfilled(state, self.seat, card)]
        if not done:
            return "check_victory"
        play.ask(
            Choose(
                seat=self.seat,
                topic="complete",
                purpose="act",
                quiet=["none"],
                public="objectives",
                about={"vp": state.vp[self.seat]},
                options=[*objective_options(done), Option(id="none", label="complete-none")],
                default=[max(done, key=lambda card: objectives()[card].vp)],
            )
        )
        return None

    def complete(self, play: Play[RiskState]) -> None:
        """R16.3: revealed, scored, discarded; then two are drawn."""
        state = play.state
        card = self.chosen("complete", self.seat)
        if card == "none":
            return
        state.objectives[self.seat].remove(card)
        state.objective_discard.append(card)
        state.vp[self.seat] += objectives()[card].vp
        play.emit(
            "completed",
            seat=label_of("seat", self.seat),
            objective=label_of("objective", card),
            points=objectives()[card].vp,
            vp=state.vp[self.seat],
        )
        drawn = draw_objectives(play, cards().objectives_dealt.later)
        play.push(ChooseObjectives(seat=self.seat, drawn=drawn))

    def check_victory(self, play: Play[RiskState]) -> None:
        """R11.1, R19.5, A24: ten points and one's own seat of power."""
        state = play.state
        enough = state.vp[self.seat] >= cards().victory_points
        if enough and state.seat_of_power(self.seat) in state.held(self.seat):
            win_by_objectives(play, self.seat)


def fulfilled(state: RiskState, seat: int, card: str) -> bool:
    """Whether this seat has reached what the objective wants."""
    objective = objectives()[card]
    return _KINDS[objective.kind](state, seat, objective)


def _control(state: RiskState, seat: int, wanted: Objective) -> bool:
    mine = state.count(seat)
    has = {"castles": mine.castles, "ports": mine.ports, "regions": len(state.regions(seat))}
    return all(has[what] >= number for what, number in wanted.goal.items())


def _port_each_coast(state: RiskState, seat: int, wanted: Objective) -> bool:
    """A19: one port of each colour on the board."""
    known = state.map.territories
    return {known[p].port_colour for p in state.map.ports} == {
        known[t].port_colour for t in state.held(seat) if known[t].port
    }


def _gold(state: RiskState, seat: int, wanted: Objective) -> bool:
    return state.gold[seat] >= wanted.goal["amount"]


def _conquered(state: RiskState, seat: int, wanted: Objective) -> bool:
    """A6: neutral territories count."""
    taken = {t for t, _ in state.this_turn.conquests}
    has = {
        "territories": len(taken),
        "with_castle": len(taken & state.map.castles),
        "with_port": len(taken & state.map.ports),
    }
    return all(has[what] >= number for what, number in wanted.goal.items())


def _conquered_from_one(state: RiskState, seat: int, wanted: Objective) -> bool:
    """A6: neutral ones do not."""
    losers = Counter(loser for _, loser in set(state.this_turn.conquests) if loser >= 0)
    return max(losers.values(), default=0) >= wanted.goal["territories"]


def _destroyed(state: RiskState, seat: int, wanted: Objective) -> bool:
    return state.this_turn.kills >= wanted.goal["units"]


def _spread(state: RiskState, seat: int, wanted: Objective) -> bool:
    known = state.map.territories
    there = Counter(known[t].region for t in state.held(seat))
    enough = [r for r, number in there.items() if number >= wanted.goal["per_region"]]
    return len(enough) >= wanted.goal["regions"]


def _specials(state: RiskState, seat: int, wanted: Objective) -> bool:
    counts = state.count_specials(seat).values()
    if "same_kind" in wanted.goal:
        return max(counts) >= wanted.goal["same_kind"]
    return min(counts) >= wanted.goal["each_kind"]


_KINDS: dict[str, Callable[[RiskState, int, Objective], bool]] = {
    "control": _control,
    "control_port_each_coast": _port_each_coast,
    "gold": _gold,
    "conquer_turn": _conquered,
    "conquer_turn_same_opponent": _conquered_from_one,
    "destroy_turn": _destroyed,
    "control_spread": _spread,
    "specials": _specials,
}
