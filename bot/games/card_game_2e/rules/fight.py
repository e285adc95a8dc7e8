"""Section 11: a challenge is resolved, from its initiation to step 4.2.6."""

from typing import Any

from bot.games.card_game_2e.rules import refusals
from bot.games.card_game_2e.rules.claim import Claim
from bot.games.card_game_2e.rules.keywords import Keywords
from bot.games.card_game_2e.rules.redirect import Redirect, may_redirect
from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.titles import rival
from bot.games.lcg import deeds
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.occurrence import occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import lapse
from bot.games.lcg.state import NONE, Challenge
from bot.games.lcg.values import has_icon, holds, least
from bot.games.lcg.windows import open_window
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key


class Fight(Frame, name="card_game_2e.fight"):
    """R11.1: the steps of one challenge."""

    steps = (
        "declare",
        "redirect",
        "initiated",
        "before_defence",
        "ask_defenders",
        "defend",
        "defended",
        "before_result",
        "result",
        "bonuses",
        "claim",
        "keywords",
        "end",
    )

    def declare(self, play: ThronesPlay) -> None:
        """R10.5: attackers kneel together."""
        state = play.state
        fight = _fight(state)
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
            if not holds(state, "no_kneel:attack", card):
                deeds.do(play, Deed(kind="knelt", card=card, how="declared"))
        edition_of(state).settle(play)

    def redirect(self, play: ThronesPlay) -> None:
        """R27.9: before reactions to the initiation."""
        if may_redirect(play.state) is not None:
            play.push(Redirect())

    def initiated(self, play: ThronesPlay) -> None:
        """R10.7: reactions to any of these announcements."""
        fight = _fight(play.state)
        made = [Deed(kind="initiated", seat=fight.attacker)]
        made += [
            Deed(kind="bypassed", card=card, onto=by, seat=fight.attacker)
            for by, card in fight.bypassed.items()
        ]
        occur(play, made)

    def before_defence(self, play: ThronesPlay) -> str | None:
        """Open the action window before defenders are declared (W4b)."""
        if self._called_off(play.state):
            return "end"
        open_window(play, "W4b")
        return None

    def ask_defenders(self, play: ThronesPlay) -> str | None:
        """Step 4.2.1, R11.2: any number of eligible characters, or none."""
        state = play.state
        if self._called_off(state):
            return "end"
        fight = _fight(state)
        state.step = fight.step = "4.2.1"
        found = eligible_defenders(state, fight)
        if found:
            cap = least(state, "max_defenders", fight.defender)
            most = len(found) if cap is None else min(cap, len(found))
            must = must_defend(state, found)[:most]
            if self._ordered(play, found, most):
                return None
            play.ask(
                Choose(
                    seat=fight.defender,
                    topic="defenders",
                    purpose="act",
                    quiet=[],
                    public="defenders",
                    about={"challenge": label_of("challenge", fight.type)},
                    options=[Option(id=state.name(one), label=state.label(one)) for one in found],
                    min=0,
                    max=most,
                    default=[state.name(card) for card in must],
                )
            )
        return None

    def _ordered(self, play: ThronesPlay, found: list[int], most: int) -> bool:
        """A29.8: whether a standing order says who defends; who has to is not forgotten."""
        state = play.state
        fight = _fight(state)
        seat = fight.defender
        must = must_defend(state, found)[:most]
        wanted = state.preferred(seat, "defend_with")
        chosen = must + [one for one in found if state.codes[one] in wanted and one not in must]
        if len(chosen) > len(must):
            play.followed(seat, "defend_with", state.label(chosen[len(must)]))
        elif state.preference(seat, f"defend_{fight.type}", "ask") == "never":
            play.followed(seat, f"defend_{fight.type}", "never")
        else:
            return False
        self.answers[answer_key("defenders", seat)] = [state.name(one) for one in chosen[:most]]
        return True

    def explain_defenders(self, state: ThronesState, seat: int, value: Any) -> None:
        """R11.3: refuse a card that cannot defend."""
        refusal = refusals.defenders(state, seat, _fight(state), value)
        if refusal is not None:
            raise refusal

    def check_defenders(self, state: ThronesState, seat: int, value: list[str]) -> None:
        """Who has to defend if able must be among them."""
        fight = _fight(state)
        found = eligible_defenders(state, fight)
        chosen = {chosen_card(one) for one in value}
        must = must_defend(state, found)
        cap = least(state, "max_defenders", seat)
        need = len(must) if cap is None else min(cap, len(must))
        if len([card for card in must if card in chosen]) < need:
            raise Illegal("must-defend", card=state.label(must[0]))

    def defend(self, play: ThronesPlay) -> None:
        """They kneel together."""
        state = play.state
        fight = _fight(state)
        names = self.answers.get(f"defenders/{fight.defender}", [])
        assert isinstance(names, list)
        cards = [chosen_card(str(one)) for one in names]
        play.emit(
            "defenders",
            seat=label_of("seat", fight.defender),
            cards=[state.label(card) for card in cards],
        )
        for card in cards:
            fight.defenders.append(card)
            fight.declared.append(card)
            if not state.board[card].knelt and not holds(state, "no_kneel:defend", card):
                deeds.do(play, Deed(kind="knelt", card=card, how="declared"))
        state.changed()
        edition_of(state).settle(play)

    def defended(self, play: ThronesPlay) -> None:
        """Reactions to the declaration."""
        occur(play, [Deed(kind="defended", seat=_fight(play.state).defender)])

    def before_result(self, play: ThronesPlay) -> str | None:
        """Open the action window before the challenge is resolved (W4c)."""
        if self._called_off(play.state):
            return "end"
        open_window(play, "W4c")
        return None

    def result(self, play: ThronesPlay) -> str | None:
        """Step 4.2.2: compare STR."""
        state = play.state
        if self._called_off(state):
            return "end"
        state.step = _fight(state).step = "4.2.2"
        occur(play, [Deed(kind="result")])
        return None

    def bonuses(self, play: ThronesPlay) -> str | None:
        """Step 4.2.3, R11.12: unopposed and rival bonuses at the same moment."""
        state = play.state
        if self._called_off(state):
            return "end"
        fight = _fight(state)
        state.step = fight.step = "4.2.3"
        made = []
        if fight.unopposed:
            made.append(_bonus(state, fight.attacker, "unopposed"))
        if fight.winner != NONE and rival(state, fight.winner, fight.loser):
            once = [n for n in state.noted("rival", fight.winner) if n.other == fight.loser]
            if not once:
                state.note("rival", fight.winner, other=fight.loser)
                made.append(_bonus(state, fight.winner, "rival"))
        if made:
            occur(play, made)
        return None

    def claim(self, play: ThronesPlay) -> str | None:
        """Step 4.2.4, R11.13: only if the attacking player won."""
        state = play.state
        if self._called_off(state):
            return "end"
        fight = _fight(state)
        state.step = fight.step = "4.2.4"
        if fight.winner == fight.attacker:
            play.push(Claim())
        return None

    def keywords(self, play: ThronesPlay) -> str | None:
        """Step 4.2.5, R11.14."""
        state = play.state
        if self._called_off(state):
            return "end"
        fight = _fight(state)
        state.step = fight.step = "4.2.5"
        if fight.winner != NONE:
            play.push(Keywords())
        return None

    def end(self, play: ThronesPlay) -> str:
        """Step 4.2.6, R11.15: nobody participates any more."""
        state = play.state
        state.challenge = None
        end_passing(state, range(state.seats), "challenge")
        state.delayed = [one for one in state.delayed if one.until != "challenge"]
        lapse(state, "challenge")
        play.emit("challenge-over")
        edition_of(state).settle(play)
        return DONE

    def _called_off(self, state: ThronesState) -> bool:
        """A11.6: without one of the two players it goes straight to its end."""
        fight = _fight(state)
        return fight.attacker in state.out or fight.defender in state.out


def _fight(state: ThronesState) -> Challenge:
    assert state.challenge is not None
    return state.challenge


def _bonus(state: ThronesState, seat: int, how: str) -> Deed:
    return Deed(kind="power_gained", card=state.house(seat), seat=seat, how=how)


def eligible_defenders(state: ThronesState, fight: Challenge) -> list[int]:
    """R11.3: standing, controlled, with the icon, not bypassed."""
    found = []
    for card in state.controlled(fight.defender):
        if state.fact(card).type != "character" or card in fight.bypassed.values():
            continue
        if holds(state, "cannot_defend", card) or card in fight.defenders:
            continue
        free = holds(state, f"may_defend:{fight.type}", card)
        able = not state.board[card].knelt and has_icon(state, card, fight.type)
        if able or free:
            found.append(card)
    return found


def must_defend(state: ThronesState, found: list[int]) -> list[int]:
    """Those among them who have to be declared if they can be."""
    return [card for card in found if holds(state, "must_defend", card)]
