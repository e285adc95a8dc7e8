"""Organisers on Discord's wire: who may be one, settings, agreement, rounds drawn again, decks."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.decks import pools
from bot.discord_ui.tournaments.showing import BREATH
from bot.local.client import Json, Player, PlayerError, components
from bot.tournaments import decisions as said
from tests.e2e.conftest import Hours, Server
from tests.e2e.harness import maester
from tests.e2e.support import text_of, told
from tests.e2e.test_creating import becomes
from tests.e2e.test_tournament_troubles import begun, pressed_form
from tests.e2e.test_tournaments import NAMES, made, pressed

JOUST = {"name": "Joust", "game": "risk", "format": "swiss", "players": 4}


async def test_who_may_make_a_tournament(server: Server, database: Path) -> None:
    """Requirement 8: managers, and the role that is set for it; a proposal is one's own."""
    boss, davos, sansa = [await server.player(name) for name in ("arya", "davos", "sansa")]
    hall = server.channel("great-hall")
    role = server.standin.admin.create_role(server.guild_id, "Heralds")
    async with maester(server.standin, database) as bot:
        assert "moderators" in await text_of(davos, hall, "tournament new", **JOUST)
        await text_of(davos, hall, "settings server organisers", role=role.id)
        assert "moderators" in await text_of(davos, hall, "tournament new", **JOUST)
        await told(boss, hall, "settings server organisers", role=role.id)
        assert "moderators" in await text_of(davos, hall, "tournament new", **JOUST)
        server.standin.admin.set_roles(server.guild_id, davos.id, [role.id])
        proposal = await told(davos, hall, "tournament new", **JOUST)
        assert "Dry run" in proposal["content"]
        server.standin.admin.set_roles(server.guild_id, davos.id, [])
        await davos.press(proposal, "Create it")
        await davos.sees("moderators")
        assert await bot.host.tables.tournaments.of_guild(server.guild_id) == []
        server.standin.admin.set_roles(server.guild_id, davos.id, [role.id])
        thread, _ = await made(server, davos)
        assert "organisers" in await text_of(sansa, thread, "tournament start")
        assert "organisers" in await text_of(sansa, thread, "tournament organise")


async def chosen(player: Player, message: Json, value: str, /, **typed: str) -> Json:
    """Pick something from a list that opens a form, hand the form in, and read the answer."""
    lists = [part for part in components(message) if part.get("options")]
    found = next(one for one in lists if value in [o["value"] for o in one["options"]])
    outcome = await player.choose(message, found["custom_id"], value)
    assert outcome.modal is not None, value
    done = await player.submit(outcome.modal, typed)
    assert not done.failed
    assert done.message is not None
    return await player.settled(done.message)


async def test_a_proposal_is_changed_before_anything_is_made(
    server: Server, database: Path
) -> None:
    """Requirement 22: seven people and A Dance with Dragons, chosen from lists in German."""
    boss = await server.player("arya")
    hall = server.channel("great-hall")
    async with maester(server.standin, database) as bot:
        await told(boss, hall, "settings me language", language="de")
        about = {"name": "Tanz", "game": "board_game", "format": "pods", "players": 7, "cut": 6}
        proposal = await told(boss, hall, "tournament new", **about)
        assert "ein Tisch mit 4 und ein Tisch mit 3" in proposal["content"]
        await listed(boss, proposal, "option.expansion")
        await listed(boss, proposal, "dance_with_dragons")
        shown = boss.messages[int(proposal["id"])]
        assert "ein Tisch mit 6" in shown["content"]
        assert "In jeder Runde setzt jemand aus" in shown["content"]
        assert "A Dance with Dragons" in shown["content"]
        assert await bot.host.tables.tournaments.of_guild(server.guild_id) == []
        await chosen(boss, shown, "hours", value="30")
        shown = boss.messages[int(proposal["id"])]
        await boss.press(shown, _label(shown, "make"))
        await boss.sees("Tanz", channel=None)
        ((_, cup),) = await bot.host.tables.tournaments.of_guild(server.guild_id)
        assert cup.settings.sizes == (6,)
        assert (cup.settings.hours, cup.settings.extension) == (30, 7)


async def listed(player: Player, message: Json, value: str) -> None:
    """Pick something from one of a page's lists, which changes the page."""
    shown = player.messages[int(message["id"])]
    lists = [part for part in components(shown) if part.get("options")]
    found = next(one for one in lists if value in [o["value"] for o in one["options"]])
    outcome = await player.choose(shown, found["custom_id"], value)
    assert not outcome.failed
    await player.settled(shown)


async def test_settings_by_buttons_and_rules_that_all_have_to_agree_to(
    hours: Hours, database: Path
) -> None:
    """Requirements 5 and 23: before the start by one organiser, after it by all of them."""
    people = [await hours.player(name) for name in NAMES]
    boss, second = await hours.player("arya"), await hours.player("brienne")
    async with maester(hours.standin, database) as bot:
        cups = bot.host.tables.tournaments
        thread, head = await made(hours, boss)
        page = await pressed(boss, await pressed(boss, head, "Organise"), "Settings")
        await chosen(boss, page, "hours", value="36")
        assert (await cups.get(1)).settings.hours == 36
        page = await pressed(boss, await pressed(boss, head, "Organise"), "Settings")
        refused = await chosen(boss, page, "hours", value="0")
        assert "hour" in refused["content"]
        assert components(boss.messages[int(page["id"])]), "the settings are still there"
        assert (await cups.get(1)).settings.hours == 36
        await told(boss, thread, "tournament setup organiser", user=second.id)
        for player in people:
            await told(player, thread, "tournament join")
        await told(boss, thread, "tournament start")

        page = await pressed(boss, await pressed(boss, head, "Organise"), "Settings")
        assert "cut" not in str([one.get("options") for one in components(page)])
        answer = await chosen(boss, page, "hours", value="48")
        assert f"<@{second.id}>" in answer["content"]
        assert (await cups.get(1)).settings.hours == 36
        shown(hours, bot)
        asked = await second.until(lambda: _asked(second))
        with pytest.raises(PlayerError, match="Missing Access"):
            await people[0].press(asked, _label(asked, "agree"))
        await second.press(asked, _label(asked, "reject"))
        shown(hours, bot)
        await boss.until(lambda: not _waits(boss, asked))
        assert (await cups.get(1)).proposal is None
        assert (await cups.get(1)).settings.hours == 36

        await chosen(boss, page, "hours", value="50")
        shown(hours, bot)
        again = await second.until(lambda: _asked(second, asked))
        await second.press(again, _label(again, "agree"))
        assert (await cups.get(1)).settings.hours == 50
        shown(hours, bot)
        announced = await people[0].sees("50")
        assert announced["channel_id"] == thread, "everybody is told"


def shown(hours: Hours, bot: Maester) -> None:
    """Let so much time pass that messages are brought up to date."""
    hours.pass_by(bot, BREATH // 1000 + 1)
    bot.host.tables.tournaments.woken.set()


def _label(message: Json, verb: str) -> str:
    """The id of a message's button that does this."""
    ids = [str(one.get("custom_id", "")) for one in components(message)]
    return next(one for one in ids if f"cup_{verb}" in one)


def _waits(player: Player, message: Json) -> bool:
    return bool(components(player.messages[int(message["id"])]))


def _asked(player: Player, before: Json | None = None) -> Json | None:
    """A message with a button to agree, another one than before."""
    for one in player.messages.values():
        ids = [str(part.get("custom_id", "")) for part in components(one)]
        if (before is None or one["id"] != before["id"]) and any(
            "cup_agree" in part for part in ids
        ):
            return one
    return None


async def play_at_home(boss: Player, thread: str) -> None:
    """Enter results for both tables of the first round: the first of each wins."""
    for table in ("1/1", "1/2"):
        about = {"table": table, "places": "1 > 2", "reason": "played at home"}
        await pressed(boss, await told(boss, thread, "tournament result", **about), "Confirm")


async def test_a_round_is_drawn_again_after_a_correction(server: Server, database: Path) -> None:
    """Section 2.8: nobody has moved in the next round, so it can be taken back."""
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    async with maester(server.standin, database) as bot:
        cups = bot.host.tables.tournaments
        thread, _ = await begun(server, boss, people)
        await play_at_home(boss, thread)
        await pressed(boss, await told(boss, thread, "tournament next"), "Publish")
        await boss.sees("🏆 Round 2, table 2")
        old = [table.session for table in (await cups.get(1)).rounds[1].tables.values()]
        about = {"table": "1/1", "places": "2 > 1", "reason": "entered upside down"}
        preview = await told(boss, thread, "tournament result", **about)
        done = await pressed(boss, preview, "Confirm")
        assert "nobody has made a move" in done["content"]
        sure = await pressed(boss, done, "Take it back and draw again")
        await pressed(boss, sure, "Confirm")
        assert len((await cups.get(1)).rounds) == 1
        for session in old:
            assert session is not None
            assert (await bot.host.tables.queries.info(session)).session.status == "cancelled"
        await pressed(boss, await told(boss, thread, "tournament next"), "Publish")
        await becomes(lambda: _all_open(bot))
        new = [table.session for table in (await cups.get(1)).rounds[1].tables.values()]
        assert not set(new) & set(old)
        first, second = (await cups.get(1)).rounds
        winners = [first.tables[1].people[1], first.tables[2].people[0]]
        assert sorted(second.tables[1].people) in (
            sorted(winners),
            sorted(_others(people, winners)),
        )


async def test_two_are_exchanged_by_hand(server: Server, database: Path) -> None:
    """Requirement 12: what is wrong leaves the preview as it is; a rematch is seen and told."""
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    async with maester(server.standin, database) as bot:
        cups = bot.host.tables.tournaments
        thread, _ = await begun(server, boss, people)
        await play_at_home(boss, thread)
        draw = await told(boss, thread, "tournament next")
        assert "Nobody meets anybody again" in draw["content"]
        first = (await cups.get(1)).rounds[0]
        top = first.tables[1].people
        names = {player.id: name for player, name in zip(people, NAMES, strict=True)}
        for one, other in (("Davos", "davos"), ("Davos", "Nobody Here")):
            refused = await exchanged(boss, draw, one, other)
            assert refused["id"] != draw["id"]
            assert not refused["components"]
        assert boss.messages[int(draw["id"])]["components"], "the preview is still there"
        beside = (await _drawn(bot, boss, draw)).tables
        plan = next(t for t in beside if top[0] in [chair.person for chair in t.chairs])
        partner = next(chair.person for chair in plan.chairs if chair.person != top[0])
        again = await exchanged(boss, draw, names[partner], names[top[1]])
        assert "Nobody meets anybody again" not in again["content"]
        await pressed(boss, again, "Publish")
        player = next(one for one in people if one.id == top[0])
        why = await text_of(player, thread, "tournament why")
        assert "by hand" in why
        assert "have met before" in why


async def test_people_are_picked_from_a_list(server: Server, database: Path) -> None:
    """Requirements 5 and 21 by buttons: penalty, not come, replaced, out, taken in again."""
    people = [await server.player(name) for name in NAMES]
    boss, reserve = await server.player("arya"), await server.player("hodor")
    async with maester(server.standin, database) as bot:
        cups = bot.host.tables.tournaments
        thread, head = await begun(server, boss, people)
        first, second = [table.people for table in (await cups.get(1)).tables()]

        async def about(person: int) -> Json:
            page = await pressed(boss, head, "Organise")
            lists = [part for part in components(page) if part.get("options")]
            found = next(o for o in lists if str(person) in [v["value"] for v in o["options"]])
            outcome = await boss.choose(page, found["custom_id"], str(person))
            assert not outcome.failed
            return await boss.settled(outcome.message or page)

        await pressed_form(boss, await about(first[0]), "Penalty", points="1/2", why="slow")
        assert (await cups.get(1)).entrants[first[0]].penalty == Fraction(1, 2)
        await pressed(boss, await pressed(boss, await about(first[0]), "Did not come"), "Confirm")
        outcome = (await cups.get(1)).rounds[0].tables[1].outcome
        assert outcome is not None
        assert outcome.absent == [0]
        await told(reserve, thread, "tournament join")
        await pressed_form(boss, await about(second[1]), "Replace", new="Hodor")
        assert (await cups.get(1)).rounds[0].tables[2].seats[1].substitute == reserve.id
        await pressed(boss, await pressed(boss, await about(second[0]), "Take out"), "Confirm")
        assert (await cups.get(1)).entrants[second[0]].status == "dropped"
        await pressed(boss, await about(second[0]), "Let back in")
        assert (await cups.get(1)).entrants[second[0]].status == "playing"
        await pressed_form(boss, await about(first[1]), "Disqualify", why="collusion")
        assert (await cups.get(1)).entrants[first[1]].status == "out"


async def exchanged(boss: Player, draw: Json, one: str, other: str) -> Json:
    """Exchange two in the preview of a draw; the answer."""
    outcome = await boss.press(boss.messages[int(draw["id"])], "Swap two")
    assert outcome.modal is not None
    done = await boss.submit(outcome.modal, {"one": one, "other": other})
    assert not done.failed
    assert done.message is not None
    return await boss.settled(done.message)


async def _drawn(bot: Maester, boss: Player, draw: Json) -> said.Paired:
    """The round that a preview shows."""
    key = _label(boss.messages[int(draw["id"])], "publish").rpartition(".")[2]
    held = await bot.host.tables.tournaments.held(key, boss.id)
    return said.Paired.model_validate(held["decision"])


def _others(people: list[Player], some: list[int]) -> list[int]:
    return [one.id for one in people if one.id not in some]


async def _all_open(bot: Maester) -> bool:
    """Whether every table of the tournament has its game."""
    return all(one.session for one in (await bot.host.tables.tournaments.get(1)).tables())


@pytest.mark.parametrize("game", ["card_game_1e", "card_game_2e"])
async def test_a_deck_that_may_not_be_played_is_not_taken(
    server: Server, database: Path, game: str
) -> None:
    """Checked when it is handed in, in German; a ready one is taken, and locked at the start."""
    boss, davos, sansa = [await server.player(name) for name in ("arya", "davos", "sansa")]
    hall = server.channel("great-hall")
    async with maester(server.standin, database) as bot:
        cups, tables = bot.host.tables.tournaments, bot.host.tables
        await told(davos, hall, "settings me language", language="de")
        pool = pools()[game]
        ready = next(iter(pool.ready.values()))
        small = ready.model_copy(update={"draw": ready.draw[:5]}).plain()
        row = await tables.decks.add(davos.id, game, "Klein *aber* =1+1", small)
        thread, _ = await made(server, boss, game=game, players=2)
        for player in (davos, sansa):
            await told(player, thread, "tournament join")
        await davos.sees("Deck")
        page = await told(davos, thread, "tournament deck")
        answer = await picked(davos, page, f"own:{row.id}")
        assert "⚠️" in answer
        assert "Klein \\*aber\\*" in answer
        assert not (await cups.get(1)).entrants[davos.id].deck
        refused = await text_of(boss, thread, "tournament start")
        assert "2" in refused
        assert (await cups.get(1)).phase == "open"
        for player in (sansa, davos):
            page = await told(player, thread, "tournament deck")
            await picked(player, page, f"ready:{ready.id}")
            assert (await cups.get(1)).entrants[player.id].deck
        await told(boss, thread, "tournament start")
        assert (await cups.get(1)).phase == "running"
        before = (await cups.get(1)).entrants[davos.id].deck
        late = await picked(davos, page, f"ready:{list(pool.ready)[1]}")
        assert "hat begonnen" in late
        assert (await cups.get(1)).entrants[davos.id].deck == before
        await pressed(boss, await told(boss, thread, "tournament next"), "Publish")
        await boss.sees("🏆 Round 1, table 1")


async def picked(player: Player, page: Json, value: str) -> str:
    """Pick a deck; what the page says then."""
    lists = [part for part in components(page) if part.get("options")]
    found = next(one for one in lists if value in [o["value"] for o in one["options"]])
    outcome = await player.choose(page, found["custom_id"], value)
    assert not outcome.failed
    return str((await player.settled(outcome.message or page))["content"])
