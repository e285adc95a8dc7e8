"""What stands beside a question of the Board Game: rivals' means, threats, cards left."""

from collections.abc import Iterator

from bot.games.board_game.rules.facts import regions, tokens
from bot.games.board_game.rules.view import BoardView
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of, label_of
from bot.text.words import Words

GAME = "board_game"
STRENGTH = {"footman": 1, "knight": 2, "ship": 1}
SIEGE = 4
"""R10: a siege engine counts in an attack on a castle only."""
MOST_THREATS = 5
BIDS = ("bid", "wildling_bid")
ON_TRACKS = ("king_track", "king_drop", "doran_martell", "preemptive_track")
SUPPORT = ("support", "accept_support")
CARDS = ("house_card", "aeron_damphair", "aeron_damphair_dwd", "qyburn", "blade", "tides_redraw")


def beside(view: BoardView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """Lines that help to decide this question."""
    if view.viewer is None or not view.players:
        return
    if ask.topic in BIDS:
        yield from _rivals(view, ask, words)
    elif ask.topic in CARDS:
        yield from _opponent(view, words)
    elif ask.topic in ON_TRACKS:
        yield from (_track(view, option.id, words) for option in getattr(ask, "options", []))
    elif ask.topic == "preemptive_raid":
        yield from (_track(view, track, words) for track in view.tracks)
    elif ask.topic in SUPPORT:
        yield from _support(view, ask, words)
    elif ask.topic == "orders":
        yield from _threats(view, ask, words)
    elif ask.topic in ("westeros_choice", "raven_card"):
        effect = label_of("effect", id_of(ask.about.get("card")))
        yield words.tell(GAME, "face-beside-effect", {"effect": effect})
    elif ask.topic == "muster":
        mine = view.players[view.viewer]
        armies = {"armies": _sizes(mine.armies), "flags": _sizes(mine.flags)}
        yield words.tell(GAME, "face-beside-armies", armies)


def _sizes(numbers: list[int]) -> str:
    return "/".join(map(str, numbers)) or "none"


def _rivals(view: BoardView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """R5.09: how the track stands, and what the others could bid."""
    track = id_of(ask.about.get("track"))
    if track in view.tracks:
        yield _track(view, track, words)
    power = [
        words.tell(
            GAME, "face-beside-power", {"house": label_of("house", p.house), "power": p.power}
        )
        for p in sorted(view.players, key=lambda p: -p.power)
        if p.seat != view.viewer and p.seat not in view.conceded
    ]
    yield words.tell(GAME, "face-beside-rivals", {"power": " · ".join(power)})


def _track(view: BoardView, track: str, words: Words) -> str:
    """How a track stands."""
    houses = [_house(view, seat, words) for seat in view.tracks[track]]
    now = {"track": label_of("track", track), "houses": " > ".join(houses)}
    return words.tell(GAME, "face-beside-track", now)


def _support(view: BoardView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """R10.08: what each area that could help counts."""
    fight = view.combat
    if fight is None:
        return
    for one in getattr(ask, "keys", None) or getattr(ask, "options", []):
        area = view.regions[one.id]
        standing = {unit: n - area.routed.get(unit, 0) for unit, n in area.units.items()}
        fights = view.viewer in (fight.attacker, fight.defender)
        if area.owner < 0 or (standing.get("siege_engine") and not fights):
            continue  # out of sight, or more for one side than for the other
        strength = _strength(standing, fight.region if view.viewer == fight.attacker else "")
        args = {"region": label_of("region", one.id), "strength": strength + _bonus(area.order)}
        house = label_of("house", view.houses[area.owner])
        yield words.tell(GAME, "face-beside-help", args | {"house": house})


def _bonus(order: str | None) -> int:
    """What an order adds."""
    return tokens()[order].modifier if order in tokens() else 0


def _opponent(view: BoardView, words: Words) -> Iterator[str]:
    """A11.05: hands are open: what the other side can still play."""
    fight = view.combat
    if fight is None or view.viewer not in (fight.attacker, fight.defender):
        return
    other = fight.defender if fight.attacker == view.viewer else fight.attacker
    if other < 0:
        return
    cards = [label_of("card", card) for card in view.players[other].hand]
    args = {"house": label_of("house", view.houses[other]), "cards": cards}
    yield words.tell(GAME, "face-beside-cards", args)


def _threats(view: BoardView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """Enemy forces next to the areas that get orders, the strongest first."""
    found = []
    for key in getattr(ask, "keys", []):
        for near in regions()[key.id].adjacent:
            area = view.regions[near]
            hostile = area.units and area.owner not in (-1, view.viewer)
            if hostile and _reaches(near, key.id):
                found.append((_strength(area.units, key.id), near, key.id, area.owner))
    for strength, near, place, owner in sorted(found, reverse=True)[:MOST_THREATS]:
        args = {
            "region": label_of("region", place),
            "near": label_of("region", near),
            "strength": strength,
        }
        yield words.tell(
            GAME, "face-beside-threat", args | {"house": label_of("house", view.houses[owner])}
        )


def _reaches(near: str, place: str) -> bool:
    """R9: ships fight at sea, the others on land; ships in a port reach its sea."""
    at_sea = regions()[place].kind == "sea"
    return (regions()[near].kind in ("sea", "port")) == at_sea


def _strength(units: dict[str, int], place: str) -> int:
    castle = bool(place and regions()[place].castle)
    siege = units.get("siege_engine", 0) * (SIEGE if castle else 0)
    return siege + sum(STRENGTH.get(unit, 0) * number for unit, number in units.items())


def _house(view: BoardView, seat: int, words: Words) -> str:
    return str(words.name(GAME, label_of("house", view.houses[seat])))
