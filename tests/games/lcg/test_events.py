"""What happens to cards, told in whole sentences in both languages."""

import pytest

import bot.games  # noqa: F401 (their words)
from bot.games.lcg.ui.news import joined
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


def happened(kind: str, seat: int, **args: object) -> Event:
    """An event of this seat."""
    return Event(type=kind, args={"seat": f"seat:{seat}", **args})


def test_what_all_do_in_turn_is_one_line() -> None:
    """On a phone six lines of the same hide what is asked."""
    drawn = [happened("drew", seat, number=2 + seat) for seat in range(3)]
    gone = [happened("hand-discarded", 1, card=f"card:{name}") for name in ("stark", "tyrell")]
    other = happened("hand-discarded", 2, card="card:stark")
    found = joined([happened("stood", 0), *drawn, *gone, other])
    assert [one.type for one in found] == ["stood", "drew-all", "hand-discarded-all", other.type]
    spoken = words("en")
    lines = [spoken.event(SECOND, one, lambda seat: f"No. {seat}") for one in found[1:3]]
    assert lines[0] == "🃏 Cards drawn: No. 0: 2, No. 1: 3, No. 2: 4"
    assert lines[1] == "🗑️ No. 1 discards House Stark, House Tyrell from hand."


def test_what_only_one_may_read_is_never_joined_with_what_all_read() -> None:
    secret = happened("drew", 0, number=1).model_copy(update={"to": [0]})
    events = [secret, happened("drew", 1, number=2)]
    assert joined(events) == events
