"""What cannot be decided in a tournament, told like any other refusal."""

from bot.kernel import Illegal


class Refused(Illegal):
    """A decision that does not fit the tournament: a catalogue key and its parameters."""
