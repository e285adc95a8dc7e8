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
typed-look-private = That is for your eyes only: press the button, or write to me directly.
typed-nothing-asked = Nothing is asked of you right now.

illegal-typed-shares-unclear = How many go where? For example: Winterfell 3, The Twins 2
illegal-typed-not-yours = These buttons are somebody else's. Write your own move.
illegal-typed-gone = That is no longer on offer. Write it again if you still want it.
illegal-typed-no-table = No table waits for you. Write in the thread of your table, or look for one with `/game list`.
illegal-typed-too-long = That is too long for me to read as moves. Write fewer words.
illegal-typed-empty = There is nothing in your message that I can read. Mention me and write your move.

## Words of every game

typed-numbers = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty
typed-fillers = please, pls, plz, i, im, am, ill, id, my, we, our, lets, want, would, like, a, an, some, unit, units, army, armies, troop, troops, men, soldiers, now, maester, will, get, gets, take, takes, house, of them
typed-articles = the
typed-particles = in, up, over
typed-source = from, out
typed-target = to, on, into, onto, in, against, at, towards, vs, versus
typed-with = with, using, via
typed-and = and, plus
typed-then = then, afterwards
typed-all = all, everything, max, maximum, every one, everyone, the lot, as many as possible
typed-least = min, minimum, fewest, as few as possible, as little as possible, least
typed-each = each, apiece
typed-rest = rest, remainder, remaining, others
typed-default = default
typed-pass = pass, skip, nothing, done
typed-yes = yes, y, yep, yeah, sure, confirm, correct, exactly
typed-loose = left, left over
typed-turning = not, dont, never, no, none, nor, or, if, unless, maybe, perhaps, should, could, can, what, why, when, who, but, except, without, only, instead, nothing, isnt, wont
typed-offer-accept = accept, agree, agreed, take it, deal, yes
typed-offer-refuse = refuse, reject, decline, no, no deal, break off
typed-offer-propose = propose, offer, suggest
typed-showing = show, me, us, see, can, i, the, please, that, this, it, look at, lets, maester, whats, is
typed-do-undo = undo, take back, take it back, back
typed-do-help = help, what now, what can i do
typed-do-hand = hand, cards, page
typed-do-board = board, map, picture
typed-do-log = log, history, what happened
typed-do-rules = rules, rule
typed-do-orders = orders, standing orders
typed-do-join = join, play, sit down, i am in
typed-do-leave = leave, stand up, i am out
typed-do-start = start, begin, start game
typed-do-fill = fill, fill up, stand ins

## Risk

risk-typed-verb-attack = attack, attacks, attacking, invade, invades, conquer, assault, march
risk-typed-verb-maneuver = maneuver, manoeuvre, maneuvers, move, moves, transfer, shift, send, march
risk-typed-verb-place = reinforce, reinforcement, reinforcements, place, put, add, deploy, drop
risk-typed-verb-trade = trade, trade in, exchange, cash in, turn in
risk-typed-verb-move_in = move in, move, occupy, advance
risk-typed-verb-draw = draw
risk-typed-verb-defend = defend, defence, defense, roll
risk-typed-verb-house = rank, choose, pick
risk-typed-verb-end_turn = end turn, end the turn, end my turn, turn over, finish turn, finish my turn

risk-typed-houses-loose = first, second, third, last, favourite, favorite
risk-typed-trade-first = best, best set, trade best, the best set
risk-typed-trade-keep = keep, keep cards, keep my cards, keep them, no trade, dont trade, pass, skip, no
risk-typed-invade_from-end = end, done, pass, skip, stop, no more attacks, no more, end invasions, end attacks, end attack, finished, finish, no attack, stop attacking, done attacking
risk-typed-invade_to-back = back, cancel, other source
risk-typed-how-all = all in, to the end, until it falls, till it falls, til it falls, until i win, until won, to the death, fight to the death, all, everything, full attack
risk-typed-how-until = until, till, til, stop at, down to, stop with
risk-typed-how-stop = stop, break off, cancel, cancel that, abort, end, stop attacking, retreat, no more, done, pass
risk-typed-how-unit = dice, die
risk-typed-how-loose = one battle, single battle
risk-typed-until-loose = until, till, stop at, stop with, stop, down to, i have, have, are left, are
risk-typed-move_in-max = all but one
risk-typed-move_in-min = few, only the survivors
risk-typed-maneuver_from-none = no maneuver, no manoeuvre, none, pass, skip, done, end, end turn, end my turn, nothing, no, no move, stay, finished
risk-typed-maneuver_to-back = back, cancel
risk-typed-maneuver_units-max = all but one
risk-typed-defence-unit = dice, die
risk-typed-draw-draw = draw, draw a card, draw card, yes, yes please, take, take it, take card, take a card
risk-typed-draw-no = leave it, leave, no, no thanks, dont draw, do not draw, no card, pass, skip, dont

risk-typed-territory-skagos = skagos isle
risk-typed-territory-the_dreadfort = dread fort
risk-typed-territory-bear_island = bear isle, bears island
risk-typed-territory-white_harbor = white harbour, wh
risk-typed-territory-the_neck = moat
risk-typed-territory-the_twins = twin, the crossing
risk-typed-territory-riverrun = river run
risk-typed-territory-mountains_of_the_moon = moon mountains, motm
risk-typed-territory-the_eyrie = the vale
risk-typed-territory-casterly_rock = the rock
risk-typed-territory-kings_landing = kl
risk-typed-territory-dragonstone = dragon stone
risk-typed-territory-kingswood = kings wood
risk-typed-territory-highgarden = high garden
risk-typed-territory-oldtown = old town
risk-typed-territory-storms_end = storm end
risk-typed-territory-sunspear = sun spear
risk-typed-territory-golden_tooth = tooth
risk-typed-territory-gulltown = gull town
risk-typed-territory-pyke = pike
risk-typed-territory-the_trident = tridents
risk-typed-territory-the_arbor = arbour
risk-typed-territory-red_mountains = red mountain
risk-typed-territory-the_fingers = finger

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
