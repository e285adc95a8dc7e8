"""The face of The Iron Throne: everything on the table is in the text, and nothing secret."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from bot.discord_ui.faces import face
from bot.games import rules
from bot.games.iron_throne.rules.scenario import POSITIONS
from bot.games.iron_throne.rules.state import IronState
from bot.games.iron_throne.rules.view import IronView
from bot.games.iron_throne.ui.picture import painted
from bot.kernel import Rng
from bot.kernel.engine import Answer, answer, run
from bot.kernel.state import Play
from bot.text import LANGUAGES, words
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from tests.discord_ui.face_checks import hostile, plain, positions, texts_fit

IRON = rules("iron_throne")
FACE = face("iron_throne")
EN = words("en")
NO_BREAK = "\u00a0"
PAIR = {"defender": "stark", "characters": {"lannister": "tywin", "stark": "robb"}}


def states(players: int, steps: int = 240, every: int = 20) -> Iterator[IronState]:
    return cast(Iterator[IronState], positions(IRON, players, steps, every))


def arranged(**change: Any) -> IronState:
    """A position of three houses."""
    start = POSITIONS.start("court-3", IRON.Options(), "face")
    state = POSITIONS.arrange(start, POSITIONS.Position.model_validate(change))
    run(Play(state))
    return state


def public(state: IronState) -> IronView:
    return cast(IronView, IRON.view(state, None))


@pytest.mark.parametrize("players", IRON.players)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [plain, hostile])
def test_texts_fit_at_any_time_and_with_any_names(players: int, language: str, name: Any) -> None:
    for state in states(players):
        texts_fit(IRON, state, language, name, lines=99, summary=1000)


@pytest.mark.parametrize("players", IRON.players)
def test_the_text_has_everything_that_lies_on_the_table(players: int) -> None:
    view = public(list(states(players))[-1])
    text = "\n".join(FACE.board_text(view, EN, plain))
    for player in view.players:
        block = text.split(f" – {plain(player.seat)}")[1].split("\n\n")[0]
        for name, power in player.characters.items():
            sign = str(power) if power else "☠️"
            assert f"{EN.say(f'iron_throne-character-{name}')}{NO_BREAK}{sign}" in block
        assert f"reserve {player.sheet}" in block
        assert f"influence {player.spread}:" in block
        assert f"hand {player.hand} · deck {player.deck}" in block
        for house in player.hostages:
            assert EN.say(f"iron_throne-house-{house}") in block.split("hostages:")[1]
    assert f"Event deck {view.event_deck}" in text


def test_the_rulebooks_example_can_be_read() -> None:
    """R7.7: 12 + 5 = 17 against 10 + 2 + 4 = 16."""
    state = arranged(
        phase="resolution",
        **PAIR,
        supporters={"baratheon": {"side": "defence", "character": "davos"}},
        power={"tywin": 5, "robb": 2, "davos": 4},
        shown={"lannister": "war_12", "stark": "war_10"},
        hands={"lannister": ["tywin"], "stark": ["robb"], "baratheon": ["davos"]},
    )
    text = FACE.summary(public(state), EN, plain)
    assert "Challenge **17**: Tywin 5 + War 12" in text
    assert "Defence **16**: Robb 2 + Davos 4 + War 10" in text
    assert "**war**" in text


def test_a_sum_is_told_only_while_it_is_one() -> None:
    """A12: the loser's power is halved, so it does not add up to what was fought with."""
    state = arranged(
        phase="resolution",
        **PAIR,
        shown={"lannister": "war_12", "stark": "war_1"},
        influence={"lannister": {"stark": 4}},
        hands={"lannister": ["war_1"], "stark": ["war_2"], "baratheon": ["war_1"]},
    )
    for ask in state.asks:
        given = Answer(seat=ask.seat, ask=ask.id, value=ask.default)
        state = answer(IRON, state, given).state
    view = public(state)
    assert view.finish is not None
    text = FACE.summary(view, EN, plain)
    assert "Defence: Robb 2 + War 1" in text
    picture = painted(view, EN, plain)
    assert picture.encounter is not None
    assert [side.total for side in picture.encounter.sides] == [None, None]
    assert picture.caption == "Game over · Victory: Lannister"


def test_faces_tell_nobody_more_than_the_view() -> None:
    """Everything hidden is dealt anew, and neither words nor picture change."""
    for state in states(4, steps=160):
        for viewer in (None, 0):
            other = IRON.redeal(state, viewer, Rng(seed="face"))
            one, two = IRON.view(state, viewer), IRON.view(other, viewer)
            assert FACE.summary(one, EN, plain) == FACE.summary(two, EN, plain)
            assert FACE.board_text(one, EN, plain) == FACE.board_text(two, EN, plain)
            assert FACE.hand_text(one, EN, plain) == FACE.hand_text(two, EN, plain)


def test_the_picture_of_a_player_is_that_of_everybody() -> None:
    state = arranged(phase="encounter", **PAIR)
    drawn = {FACE.picture(IRON.view(state, who), EN, plain, private=True) for who in (None, 0, 1)}
    assert len(drawn) == 1


def test_hand_and_hostages_are_shown_to_their_holder_alone() -> None:
    state = arranged(
        hands={"stark": ["war_12", "peace", "peace", "robb", "arya"]},
        power={"arya": 0},
        hostages={"stark": ["lannister.war_20"]},
    )
    text = FACE.hand_text(IRON.view(state, 1), EN, plain)
    assert "🕊️ Peace × 2" in text
    assert "Robb (after the resolution) – Tactical Maneuver" in text
    assert "Arya: List of Names – dead" in text
    assert "🦁 Lannister ⚔️ War 20" in text
    assert "Honorable" in text
    assert FACE.hand_text(public(state), EN, plain) == ""
    board = "\n".join(FACE.board_text(IRON.view(state, 1), EN, plain))
    assert "War 20" not in board
    assert "hostages: 🦁 Lannister" in board


def test_a_hand_is_told_in_the_order_in_which_it_is_drawn() -> None:
    state = arranged(hands={"stark": ["robb", "war_3", "peace", "war_12", "peace"]})
    line = next(
        one
        for one in FACE.hand_text(IRON.view(state, 1), EN, plain).splitlines()
        if one.startswith("🃏")
    )
    assert line.endswith("⚔️ War 3, ⚔️ War 12, 🕊️ Peace × 2, 🎭 Robb: Tactical Maneuver")


def test_our_own_designs_are_marked() -> None:
    state = arranged(hands={"stark": ["robb", "bran"]}, leaders={"stark": "eddard"})
    lines = FACE.hand_text(IRON.view(state, 1), EN, plain).splitlines()
    marked = {line.split(" (")[0]: line.endswith("✎") for line in lines if " – " in line}
    assert marked == {"👑 **Eddard Stark**": False, "• Robb": False, "• Bran": True}


def test_a_talk_is_there_for_everybody() -> None:
    """R7.8, R15.1."""
    state = arranged(
        phase="resolution",
        **PAIR,
        shown={"lannister": "peace", "stark": "peace"},
        hands={"lannister": ["war_1"], "stark": ["war_1"], "baratheon": ["war_1"]},
        preferences={h: {"after_reveal": "pass"} for h in ("lannister", "stark", "baratheon")},
    )
    match = Match(IRON, 3, "talk", [at_random] * 3)
    match.state = state
    while any(ask.veiled for ask in match.state.asks):
        match.step()
    view = public(match.state)
    talk = FACE.talk(view)
    assert talk is not None
    assert talk.number is None
    assert "nothing lies on the table" in FACE.summary(view, EN, plain)
    assert FACE.talk(public(arranged())) is None


def test_seats_are_called_by_their_houses_once_they_have_them() -> None:
    first, later = public(next(states(3))), public(arranged())
    assert FACE.seat_label(first, EN, 0) is None
    assert FACE.seat_label(later, EN, 1) == "🐺 Stark"
    assert FACE.picture(first, EN, plain) is None
