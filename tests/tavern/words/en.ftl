### The tavern: everything a person reads in this game.

game-tavern = The Tavern
tavern-tag = Tavern
tavern-help = Sit down, haggle, and send your thieves. Whoever has the most gold at closing time wins.

tavern-phase-set_up = the guests arrive
tavern-phase-sit_down = the guests sit down
tavern-phase-turns = thieves are about
tavern-help-set_up = The guests arrive.
tavern-help-sit_down = Say what you do at each table. Whoever plays dice may win a gold piece.
tavern-help-turns = In turn everybody may send a thief. A guard stops a thief, a bribe stops a guard, a guard stops a bribe.

tavern-event-won = 🎲 { $seat } wins a gold piece at dice.
tavern-event-drew = 🃏 You draw: { $card }.
tavern-event-plays = 🃏 { $seat } plays { $card }.
tavern-event-stopped = ✋ { $card } of { $seat } is stopped.
tavern-event-robbed =
    💰 { $seat } steals { $gold ->
        [one] one gold piece
       *[other] { $gold } gold pieces
    } from { $victim }.
tavern-event-conceded = 🏳️ { $seat } goes home early.
tavern-finish-closing-time = 🏁 Closing time!

tavern-ask-tables = What do you do at each table?
tavern-ask-tables-short = sit down
tavern-ask-card = Whom does your thief rob?
tavern-ask-card-short = send a thief
tavern-ask-haul = How many gold pieces does your thief take? ({ $min } to { $max })
tavern-ask-haul-short = how much to take
tavern-ask-react = { $seat } plays { $card }. Do you stop that?
tavern-ask-react-short = stop a card
tavern-ask-pact = A pact at the bar: propose terms, accept, or refuse.
tavern-ask-pact-short = a pact
tavern-public-sit-down = everybody sits down
tavern-public-turn = a thief
tavern-public-react = a card on the table
tavern-public-pact = a pact

tavern-pass = Pass
tavern-stop = Stop it
tavern-card-thief = Thief
tavern-card-guard = Guard
tavern-card-bribe = Bribe
tavern-table-hearth = Hearth
tavern-table-bar = Bar
tavern-table-cellar = Cellar
tavern-pastime-drink = drink
tavern-pastime-dice = play dice
tavern-pastime-sleep = sleep
tavern-term-even = share our gold evenly
tavern-term-song = sing a song together

tavern-illegal-no-such-card = You have no { $card } to stop that with. Pass instead.
tavern-illegal-nobody-robs-oneself = Nobody robs themselves. Choose another guest, or pass.
tavern-illegal-one-cup-of-dice = There is one cup of dice: play at one table only.

tavern-option-talk = Pacts
tavern-option-talk-help = Whether the first two guests may make a pact.
tavern-option-talk-true = yes
tavern-option-talk-false = no
tavern-preference-react = When somebody plays a card
tavern-preference-react-ask = ask me
tavern-preference-react-pass = always pass
tavern-preference-let_pass = Cards I never stop
tavern-preference-let_pass-thief = thieves
tavern-preference-let_pass-guard = guards
tavern-preference-let_pass-bribe = bribes

tavern-face-summary = **Round { $round }** – { $phase }; { $deck } cards are left.
tavern-face-guest = { $name }: { $gold } gold, { $cards } cards.
tavern-face-hand = Your cards: { $cards }.
tavern-picture-gold = A coin is a gold piece
