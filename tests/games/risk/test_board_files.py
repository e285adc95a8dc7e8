"""`data/risk/`: the counts of the rulebook, and files that contradict themselves."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.datafiles import DATA, DataError, load
from bot.games.risk.rules.board import MapFile, RuleFile, board, facts, table_setup

Change = Callable[[dict[str, Any]], object]


def changed(tmp_path: Path, name: str, change: Change) -> Path:
    data = json.loads((DATA / "risk" / f"{name}.json").read_bytes())
    change(data)
    path = tmp_path / f"{name}.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "territories", "regions", "ports"),
    [("westeros", 48, 9, {"silver", "blue"}), ("essos", 34, 6, {"blue", "green"})],
)
def test_counts_of_the_rulebook(name: str, territories: int, regions: int, ports: set[str]) -> None:
    """R1.2, R1.3, A19."""
    one = board(name)
    assert (len(one.territories), len(one.regions)) == (territories, regions)
    assert {one.territories[port].port_colour for port in one.ports} == ports
    assert one.castles


def test_both_boards_are_joined_by_ports_of_one_colour() -> None:
    """R20.1, R20.6: all 82 territories; Dragonstone can invade Myr."""
    both = board("both")
    assert len(both.territories) == 82
    assert "myr" in both.links["dragonstone"]
    assert "dragonstone" in both.links["myr"]
    assert "myr" not in board("westeros").links["dragonstone"]


@pytest.mark.parametrize("name", ["westeros", "essos", "both"])
def test_links_lead_both_ways(name: str) -> None:
    """R5.2, R7.1."""
    links = board(name).links
    for here, near in links.items():
        assert here not in near
        for there in near:
            assert here in links[there]


@pytest.mark.parametrize(
    ("players", "cards", "neutral"),
    [
        (2, [12, 12], 10),
        (3, [16] * 3, 0),
        (4, [12] * 4, 0),
        (5, [9, 9, 10, 10, 10], 0),
        (6, [13, 13, 14, 14, 14, 14], 0),
        (7, [11, 11, 12, 12, 12, 12, 12], 0),
    ],
)
def test_cards_dealt(players: int, cards: list[int], neutral: int) -> None:
    """R2.3, R2.4, A22."""
    setup = table_setup(players)
    assert (setup.cards, setup.neutral_territories) == (cards, neutral)
    assert sum(cards) + neutral == len(board(setup.board).territories)
    assert len(setup.houses) == players


def test_sets_and_limits() -> None:
    """R4.4-R4.6, R2.6."""
    worth = {tuple(sorted(set(one.symbols))): one.units for one in facts().sets}
    assert worth == {
        ("knight",): 4,
        ("siege_engine",): 5,
        ("fortification",): 6,
        ("fortification", "knight", "siege_engine"): 7,
    }
    assert (facts().own_territory_bonus.units, facts().hand_limit.cards) == (2, 5)
    assert facts().neutral_units.units == 2


@pytest.mark.parametrize("house", facts().houses, ids=lambda house: house.id)
def test_every_house_has_its_seat_on_its_board(house: Any) -> None:
    """R12.7."""
    assert house.seat_of_power in board(house.board).territories


def one_way(data: dict[str, Any]) -> None:
    data["adjacency"]["winterfell"].remove("the_gift")


def without_borders(data: dict[str, Any]) -> None:
    data["land_borders"].pop()


def without_pyke(data: dict[str, Any]) -> None:
    data["territories"] = [t for t in data["territories"] if t["id"] != "pyke"]


def pyke_twice(data: dict[str, Any]) -> None:
    for territory in data["territories"]:
        if territory["id"] == "harlaw":
            territory["id"] = "pyke"


def wrong_region(data: dict[str, Any]) -> None:
    data["regions"][0]["territories"].append("pyke")


def border_to_nowhere(data: dict[str, Any]) -> None:
    data["land_borders"].append(["pyke", "asshai"])


def port_without_colour(data: dict[str, Any]) -> None:
    next(t for t in data["territories"] if t["id"] == "pyke")["port_colour"] = None


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (one_way, "adjacency and borders do not agree"),
        (without_borders, "adjacency and borders do not agree"),
        (without_pyke, "not as many as the rulebook says"),
        (pyke_twice, "a territory appears twice"),
        (wrong_region, "the regions do not divide the map"),
        (border_to_nowhere, "no border can join pyke and asshai"),
        (port_without_colour, "pyke: a port has a colour"),
        (lambda data: data["regions"].pop(), "not as many as the rulebook says"),
        (lambda data: data.pop("regions"), "regions: Field required"),
        (lambda data: data["territories"][3].update(castle="maybe"), "territories.3.castle: "),
        (
            lambda data: data["territories"][3].update(card_symbol="cup"),
            "territories.3.card_symbol",
        ),
        (lambda data: data["regions"][2].update(bonus="x"), "regions.2.bonus: "),
    ],
)
def test_a_map_that_contradicts_itself_is_refused(
    tmp_path: Path, change: Change, says: str
) -> None:
    path = changed(tmp_path, "westeros", change)
    with pytest.raises(DataError) as error:
        load(path, MapFile)
    assert str(path) in str(error.value)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_an_unknown_key_among_the_rules_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "rules", lambda data: data.update(dragons=3))
    with pytest.raises(DataError, match="dragons"):
        load(path, RuleFile)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"board": 1', "\x00"])
def test_what_is_no_json_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "westeros.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"westeros\.json: "):
        load(path, MapFile)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"nowhere\.json: cannot be read"):
        load(tmp_path / "nowhere.json", MapFile)
