"""Starting and stopping the game master; what is missing is said in one sentence."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import aiohttp
import structlog
from pydantic import ValidationError

from bot import health, logs
from bot.collector import Collector
from bot.config import Settings
from bot.datafiles import DataError
from bot.discord_ui.budget import UserBudget, allowances
from bot.discord_ui.client import CannotLogIn, Maester
from bot.discord_ui.pictures import OwnProcess, Studio
from bot.games import RULES
from bot.store import DriverError, Store, StoreError
from bot.store.files import private_folder
from bot.store.lease import Lease
from bot.table import Tables
from bot.vitals import Vitals

if TYPE_CHECKING:  # nobody else pays for the server's driver
    from bot.store.cluster import Cluster

LOCAL_TOKEN = "local"  # what the stand-in is given; it lets anybody in

log = structlog.get_logger()


class CannotStart(Exception):
    """One sentence that says what is missing and what would help."""


def main() -> None:
    """Run until told to stop; exit code 2 where something is missing."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        sys.exit(_complain(f"The setting {first['loc'][0]} is wrong: {first['msg']}."))
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else None
    logs.set_up(settings.log, token)
    os.umask(0o077)  # games hold secrets: what we write is for our eyes only
    try:
        asyncio.run(_run(settings, token or None))
    except (CannotStart, StoreError, DataError) as error:
        sys.exit(_complain(str(error)))
    except DriverError as error:
        sys.exit(_complain(f"The database cannot be used: {error.orig}."))
    except KeyboardInterrupt:
        sys.exit(130)


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


async def _run(settings: Settings, token: str | None) -> None:
    async with AsyncExitStack() as stack:
        store, keeper = await _open_store(settings, stack, local=token is None)
        if token is None:
            await _use_standin(settings, stack)
        least, most = sorted((settings.veil_least, settings.veil_most))
        tables = Tables(store, RULES, veil=(round(least * 1000), round(most * 1000)))
        studio = OwnProcess(settings.data / "pictures")
        cluster = None if isinstance(keeper, Lease) else keeper
        client = _client(settings, store, tables, studio, cluster, local=token is None)
        vitals = Vitals(store, keeper, client.connected)
        await _serve_health(settings, vitals, stack, optional=token is None)
        watching = asyncio.create_task(vitals.run(), name="vitals")
        stack.callback(watching.cancel)
        client.when_ready = Collector().freeze
        await _connect(client, token or LOCAL_TOKEN, keeper.keep())


async def _open_store(
    settings: Settings, stack: AsyncExitStack, *, local: bool
) -> "tuple[Store, Lease | Cluster]":
    """The database: a file once no other process writes to it, a server together with others."""
    if settings.database is None:
        try:
            private_folder(settings.data)
        except OSError as error:
            raise CannotStart(
                f"The folder {settings.data} cannot be used: {error.strerror}."
            ) from None
    store = Store(settings.database or settings.database_path)
    stack.push_async_callback(store.close)
    if store.shared:
        return store, await _join(store, settings, stack, local=local)
    lease = Lease(store)

    async def take() -> None:
        await lease.take(settings.wait, ask=settings.take_over)
        lease.keep()
        stack.push_async_callback(_give_back, lease)

    await store.open(take)
    return store, lease


async def _join(
    store: Store, settings: Settings, stack: AsyncExitStack, *, local: bool
) -> "Cluster":
    """Open a database on a server and play there with the others."""
    from bot.store.cluster import IDENTIFY_EVERY, Cluster

    # The stand-in lets anybody connect at any time.
    cluster = Cluster(store, identify_every=0 if local else IDENTIFY_EVERY)
    await store.open(lambda: cluster.ask_in(settings.wait, ask=settings.take_over))
    await cluster.join(instead=settings.take_over)
    cluster.keep()
    stack.push_async_callback(_leave, cluster)
    return cluster


async def _leave(cluster: "Cluster") -> None:
    try:
        await cluster.leave()
    except Exception:  # others notice after a while
        log.exception("membership-not-ended")


async def _give_back(lease: Lease) -> None:
    try:
        await lease.release()
    except Exception:  # it runs out by itself
        log.exception("lease-not-released")


async def _use_standin(settings: Settings, stack: AsyncExitStack) -> None:
    """No token: a small Discord of one's own, here or wherever it runs already."""
    from bot.local.server import Standin
    from bot.local.wire import point_discord_at

    if settings.standin is not None:
        point_discord_at(settings.standin)
        return
    file = settings.data / "discord.db"
    try:
        standin = Standin(port=settings.page_port, file=file)
    except sqlite3.Error as error:
        raise CannotStart(
            f"The local Discord in {file} cannot be opened: {error}. "
            "Without the file a new one is made."
        ) from None
    try:
        await stack.enter_async_context(standin)
    except OSError:
        raise CannotStart(
            f"Port {settings.page_port} is taken: stop what runs there, "
            "or set MAESTER_PAGE_PORT to another one."
        ) from None
    point_discord_at(standin.base_url)
    print(f"\n  Maester is at   {standin.base_url}\n", flush=True)
    print("  Open it in a browser, type /game new in the channel, and play.", flush=True)
    print("  Your games are kept in", settings.data, "- stop with Ctrl-C.\n", flush=True)


def _client(
    settings: Settings,
    store: Store,
    tables: Tables,
    studio: Studio,
    cluster: "Cluster | None",
    *,
    local: bool,
) -> Maester:
    from cogs import extensions
    from cogs._translator import CatalogueTranslator

    options: dict[str, Any] = {"guild_ready_timeout": 0.05} if local else {}
    return Maester(
        store,
        tables,
        cogs=extensions(),
        translator=CatalogueTranslator(),
        studio=studio,
        budget=UserBudget(allowances(settings.budget)),
        most_tables=settings.tables,
        icons=True,
        cluster=cluster,
        shards=settings.shards,
        **options,
    )


async def _serve_health(
    settings: Settings, vitals: Vitals, stack: AsyncExitStack, *, optional: bool
) -> None:
    if settings.health_port == 0:
        return
    try:
        runner = await health.serve(settings.health_host, settings.health_port, vitals.failing)
    except OSError:
        if optional:  # at home a busy port must not spoil the game
            return
        raise CannotStart(
            f"Port {settings.health_port} for /ready is taken: set MAESTER_HEALTH_PORT."
        ) from None
    stack.push_async_callback(runner.cleanup)


async def _connect(client: Maester, token: str, keeping: asyncio.Task[None]) -> None:
    """Stay connected until a signal comes or the lease is no longer kept; then stop in order."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    running = asyncio.create_task(client.start(token))
    stop = asyncio.create_task(stopped.wait())
    await asyncio.wait({running, stop, keeping}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if not running.done():
        await client.stop_orderly()
    try:
        await running
    except CannotLogIn as error:
        raise CannotStart(str(error)) from None
    except (aiohttp.ClientError, OSError) as error:
        raise CannotStart(f"Discord cannot be reached: {error}.") from None
    finally:
        if not client.is_closed():
            await client.close()
    if keeping.done():
        keeping.result()
        log.info("handed-over")
