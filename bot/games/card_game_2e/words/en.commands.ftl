### Slash commands of this game: names, descriptions, options, choices, refusals.

cmd-lcg2 = lcg2
cmd-lcg2-help = Moves in the second edition of the card game, typed
card_game_2e-illegal-nothing-to-marshal = There is nothing you can marshal now. Cards can be marshaled in your own marshaling (R9.4), if you can pay for them.
card_game_2e-illegal-nothing-to-play = There is nothing you can play or use now. `/lcg2 card` shows what a card says.
card_game_2e-illegal-challenge-not-open = { $challenge }: you cannot start one now. Each type can be started once in your own part of the challenges phase (R10.2), with a standing character that has its icon.
card_game_2e-illegal-which-opponent = Whom do you attack? Fill in `opponent`: { $options }
card_game_2e-illegal-no-stealth-left = Stealth bypasses one character for each stealthy attacker (R21.8). Attackers of yours with stealth: { $number }.
