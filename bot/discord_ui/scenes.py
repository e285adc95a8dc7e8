"""What lies on a desk, as the reader of typed moves sees it; and one answer read by itself."""

from typing import Any

from bot.discord_ui.desk import Desk
from bot.games import GAMES
from bot.kernel import Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.rules import expected
from bot.reader import Lexicon, Message, Scene, answer_to
from bot.table import shown_ask


def lexicon(game: str) -> Lexicon:
    """The lexicon of a game; an empty one where it has none."""
    found: Lexicon = GAMES[game].lexicon if game in GAMES else Lexicon()
    return found


def scene(desk: Desk) -> Scene:
    """What somebody sees who types at this desk; the game has begun."""
    view, rules = desk.view, desk.rules
    assert view is not None
    mine = rules is not None and view.viewer is not None
    return Scene(
        desk.game,
        view,
        lexicon(desk.game),
        desk.label,
        dict(rules.orders(view)) if mine and rules is not None else {},
        tuple(expected(rules, view)) if mine and rules is not None else (),
        dict(desk.draft.shares) if view.asks and _form(shown_ask(view.asks)) else {},
    )


def _form(ask: AnyAsk) -> bool:
    return bool(getattr(ask, "values", []))


def read_answer(desk: Desk, ask: AnyAsk, text: str) -> Any:
    """What was typed as the answer to one question, in a form or an option; Illegal if unclear."""
    reading = answer_to(scene(desk), ask, text)
    if reading.kind in ("do", "note"):
        return reading.moves[0].steps[0][1]
    if reading.refusal is not None and not reading.moves:
        raise reading.refusal
    listed: list[Key | Option] = [*(ask.keys if isinstance(ask, Assign) else [])]
    listed += ask.options if isinstance(ask, Choose) else []
    nearest = [desk.option(one) for one in listed[:3]]
    raise Illegal("text-not-understood", text=text.strip()[:60], nearest=nearest)


def read_line(desk: Desk, text: str) -> list[tuple[int | str, Any]]:
    """What was typed as a whole move, as the table takes it; Illegal if it is not certain."""
    reading = Message(text).read(scene(desk))
    if reading.kind in ("do", "note"):
        return reading.moves[0].answers
    if reading.refusal is not None and not reading.moves:
        raise reading.refusal
    if reading.moves and reading.kind == "refuse":
        return reading.moves[0].answers  # The rules say why not.
    view = desk.view
    shown = view.asks[0] if view is not None and view.asks else None
    listed = shown.options if isinstance(shown, Choose) else []
    nearest = [desk.option(one) for one in listed[:3]]
    raise Illegal("text-not-understood", text=text.strip()[:60], nearest=nearest)
