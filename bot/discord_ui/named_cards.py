"""Cards that were named lately: a list to open any of them, below what names them."""

from collections.abc import Iterable, Iterator

from bot.discord_ui.page import SELECT_OPTIONS, Item, Press, select
from bot.games import GAMES
from bot.kernel import Event, View
from bot.kernel.labels import label_of, parts_of
from bot.table import LogEntry
from bot.text import Words

SHOW, LATELY = "card", "cards_named"


def named(game: str, log: Iterable[LogEntry], view: View | None = None) -> list[str]:
    """Codes of the cards that a table's message names: what it says last comes first."""
    known = GAMES[game]
    if known.cards is None or known.decks is None:
        return []
    found = dict.fromkeys([] if view is None else known.cards.named(view))
    for entry in reversed([*log]):
        for event in reversed(entry.events):
            found |= dict.fromkeys(_codes(event))
    return [code for code in found if code in known.decks.cards]


def _codes(event: Event) -> Iterator[str]:
    for value in event.args.values():
        for one in value if isinstance(value, list) else [value]:
            kind, code = parts_of(one)
            if kind == "card":
                yield code


def card_list(game: str, codes: list[str], words: Words) -> Item:
    """A list of these cards, each with its name in the other language."""
    pool = GAMES[game].decks
    assert pool is not None
    offered = []
    for code in codes[:SELECT_OPTIONS]:
        card, own = pool.cards[code], str(words.name(game, label_of("card", code)))
        others = [one for one in (card.name, card.name_de) if one not in ("", own)]
        offered.append((f"{game}/{code}", own, " · ".join(others)))
    return select(Press(SHOW), words.say("card-pick"), offered)
