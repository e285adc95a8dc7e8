"""What rarely happens by lot: `python -m bench.corners [GAME] [--times N]`.

The Card Game. Every card of the second edition with an ability is put, so many times, into a
position in which it can do something: into play with a duplicate, into the hand, as plot or agenda.
Opposite sits somebody who can cancel and save. Both act whenever they can, for a round. Then the
scenarios of the edition are played in several ways (`bench.arranged`), which is enough for the
first. Prints how often each ability was resolved, cancelled and saved against; ends with 1 if
something broke or any of them stayed at zero.
"""

import argparse
import sys
from collections import Counter
from typing import Any

from bench import abilities, arranged
from bench.arranged import FIRST, SECOND
from bench.soak import rules_of
from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.facts import cards, factions
from bot.games.card_game_2e.rules.scenario import POSITIONS
from bot.games.lcg.facts import Card
from bot.games.lcg.scenario import Position
from bot.games.lcg.stops import STOPS
from bot.kernel import Illegal, Play, Rng
from bot.kernel.engine import run
from bot.kernel.positions import Impossible
from bot.workshop.match import Match
from bot.workshop.policies import eager

MOST_ANSWERS = 150
PHASES = ("plot", "marshal", "challenges", "challenges", "challenges", "dominance")
FOE = {
    "agenda": "Banner of the Lion",
    "gold": 5,
    "hand": ["Treachery", "Treachery", "The Hand's Judgment", "The Hand's Judgment"],
    "power": 2,
    "filler": 20,
}
KEPT = ("Tyrion Lannister", "The Queen of Thorns", "Margaery Tyrell", "Left", "Viserys Targaryen")
"""Characters of the opponent, each with a duplicate."""
LOCATIONS = ("Highgarden", "The Mander")


def main() -> int:
    """Play the positions and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=SECOND.game, choices=(FIRST.game, SECOND.game))
    parser.add_argument("--times", type=int, default=10, help="for each card")
    parser.add_argument("--seed", default="corners")
    parser.add_argument("--only", nargs="*", default=[], help="names of cards")
    given = parser.parse_args()
    seen: Counter[str] = Counter()
    box = FIRST if given.game == FIRST.game else SECOND
    for code, entry in ENTRIES.items() if box == SECOND else ():
        if not entry.abilities or (given.only and entry.name not in given.only):
            continue
        for number in range(given.times):
            _one(cards()[code], Rng(seed=f"{given.seed}/{code}/{number}"), seen)
    arranged.play_all(seen, given.only, box)
    lines = abilities.report(rules_of(box.game), seen)
    print(f"{seen['positions']} positions, {seen['answers']} answers, {seen['broken']} broken")
    print("\n".join(lines))
    return 1 if seen["broken"] or any("never" in line for line in lines) else 0


def _one(card: Card, chance: Rng, seen: Counter[str]) -> None:
    """Play one position around a card; the seed brings it back."""
    rules: Any = rules_of("card_game_2e")
    try:
        position = Position.model_validate(_position(card, chance))
        match = Match(rules, 2, chance.seed, [eager] * 2)
        match.state = POSITIONS.arrange(match.state, position)
    except (Impossible, Illegal):
        return
    for seat in range(2):
        match.state.preferences[seat] = {"stops": list(STOPS.choices)}
    play = Play(match.state)
    seen["positions"] += 1
    try:
        run(play)
        abilities.count(seen, play.events)
        for _ in range(MOST_ANSWERS):
            if match.state.finish is not None or match.state.round > 1:
                break
            abilities.count(seen, match.step().events)
            rules.check(match.state)
            seen["answers"] += 1
    except Exception as error:  # the others must go on
        seen["broken"] += 1
        print(f"broken: {card.name}, seed {chance.seed}: {error!r}", file=sys.stderr)


def _position(card: Card, chance: Rng) -> dict[str, Any]:
    mine = card.faction if card.faction in factions() else "stark"
    foe = "tyrell" if mine != "tyrell" else "martell"
    pool = [one for one in cards().values() if one.faction in (mine, "neutral")]
    side: dict[str, Any] = {
        "gold": 8,
        "power": 2,
        "filler": 20,
        "play": _in_play(card, pool, chance),
        "hand": [one.name for one in _some(pool, chance, 5, "event", "character")],
        "discard": [one.name for one in _some(pool, chance, 3, "character", "location")],
        "used": ["Summons", "Confiscation"],
    }
    if card.type == "plot":
        side |= {"plots": [card.name, "Taxation"], "plot": "A Storm of Swords"}
    elif card.type == "agenda":
        side["agenda"] = card.name
    else:
        side["hand"] += [card.name, card.name]
    if card.name == "Aeron Damphair":
        side["dead"] = ["Theon Greyjoy"]
    if card.name == "Fire and Blood":
        side["dead"] = ["Drogon"]
    first = mine if chance.below(2) else foe
    phase = "plot" if card.type == "plot" else chance.pick(PHASES)
    return {"phase": phase, "first": first, "sides": {mine: side, foe: _foe(chance)}}


def _in_play(card: Card, pool: list[Card], chance: Rng) -> list[Any]:
    """The card itself with a duplicate, and others that may help it."""
    found = [one for one in _some(pool, chance, 6, "character", "location") if one != card]
    laid: list[Any] = [
        {"card": one.name, "knelt": not chance.below(3), "duplicates": int(one.unique)}
        for one in found
    ]
    if card.type in ("character", "location") and chance.below(3):
        laid.append({"card": card.name, "duplicates": int(card.unique)})
    if card.type == "attachment":
        hosts = [one for one in pool if one.type == "character" and "no_att" not in str(one)]
        host = chance.pick(hosts)
        laid = [one for one in laid if one["card"] != host.name]
        laid.append({"card": host.name, "attachments": [card.name]})
    return laid


def _foe(chance: Rng) -> dict[str, Any]:
    """Somebody whose cards can be saved, with a few that are weak, poisoned or knelt."""
    laid: list[Any] = [
        {"card": one, "duplicates": 1, "knelt": not chance.below(2)} for one in (*KEPT, *LOCATIONS)
    ]
    laid[3]["attachments"] = [{"card": "Heartsbane", "duplicates": 1}]
    if not chance.below(2):
        laid[0]["attachments"] = [{"card": "Bodyguard"}, {"card": "Seal of the Hand"}]
    laid += [{"card": "Garden Caretaker"}, {"card": "Lannisport Merchant"}]
    return {**FOE, "play": laid[chance.below(2) :], "deck": [chance.pick(KEPT) for _ in range(4)]}


def _some(pool: list[Card], chance: Rng, number: int, *types: str) -> list[Card]:
    """Different cards of these types."""
    fit = [one for one in pool if one.type in types]
    chance.shuffle(fit)
    return fit[:number]


if __name__ == "__main__":
    sys.exit(main())
