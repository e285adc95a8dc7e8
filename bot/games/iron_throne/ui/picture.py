"""From a view of The Iron Throne to what its picture is told."""

from collections import Counter
from typing import Literal, cast

from bot.games.iron_throne.rules.cards import (
    card_name,
    house_ids,
    is_character,
    is_peace,
    war_value,
)
from bot.games.iron_throne.rules.view import EncounterView, IronView, Player
from bot.games.iron_throne.ui.drawing import (
    LABELS,
    CardMark,
    CharacterMark,
    EncounterMark,
    HouseMark,
    PartMark,
    SideMark,
    ThronePicture,
)
from bot.games.iron_throne.ui.drawing.model import House, Side
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

GAME = "iron_throne"


def painted(view: IronView, words: Words, name: SeatName) -> ThronePicture:
    """The public picture."""
    events = {"deck": view.event_deck, "discarded": len(view.event_discard), "box": view.box}
    return ThronePicture(
        title=words.say(f"game-{GAME}"),
        caption=_caption(view, words),
        encounter=_encounter(view, view.encounter, words) if view.encounter else None,
        houses=[_house(view, player, words, name) for player in view.players],
        events=words.tell(GAME, "picture-events", events) if view.event_deck else "",
        labels={},
    )


def labels(words: Words) -> dict[str, str]:
    """What the signs are called."""
    return {kind: words.tell(GAME, f"picture-{kind}", {}) for kind in LABELS}


def _plain(words: Words, label: str) -> str:
    """A name without its emblem, which is drawn."""
    return str(words.name(GAME, label)).split(" ", 1)[-1]


def _caption(view: IronView, words: Words) -> str:
    phase = label_of("phase", view.phase)
    clash = view.encounter
    if view.finish is not None:
        won = [
            _plain(words, label_of("house", view.players[seat].house))
            for seat in view.finish.winners
        ]
        return words.tell(GAME, "picture-winners", {"phase": phase, "houses": ", ".join(won)})
    if clash is None:
        return str(words.name(GAME, phase))
    house = _plain(words, label_of("house", view.players[clash.challenger].house))
    args = {"turn": view.turn, "phase": phase, "house": house}
    if clash.defender < 0:
        return words.tell(GAME, "picture-caption", args)
    other = _plain(words, label_of("house", view.players[clash.defender].house))
    return words.tell(GAME, "picture-against", args | {"other": other})


def _encounter(view: IronView, clash: EncounterView, words: Words) -> EncounterMark:
    return EncounterMark(
        event=str(words.name(GAME, label_of("event", view.event))) if view.event else "",
        house=cast(House, view.event) if view.event in house_ids() else None,
        sides=(_side(view, clash, "challenge", words), _side(view, clash, "defence", words)),
        result=str(words.name(GAME, label_of("result", clash.result))) if clash.result else "",
        talk=_talk(view, clash, words),
    )


def _talk(view: IronView, clash: EncounterView, words: Words) -> list[str]:
    if clash.talk is None:
        return []
    house = _plain(words, label_of("house", view.players[clash.talk.by].house))
    head = words.tell(GAME, "picture-talk", {"house": house})
    return [head, *(_plain(words, label_of("term", term)) for term in clash.talk.terms)]


def _side(view: IronView, clash: EncounterView, side: Side, words: Words) -> SideMark:
    active = clash.challenger if side == "challenge" else clash.defender
    parts = [part for part in clash.parts if part.side == side]
    seats = [part.seat for part in parts]
    shown = clash.shown.get(active, "")
    return SideMark(
        side=side,
        title=words.tell(GAME, f"picture-{side}", {}),
        house=cast(House, view.players[active].house) if active >= 0 else None,
        parts=[
            *(
                _part(view, p.seat, p.character, "active" if p.active else "supports", words)
                for p in parts
            ),
            *(
                _part(view, o.seat, o.character, o.state, words)
                for o in clash.offers
                if o.side == side and (o.state == "offered" or o.state == "declined")
            ),
        ],
        total=clash.totals[side] if parts and not clash.winner else None,
        bonus=clash.bonus[side],
        card=_card(shown, words) if shown else None,
        played=[_short(card_name(c.card), words) for c in clash.played if c.seat in seats],
        won=clash.winner == side,
    )


def _part(
    view: IronView,
    seat: int,
    character: str,
    state: Literal["active", "supports", "offered", "declined"],
    words: Words,
) -> PartMark:
    player = view.players[seat]
    power = player.characters[character]
    house = cast(House, player.house)
    return PartMark(house=house, name=_short(character, words), power=power, state=state)


def _short(character: str, words: Words) -> str:
    return str(words.name(GAME, label_of("short", character)))


def _card(card: str, words: Words) -> CardMark:
    if is_peace(card):
        return CardMark(kind="peace")
    if is_character(card):
        return CardMark(kind="character", text=_short(card_name(card), words))
    return CardMark(kind="war", text=str(war_value(card)))


def _house(view: IronView, player: Player, words: Words, name: SeatName) -> HouseMark:
    clash = view.encounter if view.finish is None else None
    roles: dict[int, Side] = {}
    sides: dict[str, Side] = {}
    if clash is not None:
        roles = {clash.defender: "defence", clash.challenger: "challenge"}
        sides = {part.character: cast(Side, part.side) for part in clash.parts}
    away = {h: n for h, n in player.influence.items() if h != player.house}
    return HouseMark(
        seat=player.seat,
        house=cast(House, player.house),
        title=_plain(words, label_of("house", player.house)),
        player=name(player.seat),
        role=roles.get(player.seat),
        leader=str(words.name(GAME, label_of("character", player.leader))) if player.leader else "",
        sheet=player.sheet,
        characters=[
            CharacterMark(id=one, name=_short(one, words), power=power, side=sides.get(one))
            for one, power in player.characters.items()
        ],
        spread=_repeated(away),
        home=player.influence.get(player.house, 0),
        hostages=_repeated(player.hostages),
        hand=player.hand,
        deck=player.deck,
        discards=_discards(player, words),
        gone=player.conceded,
    )


def _repeated(counted: dict[str, int]) -> list[House]:
    return [cast(House, house) for house, number in counted.items() for _ in range(number)]


def _discards(player: Player, words: Words) -> list[str]:
    """War cards by value, then peace, then characters, each with its number."""
    counted = Counter(sorted(player.discard, key=lambda c: (is_character(c), is_peace(c))))
    wars = sorted(war_value(card) for card in player.discard if war_value(card))
    found = [str(value) for value in wars]
    for card, number in counted.items():
        if not war_value(card):
            name = _short(card_name(card), words) if is_character(card) else ""
            name = name or _plain(words, label_of("card", card_name(card)))
            found.append(f"{name} ×{number}" if number > 1 else name)
    return found
