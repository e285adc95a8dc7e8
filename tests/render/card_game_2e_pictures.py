"""Made-up tables; `python -m tests.render.card_game_2e_pictures` draws the golden ones anew."""

from collections.abc import Callable
from pathlib import Path

from bot.games.card_game_2e.ui.cards import SecondTexts
from bot.games.lcg.ui.drawing import (
    Fight,
    FightSide,
    PlayerMark,
    Plot,
    TablePicture,
    Tile,
    png,
    scene_png,
)
from bot.render.scene import Scene, Score

GOLDEN = Path(__file__).parent / "golden"
FACTIONS = ("lannister", "stark", "baratheon", "greyjoy", "martell", "tyrell")
NAMES = ("Arya", "Ser Bonifer the Good of Somewhere Far Away", "Cersei", "Zoë", "Gé", "Davos")
PEOPLE = (
    ("Tywin Lannister", "6", ("intrigue", "power")),
    ("Ser Gregor's Marauders", "4", ("military",)),
    ("Grand Maester Pycelle", "2", ("intrigue",)),
    ("The Knight of Flowers", "5", ("military", "power")),
    ("Hodor", "4", ()),
    ("Lannisport Moneylender", "1", ("intrigue",)),
    ("Burned Men", "3", ("military",)),
)
SAYS = "Renown. Reaction after you win a challenge in which this character attacks: draw 2 cards."


def tiles(count: int, house: str, **about: bool) -> tuple[Tile, ...]:
    """So many characters of a house; every third kneels, the first has much on and under it."""
    made = []
    for place, (name, strength, icons) in enumerate(PEOPLE[:count]):
        under = (Tile(id=f"{house}.bodyguard", name="Bodyguard", house=house),)
        made.append(
            Tile(
                id=f"{house}.{place}",
                name=name,
                house=house,
                strength=strength,
                icons=icons,
                knelt=place % 3 == 2,
                power=3 if place == 0 else 0,
                duplicates=1 if place == 0 else 0,
                attachments=under if place == 0 else (),
                text=SAYS,
                **about,
            )
        )
    return tuple(made)


def player(seat: int, count: int) -> PlayerMark:
    """One side of the table with so many characters."""
    house = FACTIONS[seat]
    return PlayerMark(
        seat=seat,
        house=house,
        label=house.capitalize(),
        player=NAMES[seat],
        power=3 * seat,
        gold=seat,
        hand=7 - seat,
        deck=40 - seat,
        dead=("Bran Stark",) if seat else (),
        discard=("A Clash of Kings", "Put to the Sword"),
        agenda="Fealty",
        plot=Plot(
            name="Calling the Banners",
            values=(("gold", 2), ("initiative", 7), ("claim", 1), ("reserve", 6)),
        ),
        first=seat == 1,
        characters=tiles(count, house),
        locations=(Tile(id=f"{house}.road", name="The Roseroad", house=house),),
    )


def table(players: int, count: int, fight: Fight | None = None) -> TablePicture:
    """A table of so many players."""
    return TablePicture(
        title="The Card Game, second edition",
        caption="Round 3 · 4.2.1 declare defenders",
        players=tuple(player(seat, count) for seat in range(players)),
        fight=fight,
        labels={kind: kind.capitalize() for kind in SecondTexts.signs},
    )


def scene(players: int, title: str = "Challenges phase") -> Scene:
    """The head and the scores of a posted picture."""
    scores = [
        Score(house=house, name=house.capitalize(), score=str(3 * seat), active=seat == 0)
        for seat, house in enumerate(FACTIONS[:players])
    ]
    return Scene(title=title, caption="Round 3", house="lannister", scores=tuple(scores))


def fight(attackers: int, defenders: int) -> Fight:
    """A challenge of so many against so many; against nobody, two could still defend."""
    return Fight(
        icon="military",
        title="Military challenge",
        claim="Claim 2",
        sides=(
            FightSide("lannister", "Lannister", 11, tiles(attackers, "lannister")),
            FightSide(
                "stark",
                "Stark",
                5,
                tiles(defenders, "stark"),
                bypassed=("Arya Stark",),
                could=() if defenders else tiles(2, "stark"),
            ),
        ),
    )


MORE = "+#"
GOLDEN_PICTURES: dict[str, Callable[[], bytes]] = {
    "cards_table": lambda: png(table(2, 7, fight(2, 1))),
    "cards_fight": lambda: scene_png(
        table(2, 3, fight(2, 0)), scene(2, "Military challenge"), MORE
    ),
    "cards_melee": lambda: scene_png(table(6, 6), scene(6), MORE),
}

if __name__ == "__main__":
    for name, picture in GOLDEN_PICTURES.items():
        (GOLDEN / f"{name}.png").write_bytes(picture())
