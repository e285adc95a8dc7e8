"""The moves of the card games as commands, for those who would rather type than press."""

from dataclasses import dataclass
from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui import standing_orders as orders
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.info_pages import board_page, cards, rules_page
from bot.discord_ui.page import CONTENT, Page, shorten
from bot.games.lcg.view import LcgView
from bot.reader.single import find
from cogs import _lcg as moves
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables, typed_so_far
from cogs._commands import Interaction, serve
from cogs._lcg_pages import Pages
from cogs._moves import LONGEST_TEXT, MoveCommands, Step, ids_of, must_be_asked, passing
from cogs._tables import at_table
from cogs._words import called, choice, options

Words = Range[str, 1, LONGEST_TEXT]


def _completed(context: Context, option: str, names: Names) -> Names:
    """Return the list typed so far with each name that is left."""
    done, comma, _ = (typed_so_far(context, option) or "").rpartition(",")
    used = ids_of(names, done) if comma else []
    head = f"{done}, " if comma else ""
    return {f"{head}{id}": f"{head}{name}" for id, name in names.items() if id not in used}


@dataclass(frozen=True, slots=True)
class Suggestions:
    """What is suggested while somebody types a move of a card game."""

    game: MoveCommands[LcgView]

    async def desk(self, context: Context) -> tuple[Desk, LcgView]:
        """Return the desk of whoever types, at the table named so far."""
        return await self.game.table(context, typed_so_far(context, "table"))

    async def marshaled(self, context: Context) -> Names:
        """Cards that can be marshaled."""
        desk, view = await self.desk(context)
        return _completed(context, "cards", moves.acts(desk, view, "marshal"))

    async def placed(self, context: Context) -> Names:
        """Cards for the set-up."""
        desk, view = await self.desk(context)
        return _completed(context, "cards", moves.choices(desk, must_be_asked(view, "place")))

    async def plots(self, context: Context) -> Names:
        """Plots to choose from."""
        desk, view = await self.desk(context)
        return moves.choices(desk, must_be_asked(view, "plot"))

    async def played(self, context: Context) -> Names:
        """What can be played or used."""
        desk, view = await self.desk(context)
        return moves.acts(desk, view, *moves.ACTS)

    async def attackers(self, context: Context) -> Names:
        """Who can attack."""
        desk, view = await self.desk(context)
        return _completed(context, "with", moves.able(desk, view, typed_so_far(context, "type")))

    async def defenders(self, context: Context) -> Names:
        """Who can defend."""
        desk, view = await self.desk(context)
        return _completed(context, "cards", moves.choices(desk, must_be_asked(view, "defenders")))

    async def opponents(self, context: Context) -> Names:
        """Whom a challenge can be against."""
        desk, view = await self.desk(context)
        return {
            str(seat): desk.label(seat)
            for seat, player in enumerate(view.players)
            if seat != view.viewer and not player.out
        }

    async def others(self, context: Context) -> Names:
        """Answers to whatever else is asked."""
        desk, view = await self.desk(context)
        return _completed(context, "what", moves.choices(desk, must_be_asked(view, *moves.OTHERS)))

    async def in_play(self, context: Context) -> Names:
        """All cards in play."""
        desk, view = await self.desk(context)
        return moves.in_play(desk, view)

    async def players(self, context: Context) -> Names:
        """All players."""
        await at_table(context, typed_so_far(context, "table"), game=self.game.id)
        desk = await context.desk()
        return {str(seat): desk.label(seat) for seat in range(len(desk.info.seats))}


def commands(group: str, game: MoveCommands[LcgView], pages: Pages) -> type[MaesterCog]:
    """Return the cog with the moves of an edition; `group` is the key of its name."""
    known = Suggestions(game)

    class LcgCommands(MaesterCog, name=game.id):
        """The commands of one edition."""

        lcg = app_commands.Group(**called(group))

        @lcg.command(**called("cmd-lcg-setup"))
        @options("table", cards="lcg-cards")
        @app_commands.autocomplete(cards=suggest(known.placed), table=tables("mine"))
        async def setup_cards(
            self, interaction: Interaction, cards: Words | None = None, table: str | None = None
        ) -> None:
            """Place cards for the set-up."""
            await game.play(interaction, table, lambda desk, view: moves.setup(desk, view, cards))

        @lcg.command(**called("cmd-lcg-plot"))
        @options("table", card="lcg-card")
        @app_commands.autocomplete(card=suggest(known.plots), table=tables("mine"))
        async def plot(self, interaction: Interaction, card: str, table: str | None = None) -> None:
            """Choose the plot of the round."""

            def plan(desk: Desk, view: LcgView) -> list[Step]:
                ask = must_be_asked(view, "plot")
                return [(ask.id, [find(card, moves.own_plots(desk, view))])]

            await game.play(interaction, table, plan)

        @lcg.command(**called("cmd-lcg-marshal"))
        @options("table", cards="lcg-cards", on="lcg-on")
        @app_commands.autocomplete(
            cards=suggest(known.marshaled), on=suggest(known.in_play), table=tables("mine")
        )
        async def marshal(
            self,
            interaction: Interaction,
            cards: Words,
            on: str | None = None,
            table: str | None = None,
        ) -> None:
            """Marshal cards from the hand."""
            await game.play(
                interaction,
                table,
                lambda desk, view: moves.marshal(desk, view, cards, on, pages.cards),
            )

        @lcg.command(**called("cmd-lcg-challenge"))
        @options(
            "table",
            type="lcg-type",
            attackers="lcg-with",
            opponent="lcg-opponent",
            stealth="lcg-stealth",
        )
        @app_commands.choices(
            type=[
                choice("lcg-military", "military"),
                choice("lcg-intrigue", "intrigue"),
                choice("lcg-power", "power"),
            ]
        )
        @app_commands.autocomplete(
            attackers=suggest(known.attackers),
            opponent=suggest(known.opponents),
            table=tables("mine"),
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
            await game.play(
                interaction,
                table,
                lambda desk, view: moves.challenge(desk, view, type, opponent, attackers, stealth),
            )

        @lcg.command(**called("cmd-lcg-defend"))
        @options("table", cards="lcg-cards")
        @app_commands.autocomplete(cards=suggest(known.defenders), table=tables("mine"))
        async def defend(
            self, interaction: Interaction, cards: Words | None = None, table: str | None = None
        ) -> None:
            """Declare defenders, or none."""
            await game.play(interaction, table, lambda desk, view: moves.defend(desk, view, cards))

        @lcg.command(**called("cmd-lcg-play"))
        @options("table", card="lcg-card", target="lcg-target")
        @app_commands.autocomplete(
            card=suggest(known.played), target=suggest(known.in_play), table=tables("mine")
        )
        async def play(
            self,
            interaction: Interaction,
            card: str,
            target: str | None = None,
            table: str | None = None,
        ) -> None:
            """Play an event, ambush, use an ability or save a card."""
            await game.play(
                interaction,
                table,
                lambda desk, view: moves.play(desk, view, card, target, pages.cards),
            )

        @lcg.command(**called("cmd-lcg-choose"))
        @options("what", "table")
        @app_commands.autocomplete(what=suggest(known.others), table=tables("mine"))
        async def choose(
            self, interaction: Interaction, what: Words, table: str | None = None
        ) -> None:
            """Answer whatever else is asked."""
            await game.play(interaction, table, lambda desk, view: moves.choose(desk, view, what))

        @lcg.command(**called("cmd-lcg-pass"))
        @options("table")
        @app_commands.autocomplete(table=tables("mine"))
        async def pass_by(self, interaction: Interaction, table: str | None = None) -> None:
            """Pass in every open question that can be passed."""
            await game.play(interaction, table, lambda desk, view: passing(view))

        @lcg.command(**called("cmd-lcg-until"))
        @options("table", until="lcg-until")
        @app_commands.autocomplete(until=suggest(pages.until_names), table=tables("mine"))
        async def until(
            self, interaction: Interaction, until: str, table: str | None = None
        ) -> None:
            """Pass until something happens."""
            await serve(interaction, lambda context: pages.until(context, table, until))

        @lcg.command(**called("cmd-lcg-hand"))
        @options("table")
        @app_commands.autocomplete(table=tables("mine"))
        async def hand(self, interaction: Interaction, table: str | None = None) -> None:
            """Show the player's own cards."""

            async def work(context: Context) -> Page:
                await game.table(context, table)
                return await cards(context)

            await serve(interaction, work)

        @lcg.command(**called("cmd-lcg-board"))
        @options("table", player="lcg-player")
        @app_commands.autocomplete(player=suggest(known.players), table=tables("all"))
        async def board(
            self, interaction: Interaction, player: str | None = None, table: str | None = None
        ) -> None:
            """Show the table, or one player's cards."""

            async def work(context: Context) -> Page:
                await at_table(context, table, "all", game=game.id)
                desk = await context.desk()
                names = {str(seat): desk.label(seat) for seat in range(len(desk.info.seats))}
                zoom = find(player, names) if player is not None else None
                return await board_page(context.host.studio_for(context.user_id), desk, zoom=zoom)

            await serve(interaction, work)

        @lcg.command(**called("cmd-lcg-keyword"))
        @options(keyword="lcg-keyword")
        @app_commands.autocomplete(keyword=suggest(pages.keyword_names))
        async def keyword(self, interaction: Interaction, keyword: str) -> None:
            """Explain a keyword."""
            await serve(interaction, lambda context: pages.keyword(context, keyword))

        @lcg.command(**called("cmd-lcg-card"))
        @options("table", card="lcg-card")
        @app_commands.autocomplete(card=suggest(pages.card_names), table=tables("mine"))
        async def card(self, interaction: Interaction, card: str, table: str | None = None) -> None:
            """Show a card, what it did here, and why it cannot be used."""
            await serve(interaction, lambda context: pages.card(context, table, card))

        @lcg.command(**called("cmd-lcg-stops"))
        @options("table")
        @app_commands.autocomplete(table=tables("mine"))
        async def stops(self, interaction: Interaction, table: str | None = None) -> None:
            """Show and change when the player is asked."""

            async def work(context: Context) -> Page:
                desk, _ = await game.table(context, table)
                return orders.order_page(context, desk, "stops")

            await serve(interaction, work)

        @lcg.command(**called("cmd-lcg-rules"))
        @options("table")
        @app_commands.autocomplete(table=tables("all"))
        async def rules(self, interaction: Interaction, table: str | None = None) -> None:
            """Explain the step the game is at."""

            async def work(context: Context) -> Page:
                await at_table(context, table, game=game.id)
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

    return LcgCommands
