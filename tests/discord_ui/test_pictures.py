"""Pictures take their share of a processor, and no more."""

from bot.discord_ui import pictures
from bot.discord_ui.pictures import AHEAD, SHARE, Budget, OwnProcess


def test_what_is_drawn_is_paid_for_little_by_little() -> None:
    now = 0.0
    budget = Budget(lambda: now)
    budget.spend(AHEAD + 0.3)
    assert budget.left() < 0
    now += 0.4 / SHARE
    assert budget.left() > 0
    now += 1000 / SHARE
    assert budget.left() == AHEAD, "what nobody used is not kept for ever"


def test_under_load_a_message_without_a_picture_comes_first() -> None:
    studio = OwnProcess()
    assert studio.free(urgent=False)
    studio._budget.spend(0.75 * AHEAD)
    assert studio.free(urgent=True)
    assert not studio.free(urgent=False)
    studio._budget.spend(AHEAD)
    assert not studio.free(urgent=True)


def test_nobody_queues_for_long() -> None:
    studio = OwnProcess()
    studio._waiting = pictures.IN_LINE
    assert not studio.free(urgent=True)
