### Playing by text: what Maester answers, then the words it understands.
### Words: separated by commas, lower or upper case, without regard to accents and apostrophes.

typed-did = ✅ **{ $who }**: { $what }
typed-done = ✅ Done.
typed-next = ▶️ { $what }
typed-next-hidden = ▶️ You have something to decide: press the button, or write to me directly.
typed-choose = You can write: { $options }
typed-choose-number = Write a number from { $min } to { $max }, or `all`.
typed-choose-shares = Write, for example: `{ $name } { $total }`
typed-choose-ranking = Write several, your favourite first: { $options }
typed-choose-talk = Write `accept`, `refuse`, or `propose` and the terms.
typed-help = Write a move in your own words; several at once with `;` between them. I act only if I understand every word. Otherwise I ask. Always possible: `undo` (takes your last move back), `help`, `hand`, `board`, `log`, `rules`, `orders` (your standing orders).
typed-unsure =
    🤔 { $count ->
        [one] Do you mean this? One press is enough.
       *[other] Which of these do you mean?
    }
typed-unsure-hidden = 🤔 I have not done anything yet. Only you can see what I could do:
typed-not-understood = I don't see a move in that. `help` shows what you can write.
typed-nothing = nothing
typed-noted =
    📝 Noted. { $missing ->
        [one] One more is still missing.
       *[other] { $missing } more are still missing.
    }
typed-unsure-undo = ↩️ Take your last move back?
typed-which = 🤔 Which one?
typed-show = Show me
typed-waits = ⏸️ Something else comes first. Write the rest again when you are asked.
typed-left-out =
    { $count ->
        [one] The move after it was left out.
       *[other] The { $count } moves after it were left out.
    }
typed-too-many = I take at most { $most } moves in one message. The rest was left out.
typed-which-table = At which table?
typed-order-unsure = 🤔 What shall this standing order be? { $options }.
typed-look-private = Only you should see that: press the button, or write to me directly.
typed-nothing-asked = You have nothing to decide right now.

illegal-typed-shares-unclear = I can't tell what goes where. Name each one together with what it gets.
illegal-typed-not-here = “{ $text }” is not possible here.
illegal-typed-not-yours = These buttons are for somebody else. Write your own move.
illegal-typed-which-order = Which standing order do you mean? There are: { $options }.
illegal-typed-gone = That is no longer on offer. Write it again if you still want it.
illegal-typed-no-table = No table is waiting for you. Write in the thread of your table, or look for one with `/game list`.
illegal-typed-too-long = That is too long for me. I read at most { $words } words and { $characters } characters.
illegal-typed-too-much = That is too much for me at once. Write it in several shorter messages.
illegal-typed-empty = There is nothing in your message that I can read. Mention me and write your move.

## Words of every game

typed-numbers = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty
typed-letters = y yes, n no, p pass
typed-thanks = thanks, thank you, thx, ty, cheers, many thanks, thank you very much, thanks a lot
typed-pronoun = i, we, my, our, me, us, your, his, her, their, its, them, em, it, him
typed-intent = want to, would like to, id like to, i would like, i should like to, i should like, id like, like to, will, shall, ill, i will, well, lets, let us, let me, am going to, im going to, going to, gonna, wish to, id rather, i would rather, now, also, too, just, simply, then, is to, are to, im, am, want, would
typed-unit = unit, units, army, armies, troop, troops, men, soldiers, guys, fighters, of them, of my units, of my troops, of those, more, extra, new, x
typed-or = or, either, and or
typed-correction = let us say, lets say, pardon, pardon me, excuse me, my apologies, apologies, forgive me, no wait, wait no, wait, scratch that, i mean, i meant, correction, oops, whoops, actually no, no sorry, sorry, make that, or rather, no no, hold on, changed my mind, on second thought, actually make it, actually, wait a sec, wait a second, wait a moment, nvm, nevermind, never mind, let me correct that, other way round, other way around, the other way round, the other way around, nah wait, no make that, no make it, i meant to say, take that back and, scrap that, jk, just kidding, strike that, cancel that, forget that, ach komm, no hang on, hang on, or no, hmm no, no actually, erm no, better, no better, no make it, make it, on second thoughts, i take that back, strike that, my bad, typo, sry, lemme rephrase, wait what, hold up, stop
typed-instead = instead
typed-instead-of = instead of, rather than, in place of
typed-filler = i, im, ill, id, ive, we, us, our, me, my, mine, you, your, it, its, that, this, these, those, them, they, he, she, now, turn, round, time, today, once, again, here, there, so, then, for, of, to, in, on, at, with, as, is, am, are, be, was, were, do, does, did, have, has, had, got, get, will, would, shall, should, must, may, might, could, can, want, wish, like, think, guess, believe, suppose, hope, say, said, know, mean, really, quite, very, well, too, also, just, only, simply, rather, still, maybe, perhaps, probably, ok, okay, alright, right, fine, sure, yeah, yes, no, oh, ah, uh, um, hm, hmm, eh, hey, but, and, because, since, if, any, anything, anyone, anybody, anymore, more, else, already, afraid, happy, glad, gladly, seems, sounds, looks, all, both, what, whatever, course, let, lets, go, going, gonna, take, make, this one, thing, things, moment, then, up, out, obviously, obvs, obv, definitely, ofc, clearly, honestly, tbh, imo, lol, haha, hehe, xd, lmao, rofl, enough, tho, though, then i guess, guys, folks, mate, cheers, welp, yolo, always, usual, usually, why, not, course, left, remaining, alive, gotta, effect, either, first, before, start, starting, has, fallen, gg, gl, hf, wp, glhf, brb, afk, gn, gm, np, idk, omg, wtf, bb, cu, calm, damn, silence, quiet, mb, prolly, probs, idc, ig, imho, perhaps, use, using
typed-emblem = kraken, krakens, wolf, wolves, direwolf, direwolves, lion, lions, stag, stags, deer, rose, roses, sun, suns, dragon, dragons, falcon, falcons, squid, squids
typed-idiom = f in the chat, run to the hills, run for the hills, head for the hills, unlimited power, in peace, rest in peace, peace out, peace and quiet, war and peace, knowledge is power, power is power, power cut, power nap, power bank, power outage, winter is coming, pass me, pass the, pass out, pass away, pass on, big deal, no big deal, deal with, deal or no deal, real deal, whats the deal, all good, all right, nothing beats, nothing new, raid the fridge, boss raid, air raid, support ticket, customer support, tech support, march madness, in march, order food, order pizza, pizza order, in order, out of order, stark raving, stark naked, full house, house rules, claim to fame, game on, draw a bath, high five, take five, give me five, one more time, hand to hand, on the other hand, first hand, second hand, hold my beer, go on then, well done, half done, to be honest, no idea, no clue, no worries, no problem, no rush, no hurry, not bad, calm down, first of all, at first, keep calm, hand in hand, all hands, hands up, hands off, second to none, second that, i second, done for, the end, this is the end, neither do i, keep going, keep it up, yes minister, all or nothing, same here, all the best, all over, not at all, after all, all along, first things first, last but not least, all day, all night, hand it over, hands down, in good hands, enough is enough, end of story, not today, im out of, one of us, one of those, dream on, show off, good night all, thanks all, i like, sorry not sorry, dont ask, no questions asked
typed-refusing = way, chance, thanks, again, ever, case, means, circumstances, under, by, absolutely, hard, please, gods, earth, hell
typed-being = is, are, was, were, has, had, isnt, arent, wasnt, looks, look, sounds, seems, feels, died, deserves
typed-modal = should, shouldnt, would, wouldnt, could, might, must, will, wont, can, cant, does, did, keeps, never, always
typed-addressing = you, your, youre, yours, u, ur, yourself, guys, folks, everyone, everybody
typed-asking = who, whose, what, whats, why, how, hows, when, where, which, can, could, anyone, anybody, somebody, someone
typed-ordinals = first/1st/first one, second/2nd/second one, third/3rd/third one, fourth/4th, fifth/5th, sixth/6th, seventh/7th, eighth/8th, ninth/9th, tenth/10th
typed-undo-words = undo, revert
typed-against = against, vs, versus, v
typed-ranking = first, then, last, second, third, favourite, favorite, if its gone, if thats gone, if that one is gone, if its taken, if thats taken, if that ones taken, if not available, if still there, if its still there, first choice, second choice, best, best of all, last of all, after that, preferably, otherwise, else, finally, at last, if taken, if that is taken
typed-chatty = good, fine, ok, okay, okey, cool, great, alright, right, nice, sure, perfect, well
typed-articles = the, a, an, that, this, those, these
typed-particles = in, up, over, out, down, off, there, forward, along, with
typed-source = from, out, off, out of, away from, off of
typed-target = to, on, into, onto, in, at, towards, toward, unto, upon, for, of, with respect to
typed-with = with, using, via, w
typed-and = and, plus
typed-then = then, afterwards
typed-all = all, everything, all of it, max, maximum, every one, everyone, the lot, as many as possible, as many as i can, as much as possible, as many as you can, all of them, all units, whole army, the whole army, whole lot, all available, everybody, the maximum, all three, all four, all five, every one of them, each and every one, everyone of them, as many as poss
typed-least = not a penny, not a cent, not a single coin, min, minimum, fewest, as few as possible, as little as possible, least, as few as i can, bare minimum, the minimum, the fewest, the least, as few as poss, as little as poss
typed-each = each, apiece
typed-likewise = too, also, as well, likewise, the same, same, same there, same for
typed-rest = rest, remainder, remaining, others, leftover, leftovers, other, everyone else, everybody else, all others, all the others, all other, the other one, other one, anyone else, anybody else, all the rest, everything else
typed-rest-none = nobody else, no one else, noone else, none else, no others, nobody other, none of the others, not the others, not the rest, none of the rest, no other
typed-both = both, both of them, both of those, both of these
typed-mutual = swap, trade, mutual, mutually, exchange, straight swap, both ways
typed-only = only, nobody but, no one but, just only, solely
typed-none = none, nobody, no one, noone, neither, nothing, none of them, neither of them, not a single one, not one, none of those, none of that, none of these, none at all, nothing at all, not a single, not even one
typed-me = myself
typed-me-acts = i, ill, id
typed-me-gets = me
typed-you = you, u, opponent, ya
typed-you-acts = he, she, they, youll, youd
typed-you-gets = him, her, them
typed-house = house
typed-giving = give, gives, giving, offer, offers, offering, pay, pays, paying, hand over, hand you, trade, swap, give up, part with, lose, let you have, let them have, grants, grant
typed-getting = get, gets, getting, want, wants, demand, demands, take, takes, receive, receives, need, would like, ask for, have, claim, spread, spreads, gimme, may have, can have, may take, can take, may spread, receiving, taking, would get, should get, shall have, should have, ill take
typed-in-return = for, return, exchange, against, if
typed-offer-break = break off, break it off, break off the talks, end the talks, end talks, no deal, talks are over, talks over, the talks are over, end of talks, cancel the talks, stop the talks, end negotiations, end the negotiations, break off negotiations, break off talks, breaking off, leave the talks
typed-offer-break-maybe = no talks, no more talks, no negotiation, no negotiations, not interested, no peace, im out, i am out, walk away, i walk away, i walk, im leaving, break up, abort, quit the talks, call it off
typed-default = default
typed-pass = pass, skip, i pass, passing
typed-yes = yes, yep, confirm, yup, aye
typed-polite = please, pls, plz, maester, kindly, hey maester, if you please, thank you please
typed-half = half, halves
typed-even = evenly, equally, equal, even, split, spread, divide, divided
typed-except = except, but, without, besides, minus, excluding, bar, save for, except for, apart from, other than, aside from
typed-leaving = leave, leaves, leaving, keep, keeps, keeping, stay, stays, stays back, stays behind, remain, remains, behind, staying
typed-sparing = alone, leave alone, in peace, spare, spared, let live, live, untouched, off the hook
typed-undoing = no, oops, ops, whoops, sorry, wait, that, it, last, my, argh, damn, please, pls, crap, shit, hold on, hold, on, can, could, i, you, one, ugh, nvm, mistake, was, a, step, actually, to, the, want, lets
typed-not = stays home, stay home, stays at home, sits out, sits this out, sits this one out, not, dont, do not, doesnt, does not, didnt, did not, wont, will not, never, no, nor, neither, aint, isnt, is not, cant, cannot, shouldnt, should not, wouldnt, would not, arent, are not, refuse to, refusing to, hate, forget, forget about, avoid, screw, no way, not a chance, no chance, never again, never ever, under no circumstances, not in a million years, over my dead body, no way in hell, hell no, absolutely not, definitely not, certainly not, anything but, cant be bothered with
typed-nope = no need, no, nope, nah, no thanks, no thank you, not this turn, not this time, rather not, id rather not, no ty, no thx, nothing, enough, done, finished
typed-offer-accept = accept, agree, agreed, take it, deal, yes, i agree, you have a deal, we have a deal, accepted, thats a deal, its a deal, i accept
typed-offer-accept-maybe = ok, okay, fair, fine, good, why not, i guess, works, perfect, great, take that, ill take that, done deal, fine by me, i am in, sounds good, ok deal, fine with me, works for me, sounds fair, fair enough, good deal, lets do it, im in, alright deal, lets do that, yeah, yep, yup, sure, that works, happy with that, shake on it, done and done, very well
typed-offer-refuse = refuse, reject, decline, no, refused, rejected, declined, no thanks, no thank you
typed-offer-propose = propose, offer, suggest, proposal, counter, counteroffer, counter offer, counterproposal, offering, proposing, instead, rather, how about, what about
typed-showing = show, me, us, see, can, i, the, please, that, this, it, look at, lets, maester, whats, is, first, let, again, do, have, got, ive, my, now, wait, what, which, are, in, on, a, an, quick, quickly, current, currently, want, to, could, you, give, gimme, need, check, view, open, display, tell, hey, hi, ok, okay, so, far, has, just, at, of, for, how, does, full, game, look, pls, plz, thx, thanks, u, ya
typed-seeing = looking, list, see, show, look, view, display, check, remind, recap, peek, glance, overview, again, once more, quickly, read, reread, are there
typed-seeing-small = going, currently, right now, there, somewhere, over, moment, a, at the moment, so far
typed-first-part = back, off, up, out, away
typed-reason = because, cause, cos, coz, since, as, even though, although, though, even if, so that, sorry, so, hope, hoping, seeing as, much as, given that, i know, i think, i guess, after all, before
typed-whatever-rest = the rest, the others, the remaining, all others
typed-waiting = wait, waiting, later, time comes, time has come, time is right, comes to it, come to it, comes up, ask me, before me, everybody before, everyone before, the others, see first, see what
typed-do-undo = undo, take back, take it back, back, go back, undo that, undo it, take that back, revert, step back, undo my last move, undo last move, undo move, undo my move, take my move back, take back my move, undo my last action
typed-do-help = help, what now, what can i do, what do i do, what can i do now, how do i play, what are my options, my options, options, how does this work, what do i do now, commands, whats asked of me, what should i do, im lost
typed-do-hand = hand, cards, page, what do i have, my hand, what do i hold
typed-do-board = board, map, picture, the situation, situation, overview, whats on the table, what is on the table, the table, game state, current state
typed-do-log = log, history, what happened, what just happened, scroll back, scroll up, what happened so far, what has happened, recap, what did i miss
typed-do-rules = rules, rule, rulebook, rule book
typed-do-orders = orders, standing orders, standing order
typed-order-begins = order, orders, set order, my order
typed-order-begins-standing = standing order, standing orders, set standing order, my standing order
typed-order-none = none, nothing, nowhere, never, no
typed-order-any-ask = ask, ask me, always ask, ask every time, ask me every time, ask always
typed-order-any-never = never, never ask, dont ask, do not ask
typed-do-join = join, play, sit down, i am in
typed-do-leave = leave, stand up, i am out
typed-do-start = start, begin, start game
typed-do-fill = fill, fill up, stand ins
typed-last-one = last one, the last one, last unit, the last unit, last, last option, last card
typed-anything = anything, anyone, anybody, any of them, any, at all, this turn, this round, this time
typed-not-yet = yet, until, before, unless, if, still, when, while, so fast, hope
typed-retract = no, nah, nope, nvm, nevermind, never mind, or no
typed-hesitation = hm, hmm, hmmm, uh, um, uhm, er, erm, oh, ah, well, ugh, argh, wait, sorry, oops
typed-place-noun = option, options, choice, number, numbers, nr, no, entry, card, set, button, answer, item, one, pick, suggestion
typed-negation = not, dont, do not, wont, never, isnt, arent
typed-foreign = targaryen, martell, greyjoy, arryn, tully, frey, bolton, tyrell, baratheon, lannister, stark, night watch, nights watch, white walkers, wildlings
typed-after-others = after those before me, after the others, after them, ill wait for the others, wait for the others, others first, the others first, let the others go first, i wait for the others, ill wait for those before me, wait for those before me, i wait for those before me, those before me first, let them go first, ill go after the others, after everyone else, last of all please
typed-story = imagine, imagining, remember, remembering, yesterday, last time, last game, last week, last night, last year, used to, back then, in theory, hypothetically, would have, could have, should have, wouldve, couldve, shouldve, what if, promise, promised, i wonder, wondering, no idea if, not sure if, who knows, as if, say what, me think, lemme think, still thinking, im thinking, to think, thinking about, need a minute, need time, not yet sure
typed-others = you, u, youre, youd, youll, youve, ya, yall, everyone, everybody, someone, somebody, anyone, anybody, people
typed-third-person = he, hes, she, shes, they, theyre, nobody, no, someone, it, its, one
typed-leading = and, but, so, well, ok, okay, yeah, lol, haha, hey, dude, man, mate, bro, also, because, cause
typed-self = i, id, ive, ill, we, weve, me, just, already, have, and
typed-wondering = why, who, whos, whose, where, wheres, what, whats, how, hows, which, does, did, is, are, were, has, isnt, arent, doesnt, didnt, wasnt
typed-suggesting = how about, what about, why not
typed-question-verb = do, will, would, should, have, had, dont, wont, wouldnt, shouldnt, couldnt, havent, cant
typed-question-person = you, u, ya, he, she, they, we, anyone, anybody, someone, somebody, everyone, everybody, people
typed-question-self = should, would, do, did, am, could, shouldnt
typed-supposing = if, unless
typed-saying = said, says, told, tells, thinks, promised, wrote, claims, claimed, asked, asks, swears, swore, hopes, wants, wanted, keeps, kept
typed-deciding = i, im, id, ill, we, my, me, it, that, thats, this, then, so, ok, okay, well, now, just, will, would, lets, let, go, going, with, take, taking, make, do, say, guess, think, want, wanna, like, pick, choose, for, to, on, the, a, and, hm, hmm, uh, um, oh, yeah, today, turn, round, time, here, probably, maybe, i guess, from, more, please, have, got, ive, of, in, up, ofc, obviously, only, keep, leave, left, at, is, enough, be, am, everything, no, yes, mine, behind, alive, quite, battle, fight, once, all, both, simply, rather, definitely, sure, then i, off, out, over, it there, there, lol, haha, hehe, xd, lmao, btw, tbh, bye, perhaps, prolly
typed-measure = min, mins, minute, minutes, sec, secs, seconds, hour, hours, h, am, pm, oclock, day, days, week, weeks, euro, euros, bucks, dollars, points, percent, beer, beers, times, years, cups, km, degrees
typed-reversed = other way round, other way around, the other way round, the other way around, wait other way round, vice versa, reverse that, swap that, swap those, swap them
typed-middle = middle, middle one, one in the middle, the one in the middle, middlemost
typed-last-but-one = second to last, second last, last but one, penultimate, second to last one
typed-in-list = in the list, on the list, of the list, from the list, listed, on your list
typed-chatting = lol, haha, hehe, xd, lmao, rofl, always, never, again, everybody, everyone, every time, each time, poor, owes, sparing, spare, spares, hates, loves, ugly, because
