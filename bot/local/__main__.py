"""`python -m bot.local --port 8080 --file world.db`: the stand-in on its own."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys

from bot.local.server import Standin


def main(arguments: list[str] | None = None) -> int:
    """Run until interrupted; 2 if the port is taken."""
    parser = argparse.ArgumentParser(prog="python -m bot.local", description=__doc__)
    parser.add_argument("--port", type=int, default=8080, help="port on 127.0.0.1")
    parser.add_argument("--file", help="keep the world in this file")
    parser.add_argument("--rate-limits", action="store_true", help="enforce rate limits")
    chosen = parser.parse_args(arguments)
    standin = Standin(port=chosen.port, file=chosen.file, rate_limits=chosen.rate_limits)
    try:
        asyncio.run(_serve(standin))
    except OSError as error:
        print(f"Port {chosen.port} cannot be used: {error.strerror}.", file=sys.stderr)
        return 2
    return 0


async def _serve(standin: Standin) -> None:
    async with standin:
        print(f"A small Discord is at {standin.base_url}", flush=True)
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stopped.set)
        await stopped.wait()


if __name__ == "__main__":
    sys.exit(main())
