"""The lexicon of the second edition: its verbs; names of cards come from the cards themselves."""

from collections.abc import Iterable

from bot.games.card_game_2e.rules.view import ThronesView
from bot.kernel import View
from bot.kernel.labels import label_of
from bot.reader import Lexicon


def _names(view: View) -> Iterable[str]:
    """Cards that lie open or in the viewer's hand, also where they cannot be chosen now."""
    if not isinstance(view, ThronesView):
        return []
    seen = [piece.code for player in view.players for piece in player.play]
    seen += [card.code for card in (*view.hand, *view.plots)]
    return [label_of("card", code) for code in dict.fromkeys(seen)]


def _party(view: View, seat: int) -> str:
    return view.players[seat].faction if isinstance(view, ThronesView) else ""


CARD_GAME_2E = Lexicon(
    verbs={
        "plot": ("plot",),
        "place": ("place",),
        "marshal": ("act",),
        "play": ("act",),
        "challenge": ("challenge", "attackers", "stealth"),
        "defend": ("defenders",),
        "claim": ("claim",),
        "discard": ("reserve", "cost"),
        "choose": ("target", "pick", "search", "host", "name", "opponent", "either"),
    },
    names=_names,
    party=_party,
)
