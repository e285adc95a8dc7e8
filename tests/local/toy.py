"""A toy bot with one of everything, to be run against the stand-in."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x04\x00\x00\x00\x03\x08\x06\x00\x00\x00"
    b"\x00\x00\x00\x00"
)
HOUSES = ("Stark", "Lannister", "Baratheon", "Greyjoy")


class Translator(app_commands.Translator):
    words = {"greet": "gruss", "Greets": "Gruesst", "short": "kurz"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.german else None


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button whose whole state is its custom id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: Any, item: Any, match: re.Match[str], /
    ) -> CountButton:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        if interaction.message.flags.components_v2:
            await interaction.response.edit_message(view=Layout(count=self.n + 1), attachments=[])
            return
        view = ui.View(timeout=None)
        view.add_item(CountButton(self.n + 1))
        await interaction.response.edit_message(content=f"count is {self.n + 1}", view=view)


class HouseModal(ui.Modal, title="Found a house"):
    motto: Any = ui.Label(text="Motto", description="In a few words", component=ui.TextInput())
    seat: Any = ui.Label(
        text="Seat",
        component=ui.Select(
            options=[discord.SelectOption(label=n, value=n.lower()) for n in HOUSES]
        ),
    )
    heir: Any = ui.Label(text="Heir", component=ui.UserSelect(required=False, min_values=0))
    faith: Any = ui.Label(
        text="Faith",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Old", value="old"),
                discord.RadioGroupOption(label="New", value="new"),
            ]
        ),
    )
    arms: Any = ui.Label(
        text="Arms",
        component=ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label="Ships", value="ships"),
                discord.CheckboxGroupOption(label="Horse", value="horse"),
            ],
            max_values=2,
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        heirs = self.heir.component.values
        await interaction.response.send_message(
            f"{self.motto.component.value} / {self.seat.component.values[0]} / "
            f"{heirs[0].name if heirs else '-'} / {self.faith.component.value} / "
            f"{','.join(self.arms.component.values)}"
        )


class Layout(ui.LayoutView):
    """Components v2 with text, a section, a picture and buttons."""

    def __init__(self, file: str | None = None, count: int = 0) -> None:
        super().__init__(timeout=None)
        inside: list[ui.Item[Any]] = [
            ui.TextDisplay("# The small council"),
            ui.Section("Ready?", accessory=ui.Button(label="Yes", custom_id="layout:yes")),
            ui.Separator(),
        ]
        if file is not None:
            inside.append(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}")))
        self.add_item(ui.Container(*inside, accent_colour=0x336699))
        self.add_item(ui.ActionRow(CountButton(count)))


class PickView(ui.View):
    """A string select and a user select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        placeholder="House",
        custom_id="pick:house",
        max_values=2,
        options=[discord.SelectOption(label=name) for name in HOUSES],
    )
    async def house(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message("+".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Rival", custom_id="pick:rival")
    async def rival(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"rival {select.values[0].mention}")


class Toy(commands.Cog):
    """The commands."""

    game = app_commands.Group(name="game", description="Games")

    def __init__(self, bot: ToyBot) -> None:
        self.bot = bot
        self.gate = asyncio.Event()
        self.errors: list[Exception] = []

    @app_commands.command(name=app_commands.locale_str("greet"))
    @app_commands.describe(style="How")
    @app_commands.choices(
        style=[
            app_commands.Choice(name=app_commands.locale_str("short"), value="hi"),
            app_commands.Choice(name="long", value="greetings"),
        ]
    )
    async def greet(self, interaction: discord.Interaction, style: str, times: int = 1) -> None:
        """Greets"""
        words = " ".join([style] * times)
        await interaction.response.send_message(f"{words} [{interaction.locale.value}]")

    @app_commands.command()
    async def kinds(
        self,
        interaction: discord.Interaction,
        user: discord.Member,
        place: discord.TextChannel,
        yes: bool,
        share: app_commands.Range[float, 0, 1],
        role: discord.Role | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """All kinds of options"""
        body = (await file.read()).decode() if file else "-"
        await interaction.response.send_message(
            f"{user.name} {place.name} {yes} {share} {role and role.name} {body}"
        )

    @game.command()
    async def start(self, interaction: discord.Interaction, house: str) -> None:
        """Start a game"""
        await interaction.response.send_message(f"{house} begins", view=counting(0))

    @start.autocomplete("house")
    async def houses(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [h for h in HOUSES if typed.lower() in h.lower()]
        return [app_commands.Choice(name=h, value=h.lower()) for h in found]

    @app_commands.command()
    async def slow(self, interaction: discord.Interaction, hidden: bool = False) -> None:
        """Defer, then follow up twice"""
        await interaction.response.defer(ephemeral=hidden)
        await self.gate.wait()
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    @app_commands.command()
    async def late(self, interaction: discord.Interaction) -> None:
        """Answer only when told to"""
        await self.gate.wait()
        await self._try(interaction.response.send_message("too late?"))

    @app_commands.command()
    async def twice(self, interaction: discord.Interaction) -> None:
        """Answer twice, the second time by force"""
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        await self._try(interaction.response.send_message("again"))

    @app_commands.command()
    async def modal_after_defer(self, interaction: discord.Interaction) -> None:
        """A modal cannot follow a defer"""
        await interaction.response.defer()
        interaction.response._response_type = None
        await self._try(interaction.response.send_modal(HouseModal()))
        await interaction.followup.send("no modal")

    @app_commands.command()
    async def secret(self, interaction: discord.Interaction) -> None:
        """For your eyes only"""
        await interaction.response.send_message("the hand", ephemeral=True, view=counting(5))

    @app_commands.command()
    async def found(self, interaction: discord.Interaction) -> None:
        """Open a modal"""
        await interaction.response.send_modal(HouseModal())

    @app_commands.command()
    async def pick(self, interaction: discord.Interaction) -> None:
        """Show selects"""
        await interaction.response.send_message("pick", view=PickView())

    @app_commands.command()
    async def layout(self, interaction: discord.Interaction, deferred: bool = False) -> None:
        """Components v2 with a picture"""
        file = discord.File(io.BytesIO(PNG), "map.png", description="A map")
        if deferred:
            await interaction.response.defer(ephemeral=True)
            await interaction.edit_original_response(view=Layout("map.png"), attachments=[file])
        else:
            await interaction.response.send_message(view=Layout("map.png"), file=file)

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def rule(self, interaction: discord.Interaction) -> None:
        """Only for those who may manage the server"""
        theirs, mine = interaction.permissions, interaction.app_permissions
        await interaction.response.send_message(f"{theirs.manage_guild} {mine.manage_threads}")

    async def _try(self, doing: Any) -> None:
        try:
            await doing
        except discord.HTTPException as error:
            self.errors.append(error)
            self.bot.dispatch("toy_error", error)


def counting(n: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(CountButton(n))
    return view


class ToyBot(commands.AutoShardedBot):
    """A bot that keeps a list of everything it saw."""

    def __init__(self, **options: Any) -> None:
        settings: dict[str, Any] = {
            "intents": discord.Intents.default(),
            "guild_ready_timeout": 0.05,
            "allowed_mentions": discord.AllowedMentions.none(),
            **options,
        }
        super().__init__(commands.when_mentioned, **settings)
        self.seen: list[tuple[str, Any]] = []
        self.news: list[asyncio.Future[None]] = []
        self.toy = Toy(self)

    @property
    def own_id(self) -> int:
        assert self.user is not None
        return self.user.id

    async def setup_hook(self) -> None:
        await self.add_cog(self.toy)
        self.add_dynamic_items(CountButton)
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds between identifies; the stand-in does not."""

    async def on_message(self, message: discord.Message, /) -> None:
        """No prefix commands."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        super().dispatch(event, *args, **kwargs)
        self.seen.append((event, args[0] if args else None))
        for future in self.news:
            if not future.done():
                future.set_result(None)
        self.news.clear()

    def all(self, event: str) -> list[Any]:
        return [thing for name, thing in self.seen if name == event]

    async def saw(self, event: str, matching: Callable[[Any], bool] = lambda _: True) -> Any:
        """Wait for an event; returns its first argument."""
        while True:
            for thing in self.all(event):
                if matching(thing):
                    return thing
            future = asyncio.get_running_loop().create_future()
            self.news.append(future)
            await future
