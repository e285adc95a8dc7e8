"""Presses and submissions, routed by their id alone: they work after restarts and after weeks."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot.discord_ui import (
    answers,
    assign_forms,
    decks,
    info_pages,
    joined,
    lobby,
    named_cards,
    replay,
    slow_play,
    standing_orders,
    table_options,
    typed_moves,
    writings,
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
    keeps: bool = False
    """A refusal is told beside the page whose button was pressed, which stays as it is."""


VERBS: dict[str, Verb] = {
    "panel": Verb(info_pages.panel),
    "panel_again": Verb(info_pages.panel, in_place=True),
    "change": Verb(info_pages.change, in_place=True),
    "board": Verb(info_pages.board),
    "zoom": Verb(info_pages.board),
    "board_words": Verb(info_pages.board_words),
    "cards": Verb(info_pages.cards),
    "known": Verb(info_pages.known),
    "log": Verb(info_pages.log),
    "log_page": Verb(info_pages.log, in_place=True),
    replay.VERB: Verb(replay.turn, in_place=True),
    replay.OPEN: Verb(replay.open_replay),
    replay.FILE: Verb(replay.save),
    writings.NOTES: Verb(writings.notes),
    writings.EDIT: Verb(writings.edit_note, modal=True),
    writings.NOTE: Verb(writings.save_note, in_place=True),
    writings.LETTERS: Verb(writings.letters),
    writings.WRITE: Verb(writings.write_letter, modal=True),
    writings.LETTER: Verb(writings.send_letter),
    writings.REFUSE: Verb(writings.refuse),
    "rules": Verb(info_pages.rules),
    "rules_here": Verb(info_pages.rules),
    "orders": Verb(standing_orders.orders),
    "orders_again": Verb(standing_orders.orders, in_place=True),
    "orders_at": Verb(standing_orders.orders_at, in_place=True),
    "order": Verb(standing_orders.order, in_place=True),
    "order_which": Verb(standing_orders.which, in_place=True),
    "order_page": Verb(standing_orders.turn_page, in_place=True),
    "order_open": Verb(standing_orders.turn_page),
    "order_some": Verb(standing_orders.order_some, in_place=True),
    "order_set": Verb(standing_orders.order_set, in_place=True),
    "options": Verb(table_options.show),
    "options_again": Verb(table_options.show, in_place=True),
    "option_which": Verb(table_options.which, in_place=True, modal=True),
    "option": Verb(table_options.change, in_place=True),
    "option_number": Verb(table_options.change, in_place=True),
    "deck": Verb(decks.choose),
    named_cards.SHOW: Verb(decks.picked_card, keeps=True),
    named_cards.LATELY: Verb(decks.lately, keeps=True),
    "deck_take": Verb(decks.take, in_place=True),
    "join": Verb(lobby.join, in_place=True),
    "leave": Verb(lobby.leave, in_place=True),
    "leave_game": Verb(lobby.leave_game, in_place=True),
    "fill": Verb(lobby.fill, in_place=True),
    "start": Verb(lobby.start, in_place=True),
    "pick": Verb(answers.pick, in_place=True),
    "sel": Verb(answers.pick, in_place=True),
    "several": Verb(answers.several, in_place=True),
    "joined_some": Verb(joined.some, in_place=True),
    "joined": Verb(joined.done, in_place=True),
    "none": Verb(answers.none, in_place=True),
    "suggest": Verb(answers.suggest, in_place=True),
    "amt": Verb(answers.amount, in_place=True),
    "ask_amt": Verb(answers.ask_amount, modal=True),
    "amount": Verb(answers.amount, in_place=True),
    "key": Verb(answers.key, in_place=True, modal=True),
    "ask_share": Verb(answers.ask_share, modal=True),
    "share": Verb(answers.share, in_place=True),
    "val": Verb(answers.value, in_place=True),
    "ask_text": Verb(answers.ask_text, modal=True),
    "text": Verb(assign_forms.text, in_place=True),
    "ask_some": Verb(assign_forms.ask_some, modal=True),
    "some": Verb(assign_forms.some, in_place=True),
    "ask_mine": Verb(assign_forms.ask_mine, modal=True),
    "some_mine": Verb(assign_forms.some),
    "page": Verb(answers.page, in_place=True),
    "second_page": Verb(answers.second_page, in_place=True),
    "ask_filter": Verb(answers.ask_filter, modal=True),
    "filter": Verb(answers.filter_options, in_place=True),
    "confirm": Verb(answers.confirm, in_place=True),
    "clear": Verb(answers.clear, in_place=True),
    "accept": Verb(answers.accept, in_place=True),
    "refuse": Verb(answers.refuse, in_place=True),
    "terms": Verb(answers.terms, in_place=True),
    "propose": Verb(answers.terms, in_place=True),  # in messages of earlier releases
    "plans": Verb(answers.plans, in_place=True),
    "plan": Verb(answers.plan, in_place=True),
    "plans_order": Verb(answers.plans_order, in_place=True),
    "talk_accept": Verb(answers.talk_accept),
    "talk_refuse": Verb(answers.talk_refuse),
    "talk_propose": Verb(answers.talk_propose),
    "mute": Verb(slow_play.mute),
    "takeover": Verb(slow_play.take_over),
    "back": Verb(slow_play.back),
    "undo": Verb(answers.undo, in_place=True),
    "typed": Verb(typed_moves.take, in_place=True),
    "typed_show": Verb(typed_moves.show),
    "typed_at": Verb(typed_moves.at_table, in_place=True),
}


class Router:
    """Takes component presses and modal submissions."""

    def __init__(self, host: Host) -> None:
        """Take the host, which makes desks for whoever presses."""
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
            if verb.keeps:
                reply.alone()
                return Page(context.person.words.illegal(None, error), refused=True)
            if not context.in_panel:
                reply.alone()
            return await context.refusal(error)
        if verb.in_place:
            context.note_shown()
        if not isinstance(answer, Page):
            raise TypeError(f"{context.press.verb} opened a form too late")
        return answer
