"""Where tables are opened, and what is missing for it."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.kernel import Illegal
from bot.text import LANGUAGES, words
from cogs._places import check_permissions, make_tags, wanted_tags


def channel(kind: type[Any], **missing: bool) -> Any:
    """A channel in which Maester may do everything but what is named."""
    permissions = discord.Permissions.all()
    permissions.update(administrator=False, **missing)

    class Place(kind):  # type: ignore[misc]  # only what is asked for is there
        id = 5
        available_tags: list[discord.ForumTag] = []
        edits: list[list[str]] = []

        def __init__(self) -> None:
            self.guild = SimpleNamespace(me=None)

        def permissions_for(self, _: Any) -> discord.Permissions:
            return permissions

        async def edit(self, *, available_tags: list[discord.ForumTag]) -> None:
            self.edits.append([tag.name for tag in available_tags])

    return Place()


@pytest.mark.parametrize(
    ("kind", "permission"),
    [
        (discord.TextChannel, "create_public_threads"),
        (discord.TextChannel, "send_messages_in_threads"),
        (discord.ForumChannel, "send_messages"),
        (discord.ForumChannel, "attach_files"),
    ],
)
def test_a_missing_permission_is_named(kind: type[Any], permission: str) -> None:
    with pytest.raises(Illegal) as refusal:
        check_permissions(channel(kind, **{permission: False}))
    for language in LANGUAGES:
        reader = words(language)
        text = reader.illegal(None, refusal.value)
        assert reader.say(f"permission-{permission}") in text
        assert "<#5>" in text


def test_what_one_kind_of_channel_needs_the_other_does_not() -> None:
    check_permissions(channel(discord.TextChannel, send_messages=False))
    check_permissions(channel(discord.ForumChannel, create_public_threads=False))


async def test_missing_tags_are_created_in_one_request() -> None:
    forum = channel(discord.ForumChannel)
    have = wanted_tags(words("en"))
    forum.available_tags = [discord.ForumTag(name=have[0].upper())]
    assert await make_tags(forum, words("en")) == []
    assert forum.edits == [[have[0].upper(), *have[1:]]]


async def test_tags_that_may_not_be_created_are_named() -> None:
    forum = channel(discord.ForumChannel, manage_channels=False)
    assert await make_tags(forum, words("de")) == wanted_tags(words("de"))
    assert forum.edits == []


def test_tags_fit() -> None:
    for language in LANGUAGES:
        assert all(0 < len(name) <= 20 for name in wanted_tags(words(language)))
