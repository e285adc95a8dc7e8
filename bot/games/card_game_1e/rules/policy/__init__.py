"""A player by rules of thumb, from its own view alone: the stand-in at a table."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.littlefinger import GIVE
from bot.games.card_game_1e.rules.policy import fights
from bot.games.card_game_1e.rules.policy.mind import Mind
from bot.games.card_game_1e.rules.policy.worth import LEFT_ALONE, harmful, kinds, of_card
from bot.games.card_game_1e.rules.setup import PENALTY, Setup
from bot.games.card_game_1e.rules.view import FirstView
from bot.kernel import Assign, Choose, Option, Rng, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of
from bot.kernel.turns import AFTER
from bot.kernel.windows import PASS

_USE = re.compile(r"use:\w+\.\d+(?:\.(\d+)\.\d+)?")
TITLES = (
    *("master_of_coin", "crown_regent", "master_of_laws", "lord_commander_of_the_kingsguard"),
    *("master_of_whispers", "hand_of_the_king"),
)
"""The most useful first."""
SWEEPING = ("valar_morghulis", "wildfire_assault")
"""Plots that take characters from everybody."""


def mulligan(mind: Mind, ask: Choose) -> list[str]:
    """Keep a hand with which something can be set up."""
    placed = _best_set_up(mind, [(one.id, one.code) for one in mind.view.hand])
    return ["keep"] if len(placed) >= 2 else ["mulligan"]


def place(mind: Mind, ask: Choose) -> list[str]:
    """As much as the gold can buy."""
    return _best_set_up(mind, [(one.id, id_of(one.label)) for one in ask.options])


def _best_set_up(mind: Mind, hand: list[tuple[str, str]]) -> list[str]:
    fit = [(id, cards()[code]) for id, code in hand]
    fit = [(id, fact) for id, fact in fit if fact.type in ("character", "location")]
    best: tuple[float, list[str]] = (0.0, [])
    for number in range(1, len(fit) + 1):
        for chosen in combinations(fit, number):
            facts = [fact for _, fact in chosen]
            own = [one.faction == "neutral" or one.belongs(mind.me.faction) for one in facts]
            cost = sum(one.price for one in facts) + PENALTY * own.count(False)
            names = {fact.name for fact in facts}
            limited = sum("limited" in fact.keywords for fact in facts)
            if cost > Setup.most or len(names) < len(facts) or limited > 1:
                continue
            value = sum(of_card(fact.id) + 0.8 for fact in facts)
            if value > best[0]:
                best = (value, [id for id, _ in chosen])
    return best[1]


def plot(mind: Mind, ask: Choose) -> list[str]:
    """Gold early, claim and initiative when ahead on the board."""
    theirs = max((mind.force(seat) for seat in mind.opponents()), default=0.0)
    ahead = mind.force(mind.seat) - theirs

    def rank(option: Option) -> float:
        code = id_of(option.label)
        values = cards()[code].plot
        assert values is not None
        found = (1.2 if mind.view.round <= 3 else 0.8) * values.income + 0.15 * values.initiative
        found += (1.5 if ahead > 0 else 0.3) * values.claim
        return found - 0.5 * ahead if code in SWEEPING else found

    return [max(ask.options, key=rank).id]


def title(mind: Mind, ask: Choose) -> list[str]:
    """The most useful title that is left."""
    return [min(ask.options, key=lambda one: TITLES.index(id_of(one.label))).id]


def act(mind: Mind, ask: Choose) -> list[str]:
    """Buy what is worth most, use what helps."""
    window = id_of(ask.about.get("window"))
    best: tuple[float, str] = (0.0, "")
    for option in ask.options:
        if option.id.startswith("use:") and _wants(mind, option, window):
            return [option.id]
        if option.id.startswith("save:"):
            return [option.id]
        if option.id.startswith(("marshal:", "ambush:")) and _worth_buying(mind, option):
            best = max(best, (mind.value(option) + 0.01, option.id))
    if best[1]:
        return [best[1]]
    return [PASS] if any(one.id == PASS for one in ask.options) else ask.default


def _worth_buying(mind: Mind, option: Option) -> bool:
    """Attachments need somebody to lie on."""
    if cards()[id_of(option.label)].type != "attachment":
        return True
    seats = mind.opponents() if harmful(id_of(option.label)) else [mind.seat]
    return any(map(mind.characters, seats))


def _wants(mind: Mind, option: Option, window: str) -> bool:
    """Whether to use an ability now."""
    code = id_of(option.label)
    match = _USE.fullmatch(option.id)
    does = kinds(code, int(match[1] or 0) if match else 0)
    if code in LEFT_ALONE:
        return False
    if "cheaper" in does:
        return any(
            cards()[one.code].type in ("character", "location") and cards()[one.code].price > 0
            for one in mind.view.hand
        )
    hurts = harmful(code, int(match[1] or 0) if match else 0)
    if hurts and not any(map(mind.characters, mind.opponents())):
        return False
    if not window.startswith("W"):
        return True
    if does & {"drawn", "power_gained", "to_hand"}:
        return True
    fight = mind.view.challenge
    if fight is not None and mind.seat in (fight.attacker, fight.defender):
        return window == "W4c" and not _winning(mind)
    if "stood" in does:
        return window == "W4a" and mind.view.active == mind.seat
    return hurts and window in ("W4a", "W5", "W3")


def _winning(mind: Mind) -> bool:
    fight = mind.view.challenge
    assert fight is not None
    ours, theirs = fight.totals
    return ours >= theirs if fight.attacker == mind.seat else theirs > ours


def worst(mind: Mind, ask: Choose) -> list[str]:
    """As few as must be, the least valuable first."""
    found = sorted((one for one in ask.options if one.id != AFTER), key=mind.value)
    return [one.id for one in found[: ask.min]]


def target(mind: Mind, ask: Choose) -> list[str]:
    """Strike at others, help oneself; if only the wrong side is there, as little as may be."""
    code = id_of(ask.about.get("card"))
    harm = harmful(code) and code not in SWEEPING
    options = [one for one in ask.options if one.id != AFTER]
    wanted = [one for one in options if mind.mine(one) != harm]
    if not wanted:
        return worst(mind, ask) if harm else ask.default
    found = sorted(wanted, key=mind.value, reverse=True)[: ask.max]
    chosen = [one.id for one in found]
    rest = [one.id for one in options if one.id not in chosen]
    return chosen + rest[: max(0, ask.min - len(chosen))]


def opponent(mind: Mind, ask: Choose) -> list[str]:
    """Whoever has most power."""
    foes = [one.id for one in ask.options if one.id.isdecimal() and not mind.friend(int(one.id))]
    if not foes:
        return ask.default
    return [max(foes, key=lambda one: mind.view.players[int(one)].power)]


def search(mind: Mind, ask: Choose) -> list[str]:
    """The best card there is."""
    found = [one for one in ask.options if id_of(one.label) in cards()]
    return [max(found, key=mind.value).id] if found else ask.default


def yes(mind: Mind, ask: Choose) -> list[str]:
    """What a card lets one do is done."""
    return ["yes"] if any(one.id == "yes" for one in ask.options) else ask.default


THUMBS: dict[str, Callable[[Mind, Choose], list[str]]] = {
    "mulligan": mulligan,
    "place": place,
    "plot": plot,
    "title": title,
    "act": act,
    "challenge": fights.challenge,
    "attackers": fights.attackers,
    "defenders": fights.defenders,
    "claim": worst,
    "host": target,
    "target": target,
    "pick": target,
    "search": search,
    "opponent": opponent,
    "redirect_to": opponent,
    "may": yes,
}
"""From the topic of a question to the rule of thumb that answers it."""


def heuristic(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Answer one question; whatever there is no rule of thumb for takes its default."""
    assert isinstance(view, FirstView)
    mind = Mind(view)
    if isinstance(ask, Assign):
        return fights.stealth(mind, ask) if ask.topic == "stealth" else ask.default
    thumb = THUMBS.get(ask.topic)
    if thumb is None or not isinstance(ask, Choose):
        return ask.default
    # Gold is never given away (R21.4).
    kept = [one for one in ask.options if not one.id.startswith(GIVE)]
    ask = ask.model_copy(update={"options": kept})
    if ask.topic == "target" and all(one.id.isdecimal() for one in ask.options):
        return opponent(mind, ask)
    return thumb(mind, ask)
