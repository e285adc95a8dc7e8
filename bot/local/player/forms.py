"""Selects and modals: from what a player chose to what Discord sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.local.player.options import Filling, Refused
from bot.local.rules.components import SELECTS, walk

Json = dict[str, Any]


def find_component(components: list[Json], custom_id: str) -> Json:
    """The living component with this custom id."""
    for component in walk(components):
        if component.get("custom_id") == custom_id:
            if component.get("disabled"):
                raise Refused(f"disabled: {custom_id}")
            return component
    raise Refused(f"no such component: {custom_id}")


def selected(filling: Filling, component: Json, values: list[Any]) -> list[str]:
    """The values of a select, checked; ids are resolved."""
    least = component.get("min_values", 1)
    most = component.get("max_values", 1)
    if not (least if least is not None else 1) <= len(values) <= (most or 1):
        raise Refused(f"choose between {least} and {most}")
    kind = component["type"]
    if kind == 3:
        return _among(component, values)
    pick: dict[int, Callable[[Any], str]] = {
        5: filling.user,
        6: filling.role,
        7: filling.mentionable,
        8: lambda raw: filling.place(raw, component.get("channel_types")),
    }
    return [pick[kind](value) for value in values]


def _among(component: Json, values: list[Any]) -> list[str]:
    known = {option["value"] for option in component["options"]}
    chosen = [str(value) for value in values]
    if set(chosen) - known or len(set(chosen)) != len(chosen):
        raise Refused(f"not among the options: {values}")
    return chosen


def submission(filling: Filling, modal: Json, values: Json) -> list[Json]:
    """The components of a modal as submitted."""
    fields = [c for c in walk(modal["components"]) if c.get("custom_id")]
    unknown = set(values) - {c["custom_id"] for c in fields}
    if unknown:
        raise Refused(f"no such field: {sorted(unknown)[0]}")
    number = 0
    submitted: list[Json] = []
    for top in modal["components"]:
        number += 1
        shape: Json = {"type": top["type"], "id": top.get("id") or number}
        if top["type"] == 1:
            number += 1
            shape["components"] = [_field(filling, top["components"][0], values, number)]
        elif top["type"] == 18:
            number += 1
            shape["component"] = _field(filling, top["component"], values, number)
        submitted.append(shape)
    return submitted


def _field(filling: Filling, field: Json, values: Json, number: int) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    shape: Json = {"type": kind, "id": field.get("id") or number, "custom_id": custom_id}
    given = values.get(custom_id)
    required = field.get("required", True)
    if kind == 4:
        return {**shape, "value": _written(field, given, required)}
    if kind == 23:
        checked = field.get("default", False) if given is None else given
        return {**shape, "value": bool(checked)}
    preset = [o["value"] for o in field.get("options") or () if o.get("default")]
    chosen = preset if given is None else given if isinstance(given, list) else [given]
    if not chosen:
        if required:
            raise Refused(f"required: {custom_id}")
        return {**shape, "value": None} if kind == 21 else {**shape, "values": []}
    if kind == 21:
        return {**shape, "value": _among(field, chosen[:1])[0]}
    if kind == 22:
        most = field.get("max_values") or len(field["options"])
        if not (field.get("min_values") or 0) <= len(chosen) <= most:
            raise Refused(f"wrong number of boxes: {custom_id}")
        return {**shape, "values": _among(field, chosen)}
    if kind == 19:
        return {**shape, "values": [filling.attachment(raw) for raw in chosen]}
    assert kind in SELECTS
    return {**shape, "values": selected(filling, field, chosen)}


def _written(field: Json, given: Any, required: bool) -> str:
    text = str(field.get("value") or "") if given is None else str(given)
    if not text:
        if required:
            raise Refused(f"required: {field['custom_id']}")
        return ""
    most = field.get("max_length") or 4000
    if not (field.get("min_length") or 0) <= len(text) <= most:
        raise Refused(f"wrong length: {field['custom_id']}")
    return text
