"""What concerns a seat of Risk among what happened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.face.news import concerning, in_words, weightiest
from bot.kernel import Event
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

GAME = "risk"
SUFFERED = ("lost-units", "lost-maester", "gave-gold", "character-died")
WEIGHT = ("stole-maester", "gave-gold", "lost-units", "lost-maester")
"""What is worth a line beside attacks, the weightiest first."""


@dataclass(slots=True)
class Attacks:
    """What one house did to another: land it took, land it attacked, and what both lost there."""

    taken: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    lost: int = 0
    fell: int = 0


def news(seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int) -> list[str]:
    """Attacks on this seat, attacker by attacker, then what else was done to it."""
    lines = [line for by, done in _attacks(seat, events).items() for line in _told(by, done)]
    other = weightiest(concerning(events, seat, SUFFERED), WEIGHT, most)
    told = [words.tell(GAME, key, args, house) for key, args in lines]
    return [*told, *in_words(GAME, other, words, house)][:most]


def _attacks(seat: int, events: Sequence[Event]) -> dict[str, Attacks]:
    found: dict[str, Attacks] = {}
    fought: dict[str, str] = {}
    for event in events:
        target = str(event.args.get("target", ""))
        if event.type == "invades":
            fought.pop(target, None)
            if event.args.get("defender") == label_of("seat", seat):
                fought[target] = str(event.args["seat"])
                found.setdefault(fought[target], Attacks()).held.append(target)
        elif target in fought:
            done = found[fought[target]]
            if event.type == "battle":
                done.lost += int(event.args["defenders_lost"])
                done.fell += int(event.args["attackers_lost"])
            elif event.type == "conquered":
                done.taken.append(target)
                del fought[target]
    return found


def _told(by: str, done: Attacks) -> Iterator[tuple[str, dict[str, object]]]:
    if done.taken:
        yield "face-news-taken", {"seat": by, "places": [*dict.fromkeys(done.taken)]}
    held = [place for place in dict.fromkeys(done.held) if place not in done.taken]
    if held:
        args = {"seat": by, "places": held, "lost": done.lost, "fell": done.fell}
        yield "face-news-held", args
