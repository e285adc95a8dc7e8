"""The first edition, as the shared rules know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.card_game_1e.rules import (
    end,
    infamy,
    littlefinger,
    marshal,
    refusals,
    shadows,
    values,
)
from bot.games.card_game_1e.rules.cards import ENTRIES
from bot.games.card_game_1e.rules.facts import FirstCard, cards, decks, titles
from bot.games.card_game_1e.rules.setup import penalty
from bot.games.card_game_1e.rules.state import FirstState
from bot.games.card_game_1e.rules.tolls import Toll, attack_toll, declare_toll, toll_deeds, tolls
from bot.games.lcg import orders
from bot.games.lcg.context import Context
from bot.games.lcg.deed import LEAVING, Deed
from bot.games.lcg.deeds import do
from bot.games.lcg.edition import Edition
from bot.games.lcg.entry import Ability, Entry, number
from bot.games.lcg.facts import Card
from bot.games.lcg.marshal import limited_left
from bot.games.lcg.moves import own_copy
from bot.games.lcg.state import NONE, Challenge, LcgPlay, LcgState
from bot.games.lcg.stops import STOPS, stops
from bot.games.lcg.uses import Use
from bot.games.lcg.values import blank, has_keyword, holds, kinds_of
from bot.games.lcg.windows import open_stage
from bot.kernel import Frame, Illegal, Option
from bot.kernel.labels import label_of

USUAL = (*STOPS.default, "dominance", "other_triggers")
"""Where players are asked unless they say otherwise: many cards are used in the dominance phase."""
DRAWS = 3
"""R19.3: so many cards may effects give a player in a round."""
ACTS = (Use, marshal.Marshal, shadows.Emerge)
"""R19.4: what a player does: use an ability or play a card."""
IMMUNE = "keyword:immune_to"
"""How the kinds of constant effects begin that make cards immune."""
COUNTED = "counted"
"""The mark of cards drawn by an effect that are counted already."""


class FirstEdition(Edition):
    """Hooks into this edition's chapters."""

    titles = titles()
    gathers = True
    lingers = True
    shields = True
    attachments_return = False

    def __init__(self, known: dict[str, FirstCard], entries: Mapping[str, Entry]) -> None:
        """Also keep what the ready decks hold."""
        super().__init__(known, entries)
        self._lists: dict[str, frozenset[str]] = {}

    def open_stage(self, play: LcgPlay, stage: str) -> None:
        """R19.9: after an act the player to the left of the acting one answers first."""
        state: LcgState = play.state
        acting = next((one.seat for one in reversed(state.stack) if isinstance(one, ACTS)), None)
        open_stage(play, stage, None if acting is None else acting + 1)

    def settle(self, play: LcgPlay) -> None:
        """R12.1: end the game once somebody has enough power."""
        end.settle(play)

    def total(self, state: LcgState, fight: Challenge, seat: int) -> int:
        """R8.6: return a side's total strength in a challenge."""
        assert isinstance(state, FirstState)
        return values.total(state, fight, seat)

    def income(self, state: LcgState, seat: int) -> int:
        """R7.2: the plot's income, all modifiers, and the Master of Coin's."""
        assert isinstance(state, FirstState)
        return values.income(state, seat)

    def initiative(self, state: LcgState, seat: int) -> int:
        """R2.15: the plot's initiative plus all modifiers."""
        assert isinstance(state, FirstState)
        return values.initiative(state, seat)

    def draws(self, state: LcgState, seat: int) -> int:
        """R6.1, R13.13: cards in the draw phase."""
        assert isinstance(state, FirstState)
        return values.draws(state, seat)

    def dominance(self, state: LcgState, seat: int) -> int:
        """R9.1: own standing characters, and gold in the pool."""
        assert isinstance(state, FirstState)
        return values.dominance(state, seat)

    def toll(self, state: LcgState, seat: int, cards: list[int], kind: str = "") -> int:
        """Gold that cards demand for declaring these."""
        return (attack_toll(state, seat, kind) if kind else 0) + declare_toll(state, cards)

    def why_no_toll(
        self, state: LcgState, seat: int, cards: list[int], kind: str = ""
    ) -> Illegal | None:
        """Too little gold for all of them."""
        need, gold = self.toll(state, seat, cards, kind), state.purse(seat)
        return Illegal("toll-too-high", needed=need, got=gold) if need > gold else None

    def toll_deeds(
        self, state: LcgState, seat: int, cards: list[int], against: int = NONE, kind: str = ""
    ) -> list[Deed]:
        """Gold goes to whoever demands it."""
        return toll_deeds(state, seat, cards, against, kind)

    def why_no_foe(self, state: LcgState, seat: int, other: int) -> Illegal | None:
        """R21.3: partners do not challenge each other."""
        return None if state.opposed(seat, other) else Illegal("not-your-partner")

    def why_not(self, state: LcgState, seat: int, window: str, act: str) -> Illegal | None:
        """Cards that are played or used, and gold that is given."""
        assert isinstance(state, FirstState)
        return refusals.act(state, seat, window, act)

    def why_unpaid(self, state: LcgState, seat: int, card: int, ability: Ability) -> Illegal | None:
        """R2.16, R16.6: influence that is not there, a limited response that was used."""
        return refusals.unpaid(state, seat, card, ability)

    def marshals(self, card: Card) -> bool:
        """R18.2: cards with an "s" before their cost come out of shadows."""
        assert isinstance(card, FirstCard)
        return super().marshals(card) and not card.shadow

    def pool(self, state: LcgState, seat: int) -> frozenset[str]:
        """What a ready deck holds is known to everybody."""
        assert isinstance(state, FirstState)
        ready = state.ready[seat] if state.ready else ""
        if not ready:
            return super().pool(state, seat)
        if ready not in self._lists:
            deck = decks()[ready]
            self._lists[ready] = frozenset(deck.codes(deck.draw))
        return self._lists[ready]

    def admits(self, faction: str, agenda: str, card: Card) -> bool:
        """R20.1: everything but cards of another house that say so."""
        assert isinstance(card, FirstCard)
        if card.type in ("faction", "agenda", "title", "plot"):
            return False
        return card.house_only in (None, faction)

    def stop(self, state: LcgState, seat: int, window: str, deeds: list[Deed], own: bool) -> bool:
        """At which windows a seat is asked; what happens to a dying card is like a save."""
        window = "would" if window == "interrupt" else window
        return stops(state, seat, window, deeds, own, ("W1", "W5"), USUAL)

    def wake(self, state: LcgState, deeds: list[Deed]) -> None:
        """End orders to pass."""
        orders.wake(state, deeds)

    def ordered(self, play: LcgPlay, seat: int, acts: list[Option], deeds: list[Deed]) -> str:
        """What was ordered."""
        return orders.ordered(play, seat, acts, deeds)

    def pass_choices(self, state: LcgState) -> list[str]:
        """What one answer may pass."""
        return orders.pass_choices(state)

    def may_play(self, state: LcgState, seat: int, code: str) -> bool:
        """R16.5: return whether the seat may play this card, one Limited card a round."""
        assert isinstance(state, FirstState)
        limited = "limited" in self.cards[code].keywords
        return not limited or limited_left(state, seat) > 0

    def further_acts(self, state: LcgState, seat: int, window: str) -> list[Option]:
        """Marshalling, ambush, shadows; gold that changes hands."""
        assert isinstance(state, FirstState)
        return marshal.acts(state, seat, window) + littlefinger.gifts(state, seat)

    def asides(self, state: LcgState, seat: int) -> list[Option]:
        """R21.4: gold may change hands before a decision as well."""
        assert isinstance(state, FirstState)
        return littlefinger.gifts(state, seat)

    def might_do(self, state: LcgState, seat: int, window: str) -> bool:
        """Whether everybody has to reckon with them."""
        assert isinstance(state, FirstState)
        if littlefinger.may_give(state, seat):
            return True
        return marshal.might_act(state, seat, window, self.pool(state, seat))

    def do_act(self, play: LcgPlay, seat: int, option: str) -> None:
        """Begin one of them."""
        if option.startswith(littlefinger.GIVE):
            littlefinger.hand_over(play, seat, option)
        else:
            marshal.begin(play, seat, option)

    def surcharge(self, state: LcgState, seat: int, card: int) -> int:
        """R7.6; some cards cost less by themselves."""
        assert isinstance(state, FirstState)
        entry = self.entries.get(state.codes[card])
        c = Context(state, seat, card)
        less = sum(
            number(one.value, c)
            for one in (entry.constants if entry is not None else ())
            if one.kind == "cheaper" and (one.when is None or one.when(c))
        )
        return penalty(state, seat, card) - less

    def further_costs(self, state: LcgState, seat: int, card: int, code: str) -> tuple[Any, ...]:
        """Gold that other cards demand for this."""
        assert isinstance(state, FirstState)
        found = tolls(state, seat, card, code)
        return (Toll(found),) if found else ()

    def immune(self, state: LcgState, card: int, source: int, seat: int) -> bool:
        """R16.3: whether a card ignores the effects of this source, and cannot be its target."""
        if card not in state.board or source == NONE:
            return False
        piece = state.board.get(source)
        kind = piece.as_type if piece is not None and piece.as_type else state.fact(source).type
        if kind == "event":
            return "immune_to_events" in immunities(state, card)
        if kind != "character":
            return False
        found = immunities(state, card)
        foe = state.opposed(state.board[card].controller, seat)
        return "immune_to_character_abilities" in found or (
            foe and "immune_to_opponents_character_abilities" in found
        )

    def ignores(self, state: LcgState, kind: str, card: int, source: int) -> bool:
        """R16.3: whether a constant effect of this source does not work on an immune card."""
        if card == source or card not in state.board or kind.startswith(IMMUNE):
            return False
        piece = state.board.get(source)
        return piece is not None and self.immune(state, card, source, piece.controller)

    def may_target(self, state: LcgState, card: int, source: int, seat: int) -> bool:
        """Whether this card may be chosen: not if it is immune, or cannot be chosen."""
        if card not in state.board or source == NONE:
            return True
        if self.immune(state, card, source, seat):
            return False
        aimed = state.fact(source).type in ("event", "character")
        foe = state.opposed(state.board[card].controller, seat)
        return not (aimed and foe and holds(state, "cannot_be_target", card))

    def forbids(self, state: LcgState, deed: Deed) -> bool:
        """R14, R16.3, R19.3, and cards that cannot be killed or discarded."""
        assert isinstance(state, FirstState)
        if deed.kind == "drawn" and deed.source != NONE:
            return COUNTED not in deed.info and drawn(state, deed.seat) >= DRAWS
        if deed.kind == "enters":
            return _kept_out(state, deed)
        if deed.card not in state.board:
            return False
        if deed.kind in LEAVING and holds(state, f"cannot_be:{deed.kind}", deed.card):
            return True
        if deed.kind == "controlled" and state.fact(deed.card).unique:
            return f"{deed.seat}/{state.fact(deed.card).name}" in state.taken
        if deed.source == NONE:
            return False
        seat = _user(state, deed.source)
        return seat != NONE and self.immune(state, deed.card, deed.source, seat)

    def bend(self, play: LcgPlay, deed: Deed) -> Deed:
        """R16.8, R17.5, R19.3: where cards go, and how many are drawn."""
        state: LcgState = play.state
        assert isinstance(state, FirstState)
        if deed.kind == "drawn" and deed.source != NONE:
            deed.amount = min(deed.amount, DRAWS - drawn(state, deed.seat))
            deed.info[COUNTED] = True
            state.note("drawn", deed.seat, other=deed.amount)
        if deed.kind == "controlled" and state.fact(deed.card).unique:
            owner = state.owners[deed.card]
            if state.opposed(owner, deed.seat):
                state.taken.append(f"{owner}/{state.fact(deed.card).name}")
        deathbound = "played", "resolved"
        if (deed.kind, deed.how) == deathbound and "deathbound" in state.fact(deed.card).keywords:
            deed.to = "dead"
        if deed.kind in ("killed", "discarded") and deed.card in state.board:
            _guarded(play, deed)
            if deed.status == "" and not deed.replaced:
                deed.replaced = _goes_to(state, deed)
        return deed

    def diversion(self, state: LcgState, deeds: Sequence[Deed]) -> Frame | None:
        """R17.1: return who asks where power goes, if a card with Infamy can have it."""
        assert isinstance(state, FirstState)
        return infamy.diversion(state, deeds)


def immunities(state: LcgState, card: int) -> frozenset[str]:
    """R16.3: what a card is immune to, as printed or given; nothing is immune to that."""
    memo = state.memo
    key = f"immunities/{card}"
    if key not in memo:
        # Whatever decides about this is decided without it.
        memo[key] = frozenset()
        found = {
            kind.removeprefix("keyword:")
            for kind in kinds_of(state, IMMUNE)
            if holds(state, kind, card)
        }
        if not blank(state, card):
            found |= {one for one in state.fact(card).keywords if one.startswith("immune_to")}
        memo[key] = frozenset(found)
    known: frozenset[str] = memo[key]
    return known


def _goes_to(state: FirstState, deed: Deed) -> str:
    """R17.5: stalwart cards go on top of the deck; R16.8: deathbound ones are dead."""
    if has_keyword(state, deed.card, "stalwart"):
        return "top"
    if deed.kind == "discarded" and has_keyword(state, deed.card, "deathbound"):
        return "dead"
    return ""


def _guarded(play: LcgPlay, deed: Deed) -> None:
    """Somebody who kneels stands up, and the card is not killed."""
    state = play.state
    if deed.kind != "killed" or deed.unsavable:
        return
    for record in state.lasting:
        guard = int(record.where) if record.kind == "guarded" and record.card == deed.card else NONE
        if guard in state.board and state.board[guard].knelt:
            do(play, Deed(kind="stood", card=guard))
            deed.status = "saved"
            play.emit(
                "saved",
                card=state.label(deed.card),
                seat=label_of("seat", state.board[deed.card].controller),
            )
            return


def drawn(state: FirstState, seat: int) -> int:
    """R19.3: how many cards effects have given a player this round."""
    return sum(note.other for note in state.noted("drawn", seat))


def _kept_out(state: FirstState, deed: Deed) -> bool:
    """R14.1, R14.3: unique cards that cannot enter play."""
    fact = state.fact(deed.card)
    if not fact.unique:
        return False
    if f"{deed.seat}/{fact.name}" in state.taken:
        return True
    return own_copy(state, deed.seat, deed.card) is not None and deed.how != "marshal"


def _user(state: LcgState, source: int) -> int:
    """Who uses an ability of this card now, or controls it."""
    for frame in reversed(state.stack):
        if isinstance(frame, Use) and frame.card == source:
            return frame.seat
    piece = state.board.get(source)
    return state.owners[source] if piece is None else piece.controller


EDITION = FirstEdition(cards(), ENTRIES)
