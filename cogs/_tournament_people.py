"""What everybody does in a tournament: sign up, check in, hand in a deck, look, call a judge."""

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.decks import OWN, READY, faults_told, kept, pools, ready
from bot.discord_ui.page import CONTENT, SELECT_OPTIONS, Page, Press, checked, select, shorten
from bot.discord_ui.tournaments import pages, personal, tables
from bot.discord_ui.tournaments.agreed import rules_page
from bot.kernel import Illegal
from bot.reader.single import find
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.settings import Settings
from bot.tournaments.tournament import Tournament
from cogs._tournaments import decide, form, seen, told

AUDITED, LONGEST_LINE = 12, 140
"""Decisions on a page of their list, and letters of each: together they fit one message."""


async def join(context: Context, number: int) -> Page:
    """Sign up; after the start, join late or come back."""
    user = context.user_id
    cup = await context.host.tables.tournaments.get(number)
    entrant = cup.entrants.get(user)
    await context.host.people.set_person(user, name=context.person.name)
    about = {"by": user, "person": user}
    if entrant is not None and entrant.status == "dropped":
        await decide(context, number, said.Rejoined(**about))
        return told(context, "cup-rejoined")
    if entrant is not None and entrant.status in ("signed_up", "playing"):
        raise Refused("tournament-in-already")
    await _check_conditions(context, cup.settings)
    if cup.phase != "open":
        await decide(context, number, said.JoinedLate(**about))
        return told(context, "cup-joined-late")
    cup = await decide(context, number, said.SignedUp(**about))
    return told(context, "cup-joined", **_place(cup, user), **_todo(cup))


def _place(cup: Tournament, user: int) -> dict[str, object]:
    waiting = cup.waiting
    waits = user in waiting
    place = (waiting if waits else list(cup.entrants)).index(user) + 1
    return {"place": place, "waits": waits}


def _todo(cup: Tournament) -> dict[str, object]:
    return {"deck": cup.settings.decks, "check": cup.settings.check_in}


async def _check_conditions(context: Context, settings: Settings) -> None:
    """Raise Illegal for somebody without the role, new on the server, or with another rating."""
    member = context.interaction.user
    await _check_rating(context, settings)
    if settings.role is None and not settings.member_days:
        return
    if not isinstance(member, discord.Member):
        raise Illegal("server-only")
    if settings.role is not None and all(role.id != settings.role for role in member.roles):
        raise Illegal("tournament-needs-role", role=f"<@&{settings.role}>")
    since = member.joined_at
    if settings.member_days and since is not None:
        now = context.host.tables.store.clock() / 1000
        if now - since.timestamp() < settings.member_days * 86400:
            raise Illegal("tournament-needs-days", days=settings.member_days)


async def _check_rating(context: Context, settings: Settings) -> None:
    low, high = settings.rating_from, settings.rating_to
    if low is None and high is None:
        return
    guild, tables = context.interaction.guild_id, context.host.tables
    found = (await tables.ratings.of_guild(guild or 0, settings.game)).get(context.user_id)
    shown = None if found is None else found.shown_at(tables.store.clock() // 1000)
    if shown is None and low is None:
        return
    if shown is None or shown < (low or 0) or (high is not None and shown > high):
        raise Illegal(
            "tournament-needs-rating",
            kind="least" if high is None else "most" if low is None else "between",
            low=str(low or 0),
            high=str(high or 0),
            own="none" if shown is None else str(shown),
        )


def _check_entered(cup: Tournament, user: int) -> None:
    """Raise Refused for somebody who has not signed up."""
    if user not in cup.entrants:
        raise Refused("tournament-not-signed-up")


async def leave(context: Context, number: int, *, sure: bool = False) -> Page:
    """Stop; after the start that is asked back."""
    found = await seen(context, number)
    user = context.user_id
    _check_entered(found.cup, user)
    if found.cup.phase == "running" and not sure:
        current = found.cup.current
        table = None if current is None else current.table_of(user)
        plays = table is not None and table.outcome is None
        asked = found.say("cup-leave-sure", plays=plays, back=found.cup.way_back)
        return pages.sure(found, asked, "cup_leave_sure")
    await decide(context, number, said.Dropped(by=user, person=user))
    return told(context, "cup-left")


async def check_in(context: Context, number: int) -> Page:
    """Say that one is there."""
    user = context.user_id
    found = await seen(context, number)
    if not found.checks_in:
        raise Refused("tournament-no-check-in")
    _check_entered(found.cup, user)
    await decide(context, number, said.CheckedIn(by=user, person=user))
    return told(context, "cup-checked-in")


async def wish(context: Context, number: int, typed: str | None = None, note: str = "") -> Page:
    """Say which houses one would like; without any, show what one has said, and the houses."""
    found = await seen(context, number)
    cup, user = found.cup, context.user_id
    if not cup.settings.wishes or not cup.settings.houses:
        raise Refused("tournament-no-wishes")
    _check_entered(cup, user)
    entrant = cup.entrants[user]
    known = {one: found.house(one) for one in houses_of(cup.settings)}
    if typed is not None:
        parts = [part for part in typed.replace(";", ",").split(",") if part.strip()]
        return await _take_wish(context, number, [find(part, known) for part in parts])
    told_of = [known[one] for one in entrant.wishes if one in known]
    state = found.say("cup-wishes", houses=told_of or "none")
    page = Page("\n".join(part for part in (note, state) if part))
    offered = [(one, name, "") for one, name in known.items()][:SELECT_OPTIONS]
    press, chosen = Press("cup_wish_take", 0, number), set(entrant.wishes)
    hint = found.say("cup-pick-houses")
    page.rows = [[select(press, hint, offered, least=0, most=len(offered), chosen=chosen)]]
    return checked(page)


async def _take_wish(context: Context, number: int, houses: list[str]) -> Page:
    user, wanted = context.user_id, list(dict.fromkeys(houses))
    await decide(context, number, said.Wished(by=user, person=user, houses=wanted))
    return await wish(context, number, note=context.person.words.say("cup-wished"))


async def take_wish(context: Context, number: int) -> Page:
    """Note the houses that were picked."""
    return await _take_wish(context, number, list(context.values))


def houses_of(settings: Settings) -> list[str]:
    """Every house of a tournament's tables."""
    return list(dict.fromkeys(one for houses in settings.houses.values() for one in houses))


async def mine(context: Context, number: int) -> Page:
    """Where one stands, plays, and what one needs."""
    return personal.mine(await seen(context, number), context.user_id)


async def standings(context: Context, number: int, first: int = 0) -> Page:
    """Show the standings as a picture and in words."""
    found = await seen(context, number)
    studio = context.host.studio_for(context.user_id)
    return await tables.standings_page(studio, found, first, context.user_id)


async def bracket(context: Context, number: int) -> Page:
    """Show the bracket."""
    studio = context.host.studio_for(context.user_id)
    return await tables.bracket_page(studio, await seen(context, number))


async def pairings(context: Context, number: int, which: int | None = None, first: int = 0) -> Page:
    """Show who sits where."""
    return tables.pairings_page(await seen(context, number), which, first)


async def why(context: Context, number: int, which: int | None = None) -> Page:
    """Say why one sits where one sits."""
    return personal.why(await seen(context, number), context.user_id, which)


async def rules(context: Context, number: int, first: int = 0) -> Page:
    """Show the rules as agreed."""
    return rules_page(await seen(context, number), first)


async def audit(context: Context, number: int, first: int | None = None) -> Page:
    """Show what was decided, by whom and why, newest last."""
    found = await seen(context, number)
    told_of = [
        (at, line)
        for at, one in enumerate(found.cup.decisions, 1)
        if (line := pages.audited(found, one)) is not None
    ]
    count = len(told_of)
    start = max(0, count - AUDITED) if first is None else max(0, min(first, count - 1))
    lines = [found.say("cup-audit-title", title=found.title)]
    for at, line in told_of[start : start + AUDITED]:
        made = found.cup.decisions[at - 1].at
        lines.append(f"{at}. {pages.stamp(made, 'f')} {shorten(line, LONGEST_LINE)}")
    page = Page(shorten("\n".join(lines), CONTENT))
    if start:
        arg = str(max(0, start - AUDITED))
        page.rows = [[found.button("cup_audit_at", "cup-before", "◀️", arg=arg)]]
    return checked(page)


async def judge_form(context: Context, number: int) -> discord.ui.Modal:
    """A form to say what a judge is needed for."""
    _own_table(await context.host.tables.tournaments.get(number), context.user_id)
    fields = (("why", "cup-form-why", "cup-form-judge-note", True),)
    return form(context, Press("cup_judge_why", 0, number), "cup-judge", *fields)


def _own_table(cup: Tournament, user: int) -> tuple[int, int]:
    """Return round and number of the table at which one plays now."""
    for table in reversed(list(cup.tables())):
        holders = [seat.substitute or seat.person for seat in table.seats]
        if table.outcome is None and user in holders:
            return table.round, table.number
    raise Illegal("tournament-no-own-table")


async def judge(context: Context, number: int, reason: str) -> Page:
    """Call a judge to one's table; its game is paused until the ruling."""
    cup = await context.host.tables.tournaments.get(number)
    at, table = _own_table(cup, context.user_id)
    about = {"by": context.user_id, "round": at, "table": table, "why": reason}
    await decide(context, number, said.JudgeCalled(**about))
    return told(context, "cup-called")


async def deck(context: Context, number: int, note: str = "") -> Page:
    """The decks one can hand in, and whether one has."""
    found = await seen(context, number)
    cup, user, words = found.cup, context.user_id, context.person.words
    game = cup.settings.game
    if not cup.settings.decks or game not in pools():
        raise Refused("tournament-no-decks")
    if cup.phase != "open":
        raise Refused("tournament-has-started")
    _check_entered(cup, user)
    state = "cup-deck-in" if cup.entrants[user].deck else "cup-deck-missing"
    page = Page("\n".join(part for part in (note, found.say(state)) if part))
    offered = [(f"{READY}:{one}", ready(game, one, words).name, "") for one in pools()[game].ready]
    press = Press("cup_deck_take", 0, number, READY)
    page.rows = [[select(press, words.say("deck-choose-ready"), offered[:SELECT_OPTIONS])]]
    rows = await context.host.tables.decks.visible(user, None, [game])
    mine = [(f"{OWN}:{row.id}", row.name, "") for row in rows if row.user_id == user]
    if mine:
        press = Press("cup_deck_take", 0, number, OWN)
        own = select(press, words.say("deck-choose-own"), mine[:SELECT_OPTIONS])
        page.rows.append([own])
    return checked(page)


async def take_deck(context: Context, number: int) -> Page:
    """Hand in the deck that was picked; one that breaks a rule is not taken."""
    cup = await context.host.tables.tournaments.get(number)
    game, words = cup.settings.game, context.person.words
    kind, _, key = next(iter(context.values), "").partition(":")
    if kind == READY and game in pools() and key in pools()[game].decks:
        held = ready(game, key, words)
    elif kind == OWN and key.isascii() and key.isdecimal() and len(key) < 18:
        row = await context.host.tables.decks.get(int(key), context.user_id, None)
        held = kept(row)
    else:
        raise Illegal("deck-unknown")
    if held.game != game:
        raise Illegal("deck-unknown")
    faults = [] if held.ready else faults_told(held, words)
    if faults:
        note = "\n".join([f"⚠️ {words.say('deck-bad-choice')} **{held.name}**", *faults])
        return await deck(context, number, shorten(note, 1500))
    await context.host.tables.tournaments.hand_in(number, context.user_id, held.brought)
    return await deck(context, number, words.say("cup-deck-kept", deck=held.name))
