"""What Discord delivers twice."""

from bot.discord_ui.budget import REMEMBERED, Once


def test_a_number_is_new_once() -> None:
    seen = Once()
    assert [seen.first(number) for number in (7, 8, 7, 8)] == [True, True, False, False]


def test_only_the_last_ones_are_remembered() -> None:
    seen = Once()
    for number in range(REMEMBERED + 1):
        assert seen.first(number)
    assert not seen.first(1)
    assert seen.first(0)
