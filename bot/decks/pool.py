"""What one card game says about decks: its cards, its ready decks, and the rules of building."""

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, Protocol

from bot.decks.model import Deck
from bot.kernel.rng import Rng

Part = Literal["faction", "agenda", "plots", "draw", "none"]


class Printed(Protocol):
    """What has to be known of a card to build a deck with it."""

    @property
    def id(self) -> str:
        """How data calls the card."""

    @property
    def name(self) -> str:
        """Its English name."""

    @property
    def name_de(self) -> str:
        """Its German name."""

    @property
    def type(self) -> str:
        """What kind of card it is."""

    @property
    def faction(self) -> str:
        """Whose card it is."""

    @property
    def price(self) -> int:
        """Its printed cost as a number."""

    @property
    def icons(self) -> tuple[str, ...]:
        """Its challenge icons."""


@dataclass(frozen=True)
class Fault:
    """A rule of deck building that a deck breaks; `reason` is told by `deck-fault-<reason>`."""

    rule: str
    reason: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Pool(ABC):
    """The cards of one game, from which decks are built."""

    game: str
    cards: Mapping[str, Printed]
    ready: Mapping[str, Deck]
    """Legal decks for whoever has none."""
    learning: Mapping[str, Deck]
    """Small decks for a first game."""

    @abstractmethod
    def part(self, card: Printed) -> Part:
        """Where in a deck a card belongs."""

    @abstractmethod
    def faults(self, deck: Deck) -> list[Fault]:
        """Every rule that a deck breaks, in the order of the rulebook."""

    @abstractmethod
    def random(self, chance: Rng, faction: str = "") -> Deck:
        """A legal deck by lot, of this faction if one is given."""

    @property
    def decks(self) -> Mapping[str, Deck]:
        """Ready decks and learning decks by id."""
        return {**self.ready, **self.learning}

    def known(self, deck: Deck) -> bool:
        """Whether all cards of a deck are cards of this game, in the part where they belong."""
        parts = (("plots", deck.plots), ("draw", deck.draw))
        agenda = deck.agenda is None or self._is(deck.agenda, "agenda")
        return (
            agenda
            and self._is(deck.faction, "faction")
            and all(self._is(one.id, part) for part, cards in parts for one in cards)
        )

    def _is(self, code: str, part: str) -> bool:
        return code in self.cards and self.part(self.cards[code]) == part

    @cached_property
    def by_name(self) -> Mapping[str, str]:
        """From what a card may be called, in either language or by its number, to its id."""
        found: dict[str, str] = {}
        for code, card in self.cards.items():
            for name in (card.name, card.name_de, card.name_de.translate(SPELLED_OUT), code):
                found.setdefault(key(name), code)
        return found


SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
"""German umlauts as keyboards without them write them."""


def key(name: str) -> str:
    """A name as it is compared: small letters and digits only, without accents."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"[^a-z0-9]", "", plain)
