"""The lexicon of The Iron Throne: its verbs, and how support is offered in words."""

from collections.abc import Iterable, Iterator

from bot.discord_ui.typed.lexicon import Lexicon
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.vocabulary import phrases
from bot.games.iron_throne.view import IronView
from bot.kernel import View
from bot.kernel.asks import AnyAsk, Choose, Option

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


def _sources(ask: Choose, option: Option) -> Iterator[str]:
    """R10.1: `Stark's deck`; the house need not be said where all are of one."""
    house, _, source = option.id.partition(".")
    kind, _, held = source.partition(".")
    words = phrases(f"source-{kind}", GAME)
    if held:
        houses = catalogue_name(GAME, f"house:{held}")[1]
        of = ("from", "von", "of")
        words = (
            *(f"{one} {w}" for one in houses for w in words),
            *(f"{w} {between} {one}" for one in houses for w in words for between in of),
        )
    if len({one.id.partition(".")[0] for one in ask.options}) == 1:
        yield from words
    for name in catalogue_name(GAME, f"house:{house}")[1]:
        yield from (f"{name} {word}" for word in words)
        yield from (
            f"{word} {between} {name}" for word in words for between in ("from", "von", "of")
        )


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
    parts=parts,
    party=_party,
)
