"""The runner of scenarios: mistakes and failures are said with file and line, and nothing else."""

from pathlib import Path

import pytest

from bot.workshop import cli

BASE = """\
game: risk
title: Stark takes King's Landing
rules: [R5.6, R6.1]
setup: westeros-3
options: {start_units: 3}
change:
  turn: stark
  phase: invade
  territories:
    harrenhal: {owner: stark, units: 7}
    kings_landing: {owner: lannister, units: 1}
  hands: {lannister: [pyke]}
  preferences: {lannister: {defence: most}}
dice: [6, 5, 2, 1]
play:
  - stark: {invade_from: harrenhal, invade_to: kings_landing}
  - stark: {how: 3}
  - expect:
      asks: {stark: {move_in: {min: 3, max: 6, default: 3}}}
      not_asked: [lannister]
  - save
  - refused: {stark: {move_in: 9}}
    because: out-of-range
  - stark: {prefer: {draw: ask}}
  - stark: {move_in: 5}
expect:
  territories:
    harrenhal: {units: 2}
    kings_landing: {owner: stark, units: 5}
  hands: {lannister: [pyke]}
  deck_size: {min: 40, max: 48}
  deck: {excludes: [pyke], size: 48}
  preferences: {stark: {draw: ask}}
  finish: null
  events:
    - battle: {attack: [6, 5, 2], defence: [1]}
    - conquered: {target: kings_landing}
  no_events: [eliminated]
"""


def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> tuple[int, str]:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    code = cli.main(["scenario", str(path)])
    error = capsys.readouterr().err
    assert "Traceback" not in error
    return code, error.replace(str(path), "case.yaml")


def changed(old: str, new: str) -> str:
    assert BASE.count(old) == 1
    return BASE.replace(old, new)


def test_what_holds_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, capsys, BASE) == (0, "")


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("game: risk", "game: chess", 1, "no game chess: choose"),
        ("game: risk", "game: risk\ngaem: risk", 2, "gaem: there is no such key here"),
        ("title: Stark", "title: A7: Stark", 2, "put a text with a colon in it into quotes"),
        ("  turn: stark", "\tturn: stark", 7, "indent with spaces, not with tabs"),
        ("rules: [R5.6, R6.1]", "rules: []", 3, "rules"),
        ("setup: westeros-3", "setup: westeros-9", 4, "choose essos-2, westeros-3"),
        ("start_units: 3", "start_units: 4", 5, "start_units"),
        ("start_units: 3", "star_units: 3", 5, "star_units: there is no such key here"),
        ("turn: stark", "turn: tyrell", 7, "tyrell does not play: stark, baratheon, lannister do"),
        ("phase: invade", "phase: feast", 8, "phase"),
        ("phase: invade", "phase: invade\n  out: [stark]", 9, "stark is out and holds territories"),
        ("phase: invade", "phase: invade\n  fase: x", 9, "fase: there is no such key here"),
        ("harrenhal: {owner: stark", "harenhal: {owner: stark", 10, "no territory harenhal"),
        ("owner: stark, units: 7", "owner: stark, units: 0", 10, "units"),
        ("owner: stark, units: 7", "owner: frey, units: 7", 10, "frey does not play"),
        ("{lannister: [pyke]}\n  pref", "{lannister: [pyke, pyke]}\n  pref", 12, "in two places"),
        ("{lannister: [pyke]}\n  pref", "{lannister: [ibben]}\n  pref", 12, "no card ibben"),
        ("{defence: most}", "{defence: maybe}", 13, "choose most, one, ask"),
        ("{defence: most}", "{fence: most}", 13, "known are defence"),
        ("[6, 5, 2, 1]", "[6, 5, 2, 9]", 14, "no die shows 9"),
        ("stark: {how: 3}", "frey: {how: 3}", 17, "frey does not play"),
        ("  - save", "  - sleep", 21, "write `player: {topic: answer}`"),
        ("- save", "- expect: {tern: stark}", 21, "nothing is called tern"),
        ("{min: 3, max: 6, default: 3}", "{mim: 3}", 19, "mim: there is no such key here"),
        ("    because: out-of-range\n", "", 22, "because"),
        ("kings_landing: {owner: stark", "kings_laning: {owner: stark", 29, "no kings_laning"),
        ("deck: {excludes", "decks: {excludes", 32, "nothing is called decks"),
        ("no_events: [eliminated]", "no_events: [eliminatet]", 38, "no event eliminatet"),
        ("[eliminated]", "[eliminated: {looser: stark}]", 38, "eliminated has no looser"),
        ("[eliminated]", "[eliminated: {loser: strak}]", 38, "nothing is called strak"),
        ("[eliminated]", "[[eliminated]]", 38, "write an event's type"),
        ("events:\n    - battle: {", "events:\n    - battle: [", 36, "expected ',' or ']'"),
        ("deck_size: {min", "deck: {min", 32, "deck stands here twice"),
        ("[pyke], size: 48", "[pike], size: 48", 32, "nothing is called pike"),
        ("not_asked: [lannister]", "not_asked: {lannister: drow}", 20, "nobody is ever asked drow"),
        ("{min: 3, max: 6, default: 3}", "{excludes: [foo]}", 19, "nothing is called foo"),
        ("{min: 3, max: 6, default: 3}", "{min: three}", 19, "min: write a whole number"),
        ("because: out-of-range", "because: out-of-rage", 23, "refused because of out-of-rage"),
        ("because: out-of-range", "because: {out-of-range: {mox: 6}}", 23, "there is no mox"),
        ("[6, 5, 2, 1]", "[6, 5, 2, six]", 14, "write what the die shows: 5, or 7/8"),
        ("rules: [R5.6, R6.1]", "rules: R5.6", 3, "rules: write a list"),
        ("turn: stark", "turn: [stark]", 7, "turn: write a word"),
        ("{how: 3}", "{how: 3}\n    stop_after: feast", 18, "there is no feast: choose"),
        ("title: Stark", "title: &a Stark\nseed: *a\n#", 3, "reference"),
        ("finish: null", "finish: *x", 34, "reference"),
        ("finish: null", "finish: null\n  [a, b]: 1", 35, "unhashable"),
    ],
)
def test_what_makes_no_sense_is_said_with_its_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    line: int,
    says: str,
) -> None:
    code, error = run(tmp_path, capsys, changed(old, new))
    assert (code, error.count("\n")) == (2, 1)
    assert error.startswith(f"case.yaml:{line}: ")
    assert says in error


def test_every_mistake_has_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = changed("title: Stark", "tilte: Stark").replace("dice: [6", "dice: [six")
    code, error = run(tmp_path, capsys, text)
    assert code == 2
    assert error.splitlines()[:2] == [
        "case.yaml:1: title is missing",
        "case.yaml:2: tilte: there is no such key here",
    ]
    assert error.splitlines()[2].startswith("case.yaml:14: dice.0: ")


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("[6, 5, 2, 1]", "[6, 5, 2]", 17, "more dice were rolled"),
        ("[6, 5, 2, 1]", "[6, 5, 2, 1, 1]", 14, "dice that nobody rolled: [1]"),
        ("stark: {how: 3}", "stark: {how: 4}", 17, "refused: no-such-option"),
        ("stark: {how: 3}", "stark: {draw: draw}", 17, "not asked now; asked: stark how"),
        ("stark: {how: 3}", "baratheon: {how: 3}", 17, "refused: not-your-question"),
        ("max: 6", "max: 5", 19, "asks.stark.move_in.max: expected 5, got 6"),
        ("{stark: {move_in: {min", "{stark: {how: {min", 19, "to be asked [how], got [move_in]"),
        ("not_asked: [lannister]", "not_asked: [stark]", 20, "did not expect stark to be asked"),
        ("move_in: 9", "move_in: 5", 22, "to be refused, it was taken"),
        ("out-of-range", "game-over", 23, "because of game-over, got out-of-range"),
        ("harrenhal: {units: 2}", "harrenhal: {units: 1}", 28, "units: expected 1, got 2"),
        ("hands: {lannister: [pyke]}\n  deck", "hands: {lannister: []}\n  deck", 30, "expected []"),
        ("min: 40, max: 48", "min: 40, max: 47", 31, "got 48"),
        ("excludes: [pyke]", "includes: [pyke]", 32, "expected pyke among"),
        ("finish: null", "finish: {reason: end-card}", 34, "got nothing"),
        ("defence: [1]", "defence: [2]", 36, "events.0: expected {battle: "),
        ("no_events: [eliminated]", "no_events: [conquered]", 38, "did not expect conquered"),
        (
            "{stark: {move_in: {min: 3, max: 6, default: 3}}}",
            "{}",
            19,
            "expected nothing to be asked",
        ),
        ("because: out-of-range", "because: {out-of-range: {max: 7}}", 23, "expected 7, got 6"),
        ("[6, 5, 2, 1]", "[6, 5, 2, 7/8]", 14, "a die with 6 sides is rolled, not 7 of 8"),
        ("finish: null", "public: {turn: 1}", 34, "public.turn: expected 1, got 0"),
        ("finish: null", "sees: {stark: {viewer: 1}}", 34, "sees.stark.viewer: expected 1, got 0"),
        ("finish: null", "forced: {stark: draw}", 34, "expected draw to answer itself"),
    ],
)
def test_what_does_not_hold_is_said_with_its_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    line: int,
    says: str,
) -> None:
    code, error = run(tmp_path, capsys, changed(old, new))
    assert code == 1
    assert error.startswith(f"case.yaml:{line}: ")
    assert says in error


def test_where_the_game_stands_is_said_with_what_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, error = run(tmp_path, capsys, changed("stark: {how: 3}", "stark: {draw: draw}"))
    assert error.splitlines()[1:] == [
        "    the game stands at: round 1, turn stark, phase invade",
        "    open: stark how [all, until, 3, 2, 1, stop]",
    ]


def test_what_answers_itself_leaves_a_trace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = changed("owner: stark, units: 7", "owner: stark, units: 4")
    text = one[: one.index("  - expect:")] + "  - stark: {move_in: 3}\n"
    code, error = run(tmp_path, capsys, text)
    assert code == 1
    assert "not asked, since there is one answer: stark move_in 3 to 3, answered 3" in error
    held = text.replace("  - stark: {move_in: 3}\n", "expect: {forced: {stark: {move_in: 3}}}\n")
    assert run(tmp_path, capsys, held) == (0, "")


@pytest.mark.parametrize(
    "expected",
    [
        "asks: {stark: {move_in: {min: 3}}}",
        "public: {territories: {harrenhal: {units: 7}}, players: {lannister: {cards: 1}}}",
        "sees: {lannister: {hand: [pyke]}, stark: {hand: [], players: {lannister: {cards: 1}}}}",
    ],
)
def test_questions_and_views_can_be_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], expected: str
) -> None:
    text = changed("      not_asked: [lannister]\n", f"      {expected}\n").replace(
        "      asks: {stark: {move_in: {min: 3, max: 6, default: 3}}}\n", ""
    )
    assert run(tmp_path, capsys, text) == (0, "")


@pytest.mark.parametrize(
    "how", ["exactly: [until, 3, 1, stop, 2, all]", "options: [all, until, 3, 2, 1, stop]"]
)
def test_options_can_be_expected_in_any_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    look = "  - expect: {asks: {stark: {how: {" + how + "}}}}\n  - stark: {how: 3}\n"
    assert run(tmp_path, capsys, changed("  - stark: {how: 3}\n", look)) == (0, "")


def test_a_set_up_deals_what_lies_on_top(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = """\
game: iron_throne
title: The leaders that are drawn
rules: [R2.2]
setup: new-3
seed: leaders
on_top: [baratheon, robb, arya, jaime, tywin, melisandre, davos]
options: {houses: lot}
expect:
  asks:
    baratheon: {leader: {options: [melisandre, davos]}}
"""
    assert run(tmp_path, capsys, text) == (0, "")
    code, error = run(tmp_path, capsys, text.replace("robb, arya", "rob, arya"))
    assert (code, error) == (2, "case.yaml:6: nothing is called rob\n")


def test_a_step_can_be_the_last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = BASE[: BASE.index("  - expect:")].replace("{how: 3}", "{how: 3}\n    stop_after: battle")
    held = text + "expect: {asks: {}, events: [battle], no_events: [conquered]}\n"
    assert run(tmp_path, capsys, held) == (0, "")
    code, error = run(tmp_path, capsys, text + "  - stark: {move_in: 3}\n")
    assert (code, "the step before was to be the last" in error) == (2, True)


def test_every_difference_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, error = run(tmp_path, capsys, changed("move_in: 5", "move_in: 4"))
    lines = [line.split(": ")[0] for line in error.splitlines() if not line.startswith(" ")]
    assert (code, lines) == (1, ["case.yaml:28", "case.yaml:29"])


def test_events_have_to_come_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    swapped = changed("    - conquered: {target: kings_landing}\n", "").replace(
        "  events:\n", "  events:\n    - conquered: {target: kings_landing}\n"
    )
    code, error = run(tmp_path, capsys, swapped)
    assert code == 1
    assert "no such event from there on" in error


def test_with_a_seed_chance_rolls_what_is_not_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = BASE[: BASE.index("play:")].replace("dice: [6, 5, 2, 1]", "dice: [6]\nseed: winter")
    text += "play:\n  - stark: {invade_from: harrenhal, invade_to: kings_landing, how: 3}\n"
    assert run(tmp_path, capsys, text)[0] == 0


@pytest.mark.parametrize(
    "text", ["", "- a", "just words", "{", "game: [", "\ta: b", "a: " + "[" * 1500]
)
def test_what_is_no_scenario_at_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    code, error = run(tmp_path, capsys, text)
    assert (code, error.count("\n")) == (2, 1)
    assert error.startswith("case.yaml:1: ")


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    assert cli.main(["scenario", str(tmp_path / "binary.yaml")]) == 2
    assert "UTF-8" in capsys.readouterr().err
    assert cli.main(["scenario", str(tmp_path / "none.yaml")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert cli.main(["scenario", str(tmp_path / "empty")]) == 2
    assert "no scenario" in capsys.readouterr().err


def test_one_bad_file_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.yaml").write_text(changed("game: risk", "game: chess"), encoding="utf-8")
    (tmp_path / "b.yaml").write_text(changed("max: 6", "max: 5"), encoding="utf-8")
    (tmp_path / "c.yaml").write_text(BASE, encoding="utf-8")
    assert cli.main(["scenario", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == "as expected: 1, failed: 1, cannot be used: 1\n"
    found = [line for line in said.err.splitlines() if not line.startswith(" ")]
    assert [line.split("/")[-1].split(":")[0] for line in found] == ["a.yaml", "b.yaml"]
