"""The rules of a tournament as agreed, generated from its settings; and what it would take."""

from collections.abc import Sequence

from bot.discord_ui.page import CONTENT, Page, checked
from bot.discord_ui.tournaments.pages import stamp
from bot.discord_ui.tournaments.sight import Sight
from bot.discord_ui.tournaments.values import after, chosen_options, span
from bot.kernel.labels import label_of
from bot.text import Words
from bot.tournaments.dry_run import DryRun, RoundPlan
from bot.tournaments.plain import countable, written
from bot.tournaments.scoring import Duel, Outcome
from bot.tournaments.settings import Settings, structure


def rules_page(sight: Sight, first: int = 0) -> Page:
    """The rules as agreed, to the last lot; what does not fit is on the next page."""
    head = sight.say("cup-rules-title", title=sight.title)
    lines = rules_lines(sight.cup.settings, sight.words, len(sight.cup.field) or None)
    shown = fitting(lines[first:], CONTENT - len(head) - 1)
    page = Page("\n".join([head, *shown]))
    after = first + len(shown)
    if first:
        page.rows = [[sight.button("cup_rules_at", "cup-before", "◀️", arg="0")]]
    elif after < len(lines):
        page.rows = [[sight.button("cup_rules_at", "cup-after-this", "▶️", arg=str(after))]]
    return checked(page)


def fitting(lines: Sequence[str], limit: int) -> list[str]:
    """As many of the first lines as fit into so many letters."""
    kept: list[str] = []
    for line in lines:
        limit -= len(line) + 1
        if limit < 0:
            break
        kept.append(line)
    return kept


def rules_lines(settings: Settings, words: Words, players: int | None = None) -> list[str]:
    """Format, rounds, scoring, tie-breaks, byes, unfinished games, absences, stopping, fairness."""
    say = words.say
    lines = [
        say(
            "cup-rule-format",
            game=say(f"game-{settings.game}"),
            format=label_of("tournament_format", settings.format),
            sizes=[str(size) for size in settings.usable],
        ),
        *_options(settings, words),
        *_rounds(settings, words, players),
        *_points(settings, words),
        *_ties(settings, words),
        say(
            f"cup-rule-unfinished-{settings.unfinished}",
            after=after(settings.hours, words),
            extension=settings.extension,
            more=span(settings.extension, words),
        ),
    ]
    if settings.absent_hours:
        lines.append(say("cup-rule-absent", after=after(settings.absent_hours, words)))
    if settings.break_hours:
        lines.append(say("cup-rule-break", span=span(settings.break_hours, words)))
    if settings.silent_hours and settings.unfinished == "adjudicate":
        lines.append(say("cup-rule-silent", span=span(settings.silent_hours, words)))
    if settings.houses:
        lines.append(say("cup-rule-houses"))
        lines += [say("cup-rule-wishes")] if settings.wishes else []
    if settings.decks:
        lines.append(say("cup-rule-decks"))
    if settings.check_in:
        lines.append(say("cup-rule-check-in"))
    if settings.check_in_rounds:
        lines.append(say("cup-rule-check-in-rounds"))
    if settings.clock != "none":
        about: dict[str, object] = {"kind": settings.clock, "over": settings.overtime}
        about["span"] = span(settings.clock_hours, words)
        about["increment"] = span(settings.clock_increment, words)
        lines.append(words.tell(None, "cup-rule-table-clock", about))
    if settings.format not in ("robin", "elimination"):
        late = countable(settings.late_points)
        lines.append(say("cup-rule-late", round=settings.late_until, points=late))
    lines += [
        say("cup-rule-stopping", back=_way_back(settings)),
        say("cup-rule-fair"),
        say("cup-rule-clock"),
    ]
    return [f"• {line}" for line in lines]


def _options(settings: Settings, words: Words) -> list[str]:
    chosen = chosen_options(settings, words)
    return [words.say("cup-rule-options", options=chosen)] if chosen else []


def _ties(settings: Settings, words: Words) -> list[str]:
    """What tells equal points apart, and what sitting out is worth; a bracket needs neither."""
    if settings.format == "elimination":
        return []
    ties = [label_of("tournament_tie", one) for one in (*settings.ties, "lot")]
    return [words.say("cup-rule-ties", ties=ties), *_byes(settings, words)]


def _rounds(settings: Settings, words: Words, players: int | None) -> list[str]:
    if settings.format == "elimination":
        return [words.say("cup-rule-knockout", span=span(settings.hours, words))]
    if players is None and _by_field(settings):
        return [words.say("cup-rule-rounds-field", span=span(settings.hours, words))]
    rounds, cut = structure(settings, players or settings.fewest)
    about = {"rounds": rounds, "cut": cut, "span": span(settings.hours, words)}
    found = [words.tell(None, "cup-rule-rounds", about)]
    if settings.best is not None:
        found.append(words.say("cup-rule-best", best=settings.best))
    if not settings.duel:
        found.append(words.say(f"cup-rule-draw-{settings.draw}"))
    return found


def _way_back(settings: Settings) -> str:
    """Whether somebody who stops can come back: before a cut, at any time, or never."""
    if settings.format == "elimination":
        return "no"
    return "any" if settings.cut == 0 or settings.format == "league" else "cut"


def _by_field(settings: Settings) -> bool:
    """Whether the number of rounds or the cut is not known before the field is."""
    open_still = settings.rounds is None or settings.cut is None
    return settings.format == "robin" or (settings.format == "swiss" and open_still)


def _points(settings: Settings, words: Words) -> list[str]:
    if isinstance(settings.scoring, Duel):
        if settings.format == "elimination":
            return []
        one = settings.scoring
        about = {"win": one.win, "late": one.modified_win, "draw": one.draw, "loss": one.loss}
        told = {key: written(value) for key, value in about.items()}
        return [words.tell(None, "cup-rule-duel", told)]
    kind = label_of("tournament_scoring", settings.scoring.kind)
    found = [words.say("cup-rule-scoring", scoring=kind)]
    for size in settings.usable:
        award = settings.scoring.award(Outcome(places=[[at] for at in range(size)]))
        points = " · ".join(written(award[at]) for at in range(size))
        found.append(words.say("cup-rule-places", size=size, points=points))
    return found


def _byes(settings: Settings, words: Words) -> list[str]:
    if isinstance(settings.bye, str):
        return [words.say(f"cup-rule-bye-{settings.bye}")]
    return [words.say("cup-rule-bye-fixed", points=countable(settings.bye))]


def plan_lines(found: DryRun, settings: Settings, words: Words) -> list[str]:
    """What a tournament takes: rounds, tables, threads, days; and what to think of."""
    say = words.say
    lines = [say("cup-plan", players=found.players)]
    if found.main:
        lines.append(
            say("cup-plan-rounds", rounds=len(found.main), tables=_sizes(found.main[0], words))
        )
    for number, one in enumerate(found.knockout, 1):
        lines.append(
            say("cup-plan-knockout", round=number, tables=_sizes(one, words), byes=one.byes)
        )
    lines.append(say("cup-plan-total", tables=found.tables, threads=found.threads, days=found.days))
    if settings.starts_at:
        lines.append(say("cup-starts", when=stamp(settings.starts_at), left="none"))
    lines += [
        f"⚠️ {words.tell(None, f'tournament-plan-{one.kind}', one.args)}" for one in found.warnings
    ]
    return lines


def _sizes(one: RoundPlan, words: Words) -> list[str]:
    """How many tables of which size, the largest first."""
    counted = {size: one.sizes.count(size) for size in sorted(set(one.sizes), reverse=True)}
    return [words.say("cup-plan-size", count=count, size=size) for size, count in counted.items()]
