"""A bot that shows one of everything, for the page to draw."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from tests.local.toy import ToyBot

HOUSES = ("Stark", "Lannister", "Baratheon", "Greyjoy", "Tyrell", "Martell")
HOSTILE = (
    '<img src=x onerror="window.broken=1"><script>window.broken=1</script> '
    '[x](javascript:window.broken=1) [y](https://example.org/"onclick=alert) '
    "**<b>bold</b>** `<i>` ||<u>|| \u202eevil\u202c שלום **** __ ~~~~ [[]]() "
    "<@1> <#2> <t:99999999999999>"
)
MARKDOWN = """# Head
## Second
-# small
**bold** *italic* __under__ ~~gone~~ ***both*** `code` ||secret||
> quoted
> twice
- one
  - nested
- two
1. first
```py
print("<b>")
```
<t:0:R> snake_case_name https://example.org/a_b_c [link](https://example.org) \\*plain\\*"""
GERMAN = {
    "game": "spiel",
    "new": "neu",
    "Start a game": "Ein Spiel beginnen",
    "house": "haus",
    "Your house": "Dein Haus",
    "length": "dauer",
    "short": "kurz",
    "long": "lang",
}


class Words(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


def map_picture(size: tuple[int, int] = (800, 500)) -> discord.File:
    image = Image.new("RGB", size, "#234")
    draw = ImageDraw.Draw(image)
    for i in range(12):
        draw.ellipse((i * 60, i * 30, i * 60 + 140, i * 30 + 120), fill=(40 + i * 15, 110, 90))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "map.png", description="A map of the realm")


class Buttons(ui.View):
    """All styles of buttons, two selects, and one button that nobody answers."""

    def __init__(self, pressed: int = 0) -> None:
        super().__init__(timeout=None)
        self.pressed = pressed
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))

    @ui.button(label="March", style=discord.ButtonStyle.primary, custom_id="march", emoji="⚔️")
    async def march(self, interaction: discord.Interaction, _: Any) -> None:
        self.pressed += 1
        await interaction.response.edit_message(content=f"Marched {self.pressed}", view=self)

    @ui.button(label="Hold", style=discord.ButtonStyle.secondary, custom_id="hold")
    async def hold(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_message("You hold the line.", ephemeral=True)

    @ui.button(label="Ask", style=discord.ButtonStyle.success, custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence", row=1)
    async def silence(self, interaction: discord.Interaction, _: Any) -> None:
        """No answer."""

    @ui.button(label="Locked", custom_id="locked", disabled=True, row=1)
    async def locked(self, interaction: discord.Interaction, _: Any) -> None:
        """Cannot be pressed."""

    @ui.select(
        custom_id="orders",
        placeholder="Give orders",
        min_values=2,
        max_values=3,
        row=2,
        options=[
            discord.SelectOption(label=h, description=f"House {h}", emoji="🛡️") for h in HOUSES
        ],
    )
    async def orders(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Orders: {', '.join(select.values)}")

    @ui.select(
        custom_id="stance",
        row=3,
        options=[
            discord.SelectOption(label="Peace", value="p", default=True),
            discord.SelectOption(label="War", value="w"),
        ],
    )
    async def stance(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Stance: {select.values[0]}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="rival", placeholder="Pick a rival", row=4)
    async def rival(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(
            f"Rival: {select.values[0].mention}",
            allowed_mentions=discord.AllowedMentions(users=True),
        )


class Form(ui.Modal, title="Found a house"):
    """Every kind of input."""

    motto: Any = ui.Label(
        text="Motto",
        description="In a few words",
        component=ui.TextInput(custom_id="motto", max_length=40, placeholder="Winter …"),
    )
    tale: Any = ui.Label(
        text="Tale",
        component=ui.TextInput(
            custom_id="tale", style=discord.TextStyle.paragraph, required=False, default="Once"
        ),
    )
    seat: Any = ui.Label(
        text="Seat",
        component=ui.Select(
            custom_id="seat", options=[discord.SelectOption(label=h, value=h) for h in HOUSES]
        ),
    )
    faith: Any = ui.Label(
        text="Faith",
        component=ui.RadioGroup(
            custom_id="faith",
            options=[
                discord.RadioGroupOption(label="Old gods", value="old", description="Trees"),
                discord.RadioGroupOption(label="The Seven", value="seven"),
            ],
        ),
    )
    arms: Any = ui.Label(
        text="Arms",
        component=ui.CheckboxGroup(
            custom_id="arms",
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label=x, value=x.lower())
                for x in ("Ships", "Horse", "Foot")
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        motto, tale, seat = self.motto.component, self.tale.component, self.seat.component
        faith, arms = self.faith.component, self.arms.component
        if motto.value == "silence":
            return
        await interaction.response.send_message(
            f"{motto.value}|{tale.value}|{seat.values[0]}|{faith.value}|{'+'.join(arms.values)}"
        )


class Layout(ui.LayoutView):
    """Components v2: everything in one frame."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        press: ui.Button[Any] = ui.Button(label="Muster", custom_id="muster")
        press.callback = self.muster  # type: ignore[method-assign]
        self.add_item(
            ui.Container(
                ui.TextDisplay("## The small council\nIt is **your** turn."),
                ui.Section("Raise the banners?", accessory=press),
                ui.Section("A sigil", accessory=ui.Thumbnail("attachment://map.png")),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://map.png", description="The realm")
                ),
                ui.File("attachment://log.txt"),
                accent_colour=0xC9A227,
            )
        )
        self.add_item(ui.ActionRow(ui.Button(label="Alone", disabled=True, custom_id="alone")))

    async def muster(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Mustered", ephemeral=True)


def card() -> discord.Embed:
    embed = discord.Embed(
        title="Battle of the **Trident**",
        description="A *crossing* of rivers",
        colour=0x8B1E3F,
        url="https://example.org",
    )
    embed.set_author(name="The Citadel")
    embed.add_field(name="Attacker", value="3 dice", inline=True)
    embed.add_field(name="Defender", value="2 dice", inline=True)
    embed.add_field(name="Outcome", value="`6 5 1` beats `5 5`", inline=False)
    embed.set_image(url="attachment://map.png").set_footer(text="Round 3")
    return embed


class ShowBot(ToyBot):
    """The toy bot with these commands instead of its own."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.gate = asyncio.Event()
        self.asked: list[str] = []

    async def setup_hook(self) -> None:
        self.add_view(Buttons())
        commands = (game_group(self), show_group(), plain(self))
        for command in (commands[0], commands[1], *commands[2]):
            self.tree.add_command(command)
        await self.tree.set_translator(Words())
        await self.tree.sync()


def game_group(bot: ShowBot) -> app_commands.Group:
    group = app_commands.Group(name=app_commands.locale_str("game"), description="Games")

    async def houses(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        bot.asked.append(typed)
        found = [h for h in HOUSES if typed.lower() in h.lower()]
        return [app_commands.Choice(name=h, value=h.lower()) for h in found]

    @group.command(
        name=app_commands.locale_str("new"), description=app_commands.locale_str("Start a game")
    )
    @app_commands.rename(house=app_commands.locale_str("house"))
    @app_commands.describe(house=app_commands.locale_str("Your house"))
    @app_commands.choices(
        length=[
            app_commands.Choice(name=app_commands.locale_str("short"), value="s"),
            app_commands.Choice(name=app_commands.locale_str("long"), value="l"),
        ]
    )
    @app_commands.autocomplete(house=houses)
    async def new(
        interaction: discord.Interaction,
        house: str,
        length: str,
        seats: app_commands.Range[int, 2, 6] = 4,
        rival: discord.Member | None = None,
        hidden: bool = False,
    ) -> None:
        who = rival.name if rival else "-"
        await interaction.response.send_message(
            f"{house} {length} {seats} {who} [{interaction.locale.value}]", ephemeral=hidden
        )

    @group.command(description="Leave the game")
    async def leave(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("You are in no game.", ephemeral=True)

    return group


def show_group() -> app_commands.Group:
    group = app_commands.Group(name="show", description="Show something")

    @group.command(description="Buttons and selects")
    async def buttons(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your move", view=Buttons())

    @group.command(description="Components v2")
    async def layout(interaction: discord.Interaction) -> None:
        log = discord.File(io.BytesIO(b"all of it"), "log.txt")
        await interaction.response.send_message(view=Layout(), files=[map_picture(), log])

    @group.command(description="An embed")
    async def embed(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(embed=card(), file=map_picture())

    @group.command(description="Markdown")
    async def text(interaction: discord.Interaction) -> None:
        words = f"{MARKDOWN}\n{interaction.user.mention} <#{interaction.channel_id}>"
        await interaction.response.send_message(words)

    @group.command(description="Hostile text")
    async def hostile(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label=HOSTILE[:80], custom_id="evil"))
        embed = discord.Embed(title=HOSTILE[:200], description="*_~|`<[" * 570)
        embed.add_field(name=HOSTILE[:100], value=HOSTILE)
        await interaction.response.send_message(HOSTILE, embed=embed, view=view)

    @group.command(description="A picture")
    async def picture(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The map", file=map_picture((1600, 1000)))

    return group


def plain(bot: ShowBot) -> tuple[app_commands.Command[Any, Any, Any] | Any, ...]:
    @app_commands.command(description="Open a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @app_commands.command(description="For your eyes only")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your hand: a dagger", ephemeral=True)

    @app_commands.command(description="Think first")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await bot.gate.wait()
        await interaction.followup.send("Thought about it")

    @app_commands.command(description="Never answers")
    async def silence(interaction: discord.Interaction) -> None:
        """No answer."""

    @app_commands.command(description="Writes to you")
    async def whisper(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("A raven for you")
        except discord.Forbidden:
            await interaction.response.send_message("Your DMs are closed", ephemeral=True)
        else:
            await interaction.response.send_message("Sent", ephemeral=True)

    @app_commands.command(description="All kinds of options")
    async def kinds(
        interaction: discord.Interaction,
        place: discord.TextChannel,
        role: discord.Role,
        share: float,
        open: bool,
        scroll: discord.Attachment,
    ) -> None:
        words = (await scroll.read()).decode()
        await interaction.response.send_message(f"{place.name} {role.name} {share} {open} {words}")

    @app_commands.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Quoted {message.author.name}")

    return form, secret, think, silence, whisper, kinds, quote
