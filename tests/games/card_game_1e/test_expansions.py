"""R17, R18: keywords that no card of the box has, given to cards that are in it; supplies."""

from typing import Any

import pytest

from bot.games.card_game_1e.rules import values
from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.scenario import POSITIONS
from bot.games.card_game_1e.rules.state import FirstOptions, FirstState
from bot.games.lcg.fight import most_defenders
from bot.games.lcg.scenario import Position
from bot.games.lcg.state import Challenge, Lasting
from bot.kernel import Answer, Choose, Play, Rng, answer
from bot.kernel.engine import run


def arranged(**position: Any) -> FirstState:
    """A position of two players before the first step of a phase."""
    state = RULES.new(2, FirstOptions(), Rng(seed="any"))
    return POSITIONS.arrange(state, Position.model_validate(position))


def card(state: FirstState, code: str) -> int:
    """The card of this code."""
    return state.codes.index(code)


def give(state: FirstState, code: str, keyword: str) -> int:
    """A card with this keyword for the round."""
    one = card(state, code)
    state.lasting.append(Lasting(kind=f"keyword:{keyword}", until="round", card=one))
    state.changed()
    return one


def fight(state: FirstState, attackers: list[int], defenders: list[int]) -> Challenge:
    """A military challenge with these participants."""
    state.challenge = Challenge(
        type="military", attacker=0, defender=1, against=1, attackers=attackers, defenders=defenders
    )
    state.changed()
    return state.challenge


def says(state: FirstState, seat: int, topic: str, *names: str) -> FirstState:
    """The position after this seat has answered, cards by their words."""
    (ask,) = [one for one in state.asks if (one.seat, one.topic) == (seat, topic)]
    assert isinstance(ask, Choose)
    value = [one.id for one in ask.options if one.id.split(".")[0] in names or one.id in names]
    return answer(RULES, state, Answer(ask=ask.id, seat=seat, value=value)).state


SIDES = {
    "stark": {"play": ["Greatjon Umber", "Direwolf Pup"]},
    "lannister": {"play": ["The Hound", "Shae"]},
}


def test_intimidate() -> None:
    """R17.2: characters of lower STR than an intimidating attacker count as 0."""
    state = arranged(phase="challenges", sides=SIDES)
    strong, weak = give(state, "greatjon_umber", "intimidate"), card(state, "shae")
    running = fight(state, [strong], [weak])
    assert values.counted(state, running, weak) == 0
    assert values.total(state, running, 0) == values.full_strength(state, running, strong)


def test_melee() -> None:
    """R18.1: one more STR for each participating character of an opponent."""
    state = arranged(phase="challenges", sides=SIDES)
    one = give(state, "greatjon_umber", "melee")
    before = values.full_strength(state, fight(state, [one], []), one)
    running = fight(state, [one], [card(state, "the_hound"), card(state, "shae")])
    assert values.full_strength(state, running, one) == before + 2


def test_joust() -> None:
    """R18.3: against a lone attacker with joust only one character may defend."""
    state = arranged(phase="challenges", sides=SIDES)
    one, pup = give(state, "greatjon_umber", "joust"), card(state, "direwolf_pup")
    assert most_defenders(state, fight(state, [one], []), 1, 2) == 1
    assert most_defenders(state, fight(state, [one, pup], []), 1, 2) == 2


@pytest.mark.parametrize("keyword", ["vengeful", "vigilant"])
def test_standing_after_a_challenge(keyword: str) -> None:
    """R17.4, R17.6: who loses as defender stands vengeful cards, who wins as attacker vigilant."""
    sides = {
        "stark": {"play": ["Greatjon Umber"]},
        "lannister": {"play": [{"card": "The Hound", "knelt": True}, "Shae", "Bronn"]},
    }
    state = arranged(phase="challenges", first="stark", sides=sides)
    mine = "the_hound" if keyword == "vengeful" else "greatjon_umber"
    one = give(state, mine, keyword)
    play = Play(state)
    run(play)
    state = says(play.state, 0, "challenge", "military.1")
    state = says(state, 0, "attackers", "greatjon_umber")
    state = says(state, 1, "defenders")
    state = says(state, 1, "claim", "shae")
    assert not state.board[one].knelt


def test_supplies_never_run_out() -> None:
    """R1.5: more power and gold than the box holds."""
    state = arranged(phase="marshal", sides={"stark": {"gold": 500}, "lannister": {"gold": 80}})
    RULES.check(state)
    assert state.purse(0) == 500


def hidden(code: str, monkeypatch: pytest.MonkeyPatch, **position: Any) -> FirstState:
    """A position with this card of the first player in shadows."""
    fact = cards()[code].model_copy(update={"shadow": True})
    monkeypatch.setitem(cards(), code, fact)
    state = arranged(**position)
    one = card(state, code)
    state.players[0].hand.remove(one)
    state.players[0].placed.append(one)
    play = Play(state)
    run(play)
    return play.state


def test_out_of_shadows(monkeypatch: pytest.MonkeyPatch) -> None:
    """R18.2: at the start of a phase one card comes out for its cost, and is a normal card."""
    sides = {"stark": {"gold": 5, "hand": ["Hodor"], "play": ["Robb Stark"]}, "lannister": {}}
    state = hidden("hodor", monkeypatch, phase="challenges", first="stark", sides=sides)
    one, cost = card(state, "hodor"), cards()["hodor"].price
    assert not state.visible(one, 1)
    state = says(state, 0, "emerge", "hodor")
    assert one in state.board
    assert state.players[0].gold == 5 - cost


def test_events_come_out_of_shadows(monkeypatch: pytest.MonkeyPatch) -> None:
    """R18.2, R2.10: an event is played as it comes out, and goes to the discard pile."""
    sides = {
        "lannister": {"gold": 2, "hand": ["The Lion's Will"], "play": ["The Hound"]},
        "stark": {"play": ["Hodor"]},
    }
    state = hidden(
        "the_lions_will", monkeypatch, phase="challenges", first="lannister", sides=sides
    )
    state = says(state, 0, "emerge", "the_lions_will")
    state = says(state, 0, "target", "hodor")
    assert state.board[card(state, "hodor")].knelt
    assert state.zone(card(state, "the_lions_will")) == "discard"


def test_into_shadows(monkeypatch: pytest.MonkeyPatch) -> None:
    """R18.2: in marshalling a card goes face down into shadows for 2 gold."""
    fact = cards()["hodor"].model_copy(update={"shadow": True})
    monkeypatch.setitem(cards(), "hodor", fact)
    state = arranged(
        phase="marshal", first="stark", sides={"stark": {"hand": ["Hodor"]}, "lannister": {}}
    )
    play = Play(state)
    run(play)
    gold = play.state.players[0].gold
    one = card(play.state, "hodor")
    state = says(play.state, 0, "act", f"shadow:hodor.{one}")
    assert state.players[0].placed == [one]
    assert state.players[0].gold == gold - 2
