"""The picture of a deck, and of one card as large as the picture."""

from bot.render.cards import Card, large
from bot.render.decks import DeckSheet, deck_sheet
from bot.render.drawing import WIDTH, to_png, to_svg

LONG = "a word and another one " * 60


def sheet(*lists: tuple[str, tuple[str, ...]]) -> DeckSheet:
    costs = (("0", 0), ("1", 12), ("2+", 3))
    return DeckSheet("<Wolves> & co", "Stark", "stark", "Costs", costs, (("Lords", 4),), lists)


def test_a_deck_shows_costs_counts_and_every_card() -> None:
    drawing = deck_sheet(
        sheet(("Plots (1)", ("1× Summons",)), ("Lords (2)", ("2× Robb", "1× Ned")))
    )
    svg = to_svg(drawing)
    for words in ("&lt;Wolves&gt; &amp; co", "Lords", ">12<", "1× Summons", "2× Robb", "1× Ned"):
        assert words in svg
    assert to_png(drawing).startswith(b"\x89PNG")


def test_lists_go_into_the_shorter_column() -> None:
    many = tuple(f"1× Card {number}" for number in range(20))
    one = deck_sheet(sheet(("A", many), ("B", many[:5]), ("C", many[:5])))
    assert one.height < deck_sheet(sheet(("A", (*many, *many[:5], *many[:5])))).height


def test_a_card_is_as_high_as_its_text_needs() -> None:
    short, long = large(Card("Ice", "stark", text="Two words")), large(Card("Ice", text=LONG))
    assert short.height < long.height
    assert max(patch.width for patch in long.patches) < WIDTH
    assert "…" not in to_svg(long)
    assert "scale(1.6)" in to_svg(short), "letters of 11 units are 9 px where a phone shows them"
