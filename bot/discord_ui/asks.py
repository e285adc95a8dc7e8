"""Every kind of ask, of any game, as Discord components within Discord's limits."""

from typing import Any

from discord import ButtonStyle

from bot.discord_ui.codec import Press
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.limits import SELECT_OPTIONS
from bot.discord_ui.widgets import Item, button, in_rows, select
from bot.kernel import Amount, Assign, Choose, Offer
from bot.kernel.asks import AnyAsk, Key, Option

FEW = 5
"""So many options fit on one row of buttons."""
MOST_PLAIN = 10
"""Options without a remark, such as "back", are buttons below the select."""
MOST_NUMBERS = 10
SHORT = 60
"""Characters of a button with its remark; longer remarks are left out."""

Rows = list[list[Item]]
Choice = tuple[str, str, str]
"""One line of a select: its value, its label, a remark."""


def controls(desk: Desk, ask: AnyAsk, draft: Draft) -> tuple[str, Rows]:
    """What is filled in so far (if anything), and the rows of components."""
    if isinstance(ask, Choose):
        many = ask.max > 1
        return _gather(desk, ask, draft) if many else _choose_planned(desk, ask, draft)
    if isinstance(ask, Amount):
        return "", _amount(desk, ask)
    if isinstance(ask, Assign):
        return _assign(desk, ask, draft)
    return _offer(desk, ask, draft)


def _choose_planned(desk: Desk, ask: Choose, draft: Draft) -> tuple[str, Rows]:
    """One of these; what was planned stands above and takes one press."""
    rows = _choose(desk, ask, draft)
    known = {option.id: option for option in ask.options}
    planned = next((known[pick] for pick in draft.picks if pick in known), None)
    if planned is None:
        return "", rows
    return desk.say("ui-planned", plan=desk.option(planned)), [_done(desk, ask, True, True), *rows]


def _choose(desk: Desk, ask: Choose, draft: Draft) -> Rows:
    """One of these: buttons if few, else a select, with buttons for what needs no remark."""
    if len(ask.options) <= FEW:
        return [_few(desk, ask, ask.options)]
    plain = [option for option in ask.options if option.note is None]
    if len(plain) > MOST_PLAIN:
        plain = []
    listed = [option for option in ask.options if option not in plain]
    rows: Rows = []
    if listed:
        rows += _paged(desk, ask, listed, draft, Press("sel", desk.session_id, ask.id))
    return rows + in_rows([_pick(desk, ask, option) for option in plain])


def _gather(desk: Desk, ask: Choose, draft: Draft) -> tuple[str, Rows]:
    """Several of these, one after the other, in the order they are picked."""
    known = {option.id: option for option in ask.options}
    picked = [pick for pick in draft.picks if pick in known]
    left = [option for option in ask.options if option.id not in picked]
    rows: Rows = []
    if left and len(picked) < ask.max:
        if len(left) <= FEW:
            rows.append(_few(desk, ask, left))
        else:
            rows += _paged(desk, ask, left, draft, Press("sel", desk.session_id, ask.id))
    enough = ask.min <= len(picked) <= ask.max
    rows.append(_done(desk, ask, enough, bool(picked)))
    lines = [
        f"{f'{place}.' if ask.ordered else '•'} {desk.option(known[pick])}"
        for place, pick in enumerate(picked, 1)
    ]
    return "\n".join(lines), rows


def _amount(desk: Desk, ask: Amount) -> Rows:
    """A number: buttons for the likely ones, a modal for all others."""
    span = ask.max - ask.min + 1
    if span <= MOST_NUMBERS:
        numbers = list(range(ask.min, ask.max + 1))
    else:
        numbers = sorted({ask.min, ask.default, (ask.min + ask.max) // 2, ask.max})
    buttons = [
        button(
            Press("amt", desk.session_id, ask.id, str(number)),
            str(number),
            ButtonStyle.primary if number == ask.default else ButtonStyle.secondary,
        )
        for number in numbers
    ]
    if span > MOST_NUMBERS:
        buttons.append(
            button(Press("ask_amt", desk.session_id, ask.id), desk.say("ui-other-number"))
        )
    return in_rows(buttons)


def _assign(desk: Desk, ask: Assign, draft: Draft) -> tuple[str, Rows]:
    """A form: give one key after the other a value, see the whole, confirm the whole."""
    shares = _shares(ask, draft.shares or ask.answer or {})
    if ask.values and len(ask.keys) == 1:
        rows = _values(desk, ask, ask.keys[0], shares, draft)
        if not ask.complete:
            # Choosing nothing is an answer too, and needs a button.
            rows.append(_done(desk, ask, True, bool(shares)))
        return _filled(desk, ask, shares), rows
    rows = _paged(desk, ask, ask.keys, draft, Press("key", desk.session_id, ask.id))
    current = _current(ask, draft, shares)
    if ask.values and current is not None:
        rows += _values(desk, ask, current, shares, draft)
    forms = _forms(desk, ask, draft)
    if forms:
        rows.append(forms)
    complete = _complete(ask, shares)
    bottom = _done(desk, ask, complete, bool(shares))
    bottom.append(button(Press("ask_text", desk.session_id, ask.id), desk.say("ui-by-text")))
    rows.append(bottom)
    return _filled(desk, ask, shares), rows


def allowed(ask: Assign, key: Key) -> list[Option]:
    """The values that this key may get."""
    return [value for value in ask.values if key.allowed is None or value.id in key.allowed]


def _shares(ask: Assign, given: dict[str, Any]) -> dict[str, Any]:
    """What was given, in the order that counts: the question's, or the player's own."""
    known = [key.id for key in ask.keys]
    order = [one for one in given if one in known] if ask.ordered else known
    return {one: given[one] for one in order if one in given}


def _current(ask: Assign, draft: Draft, shares: dict[str, object]) -> Key | None:
    """The key that gets the next value: the one that was picked, else the first without one."""
    picked = next((key for key in ask.keys if key.id == draft.key), None)
    return picked or next((key for key in ask.keys if key.id not in shares), None)


def _forms(desk: Desk, ask: Assign, draft: Draft) -> list[Item]:
    """Buttons for forms of five keys each, for the keys on this page.

    A select in a form has no pages: where a key has too many values, there are no forms.
    """
    if not ask.values or any(len(allowed(ask, key)) > SELECT_OPTIONS for key in ask.keys):
        return []
    pages = -(-len(ask.keys) // SELECT_OPTIONS)
    begin = draft.page % pages * SELECT_OPTIONS
    starts = range(begin, min(begin + SELECT_OPTIONS, len(ask.keys)), FEW)
    return [
        button(
            Press("ask_some", desk.session_id, ask.id, str(start)),
            desk.say("ui-form", first=start + 1, last=min(start + FEW, len(ask.keys))),
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
        lines.append(desk.say("ui-left-to-place", left=ask.total - used, total=ask.total))
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
    placeholder = desk.say("ui-value-for", key=desk.option(key))
    shown, turn = _second_pages(desk, ask, choices, draft)
    here = {value for value, _, _ in shown}
    return [[select(press, placeholder, shown, chosen=chosen & here)], *turn]


def _second_pages(
    desk: Desk, ask: AnyAsk, choices: list[Choice], draft: Draft
) -> tuple[list[Choice], Rows]:
    """One page of a list that stands below another one, and its buttons."""
    pages = max(1, -(-len(choices) // SELECT_OPTIONS))
    page = draft.second_page % pages
    shown = choices[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]
    if pages == 1:
        return shown, []
    at = desk.session_id, ask.id
    here = desk.say("ui-choose-page", page=page + 1, pages=pages)
    return shown, [
        [
            button(Press("second_page", *at, f"{(page - 1) % pages}.back"), "◀"),
            button(Press("second_page", *at, f"{page}.here"), here, disabled=True),
            button(Press("second_page", *at, f"{(page + 1) % pages}.on"), "▶"),
        ]
    ]


def _complete(ask: Assign, shares: dict[str, object]) -> bool:
    if ask.values:
        return not ask.complete or len(shares) == len(ask.keys)
    return sum(int(str(share)) for share in shares.values()) == ask.total


def _offer(desk: Desk, ask: Offer, draft: Draft) -> tuple[str, Rows]:
    """A talk: what lies on the table, taking or refusing it, and terms for a proposal."""
    rows: Rows = []
    lines = []
    buttons: list[Item] = []
    on_table = set(ask.proposal.terms) if ask.proposal else set()
    if ask.proposal is not None:
        lines = [f"• {desk.option(term)}" for term in ask.terms if term.id in on_table]
        lines.insert(0, desk.say("ui-on-the-table", seat=f"seat:{ask.proposal.by}"))
        if ask.proposal.by != ask.seat:
            press = Press("accept", desk.session_id, ask.id, str(ask.proposal.number))
            buttons.append(button(press, desk.say("ui-accept"), ButtonStyle.success))
    buttons.append(
        button(Press("refuse", desk.session_id, ask.id), desk.say("ui-refuse"), ButtonStyle.danger)
    )
    if len(ask.terms) > SELECT_OPTIONS:
        wanted = [term for term in ask.terms if term.id in draft.picks]
        if wanted:
            names = ", ".join(desk.option(term) for term in wanted)
            lines.append(f"{desk.say('ui-propose')}: {names}")
        press = Press("confirm", desk.session_id, ask.id)
        label = desk.say("ui-propose-these")
        buttons.insert(0, button(press, label, ButtonStyle.primary, disabled=not wanted))
    rows += _terms(desk, ask, on_table, draft)
    rows.append(buttons)
    return "\n".join(lines), rows


def _terms(desk: Desk, ask: Offer, on_table: set[str], draft: Draft) -> Rows:
    """The terms to propose: one select, or page by page where they are too many for one."""
    marked = on_table if len(ask.terms) <= SELECT_OPTIONS else set(draft.picks)
    verb = "propose" if len(ask.terms) <= SELECT_OPTIONS else "terms"
    choices = [(str(n), desk.option(term), desk.note(term)) for n, term in enumerate(ask.terms)]
    shown, turn = _second_pages(desk, ask, choices, draft)
    if not shown:
        return []
    chosen = {place for place, _, _ in shown if ask.terms[int(place)].id in marked}
    press = Press(verb, desk.session_id, ask.id)
    placeholder = desk.say("ui-propose")
    return [
        [select(press, placeholder, shown, least=0, most=len(shown), chosen=chosen)],
        *turn,
    ]


def _paged(
    desk: Desk, ask: AnyAsk, options: list[Option] | list[Key], draft: Draft, press: Press
) -> Rows:
    """A select of the options on this page; beyond 25 there are pages and a filter."""
    places = _places(ask)
    found = [(str(places[o.id]), desk.option(o), desk.note(o)) for o in options]
    many = len(found) > SELECT_OPTIONS
    if draft.query:
        found = [one for one in found if draft.query.casefold() in one[1].casefold()] or found
    pages = -(-len(found) // SELECT_OPTIONS)
    page = draft.page % pages
    shown = found[page * SELECT_OPTIONS : (page + 1) * SELECT_OPTIONS]
    placeholder = desk.say("ui-choose")
    if pages > 1:
        placeholder = desk.say("ui-choose-page", page=page + 1, pages=pages)
    rows: Rows = [[select(press, placeholder, shown)]]
    if many:
        at = desk.session_id, ask.id
        turn: list[Item] = []
        if pages > 1:
            turn.append(button(Press("page", *at, f"{(page - 1) % pages}.back"), "◀"))
            turn.append(button(Press("page", *at, f"{(page + 1) % pages}.on"), "▶"))
        turn.append(button(Press("ask_filter", *at), desk.say("ui-filter"), emoji="🔎"))
        rows.append(turn)
    return rows


def _places(ask: AnyAsk) -> dict[str, int]:
    """An option's place in the ask: asks never change, so this is good for an id."""
    if isinstance(ask, Choose):
        return {option.id: place for place, option in enumerate(ask.options)}
    if isinstance(ask, Assign):
        return {key.id: place for place, key in enumerate(ask.keys)}
    return {}


def _few(desk: Desk, ask: Choose, options: list[Option]) -> list[Item]:
    """A row of buttons, with their remarks if all of them are short."""
    noted = [
        f"{desk.option(option)} ({desk.note(option)})" if option.note else desk.option(option)
        for option in options
    ]
    short = all(len(label) <= SHORT for label in noted)
    return [
        _pick(desk, ask, option, label if short else None)
        for option, label in zip(options, noted, strict=True)
    ]


def _pick(desk: Desk, ask: Choose, option: Option, label: str | None = None) -> Item:
    """A button for one option; what happens by default is the quiet one."""
    style = ButtonStyle.secondary if option.id in ask.default else ButtonStyle.primary
    press = Press("pick", desk.session_id, ask.id, str(ask.options.index(option)))
    return button(press, label or desk.option(option), style)


def _done(desk: Desk, ask: AnyAsk, enough: bool, started: bool) -> list[Item]:
    at = desk.session_id, ask.id
    return [
        button(
            Press("confirm", *at), desk.say("ui-confirm"), ButtonStyle.success, disabled=not enough
        ),
        button(Press("clear", *at), desk.say("ui-clear"), disabled=not started),
    ]


def chosen(ask: AnyAsk, value: Any) -> list[Option]:
    """The options an answer names."""
    if not isinstance(ask, Choose):
        return []
    known = {option.id: option for option in ask.options}
    return [known[one] for one in value if one in known]


def value_in_words(desk: Desk, ask: AnyAsk, value: Any) -> Any:
    """An answer as a player reads it."""
    if isinstance(ask, Choose):
        return ", ".join(desk.option(one) for one in chosen(ask, value))
    if isinstance(ask, Amount):
        return value
    if isinstance(ask, Assign):
        tokens = {one.id: desk.option(one) for one in ask.values}
        keys = {key.id: key for key in ask.keys}
        shares = [(keys[name], got) for name, got in _shares(ask, value).items()]
        return ", ".join(f"{desk.option(key)} {tokens.get(str(got), got)}" for key, got in shares)
    if "propose" in value:
        terms = [desk.option(term) for term in ask.terms if term.id in value["propose"]]
        return f"{desk.say('ui-propose')}: {', '.join(terms)}"
    return desk.say("ui-accept" if "accept" in value else "ui-refuse")
