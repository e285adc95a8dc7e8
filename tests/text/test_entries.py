"""Entries are found without parsing, and parsed when somebody wants to say them."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.games import GAMES
from bot.text import LANGUAGES, Words, entries
from bot.text.words import catalogues, catalogues_in, mentioned

ODD = """\
# A comment = no entry
first = One
    more = still the first
    .attribute = its own

-term = { $case ->
    [of] of terms
   *[other] terms
}

second={ first } and { -term(case: "of") }
## group = none
third = { second.attribute }
fourth =

    a text
      on lines

    of its own

fifth = [no choice]
"""


def parsed(text: str) -> list[tuple[str, ast.Entry]]:
    body = FluentParser(with_spans=False).parse(text).body
    named = [one for one in body if isinstance(one, ast.Message | ast.Term)]
    return [(f"-{e.id.name}" if isinstance(e, ast.Term) else e.id.name, e) for e in named]


def same(text: str) -> None:
    found = [*entries.split(text)]
    whole = parsed(text)
    assert [key for key, _ in found] == [key for key, _ in whole]
    for (_, part), (_, entry) in zip(found, whole, strict=True):
        ((_, alone),) = parsed(part)
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
        assert alone.equals(entry)
        said = entries.unchanging(part)
        assert said is None or [said] == texts(entry)


def texts(entry: ast.Entry) -> list[str] | None:
    """What an entry says as the parser reads it; None if that is not always the same."""
    assert isinstance(entry, ast.Message | ast.Term)
    pattern = entry.value
    if pattern is None or entry.attributes:
        return None
    return [one.value if isinstance(one, ast.TextElement) else "{" for one in pattern.elements]


FILES = {p for language in LANGUAGES for p in catalogues(language)} | {
    p
    for game in GAMES.values()
    for language in LANGUAGES
    for p in catalogues_in(game.words, language)
}


@pytest.mark.parametrize("path", sorted(FILES), ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_every_entry_is_found_as_the_parser_finds_it(path: Path) -> None:
    same(path.read_text("utf-8"))


def test_what_looks_like_an_entry_and_is_none() -> None:
    same(ODD)


def test_what_always_says_the_same_is_known_without_the_parser() -> None:
    said = {key: entries.unchanging(text) for key, text in entries.split(ODD)}
    assert {key for key in said if said[key]} == {"fourth", "fifth"}
    assert said["fourth"] == "a text\n  on lines\n\nof its own"


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    parse = FluentParser.parse

    def noted(parser: FluentParser, text: str) -> ast.Resource:
        read.append(text)
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse", noted)
    known = Words("en")
    assert known.say("nothing")
    assert read == [], "it always says the same"
    said = known.say("illegal-typed-too-long", words=100, characters=700)
    assert len(read) == 1
    assert known.say("illegal-typed-too-long", words=100, characters=700) == said
    assert len(read) == 1, "it was kept"


def test_entries_within_an_entry_are_parsed_with_it() -> None:
    assert {*mentioned(dict(entries.split(ODD))["second"])} >= {"first", "-term"}
