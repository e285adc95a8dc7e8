"""What the commands about decks do, step by step."""

from collections import Counter
from secrets import token_hex

import discord

from bot.decks.text import MOST_LETTERS, Reading
from bot.discord_ui.context import Context
from bot.discord_ui.decks import (
    FIELD,
    READY,
    Held,
    deck_page,
    kept,
    name_of,
    named_page,
    open_card,
    pools,
    problems_told,
    read_text,
    ready,
    text_form,
    text_of,
)
from bot.discord_ui.harmless import plain
from bot.discord_ui.named_cards import SHOW
from bot.discord_ui.page import CONTENT, SELECT_OPTIONS, Page, Press, checked, select, shorten
from bot.kernel import Illegal, Rng
from bot.reader.single import find
from bot.reader.text import phrase
from bot.store.decks import DeckRow
from bot.table.decks import LONGEST_NAME, MOST_DECKS
from cogs._choices import Names, matching

TEXT_VERB = "deck_text"
RANDOM = "random"
MOST_NEAR = 5
"""So many cards are offered for a name that none has."""
LARGEST_FILE = 60_000
"""Bytes; more cannot be a deck."""


async def _visible(context: Context) -> list[DeckRow]:
    guild = context.interaction.guild_id
    return await context.host.tables.decks.visible(context.user_id, guild, list(pools()))


async def own_names(context: Context) -> Names:
    """Return the user's decks by name."""
    rows = await _visible(context)
    return {str(row.id): row.name for row in rows if row.user_id == context.user_id}


async def all_names(context: Context) -> Names:
    """Return every deck the user may see: their own, shared ones, ready ones."""
    names = {str(row.id): row.name for row in await _visible(context)}
    return {**names, **_ready_names(context, await _games(context))}


async def _game_here(context: Context) -> str:
    """Return the game of the table in this channel, if it is played with cards."""
    channel = context.interaction.channel_id
    info = None if channel is None else await context.host.tables.queries.by_thread(channel)
    return info.session.game if info is not None and info.session.game in pools() else ""


async def _games(context: Context) -> list[str]:
    """Return the card games, first the one that is meant if none is named.

    That is the one of the table here, of the user's newest deck, or the newest edition.
    """
    mine = [row for row in await _visible(context) if row.user_id == context.user_id]
    first = await _game_here(context) or (mine[0].game if mine else max(pools()))
    return sorted(pools(), key=lambda game: (game != first, game))


def _tagged(context: Context, game: str, name: str) -> str:
    """Return a name with its game behind it, where there are several."""
    return f"{name} · {context.person.words.say(f'{game}-tag')}" if len(pools()) > 1 else name


def _meant(typed: str, names: Names, games: list[str]) -> str:
    """Return what was picked or typed; what several games have is the first game's."""
    try:
        return find(typed, names)
    except Illegal:
        here = {value: name for value, name in names.items() if games[0] in value.split("/")}
        try:
            return find(typed, here)
        except Illegal:
            pass
        raise


def _ready_names(context: Context, games: list[str]) -> dict[str, str]:
    words = context.person.words
    return {
        f"{READY}/{game}/{which}": _tagged(context, game, ready(game, which, words).name)
        for game in games
        for which in pools()[game].decks
    }


async def start_names(context: Context) -> Names:
    """Return what a new deck can begin with: chance, or a ready deck."""
    words, games = context.person.words, await _games(context)
    names = {f"{RANDOM}/{game}": _tagged(context, game, words.say("deck-random")) for game in games}
    names |= _ready_names(context, games)
    for game in games:
        for code, card in pools()[game].cards.items():
            if pools()[game].part(card) == "faction":
                named = words.say("deck-random-of", faction=name_of(game, code, words))
                names[f"{RANDOM}/{game}/{code}"] = _tagged(context, game, named)
    return names


async def card_names(context: Context) -> Names:
    """Return all cards by their names in the reader's language, the other one behind it."""
    words, here = context.person.words, await _game_here(context)
    names = {}
    for game in sorted(pools(), key=lambda one: (one != here, one)):
        for code, card in pools()[game].cards.items():
            own = name_of(game, code, words)
            other = card.name if own != card.name else card.name_de
            names[f"{game}/{code}"] = own if other in ("", own) else f"{own} · {other}"
    often = Counter(names.values())
    return {
        value: _tagged(context, value.partition("/")[0], name) if often[name] > 1 else name
        for value, name in names.items()
    }


async def _held(context: Context, typed: str, names: Names) -> Held:
    """Return the deck that was picked or typed."""
    if not names:
        raise Illegal("deck-unknown")
    return await _by_value(context, _meant(typed, names, await _games(context)))


async def _by_value(context: Context, value: str) -> Held:
    if value.startswith(READY):
        _, game, which = value.split("/")
        return ready(game, which, context.person.words)
    guild = context.interaction.guild_id
    return kept(await context.host.tables.decks.get(int(value), context.user_id, guild))


async def _own(context: Context, typed: str) -> tuple[DeckRow, Held]:
    held = await _held(context, typed, await own_names(context))
    assert held.row is not None
    return held.row, held


async def _shown(context: Context, held: Held, key: str = "") -> Page:
    words = context.person.words
    note = words.say(key, name=held.name) if key else ""
    return await deck_page(context.host.studio_for(context.user_id), held, words, note)


async def new(context: Context, start: str | None, name: str | None) -> Page:
    """Make a deck by lot, or of a ready one."""
    if not pools():
        raise Illegal("nothing-to-bring")
    words, names, games = context.person.words, await start_names(context), await _games(context)
    by_lot = start is None or start.strip().casefold() == RANDOM
    value = f"{RANDOM}/{games[0]}" if by_lot else _meant(str(start), names, games)
    if value.startswith(READY):
        held = await _by_value(context, value)
        game, deck, called = held.game, held.deck, held.deck.name
    else:
        game, _, faction = value.removeprefix(f"{RANDOM}/").partition("/")
        deck = pools()[game].random(Rng(seed=token_hex(16)), faction)
        called = words.say("deck-random-name", faction=name_of(game, deck.faction, words))
    row = await context.host.tables.decks.add(context.user_id, game, name or called, deck.plain())
    return await _shown(context, kept(row), "deck-made")


async def read_in(context: Context, text: str, name: str | None = None) -> Page:
    """Read a deck from text and keep it; what cannot be read is named, and nothing is kept."""
    game, found = read_text(text, await _games(context))
    if found.problems:
        return _not_read(context, game, found)
    called = name or found.name or context.person.words.say("deck-default-name")
    deck = found.deck
    row = await context.host.tables.decks.add(context.user_id, game, called, deck.plain())
    return await _shown(context, kept(row), "deck-made")


async def read_file(context: Context, file: discord.Attachment, name: str | None) -> Page:
    """Read a deck from an attached file."""
    if file.size > LARGEST_FILE:
        raise Illegal("deck-file", most=LARGEST_FILE // 1000)
    try:
        text = (await file.read()).decode("utf-8-sig")
    except (UnicodeDecodeError, discord.HTTPException):
        raise Illegal("deck-file", most=LARGEST_FILE // 1000) from None
    return await read_in(context, text, name)


def _not_read(context: Context, game: str, found: Reading) -> Page:
    words = context.person.words
    told = problems_told(game, found.problems, words)
    said = words.say("deck-not-read", game=words.say(f"{game}-tag"))
    return Page(shorten(f"⚠️ {said}\n{told}", CONTENT), refused=True)


async def take_text(context: Context) -> Page:
    """The text of a deck from a form: a new one, or another text for one's own."""
    text, which = context.fields.get(FIELD, ""), context.press.arg
    if not which:
        return await read_in(context, text[:MOST_LETTERS])
    held = await _by_value(context, which)
    game, found = read_text(text[:MOST_LETTERS], [held.game])
    if found.problems:
        return _not_read(context, game, found)
    assert held.row is not None
    decks = context.host.tables.decks
    name, cards = found.name or held.row.name, found.deck.plain()
    row = await decks.change(held.row.id, context.user_id, name, cards)
    return await _shown(context, kept(row), "deck-saved")


async def form(context: Context, typed: str | None, name: str = "") -> discord.ui.Modal:
    """Return the form for a new deck, or for one of the user's own."""
    words = context.person.words
    if typed is None:
        if not pools():
            raise Illegal("nothing-to-bring")
        return text_form(Press(TEXT_VERB), words, f"{name}\n" if name else "")
    row, held = await _own(context, typed)
    return text_form(Press(TEXT_VERB, 0, 0, str(row.id)), words, text_of(held, words))


async def show(context: Context, typed: str) -> Page:
    """Show a deck that the user may see."""
    return await _shown(context, await _held(context, typed, await all_names(context)))


async def copy(context: Context, typed: str, name: str | None) -> Page:
    """Make a deck of the user's own of one they may see."""
    held = await _held(context, typed, await all_names(context))
    called = context.person.words.say("deck-copy-name", name=held.deck.name[: LONGEST_NAME - 10])
    plain_cards = held.deck.plain()
    user = context.user_id
    row = await context.host.tables.decks.add(user, held.game, name or called, plain_cards)
    return await _shown(context, kept(row), "deck-made")


async def share(context: Context, typed: str) -> Page:
    """Show a deck to everybody on this server, or hide it again."""
    row, held = await _own(context, typed)
    guild = context.interaction.guild_id
    if guild is None:
        raise Illegal("server-only")
    shared = row.shared_in != guild
    await context.host.tables.decks.share(row.id, context.user_id, guild if shared else None)
    key = "deck-shared" if shared else "deck-private"
    return Page(context.person.words.say(key, name=held.name))


async def delete(context: Context, typed: str, confirm: bool) -> Page:
    """Delete a deck of the user's own, after a confirmation."""
    row, held = await _own(context, typed)
    # A name that is only alike is asked back, whatever was confirmed.
    sure = confirm and typed in (str(row.id), row.name)
    if sure:
        await context.host.tables.decks.delete(row.id, context.user_id)
    key = "deck-deleted" if sure else "deck-sure"
    return Page(context.person.words.say(key, name=held.name))


async def export(context: Context, typed: str) -> Page:
    """Write a deck as text, into a file."""
    words = context.person.words
    held = await _held(context, typed, await all_names(context))
    said = words.say("deck-exported", name=held.name)
    text = text_of(held, words)
    return checked(Page(said, files=[("deck.txt", text.encode(), said)]))


async def listed(context: Context) -> Page:
    """List the user's decks, those that are shared here, and the ready ones."""
    words, rows = context.person.words, await _visible(context)
    mine = [row for row in rows if row.user_id == context.user_id]
    others = [row for row in rows if row.user_id != context.user_id]
    lines = [words.say("deck-list", number=len(mine), most=MOST_DECKS)]
    lines += [_line(context, row) for row in mine[:20]] or [words.say("deck-list-none")]
    if len(mine) > 20:
        lines.append(words.say("deck-more", number=len(mine) - 20))
    if others:
        lines.append(words.say("deck-list-shared"))
        lines += [_line(context, row) for row in others[:10]]
        if len(others) > 10:
            lines.append(words.say("deck-more", number=len(others) - 10))
    for game, pool in pools().items():
        for key, decks in (("deck-list-ready", pool.ready), ("deck-list-learning", pool.learning)):
            names = [ready(game, which, words).name for which in decks]
            if names:
                tag = words.say(f"{game}-tag")
                lines.append(words.say(key, game=tag, decks=", ".join(names)))
    return checked(Page(shorten("\n".join(lines), CONTENT)))


def _line(context: Context, row: DeckRow) -> str:
    words, held = context.person.words, kept(row)
    faults = held.faults
    game = words.say(f"{row.game}-tag")
    mark = words.say("deck-mark-shared" if row.shared_in else "deck-mark-legal")
    if faults:
        mark = words.say("deck-mark-broken", number=len(faults))
    faction = name_of(row.game, held.deck.faction, words)
    name = plain(row.name, 60)
    return words.say("deck-list-line", name=name, game=game, faction=faction, mark=mark)


async def show_card(context: Context, typed: str | None) -> Page:
    """Show a card; without a name, offer the cards of what happened here last."""
    if typed is None:
        return await _named_lately(context)
    same, here = _of_that_name(typed), await _game_here(context)
    same = [one for one in same if one[0] == here] or same
    if len(same) > 1:
        return _which_card(context, same, context.person.words.say("card-several"))
    found = f"{same[0][0]}/{same[0][1]}" if same else await _card_value(context, typed)
    if found:
        return await open_card(context, found)
    alike = dict.fromkeys(value.partition("#")[0] for value in matching(typed, _either_name(here)))
    if not alike:
        raise Illegal("card-unknown", text=typed[:60])
    near = [(game, code) for game, _, code in (value.partition("/") for value in alike)]
    said = context.person.words.say("card-near", text=plain(typed, LONGEST_NAME))
    return _which_card(context, near[:MOST_NEAR], said)


def _which_card(context: Context, cards: list[tuple[str, str]], said: str) -> Page:
    """Offer these cards, each with its game."""
    words = context.person.words
    offered = [
        (f"{game}/{code}", name_of(game, code, words), words.say(f"{game}-tag"))
        for game, code in cards
    ]
    row = [select(Press(SHOW), words.say("card-pick"), offered[:SELECT_OPTIONS])]
    return checked(Page(said, rows=[row]))


def _of_that_name(typed: str) -> list[tuple[str, str]]:
    """Game and code of every card that is called so in either language."""
    return [
        (game, code)
        for game, pool in pools().items()
        for code, card in pool.cards.items()
        if phrase(typed[:LONGEST_NAME]) in {phrase(card.name), phrase(card.name_de or card.name)}
    ]


async def _card_value(context: Context, typed: str) -> str:
    """Return the card that was picked, or typed in either language; empty if none is meant."""
    if typed in await card_names(context):
        return typed
    here = await _game_here(context)
    for names in (_either_name(here) if here else {}, _either_name()):
        try:
            return find(typed, names).partition("#")[0]
        except Illegal:
            continue
    return ""


def _either_name(game: str = "") -> Names:
    """Return all cards, or those of a game, by each of their names."""
    return {
        f"{one}/{code}#{place}": name
        for one, pool in pools().items()
        for code, card in pool.cards.items()
        for place, name in enumerate(dict.fromkeys((card.name, card.name_de)))
        if name and game in ("", one)
    }


async def _named_lately(context: Context) -> Page:
    """Offer the cards that the newest events of this table name."""
    channel = context.interaction.channel_id
    info = None if channel is None else await context.host.tables.queries.by_thread(channel)
    if info is None:
        raise Illegal("card-none-named")
    return await named_page(context, info.session.id, info.session.game)
