"""Labels: names in asks, events and views, such as `territory:pyke` or `seat:2`.

A label is the kind of a thing and its id; each kind has words of its own in the catalogues. Rules
write them as `f"territory:{id}"`; whoever takes one apart does it here.
"""


def kind_of(label: str) -> str:
    """Return the kind of thing a label names; empty where it is no label."""
    kind, colon, _ = label.partition(":")
    return kind if colon else ""


def id_of(label: object) -> str:
    """Return the id in a label; a text without a kind is its own id, None is empty."""
    kind, colon, name = ("" if label is None else str(label)).partition(":")
    return name if colon else kind


def seat_of(label: object) -> int:
    """Return the number of a seat from its label."""
    return int(id_of(label))
