"""Errors in the log, pictures and collections are counted where they happen."""

import gc
import logging
from collections.abc import Iterator

import pytest
import structlog
from prometheus_client import REGISTRY

from bot import logs
from bot.collector import YOUNG, Collector
from bot.discord_ui.pictures import IN_LINE, OwnProcess


def shown(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.fixture
def logging_as_usual() -> Iterator[None]:
    root = logging.getLogger()
    before = list(root.handlers), root.level
    kept = structlog.get_config()
    logs.set_up("json", None)
    yield
    root.handlers, root.level = before[0], before[1]
    structlog.configure(**kept)


@pytest.mark.usefixtures("logging_as_usual")
def test_errors_are_counted_by_name() -> None:
    ours, theirs = shown("maester_errors_total", event="it-broke"), "some.library"
    log = structlog.get_logger()
    log.error("it-broke", table=5)
    try:
        raise ValueError("no")
    except ValueError:
        log.exception("it-broke")
    log.warning("it-broke")
    logging.getLogger(theirs).error("cannot do %s", "this")
    assert shown("maester_errors_total", event="it-broke") == ours + 2
    assert shown("maester_errors_total", event=theirs) == 1


def test_pictures_that_are_left_out_are_counted() -> None:
    before = shown("maester_pictures_total", result="skipped")
    studio = OwnProcess()
    assert studio.free(urgent=True)
    studio._waiting = IN_LINE
    assert not studio.free(urgent=True)
    assert shown("maester_pictures_total", result="skipped") == before + 1


def test_collections_are_timed_and_start_up_is_set_aside() -> None:
    before, thresholds = shown("maester_gc_pause_seconds_count", generation="2"), gc.get_threshold()
    collector = Collector()
    try:
        collector.freeze()
        assert shown("maester_gc_pause_seconds_count", generation="2") == before + 1
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold()[0] == YOUNG
        gc.collect()
        assert shown("maester_gc_pause_seconds_count", generation="2") == before + 2
    finally:
        collector.close()
        gc.unfreeze()
        gc.set_threshold(*thresholds)
