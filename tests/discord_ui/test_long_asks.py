"""Whatever a question offers can be reached on Discord, however much it is; nothing vanishes."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.discord_ui.controls import _told_apart, controls
from bot.discord_ui.desk import Desk, Draft, value_in_words
from bot.discord_ui.faces import face
from bot.discord_ui.page import ROW_BUTTONS, ROWS, Press, decode
from bot.games.risk.rules.board import board
from bot.kernel import Assign, Choose, Key, Offer, Option
from bot.kernel.asks import AnyAsk
from bot.text import words

NAMES = [f"territory:{name}" for name in board("westeros").territories][:40]
OPTIONS = [Option(id=name, label=name) for name in NAMES]
KEYS = [Key(id=name, label=name) for name in NAMES]


def desk() -> Desk:
    session: Any = type("Session", (), {"game": "risk", "id": 1})()
    info: Any = type("Info", (), {"session": session, "seats": []})()
    return Desk(words("en"), info, face("risk"))


def shown(ask: AnyAsk, draft: Draft, verb: str) -> set[str]:
    """The places that components of this verb offer, once Discord takes the rows."""
    _, rows = controls(desk(), ask, draft)
    assert len(rows) <= ROWS
    assert all(len(row) <= ROW_BUTTONS for row in rows)
    found: set[str] = set()
    for item in (item for row in rows for item in row):
        if isinstance(item, discord.ui.Select) and decode(item.custom_id).verb == verb:
            found |= {option.value for option in item.options}
        if isinstance(item, discord.ui.Button) and decode(str(item.custom_id)).verb == verb:
            found.add(decode(str(item.custom_id)).arg)
    return found


def assign(**more: Any) -> Assign:
    base: dict[str, Any] = {
        "seat": 0,
        "topic": "place",
        "about": {"units": 3},
        "public": "t",
        "default": {},
    }
    return Assign(**(base | {"complete": False} | more))


def offer() -> Offer:
    return Offer(seat=0, topic="plan", public="t", parties=[0, 1], terms=OPTIONS)


def on_page(page: int) -> Draft:
    return Draft(page=page)


def on_second_page(page: int) -> Draft:
    return Draft(second_page=page)


@pytest.mark.parametrize(
    ("ask", "verb", "turned"),
    [
        (assign(keys=KEYS[:3], values=OPTIONS), "val", on_second_page),
        (assign(keys=KEYS[:1], values=OPTIONS), "val", on_second_page),
        (assign(keys=KEYS, values=OPTIONS), "val", on_second_page),
        (assign(keys=KEYS, values=OPTIONS), "key", on_page),
        (assign(keys=KEYS, values=OPTIONS[:3]), "key", on_page),
        (assign(keys=KEYS, total=3), "key", on_page),
        (offer(), "terms", on_second_page),
    ],
)
def test_every_page_of_a_long_list_can_be_turned_to(
    ask: AnyAsk, verb: str, turned: Callable[[int], Draft]
) -> None:
    first, second = (shown(ask, turned(page), verb) for page in (0, 1))
    assert (len(first), len(second)) == (25, 15)
    assert first | second == {str(place) for place in range(40)}


def test_every_key_has_a_form() -> None:
    ask = assign(keys=KEYS, values=OPTIONS[:3])
    starts = shown(ask, on_page(0), "ask_some") | shown(ask, on_page(1), "ask_some")
    assert starts == {str(start) for start in range(0, 40, 5)}


def test_a_long_proposal_is_put_together_before_it_is_made() -> None:
    draft = Draft(picks=[NAMES[3], NAMES[30]])
    text, rows = controls(desk(), offer(), draft)
    assert text == "Your proposal: " + ", ".join(desk().option(OPTIONS[n]) for n in (3, 30))
    confirm = Press("confirm", 1, 0).encode()
    sent = [one for row in rows for one in row if getattr(one, "custom_id", "") == confirm]
    assert len(sent) == 1


@pytest.mark.parametrize("ordered", [False, True])
def test_an_order_that_counts_is_shown_as_it_was_given(ordered: bool) -> None:
    ask = assign(keys=KEYS[:3], values=OPTIONS[:3], ordered=ordered)
    given = {NAMES[2]: NAMES[0], NAMES[1]: NAMES[0]}
    text, _ = controls(desk(), ask, Draft(shares=given))
    names = [desk().option(KEYS[n]) for n in ((2, 1) if ordered else (1, 2))]
    heads = ["1.", "2."] if ordered else ["•", "•"]
    lines = [f"{head} {name}" for head, name in zip(heads, names, strict=True)]
    assert [line.split(":")[0] for line in text.splitlines()[:2]] == lines
    assert ("in this order" in text) is ordered
    said = value_in_words(desk(), ask, given)
    assert said.index(names[0]) < said.index(names[1])


def test_a_choice_of_many_is_one_select_with_pages() -> None:
    ask = Choose(
        seat=0, topic="house", public="t", options=OPTIONS, min=0, max=3, default=[NAMES[0]]
    )
    pages = [shown(ask, on_second_page(page), "several") for page in (0, 1)]
    assert len(pages[0] | pages[1]) == 40
    _, rows = controls(desk(), ask, Draft(picks=[NAMES[1], NAMES[30]]))
    listed = rows[0][0]
    assert isinstance(listed, discord.ui.Select)
    assert [option.value for option in listed.options if option.default] == ["1"]
    assert listed.max_values == 2, "one of the three is on the other page"


def test_buttons_that_would_read_the_same_say_no_more_than_tells_them_apart() -> None:
    remarks = {"a": "Stark · a long text", "b": "Tyrell · a long text", "c": "Stark · a long text"}

    class Named(Desk):
        def remark(self, option: Option | Key) -> str:
            return remarks[option.id]

    whose = desk()
    named = Named(whose.words, whose.info, whose.face)
    options = [Option(id=one, label="territory:pyke") for one in remarks]
    assert _told_apart(named, options) == ["Pyke (Stark)", "Pyke (Tyrell)", "Pyke (Stark)"]
