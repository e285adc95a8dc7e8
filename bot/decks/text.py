"""Decks as text: reading what deck sites and Throneteki export, and writing the same."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import unescape
from typing import Any

from rapidfuzz import fuzz, process

from bot.decks.model import Copies, Deck
from bot.decks.pool import Pool, key
from bot.kernel.labels import label_of

MOST_LETTERS = 20_000
MOST_LINES = 300
MOST_COPIES = 99
LONGEST_NAME = 60
LONGEST_QUOTE = 40
MOST_PROBLEMS = 12
ALIKE = 70
"""A name that nobody knows is taken for a misspelling of one that is so much alike."""

_BEFORE = re.compile(r"(\d{1,6})\s*[x×]?\s+(\S.*)", re.IGNORECASE)
_BEHIND = re.compile(r"(\S.*?)\s*[x×]\s*(\d{1,6})", re.IGNORECASE)
_GLUED = re.compile(r"(\d{1,6})[x×](\S.*)", re.IGNORECASE)
_ASIDE = re.compile(r"(?:\s*[(\[{][^()\[\]{}]*[)\]}]|\s+[-–—]\s+[^-–—]*)\s*$")
"""What stands behind a name: its set, in brackets or after a dash."""
_IN_ASIDE = re.compile(r".*\((\d{1,2})\)")
_CREATED = re.compile(r"\s+created with\b.*", re.IGNORECASE)
_XML = re.compile(r"""<card [^<>]{0,200}?qty=["'](\d{1,6})["'][^<>]{0,200}>([^<]*)</card>""")
_TAG = re.compile(
    r"</?[a-z?][^<>]*>|\[(?:\*|/?(?:b|i|u|url|size|color|center|list|img)\b[^\[\]]*)\]",
    re.IGNORECASE,
)
_LINK = re.compile(r"\[([^\[\]]+)\]\([^()]*\)")
_MARKUP = re.compile(r"^[\s>#*_~`|•·–—-]+|[\s*_~`|]+$")

SECTIONS = frozenset(
    (
        *("plot", "plots", "plotdeck", "character", "characters", "location", "locations"),
        *("attachment", "attachments", "event", "events", "drawdeck", "deck", "cards", "total"),
        *("agenda", "agendas", "faction", "house", "strategie", "strategien", "strategiestapel"),
        *("charakter", "charaktere", "ort", "orte", "verstarkung", "verstarkungen", "ereignis"),
        *("ereignisse", "nachziehstapel", "karten", "fraktion", "haus", "gesamt", "zusatz"),
        *("zusatze", "plotcards", "strategiekarten", "housecard", "hauskarte", "verstaerkung"),
        *("verstaerkungen", "zusaetze"),
    )
)
"""Headings that say nothing a card's type does not say."""

_ABOUT = ("faction", "fraktion", "house", "haus", "agenda", "agendas", "banner")
_NAMES = frozenset({"name", "deck", "deckname"})
_NOTHING = frozenset({"none", "no", "keine", "ohne", "na"})
"""What stands behind a label that names nothing: `Agenda: none`."""
_NOISE = ("packs", "pakete", "created", "erstellt", "deckcreated", "http", "totalcards", "format")


@dataclass(frozen=True)
class Problem:
    """A line that cannot be read; told by `deck-text-<reason>`."""

    reason: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass
class Reading:
    """What a text comes to: a deck if there are no problems."""

    name: str = ""
    faction: str = ""
    agenda: str | None = None
    plots: dict[str, int] = field(default_factory=dict)
    draw: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @property
    def deck(self) -> Deck:
        """The deck that was read."""
        return Deck(
            name=self.name,
            faction=self.faction,
            agenda=self.agenda,
            plots=_copies(self.plots),
            draw=_copies(self.draw),
        )

    @property
    def known(self) -> int:
        """How many of its lines name cards of the game."""
        return len(self.plots) + len(self.draw) + bool(self.faction) + (self.agenda is not None)


def names_card(name: str, pool: Pool) -> bool:
    """Whether a name that was quoted as unknown is one of a card of this game."""
    return _find(name, pool) is not None


def read(text: str, pool: Pool) -> Reading:
    """Read a deck; what cannot be read is a problem, and nothing is guessed."""
    found = Reading()
    if len(text) > MOST_LETTERS:
        found.problems = [Problem("too-long", {"most": MOST_LETTERS, "got": len(text)})]
        return found
    lines = [line for line in map(plain, _unmarked(text).splitlines()) if line]
    if len(lines) > MOST_LINES:
        found.problems = [Problem("too-many-lines", {"most": MOST_LINES, "got": len(lines)})]
        return found
    unknown = 0
    for place, line in enumerate(lines):
        problem = _take(found, line, place == 0, pool)
        if problem is not None:
            unknown += problem.reason in ("unknown", "unknown-like")
            found.problems.append(problem)
    if unknown > max(4, found.known):
        about = {"unknown": unknown, "known": found.known}
        found.problems = [Problem("other-game", about)]
    elif not found.problems and not found.plots and not found.draw:
        found.problems = [Problem("empty")]
    elif not found.problems and not found.faction:
        found.problems = [Problem("no-faction")]
    return found


def _unmarked(text: str) -> str:
    """The text without the tags of web pages, forums and OCTGN's files."""
    listed = _XML.sub(lambda card: f"\n{card[1]}x {unescape(card[2])}\n", text)
    return _LINK.sub(r"\1", _TAG.sub(" ", listed))


def written(
    deck: Deck, pool: Pool, called: Callable[[str], str], heads: Callable[[str], str]
) -> str:
    """The deck as text that `read` understands; names come from `called`, headings from `heads`."""
    name = deck.name or heads("deck")
    lines = [f"Name: {name}" if _misread(name, pool) else name, "", called(deck.faction)]
    if deck.agenda is not None:
        lines.append(called(deck.agenda))
    for kind, cards in by_type(deck, pool):
        lines += ["", f"{heads(kind)}:"]
        lines += [f"{one.count}x {called(one.id)}" for one in cards]
    return "\n".join(lines) + "\n"


def _misread(name: str, pool: Pool) -> bool:
    """Whether the name of a deck would be taken for something else."""
    found = Reading()
    return _take(found, plain(name), True, pool) is not None or found.name != plain(name)


def by_type(deck: Deck, pool: Pool) -> Iterator[tuple[str, list[Copies]]]:
    """The cards of a deck by their types, plots first; by cost and name within a type."""
    kinds: dict[str, list[Copies]] = {}
    for one in (*deck.plots, *deck.draw):
        kinds.setdefault(pool.cards[one.id].type, []).append(one)
    for kind, cards in kinds.items():
        yield kind, sorted(cards, key=lambda one: (pool.cards[one.id].price, one.id))


def plain(line: str) -> str:
    """A line without what cannot be seen, and without signs of emphasis around it."""
    visible = "".join(
        char if not unicodedata.category(char).startswith("C") else " " if char == "\t" else ""
        for char in unicodedata.normalize("NFKC", line)
    )
    return _MARKUP.sub("", " ".join(visible.split())).replace("**", "").strip()


def quoted(line: str) -> str:
    """As much of a line as a sentence can hold."""
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}…"


def _take(found: Reading, line: str, first: bool, pool: Pool) -> Problem | None:
    """Take one line; return what is wrong with it."""
    number, name = _counted(line)
    code = _find(name, pool)
    if first and number is None and code and pool.part(pool.cards[code]) in ("plots", "draw"):
        found.name = _called(line)  # many decks are called like one of their cards
        return None
    if number is None:
        if code is None:
            return _heading(found, line, first, pool)
        inside = _IN_ASIDE.fullmatch(line)
        number = int(inside[1]) if inside else 1
    elif code is None:
        return _unknown(name, pool)
    elif not 1 <= number <= MOST_COPIES:
        return Problem("number", {"line": quoted(line), "most": MOST_COPIES})
    return _add(found, code, number, pool)


def _counted(line: str) -> tuple[int | None, str]:
    """The number of copies, if the line says one, and the rest."""
    for pattern, number, name in ((_BEFORE, 1, 2), (_GLUED, 1, 2), (_BEHIND, 2, 1)):
        match = pattern.fullmatch(line)
        if match:
            return int(match[number]), match[name]
    return None, line


def _find(name: str, pool: Pool) -> str | None:
    """The card of this name; the name of its set may stand behind it in brackets."""
    while name:
        code = pool.by_name.get(key(name))
        if code is not None:
            return code
        shorter = _ASIDE.sub("", name)
        if shorter == name:
            return None
        name = shorter
    return None


def _heading(found: Reading, line: str, first: bool, pool: Pool) -> Problem | None:
    """A line without a number that is no card: about the deck, a heading, or its name."""
    label, colon, value = line.partition(":")
    if colon and value and key(label) in _NAMES:
        found.name = _called(value)
        return None
    if colon and key(label) in _ABOUT and key(value) in _NOTHING:
        return None
    if colon and key(label) in _ABOUT and value.strip():
        _, name = _counted(value.strip())
        code = _find(name, pool) or _find(f"House {name}", pool) or _find(f"The {name}", pool)
        return _unknown(name, pool) if code is None else _add(found, code, 1, pool)
    start = key(line)
    if start.startswith(_NOISE) or _section(line):
        return None
    if first:
        found.name = _called(line)
        return None
    return _unknown(line, pool)


def _called(line: str) -> str:
    """The name of a deck, without what a deck builder says of itself."""
    bare = _CREATED.sub("", line)
    return (bare if bare == line else bare.strip(" \"'"))[:LONGEST_NAME].strip()


def _section(line: str) -> bool:
    """Whether a line is a heading such as `Plots (7):`, or nothing but signs."""
    bare = re.sub(r"\([^()]*\)|[\d()\[\]:/]", " ", line)
    return key(bare) in SECTIONS or not key(line)


def _unknown(name: str, pool: Pool) -> Problem:
    near = process.extractOne(
        key(_ASIDE.sub("", name[:100])),
        list(pool.by_name),
        scorer=fuzz.ratio,
        score_cutoff=ALIKE,
    )
    if near is None:
        return Problem("unknown", {"line": quoted(name)})
    like = label_of("card", pool.by_name[near[0]])
    return Problem("unknown-like", {"line": quoted(name), "card": like})


def _add(found: Reading, code: str, number: int, pool: Pool) -> Problem | None:
    part, name = pool.part(pool.cards[code]), label_of("card", code)
    if part == "faction":
        if found.faction not in ("", code):
            return Problem(
                "two-factions", {"first": label_of("card", found.faction), "second": name}
            )
        found.faction = code
    elif part == "agenda":
        if found.agenda not in (None, code):
            return Problem("two-agendas", {"first": label_of("card", found.agenda), "second": name})
        found.agenda = code
    elif part == "none":
        return Problem("not-in-decks", {"card": name})
    else:
        cards = found.plots if part == "plots" else found.draw
        if code in cards:
            return Problem("twice", {"card": name})
        cards[code] = number
    return None


def _copies(cards: dict[str, int]) -> tuple[Copies, ...]:
    return tuple(Copies(id=code, count=count) for code, count in cards.items())
