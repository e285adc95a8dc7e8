"""What one person wants to know of a tournament: my table, why this pairing, what do I need."""

from itertools import takewhile

from bot.discord_ui.page import CONTENT, Page, checked, shorten
from bot.discord_ui.tournaments.pages import stamp
from bot.discord_ui.tournaments.sight import Sight
from bot.discord_ui.tournaments.worth import only_knockout, standing
from bot.kernel.labels import label_of
from bot.tournaments.decisions import Why
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import knocked_out
from bot.tournaments.needs import Need, need
from bot.tournaments.plain import Person, countable, written
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Round


def mine(sight: Sight, person: Person) -> Page:
    """Where somebody stands, where they play, and what they need."""
    cup = sight.cup
    entrant = cup.entrants.get(person)
    lines = [sight.say("cup-title", title=sight.title)]
    if entrant is None:
        lines.append(sight.say("cup-mine-none"))
        return checked(Page("\n".join(lines)))
    if cup.phase == "open":
        lines += _signed_up(sight, person)
        return checked(Page(shorten("\n".join(lines), CONTENT)))
    gone = cup.phase == "running" and entrant.status == "playing" and knocked_out(cup, person)
    if gone or entrant.status != "playing" or cup.phase == "running":
        key = "cup-mine-knocked-out" if gone else f"cup-mine-{entrant.status}"
        lines.append(sight.say(key, back=cup.way_back))
    own = next((line for line in standings(cup) if line.person == person), None)
    if own is not None and any(table.outcome is not None for table in cup.tables()):
        lines.append(standing(sight, own, "cup-mine-place", players=len(cup.field)))
        if own.decided_by != "points" and not only_knockout(cup):
            lines.append(sight.say("cup-mine-tie", tie=label_of("tournament_tie", own.decided_by)))
    if entrant.penalty:
        lines.append(sight.say("cup-mine-penalty", points=written(entrant.penalty)))
    lines += _table(sight, person)
    if entrant.status == "playing" and cup.phase == "running":
        lines += needs_lines(sight, person)
    page = Page(shorten("\n".join(lines), CONTENT))
    current = cup.current
    if current is not None:
        why = sight.button("cup_why", "cup-why", "❔", arg=str(current.number))
        table = current.table_of(person)
        plays = cup.phase == "running" and table is not None and table.outcome is None
        judge = [sight.button("cup_judge", "cup-judge", "⚖️")] if plays else []
        page.rows = [[why, *judge]]
    return checked(page)


def _signed_up(sight: Sight, person: Person) -> list[str]:
    cup, entrant = sight.cup, sight.cup.entrants[person]
    if person in cup.waiting:
        lines = [sight.say("cup-mine-waits", place=cup.waiting.index(person) + 1)]
    else:
        lines = [sight.say("cup-mine-in", place=list(cup.entrants).index(person) + 1)]
    if cup.settings.check_in:
        lines.append(sight.say("cup-checked-in" if entrant.checked_in else "cup-not-checked-in"))
    if cup.settings.decks:
        lines.append(sight.say("cup-deck-in" if entrant.deck else "cup-deck-missing"))
    return lines


def _table(sight: Sight, person: Person) -> list[str]:
    current = sight.cup.current
    if current is None:
        return []
    table = current.table_of(person)
    if table is None:
        return [sight.say("cup-mine-bye", round=current.number)] if person in current.byes else []
    where = sight.place(table)
    about = {"round": current.number, "table": table.number, "where": where or "none"}
    told = [sight.say("cup-mine-table", people=sight.people(table), **about)]
    if table.outcome is None:
        told.append(sight.say("cup-ends", when=stamp(current.ends), left=stamp(current.ends, "R")))
    return told


def needs_lines(sight: Sight, person: Person) -> list[str]:
    """What somebody needs: proofs only, the rest is called open."""
    found = need(sight.cup, person)
    if found is None:
        return []
    lines = [sight.say("cup-need", goal=found.goal, cut=bool(sight.cup.cut))]
    if found.now != "open" or not found.chances:
        return [*lines, sight.say(f"tournament-need-{found.now}")]
    return [*lines, *_chances(sight, found)]


def _chances(sight: Sight, found: Need) -> list[str]:
    """From which result on it is certain, up to which it is impossible; between them it is open."""
    best_first = found.chances
    sure = list(takewhile(lambda one: one.verdict == "in", best_first))
    lost = list(takewhile(lambda one: one.verdict == "out", reversed(best_first)))
    lines = []
    if sure:
        lines.append(sight.say("cup-need-sure", points=countable(sure[-1].points)))
    if len(sure) + len(lost) < len(best_first):
        lines.append(sight.say("cup-need-between" if sure or lost else "tournament-need-open"))
    if lost:
        lines.append(sight.say("cup-need-lost", points=countable(lost[-1].points)))
    return lines


def why(sight: Sight, person: Person, number: int | None = None) -> Page:
    """Why somebody sits where they sit, and what the draw cost."""
    cup = sight.cup
    if not cup.rounds:
        raise Refused("tournament-no-rounds")
    number = len(cup.rounds) if number is None else number
    if not 1 <= number <= len(cup.rounds):
        raise Refused("tournament-no-such-round", round=number, max=len(cup.rounds))
    one = cup.rounds[number - 1]
    total = "none" if one.knockout else cup.wanted
    lines = [sight.say("cup-round-title", round=number, rounds=total)]
    table = one.table_of(person)
    if table is not None:
        about = {"table": table.number, "people": sight.people(table)}
        lines.append(sight.say("cup-why-table", **about))
        lines += [f"• {reason(sight, each)}" for each in table.why]
    elif person in one.byes:
        lines += [f"• {reason(sight, each)}" for each in one.byes[person]]
    else:
        lines.append(sight.say("cup-why-not-there"))
    lines += [] if one.knockout else draw_cost(sight, one)
    lines.append(sight.say("cup-why-seed", seed=one.seed[:60] or "none"))
    return checked(Page(shorten("\n".join(lines), CONTENT)))


def reason(sight: Sight, each: Why) -> str:
    """A reason in words; people in it are named."""
    args = {
        key: sight.name(int(value[5:]))
        if isinstance(value, str) and value.startswith("user:")
        else value
        for key, value in each.args.items()
    }
    return sight.words.tell(None, f"tournament-why-{each.kind}", args)


def draw_cost(sight: Sight, one: Round) -> list[str]:
    """What is left that the draw could not avoid."""
    return cost_lines(sight, one.cost)


def cost_lines(sight: Sight, cost: dict[str, int]) -> list[str]:
    """What a draw could not avoid, in words; one line that says so if it could avoid everything."""
    known = [name for name in cost if cost[name] and sight.words.has(f"cup-cost-{name}")]
    if not known:
        return [sight.say("cup-cost-none")]
    return [f"• {sight.say(f'cup-cost-{name}', count=cost[name])}" for name in known]
