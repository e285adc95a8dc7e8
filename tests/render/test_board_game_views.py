"""Real positions, told to the picture by way of the view."""

import pytest

from bot.games.board_game.rules.facts import TOKENS, house_cards
from bot.games.board_game.rules.rulebook import RULES
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.drawing import AreaMark, BoardPicture, CardMark, PlayerMark, svg
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from tests.render.test_board_game_pictures import read


def card(name: str) -> CardMark:
    return CardMark(name=house_cards()[name].name, strength=house_cards()[name].strength)


def told(view: BoardView) -> BoardPicture:
    """A view as the picture is told it."""
    areas = {}
    for name, area in view.regions.items():
        fields = area.model_dump()
        for key in ("controller", "owner", "power_token"):
            fields[key] = fields[key] if fields[key] >= 0 else None
        areas[name] = AreaMark(**fields, secret=None if area.order else view.orders.get(name))
    players = [
        PlayerMark(
            name=player.house,
            active=player.seat == view.turn,
            hand=[card(name) for name in player.hand],
            discard=[card(name) for name in player.discard],
            **player.model_dump(include={"seat", "house", "power", "supply", "score", "stars"}),
        )
        for player in view.players
    ]
    return BoardPicture(
        areas=areas,
        players=players,
        tracks=view.tracks,
        holders={track: view.holders[token] for track, token in TOKENS.items()},
        blade_used=view.blade_used,
        raven_used=view.raven_used,
        wildling=view.wildling,
        round=view.round,
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_is_drawn_as_it_goes_and_orders_are_seen_by_their_owner_alone(seats: int) -> None:
    match = Match(RULES, seats, f"picture/{seats}", [at_random] * seats)
    laid = 0
    for number in range(160):
        match.step()
        if match.state.finish is not None:
            break
        everybody = RULES.view(match.state, None)
        if number % 4 or not everybody.regions:
            continue
        mine = RULES.view(match.state, 0)
        public, private = read(svg(told(everybody))), read(svg(told(mine)))
        for name, area in everybody.regions.items():
            shown = public.get(name, {})
            standing = {unit: count for unit, count in area.units.items() if count}
            assert shown.get("units", {}) == standing, name
            assert shown.get("order") == area.order, name
            assert shown.get("secret") is None, name
            assert shown.get("face_down", False) == area.face_down, name
        seen = {name: area["secret"] for name, area in private.items() if area.get("secret")}
        assert seen == {n: o for n, o in mine.orders.items() if not mine.regions[n].order}
        laid += len(seen)
    assert laid
