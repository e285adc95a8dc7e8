### Decks of the card games: their rules, reading and writing them, the commands about cards.

## Refusals

illegal-nothing-to-bring = Nobody brings a deck to this game.
illegal-deck-unknown = There is no such deck, or it is not shared here. `/cards deck list` shows the decks you can use.
illegal-deck-not-yours = That deck is not yours. `/cards deck copy` makes a copy that you can change.
illegal-deck-too-many = You already have { $most } decks, and that is the limit. Delete one first: `/cards deck delete`.
illegal-deck-name = A deck needs a name of 1 to { $max } characters.
illegal-deck-name-taken = Another deck of yours is called “{ $text }”. Write another name in the first line.
illegal-deck-for-learning = Learning decks are smaller than the rules allow. They can be played where the table has agreed on them: the host switches “Learning decks” on.
illegal-deck-broken = This deck breaks { $number ->
        [one] a rule
       *[other] { $number } rules
    } of deck building (the first: { $rule }), so it cannot be played. `/cards deck show` names all of them.
illegal-deck-file = That file cannot be read as a deck. Attach a plain text file of at most { $most } kilobytes.
illegal-deck-too-long-to-type = This deck has more text than a form takes ({ $most } characters). `/cards deck export` writes it to a file; change that and read it with `/cards deck import`.
illegal-card-unknown = No card is called “{ $text }”. Type a few letters of its English or German name and pick from the list.
illegal-card-none-named = Nothing that happened here lately names a card. Give a card's name.

## What cannot be read in the text of a deck

deck-text-too-long = The text has { $got } characters; at most { $most } are possible.
deck-text-too-many-lines = The text has { $got } lines; at most { $most } are possible. A deck needs one line for each card title.
deck-text-unknown = “{ $line }”: no card of this game is called that.
deck-text-unknown-like = “{ $line }”: no card is called that. Did you mean { $card }?
deck-text-of-other-game = “{ $line }” is a card of { $other }, not of this game.
deck-text-number = “{ $line }”: the number of copies has to be between 1 and { $most }.
deck-text-twice = { $card } is on two lines. Put all copies on one line.
deck-text-two-factions = There are two factions: { $first } and { $second }.
deck-text-two-agendas = There are two agendas: { $first } and { $second }.
deck-text-not-in-decks = { $card } is a card that doesn't go into decks.
deck-text-other-game = { $unknown } lines name cards that this game does not have, { $known ->
        [0] none names a card that it has
        [one] one names a card that it has
       *[other] { $known } name cards that it has
    }. Is this a deck of another edition?
deck-text-empty = There is no card in it. Write one line for each card, such as `3x` and its name.
deck-text-no-faction = The faction is missing. Write its name on a line of its own, above the cards.

## Pages

deck-head = **{ $name }** · { $game } · { $faction } · { $agenda }
deck-no-agenda = no agenda
deck-type = **{ $type }** ({ $number }): { $cards }
deck-costs = Costs: { $costs }
deck-icons = Icons: { $icons }
deck-legal = ✅ Legal: it keeps every rule of deck building.
deck-illegal = ⚠️ It cannot be played yet:
deck-learning = 📘 A learning deck: smaller than the rules allow, for a first game.
deck-more = … and { $number } more.
deck-picture-alt = The deck { $name } in a picture: { $draw } cards and { $plots } plots, how many of them cost what, types and icons.
deck-saved = 💾 Saved: **{ $name }**.
deck-made = 🎴 New: **{ $name }**. Only you see it until you share it.
deck-shared = 🔓 Everybody on this server can now see and copy **{ $name }**. `/cards deck share` again makes it private.
deck-private = 🔒 **{ $name }** is private again.
deck-deleted = 🗑️ **{ $name }** is deleted. Games that began with it go on.
deck-sure = Delete **{ $name }** for good? If you are sure, repeat the command with `confirm: True`.
deck-not-read = The deck ({ $game }) was not saved. What has to be changed:
deck-exported = **{ $name }** as text; `/cards deck import` reads it again, and so do deck sites.
deck-list = **Your decks** ({ $number } of { $most })
deck-list-line = • { $name } · { $game } · { $faction } · { $mark }
deck-list-none = You have no deck of your own yet. `/cards deck new` makes one, `/cards deck import` reads one.
deck-list-shared = **Shared on this server**
deck-list-ready = **Ready to play** ({ $game }): { $decks }
deck-list-learning = **For a first game** ({ $game }): { $decks }
deck-mark-legal = legal
deck-mark-broken = breaks { $number ->
        [one] a rule
       *[other] { $number } rules
    }
deck-mark-shared = legal, shared
deck-random-name = By lot: { $faction }
deck-random = A random legal deck
deck-random-of = A random legal deck of { $faction }
deck-copy-name = { $name } (copy)
deck-form = A deck as text
deck-form-label = One line for each card
deck-form-note = First the name, then faction and agenda, then lines such as 3x and a card's name
deck-default-name = My deck

## In the lobby

deck-button = Deck
deck-choose = **Your deck for this table:** { $name }
    Only you see this. The others learn faction and agenda when the game begins.
deck-choose-lot = a ready deck, drawn by lot
deck-choose-own = Your own decks
deck-choose-ready = Ready decks
deck-chosen-copy = The table has its own copy now; changing the deck later changes nothing here.
deck-bad-choice = This deck was not taken:

## Cards to look at

card-traits = *{ $traits }*
card-unique = unique
card-loyal = loyal
card-named = Which of these cards do you want to see? They came up here last.
card-pick = Look at a card
card-several = Several cards have that name. Which one would you like to see?
card-near = No card is called “{ $text }”. Is it one of these?
