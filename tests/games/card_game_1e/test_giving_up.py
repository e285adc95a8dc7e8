"""Cards of a player who gives up vanish from everywhere, also from answers that are half given."""

from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.scenario import POSITIONS
from bot.games.card_game_1e.rules.state import FirstOptions, FirstState
from bot.games.lcg.scenario import Position
from bot.kernel import Answer, Choose, Play, Rng, answer, concede
from bot.kernel.engine import run


def borrowed(others: list[str]) -> FirstState:
    """Stark is asked for a challenge; Bronn is Baratheon's."""
    sides = {
        "stark": {"play": [{"card": "Bronn", "owner": "baratheon"}, *others]},
        "lannister": {"play": ["The Hound"]},
        "baratheon": {"play": ["Edric Storm"]},
    }
    arranged = {"phase": "challenges", "first": "stark", "sides": sides}
    empty = RULES.new(3, FirstOptions(), Rng(seed="any"))
    play = Play(POSITIONS.arrange(empty, Position.model_validate(arranged)))
    run(play)
    return play.state


def choose(state: FirstState, topic: str, wanted: str) -> FirstState:
    """Answer the one question with the option that is called so, or begins so."""
    (ask,) = state.asks
    assert isinstance(ask, Choose)
    assert ask.topic == topic
    value = [one.id for one in ask.options if one.id == wanted or one.id.startswith(f"{wanted}.")]
    return answer(RULES, state, Answer(ask=ask.id, seat=0, value=value)).state


def test_a_borrowed_attacker_goes_with_its_owner() -> None:
    """A12.2: what was about to attack is gone, and the attacker is asked anew."""
    asked = choose(borrowed(["Robb Stark"]), "challenge", "military.1")
    state = choose(concede(RULES, asked, 2).state, "attackers", "bronn")
    assert state.challenge is None
    assert [ask.topic for ask in state.asks] == ["challenge"]
    RULES.check(state)


def test_nobody_is_asked_for_attackers_without_any() -> None:
    """A12.2: the only attacker goes before the challenge is named, and there is none then."""
    state = choose(concede(RULES, borrowed([]), 2).state, "challenge", "military.1")
    assert [ask.topic for ask in state.asks if ask.topic == "attackers"] == []
    RULES.check(state)
