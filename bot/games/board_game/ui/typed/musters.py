"""A muster of the Board Game in one line: castles, and the units that are raised in each."""

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.lexicon import Chain, Unsure
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.tokens import ARROW, tokens
from bot.discord_ui.typed.vocabulary import number, phrases, word_set
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.typed.marches import HOW_MANY
from bot.games.board_game.ui.typed.orders import cut
from bot.games.board_game.ui.typed.words import (
    GAME,
    areas_in,
    how_many,
    meant,
    pieces,
    said,
    unclear,
    unit_in,
    words_in,
)
from bot.kernel import Assign, Illegal


def muster(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R5.13: `winterfell 2 footmen, white harbor ship, the eyrie upgrade knight`."""
    given: dict[str, str] = {}
    allowed = {key.id: key.allowed or [] for key in ask.keys}
    castles = list(dict.fromkeys(key.id.split("/")[0] for key in ask.keys))
    parts = [part for whole in pieces(text) for part in _by_castle(whole, castles)]
    listed = [one for part in parts for one in _everywhere(part, castles)]
    home = castles[0] if len(castles) == 1 else ""
    last, before, each = "", list[str](), list[str]()
    for piece in listed:
        words, named = words_in(piece), [meant(one, castles) for one in areas_in(piece)]
        wanted = _units(piece)
        if named and not wanted:  # `2 footmen in winterfell and one in pyke`, `one each in …`
            wanted = before[:1] * (_number(piece) or 0) or each
        before, each = wanted, wanted if word_set("each") & {*words} else each
        if last and not {*named} & {*castles} and any(word in said("there") for word in words):
            named = [last, *named]
        if wanted == ["ship"] and len(named) == 1 and named[0] and named[0] not in castles:
            named = [*_harbours(ask, named[0], alone=len(listed) == 1), *named]
        if wanted and not named and home:
            named = [home]
        nothing = said("nothing") | word_set("rest", "leaving")
        if not named and not wanted and any(word in nothing for word in words):
            continue
        if not named and not wanted and given and _number(piece) is None:
            continue  # `…, that is all`
        if wanted and not named and _understood(piece):
            ways = _ways(ask, wanted) if len(listed) == 1 else []
            raise Unsure(ways, unclear(desk, ask.values, piece))
        if not wanted or not named or None in named or not _understood(piece):
            raise unclear(desk, ask.values, piece)
        castle, place = _castle(castles, [one for one in named if one])
        last = castle
        home = castle if home == castle or _castles_lead(listed) else ""
        if f"{castle}/2" in allowed and not _becomes(piece) and (vague := _uncounted(piece)):
            one, two = {castle: vague}, {castle: vague, f"{castle}/2": vague}
            ways = [((ask, way),) for way in (one, two) if wanted == [vague] and len(listed) == 1]
            raise Unsure(ways, Illegal(HOW_MANY, unit=f"unit:{vague}"))
        if any(word in said("upgrade") for word in words) or _becomes(piece):
            wanted = [f"upgrade_{unit}" for unit in wanted if unit != "footman"]
        for unit in wanted:
            thing = unit
            if unit == "ship":
                thing = _ship(castle, place, allowed, port=any(w in said("port") for w in words))
            if f"{castle}/2" in given:
                raise unclear(desk, ask.values, piece)
            given[castle if castle not in given else f"{castle}/2"] = thing
    return given


def _ways(ask: Assign, wanted: list[str]) -> list[Chain]:
    """No castle is named: these units in every one of them."""
    castles = [key.id for key in ask.keys if "/" not in key.id]
    allowed = {key.id: key.allowed or [] for key in ask.keys}
    ways: list[Chain] = []
    for one in castles:
        things = [_ship(one, "", allowed, port=False) if u == "ship" else u for u in wanted]
        ways.append(((ask, dict(zip([one, f"{one}/2"], things, strict=False))),))
    return ways if len(wanted) <= 2 else []


def _everywhere(piece: str, castles: list[str]) -> list[str]:
    """`a footman in each castle`: once for every one of them."""
    every = word_set("each", "all") | said("everywhere") | said("castle")
    words = tokens(piece)
    if areas_in(piece) or not _units(piece) or not any(word in every for word in words):
        return [piece]
    rest = " ".join(word for word in words if word not in every)
    return [f"{rest} {catalogue_name(GAME, f'region:{one}')[0]}" for one in castles]


def _harbours(ask: Assign, place: str, *, alone: bool) -> list[str]:
    """The castle from which a ship can be put there; several are offered, if that is all."""
    ship = f"ship/{place}"
    fits = [key.id for key in ask.keys if ship in (key.allowed or []) and "/" not in key.id]
    if len(fits) > 1 and alone:
        chains = [((ask, {one: ship}),) for one in fits]
        raise Unsure(chains, Illegal(HOW_MANY, unit="unit:ship"))
    return fits if len(fits) == 1 else []


def _castles_lead(listed: list[str]) -> bool:
    """Whether every castle stands before its units: what follows without one belongs to it."""
    for piece in listed:
        areas, words = areas_in(piece), tokens(piece)
        if areas and any(unit_in(word) is not None for word in words[: areas[0].start]):
            return False
    return True


def _becomes(piece: str) -> bool:
    """`footman to knight`, `Fußsoldat zum Ritter machen`: two units, and one becomes the other."""
    listed = tokens(piece)
    units = [at for at, word in enumerate(listed) if unit_in(word) is not None]
    if len(units) != 2 or unit_in(listed[units[0]]) != "footman":
        return False
    before = " ".join(listed[units[0] + 1 : units[1]])
    loose = word_set("articles") | frozenset(phrases("the-one", GAME))
    while before and before.split()[-1] in loose:
        before = " ".join(before.split()[:-1])
    return any(f" {before}".endswith(f" {one}") for one in (*said("becomes"), ARROW))


def _by_castle(piece: str, castles: list[str]) -> list[str]:
    """`1 knight winterfell 1 footman white harbor` without commas: a castle and its units each."""
    homes = [one for one in areas_in(piece) if meant(one, castles) in castles]
    return cut(piece) if len(homes) > 1 else [piece]


def _units(piece: str) -> list[str]:
    """The units a piece names, each as often as it says."""
    inside = {at for mention in areas_in(piece) for at in mention.span}
    found: list[str] = []
    many, before = 1, None
    for at, word in enumerate(tokens(piece)):
        if at in inside:
            continue
        unit = unit_in(word)
        # Two words may name one unit: `siege engine`.
        found += [unit] * many if unit and unit != before else []
        many = number(word) or (1 if unit else many)
        before = unit
    return found


def _number(piece: str) -> int | None:
    """The only number a piece names."""
    inside = {at for mention in areas_in(piece) for at in mention.span}
    counts = [number(word) for at, word in enumerate(tokens(piece)) if at not in inside]
    found = [one for one in counts if one is not None]
    return found[0] if len(found) == 1 else None


def _uncounted(piece: str) -> str | None:
    """A unit of which one or two could be meant: only those that cost one point can be two."""
    listed = tokens(piece)
    for at, word in enumerate(listed):
        counted = at and number(listed[at - 1]) is not None
        if unit_in(word) in ("footman", "ship") and not counted and how_many(listed, at) != 1:
            return unit_in(word)
    return None


def _understood(piece: str) -> bool:
    """Whether every word belongs to a muster: an area, a unit, a number, or says nothing."""
    inside = {at for mention in areas_in(piece) for at in mention.span}
    free = word_set(
        "fillers", "articles", "with", "source", "target", "chatter", "each", "only"
    ) | {"+"}
    free |= said("upgrade") | said("port") | said("muster") | said("to") | said("loose")
    free |= said("becomes") | {ARROW}
    return all(
        at in inside or word in free or unit_in(word) is not None or number(word) is not None
        for at, word in enumerate(tokens(piece))
    )


def _castle(castles: list[str], named: list[str]) -> tuple[str, str]:
    """Where is mustered, and where a ship is put if that is said; a port stands for its land."""
    home = next((one for one in named if one in castles), "")
    if not home:
        home = regions()[named[0]].land or named[0]
    return home, next((one for one in named if one != home), "")


def _ship(castle: str, place: str, allowed: dict[str, list[str]], *, port: bool) -> str:
    """R5.15: into the place that is named, the port if that is said, else the first there is."""
    able = [one for one in allowed.get(castle, []) if one.startswith("ship/")]
    if place:
        return f"ship/{place}"
    ports = [one for one in able if regions()[one.removeprefix("ship/")].kind == "port"]
    return next(iter(ports if port else []), next(iter(able), "ship"))
