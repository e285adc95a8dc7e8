"""From a view back to a state: all a seat knows, with nothing in the decks."""

from bot.games.board_game.rules.facts import TOKENS, TRACKS
from bot.games.board_game.rules.state import NOBODY, BoardState, Fight, Force
from bot.games.board_game.rules.view import Area, BoardView
from bot.kernel import Rng


def imagined(view: BoardView) -> BoardState:
    """The position as this viewer knows it, for trying out what could be done."""
    areas = view.regions
    players = view.players
    return BoardState(
        game=view.game,
        version=1,
        seats=view.seats,
        rng=Rng(seed="imagined"),
        options=view.options,
        houses=list(view.houses),
        conceded=list(view.conceded),
        round=view.round,
        phase=view.phase,
        turn=view.turn,
        forces={r: _force(area) for r, area in areas.items() if area.owner != NOBODY},
        power_tokens={r: a.power_token for r, a in areas.items() if a.power_token != NOBODY},
        garrisons={r: a.garrison for r, a in areas.items() if a.garrison},
        neutral={r: a.neutral for r, a in areas.items() if a.neutral},
        closed=[r for r, a in areas.items() if a.closed],
        orders={r: a.order for r, a in areas.items() if a.order},
        power=[player.power for player in players],
        gained=[player.power + player.power_on_board for player in players],
        spent=[0 for _ in players],
        supply=[player.supply for player in players],
        tracks={track: list(view.tracks[track]) for track in TRACKS},
        holders={track: view.holders[TOKENS[track]] for track in TRACKS},
        blade_used=view.blade_used,
        raven_used=view.raven_used,
        wildling=view.wildling,
        bans=list(view.bans),
        hands=[list(player.hand) for player in players],
        piles=[list(player.discard) for player in players],
        fight=_fight(view),
    )


def _force(area: Area) -> Force:
    standing = {unit: n - area.routed.get(unit, 0) for unit, n in area.units.items()}
    units = {unit: number for unit, number in standing.items() if number}
    return Force(seat=area.owner, units=units, routed=dict(area.routed))


def _fight(view: BoardView) -> Fight | None:
    combat = view.combat
    if combat is None:
        return None
    return Fight(
        attacker=combat.attacker,
        defender=combat.defender,
        source=combat.source,
        region=combat.region,
        order=combat.order,
        attackers=dict(combat.attackers),
        support=dict(combat.support),
        cards=dict(combat.cards),
        tides=dict(combat.tides),
        tides_shown=bool(combat.tides),
        attack=combat.attack,
        defence=combat.defence,
    )
