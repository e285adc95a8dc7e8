"""Finding a message of our own that an earlier attempt may have posted.

Discord gives the first message back for a repeated nonce, but only for some minutes, and the
messages it lists later have no nonce. So after a longer outage we read what was written since the
row was first tried, and take the first message that is ours, that no row and no note knows, and
that is the same thing: it says the same, or its buttons belong to the same kind of page of the
same table. The words alone would not do, since a board or a hand looks different by then; the
buttons alone would not do either, since notices have none.
"""

from collections.abc import Collection, Iterable

import discord

from bot.discord_ui.page import ICONS, BadId, Page, Press, decode

SLACK = 60_000
"""Milliseconds by which our clock may be ahead of Discord's."""

MOST = 300
"""Messages that are read."""

KINDS = {"log": "board", "takeover": "seat", "options": "lobby"}
"""Verbs that only one kind of page has."""

TOURNAMENT = "cup_"
"""How the verbs of a tournament's messages begin."""

PASSING = {"panel", "back", "mute"}
"""Verbs of reminders and letters; any other one in private belongs to the player's own page."""


async def find(
    client: discord.Client, channel_id: int, page: Page, since: int, known: Collection[int]
) -> discord.Message | None:
    """The message that shows this page, if it was posted since then."""
    channel = client.get_partial_messageable(channel_id)
    start = discord.Object(_snowflake(since - SLACK))
    me = client.user.id if client.user is not None else 0
    try:
        listed = [one async for one in channel.history(limit=MOST, after=start)]
    except discord.Forbidden:
        return None  # We may write there and not read: the nonce has to do.
    ours = [
        one
        for one in listed
        if one.author.id == me and one.reference is None and one.id not in known
    ]
    same = [one for one in ours if ICONS.plain(one.content) == page.content]
    wanted = _kind(_presses(item for row in page.rows for item in row))
    alike = [one for one in ours if wanted is not None and _kind(_of(one)) == wanted]
    return next(iter([*same, *alike]), None)


def _kind(presses: list[Press]) -> tuple[str, int, str] | None:
    """What kind of page has these buttons, and of which table; None if they do not tell."""
    for press in presses:
        if press.verb in KINDS:
            return KINDS[press.verb], press.session, press.arg if press.verb == "takeover" else ""
    for press in presses:
        if press.verb.startswith(TOURNAMENT):
            return press.verb, press.ask, press.arg
    for press in presses:
        if press.verb not in PASSING and press.session:
            return "hand", press.session, ""
    return None


def _of(message: discord.Message) -> list[Press]:
    return _presses(part for row in message.components for part in getattr(row, "children", []))


def _presses(parts: Iterable[object]) -> list[Press]:
    found = []
    for part in parts:
        try:
            found.append(decode(str(getattr(part, "custom_id", "") or "")))
        except BadId:
            continue
    return found


def _snowflake(at: int) -> int:
    """The number a message of this time would have."""
    return max(0, at - discord.utils.DISCORD_EPOCH) << 22
