"""What a user's own page shows, and who reads it."""

from dataclasses import dataclass

from bot.discord_ui.desk import Desk
from bot.discord_ui.host import Person
from bot.kernel.labels import text_digest
from bot.store.rows import Outgoing, Posted

OWES, RESTS = "owes", "rests"
ROOMLESS = ":roomless"
"""At the end of a digest: the message says so, and goes on saying it when it is edited."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a user's page shows: a digest of the hand, whether they owe something, and what."""

    cards: str
    owes: bool
    asks: str

    @classmethod
    def of(cls, desk: Desk) -> "Hand":
        """The page as it would be now."""
        view = desk.view
        assert view is not None
        hand = desk.face.hand_text(view, desk.words, desk.label)
        # What an order has just decided for the first time is shown with the hand.
        shown = hand + "".join(f"\n{key}:{choice}" for key, choice in view.told.items())
        cards = text_digest(shown, 8)
        asks = [(ask.id, ask.owed) for ask in view.asks]
        digest = text_digest(repr(asks), 4)
        return cls(cards, any(ask.owed for ask in view.asks), digest)

    @classmethod
    def noted(cls, message: Posted) -> "Hand":
        """The page as it was last shown; earlier releases did not note the question."""
        cards, owes, asks = [*message.digest.split(":"), "", ""][:3]
        return cls(cards, owes == OWES, asks)

    @property
    def digest(self) -> str:
        """What is noted with the message, to see later whether it has changed."""
        return f"{self.cards}:{OWES if self.owes else RESTS}:{self.asks}"


@dataclass(slots=True)
class Recipient:
    """One user at one table, and the row that is delivered to them."""

    desk: Desk
    person: Person
    user_id: int
    row: Outgoing
    last: Posted | None
    """Their newest message about this table."""
    silent: bool = False
    """In quiet hours a message is there without a sound."""
    roomless: bool = False
    """Whether the message has to say that a private thread could not be used."""

    @property
    def session_id(self) -> int:
        """The table's number."""
        return self.desk.session_id

    @property
    def role(self) -> str:
        """What their messages about this table are called."""
        return f"hand:{self.user_id}"

    @property
    def veiled(self) -> bool:
        """Whether nobody else may see that there is something to decide."""
        held = self.desk.info.seat_of(self.user_id)
        return held is not None and held.veil is not None

    @property
    def pushed(self) -> bool:
        """Whether a hand is sent at all, and not only shown to whoever asks for it."""
        return pushed(self.person)


def pushed(person: Person) -> bool:
    """Whether a hand is sent to this person, and not only shown when they ask for it."""
    return person.secrets == "thread" or (person.secrets == "dm" and not person.dm_closed)
