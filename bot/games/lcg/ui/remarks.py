"""What helps to decide: a remark under each option, and the challenge beside a question."""

from collections.abc import Iterator
from textwrap import shorten

from bot.games.lcg.ui.lines import fight, pieces, ready, seat_label, state_of
from bot.games.lcg.ui.texts import ICON_SIGNS, Texts
from bot.games.lcg.view import LcgView
from bot.kernel.asks import AnyAsk, Choose, Key, Option
from bot.kernel.labels import id_of, kind_of
from bot.text.words import plain

OF_CARD = frozenset(
    {"x", "cost", "target", "pick", "search", "put_back", "name", "opponent", "may", "either"}
)
"""Questions of a card's text, beside which that text stands."""
MOST_TOLD = 300
"""Characters of a card's text beside a question; the command `card` has all of it."""
MORE = " …"


def remark(view: LcgView, option: Option | Key, texts: Texts) -> str | None:
    """What is known about the card or the challenge that an option names."""
    if "challenge" in option.args and "seat" in option.args and view.viewer is not None:
        seat = int(id_of(option.args["seat"]))
        return _balance(view, id_of(option.args["challenge"]), view.viewer, seat, texts)
    if kind_of(option.label) != "card" or id_of(option.label) not in texts.cards:
        return None
    code = id_of(option.label)
    verb, _, which = option.id.rpartition(":")
    if verb == "use":
        owner = pieces(view).get(".".join(which.split(".")[:2]))
        theirs = owner is not None and owner[0] != view.viewer
        whose = [seat_label(view, texts, owner[0])] if owner is not None and theirs else []
        only = [texts.words.note(texts.game, option) or ""] if "only" in option.args else []
        return " · ".join([*whose, *only, plain(texts.effect(code))])
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


def _balance(view: LcgView, icon: str, mine: int, theirs: int, texts: Texts) -> str:
    """How much could attack, and how much could defend against it."""
    args = {"mine": ready(view, mine, icon), "theirs": ready(view, theirs, icon)}
    return texts.tell("face-balance", args | {"house": seat_label(view, texts, theirs)})


def beside(view: LcgView, ask: AnyAsk, texts: Texts) -> Iterator[str]:
    """What the card says that is asked about; the running challenge; who could fight in one."""
    card = id_of(ask.about.get("card", ""))
    if ask.topic in OF_CARD and card in texts.cards and (text := plain(texts.effect(card))):
        yield f"-# {shorten(text, MOST_TOLD, placeholder=MORE)}"
    if ask.topic == "title" and isinstance(ask, Choose):
        for option in ask.options:
            code = id_of(option.label)
            if code not in texts.cards:  # to be asked later
                continue
            told = " · ".join([*texts.values(code), *texts.brief(code)])
            yield f"-# **{plain(texts.title(code))}**: {told}"
    if view.challenge is not None:
        yield fight(view, view.challenge, texts)
    elif ask.topic == "challenge" and view.viewer is not None and view.seats == 2:
        for icon, sign in ICON_SIGNS.items():
            yield f"{sign} {_balance(view, icon, view.viewer, 1 - view.viewer, texts)}"
    elif ask.topic == "attackers" and view.viewer is not None and view.seats == 2:
        other, icon = 1 - view.viewer, id_of(ask.about["challenge"])
        args = {"house": seat_label(view, texts, other), "theirs": ready(view, other, icon)}
        yield texts.tell("face-defence", args)
