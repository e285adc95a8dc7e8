"""Below a table's message stands a list of the cards it names."""

from typing import Any

from bot.discord_ui.named_cards import card_list, named
from bot.discord_ui.page import Press, button, with_button
from bot.games import rules
from bot.kernel import Event
from bot.table import LogEntry
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import at_random

GAME = "card_game_2e"


def entry(number: int, *cards: str | list[str]) -> LogEntry:
    """A move that names these cards."""
    told = tuple(Event(type="knelt", args={"card": one}) for one in cards)
    return LogEntry(number, "answer", 0, 0, told, undone=False)


def test_what_was_named_last_comes_first_and_once() -> None:
    log = [
        entry(1, "card:01144", ["card:01146", "seat:1"]),
        entry(2, "card:01153", "card:01144", "card:nobody"),
    ]
    assert named(GAME, log) == ["01144", "01153", "01146"]
    assert named("risk", log) == []


def test_a_card_has_its_name_in_the_other_language_beside_it() -> None:
    for language, own, other in (("en", "Ice", "Eis"), ("de", "Eis", "Ice")):
        found: Any = card_list(GAME, ["01153", "01146"], words(language))
        assert [(one.label, one.description) for one in found.options] == [
            (own, other),
            ("Robb Stark", None),
        ]
        assert [one.value for one in found.options] == [f"{GAME}/01153", f"{GAME}/01146"]


def test_no_more_cards_than_a_list_takes() -> None:
    codes = [f"{number:05}" for number in range(1001, 1060)]
    found: Any = card_list(GAME, codes, words("en"))
    assert len(found.options) == 25


def test_who_takes_part_in_the_challenge_is_named() -> None:
    match: Match[Any] = Match(rules(GAME), 2, "named", [at_random] * 2)
    for _ in match.steps():
        view: Any = match.rules.view(match.state, None)
        if view.challenge is not None and view.challenge.defenders:
            break
    lying = {piece.id: piece.code for player in view.players for piece in player.play}
    clash = view.challenge
    assert named(GAME, [], view) == list(
        dict.fromkeys(lying[one] for one in (*clash.attackers, *clash.defenders))
    )


def test_a_button_more_stands_below_a_list() -> None:
    cards, more = card_list(GAME, ["01153"], words("en")), button(Press("mute", 1), "Mute")
    move = button(Press("panel", 1), "My move")
    assert with_button([[move], [cards]], more) == [[move], [cards], [more]]
    assert with_button([[cards], [move]], more) == [[cards], [move, more]]
