"""Words of this edition's cards that need its rules or its notes of the round."""

from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.lcg.context import Context
from bot.games.lcg.entry import Condition
from bot.games.lcg.filters import Filter, faction
from bot.games.lcg.titles import rival

baratheon = faction("baratheon")
greyjoy = faction("greyjoy")
lannister = faction("lannister")
martell = faction("martell")
nights_watch = faction("thenightswatch")
stark = faction("stark")
targaryen = faction("targaryen")
tyrell = faction("tyrell")


def until_new_plot(c: Context) -> str:
    """Until you reveal a new plot."""
    return f"plot/{c.you}"


def named(c: Context) -> str:
    """The word that was named; empty before that."""
    return str(c.memory.get("named", [""])[0])


def won_this_phase(c: Context, seat: int, type: str = "") -> bool:
    """Whether a player has won a challenge (of a type) in this phase."""
    return any(note.what.startswith(type) for note in c.state.noted("won", seat, phase=True))


def lost_this_phase(c: Context, seat: int, type: str = "", role: str = "") -> bool:
    """Whether a player has lost a challenge (of a type, in a role) in this phase."""
    return any(
        note.what.startswith(type) and note.what.endswith(role)
        for note in c.state.noted("lost", seat, phase=True)
    )


def lost_this_round(c: Context, seat: int, type: str = "") -> bool:
    """Whether a player has lost a challenge (of a type) in this round."""
    return any(note.what.startswith(type) for note in c.state.noted("lost", seat))


def first_time_marshaling(test: Filter) -> Condition:
    """Whether you have marshaled no such card this round."""
    return lambda c: not any(test(c, note.card) for note in c.state.noted("marshal", c.you))


def first_event(c: Context) -> bool:
    """Whether you have played no event this round."""
    return not c.state.noted("played", c.you)


def you_are_first(c: Context) -> bool:
    """Whether you are the first player."""
    return c.state.first == c.you


def plots_used(c: Context) -> int:
    """How many plots lie in your used pile."""
    return len(c.state.players[c.you].used)


def attacking_a_rival(type: str) -> Condition:
    """R27.8: whether you attack a player whose title is a rival of yours."""

    def check(c: Context) -> bool:
        fight = c.challenge
        if fight is None or fight.attacker != c.you or fight.type != type:
            return False
        return isinstance(c.state, ThronesState) and rival(c.state, c.you, fight.defender)

    return check
