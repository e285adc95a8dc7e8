"""Words that ask for something to look at, `undo`, and `join` and the like before the game."""

from bot.reader.vocabulary import phrases, search, word_set

LOOKS = ("undo", "help", "hand", "board", "log", "rules", "orders")
SEATING = ("join", "leave", "start", "fill")
SIGNS = frozenset({",", ":", "?", "(", ")"})


def look_in(tokens: tuple[str, ...], looks: tuple[str, ...] = LOOKS) -> str:
    """What the words ask to be shown, if they ask for nothing else; `undo` only word for word."""
    polite = word_set("polite", "thanks") | SIGNS
    for one in search(tokens, {look: phrases(f"do-{look}") for look in looks}):
        rest = {token for at, token in enumerate(tokens) if at not in one.span}
        free = word_set("showing", "articles") | polite
        firm = one.meaning == "undo" or looks is SEATING
        if one.score < 1 and {*tokens[one.start : one.end]} & word_set("correction", "filler"):
            continue  # `warte` is no typing error of `karte`.
        if rest <= (polite - {"?"} if firm else free) and one.score == (1 if firm else one.score):
            return one.meaning
    return ""


def nearly_undo(tokens: tuple[str, ...]) -> bool:
    """Whether it looks as if a move was to be taken back: that is asked, never done."""
    negated = word_set("not") & {*tokens}
    for one in search(tokens, {"undo": phrases("do-undo")}):
        rest = [token for at, token in enumerate(tokens) if at not in one.span]
        small = word_set("undoing", "polite", "thanks") | SIGNS
        sure = one.end - one.start > 1 or tokens[one.start] in word_set("undo-words")
        if sure and all(token in small for token in rest) and not negated - word_set("undoing"):
            return True
    return False
