"""What stands beside a question of The Iron Throne: both sides, and who holds how many cards."""

from collections.abc import Iterator

from bot.games.iron_throne.rules.view import IronView
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.text.words import Words

GAME = "iron_throne"
CARDS = ("lay", "support", "talk", "defender")
"""Questions for which it matters how many cards others hold."""


def hands(view: IronView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """How many cards the others hold, and how much is left on their leader sheets."""
    if ask.topic not in CARDS or view.viewer is None:
        return
    held = [
        words.tell(
            GAME,
            "face-beside-hand",
            {"house": label_of("house", p.house), "cards": p.hand, "sheet": p.sheet},
        )
        for p in view.players
        if p.seat != view.viewer and not p.conceded and p.house
    ]
    if held:
        yield words.tell(GAME, "face-beside-hands", {"hands": " · ".join(held)})
