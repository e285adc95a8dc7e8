"""The rules on leader sheets and character cards, attached by name."""

from bot.games.iron_throne.rules.effects import aftermath, leaders, reveal
from bot.games.iron_throne.rules.effects.base import Acting, Effect

__all__ = ["ABILITIES", "CARDS", "Acting", "Effect"]

ABILITIES: dict[str, Effect] = {
    "bran": leaders.Bran(),
    "olenna": leaders.Olenna(),
    "tywin": leaders.Tywin(),
    "eddard": leaders.Eddard(),
    "stannis": leaders.Stannis(),
    "melisandre": leaders.Melisandre(),
    "daenerys": leaders.Daenerys(),
    "loras": leaders.Loras(),
    "tyrion": leaders.AfterDeal(2, 1),
    "jaime": leaders.Jaime(),
    "arya": leaders.Arya(),
    "davos": leaders.Davos(1, 1),
    "drogo": leaders.Drogo(),
    "mace": leaders.Mace(),
}
"""Abilities used in effect windows. The others belong to a step of the turn: Catelyn, Robb,
Shireen and Joffrey to its start, Cersei, Viserys, Margaery and Renly to the support, Selyse and
Jorah to the sanctions, Barristan to the taking of hostages."""

CARDS: dict[str, Effect] = {
    # Lannister
    "cersei": reveal.Wildfire(),
    "tyrion": reveal.PoliticalSavvy(),
    "tywin": aftermath.CallInDebts(),
    "jaime": reveal.Oathbreaker(),
    "joffrey": reveal.RoyalWhim(),
    # Stark
    "eddard": reveal.KeepFaith(),
    "catelyn": aftermath.FamilyFirst(),
    "robb": aftermath.TacticalManeuver(),
    "arya": aftermath.ListOfNames(),
    "bran": reveal.RavensEye(),
    # Baratheon
    "stannis": reveal.IronDiscipline(),
    "melisandre": reveal.ShadowBirth(),
    "davos": aftermath.SmuggledOut(),
    "selyse": reveal.BurningFaith(),
    "shireen": reveal.BroughtToSafety(),
    # Targaryen
    "daenerys": reveal.Dragonfire(),
    "viserys": reveal.BoughtSwords(),
    "drogo": reveal.ThunderingHooves(),
    "jorah": reveal.DoubleGame(),
    "barristan": reveal.Unshaken(),
    # Tyrell
    "margaery": leaders.AfterDeal(2, 2),
    "olenna": aftermath.PoisonedCup(),
    "loras": reveal.Unhorsed(),
    "mace": aftermath.OpenGranaries(),
    "renly": reveal.GatherTheBanners(),
}
