"""From what a player typed to what Discord sends: command options and their kinds."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

from bot.local import permissions
from bot.local.parts import Parts
from bot.local.permissions import Permission as P
from bot.local.world import Channel, World

Json = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(1, 9)
MENTIONABLE, NUMBER, ATTACHMENT = 9, 10, 11


class Refused(Exception):
    """Discord's own client would not let this happen; the bot never hears of it."""


def usable(world: World, channel: Channel, user_id: int) -> Iterator[Json]:
    """The commands this user is offered in this channel."""
    guild_id = channel.guild_id
    if guild_id is not None:
        if world.bot_id not in world.members[guild_id]:
            return
        if not permissions.in_channel(world, channel, user_id) & P.USE_APPLICATION_COMMANDS:
            return
    scopes: tuple[int | None, ...] = (None,) if guild_id is None else (guild_id, None)
    context = 1 if guild_id is None else 0
    for scope in scopes:
        for command in world.commands.get(scope, {}).values():
            contexts = command["contexts"]
            if contexts is None:
                contexts = [0, 1, 2] if command["dm_permission"] else [0]
            if context not in contexts:
                continue
            needed = command["default_member_permissions"]
            if needed is not None and guild_id is not None:
                bits = permissions.in_channel(world, channel, user_id)
                if bits != permissions.ALL and (
                    int(needed) == 0 or int(needed) & bits != int(needed)
                ):
                    continue
            yield command


def localised(node: Json, locale: str) -> Json:
    """A command or option with the words this reader sees."""
    shape = {k: v for k, v in node.items() if not k.endswith("_localizations")}
    for key in ("name", "description"):
        words = node.get(f"{key}_localizations") or {}
        if key in node:
            shape[f"{key}_localized"] = words.get(locale, node[key])
    for key in ("options", "choices"):
        if node.get(key):
            shape[key] = [localised(child, locale) for child in node[key]]
    return shape


def find_command(
    world: World, channel: Channel, user_id: int, name: str, kind: int = 1
) -> tuple[Json, list[Json], list[Json]]:
    """A command by its full name: the command, the subcommands on the way, its options."""
    words = name.removeprefix("/").split(" ") if kind == 1 else [name]
    locale = world.users[user_id].locale
    command = _pick(
        [c for c in usable(world, channel, user_id) if c["type"] == kind], words[0], locale
    )
    if command is None:
        raise Refused(f"no such command here: {name}")
    path: list[Json] = []
    options: list[Json] = command["options"]
    for word in words[1:]:
        step = _pick([o for o in options if o["type"] in (SUBCOMMAND, GROUP)], word, locale)
        if step is None:
            raise Refused(f"no such command here: {name}")
        path.append(step)
        options = step.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in options):
        raise Refused(f"incomplete command: {name}")
    return command, path, options


def _pick(nodes: list[Json], word: str, locale: str) -> Json | None:
    for node in nodes:
        if word in (node["name"], (node.get("name_localizations") or {}).get(locale)):
            return node
    return None


class Filling:
    """Turns typed values into option payloads, gathering what they refer to."""

    def __init__(self, standin: Parts, channel: Channel) -> None:
        self.standin = standin
        self.world = standin.world
        self.channel = channel
        self.resolved: Json = {}

    def options(self, declared: list[Json], given: Json, focused: str | None) -> list[Json]:
        """The options in declared order; an unfinished one is passed on as it is."""
        unknown = set(given) - {o["name"] for o in declared}
        if unknown:
            raise Refused(f"no such option: {sorted(unknown)[0]}")
        filled = []
        for option in declared:
            name = option["name"]
            if name == focused:
                value = str(given.get(name, ""))
                filled.append(
                    {"name": name, "type": option["type"], "value": value, "focused": True}
                )
            elif name in given and given[name] is not None:
                value = self.value(option, given[name])
                filled.append({"name": name, "type": option["type"], "value": value})
            elif option.get("required") and focused is None:
                raise Refused(f"missing option: {name}")
        return filled

    def value(self, option: Json, raw: Any) -> Any:
        """One value, converted and checked as the client does it."""
        kind = option["type"]
        if option.get("choices"):
            for choice in option["choices"]:
                if raw in (choice["value"], choice["name"]) or str(raw) == str(choice["value"]):
                    return choice["value"]
            raise Refused(f"{option['name']}: not one of the choices: {raw}")
        if kind == STRING:
            return self._text(option, str(raw))
        if kind in (INTEGER, NUMBER):
            return self._number(option, raw)
        if kind == BOOLEAN:
            if isinstance(raw, bool):
                return raw
            if str(raw).lower() not in ("true", "false"):
                raise Refused(f"{option['name']}: not true or false: {raw}")
            return str(raw).lower() == "true"
        if kind == USER:
            return self.user(raw)
        if kind == CHANNEL:
            return self.place(raw, option.get("channel_types"))
        if kind == ROLE:
            return self.role(raw)
        if kind == ATTACHMENT:
            return self.attachment(raw)
        return self.mentionable(raw)

    def _text(self, option: Json, raw: str) -> str:
        most = option.get("max_length") or 6000
        if not (option.get("min_length") or 0) <= len(raw) <= most:
            raise Refused(f"{option['name']}: wrong length")
        return raw

    def _number(self, option: Json, raw: Any) -> int | float:
        try:
            value = int(raw) if option["type"] == INTEGER else float(raw)
        except (TypeError, ValueError) as error:
            raise Refused(f"{option['name']}: not a number: {raw}") from error
        least, most = option.get("min_value"), option.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise Refused(f"{option['name']}: out of range: {raw}")
        return value

    # -- things with an id

    def user(self, raw: Any) -> str:
        """A user, by id, mention or name."""
        text = str(raw).strip("<@!>")
        if not text.isdecimal():
            by_name = [u.id for u in self.world.users.values() if u.name == text.removeprefix("@")]
            text = str(by_name[0]) if by_name else "0"
        user = self.world.users.get(int(text))
        if user is None:
            raise Refused(f"no such user: {raw}")
        self.resolved.setdefault("users", {})[text] = self.standin.shapes.user(user)
        guild_id = self.channel.guild_id
        member = None if guild_id is None else self.world.members[guild_id].get(user.id)
        if member is not None:
            shape = self.standin.shapes.member(member, with_user=False)
            shape["permissions"] = str(permissions.in_channel(self.world, self.channel, user.id))
            self.resolved.setdefault("members", {})[text] = shape
        return text

    def place(self, raw: Any, kinds: list[int] | None) -> str:
        """A channel, by id or mention."""
        text = str(raw).strip("<#>")
        channel = self.world.channels.get(int(text)) if text.isdecimal() else None
        if channel is None or channel.guild_id != self.channel.guild_id:
            raise Refused(f"no such channel: {raw}")
        if kinds and channel.type not in kinds:
            raise Refused(f"wrong kind of channel: {raw}")
        shape = self.standin.shapes.channel(channel)
        bits = permissions.in_channel(self.world, channel, self.world.bot_id)
        self.resolved.setdefault("channels", {})[text] = {**shape, "permissions": str(bits)}
        return text

    def role(self, raw: Any) -> str:
        """A role, by id or mention."""
        text = str(raw).strip("<@&>")
        roles = self.world.roles.get(self.channel.guild_id or 0, {})
        if not text.isdecimal() or int(text) not in roles:
            raise Refused(f"no such role: {raw}")
        self.resolved.setdefault("roles", {})[text] = self.standin.shapes.role(roles[int(text)])
        return text

    def mentionable(self, raw: Any) -> str:
        """A user or a role."""
        try:
            return self.role(raw)
        except Refused:
            return self.user(raw)

    def attachment(self, raw: Any) -> str:
        """An upload: {"filename": …, "content": base64}."""
        if not isinstance(raw, dict):
            raise Refused("an attachment needs a filename and content")
        content = base64.b64decode(str(raw.get("content", "")))
        number = self.world.snowflake()
        self.world.add_file(number, content)
        attachment: Json = {
            "id": str(number),
            "filename": str(raw.get("filename", "file")),
            "size": len(content),
            "content_type": "application/octet-stream",
            "ephemeral": True,
        }
        link = self.standin.shapes.link(self.channel.id, attachment)
        attachment |= {"url": link, "proxy_url": link}
        self.resolved.setdefault("attachments", {})[str(number)] = attachment
        return str(number)
