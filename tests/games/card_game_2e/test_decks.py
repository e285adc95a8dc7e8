"""Section 2: which decks may be played, and what is said about those that may not."""

from typing import Any

import pytest

from bot.decks.model import Copies, Deck
from bot.decks.text import read
from bot.games.card_game_2e.rules.decks import POOL
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.state import ThronesOptions
from bot.kernel import Illegal, Rng

STARK = POOL.ready["stark_fealty"]
ROSE = POOL.ready["stark_rose"]


def changed(deck: Deck, **changes: int | None) -> Deck:
    """The deck with other numbers of some cards, by their slugs; None takes one away."""
    cards = {copies.id: copies.count for copies in (*deck.plots, *deck.draw)}
    for slug, number in changes.items():
        (code,) = [one.id for one in POOL.facts.values() if one.slug == slug]
        cards[code] = number or 0
    copies = [Copies(id=code, count=count) for code, count in cards.items() if count]
    plots = [one for one in copies if POOL.facts[one.id].type == "plot"]
    draw = [one for one in copies if POOL.facts[one.id].type != "plot"]
    return deck.model_copy(update={"plots": tuple(plots), "draw": tuple(draw)})


def faults(deck: Deck) -> list[tuple[str, str, dict[str, Any]]]:
    return [(one.rule, one.reason, dict(one.args)) for one in POOL.faults(deck)]


@pytest.mark.parametrize("deck", POOL.ready.values(), ids=POOL.ready)
def test_starter_decks_are_legal(deck: Deck) -> None:
    assert faults(deck) == []


@pytest.mark.parametrize("deck", POOL.learning.values(), ids=POOL.learning)
def test_learning_decks_are_too_small(deck: Deck) -> None:
    assert ("R2.3", "too-few") in [fault[:2] for fault in faults(deck)]


def test_r2_2_seven_plots_of_which_one_may_be_doubled() -> None:
    assert faults(changed(STARK, summons=None)) == [("R2.2", "plots", {"number": 6, "needed": 7})]
    assert faults(changed(STARK, summons=2, a_noble_cause=None)) == []
    several = changed(STARK, summons=2, counting_coppers=2, a_noble_cause=None, wildfire_assault=0)
    assert [fault[:2] for fault in faults(several)] == [("R2.2", "plots-doubled")]


def test_r2_9_a_plot_with_limit_1_cannot_be_the_doubled_one() -> None:
    deck = changed(STARK, a_feast_for_crows=2, summons=None, a_noble_cause=None)
    wanted = {"card": "card:01002", "number": 2, "most": 1}
    assert faults(deck) == [("R2.9", "plot-copies", wanted)]


def test_r2_3_and_r2_4_sixty_cards_and_three_copies() -> None:
    least = sum(one.count for one in STARK.draw)
    fewer = changed(STARK, robb_stark=None)
    assert fewer.draw != STARK.draw
    gone = least - sum(one.count for one in fewer.draw)
    assert ("R2.3", "too-few", {"number": least - gone, "least": 60}) in faults(fewer)
    four = faults(changed(STARK, robb_stark=4))
    assert ("R2.4", "copies", {"card": "card:01146", "number": 4, "most": 3}) in four


@pytest.mark.parametrize(("limit", "copies"), [(1, 2), (4, 5)])
def test_r2_8_a_card_may_say_how_many_copies(
    limit: int, copies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = POOL.facts["01146"].model_copy(update={"deck_limit": limit})
    monkeypatch.setattr(POOL, "facts", {**POOL.facts, "01146": card})
    wanted = {"card": "card:01146", "number": copies, "most": limit}
    assert ("R2.8", "copies", wanted) in faults(changed(STARK, robb_stark=copies))
    assert faults(changed(STARK, robb_stark=max(limit, 3))) == [] or limit < 3


def test_r2_5_and_r2_6_other_factions_and_loyal_cards() -> None:
    found = faults(changed(STARK, tywin_lannister=1))
    assert ("R2.5", "other-faction", {"cards": ["card:01090"], "faction": "of:stark"}) in found
    found = faults(changed(ROSE, highgarden=1))
    assert ("R2.6", "loyal", {"cards": ["card:01192"]}) in found
    assert faults(changed(ROSE, garden_caretaker=3)) == []


def test_r2_6_a_banner_demands_twelve_cards() -> None:
    fewer = ROSE
    for copies in ROSE.draw:
        if POOL.facts[copies.id].faction == "tyrell":
            fewer = changed(fewer, **{POOL.facts[copies.id].slug: 1})
    wanted = [one for one in faults(fewer) if one[1] == "banner"]
    ((rule, _, about),) = wanted
    assert (rule, about["least"], about["faction"]) == ("R2.6", 12, "of:tyrell")


def test_fealty_allows_fifteen_neutral_cards() -> None:
    more = changed(
        STARK, the_kingsroad=3, the_roseroad=3, littlefinger=3, varys=3, seal_of_the_hand=3
    )
    more = changed(more, bodyguard=3)
    assert [fault[:2] for fault in faults(more)] == [("A2.1", "too-neutral")]


def test_random_decks_are_legal_and_differ() -> None:
    decks = [POOL.random(Rng(seed=f"deck {number}")) for number in range(200)]
    assert [faults(deck) for deck in decks] == [[]] * 200
    assert len({deck.faction for deck in decks}) == 8
    assert len({deck.agenda for deck in decks}) == 10
    assert POOL.random(Rng(seed="x"), "greyjoy").faction == "greyjoy"


def test_a2_2_only_legal_decks_are_brought() -> None:
    options = ThronesOptions()
    RULES.check_brought(options, STARK.plain())
    RULES.check_brought(options, {"ready": "stark_rose"})
    with pytest.raises(Illegal, match="deck-broken"):
        RULES.check_brought(options, changed(STARK, robb_stark=4).plain())
    with pytest.raises(Illegal, match="no-such-deck"):
        RULES.check_brought(options, {"ready": "nonsense"})


def test_a2_2_learning_decks_need_consent() -> None:
    with pytest.raises(Illegal, match="deck-for-learning"):
        RULES.check_brought(ThronesOptions(), {"ready": "one_box_core_1"})
    RULES.check_brought(ThronesOptions(learning=True), {"ready": "one_box_core_1"})


def test_a_deck_with_cards_of_another_game_is_refused() -> None:
    strange = {**STARK.plain(), "draw": [{"id": "99999", "count": 60}]}
    with pytest.raises(Illegal, match="deck-broken"):
        RULES.check_brought(ThronesOptions(), strange)


def test_seats_play_what_they_brought_and_the_others_a_starter_deck() -> None:
    """A2.2: what was handed in is copied into the game."""
    mine = read("House Stark\n3x Ice", POOL).deck
    options = RULES.with_brought(ThronesOptions(), [mine.plain(), None, {"ready": "tyrell_lion"}])
    state = RULES.new(3, options, Rng(seed="decks"))
    assert [player.faction for player in state.players][::2] == ["stark", "tyrell"]
    assert sorted(state.codes[card] for card in state.players[0].deck) == ["01153"] * 3
    assert len(state.players[1].deck) >= 60
    assert state.options.decks == []
