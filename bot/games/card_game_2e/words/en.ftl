### The Card Game, second edition. Texts of cards are in en.cards.ftl.

game-card_game_2e = The Card Game, second edition
card_game_2e-tag = Card Game 2e

## What happened

card_game_2e-event-sits =
    { $agenda ->
        [none] { $seat } plays { $house }, without an agenda.
       *[other] { $seat } plays { $house } with **{ $agenda }**.
    }
card_game_2e-event-first-player = 🚩 { $seat } is the first player.
card_game_2e-event-mulligan = 🔄 { $seat } takes a new hand.
card_game_2e-event-kept = ✋ { $seat } keeps the hand.
card_game_2e-event-placed =
    🎴 { $seat } places { $number ->
        [0] no cards
        [one] one card
       *[other] { $number } cards
    } face down.
card_game_2e-event-set-up =
    { $cards ->
        [none] 🏁 { $seat } sets up without a card.
       *[other] 🏁 { $seat } sets up with { $cards }.
    }
card_game_2e-event-round = 🔔 **Round { $number }**
card_game_2e-event-phase = ▶️ **{ $phase }**
card_game_2e-event-active = 👉 { $seat } is the active player.
card_game_2e-event-plot-revealed = 📜 { $seat } reveals the plot **{ $card }**.
card_game_2e-event-plot-revealed-all = 📜 Plots revealed: { $values }
card_game_2e-event-initiative = 🎲 Initiative: { $values }. { $seat } chooses the first player.
card_game_2e-event-plots-returned = 📜 { $seat } takes all used plots back into the plot deck.
card_game_2e-event-title = 🎖️ { $seat } is the **{ $card }**.
card_game_2e-event-title-all = 🎖️ Titles: { $values }
card_game_2e-event-drew =
    🃏 { $seat } draws { $number ->
        [one] one card
       *[other] { $number } cards
    }.
card_game_2e-event-drew-all = 🃏 Cards drawn: { $values }
card_game_2e-event-drew-cards = 🃏 You draw: { $cards }
card_game_2e-event-income = 🪙 { $seat } collects { $number } gold.
card_game_2e-event-income-all = 🪙 Income: { $values }
card_game_2e-event-gold-gained = 🪙 { $seat } gains { $number } gold.
card_game_2e-event-gold-paid = 🪙 { $seat } pays { $number } gold.
card_game_2e-event-gold-lost = 🪙 { $seat } returns { $number } gold to the treasury.
card_game_2e-event-gold-moved = 🪙 { $number } gold of { $seat } goes to { $to_seat }.
card_game_2e-event-entered =
    { $how ->
        [marshal] 🎴 { $seat } marshals { $host ->
            [none] **{ $card }**.
           *[other] **{ $card }** on **{ $host }**.
        }
        [ambush] 🎴 { $seat } ambushes with { $host ->
            [none] **{ $card }**.
           *[other] **{ $card }** on **{ $host }**.
        }
       *[put] 🎴 { $seat } puts **{ $card }** into play{ $host ->
            [none] .
           *[other] {" "}on **{ $host }**.
        }
    }
card_game_2e-event-duplicate = 🎴 { $seat } puts **{ $card }** into play as a duplicate.
card_game_2e-event-duplicated = 🎴 { $seat } puts a duplicate under **{ $card }**.
card_game_2e-event-attached = 📎 **{ $card }** of { $seat } becomes an attachment on **{ $host }**.
card_game_2e-event-controlled = ⛓️ { $seat } takes control of **{ $card }**.
card_game_2e-event-plays = ✨ { $seat } plays **{ $card }**.
card_game_2e-event-uses = ✨ { $seat } uses **{ $card }**.
card_game_2e-event-targets = 🎯 { $card } targets { $targets }.
card_game_2e-event-cancelled = 🚫 **{ $card }** of { $seat } is cancelled.
card_game_2e-event-saved = 🛟 **{ $card }** of { $seat } is saved.
card_game_2e-event-duplicate-discarded = 🛟 { $seat } discards the duplicate of { $card }.
card_game_2e-event-killed = ☠️ **{ $card }** of { $seat } is killed and goes to the { $zone }.
card_game_2e-event-discarded = 🗑️ **{ $card }** of { $seat } leaves play and goes to the { $zone }.
card_game_2e-event-sacrificed = 🩸 { $seat } sacrifices **{ $card }**; it goes to the { $zone }.
card_game_2e-event-returned = ↩️ **{ $card }** of { $seat } leaves play and returns to the { $zone }.
card_game_2e-event-shuffled = 🔀 **{ $card }** of { $seat } leaves play and is shuffled into the deck.
card_game_2e-event-removed = 🚮 **{ $card }** of { $seat } is removed from the game.
card_game_2e-event-hand-discarded = 🗑️ { $seat } discards **{ $card }** from hand.
card_game_2e-event-hand-discarded-all = 🗑️ { $seat } discards { $cards } from hand.
card_game_2e-event-deck-discarded = 🗑️ { $seat } loses **{ $card }** from the top of the deck.
card_game_2e-event-revealed = 👁️ { $seat } reveals **{ $card }**.
card_game_2e-event-looked = 👁️ You see: { $cards }
card_game_2e-event-took = 🃏 You take **{ $card }** into your hand.
card_game_2e-event-to-hand = 🃏 { $seat } takes **{ $card }** into hand.
card_game_2e-event-to-deck = 🔀 { $seat } shuffles **{ $card }** into the deck.
card_game_2e-event-knelt = ↪️ **{ $card }** of { $seat } kneels.
card_game_2e-event-stood = ⬆️ **{ $card }** of { $seat } stands.
card_game_2e-event-power-gained = 👑 { $seat } gains { $number } power on **{ $card }**.
card_game_2e-event-power-lost = 👑 { $seat } loses { $number } power from **{ $card }**.
card_game_2e-event-power-moved = 👑 { $seat } loses { $number } power from **{ $card }** to { $to_seat }.
card_game_2e-event-token =
    { $number ->
        [one] 🔹 **{ $card }** of { $seat } gets a { $token } token.
       *[other] 🔹 **{ $card }** of { $seat } loses its { $token } token.
    }
card_game_2e-event-modified =
    { $number ->
        [-1] ✴️ **{ $card }** of { $seat } gets −1 { $what }.
        [one] ✴️ **{ $card }** of { $seat } gets +1 { $what }.
        [2] ✴️ **{ $card }** of { $seat } gets +2 { $what }.
        [3] ✴️ **{ $card }** of { $seat } gets +3 { $what }.
        [none] ✴️ **{ $card }** of { $seat } now has: { $what }
       *[other] ✴️ **{ $card }** of { $seat } gets { $number } { $what }.
    }
card_game_2e-event-challenge =
    { $bypassed ->
        [none] { $challenge }: { $seat } attacks { $against } with { $cards }.
       *[other] { $challenge }: { $seat } attacks { $against } with { $cards }; stealth past { $bypassed }.
    }
card_game_2e-event-redirected = ↪️ The challenge of { $seat } is redirected to { $against }.
card_game_2e-event-defenders =
    { $cards ->
        [none] 🛡️ { $seat } does not defend.
       *[other] 🛡️ { $seat } defends with { $cards }.
    }
card_game_2e-event-joined = ➕ **{ $card }** of { $seat } joins the challenge.
card_game_2e-event-left-challenge = ➖ **{ $card }** of { $seat } leaves the challenge.
card_game_2e-event-result =
    { $seat ->
        [none] ⚖️ { $challenge } { $attack } : { $defence } – nobody wins.
       *[other] ⚖️ { $challenge } { $attack } : { $defence } – { $unopposed ->
            [yes] { $seat } wins **unopposed**.
           *[no] { $seat } wins.
        }
    }
card_game_2e-event-claim = ⚖️ { $challenge }: claim { $number }
card_game_2e-event-keyword = 🏷️ { $seat } uses { $keyword }.
card_game_2e-event-challenge-over = The challenge is over.
card_game_2e-event-dominance = 🏛️ Dominance: { $values }
card_game_2e-event-dominance-won = 🏛️ { $seat } wins dominance.
card_game_2e-event-eliminated = 🏳️ { $seat } is out of the game: { $cause }.
card_game_2e-event-eliminated-old = 🏳️ { $seat } is out of the game.
card_game_2e-event-conceded = 🏳️ { $seat } gives up.

card_game_2e-finish-power = 15 power: the throne is won.
card_game_2e-finish-deck = All decks were empty at once.
card_game_2e-finish-last = Only one player was left.

card_game_2e-reason-deck = the deck is empty
card_game_2e-reason-conceded = gave up

## What is asked

card_game_2e-ask-mulligan = Do you keep this hand? You may take seven new cards once, and then keep those.
card_game_2e-ask-mulligan-short = keep the hand or not
card_game_2e-ask-place = Set-up: place characters, locations and attachments for up to **{ $gold }** gold in all, face down. At most one may be limited, and an attachment needs a card to lie on. A second copy of a unique card costs nothing and becomes a duplicate. Then you draw up to seven cards.
card_game_2e-ask-place-short = set-up cards
card_game_2e-ask-host = What does **{ $card }** lie on?
card_game_2e-ask-host-short = where { $card } goes
card_game_2e-ask-plot = Which plot do you reveal? All plots are turned up together.
card_game_2e-ask-plot-short = choose a plot
card_game_2e-ask-first_player = You have won initiative. Who is the first player of this round?
card_game_2e-ask-first_player-short = name the first player
card_game_2e-ask-title = Which title do you take? You may rank several: you get the first of them that is left when it is your turn. All titles are revealed together.
card_game_2e-ask-title-short = choose a title
card_game_2e-ask-order = Several effects wait for the same moment. Which one comes first?
card_game_2e-ask-order-short = order effects
card_game_2e-ask-act =
    { $deeds ->
        [none] **{ $window }** – what do you do? You have { $gold } gold.
       *[other] { $cards ->
            [none] **{ $window }** – { $deeds }. What do you do? You have { $gold } gold.
           *[other] **{ $window }** – { $deeds }: { $cards }. What do you do? You have { $gold } gold.
        }
    }
card_game_2e-ask-act-short = act or pass
card_game_2e-ask-x = **{ $card }**: how much is X? ({ $min } to { $max })
card_game_2e-ask-x-short = the value of X
card_game_2e-ask-cost = What do you pay for **{ $card }** with?
card_game_2e-ask-cost-short = pay for { $card }
card_game_2e-ask-target = Whom or what do you choose for **{ $card }**?
card_game_2e-ask-target-short = choose for { $card }
card_game_2e-ask-pick = **{ $card }**: what do you choose?
card_game_2e-ask-pick-short = choose for { $card }
card_game_2e-ask-search = **{ $card }** – you see: { $seen }. What do you take?
card_game_2e-ask-search-short = search with { $card }
card_game_2e-ask-put_back = **{ $card }** – in which order do the cards go to the { $where } of the deck? The topmost first.
card_game_2e-ask-put_back-short = put cards back
card_game_2e-ask-name = **{ $card }**: what do you name?
card_game_2e-ask-name-short = name something for { $card }
card_game_2e-ask-opponent = **{ $card }**: which opponent?
card_game_2e-ask-opponent-short = an opponent for { $card }
card_game_2e-ask-may = **{ $card }**: do you use it?
card_game_2e-ask-may-short = use { $card } or not
card_game_2e-ask-either = **{ $card }**: which of these?
card_game_2e-ask-either-short = choose an effect of { $card }
card_game_2e-ask-challenge = Do you start a challenge?
card_game_2e-ask-challenge-short = start a challenge
card_game_2e-ask-attackers = { $challenge }: who attacks? Attackers kneel unless a card says otherwise.
card_game_2e-ask-attackers-short = choose attackers
card_game_2e-ask-stealth = Stealth: whom do your attackers bypass? Whoever is bypassed cannot defend.
card_game_2e-ask-stealth-short = use stealth
card_game_2e-ask-redirect = You are the Crown Regent: shall the attacker choose another opponent for this challenge?
card_game_2e-ask-redirect-short = redirect the challenge
card_game_2e-ask-redirect_to = The Crown Regent redirects your challenge. Whom do you attack instead?
card_game_2e-ask-redirect_to-short = choose another opponent
card_game_2e-ask-defenders = { $challenge } against you: who defends? The defenders kneel. A tie goes to the attacker.
card_game_2e-ask-defenders-short = choose defenders
card_game_2e-ask-claim_on = Master of Whispers: which opponents suffer the claim?
card_game_2e-ask-claim_on-short = whom the claim hits
card_game_2e-ask-claim =
    Military claim: { $number ->
        [one] which of your characters dies?
       *[other] which { $number } of your characters die?
    }
card_game_2e-ask-claim-short = choose who dies
card_game_2e-ask-keyword = Which keyword comes first?
card_game_2e-ask-keyword-short = order the keywords
card_game_2e-ask-intimidate = Intimidate: which character of the loser kneels?
card_game_2e-ask-intimidate-short = use intimidate
card_game_2e-ask-instances = { $keyword }: which of your characters use it?
card_game_2e-ask-instances-short = use { $keyword }
card_game_2e-ask-stand =
    Not all of your characters may stand. { $number ->
        [one] Which one does?
       *[other] Which { $number } do?
    }
card_game_2e-ask-stand-short = choose who stands
card_game_2e-ask-reserve =
    You hold more cards than your reserve allows. { $number ->
        [one] Which card do you discard?
       *[other] Which { $number } cards do you discard?
    }
card_game_2e-ask-reserve-short = discard to the reserve
card_game_2e-ask-winner = Several players would win at once, and the first player decides: who wins?
card_game_2e-ask-winner-short = decide who wins

card_game_2e-public-mulligan = looking at the first hand
card_game_2e-public-place = the set-up
card_game_2e-public-host = the set-up
card_game_2e-public-plot = choosing plots
card_game_2e-public-first_player = naming the first player
card_game_2e-public-title = choosing titles
card_game_2e-public-order = ordering effects
card_game_2e-public-window = acting or passing
card_game_2e-public-act = acting
card_game_2e-public-pick = an effect
card_game_2e-public-challenge = starting a challenge
card_game_2e-public-redirect = the Crown Regent
card_game_2e-public-defenders = choosing defenders
card_game_2e-public-claim = the claim
card_game_2e-public-keyword = a keyword
card_game_2e-public-stand = standing
card_game_2e-public-reserve = the reserve

## What can be chosen

card_game_2e-keep = Keep this hand
card_game_2e-mulligan = Take a new hand
card_game_2e-pass = Pass until this window closes
card_game_2e-no-more-challenges = No more challenges
card_game_2e-unless = Pass
card_game_2e-until-challenge = Pass until this challenge is over
card_game_2e-until-phase = Pass until this phase is over
card_game_2e-until-round = Pass until this round is over
card_game_2e-until-attacked = Pass until I am attacked
card_game_2e-until-active = Pass until I am the active player
card_game_2e-until-threatened = Pass until a card of mine is in danger
card_game_2e-until-event = Pass until an opponent plays an event
card_game_2e-until-decided = Pass until a challenge of mine is decided
card_game_2e-until-power_8 = Pass until somebody has 8 power
card_game_2e-until-power_12 = Pass until somebody has 12 power
card_game_2e-back = Back
card_game_2e-yes = Yes
card_game_2e-no = No
card_game_2e-nobody = Nobody
card_game_2e-nothing = Take nothing
card_game_2e-note-cost =
    { $cost ->
        [0] costs nothing
       *[other] costs { $cost }
    }
card_game_2e-note-marshal =
    { $cost ->
        [0] marshal for nothing
       *[other] marshal for { $cost }
    }
card_game_2e-note-ambush = ambush for { $cost }
card_game_2e-note-only = only possible target: { $only }
card_game_2e-note-about = about { $about }
card_game_2e-note-save = save it with a duplicate

card_game_2e-challenge-against = { $challenge } against { $seat }
card_game_2e-challenge-military = ⚔️ Military challenge
card_game_2e-challenge-intrigue = 👁️ Intrigue challenge
card_game_2e-challenge-power = 👑 Power challenge
card_game_2e-icon-military = ⚔️ Military
card_game_2e-icon-intrigue = 👁️ Intrigue
card_game_2e-icon-power = 👑 Power
card_game_2e-way-draw = Draw 1 card
card_game_2e-way-power = 1 power for your faction
card_game_2e-way-deck = Shuffle it into the deck
card_game_2e-way-play = Put it into play
card_game_2e-where-top = top
card_game_2e-where-bottom = bottom
# How something enters play: the sentence is chosen by it, nobody reads it.
card_game_2e-how-marshal = marshal
card_game_2e-how-ambush = ambush
card_game_2e-how-put = put
card_game_2e-zone-dead = dead pile
card_game_2e-zone-discard = discard pile
card_game_2e-zone-hand = hand
card_game_2e-zone-deck = deck
card_game_2e-zone-removed = out of the game
card_game_2e-token-betrayal = betrayal
card_game_2e-token-poison = poison
card_game_2e-token-stand = stand
card_game_2e-modifier-strength = STR
card_game_2e-modifier-icon_military = ⚔️ icon
card_game_2e-modifier-icon_intrigue = 👁️ icon
card_game_2e-modifier-icon_power = 👑 icon
card_game_2e-modifier-must_defend = “must defend”
card_game_2e-modifier-cannot_defend = “cannot defend”
card_game_2e-modifier-dies_at_zero = “dies at 0 STR”
card_game_2e-modifier-adds_nothing = “adds no STR”

card_game_2e-window-w1 = Plot phase: action window
card_game_2e-window-w2 = Draw phase: action window
card_game_2e-window-w3 = Marshaling
card_game_2e-window-w4a = Challenges phase: action window
card_game_2e-window-w4b = Before defenders are declared
card_game_2e-window-w4c = Before the result
card_game_2e-window-w5 = Dominance phase: action window
card_game_2e-window-w6 = Standing phase: action window
card_game_2e-window-w7 = Taxation phase: action window
card_game_2e-window-would = Interrupt: save or cancel
card_game_2e-window-interrupt = Interrupt
card_game_2e-window-reaction = Reaction

card_game_2e-deed-attached = an event becomes an attachment
card_game_2e-deed-begins = a phase begins
card_game_2e-deed-bypassed = stealth
card_game_2e-deed-controlled = a card changes sides
card_game_2e-deed-deck_discarded = discarded from a deck
card_game_2e-deed-defended = defenders are declared
card_game_2e-deed-discarded = discarded from play
card_game_2e-deed-dominance = dominance
card_game_2e-deed-drawn = cards drawn
card_game_2e-deed-duplicated = a duplicate
card_game_2e-deed-duplicate_left = a duplicate leaves play
card_game_2e-deed-ends = a phase ends
card_game_2e-deed-enters = entering play
card_game_2e-deed-gold_gained = gold gained
card_game_2e-deed-gold_lost = gold lost
card_game_2e-deed-gold_moved = gold moved
card_game_2e-deed-gold_paid = gold paid
card_game_2e-deed-hand_discarded = discarded from a hand
card_game_2e-deed-income = income
card_game_2e-deed-initiated = a challenge begins
card_game_2e-deed-initiates = an effect is about to begin
card_game_2e-deed-joined = joining the challenge
card_game_2e-deed-killed = killed
card_game_2e-deed-knelt = kneeling
card_game_2e-deed-left_challenge = leaving the challenge
card_game_2e-deed-modified = a lasting effect
card_game_2e-deed-played = an event was played
card_game_2e-deed-power_gained = power gained
card_game_2e-deed-power_lost = power lost
card_game_2e-deed-power_moved = power moved
card_game_2e-deed-removed = removed from the game
card_game_2e-deed-result = the result of the challenge
card_game_2e-deed-returned = returning to hand
card_game_2e-deed-revealed = plots revealed
card_game_2e-deed-sacrificed = sacrificed
card_game_2e-deed-shuffled = shuffled into a deck
card_game_2e-deed-stood = standing
card_game_2e-deed-to_deck = going into a deck
card_game_2e-deed-to_hand = going into a hand
card_game_2e-deed-token = a token

card_game_2e-house-stark = 🐺 { card_game_2e-of-stark }
card_game_2e-house-lannister = 🦁 { card_game_2e-of-lannister }
card_game_2e-house-baratheon = 🦌 { card_game_2e-of-baratheon }
card_game_2e-house-greyjoy = 🦑 { card_game_2e-of-greyjoy }
card_game_2e-house-tyrell = 🌹 { card_game_2e-of-tyrell }
card_game_2e-house-martell = ☀️ { card_game_2e-of-martell }
card_game_2e-house-targaryen = 🐉 { card_game_2e-of-targaryen }
card_game_2e-house-thenightswatch = ❄️ { card_game_2e-of-thenightswatch }

## What is not possible

card_game_2e-illegal-setup-too-expensive = R5.6: your set-up costs { $got } gold, and { $max } is the most. Leave something in your hand.
card_game_2e-illegal-setup-one-limited = R5.7: only one limited card may be placed in the set-up. Leave the others in your hand.
card_game_2e-illegal-setup-no-host = R5.8: { $card } has nothing to lie on. Place a card it fits as well, or leave it in your hand.
card_game_2e-illegal-cannot-pay = R16.1: { $card } costs { $cost } gold, and you have { $gold }. Choose something you can pay for.
card_game_2e-illegal-not-usable-now = R14.9, R14.10: { $card } cannot be used now. Its text says when it can; choose one of the acts you are offered, or pass.
card_game_2e-illegal-no-ability = R14.2: { $card } has no ability that you could use. Choose one of the acts you are offered, or pass.
card_game_2e-illegal-card-blank = R19.8: the text of { $card } counts as empty now, so nothing on it can be used. Choose something else, or pass.
card_game_2e-illegal-works-by-itself = R14.3: { $card } works by itself when its moment comes; nobody uses it. Choose something else, or pass.
card_game_2e-illegal-not-in-play = R14.8: { $card } works only while it is in play. Marshal it in the marshaling phase first.
card_game_2e-illegal-not-yours = R14.5: only whoever controls { $card } may use it. Choose a card of your own, or pass.
card_game_2e-illegal-waits-for-action = R14.2: { $card } has an action, and actions are used when a phase opens a window for them. Right now you may only answer to what is happening; use it in the next action window.
card_game_2e-illegal-waits-for-trigger = R15.1: { $card } answers to something that is not happening now; its text says to what. You will be asked when it happens.
card_game_2e-illegal-wrong-phase = R14.10: { $card } can be used in this phase only: { $phases }. Keep it until then.
card_game_2e-illegal-answered-already = R15.8: { $card } has already answered to this. It may answer again the next time it happens.
card_game_2e-illegal-cannot-trigger = R1.3: a card in play keeps you from using abilities now. You can only pass.
card_game_2e-illegal-condition-unmet = R14.10: what the text of { $card } demands does not hold now. Choose something else, or pass.
card_game_2e-illegal-limit-used = R20.1, R20.3: you have used { $card } as often as its text allows for now. Choose something else, or pass.
card_game_2e-illegal-cannot-play = R1.3: a card in play keeps you from playing events now. { $card } stays in your hand.
card_game_2e-illegal-cost-unpayable = R16.1, R16.7: what { $card } costs cannot be paid now; a card that kneels, for one, cannot kneel again. Choose something else, or pass.
card_game_2e-illegal-no-target = R16.10: { $card } needs a target, and there is none that its text allows. Choose something else, or pass.
card_game_2e-illegal-changes-nothing = R14.9: { $card } would change nothing now, so it cannot be used. Choose something else, or pass.
card_game_2e-illegal-events-are-played = R9.6: { $card } is an event. Events are played when their text says so, never marshaled.
card_game_2e-illegal-marshal-when-active = R9.4: you marshal while you are the active player of the marshaling phase. Keep { $card } until then.
card_game_2e-illegal-challenge-running = R10.8: this challenge is still being resolved. You start the next one when it is over and you are asked.
card_game_2e-illegal-challenge-when-asked = R10.2: you start challenges as the active player of the challenges phase, when you are asked for one. Now it is: { $phase }.
card_game_2e-illegal-defend-when-asked = R11.2: you defend when you are attacked and asked for your defenders. That is not so now.
card_game_2e-illegal-plot-when-asked = R7.1: you choose a plot when a round begins. Now it is: { $phase }.
card_game_2e-illegal-place-when-asked = R5.6: cards are placed in the set-up, before the first round. Now it is: { $phase }.
card_game_2e-illegal-use-when-asked = R14.10: cards are played and used when you are asked whether you want to act. Something else is asked now.
card_game_2e-illegal-unique-barred = R22.8, R22.9: you cannot bring { $card } into play, because of another copy: in your dead pile, or in play with another owner or controller.
card_game_2e-illegal-limited-used = R21.9: { $card } is limited, and you have marshaled or played your limited card of this round.
card_game_2e-illegal-no-ambush = R21.3: { $card } has no ambush. Marshal it in the marshaling phase.
card_game_2e-illegal-no-host = R24.1: there is nothing in play that { $card } could be attached to.
card_game_2e-illegal-attack-oneself = R10.5: a challenge needs an opponent. Name another player.
card_game_2e-illegal-supported-title = R27.7: your title supports that of { $seat }, so you cannot attack there. Name another opponent.
card_game_2e-illegal-challenge-used = R10.2: { $challenge }: you have already started yours in this phase. Choose another type, or pass.
card_game_2e-illegal-no-such-challenge = R10.6: { $challenge }: you cannot start one now. None of your standing characters has the icon, or a card forbids it.
card_game_2e-illegal-cannot-attack = R10.6: { $card } cannot attack: attackers stand and are controlled by you.
card_game_2e-illegal-no-icon = R3.2: { $card } does not have the icon for this challenge ({ $challenge }). Choose characters that have it.
card_game_2e-illegal-bypassed = R21.8: { $card } was bypassed by stealth and cannot defend this challenge.
card_game_2e-illegal-cannot-defend = R11.3: { $card } cannot defend: defenders stand and are controlled by you.
card_game_2e-illegal-plot-used = R7.1: { $card } is not in your plot deck any more. Used plots come back once all have been revealed.
card_game_2e-illegal-back-alone = Either you go back, or you choose attackers: not both.
card_game_2e-illegal-no-stealth = R21.8: { $card } has no stealth and bypasses nobody. Name attackers that have it.
card_game_2e-illegal-not-the-defenders = R21.8: stealth bypasses characters in play of the player you attack, and { $card } is none of them. Name one of theirs, or nobody.
card_game_2e-illegal-not-bypassed = R21.8: { $card } cannot be bypassed: it has stealth itself, or a card protects it. Name somebody else, or nobody.
card_game_2e-illegal-bypassed-twice = A21.3: each stealthy attacker bypasses a different character. You have named one twice.
card_game_2e-illegal-must-defend = { $card } has to defend if it can. Choose it as well.
card_game_2e-illegal-after-alone = Either you wait for those before you, or you rank titles: not both.
card_game_2e-illegal-after-for-all = Either you wait for those before you, or you choose now: not both.
card_game_2e-illegal-targets-do-not-fit = These targets do not fit together as the card demands. Read its text and choose others.
card_game_2e-illegal-no-target-for-x = R16.8, R16.10: with that X there is nothing to choose. Possible: { $numbers }.
card_game_2e-illegal-no-such-deck = There is no ready deck called { $deck }. Press “Deck” in the lobby to see all of them.
card_game_2e-illegal-deck-for-learning = R2.3: learning decks are smaller than the rules allow. They can be played at tables with the option “Learning decks”.
card_game_2e-illegal-deck-broken =
    { $rule }: this deck cannot be played. It breaks { $number ->
        [one] one rule
       *[other] { $number } rules
    } of deck building; `/cards deck show` names them.

## Standing orders

card_game_2e-preference-stops = When I want to be asked
card_game_2e-preference-stops-plot = actions in the plot phase
card_game_2e-preference-stops-draw = actions in the draw phase
card_game_2e-preference-stops-marshal = my marshaling
card_game_2e-preference-stops-marshal_others = while others marshal
card_game_2e-preference-stops-challenges = before my own challenges
card_game_2e-preference-stops-challenges_others = before challenges of others
card_game_2e-preference-stops-attack = during a challenge of mine
card_game_2e-preference-stops-defend = during a challenge against me
card_game_2e-preference-stops-fights_of_others = during challenges between others
card_game_2e-preference-stops-dominance = actions in the dominance phase
card_game_2e-preference-stops-standing = actions in the standing phase
card_game_2e-preference-stops-taxation = actions in the taxation phase
card_game_2e-preference-stops-cancels = when I could cancel something
card_game_2e-preference-stops-saves = when I could save a card of mine
card_game_2e-preference-stops-results = after the result of a challenge of mine
card_game_2e-preference-stops-results_of_others = after results of others
card_game_2e-preference-stops-other_triggers = at every other reaction and interrupt
card_game_2e-preference-stops-own_cards = whenever a card of mine in play could be used
card_game_2e-preference-pass_until = Pass for me
card_game_2e-preference-pass_until-off = no, ask me
card_game_2e-preference-pass_until-challenge = until this challenge is over
card_game_2e-preference-pass_until-phase = until this phase is over
card_game_2e-preference-pass_until-round = until this round is over
card_game_2e-preference-pass_until-attacked = until I am attacked
card_game_2e-preference-pass_until-active = until I am the active player
card_game_2e-preference-pass_until-threatened = until a card of mine would leave play
card_game_2e-preference-pass_until-event = until an opponent plays an event
card_game_2e-preference-cancel_events = Cancel events of opponents
card_game_2e-preference-cancel_events-ask = ask me
card_game_2e-preference-cancel_events-any = the first one I can
card_game_2e-preference-cancel_events-cost_1 = the first that costs 1 or more
card_game_2e-preference-cancel_events-cost_2 = the first that costs 2 or more
card_game_2e-preference-cancel_events-cost_3 = the first that costs 3 or more
card_game_2e-preference-forced_order = Order of forced effects
card_game_2e-preference-forced_order-ask = ask me
card_game_2e-preference-forced_order-usual = the usual one
card_game_2e-preference-nothing_to_do = When I can only pass
card_game_2e-preference-nothing_to_do-ask = ask me all the same
card_game_2e-preference-nothing_to_do-pass = pass for me
card_game_2e-preference-pass_until-decided = until a challenge of mine is decided
card_game_2e-preference-pass_until-power_8 = until somebody has 8 power
card_game_2e-preference-pass_until-power_12 = until somebody has 12 power
card_game_2e-preference-plans = Plots I have chosen ahead
card_game_2e-preference-plans-ask = only propose them when plots are chosen
card_game_2e-preference-plans-carry_out = reveal them without asking me again
card_game_2e-preference-sealed_acts = If somebody acts before me
card_game_2e-preference-sealed_acts-fall_back = ask me again
card_game_2e-preference-sealed_acts-in_any_case = do what I said all the same
card_game_2e-preference-duplicates = Save by duplicates
card_game_2e-preference-duplicates-ask = ask me
card_game_2e-preference-duplicates-always = always
card_game_2e-preference-always_use = Cards I always use
card_game_2e-preference-defend_military = Defend against military challenges
card_game_2e-preference-defend_military-ask = ask me
card_game_2e-preference-defend_military-never = never
card_game_2e-preference-defend_intrigue = Defend against intrigue challenges
card_game_2e-preference-defend_intrigue-ask = ask me
card_game_2e-preference-defend_intrigue-never = never
card_game_2e-preference-defend_power = Defend against power challenges
card_game_2e-preference-defend_power-ask = ask me
card_game_2e-preference-defend_power-never = never
card_game_2e-preference-defend_with = Who always defends
card_game_2e-preference-redirect = Crown Regent: redirect
card_game_2e-preference-redirect-ask = ask me each time
card_game_2e-preference-redirect-attacked = ask me when I am attacked
card_game_2e-preference-redirect-never = never
card_game_2e-preference-first_player = When I win initiative
card_game_2e-preference-first_player-ask = ask me
card_game_2e-preference-first_player-me = I am the first player
card_game_2e-preference-first_player-left = the player to my left is
card_game_2e-preference-keyword_order = Order of keywords
card_game_2e-preference-keyword_order-usual = the usual one
card_game_2e-preference-keyword_order-ask = ask me
card_game_2e-preference-use_renown = Renown
card_game_2e-preference-use_renown-always = always
card_game_2e-preference-use_renown-ask = ask me
card_game_2e-preference-use_renown-never = never
card_game_2e-preference-use_insight = Insight
card_game_2e-preference-use_insight-always = always
card_game_2e-preference-use_insight-ask = ask me
card_game_2e-preference-use_insight-never = never
card_game_2e-preference-use_pillage = Pillage
card_game_2e-preference-use_pillage-always = always
card_game_2e-preference-use_pillage-ask = ask me
card_game_2e-preference-use_pillage-never = never
card_game_2e-preference-use_intimidate = Intimidate
card_game_2e-preference-use_intimidate-ask = ask me
card_game_2e-preference-use_intimidate-never = never

## Options of a table

card_game_2e-option-pace = Pace
card_game_2e-option-pace-help = A pass counts only after a random time, so that haste tells nothing. Live: at once.
card_game_2e-option-pace-slow = slow, up to 5 minutes
card_game_2e-option-pace-brisk = brisk, up to a minute
card_game_2e-option-pace-patient = patient, up to an hour
card_game_2e-option-pace-live = live
card_game_2e-option-learning = Learning decks
card_game_2e-option-learning-help = Whether the small learning decks may be played here.
card_game_2e-option-learning-true = allowed
card_game_2e-option-learning-false = not allowed
card_game_2e-option-decks = Decks
card_game_2e-option-decks-help = Everybody brings a deck in secret, by the button “Deck”.

## Phases and help

card_game_2e-phase-set_up = Set-up
card_game_2e-phase-plot = Plot phase
card_game_2e-phase-draw = Draw phase
card_game_2e-phase-marshal = Marshaling phase
card_game_2e-phase-challenges = Challenges phase
card_game_2e-phase-dominance = Dominance phase
card_game_2e-phase-standing = Standing phase
card_game_2e-phase-taxation = Taxation phase

card_game_2e-step-1_1 = 1.1 beginning
card_game_2e-step-1_2 = 1.2 choose plots
card_game_2e-step-1_3 = 1.3 reveal plots
card_game_2e-step-1_4 = 1.4 choose titles
card_game_2e-step-2_1 = 2.1 beginning
card_game_2e-step-2_2 = 2.2 draw two cards
card_game_2e-step-3_1 = 3.1 beginning
card_game_2e-step-3_2 = 3.2 income and marshaling
card_game_2e-step-4_1 = 4.1 beginning
card_game_2e-step-4_2 = 4.2 start a challenge
card_game_2e-step-4_2_1 = 4.2.1 declare defenders
card_game_2e-step-4_2_2 = 4.2.2 compare STR
card_game_2e-step-4_2_3 = 4.2.3 unopposed and rivals
card_game_2e-step-4_2_4 = 4.2.4 claim
card_game_2e-step-4_2_5 = 4.2.5 keywords
card_game_2e-step-5_1 = 5.1 beginning
card_game_2e-step-5_2 = 5.2 count dominance
card_game_2e-step-6_1 = 6.1 beginning
card_game_2e-step-6_2 = 6.2 stand cards
card_game_2e-step-7_1 = 7.1 beginning
card_game_2e-step-7_2 = 7.2 return gold
card_game_2e-step-7_3 = 7.3 check the reserve
card_game_2e-step-7_4 = 7.4 return titles

card_game_2e-help = **The Card Game, second edition**
    🎯 Be the first to have **15 power**, on your faction card and on your characters. Two play a joust; three to six play melee, with titles. Each round has seven phases:
    1️⃣ **Plot:** everybody reveals a plot: income, initiative, claim, reserve.
    2️⃣ **Draw:** two cards each.
    3️⃣ **Marshaling:** collect gold and put cards into play.
    4️⃣ **Challenges:** each player may start one ⚔️ military, one 👁️ intrigue and one 👑 power challenge. Winning as the attacker kills characters, takes cards from a hand or takes power.
    5️⃣ **Dominance:** the most standing STR and gold gets 1 power.
    6️⃣ **Standing:** knelt cards stand.
    7️⃣ **Taxation:** gold goes back, hands are cut to the reserve.
    🃏 Bring a deck of your own (`/cards deck`), a ready one, or one by lot: press **Deck** in the lobby. `/cards show` shows any card.
card_game_2e-help-set_up = **Set-up** (section 5)
    Everybody draws seven cards and may take a new hand once.
    Then you place characters, locations and attachments for up to **8 gold** face down, at most one of them limited. All are revealed together, and you draw up to seven cards.
    A second copy of a unique card is a **duplicate**: it costs nothing, lies under the first and can be discarded to save it.
    Set-up cards do not “enter play”: reactions to entering play do not work.
card_game_2e-help-plot = **1 Plot phase** (section 7)
    1.2 Everybody chooses a plot in secret. 1.3 All are revealed: the highest initiative names the first player (equal: the one with less power), then “when revealed” abilities happen in the order the first player chooses.
    1.4 In melee everybody chooses a title in secret.
    A plot that was revealed is used; when your plot deck is empty, all used plots come back.
    The numbers of a plot: 🪙 income, 🎲 initiative, ⚖️ claim, 🃏 reserve.
card_game_2e-help-draw = **2 Draw phase** (section 8)
    2.2 Everybody draws two cards.
    Whoever has no card left in the deck is out of the game.
card_game_2e-help-marshal = **3 Marshaling phase** (section 9)
    3.2 One after the other, beginning with the first player, everybody becomes active, collects the income of the plot (and of cards in play) and may marshal cards from hand for their cost.
    Only **one limited card** may be marshaled or played in a round. A copy of a unique card that you have in play is a duplicate and costs nothing. An attachment needs a card to lie on.
    Unspent gold is lost in the taxation phase; it also pays for events and ambush, and counts for dominance.
    You are not offered what you cannot pay for, a second limited card, or a unique card of which a copy lies in your dead pile.
card_game_2e-help-challenges = **4 Challenges phase** (sections 10 to 12)
    The active player may start each type of challenge once, in any order. Attackers need the icon, stand, and kneel. 4.2.1 The defender answers with standing characters that have the icon, or with none.
    4.2.2 The higher sum of STR wins; equal sums are won by the attacker, who needs at least 1 STR. 4.2.3 Against 0 STR the attacker wins **unopposed**: 1 power.
    4.2.4 **Claim**, if the attacker wins, as often as the attacker's plot says: ⚔️ the defender kills characters of their choice, 👁️ discards cards by lot, 👑 loses power to the attacker.
    4.2.5 **Keywords** of the winner: renown, insight, pillage, intimidate.
    Knelt characters, those without the icon and those bypassed by stealth are not offered.
card_game_2e-help-dominance = **5 Dominance phase** (section 13)
    5.2 The STR of your standing characters plus your gold: the highest sum gets 1 power, a tie nobody.
card_game_2e-help-standing = **6 Standing phase** (section 13)
    6.2 All knelt cards stand.
card_game_2e-help-taxation = **7 Taxation phase** (section 13)
    7.2 Unspent gold goes back. 7.3 Whoever holds more cards than the reserve of their plot discards down to it. 7.4 In melee the titles go back.
card_game_2e-help-always = -# `/lcg2 keyword` explains a keyword, `/lcg2 card` a card and what it did here, `/game orders` sets when you are asked. You are asked where somebody with your faction *could* act, so that nobody learns what you hold.

## Board, hand and picture

card_game_2e-face-start = **{ $phase }**
card_game_2e-face-heading = **Round { $round }** · { $phase } · { $step }
card_game_2e-face-winners = 👑 **{ $seats }** – { $reason }
card_game_2e-face-score =
    { $first ->
        [yes] { $house }: **{ $power }** 🚩
       *[no] { $house }: **{ $power }**
    }
card_game_2e-face-score-line =
    { $first ->
        [yes] { $house } 👑 **{ $power }** 🚩 · 🪙 { $gold } · 🃏 { $hand }
       *[no] { $house } 👑 **{ $power }** · 🪙 { $gold } · 🃏 { $hand }
    }
card_game_2e-face-scores = 👑 { $scores }
card_game_2e-face-fight = { $challenge }: **{ $attack }** ({ $attackers }) against **{ $defence }** ({ $defenders })
card_game_2e-face-balance = You could send { $mine } STR, { $house } could defend with { $theirs }
card_game_2e-face-defence = 🛡️ { $house } could defend with { $theirs } STR in all.
card_game_2e-face-fight-nobody = nobody
card_game_2e-face-same = { $house } { $number }
card_game_2e-face-player =
    { $first ->
        [yes] **{ $house }** – { $seat } · first player
       *[no] **{ $house }** – { $seat }
    }
card_game_2e-face-player-out = **{ $house }** – { $seat } · out of the game
card_game_2e-face-values = 👑 { $power } power · 🪙 { $gold } gold · 🃏 hand { $hand } · deck { $deck }
card_game_2e-face-agenda = 📌 { $agenda }
card_game_2e-face-title = 🎖️ { $title }
card_game_2e-face-plot = 📜 **{ $plot }**: income { $income }, initiative { $initiative }, claim { $claim }, reserve { $reserve }
card_game_2e-face-characters = 🧍 { $cards }
card_game_2e-face-locations = 🏰 { $cards }
card_game_2e-face-attachments = 📎 { $cards }
card_game_2e-face-dead = ☠️ Dead: { $cards }
card_game_2e-face-discard = 🗑️ Discarded: { $cards }
card_game_2e-face-used = 📜 Used plots: { $cards }
card_game_2e-face-removed = 🚮 Out of the game: { $cards }
card_game_2e-face-strength = STR { $strength }
card_game_2e-face-knelt = knelt
card_game_2e-face-power = { $power } power
card_game_2e-face-duplicates =
    { $number ->
        [one] 1 duplicate
       *[other] { $number } duplicates
    }
card_game_2e-face-token = { $token } { $number }
card_game_2e-face-blank = blank
card_game_2e-face-on = { $card } on { $host }
card_game_2e-face-card = { $card } ({ $values })
card_game_2e-face-more = … and { $number } more
card_game_2e-face-hand = 🃏 **Your hand** ({ $number }):
card_game_2e-face-hand-empty = 🃏 Your hand is empty.
card_game_2e-face-hand-card = • **{ $card }** – { $about }
card_game_2e-face-hand-brief = 🃏 **Your hand:** { $cards }
card_game_2e-face-plots = 📜 **Your plots:** { $cards }
card_game_2e-face-placed = 🎴 **Face down:** { $cards }
card_game_2e-face-hidden = 🎴 **Your face-down duplicates:** { $cards }
card_game_2e-face-cost = cost { $cost }
card_game_2e-face-plot-values = income { $income }, initiative { $initiative }, claim { $claim }, reserve { $reserve }
card_game_2e-face-symbols =
    { $kind ->
        [gold] +{ $number } income
        [initiative] +{ $number } initiative
       *[reserve] +{ $number } reserve
    }
card_game_2e-face-why-offered = ✅ You can choose it right now.
card_game_2e-face-why-not = 🚫 **Why not now?** { $reason }
card_game_2e-face-why-not-asked = 🚫 **Why not now?** R6.5, A29.2: it is not your turn to act, or what you are asked is about something else. You will be asked when its moment comes.
card_game_2e-face-card-did = **At this table:**
card_game_2e-face-told = **{ $card }** · { $type } · { $faction }
card_game_2e-face-alt = The Card Game, round { $round }, { $phase }.
card_game_2e-face-alt-player = { $house }: { $power } power, { $gold } gold, { $hand } cards in hand; in play: { $cards }.

card_game_2e-picture-scene-round = Round { $round }
card_game_2e-picture-scene-setup = Set-up
card_game_2e-picture-winner = { $house } wins
card_game_2e-picture-scene-active = { $house } · { $phase }
card_game_2e-picture-more = +{ $number }
card_game_2e-picture-claim = Claim { $number }
card_game_2e-picture-legend = Signs in the picture
card_game_2e-zoom-own = My board
card_game_2e-picture-sign-strength = STR
card_game_2e-picture-sign-military = Military
card_game_2e-picture-sign-intrigue = Intrigue
card_game_2e-picture-sign-power = Power
card_game_2e-picture-sign-crown = Power tokens
card_game_2e-picture-sign-gold = Gold
card_game_2e-picture-sign-hand = Hand
card_game_2e-picture-sign-deck = Deck
card_game_2e-picture-sign-dead = Dead pile
card_game_2e-picture-sign-discards = Discard pile
card_game_2e-picture-sign-duplicates = Duplicate
card_game_2e-picture-sign-attachments = Attachment
card_game_2e-picture-sign-knelt = Knelt (turned)
card_game_2e-picture-sign-first = First player
card_game_2e-picture-sign-waiting = Waited for
card_game_2e-picture-sign-initiative = Initiative
card_game_2e-picture-sign-claim = Claim
card_game_2e-picture-sign-reserve = Reserve

## Typing

card_game_2e-typed-examples = For example:
    `keep` · `setup tywin, the kingsroad` · `plot a clash of kings`
    `marshal tywin; marshal the kingsroad; pass`
    `military against stark with gregor and the hound` · `stealth arya`
    `defend with jaime` · `no defenders` · `claim: arya`
    `play put to the sword` · `pass`
