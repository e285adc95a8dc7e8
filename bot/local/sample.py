"""The ready-made world: one server, two channels, four people, and whoever owns it all."""

from __future__ import annotations

from bot.local import permissions
from bot.local.permissions import Permission as P
from bot.local.world import FORUM, TEXT, Channel, Guild, Member, Role, User, World

PEOPLE = (
    ("arya", "Arya", "en-US"),
    ("brienne", "Brienne", "de"),
    ("cersei", "Cersei", "fr"),
    ("davos", "Davos", "en-GB"),
)
TAGS = ("needs players", "waiting", "over")


def populate(world: World) -> None:
    """Fill an empty world. Arya may manage the server; nobody in play owns it."""
    bot = world.add_user(User(world.snowflake(), "maester", "Maester", bot=True))
    world.bot_id = bot.id
    people = [world.add_user(User(world.snowflake(), n, g, locale=x)) for n, g, x in PEOPLE]
    owner = world.add_user(User(world.snowflake(), "throne", "The Throne"))
    guild = world.add_guild(Guild(world.snowflake(), "Westeros", owner.id))
    world.add_role(Role(guild.id, guild.id, "@everyone", permissions.EVERYONE))
    manager = world.add_role(
        Role(world.snowflake(), guild.id, "Small Council", int(P.MANAGE_GUILD), position=1)
    )
    for user in (owner, *people):
        world.add_member(Member(guild.id, user.id, world.stamp()))
    world.members[guild.id][people[0].id].roles.append(manager.id)
    world.add_channel(
        Channel(world.snowflake(), TEXT, "great-hall", guild.id, topic="Talk and commands")
    )
    tags = [
        {
            "id": str(world.snowflake()),
            "name": name,
            "moderated": False,
            "emoji_id": None,
            "emoji_name": None,
        }
        for name in TAGS
    ]
    world.add_channel(Channel(world.snowflake(), FORUM, "games", guild.id, position=1, tags=tags))
    invite_bot(world, guild.id)


def invite_bot(world: World, guild_id: int) -> Member:
    """Seat the bot in a guild with a role of its own."""
    mine = next((r for r in world.roles[guild_id].values() if r.name == "Maester"), None)
    if mine is None:
        mine = world.add_role(
            Role(world.snowflake(), guild_id, "Maester", permissions.BOT, position=2)
        )
    return world.add_member(Member(guild_id, world.bot_id, world.stamp(), roles=[mine.id]))
