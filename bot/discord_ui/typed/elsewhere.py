"""A name that is understood and cannot be chosen: tried all the same, the rules say why not."""

from collections.abc import Iterator

from bot.discord_ui.typed.names import Mention, catalogue_name, named_by
from bot.discord_ui.typed.segment import SURE_NAME, Segment
from bot.kernel import Choose


def named_elsewhere(segment: Segment) -> Iterator[tuple[Choose, str, float]]:
    """Questions about such names, the name as an answer, and how sure it is that it is meant."""
    if len(segment.mentions) != 1:
        return
    (mention,) = segment.mentions
    for ask in segment.view.asks:
        if isinstance(ask, Choose) and ask.max == 1 and _fits(segment, ask, mention):
            for name in _of_that_kind(segment, ask):
                near = mention.near.get(catalogue_name(segment.game, name)[0], 0.0)
                if near >= SURE_NAME and near == mention.score:
                    yield ask, name.partition(":")[2], near


def _fits(segment: Segment, ask: Choose, mention: Mention) -> bool:
    """Whether nothing else is said, and the name stands where such a name stands."""
    role = segment.lexicon.roles.get(ask.topic)
    left = segment.left(set(mention.span), ask, {ask.topic})
    return not left and (role is None or mention.role == role)


def _of_that_kind(segment: Segment, ask: Choose) -> list[str]:
    """Names of the game of the same kind as the options, without the options."""
    listed = {named_by(segment.game, option) or "": option.id for option in ask.options}
    named = {label: which for label, which in listed.items() if label}
    if any(label.partition(":")[2] != which for label, which in named.items()):
        return []
    kinds = {label.partition(":")[0] for label in named}
    names = segment.lexicon.names(segment.view)
    return [one for one in names if one not in named and one.partition(":")[0] in kinds]
