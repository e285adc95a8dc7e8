"""The form of several questions that follow one another, drawn from what is said so far."""

from bot.discord_ui.desk import Desk, Draft, lexicon
from bot.discord_ui.list_controls import LATER, Rows, placeholder
from bot.discord_ui.page import DOES, SELECT_OPTIONS, Press, button, select
from bot.kernel import Assign, Choose
from bot.kernel.asks import AnyAsk, Option

Pairs = list[tuple[tuple[str, str], str]]
"""A key of an assignment with one of its values, and both in words."""
ROOM = 3
"""Questions that fit into one form: each is a select, and there is a row of buttons."""


def is_joined(desk: Desk, ask: AnyAsk, pick: str) -> bool:
    """Whether this choice goes on with other questions that fit into the same form."""
    if not isinstance(ask, Choose) or ask.max > 1 or desk.planning is not None:
        return False
    if ask.topic not in lexicon(desk.game).joined:
        return False
    return bool(following(desk, ask, Draft(picks=[pick])))


def following(desk: Desk, ask: AnyAsk, draft: Draft) -> list[Choose | Assign]:
    """The questions that follow from what is picked so far, as they will be asked."""
    lex, view = lexicon(desk.game), desk.view
    found: list[Choose | Assign] = []
    if view is None or not draft.picks:
        return found
    said: object = draft.picks[:1]
    done: dict[str, object] = {ask.topic: draft.picks[0]}
    topic = lex.follows(ask.topic, said)
    while topic is not None and len(found) < ROOM:
        then = lex.foresee(view, topic, done)
        if not isinstance(then, Choose | Assign):
            break
        if isinstance(then, Choose) and len(_real(then)) > SELECT_OPTIONS:
            break
        found.append(then)
        said = draft.shares.get(topic)
        if not isinstance(said, list) or not said:
            break
        done |= {topic: said[0], f"{topic}/all": said}
        topic = lex.follows(topic, said)
    return found


def form(desk: Desk, ask: Choose, draft: Draft) -> tuple[str, Rows]:
    """What is said so far, a select for each question, and the button that hands it all in."""
    known = {option.id: option for option in ask.options}
    told = [f"• {desk.option(known[draft.picks[0]])}"]
    rows: Rows = []
    enough = True
    for then in following(desk, ask, draft):
        press = Press("joined_some", desk.session_id, ask.id, then.topic)
        if isinstance(then, Choose):
            picked = list(draft.shares.get(then.topic, []))
            enough = enough and then.min <= len(picked) <= then.max
            shown = [
                (str(place), desk.option(one), desk.note(one))
                for place, one in enumerate(then.options)
                if one.id not in LATER
            ]
            here = {place for place, _, _ in shown if then.options[int(place)].id in picked}
            told += [f"  • {desk.option(one)}" for one in then.options if one.id in picked]
            most = min(then.max, len(shown))
        else:
            listed = pairs(desk, then)
            if not listed:
                continue
            given = draft.shares.get(then.topic, {})
            shown = [(str(place), name, "") for place, (_, name) in enumerate(listed)]
            here = {str(n) for n, ((key, value), _) in enumerate(listed) if given.get(key) == value}
            told += [f"  • {name}" for n, (_, name) in enumerate(listed) if str(n) in here]
            most = min(len(then.keys), len(shown))
        hint = placeholder(desk, then)
        rows.append([select(press, hint, shown, least=0, most=most, chosen=here)])
    at = desk.session_id, ask.id
    rows.append(
        [
            button(Press("joined", *at), desk.say("ui-confirm"), DOES, disabled=not enough),
            button(Press("clear", *at), desk.say("ui-clear")),
        ]
    )
    return "\n".join(told), rows


def pairs(desk: Desk, ask: Choose | Assign) -> Pairs:
    """Every key with every value; none if they do not fit into a select."""
    if not isinstance(ask, Assign):
        return []
    found = [
        ((key.id, value.id), f"{desk.option(key)} → {desk.option(value)}")
        for key in ask.keys
        for value in ask.values
        if key.allowed is None or value.id in key.allowed
    ]
    return found if len(found) <= SELECT_OPTIONS else []


def _real(ask: Choose) -> list[Option]:
    return [option for option in ask.options if option.id not in LATER]
