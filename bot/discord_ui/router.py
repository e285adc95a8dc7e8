"""Presses and submissions, routed by their id alone: they work after restarts and after weeks."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot.discord_ui import (
    answering,
    decks,
    filling,
    looking,
    options,
    orders,
    replay,
    seating,
    slow,
    typed_moves,
)
from bot.discord_ui.context import Context
from bot.discord_ui.forms import submitted
from bot.discord_ui.host import Host
from bot.discord_ui.page import BadId, Page, Reply, decode
from bot.kernel import Illegal

log = structlog.get_logger()

Handler = Callable[[Context], Awaitable[Page | discord.ui.Modal]]


@dataclass(frozen=True, slots=True)
class Verb:
    """What a verb does, and where the answer is shown."""

    run: Handler
    in_place: bool = False
    modal: bool = False
    """Opens a form: that must be the first answer, so it never asks for patience."""


VERBS: dict[str, Verb] = {
    "panel": Verb(looking.panel),
    "panel_again": Verb(looking.panel, in_place=True),
    "board": Verb(looking.board),
    "zoom": Verb(looking.board),
    "cards": Verb(looking.cards),
    "log": Verb(looking.log),
    "log_page": Verb(looking.log, in_place=True),
    replay.VERB: Verb(replay.turn, in_place=True),
    replay.OPEN: Verb(replay.open_replay),
    replay.FILE: Verb(replay.save),
    "rules": Verb(looking.rules),
    "rules_here": Verb(looking.rules),
    "orders": Verb(orders.orders),
    "orders_again": Verb(orders.orders, in_place=True),
    "orders_at": Verb(orders.orders_at, in_place=True),
    "order": Verb(orders.order, in_place=True),
    "order_which": Verb(orders.which, in_place=True),
    "order_page": Verb(orders.turn_page, in_place=True),
    "order_open": Verb(orders.turn_page),
    "order_some": Verb(orders.order_some, in_place=True),
    "order_set": Verb(orders.order_set, in_place=True),
    "options": Verb(options.show),
    "options_again": Verb(options.show, in_place=True),
    "option_which": Verb(options.which, in_place=True, modal=True),
    "option": Verb(options.change, in_place=True),
    "option_number": Verb(options.change, in_place=True),
    "deck": Verb(decks.choose),
    "deck_take": Verb(decks.take, in_place=True),
    "join": Verb(seating.join, in_place=True),
    "leave": Verb(seating.leave, in_place=True),
    "leave_game": Verb(seating.leave_game, in_place=True),
    "fill": Verb(seating.fill, in_place=True),
    "start": Verb(seating.start, in_place=True),
    "pick": Verb(answering.pick, in_place=True),
    "sel": Verb(answering.pick, in_place=True),
    "several": Verb(answering.several, in_place=True),
    "none": Verb(answering.none, in_place=True),
    "suggest": Verb(answering.suggest, in_place=True),
    "amt": Verb(answering.amount, in_place=True),
    "ask_amt": Verb(answering.ask_amount, modal=True),
    "amount": Verb(answering.amount, in_place=True),
    "key": Verb(answering.key, in_place=True, modal=True),
    "ask_share": Verb(answering.ask_share, modal=True),
    "share": Verb(answering.share, in_place=True),
    "val": Verb(answering.value, in_place=True),
    "ask_text": Verb(answering.ask_text, modal=True),
    "text": Verb(filling.text, in_place=True),
    "ask_some": Verb(filling.ask_some, modal=True),
    "some": Verb(filling.some, in_place=True),
    "page": Verb(answering.page, in_place=True),
    "second_page": Verb(answering.second_page, in_place=True),
    "ask_filter": Verb(answering.ask_filter, modal=True),
    "filter": Verb(answering.filter_options, in_place=True),
    "confirm": Verb(answering.confirm, in_place=True),
    "clear": Verb(answering.clear, in_place=True),
    "accept": Verb(answering.accept, in_place=True),
    "refuse": Verb(answering.refuse, in_place=True),
    "terms": Verb(answering.terms, in_place=True),
    "propose": Verb(answering.terms, in_place=True),  # in messages of earlier releases
    "plans": Verb(answering.plans, in_place=True),
    "plan": Verb(answering.plan, in_place=True),
    "plans_order": Verb(answering.plans_order, in_place=True),
    "talk_accept": Verb(answering.talk_accept),
    "talk_refuse": Verb(answering.talk_refuse),
    "talk_propose": Verb(answering.talk_propose),
    "mute": Verb(slow.mute),
    "takeover": Verb(slow.take_over),
    "back": Verb(slow.back),
    "undo": Verb(answering.undo, in_place=True),
    "typed": Verb(typed_moves.take, in_place=True),
    "typed_show": Verb(typed_moves.show),
    "typed_at": Verb(typed_moves.at_table, in_place=True),
}


class Router:
    """Takes component presses and modal submissions."""

    def __init__(self, host: Host) -> None:
        """Take the host."""
        self.host = host
        self.verbs = dict(VERBS)
        """Cogs add their own: what a button of theirs does stands beside its command."""

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a press or submission; one that we cannot read is answered too."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        person, new = await self.host.people.met(
            interaction.user.id, interaction.user.display_name, str(interaction.locale)
        )
        try:
            press = decode(custom_id)
            verb = self.verbs[press.verb]
        except (BadId, KeyError):
            log.warning("press-unknown", custom_id=custom_id[:100], user=interaction.user.id)
            await Reply(interaction).show(Page(person.words.say("ui-unknown-press"), refused=True))
            return
        context = Context(
            self.host,
            interaction,
            press,
            person,
            list(data.get("values", [])),
            submitted(data),
            new,
        )
        if verb.modal:
            await self._form(context, verb)
        else:
            reply = Reply(interaction, in_place=verb.in_place)
            await reply.with_result(self._page(context, verb, reply))

    async def _form(self, context: Context, verb: Verb) -> None:
        reply = Reply(context.interaction, in_place=verb.in_place)
        try:
            answer = await verb.run(context)
        except Illegal as error:
            answer = await context.refusal(error)
            reply.alone()
        if isinstance(answer, discord.ui.Modal):
            await reply.open_form(answer)
        else:
            await reply.show(answer)

    async def _page(self, context: Context, verb: Verb, reply: Reply) -> Page:
        """The handler's page; a refusal goes to the user alone, and shows what is open now."""
        try:
            await context.note_user()
            answer = await verb.run(context)
        except Illegal as error:
            log.info("refused", reason=error.reason, user=context.user_id, verb=context.press.verb)
            if not context.in_panel:
                reply.alone()
            return await context.refusal(error)
        if verb.in_place:
            context.note_shown()
        if not isinstance(answer, Page):
            raise TypeError(f"{context.press.verb} opened a form too late")
        return answer
