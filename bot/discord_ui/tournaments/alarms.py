"""What organisers alone are told: tables that still play, calls for a judge, who stops, alarms."""

from bot.discord_ui.page import (
    AWAY,
    CONTENT,
    DOES,
    ENDS,
    Page,
    Press,
    button,
    checked,
    shorten,
)
from bot.discord_ui.tournaments.pages import changes_told, decided, stamp
from bot.discord_ui.tournaments.sight import Sight, reason_of
from bot.tournaments import decisions as said
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.plain import Person

TOLD = (
    said.Dropped,
    said.NoShow,
    said.JoinedLate,
    said.Rejoined,
    said.Departed,
    said.Returned,
)
"""Decisions about people that organisers should know of; nobody is called for them."""

MOST_TABLES = 30


def calling(sight: Sight, page: Page, without: set[Person] | None = None) -> str:
    """Have a page call the organisers, or moderators where none is left; return who is called."""
    people = [one for one in sight.leaders if one not in (without or set())]
    if not people and sight.moderators is not None:
        page.role = sight.moderators
        return f"<@&{sight.moderators}>"
    page.mentions = people
    return ", ".join(f"<@{one}>" for one in people) or sight.say("cup-organisers-word")


def welcome(sight: Sight) -> Page:
    """The first message of the organisers' thread."""
    place = f"<#{sight.row.thread_id}>" if sight.row.thread_id else sight.title
    page = Page(sight.say("cup-staff", title=sight.title, place=place))
    page.rows = [[sight.button("cup_organise", "cup-organise", "⚙️")]]
    return checked(page)


def warning(sight: Sight, one: said.Warned) -> Page:
    """Tell organisers which tables still play, and whom they wait for."""
    current = sight.cup.rounds[one.round - 1]
    page = Page()
    lines = [
        sight.say(
            "cup-warning",
            people=calling(sight, page),
            round=one.round,
            left=stamp(current.ends, "R"),
            rule=sight.say(f"cup-unfinished-{sight.cup.settings.unfinished}"),
        )
    ]
    page.content = shorten("\n".join([*lines, *open_tables(sight, one.round)]), CONTENT)
    return checked(page)


def open_tables(sight: Sight, number: int) -> list[str]:
    """The tables of a round that still play, a line each, with whom they wait for."""
    lines = []
    for table in sight.cup.rounds[number - 1].open[:MOST_TABLES]:
        waiting = [sight.name(person) for person in sight.awaited.get(table.session or 0, [])]
        about = {"table": table.number, "people": waiting or "none", "where": sight.place(table)}
        lines.append(sight.say("cup-warning-table", **about))
    return lines


def call(sight: Sight, one: said.JudgeCalled, answer: said.Ruled | None) -> Page:
    """A call for a judge, and the ruling once there is one."""
    table = sight.cup.table(one.round, one.table)
    sitting: set[Person] = set(table.people) if table is not None else set()
    where = sight.place(table) if table is not None else ""
    about = {"round": one.round, "table": one.table, "where": where}
    lines = [sight.say("cup-call", user=f"<@{one.by}>", reason=reason_of(one) or "none", **about)]
    page = Page()
    if answer is not None:
        lines.append(
            sight.say("cup-ruling", user=f"<@{answer.by}>", reason=reason_of(answer) or "none")
        )
    elif table is not None and table.outcome is None and table.call is not None:
        lines.append(sight.say("cup-call-waits", people=calling(sight, page, sitting)))
        arg = f"{one.round}/{one.table}"
        rule = button(Press("cup_rule", 0, sight.number, arg), sight.say("cup-rule"), DOES)
        page.rows = [[rule]]
    page.content = shorten("\n".join(lines), CONTENT)
    return checked(page)


def alarm(sight: Sight, one: said.Alarmed) -> Page:
    """Something that needs organisers, and the way to do it."""
    page = Page()
    about = {"people": calling(sight, page), "round": one.round}
    lines = [sight.say(f"cup-alarm-{one.about}", **about)]
    if one.round:
        lines += open_tables(sight, one.round)
    page.content = shorten("\n".join(lines), CONTENT)
    page.rows = [[sight.button("cup_organise", "cup-organise", "⚙️")]]
    return checked(page)


def proposal(sight: Sight, one: said.Proposed, *, waits: bool) -> Page:
    """Rules that were proposed after the start, and buttons while they wait."""
    page = Page()
    lines = [sight.say("cup-proposal", by=sight.name(one.by))]
    if waits:
        waiting = sight.cup.undecided
        page.mentions = [person for person in waiting if person > 0]
        lines += changes_told(sight, sight.cup.settings, one.settings)
        lines.append(sight.say("cup-proposal-waits", people=[f"<@{one}>" for one in waiting]))
        at = sight.number
        page.rows = [
            [
                button(Press("cup_agree", 0, at), sight.say("cup-agree"), DOES),
                button(Press("cup_reject", 0, at), sight.say("cup-reject"), ENDS),
            ]
        ]
    page.content = shorten("\n".join(lines), CONTENT)
    return checked(page)


def note(sight: Sight, one: AnyDecision) -> Page:
    """Who stopped, came late or did not come, in one line."""
    page = Page(shorten(decided(sight, one) or "–", CONTENT))
    if isinstance(one, said.Departed):
        page.rows = [
            [
                button(
                    Press("cup_person_at", 0, sight.number, str(one.person)),
                    sight.say("cup-look-at"),
                    AWAY,
                )
            ]
        ]
    return checked(page)
