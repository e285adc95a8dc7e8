### Playing by text: what Maester answers, then the words it understands.
### Words: separated by commas, lower or upper case, without regard to accents and apostrophes.

typed-did = ✅ { $what }
typed-done = ✅ Done.
typed-next = ▶️ { $what }
typed-next-hidden = ▶️ Something is asked of you: press the button, or write to me directly.
typed-choose = You can write: { $options }
typed-choose-number = Write a number from { $min } to { $max }, or `all`.
typed-choose-shares = Write, for example: `{ $name } { $total }`
typed-choose-ranking = Write several, the first one first: { $options }
typed-choose-talk = Write `accept`, `refuse`, or `propose` and the terms.
typed-help = You can write moves in your own words, several in one message with `;` between them. Always possible: `undo`, `help`, `hand`, `board`, `log`, `rules`, `orders`.
typed-unsure = 🤔 I am not certain what you mean, so nothing has been done. Is it this?
typed-unsure-hidden = 🤔 Nothing has been done. Why, and what I could do, is for your eyes only:
typed-not-understood = 🤔 I don't understand that, so nothing has been done.
typed-show = Show me
typed-left-out =
    { $count ->
        [one] The move after it was left out.
       *[other] The { $count } moves after it were left out.
    }
typed-too-many = That is more than { $most } moves in one message. The rest was left out.
typed-which-table = At which table?
typed-order-unsure = 🤔 What shall this standing order be? { $options }.
typed-look-private = That is for your eyes only: press the button, or write to me directly.
typed-nothing-asked = Nothing is asked of you right now.

illegal-typed-shares-unclear = How many go where? For example: Winterfell 3, The Twins 2
illegal-typed-not-yours = These buttons are somebody else's. Write your own move.
illegal-typed-which-order = Which standing order do you mean? There are: { $options }.
illegal-typed-gone = That is no longer on offer. Write it again if you still want it.
illegal-typed-no-table = No table waits for you. Write in the thread of your table, or look for one with `/game list`.
illegal-typed-too-long = That is too long for me to read as moves. Write fewer words.
illegal-typed-empty = There is nothing in your message that I can read. Mention me and write your move.

## Words of every game

typed-numbers = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty
typed-fillers = please, pls, plz, i, im, am, ill, id, my, we, our, lets, want, would, like, a, an, some, unit, units, army, armies, troop, troops, men, soldiers, now, maester, will, get, gets, take, takes, house, of them, so, just, simply, guys, guy, lads, dudes, folks, do, go, ahead, have, this, em, them, there, here, stick, actually, today, think, guess, gonna, going, be, also, too, as, us, total
typed-chatter = good, fine, cool, alright, right, thanks, thank, thx, ty, cheers, lol, haha, ok, okay, okey, oh, ah, that, it, well, great, nice
typed-articles = the
typed-particles = in, up, over
typed-source = from, out, off
typed-target = to, on, into, onto, in, against, at, towards, vs, versus, toward, unto, upon, for
typed-with = with, using, via, w, by
typed-and = and, plus
typed-then = then, afterwards
typed-all = all, everything, max, maximum, every one, everyone, the lot, as many as possible, as many as i can, as much as possible, as many as you can, all of them, all units, whole army, the whole army, whole lot, all available, everybody, the maximum
typed-least = min, minimum, fewest, as few as possible, as little as possible, least, as few as i can, bare minimum, the minimum, the fewest, the least
typed-each = each, apiece
typed-rest = rest, remainder, remaining, others, leftover, leftovers
typed-default = default
typed-pass = pass, skip, nothing, done, nope, nah, enough, finished
typed-yes = yes, y, yep, yeah, sure, confirm, correct, exactly
typed-loose = left, left over
typed-turning = not, dont, never, no, none, nor, or, if, unless, maybe, perhaps, should, could, can, what, why, when, who, but, except, without, only, instead, nothing, isnt, wont
typed-half = half, halves
typed-even = evenly, equally, equal, even, split, spread, divide, divided
typed-except = except, but, without, besides, minus, excluding
typed-leaving = leave, leaves, leaving, keep, keeps, keeping, stay, stays, remain, remains, behind, staying
typed-all-but = all but, everything but, everyone but, all except, everything except, everyone except, all except for
typed-undoing = no, oops, ops, whoops, sorry, wait, that, it, last, my, argh, damn, please, pls, crap, shit, hold on, hold, on, can, could, i, you, one, ugh, nvm, mistake, was, a, step, actually, to, the, want, lets
typed-not = not, dont, wont, no, never, nor, neither, aint, without, isnt
typed-nope = no, nope, nah, no thanks, no thank you, not now, not yet, not this turn, not this time, not today, later, maybe later, rather not, id rather not, no ty, no thx, not really
typed-offer-accept = accept, agree, agreed, take it, deal, yes
typed-offer-refuse = refuse, reject, decline, no, no deal, break off
typed-offer-propose = propose, offer, suggest
typed-showing = show, me, us, see, can, i, the, please, that, this, it, look at, lets, maester, whats, is, first, let, again, do, have, got, ive, my, now, wait, what, which, are, in, on, a, an, quick, quickly, current, currently, want, to, could, you, give, gimme, need, check, view, open, display, tell, hey, hi, ok, okay, so, far, has, just, at, of, for, how, does, full, game, look, pls, plz, thx, thanks
typed-do-undo = undo, take back, take it back, back, go back, undo that, undo it, take that back, revert, step back, undo my last move, undo last move, undo move, undo my move, take my move back, take back my move, undo my last action
typed-do-help = help, what now, what can i do, what do i do, what can i do now, how do i play, what are my options, my options, options, how does this work, what do i do now, commands, whats asked of me, what should i do, im lost
typed-do-hand = hand, cards, page, what do i have, my hand, what do i hold
typed-do-board = board, map, picture, the situation, situation, overview
typed-do-log = log, history, what happened, what just happened, what happened so far, what has happened, recap, what did i miss
typed-do-rules = rules, rule, rulebook, rule book
typed-do-orders = orders, standing orders
typed-order-begins = order, orders, set order, my order
typed-order-begins-standing = standing order, standing orders, set standing order, my standing order
typed-order-loose = set, is, to, be, should, shall, must, that, how, always, please, only
typed-order-none = none, nothing, nowhere, never, no
typed-order-any-ask = ask, ask me, always ask, ask every time, ask me every time, ask always
typed-order-any-never = never, never ask, dont ask, do not ask
typed-do-join = join, play, sit down, i am in
typed-do-leave = leave, stand up, i am out
typed-do-start = start, begin, start game
typed-do-fill = fill, fill up, stand ins

## Risk

risk-typed-verb-attack = attack, attacks, attacking, invade, invades, conquer, assault, march, hit, strike, raid, storm, besiege, siege, go for, attacked, invading, smash, crush, charge
risk-typed-verb-maneuver = maneuver, manoeuvre, maneuvers, move, moves, transfer, shift, send, march, manuever, relocate, reposition, bring, redeploy, moving
risk-typed-verb-place = reinforce, reinforcement, reinforcements, place, put, add, deploy, drop, assign, allocate, give, strengthen, fortify, reinforcing, stack, dump, recruit, muster
risk-typed-verb-trade = trade, trade in, exchange, cash in, turn in, swap, redeem, trading
risk-typed-verb-move_in = move in, move, occupy, advance, march in, go in, bring in, send in, send, bring, moving in
risk-typed-verb-draw = draw
risk-typed-verb-defend = defend, defence, defense, roll, defending
risk-typed-verb-house = rank, choose, pick, choosing
risk-typed-verb-end_turn = end turn, end the turn, end my turn, turn over, finish turn, finish my turn, end of turn, end the round, end round, my turn is over, turn is over, finish the turn, thats my turn, that is my turn, done with my turn, im done with my turn, turn done, pass the turn, pass turn, finish up my turn, that ends my turn, end it here

risk-typed-order-defence = defence, defense, defend, defending, defence dice
risk-typed-order-defence-most = most, max, maximum, all, as many as possible, as many as allowed, two, both, 2, two dice, 2 dice
risk-typed-order-defence-one = one, one die, 1, 1 die, a single die, always one
risk-typed-order-move_in = move in, moving in, conquest, after conquest, after a conquest, occupy
risk-typed-order-move_in-few = few, fewest, min, minimum, as few as possible, only the survivors, as few as allowed
risk-typed-order-move_in-all = all, everyone, everybody, max, maximum, all but one, as many as possible
risk-typed-order-draw = draw, drawing, card, cards, draw card, draw a card, territory card
risk-typed-order-draw-always = always, always draw, yes, draw
risk-typed-order-draw-end = end, end card, ask at the end, when the end card can come, once the end card can come
risk-typed-houses-loose = first, second, third, last, favourite, favorite, fourth, fifth, then, else, otherwise, prefer, preferably, rather, would, be, number
risk-typed-trade-first = best, best set, trade best, the best set, the best, most, biggest set, most valuable set, whatever is best, whichever is best
risk-typed-trade-keep = keep, keep cards, keep my cards, keep them, no trade, dont trade, pass, skip, no, hang on to my cards, hold on to my cards, hold on to them, hold my cards, hold, keep all, keep everything, keep the cards, keep em, keep all my cards, save them, save my cards, not trading, hang on to them, keep all cards, i keep them
risk-typed-invade_from-end = end, done, pass, skip, stop, no more attacks, no more, end invasions, end attacks, end attack, finished, finish, no attack, stop attacking, done attacking, end of attacks, thats it for attacking, thats it, thats all, that is all, thats enough, enough attacking, no further attacks, no attacks, im finished, peace, finished attacking, end invasion, no more invasions, no more fighting, stop here, move on, on to maneuver, thats it for attacks, done with attacks, done with attacking, thats all for attacks
risk-typed-invade_to-back = back, cancel, other source
risk-typed-how-all = all in, to the end, until it falls, till it falls, til it falls, until i win, until won, to the death, fight to the death, all, everything, full attack, all the way, full send, full force, full power, full on, go all out, all out, no matter what, at all costs, at any cost, to the last man, to the bitter end, until its mine, till its mine, til its mine, until it is mine, till it is mine, until its ours, until theyre dead, till theyre dead, til theyre dead, until they are dead, until its taken, till its taken, til its taken, until its over, until they fall, until i take it, till i take it, til i take it, until i have it, until i own it, until i conquer it, until its conquered, until captured, until taken, until victory, until they are gone, until theyre gone, until i conquer, whatever it takes, with everything, everything ive got, everything i have, everything i got, until the end, till the end, til the end, as long as it takes, until dead, until someone dies, to the max
risk-typed-how-until = until, till, til, stop at, down to, stop with, keep, keep at least, leave, leave at least, stop when, stop once, stop if, quit at, stop when i have, stop when there are, stop when im at, stop when im down to, until im down to, until i only have, until i have, until only, i only have, i have only, i am down to, leaving, keeping, hold back, halt at, but keep, but keep at least, but leave, but leave at least, but stop at, but stop when, untill
risk-typed-how-stop = stop, break off, cancel, cancel that, abort, end, stop attacking, retreat, no more, done, pass, nvm, never mind, nevermind, call it off, forget it, forget that, changed my mind, dont attack, pull back, leave it, quit, back off, fall back, lets not, not worth it, enough
risk-typed-how-unit = dice, die, dices, rolls
risk-typed-how-loose = one battle, single battle, one roll, a single roll, single roll, one time, once, just once, roll, rolls, keep going, keep attacking, keep rolling, keep fighting, go on, continue, throw, use, until it falls or, till it falls or, til it falls or, only, attack, no mercy
risk-typed-until-loose = until, till, stop at, stop with, stop, down to, i have, have, are left, are, when, once, at least, only, remain, remaining, stay, behind, i am, im, in there, keep, leave, safe, i only, there, least, i want to keep, want to, to spare, back, if i
risk-typed-move_in-max = all but one
risk-typed-move_in-min = few, only the survivors
risk-typed-maneuver_from-none = no maneuver, no manoeuvre, none, pass, skip, done, end, end turn, end my turn, nothing, no, no move, stay, finished, stay put, stays put, everyone stays put, everybody stays put, stay where you are, stay where they are, no moves, no movement, no movements, no moving, leave everything, leave them, leave everyone, leave it, leave it as is, hold, hold position, not moving, nobody moves, no one moves, thats it, thats all, im finished, stand still, keep everything as is, nowhere
risk-typed-maneuver_to-back = back, cancel
risk-typed-maneuver_units-max = all but one
risk-typed-defence-unit = dice, die
risk-typed-draw-draw = draw, draw a card, draw card, yes, yes please, take, take it, take card, take a card, card, a card, gimme, gimme a card, gimme card, give me a card, give me, yes card, card please, deal me, hit me, ill have it, ill take it, draw one, take one, one card, sure draw
risk-typed-draw-no = leave it, leave, no, no thanks, dont draw, do not draw, no card, pass, skip, dont, leave the card, leave card, not drawing, no draw, i dont want it, dont want it, dont want a card, dont want one, dont need it, decline, without
risk-typed-how-all-maybe = until, till, til, keep going, go, go on, continue, keep attacking, keep rolling, full, yes, yeah, do it, win, kill
risk-typed-how-until-maybe = as long as, as long as i have more than, while, while i have more than, unless, or, careful
risk-typed-how-stop-maybe = no, stay, dont
risk-typed-defence-2 = both, both dice, with both, maximum defence
risk-typed-defence-1 = a single die, single die, only one
risk-typed-invade_from-end-maybe = none, stay, hold, im good, good, nothing, end turn, peaceful, move on, maneuver, wait
risk-typed-maneuver_from-none-maybe = good, fine, im good, all good, finish, leave, keep, leave everything where it is, nobody, stays, done, thanks, no
risk-typed-trade-keep-maybe = save, wait, later, hold, not, dont, cards
risk-typed-trade-first-maybe = trade, yes, sure, set, a set, cash, cards
risk-typed-draw-draw-maybe = please, sure, of course, why not, want
risk-typed-draw-no-maybe = not, dont, without, keep
risk-typed-place-loose = other, another, last, of them, all of, between, among, across, split, goes, go, the last, new, my new, more, extra, reinforcements
risk-typed-move_in-loose = in, behind, of them, there, over, put, at home, back, follow, stay, only
risk-typed-maneuver_units-loose = behind, of them, there, over, of those, only, enough, is enough, should do
risk-typed-maneuver_to-loose = down, up, over, of the, extra, spare
risk-typed-maneuver_from-loose = either, for me, my
risk-typed-invade_from-loose = attacks, attacking, from here, either, any more, anymore
risk-typed-trade-loose = cards, card, the cards, my cards, these, set, for now
risk-typed-draw-loose = card, the card, one
risk-typed-defence-loose = only, enough, is enough, throw, use

risk-typed-territory-skagos = skagos isle
risk-typed-territory-the_dreadfort = dread fort
risk-typed-territory-bear_island = bear isle, bears island
risk-typed-territory-white_harbor = white harbour, wh
risk-typed-territory-the_neck = moat
risk-typed-territory-the_twins = twin, the crossing
risk-typed-territory-riverrun = river run, rr
risk-typed-territory-mountains_of_the_moon = moon mountains, motm
risk-typed-territory-the_eyrie = the vale, eyrie
risk-typed-territory-casterly_rock = the rock, casterly
risk-typed-territory-kings_landing = kl
risk-typed-territory-dragonstone = dragon stone, ds
risk-typed-territory-kingswood = kings wood
risk-typed-territory-highgarden = high garden, hg
risk-typed-territory-oldtown = old town, ot
risk-typed-territory-storms_end = storm end
risk-typed-territory-sunspear = sun spear
risk-typed-territory-golden_tooth = tooth
risk-typed-territory-gulltown = gull town
risk-typed-territory-pyke = pike
risk-typed-territory-the_trident = tridents
risk-typed-territory-the_arbor = arbour
risk-typed-territory-red_mountains = red mountain
risk-typed-territory-the_fingers = finger
risk-typed-territory-winterfell = wf
risk-typed-territory-harrenhal = hh
risk-typed-territory-stoney_shore = stony shore
risk-typed-territory-stoney_sept = stony sept, the sept
risk-typed-territory-blackwater_rush = black water
risk-typed-territory-cape_kraken = kraken
risk-typed-territory-barrowlands = barrow lands, barrows
risk-typed-territory-crackclaw_point = crack claw, claw point
risk-typed-territory-dornish_marches = marches
risk-typed-territory-greenblood = green blood
risk-typed-territory-rainwood = rain wood
risk-typed-territory-sandstone = sand stone
risk-typed-territory-searoad_marshes = sea road, marshes
risk-typed-territory-silverhill = silver hill
risk-typed-territory-the_crag = crag
risk-typed-territory-the_gift = gift
risk-typed-territory-the_mander = mander
risk-typed-territory-three_towers = towers
risk-typed-territory-widows_watch = widow watch, window watch
risk-typed-territory-wolfswood = wolfs wood, wolf wood

risk-typed-did-invade_from = attack from **{ $what }**
risk-typed-did-invade_to = on **{ $what }**
risk-typed-did-maneuver_from = move from **{ $what }**
risk-typed-did-maneuver_to = to **{ $what }**
risk-typed-did-maneuver_units =
    { $what ->
        [one] 1 unit
       *[other] { $what } units
    }
risk-typed-did-move_in = move in with { $what }
