"""Users, direct channels, guilds and their members."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.rest.call import Call, Result, Routes
from bot.local.world import Guild

routes = Routes()


@routes.on("GET", "/users/@me")
def me(call: Call) -> Result:
    """Return the bot's own user."""
    bot = call.standin.shapes.user(call.world.users[call.bot])
    return {**bot, "verified": True, "mfa_enabled": True, "locale": "en-US", "email": None}


@routes.on("GET", "/users/{user_id}")
def user(call: Call) -> Result:
    """Return a user by number."""
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise ApiError(10013)
    return call.standin.shapes.user(found)


@routes.on("POST", "/users/@me/channels")
def open_direct(call: Call) -> Result:
    """Open a direct channel; whether it may be written to shows later."""
    other = int(call.body["recipient_id"])
    if other not in call.world.users:
        raise ApiError(10013)
    if other == call.bot:
        raise ApiError(50007)
    return call.standin.shapes.channel(call.world.dm_between(call.bot, other))


@routes.on("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Result:
    """The guilds the bot is in."""
    return [call.standin.shapes.guild(g) for g in call.world.guilds_of(call.bot)]


def _guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or call.bot not in call.world.members[guild.id]:
        raise ApiError(10004)
    return guild


@routes.on("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> Result:
    """Take the bot out of a guild."""
    call.standin.admin.kick(_guild(call).id, call.bot)
    return None


@routes.on("GET", "/guilds/{guild_id}")
def guild(call: Call) -> Result:
    """Return a guild by number."""
    found = _guild(call)
    count = len(call.world.members[found.id])
    return {**call.standin.shapes.guild(found), "approximate_member_count": count}


@routes.on("GET", "/guilds/{guild_id}/roles")
def roles(call: Call) -> Result:
    """The roles of a guild."""
    found = _guild(call)
    return [call.standin.shapes.role(r) for r in call.world.roles[found.id].values()]


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Result:
    """Return a member of a guild."""
    found = _guild(call)
    seated = call.world.members[found.id].get(call.id("user_id"))
    if seated is None:
        known = call.id("user_id") in call.world.users
        raise ApiError(10007 if known else 10013)
    return call.standin.shapes.member(seated)


@routes.on("GET", "/guilds/{guild_id}/members")
def members(call: Call) -> Result:
    """Everybody, for those with the privileged intent."""
    found = _guild(call)
    if not call.standin.gateway.privileged:
        raise ApiError(50001)
    seated = list(call.world.members[found.id].values())[: call.limit(1, 1000)]
    return [call.standin.shapes.member(m) for m in seated]


@routes.on("GET", "/guilds/{guild_id}/members/search")
def search(call: Call) -> Result:
    """Members whose name begins so."""
    found = _guild(call)
    query = call.query.get("query", "").lower()
    names = call.world.users
    seated = [
        m
        for m in call.world.members[found.id].values()
        if names[m.user_id].name.lower().startswith(query)
    ]
    return [call.standin.shapes.member(m) for m in seated[: call.limit(1, 1000)]]
