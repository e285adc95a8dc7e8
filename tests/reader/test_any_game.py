"""Whatever a game asks can be answered by text, from the question's own options."""

import random
from typing import Any

import pytest

from bot.games.risk.ui.lexicon import RISK
from bot.kernel import Amount, Answer, Assign, Choose, Key, Offer, Option, answer
from bot.kernel.asks import AnyAsk, Proposal
from bot.kernel.rules import View
from bot.reader import Lexicon, Message, Prompt, Reading
from bot.text import LANGUAGES, words

from .positions_risk import RULES, position

NOTHING = Lexicon()


def asked(*asks: AnyAsk) -> View:
    """What a player of some game sees: nothing but these questions."""
    for number, ask in enumerate(asks, 1):
        ask.id = number
    return View(
        game="risk",
        viewer=0,
        seats=2,
        waiting=[],
        asks=list(asks),
        preferences={},
        conceded=[],
        finish=None,
    )


def decide(view: View, text: str, known: Lexicon = NOTHING) -> Reading:
    return Message(text).read(Prompt("risk", view, known))


def meant(reading: Reading) -> list[Any]:
    return [move.steps[0][1] for move in reading.moves]


def houses(**more: Any) -> Choose:
    listed = ["stark", "tyrell", "martell"]
    options = [Option(id=one, label=f"house:{one}") for one in listed]
    return Choose(seat=0, topic="x", public="x", options=options, default=["stark"], **more)


@pytest.mark.parametrize("text", ["Tyrell", "tyrel", "2", "tyre"])
def test_an_option_by_name_or_number(text: str) -> None:
    decision = decide(asked(houses()), text)
    assert (decision.kind, meant(decision)) == ("do", [["tyrell"]])


def test_several_options_in_order() -> None:
    decision = decide(asked(houses(max=3, ordered=True)), "martell, stark")
    assert (decision.kind, meant(decision)) == ("do", [["martell", "stark"]])


@pytest.mark.parametrize(
    "text",
    [
        "1 and 3",
        "1, 3",
        "eins und drei",
        "control 9 castles, control 1 region",
        "9 Burgen kontrollieren und 1 Region kontrollieren",
        "castles and the region",
        "Burgen, Region",
    ],
)
def test_several_options_by_number_or_words(text: str) -> None:
    listed = ["control_9_castles", "conquer_5_ports_in_one_turn", "control_1_region"]
    options = [Option(id=one, label=f"objective:{one}") for one in listed]
    ask = Choose(seat=0, topic="x", public="x", options=options, min=2, max=2, default=listed[:2])
    decision = decide(asked(ask), text, RISK)
    assert (decision.kind, meant(decision)) == ("do", [[listed[0], listed[2]]])


def test_an_option_that_is_no_name_by_its_label() -> None:
    options = [Option(id="a", label="draw-card"), Option(id="b", label="no-card")]
    ask = Choose(seat=0, topic="x", public="x", options=options, default=["a"])
    for text in ("Draw a card", "Karte ziehen"):
        assert meant(decide(asked(ask), text)) == [["a"]]
    assert decide(asked(ask), "pass").kind == "silence"
    assert meant(decide(asked(ask), "default")) == [["a"]]


def test_a_number_and_its_bounds() -> None:
    ask = Amount(seat=0, topic="x", public="x", min=2, max=7, default=3)
    for text, value in {"4": 4, "vier": 4, "all": 7, "min": 2, "default": 3}.items():
        decision = decide(asked(ask), text)
        assert (decision.kind, meant(decision)) == ("do", [value])
    refused = decide(asked(ask), "9")
    assert refused.kind == "refuse"
    assert refused.refusal is not None
    assert refused.refusal.reason == "out-of-range"


def test_orders_to_places() -> None:
    keys = [Key(id=one, label=f"territory:{one}") for one in ("pyke", "harlaw")]
    values = [Option(id="v", label="draw-card"), Option(id="w", label="no-card")]
    ask = Assign(seat=0, topic="x", public="x", keys=keys, values=values, default={})
    decision = decide(asked(ask), "Pyke: draw a card, Harlaw: leave it")
    assert (decision.kind, meant(decision)) == ("do", [{"pyke": "v", "harlaw": "w"}])


def test_a_talk() -> None:
    ask = Offer(
        seat=0,
        topic="x",
        public="x",
        parties=[0, 1],
        terms=[Option(id="peace", label="draw-card"), Option(id="war", label="no-card")],
        proposal=Proposal(number=3, by=1, terms=["peace"]),
    )
    assert meant(decide(asked(ask), "accept")) == [{"accept": 3}]
    assert meant(decide(asked(ask), "ablehnen")) == [{"refuse": True}]
    assert {"propose": ["war"]} in meant(decide(asked(ask), "propose leave it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_in_a_game_of_risk_is_understood_or_offered(language: str) -> None:
    chance = random.Random(7)
    state = position("trade")
    catalogue = words(language)
    for _ in range(60):
        if state.finish is not None:
            break
        ask = state.asks[0]
        view = RULES.view(state, ask.seat)
        value: Any = ask.default
        if isinstance(ask, Choose):
            for option in ask.options:
                label = catalogue.option("risk", option)
                decision = decide(view, label, RISK)
                wanted = [[option.id]] if decision.kind == "do" else meant(decision)
                assert [option.id] in wanted, (ask.topic, label, decision)
                if decision.kind == "do":
                    assert meant(decision) == [[option.id]], (ask.topic, label)
            value = [chance.choice(ask.options).id]
        elif isinstance(ask, Amount):
            decision = decide(view, str(ask.max), RISK)
            assert meant(decision) == [ask.max]
        state = answer(RULES, state, Answer(seat=ask.seat, ask=ask.id, value=value)).state
