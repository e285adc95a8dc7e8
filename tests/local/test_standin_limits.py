from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.limits import check_request
from bot.local.openapi import OpenApiCheck
from tests.local.conftest import Table, set_table
from tests.local.corpus import BAD, GOOD, Bad


@pytest.fixture(scope="module")
def official() -> OpenApiCheck | None:
    """The official description, if the environment names it."""
    path = os.environ.get("DISCORD_OPENAPI")
    return OpenApiCheck(path) if path else None


@pytest.mark.parametrize("bad", BAD, ids=[b.why for b in BAD])
def test_bad_request_is_rejected(bad: Bad, official: OpenApiCheck | None) -> None:
    """Our own rules reject the whole corpus, whatever the official description says of it."""
    assert check_request(*bad.route, bad.body, {}) is not None
    if official is not None:
        assert bool(official.check(*bad.route, bad.body)) is bad.official


@pytest.mark.parametrize(("route", "body"), GOOD)
def test_good_request_is_accepted(
    route: tuple[str, str], body: Any, official: OpenApiCheck | None
) -> None:
    assert check_request(*route, body, {}) is None
    if official is not None:
        assert official.check(*route, body) == []


def test_errors_have_discords_shape() -> None:
    route = ("POST", "/channels/{channel_id}/messages")
    tree = check_request(*route, {"embeds": [{"title": "x" * 300}]}, {})
    assert tree is not None
    assert tree["embeds"]["0"]["title"]["_errors"][0] == {
        "code": "BASE_TYPE_MAX_LENGTH",
        "message": "Must be 256 or fewer in length.",
    }


def test_files_are_limited() -> None:
    route = ("POST", "/channels/{channel_id}/messages")
    many = {f"files[{i}]": ("x", b"x") for i in range(11)}
    assert check_request(*route, {"content": "x"}, many) is not None
    large = {"files[0]": ("x", bytes(10 * 1024 * 1024 + 1))}
    assert check_request(*route, {"content": "x"}, large) is not None


async def test_violation_is_answered_and_noted(table: Table) -> None:
    url = f"{table.standin.api_url}/channels/{table.hall.id}/messages"
    headers = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session:
        async with session.post(url, json={"content": "x" * 2001}, headers=headers) as answer:
            assert answer.status == 400
            body = await answer.json()
            assert (body["code"], body["message"]) == (50035, "Invalid Form Body")
            assert body["errors"]["content"]["_errors"]
        async with session.post(url, data=b"{", headers=headers) as answer:
            assert answer.status == 400
        async with session.post(f"{url}/nonsense", json={}, headers=headers) as answer:
            assert answer.status == 404
        async with session.post(url, json={"content": "x"}) as answer:
            assert answer.status == 401
    assert len(table.expect_violation()) == 3


async def test_official_description_refuses_what_our_rules_do_not_know(tmp_path: Path) -> None:
    """With a description in place, a request must satisfy it as well."""
    description = tmp_path / "openapi.json"
    description.write_text(
        '{"paths": {"/channels/{channel_id}/typing": {"post": {}},'
        ' "/channels/{channel_id}/messages": {"post": {"requestBody": {"content": '
        '{"application/json": {"schema": {"$ref": "#/components/schemas/M"}}}}}}},'
        ' "components": {"schemas": {"M": {"properties": {"content": {"maxLength": 3}}}}}}'
    )
    async with set_table(openapi=description) as table, aiohttp.ClientSession() as session:
        url = f"{table.standin.api_url}/channels/{table.hall.id}/messages"
        headers = {"Authorization": "Bot x"}
        async with session.post(url, json={"content": "abc"}, headers=headers) as answer:
            assert answer.status == 200
        async with session.post(url, json={"content": "abcd"}, headers=headers) as answer:
            assert answer.status == 400
        assert {v["source"] for v in table.expect_violation()} == {"openapi", "rules"}


async def test_everything_the_toy_bot_does_is_valid() -> None:
    """Without the description at hand, our own rules are what it has to satisfy."""
    async with set_table(openapi=os.environ.get("DISCORD_OPENAPI")) as table:
        bot = await table.bot()
        bot.toy.gate.set()
        arya = await table.player("arya")
        for name in ("slow", "secret", "found", "pick", "layout", "rule"):
            await arya.command(table.hall.id, name)
        await arya.command(table.hall.id, "layout", deferred=True)
        await (await bot.fetch_user(arya.id)).send("hello")
        assert table.journal.violations == []
