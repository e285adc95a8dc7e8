"""What the lobby's message says: options that mean something, and room for more."""

from bot.discord_ui import pages, seating
from bot.discord_ui.client import Maester

from .fakes import ARYA, BRAN, GUILD, HALL, game


async def _lobby(bot: Maester, seats: int | None = None, **options: object) -> str:
    tables = bot.host.tables
    info = await tables.create(GUILD, HALL, ARYA, "risk", "War", options, seats=seats)
    return pages.lobby(await bot.host.desk(info.session.id)).content


async def test_a_skirmish_names_no_parts_of_dominion_it_is_played_without(bot: Maester) -> None:
    plain = await _lobby(bot)
    assert "unless Dominion" not in plain
    mixed = await _lobby(bot, gold=True)
    assert len(mixed.splitlines()) == len(plain.splitlines()) + 1


async def test_dominion_does_not_list_what_it_always_has(bot: Maester) -> None:
    plain, whole = await _lobby(bot), await _lobby(bot, mode="dominion", gold=True)
    assert len(whole.splitlines()) == len(plain.splitlines())


async def test_open_seats_are_one_line_and_as_many_as_usual(bot: Maester) -> None:
    assert "*4 open seats* (2 to 5 can play)" in await _lobby(bot)
    assert "*one open seat* (2 to 2 can play)" in await _lobby(bot, seats=2)
    assert "*6 open seats* (2 to 7 can play)" in await _lobby(bot, seats=7)


async def test_leaving_a_running_game_is_asked_once_more(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    page = seating.ask_leave(await bot.host.desk(number, user_id=ARYA))
    (row,) = page.rows
    ids = [str(getattr(item, "custom_id", "")) for item in row]
    assert ids == [f"m1.leave_game.{number}.0.", f"m1.panel_again.{number}.0."]
    info = await bot.host.tables.show(number)
    assert ARYA in [seat.user_id for seat in info.seats]
