"""Cards of a player who gives up vanish from everywhere, also from answers that are half given."""

from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.scenario import POSITIONS
from bot.games.card_game_1e.rules.state import FirstOptions
from bot.games.lcg.scenario import Position
from bot.kernel import Answer, Choose, Play, Rng, answer, concede
from bot.kernel.engine import run


def test_a_borrowed_attacker_goes_with_its_owner() -> None:
    """A12.2: what was about to attack is gone, and the attacker is asked anew."""
    sides = {
        "stark": {"play": [{"card": "Bronn", "owner": "baratheon"}, "Robb Stark"]},
        "lannister": {"play": ["The Hound"]},
        "baratheon": {"play": ["Edric Storm"]},
    }
    arranged = {"phase": "challenges", "first": "stark", "sides": sides}
    empty = RULES.new(3, FirstOptions(), Rng(seed="any"))
    play = Play(POSITIONS.arrange(empty, Position.model_validate(arranged)))
    run(play)
    state = play.state
    for topic, wanted in (("challenge", "military.1"), ("attackers", "bronn")):
        (ask,) = state.asks
        assert isinstance(ask, Choose)
        assert ask.topic == topic
        if topic == "attackers":
            state = concede(RULES, state, 2).state
        value = [one.id for one in ask.options if one.id == wanted or one.id.startswith("bronn.")]
        state = answer(RULES, state, Answer(ask=ask.id, seat=0, value=value)).state
    assert state.challenge is None
    assert [ask.topic for ask in state.asks] == ["challenge"]
    RULES.check(state)
