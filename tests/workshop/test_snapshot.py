"""A position of a real game can be written down, read again, and is the same."""

from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES, rules
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from bot.workshop.scenario import load
from bot.workshop.script import opening
from bot.workshop.snapshot import written

SAME = {
    "risk": ("territories", "hands", "deck", "gold", "vp", "maesters", "objectives", "captive"),
    "iron_throne": ("hands", "decks", "hostages", "power", "sheets", "influence", "leaders"),
    "card_game_1e": ("hands", "decks", "discards", "dead", "plots", "used", "round", "first"),
    "card_game_2e": ("hands", "decks", "discards", "dead", "plots", "used", "round", "first"),
    "board_game": ("tracks", "power", "supply", "hands", "wildling", "deck_1", "wildling_deck"),
}


def games(game: str) -> list[dict[str, Any]]:
    if game == "card_game_2e":
        # Players are called by their factions, so each has another one.
        houses = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
        return [{"decks": [f"{house}_fealty" for house in houses]}]
    found: list[dict[str, Any]] = [{}]
    more = {"risk": {"mode": "dominion"}, "board_game": {"house_cards": "blind_draft"}}
    return [*found, more[game]] if game in more else found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_the_same_once_written_and_read(game: str, seed: int, tmp_path: Path) -> None:
    known, positions = rules(game), GAMES[game].positions
    for wanted in games(game):
        seats = known.players[seed % len(known.players)]
        options = known.Options.model_validate(wanted)
        match = Match(known, seats, f"snapshot/{seed}", [at_random] * seats, options)
        path = tmp_path / "case.yaml"
        seen = 0
        for number in range(240):
            if match.state.finish is not None:
                break
            if number % 12 == 7:
                path.write_text(written(known, match.state, ["a remark"]), encoding="utf-8")
                stage = load(path)
                _, change = positions.snapshot(match.state)
                was, now = (positions.observe(one) for one in (match.state, stage.state))
                for place in was.get("territories", {}).values():
                    # In the middle of an invasion a conquered territory is still empty.
                    place["units"] = max(1, place["units"])
                if "deck" in was:
                    # A card that somebody is just looking at lies below the others.
                    now["deck"] = now["deck"][: len(was["deck"])]
                drafting = "hands" in SAME[game] and change and "hands" not in change
                for key in SAME[game] if change and not drafting else ():
                    assert now[key] == was[key], (number, key)
                seen += bool(change)
            match.step()
        assert seen > 3
        opening(stage)
