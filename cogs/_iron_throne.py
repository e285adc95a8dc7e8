"""Typed moves of The Iron Throne: from names to the answers they stand for; reads views only."""

import re
from collections.abc import Iterable

from bot.discord_ui.desk import Desk
from bot.games.iron_throne.rules.cards import card_name, full_deck, roster
from bot.games.iron_throne.rules.view import IronView, Player
from bot.kernel import Assign, Illegal, Offer
from bot.kernel.labels import label_of
from bot.reader.single import find
from bot.reader.text import bounded
from cogs._moves import Step, answer_of, asked, ids_of, must_be_asked, names_of

GAME = "iron_throne"
DEEDS = ("act", "later", "drawn", "then", "turned", "later_if", "drawn_if")
"""Abilities and cards, now or looking ahead."""
CHOICES = ("target", "replace", "choice", "consent", "peek", "amount", "pressed")
ABILITIES = ("beggar_king", "second_offer", "beloved", "zealous", "protector", "kingsguard")


def mine(view: IronView) -> Player:
    """Return what lies before the viewer."""
    assert view.viewer is not None
    return view.players[view.viewer]


def people(desk: Desk, names: Iterable[str]) -> dict[str, str]:
    """Return the names of characters by id."""
    return {name: str(desk.words.name(GAME, label_of("character", name))) for name in names}


def own_people(desk: Desk, view: IronView) -> dict[str, str]:
    """Return all four characters, so that the rules can say why a dead one cannot be chosen."""
    return people(desk, mine(view).characters)


def prepare(
    desk: Desk, view: IronView, defender: str | None, power: str | None, character: str | None
) -> list[Step]:
    """R5: return the answers to whichever of the three is named."""
    steps: list[Step] = []
    if defender is not None:
        ask = must_be_asked(view, "defender")
        steps.append((ask.id, answer_of(desk, ask, defender)))
    for topic, typed in (("power", power), ("character", character)):
        if typed is not None:
            ask = must_be_asked(view, topic)
            steps.append((ask.id, answer_of(desk, ask, typed)))
    if not steps:
        raise Illegal("table-nothing-answered")
    return steps


def support(desk: Desk, view: IronView, side: str, character: str | None) -> list[Step]:
    """R6.1: return a side and a character, or neither."""
    ask = must_be_asked(view, "support")
    if side == "out" or character is None:
        if side != "out":
            raise Illegal("which-character")
        return [(ask.id, ["out"])]
    return [(ask.id, [f"{side}.{find(character, own_people(desk, view))}"])]


def welcome(desk: Desk, view: IronView, accept: str | None) -> list[Step]:
    """R6.2: accept those named and decline all others, ahead or when an offer is there."""
    ask = must_be_asked(view, "welcome", "answer")
    if isinstance(ask, Assign):
        names = {key.id: desk.option(key) for key in ask.keys}
    else:
        names = names_of(desk, ask)
    taken = ids_of(names, accept) if accept else []
    if isinstance(ask, Assign):
        answer = {house: "accept" if house in taken else "decline" for house in names}
        return [(ask.id, answer)]
    return [(ask.id, taken)]


def deeds(desk: Desk, view: IronView) -> dict[str, str]:
    """Return the leader's ability and the house's cards, held or not: the rules say why not."""
    house = mine(view).house
    known = {"leader": desk.say("use-leader", leader=label_of("character", mine(view).leader))}
    return known | {
        name: str(desk.words.name(GAME, label_of("card", name))) for name in roster(house)
    }


def act(desk: Desk, view: IronView, what: str) -> list[Step]:
    """R11: use an ability or a character card, now or looking ahead."""
    ask = asked(view, *DEEDS)
    if ask is None:
        raise _not_now(view, find(what, deeds(desk, view)))
    if isinstance(ask, Assign):
        return [(ask.id, answer_of(desk, ask, what))]
    known = names_of(desk, ask)
    ways = any(name.startswith("leader.") for name in known)
    others = {
        key: name for key, name in deeds(desk, view).items() if not (ways and key == "leader")
    }
    return [(ask.id, [find(what, others | known)])]


def _not_now(view: IronView, name: str) -> Illegal:
    """R11.2, R11.3, R12.6: return why a player who is not even asked cannot use this."""
    me, clash = mine(view), view.encounter
    known = label_of("character", me.leader if name == "leader" else name)
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
    """R7.8, R7.14: return the talk, for the two who hold it."""
    ask = asked(view, "talk")
    if ask is None and any(one.public == "talk" for one in view.waiting):
        raise Illegal("not-your-talk")
    ask = ask or must_be_asked(view, "talk")
    assert isinstance(ask, Offer)
    return ask


def agree(view: IronView) -> list[Step]:
    """R7.15: return the answer that takes what lies on the table."""
    ask = talk(view)
    if ask.proposal is None:
        raise Illegal("nothing-proposed")
    return [(ask.id, {"accept": ask.proposal.number})]


def break_off(view: IronView) -> list[Step]:
    """R7.11: return the answer that ends the talks without an agreement."""
    return [(talk(view).id, {"refuse": True})]


def tokens(desk: Desk, view: IronView, text: str, *topics: str) -> list[Step]:
    """Return an assignment of a value to each of several things."""
    ask = must_be_asked(view, *topics)
    return [(ask.id, answer_of(desk, ask, text))]


def hostages(desk: Desk, view: IronView, text: str) -> list[Step]:
    """R4.1: return orders for the player's hostages; the rules refuse others and the dead."""
    try:
        steps = tokens(desk, view, text, "hostages")
    except Illegal:
        _refuse_hostage(desk, view, text)
        raise
    if not set(steps[0][1]) <= set(view.hostages):
        _refuse_hostage(desk, view, text)
    return steps


def _refuse_hostage(desk: Desk, view: IronView, text: str) -> None:
    """R10.2, A18: raise Illegal for a card that is no hostage of the viewer's, or a dead one's."""
    cards = {card for player in view.players for card in full_deck(player.house)}
    names = {card: str(desk.words.name(GAME, label_of("card", card))) for card in sorted(cards)}
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
    """Return the answer to whatever else an ability or a card asks."""
    ask = must_be_asked(view, *CHOICES, *ABILITIES)
    return [(ask.id, answer_of(desk, ask, what))]
