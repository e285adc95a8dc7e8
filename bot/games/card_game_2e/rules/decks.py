"""Section 2: building decks."""

from collections import Counter

from bot.decks.model import Copies, Deck, size
from bot.decks.pool import Fault, Part, Pool, Printed
from bot.games.card_game_2e.rules.facts import (
    banner_faction,
    cards,
    decks,
    factions,
    learning_decks,
)
from bot.games.lcg.facts import Card
from bot.kernel import Rng
from bot.kernel.labels import label_of

PLOTS = 7
LEAST = 60
BANNER = 12
FEALTY, NEUTRAL = "01027", 15
"""An agenda, and how many neutral cards it allows."""
SHAPE = {"character": 34, "location": 12, "attachment": 4, "event": 6}
"""About so many cards of each type make a random deck that can be played."""


class SecondPool(Pool):
    """The cards of the second edition, and what may be in a deck."""

    game = "card_game_2e"

    def __init__(self) -> None:
        """Take cards and ready decks from the facts."""
        self.facts = cards()
        self.cards = self.facts
        self.ready = decks()
        self.learning = learning_decks()

    def part(self, card: Printed) -> Part:
        """R2.1 to R2.3; titles and what stands for neutral are in no deck."""
        if card.type == "faction":
            return "none" if card.id == "neutral" else "faction"
        if card.type == "title":
            return "none"
        return "agenda" if card.type == "agenda" else "plots" if card.type == "plot" else "draw"

    def faults(self, deck: Deck) -> list[Fault]:
        """Every rule of section 2 that the deck breaks."""
        if not self.known(deck):
            return [Fault("R2.1", "unknown-cards")]
        return [*self._plots(deck), *self._draw(deck), *self._allowed(deck), *self._agenda(deck)]

    def _plots(self, deck: Deck) -> list[Fault]:
        """R2.2, R2.9: return what is wrong with the plot deck."""
        found = []
        if size(deck.plots) != PLOTS:
            found.append(Fault("R2.2", "plots", {"number": size(deck.plots), "needed": PLOTS}))
        several = [one for one in deck.plots if one.count > 1]
        if len(several) > 1:
            found.append(Fault("R2.2", "plots-doubled", {"cards": _names(several)}))
        for one in several:
            most = self.facts[one.id].deck_limit
            if one.count > most:
                about = {"card": label_of("card", one.id), "number": one.count, "most": most}
                found.append(Fault("R2.9", "plot-copies", about))
        return found

    def _draw(self, deck: Deck) -> list[Fault]:
        """R2.3, R2.4, R2.8: return what is wrong with the draw deck."""
        found = []
        if size(deck.draw) < LEAST:
            found.append(Fault("R2.3", "too-few", {"number": size(deck.draw), "least": LEAST}))
        for one in deck.draw:
            most = self.facts[one.id].deck_limit
            if one.count > most:
                about = {"card": label_of("card", one.id), "number": one.count, "most": most}
                found.append(Fault("R2.4" if most == 3 else "R2.8", "copies", about))
        return found

    def _allowed(self, deck: Deck) -> list[Fault]:
        """R2.5 to R2.7: return cards whose faction the deck may not have."""
        loyal, strange = [], []
        for one in (*deck.plots, *deck.draw):
            card = self.facts[one.id]
            if card.faction in ("neutral", deck.faction):
                continue
            if banner_faction(deck.agenda or "") != card.faction:
                strange.append(one)
            elif card.loyal:
                loyal.append(one)
        whose = {"faction": label_of("of", deck.faction)}
        found = [Fault("R2.5", "other-faction", {"cards": _names(strange), **whose})]
        found += [Fault("R2.6", "loyal", {"cards": _names(loyal)})]
        return [fault for fault in found if fault.args["cards"]]

    def _agenda(self, deck: Deck) -> list[Fault]:
        """R2.6, A2.1: what an agenda demands of the draw deck."""
        if deck.agenda is None:
            return []
        of = Counter[str]()
        for one in deck.draw:
            of[self.facts[one.id].faction] += one.count
        agenda = label_of("card", deck.agenda)
        if deck.agenda == FEALTY and of["neutral"] > NEUTRAL:
            about = {"agenda": agenda, "number": of["neutral"], "most": NEUTRAL}
            return [Fault("A2.1", "too-neutral", about)]
        other = banner_faction(deck.agenda)
        if other is not None and of[other] < BANNER:
            about = {"agenda": agenda, "number": of[other], "least": BANNER}
            return [Fault("R2.6", "banner", {**about, "faction": label_of("of", other)})]
        return []

    def random(self, chance: Rng, faction: str = "") -> Deck:
        """A legal deck: faction, agenda, plots and cards by lot."""
        houses = [one for one in factions() if one != "neutral"]
        mine = faction if faction in houses else chance.pick(houses)
        agenda = chance.pick([None, FEALTY, *self._banners(mine)])
        other = banner_faction(agenda or "")
        taken: Counter[str] = Counter()
        if other is not None:
            theirs = self._of(other, loyal=False)
            self._fill(taken, theirs, dict(SHAPE), BANNER + chance.below(4), chance)
        own = LEAST - sum(taken.values())
        if agenda == FEALTY:
            own -= 10 + chance.below(NEUTRAL - 9)
            self._fill(taken, self._of(mine), dict(SHAPE), own, chance)
            own = LEAST - sum(taken.values())
            self._fill(taken, self._of("neutral"), dict(SHAPE), own, chance)
        else:
            shape = dict(SHAPE)
            for code, number in taken.items():
                shape[self.facts[code].type] -= number
            self._fill(taken, self._of(mine) + self._of("neutral"), shape, own, chance)
        plots = [one.id for one in self.facts.values() if one.type == "plot"]
        chance.shuffle(plots)
        return Deck(
            faction=mine,
            agenda=agenda,
            plots=tuple(Copies(id=code) for code in plots[:PLOTS]),
            draw=tuple(Copies(id=code, count=number) for code, number in sorted(taken.items())),
        )

    def _fill(
        self, taken: Counter[str], fit: list[Card], shape: dict[str, int], number: int, chance: Rng
    ) -> None:
        """Add so many copies by lot, as long as there are any: first as the shape says."""
        copies = [card for card in fit for _ in range(card.deck_limit)]
        chance.shuffle(copies)
        left = []
        for card in copies:
            if number and shape.get(card.type, 0) > 0:
                shape[card.type] -= 1
                number -= 1
                taken[card.id] += 1
            else:
                left.append(card)
        for card in left[:number]:
            taken[card.id] += 1

    def _of(self, faction: str, *, loyal: bool = True) -> list[Card]:
        """The draw cards of a faction."""
        return [
            card
            for card in self.facts.values()
            if card.faction == faction and self.part(card) == "draw" and (loyal or not card.loyal)
        ]

    def _banners(self, faction: str) -> list[str]:
        return [one.banner for one in factions().values() if one.banner and one.id != faction]


def _names(copies: list[Copies]) -> list[str]:
    return [label_of("card", one.id) for one in copies]


POOL = SecondPool()
