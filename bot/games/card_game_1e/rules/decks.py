"""R20: building decks."""

from collections import Counter

from bot.decks.model import Copies, Deck, size
from bot.decks.pool import Fault, Part, Pool, Printed
from bot.games.card_game_1e.rules.facts import FirstCard, cards, decks, factions
from bot.kernel import Rng
from bot.kernel.labels import label_of

PLOTS = 7
LEAST = 60
SHAPE = {"character": 32, "location": 14, "attachment": 5, "event": 9}
"""About so many cards of each type make a random deck that can be played."""


class FirstPool(Pool):
    """The cards of the first edition, and what may be in a deck."""

    game = "card_game_1e"

    def __init__(self) -> None:
        """Take cards and ready decks from the facts."""
        self.facts = cards()
        self.cards = self.facts
        self.ready = decks()
        self.learning = {}

    def part(self, card: Printed) -> Part:
        """R3.2; titles are in no deck."""
        if card.type == "faction":
            return "faction"
        if card.type == "title":
            return "none"
        return "agenda" if card.type == "agenda" else "plots" if card.type == "plot" else "draw"

    def faults(self, deck: Deck) -> list[Fault]:
        """R20.1: every rule that the deck breaks."""
        if not self.known(deck):
            return [Fault("R20.1", "unknown-cards")]
        return [*self._plots(deck), *self._draw(deck), *self._houses(deck)]

    def _plots(self, deck: Deck) -> list[Fault]:
        found = []
        if size(deck.plots) != PLOTS:
            found.append(Fault("R20.1", "plots", {"number": size(deck.plots), "needed": PLOTS}))
        several = [one for one in deck.plots if one.count > 1]
        for one in several:
            about = {"card": label_of("card", one.id), "number": one.count, "most": 1}
            found.append(Fault("R20.1", "plot-copies", about))
        return found

    def _draw(self, deck: Deck) -> list[Fault]:
        """By title: different versions of a card count together."""
        found = []
        if size(deck.draw) < LEAST:
            found.append(Fault("R20.1", "too-few", {"number": size(deck.draw), "least": LEAST}))
        titles: Counter[str] = Counter()
        for one in deck.draw:
            titles[self.facts[one.id].name] += one.count
        for one in deck.draw:
            number, most = titles.pop(self.facts[one.id].name, 0), self.facts[one.id].deck_limit
            if number > most:
                about = {"card": label_of("card", one.id), "number": number, "most": most}
                found.append(Fault("R20.1", "copies", about))
        return found

    def _houses(self, deck: Deck) -> list[Fault]:
        strange = [
            label_of("card", one.id)
            for one in (*deck.plots, *deck.draw)
            if self.facts[one.id].house_only not in (None, deck.faction)
        ]
        whose = label_of("of", deck.faction)
        return [Fault("R20.1", "other-faction", {"cards": strange, "faction": whose})][
            : len(strange)
        ]

    def random(self, chance: Rng, faction: str = "") -> Deck:
        """A legal deck: house, plots and cards by lot, mostly of the house."""
        houses = list(factions())
        mine = faction if faction in houses else chance.pick(houses)
        fit = [
            card
            for card in self.facts.values()
            if self.part(card) == "draw" and card.house_only in (None, mine)
        ]
        own = [card for card in fit if card.faction == "neutral" or card.belongs(mine)]
        taken: Counter[str] = Counter()
        shape = dict(SHAPE)
        for cards_ in (own, fit):
            self._fill(taken, cards_, shape, chance)
        for card in fit:
            while sum(taken.values()) < LEAST and taken[card.id] < card.deck_limit:
                taken[card.id] += 1
        plots = [
            one.id
            for one in self.facts.values()
            if one.type == "plot" and one.house_only in (None, mine)
        ]
        chance.shuffle(plots)
        return Deck(
            faction=mine,
            plots=tuple(Copies(id=code) for code in plots[:PLOTS]),
            draw=tuple(
                Copies(id=code, count=number) for code, number in sorted(taken.items()) if number
            ),
        )

    def _fill(
        self, taken: Counter[str], fit: list[FirstCard], shape: dict[str, int], chance: Rng
    ) -> None:
        """Add copies by lot as the shape says, as long as there are any."""
        copies = [card for card in fit for _ in range(card.deck_limit)]
        chance.shuffle(copies)
        for card in copies:
            if shape.get(card.type, 0) > 0 and taken[card.id] < card.deck_limit:
                shape[card.type] -= 1
                taken[card.id] += 1


POOL = FirstPool()
