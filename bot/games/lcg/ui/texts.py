"""Cards in words and to be drawn. Each edition says in its own `Texts` what its cards show."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bot.games.lcg.facts import Card as Printed
from bot.games.lcg.facts import keyword_value, slug
from bot.games.lcg.ui.drawing.symbols import BADGES, LABELS
from bot.games.lcg.view import LcgView, PieceView, PlayerView
from bot.kernel import View
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.text.words import SeatName, Words, plain

ICON_SIGNS = {"military": "⚔️", "intrigue": "👁️", "power": "👑"}
"""Challenge icons in text."""


class Texts(ABC):
    """The words of one card game in one language, and the cards they are about."""

    game: ClassVar[str]
    signs: ClassVar[tuple[str, ...]] = LABELS
    """The signs that the legend explains."""
    plot_signs: ClassVar[tuple[str, ...]] = ("gold", "initiative", "claim")
    """What a plot shows in pictures, in the order of `plot_numbers`."""

    def __init__(self, words: Words) -> None:
        """Speak with these words."""
        self.words = words

    @property
    @abstractmethod
    def cards(self) -> Mapping[str, Printed]:
        """Every card of the game by its code."""

    def tell(
        self, key: str, args: Mapping[str, Any] | None = None, name: SeatName | None = None
    ) -> str:
        """A sentence of this game."""
        return self.words.tell(self.game, key, args or {}, name)

    def say(self, key: str, **args: Any) -> str:
        """A sentence that belongs to no game."""
        return self.words.say(key, **args)

    def name_of(self, code: str) -> str:
        """What a card is called."""
        return self.tell(f"card-{code}")

    def house_of(self, faction: str) -> str:
        """A faction by its short name, without its emblem."""
        return self.tell(f"of-{faction}")

    def effect(self, code: str) -> str:
        """What a card says; empty if it has no text."""
        key = f"effect-{code}"
        return self.tell(key) if self.words.has(f"{self.game}-{key}") else ""

    def brief(self, code: str) -> list[str]:
        """What a title does, in so few words that six stand beside their question."""
        key = f"brief-{code}"
        return [self.tell(key)] if self.words.has(f"{self.game}-{key}") else []

    def keywords(self, printed: Printed) -> list[str]:
        """Its keywords by name."""
        return [self.keyword_name(one) for one in printed.keywords]

    def keyword_name(self, keyword: str) -> str:
        """A keyword, with its number or trait."""
        name, value = keyword_value(keyword)
        return self.tell(f"keyword-{name}", {"value": self._value(value)})

    def keyword_help(self, keyword: str) -> str:
        """What a keyword means."""
        name, value = keyword_value(keyword)
        return self.tell(f"keyword-{name}-help", {"value": self._value(value)})

    def _value(self, value: str) -> str:
        trait = f"trait-{slug(value)}"
        return self.tell(trait) if self.words.has(f"{self.game}-{trait}") else value

    def traits(self, printed: Printed) -> list[str]:
        """Its traits by name."""
        return [self.tell(f"trait-{slug(one)}") for one in printed.traits]

    def values(self, code: str) -> list[str]:
        """Its printed numbers and icons."""
        printed = self.cards[code]
        return [*self._values(printed), *self.more_values(printed)]

    def _values(self, printed: Printed) -> Iterator[str]:
        if printed.plot is not None:
            yield self.tell("face-plot-values", printed.plot.model_dump())
        if printed.cost is not None:
            yield self.tell("face-cost", {"cost": printed.cost})
        if printed.strength is not None:
            yield self.tell("face-strength", {"strength": printed.strength})
        if printed.icons:
            yield "".join(ICON_SIGNS[icon] for icon in printed.icons)
        for kind, number in printed.modifiers.model_dump().items():
            if number:
                sign = "+" if number > 0 else "−"
                args = {"kind": kind, "sign": sign, "number": abs(number)}
                yield self.tell("face-symbols", args)

    def more_values(self, printed: Printed) -> Iterator[str]:
        """What only this edition prints on a card."""
        yield from ()

    def marks(self, printed: Printed) -> list[str]:
        """What limits a card, such as being unique."""
        return [self.say(f"card-{one}") for one in ("unique", "loyal") if getattr(printed, one)]

    def influence(self, piece: PieceView) -> int:
        """What a card in play can pay with besides gold."""
        return 0

    def more_state(self, piece: PieceView) -> Iterator[str]:
        """What only this edition tells of a card in play."""
        yield from ()

    def title(self, code: str) -> str:
        """A title that somebody holds."""
        return self.tell("face-title", {"title": label_of("card", code)})

    def plot_numbers(self, player: PlayerView) -> tuple[int, ...]:
        """What a revealed plot shows now."""
        printed = self.cards[player.plot].plot
        return (player.income, player.initiative, printed.claim if printed is not None else 0)

    def plot_values(self, player: PlayerView) -> dict[str, Any]:
        """A player's plot with the values it has now."""
        income, initiative, claim, *_ = self.plot_numbers(player)
        return {
            "plot": label_of("card", player.plot),
            "income": income,
            "initiative": initiative,
            "claim": claim,
        }

    def drawn(self, code: str, note: str = "", *, faded: bool = False) -> Card:
        """A card to be drawn: its cost and icons in the head, traits, keywords and text below."""
        printed = self.cards[code]
        text = [
            ". ".join(self.traits(printed)),
            ". ".join([*self.more_values(printed)]),
            ". ".join(self.keywords(printed)),
            self.effect(code),
        ]
        if printed.plot is not None:
            text.insert(0, self.tell("face-plot-values", printed.plot.model_dump()))
        said = ". ".join(part.rstrip(".") for part in text if part)
        mark = "• " if printed.unique else ""
        return Card(
            name=mark + self.name_of(code),
            house=printed.faction,
            number="" if printed.cost is None else str(printed.cost),
            icons=tuple(BADGES[icon] for icon in printed.icons),
            text=plain(f"{said}." if text[-1] else said),
            note=note or self._kind(printed),
            faded=faded,
        )

    def _kind(self, printed: Printed) -> str:
        kind = self.tell(f"type-{printed.type}")
        if printed.strength is None:
            return kind
        strength = self.tell("face-strength", {"strength": printed.strength})
        return f"{kind} · {strength}"

    def told(self, code: str) -> str:
        """A card in words: name, numbers, traits, keywords with what they mean, text."""
        printed = self.cards[code]
        kind = {"type": label_of("type", printed.type), "faction": self.house_of(printed.faction)}
        lines = [self.tell("face-told", {"card": self.name_of(code), **kind})]
        lines.append(" · ".join([*self.values(code), *self.marks(printed)]))
        if printed.traits:
            lines.append(self.say("card-traits", traits=". ".join(self.traits(printed))))
        lines += [
            f"**{self.keyword_name(one)}** – {self.keyword_help(one)}" for one in printed.keywords
        ]
        lines.append(self.effect(code))
        return "\n".join(line for line in lines if line)


class Book:
    """All cards of an edition, to be looked at outside of any table."""

    def __init__(self, texts: type[Texts]) -> None:
        """The edition's words."""
        self._texts = texts

    def drawn(self, code: str, words: Words) -> Card:
        """A card with its values and its whole text, for a picture."""
        return self._texts(words).drawn(code)

    def told(self, code: str, words: Words) -> str:
        """The same in words, with its name."""
        return self._texts(words).told(code)

    def arms(self, faction: str) -> str:
        """The name of a faction's arms in pictures."""
        return faction

    def named(self, view: View) -> list[str]:
        """Whoever takes part in the running challenge."""
        clash = LcgView.of(view).challenge
        taking_part = [*clash.attackers, *clash.defenders] if clash is not None else []
        lying = {
            piece.id: piece.code for player in LcgView.of(view).players for piece in player.play
        }
        return [lying[one] for one in taking_part if one in lying]
