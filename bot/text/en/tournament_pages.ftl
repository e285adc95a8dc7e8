### Tournaments on Discord: their post, their rounds, what people and organisers read. Then ratings.

cup-title = # 🏆 { $title }
cup-what = **{ $game }** · { $format }
cup-organisers = -# Organised by { $people }
cup-join = Join
cup-leave = Leave
cup-check-in = Check in
cup-mine = My tournament
cup-standings = Standings
cup-pairings = Pairings
cup-rules = Rules
cup-judge = Call a judge
cup-organise = Organise
cup-open =
    📝 Sign-up is open: { $most ->
        [none] { $count ->
            [one] one person
           *[other] { $count } people
        }
       *[other] { $count } of { $most } people
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } waiting
    }. At least { $fewest } are needed.
cup-ready = ✅ Ready to play: { $count }
cup-starts =
    🗓️ Starts { $when }{ $left ->
        [none] { "" }
       *[other] { " " }({ $left })
    }
cup-needs-role = 🔑 You need the role { $role }.
cup-needs-days =
    🔑 You need to have been on this server for { $days ->
        [one] a day
       *[other] { $days } days
    }.
cup-newest = Newest: { $people }
cup-clock-note = -# Quiet hours and vacations hold at your table, but they do not move the end of a round.
cup-cancelled =
    🚫 This tournament was called off{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }.
cup-finished =
    🏁 The tournament is over{ $winner ->
        [none] { "" }
       *[other] . 👑 **{ $winner }** has won
    }.
cup-paused = ⏸️ The tournament is paused.
cup-started =
    ▶️ The tournament has started with { $players ->
        [one] one person
       *[other] { $players } people
    }. The first round is being drawn.
cup-round =
    🎲 Round { $round }{ $rounds ->
        [none] { "" }
       *[other] { " of " }{ $rounds }
    }: { $tables ->
        [one] { $over ->
            [0] its table still plays.
           *[other] its table is over.
        }
       *[other] { $over ->
            [one] One of { $tables } tables is over.
           *[other] { $over } of { $tables } tables are over.
        }
    }
cup-ends = ⏳ Ends { $when } ({ $left })
cup-round-over = ✅ All tables of this round are over.
cup-goes-on = ⏭️ It goes on by itself { $when } ({ $left }).
cup-line = { $place }. **{ $name }** { $points }
cup-round-title =
    ## Round { $round }{ $rounds ->
        [none] { "" }
       *[other] { " of " }{ $rounds }
    }
cup-byes = 💤 Sitting out: { $people }
cup-more-tables =
    … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    }: press “Pairings”.
cup-why = Why this pairing?
cup-check-in-call =
    📣 { $people }: please check in{ $when ->
        [none] { "" }
       *[other] . The tournament starts { $when }
    }. Whoever has not checked in by then does not play.
cup-warning = ⏰ { $people }: round { $round } ends { $left }. { $rule }
cup-warning-table =
    Table { $table } { $where } { $people ->
        [none] still plays.
       *[other] waits for { $people }.
    }
cup-unfinished-adjudicate = Tables that still play then are judged as they stand.
cup-unfinished-wait = The next round does not wait for tables that still play then.
cup-unfinished-organiser = You have to decide the tables that still play then.
cup-call = ⚖️ { $user } calls a judge to table { $table } of round { $round } { $where }: { $reason }
cup-call-waits = The game is paused. { $people }: who does not play there can rule.
cup-ruling = ✅ { $user } has ruled: { $reason }
cup-rule = Rule
cup-at-table = 🏆 Round { $round }, table { $table } of { $place }. The round ends { $when }.
cup-yes = Confirm

cup-after =
    { $round ->
        [0] Before the first results
       *[other] After round { $round }
    } · { $players } people
cup-round-short = R{ $round }
cup-points = Points
cup-is-dropped = stopped
cup-is-out = disqualified
cup-is-waiting = waiting
cup-standings-title = ## { $title }: standings. { $when }
cup-sorted =
    -# { $knockout ->
        [only] Sorted by how far everybody came in the bracket.
        [yes] Sorted by the knock-out stage, then by points, then { $ties }.
       *[no] Sorted by points, then { $ties }.
    }
cup-you =
    ➡️ You: place { $place }, with { $points ->
        [one] one point
       *[other] { $points } points
    }
cup-you-ran = ➡️ You: place { $place }, { $ran }
cup-ran =
    { $wins ->
        [0] no wins
        [one] one win
       *[other] { $wins } wins
    }{ $how ->
        [none] { "" }
        [won] { " 👑" }
        [out] , out in{ " " }
       *[in] , now in{ " " }
    }{ $left ->
        [none] { "" }
        [0] round { $round }
        [2] the final
        [4] the semi-finals
        [8] the quarter-finals
       *[other] the round of { $left }
    }
cup-bracket = Bracket
cup-bracket-title = ## { $title }: bracket
cup-bracket-part = Part { $part } of { $parts }
cup-bracket-rest = The last rounds
cup-stage =
    { $left ->
        [2] Final
        [4] Semi-finals
        [8] Quarter-finals
       *[other] Round of { $left }
    }
cup-before = Before
cup-after-this = Next
cup-round-before = Round before

cup-mine-none = You have not signed up for this tournament.
cup-mine-in = You are in, as number { $place }.
cup-mine-waits = You are on the waiting list, at place { $place }.
cup-mine-playing = You are in.
cup-mine-knocked-out = The knock-out stage goes on without you.
cup-mine-waiting = You are on the waiting list. If late entry is possible, press “Join”.
cup-mine-dropped =
    You have stopped.{ $back ->
        [any] { " You can come back: press “Join”." }
        [cut] { " You can come back before the knock-out stage: press “Join”." }
       *[no] { "" }
    }
cup-mine-out = You were disqualified.
cup-checked-in = ✅ You have checked in.
cup-not-checked-in = ⚠️ You have not checked in yet.
cup-deck-kept = The tournament has a copy of **{ $deck }**. Whatever you change in the deck later changes nothing here.
cup-deck-in = ✅ Your deck is in. You can exchange it until the start.
cup-deck-missing = ⚠️ You have not handed in a deck yet. Without one you do not play.
cup-mine-place =
    You are in place { $place } of { $players }, with { $points ->
        [one] one point
       *[other] { $points } points
    }.
cup-mine-place-ran = You are in place { $place } of { $players }: { $ran }.
cup-mine-tie = -# What separates you from the person before you: { $tie }.
cup-mine-penalty = -# Points taken away: { $points }
cup-mine-bye = You sit out round { $round }.
cup-mine-table =
    🎲 Round { $round }, table { $table }{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }
    }: { $people }
cup-need =
    { $cut ->
        [yes] **What do I need to be among the first { $goal }?**
       *[no] **What do I need to win?**
    }
cup-need-sure =
    ✅ { $points ->
        [one] One point
       *[other] { $points } points
    } or more in this round: certain, whatever the others do.
cup-need-between = 🤔 Anything else: it depends on other results or on tie-breaks.
cup-need-lost =
    ❌ { $points ->
        [0] Nothing in this round
        [one] One point or less in this round
       *[other] { $points } points or fewer in this round
    }: no longer possible.
cup-why-table = Table { $table }: { $people }
cup-why-not-there = You had no seat in this round.
cup-why-seed = -# Seed of the draw: { $seed }
cup-cost-none = • Nobody meets anybody again, and nothing else had to be put up with.
cup-cost-repeats =
    { $count ->
        [one] One pair meets again.
       *[other] { $count } pairs meet again.
    }
cup-cost-across =
    { $count ->
        [one] One pairing is between people with different points.
       *[other] { $count } pairings are between people with different points.
    }
cup-cost-byes =
    { $count ->
        [one] One person sits out.
       *[other] { $count } people sit out.
    }
cup-cost-houses =
    { $count ->
        [one] One person has a house again.
       *[other] { $count } people have a house again.
    }
cup-cost-small =
    { $count ->
        [one] One table is smaller than wanted.
       *[other] { $count } tables are smaller than wanted.
    }
cup-cost-spread = Spread of points at the tables: { $count }

cup-joined =
    { $waits ->
        [yes] You are on the waiting list, at place { $place }.
       *[no] You are in, as number { $place }.
    }{ $deck ->
        [yes] { " Now hand in your deck." }
       *[no] { "" }
    }{ $check ->
        [yes] { " Remember to check in before the start." }
       *[no] { "" }
    }
cup-joined-late = You are in from the next round on.
cup-rejoined = Welcome back: you play from the next round on, with nothing for the rounds you missed.
cup-leave-sure =
    Do you want to stop? { $plays ->
        [yes] At the table you play at now you are last; everything played before stands.
       *[no] Everything you have played stands.
    }{ $back ->
        [any] { " You can come back later." }
        [cut] { " You can come back before the knock-out stage." }
       *[no] { " You cannot come back." }
    }
cup-left = You have left the tournament.
cup-called = ⚖️ A judge is called. The game is paused until the ruling.
cup-audit-title = ## { $title }: what was decided

cup-step-start = Next: start the tournament.
cup-step-wait = Tables still play. When the last one is over, the next round can begin.
cup-step-round = Next: draw the next round.
cup-step-cut = Next: make the cut.
cup-step-finish = Next: close the tournament.
cup-step-over = The tournament is over.
cup-open-call = ⚖️ Table { $table } of round { $round } waits for a judge.
cup-next = What comes next
cup-call-in = Call for check-in
cup-pause = Pause
cup-resume = Resume
cup-export = Files
cup-audit = Decisions
cup-refresh = Post again what is missing
cup-cancel = Call off
cup-pick-table = A table: result, correction, time, ruling
cup-pick-person =
    A person: stop, absent, replace, penalty{ $part ->
        [1] { "" }
       *[other] { " " }({ $part })
    }
cup-table-name = Round { $round }, table { $table }
cup-seat = { $seat }. { $name }
cup-result = Enter the result
cup-correct = Correct the result
cup-extend = More time
cup-person = **{ $name }** · { $status ->
        [playing] plays
        [signed_up] has signed up
        [waiting] is on the waiting list
        [dropped] has stopped
       *[out] is disqualified
    }
cup-drop = Take out
cup-readd = Let back in
cup-absent = Did not come
cup-replace = Replace
cup-penalty = Penalty
cup-out = Disqualify
cup-start-sure =
    Start with { $count ->
        [one] one person
       *[other] { $count } people
    }?{ $missing ->
        [0] { "" }
       *[other] { " Not ready, or waiting for a place, so not playing: " }{ $people }.
    }
cup-cut-sure = These { $count } go on: { $people }
cup-finish-sure = Everything is played. Once the tournament is closed, nothing can be corrected any more.
cup-wait = Tables still play: { $tables }. Wait for them, or decide them.
cup-draw = ## Draw of round { $round }, for your eyes only
cup-draw-own = -# You play here yourself, so you can publish this draw but not change it.
cup-publish = Publish
cup-redraw = Draw again
cup-swap = Swap two
cup-published =
    Round { $round } is published. { $tables ->
        [one] Its table is being opened.
       *[other] { $tables } tables are being opened.
    }
cup-has-started = The tournament has started with { $players } people. Draw the first round next.
cup-sealed = The tournament is closed.
cup-unpair = Take the round back
cup-unpair-sure = Take round { $round } back? Its tables are closed, and it can be drawn again.
cup-cancel-sure = Call this tournament off? All its tables are closed, and there will be no result.
cup-was-paused = The tournament is paused: its tables, and the time of the round.
cup-was-resumed = The tournament goes on. The round has as much time left as it had.
cup-moves = { $name }: place { $before } → { $after }
cup-moves-more = … and { $count } more
cup-moves-none = Nobody's place changes.
cup-cut-changes = The cut changes: in { $into }, out { $out }
cup-plays-again = ⚠️ These tables (round/table) are played again: { $tables }
cup-extended =
    Table { $table } has { $hours ->
        [one] one more hour
       *[other] { $hours } more hours
    }.
cup-ruled = The ruling is told at table { $table }, and the game goes on.
cup-dropped = { $user } is out of the tournament.
cup-added = { $user } is in the tournament.
cup-was-replaced = { $new } plays on for { $old }.
cup-apart = { $one } and { $other } are kept apart where possible. Only organisers know.
cup-penalised = The penalty for { $user } is noted.
cup-disqualified = { $user } is disqualified.
cup-organiser-named = { $user } now organises this tournament as well.
cup-organiser-gone = { $user } no longer organises this tournament.
cup-posted-again = The tournament is in { $where }; what was missing is posted again.
cup-called-in = Everybody who has not checked in is called.
cup-exported = **{ $title }** as files
cup-file-json = Everything that is public, as JSON
cup-file-standings = The standings, as a table
cup-file-pairings = All pairings, as a table
cup-form-why = Reason
cup-form-why-note = Needed for a correction; everybody who plays can read it
cup-form-judge-note = What happened? Everybody who plays can read it
cup-form-cancel = Everybody who plays can read it
cup-form-ruling = Your ruling
cup-form-places = Places, from first to last
cup-form-places-note = Seats or names, such as 2 > 1 = 3 > 4; = for a shared place
cup-form-hours = Hours
cup-form-points = Points to take away
cup-form-points-note = 0 is a warning
cup-form-replace = Who takes the seat?
cup-form-replace-note = An entrant by name; for anybody else use /tournament player replace
cup-form-swap-one = One of them
cup-form-swap-other = The other one

cup-plan = **Dry run for { $players ->
        [one] one person
       *[other] { $players } people
    }** (nothing is made yet)
cup-plan-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }: { $tables }
cup-plan-size =
    { $count ->
        [one] one table of { $size }
       *[other] { $count } tables of { $size }
    }
cup-plan-knockout =
    Knock-out round { $round }: { $tables }{ $byes ->
        [0] { "" }
        [one] , one bye
       *[other] , { $byes } byes
    }
cup-plan-total =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } in all, up to { $threads } threads at once, { $days ->
        [one] one day
       *[other] { $days } days
    } at most
cup-plan-next = **The rules** (change them below, and until the start later too)
cup-make = Create it
cup-made = The tournament is in { $where }. People can sign up there.
cup-edit-how = -# Change one with `/tournament setup edit`, or by *Organise*, *Settings*; *Rules* shows all of them.
cup-edited = { $setting }: { $value }
cup-starts-set = The tournament starts by itself { $when }.
cup-rules-title = ## { $title }: the rules

cup-span =
    { $days ->
        [0] { $hours ->
            [one] one hour
           *[other] { $hours } hours
        }
       *[other] { $days } days
    }
cup-after-span =
    { $days ->
        [0] { $hours ->
            [one] one hour
           *[other] { $hours } hours
        }
       *[other] { $days } days
    }
cup-rule-format = { $game }, { $format }; tables of { $sizes }
cup-rule-rounds-field = The number of rounds follows from the field. A round lasts { $span }.
cup-rule-knockout = Knock-out from the start. A round lasts { $span }.
cup-rule-rounds =
    { $rounds ->
        [one] One round.
       *[other] { $rounds } rounds.
    } { $cut ->
        [0] No cut.
       *[other] Then { $cut } go on into the knock-out stage.
    } A round lasts { $span }.
cup-rule-best =
    { $best ->
        [one] Only everybody's best round counts.
       *[other] Only everybody's { $best } best rounds count.
    }
cup-rule-draw-free = Tables are drawn freely: as few as possible meet again.
cup-rule-draw-points = Tables are drawn from people with about the same points.
cup-rule-scoring = Points: { $scoring }
cup-rule-duel = Win { $win }, win on time { $late }, draw { $draw }, loss { $loss }
cup-rule-places = Table of { $size }: { $points }
cup-rule-ties = Equal points are told apart, in this order, by { $ties }.
cup-rule-bye-win = Sitting out counts as a win.
cup-rule-bye-mean = Sitting out counts as the mean of your other rounds.
cup-rule-bye-fixed =
    Sitting out brings { $points ->
        [one] one point
       *[other] { $points } points
    }.
cup-rule-unfinished-adjudicate =
    A table that still plays after { $after } { $extension ->
        [0] is judged as it stands
       *[other] gets { $more } more once and is then judged as it stands
    }; a first place counts four fifths then.
cup-rule-unfinished-wait = The next round does not wait for tables that still play after { $after }; at the end of the last round they are judged as they stand.
cup-rule-unfinished-organiser = Organisers decide tables that still play after { $after }.{ $extension ->
        [0] { "" }
       *[other] { " They get " }{ $more } more.
    }
cup-rule-absent = Whoever has not answered at all after { $after } did not come: no points, and a table of two is decided.
cup-rule-break = The next round begins by itself { $span } after the last table has ended.
cup-rule-houses = Houses are drawn with the tables, so that nobody has one twice if possible.
cup-rule-decks = Everybody hands in a deck before the start; it is locked then.
cup-rule-check-in = Whoever has not checked in at the start does not play.
cup-rule-late =
    Late entry until round { $round } is drawn; every missed round brings { $points ->
        [one] one point
       *[other] { $points } points
    }.
cup-rule-stopping =
    Whoever stops is last at the table they leave; everything played before stands. { $back ->
        [any] Coming back is possible.
        [cut] Coming back is possible before the knock-out stage.
       *[no] Coming back is not possible.
    }
cup-rule-fair = Every table is played for itself: no agreements from outside the game. Organisers who play decide nothing about themselves.
cup-rule-clock = Quiet hours and vacations hold at the tables, but do not move the end of a round.

cup-setting-rounds = Rounds
cup-setting-cut = Cut
cup-setting-hours = Hours of a round
cup-setting-extension = More hours for an unfinished table
cup-setting-unfinished = Unfinished tables
cup-setting-absent-hours = Hours until absent
cup-setting-break-hours = Hours between rounds (0: by hand)
cup-setting-target = Size of tables
cup-setting-full-tables = Full tables only
cup-setting-fewest = Fewest people
cup-setting-most = Most people
cup-setting-check-in = Check-in
cup-setting-check-in-hours = Hours of check-in
cup-setting-decks = Decks are handed in
cup-setting-draw = Draw of tables
cup-setting-dutch = Dutch system
cup-setting-scoring = Scoring
cup-setting-bye = Worth of sitting out (win, mean or a number)
cup-setting-best = Best rounds that count
cup-setting-legs = Times everybody meets
cup-setting-late-until = Last round to join
cup-setting-late-points = Points for a missed round
cup-setting-member-days = Days on the server
cup-setting-houses = Houses are drawn

cup-did-created = { $by } has created the tournament.
cup-did-changed = { $by } has changed the rules.
cup-did-organiser-named =
    { $allowed ->
        [yes] { $by } has named { $person } organiser.
       *[no] { $by } has taken the organiser's rights from { $person }.
    }
cup-did-signed-up = { $person } has signed up.
cup-did-checked-in = { $person } has checked in.
cup-did-check-in-called = Those who had not checked in were called.
cup-did-deck-handed-in = { $person } has handed in a deck.
cup-did-started = The tournament has started.
cup-did-joined-late = { $person } has joined late.
cup-did-dropped = { $person } has stopped.
cup-did-rejoined = { $person } is back.
cup-did-paired = Round { $round } was drawn.
cup-did-unpaired = ↩️ { $by } has taken round { $round } back.
cup-did-table-opened = Table { $table } of round { $round } was opened.
cup-did-no-show = 👻 { $person } did not come to table { $table } of round { $round }.
cup-did-replaced = 🔁 { $new } plays on for { $old } at table { $table } of round { $round }.
cup-did-extended =
    ⏳ Table { $table } of round { $round } has { $hours ->
        [one] one more hour
       *[other] { $hours } more hours
    }.
cup-did-result = Table { $table } of round { $round }: { $places }
cup-did-corrected =
    ✏️ { $by ->
        [none] Corrected
       *[other] { $by } has corrected
    } table { $table } of round { $round }: { $places }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
cup-did-warned = Organisers were told that round { $round } ends soon.
cup-did-judge-called = A judge was called to table { $table } of round { $round }: { $reason }
cup-did-ruled = { $by } has ruled at table { $table } of round { $round }: { $reason }
cup-did-paused = ⏸️ { $by } has paused the tournament.
cup-did-resumed = ▶️ { $by } lets the tournament go on.
cup-did-penalty =
    ⚠️ { $points ->
        [0] { $person } is warned
        [one] { $person } loses one point
       *[other] { $person } loses { $points } points
    }: { $reason }
cup-did-disqualified = ⛔ { $person } is disqualified: { $reason }
cup-did-cut-made = ✂️ The cut is made: { $people }
cup-did-finished = The tournament is closed.
cup-did-cancelled =
    The tournament is called off{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }.

illegal-no-tournament = There is no tournament here yet.
illegal-which-tournament = Which tournament do you mean? There are: { $tournaments }.
illegal-tournament-in-already = You are in this tournament already.
illegal-tournament-not-signed-up = You have not signed up for this tournament. Press “Join” first.
illegal-tournament-needs-role = Only people with the role { $role } can sign up.
illegal-tournament-needs-days =
    You can sign up once you have been on this server for { $days ->
        [one] a day
       *[other] { $days } days
    }.
illegal-tournament-no-own-table = You do not sit at a table of this tournament that still plays.
illegal-tournament-no-sizes = This game has no table size that fits a tournament.
illegal-tournament-nobody = Nobody has signed up yet.
illegal-tournament-not-playing-now = { $user } does not sit at a table that still plays.
illegal-tournament-no-bracket = This tournament has no bracket, or not yet.
illegal-tournament-no-rounds = No round has been drawn yet.
illegal-tournament-no-such-round = There is no round { $round }; so far there are { $max }.
illegal-tournament-preview-gone = This preview is too old. Ask for it again.
illegal-tournament-starts-past = That time is over. Name one that is still to come.
illegal-ranking-hidden = This person does not show their ratings.

rank-title = ## { $game }: ranking of this server
rank-line =
    { $place }. **{ $name }** { $rating } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
rank-none = Nobody has enough games yet.
rank-how = -# A number appears after five games against three people, once it is sure enough. Stand-ins and seats that were left do not count. `/ranking hide` takes you off the list.
rank-player = **{ $name }** · { $game }: **{ $rating }** after { $games } games
rank-provisional = **{ $name }** · { $game }: too early to say, after { $games ->
        [one] one game
       *[other] { $games } games
    }
rank-opponents =
    Against { $count ->
        [one] one person
       *[other] { $count } different people
    }
rank-no-games = { $user } has no rated game here.
rank-is-hidden = -# Only you see this.
rank-curve-how = -# The line is the mean, the band its doubt. The rating is its lower edge: this person almost certainly plays at least that well.
rank-curve-alt =
    { $first ->
        [1] Mean after every game: { $values }
       *[other] Mean after each of games { $first } to { $last }: { $values }
    }
rank-axis = games
rank-hidden = Your ratings are hidden from everybody else.
rank-shown = Your ratings are shown again.
cup-needs-rating =
    🔑 { $kind ->
        [least] You need a rating of at least { $low }.
        [most] You need a rating of at most { $high }, or none yet.
       *[between] You need a rating from { $low } to { $high }.
    }
cup-wish = Houses
cup-wishes =
    { $houses ->
        [none] You have not said which houses you would like.
       *[other] You would like { $houses }.
    } Wishes decide only between draws that are equally good.
cup-wished = ✅ Your wish is noted.
cup-pick-houses = Houses you would like (none: any)
cup-missing = 🚪 Not checked in, no seat in this round: { $people }
cup-check-in-round =
    { $people ->
        [none] 📣 Everybody has checked in for round { $round }.
       *[other] 📣 { $people }: please check in for round { $round }. Whoever has not when it is drawn sits it out, without points.
    }
cup-new-rules = 📜 The organisers have agreed on other rules:
cup-organisers-word = Organisers
cup-staff =
    ## { $title }: organisers
    Here you are told what needs you: tables that are late, calls for a judge, people who stop or do not come. Nobody else is invited; moderators can look in. The tournament itself is in { $place }.
cup-staff-name = { $title }: organisers
cup-alarm-too-few = ⏰ { $people }: the tournament should have started now, but too few are ready. Start it by hand when they are, or set another time.
cup-alarm-nobody-there = ⏰ { $people }: the next round could not be drawn, because too few are there for a table. Call for check-in again, then draw it by hand.
cup-alarm-undecided = ⏰ { $people }: the time of round { $round } is over. Please decide these tables:
cup-proposal = 📜 { $by } proposes other rules.
cup-proposal-waits = Still to agree: { $people }. The rules hold once all have.
cup-agree = Agree
cup-reject = Do not agree
cup-look-at = Look at this person
cup-lost-gone = ⚠️ The thread of the tournament “{ $title }” is gone. Everything decided is safe; `/tournament post` opens a new one.
cup-lost-closed = ⚠️ I can no longer write in { $where }, where the tournament “{ $title }” is. Please give me back the permissions to see it and to write there and in its threads. I try again by myself.
cup-settings = Settings
cup-pick-setting =
    Change a setting{ $part ->
        [1] { "" }
       *[other] { " " }({ $part })
    }
cup-form-value = New value
cup-form-or-none = A number; “none” takes it away
cup-proposed = { $setting }: { $value } is proposed. Still to agree: { $people }
cup-agreed =
    { $people ->
        [none] All have agreed. The new rules hold, and everybody is told.
       *[other] You have agreed. Still missing: { $people }
    }
cup-not-agreed = The rules stay as they are.
cup-conditions = ## Who may sign up
cup-conditions-button = Conditions
cup-no-conditions = Everybody on this server.
cup-pick-role = A role that people need
cup-condition-more = Days and ratings
cup-condition-none = No conditions
cup-file-trf = The rounds as a TRF file, for chess pairing programs
cup-pair-again = Round { $round } is drawn from the old result, and nobody has made a move in it yet. You can draw it again, or leave it as it is.
cup-pair-again-yes = Take it back and draw again
cup-cost-wishes =
    { $count ->
        [one] One person has a house they did not wish for.
       *[other] { $count } people have houses they did not wish for.
    }
cup-rule-silent = When a table is judged, whoever has kept it waiting for longer than { $span } is last there.
cup-rule-wishes = You may say which houses you would like; that decides only between draws that are equally good.
cup-rule-check-in-rounds = Everybody checks in before every round; whoever does not sits it out, without points.
cup-rule-table-clock =
    { $kind ->
        [move] Clock: { $span } for every move.
       *[bank] Clock: { $span } in the bank, and { $increment } more with every move.
    } { $over ->
        [standin] When time runs out, a stand-in plays on.
        [default] When time runs out, the default applies.
       *[moderator] When time runs out, moderators decide.
    }
cup-setting-ties = Tie-breaks, in order
cup-setting-rating-from = Lowest rating
cup-setting-rating-to = Highest rating
cup-setting-silent-hours = Hours of silence that put you last
cup-setting-check-in-rounds = Check-in before every round
cup-setting-wishes = Wishes for houses
cup-setting-clock = Clock of the tables
cup-setting-clock-hours = Hours on the clock
cup-setting-clock-increment = Hours a bank gains with a move
cup-setting-overtime = When time runs out
cup-setting-chat-delay = Seconds between two messages at a table
cup-did-wished =
    { $houses ->
        [none] { $person } has no wish for a house any more.
       *[other] { $person } would like { $houses }.
    }
cup-did-departed = 🚪 { $person } is no longer on the server. After a day that counts as stopping.
cup-did-returned = { $person } is on the server again.
cup-did-alarmed =
    { $about ->
        [too-few] Organisers were told that too few are ready to start.
        [nobody-there] Organisers were told that too few are there for a round.
       *[undecided] Organisers were told that tables of round { $round } wait for their decision.
    }
cup-did-proposed = { $by } has proposed other rules.
cup-did-agreed =
    { $yes ->
        [yes] { $by } agrees to the other rules.
       *[no] { $by } does not agree to the other rules.
    }
illegal-tournament-needs-rating =
    { $kind ->
        [least] You need a rating of at least { $low } to sign up
        [most] You need a rating of at most { $high } to sign up
       *[between] You need a rating from { $low } to { $high } to sign up
    }{ $own ->
        [none] ; you have none yet
       *[other] ; yours is { $own }
    }.

cup-rule-options = Options of the game: { $options }
cup-back = Back
cup-value-yes = yes
cup-value-no = no
cup-value-none = none
cup-value-by-field = by the number of people
cup-value-no-limit = no limit
cup-value-all = all
cup-value-adjudicate = judged as they stand
cup-value-wait = the next round does not wait for them
cup-value-organiser = organisers decide
cup-value-free = freely
cup-value-points = from people with about the same points
cup-value-win = like a win
cup-value-mean = the mean of the other rounds
cup-value-move = a limit for every move
cup-value-bank = a bank of time
cup-value-standin = a stand-in plays on
cup-value-default = the default applies
cup-value-moderator = moderators decide
illegal-tournament-no-teams = In a tournament everybody plays alone, so nobody can have a partner at the table. Leave this option as it is.
illegal-tournament-option-sizes = With this option the game needs tables of { $sizes }, which this tournament does not have.
cup-more-rules = -# The rest of the rules is under *Rules* once the tournament is made.
cup-tie-short-head_to_head = Duels
cup-tie-short-strength = SoS
cup-tie-short-extended_strength = ESoS
cup-tie-short-buchholz = Buchh.
cup-tie-short-sonneborn = S–B
cup-tie-short-wins = Wins
cup-tie-short-seconds = 2nds
cup-tie-short-table_share = Share
cup-tie-short-best_game = Best
cup-audit-by =
    { $by }: { $line }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
