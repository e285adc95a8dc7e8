"""Players of any game who answer by one press, on a page that is open already."""

from bench.engine import by_lot, state_of
from bench.tables import Game, Player
from bot.games import RULES
from bot.kernel import Rng
from bot.kernel.rules import for_show
from bot.local.interactions import COMPONENT, Interaction
from bot.local.server import Standin
from bot.local.world import EPHEMERAL, Message
from bot.store import Store, moves
from tests.e2e.presser import BUTTON, last_press


class Presses(Player):
    """Presses buttons, at random.

    What a page lets somebody put together before the last press is there as a draft.
    """

    def __init__(self, standin: Standin, store: Store, game: str) -> None:
        super().__init__(standin, store)
        self.rules = RULES[game]
        self.chance = Rng(seed="presses")
        self._pages: dict[int, Message] = {}

    async def type(self, game: Game) -> Interaction | None:
        """Press for somebody who has something to decide; None if there is nobody just now."""
        state = await state_of(self.tables, self.rules, game.session)
        ask = next((ask for ask in state.asks if ask.owed and not for_show(ask)), None)
        if ask is None:
            return None
        info = await self.tables.queries.info(game.session)
        user = info.seats[ask.seat].user_id
        assert user is not None
        press, draft = last_press(game.session, ask, by_lot(state, ask, self.chance).value)
        if draft is not None:
            async with self.tables.store.write() as tx:
                data = draft.model_dump()
                await moves.save_draft(tx, game.session, ask.seat, ask.id, data)
        data = {"component_type": BUTTON, "custom_id": press.encode(), "id": 1}
        channel, page = self.standin.world.channels[game.thread], self._page(game, user)
        start = self.standin.interactions.start
        return start(COMPONENT, user, channel, data, message=page)

    def _page(self, game: Game, user: int) -> Message:
        """The page that this player has opened at the table."""
        if user not in self._pages:
            world = self.standin.world
            about = (world.snowflake(), game.thread, game.guild, world.bot_id, world.clock.now())
            page = Message(*about, "…", flags=EPHEMERAL, ephemeral_for=user)
            self._pages[user] = world.add_message(page)
        return self._pages[user]
