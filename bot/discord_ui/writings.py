"""Pages for what players write beside their moves: notes to themselves, letters to one another."""

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.forms import FIELD, form
from bot.discord_ui.harmless import paragraph
from bot.discord_ui.page import (
    CONTENT,
    ONE_OF,
    Item,
    Page,
    Press,
    button,
    checked,
    select,
    shorten,
    tail,
)
from bot.kernel import Illegal
from bot.store.writings import LetterRow
from bot.table.writings import LONGEST_LETTER, LONGEST_NOTE, REFUSED

NOTES, EDIT, NOTE = "notes", "note_edit", "note"
LETTERS, WRITE, LETTER, REFUSE = "letters", "letter_write", "letter", "letter_refuse"
AGAIN = "again"
"""What follows a letter's number on the button that takes its writer's letters again."""


async def notes(context: Context) -> Page:
    """The user's note about a game, for nobody else to see."""
    desk = await context.desk()
    text = await context.host.tables.writings.note(desk.session_id, context.user_id)
    return _note_page(desk, text)


async def edit_note(context: Context) -> discord.ui.Modal:
    """A form with the note as it is."""
    desk = await context.desk()
    text = await context.host.tables.writings.note(desk.session_id, context.user_id)
    return form(
        Press(NOTE, desk.session_id),
        desk.say("notes-title"),
        desk.say("notes-field"),
        value=text,
        longest=LONGEST_NOTE,
        long=True,
        required=False,
    )


async def save_note(context: Context) -> Page:
    """What was typed into the form."""
    return await write_note(context, context.fields.get(FIELD, ""))


async def write_note(context: Context, text: str) -> Page:
    """Keep a note, and show it."""
    desk = await context.desk()
    await context.host.tables.writings.write_note(desk.session_id, context.user_id, text)
    return _note_page(desk, text.strip(), desk.say("ui-saved"))


def _note_page(desk: Desk, text: str, said: str = "") -> Page:
    head = desk.say("notes-head")
    shown = paragraph(text, LONGEST_NOTE) if text else desk.say("notes-empty")
    page = Page(shorten("\n".join(part for part in (said, head, shown) if part), CONTENT))
    page.rows = [[button(Press(EDIT, desk.session_id), desk.say("notes-edit"), ONE_OF)]]
    return checked(page)


def note_button(desk: Desk) -> Item:
    """A button that opens the reader's note."""
    return button(Press(NOTES, desk.session_id), desk.say("notes-button"), emoji="📝")


def letters_button(desk: Desk) -> Item:
    """A button that opens the reader's letters."""
    return button(Press(LETTERS, desk.session_id), desk.say("letters-button"), emoji="✉️")


async def letters(context: Context, said: str = "") -> Page:
    """The letters a player wrote and got, and to whom one can be written."""
    desk = await context.desk()
    own = desk.info.seat_number(context.user_id)
    if own is None:
        raise Illegal("table-not-seated")
    found = await context.host.tables.writings.letters(desk.session_id, context.user_id)
    told = [_line(desk, one, context.user_id) for one in found] or [desk.say("letters-none")]
    head = desk.say("letters-head" if desk.info.session.letters else "letters-forbidden")
    above = "\n".join(part for part in (said, head) if part)
    page = Page(f"{above}\n{tail(told, CONTENT - len(above) - 5, '…')}")
    choices = [(str(seat), desk.label(seat), "") for seat in readers(desk, own)]
    if choices and desk.info.session.letters:
        press = Press(WRITE, desk.session_id)
        page.rows = [[select(press, desk.say("letters-to"), choices)]]
    return checked(page)


def readers(desk: Desk, own: int) -> list[int]:
    """The seats to which somebody on this seat can write."""
    people = [seat.seat for seat in desk.info.seats if seat.kind == "human" and seat.user_id]
    return [seat for seat in people if seat != own]


async def write_letter(context: Context) -> discord.ui.Modal:
    """A form for a letter to the seat that was chosen, or that wrote the letter."""
    desk = await context.desk()
    seat = _seat(desk, next(iter(context.values), context.press.arg))
    return form(
        Press(LETTER, desk.session_id, 0, str(seat)),
        desk.say("letters-title", who=desk.label(seat)),
        desk.say("letters-field"),
        longest=LONGEST_LETTER,
        long=True,
    )


async def send_letter(context: Context) -> Page:
    """What was typed into the form, on its way."""
    desk = await context.desk()
    return await send(context, _seat(desk, context.press.arg), context.fields.get(FIELD, ""))


async def send(context: Context, seat: int, text: str) -> Page:
    """Hand a letter over, and say so."""
    desk = await context.desk()
    sent = context.host.tables.writings.send
    await sent(desk.session_id, context.user_id, seat, text, context.request_id)
    return await letters(context, desk.say("letters-sent", who=desk.label(seat)))


async def refuse(context: Context) -> Page:
    """Take no more letters from whoever wrote this one, at any table; or take them again."""
    number, _, again = context.press.arg.partition(".")
    if not (number.isascii() and number.isdecimal() and len(number) < 18):
        raise Illegal("letter-unknown")
    letter = await context.host.tables.writings.letter(int(number), context.user_id)
    if letter is None:
        raise Illegal("letter-unknown")
    people, desk = context.host.people, await context.desk()
    known = (await people.person(context.user_id)).refused_letters
    others = [user for user in known if user != letter.from_user]
    refused = others if again else [*others, letter.from_user]
    await people.set_person(context.user_id, **{REFUSED: refused})
    who = desk.label(letter.from_seat)
    if again:
        return Page(desk.say("letters-welcome", who=who))
    press = Press(REFUSE, desk.session_id, 0, f"{number}.{AGAIN}")
    text = desk.say("letters-refused", who=who)
    return Page(text, rows=[[button(press, desk.say("letters-accept"))]])


def delivered(desk: Desk, letter: LetterRow) -> Page:
    """A letter as it reaches its reader."""
    who = desk.label(letter.from_seat)
    head = desk.say("letters-from", who=who, table=paragraph(desk.info.session.title, 60))
    page = Page(f"{head}\n{_quoted(letter.text)}")
    answer = Press(WRITE, desk.session_id, 0, str(letter.from_seat))
    stop = Press(REFUSE, desk.session_id, 0, str(letter.id))
    page.rows = [
        [
            button(answer, desk.say("letters-answer"), ONE_OF),
            button(stop, desk.say("letters-refuse")),
        ]
    ]
    return checked(page)


def _seat(desk: Desk, typed: str) -> int:
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 3):
        raise Illegal("table-no-such-seat", max=len(desk.info.seats))
    return int(typed)


def _line(desk: Desk, letter: LetterRow, user_id: int) -> str:
    own = letter.from_user == user_id
    key = "letters-line-to" if own else "letters-line-from"
    who = desk.label(letter.to_seat if own else letter.from_seat)
    when = f"<t:{letter.sent_at // 1000}:R>"
    return f"{desk.say(key, who=who, when=when)}\n{_quoted(letter.text)}"


def _quoted(text: str) -> str:
    lines = paragraph(text, LONGEST_LETTER).split("\n")
    return "\n".join(f"> {line}" for line in lines)
