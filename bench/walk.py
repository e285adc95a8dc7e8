"""Which files of ours one typed march of the Board Game passes through, from message to answer.

    python -m bench.walk

Everything is real but Discord (a stand-in in this process) and the pictures. What is called is
counted in the task that the message starts, and in those that it starts in turn: reading, the
move, its commit, the answer. What is shown to others afterwards is the outbox's own walk.
"""

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from contextlib import AsyncExitStack
from contextvars import ContextVar
from pathlib import Path
from types import FrameType
from typing import Any

from bot.local.server import Standin
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import maester
from tests.e2e.support import text_of
from tests.e2e.test_board_game import seated, written

ROOT = Path(__file__).resolve().parents[1]
OURS = (str(ROOT / "bot"), str(ROOT / "cogs"))
ENTRANCE = str(ROOT / "bot" / "discord_ui" / "client.py"), "on_message"
ORDERS = "orders: winterfell march+1, white harbor support, shivering sea defense"
MARCH = "march winterfell: 1 footman to moat cailin, rest stay"
ASKED = ("Which march do you carry out", "where does each unit go?")
MOST_TURNS = 40


class Walk:
    """The files that are called on the way of a message."""

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.begun = False
        self._ours: ContextVar[bool] = ContextVar("ours", default=False)

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        """What `sys.setprofile` calls."""
        if event != "call" or not self.begun:
            return
        code = frame.f_code
        if (code.co_filename, code.co_name) == ENTRANCE:
            self._ours.set(True)
        if code.co_filename.startswith(OURS) and self._ours.get():
            self.files[str(Path(code.co_filename).relative_to(ROOT))] += 1


async def walked(folder: Path) -> Counter[str]:
    """Play until Winterfell's march is asked for, write it, and see where it goes."""
    walk = Walk()
    threading.setprofile(walk)
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin())
        standin.interactions.answer_within = PATIENCE
        await stack.enter_async_context(maester(standin, folder / "maester.db", "orders"))
        table = await seated(Server(standin, stack))
        arya, *others = table.people
        laid = await written(arya, ORDERS)
        assert "✅" in laid, laid
        for player in others:
            await written(player, "default")
        for _ in range(MOST_TURNS):
            page = await text_of(arya, table.thread, "game hand")
            if any(question in page for question in ASKED):
                break
            for player in await table.waited_for():
                await written(player, "default")
        await written(arya, "help")  # what is read once is read now
        walk.begun = True
        sys.setprofile(walk)
        answer = await written(arya, MARCH)
        sys.setprofile(None)
        threading.setprofile(None)
        walk.begun = False
        assert "✅" in answer, answer
        return walk.files


def main() -> None:
    """Print the list that docs/architecture.md keeps."""
    with tempfile.TemporaryDirectory() as folder:
        files = asyncio.run(walked(Path(folder)))
    rooms: dict[str, list[str]] = {}
    for file in sorted(files):
        place = Path(file)
        rooms.setdefault(str(place.parent), []).append(place.stem)
    print(f"{len(files)} files:")
    for room, names in sorted(rooms.items()):
        print(f"- `{room}/`: {', '.join(names)}")


if __name__ == "__main__":
    main()
