### The Iron Throne. Texts of cards and leaders are our own words.

game-iron_throne = The Iron Throne
iron_throne-tag = Iron Throne

## What happened

iron_throne-event-took-house = { $seat } leads { $house }.
iron_throne-event-leader-revealed = 👑 { $seat } reveals the leader: **{ $leader }**
iron_throne-event-first-challenger = 🏁 By lot, { $seat } begins; then it goes clockwise.
iron_throne-event-turn = ▶️ **Turn { $turn }** – { $seat } challenges
iron_throne-event-drew =
    🃏 { $seat } draws { $number ->
        [one] a house card
       *[other] { $number } house cards
    }.
iron_throne-event-drew-together = 🃏 House cards drawn: { $each }
iron_throne-event-drew-each = { $seat } { $number }
iron_throne-event-drew-cards = 🃏 You drew: { $cards }
iron_throne-event-reshuffled = 🔀 { $seat } shuffles the discard pile into the deck.
iron_throne-event-events-reshuffled = 🔀 The event cards are shuffled anew.
iron_throne-event-discarded = 🗑️ { $seat } discards { $cards }.
iron_throne-event-peeked = 👁️ { $seat } has looked at the next event card.
iron_throne-event-saw-event = 👁️ The next event card is: { $event }
iron_throne-event-event-buried = 👁️ { $seat } puts that card under the event deck.
iron_throne-event-hostage-released = 🕊️ { $seat } releases a hostage of { $house }; the card goes to its owner's hand.
iron_throne-event-hostage-returned = 🕊️ A hostage of { $house } slips away from { $seat }; the card goes to its owner's hand.
iron_throne-event-hostage-named = 🔎 It was { $card }; { $seat } has it now.
iron_throne-event-hostage-kept = 🔒 Your hostage { $card } can no longer be tortured as you wanted: somebody else was quicker.
iron_throne-event-hostage-tortured = 🩸 { $seat } tortures a hostage: { $card }
iron_throne-event-hostage-taken = 🔒 { $seat } takes a card of { $house } as a hostage from { $loser }, { $source }.
iron_throne-event-hostage-home = 🔓 { $seat } gets a card of their own house back from { $loser }, { $source }; it goes to the hand.
iron_throne-event-hostage-saved = 🛡️ { $seat } keeps { $taker } from taking the hostage.
iron_throne-event-event-drawn = 📜 { $seat } draws the event **{ $event }**.
iron_throne-event-defender-named = 🎯 { $seat } challenges **{ $defender }**.
iron_throne-event-power-placed = 💪 { $seat }: +{ $power } power for **{ $character }** (now { $now })
iron_throne-event-power-removed = 💔 { $seat }: { $power } power of **{ $character }** goes back to the leader sheet (now { $now })
iron_throne-event-power-tortured = 🩸 { $loser }: **{ $character }** loses { $power } power to the leader sheet of { $seat } (now { $now })
iron_throne-event-power-won = 💪 { $seat } takes { $power } power from the leader sheet of { $loser } for **{ $character }** (now { $now })
iron_throne-event-sheet-lost = 📉 { $power } power leaves the leader sheet of { $seat } and the game (now { $now }).
iron_throne-event-sheet-paid = 💰 { $seat } hands { $power } power from the leader sheet to { $winner }.
iron_throne-event-died = ☠️ { $seat }: **{ $character }** is dead.
iron_throne-event-character-chosen = ➡️ { $seat } sends **{ $character }** to the { $side }.
iron_throne-event-support-offered = 🤝 { $seat } offers **{ $character }** to { $active }.
iron_throne-event-stayed-out = 🚪 { $seat } stays out of it.
iron_throne-event-support-accepted = ✅ { $seat } accepts **{ $character }** from { $supporter }.
iron_throne-event-support-declined = ❌ { $seat } declines **{ $character }** from { $supporter }.
iron_throne-event-support-forced = ⛓️ { $seat } forces **{ $character }** of { $supporter } to help.
iron_throne-event-leader-used = 👑 { $seat } uses the ability of **{ $leader }** { $window }.
iron_throne-event-card-played = 🎴 **{ $card }** is played { $window }.
iron_throne-event-laid-open = 👁️ Laid face up: **{ $card }**
iron_throne-event-cards-revealed = 🎴 Turned over: **{ $card }** against **{ $answer }**.
iron_throne-event-card-replaced = 🔁 **{ $card }** takes the place of { $old }.
iron_throne-event-result = ⚖️ The result is **{ $result }**.
iron_throne-event-total-raised = ➕ { $seat }: +{ $number } for the { $side }
iron_throne-event-value-doubled = 🔥 **{ $card }** counts twice.
iron_throne-event-saw-hand = 👁️ The hand of { $loser }: { $cards }
iron_throne-event-hand-looked-at = 👁️ { $seat } looks at the hand of { $loser }.
iron_throne-event-side-changed = 🔄 { $seat } changes sides: **{ $character }** now fights for the { $side }.
iron_throne-event-change-refused = ✋ { $seat } may not change sides: **{ $character }** stays with the { $side }.
iron_throne-event-withdrew = 🚪 { $seat } withdraws with **{ $character }**.
iron_throne-event-rewards-denied = 🚫 { $seat } gets no rewards this turn.
iron_throne-event-sanctions-spared = 🛡️ { $seat } suffers no sanctions this turn.
iron_throne-event-war-totals = ⚔️ Challenge **{ $challenge }** : **{ $defence }** defence
iron_throne-event-encounter-won = 🚩 The { $side } wins, led by **{ $seat }**.
iron_throne-event-encounter-tied = ⚖️ Equal totals: both sides lose.
iron_throne-event-talks-failed = 💥 No agreement: everybody who took part suffers sanctions.
iron_throne-event-deal-done = 📝 The agreement is carried out: { $terms }
iron_throne-event-influence-spread =
    🏵️ { $seat } spreads influence onto **{ $target }** ({ $left ->
        [0] none left at home
       *[other] { $left } left at home
    }).
iron_throne-event-sanctioned = ⚖️ Sanctions for { $seat }: **{ $character }** loses { $power } power (now { $now }).
iron_throne-event-victory = 👑 **{ $winners }** takes the Iron Throne!
iron_throne-event-shared-victory = 👑 **{ $winners }** share the victory!
iron_throne-event-conceded = 🏳️ { $seat } gives up. The house keeps what it has, but takes part in nothing any more and cannot win.

iron_throne-finish-influence = All five influence tokens of a house were spread.
iron_throne-finish-house-dead = All four characters of a house are dead; the most influence wins.
iron_throne-finish-last-one = Only one player was left.

## What is asked

iron_throne-ask-houses = Rank the houses, your favourite first. The lot decides whose list counts first.
iron_throne-ask-houses-short = rank the houses
iron_throne-ask-leader = You lead { $house }. Which of these two is your leader? The others see it when all have chosen. The leader fights no encounters; the other four characters do.
iron_throne-ask-leader-short = choose your leader
iron_throne-ask-distribute = Put **{ $power }** power from the leader sheet onto your characters, split as you like ({ $window }).
iron_throne-ask-distribute-short = distribute { $power } power
iron_throne-ask-discard =
    { $number ->
        [3] **Strategist:** which 3 cards do you swap for 2 new ones? Choose 3, and they are swapped at once; or none.
       *[other] Which { $number } cards do you discard?
    }
iron_throne-ask-discard-short = discard cards
iron_throne-ask-peek = The next event card is **{ $event }**. Leave it on top, or put it under the deck?
iron_throne-ask-peek-short = leave the event card or bury it
iron_throne-ask-hostages = What happens to your hostages? Released, a card goes back to its owner's hand and you draw one. Tortured, it goes to its owner's discard pile and costs that house power. They are dealt with in the order you give; you keep those you do not name.
iron_throne-ask-hostages-short = release or torture hostages
iron_throne-ask-defender = The event **{ $event }** leaves the choice to you: whom do you challenge?
iron_throne-ask-defender-short = choose the defender
iron_throne-ask-power = One power moves from your leader sheet onto a character. Which one?
iron_throne-ask-power-short = place 1 power
iron_throne-ask-character =
    { $power ->
        [0] Whom do you send to the { $side }?
       *[other] Whom do you send to the { $side }, against **{ $opponent }** ({ $power })?
    }
iron_throne-ask-character-short = choose a character for the { $side }
iron_throne-ask-support = { $challenger } challenges with **{ $own }**, { $defender } defends with **{ $other }**. Do you offer one of them a character? You decide only once per turn.
iron_throne-ask-support-short = offer support or stay out
iron_throne-ask-welcome = Whose support do you take if it is offered to you? Nobody sees this. For those you do not name, you are asked once you see whom they offer.
iron_throne-ask-welcome-short = whose support you would take
iron_throne-ask-blackmail = **Blackmail:** which of the houses you have influence on do you force onto your side? Whoever is next and not named decides freely; for those later in line, you can also be asked when it is their turn.
iron_throne-ask-blackmail-short = force support
iron_throne-ask-answer = Do you accept this support? If not, it is declined.
iron_throne-ask-answer-short = accept or decline support
iron_throne-ask-beggar_king = **Beggar King:** onto which of your characters goes 1 power from the leader sheet of { $loser }?
iron_throne-ask-beggar_king-short = use Beggar King
iron_throne-ask-second_offer =
    { $active ->
        [none] **Courtly Grace:** whom do you offer to the other side if you are declined?
       *[other] **Courtly Grace:** whom do you offer to { $active } instead?
    }
iron_throne-ask-second_offer-short = offer once more
iron_throne-ask-beloved = **Beloved:** if you accept the support of { $supporter }, do you both draw a card?
iron_throne-ask-beloved-short = use Beloved
iron_throne-ask-lay =
    Which card do you lay against { $opponent }? { $open ->
        [none] It stays face down until both are there.
       *[other] You have seen theirs: **{ $open }**.
    } A character card counts as war with 0.
iron_throne-ask-lay-short = lay your card
iron_throne-ask-lay_if = A leader's ability may change things before the cards are turned. Which card do you lay against { $opponent } in that case? Where you choose nothing, you are asked then, and the others wait a little longer.
iron_throne-ask-lay_if-short = your card if a leader acts
iron_throne-ask-lay_on = If you have { $opponent } lay a card open: which card do you lay on it? Where you choose nothing, you see it first and choose then, and the others wait a little longer.
iron_throne-ask-lay_on-short = your card on an open one
iron_throne-ask-act =
    { $result ->
        [none] Do you want to use something now ({ $window })?
       *[other] The result is **{ $result }**. Do you want to use something now ({ $window })?
    }
iron_throne-ask-act-short = act or pass
iron_throne-ask-turned = Leaders act before cards ({ $window }). Which card do you play if this is how it stands after them? Where you choose nothing, you are asked then.
iron_throne-ask-turned-short = your cards after the leaders
iron_throne-ask-pressed = **Queen of Thorns:** if { $seat } turns on you, which { $number } cards do you discard? Or do you withdraw from the encounter?
iron_throne-ask-pressed-short = if the Queen of Thorns turns on you
iron_throne-ask-later =
    { $result ->
        [none] Looking ahead: if nothing changes, do you want to use something { $window }?
       *[other] Looking ahead: if it stays **{ $result }** and nothing changes, do you want to use something { $window }?
    }
iron_throne-ask-later-short = act later or pass
iron_throne-ask-later_if = Looking ahead: a leader's ability may turn this war. Do you want to use something { $window } if it ends like this? Where you choose nothing, you are asked then.
iron_throne-ask-later_if-short = act later if the war turns
iron_throne-ask-then = Looking ahead: if your leader has acted { $window }, do you play a card as well?
iron_throne-ask-then-short = a card after your leader
iron_throne-ask-drawn = Looking ahead: if it stays **{ $result }**, cards may come to your hand before the time { $window }. Do you play one of these if you get it?
iron_throne-ask-drawn-short = cards that may come
iron_throne-ask-drawn_if = Looking ahead: a leader's ability may turn this war, and cards may come to your hand before the time { $window }. Do you play one of these if you get it and it ends like this? Where you choose nothing, you are asked then.
iron_throne-ask-drawn_if-short = cards that may come if the war turns
iron_throne-ask-target =
    { $effect }
    Whom do you choose?
iron_throne-ask-target-short = choose whom it hits
iron_throne-ask-amount =
    { $effect }
    How much? ({ $min } to { $max })
iron_throne-ask-amount-short = how much power
iron_throne-ask-replace = Which card takes the place of **{ $card }**?
iron_throne-ask-replace-short = replace your card
iron_throne-ask-choice =
    { $effect }
    What do you choose?
iron_throne-ask-choice-short = make a choice
iron_throne-ask-consent = { $supporter } wants to change to your side with **{ $character }**. Do you agree?
iron_throne-ask-consent-short = let somebody change to your side
iron_throne-ask-zealous = **Zealous:** if you lose, it costs you { $power } power. Discard a peace card and lose only 1?
iron_throne-ask-zealous-short = use Zealous
iron_throne-ask-protector = **Protector:** if you lose, it costs you { $power } power. Round down instead?
iron_throne-ask-protector-short = use Protector
iron_throne-ask-kingsguard = **Kingsguard:** if { $taker } takes a hostage from you, which card do you discard to prevent it?
iron_throne-ask-kingsguard-short = use Kingsguard
iron_throne-ask-hostage = From whom, and from where, do you take a hostage?
iron_throne-ask-hostage-short = take a hostage
iron_throne-ask-hostages_each = You were betrayed: you take a hostage from everybody on the winning side. From where?
iron_throne-ask-hostages_each-short = take hostages
iron_throne-ask-talk = **Peace talks between { $challenger } and { $defender }.** Put terms on the table (several together if you like), agree to what lies there, or break off. What you agree on is carried out at once. If nothing changes hands, everybody who takes part suffers sanctions.
iron_throne-ask-talk-short = peace talks

iron_throne-public-houses = choosing a house
iron_throne-public-leader = choosing a leader
iron_throne-public-distribute = distributing power
iron_throne-public-discard = discarding cards
iron_throne-public-peek = the next event card
iron_throne-public-hostages = what happens to the hostages they hold
iron_throne-public-defender = naming the defender
iron_throne-public-power = placing power
iron_throne-public-character = choosing a character
iron_throne-public-support = the support
iron_throne-public-answer = answering offers of support
iron_throne-public-ability = a leader's ability
iron_throne-public-lay = laying a card
iron_throne-public-act = acting or passing
iron_throne-public-hostage = taking a hostage
iron_throne-public-talk = the peace talks

## What can be chosen

iron_throne-sheet = Leave on the sheet
iron_throne-use-leader = 👑 Ability of { $leader }
iron_throne-leader-against = 👑 { $leader }: against { $seat }
iron_throne-leader-sacrifice = 👑 { $leader }: +{ $number } from { $character }
iron_throne-leader-cards =
    👑 { $leader }: draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
iron_throne-leader-cards-power =
    👑 { $leader }: draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, 1 power onto { $character }
iron_throne-leader-power = 👑 { $leader }: { $number } power onto { $character }
iron_throne-leader-two = 👑 { $leader }: 1 power each onto { $character } and { $other }
iron_throne-if-totals = { $challenge } to { $defence }
iron_throne-if-peace = Peace instead of betrayal
iron_throne-if-open = Bran's opponent lays first, face up
iron_throne-if-discarded = Somebody has discarded 2 cards
iron_throne-if-without = { $seat } withdraws
iron_throne-if-open-without = { $seat } withdraws, Bran's opponent lays first, face up
iron_throne-on-peace = On a peace card
iron_throne-on-war = On a war card
iron_throne-on-peace-without = { $seat } withdraws: on a peace card
iron_throne-on-war-without = { $seat } withdraws: on a war card
iron_throne-if-challenge = Victory of the challenge
iron_throne-if-defence = Victory of the defence
iron_throne-if-none = Tie
iron_throne-use = Use it
iron_throne-pass = Pass
iron_throne-any = Whichever comes
iron_throne-see = Ask me then
iron_throne-leave = Leave it on top
iron_throne-under = Put it under the deck
iron_throne-keep = Keep
iron_throne-release = Release
iron_throne-torture = Torture
iron_throne-torture-of = Torture: 1 power of { $character }
iron_throne-cruel-of = Torture cruelly: 2 power of { $character }
iron_throne-challenge-with = Challenge: { $character } ({ $power })
iron_throne-defence-with = Defence: { $character } ({ $power })
iron_throne-out = Stay out
iron_throne-accept = Accept
iron_throne-decline = Decline
iron_throne-none = Nobody
iron_throne-discard-two = Discard 2 cards
iron_throne-withdraw = Withdraw
iron_throne-draw-card = Draw a card
iron_throne-agree = Agree
iron_throne-refuse = Refuse
iron_throne-of-hostages = Their hostage from { $house }
iron_throne-from-deck = { $seat }: top card of the deck
iron_throne-from-hand =
    { $seat }: random card of the hand ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
iron_throne-from-hostages = { $seat }: their hostage from { $house }

iron_throne-note-power = { $power } power
iron_throne-note-offers = { $character }, { $power } power
iron_throne-note-ability = { $ability }
iron_throne-note-effect = { $effect }

iron_throne-illegal-character-dead = { $character } is dead. The dead take part in nothing, get no power, and the text of their cards is void.
iron_throne-illegal-character-not-taking-part = { $character } does not take part in this encounter. A card can be played if its character takes part, or if it is your leader's and any character of yours does.
iron_throne-illegal-card-not-held = You don't hold that card ({ $card }). Only cards of your own hand can be laid or played.
iron_throne-illegal-wrong-time = { $character }: not now. Your own page says when each ability and card works.
iron_throne-illegal-without-effect = { $character }: its condition is not met, so it would change nothing. Its text is on your own page.
iron_throne-illegal-not-your-hostage = Somebody else holds that hostage. You can only release or torture your own.
iron_throne-illegal-dead-not-tortured = The dead cannot be tortured. You may release that card, or choose a living character.
iron_throne-illegal-tortured-to-death = { $character } would be dead by then: your own orders before it take all the power. Choose another character for one of them.
iron_throne-illegal-three-or-none = Robb swaps exactly { $number } cards, or none.
iron_throne-illegal-cards-or-withdraw = Choose exactly { $number } cards to discard, or only to withdraw.
iron_throne-illegal-item-twice = Each of you can gain each of the three things only once: influence, hostages, power. You listed one of them twice for { $house }.
iron_throne-illegal-empty-offer = There is nothing in that proposal. Name at least one thing, or break off.
iron_throne-illegal-term-impossible = That cannot be carried out: the influence, the cards or the power for it are not there. Choose from the list.

## Standing orders

iron_throne-preference-hostages = Hostages at the start of a turn
iron_throne-preference-hostages-pass = Keep them, don't ask
iron_throne-preference-hostages-part = Ask me in my own turns
iron_throne-preference-hostages-always = Ask me in every turn
iron_throne-preference-welcome = Offers of support
iron_throne-preference-welcome-advance = Ask me ahead whom I would take
iron_throne-preference-welcome-see = I look at each offer
iron_throne-preference-ahead = Deciding ahead
iron_throne-preference-ahead-yes = Ask me early, in case it comes to that
iron_throne-preference-ahead-no = Ask me when it is certain
iron_throne-preference-before_placement = Before the cards are laid
iron_throne-preference-before_placement-pass = I never act
iron_throne-preference-before_placement-part = Ask me when I take part
iron_throne-preference-before_placement-always = Ask me whenever I could act
iron_throne-preference-after_reveal = After the cards are revealed
iron_throne-preference-after_reveal-pass = I never act
iron_throne-preference-after_reveal-part = Ask me when I take part
iron_throne-preference-after_reveal-always = Ask me whenever I could act
iron_throne-preference-after_resolution = After the resolution
iron_throne-preference-after_resolution-pass = I never act
iron_throne-preference-after_resolution-part = Ask me when I take part
iron_throne-preference-after_resolution-always = Ask me whenever I could act

## Table options

iron_throne-option-houses = Choosing houses
iron_throne-option-houses-help = How everybody gets a house.
iron_throne-option-houses-rank = Everybody ranks them at once
iron_throne-option-houses-lot = By lot
iron_throne-option-offers = Offers of support
iron_throne-option-offers-help = All at once (later ones may wait for those before), or one by one, each after the last answer.
iron_throne-option-offers-together = All at once
iron_throne-option-offers-in_order = One after the other
iron_throne-option-talks = Peace talks
iron_throne-option-talks-help = How long two players who have shown peace may talk before the talks fail.
iron_throne-option-talks-48 = 48 hours
iron_throne-option-talks-24 = 24 hours
iron_throne-option-talks-12 = 12 hours
iron_throne-option-talks-1 = One hour
iron_throne-option-talks-0 = As long as they like

## Phases and help

iron_throne-phase-set_up = Set-up
iron_throne-phase-hostages = Start of the turn
iron_throne-phase-preparation = Preparation
iron_throne-phase-support = Support
iron_throne-phase-encounter = Encounter
iron_throne-phase-resolution = Resolution
iron_throne-phase-over = Game over

iron_throne-help = **The Iron Throne**
    🎯 Be the first to place all 5 of your influence tokens on other houses. The game also ends when all four characters of a house are dead; then the most influence wins, and a tie is shared.
    Each turn is one encounter: the challenger against the defender an event card names.
    1️⃣ **Preparation:** both draw a card, place 1 power and choose a character.
    2️⃣ **Support:** everybody else may offer a character to one side, once.
    3️⃣ **Encounter:** both lay a card face down. Two war cards: war, the higher total of card and power wins. Two peace cards: talks. One each: betrayal, the war card wins.
    4️⃣ **Resolution:** a winning challenger's side spreads influence onto the defender; a winning defender's side draws 2 cards and places 2 power. Losers lose half the power of their character.
    🔒 In war the winner takes a hostage, in betrayal the one betrayed does.
iron_throne-help-set_up = **Set-up**
    All rank the houses; the lot decides whose list counts first.
    Everybody draws two leaders and chooses one in secret; all are revealed together.
    The leader has an ability and keeps the reserve of power, but fights no encounters and cannot die. The other four are your characters, with 4 power each.
    Your deck has 25 cards: 4 peace, 11 war (1 to 8, 10, 12, 20) and two for each of the five characters. You begin with 5.
iron_throne-help-hostages = **Start of the turn: hostages**
    Everybody may release or torture any hostages they hold. It goes clockwise from the challenger, each in the order of their own choice; whoever comes later may wait for those before.
    🕊️ **Released**, a card goes back to its owner's hand, and you draw one.
    🩸 **Tortured**, it goes to its owner's discard pile. A war or peace card: 1 power of a character of your choice moves to *your* leader sheet. A character: 4 of its power go to its house's sheet. A leader: 4 power leave that leader sheet and the game.
    Cards of dead characters can only be released.
    Leaders that work before the turn come first: Catelyn, Robb, Shireen.
iron_throne-help-preparation = **Preparation**
    An event card names the defender: a house, or whoever has most influence, cards or power. Where it names the challenger's own house, or where several are equal, the challenger chooses.
    Both draw a card and move 1 power from the leader sheet onto a living character.
    Then the challenger sends a character, and the defender answers with one.
    Only power on characters counts; what lies on the leader sheet is a reserve.
iron_throne-help-support = **Support**
    Everybody else decides once: a character for the challenger, one for the defender, or neither. The one it is offered to accepts or declines.
    Supporters share the lot of their side: the same rewards, the same sanctions.
    All are asked at once; whoever comes later may answer “Wait for those before me”. Offers are shown and answered clockwise.
    The active players may say in advance whom they would take; then nobody has to wait for them.
    Promises bind nobody.
iron_throne-help-encounter = **Encounter**
    Both active players lay a card in secret: war, peace, or a character card, which then counts as war with 0.
    ⚔️ Two war cards: **war**. Card plus the power of all characters of the side; the higher total wins; on a tie both lose.
    🕊️ Two peace cards: **peace**. The two talk, for all to hear.
    🗡️ One each: **betrayal**. The war card wins, whatever the totals.
    🎭 Character cards are played before the cards are laid, after they are revealed or after the resolution, as each says. Their character must take part; for your leader's cards any of yours.
    Leaders act first, then cards, clockwise from the challenger.
    Whoever *could* act is asked, even when only passing is left, so that nobody learns what you hold.
iron_throne-help-resolution = **Resolution**
    🏵️ The challenger's side wins: each on it spreads 1 influence onto the defender.
    🛡️ The defender's side wins: each on it draws 2 cards and places 2 power.
    ⚖️ Losers: half the power of their character, rounded up, goes back to their leader sheet. At 0 it dies.
    🔒 War: the active winner takes a hostage from one loser. Betrayal: the one betrayed takes one from each winner. From the deck, the hand, or the hostages held.
    🤝 Peace: each may give the other up to three things, each once: 1 influence spread onto the giver, up to 2 hostages, up to 3 power of the leader sheet. An agreement binds and is carried out at once. If nothing changes hands, all who took part suffer sanctions.
    At the end everybody draws until they hold 5 cards.
iron_throne-help-over = **Game over**
    The most influence on other houses wins; a tie is shared.
    It ends when somebody has spread all five tokens, or when all four characters of a house are dead.
iron_throne-help-always = -# 🗣️ There is no private channel in this game: its rules want all talk to be heard by all. Talk in the thread.
    -# ✎ From the rulebook are the leaders Cersei, Eddard, Catelyn, Robb, Arya and Bran, the cards of Tyrion, Robb and Arya, and the event Influential. All other abilities and cards, and the event Feared, are our own design; so is the name of Well Stocked.

## Board, hand and picture

iron_throne-face-heading = **Turn { $turn }** · { $phase }
iron_throne-face-start = { $phase }
iron_throne-face-winners = 👑 **{ $seats }** – { $reason }
iron_throne-face-challenger = ▶️ **{ $house }** ({ $seat }) challenges
iron_throne-face-against = ▶️ **{ $house }** ({ $seat }) challenges **{ $other }** ({ $defender })
iron_throne-face-event = 📜 { $event }
iron_throne-face-side-challenge =
    { $total ->
        [none] 🗡️ Challenge: { $parts }
       *[other] 🗡️ Challenge **{ $total }**: { $parts }
    }
iron_throne-face-side-defence =
    { $total ->
        [none] 🛡️ Defence: { $parts }
       *[other] 🛡️ Defence **{ $total }**: { $parts }
    }
iron_throne-face-part = { $character } { $power }
iron_throne-face-dead = { $character } ☠️
iron_throne-face-bonus = { $number }
iron_throne-face-offer =
    🤝 { $house } offers { $character } ({ $side }){ $state ->
        [declined] {" "}– declined
       *[other] { "" }
    }
iron_throne-face-played = 🎭 { $house }: { $card }
iron_throne-face-result = ⚖️ **{ $result }**
iron_throne-face-won = 🚩 The { $side } has won.
iron_throne-face-nobody-won = 🚩 Nobody has won.
iron_throne-face-no-rewards = 🚫 No rewards: { $houses }
iron_throne-face-no-sanctions = 🛡️ No sanctions: { $houses }
iron_throne-face-talk = 🤝 **On the table, from { $house }:**
iron_throne-face-talk-empty = 🤝 The peace talks are on; nothing lies on the table yet.
iron_throne-face-scores = 🏵️ { $scores }
iron_throne-face-score = { $house } { $spread }
iron_throne-face-house = **{ $house }** – { $seat }{ $conceded ->
        [yes] {" "}(gave up)
       *[no] { "" }
    }
iron_throne-face-leader = 👑 { $leader }, reserve { $sheet } · 💪 { $characters }
iron_throne-face-influence = 🏵️ influence { $spread }: { $where } · { $home } at home
iron_throne-face-cards = 🃏 hand { $hand } · deck { $deck } · discards: { $discard }
iron_throne-face-hostages = 🔒 hostages: { $hostages }
iron_throne-face-count = { $name } × { $number }
iron_throne-face-events = 📜 Event deck { $deck }, discarded: { $cards } · Power out of the game: { $box }
iron_throne-face-empty = The leaders have not been chosen yet.
iron_throne-face-own-leader = 👑 **{ $leader }** ({ $window }) – { $ability }
iron_throne-face-own-people = 💪 { $characters } · reserve { $sheet }
iron_throne-face-brief-house = 👑 **{ $leader }** · 💪 { $characters } · reserve { $sheet }
iron_throne-face-brief-war = War { $value }
iron_throne-face-brief-wars = ⚔️ War { $values }
iron_throne-face-brief-people = 🎭 { $names }
iron_throne-face-beside-hand = { $house } { $cards }/{ $sheet }
iron_throne-face-beside-hands = 🃏 Cards in hand/reserve: { $hands }
iron_throne-face-own-hand =
    🃏 **Your hand** ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    }): { $cards }
iron_throne-face-own-hand-empty = 🃏 Your hand is empty.
iron_throne-face-own-character = • { $card } ({ $window }) – { $effect }
iron_throne-face-own-useless = • { $card } – dead: its text is void, and laid it counts as war with 0
iron_throne-face-own-hostages = 🔒 **Your hostages:** { $cards }
iron_throne-face-own-design = -# ✎ our own design, see “Rules”
iron_throne-face-alt = The Iron Throne, turn { $turn }, { $phase }.
iron_throne-face-alt-house = { $house }: influence { $spread }, { $characters }, reserve { $sheet }.

iron_throne-picture-caption = Turn { $turn } · { $phase } · { $house }
iron_throne-picture-legend = Signs in the picture
iron_throne-picture-card-copies = × { $number }
iron_throne-picture-scene-turn = Turn { $turn }
iron_throne-picture-scene-challenge = { $house } · { $phase }
iron_throne-picture-against = Turn { $turn } · { $phase } · { $house } against { $other }
iron_throne-picture-winners = { $phase } · Victory: { $houses }
iron_throne-picture-events = Event deck { $deck }, discarded { $discarded } · Power out of the game { $box }
iron_throne-picture-talk = On the table, from { $house }:
iron_throne-picture-power = Power
iron_throne-picture-dead = Dead
iron_throne-picture-leader = Leader and reserve
iron_throne-picture-influence = Influence on houses
iron_throne-picture-home = Influence at home
iron_throne-picture-hostages = Hostages held
iron_throne-picture-hand = Hand
iron_throne-picture-deck = Deck
iron_throne-picture-discards = Discards
iron_throne-picture-challenge = Challenge
iron_throne-picture-defence = Defence

## Names

iron_throne-house-lannister = 🦁 Lannister
iron_throne-house-stark = 🐺 Stark
iron_throne-house-baratheon = 🦌 Baratheon
iron_throne-house-targaryen = 🐉 Targaryen
iron_throne-house-tyrell = 🌹 Tyrell

iron_throne-side-challenge = challenge
iron_throne-side-defence = defence
iron_throne-result-war = war
iron_throne-result-peace = peace
iron_throne-result-betrayal = betrayal
iron_throne-source-deck = from the deck
iron_throne-source-hand = from the hand
iron_throne-source-hostage = from the hostages

iron_throne-window-before_turn = before the turn
iron_throne-window-hostage_step = when torturing
iron_throne-window-support_offer = before support is offered
iron_throne-window-support_answer = after an offer is answered
iron_throne-window-before_placement = before the cards are laid
iron_throne-window-after_reveal = after the reveal
iron_throne-window-applying_sanctions = when sanctioned
iron_throne-window-taking_hostage = when a hostage is taken
iron_throne-window-after_resolution = after the resolution
iron_throne-window-rewards = the reward of the defence
iron_throne-window-sacrifice = as a reward, if a sacrifice brings power onto the empty sheet

iron_throne-event-lannister = House Lannister
iron_throne-event-stark = House Stark
iron_throne-event-baratheon = House Baratheon
iron_throne-event-targaryen = House Targaryen
iron_throne-event-tyrell = House Tyrell
iron_throne-event-influential = Influential (most influence spread)
iron_throne-event-well_stocked = Well Stocked (most cards in hand)
iron_throne-event-feared = Feared (most power on characters)

iron_throne-term-of = { $house } { $term }
iron_throne-term-influence = spreads 1 influence onto the other house
iron_throne-term-hostages_1 = takes 1 hostage from the other house
iron_throne-term-hostages_2 = takes 2 hostages from the other house
iron_throne-term-power_1 = gets 1 power from the other house's leader sheet
iron_throne-term-power_2 = gets 2 power from the other house's leader sheet
iron_throne-term-power_3 = gets 3 power from the other house's leader sheet

iron_throne-character-cersei = Cersei Lannister
iron_throne-character-tyrion = Tyrion Lannister
iron_throne-character-tywin = Tywin Lannister
iron_throne-character-jaime = Jaime Lannister
iron_throne-character-joffrey = Joffrey Baratheon
iron_throne-character-eddard = Eddard Stark
iron_throne-character-catelyn = Catelyn Stark
iron_throne-character-robb = Robb Stark
iron_throne-character-arya = Arya Stark
iron_throne-character-bran = Bran Stark
iron_throne-character-stannis = Stannis Baratheon
iron_throne-character-melisandre = Melisandre
iron_throne-character-davos = Davos Seaworth
iron_throne-character-selyse = Selyse Baratheon
iron_throne-character-shireen = Shireen Baratheon
iron_throne-character-daenerys = Daenerys Targaryen
iron_throne-character-viserys = Viserys Targaryen
iron_throne-character-drogo = Khal Drogo
iron_throne-character-jorah = Jorah Mormont
iron_throne-character-barristan = Barristan Selmy
iron_throne-character-margaery = Margaery Tyrell
iron_throne-character-olenna = Olenna Tyrell
iron_throne-character-loras = Loras Tyrell
iron_throne-character-mace = Mace Tyrell
iron_throne-character-renly = Renly Baratheon

iron_throne-short-cersei = Cersei
iron_throne-short-tyrion = Tyrion
iron_throne-short-tywin = Tywin
iron_throne-short-jaime = Jaime
iron_throne-short-joffrey = Joffrey
iron_throne-short-eddard = Eddard
iron_throne-short-catelyn = Catelyn
iron_throne-short-robb = Robb
iron_throne-short-arya = Arya
iron_throne-short-bran = Bran
iron_throne-short-stannis = Stannis
iron_throne-short-melisandre = Melisandre
iron_throne-short-davos = Davos
iron_throne-short-selyse = Selyse
iron_throne-short-shireen = Shireen
iron_throne-short-daenerys = Daenerys
iron_throne-short-viserys = Viserys
iron_throne-short-drogo = Drogo
iron_throne-short-jorah = Jorah
iron_throne-short-barristan = Barristan
iron_throne-short-margaery = Margaery
iron_throne-short-olenna = Olenna
iron_throne-short-loras = Loras
iron_throne-short-mace = Mace
iron_throne-short-renly = Renly

## Cards

iron_throne-card-of = { $house } { $card }
iron_throne-card-peace = 🕊️ Peace
iron_throne-card-war_1 = ⚔️ War 1
iron_throne-card-war_2 = ⚔️ War 2
iron_throne-card-war_3 = ⚔️ War 3
iron_throne-card-war_4 = ⚔️ War 4
iron_throne-card-war_5 = ⚔️ War 5
iron_throne-card-war_6 = ⚔️ War 6
iron_throne-card-war_7 = ⚔️ War 7
iron_throne-card-war_8 = ⚔️ War 8
iron_throne-card-war_10 = ⚔️ War 10
iron_throne-card-war_12 = ⚔️ War 12
iron_throne-card-war_20 = ⚔️ War 20
iron_throne-card-cersei = 🎭 { iron_throne-short-cersei }: Wildfire
iron_throne-card-tyrion = 🎭 { iron_throne-short-tyrion }: Political Savvy
iron_throne-card-tywin = 🎭 { iron_throne-short-tywin }: Call in Debts
iron_throne-card-jaime = 🎭 { iron_throne-short-jaime }: Oathbreaker
iron_throne-card-joffrey = 🎭 { iron_throne-short-joffrey }: Royal Whim
iron_throne-card-eddard = 🎭 { iron_throne-short-eddard }: Keep Faith
iron_throne-card-catelyn = 🎭 { iron_throne-short-catelyn }: Family First
iron_throne-card-robb = 🎭 { iron_throne-short-robb }: Tactical Maneuver
iron_throne-card-arya = 🎭 { iron_throne-short-arya }: List of Names
iron_throne-card-bran = 🎭 { iron_throne-short-bran }: Raven's Eye
iron_throne-card-stannis = 🎭 { iron_throne-short-stannis }: Iron Discipline
iron_throne-card-melisandre = 🎭 { iron_throne-short-melisandre }: Shadow Birth
iron_throne-card-davos = 🎭 { iron_throne-short-davos }: Smuggled Out
iron_throne-card-selyse = 🎭 { iron_throne-short-selyse }: Burning Faith
iron_throne-card-shireen = 🎭 { iron_throne-short-shireen }: Brought to Safety
iron_throne-card-daenerys = 🎭 { iron_throne-short-daenerys }: Dragonfire
iron_throne-card-viserys = 🎭 { iron_throne-short-viserys }: Bought Swords
iron_throne-card-drogo = 🎭 { iron_throne-short-drogo }: Thundering Hooves
iron_throne-card-jorah = 🎭 { iron_throne-short-jorah }: Double Game
iron_throne-card-barristan = 🎭 { iron_throne-short-barristan }: Unshaken
iron_throne-card-margaery = 🎭 { iron_throne-short-margaery }: Marriage Pact
iron_throne-card-olenna = 🎭 { iron_throne-short-olenna }: Poisoned Cup
iron_throne-card-loras = 🎭 { iron_throne-short-loras }: Unhorsed
iron_throne-card-mace = 🎭 { iron_throne-short-mace }: Open Granaries
iron_throne-card-renly = 🎭 { iron_throne-short-renly }: Gather the Banners

iron_throne-effect-cersei = Wildfire: in war, 2 power of an opposing supporter's character go to its sheet, before totals are compared.
iron_throne-effect-tyrion = Political Savvy: an active player who shows war must put a higher war card from the hand in its place, if there is one.
iron_throne-effect-tywin = Call in Debts: your side won; take a hostage from the losing side.
iron_throne-effect-jaime = Oathbreaker: you are betrayed as an active player; show a war or character card from your hand instead of your peace card. It is war.
iron_throne-effect-joffrey = Royal Whim: another player who takes part gets no rewards this turn.
iron_throne-effect-eddard = Keep Faith: as an active player, show a peace card from your hand instead of your card; read the result anew.
iron_throne-effect-catelyn = Family First: your side lost; put up to 2 power from your sheet onto your characters.
iron_throne-effect-robb = Tactical Maneuver: shuffle your discards into your deck, then draw a card.
iron_throne-effect-arya = List of Names: your side lost; the character of the opposing active player keeps 1 power, the rest goes to its sheet.
iron_throne-effect-bran = Raven's Eye: look at the hand of another active player.
iron_throne-effect-stannis = Iron Discipline: in war +2 for your side, +4 if it has no supporter.
iron_throne-effect-melisandre = Shadow Birth: 1 power of your character to your sheet, 2 of a character on the other side to its sheet.
iron_throne-effect-davos = Smuggled Out: a random card of your house among somebody's hostages comes back to your hand.
iron_throne-effect-selyse = Burning Faith: in war, discard a peace card for +4.
iron_throne-effect-shireen = Brought to Safety: as a supporter, withdraw.
iron_throne-effect-daenerys = Dragonfire: in war, the war card of 1 to 6 you show as an active player counts twice.
iron_throne-effect-viserys = Bought Swords: in war, hand 1 or 2 power of your sheet to the opposing active player, +2 for each.
iron_throne-effect-drogo = Thundering Hooves: in war on the challenger's side, +1 for each of your living characters.
iron_throne-effect-jorah = Double Game: as a supporter, change sides if the other active player agrees.
iron_throne-effect-barristan = Unshaken: you suffer no sanctions this turn, and no hostage is taken from you.
iron_throne-effect-margaery = Marriage Pact: after a peace in which something changed hands, draw 2 cards and put up to 2 power from your sheet onto your characters.
iron_throne-effect-olenna = Poisoned Cup: 2 power of another player's character that takes part go to its sheet.
iron_throne-effect-loras = Unhorsed: an opposing supporter whose character is weaker than yours withdraws.
iron_throne-effect-mace = Open Granaries: draw 2 cards; everybody else on your side draws 1.
iron_throne-effect-renly = Gather the Banners: in war, +1 for each character that takes part on your side.

## Leaders

iron_throne-ability-cersei = Blackmail: as an active player, force a living character of a house you have influence on to support you.
iron_throne-ability-tyrion = Silver Tongue: after a peace of yours in which something changed hands, draw 2 cards and place up to 1 power.
iron_throne-ability-tywin = Merciless: in war, as an active player, give 1 power of your sheet out of the game for +2.
iron_throne-ability-jaime = Kingslayer: you won by betrayal as the active player; the loser's character loses 1 power to its sheet, and you draw a card.
iron_throne-ability-joffrey = Cruel: torturing a war or peace card takes 2 power instead of 1.
iron_throne-ability-eddard = Honorable: as an active player, turn betrayal into peace.
iron_throne-ability-catelyn = Maternal: before your turn, put up to 2 power from the sheet onto your characters.
iron_throne-ability-robb = Strategist: before your turn, swap 3 cards of your hand for 2 new ones.
iron_throne-ability-arya = Vengeful: your side lost; each supporter of the other side loses 2 power of the character to their own sheet.
iron_throne-ability-bran = Greenseer: as an active player, give 1 power of the sheet out of the game; your opponent lays the card face up before you lay yours.
iron_throne-ability-stannis = Unbending: in war, as an active player without supporters, +2.
iron_throne-ability-melisandre = Blood Sacrifice: in war, move 1 or 2 power of a character of yours that does not take part to the sheet, +1 for each.
iron_throne-ability-davos = Onion Knight: after supporting, draw a card and place up to 1 power.
iron_throne-ability-selyse = Zealous: when sanctions cost you 2 or more power, discard a peace card and lose only 1.
iron_throne-ability-shireen = Well-Read: before your turn, look at the next event card; leave it or put it under the deck.
iron_throne-ability-daenerys = Breaker of Chains: in war, as an active player, +1 for each foreign influence token on your board, at most +3.
iron_throne-ability-viserys = Beggar King: when your support is accepted, 1 power from that player's sheet goes onto a character of yours.
iron_throne-ability-drogo = Plunderer: you won as the challenger; put up to 2 power from the defender's sheet onto your characters.
iron_throne-ability-jorah = Protector: when sanctioned, half is rounded down for you.
iron_throne-ability-barristan = Kingsguard: once per turn, discard a card to keep a hostage from being taken from you, except by agreement.
iron_throne-ability-margaery = Courtly Grace: once per turn, when your offer is declined, offer a character to the other active player.
iron_throne-ability-olenna = Queen of Thorns: as an active player, make an opposing supporter discard 2 cards or withdraw.
iron_throne-ability-loras = Knight of Flowers: in war, as an active player whose character is at least as strong as the other's, +2.
iron_throne-ability-mace = Patient Harvest: when you did not take part, draw a card or place 1 power.
iron_throne-ability-renly = Beloved: when you accept support, you and the supporter draw a card each.
iron_throne-illegal-standing-order = Your standing order lets this moment pass ({ $window }). Change the order if you want to be asked from the next time on.

## What can be written

iron_throne-typed-examples = For example:
    • `challenge lannister; power on arya; send robb`
    • `davos for the defender` · `stay out` · `tyrell yes, baratheon no` · `only tyrell`
    • `war 12` · `peace` · `play bran` · `pass`
    • `release jaime, keep the rest` · `torture lannister war 12 on tywin` · `lannister hand, baratheon deck`
    • `robb 2` · `arya 1, bran 1` · `propose stark influence, lannister 2 power` · `agree` · `break off`
