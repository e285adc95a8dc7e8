"""The messages of a table: the board for all, the panel for one."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.discord_ui import lessons, screen
from bot.discord_ui.controls import controls, remarks
from bot.discord_ui.desk import Desk, Draft, value_in_words
from bot.discord_ui.happened import lines, posted
from bot.discord_ui.harmless import plain
from bot.discord_ui.named_cards import card_list, named
from bot.discord_ui.page import (
    CONTENT,
    DOES,
    ONE_OF,
    ROW_BUTTONS,
    ROWS,
    STANDING,
    Item,
    Page,
    Press,
    button,
    checked,
    in_rows,
    shorten,
    tail,
)
from bot.kernel import Assign, Event, Offer, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.rules import CARRY_OUT, ORDER, expected
from bot.table import LogEntry, Owed, shown_ask
from bot.table.durations import duration_text
from bot.table.waits import agreed

ROOM_FOR_LOG = 1300


def board(
    desk: Desk,
    log: list[LogEntry],
    waiting: list[Owed],
    newly: list[int],
    *,
    heads: Sequence[str] = (),
    notices: Sequence[str] = (),
) -> Page:
    """What happened, where things stand, who is waited for; those who newly owe are pinged.

    `heads` say why there is a new message, and `notices` what else happened that is no move.
    What a head tells is not told again.
    """
    view = _seen(desk)
    stands = [desk.face.summary(view, desk.words, desk.mention), lessons.idea(desk)]
    waits = waiting_line(desk, waiting)
    told = lines(desk, log, brief=True, known=heads)
    happened = [*notices, *told]
    if happened:
        more = desk.say("ui-more-in-log")
        room = min(ROOM_FOR_LOG - sum(map(len, heads)), CONTENT - _size(*heads, *stands, waits))
        happened = [tail(happened, room, more)] if room > len(more) else []
    kept = "\n".join(part for part in (*heads, *happened, *stands) if part)
    page = Page("\n".join(part for part in (kept, waits) if part))
    rows = (_talk_buttons(desk, view), _board_buttons(desk, waiting), _cards(desk, log, view))
    page.rows = [row for row in rows if row]
    if desk.learning and lessons.is_over(desk):
        page.content = lessons.ending(desk)
        page.rows = [lessons.next_buttons(desk.words, desk.game)]
    page.mentions = newly
    page.kept = kept if desk.info.session.status == "running" else None
    return checked(page)


def _size(*parts: str) -> int:
    """How many characters these take, each on lines of its own."""
    return sum(len(part) + 1 for part in parts if part)


def waiting_line(desk: Desk, waiting: list[Owed]) -> str:
    """Whom the game waits for, for what, and since when; always true."""
    status = desk.info.session.status
    if status in ("paused", "finished", "cancelled"):
        return desk.say(f"ui-status-{status}")
    seats: dict[tuple[str, str, str], list[str]] = {}
    for owed in waiting:
        seats.setdefault(_waits(desk, owed), []).append(label_of("seat", owed.seat))
    told = [
        desk.say(key, seats=who, what=what, time=time) for (key, what, time), who in seats.items()
    ]
    if any(owed.veiled for owed in waiting):
        told.append(desk.say("ui-waiting-veiled"))
    return "\n".join(told)


def _waits(desk: Desk, owed: Owed) -> tuple[str, str, str]:
    """A sentence, what for, and until or since when; whoever has the same is told together."""
    what = desk.words.public(desk.game, owed.public)
    if owed.out_of_time:
        return "slow-waiting-over", what, ""
    if owed.due is not None:
        return "slow-waiting-until", what, f"<t:{owed.due // 1000}:R>"
    return "ui-waiting", what, f"<t:{owed.since // 1000}:R>"


def clock_line(desk: Desk) -> str:
    """What the table agreed on about time."""
    clock = agreed(desk.info.session)
    if clock.kind == "none":
        return desk.say("slow-clock-none")
    return desk.say(
        f"slow-clock-{clock.kind}",
        time=duration_text(clock.time),
        increment=duration_text(clock.increment),
        overtime=desk.say(f"slow-overtime-{clock.overtime}"),
    )


def _board_buttons(desk: Desk, waiting: list[Owed]) -> list[Item]:
    """What everybody finds below the table's message; a form where many things are decided."""
    at = desk.session_id
    forms = [
        button(Press("ask_mine", at), desk.say(f"form-{what}"), ONE_OF, emoji="📝")
        for what in sorted({owed.public for owed in waiting})
        if desk.words.has(f"{desk.game}-form-{what}")
    ]
    buttons = [
        button(Press("board", at), desk.say("ui-board"), emoji="🗺️"),
        button(Press("log", at, 0, "0"), desk.say("ui-log"), emoji="📜"),
        button(Press("rules", at), desk.say("ui-rules"), emoji="❔"),
    ]
    if desk.info.session.status == "running":
        move = button(Press("panel", at), desk.say("ui-my-move"), ONE_OF, emoji="🎲")
        return [move, *forms[:1], *buttons]
    if desk.info.session.status == "finished":
        return [replay_button(desk), *buttons]
    return buttons


def _cards(desk: Desk, log: list[LogEntry], view: View) -> list[Item]:
    """A list of the cards that the message names, so that anybody may look at them."""
    told = [replace(one, events=posted(desk, one)) for one in log]
    found = named(desk.game, told, view)
    return [card_list(desk.game, found, desk.words)] if found else []


def replay_button(desk: Desk) -> Item:
    """A button that opens the replay of a game, or the earlier rounds of one that goes on."""
    over = desk.info.session.status == "finished"
    label = desk.say("replay-open" if over else "replay-earlier")
    return button(Press("replay_open", desk.session_id), label, emoji="🎞️")


def _talk_buttons(desk: Desk, view: View) -> list[Item]:
    """A public talk: whoever takes part in it may act right here, for all to see."""
    talk = desk.face.talk(view) if desk.info.session.status == "running" else None
    if talk is None:
        return []
    at = desk.session_id
    refuse = button(Press("talk_refuse", at), desk.say("ui-refuse"))
    propose = button(Press("talk_propose", at), desk.say("ui-propose"), ONE_OF)
    if talk.number is None:
        return [propose, refuse]
    press = Press("talk_accept", at, 0, str(talk.number))
    return [button(press, desk.say("ui-accept"), DOES), propose, refuse]


@dataclass(frozen=True, slots=True)
class Fold:
    """How much of a page is left to its buttons, so that a phone shows question and controls."""

    hand: bool = False
    """Whether the hand is left to **My cards**."""
    news: int | None = None
    """Lines of what was done to the reader, if not all of them."""
    remark: int | None = None
    """Characters of what an option is about, if not all of them."""


FOLDS = (
    Fold(),
    Fold(hand=True),
    Fold(hand=True, news=1),
    Fold(hand=True, news=1, remark=90),
    Fold(hand=True, news=0, remark=60),
    Fold(hand=True, news=0, remark=0),
)
"""From everything to as little as can be; the first that fits is taken.

In a lesson options keep what they are about, for its ideas speak of that."""


def panel(desk: Desk, *, note: str = "") -> Page:
    """One player's own page: what happened to them, the open question, its controls, the hand."""
    view = _seen(desk)
    if desk.learning and lessons.is_over(desk):
        return lessons.ending_page(desk, note)
    if view.finish is not None:
        summary = desk.face.summary(view, desk.words, desk.mention)
        said = [summary, desk.say("ui-status-finished")]
        return checked(Page(_fit(_heading(desk), note, said)))
    ask = desk.planning or (shown_ask(view.asks) if view.asks else None)
    if ask is None:
        return _idle(desk, view, note)
    if _rests(desk, ask):
        return _rested(desk, view, ask, note)
    folds = FOLDS[:1] if desk.unfolded else FOLDS[:-1] if desk.learning else FOLDS
    for fold in folds:
        page = _asking(desk, view, ask, note, fold)
        if screen.fits(page):
            break
    return checked(page)


def _idle(desk: Desk, view: View, note: str) -> Page:
    """The page of a player of whom nothing is asked: why, what can be planned, and the hand."""
    again = button(Press("panel_again", desk.session_id), desk.say("ui-refresh"))
    page = Page(rows=[[*_back_button(desk), again, *_plan_button(desk)]])
    hand = _hand(desk, view, brief=bool(view.asks) and not desk.unfolded)
    if view.viewer is not None:
        page.rows += _panel_rows(desk, ROWS - len(page.rows), hand)
    idea = lessons.idea(desk) if desk.learning else ""
    heading = "\n".join(part for part in (_heading(desk), idea) if part)
    told = _with_news(desk, view, note)
    page.content = _fit(heading, told, [nothing_owed(desk, view)], hand)
    return checked(page)


def _rests(desk: Desk, ask: AnyAsk) -> bool:
    """Whether a page that stays need not ask any more, though its answers may still be changed.

    It says only what stays true, so that nobody has to close it.
    """
    open_still = ask.owed or isinstance(ask, Offer) or ask.answer == []
    wanted = desk.changing or desk.planning is not None or desk.draft != Draft()
    return desk.stays and not open_still and not wanted


def _rested(desk: Desk, view: View, ask: AnyAsk, note: str) -> Page:
    """The page of a player who has answered everything: what, and a button to change it."""
    change = button(Press("change", desk.session_id), desk.say("ui-change"), emoji="✏️")
    page = Page(rows=[[change, *_plan_button(desk)]])
    hand = _hand(desk, view, brief=not desk.unfolded)
    page.rows += _panel_rows(desk, ROWS - len(page.rows), hand)
    question = [_answered(desk, view.asks, ask)]
    page.content = _fit(_heading(desk), _with_news(desk, view, note), question, hand)
    return checked(page)


def _asking(desk: Desk, view: View, ask: AnyAsk, note: str, fold: Fold) -> Page:
    """The page with an open question, or with one that is planned for."""
    hand = "" if fold.hand else _hand(desk, view, brief=bool(view.asks) and not desk.unfolded)
    filled, rows = controls(desk, ask, desk.draft)
    given = desk.draft.shares or (not desk.planning and getattr(ask, "answer", None)) or {}
    shares = given if isinstance(given, dict) else {}
    what_if = desk.face.draft_text(view, ask, shares, desk.words, desk.mention)
    asked = _asked(desk, view, ask, fold.remark)
    page = Page(rows=[*rows])
    if desk.planning is not None:
        question = [_plan_help(desk), asked, filled, what_if]
        if len(rows) < ROWS:
            page.rows.append(_plan_button(desk))
    else:
        question = [_answered(desk, view.asks, ask), asked, filled, what_if]
        page.rows += _panel_rows(desk, ROWS - len(rows), hand)
    if ask.owed and desk.planning is None:
        note = "\n".join([*_since(desk, fold.news), *([note] if note else [])])
    idea = lessons.idea(desk) if desk.learning else ""
    heading = "\n".join(part for part in (_heading(desk), idea) if part)
    page.content = _fit(heading, _with_news(desk, view, note), question, hand)
    page.kept = _heading(desk)
    return page


def _hand(desk: Desk, view: View, *, brief: bool) -> str:
    """What the reader holds; `brief` without what their cards say."""
    return desk.face.hand_text(view, desk.words, desk.mention, brief)


def _asked(desk: Desk, view: View, ask: AnyAsk, most: int | None) -> str:
    """The question, what its buttons have no room for, and what stands beside it."""
    lines = [desk.ask(ask), *(remarks(desk, ask, most) if most != 0 else [])]
    return "\n".join([*lines, *desk.face.beside(view, ask, desk.words, desk.called)])


def _answered(desk: Desk, asks: Sequence[AnyAsk], shown: AnyAsk) -> str:
    """What one has answered so far; and why one is not waited for, if that is so."""
    done = [ask for ask in asks if not ask.owed and not isinstance(ask, Offer) and ask.answer != []]
    if isinstance(shown, Assign) and not desk.draft.shares and not _rests(desk, shown):
        done = [ask for ask in done if ask is not shown]  # the form itself shows it
    given = [(ask, value_in_words(desk, ask, ask.answer)) for ask in done]
    told = [f"✅ {desk.short(ask)}: **{said or desk.words.say('nothing')}**" for ask, said in given]
    if not shown.owed:
        told.append(desk.say("ui-early" if shown.answer == [] else "ui-answered"))
    return "\n".join(told)


def _heading(desk: Desk) -> str:
    """Which table this is about; nothing where one can see that."""
    session = desk.info.session
    if session.thread_id and session.thread_id == desk.here:
        return ""
    title = f"**{plain(session.title, 100)}**"
    return f"{title} · <#{session.thread_id}>" if session.thread_id else title


def _back_button(desk: Desk) -> list[Item]:
    """A button to take the seat back from a stand-in."""
    seat = desk.view.viewer if desk.view is not None else None
    if seat is None or desk.info.seats[seat].kind != "standin":
        return []
    press = Press("back", desk.session_id)
    return [button(press, desk.say("slow-take-back"), DOES, emoji="👋")]


def _plan_button(desk: Desk) -> list[Item]:
    """A button to the plans, where something can be planned."""
    if not _coming(desk):
        return []
    return [button(Press("plans", desk.session_id), desk.say("ui-plan-ahead"), emoji="🗒️")]


def _coming(desk: Desk) -> list[AnyAsk]:
    if desk.rules is None or desk.view is None:
        return []
    return expected(desk.rules, desk.view)


def plans_page(desk: Desk, written: Collection[int], *, note: str = "") -> Page:
    """Every question the reader can see coming, as a button to plan for it."""
    coming = _coming(desk)
    help_text = _plan_help(desk) if coming else desk.say("ui-plan-nothing")
    buttons = [
        button(
            Press("plan", desk.session_id, ask.id),
            _title(desk, ask),
            ONE_OF,
            emoji="✅" if ask.id in written else None,
        )
        for ask in coming[: (ROWS - 1) * ROW_BUTTONS]
    ]
    bottom = [button(Press("panel_again", desk.session_id), desk.say("ui-plan-back"))]
    if desk.rules is not None and ORDER in desk.rules.preferences:
        other = "ask" if _carried_out(desk) else CARRY_OUT
        press = Press("plans_order", desk.session_id, 0, other)
        bottom.append(button(press, desk.say(f"ui-plan-{other.replace('_', '-')}"), emoji=STANDING))
    text = "\n\n".join(part for part in (note, help_text) if part)
    return checked(Page(text, rows=[*in_rows(buttons), bottom]))


def _carried_out(desk: Desk) -> bool:
    """Whether the reader has their plans carried out."""
    return desk.view is not None and desk.view.preferences.get(ORDER) == CARRY_OUT


def _plan_help(desk: Desk) -> str:
    return desk.say("ui-plan-firm" if _carried_out(desk) else "ui-plan-help")


def _title(desk: Desk, ask: AnyAsk) -> str:
    """What is to be decided, as a button can show it."""
    said = desk.short(ask)
    return said[:1].upper() + said[1:]


def _panel_buttons(desk: Desk, hand: str) -> list[Item]:
    at = desk.session_id
    cards = button(Press("cards", at), desk.say("ui-cards"), emoji="🎴")
    more = hand != _hand(desk, _seen(desk), brief=False)
    return [
        button(Press("zoom", at, 0, "mine"), desk.say("ui-board"), emoji="🗺️"),
        button(Press("rules_here", at), desk.say("ui-rules"), emoji="❔"),
        *([cards] if more else []),
        button(Press("undo", at), desk.say("ui-undo"), emoji="↩️"),
        button(Press("orders", at), desk.say("ui-orders"), emoji=STANDING),
    ]


def _panel_rows(desk: Desk, room: int, hand: str) -> list[Sequence[Item]]:
    """What every page of one's own has at its end, and a button for each order that is news.

    `hand` is as much of the reader's cards as the page shows.
    """
    if room < 1:
        return []
    news = [
        button(
            Press("order_open", desk.session_id, 0, f"{key}.here"),
            desk.say("ui-order-change", order=desk.words.preference(desk.game, key)),
            emoji=STANDING,
        )
        for key in _seen(desk).told
    ]
    if room > 1 and news:
        return [news[:ROW_BUTTONS], _panel_buttons(desk, hand)]
    return [[*_panel_buttons(desk, hand), *news][:ROW_BUTTONS]]


def _with_news(desk: Desk, view: View, note: str) -> str:
    """What has just happened, and which standing orders decided for the first time."""
    lines = [note] if note else []
    for key, choice in view.told.items():
        kind = "order-followed" if key in view.preferences else "order-told"
        event = Event(type=kind, args={"order": key, "choice": choice})
        line = desk.words.event(desk.game, event)
        lines += [line] if line not in note else []
    return "\n".join(lines)


def _since(desk: Desk, most: int | None) -> list[str]:
    """What was done to the reader since their last move, in at most so many lines."""
    told = desk.news if most is None else desk.news[-most:] if most else []
    return [desk.say("ui-news-you"), *told] if told else []


def _fit(heading: str, note: str, question: Sequence[str], hand: str = "") -> str:
    """Everything; where there is too much, less of the note, then of the hand."""
    parts = [heading, note, *question, hand]
    for place in (1, len(parts) - 1):
        over = len(_joined(parts)) - CONTENT
        if over > 0:
            parts[place] = shorten(parts[place], max(len(parts[place]) - over, 1))
    return shorten(_joined(parts), CONTENT)


def _joined(parts: list[str]) -> str:
    return "\n\n".join(part for part in parts if part)


def nothing_owed(desk: Desk, view: View) -> str:
    """Why a player has nothing to decide; for their eyes only."""
    if view.viewer is None:
        return desk.say("ui-not-seated")
    if any(one.seat == view.viewer for one in view.waiting):
        return desk.say("ui-nothing-veiled")
    if desk.stays:
        return desk.say("ui-nothing-now")
    seats = [label_of("seat", one.seat) for one in view.waiting]
    return desk.say("ui-nothing-owed", seats=seats)


def _seen(desk: Desk) -> View:
    if desk.view is None:
        raise ValueError("this page needs a view")
    return desk.view


def hand_button(desk: Desk) -> list[Item]:
    """A button to one's own page; it works whatever else is refused."""
    press = Press("panel", desk.session_id)
    return [button(press, desk.say("ui-my-move"), ONE_OF, emoji="🎲")]
