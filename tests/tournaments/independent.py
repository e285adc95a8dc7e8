"""Standings from an export alone, by other code than the bot's: the check of requirement 20.

Knows the export's JSON and the rules of docs/tournaments.md; imports nothing of the bot.
"""

from fractions import Fraction as F
from hashlib import blake2b
from typing import Any


def award(scoring: dict[str, Any], outcome: dict[str, Any]) -> dict[int, F]:
    """Points of every seat."""
    places = outcome["places"]
    own = {int(seat): value for seat, value in outcome["points"].items()}
    size = sum(len(group) for group in places)
    kind = scoring["kind"]
    if kind == "duel":
        late = outcome["modified"]
        top = F(
            scoring["draw"] if len(places[0]) > 1 else scoring["modified_win" if late else "win"]
        )
        low = F(scoring["modified_loss" if late else "loss"])
        return {s: top if s in places[0] else low for group in places for s in group}
    if kind == "share":
        worth = [F(size - 1 - at, size - 1) for at in range(size)]
    elif kind == "beaten":
        worth = [F(scoring["each"]) * (size - 1 - at) for at in range(size)]
        worth[0] += F(scoring["first"])
    elif kind == "winners":
        worth = [F(1)] + [F(0)] * (size - 1)
    elif kind == "places":
        worth = [F(one) for one in scoring["lists"].get(str(size), [])]
    else:
        worth = [F(one) for one in scoring["bonus"]]
    worth = (worth + [F(0)] * size)[:size]
    found, at = {}, 0
    for group in places:
        for seat in group:
            found[seat] = sum(worth[at : at + len(group)], F(0)) / len(group)
            if kind == "game_points":
                found[seat] += F(scoring["each"]) * own.get(seat, 0)
        at += len(group)
    if outcome["modified"]:
        for seat in places[0]:
            found[seat] *= F(4, 5)
    return found


def standings(data: dict[str, Any]) -> list[tuple[int, str]]:
    """Everybody from first to last with their points, as an export should say."""
    settings, scoring = data["settings"], data["settings"]["scoring"]
    people = {e["person"]: e for e in data["entrants"]}
    field = [p for p, e in people.items() if e["status"] in ("playing", "dropped", "out")]
    games: dict[int, list[dict[str, Any]]] = {p: [] for p in field}
    byes = dict.fromkeys(field, 0)
    for one in data["rounds"]:
        if one["knockout"]:
            continue
        seated = {s["person"] for t in one["tables"] for s in t["seats"]}
        helped = set()
        for table in one["tables"]:
            outcome, seats = table["outcome"], table["seats"]
            if outcome is None:
                continue
            worth = award(scoring, outcome)
            alone = [[n] for n in range(len(seats))]
            plain = {"places": alone, "points": {}, "modified": False}
            last = (
                F(0) if scoring["kind"] == "game_points" else award(scoring, plain)[len(seats) - 1]
            )
            place = {s: at for at, group in enumerate(outcome["places"]) for s in group}
            for n, seat in enumerate(seats):
                stayed = not seat["left"] and seat["substitute"] is None
                gain = worth[n] if stayed else last
                if seat["absent"] or n in outcome["absent"]:
                    gain = F(0)
                gone = not stayed or seat["absent"] or n in outcome["absent"]
                takers = [(seat["person"], gain, gone)]
                other = seat["substitute"]
                known = people.get(other, {}).get("status") in ("playing", "dropped")
                if known and other not in seated:
                    takers.append((other, worth[n], False))
                    helped.add(other)
                mates = [] if outcome["absent"] else [m for m in range(len(seats)) if m != n]
                total = sum(outcome["points"].values())
                for person, points, last_there in takers:
                    if person in games:
                        better = sum(place[m] < place[n] for m in range(len(seats)))
                        lower = [seats[m]["person"] for m in mates if place[m] > place[n]]
                        same = [seats[m]["person"] for m in mates if place[m] == place[n]]
                        own = 0 if last_there else outcome["points"].get(str(n), 0)
                        games[person].append(
                            {
                                "points": points,
                                "place": len(seats) if last_there else better + 1,
                                "opponents": [seats[m]["person"] for m in mates],
                                "beat": [] if last_there else lower,
                                "drew": [] if last_there else same,
                                "share": F(own, total) if total > 0 and mates else None,
                            }
                        )
        for person in one["byes"]:
            if person in byes and person not in helped:
                byes[person] += 1
    totals: dict[int, F] = {}
    for p in field:
        gains = [g["points"] for g in games[p]]
        if settings["bye"] == "win":
            seats = [[n] for n in range(settings["target"])]
            free = award(scoring, {"places": seats, "points": {}, "modified": False})[0]
        elif settings["bye"] == "mean":
            free = sum(gains, F(0)) / len(gains) if gains else F(0)
        else:
            free = F(settings["bye"])
        late = [F(settings["late_points"])] * (people[p]["first_round"] - 1)
        counted = sorted(gains + [free] * byes[p] + late, reverse=True)[: settings["best"]]
        totals[p] = F(0) if people[p]["voided"] else sum(counted, F(0)) - F(people[p]["penalty"])
    played = {p: len(games[p]) + byes[p] for p in field}

    def mean(values: list[F]) -> F:
        return sum(values, F(0)) / len(values) if values else F(0)

    def sos(p: int) -> F:
        met = [o for g in games.get(p, []) for o in g["opponents"]]
        return mean([totals[o] / played[o] if played.get(o) else F(0) for o in met])

    def covers(p: int, place: int) -> F:
        found = F(0)
        for g in games[p]:
            shared = len(g["drew"]) + 1
            found += F(1, shared) if g["place"] <= place < g["place"] + shared else 0
        return found

    def value(tie: str, p: int, group: list[int]) -> F:
        mine = games[p]
        if tie == "head_to_head":
            for one in group:
                met = {o for g in games[one] for o in g["opponents"]}
                if not set(group) - {one} <= met:
                    return F(0)
            beat = sum(len(set(g["beat"]) & set(group)) for g in mine)
            return beat + F(sum(len(set(g["drew"]) & set(group)) for g in mine), 2)
        if tie == "strength":
            return sos(p)
        if tie == "extended_strength":
            return mean([sos(o) for g in mine for o in g["opponents"]])
        if tie == "buchholz":
            return sum(sorted(totals.get(o, F(0)) for g in mine for o in g["opponents"])[1:], F(0))
        if tie == "sonneborn":
            won = sum((totals.get(o, F(0)) for g in mine for o in g["beat"]), F(0))
            return won + sum((totals.get(o, F(0)) for g in mine for o in g["drew"]), F(0)) / 2
        if tie in ("wins", "seconds"):
            return covers(p, 1 if tie == "wins" else 2)
        if tie == "table_share":
            return mean([g["share"] for g in mine if g["share"] is not None])
        return max((g["points"] for g in mine), default=F(0))

    def lot(p: int) -> bytes:
        return blake2b(f"{data['lot']}/lot/{people[p]['number']}".encode(), digest_size=16).digest()

    def ordered(group: list[int], ties: list[str]) -> list[int]:
        if not ties:
            return sorted(group, key=lot)
        values = {p: value(ties[0], p, group) for p in group}
        return [
            p
            for level in sorted(set(values.values()), reverse=True)
            for p in ordered([q for q in group if values[q] == level], ties[1:])
        ]

    order: list[int] = []
    for out in (False, True):
        among = [p for p in field if (people[p]["status"] == "out") == out]
        for level in sorted({totals[p] for p in among}, reverse=True):
            order += ordered([p for p in among if totals[p] == level], settings["ties"])
    if data["seeds"]:
        first = knockout(data, people)
        order = first + [p for p in order if p not in first]
    return [(p, str(totals[p])) for p in order]


def knockout(data: dict[str, Any], people: dict[int, Any]) -> list[int]:
    """Who was in the knock-out stage: later rounds first, then places there, then seeds."""
    reached = dict.fromkeys(data["seeds"], (0, 0))
    rounds = [one for one in data["rounds"] if one["knockout"]]
    for number, one in enumerate(rounds, 1):
        for p in one["byes"]:
            reached[p] = (-number, 0)
        for table in one["tables"]:
            seats, outcome = table["seats"], table["outcome"]
            order = []
            if outcome is not None:
                for group in outcome["places"]:
                    for n in sorted(group):
                        gone = seats[n]["left"] or seats[n]["absent"] or n in outcome["absent"]
                        if not gone and seats[n]["substitute"] is None:
                            order.append(seats[n]["person"])
            for seat in seats:
                p = seat["person"]
                place = 0 if outcome is None else len(seats)
                reached[p] = (-number, order.index(p) if p in order else place)
    rank = {p: at for at, p in enumerate(data["seeds"])}

    def key(p: int) -> tuple[int, int, bool, int]:
        return (*reached[p], people[p]["status"] != "playing", rank.get(p, len(rank)))

    return sorted(reached, key=key)
