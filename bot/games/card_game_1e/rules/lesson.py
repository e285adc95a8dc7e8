"""A guided first game of the first edition: two rounds for two, Stark against Lannister."""

from bot.kernel.labels import label_of
from bot.kernel.lesson import Idea, Lesson

MARSHALLING = {"window": label_of("window", "w3")}

LESSON = Lesson(
    seats=2,
    seat=0,
    seed="t",
    options={"pace": "live", "decks": ["stark", "lannister"]},
    ideas=(
        Idea(id="hand", topics=("mulligan",)),
        Idea(id="place", topics=("place",), stays=("host",)),
        Idea(id="plot", topics=("plot",), stays=("first_player",)),
        Idea(id="marshal", topics=("act",), stays=("act", "host"), about=MARSHALLING),
        Idea(id="challenge", topics=("challenge",), stays=("attackers", "stealth")),
        Idea(id="defend", topics=("defenders",)),
        Idea(id="act", topics=("act",), stays=("cost", "target")),
        Idea(id="claim", topics=("claim",)),
        Idea(id="power", topics=("challenge",), stays=("attackers", "stealth")),
        Idea(id="round", topics=("plot",)),
    ),
    longest=45,
)
