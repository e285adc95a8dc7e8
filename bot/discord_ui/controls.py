"""Every kind of ask, of any game, as Discord components within Discord's limits."""

from bot.discord_ui import joined_controls
from bot.discord_ui.assign_controls import assign_rows
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.list_controls import (
    LATER,
    Rows,
    done_row,
    none_button,
    paged,
    placeholder,
    several,
    turn_row,
)
from bot.discord_ui.page import (
    AWAY,
    DOES,
    LABEL,
    ONE_OF,
    SELECT_OPTIONS,
    Item,
    Press,
    button,
    in_rows,
    select,
    shorten,
)
from bot.kernel import Amount, Assign, Choose, Offer
from bot.kernel.asks import AnyAsk, Option
from bot.kernel.labels import label_of
from bot.kernel.windows import passes

FEW = 5
"""So many options fit on one row of buttons; more of them are a select."""
MOST_NUMBERS = 10
PART = " · "
"""What a remark is divided by."""
SHORT = 60
"""Characters of a button with its remark; longer remarks are left out."""


def controls(desk: Desk, ask: AnyAsk, draft: Draft) -> tuple[str, Rows]:
    """What is filled in so far (if anything), and the rows of components."""
    if isinstance(ask, Choose):
        many = ask.max > 1
        return _gather(desk, ask, draft) if many else _choose_planned(desk, ask, draft)
    if isinstance(ask, Amount):
        return "", _amount(desk, ask)
    if isinstance(ask, Assign):
        return assign_rows(desk, ask, draft)
    return _offer(desk, ask, draft)


def _choose_planned(desk: Desk, ask: Choose, draft: Draft) -> tuple[str, Rows]:
    """One of these; what was planned stands above and takes one press."""
    if draft.picks and joined_controls.is_joined(desk, ask, draft.picks[0]):
        return joined_controls.form(desk, ask, draft)
    rows = _choose(desk, ask, draft)
    known = {option.id: option for option in ask.options}
    planned = next((known[pick] for pick in draft.picks if pick in known), None)
    if planned is None:
        return "", rows
    return desk.say("ui-planned", plan=desk.option(planned)), [done_row(desk, ask, True), *rows]


def _away(ask: Choose, option: Option) -> bool:
    """Whether this option does nothing, or decides nothing yet."""
    quiet = ask.quiet if isinstance(ask.quiet, list) else []
    return option.id in LATER or option.id in quiet or passes(option.id)


def _choose(desk: Desk, ask: Choose, draft: Draft) -> Rows:
    """One of these: buttons if few, else a select; what does nothing comes last, as a button."""
    away = [option for option in ask.options if _away(ask, option)]
    real = [option for option in ask.options if option not in away]
    nothing = none_button(desk, ask)
    last = [*(_pick(desk, ask, option) for option in away), *([nothing] if nothing else [])]
    if len(real) + len(last) <= FEW:
        named = _few(desk, ask, [*real, *away])
        return [named if nothing is None else [*named, nothing]]
    if len(real) <= FEW:
        return [_few(desk, ask, real), *in_rows(last)]
    rows = paged(desk, ask, real, draft, Press("sel", desk.session_id, ask.id))
    return rows + in_rows(last)


def _gather(desk: Desk, ask: Choose, draft: Draft) -> tuple[str, Rows]:
    """Several of these: at once where their order means nothing, else one after the other."""
    known = {option.id: option for option in ask.options}
    picked = [pick for pick in draft.picks if pick in known]
    if not ask.ordered:
        rows = several(desk, ask, ask.options, picked, ask.max, draft)
        enough = ask.min <= len(picked) <= ask.max
        later = [_pick(desk, ask, option) for option in ask.options if option.id in LATER]
        rows.append([*done_row(desk, ask, enough, started=bool(picked)), *later])
        return "\n".join(f"• {desk.option(known[pick])}" for pick in picked), rows
    left = [option for option in ask.options if option.id not in picked]
    rows = []
    if left and len(picked) < ask.max:
        if len(left) <= 2 * FEW and not any(desk.remark(option) for option in left):
            rows += in_rows([_pick(desk, ask, option) for option in left])
        elif len(left) <= FEW:
            rows.append(_few(desk, ask, left))
        else:
            rows += paged(desk, ask, left, draft, Press("sel", desk.session_id, ask.id))
    enough = ask.min <= len(picked) <= ask.max
    rows.append(done_row(desk, ask, enough, started=bool(picked)))
    lines = [f"{place}. {desk.option(known[pick])}" for place, pick in enumerate(picked, 1)]
    return "\n".join(lines), rows


def _amount(desk: Desk, ask: Amount) -> Rows:
    """A number: buttons if few, else a select; where that is too short, a form for all others."""
    numbers = list(range(ask.min, ask.max + 1))
    if MOST_NUMBERS < len(numbers) <= SELECT_OPTIONS:
        choices = [(str(number), str(number), "") for number in numbers]
        press = Press("amt", desk.session_id, ask.id, "list")
        return [[select(press, placeholder(desk, ask), choices)]]
    more = len(numbers) > SELECT_OPTIONS
    if more:
        numbers = sorted({ask.min, ask.default, (ask.min + ask.max) // 2, ask.max})
    buttons = [
        button(Press("amt", desk.session_id, ask.id, str(number)), str(number), ONE_OF)
        for number in numbers
    ]
    if more:
        press = Press("ask_amt", desk.session_id, ask.id)
        buttons.append(button(press, desk.say("ui-other-number")))
    return in_rows(buttons)


def _offer(desk: Desk, ask: Offer, draft: Draft) -> tuple[str, Rows]:
    """A talk: what lies on the table, taking or refusing it, and terms for a proposal."""
    lines = []
    buttons: list[Item] = []
    if ask.proposal is not None:
        on_table = set(ask.proposal.terms)
        lines = [f"• {desk.option(term)}" for term in ask.terms if term.id in on_table]
        lines.insert(0, desk.say("ui-on-the-table", seat=label_of("seat", ask.proposal.by)))
        if ask.proposal.by != ask.seat:
            press = Press("accept", desk.session_id, ask.id, str(ask.proposal.number))
            buttons.append(button(press, desk.say("ui-accept"), DOES))
    wanted = [term for term in ask.terms if term.id in draft.picks]
    if wanted:
        names = ", ".join(desk.option(term) for term in wanted)
        lines.append(desk.say("ui-proposal", terms=names))
        press = Press("confirm", desk.session_id, ask.id)
        buttons.append(button(press, desk.say("ui-propose-these"), DOES))
    buttons.append(button(Press("refuse", desk.session_id, ask.id), desk.say("ui-refuse"), AWAY))
    return "\n".join(lines), [*_terms(desk, ask, draft), buttons]


def _terms(desk: Desk, ask: Offer, draft: Draft) -> Rows:
    """The terms to propose, page by page where they are too many for one select."""
    choices = [(str(n), desk.option(term), desk.note(term)) for n, term in enumerate(ask.terms)]
    shown, turn = turn_row(desk, ask, choices, draft)
    if not shown:
        return []
    chosen = {place for place, _, _ in shown if ask.terms[int(place)].id in draft.picks}
    press = Press("terms", desk.session_id, ask.id)
    label = desk.say("ui-propose")
    return [[select(press, label, shown, least=0, most=len(shown), chosen=chosen)], *turn]


def remarks(desk: Desk, ask: AnyAsk, most: int | None = None) -> list[str]:
    """What few options are about, where that is too long for their buttons.

    `most` cuts each of them; a list that can be opened says the same.
    """
    if not isinstance(ask, Choose) or (ask.max > 1 and not ask.ordered):
        return []
    noted = [option for option in ask.options if option.note]
    short = all(len(_noted(desk, option)) <= SHORT for option in noted) and not ask.ordered
    if len(noted) > FEW or short:
        return []
    said = _briefs(desk, ask.options)
    told = [
        (desk.option(option), desk.remark(option).removeprefix(said[option.id]).lstrip(PART))
        for option in noted
    ]
    if most is not None:
        told = [(name, in_whole_words(remark or "", most)) for name, remark in told]
    return [f"• **{name}** – {remark}" for name, remark in told if remark]


def in_whole_words(remark: str, most: int) -> str:
    """A remark of so many characters; no word of it is cut."""
    if len(remark) <= most:
        return remark
    kept = remark[: max(most - 1, 0)].split(" ")[:-1]
    while kept and not (kept[-1][-1:].isalnum() or kept[-1].endswith(")")):
        kept.pop()
    return " ".join([*kept, "…"])


def _noted(desk: Desk, option: Option) -> str:
    return _with(desk, option, desk.note(option) if option.note else "")


def _briefs(desk: Desk, options: list[Option]) -> dict[str, str]:
    """What the rules say of each option first, such as its price, if that fits on every button."""
    found = {}
    for option in options:
        own = desk.words.note(desk.game, option, desk.label, most=None) or ""
        found[option.id] = own if desk.remark(option).startswith(own) else ""
    fits = all(len(_with(desk, option, found[option.id])) <= SHORT for option in options)
    return found if fits else dict.fromkeys(found, "")


def _with(desk: Desk, option: Option, said: str) -> str:
    return f"{desk.option(option)} ({said})" if said else desk.option(option)


def _few(desk: Desk, ask: Choose, options: list[Option]) -> list[Item]:
    """A row of buttons, with their remarks if all of them are short, or if they tell them apart.

    Where remarks are long, what the rules say first stays on the buttons: a price is never folded.
    """
    noted = [_noted(desk, option) for option in options]
    if any(len(label) > SHORT for label in noted):
        said = _briefs(desk, options)
        noted = [_with(desk, option, said[option.id]) for option in options]
    short = all(len(label) <= SHORT for label in noted)
    if len({*noted}) < len(noted):
        apart = _told_apart(desk, options)
        if len({*apart}) > len({*noted}):
            return [_pick(desk, ask, *pair) for pair in zip(options, apart, strict=True)]
    return [
        _pick(desk, ask, option, label if short else None)
        for option, label in zip(options, noted, strict=True)
    ]


def _told_apart(desk: Desk, options: list[Option]) -> list[str]:
    """Labels with as little of the remarks as tells most of them apart."""
    told = [(desk.option(option), desk.remark(option).split(PART)) for option in options]
    known: list[list[str]] = []
    for most in range(1, max(len(parts) for _, parts in told) + 1):
        cut = [(name, PART.join(parts[:most])) for name, parts in told]
        known.append([shorten(f"{name} ({said})" if said else name, LABEL) for name, said in cut])
    return max(known, key=lambda labels: len({*labels}))


def _pick(desk: Desk, ask: Choose, option: Option, label: str | None = None) -> Item:
    """A button for one option."""
    style = AWAY if _away(ask, option) else ONE_OF
    press = Press("pick", desk.session_id, ask.id, str(ask.options.index(option)))
    return button(press, label or desk.option(option), style)
