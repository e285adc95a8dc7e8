"""An ability or a card is used: what follows from the answers of an effect window."""

from bot.games.iron_throne.rules.cards import characters
from bot.games.iron_throne.rules.effects import ABILITIES, CARDS, Acting, Effect
from bot.games.iron_throne.rules.end import over
from bot.games.iron_throne.rules.state import IronPlay, PlayedCard, who
from bot.kernel import Illegal
from bot.kernel.asks import AnyAsk


class Action(Acting, name="iron.action"):
    """A leader's ability is used, or a character card is played for its text."""

    steps = ("begin", "ask_first", "ask_second", "ask_third", "resolve", "check_end")

    def begin(self, play: IronPlay) -> None:
        """R8.8: a card stays in front of its player until the clean-up."""
        state = play.state
        if self.leader:
            window = characters()[self.character].ability.window
            play.emit(
                "leader-used",
                seat=who(self.seat),
                leader=f"character:{self.character}",
                window=f"window:{window}",
            )
        else:
            card = f"{state.houses[self.seat]}.{self.character}"
            state.hands[self.seat].remove(card)
            state.clash.played.append(PlayedCard(seat=self.seat, card=card))
            play.reveal()
            window = characters()[self.character].card.window
            play.emit(
                "card-played", seat=who(self.seat), card=f"card:{card}", window=f"window:{window}"
            )
        self._effect.begin(play, self)

    @property
    def _effect(self) -> Effect:
        return (ABILITIES if self.leader else CARDS)[self.character]

    def ask_first(self, play: IronPlay) -> None:
        """What has to be chosen."""
        self._put(play, self._effect.first(play.state, self))

    def ask_second(self, play: IronPlay) -> None:
        """What has to be chosen next."""
        self._put(play, self._effect.second(play.state, self))

    def ask_third(self, play: IronPlay) -> None:
        """What has to be chosen last."""
        self._put(play, self._effect.third(play.state, self))

    def _put(self, play: IronPlay, ask: AnyAsk | None) -> None:
        """Ask, unless it was said together with the use (M2) and still can be."""
        if ask is None:
            return
        key = f"{ask.topic}/{ask.seat}"
        told = self._effect.told(play.state, self)
        try:
            self.answers[key] = ask.check(told.get(key))
        except Illegal:
            play.ask(ask)

    def resolve(self, play: IronPlay) -> None:
        """Take effect."""
        self._effect.resolve(play, self)

    def check_end(self, play: IronPlay) -> None:
        """A20: deaths count at once."""
        over(play)


def show(play: IronPlay, seat: int, name: str) -> None:
    """A card from the hand lies on the table."""
    state = play.state
    card = f"{state.houses[seat]}.{name}"
    state.hands[seat].remove(card)
    state.clash.shown[seat] = card
