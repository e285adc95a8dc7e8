### Slow play: clocks, pings, absences, leaving, and the people's rights.

event-table-timed-out = ⌛ { $seat } has run out of time; what was open is decided by default.
event-table-talk-over = ⌛ The time for talks is over without an agreement.

notice-clock-standin-plays = ⌛ { $user } has run out of time. A stand-in plays until they are back: any answer, or `/game back`, takes the seat again.
notice-clock-came-back = 👋 { $user } is back and has the seat again.
notice-clock-grace = 🔌 I was away for a while. That time doesn't count: everybody has time left to move.
notice-talk-until = 🕊️ Talks are open until { $when }. Without an agreement by then, they fail.
notice-clock-changed =
    { $clock ->
        [none] ⏱️ { $user } has taken the clock off this table.
        [bank] ⏱️ { $user } has changed the clock: a time bank of { $time } for everybody.
       *[other] ⏱️ { $user } has changed the clock: { $time } for each move.
    }
notice-clock-extended = ⏱️ { $user } gives { $time } more to everybody the game is waiting for.
notice-clock-vote =
    { $wish ->
        [extend] 🗳️ { $user } asks for more time ({ $votes } of { $needed } votes). `/clock vote` to agree.
        [pause] 🗳️ { $user } asks for a pause ({ $votes } of { $needed } votes). `/clock vote` to agree.
       *[other] 🗳️ { $user } asks to go on ({ $votes } of { $needed } votes). `/clock vote` to agree.
    }
notice-clock-vote-extend = 🗳️ More than half want it: { $time } more for everybody the game is waiting for.
notice-clock-vote-pause = 🗳️ More than half want a pause. Nobody can move until more than half vote to go on, or a moderator says so.
notice-clock-vote-resume = 🗳️ More than half want it: the game goes on.
notice-clock-left = 🚪 { $user } has left the game.
notice-clock-all-left = 🚪 { $user } was the last one here and has left. The table is closed without a result.
notice-clock-taken-over = 🪑 { $user } takes over a seat and plays on.
notice-clock-gone = 🚪 Somebody has left for good: a stand-in plays on as { $seat }.

slow-somebody = somebody who left
slow-waiting-until = ⏳ Waiting for { $seats }: { $what } (time runs out { $time })
slow-waiting-over = ⌛ Waiting for { $seats }: { $what } (out of time; a moderator decides)
slow-standin-for = Stand-in for { $user }
slow-remind-call = 🔔 { $user }, it is your move: { $what }
slow-remind-half = ⏰ { $user }, half of your time is gone: { $what }. It runs out { $due }.
slow-remind-hour = ⏰ { $user }, the last hour: { $what }. Your time runs out { $due }.
slow-remind-last = 🙋 { $user }, all the others have answered: { $what }
slow-remind-nudge = 👉 { $user }, the others are looking forward to your move: { $what }
slow-mute = No more reminders
slow-muted = 🔕 No more reminders for this turn.
slow-open = 🪑 The seat of { $seat } is free. Whoever takes it over sees its secrets and plays on from here.
slow-take-over = Take over
slow-taken-over = ✅ The seat is yours. This is your page:
slow-overtime = ⌛ { $who }: time has run out for { $seat }. `/clock extend`, `/mod act` or `/mod replace` lets the game go on, or the players decide by `/clock vote` or `/game vote`.
slow-moderators = Moderators
slow-digest = ☀️ **What is waiting for you**
slow-mine = **What is waiting for you**
slow-mine-nothing = Nothing is waiting for you. Enjoy the day!
slow-mine-line = • **{ $title }** ({ $played }): { $what }, asked { $since } · { $where }
slow-mine-line-due = • **{ $title }** ({ $played }): { $what }, time runs out { $due } · { $where }
slow-mine-played = • **{ $title }**: a stand-in has been playing for you since your time ran out · { $where }
slow-clock-none = ⏱️ No clock.
slow-clock-move = ⏱️ { $time } for each move. { $overtime }
slow-clock-bank = ⏱️ A time bank of { $time } for everybody, and { $increment } more after each turn. { $overtime }
slow-overtime-default = When time runs out, the default applies.
slow-overtime-standin = When time runs out, a stand-in plays until you are back.
slow-overtime-moderator = When time runs out, a moderator decides.
slow-clock-set = ✅ { $clock }
slow-extended = ✅ Extended by { $time }.
slow-voted =
    { $passed ->
        [yes] ✅ That was the vote that was needed.
       *[no] 🗳️ Your vote counts: { $votes } of { $needed }.
    }
slow-nudged = 👉 Nudged. The next nudge is possible in six hours.
slow-take-back = I am back
slow-back = 👋 You have your seat again.
slow-not-away = You hold your seat yourself; no stand-in plays for you.
slow-times =
    { "" }**Your times**
    Time zone: { $zone } (it is { $now } there)
    Quiet hours: { $quiet }
    Vacation: { $vacation }
    Digest: { $digest }
slow-no-quiet = none
slow-no-vacation = none
slow-no-digest = none
slow-digest-at = every day at { $hour } o'clock
slow-privacy =
    { "" }**What is stored about you**
    Settings: { $settings }
    Seats you hold or held: { $seats }
    Moves you made: { $moves }
    Things you did as a moderator: { $moderation }
    Messages and deadlines of your own: { $own }
    `/privacy export` gives you all of it. `/privacy forget` deletes your settings; running games get a stand-in, and in finished games a pseudonym takes your place.
slow-export = 📦 Everything that is stored about you.
slow-confirm-forget = Shall I forget everything about you? You lose your seats in running games, and this can't be taken back. While those games go on, a keyed hash stays that keeps you from taking another seat there; it names nobody and goes when they end. If you are sure, repeat the command with `confirm: True`.
slow-forgotten = 🕯️ I have forgotten you. What I have posted on Discord stays there until somebody deletes it.

cmd-clock = clock
cmd-clock-help = Time at a table, and your own
cmd-clock-show = show
cmd-clock-show-help = The clock of a table, and your own times
cmd-clock-set = set
cmd-clock-set-help = Choose the clock of a table
cmd-clock-extend = extend
cmd-clock-extend-help = For moderators: more time for everybody the game is waiting for
cmd-clock-vote = vote
cmd-clock-vote-help = Vote for more time, a pause, or going on
cmd-clock-mute = mute
cmd-clock-mute-help = No more reminders for this turn
cmd-clock-quiet = quiet
cmd-clock-quiet-help = Your quiet hours: the clock stops, and nobody pings you
cmd-clock-vacation = vacation
cmd-clock-vacation-help = Be away for some days: your clocks stop
cmd-clock-home = back
cmd-clock-home-help = Your vacation is over
cmd-clock-digest = digest
cmd-clock-digest-help = A message every day about everything that is waiting for you
cmd-games = games
cmd-games-help = Your games on all servers
cmd-games-mine = mine
cmd-games-mine-help = Everything that is waiting for you, by deadline
cmd-game-nudge = nudge
cmd-game-nudge-help = Politely remind somebody the game is waiting for
cmd-game-back = back
cmd-game-back-help = Take your seat back from the stand-in
cmd-game-vote = vote
cmd-game-vote-help = Vote to decide for a seat, to free it, or to go back: more than half is enough
cmd-privacy = privacy
cmd-privacy-help = What is stored about you
cmd-privacy-show = show
cmd-privacy-show-help = What is stored about you, in short
cmd-privacy-export = export
cmd-privacy-export-help = Everything that is stored about you, as a file
cmd-privacy-forget = forget
cmd-privacy-forget-help = Delete your data; a stand-in takes over in running games
cmd-option-clock = clock
cmd-option-clock-help = What kind of clock
cmd-option-time = time
cmd-option-time-help = For example 24h, 3d or 90min: for each move, or in the time bank
cmd-option-increment = increment
cmd-option-increment-help = What is added to the time bank after each turn, for example 6h
cmd-option-overtime = overtime
cmd-option-overtime-help = What happens when time runs out
cmd-option-span = time
cmd-option-span-help = How much more, for example 12h
cmd-option-wish = for
cmd-option-wish-help = What you want
cmd-option-quiet-from = from
cmd-option-quiet-from-help = For example 22:00
cmd-option-quiet-until = until
cmd-option-quiet-until-help = For example 8:00
cmd-option-zone = zone
cmd-option-zone-help = Your time zone, for example Europe/Berlin
cmd-option-days = days
cmd-option-days-help = How many days
cmd-option-start = from
cmd-option-start-help = The first day, for example 2027-07-15; leave it out to begin now
cmd-option-hour = hour
cmd-option-hour-help = At what hour, from 0 to 23; leave it out to switch it off
choice-clock-none = None
choice-clock-move = Time for each move
choice-clock-bank = A time bank with an increment
choice-overtime-default = The default applies
choice-overtime-standin = A stand-in plays until they are back
choice-overtime-moderator = A moderator decides
choice-wish-extend = More time
choice-wish-pause = A pause
choice-wish-resume = Going on
choice-motion-act = A decision for a seat that holds us up
choice-motion-free = Freeing a seat for somebody else
choice-motion-rewind = Going back to an earlier move

cogs-audit-clock = changed the clock
cogs-audit-extend = gave more time

illegal-clock-increment-without-bank = An increment belongs to a time bank. Choose the clock with a time bank, or leave the increment out.
illegal-clock-needs-time = Say how much time there is, for example `time: 24h`.
illegal-clock-none = This table has no clock, so there is no time to extend.
illegal-clock-range = That length of time is not possible. It can be { $min } to { $max }.
illegal-date-unreadable = I can't read “{ $text }” as a day. Write it like 2027-07-15.
illegal-digest-hour = The hour must be a number from { $min } to { $max }.
illegal-digest-quiet = That hour is in your quiet hours. Choose one outside of them.
illegal-nothing-to-mute = The game isn't waiting for you, so there is nothing to mute.
illegal-nudge-muted = { $user } knows and doesn't want to be reminded this turn.
illegal-nudge-nobody = The game isn't waiting for anybody else there.
illegal-nudge-quiet = { $user } is away or has quiet hours. Try again after { $when }.
illegal-nudge-too-often = { $user } was nudged a short while ago. The next nudge is possible from { $when } on.
illegal-quiet-both = Quiet hours need both: `from` and `until`.
illegal-quiet-length = Quiet hours can be up to { $max } hours long, for example from 22:00 until 8:00.
illegal-quiet-too-often = Quiet hours can be changed { $max } times a week. The next change is possible from { $when } on.
illegal-seat-not-open = That seat is not free. Free seats: { $seats }.
illegal-span-unreadable = I can't read “{ $text }” as a length of time. Write it like 24h, 1d 12h or 90min.
illegal-time-unreadable = I can't read “{ $text }” as a time of day. Write it like 22:00.
illegal-vacation-far = A vacation must begin within the next { $max } days.
illegal-vacation-gap = There must be { $days } days between two vacations. You have one from { $start } until { $end }.
illegal-vacation-length = A vacation can last from { $min } to { $max } days.
illegal-vacation-none = You have no vacation to end.
illegal-vacation-past = A vacation can't begin in the past. It is { $now } now.
illegal-vacation-year = You can take { $max } days of vacation a year. You have { $left } left.
illegal-zone-unknown = I don't know the time zone “{ $text }”. I know, for example: { $zones }.
