"""What organisers do: start, draw, results, rulings; with a preview where it counts."""

import json
import re
from typing import Any

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.page import (
    AWAY,
    CONTENT,
    DOES,
    ENDS,
    SELECT_OPTIONS,
    Item,
    Page,
    Press,
    button,
    checked,
    select,
    shorten,
)
from bot.discord_ui.tournaments import pages
from bot.discord_ui.tournaments.personal import cost_lines, reason
from bot.discord_ui.tournaments.sight import Sight
from bot.kernel.labels import label_of
from bot.reader.single import find
from bot.tournaments import decisions as said
from bot.tournaments.decisions import ONE, AnyDecision
from bot.tournaments.editing import whole
from bot.tournaments.errors import Refused
from bot.tournaments.export import pairings_csv, standings_csv, to_json
from bot.tournaments.pairing import exchanged
from bot.tournaments.plain import Person
from bot.tournaments.preview import Preview, cut_people
from bot.tournaments.replay import starters
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Table
from bot.tournaments.trf import to_trf
from bot.tournaments.upcoming import seed_of, upcoming
from cogs._tournaments import (
    check_decision,
    decide,
    form,
    led,
    person_of,
    previewed,
    seen,
    told,
)

PARTED = re.compile(r"[>,;]+")
SHARED = re.compile(r"\s*=\s*")
MOST_MOVED = 12
MOST_SHOWN = 30
MOST_LISTS = 2
"""Lists of people under a message; the other rows are needed."""


async def organise(context: Context, number: int) -> Page:
    """Everything organisers can do now, by buttons."""
    found = await led(context, number)
    cup, at = found.cup, found.number
    lines = [found.say("cup-title", title=found.title), found.say(f"cup-step-{upcoming(cup)}")]
    calls = [one for one in cup.tables() if one.call is not None]
    lines += [found.say("cup-open-call", round=one.round, table=one.number) for one in calls]
    page = Page(shorten("\n".join(lines), CONTENT))
    row = [button(Press("cup_next", 0, at), found.say("cup-next"), DOES)]
    if found.checks_in:
        row.append(found.button("cup_call_in", "cup-call-in", "📣"))
    if cup.phase == "running":
        key = "cup-pause" if cup.paused_at is None else "cup-resume"
        row.append(button(Press("cup_pause", 0, at), found.say(key), AWAY))
    row.append(found.button("cup_export", "cup-export", "💾"))
    row.append(found.button("cup_audit", "cup-audit", "🗒️"))
    page.rows = [row]
    tables = sorted(cup.tables(), key=lambda one: (one.outcome is not None, -one.round, one.number))
    if tables:
        offered = [_table_option(found, table) for table in tables[:SELECT_OPTIONS]]
        page.rows.append([select(Press("cup_at", 0, at), found.say("cup-pick-table"), offered)])
    page.rows += _people_lists(found)
    last = [found.button("cup_settings", "cup-settings", "🔧")]
    if cup.phase == "open":
        last.append(found.button("cup_conditions", "cup-conditions-button", "🔑"))
    last.append(found.button("cup_refresh", "cup-refresh", "🔄"))
    current = cup.current
    if current is not None and len(current.open) == len(current.tables):
        last.append(button(Press("cup_unpair", 0, at), found.say("cup-unpair"), ENDS))
    last.append(button(Press("cup_cancel", 0, at), found.say("cup-cancel"), ENDS))
    page.rows.append(last)
    return checked(page)


def _people_lists(found: Sight) -> list[list[Item]]:
    """Lists of everybody who is not disqualified, by name; whoever fits in none has a command."""
    named = [
        (str(one.person), _bare(found, one.person), "")
        for one in found.cup.entrants.values()
        if one.status != "out"
    ]
    named.sort(key=lambda one: one[1].casefold())
    rows: list[list[Item]] = []
    for part in range(1, MOST_LISTS + 1):
        some = named[(part - 1) * SELECT_OPTIONS : part * SELECT_OPTIONS]
        if some:
            press = Press("cup_person", 0, found.number, "" if part == 1 else str(part))
            rows.append([select(press, found.say("cup-pick-person", part=part), some)])
    return rows


def _bare(found: Sight, person: Person) -> str:
    """A name in a list of Discord's, which knows no formatting."""
    return found.name(person).replace("\\", "")


def _table_option(found: Sight, table: Table) -> tuple[str, str, str]:
    people = ", ".join(_bare(found, person) for person in table.people)
    about = found.say("cup-table-name", round=table.round, table=table.number)
    return f"{table.round}/{table.number}", about, people


def read_table(typed: str, cup_rounds: int) -> tuple[int, int]:
    """Return round and number of a table from `2/5`, or `5` in the newest round."""
    first, slash, second = typed.partition("/")
    if slash:
        return whole(first), whole(second)
    return cup_rounds, whole(first)


def _table(found: Sight, typed: str) -> Table:
    at, number = read_table(typed, len(found.cup.rounds))
    table = found.cup.table(at, number)
    if table is None:
        raise Refused("tournament-no-such-table", round=at, table=number)
    return table


async def at_table(context: Context, number: int, typed: str) -> Page:
    """One table, and what organisers can do about it."""
    found = await led(context, number)
    table = _table(found, typed)
    one = found.cup.rounds[table.round - 1]
    arg = f"{table.round}/{table.number}"
    lines = [
        found.say("cup-table-name", round=table.round, table=table.number),
        pages.table_line(found, one, table),
    ]
    lines += [
        found.say("cup-seat", seat=at, name=found.name(seat.person))
        for at, seat in enumerate(table.seats, 1)
    ]
    lines += [f"• {reason(found, each)}" for each in table.why]
    page = Page(shorten("\n".join(lines), CONTENT))
    key = "cup-result" if table.outcome is None else "cup-correct"
    row = [button(Press("cup_result", 0, number, arg), found.say(key), DOES)]
    if table.outcome is None:
        row.append(button(Press("cup_extend", 0, number, arg), found.say("cup-extend"), AWAY))
    if table.call is not None:
        row.append(button(Press("cup_rule", 0, number, arg), found.say("cup-rule"), DOES))
    page.rows = [row]
    return checked(page)


async def next_step(context: Context, number: int, attempt: int = 0) -> Page:
    """What comes next, with a preview; nothing has happened yet."""
    found = await led(context, number)
    cup = found.cup
    step = upcoming(cup)
    if step == "start":
        there = starters(cup)
        missing = [found.name(person) for person in cup.entrants if person not in there]
        about = {"count": len(there), "missing": len(missing), "people": missing[:MOST_SHOWN]}
        return pages.sure(found, found.say("cup-start-sure", **about), "cup_start", ends=False)
    if step == "round":
        return await _draw(context, found, attempt)
    if step == "cut":
        people = [found.name(person) for person in cut_people(cup)]
        text = found.say("cup-cut-sure", count=len(people), people=people)
        return pages.sure(found, text, "cup_cut", ends=False)
    if step == "finish":
        return pages.sure(found, found.say("cup-finish-sure"), "cup_finish", ends=False)
    if step == "wait" and cup.current is not None:
        still = [str(table.number) for table in cup.current.open]
        return Page(found.say("cup-wait", tables=still))
    raise Refused("tournament-over")


async def _draw(context: Context, found: Sight, attempt: int) -> Page:
    if attempt and context.user_id in found.cup.playing:
        raise Refused("tournament-own-draw")
    cups = context.host.tables.tournaments
    drawn = await cups.draw(found.number, seed_of(found.cup, attempt), context.user_id)
    return await _drawn(context, found, drawn, attempt)


async def _drawn(context: Context, found: Sight, drawn: said.Paired, attempt: int) -> Page:
    """The preview of a round: its tables, what it costs, and the ways on."""
    key = await _hold(context, found.number, drawn)
    lines = [found.say("cup-draw", round=drawn.round)]
    if not found.cup.seeds:
        lines += cost_lines(found, dict(drawn.cost))
    for plan in drawn.tables[:MOST_SHOWN]:
        people = [
            f"{found.name(chair.person)} ({found.house(chair.house)})"
            if chair.house
            else found.name(chair.person)
            for chair in plan.chairs
        ]
        lines.append(f"**{plan.number}** {' · '.join(people)}")
    if drawn.byes:
        byes = [found.name(bye.person) for bye in drawn.byes]
        lines.append(found.say("cup-byes", people=byes))
    at = found.number
    fixed = bool(found.cup.seeds) or found.cup.settings.format == "robin"
    plays = context.user_id in found.cup.playing
    if plays and not fixed:
        lines.append(found.say("cup-draw-own"))
    page = Page(shorten("\n".join(lines), CONTENT))
    page.rows = [[button(Press("cup_publish", 0, at, key), found.say("cup-publish"), DOES)]]
    if not fixed and not plays:
        again = Press("cup_redraw", 0, at, str(attempt + 1))
        page.rows[0] = [
            *page.rows[0],
            button(again, found.say("cup-redraw"), AWAY),
            button(Press("cup_swap", 0, at, key), found.say("cup-swap"), AWAY),
        ]
    return checked(page)


async def _hold(context: Context, number: int, decision: AnyDecision) -> str:
    key = f"p{context.interaction.id}"
    data = {"tournament": number, "decision": ONE.dump_python(decision, mode="json")}
    await context.host.tables.tournaments.hold(key, context.user_id, data)
    return key


async def _held(context: Context, number: int, key: str) -> AnyDecision:
    data = await context.host.tables.tournaments.held(key, context.user_id)
    if data.get("tournament") != number:
        raise Refused("tournament-preview-gone")
    decision: AnyDecision = ONE.validate_python(data["decision"])
    return decision


async def confirm(context: Context, number: int, key: str) -> Page:
    """Take the decision that was previewed."""
    decision = await _held(context, number, key)
    cup = await decide(context, number, decision)
    if isinstance(decision, said.Paired):
        return told(context, "cup-published", round=decision.round, tables=len(decision.tables))
    found = await seen(context, number)
    line = pages.decided(found, cup.decisions[-1]) or "–"
    page = Page(f"✅ {line}" if line[0].isalnum() else line)
    if isinstance(decision, said.Corrected) and await _untouched(context, found, decision):
        # Section 2.8 of the rules we go by: draw the next round again, or leave it.
        at = len(cup.rounds)
        page.content += "\n" + found.say("cup-pair-again", round=at)
        again = button(Press("cup_unpair", 0, number), found.say("cup-pair-again-yes"), ENDS)
        page.rows = [[again]]
    return checked(page)


async def _untouched(context: Context, found: Sight, one: said.Corrected) -> bool:
    """Whether a later round is drawn, at whose tables nobody has made a move."""
    current = found.cup.current
    if current is None or current.knockout or one.round >= current.number:
        return False
    if len(current.open) < len(current.tables):
        return False
    sessions = [table.session for table in current.tables.values() if table.session]
    return not await context.host.tables.tournaments.moved(sessions)


async def swap(context: Context, number: int, key: str, one: str, other: str) -> Page:
    """Exchange two people of a drawn round, and preview it again."""
    found = await led(context, number)
    drawn = await _held(context, number, key)
    if not isinstance(drawn, said.Paired):
        raise Refused("tournament-preview-gone")
    first, second = person_of(found, one), person_of(found, other)
    if first == second:
        raise Refused("tournament-same-person", user=label_of("user", first))
    turned = exchanged(found.cup, drawn, first, second)
    new = turned.model_copy(update={"by": context.user_id})
    await check_decision(context, found.cup, new)
    return await _drawn(context, found, new, 0)


async def start(context: Context, number: int) -> Page:
    """Start: the field is fixed, and the lot is drawn."""
    await led(context, number)
    seed = f"{context.interaction.id}"
    cup = await decide(context, number, said.Started(by=context.user_id, seed=seed))
    page = told(context, "cup-has-started", players=len(cup.playing))
    found = await seen(context, number)
    page.rows = [[button(Press("cup_next", 0, number), found.say("cup-next"), DOES)]]
    return page


async def make_cut(context: Context, number: int) -> Page:
    """Make the cut, and go on to its first round."""
    found = await led(context, number)
    seeds = cut_people(found.cup)
    await decide(context, number, said.CutMade(by=context.user_id, seeds=seeds))
    return await next_step(context, number)


async def finish(context: Context, number: int) -> Page:
    """Seal the tournament."""
    await led(context, number)
    await decide(context, number, said.Finished(by=context.user_id))
    return told(context, "cup-sealed")


async def cancel(context: Context, number: int, why: str) -> Page:
    """Call the tournament off; this is asked back."""
    found = await led(context, number)
    decision = said.Cancelled(by=context.user_id, why=why[: said.LONGEST])
    await check_decision(context, found.cup, decision)
    key = await _hold(context, number, decision)
    return pages.sure(found, found.say("cup-cancel-sure"), "cup_confirm", key)


async def unpair(context: Context, number: int) -> Page:
    """Take the newest round back, before any of its tables has ended; this is asked back."""
    found = await led(context, number)
    decision = said.Unpaired(by=context.user_id, round=len(found.cup.rounds))
    await check_decision(context, found.cup, decision)
    key = await _hold(context, number, decision)
    text = found.say("cup-unpair-sure", round=decision.round)
    return pages.sure(found, text, "cup_confirm", key)


async def asked_back(context: Context, found: Sight, decision: AnyDecision) -> Page:
    """Show what a decision would change, and a button that takes it."""
    changes = await previewed(context, found.number, decision)
    key = await _hold(context, found.number, decision)
    line = pages.decided(found, decision) or ""
    return pages.sure(found, "\n".join([line, *_changes(found, changes)]), "cup_confirm", key)


async def pause(context: Context, number: int) -> Page:
    """Pause the tournament, or let it go on."""
    found = await led(context, number)
    paused = found.cup.paused_at is not None
    new: AnyDecision = (
        said.Resumed(by=context.user_id) if paused else said.Paused(by=context.user_id)
    )
    await decide(context, number, new)
    return told(context, "cup-was-resumed" if paused else "cup-was-paused")


def read_places(found: Sight, table: Table, typed: str) -> list[list[int]]:
    """Return places from text: seats or names from first to last, `=` between who shares one."""
    names = {str(at): _bare(found, seat.person) for at, seat in enumerate(table.seats)}
    text = SHARED.sub("=", typed.strip())
    groups = PARTED.split(text) if PARTED.search(text) else text.split()
    places = [[_seat(names, one) for one in group.split("=")] for group in groups if group.strip()]
    flat = [at for group in places for at in group]
    if sorted(flat) != list(range(len(table.seats))):
        raise Refused("tournament-places", count=len(table.seats))
    return places


def _seat(names: dict[str, str], typed: str) -> int:
    text = typed.strip()
    if text.isascii() and text.isdecimal() and len(text) < 3:
        if not 1 <= int(text) <= len(names):
            raise Refused("tournament-places", count=len(names))
        return int(text) - 1
    return int(find(text, names))


async def result(context: Context, number: int, typed: str, places: str, why: str) -> Page:
    """Preview a result or a correction: who moves, and who is in or out of the cut."""
    found = await led(context, number)
    table = _table(found, typed)
    outcome = Outcome(places=read_places(found, table, places))
    about: dict[str, Any] = {
        "by": context.user_id,
        "round": table.round,
        "table": table.number,
        "outcome": outcome,
        "why": why.strip()[: said.LONGEST],
    }
    decision: AnyDecision
    if table.outcome is None:
        decision = said.Result(**about, source="organiser")
    else:
        if not why.strip():
            raise Refused("tournament-needs-reason")
        decision = said.Corrected(**about, confirmed=True)
    changes = await previewed(context, number, decision)
    key = await _hold(context, number, decision)
    names = [found.name(seat.person) for seat in table.seats]
    lines = [
        found.say("cup-table-name", round=table.round, table=table.number),
        pages.order_told(outcome.places, names),
        *_changes(found, changes),
    ]
    page = Page(shorten("\n".join(lines), CONTENT))
    yes = button(Press("cup_confirm", 0, number, key), found.say("cup-yes"), DOES)
    page.rows = [[yes]]
    return checked(page)


def _changes(found: Sight, changes: Preview) -> list[str]:
    lines = [
        found.say("cup-moves", name=found.name(one.person), before=one.before, after=one.after)
        for one in changes.moved[:MOST_MOVED]
    ]
    if len(changes.moved) > MOST_MOVED:
        lines.append(found.say("cup-moves-more", count=len(changes.moved) - MOST_MOVED))
    if changes.into_cut or changes.out_of_cut:
        into = [found.name(person) for person in changes.into_cut]
        out = [found.name(person) for person in changes.out_of_cut]
        lines.append(found.say("cup-cut-changes", into=into, out=out))
    if changes.again:
        again = [f"{at}/{table}" for at, table in changes.again]
        lines.append(found.say("cup-plays-again", tables=again))
    return lines or [found.say("cup-moves-none")]


async def extend(context: Context, number: int, typed: str, hours: str) -> Page:
    """Give a table more time."""
    found = await led(context, number)
    table = _table(found, typed)
    about = {"round": table.round, "table": table.number, "by": context.user_id}
    await decide(context, number, said.Extended(**about, hours=whole(hours)))
    return told(context, "cup-extended", table=table.number, hours=whole(hours))


async def rule(context: Context, number: int, typed: str, ruling: str) -> Page:
    """Answer a call; the table goes on."""
    found = await led(context, number)
    table = _table(found, typed)
    about = {"round": table.round, "table": table.number, "by": context.user_id}
    await decide(context, number, said.Ruled(**about, why=ruling[: said.LONGEST]))
    return told(context, "cup-ruled", table=table.number)


async def export(context: Context, number: int) -> Page:
    """Everything public as files: JSON, and CSV for spreadsheets."""
    found = await seen(context, number)
    names = {person: _bare(found, person) for person in found.names}
    text = json.dumps(to_json(found.cup, names), ensure_ascii=False, indent=1)
    page = Page(found.say("cup-exported", title=found.title))
    page.files = [
        ("tournament.json", text.encode(), found.say("cup-file-json")),
        (
            "standings.csv",
            standings_csv(found.cup, names).encode("utf-8-sig"),
            found.say("cup-file-standings"),
        ),
        (
            "pairings.csv",
            pairings_csv(found.cup, names).encode("utf-8-sig"),
            found.say("cup-file-pairings"),
        ),
    ]
    if found.cup.settings.duel and found.cup.main:
        trf = to_trf(found.cup, names).encode("ascii", "replace")
        page.files.append(("tournament.trf", trf, found.say("cup-file-trf")))
    return checked(page)


def result_form(context: Context, number: int, arg: str) -> discord.ui.Modal:
    """A form for places and the reason."""
    fields = (
        ("places", "cup-form-places", "cup-form-places-note", True),
        ("why", "cup-form-why", "cup-form-why-note", False),
    )
    return form(context, Press("cup_result_in", 0, number, arg), "cup-result", *fields)
