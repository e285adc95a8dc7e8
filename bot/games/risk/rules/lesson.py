"""A guided first game of Risk: two turns of a Skirmish among three houses."""

from bot.kernel.lesson import Idea, Lesson

LESSON = Lesson(
    seats=3,
    seat=0,
    seed="lesson",
    options={"houses": "random"},
    ideas=(
        Idea(id="reinforce", topics=("place",)),
        Idea(id="attack", topics=("invade_from",), stays=("invade_to",)),
        Idea(id="dice", topics=("how",), stays=("until", "how")),
        Idea(id="move_in", topics=("move_in",)),
        Idea(id="stop", topics=("invade_from",), stays=("invade_to",)),
        Idea(id="maneuver", topics=("maneuver_from",), stays=("maneuver_to", "maneuver_units")),
        Idea(id="regions", topics=("place",)),
        Idea(id="cards", topics=("maneuver_from",), stays=("maneuver_to", "maneuver_units")),
    ),
    longest=40,
)
