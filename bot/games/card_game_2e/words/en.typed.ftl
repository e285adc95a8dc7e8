### Words that are understood in the second edition when moves are typed.

card_game_2e-typed-verb-place = setup, set up, place, placing
card_game_2e-typed-verb-first = goes first, go first, starts, begins, is first, first player, start, going first
card_game_2e-typed-verb-plot = plot, reveal, my plot, plot card
card_game_2e-typed-verb-marshal = marshal, marshall, marshals, marshaling, deploy, put into play, bring, bring out
card_game_2e-typed-verb-play = play, use, ambush, trigger, activate, save, using, playing
card_game_2e-typed-verb-challenge = challenge, attack, attacks, attacking, attackers, attack with, challenge with, start
card_game_2e-typed-verb-stealth = stealth, bypass, bypasses, bypassing, stealth past, sneak past, ignore
card_game_2e-typed-verb-defend = defend, defends, defending, defenders, defense, defence, block, oppose
card_game_2e-typed-verb-claim = claim, kill, kills, sacrifice, lose, dies, for claim
card_game_2e-typed-verb-discard = discard, drop, throw away, toss, dump, pay with
card_game_2e-typed-verb-title = title, titles, take title
card_game_2e-typed-verb-choose = choose, pick, target, take, on, name, search

card_game_2e-typed-type-military = military, mil, m, military challenge, war
card_game_2e-typed-type-intrigue = intrigue, int, i, intrigue challenge
card_game_2e-typed-type-power = power, pow, pwr, p, power challenge
card_game_2e-typed-who-me = me, myself, i, i am, im, myself please
card_game_2e-typed-mulligan-keep = keep, keep it, keep hand, keep my hand, keep this hand, no mulligan, keep these, keep them
card_game_2e-typed-mulligan-mulligan = mulligan, mull, new hand, redraw, take a new hand, draw again
card_game_2e-typed-act-unless = pass, done, skip, nothing, end, no action, no more, finished, no
card_game_2e-typed-act-pass = pass for good, pass for good here, pass all, pass here, pass the window, pass completely
card_game_2e-typed-challenge-pass = pass, no challenge, no challenges, no more challenges, done, nothing, end, finished, none, no
card_game_2e-typed-attackers-back = back, go back, undo
card_game_2e-typed-defenders-none = no defenders, no defender, nobody, no one, none, undefended, do not defend, dont defend, no defence, no defense, unopposed, let it through
card_game_2e-typed-place-none = nothing, place nothing, none, empty setup, no setup
card_game_2e-typed-stealth-none = no stealth, nobody, none, bypass nobody
card_game_2e-typed-search-nothing = nothing, none, take nothing, no card
card_game_2e-typed-intimidate-nobody = nobody, none, no one, no intimidate
card_game_2e-typed-redirect-yes = yes, redirect, redirect it
card_game_2e-typed-redirect-no = no, do not redirect, dont redirect, let it be
card_game_2e-typed-may-yes = yes, do it, sure
card_game_2e-typed-may-no = no, do not, dont

card_game_2e-typed-order-stops = stops, stop, ask me
card_game_2e-typed-order-pass_until = pass until, until, pass for me
card_game_2e-typed-order-cancel_events = cancel, cancel events
card_game_2e-typed-order-duplicates = duplicates, dupes, save by duplicates
card_game_2e-typed-order-defend_military = defend military
card_game_2e-typed-order-defend_intrigue = defend intrigue
card_game_2e-typed-order-defend_power = defend power

card_game_2e-typed-did-plot = plot **{ $what }**
card_game_2e-typed-did-act = **{ $what }**
card_game_2e-typed-did-challenge = { $what }
card_game_2e-typed-did-attackers = with **{ $what }**
card_game_2e-typed-did-defenders = defend with **{ $what }**
card_game_2e-typed-did-claim = **{ $what }** dies
