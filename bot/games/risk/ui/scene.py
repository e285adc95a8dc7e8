"""What the posted picture of Risk shows: where something happened or is about to."""

from collections.abc import Iterable, Sequence

from bot.games.risk.rules.view import Player, RiskView
from bot.kernel import Event
from bot.kernel.labels import id_of, label_of
from bot.render.scene import Result, Scene, Score
from bot.text.words import Words, plain

GAME = "risk"
_MOVES = frozenset({"invades", "moved-in", "maneuver", "withdrew"})
"""Events that go from `source` to `target`."""


def scene(view: RiskView, events: Sequence[Event], words: Words) -> Scene:
    """What has happened in these events, and how things stand."""
    moves = [
        (_at(event, "source"), _at(event, "target")) for event in events if event.type in _MOVES
    ]
    moves = [*view.trail, *moves]
    taken = [_at(event, "target") for event in events if event.type == "conquered"]
    focus = [place for move in reversed(moves) for place in reversed(move)]
    focus += [*reversed(taken), *(_at(event, "territory") for event in reversed(events))]
    known = view.territories
    return Scene(
        title=_title(view, words),
        caption=words.tell(GAME, "picture-scene-round", {"round": view.round})
        if view.round
        else "",
        house=_leading(view),
        scores=tuple(_scores(view, words)),
        focus=tuple(place for place in dict.fromkeys(focus) if place in known),
        taken=frozenset(place for place in taken if place in known),
        moves=tuple(dict.fromkeys(move for move in moves if set(move) <= set(known))),
        result=_result(view, events, words),
    )


def _at(event: Event, key: str) -> str:
    """`territory:pyke` without its kind; empty if the event has no such place."""
    return id_of(event.args.get(key))


def _house(view: RiskView, seat: int) -> str:
    found = next((player.house for player in view.players if player.seat == seat), "")
    return found or "neutral"


def _leading(view: RiskView) -> str:
    """The house whose turn it is, or that has won."""
    seat = view.finish.winners[0] if view.finish is not None else view.turn
    return _house(view, seat)


def _title(view: RiskView, words: Words) -> str:
    if view.finish is not None:
        houses = [label_of("house", _house(view, seat)) for seat in view.finish.winners]
        return plain(words.tell(GAME, "picture-scene-won", {"houses": houses}))
    phase = label_of("phase", view.phase)
    if view.turn < 0 or _house(view, view.turn) == "neutral":
        return plain(words.tell(GAME, "picture-scene-phase", {"phase": phase}))
    house = label_of("house", _house(view, view.turn))
    return plain(words.tell(GAME, "picture-scene-turn", {"house": house, "phase": phase}))


def _scores(view: RiskView, words: Words) -> Iterable[Score]:
    """By what decides this game: victory points, or what the land is worth."""
    seated = [player for player in view.players if player.house]
    ranked = sorted(seated, key=lambda player: (player.out, -_points(player), -player.territories))
    best = [_points(player) for player in ranked if not player.out]
    for player in ranked:
        yield Score(
            house=player.house,
            name=plain(words.tell(GAME, f"house-{player.house}", {})),
            score=str(_points(player)),
            leads=not player.out and _points(player) == best[0] and len(set(best)) > 1,
            active=player.seat == view.turn and view.finish is None,
            gone=player.out,
        )


def _points(player: Player) -> int:
    return player.points if player.vp is None else player.vp


def _result(view: RiskView, events: Sequence[Event], words: Words) -> Result | None:
    """What the last invasion in these events has cost both sides, the winner first."""
    battles = [event for event in events if event.type == "battle"]
    if not battles:
        return None
    last = battles[-1]
    same = [event for event in battles if event.args["target"] == last.args["target"]]
    invaded = [e for e in events if e.type == "invades" and e.args["target"] == last.args["target"]]
    if not invaded:
        return None  # who was attacked stands in an earlier message
    seats = [int(id_of(label) or -1) for label in (last.args["seat"], invaded[-1].args["defender"])]
    lost = [sum(int(e.args[side]) for e in same) for side in ("attackers_lost", "defenders_lost")]
    taken = any(e.type == "conquered" and e.args["target"] == last.args["target"] for e in events)
    sides = [(_house(view, seat), str(number)) for seat, number in zip(seats, lost, strict=True)]
    if not taken and lost[0] > lost[1]:
        sides.reverse()
    (house, left), (other, right) = sides
    names = _named(house, words), _named(other, words)
    return Result((house, other), names, (left, right), words.tell(GAME, "picture-losses", {}))


def _named(house: str, words: Words) -> str:
    """A side of a battle; with two players it may be nobody's land."""
    key = "seat-nobody" if house == "neutral" else f"house-{house}"
    said = plain(words.tell(GAME, key, {}))
    return said[:1].upper() + said[1:]
