"""A guided first game of The Iron Throne: a few encounters among three houses."""

from bot.kernel.lesson import Idea, Lesson

AHEAD = ("later", "later_if", "then", "drawn", "drawn_if", "turned", "act")

LESSON = Lesson(
    seats=3,
    seat=0,
    seed="j",
    options={"houses": "lot"},
    ideas=(
        Idea(id="leader", topics=("leader",)),
        Idea(id="power", topics=("power",), stays=("defender",)),
        Idea(id="character", topics=("character",)),
        Idea(id="welcome", topics=("welcome", "answer"), stays=("answer",)),
        Idea(id="lay", topics=("lay", "lay_if", "lay_on"), stays=("lay_if", "lay_on")),
        Idea(id="abilities", topics=AHEAD, stays=AHEAD),
        Idea(id="rewards", topics=("distribute", "hostage", "hostages_each"), stays=("hostage",)),
        Idea(id="hostages", topics=("hostages",)),
        Idea(id="support", topics=("support",)),
    ),
    longest=45,
)
