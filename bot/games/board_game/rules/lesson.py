"""Guided games of the Board Game: three rounds or so among three houses; the expansions."""

from bot.kernel.lesson import Idea, Lesson

LESSON = Lesson(
    seats=3,
    seat=0,
    seed="d",
    options={"houses": "random"},
    ideas=(
        Idea(id="orders", topics=("orders",)),
        Idea(id="march", topics=("march", "march_moves"), stays=("march", "march_moves")),
        Idea(id="muster", topics=("muster",)),
        Idea(id="bid", topics=("bid", "wildling_bid"), stays=("bid", "wildling_bid")),
        Idea(id="support", topics=("orders",)),
        Idea(id="battle", topics=("house_card",), stays=("blade", "retreat", "casualties")),
        Idea(id="castles", topics=("orders",)),
    ),
    longest=40,
)

DRAGONS = Lesson(
    seats=6,
    seat=0,
    seed="a",
    options={"houses": "random", "expansion": "dance_with_dragons"},
    ideas=(
        Idea(id="dragons", topics=("orders",)),
        Idea(id="dragons_march", topics=("march", "march_moves"), stays=("march_moves",)),
        Idea(id="dragons_cards", topics=("house_card",), stays=("blade", "retreat")),
        Idea(id="dragons_time", topics=("orders",)),
    ),
    longest=18,
)

CROWS = Lesson(
    seats=4,
    seat=0,
    seed="d",
    options={"houses": "random", "expansion": "feast_for_crows"},
    ideas=(
        Idea(id="crows_keep", topics=("keep_objectives",)),
        Idea(id="crows", topics=("orders",)),
        Idea(id="crows_special", topics=("special_objective",)),
        Idea(id="crows_score", topics=("objective",)),
        Idea(id="crows_plan", topics=("orders",)),
    ),
    longest=22,
)

FURTHER = {"dragons": DRAGONS, "crows": CROWS}
"""For those who know the first lesson: what the expansions change."""
