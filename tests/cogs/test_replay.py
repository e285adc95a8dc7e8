"""Stepping through a game again: pages, eyes, files and the film at its end."""

import io
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot.discord_ui import replay
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.film import MOST_FRAMES, film_page, frames
from bot.discord_ui.page import Page, Press, decode
from bot.discord_ui.painter import Request, drawn
from bot.kernel import Illegal
from bot.table.replays import Outline, Round, Step
from bot.workshop.cli import main

from .fakes import ARYA, BRAN, CERSEI, context, game


class Painter:
    """Draws here and now."""

    def free(self, urgent: bool) -> bool:
        return True

    async def draw(self, request: Request) -> bytes | None:
        return drawn(request)


async def at(bot: Maester, user: int, number: int, *, guild: int | None = 10) -> Context:
    asked = context(bot, user, guild=guild)
    asked.press = Press(replay.OPEN, number)
    return asked


def pressed(bot: Maester, user: int, page: Page, label: str) -> Context:
    """Press what has this label on a page."""
    for row in page.rows:
        for item in row:
            if isinstance(item, discord.ui.Button) and label in (item.label or ""):
                assert not item.disabled
                asked = context(bot, user)
                asked.press = decode(str(item.custom_id))
                return asked
    raise AssertionError(f"no {label}")


@pytest.fixture
async def over(bot: Maester) -> int:
    """A game that was given up by the people, so that a stand-in won it."""
    bot.host.studio = Painter()
    number = await game(bot, ARYA, BRAN)
    await bot.host.tables.moves.concede(number, ARYA, "c1")
    await bot.host.tables.moves.concede(number, BRAN, "c2")
    assert (await bot.host.tables.queries.info(number)).session.status == "finished"
    return number


async def test_a_game_is_stepped_through_move_by_move(bot: Maester, over: int) -> None:
    page = await replay.open_replay(await at(bot, ARYA, over))
    seen = [page.content]
    while True:
        try:
            asked = pressed(bot, ARYA, page, "Move ▶")
        except AssertionError:
            break
        page = await replay.turn(asked)
        seen.append(page.content)
    assert len(seen) == len(set(seen)) > 2
    assert "the end" in seen[-1]
    assert page.files[0][1].startswith(b"\x89PNG")
    back = await replay.turn(pressed(bot, ARYA, page, "◀ Move"))
    assert back.content == seen[-2]


async def test_players_see_with_their_own_eyes_and_others_do_not(bot: Maester, over: int) -> None:
    page = await replay.open_replay(await at(bot, ARYA, over))
    own = await replay.turn(pressed(bot, ARYA, page, "Through my eyes"))
    assert "Through everybody's eyes" in str(own.rows[-1][0].to_component_dict())
    with pytest.raises(AssertionError):
        pressed(bot, CERSEI, await replay.open_replay(await at(bot, CERSEI, over)), "my eyes")
    forged = pressed(bot, CERSEI, page, "Through my eyes")
    with pytest.raises(Illegal, match="replay-not-your-seat"):
        await replay.turn(forged)


async def test_a_game_of_another_server_has_no_replay(bot: Maester, over: int) -> None:
    with pytest.raises(Illegal, match="table-unknown"):
        await replay.open_replay(await at(bot, CERSEI, over, guild=11))


@pytest.mark.parametrize("arg", ["", "0mp", "9xx4", "0mp99999999999", "0mp١", "0mp-4"])
async def test_a_forged_stop_is_refused(bot: Maester, over: int, arg: str) -> None:
    asked = await at(bot, ARYA, over)
    asked.press = Press(replay.VERB, over, 0, arg)
    with pytest.raises(Illegal, match="replay-no-such-move"):
        await replay.turn(asked)


async def test_a_stop_that_is_too_late_is_the_last_one(bot: Maester, over: int) -> None:
    asked = await at(bot, ARYA, over)
    asked.press = Press(replay.VERB, over, 0, "0mp99999")
    assert "the end" in (await replay.turn(asked)).content


async def test_a_round_is_found_by_its_number(bot: Maester, over: int) -> None:
    page = await replay.at_round(await at(bot, ARYA, over), 0)
    assert "after the set-up" in page.content
    with pytest.raises(Illegal, match="replay-no-such-round"):
        await replay.at_round(await at(bot, ARYA, over), 400)


async def test_a_game_as_a_file_is_told_in_the_terminal(
    bot: Maester, over: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = await replay.open_replay(await at(bot, ARYA, over))
    saved = await replay.save(pressed(bot, ARYA, page, "Save as a file"))
    name, data, _ = saved.files[0]
    file = tmp_path / name
    file.write_bytes(data)
    assert main(["replay", str(file), "--moves", "--pictures", str(tmp_path / "drawn")]) == 0
    told = capsys.readouterr().out
    assert "the end" in told
    assert "gives up" in told
    assert len(list((tmp_path / "drawn").glob("*.png"))) == told.count("A table")
    assert main(["replay", str(file), "--language", "de"]) == 0
    assert "gibt auf" in capsys.readouterr().out


def test_a_file_that_is_no_game_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.replay"
    file.write_bytes(b"no game")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["replay", str(tmp_path / "missing.replay")]) == 2


async def test_the_film_shows_the_end_of_every_round(bot: Maester) -> None:
    number = await game(bot, ARYA)
    await bot.host.tables.moves.concede(number, ARYA, "c1")
    desk = await bot.host.desk(number)
    outline = await bot.host.tables.replays.outline(desk.info, None)
    page = await film_page(Painter(), bot.host.tables.replays, desk)
    assert page is not None
    with Image.open(io.BytesIO(page.files[0][1])) as moving:
        assert getattr(moving, "n_frames", 1) == len(frames(outline)) > 3
    assert len(page.files[0][1]) < 4_000_000


def test_a_long_game_has_a_film_of_bounded_length() -> None:
    steps = tuple(Step(number, (), 0) for number in range(1, 301))
    outline = Outline(steps, tuple(Round(number, number) for number in range(1, 301)))
    chosen = frames(outline)
    assert len(set(chosen)) == MOST_FRAMES
    assert (chosen[0], chosen[-1]) == (1, 300)
