"""The second edition, as the shared rules know it."""

from bot.games.card_game_2e.rules import end, marshal, refusals
from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.facts import banner_faction, cards, titles
from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.card_game_2e.rules.values import dominance, income, initiative, total
from bot.games.lcg import orders
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import Edition
from bot.games.lcg.facts import Card
from bot.games.lcg.marshal import limited_left
from bot.games.lcg.state import Challenge, LcgPlay, LcgState
from bot.games.lcg.stops import stops
from bot.games.lcg.values import bonus
from bot.games.lcg.windows import open_stage
from bot.kernel import Illegal, Option

DRAWN = 2


class SecondEdition(Edition):
    """Hooks into this edition's chapters."""

    titles = titles()

    def open_stage(self, play: LcgPlay, stage: str) -> None:
        """R15.2: open the window or the forced abilities of a stage."""
        open_stage(play, stage)

    def settle(self, play: LcgPlay) -> None:
        """A18.1: see to 15 power, empty decks, and cards that have to leave play."""
        end.settle(play)

    def total(self, state: LcgState, fight: Challenge, seat: int) -> int:
        """R11.7: return a side's total strength in a challenge."""
        assert isinstance(state, ThronesState)
        return total(state, fight, seat)

    def income(self, state: LcgState, seat: int) -> int:
        """R9.2: the plot's gold plus modifiers."""
        assert isinstance(state, ThronesState)
        return income(state, seat)

    def initiative(self, state: LcgState, seat: int) -> int:
        """R7.3: the plot's initiative plus modifiers."""
        assert isinstance(state, ThronesState)
        return initiative(state, seat)

    def draws(self, state: LcgState, seat: int) -> int:
        """R8.1: two cards, and what cards add."""
        return DRAWN + bonus(state, "draw", seat)

    def dominance(self, state: LcgState, seat: int) -> int:
        """R13.1: own standing characters, gold, bonuses."""
        assert isinstance(state, ThronesState)
        return dominance(state, seat)

    def admits(self, faction: str, agenda: str, card: Card) -> bool:
        """R2.5 to R2.7: neutral, of the faction, or not loyal and of the banner's faction."""
        if card.type in ("faction", "agenda", "title"):
            return False
        if card.faction in ("neutral", faction):
            return True
        return not card.loyal and banner_faction(agenda) == card.faction

    def stop(self, state: LcgState, seat: int, window: str, deeds: list[Deed], own: bool) -> bool:
        """A29.3: return whether a seat wants to be asked in this window."""
        return stops(state, seat, window, deeds, own)

    def wake(self, state: LcgState, deeds: list[Deed]) -> None:
        """A29.7: end orders to pass that these deeds end."""
        orders.wake(state, deeds)

    def ordered(self, play: LcgPlay, seat: int, acts: list[Option], deeds: list[Deed]) -> str:
        """A29.8: return the act that a seat has ordered in advance, if any."""
        return orders.ordered(play, seat, acts, deeds)

    def pass_choices(self, state: LcgState) -> list[str]:
        """A29.7: return the ways to pass many windows at once."""
        return orders.pass_choices(state)

    def why_not(self, state: LcgState, seat: int, window: str, act: str) -> Illegal | None:
        """Marshaling, ambush, and the use of cards one knows."""
        return refusals.act(state, seat, window, act)

    def may_play(self, state: LcgState, seat: int, code: str) -> bool:
        """R21.9: return whether a limited card may still be played this round."""
        limited = "limited" in self.cards[code].keywords
        return not limited or limited_left(state, seat) > 0

    def further_acts(self, state: LcgState, seat: int, window: str) -> list[Option]:
        """A6.1: marshaling and ambush."""
        return marshal.acts(state, seat, window)

    def might_do(self, state: LcgState, seat: int, window: str) -> bool:
        """A29.2 for marshaling and ambush."""
        return marshal.might_act(state, seat, window)

    def do_act(self, play: LcgPlay, seat: int, option: str) -> None:
        """Marshal or ambush."""
        marshal.begin(play, seat, option)


EDITION = SecondEdition(cards(), ENTRIES)
