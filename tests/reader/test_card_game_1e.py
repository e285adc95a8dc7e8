"""Lines that players of the first edition write: titles, influence, saves, gold given away."""

import re

import pytest

from . import positions_card_game_1e as tables
from .card_tables import CardTables


def plain(move: str) -> str:
    """A move without the numbers of copies."""
    return re.sub(r"(?<=[a-z])(?<!military|intrigue)(?<!power)\.\d+", "", move)


@pytest.mark.parametrize("name", tables.NAMES)
def test_every_position_asks_the_writer(name: str) -> None:
    writer = tables.writer(name)
    assert any(ask.seat == writer.seat for ask in writer.state.asks)


@pytest.mark.parametrize(
    ("where", "text", "meant"),
    [
        ("mulligan", "keep", "mulligan=keep"),
        ("mulligan", "neue Hand", "mulligan=mulligan"),
        (
            "place",
            "setup the hound, lannisport steward, goldroad",
            "place=the_goldroad,lannisport_steward,the_hound",
        ),
        ("place", "nothing", "place=-"),
        ("plot", "plot wildfire", "plot=wildfire_assault"),
        ("plot", "Strategie Blockade", "plot=blockade"),
        ("first_player", "stark", "first_player=1"),
        ("first_player", "me", "first_player=0"),
        ("title", "title master of laws", "title=master_of_laws"),
        ("title", "crown regent", "title=crown_regent"),
        ("title", "Meister der Gesetze", "title=master_of_laws"),
        ("marshal", "marshal tywin", "act=marshal:tywin_lannister"),
        ("marshal", "use western fiefdoms", "act=use:western_fiefdoms"),
        ("marshal", "play the hound", "act=marshal:the_hound"),
        ("host", "on jaime", "host=ser_jaime_lannister"),
        ("host", "tyrion", "host=tyrion_lannister"),
        (
            "challenge",
            "mil with jaime and the hound",
            "challenge=military.1 attackers=ser_jaime_lannister,the_hound",
        ),
        ("challenge", "pass", "challenge=pass"),
        (
            "melee",
            "intrigue vs targaryen with cersei",
            "challenge=intrigue.3 attackers=cersei_lannister",
        ),
        ("teams", "Macht gegen Stark mit Tyrion", "challenge=power.1 attackers=tyrion_lannister"),
        ("attackers", "tyrion and cersei", "attackers=tyrion_lannister,cersei_lannister"),
        ("stealth", "bypass nobody", "stealth=-"),
        ("defenders", "defend with the hound", "defenders=the_hound"),
        ("defenders", "keine Verteidiger", "defenders=-"),
        ("claim", "kill the hound", "claim=the_hound"),
        ("action", "play lion's will", "act=use:the_lions_will"),
        ("action", "use bronn", "act=use:bronn"),
        ("action", "pass", "act=unless"),
        ("target", "target sansa", "target=sansa_stark"),
        ("response", "use lannisport", "act=use:lannisport"),
        ("response", "tyrion", "act=use:tyrion_lannister"),
        ("save", "use gilded plate", "act=use:gilded_plate"),
        ("save", "save tyrion", "act=save:tyrion_lannister"),
        ("influence", "kneel sunset sea", "cost=sunset_sea"),
        ("influence", "pay with western fiefdoms", "cost=western_fiefdoms"),
        ("infamy", "on jaime", "infamy=ser_jaime_lannister"),
        ("infamy", "house lannister", "infamy=house_lannister"),
        ("redirect", "redirect", "redirect=yes"),
        ("redirect", "nein", "redirect=no"),
        ("dominance", "call their bluff", "act=use:call_their_bluff"),
        ("littlefinger", "give stark 2 gold", "act=give:1.2"),
        ("littlefinger", "gib Baratheon 1 Gold", "act=give:2.1"),
    ],
)
def test_one_line_is_one_move(where: str, text: str, meant: str) -> None:
    assert " ".join(map(plain, tables.writer(where).write(text).done)) == meant


@pytest.mark.parametrize(
    ("where", "text", "offered"),
    [
        ("stealth", "stealth catelyn", "stealth=tyrion_lannister:catelyn_stark"),
        ("infamy", "house", "infamy=house_lannister"),
    ],
)
def test_what_is_not_certain_is_asked_back(where: str, text: str, offered: str) -> None:
    writer = tables.writer(where).write(text)
    assert writer.done == []
    assert [plain(one) for one in writer.offered] == [offered]


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("littlefinger", "give stark gold"),
        ("littlefinger", "give 2 gold"),
        ("littlefinger", "give lannister 2 gold"),
        ("littlefinger", "give stark 3 gold"),
        ("teams", "power against baratheon with tyrion"),
        ("title", "hand of the king"),
        ("melee", "military against lannister with jaime"),
        ("dominance", "play wrong dwarf"),
        ("marshal", "I would love to marshal tywin"),
    ],
)
def test_what_cannot_be_done_is_not_done(where: str, text: str) -> None:
    """R21.4, R21.3, R5.8: more gold than there is, a partner, a title that is taken."""
    assert tables.writer(where).write(text).done == []


def test_a_title_that_is_taken_is_refused() -> None:
    """R5.8: with the reason, in whichever language it is named."""
    for said in ("title hand of the king", "Titel Hand des Königs"):
        last = tables.writer("title").write(said).last
        assert last is not None, said
        assert last.refusal is not None, said
        assert last.refusal.reason == "title-taken"


TWICE = {
    "phase": "set_up",
    "first": "lannister",
    "sides": {"lannister": {"hand": ["The Hound", "The Goldroad", "The Goldroad"]}, "stark": {}},
}


def test_one_of_two_copies_of_a_card_is_set_up() -> None:
    """R3.6: copies in a hand are the same."""
    keeps = (("lannister", "mulligan", "keep"), ("stark", "mulligan", "keep"))
    writer = CardTables("card_game_1e", {"twice": ("duel", TWICE, keeps)}).writer("twice")
    (done,) = writer.write("setup goldroad, the hound").done
    assert plain(done) in ("place=the_goldroad,the_hound", "place=the_hound,the_goldroad")


SUPPORTING = {
    "phase": "challenges",
    "first": "lannister",
    "sides": {
        "lannister": {"title": "Master of Coin", "play": ["Tyrion Lannister"]},
        "stark": {"title": "Master of Laws"},
        "baratheon": {"title": "Crown Regent"},
    },
}


def test_why_an_opponent_cannot_be_attacked_is_said() -> None:
    """R21.3, R13.2: a partner; whom one's title supports."""
    partner = tables.writer("teams").write("attack baratheon")
    supporter = CardTables("card_game_1e", {"supports": ("melee-3", SUPPORTING, ())})
    supported = supporter.writer("supports").write("attack stark")
    found = [
        one.last and one.last.refusal and one.last.refusal.reason for one in (partner, supported)
    ]
    assert found == ["not-your-partner", "supported-title"]
