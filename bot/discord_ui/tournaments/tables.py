"""Standings, pairings and brackets: as text by pages, and what is drawn of them."""

from collections.abc import Sequence

from bot.discord_ui.harmless import plain
from bot.discord_ui.page import ALT_TEXT, CONTENT, Item, Page, checked, shorten
from bot.discord_ui.painter import SheetRequest
from bot.discord_ui.pictures import Studio
from bot.discord_ui.tournaments.pages import table_line
from bot.discord_ui.tournaments.sight import Sight
from bot.discord_ui.tournaments.worth import earned, only_knockout, standing
from bot.kernel.labels import label_of
from bot.render.bracket import BracketSheet, Match
from bot.render.standings import StandingsRow, StandingsSheet
from bot.tournaments.decisions import Paired
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import UNKNOWN, Run, Slot, layout, leavers, runs
from bot.tournaments.plain import Person, written
from bot.tournaments.replay import replay
from bot.tournaments.standings import Line, standings

EACH = 16
"""Lines of a page."""

DEEP, DEEPER = 3, 4
"""Rounds in one picture of a bracket; more of them where that makes fewer pictures."""


def moved(sight: Sight) -> dict[Person, int]:
    """How many places everybody has gained since the round before the newest began."""
    decisions = sight.cup.decisions
    begun = [at for at, one in enumerate(decisions) if isinstance(one, Paired)]
    if len(begun) < 2:
        return {}
    try:
        before = replay(decisions[: begun[-1]])
    except Refused:
        return {}
    old = {line.person: line.place for line in standings(before)}
    return {
        line.person: old[line.person] - line.place
        for line in standings(sight.cup)
        if line.person in old
    }


def _change(places: int | None) -> str:
    if not places:
        return "" if places is None else "="
    return f"▲{places}" if places > 0 else f"▼{-places}"


def _tie(sight: Sight, lines: list[Line]) -> int | None:
    """Which tie-break is worth a column: the first that decides between two of these lines."""
    ties = sight.cup.settings.ties
    used = [ties.index(line.decided_by) for line in lines if line.decided_by in ties]
    return min(used, default=None)


def _round_points(line: Line, number: int) -> str:
    if number not in line.rounds:
        return "–"
    points = line.rounds[number]
    return "…" if points is None else written(points)


def standings_sheet(sight: Sight, first: int, you: Person | None = None) -> StandingsSheet:
    """What is written on the picture of a page of the standings."""
    cup, every = sight.cup, standings(sight.cup)
    lines = every[first : first + EACH]
    if only_knockout(cup):
        return _ran_sheet(sight, lines, you)
    change, tie = moved(sight), _tie(sight, every)
    rounds = [one.number for one in cup.main]
    seats = cup.cut if cup.cut and not cup.seeds else 0
    return StandingsSheet(
        title=cup.name,
        caption=_caption(sight),
        rounds=tuple(sight.say("cup-round-short", round=number) for number in rounds),
        points=sight.say("cup-points"),
        tie="" if tie is None else sight.say(f"cup-tie-short-{cup.settings.ties[tie]}"),
        rows=tuple(
            StandingsRow(
                place=str(line.place),
                change=_change(change.get(line.person)),
                name=sight.name(line.person).replace("\\", ""),
                rounds=tuple(_round_points(line, number) for number in rounds),
                points=written(line.points),
                tie="" if tie is None else written(line.ties[tie]),
                gone=line.status != "playing",
                marked=line.person == you,
            )
            for line in lines
        ),
        cut=max(0, seats - first),
    )


def _ran_sheet(sight: Sight, lines: list[Line], you: Person | None) -> StandingsSheet:
    """The same of a bracket without rounds before it: places by round, and wins."""
    cup, change, ran = sight.cup, moved(sight), runs(sight.cup)
    rounds = range(1, len(cup.rounds) + 1)
    return StandingsSheet(
        title=cup.name,
        caption=_caption(sight),
        rounds=tuple(sight.say("cup-round-short", round=number) for number in rounds),
        points=sight.say("cup-tie-short-wins"),
        tie="",
        rows=tuple(
            StandingsRow(
                place=str(line.place),
                change=_change(change.get(line.person)),
                name=sight.name(line.person).replace("\\", ""),
                rounds=tuple(_result(ran[line.person], number) for number in rounds),
                points=str(ran[line.person].wins),
                tie="",
                gone=ran[line.person].out,
                marked=line.person == you,
            )
            for line in lines
        ),
    )


def _result(run: Run, number: int) -> str:
    """What became of somebody in a round of the bracket."""
    if number not in run.results:
        return "–"
    place = run.results[number]
    return "…" if place is None else f"{place}."


def _caption(sight: Sight) -> str:
    cup = sight.cup
    current = cup.current
    over = 0 if current is None else current.number - bool(current.open)
    return sight.say("cup-after", round=over, players=len(cup.field))


def standings_lines(sight: Sight, first: int) -> list[str]:
    """The same in words: the twin of the picture."""
    every = standings(sight.cup)
    change, tie = moved(sight), _tie(sight, every)
    rounds = [one.number for one in sight.cup.main]
    named = "" if tie is None else sight.say(f"cup-tie-short-{sight.cup.settings.ties[tie]}")
    found = []
    for line in every[first : first + EACH]:
        parts = [_round_points(line, number) for number in rounds]
        more = f" ({' + '.join(parts)})" if len(parts) > 1 else ""
        beside = "" if tie is None else f" · {named} {written(line.ties[tie])}"
        gone = "" if line.status == "playing" else f" · {sight.say(f'cup-is-{line.status}')}"
        went = _change(change.get(line.person))
        name = sight.name(line.person)
        place = f"{line.place}. {went} " if went else f"{line.place}. "
        worth = earned(sight, line)
        found.append(f"{place}**{name}** {worth}{more}{beside}{gone}")
    return found


def _stage(sight: Sight) -> str:
    """Whether the knock-out stage counts for the order: only that, that first, or not yet."""
    if only_knockout(sight.cup):
        return "only"
    return "yes" if sight.cup.knockout else "no"


async def standings_page(
    studio: Studio | None, sight: Sight, first: int = 0, you: Person | None = None
) -> Page:
    """A page of the standings: picture, the same in words, how it is sorted, the reader's line."""
    every = standings(sight.cup)
    if not every:
        raise Refused("tournament-not-started")
    first = max(0, min(first, (len(every) - 1) // EACH * EACH))
    settings = sight.cup.settings
    ties = [label_of("tournament_tie", one) for one in (*settings.ties, "lot")]
    lines = [
        sight.say("cup-standings-title", title=sight.title, when=_caption(sight)),
        *standings_lines(sight, first),
        sight.say("cup-sorted", ties=ties, knockout=_stage(sight)),
    ]
    own = next((line for line in every if line.person == you), None)
    if own is not None and not first <= own.place - 1 < first + EACH:
        lines.append(standing(sight, own, "cup-you"))
    page = Page(shorten("\n".join(lines), CONTENT))
    if studio is not None:
        sheet = standings_sheet(sight, first, you)
        drawn = await studio.draw(SheetRequest(settings.game, sheet))
        if drawn is not None:
            page.files = [("standings.png", drawn, shorten("\n".join(lines), ALT_TEXT))]
    page.rows = _turn(sight, "cup_table_at", first, len(every))
    if sight.cup.seeds and settings.duel:
        page.rows.append([sight.button("cup_bracket", "cup-bracket", "🌿")])
    return checked(page)


def _turn(
    sight: Sight, verb: str, first: int, count: int, before: str = ""
) -> list[Sequence[Item]]:
    """Buttons to the pages before and after; the argument is where they begin."""
    row = []
    if first > 0:
        arg = f"{before}{max(0, first - EACH)}"
        row.append(sight.button(verb, "cup-before", "◀️", arg=arg))
    if first + EACH < count:
        row.append(sight.button(verb, "cup-after-this", "▶️", arg=f"{before}{first + EACH}"))
    return [row] if row else []


def pairings_page(sight: Sight, number: int | None = None, first: int = 0) -> Page:
    """A page of a round's tables; the newest round unless one is named."""
    cup = sight.cup
    if not cup.rounds:
        raise Refused("tournament-no-rounds")
    number = len(cup.rounds) if number is None else number
    if not 1 <= number <= len(cup.rounds):
        raise Refused("tournament-no-such-round", round=number, max=len(cup.rounds))
    one = cup.rounds[number - 1]
    tables = list(one.tables.values())
    first = max(0, min(first, (len(tables) - 1) // EACH * EACH))
    total = "none" if one.knockout else cup.wanted
    lines = [sight.say("cup-round-title", round=number, rounds=total)]
    lines += [table_line(sight, one, table) for table in tables[first : first + EACH]]
    byes = [sight.name(person) for person in one.byes]
    if byes:
        lines.append(sight.say("cup-byes", people=byes))
    page = Page(shorten("\n".join(lines), CONTENT))
    page.rows = _turn(sight, "cup_pairings_at", first, len(tables), f"{number}/")
    why = sight.button("cup_why", "cup-why", "❔", arg=str(number))
    other = [
        sight.button("cup_pairings_at", "cup-round-before", "⏪", arg=f"{number - 1}/0")
        for _ in range(number > 1)
    ]
    page.rows.append([why, *other])
    return checked(page)


def bracket_sheets(sight: Sight) -> list[BracketSheet]:
    """The bracket in pieces of three or four rounds each; the last piece is the rest."""
    rounds = _matches(sight)
    if not rounds:
        raise Refused("tournament-no-bracket")
    depth = min(DEEP if len(rounds) <= DEEPER else DEEPER, len(rounds))
    parts = max(1, len(rounds[0]) // 2 ** (depth - 1))
    found = []
    for part in range(parts):
        some = []
        for level in range(depth):
            size = max(1, len(rounds[level]) // parts)
            some.append(tuple(rounds[level][part * size : (part + 1) * size]))
        if parts == 1:
            some = [tuple(one) for one in rounds[:depth]]
        found.append(_piece(sight, some, len(rounds), 0, part + 1, parts))
    if len(rounds) > depth:
        rest = [tuple(one) for one in rounds[depth:]]
        found.append(_piece(sight, rest, len(rounds), depth, 0, parts))
    return found


def _piece(
    sight: Sight, some: list[tuple[Match, ...]], total: int, first: int, part: int, parts: int
) -> BracketSheet:
    heads = [sight.say("cup-stage", left=2 ** (total - first - at)) for at in range(len(some))]
    about = {"part": part, "parts": parts}
    caption = sight.say("cup-bracket-part", **about) if part else sight.say("cup-bracket-rest")
    if parts == 1:
        caption = sight.say("cup-bracket")
    return BracketSheet(sight.cup.name, caption, tuple(heads), tuple(some))


def _matches(sight: Sight) -> list[list[Match]]:
    """Every round of the bracket, from top to bottom so that winners meet side by side."""
    cup = sight.cup
    if not cup.seeds or not cup.settings.duel:
        return []
    size = 1
    while 2**size < len(cup.seeds):
        size += 1
    found = []
    for number in range(1, size + 1):
        matches = layout(cup, number).matches
        order = _drawn_order(len(matches))
        found.append([_match(sight, number, at, matches[at]) for at in order])
    return found


def _drawn_order(count: int) -> list[int]:
    """Numbers of matches from top to bottom: the first meets the last, and so on."""
    order = [1]
    while len(order) < count:
        total = 2 * len(order) + 1
        order = [number for one in order for number in (one, total - one)]
    return order


def _match(sight: Sight, number: int, at: int, slots: list[Slot]) -> Match:
    names = [_slot(sight, slot) for slot in slots]
    rounds = sight.cup.knockout
    table = rounds[number - 1].at_match(at) if number <= len(rounds) else None
    won = -1
    if table is not None and table.outcome is not None:
        first = next(iter(leavers(table)), None)
        won = slots.index(first) if first in slots else -1
    elif number <= len(rounds) and None in slots:
        there = [place for place, slot in enumerate(slots) if isinstance(slot, int)]
        won = there[0] if len(there) == 1 else -1
    return Match((names[0], names[1]), won)


def _slot(sight: Sight, slot: Slot) -> str:
    if slot is UNKNOWN:
        return "…"
    return sight.name(slot).replace("\\", "") if isinstance(slot, int) else "–"


def _worded(name: str) -> str:
    """A name of the picture as it may stand in a text."""
    return name if name in ("…", "–") or name.startswith("<@") else plain(name)


async def bracket_page(studio: Studio | None, sight: Sight) -> Page:
    """The bracket as pictures, and in words."""
    sheets = bracket_sheets(sight)
    lines = [sight.say("cup-bracket-title", title=sight.title)]
    rounds = _matches(sight)
    for at, matches in enumerate(rounds):
        lines.append(f"**{sight.say('cup-stage', left=2 ** (len(rounds) - at))}**")
        for match in matches:
            one, two = (
                f"**{_worded(name)}** ✓" if place == match.won else _worded(name)
                for place, name in enumerate(match.names)
            )
            lines.append(f"{one} – {two}")
    text = shorten("\n".join(lines), CONTENT)
    page = Page(text)
    for number, sheet in enumerate(sheets, 1):
        drawn = None
        if studio is not None:
            drawn = await studio.draw(SheetRequest(sight.cup.settings.game, sheet))
        if drawn is not None:
            page.files.append((f"bracket{number}.png", drawn, shorten(text, ALT_TEXT)))
    return checked(page)
