"""R6.2, R15.7: windows, as the kernel runs them: asked at once, applied in player order.

A29: whom the game stops for depends on what everybody can see and on standing orders alone. Who
has nothing to do is asked all the same, under a veil, unless everybody can see that.
"""

import re
from itertools import islice
from typing import Any

from bot.games.lcg.context import Context
from bot.games.lcg.deed import SAVABLE, Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.forced import Forced
from bot.games.lcg.moves import put
from bot.games.lcg.occurrence import Occurrence, beneath
from bot.games.lcg.resolve import due
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.games.lcg.uses import (
    Offer,
    Use,
    conceivable_offers,
    hand_offers,
    open_offers,
    targets,
    usable,
)
from bot.kernel import Choose, Option, windows
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key
from bot.kernel.windows import UNTIL, passes

TRIGGERED = ("would", "interrupt", "reaction")
_OFFER = re.compile(r"use:\w+\.(\d+)(?:\.(\d+)\.(\d+))?")

OPEN_ZONES = frozenset({"play", "dead", "discard"})
"""Where everybody sees what could be chosen."""


class Window(windows.Window, name="lcg.window"):
    """An action window (by its name) or one of the windows of the occurrence below.

    A6.4: the rotation stays as it was when the window opened.
    """

    public = "window"
    live = True
    pass_lasts = True

    window: str

    def open_deeds(self, state: LcgState) -> list[Deed]:
        """What there is to answer to; deeds that are settled leave a gap."""
        happening = self._happening(state)
        return happening.deeds if happening is not None else []

    def _happening(self, state: LcgState) -> Occurrence | None:
        return beneath(state, self) if self.window in TRIGGERED else None

    def fresh(self, state: LcgState, offer: Offer, deed: Deed | None) -> bool:
        """R15.8, R17.2: once per deed, and only as long as the deed is there to answer to."""
        if deed is None:
            return True
        happening = self._happening(state)
        if happening is None or _key(offer) in happening.used:
            return False
        return deed.status == ("done" if self.window == "reaction" else "")

    def _codes(self, state: LcgState) -> frozenset[str]:
        if self.window in TRIGGERED:
            kinds = {deed.kind for deed in self.open_deeds(state)}
            return edition_of(state).listeners(self.window, kinds)
        return edition_of(state).listeners("action", [""])

    def could_act(self, play: LcgPlay, seat: int) -> bool:
        """A29.2, A29.3: whether to ask, by what everybody can see and this seat's stops."""
        state: LcgState = play.state
        if seat in state.out:
            return False
        timing = self.window if self.window in TRIGGERED else "action"
        edition, deeds = edition_of(state), self.open_deeds(state)
        if not edition.stop(state, seat, self.window, deeds, True):
            return False
        codes = self._codes(state)
        own = bool(self._saves(state, seat)) or any(
            self.fresh(state, offer, deed) and usable(state, seat, offer, deed, blind=True)
            for offer, deed in open_offers(state, seat, timing, codes, deeds)
        )
        if not own and not edition.stop(state, seat, self.window, deeds, False):
            return False
        return (
            own
            or (timing == "action" and edition.might_do(state, seat, self.window))
            or any(
                self.fresh(state, offer, deed) and usable(state, seat, offer, deed, blind=True)
                for offer, deed in conceivable_offers(state, seat, timing, codes, deeds)
            )
        )

    def acts(self, play: LcgPlay, seat: int) -> list[Option]:
        """Everything this seat may do here, besides passing."""
        state: LcgState = play.state
        timing = self.window if self.window in TRIGGERED else "action"
        codes, deeds = self._codes(state), self.open_deeds(state)
        offers = [
            (offer, deed)
            for source in (open_offers, hand_offers)
            for offer, deed in source(state, seat, timing, codes, deeds)
            if self.fresh(state, offer, deed) and usable(state, seat, offer, deed)
        ]
        found = [_offered(state, seat, offer, deed, offers) for offer, deed in offers]
        found += [
            Option(id=f"save:{state.name(card)}", label=state.label(card), note="save")
            for card in self._saves(state, seat)
        ]
        if timing == "action":
            found += edition_of(state).further_acts(state, seat, self.window)
        return found

    def question(self, play: LcgPlay, seat: int) -> Choose | None:
        """A29.7: one answer may pass many windows.

        A29.8: who has ordered an act is asked for show, so that nobody sees the order.
        """
        ask = super().question(play, seat)
        if ask is None or seat in self.out:
            return ask
        state: LcgState = play.state
        edition = edition_of(state)
        act = edition.ordered(play, seat, ask.options, self.open_deeds(state))
        if act:
            ask.options = [one for one in ask.options if one.id == act]
            ask.default, ask.quiet = [act], None
        elif ask.forced is None:
            ask.options += [
                Option(id=f"{UNTIL}{one}", label=label_of("until", one))
                for one in edition.pass_choices(state)
            ]
        return ask

    def explain_act(self, state: LcgState, seat: int, value: Any) -> None:
        """Say which rule is against an act that is not among the options."""
        said = value[0] if isinstance(value, list) and value else value
        refusal = edition_of(state).why_not(state, seat, self.window, str(said))
        if refusal is not None:
            raise refusal

    def idle_passes(self, play: LcgPlay, seat: int) -> bool:
        """A29.11: off at the start, because a window that lasts would prove a playable card."""
        return edition_of(play.state).passes_idle(play.state, seat)

    def is_pass(self, said: str) -> bool:
        """Also what passes more than this window."""
        return passes(said)

    def insists(self, play: LcgPlay, seat: int, said: str) -> bool:
        """A29.4: what was marked "in any case" and is still legal."""
        if self.is_pass(said) or not edition_of(play.state).insists(play.state, seat):
            return False
        return any(said == one.id for one in self.acts(play, seat))

    def act(self, play: LcgPlay) -> str:
        """A29.7: who passes until something happens has given an order by that."""
        for seat in self.seats:
            key = answer_key(self.topic, seat)
            given = self.answers.get(key)
            if isinstance(given, list) and given and str(given[0]).startswith(UNTIL):
                edition_of(play.state).pass_until(play.state, seat, str(given[0])[len(UNTIL) :])
                self.answers[key] = [windows.UNLESS]
        return super().act(play)

    def _saves(self, state: LcgState, seat: int) -> list[int]:
        """R22.4: own cards that a duplicate could save now."""
        if self.window != "would":
            return []
        return [
            deed.card
            for deed in self.open_deeds(state)
            if deed.kind in SAVABLE
            and deed.status == ""
            and not deed.unsavable
            and not deed.lasting
            and deed.card in state.board
            and state.board[deed.card].controller == seat
            and state.board[deed.card].duplicates
        ]

    def about(self, play: LcgPlay, seat: int) -> dict[str, Any]:
        """What is going on, and the gold to pay with."""
        state: LcgState = play.state
        return edition_of(state).about_window(state, seat, self.window, self.open_deeds(state))

    def perform(self, play: LcgPlay, seat: int, act: str) -> None:
        """Save by a duplicate, use an ability, or do what the edition adds."""
        state: LcgState = play.state
        if act.startswith("save:"):
            self._save(play, int(act.rpartition(".")[2]))
            return
        found = _OFFER.fullmatch(act)
        if found is None:
            edition_of(state).do_act(play, seat, act)
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
        deed = next(one for one in self.open_deeds(state) if one.card == card and one.status == "")
        duplicate = state.board[card].duplicates[-1]
        put(state, duplicate, "discard")
        play.reveal()
        deed.status = "saved"
        seat = state.board[card].controller
        told, by = label_of("seat", seat), state.source(deed.source)
        play.emit("duplicate-discarded", card=state.label(duplicate), seat=told)
        play.emit("saved", card=state.label(card), seat=told, by=by)


def _offered(
    state: LcgState,
    seat: int,
    offer: Offer,
    deed: Deed | None,
    others: list[tuple[Offer, Deed | None]],
) -> Option:
    """The option of an offer: of several deeds to which it answers; the one target there is."""
    same = [one for one, _ in others if (one.card, one.ability) == (offer.card, offer.ability)]
    act, label = offer.option(state), state.label(offer.card)
    if len(same) < 2 or deed is None or deed.card == NONE:
        only = _sole_target(state, seat, offer, deed)
        if only == NONE:
            return Option(id=act, label=label)
        return Option(id=act, label=label, note="only", args={"only": state.label(only)})
    return Option(id=act, label=label, note="about", args={"about": state.label(deed.card)})


def _sole_target(state: LcgState, seat: int, offer: Offer, deed: Deed | None) -> int:
    """The one open card that could be chosen now; NONE if there are several or none to choose."""
    ability = edition_of(state).ability(offer.code, offer.ability)
    choose = ability.choose
    if choose is None or choose.players or not choose.least or ability.x == "choose":
        return NONE
    if not OPEN_ZONES.issuperset(choose.zones):
        return NONE
    found = list(islice(targets(Context(state, seat, offer.card, deed), ability), 2))
    return found[0] if len(found) == 1 else NONE


def _key(offer: Offer) -> str:
    return f"{offer.card}.{offer.ability}.{offer.deed}"


def open_stage(play: LcgPlay, stage: str, start: int | None = None) -> None:
    """R15.2: open the window of a stage of the topmost occurrence, or resolve what is due in it."""
    if stage == "delayed":
        due(play, play.frame(Occurrence))
    elif stage.startswith("forced"):
        play.push(Forced(timing=stage))
    else:
        play.push(Window(window=stage, rotation=play.state.order(start)))


def open_window(play: LcgPlay, window: str) -> None:
    """Open an action window; it closes unseen where nobody is to be asked."""
    play.push(Window(window=window, rotation=play.state.order()))
