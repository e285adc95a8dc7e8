"""`order defence one`, `Dauerauftrag Karte ziehen: immer`: standing orders by text."""

from collections.abc import Iterable, Mapping

from bot.kernel import Preference
from bot.reader.names import called, mentions
from bot.reader.reading import Ordered
from bot.reader.sentence import SILENT
from bot.reader.text import ARROW, BACK_ARROW, phrase
from bot.reader.vocabulary import Phrase, phrases, search, word_set
from bot.text import LANGUAGES, words

SURE = 0.9
Value = str | list[str]


def read_order(
    game: str, known: Mapping[str, Preference], tokens: tuple[str, ...]
) -> Ordered | None:
    """The standing order these words give, if they begin like one; Illegal if none is like it."""
    begins = {"plain": phrases("order-begins"), "standing": phrases("order-begins-standing")}
    start = next((one for one in search(tokens, begins) if _leads(one, tokens)), None)
    if start is None or start.score < 1:
        return None
    rest = tokens[start.end :]
    if _free(rest):
        return None
    meanings = {key: _titles(game, key) for key in known}
    found = [one for one in search(rest, meanings) if one.score >= SURE and _leads(one, rest)]
    if not found or len({one.meaning for one in found if one.span == found[0].span}) > 1:
        if start.meaning == "plain":
            return None
        return Ordered("", None)
    key = found[0].meaning
    left = rest[found[0].end :]
    read = _several if known[key].many else _one
    return Ordered(key, read(game, key, known[key], left))


def _one(game: str, key: str, known: Preference, tokens: tuple[str, ...]) -> Value | None:
    meanings = {choice: _choice(game, key, known, choice) for choice in known.choices}
    found = [one for one in search(tokens, meanings) if one.score >= SURE]
    if not found or len({one.meaning for one in found if one.span == found[0].span}) > 1:
        return None
    return found[0].meaning if _free(_without(tokens, [found[0].span])) else None


def _several(game: str, key: str, known: Preference, tokens: tuple[str, ...]) -> Value | None:
    """The names that were listed, or all or none of them."""
    whole = {"all": phrases("all"), "none": phrases("order-none")}
    for one in search(tokens, whole):
        if one.score == 1 and _free(_without(tokens, [one.span])):
            return list(known.choices) if one.meaning == "all" else []
    universe: dict[str, tuple[str, ...]] = {}
    for choice in known.choices:
        label = known.label(choice)
        universe[choice] = called(game, label) if label else _choice(game, key, known, choice)
    listed = mentions(tokens, universe, lambda token: False)
    sure = [one for one in listed if one.score >= SURE and _clear(one.meanings.values())]
    spans = [range(one.start, one.end) for one in sure]
    if not listed or len(sure) < len(listed) or not _free(_without(tokens, spans)):
        return None
    return [max(one.meanings, key=one.meanings.__getitem__) for one in sure]


def _clear(scores: Iterable[float]) -> bool:
    best, *others = sorted(scores, reverse=True)
    return not others or best - others[0] >= 0.05


def _titles(game: str, key: str) -> tuple[str, ...]:
    told = [phrase(words(language).preference(game, key)) for language in LANGUAGES]
    return tuple(dict.fromkeys([phrase(key), *told, *phrases(f"order-{key}", game)]))


def _choice(game: str, key: str, known: Preference, choice: str) -> tuple[str, ...]:
    label = known.label(choice) or choice
    told = [phrase(words(language).preference(game, key, label)) for language in LANGUAGES]
    more = phrases(f"order-{key}-{choice}", game) or phrases(f"order-any-{choice}")
    return tuple(dict.fromkeys([phrase(choice), *told, *more]))


def _leads(one: Phrase, tokens: tuple[str, ...]) -> bool:
    return _free(tokens[: one.start])


def _without(tokens: tuple[str, ...], spans: list[range]) -> tuple[str, ...]:
    used = {at for span in spans for at in span}
    return tuple(token for at, token in enumerate(tokens) if at not in used)


def _free(tokens: tuple[str, ...]) -> bool:
    """Whether these words say nothing by themselves."""
    loose = word_set("articles", "target", "and", "polite", "thanks", "pronoun", "order-loose")
    return all(token in loose or token in SILENT | {ARROW, BACK_ARROW} for token in tokens)
