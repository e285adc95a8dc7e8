import pytest

from bot.kernel.labels import LABEL, data_digest, id_of, kind_of, label_of, parts_of, text_digest


@pytest.mark.parametrize(
    ("label", "kind", "which"),
    [("region:winterfell", "region", "winterfell"), ("seat:2", "seat", "2"), ("a:b:c", "a", "b:c")],
)
def test_a_label_is_a_kind_and_an_id(label: str, kind: str, which: str) -> None:
    assert (kind_of(label), id_of(label)) == parts_of(label) == (kind, which)
    assert label_of(kind, which) == label


@pytest.mark.parametrize("nothing", [None, "", "winterfell"])
def test_what_is_no_label_has_no_id(nothing: object) -> None:
    assert id_of(nothing) == ""


@pytest.mark.parametrize("label", ["seat:2", "die:6+1", "card:north.tower_2", "unit:-1"])
def test_a_label_has_words_of_its_own(label: str) -> None:
    assert LABEL.fullmatch(label)


@pytest.mark.parametrize("text", ["Note: this", "seat:", "https://x", "seat:2 and more", "Seat:2"])
def test_no_text_is_taken_for_a_label(text: str) -> None:
    assert not LABEL.fullmatch(text)


def test_the_digest_of_data_depends_on_values_and_not_on_the_order_of_keys() -> None:
    assert data_digest({"a": 1, "b": [2]}) == data_digest({"b": [2], "a": 1})
    assert data_digest({"a": 1}) != data_digest({"a": 2})
    assert len(text_digest("x", 8)) == 16
