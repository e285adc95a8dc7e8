# The interface: buttons, panels, the board message.
ui-standin = Stand-in { $number }
ui-other-number = Another number …
ui-number-between = A number from { $min } to { $max }
ui-left-to-place =
    { $left ->
        [0] ✅ All { $total } placed.
       *[other] **{ $left }** of { $total } still to place.
    }
ui-left-to-lose =
    { $left ->
        [0] ✅ All { $total } chosen.
       *[other] **{ $left }** of { $total } still to choose.
    }
ui-value-for = For { $key } …
ui-by-text = Type it
ui-by-text-help = For example: { $name } { $share }
ui-form-all = All in one form
ui-other-share = Another number for { $key } …
ui-form = Form { $places }
ui-on-the-table = { $seat } offers:
ui-accept = Agree
ui-refuse = Break off
ui-propose = Propose terms
ui-propose-these = Propose these
ui-proposal = Your proposal: { $terms }
ui-in-this-order = They are carried out in this order. To change it, press **Start over**.
ui-page = page { $page } of { $pages }
ui-filter = Filter
ui-filter-label = Part of the name
ui-confirm = Confirm
ui-none = Nothing
ui-clear = Start over
ui-more-in-log = … earlier events: press “Log”
ui-news = **{ $house }**, since your last move:
ui-news-you = Since your last move:
ui-status-paused = ⏸️ The game is paused.
ui-status-finished = 🏁 The game is over. `/game new` opens the next table.
ui-status-cancelled = 🚫 The game was called off.
ui-waiting = ⏳ Waiting for { $seats }: { $what } (asked { $time })
ui-waiting-veiled = -# 🎭 Whoever has something to decide here has been told in private, and finds it under “My move”. Nobody sees who that is.
ui-nothing-veiled = You have nothing to decide. The game goes on after a while, so that nobody can tell.
ui-board = Board
ui-cards = My cards
ui-no-cards = You hold no cards.
ui-log = Log
ui-rules = Rules
ui-my-move = My move
ui-refresh = Refresh
ui-undo = Undo
ui-orders = Standing orders
ui-change = Change my answer
ui-answered = ✅ Your answer is in. You can change it until the last one is in.
ui-early = Nobody is waiting for you yet, but you can answer already.
ui-not-seated = You have no seat at this table; this is what everybody sees.
ui-nothing-now = You have nothing to decide right now.
ui-nothing-owed = You have nothing to decide right now. Waiting for { $seats }.
ui-plan-ahead = Plan ahead
ui-plan-back = Back
ui-plan-help = 🗒️ A plan is only a proposal: when your turn comes it is already filled in, and nothing happens until you confirm it. Nobody else sees it.
ui-plan-firm = 🗒️ When your turn comes, your plan is carried out at once. If something it rests on has changed, you are asked instead, with the plan already filled in. Nobody else sees it.
ui-plan-ask = Only propose plans
ui-plan-carry-out = Carry plans out
ui-plan-kept = ✅ Your plan is written down.
ui-plan-nothing = There is nothing to plan for right now.
ui-planned = 🗒️ Your plan: **{ $plan }**. Confirm it, or choose something else.
ui-lobby-title = # { $title }
ui-lobby-seat = { $number }. { $who }
ui-lobby-free =
    { $count ->
        [one] *one open seat*
       *[other] *{ $count } open seats*
    } – { $needed ->
        [0] enough players to start
        [one] one more player is needed
       *[other] { $needed } more players are needed
    }
ui-leave-sure = Leave **{ $title }**? Others can then take over your seat, and you can't take another one in this game. A stand-in plays for it meanwhile.
ui-leave-yes = Leave the game
ui-leave-no = Stay
ui-left-game = You have left **{ $title }**.
ui-lobby-option = -# { $name }: { $value }
ui-lobby-lobby = Opened by { $host }. Take a seat!
ui-lobby-full = Opened by { $host }. All seats are taken: press “Start”.
ui-lobby-running = The game is on.
ui-lobby-paused = ⏸️ The game is paused.
ui-lobby-finished = 🏁 The game is over.
ui-lobby-cancelled = 🚫 The table was called off.
ui-open-seat = *open seat*
ui-join = Join
ui-leave = Leave
ui-fill = Fill with stand-ins
ui-start = Start
ui-board-words = In words
ui-board-as-text = The board in words
ui-named-cards = Cards named
ui-zoom = Look more closely at …
ui-log-empty = Nothing has happened yet.
ui-log-page = 📜 Page { $page } of { $pages }
ui-older = ◀ Older
ui-newer = Newer ▶
ui-order-change = Change: { $order }
ui-orders-help = 🧭 Your standing orders: what is decided for you without asking. Only you see them, and you can change them at any time.
ui-orders-usual =
    { $count ->
        [one] • One more is as usual.
       *[other] • { $count } more are as usual.
    }
ui-orders-which = Which standing order?
ui-orders-all = All
ui-orders-none = None
ui-options-button = Options
ui-options =
    ⚙️ What this table agrees on.{ $host ->
        [none] { "" }
       *[other] { " " }{ $host } can change it before the start.
    }
ui-options-host = ⚙️ What this table agrees on. You can change it until the game starts.
ui-options-which = What do you want to change?
ui-options-seats = Seats
ui-options-number = A number
ui-saved = ✅ Saved.
ui-unknown-press = This button is not one of mine, or it is very old. Press “My move” at the table.
ui-dm-refused = { $user }, I can't send you direct messages. Press the button to see your hand and your questions, or choose another way with `/settings me`.
ui-lost-10003 = ⚠️ The thread of this table is gone. The game is safe: use `/game home` in a channel to go on there.
ui-lost-10004 = ⚠️ I am no longer on the server of this table. The game is safe: once I am invited back, it goes on.
ui-lost-160005 = ⚠️ The thread of this table ({ $where }) is locked. The game is safe: unlock it, or use `/game home` in another channel.
ui-lost-permission = ⚠️ I can't write in { $where } any more. The game is safe: give me the permissions “View Channel” and “Send Messages in Threads” there, or use `/game home` in another channel.
ui-again = 📯 I couldn't write here for a while. This is what has happened since:
ui-room-refused = ⚠️ I can no longer use a private thread for you at this table, so your hand comes by direct message.
ui-closed-decided = -# ✔️ This has been decided.{ $where ->
        [none] {""}
       *[other] {" "}The game goes on [further down]({ $where }).
    }
ui-closed-continued = -# ⤵️ { $where ->
        [none] This is no longer the newest message.
       *[other] The game goes on [further down]({ $where }).
    }
ui-closed-moved = -# ➡️ The table has moved to { $where }.
ui-closed-taken = -# ✔️ This seat is taken.
ui-closed-seat = -# ✔️ Somebody else plays this seat now.
ui-closed-paused = -# ⏸️ The game is paused.
ui-closed-cancelled = -# 🚫 The game was called off.
ui-stopping = I am restarting. Nothing was changed; please try again in a moment.
ui-too-much =
    That was a lot at once. Nothing was changed; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
ui-no-picture = 🖼️ There is no picture right now; ask for it again in a minute. The board in words:
ui-away = I cannot open my records just now. Whatever I have confirmed is safe; please try again in a minute.
ui-broken = That was my mistake, not yours. Nothing was changed, and I have noted it in my log.
ui-tag-needs-players = needs players
ui-tag-waiting = waiting
ui-tag-over = over
illegal-text-not-understood =
    I don't know what “{ $text }” means. { $nearest ->
        [none] Write it in other words.
       *[other] Possible, for example: { $nearest }.
    }
illegal-text-not-here = “{ $text }” is not possible here. { $more ->
    [0] Possible: { $possible }.
   *[other] Possible, for example: { $possible }.
}
illegal-text-twice = You named “{ $text }” twice. Name everything only once.
illegal-text-needs-number = How many for “{ $text }”? Write a number with each name.
illegal-text-empty = The text is empty. Write your move.

ui-hand-title = Your cards
ui-hand-alt = Your cards; the same is written below.
ui-legend-alt = What the signs on the board mean.

ui-lesson-idea = 🎓 Idea { $number } of { $ideas }
ui-lesson-between = -# 🎓 { $number } of { $ideas } ideas. Nothing new here: answer as you think best.
ui-lesson-over = 🎓 **That was your first game of { $played }.**
ui-lesson-left = What did not come up:
ui-lesson-next = Next: join a table of your friends, or open one. This lesson is closed; `/game learn` begins it anew.
ui-learn = Learn it here
ui-open-people = Open a table
ui-open-alone = Play against stand-ins
ui-known = What we know
ui-known-head = 🧠 **What has been seen so far**
ui-known-file = … the rest is in the file
ui-known-alt = Everything that has been seen, as text
illegal-nothing-known = There is nothing to look up in this game.
