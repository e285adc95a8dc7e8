"""What somebody has earned so far: points, or in a bracket alone the wins and the round reached."""

from bot.discord_ui.tournaments.sight import Sight
from bot.tournaments.knockout import Run, champion, runs
from bot.tournaments.plain import countable, written
from bot.tournaments.standings import Line
from bot.tournaments.tournament import Tournament


def only_knockout(cup: Tournament) -> bool:
    """Whether there is nothing but a bracket, in which points mean nothing."""
    return cup.settings.format == "elimination"


def earned(sight: Sight, line: Line) -> str:
    """What stands behind somebody's name in a list."""
    return _ran(sight, line) if only_knockout(sight.cup) else written(line.points)


def standing(sight: Sight, line: Line, key: str, **about: object) -> str:
    """A sentence about somebody's place, with what they have earned."""
    if only_knockout(sight.cup):
        return sight.say(f"{key}-ran", place=line.place, ran=_ran(sight, line), **about)
    return sight.say(key, place=line.place, points=countable(line.points), **about)


def _ran(sight: Sight, line: Line) -> str:
    """How many tables somebody has won, and how far they have come."""
    run = runs(sight.cup)[line.person]
    if not run.reached:
        how = "none"
    elif run.out:
        how = "out"
    else:
        how = "won" if champion(sight.cup) == line.person else "in"
    left = _left(sight.cup, run) if how in ("in", "out") else "none"
    return sight.say("cup-ran", wins=run.wins, how=how, left=left, round=run.reached)


def _left(cup: Tournament, run: Run) -> int:
    """How many are left in the round that somebody has reached; 0 where a number names it."""
    every = (len(cup.seeds) - 1).bit_length()
    return 2 ** (every - run.reached + 1) if cup.settings.duel else 0
