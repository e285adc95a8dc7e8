"""What a decision needs stands beside it: odds, rivals, threats, cards left."""

import re
from typing import Any

import pytest

from bot.discord_ui.faces import face
from bot.games import rules
from bot.games.board_game.rules.facts import house_cards
from bot.games.risk.ui.odds import _losses, falls
from bot.kernel import Rng, prefer
from bot.kernel.asks import AnyAsk
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import at_random


def asked(game: str, topic: str, seats: int) -> tuple[Any, AnyAsk]:
    """A view of somebody who is asked this, from games by lot."""
    known = rules(game)
    for number in range(20):
        match = Match(known, seats, f"beside-{number}", [at_random] * seats, in_place=False)
        for count, _ in enumerate(match.steps()):
            ask = next((one for one in match.state.asks if one.topic == topic), None)
            if ask is not None:
                return known.view(match.state, ask.seat), ask
            if count > 400:
                break
    raise AssertionError(f"{topic} was never asked")


def beside(game: str, topic: str, seats: int) -> str:
    view, ask = asked(game, topic, seats)
    shown, english = face(game), words("en")
    houses = [str(shown.seat_label(view, english, seat)) for seat in range(view.seats)]
    return "\n".join(shown.beside(view, ask, english, houses.__getitem__))


def test_odds_of_one_battle_are_those_of_the_dice() -> None:
    """R5.5, R5.6: two pairs compared, ties to the defence."""
    assert {fallen: round(chance * 7776) for fallen, chance in _losses(3, 2).items()} == {
        0: 2275,
        1: 2611,
        2: 2890,
    }
    assert falls(1, 1) == pytest.approx(15 / 36)


def test_odds_grow_with_the_attack_and_shrink_with_the_defence() -> None:
    table = [[falls(attack, defence) for defence in range(1, 8)] for attack in range(1, 8)]
    assert all(row == sorted(row, reverse=True) for row in table)
    assert all([*column] == sorted(column) for column in zip(*table, strict=True))


@pytest.mark.parametrize(
    ("game", "topic", "seats", "said"),
    [
        ("risk", "how", 2, "chance that it falls"),
        ("board_game", "bid", 3, "The others have"),
        ("board_game", "house_card", 3, "can still play"),
        ("board_game", "muster", 3, "supply feeds"),
        ("board_game", "support", 3, "🤝"),
        ("board_game", "king_track", 3, "Fiefdoms track now"),
        ("board_game", "preemptive_track", 3, "track now"),
        ("iron_throne", "lay", 3, "Cards in hand"),
        ("card_game_2e", "challenge", 2, "could defend with"),
        ("card_game_2e", "attackers", 2, "could defend with"),
        ("card_game_2e", "defenders", 2, "challenge"),
    ],
)
def test_what_helps_to_decide_is_told(game: str, topic: str, seats: int, said: str) -> None:
    assert said in beside(game, topic, seats)


def test_a_question_of_a_card_says_which_card_and_what_it_says() -> None:
    options = rules("risk").Options.model_validate({"mode": "dominion"})
    for number in range(20):
        match = Match(rules("risk"), 3, f"card-{number}", [at_random] * 3, options, in_place=False)
        for count, _ in enumerate(match.steps()):
            for ask in match.state.asks:
                if ask.topic.startswith("card_") and ask.topic != "card_lose":
                    view = rules("risk").view(match.state, ask.seat)
                    line, *dice = face("risk").beside(view, ask, words("en"), str)
                    assert line.startswith("🎴 **")
                    assert len(dice) == (ask.topic in ("card_die", "card_dice"))
                    return
            if count > 600:
                break
    raise AssertionError("no card ever asked anything")


def in_dominion(topic: str, about: str) -> list[str]:
    """What stands beside the first question on this topic that says something about this."""
    options = rules("risk").Options.model_validate({"mode": "dominion"})
    for number in range(20):
        match = Match(rules("risk"), 3, f"card-{number}", [at_random] * 3, options, in_place=False)
        for seat in range(3):
            wish = ("opponent_turns", "able")
            match.state = prefer(rules("risk"), match.state, seat, *wish).state
        for count, _ in enumerate(match.steps()):
            for ask in match.state.asks:
                if ask.topic == topic and ask.about.get(about):
                    view = rules("risk").view(match.state, ask.seat)
                    return face("risk").beside(view, ask, words("en"), "seat {}".format)
            if count > 600:
                break
    raise AssertionError(f"{topic} was never asked about {about}")


def test_whoever_may_cancel_a_card_reads_which_one_it_is_and_whose() -> None:
    (line,) = in_dominion("act", "played")
    assert re.fullmatch(r"📜 seat \d plays \*\*[A-Z].+\*\*: .+", line)


def test_dice_that_a_card_changes_are_shown_beside_those_of_the_other_side() -> None:
    _, dice = in_dominion("card_die", "attack")
    assert re.fullmatch(r"🎲 Attack \d(·\d)* · defence \d(·\d)*", dice)


def test_orders_name_who_stands_next_to_them() -> None:
    known = rules("board_game")
    chance = Rng(seed="threats")
    match = Match(known, 6, chance.seed, [at_random] * 6, in_place=False)
    for count, _ in enumerate(match.steps()):
        for ask in match.state.asks:
            view = known.view(match.state, ask.seat)
            told = face("board_game").beside(view, ask, words("en"), str)
            if ask.topic == "orders" and told:
                assert all("stands in" in line for line in told)
                return
        assert count < 2000, "nobody ever stood next to anybody"


def test_a_territory_to_reinforce_shows_the_enemies_next_to_it() -> None:
    view, ask = asked("risk", "place", 2)
    remarks = [face("risk").remark(view, key, words("en"), str) for key in getattr(ask, "keys", [])]
    assert all(remark and ("next to" in remark or "no enemy" in remark) for remark in remarks)


def test_a_brief_hand_leaves_out_what_cards_say() -> None:
    view, _ = asked("board_game", "orders", 3)
    full, brief = (
        face("board_game").hand_text(view, words("en"), str, brief) for brief in (False, True)
    )
    assert len(brief) < len(full)
    assert "No text." in full
    assert "No text." not in brief


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_brief_hand_of_the_iron_throne_is_two_lines(lang: str) -> None:
    view, _ = asked("iron_throne", "lay", 3)
    said = words(lang)
    lines = face("iron_throne").hand_text(view, said, str, brief=True).splitlines()
    assert len(lines) == 2 + bool(view.hostages)
    values = [card.partition("war_")[2] for card in view.hand if "war_" in card]
    assert all(value in lines[1] for value in values)
    short = [said.tell("iron_throne", f"short-{one}", {}) for one in view.players[0].characters]
    assert view.viewer != 0 or all(name in lines[0] for name in short)


def test_cards_that_a_question_names_are_not_named_twice() -> None:
    view, ask = asked("board_game", "house_card", 3)
    brief = face("board_game").hand_text(view, words("en"), str, brief=True)
    names = [words("en").option("board_game", one) for one in getattr(ask, "options", [])]
    assert names
    assert not any(name in brief for name in names)


def test_a_card_without_text_has_no_remark() -> None:
    view, ask = asked("board_game", "house_card", 3)
    remarks = {
        one.id: face("board_game").remark(view, one, words("en"), str)
        for one in getattr(ask, "options", [])
    }
    bare = {card for card in remarks if card in house_cards() and not house_cards()[card].timing}
    assert bare
    assert {card for card, remark in remarks.items() if remark == ""} == bare
