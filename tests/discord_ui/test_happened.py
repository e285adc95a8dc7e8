"""What happened, line by line: what several houses did alike stands on one line."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.discord_ui.desk import Desk
from bot.discord_ui.faces import face
from bot.discord_ui.happened import lines
from bot.kernel import Event
from bot.table import LogEntry
from bot.text import words

HOUSES = ("Stark", "Lannister", "Tyrell")


class Reader:
    """As much of a desk as is looked at."""

    game = "board_game"
    face = face("board_game")
    words = words("en")

    def called(self, seat: int) -> str:
        """A house."""
        return HOUSES[seat]

    def event(self, event: Event) -> str:
        """What happened."""
        return self.words.event(self.game, event, self.called)


DESK = cast(Desk, Reader())


def bid(seat: int, power: int, track: str = "iron_throne") -> Event:
    args = {"seat": f"seat:{seat}", "bid": power, "track": f"track:{track}"}
    return Event(type="bid", args=args)


def entry(*events: Event) -> LogEntry:
    return LogEntry(1, "answer", 0, 0, events, False)


def told(*entries: LogEntry, **how: Any) -> list[str]:
    return [line.replace("\u00a0", " ") for line in lines(DESK, entries, brief=True, **how)]


def test_bids_for_a_track_stand_on_one_line() -> None:
    move = entry(bid(0, 3), bid(1, 1), bid(2, 0, "fiefdoms"))
    assert told(move) == [
        "💰 Bids for the Iron Throne track: Stark **3** · Lannister **1**",
        "💰 Tyrell bids **0** for the Fiefdoms track.",
    ]


def test_what_was_taken_back_is_told_apart_and_struck_through() -> None:
    moves = entry(bid(0, 3), bid(1, 1)), replace(entry(bid(2, 2), bid(0, 0)), undone=True)
    assert told(*moves) == [
        "💰 Bids for the Iron Throne track: Stark **3** · Lannister **1**",
        "~~💰 Bids for the Iron Throne track: Tyrell **2** · Stark **0**~~",
    ]


def test_the_log_has_a_line_for_each() -> None:
    assert len(lines(DESK, [entry(bid(0, 3), bid(1, 1))])) == 2


@pytest.mark.parametrize("seat", range(3))
def test_what_is_known_is_not_told_again(seat: int) -> None:
    events = [bid(0, 3), bid(1, 1), bid(2, 2)]
    (line,) = told(entry(*events), known=[DESK.event(events[seat])])
    assert [house in line for house in HOUSES] == [one != seat for one in range(3)]
