"""R7: phase 3, the encounter."""

from typing import Any

from bot.games.iron_throne.rules.action import show
from bot.games.iron_throne.rules.moves import pop_deck
from bot.games.iron_throne.rules.refusals import refuse_card
from bot.games.iron_throne.rules.state import NOBODY, IronPlay, IronState, who
from bot.games.iron_throne.rules.window import open_window, planned_answer, planned_card
from bot.games.iron_throne.rules.window_asks import ask_lay
from bot.kernel import Frame
from bot.kernel.labels import label_of


class EncounterPhase(Frame, name="iron.encounter"):
    """Cards are laid face down and revealed; then effects."""

    steps = ("place", "lay_open", "lay_second", "lay_last", "reveal", "effects")

    def place(self, play: IronPlay) -> None:
        """R12.2: participation begins. R7.1: both cards, after the effects before placement."""
        play.state.phase = "encounter"
        open_window(play, "before_placement")

    def lay_open(self, play: IronPlay) -> str | None:
        """Bran: the opponent lays first, face up."""
        state = play.state
        first = state.clash.opens
        if first == NOBODY:
            return "reveal"
        ask_lay(play, first, only=planned_card(state, first))
        return None

    def lay_second(self, play: IronPlay) -> None:
        """The other one knows that card."""
        state = play.state
        first = state.clash.opens
        self._show(play, first)
        card = state.clash.shown.get(first, "")
        play.emit("laid-open", seat=who(first), card=label_of("card", card))
        second = state.clash.opposing(first)
        ask_lay(play, second, card, only=planned_answer(state, second, card))

    def lay_last(self, play: IronPlay) -> None:
        """Lay the card of the second active player beside it."""
        self._show(play, play.state.clash.opposing(play.state.clash.opens))

    def explain_lay(self, state: IronState, seat: int, value: Any) -> None:
        """R7.1: refuse a card that cannot be laid."""
        refuse_card(state, seat, value)

    def _show(self, play: IronPlay, seat: int) -> None:
        if f"lay/{seat}" in self.answers:
            show(play, seat, self.chosen("lay", seat))
        else:
            self._from_deck(play, seat)

    def _from_deck(self, play: IronPlay, seat: int) -> None:
        """R14.3: with an empty hand the top card of the deck."""
        card = pop_deck(play, seat)
        if card is not None:
            play.state.clash.shown[seat] = card

    def reveal(self, play: IronPlay) -> None:
        """R7.1, R7.3: turn up both cards, and tell what they come to."""
        state = play.state
        clash = state.clash
        for seat in (clash.challenger, clash.defender):
            if seat not in clash.shown:
                self._from_deck(play, seat)
        play.reveal()
        play.emit(
            "cards-revealed",
            challenger=who(clash.challenger),
            card=label_of("card", clash.shown.get(clash.challenger, "")),
            defender=who(clash.defender),
            answer=label_of("card", clash.shown.get(clash.defender, "")),
        )
        clash.read_result()
        play.emit("result", result=label_of("result", clash.result))

    def effects(self, play: IronPlay) -> None:
        """A9: totals are added up when this window has closed."""
        open_window(play, "after_reveal")
