"""The messages of a tournament that everybody reads: its post, its rounds, news."""

from collections.abc import Sequence

from bot.discord_ui.page import (
    AWAY,
    CONTENT,
    DOES,
    ENDS,
    Item,
    Page,
    Press,
    button,
    checked,
    shorten,
)
from bot.discord_ui.tournaments.conditions import condition_lines
from bot.discord_ui.tournaments.sight import Sight, reason_of
from bot.discord_ui.tournaments.values import title_of, told
from bot.discord_ui.tournaments.worth import earned
from bot.kernel.labels import label_of
from bot.tournaments import decisions as said
from bot.tournaments.decisions import MAESTER, AnyDecision
from bot.tournaments.knockout import champion
from bot.tournaments.plain import countable, written
from bot.tournaments.replay import starters
from bot.tournaments.settings import Settings
from bot.tournaments.standings import standings, table_points
from bot.tournaments.tournament import Round, Table
from bot.tournaments.upcoming import goes_on_at

TOP = 3
"""Lines of the standings in the tournament's post."""


def head(sight: Sight) -> Page:
    """The tournament's post: state, deadlines, buttons."""
    cup, say = sight.cup, sight.say
    fmt = label_of("tournament_format", cup.settings.format)
    lines = [
        say("cup-title", title=sight.title),
        say("cup-what", game=sight.game, format=fmt),
        *_state(sight),
    ]
    leaders = [f"<@{one}>" for one in sight.leaders]
    if leaders:
        lines.append(say("cup-organisers", people=leaders))
    page = Page(shorten("\n".join(lines), CONTENT))
    mine = sight.button("cup_mine", "cup-mine", "🧭")
    rules = sight.button("cup_rules", "cup-rules", "📜")
    organise = sight.button("cup_organise", "cup-organise", "⚙️")
    if cup.phase == "open":
        page.rows = [_taking_part(sight), [mine, rules, organise]]
        return checked(page)
    looking = [
        mine,
        sight.button("cup_table", "cup-standings", "📊"),
        sight.button("cup_pairings", "cup-pairings", "👥"),
        rules,
    ]
    page.rows = [looking]
    if cup.phase == "running":
        judge = sight.button("cup_judge", "cup-judge", "⚖️")
        page.rows = [_taking_part(sight), looking, [judge, organise]]
    return checked(page)


def _taking_part(sight: Sight) -> list[Item]:
    settings, number = sight.cup.settings, sight.number
    row: list[Item] = [sight.does("cup_join", "cup-join")]
    if sight.checks_in:
        row.append(sight.does("cup_check_in", "cup-check-in"))
    if sight.cup.phase == "open" and settings.decks:
        row.append(sight.button("cup_deck", "deck-button", "🎴"))
    if settings.wishes and settings.houses:
        row.append(sight.button("cup_wish", "cup-wish", "🛡️"))
    row.append(button(Press("cup_leave", 0, number), sight.say("cup-leave"), AWAY))
    return row


def _state(sight: Sight) -> list[str]:
    cup, say = sight.cup, sight.say
    if cup.phase == "open":
        return _sign_up(sight)
    if cup.phase == "cancelled":
        return [say("cup-cancelled", reason=reason_of(cup.decisions[-1]) or "none")]
    if cup.phase == "finished":
        order = standings(cup)
        first = champion(cup) or (order[0].person if order else None)
        told = say("cup-finished", winner="none" if first is None else sight.name(first))
        return [told, *_leaders(sight)]
    lines = []
    if cup.paused_at is not None:
        lines.append(say("cup-paused"))
    current = cup.current
    if current is None:
        lines.append(say("cup-started", players=len(cup.playing)))
        return lines
    total = "none" if current.knockout else cup.wanted
    over = len(current.tables) - len(current.open)
    about = {"round": current.number, "rounds": total, "over": over, "tables": len(current.tables)}
    lines.append(say("cup-round", **about))
    if current.open:
        lines.append(say("cup-ends", when=stamp(current.ends), left=stamp(current.ends, "R")))
    else:
        lines.append(say("cup-round-over"))
        due = goes_on_at(cup)
        if due is not None and due > sight.now:
            lines.append(say("cup-goes-on", when=stamp(due), left=stamp(due, "R")))
    return [*lines, *_leaders(sight)]


def _sign_up(sight: Sight) -> list[str]:
    cup, settings = sight.cup, sight.cup.settings
    most = "none" if settings.most is None else settings.most
    waiting = len(cup.waiting)
    lines = [
        sight.say(
            "cup-open",
            count=len(cup.entrants) - waiting,
            most=most,
            waiting=waiting,
            fewest=settings.fewest,
        )
    ]
    if settings.check_in or settings.decks:
        lines.append(sight.say("cup-ready", count=len(starters(cup))))
    if settings.starts_at:
        when = stamp(settings.starts_at)
        lines.append(sight.say("cup-starts", when=when, left=stamp(settings.starts_at, "R")))
    lines += condition_lines(sight, settings)
    newest = [sight.name(one) for one in cup.entrants][-12:]
    if newest:
        lines.append(sight.say("cup-newest", people=newest))
    lines.append(sight.say("cup-clock-note"))
    return lines


def _leaders(sight: Sight) -> list[str]:
    if not any(table.outcome is not None for table in sight.cup.tables()):
        return []
    return [
        sight.say(
            "cup-line", place=line.place, name=sight.name(line.person), points=earned(sight, line)
        )
        for line in standings(sight.cup)[:TOP]
    ]


def stamp(at: int, style: str = "f") -> str:
    """A time that everybody reads in their own zone."""
    return f"<t:{at}:{style}>"


def round_page(sight: Sight, one: Round) -> Page:
    """A round: who sits where, what has ended and how; edited as tables end."""
    total = "none" if one.knockout else sight.cup.wanted
    lines = [sight.say("cup-round-title", round=one.number, rounds=total)]
    if one.open:
        lines.append(sight.say("cup-ends", when=stamp(one.ends), left=stamp(one.ends, "R")))
    byes = [sight.name(person) for person in one.byes]
    tail = [sight.say("cup-byes", people=byes)] if byes else []
    missing = [sight.name(person) for person in one.missing]
    tail += [sight.say("cup-missing", people=missing)] if missing else []
    room = CONTENT - sum(len(line) + 1 for line in [*lines, *tail]) - 80
    for shown, table in enumerate(one.tables.values()):
        line = table_line(sight, one, table)
        if len(line) + 1 > room:
            lines.append(sight.say("cup-more-tables", count=len(one.tables) - shown))
            break
        room -= len(line) + 1
        lines.append(line)
    page = Page(shorten("\n".join([*lines, *tail]), CONTENT))
    page.mentions = [person for person in one.byes if person > 0]
    arg = str(one.number)
    page.rows = [
        [
            sight.button("cup_pairings", "cup-pairings", "👥", arg=arg),
            sight.button("cup_why", "cup-why", "❔", arg=arg),
            sight.button("cup_table", "cup-standings", "📊", arg="0"),
        ]
    ]
    return checked(page)


def table_line(sight: Sight, one: Round, table: Table) -> str:
    """A table in one line: people, or places once it has ended."""
    if table.outcome is None:
        people = " · ".join(sight.people(table))
        mark = "⚖️" if table.call is not None else "🎲"
        where = sight.place(table)
        more = f" {where}" if where else ""
        until = f" ⏳ {stamp(table.until, 'R')}" if table.until else ""
        return f"{mark} **{table.number}** {people}{more}{until}"
    points = {} if one.knockout else table_points(sight.cup, one, table)
    names = sight.people(table)
    told = []
    for at in sorted(range(len(table.seats)), key=table.outcome.place):
        worth = points.get(table.seats[at].person)
        behind = "" if worth is None else f" {written(worth)}"
        told.append(f"{table.outcome.place(at)}. {names[at]}{behind}")
    late = " ⌛" if table.outcome.modified else ""
    return f"🏁 **{table.number}** {' · '.join(told)}{late}"


def call_for_check_in(sight: Sight) -> Page:
    """Call everybody who has not checked in: for the start, or for the next round."""
    cup = sight.cup
    there = {one.person for one in cup.entrants.values() if one.checked_in}
    every = list(cup.entrants) if cup.phase == "open" else cup.playing
    called = [one for one in every if one not in there and one > 0][:60]
    people = [f"<@{one}>" for one in called]
    if cup.phase == "open":
        starts = cup.settings.starts_at
        when = stamp(starts, "R") if starts else "none"
        text = sight.say("cup-check-in-call", people=people or "none", when=when)
    else:
        about = {"round": len(cup.rounds) + 1, "people": people or "none"}
        text = sight.say("cup-check-in-round", **about)
    page = Page(shorten(text, CONTENT))
    page.mentions = called
    page.rows = [[sight.does("cup_check_in", "cup-check-in")]]
    return checked(page)


def news(sight: Sight, one: AnyDecision) -> Page | None:
    """What somebody decided and everybody should know; None for what shows elsewhere."""
    told = decided(sight, one)
    return None if told is None else checked(Page(shorten(told, CONTENT)))


def new_rules(sight: Sight, old: Settings, new: Settings) -> Page:
    """Rules that all organisers have agreed on after the start, told to everybody."""
    lines = [sight.say("cup-new-rules"), *changes_told(sight, old, new)]
    return checked(Page(shorten("\n".join(lines), CONTENT)))


def changes_told(sight: Sight, old: Settings, new: Settings) -> list[str]:
    """What two sets of rules differ in, a line each."""
    found = []
    for name, value in old:
        if getattr(new, name) != value:
            title = title_of(name, sight.words)
            both = [told(name, each, sight.words) for each in (value, getattr(new, name))]
            found.append(f"• {title}: {both[0]} → {both[1]}")
    return found


ANNOUNCED = (
    said.NoShow,
    said.Replaced,
    said.Corrected,
    said.Penalty,
    said.Disqualified,
    said.Extended,
    said.Unpaired,
    said.CutMade,
    said.Paused,
    said.Resumed,
)
"""Decisions that are told in a message of their own."""


def decided(sight: Sight, one: AnyDecision) -> str | None:
    """A decision in one line, for news and the list of decisions; None for what nobody may see."""
    if isinstance(one, said.KeptApart):
        return None
    about: dict[str, object] = {
        "by": "none" if one.by == MAESTER else sight.name(one.by),
        "reason": reason_of(one) or "none",
    }
    for field in ("person", "old", "new"):
        if hasattr(one, field):
            about[field] = sight.name(getattr(one, field))
    for field in ("round", "table", "hours"):
        if hasattr(one, field):
            about[field] = getattr(one, field)
    if isinstance(one, said.Penalty):
        about["points"] = countable(one.points)
    if isinstance(one, said.CutMade):
        about["people"] = [sight.name(person) for person in one.seeds]
    if isinstance(one, said.OrganiserNamed):
        about["allowed"] = one.allowed
    if isinstance(one, said.Agreed):
        about["yes"] = one.yes
    if isinstance(one, said.Wished):
        about["houses"] = [sight.house(house) for house in one.houses] or "none"
    if isinstance(one, said.Alarmed):
        about["about"] = one.about
    if isinstance(one, said.Result | said.Corrected):
        table = sight.cup.table(one.round, one.table)
        names = [] if table is None else [sight.name(seat.person) for seat in table.seats]
        about["places"] = order_told(one.outcome.places, names)
    return sight.words.tell(None, f"cup-did-{one.kind.replace('_', '-')}", about)


def audited(sight: Sight, one: AnyDecision) -> str | None:
    """A decision for the list of decisions: what `decided` says, by whom and why."""
    line = decided(sight, one)
    own = getattr(one, "person", None) == one.by
    if line is None or one.by == MAESTER or (own and not one.why):
        return line
    by, reason = sight.name(one.by), reason_of(one) or "none"
    if by in line and (reason == "none" or reason in line):
        return line
    about = {"line": line, "by": by, "reason": "none" if reason in line else reason}
    return sight.say("cup-audit-by", **about)


def order_told(places: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """Places in one line: who shares one stands together."""
    groups = [" = ".join(names[at] for at in group if at < len(names)) for group in places]
    return " > ".join(group for group in groups if group) or "–"


def sure(sight: Sight, text: str, verb: str, arg: str = "", *, ends: bool = True) -> Page:
    """A question before something that cannot be taken back."""
    style = ENDS if ends else DOES
    yes = button(Press(verb, 0, sight.number, arg), sight.say("cup-yes"), style)
    return checked(Page(shorten(text, CONTENT), rows=[[yes]]))
