import pytest

from bot.kernel.digests import data_digest, text_digest
from bot.kernel.labels import id_of, kind_of


@pytest.mark.parametrize(
    ("label", "kind", "which"),
    [("region:winterfell", "region", "winterfell"), ("seat:2", "seat", "2"), ("a:b:c", "a", "b:c")],
)
def test_a_label_is_a_kind_and_an_id(label: str, kind: str, which: str) -> None:
    assert (kind_of(label), id_of(label)) == (kind, which)


@pytest.mark.parametrize("nothing", [None, "", "winterfell"])
def test_what_is_no_label_has_no_id(nothing: object) -> None:
    assert id_of(nothing) == ""


def test_the_digest_of_data_depends_on_values_and_not_on_the_order_of_keys() -> None:
    assert data_digest({"a": 1, "b": [2]}) == data_digest({"b": [2], "a": 1})
    assert data_digest({"a": 1}) != data_digest({"a": 2})
    assert len(text_digest("x", 8)) == 16
