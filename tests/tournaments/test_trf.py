"""TRF files: what a chess pairing program reads in them is what was played."""

from pathlib import Path

import pytest
from py4swiss.trf import TrfParser

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.pairing import pair
from bot.tournaments.replay import take
from bot.tournaments.trf import to_trf
from tests.tournaments.building import BOSS, duel, ended, many, paired, play_on, started


def test_every_round_is_written_where_the_format_wants_it() -> None:
    cup = started(duel(rounds=2, cut=0), 3)
    paired(cup, (101, 102), byes=(103,))
    ended(cup, 1, 102, 101)
    paired(cup, (103, 101), byes=(102,))
    take(cup, said.NoShow(by=BOSS, round=2, table=1, person=101))
    lines = to_trf(cup, {101: "Ser Duncan", 102: "Ægon"}).split("\r\n")
    assert lines[:3] == ["012 Cup", "062 3", "XXR 2"]
    first = lines[3]
    assert first[:8] == "001    1"
    assert first[14:24] == "Ser Duncan"
    assert first[80:84] == " 0.0"
    assert first[91:99] == "   2 w 0"
    assert first[101:109] == "   3 - -"
    assert lines[4][14:18] == "?gon"
    assert (lines[4][80:84], lines[4][91:99], lines[4][101:109]) == (" 2.0", "   1 b 1", "0000 - U")
    assert lines[5][101:109] == "   1 - +"


def test_another_program_reads_it(tmp_path: Path) -> None:
    cup = started(duel(rounds=4, cut=0), 9)
    play_on(cup, Rng(seed="trf"), 3)
    take(cup, said.Dropped(person=105))
    take(cup, pair(cup, "last"))
    file = tmp_path / "cup.trf"
    file.write_text(to_trf(cup, {}), newline="")
    read = TrfParser.parse(file)
    assert len(read.player_sections) == 9
    assert read.x_section.number_of_rounds == 4


def test_tables_of_many_have_none() -> None:
    with pytest.raises(Refused) as caught:
        to_trf(started(many(), 6), {})
    assert caught.value.reason == "tournament-no-trf"
