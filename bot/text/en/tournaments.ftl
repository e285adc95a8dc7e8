### Tournaments: what cannot be decided, why people meet, what somebody needs.

tournament_format-swiss = Swiss
tournament_format-robin = round robin
tournament_format-pods = tables of many
tournament_format-elimination = single elimination
tournament_format-league = league

tournament_scoring-duel = win, win on time, draw, loss
tournament_scoring-beaten = points for everybody you finish ahead of
tournament_scoring-places = points for places
tournament_scoring-share = share of the others you finish ahead of
tournament_scoring-winners = wins only
tournament_scoring-game_points = the game's own points

tournament_tie-points = points
tournament_tie-head_to_head = head to head
tournament_tie-strength = strength of schedule
tournament_tie-extended_strength = extended strength of schedule
tournament_tie-buchholz = Buchholz without the weakest opponent
tournament_tie-sonneborn = Sonneborn–Berger
tournament_tie-wins = wins
tournament_tie-seconds = second places
tournament_tie-table_share = share of the tables' game points
tournament_tie-best_game = best single game
tournament_tie-lot = a lot drawn at the start
tournament_tie-knockout = knock-out stage
tournament_tie-out = disqualified

tournament-why-bye-lot = Sits out: drawn by lot.
tournament-why-bye-lowest = Sits out: the lowest in the standings of those who have sat out least often.
tournament-why-bye-robin = Sits out: there is no opponent in this round.
tournament-why-bye-seed = Goes on without a game: no opponent is left on this line of the bracket.
tournament-why-by-hand = Organisers have exchanged people at this table by hand.
tournament-why-by-hand-again =
    { $pairs ->
        [one] Two people at this table have met before.
       *[other] { $pairs } pairs at this table have met before.
    }
tournament-why-dutch = Paired by the Dutch system.
tournament-why-dutch-cannot = The Dutch system could not pair this round, so it was drawn at random among equal points.
tournament-why-first-round = First round: drawn by lot.
tournament-why-floated =
    { $user } had { $points ->
        [one] one point
       *[other] { $points } points
    } and nobody with as many was free, so the opponent comes from the next group, with { $other ->
        [one] one point
       *[other] { $other } points
    }.
tournament-why-free-draw = Drawn freely, so that as few people as possible meet again and nobody has a house twice.
tournament-why-met-before =
    { $times ->
        [one] They have met once before; any other pairing would have led to more rematches.
       *[other] They have met { $times } times before; any other pairing would have led to more rematches.
    }
tournament-why-near-points = People with about the same points: from { $least } to { $most }.
tournament-why-pairs-again =
    { $pairs ->
        [one] Two people at this table have met before. No better seating was found.
       *[other] { $pairs } pairs at this table have met before. No better seating was found.
    }
tournament-why-robin = Everybody meets everybody; this is round { $round } of the fixed plan.
tournament-why-same-points =
    Both had { $points ->
        [one] one point
       *[other] { $points } points
    }; drawn by lot among those with as many.
tournament-why-schedule = From a fixed plan in which nobody meets anybody twice.
tournament-why-seeds = The bracket: seeds { $seeds }.
tournament-why-walkover = Goes on without a game, because an earlier result was corrected.

tournament-plan-robin-better = With so many rounds and so few people, some will meet again. In a round robin of { $rounds } rounds everybody meets everybody once.
tournament-plan-sit-out =
    { $count ->
        [one] One person sits out in each round.
       *[other] { $count } people sit out in each round.
    }
tournament-plan-sums-differ = Tables of different sizes give out different numbers of points. Scoring by share treats them alike.
tournament-plan-threads = This server would have { $threads } active threads; from { $max } on it gets tight.

notice-tournament-judged = ⌛ The round is over. This game was judged as it stood.

tournament-need-in = Certain, whatever happens.
tournament-need-out = No longer possible.
tournament-need-open = Open: it depends on other results or on tie-breaks.

illegal-tournament-best = At least one round has to count.
illegal-tournament-correction-reaches-on = Games that depend on this result have begun (round/table: { $tables }). They would have to be played again. Confirm that, or leave the result.
illegal-tournament-created-twice = This tournament exists already.
illegal-tournament-cut-first = All rounds before the cut are played. Make the cut now.
illegal-tournament-cut-larger-than-field = A cut to { $cut } doesn't fit a field of { $there }. Choose a smaller one.
illegal-tournament-cut-not-here = There is no cut in this format ({ $format }). Leave it out.
illegal-tournament-cut-people = The cut can only name people who still play, and each of them once.
illegal-tournament-cut-too-large = The cut must leave from { $min } to { $max } people.
illegal-tournament-cut-unknown = Only a Swiss tournament finds its cut by itself. Say how many go on.
illegal-tournament-disqualified = { $user } has been disqualified and can't play here any more.
illegal-tournament-entered-twice = { $user } has entered already.
illegal-tournament-fewest = The smallest number of players must be from { $min } to { $max }.
illegal-tournament-format-needs-two = This format ({ $format }) is for games of two. Choose tables of many, or tables of two players.
illegal-tournament-full = There is no place left: at most { $max } can play.
illegal-tournament-gone = { $user } doesn't play here any more.
illegal-tournament-has-started = The tournament has started, so that can't be changed any more.
illegal-tournament-extension = A table that still plays can get no more time than a round lasts: 0 to { $max } hours.
illegal-tournament-hours = That can last 1 to { $max } hours.
illegal-tournament-houses = For a table of { $size } there must be { $size } different houses, and houses for every size of table or for none.
illegal-tournament-knockout-begun = The knock-out stage has begun, so the cut stands.
illegal-tournament-last-organiser = Somebody has to organise it. Name another organiser first.
illegal-tournament-late-until = The last round to join in must be from 1 to { $max }.
illegal-tournament-legs = Everybody can meet everybody once or twice.
illegal-tournament-most = The largest number of players must be from { $min } to { $max }.
illegal-tournament-name = The tournament needs a name.
illegal-tournament-needs-reason = Please give a reason. Everybody who takes part can read it.
illegal-tournament-no-cut = This tournament has no cut.
illegal-tournament-no-more-rounds = All rounds have been played.
illegal-tournament-no-such-table = There is no table { $table } in round { $round }.
illegal-tournament-no-tables = Not enough people are left for a table.
illegal-tournament-not-at-table = { $user } has no seat at table { $table } of round { $round }.
illegal-tournament-not-created = There is no such tournament.
illegal-tournament-not-decided = The knock-out stage is not decided yet. Pair its next round.
illegal-tournament-not-entered = { $user } doesn't take part in this tournament.
illegal-tournament-not-gone = { $user } hasn't stopped playing, so there is nothing to come back to.
illegal-tournament-not-newest-round = Only the newest round can be taken back, and that isn't round { $round }.
illegal-tournament-not-seated = { $user } still plays and needs a seat or a bye.
illegal-tournament-not-started = The tournament hasn't started yet.
illegal-tournament-not-the-bracket = Who meets in the knock-out stage follows from the bracket and can't be changed by hand.
illegal-tournament-nothing-to-correct = Table { $table } of round { $round } has no result yet. Enter one instead.
illegal-tournament-over = This tournament is over. Nothing can be changed any more.
illegal-tournament-own-cut = You play here yourself, and now it is about who reaches the cut. Somebody who doesn't play has to decide this.
illegal-tournament-own-table = You sit at this table yourself. Somebody else has to decide this.
illegal-tournament-penalty = A penalty takes points away, so write 0 or more.
illegal-tournament-places = Each of the { $count } seats needs exactly one place, such as 2 > 1 = 3.
illegal-tournament-rejoin-stage = The knock-out stage has begun. Whoever stopped before can't come back into it.
illegal-tournament-robin-late = Everybody meets everybody here, so nobody can join after the start.
illegal-tournament-round-has-results = Round { $round } has results already and can't be taken back. Correct a result instead.
illegal-tournament-round-open = Some tables are still playing: { $tables }. Wait for them, or decide them.
illegal-tournament-rounds = The number of rounds must be from 1 to { $max }.
illegal-tournament-rounds-left =
    { $left ->
        [one] One round is still to be played before the cut.
       *[other] { $left } rounds are still to be played before the cut.
    }
illegal-tournament-same-person = Those must be two different people, not { $user } twice.
illegal-tournament-seated-twice = { $user } would sit in two places. Everybody has one seat or one bye in a round.
illegal-tournament-sizes = A table has from 2 to { $max } seats.
illegal-tournament-table-ended = Table { $table } of round { $round } has ended. If the result is wrong, correct it.
illegal-tournament-table-numbers = Every table needs a number of its own, from 1.
illegal-tournament-table-open-twice = Table { $table } of round { $round } has its game already.
illegal-tournament-target = Tables here can have { $sizes } seats. Choose one of these sizes.
illegal-tournament-table-size = Table { $table } would have { $size } seats, which this game doesn't allow here.
illegal-tournament-ties-twice = Name each tie-break only once.
illegal-tournament-too-few =
    { $there ->
        [0] Nobody can play so far
        [one] Only one person can play so far
       *[other] Only { $there } can play so far
    }; it takes { $min } to start.
illegal-tournament-too-late = It is too late to join. That was possible until the pairing of round { $round }.
illegal-tournament-too-new = This tournament was saved by a newer release ({ $version }, this one knows { $known }).
illegal-tournament-wrong-round = Round { $expected } comes next, not round { $round }.
illegal-tournament-choice = “{ $text }” is not possible here. Choose one of these: { $choices }.
illegal-tournament-is-paused = The tournament is paused. Resume it first.
illegal-tournament-judge-called = A judge has been called to table { $table } of round { $round } already.
illegal-tournament-member-days = The days on the server must be between 0 and { $max }.
illegal-tournament-no-call = Nobody waits for a judge at table { $table } of round { $round }.
illegal-tournament-no-check-in = This tournament has no check-in.
illegal-tournament-no-decks = No decks are handed in for this tournament.
illegal-tournament-no-setting = There is no setting “{ $text }”. Take one from the list.
illegal-tournament-not-paused = The tournament is not paused.
illegal-tournament-number = “{ $text }” is not a number that fits here.
illegal-tournament-organisers-only = Only the organisers of this tournament and the server's moderators can do that.
illegal-tournament-own-draw = You play in this tournament yourself, so you cannot change the draw. Somebody who does not play has to.
illegal-tournament-yes-no = Write “yes” or “no”, not “{ $text }”.
notice-tournament-closed =
    { $reason ->
        [none] ⛔ The organisers have decided this table. The game is closed.
       *[other] ⛔ The organisers have decided this table: “{ $reason }”. The game is closed.
    }
notice-tournament-left = 🚪 { $user } no longer plays in this tournament. { $seat } plays on.
notice-tournament-replaced = 🔁 { $user } plays { $seat } from now on.
notice-tournament-call = ⚖️ { $user } has called a judge: “{ $reason }”. The game is paused until the ruling.
notice-tournament-ruled = ⚖️ { $user } has ruled: “{ $reason }”. The game goes on.
notice-tournament-paused = ⏸️ { $user } has paused the tournament. The game stands still.
notice-tournament-resumed = ▶️ { $user } lets the tournament go on.
illegal-tournament-no-round-check-in = This format ({ $format }) has no check-in before every round. Choose check-in before the start only.
illegal-tournament-ratings = Ratings must be from 0 to { $max }, and the lower end must not be above the upper one.
illegal-tournament-clock = A clock needs from 1 to { $max } hours.
illegal-tournament-increment = A bank must gain from 1 to { $max } hours with every move.
illegal-tournament-chat-delay = The delay between two messages must be from 0 to { $max } seconds.
illegal-tournament-fixed = That is fixed once the tournament has started. Times, check-in, clocks, byes and late entry can still be changed.
illegal-tournament-own-rules = You play here and are the only organiser, so you cannot change the rules now. Name a second organiser first.
illegal-tournament-no-proposal = No change of the rules waits for agreement.
illegal-tournament-agreed-already = Your agreement is not needed, or you have given it already.
illegal-tournament-no-wishes = In this tournament no houses can be wished for.
illegal-tournament-unknown-house = Name each house only once, and only houses that are played here.
illegal-tournament-not-checked-in = { $user } has not checked in for this round and cannot be seated.
illegal-tournament-scoring-points = Write the points behind the system, such as “duel 5 4 2 0” (win, win on time, draw, loss) or “places 6 4 3 2 1 0”.
illegal-tournament-no-trf = This kind of file knows only games of two, and there must be a round.
