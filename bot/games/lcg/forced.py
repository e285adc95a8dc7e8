"""R15.6: forced abilities come first; if several are due, the first player orders them."""

from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.first import FirstDecides
from bot.games.lcg.occurrence import Occurrence, beneath
from bot.games.lcg.state import LcgPlay, LcgState
from bot.games.lcg.uses import Offer, Use, open_offers, usable
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of


class Forced(FirstDecides, name="lcg.forced"):
    """Resolve all forced abilities of one kind that are due, one after the other."""

    steps = ("next", "take")

    timing: str
    deeds: list[Deed] = []
    """What they answer to, where no occurrence lies below ("when revealed")."""
    used: list[str] = []

    def next(self, play: LcgPlay) -> str | None:
        """A7.2: the first player names the next one each time."""
        state = play.state
        found = self._due(state)
        if not found:
            return DONE
        options = [
            Option(
                id=offer.option(state),
                label=state.label(offer.card),
                args={"seat": label_of("seat", seat)},
            )
            for seat, offer in found
        ]
        # A29.10: the first player may have ordered to take them as they come.
        if len(options) > 1 and play.order(state.first, "forced_order", "ask", "ask") != "ask":
            options = options[:1]
        play.ask(
            Choose(
                seat=self.asks_first(state),
                topic="order",
                purpose="order",
                public="order",
                options=options,
                default=[options[0].id],
            )
        )
        return None

    def take(self, play: LcgPlay) -> str:
        """Resolve it completely before the next (R15.9)."""
        state = play.state
        chosen = self.decided("order", state)
        found = [one for one in self._due(state) if one[1].option(state) == chosen]
        if not found:
            # A26.2: its player is out since the question was asked.
            return "next"
        seat, offer = found[0]
        self._note(state, offer)
        play.push(
            Use(
                seat=seat,
                card=offer.card,
                code=offer.code,
                ability=offer.ability,
                deed=offer.deed if beneath(state, self) is not None else -1,
            )
        )
        return "next"

    def _due(self, state: LcgState) -> list[tuple[int, Offer]]:
        happening = beneath(state, self) if not self.deeds else None
        deeds = happening.deeds if happening is not None else self.deeds
        used = happening.used if happening is not None else self.used
        kinds = {deed.kind for deed in deeds}
        codes = edition_of(state).listeners(self.timing, kinds)
        after = self.timing != "forced_interrupt"
        found = []
        for seat in state.order():
            for offer, deed in open_offers(state, seat, self.timing, codes, deeds):
                if deed is None or (deed.status == "done") != after or _key(offer) in used:
                    continue
                if usable(state, seat, offer, deed):
                    found.append((seat, offer))
        return found

    def _note(self, state: LcgState, offer: Offer) -> None:
        happening: Occurrence | None = beneath(state, self) if not self.deeds else None
        (happening.used if happening is not None else self.used).append(_key(offer))


def _key(offer: Offer) -> str:
    return f"{offer.card}.{offer.ability}.{offer.deed}"
