"""What happens to cards, told in whole sentences in both languages."""

import pytest

import bot.games  # noqa: F401 (their words)
from bot.kernel import Event
from bot.text import LANGUAGES, words

SECOND, FIRST = "card_game_2e", "card_game_1e"
CARD = "card:stark"
WAYS = [
    *((game, how) for game in (SECOND, FIRST) for how in ("marshal", "ambush", "put")),
    (FIRST, "shadows"),
]
PILES = [
    *((game, zone) for game in (SECOND, FIRST) for zone in ("dead", "discard", "hand", "deck")),
    (FIRST, "top"),
]
LEAVING = ("killed", "discarded", "sacrificed", "returned", "shuffled", "removed")


def told(language: str, game: str, kind: str, **args: str) -> str:
    """What happened to a card of the first house."""
    happened = Event(type=kind, args={"card": CARD, "seat": "seat:0", **args})
    return words(language).event(game, happened, lambda seat: "Tully")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("host", ["", "seat:1"])
def test_every_way_into_play_is_a_sentence_of_its_own(language: str, host: str) -> None:
    """A way that no catalogue knows would be read as `how:shadows`."""
    lines = [told(language, game, "entered", how=f"how:{how}", host=host) for game, how in WAYS]
    for game in (SECOND, FIRST):
        own = [line for (known, _), line in zip(WAYS, lines, strict=True) if known == game]
        assert len({*own}) == len(own)
    for line in lines:
        assert line.endswith("."), line
        assert ":" not in line, line
        assert ("**Tully**" in line) == bool(host), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LEAVING)
def test_leaving_play_is_told_without_brackets(language: str, kind: str) -> None:
    for game, zone in PILES:
        line = told(language, game, kind, zone=f"zone:{zone}")
        assert line.endswith("."), line
        assert "(" not in line, line
        assert ":" not in line, line
