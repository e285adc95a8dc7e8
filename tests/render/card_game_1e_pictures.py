"""Real tables; `python -m tests.render.card_game_1e_pictures` draws the golden ones anew."""

from collections.abc import Callable
from pathlib import Path

from bot.discord_ui.faces import face
from bot.text import words
from tests.reader import positions_card_game_1e as tables

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Arya", "Ser Bonifer the Good of Somewhere Far Away", "Cersei", "Zoë")


def board(where: str, language: str) -> bytes:
    """The whole table as everybody sees it in a position."""
    writer = tables.writer(where)
    view = writer.rules.view(writer.state, None)
    drawn = face("card_game_1e").picture(view, words(language), lambda seat: NAMES[seat])
    assert drawn is not None
    return drawn


def scene(where: str, language: str) -> bytes:
    """The picture that is posted in a position."""
    writer = tables.writer(where)
    view = writer.rules.view(writer.state, None)
    drawn = face("card_game_1e").scene(view, [], words(language), lambda seat: NAMES[seat])
    assert drawn is not None
    return drawn


GOLDEN_PICTURES: dict[str, Callable[[], bytes]] = {
    "cards_1e_titles": lambda: board("melee", "en"),
    "cards_1e_influence": lambda: scene("influence", "de"),
    "cards_1e_four": lambda: scene("melee", "de"),
    "cards_1e_fight": lambda: scene("defenders", "en"),
}

if __name__ == "__main__":
    for name, picture in GOLDEN_PICTURES.items():
        (GOLDEN / f"{name}.png").write_bytes(picture())
