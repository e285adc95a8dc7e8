"""The lexicon of The Iron Throne: its verbs, and how support is offered in words."""

from collections.abc import Iterable, Iterator

from bot.discord_ui.typed.lexicon import Lexicon
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.vocabulary import phrases
from bot.games.iron_throne.view import IronView
from bot.kernel import View
from bot.kernel.asks import AnyAsk, Option

GAME = "iron_throne"
OWN_NAMES = frozenset(
    {"support", "lay", "act", "later", "drawn", "discard", "replace", "kingsguard"}
)
"""Questions in which a character's name stands for something else: an offer, or a card."""


def _names(view: View) -> Iterable[str]:
    """Characters and houses of the game, also those that cannot be chosen now."""
    if not isinstance(view, IronView) or any(ask.topic in OWN_NAMES for ask in view.asks):
        return []
    people = [f"character:{name}" for player in view.players for name in player.characters]
    return [*people, *(f"house:{player.house}" for player in view.players if player.house)]


def called(view: View, ask: AnyAsk, option: Option) -> Iterator[str]:
    """Offers of support and terms of peace, as people say them."""
    if ask.topic == "talk":
        yield from _term(view, option)
    else:
        yield from _support(view, ask, option)


def _term(view: View, option: Option) -> Iterator[str]:
    """R7.8: `I want 1 influence`, `2 power for you`."""
    if not isinstance(view, IronView) or view.viewer is None:
        return
    house, _, item = option.id.partition(".")
    whose = "mine" if view.players[view.viewer].house == house else "theirs"
    for term in phrases(f"term-{item}", GAME):
        yield from (f"{before} {term}" for before in phrases(f"{whose}-before", GAME))
        yield from (f"{term} {after}" for after in phrases(f"{whose}-after", GAME))


def _support(view: View, ask: AnyAsk, option: Option) -> Iterator[str]:
    """R6.1: `Robb for the challenger`, `support Lannister with Robb`."""
    clash = view.encounter if isinstance(view, IronView) else None
    side, _, character = option.id.partition(".")
    if ask.topic != "support" or not character or clash is None:
        return
    assert isinstance(view, IronView)
    active = clash.challenger if side == "challenge" else clash.defender
    sides = (
        *phrases(f"side-{side}", GAME),
        *catalogue_name(GAME, f"house:{view.players[active].house}")[1],
    )
    people = catalogue_name(GAME, f"character:{character}")[1]
    for one in sides:
        for name in people:
            yield from (f"{one} {name}", f"{name} {one}")
            for between in phrases("support-with", GAME):
                yield f"{one} {between} {name}"
            for between in phrases("support-for", GAME):
                yield f"{name} {between} {one}"


IRON_THRONE = Lexicon(
    verbs={
        "house": ("houses",),
        "leader": ("leader",),
        "challenge": ("defender",),
        "power": ("power",),
        "send": ("character",),
        "support": ("support",),
        "accept": ("answer", "welcome"),
        "lay": ("lay",),
        "act": ("act", "later", "drawn"),
        "distribute": ("distribute",),
        "discard": ("discard",),
        "take": ("hostage", "hostages_each"),
        "hostages": ("hostages",),
        "force": ("blackmail",),
        "replace": ("replace",),
        "talk": ("talk",),
        "choose": ("target", "choice", "consent", "beggar_king", "second_offer", "kingsguard"),
    },
    quiet={
        "support": "out",
        "act": "pass",
        "later": "pass",
        "drawn": "pass",
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
    names=_names,
    called=called,
)
