"""From data to sentences: names, lists, numbers, and text that somebody typed."""

import pytest

from bot.kernel import Amount, Assign, Choose, Event, Illegal, Key, Option
from bot.text import language_of, words
from bot.text.words import clipped, quoted, units_of

EN, DE = words("en"), words("de")
BATTLE = Event(
    type="battle",
    args={
        "seat": "seat:0",
        "source": "territory:harrenhal",
        "target": "territory:kings_landing",
        "attack": ["die:6", "die:4", "die:1"],
        "defence": ["die:5", "die:4"],
        "attackers_lost": 1,
        "defenders_lost": 1,
        "attackers": 6,
        "defenders": 1,
    },
)


def seat(number: int) -> str:
    return ["Ada", "Ben", "Cleo"][number]


def test_a_battle_reads_as_one_line_with_dice_and_losses() -> None:
    """R5.9, the rulebook's example; in a log of an earlier release, which knew totals only."""
    assert EN.event("risk", BATTLE, seat) == (
        "⚔️ Harrenhal → King's Landing: **6·4·1** against **5·4** – each side loses 1 (6 : 1 left)"
    )
    assert DE.event("risk", BATTLE, seat) == (
        "⚔️ Harrenhal → King's Landing: **6·4·1** gegen **5·4** – beide verlieren 1 (noch 6 : 1)"
    )


def test_a_battle_tells_dice_as_rolled_and_what_was_added() -> None:
    """R18.2: knights and cards add to dice; a log says so instead of showing impossible dice."""
    dice = {"attack_dice": ["die:6+2", "die:4", "die:1"], "defence_dice": ["die:5+1", "die:4"]}
    battle = Event(type="battle", args=BATTLE.args | dice)
    assert EN.event("risk", battle, seat) == (
        "⚔️ Harrenhal → King's Landing: **6+2·4·1** against **5+1·4** "
        "– each side loses 1 (6 : 1 left)"
    )
    assert "**6+2·4·1** gegen **5+1·4**" in DE.event("risk", battle, seat)


def test_one_and_many_are_told_apart() -> None:
    one = Event(type="set-up", args={"seat": "seat:1", "territories": 1})
    many = Event(type="set-up", args={"seat": "seat:1", "territories": 9})
    assert [w.event("risk", e, seat) for w in (EN, DE) for e in (one, many)] == [
        "Ben starts with 1 territory.",
        "Ben starts with 9 territories.",
        "Ben beginnt mit 1 Gebiet.",
        "Ben beginnt mit 9 Gebieten.",
    ]


def test_lists_are_joined_as_the_language_does() -> None:
    event = Event(type="shared-victory", args={"winners": ["seat:0", "seat:1", "seat:2"]})
    assert "**Ada, Ben, and Cleo**" in EN.event("risk", event, seat)
    assert "**Ada, Ben und Cleo**" in DE.event("risk", event, seat)
    assert EN.join([]) == "none"


def test_an_ask_knows_its_bounds() -> None:
    about = {"source": "territory:pyke", "target": "territory:harlaw", "units": 7}
    ask = Amount(seat=0, topic="move_in", public="invade", about=about, min=3, max=6, default=3)
    assert EN.ask("risk", ask).endswith("(3 to 6)")
    assert DE.short("risk", ask) == "in Harlaw einrücken"
    assert EN.public("risk", ask.public) == "invasions"


def test_an_option_is_a_name_or_a_sentence() -> None:
    named = Option(id="pyke", label="territory:pyke", note="here", args={"units": 1})
    said = Option(id="2", label="one-battle", args={"dice": 2})
    assert (EN.option("risk", named), EN.note("risk", named)) == ("Pyke", "1 unit there now")
    assert (DE.option("risk", said), DE.note("risk", said)) == ("Eine Schlacht, 2 Würfel", None)


def test_a_neutral_owner_has_a_name() -> None:
    target = Option(
        id="x", label="territory:pyke", note="target", args={"units": 2, "owner": "seat:-1"}
    )
    assert EN.note("risk", target) == "2 units, neutral"


def test_preferences_have_titles_and_choices() -> None:
    assert EN.preference("risk", "defence") == "How you defend"
    assert DE.preference("risk", "defence", "one") == "Immer mit einem Würfel"


def test_a_refusal_names_places_and_people() -> None:
    share = Illegal("share-too-large", key="territory:pyke", max=3)
    assert EN.illegal("risk", share) == "Pyke can get 3 at most."
    taken = Illegal("table-seat-taken", user="user:42")
    assert "<@42>" in DE.illegal(None, taken)


def test_a_refusal_names_what_an_entry_names() -> None:
    """A point of a stronghold and a table option are told in words, never by their ids."""
    point = Key(id="winterfell/2", label="second-point", args={"region": "region:winterfell"})
    ask = Assign(
        seat=0,
        topic="muster",
        public="muster",
        default={},
        keys=[point],
        values=[Option(id="none", label="muster-none")],
    )
    with pytest.raises(Illegal) as refused:
        ask.check({"winterfell/2": "knight"})
    assert EN.illegal("board_game", refused.value).startswith(
        "That is not possible for Winterfell, second point."
    )
    choice = Illegal("table-option-choice", option="houses", options=["rank", "lot"])
    assert DE.illegal("iron_throne", choice) == (
        "Bei der Option „Wahl der Häuser“ steht zur Wahl: "
        "Alle ordnen sie gleichzeitig und Durch das Los."
    )
    needs = Illegal("option-needs", option="characters", needs="gold")
    assert EN.illegal("risk", needs).startswith("“Characters” can't be played without “Gold”")


def test_bounds_that_are_equal_are_told_as_one_number() -> None:
    ask = Choose(
        seat=0,
        topic="pressed",
        public="act",
        min=2,
        max=2,
        default=["a", "b"],
        options=[Option(id=one, label="house:stark") for one in "abc"],
    )
    with pytest.raises(Illegal) as refused:
        ask.check(["a"])
    assert EN.illegal(None, refused.value) == "You chose 1. Choose exactly 2."
    assert DE.illegal(None, refused.value) == "Du hast 1 gewählt. Wähle genau 2."


def test_what_somebody_typed_is_quoted_and_never_looked_up() -> None:
    reason = "seat:99 **bold** @everyone <@1> `x`"
    args = {"user": "user:1", "seat": "seat:0", "reason": reason}
    text = EN.event("risk", Event(type="table-acted-for", args=args), seat)
    told = text.split("Reason: ")[1]
    assert told.startswith("seat:99 \\*\\*bold")
    assert "@everyone" not in told
    assert "\\<@" in told
    lone = EN.event("risk", Event(type="table-acted-for", args=args | {"reason": "seat:99"}), seat)
    assert lone.endswith("Reason: seat:99")


def test_without_a_reason_none_is_told() -> None:
    text = DE.notice("table-was-paused", {"user": "user:1", "reason": ""})
    assert "Grund" not in text


def test_typed_text_stays_short() -> None:
    assert units_of(quoted("x" * 4000)) <= 300
    assert quoted("a\n\nb\t c") == "a b c"
    assert quoted("\udc80") == "none"


def test_labels_and_notes_of_hostile_seats_fit() -> None:
    def hostile(_: int) -> str:
        return "🐉{ $x }@everyone" * 300

    option = Option(id="x", label="seat:1", note="target", args={"units": 2, "owner": "seat:1"})
    assert units_of(EN.option("risk", option, hostile)) <= 80
    assert units_of(EN.note("risk", option, hostile) or "") <= 100
    ask = Choose(seat=0, topic="house", public="houses", options=[option], default=["x"])
    assert EN.ask("risk", ask, hostile)


def test_clipped_text_shows_that_it_is_clipped() -> None:
    assert clipped("abc", 3) == "abc"
    assert clipped("abcd", 3) == "ab…"
    assert units_of(clipped("🐉" * 50, 41)) <= 41


def test_locales_become_languages() -> None:
    assert [language_of(x) for x in ("de", "en-US", "en-GB", "fr", None)] == [
        "de",
        "en",
        "en",
        "en",
        "en",
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "does not defend"), ("de", "verteidigt nicht")]
)
def test_an_empty_list_is_none_in_every_language(language: str, said: str) -> None:
    event = Event(type="defenders", args={"seat": "seat:0", "cards": []})
    assert said in words(language).event("card_game_2e", event, lambda seat: "Stark")
