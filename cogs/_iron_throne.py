"""Moves of The Iron Throne as typed: from names to the answers they stand for. Views only."""

import re
from collections.abc import Iterable
from typing import Any

from bot.discord_ui.desk import Desk
from bot.discord_ui.reading import find
from bot.games.iron_throne.rules.cards import card_name, full_deck, roster
from bot.games.iron_throne.rules.view import IronView, Player
from bot.kernel import Assign, Choose, Illegal, Offer
from bot.reader.text import bounded
from cogs._moves import Step, asked, must_be_asked, names_of, read_list, read_tokens

GAME = "iron_throne"
QUIET = {
    "peek": "leave",
    "support": "out",
    "act": "pass",
    "later": "pass",
    "drawn": "pass",
    "then": "pass",
    "beggar_king": "pass",
    "second_offer": "pass",
    "beloved": "pass",
    "zealous": "pass",
    "protector": "pass",
    "kingsguard": "pass",
}
"""The answers that leave things as they are."""
DEEDS = ("act", "later", "drawn", "then", "turned", "later_if", "drawn_if")
"""Abilities and cards, now or looking ahead."""
EMPTY: dict[str, Any] = {"hostages": {}, "discard": [], "lay_if": {}, "lay_on": {}}
"""The same where nothing is an answer too."""
EVERYWHERE = {
    "blackmail": "none",
    "welcome": "decline",
    "turned": "pass",
    "later_if": "pass",
    "drawn_if": "pass",
}
"""The same for each of several cases; what is left out there would be asked again."""
CHOICES = ("target", "replace", "choice", "consent", "peek", "amount", "pressed")
ABILITIES = ("beggar_king", "second_offer", "beloved", "zealous", "protector", "kingsguard")


def mine(view: IronView) -> Player:
    """What lies before the viewer."""
    assert view.viewer is not None
    return view.players[view.viewer]


def people(desk: Desk, names: Iterable[str]) -> dict[str, str]:
    """Characters by id."""
    return {name: str(desk.words.name(GAME, f"character:{name}")) for name in names}


def own_people(desk: Desk, view: IronView) -> dict[str, str]:
    """All four, so that the rules can say why a dead one is none to choose."""
    return people(desk, mine(view).characters)


def prepare(
    desk: Desk, view: IronView, defender: str | None, power: str | None, character: str | None
) -> list[Step]:
    """R5: whatever of the three is told."""
    steps: list[Step] = []
    if defender is not None:
        ask = must_be_asked(view, "defender")
        steps.append((ask.id, [find(defender, names_of(desk, ask))]))
    for topic, typed in (("power", power), ("character", character)):
        if typed is not None:
            ask = must_be_asked(view, topic)
            steps.append((ask.id, [find(typed, own_people(desk, view))]))
    if not steps:
        raise Illegal("table-nothing-answered")
    return steps


def support(desk: Desk, view: IronView, side: str, character: str | None) -> list[Step]:
    """R6.1: a side and a character, or neither."""
    ask = must_be_asked(view, "support")
    if side == "out" or character is None:
        if side != "out":
            raise Illegal("which-character")
        return [(ask.id, ["out"])]
    return [(ask.id, [f"{side}.{find(character, own_people(desk, view))}"])]


def welcome(desk: Desk, view: IronView, accept: str | None) -> list[Step]:
    """R6.2: those named are accepted, all others declined; ahead or when an offer is there."""
    ask = must_be_asked(view, "welcome", "answer")
    if isinstance(ask, Assign):
        names = {key.id: desk.option(key) for key in ask.keys}
    else:
        names = names_of(desk, ask)
    taken = read_list(names, accept) if accept else []
    if isinstance(ask, Assign):
        answer = {house: "accept" if house in taken else "decline" for house in names}
        return [(ask.id, answer)]
    return [(ask.id, taken)]


def deeds(desk: Desk, view: IronView) -> dict[str, str]:
    """The leader's ability and the cards of the house, held or not: the rules say why not."""
    house = mine(view).house
    known = {"leader": desk.say("use-leader", leader=f"character:{mine(view).leader}")}
    return known | {name: str(desk.words.name(GAME, f"card:{name}")) for name in roster(house)}


def act(desk: Desk, view: IronView, what: str) -> list[Step]:
    """R11: an ability or a character card, now or looking ahead."""
    ask = asked(view, *DEEDS)
    if ask is None:
        raise _not_now(view, find(what, deeds(desk, view)))
    if isinstance(ask, Assign):
        return [(ask.id, read_tokens(desk, ask, what))]
    known = names_of(desk, ask)
    ways = any(name.startswith("leader.") for name in known)
    others = {
        key: name for key, name in deeds(desk, view).items() if not (ways and key == "leader")
    }
    return [(ask.id, [find(what, others | known)])]


def _not_now(view: IronView, name: str) -> Illegal:
    """R11.2, R11.3, R12.6: why whoever is not even asked cannot use this."""
    me, clash = mine(view), view.encounter
    known = f"character:{me.leader if name == 'leader' else name}"
    if name in me.dead:
        return Illegal("character-dead", character=known)
    met = clash is not None and view.phase in ("encounter", "resolution")
    if clash is None or not met or name == "leader":
        return Illegal("wrong-time", character=known)
    part = next((one for one in clash.parts if one.seat == me.seat and one.alive), None)
    if part is None or name not in (part.character, me.leader):
        return Illegal("character-not-taking-part", character=known)
    return Illegal("wrong-time", character=known)


def talk(view: IronView) -> Offer:
    """R7.8, R7.14: the talk, for the two who hold it."""
    ask = asked(view, "talk")
    if ask is None and any(one.public == "talk" for one in view.waiting):
        raise Illegal("not-your-talk")
    ask = ask or must_be_asked(view, "talk")
    assert isinstance(ask, Offer)
    return ask


def agree(view: IronView) -> list[Step]:
    """R7.15: take what lies on the table."""
    ask = talk(view)
    if ask.proposal is None:
        raise Illegal("nothing-proposed")
    return [(ask.id, {"accept": ask.proposal.number})]


def break_off(view: IronView) -> list[Step]:
    """R7.11: end the talks without an agreement."""
    return [(talk(view).id, {"refuse": True})]


def tokens(desk: Desk, view: IronView, text: str, *topics: str) -> list[Step]:
    """A value for each of several things."""
    ask = must_be_asked(view, *topics)
    if not isinstance(ask, Assign):
        return [(ask.id, [find(text, names_of(desk, ask))])]
    return [(ask.id, read_tokens(desk, ask, text))]


def hostages(desk: Desk, view: IronView, text: str) -> list[Step]:
    """R4.1: orders for one's own; the rules say why somebody else's or the dead are none."""
    try:
        return tokens(desk, view, text, "hostages")
    except Illegal:
        _refuse_hostage(desk, view, text)
        raise


def _refuse_hostage(desk: Desk, view: IronView, text: str) -> None:
    """R10.2, A18: whether a card is meant that is no hostage of the viewer's, or a dead one's."""
    cards = {card for player in view.players for card in full_deck(player.house)}
    names = {card: str(desk.words.name(GAME, f"card:{card}")) for card in sorted(cards)}
    dead = {name for player in view.players for name in player.dead}
    for piece in filter(None, map(str.strip, re.split(r"[,;]", bounded(text)))):
        typed = re.split(r"[:=]", piece)[0].strip()
        try:
            card = typed if typed in names else find(typed, names)
        except Illegal:
            continue
        if card not in view.hostages:
            raise Illegal("not-your-hostage")
        if card_name(card) in dead:
            raise Illegal("dead-not-tortured")


def choose(desk: Desk, view: IronView, what: str) -> list[Step]:
    """Whatever else is asked by an ability or a card."""
    ask = must_be_asked(view, *CHOICES, *ABILITIES)
    if not isinstance(ask, Choose):
        return [(ask.id, int(what) if what.isascii() and what.isdecimal() else what)]
    return [(ask.id, read_list(names_of(desk, ask), what))]


def quiet(view: IronView) -> list[Step]:
    """Pass wherever one can: every question that is open and has such an answer."""
    steps: list[Step] = [
        (ask.id, [QUIET[ask.topic]])
        for ask in view.asks
        if ask.owed and isinstance(ask, Choose) and QUIET.get(ask.topic) in _ids(ask)
    ]
    steps += [
        (ask.id, EMPTY[ask.topic])
        for ask in view.asks
        if ask.owed and ask.topic in EMPTY and not (isinstance(ask, Choose) and ask.min)
    ]
    steps += [
        (ask.id, {key.id: EVERYWHERE[ask.topic] for key in ask.keys})
        for ask in view.asks
        if ask.owed and isinstance(ask, Assign) and ask.topic in EVERYWHERE
    ]
    if not steps:
        raise Illegal("nothing-to-end")
    return steps


def _ids(ask: Choose) -> list[str]:
    return [option.id for option in ask.options]
