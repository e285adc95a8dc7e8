"""What a guided first game adds to its pages: the idea that applies now, and the end."""

from bot.discord_ui.desk import Desk
from bot.discord_ui.page import CONTENT, DOES, ONE_OF, Item, Page, Press, button, checked, shorten
from bot.kernel.labels import label_of
from bot.kernel.lesson import Lesson, Progress
from bot.table import lessons as table_lessons
from bot.text import Words

LEARN = "learn"
"""The verb that begins a lesson; its argument is the game."""
PART = ":"
"""What stands between a game and one of its further lessons."""
ABOUT = "about"
"""The verb that tells what a game is about; its argument is the game."""
OPEN_TABLE = "open_table"
"""The verb that opens a table; its argument is the game, and who shall sit there."""
PEOPLE, STANDINS = "people", "standins"


def lesson_of(desk: Desk) -> tuple[Lesson, Progress] | None:
    """The lesson at this table and how far it is, or None at an ordinary table."""
    kept = desk.info.session.lesson
    if desk.rules is None or kept is None:
        return None
    progress = Progress.model_validate(kept)
    lesson = table_lessons.lesson_of(desk.rules, progress.part)
    return None if lesson is None else (lesson, progress)


def is_over(desk: Desk) -> bool:
    """Whether a lesson has come to its end here."""
    found = lesson_of(desk)
    return found is not None and found[1].over


def idea(desk: Desk) -> str:
    """The idea that applies to the open question; between two of them, how many there were."""
    found = lesson_of(desk)
    if found is None or desk.info.session.status != "running":
        return ""
    lesson, progress = found
    names = [name for name, _ in progress.told]
    if progress.now is None:
        return desk.say("ui-lesson-between", number=len(names), ideas=len(lesson.ideas))
    number = names.index(progress.now) + 1
    head = desk.say("ui-lesson-idea", number=number, ideas=len(lesson.ideas))
    return "\n".join(f"> {line}" for line in [head, *_told(desk, progress.now)])


def _told(desk: Desk, name: str) -> list[str]:
    title, text = desk.say(f"lesson-{name}-title"), desk.say(f"lesson-{name}")
    return [f"**{title}**", *text.splitlines()]


def ending(desk: Desk) -> str:
    """What there is to say at the end: what never came up, and what to do next."""
    found = lesson_of(desk)
    assert found is not None
    lesson, progress = found
    end = f"lesson-end-{progress.part}" if progress.part else "lesson-end"
    parts = [desk.say("ui-lesson-over", played=label_of("game", desk.game)), desk.say(end)]
    if left := lesson.left(progress):
        untold = [line for one in left for line in _told(desk, one.id)]
        parts.append("\n".join([desk.say("ui-lesson-left"), *untold]))
    last = desk.say("ui-lesson-next")
    told = shorten("\n\n".join(parts), CONTENT - len(last) - 2)
    return f"{told}\n\n{last}"


def ending_page(desk: Desk, note: str = "") -> Page:
    """The last page of a lesson: what has just happened, what to do next, and buttons for it."""
    text = ending(desk)
    page = Page(
        "\n\n".join(part for part in (shorten(note, CONTENT - len(text) - 2), text) if part)
    )
    page.rows = [next_buttons(desk.words, desk.game)]
    return checked(page)


def next_buttons(words: Words, game: str) -> list[Item]:
    """Open a table for people or against stand-ins, and the rules in short."""
    return [
        button(Press(OPEN_TABLE, 0, 0, f"{game}.{PEOPLE}"), words.say("ui-open-people"), DOES),
        button(Press(OPEN_TABLE, 0, 0, f"{game}.{STANDINS}"), words.say("ui-open-alone"), ONE_OF),
        button(Press(ABOUT, 0, 0, game), words.say("ui-rules"), emoji="❔"),
    ]
