"""The lexicon of Risk: its verbs, and what an attack or a maneuver will ask next."""

from collections.abc import Iterable
from typing import Any

from bot.games.risk.rules.board import MOST_ATTACKERS, board
from bot.games.risk.rules.cards import maesters
from bot.games.risk.rules.view import RiskView
from bot.kernel import Amount, Choose, Key, Option, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.reader import Done, Features, Lexicon

NEXT = {
    "invade_from": "invade_to",
    "invade_to": "how",
    "maneuver_from": "maneuver_to",
    "maneuver_to": "maneuver_units",
}
QUIET = {"end", "back", "none"}


def _held(view: RiskView) -> dict[str, int]:
    return {t: h.units for t, h in view.territories.items() if h.owner == view.viewer and h.units}


def _targets(view: RiskView, source: str) -> list[str]:
    near = board(view.board).links.get(source, ())
    return [t for t in near if view.territories[t].owner != view.viewer]


def _goals(view: RiskView, source: str) -> list[str]:
    return sorted(board(view.board).reachable(source, set(_held(view))))


def _choose(view: RiskView, topic: str, places: Iterable[str], quiet: tuple[str, str]) -> Choose:
    options = [Option(id=place, label=label_of("territory", place)) for place in places]
    last = Option(id=quiet[0], label=quiet[1])
    public = "maneuver" if topic.startswith("maneuver") else "invade"
    return Choose(
        seat=view.viewer or 0,
        topic=topic,
        purpose="source" if topic.endswith("_from") else "target",
        quiet=[last.id],
        open_to_all=True,
        public=public,
        options=[*options, last],
        default=[last.id],
    )


def _how(view: RiskView, units: int) -> Choose:
    able = units - 1
    options = [Option(id="all", label="until-won")]
    if able > 1:
        options.append(Option(id="until", label="until-left"))
    dice = range(min(able, MOST_ATTACKERS), 0, -1)
    options += [Option(id=str(n), label="one-battle", args={"dice": n}) for n in dice]
    options.append(Option(id="stop", label="stop-invasion"))
    seat = view.viewer or 0
    return Choose(
        seat=seat,
        topic="how",
        quiet=["stop"],
        open_to_all=True,
        public="invade",
        options=options,
        open_ended=["until"],
        default=["stop"],
    )


def _amount(view: RiskView, topic: str, most: int) -> Amount:
    public = "maneuver" if topic == "maneuver_units" else "invade"
    seat = view.viewer or 0
    return Amount(
        seat=seat,
        topic=topic,
        open_to_all=True,
        public=public,
        min=1,
        max=most,
        default=most,
        stays=1 if topic == "maneuver_units" else 0,
    )


def _playable(view: RiskView) -> Choose:
    """R15.2: the cards that can be played beside another question."""
    options = [Option(id=card, label=label_of("maester", card)) for card in view.maesters]
    seat = view.viewer or 0
    quiet = Option(id="pass", label="pass")
    return Choose(
        seat=seat,
        topic="act",
        quiet=["pass"],
        public="act",
        options=[*options, quiet],
        default=["pass"],
    )


def foresee(view: View, topic: str, done: Done) -> AnyAsk | None:
    """R5, R8: what an attack or a maneuver asks after these answers."""
    if not isinstance(view, RiskView):
        return None
    if topic == "act":
        return _playable(view)
    held = _held(view)
    first = "maneuver_from" if topic.startswith("maneuver") else "invade_from"
    source = str(done.get(first) or done.get("source") or "")
    if topic == "invade_from":
        places = [t for t, units in held.items() if units > 1 and _targets(view, t)]
        return _choose(view, topic, places, ("end", "end-invasions"))
    if topic == "maneuver_from":
        places = [t for t, units in held.items() if units > 1 and _goals(view, t)]
        return _choose(view, topic, places, ("none", "no-maneuver"))
    if source not in held:
        return None
    if topic == "invade_to":
        return _choose(view, topic, _targets(view, source), ("back", "back"))
    if topic == "maneuver_to":
        return _choose(view, topic, _goals(view, source), ("back", "back"))
    if topic == "how":
        return _how(view, held[source]) if held[source] > 1 else None
    most = held[source] - 1
    return _amount(view, topic, most) if topic in ("until", "maneuver_units") and most else None


def follows(topic: str, value: Any) -> str | None:
    """What an attack or a maneuver goes on with."""
    chosen = value[0] if isinstance(value, list) and value else value
    if (topic, chosen) == ("invade_from", "end"):
        return "maneuver_from"
    if chosen == "cards":
        return "act"
    if topic == "how":
        return "until" if chosen == "until" else None
    return NEXT.get(topic) if isinstance(chosen, str) and chosen not in QUIET else None


def _territories(view: View) -> Iterable[str]:
    if not isinstance(view, RiskView):
        return []
    options = [one for ask in view.asks if isinstance(ask, Choose) for one in ask.options]
    cards = maesters() if any(one.id == "cards" for one in options) or _acts(view) else ()
    return [
        *(label_of("territory", one) for one in view.territories),
        *(label_of("maester", c) for c in cards),
    ]


def _acts(view: RiskView) -> bool:
    return any(ask.topic == "act" for ask in view.asks)


def _house(view: View, seat: int) -> str:
    known = view.players if isinstance(view, RiskView) else []
    return known[seat].house if 0 <= seat < len(known) else ""


def _special(option: Option | Key) -> Features:
    """A selection of knights and siege engines by those that are in it."""
    kinds = [kind for kind in SPECIAL if option.args.get(kind)]
    named = frozenset(f"=special/{kind}" for kind in kinds)
    if len(kinds) == len(SPECIAL):
        both = frozenset({"=special/both", "#both", "#all"})
        return Features(named | both, tuple(both | {one} for one in sorted(named)))
    return Features(named or frozenset({"=special/none", "#none", "#nope"}))


def _features(view: View, ask: AnyAsk, option: Option | Key) -> Features | None:
    """R3: a set of cards by its cards; the one that brings most by `best`."""
    if option.label == "specials":
        return _special(option)
    if ask.topic != "trade" or not isinstance(ask, Choose) or "cards" not in option.args:
        return None
    best = {"=trade/first"} if option.id == ask.options[0].id else set()
    return Features(frozenset({f"@{card}" for card in option.args["cards"]} | best))


SPECIAL = ("knight", "siege_engine")

RISK = Lexicon(
    groups=frozenset({"special"}),
    verbs={
        "attack": ("invade_from", "invade_to", "how", "until"),
        "maneuver": ("maneuver_from", "maneuver_to", "maneuver_units"),
        "place": ("place",),
        "trade": ("trade",),
        "move_in": ("move_in",),
        "draw": ("draw",),
        "defend": ("defence",),
        "house": ("houses", "house"),
        "buy": ("buy",),
        "play": ("act",),
        "settle": ("plan",),
        "complete": ("complete",),
    },
    shortcuts={"end_turn": (("invade_from", ["end"]), ("maneuver_from", ["none"]))},
    detours={
        ("attack", "invade_to"): ("back", True),
        ("attack", "how"): ("stop", False),
        ("maneuver", "maneuver_to"): ("back", True),
        ("maneuver", "invade_from"): ("end", False),
        ("play", "invade_from"): ("cards", True),
        ("play", "how"): ("cards", True),
        ("play", "maneuver_from"): ("cards", True),
    },
    names=_territories,
    features=_features,
    party=_house,
    foresee=foresee,
    follows=follows,
)
