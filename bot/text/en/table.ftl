### The table: sitting down, starting, pausing, going back.

event-table-acted-for =
    🛡️ { $user } decided in place of { $seat }.{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
event-table-rewound =
    ⏪ { $user } took the game back from move { $from } to move { $to }.{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
event-table-voted-act = 🗳️ More than half want it: a stand-in decides for { $seat }, this once.
event-table-voted-rewind = 🗳️ More than half want it: the game goes back from move { $from } to move { $to }.
event-table-undone = ↩️ { $seat } takes the last move back.

notice-table-vote =
    { $motion ->
        [act] 🗳️ { $user } wants a stand-in to decide for { $seat }, this once ({ $votes } of { $needed } votes). `/game vote` to agree.
        [free] 🗳️ { $user } wants the seat of { $seat } to be free for somebody else ({ $votes } of { $needed } votes). `/game vote` to agree.
       *[rewind] 🗳️ { $user } wants to go back to move { $to } ({ $votes } of { $needed } votes). `/game vote` to agree.
    }
notice-table-voted-free = 🗳️ More than half want it: { $user } gives up the seat.
notice-table-was-cancelled = 🕯️ { $user } has closed this table. The game is over without a result.
notice-table-was-closed = 🕯️ { $user } has closed this table as a moderator. There is no result.
notice-table-was-paused =
    ⏸️ { $user } has paused the game. Nobody can move until it goes on.{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
notice-table-was-removed =
    🚪 { $user } has taken { $old ->
        [standin] a stand-in
       *[other] { $old }
    } off the seat.
notice-table-was-replaced =
    🪑 { $user } has given the seat of { $old ->
        [standin] a stand-in
       *[other] { $old }
    } to { $new }.
notice-table-was-resumed = ▶️ { $user } lets the game go on.

illegal-moderator-plays =
    You hold or held a seat in this game, so all you can do here as a moderator is pause it. { $ballot ->
        [game] Another moderator can do this, or more than half of the players with `/game vote`.
        [clock] Another moderator can do this, or more than half of the players with `/clock vote`.
       *[none] Ask another moderator.
    }
illegal-not-asked-now = The game isn't asking you that right now. Look at what is open for you first.
illegal-rewind-no-such-move = The game can only go back to a move from { $min } to { $max }.
illegal-table-already-seated = Nobody can sit at the same table twice. One seat each is enough.
illegal-table-already-started = This game has already started, so that can't be changed any more.
illegal-table-cancelled = This table has been closed. Open a new one to play.
illegal-table-changed = The game moved on at the same moment. Nothing was lost – please try again.
illegal-table-draft-too-large = That is too much to keep as a draft. Send it, or make it shorter.
illegal-table-finished = This game is over. Open a new table to play again.
illegal-table-full = All { $max } seats are taken. Wait for one, or open a table of your own.
illegal-table-knows-too-much = { $user } has seen another seat's secrets in this game and can't take this one. Choose somebody else.
illegal-table-left-server = You are no longer on the server of this table, so you can't do anything there. If you come back, your seat is waiting unless somebody has taken it.
illegal-table-no-lesson = There is no lesson for { $played } yet. `/game new` opens a table, and **Rules** explains each step.
illegal-table-no-such-seat = There is no such seat. They are numbered from 1 to { $max }.
illegal-table-nobody-there = Nobody sits there. Choose a seat that a person holds.
illegal-table-not-host = Only the host, { $user }, or a moderator can do that.
illegal-table-not-paused-or-over = A position can be written down while the game is paused or when it is over. `/mod pause` pauses it.
illegal-no-scenario-here = This very moment can't be written as a scenario. Try the position after an earlier move.
illegal-table-not-paused = The game is not paused: it is already going on.
illegal-table-not-seated = You have no seat at this table. Join it first, or look for your own game.
illegal-table-not-started = This game has not started yet. The host starts it.
illegal-table-nothing-answered = There was no answer in that. Choose something first.
illegal-table-nothing-owed = The game isn't waiting for this seat, so there is nothing to decide for it.
illegal-table-option-choice = For the option “{ $option }” you can choose: { $options }.
illegal-table-option-range = The option “{ $option }” can be a number from { $min } to { $max }.
illegal-table-option-unknown = There is no option “{ $option }”. There are: { $options }.
illegal-table-option-wrong = That doesn't fit the option “{ $option }”. Take one of the values under “Options”.
illegal-table-paused = The game is paused. You can move again once a moderator, or more than half of you with `/clock vote`, let it go on.
illegal-table-request-reused = That click has been used already. Please click again.
illegal-table-seat-taken = { $user } has chosen that seat. Choose another one.
illegal-table-title = The table needs a name of 1 to { $max } characters.
illegal-table-too-few = This game takes at least { $min } players. Wait for others, or press “Fill with stand-ins”.
illegal-table-too-many-everywhere = You host { $most } open tables on all servers, and that is the limit. Close one with `/game cancel` or play one to its end, then open the next.
illegal-table-too-many-here = You host { $most } open tables here, and that is this server's limit. Close one with `/game cancel`, or ask a moderator: they can open one or raise the limit.
illegal-table-too-many-seated = { $seated } are seated already, too many for { $seats } seats. Choose more seats, or let somebody stand up.
illegal-table-unknown = That table doesn't exist any more.
illegal-table-unknown-game = Maester doesn't know that game. Choose one from the list.
illegal-undo-not-yours = The last move wasn't yours. You can only take back your own last move.
illegal-undo-nothing = There is nothing to take back here.
illegal-undo-revealed = You can't take that back: dice were rolled or something hidden came to light.
illegal-vote-own-seat = That is your own seat. `/game leave` gives it up.
illegal-table-of-tournament = This is a table of a tournament. Only its organisers change anything here: ask them, or call a judge.
