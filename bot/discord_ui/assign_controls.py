"""Assignments as forms: give keys their values or numbers, see the whole, hand in the whole."""

from typing import Any

import discord

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.list_controls import Rows, done_row, paged, several, turn_row
from bot.discord_ui.page import AWAY, ONE_OF, SELECT_OPTIONS, Item, Press, button, select
from bot.kernel import AFTER, Assign
from bot.kernel.asks import Key, Option

FEW = 5
"""Keys in one form, and values that fit on one row of buttons."""
ALL = "all"
"""The place of a select that gives all keys the same value."""
LATER = frozenset({AFTER, "see", "stay", "none"})
"""Values that decide nothing."""


def assign_rows(desk: Desk, ask: Assign, draft: Draft) -> tuple[str, Rows]:
    """What is filled in so far, and the components to go on."""
    shares = ask.in_order(draft.shares or ask.answer or {})
    if not ask.values:
        return _numbers(desk, ask, shares, draft)
    if len(ask.keys) == 1:
        rows = _one(desk, ask, shares, draft)
        by_buttons = isinstance(rows[0][0], discord.ui.Button)
        if by_buttons and not shares:  # a select says whom it is for
            return desk.say("ui-value-for", key=desk.option(ask.keys[0])), rows
        return _filled(desk, ask, shares), rows
    tokens = {value.id: desk.option(value) for value in ask.values}
    given = {key: tokens[str(share)] for key, share in shares.items()}
    everybody = together(desk, ask) if not shares and draft.key is None else []
    current = None if everybody else _current(ask, draft, shares)
    rows = paged(
        desk,
        ask,
        ask.keys,
        draft,
        Press("key", desk.session_id, ask.id),
        given,
        None if current is None else current.id,
    )
    if everybody:
        rows += _all(desk, ask, everybody, draft)
    elif current is not None:
        rows += _values(desk, ask, current, shares, draft)
    if forms := _forms(desk, ask, draft):
        rows.append(forms)
    bottom = done_row(desk, ask, _complete(ask, shares), started=bool(shares))
    rows.append([*bottom, _type_it(desk, ask)])
    return _filled(desk, ask, shares), rows


def _one(desk: Desk, ask: Assign, shares: dict[str, Any], draft: Draft) -> Rows:
    """One key: its values as buttons if they are few, else as a select."""
    values, rows = allowed(ask, ask.keys[0]), []
    if len(values) <= FEW and not any(value.note for value in values):
        rows.append([_value_button(desk, ask, value) for value in values])
    else:
        rows += _values(desk, ask, ask.keys[0], shares, draft)
    if not ask.complete:
        rows.append(done_row(desk, ask, True, started=bool(shares)))
    return rows


def _value_button(desk: Desk, ask: Assign, value: Option) -> Item:
    quiet = ask.quiet.values() if isinstance(ask.quiet, dict) else ()
    style = AWAY if value.id in LATER or value.id in quiet else ONE_OF
    press = Press("val", desk.session_id, ask.id, f"0.{ask.values.index(value)}")
    return button(press, desk.option(value), style)


def _numbers(desk: Desk, ask: Assign, shares: dict[str, Any], draft: Draft) -> tuple[str, Rows]:
    """Numbers to hand out: whoever is picked gets all that is left, unless another number is set.

    Where everybody gets one at most, all are picked at once.
    """
    rows: Rows
    if singles(ask):
        rows = several(desk, ask, ask.keys, list(shares), ask.total, draft)
    else:
        given = {key: str(share) for key, share in shares.items()}
        rows = paged(desk, ask, ask.keys, draft, Press("key", desk.session_id, ask.id), given)
    bottom = done_row(desk, ask, _complete(ask, shares), started=bool(shares))
    last = next((key for key in ask.keys if key.id == draft.key and key.id in shares), None)
    if last is not None and not singles(ask):
        press = Press("ask_share", desk.session_id, ask.id, str(ask.keys.index(last)))
        bottom.append(button(press, desk.say("ui-other-share", key=desk.option(last))))
    rows.append([*bottom, _type_it(desk, ask)])
    return _filled(desk, ask, shares), rows


def singles(ask: Assign) -> bool:
    """Whether this hands out numbers of which every key takes one at most."""
    return not ask.values and (ask.total == 1 or all(key.most == 1 for key in ask.keys))


def _type_it(desk: Desk, ask: Assign) -> Item:
    return button(Press("ask_text", desk.session_id, ask.id), desk.say("ui-by-text"), emoji="⌨️")


def allowed(ask: Assign, key: Key) -> list[Option]:
    """The values that this key may get."""
    return [value for value in ask.values if key.allowed is None or value.id in key.allowed]


def together(desk: Desk, ask: Assign) -> list[Key]:
    """The keys that can get the same value at once, where the game has a word for that.

    All of them if they share a choice, else those that may get what the first may get.
    """
    if ask.limits or not desk.words.has(f"{desk.game}-all-{ask.topic}"):
        return []
    if len(_shared(ask, ask.keys)) > 1:
        return list(ask.keys) if len(ask.keys) > 1 else []
    first = ask.keys[0]
    alike = [key for key in ask.keys if key.allowed == first.allowed]
    return alike if len(alike) > 1 else []


def _shared(ask: Assign, keys: list[Key]) -> list[Option]:
    """The values that each of these keys may get."""
    return [v for v in ask.values if all(k.allowed is None or v.id in k.allowed for k in keys)]


def _all(desk: Desk, ask: Assign, keys: list[Key], draft: Draft) -> Rows:
    """A select that gives all of these keys one value."""
    choices = [(str(ask.values.index(v)), desk.option(v), desk.note(v)) for v in _shared(ask, keys)]
    shown, turn = turn_row(desk, ask, choices, draft)
    label = desk.say(f"all-{ask.topic}", count=len(keys))
    return [[select(Press("val", desk.session_id, ask.id, ALL), label, shown)], *turn]


def _current(ask: Assign, draft: Draft, shares: dict[str, object]) -> Key | None:
    """The key that gets the next value: the one that was picked, else the first without one."""
    picked = next((key for key in ask.keys if key.id == draft.key), None)
    return picked or next((key for key in ask.keys if key.id not in shares), None)


def _places(first: int, last: int) -> str:
    """Places of a list, such as `1–5`, or `6` for the last one alone."""
    return str(first) if first == last else f"{first}–{last}"


def has_form(ask: Assign) -> bool:
    """Whether values can be given in a form, where a select has no pages."""
    return bool(ask.values) and all(len(allowed(ask, key)) <= SELECT_OPTIONS for key in ask.keys)


def _forms(desk: Desk, ask: Assign, draft: Draft) -> list[Item]:
    """Buttons for forms of five keys each, for the keys on this page."""
    if not has_form(ask):
        return []
    if len(ask.keys) <= FEW:
        press = Press("ask_some", desk.session_id, ask.id, "0")
        return [button(press, desk.say("ui-form-all"), emoji="📝")]
    pages = -(-len(ask.keys) // SELECT_OPTIONS)
    begin = draft.page % pages * SELECT_OPTIONS
    starts = range(begin, min(begin + SELECT_OPTIONS, len(ask.keys)), FEW)
    return [
        button(
            Press("ask_some", desk.session_id, ask.id, str(start)),
            desk.say("ui-form", places=_places(start + 1, min(start + FEW, len(ask.keys)))),
            emoji="📝",
        )
        for start in starts
    ]


def _filled(desk: Desk, ask: Assign, shares: dict[str, object]) -> str:
    values = {value.id: value for value in ask.values}
    keys = {key.id: key for key in ask.keys}
    lines = []
    for place, (name, share) in enumerate(shares.items(), 1):
        shown = desk.option(values[str(share)]) if ask.values else f"**{share}**"
        lines.append(f"{f'{place}.' if ask.ordered else '•'} {desk.option(keys[name])}: {shown}")
    if ask.ordered and len(shares) > 1:
        lines.append(desk.say("ui-in-this-order"))
    if not ask.values:
        used = sum(int(str(share)) for share in shares.values())
        left = {"left": ask.total - used, "total": ask.total}
        lines.append(
            desk.say("ui-left-to-lose" if ask.purpose == "cost" else "ui-left-to-place", **left)
        )
    return "\n".join(lines)


def _values(desk: Desk, ask: Assign, key: Key, shares: dict[str, object], draft: Draft) -> Rows:
    others = [str(share) for name, share in shares.items() if name != key.id]
    spent = {
        value
        for limit in ask.limits
        if sum(token in limit.values for token in others) >= limit.at_most
        for value in limit.values
    }
    # Where everything is spent, the rules refuse and say why.
    left = [v for v in allowed(ask, key) if v.id not in spent] or allowed(ask, key)
    press = Press("val", desk.session_id, ask.id, str(ask.keys.index(key)))
    choices = [(str(ask.values.index(v)), desk.option(v), desk.note(v)) for v in left]
    chosen = {str(ask.values.index(v)) for v in left if v.id == shares.get(key.id)}
    own = f"value-{ask.topic}"
    known = desk.words.has(f"{desk.game}-{own}")
    label = desk.say(own if known else "ui-value-for", key=desk.option(key))
    shown, turn = turn_row(desk, ask, choices, draft)
    here = {value for value, _, _ in shown}
    return [[select(press, label, shown, chosen=chosen & here)], *turn]


def _complete(ask: Assign, shares: dict[str, object]) -> bool:
    if ask.values:
        return not ask.complete or len(shares) == len(ask.keys)
    return sum(int(str(share)) for share in shares.values()) == ask.total
