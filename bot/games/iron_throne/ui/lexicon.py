"""The lexicon of The Iron Throne: its verbs, and how support is offered in words."""

from collections.abc import Iterable, Iterator
from functools import cache

from bot.discord_ui.typed.lexicon import Lexicon
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.vocabulary import phrases
from bot.games.iron_throne.rules.view import IronView
from bot.kernel import View
from bot.kernel.asks import AnyAsk, Choose, Option
from bot.kernel.labels import kind_of

GAME = "iron_throne"
OWN_NAMES = frozenset(
    {
        "support",
        "lay",
        "lay_if",
        "lay_on",
        "act",
        "later",
        "drawn",
        "then",
        "turned",
        "later_if",
        "drawn_if",
        "discard",
        "pressed",
        "replace",
        "kingsguard",
        "hostage",
    }
)
"""Questions in which a name stands for something else: an offer, a card, whose deck it is."""
OF = ("from", "von", "of")
PLAIN = 3
"""So many of a house's names are its own; the others are nicknames."""
WAR = ("lay", "lay_if")
"""Questions in which a card can be told by how high it is."""


def _names(view: View) -> Iterable[str]:
    """Characters and houses of the game, also those that cannot be chosen now."""
    if not isinstance(view, IronView) or any(ask.topic in OWN_NAMES for ask in view.asks):
        return []
    people = [f"character:{name}" for player in view.players for name in player.characters]
    return [*people, *(f"house:{player.house}" for player in view.players if player.house)]


def called(view: View, ask: AnyAsk, option: Option) -> Iterator[str]:
    """What options that are no names are called."""
    if isinstance(view, IronView) and ask.topic == "hostage" and isinstance(ask, Choose):
        yield from _sources(ask, option)


def perhaps(view: View, ask: AnyAsk, option: Option) -> Iterator[str]:
    """`Lannister's hand` may be something to look at; the highest card need not be a war card."""
    if isinstance(view, IronView) and ask.topic == "hostage":
        house, _, source = option.id.partition(".")
        if not source:
            return
        words = phrases(f"source-{source.partition('.')[0]}-of", GAME)
        yield from _of_house(catalogue_name(GAME, f"house:{house}")[1], words)
    elif isinstance(ask, Choose) and ask.topic in WAR and option.id in (war := _by_height(ask)):
        if option.id == war[-1]:
            yield from phrases("highest", GAME)
        if option.id == war[0]:
            yield from phrases("lowest", GAME)


def _by_height(ask: Choose) -> list[str]:
    """The war cards among the options, the lowest first."""
    war = [one.id for one in ask.options if kind(one) == "war"]
    return sorted(war, key=lambda one: int(one.rpartition("_")[2]))


def kind(option: Option) -> str:
    """What sort of card an option is: `both characters`, `all war cards`."""
    if kind_of(option.label) != "card" or option.id == "peace":
        return ""
    return "war" if option.id.startswith("war_") else "character"


def parts(view: View, ask: AnyAsk, option: Option) -> tuple[tuple[str, ...], ...]:
    """What an offer is made of."""
    return _offer(view, option) if isinstance(view, IronView) and ask.topic == "support" else ()


def _offer(view: IronView, option: Option) -> tuple[tuple[str, ...], ...]:
    """R6.1: a side and somebody for it: `Robb for the challenger`, `help Lannister with Robb`."""
    clash = view.encounter
    side, _, character = option.id.partition(".")
    if not character or clash is None:
        return ()
    active = clash.challenger if side == "challenge" else clash.defender
    fights = [part.character for part in clash.parts if part.seat == active]
    sides = (
        *phrases(f"side-{side}", GAME),
        *catalogue_name(GAME, f"house:{view.players[active].house}")[1],
        *(name for one in fights for name in catalogue_name(GAME, f"character:{one}")[1]),
    )
    return sides, catalogue_name(GAME, f"character:{character}")[1]


def _sources(ask: Choose, option: Option) -> tuple[str, ...]:
    """R10.1: `Stark's deck`; the house need not be said where all are of one."""
    if "." not in option.id:
        return ()  # Not a source: to be asked later.
    alone = len({one.id.partition(".")[0] for one in ask.options if "." in one.id}) == 1
    return _source(option.id, alone)


@cache
def _source(which: str, alone: bool) -> tuple[str, ...]:
    house, _, source = which.partition(".")
    kind, _, held = source.partition(".")
    words = phrases(f"source-{kind}", GAME)
    houses = catalogue_name(GAME, f"house:{house}")[1]
    if held:
        # Two houses of a dozen names each are too many to tell apart.
        owners = catalogue_name(GAME, f"house:{held}")[1]
        words = tuple(_of_house(owners if alone else owners[:PLAIN], words))
        houses = houses[:PLAIN]
    return (*(words if alone else ()), *_of_house(houses, words))


def _of_house(names: tuple[str, ...], words: tuple[str, ...]) -> Iterator[str]:
    """`Lannister's hand`, `the hand of Lannister`."""
    yield from (f"{name} {word}" for name in names for word in words)
    yield from (f"{word} {of} {name}" for name in names for word in words for of in OF)


def _party(view: View, seat: int) -> str:
    return view.players[seat].house if isinstance(view, IronView) else ""


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
    quiet={
        "support": "out",
        "act": "pass",
        "later": "pass",
        "drawn": "pass",
        "then": "pass",
        "peek": "leave",
        "beggar_king": "pass",
        "second_offer": "pass",
        "beloved": "pass",
        "zealous": "pass",
        "protector": "pass",
        "kingsguard": "pass",
    },
    shown=frozenset({"defender", "power", "character", "support", "answer", "talk", "hostage"}),
    hidden=frozenset({"welcome", "blackmail", "beggar_king", "second_offer", "beloved"}),
    picks={"welcome": ("accept", "decline")},
    spared={"hostages": "keep"},
    names=_names,
    called=called,
    perhaps=perhaps,
    kind=kind,
    parts=parts,
    party=_party,
)
