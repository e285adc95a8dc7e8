"""The lexicon of the card games: their verbs, and what a challenge will ask next.

Names of cards come from the cards themselves, in both languages.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bot.games.lcg.facts import Card
from bot.games.lcg.ui.unoffered import answers
from bot.games.lcg.view import LcgView, PieceView
from bot.kernel import Assign, Choose, Key, Option, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of, kind_of, label_of
from bot.reader import Done, Features, Lexicon, called, name_of, phrases, word_set

NEXT = {"challenge": "attackers", "attackers": "stealth"}
QUIET = ("pass", "back")


def _names(view: View) -> Iterable[str]:
    """Cards that lie open or in the viewer's hand, also where they cannot be chosen now."""
    if not isinstance(view, LcgView):
        return []
    seen = [piece.code for player in view.players for piece in player.play]
    seen += [card.code for card in (*view.hand, *view.plots)]
    houses = [label_of("house", player.faction) for player in view.players]
    return [*(label_of("card", code) for code in dict.fromkeys(seen)), *houses]


def _party(view: View, seat: int) -> str:
    return view.players[seat].faction if isinstance(view, LcgView) else ""


def features(view: View, ask: AnyAsk, option: Option | Key) -> Features | None:
    """What challenges and players can be told by."""
    if not isinstance(view, LcgView):
        return None
    kind, dot, seat = option.id.partition(".")
    if ask.topic == "challenge" and dot and seat.isdecimal():
        type_ = frozenset({f"=type/{kind}"})
        house = frozenset({name_of("house", view.players[int(seat)].faction)})
        # With one opponent it goes without saying whom.
        needs = (type_,) if view.seats == 2 else (type_, house)
        return Features(type_ | house, needs)
    if kind_of(option.label) == "seat" and id_of(option.label).isdecimal():
        who = int(id_of(option.label))
        told = {name_of("house", view.players[who].faction)}
        told |= {"=who/me"} if who == view.viewer else set()
        return Features(frozenset(told), (frozenset(told),))
    return None


def foresee(view: View, topic: str, done: Done) -> AnyAsk | None:
    """The attackers of a challenge that is named, and whom stealth bypasses."""
    said = done.get("challenge")
    if not isinstance(view, LcgView) or view.viewer is None or not isinstance(said, str):
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


def _against(view: LcgView, ask: AnyAsk, faction: str) -> list[str] | None:
    """A challenge of some type against a player who is not offered for any."""
    seats = [seat for seat, one in enumerate(view.players) if one.faction == faction]
    ids = [one.id for one in getattr(ask, "options", ())]
    types = [one.partition(".") for one in ids if ":" not in one]
    open_to = {seat for _, dot, seat in types if dot}
    if len(seats) != 1 or str(seats[0]) in open_to or seats[0] == view.viewer:
        return None
    return next(([f"{kind}.{seats[0]}"] for kind, dot, _ in types if dot), None)


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


def follows(topic: str, value: Any) -> str | None:
    """A challenge goes on with its attackers, and those with stealth."""
    named = [*value][:1] if isinstance(value, list) else [value]
    return None if any(one in QUIET for one in named) else NEXT.get(topic)


VERBS: Mapping[str, tuple[str, ...]] = {
    "plot": ("plot",),
    "place": ("place",),
    "marshal": ("act",),
    "play": ("act",),
    "challenge": ("challenge", "attackers", "stealth"),
    "stealth": ("stealth",),
    "defend": ("defenders",),
    "claim": ("claim",),
    "discard": ("reserve", "cost"),
    "title": ("title",),
    "choose": ("target", "pick", "search", "host", "name", "opponent", "either"),
}
"""By which words which questions are answered."""


LONG_NAME = 7
"""A card whose name is one shorter word is not looked for where it is not."""


def lexicon(game: str, verbs: Mapping[str, tuple[str, ...]], cards: Mapping[str, Card]) -> Lexicon:
    """The lexicon of an edition that has these verbs and cards."""

    @cache
    def names() -> dict[str, str]:
        found = [one for code in cards for one in called(game, label_of("card", code))]
        long = {one for one in found if " " in one or len(one) >= LONG_NAME}
        said = word_set("idiom") | {*phrases("idiom", game)}
        return dict.fromkeys(long - said, "#foreign-card")

    def elsewhere(view: View, ask: AnyAsk, label: str) -> Any:
        """The answer that names a card or an opponent not offered."""
        if isinstance(view, LcgView) and kind_of(label) == "card":
            return next(answers(view, ask, id_of(label), cards), None)
        if isinstance(view, LcgView) and kind_of(label) == "house" and ask.topic == "challenge":
            return _against(view, ask, id_of(label))
        return None

    return Lexicon(
        verbs={**verbs},
        groups=frozenset({"type", "who"}),
        repeated=frozenset({"marshal", "play"}),
        opponents=frozenset({"challenge"}),
        joined=frozenset({"challenge"}),
        copies=frozenset({"place", "reserve"}),
        names=_names,
        cards=names,
        features=features,
        party=_party,
        foresee=foresee,
        follows=follows,
        elsewhere=elsewhere,
    )
