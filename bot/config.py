"""Settings, from the environment."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

Seconds = Annotated[float, Field(ge=0, le=3600)]
Port = Annotated[int, Field(ge=0, le=65535)]


class Settings(BaseSettings):
    """What can be set; see docs/running.md."""

    model_config = SettingsConfigDict(env_prefix="MAESTER_", extra="ignore")

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    data: Path = Path("var")
    """The folder of the database, its backups and what was drawn once for all."""
    database: str | None = None
    """The database's address, if it is not the SQLite file in the data folder."""
    wait: Seconds = 30
    """How long to wait for another process that uses the database; longer than a lease lasts, so
    that a start after a crash needs no help."""
    take_over: bool = False
    """Ask that process to stop in order."""
    shards: Annotated[int, Field(ge=1, le=10_000)] | None = None
    """How many shards all processes on a database server have together, if not as many as Discord
    recommends."""
    health_port: Port = 8080
    """Where /ready and /metrics are, on this machine only; 0 for none."""
    health_host: str = "127.0.0.1"
    page_port: Port = 8000
    """Where the local stand-in's page is, if there is no token."""
    standin: str | None = None
    """The address of a stand-in that runs elsewhere on this machine."""
    veil_least: Seconds = 20
    veil_most: Seconds = 300
    """How long a question is left open that nobody has to answer, so that nothing shows."""
    budget: Annotated[float, Field(ge=1, le=10_000)] = 1
    """How many times the usual a user may ask of us in a minute; see bot/discord_ui/budget.py."""
    tables: Annotated[int, Field(ge=1, le=10_000)] = 20
    """Open tables one user may host on all servers together."""
    log: Literal["pretty", "json"] = "pretty"

    @property
    def database_path(self) -> Path:
        """The SQLite file."""
        return self.data / "maester.db"
