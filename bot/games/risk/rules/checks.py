"""Invariants: nothing appears, nothing gets lost. And dealing anew what a viewer cannot see."""

from collections import Counter

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.cards import characters, maester_deck, objectives
from bot.games.risk.rules.conquest import Conquest
from bot.games.risk.rules.draw import DrawCard
from bot.games.risk.rules.objectives import ChooseObjectives
from bot.games.risk.rules.purchase import Buying
from bot.games.risk.rules.state import NEUTRAL, RiskState
from bot.kernel import Broken, Rng


def check_units(state: RiskState) -> None:
    """Every territory has an owner and units, and all units are accounted for."""
    if set(state.owner) != set(state.map.territories) or set(state.units) != set(state.owner):
        raise Broken("a territory is missing")
    taken = [f.target for f in state.stack if isinstance(f, Conquest)]
    on_board = [0] * (state.seats + 1)
    for territory, owner in state.owner.items():
        units = state.units[territory]
        if not NEUTRAL <= owner < state.seats:
            raise Broken(f"{territory} has no owner")
        # R12.9: while units are placed for the first time some territories are empty.
        if units < 1 and territory not in taken and (state.round or units < 0):
            raise Broken(f"{territory} has {units} units")
        on_board[owner] += units
    for seat, units in enumerate(on_board):
        if units != state.raised[seat] - state.lost[seat]:
            raise Broken(f"units of {seat} appeared or got lost")
    for seat in range(state.seats):
        eliminated = not state.held(seat)
        if eliminated and seat not in state.out:
            raise Broken(f"{seat} has nothing left and is still in the game")


def check_cards(state: RiskState) -> None:
    """Every territory card is in exactly one place."""
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    cards += [rallied.card for rallied in state.rallied]
    cards += [card for f in state.stack if isinstance(f, DrawCard) for card in f.looked_at]
    if not cards and (state.finish is None or not state.round):
        return
    end = [facts().end_card.id] if state.options.end_card else []
    known = Counter([*state.map.territories, *end])
    lost = known.total() - len(cards)
    # The two cards that somebody was looking at when they gave up, and the game was over, went
    # with the frame they lay in.
    if Counter(cards) - known or lost not in ((0,) if state.finish is None else (0, 1, 2)):
        raise Broken("territory cards appeared or got lost")


def check_dominion(state: RiskState) -> None:
    """Gold, special units, characters, maester cards and objectives are accounted for."""
    if any(gold < 0 for gold in state.gold) or sum(state.gold) != state.earned - state.paid:
        raise Broken("gold appeared or got lost")
    if any(points < 0 for points in state.vp):
        raise Broken("victory points below nothing")
    kinds = [number for here in state.specials.values() for number in here.values()]
    if any(number < 0 for number in kinds) or sum(kinds) != state.made - state.destroyed:
        raise Broken("special units appeared or got lost")
    for territory, here in state.specials.items():
        if any(here.values()) and state.owner[territory] == NEUTRAL:
            raise Broken(f"neutral special units in {territory}")
    away = [*state.face_down, *state.captive, *state.dead]
    if len(set(state.dead)) != len(state.dead) or not set(away) <= set(characters()):
        raise Broken("a character is in two places")
    if state.finish is not None:
        return  # what lay in a frame when somebody gave up is gone with it
    if state.maesters:
        looked_at = [f.looked_at for f in state.stack if isinstance(f, Buying)]
        piles = [state.maester_deck, state.maester_discard, *state.maesters, *looked_at]
        _check_deck("maester cards", maester_deck(), piles)
    if state.objectives:
        drawn = [f.drawn for f in state.stack if isinstance(f, ChooseObjectives)]
        piles = [state.objective_deck, state.objective_discard, *state.objectives, *drawn]
        _check_deck("objectives", list(objectives()), piles)


def _check_deck(what: str, all_cards: list[str], piles: list[list[str]]) -> None:
    if Counter(all_cards) != Counter(card for pile in piles for card in pile):
        raise Broken(f"{what} appeared or got lost")


def redeal_dominion(state: RiskState, hidden: list[int], rng: Rng) -> None:
    """Maester cards and objectives of these seats and their decks, dealt anew."""
    for hands, deck in (
        (state.maesters, state.maester_deck),
        (state.objectives, state.objective_deck),
    ):
        pool = [*deck, *(card for seat in hidden if hands for card in hands[seat])]
        rng.shuffle(pool)
        for seat in hidden if hands else []:
            hands[seat] = [pool.pop() for _ in hands[seat]]
        deck[:] = pool
