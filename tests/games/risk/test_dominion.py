"""R11-R20: what Dominion is made of, mixes of its parts, and its set-up."""

import json
from pathlib import Path

import pytest

from bot.datafiles import DATA, DataError, load
from bot.games.risk.rules.cards import CardFile, cards, characters, dominion_setup, maesters
from bot.games.risk.rules.effects import EFFECTS
from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.state import RiskOptions, RiskState
from bot.kernel import Answer, Assign, Illegal, answer, begin, concede
from bot.workshop.match import Match
from bot.workshop.policies import by_default, policy

RULES = Risk()
DOMINION = RiskOptions(mode="dominion")


def test_every_card_has_its_rule_and_every_rule_its_card() -> None:
    assert set(EFFECTS) == {*characters(), *maesters()}


@pytest.mark.parametrize("key", ["characters", "maesters", "objectives"])
def test_a_card_file_with_a_card_missing_is_refused(tmp_path: Path, key: str) -> None:
    data = json.loads((DATA / "risk" / "cards.json").read_bytes())
    data[key].pop()
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(DataError, match=r"cards\.json"):
        load(path, CardFile)


@pytest.mark.parametrize(
    ("given", "needs"),
    [
        ({"characters": True}, "gold"),
        ({"maesters": True, "gold": True}, "special_units"),
        ({"maesters": True, "gold": True, "special_units": True}, "characters"),
        ({"objectives": True, "gold": True}, "special_units"),
    ],
)
def test_impossible_mixes_are_refused(given: dict[str, bool], needs: str) -> None:
    """R11.2: parts mix freely, but prices need gold and cards need what they name."""
    with pytest.raises(Illegal) as error:
        RULES.check_options(3, RiskOptions.model_validate(given))
    assert error.value.reason == "option-needs"
    assert error.value.params["needs"] == needs


def test_the_mix_the_rulebook_names_is_possible() -> None:
    """R11.2: gold, characters and special units, with the end of a Skirmish."""
    mixed = RiskOptions(gold=True, characters=True, special_units=True)
    RULES.check_options(4, mixed)
    assert mixed.end_card


def placed(players: int) -> RiskState:
    """A Dominion at its first turn, everything by default."""
    match = Match(RULES, players, f"placed/{players}", [by_default] * players, DOMINION)
    while match.state.round == 0:
        match.step()
    state = match.state
    assert isinstance(state, RiskState)
    return state


@pytest.mark.parametrize("players", RULES.players)
def test_set_up(players: int) -> None:
    """R12, R20: turn order by house, starting units, seats of power, bonuses, two objectives."""
    state = placed(players)
    setup = dominion_setup(players)
    assert [state.houses[seat] for seat in state.order] == setup.order
    for seat in range(players):
        assert state.raised[seat] == setup.units + 3
        assert state.owner[state.seat_of_power(seat)] == seat
        assert len(state.objectives[seat]) == 2
        bonus = setup.bonus.get(state.houses[seat])
        assert len(state.hands[seat]) == (bonus.territory_cards if bonus else 0)
        assert len(state.maesters[seat]) == (bonus.maester_cards if bonus else 0)
        if seat != state.turn:
            assert state.gold[seat] == (bonus.gold if bonus else 0)
    neutral = [t for t, owner in state.owner.items() if owner < 0]
    assert len(neutral) == setup.neutral_territories
    assert "valar_morghulis" not in state.deck


def test_wish_lists_with_unknown_or_repeated_names_are_refused_and_may_be_changed() -> None:
    """R12.9: a list is followed in turn order; until the last one is in it can be changed."""
    match = Match(RULES, 3, "wishes", [by_default] * 3, DOMINION)
    while not any(ask.topic == "plan" for ask in match.state.asks):
        match.step()
    state = match.state
    first = state.asks[0]
    for wrong, reason in (
        (["skagos", "nowhere"], "no-such-option"),
        (["skagos", "skagos"], "chosen-twice"),
        (["winterfell"], "no-such-option"),
        ([], "wrong-number"),
    ):
        with pytest.raises(Illegal) as error:
            answer(RULES, state, Answer(seat=first.seat, ask=first.id, value=wrong))
        assert error.value.reason == reason
    for wish in (["karhold"], ["skagos", "the_gift"]):
        given = Answer(seat=first.seat, ask=first.id, value=wish)
        state = answer(RULES, state, given).state
    for ask in [ask for ask in state.asks if ask.owed]:
        given = Answer(seat=ask.seat, ask=ask.id, value=["pyke", "harlaw", "tarth"])
        state = answer(RULES, state, given).state
    assert isinstance(state, RiskState)
    assert state.owner["skagos"] == first.seat
    assert state.units["karhold"] == 0
    assert {ask.topic for ask in state.asks} == {"plan"}


def test_a_list_that_runs_out_after_its_owner_gave_up_stops_nobody() -> None:
    """R12.9: the lists of the others are in, so the game goes on by itself."""
    match = Match(RULES, 3, "wishes", [by_default] * 3, DOMINION)
    while not any(ask.topic == "plan" for ask in match.state.asks):
        match.step()
    state = match.state
    assert isinstance(state, RiskState)
    gone, *others = state.order
    for seat in (gone, *others):
        ask = next(ask for ask in state.asks if ask.seat == seat)
        wish = ["skagos"] if seat == gone else ask.default
        state = answer(RULES, state, Answer(seat=seat, ask=ask.id, value=wish)).state
        if seat == gone:
            state = concede(RULES, state, gone).state
    assert [ask.seat for ask in state.asks if ask.owed], "somebody is waited for"
    assert all(units for units in state.units.values())


def test_a_list_can_be_changed_until_it_is_used() -> None:
    """R12.9: also after the last list is in, whenever somebody else is asked for more."""
    match = Match(RULES, 3, "wishes", [by_default] * 3, DOMINION)
    while not any(ask.topic == "plan" for ask in match.state.asks):
        match.step()
    state = match.state
    assert isinstance(state, RiskState)
    first, second, third = state.order

    def wish(seat: int, *places: str) -> None:
        nonlocal state
        ask = next(ask for ask in state.asks if ask.seat == seat)
        given = Answer(seat=seat, ask=ask.id, value=list(places))
        state = answer(RULES, state, given).state

    wish(first, "skagos")
    wish(second, "pyke", "harlaw", "tarth")
    wish(third, "oldtown")
    assert [ask.seat for ask in state.asks if ask.owed] == [first]
    assert next(ask for ask in state.asks if ask.seat == second).answer == ["harlaw", "tarth"]
    wish(second, "karhold", "harlaw")
    wish(first, "the_gift")
    assert state.owner["karhold"] == second
    assert state.units["harlaw"] == 0
    assert [ask.seat for ask in state.asks if ask.owed] == [third]


def test_whoever_hands_in_no_list_settles_after_those_before_them() -> None:
    """R12.9: one unit each in turn order, seeing what the others have taken."""
    match = Match(RULES, 3, "wishes", [by_default] * 3, DOMINION)
    while not any(ask.topic == "plan" for ask in match.state.asks):
        match.step()
    state = match.state
    assert isinstance(state, RiskState)
    first, second, third = state.order
    for seat, places in ((second, []), (third, ["oldtown"]), (first, ["skagos"])):
        ask = next(ask for ask in state.asks if ask.seat == seat)
        state = answer(RULES, state, Answer(seat=seat, ask=ask.id, value=[*places])).state
    assert state.owner["skagos"] == first
    assert [ask.seat for ask in state.asks if ask.owed] == [second]
    (ask,) = [ask for ask in state.asks if ask.owed]
    with pytest.raises(Illegal, match="wrong-number"):
        answer(RULES, state, Answer(seat=second, ask=ask.id, value=[]))
    state = answer(RULES, state, Answer(seat=second, ask=ask.id, value=["oldtown"])).state
    assert state.owner["oldtown"] == second
    assert [ask.seat for ask in state.asks if ask.owed] == [third]


def test_units_can_be_kept_back_until_those_before_have_placed_theirs() -> None:
    """R12.10: the remaining units are placed in turn; whoever keeps some back sees the others'."""
    match = Match(RULES, 3, "later", [by_default] * 3, DOMINION)
    while not any(ask.topic == "place" for ask in match.state.asks):
        match.step()
    state = match.state
    assert isinstance(state, RiskState)
    first, second, third = state.order
    seats = {seat: state.seat_of_power(seat) for seat in state.order}
    total = {ask.seat: ask.total for ask in state.asks if isinstance(ask, Assign)}

    def place(seat: int, **units: int) -> None:
        nonlocal state
        ask = next(ask for ask in state.asks if ask.seat == seat)
        state = answer(RULES, state, Answer(seat=seat, ask=ask.id, value={**units})).state

    place(third, **{seats[third]: total[third] - 4, "after": 4})
    place(second, after=total[second])
    assert [ask.seat for ask in state.asks if ask.owed] == [first]
    place(first, **{seats[first]: total[first]})
    assert state.units[seats[first]] == 3 + total[first]
    assert state.units[seats[third]] == 3 + total[third] - 4
    assert [ask.seat for ask in state.asks] == [second]
    with pytest.raises(Illegal, match="no-such-key"):
        place(second, after=total[second])
    place(second, **{seats[second]: total[second]})
    assert [(ask.seat, getattr(ask, "total", 0)) for ask in state.asks] == [(third, 4)]
    place(third, **{seats[third]: 4})
    assert all(state.units[seats[seat]] == 3 + total[seat] for seat in state.order if seat != first)
    assert state.round == 1


def test_a_table_of_stand_ins_plays_dominion_to_its_end() -> None:
    play = policy(RULES, "standin")
    match = Match(RULES, 3, "dominion", [play] * 3, DOMINION)
    for _ in match.steps():
        RULES.check(match.state)
    assert match.state.finish is not None


def test_gold_at_the_start_is_what_the_treasury_counts() -> None:
    state = placed(5)
    assert sum(state.gold) == state.earned - state.paid
    assert cards().victory_points == 10


def test_begin_refuses_an_impossible_mix() -> None:
    with pytest.raises(Illegal, match="option-needs"):
        begin(RULES, 3, RiskOptions(characters=True), "seed")
