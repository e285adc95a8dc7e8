"""Questions inside an effect: cards to pick, words to name, options to take, decks to search."""

from collections.abc import Mapping, Sequence

from bot.games.lcg import deeds as kinds
from bot.games.lcg.acts import Act
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.entry import Ask, Number, Step, Test, number
from bot.games.lcg.filters import anything
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import own_copy, put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import Cards, Seats, opponents, you
from bot.games.lcg.resolve import run_block
from bot.games.lcg.state import NONE, LcgState
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of

NOTHING = "nothing"
"""The option that declines what a card lets one do."""


def card_options(c: Context, cards: Sequence[int]) -> list[Option]:
    """Cards to choose from."""
    return [Option(id=c.state.name(card), label=c.state.label(card)) for card in cards]


def chosen_card(option: str) -> int:
    """The card behind an option."""
    return int(option.rpartition(".")[2])


class Pick(Ask):
    """A16.1: cards picked during resolution, without being targets; remembered by name."""

    def __init__(
        self,
        test: Test = anything,
        *,
        by: Seats = you,
        zone: str | tuple[str, ...] = "play",
        whose: Seats | None = None,
        among: Cards | None = None,
        least: int = 1,
        most: Number = 1,
        name: str = "picked",
        for_: Act | None = None,
    ) -> None:
        """`by` picks from `zone`, or `among` cards that were looked at.

        With `for_` only cards about which that verb can do something.
        """
        self.test, self.by, self.whose = test, by, whose
        self.zones = (zone,) if isinstance(zone, str) else zone
        self.among = among
        self.least, self.most, self.name, self.for_ = least, most, name, for_

    def seats(self, c: Context) -> list[int]:
        """Return whoever picks."""
        return self.by(c)

    def candidates(self, c: Context, seat: int) -> list[int]:
        """What may be picked by this seat."""
        mine = Context(c.state, seat, c.me, c.deed, memory=c.memory, play=c.play, blind=c.blind)
        whose = self.whose(c) if self.whose is not None else [seat]
        if self.among is not None:
            return [card for card in self.among(c) if self.test(mine, card)]
        found = [
            card
            for zone in self.zones
            if not c.hides(zone)
            for card in c.cards(zone, whose)
            if self.test(mine, card)
        ]
        if self.for_ is None:
            return found
        return [card for card in found if self._works(c, card)]

    def _works(self, c: Context, card: int) -> bool:
        assert self.for_ is not None
        then = c.with_target([card])
        then.memory[self.name] = [card]
        return any(kinds.can(c.state, deed) for deed in self.for_.deeds(then))

    def could(self, c: Context) -> bool:
        """Whether anybody has something to pick; of hidden zones only the number is known."""
        whose = self.whose(c) if self.whose is not None else self.by(c)
        if self.among is not None:
            return True
        for zone in self.zones:
            if c.hides(zone) and any(c.state.players[seat].pile(zone) for seat in whose):
                return True
        return any(self.candidates(c, seat) for seat in self.by(c))

    def question(self, c: Context, seat: int) -> Choose | None:
        """The candidates, with nothing as an option where that is allowed."""
        found = self.candidates(c, seat)
        if not found:
            return None
        most = min(number(self.most, c), len(found))
        least = min(self.least, most)
        options = card_options(c, found)
        return Choose(
            seat=seat,
            topic="pick",
            purpose="target",
            public="pick",
            about={"card": label_of("card", c.place[0])},
            options=options,
            min=least,
            max=most,
            default=[option.id for option in cheapest(c, found)[:least]],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Remember all picks under one name, in player order."""
        found = [chosen_card(one) for picks in answers.values() for one in picks]
        c.memory[self.name] = list(found)
        return bool(found)


def cheapest(c: Context, cards: Sequence[int]) -> list[Option]:
    """A29.14: lowest printed cost, then lowest STR, then latest arrival."""

    def rank(card: int) -> tuple[int, int, int]:
        piece = c.state.board.get(card)
        fact = c.fact(card)
        return (fact.price, fact.strength or 0, -(piece.arrived if piece else 0))

    return card_options(c, sorted(cards, key=rank))


class PickHost(Ask):
    """R23.2: where an attachment goes that is put into play; asked only if it is one."""

    def __init__(self, whom: Cards) -> None:
        """The card that is about to enter play."""
        self.whom = whom

    def could(self, c: Context) -> bool:
        """R14.9: to choose where something goes changes nothing by itself."""
        return False

    def seats(self, c: Context) -> list[int]:
        """Return you: the ability's player is asked."""
        return [c.you]

    def question(self, c: Context, seat: int) -> Choose | None:
        """The cards it may lie on."""
        c.memory.pop("onto", None)
        cards = self.whom(c)
        if not cards or c.fact(cards[0]).type != "attachment":
            return None
        found = hosts(c.state, cards[0])
        if not found or own_copy(c.state, c.you, cards[0]) is not None:
            return None
        options = card_options(c, found)
        return Choose(
            seat=seat,
            topic="host",
            purpose="target",
            public="pick",
            about={"card": c.state.label(cards[0])},
            options=options,
            default=[options[0].id],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Keep what was chosen for the steps that follow."""
        c.memory["onto"] = [chosen_card(one) for picks in answers.values() for one in picks]
        return None


class Name(Ask):
    """Somebody names one of several words: an icon, a type of challenge, a type of card."""

    def __init__(
        self, kind: str, words: Sequence[str], by: Seats = you, name: str = "named"
    ) -> None:
        """`kind` is the prefix of the words in the catalogue."""
        self.kind, self.words, self.by, self.name = kind, words, by, name

    def seats(self, c: Context) -> list[int]:
        """Whoever names it."""
        return self.by(c)

    def question(self, c: Context, seat: int) -> Choose | None:
        """Ask which of all the words is named."""
        return Choose(
            seat=seat,
            topic="name",
            public="pick",
            about={"card": label_of("card", c.place[0])},
            options=[Option(id=word, label=label_of(self.kind, word)) for word in self.words],
            default=[self.words[0]],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Remember the word."""
        c.memory[self.name] = [one for picks in answers.values() for one in picks]
        return None


class ChooseOpponent(Ask):
    """A1.3: in melee "an opponent" is any one other player, picked by the controller."""

    def __init__(self, among: Seats = opponents, test: Test = lambda c, seat: True) -> None:
        """Of these players those that fit."""
        self.among, self.test = among, test

    def could(self, c: Context) -> bool:
        """Whether there is one."""
        return any(self.test(c, seat) for seat in self.among(c))

    def seats(self, c: Context) -> list[int]:
        """Return you: the ability's player is asked."""
        return [c.you]

    def question(self, c: Context, seat: int) -> Choose | None:
        """The opponents that fit."""
        found = [one for one in self.among(c) if self.test(c, one)]
        if not found:
            return None
        options = [Option(id=str(one), label=label_of("seat", one)) for one in found]
        return Choose(
            seat=seat,
            topic="opponent",
            purpose="target",
            public="pick",
            about={"card": label_of("card", c.place[0])},
            options=options,
            default=[options[0].id],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Remember the player."""
        c.memory["player"] = [int(one) for picks in answers.values() for one in picks]
        return bool(c.memory["player"])


class Search(Pick):
    """R28.5: look at cards of your deck, show and take what fits, shuffle."""

    def __init__(self, test: Test, top: int | None = None, most: int = 1, shown: bool = True):
        """`top` cards of the deck, all unless told otherwise; nothing needs to be found."""
        super().__init__(test, zone="deck", least=0, most=most)
        self.top, self.shown = top, shown

    def could(self, c: Context) -> bool:
        """A14.2: a search of a deck with cards always could."""
        return bool(c.state.players[c.you].deck)

    def candidates(self, c: Context, seat: int) -> list[int]:
        """Those among the top cards that fit."""
        return [card for card in c.state.players[seat].deck[: self.top] if self.test(c, card)]

    def question(self, c: Context, seat: int) -> Choose:
        """What was found; asked even if that is nothing, so that nobody can tell."""
        found = self.candidates(c, seat)
        seen = c.state.players[seat].deck[: self.top]
        return Choose(
            seat=seat,
            topic="search",
            purpose="target",
            quiet=[NOTHING],
            public="pick",
            about={
                "card": label_of("card", c.place[0]),
                "seen": [c.state.label(card) for card in seen],
            },
            options=[*card_options(c, found), Option(id=NOTHING, label=NOTHING)],
            veiled=True,
            default=[NOTHING],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Show and take it; R28.6, and the texts here: shuffle."""
        found = [chosen_card(one) for one in answers.get(c.you, []) if one != NOTHING]
        c.memory["picked"] = list(found)
        how = "shown" if self.shown else ""
        deeds = [
            Deed(kind="to_hand", card=card, seat=c.you, source=c.me, how=how) for card in found
        ]
        c.state.rng.shuffle(c.state.players[c.you].deck)
        c.running.reveal()
        if deeds:
            occur(c.running, deeds)
        return bool(found)


class LookAtTop(Step):
    """R28.3: look at the top cards of a deck; they are `seen` by the steps that follow."""

    def __init__(self, top: int, whose: Seats = you) -> None:
        """So many cards of that player's deck."""
        self.top, self.whose = top, whose

    def could(self, c: Context) -> bool:
        """A14.2: always, as long as there are cards."""
        return any(c.state.players[seat].deck for seat in self.whose(c)) or not self.whose(c)

    def run(self, c: Context) -> bool | None:
        """Tell them to the looking player alone."""
        cards = [card for seat in self.whose(c) for card in c.state.players[seat].deck[: self.top]]
        c.memory["seen"] = list(cards)
        c.running.reveal()
        labels = [c.state.label(card) for card in cards]
        c.running.emit("looked", to=[c.you], seat=label_of("seat", c.you), cards=labels)
        return None


class PutBack(Ask):
    """Cards that were looked at go on top of or under their deck, in an order of your choice."""

    def __init__(self, where: str, least: int | None = None, most: int | None = None) -> None:
        """`where`: `top` or `bottom`; all that are left unless told otherwise."""
        self.where, self.least, self.most = where, least, most

    def _left(self, c: Context) -> list[int]:
        return [card for card in c.memory.get("seen", []) if c.state.zone(card) == "deck"]

    def seats(self, c: Context) -> list[int]:
        """Return you: the ability's player is asked."""
        return [c.you]

    def question(self, c: Context, seat: int) -> Choose | None:
        """In the order in which they will lie, the topmost first."""
        left = self._left(c)
        if not left:
            return None
        least = len(left) if self.least is None else min(self.least, len(left))
        options = card_options(c, left)
        return Choose(
            seat=seat,
            topic="put_back",
            purpose="order",
            public="pick",
            about={"card": label_of("card", c.place[0]), "where": label_of("where", self.where)},
            options=options,
            min=least,
            max=len(left) if self.most is None else min(self.most, len(left)),
            ordered=True,
            default=[option.id for option in options[:least]],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Put them there; they are no longer among the seen ones."""
        cards = [chosen_card(one) for picks in answers.values() for one in picks]
        for card in cards if self.where == "bottom" else reversed(cards):
            put(c.state, card, "deck", bottom=self.where == "bottom")
        c.memory["seen"] = [card for card in c.memory["seen"] if card not in cards]
        return None


class May(Ask):
    """R18.4: an option of a player; the steps inside run if it is taken."""

    def __init__(self, *steps: Step, who: Seats = you) -> None:
        """Steps to run if that player wants to."""
        self.blocks = (steps,)
        self.who = who

    def seats(self, c: Context) -> list[int]:
        """Return the one who may."""
        return self.who(c)[:1]

    def question(self, c: Context, seat: int) -> Choose | None:
        """Yes or no, if it could do anything."""
        if not all(step.could(c) for step in self.blocks[0]):
            return None
        return Choose(
            seat=seat,
            topic="may",
            purpose="act",
            quiet=["no"],
            public="pick",
            about={"card": label_of("card", c.place[0])},
            options=[Option(id="yes", label="yes"), Option(id="no", label="no")],
            default=["no"],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Run the steps behind it if somebody said yes."""
        taken = ["yes"] in answers.values()
        if taken:
            run_block(c, self.number)
        return taken


class Either(Ask):
    """One of several effects, by the choice of a player."""

    def __init__(self, **ways: Sequence[Step]) -> None:
        """From the word of each way to its steps."""
        self.words = tuple(ways)
        self.blocks = tuple(tuple(steps) for steps in ways.values())

    def could(self, c: Context) -> bool:
        """Whether any way could change anything."""
        return any(all(step.could(c) for step in block) for block in self.blocks)

    def seats(self, c: Context) -> list[int]:
        """Return you: the ability's player is asked."""
        return [c.you]

    def question(self, c: Context, seat: int) -> Choose | None:
        """The ways that could change anything."""
        open_ways = [
            word
            for word, block in zip(self.words, self.blocks, strict=True)
            if all(step.could(c) for step in block)
        ]
        if not open_ways:
            return None
        return Choose(
            seat=seat,
            topic="either",
            public="pick",
            about={"card": label_of("card", c.place[0])},
            options=[Option(id=word, label=label_of("way", word)) for word in open_ways],
            default=[open_ways[0]],
        )

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Run that way's steps."""
        for picks in answers.values():
            run_block(c, self.number + self.words.index(picks[0]))
        return None


def random_discards(state: LcgState, seat: int, amount: int, source: int = NONE) -> list[Deed]:
    """Deeds that discard so many random cards from a hand."""
    hand = list(state.players[seat].hand)
    state.rng.shuffle(hand)
    return [
        Deed(kind="hand_discarded", card=card, seat=seat, source=source, how="random")
        for card in hand[:amount]
    ]
