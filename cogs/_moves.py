"""What the cogs of all games share: the player's desk, typed moves, and suggestions."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.discord_ui import answers
from bot.discord_ui.assign_forms import keep_half
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk, read_answer
from bot.discord_ui.page import Page
from bot.kernel import Amount, Choose, Illegal, Offer, View
from bot.kernel.asks import AnyAsk, Option
from bot.reader.single import find
from bot.reader.text import LONGEST_LIST, bounded
from cogs._choices import Names, Suggest, suggest, typed_so_far
from cogs._commands import Interaction, serve
from cogs._tables import at_table

V = TypeVar("V", bound=View)

QUIET = {"pass", "end", "none", "stop", "back", "done", "keep", "no", "out", "leave"}
"""What does nothing in questions of releases that did not say so; needed only while games that
were saved by them wait for an answer."""

Step = tuple[int | str, Any]
"""A question, by its id or topic, and the answer to it."""
Plan = Callable[[Desk, V], list[Step]]

LONGEST_TEXT = LONGEST_LIST


def asked(view: View, *topics: str) -> AnyAsk | None:
    """Return the viewer's first open question of these topics; unanswered ones come first."""
    found = [ask for ask in view.asks if ask.topic in topics]
    return next((ask for ask in found if ask.owed), found[0] if found else None)


def must_be_asked(view: View, *topics: str) -> AnyAsk:
    """Return the viewer's first open question of these topics; raise Illegal without one."""
    ask = asked(view, *topics)
    if ask is None:
        raise Illegal("not-asked-now", topic=topics[0])
    return ask


def meant(desk: Desk, view: View, text: str, *topics: str) -> AnyAsk:
    """Return the open question of these topics that has what was suggested, or the first."""
    pieces = set(suggested(bounded(text, listed=True)))
    fitting = [
        ask.topic
        for ask in view.asks
        if ask.topic in topics and pieces and pieces <= names_of(desk, ask).keys()
    ]
    return must_be_asked(view, *(fitting or topics))


def passing(view: View) -> list[Step]:
    """Return the answers that do nothing, to every open question that has one."""
    found = ((ask.id, quiet(ask)) for ask in view.asks if ask.owed)
    steps: list[Step] = [(number, value) for number, value in found if value is not None]
    if not steps:
        raise Illegal("nothing-to-end")
    return steps


def quiet(ask: AnyAsk) -> Any:
    """Return the answer that does nothing, or None if there is none."""
    if ask.quiet is None and isinstance(ask, Choose) and set(ask.default) & QUIET:
        return ask.default
    return ask.quiet


def names_of(desk: Desk, ask: AnyAsk) -> dict[str, str]:
    """Return what can be named in an answer, by id: options, terms, or keys with their values."""
    if isinstance(ask, Choose | Offer):
        options: list[Option] = ask.options if isinstance(ask, Choose) else ask.terms
        return {option.id: desk.option(option) for option in options}
    if isinstance(ask, Amount):
        return {str(number): str(number) for number in range(ask.min, ask.max + 1)}
    return {
        f"{key.id}={value.id}": f"{desk.option(key)}: {desk.option(value)}"
        for key in ask.keys
        for value in ask.values
        if key.allowed is None or value.id in key.allowed
    }


def answer_of(desk: Desk, ask: AnyAsk, text: str) -> Any:
    """Return the answer that was typed or suggested for a question; raise Illegal if unclear."""
    text = bounded(text, listed=True)
    known = names_of(desk, ask)
    pieces = suggested(text)
    if not pieces:
        raise Illegal("text-empty")
    if not all(piece in known for piece in pieces):
        return read_answer(desk, ask, text)
    if isinstance(ask, Amount):
        return int(pieces[0])
    if isinstance(ask, Offer):
        return {"propose": pieces}
    if isinstance(ask, Choose):
        return pieces
    return dict(piece.split("=", 1) for piece in pieces)


def ids_of(names: Mapping[str, str], text: str) -> list[str]:
    """Return the ids that `Stark, Tyrell` names, in this order; ids are understood as well."""
    found: list[str] = []
    for piece in suggested(bounded(text, listed=True)):
        key = piece if piece in names else find(piece, names)
        if key in found:
            raise Illegal("text-twice", text=names[key])
        found.append(key)
    if not found:
        raise Illegal("text-empty")
    return found


def suggested(text: str) -> list[str]:
    """Return the ids of a list that was made by suggestions."""
    return [piece.strip() for piece in re.split(r"[,;]", text) if piece.strip()]


@dataclass(frozen=True, slots=True)
class MoveCommands(Generic[V]):
    """What the commands of one game share: the user's desk, making a move, suggestions."""

    id: str
    View: type[V]

    async def table(self, context: Context, table: str | None) -> tuple[Desk, V]:
        """Return the user's desk at a table of this game that has begun."""
        await at_table(context, table, game=self.id)
        desk = await context.desk()
        if not isinstance(desk.view, self.View):
            raise Illegal("table-not-started")
        if desk.view.viewer is None:
            raise Illegal("table-not-seated")
        return desk, desk.view

    async def play(self, interaction: Interaction, table: str | None, plan: Plan[V]) -> None:
        """Make a move, and show what came of it together with what is asked next."""

        async def work(context: Context) -> Page:
            desk, view = await self.table(context, table)
            steps = plan(desk, view)
            try:
                receipt = await context.host.tables.moves.take(
                    desk.session_id,
                    context.user_id,
                    steps,
                    context.request_id,
                    partly=True,
                    place=context.place,
                )
            except Illegal:
                await keep_half(context.host, desk, context.user_id, steps)
                raise
            return await answers.told(context, receipt)

        await serve(interaction, work, playing=True)

    def options_of(self, *topics: str) -> Suggest:
        """Return an autocompletion of the options of an open question."""

        async def source(context: Context) -> Names:
            desk, view = await self.table(context, typed_so_far(context, "table"))
            first = names_of(desk, must_be_asked(view, *topics))
            others = (names_of(desk, ask) for ask in view.asks if ask.topic in topics and ask.owed)
            return {key: name for names in (first, *others) for key, name in names.items()}

        return suggest(source)

    def lists_of(self, option: str, *topics: str) -> Suggest:
        """Return an autocompletion of the list typed so far with each name that is left.

        What is filled in are ids, so that long lists fit as well.
        """

        async def source(context: Context) -> Names:
            desk, view = await self.table(context, typed_so_far(context, "table"))
            names = names_of(desk, must_be_asked(view, *topics))
            done, comma, _ = (typed_so_far(context, option) or "").rpartition(",")
            used = [one.partition("=")[0] for one in suggested(done)] if comma else []
            head = f"{done}, " if comma else ""
            left = {id: name for id, name in names.items() if id.partition("=")[0] not in used}
            return {f"{head}{id}": f"{head}{name}" for id, name in left.items()}

        return suggest(source)
