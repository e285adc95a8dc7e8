"""`python -m bot.ready`: ask the bot on this machine whether it is well; for a container's check.

It runs twice a minute, so it loads nothing but this.
"""

import os
import sys
from collections.abc import Mapping
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

PATIENCE = 4.0
"""Seconds."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}


def main(environment: Mapping[str, str]) -> int:
    """Print what /ready says; 0 if the bot is well or has no port to ask, else 1."""
    port = environment.get("MAESTER_HEALTH_PORT", "8080")
    host = environment.get("MAESTER_HEALTH_HOST", "127.0.0.1")
    if port == "0":
        print("no port to ask")
        return 0
    try:
        with urlopen(f"http://{EVERYWHERE.get(host, host)}:{port}/ready", timeout=PATIENCE) as said:
            print(said.read().decode().strip())
            return 0
    except HTTPError as error:
        print(error.read().decode().strip())
    except (URLError, OSError) as error:
        print(f"no answer: {error}")
    return 1


if __name__ == "__main__":
    sys.exit(main(os.environ))
