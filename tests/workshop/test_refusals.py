"""The page that lists refusals names those that exist."""

from tests.workshop.refusals import PAGE, page


def test_the_list_of_refusals_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page()
