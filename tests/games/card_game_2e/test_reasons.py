"""Why something is not offered: each refusal names its rule, and nothing changes."""

from typing import Any

import pytest

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.scenario import POSITIONS
from bot.games.card_game_2e.rules.state import ThronesOptions, ThronesState
from bot.games.lcg.scenario import Position
from bot.kernel import Answer, Illegal, Play, answer
from bot.kernel.engine import run
from bot.text import LANGUAGES, words

TYWIN = "Tywin Lannister"


def position(stark: dict[str, Any], **more: Any) -> ThronesState:
    """A joust of Stark, who can use Handmaiden in every action window, against Lannister."""
    helpers = ["Handmaiden", {"card": "Catelyn Stark", "knelt": True}]
    stark = stark | {"play": [*stark.get("play", []), *helpers]}
    data = {"phase": "challenges", "first": "stark"} | more
    data["sides"] = {"stark": stark, "lannister": data.pop("lannister", {})}
    data["preferences"] = {"stark": {"stops": [*_all_stops()], "nothing_to_do": "ask"}}
    state = POSITIONS.start("joust", ThronesOptions(), "reasons")
    state = POSITIONS.arrange(state, Position.model_validate(data))
    run(Play(state))
    return state


def _all_stops() -> tuple[str, ...]:
    return RULES.preferences["stops"].choices


def refused(state: ThronesState, value: Any, topic: str = "act") -> Illegal:
    """Answer for Stark; the refusal. The position must stay as it was."""
    ask = next(one for one in state.asks if one.seat == 0 and one.topic == topic)
    before = RULES.dump(state)
    with pytest.raises(Illegal) as caught:
        answer(RULES, state, Answer(seat=0, ask=ask.id, value=value))
    assert RULES.dump(state) == before
    return caught.value


def named(state: ThronesState, name: str, number: int = 0) -> str:
    """A card as options call it."""
    cards = [card for card in range(len(state.codes)) if state.fact(card).name == name]
    return state.name(cards[number])


CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "cannot-pay": ("Confinement", {"hand": ["Confinement"], "gold": 0}, {}),
    "condition-unmet": ("Winter Is Coming", {"hand": ["Winter Is Coming"]}, {}),
    "wrong-phase": ("Winterfell Steward", {"play": ["Winterfell Steward"]}, {}),
    "no-target": ("Maester Cressen", {"play": ["Maester Cressen"]}, {"phase": "marshal"}),
    "cost-unpayable": (
        "Grey Wind",
        {"play": [{"card": "Grey Wind", "knelt": True}]},
        {"lannister": {"play": ["Lannisport Merchant"]}},
    ),
    "waits-for-trigger": ("Eddard Stark", {"play": ["Eddard Stark"]}, {}),
    "not-in-play": ("Grey Wind", {"hand": ["Grey Wind"], "play": ["Summer"]}, {}),
    "works-by-itself": ("Ser Jorah Mormont", {"play": ["Ser Jorah Mormont"]}, {}),
    "no-ability": ("Vanguard of the North", {"play": ["Vanguard of the North"]}, {}),
    "not-yours": (TYWIN, {"play": ["Summer"]}, {"lannister": {"play": [TYWIN]}}),
    "card-blank": (
        "Grey Wind",
        {"play": [{"card": "Grey Wind", "attachments": ["Milk of the Poppy"]}]},
        {},
    ),
}


@pytest.mark.parametrize("reason", CASES)
def test_a_card_that_cannot_be_used_is_refused_with_its_rule(reason: str) -> None:
    """R14.2 to R14.10, R16.1: to that player alone, with what would be legal."""
    name, stark, more = CASES[reason]
    state = position({"gold": 1, **stark}, **more)
    found = refused(state, [f"use:{named(state, name)}"])
    assert found.reason == reason
    for language in LANGUAGES:
        told = words(language).illegal("card_game_2e", found)
        assert told.startswith("R"), told
        assert found.params["card"] not in told


def test_of_hidden_cards_nothing_is_said() -> None:
    """A4.1: a number that somebody makes up tells nothing about the cards behind it."""
    hand = {"hand": ["Treachery"]}
    state = position({}, lannister=hand)
    assert refused(state, [f"use:{named(state, 'Treachery')}"]).reason == "no-such-option"


def test_stealth_is_refused_with_its_rule() -> None:
    """R21.8: by whom and past whom; a knelt character may be bypassed (A21.3)."""
    theirs = [{"card": TYWIN, "knelt": True}, "Lannisport Merchant", "The Tickler"]
    state = position({"play": ["Arya Stark", "Eddard Stark"]}, lannister={"play": theirs})
    for topic, value in (
        ("act", ["pass"]),
        ("challenge", ["power.1"]),
        ("attackers", [named(state, "Arya Stark"), named(state, "Eddard Stark")]),
    ):
        ask = next(one for one in state.asks if one.seat == 0 and one.topic == topic)
        state = answer(RULES, state, Answer(seat=0, ask=ask.id, value=value)).state
    arya, ned, maid = (named(state, one) for one in ("Arya Stark", "Eddard Stark", "Handmaiden"))
    tywin = named(state, TYWIN)
    assert refused(state, {ned: tywin}, "stealth").reason == "no-stealth"
    assert refused(state, {arya: maid}, "stealth").reason == "not-the-defenders"
    ask = next(one for one in state.asks if one.topic == "stealth")
    answer(RULES, state, Answer(seat=0, ask=ask.id, value={arya: tywin}))


def test_a_limit_that_is_used_up_is_said() -> None:
    """R20.1: Old Forest Hunter works once per phase."""
    state = position({"play": ["Old Forest Hunter"], "hand": ["Summer", "Ice"]})
    hunter = f"use:{named(state, 'Old Forest Hunter')}"
    for topic, value in (("act", [hunter]), ("cost", [named(state, "Ice")])):
        ask = next(one for one in state.asks if one.seat == 0 and one.topic == topic)
        state = answer(RULES, state, Answer(seat=0, ask=ask.id, value=value)).state
    assert refused(state, [hunter]).reason == "limit-used"
