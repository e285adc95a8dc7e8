"""Readings, refusals and open questions in the reader's words, with or without secrets."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

from bot.discord_ui.asks import chosen, value_in_words
from bot.discord_ui.codec import Press
from bot.discord_ui.desk import Desk
from bot.discord_ui.limits import CONTENT, LABEL, Page, checked, shorten, tail
from bot.discord_ui.pages import hand_button, lines
from bot.discord_ui.typed.lexicon import lexicon
from bot.discord_ui.typed.names import name_of
from bot.discord_ui.typed.paths import Reading
from bot.discord_ui.typed.store import Offered
from bot.discord_ui.widgets import button, in_rows
from bot.kernel import Amount, Assign, Choose, Event
from bot.kernel.asks import AnyAsk
from bot.table import LogEntry, shown_ask

ROOM_FOR_EVENTS = 700
ROOM_FOR_OPTIONS = 900
GAP = "…"
"""Stands in an option where the number asked for next belongs: "until I have … left"."""


def in_words(desk: Desk, reading: Reading) -> str:
    """A chain of answers in a few words."""
    said = ""
    for ask, value in reading.steps:
        what = value_in_words(desk, ask, value)
        if isinstance(ask, Amount) and GAP in said:
            said = said.replace(GAP, str(what))
        elif _has_words(desk, ask, value):
            said += f" {desk.say(f'typed-did-{ask.topic}', what=what)}"
        else:
            said += f" · {what}"
    return said.strip(" ·")


def _has_words(desk: Desk, ask: AnyAsk, value: Any) -> bool:
    """Whether there is a phrase for naming this, such as "attack from …"."""
    named = isinstance(ask, Amount) or any(name_of(desk.game, one) for one in chosen(ask, value))
    return named and desk.words.has(f"{desk.game}-typed-did-{ask.topic}")


def may_be_read(desk: Desk, asks: Sequence[AnyAsk], public: bool) -> bool:
    """Whether these questions may be shown here."""
    return not public or all(lexicon(desk.game).public(ask) for ask in asks)


def happened(desk: Desk, events: Sequence[Event], public: bool) -> str:
    """What came of it, as far as it may be told here."""
    seen = tuple(event for event in events if event.to is None or not public)
    told = lines(desk, [LogEntry(0, "answer", None, 0, seen, False)])
    return tail(told, ROOM_FOR_EVENTS, "…") if told else ""


def open_now(desk: Desk, page: Page, public: bool) -> None:
    """Add what is asked of the reader now and how to answer; in public only what all may read."""
    ask = shown_ask(desk.view.asks) if desk.view and desk.view.asks else None
    if desk.view is None or desk.view.viewer is None:
        return
    if public and (named_only(desk) or not may_be_read(desk, [ask] if ask else [], public)):
        # Alike for every hidden question, so that it tells nothing of what is held.
        add(page, desk.say("typed-next-hidden"))
        page.rows = page.rows or [hand_button(desk)]
        return
    if ask is not None and ask.owed:
        add(page, desk.say("typed-next", what=desk.ask(ask)))
        add(page, how_to_answer(desk, ask))


def how_to_answer(desk: Desk, ask: AnyAsk) -> str:
    """What can be written, with the options listed."""
    if isinstance(ask, Amount):
        return desk.say("typed-choose-number", min=ask.min, max=ask.max)
    if isinstance(ask, Assign):
        example = desk.option(ask.keys[0]) if ask.keys else ""
        total = desk.option(ask.values[:2][-1]) if ask.values else ask.total
        return desk.say("typed-choose-shares", name=example, total=total)
    if not isinstance(ask, Choose):
        return desk.say("typed-choose-talk")
    listed = ", ".join(f"{at}. {desk.option(one)}" for at, one in enumerate(ask.options, 1))
    key = "typed-choose" if ask.max == 1 else "typed-choose-ranking"
    return desk.say(key, options=shorten(listed, ROOM_FOR_OPTIONS))


def offered(desk: Desk, offer: Offered, public: bool) -> Page:
    """Buttons for what could be meant; in public, hidden things are behind one button."""
    if public and offer.hidden:
        press = Press("typed_show", desk.session_id, offer.ask, offer.mark)
        page = Page(desk.say("typed-unsure-hidden"))
        page.rows = [[button(press, desk.say("typed-show"), ButtonStyle.primary, emoji="👁️")]]
        return page
    page = Page(offer.note or desk.say("typed-unsure"))
    if any(len(label) > LABEL for label in offer.labels):
        add(page, "\n".join(f"• {label}" for label in offer.labels))
    presses = [
        button(
            Press("typed", desk.session_id, offer.ask, f"{offer.mark}.{place}"),
            label.replace("*", ""),
            ButtonStyle.primary,
        )
        for place, label in enumerate(offer.labels)
    ]
    page.rows = [*in_rows(presses)] or [hand_button(desk)]
    return page


def guarded(desk: Desk) -> bool:
    """Whether something is asked of the reader that others must not learn about."""
    asks = desk.view.asks if desk.view else []
    return named_only(desk) or not may_be_read(desk, asks, public=True)


def named_only(desk: Desk) -> bool:
    """Whether the reader is waited for under a veil, without anything to decide."""
    view = desk.view
    if view is None or view.asks:
        return False
    return any(one.seat == view.viewer for one in view.waiting)


def add(page: Page, text: str) -> None:
    """One more paragraph, as far as there is room."""
    joined = "\n".join(part for part in (page.content, text) if part)
    page.content = shorten(joined, CONTENT)


def finished(page: Page) -> Page:
    """A page that can be sent."""
    return checked(page)
