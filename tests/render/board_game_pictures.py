"""Made-up positions; `python -m tests.render.board_game_pictures` draws the golden pictures."""

import json
import random
from pathlib import Path
from typing import Any, get_args

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing import (
    LABELS,
    AreaMark,
    BoardPicture,
    CardMark,
    PlayerMark,
    png,
)
from bot.games.board_game.ui.drawing.board import FOLDER
from bot.games.board_game.ui.drawing.model import Order, Unit
from bot.games.board_game.ui.drawing.style import HOUSES

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Arya", "Ser Bonifer the Good of Somewhere", "Cersei", "Dagmar", "Zoë", "F"]
ORDERS: tuple[Order, ...] = get_args(Order)
LAND: tuple[Unit, ...] = ("footman", "knight", "siege_engine")


def _cards(house: str, dice: random.Random) -> tuple[list[CardMark], list[CardMark]]:
    raw = json.loads((FOLDER / "house_cards.json").read_text())["cards"]
    own = [
        CardMark(name=card["name"], strength=card["strength"])
        for card in raw
        if card["house"] == house and "set" not in card
    ]
    dice.shuffle(own)
    cut = dice.randint(1, len(own))
    return own[:cut], own[cut:]


def _area(kind: str, owner: int, dice: random.Random, side: str) -> AreaMark:
    units: dict[Unit, int] = {}
    for _ in range(dice.choice((1, 2, 2, 3, 4))):
        unit: Unit = dice.choice(LAND) if kind == "land" else "ship"
        if kind == "port" and units.get("ship") == 3:
            break
        units[unit] = units.get(unit, 0) + 1
    routed: dict[Unit, int] = {dice.choice(list(units)): 1} if dice.random() < 0.2 else {}
    order = dice.choice(ORDERS)
    return AreaMark(
        controller=owner,
        owner=owner,
        units=units,
        routed=routed,
        order=order if side == "up" else None,
        secret=order if side == "secret" and owner == 0 else None,
        face_down=side != "up",
        power_token=owner if kind == "land" and dice.random() < 0.1 else None,
    )


def position(seed: int, players: int = 6, side: str = "up", **more: Any) -> BoardPicture:
    """A random position; `side` says how orders lie: up, down, secret (seat 0 knows its own)."""
    dice = random.Random(seed)
    marks = {}
    for fact in regions().values():
        owner = dice.randrange(players)
        if fact.home in HOUSES[:players]:
            owner = HOUSES.index(fact.home)
        if dice.random() < (0.62 if fact.kind == "land" or fact.home else 0.8):
            marks[fact.id] = _area(fact.kind, owner, dice, side)
        elif fact.kind == "land" and dice.random() < 0.6:
            marks[fact.id] = AreaMark(controller=owner, power_token=owner)
        else:
            marks[fact.id] = AreaMark(neutral=dice.choice((0, 3, 5)) if fact.castle else 0)
        if fact.home in HOUSES[:players]:
            marks[fact.id] = marks[fact.id].model_copy(update={"garrison": 2})
    marks["the_eyrie"] = AreaMark(closed=True)
    tracks = {}
    for track in ("iron_throne", "fiefdoms", "kings_court"):
        tracks[track] = dice.sample(range(players), players)
    seats = []
    for seat in range(players):
        hand, used = _cards(HOUSES[seat], dice)
        seats.append(
            PlayerMark(
                seat=seat,
                house=HOUSES[seat],
                name=NAMES[seat],
                power=dice.randint(0, 20),
                supply=dice.randint(0, 6),
                score=dice.randint(1, 6),
                stars=max(0, 3 - tracks["kings_court"].index(seat)),
                hand=hand,
                discard=used,
                active=seat == 1,
                conceded=seat == 4,
            )
        )
    return BoardPicture(
        areas=marks,
        players=seats,
        tracks=tracks,
        holders={track: order[0] for track, order in tracks.items()},
        blade_used=True,
        wildling=6,
        labels={key: key.replace("_", " ").capitalize() for key in LABELS},
        **{"title": "Title", "caption": "Caption", "round": 4, **more},
    )


GOLDEN_PICTURES = {
    "board_game": position(
        1, moves=[("kingswood", "the_reach")], highlights=["the_reach"], caption="Caption"
    ),
    "board_game_secret": position(2, side="secret"),
    "board_game_west": position(3, zoom="west", moves=[("seagard", "the_twins")]),
    "board_game_tables": position(4, zoom="tables"),
}

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, picture in GOLDEN_PICTURES.items():
        (GOLDEN / f"{name}.png").write_bytes(png(picture))
