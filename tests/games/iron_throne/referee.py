"""A referee of its own: hears what everybody hears, does the sums again, and compares."""

from collections import Counter
from typing import Any

from bot.games.iron_throne.rules.view import IronView
from bot.kernel import Event
from tests.games.iron_throne.conditions import (
    CARDS,
    LEADERS,
    RAISES,
    SEVERAL,
    WITHDRAWALS,
)
from tests.games.iron_throne.notes import Notes, Turn, across, need, value

SIDES = ("challenge", "defence")


def seat_in(label: str) -> int:
    return int(label.removeprefix("seat:"))


def plain(arg: Any) -> Any:
    """`seat:1` is 1, `card:stark.robb` is `stark.robb`."""
    if isinstance(arg, list):
        return [plain(one) for one in arg]
    if not isinstance(arg, str):
        return arg
    return seat_in(arg) if arg.startswith("seat:") else arg.partition(":")[2]


class Referee(Notes):
    """One method for each event that matters; the others are only counted."""

    def __init__(self, view: IronView) -> None:
        super().__init__(view)
        self.heard: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        self.heard[event.type] += 1
        told = getattr(self, f"on_{event.type.replace('-', '_')}", None)
        if told is not None:
            told(**{name: plain(arg) for name, arg in event.args.items()})

    # The course of the turn

    def on_turn(self, seat: int, turn: int) -> None:
        before = self.turn
        if before.challenger >= 0:
            need(before.winner, "a turn without an end")
            self.check_resolution()
            self.check_hostages()
            circle = [(before.challenger + step) % len(self.power) for step in range(1, 6)]
            need(seat == next(s for s in circle if s not in self.gone), "next challenger")
        need(seat not in self.gone, "turn of somebody who gave up")
        self.turn = Turn(challenger=seat)

    def on_conceded(self, seat: int) -> None:
        self.gone.add(seat)
        self.turn.gave_up.add(seat)

    def on_event_drawn(self, seat: int, event: str) -> None:
        self.turn.event = event

    def on_defender_named(self, seat: int, defender: int) -> None:
        event, challenger = self.turn.event, self.turn.challenger
        need(defender != challenger, "challenges oneself")
        need(not self.left(defender), "defender who gave up")
        others = [s for s in self.power if s != challenger and s not in self.gone]
        if event in self.house:
            named = self.house[event]
            need(named in (defender, challenger) or named in self.gone, event, "is", defender)
        elif event == "influential":
            need(self.spread[defender] == max(self.spread[s] for s in others), event)
        elif event == "feared":
            total = {s: sum(self.power[s].values()) for s in self.power}
            need(total[defender] == max(total[s] for s in others), event)
        self.turn.defender = defender

    def on_character_chosen(self, seat: int, character: str, side: str) -> None:
        need(self.power[seat][character], "dead", character)
        self.turn.side[seat], self.turn.character[seat] = side, character

    # Support

    def on_support_offered(self, seat: int, character: str, active: int) -> None:
        turn = self.turn
        turn.offers[seat] += 1
        again = turn.offers[seat] == 2 and self.leader[seat] == "margaery"
        need(not self.active(seat) and not self.left(seat), "offer of", seat)
        need(turn.offers[seat] == 1 or (again and seat in turn.declined), "second offer", seat)

    def on_support_accepted(self, seat: int, supporter: int, character: str) -> None:
        need(supporter not in self.turn.side, "takes part twice", supporter)
        self.turn.accepted.add(supporter)
        self.turn.welcomed[seat] += 1

    def on_support_declined(self, seat: int, supporter: int, character: str) -> None:
        self.turn.declined.add(supporter)

    def on_support_forced(self, seat: int, supporter: int, character: str) -> None:
        need(self.leader[seat] == "cersei", "forced by", self.leader[seat])
        need(supporter not in self.turn.side, "takes part twice", supporter)

    def on_withdrew(self, seat: int, character: str) -> None:
        need(self.turn.cause[:2] in WITHDRAWALS, "withdrew by", self.turn.cause)
        need(not self.active(seat), "R12.4")
        del self.turn.side[seat], self.turn.character[seat]

    def on_side_changed(self, seat: int, character: str, side: str) -> None:
        need(not self.active(seat), "R12.4")
        self.turn.side[seat] = side

    # Cards and abilities

    def on_cards_revealed(self, challenger: int, card: str, defender: int, answer: str) -> None:
        need((challenger, defender) == (self.turn.challenger, self.turn.defender), "who lays")
        self.turn.cards = {challenger: card, defender: answer}

    def on_card_replaced(self, seat: int, card: str, old: str) -> None:
        need(self.turn.cards[seat] == old, "replaced", old)
        self.turn.cards[seat] = card
        self.turn.doubled.discard(seat)

    def on_result(self, result: str) -> None:
        self.turn.result = result

    def on_card_played(self, seat: int, card: str, window: str) -> None:
        name = card.partition(".")[2]
        self.heard[f"card:{name}"] += 1
        need(seat in self.turn.side and self.alive(seat), "R11.2: card of", seat)
        need(name in (self.turn.character[seat], self.leader[seat]), "R11.2, R11.3", card)
        time, condition = CARDS[name]
        need(window == time and condition(self, seat), "condition of the card", card, window)
        self.turn.cause = ("card", name, seat)
        self.turn.debts += name == "tywin"

    def on_leader_used(self, seat: int, leader: str, window: str) -> None:
        self.heard[f"leader:{leader}"] += 1
        need(self.leader[seat] == leader, "ability of", leader)
        need(LEADERS[leader](self, seat), "condition of the ability", leader, window)
        if leader not in SEVERAL:
            need((leader, window) not in self.turn.used, "A6: twice", leader)
        self.turn.used.add((leader, window))
        self.turn.cause = ("leader", leader, seat)
        self.turn.beloved[seat] += leader == "renly"
        self.turn.peace_set |= leader == "eddard"

    def on_total_raised(self, seat: int, side: str, number: int) -> None:
        kind, name, by = self.turn.cause
        need(by == seat and self.turn.side[seat] == side, "who raised", side)
        need(number in RAISES[kind, name](self, seat), name, "raised by", number)
        self.turn.raised[side] += number

    def on_value_doubled(self, seat: int, card: str) -> None:
        self.turn.doubled.add(seat)

    def on_sanctions_spared(self, seat: int) -> None:
        self.turn.spared.add(seat)

    def on_rewards_denied(self, seat: int) -> None:
        self.turn.denied.add(seat)

    # Resolution

    def on_war_totals(self, challenge: int, defence: int) -> None:
        turn = self.turn
        need(self.kind() == "war", "totals outside war")
        totals = {side: turn.raised[side] for side in SIDES}
        for seat, side in turn.side.items():
            totals[side] += self.strength(seat)
        for seat, card in turn.cards.items():
            worth = value(card) or 0
            totals[turn.side[seat]] += worth * (2 if seat in turn.doubled else 1)
        need(totals == {"challenge": challenge, "defence": defence}, "R7.5", totals)
        turn.totals = totals

    def on_encounter_won(self, seat: int, side: str) -> None:
        turn = self.turn
        need(self.active(seat) and turn.side[seat] == side, "winner", seat)
        if self.kind() == "war":
            need(turn.totals[side] > turn.totals[across(side)], "R7.5")
        else:
            need(self.kind() == "betrayal" and value(turn.cards[seat]) is not None, "R7.17")
        self.resolve(side)

    def on_encounter_tied(self) -> None:
        need(self.turn.totals["challenge"] == self.turn.totals["defence"], "R7.6")
        self.resolve("none")

    def on_talks_failed(self) -> None:
        need(self.kind() == "peace", "talks outside peace")
        self.resolve("none")

    def on_deal_done(self, terms: list[str]) -> None:
        need(self.kind() == "peace", "deal outside peace")
        self.turn.winner = "deal"
        self.turn.agreed = sum(int(term[-1]) for term in terms if ".hostages_" in term)

    def resolve(self, winner: str) -> None:
        """R8.1, R8.3: who has to be sanctioned, who spreads influence."""
        turn = self.turn
        turn.winner = winner
        for seat in turn.side:
            if self.lost(seat) and seat not in turn.spared and self.alive(seat):
                turn.to_sanction.add(seat)
                if self.leader[seat] == "jorah" and self.strength(seat) == 1:
                    turn.in_doubt.add(seat)
            if winner == "challenge" and self.won(seat) and seat not in turn.denied:
                turn.to_reward.add(seat)

    def on_sanctioned(self, seat: int, character: str, power: int, now: int) -> None:
        need(seat not in self.turn.sanctioned, "sanctioned twice", seat)
        need(self.turn.character[seat] == character, "sanctioned", character)
        there = self.power[seat][character]
        mercy = {"selyse": 1, "jorah": there // 2}
        need(power in {(there + 1) // 2, mercy.get(self.leader[seat])}, "R8.3", there, power)
        self.turn.sanctioned.add(seat)
        self.on_power_removed(seat, character, power, now)

    def on_influence_spread(self, seat: int, target: int, left: int) -> None:
        self.spread[seat] += 1
        self.tokens[target] += 1
        need(left == 5 - self.spread[seat] and seat != target, "R14.5")
        if self.turn.winner == "challenge":
            need(target == self.turn.defender, "R8.1")
            self.turn.rewarded.add(seat)
        else:
            need(self.turn.winner == "deal", "influence out of place")

    def on_hostage_taken(self, seat: int, loser: int, source: str, house: str = "") -> None:
        need(loser not in self.turn.spared, "R10.9")
        self.turn.hostages += 1

    on_hostage_home = on_hostage_taken

    def on_hostage_saved(self, seat: int, taker: int) -> None:
        self.turn.hostages += 1

    def check_resolution(self) -> None:
        turn = self.turn
        certain = turn.to_sanction - turn.in_doubt
        need(certain <= turn.sanctioned <= turn.to_sanction, "R8.3", turn.sanctioned)
        need(turn.rewarded == turn.to_reward, "R8.1", turn.rewarded, turn.to_reward)

    def check_hostages(self) -> None:
        """R8.6, R8.7, A13: how many had to be taken, besides those Tywin's card brings."""
        turn = self.turn
        due = turn.agreed
        if turn.winner in SIDES:
            ours, theirs = turn.winner, across(turn.winner)
            if self.kind() == "betrayal":
                ours, theirs = theirs, ours
            taker = turn.challenger if ours == "challenge" else turn.defender
            from_whom = [s for s in turn.side if turn.side[s] == theirs and s not in turn.spared]
            due = 0 if taker in turn.denied else len(from_whom)
            due = min(due, 1) if self.kind() == "war" else due
        need(turn.hostages - turn.debts == due, "hostages", turn.hostages, "due", due)

    # Power

    def on_power_placed(self, seat: int, character: str, power: int, now: int) -> None:
        need(self.power[seat][character], "R12.9", character)
        self.sheet[seat] -= power
        self.put(seat, character, power, now)

    def on_power_removed(self, seat: int, character: str, power: int, now: int) -> None:
        need(power > 0, "nothing removed")
        self.sheet[seat] += power
        self.put(seat, character, -power, now)

    def on_power_tortured(
        self, seat: int, loser: int, character: str, power: int, now: int
    ) -> None:
        need(power == 1 or (power == 2 and self.leader[seat] == "joffrey"), "R10.7c", power)
        self.sheet[seat] += power
        self.put(loser, character, -power, now)

    def on_power_won(self, seat: int, loser: int, character: str, power: int, now: int) -> None:
        need(self.leader[seat] in ("viserys", "drogo"), "R13.4")
        self.sheet[loser] -= power
        self.put(seat, character, power, now)

    def on_sheet_lost(self, seat: int, power: int, now: int) -> None:
        self.sheet[seat] -= power
        self.box += power
        need(self.sheet[seat] == now, "sheet", seat)

    def on_sheet_paid(self, seat: int, winner: int, power: int) -> None:
        self.sheet[seat] -= power
        self.sheet[winner] += power

    def on_died(self, seat: int, character: str) -> None:
        need(self.power[seat][character] == 0, "died with power", character)

    def put(self, seat: int, character: str, power: int, now: int) -> None:
        self.power[seat][character] += power
        need(self.power[seat][character] == now >= 0, "power of", character, "told as", now)
        need(min(self.sheet.values()) >= 0, "sheet below nothing")

    # What everybody sees has to be what was told

    def compare(self, view: IronView) -> None:
        for player in view.players:
            seat = player.seat
            need(player.characters == self.power[seat], "power", player.characters)
            need(player.sheet == self.sheet[seat], "sheet", seat, player.sheet, self.sheet[seat])
            need(player.spread == self.spread[seat], "influence", seat)
            dead = {name for name, power in self.power[seat].items() if not power}
            need(set(player.dead) == dead, "dead", player.dead)
        need(view.box == self.box, "box", view.box, self.box)
        need(view.finish or view.challenger == self.turn.challenger, "challenger")

    def check_finish(self, view: IronView) -> None:
        """R9.1, R9.2, A21; M3: who gave up does not win."""
        finish = view.finish
        need(finish is not None, "not over")
        assert finish is not None
        left = [seat for seat in self.power if seat not in self.gone]
        most = max(self.spread[seat] for seat in left)
        if finish.reason == "last-one":
            need(list(finish.winners) == left, "last one")
            return
        self.check_resolution()
        need(sorted(finish.winners) == [s for s in left if self.spread[s] == most], "R9.2")
        need(finish.points == self.spread, "points", finish.points)
        if finish.reason == "influence":
            need(5 in self.spread.values(), "R9.1: influence")
        else:
            need(any(not any(p.values()) for p in self.power.values()), "R9.1: a dead house")
