"""`python -m bot`: start the game master, or open the workshop."""

import sys
from importlib import import_module

WORKSHOP = ("scenario", "playthrough", "simulate")


def main(argv: list[str]) -> int:
    """Dispatch; the bot and the workshop load only what they need."""
    if argv and argv[0] in WORKSHOP:
        from bot.workshop import cli

        return cli.main(argv)
    import_module("bot.start").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
