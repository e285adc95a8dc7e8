"""From a view of a card game to what its pictures are told."""

from dataclasses import replace

from bot.games.lcg.ui.drawing import (
    Fight,
    FightSide,
    PlayerMark,
    Plot,
    TablePicture,
    Tile,
)
from bot.games.lcg.ui.lines import of_type, pieces, ranked, seat_label
from bot.games.lcg.ui.texts import Texts
from bot.games.lcg.view import ChallengeView, LcgView, PieceView, PlayerView
from bot.kernel import Assign, Choose
from bot.kernel.labels import label_of
from bot.render.scene import Scene, Score
from bot.text.words import SeatName, plain


def painted(view: LcgView, texts: Texts, name: SeatName, *, private: bool = False) -> TablePicture:
    """The whole table; a private one marks what the viewer can choose."""
    marked = choosable(view) if private else frozenset()
    order = range(view.seats)
    if view.viewer is not None:
        order = range(view.viewer, view.viewer + view.seats)
    return TablePicture(
        title=texts.say(f"game-{texts.game}"),
        caption=_caption(view, texts),
        players=tuple(_player(view, at % view.seats, texts, name, marked) for at in order),
        fight=_fight(view, view.challenge, texts) if view.challenge is not None else None,
    )


def labels(texts: Texts) -> dict[str, str]:
    """What the signs are called."""
    return {kind: texts.tell(f"picture-sign-{kind}") for kind in texts.signs}


def choosable(view: LcgView) -> frozenset[str]:
    """The ids of cards that the viewer's open questions offer."""
    found: set[str] = set()
    for ask in view.asks:
        if isinstance(ask, Choose):
            found |= {option.id for option in ask.options}
        elif isinstance(ask, Assign):
            found |= {key.id for key in ask.keys} | {value.id for value in ask.values}
    return frozenset(_card(one) for one in found)


def _card(option: str) -> str:
    """The card an option names: `marshal:tywin.12` and `use:tywin.12.0.1` mean `tywin.12`."""
    verb, colon, rest = option.rpartition(":")
    return ".".join(rest.split(".")[:2]) if verb == "use" and colon else rest


def _caption(view: LcgView, texts: Texts) -> str:
    if not view.round:
        return texts.tell("picture-scene-setup")
    step = texts.tell(f"step-{view.step.replace('.', '_')}")
    return f"{texts.tell('picture-scene-round', {'round': view.round})} · {step}"


def _player(
    view: LcgView, seat: int, texts: Texts, name: SeatName, marked: frozenset[str]
) -> PlayerMark:
    player = view.players[seat]
    return PlayerMark(
        seat=seat,
        house=player.faction,
        label=plain(seat_label(view, texts, seat)),
        player=name(seat),
        power=player.power,
        gold=player.gold,
        hand=player.hand,
        deck=player.deck,
        dead=tuple(texts.name_of(one.code) for one in player.dead),
        discard=tuple(texts.name_of(one.code) for one in player.discard),
        agenda=texts.name_of(player.agenda) if player.agenda else "",
        title=texts.name_of(player.title) if player.title else "",
        plot=_plot(player, texts),
        first=seat == view.first,
        active=seat == view.active,
        waited_for=view.finish is None and any(one.seat == seat for one in view.waiting),
        out=player.out,
        characters=_tiles(view, player, "character", texts, marked),
        locations=_tiles(view, player, "location", texts, marked),
    )


def _plot(player: PlayerView, texts: Texts) -> Plot | None:
    if not player.plot:
        return None
    values = zip(texts.plot_signs, texts.plot_numbers(player), strict=True)
    return Plot(texts.name_of(player.plot), (*values,))


def _tiles(
    view: LcgView, player: PlayerView, kind: str, texts: Texts, marked: frozenset[str]
) -> tuple[Tile, ...]:
    """Cards of a type with what is attached to them, the strongest first."""
    found = sorted(of_type(player, kind), key=lambda piece: (piece.knelt, -(piece.strength or 0)))
    fighting = _fighting(view)
    tucked: dict[str, list[PieceView]] = {}
    for other in view.players:
        for piece in other.play:
            if piece.host:
                tucked.setdefault(piece.host, []).append(piece)
    return tuple(
        _tile(
            piece,
            texts,
            marked,
            fights=piece.id in fighting,
            under=tuple(_tile(one, texts, marked) for one in tucked.get(piece.id, [])),
        )
        for piece in found
    )


def _fighting(view: LcgView) -> frozenset[str]:
    fight = view.challenge
    return frozenset() if fight is None else frozenset((*fight.attackers, *fight.defenders))


def _tile(
    piece: PieceView,
    texts: Texts,
    marked: frozenset[str] = frozenset(),
    *,
    fights: bool = False,
    under: tuple[Tile, ...] = (),
) -> Tile:
    return Tile(
        id=piece.id,
        name=texts.name_of(piece.code),
        house=texts.cards[piece.code].faction,
        strength="" if piece.strength is None else str(piece.strength),
        icons=tuple(piece.icons),
        knelt=piece.knelt,
        power=piece.power,
        duplicates=piece.duplicates,
        tokens=sum(piece.tokens.values()),
        influence=texts.influence(piece),
        attachments=under,
        marked=piece.id in marked,
        fights=fights,
    )


def _fight(view: LcgView, challenge: ChallengeView, texts: Texts) -> Fight:
    known = pieces(view)
    asked = any(one.public == "defenders" for one in view.waiting)
    undefended = challenge.step == "4.2" or asked

    def fighter(piece: PieceView) -> Tile:
        under = [one for _, one in known.values() if one.host == piece.id]
        drawn = _tile(piece, texts, under=tuple(_tile(one, texts) for one in under))
        text = [*texts.keywords(texts.cards[piece.code]), plain(texts.effect(piece.code))]
        return replace(drawn, text=". ".join(part for part in text if part))

    def could(seat: int, taken: list[str]) -> tuple[Tile, ...]:
        if taken or seat == challenge.attacker or not undefended:
            return ()
        standing = [one for one in of_type(view.players[seat], "character") if not one.knelt]
        able = [one for one in standing if challenge.type in one.icons]
        left = [one for one in able if one.id not in challenge.bypassed]
        return tuple(_tile(one, texts) for one in left)

    def side(seat: int, ids: list[str], total: int, bypassed: list[str]) -> FightSide:
        return FightSide(
            could=could(seat, ids),
            house=view.players[seat].faction,
            name=plain(seat_label(view, texts, seat)),
            total=total,
            fighters=tuple(fighter(known[one][1]) for one in ids if one in known),
            bypassed=tuple(texts.name_of(known[one][1].code) for one in bypassed if one in known),
            won=challenge.winner == seat,
        )

    attack, defence = challenge.totals
    return Fight(
        icon=challenge.type,
        title=plain(texts.tell(f"challenge-{challenge.type}")),
        claim=texts.tell("picture-claim", {"number": challenge.claim}),
        sides=(
            side(challenge.attacker, challenge.attackers, attack, []),
            side(challenge.defender, challenge.defenders, defence, challenge.bypassed),
        ),
    )


def scene(view: LcgView, texts: Texts) -> Scene:
    """The head and the scores of the posted picture."""
    leading = _leading(view)
    return Scene(
        title=_title(view, leading, texts),
        caption=texts.tell("picture-scene-round", {"round": view.round}) if view.round else "",
        house=view.players[leading].faction,
        scores=tuple(_scores(view, texts)),
    )


def _leading(view: LcgView) -> int:
    """Whose colours the head has: the winner's, the active player's, the first player's."""
    if view.finish is not None:
        return view.finish.winners[0]
    if view.challenge is not None:
        return view.challenge.attacker
    return view.active if view.active is not None else view.first


def _title(view: LcgView, leading: int, texts: Texts) -> str:
    house = plain(seat_label(view, texts, leading))
    if view.finish is not None:
        return texts.tell("picture-winner", {"house": house})
    if view.challenge is not None:
        return plain(texts.tell(f"challenge-{view.challenge.type}"))
    phase = label_of("phase", view.phase or "set_up")
    if view.active is None:
        return str(texts.words.name(texts.game, phase))
    return texts.tell("picture-scene-active", {"house": house, "phase": phase})


def _scores(view: LcgView, texts: Texts) -> list[Score]:
    """Everybody's power, the most first."""
    best = max(player.power for player in view.players)
    return [
        Score(
            house=view.players[seat].faction,
            name=plain(seat_label(view, texts, seat)),
            score=str(view.players[seat].power),
            leads=best > 0 and view.players[seat].power == best,
            active=seat == view.active and view.finish is None,
            gone=view.players[seat].out,
        )
        for seat in ranked(view)
    ]
