"""What every game is made of: State, Frame, Ask, Answer, Event, View, Rng. Pure; knows no game."""

from bot.kernel.asks import (
    Amount,
    Ask,
    Assign,
    Broken,
    Choose,
    Illegal,
    Key,
    Limit,
    Offer,
    Option,
    Params,
    Proposal,
)
from bot.kernel.engine import Answer, Outcome, answer, begin, concede, go_on, prefer
from bot.kernel.rng import Rng
from bot.kernel.rules import Preference, Rules, View, Waiting
from bot.kernel.state import DONE, Event, Finish, Frame, Play, State
from bot.kernel.turns import AFTER, InTurn

__all__ = [
    "AFTER",
    "DONE",
    "Amount",
    "Answer",
    "Ask",
    "Assign",
    "Broken",
    "Choose",
    "Event",
    "Finish",
    "Frame",
    "Illegal",
    "InTurn",
    "Key",
    "Limit",
    "Offer",
    "Option",
    "Outcome",
    "Params",
    "Play",
    "Preference",
    "Proposal",
    "Rng",
    "Rules",
    "State",
    "View",
    "Waiting",
    "answer",
    "begin",
    "concede",
    "go_on",
    "prefer",
]
