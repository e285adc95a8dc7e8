"""Reads what players type: a text and what its writer sees in, a `Reading` out.

`text` bounds what was typed and parts it into plain tokens. `vocabulary` and `names` know what
they can mean, also with typing errors. `sentence` makes words of them, each token in exactly one.
`choose`, `amount`, `shares`, `fill` and `offer` are the shapes of answers, one for each kind of
question; `chains` goes on to the questions that follow. `parses` tells which words a move leaves
over, and `decide` what becomes of it: the rule of certainty. `message` reads a message part by
part.

A game adds words in its catalogues and a `Lexicon`; it never parses anything itself.
"""

from bot.reader.lexicon import Done, Features, Lexicon
from bot.reader.message import Message, answer_to
from bot.reader.reading import Move, Ordered, Reading, Scene

__all__ = [
    "Done",
    "Features",
    "Lexicon",
    "Message",
    "Move",
    "Ordered",
    "Reading",
    "Scene",
    "answer_to",
]
