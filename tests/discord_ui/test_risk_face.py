"""The face of Risk: everything on the board is in the text, and nothing that is secret."""

from collections.abc import Iterator
from typing import cast

import pytest

from bot.discord_ui.faces import face
from bot.games import rules
from bot.games.risk.rules.board import board
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.view import RiskView
from bot.kernel import Choose, Rng
from bot.text import LANGUAGES, words
from bot.text.words import SeatName
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from tests.discord_ui.face_checks import hostile, plain, positions, texts_fit

RISK = rules("risk")
FACE = face("risk")
EN = words("en")
PNG = b"\x89PNG"


def states(players: int, steps: int = 400, every: int = 40) -> Iterator[RiskState]:
    return cast(Iterator[RiskState], positions(RISK, players, steps, every))


def later(players: int = 3) -> RiskState:
    """A position in the middle of a game."""
    return list(states(players, steps=200))[-1]


def public(state: RiskState) -> RiskView:
    return cast(RiskView, RISK.view(state, None))


@pytest.mark.parametrize("players", RISK.players)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [plain, hostile])
def test_texts_fit_at_any_time_and_with_any_names(
    players: int, language: str, name: SeatName
) -> None:
    for state in states(players):
        texts_fit(RISK, state, language, name, lines=4, summary=600)


@pytest.mark.parametrize("players", [2, 5, 7])
def test_the_text_has_every_territory_with_its_units_and_all_scores(players: int) -> None:
    view = public(later(players))
    text = "\n".join(FACE.board_text(view, EN, plain))
    for territory, held in view.territories.items():
        name = board("both").territories[territory].name
        line = next(line for line in text.splitlines() if name in line)
        owner = view.players[held.owner].house.capitalize() if held.owner >= 0 else "neutral"
        assert owner in line
        after = line.split(name, 1)[1]
        assert int(after.split("**")[1]) == held.units
    for player in view.players:
        line = next(line for line in text.splitlines() if f"**{plain(player.seat)}**" in line)
        assert f"= **{player.points}** points" in line


def test_castles_ports_and_seats_of_power_are_marked() -> None:
    text = "\n".join(FACE.board_text(public(later()), EN, plain))
    assert "Winterfell 👑 **" in text
    assert "King's Landing 🏰⚓🔵 **" in text
    assert "Pyke 🏰⚓⚪ **" in text
    assert "Skagos **" in text


def test_a_whole_region_names_its_holder_and_never_the_neutrals() -> None:
    state = later(2)
    for territory in board("essos").regions["andalos"].territories:
        state.owner[territory] = 1
    for territory in board("essos").regions["jade_sea_coast"].territories:
        state.owner[territory] = -1
    text = "\n".join(FACE.board_text(public(state), EN, plain))
    house = EN.say(f"risk-house-{state.houses[1]}")
    assert f"**Andalos** (+4, all {house})" in text
    assert "**Jade Sea Coast** (+1)\nneutral: " in text


def test_the_summary_warns_of_the_end_card_as_soon_as_it_can_come() -> None:
    """A10: 48 cards, so it is the 25th at the earliest: with 25 cards in the deck."""
    state = later(3)
    cards = [*state.deck, *state.discard]
    state.deck = (cards * 2)[:26]
    assert "💀" not in FACE.summary(public(state), EN, plain)
    state.deck = state.deck[:25]
    assert "💀" in FACE.summary(public(state), EN, plain)


def test_the_summary_of_a_finished_game_names_winner_and_reason() -> None:
    match = Match(RISK, 2, "face/end", [at_random] * 2)
    for _ in match.steps():
        pass
    assert match.state.finish is not None
    text = FACE.summary(RISK.view(match.state, None), EN, plain)
    assert plain(match.state.finish.winners[0]) in text
    assert EN.say(f"risk-finish-{match.state.finish.reason}") in text


def test_the_hand_shows_sets_and_what_they_bring() -> None:
    """R4.4 one of each brings 7; R4.5 two more for each own territory shown."""
    state = later()
    state.hands[0] = ["karhold", "skagos", "the_gift", "the_neck"]
    for card in state.hands[0]:
        state.owner[card] = 1
    state.owner["skagos"] = 0
    text = FACE.hand_text(RISK.view(state, 0), EN, plain)
    assert "• ⚙️ Skagos – yours, +2" in text
    assert "• 🐎 Karhold\n" in text
    sets = text.split(EN.say("risk-face-sets"))[1].split("\n\n")[0].strip().splitlines()
    assert sets == [
        "• 🐎 Karhold, ⚙️ Skagos, 🧱 The Gift = **7** units (+2 on territories shown)",
        "• 🐎 Karhold, 🧱 The Gift, ⚙️ The Neck = **7** units",
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_faces_tell_nobody_more_than_the_view(players: int) -> None:
    """Everything hidden is dealt anew, and no face changes."""
    for state in states(players, steps=200):
        for viewer in (None, 0):
            other = RISK.redeal(state, viewer, Rng(seed="face"))
            one, two = RISK.view(state, viewer), RISK.view(other, viewer)
            assert FACE.summary(one, EN, plain) == FACE.summary(two, EN, plain)
            assert FACE.board_text(one, EN, plain) == FACE.board_text(two, EN, plain)
            assert FACE.hand_text(one, EN, plain) == FACE.hand_text(two, EN, plain)
            assert FACE.alt_text(one, EN, plain) == FACE.alt_text(two, EN, plain)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_pictures_are_drawn_with_any_names(players: int) -> None:
    view = public(later(players))
    data = FACE.picture(view, words("de"), hostile)
    assert data is not None
    assert data.startswith(PNG)


def test_there_is_a_picture_before_the_first_turn_and_of_every_region() -> None:
    first = public(next(states(3)))
    whole = FACE.picture(first, EN, plain)
    assert whole is not None
    view = public(later(3))
    zooms = FACE.zooms(view)
    assert [region for region, _ in zooms] == list(board("westeros").regions)
    assert [EN.say(key) for _, key in zooms][:2] == ["The North", "The Iron Islands"]
    zoomed = FACE.picture(view, EN, plain, zoom="dorne")
    assert zoomed != FACE.picture(view, EN, plain)


def test_an_unknown_zoom_shows_the_whole_board() -> None:
    view = public(later(2))
    assert FACE.picture(view, EN, plain, zoom="../x") == FACE.picture(view, EN, plain)


def test_only_a_private_picture_marks_what_can_be_chosen() -> None:
    for state in states(2, every=1):
        ask = next(iter(state.asks), None)
        if isinstance(ask, Choose) and ask.topic == "invade_to":
            view = RISK.view(state, ask.seat)
            private = FACE.picture(view, EN, plain, private=True)
            assert private != FACE.picture(view, EN, plain)
            return
    raise AssertionError("nobody attacked")


def test_seats_are_called_by_their_houses_once_they_have_them() -> None:
    first, last = public(next(states(3))), public(later(3))
    assert FACE.seat_label(first, EN, 0) is None
    assert FACE.seat_label(last, EN, 0) == EN.say(f"risk-house-{last.players[0].house}")


def test_an_unknown_game_has_no_face() -> None:
    with pytest.raises(KeyError):
        face("chess")
