"""R8.3: a challenge, from its declaration to its end."""

from bot.games.card_game_1e.rules.redirect import (
    Command,
    Redirect,
    commanded,
    may_command,
    may_redirect,
    supporter,
)
from bot.games.card_game_1e.rules.resolution import Resolution
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.tolls import declare_toll, pay_declare_toll
from bot.games.lcg import deeds
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import kind
from bot.games.lcg.edition import edition_of
from bot.games.lcg.occurrence import occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import lapse
from bot.games.lcg.state import Challenge, LcgPlay
from bot.games.lcg.stealth import ask_bypass, bypassed, check_bypass
from bot.games.lcg.values import has_icon, has_keyword, holds, least
from bot.games.lcg.windows import open_window
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key


class Fight(Frame, name="card_game_1e.fight"):
    """R8.3: attackers, defenders, resolution; actions before and after each."""

    steps = (
        "declare",
        "redirect",
        "ask_stealth",
        "initiated",
        "before_defence",
        "ask_defenders",
        "defend",
        "ask_support",
        "support",
        "command",
        "defended",
        "before_result",
        "resolve",
        "end",
    )

    def declare(self, play: FirstPlay) -> None:
        """R8.4: attackers kneel."""
        state = play.state
        fight = _fight(state)
        end_passing(state, [fight.defender], "attacked")
        play.emit(
            "challenge",
            seat=label_of("seat", fight.attacker),
            against=label_of("seat", fight.defender),
            challenge=label_of("challenge", fight.type),
            cards=[state.label(card) for card in fight.attackers],
            bypassed=[],
        )
        for card in fight.attackers:
            if not _stays_up(state, card, "attack"):
                deeds.do(play, Deed(kind="knelt", card=card, how="declared"))
        edition_of(state).settle(play)

    def redirect(self, play: FirstPlay) -> None:
        """R13.9: let the Crown Regent force another target."""
        if may_redirect(play.state) is not None:
            play.push(Redirect())

    def ask_stealth(self, play: FirstPlay) -> None:
        """R16.2, R13.5: before defenders are declared, of the player who is attacked."""
        fight = _fight(play.state)
        self.answers.clear()
        ask_bypass(play, fight.attacker, fight.attackers, fight.defender)

    def check_stealth(self, state: FirstState, seat: int, value: dict[str, str]) -> None:
        """Each stealthy attacker names another one."""
        check_bypass(value)

    def initiated(self, play: FirstPlay) -> None:
        """R19.9: responses to the declaration."""
        state = play.state
        fight = _fight(state)
        fight.bypassed = bypassed(self.answers.get(f"stealth/{fight.attacker}"))
        if fight.bypassed:
            cards = [state.label(card) for card in fight.bypassed.values()]
            play.emit("bypassed", seat=label_of("seat", fight.attacker), cards=cards)
        # A13.2: when the Lord Commander steps in, the declaration itself is not made anew.
        anew = commanded(state, fight.defender)
        made = [] if anew else [Deed(kind="initiated", seat=fight.attacker)]
        made += [
            Deed(kind="bypassed", card=card, onto=by, seat=fight.attacker)
            for by, card in fight.bypassed.items()
        ]
        if made:
            occur(play, made)

    def before_defence(self, play: FirstPlay) -> str | None:
        """R8.3: open the window for actions before defenders are declared."""
        if self._called_off(play.state):
            return "end"
        open_window(play, "W4b")
        return None

    def ask_defenders(self, play: FirstPlay) -> str | None:
        """R8.5: any number of own standing characters with the icon, or none."""
        state = play.state
        if self._called_off(state):
            return "end"
        fight = _fight(state)
        state.step = fight.step = "4.2.1"
        self._ask(play, fight.defender)
        return None

    def _ask(self, play: FirstPlay, seat: int) -> None:
        state = play.state
        fight = _fight(state)
        found = eligible_defenders(state, fight, seat)
        if not found:
            return
        most = most_defenders(state, fight, seat, found)
        wanted = state.preferred(seat, "defend_with")
        chosen = [one for one in found if state.codes[one] in wanted][:most]
        if chosen and declare_toll(state, chosen) == 0:
            play.followed(seat, "defend_with", state.label(chosen[0]))
            self.answers[answer_key("defenders", seat)] = [state.name(one) for one in chosen]
            return
        if state.preference(seat, f"defend_{fight.type}", "ask") == "never":
            play.followed(seat, f"defend_{fight.type}", "never")
            return
        play.ask(
            Choose(
                seat=seat,
                topic="defenders",
                purpose="act",
                quiet=[],
                public="defenders",
                about={"challenge": label_of("challenge", fight.type)},
                options=[Option(id=state.name(one), label=state.label(one)) for one in found],
                min=0,
                max=most,
                default=[],
            )
        )

    def check_defenders(self, state: FirstState, seat: int, value: list[str]) -> None:
        """What declaring them costs has to be paid."""
        need = declare_toll(state, [chosen_card(one) for one in value])
        if need > state.purse(seat):
            raise Illegal("toll-too-high", needed=need, got=state.purse(seat))

    def defend(self, play: FirstPlay) -> None:
        """R8.5: they kneel."""
        fight = _fight(play.state)
        self._declare(play, fight.defender)

    def _declare(self, play: FirstPlay, seat: int) -> None:
        state = play.state
        fight = _fight(state)
        names = self.answers.get(answer_key("defenders", seat), [])
        assert isinstance(names, list)
        cards = [chosen_card(str(one)) for one in names]
        play.emit(
            "defenders", seat=label_of("seat", seat), cards=[state.label(card) for card in cards]
        )
        pay_declare_toll(play, seat, cards)
        for card in cards:
            fight.defenders.append(card)
            fight.declared.append(card)
            if not state.board[card].knelt and not _stays_up(state, card, "defend"):
                deeds.do(play, Deed(kind="knelt", card=card, how="declared"))
        state.changed()

    def ask_support(self, play: FirstPlay) -> str | None:
        """R13.3: whoever supports the attacked player may defend for them."""
        state = play.state
        helper = supporter(state)
        if helper is None:
            return "command"
        self._ask(play, helper)
        return None

    def support(self, play: FirstPlay) -> None:
        """R13.4: then the supporter is the defender, but the claim stays where it was."""
        state = play.state
        fight = _fight(state)
        helper = supporter(state)
        if helper is not None and self.answers.get(answer_key("defenders", helper)):
            fight.defender = helper
            state.changed()
            play.emit(
                "supports", seat=label_of("seat", helper), other=label_of("seat", fight.against)
            )
            self._declare(play, helper)

    def command(self, play: FirstPlay) -> None:
        """R13.10: the Lord Commander may become the target; A13.2: stealth is assigned anew."""
        state = play.state
        fight = _fight(state)
        if fight.defender == fight.against and may_command(state) is not None:
            play.push(Command())

    def defended(self, play: FirstPlay) -> str | None:
        """R19.9: responses to the declaration of defenders; after a command it comes anew."""
        state = play.state
        fight = _fight(state)
        if fight.step == "commanded":
            fight.step = "4.2"
            return "ask_stealth"
        made = [Deed(kind="defended", seat=fight.defender)]
        made += [
            Deed(kind="declared_defender", card=card, seat=fight.defender)
            for card in fight.defenders
        ]
        occur(play, made)
        return None

    def before_result(self, play: FirstPlay) -> str | None:
        """R8.3: open the window for actions before the challenge is decided."""
        if self._called_off(play.state):
            return "end"
        open_window(play, "W4c")
        return None

    def resolve(self, play: FirstPlay) -> str | None:
        """R8.6: go on to the resolution, unless the challenge was called off."""
        state = play.state
        if self._called_off(state):
            return "end"
        state.step = _fight(state).step = "4.2.2"
        play.push(Resolution())
        return None

    def end(self, play: FirstPlay) -> str:
        """Nobody participates any more."""
        state = play.state
        state.challenge = None
        end_passing(state, range(state.seats), "challenge")
        state.delayed = [one for one in state.delayed if one.until != "challenge"]
        lapse(state, "challenge")
        play.emit("challenge-over")
        edition_of(state).settle(play)
        return DONE

    def _called_off(self, state: FirstState) -> bool:
        """Without one of the two players it goes straight to its end."""
        fight = _fight(state)
        return fight.attacker in state.out or fight.defender in state.out


def _fight(state: FirstState) -> Challenge:
    assert state.challenge is not None
    return state.challenge


def _stays_up(state: FirstState, card: int, role: str) -> bool:
    fight = _fight(state)
    return holds(state, f"no_kneel:{role}", card) or holds(state, f"no_kneel:{fight.type}", card)


def eligible_defenders(state: FirstState, fight: Challenge, seat: int) -> list[int]:
    """R8.5, R16.2: own standing characters with the icon that stealth has not bypassed."""
    if seat == fight.against and any(
        holds(state, "forbids_defence", one) for one in fight.attackers
    ):
        return []
    return [
        card
        for card in state.controlled(seat)
        if state.fact(card).type == "character"
        and card not in fight.bypassed.values()
        and card not in fight.defenders
        and not state.board[card].knelt
        and has_icon(state, card, fight.type)
        and not holds(state, "cannot_defend", card)
        and declare_toll(state, [card]) <= state.purse(seat)
    ]


def most_defenders(state: FirstState, fight: Challenge, seat: int, found: list[int]) -> int:
    """R18.3: against a lone attacker with joust only one may defend."""
    cap = least(state, "max_defenders", seat)
    most = len(found) if cap is None else min(cap, len(found))
    alone = len(fight.attackers) == 1 and has_keyword(state, fight.attackers[0], "joust")
    return min(1, most) if alone else most


@kind("declared_defender", lambda state, deed: deed.card in state.board)
def _declared_defender(play: LcgPlay, deed: Deed) -> None:
    """A character has been declared as defender."""
