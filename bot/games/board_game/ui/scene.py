"""What the posted picture of the Board Game shows: where something happened or is about to."""

from collections.abc import Iterable, Sequence

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.view import BoardView, Player
from bot.kernel import Event
from bot.render.scene import Result, Scene, Score
from bot.text.words import Words, plain

GAME = "board_game"
_MOVES = frozenset({"march", "combat", "retreated", "raid"})
"""Events that go from `source` to `region`."""
_TAKEN = frozenset({"conquered", "neutral-beaten"})


def scene(view: BoardView, events: Sequence[Event], words: Words) -> Scene:
    """What has happened in these events, and how things stand."""
    moves = list(_moves(events))
    taken = {_region(event) for event in events if event.type in _TAKEN}
    if view.combat:
        moves.append((view.combat.source, view.combat.region))
    focus = [area for move in reversed(moves) for area in reversed(move)]
    focus += [*taken, *(_region(event) for event in reversed(events))]
    known = [area for area in dict.fromkeys(focus) if area in regions()]
    return Scene(
        title=_title(view, words),
        caption=words.tell(GAME, "picture-scene-round", {"round": view.round}),
        house=_leading(view),
        scores=tuple(_scores(view, words)),
        focus=tuple(known),
        taken=frozenset(area for area in taken if area in regions()),
        moves=tuple(dict.fromkeys(move for move in moves if set(move) <= set(regions()))),
        result=_result(view, events, words),
    )


def _moves(events: Iterable[Event]) -> Iterable[tuple[str, str]]:
    for event in events:
        if event.type in _MOVES:
            yield _name(event.args.get("source")), _region(event)


def _region(event: Event) -> str:
    return _name(event.args.get("region"))


def _name(label: object) -> str:
    """`region:winterfell` without its kind."""
    return str(label or "").partition(":")[2]


def _leading(view: BoardView) -> str:
    """The house whose turn it is, or that has won."""
    if view.finish is not None:
        return view.houses[view.finish.winners[0]]
    return view.houses[view.turn] if view.turn >= 0 else "neutral"


def _title(view: BoardView, words: Words) -> str:
    phase = f"phase:{view.phase}"
    if view.finish is not None:
        houses = [f"house:{view.houses[seat]}" for seat in view.finish.winners]
        return plain(words.tell(GAME, "picture-scene-won", {"houses": houses}))
    if view.combat is not None:
        return plain(
            words.tell(GAME, "picture-scene-combat", {"region": f"region:{view.combat.region}"})
        )
    if view.turn >= 0:
        house = f"house:{view.houses[view.turn]}"
        return plain(words.tell(GAME, "picture-scene-turn", {"house": house, "phase": phase}))
    return plain(words.tell(GAME, "picture-scene-phase", {"phase": phase}))


def _scores(view: BoardView, words: Words) -> Iterable[Score]:
    """R15: castles first, then what decides a tie."""
    ranked = sorted(view.players, key=_rank)
    for player in ranked:
        yield Score(
            house=player.house,
            name=plain(words.tell(GAME, f"house-{player.house}", {})),
            score=str(player.castles),
            leads=ranked[-1].castles < player.castles == ranked[0].castles,
            active=player.seat == view.turn and view.finish is None,
            gone=player.seat in view.conceded,
        )


def _rank(player: Player) -> tuple[int, int, int, int]:
    return -player.castles, -player.strongholds, -player.supply, player.places["iron_throne"]


def _result(view: BoardView, events: Sequence[Event], words: Words) -> Result | None:
    """How the last battle in these events ended."""
    won = next((event for event in reversed(events) if event.type == "combat-won"), None)
    if won is None or view.combat is not None:
        return None
    seats = [int(_name(won.args[side])) for side in ("seat", "loser")]
    totals = [int(won.args[side]) for side in ("attack", "defence")]
    attack, defence = (max(totals), min(totals))
    houses = [view.houses[seat] for seat in seats]
    names = [plain(words.tell(GAME, f"house-{house}", {})) for house in houses]
    return Result((houses[0], houses[1]), (names[0], names[1]), (str(attack), str(defence)))
