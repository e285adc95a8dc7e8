"""What helps to decide: a remark under each option, and the challenge beside a question."""

from collections.abc import Iterator

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.view import ThronesView
from bot.games.card_game_2e.ui.cards import GAME, effect, keywords, values
from bot.games.card_game_2e.ui.lines import fight, pieces, seat_label, state_of
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, kind_of
from bot.text.words import Words, plain


def remark(view: ThronesView, option: Option | Key, words: Words) -> str | None:
    """What is known about the card or the challenge that an option names."""
    if kind_of(option.label) == "challenge" and "seat" in option.args:
        seat = int(id_of(option.args["seat"]))
        return words.tell(GAME, "face-against", {"house": seat_label(view, words, seat)})
    if kind_of(option.label) != "card" or id_of(option.label) not in cards():
        return None
    code = id_of(option.label)
    verb, _, which = option.id.rpartition(":")
    if verb == "use":
        return plain(effect(code, words))
    said = [words.note(GAME, option) or ""]
    in_play = pieces(view).get(which)
    if in_play is not None:
        seat, piece = in_play
        said += state_of(piece, words)
        if seat != view.viewer:
            said.append(seat_label(view, words, seat))
    else:
        said += _printed(code, words, costs=option.note is None)
    return " · ".join(one for one in said if one) or None


def _printed(code: str, words: Words, *, costs: bool) -> Iterator[str]:
    """A card that is not in play: its numbers, keywords and text."""
    listed = values(code, words)
    # What it costs now is said already.
    yield from listed if costs or cards()[code].cost is None else listed[1:]
    yield from keywords(cards()[code], words)
    yield plain(effect(code, words))


def beside(view: ThronesView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """The running challenge."""
    if view.challenge is not None:
        yield fight(view, view.challenge, words)
