"""What organisers do about people: take in, take out, replace, penalise; with a preview."""

from bot.discord_ui.context import Context
from bot.discord_ui.page import (
    AWAY,
    DOES,
    ENDS,
    Page,
    Press,
    button,
    checked,
)
from bot.discord_ui.tournaments.sight import Sight
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.tournaments import decisions as said
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.editing import points as read_points
from bot.tournaments.errors import Refused
from bot.tournaments.plain import Person
from bot.tournaments.tournament import Table
from cogs._tournament_lead import asked_back
from cogs._tournaments import decide, led, told


async def about_person(context: Context, number: int, person: Person) -> Page:
    """One entrant, and what organisers can do about them."""
    found = await led(context, number)
    entrant = found.cup.entrants.get(person)
    if entrant is None:
        raise Refused("tournament-not-entered", user=label_of("user", person))
    page = Page(found.say("cup-person", name=found.name(person), status=entrant.status))
    arg = str(person)
    row = []
    if entrant.status != "dropped":
        row.append(button(Press("cup_drop", 0, number, arg), found.say("cup-drop"), ENDS))
    else:
        row.append(button(Press("cup_readd", 0, number, arg), found.say("cup-readd"), DOES))
    if found.cup.phase == "running":
        for verb, key in (
            ("cup_absent", "cup-absent"),
            ("cup_replace", "cup-replace"),
            ("cup_penalty", "cup-penalty"),
            ("cup_out", "cup-out"),
        ):
            row.append(button(Press(verb, 0, number, arg), found.say(key), AWAY))
    page.rows = [row]
    return checked(page)


async def drop(context: Context, number: int, person: Person) -> Page:
    """Take somebody out of the tournament; once it runs, this is asked back."""
    found = await led(context, number)
    decision = said.Dropped(by=context.user_id, person=person)
    if found.cup.phase == "running":
        return await asked_back(context, found, decision)
    await decide(context, number, decision)
    return told(context, "cup-dropped", user=f"<@{person}>")


async def add(context: Context, number: int, person: Person) -> Page:
    """Enter somebody, before or after the start; or let them come back."""
    found = await led(context, number)
    entrant = found.cup.entrants.get(person)
    about = {"by": context.user_id, "person": person}
    decision: AnyDecision = said.JoinedLate(**about)
    if entrant is not None and entrant.status == "dropped":
        decision = said.Rejoined(**about)
    elif found.cup.phase == "open":
        decision = said.SignedUp(**about)
    await decide(context, number, decision)
    return told(context, "cup-added", user=f"<@{person}>")


def _seated(found: Sight, person: Person) -> Table:
    """Return the open table at which somebody has a seat."""
    for table in reversed(list(found.cup.tables())):
        if table.outcome is None and person in table.people:
            return table
    raise Illegal("tournament-not-playing-now", user=label_of("user", person))


async def absent(context: Context, number: int, person: Person) -> Page:
    """Note that somebody did not come; this is asked back."""
    found = await led(context, number)
    table = _seated(found, person)
    about = {"by": context.user_id, "round": table.round, "table": table.number}
    return await asked_back(context, found, said.NoShow(**about, person=person))


async def replace(context: Context, number: int, old: Person, new: Person) -> Page:
    """Give somebody's seat to somebody else."""
    found = await led(context, number)
    table = _seated(found, old)
    about = {"by": context.user_id, "round": table.round, "table": table.number}
    await decide(context, number, said.Replaced(**about, old=old, new=new))
    return told(context, "cup-was-replaced", old=f"<@{old}>", new=f"<@{new}>")


async def apart(context: Context, number: int, one: Person, other: Person) -> Page:
    """Keep two people apart; nobody else is told."""
    await led(context, number)
    await decide(context, number, said.KeptApart(by=context.user_id, first=one, second=other))
    return told(context, "cup-apart", one=f"<@{one}>", other=f"<@{other}>")


async def penalise(context: Context, number: int, person: Person, typed: str, why: str) -> Page:
    """Warn somebody (0 points) or take points away."""
    await led(context, number)
    if not why.strip():
        raise Refused("tournament-needs-reason")
    about = {"by": context.user_id, "person": person, "why": why[: said.LONGEST]}
    await decide(context, number, said.Penalty(**about, points=read_points(typed)))
    return told(context, "cup-penalised", user=f"<@{person}>")


async def disqualify(context: Context, number: int, person: Person, why: str) -> Page:
    """Take somebody out for good; their points stand."""
    await led(context, number)
    about = {"by": context.user_id, "person": person, "why": why[: said.LONGEST]}
    await decide(context, number, said.Disqualified(**about))
    return told(context, "cup-disqualified", user=f"<@{person}>")


async def organiser(context: Context, number: int, person: Person, *, remove: bool) -> Page:
    """Name an organiser, or take the right back."""
    await led(context, number)
    about = {"by": context.user_id, "person": person, "allowed": not remove}
    await decide(context, number, said.OrganiserNamed(**about))
    key = "cup-organiser-gone" if remove else "cup-organiser-named"
    return told(context, key, user=f"<@{person}>")


async def call_in(context: Context, number: int) -> Page:
    """Call everybody who has not checked in."""
    await led(context, number)
    await decide(context, number, said.CheckInCalled(by=context.user_id))
    return told(context, "cup-called-in")
