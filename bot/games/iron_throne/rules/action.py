"""An ability or a card is used: what follows from the answers of an effect window."""

from typing import Any

from bot.games.iron_throne.rules.cards import characters
from bot.games.iron_throne.rules.effects import ABILITIES, CARDS, Acting, Effect
from bot.games.iron_throne.rules.end import over
from bot.games.iron_throne.rules.state import IronPlay, IronState, PlayedCard, who
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


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
                leader=label_of("character", self.character),
                window=label_of("window", window),
            )
        else:
            card = f"{state.houses[self.seat]}.{self.character}"
            state.hands[self.seat].remove(card)
            state.clash.played.append(PlayedCard(seat=self.seat, card=card))
            play.reveal()
            window = characters()[self.character].card.window
            play.emit(
                "card-played",
                seat=who(self.seat),
                card=label_of("card", card),
                window=label_of("window", window),
            )
        self.ability.begin(play, self)

    @property
    def ability(self) -> Effect:
        """The rule on the leader's sheet or on the card."""
        return (ABILITIES if self.leader else CARDS)[self.character]

    def ask_first(self, play: IronPlay) -> None:
        """What has to be chosen."""
        self._put(play, self.ability.first(play.state, self))

    def ask_second(self, play: IronPlay) -> None:
        """What has to be chosen next."""
        self._put(play, self.ability.second(play.state, self))

    def ask_third(self, play: IronPlay) -> None:
        """What has to be chosen last."""
        self._put(play, self.ability.third(play.state, self))

    def _put(self, play: IronPlay, ask: AnyAsk | None) -> None:
        if ask is not None:
            self.put(play, ask)

    def foretold(self, state: IronState, ask: AnyAsk) -> Any:
        """M2: what was said together with the use."""
        return self.ability.told(state, self).get(f"{ask.topic}/{ask.seat}")

    def check_end(self, play: IronPlay) -> None:
        """A20: deaths count at once."""
        over(play)


def show(play: IronPlay, seat: int, name: str) -> None:
    """A card from the hand lies on the table."""
    state = play.state
    card = f"{state.houses[seat]}.{name}"
    state.hands[seat].remove(card)
    state.clash.shown[seat] = card
