"""The lexicon of the Board Game: its verbs, what orders and units are called, what follows."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.games.board_game.rules.facts import UNITS, house_cards, regions, tokens
from bot.games.board_game.rules.foresight import exchange_after, moves_after, muster_after
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Choose, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import kind_of, label_of
from bot.reader import Done, Features, Lexicon, name_of
from bot.reader.vocabulary import number, phrases

GAME = "board_game"
NOTHING = frozenset({"=line/nothing", "#none"})
STAY = frozenset({"=line/stay", "#leaving"})
TOKEN = "power_token"
KINDS = {
    "march": "march",
    "defense": "defense",
    "support": "support",
    "raid": "raid",
    "consolidate": "consolidate",
    "consolidate_power": "consolidate",
}


def _names(view: View) -> Iterable[str]:
    """Areas, units and houses, also those that cannot be chosen now."""
    if not isinstance(view, BoardView):
        return []
    areas = [label_of("region", one) for one in view.regions]
    about_cards = any(kind_of(option.label) == "card" for option in _options(view))
    cards = house_cards() if about_cards else ()
    return [
        *areas,
        *(label_of("unit", one) for one in UNITS),
        *(label_of("house", one) for one in view.houses),
        *(label_of("card", one) for one in cards),
    ]


def _options(view: View) -> list[Option]:
    return [one for ask in view.asks if isinstance(ask, Choose) for one in ask.options]


def _house(view: View, seat: int) -> str:
    known = view.houses if isinstance(view, BoardView) else []
    return known[seat] if 0 <= seat < len(known) else ""


def features(view: View, ask: AnyAsk, option: Option | Key) -> Features | None:
    """What options, areas and values can be told by, where that is not their name."""
    if not isinstance(view, BoardView):
        return None
    if kind_of(option.label) == "order":
        return _order(option.id)
    if option.id == "after":
        return Features(frozenset({"=line/after", "~line/after"}))
    if kind_of(option.label) == "side":
        return _side(view, ask, option.id)
    if ask.topic == "march_moves":
        return _move(option)
    if ask.topic == "muster" and isinstance(option, Option):
        return _muster(option)
    if ask.topic == "raid" and option.label in ("raid-none", "raid-none-star"):
        return Features(NOTHING | {f"@{option.args['source']}"}, (NOTHING,))
    if ask.topic in ("raven", "march") and "region" in option.args:
        return _laid(option)
    if ask.topic == "house_card" and option.id in house_cards():
        # `the 3` is the card of that strength, or the third.
        strength = f"#{house_cards()[option.id].strength}"
        return Features(frozenset({f"@{option.label}", strength}))
    if isinstance(option, Key) and kind_of(option.label) == "region":
        return _area(option.label.partition(":")[2])
    act, _, area = option.id.partition("/")
    if ask.topic in ("house_card", "consolidate") and area:
        needs = (frozenset({f"=line/{act}", "#except"}), frozenset({name_of("region", area)}))
        return Features(needs[0] | needs[1], needs)
    return None


def _area(which: str) -> Features:
    """An area by its name; a sea or a port also by what it is."""
    kind = regions()[which].kind
    return Features(frozenset({name_of("region", which), f"=line/{kind}"}))


def _order(which: str) -> Features:
    """R3.07: an order by its kind, its number and its star; without those the plain one."""
    token = tokens()[which]
    kind = frozenset({f"=kind/{KINDS[token.kind]}"})
    value = token.modifier
    signs = {f"#{value:+d}", f"#{value}"} if value else {"#0", "#+0"}
    signs |= {f"=line/{'minus' if value < 0 else 'plus'}_{abs(value)}"} if value else set()
    if token.star:
        signs.add("=line/star")
    name = frozenset({name_of("order", which)})
    plain = not token.star and value >= 0
    needs = (kind | name,) if plain else (kind | name, name | signs)
    return Features(kind | name | signs, needs)


def _side(view: BoardView, ask: AnyAsk, side: str) -> Features:
    """R10.08: whom to support; `support the attacker`, `help Stark`."""
    known = {f"=line/{side}"}
    if side == "none":
        known |= NOTHING
    if ask.topic == "neutral_support":
        known |= {"#yes"} if side == "attacker" else set()
    seat = str(ask.about.get(side, "")).partition(":")[2]
    if seat.isdecimal():
        known.add(name_of("house", _house(view, int(seat))))
    return Features(frozenset(known))


def _move(option: Option | Key) -> Features | None:
    """R9.01, R9.11: units that stay, and a power token that is left."""
    if option.id == TOKEN:
        return Features(frozenset({"=line/token"}))
    if option.id in ("stay", "leave"):
        return Features(STAY | ({"#none"} if option.id == "stay" else frozenset()))
    return Features() if option.id == "no" else None


def _muster(option: Option | Key) -> Features | None:
    """R12: units, ships with the sea they are put into, and upgrades."""
    if option.id == "none":
        return Features(NOTHING)
    if option.id.startswith("upgrade_"):
        becomes = frozenset({name_of("unit", option.id.removeprefix("upgrade_"))})
        how = frozenset({"=line/upgrade", "#becomes"})
        return Features(becomes | how | {"@unit:footman"}, (becomes, how))
    if option.id.startswith("ship/"):
        sea = option.id.removeprefix("ship/")
        ship = frozenset({"@unit:ship"})
        port = sea.startswith("port_of_")
        where = frozenset({name_of("region", sea)} | ({"=line/port"} if port else set()))
        return Features(ship | where, (ship,))
    return None


def _laid(option: Option | Key) -> Features:
    """R7.01, A4.04: an area, or the order that lies there."""
    may = {f"@{option.args['region']}", "=line/first"}
    if "order" in option.args:
        token = tokens()[str(option.args["order"]).partition(":")[2]]
        may |= {f"#{token.modifier:+d}"} if token.modifier else set()
    return Features(frozenset(may))


def _foresee(view: View, topic: str, done: Done) -> AnyAsk | None:
    """R9.01, R7.01, R12.04: what is asked once an area was chosen."""
    if not isinstance(view, BoardView):
        return None
    if topic == "march_moves" and _held(view, str(done.get("march"))):
        return moves_after(view, str(done["march"]))
    if topic == "raven_order" and _held(view, str(done.get("raven"))):
        return exchange_after(view, str(done["raven"]))
    if topic == "muster" and _held(view, str(done.get("region"))):
        return muster_after(view, str(done["region"]))
    return None


def _held(view: BoardView, area: str) -> bool:
    """Whether an area of the viewer's has an order."""
    known = view.regions.get(area)
    return known is not None and known.owner == view.viewer and bool(known.order)


def _follows(topic: str, value: Any) -> str | None:
    chosen = value[0] if isinstance(value, list) and value else ""
    if topic == "march":
        return "march_moves"
    if topic == "raven" and chosen not in ("pass", "look"):
        return "raven_order"
    return "muster" if (topic, chosen) == ("consolidate", "muster") else None


def plural(words: Sequence[str], at: int) -> int | None:
    """How many a unit's name stands for that has no number: one, all (None), or 0 if unclear.

    `footmen` are all of them, `some footmen` are not; a German `Ritter` may be one or several, as
    its article says.
    """
    word = words[at]
    many, either = phrases("units-many", GAME), phrases("units-either", GAME)
    before = words[at - 1] if at else ""
    if before in phrases("some", GAME):
        return 0
    if word in many and word not in either:
        return None
    if word not in either or number(before) is not None:
        return 1
    if before in phrases("the-many", GAME):
        return None
    return 1 if before in phrases("the-one", GAME) else 0


BOARD_GAME = Lexicon(
    opposite={"return_objective": ("#leaving",)},
    verbs={
        "house": ("houses", "draft_house"),
        "orders": ("orders", "raven", "raven_order"),
        "march": ("march", "march_moves"),
        "muster": ("muster", "consolidate"),
        "raid": ("raid",),
        "support": ("support", "neutral_support", "accept_support"),
        "raven": ("raven", "raven_order"),
        "lose": (
            *("casualties", "skull_losses", "retreat_losses", "reduce_armies", "lose_units"),
            *("downgrade_knights", "destroy_knights", "upgrade_footmen"),
        ),
        "bid": ("bid", "wildling_bid", "aeron_damphair_dwd"),
        "card": (
            *("house_card", "discard_card", "aeron_damphair", "mammoth_card"),
            *("qyburn", "melisandre_dwd", "objective", "keep_objectives"),
            *("put_objective", "take_objective", "return_objective"),
            *("draft_card", "draft_blind", "card_set"),
        ),
        "retreat": ("retreat",),
    },
    groups=frozenset({"line", "kind", "units"}),
    everyone={"march_moves": frozenset({TOKEN})},
    whole=frozenset({"march_moves", "support", "neutral_support"}),
    slots=frozenset({"muster"}),
    last={"march_moves": "stay"},
    implied={TOKEN: "leave"},
    plural=plural,
    names=_names,
    features=features,
    party=_house,
    foresee=_foresee,
    follows=_follows,
)
