"""The market of Dominion is left by a word, in both languages."""

import pytest

from . import positions_risk


@pytest.mark.parametrize("text", ["end", "done", "leave the market", "ende", "fertig", "schluss"])
def test_the_market_ends_by_text(text: str) -> None:
    writer = positions_risk.writer("buy").write(text)
    assert writer.done == ["buy=done"]
    assert all(ask.topic != "buy" for ask in writer.state.asks)
