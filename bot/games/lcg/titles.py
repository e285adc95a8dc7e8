"""Titles of a game with several opponents: who supports whom, and who is whose rival."""

from bot.games.lcg.edition import edition_of
from bot.games.lcg.state import LcgState


def supports(state: LcgState, seat: int, other: int) -> bool:
    """Whether the title of the first supports that of the second."""
    mine, theirs = state.title(seat), state.title(other)
    if mine is None or theirs is None:
        return False
    return state.codes[theirs] in edition_of(state).titles[state.codes[mine]].supports


def rival(state: LcgState, seat: int, other: int) -> bool:
    """Whether the title of the first is a rival of that of the second."""
    mine, theirs = state.title(seat), state.title(other)
    if mine is None or theirs is None:
        return False
    return state.codes[theirs] in edition_of(state).titles[state.codes[mine]].rivals
