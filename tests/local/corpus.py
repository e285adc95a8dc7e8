"""Bad requests, each with the reason it is bad. `official` says whether the official
description is known to catch it too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
FOLLOWUP = ("POST", "/webhooks/{webhook_id}/{webhook_token}")
COMMANDS = ("PUT", "/applications/{application_id}/commands")
THREADS = ("POST", "/channels/{channel_id}/threads")
CHANNEL = ("PATCH", "/channels/{channel_id}")
V2 = 1 << 15


@dataclass(frozen=True)
class Bad:
    why: str
    route: tuple[str, str]
    body: Any
    official: bool = True


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **more}


def select(n: int = 2, **more: Any) -> Json:
    options = [{"label": str(i), "value": str(i)} for i in range(n)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def classic(*rows: Json) -> Json:
    return {"content": "x", "components": list(rows)}


def v2(*parts: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(parts), **more}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def embed(**parts: Any) -> Json:
    return {"embeds": [parts]}


def label(child: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": child, **more}


def written(**more: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, **more}


def modal(*parts: Json, **more: Any) -> Json:
    data = {"custom_id": "m", "title": "T", "components": list(parts), **more}
    return {"type": 9, "data": data}


def command(**more: Any) -> list[Json]:
    return [{"name": "go", "description": "d", **more}]


def option(**more: Any) -> Json:
    return {"type": 3, "name": "o", "description": "d", **more}


def options(n: int, letter: str = "o") -> list[Json]:
    return [option(name=f"{letter}{i}") for i in range(n)]


def radio(n: int) -> Json:
    made = [{"label": str(i), "value": str(i)} for i in range(n)]
    return {"type": 21, "custom_id": "r", "options": made}


BAD = [
    Bad("content over 2,000", SEND, {"content": "x" * 2001}, official=False),
    Bad("content over 4,000", SEND, {"content": "x" * 4001}),
    Bad("content not text", SEND, {"content": 5}),
    Bad("content over 2,000 in an edit", EDIT, {"content": "x" * 2001}, official=False),
    Bad("follow-up over 2,000", FOLLOWUP, {"content": "x" * 2001}),
    Bad("answer over 2,000", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
    Bad("misspelt key", SEND, {"content": "x", "embed": {}}, official=False),
    Bad("misspelt key below", SEND, embed(titel="x"), official=False),
    Bad("nonce over 25", SEND, {"content": "x", "nonce": "n" * 26}),
    Bad("eleven embeds", SEND, {"embeds": [{"title": "x"}] * 11}),
    Bad("embed title over 256", SEND, embed(title="x" * 257)),
    Bad("embed description over 4,096", SEND, embed(description="x" * 4097)),
    Bad("26 fields", SEND, embed(fields=[{"name": "n", "value": "v"}] * 26)),
    Bad("field name over 256", SEND, embed(fields=[{"name": "n" * 257, "value": "v"}])),
    Bad("field value over 1,024", SEND, embed(fields=[{"name": "n", "value": "v" * 1025}])),
    Bad("field without value", SEND, embed(fields=[{"name": "n"}])),
    Bad("footer over 2,048", SEND, embed(footer={"text": "x" * 2049})),
    Bad("author over 256", SEND, embed(author={"name": "x" * 257})),
    Bad("colour out of range", SEND, embed(color=0x1000000)),
    Bad(
        "embeds over 6,000 together",
        SEND,
        {"embeds": [{"description": "x" * 3001}] * 2},
        official=False,
    ),
    Bad("six rows", SEND, classic(*(row(button(str(i))) for i in range(6))), official=False),
    Bad("six buttons", SEND, classic(row(*(button(str(i)) for i in range(6))))),
    Bad("empty row", SEND, classic(row())),
    Bad("select beside a button", SEND, classic(row(select(), button())), official=False),
    Bad("label over 80", SEND, classic(row(button(label="x" * 81)))),
    Bad("custom id over 100", SEND, classic(row(button("x" * 101)))),
    Bad("custom id twice", SEND, classic(row(button(), button())), official=False),
    Bad(
        "button without custom id",
        SEND,
        classic(row({"type": 2, "style": 1, "label": "x"})),
        official=False,
    ),
    Bad("button without style", SEND, classic(row({"type": 2, "custom_id": "x", "label": "x"}))),
    Bad("bare button", SEND, classic(button())),
    Bad("26 options", SEND, classic(row(select(26)))),
    Bad("no options", SEND, classic(row(select(0)))),
    Bad("placeholder over 150", SEND, classic(row(select(placeholder="x" * 151)))),
    Bad("max_values over options", SEND, classic(row(select(2, max_values=3))), official=False),
    Bad(
        "option label over 100",
        SEND,
        classic(row(select(options=[{"label": "x" * 101, "value": "x"}]))),
    ),
    Bad(
        "option value twice",
        SEND,
        classic(row(select(options=[{"label": "x", "value": "x"}] * 2))),
        official=False,
    ),
    Bad("unknown component", SEND, classic({"type": 99})),
    Bad("v2 component without the flag", SEND, classic(text()), official=False),
    Bad("content beside v2", SEND, v2(text(), content="x"), official=False),
    Bad("embeds beside v2", SEND, v2(text(), embeds=[{"title": "x"}]), official=False),
    Bad("41 components", SEND, v2(*(text() for _ in range(41)))),
    Bad(
        "41 components, nested",
        SEND,
        v2(*({"type": 17, "components": [text() for _ in range(9)]} for _ in range(5))),
        official=False,
    ),
    Bad("4,001 characters", SEND, v2(text("x" * 2000), text("x" * 2001)), official=False),
    Bad("empty text", SEND, v2(text(""))),
    Bad("section without accessory", SEND, v2({"type": 9, "components": [text()]})),
    Bad(
        "four texts in a section",
        SEND,
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
    ),
    Bad(
        "eleven pictures",
        SEND,
        v2({"type": 12, "items": [{"media": {"url": "https://x.org/y"}}] * 11}),
    ),
    Bad(
        "container in a container",
        SEND,
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    ),
    Bad("v2 with a duplicate", SEND, v2(row(button()), row(button())), official=False),
    Bad("eleven attachments", SEND, {"attachments": [{"id": str(i)} for i in range(11)]}),
    Bad(
        "alt text over 1,024",
        SEND,
        {"attachments": [{"id": "0", "description": "x" * 1025}]},
    ),
    Bad("bad mention kind", SEND, {"content": "x", "allowed_mentions": {"parse": ["all"]}}),
    Bad(
        "101 users mentioned",
        SEND,
        {"content": "x", "allowed_mentions": {"users": [str(i) for i in range(101)]}},
    ),
    Bad("modal title over 45", CALLBACK, modal(label(written()), title="x" * 46)),
    Bad("modal without parts", CALLBACK, modal()),
    Bad(
        "six modal parts",
        CALLBACK,
        modal(*(label(written(custom_id=str(i))) for i in range(6))),
        official=False,
    ),
    Bad("modal label over 45", CALLBACK, modal(label(written(), label="x" * 46))),
    Bad("modal description over 100", CALLBACK, modal(label(written(), description="x" * 101))),
    Bad("modal custom id over 100", CALLBACK, modal(label(written()), custom_id="x" * 101)),
    Bad(
        "modal custom id twice",
        CALLBACK,
        modal(label(written()), label(written())),
        official=False,
    ),
    Bad("text input over 4,000", CALLBACK, modal(label(written(value="x" * 4001)))),
    Bad("text input max_length 4,001", CALLBACK, modal(label(written(max_length=4001)))),
    Bad(
        "text input with min above max",
        CALLBACK,
        modal(label(written(min_length=5, max_length=4))),
        official=False,
    ),
    Bad("one radio button", CALLBACK, modal(label(radio(1)))),
    Bad("eleven radio buttons", CALLBACK, modal(label(radio(11)))),
    Bad("eleven boxes", CALLBACK, modal(label({**radio(11), "type": 22}))),
    Bad("button in a modal", CALLBACK, modal(label(button()))),
    Bad("unknown callback type", CALLBACK, {"type": 3}),
    Bad(
        "26 suggestions",
        CALLBACK,
        {"type": 8, "data": {"choices": [{"name": str(i), "value": str(i)} for i in range(26)]}},
    ),
    Bad(
        "suggestion over 100",
        CALLBACK,
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}},
    ),
    Bad("defer with words", CALLBACK, {"type": 5, "data": {"content": "x" * 2001}}, official=True),
    Bad("defer with v2", CALLBACK, {"type": 5, "data": {"flags": V2}}, official=False),
    Bad("command name over 32", COMMANDS, command(name="x" * 33)),
    Bad("command name with capitals", COMMANDS, command(name="Go"), official=False),
    Bad("command name with a space", COMMANDS, command(name="go on"), official=False),
    Bad("command description over 100", COMMANDS, command(description="x" * 101)),
    Bad("command without description", COMMANDS, [{"name": "go"}], official=False),
    Bad("26 command options", COMMANDS, command(options=options(26))),
    Bad("option without description", COMMANDS, command(options=[{"type": 3, "name": "o"}])),
    Bad("option name twice", COMMANDS, command(options=[option(), option()]), official=False),
    Bad(
        "required after optional",
        COMMANDS,
        command(options=[option(name="a"), option(name="b", required=True)]),
        official=False,
    ),
    Bad(
        "26 choices",
        COMMANDS,
        command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(26)])]),
    ),
    Bad(
        "choice name over 100",
        COMMANDS,
        command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
    ),
    Bad(
        "translation over 32",
        COMMANDS,
        command(name_localizations={"de": "x" * 33}),
    ),
    Bad(
        "unknown language",
        COMMANDS,
        command(name_localizations={"tlh": "x"}),
        official=False,
    ),
    Bad(
        "command over 8,000 characters",
        COMMANDS,
        command(
            options=[
                {
                    "type": 2,
                    "name": f"g{i}",
                    "description": "x" * 100,
                    "options": [
                        {"type": 1, "name": f"c{j}", "description": "x" * 100} for j in range(25)
                    ],
                }
                for i in range(4)
            ]
        ),
        official=False,
    ),
    Bad(
        "101 slash commands",
        COMMANDS,
        [{"name": f"c{i}", "description": "d"} for i in range(101)],
        official=False,
    ),
    Bad(
        "131 slash commands",
        COMMANDS,
        [{"name": f"c{i}", "description": "d"} for i in range(131)],
    ),
    Bad("command name twice", COMMANDS, command() + command(), official=False),
    Bad("post name over 100", THREADS, {"name": "x" * 101, "message": {"content": "x"}}),
    Bad("post without name", THREADS, {"message": {"content": "x"}}),
    Bad(
        "six tags",
        THREADS,
        {"name": "x", "message": {"content": "x"}, "applied_tags": [str(i) for i in range(6)]},
        # It also fits the description of a thread without tags.
        official=False,
    ),
    Bad(
        "archive after an odd time",
        THREADS,
        {"name": "x", "type": 11, "auto_archive_duration": 61},
    ),
    Bad("tag name over 20", CHANNEL, {"available_tags": [{"name": "x" * 21}]}, official=False),
]

GOOD = [
    (SEND, {"content": "x" * 2000}),
    (SEND, classic(*(row(*(button(f"{i}{j}") for j in range(5))) for i in range(5)))),
    (SEND, classic(row(select(25, max_values=25)))),
    (SEND, v2(*(text("x" * 100) for _ in range(40)))),
    (
        SEND,
        v2(
            {"type": 17, "components": [text(), {"type": 14}, row(button("1"))]},
            {"type": 9, "components": [text()], "accessory": button("2")},
        ),
    ),
    (SEND, {"embeds": [{"description": "x" * 4096}, {"description": "x" * 1904}]}),
    (CALLBACK, modal(*(label(written(custom_id=str(i))) for i in range(5)))),
    (CALLBACK, modal(label(radio(10)), text())),
    (CALLBACK, modal(label({**radio(3), "type": 22}))),
    (CALLBACK, modal(label({**radio(3), "type": 22, "min_values": 2, "max_values": 3}))),
    (CALLBACK, modal(label({"type": 23, "custom_id": "c"}), label({"type": 19, "custom_id": "f"}))),
    (CALLBACK, modal(label({"type": 5, "custom_id": "u"}), row(written(label="L")))),
    (CALLBACK, {"type": 5, "data": {"flags": 64}}),
    (CALLBACK, {"type": 6}),
    (COMMANDS, command(options=options(25))),
    (COMMANDS, [{"name": f"c{i}", "description": "d"} for i in range(100)]),
    (COMMANDS, [{"name": "größe-ändern", "description": "d"}]),
    (COMMANDS, [{"name": "Show Hand", "type": 2}]),
    (THREADS, {"name": "x", "message": {"content": "x"}, "applied_tags": ["1"]}),
    (THREADS, {"name": "x", "type": 12, "invitable": False}),
]
