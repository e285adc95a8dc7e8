"""Card games: what is named out of its moment, copies, what a card goes on, short forms."""

from typing import Any

import pytest

from .card_tables import CardTables
from .positions import positions
from .positions_card_game_1e import TABLES as FIRST
from .positions_card_game_2e import TABLES as SECOND
from .writing import Writer


def wrote(tables: CardTables, where: str, text: str) -> Writer:
    return tables.writer(where).write(text)


def reason(writer: Writer) -> str:
    """Why nothing was done; it has words in both languages."""
    assert not writer.done
    assert writer.last is not None
    assert writer.last.refusal is not None, writer.last
    return writer.last.refusal.reason


@pytest.mark.parametrize(
    ("where", "text", "why"),
    [
        ("marshal", "attack stark with jaime", "challenge-when-asked"),
        ("marshal", "mil vs stark", "challenge-when-asked"),
        ("marshal", "Angriff auf Stark mit Jaime", "challenge-when-asked"),
        ("marshal", "defend with jaime", "defend-when-asked"),
        ("challenge", "marshal tywin", "use-when-asked"),
        ("challenge", "play sansa", "use-when-asked"),
        ("defenders", "mil vs stark", "challenge-running"),
        ("mulligan", "attack stark with tywin", "challenge-when-asked"),
        ("claim", "verteidige mit jaime", "defend-when-asked"),
        ("plot", "wildfire", "no-such-option"),
        ("title", "master of whispers", "no-such-option"),
        ("target", "ned", "typed-not-here"),
    ],
)
def test_what_is_named_out_of_its_moment_is_told_so(where: str, text: str, why: str) -> None:
    assert reason(wrote(SECOND, where, text)) == why


@pytest.mark.parametrize(
    "text",
    ["attack of the clones", "I love to attack", "do not attack", "attack?"],
)
def test_talk_of_another_moment_is_left_alone(text: str) -> None:
    writer = wrote(SECOND, "mulligan", text)
    assert not writer.done
    assert writer.last is not None
    assert writer.last.kind == "silence"


@pytest.mark.parametrize(
    ("where", "text", "done"),
    [
        ("marshal", "little bird on robb", ["marshal:little_bird", "robb_stark"]),
        ("marshal", "kleiner Vogel auf Robb", ["marshal:little_bird", "robb_stark"]),
        ("event", "ptts on robb", ["use:put_to_the_sword", "robb_stark"]),
        ("event", "put arya to the sword", ["use:put_to_the_sword", "arya_stark"]),
    ],
)
def test_what_a_card_goes_on_stands_in_the_same_line(
    where: str, text: str, done: list[str]
) -> None:
    writer = wrote(SECOND, where, text)
    assert writer.last is not None
    assert writer.last.kind == "do"
    steps = [value for _, value in writer.last.moves[0].steps]
    assert [str(value[0]).partition(".")[0] for value in steps] == done
    assert writer.done


@pytest.mark.parametrize(
    ("where", "text", "offered"),
    [
        ("challenge", "mil 7 v 2", "challenge=military.1"),
        ("target", "king in the north, bye", "target=robb_stark.32"),
        ("target", "aria", "target=arya_stark.30"),
    ],
)
def test_short_forms_and_nicknames_are_offered(where: str, text: str, offered: str) -> None:
    writer = wrote(SECOND, where, text)
    assert offered in [*writer.done, *writer.offered]


@pytest.mark.parametrize("text", ["dupe", "use the dupe", "mit dem duplikat retten"])
def test_a_duplicate_saves_by_its_name(text: str) -> None:
    assert wrote(FIRST, "save", text).done == ["act=save:tyrion_lannister.15"]


@pytest.mark.parametrize(("text", "offered"), [("y", "redirect=yes"), ("n", "redirect=no")])
def test_a_letter_is_asked_back(text: str, offered: str) -> None:
    writer = wrote(FIRST, "redirect", text)
    assert not writer.done
    assert writer.offered == [offered]


TWICE: dict[str, Any] = {
    "phase": "marshal",
    "first": "lannister",
    "sides": {
        "lannister": {
            "hand": ["Lannisport Merchant", "Lannisport Merchant", "Tywin Lannister"],
            "gold": 9,
        },
        "stark": {},
    },
}
STANDING: dict[str, Any] = {
    "phase": "challenges",
    "first": "lannister",
    "sides": {
        "lannister": {"play": ["Burned Men", {"card": "Burned Men", "power": 1}, "Burned Men"]},
        "stark": {},
    },
}
COPIES = CardTables(
    "card_game_2e",
    {
        "hand": ("joust", TWICE, ()),
        "play": ("joust", STANDING, (("lannister", "challenge", "military"),)),
    },
)


def test_any_copy_of_a_card_in_hand_is_the_same() -> None:
    writer = wrote(COPIES, "hand", "marshal the merchant")
    assert writer.done == ["act=marshal:lannisport_merchant.3"]


def test_an_offer_has_each_card_once() -> None:
    writer = wrote(COPIES, "hand", "hm maybe the merchant")
    cards = [one.partition(".")[0] for one in writer.offered]
    assert cards.count("act=marshal:lannisport_merchant") == 1


def test_copies_in_play_are_told_apart_by_how_they_stand() -> None:
    writer = wrote(COPIES, "play", "burned men")
    assert not writer.done
    assert writer.last is not None
    assert writer.last.kind == "offer"
    both = wrote(COPIES, "play", "3 burned men")
    assert both.done


def _marshaling(*hand: str) -> CardTables:
    mine = {"hand": [*hand, "The Kingsroad"], "gold": 20}
    sides = {"martell": mine, "stark": {}}
    where = ("joust", {"phase": "marshal", "first": "martell", "sides": sides}, ())
    return CardTables("card_game_2e", {"marshal": where})


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("Braided Warrior", "Krieger"),
        ("Maester Cressen", "maester"),
        ("House Dayne Knight", "Haus"),
    ],
)
def test_a_small_word_that_names_a_card_is_not_passed_over(card: str, word: str) -> None:
    """The rest was done without it."""
    writer = _marshaling(card).writer("marshal").write(f"marshal {word}, kingsroad")
    assert len(writer.done or writer.offered) == 2


def test_whoever_addresses_the_game_master_names_no_card() -> None:
    tables = _marshaling("Maester Cressen")
    for text in ("pass, maester", "maester, pass", "passen, Maester"):
        assert tables.writer("marshal").write(text).done == ["act=unless"]


def test_a_card_is_set_up_by_a_word_of_every_day() -> None:
    mine = {"hand": ["Arianne Martell", "Braided Warrior", "Braided Warrior", "The Kingsroad"]}
    change = {"phase": "set_up", "first": "martell", "sides": {"martell": mine, "stark": {}}}
    kept = (("martell", "mulligan", "keep"), ("stark", "mulligan", "keep"))
    tables = CardTables("card_game_2e", {"place": ("joust", change, kept)})
    writer = tables.writer("place").write("Vorbereitung Arianne, Krieger, Königsweg")
    (done,) = writer.done
    assert done.count("braided_warrior") == 1
    assert "arianne" in done
    assert "kingsroad" in done


def test_whoever_is_called_like_a_card_does_not_hide_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is somebody called Arya at the table, and Arya Stark in the hand."""
    monkeypatch.setattr("tests.reader.writing.PEOPLE", ("arya", "tywin"))
    mine = {"hand": ["Arya Stark", "Direwolf Pup", "Grey Wind"]}
    change = {"phase": "set_up", "first": "stark", "sides": {"stark": mine, "lannister": {}}}
    kept = (("stark", "mulligan", "keep"), ("lannister", "mulligan", "keep"))
    tables = CardTables("card_game_2e", {"place": ("joust", change, kept)})
    (done,) = tables.writer("place").write("setup arya, pup").done
    assert "arya_stark" in done
    assert "direwolf_pup" in done


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Aufmarsch Speerträger, Rosenstraße", ["palace_spearman", "the_roseroad"]),
        ("marshal obara and the roseroad", ["obara_sand", "the_roseroad"]),
        ("marshal krieger, roseroad, obara, done", ["braided", "roseroad", "obara", "unless"]),
        ("marshal little bird, arianne", ["little_bird.6 host=arianne"]),
        ("marshal obara or the roseroad", []),
        ("marshal obara and hope for the best", []),
        ("marshal obara, not the roseroad", []),
    ],
)
def test_several_cards_are_marshaled_in_one_line(text: str, cards: list[str]) -> None:
    hand = ["Palace Spearman", "Palace Spearman", "The Roseroad", "Little Bird"]
    mine = {"gold": 12, "hand": [*hand, "Obara Sand", "Braided Warrior"]}
    mine |= {"play": ["The Kingsroad", "Arianne Martell"]}
    sides = {"martell": mine, "lannister": {}}
    where = ("joust", {"phase": "marshal", "first": "martell", "sides": sides}, ())
    writer = CardTables("card_game_2e", {"marshal": where}).writer("marshal").write(text)
    assert len(writer.done) == len(cards)
    assert all(one in done for one, done in zip(cards, writer.done, strict=True))


@pytest.mark.parametrize(
    ("game", "where", "text", "spared"),
    [
        ("card_game_1e", "what_it_costs", "drogos zelt lass ich stehen", "khal_drogos_tent.21"),
        ("card_game_1e", "what_it_costs", "leave the tent alone", "khal_drogos_tent.21"),
        ("card_game_1e", "what_it_costs", "das sommermeer lasse ich liegen", "summer_sea.20"),
        ("card_game_2e", "after_the_fight", "lass melisandre stehen", "melisandre.32"),
    ],
)
def test_what_is_left_standing_is_not_offered(
    game: str, where: str, text: str, spared: str
) -> None:
    writer = positions(game).writer(where).write(text)
    assert writer.done == []
    assert not [one for one in writer.offered if spared in one]


@pytest.mark.parametrize(
    ("game", "where", "text"),
    [
        ("card_game_1e", "all_round", "intrigue against stark"),
        ("card_game_1e", "all_round", "eine Intrige bitte"),
        ("card_game_2e", "whole_fight", "intrigue pls"),
        ("card_game_2e", "two_ways", "Both, please."),
        ("card_game_2e", "top_cards", "alle fünf nach unten"),
        ("card_game_2e", "morning", "Alle drei sollen aufstehen."),
        ("card_game_2e", "attackers", "tyrion joins in"),
        ("card_game_2e", "after_the_fight", "stannis kneels"),
    ],
)
def test_a_kind_a_card_or_a_number_that_is_not_open_is_refused(
    game: str, where: str, text: str
) -> None:
    assert reason(positions(game).writer(where).write(text))


@pytest.mark.parametrize("text", ["all three", "alle drei"])
def test_all_three_are_not_all_four(text: str) -> None:
    assert positions("card_game_2e").writer("who_rides").write(text).done == []


def test_who_wins_and_who_carries_is_told_by_its_verb() -> None:
    tables = positions("card_game_2e")
    assert tables.writer("who_won").write("Es gewinnt Stark.").done == ["winner=0"]
    assert tables.writer("laid_on").write("bran trägt es").done == ["host=bran_stark.4"]
