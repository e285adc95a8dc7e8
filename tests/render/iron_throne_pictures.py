"""Made-up positions; `python -m tests.render.iron_throne_pictures` draws the golden ones anew."""

import random
from pathlib import Path
from typing import Any

from bot.games.iron_throne.ui.drawing import (
    LABELS,
    CardMark,
    CharacterMark,
    EncounterMark,
    HouseMark,
    PartMark,
    SideMark,
    ThronePicture,
    png,
)

GOLDEN = Path(__file__).parent / "golden"
HOUSES = {
    "lannister": ["Cersei", "Tyrion", "Tywin", "Jaime", "Joffrey"],
    "stark": ["Eddard", "Catelyn", "Robb", "Arya", "Bran"],
    "baratheon": ["Stannis", "Melisandre", "Davos", "Selyse", "Shireen"],
    "targaryen": ["Daenerys", "Viserys", "Drogo", "Jorah", "Barristan"],
    "tyrell": ["Margaery", "Olenna", "Loras", "Mace", "Renly"],
}
NAMES = ["Arya", "Ser Bonifer the Good of Somewhere Far Away", "Cersei", "Zoë", "Gé"]


def mark(seat: int, house: str, houses: list[str], dice: random.Random) -> HouseMark:
    """A random house."""
    others = [one for one in houses if one != house]
    spread = [dice.choice(others) for _ in range(dice.randint(0, 4))]
    people = [
        CharacterMark(id=name.lower(), name=name, power=dice.choice([0, 1, 2, 3, 4, 5, 8, 12]))
        for name in HOUSES[house][1:]
    ]
    return HouseMark(
        seat=seat,
        house=house,
        title=house.capitalize(),
        player=NAMES[seat],
        leader=HOUSES[house][0],
        sheet=dice.randint(0, 12),
        characters=people,
        spread=spread,
        home=5 - len(spread),
        hostages=[dice.choice(others) for _ in range(dice.choice([0, 1, 3, 9]))],
        hand=dice.randint(0, 9),
        deck=dice.randint(0, 20),
        discards=[str(n) for n in range(1, dice.randint(1, 9))]
        + ["Peace ×2", *HOUSES[house][: dice.randint(0, 5)]] * dice.randint(0, 2),
    )


def position(players: int, seed: int, **more: Any) -> ThronePicture:
    """A random position of so many houses."""
    dice = random.Random(seed)
    houses = list(HOUSES)[:players]
    marks = [mark(seat, house, houses, dice) for seat, house in enumerate(houses)]
    return ThronePicture(
        **{
            "title": "The Iron Throne",
            "caption": "Turn 7 · Encounter",
            "houses": marks,
            "events": "Event deck 4 · Power out of the game: 3",
            "labels": {kind: kind.capitalize() for kind in LABELS},
            **more,
        }
    )


BOOK = EncounterMark(
    event="House Stark",
    house="stark",
    sides=(
        SideMark(
            side="challenge",
            title="Challenge",
            house="lannister",
            parts=[PartMark(house="lannister", name="Tywin", power=5, state="active")],
            total=17,
            card=CardMark(kind="war", text="12"),
            won=True,
        ),
        SideMark(
            side="defence",
            title="Defence",
            house="stark",
            parts=[
                PartMark(house="stark", name="Robb", power=2, state="active"),
                PartMark(house="baratheon", name="Stannis", power=4, state="supports"),
                PartMark(house="tyrell", name="Olenna", power=4, state="declined"),
            ],
            total=16,
            card=CardMark(kind="war", text="10"),
            played=["Robb", "Stannis"],
        ),
    ),
    result="War",
)
"""R7.7: the rulebook's example, with some more people around."""

TALKS = EncounterMark(
    event="Influential",
    sides=(
        SideMark(
            side="challenge",
            title="Challenge",
            house="targaryen",
            parts=[
                PartMark(house="targaryen", name="Drogo", power=0, state="active"),
                PartMark(house="tyrell", name="Loras", power=3, state="offered"),
            ],
            total=3,
            bonus=2,
            card=CardMark(kind="peace"),
        ),
        SideMark(
            side="defence",
            title="Defence",
            house="baratheon",
            parts=[PartMark(house="baratheon", name="Davos", power=12, state="active")],
            total=12,
            card=CardMark(kind="character", text="Davos"),
        ),
    ),
    result="Peace",
    talk=["On the table, from Baratheon:", "Baratheon gets 2 power", "Targaryen spreads 1"],
)

GOLDEN_PICTURES = {
    "throne_3": position(3, 1),
    "throne_5": position(5, 2, encounter=BOOK),
    "throne_talks": position(4, 3, encounter=TALKS),
}

if __name__ == "__main__":
    for name, picture in GOLDEN_PICTURES.items():
        (GOLDEN / f"{name}.png").write_bytes(png(picture))
