"""What the card games explain: keywords, cards and what they did, passing until something."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.discord_ui import answers, decks
from bot.discord_ui import standing_orders as orders
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.page import CONTENT, Page, checked, shorten
from bot.games import GAMES
from bot.games.lcg.facts import Card, keyword_value
from bot.games.lcg.ui import unoffered
from bot.games.lcg.view import LcgView
from bot.kernel import Event, Illegal
from bot.kernel.labels import label_of
from bot.reader.single import find
from bot.text import Words
from cogs._choices import Names, typed_so_far
from cogs._moves import Step, quiet
from cogs._tables import at_table

UNTIL, OFF = "pass_until", "off"
MOST_PAGES = 12
"""Pages of the log in which a card's deeds are looked for."""
MOST_LINES = 8
"""Lines of the log that are told of a card."""


@dataclass(frozen=True, slots=True)
class Pages:
    """The explanations of one card game."""

    game: str
    cards: Mapping[str, Card]

    def _keywords(self, words: Words) -> dict[str, str]:
        """All keywords of the cards by name, each once."""
        found = {}
        for card in self.cards.values():
            for one in card.keywords:
                name = keyword_value(one)[0]
                found[name] = words.tell(self.game, f"keyword-{name}", {"value": "X"})
        return dict(sorted(found.items(), key=lambda item: item[1]))

    async def keyword_names(self, context: Context) -> Names:
        """Return all keywords by name."""
        return self._keywords(context.person.words)

    async def keyword(self, context: Context, typed: str) -> Page:
        """Explain a keyword."""
        words = context.person.words
        known = self._keywords(words)
        name = find(typed, known)
        meaning = words.tell(self.game, f"keyword-{name}-help", {"value": "X"})
        return Page(f"**{known[name]}** – {meaning}")

    async def card_names(self, context: Context) -> Names:
        """Return the cards that this player sees at the table; without a table all cards."""
        words = context.person.words
        try:
            await at_table(context, typed_so_far(context, "table"), game=self.game)
            view = (await context.desk()).view
        except Illegal:
            view = None
        codes = _seen(view) if isinstance(view, LcgView) else list(self.cards)
        return {code: words.tell(self.game, f"card-{code}", {}) for code in codes}

    async def card(self, context: Context, table: str | None, typed: str) -> Page:
        """A card with its picture and text, and what it did at this table."""
        words = context.person.words
        code = self._code(typed, words)
        page = await decks.card_page(
            context.host.studio_for(context.user_id), self.game, code, words
        )
        try:
            await at_table(context, table, game=self.game)
            desk = await context.desk()
        except Illegal:
            if table is not None:
                raise
            return page
        told = await self._why_not(context, desk, code)
        did = await _deeds(context, desk, code)
        if did:
            told += [words.tell(self.game, "face-card-did", {}), *did]
        page.content = shorten("\n".join([page.content, *told]), CONTENT)
        return checked(page)

    async def _why_not(self, context: Context, desk: Desk, code: str) -> list[str]:
        """Whether a card can be chosen now, and if not, which rule is against it."""
        view = desk.view
        if not isinstance(view, LcgView) or view.viewer is None or view.finish is not None:
            return []
        mine = (*view.hand, *view.plots, *view.players[view.viewer].play)
        if all(one.code != code for one in mine):
            return []
        words = desk.words
        if any(unoffered.offered(ask, code) for ask in view.asks):
            return [words.tell(self.game, "face-why-offered", {})]
        for ask in view.asks:
            for value in unoffered.answers(view, ask, code, self.cards):
                moves = context.host.tables.moves
                refusal = await moves.refusal(desk.session_id, context.user_id, [(ask.id, value)])
                if refusal is not None:
                    reason = desk.illegal(refusal)
                    return [words.tell(self.game, "face-why-not", {"reason": reason})]
        return [words.tell(self.game, "face-why-not-asked", {})]

    def _code(self, typed: str, words: Words) -> str:
        """Return the card that is meant, by its name in either language."""
        if typed in self.cards:
            return typed
        names = {}
        for code, one in self.cards.items():
            for place, name in enumerate(dict.fromkeys((one.name, one.name_de))):
                if name:
                    names[f"{code}#{place}"] = name
        try:
            return find(typed, names).partition("#")[0]
        except Illegal:
            raise Illegal("card-unknown", text=typed[:60]) from None

    def _until(self, desk: Desk) -> dict[str, str]:
        known = GAMES[self.game].rules.preferences[UNTIL]
        return orders.choices(desk, UNTIL, known)

    async def until_names(self, context: Context) -> Names:
        """Return until when one can pass."""
        await at_table(context, typed_so_far(context, "table"), game=self.game)
        return self._until(await context.desk())

    async def until(self, context: Context, table: str | None, typed: str) -> Page:
        """Set the order to pass until something happens; an open action window is passed by it."""
        await at_table(context, table, game=self.game)
        desk = await context.desk()
        value = find(typed, self._until(desk))
        moves, request = context.host.tables.moves, context.request_id
        await moves.prefer(desk.session_id, context.user_id, UNTIL, value, request)
        desk = await context.desk(anew=True)
        steps = _passed_at_once(desk, value)
        if steps:
            again = f"{request}.pass"
            receipt = await moves.take(
                desk.session_id, context.user_id, steps, again, partly=True, place=context.place
            )
            return await answers.told(context, receipt)
        return orders.orders_page(context, desk, desk.say("ui-saved"))


def _passed_at_once(desk: Desk, until: str) -> list[Step]:
    """Open action windows that the order is about: also this one, but for the own turn.

    What answers to something is decided by itself: perhaps it is what was waited for.
    """
    view = desk.view
    if until == OFF or not isinstance(view, LcgView):
        return []
    if view.phase == "marshal" and view.active == view.viewer and until not in ("phase", "round"):
        return []
    return [
        (ask.id, quiet(ask))
        for ask in view.asks
        if ask.topic == "act" and ask.owed and str(ask.about["window"]).startswith("window:w")
        if quiet(ask) is not None and ask.about["window"] != "window:would"
    ]


def _seen(view: LcgView) -> list[str]:
    found = [piece.code for player in view.players for piece in player.play]
    found += [card.code for card in (*view.hand, *view.plots)]
    for player in view.players:
        piles = (player.dead, player.discard, player.used)
        found += [card.code for pile in piles for card in pile]
    return list(dict.fromkeys(found))


async def _deeds(context: Context, desk: Desk, code: str) -> list[str]:
    """Lines of the log that name a card, the newest last."""
    label, found = label_of("card", code), []
    for number in range(MOST_PAGES):
        page = await context.host.tables.log.page(desk.session_id, context.user_id, number)
        for entry in reversed(page.entries):
            if not entry.undone:
                found += [one for one in reversed(entry.events) if _names(one, label)]
        if len(found) >= MOST_LINES or number + 1 >= page.pages:
            break
    return [desk.event(one) for one in reversed(found[:MOST_LINES])]


def _names(event: Event, label: str) -> bool:
    values = event.args.values()
    return any(label == one or (isinstance(one, list) and label in one) for one in values)
