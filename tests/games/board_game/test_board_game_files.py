"""What stands in `data/board_game/`: the printed numbers of the box."""

from collections import Counter

import pytest

from bot.games.board_game.rules.facts import (
    TRACKS,
    cards_of,
    decks,
    figures,
    house_cards,
    regions,
    table_setup,
    tokens,
    westeros_deck,
)
from bot.games.board_game.rules.texts import TEXTS


def test_the_map_has_what_the_board_shows() -> None:
    """R1.02, A2.08."""
    kinds = Counter(region.kind for region in regions().values())
    assert kinds == {"land": 38, "sea": 12, "port": 8}
    castles = Counter(region.castle for region in regions().values() if region.castle)
    assert castles == {"castle": 10, "stronghold": 10}
    assert sum(region.barrels for region in regions().values()) == 24
    assert sum(region.crowns for region in regions().values()) == 19


@pytest.mark.parametrize(
    ("one", "other"),
    [("greywater_watch", "winterfell"), ("riverrun", "the_mountains_of_the_moon")],
)
def test_rivers_part_areas(one: str, other: str) -> None:
    """R1.03."""
    assert other not in regions()[one].adjacent


def test_bridges_join_areas() -> None:
    """R1.03."""
    assert "the_twins" in regions()["seagard"].adjacent
    assert "the_mountains_of_the_moon" in regions()["crackclaw_point"].adjacent


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_set_up_fits_together(players: int) -> None:
    """R3: every house on every track, supply as the barrels say."""
    setup = table_setup(players)
    assert len(setup.houses) == len(setup.stars) == players
    for track in TRACKS:
        assert sorted(setup.tracks[track]) == sorted(setup.houses)
    for house in setup.houses:
        barrels = sum(regions()[area].barrels for area in setup.units[house])
        assert barrels == setup.supply[house]
    assert "port_of_lannisport" not in setup.units["lannister"]


def test_cards_are_as_many_as_in_the_box() -> None:
    """R2.03, A2.08."""
    assert all(len(cards_of(house)) == 7 for house in table_setup(6).houses)
    assert all(len(westeros_deck(number)) == 10 for number in range(3))
    assert len(decks().wildlings) == 9
    assert sum(tide.count for tide in decks().tides) == 24
    assert sum(token.count for token in tokens().values()) == 15
    assert figures().unit_limits == {"footman": 10, "knight": 5, "ship": 6, "siege_engine": 2}


def test_every_card_with_a_text_has_its_rule() -> None:
    """A11.01."""
    assert {card.id for card in house_cards().values() if card.timing} == set(TEXTS)
