"""R1 to R3: the box, and how a game begins."""

import pytest

from bot.games.card_game_1e.rules.facts import cards, decks, factions, titles
from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.setup import Setup
from bot.games.card_game_1e.rules.state import FirstOptions, FirstState
from bot.kernel import Answer, Illegal, Rng, answer, begin

OPTIONS = FirstOptions(decks=["stark", "lannister"])


@pytest.fixture
def state() -> FirstState:
    return RULES.new(2, OPTIONS, Rng(seed="set-up"))


def names(state: FirstState, *wanted: str) -> list[str]:
    """Options for these cards of the first player, several copies of one as several cards."""
    found: list[str] = []
    for name in wanted:
        fits = [card for card in state.players[0].deck if state.fact(card).name == name]
        found.append(next(state.name(card) for card in fits if state.name(card) not in found))
    return found


def test_the_box() -> None:
    """R1.1, R1.4, R1.6, R2.1, R2.13, R3.14: six houses, four decks, six titles in no deck."""
    assert set(factions()) == {
        *("baratheon", "lannister", "stark", "targaryen", "greyjoy", "martell"),
    }
    assert set(decks()) == {"stark", "lannister", "baratheon", "targaryen"}
    assert len(titles()) == 6
    kinds = {card.type for card in cards().values()}
    assert kinds == {"character", "location", "attachment", "event", "plot", "faction", "title"}
    for deck in decks().values():
        assert not {one.id for one in (*deck.draw, *deck.plots)} & set(titles())


def test_plots_and_cards_are_two_decks(state: FirstState) -> None:
    """R2.11, R2.12, R3.1, R3.2: seven plots apart from 45 cards, no agenda, nothing owned yet."""
    for player in state.players:
        assert len(player.plots) == 7
        assert {state.fact(card).type for card in player.plots} == {"plot"}
        assert len(player.deck) == 45
        assert "plot" not in {state.fact(card).type for card in player.deck}
        assert (player.agenda, player.gold) == ([], 0)
    assert state.pool == []
    assert len(RULES.new(3, FirstOptions(), Rng(seed="any")).pool) == 6


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (("Robb Stark", "Catelyn Stark"), "setup-too-expensive"),
        (("Great Keep", "Godswood"), "setup-one-limited"),
    ],
)
def test_what_may_not_be_placed(state: FirstState, wanted: tuple[str, ...], reason: str) -> None:
    """R3.6, R3.8: five gold and one limited card at most."""
    with pytest.raises(Illegal, match=reason):
        Setup().check_place(state, 0, names(state, *wanted))


def test_no_duplicates(state: FirstState) -> None:
    """R3.9: a second copy of a unique card stays in hand."""
    hodor = next(card for card in state.players[0].deck if state.codes[card] == "hodor")
    other = next(card for card in state.players[0].deck if state.codes[card] == "great_keep")
    state.codes[other] = "hodor"
    with pytest.raises(Illegal, match="setup-duplicate"):
        Setup().check_place(state, 0, [state.name(hodor), state.name(other)])


def test_cards_of_another_house_cost_more(state: FirstState) -> None:
    """R3.10: the gold penalty counts at set-up, too."""
    card = next(card for card in state.players[1].deck if state.codes[card] == "the_hound")
    printed = state.fact(card).price
    assert Setup().cost(state, 1, card) == printed
    assert Setup().cost(state, 0, card) == printed + 2


def test_attachments_need_the_keyword_and_a_host(
    state: FirstState, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R3.7, R16.1, A3.1: only with Setup, and on a card that is laid out with them."""
    (ice,) = [card for card in state.players[0].deck if state.codes[card] == "ice"]
    assert not Setup().may_place(state, ice)
    fact = cards()["ice"].model_copy(update={"keywords": ("setup",), "cost": 1})
    monkeypatch.setitem(cards(), "ice", fact)
    assert Setup().may_place(state, ice)
    with pytest.raises(Illegal, match="setup-no-host"):
        Setup().check_place(state, 0, [state.name(ice)])
    Setup().check_place(state, 0, [state.name(ice), *names(state, "Sansa Stark")])


def test_hands_mulligans_and_the_reveal() -> None:
    """R3.3 to R3.5, R3.11, R3.13: seven cards, one mulligan, all revealed, up to seven again."""
    state = begin(RULES, 2, OPTIONS, "set-up").state
    hands = [list(player.hand) for player in state.players]
    assert [len(hand) for hand in hands] == [7, 7]
    for seat, wish in ((state.first, "mulligan"), (1 - state.first, "keep")):
        ask = next(one for one in state.asks if one.seat == seat)
        state = answer(RULES, state, Answer(ask=ask.id, seat=seat, value=[wish])).state
    assert state.players[1 - state.first].hand == hands[1 - state.first]
    assert state.players[state.first].hand != hands[state.first]
    assert {ask.topic for ask in state.asks} == {"place"}
    placed = {}
    for ask in list(state.asks):
        cheap = min(
            (card for card in state.players[ask.seat].hand if Setup().may_place(state, card)),
            key=lambda card: Setup().cost(state, ask.seat, card),
        )
        placed[ask.seat] = cheap
        given = Answer(ask=ask.id, seat=ask.seat, value=[state.name(cheap)])
        state = answer(RULES, state, given).state
    assert set(placed.values()) <= set(state.board)
    assert [len(player.hand) for player in state.players] == [7, 7]
    assert not any(note.kind in ("marshal", "put") for note in state.notes)
