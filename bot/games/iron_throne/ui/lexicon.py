"""The lexicon of The Iron Throne: its verbs, and how support is offered in words."""

from collections.abc import Iterable

from bot.games.iron_throne.rules.cards import card_name, full_deck
from bot.games.iron_throne.rules.view import IronView
from bot.kernel import Choose, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, kind_of, label_of
from bot.reader import Features, Lexicon, name_of

TORTURE = "=hostages/torture"


def _names(view: View) -> Iterable[str]:
    """Characters and houses of the game, also those that cannot be chosen now."""
    if not isinstance(view, IronView):
        return []
    houses = [player.house for player in view.players if player.house]
    people = [name for player in view.players for name in (*player.characters, player.leader)]
    options = [one for ask in view.asks if isinstance(ask, Choose) for one in ask.options]
    laid = any(kind_of(option.label) == "card" for option in options)
    cards = dict.fromkeys(card_name(c) for house in houses for c in full_deck(house) if laid)
    return [
        *(label_of("character", name) for name in people if name),
        *(label_of("house", house) for house in houses),
        *(label_of("card", name) for name in cards),
    ]


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
    if ask.topic == "lay" and isinstance(ask, Choose) and option.id.startswith("war_"):
        return _war(ask, option)
    if ask.topic == "hostages" and isinstance(option, Key):
        return _held(option)
    act, dot, whom = option.id.partition(".")
    if ask.topic == "hostages" and act == "torture" and dot:
        needs = (
            frozenset({TORTURE}),
            frozenset({name_of("character", whom), name_of("card", whom)}),
        )
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
    sides = {f"=side/{side}", name_of("house", view.players[active].house)}
    sides |= {name_of("character", one) for one in fights}
    who = frozenset({name_of("character", character)})
    return Features(who | sides, (frozenset(sides), who))


def _held(key: Key) -> Features:
    """R4.1: a hostage by its card and its house, but not by the house it is given to."""
    house, _, card = id_of(key.label).partition(".")
    owner = frozenset({name_of("house", house)})
    return Features(owner | {f"@{key.label}", name_of("card", card)}, (), owner)


def _war(ask: Choose, option: Option | Key) -> Features:
    """R8.1: a war card by its value, or as the highest or lowest that is held."""
    values = [int(one.id[4:]) for one in ask.options if one.id.startswith("war_")]
    mine = int(option.id[4:])
    ranks = {"~rank/highest"} if mine == max(values) else set()
    ranks |= {"~rank/lowest"} if mine == min(values) else set()
    return Features(frozenset(ranks | {f"@{option.label}"}))


def _source(option: Option | Key) -> Features | None:
    """R10.1: `Stark's deck`, `the Baratheon hostage that Lannister holds`."""
    house, dot, source = option.id.partition(".")
    if not dot:
        return None
    sort, _, held = source.partition(".")
    words = frozenset({f"=source/{sort}", f"~source/{sort}_of"})
    owner = {name_of("house", held)} if held else set()
    return Features(words | {name_of("house", house)} | owner, (words,))


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
    groups=frozenset({"side", "source", "rank"}),
    opposite={"discard": ("=discard/keep",)},
    names=_names,
    features=features,
    kind=kind,
    party=_house,
)
