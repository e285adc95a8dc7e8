"""Rules in progress that others look for on the stack: their fields, without their steps."""

from bot.kernel import Frame


class CurrentTurn(Frame):
    """The turn of the active player."""

    seat: int
    conquered: bool = False
    """Whether a conquest of this turn entitles to a territory card (R9.1)."""


class Levy(Frame):
    """A rule in which units are raised that have to be placed."""

    seat: int
    units: int = 0


class CardDraw(Frame):
    """R9.1: the draw at the end of a turn."""

    seat: int
    entitled: bool
