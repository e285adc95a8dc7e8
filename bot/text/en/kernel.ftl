### What every game has: talks, giving up, and refusals of an answer.

nothing = none
after-those-before-me = Wait for those before me

event-conceded = 🏳️ { $seat } gives up.
event-offer-made = 🤝 { $seat } proposes: { $terms }
event-offer-taken = 🤝 { $seat } accepts the proposal.
event-order-followed = 🧭 Your standing order has decided for you. { $order }: **{ $choice }**
event-order-told = 🧭 Your standing order has decided for you. { $order }: **{ $choice }**. From now on this happens without a word; `/game orders` changes it.
event-offer-refused = ✋ { $seat } breaks off. The talks are over.

illegal-after-for-all = You can wait for those before you, or decide now, but not half and half. Choose one for all of them.
illegal-already-decided = That has already been decided. Look at the newest message for what is open now.
illegal-chosen-twice = You named something twice. Name everything only once.
illegal-game-over = This game is over, so you can't move any more.
illegal-key-missing = Nothing is chosen for { $key } yet. Choose something for each one.
illegal-no-such-key = You can't choose that place right now. Take one from the list.
illegal-no-such-option = That is not among the choices right now. Take one from the list.
illegal-no-such-preference = There is no such standing order here. These exist: { $options }.
illegal-no-such-preference-value = This standing order can't be set to that. Possible: { $options }.
illegal-no-such-question = That question doesn't exist. Look at the newest message for what is open now.
illegal-no-such-value = That is not possible for { $key }. Take one of the choices on offer.
illegal-not-a-choice = That is not one of the choices. Pick from the list.
illegal-not-a-number =
    { $exact ->
        [yes] Only { $min } is possible here.
       *[no] Write a whole number from { $min } to { $max }.
    }
illegal-not-a-share = Write a whole number for { $key }, 0 or more.
illegal-not-an-assignment = I can't read that. Name each place together with what it gets.
illegal-not-an-offer = You can propose terms, accept, or refuse.
illegal-not-your-question = This question is for somebody else. Press “My move” to see yours.
illegal-already-conceded = You have given up already.
illegal-not-your-seat = That seat can't do this: it isn't in the game any more, or it isn't yours.
illegal-offer-withdrawn = That proposal is no longer on the table. Look at the newest one.
illegal-out-of-range =
    { $exact ->
        [yes] That number is not possible: it can only be { $min }.
       *[no] That number is not possible: it can be { $min } to { $max }.
    }
illegal-own-offer = You can't accept your own proposal. Wait for the others, or change it.
illegal-share-too-large = { $key } can get { $max } at most.
illegal-value-not-allowed = That is not possible for { $key }. Choose something else.
illegal-state-too-new = This game was saved by a newer release of mine (format { $version }; I know { $known }). It is safe, and goes on once that release runs again.
illegal-wrong-number =
    You chose { $got }. { $exact ->
        [yes] { $max ->
            [one] Choose exactly one.
           *[other] Choose exactly { $max }.
        }
       *[no] { $min ->
            [0] { $max ->
                [one] Choose one at most.
               *[other] Choose { $max } at most.
            }
           *[other] Choose { $min } to { $max }.
        }
    }
illegal-option-needs = “{ $option }” can't be played without “{ $needs }”: switch that on too.
illegal-wrong-player-count = This game takes { $min } to { $max } players.
illegal-wrong-total = That makes { $got }, but you have exactly { $total } to hand out.
illegal-no-houses-here = This game does not give out houses that way.
