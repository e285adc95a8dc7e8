### The Card Game, first edition. Texts of cards are in en.cards.ftl.

game-card_game_1e = The Card Game, first edition
card_game_1e-tag = Card Game 1e

## What happened

card_game_1e-event-sits =
    { $agenda ->
        [none] { $seat } plays { $house }, without an agenda.
       *[other] { $seat } plays { $house } with **{ $agenda }**.
    }
card_game_1e-event-first-player = 🚩 { $seat } is the first player.
card_game_1e-event-mulligan = 🔄 { $seat } takes a new hand.
card_game_1e-event-kept = ✋ { $seat } keeps the hand.
card_game_1e-event-placed =
    🎴 { $seat } places { $number ->
        [0] no cards
        [one] one card
       *[other] { $number } cards
    } face down.
card_game_1e-event-set-up =
    { $cards ->
        [none] 🏁 { $seat } sets up without a card.
       *[other] 🏁 { $seat } sets up with { $cards }.
    }
card_game_1e-event-round = 🔔 **Round { $number }**
card_game_1e-event-phase = ▶️ **{ $phase }**
card_game_1e-event-active = 👉 { $seat } is the active player.
card_game_1e-event-plot-revealed = 📜 { $seat } reveals the plot **{ $card }**.
card_game_1e-event-plot-revealed-all = 📜 Plots revealed: { $values }
card_game_1e-event-initiative = 🎲 Initiative: { $values }. { $seat } chooses the first player.
card_game_1e-event-plots-returned = 📜 { $seat } takes all used plots back into the plot deck.
card_game_1e-event-title = 🎖️ { $seat } is the **{ $card }**.
card_game_1e-event-title-all = 🎖️ Titles: { $values }
card_game_1e-event-drew =
    🃏 { $seat } draws { $number ->
        [one] one card
       *[other] { $number } cards
    }.
card_game_1e-event-drew-all = 🃏 Cards drawn: { $values }
card_game_1e-event-drew-cards = 🃏 You draw: { $cards }
card_game_1e-event-income = 🪙 { $seat } collects { $number } gold.
card_game_1e-event-income-all = 🪙 Income: { $values }
card_game_1e-event-gold-gained = 🪙 { $seat } gains { $number } gold.
card_game_1e-event-gold-paid = 🪙 { $seat } pays { $number } gold.
card_game_1e-event-gold-lost = 🪙 { $seat } returns { $number } gold to the treasury.
card_game_1e-event-gold-moved = 🪙 { $number } gold of { $seat } goes to { $to_seat }.
card_game_1e-event-entered =
    { $how ->
        [marshal] 🎴 { $seat } plays { $host ->
            [none] **{ $card }**.
           *[other] **{ $card }** on **{ $host }**.
        }
        [ambush] 🎴 { $seat } ambushes with { $host ->
            [none] **{ $card }**.
           *[other] **{ $card }** on **{ $host }**.
        }
        [shadows] 🌑 { $seat } brings { $host ->
            [none] **{ $card }** out of the shadows.
           *[other] **{ $card }** out of the shadows, on **{ $host }**.
        }
       *[put] 🎴 { $seat } puts **{ $card }** into play{ $host ->
            [none] .
           *[other] {" "}on **{ $host }**.
        }
    }
card_game_1e-event-duplicate = 🎴 { $seat } puts **{ $card }** into play as a duplicate.
card_game_1e-event-duplicated = 🎴 { $seat } puts a duplicate under **{ $card }**.
card_game_1e-event-attached = 📎 **{ $card }** of { $seat } is attached to **{ $host }**.
card_game_1e-event-controlled = ⛓️ { $seat } takes control of **{ $card }**.
card_game_1e-event-plays = ✨ { $seat } plays **{ $card }**.
card_game_1e-event-uses = ✨ { $seat } uses **{ $card }**.
card_game_1e-event-targets = 🎯 { $card } targets { $targets }.
card_game_1e-event-cancelled = 🚫 **{ $card }** of { $seat } is cancelled.
card_game_1e-event-saved = 🛟 **{ $card }** of { $seat } is saved.
card_game_1e-event-duplicate-discarded = 🛟 { $seat } discards the duplicate of { $card }.
card_game_1e-event-killed = ☠️ **{ $card }** of { $seat } is killed and goes to the { $zone }.
card_game_1e-event-discarded = 🗑️ **{ $card }** of { $seat } leaves play and goes to the { $zone }.
card_game_1e-event-sacrificed = 🩸 { $seat } sacrifices **{ $card }**; it goes to the { $zone }.
card_game_1e-event-returned = ↩️ **{ $card }** of { $seat } leaves play and returns to the { $zone }.
card_game_1e-event-shuffled = 🔀 **{ $card }** of { $seat } leaves play and is shuffled into the deck.
card_game_1e-event-removed = 🚮 **{ $card }** of { $seat } is removed from the game.
card_game_1e-event-hand-discarded = 🗑️ { $seat } discards **{ $card }** from hand.
card_game_1e-event-hand-discarded-all = 🗑️ { $seat } discards { $cards } from hand.
card_game_1e-event-deck-discarded = 🗑️ { $seat } loses **{ $card }** from the top of the deck.
card_game_1e-event-looked = 👁️ You see: { $cards }
card_game_1e-event-took = 🃏 You take **{ $card }** into your hand.
card_game_1e-event-to-hand = 🃏 { $seat } takes **{ $card }** into hand.
card_game_1e-event-to-deck = 🔀 { $seat } shuffles **{ $card }** into the deck.
card_game_1e-event-knelt = ↪️ **{ $card }** of { $seat } kneels.
card_game_1e-event-stood = ⬆️ **{ $card }** of { $seat } stands.
card_game_1e-event-power-gained = 👑 { $seat } gains { $number } power on **{ $card }**.
card_game_1e-event-power-lost = 👑 { $seat } loses { $number } power from **{ $card }**.
card_game_1e-event-power-moved = 👑 { $seat } loses { $number } power from **{ $card }** to { $to_seat }.
card_game_1e-event-token =
    { $number ->
        [one] 🔹 **{ $card }** of { $seat } gets a { $token } token.
       *[other] 🔹 **{ $card }** of { $seat } loses its { $token } token.
    }
card_game_1e-event-modified =
    { $number ->
        [-1] ✴️ **{ $card }** of { $seat } gets −1 { $what }.
        [one] ✴️ **{ $card }** of { $seat } gets +1 { $what }.
        [2] ✴️ **{ $card }** of { $seat } gets +2 { $what }.
        [3] ✴️ **{ $card }** of { $seat } gets +3 { $what }.
        [none] ✴️ **{ $card }** of { $seat } now has: { $what }
       *[other] ✴️ **{ $card }** of { $seat } gets { $number } { $what }.
    }
card_game_1e-event-challenge =
    { $bypassed ->
        [none] { $challenge }: { $seat } attacks { $against } with { $cards }.
       *[other] { $challenge }: { $seat } attacks { $against } with { $cards }; stealth past { $bypassed }.
    }
card_game_1e-event-redirected = ↪️ The challenge of { $seat } is redirected to { $against }.
card_game_1e-event-defenders =
    { $cards ->
        [none] 🛡️ { $seat } does not defend.
       *[other] 🛡️ { $seat } defends with { $cards }.
    }
card_game_1e-event-joined = ➕ **{ $card }** of { $seat } joins the challenge.
card_game_1e-event-left-challenge = ➖ **{ $card }** of { $seat } leaves the challenge.
card_game_1e-event-result =
    { $seat ->
        [none] ⚖️ { $challenge } { $attack } : { $defence } – nobody wins.
       *[other] ⚖️ { $challenge } { $attack } : { $defence } – { $unopposed ->
            [yes] { $seat } wins **unopposed**.
           *[no] { $seat } wins.
        }
    }
card_game_1e-event-claim = ⚖️ { $challenge }: claim { $number }
card_game_1e-event-keyword = 🏷️ { $seat } uses { $keyword }.
card_game_1e-event-challenge-over = The challenge is over.
card_game_1e-event-dominance = 🏛️ Dominance: { $values }
card_game_1e-event-dominance-won = 🏛️ { $seat } wins dominance.
card_game_1e-event-eliminated = 🏳️ { $seat } is out of the game: { $cause }.
card_game_1e-event-eliminated-old = 🏳️ { $seat } is out of the game.
card_game_1e-event-conceded = 🏳️ { $seat } gives up.

card_game_1e-finish-power = Enough power: the throne is won.
card_game_1e-finish-last = Only one player was left.

card_game_1e-reason-conceded = gave up

## What is asked

card_game_1e-ask-mulligan = Do you keep this hand? You may take seven new cards once, and then keep those.
card_game_1e-ask-mulligan-short = keep the hand or not
card_game_1e-ask-host = What does **{ $card }** lie on?
card_game_1e-ask-host-short = where { $card } goes
card_game_1e-ask-plot = Which plot do you reveal? All plots are turned up together.
card_game_1e-ask-plot-short = choose a plot
card_game_1e-ask-first_player = You have won initiative. Who is the first player of this round?
card_game_1e-ask-first_player-short = name the first player
card_game_1e-ask-order = Several effects wait for the same moment. Which one comes first?
card_game_1e-ask-order-short = order effects
card_game_1e-ask-act =
    { $deeds ->
        [none] **{ $window }** – what do you do? You have { $gold } gold.
       *[other] { $cards ->
            [none] **{ $window }** – { $deeds }. What do you do? You have { $gold } gold.
           *[other] **{ $window }** – { $deeds }: { $cards }. What do you do? You have { $gold } gold.
        }
    }
card_game_1e-ask-act-short = act or pass
card_game_1e-ask-x = **{ $card }**: how much is X? ({ $min } to { $max })
card_game_1e-ask-x-short = the value of X
card_game_1e-ask-cost = What do you pay for **{ $card }** with?
card_game_1e-ask-cost-short = pay for { $card }
card_game_1e-ask-target = Whom or what do you choose for **{ $card }**?
card_game_1e-ask-target-short = choose for { $card }
card_game_1e-ask-pick = **{ $card }**: what do you choose?
card_game_1e-ask-pick-short = choose for { $card }
card_game_1e-ask-search = **{ $card }** – you look through the deck. What do you take?
card_game_1e-ask-search-short = search with { $card }
card_game_1e-ask-put_back = **{ $card }** – in which order do the cards go to the { $where } of the deck? The topmost first.
card_game_1e-ask-put_back-short = put cards back
card_game_1e-ask-name = **{ $card }**: what do you name?
card_game_1e-ask-name-short = name something for { $card }
card_game_1e-ask-opponent = **{ $card }**: which opponent?
card_game_1e-ask-opponent-short = an opponent for { $card }
card_game_1e-ask-may = **{ $card }**: do you use it?
card_game_1e-ask-may-short = use { $card } or not
card_game_1e-ask-either = **{ $card }**: which of these?
card_game_1e-ask-either-short = choose an effect of { $card }
card_game_1e-ask-challenge = Do you start a challenge?
card_game_1e-ask-challenge-short = start a challenge
card_game_1e-ask-attackers = { $challenge }: who attacks? Attackers kneel unless a card says otherwise.
card_game_1e-ask-attackers-short = choose attackers
card_game_1e-ask-stealth = Stealth: whom does each of these attackers bypass? Whoever is bypassed cannot defend.
card_game_1e-ask-stealth-short = use stealth
card_game_1e-ask-redirect = You are the Crown Regent: shall the attacker choose another opponent for this challenge?
card_game_1e-ask-redirect-short = redirect the challenge
card_game_1e-ask-redirect_to = The Crown Regent redirects your challenge. Whom do you attack instead?
card_game_1e-ask-redirect_to-short = choose another opponent
card_game_1e-ask-defenders = { $challenge } against you: who defends? The defenders kneel. A tie goes to the attacker.
card_game_1e-ask-defenders-short = choose defenders
card_game_1e-ask-claim =
    Military claim: { $number ->
        [one] which of your characters dies?
       *[other] which { $number } of your characters die?
    }
card_game_1e-ask-claim-short = choose who dies
card_game_1e-ask-winner = Several players would win at once, and the first player decides: who wins?
card_game_1e-ask-winner-short = decide who wins

card_game_1e-public-mulligan = looking at the first hand
card_game_1e-public-place = the set-up
card_game_1e-public-host = the set-up
card_game_1e-public-plot = choosing plots
card_game_1e-public-first_player = naming the first player
card_game_1e-public-title = choosing titles
card_game_1e-public-order = ordering effects
card_game_1e-public-window = acting or passing
card_game_1e-public-act = acting
card_game_1e-public-pick = an effect
card_game_1e-public-challenge = starting a challenge
card_game_1e-public-redirect = the Crown Regent
card_game_1e-public-defenders = choosing defenders
card_game_1e-public-claim = the claim
card_game_1e-public-keyword = a keyword

## What can be chosen

card_game_1e-keep = Keep this hand
card_game_1e-mulligan = Take a new hand
card_game_1e-pass = Pass until this window closes
card_game_1e-no-more-challenges = No more challenges
card_game_1e-unless = Pass
card_game_1e-until-challenge = Pass until this challenge is over
card_game_1e-until-phase = Pass until this phase is over
card_game_1e-until-round = Pass until this round is over
card_game_1e-until-attacked = Pass until I am attacked
card_game_1e-until-active = Pass until I am the active player
card_game_1e-until-threatened = Pass until a card of mine is in danger
card_game_1e-until-event = Pass until an opponent plays an event
card_game_1e-until-decided = Pass until a challenge of mine is decided
card_game_1e-until-power_8 = Pass until somebody has 8 power
card_game_1e-until-power_12 = Pass until somebody has 12 power
card_game_1e-back = Back
card_game_1e-yes = Yes
card_game_1e-no = No
card_game_1e-nobody = Nobody
card_game_1e-nothing = Take nothing
card_game_1e-note-cost =
    { $cost ->
        [0] costs nothing
       *[other] costs { $cost }
    }
card_game_1e-note-only = only possible target: { $only }
card_game_1e-note-about = about { $about }
card_game_1e-note-save = save it with a duplicate

card_game_1e-challenge-against = { $challenge } against { $seat }
card_game_1e-challenge-military = ⚔️ Military challenge
card_game_1e-challenge-intrigue = 👁️ Intrigue challenge
card_game_1e-challenge-power = 👑 Power challenge
card_game_1e-icon-military = ⚔️ Military
card_game_1e-icon-intrigue = 👁️ Intrigue
card_game_1e-icon-power = 👑 Power
card_game_1e-where-top = top
card_game_1e-where-bottom = bottom
# How something enters play: the sentence is chosen by it, nobody reads it.
card_game_1e-how-marshal = marshal
card_game_1e-how-ambush = ambush
card_game_1e-how-put = put
card_game_1e-how-shadows = shadows
card_game_1e-zone-dead = dead pile
card_game_1e-zone-discard = discard pile
card_game_1e-zone-hand = hand
card_game_1e-zone-deck = deck
card_game_1e-zone-top = top of the deck
card_game_1e-zone-removed = out of the game
card_game_1e-modifier-strength = STR
card_game_1e-modifier-icon_military = ⚔️ icon
card_game_1e-modifier-icon_intrigue = 👁️ icon
card_game_1e-modifier-icon_power = 👑 icon
card_game_1e-modifier-cannot_defend = “cannot defend”
card_game_1e-modifier-adds_nothing = “adds no STR”

card_game_1e-deed-attached = a card is attached
card_game_1e-deed-begins = a phase begins
card_game_1e-deed-bypassed = stealth
card_game_1e-deed-controlled = a card changes sides
card_game_1e-deed-deck_discarded = discarded from a deck
card_game_1e-deed-defended = defenders are declared
card_game_1e-deed-discarded = discarded from play
card_game_1e-deed-dominance = dominance
card_game_1e-deed-drawn = cards drawn
card_game_1e-deed-duplicated = a duplicate
card_game_1e-deed-duplicate_left = a duplicate leaves play
card_game_1e-deed-ends = a phase ends
card_game_1e-deed-enters = entering play
card_game_1e-deed-gold_gained = gold gained
card_game_1e-deed-gold_lost = gold lost
card_game_1e-deed-gold_moved = gold moved
card_game_1e-deed-gold_handed = gold handed over
card_game_1e-deed-gold_paid = gold paid
card_game_1e-deed-hand_discarded = discarded from a hand
card_game_1e-deed-income = income
card_game_1e-deed-initiated = a challenge begins
card_game_1e-deed-initiates = an effect is about to begin
card_game_1e-deed-joined = joining the challenge
card_game_1e-deed-killed = killed
card_game_1e-deed-knelt = kneeling
card_game_1e-deed-left_challenge = leaving the challenge
card_game_1e-deed-modified = a lasting effect
card_game_1e-deed-played = an event was played
card_game_1e-deed-power_gained = power gained
card_game_1e-deed-power_lost = power lost
card_game_1e-deed-power_moved = power moved
card_game_1e-deed-removed = removed from the game
card_game_1e-deed-result = the result of the challenge
card_game_1e-deed-returned = returning to hand
card_game_1e-deed-revealed = plots revealed
card_game_1e-deed-sacrificed = sacrificed
card_game_1e-deed-shuffled = shuffled into a deck
card_game_1e-deed-stood = standing
card_game_1e-deed-to_deck = going into a deck
card_game_1e-deed-to_hand = going into a hand
card_game_1e-deed-token = a token

card_game_1e-house-stark = 🐺 { card_game_1e-of-stark }
card_game_1e-house-lannister = 🦁 { card_game_1e-of-lannister }
card_game_1e-house-baratheon = 🦌 { card_game_1e-of-baratheon }
card_game_1e-house-greyjoy = 🦑 { card_game_1e-of-greyjoy }
card_game_1e-house-martell = ☀️ { card_game_1e-of-martell }
card_game_1e-house-targaryen = 🐉 { card_game_1e-of-targaryen }

## What is not possible

## Standing orders

card_game_1e-preference-stops = When I want to be asked
card_game_1e-preference-stops-plot = actions in the plot phase
card_game_1e-preference-stops-draw = actions in the draw phase
card_game_1e-preference-stops-marshal = my marshalling
card_game_1e-preference-stops-marshal_others = while others marshal
card_game_1e-preference-stops-challenges = before my own challenges
card_game_1e-preference-stops-challenges_others = before challenges of others
card_game_1e-preference-stops-attack = during a challenge of mine
card_game_1e-preference-stops-defend = during a challenge against me
card_game_1e-preference-stops-fights_of_others = during challenges between others
card_game_1e-preference-stops-dominance = actions in the dominance phase
card_game_1e-preference-stops-standing = actions in the standing phase
card_game_1e-preference-stops-taxation = actions in the taxation phase
card_game_1e-preference-stops-cancels = when I could cancel something
card_game_1e-preference-stops-saves = when I could save a card of mine
card_game_1e-preference-stops-results = after the result of a challenge of mine
card_game_1e-preference-stops-results_of_others = after results of others
card_game_1e-preference-stops-other_triggers = at every other response
card_game_1e-preference-stops-own_cards = whenever a card of mine in play could be used
card_game_1e-preference-pass_until = Pass for me
card_game_1e-preference-pass_until-off = no, ask me
card_game_1e-preference-pass_until-challenge = until this challenge is over
card_game_1e-preference-pass_until-phase = until this phase is over
card_game_1e-preference-pass_until-round = until this round is over
card_game_1e-preference-pass_until-attacked = until I am attacked
card_game_1e-preference-pass_until-active = until I am the active player
card_game_1e-preference-pass_until-threatened = until a card of mine would leave play
card_game_1e-preference-pass_until-event = until an opponent plays an event
card_game_1e-preference-cancel_events = Cancel events of opponents
card_game_1e-preference-cancel_events-ask = ask me
card_game_1e-preference-cancel_events-any = the first one I can
card_game_1e-preference-cancel_events-cost_1 = the first that costs 1 or more
card_game_1e-preference-cancel_events-cost_2 = the first that costs 2 or more
card_game_1e-preference-cancel_events-cost_3 = the first that costs 3 or more
card_game_1e-preference-forced_order = Order of passive effects
card_game_1e-preference-forced_order-ask = ask me
card_game_1e-preference-forced_order-usual = the usual one
card_game_1e-preference-nothing_to_do = When I can only pass
card_game_1e-preference-nothing_to_do-ask = ask me all the same
card_game_1e-preference-nothing_to_do-pass = pass for me
card_game_1e-preference-pass_until-decided = until a challenge of mine is decided
card_game_1e-preference-pass_until-power_8 = until somebody has 8 power
card_game_1e-preference-pass_until-power_12 = until somebody has 12 power
card_game_1e-preference-sealed_acts = If somebody acts before me
card_game_1e-preference-sealed_acts-fall_back = ask me again
card_game_1e-preference-sealed_acts-in_any_case = do what I said all the same
card_game_1e-preference-duplicates = Save by duplicates
card_game_1e-preference-duplicates-ask = ask me
card_game_1e-preference-duplicates-always = always
card_game_1e-preference-always_use = Cards I always use
card_game_1e-preference-defend_military = Defend against military challenges
card_game_1e-preference-defend_military-ask = ask me
card_game_1e-preference-defend_military-never = never
card_game_1e-preference-defend_intrigue = Defend against intrigue challenges
card_game_1e-preference-defend_intrigue-ask = ask me
card_game_1e-preference-defend_intrigue-never = never
card_game_1e-preference-defend_power = Defend against power challenges
card_game_1e-preference-defend_power-ask = ask me
card_game_1e-preference-defend_power-never = never
card_game_1e-preference-defend_with = Who always defends
card_game_1e-preference-redirect = Crown Regent: redirect
card_game_1e-preference-redirect-ask = ask me each time
card_game_1e-preference-redirect-attacked = ask me when I am attacked
card_game_1e-preference-redirect-never = never
card_game_1e-preference-first_player = When I win initiative
card_game_1e-preference-first_player-ask = ask me
card_game_1e-preference-first_player-me = I am the first player
card_game_1e-preference-first_player-left = the player to my left is

## Options of a table

card_game_1e-option-decks = Decks
card_game_1e-option-decks-help = Everybody brings a deck in secret, by the button “Deck”.

## Phases and help

card_game_1e-phase-set_up = Set-up
card_game_1e-phase-plot = Plot phase
card_game_1e-phase-draw = Draw phase
card_game_1e-phase-marshal = Marshalling phase
card_game_1e-phase-challenges = Challenges phase
card_game_1e-phase-dominance = Dominance phase
card_game_1e-phase-standing = Standing phase
card_game_1e-phase-taxation = Taxation phase

## Board, hand and picture

card_game_1e-face-start = **{ $phase }**
card_game_1e-face-heading = **Round { $round }** · { $phase } · { $step }
card_game_1e-face-winners = 👑 **{ $seats }** – { $reason }
card_game_1e-face-score =
    { $first ->
        [yes] { $house }: **{ $power }** 🚩
       *[no] { $house }: **{ $power }**
    }
card_game_1e-face-score-line =
    { $first ->
        [yes] { $house } 👑 **{ $power }** 🚩 · 🪙 { $gold } · 🃏 { $hand }
       *[no] { $house } 👑 **{ $power }** · 🪙 { $gold } · 🃏 { $hand }
    }
card_game_1e-face-scores = 👑 { $scores }
card_game_1e-face-fight = { $challenge }: **{ $attack }** ({ $attackers }) against **{ $defence }** ({ $defenders })
card_game_1e-face-fight-nobody = nobody
card_game_1e-face-same = { $house } { $number }
card_game_1e-face-player =
    { $first ->
        [yes] **{ $house }** – { $seat } · first player
       *[no] **{ $house }** – { $seat }
    }
card_game_1e-face-player-out = **{ $house }** – { $seat } · out of the game
card_game_1e-face-values = 👑 { $power } power · 🪙 { $gold } gold · 🃏 hand { $hand } · deck { $deck }
card_game_1e-face-agenda = 📌 { $agenda }
card_game_1e-face-characters = 🧍 { $cards }
card_game_1e-face-locations = 🏰 { $cards }
card_game_1e-face-attachments = 📎 { $cards }
card_game_1e-face-dead = ☠️ Dead: { $cards }
card_game_1e-face-discard = 🗑️ Discarded: { $cards }
card_game_1e-face-used = 📜 Used plots: { $cards }
card_game_1e-face-removed = 🚮 Out of the game: { $cards }
card_game_1e-face-strength = STR { $strength }
card_game_1e-face-knelt = knelt
card_game_1e-face-power = { $power } power
card_game_1e-face-duplicates =
    { $number ->
        [one] 1 duplicate
       *[other] { $number } duplicates
    }
card_game_1e-face-token = { $token } { $number }
card_game_1e-face-blank = blank
card_game_1e-face-on = { $card } on { $host }
card_game_1e-face-card = { $card } ({ $values })
card_game_1e-face-more = … and { $number } more
card_game_1e-face-hand = 🃏 **Your hand** ({ $number }):
card_game_1e-face-hand-empty = 🃏 Your hand is empty.
card_game_1e-face-hand-card = • **{ $card }** – { $about }
card_game_1e-face-hand-brief = 🃏 **Your hand:** { $cards }
card_game_1e-face-plots = 📜 **Your plots:** { $cards }
card_game_1e-face-placed = 🎴 **Face down:** { $cards }
card_game_1e-face-hidden = 🎴 **Your face-down duplicates:** { $cards }
card_game_1e-face-cost = cost { $cost }
card_game_1e-face-balance = You could send { $mine } STR, { $house } could defend with { $theirs }
card_game_1e-face-defence = 🛡️ { $house } could defend with { $theirs } STR in all.
card_game_1e-face-why-offered = ✅ You can choose it now.
card_game_1e-face-why-not = 🚫 **Why not now?** { $reason }
card_game_1e-face-why-not-asked = 🚫 **Why not now?** R19.6, R19.9: it is not your turn to act, or something else is asked. You will be asked when its moment comes.
card_game_1e-face-card-did = **At this table:**
card_game_1e-face-told = **{ $card }** · { $type } · { $faction }
card_game_1e-face-alt = The Card Game, round { $round }, { $phase }.
card_game_1e-face-alt-player = { $house }: { $power } power, { $gold } gold, { $hand } cards in hand; in play: { $cards }.

card_game_1e-picture-scene-round = Round { $round }
card_game_1e-picture-scene-setup = Set-up
card_game_1e-picture-winner = { $house } wins
card_game_1e-picture-scene-active = { $house } · { $phase }
card_game_1e-picture-more = +{ $number }
card_game_1e-picture-claim = Claim { $number }
card_game_1e-picture-legend = Signs in the picture
card_game_1e-zoom-own = My board
card_game_1e-picture-sign-strength = STR
card_game_1e-picture-sign-military = Military
card_game_1e-picture-sign-intrigue = Intrigue
card_game_1e-picture-sign-power = Power
card_game_1e-picture-sign-crown = Power tokens
card_game_1e-picture-sign-gold = Gold
card_game_1e-picture-sign-hand = Hand
card_game_1e-picture-sign-deck = Deck
card_game_1e-picture-sign-dead = Dead pile
card_game_1e-picture-sign-discards = Discard pile
card_game_1e-picture-sign-duplicates = Duplicate
card_game_1e-picture-sign-attachments = Attachment
card_game_1e-picture-sign-knelt = Knelt (turned)
card_game_1e-picture-sign-first = First player
card_game_1e-picture-sign-waiting = Waited for
card_game_1e-picture-sign-initiative = Initiative
card_game_1e-picture-sign-claim = Claim

## Typing

## What only this edition has

card_game_1e-modifier-blank = “no text”
card_game_1e-modifier-no_stand = “does not stand”
card_game_1e-modifier-dies_at_zero = “dies at 0 STR”
card_game_1e-modifier-guarded = “guarded”
card_game_1e-modifier-keyword_deadly = Deadly
card_game_1e-modifier-keyword_stealth = Stealth
card_game_1e-modifier-keyword_renown = Renown
card_game_1e-modifier-lost_stealth = “without stealth”
card_game_1e-modifier-lost_renown = “without renown”
card_game_1e-deed-cards_revealed = cards are revealed
card_game_1e-deed-declared_defender = a defender is declared
card_game_1e-deed-limited_response = a limited response
card_game_1e-deed-reattached = an attachment moves
card_game_1e-deed-title_paid = a title pays
card_game_1e-step-2_1 = 2.1 beginning
card_game_1e-step-3_1 = 3.1 beginning
card_game_1e-step-5_1 = 5.1 beginning
card_game_1e-step-6_1 = 6.1 beginning
card_game_1e-step-7_1 = 7.1 beginning
card_game_1e-ask-place = Start cards: lay characters and locations with a total cost of up to **{ $gold }** gold face down. At most one may be limited; cards of another House cost 2 more; attachments only with Setup, and duplicates not at all. Then you draw up to seven cards.
card_game_1e-ask-place-short = start cards
card_game_1e-ask-title = Which title do you take? It is yours to the end of the round.
card_game_1e-ask-title-short = choose a title
card_game_1e-ask-command = You are the Lord Commander: nobody defends this military challenge. Do you become its target?
card_game_1e-ask-command-short = step in as Lord Commander
card_game_1e-ask-emerge = Do you bring a card out of shadows? You pay the rest of its cost.
card_game_1e-ask-emerge-short = bring a card out of shadows
card_game_1e-ask-infamy =
    { $number ->
        [one] You claim 1 power for your House. Does it go on a card with Infamy instead?
       *[other] You claim { $number } power for your House. Does it go on a card with Infamy instead?
    }
card_game_1e-ask-infamy-short = where your power goes
card_game_1e-ask-vigilant = You have won as the attacker: do your vigilant cards stand?
card_game_1e-ask-vigilant-short = stand vigilant cards
card_game_1e-ask-vengeful = You have lost as the defender: do your vengeful cards stand?
card_game_1e-ask-vengeful-short = stand vengeful cards
card_game_1e-public-emerge = cards in shadows
card_game_1e-note-marshal =
    { $cost ->
        [0] play it for nothing
       *[other] play it for { $cost } gold
    }
card_game_1e-note-attach =
    { $cost ->
        [0] attach it to your House card for nothing
       *[other] attach it to your House card for { $cost } gold
    }
card_game_1e-note-ambush = ambush for { $cost } influence
card_game_1e-note-shadow = into shadows for { $cost } gold
card_game_1e-gift = Give { $number } gold to { $seat }
card_game_1e-event-bypassed = 🥷 { $seat } bypasses { $cards } by stealth.
card_game_1e-event-supports = 🤝 { $seat } defends for { $other }, whose title is supported.
card_game_1e-event-commanded = 🛡️ { $seat }, the Lord Commander, becomes the target of { $against }'s challenge.
card_game_1e-event-title-used = 🎖️ { $seat } pays with the influence of **{ $card }**.
card_game_1e-event-into-shadows = 🌑 { $seat } lays a card into shadows.
card_game_1e-event-hid = 🌑 You lay **{ $card }** into shadows.
card_game_1e-event-hand-revealed = 👁️ { $seat } shows the hand: { $cards }
card_game_1e-event-shuffled-back = 🔀 Every { $zone } is shuffled back into its deck.
card_game_1e-event-plots-swapped = 🔁 { $seat } and { $other } use each other's plot decks to the end of the round.
card_game_1e-event-phase-skipped = ⏭️ { $phase } is skipped.
card_game_1e-way-gold = A player loses 1 gold
card_game_1e-way-pay = Pay 1 gold
card_game_1e-way-deck = Discard the top card of your deck
card_game_1e-way-leave = Let this card leave play
card_game_1e-step-1_1 = 1.1 beginning
card_game_1e-step-1_2 = 1.2 choose plots
card_game_1e-step-1_3 = 1.3 reveal plots
card_game_1e-step-1_4 = 1.4 choose titles
card_game_1e-step-2_2 = 2.2 draw two cards
card_game_1e-step-3_2 = 3.2 income and playing cards
card_game_1e-step-4_1 = 4.1 actions before a challenge
card_game_1e-step-4_2 = 4.2 declare a challenge
card_game_1e-step-4_2_1 = 4.2.1 declare defenders
card_game_1e-step-4_2_2 = 4.2.2 actions before the resolution
card_game_1e-step-4_2_3 = 4.2.3 unopposed, renown, rivals
card_game_1e-step-4_2_4 = 4.2.4 claim
card_game_1e-step-5_2 = 5.2 count dominance
card_game_1e-step-6_2 = 6.2 stand cards
card_game_1e-step-7_2 = 7.2 return gold
card_game_1e-window-chosen = Plots are chosen, not yet revealed
card_game_1e-window-w1 = Plot phase: actions
card_game_1e-window-w2 = Draw phase: actions
card_game_1e-window-w3 = Marshalling
card_game_1e-window-w4a = Challenges phase: actions
card_game_1e-window-w4b = Before defenders are declared
card_game_1e-window-w4c = Before the resolution
card_game_1e-window-w5 = Dominance phase: actions
card_game_1e-window-w6 = Standing phase: actions
card_game_1e-window-w7 = Taxation phase: actions
card_game_1e-window-would = Save or cancel
card_game_1e-window-interrupt = Before a card leaves play
card_game_1e-window-reaction = Responses
card_game_1e-illegal-setup-too-expensive = R3.6: your start cards cost { $got } gold, and { $max } is the most. Leave something in your hand.
card_game_1e-illegal-setup-one-limited = R3.8: only one limited card may be laid out as a start card. Leave the others in your hand.
card_game_1e-illegal-setup-no-host = R3.7: { $card } has nothing to lie on. Lay out a card it fits as well, or leave it in your hand.
card_game_1e-illegal-setup-duplicate = R3.9: duplicates are not laid out as start cards. Keep the second { $card } in your hand.
card_game_1e-illegal-too-little-influence = R2.16: this takes { $needed } influence, and the cards you kneel have { $got }. Choose more of them.
card_game_1e-illegal-toll-too-high = Each character you declare costs gold now: { $needed } in all, and you have { $got }. Declare fewer.
card_game_1e-illegal-supported-title = R13.2: your title supports that of { $seat }, so you cannot attack there. Name another opponent.
card_game_1e-illegal-not-your-partner = R21.3: partners do not challenge each other. Name somebody of the other team.
card_game_1e-illegal-attack-oneself = R8.1: a challenge needs an opponent. Name another player.
card_game_1e-illegal-challenge-used = R8.1: { $challenge }: you have already started yours in this phase. Choose another type, or pass.
card_game_1e-illegal-no-such-challenge = R8.4: { $challenge }: you cannot start one now. None of your standing characters has the icon, or a card forbids it.
card_game_1e-illegal-cannot-pay = R7.4: { $card } costs { $cost } gold, and you have { $gold }. Choose something you can pay for.
card_game_1e-illegal-not-usable-now = R19.4: { $card } cannot be used now. Its text says when it can; choose one of the acts you are offered, or pass.
card_game_1e-illegal-events-are-played = R2.10: { $card } is an event. Events are played when their text says so, never put into play.
card_game_1e-illegal-marshal-when-active = R7.4: you play cards while you are the active player of the marshalling phase. Keep { $card } until then.
card_game_1e-illegal-challenge-running = R8.2: one challenge is resolved before the next one is started. This one is not over yet.
card_game_1e-illegal-challenge-when-asked = R8.1: you start challenges as the active player of the challenges phase, when you are asked for one. Now it is: { $phase }.
card_game_1e-illegal-defend-when-asked = R8.5: you defend when you are attacked and asked for your defenders. That is not so now.
card_game_1e-illegal-plot-when-asked = R5.1: you choose a plot when a round begins. Now it is: { $phase }.
card_game_1e-illegal-place-when-asked = R3.6: cards are placed in the set-up, before the first round. Now it is: { $phase }.
card_game_1e-illegal-use-when-asked = R19.4: cards are played and used when you are asked whether you want to act. Something else is asked now.
card_game_1e-illegal-unique-barred = R14.1, R14.2: you cannot bring { $card } into play, because of another copy: in play with another owner or controller, or in your dead pile.
card_game_1e-illegal-limited-used = R16.5: { $card } is limited, and you have played your limited card of this round.
card_game_1e-illegal-no-ambush = R17.3: { $card } has no ambush. Play it in the marshalling phase.
card_game_1e-illegal-no-host = R2.7: there is nothing in play that { $card } could be attached to.
card_game_1e-illegal-cannot-attack = R8.4: { $card } cannot attack: attackers stand and are controlled by you.
card_game_1e-illegal-no-icon = R2.5: { $card } does not have the icon for this challenge ({ $challenge }). Choose characters that have it.
card_game_1e-illegal-bypassed = R16.2: { $card } was bypassed by stealth and cannot defend this challenge.
card_game_1e-illegal-cannot-defend = R8.5: { $card } cannot defend: defenders stand and are controlled by you.
card_game_1e-illegal-plot-used = R5.2: { $card } is not in your plot deck any more. Used plots come back once all have been revealed.
card_game_1e-illegal-back-alone = Either you go back, or you choose attackers: not both.
card_game_1e-illegal-bypassed-twice = R16.2: each stealthy attacker bypasses a different character. You have named one twice.
card_game_1e-illegal-after-for-all = Either you wait for those before you, or you choose now: not both.
card_game_1e-illegal-targets-do-not-fit = These targets do not fit together as the card demands. Read its text and choose others.
card_game_1e-illegal-no-target-for-x = R19.4: with that X there is nothing to choose. Possible: { $numbers }.
card_game_1e-illegal-no-ability = R19.4: { $card } has no ability that you could use. Choose one of the acts you are offered, or pass.
card_game_1e-illegal-card-blank = R19.4: the text of { $card } counts as empty now, so nothing on it can be used. Choose something else, or pass.
card_game_1e-illegal-works-by-itself = R19.8: { $card } works by itself when its moment comes; nobody uses it. Choose something else, or pass.
card_game_1e-illegal-not-in-play = R19.4: { $card } works only while it is in play. Play it in the marshalling phase first.
card_game_1e-illegal-not-yours = R15.1: only whoever controls { $card } may use it. Choose a card of your own, or pass.
card_game_1e-illegal-waits-for-action = R19.9: { $card } has an action, and right now you may only respond to what is happening. Use it in the next window for actions.
card_game_1e-illegal-waits-for-trigger = R19.9: { $card } responds to something that is not happening now; its text says to what. You will be asked when it happens.
card_game_1e-illegal-wrong-phase = R19.6: { $card } can be used in this phase only: { $phases }. Keep it until then.
card_game_1e-illegal-answered-already = R19.9: { $card } has already responded to this. It may respond again the next time it happens.
card_game_1e-illegal-cannot-trigger = R19.4: a card in play keeps you from using abilities now. You can only pass.
card_game_1e-illegal-condition-unmet = R19.4: what the text of { $card } demands does not hold now. Choose something else, or pass.
card_game_1e-illegal-limit-used = R19.4: you have used { $card } as often as its text allows for now. Choose something else, or pass.
card_game_1e-illegal-limited-response-used = R16.6: you have used your limited response of this round, and { $card } would be another. Choose something else, or pass.
card_game_1e-illegal-cannot-play = R2.10: a card in play keeps you from playing events now. { $card } stays in your hand.
card_game_1e-illegal-cost-unpayable = R7.11: what { $card } costs cannot be paid now; a card that kneels, for one, cannot kneel again. Choose something else, or pass.
card_game_1e-illegal-no-influence = R2.16: { $card } takes { $needed } influence, and your standing cards have { $got }. Choose something else, or pass.
card_game_1e-illegal-no-target = R19.4: { $card } needs a target, and there is none that its text allows. Choose something else, or pass.
card_game_1e-illegal-changes-nothing = R19.4: { $card } would change nothing now, so it cannot be used. Choose something else, or pass.
card_game_1e-illegal-no-stealth = R16.2: { $card } has no stealth and bypasses nobody. Name attackers that have it.
card_game_1e-illegal-not-the-defenders = R13.5, R16.2: stealth bypasses characters in play of the player you attack, and { $card } is none of them. Name one of theirs, or nobody.
card_game_1e-illegal-not-bypassed = R16.2: { $card } cannot be bypassed: it has stealth itself, or a card protects it. Name somebody else, or nobody.
card_game_1e-illegal-title-taken = R5.8: { $card } has been taken by { $seat } for this round. Choose one of the titles that are left.
card_game_1e-illegal-title-aside = R21.1: { $card } was used and comes back when all titles have been. Choose one of the titles that are left.
card_game_1e-illegal-no-shadow = R18.2: { $card } has no “s” before its cost and cannot be played into shadows. Play it openly.
card_game_1e-illegal-gift-alone = R21.4: first give the gold, then decide the rest: not both in one answer.
card_game_1e-illegal-gift-while-marshalling = R21.4: no gold changes hands in the marshalling phase. Give it before or afterwards.
card_game_1e-illegal-gift-too-large = R21.4: you want to give { $got } gold, and { $gold } is in your pool. Give less.
card_game_1e-illegal-no-gifts = R21.4: gold changes hands only at tables that play the Littlefinger variant.
card_game_1e-illegal-must-defend = R8.5: { $card } has to defend if it can. Choose it as well.
card_game_1e-illegal-no-such-deck = There is no ready deck called { $deck }. Press “Deck” in the lobby to see all of them.
card_game_1e-illegal-teams-need-four = R21.3: two against two needs four players, and { $got } sit here. Change the option, or the seats.
card_game_1e-illegal-deck-broken =
    { $rule }: this deck cannot be played. It breaks { $number ->
        [one] one rule
       *[other] { $number } rules
    } of deck building; `/cards deck show` names them.
card_game_1e-preference-plans = Plots I have chosen ahead
card_game_1e-preference-plans-ask = only propose them when plots are chosen
card_game_1e-preference-plans-carry_out = reveal them without asking me again
card_game_1e-preference-use_vigilant = Vigilant
card_game_1e-preference-use_vigilant-always = always stand them
card_game_1e-preference-use_vigilant-ask = ask me
card_game_1e-preference-use_vigilant-never = never
card_game_1e-preference-use_vengeful = Vengeful
card_game_1e-preference-use_vengeful-always = always stand them
card_game_1e-preference-use_vengeful-ask = ask me
card_game_1e-preference-use_vengeful-never = never
card_game_1e-option-teams = Teams
card_game_1e-option-teams-help = Two against two: partners sit across, win together with 30 power, and use no titles.
card_game_1e-option-teams-none = everybody alone
card_game_1e-option-teams-two_on_two = two against two
card_game_1e-option-pace = Pace
card_game_1e-option-pace-help = A pass counts only after a random time, so that haste tells nothing. Live: at once.
card_game_1e-option-pace-slow = slow, up to 5 minutes
card_game_1e-option-pace-brisk = brisk, up to a minute
card_game_1e-option-pace-patient = patient, up to an hour
card_game_1e-option-pace-live = live
card_game_1e-option-littlefinger = Littlefinger
card_game_1e-option-littlefinger-help = Gold may change hands for any favour, except while cards are marshalled.
card_game_1e-option-littlefinger-true = gold may be given
card_game_1e-option-littlefinger-false = no gifts
card_game_1e-option-errata = Corrections
card_game_1e-option-errata-help = Whether cards are played as their publisher corrected them later.
card_game_1e-option-errata-true = as corrected
card_game_1e-option-errata-false = as printed
card_game_1e-token-gold = gold
card_game_1e-help = **The Card Game, first edition**
    🎯 Be the first to have **15 power**, on your House card and on your characters. Two play without titles; three to six take a title each round, and four can also play two against two. Each round has seven phases:
    1️⃣ **Plot:** everybody reveals a plot: income, initiative, claim.
    2️⃣ **Draw:** two cards each.
    3️⃣ **Marshalling:** collect gold and put cards into play; cards of another House cost 2 more.
    4️⃣ **Challenges:** each player may start one ⚔️ military, one 👁️ intrigue and one 👑 power challenge.
    5️⃣ **Dominance:** the most standing STR and gold gets 1 power.
    6️⃣ **Standing:** knelt cards stand.
    7️⃣ **Taxation:** gold goes back. There is no limit to your hand.
    📜 **Influence** is paid by kneeling cards that have it. 🃏 Bring a ready deck of the box, one of your own (`/cards deck`), or one by lot: press **Deck** in the lobby.
card_game_1e-help-set_up = **Set-up** (R3)
    Everybody draws seven cards and may take a new hand once.
    Then you lay characters and locations with a total cost of up to **5 gold** face down, at most one of them limited. No duplicates; attachments only with Setup. All are revealed together, and you draw up to seven cards.
    Start cards were neither played nor put into play: what answers to that does not happen.
card_game_1e-help-plot = **1 Plot phase** (R5)
    Everybody chooses a plot in secret, and all are revealed. The highest initiative names the first player (equal: less power; then by lot). What plots do when revealed happens in the first player's order.
    With three or more players each takes a **title**, from the first player on: supporters do not attack the one they support and may defend for them; beating a rival gives 1 power, once per round.
    When your last plot has been revealed, all others come back.
card_game_1e-help-draw = **2 Draw phase** (R6)
    Everybody draws two cards; the Master of Laws one more. With an empty deck you draw nothing.
    Card effects give you at most 3 more cards in a round (R19.3).
card_game_1e-help-marshal = **3 Marshalling phase** (R7)
    From the first player on, everybody takes one turn: collect the income of your plot and cards, then play characters, locations and attachments for their cost. Cards of another House cost **2 more**.
    Only **one limited card** may be played in a round. A copy of a unique card that you own and control is a **duplicate** and costs nothing.
    Gold you keep pays for abilities, counts for dominance and goes back in the taxation phase.
card_game_1e-help-challenges = **4 Challenges phase** (R8)
    From the first player on, everybody may start each type of challenge once. Attackers need the icon, stand, and kneel; defenders likewise.
    The higher sum of STR wins; equal sums are won by the attacker, and nobody wins without STR. **Claim**, if the attacker wins, as often as the attacker's plot says: ⚔️ the defender kills own characters, 👁️ discards cards by lot, 👑 loses power from the House card.
    Against 0 STR the attacker claims 1 power more (**unopposed**). Then renown, then deadly, vigilant and vengeful cards, then responses.
card_game_1e-help-dominance = **5 Dominance phase** (R9)
    The STR of your standing characters plus your gold: the highest sum gets 1 power, a tie nobody.
card_game_1e-help-standing = **6 Standing phase** (R10)
    All knelt cards stand at the same time.
card_game_1e-help-taxation = **7 Taxation phase** (R11)
    All gold goes back, and at the end of the round all titles do; with three players only when all six have been used.
card_game_1e-help-always = -# `/lcg1 keyword` explains a keyword, `/lcg1 card` a card and what it did here, `/game orders` sets when you are asked. You are asked where your deck *could* act, so that nobody learns what you hold.
card_game_1e-face-title = 🎖️ { $title }
card_game_1e-face-title-supports = 🎖️ { $title } · supports { $supports }
card_game_1e-face-title-rivals = 🎖️ { $title } · rival of { $rivals }
card_game_1e-face-title-both = 🎖️ { $title } · supports { $supports } · rival of { $rivals }
card_game_1e-face-plot = 📜 **{ $plot }**: income { $income }, initiative { $initiative }, claim { $claim }
card_game_1e-face-plot-values = income { $income }, initiative { $initiative }, claim { $claim }
card_game_1e-face-symbols =
    { $kind ->
        [gold] { $sign }{ $number } income
       *[initiative] { $sign }{ $number } initiative
    }
card_game_1e-face-influence = 📜 { $number } influence
card_game_1e-face-crests = crest: { $crests }
card_game_1e-face-only = { $house } only
card_game_1e-picture-sign-influence = Influence
card_game_1e-typed-examples = For example:
    `keep` · `setup hodor, godswood` · `plot valar morghulis`
    `marshal eddard stark; marshal godswood; pass`
    `military against lannister with robb and ghost` · `stealth tyrion`
    `defend with catelyn` · `no defenders` · `claim: sansa`
    `play distraction` · `title master of coin` · `give stark 2 gold` · `pass`
