"""The Board Game in one line: `orders: …`, `march …: …`, `raid …`, read as whole answers."""

import re
from dataclasses import replace
from typing import Any

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.typed.deciding import sentences
from bot.discord_ui.typed.lexicon import Chain, Unsure
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.tokens import folded, phrase, tokens
from bot.discord_ui.typed.vocabulary import phrases, word_set
from bot.games.board_game.rules.imagined import imagined
from bot.games.board_game.rules.march import moves_ask
from bot.games.board_game.rules.muster import muster_ask
from bot.games.board_game.rules.planning import exchanges
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.typed.forces import accepted, raid, support, units
from bot.games.board_game.ui.typed.marches import HOW_MANY, march, moves
from bot.games.board_game.ui.typed.musters import muster
from bot.games.board_game.ui.typed.orders import order_in, orders, signed
from bot.games.board_game.ui.typed.words import (
    GAME,
    areas_in,
    meant,
    said,
    unclear,
    understood,
    without_unknown,
    words_in,
)
from bot.kernel import Assign, Choose, Illegal, Option
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of

Step = tuple[int | str, Any]
LINES = ("orders", "march", "muster", "raid", "support", "raven", "lose")
SINGLE = ("march", "raid")
"""Lines that are one move each: of several in a message every one is read by itself."""
OPTIONAL = ("muster", "march_moves", "support", "neutral_support")
"""What is left as it is by default."""
LOSSES = ("reduce_armies", "lose_units", "downgrade_knights", "destroy_knights", "upgrade_footmen")
LOSSES_IN_BATTLE = ("casualties", "skull_losses", "retreat_losses")

_FIRST = re.compile(r"\s*([^\s:=]+)\s*[:=]?\s*(.*)", re.DOTALL)


def begins(text: str) -> tuple[str, str]:
    """The sort of line a message begins as (or none), and what follows its first word."""
    text = re.sub(r"<@!?\d+>", " ", text).strip()
    found = _FIRST.match(text)
    word, rest = found.groups() if found else ("", "")
    line = next((one for one in LINES if phrase(word) in said(one)), "")
    return (line, rest) if line else ("", text)


def read_line(desk: Desk, text: str) -> list[Step] | None:
    """The answers a message gives, if it is such a line and the question is open.

    With a verb it is one for certain, and what is not understood is refused; without one it may
    be something else.
    """
    view, text = desk.view, _plainly(_as_new(text))
    if not isinstance(view, BoardView) or view.viewer is None:
        return None
    topics = {ask.topic for ask in view.asks}
    # Orders are given with `Karhold soll verteidigen`; elsewhere it may be a thought.
    plain = {*phrases("orders-loose", GAME)} if "orders" in topics else set()
    if _wondering(" ".join(word for word in tokens(text) if word not in plain)):
        return None
    if turned(text, word_set("not") if _losing(view) else frozenset()):
        return None
    steps = _read(desk, view, text)
    if steps and topics & {"march", "march_moves"} and word_set("only") & {*tokens(text)}:
        ask = view.asks[0]
        known = ask.options if isinstance(ask, Choose) else getattr(ask, "values", [])
        raise Unsure([_chain(view, steps)], unclear(desk, known, text))
    if steps is not None or "orders" not in topics:
        return steps
    # Orders that are not all told are only noted, so what else is said may be anything.
    ask = next(ask for ask in view.asks if ask.topic == "orders")
    noted = _read(desk, view, without_unknown(signed(text), _houses(view)))
    assert isinstance(ask, Assign)
    partly = noted is not None and len(noted[0][1]) < len(ask.keys)
    return noted if partly else None


def read_near(desk: Desk, text: str) -> list[Chain]:
    """What a line says but for words that mean nothing here, or leave it open."""
    view, text = desk.view, _plainly(_as_new(text))
    if not isinstance(view, BoardView) or view.viewer is None:
        return []
    if phrase(text) in phrases("nope"):
        return [((ask, ask.default),) for ask in view.asks if ask.topic in OPTIONAL]
    if turned(_sure(text)):
        return []
    steps = _read(desk, view, without_unknown(_sure(text), _houses(view)))
    return [_chain(view, steps)] if steps else []


def _plainly(text: str) -> str:
    """`I should like`, `could you`: without words that only make it polite."""
    polite = "|".join(map(re.escape, phrases("line-polite", GAME)))
    return re.sub(rf"\b(?:{polite})\b", " ", folded(text))


def _wondering(text: str) -> bool:
    """Whether it leaves open what shall be done."""
    return any(word in said("maybe") or word == "?" for word in tokens(text))


def _sure(text: str) -> str:
    """Without the words that leave it open."""
    maybe = "|".join(map(re.escape, sorted(said("maybe"))))
    return re.sub(rf"\b(?:{maybe})\b|\?", " ", folded(text))


def _chain(view: BoardView, steps: list[Step]) -> Chain:
    """Answers with their questions, also those that will be asked then."""
    known: dict[int | str, AnyAsk] = {ask.id: ask for ask in view.asks}
    if len(steps) > 1:
        (first, value), (topic, _) = steps[:2]
        area = _where(known[int(first)]) if topic == "muster" else value[0]
        if (then := _foreseen(view, str(topic), area)) is not None:
            known[topic] = then
    return tuple((known[which], value) for which, value in steps if which in known)


def _where(ask: AnyAsk) -> str:
    """The area a question is about."""
    return id_of(ask.about["region"])


def _foreseen(view: BoardView, topic: str, area: str) -> AnyAsk | None:
    """What is asked after an area was chosen."""
    state, seat = imagined(view), view.viewer
    assert seat is not None
    if topic == "march_moves":
        return moves_ask(state, seat, area)
    if topic == "muster":
        return muster_ask(state, seat, [area], "order")
    options = [Option(id=one, label=f"order:{one}") for one in exchanges(state, seat, area)]
    return Choose(seat=seat, topic=topic, public="raven", options=options, default=[options[0].id])


def _read(desk: Desk, view: BoardView, text: str) -> list[Step] | None:
    asks = {ask.topic: ask for ask in view.asks}
    kind, rest = begins(text)
    again = any(begins(one)[0] == kind for one in sentences(text)[1:]) and kind in SINGLE
    if not rest.strip() or again:
        return None
    if kind == "orders" and isinstance(ask := asks.get("orders"), Assign):
        return [(ask.id, orders(desk, ask, rest))]
    if kind == "muster" and isinstance(ask := asks.get("muster"), Assign):
        return [(ask.id, muster(desk, ask, rest))]
    if kind == "muster" and (ask := asks.get("consolidate")) is not None:
        return _muster_by_order(desk, view, ask, rest)
    if kind == "march" and ("march" in asks or "march_moves" in asks):
        return march(desk, view, asks, rest, verb=True)
    if kind in ("raven", "orders", "march", "raid", "support", ""):
        steps = raven(asks, rest if kind in ("raven", "orders") else text)
        if steps is not None:
            return steps
    return _answer(desk, view, asks, kind, rest) or _without_verb(desk, view, asks, text)


def _muster_by_order(desk: Desk, view: BoardView, ask: AnyAsk, text: str) -> list[Step] | None:
    """R12.04: what a starred order musters, said before it is said that it musters."""
    then = _foreseen(view, "muster", _where(ask))
    assert isinstance(then, Assign)  # Else there is no such choice.
    return [(ask.id, ["muster"]), ("muster", muster(desk, then, text))]


def _as_new(text: str) -> str:
    """`raid instead of march`: what it was before is not what it shall be."""
    before = "|".join(map(re.escape, phrases("line-instead", GAME)))
    return re.sub(rf"\b(?:{before})\b[^,;\n]*", " ", text, flags=re.IGNORECASE)


def _losing(view: BoardView) -> bool:
    """Whether it is asked which units are lost: then `not the knight` says something."""
    return any(ask.topic in (*LOSSES, *LOSSES_IN_BATTLE) for ask in view.asks)


def turned(text: str, clear: frozenset[str] = frozenset()) -> bool:
    """Whether a word turns the meaning round, or leaves it open: then it is no plain line."""
    plainly = clear | said("nothing") | said("loose") | word_set("except", "leaving", "only")
    plainly |= {*phrases("orders-loose", GAME)}
    return any(word in word_set("turning") - plainly for word in tokens(text))


def _without_verb(
    desk: Desk, view: BoardView, asks: dict[str, AnyAsk], text: str
) -> list[Step] | None:
    """Orders, marches and musters, told by nothing but what they say."""
    try:
        if isinstance(ask := asks.get("orders"), Assign):
            return [(ask.id, orders(desk, ask, text))]
        if isinstance(ask := asks.get("muster"), Assign):
            return [(ask.id, muster(desk, ask, text))]
        if "march" in asks or (areas_in(text) and "march_moves" in asks):
            return march(desk, view, asks, text)
    except Illegal as refusal:
        if refusal.reason == HOW_MANY or isinstance(refusal, Unsure):
            raise
        return None
    return None


def read_plan(desk: Desk, coming: list[AnyAsk], text: str) -> tuple[AnyAsk, Any] | None:
    """A4.07: the same lines, written before their turn; a march is planned by its moves."""
    kind, _ = begins(text)
    if not kind or not isinstance(desk.view, BoardView):
        return None
    which = any(ask.topic == "march" for ask in coming)
    asks = [ask for ask in coming if not (which and ask.topic == "march_moves")]
    early = replace(desk, view=desk.view.model_copy(update={"asks": asks}), draft=Draft())
    steps = read_line(early, text)
    if not steps:
        return None
    number, value = steps[-1]
    if number == "march_moves":
        source = f"region:{steps[0][1][0]}"
        own = (ask for ask in coming if ask.about.get("source") == source)
        return next(((ask, value) for ask in own), None)
    return next(((ask, value) for ask in asks if ask.id == number), None)


def _answer(
    desk: Desk, view: BoardView, asks: dict[str, AnyAsk], kind: str, rest: str
) -> list[Step] | None:
    """Answers to one open question, with its verb or without."""
    known = {*_houses(view)}
    if _losing(view):
        known |= word_set("leaving", "not") | said("lose")
    elif "raid" in asks:
        known |= said("lose")  # `remove the support in pyke`
    if asks.keys() & {"support", "neutral_support"}:
        known |= said("after")
    if not understood(rest, known):
        return None
    value: Any = None
    if kind in ("raid", "lose", "") and isinstance(ask := asks.get("raid"), Choose):
        value = raid(desk, view, ask, rest)
        return None if value is None else [(ask.id, value)]
    if not kind and isinstance(ask := asks.get("march_moves"), Assign) and _standing(rest):
        return [(ask.id, moves(desk, ask, rest))]
    for topic in ("support", "neutral_support"):
        if kind in ("support", "") and isinstance(ask := asks.get(topic), Assign):
            value = support(view, ask, rest)
            return None if value is None else [(ask.id, value)]
    if kind in ("support", "") and isinstance(ask := asks.get("accept_support"), Choose):
        value = accepted(ask, rest)
        return None if value is None else [(ask.id, value)]
    for topic in (*LOSSES, *LOSSES_IN_BATTLE):
        if kind in ("lose", "") and (lost := asks.get(topic)) is not None:
            value = units(desk, lost, rest)
            return None if value is None else [(lost.id, value)]
    return None


def _houses(view: BoardView) -> list[str]:
    return [name for one in view.houses for name in catalogue_name(GAME, f"house:{one}")[1]]


def _standing(text: str) -> bool:
    """Whether words without a verb say that units stay."""
    still = said("stay") | said("nothing")
    return not areas_in(text) and any(word in still for word in words_in(text))


def raven(asks: dict[str, AnyAsk], text: str) -> list[Step] | None:
    """R7.01: `raven winterfell march+1`, or only the new order once the area is chosen."""
    which, new = asks.get("raven"), asks.get("raven_order")
    if any(word in said("nothing") for word in words_in(text)):
        return None
    words, order = order_in(text)
    if isinstance(new, Choose) and order:
        here = id_of(new.about["region"])
        named = [meant(mention, [here]) for mention in areas_in(words)]
        return [(new.id, [order])] if named in ([], [here]) else None
    if not isinstance(which, Choose):
        return None
    able = [option.id for option in which.options]
    named = [meant(mention, able) for mention in areas_in(words if order else text)]
    if len(named) != 1 or named[0] is None or (not order and named[0] not in able):
        return None
    if not order and any(word in word_set("chatter") for word in words_in(text)):
        return None  # `karhold is fine`
    return [(which.id, [named[0]]), *([("raven_order", [order])] if order else [])]


def read_text(desk: Desk, ask: Assign, text: str) -> dict[str, Any] | None:
    """What is typed into the form of one of these questions."""
    if ask.topic == "orders":
        return orders(desk, ask, text)
    if ask.topic == "muster":
        return muster(desk, ask, text)
    if ask.topic in ("support", "neutral_support") and isinstance(desk.view, BoardView):
        return support(desk.view, ask, text)
    if ask.topic in (*LOSSES, *LOSSES_IN_BATTLE):
        given: dict[str, Any] | None = units(desk, ask, text)
        return given
    return moves(desk, ask, text) if ask.topic == "march_moves" else None
