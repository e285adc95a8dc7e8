"""A guided first game of the second edition: two rounds of a joust, Lannister against Stark."""

from bot.kernel.labels import label_of
from bot.kernel.lesson import Idea, Lesson

MARSHALING = {"window": label_of("window", "w3")}

LESSON = Lesson(
    seats=2,
    seat=0,
    seed="f",
    options={"pace": "live", "decks": ["lannister_fealty", "stark_fealty"]},
    ideas=(
        Idea(id="hand", topics=("mulligan",)),
        Idea(id="place", topics=("place",), stays=("host",)),
        Idea(id="plot", topics=("plot",), stays=("first_player",)),
        Idea(id="marshal", topics=("act",), stays=("act", "host"), about=MARSHALING),
        Idea(id="challenge", topics=("challenge",), stays=("attackers", "stealth")),
        Idea(id="defend", topics=("defenders",)),
        Idea(id="act", topics=("act",), stays=("cost", "target")),
        Idea(id="claim", topics=("claim",)),
        Idea(id="power", topics=("challenge",), stays=("attackers", "stealth")),
        Idea(id="round", topics=("plot",)),
    ),
    longest=45,
)
