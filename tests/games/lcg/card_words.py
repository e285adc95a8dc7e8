"""What every card of a card game must have in both catalogues; tests of an edition call these."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.games.lcg.entry import Ability, Entry
from bot.games.lcg.facts import Card, keyword_value, slug
from bot.text.words import Words, add_folder, catalogues, remove_folder


@contextmanager
def spoken(folder: Path, language: str) -> Iterator[Words]:
    """The words of a game that may not be registered."""
    known = any(path.parent == folder for path in catalogues("en"))
    add_folder(folder)
    try:
        yield Words(language)
    finally:
        if not known:
            remove_folder(folder)


def check_names(game: str, cards: Iterable[Card], words: Words) -> None:
    """Names are those of the data files."""
    for card in cards:
        printed = card.name if words.language == "en" else card.name_de
        assert words.tell(game, f"card-{card.id}", {}) == printed


def check_texts(
    game: str, cards: Iterable[Card], entries: Mapping[str, Entry], words: Words
) -> None:
    """A card has a text if it does something, and only then; an agenda always."""
    for card in cards:
        does = bool(entries[card.id].abilities or entries[card.id].constants)
        wanted = does or card.type == "agenda"
        assert words.has(f"{game}-effect-{card.id}") is wanted, card.name
        if does:
            assert len(words.tell(game, f"effect-{card.id}", {})) > 10


def check_timing(
    game: str,
    cards: Iterable[Card],
    entries: Mapping[str, Entry],
    words: Words,
    timing: Mapping[str, str],
    phases: Mapping[str, str],
) -> None:
    """A text names the timing word of each ability, if its kind has one."""
    for card in cards:
        for ability in entries[card.id].abilities:
            key = _timing_of(ability, timing, phases)
            if key is not None:
                word = words.tell(game, f"timing-{key}", {})
                assert word in words.tell(game, f"effect-{card.id}", {}), card.name


def _timing_of(
    ability: Ability, timing: Mapping[str, str], phases: Mapping[str, str]
) -> str | None:
    phase = phases.get(ability.phases[0]) if ability.phases else None
    return phase or timing.get(ability.timing)


def check_traits_and_keywords(game: str, cards: Iterable[Card], words: Words) -> None:
    """Traits, keywords and types have words."""
    for card in cards:
        for trait in card.traits:
            assert words.has(f"{game}-trait-{slug(trait)}")
        for keyword in card.keywords:
            name, value = keyword_value(keyword)
            assert words.tell(game, f"keyword-{name}", {"value": value})
            assert words.tell(game, f"keyword-{name}-help", {"value": value})
        assert words.has(f"{game}-type-{card.type}")
