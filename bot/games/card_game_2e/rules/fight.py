"""Section 11: a challenge is resolved, from its initiation to step 4.2.6."""

from bot.games.card_game_2e.rules.claim import Claim
from bot.games.card_game_2e.rules.keywords import Keywords
from bot.games.card_game_2e.rules.redirect import Redirect, may_redirect
from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.lcg import fight
from bot.games.lcg.deed import Deed
from bot.games.lcg.fight import called_off, declaration, house_power, running
from bot.games.lcg.occurrence import occur
from bot.games.lcg.state import NONE
from bot.games.lcg.titles import rival


class Fight(fight.Fight, name="card_game_2e.fight"):
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

    def redirect(self, play: ThronesPlay) -> None:
        """R27.9: before reactions to the initiation."""
        if may_redirect(play.state) is not None:
            play.push(Redirect())

    def initiated(self, play: ThronesPlay) -> None:
        """R10.7: reactions to any of these announcements."""
        fight = running(play.state)
        occur(play, [Deed(kind="initiated", seat=fight.attacker), *declaration(fight)])

    def defended(self, play: ThronesPlay) -> None:
        """Reactions to the declaration."""
        occur(play, [Deed(kind="defended", seat=running(play.state).defender)])

    def result(self, play: ThronesPlay) -> str | None:
        """Step 4.2.2: compare STR."""
        state = play.state
        if called_off(state):
            return "end"
        state.step = running(state).step = "4.2.2"
        occur(play, [Deed(kind="result")])
        return None

    def bonuses(self, play: ThronesPlay) -> str | None:
        """Step 4.2.3, R11.12: unopposed and rival bonuses at the same moment."""
        state = play.state
        if called_off(state):
            return "end"
        fight = running(state)
        state.step = fight.step = "4.2.3"
        made = []
        if fight.unopposed:
            made.append(house_power(state, fight.attacker, "unopposed"))
        if fight.winner != NONE and rival(state, fight.winner, fight.loser):
            once = [n for n in state.noted("rival", fight.winner) if n.other == fight.loser]
            if not once:
                state.note("rival", fight.winner, other=fight.loser)
                made.append(house_power(state, fight.winner, "rival"))
        if made:
            occur(play, made)
        return None

    def claim(self, play: ThronesPlay) -> str | None:
        """Step 4.2.4, R11.13: only if the attacking player won."""
        state = play.state
        if called_off(state):
            return "end"
        fight = running(state)
        state.step = fight.step = "4.2.4"
        if fight.winner == fight.attacker:
            play.push(Claim())
        return None

    def keywords(self, play: ThronesPlay) -> str | None:
        """Step 4.2.5, R11.14."""
        state = play.state
        if called_off(state):
            return "end"
        fight = running(state)
        state.step = fight.step = "4.2.5"
        if fight.winner != NONE:
            play.push(Keywords())
        return None
