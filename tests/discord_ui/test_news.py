"""What was done to a seat is told first, by houses, in a few lines."""

import pytest

from bot.discord_ui.faces import face
from bot.kernel import Event
from bot.text import words

HOUSES = ["Stark", "Lannister", "Tyrell"]


def news(game: str, seat: int, *events: Event, language: str = "en") -> list[str]:
    return face(game).news(seat, events, words(language), lambda one: HOUSES[one], 3)


def attack(target: str, by: int, on: int) -> Event:
    args = {"seat": f"seat:{by}", "source": "territory:pyke", "target": f"territory:{target}"}
    numbers = {"attackers": 5, "defenders": 3}
    return Event(type="invades", args=args | {"defender": f"seat:{on}"} | numbers)


def battle(target: str, lost: int, fell: int) -> Event:
    args = {"target": f"territory:{target}", "defenders_lost": lost, "attackers_lost": fell}
    return Event(type="battle", args=args)


def conquest(target: str, by: int) -> Event:
    return Event(type="conquered", args={"seat": f"seat:{by}", "target": f"territory:{target}"})


def test_attacks_of_a_house_are_two_lines_however_many_battles_there_were() -> None:
    events = [
        attack("winterfell", 1, 0),
        battle("winterfell", 2, 0),
        battle("winterfell", 1, 1),
        conquest("winterfell", 1),
        attack("karhold", 1, 0),
        battle("karhold", 0, 2),
        attack("oldtown", 1, 2),
        conquest("oldtown", 1),
    ]
    assert news("risk", 0, *events) == [
        "🚩 Lannister took Winterfell from you.",
        "🛡️ Lannister attacked Karhold and lost 2; you lost 0.",
    ]
    assert news("risk", 2, *events) == ["🚩 Lannister took Oldtown from you."]
    assert news("risk", 1, *events) == []
    assert news("risk", 0, attack("karhold", 1, 0)) == [], "nothing has happened yet"
    assert news("risk", 2, *events, language="de") == ["🚩 Lannister hat dir Oldtown genommen."]


def test_a_decided_battle_is_told_by_its_result() -> None:
    about = {"region": "region:winterfell"}
    fight = {"attacker": "seat:1", "defender": "seat:0", "source": "region:pyke"}
    more = {"units": ["unit:footman"], "order": "order:march_0"}
    begun = Event(type="combat", args=about | fight | more)
    result = {"seat": "seat:1", "loser": "seat:0", "attack": 3, "defence": 2, "tie": False}
    won = Event(type="combat-won", args=about | result)
    assert len(news("board_game", 0, begun)) == 1
    (line,) = news("board_game", 0, begun, won)
    assert "Lannister beats Stark at Winterfell" in line
    assert news("board_game", 2, begun, won) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_the_weightiest_is_told_where_there_is_too_much(seat: int) -> None:
    dead = Event(type="died", args={"seat": "seat:0", "character": "character:robb"})
    named = Event(type="defender-named", args={"seat": "seat:1", "defender": "seat:0"})
    told = news("iron_throne", seat, dead, *[named] * 4)
    assert len(told) == (3 if seat == 0 else 0)
    assert seat == 1 or "is dead" in told[0]
