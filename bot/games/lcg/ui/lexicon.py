"""The lexicon of the card games: their verbs, what is alike, and what is not asked now.

Names of cards come from the cards themselves, in both languages.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bot.games.lcg.entry import Entry
from bot.games.lcg.facts import Card
from bot.games.lcg.ui.foresight import Foresight, follows
from bot.games.lcg.ui.lines import pieces
from bot.games.lcg.ui.unoffered import answers
from bot.games.lcg.view import LcgView
from bot.kernel import Illegal, Key, Option, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of, kind_of, label_of
from bot.reader import Features, Lexicon, called, name_of, phrases, word_set


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
    if ask.topic == "act" and option.id.startswith("save:"):
        return Features(frozenset({f"@{option.label}", "=how/save"}))
    if kind_of(option.label) == "seat" and id_of(option.label).isdecimal():
        who = int(id_of(option.label))
        told = {name_of("house", view.players[who].faction)}
        told |= {"=who/me"} if who == view.viewer else set()
        return Features(frozenset(told), (frozenset(told),))
    return None


def _against(view: LcgView, ask: AnyAsk, faction: str) -> list[str] | None:
    """A challenge of some type against a player who is not offered for any."""
    seats = [seat for seat, one in enumerate(view.players) if one.faction == faction]
    ids = [one.id for one in getattr(ask, "options", ())]
    types = [one.partition(".") for one in ids if ":" not in one]
    open_to = {seat for _, dot, seat in types if dot}
    if len(seats) != 1 or str(seats[0]) in open_to or seats[0] == view.viewer:
        return None
    return next(([f"{kind}.{seats[0]}"] for kind, dot, _ in types if dot), None)


VERBS: Mapping[str, tuple[str, ...]] = {
    "plot": ("plot",),
    "place": ("place",),
    "marshal": ("act", "host"),
    "play": ("act", "target"),
    "challenge": ("challenge", "attackers", "stealth"),
    "stealth": ("stealth",),
    "defend": ("defenders",),
    "claim": ("claim",),
    "discard": ("reserve", "cost"),
    "pay": ("x",),
    "title": ("title",),
    "choose": ("target", "pick", "search", "host", "name", "opponent", "either"),
    "kneel": ("intimidate", "cost", "target"),
    "carry": ("host",),
    "stand": ("stand",),
    "return": ("put_back",),
    "win": ("winner",),
}
"""By which words which questions are answered."""


OPPOSITE: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("reserve", "cost", "claim", "intimidate", "put_back"), ("#leaving", "#sparing")
    ),
    **dict.fromkeys(("target", "pick"), ("#sparing",)),
}
"""What says of a card that it is not chosen, where whoever is chosen goes or kneels."""
PLAIN = frozenset({"challenge", "type", "defend"})
"""Words for these moments are meant, whatever the cards beside them could do now."""
MOMENTS = ("challenge", "type", "defend", "marshal", "play", "place", "plot")


def untimely(
    view: View, about: Sequence[str], named: Sequence[str], offered: bool
) -> Illegal | None:
    """Why a challenge, a defence, a card, a plot cannot be named at another question."""
    if not isinstance(view, LcgView):
        return None
    what = next((one for one in MOMENTS if one in about and (one in PLAIN or not offered)), "")
    if what == "type" and any(ask.topic in VERBS["challenge"] for ask in view.asks):
        return None
    phase = label_of("phase", view.phase)
    if what in ("challenge", "type") and view.challenge is not None:
        return Illegal("challenge-running")
    if what in ("challenge", "type"):
        return Illegal("challenge-when-asked", phase=phase)
    if what == "defend":
        return Illegal("defend-when-asked")
    cards = [label for label in named if kind_of(label) == "card"]
    if what == "marshal" and cards:
        return Illegal("marshal-when-active", card=cards[0])
    if what == "marshal" or (what == "play" and named):
        return Illegal("use-when-asked")
    if what == "place":
        return Illegal("place-when-asked", phase=phase)
    return Illegal("plot-when-asked", phase=phase) if what == "plot" else None


def copy(view: View, ask: AnyAsk, option: Option | Key) -> str:
    """Cards that the viewer holds are alike by name, cards in play if they stand alike."""
    if not isinstance(view, LcgView) or kind_of(option.label) != "card":
        return ""
    how, _, which = option.id.rpartition(":")
    name, _, rest = which.partition(".")
    number, _, ability = rest.partition(".")
    id, code = f"{name}.{number}", id_of(option.label)
    if any(card.id == id for card in (*view.hand, *view.plots)):
        return f"{how} {code} {ability}"
    stands = _stands(view, id)
    return f"{how} {code} {ability} {stands}" if stands else ""


def _stands(view: LcgView, id: str) -> str:
    """How a card in play stands, with all that is attached to it; empty if it is not in play."""
    seat, piece = pieces(view).get(id, (0, None))
    if piece is None:
        return ""
    values = piece.model_dump_json(exclude={"id", "host"})
    attached = [
        _stands(view, one.id) for player in view.players for one in player.play if one.host == id
    ]
    fight = view.challenge
    sides = (fight.attackers, fight.defenders, fight.bypassed) if fight is not None else ()
    return f"{seat} {values} {piece.host} {sorted(attached)} {[id in side for side in sides]}"


KINDS = ("plot", "title")
"""Questions to which every card of this type can be named, also where it is not there."""
LONG_NAME = 7
"""A card whose name is one shorter word is not looked for where it is not."""


def lexicon(
    game: str,
    verbs: Mapping[str, tuple[str, ...]],
    cards: Mapping[str, Card],
    entries: Mapping[str, Entry],
) -> Lexicon:
    """The lexicon of an edition that has these verbs and cards."""
    foresight = Foresight(cards, entries)
    of_kind = {kind: [one for one in cards if cards[one].type == kind] for kind in KINDS}

    @cache
    def names() -> dict[str, str]:
        found = [one for code in cards for one in called(game, label_of("card", code))]
        long = {one for one in found if " " in one or len(one) >= LONG_NAME}
        said = word_set("idiom") | {*phrases("idiom", game)}
        return dict.fromkeys(long - said, "#foreign-card")

    def named(view: View) -> Iterable[str]:
        """Cards that lie open or in the viewer's hand, and all that a question is about."""
        more = [code for ask in view.asks for code in of_kind.get(ask.topic, ())]
        return [*_names(view), *(label_of("card", code) for code in more)]

    def elsewhere(view: View, ask: AnyAsk, label: str) -> Any:
        """The answer that names a card or an opponent not offered."""
        if isinstance(view, LcgView) and kind_of(label) == "card":
            return next(answers(view, ask, id_of(label), cards), None)
        if isinstance(view, LcgView) and kind_of(label) == "house" and ask.topic == "challenge":
            return _against(view, ask, id_of(label))
        return None

    return Lexicon(
        verbs={**verbs},
        groups=frozenset({"type", "who", "how"}),
        repeated=frozenset({"marshal", "play"}),
        opponents=frozenset({"challenge"}),
        joined=frozenset({"challenge"}),
        copy=copy,
        scores=True,
        opposite=OPPOSITE,
        names=named,
        cards=names,
        features=features,
        party=_party,
        foresee=foresight.foresee,
        follows=follows,
        elsewhere=elsewhere,
        untimely=untimely,
    )
