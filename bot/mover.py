"""`python -m bot move-database FROM TO`: copy everything into an empty database of either kind."""

import asyncio

from pydantic import ValidationError

from bot.config import Settings
from bot.store import DriverError, Store, StoreError
from bot.store.copying import copy, is_ours
from bot.store.lease import Lease


def move_database(source: str, target: str) -> None:
    """Copy, and print what was copied; StoreError says why nothing was."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        raise StoreError(f"The setting {first['loc'][0]} is wrong: {first['msg']}.") from None
    try:
        asyncio.run(_move(Store(source), Store(target), settings))
    except DriverError as error:
        raise StoreError(f"Nothing was copied: {error.orig}.") from error


async def _move(old: Store, new: Store, settings: Settings) -> None:
    held: list[Lease] = []

    def taking(store: Store) -> Lease:
        held.append(Lease(store))
        return held[-1]

    try:
        if not await is_ours(old):
            raise StoreError(f"There is no database of ours at {old.name}.")
        lease = taking(old)

        async def stop_the_bot() -> None:
            # Who plays on while we copy would play on in the old one.
            await lease.take(settings.wait, ask=settings.take_over)
            lease.keep()

        await old.open(stop_the_bot)
        await new.open(lambda: taking(new).take(0))
        rows = 0
        async for one in copy(old, new):
            rows += one.rows
            print(f"{one.name}: {one.rows} rows, {one.digest}")
        print(f"{rows} rows are the same in {new.name}; {old.name} was left as it is.")
    finally:
        for taken in held:
            if taken.until:
                await taken.release()
        await old.close()
        await new.close()
