"""/throne: the moves of The Iron Throne, for those who would rather type than press."""

from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.info_pages import rules_page
from bot.discord_ui.page import Page
from bot.games.iron_throne.rules.view import IronView
from bot.kernel import Assign
from cogs import _iron_throne as moves
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables, typed_so_far
from cogs._commands import Interaction, serve
from cogs._moves import (
    LONGEST_TEXT,
    MoveCommands,
    Step,
    answer_of,
    must_be_asked,
    passing,
    suggested,
)
from cogs._tables import at_table
from cogs._words import called, choice, options

THRONE = MoveCommands("iron_throne", IronView)

Words = Range[str, 1, LONGEST_TEXT]


async def _people(context: Context) -> Names:
    """Return the player's living characters with their power, for autocompletion."""
    desk, view = await THRONE.table(context, typed_so_far(context, "table"))
    power = moves.mine(view).characters
    known = moves.own_people(desk, view)
    return {name: f"{known[name]} ({power[name]})" for name in known if power[name]}


async def _sharing(context: Context) -> Names:
    """Return what was typed so far, completed by each character that has no number yet."""
    desk, view = await THRONE.table(context, typed_so_far(context, "table"))
    ask = must_be_asked(view, "distribute")
    assert isinstance(ask, Assign)
    done, comma, _ = (typed_so_far(context, "where") or "").rpartition(",")
    used = answer_of(desk, ask, done) if done.strip() else {}
    left = ask.total - sum(used.values())
    head = f"{done}{comma} " if comma else ""
    keys = [key for key in ask.keys if key.id not in used and left > 0]
    whole = [f"{head}{desk.option(key)} {number}" for number in {left: 0, 1: 0} for key in keys]
    return {text: text for text in whole}


async def _houses(context: Context) -> Names:
    """Return those whose support can be accepted, after those who were named already."""
    desk, view = await THRONE.table(context, typed_so_far(context, "table"))
    ask = must_be_asked(view, "welcome", "answer")
    known = ask.keys if isinstance(ask, Assign) else getattr(ask, "options", [])
    names = {one.id: desk.option(one) for one in known}
    done, comma, _ = (typed_so_far(context, "accept") or "").rpartition(",")
    used = suggested(done) if comma else []
    head = f"{done}, " if comma else ""
    return {f"{head}{id}": f"{head}{name}" for id, name in names.items() if id not in used}


class ThroneCommands(MaesterCog, name="iron_throne"):
    """The commands of The Iron Throne."""

    throne = app_commands.Group(**called("cmd-throne"))

    @throne.command(**called("cmd-throne-houses"))
    @options("ranking", "table")
    @app_commands.autocomplete(ranking=THRONE.lists_of("ranking", "houses"), table=tables("mine"))
    async def houses(
        self, interaction: Interaction, ranking: Words, table: str | None = None
    ) -> None:
        """Rank the houses before the game."""
        await self._list(interaction, table, ranking, "houses")

    @throne.command(**called("cmd-throne-leader"))
    @options("table", leader="throne-leader")
    @app_commands.autocomplete(leader=THRONE.options_of("leader"), table=tables("mine"))
    async def leader(self, interaction: Interaction, leader: str, table: str | None = None) -> None:
        """Choose the leader of the house."""
        await self._pick(interaction, table, leader, "leader")

    @throne.command(**called("cmd-throne-hostages"))
    @options("table", orders="throne-orders")
    @app_commands.autocomplete(orders=THRONE.lists_of("orders", "hostages"), table=tables("mine"))
    async def hostages(
        self, interaction: Interaction, orders: Words, table: str | None = None
    ) -> None:
        """Release or torture hostages; the others are kept."""
        await THRONE.play(interaction, table, lambda desk, view: moves.hostages(desk, view, orders))

    @throne.command(**called("cmd-throne-prepare"))
    @options(
        "table", defender="throne-defender", power="throne-power", character="throne-character"
    )
    @app_commands.autocomplete(
        defender=THRONE.options_of("defender"),
        power=suggest(_people),
        character=suggest(_people),
        table=tables("mine"),
    )
    async def prepare(
        self,
        interaction: Interaction,
        defender: str | None = None,
        power: str | None = None,
        character: str | None = None,
        table: str | None = None,
    ) -> None:
        """Name the defender, place power or send a character, as far as that is asked."""
        await THRONE.play(
            interaction,
            table,
            lambda desk, view: moves.prepare(desk, view, defender, power, character),
        )

    @throne.command(**called("cmd-throne-support"))
    @options("table", side="throne-side", character="throne-character")
    @app_commands.choices(
        side=[
            choice("throne-challenge", "challenge"),
            choice("throne-defence", "defence"),
            choice("throne-out", "out"),
        ]
    )
    @app_commands.autocomplete(character=suggest(_people), table=tables("mine"))
    async def support(
        self,
        interaction: Interaction,
        side: str,
        character: str | None = None,
        table: str | None = None,
    ) -> None:
        """Offer a character to a side, or stay out."""
        await THRONE.play(
            interaction, table, lambda desk, view: moves.support(desk, view, side, character)
        )

    @throne.command(**called("cmd-throne-welcome"))
    @options("table", accept="throne-accept")
    @app_commands.autocomplete(accept=suggest(_houses), table=tables("mine"))
    async def welcome(
        self, interaction: Interaction, accept: str | None = None, table: str | None = None
    ) -> None:
        """Accept the support of those named, and decline all others."""
        await THRONE.play(interaction, table, lambda desk, view: moves.welcome(desk, view, accept))

    @throne.command(**called("cmd-throne-blackmail"))
    @options("table", who="throne-who")
    @app_commands.autocomplete(who=THRONE.lists_of("who", "blackmail"), table=tables("mine"))
    async def blackmail(
        self, interaction: Interaction, who: Words, table: str | None = None
    ) -> None:
        """Force a house to support, as Cersei."""
        await THRONE.play(
            interaction, table, lambda desk, view: moves.tokens(desk, view, who, "blackmail")
        )

    @throne.command(**called("cmd-throne-lay"))
    @options("card", "table")
    @app_commands.autocomplete(
        card=THRONE.options_of("lay", "lay_if", "lay_on"), table=tables("mine")
    )
    async def lay(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Lay the card of the encounter."""
        await THRONE.play(
            interaction,
            table,
            lambda desk, view: moves.tokens(desk, view, card, "lay", "lay_if", "lay_on"),
        )

    @throne.command(**called("cmd-throne-act"))
    @options("what", "table")
    @app_commands.autocomplete(what=THRONE.options_of(*moves.DEEDS), table=tables("mine"))
    async def act(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Use the leader's ability, or play a character card."""
        await THRONE.play(interaction, table, lambda desk, view: moves.act(desk, view, what))

    @throne.command(**called("cmd-throne-pass"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def pass_by(self, interaction: Interaction, table: str | None = None) -> None:
        """Pass in every open question that can be passed."""
        await THRONE.play(interaction, table, lambda desk, view: passing(view))

    @throne.command(**called("cmd-throne-choose"))
    @options("what", "table")
    @app_commands.autocomplete(
        what=THRONE.options_of(*moves.CHOICES, *moves.ABILITIES), table=tables("mine")
    )
    async def choose(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Answer what an ability or a card asks."""
        await THRONE.play(interaction, table, lambda desk, view: moves.choose(desk, view, what))

    @throne.command(**called("cmd-throne-distribute"))
    @options("table", where="throne-where")
    @app_commands.autocomplete(where=suggest(_sharing), table=tables("mine"))
    async def distribute(
        self, interaction: Interaction, where: Words, table: str | None = None
    ) -> None:
        """Distribute power among the characters."""

        def plan(desk: Desk, view: IronView) -> list[Step]:
            ask = must_be_asked(view, "distribute")
            assert isinstance(ask, Assign)
            return [(ask.id, answer_of(desk, ask, where))]

        await THRONE.play(interaction, table, plan)

    @throne.command(**called("cmd-throne-discard"))
    @options("table", cards="throne-cards")
    @app_commands.autocomplete(cards=THRONE.lists_of("cards", "discard"), table=tables("mine"))
    async def discard(
        self, interaction: Interaction, cards: Words, table: str | None = None
    ) -> None:
        """Discard cards from the hand."""
        await self._list(interaction, table, cards, "discard")

    @throne.command(**called("cmd-throne-take"))
    @options("table", source="throne-from")
    @app_commands.autocomplete(
        source=THRONE.lists_of("from", "hostage", "hostages_each"), table=tables("mine")
    )
    async def take(self, interaction: Interaction, source: Words, table: str | None = None) -> None:
        """Take a hostage, or one from each house."""
        topics = ("hostage", "hostages_each")
        await THRONE.play(
            interaction, table, lambda desk, view: moves.tokens(desk, view, source, *topics)
        )

    @throne.command(**called("cmd-throne-propose"))
    @options("table", terms="throne-terms")
    @app_commands.autocomplete(terms=THRONE.lists_of("terms", "talk"), table=tables("mine"))
    async def propose(
        self, interaction: Interaction, terms: Words, table: str | None = None
    ) -> None:
        """Propose terms, for all to see."""

        def plan(desk: Desk, view: IronView) -> list[Step]:
            ask = moves.talk(view)
            return [(ask.id, answer_of(desk, ask, terms))]

        await THRONE.play(interaction, table, plan)

    @throne.command(**called("cmd-throne-agree"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def agree(self, interaction: Interaction, table: str | None = None) -> None:
        """Accept the terms that were proposed."""
        await THRONE.play(interaction, table, lambda desk, view: moves.agree(view))

    @throne.command(**called("cmd-throne-refuse"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def refuse(self, interaction: Interaction, table: str | None = None) -> None:
        """Break the talks off without an agreement."""
        await THRONE.play(interaction, table, lambda desk, view: moves.break_off(view))

    @throne.command(**called("cmd-throne-rules"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def rules(self, interaction: Interaction, table: str | None = None) -> None:
        """Explain the phase the game is in."""

        async def work(context: Context) -> Page:
            await at_table(context, table, game=THRONE.id)
            return rules_page(await context.desk())

        await serve(interaction, work)

    async def _pick(
        self, interaction: Interaction, table: str | None, typed: str, *topics: str
    ) -> None:
        def plan(desk: Desk, view: IronView) -> list[Step]:
            ask = must_be_asked(view, *topics)
            return [(ask.id, answer_of(desk, ask, typed))]

        await THRONE.play(interaction, table, plan)

    async def _list(
        self, interaction: Interaction, table: str | None, typed: str, topic: str
    ) -> None:
        def plan(desk: Desk, view: IronView) -> list[Step]:
            ask = must_be_asked(view, topic)
            return [(ask.id, answer_of(desk, ask, typed))]

        await THRONE.play(interaction, table, plan)

    async def forget(self, user_id: int) -> None:
        """Do nothing: moves belong to the tables."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: moves belong to the tables."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(ThroneCommands(bot))
