"""What all phases have in common, and what the rules themselves let happen in them."""

from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import kind
from bot.games.lcg.edition import edition_of
from bot.games.lcg.occurrence import occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.games.lcg.windows import open_window
from bot.kernel import Frame
from bot.kernel.labels import label_of


class Phase(Frame):
    """One of the seven phases; subclasses name their steps after the chart."""

    phase: str = ""
    number: str = ""
    """The number of the phase in the chart."""

    def begins(self, play: LcgPlay) -> None:
        """Begin the phase (step n.1)."""
        state = play.state
        state.step = f"{self.number}.1"
        state.delayed = [one for one in state.delayed if one.until != "phase"]
        state.phase = self.phase
        state.passed = []
        end_passing(state, range(state.seats), "phase")
        state.changed()
        play.emit("phase", phase=label_of("phase", self.phase))
        occur(play, [Deed(kind="begins", how=self.phase)])

    def window(self, play: LcgPlay) -> None:
        """The phase's action window."""
        open_window(play, f"W{self.number}")

    def ends(self, play: LcgPlay) -> None:
        """The last step of the phase."""
        occur(play, [Deed(kind="ends", how=self.phase)])


@kind("begins")
def _begins(play: LcgPlay, deed: Deed) -> None:
    """A phase has begun."""


@kind("ends")
def _ends(play: LcgPlay, deed: Deed) -> None:
    """A6.2: all "until the end" effects lapse together; A6.3: phase and round end as one."""
    lapse(play.state, "phase")
    if deed.how == "taxation":
        lapse(play.state, "round")


def lapse(state: LcgState, period: str) -> None:
    """R18.6, R20: effects of this period end, and so do its limits."""
    state.lasting = [record for record in state.lasting if record.until != period]
    state.counts = {
        key: uses for key, uses in state.counts.items() if not key.startswith(f"{period}/")
    }
    state.changed()


@kind("revealed")
def _revealed(play: LcgPlay, deed: Deed) -> None:
    """A plot has been revealed, with everything that belongs to it."""


@kind("income")
def _income(play: LcgPlay, deed: Deed) -> None:
    play.state.players[deed.seat].gold += deed.amount
    play.emit("income", seat=label_of("seat", deed.seat), number=deed.amount)


@kind("initiated")
def _initiated(play: LcgPlay, deed: Deed) -> None:
    """The challenge stands; its attackers have knelt."""


@kind("bypassed")
def _bypassed(play: LcgPlay, deed: Deed) -> None:
    """A character was bypassed by stealth."""


@kind("defended")
def _defended(play: LcgPlay, deed: Deed) -> None:
    """Defenders have been declared, or none."""


@kind("result")
def _result(play: LcgPlay, deed: Deed) -> None:
    """Winner, loser and totals are fixed; a tie goes to the attacker."""
    state: LcgState = play.state
    fight = state.challenge
    assert fight is not None
    total = edition_of(state).total
    ours, theirs = total(state, fight, fight.attacker), total(state, fight, fight.defender)
    fight.totals = (ours, theirs)
    attacks = ours >= theirs
    side = fight.attackers if attacks else fight.defenders
    if (ours if attacks else theirs) >= 1 and side:
        fight.winner = fight.attacker if attacks else fight.defender
        fight.loser = fight.defender if attacks else fight.attacker
        fight.unopposed = attacks and theirs == 0
        what = f"{fight.type}/{'attacker' if attacks else 'defender'}"
        state.note("won", fight.winner, other=fight.loser, what=what)
        role = "defender" if attacks else "attacker"
        state.note("lost", fight.loser, other=fight.winner, what=f"{fight.type}/{role}")
        deed.seat = fight.winner
    play.emit(
        "result",
        seat=label_of("seat", fight.winner) if fight.winner != NONE else "",
        challenge=label_of("challenge", fight.type),
        attack=ours,
        defence=theirs,
        unopposed=fight.unopposed,
    )


@kind("dominance")
def _dominance(play: LcgPlay, deed: Deed) -> None:
    play.state.note("dominance", deed.seat)
    play.emit("dominance-won", seat=label_of("seat", deed.seat))
