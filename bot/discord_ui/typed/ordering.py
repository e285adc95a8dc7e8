"""`order defence one`, `Dauerauftrag Karte ziehen: immer`: standing orders by text."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.discord_ui.codec import Press
from bot.discord_ui.desk import Desk
from bot.discord_ui.limits import CONTENT, Page, shorten
from bot.discord_ui.orders import Known, choices, titles, told
from bot.discord_ui.typed.names import catalogue_name, mentions
from bot.discord_ui.typed.tokens import phrase
from bot.discord_ui.typed.vocabulary import SEPARATORS, Found, phrases, search, word_set
from bot.discord_ui.widgets import button
from bot.kernel import Illegal, Preference
from bot.text import LANGUAGES, words

SURE = 0.9
Value = str | list[str]


@dataclass(frozen=True, slots=True)
class Ordered:
    """Which order is meant, and what it shall be; None where that is not certain."""

    key: str
    value: Value | None


def read_order(desk: Desk, known: Known, tokens: list[str]) -> Ordered | None:
    """The standing order these words give, if they begin like one; Illegal if none is like it."""
    begins = {"plain": phrases("order-begins"), "standing": phrases("order-begins-standing")}
    start = next((one for one in search(tokens, begins) if _leads(one, tokens)), None)
    if start is None or start.score < 1:
        return None
    rest = tokens[start.end :]
    if _free(rest):
        return None
    meanings = {key: _titles(desk.game, key) for key in known}
    found = [one for one in search(rest, meanings) if one.score >= SURE and _leads(one, rest)]
    if not found or len({one.meaning for one in found if one.span == found[0].span}) > 1:
        if start.meaning == "plain":
            return None
        raise Illegal("typed-which-order", options=[*titles(desk, known).values()][:25])
    key = found[0].meaning
    left = rest[found[0].end :]
    read = _several if known[key].many else _one
    return Ordered(key, read(desk.game, key, known[key], left))


def _one(game: str, key: str, known: Preference, tokens: list[str]) -> Value | None:
    meanings = {choice: _choice(game, key, known, choice) for choice in known.choices}
    found = [one for one in search(tokens, meanings) if one.score >= SURE]
    if not found or len({one.meaning for one in found if one.span == found[0].span}) > 1:
        return None
    return found[0].meaning if _free(_without(tokens, [found[0].span])) else None


def _several(game: str, key: str, known: Preference, tokens: list[str]) -> Value | None:
    """The names that were listed, or all or none of them."""
    whole = {"all": phrases("all"), "none": phrases("order-none")}
    for one in search(tokens, whole):
        if one.score == 1 and _free(_without(tokens, [one.span])):
            return list(known.choices) if one.meaning == "all" else []
    names: dict[str, str] = {}
    universe: dict[str, tuple[str, ...]] = {}
    for choice in known.choices:
        label = known.label(choice)
        plain = catalogue_name(game, label) if label else None
        name, called = plain or (choice, _choice(game, key, known, choice))
        names[name], universe[name] = choice, called
    listed = mentions(tokens, universe, lambda token: False)
    sure = [one for one in listed if one.score >= SURE and _clear(one.near.values())]
    if not listed or len(sure) < len(listed) or not _free(_without(tokens, [o.span for o in sure])):
        return None
    return [names[max(one.near, key=lambda name: one.near[name])] for one in sure]


def _clear(scores: Iterable[float]) -> bool:
    best, *others = sorted(scores, reverse=True)
    return not others or best - others[0] >= 0.05


def _titles(game: str, key: str) -> tuple[str, ...]:
    called = [phrase(words(language).preference(game, key)) for language in LANGUAGES]
    return tuple(dict.fromkeys([phrase(key), *called, *phrases(f"order-{key}", game)]))


def _choice(game: str, key: str, known: Preference, choice: str) -> tuple[str, ...]:
    label = known.label(choice) or choice
    called = [phrase(words(language).preference(game, key, label)) for language in LANGUAGES]
    more = phrases(f"order-{key}-{choice}", game) or phrases(f"order-any-{choice}")
    return tuple(dict.fromkeys([phrase(choice), *called, *more]))


def _leads(one: Found, tokens: list[str]) -> bool:
    return _free(tokens[: one.start])


def _without(tokens: list[str], spans: list[range]) -> list[str]:
    used = {at for span in spans for at in span}
    return [token for at, token in enumerate(tokens) if at not in used]


def _free(tokens: list[str]) -> bool:
    """Whether these words say nothing by themselves."""
    loose = word_set("fillers", "articles", "target", "and", "chatter", "order-loose")
    return all(token in loose or token in SEPARATORS for token in tokens)


def saved(desk: Desk, known: Known, ordered: Ordered, public: bool) -> str:
    """That it is done; what it is nobody else reads."""
    if public:
        return desk.say("typed-done")
    return "\n".join([desk.say("ui-saved"), *told(desk, {ordered.key: known[ordered.key]})])


def which(desk: Desk, known: Known, key: str, public: bool) -> Page:
    """What an order can be, to choose from; in public behind a button."""
    if public:
        page = Page(desk.say("typed-look-private"))
        press = Press("orders", desk.session_id)
    else:
        listed = "; ".join(choices(desk, key, known[key]).values())
        page = Page(shorten(desk.say("typed-order-unsure", options=listed), CONTENT // 2))
        press = Press("order_page", desk.session_id, 0, f"{key}.here")
    page.rows = [[button(press, desk.say("ui-orders"), emoji="⚙️")]]
    return page
