"""From a view of the Board Game to what its picture is told."""

from collections.abc import Iterator
from typing import cast

from bot.games.board_game.rules.facts import TOKENS, house_cards, regions
from bot.games.board_game.rules.view import Area, BoardView, Player
from bot.games.board_game.ui.drawing import (
    LABELS,
    TABLES,
    ZOOMS,
    AreaMark,
    BoardPicture,
    CardMark,
    PlayerMark,
)
from bot.games.board_game.ui.drawing.model import House, Order, Track, Unit
from bot.kernel import Choose
from bot.kernel.asks import AnyAsk, Assign
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

GAME = "board_game"


def painted(
    view: BoardView, words: Words, name: SeatName, zoom: str | None, private: bool
) -> BoardPicture:
    """The board, or a part of it; a private one has the viewer's orders and choices."""
    zoom = zoom if zoom in ZOOMS else None
    return BoardPicture(
        areas={r: _area(area, view.orders.get(r)) for r, area in view.regions.items()},
        names=area_names(words),
        players=[_player(view, player, words, name) for player in view.players],
        tracks={cast(Track, track): list(seats) for track, seats in view.tracks.items()},
        holders={cast(Track, t): view.holders[TOKENS[t]] for t in view.tracks},
        blade_used=view.blade_used,
        raven_used=view.raven_used,
        wildling=view.wildling,
        round=view.round,
        rounds=view.rounds,
        goal=view.goal,
        points=view.points,
        title=words.tell(GAME, f"zoom-{zoom}" if zoom else "picture-title", {}),
        caption=_caption(view, words),
        labels=labels(words) if zoom == TABLES else {},
        moves=[(view.combat.source, view.combat.region)] if view.combat else [],
        highlights=choosable(view) if private else [],
        zoom=zoom,
    )


def labels(words: Words) -> dict[str, str]:
    """What the signs on the map and the headings of the tables are called."""
    return {kind: words.tell(GAME, f"picture-{kind}", {}) for kind in LABELS}


def area_names(words: Words) -> dict[str, str]:
    """What is written on the map; ports have no names there."""
    written = [area for area, fact in regions().items() if fact.kind != "port"]
    return {area: words.tell(GAME, f"region-{area}", {}) for area in written}


def choosable(view: BoardView) -> list[str]:
    """Areas the viewer has to decide about."""
    found = [area for ask in view.asks if ask.owed for area in _areas(ask)]
    return list(dict.fromkeys(area for area in found if area in regions()))


def _areas(ask: AnyAsk) -> Iterator[str]:
    if isinstance(ask, Choose):
        yield from (option.id.rsplit("/", 1)[-1] for option in ask.options)
    elif isinstance(ask, Assign) and ask.topic != "orders":
        yield from (key.id.split("/", 1)[0] for key in ask.keys)
        yield from (value.id for value in ask.values)


def _area(area: Area, secret: str | None) -> AreaMark:
    return AreaMark(
        controller=_seat(area.controller),
        owner=_seat(area.owner),
        units={cast(Unit, unit): number for unit, number in area.units.items()},
        routed={cast(Unit, unit): number for unit, number in area.routed.items()},
        order=cast(Order, area.order) if area.order else None,
        secret=cast(Order, secret) if secret else None,
        face_down=area.face_down,
        power_token=_seat(area.power_token),
        garrison=area.garrison,
        neutral=area.neutral,
        closed=area.closed,
        fog=area.fog,
    )


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _player(view: BoardView, player: Player, words: Words, name: SeatName) -> PlayerMark:
    return PlayerMark(
        seat=player.seat,
        house=cast(House, player.house),
        name=name(player.seat),
        power=player.power,
        supply=player.supply,
        score=player.score if player.score >= 0 else None,
        stars=player.stars,
        hand=[_card(card, words) for card in player.hand],
        discard=[_card(card, words) for card in player.discard],
        active=player.seat == view.turn and view.finish is None,
        conceded=player.seat in view.conceded,
    )


def _card(card: str, words: Words) -> CardMark:
    """Strength is drawn, so the name comes without what is in brackets."""
    name = words.tell(GAME, f"card-{card}", {}).split(" (")[0]
    return CardMark(name=name, strength=house_cards()[card].strength)


def _caption(view: BoardView, words: Words) -> str:
    where = {"round": view.round, "phase": label_of("phase", view.phase)}
    return words.tell(GAME, "picture-caption", where)
