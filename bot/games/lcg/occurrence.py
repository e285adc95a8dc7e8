"""R15.2: everything that happens goes through the same stages, to any depth."""

from collections.abc import Sequence

from bot.games.lcg import deeds as kinds
from bot.games.lcg.deed import LEAVING, SAVABLE, Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.moves import was
from bot.games.lcg.state import Delayed, LcgPlay, LcgState
from bot.kernel import DONE, Frame

RUNNING = ("", "done")
BEFORE = ("would", "forced_interrupt", "interrupt")
"""Stages before something happens."""


class Told(Frame):
    """A frame that learns whether what it let happen was carried out completely."""

    success: bool = True


class Gathers(Told):
    """A frame whose act is over before anything may answer to what happened in it."""

    gathered: list[Deed] = []


class Occurrence(Frame, name="lcg.occurrence"):
    """One or more deeds at one moment; they share all windows (R15.3)."""

    steps = (
        "would",
        "forced_interrupts",
        "interrupts",
        "divert",
        "happen",
        "delayed",
        "forced_reactions",
        "reactions",
        "report",
    )

    deeds: list[Deed]
    complete: bool = True
    """Whether these are all deeds that were meant to happen."""
    used: list[str] = []
    """R15.8: abilities that have answered, each once per deed."""
    held: bool = False
    """Whether what answers to it waits for the act it is a part of."""

    def would(self, play: LcgPlay) -> None:
        """R15.2 (2): cancels and saves come first."""
        _open(play, self, "would")

    def forced_interrupts(self, play: LcgPlay) -> str | None:
        """R15.2 (3): forced interrupts to what is about to happen."""
        if self.over:
            return "report"
        _open(play, self, "forced_interrupt")
        return None

    def interrupts(self, play: LcgPlay) -> None:
        """R15.2 (4): interrupts that players may use."""
        _open(play, self, "interrupt")

    def divert(self, play: LcgPlay) -> None:
        """Where power goes, if that is left to somebody."""
        question = edition_of(play.state).diversion(play.state, self.deeds)
        if question is not None:
            play.push(question)

    def happen(self, play: LcgPlay) -> str | None:
        """R15.2 (5): all at one moment, then what holds at once."""
        carry_out(play, self.deeds)
        return "report" if self.held else None

    def delayed(self, play: LcgPlay) -> None:
        """R18.9: delayed effects resolve before reactions."""
        edition_of(play.state).open_stage(play, "delayed")

    def forced_reactions(self, play: LcgPlay) -> None:
        """R15.2 (6): forced reactions to what has happened."""
        _open(play, self, "forced_reaction")

    def reactions(self, play: LcgPlay) -> None:
        """R15.2 (7): reactions that players may use."""
        _open(play, self, "reaction")

    def report(self, play: LcgPlay) -> str:
        """Tell the frame below whether everything was carried out."""
        state = play.state
        place = next(n for n, one in enumerate(state.stack) if one is self)
        below = state.stack[place - 1] if place else None
        done = all(deed.status == "done" for deed in self.deeds)
        _leave_word(below, self.complete and done)
        gathering = _gathering(state, place) if self.held else None
        if gathering is not None:
            gathering.gathered += self.deeds
        return DONE

    @property
    def over(self) -> bool:
        """Whether nothing is left that would happen."""
        return not any(deed.status in RUNNING for deed in self.deeds)


def occur(play: LcgPlay, deeds: Sequence[Deed]) -> None:
    """Let deeds happen at one moment; the next step of the calling frame runs after all of it.

    Where nobody could answer, as everybody can see, it happens right here.
    """
    state = play.state
    below = state.stack[-1] if state.stack else None
    possible = [deed for deed in deeds if kinds.can(state, deed)]
    edition_of(state).wake(state, possible)
    complete = len(possible) == len(deeds)
    if not possible:
        _leave_word(below, False)
    elif quiet(state, possible):
        gathering = _gathering(state, len(state.stack))
        carry_out(play, possible)
        if gathering is not None:
            gathering.gathered += possible
        _leave_word(below, complete and all(deed.status == "done" for deed in possible))
    else:
        held = _gathering(state, len(state.stack)) is not None
        play.push(Occurrence(deeds=possible, complete=complete, held=held))


def _gathering(state: LcgState, place: int) -> Gathers | None:
    """The act that whatever happens in the frame above this place is a part of."""
    if not edition_of(state).gathers:
        return None
    for frame in reversed(state.stack[:place]):
        if isinstance(frame, Gathers):
            return frame
        if isinstance(frame, Occurrence) and not frame.held:
            return None
    return None


def answer(play: LcgPlay, act: Gathers) -> None:
    """Let passive abilities and responses answer to an act that is over.

    What answered while something was about to happen is a part of the act that it interrupted.
    """
    state = play.state
    deeds, act.gathered = act.gathered, []
    place = next(n for n, one in enumerate(state.stack) if one is act)
    below = state.stack[place - 1] if place else None
    stage = getattr(below, "window", getattr(below, "timing", ""))
    outer = _gathering(state, place) if stage in BEFORE else None
    if outer is not None:
        outer.gathered += deeds
    elif any(deed.status == "done" for deed in deeds):
        play.push(Occurrence(deeds=deeds, step="delayed", frame=Occurrence._name))


def carry_out(play: LcgPlay, deeds: Sequence[Deed]) -> None:
    """Do what has neither been cancelled nor saved, and see what holds at once after it."""
    state = play.state
    for deed in deeds:
        if deed.status == "" and deed.card in state.board and deed.was is None:
            deed.was = was(state, deed.card)
    for deed in deeds:
        if deed.status == "":
            edition_of(state).bend(play, deed)
        if deed.status == "":
            kinds.do(play, deed)
    edition_of(state).settle(play)


def quiet(state: LcgState, deeds: Sequence[Deed]) -> bool:
    """Whether no card that anybody could have waits for any of this."""
    found = {deed.kind for deed in deeds}
    if _duplicates(state, deeds) or edition_of(state).diversion(state, deeds):
        return False
    stages = [stage for stage in edition_of(state).stages if stage != "happen"]
    if any(waits(state, stage, found, deeds) for stage in stages):
        return False
    # A card that is about to enter play may react to that (R15.1).
    entering = {state.codes[deed.card] for deed in deeds if deed.kind == "enters"}
    if any(edition_of(state).listeners(stage, found) & entering for stage in stages):
        return False
    return not any(moment(state, one) & found for one in state.delayed)


def moment(state: LcgState, delayed: Delayed) -> set[str]:
    """The kinds of deed that a delayed effect waits for."""
    ability = edition_of(state).ability(delayed.code, delayed.ability)
    return {
        kind
        for step in (step for block in ability.blocks for step in block)
        if step.waits is not None and step.number <= delayed.block < step.number + len(step.blocks)
        for kind in step.waits.kinds
    }


def waits(state: LcgState, timing: str, found: set[str], deeds: Sequence[Deed] = ()) -> bool:
    """Whether anything in play, or in a hand as far as everybody can see, waits for this."""
    edition = edition_of(state)
    codes = edition.listeners(timing, found)
    if not codes:
        return False
    if any(state.codes[card] in codes for card in state.board):
        return True
    if any(state.codes[card] in codes for card in lingering(state, deeds)):
        return True
    for seat in state.seats_in():
        player = state.players[seat]
        if any(state.codes[card] in codes for card in player.agenda):
            return True
        for zone in ELSEWHERE:
            known = codes & edition.used_from(zone)
            if known and any(state.codes[card] in known for card in player.pile(zone)):
                return True
        if player.hand and codes & edition.used_from("hand") & edition.pool(state, seat):
            return True
    return False


ELSEWHERE = ("dead", "discard")
"""Open piles in which a card may have abilities."""


def lingering(state: LcgState, deeds: Sequence[Deed]) -> list[int]:
    """Cards that have just left play and may still answer to that."""
    if not edition_of(state).lingers:
        return []
    return [
        deed.card
        for deed in deeds
        if deed.kind in LEAVING and deed.status == "done" and deed.card not in state.board
    ]


def _duplicates(state: LcgState, deeds: Sequence[Deed]) -> bool:
    """R22.4: whether a duplicate could save one of these cards."""
    return any(
        deed.kind in SAVABLE
        and deed.card in state.board
        and bool(state.board[deed.card].duplicates)
        for deed in deeds
        if deed.status in RUNNING
    )


def _open(play: LcgPlay, happening: Occurrence, timing: str) -> None:
    """Open one stage, unless nothing can answer in it."""
    state = play.state
    found = {deed.kind for deed in happening.deeds if deed.status in RUNNING}
    saving = timing == "would" and _duplicates(state, happening.deeds)
    if not found or not (saving or waits(state, timing, found, happening.deeds)):
        return
    edition_of(state).open_stage(play, timing)


def _leave_word(below: Frame | None, success: bool) -> None:
    """Tell the frame that let it happen whether all of it was carried out."""
    if isinstance(below, Told):
        below.success = success


def beneath(state: LcgState, frame: Frame) -> Occurrence | None:
    """The occurrence that a frame answers to: the nearest below it."""
    place = next(n for n, one in enumerate(state.stack) if one is frame)
    for one in reversed(state.stack[:place]):
        if isinstance(one, Occurrence):
            return one
    return None
