"""A challenge, from its declaration to its end, as far as it is alike in both editions."""

from typing import Any

from bot.games.lcg import deeds, refusals
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import lapse
from bot.games.lcg.state import Challenge, LcgPlay, LcgState
from bot.games.lcg.values import has_icon, has_keyword, holds, least
from bot.games.lcg.windows import open_window
from bot.kernel import DONE, Choose, Frame, Illegal
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key


class Fight(Frame):
    """The steps of one challenge; an edition puts them in order and adds its own."""

    def declare(self, play: LcgPlay) -> None:
        """Attackers kneel together."""
        state = play.state
        fight = running(state)
        end_passing(state, [fight.defender], "attacked")
        play.emit(
            "challenge",
            seat=label_of("seat", fight.attacker),
            against=label_of("seat", fight.defender),
            challenge=label_of("challenge", fight.type),
            cards=[state.label(card) for card in fight.attackers],
            bypassed=[state.label(card) for card in fight.bypassed.values()],
        )
        for card in fight.attackers:
            if not _stays_up(state, card, "attack"):
                deeds.do(play, Deed(kind="knelt", card=card, how="declared"))
        edition_of(state).settle(play)

    def before_defence(self, play: LcgPlay) -> str | None:
        """Open the action window before defenders are declared (W4b)."""
        if called_off(play.state):
            return "end"
        open_window(play, "W4b")
        return None

    def ask_defenders(self, play: LcgPlay) -> str | None:
        """Step 4.2.1: any number of eligible characters, or none."""
        state = play.state
        if called_off(state):
            return "end"
        fight = running(state)
        state.step = fight.step = "4.2.1"
        self.ask_side(play, fight.defender)
        return None

    def ask_side(self, play: LcgPlay, seat: int) -> None:
        """Ask this seat who defends, unless nobody can or a standing order says it."""
        state = play.state
        fight = running(state)
        found = eligible_defenders(state, fight, seat)
        if not found:
            return
        most = most_defenders(state, fight, seat, len(found))
        if self._ordered(play, seat, found, most):
            return
        play.ask(
            Choose(
                seat=seat,
                topic="defenders",
                purpose="act",
                quiet=[],
                public="defenders",
                about={"challenge": label_of("challenge", fight.type)},
                options=[
                    *card_options(Context(state, seat), found),
                    *edition_of(state).asides(state, seat),
                ],
                min=0,
                max=most,
                default=[state.name(card) for card in must_defend(state, found)[:most]],
            )
        )

    def _ordered(self, play: LcgPlay, seat: int, found: list[int], most: int) -> bool:
        """A29.8: whether a standing order says who defends; who has to is not forgotten."""
        state = play.state
        fight = running(state)
        must = must_defend(state, found)[:most]
        wanted = state.preferred(seat, "defend_with")
        chosen = must + [one for one in found if state.codes[one] in wanted and one not in must]
        chosen = chosen[:most]
        free = not edition_of(state).toll(state, seat, chosen)
        if len(chosen) > len(must) and free:
            play.followed(seat, "defend_with", state.label(chosen[len(must)]))
        elif state.preference(seat, f"defend_{fight.type}", "ask") == "never":
            chosen = must
            play.followed(seat, f"defend_{fight.type}", "never")
        else:
            return False
        self.answers[answer_key("defenders", seat)] = [state.name(one) for one in chosen]
        return True

    def explain_defenders(self, state: LcgState, seat: int, value: Any) -> None:
        """Refuse a card that cannot defend."""
        refusals.refuse(refusals.defenders(state, seat, running(state), value))

    def check_defenders(self, state: LcgState, seat: int, value: list[str]) -> None:
        """Who has to defend if able must be among them; what it costs must be paid."""
        fight = running(state)
        chosen = [chosen_card(one) for one in value]
        found = eligible_defenders(state, fight, seat)
        must = must_defend(state, found)
        need = min(len(must), most_defenders(state, fight, seat, len(found)))
        if len([card for card in must if card in chosen]) < need:
            raise Illegal("must-defend", card=state.label(must[0]))
        refusals.refuse(edition_of(state).why_no_toll(state, seat, chosen))

    def defend(self, play: LcgPlay) -> str | None:
        """Defenders of the player who is attacked, unless they do something else first."""
        seat = running(play.state).defender
        if self.did_aside(play, seat):
            return "ask_defenders"
        self.declare_side(play, seat)
        return None

    def did_aside(self, play: LcgPlay, seat: int) -> bool:
        """Whether this seat has done something else instead of naming defenders."""
        key = answer_key("defenders", seat)
        names = self.answers.get(key)
        if not isinstance(names, list) or not any(":" in str(one) for one in names):
            return False
        del self.answers[key]
        edition_of(play.state).do_act(play, seat, str(names[0]))
        return True

    def declare_side(self, play: LcgPlay, seat: int) -> None:
        """Those whom this seat has named kneel together."""
        state = play.state
        fight = running(state)
        names = self.answers.get(answer_key("defenders", seat), [])
        assert isinstance(names, list)
        named = [chosen_card(str(one)) for one in names]
        # Whoever gave up meanwhile took their cards along.
        cards = [card for card in named if card in state.board]
        play.emit(
            "defenders", seat=label_of("seat", seat), cards=[state.label(card) for card in cards]
        )
        for toll in edition_of(state).toll_deeds(state, seat, cards):
            deeds.do(play, toll)
        for card in cards:
            fight.defenders.append(card)
            fight.declared.append(card)
            if not state.board[card].knelt and not _stays_up(state, card, "defend"):
                deeds.do(play, Deed(kind="knelt", card=card, how="declared"))
        state.changed()
        edition_of(state).settle(play)

    def before_result(self, play: LcgPlay) -> str | None:
        """Open the action window before the challenge is decided (W4c)."""
        if called_off(play.state):
            return "end"
        open_window(play, "W4c")
        return None

    def end(self, play: LcgPlay) -> str:
        """Nobody participates any more."""
        state = play.state
        state.challenge = None
        end_passing(state, range(state.seats), "challenge")
        state.delayed = [one for one in state.delayed if one.until != "challenge"]
        lapse(state, "challenge")
        play.emit("challenge-over")
        edition_of(state).settle(play)
        return DONE


def running(state: LcgState) -> Challenge:
    """The challenge being resolved."""
    assert state.challenge is not None
    return state.challenge


def called_off(state: LcgState) -> bool:
    """A11.6: without one of the two players it goes straight to its end."""
    fight = running(state)
    return fight.attacker in state.out or fight.defender in state.out


def declaration(fight: Challenge) -> list[Deed]:
    """The deeds of characters that stealth bypasses."""
    return [
        Deed(kind="bypassed", card=card, onto=by, seat=fight.attacker)
        for by, card in fight.bypassed.items()
    ]


def house_power(state: LcgState, seat: int, how: str) -> Deed:
    """One power for a seat's house, by a rule of the challenge."""
    return Deed(kind="power_gained", card=state.house(seat), seat=seat, how=how)


def _stays_up(state: LcgState, card: int, role: str) -> bool:
    fight = running(state)
    return holds(state, f"no_kneel:{role}", card) or holds(state, f"no_kneel:{fight.type}", card)


def eligible_defenders(state: LcgState, fight: Challenge, seat: int) -> list[int]:
    """Standing, controlled, with the icon, not bypassed; and what it costs can be paid."""
    if seat == fight.against and any(
        holds(state, "forbids_defence", one) for one in fight.attackers
    ):
        return []
    return [card for card in state.controlled(seat) if _may_defend(state, fight, seat, card)]


def _may_defend(state: LcgState, fight: Challenge, seat: int, card: int) -> bool:
    if state.fact(card).type != "character" or card in fight.bypassed.values():
        return False
    if holds(state, "cannot_defend", card) or card in fight.defenders:
        return False
    able = not state.board[card].knelt and has_icon(state, card, fight.type)
    if not able and not holds(state, f"may_defend:{fight.type}", card):
        return False
    return edition_of(state).toll(state, seat, [card]) <= state.purse(seat)


def most_defenders(state: LcgState, fight: Challenge, seat: int, number: int) -> int:
    """How many of so many may defend; against a lone attacker with joust only one."""
    cap = least(state, "max_defenders", seat)
    most = number if cap is None else min(cap, number)
    alone = len(fight.attackers) == 1 and has_keyword(state, fight.attackers[0], "joust")
    return min(1, most) if alone else most


def must_defend(state: LcgState, found: list[int]) -> list[int]:
    """Those among them who have to be declared if they can be."""
    return [card for card in found if holds(state, "must_defend", card)]
