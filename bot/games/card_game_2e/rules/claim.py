"""Section 12: claim."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.values import claim
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.claim import ask_victims, claim_deeds
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import occur
from bot.games.lcg.values import holds
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of


class Claim(Frame, name="card_game_2e.claim"):
    """Step 4.2.4: framework effects, not those of a card (A12.2)."""

    steps = ("read", "whom", "military", "apply")

    amount: int = 0
    seats: list[int] = []
    """Who suffers it."""

    def read(self, play: ThronesPlay) -> str | None:
        """A12.1: X is read now; with 0 nothing happens."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        self.amount = claim(state, fight)
        self.seats = [fight.defender]
        if not self.amount:
            return DONE
        play.emit("claim", challenge=label_of("challenge", fight.type), number=self.amount)
        if holds(state, f"claim_anybody:{fight.type}", fight.attacker):
            found = state.opponents(fight.attacker)
            play.ask(
                Choose(
                    seat=fight.attacker,
                    topic="claim_on",
                    purpose="target",
                    public="claim",
                    options=[Option(id=str(seat), label=label_of("seat", seat)) for seat in found],
                    min=0,
                    max=len(found),
                    default=[str(fight.defender)],
                )
            )
        return None

    def whom(self, play: ThronesPlay) -> None:
        """D27.3: the holder of Master of Whispers has picked the opponents."""
        fight = play.state.challenge
        assert fight is not None
        found = self.answers.get(f"claim_on/{fight.attacker}")
        if isinstance(found, list):
            self.seats = [int(str(one)) for one in found]

    def military(self, play: ThronesPlay) -> None:
        """R12.2: the defending player chooses the characters."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        if fight.type != "military":
            return
        for seat in self.seats:
            ask_victims(play, seat, _characters(state, seat), self.amount)

    def apply(self, play: ThronesPlay) -> str:
        """R12.2, R12.4, R12.5: all at one moment (A27.5)."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        made: list[Deed] = []
        for seat in self.seats:
            names = self.answers.get(f"claim/{seat}", [])
            assert isinstance(names, list)
            victims = [chosen_card(str(one)) for one in names]
            made += claim_deeds(state, fight, seat, self.amount, victims)
        if made:
            occur(play, made)
        return DONE


def _characters(state: ThronesState, seat: int) -> list[int]:
    return [card for card in state.controlled(seat) if state.fact(card).type == "character"]
