"""Play by text: a message to Maester is a move.

`tokens` bounds what was typed and makes plain words of it, `vocabulary` and `names` say what words
can mean (`spelling`: with typing errors), `effort` how much thought a text is worth,
`paths` reads them as answers to what is asked now and next, `deciding` tells what is certain from
what must be offered, `message` reads a message move by move, `playing` makes its moves,
`listening` and `pressing` speak with Discord. A game adds vocabulary
(`typed.ftl`) and a `Lexicon`: what follows from what, never a parser.
"""
