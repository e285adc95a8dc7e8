"""The container's health check asks the port that is set."""

import asyncio
import re
from pathlib import Path

import pytest
import yaml

from bot import health, ready
from bot.store.cluster import HAND_OVER

ROOT = Path(__file__).parents[2]


async def asked(**environment: str) -> int:
    return await asyncio.to_thread(ready.main, environment)


async def test_it_asks_the_port_that_is_set(capsys: pytest.CaptureFixture[str]) -> None:
    wrong: list[str] = []
    runner = await health.serve("127.0.0.1", 0, lambda: wrong)
    (address,) = runner.addresses
    here = {"MAESTER_HEALTH_PORT": str(address[1]), "MAESTER_HEALTH_HOST": "0.0.0.0"}
    assert await asked(**here) == 0
    wrong.append("not connected to Discord")
    assert await asked(**here) == 1
    await runner.cleanup()
    assert await asked(**here) == 1
    assert await asked(MAESTER_HEALTH_PORT="0") == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["ready", "not ready: not connected to Discord"]
    assert said[2].startswith("no answer")


def test_the_image_and_the_service_use_it() -> None:
    image = (ROOT / "Dockerfile").read_text()
    (check,) = re.findall(r"^HEALTHCHECK .*CMD (.*)$", image, re.MULTILINE)
    assert check == '["python", "-m", "bot.ready"]'
    assert "8080" not in image
    service = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["maester"]
    assert service["environment"]["MAESTER_HEALTH_PORT"] == "${MAESTER_HEALTH_PORT:-8080}"


def test_two_bots_play_on_one_database_server() -> None:
    services = yaml.safe_load((ROOT / "compose.cluster.yaml").read_text())["services"]
    database = services.pop("postgres")
    assert database["healthcheck"]["test"][1] == "pg_isready"
    assert len(services) >= 2
    for bot in services.values():
        settings = bot["environment"]
        assert settings["MAESTER_DATABASE"].startswith("postgresql://maester:${POSTGRES_PASSWORD")
        assert settings["MAESTER_SHARDS"] == "${MAESTER_SHARDS:-4}", "some for each of them"
        assert float(bot["stop_grace_period"].rstrip("s")) > HAND_OVER
        assert bot["depends_on"]["postgres"]["condition"] == "service_healthy"
