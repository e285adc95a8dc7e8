"""Cards of the second edition, in words and to be drawn."""

from collections.abc import Iterator

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.ui.drawing.symbols import BADGES
from bot.games.lcg.facts import Card as Printed
from bot.games.lcg.facts import keyword_value, slug
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.text.words import Words, plain

GAME = "card_game_2e"
ICON_SIGNS = {"military": "⚔️", "intrigue": "👁️", "power": "👑"}
"""Challenge icons in text."""


def name_of(code: str, words: Words) -> str:
    """What a card is called."""
    return words.tell(GAME, f"card-{code}", {})


def house_of(faction: str, words: Words) -> str:
    """A faction by its short name, without its emblem."""
    return words.tell(GAME, f"of-{faction}", {})


def effect(code: str, words: Words) -> str:
    """What a card says; empty if it has no text."""
    key = f"effect-{code}"
    return words.tell(GAME, key, {}) if words.has(f"{GAME}-{key}") else ""


def keywords(printed: Printed, words: Words) -> list[str]:
    """Its keywords by name."""
    return [keyword_name(one, words) for one in printed.keywords]


def keyword_name(keyword: str, words: Words) -> str:
    """A keyword, with its number or trait."""
    name, value = keyword_value(keyword)
    return words.tell(GAME, f"keyword-{name}", {"value": _value(value, words)})


def keyword_help(keyword: str, words: Words) -> str:
    """What a keyword means."""
    name, value = keyword_value(keyword)
    return words.tell(GAME, f"keyword-{name}-help", {"value": _value(value, words)})


def _value(value: str, words: Words) -> str:
    trait = f"trait-{slug(value)}"
    return words.tell(GAME, trait, {}) if words.has(f"{GAME}-{trait}") else value


def traits(printed: Printed, words: Words) -> list[str]:
    """Its traits by name."""
    return [words.tell(GAME, f"trait-{slug(one)}", {}) for one in printed.traits]


def values(code: str, words: Words) -> list[str]:
    """Its printed numbers and icons."""
    return [*_values(cards()[code], words)]


def _values(printed: Printed, words: Words) -> Iterator[str]:
    if printed.plot is not None:
        yield words.tell(GAME, "face-plot-values", printed.plot.model_dump())
    if printed.cost is not None:
        yield words.tell(GAME, "face-cost", {"cost": printed.cost})
    if printed.strength is not None:
        yield words.tell(GAME, "face-strength", {"strength": printed.strength})
    if printed.icons:
        yield "".join(ICON_SIGNS[icon] for icon in printed.icons)
    for kind, number in printed.modifiers.model_dump().items():
        if number:
            yield words.tell(GAME, "face-symbols", {"kind": kind, "number": number})


def drawn(code: str, words: Words, note: str = "", *, faded: bool = False) -> Card:
    """A card to be drawn: its cost and icons in the head, traits, keywords and text below."""
    printed = cards()[code]
    text = [
        ". ".join(traits(printed, words)),
        ". ".join(keywords(printed, words)),
        effect(code, words),
    ]
    if printed.plot is not None:
        text.insert(0, words.tell(GAME, "face-plot-values", printed.plot.model_dump()))
    mark = "• " if printed.unique else ""
    return Card(
        name=mark + name_of(code, words),
        house=arms(printed.faction),
        number="" if printed.cost is None else str(printed.cost),
        icons=tuple(BADGES[icon] for icon in printed.icons),
        text=plain(". ".join(part.rstrip(".") for part in text if part)),
        note=note or _kind(printed, words),
        faded=faded,
    )


def _kind(printed: Printed, words: Words) -> str:
    kind = words.tell(GAME, f"type-{printed.type}", {})
    if printed.strength is None:
        return kind
    strength = words.tell(GAME, "face-strength", {"strength": printed.strength})
    return f"{kind} · {strength}"


def told(code: str, words: Words) -> str:
    """A card in words: name, numbers, traits, keywords with what they mean, text."""
    printed = cards()[code]
    kind = {"type": label_of("type", printed.type), "faction": house_of(printed.faction, words)}
    lines = [words.tell(GAME, "face-told", {"card": name_of(code, words), **kind})]
    marks = [words.say(f"card-{one}") for one in ("unique", "loyal") if getattr(printed, one)]
    lines.append(" · ".join([*values(code, words), *marks]))
    if printed.traits:
        lines.append(words.say("card-traits", traits=". ".join(traits(printed, words))))
    lines += [
        f"**{keyword_name(one, words)}** – {keyword_help(one, words)}" for one in printed.keywords
    ]
    lines.append(effect(code, words))
    return "\n".join(line for line in lines if line)


def arms(faction: str) -> str:
    """The name of a faction's arms in pictures."""
    return faction


class Book:
    """All cards, to be looked at outside of any table."""

    def drawn(self, code: str, words: Words) -> Card:
        """A card with its values and its whole text, for a picture."""
        return drawn(code, words)

    def told(self, code: str, words: Words) -> str:
        """The same in words, with its name."""
        return told(code, words)

    def arms(self, faction: str) -> str:
        """The name of a faction's arms in pictures."""
        return arms(faction)


BOOK = Book()
