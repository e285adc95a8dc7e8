"""Whether a decision about the field can be taken: who enters, stops, leads, and by which rules."""

from bot.kernel.labels import label_of
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.plain import Person
from bot.tournaments.settings import MOST_PLAYERS, check_later, check_settings, structure
from bot.tournaments.tournament import Entrant, Tournament, ready


def person_name(person: Person) -> str:
    """Somebody as the catalogue names them."""
    return label_of("user", person)


def entrant_of(tournament: Tournament, person: Person) -> Entrant:
    """Somebody who has entered; Refused for anybody else."""
    found = tournament.entrants.get(person)
    if found is None:
        raise Refused("tournament-not-entered", user=person_name(person))
    return found


def changed(tournament: Tournament, one: said.Changed) -> None:
    """New rules before the start fit together."""
    check_settings(one.settings)


def proposed(tournament: Tournament, one: said.Proposed) -> None:
    """Rules that are proposed after the start change only what they may."""
    check_later(tournament.settings, one.settings)


def agreed(tournament: Tournament, one: said.Agreed) -> None:
    """There is something to agree to, and by whom."""
    if tournament.proposal is None:
        raise Refused("tournament-no-proposal")
    if one.yes and one.by not in tournament.undecided:
        raise Refused("tournament-agreed-already")


def organiser(tournament: Tournament, one: said.OrganiserNamed) -> None:
    """Somebody is left to lead."""
    if not one.allowed and tournament.organisers == {one.person}:
        raise Refused("tournament-last-organiser")


def signed_up(tournament: Tournament, one: said.SignedUp) -> None:
    """Somebody is new, and there is room."""
    if one.person in tournament.entrants:
        raise Refused("tournament-entered-twice", user=person_name(one.person))
    if len(tournament.entrants) >= MOST_PLAYERS:
        raise Refused("tournament-full", max=MOST_PLAYERS)


def checked_in(tournament: Tournament, one: said.CheckedIn) -> None:
    """Somebody takes part, and check-in is open."""
    status = entrant_of(tournament, one.person).status
    if tournament.phase == "open":
        return
    if status != "playing":
        raise Refused("tournament-gone", user=person_name(one.person))
    _round_check_in(tournament)


def _round_check_in(tournament: Tournament) -> None:
    """Raise Refused unless people check in for the next round now."""
    last = tournament.seeds or len(tournament.rounds) >= tournament.wanted
    if not tournament.settings.check_in_rounds or last:
        raise Refused("tournament-no-check-in")


def check_in_called(tournament: Tournament, one: said.CheckInCalled) -> None:
    """There is a check-in to call for."""
    if tournament.phase != "open":
        _round_check_in(tournament)
    elif not tournament.settings.check_in:
        raise Refused("tournament-no-check-in")


def wished(tournament: Tournament, one: said.Wished) -> None:
    """Houses can be wished for, and these are known."""
    settings = tournament.settings
    if not settings.wishes or not settings.houses:
        raise Refused("tournament-no-wishes")
    entrant_of(tournament, one.person)
    known = {house for houses in settings.houses.values() for house in houses}
    if not set(one.houses) <= known or len(set(one.houses)) != len(one.houses):
        raise Refused("tournament-unknown-house")


def departed(tournament: Tournament, one: said.Departed) -> None:
    """Somebody of this tournament, who was there."""
    if one.person in tournament.departed:
        raise Refused("tournament-gone", user=person_name(one.person))
    if one.person not in tournament.organisers:
        entrant_of(tournament, one.person)


def returned(tournament: Tournament, one: said.Returned) -> None:
    """Somebody who had left."""
    if one.person not in tournament.departed:
        raise Refused("tournament-not-gone", user=person_name(one.person))


def deck(tournament: Tournament, one: said.DeckHandedIn) -> None:
    """Decks are handed in here, by those who take part."""
    if not tournament.settings.decks:
        raise Refused("tournament-no-decks")
    entrant_of(tournament, one.person)


def kept_apart(tournament: Tournament, one: said.KeptApart) -> None:
    """Two people of the field."""
    if one.first == one.second:
        raise Refused("tournament-same-person", user=person_name(one.first))
    entrant_of(tournament, one.first)
    entrant_of(tournament, one.second)


def started(tournament: Tournament, one: said.Started) -> None:
    """Enough are ready, and the cut fits."""
    settings = tournament.settings
    able = sum(ready(settings, entrant) for entrant in tournament.entrants.values())
    there = min(able, settings.most or MOST_PLAYERS)
    if there < settings.fewest:
        raise Refused("tournament-too-few", there=there, min=settings.fewest)
    cut = structure(settings, there)[1]
    if cut > there:
        raise Refused("tournament-cut-larger-than-field", cut=cut, there=there)


def joined_late(tournament: Tournament, one: said.JoinedLate) -> None:
    """Somebody new, in time, and there is room."""
    settings = tournament.settings
    entrant = tournament.entrants.get(one.person)
    if entrant is not None and entrant.status != "waiting":
        raise Refused("tournament-entered-twice", user=person_name(one.person))
    if tournament.seeds or len(tournament.rounds) >= settings.late_until:
        raise Refused("tournament-too-late", round=settings.late_until)
    if settings.format == "robin":
        raise Refused("tournament-robin-late")
    most = settings.most or MOST_PLAYERS
    if len(tournament.playing) >= most or len(tournament.entrants) >= MOST_PLAYERS:
        raise Refused("tournament-full", max=most)


def dropped(tournament: Tournament, one: said.Dropped) -> None:
    """Somebody who has not stopped yet."""
    if entrant_of(tournament, one.person).status in ("dropped", "out"):
        raise Refused("tournament-gone", user=person_name(one.person))


def rejoined(tournament: Tournament, one: said.Rejoined) -> None:
    """Somebody who stopped before the knock-out stage."""
    entrant = entrant_of(tournament, one.person)
    if entrant.status == "out":
        raise Refused("tournament-disqualified", user=person_name(one.person))
    if entrant.status != "dropped":
        raise Refused("tournament-not-gone", user=person_name(one.person))
    if tournament.seeds:
        raise Refused("tournament-rejoin-stage")
