"""The lexicon of The Iron Throne: its verbs, and how support is offered in words."""

from collections.abc import Iterable

from bot.games.iron_throne.rules.view import IronView
from bot.kernel import View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import kind_of, label_of
from bot.reader import Features, Lexicon

TORTURE = "=hostages/torture"


def _names(view: View) -> Iterable[str]:
    """Characters and houses of the game, also those that cannot be chosen now."""
    if not isinstance(view, IronView):
        return []
    people = [label_of("character", name) for player in view.players for name in player.characters]
    return [*people, *(label_of("house", player.house) for player in view.players if player.house)]


def _house(view: View, seat: int) -> str:
    return view.players[seat].house if isinstance(view, IronView) else ""


def kind(option: Option) -> str:
    """What sort of card an option is: `both characters`, `all war cards`."""
    if kind_of(option.label) != "card" or option.id == "peace":
        return ""
    return "war" if option.id.startswith("war_") else "character"


def features(view: View, ask: AnyAsk, option: Option | Key) -> Features | None:
    """What options that are no names can be told by."""
    if not isinstance(view, IronView):
        return None
    if ask.topic == "support":
        return _offer(view, option)
    if ask.topic == "hostage":
        return _source(option)
    act, dot, whom = option.id.partition(".")
    if ask.topic == "hostages" and act == "torture" and dot:
        needs = (frozenset({TORTURE}), frozenset({f"@character:{whom}", f"@card:{whom}"}))
        return Features(needs[0] | needs[1], needs)
    return None


def _offer(view: IronView, option: Option | Key) -> Features | None:
    """R6.1: a side and somebody for it: `Robb for the challenger`, `help Lannister with Robb`."""
    clash = view.encounter
    side, _, character = option.id.partition(".")
    if not character or clash is None:
        return None
    active = clash.challenger if side == "challenge" else clash.defender
    fights = [part.character for part in clash.parts if part.seat == active]
    sides = {f"=side/{side}", f"@house:{view.players[active].house}"}
    sides |= {f"@character:{one}" for one in fights}
    who = frozenset({f"@character:{character}"})
    return Features(who | sides, (frozenset(sides), who))


def _source(option: Option | Key) -> Features | None:
    """R10.1: `Stark's deck`, `the Baratheon hostage that Lannister holds`."""
    house, dot, source = option.id.partition(".")
    if not dot:
        return None
    sort, _, held = source.partition(".")
    words = frozenset({f"=source/{sort}", f"=source/{sort}-of"})
    owner = {f"@house:{held}"} if held else set()
    return Features(words | {f"@house:{house}"} | owner, (words,))


IRON_THRONE = Lexicon(
    verbs={
        "house": ("houses",),
        "leader": ("leader",),
        "challenge": ("defender",),
        "power": ("power",),
        "send": ("character",),
        "support": ("support",),
        "accept": ("answer", "welcome"),
        "lay": ("lay", "lay_if", "lay_on"),
        "act": ("act", "later", "drawn", "then", "turned", "later_if", "drawn_if"),
        "distribute": ("distribute",),
        "discard": ("discard", "pressed"),
        "take": ("hostage", "hostages_each"),
        "hostages": ("hostages",),
        "force": ("blackmail",),
        "terms": ("talk",),
        "replace": ("replace",),
        "choose": ("target", "choice", "consent", "beggar_king", "second_offer", "kingsguard"),
    },
    groups=frozenset({"side", "source"}),
    opposite={"discard": ("=discard/keep",)},
    names=_names,
    features=features,
    kind=kind,
    party=_house,
)
