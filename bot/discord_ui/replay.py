"""Pages that step through a game again, move by move or round by round."""

import re
from dataclasses import dataclass
from typing import Literal

from bot.discord_ui.budget import Verdict
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import (
    CONTENT,
    ONE_OF,
    SELECT_OPTIONS,
    Item,
    Page,
    Press,
    button,
    checked,
    select,
    tail,
)
from bot.discord_ui.pictures import Studio, with_picture
from bot.kernel import Event, Illegal
from bot.table.recordings import record
from bot.table.replays import Outline, Round

VERB, OPEN, FILE = "replay", "replay_open", "replay_file"
ROOM_FOR_STORY = 1200

Pace = Literal["m", "r"]
Eyes = Literal["p", "o"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a replay: after which move, how they got there, through whose eyes."""

    number: int
    pace: Pace = "r"
    eyes: Eyes = "p"

    def press(self, session: int, which: int, verb: str = VERB) -> Press:
        """A press that leads here; `which` tells buttons of one page apart."""
        return Press(verb, session, 0, f"{which}{self.pace}{self.eyes}{self.number}")

    @classmethod
    def of(cls, context: Context) -> "Place":
        """Where a press leads: its argument says it, or what was chosen in the list of rounds."""
        found = re.fullmatch(r"\d([mr])([po])(\d{1,9})", context.press.arg)
        if found is None:
            raise Illegal("replay-no-such-move")
        number = next(iter(context.values), found[3])
        if not re.fullmatch(r"\d{1,9}", number, re.ASCII):
            raise Illegal("replay-no-such-move")
        pace: Pace = "m" if found[1] == "m" else "r"
        return cls(int(number), pace, "o" if found[2] == "o" else "p")


async def open_replay(context: Context) -> Page:
    """A finished game from its beginning; one that goes on from the end of its last round."""
    info = await context.info()
    over = info.session.status == "finished"
    return await show(context, Place(0 if over else await _last_end(context)))


async def at_round(context: Context, number: int) -> Page:
    """The end of a round; Illegal if the game has none of this number."""
    outline = await context.host.tables.replays.outline(await context.info(), None)
    ends = {one.round: one.last for one in outline.rounds}
    if number not in ends:
        raise Illegal("replay-no-such-round", max=max(ends))
    return await show(context, Place(ends[number]))


async def _last_end(context: Context) -> int:
    outline = await context.host.tables.replays.outline(await context.info(), None)
    return outline.rounds[-2].last if len(outline.rounds) > 1 else outline.numbers[-1]


async def turn(context: Context) -> Page:
    """The stop that a button or the list of rounds leads to."""
    return await show(context, Place.of(context))


async def show(context: Context, place: Place) -> Page:
    """One stop of a replay: what happened, the board after it, and where to go from here."""
    desk = await context.desk()
    seat = _seat(desk, context.user_id, place.eyes)
    outline = await context.host.tables.replays.outline(desk.info, seat)
    number = outline.nearest(place.number)
    place = Place(number, place.pace, place.eyes)
    desk.view = await context.host.tables.replays.view(desk.info, seat, number)
    studio = context.host.studio_for(context.user_id)
    held = desk.info.seat_number(context.user_id) is not None
    return await _page(studio, desk, outline, place, seated=held)


async def save(context: Context) -> Page:
    """The game as a file that `python -m bot replay` shows."""
    if context.host.budget.take(context.user_id, "picture") is not Verdict.TAKE:
        raise Illegal("replay-too-fast")
    place, desk = Place.of(context), await context.desk()
    seat = _seat(desk, context.user_id, place.eyes)
    replays = context.host.tables.replays
    outline = await replays.outline(desk.info, seat)
    names = [desk.person(number) for number in range(len(desk.info.seats))]
    recording = await record(replays, desk.info, seat, outline, names)
    name = f"maester-{desk.session_id}.replay"
    page = Page(desk.say("replay-saved", file=name))
    page.files = [(name, recording.pack(), desk.say("replay-file-alt"))]
    return checked(page)


def _seat(desk: Desk, user_id: int, eyes: Eyes) -> int | None:
    """Whose eyes: one's own seat's, or everybody's."""
    seat = desk.info.seat_number(user_id)
    if eyes == "o" and seat is None:
        raise Illegal("replay-not-your-seat")
    return seat if eyes == "o" else None


async def _page(
    studio: Studio, desk: Desk, outline: Outline, place: Place, *, seated: bool
) -> Page:
    events = story(outline, place)
    view = desk.view
    assert view is not None
    told = [desk.event(event) for event in events if not desk.face.aside(event)]
    parts = [heading(desk, outline, place.number)]
    if told:
        parts.append(tail(told, ROOM_FOR_STORY, "…"))
    parts.append(desk.face.summary(view, desk.words, desk.mention))
    page = Page("\n".join(part for part in parts if part)[:CONTENT])
    page.rows = [*_controls(desk, outline, place, seated)]
    # After a round the whole board is shown; its arrows would cover it.
    marked = events if place.pace == "m" else []
    return await with_picture(studio, desk, page, kind="scene", events=marked)


def story(outline: Outline, place: Place) -> list[Event]:
    """What this stop tells: of one move, or of everything since the round before ended."""
    numbers = outline.numbers
    at = numbers.index(place.number)
    before = numbers[at - 1] if at else 0
    if place.pace == "r":
        ends = [one.last for one in outline.rounds if one.last < place.number]
        before = ends[-1] if ends else 0
    return outline.told(before, place.number)


def heading(desk: Desk, outline: Outline, number: int) -> str:
    """Which table, which round, and how far this is."""
    current = outline.round_at(number)
    return desk.say(
        "replay-heading",
        title=plain(desk.info.session.title, 60),
        when=round_name(desk, outline, current, ended=number == current.last),
        move=outline.numbers.index(number) + 1,
        moves=len(outline.steps),
    )


def round_name(desk: Desk, outline: Outline, one: Round, *, ended: bool = True) -> str:
    """What a stop is called: after or in a round, the set-up, or the end."""
    if ended and one == outline.rounds[-1]:
        return desk.say("replay-end" if desk.info.session.status == "finished" else "replay-now")
    if one.round == 0:
        return desk.say("replay-set-up")
    return desk.say("replay-after-round" if ended else "replay-in-round", round=one.round)


def _controls(desk: Desk, outline: Outline, place: Place, seated: bool) -> list[list[Item]]:
    numbers, at = outline.numbers, outline.numbers.index(place.number)
    ends = [one.last for one in outline.rounds]
    rounds_back = [end for end in ends if end < place.number]
    rounds_on = [end for end in ends if end > place.number]
    wanted: list[tuple[str, Pace, int | None]] = [
        ("replay-round-back", "r", rounds_back[-1] if rounds_back else None),
        ("replay-move-back", "m", numbers[at - 1] if at else None),
        ("replay-move-on", "m", numbers[at + 1] if at + 1 < len(numbers) else None),
        ("replay-round-on", "r", rounds_on[0] if rounds_on else None),
    ]
    steps: list[Item] = []
    for which, (key, pace, to) in enumerate(wanted):
        press = Place(to or 0, pace, place.eyes).press(desk.session_id, which)
        steps.append(button(press, desk.say(key), ONE_OF, disabled=to is None))
    rows = [steps]
    if len(ends) > 1:
        rows.append([_list(desk, outline, place)])
    last: list[Item] = []
    if seated:
        other: Eyes = "p" if place.eyes == "o" else "o"
        press = Place(place.number, place.pace, other).press(desk.session_id, 5)
        key = "replay-all-eyes" if place.eyes == "o" else "replay-own-eyes"
        last.append(button(press, desk.say(key)))
    last.append(button(place.press(desk.session_id, 6, FILE), desk.say("replay-save")))
    return [*rows, last]


def _list(desk: Desk, outline: Outline, place: Place) -> Item:
    """The rounds to jump to; of many those around here."""
    rounds = outline.rounds
    here = rounds.index(outline.round_at(place.number))
    first = max(0, min(here - SELECT_OPTIONS // 2, len(rounds) - SELECT_OPTIONS))
    choices = [
        (str(one.last), round_name(desk, outline, one), "")
        for one in rounds[first : first + SELECT_OPTIONS]
    ]
    press = Place(0, "r", place.eyes).press(desk.session_id, 7)
    return select(press, desk.say("replay-rounds"), choices, chosen={str(place.number)})
