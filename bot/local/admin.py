"""Deeds of nobody in particular: making people, places and roles."""

from __future__ import annotations

from bot.local import gateway as gw
from bot.local import permissions, posting, sample
from bot.local.errors import ApiError
from bot.local.hub import Hub
from bot.local.world import TEXT, Channel, Guild, Member, Role, User, World


class Admin:
    """Changes the world, and tells everybody concerned."""

    def __init__(self, world: World, hub: Hub) -> None:
        self.world = world
        self.hub = hub

    # -- people

    def create_user(self, name: str, locale: str = "en-US", *, join: bool = False) -> User:
        """A new user, by default in no guild yet."""
        handle = name.lower().replace(" ", "_")
        user = self.world.add_user(User(self.world.snowflake(), handle, name, locale=locale))
        if join:
            for guild_id in self.world.guilds:
                self.join(guild_id, user.id)
        return user

    def join(self, guild_id: int, user_id: int) -> None:
        """Seat a user in a guild."""
        if guild_id not in self.world.guilds:
            raise ApiError(10004)
        if user_id not in self.world.members[guild_id]:
            member = self.world.add_member(Member(guild_id, user_id, self.world.stamp()))
            self.hub.member_joined(member)

    def kick(self, guild_id: int, user_id: int) -> None:
        """Put somebody out of a guild; the bot learns of its own end."""
        if user_id not in self.world.members.get(guild_id, {}):
            raise ApiError(10007)
        self.world.remove_member(guild_id, user_id)
        for channel in list(self.world.active_threads[guild_id].values()):
            thread = channel.thread
            if thread is not None and thread.members.pop(user_id, None) is not None:
                self.world.touch(channel)
        if user_id == self.world.bot_id:
            self.world.commands.pop(guild_id, None)
            self.world.save("commands", guild_id, None)
            self.hub.bot_left(guild_id)
        else:
            self.hub.member_left(guild_id, user_id)

    def invite_bot(self, guild_id: int) -> None:
        """Let the bot into a guild."""
        if guild_id not in self.world.guilds:
            raise ApiError(10004)
        if self.world.bot_id not in self.world.members[guild_id]:
            sample.invite_bot(self.world, guild_id)
            self.hub.bot_joined(guild_id)

    # -- places

    def create_guild(self, name: str, owner_id: int) -> Guild:
        """A new guild with its owner and the bot in it, and no channels."""
        guild = self.world.add_guild(Guild(self.world.snowflake(), name, owner_id))
        self.world.add_role(Role(guild.id, guild.id, "@everyone", permissions.EVERYONE))
        self.join(guild.id, owner_id)
        self.invite_bot(guild.id)
        return guild

    def create_channel(self, guild_id: int, name: str, kind: int = TEXT) -> Channel:
        """Create a channel and return it."""
        channel = Channel(self.world.snowflake(), kind, name, guild_id)
        self.world.add_channel(channel)
        self.hub.channel_created(channel)
        return channel

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel or thread."""
        posting.delete_channel(self.world, self.hub, self.world.channels[channel_id])

    def deny(self, channel_id: int, target: int, bits: int) -> None:
        """Forbid something to a role or user in a channel; 0 lifts the ban."""
        channel = self.world.channels[channel_id]
        kept = [o for o in channel.overwrites if o["id"] != str(target)]
        kind = 1 if target in self.world.users else 0
        if bits:
            kept.append({"id": str(target), "type": kind, "allow": "0", "deny": str(bits)})
        channel.overwrites = kept
        self.world.touch(channel)
        self.hub.channel_updated(channel)

    # -- roles

    def create_role(self, guild_id: int, name: str, bits: int = 0) -> Role:
        """Create a role and return it."""
        role = Role(self.world.snowflake(), guild_id, name, bits, len(self.world.roles[guild_id]))
        self.world.add_role(role)
        self.hub.role_changed(role, "GUILD_ROLE_CREATE")
        return role

    def change_role(self, role: Role, bits: int) -> None:
        """Give a role other permissions."""
        role.permissions = bits
        self.world.save("role", role.id, role)
        self.hub.role_changed(role, "GUILD_ROLE_UPDATE")

    def delete_role(self, role: Role) -> None:
        """Delete a role, and tell everybody connected."""
        del self.world.roles[role.guild_id][role.id]
        self.world.save("role", role.id, None)
        self.hub.role_changed(role, "GUILD_ROLE_DELETE")

    def set_roles(self, guild_id: int, user_id: int, roles: list[int]) -> None:
        """Give a member exactly these roles."""
        member = self.world.members[guild_id][user_id]
        member.roles = roles
        self.world.add_member(member)
        data = {**self.hub.shapes.member(member), "guild_id": str(guild_id)}
        # A bot hears of its own roles even without the intent.
        intent = gw.GUILDS if user_id == self.world.bot_id else gw.GUILD_MEMBERS
        self.hub.gateway.dispatch("GUILD_MEMBER_UPDATE", data, guild_id, intent)
