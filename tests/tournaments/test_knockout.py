"""The knock-out stage: brackets, final tables, walkovers, corrections that reach on."""

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import champion, decided
from bot.tournaments.pairing import pair
from bot.tournaments.preview import cut_people, preview
from bot.tournaments.replay import take
from bot.tournaments.scoring import Outcome
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, HOUSES, duel, ended, many, play, started


def bracket(players: int) -> Tournament:
    return started(duel("elimination"), players)


def next_round(cup: Tournament) -> said.Paired:
    drawn = pair(cup, "x")
    take(cup, drawn)
    return drawn


def best_wins(cup: Tournament) -> None:
    """The better seed wins every table, which has the first seat."""
    assert cup.current is not None
    for table in cup.current.open:
        ended(cup, table.number, *table.people)


def test_first_meets_last_and_the_two_best_meet_in_the_final() -> None:
    cup = bracket(8)
    seeds = cup.seeds
    first = next_round(cup)
    assert [[c.person for c in p.chairs] for p in first.tables] == [
        [seeds[at], seeds[7 - at]] for at in range(4)
    ]
    for _ in range(2):
        best_wins(cup)
        next_round(cup)
    assert cup.current is not None
    assert cup.current.tables[1].people == seeds[:2]
    best_wins(cup)
    assert decided(cup)
    assert champion(cup) == seeds[0]
    assert [line.person for line in standings(cup)] == seeds
    take(cup, said.Finished(by=BOSS))


@pytest.mark.parametrize("players", range(2, 18))
def test_every_field_ends_with_one_winner_and_byes_in_the_first_round_only(players: int) -> None:
    cup, rng = bracket(players), Rng(seed=str(players))
    games = 0
    while not decided(cup):
        drawn = next_round(cup)
        games += len(drawn.tables)
        if len(cup.rounds) > 1:
            assert not drawn.byes
        play(cup, rng)
    assert games == players - 1
    assert champion(cup) == standings(cup)[0].person


def test_a_shared_first_place_sends_the_better_seed_on() -> None:
    cup = bracket(2)
    next_round(cup)
    ended(cup, 1, tuple(cup.seeds))
    assert champion(cup) == cup.seeds[0]


def test_whoever_stops_lets_the_opponent_go_on() -> None:
    cup = bracket(4)
    seeds = cup.seeds
    next_round(cup)
    take(cup, said.Dropped(person=seeds[0]))
    ended(cup, 2, seeds[1], seeds[2])
    drawn = next_round(cup)
    assert {c.person for c in drawn.tables[0].chairs} == {seeds[3], seeds[1]}


def test_if_both_do_not_come_the_next_opponent_has_nobody_to_beat() -> None:
    cup = bracket(4)
    seeds = cup.seeds
    next_round(cup)
    absent = Outcome(places=[[0, 1]], absent=[0, 1])
    take(cup, said.Result(round=1, table=1, outcome=absent, source="organiser"))
    ended(cup, 2, seeds[1], seeds[2])
    assert decided(cup)
    assert champion(cup) == seeds[1]


def test_a_winner_who_stops_before_the_final_leaves_it_to_the_other() -> None:
    cup = bracket(4)
    seeds = cup.seeds
    next_round(cup)
    best_wins(cup)
    take(cup, said.Dropped(person=seeds[0]))
    assert decided(cup)
    assert champion(cup) == seeds[1]


def test_before_its_first_game_the_cut_can_be_made_again() -> None:
    """Somebody of the cut stops: the next in the standings comes in, seeded last."""
    cup, rng = started(duel(rounds=3, cut=4), 8), Rng(seed="cut")
    for number in range(3):
        take(cup, pair(cup, str(number)))
        play(cup, rng)
    four = cut_people(cup)
    fifth = standings(cup)[4].person
    take(cup, said.CutMade(by=BOSS, seeds=four))
    take(cup, said.Dropped(person=four[0]))
    take(cup, said.CutMade(by=BOSS, seeds=[*four[1:], fifth]))
    drawn = next_round(cup)
    assert {c.person for c in drawn.tables[0].chairs} == {four[1], fifth}
    with pytest.raises(Refused) as caught:
        take(cup, said.CutMade(by=BOSS, seeds=four[1:]))
    assert caught.value.reason == "tournament-knockout-begun"


def wrong_way_round(cup: Tournament, number: int, table: int, *, sure: bool) -> said.Corrected:
    return said.Corrected(
        by=BOSS, round=number, table=table, outcome=Outcome(places=[[1], [0]]), confirmed=sure
    )


def test_a_correction_exchanges_who_has_not_begun_to_play() -> None:
    cup = bracket(4)
    seeds = cup.seeds
    next_round(cup)
    best_wins(cup)
    next_round(cup)
    take(cup, wrong_way_round(cup, 1, 1, sure=False))
    final = cup.rounds[1].tables[1]
    assert set(final.people) == {seeds[3], seeds[1]}
    assert (final.session, final.attempt) == (None, 2)


def test_a_correction_that_reaches_on_has_to_be_confirmed_and_says_what_is_played_again() -> None:
    """2.8: every later result that depended on it is listed and voided, and no other."""
    cup = bracket(16)
    seeds = cup.seeds
    for _ in range(4):
        next_round(cup)
        best_wins(cup)
    with pytest.raises(Refused) as caught:
        take(cup, wrong_way_round(cup, 1, 1, sure=False))
    assert caught.value.reason == "tournament-correction-reaches-on"
    assert caught.value.params["tables"] == ["2/1", "3/1", "4/1"]
    change = wrong_way_round(cup, 1, 1, sure=True)
    assert preview(cup, change).again == ((2, 1), (3, 1), (4, 1))
    take(cup, change)
    still = {(t.round, t.number) for t in cup.tables() if t.outcome is None}
    assert still == {(2, 1), (3, 1), (4, 1)}
    assert set(cup.rounds[1].tables[1].people) == {seeds[15], seeds[7]}
    for number in (2, 3, 4):
        table = cup.rounds[number - 1].tables[1]
        assert seeds[15] in table.people
        assert seeds[0] not in table.people
        at = table.people.index(seeds[15])
        end = Outcome(places=[[at], [1 - at]])
        take(cup, said.Result(round=number, table=1, outcome=end))
    assert champion(cup) == seeds[15]


def test_after_the_cut_a_correction_of_the_first_stage_moves_nobody_in_the_bracket() -> None:
    """sendou.ink #2869 the other way round: stages do not disturb each other."""
    cup, rng = started(duel(rounds=2, cut=2), 4), Rng(seed="stage")
    for number in range(2):
        take(cup, pair(cup, str(number)))
        play(cup, rng)
    take(cup, said.CutMade(by=BOSS, seeds=cut_people(cup)))
    next_round(cup)
    before = cup.rounds[2].tables[1].people
    best_wins(cup)
    first = standings(cup)[:2]
    take(cup, wrong_way_round(cup, 1, 1, sure=False))
    take(cup, wrong_way_round(cup, 1, 2, sure=False))
    assert cup.rounds[2].tables[1].people == before
    assert [line.person for line in standings(cup)[:2]] == [line.person for line in first]


def test_tables_of_many_end_with_one_final_table() -> None:
    cup, rng = started(many(rounds=2, cut=6, houses=HOUSES), 24), Rng(seed="final")
    for number in range(2):
        take(cup, pair(cup, str(number), steps=500))
        play(cup, rng)
    best = cut_people(cup)
    assert len(best) == 6
    take(cup, said.CutMade(by=BOSS, seeds=best))
    drawn = next_round(cup)
    assert [len(plan.chairs) for plan in drawn.tables] == [6]
    assert {c.house for c in drawn.tables[0].chairs} == set("abcdef")
    play(cup, rng)
    assert decided(cup)
    final = cup.rounds[-1].tables[1]
    assert final.outcome is not None
    order = [final.people[at] for group in final.outcome.places for at in group]
    assert [line.person for line in standings(cup)[:6]] == order
    assert standings(cup)[6].decided_by != "knockout"


def test_semi_final_tables_send_winners_and_the_best_seconds_on() -> None:
    """24 in four tables: four winners and two seconds make the final of six."""
    cup = started(many("elimination"), 24)
    next_round(cup)
    firsts = [table.people[0] for table in cup.rounds[0].tables.values()]
    seconds = [table.people[1] for table in cup.rounds[0].tables.values()]
    assert firsts == cup.seeds[:4]
    best_wins(cup)
    drawn = next_round(cup)
    final = [c.person for c in drawn.tables[0].chairs]
    assert set(final) == {*firsts, *sorted(seconds, key=cup.seeds.index)[:2]}
    best_wins(cup)
    assert decided(cup)


def test_a_correction_changes_who_is_at_the_final_table() -> None:
    cup = started(many("elimination"), 12)
    next_round(cup)
    best_wins(cup)
    next_round(cup)
    take(cup, said.TableOpened(round=2, table=1, session=5))
    table = cup.rounds[0].tables[1]
    turned = Outcome(places=[[at] for at in reversed(range(len(table.seats)))])
    change = said.Corrected(by=BOSS, round=1, table=1, outcome=turned)
    with pytest.raises(Refused) as caught:
        take(cup, change)
    assert caught.value.reason == "tournament-correction-reaches-on"
    take(cup, change.model_copy(update={"confirmed": True}))
    final = cup.rounds[1].tables[1]
    assert (final.session, final.attempt) == (None, 2)
    assert table.people[-1] in final.people
    assert table.people[0] not in final.people


@pytest.mark.parametrize("players", range(3, 18))
def test_tables_are_counted_without_the_byes_between_them(players: int) -> None:
    """Five people: one game in the first round, which is table 1 and not table 4."""
    cup, rng = bracket(players), Rng(seed=str(players))
    while not decided(cup):
        drawn = next_round(cup)
        numbers = [plan.number for plan in drawn.tables]
        assert numbers == list(range(1, len(drawn.tables) + 1))
        play(cup, rng)


def test_a_bracket_drawn_by_an_earlier_release_is_read_as_it_was() -> None:
    """There the number of a table was its place in the bracket."""
    cup = bracket(6)
    drawn = pair(cup, "x")
    assert [(plan.number, plan.match) for plan in drawn.tables] == [(1, 3), (2, 4)]
    old = [plan.model_copy(update={"number": plan.match, "match": 0}) for plan in drawn.tables]
    take(cup, drawn.model_copy(update={"tables": old}))
    assert list(cup.rounds[0].tables) == [3, 4]
    best_wins(cup)
    second = next_round(cup)
    assert [{chair.person for chair in plan.chairs} for plan in second.tables] == [
        {cup.seeds[0], cup.seeds[3]},
        {cup.seeds[1], cup.seeds[2]},
    ]
    take(cup, wrong_way_round(cup, 1, 3, sure=False))
    assert set(cup.rounds[1].tables[2].people) == {cup.seeds[1], cup.seeds[5]}


def test_an_opponent_by_a_correction_makes_a_table_of_a_free_number() -> None:
    """Nobody had won the only first game, so the best seed had no opponent; now there is one."""
    cup = bracket(5)
    seeds = cup.seeds
    next_round(cup)
    nobody = Outcome(places=[[0, 1]], absent=[0, 1])
    take(cup, said.Result(round=1, table=1, outcome=nobody, source="organiser"))
    second = next_round(cup)
    assert [(plan.number, plan.match) for plan in second.tables] == [(1, 2)]
    take(cup, wrong_way_round(cup, 1, 1, sure=True))
    tables = cup.rounds[1].tables
    assert {at: set(table.people) for at, table in tables.items()} == {
        1: {seeds[1], seeds[2]},
        2: {seeds[0], seeds[4]},
    }
    best_wins(cup)
    assert {chair.person for chair in next_round(cup).tables[0].chairs} == set(seeds[:2])
