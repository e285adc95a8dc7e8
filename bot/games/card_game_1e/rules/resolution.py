"""R8.6 to R8.12, A8.1, A8.2: winner, claim, unopposed power, renown, passives, responses."""

from bot.games.card_game_1e.rules.redirect import commanded
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.values import claim
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.claim import ask_victims, claim_deeds
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.fight import house_power, running
from bot.games.lcg.occurrence import Gathers, answer, occur
from bot.games.lcg.state import NONE
from bot.games.lcg.titles import rival
from bot.games.lcg.values import has_keyword
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of


class Resolution(Gathers, name="card_game_1e.resolution"):
    """One act of the rules: nothing answers to any of it before all of it is over."""

    steps = (
        "result",
        "ask_claim",
        "claim",
        "bonuses",
        "renown",
        "ask_deadly",
        "deadly",
        "ask_stand",
        "stand",
        "answer",
    )

    def result(self, play: FirstPlay) -> None:
        """R8.6, R8.7: who has won."""
        occur(play, [Deed(kind="result")])

    def ask_claim(self, play: FirstPlay) -> str | None:
        """R8.8a: the player who was attacked chooses who dies."""
        state = play.state
        fight = running(state)
        if fight.winner != fight.attacker:
            return "bonuses"
        amount = claim(state, fight)
        if not amount or fight.against in state.out:
            return "bonuses"
        state.step = fight.step = "4.2.4"
        play.emit("claim", challenge=label_of("challenge", fight.type), number=amount)
        if fight.type == "military":
            ask_victims(play, fight.against, characters(state, fight.against), amount)
        return None

    def claim(self, play: FirstPlay) -> None:
        """R8.8, R8.12: all at one moment."""
        state = play.state
        fight = running(state)
        seat, amount = fight.against, claim(state, fight)
        made = claim_deeds(state, fight, seat, amount, self._victims(seat))
        if made:
            occur(play, made)

    def _victims(self, seat: int) -> list[int]:
        names = self.answers.pop(f"claim/{seat}", [])
        assert isinstance(names, list)
        return [chosen_card(str(one)) for one in names]

    def bonuses(self, play: FirstPlay) -> None:
        """R8.11: unopposed; R13.7: against a rival; R13.10: for the Lord Commander."""
        state = play.state
        fight = running(state)
        state.step = fight.step = "4.2.3"
        made = []
        if fight.unopposed:
            made.append(house_power(state, fight.attacker, "unopposed"))
        if fight.winner == NONE:
            return
        if rival(state, fight.winner, fight.loser) and not state.noted("rival", fight.winner):
            state.note("rival", fight.winner, other=fight.loser)
            made.append(house_power(state, fight.winner, "rival"))
        if fight.winner == fight.defender and commanded(state, fight.defender):
            home, goal = state.house(fight.attacker), state.house(fight.defender)
            made.append(Deed(kind="power_moved", card=home, onto=goal, seat=fight.attacker))
        if made:
            occur(play, made)

    def renown(self, play: FirstPlay) -> None:
        """R16.7: each renowned participant of the winner claims power for itself."""
        state = play.state
        fight = running(state)
        if fight.winner == NONE:
            return
        cards = [card for card in fight.side(fight.winner) if has_keyword(state, card, "renown")]
        if cards:
            play.emit("keyword", seat=label_of("seat", fight.winner), keyword="keyword:renown")
            occur(
                play,
                [
                    Deed(kind="power_gained", card=card, seat=fight.winner, how="renown")
                    for card in cards
                ],
            )

    def ask_deadly(self, play: FirstPlay) -> None:
        """R16.9, A16.1: more deadly attackers than defenders kill one of the defenders."""
        state = play.state
        fight = running(state)
        ours, theirs = _deadly(state, fight.attackers), _deadly(state, fight.defenders)
        if ours > theirs:
            found = [card for card in fight.defenders if _may_die(state, card)]
            if found:
                play.emit(
                    "keyword", seat=label_of("seat", fight.attacker), keyword="keyword:deadly"
                )
            ask_victims(play, fight.defender, found, 1)

    def deadly(self, play: FirstPlay) -> None:
        """Kill the defenders that were chosen for deadly."""
        seat = running(play.state).defender
        made = [Deed(kind="killed", card=card, how="deadly") for card in self._victims(seat)]
        if made:
            occur(play, made)

    def ask_stand(self, play: FirstPlay) -> str | None:
        """R17.4, R17.6: who may stand all own vigilant or vengeful cards."""
        state = play.state
        fight = running(state)
        if fight.winner != fight.attacker:
            return "answer"
        for seat, keyword in ((fight.attacker, "vigilant"), (fight.defender, "vengeful")):
            if not _kneeling(state, seat, keyword):
                continue
            if play.order(seat, f"use_{keyword}", "always", "ask") != "ask":
                continue
            play.ask(
                Choose(
                    seat=seat,
                    topic=keyword,
                    purpose="act",
                    quiet=["no"],
                    public="keyword",
                    about={"keyword": label_of("keyword", keyword)},
                    options=[Option(id="yes", label="yes"), Option(id="no", label="no")],
                    default=["yes"],
                )
            )
        return None

    def stand(self, play: FirstPlay) -> None:
        """All of them, or none."""
        state = play.state
        fight = running(state)
        made = []
        for seat, keyword in ((fight.attacker, "vigilant"), (fight.defender, "vengeful")):
            said = self.answers.get(f"{keyword}/{seat}")
            wish = state.preference(seat, f"use_{keyword}", "always")
            if said == ["yes"] or (said is None and wish == "always"):
                made += [
                    Deed(kind="stood", card=card, how=keyword)
                    for card in _kneeling(state, seat, keyword)
                ]
        if made:
            occur(play, made)

    def answer(self, play: FirstPlay) -> str:
        """R19.8, R19.9: passive abilities, then responses, to everything that happened."""
        answer(play, self)
        return DONE


def characters(state: FirstState, seat: int) -> list[int]:
    """R8.8a: the characters of a player that can be killed."""
    found = [card for card in state.controlled(seat) if state.fact(card).type == "character"]
    return [card for card in found if _may_die(state, card)]


def _may_die(state: FirstState, card: int) -> bool:
    return can(state, Deed(kind="killed", card=card, how="claim"))


def _deadly(state: FirstState, cards: list[int]) -> int:
    return sum(has_keyword(state, card, "deadly") for card in cards)


def _kneeling(state: FirstState, seat: int, keyword: str) -> list[int]:
    return [
        card
        for card in state.controlled(seat)
        if state.board[card].knelt and has_keyword(state, card, keyword)
    ]
