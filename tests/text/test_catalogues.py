"""Catalogues are complete, agree with each other and with the sources, and hold nothing unused."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games import GAMES
from bot.games.risk.rules.board import board, facts
from bot.kernel.labels import LABEL as A_LABEL
from bot.kernel.labels import label_of
from bot.kernel.turns import LABEL
from bot.text import LANGUAGES, words
from bot.text.words import catalogues
from tests.text import sources
from tests.text.wanted import FIRST_MODIFIERS, MODIFIERS, entries_of

FILES = ("kernel.ftl", "table.ftl", "tournaments.ftl", *GAMES)

TOLD = {
    "notice-table-was-cancelled": {"user"},
    "notice-table-was-closed": {"user"},
    "notice-table-was-paused": {"user", "reason"},
    "notice-table-was-removed": {"user", "seat", "old"},
    "notice-table-was-replaced": {"user", "seat", "old", "new"},
    "notice-table-was-resumed": {"user"},
    "event-table-acted-for": {"user", "seat", "reason"},
    "event-table-rewound": {"user", "from", "to", "reason"},
    "event-table-undone": {"seat"},
    "event-table-voted-act": {"seat"},
    "event-table-voted-rewind": {"from", "to"},
    "notice-table-vote": {"user", "motion", "seat", "to", "votes", "needed"},
    "notice-table-voted-free": {"user"},
}
"""What the table tells, and with which parameters: they are put together there in many ways."""


class Found(Visitor):
    """The variables of an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str, *files: str) -> dict[str, set[str]]:
    """Every entry of these files, or of all, with its variables; junk and doubles are errors."""
    found: dict[str, set[str]] = {}
    for path in catalogues(language):
        own = path.name.removeprefix(f"{language}.") in ("ftl", "lesson.ftl", "expansions.ftl")
        name = path.parents[1].name if own else path.name
        if files and name not in files:
            continue
        for key, names in parsed(path):
            assert key not in found, f"{key} is there twice"
            found[key] = names
    return found


@cache
def parsed(path: Path) -> list[tuple[str, set[str]]]:
    """The entries of one file with their variables."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            visitor = Found()
            visitor.visit(entry)
            found.append((entry.id.name, visitor.names))
    return found


def test_both_languages_have_the_same_entries_with_the_same_parameters() -> None:
    first, *others = [entries(language) for language in LANGUAGES]
    for other in others:
        assert first == other


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_entry_it_needs_and_no_other(game: str) -> None:
    found = {key for key in entries("en", game) if f"{game}-illegal-" not in key}
    assert found == entries_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_words_on_selects_and_buttons_belong_to_questions_that_exist(game: str) -> None:
    """`select-`, `value-`, `all-`, `none-`, `suggest-`, `form-`: then a topic of the game."""
    topics = sources.keywords("topic", *sources.rules_of(game)) | {"act"}
    found = {
        entry.id.name.removeprefix(f"{game}-")
        for entry in FluentParser()
        .parse((GAMES[game].words / "en.pages.ftl").read_text("utf-8"))
        .body
        if isinstance(entry, ast.Message)
    }
    kinds = {"select", "value", "all", "none", "suggest", "form"}
    wanted = {f"{kind}-{topic}" for kind in kinds for topic in topics}
    assert found
    assert found <= wanted, sorted(found - wanted)


@pytest.mark.parametrize("game", GAMES)
def test_refusals_of_a_game_are_refusals_that_exist(game: str) -> None:
    known = sources.refusals()
    for key, parameters in entries("en", game).items():
        if key.startswith(f"{game}-illegal-"):
            assert parameters <= known.get(key.removeprefix(f"{game}-illegal-"), set()), key


def test_kernel_and_table_have_no_entry_that_nobody_uses() -> None:
    found = set(entries("en", "kernel.ftl", "table.ftl"))
    wanted = {f"illegal-{reason}" for reason in sources.refusals()}
    wanted |= {f"event-{one}" for one in sources.events("bot/kernel")}
    wanted |= {f"illegal-{one}" for one in sources.strings("bot/table", "table-")}
    assert found - wanted == {"nothing", LABEL, *TOLD}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_sources_can_be_told(language: str) -> None:
    known = entries(language)
    own: dict[str, list[str]] = {}
    for game in GAMES:
        for reason in sources.refusals(*sources.of_game(game)):
            own.setdefault(reason, []).append(game)
    for reason, given in sources.refusals().items():
        for game in own.get(reason, [""]):
            told = known.get(f"{game}-illegal-{reason}", known.get(f"illegal-{reason}"))
            assert told is not None, (game, reason)
            assert told <= given, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_in_the_sources_can_be_told(language: str) -> None:
    known = entries(language)
    games = [(sources.rules_of(game), f"{game}-") for game in GAMES]
    for folders, prefix in (*games, (["bot/kernel"], "")):
        for kind, given in sources.events(*folders).items():
            assert known.get(f"{prefix}event-{kind}", {"no entry"}) <= given, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_table_says_can_be_told(language: str) -> None:
    known = entries(language)
    for text in sources.strings("bot/table", "table-"):
        assert any(f"{kind}-{text}" in known for kind in ("illegal", "notice", "event")), text
    for key, given in TOLD.items():
        assert known[key] <= given, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 11, "yes", "no", "none", "standin", "text"])
def test_every_entry_can_be_formatted(language: str, value: Any) -> None:
    catalogue = words(language)
    for key, parameters in entries(language, *FILES).items():
        text = catalogue.tell(None, key, dict.fromkeys(parameters, value))
        assert text.strip() == text
        assert text
        assert "  " not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_fit_where_discord_shows_them(language: str, game: str) -> None:
    """Select titles 150, options 100, descriptions 100, modal labels 45, messages 2,000."""
    catalogue = words(language)
    for key in entries(language, game):
        kind, _, plain = key.removeprefix(f"{game}-").partition("-")
        if kind in ("option", "preference"):
            most = 45 if "-" not in plain else 100 if key.endswith("-help") else 80
            assert len(catalogue.say(key)) <= most, key
        if kind == "help":
            text, always = catalogue.say(key), f"{game}-help-always"
            longer = f"{text}\n\n{catalogue.say(always)}" if catalogue.has(always) else text
            assert len(longer) <= 1990, key
            assert len(text.splitlines()) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_set_of_cards_still_fits_on_a_button(language: str) -> None:
    """R4.4: the longest names that can come together in one set, nothing cut off."""
    catalogue = words(language)
    by_symbol: dict[str, list[str]] = {}
    for territory in board("both").territories.values():
        by_symbol.setdefault(territory.card_symbol, []).append(territory.id)
    for cards in by_symbol.values():
        cards.sort(key=lambda card: -len(catalogue.say(f"risk-card-{card}")))
    for one in facts().sets:
        pools = {symbol: iter(by_symbol[symbol]) for symbol in set(one.symbols)}
        cards = [f"card:{next(pools[symbol])}" for symbol in one.symbols]
        label = catalogue.tell("risk", "trade-set", {"cards": cards, "units": one.units})
        assert len(label.encode("utf-16-le")) // 2 <= 80, label


@pytest.mark.parametrize("modifier", sorted({*FIRST_MODIFIERS, *MODIFIERS}))
def test_what_an_event_names_can_be_a_label(modifier: str) -> None:
    """The entry of a name that no label can have is never told."""
    assert A_LABEL.fullmatch(label_of("modifier", modifier))
