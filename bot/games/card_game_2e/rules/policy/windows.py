"""Windows: what to marshal, use or let pass."""

import re
from collections.abc import Iterable

from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.policy.mind import Mind
from bot.games.card_game_2e.rules.policy.worth import (
    HARMFUL_ATTACHMENTS,
    harmful,
    kinds,
    of_card,
    of_piece,
)
from bot.games.lcg.facts import keyword_value
from bot.kernel import Choose, Option
from bot.kernel.labels import id_of
from bot.kernel.windows import PASS, UNLESS

VARYS, HEAR_ME_ROAR, KINGSROAD, WOLFSWOOD = "01029", "01100", "01039", "01155"
_USE = re.compile(r"use:\w+\.\d+(?:\.(\d+)\.\d+)?")


def act(mind: Mind, ask: Choose) -> list[str]:
    """Save, marshal, or use what helps; otherwise pass."""
    window = id_of(ask.about.get("window"))
    for option in ask.options:
        if option.id.startswith("save:"):
            return [option.id]
    found = [one for one in ask.options if one.id.startswith("use:")]
    for option in found:
        if _wants(mind, option, window):
            return [option.id]
    bought = _buy(mind, ask, window)
    if bought:
        return [bought]
    known = {one.id for one in ask.options}
    if "until:challenge" in known and _nothing_left(mind):
        return ["until:challenge"]
    return [UNLESS] if UNLESS in known else [PASS] if PASS in known else ask.default


def _nothing_left(mind: Mind) -> bool:
    """Whether this seat can do nothing more in this challenge, whatever others do."""
    events = [one.code for one in mind.view.hand if cards()[one.code].type == "event"]
    hidden = [one.code for one in mind.view.hand if _could_ambush(mind, one.code)]
    playable = [code for code in events if cards()[code].price <= mind.me.gold + 1]
    if hidden or any(_in_challenges(code) for code in playable):
        return False
    return not any(
        one.duplicates or (_in_challenges(one.code) and not one.blank) for one in mind.me.play
    )


def _in_challenges(code: str) -> bool:
    """Whether a card has an ability that may be used in a challenge."""
    entry = ENTRIES.get(code)
    return entry is not None and any(
        not one.forced and (not one.phases or "challenges" in one.phases) for one in entry.abilities
    )


def _could_ambush(mind: Mind, code: str) -> bool:
    words = [keyword_value(one) for one in cards()[code].keywords]
    costs = [int(value) for name, value in words if name == "ambush"]
    wolfswood = any(one.code == WOLFSWOOD for one in mind.me.play)
    if wolfswood and "Direwolf" in cards()[code].traits:
        costs.append(cards()[code].price)
    return any(cost <= mind.me.gold for cost in costs)


def _wants(mind: Mind, option: Option, window: str) -> bool:
    """Whether to use an ability now."""
    code = id_of(option.label)
    match = _USE.fullmatch(option.id)
    place = int(match[1] or 0) if match else 0
    does = kinds(code, place)
    if code == VARYS:
        return mind.force(mind.seat) + 4 < max(map(mind.force, mind.opponents()), default=0)
    if "cheaper" in does:
        return _saves_gold(mind, code)
    if not window[1:2].isdecimal():
        return not _only_hurts_me(mind, code, place)
    fight = mind.view.challenge
    if does & {"drawn", "gold_gained", "power_gained"}:
        return True
    if "stood" in does:
        return window == "w4a" and mind.view.active == mind.seat
    if fight is None:
        return window in ("w4a", "w5") and not _only_hurts_me(mind, code, place)
    if mind.seat not in (fight.attacker, fight.defender):
        return False
    if does & {"stronger", "weaker", "joined", "left_challenge"} or code == HEAR_ME_ROAR:
        return window == "w4c" and not _winning(mind)
    return not _only_hurts_me(mind, code, place)


def _winning(mind: Mind) -> bool:
    fight = mind.view.challenge
    assert fight is not None
    ours, theirs = fight.totals
    return ours >= theirs if fight.attacker == mind.seat else theirs > ours


def _only_hurts_me(mind: Mind, code: str, place: int) -> bool:
    """Whether an ability strikes, and nobody else has anything to be struck."""
    return harmful(code, place) and not any(map(mind.characters, mind.opponents()))


def _saves_gold(mind: Mind, code: str) -> bool:
    """Whether there is a card in hand to make cheaper."""
    faction = cards()[code].faction
    prices = [
        cards()[one.code].price
        for one in mind.view.hand
        if cards()[one.code].type != "event"
        and (faction == "neutral" or cards()[one.code].faction == faction)
    ]
    if code == KINGSROAD:
        return any(mind.me.gold < price <= mind.me.gold + 3 for price in prices)
    return any(1 <= price <= mind.me.gold + 1 for price in prices)


def _buy(mind: Mind, ask: Choose, window: str) -> str:
    """The dearest card of the best that can be marshaled with this gold."""
    offers = []
    for option in ask.options:
        if not option.id.startswith(("marshal:", "ambush:")):
            continue
        code = id_of(option.label)
        if _host_value(mind, code) <= 0:
            continue
        offers.append((int(option.args["cost"]), of_card(code) + 0.3, option.id))
    if not offers:
        return ""
    if window != "w3" and mind.view.active != mind.seat:
        return ""
    best = _knapsack(offers, mind.me.gold)
    return max(best)[2] if best else ""


def _host_value(mind: Mind, code: str) -> float:
    """Whether an attachment has somebody worth it; other cards always have."""
    if cards()[code].type != "attachment":
        return 1.0
    seats = mind.opponents() if code in HARMFUL_ATTACHMENTS else [mind.seat]
    return max((of_piece(one) for seat in seats for one in mind.characters(seat)), default=0.0)


def _knapsack(offers: Iterable[tuple[int, float, str]], gold: int) -> list[tuple[int, float, str]]:
    """The offers that are worth most together for this gold."""
    best: dict[int, tuple[float, list[tuple[int, float, str]]]] = {0: (0.0, [])}
    for offer in offers:
        for spent, (value, chosen) in list(best.items()):
            total = spent + offer[0]
            if total <= gold and value + offer[1] > best.get(total, (0.0, []))[0]:
                best[total] = (value + offer[1], [*chosen, offer])
    return max(best.values(), key=lambda one: one[0])[1]
