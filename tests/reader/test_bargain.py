"""Terms of a talk in sentences: whoever speaks gives what they offer and gets what they want.

It is Stark who talks to Lannister.
"""

import pytest

from . import positions_iron_throne
from .writing import normal


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I offer 2 power and want 1 influence", "lannister.power_2+stark.influence"),
        ("offer 2 power, want 1 influence", "lannister.power_2+stark.influence"),
        ("i want 1 influence and offer 2 power", "lannister.power_2+stark.influence"),
        ("I pay 1 power for an influence", "lannister.power_1+stark.influence"),
        ("I give you 2 power if i get 1 influence", "lannister.power_2+stark.influence"),
        ("1 influence for me, 3 power for you", "lannister.power_3+stark.influence"),
        ("you get 1 power, I get 1 hostage", "lannister.power_1+stark.hostages_1"),
        ("you give 2 power", "stark.power_2"),
        ("you pay me 2 power and you get influence", "stark.power_2+lannister.influence"),
        ("give me 1 power", "stark.power_1"),
        ("give lannister 1 power", "lannister.power_1"),
        ("lannister gives me 1 power", "stark.power_1"),
        ("stark gives lannister 1 power", "lannister.power_1"),
        ("i want 1 power from you", "stark.power_1"),
        ("i want you to give me 1 power", "stark.power_1"),
        ("i want you to pay 1 power", "stark.power_1"),
        ("i demand 2 power, in return you take 1 hostage", "stark.power_2+lannister.hostages_1"),
        ("i take 2 hostages in exchange for 1 power", "stark.hostages_2+lannister.power_1"),
        ("2 power for you and 1 influence for me", "lannister.power_2+stark.influence"),
        ("I offer you 2 power and 1 hostage", "lannister.power_2+lannister.hostages_1"),
        ("ich biete 2 Macht und will 1 Einfluss", "lannister.power_2+stark.influence"),
        ("ich biete 2 macht für 1 einfluss", "lannister.power_2+stark.influence"),
        ("biete 1 macht gegen 1 einfluss", "lannister.power_1+stark.influence"),
        ("ich gebe dir 2 macht, dafür bekomme ich 1 einfluss", "lannister.power_2+stark.influence"),
        ("ich gebe dir 2 macht, dafür 1 einfluss", "lannister.power_2+stark.influence"),
        ("ich zahle 3 macht und möchte 1 geisel", "lannister.power_3+stark.hostages_1"),
        ("ich fordere 2 macht, dafür kriegst du 1 einfluss", "stark.power_2+lannister.influence"),
        ("du gibst mir 2 macht und bekommst 1 einfluss", "stark.power_2+lannister.influence"),
        ("gibst du mir 1 macht?", "stark.power_1"),
        ("2 macht gebe ich dir, 1 einfluss will ich", "lannister.power_2+stark.influence"),
        ("gib mir 1 einfluss gegen 2 macht", "stark.influence+lannister.power_2"),
        ("du zahlst 1 macht", "stark.power_1"),
        ("von dir will ich 1 macht", "stark.power_1"),
        ("lannister bekommt von mir 2 macht", "lannister.power_2"),
        ("dafür gibt lannister mir 2 macht", "stark.power_2"),
        ("gegen 1 einfluss gebe ich 2 macht", "lannister.power_2+stark.influence"),
        ("for 1 influence i pay 2 power", "lannister.power_2+stark.influence"),
        ("wir bekommen beide 1 einfluss", "lannister.influence+stark.influence"),
        ("jeder kriegt 1 einfluss", "lannister.influence+stark.influence"),
    ],
)
def test_who_gives_and_who_gets(text: str, meant: str) -> None:
    writer = positions_iron_throne.writer("talk").write(text)
    assert writer.done == []
    assert writer.offered == [normal(f"talk={meant}")]


@pytest.mark.parametrize(
    "text",
    [
        "i want 5 power",
        "i give you 2 influence",
        "i won't give you 2 power",
        "ich will keine geisel",
        "we both give 1 power",
    ],
)
def test_what_is_not_clear_is_no_bargain(text: str) -> None:
    writer = positions_iron_throne.writer("talk").write(text)
    assert writer.done == []
    assert writer.offered == []


def test_who_gets_what_is_asked_where_it_is_not_said() -> None:
    writer = positions_iron_throne.writer("talk").write("1 influence for 2 power")
    assert writer.done == []
    assert writer.offered == [
        "talk=lannister.influence+stark.power_2",
        "talk=lannister.power_2+stark.influence",
    ]


@pytest.mark.parametrize("text", ["we swap a hostage each", "1 geisel gegen 1 geisel"])
def test_a_swap_of_the_same_is_for_both(text: str) -> None:
    writer = positions_iron_throne.writer("talk").write(text)
    assert writer.offered == ["talk=lannister.hostages_1+stark.hostages_1"]
