"""A guided first game of the Board Game: three rounds or so among three houses."""

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
