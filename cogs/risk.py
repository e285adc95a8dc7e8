"""/risk: the moves of Risk, for those who would rather type than press."""

from collections.abc import Callable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord_ui import standing_orders
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.page import CONTENT, Page, shorten
from bot.games.risk import GAME
from bot.games.risk.rules.view import RiskView
from bot.kernel import Assign, Illegal
from bot.kernel.labels import label_of
from bot.reader.single import find
from cogs import _risk as moves
from cogs import _risk_dominion as dominion
from cogs._base import MaesterCog
from cogs._choices import Names, Suggest, suggest, tables, typed_so_far
from cogs._commands import Interaction, serve
from cogs._moves import LONGEST_TEXT, MoveCommands, Step, answer_of, must_be_asked
from cogs._words import T, called, choice, options

RISK = MoveCommands("risk", RiskView)


def _territory(desk: Desk, territory: str) -> str:
    return str(desk.words.name("risk", label_of("territory", territory)))


def _named(desk: Desk, typed: str, places: list[str], topic: str) -> str:
    """Return the territory that is meant, of those that are possible."""
    if not places:
        raise Illegal("not-asked-now", topic=topic)
    assert isinstance(desk.view, RiskView)
    return find(typed, _names(desk, places), dominion.territories(desk, desk.view))


def _places(
    possible: Callable[[RiskView], list[str]],
    onward: Callable[[RiskView, str], list[str]] | None = None,
) -> Suggest:
    """Return an autocompletion of sources, or (`onward`) of targets from the source."""

    async def source(context: Context) -> Names:
        desk, view = await RISK.table(context, typed_so_far(context, "table"))
        places = possible(view)
        if onward is not None:
            start = find(typed_so_far(context, "from") or "", _names(desk, places))
            places = onward(view, start)
        return {
            place: f"{name} ({view.territories[place].units})"
            for place, name in _names(desk, places).items()
        }

    return suggest(source)


def _names(desk: Desk, places: list[str]) -> dict[str, str]:
    return {place: _territory(desk, place) for place in places}


async def _placing(context: Context) -> Names:
    """Return what was typed so far, completed by each territory that has no number yet."""
    desk, view = await RISK.table(context, typed_so_far(context, "table"))
    ask = must_be_asked(view, "place")
    assert isinstance(ask, Assign)
    done, comma, _ = (typed_so_far(context, "where") or "").rpartition(",")
    used = answer_of(desk, ask, done) if done.strip() else {}
    left = ask.total - sum(used.values())
    if left <= 0:
        return {}
    head = f"{done}{comma} " if comma else ""
    fresh = [key for key in ask.keys if key.id not in used]
    whole = (f"{head}{desk.option(key)} {left}" for key in fresh)
    return {text: text for text in whole}


def _of_dominion(possible: Callable[[Desk, RiskView], dict[str, str]]) -> Suggest:
    """Return an autocompletion of what can be played."""

    async def source(context: Context) -> Names:
        return possible(*await RISK.table(context, typed_so_far(context, "table")))

    return suggest(source)


def _order_choices(key: str) -> list[Choice[str]]:
    """Return the choices of a standing order."""
    known = GAME.rules.preferences[key].choices
    return [Choice(name=T(f"risk-preference-{key}-{one}"), value=one) for one in known]


class RiskCommands(MaesterCog, name="risk"):
    """The commands of Risk."""

    risk = app_commands.Group(**called("cmd-risk"))

    @risk.command(**called("cmd-risk-attack"))
    @options("table", to="risk-to", until="risk-until", dice="risk-dice", source="risk-from")
    @app_commands.autocomplete(
        source=_places(moves.attackers),
        to=_places(moves.attackers, moves.targets),
        table=tables("mine"),
    )
    async def attack(
        self,
        interaction: Interaction,
        source: str,
        to: str,
        until: Range[int, 1, 999] | None = None,
        dice: Range[int, 1, 3] | None = None,
        table: str | None = None,
    ) -> None:
        """Attack from one territory to another: one battle, or until so many units are left."""

        def plan(desk: Desk, view: RiskView) -> list[Step]:
            start = _named(desk, source, moves.attackers(view), "invade_from")
            target = _named(desk, to, moves.targets(view, start), "invade_to")
            return moves.attack(view, start, target, until, dice)

        await RISK.play(interaction, table, plan)

    @risk.command(**called("cmd-risk-reinforce"))
    @options("table", where="risk-where")
    @app_commands.autocomplete(where=suggest(_placing), table=tables("mine"))
    async def reinforce(
        self,
        interaction: Interaction,
        where: Range[str, 1, LONGEST_TEXT],
        table: str | None = None,
    ) -> None:
        """Place units in the player's territories."""

        def plan(desk: Desk, view: RiskView) -> list[Step]:
            ask = must_be_asked(view, "place")
            assert isinstance(ask, Assign)
            return [(ask.id, answer_of(desk, ask, where))]

        await RISK.play(interaction, table, plan)

    @risk.command(**called("cmd-risk-trade"))
    @options("table", cards="risk-cards")
    @app_commands.autocomplete(cards=RISK.options_of("trade"), table=tables("mine"))
    async def trade(self, interaction: Interaction, cards: str, table: str | None = None) -> None:
        """Trade a set of cards in for units."""

        def plan(desk: Desk, view: RiskView) -> list[Step]:
            ask = must_be_asked(view, "trade")
            return [(ask.id, answer_of(desk, ask, cards))]

        await RISK.play(interaction, table, plan)

    @risk.command(**called("cmd-risk-move-in"))
    @options("table", units="risk-units")
    @app_commands.autocomplete(table=tables("mine"))
    async def move_in(
        self, interaction: Interaction, units: Range[int, 1, 999], table: str | None = None
    ) -> None:
        """Move units into a conquered territory."""
        await RISK.play(interaction, table, lambda desk, view: [("move_in", units)])

    @risk.command(**called("cmd-risk-maneuver"))
    @options("table", to="risk-to", units="risk-units", source="risk-from")
    @app_commands.autocomplete(
        source=_places(moves.movers),
        to=_places(moves.movers, moves.goals),
        table=tables("mine"),
    )
    async def maneuver(
        self,
        interaction: Interaction,
        source: str,
        to: str,
        units: Range[int, 1, 999],
        table: str | None = None,
    ) -> None:
        """Move units between the player's own territories."""

        def plan(desk: Desk, view: RiskView) -> list[Step]:
            start = _named(desk, source, moves.movers(view), "maneuver_from")
            goal = _named(desk, to, moves.goals(view, start), "maneuver_to")
            return moves.maneuver(view, start, goal, units)

        await RISK.play(interaction, table, plan)

    @risk.command(**called("cmd-risk-end"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """End what is asked: no more attacks, no maneuver, no trade."""
        await RISK.play(interaction, table, lambda desk, view: moves.end(view))

    @risk.command(**called("cmd-risk-draw"))
    @options("table", take="risk-take")
    @app_commands.autocomplete(table=tables("mine"))
    async def draw(self, interaction: Interaction, take: bool, table: str | None = None) -> None:
        """Draw a territory card, or none."""
        choice = "draw" if take else "no"
        await RISK.play(interaction, table, lambda desk, view: [("draw", [choice])])

    @risk.command(**called("cmd-risk-defend"))
    @options("table", dice="risk-dice")
    @app_commands.autocomplete(table=tables("mine"))
    async def defend(
        self, interaction: Interaction, dice: Range[int, 1, 2], table: str | None = None
    ) -> None:
        """Defend with so many dice."""
        await RISK.play(interaction, table, lambda desk, view: [("defence", [str(dice)])])

    @risk.command(**called("cmd-risk-houses"))
    @options("ranking", "table")
    @app_commands.autocomplete(
        ranking=RISK.lists_of("ranking", "houses", "house"), table=tables("mine")
    )
    async def houses(
        self,
        interaction: Interaction,
        ranking: Range[str, 1, LONGEST_TEXT],
        table: str | None = None,
    ) -> None:
        """Rank the houses, or take one."""

        def plan(desk: Desk, view: RiskView) -> list[Step]:
            ask = must_be_asked(view, "houses", "house")
            return [(ask.id, answer_of(desk, ask, ranking))]

        await RISK.play(interaction, table, plan)

    @risk.command(**called("cmd-risk-buy"))
    @options("what", "table")
    @app_commands.autocomplete(what=RISK.options_of("buy"), table=tables("mine"))
    async def buy(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Buy a card, or free a character."""
        await RISK.play(interaction, table, lambda desk, view: dominion.buy(desk, view, what))

    @risk.command(**called("cmd-risk-play"))
    @options("what", "table")
    @app_commands.autocomplete(what=_of_dominion(dominion.playable), table=tables("mine"))
    async def play(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Play a maester card, or use a character."""
        await RISK.play(interaction, table, lambda desk, view: dominion.play(desk, view, what))

    @risk.command(**called("cmd-risk-settle"))
    @options("ranking", "table")
    @app_commands.autocomplete(ranking=RISK.lists_of("ranking", "plan"), table=tables("mine"))
    async def settle(
        self,
        interaction: Interaction,
        ranking: Range[str, 1, LONGEST_TEXT],
        table: str | None = None,
    ) -> None:
        """Rank the territories to settle in."""
        await RISK.play(interaction, table, lambda desk, view: dominion.settle(desk, view, ranking))

    @risk.command(**called("cmd-risk-rules"))
    @options(about="risk-about")
    @app_commands.choices(about=[choice(f"risk-{topic}", topic) for topic in dominion.HELP])
    async def rules(self, interaction: Interaction, about: str) -> None:
        """Explain a part of the rules in short."""

        async def work(context: Context) -> Page:
            told = context.person.words.tell("risk", dominion.help_key(about), {})
            return Page(shorten(told, CONTENT))

        await serve(interaction, work)

    @risk.command(**called("cmd-risk-orders"))
    @options("table", defence="risk-defence", draw="risk-draw", move_in="risk-move-in")
    @app_commands.choices(
        defence=_order_choices("defence"),
        move_in=_order_choices("move_in"),
        draw=_order_choices("draw"),
    )
    @app_commands.autocomplete(table=tables("mine"))
    async def orders(
        self,
        interaction: Interaction,
        defence: str | None = None,
        move_in: str | None = None,
        draw: str | None = None,
        table: str | None = None,
    ) -> None:
        """Show or change standing orders."""
        given = {"defence": defence, "move_in": move_in, "draw": draw}

        async def work(context: Context) -> Page:
            desk, _ = await RISK.table(context, table)
            changes = {key: value for key, value in given.items() if value is not None}
            for key, value in changes.items():
                request = f"{context.request_id}.{key}"
                await self.host.tables.moves.prefer(
                    desk.session_id, context.user_id, key, value, request
                )
            saved = desk.say("ui-saved") if changes else ""
            return standing_orders.orders_page(context, await context.desk(anew=True), saved)

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Do nothing: moves belong to the tables."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: moves belong to the tables."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(RiskCommands(bot))
