"""Files: formulas stay text, secrets stay out, and the figures are those of the standings."""

import csv
import io
import json

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.export import pairings_csv, plain, safe, standings_csv, to_json
from bot.tournaments.pairing import pair
from bot.tournaments.replay import replay, take
from bot.tournaments.standings import standings
from tests.tournaments.building import duel, many, play, started

EVIL = {
    101: "=1+1",
    102: "@SUM(A1)",
    103: "-2+3",
    104: "+49",
    105: "\t=cmd|' /C calc'!A0",
    106: "\u202eevil\u0000\r\n=2",
    107: 'a"b,c;d',
    108: " ",
}


def cells(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("text", ["=1", "+1+1", "-x", "@a", "|x", "%x", "  =1", "\r=1", "\u200b=1"])
def test_a_formula_becomes_text(text: str) -> None:
    assert safe(text).startswith("'")


@pytest.mark.parametrize("text", ["12", "-3", "-0.5", "0.333333", "Arya", "a=b", ""])
def test_what_is_no_formula_stays(text: str) -> None:
    assert safe(text) == text


def test_a_name_is_one_line_without_what_cannot_be_seen() -> None:
    assert plain("\u202ea\u0000\nb\t c\ud800") == "a b c"


def test_no_cell_of_a_csv_begins_like_a_formula() -> None:
    cup, rng = started(duel(rounds=2), 8), Rng(seed="csv")
    for number in range(2):
        take(cup, pair(cup, str(number)))
        play(cup, rng, ties=True)
    take(cup, said.Penalty(person=101, points=20))
    for text in (standings_csv(cup, EVIL), pairings_csv(cup, EVIL)):
        rows = cells(text)
        assert len({len(row) for row in rows}) == 1
        for cell in (cell for row in rows for cell in row):
            digits = cell.removeprefix("-").replace(".", "", 1)
            assert cell[:1] not in tuple("=+-@\t\r") or digits.isdigit(), cell
    rows = cells(standings_csv(cup, EVIL))
    assert [row[0] for row in rows[1:]] == [str(at) for at in range(1, 9)]
    assert len(cells(pairings_csv(cup, EVIL))) == 1 + 2 * 8


def test_the_json_holds_everything_but_who_is_kept_apart() -> None:
    cup, rng = started(many(rounds=1, cut=0), 6), Rng(seed="json")
    take(cup, said.KeptApart(by=1, first=101, second=102, why="a quarrel"))
    take(cup, pair(cup, "x"))
    play(cup, rng)
    text = json.dumps(to_json(cup, {101: "Arya"}))
    assert "kept_apart" not in text
    assert "quarrel" not in text
    data = json.loads(text)
    assert [line["person"] for line in data["standings"]] == [x.person for x in standings(cup)]
    assert data["entrants"][0]["name"] == "Arya"
    assert data["entrants"][1]["name"] == "102"
    again = replay(said.MANY.validate_python(data["audit"]))
    assert standings(again) == standings(cup)
