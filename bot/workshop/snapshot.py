"""A position of a real game as a scenario file, to start from in a dispute about the rules."""

from typing import Any

import yaml

from bot.games import GAMES
from bot.kernel import Rules, State
from bot.kernel.positions import Impossible

HEAD = """\
# Written from a game at a table. `docs/scenarios.md` explains every part of this file.
# The running phase begins anew here: what was half done is not written down.
"""
TAIL = """\
# What the players do, step by step, such as `- player: {topic: answer}`:
play: []
# What must hold afterwards, by the rulebook:
expect: {}
"""


def written(rules: Rules[Any], state: State, remarks: list[str]) -> str:
    """The text of a scenario file in this position; Impossible if there is none like it."""
    positions = GAMES[rules.id].positions
    setup, change = positions.snapshot(state)
    options = state.model_dump(mode="json")["options"]
    usual = rules.Options().model_dump(mode="json")
    data = {
        "game": rules.id,
        "title": "One sentence that says what this shows",
        "rules": ["R0.0"],
        "setup": setup,
        "options": {key: value for key, value in options.items() if value != usual[key]},
        "seed": "dispute",
        "change": change,
    }
    if change:
        arranged = positions.start(setup, rules.Options.model_validate(options), "dispute")
        positions.arrange(arranged, positions.Position.model_validate(change))
    body = yaml.safe_dump(
        {key: value for key, value in data.items() if value != {}},
        sort_keys=False,
        default_flow_style=None,
        allow_unicode=True,
        width=100,
    )
    said = "".join(f"# {line}\n" for remark in remarks for line in remark.splitlines())
    return HEAD + said + body + TAIL


__all__ = ["Impossible", "written"]
