"""R5: the Westeros phase."""

from collections.abc import Callable

from bot.games.board_game.rules.acts import gain
from bot.games.board_game.rules.ambitions import Ambitions, Information
from bot.games.board_game.rules.clash import Clash
from bot.games.board_game.rules.facts import figures, icons, regions
from bot.games.board_game.rules.muster import Muster
from bot.games.board_game.rules.scoring import ironborn_raid
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.supply import Supply, set_supply
from bot.games.board_game.rules.wildlings import Wildlings
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of

WINTER = "winter_is_coming"
BANS = {
    "rains_of_autumn": "march_plus_1",
    "storm_of_swords": "defense",
    "sea_of_storms": "raid",
    "web_of_lies": "support",
    "feast_for_crows": "consolidate_power",
    "no_defense": "defense",
    "no_march_plus_1": "march_plus_1",
}
"""A5.30 and the choices of Put to the Sword: what is banned this round."""
CHOICES = {
    "a_throne_of_blades": ("iron_throne", ("supply", "mustering", "nothing")),
    "dark_wings_dark_words": ("kings_court", ("clash", "power", "nothing")),
    "put_to_the_sword": ("fiefdoms", ("no_defense", "no_march_plus_1", "nothing")),
    "the_burden_of_power": ("iron_throne", ("mustering", "wildlings_to_0")),
}
"""A5.27, A5.29, A21.09: which token's holder chooses, and from what."""


class Westeros(Frame, name="board.westeros"):
    """A5.02: turn up, winter, wildling marker, attack, then the texts."""

    steps = ("turn_up", "advance", "attack", "next_text", "carry_out")

    deck: int = 0
    """Which card's text comes next."""

    def turn_up(self, play: Playing) -> None:
        """R5.01; A5.03: Winter is Coming shuffles its deck and is replaced."""
        state = play.state
        play.reveal()
        for number, card in enumerate(state.westeros):
            state.discards[number].append(card)
        state.westeros = [_draw(state, number) for number in range(3)]
        state.searched = {}
        _tell(play)
        for number in range(3):
            while state.westeros[number] == WINTER:
                whole = [*state.decks[number], *state.discards[number], WINTER]
                # Sorted first: the shuffle must not carry over the order of the discards.
                whole.sort()
                state.rng.shuffle(whole)
                state.decks[number], state.discards[number] = whole, []
                state.westeros[number] = state.decks[number].pop(0)
                card = label_of("westeros", state.westeros[number])
                play.emit("winter", deck=number + 1, card=card)

    def advance(self, play: Playing) -> None:
        """R5.04, R5.05: one space per icon, 12 at most."""
        state = play.state
        count = sum(
            icons(number, state.setup.deck)[card] for number, card in enumerate(state.westeros)
        )
        if count:
            state.wildling = min(figures().wildling_attack, state.wildling + 2 * count)
            play.emit("wildlings-advance", icons=count, now=state.wildling)

    def attack(self, play: Playing) -> None:
        """R5.05: at 12 they attack at once."""
        if play.state.wildling >= figures().wildling_attack:
            play.push(Wildlings(strength=play.state.wildling))

    def next_text(self, play: Playing) -> str | None:
        """R5.01: I, II, III."""
        state = play.state
        if self.deck == len(state.westeros):
            return DONE
        card = state.westeros[self.deck]
        self.deck += 1
        play.emit(
            "westeros-card",
            card=label_of("westeros", card),
            deck=self.deck,
            effect=label_of("effect", card),
        )
        if card in CHOICES:
            track, options = CHOICES[card]
            play.ask(
                Choose(
                    seat=state.holders[track],
                    topic="westeros_choice",
                    quiet=["nothing"] if "nothing" in options else None,
                    public="westeros",
                    about={"card": label_of("westeros", card)},
                    options=[Option(id=one, label=label_of("choice", one)) for one in options],
                    default=list(options[-1:]),
                )
            )
            return None
        self._text(play, card)
        return "next_text"

    def carry_out(self, play: Playing) -> str:
        """A5.27, A5.29: what the holder picked."""
        state = play.state
        card = state.westeros[self.deck - 1]
        seat = state.holders[CHOICES[card][0]]
        choice = self.chosen("westeros_choice", seat)
        play.emit(
            "westeros-chosen",
            seat=label_of("seat", seat),
            card=label_of("westeros", card),
            choice=label_of("choice", choice),
        )
        self._text(play, choice)
        return "next_text"

    def _text(self, play: Playing, card: str) -> None:
        if card in BANS:
            if BANS[card] not in play.state.bans:
                play.state.bans.append(BANS[card])
            play.emit("ban", ban=label_of("ban", BANS[card]))
        elif card in TEXTS:
            TEXTS[card](play)


def _draw(state: BoardState, number: int) -> str:
    """The top card; an empty deck is made of its discards again."""
    if not state.decks[number]:
        state.decks[number] = sorted(state.discards[number])
        state.discards[number] = []
        state.rng.shuffle(state.decks[number])
    return state.decks[number].pop(0)


def _tell(play: Playing) -> None:
    cards = [label_of("westeros", card) for card in play.state.westeros]
    play.emit("westeros-cards", cards=cards)


def income(state: BoardState, seat: int, *, ports: bool) -> int:
    """A5.28: crowns, and own ports with an own ship and no enemy in their sea."""
    power = sum(regions()[region].crowns for region in state.held(seat))
    for region, force in state.forces.items():
        fact = regions()[region]
        if ports and fact.kind == "port" and force.seat == seat:
            power += state.owner(fact.sea) in (-1, seat)
    return power


def _collect(play: Playing, *, ports: bool = True) -> None:
    for seat in play.state.order_of_play:
        gain(play, seat, income(play.state, seat, ports=ports), "crowns")


def _supply(play: Playing) -> None:
    play.push(Supply())


def _mustering(play: Playing) -> None:
    play.push(Muster(queue=list(play.state.order_of_play)))


def _rally(play: Playing) -> None:
    play.push(Muster(queue=list(play.state.order_of_play), castles=True))


def _famine(play: Playing) -> None:
    """A21.09: every supply marker one down, then armies are adjusted."""
    for seat in play.state.order_of_play:
        set_supply(play, seat, play.state.supply[seat] - 1)
    play.push(Supply(counted=False))


def _wildlings_back(play: Playing) -> None:
    play.state.wildling = 0
    play.emit("wildlings-back", now=0)


def _ambitions(play: Playing) -> None:
    play.push(Ambitions())


def _information(play: Playing) -> None:
    play.push(Information())


def _clash(play: Playing) -> None:
    play.push(Clash())


def _dark_wings_power(play: Playing) -> None:
    _collect(play, ports=play.state.options.dark_wings_power == "with_ports")


def _wildlings_attack(play: Playing) -> None:
    play.push(Wildlings(strength=play.state.wildling))


TEXTS: dict[str, Callable[[Playing], None]] = {
    "supply": _supply,
    "mustering": _mustering,
    "clash_of_kings": _clash,
    "clash": _clash,
    "game_of_thrones": _collect,
    "power": _dark_wings_power,
    "wildlings_attack": _wildlings_attack,
    "rally_the_men": _rally,
    "famine": _famine,
    "wildlings_to_0": _wildlings_back,
    "ironborn_raid": ironborn_raid,
    "shifting_ambitions": _ambitions,
    "new_information": _information,
}
"""What cards and choices do; whatever is not here does nothing."""
