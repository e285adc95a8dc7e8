### Slash commands: names, descriptions, options, choices; then what they answer.
### Names: lower case, at most 32 characters. Descriptions: at most 100.

cmd-game = game
cmd-game-help = Tables: open, join, look, start
cmd-game-new = new
cmd-game-new-help = Open a table
cmd-game-join = join
cmd-game-join-help = Take a seat at a table
cmd-game-leave = leave
cmd-game-leave-help = Stand up; in a running game your seat becomes free
cmd-game-seat = seat
cmd-game-seat-help = Choose a seat of your own
cmd-game-options = options
cmd-game-options-help = Show or change what the table agrees on
cmd-game-start = start
cmd-game-start-help = Begin the game with those who sit at the table
cmd-game-list = list
cmd-game-list-help = All open tables
cmd-game-show = show
cmd-game-show-help = Who plays, and who is waited for
cmd-game-board = board
cmd-game-board-help = The board, as a picture and in words
cmd-game-hand = hand
cmd-game-hand-help = Your own page: your secrets, and what is asked of you
cmd-game-log = log
cmd-game-log-help = What has happened so far
cmd-game-undo = undo
cmd-game-undo-help = Take your last move back, if nothing came to light by it
cmd-game-orders = orders
cmd-game-orders-help = What is decided for you without asking
cmd-game-concede = concede
cmd-game-concede-help = Give up
cmd-game-cancel = cancel
cmd-game-cancel-help = Close the table without a result
cmd-game-home = home
cmd-game-home-help = Move the table here, for example when its thread is gone

cmd-risk = risk
cmd-risk-help = Moves in Risk, typed
cmd-risk-attack = attack
cmd-risk-attack-help = Attack a territory
cmd-risk-reinforce = reinforce
cmd-risk-reinforce-help = Place your new units
cmd-risk-trade = trade
cmd-risk-trade-help = Trade three cards in for units
cmd-risk-move-in = move-in
cmd-risk-move-in-help = Move into the territory you have conquered
cmd-risk-maneuver = maneuver
cmd-risk-maneuver-help = Move units between your connected territories
cmd-risk-end = end
cmd-risk-end-help = Go on: no more attacks, no maneuver, no trade
cmd-risk-draw = draw
cmd-risk-draw-help = Draw a territory card, or leave it
cmd-risk-defend = defend
cmd-risk-defend-help = Choose how many dice defend
cmd-risk-houses = houses
cmd-risk-houses-help = Rank the houses, or take one
cmd-risk-orders = orders
cmd-risk-orders-help = Show or change your standing orders

cmd-mod = mod
cmd-mod-help = For moderators
cmd-mod-pause = pause
cmd-mod-pause-help = Stop a game for a while
cmd-mod-resume = resume
cmd-mod-resume-help = Let a paused game go on
cmd-mod-rewind = rewind
cmd-mod-rewind-help = Take a game back to an earlier move, for all to see
cmd-mod-replace = replace
cmd-mod-replace-help = Give a seat to somebody else
cmd-mod-remove = remove
cmd-mod-remove-help = Take somebody off a seat; a stand-in takes over
cmd-mod-act = act
cmd-mod-act-help = Decide for a seat as a stand-in would, for all to see
cmd-mod-audit = audit
cmd-mod-audit-help = What moderators have done

cmd-settings = settings
cmd-settings-help = Languages, and where games and secrets go
cmd-settings-server = server
cmd-settings-server-help = For this server
cmd-settings-server-language = language
cmd-settings-server-language-help = The language at the tables of this server
cmd-settings-server-home = home
cmd-settings-server-home-help = Where new tables are opened
cmd-settings-server-role = role
cmd-settings-server-role-help = Who may moderate games
cmd-settings-me = me
cmd-settings-me-help = For you alone
cmd-settings-me-language = language
cmd-settings-me-language-help = The language I speak to you
cmd-settings-me-secrets = secrets
cmd-settings-me-secrets-help = Where your hand and your questions are sent

cmd-option-table = table
cmd-option-table-help = Which table; not needed in its thread, or if there is only one
cmd-option-game = game
cmd-option-game-help = What is played
cmd-option-title = title
cmd-option-title-help = What the table is called
cmd-option-seats = seats
cmd-option-seats-help = How many can play
cmd-option-standins = standins
cmd-option-standins-help = Stand-in players take the empty seats, so that you can play alone
cmd-option-number = number
cmd-option-number-help = The number of the seat
cmd-option-option = option
cmd-option-option-help = Which option
cmd-option-value = value
cmd-option-value-help = What it is set to
cmd-option-confirm = confirm
cmd-option-confirm-help = Yes, I mean it: this can't be taken back
cmd-option-from = from
cmd-option-from-help = Your territory to start from
cmd-option-to = to
cmd-option-to-help = The territory to go to
cmd-option-until = until
cmd-option-until-help = Fight on until you win, or have this many units left (1: to the end)
cmd-option-dice = dice
cmd-option-dice-help = How many dice you roll, in one battle
cmd-option-where = where
cmd-option-where-help = For example: Winterfell 3, The Twins 2
cmd-option-cards = cards
cmd-option-cards-help = Which set
cmd-option-units = units
cmd-option-units-help = How many units
cmd-option-take = take
cmd-option-take-help = Whether you draw the card
cmd-option-ranking = ranking
cmd-option-ranking-help = Your favourite first, for example: Stark, Lannister
cmd-option-order = order
cmd-option-order-help = Which standing order; leave it out to see all
cmd-option-choice = choice
cmd-option-choice-help = What it is set to; several with commas where that is possible
cmd-option-defence = defence
cmd-option-defence-help = How you defend
cmd-option-move-in = move-in
cmd-option-move-in-help = How many follow after a conquest
cmd-option-draw = draw
cmd-option-draw-help = Whether you draw a card when you may
cmd-option-reason = reason
cmd-option-reason-help = Why; everybody at the table reads it
cmd-option-move = to
cmd-option-move-help = The last move that still counts
cmd-option-seat = seat
cmd-option-seat-help = Which seat
cmd-option-user = user
cmd-option-user-help = Who sits there from now on
cmd-option-everywhere = everywhere
cmd-option-everywhere-help = All tables of this server, not only one
cmd-option-language = language
cmd-option-language-help = Leave it out to see what is set
cmd-option-channel = channel
cmd-option-channel-help = A forum or a text channel; leave it out to see what is set
cmd-option-role = role
cmd-option-role-help = Leave it out to see what is set
cmd-option-clear = clear
cmd-option-clear-help = Back to how it was at first
cmd-option-secrets = where
cmd-option-secrets-help = Leave it out to see what is set

choice-language-en = English
choice-language-de = Deutsch
choice-language-auto = As Discord says
choice-secrets-dm = By direct message
choice-secrets-thread = Into a private thread
choice-secrets-ephemeral = Nowhere: only when I ask

permission-view_channel = View Channel
permission-send_messages = Create Posts
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-manage_channels = Manage Channels

illegal-bot-lacks = I need the permission “{ $permission }” in { $channel } for that. Somebody who manages this server can give it to me.
illegal-bot-refused = Discord doesn't let me open anything in { $channel }. Somebody who manages this server can give me the permission “Create Public Threads” or “Create Posts” there.
illegal-managers-only = Only somebody with the permission “Manage Server” can change that.
illegal-moderators-only = Only moderators of this server can do that.
illegal-no-bots = A bot can't take a seat. Choose a person.
illegal-no-table = I don't see a table you could mean. Open one with `/game new`, or look for one with `/game list`.
illegal-no-thread-here = No table can be opened in this channel. Try it in a text channel or a forum.
illegal-nothing-to-end = Nothing that is asked of you can simply be passed over.
illegal-other-game = At this table { $played } is played, so this command doesn't fit.
illegal-server-only = That only works on a server, not in direct messages.
illegal-until-or-dice = Choose either `until`, for the whole attack, or `dice`, for one battle.
illegal-which-option = Which option do you mean? There are: { $options }.
illegal-which-table = There are several tables: { $tables }. Use this command in the table's thread, or fill in `table`.

cogs-opening = { $host } opens a table: **{ $title }** – { $played }
cogs-default-title = { $name }'s table
cogs-opened = ✅ The table is open: { $where }. Others join there; then you start the game.
cogs-opened-standins = ✅ The table is open, with stand-ins on the empty seats: { $where }. You can start right away.
cogs-joined = ✅ You have a seat at **{ $title }**: { $where }
cogs-left = You have left **{ $title }**.
cogs-started = ✅ **{ $title }** has begun: { $where }
cogs-confirm-concede = Give up in **{ $title }**? You can't win any more, and your seat decides by default from then on. If you are sure, repeat the command with `confirm: True`.
cogs-conceded = 🏳️ You have given up in **{ $title }**.
cogs-confirm-cancel = Close **{ $title }** for everybody, without a result? If you are sure, repeat the command with `confirm: True`.
cogs-cancelled = **{ $title }** is closed.
cogs-moved = ✅ **{ $title }** goes on here: { $where }
cogs-list = **Open tables**
cogs-list-empty = There are none. Open one with `/game new`.
cogs-list-line = • **{ $title }** – { $played } · { $status } · { $taken } of { $seats } seats taken · { $where }
cogs-status-lobby = open
cogs-status-running = running
cogs-status-paused = paused
cogs-status-finished = over
cogs-status-cancelled = closed
cogs-option = **{ $name }**: { $now }
    { $help } Possible: { $values }.
cogs-a-number = a number

cogs-paused = ⏸️ **{ $title }** is paused: { $where }
cogs-resumed = ▶️ **{ $title }** goes on: { $where }
cogs-replaced = ✅ The seat at **{ $title }** has a new player: { $where }
cogs-removed = ✅ The seat at **{ $title }** is free of its player: { $where }
cogs-rewound = ⏪ **{ $title }** was taken back: { $where }
cogs-acted = 🛡️ Decided, for all to see: { $where }
cogs-audit = **What moderators have done**
cogs-audit-empty = Nothing so far.
cogs-audit-line =
    { $when } · { $user } { $action } · table { $table }{ $reason ->
        [none] { "" }
       *[other] { " " }· { $reason }
    }
cogs-audit-pause = paused the game
cogs-audit-resume = let the game go on
cogs-audit-rewind = took the game back
cogs-audit-replace = gave a seat to somebody else
cogs-audit-remove = took somebody off a seat
cogs-audit-act-for = decided for a seat
cogs-move = { $number }: { $what }
cogs-seat = Seat { $number }: { $who }

cogs-server =
    { "**" }This server**
    Language: { $language }
    New tables: { $home }
    Moderators: { $role }
cogs-home-here = where the command is given
cogs-role-managers = who may manage the server
cogs-tags-missing = These tags are missing in the forum, and I may not create them (“Manage Channels”): { $tags }.
cogs-me =
    { "**" }You**
    Language: { $language }
    Your secrets: { $secrets }
