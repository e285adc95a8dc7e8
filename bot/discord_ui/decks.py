"""Decks and cards as pages: to look at, to write as text, and to choose for a table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.decks.figures import figures
from bot.decks.model import Deck, size
from bot.decks.pool import Fault, Pool
from bot.decks.text import (
    MOST_PROBLEMS,
    Problem,
    Reading,
    by_type,
    names_card,
    read,
    written,
)
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.harmless import plain
from bot.discord_ui.named_cards import card_list, named
from bot.discord_ui.page import (
    ALT_TEXT,
    CONTENT,
    MODAL_LABEL,
    MODAL_NOTE,
    MODAL_TITLE,
    SELECT_OPTIONS,
    Page,
    Press,
    checked,
    select,
    shorten,
)
from bot.discord_ui.painter import SheetRequest
from bot.discord_ui.pictures import Studio
from bot.games import GAMES
from bot.kernel import Illegal, View
from bot.kernel.labels import label_of
from bot.render.decks import DeckSheet
from bot.store.decks import DeckRow
from bot.store.rows import Json
from bot.table.decks import LONGEST_NAME
from bot.text import Words
from bot.text.words import plain as without_signs

FIELD = "value"
MOST_TYPED = 4000
"""Characters that a form takes."""
READY, OWN, LOT = "ready", "own", "lot"


@dataclass(frozen=True)
class Held:
    """A deck that somebody may look at: their own, a shared one, or a ready one."""

    game: str
    deck: Deck
    name: str
    """As it is shown: harmless, in the reader's language."""
    row: DeckRow | None = None
    ready: str = ""

    @property
    def pool(self) -> Pool:
        """What it is built of."""
        return pools()[self.game]

    @property
    def learning(self) -> bool:
        """Whether it is a small deck for a first game."""
        return self.ready in self.pool.learning

    @property
    def faults(self) -> list[Fault]:
        """The rules it breaks."""
        return self.pool.faults(self.deck)

    @property
    def brought(self) -> Json:
        """The deck as it is brought to a table."""
        return {READY: self.ready} if self.ready else {**self.deck.plain(), "name": self.deck.name}


def pools() -> Mapping[str, Pool]:
    """The games that are played with decks, and what those are built of."""
    found = {game.id: game.decks for game in GAMES.values()}
    return {game: pool for game, pool in found.items() if pool is not None}


def kept(row: DeckRow) -> Held:
    """Somebody's deck."""
    deck = Deck.model_validate({**row.cards, "name": row.name})
    return Held(row.game, deck, plain(row.name, LONGEST_NAME), row)


def ready(game: str, which: str, words: Words) -> Held:
    """A ready deck, called by its name in the reader's language; KeyError if there is none."""
    name = words.tell(game, f"deck-{which}", {})
    deck = pools()[game].decks[which].model_copy(update={"name": name})
    return Held(game, deck, name, ready=which)


def name_of(game: str, code: str, words: Words) -> str:
    """What a card is called."""
    return str(words.name(game, label_of("card", code)))


def heading(game: str, kind: str, words: Words) -> str:
    """What stands above the cards of a type."""
    return words.say(f"{game}-types-{kind}")


def text_of(held: Held, words: Words) -> str:
    """The deck as text that can be read again."""
    return written(
        held.deck,
        held.pool,
        lambda code: name_of(held.game, code, words),
        lambda kind: (
            words.say("deck-default-name")
            if kind == "deck"
            else str(words.name(held.game, label_of("type", kind)))
        ),
    )


def read_text(text: str, games: Sequence[str]) -> tuple[str, Reading]:
    """Read a deck of whichever of these games it fits best; return that game and what was read.

    Where it fits several alike the first is meant.
    """
    found = {game: read(text, pools()[game]) for game in games}
    if not found:
        raise Illegal("nothing-to-bring")
    game = min(found, key=lambda one: (bool(found[one].problems), -found[one].known))
    return game, found[game]


def _elsewhere(game: str, problem: Problem) -> Problem:
    """A problem with a line; a card that only another game has is told as that."""
    line = problem.args.get("line")
    if problem.reason in ("unknown", "unknown-like"):
        for other, pool in pools().items():
            if other != game and names_card(str(line), pool):
                return Problem("of-other-game", {"line": line, "other": other})
    return problem


def problems_told(game: str, problems: list[Problem], words: Words) -> str:
    """What could not be read, line by line."""
    lines = []
    for one in (_elsewhere(game, problem) for problem in problems[:MOST_PROBLEMS]):
        args = dict(one.args)
        if "other" in args:
            args["other"] = words.say(f"{args['other']}-tag")
        lines.append("• " + words.tell(game, f"deck-text-{one.reason}", args, typed={"line"}))
    if len(problems) > MOST_PROBLEMS:
        lines.append(words.say("deck-more", number=len(problems) - MOST_PROBLEMS))
    return "\n".join(lines)


def faults_told(held: Held, words: Words) -> list[str]:
    """The rules that a deck breaks, each with its number."""
    return [
        "• "
        + words.tell(held.game, f"deck-fault-{fault.reason}", {"rule": fault.rule, **fault.args})
        for fault in held.faults
    ]


def _verdict(held: Held, words: Words) -> list[str]:
    if held.learning:
        return [words.say("deck-learning")]
    faults = faults_told(held, words)
    return [words.say("deck-illegal"), *faults] if faults else [words.say("deck-legal")]


def _whose(held: Held, words: Words) -> str:
    """Faction and agenda."""
    agenda = held.deck.agenda
    named = name_of(held.game, agenda, words) if agenda else words.say("deck-no-agenda")
    return f"{name_of(held.game, held.deck.faction, words)} · {named}"


def deck_text(held: Held, words: Words) -> str:
    """A deck in words: its cards by type, costs, icons, and the rules it breaks."""
    agenda = held.deck.agenda
    lines = [
        words.say(
            "deck-head",
            name=held.name,
            game=words.say(f"{held.game}-tag"),
            faction=name_of(held.game, held.deck.faction, words),
            agenda=name_of(held.game, agenda, words) if agenda else words.say("deck-no-agenda"),
        ),
        *_verdict(held, words),
    ]
    for kind, cards in by_type(held.deck, held.pool):
        named = [f"{one.count}× {name_of(held.game, one.id, words)}" for one in cards]
        type_ = heading(held.game, kind, words)
        number = size(tuple(cards))
        lines.append(words.say("deck-type", type=type_, number=number, cards=", ".join(named)))
    counted = figures(held.deck, held.pool)
    costs = [f"{cost}: {number}" for cost, number in enumerate(counted.costs) if number]
    icons = [
        f"{words.name(held.game, label_of('icon', icon))} {number}"
        for icon, number in counted.icons
    ]
    lines.append(words.say("deck-costs", costs=" · ".join(costs) or "0"))
    lines.append(words.say("deck-icons", icons=" · ".join(icons) or "0"))
    return "\n".join(lines)


def sheet(held: Held, words: Words) -> DeckSheet:
    """What is written on the picture of a deck."""
    counted = figures(held.deck, held.pool)
    book = GAMES[held.game].cards
    last = len(counted.costs) - 1
    types = [(heading(held.game, kind, words), n) for kind, n in counted.types]
    icons = [
        (without_signs(str(words.name(held.game, label_of("icon", icon)))), n)
        for icon, n in counted.icons
    ]
    lists = []
    for kind, cards in by_type(held.deck, held.pool):
        head = f"{heading(held.game, kind, words)} ({size(tuple(cards))})"
        lines = tuple(f"{one.count}× {name_of(held.game, one.id, words)}" for one in cards)
        lists.append((head, lines))
    return DeckSheet(
        title=held.deck.name,
        caption=_whose(held, words),
        house=book.arms(held.deck.faction) if book else "neutral",
        costs_title=words.say("deck-costs", costs="").rstrip(" :"),
        costs=tuple(
            (f"{cost}+" if cost == last else str(cost), number)
            for cost, number in enumerate(counted.costs)
        ),
        counts=(*types, *icons),
        lists=tuple(lists),
    )


async def deck_page(studio: Studio, held: Held, words: Words, note: str = "") -> Page:
    """A deck as a picture and in words."""
    text = "\n".join(part for part in (note, deck_text(held, words)) if part)
    page = Page(shorten(text, CONTENT))
    picture = await studio.draw(SheetRequest(held.game, sheet(held, words)))
    if picture is not None:
        counted = figures(held.deck, held.pool)
        alt = words.say(
            "deck-picture-alt", name=held.deck.name, draw=counted.draw, plots=counted.plots
        )
        page.files = [("deck.png", picture, shorten(alt, ALT_TEXT))]
    if len(text) > CONTENT:
        page.files.append(("deck.txt", text.encode(), held.name))
    return checked(page)


async def card_page(studio: Studio, game: str, code: str, words: Words) -> Page:
    """A card as a picture and in words."""
    book = GAMES[game].cards
    assert book is not None
    text = book.told(code, words)
    page = Page(shorten(text, CONTENT))
    picture = await studio.draw(SheetRequest(game, book.drawn(code, words)))
    if picture is not None:
        alt = discord.utils.remove_markdown(text)
        page.files = [("card.png", picture, shorten(alt, ALT_TEXT))]
    return checked(page)


async def open_card(context: Context, value: str) -> Page:
    """A card that was named in a list or a command."""
    game, _, code = value.partition("/")
    if game not in pools() or code not in pools()[game].cards:
        raise Illegal("card-unknown", text=value[:60])
    studio = context.host.studio_for(context.user_id)
    return await card_page(studio, game, code, context.person.words)


async def picked_card(context: Context) -> Page:
    """The card that was picked from a list."""
    return await open_card(context, next(iter(context.values), ""))


async def lately(context: Context) -> Page:
    """Offer the cards that were named at a table lately, for whoever looks at its board."""
    desk = await context.desk()
    return await named_page(context, desk.session_id, desk.game, desk.view)


async def named_page(
    context: Context, session_id: int, game: str, view: View | None = None
) -> Page:
    """Offer the cards that the newest events of a table name, as far as the user may know them."""
    found = await context.host.tables.log.page(session_id, context.user_id)
    codes = named(game, found.entries, view)
    if not codes:
        raise Illegal("card-none-named")
    words = context.person.words
    return checked(Page(words.say("card-named"), rows=[[card_list(game, codes, words)]]))


def text_form(press: Press, words: Words, value: str = "") -> discord.ui.Modal:
    """A form for the text of a deck; Illegal if the deck is too long for one."""
    if len(value) > MOST_TYPED:
        raise Illegal("deck-too-long-to-type", most=MOST_TYPED)
    title = shorten(words.say("deck-form"), MODAL_TITLE)
    modal = discord.ui.Modal(title=title, custom_id=press.encode())
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=FIELD,
        style=discord.TextStyle.paragraph,
        default=value or None,
        required=True,
        max_length=MOST_TYPED,
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(words.say("deck-form-label"), MODAL_LABEL),
            description=shorten(words.say("deck-form-note"), MODAL_NOTE),
            component=field,
        )
    )
    modal.stop()
    return modal


async def choose(context: Context) -> Page:
    """The decks one can bring to a table, for whoever sits there."""
    return await _choices(context, await context.desk())


async def take(context: Context) -> Page:
    """The deck that was picked; one that breaks a rule is not taken, and the rules are named."""
    desk = await context.desk()
    kind, _, which = next(iter(context.values), LOT).partition(":")
    decks, words = context.host.tables.decks, context.person.words
    if kind == LOT:
        await decks.bring(desk.session_id, context.user_id, None)
        return await _choices(context, desk)
    if kind == READY:
        if which not in pools()[desk.game].decks:
            raise Illegal("deck-unknown")
        held = ready(desk.game, which, words)
    else:
        number = int(which) if which.isascii() and which.isdecimal() and len(which) < 18 else 0
        held = kept(await decks.get(number, context.user_id, context.interaction.guild_id))
        if held.game != desk.game:
            raise Illegal("deck-unknown")
        if faults := faults_told(held, words):
            note = "\n".join([f"⚠️ {words.say('deck-bad-choice')} **{held.name}**", *faults])
            return await _choices(context, desk, note)
    await decks.bring(desk.session_id, context.user_id, held.brought)
    return await _choices(context, desk, "" if held.ready else words.say("deck-chosen-copy"))


async def _choices(context: Context, desk: Desk, note: str = "") -> Page:
    """What one brings, and what else one could bring."""
    game, words, user = desk.game, context.person.words, context.user_id
    if game not in pools():
        raise Illegal("nothing-to-bring")
    if desk.info.session.status != "lobby":
        raise Illegal("table-already-started")
    if desk.info.seat_of(user) is None:
        raise Illegal("table-not-seated")
    tables, pool = context.host.tables, pools()[game]
    now = await tables.decks.brought(desk.session_id, user)
    head = words.say("deck-choose", name=_named(game, now, words))
    page = Page(shorten("\n".join(part for part in (note, head) if part), CONTENT))
    chosen = {f"{READY}:{now[READY]}" if now and READY in now else LOT if now is None else ""}
    lot = (LOT, words.say("deck-choose-lot"), "")
    usable = {**pool.ready, **(pool.learning if _learning(desk) else {})}
    offered = [_option(f"{READY}:{one}", ready(game, one, words), words) for one in usable]
    press = Press("deck_take", desk.session_id)
    page.rows = [
        [select(press, words.say("deck-choose-ready"), [lot, *offered][:25], chosen=chosen)]
    ]
    mine = [row for row in await tables.decks.visible(user, None, [game]) if row.user_id == user]
    if mine:
        own = [_option(f"{OWN}:{row.id}", kept(row), words) for row in mine[:SELECT_OPTIONS]]
        press = Press("deck_take", desk.session_id, 0, OWN)
        page.rows.append([select(press, words.say("deck-choose-own"), own)])
    return checked(page)


def _learning(desk: Desk) -> bool:
    """Whether the table has agreed on learning decks."""
    return bool(desk.info.session.options.get("learning"))


def _option(value: str, held: Held, words: Words) -> tuple[str, str, str]:
    faults = [] if held.ready else held.faults
    note = words.say("deck-mark-broken", number=len(faults)) if faults else _whose(held, words)
    return value, held.deck.name, f"⚠️ {note}" if faults else note


def _named(game: str, brought: Json | None, words: Words) -> str:
    """What a player brings, in words."""
    if brought is None:
        return words.say("deck-choose-lot")
    if READY in brought:
        return ready(game, str(brought[READY]), words).name
    deck = Deck.model_validate(brought)
    held = Held(game, deck, plain(deck.name, LONGEST_NAME))
    return f"{held.name} ({_whose(held, words)})"
