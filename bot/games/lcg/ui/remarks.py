"""What helps to decide: a remark under each option, and the challenge beside a question."""

from collections.abc import Iterator

from bot.games.lcg.ui.lines import fight, pieces, seat_label, state_of
from bot.games.lcg.ui.texts import Texts
from bot.games.lcg.view import LcgView
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, kind_of
from bot.text.words import plain


def remark(view: LcgView, option: Option | Key, texts: Texts) -> str | None:
    """What is known about the card or the challenge that an option names."""
    if kind_of(option.label) == "challenge" and "seat" in option.args:
        seat = int(id_of(option.args["seat"]))
        return texts.tell("face-against", {"house": seat_label(view, texts, seat)})
    if kind_of(option.label) != "card" or id_of(option.label) not in texts.cards:
        return None
    code = id_of(option.label)
    verb, _, which = option.id.rpartition(":")
    if verb == "use":
        return plain(texts.effect(code))
    said = [texts.words.note(texts.game, option) or ""]
    in_play = pieces(view).get(which)
    if in_play is not None:
        seat, piece = in_play
        said += state_of(piece, texts)
        if seat != view.viewer:
            said.append(seat_label(view, texts, seat))
    else:
        said += _printed(code, texts, costs=option.note is None)
    return " · ".join(one for one in said if one) or None


def _printed(code: str, texts: Texts, *, costs: bool) -> Iterator[str]:
    """A card that is not in play: its numbers, keywords and text."""
    listed = texts.values(code)
    # What it costs now is said already.
    yield from listed if costs or texts.cards[code].cost is None else listed[1:]
    yield from texts.keywords(texts.cards[code])
    yield plain(texts.effect(code))


def beside(view: LcgView, ask: AnyAsk, texts: Texts) -> Iterator[str]:
    """The running challenge."""
    if view.challenge is not None:
        yield fight(view, view.challenge, texts)
