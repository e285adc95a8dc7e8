"""Pictures of the first edition: titles, influence, four players, a challenge."""

import io

import pytest
from PIL import Image

from tests.render.card_game_1e_pictures import GOLDEN, GOLDEN_PICTURES
from tests.render.reading import difference


@pytest.mark.parametrize("name", GOLDEN_PICTURES)
def test_golden_pictures(name: str) -> None:
    """If a change is meant, run `python -m tests.render.card_game_1e_pictures` and look."""
    made = Image.open(io.BytesIO(GOLDEN_PICTURES[name]()))
    assert difference(made, Image.open(GOLDEN / f"{name}.png")) < 0.5
