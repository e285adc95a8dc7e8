"""What an ability waits for, in the words of the cards."""

from collections.abc import Callable

from bot.games.lcg.context import Context
from bot.games.lcg.deed import LEAVING, SAVABLE
from bot.games.lcg.entry import Test, Trigger
from bot.games.lcg.filters import anything
from bot.games.lcg.refs import Seats, you
from bot.games.lcg.state import NONE, Challenge


def _fight(c: Context) -> Challenge:
    assert c.state.challenge is not None
    return c.state.challenge


def won(
    type: str | tuple[str, ...] = (),
    *,
    by: Seats = you,
    attacking: bool | None = None,
    unopposed: bool = False,
    margin: int = 0,
    with_: Test | None = None,
) -> Trigger:
    """A challenge is won; `with_` wants a participant on the winning side that fits.

    `attacking`: True as attacking player, False as defending player.
    """
    types = (type,) if isinstance(type, str) else type

    def test(c: Context) -> bool:
        fight = _fight(c)
        return (
            fight.winner in by(c)
            and (not types or fight.type in types)
            and (attacking is None or (fight.winner == fight.attacker) == attacking)
            and (not unopposed or fight.unopposed)
            and fight.margin >= margin
            and (with_ is None or any(with_(c, card) for card in fight.side(fight.winner)))
        )

    return Trigger(("result",), test)


def lost(
    type: str | tuple[str, ...] = (),
    *,
    by: Seats = you,
    attacking: bool | None = None,
    unopposed: bool = False,
    with_: Test | None = None,
) -> Trigger:
    """A challenge is lost."""
    types = (type,) if isinstance(type, str) else type

    def test(c: Context) -> bool:
        fight = _fight(c)
        return (
            fight.loser in by(c)
            and fight.loser != NONE
            and (not types or fight.type in types)
            and (attacking is None or (fight.loser == fight.attacker) == attacking)
            and (not unopposed or fight.unopposed)
            and (with_ is None or any(with_(c, card) for card in fight.side(fight.loser)))
        )

    return Trigger(("result",), test)


def initiated(
    type: str = "", *, against: Seats | None = None, with_: Test | None = None
) -> Trigger:
    """A challenge is initiated; A27.4: "against you" means the original opponent.

    `with_` wants a declared attacker that fits.
    """

    def test(c: Context) -> bool:
        fight = _fight(c)
        return (
            (not type or fight.type == type)
            and (against is None or fight.against in against(c))
            and (with_ is None or any(with_(c, card) for card in fight.declared))
        )

    return Trigger(("initiated",), test)


def bypassed(by: Test) -> Trigger:
    """R21.8: an attacker that fits bypasses a character; `it` is the bypassed one."""
    return Trigger(("bypassed",), lambda c: by(c, c.event.onto))


def _about(*kinds: str) -> Callable[[Test], Trigger]:
    def word(test: Test = anything) -> Trigger:
        return Trigger(kinds, lambda c: test(c, c.event.card))

    return word


killed = _about("killed")
sacrificed = _about("sacrificed")
killed_or_sacrificed = _about("killed", "sacrificed")
discarded_from_play = _about("discarded")
left_play = _about(*sorted(LEAVING))
would_be_killed = _about("killed")
would_be_killed_or_discarded = _about("killed", "discarded")
would_leave_play = _about(*sorted(SAVABLE))
stood = _about("stood")
knelt = _about("knelt")
gained_power = _about("power_gained")


def entered(test: Test = anything, *, how: str = "") -> Trigger:
    """A card enters play: `marshal`, `ambush`, `put`, or in any way; duplicates do not."""

    def check(c: Context) -> bool:
        deed = c.event
        return "duplicate" not in deed.info and how in ("", deed.how) and test(c, deed.card)

    return Trigger(("enters",), check)


def marshaled(test: Test = anything) -> Trigger:
    """A card is marshaled."""
    return entered(test, how="marshal")


def played(test: Test = anything, *, by: Seats = you) -> Trigger:
    """An event has been played."""
    return Trigger(("played",), lambda c: c.event.seat in by(c) and test(c, c.event.card))


def marshaled_or_played(test: Test = anything, *, by: Seats = you) -> Trigger:
    """A card is marshaled, or an event has been played."""

    def check(c: Context) -> bool:
        deed = c.event
        how = deed.kind == "played" or (deed.how == "marshal" and "duplicate" not in deed.info)
        return how and deed.seat in by(c) and test(c, deed.card)

    return Trigger(("enters", "played"), check)


def would_initiate(test: Test, *, by: Seats) -> Trigger:
    """R15.11: the effects of a triggered ability are about to initiate; only cancels say this."""
    return Trigger(("initiates",), lambda c: c.event.seat in by(c) and test(c, c.event.card))


def phase_begins(*names: str) -> Trigger:
    """A phase has begun."""
    return Trigger(("begins",), lambda c: not names or c.event.how in names)


def phase_ends(*names: str) -> Trigger:
    """Return the trigger of the end of one of these phases."""
    return Trigger(("ends",), lambda c: not names or c.event.how in names)


def strength_raised(test: Test) -> Trigger:
    """A card effect raises a character's STR."""

    def check(c: Context) -> bool:
        deed = c.event
        return deed.how == "strength" and deed.amount > 0 and test(c, deed.card)

    return Trigger(("modified",), check)


def happens(kind: str, *, to: Seats = you, how: str = "") -> Trigger:
    """Something happens to a player: `income`, `dominance`, `drawn` …"""
    return Trigger((kind,), lambda c: c.event.seat in to(c) and how in ("", c.event.how))


def pillaged(by: Test) -> Trigger:
    """R21.5: a card was discarded by the pillage of a character that fits."""

    def check(c: Context) -> bool:
        return c.event.how == "pillage" and by(c, c.event.source)

    return Trigger(("deck_discarded",), check)
