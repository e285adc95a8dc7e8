"""Catalogues are complete, agree with each other and with the sources, and hold nothing unused."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games import rules
from bot.games.risk.board import board, facts
from bot.games.risk.cards import SPECIALS, characters, maesters, objectives
from bot.games.risk.window import DICE, OWN_TURN
from bot.render.risk import LABELS
from bot.text import LANGUAGES, words
from tests.text import sources

FOLDER = sources.ROOT / "bot" / "text"
FILES = ("kernel.ftl", "table.ftl", "risk.ftl")
RISK = rules("risk")
PHASES = ("set_up", "reinforce", "buy", "invade", "maneuver", "objective", "draw", "over")
WINDOWS = {*OWN_TURN, *DICE, "declared", "committed", "played"}

TOLD = {
    "notice-table-was-cancelled": {"user"},
    "notice-table-was-paused": {"user", "reason"},
    "notice-table-was-removed": {"user", "seat", "old"},
    "notice-table-was-replaced": {"user", "seat", "old", "new"},
    "notice-table-was-resumed": {"user"},
    "event-table-acted-for": {"user", "seat", "reason"},
    "event-table-rewound": {"user", "from", "to", "reason"},
    "event-table-undone": {"seat"},
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
    for path in sorted((FOLDER / language).glob("*.ftl")):
        if files and path.name not in files:
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                visitor = Found()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def names() -> set[str]:
    """Entries for what is in the data files."""
    both = board("both")
    found = {f"risk-territory-{t}" for t in both.territories}
    found |= {f"risk-card-{t}" for t in [*both.territories, facts().end_card.id]}
    found |= {f"risk-region-{r}" for r in both.regions}
    found |= {f"risk-house-{house.id}" for house in facts().houses}
    found |= {f"risk-{kind}-{card}" for card in characters() for kind in ("character", "effect")}
    found |= {f"risk-{kind}-{card}" for card in maesters() for kind in ("maester", "effect")}
    found |= {f"risk-objective-{card}" for card in objectives()}
    found |= {f"risk-special-{kind}" for kind in SPECIALS}
    found |= {f"risk-window-{kind}" for kind in WINDOWS}
    found |= {f"risk-lies-{how}" for how in ("up", "down", "captive", "dead")}
    return found | {f"risk-board-{b}" for b in ("westeros", "essos", "both")} | {"risk-seat-nobody"}


def settings() -> set[str]:
    """Entries for table options and standing orders."""
    found = set()
    for name, field in RISK.Options.model_json_schema()["properties"].items():
        found |= {f"risk-option-{name}", f"risk-option-{name}-help"}
        values = field.get("enum", [True, False] if field["type"] == "boolean" else [])
        found |= {f"risk-option-{name}-{str(value).lower()}" for value in values}
    for key, known in RISK.preferences.items():
        choices = known.choices if not known.names else ()
        found |= {f"risk-preference-{key}", *(f"risk-preference-{key}-{c}" for c in choices)}
    return found


def risk_entries() -> set[str]:
    """Everything the catalogue of Risk has to hold, and no more."""
    folder = "bot/games/risk"
    topics = sources.keywords("topic", folder)
    labels = {label for label in sources.keywords("label", folder) if ":" not in label}
    shown = sources.strings("bot/discord_ui/faces/risk.py", "face-")
    drawn = {"territories", "castles", "ports", "points", "cards", *LABELS}
    return (
        {"game-risk", "risk-tag", "risk-help", "risk-event-conceded", "risk-picture-caption"}
        | {f"risk-event-{one}" for one in sources.events(folder)}
        | {f"risk-ask-{topic}{end}" for topic in topics for end in ("", "-short")}
        | {f"risk-public-{one}" for one in sources.keywords("public", folder)}
        | {f"risk-{label}" for label in labels}
        | {f"risk-note-{note}" for note in sources.keywords("note", folder)}
        | {f"risk-finish-{reason}" for reason in sources.finish_reasons()}
        | {f"risk-{kind}-{phase}" for kind in ("help", "phase") for phase in PHASES}
        | {f"risk-{key}" for key in shown}
        | {f"risk-picture-{kind}" for kind in drawn}
        | names()
        | settings()
    )


def test_both_languages_have_the_same_entries_with_the_same_parameters() -> None:
    first, *others = [entries(language) for language in LANGUAGES]
    for other in others:
        assert first == other


def test_risk_has_every_entry_it_needs_and_no_other() -> None:
    assert set(entries("en", "risk.ftl")) == risk_entries()


def test_the_phases_are_those_of_the_rules() -> None:
    found = {
        node.value.value
        for path in sorted((sources.ROOT / "bot/games/risk").glob("*.py"))
        for node in sources.ast.walk(sources.ast.parse(path.read_text("utf-8")))
        if isinstance(node, sources.ast.Assign)
        and sources.ast.unparse(node.targets[0]).endswith("state.phase")
        and isinstance(node.value, sources.ast.Constant)
    }
    assert found | {"set_up"} == set(PHASES)


def test_kernel_and_table_have_no_entry_that_nobody_uses() -> None:
    found = set(entries("en", "kernel.ftl", "table.ftl"))
    wanted = {f"illegal-{reason}" for reason in sources.refusals()}
    wanted |= {f"event-{one}" for one in sources.events("bot/kernel")}
    wanted |= {f"illegal-{one}" for one in sources.strings("bot/table", "table-")}
    assert found - wanted == {"nothing", *TOLD}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_sources_can_be_told(language: str) -> None:
    known = entries(language)
    for reason, given in sources.refusals().items():
        assert known.get(f"illegal-{reason}", {"no entry"}) <= given, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_in_the_sources_can_be_told(language: str) -> None:
    known = entries(language)
    for folder, prefix in (("bot/games/risk", "risk-"), ("bot/kernel", "")):
        for kind, given in sources.events(folder).items():
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
def test_words_fit_where_discord_shows_them(language: str) -> None:
    """Select titles 150, options 100, descriptions 100, modal labels 45, messages 2,000."""
    catalogue = words(language)
    for key in entries(language, "risk.ftl"):
        if key.startswith(("risk-option-", "risk-preference-")):
            plain = key.removeprefix("risk-option-").removeprefix("risk-preference-")
            most = 45 if "-" not in plain else 100 if key.endswith("-help") else 80
            assert len(catalogue.say(key)) <= most, key
        if key.startswith("risk-help"):
            assert len(catalogue.say(key)) <= 1900
            assert len(catalogue.say(key).splitlines()) <= 10


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
