"""From a view of Risk to what its picture is told."""

from typing import cast

from bot.games.risk.rules.board import board
from bot.games.risk.rules.view import Held, Player, RiskView
from bot.games.risk.ui.drawing import LABELS, BoardPicture, PlayerMark, TerritoryMark
from bot.games.risk.ui.drawing.model import Board as BoardName
from bot.games.risk.ui.drawing.model import House
from bot.kernel import Choose
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

GAME = "risk"


def painted(
    view: RiskView, words: Words, name: SeatName, zoom: str | None, private: bool
) -> BoardPicture:
    """The board or one region; a private picture marks what the viewer can choose."""
    zoom = zoom if zoom in board(view.board).regions else None
    return BoardPicture(
        board=cast(BoardName, view.board),
        territories={t: _mark(held) for t, held in view.territories.items()},
        players=[_row(view, player, name) for player in in_order(view)],
        title=str(
            words.name(GAME, label_of("region", zoom) if zoom else label_of("board", view.board))
        ),
        caption=_caption(view, words, name),
        labels={},
        moves=list(dict.fromkeys(view.trail)),
        highlights=choosable(view) if private else [],
        zoom=zoom,
    )


def in_order(view: RiskView) -> list[Player]:
    """Everybody in turn order."""
    return sorted(view.players, key=lambda player: (player.place, player.seat))


def _mark(held: Held) -> TerritoryMark:
    return TerritoryMark(
        owner=held.owner if held.owner >= 0 else None,
        units=held.units,
        knights=held.knights,
        siege_engines=held.siege_engines,
        fortifications=held.fortifications,
    )


def _row(view: RiskView, player: Player, name: SeatName) -> PlayerMark:
    return PlayerMark(
        seat=player.seat,
        house=cast(House, player.house or "neutral"),
        name=name(player.seat),
        order=player.place,
        territories=player.territories,
        castles=player.castles,
        ports=player.ports,
        points=player.points if player.vp is None else None,
        cards=player.cards,
        gold=player.gold,
        vp=player.vp,
        eliminated=player.out,
        active=player.seat == view.turn and view.finish is None,
    )


def _caption(view: RiskView, words: Words, name: SeatName) -> str:
    if view.turn < 0 or view.finish is not None:
        return words.tell(GAME, f"phase-{view.phase}", {})
    args = {
        "round": view.round,
        "phase": label_of("phase", view.phase),
        "seat": label_of("seat", view.turn),
    }
    return words.tell(GAME, "picture-caption", args, name)


def labels(words: Words) -> dict[str, str]:
    """What the signs on the map and above the table are called."""
    return {kind: words.tell(GAME, f"picture-{kind}", {}) for kind in LABELS}


def choosable(view: RiskView) -> list[str]:
    """Territories among which the viewer has to choose: targets, or where to start from."""
    known = board(view.board).territories
    asks = [ask for ask in view.asks if isinstance(ask, Choose)]
    return [option.id for ask in asks for option in ask.options if option.id in known]
