### What every game has: talks, giving up, and refusals of an answer.

nothing = none
after-those-before-me = After those before me

event-conceded = 🏳️ { $seat } gives up.
event-offer-made = 🤝 { $seat } proposes: { $terms }
event-offer-taken = 🤝 { $seat } accepts the proposal.
event-order-followed = ⚙️ Your standing order decided. { $order }: { $choice }
event-order-told = ⚙️ Decided for you, and from now on without a word, unless you change this standing order. { $order }: **{ $choice }** (`/game orders`)
event-offer-refused = ✋ { $seat } refuses. The talk is over.

illegal-after-for-all = Wait with all of them, or decide all of them now.
illegal-already-decided = That has already been decided. Look at the newest message for what is open now.
illegal-chosen-twice = You named something twice. Choose each thing only once.
illegal-game-over = This game is over, so no more moves are taken.
illegal-key-missing = { $key } is still without a choice. Give each one something.
illegal-no-such-key = You can't choose that place right now. Take one from the list.
illegal-no-such-option = That is not among the choices right now. Take one from the list.
illegal-no-such-preference = There is no such standing order here. These exist: { $options }.
illegal-no-such-preference-value = This standing order can't be set to that. Possible: { $options }.
illegal-no-such-question = That question doesn't exist. Look at the newest message for what is open now.
illegal-no-such-value = { $key } can't get that. Take one of the values on offer.
illegal-not-a-choice = That is not a choice. Pick from the list.
illegal-not-a-number = A whole number is needed here, from { $min } to { $max }.
illegal-not-a-share = { $key } needs a whole number, 0 or more.
illegal-not-an-assignment = That can't be read. Give each place its value.
illegal-not-an-offer = You can propose terms, accept, or refuse.
illegal-not-your-question = This question is somebody else's. Yours are shown when you ask for them.
illegal-already-conceded = You have given up already.
illegal-not-your-seat = That seat can't do this: it isn't in the game any more, or it isn't yours.
illegal-offer-withdrawn = That proposal is no longer on the table. Look at the newest one.
illegal-out-of-range = That number doesn't fit. It must be from { $min } to { $max }.
illegal-own-offer = You can't accept your own proposal. Wait for the others, or change it.
illegal-share-too-large = { $key } takes { $max } at most.
illegal-value-not-allowed = { $key } can't get that. Take another value.
illegal-state-too-new = This game was saved by a newer release of mine (its shape is { $version }, I know { $known }). It is safe, and goes on once that release runs again.
illegal-wrong-number =
    You chose { $got }. { $min ->
        [0] At most { $max } are allowed.
       *[other] It must be at least { $min } and at most { $max }.
    }
illegal-option-needs = { $option } cannot be played without { $needs }: switch that on too.
illegal-wrong-player-count = This game needs { $min } to { $max } players.
illegal-wrong-total = That makes { $got }, but exactly { $total } must be handed out.
