"""Labels: how asks and events name a thing, such as `region:winterfell` or `seat:2`."""


def kind_of(label: object) -> str:
    """Return what kind of thing a label names: `region` of `region:winterfell`."""
    return str(label).partition(":")[0]


def id_of(label: object) -> str:
    """Return which one a label names: `winterfell` of `region:winterfell`; empty for no label."""
    return str(label or "").partition(":")[2]
