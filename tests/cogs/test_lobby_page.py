"""What the lobby's message says: options that mean something, and room for more."""

from bot.discord_ui.client import Maester
from bot.discord_ui.lobby import ask_leave, lobby_page
from bot.discord_ui.page import decode

from .fakes import ARYA, BRAN, GUILD, HALL, game


async def _lobby(bot: Maester, seats: int | None = None, **options: object) -> str:
    tables = bot.host.tables
    info = await tables.lobby.create(GUILD, HALL, ARYA, "risk", "War", options, seats=seats)
    return lobby_page(await bot.host.desk(info.session.id)).content


async def test_only_the_first_option_and_what_is_not_as_usual_is_named(bot: Maester) -> None:
    plain = await _lobby(bot)
    assert "Rules: Skirmish" in plain
    assert "Equal points" not in plain
    changed = await _lobby(bot, ties="shared", gold=True)
    assert len(changed.splitlines()) == len(plain.splitlines()) + 2
    assert "Equal points: The victory is shared" in changed


async def test_dominion_does_not_list_what_it_always_has(bot: Maester) -> None:
    plain, whole = await _lobby(bot), await _lobby(bot, mode="dominion", gold=True)
    assert len(whole.splitlines()) == len(plain.splitlines())


async def test_open_seats_are_one_line_and_say_who_is_missing(bot: Maester) -> None:
    assert "*4 open seats* – one more player is needed" in await _lobby(bot)
    assert "*one open seat* – one more player is needed" in await _lobby(bot, seats=2)
    tables = bot.host.tables
    number = (await tables.lobby.create(GUILD, HALL, ARYA, "risk", "War", {}, seats=3)).session.id
    await tables.lobby.join(number, BRAN)
    said = lobby_page(await bot.host.desk(number)).content
    assert "*one open seat* – enough players to start" in said


async def test_a_full_table_offers_the_start_first_and_no_stand_ins(bot: Maester) -> None:
    tables = bot.host.tables
    number = (await tables.lobby.create(GUILD, HALL, ARYA, "risk", "War", {}, seats=2)).session.id
    assert await _verbs(bot, number) == ["join", "fill", "start", "leave", "options", "rules"]
    await tables.lobby.fill_with_standins(number, ARYA)
    assert await _verbs(bot, number) == ["start", "join", "leave", "options", "rules"]
    await tables.lobby.join(number, BRAN)
    assert await _verbs(bot, number) == ["start", "leave", "options", "rules"]
    assert "All seats are taken" in lobby_page(await bot.host.desk(number)).content


async def _verbs(bot: Maester, number: int) -> list[str]:
    rows = lobby_page(await bot.host.desk(number)).rows
    return [decode(str(getattr(item, "custom_id", ""))).verb for row in rows for item in row]


async def test_leaving_a_running_game_is_asked_once_more(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    page = ask_leave(await bot.host.desk(number, user_id=ARYA))
    (row,) = page.rows
    ids = [str(getattr(item, "custom_id", "")) for item in row]
    assert ids == [f"m1.leave_game.{number}.0.", f"m1.panel_again.{number}.0."]
    info = await bot.host.tables.queries.info(number)
    assert ARYA in [seat.user_id for seat in info.seats]
