"""Which shards a process connects, and when."""

from types import SimpleNamespace
from typing import Any

from bot.discord_ui.shards import Shards


async def test_nothing_is_connected_before_all_agree_how_many_there_are() -> None:
    """A look at the others may come first; the connection would be the only one's, shard 0 of 1."""
    launched: list[int] = []

    async def launch_shard(gateway: object, number: int, initial: bool) -> None:
        launched.append(number)
        shards.ready(number)
        vars(client)["_AutoShardedClient__shards"][number] = object()

    async def get_bot_gateway() -> tuple[int, str, dict[str, int]]:
        return 2, "", {"max_concurrency": 1}

    async def agree(count: int) -> None:
        assert count == 2

    changed = SimpleNamespace(set=lambda: None)
    cluster: Any = SimpleNamespace(wanted={1}, count=2, agree=agree, changed=changed)
    client: Any = SimpleNamespace(
        http=SimpleNamespace(get_bot_gateway=get_bot_gateway),
        launch_shard=launch_shard,
        _connection=SimpleNamespace(_ready_tasks={}),
    )
    vars(client)["_AutoShardedClient__shards"] = {}
    shards = Shards(client, cluster, None)
    shards.bring()
    assert shards._launching is None
    await shards.begin()
    assert shards._launching is not None
    await shards._launching
    assert (launched, client.shard_count) == ([1], 2)
