### Slash commands: names, descriptions, options, choices; then what they answer.
### Names: lower case, at most 32 characters. Descriptions: at most 100.

cmd-game = game
cmd-game-help = Tables: open, join, look, start
cmd-game-new = new
cmd-game-new-help = Open a table
cmd-game-learn = learn
cmd-game-learn-help = Learn a game in a quarter of an hour, against stand-ins
cmd-game-join = join
cmd-game-join-help = Take a seat at a table
cmd-game-leave = leave
cmd-game-leave-help = Leave the table; in a running game your seat becomes free
cmd-game-seat = seat
cmd-game-seat-help = Choose your seat
cmd-game-options = options
cmd-game-options-help = Show or change what the table agrees on
cmd-game-start = start
cmd-game-start-help = Begin the game with those who sit at the table
cmd-game-list = list
cmd-game-list-help = All open tables
cmd-game-show = show
cmd-game-show-help = Who plays, and whose move it is
cmd-game-board = board
cmd-game-board-help = The board, as a picture and in words
cmd-game-hand = hand
cmd-game-hand-help = Your own page: your cards, and what you have to decide
cmd-game-log = log
cmd-game-log-help = What has happened so far
cmd-game-replay = replay
cmd-game-replay-help = Step through a game again, round by round or move by move
cmd-game-notes = notes
cmd-game-notes-help = Your private notes about a game
cmd-game-letter = letter
cmd-game-letter-help = Write to another player of your game, or read your letters
cmd-game-undo = undo
cmd-game-undo-help = Take back your last move, if it revealed nothing
cmd-game-orders = orders
cmd-game-orders-help = Your standing orders: what is decided without asking you
cmd-game-concede = concede
cmd-game-concede-help = Give up
cmd-game-cancel = cancel
cmd-game-cancel-help = Close the table without a result
cmd-game-home = home
cmd-game-home-help = Move the table here, for example when its thread is gone

cmd-help = help
cmd-help-help = How to begin, and where everything is explained

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
cmd-mod-scenario = scenario
cmd-mod-scenario-help = Save a position of a paused or finished game as a scenario file
cmd-mod-close = close
cmd-mod-close-help = Close many tables at once; you are shown how many before it happens
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
cmd-settings-server-tables = tables
cmd-settings-server-tables-help = How many open tables one person may host here
cmd-settings-me = me
cmd-settings-me-help = For you alone
cmd-settings-me-language = language
cmd-settings-me-language-help = The language in which I speak to you
cmd-settings-me-secrets = secrets
cmd-settings-me-secrets-help = Where your hand and your questions are sent

cmd-option-table = table
cmd-option-table-help = Which table; not needed in its thread, or if there is only one
cmd-option-game = game
cmd-option-game-help = What is played
cmd-option-lesson = game
cmd-option-lesson-help = Which game you want to learn
cmd-option-title = title
cmd-option-title-help = What the table is called
cmd-option-seats = seats
cmd-option-seats-help = How many can play
cmd-option-standins = standins
cmd-option-standins-help = Stand-in players take the empty seats, so that you can play alone
cmd-option-replay-round = round
cmd-option-replay-round-help = The round at whose end to begin; 0 is the set-up
cmd-option-note = text
cmd-option-note-help = What to write down; it replaces what is there
cmd-option-letter-to = to
cmd-option-letter-to-help = The player or house you write to
cmd-option-letter-text = text
cmd-option-letter-text-help = What you write
cmd-option-number = number
cmd-option-number-help = The number of the seat
cmd-option-option = option
cmd-option-option-help = Which option
cmd-option-value = value
cmd-option-value-help = What it is set to
cmd-option-confirm = confirm
cmd-option-confirm-help = Yes, I am sure: this can't be taken back
cmd-option-ranking = ranking
cmd-option-ranking-help = Your favourite first, with commas between
cmd-option-order = order
cmd-option-order-help = Which standing order; leave it out to see all
cmd-option-choice = choice
cmd-option-choice-help = What it is set to; several with commas where that is possible
cmd-option-reason = reason
cmd-option-reason-help = Why; everybody at the table reads it
cmd-option-after-move = move
cmd-option-after-move-help = After which move; if you leave it out, the newest
cmd-option-move = to
cmd-option-move-help = The last move that still counts
cmd-option-seat = seat
cmd-option-seat-help = Which seat
cmd-option-user = user
cmd-option-user-help = Who takes the seat
cmd-option-everywhere = everywhere
cmd-option-everywhere-help = All tables of this server, not only one
cmd-option-language = language
cmd-option-language-help = Leave it out to see what is set
cmd-option-channel = channel
cmd-option-channel-help = A forum or a text channel; leave it out to see what is set
cmd-option-role = role
cmd-option-role-help = Leave it out to see what is set
cmd-option-most-tables = most
cmd-option-most-tables-help = Open tables per host; leave it out to see what is set
cmd-option-close-host = host
cmd-option-close-host-help = Tables of this host
cmd-option-close-days = idle-days
cmd-option-close-days-help = Only tables that have not begun and that nobody has joined for so many days
cmd-option-close-tables = tables
cmd-option-close-tables-help = Tables by their numbers, for example 12, 15-20
cmd-option-clear = clear
cmd-option-clear-help = Back to the default
cmd-option-card = card
cmd-option-card-help = A card from your hand
cmd-option-what = what
cmd-option-what-help = Take one from the list
cmd-option-secrets = where
cmd-option-secrets-help = Leave it out to see what is set

choice-language-en = English
choice-language-de = Deutsch
choice-language-auto = As set in Discord
choice-secrets-dm = By direct message
choice-secrets-thread = Into a private thread
choice-secrets-ephemeral = Only when I ask for them
permission-view_channel = View Channel
permission-send_messages = Create Posts
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-manage_channels = Manage Channels

illegal-bot-lacks = I need the permission “{ $permission }” in { $channel } for that. Somebody who manages this server can give it to me.
illegal-bot-refused = Discord doesn't let me open anything in { $channel }. Somebody who manages this server can give me the permission “Create Public Threads” or “Create Posts” there.
illegal-close-which = Say which tables: by host, game, days or numbers. If you give several, a table has to match all of them.
illegal-close-none = No open table on this server matches that.
illegal-close-numbers = I don't understand “{ $text }”. Write the numbers of tables, for example `12, 15-20`.
illegal-close-too-many-numbers = That list is too long for one command. Name some of the tables now and the rest afterwards.
illegal-tables-too-fast =
    That was a lot of tables at once. Nothing was opened; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
illegal-managers-only = Only somebody with the permission “Manage Server” can change that.
illegal-moderators-only = Only moderators of this server can do that.
illegal-no-bots = A bot can't take a seat. Choose a person.
illegal-no-table = There is no table you could mean. Open one with `/game new`, or look for one with `/game list`.
illegal-no-thread-here = No table can be opened in this channel. Try it in a text channel or a forum.
illegal-nothing-to-end = Nothing is being asked right now that you could pass.
illegal-other-game = This table plays { $played }. Use the commands of that game.
illegal-server-only = That only works on a server, not in direct messages.
illegal-which-option = Which option do you mean? There are: { $options }.
illegal-which-table = There are several tables: { $tables }. Use this command in the table's thread, or fill in `table`.

cogs-opening = { $host } opens a table: **{ $title }** – { $played }
cogs-default-title = { $played } – { $name }
cogs-table-places = The Broken Mill, Crow's Ford, The Long Causeway, Ashen Moor, Heron's Gate, The Salt Stair, Wolf's Hollow, The Nine Alders, Cinder Bridge, The Drowned Keep, Sparrow's Watch, The Red Orchard, Thornwater, The Grey Ferry, Lantern Rock, The Silent Quarry, Fox Mere, The Iron Weir, Raven's Stile, The Last Granary, Hollow Hill Inn, The Frozen Well, Bramble Pass, The Old Toll House
cogs-lesson-title = Learning { $played }
cogs-lesson-begun = 🎓 Your first game begins in { $where }. Go there and press **My move**; take all the time you need.
cogs-lesson-under-way = 🎓 You are in the middle of it: { $where }. Go on there, or begin again.
cogs-lesson-again = Begin again
cogs-help = **Maester** runs board and card games about Westeros, here in Discord: slowly over weeks, or in one evening.
    🎓 **Never played?** `/game learn` teaches you a game in a quarter of an hour, against stand-ins.
    ♟️ **Begin:** `/game new` opens a table with a thread of its own; `/game list` shows the open ones. Empty seats can be filled with stand-ins.
    🎲 **Answer:** when it is your turn, you are mentioned in the thread. Press **My move**: only you see that page, with what is asked and buttons for it. Or write your move in the thread: `@Maester …`
    🗺️ **Look:** **Board**, **Log** and **Rules** under every message of a table; **Rules** explains the step the game is at.
    ⚙️ **Your way:** `/settings me` for language and where your secrets are sent, `/clock` for quiet hours and vacations, `/games mine` for everything that is waiting for you.
    What would you like to know more about?
cogs-opened = ✅ The table is open: { $where }. Others join there; then you start the game.
cogs-opened-standins = ✅ The table is open, with stand-ins on the empty seats: { $where }. You can start right away.
cogs-joined = ✅ You have a seat at **{ $title }**: { $where }
cogs-left = You have left **{ $title }**.
cogs-started = ✅ **{ $title }** has begun: { $where }
cogs-confirm-concede = Give up in **{ $title }**? You can't win any more, and from then on the default applies for your seat. If you are sure, repeat the command with `confirm: True`.
cogs-conceded = 🏳️ You have given up in **{ $title }**.
cogs-confirm-cancel = Close **{ $title }** for everybody, without a result? If you are sure, repeat the command with `confirm: True`.
cogs-cancelled = **{ $title }** is closed.
cogs-moved = ✅ **{ $title }** goes on here: { $where }
cogs-list = **Tables on this server**
cogs-list-page = **Tables on this server**, page { $page } of { $pages }
cogs-list-empty = There are none. Open one with `/game new`.
cogs-list-line = • #{ $number } **{ $title }** – { $played } · { $status } · { $taken } of { $seats } seats taken · { $where }
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
cogs-removed = ✅ A stand-in has the seat at **{ $title }** now: { $where }
cogs-rewound = ⏪ **{ $title }** was taken back: { $where }
cogs-acted = 🛡️ You have decided for the seat, for all to see: { $where }
cogs-scenario = 📄 A position of **{ $title }** ({ $where }) as a scenario file. The page on scenarios tells what to do with it.
cogs-scenario-file = A scenario file
cogs-scenario-secret = The game goes on, so it keeps its secrets: hands, decks and standing orders in this file are made up, and only what everybody could see is true.
cogs-close-sure =
    { $count ->
        [one] **One table** would be closed for everybody there, without a result. This can't be taken back.
       *[other] **{ $count } tables** would be closed for everybody there, without a result. This can't be taken back.
    }
cogs-close-line = • #{ $number } **{ $title }** – { $host } · { $status }
cogs-close-more = … and { $count } more
cogs-close-yes =
    { $count ->
        [one] Close one table
       *[other] Close { $count } tables
    }
cogs-close-done =
    { $count ->
        [0] No table was left to close.
        [one] ✅ One table is closed, and everybody there has been told.
       *[other] ✅ { $count } tables are closed, and everybody there has been told.
    }
cogs-audit = **What moderators have done**
cogs-audit-empty = Nothing so far.
cogs-audit-line =
    { $when } · { $user } { $action } · { $table }{ $reason ->
        [none] { "" }
       *[other] { " " }· { $reason }
    }
cogs-audit-pause = paused the game
cogs-audit-resume = let the game go on
cogs-audit-rewind = took the game back
cogs-audit-replace = gave a seat to somebody else
cogs-audit-remove = took somebody off a seat
cogs-audit-act-for = decided for a seat
cogs-audit-close = closed the table
cogs-audit-start = started the game
cogs-audit-options = changed the options of the table
cogs-move = { $number }: { $what }
cogs-seat = Seat { $number }: { $who }

cogs-server =
    { "**" }This server**
    Language: { $language }
    New tables: { $home }
    Moderators: { $role }
    Open tables per host: { $tables }
    May create tournaments: { $organisers }
cogs-home-here = where the command is given
cogs-role-managers = everybody who may manage the server
cogs-tags-missing = These tags are missing in the forum, and I may not create them (“Manage Channels”): { $tags }.
cogs-threads-explained = 👁️ A private thread is not quite private: everybody with the permission “Manage Threads” on the server can read it. A direct message is yours alone.
cogs-me =
    { "**" }You**
    Language: { $language }
    Your secrets: { $secrets }

## Cards and decks

cmd-cards = cards
cmd-cards-help = Cards to look at, and decks
cmd-cards-show = show
cmd-cards-show-help = A card with its text; without a name, the cards that came up here last
cmd-cards-deck = deck
cmd-cards-deck-help = Your decks
cmd-cards-deck-new = new
cmd-cards-deck-new-help = A new deck: by lot, or a copy of a ready one
cmd-cards-deck-import = import
cmd-cards-deck-import-help = Read a deck from text, as deck sites write it
cmd-cards-deck-show = show
cmd-cards-deck-show-help = A deck as a picture and in words, with the rules it breaks
cmd-cards-deck-edit = edit
cmd-cards-deck-edit-help = Change the text of one of your decks
cmd-cards-deck-copy = copy
cmd-cards-deck-copy-help = Make your own copy of a ready or shared deck
cmd-cards-deck-share = share
cmd-cards-deck-share-help = Show a deck to everybody on this server, or hide it again
cmd-cards-deck-delete = delete
cmd-cards-deck-delete-help = Delete one of your decks
cmd-cards-deck-list = list
cmd-cards-deck-list-help = Your decks, shared ones and ready ones
cmd-cards-deck-export = export
cmd-cards-deck-export-help = A deck as text
cmd-option-deck-card = card
cmd-option-deck-card-help = Its English or German name
cmd-option-deck = deck
cmd-option-deck-help = A deck by its name
cmd-option-deck-start = from
cmd-option-deck-start-help = By lot, or a ready deck to begin with
cmd-option-deck-name = name
cmd-option-deck-name-help = What the deck is called
cmd-option-deck-file = file
cmd-option-deck-file-help = A text file with the deck

cmd-tournament = tournament
cmd-tournament-help = Tournaments
cmd-tournament-new = new
cmd-tournament-new-help = Propose a tournament: a dry run, and a button that makes it
cmd-tournament-setup-edit = edit
cmd-tournament-setup-edit-help = Show the rules, or change one
cmd-tournament-setup-organiser = organiser
cmd-tournament-setup-organiser-help = Name an organiser, or take the right back
cmd-tournament-organise = organise
cmd-tournament-organise-help = Everything organisers can do, by buttons
cmd-tournament-join = join
cmd-tournament-join-help = Sign up, join late, or come back
cmd-tournament-leave = leave
cmd-tournament-leave-help = Stop playing in a tournament
cmd-tournament-checkin = checkin
cmd-tournament-checkin-help = Say that you are there
cmd-tournament-deck = deck
cmd-tournament-deck-help = Hand in a deck
cmd-tournament-start = start
cmd-tournament-start-help = Start now, or by itself after some time
cmd-tournament-next = next
cmd-tournament-next-help = What comes next: a round, the cut, the end
cmd-tournament-result = result
cmd-tournament-result-help = Enter or correct a result, after a preview
cmd-tournament-extend = extend
cmd-tournament-extend-help = Give a table more time
cmd-tournament-judge = judge
cmd-tournament-judge-help = Call a judge to your table
cmd-tournament-rule = rule
cmd-tournament-rule-help = Answer a call for a judge
cmd-tournament-pause = pause
cmd-tournament-pause-help = Pause the tournament, or let it go on
cmd-tournament-standings = standings
cmd-tournament-standings-help = The standings
cmd-tournament-pairings = pairings
cmd-tournament-pairings-help = Who sits where
cmd-tournament-mine = mine
cmd-tournament-mine-help = Your table, your place, and what you need
cmd-tournament-why = why
cmd-tournament-why-help = Why you sit where you sit
cmd-tournament-rules = rules
cmd-tournament-rules-help = The rules as agreed
cmd-tournament-audit = audit
cmd-tournament-audit-help = What was decided, by whom and why
cmd-tournament-export = export
cmd-tournament-export-help = Everything public as files
cmd-tournament-post = post
cmd-tournament-post-help = Post again what was deleted
cmd-tournament-cancel = cancel
cmd-tournament-cancel-help = Call the tournament off
cmd-tournament-player = player
cmd-tournament-player-help = For organisers: everything about a single player
cmd-tournament-player-add = add
cmd-tournament-player-add-help = Enter somebody, before or after the start
cmd-tournament-player-drop = drop
cmd-tournament-player-drop-help = Take somebody out
cmd-tournament-player-absent = absent
cmd-tournament-player-absent-help = Note that somebody did not come
cmd-tournament-player-replace = replace
cmd-tournament-player-replace-help = Give somebody's seat to somebody else
cmd-tournament-player-penalty = penalty
cmd-tournament-player-penalty-help = Warn somebody, or take points away
cmd-tournament-player-disqualify = disqualify
cmd-tournament-player-disqualify-help = Take somebody out for good
cmd-tournament-player-apart = apart
cmd-tournament-player-apart-help = Keep two people apart; only organisers know
cmd-option-tournament = tournament
cmd-option-tournament-help = Which one
cmd-option-name = name
cmd-option-name-help = What it is called
cmd-option-format = format
cmd-option-format-help = How people meet
cmd-option-rounds = rounds
cmd-option-rounds-help = Rounds before the cut
cmd-option-cut = cut
cmd-option-cut-help = How many go on; 0 for no cut
cmd-option-hours = hours
cmd-option-hours-help = How many hours
cmd-option-size = size
cmd-option-size-help = How many at a table
cmd-option-most = most
cmd-option-most-help = How many can play
cmd-option-players = players
cmd-option-players-help = How many the dry run is for
cmd-option-setting = setting
cmd-option-setting-help = Which one
cmd-option-person = user
cmd-option-person-help = Who
cmd-option-remove = remove
cmd-option-remove-help = Take it back
cmd-option-after = after
cmd-option-after-help = Such as 2d or 90m; now if left out
cmd-option-at-table = table
cmd-option-at-table-help = Such as 2/5: round 2, table 5
cmd-option-places = places
cmd-option-places-help = Seats or names from first to last: 2 > 1 = 3
cmd-option-ruling-reason = reason
cmd-option-ruling-reason-help = Everybody who plays can read it
cmd-option-round = round
cmd-option-round-help = Which one
cmd-option-player = player
cmd-option-player-help = Who
cmd-option-other = other
cmd-option-other-help = Who else
cmd-option-points = points
cmd-option-points-help = How many; 0 is a warning
cmd-option-hide = hide
cmd-option-hide-help = No: show them again
cmd-ranking = ranking
cmd-ranking-help = How well people play here
cmd-ranking-list = list
cmd-ranking-list-help = The best players of a game on this server
cmd-ranking-player = player
cmd-ranking-player-help = Somebody's rating, and how it came about
cmd-ranking-hide = hide
cmd-ranking-hide-help = Hide your ratings from everybody else
choice-format-swiss = Swiss
choice-format-robin = round robin
choice-format-pods = tables of many
choice-format-elimination = single elimination
choice-format-league = league

## Moves of the card games

cmd-lcg-setup = setup
cmd-lcg-setup-help = Place cards for the set-up
cmd-lcg-plot = plot
cmd-lcg-plot-help = Choose your plot
cmd-lcg-marshal = marshal
cmd-lcg-marshal-help = Marshal one card or several, one after the other
cmd-lcg-challenge = challenge
cmd-lcg-challenge-help = Start a challenge: type, opponent, attackers, stealth
cmd-lcg-defend = defend
cmd-lcg-defend-help = Choose your defenders; leave them out to defend with nobody
cmd-lcg-play = play
cmd-lcg-play-help = Play an event, ambush, use an ability, or save a card
cmd-lcg-choose = choose
cmd-lcg-choose-help = Answer whatever else is asked: targets, claim, discards, titles
cmd-lcg-pass = pass
cmd-lcg-pass-help = Pass, wherever passing is possible
cmd-lcg-until = until
cmd-lcg-until-help = Have your passes made for you until something happens
cmd-lcg-hand = hand
cmd-lcg-hand-help = Your hand, plots and used plots
cmd-lcg-board = board
cmd-lcg-board-help = The table, or one player's cards with their texts
cmd-lcg-keyword = keyword
cmd-lcg-keyword-help = What a keyword means
cmd-lcg-card = card
cmd-lcg-card-help = A card, and what it did at this table
cmd-lcg-stops = stops
cmd-lcg-stops-help = When you want to be asked
cmd-lcg-rules = help
cmd-lcg-rules-help = What the rules say about where the game stands
cmd-option-lcg-cards = cards
cmd-option-lcg-cards-help = Names with commas between, for example: Tywin, The Kingsroad
cmd-option-lcg-card = card
cmd-option-lcg-card-help = The name of a card
cmd-option-lcg-on = on
cmd-option-lcg-on-help = What an attachment is put on
cmd-option-lcg-type = type
cmd-option-lcg-type-help = Military, intrigue or power
cmd-option-lcg-opponent = opponent
cmd-option-lcg-opponent-help = Whom you attack; needed with three or more players
cmd-option-lcg-with = with
cmd-option-lcg-with-help = Who attacks, with commas between
cmd-option-lcg-stealth = stealth
cmd-option-lcg-stealth-help = Who is bypassed, for example: Arya, or Gregor: Arya
cmd-option-lcg-target = target
cmd-option-lcg-target-help = Whom or what it is used on, if that is asked
cmd-option-lcg-until = until
cmd-option-lcg-until-help = How long
cmd-option-lcg-player = player
cmd-option-lcg-player-help = Whose cards; leave it out to see the whole table
cmd-option-lcg-keyword = keyword
cmd-option-lcg-keyword-help = A keyword
choice-lcg-military = Military
choice-lcg-intrigue = Intrigue
choice-lcg-power = Power
cmd-tournament-setup = setup
cmd-tournament-setup-help = For organisers: rules, conditions, who leads
cmd-tournament-setup-conditions = conditions
cmd-tournament-setup-conditions-help = Who may sign up: a role, days on the server, ratings
cmd-tournament-setup-copy = copy
cmd-tournament-setup-copy-help = Propose a tournament with the rules of another one
cmd-tournament-wish = wish
cmd-tournament-wish-help = Say which houses you would like
cmd-option-rating-from = rating-from
cmd-option-rating-from-help = The lowest rating
cmd-option-rating-to = rating-to
cmd-option-rating-to-help = The highest rating
cmd-option-houses = houses
cmd-option-houses-help = Houses, with commas between them
cmd-settings-server-organisers = organisers
cmd-settings-server-organisers-help = Who may create tournaments, besides moderators
cogs-organisers-moderators = the moderators
