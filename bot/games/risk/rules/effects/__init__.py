"""The rules on the cards, attached by id: characters and maester cards."""

from bot.games.risk.rules.effects import dice, harm, invasion, turn
from bot.games.risk.rules.effects.base import Card, Effect

__all__ = ["EFFECTS", "Card", "Effect"]

EFFECTS: dict[str, Effect] = {
    # Stark
    "ned_stark": dice.SetHighest(),
    "robb_stark": dice.AddAll(),
    "catelyn_stark": invasion.OneMore(),
    "jon_snow": turn.ExtraManeuver(),
    # Baratheon
    "stannis_baratheon": dice.AddAll(),
    "davos_seaworth": dice.AddAll(port=True),
    "melisandre": harm.DiscardMaester(),
    "salladhor_saan": turn.Flag("salladhor"),
    # Lannister; Tyrion acts while cards are bought
    "tywin_lannister": dice.AddInBattle(),
    "cersei_lannister": turn.ExtraCard(least=3),
    "jaime_lannister": dice.SetHighest(),
    "tyrion_lannister": Effect(),
    # Tyrell
    "loras_tyrell": dice.WinTies(),
    "margaery_tyrell": dice.RollAgain(own=False),
    "renly_baratheon": turn.CastleUnit(),
    "brienne": dice.EightAll(),
    # Martell
    "oberyn_martell": dice.EightOne(),
    "doran_martell": turn.ExtraCard(most=0),
    "ellaria_sand": turn.Flag("free_maneuver"),
    "areo_hotah": dice.AddHighest(castle=True, port=True),
    # Targaryen
    "daenerys_targaryen": dice.EightAll(),
    "jorah_mormont": turn.ExtraCard(least=2, strong=True),
    "grey_worm": dice.OnesAgain(),
    "barristan_selmy": dice.RollAgain(own=True),
    # Ghiscari
    "xaro_xhoan_daxos": turn.LookAtTwo("look_at_two"),
    "hizdahr_zo_loraq": dice.EightOne(),
    "kraznys_mo_nakloz": dice.AddHighest(),
    "pyat_pree": dice.AddInBattle(),
    # Maester cards
    "pirate_ship_fleet": turn.Flag("pirates"),
    "desperate_ambush": invasion.Trap(by_die=True),
    "lead_into_a_trap": invasion.Trap(),
    "preparing_for_war": turn.ThreeUnits(),
    "reinforce_bulwarks": turn.NewSpecial("fortification"),
    "a_sworn_sword": turn.NewSpecial("knight"),
    "weapons_of_war": turn.NewSpecial("siege_engine"),
    "spiders_sabotage": harm.Sabotage(),
    "bribery": invasion.Bribery(),
    "strength_of_steel": dice.AddHighest(),
    "castle_walls": dice.AddHighest(castle=True),
    "fortified_ports": dice.AddHighest(port=True),
    "establish_the_high_ground": invasion.HighGround(),
    "valyrian_steel": dice.SetHighest(),
    "shifting_alliance": invasion.Trap(most=2, joined=2),
    "a_call_to_arms": invasion.CallToArms(),
    "wed_for_peace": invasion.Peace(),
    "a_temporary_truce": invasion.Truce(),
    "strategic_withdrawal": invasion.Withdrawal(),
    "unplanned_losses": invasion.Losses(),
    "taken_captive": invasion.Captive(),
    "raid_the_countryside": invasion.Raid(),
    "sickness_in_the_ranks": harm.Sickness(),
    "mass_desertion": harm.Desertion(),
    "winter_is_coming": harm.Winter(),
    "cut_off_supply_lines": harm.CutOff(),
    "a_web_of_lies": harm.DiscardMaester(kept=True),
    "confusion_in_the_ranks": harm.DiscardMaester(everybody=True),
    "valar_morghulis": harm.Kill(),
    "blood_magic": harm.Kill(needed=3),
    "rally_the_smallfolk": turn.Rally(),
    "hired_thieves": harm.Thieves(),
    "best_laid_plans": harm.BestLaid(),
    "mourning_the_fallen": harm.Mourning(),
    "freefolk_uprising": turn.Flag("halved"),
    "call_in_your_banners": turn.MoreUnits(),
}
