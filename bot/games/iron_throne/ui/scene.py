"""What the posted picture of The Iron Throne shows: the encounter, and how things stand."""

from collections.abc import Iterable

from bot.games.iron_throne.rules.view import IronView
from bot.kernel.labels import label_of
from bot.render.scene import Scene, Score
from bot.text.words import Words, plain

GAME = "iron_throne"


def scene(view: IronView, words: Words) -> Scene:
    """Whose turn it is, and who has spread how much influence."""
    return Scene(
        title=_title(view, words),
        caption=words.tell(GAME, "picture-scene-turn", {"turn": view.turn}) if view.turn else "",
        house=_leading(view),
        scores=tuple(_scores(view, words)),
    )


def _leading(view: IronView) -> str:
    seat = view.finish.winners[0] if view.finish is not None else view.challenger
    return view.players[seat].house or "neutral" if seat >= 0 else "neutral"


def _title(view: IronView, words: Words) -> str:
    phase = label_of("phase", view.phase)
    if view.finish is not None:
        houses = [label_of("house", view.players[seat].house) for seat in view.finish.winners]
        return plain(words.tell(GAME, "picture-winners", {"phase": phase, "houses": houses}))
    if view.encounter is None:
        return plain(str(words.name(GAME, phase)))
    house = label_of("house", view.players[view.encounter.challenger].house)
    return plain(words.tell(GAME, "picture-scene-challenge", {"house": house, "phase": phase}))


def _scores(view: IronView, words: Words) -> Iterable[Score]:
    """Whoever has spread all influence wins, so the most comes first."""
    seated = [player for player in view.players if player.house]
    ranked = sorted(seated, key=lambda player: (player.conceded, -player.spread))
    for player in ranked:
        yield Score(
            house=player.house,
            name=plain(words.tell(GAME, f"house-{player.house}", {})),
            score=str(player.spread),
            leads=ranked[-1].spread < player.spread == ranked[0].spread,
            active=player.seat == view.challenger and view.finish is None,
            gone=player.conceded,
        )
