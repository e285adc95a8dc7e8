"""Standing orders on Discord: seeing them, choosing one of some, or any number of many."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.page import (
    CONTENT,
    ROW_BUTTONS,
    ROWS,
    SELECT_OPTIONS,
    STANDING,
    Item,
    Page,
    Press,
    button,
    checked,
    select,
    shorten,
)
from bot.kernel import Illegal, Preference, Rules
from bot.reader.single import find
from bot.reader.text import bounded

ROOM_FOR_ONE = 300
"""Characters of what one order stands at, in the list of all."""
MOST_TOLD = 12
"""Orders whose lines are all shown."""

Known = Mapping[str, Preference]


async def orders(context: Context) -> Page:
    """The user's standing orders."""
    return orders_page(context, await context.desk())


def known_orders(rules: Rules[Any], desk: Desk) -> Known:
    """The orders the reader can give in this game, or Illegal."""
    if desk.view is None:
        raise Illegal("table-not-started")
    if desk.view.viewer is None:
        raise Illegal("table-not-seated")
    return rules.orders(desk.view)


def told(desk: Desk, known: Known) -> list[str]:
    """Every order and what it stands at, one line each."""
    kept = desk.view.preferences if desk.view else {}
    return [
        f"• {desk.words.preference(desk.game, key)}: "
        f"**{shorten(desk.words.order(desk.game, key, one, kept), ROOM_FOR_ONE)}**"
        for key, one in known.items()
    ]


def overview(desk: Desk, known: Known) -> list[str]:
    """What holds now: every order, or where there are very many those that were given."""
    if len(known) <= MOST_TOLD:
        return told(desk, known)
    kept = desk.view.preferences if desk.view else {}
    given = {key: one for key, one in known.items() if key in kept}
    usual = desk.say("ui-orders-usual", count=len(known) - len(given))
    return [*told(desk, dict(list(given.items())[:MOST_TOLD])), usual]


def orders_page(context: Context, desk: Desk, note: str = "", place: int = 0) -> Page:
    """All orders; a select for each if there is room, else one to say which is to be changed."""
    known = known_orders(context.host.tables.games[desk.game], desk)
    head = [part for part in (note, desk.say("ui-orders-help")) if part]
    page = Page(shorten("\n".join([*head, *overview(desk, known)]), CONTENT))
    single = {key: one for key, one in known.items() if not one.many}
    several = [key for key, one in known.items() if one.many]
    fits = len(single) + bool(several) <= ROWS and len(several) <= ROW_BUTTONS
    if fits and all(len(one.choices) <= SELECT_OPTIONS for one in single.values()):
        page.rows = [[_single(desk, key, one)] for key, one in single.items()]
        if several:
            page.rows.append([_open(desk, key) for key in several])
    elif known:
        page.rows = _index(desk, known, place)
    return checked(page)


def _index(desk: Desk, known: Known, place: int) -> list[Sequence[Item]]:
    """One select of all orders, with pages if need be."""
    pages = -(-len(known) // SELECT_OPTIONS)
    place %= pages
    here = list(known)[place * SELECT_OPTIONS : (place + 1) * SELECT_OPTIONS]
    shown = [(key, desk.words.preference(desk.game, key), "") for key in here]
    at = desk.session_id
    rows: list[Sequence[Item]] = [
        [select(Press("order_which", at), desk.say("ui-orders-which"), shown)]
    ]
    if pages > 1:
        back, on = (place - 1) % pages, (place + 1) % pages
        rows.append(
            [
                button(Press("orders_at", at, back, "back"), "◀"),
                button(Press("orders_at", at, on, "on"), "▶"),
            ]
        )
    return rows


def order_page(context: Context, desk: Desk, key: str, place: int = 0, note: str = "") -> Page:
    """One order: its choices, page by page where there are many."""
    known = known_orders(context.host.tables.games[desk.game], desk)
    one = _of(known, key)
    head = [part for part in (note, *told(desk, {key: one})) if part]
    page = Page(shorten("\n".join(head), CONTENT))
    pages = -(-len(one.choices) // SELECT_OPTIONS)
    place %= max(pages, 1)
    page.rows = [[_several(desk, key, one, place) if one.many else _single(desk, key, one, place)]]
    turn: list[Item] = []
    at = desk.session_id
    if pages > 1:
        turn.append(button(Press("order_page", at, place, f"{key}.back"), "◀"))
        turn.append(button(Press("order_page", at, place, f"{key}.on"), "▶"))
    if one.many:
        turn.append(button(Press("order_set", at, place, f"{key}.all"), desk.say("ui-orders-all")))
        turn.append(button(Press("order_set", at, place, f"{key}.no"), desk.say("ui-orders-none")))
    turn.append(button(Press("orders_again", at), desk.say("ui-orders")))
    page.rows.append(turn)
    return checked(page)


def _open(desk: Desk, key: str) -> Item:
    press = Press("order_page", desk.session_id, 0, f"{key}.here")
    return button(press, desk.words.preference(desk.game, key), emoji=STANDING)


def _single(desk: Desk, key: str, one: Preference, place: int = 0) -> Item:
    """A select whose press changes the order."""
    kept = desk.view.preferences if desk.view else {}
    title = desk.words.preference(desk.game, key)
    shown = _shown(desk, key, one, place)
    return select(
        Press("order", desk.session_id, 0, key), title, shown, chosen={*one.held(kept, key)}
    )


def _several(desk: Desk, key: str, one: Preference, place: int) -> Item:
    """A select of any number: what is picked on this page holds, the other pages stay."""
    kept = desk.view.preferences if desk.view else {}
    shown = _shown(desk, key, one, place)
    title = desk.words.preference(desk.game, key)
    press = Press("order_some", desk.session_id, place, key)
    chosen = {*one.held(kept, key)}
    return select(press, title, shown, least=0, most=len(shown), chosen=chosen)


def _shown(desk: Desk, key: str, one: Preference, place: int) -> list[tuple[str, str, str]]:
    part = one.choices[place * SELECT_OPTIONS : (place + 1) * SELECT_OPTIONS]
    return [
        (choice, desk.words.preference(desk.game, key, one.label(choice) or choice), "")
        for choice in part
    ]


def _of(known: Known, key: str) -> Preference:
    if key not in known:
        raise Illegal("no-such-preference", options=list(known))
    return known[key]


async def orders_at(context: Context) -> Page:
    """Another page of the list of all orders."""
    return orders_page(context, await context.desk(), place=context.press.ask)


async def which(context: Context) -> Page:
    """Open the order that was picked from the list of all."""
    return order_page(context, await context.desk(), next(iter(context.values), ""))


async def turn_page(context: Context) -> Page:
    """Open one order, or turn its page."""
    key, _, way = context.press.arg.partition(".")
    place = context.press.ask + {"back": -1, "on": 1}.get(way, 0)
    return order_page(context, await context.desk(), key, place)


async def order(context: Context) -> Page:
    """One choice for an order."""
    desk = await _save(context, context.press.arg, next(iter(context.values), ""))
    return orders_page(context, desk, desk.say("ui-saved"))


async def order_some(context: Context) -> Page:
    """What is picked on one page of an order that takes any number."""
    desk, key, place = await context.desk(), context.press.arg, context.press.ask
    one = _of(known_orders(context.host.tables.games[desk.game], desk), key)
    kept = desk.view.preferences if desk.view else {}
    here = one.choices[place * SELECT_OPTIONS : (place + 1) * SELECT_OPTIONS]
    others = [choice for choice in one.held(kept, key) if choice not in here]
    desk = await _save(context, key, [*others, *context.values])
    return order_page(context, desk, key, place, desk.say("ui-saved"))


async def order_set(context: Context) -> Page:
    """All choices of an order, or none of them."""
    desk = await context.desk()
    key, _, what = context.press.arg.partition(".")
    one = _of(known_orders(context.host.tables.games[desk.game], desk), key)
    desk = await _save(context, key, list(one.choices) if what == "all" else [])
    return order_page(context, desk, key, context.press.ask, desk.say("ui-saved"))


async def _save(context: Context, key: str, value: Any) -> Desk:
    await context.info()
    await context.host.tables.moves.prefer(
        context.press.session, context.user_id, key, value, context.request_id
    )
    return await context.desk(anew=True)


def titles(desk: Desk, known: Known) -> dict[str, str]:
    """What the orders are called."""
    return {key: desk.words.preference(desk.game, key) for key in known}


def choices(desk: Desk, key: str, one: Preference) -> dict[str, str]:
    """What an order's choices are called."""
    return {
        choice: desk.words.preference(desk.game, key, one.label(choice) or choice)
        for choice in one.choices
    }


def read_value(desk: Desk, key: str, one: Preference, text: str) -> str | list[str]:
    """What somebody typed for an order: a choice, or some of them with commas between."""
    text = bounded(text, listed=True)
    names = choices(desk, key, one)
    if not one.many:
        return find(text, names)
    whole = {"all": desk.say("ui-orders-all"), "none": desk.say("ui-orders-none")}
    typed = " ".join(text.casefold().split())
    if typed in {"all", whole["all"].casefold()}:
        return list(one.choices)
    if typed in {"none", "-", whole["none"].casefold()}:
        return []
    return [find(piece, names) for piece in re.split(r"[,;\n]+", text) if piece.strip()]
