### Slash commands of this game: names, descriptions, options, choices, refusals.

cmd-lcg2 = lcg2
cmd-lcg2-help = Moves in the second edition of the card game, typed
card_game_2e-illegal-nothing-to-marshal = There is nothing you can marshal now. Cards can be marshaled in your own marshaling (R9.4), if you can pay for them.
card_game_2e-illegal-not-asked-now = { $topic ->
        [act] R15.7, R6.2: no window is open to you now, or it has closed. Nothing can be marshaled, played or used until the next one opens; you are asked then.
        [challenge] R10.1, R10.2: you start challenges in your own part of the challenges phase, when its action window has closed. If that window is open to you, pass first.
        [defenders] R11.2: defenders are declared at step 4.2.1 by whoever is attacked, and you are not asked for any now.
        [plot] R7.1: plots are chosen at the beginning of a round, and you are not asked for one now.
        [place] R5.6: cards are placed face down in the set-up only. Later you marshal them.
       *[other] The game isn't asking you that now; it may have gone on. Look at what is open for you first.
    }
card_game_2e-illegal-other-target = R16.10: { $card } could only choose { $only } now. Leave `target` out if you mean that.
card_game_2e-illegal-nothing-to-play = There is nothing you can play or use now. `/lcg2 card` shows what a card says.
card_game_2e-illegal-challenge-not-open = { $challenge }: you cannot start one now. Each type can be started once in your own part of the challenges phase (R10.2), with a standing character that has its icon.
card_game_2e-illegal-which-opponent = Whom do you attack? Fill in `opponent`: { $options }
card_game_2e-illegal-no-stealth-left = Stealth bypasses one character for each stealthy attacker (R21.8). Attackers of yours with stealth: { $number }.
