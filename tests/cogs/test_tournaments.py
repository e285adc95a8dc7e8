"""Tournaments by commands: bad input, five hundred sign-ups, and what is shown how often."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.page import Page
from bot.discord_ui.tournaments import agreed, pages, personal, tables
from bot.discord_ui.tournaments.showing import BREATH, Showing
from bot.discord_ui.tournaments.sight import sight
from bot.kernel import Illegal
from bot.store import Store
from bot.text import LANGUAGES, words
from bot.tournaments import decisions as said
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import preset
from cogs import _tournament_field as field
from cogs import _tournament_lead as lead
from cogs import _tournament_new as making
from cogs import _tournament_people as people

from .fakes import ARYA, GUILD, HALL, context

PEOPLE = [10**17 + number for number in range(8)]
NAMES = ["Arya", "=1+1", "**bold** @everyone", "\u202eright to left", "🦊", "a" * 32, "B_an", "`x`"]
PLACES = "2 > 1"


@pytest.fixture(autouse=True)
def everybody_moderates(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever acts here may; who may not has tests of their own."""

    async def yes(*_: Any) -> bool:
        return True

    monkeypatch.setattr("cogs._tournaments.is_moderator", yes)
    monkeypatch.setattr("cogs._commands.is_moderator", yes)
    monkeypatch.setattr("cogs._tournament_new.the_guild", lambda _: SimpleNamespace(id=GUILD))


async def cup(bot: Maester, count: int = 4, **changes: Any) -> int:
    """A joust of Risk with so many people, in its thread."""
    settings = preset("risk", (2,), 2, "swiss").model_copy(update={"rounds": 2, "cut": 0} | changes)
    created = said.Created(by=ARYA, name="Joust *of* the Hand", settings=settings)
    cups = bot.host.tables.tournaments
    number = await cups.create(GUILD, HALL, created, thread=77)
    for person, name in zip(PEOPLE[:count], NAMES, strict=False):
        await bot.host.people.set_person(person, name=name)
        await cups.decide(number, said.SignedUp(by=person, person=person))
    return number


async def begun(bot: Maester, number: int) -> None:
    """Started, with a first round whose tables are open."""
    cups = bot.host.tables.tournaments
    await cups.decide(number, said.Started(by=ARYA, seed="lot"))
    await cups.decide(number, await cups.draw(number, "seed"))
    await bot.host.tables.deadlines.run_due()


async def proposed(bot: Maester, **typed: Any) -> Page:
    about: dict[str, Any] = {"name": "Cup", "game": "risk", "fmt": "swiss", "players": 8}
    about |= {key: typed.pop(key) for key in list(typed) if key in about}
    return await making.propose(
        context(bot, ARYA), about["name"], about["game"], about["fmt"], about["players"], typed
    )


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ({"players": 1}, "tournament-too-few"),
        ({"most": 1}, "tournament-most"),
        ({"players": 4, "cut": 8}, "tournament-cut-larger-than-field"),
        ({"most": 8, "cut": 16}, "tournament-cut-too-large"),
        ({"hours": 0}, "tournament-hours"),
        ({"hours": 10**6}, "tournament-hours"),
        ({"hours": -1}, "tournament-number"),
        ({"rounds": 0}, "tournament-rounds"),
        ({"rounds": 99}, "tournament-rounds"),
        ({"fmt": "pods", "target": 9}, "tournament-target"),
        ({"game": "iron_throne"}, "tournament-format-needs-two"),
        ({"game": "chess"}, "table-unknown-game"),
        ({"name": "   "}, "tournament-name"),
    ],
)
async def test_a_tournament_that_cannot_be_is_refused_and_nothing_is_made(
    bot: Maester, typed: dict[str, Any], reason: str
) -> None:
    with pytest.raises(Illegal) as caught:
        await proposed(bot, **typed)
    assert caught.value.reason == reason
    for language in LANGUAGES:
        told = words(language).illegal(None, caught.value)
        assert told
        assert "\n" not in told
    assert await bot.host.tables.tournaments.of_guild(GUILD) == []


async def test_seven_for_a_dance_of_six_says_who_sits_out(bot: Maester) -> None:
    """Requirement 22."""
    page = await proposed(bot, game="board_game", fmt="pods", players=7, target=6, cut=0)
    assert "Dry run for 7 people" in page.content
    page = await proposed(bot, game="risk", fmt="pods", players=13, target=4, cut=4)
    assert "threads at once" in page.content


async def test_a_night_of_short_rounds_can_be_proposed(bot: Maester) -> None:
    page = await proposed(bot, hours=3)
    assert "A round lasts 3 hours" in page.content
    assert "not answered at all after one hour" in page.content


async def test_the_rules_of_a_bracket_say_nothing_that_it_has_not(bot: Maester) -> None:
    page = await proposed(bot, fmt="elimination")
    assert "Knock-out from the start. A round lasts 7 days." in page.content
    for word in ("go on into", "No cut", "Equal points", "Sitting out", "Late entry", "Win 5"):
        assert word not in page.content


async def refusal(work: Awaitable[Any]) -> str:
    with pytest.raises(Illegal) as caught:
        await work
    return caught.value.reason


async def test_bad_results_are_refused_one_sentence_each(bot: Maester) -> None:
    number = await cup(bot)
    boss = context(bot, ARYA)
    assert await refusal(lead.result(boss, number, "1", PLACES, "")) == "tournament-no-such-table"
    await begun(bot, number)
    before = len((await bot.host.tables.tournaments.get(number)).decisions)
    for table, places, reason in (
        ("9", PLACES, "tournament-no-such-table"),
        ("4/1", PLACES, "tournament-no-such-table"),
        ("one", PLACES, "tournament-number"),
        ("1/1", "1", "tournament-places"),
        ("1/1", "1 1", "tournament-places"),
        ("1/1", "1 2 3", "tournament-places"),
        ("1/1", "1 > Nobody Here", "text-not-understood"),
    ):
        assert await refusal(lead.result(boss, number, table, places, "")) == reason, places
    assert len((await bot.host.tables.tournaments.get(number)).decisions) == before
    preview = await lead.result(boss, number, "1/1", "2 > 1", "")
    assert preview.rows
    confirm = context(bot, ARYA)
    await lead.confirm(confirm, number, "p1")
    assert await refusal(lead.confirm(confirm, number, "p1")) == "tournament-table-ended"
    again = await refusal(lead.result(boss, number, "1/1", "1 > 2", ""))
    assert again == "tournament-needs-reason"
    assert await refusal(lead.confirm(context(bot, 5), number, "p1")) == "tournament-preview-gone"


@pytest.mark.parametrize("typed", ["1 = 2", "1=2", "2 =1"])
async def test_a_shared_place_however_it_is_typed(bot: Maester, typed: str) -> None:
    number = await cup(bot, 2)
    await begun(bot, number)
    await lead.result(context(bot, ARYA), number, "1/1", typed, "")
    await lead.confirm(context(bot, ARYA), number, "p1")
    outcome = (await bot.host.tables.tournaments.get(number)).rounds[0].tables[1].outcome
    assert outcome is not None
    assert [sorted(group) for group in outcome.places] == [[0, 1]]


async def test_the_same_person_twice_and_somebody_who_is_not_there(bot: Maester) -> None:
    number = await cup(bot)
    assert await refusal(people.join(context(bot, PEOPLE[0]), number)) == "tournament-in-already"
    assert await refusal(people.leave(context(bot, 5), number)) == "tournament-not-signed-up"
    unasked = await refusal(people.check_in(context(bot, PEOPLE[0]), number))
    assert unasked == "tournament-no-check-in"
    await begun(bot, number)
    boss = context(bot, ARYA)
    for work in (
        field.drop(boss, number, 5),
        field.penalise(boss, number, 5, "1", "late"),
        field.disqualify(boss, number, 5, "late"),
    ):
        assert await refusal(work) == "tournament-not-entered"
    assert await refusal(field.absent(boss, number, 5)) == "tournament-not-playing-now"
    assert await refusal(field.penalise(boss, number, PEOPLE[0], "-1", "x")) == "tournament-penalty"
    assert await refusal(field.penalise(boss, number, PEOPLE[0], "1", " ")) == (
        "tournament-needs-reason"
    )
    assert await refusal(people.deck(context(bot, PEOPLE[0]), number)) == "tournament-no-decks"


class Channel:
    """A thread that counts what is posted and edited in it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.edits: list[int] = []

    async def send(self, **arguments: Any) -> Any:
        self.sent.append(arguments)
        return SimpleNamespace(id=len(self.sent))

    def get_partial_message(self, number: int) -> Any:
        async def edit(**_: Any) -> None:
            self.edits.append(number)

        return SimpleNamespace(edit=edit)


@pytest.mark.sqlite
async def test_five_hundred_sign_ups_in_a_minute(
    bot: Maester, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requirement 9: all answered, in order, the head edited at most every five seconds."""
    now = [1_800_000_000_000]
    monkeypatch.setattr(store, "clock", lambda: now[0])
    number = await cup(bot, 0, most=400)
    channel = Channel()
    client: Any = SimpleNamespace(get_partial_messageable=lambda _: channel, user=None)
    showing = Showing(client, bot.host)
    crowd = [10**17 + one for one in range(500)]
    answers: list[Page] = []
    for start in range(0, 500, 25):
        batch = crowd[start : start + 25]
        works = (people.join(context(bot, person), number) for person in batch)
        answers += await asyncio.gather(*works)
        await showing.show_due()
        now[0] += 3_000
    for _ in range(3):
        now[0] += BREATH
        await showing.show_due()
    found = await bot.host.tables.tournaments.get(number)
    assert list(found.entrants) == crowd
    for place, answer in enumerate(answers, 1):
        if place <= 400:
            assert f"as number {place}." in answer.content
        else:
            assert f"waiting list, at place {place - 400}." in answer.content
    assert len(channel.sent) == 1
    assert 1 <= len(channel.edits) <= 60_000 // BREATH + 1
    assert "400 of 400 people, 100 waiting" in pages.head(await sight(bot.host, number)).content


async def test_what_is_decided_while_it_is_shown_is_shown_next(
    bot: Maester, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tournament goes on while its post is written; the next look catches up."""
    now = [1_800_000_000_000]
    monkeypatch.setattr(store, "clock", lambda: now[0])
    number, channel = await cup(bot, 2), Channel()
    cups = bot.host.tables.tournaments
    real = channel.send

    async def send(**arguments: Any) -> Any:
        await cups.decide(number, said.SignedUp(by=PEOPLE[2], person=PEOPLE[2]))
        return await real(**arguments)

    monkeypatch.setattr(channel, "send", send)
    client: Any = SimpleNamespace(get_partial_messageable=lambda _: channel, user=None)
    showing = Showing(client, bot.host)
    await showing.show_due()
    row = await cups.where(number)
    assert (row.shown, row.number) == (3, 4)
    now[0] += BREATH
    await showing.show_due()
    assert len(channel.edits) == 1
    assert (await cups.where(number)).shown == 4


async def test_nobody_is_called_twice_in_a_round(
    bot: Maester, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requirement 13: 24 people, four rounds; tables call their players once, which is not here."""
    now = [1_800_000_000_000]
    monkeypatch.setattr(store, "clock", lambda: now[0])
    number, channel = await cup(bot, 0, rounds=4), Channel()
    cups, crowd = bot.host.tables.tournaments, [10**17 + one for one in range(25)]
    for person in crowd:
        await cups.decide(number, said.SignedUp(by=person, person=person))
    await cups.decide(number, said.Started(by=ARYA, seed="lot"))
    client: Any = SimpleNamespace(
        get_partial_messageable=lambda _: channel, get_channel=lambda _: None, user=None
    )
    showing = Showing(client, bot.host)
    for at in range(1, 5):
        sent = len(channel.sent)
        await cups.decide(number, await cups.draw(number, f"seed {at}"))
        for table in list((await cups.get(number)).rounds[-1].tables):
            outcome = Outcome(places=[[0], [1]])
            end = said.Result(round=at, table=table, outcome=outcome)
            await cups.decide(number, end)
            now[0] += BREATH
            await showing.show_due()
        called = Counter(
            user.id for one in channel.sent[sent:] for user in one["allowed_mentions"].users or []
        )
        assert set(called.values()) <= {1}
        assert set(called) == set((await cups.get(number)).rounds[-1].byes)
    rounds = [one for one in channel.sent if one["content"].startswith("## Round")]
    assert len(rounds) == 4
    assert len(channel.sent) == 1 + 4 + 4, "the post, and for every round its tables and standings"


async def test_organisers_find_everybody_and_every_table(bot: Maester) -> None:
    """Tables that have ended come after those that play; people by name, in two lists."""
    number, cups = await cup(bot, 0), bot.host.tables.tournaments
    crowd = [10**17 + 900 - one for one in range(30)]
    for person in crowd:
        await bot.host.people.set_person(person, name=f"Knight {person - 10**17}")
        await cups.decide(number, said.SignedUp(by=person, person=person))
    await begun(bot, number)
    end = said.Result(round=1, table=1, outcome=Outcome(places=[[0], [1]]))
    await cups.decide(number, end)
    page = await lead.organise(context(bot, ARYA), number)
    lists: list[Any] = [item for row in page.rows for item in row if hasattr(item, "options")]
    tables_of, first, second = [[option.value for option in one.options] for one in lists]
    assert tables_of == [*(f"1/{table}" for table in range(2, 16)), "1/1"]
    assert [int(one) for one in [*first, *second]] == sorted(crowd)


async def test_the_post_says_when_it_goes_on(
    bot: Maester, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_800_000_000_000]
    monkeypatch.setattr(store, "clock", lambda: now[0])
    number, cups = await cup(bot, 2, rounds=1, break_hours=2), bot.host.tables.tournaments
    await begun(bot, number)
    assert "goes on" not in pages.head(await sight(bot.host, number)).content
    now[0] += 3_600_000
    end = said.Result(round=1, table=1, outcome=Outcome(places=[[0], [1]]))
    await cups.decide(number, end)
    due = (await cups.get(number)).decisions[-1].at + 7200
    assert f"goes on by itself <t:{due}:f>" in pages.head(await sight(bot.host, number)).content
    await cups.decide(number, said.Paused(by=ARYA))
    assert "goes on" not in pages.head(await sight(bot.host, number)).content


async def test_every_page_in_both_languages_with_names_of_all_kinds(bot: Maester) -> None:
    number = await cup(bot, 8)
    await begun(bot, number)
    cups = bot.host.tables.tournaments
    at = {"round": 1, "table": 1}
    first = (await cups.get(number)).rounds[0].tables[1].people
    await cups.decide(number, said.JudgeCalled(by=first[0], why="*why*", **at))
    await cups.decide(number, said.Ruled(by=ARYA, why="so", **at))
    await cups.decide(number, said.Penalty(by=ARYA, person=first[0], points=1, why="late"))
    await cups.decide(number, said.Dropped(by=first[1], person=first[1]))
    for language in LANGUAGES:
        found = await sight(bot.host, number, words(language))
        shown = [
            pages.head(found),
            pages.round_page(found, found.cup.rounds[0]),
            await tables.standings_page(None, found, 0, first[0]),
            tables.pairings_page(found),
            personal.mine(found, first[0]),
            personal.why(found, first[0]),
            agreed.rules_page(found),
        ]
        told = [pages.decided(found, one) for one in found.cup.decisions]
        assert all(told)
        for page in shown:
            assert page.content
            assert "@everyone" not in page.content
            assert "\u202e" not in page.content
        lines = tables.standings_lines(found, 0)
        sheet = tables.standings_sheet(found, 0)
        for line, row in zip(lines, sheet.rows, strict=True):
            assert line.startswith(f"{row.place}.")
            assert row.points in line


@pytest.mark.parametrize(("count", "pictures"), [(2, 1), (8, 1), (13, 3), (32, 3)])
async def test_a_bracket_in_pieces_for_phones(bot: Maester, count: int, pictures: int) -> None:
    """Requirement 15: every name once in the first round, at most four pictures for 32."""
    settings = preset("risk", (2,), 2, "elimination")
    cups = bot.host.tables.tournaments
    number = await cups.create(
        GUILD, HALL, said.Created(by=ARYA, name="Cup", settings=settings), thread=78
    )
    crowd = [10**17 + one for one in range(count)]
    for person in crowd:
        await bot.host.people.set_person(person, name=f"Knight {person - 10**17}")
        await cups.decide(number, said.SignedUp(by=person, person=person))
    await cups.decide(number, said.Started(by=ARYA, seed="lot"))
    await cups.decide(number, await cups.draw(number, "seed"))
    sheets = tables.bracket_sheets(await sight(bot.host, number))
    assert len(sheets) == pictures
    named = [
        name
        for sheet in sheets[: max(1, pictures - (pictures > 1))]
        for match in sheet.rounds[0]
        for name in match.names
        if name.startswith("Knight")
    ]
    assert sorted(named) == sorted(f"Knight {number}" for number in range(count))
    assert all(len(sheet.rounds[0]) <= 8 for sheet in sheets)


async def test_whoever_is_knocked_out_is_told_so(bot: Maester) -> None:
    number = await cup(bot, 4, format="elimination", rounds=None)
    await begun(bot, number)
    cups = bot.host.tables.tournaments
    winner, loser = (await cups.get(number)).rounds[0].tables[1].people
    end = said.Result(round=1, table=1, outcome=Outcome(places=[[0], [1]]))
    await cups.decide(number, end)
    found = await sight(bot.host, number)
    gone = "goes on without you"
    assert gone in personal.mine(found, loser).content
    others = [one for one in found.cup.playing if one != loser]
    assert winner in others
    assert not any(gone in personal.mine(found, one).content for one in others)
    page = await tables.standings_page(None, found, 0)
    assert "how far everybody came" in page.content
    assert "head to head" not in page.content


async def test_the_list_of_decisions_says_by_whom_and_why(bot: Maester) -> None:
    """Requirement 16."""
    number = await cup(bot)
    await bot.host.people.set_person(ARYA, name="Ser Arya")
    await begun(bot, number)
    await lead.result(context(bot, ARYA), number, "1/1", "2 > 1", "played at home")
    await lead.confirm(context(bot, ARYA), number, "p1")
    cups = bot.host.tables.tournaments
    await cups.decide(number, said.Paused(by=ARYA, why="storm"))
    long = said.Penalty(by=ARYA, person=PEOPLE[1], points=1, why="late " * 60)
    for _ in range(14):
        await cups.decide(number, long)
    page = await people.audit(context(bot, ARYA), number)
    assert len(page.content) <= 2000
    assert page.content.count("Ser Arya: ⚠️ =1+1 loses one point: late late") == 12
    page = await people.audit(context(bot, ARYA), number, 4)
    assert "Ser Arya: The tournament has started." in page.content
    assert re.search(r"Ser Arya: Table 1 of round 1: .+ \(played at home\)", page.content)
    assert "storm" in page.content
    assert "f> Arya has signed up." in (await people.audit(context(bot, ARYA), number, 0)).content


async def test_what_cannot_be_taken_back_is_asked_back(bot: Maester) -> None:
    number = await cup(bot)
    await begun(bot, number)
    boss, cups = context(bot, ARYA), bot.host.tables.tournaments
    before = len((await cups.get(number)).decisions)
    for work in (
        field.drop(boss, number, PEOPLE[0]),
        field.absent(boss, number, PEOPLE[1]),
        lead.cancel(boss, number, "rain"),
        lead.unpair(boss, number),
    ):
        page = await work
        ids = [str(getattr(item, "custom_id", "")) for row in page.rows for item in row]
        assert any(".cup_confirm." in one for one in ids)
    assert len((await cups.get(number)).decisions) == before
    await lead.confirm(boss, number, "p1")
    assert (await cups.get(number)).entrants[PEOPLE[0]].status == "dropped"
    assert await refusal(lead.unpair(boss, number)) == "tournament-round-has-results"
