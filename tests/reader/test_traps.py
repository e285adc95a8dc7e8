"""Words that are near to a move and do not mean it, and names that cannot be chosen."""

import pytest

from bot.kernel import Illegal

from . import positions_board_game, positions_iron_throne, positions_risk

IRON_THRONE = [
    ("hostages", "don't release both war 12"),
    ("hostages", "keep two, release two"),
    ("hostages", "release both lannister and baratheon war 12"),
    ("hostages", "give jaime back to baratheon"),
    ("hostages", "torture all except jaime"),
    ("support", "davos against lannister"),
    ("support", "davos and selyse for stark"),
    ("support", "not lannister with davos"),
    ("answer", "no, loras"),
    ("answer", "lehne davos nicht ab"),
    ("answer", "davos and loras no"),
    ("discard", "dont keep 12"),
    ("discard", "not 12 not 2 not peace"),
    ("proposed", "sure, if you add 2 power"),
    ("proposed", "klar ist das nicht"),
    ("lay", "five or twelve?"),
    ("houses", "stark, then krakens"),
    ("houses", "best: stark, worst: tyrell"),
    ("hostages", "torture jaime, 1 power from tyrion"),
    ("hostages", "don't release anyone"),
    ("betrayed", "hand, hand"),
]
BOARD_GAME = [
    ("blade", "raus hier"),
    ("raid", "raid lannister, not greyjoy"),
    ("raid", "mc raids twins or greywater"),
    ("raid", "passt"),
    ("support", "nur nicht lannister"),
    ("muster", "knight in winterfell, footman and ship in white harbor"),
    ("muster", "footman to white harbor and knight"),
    ("march_moves", "1 knight karhold and castle black"),
    ("orders", "instead of raid in karhold winterfell march"),
]


@pytest.mark.parametrize(("where", "text"), IRON_THRONE)
def test_traps_of_the_iron_throne(where: str, text: str) -> None:
    assert positions_iron_throne.writer(where).write(text).done == []


@pytest.mark.parametrize(("where", "text"), BOARD_GAME)
def test_traps_of_the_board_game(where: str, text: str) -> None:
    assert positions_board_game.writer(where).write(text).done == []


@pytest.mark.parametrize(
    "text",
    ["release all lannister except jaime", "alle lennister karten außer jaime freilassen"],
)
def test_all_of_a_house_but_one(text: str) -> None:
    writer = positions_iron_throne.writer("hostages").write(text)
    wanted = ["hostages=lannister.peace:release+lannister.war_12:release"]
    assert wanted in (writer.done, writer.offered)


@pytest.mark.parametrize("text", ["back", "zurück"])
def test_taking_back_is_not_giving_back(text: str) -> None:
    assert positions_iron_throne.writer("hostages").write(text).done == ["undo"]


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("keep all but arya, bran, 2", "discard=war_2,arya,bran"),
        ("keep 12 and 2", "discard=peace,arya,bran"),
    ],
)
def test_what_is_kept_of_a_hand_is_not_discarded(text: str, offered: str) -> None:
    assert positions_iron_throne.writer("discard").write(text).offered == [offered]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Rückzug Seegart", "retreat-attackers-area"),
        ("retreat to pyke", "retreat-enemy"),
        ("karhold", "retreat-too-far"),
    ],
)
def test_an_area_that_cannot_be_chosen_gets_the_reason(text: str, reason: str) -> None:
    """R10.32: the rules say why, not that the words are not understood."""
    writer = positions_board_game.writer("retreat").write(text)
    assert writer.done == []
    assert writer.last is not None
    assert writer.last.refusal is not None
    assert writer.last.refusal.reason == reason


def test_a_house_that_cannot_be_challenged_is_refused() -> None:
    writer = positions_iron_throne.writer("preparation").write("challenge stark")
    assert writer.last is not None
    assert writer.last.refusal is not None
    assert writer.last.refusal.reason == "no-such-option"


@pytest.mark.parametrize(
    "text", ["Anyone but Targaryen.", "I will accept help from anyone except the Targaryens."]
)
def test_who_is_left_out_is_not_offered(text: str) -> None:
    writer = positions_iron_throne.writer("welcome").write(text)
    assert writer.done == []
    assert "welcome=targaryen:accept" not in writer.offered


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("winterfell march+1, pyke raid, white harbor support", "orders-no-units"),
        ("king's landing raid", "orders-no-units"),
    ],
)
def test_an_area_without_units_gets_the_reason_and_the_rest_may_be_kept(
    text: str, reason: str
) -> None:
    """R6.01: orders lie where one has units."""
    writer = positions_board_game.writer("orders").write(text)
    assert writer.done == []
    assert writer.last is not None
    assert writer.last.refusal is not None
    assert writer.last.refusal.reason == reason


def test_names_without_end_are_not_read() -> None:
    writer = positions_board_game.writer("orders")
    with pytest.raises(Illegal) as refused:
        writer.write("wntrfll krhold " * 45)
    assert refused.value.reason == "typed-too-much"


@pytest.mark.parametrize("text", ["keine eile", "no pressure", "pass me the salt"])
def test_a_keyword_in_talk_draws_no_buttons(text: str) -> None:
    for where in ("attack", "maneuver", "draw"):
        last = positions_risk.writer(where).write(text).last
        assert last is not None
        assert last.kind == "silence"


@pytest.mark.parametrize(
    ("text", "offered"),
    [("torture bara 12, davos", "hostages=baratheon.war_12:torture.davos")],
)
def test_the_rest_of_a_value_may_come_after_a_comma(text: str, offered: str) -> None:
    writer = positions_iron_throne.writer("hostages").write(text)
    assert offered in (*writer.done, *writer.offered)
