"""The application: who it is, its commands and its emojis."""

from __future__ import annotations

import base64
import binascii
from typing import Any

from bot.local.errors import ApiError, form_error
from bot.local.rest.call import Call, Json, Result, Routes

routes = Routes()
COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
MAX_SLASH = 100


@routes.on("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Result:
    """Where to connect, and with how many shards."""
    return {
        "url": call.standin.gateway_url,
        "shards": call.standin.gateway.recommended_shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000,
            "reset_after": 0,
            "max_concurrency": 16,
        },
    }


@routes.on("GET", "/gateway")
def gateway(call: Call) -> Result:
    """Where to connect."""
    return {"url": call.standin.gateway_url}


@routes.on("GET", "/oauth2/applications/@me")
def application(call: Call) -> Result:
    """The application behind the token."""
    bot = call.world.users[call.bot]
    owner = next((u for u in call.world.users.values() if not u.bot), bot)
    return {
        "id": str(bot.id),
        "name": bot.global_name or bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": call.standin.shapes.user(owner),
        "team": None,
        "rpc_origins": [],
        "tags": [],
        "bot": call.standin.shapes.user(bot),
        "approximate_guild_count": sum(1 for _ in call.world.guilds_of(bot.id)),
        "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}},
    }


routes.on("GET", "/applications/@me")(application)


def _scope(call: Call) -> int | None:
    call.own()
    if "guild_id" not in call.params:
        return None
    guild_id = call.id("guild_id")
    if call.bot not in call.world.members.get(guild_id, {}):
        raise ApiError(50001)
    return guild_id


def _complete(call: Call, body: Json, command_id: int, scope: int | None) -> Json:
    command: Json = {
        "id": str(command_id),
        "application_id": str(call.bot),
        "version": str(call.world.snowflake()),
        "type": body.get("type") or 1,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "options": body.get("options") or [],
        "default_member_permissions": _bits(body.get("default_member_permissions")),
        "dm_permission": body.get("dm_permission") is not False,
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
    }
    if scope is not None:
        command["guild_id"] = str(scope)
    return command


def _bits(value: Any) -> str | None:
    return None if value is None else str(value)


def _keep(call: Call, scope: int | None, commands: dict[int, Json]) -> None:
    call.world.commands[scope] = commands
    call.world.save("commands", scope or 0, list(commands.values()))


def listing(call: Call) -> Result:
    """The commands of the application."""
    commands = call.world.commands.get(_scope(call), {})
    if call.query.get("with_localizations") in ("1", "true"):
        return list(commands.values())
    hidden = ("name_localizations", "description_localizations")
    return [{k: v for k, v in c.items() if k not in hidden} for c in commands.values()]


def overwrite(call: Call) -> Result:
    """Replace all commands at once."""
    scope = _scope(call)
    old = {(c["type"], c["name"]): c for c in call.world.commands.get(scope, {}).values()}
    commands: dict[int, Json] = {}
    for body in call.body:
        known = old.get((body.get("type") or 1, body["name"]))
        number = int(known["id"]) if known else call.world.snowflake()
        commands[number] = _complete(call, body, number, scope)
    _keep(call, scope, commands)
    return list(commands.values())


def create(call: Call) -> Result:
    """Add or replace one command."""
    scope = _scope(call)
    commands = dict(call.world.commands.get(scope, {}))
    kind = call.body.get("type") or 1
    same = [i for i, c in commands.items() if (c["type"], c["name"]) == (kind, call.body["name"])]
    if not same and sum(c["type"] == kind for c in commands.values()) >= MAX_SLASH:
        raise ApiError(30032)
    number = same[0] if same else call.world.snowflake()
    commands[number] = _complete(call, call.body, number, scope)
    _keep(call, scope, commands)
    return commands[number]


def fetch(call: Call) -> Result:
    """Return one command of the application."""
    command = call.world.commands.get(_scope(call), {}).get(call.id("command_id"))
    if command is None:
        raise ApiError(10063)
    return command


def delete(call: Call) -> Result:
    """Remove one command."""
    fetch(call)
    scope = _scope(call)
    commands = dict(call.world.commands[scope])
    del commands[call.id("command_id")]
    _keep(call, scope, commands)
    return None


for _base in (COMMANDS, GUILD_COMMANDS):
    routes.on("GET", _base)(listing)
    routes.on("PUT", _base)(overwrite)
    routes.on("POST", _base)(create)
    routes.on("GET", _base + "/{command_id}")(fetch)
    routes.on("DELETE", _base + "/{command_id}")(delete)


# -- emojis


@routes.on("GET", EMOJIS)
def emojis(call: Call) -> Result:
    """The application's emojis."""
    call.own()
    return {"items": list(call.world.emojis.values())}


@routes.on("POST", EMOJIS)
def create_emoji(call: Call) -> Result:
    """Upload an emoji, given as a data URI."""
    call.own()
    kind, _, data = str(call.body["image"]).partition(";base64,")
    try:
        picture = base64.b64decode(data, validate=True)
    except binascii.Error:
        picture = b""
    if not kind.startswith("data:image/") or not picture:
        raise form_error("image", "IMAGE_INVALID", "Invalid image data")
    if len(picture) > 256 * 1024:
        raise form_error("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if any(e["name"] == call.body["name"] for e in call.world.emojis.values()):
        raise form_error("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "The name is taken")
    number = call.world.snowflake()
    emoji: Json = {
        "id": str(number),
        "name": call.body["name"],
        "animated": kind == "data:image/gif",
        "roles": [],
        "require_colons": True,
        "managed": False,
        "available": True,
        "user": call.standin.shapes.user(call.world.users[call.bot]),
    }
    call.world.emojis[number] = emoji
    call.world.add_file(number, picture)
    call.world.save("emoji", number, emoji)
    return emoji


def _emoji(call: Call) -> Json:
    call.own()
    emoji = call.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise ApiError(10014)
    return emoji


@routes.on("GET", EMOJIS + "/{emoji_id}")
def fetch_emoji(call: Call) -> Result:
    """Return one emoji of the application."""
    return _emoji(call)


@routes.on("PATCH", EMOJIS + "/{emoji_id}")
def rename_emoji(call: Call) -> Result:
    """Rename an emoji."""
    emoji = _emoji(call)
    emoji["name"] = call.body.get("name", emoji["name"])
    call.world.save("emoji", emoji["id"], emoji)
    return emoji


@routes.on("DELETE", EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> Result:
    """Delete an emoji."""
    number = int(_emoji(call)["id"])
    del call.world.emojis[number]
    call.world.save("emoji", number, None)
    return None
