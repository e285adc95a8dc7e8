"""Messages on Discord's wire: what is done, what is offered, what everybody may read of it."""

from bot.discord_ui.client import Maester
from bot.discord_ui.typed_moves import Said, TypedMoves
from bot.text import words
from tests.e2e.conftest import Server

from .conftest import Person, buttons


async def test_a_certain_move_is_made_and_repeated_back(arya: Person) -> None:
    await arya.sits_down("attack")
    answer = await arya.mentions("attack Harrenhal -> King's Landing")
    assert "Harrenhal" in answer["content"]
    assert "King's Landing" in answer["content"]
    assert "✅" in answer["content"]
    assert await arya.asked() == ["how"]


async def test_several_moves_in_one_message(arya: Person) -> None:
    await arya.sits_down("place")
    await arya.mentions("all on Winterfell; attack Winterfell -> The Gift; stop")
    view = await arya.view()
    assert view.territories["winterfell"].units == 11
    assert await arya.asked() == ["invade_from"]


async def test_moves_after_one_that_cannot_be_made_are_left_out(arya: Person) -> None:
    await arya.sits_down("place")
    answer = await arya.mentions("winterfell 6; attack Winterfell -> Pyke; done")
    assert "left out" in answer["content"]
    assert await arya.asked() == ["invade_from"]


async def test_a_name_that_cannot_be_chosen_is_refused_not_misunderstood(arya: Person) -> None:
    await arya.sits_down("attack")
    answer = await arya.mentions("attack from King's Landing")
    assert "not among the choices" in answer["content"]
    assert await arya.asked() == ["invade_from"]


async def test_what_is_not_certain_is_offered_and_only_the_writer_can_press(
    arya: Person, server: Server
) -> None:
    davos = await server.player("davos")
    await arya.sits_down("attack")
    answer = await arya.mentions("attack King's Landing")
    assert len(buttons(answer)) == 2
    assert await arya.asked() == ["invade_from"]
    seen = await davos.sees("do you mean")
    outcome = await davos.press(seen, buttons(seen)[0])
    assert outcome.message is not None
    assert "somebody else" in outcome.message["content"]
    assert await arya.asked() == ["invade_from"]
    pressed = await arya.player.press(answer, buttons(answer)[0])
    assert not pressed.failed
    assert await arya.asked() == ["how"]
    assert buttons(await arya.player.settled(answer)) == []


async def test_an_older_offer_is_no_longer_good(arya: Person) -> None:
    await arya.sits_down("attack")
    old = await arya.mentions("attack King's Landing")
    await arya.mentions("attack Bear Island")
    pressed = await arya.player.press(old, buttons(old)[0])
    assert pressed.message is not None
    assert "no longer on offer" in pressed.message["content"]
    assert await arya.asked() == ["invade_from"]


async def test_an_offer_for_a_question_that_was_decided_is_refused(arya: Person) -> None:
    await arya.sits_down("attack")
    old = await arya.mentions("attack King's Landing")
    await arya.mentions("done")
    pressed = await arya.player.press(old, buttons(old)[0])
    assert pressed.message is not None
    assert "already been decided" in pressed.message["content"]
    assert await arya.asked() == ["maneuver_from"]


async def test_yes_takes_the_only_reading(arya: Person) -> None:
    await arya.sits_down("attack")
    answer = await arya.mentions("attack harrenhal -> blackwater hmm")
    assert "do you mean" in answer["content"].lower()
    if len(buttons(answer)) > 1:
        await arya.player.press(answer, buttons(answer)[0])
    else:
        await arya.mentions("yes")
    assert await arya.asked() == ["how"]


async def test_cards_are_never_shown_in_the_thread(arya: Person) -> None:
    await arya.sits_down("trade")
    for text in ("trade", "trade pyke and tarth", "hand", "help", "nonsense", "reinforce pyke 3"):
        answer = await arya.mentions(text)
        labels = " ".join(buttons(answer))
        # The examples are the same for everybody.
        said = answer["content"].replace(words("en").say("risk-typed-examples"), "") + labels
        for card in ("Harlaw", "Tarth", "7", "trade"):
            assert card not in said, (text, said)


async def test_hidden_readings_are_shown_to_the_writer_alone(arya: Person, server: Server) -> None:
    davos = await server.player("davos")
    await arya.sits_down("trade")
    answer = await arya.mentions("trade pyke and tarth")
    assert buttons(answer) == ["Show me"]
    shown = await arya.player.press(answer, "Show me")
    assert shown.message is not None
    assert any("Harlaw" in label for label in buttons(shown.message))
    await davos.until(lambda: int(answer["id"]) in davos.messages)
    mine = [one["content"] + str(buttons(one)) for one in davos.messages.values()]
    assert not any("🐎 Harlaw" in text for text in mine)
    pressed = await arya.player.press(shown.message, buttons(shown.message)[0])
    assert not pressed.failed
    assert await arya.asked() == ["place"]


async def test_hidden_questions_look_alike_in_the_thread(arya: Person) -> None:
    await arya.sits_down("trade")
    seen: dict[str, set[tuple[str, ...]]] = {}
    for where in ("trade", "place"):
        await arya.stands(where)
        for text in ("hmm", "reinforce winterfell 2", "attack pyke"):
            answer = await arya.mentions(text)
            seen.setdefault(text, set()).add((answer["content"], *buttons(answer)))
    assert len(seen["hmm"]) == 1


async def test_a_direct_message_shows_the_own_page(arya: Person) -> None:
    await arya.sits_down("trade")
    answer = await arya.whispers("hand")
    assert "Harlaw" in answer["content"] + " ".join(buttons(answer))
    answer = await arya.whispers("keep, then winterfell 6")
    assert await arya.asked() == ["invade_from"]
    assert "Winterfell" in answer["content"]


async def test_a_reply_is_a_move(arya: Person) -> None:
    await arya.sits_down("attack")
    first = await arya.mentions("help")
    await arya.writes(f"{arya.me} winterfell", reply_to=first)
    assert await arya.asked() == ["invade_to"]


async def test_with_several_tables_one_is_asked_which(arya: Person) -> None:
    await arya.sits_down("attack", "The first war")
    first = arya.session
    await arya.sits_down("attack", "The second war")
    answer = await arya.whispers("attack harrenhal -> kings landing")
    assert set(buttons(answer)) == {"The first war", "The second war"}
    pressed = await arya.player.press(answer, "The first war")
    assert not pressed.failed
    assert await arya.asked() == ["invade_from"]
    arya.session = first
    assert await arya.asked() == ["how"]


async def test_a_repeated_delivery_is_one_move(arya: Person, bot: Maester) -> None:
    await arya.sits_down("attack")
    arya.standin.faults.disturb("MESSAGE_CREATE", "duplicate", 1)
    await arya.mentions("done")
    await arya.mentions("help")
    assert await arya.asked() == ["maneuver_from"]
    sent = await arya.player.say(arya.thread, f"{arya.me} undo")
    await arya.player.until(lambda: arya.answer_to(sent))
    assert await arya.asked() == ["invade_from"]


async def test_after_a_restart_the_same_message_is_still_one_move(
    arya: Person, bot: Maester
) -> None:
    await arya.sits_down("attack")
    info = await bot.host.tables.queries.info(arya.session)
    said = Said(arya.player.id, 4711, "done", True, words("en"))
    first = await TypedMoves(bot.host, said, info).run()
    again = await TypedMoves(bot.host, said, info).run()
    assert "✅" in first.content + first.reaction
    assert "✅" in again.content
    assert await arya.asked() == ["maneuver_from"]


async def test_somebody_who_does_not_sit_here_makes_no_move(arya: Person, server: Server) -> None:
    await arya.sits_down("attack")
    davos = Person(await server.player("davos"), arya.bot, arya.standin)
    davos.thread = arya.thread
    answer = await davos.mentions("winterfell")
    assert answer["content"] == "❔"
    assert await arya.asked() == ["invade_from"]
    board = await davos.mentions("board")
    assert "Winterfell" in str(board) or board["attachments"]


async def test_hostile_messages_change_nothing(arya: Person) -> None:
    await arya.sits_down("attack")
    wall = "done; " * 90
    nested = " ".join([arya.me] * 10) + " @everyone <@&1> <#2> <a:x:3> ```js\nattack\n```"
    rtl = "\u202eattack harrenhal -> kings landing\u202c? لا"
    for text in (nested, rtl, "attack " * 250, "?" * 500, "\u200b", "**" * 700):
        answer = await arya.mentions(text[:1900])
        assert answer["content"]
        assert not answer["mentions"]
        assert await arya.asked() == ["invade_from"], text[:40]
    answer = await arya.mentions(wall)
    assert "10 moves" in answer["content"]


async def test_other_bots_and_edits_are_no_moves(arya: Person) -> None:
    await arya.sits_down("attack")
    sent = await arya.player.say(arya.thread, f"{arya.me} help")
    await arya.player.until(lambda: arya.answer_to(sent))
    await arya.player.edit(sent, f"{arya.me} done")
    said = await arya.player.say(arya.thread, "done")
    await arya.mentions("help")
    assert arya.answer_to(said) is None
    assert await arya.asked() == ["invade_from"]


async def test_answers_come_in_the_language_of_the_writer(server: Server, bot: Maester) -> None:
    brienne = Person(await server.player("brienne"), bot, server.standin)
    await brienne.sits_down("attack")
    answer = await brienne.mentions("greife Königsmund an")
    assert "meinst du" in answer["content"].lower()


async def test_talk_draws_no_answer_in_the_thread(arya: Person) -> None:
    await arya.sits_down("target")
    for text in ("hmm, what a mess", "nothing new here", "deal with it", "weiter so, leute!"):
        answer = await arya.mentions(text)
        assert answer["content"] == "❔", text
    assert await arya.asked() == ["invade_to"]


async def test_a_verb_alone_is_answered_with_the_choices(arya: Person) -> None:
    await arya.sits_down("target")
    answer = await arya.mentions("attack")
    offered = [label for label in buttons(answer) if "Stoney Sept" in label]
    assert len(offered) == 1
    assert not (await arya.player.press(answer, offered[0])).failed
    assert await arya.asked() == ["how"]


async def test_words_that_mean_nothing_are_answered_with_the_form_in_private(arya: Person) -> None:
    await arya.sits_down("place")
    answer = await arya.whispers("hmm, what a mess")
    assert "don't see a move" in answer["content"]
    form = await arya.whispers("hand")
    assert buttons(answer) == buttons(form) != []
    assert await arya.asked() == ["place"]


async def test_in_a_message_it_is_set_and_in_public_not_repeated(arya: Person) -> None:
    await arya.sits_down("attack")
    answer = await arya.mentions("order defence one; attack Harrenhal -> King's Landing")
    assert "die" not in answer["content"].split("Harrenhal")[0]
    view = await arya.view()
    assert view.preferences == {"defence": "one"}
    assert await arya.asked() == ["how"]
    unsure = await arya.mentions("order defence sometimes")
    assert buttons(unsure) == ["Standing orders"]
    private = await arya.whispers("Dauerauftrag Karte ziehen: immer")
    assert "Always draw" in private["content"]
    assert (await arya.view()).preferences == {"defence": "one", "draw": "always"}
    asked = await arya.whispers("order draw perhaps")
    pressed = await arya.player.press(asked, "Standing orders")
    assert not pressed.failed
