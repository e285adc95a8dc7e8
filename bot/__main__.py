"""`python -m bot`: start the game master; with arguments, one of the other commands."""

import gc
import sys
from importlib import import_module


def main(argv: list[str]) -> int:
    """Without arguments the bot, else a command; each loads only what it needs."""
    if argv:
        from bot.workshop import cli

        return cli.main(argv)
    # Nothing that is loaded is ever thrown away: it need not be looked through again and again.
    gc.disable()
    start = import_module("bot.start")
    gc.freeze()
    gc.enable()
    start.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
