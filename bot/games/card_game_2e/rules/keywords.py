"""R11.14, R21.4 to R21.7: challenge keywords."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.first import FirstDecides
from bot.games.lcg.occurrence import occur
from bot.games.lcg.state import Challenge
from bot.games.lcg.values import has_keyword, strength
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of

USUAL = ("renown", "insight", "pillage", "intimidate")
NOBODY = "nobody"


class Keywords(FirstDecides, name="card_game_2e.keywords"):
    """The first player picks a kind, all its instances resolve together, then the next kind."""

    steps = ("order", "pick", "use")

    left: list[str] = list(USUAL)
    now: str = ""

    def order(self, play: ThronesPlay) -> str | None:
        """R11.14: asked only of a first player who wants to be (A29.10)."""
        state = play.state
        self.left = [one for one in self.left if instances(state, one)]
        self.answers.clear()
        if not self.left:
            return DONE
        wish = "usual"
        if len(self.left) > 1:
            wish = play.order(state.first, "keyword_order", "usual", "ask")
        options = self.left if wish == "ask" else self.left[:1]
        play.ask(
            Choose(
                seat=self.asks_first(state),
                topic="keyword",
                purpose="order",
                public="order",
                options=[Option(id=one, label=label_of("keyword", one)) for one in options],
                default=[options[0]],
            )
        )
        return None

    def pick(self, play: ThronesPlay) -> None:
        """Which instances the winner uses (R14.4: they say "may")."""
        state = play.state
        self.now = self.decided("keyword", state)
        self.left.remove(self.now)
        fight = state.challenge
        assert fight is not None
        found = instances(state, self.now)
        c = Context(state, fight.winner)
        if self.now == "intimidate":
            prey = intimidated(state, fight)
            if not prey or state.preference(fight.winner, "use_intimidate", "ask") == "never":
                return
            play.ask(
                Choose(
                    seat=fight.winner,
                    topic="intimidate",
                    purpose="target",
                    quiet=[NOBODY],
                    public="keyword",
                    options=[*card_options(c, prey), Option(id=NOBODY, label=NOBODY)],
                    default=[NOBODY],
                )
            )
        elif play.order(fight.winner, f"use_{self.now}", "always", "ask") == "ask":
            options = card_options(c, found)
            play.ask(
                Choose(
                    seat=fight.winner,
                    topic="instances",
                    purpose="act",
                    quiet=[],
                    public="keyword",
                    about={"keyword": label_of("keyword", self.now)},
                    options=options,
                    min=0,
                    max=len(options),
                    default=[option.id for option in options],
                )
            )

    def use(self, play: ThronesPlay) -> str:
        """All instances at one moment (A21.6)."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        made = self._deeds(state, fight)
        if made:
            play.emit(
                "keyword",
                seat=label_of("seat", fight.winner),
                keyword=label_of("keyword", self.now),
            )
            occur(play, made)
        return "order"

    def _deeds(self, state: ThronesState, fight: Challenge) -> list[Deed]:
        if self.now == "intimidate":
            said = self.answers.get(f"intimidate/{fight.winner}")
            if not isinstance(said, list) or NOBODY in said:
                return []
            return [Deed(kind="knelt", card=chosen_card(str(said[0])), how="intimidate")]
        picked = self.answers.get(f"instances/{fight.winner}")
        cards = instances(state, self.now)
        if isinstance(picked, list):
            cards = [chosen_card(str(one)) for one in picked]
        elif state.preference(fight.winner, f"use_{self.now}", "always") == "never":
            cards = []
        if not cards:
            return []
        if self.now == "renown":
            return [
                Deed(kind="power_gained", card=card, seat=fight.winner, how="renown")
                for card in cards
            ]
        if self.now == "insight":
            return [Deed(kind="drawn", seat=fight.winner, amount=len(cards), how="insight")]
        deck = state.players[fight.loser].deck
        return [
            Deed(kind="deck_discarded", card=card, seat=fight.winner, source=by, how="pillage")
            for card, by in zip(deck, cards, strict=False)
        ]


def instances(state: ThronesState, keyword: str) -> list[int]:
    """A21.1: the winner's participants that have a keyword now; A21.2: intimidate by attackers."""
    fight = state.challenge
    assert fight is not None
    if keyword == "intimidate" and fight.winner != fight.attacker:
        return []
    return [card for card in fight.side(fight.winner) if has_keyword(state, card, keyword)]


def intimidated(state: ThronesState, fight: Challenge) -> list[int]:
    """R21.7: standing characters of the loser with STR not above the margin."""
    return [
        card
        for card in state.controlled(fight.loser)
        if state.fact(card).type == "character"
        and not state.board[card].knelt
        and strength(state, card) <= fight.margin
    ]
