"""`python -m bot check`: look through the whole database, one line for everything wrong."""

from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from bot.config import Settings
from bot.games import rules
from bot.kernel import Broken, Illegal
from bot.store import Store, StoreError
from bot.store.checkup import Saved, looking


def default_file() -> Path:
    """The file the bot would use; StoreError if it uses a database server."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        raise StoreError(f"The setting {first['loc'][0]} is wrong: {first['msg']}.") from None
    path = Store(settings.database or settings.database_path).path
    if path is None:
        raise StoreError("`check` looks through SQLite files; a database server checks itself.")
    return path


def check(path: Path) -> int:
    """Print what is wrong with a database; how many things that are."""
    wrong = tables = 0
    with looking(path) as checkup:
        for line in checkup.pages():
            wrong += 1
            print(line)
        for saved in checkup.states():
            tables += isinstance(saved, Saved)
            for line in _problems(saved):
                wrong += 1
                print(line)
    things = {0: "nothing is", 1: "1 thing is"}.get(wrong, f"{wrong} things are")
    print(f"{path}: {tables} tables looked at, {things} wrong")
    return wrong


def _problems(saved: Saved | str) -> Iterator[str]:
    """Why a game could not go on from what is saved."""
    if isinstance(saved, str):
        yield saved
        return
    name = f"table {saved.session_id} ({saved.game})"
    try:
        known = rules(saved.game)
        if saved.number and saved.text is None:
            yield f"{name}: no state {saved.number} that can be read"
        elif saved.text is not None:
            known.check(known.load(saved.text))
    except KeyError as error:
        yield f"{name}: unknown: {error}"
    except Illegal as error:
        yield f"{name}: {error.reason}"
    except Broken as error:
        yield f"{name}: {error}"
    except Exception as error:  # whatever a damaged state leads to
        yield f"{name}: {type(error).__name__}: {' '.join(str(error).split())[:200]}"
