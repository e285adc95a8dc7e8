"""The buttons, selects and forms of tournaments: what each of them does."""

from collections.abc import Awaitable, Callable

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.page import Page, Press
from bot.discord_ui.router import Verb
from bot.tournaments.errors import Refused
from cogs import _tournament_field as field
from cogs import _tournament_lead as lead
from cogs import _tournament_new as making
from cogs import _tournament_people as people
from cogs import _tournament_setup as setup
from cogs._tournaments import form, led, person_of, pressed

LONGEST_ID = 19
"""Digits of the ids that Discord gives to people nowadays."""

Answer = Page | discord.ui.Modal
Step = Callable[[Context, int], Awaitable[Answer]]


def _number(text: str) -> int:
    """A number from an id of ours; ids can be made up, so it is read with care."""
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_ID:
        raise Refused("tournament-preview-gone")
    return int(text)


def _picked(context: Context) -> str:
    return next(iter(context.values), "")


def _field(context: Context, name: str) -> str:
    return context.fields.get(name, "")


def _arg(context: Context) -> str:
    return context.press.arg


def _round(text: str) -> int | None:
    return _number(text) if text else None


async def _pairings_at(context: Context, number: int) -> Page:
    which, _, first = _arg(context).partition("/")
    return await people.pairings(context, number, _number(which), _number(first or "0"))


async def _judge_form(context: Context, number: int) -> Answer:
    return await people.judge_form(context, number)


async def _condition_form(context: Context, number: int) -> Answer:
    return await setup.condition_form(context, number)


async def _result_form(context: Context, number: int) -> Answer:
    await led(context, number)
    return lead.result_form(context, number, _arg(context))


async def _extend_form(context: Context, number: int) -> Answer:
    press = Press("cup_extend_in", 0, number, _arg(context))
    return form(context, press, "cup-extend", ("hours", "cup-form-hours", "", True))


async def _rule_form(context: Context, number: int) -> Answer:
    await led(context, number)
    press = Press("cup_rule_in", 0, number, _arg(context))
    return form(context, press, "cup-rule", ("why", "cup-form-ruling", "", True))


async def _penalty_form(context: Context, number: int) -> Answer:
    press = Press("cup_penalty_in", 0, number, _arg(context))
    points = ("points", "cup-form-points", "cup-form-points-note", True)
    return form(context, press, "cup-penalty", points, ("why", "cup-form-why", "", True))


async def _out_form(context: Context, number: int) -> Answer:
    press = Press("cup_out_in", 0, number, _arg(context))
    return form(context, press, "cup-out", ("why", "cup-form-why", "", True))


async def _replace_form(context: Context, number: int) -> Answer:
    press = Press("cup_replace_in", 0, number, _arg(context))
    note = "cup-form-replace-note"
    return form(context, press, "cup-replace", ("new", "cup-form-replace", note, True))


async def _replace(context: Context, number: int) -> Page:
    """Replace somebody by an entrant who is typed by name."""
    found = await led(context, number)
    new = person_of(found, _field(context, "new"))
    return await field.replace(context, number, _number(_arg(context)), new)


async def _swap_form(context: Context, number: int) -> Answer:
    press = Press("cup_swap_in", 0, number, _arg(context))
    fields = [(key, f"cup-form-swap-{key}", "", True) for key in ("one", "other")]
    return form(context, press, "cup-swap", *fields)


async def _cancel_form(context: Context, number: int) -> Answer:
    await led(context, number)
    press = Press("cup_cancel_in", 0, number)
    return form(context, press, "cup-cancel", ("why", "cup-form-why", "cup-form-cancel", True))


async def _audit_at(context: Context, number: int) -> Page:
    return await people.audit(context, number, _number(_arg(context)))


LOOK: dict[str, Step] = {
    "cup_join": people.join,
    "cup_leave": people.leave,
    "cup_leave_sure": lambda c, n: people.leave(c, n, sure=True),
    "cup_check_in": people.check_in,
    "cup_deck": people.deck,
    "cup_wish": people.wish,
    "cup_settings": setup.settings_page,
    "cup_conditions": lambda c, n: setup.conditions(c, n, {}),
    "cup_person_at": lambda c, n: field.about_person(c, n, _number(_arg(c))),
    "cup_agree": lambda c, n: setup.agree(c, n, yes=True),
    "cup_reject": lambda c, n: setup.agree(c, n, yes=False),
    "cup_mine": people.mine,
    "cup_table": people.standings,
    "cup_bracket": people.bracket,
    "cup_pairings": lambda c, n: people.pairings(c, n, _round(_arg(c))),
    "cup_why": lambda c, n: people.why(c, n, _round(_arg(c))),
    "cup_rules": people.rules,
    "cup_judge_why": lambda c, n: people.judge(c, n, _field(c, "why")),
    "cup_organise": lead.organise,
    "cup_rule_in": lambda c, n: lead.rule(c, n, _arg(c), _field(c, "why")),
    "cup_export": lead.export,
}
"""What is answered in a message of its own, to whoever pressed."""

PLACE: dict[str, Step] = {
    "cup_table_at": lambda c, n: people.standings(c, n, _number(_arg(c))),
    "cup_pairings_at": _pairings_at,
    "cup_rules_at": lambda c, n: people.rules(c, n, _number(_arg(c))),
    "cup_deck_take": people.take_deck,
    "cup_wish_take": people.take_wish,
    "cup_set_in": setup.setting_given,
    "cup_settings_at": setup.settings_page,
    "cup_condition_role": setup.condition_role,
    "cup_condition_none": lambda c, n: setup.conditions(c, n, {}, clear=True),
    "cup_condition_in": setup.condition_typed,
    "cup_audit": people.audit,
    "cup_audit_at": _audit_at,
    "cup_next": lead.next_step,
    "cup_redraw": lambda c, n: lead.next_step(c, n, _number(_arg(c))),
    "cup_publish": lambda c, n: lead.confirm(c, n, _arg(c)),
    "cup_confirm": lambda c, n: lead.confirm(c, n, _arg(c)),
    "cup_swap_in": lambda c, n: lead.swap(c, n, _arg(c), _field(c, "one"), _field(c, "other")),
    "cup_start": lead.start,
    "cup_cut": lead.make_cut,
    "cup_finish": lead.finish,
    "cup_pause": lead.pause,
    "cup_call_in": field.call_in,
    "cup_unpair": lead.unpair,
    "cup_cancel_in": lambda c, n: lead.cancel(c, n, _field(c, "why")),
    "cup_at": lambda c, n: lead.at_table(c, n, _picked(c)),
    "cup_person": lambda c, n: field.about_person(c, n, _number(_picked(c))),
    "cup_result_in": lambda c, n: lead.result(c, n, _arg(c), _field(c, "places"), _field(c, "why")),
    "cup_extend_in": lambda c, n: lead.extend(c, n, _arg(c), _field(c, "hours")),
    "cup_drop": lambda c, n: field.drop(c, n, _number(_arg(c))),
    "cup_readd": lambda c, n: field.add(c, n, _number(_arg(c))),
    "cup_absent": lambda c, n: field.absent(c, n, _number(_arg(c))),
    "cup_replace_in": _replace,
    "cup_penalty_in": lambda c, n: field.penalise(
        c, n, _number(_arg(c)), _field(c, "points"), _field(c, "why")
    ),
    "cup_out_in": lambda c, n: field.disqualify(c, n, _number(_arg(c)), _field(c, "why")),
    "cup_refresh": making.post_again,
}
"""What changes the message whose button was pressed."""

FORMS: dict[str, Step] = {
    "cup_condition": _condition_form,
    "cup_judge": _judge_form,
    "cup_result": _result_form,
    "cup_extend": _extend_form,
    "cup_rule": _rule_form,
    "cup_penalty": _penalty_form,
    "cup_out": _out_form,
    "cup_replace": _replace_form,
    "cup_swap": _swap_form,
    "cup_cancel": _cancel_form,
}
"""What opens a form."""


def _bound(step: Step) -> Callable[[Context], Awaitable[Answer]]:
    async def run(context: Context) -> Answer:
        return await step(context, await pressed(context))

    return run


def verbs() -> dict[str, Verb]:
    """Return every verb of a tournament's buttons."""
    found = {name: Verb(_bound(step)) for name, step in LOOK.items()}
    found |= {name: Verb(_bound(step), in_place=True, keeps=True) for name, step in PLACE.items()}
    found |= {name: Verb(_bound(step), modal=True) for name, step in FORMS.items()}
    found["cup_set"] = Verb(_bound(setup.pick_setting), in_place=True, modal=True)
    return found | {
        "cup_make": Verb(making.make, in_place=True, keeps=True),
        "cup_plan": Verb(making.pick_setting, in_place=True, modal=True),
        "cup_plan_in": Verb(making.setting_given, in_place=True, keeps=True),
        "cup_plan_at": Verb(making.plan, in_place=True, keeps=True),
    }
