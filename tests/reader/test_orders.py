"""Standing orders by text: what is certain is set, what is not is asked for."""

import pytest

from bot.games.risk.rules.board import board
from bot.games.risk.rules.rulebook import Risk
from bot.kernel import Preference
from bot.reader import Ordered
from bot.reader.message import read_order
from bot.reader.text import tokens

from .positions_risk import RULES, position

WATCH = Preference(
    choices=tuple(board("westeros").territories), default=(), many=True, names="territory"
)


def read(text: str, *, many: bool = False) -> Ordered | None:
    view = RULES.view(position("attack"), 0)
    known = {**Risk().orders(view), **({"defence": WATCH} if many else {})}
    return read_order("risk", known, tokens(text))


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("order defence one", "defence", "one"),
        ("order: defence = ask me", "defence", "ask"),
        ("standing order how you defend: always with one die", "defence", "one"),
        ("standing orders defense to maximum please", "defence", "most"),
        ("set order move in all but one", "move_in", "all"),
        ("order draw always", "draw", "always"),
        ("order drawing a card: always ask", "draw", "ask"),
        ("standing order defnece one die", "defence", "one"),
        ("Dauerauftrag Verteidigung: immer mit einem Würfel", "defence", "one"),
        ("Befehl Karte ziehen immer", "draw", "always"),
        ("Befehl einrücken so wenige wie möglich", "move_in", "few"),
        ("Auftrag Verteidigung jedes Mal fragen", "defence", "ask"),
        ("dauerauftrag wie du verteidigst: so viele wie möglich", "defence", "most"),
        ("order defence", "defence", None),
        ("order defence sometimes one", "defence", None),
        ("order defence not one", "defence", None),
        ("order defence one or two", "defence", None),
        ("order draw when I feel like it", "draw", None),
    ],
)
def test_an_order_is_understood_or_asked_about(text: str, key: str, value: str | None) -> None:
    assert read(text) == Ordered(key, value)


@pytest.mark.parametrize("text", ["orders", "standing orders", "my orders please", "attack Pyke"])
def test_what_is_no_order(text: str) -> None:
    assert read(text) is None


def test_orders_to_places_of_another_game_are_left_to_it() -> None:
    assert read("order Winterfell march") is None
    assert read("standing order tempo fast") == Ordered("", None)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("order defence Winterfell, Pyke", ["winterfell", "pyke"]),
        ("standing order defence: Königsmund und Winterfel", ["kings_landing", "winterfell"]),
        ("order defence none", []),
        ("befehl verteidigung keine", []),
        ("order defence not Winterfell", None),
        ("order defence Winterfell, Atlantis", None),
    ],
)
def test_any_number_of_many(text: str, value: list[str] | None) -> None:
    assert read(text, many=True) == Ordered("defence", value)


def test_all_of_many() -> None:
    assert read("order defence all", many=True) == Ordered("defence", list(WATCH.choices))
