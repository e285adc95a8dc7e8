"""A game's options, checked: a refusal says what would be right."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.kernel import Illegal, Rules


def check_options(rules: Rules[Any], given: Mapping[str, Any]) -> BaseModel:
    """Return the options as the game's model; raise Illegal if one is wrong."""
    try:
        return rules.Options.model_validate(dict(given))
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else ""
    if name not in rules.Options.model_fields:
        raise Illegal("table-option-unknown", option=name, options=list(rules.Options.model_fields))
    schema = _property(rules.Options.model_json_schema(), name)
    if "enum" in schema:
        raise Illegal("table-option-choice", option=name, options=list(map(str, schema["enum"])))
    if schema.get("type") == "boolean":
        raise Illegal("table-option-choice", option=name, options=["true", "false"])
    if "minimum" in schema and "maximum" in schema:
        raise Illegal(
            "table-option-range", option=name, min=schema["minimum"], max=schema["maximum"]
        )
    raise Illegal("table-option-wrong", option=name, type=str(schema.get("type", "value")))


def usual_seats(rules: Rules[Any], options: BaseModel) -> int:
    """Return how many seats a table usually has, or the most these options allow; or Illegal."""
    if rules.usual is not None:
        try:
            rules.check_options(rules.usual, options)
        except Illegal:
            return most_seats(rules, options)
        return rules.usual
    return most_seats(rules, options)


def most_seats(rules: Rules[Any], options: BaseModel) -> int:
    """Return the largest number of players these options allow; or raise Illegal."""
    refusal: Illegal | None = None
    for seats in sorted(rules.players, reverse=True):
        try:
            rules.check_options(seats, options)
        except Illegal as error:
            refusal = error
        else:
            return seats
    raise refusal or Illegal("wrong-player-count", min=rules.players[0], max=rules.players[-1])


def _property(schema: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = schema["properties"][name]
    reference = found.get("$ref", "")
    return schema["$defs"][reference.rsplit("/", 1)[-1]] if reference else found
