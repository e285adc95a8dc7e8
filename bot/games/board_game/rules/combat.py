"""R10: combat, step by step."""

from typing import Any

from bot.games.board_game.rules.acts import (
    refill,
    remove_order,
    remove_token,
    told_loss,
)
from bot.games.board_game.rules.board import NOBODY, BoardOptions, Fight, unit_names
from bot.games.board_game.rules.card_stage import CardStage
from bot.games.board_game.rules.facts import tides
from bot.games.board_game.rules.fighters import (
    fighting,
    first_of,
    lose_routed,
    routed_key,
    take_off,
    with_routed,
)
from bot.games.board_game.rules.house_card import DECLINE, card_ask, put_in_play
from bot.games.board_game.rules.losses import cheapest, unit_keys
from bot.games.board_game.rules.refusals import refuse_card
from bot.games.board_game.rules.retreat import Retreat, may_return
from bot.games.board_game.rules.sides import helpers
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.strength import better, card_icons, fixed, strength, totals
from bot.games.board_game.rules.support import Support, decline
from bot.games.board_game.rules.texts import text_of
from bot.games.board_game.rules.texts.base import yes_or_no
from bot.kernel import Assign, Choose, Frame
from bot.kernel.labels import label_of


class Combat(Frame, name="board.combat"):
    """A10.15: the whole order of a combat."""

    steps = (
        "announce",
        "support",
        "first_totals",
        "choose_cards",
        "turn_up",
        "cancel",
        "immediate",
        "pre_resolution",
        "draw_tides",
        "redraw",
        "turn_up_tides",
        "ask_blade",
        "outcome",
        "win_lose",
        "first_losses",
        "casualties",
        "skulls",
        "take_skulls",
        "retreat",
        "put_away",
        "move_in",
        "after_combat",
        "end",
    )

    def announce(self, play: Playing) -> None:
        """R10.01: say who attacks whom, and where."""
        fight = play.state.combat
        play.emit(
            "combat",
            attacker=label_of("seat", fight.attacker),
            defender=label_of("seat", fight.defender),
            source=label_of("region", fight.source),
            region=label_of("region", fight.region),
            units=unit_names(fight.attackers),
            order=label_of("order", fight.order),
        )

    def support(self, play: Playing) -> None:
        """R10.02: ask who supports whom."""
        play.push(Support())

    def first_totals(self, play: Playing) -> None:
        """R10.12: count both sides before cards are chosen."""
        fight = play.state.combat
        fight.attack, fight.defence = totals(play.state, fight)
        play.emit("first-totals", attack=fight.attack, defence=fight.defence)

    def choose_cards(self, play: Playing) -> None:
        """R10.13: both at once, face down; A10.06: meanwhile support may be declined."""
        fight = play.state.combat
        for seat in (fight.attacker, fight.defender):
            hand = play.state.hands[seat]
            if hand:
                helping = helpers(play.state, fight, seat)
                play.ask(card_ask(play.state, fight, seat, hand, helping))

    def explain_house_card(self, state: BoardState, seat: int, value: Any) -> None:
        """R10.13: refuse a card that is not in the hand."""
        refuse_card(state.hands[seat], value)

    def turn_up(self, play: Playing) -> str | None:
        """R10.13: turned up together; A10.06: after support was declined both choose anew."""
        fight = play.state.combat
        seats = play.state.in_order([fight.attacker, fight.defender])
        chosen = {
            seat: self.chosen("house_card", seat)
            for seat in seats
            if f"house_card/{seat}" in self.answers
        }
        for seat, choice in chosen.items():
            if choice.startswith(DECLINE):
                decline(play, fight, seat, choice.removeprefix(DECLINE))
                self.answers.clear()
                return "first_totals"
        play.reveal()
        for seat, card in chosen.items():
            put_in_play(play, fight, seat, card)
        return None

    def cancel(self, play: Playing) -> None:
        """R10.14: ignore and cancel texts first."""
        play.push(CardStage(stage="cancel"))

    def immediate(self, play: Playing) -> None:
        """A10.15: carry out card texts that work as soon as cards are shown."""
        play.push(CardStage(stage="immediate"))

    def pre_resolution(self, play: Playing) -> None:
        """A10.15: the remaining decisions."""
        play.push(CardStage(stage="pre_resolution"))

    def draw_tides(self, play: Playing) -> str | None:
        """A10.18, R10.19: all cards shuffled, one for each side."""
        state = play.state
        if not state.options.tides_of_battle:
            return "ask_blade"
        fight = state.combat
        fight.tides_deck = tides_deck(state.options)
        state.rng.shuffle(fight.tides_deck)
        play.reveal()
        for seat in (fight.attacker, fight.defender):
            draw_tide(play, fight, seat)
        holder = blade_holder(state)
        # `decisive` is about strength: it waits for the totals.
        if holder == NOBODY or holder in fixed(state, fight):
            return "turn_up_tides"
        if play.order(holder, "blade", "ask", "ask", "decisive") != "ask":
            return "turn_up_tides"
        play.ask(
            Choose(
                seat=holder,
                topic="tides_redraw",
                purpose="act",
                quiet=["no"],
                public="blade",
                about={"card": label_of("tide", fight.tides[holder])},
                options=yes_or_no(),
                default=["no"],
            )
        )
        return None

    def redraw(self, play: Playing) -> None:
        """R10.19: the blade for a new card."""
        state = play.state
        fight = state.combat
        holder = blade_holder(state)
        if self.chosen("tides_redraw", holder) == "yes":
            state.blade_used = True
            play.emit("blade-used", seat=label_of("seat", holder), choice="choice:redraw")
            draw_tide(play, fight, holder)
            play.emit("tides-redrawn", seat=label_of("seat", holder))
            play.reveal()

    def turn_up_tides(self, play: Playing) -> None:
        """R10.20: turn up both Tides of Battle cards."""
        fight = play.state.combat
        fight.tides_shown = True
        fight.tides_deck = []
        play.emit(
            "tides",
            attack=label_of("tide", fight.tides[fight.attacker]),
            defence=label_of("tide", fight.tides[fight.defender]),
        )

    def ask_blade(self, play: Playing) -> None:
        """R10.23, A10.24: +1 strength; asked only where that would change the winner."""
        state = play.state
        fight = state.combat
        holder = blade_holder(state)
        if holder == NOBODY or holder in fixed(state, fight):
            return
        attack, defence = totals(state, fight)
        mine = (attack + 1, defence) if holder == fight.attacker else (attack, defence + 1)
        if better(state, fight, attack, defence) == holder or (
            better(state, fight, *mine) != holder
        ):
            return
        wish = play.order(holder, "blade", "ask", "ask")
        if wish != "ask":
            given = "yes" if wish == "decisive" else "no"
            self.answers[f"blade/{holder}"] = [given]
            return
        play.ask(
            Choose(
                seat=holder,
                topic="blade",
                purpose="act",
                quiet=["no"],
                public="blade",
                about={"attack": attack, "defence": defence},
                options=yes_or_no(),
                default=["no"],
            )
        )

    def outcome(self, play: Playing) -> None:
        """R10.25, R10.27: count both sides with the blade, and name the winner."""
        state = play.state
        fight = state.combat
        holder = blade_holder(state)
        if holder != NOBODY and self.answers.get(f"blade/{holder}") == ["yes"]:
            fight.blade = holder
            state.blade_used = True
            play.emit("blade-used", seat=label_of("seat", holder), choice="choice:strength")
        for seat in (fight.attacker, fight.defender):
            sum_ = strength(state, fight, seat)
            play.emit(
                "strength",
                seat=label_of("seat", seat),
                side=label_of("side", fight.side(seat)),
                units=sum_.units,
                order=sum_.order,
                support=sum_.support,
                garrison=sum_.garrison,
                card=sum_.card,
                tides=sum_.tides,
                blade=sum_.blade,
                total=sum_.total,
            )
        fight.attack, fight.defence = totals(state, fight)
        fight.winner = better(state, fight, fight.attack, fight.defence)
        play.emit(
            "combat-won",
            seat=label_of("seat", fight.winner),
            loser=label_of("seat", fight.loser),
            region=label_of("region", fight.region),
            attack=fight.attack,
            defence=fight.defence,
            tie=fight.attack == fight.defence,
        )

    def win_lose(self, play: Playing) -> None:
        """A10.28: carry out card texts that depend on who has won."""
        play.push(CardStage(stage="win_lose"))

    def first_losses(self, play: Playing) -> None:
        """A10.28, A10.29: garrison, routed units and siege engines; then the swords' victims."""
        state = play.state
        fight = state.combat
        loser = fight.loser
        if state.guard(fight.region) == loser:
            del state.garrisons[fight.region]
            play.emit(
                "garrison-removed",
                seat=label_of("seat", loser),
                region=label_of("region", fight.region),
            )
        lose_routed(play, fight)
        units = fighting(state, fight, loser)
        engines = units.get("siege_engine", 0)
        if engines:
            take_off(play, fight, loser, {"siege_engine": engines}, "siege_engine")
        swords, _ = card_icons(state, fight, fight.winner)
        _, forts = card_icons(state, fight, loser)
        lost = 0 if text_of(fight, loser).saves_units else max(0, swords - forts)
        units = fighting(state, fight, loser)
        self._ask_casualties(play, loser, units, min(lost, sum(units.values())))

    def _ask_casualties(self, play: Playing, loser: int, units: dict[str, int], lost: int) -> None:
        """R10.30, A10.31: the loser chooses among units that can still retreat."""
        if lost == sum(units.values()):
            self.answers[f"casualties/{loser}"] = dict(units)
            return
        play.ask(
            Assign(
                seat=loser,
                topic="casualties",
                purpose="cost",
                open_to_all=True,
                public="casualties",
                keys=unit_keys(units),
                total=lost,
                default=dict(cheapest(units, lost)),
            )
        )

    def casualties(self, play: Playing) -> None:
        """R10.30: take off what the loser gives for the winner's swords."""
        fight = play.state.combat
        take_off(play, fight, fight.loser, self.given("casualties", fight.loser), "swords")

    def skulls(self, play: Playing) -> str | None:
        """R10.21, A10.22: each skull costs the opponent a unit, whoever wins; both at once."""
        state = play.state
        fight = state.combat
        if not fight.tides:
            return "retreat"
        for seat in (fight.attacker, fight.defender):
            skulls = tides()[fight.tides[fight.other(seat)]].skulls
            units = with_routed(state, fight, seat)
            number = min(skulls, sum(units.values()))
            if text_of(fight, seat).saves_units or not number:
                continue
            keys = [routed_key(kind, most) for kind, most in units.items()]
            play.ask(
                Assign(
                    seat=seat,
                    topic="skull_losses",
                    purpose="cost",
                    open_to_all=True,
                    public="casualties",
                    keys=keys,
                    total=number,
                    default=first_of(units, number),
                )
            )
        return None

    def take_skulls(self, play: Playing) -> None:
        """A10.22: take off what each side loses by skulls."""
        fight = play.state.combat
        for seat in (fight.attacker, fight.defender):
            given = self.answers.get(f"skull_losses/{seat}") or {}
            assert isinstance(given, dict)
            for kind, number in given.items():
                unit, _, routed = kind.partition("/")
                lost = {unit: int(str(number))}
                take_off(play, fight, seat, lost, "skulls", routed=bool(routed))

    def retreat(self, play: Playing) -> None:
        """R10.32: the loser retreats."""
        play.push(Retreat())

    def put_away(self, play: Playing) -> None:
        """R10.41, A10.44, R11.02: played cards are discarded, empty hands refilled."""
        state = play.state
        fight = state.combat
        for seat in state.in_order([fight.attacker, fight.defender]):
            card = fight.cards.get(seat)
            if card is None:
                continue
            pile = state.hands if card in fight.to_hand else state.piles
            pile[seat].append(card)
            refill(play, seat)

    def move_in(self, play: Playing) -> None:
        """R10.42, A10.43: orders and power tokens of the defender go, the attackers move in."""
        state = play.state
        fight = state.combat
        if fight.winner != fight.attacker:
            return
        back = text_of(fight, fight.defender).turns_back
        remove_order(play, fight.region, fight.defender, "conquered")
        stays = back and state.options.arianne_token == "stays"
        if state.power_tokens.get(fight.region, fight.attacker) != fight.attacker and not stays:
            remove_token(play, fight.region)
        attackers, fight.attackers = fight.attackers, {}
        if back:
            self._turn_back(play, fight, attackers)
            return
        for unit, number in attackers.items():
            state.add(fight.region, fight.attacker, unit, number)
        fight.moved_in = bool(attackers)
        if attackers:
            play.emit(
                "conquered",
                seat=label_of("seat", fight.attacker),
                region=label_of("region", fight.region),
                loser=label_of("seat", fight.defender),
            )

    def _turn_back(self, play: Playing, fight: Fight, attackers: dict[str, int]) -> None:
        """A11.24: back to the start area, not routed; A10.38 if it is no longer theirs."""
        state = play.state
        seat = fight.attacker
        if not may_return(state, fight):
            told_loss(play, seat, fight.region, attackers, "no_retreat")
            return
        for unit, number in attackers.items():
            state.add(fight.source, seat, unit, number)
        play.emit(
            "turned-back", seat=label_of("seat", seat), region=label_of("region", fight.source)
        )

    def after_combat(self, play: Playing) -> None:
        """A10.44: carry out card texts that work after the combat."""
        play.push(CardStage(stage="after_combat"))

    def end(self, play: Playing) -> None:
        """The combat is over."""
        play.state.fight = None


def tides_deck(options: BoardOptions) -> list[str]:
    """A10.18, M5: all cards, or without the threes and the skulls."""
    cards = [
        tide
        for tide in tides().values()
        if (options.tides_threes or tide.strength < 3) and (options.tides_skulls or not tide.skulls)
    ]
    return [tide.id for tide in cards for _ in range(tide.count)]


def draw_tide(play: Playing, fight: Fight, seat: int) -> None:
    """R10.19: looked at alone."""
    state = play.state
    if state.tides_to_come:
        card = state.tides_to_come.pop(0)
        if card in fight.tides_deck:
            fight.tides_deck.remove(card)
    else:
        card = fight.tides_deck.pop(0)
    fight.tides[seat] = card
    play.emit("tides-card", to=[seat], card=label_of("tide", card))


def blade_holder(state: BoardState) -> int:
    """R10.23: the combatant who holds the unused blade, or NOBODY."""
    fight = state.combat
    holder = state.holders["fiefdoms"]
    able = holder in (fight.attacker, fight.defender) and not state.blade_used
    return holder if able else NOBODY
