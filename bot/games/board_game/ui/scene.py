"""What the posted picture of the Board Game shows: where something happened or is about to."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.view import BoardView, CombatView, Player
from bot.games.board_game.ui.cards import house_card
from bot.kernel import Event
from bot.kernel.labels import id_of, label_of
from bot.render.battle import Side
from bot.render.scene import Scene, Score
from bot.text.words import Words, plain

GAME = "board_game"
_MOVES = frozenset({"march", "combat", "retreated", "raid"})
"""Events that go from `source` to `region`."""
SUMS = ("units", "order", "support", "garrison", "card", "tides", "blade")
"""What a side's strength is made of (R10.12)."""
_TAKEN = frozenset({"conquered", "neutral-beaten"})


def scene(view: BoardView, events: Sequence[Event], words: Words) -> Scene:
    """What has happened in these events, and how things stand."""
    moves = list(_moves(events))
    taken = {_region(event) for event in events if event.type in _TAKEN}
    if view.combat:
        moves.append((view.combat.source, view.combat.region))
    focus = [area for move in reversed(moves) for area in reversed(move)]
    focus += [*taken, *_coming(view), *(_region(event) for event in reversed(events))]
    known = [area for area in dict.fromkeys(focus) if area in regions()]
    if not moves and any(event.type == "orders" for event in events):
        known = []  # The whole map has room for all orders that have just been turned up.
    return Scene(
        title=_title(view, _fought(events), words),
        caption=words.tell(GAME, "picture-scene-round", {"round": view.round}),
        house=_leading(view),
        scores=tuple(_scores(view, words)),
        focus=tuple(known),
        taken=frozenset(area for area in taken if area in regions()),
        moves=tuple(dict.fromkeys(move for move in moves if set(move) <= set(regions()))),
        battle=_battle(view, events, words),
    )


def _coming(view: BoardView) -> Iterable[str]:
    """Where the house whose turn it is has orders for this phase."""
    for name, area in view.regions.items():
        if area.owner == view.turn >= 0 and (area.order or "").startswith(view.phase):
            yield name


def _moves(events: Iterable[Event]) -> Iterable[tuple[str, str]]:
    for event in events:
        if event.type in _MOVES:
            yield id_of(event.args.get("source")), _region(event)


def _region(event: Event) -> str:
    return id_of(event.args.get("region"))


def _leading(view: BoardView) -> str:
    """The house whose turn it is, or that has won."""
    if view.finish is not None:
        return view.houses[view.finish.winners[0]]
    return view.houses[view.turn] if view.turn >= 0 else "neutral"


def _title(view: BoardView, told: Sequence[Event], words: Words) -> str:
    phase = label_of("phase", view.phase)
    if view.finish is not None:
        houses = [label_of("house", view.houses[seat]) for seat in view.finish.winners]
        return plain(words.tell(GAME, "picture-scene-won", {"houses": houses}))
    fought = view.combat.region if view.combat else _region(told[0]) if told else ""
    if fought:
        return plain(
            words.tell(GAME, "picture-scene-combat", {"region": label_of("region", fought)})
        )
    if view.turn >= 0:
        house = label_of("house", view.houses[view.turn])
        return plain(words.tell(GAME, "picture-scene-turn", {"house": house, "phase": phase}))
    return plain(words.tell(GAME, "picture-scene-phase", {"phase": phase}))


def _scores(view: BoardView, words: Words) -> Iterable[Score]:
    """R15: castles first, then what decides a tie."""
    ranked = sorted(view.players, key=_rank)
    for player in ranked:
        yield Score(
            house=player.house,
            name=plain(words.tell(GAME, f"house-{player.house}", {})),
            score=str(player.score) if player.score >= 0 else "?",
            leads=ranked[-1].score < player.score == ranked[0].score,
            active=player.seat == view.turn and view.finish is None,
            gone=player.seat in view.conceded,
        )


def _rank(player: Player) -> tuple[int, int, int, int]:
    return -player.score, -player.strongholds, -player.supply, player.places["iron_throne"]


def _battle(view: BoardView, events: Sequence[Event], words: Words) -> tuple[Side, Side] | None:
    """R10: the battle that is on with cards turned up, or the last that was fought out."""
    fight = view.combat
    if fight is not None and (fight.sums or not fight.cards):
        return _running(view, fight, words) if fight.cards else None
    won = _won(view, events, words)
    return _running(view, fight, words) if fight is not None and won is None else won


def _won(view: BoardView, events: Sequence[Event], words: Words) -> tuple[Side, Side] | None:
    """The last battle that was fought out, with what its sides counted."""
    told = _fought(events)
    won = next((event for event in told if event.type == "combat-won"), None)
    sums = {id_of(e.args["seat"]): e.args for e in told if e.type == "strength"}
    if won is None or len(sums) != 2:
        return None
    laid = {"card-played": "card", "card-replaced": "now"}
    cards = {id_of(e.args["seat"]): id_of(e.args[laid[e.type]]) for e in told if e.type in laid}
    winner = id_of(won.args["seat"])

    def side(seat: str) -> Side:
        own = sums[seat]
        return _side(view, int(seat), own["total"], cards.get(seat), words, own, seat == winner)

    attacker, defender = sorted(sums, key=lambda seat: str(sums[seat]["side"]))
    return side(attacker), side(defender)


def _fought(events: Sequence[Event]) -> Sequence[Event]:
    """What was told of the last battle, if nobody has marched since."""
    begun = [index for index, event in enumerate(events) if event.type == "combat"]
    told = events[begun[-1] :] if begun else []
    return told if all(event.type not in ("march", "raid") for event in told) else []


def _running(view: BoardView, fight: CombatView, words: Words) -> tuple[Side, Side]:
    def side(seat: int, total: int) -> Side:
        sums = fight.sums.get(seat)
        now = sums["total"] if sums is not None else total
        return _side(view, seat, now, fight.cards.get(seat), words, sums)

    return side(fight.attacker, fight.attack), side(fight.defender, fight.defence)


def _side(
    view: BoardView,
    seat: int,
    total: int,
    card: str | None,
    words: Words,
    sums: Mapping[str, Any] | None = None,
    won: bool = False,
) -> Side:
    """One side; what is nothing is left out of the sums, but for the units and the card."""
    house = view.houses[seat]
    parts = [
        (words.tell(GAME, f"picture-sum-{part}", {}), str(sums[part]))
        for part in SUMS
        if sums is not None and (sums[part] or part in ("units", "card"))
    ]
    name = plain(words.tell(GAME, f"house-{house}", {}))
    drawn = house_card(card, words) if card else None
    return Side(house, name, str(total), drawn, tuple(parts), won)
