"""The Board Game in one line, going on: raids, support, and units that are lost or changed."""

from typing import Any

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.lexicon import Unsure
from bot.discord_ui.typed.names import Mention, catalogue_name
from bot.discord_ui.typed.tokens import tokens
from bot.discord_ui.typed.vocabulary import number, phrases, search, word_set
from bot.games.board_game.rules.facts import UNITS, piece_parts, regions
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.typed.words import (
    GAME,
    KINDS,
    areas_in,
    meant,
    pieces,
    said,
    unclear,
    unit_in,
    words_in,
)
from bot.kernel import AFTER, Assign, Choose
from bot.kernel.asks import AnyAsk, Option

NONE = "none"


def raid(desk: Desk, view: BoardView, ask: Choose, text: str) -> list[str] | None:
    """R8.01: `shivering sea -> narrow sea`, `greyjoy's support`, `pyke: nothing`."""
    options = [option.id.split("/") for option in ask.options]
    sources = list(dict.fromkeys(source for source, _ in options))
    nothing = bool(search(tokens(text), {NONE: tuple(said("nothing"))}))
    found = areas_in(text)
    if len(found) > 1:
        return [_from_to(found, sources)] if len(found) == 2 and not nothing else None
    one = meant(found[0], [place for option in options for place in option]) if found else None
    if found and one is None:
        return None
    fits = [
        option
        for option in ask.options
        if _raids(option, one, found[0].role if found else None, nothing=nothing)
    ]
    told = _told(view, fits, text)
    fits = fits if told is None else told
    if len(fits) == 1 and (found or nothing or told):
        return [fits[0].id]
    if fits and (found or nothing or told):
        chains = [((ask, [option.id]),) for option in fits]
        raise Unsure(chains, unclear(desk, ask.options, text))
    if one is None or one in sources:
        return None
    # No raid reaches it: the rules say why, from the raid that is nearest to it.
    near = [source for source in sources if one in regions()[source].adjacent]
    return [f"{(near or sources)[0]}/{one}"]


def _raids(option: Option, one: str | None, role: str | None, *, nothing: bool) -> bool:
    """Whether a raid is from this area or on it, and on nothing if that is said."""
    source, target = option.id.split("/")
    here = one in (None, source) and (one is None or nothing or role != "target")
    return nothing == (target == NONE) and (here or target == one)


def _told(view: BoardView, options: list[Option], text: str) -> list[Option] | None:
    """`Greyjoy's support`: the raids on orders of that house and kind; None if nothing is told."""
    houses = {one: catalogue_name(GAME, f"house:{one}")[1] for one in view.houses}
    kinds = {kind: phrases(f"kind-{kind}", GAME) for kind in KINDS if kind != "raid"}
    owners = {one.meaning for one in search(tokens(text), houses)}
    orders = {one.meaning for one in search(tokens(text), kinds)}
    if not owners and not orders:
        return None
    return [
        option
        for option in options
        if (owner := str(option.args.get("owner", "")).removeprefix("seat:"))
        and (not owners or {view.houses[int(owner)]} == owners)
        and (not orders or any(f"order:{kind}" in str(option.args["order"]) for kind in orders))
    ]


def _from_to(found: list[Mention], sources: list[str]) -> str:
    """A raid from one of two areas on the other: by the words, else by which order is ours."""
    one, other = (meant(mention, []) or "" for mention in found)
    back = found[0].role == "target" or found[1].role == "source"
    if not found[0].role and not found[1].role and other in sources and one not in sources:
        back = True
    return f"{other}/{one}" if back else f"{one}/{other}"


def support(view: BoardView, ask: Assign, text: str) -> dict[str, str] | None:
    """R10.02: `the attacker`, `Stark with white harbor`, `winterfell defender, pyke nobody`."""
    able = [value.id for value in ask.values]
    keys = [key.id for key in ask.keys]
    given: dict[str, str] = {}
    for piece in pieces(text):
        side = _side(view, ask, able, words_in(piece))
        if side is None:
            return None
        if side == NONE and set(given.values()) == {NONE} and not areas_in(piece):
            continue  # Said twice.
        battle = str(ask.about["region"]).removeprefix("region:")
        named = [meant(mention, keys) for mention in areas_in(piece)]
        from_where = [one for one in named if one is not None and one != battle]
        if not from_where and any(word in word_set("rest") for word in words_in(piece)):
            from_where = [key for key in keys if key not in given]
        if not from_where and given:
            return None
        given |= dict.fromkeys(from_where or keys, side)
        if from_where and any(word in word_set("only") for word in words_in(piece)):
            given = dict.fromkeys(keys, NONE) | given
    return given or None


def _side(view: BoardView, ask: Assign, able: list[str], words: list[str]) -> str | None:
    """The side that is named: by its role, by its house, or as the only one there is."""
    nothing = bool(search(words, {"nothing": tuple(said("nothing"))}))
    later = AFTER in able and bool(search(words, {"after": tuple(said("after"))}))
    for side in ("attacker", "defender"):
        seat = str(ask.about.get(side, "")).removeprefix("seat:")
        house = view.houses[int(seat)] if seat else ""
        called = catalogue_name(GAME, f"house:{house}")[1] if house else ()
        if search(words, {side: (*said(side), *called)}):
            # `no support for Lannister` may mean nobody, or the others.
            return None if nothing or later else side
    if later:
        return AFTER
    others = [one for one in able if one not in (NONE, AFTER)]
    if len(others) == 1 and any(word in word_set("yes") for word in words):
        return others[0]
    return NONE if nothing else None


def accepted(ask: Choose, text: str) -> list[str] | None:
    """A10.06: `all`, `none`, or the areas whose help is taken."""
    words = words_in(text)
    able = [option.id for option in ask.options]
    named = [meant(mention, able) for mention in areas_in(text)]
    nothing = any(word in said("nothing") for word in words)
    if named:
        return None if nothing else [one for one in named if one]
    if nothing or any(word in phrases("offer-refuse") for word in words):
        return []
    yes = word_set("all", "yes", "offer-accept")
    return able if any(word in yes for word in words) else None


def units(desk: Desk, ask: AnyAsk, text: str) -> Any:
    """A14.10, R5.09: `knight in seagard, 2 footmen pyke`; None if no unit and no area is named."""
    assert isinstance(ask, Assign | Choose)
    listed = ask.keys if isinstance(ask, Assign) else ask.options
    free = {one.id: getattr(one, "most", None) or 1 for one in listed}
    taken: dict[str, int] = {}
    for piece in pieces(text):
        words = words_in(piece)
        unit = next((found for word in words if (found := unit_in(word))), None)
        areas = areas_in(piece)
        if any(word in word_set("leaving", "not") for word in words):
            # `keep the knight`: another one is lost.
            free = {one: n for one, n in free.items() if not unit or not _fits(one, unit, None)}
            continue
        nothing = any(word in said("nothing") for word in words)
        if nothing or (unit is None and not areas):
            none = isinstance(ask, Choose) and nothing and unit is None and not areas
            return [] if none and not taken else None
        place = meant(areas[0], [one.split("/")[0] for one in free]) if areas else None
        inside = {at for mention in areas for at in mention.span}
        counts = [number(word) for at, word in enumerate(tokens(piece)) if at not in inside]
        routed = any(word in said("routed") for word in words)
        fits = [one for one in free if free[one] and _fits(one, unit, place, routed=routed)]
        wanted = next((count for count in counts if count is not None), None)
        if any(word in word_set("both") for word in words):
            wanted = 2
        if wanted is None:
            whole = any(word in word_set("all") for word in words)
            wanted = sum(free[one] for one in fits) if whole else 1
        sorts = {piece_parts(one) if "/" in one else one for one in fits}
        if not fits or (len(sorts) > 1 and wanted < sum(free[one] for one in fits)):
            raise unclear(desk, [one for one in listed if one.id in fits] or listed, piece)
        if wanted > sum(free[one] for one in fits):
            raise unclear(desk, listed, piece)
        for one in fits:
            some = min(wanted, free[one])
            if some:
                taken[one] = taken.get(one, 0) + some
                free[one] -= some
                wanted -= some
    if not taken:
        _offer_rest(desk, ask, free, text)
        return None
    return taken if isinstance(ask, Assign) else list(taken)


def _offer_rest(desk: Desk, ask: AnyAsk, free: dict[str, int], text: str) -> None:
    """`not the knight`: what is left to lose, if that leaves no choice."""
    if isinstance(ask, Assign) and len(free) == 1 < len(ask.keys):
        value = dict.fromkeys(free, ask.total)
        raise Unsure([((ask, value),)], unclear(desk, ask.keys, text))


def _fits(piece: str, unit: str | None, place: str | None, *, routed: bool = False) -> bool:
    """Whether a piece (`seagard/knight`, or `knight` in a battle) is of what was named."""
    parts = piece.split("/")
    here = parts.pop(0) if parts[0] not in UNITS else None
    if place is not None and place != here:
        return False
    return unit in (None, parts[0]) and (not routed or "routed" in parts)
