"""R6.2, R15.7: windows. All are asked at once, in secret; answers are applied in player order.

A29: whom the game stops for depends on what everybody can see and on standing orders alone. Who
has nothing to do is asked all the same, under a veil, unless everybody can see that.
"""

import re

from bot.games.lcg.deed import SAVABLE, Deed
from bot.games.lcg.moves import put
from bot.games.lcg.occurrence import Occurrence, beneath
from bot.games.lcg.state import LcgPlay, LcgState
from bot.games.lcg.uses import Offer, Use, conceivable_offers, hand_offers, open_offers, usable
from bot.kernel import AFTER, DONE, Choose, Frame, Option
from bot.kernel.turns import LABEL

PASS, UNLESS = "pass", "unless"
"""Pass for the rest of this window; pass unless somebody acts (then be asked again)."""
TRIGGERED = ("would", "interrupt", "reaction")
_OFFER = re.compile(r"use:\w+\.(\d+)(?:\.(\d+)\.(\d+))?")


class Window(Frame, name="lcg.window"):
    """An action window (by its name) or one of the windows of the occurrence below."""

    steps = ("offer", "hear", "walk")

    window: str
    order: list[int]
    """A6.4: the rotation of this window."""
    turn: int = 0
    """Whose opportunity it is: a place in `order`."""
    passes: int = 0
    out: list[int] = []
    """Those who passed for the rest of the window."""
    asked: list[int] = []
    sealed: dict[int, str] = {}

    def offer(self, play: LcgPlay) -> str | None:
        """Ask everybody who is to be asked and has not answered."""
        state = play.state
        self.order = [seat for seat in self.order if seat not in state.out]
        rotation = self._rotation()
        self.asked = [
            seat
            for seat in rotation
            if seat not in self.sealed and seat not in self.out and self._wanted(state, seat)
        ]
        if not self.asked and not self.sealed:
            return DONE
        for place, seat in enumerate(self.asked):
            before = any(one in self.sealed for one in rotation[: rotation.index(seat)])
            self._ask(play, seat, first=place == 0 and not before)
        return None

    def hear(self, play: LcgPlay) -> None:
        """Take what was answered; one who acts at once leaves the others unheard."""
        for seat in self.asked:
            found = self.answers.get(f"act/{seat}")
            if isinstance(found, list):
                self.sealed[seat] = str(found[0])
        self.answers.clear()

    def walk(self, play: LcgPlay) -> str:
        """R6.2: opportunities go round until all have passed in a row."""
        while self.passes < len(self.order):
            seat = self.order[self.turn % len(self.order)]
            said = self.sealed.get(seat, PASS)
            if said == AFTER:
                del self.sealed[seat]
                self.sealed = {
                    one: what for one, what in self.sealed.items() if one not in self.out
                }
                return "offer"
            self.turn = (self.turn + 1) % len(self.order)
            if said in (PASS, UNLESS):
                self.passes += 1
                if said == PASS and seat in self.sealed:
                    self.out.append(seat)
                    del self.sealed[seat]
                continue
            self.passes = 0
            # A29.4: what lies sealed behind an act goes back to its owner.
            self.sealed = {}
            self._act(play, seat, said)
            return "offer"
        return DONE

    def _rotation(self) -> list[int]:
        turn = self.turn % max(1, len(self.order))
        return [*self.order[turn:], *self.order[:turn]]

    def _deeds(self, state: LcgState) -> list[Deed]:
        """What there is to answer to; deeds that are settled leave a gap."""
        happening = self._happening(state)
        return happening.deeds if happening is not None else []

    def _happening(self, state: LcgState) -> Occurrence | None:
        return beneath(state, self) if self.window in TRIGGERED else None

    def _fresh(self, state: LcgState, offer: Offer, deed: Deed | None) -> bool:
        """R15.8, R17.2: once per deed, and only as long as the deed is there to answer to."""
        if deed is None:
            return True
        happening = self._happening(state)
        if happening is None or _key(offer) in happening.used:
            return False
        return deed.status == ("done" if self.window == "reaction" else "")

    def _codes(self, state: LcgState) -> frozenset[str]:
        if self.window in TRIGGERED:
            kinds = {deed.kind for deed in self._deeds(state)}
            return state.edition.listeners(self.window, kinds)
        return state.edition.listeners("action", [""])

    def _wanted(self, state: LcgState, seat: int) -> bool:
        """A29.2, A29.3: whether to ask, by what everybody can see and this seat's stops."""
        timing = self.window if self.window in TRIGGERED else "action"
        codes, deeds = self._codes(state), self._deeds(state)
        own = bool(self._saves(state, seat)) or any(
            self._fresh(state, offer, deed) and usable(state, seat, offer, deed, blind=True)
            for offer, deed in open_offers(state, seat, timing, codes, deeds)
        )
        if not state.edition.stop(state, seat, self.window, deeds, own):
            return False
        return (
            own
            or any(
                self._fresh(state, offer, deed) and usable(state, seat, offer, deed, blind=True)
                for offer, deed in conceivable_offers(state, seat, timing, codes, deeds)
            )
            or (timing == "action" and state.edition.might_do(state, seat, self.window))
        )

    def options(self, state: LcgState, seat: int) -> list[Option]:
        """Everything this seat may do here, besides passing."""
        timing = self.window if self.window in TRIGGERED else "action"
        codes, deeds = self._codes(state), self._deeds(state)
        found = [
            Option(id=offer.option(state), label=state.label(offer.card))
            for source in (open_offers, hand_offers)
            for offer, deed in source(state, seat, timing, codes, deeds)
            if self._fresh(state, offer, deed) and usable(state, seat, offer, deed)
        ]
        found += [
            Option(id=f"save:{state.name(card)}", label=state.label(card), note="save")
            for card in self._saves(state, seat)
        ]
        if timing == "action":
            found += state.edition.further_acts(state, seat, self.window)
        return found

    def _saves(self, state: LcgState, seat: int) -> list[int]:
        """R22.4: own cards that a duplicate could save now."""
        if self.window != "would":
            return []
        return [
            deed.card
            for deed in self._deeds(state)
            if deed.kind in SAVABLE
            and deed.status == ""
            and not deed.unsavable
            and not deed.lasting
            and deed.card in state.board
            and state.board[deed.card].controller == seat
            and state.board[deed.card].duplicates
        ]

    def _ask(self, play: LcgPlay, seat: int, *, first: bool) -> None:
        state = play.state
        acts = self.options(state, seat)
        options = [*acts, Option(id=PASS, label=PASS)]
        if acts:
            options.append(Option(id=UNLESS, label=UNLESS))
            if not first:
                options.append(Option(id=AFTER, label=LABEL))
        play.ask(
            Choose(
                seat=seat,
                topic="act",
                public="window",
                about=state.edition.about_window(state, seat, self.window, self._deeds(state)),
                options=options,
                veiled=True,
                # A29.12: a live act of the player whose turn it is counts at once.
                at_once=[option.id for option in acts] if first else [],
                default=[UNLESS if acts else PASS],
            )
        )

    def _act(self, play: LcgPlay, seat: int, said: str) -> None:
        state = play.state
        if said.startswith("save:"):
            self._save(play, int(said.rpartition(".")[2]))
            return
        found = _OFFER.fullmatch(said)
        if found is None:
            state.edition.do_act(play, seat, said)
            return
        card, place, number = (int(part or 0) for part in found.groups())
        happening = self._happening(state)
        offer = Offer(card, state.codes[card], place, number if happening is not None else -1)
        if happening is not None:
            happening.used.append(_key(offer))
        play.push(Use(seat=seat, card=card, code=offer.code, ability=place, deed=offer.deed))

    def _save(self, play: LcgPlay, card: int) -> None:
        """R22.4: discard a duplicate to save the card above; nothing can cancel it."""
        state = play.state
        deed = next(one for one in self._deeds(state) if one.card == card and one.status == "")
        duplicate = state.board[card].duplicates[-1]
        put(state, duplicate, "discard")
        play.reveal()
        deed.status = "saved"
        seat = state.board[card].controller
        play.emit("duplicate-discarded", card=state.label(duplicate), seat=f"seat:{seat}")
        play.emit("saved", card=state.label(card), seat=f"seat:{seat}")


def _key(offer: Offer) -> str:
    return f"{offer.card}.{offer.ability}.{offer.deed}"


def open_window(play: LcgPlay, window: str) -> None:
    """Open an action window; it closes unseen where nobody is to be asked."""
    play.push(Window(window=window, order=play.state.order()))
