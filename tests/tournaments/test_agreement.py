"""Rules after the start: all organisers have to agree, and only some things can be changed."""

import pytest

from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.replay import take
from tests.tournaments.building import BOSS, duel, started


def test_one_organiser_alone_changes_the_rules_and_it_is_noted() -> None:
    cup = started(duel(), 4)
    old = cup.settings
    new = old.model_copy(update={"hours": 99})
    take(cup, said.Proposed(by=BOSS, settings=new))
    assert cup.settings.hours == 99
    assert list(cup.adopted.values()) == [(old, new)]


def test_every_organiser_who_is_there_has_to_agree() -> None:
    cup = started(duel(), 4)
    for person in (2, 3):
        take(cup, said.OrganiserNamed(by=BOSS, person=person))
    new = cup.settings.model_copy(update={"hours": 99})
    take(cup, said.Proposed(by=BOSS, settings=new))
    assert cup.undecided == [2, 3]
    with pytest.raises(Refused) as twice:
        take(cup, said.Agreed(by=BOSS))
    assert twice.value.reason == "tournament-agreed-already"
    take(cup, said.Agreed(by=2))
    assert cup.settings.hours != 99
    take(cup, said.Departed(person=3))
    assert cup.settings.hours == 99
    assert cup.proposal is None


def test_one_no_is_enough() -> None:
    cup = started(duel(), 4)
    take(cup, said.OrganiserNamed(by=BOSS, person=2))
    old = cup.settings
    take(cup, said.Proposed(by=BOSS, settings=old.model_copy(update={"hours": 99})))
    take(cup, said.Agreed(by=2, yes=False))
    assert cup.settings == old
    with pytest.raises(Refused) as caught:
        take(cup, said.Agreed(by=2))
    assert caught.value.reason == "tournament-no-proposal"


def test_what_results_depend_on_is_fixed() -> None:
    cup = started(duel(), 4)
    with pytest.raises(Refused) as caught:
        take(cup, said.Proposed(by=BOSS, settings=cup.settings.model_copy(update={"cut": 2})))
    assert caught.value.reason == "tournament-fixed"
