### Slash commands of this game: names, descriptions, options, choices, refusals.

cmd-lcg1 = lcg1
cmd-lcg1-help = Moves in the first edition of the card game, typed
card_game_1e-illegal-nothing-to-marshal = There is nothing you can play from your hand now. Cards can be played in your own turn of the marshalling phase (R7.4), if you can pay for them.
card_game_1e-illegal-nothing-to-play = There is nothing you can play or use now. `/lcg1 card` shows what a card says.
card_game_1e-illegal-challenge-not-open = { $challenge }: you cannot start one now. Each type can be started once in your own part of the challenges phase (R8.1), with a standing character that has its icon.
card_game_1e-illegal-which-opponent = Whom do you attack? Fill in `opponent`: { $options }
card_game_1e-illegal-no-stealth-left = Stealth bypasses one character for each stealthy attacker (R16.2). Attackers of yours with stealth: { $number }.
