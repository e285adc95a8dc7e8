"""Made-up positions; `python -m tests.render.risk_pictures` draws the golden pictures anew."""

import random
from pathlib import Path
from typing import Any

from bot.games.risk.rules.board import map_file
from bot.games.risk.ui.drawing import LABELS, BoardPicture, PlayerMark, TerritoryMark, png
from bot.games.risk.ui.drawing.board import BOARDS

GOLDEN = Path(__file__).parent / "golden"
HOUSES = {
    "westeros": ["stark", "baratheon", "lannister", "tyrell", "martell"],
    "essos": ["targaryen", "ghiscari"],
    "both": ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell", "martell"],
}
NAMES = ["Arya", "Ser Bonifer the Good of Somewhere Far Away", "Cersei", "Dagmar", "Zoë", "F", "Gé"]


def boards(board: str) -> list[str]:
    return list(BOARDS) if board == "both" else [board]


def position(board: str, seed: int, dominion: bool = False, **more: Any) -> BoardPicture:
    """A random position; the first region of every board has one holder."""
    dice = random.Random(seed)
    houses = HOUSES[board]
    marks = {}
    for facts in map(map_file, boards(board)):
        for territory in facts.territories:
            seats = [*range(len(houses)), *([None] if board == "essos" else [])]
            owner = 0 if territory.region == facts.regions[-1].id else dice.choice(seats)
            special = {}
            if dominion:
                for kind in ("knights", "siege_engines", "fortifications"):
                    special[kind] = dice.choice([0, 0, 0, 1, 2])
            marks[territory.id] = TerritoryMark(owner=owner, units=dice.randint(1, 30), **special)
    players = [
        PlayerMark(
            seat=seat,
            house=house,
            name=NAMES[seat],
            order=seat + 1,
            territories=dice.randint(1, 20),
            castles=dice.randint(0, 9),
            ports=dice.randint(0, 9),
            points=dice.randint(0, 40),
            cards=dice.randint(0, 5),
            gold=dice.randrange(0, 3000, 100) if dominion else None,
            vp=dice.randint(0, 9) if dominion else None,
            active=seat == 1,
            eliminated=seat == 4,
        )
        for seat, house in enumerate(houses)
    ]
    words = {key: key.replace("_", " ").capitalize() for key in LABELS}
    return BoardPicture(
        board=board, territories=marks, players=players, labels=words, **{"title": "Title", **more}
    )


GOLDEN_PICTURES = {
    "westeros": position(
        "westeros", 1, caption="Caption", moves=[("kingswood", "the_mander")], highlights=["tarth"]
    ),
    "essos": position("essos", 2, caption="Caption", moves=[("meereen", "yunkai")]),
    "world_at_war": position("both", 3, dominion=True, moves=[("dragonstone", "myr")]),
    "zoom": position("westeros", 4, zoom="the_riverlands", highlights=["riverrun"]),
}

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, picture in GOLDEN_PICTURES.items():
        (GOLDEN / f"{name}.png").write_bytes(png(picture))
