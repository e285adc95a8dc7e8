"""R15, R16.2: buying maester cards and objectives, and paying ransom."""

from bot.games.risk.rules.cards import CARDS, cards, characters
from bot.games.risk.rules.objectives import ChooseObjectives, draw_objectives
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.usable_cards import ANY_TIME, cards_option, price
from bot.games.risk.rules.window import interrupted, open_window
from bot.kernel import DONE, Choose, Frame, Option, Play
from bot.kernel.labels import label_of

TYRION = "tyrion_lannister"


class Buying(Frame, name="risk.buying"):
    """R13.1 (2): one thing after the other, as long as there is gold."""

    steps = ("ask", "buy", "keep")

    seat: int
    looked_at: list[str] = []
    """Tyrion Lannister: the cards of which one is kept."""

    def ask(self, play: Play[RiskState]) -> str | None:
        """What one can pay for."""
        if interrupted(play):
            return "ask"
        options = self._options(play.state)
        if not options:
            return DONE
        options += cards_option(play.state, self.seat)
        play.ask(
            Choose(
                seat=self.seat,
                topic="buy",
                purpose="act",
                quiet=["done"],
                public="buy",
                about={"gold": play.state.gold[self.seat]},
                options=[*options, Option(id="done", label="buy-nothing")],
                default=["done"],
            )
        )
        return None

    def _options(self, state: RiskState) -> list[Option]:
        gold, prices = state.gold[self.seat], cards().prices
        options: list[Option] = []
        left = len(state.maester_deck) + len(state.maester_discard)
        if state.options.has("maesters") and left:
            if gold >= prices.maester:
                cost = {"cost": prices.maester}
                options.append(Option(id="maester", label="buy-maester", args=cost))
            if TYRION in state.usable(self.seat) and left > 1:
                both = prices.maester + price(state, self.seat, TYRION)
                if gold >= both:
                    options.append(Option(id="tyrion", label="buy-tyrion", args={"cost": both}))
        if state.options.has("objectives") and not state.this_turn.bought_objective:
            there = state.objective_deck or state.objective_discard
            if gold >= prices.objective and there:
                cost = {"cost": prices.objective}
                options.append(Option(id="objective", label="buy-objective", args=cost))
        for character, captor in state.captive.items():
            mine = characters()[character].house == state.houses[self.seat]
            if mine and captor not in state.out and gold >= cards().ransom:
                options.append(
                    Option(
                        id=character,
                        label="ransom",
                        args={
                            "character": label_of("character", character),
                            "cost": cards().ransom,
                        },
                    )
                )
        return options

    def buy(self, play: Play[RiskState]) -> str | None:
        """Pay for what was chosen and take it, or end the purchases."""
        state = play.state
        wanted = self.chosen("buy", self.seat)
        if wanted == "done":
            return DONE
        if wanted == CARDS:
            open_window(play, ANY_TIME, [self.seat])
            return "ask"
        if wanted == "maester":
            state.pay(self.seat, cards().prices.maester)
            self._take(play, state.draw_maester())
        elif wanted == "tyrion":
            return self._look(play)
        elif wanted == "objective":
            state.pay(self.seat, cards().prices.objective)
            state.this_turn.bought_objective = True
            play.emit("bought-objective", seat=label_of("seat", self.seat))
            drawn = draw_objectives(play, cards().objectives_dealt.later)
            play.push(ChooseObjectives(seat=self.seat, drawn=drawn))
        else:
            self._free(play, wanted)
        return "ask"

    def _look(self, play: Play[RiskState]) -> str | None:
        """Tyrion Lannister: the top two, one is kept, the other discarded."""
        state = play.state
        state.pay(self.seat, cards().prices.maester + price(state, self.seat, TYRION))
        state.face_down.append(TYRION)
        play.emit(
            "used-character",
            seat=label_of("seat", self.seat),
            character=label_of("character", TYRION),
            cost=price(state, self.seat, TYRION),
        )
        drawn = [state.draw_maester(), state.draw_maester()]
        self.looked_at = [card for card in drawn if card is not None]
        play.reveal()
        play.ask(
            Choose(
                seat=self.seat,
                topic="keep_maester",
                public="buy",
                options=[
                    Option(
                        id=card,
                        label=label_of("maester", card),
                        note="card-effect",
                        args={"effect": label_of("effect", card)},
                    )
                    for card in dict.fromkeys(self.looked_at)
                ],
                default=self.looked_at[:1],
            )
        )
        return None

    def keep(self, play: Play[RiskState]) -> str:
        """One into the hand, the other on the discard pile."""
        kept = self.chosen("keep_maester", self.seat)
        self.looked_at.remove(kept)
        for card in self.looked_at:
            play.state.maester_discard.append(card)
            play.emit("discarded-maester", maester=label_of("maester", card))
        self.looked_at = []
        self._take(play, kept)
        return "ask"

    def _take(self, play: Play[RiskState], card: str | None) -> None:
        """R15.1: put a bought card into the hand, seen by its owner alone."""
        if card is None:
            return
        state = play.state
        state.maesters[self.seat].append(card)
        play.reveal()
        play.emit(
            "bought-maester", seat=label_of("seat", self.seat), cards=len(state.maesters[self.seat])
        )
        play.emit(
            "got-maester",
            to=[self.seat],
            maester=label_of("maester", card),
            effect=label_of("effect", card),
        )

    def _free(self, play: Play[RiskState], character: str) -> None:
        """Taken Captive: the ransom goes to whoever holds the character."""
        state = play.state
        captor = state.captive.pop(character)
        gold = state.take_gold(self.seat, captor, cards().ransom)
        play.emit(
            "gave-gold",
            seat=label_of("seat", self.seat),
            winner=label_of("seat", captor),
            gold=gold,
        )
        play.emit("freed", character=label_of("character", character))
