"""Play by text: a message to Maester is a move.

`tokens` makes plain words of what was typed, `vocabulary` and `names` say what words can mean,
`paths` reads them as answers to what is asked now and next, `deciding` tells what is certain from
what must be offered, `listening` and `pressing` speak with Discord. A game adds vocabulary
(`typed.ftl`) and a `Lexicon`: what follows from what, never a parser.
"""
