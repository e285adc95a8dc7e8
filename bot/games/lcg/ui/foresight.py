"""What a challenge, a card that is marshaled, or an ability will ask next, as far as a view tells.

What is foreseen may offer too much: the rules have the last word on every answer.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.lcg.entry import Choice, Entry
from bot.games.lcg.facts import Card
from bot.games.lcg.ui.lines import pieces
from bot.games.lcg.view import CardView, LcgView, PieceView
from bot.kernel import Assign, Choose, Key, Option, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.reader import Done

NEXT = {"challenge": "attackers", "attackers": "stealth"}
ACTS = {"marshal": "host", "ambush": "host", "use": "target"}
QUIET = ("pass", "back")


def follows(topic: str, value: Any) -> str | None:
    """A challenge goes on with its attackers, and those with stealth; an act with what it is on."""
    named = [*value][:1] if isinstance(value, list) else [value]
    if any(one in QUIET for one in named):
        return None
    if topic == "act" and named:
        return ACTS.get(str(named[0]).partition(":")[0])
    return NEXT.get(topic)


class Foresight:
    """The questions that follow, for an edition with these cards."""

    def __init__(self, cards: Mapping[str, Card], entries: Mapping[str, Entry]) -> None:
        """Take what is printed on the cards, and what they do."""
        self.cards = cards
        self.entries = entries

    def foresee(self, view: View, topic: str, done: Done) -> AnyAsk | None:
        """The question of this topic, as it will be asked after these answers."""
        if not isinstance(view, LcgView) or view.viewer is None:
            return None
        if topic in ACTS.values():
            return self._act(view, view.viewer, topic, str(done.get("act", "")))
        return _challenge(view, topic, done)

    def _act(self, view: LcgView, seat: int, topic: str, act: str) -> Choose | None:
        """Whom an attachment goes on, or an ability is aimed at."""
        how, _, which = act.partition(":")
        name, number, *place = [*which.split("."), ""][:-1]
        code = next((one.code for one in _mine(view, seat) if one.id == f"{name}.{number}"), "")
        if not code or ACTS.get(how) != topic:
            return None
        if topic == "host":
            found = self._hosts(view, code)
        else:
            choice = self._choice(code, int(place[0]) if place else 0)
            found = [*_open(view, choice)] if choice is not None else []
        if not found:
            return None
        return Choose(
            seat=seat,
            topic=topic,
            purpose="target",
            public="act",
            options=[Option(id=one.id, label=label_of("card", one.code)) for one in found],
            default=[found[0].id],
        )

    def _hosts(self, view: LcgView, code: str) -> list[CardView]:
        """The cards in play of the type that an attachment goes on."""
        rule = self.cards[code].attach_to
        return [one for _, one in pieces(view).values() if rule and one.type == rule.type]

    def _choice(self, code: str, place: int) -> Choice | None:
        """What an ability chooses, if it is one card."""
        entry = self.entries.get(code)
        if entry is None or place >= len(entry.abilities):
            return None
        choice = entry.abilities[place].choose
        return None if choice is None or choice.players or choice.most != 1 else choice


def _mine(view: LcgView, seat: int) -> Iterator[CardView]:
    yield from view.hand
    yield from view.players[seat].play


def _open(view: LcgView, choice: Choice) -> Iterator[CardView]:
    """Every card that lies open where an ability may choose one."""
    for player in view.players:
        for zone in choice.zones:
            if zone in ("play", "dead", "discard"):
                yield from getattr(player, zone)


def _challenge(view: LcgView, topic: str, done: Done) -> AnyAsk | None:
    """The attackers of a challenge that is named, and whom stealth bypasses."""
    said = done.get("challenge")
    if view.viewer is None or not isinstance(said, str):
        return None
    kind, _, other = said.partition(".")
    if not other.isdecimal():
        return None
    mine = [piece for piece in view.players[view.viewer].play if piece.type == "character"]
    if topic == "attackers":
        able = [piece for piece in mine if kind in piece.icons and not piece.knelt]
        return _attackers(view.viewer, able)
    chosen = done.get("attackers/all")
    if topic != "stealth" or not isinstance(chosen, list):
        return None
    stealthy = [piece for piece in mine if piece.id in chosen and "stealth" in piece.keywords]
    theirs = [
        piece
        for piece in view.players[int(other)].play
        if piece.type == "character" and "stealth" not in piece.keywords
    ]
    return _stealth(view.viewer, stealthy, theirs) if stealthy and theirs else None


def _attackers(seat: int, able: list[PieceView]) -> Choose | None:
    if not able:
        return None
    options = [Option(id=piece.id, label=label_of("card", piece.code)) for piece in able]
    return Choose(
        seat=seat,
        topic="attackers",
        purpose="source",
        quiet=["back"],
        public="challenge",
        options=[*options, Option(id="back", label="back")],
        min=1,
        max=len(able),
        default=["back"],
    )


def _stealth(seat: int, stealthy: list[PieceView], theirs: list[PieceView]) -> Assign:
    return Assign(
        seat=seat,
        topic="stealth",
        purpose="target",
        quiet={},
        public="challenge",
        keys=[Key(id=one.id, label=label_of("card", one.code)) for one in stealthy],
        values=[Option(id=one.id, label=label_of("card", one.code)) for one in theirs],
        complete=False,
        default={},
    )
