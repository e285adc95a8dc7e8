"""Reads what players type: a text and what its writer sees in, a `Reading` out.

`text` bounds what was typed, parts it into plain tokens and tells how alike two spellings are.
`vocabulary` knows what words can mean and what names are called; `names` finds names, also with
typing errors; `sentence` makes words of both, each token in exactly one. `parses` tells which
words an answer is told by and which it leaves over. `choices`, `amount`, `shares`, `form` and
`offer` are the shapes of answers, one for each kind of question; `chains` goes on to the questions
that follow. `reading` says what becomes of it: the rule of certainty. `message` reads a message
part by part. `ahead` looks up what a first message needs.

A game adds words in its catalogues and a `Lexicon`; it never parses anything itself.
"""

from bot.reader.ahead import looked_up_ahead
from bot.reader.chains import Move
from bot.reader.lexicon import Done, Features, Lexicon
from bot.reader.message import Message, answer_to
from bot.reader.parses import Prompt
from bot.reader.reading import Ordered, Reading
from bot.reader.vocabulary import called, name_of, phrases, word_set

__all__ = [
    "Done",
    "Features",
    "Lexicon",
    "Message",
    "Move",
    "Ordered",
    "Prompt",
    "Reading",
    "answer_to",
    "called",
    "looked_up_ahead",
    "name_of",
    "phrases",
    "word_set",
]
