"""What was proposed to somebody and not taken yet; kept, so that it works after restarts."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.discord_ui.host import Host
from bot.kernel import Illegal
from bot.store import settings

KEY = "typed"
LONGEST_TEXT = 2000


class Offered(BaseModel):
    """Readings of a message, or the message itself while its table is not known."""

    model_config = ConfigDict(extra="ignore")

    user: int
    message: int
    session: int = 0
    ask: int = 0
    """The question that was open; once it is decided, nothing is on offer any more."""
    hidden: bool = False
    readings: list[list[tuple[int | str, Any]]] = []
    optional: list[int] = []
    labels: list[str] = []
    note: str = ""
    """Why nothing was done, where that is for the writer alone."""
    text: str = ""

    @property
    def mark(self) -> str:
        """What a button carries to be recognised: whose it is, and of which message."""
        return f"{self.user}.{self.message}"


async def keep(host: Host, offer: Offered) -> None:
    """Keep an offer; an older one is no longer good."""
    await host.people.set_person(offer.user, **{KEY: offer.model_dump(mode="json")})


async def forget(host: Host, user_id: int) -> None:
    """Delete what was proposed, since it was taken or is no longer true."""
    await host.people.set_person(user_id, **{KEY: None})


async def kept(host: Host, user_id: int) -> Offered | None:
    """Return what was offered to this user and not taken yet."""
    async with host.people.store.read() as tx:
        found = (await settings.get(tx, "user", user_id)).get(KEY)
    return Offered.model_validate(found) if found else None


async def pressed(host: Host, user_id: int, mark: str) -> Offered:
    """The offer a button stands for, or Illegal if it is somebody else's or gone."""
    owner, _, message = mark.partition(".")
    if owner != str(user_id):
        raise Illegal("typed-not-yours")
    offer = await kept(host, user_id)
    if offer is None or str(offer.message) != message.split(".")[0]:
        raise Illegal("typed-gone")
    return offer
