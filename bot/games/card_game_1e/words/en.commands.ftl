### Slash commands of this game: names, descriptions, options, choices, refusals.

cmd-lcg1 = lcg1
cmd-lcg1-help = Moves in the first edition of the card game, typed
card_game_1e-illegal-nothing-to-marshal = There is nothing you can play from your hand now. Cards can be played in your own turn of the marshalling phase (R7.4), if you can pay for them.
card_game_1e-illegal-not-asked-now = { $topic ->
        [act] R19.6, R19.9: it is not your turn to act now, or the moment has passed. You are asked when you can play or use something again.
        [challenge] R8.1: you start challenges in your own part of the challenges phase. If you are asked for something else first, answer that, or pass.
        [defenders] R8.5: whoever is attacked declares defenders, and you are not asked for any now.
        [plot] R5.2: plots are chosen at the beginning of a round, and you are not asked for one now.
        [place] R3.6: start cards are laid out in the set-up only. Later you play them in the marshalling phase.
       *[other] The game isn't asking you that now; it may have gone on. Look at what is open for you first.
    }
card_game_1e-illegal-other-target = R19.4: { $card } could only choose { $only } now. Leave `target` out if you mean that.
card_game_1e-illegal-nothing-to-play = There is nothing you can play or use now. `/lcg1 card` shows what a card says.
card_game_1e-illegal-challenge-not-open = { $challenge }: you cannot start one now. Each type can be started once in your own part of the challenges phase (R8.1), with a standing character that has its icon.
card_game_1e-illegal-which-opponent = Whom do you attack? Fill in `opponent`: { $options }
card_game_1e-illegal-no-stealth-left = Stealth bypasses one character for each stealthy attacker (R16.2). Attackers of yours with stealth: { $number }.
