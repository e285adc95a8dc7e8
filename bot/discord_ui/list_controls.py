"""Parts that several kinds of ask share: selects with pages, and the row that hands things in."""

from collections.abc import Sequence
from typing import Any

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.page import DOES, SELECT_OPTIONS, Item, Press, button, select
from bot.kernel import AFTER, Assign, Choose
from bot.kernel.asks import AnyAsk, Key, Option

Rows = list[list[Item]]
Choice = tuple[str, str, str]
"""One line of a select: its value, its label, a remark."""
LATER = frozenset({AFTER, "see", "back"})
"""Options that put a decision off: they look like the ones that do nothing."""


def placeholder(desk: Desk, ask: AnyAsk) -> str:
    """What a select is for: the game's own word for this question, or the question in short."""
    own = f"select-{ask.topic}"
    if desk.words.has(f"{desk.game}-{own}"):
        return desk.say(own)
    said = desk.short(ask)
    return said[:1].upper() + said[1:]


def no_answer(ask: AnyAsk) -> Any:
    """The answer that names nothing, where that is one; None where it is not."""
    if isinstance(ask, Choose):
        return [] if ask.min == 0 else None
    if isinstance(ask, Assign) and ask.values:
        return ask.quiet if ask.complete else {}
    return None


def none_button(desk: Desk, ask: AnyAsk) -> Item | None:
    """The button for an answer that names nothing, where that is one."""
    if no_answer(ask) is None:
        return None
    own = f"none-{ask.topic}"
    known = desk.words.has(f"{desk.game}-{own}")
    return button(Press("none", desk.session_id, ask.id), desk.say(own if known else "ui-none"))


def done_row(desk: Desk, ask: AnyAsk, enough: bool, *, started: bool = True) -> list[Item]:
    """Hand in what is filled in, or say that it is to be nothing; start over."""
    at = desk.session_id, ask.id
    row: list[Item] = []
    nothing = None if started else none_button(desk, ask)
    suggested = f"suggest-{ask.topic}"
    if not started and desk.words.has(f"{desk.game}-{suggested}"):
        row.append(button(Press("suggest", *at), desk.say(suggested), DOES))
    if nothing is not None:
        row.append(nothing)
    else:
        live = enough and started
        row.append(button(Press("confirm", *at), desk.say("ui-confirm"), DOES, disabled=not live))
    if started:
        row.append(button(Press("clear", *at), desk.say("ui-clear")))
    return row


def several(
    desk: Desk,
    ask: AnyAsk,
    options: Sequence[Option | Key],
    picked: list[str],
    most: int,
    draft: Draft,
) -> Rows:
    """A select of several at once; those picked are marked, on every page."""
    found = [
        (str(n), desk.option(one), desk.note(one))
        for n, one in enumerate(options)
        if not isinstance(one, Option) or one.id not in LATER
    ]
    shown, turn = turn_row(desk, ask, found, draft)
    here = {place for place, _, _ in shown if options[int(place)].id in picked}
    room = min(len(shown), max(most - len(picked) + len(here), len(here), 1))
    press = Press("several", desk.session_id, ask.id)
    return [[select(press, placeholder(desk, ask), shown, least=0, most=room, chosen=here)], *turn]


def turn_row(
    desk: Desk, ask: AnyAsk, choices: list[Choice], draft: Draft
) -> tuple[list[Choice], Rows]:
    """One page of a list that stands below another one, and its buttons."""
    pages = max(1, -(-len(choices) // SELECT_OPTIONS))
    page = draft.second_page % pages
    shown = choices[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]
    if pages == 1:
        return shown, []
    at = desk.session_id, ask.id
    here = desk.say("ui-page", page=page + 1, pages=pages)
    return shown, [
        [
            button(Press("second_page", *at, f"{(page - 1) % pages}.back"), "◀"),
            button(Press("second_page", *at, f"{page}.here"), here, disabled=True),
            button(Press("second_page", *at, f"{(page + 1) % pages}.on"), "▶"),
        ]
    ]


def paged(
    desk: Desk,
    ask: AnyAsk,
    options: Sequence[Option | Key],
    draft: Draft,
    press: Press,
    given: dict[str, str] | None = None,
    current: str | None = None,
) -> Rows:
    """A select of the options on this page; beyond 25 there are pages and a filter.

    `given` says what an option has got so far, and `current` which one the next select is about.
    """
    places = {one.id: place for place, one in enumerate(_listed(ask))}
    found = [(places[o.id], _with_share(desk, o, given or {}), desk.note(o), o.id) for o in options]
    many = len(found) > SELECT_OPTIONS
    if draft.query:
        found = [one for one in found if draft.query.casefold() in one[1].casefold()] or found
    pages = -(-len(found) // SELECT_OPTIONS)
    page = draft.page % pages
    part = found[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]
    label = placeholder(desk, ask)
    if pages > 1:
        label = f"{label} ({desk.say('ui-page', page=page + 1, pages=pages)})"
    chosen = {str(place) for place, _, _, name in part if name == current}
    shown = [(str(place), text, note) for place, text, note, _ in part]
    rows: Rows = [[select(press, label, shown, chosen=chosen)]]
    if many:
        at = desk.session_id, ask.id
        turn: list[Item] = []
        if pages > 1:
            turn.append(button(Press("page", *at, f"{(page - 1) % pages}.back"), "◀"))
            turn.append(button(Press("page", *at, f"{(page + 1) % pages}.on"), "▶"))
        turn.append(button(Press("ask_filter", *at), desk.say("ui-filter"), emoji="🔎"))
        rows.append(turn)
    return rows


def _with_share(desk: Desk, option: Option | Key, given: dict[str, str]) -> str:
    name = desk.option(option)
    return f"{name}: {given[option.id]}" if option.id in given else name


def _listed(ask: AnyAsk) -> Sequence[Option | Key]:
    """What a select of this ask lists; asks never change, so places in it are good for an id."""
    if isinstance(ask, Choose):
        return ask.options
    return ask.keys if isinstance(ask, Assign) else []
