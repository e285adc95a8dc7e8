"""The face of The Iron Throne."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from bot.face import Face
from bot.face.shared import (
    LONGEST_ALT,
    PIECE,
    NoDrafts,
    NoIcons,
    NoJoins,
    NoMaps,
    Talk,
    pieces,
    short,
    with_person,
)
from bot.games.iron_throne.rules.cards import (
    card_name,
    characters,
    is_character,
    is_peace,
    war_value,
)
from bot.games.iron_throne.rules.view import EncounterView, IronView, Player
from bot.games.iron_throne.ui.beside import hands
from bot.games.iron_throne.ui.cards import drawn_hand, in_order
from bot.games.iron_throne.ui.drawing import legend_png, png, scene_png
from bot.games.iron_throne.ui.news import news
from bot.games.iron_throne.ui.picture import labels, painted
from bot.games.iron_throne.ui.scene import scene
from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.text.words import SeatName, Words, clipped

GAME = "iron_throne"
ASIDE = frozenset({"war-totals", "reshuffled", "events-reshuffled", "turn"})
"""Events that are told in the log only; whose turn it is stands in the summary."""
CARD_TOPICS = ("act", "lay", "discard", "replace")
"""Questions for which one wants to see one's cards."""
OWN_DESIGN = " ✎"


class IronThroneFace(NoJoins, NoDrafts, NoIcons, NoMaps):
    """The court in words and as a picture, and what a player alone holds."""

    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Turn, phase, this turn's encounter, and how much influence everybody has spread."""
        iron, name = _iron(view), short(seat_name)
        clash = _encounter(iron, words, brief=True)
        lines = [*_heading(iron, words, name), *clash, *_talk(iron, words)]
        if iron.finish is None and _set_up(iron):
            lines.append(_scores(iron, words))
        return "\n".join(lines)

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        """The text twin of the picture: the encounter, then each house."""
        iron, name = _iron(view), short(seat_name)
        if not _set_up(iron):
            return [words.tell(GAME, "face-empty", {})]
        lines = [*_encounter(iron, words, brief=False), *_talk(iron, words), ""]
        for player in iron.players:
            lines += [*_house(player, words, name), ""]
        cards = _counted(words, [label_of("event", one) for one in iron.event_discard])
        events = {"deck": iron.event_deck, "cards": cards, "box": iron.box}
        return pieces([*lines, words.tell(GAME, "face-events", events)])

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        """What was done to a seat in these events."""
        return news(seat, events, words, house, most)

    def aside(self, event: Event) -> bool:
        """Dice, sums and what led to nothing."""
        return event.type in ASIDE

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """Both sides, and the hands of others."""
        return [*_beside(_iron(view), ask, words)]

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """What the rules say; a card's title is not repeated."""
        said = words.note(GAME, option, house, most=None)
        title, colon, text = (said or "").partition(": ")
        if not colon or title not in words.option(GAME, option, house):
            return None
        return text[:1].upper() + text[1:]

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        """The viewer's leader, hand and hostages, with what the cards say."""
        return clipped("\n".join(_own(_iron(view), words, brief)), PIECE)

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Turn, phase, and every house's influence, characters and reserve."""
        iron = _iron(view)
        where = {"turn": iron.turn, "phase": label_of("phase", iron.phase)}
        houses = [
            words.tell(
                GAME,
                "face-alt-house",
                {
                    "house": label_of("house", player.house),
                    "spread": player.spread,
                    "characters": _people(player, words),
                    "sheet": player.sheet,
                },
            )
            for player in iron.players
            if player.leader
        ]
        return clipped(" ".join([words.tell(GAME, "face-alt", where), *houses]), LONGEST_ALT)

    def picture(
        self,
        view: View,
        words: Words,
        seat_name: SeatName,
        zoom: str | None = None,
        private: bool = False,
    ) -> bytes | None:
        """A PNG of the court, for everybody the same; there is none before there are houses."""
        iron = _iron(view)
        if not iron.players[0].house:
            return None
        return png(painted(iron, words, short(seat_name)))

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        """A PNG of what happened in these events; there is none before there are houses."""
        iron = _iron(view)
        if not iron.players[0].house:
            return None
        return scene_png(painted(iron, words, short(seat_name)), scene(iron, words))

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """The viewer's cards, where one of them is to be chosen."""
        return "hand" if any(ask.topic in CARD_TOPICS for ask in view.asks) else None

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        """The viewer's hand, equal cards once."""
        return drawn_hand(_iron(view), words)

    def legend(self, words: Words) -> bytes | None:
        """What the signs mean."""
        return legend_png(words.tell(GAME, "picture-legend", {}), labels(words))

    def zooms(self, view: View) -> list[tuple[str, str]]:
        """None: everything is readable as it is."""
        return []

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        """The house, once there is one."""
        house = _iron(view).players[seat].house
        return words.tell(GAME, f"house-{house}", {}) if house else None

    def chapter(self, view: View) -> str:
        """Turn, phase, and what became of the encounter."""
        iron = _iron(view)
        clash = iron.encounter
        result = f".{clash.result}.{clash.winner}" if clash else ""
        return f"{iron.turn}.{iron.phase}{result}"

    def phase(self, view: View) -> str:
        """The phase of the turn."""
        return _iron(view).phase

    def talk(self, view: View) -> Talk | None:
        """R7.8: peace talks are held in public."""
        iron = _iron(view)
        if iron.encounter is None or all(one.public != "talk" for one in iron.waiting):
            return None
        proposal = iron.encounter.talk
        return Talk("talk", proposal.number if proposal else None)


FACE: Face = IronThroneFace()

_iron = IronView.of


def _set_up(view: IronView) -> bool:
    return bool(view.players[0].characters)


def _house_of(view: IronView, seat: int) -> str:
    return label_of("house", view.players[seat].house)


def _heading(view: IronView, words: Words, name: SeatName) -> Iterator[str]:
    where = {"turn": view.turn, "phase": label_of("phase", view.phase)}
    yield words.tell(GAME, "face-heading" if view.turn else "face-start", where)
    if view.finish is not None:
        winners = [(view.players[n].house, name(n)) for n in view.finish.winners]
        seats = words.join(
            [
                with_person(str(words.name(GAME, label_of("house", house))), person)
                for house, person in winners
            ]
        )
        reason = words.tell(GAME, f"finish-{view.finish.reason}", {})
        yield words.tell(GAME, "face-winners", {"seats": seats, "reason": reason})
        yield _scores(view, words)
        return
    clash = view.encounter
    if clash is None:
        return
    args = {"seat": label_of("seat", clash.challenger), "house": _house_of(view, clash.challenger)}
    if clash.defender < 0:
        yield words.tell(GAME, "face-challenger", args, name)
        return
    args |= {"defender": label_of("seat", clash.defender), "other": _house_of(view, clash.defender)}
    yield words.tell(GAME, "face-against", args, name)


def _scores(view: IronView, words: Words) -> str:
    scores = [
        words.tell(GAME, "face-score", {"house": label_of("house", p.house), "spread": p.spread})
        for p in sorted(view.players, key=lambda player: (-player.spread, player.seat))
    ]
    return words.tell(GAME, "face-scores", {"scores": " · ".join(scores)})


def _encounter(view: IronView, words: Words, *, brief: bool) -> Iterator[str]:
    """The event, both sides, offers, cards played, and the result.

    `brief` without the offers that were declined: they were told, and the picture shows them.
    """
    clash = view.encounter
    if view.event:
        yield words.tell(GAME, "face-event", {"event": label_of("event", view.event)})
    if clash is None:
        return
    yield from _sides(view, clash, words)
    for offer in clash.offers:
        if offer.state == "offered" or (offer.state == "declined" and not brief):
            args = {
                "character": label_of("character", offer.character),
                "side": label_of("side", offer.side),
            }
            args |= {"house": _house_of(view, offer.seat), "state": offer.state}
            yield words.tell(GAME, "face-offer", args)
    for one in clash.played:
        args = {"house": _house_of(view, one.seat), "card": label_of("card", card_name(one.card))}
        yield words.tell(GAME, "face-played", args)
    yield from _outcome(view, clash, words)


def _sides(view: IronView, clash: EncounterView, words: Words) -> Iterator[str]:
    """R7.5: both sides with their totals as known.

    Once there is a winner, rewards and sanctions move power: what is there is no sum any more.
    """
    for side in ("challenge", "defence"):
        parts = " + ".join(_side(view, clash, side, words))
        if parts:
            args = {"total": "none" if clash.winner else clash.totals[side], "parts": parts}
            yield words.tell(GAME, f"face-side-{side}", args)


def _outcome(view: IronView, clash: EncounterView, words: Words) -> Iterator[str]:
    if clash.result:
        yield words.tell(GAME, "face-result", {"result": label_of("result", clash.result)})
    for key, seats in (
        ("face-no-rewards", clash.no_rewards),
        ("face-no-sanctions", clash.no_sanctions),
    ):
        if seats:
            yield words.tell(GAME, key, {"houses": [_house_of(view, seat) for seat in seats]})
    if clash.winner == "none":
        yield words.tell(GAME, "face-nobody-won", {})
    elif clash.winner:
        yield words.tell(GAME, "face-won", {"side": label_of("side", clash.winner)})


def _side(view: IronView, clash: EncounterView, side: str, words: Words) -> Iterator[str]:
    """What a side's total is made of."""
    for part in clash.parts:
        if part.side == side:
            power = view.players[part.seat].characters[part.character]
            yield _person(part.character, power, words)
    active = clash.challenger if side == "challenge" else clash.defender
    if clash.shown.get(active):
        yield _in_sum(clash.shown[active], words)
    if clash.bonus[side]:
        yield words.tell(GAME, "face-bonus", {"number": clash.bonus[side]})


def _in_sum(card: str, words: Words) -> str:
    """A card as part of a sum: its value, or what it is."""
    if is_character(card):
        name = label_of("short", card_name(card))
        return words.tell(GAME, "face-brief-people", {"names": name})
    if is_peace(card):
        return str(words.name(GAME, label_of("card", card_name(card))))
    return words.tell(GAME, "face-brief-war", {"value": war_value(card)})


def _talk(view: IronView, words: Words) -> Iterator[str]:
    """R7.8: what lies on the table, for all to see."""
    if view.encounter is None or all(one.public != "talk" for one in view.waiting):
        return
    proposal = view.encounter.talk
    if proposal is None:
        yield words.tell(GAME, "face-talk-empty", {})
        return
    yield words.tell(GAME, "face-talk", {"house": _house_of(view, proposal.by)})
    for term in proposal.terms:
        yield f"• {words.name(GAME, label_of('term', term))}"


def _person(character: str, power: int, words: Words, name: str = "short") -> str:
    args = {"character": label_of(name, character), "power": power}
    return words.tell(GAME, "face-part" if power else "face-dead", args)


def _people(player: Player, words: Words, name: str = "character") -> str:
    """A house's characters with their power, by their whole or their `short` names."""
    return ", ".join(_person(one, power, words, name) for one, power in player.characters.items())


def _house(player: Player, words: Words, name: SeatName) -> Iterator[str]:
    """Everything that lies before one player."""
    house = label_of("house", player.house)
    args = {"house": house, "seat": label_of("seat", player.seat), "conceded": player.conceded}
    yield words.tell(GAME, "face-house", args, name)
    leader = {"leader": label_of("character", player.leader), "sheet": player.sheet}
    yield words.tell(GAME, "face-leader", leader | {"characters": _people(player, words)})
    spread = {h: n for h, n in player.influence.items() if n and h != player.house}
    where = [label_of("house", house) for house, number in spread.items() for _ in range(number)]
    tokens = {"spread": player.spread, "where": _counted(words, where)}
    home = {"home": player.influence[player.house]}
    yield words.tell(GAME, "face-influence", tokens | home)
    held = [label_of("house", h) for h, number in player.hostages.items() for _ in range(number)]
    if held:
        yield words.tell(GAME, "face-hostages", {"hostages": _counted(words, held)})
    discard = _counted(words, [label_of("card", card_name(card)) for card in player.discard])
    cards = {"hand": player.hand, "deck": player.deck, "discard": discard}
    yield words.tell(GAME, "face-cards", cards)


def _counted(words: Words, names: Iterable[str]) -> str:
    """Names with how often they occur, in the order they first do."""
    listed = list(names)
    found = []
    for one in dict.fromkeys(listed):
        number = listed.count(one)
        args = {"name": one, "number": number}
        single = number == 1
        found.append(str(words.name(GAME, one)) if single else words.tell(GAME, "face-count", args))
    return ", ".join(found) or words.say("nothing")


def _beside(view: IronView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """Both sides of the encounter, and what the others hold."""
    if view.encounter is not None:
        yield from _sides(view, view.encounter, words)
    yield from hands(view, ask, words)


def _own(view: IronView, words: Words, brief: bool) -> Iterator[str]:
    """What the viewer alone holds; both sides stand beside the question."""
    if view.viewer is None:
        return
    mine = view.players[view.viewer]
    if not mine.leader:
        return
    people = {"characters": _people(mine, words, "short"), "sheet": mine.sheet}
    if brief:
        yield words.tell(
            GAME, "face-brief-house", people | {"leader": label_of("short", mine.leader)}
        )
        yield from _brief(view, words)
        return
    held = [
        _leader(mine.leader, words),
        words.tell(GAME, "face-own-people", people),
        *_hand(view, mine, words),
    ]
    yield from held
    if view.hostages:
        cards = _counted(words, [label_of("card", card) for card in view.hostages])
        yield words.tell(GAME, "face-own-hostages", {"cards": cards})
    if any(line.endswith(OWN_DESIGN) for line in held):
        yield words.tell(GAME, "face-own-design", {})


def _brief(view: IronView, words: Words) -> Iterator[str]:
    """The viewer's cards at a glance: peace, the values of war, characters; hostages by house."""
    if not view.hand:
        yield words.tell(GAME, "face-own-hand-empty", {})
    else:
        peace = [label_of("card", card_name(card)) for card in view.hand if is_peace(card)]
        wars = sorted((war_value(card) or 0 for card in view.hand), reverse=True)
        values = ", ".join(str(value) for value in wars if value)
        people = [label_of("short", card_name(card)) for card in view.hand if is_character(card)]
        kinds = [
            _counted(words, peace) if peace else "",
            words.tell(GAME, "face-brief-wars", {"values": values}) if values else "",
            words.tell(GAME, "face-brief-people", {"names": _counted(words, people)})
            if people
            else "",
        ]
        cards = " · ".join(kind for kind in kinds if kind)
        yield words.tell(GAME, "face-own-hand", {"number": len(view.hand), "cards": cards})
    if view.hostages:
        houses = _counted(
            words, [label_of("house", card.partition(".")[0]) for card in view.hostages]
        )
        yield words.tell(GAME, "face-own-hostages", {"cards": houses})


def _leader(name: str, words: Words) -> str:
    ability = characters()[name].ability
    args = {"leader": label_of("character", name), "ability": label_of("ability", name)}
    line = words.tell(
        GAME, "face-own-leader", args | {"window": label_of("window", ability.window)}
    )
    return line + _mark(ability.confidence)


def _mark(confidence: str) -> str:
    return OWN_DESIGN if confidence == "original" else ""


def _hand(view: IronView, mine: Player, words: Words) -> Iterator[str]:
    """All cards in one line, then what the character cards say."""
    if not view.hand:
        yield words.tell(GAME, "face-own-hand-empty", {})
        return
    names = [card_name(card) for card in in_order(view.hand)]
    counted = _counted(words, [label_of("card", name) for name in names])
    yield words.tell(GAME, "face-own-hand", {"number": len(names), "cards": counted})
    for name in dict.fromkeys(name for name in names if name in characters()):
        if name in mine.dead:
            yield words.tell(GAME, "face-own-useless", {"card": label_of("card", name)})
            continue
        text = characters()[name].card
        args = {"card": label_of("short", name), "effect": label_of("effect", name)}
        line = words.tell(
            GAME, "face-own-character", args | {"window": label_of("window", text.window)}
        )
        yield line + _mark(text.confidence)
