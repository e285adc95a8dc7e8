"""The picture of an evening: a line of coins for each guest."""

from bot.render import panel
from bot.render.drawing import WIDTH, Drawing, Patch
from bot.render.heraldry import GOLD, INK, PAPER
from bot.render.text import clean, fit
from bot.text.words import SeatName
from tests.tavern.rules.view import TavernView

LINE = 26
COIN = 12
PALETTE = (PAPER, INK, GOLD)


def evening(view: TavernView, title: str, caption: str, seat_name: SeatName) -> Drawing:
    """Everybody's gold."""
    patches = [panel.heading(title, caption)]
    for seat, gold in enumerate(view.gold):
        name = fit(clean(seat_name(seat)), WIDTH / 2, panel.NAME_SIZE)
        coins = [
            Patch(WIDTH // 2 + place * (COIN + 3), 7, COIN, COIN, fill=GOLD)
            for place in range(gold)
        ]
        words = panel.cell(panel.MARGIN, 17, name, panel.NAME_SIZE)
        patches.append(
            Patch(0, panel.end(patches), WIDTH, LINE, fill=PAPER, inside=(words, *coins))
        )
    return Drawing(panel.end(patches), PAPER, PALETTE, patches)


def legend(gold: str) -> Drawing:
    """What a coin stands for."""
    patches = [panel.heading(gold, "")]
    patches.append(Patch(0, panel.end(patches), WIDTH, LINE, fill=GOLD))
    return Drawing(panel.end(patches), PAPER, PALETTE, patches)
