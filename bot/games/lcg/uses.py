"""R16: may an ability be used now, what does it cost, on what; and the life of one use."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from bot.games.lcg.choices import card_options, cheapest, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.costs import PickCost
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of, limit_key
from bot.games.lcg.entry import Ability, Step
from bot.games.lcg.moves import put, take_out
from bot.games.lcg.occurrence import ELSEWHERE, Gathers, answer, lingering, occur
from bot.games.lcg.prices import price, spend
from bot.games.lcg.resolve import Resolve, answered
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.games.lcg.values import blank, holds
from bot.kernel import DONE, Amount, Choose, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key


@dataclass(frozen=True)
class Offer:
    """An ability somebody may use now: of which card, which one, in answer to which deed."""

    card: int
    code: str
    ability: int
    deed: int = -1

    def option(self, state: LcgState) -> str:
        """Its name among the options of a window."""
        more = f".{self.ability}.{max(self.deed, 0)}" if self.ability or self.deed > 0 else ""
        return label_of("use", f"{state.name(self.card)}{more}")


def usable(
    state: LcgState, seat: int, offer: Offer, deed: Deed | None = None, *, blind: bool = False
) -> bool:
    """R16.1 (1), (2): whether this seat may use an ability now.

    With `blind` nothing hidden is looked at: whether everybody can see that it is impossible.
    """
    return not obstacle(state, seat, offer, deed, blind=blind)


def obstacle(
    state: LcgState, seat: int, offer: Offer, deed: Deed | None = None, *, blind: bool = False
) -> str:
    """R16.1 (1), (2): return the name of what keeps this seat from using an ability now."""
    ability = edition_of(state).ability(offer.code, offer.ability)
    c = Context(state, seat, offer.card, deed, blind=blind)
    if not ability.forced and holds(state, "cannot_trigger", seat):
        return "cannot-trigger"
    if deed is not None and not _answers(ability, deed, c):
        return "waits-for-trigger"
    if ability.condition is not None and not ability.condition(c):
        return "condition-unmet"
    if ability.limit is not None:
        key = limit_key(ability.limit, offer.card, offer.code, offer.ability, seat)
        if state.counts.get(key, 0) >= ability.limit.times:
            return "limit-used"
    if plays(state, offer.code, ability) and not _playable(c, offer, ability):
        return "not-playable"
    if not all(cost.payable(c) for cost in costs(state, seat, offer.card, offer.code, ability)):
        return "cost-unpayable"
    if ability.x == "choose":
        found = open_x(c, offer.card, offer.code, ability)
        if not found:
            return "no-target"
        c.memory["x"] = [found[-1]]
    elif ability.choose is not None and not enough_targets(c, ability):
        return "no-target"
    # Whether it could change anything about a player was asked for each of them.
    by_player = ability.choose is not None and ability.choose.players
    return "" if by_player or _could(ability.effect, c) else "changes-nothing"


def plays(state: LcgState, code: str, ability: Ability) -> bool:
    """Whether to use this ability is to play an event."""
    is_event = state.cards[code].type == "event"
    return is_event and edition_of(state).home(code, ability) == "hand"


def costs(state: LcgState, seat: int, card: int, code: str, ability: Ability) -> tuple[Any, ...]:
    """What a use of this ability costs."""
    return (*ability.cost, *edition_of(state).further_costs(state, seat, card, code))


def most_x(c: Context, card: int, code: str, ability: Ability) -> int:
    """R16.8: the highest X that this player can pay."""
    gold = c.state.purse(c.you)
    if plays(c.state, code, ability):
        gold -= price(c.state, c.you, card, code, "play", 0)
    return max(0, gold)


def open_x(c: Context, card: int, code: str, ability: Ability) -> list[int]:
    """Every X that can be paid and leaves something to choose."""
    numbers = range(most_x(c, card, code, ability) + 1)
    return [x for x in numbers if _leaves_targets(c.with_memory("x", [x]), ability)]


def _leaves_targets(c: Context, ability: Ability) -> bool:
    return ability.choose is None or enough_targets(c, ability)


def _answers(ability: Ability, deed: Deed, c: Context) -> bool:
    if ability.trigger is None or deed.kind not in ability.trigger.kinds:
        return False
    if ability.saves and deed.unsavable:
        return False
    # R17.6: against a lasting condition a save has to end the condition as well.
    ends = ability.ends_condition
    if ability.saves and deed.lasting and (ends is None or not ends(c)):
        return False
    return ability.trigger.test(c)


def _could(steps: Sequence[Step], c: Context) -> bool:
    """R14.9: whether the effect could change anything, as far as that is known before choosing."""
    known = [
        step
        for step in steps
        if not step.then and step.waits is None and not getattr(step, "pending", "")
    ]
    return not known or any(step.could(c) for step in known)


def _playable(c: Context, offer: Offer, ability: Ability) -> bool:
    """Whether an event may be played: not forbidden, and its price can be paid."""
    state = c.state
    if holds(state, "cannot_play", c.you):
        return False
    if not edition_of(state).may_play(state, c.you, offer.code):
        return False
    x = ability.x(c) if callable(ability.x) else 0
    return price(state, c.you, offer.card, offer.code, "play", x) <= state.purse(c.you)


def enough_targets(c: Context, ability: Ability) -> bool:
    """R16.10: whether there are enough legal targets."""
    choose = ability.choose
    assert choose is not None
    need = max(choose.least, 1)
    if choose.players:
        return len(player_targets(c, ability)) >= need
    for zone in choose.zones:
        if c.hides(zone):
            seats = choose.whose(c) if choose.whose is not None else [c.you]
            need -= sum(len(c.state.players[seat].pile(zone)) for seat in seats)
    for _ in targets(c, ability):
        need -= 1
        if need <= 0:
            return True
    return need <= 0


def targets(c: Context, ability: Ability) -> Iterator[int]:
    """R16.11, R16.14: every card that may be chosen now."""
    choose = ability.choose
    assert choose is not None
    for zone in choose.zones:
        if c.hides(zone):
            continue
        for card in c.cards(zone, choose.whose(c) if choose.whose is not None else None):
            if not choose.test(c, card) or not _affected(ability, c, card):
                continue
            if zone == "play" and not edition_of(c.state).may_target(c.state, card, c.me, c.you):
                continue
            if choose.fits is None or choose.fits(c, [card]):
                yield card


def _affected(ability: Ability, c: Context, card: int) -> bool:
    found = [known for step in ability.effect if (known := step.affects(c, card)) is not None]
    return not found or any(found)


def player_targets(c: Context, ability: Ability) -> list[int]:
    """The players that may be chosen."""
    choose = ability.choose
    assert choose is not None
    return [
        seat
        for seat in c.state.order()
        if choose.test(c, seat) and _could(ability.effect, c.with_memory("player", [seat]))
    ]


def open_offers(
    state: LcgState, seat: int, timing: str, codes: frozenset[str], deeds: Sequence[Deed]
) -> Iterator[tuple[Offer, Deed | None]]:
    """Abilities of open cards that this seat might use: in play, and agendas (R14.8)."""
    for card in [*state.controlled(seat), *state.players[seat].agenda]:
        code = state.codes[card]
        if code in codes and state.fact(card).type != "event" and not blank(state, card):
            yield from _of_card(state, card, code, timing, deeds)
    for card in lingering(state, deeds):
        if state.codes[card] in codes and was_held(deeds, card) == seat:
            yield from _of_card(state, card, state.codes[card], timing, deeds)
    for zone in ELSEWHERE:
        known = codes & edition_of(state).used_from(zone)
        for card in state.players[seat].pile(zone) if known else ():
            if state.codes[card] in known:
                yield from _of_card(state, card, state.codes[card], timing, deeds, zone)


def was_held(deeds: Sequence[Deed], card: int) -> int:
    """Who controlled a card that has just left play."""
    was = next(deed.was for deed in deeds if deed.card == card and deed.was is not None)
    return was.controller


def hand_offers(
    state: LcgState, seat: int, timing: str, codes: frozenset[str], deeds: Sequence[Deed]
) -> Iterator[tuple[Offer, Deed | None]]:
    """Events in this seat's hand, and other cards with abilities that are used from there."""
    known = codes & edition_of(state).used_from("hand")
    for card in state.players[seat].hand:
        code = state.codes[card]
        if code in known:
            yield from _of_card(state, card, code, timing, deeds, "hand")


def conceivable_offers(
    state: LcgState, seat: int, timing: str, codes: frozenset[str], deeds: Sequence[Deed]
) -> Iterator[tuple[Offer, Deed | None]]:
    """A29.2: what this seat may hold and use, as far as everybody can see."""
    if not state.players[seat].hand:
        return
    edition = edition_of(state)
    for code in sorted(codes & edition.used_from("hand") & edition.pool(state, seat)):
        if _seen(state, seat, code) < edition.cards[code].deck_limit:
            yield from _of_card(state, NONE, code, timing, deeds, "hand")


def _seen(state: LcgState, seat: int, code: str) -> int:
    """How many copies of this seat's own lie open."""
    player = state.players[seat]
    piles = (player.discard, player.dead, player.removed)
    return sum(1 for pile in piles for card in pile if state.codes[card] == code)


def _of_card(
    state: LcgState,
    card: int,
    code: str,
    timing: str,
    deeds: Sequence[Deed],
    zone: str = "play",
) -> Iterator[tuple[Offer, Deed | None]]:
    for place, ability in enumerate(edition_of(state).entries[code].abilities):
        if ability.timing != timing or edition_of(state).home(code, ability) != zone:
            continue
        if ability.trigger is None:
            if not ability.phases or state.phase in ability.phases:
                yield Offer(card, code, place), None
            continue
        for number, deed in enumerate(deeds):
            if deed.kind in ability.trigger.kinds:
                yield Offer(card, code, place, number), deed


class Use(Gathers, name="lcg.use"):
    """R16.1: from the intent to the resolution of one ability."""

    steps = ("fix", "pay", "paid", "aim", "initiate", "resolve", "finish", "answer")

    seat: int
    card: int
    code: str
    ability: int
    deed: int = -1
    memory: dict[str, list[JsonValue]] = {}

    def fix(self, play: LcgPlay) -> None:
        """(2), (3): the value of X, and which cards pay."""
        c, ability = self._context(play), self._ability(play.state)
        if ability.x == "choose":
            found = open_x(c, self.card, self.code, ability) or [0]
            play.ask(
                Amount(
                    seat=self.seat,
                    topic="x",
                    purpose="cost",
                    public="act",
                    about={"card": label_of("card", self.code)},
                    min=found[0],
                    max=found[-1],
                    default=found[0],
                )
            )
        elif ability.x is not None:
            self.memory["x"] = [ability.x(c)]
        for place, cost in enumerate(self._costs(play.state)):
            if isinstance(cost, PickCost):
                least, most = cost.bounds(c)
                if not most:
                    continue
                found = cost.candidates(c)
                play.ask(
                    Choose(
                        seat=self.seat,
                        topic="cost",
                        purpose="cost",
                        which=str(place),
                        public="act",
                        about={"card": label_of("card", self.code)},
                        options=card_options(c, found),
                        min=least,
                        max=most,
                        default=cost.usual(c),
                    )
                )

    def check_x(self, state: LcgState, seat: int, value: int) -> None:
        """Something has to be left to choose."""
        c = Context(state, self.seat, self.card, answered(state, self, self.deed))
        found = open_x(c, self.card, self.code, self._ability(state))
        if value not in found:
            raise Illegal("no-target-for-x", numbers=", ".join(map(str, found)))

    def pay(self, play: LcgPlay) -> None:
        """(4): all costs at the same moment (R16.5)."""
        state = play.state
        ability = self._ability(state)
        if ability.x == "choose":
            self.memory["x"] = [self.given("x", self.seat)]
        for place, cost in enumerate(self._costs(state)):
            if isinstance(cost, PickCost):
                picks = self.answers.get(answer_key("cost", self.seat, str(place)), [])
                assert isinstance(picks, list)
                self.memory[cost.name] = [chosen_card(str(one)) for one in picks]
        if self.card in state.board and state.board[self.card].host != NONE:
            self.memory["host"] = [state.board[self.card].host]
        c = self._context(play)
        made = [deed for cost in self._costs(state) for deed in cost.deeds(c)]
        if self._is_event(state):
            amount = price(state, self.seat, self.card, self.code, "play", c.x)
            spend(state, self.seat, self.card, self.code, "play")
            made.insert(0, Deed(kind="gold_paid", seat=self.seat, amount=amount))
            take_out(state, self.card)
            state.limbo.append(self.card)
            play.reveal()
            state.changed()
        play.emit(
            "plays" if self._is_event(state) else "uses",
            seat=label_of("seat", self.seat),
            card=label_of("card", self.code),
            ability=self.ability,
        )
        if made:
            occur(play, made)

    def paid(self, play: LcgPlay) -> str | None:
        """R16.6: if a part was prevented, the process stops and the card stays in hand."""
        if self.success:
            return None
        if self._is_event(play.state):
            put(play.state, self.card, "hand")
        return DONE

    def aim(self, play: LcgPlay) -> None:
        """(5): choose targets, all at the same moment."""
        c, ability = self._context(play), self._ability(play.state)
        choose = ability.choose
        if choose is None:
            return
        if choose.players:
            found = player_targets(c, ability)
            options = [Option(id=str(seat), label=label_of("seat", seat)) for seat in found]
            default = [option.id for option in options[: choose.least]]
        else:
            cards = list(targets(c, ability))
            options = card_options(c, cards)
            default = [option.id for option in cheapest(c, cards)[: max(choose.least, 1)]]
        if not options:
            return
        play.ask(
            Choose(
                seat=self.seat,
                topic="target",
                purpose="target",
                public="act",
                about={"card": label_of("card", self.code)},
                options=options,
                min=min(choose.least, len(options)),
                max=min(choose.most, len(options)),
                default=default,
            )
        )

    def check_target(self, state: LcgState, seat: int, value: list[str]) -> None:
        """What must hold for all targets together."""
        choose = self._ability(state).choose
        if choose is not None and choose.fits is not None:
            cards = [chosen_card(one) for one in value]
            c = Context(state, self.seat, self.card, memory=dict(self.memory))
            if not choose.fits(c, cards):
                raise Illegal("targets-do-not-fit")

    def initiate(self, play: LcgPlay) -> str | None:
        """(6): from here on it counts as used (A16.5); cancels now."""
        state = play.state
        ability = self._ability(state)
        if ability.choose is not None:
            found = self.answers.get(f"target/{self.seat}")
            if not isinstance(found, list):
                return "finish"
            names = [str(one) for one in found]
            if ability.choose.players:
                self.memory["player"] = [int(one) for one in names]
            else:
                self.memory["target"] = [chosen_card(one) for one in names]
                play.emit(
                    "targets",
                    card=label_of("card", self.code),
                    targets=[state.label(chosen_card(one)) for one in names],
                )
        if ability.limit is not None:
            key = limit_key(ability.limit, self.card, self.code, self.ability, self.seat)
            state.counts[key] = state.counts.get(key, 0) + 1
        self.success = True
        info: dict[str, JsonValue] = {
            "ability": self.ability,
            "type": state.fact(self.card).type,
            "targets": list(self.memory.get("target", [])),
        }
        occur(play, [Deed(kind="initiates", card=self.card, seat=self.seat, info=info)])
        return None

    def resolve(self, play: LcgPlay) -> None:
        """(7): effects not cancelled resolve."""
        if not self.success:
            return
        play.push(
            Resolve(
                seat=self.seat,
                card=self.card,
                code=self.code,
                ability=self.ability,
                deed=self.deed,
                memory=self.memory,
            )
        )

    def finish(self, play: LcgPlay) -> None:
        """R3.5: an event goes to the discard pile, then reactions to it open."""
        if self._is_event(play.state):
            how = "resolved" if self.success else "cancelled"
            occur(play, [Deed(kind="played", card=self.card, seat=self.seat, how=how)])

    def answer(self, play: LcgPlay) -> str:
        """Whatever waits for what happened in it, where that waits for its end."""
        answer(play, self)
        return DONE

    def check_cost(self, state: LcgState, seat: int, value: list[str]) -> None:
        """What must hold for all cards that pay together."""
        c = Context(state, self.seat, self.card, memory=dict(self.memory))
        for cost in self._costs(state):
            cards = [chosen_card(one) for one in value]
            if isinstance(cost, PickCost) and set(cards) <= set(cost.candidates(c)):
                cost.check(c, cards)

    def _is_event(self, state: LcgState) -> bool:
        return plays(state, self.code, self._ability(state))

    def _costs(self, state: LcgState) -> tuple[Any, ...]:
        return costs(state, self.seat, self.card, self.code, self._ability(state))

    def _ability(self, state: LcgState) -> Ability:
        return edition_of(state).ability(self.code, self.ability)

    def _context(self, play: LcgPlay) -> Context:
        return Context(
            play.state,
            self.seat,
            self.card,
            answered(play.state, self, self.deed),
            memory=self.memory,
            play=play,
        )
