"""/lcg2: the moves of the second edition, for those who would rather type than press."""

from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui import standing_orders as orders
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.info_pages import board_page, cards, rules_page
from bot.discord_ui.page import CONTENT, Page, shorten
from bot.games.card_game_2e.rules.view import ThronesView
from bot.reader.single import find
from cogs import _card_game_2e as moves
from cogs import _card_game_2e_pages as pages
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables, typed_so_far
from cogs._commands import Interaction, serve
from cogs._moves import LONGEST_TEXT, MoveCommands, Step, ids_of, must_be_asked, passing
from cogs._tables import at_table
from cogs._words import called, choice, options

LCG = MoveCommands(moves.GAME, ThronesView)

Words = Range[str, 1, LONGEST_TEXT]


async def _desk(context: Context) -> tuple[Desk, ThronesView]:
    return await LCG.table(context, typed_so_far(context, "table"))


def _completed(context: Context, option: str, names: Names) -> Names:
    """Return the list typed so far with each name that is left."""
    done, comma, _ = (typed_so_far(context, option) or "").rpartition(",")
    used = ids_of(names, done) if comma else []
    head = f"{done}, " if comma else ""
    return {f"{head}{id}": f"{head}{name}" for id, name in names.items() if id not in used}


async def _marshaled(context: Context) -> Names:
    desk, view = await _desk(context)
    return _completed(context, "cards", moves.acts(desk, view, "marshal"))


async def _placed(context: Context) -> Names:
    desk, view = await _desk(context)
    return _completed(context, "cards", moves.choices(desk, must_be_asked(view, "place")))


async def _plots(context: Context) -> Names:
    desk, view = await _desk(context)
    return moves.choices(desk, must_be_asked(view, "plot"))


async def _played(context: Context) -> Names:
    desk, view = await _desk(context)
    return moves.acts(desk, view, *moves.ACTS)


async def _attackers(context: Context) -> Names:
    desk, view = await _desk(context)
    return _completed(context, "with", moves.able(desk, view, typed_so_far(context, "type")))


async def _defenders(context: Context) -> Names:
    desk, view = await _desk(context)
    return _completed(context, "cards", moves.choices(desk, must_be_asked(view, "defenders")))


async def _opponents(context: Context) -> Names:
    desk, view = await _desk(context)
    return {
        str(seat): desk.label(seat)
        for seat, player in enumerate(view.players)
        if seat != view.viewer and not player.out
    }


async def _others(context: Context) -> Names:
    desk, view = await _desk(context)
    return _completed(context, "what", moves.choices(desk, must_be_asked(view, *moves.OTHERS)))


async def _in_play(context: Context) -> Names:
    desk, view = await _desk(context)
    return moves.in_play(desk, view)


async def _players(context: Context) -> Names:
    await at_table(context, typed_so_far(context, "table"), game=LCG.id)
    desk = await context.desk()
    return {str(seat): desk.label(seat) for seat in range(len(desk.info.seats))}


class CardGame2eCommands(MaesterCog, name="card_game_2e"):
    """The commands of the second edition."""

    lcg2 = app_commands.Group(**called("cmd-lcg2"))

    @lcg2.command(**called("cmd-lcg2-setup"))
    @options("table", cards="lcg2-cards")
    @app_commands.autocomplete(cards=suggest(_placed), table=tables("mine"))
    async def setup_cards(
        self, interaction: Interaction, cards: Words | None = None, table: str | None = None
    ) -> None:
        """Place cards for the set-up."""
        await LCG.play(interaction, table, lambda desk, view: moves.setup(desk, view, cards))

    @lcg2.command(**called("cmd-lcg2-plot"))
    @options("table", card="lcg2-card")
    @app_commands.autocomplete(card=suggest(_plots), table=tables("mine"))
    async def plot(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Choose the plot of the round."""

        def plan(desk: Desk, view: ThronesView) -> list[Step]:
            ask = must_be_asked(view, "plot")
            return [(ask.id, [find(card, moves.own_plots(desk, view))])]

        await LCG.play(interaction, table, plan)

    @lcg2.command(**called("cmd-lcg2-marshal"))
    @options("table", cards="lcg2-cards", on="lcg2-on")
    @app_commands.autocomplete(
        cards=suggest(_marshaled), on=suggest(_in_play), table=tables("mine")
    )
    async def marshal(
        self,
        interaction: Interaction,
        cards: Words,
        on: str | None = None,
        table: str | None = None,
    ) -> None:
        """Marshal cards from the hand."""
        await LCG.play(interaction, table, lambda desk, view: moves.marshal(desk, view, cards, on))

    @lcg2.command(**called("cmd-lcg2-challenge"))
    @options(
        "table",
        type="lcg2-type",
        attackers="lcg2-with",
        opponent="lcg2-opponent",
        stealth="lcg2-stealth",
    )
    @app_commands.choices(
        type=[
            choice("lcg2-military", "military"),
            choice("lcg2-intrigue", "intrigue"),
            choice("lcg2-power", "power"),
        ]
    )
    @app_commands.autocomplete(
        attackers=suggest(_attackers), opponent=suggest(_opponents), table=tables("mine")
    )
    async def challenge(
        self,
        interaction: Interaction,
        type: str,
        attackers: Words,
        opponent: str | None = None,
        stealth: Words | None = None,
        table: str | None = None,
    ) -> None:
        """Start a challenge."""
        await LCG.play(
            interaction,
            table,
            lambda desk, view: moves.challenge(desk, view, type, opponent, attackers, stealth),
        )

    @lcg2.command(**called("cmd-lcg2-defend"))
    @options("table", cards="lcg2-cards")
    @app_commands.autocomplete(cards=suggest(_defenders), table=tables("mine"))
    async def defend(
        self, interaction: Interaction, cards: Words | None = None, table: str | None = None
    ) -> None:
        """Declare defenders, or none."""
        await LCG.play(interaction, table, lambda desk, view: moves.defend(desk, view, cards))

    @lcg2.command(**called("cmd-lcg2-play"))
    @options("table", card="lcg2-card", target="lcg2-target")
    @app_commands.autocomplete(
        card=suggest(_played), target=suggest(_in_play), table=tables("mine")
    )
    async def play(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        table: str | None = None,
    ) -> None:
        """Play an event, ambush, use an ability or save a card."""
        await LCG.play(interaction, table, lambda desk, view: moves.play(desk, view, card, target))

    @lcg2.command(**called("cmd-lcg2-choose"))
    @options("what", "table")
    @app_commands.autocomplete(what=suggest(_others), table=tables("mine"))
    async def choose(self, interaction: Interaction, what: Words, table: str | None = None) -> None:
        """Answer whatever else is asked."""
        await LCG.play(interaction, table, lambda desk, view: moves.choose(desk, view, what))

    @lcg2.command(**called("cmd-lcg2-pass"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def pass_by(self, interaction: Interaction, table: str | None = None) -> None:
        """Pass in every open question that can be passed."""
        await LCG.play(interaction, table, lambda desk, view: passing(view))

    @lcg2.command(**called("cmd-lcg2-until"))
    @options("table", until="lcg2-until")
    @app_commands.autocomplete(until=suggest(pages.until_names), table=tables("mine"))
    async def until(self, interaction: Interaction, until: str, table: str | None = None) -> None:
        """Pass until something happens."""
        await serve(interaction, lambda context: pages.until(context, table, until))

    @lcg2.command(**called("cmd-lcg2-hand"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the player's own cards."""

        async def work(context: Context) -> Page:
            await LCG.table(context, table)
            return await cards(context)

        await serve(interaction, work)

    @lcg2.command(**called("cmd-lcg2-board"))
    @options("table", player="lcg2-player")
    @app_commands.autocomplete(player=suggest(_players), table=tables("all"))
    async def board(
        self, interaction: Interaction, player: str | None = None, table: str | None = None
    ) -> None:
        """Show the table, or one player's cards."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all", game=LCG.id)
            desk = await context.desk()
            names = {str(seat): desk.label(seat) for seat in range(len(desk.info.seats))}
            zoom = find(player, names) if player is not None else None
            return await board_page(context.host.studio_for(context.user_id), desk, zoom=zoom)

        await serve(interaction, work)

    @lcg2.command(**called("cmd-lcg2-keyword"))
    @options(keyword="lcg2-keyword")
    @app_commands.autocomplete(keyword=suggest(pages.keyword_names))
    async def keyword(self, interaction: Interaction, keyword: str) -> None:
        """Explain a keyword."""
        await serve(interaction, lambda context: pages.keyword(context, keyword))

    @lcg2.command(**called("cmd-lcg2-card"))
    @options("table", card="lcg2-card")
    @app_commands.autocomplete(card=suggest(pages.card_names), table=tables("mine"))
    async def card(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Show a card, what it did here, and why it cannot be used."""
        await serve(interaction, lambda context: pages.card(context, table, card))

    @lcg2.command(**called("cmd-lcg2-stops"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def stops(self, interaction: Interaction, table: str | None = None) -> None:
        """Show and change when the player is asked."""

        async def work(context: Context) -> Page:
            desk, _ = await LCG.table(context, table)
            return orders.order_page(context, desk, "stops")

        await serve(interaction, work)

    @lcg2.command(**called("cmd-lcg2-rules"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def rules(self, interaction: Interaction, table: str | None = None) -> None:
        """Explain the step the game is at."""

        async def work(context: Context) -> Page:
            await at_table(context, table, game=LCG.id)
            desk = await context.desk()
            page = rules_page(desk)
            if desk.view is not None:
                step = desk.face.summary(desk.view, desk.words, desk.mention).splitlines()[0]
                page.content = shorten(f"{step}\n\n{page.content}", CONTENT)
            return page

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Do nothing: moves belong to the tables."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: moves belong to the tables."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(CardGame2eCommands(bot))
