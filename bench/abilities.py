"""Which abilities of which cards happened in the soak of a card game, and which never did."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.decks.model import Copies, Deck
from bot.games.lcg.acts import Act, Together
from bot.games.lcg.deed import SAVABLE
from bot.games.lcg.edition import Edition, edition_for
from bot.games.lcg.entry import Ability
from bot.kernel import Event, Rng, Rules
from bot.kernel.labels import id_of

USED = ("plays", "uses")
TITLES, DENSE = 9, 7
"""Of a dense deck."""
CANCELS = frozenset({"01045", "01102", "01142"})
"""The Hand's Judgment, Treachery and Bran Stark, without whom nothing is cancelled."""
UNSAVED = {
    "01046": "discards Conditions, which no card saves and no duplicate (R22.2: not unique)",
    "maester_cressen": "discards Conditions, none of which is unique (R14.6)",
}
"""Whose effects the rules let nobody save a card from, and why."""
CANCELLABLE = frozenset({"character", "location", "attachment", "event"})
"""What some card can cancel the abilities of."""


def count(seen: Counter[str], events: Iterable[Event]) -> None:
    """Add what happened to abilities."""
    for event in events:
        if event.type in (*USED, "cancelled") and "ability" in event.args:
            what = "used" if event.type in USED else "cancelled"
            seen[f"ability {what} {id_of(event.args['card'])}/{event.args['ability']}"] += 1
        elif event.type == "saved" and event.args.get("by"):
            seen[f"ability saved {id_of(event.args['by'])}"] += 1


def dense(deck: Deck, chance: Rng) -> Deck:
    """A deck of few titles with many copies, legal or not: what is rare elsewhere happens here."""
    titles = list(deck.draw)
    chance.shuffle(titles)
    titles.sort(key=lambda one: one.id not in CANCELS)
    kept = [Copies(id=one.id, count=DENSE) for one in titles[:TITLES]]
    return deck.model_copy(update={"draw": tuple(kept)})


def report(rules: Rules[Any], seen: Counter[str]) -> list[str]:
    """Lines about all abilities: how many happened how often, and which never did."""
    edition = edition_for(rules.State)
    if edition is None:
        return []
    lines = []
    for what, names in _wanted(edition).items():
        found = {name: _times(seen, what, key) for name, key in names.items()}
        never = sorted(name for name, times in found.items() if not times)
        rare = sorted(found.items(), key=lambda one: one[1])[:5]
        told = ", ".join(f"{name} {times}" for name, times in rare)
        lines.append(f"  abilities {what}: {len(found) - len(never)} of {len(found)}; least {told}")
        lines += [f"    never {what}: {', '.join(never)}"] if never else []
    for code, why in UNSAVED.items():
        if code in edition.entries:
            lines.append(f"    cannot be saved against: {edition.cards[code].name} {why}")
    kinds = ", ".join(sorted({card.type for card in edition.cards.values()} - CANCELLABLE))
    if _cancels(edition):
        lines.append(f"    cannot be cancelled: {kinds}, which no card's cancel names (R17.1)")
    else:
        lines.append("    cannot be cancelled: anything, since no card cancels")
    return lines


def _times(seen: Counter[str], what: str, key: str) -> int:
    if what == "resolved":
        return seen[f"ability used {key}"] - seen[f"ability cancelled {key}"]
    return seen[f"ability {what} {key}"]


def _cancels(edition: Edition) -> bool:
    return any(one.cancels for entry in edition.entries.values() for one in entry.abilities)


def _wanted(edition: Edition) -> dict[str, dict[str, str]]:
    """What has to happen, by name: from the name of an ability to its key."""
    wanted: dict[str, dict[str, str]] = {"resolved": {}, "saved": {}}
    if _cancels(edition):
        wanted["cancelled"] = {}
    for code, entry in edition.entries.items():
        for place, ability in enumerate(entry.abilities):
            name = f"{entry.name}/{place}" if len(entry.abilities) > 1 else entry.name
            wanted["resolved"][name] = f"{code}/{place}"
            cancelled = "cancelled" in wanted and edition.cards[code].type in CANCELLABLE
            if cancelled and not ability.cancels:
                wanted["cancelled"][name] = f"{code}/{place}"
            if any(_savable(act) for act in _acts(ability)) and code not in UNSAVED:
                wanted["saved"][entry.name] = code
    return wanted


def _acts(ability: Ability) -> Iterator[Act]:
    for step in (step for block in ability.blocks for step in block):
        if isinstance(step, Act):
            yield step
        elif isinstance(step, Together):
            yield from step.acts


def _savable(act: Act) -> bool:
    """Whether it takes cards out of play that can be saved, and not just the card itself."""
    about = getattr(act.whom, "name", "")
    return act.kind in SAVABLE and not act.fixed.get("unsavable") and about not in ("this", "paid")
