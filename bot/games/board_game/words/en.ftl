### The Board Game, 2nd edition. Texts of cards are our own words.

game-board_game = A Game of Thrones: The Board Game
board_game-tag = Board Game

## What happened

board_game-event-takes-house = { $seat } leads { $house }.
board_game-event-round = 📅 **Round { $round }**
board_game-event-westeros-cards = 📜 Westeros: { $cards }
board_game-event-winter = 🌨️ Winter is coming: deck { $deck } is shuffled and **{ $card }** turned up instead.
board_game-event-wildlings-advance =
    ❄️ { $icons ->
        [one] One wildling icon
       *[other] { $icons } wildling icons
    }: the threat rises to **{ $now }**.
board_game-event-westeros-card = 📜 **{ $card }** – { $effect }
board_game-event-westeros-chosen = 📜 { $seat } decides on { $card }: **{ $choice }**
board_game-event-supply-set = 🛢️ { $seat }: supply { $supply }
board_game-event-supply-set-together = 🛢️ Supply: { $each }
board_game-event-supply-set-each = { $seat } { $supply }
board_game-event-ban = 🚫 This round: { $ban }
board_game-event-mustered = 🛡️ { $seat } musters in **{ $place }**: { $unit }
board_game-event-upgraded = ⬆️ { $seat }: a footman in **{ $region }** becomes a { $unit } ({ $why }).
board_game-event-downgraded =
    ⬇️ { $seat }: in **{ $region }** { $knights ->
        [one] a knight becomes a footman
       *[other] { $knights } knights become footmen
    }.
board_game-event-bid = 💰 { $seat } bids **{ $bid }** for the { $track } track.
board_game-event-bid-together = 💰 Bids for the { $track } track: { $each }
board_game-event-bid-each = { $seat } **{ $bid }**
board_game-event-track-set = 📊 { $track }: { $seats }
board_game-event-ties-broken = ⚖️ { $seat } breaks the tie: { $seats }
board_game-event-token-taken = 🏅 { $seat } takes { $token }.
board_game-event-track-moved = 📊 { $seat } is now number { $place } on the { $track } track ({ $why }).
board_game-event-power-gained = 💰 { $seat } gains { $power } power and now has { $now } ({ $why }).
board_game-event-power-gained-together = 💰 Power ({ $why }): { $each }
board_game-event-power-gained-each = { $seat } +{ $power }, now { $now }
board_game-event-power-lost = 💸 { $seat } gives up { $power } power and now has { $now } ({ $why }).
board_game-event-wildling-attack = 🪓 **The wildlings attack with strength { $strength }!**
board_game-event-wildling-bid = 💰 { $seat } gives **{ $bid }** to the Night's Watch.
board_game-event-wildling-bid-together = 💰 For the Night's Watch: { $each }
board_game-event-wildling-bid-each = { $seat } **{ $bid }**
board_game-event-wildlings-repelled = 🏹 **The Night's Watch holds: { $total } against { $strength }.** { $seat } gave the most.
board_game-event-wildlings-won = 🪓 **The wildlings break through: only { $total } against { $strength }.** { $seat } gave the least.
board_game-event-wildling-card = ❄️ **{ $card }** – { $effect }
board_game-event-units-lost = ☠️ { $seat } loses { $units } in { $region } ({ $why }).
board_game-event-orders-laid = 📨 { $seat } has laid all orders; without one: { $empty }
board_game-event-orders = 📨 { $seat }: { $orders }
board_game-event-raven-pass = 🐦‍⬛ { $seat } lets the raven rest.
board_game-event-raven-swap = 🐦‍⬛ { $seat } changes the order in **{ $region }**: { $before } → **{ $now }**
board_game-event-raven-look = 🐦‍⬛ { $seat } looks beyond the Wall.
board_game-event-raven-card = 👁️ The top wildling card: **{ $card }** – { $effect }
board_game-event-raven-put = 🐦‍⬛ { $seat } puts the wildling card { $place }.
board_game-event-raid = 🔥 { $seat } raids **{ $region }** from { $source }: { $loser } loses { $order }.
board_game-event-raid-spent = 🔥 { $seat }: the raid in { $region } finds no target.
board_game-event-march = 👣 { $seat } marches from { $source } to **{ $region }**: { $units }
board_game-event-march-spent = 👣 { $seat } moves nobody out of { $region }.
board_game-event-token-left = 🚩 { $seat } leaves a power token in { $region }.
board_game-event-token-removed = 🚩 The power token of { $seat } in { $region } is gone.
board_game-event-order-removed = ✖️ { $seat } loses { $order } in { $region } ({ $why }).
board_game-event-neutral-beaten = 🚩 { $seat } overcomes the neutral force of **{ $region }**: { $strength } against { $needed }.
board_game-event-support-called = 📯 { $seat } calls for help against the neutral force of **{ $region }**: { $strength } of { $needed } so far.
board_game-event-support = 🤝 { $seat } supports the { $side } from { $region }.
board_game-event-support-refused = 🚪 { $seat } keeps the units in { $region } out of it.
board_game-event-support-declined = ✋ { $seat } does without the support from { $region }.
board_game-event-combat = ⚔️ **Battle for { $region }!** { $attacker } attacks { $defender } from { $source } with { $units }, { $order }.
board_game-event-first-totals = ⚖️ Before the cards: attack **{ $attack }** : **{ $defence }** defence
board_game-event-card-played = 🎴 { $seat } plays **{ $card }**.
board_game-event-no-card = 🎴 { $seat } fights without a card.
board_game-event-card-cancelled = 🎴 { $card } goes back to the hand of { $seat }.
board_game-event-card-replaced = 🎴 { $seat } discards { $before } and plays **{ $now }** instead.
board_game-event-card-discarded = 🗑️ { $seat } discards { $card } ({ $why }).
board_game-event-cards-returned = 🔄 { $seat } takes back into hand: { $cards }
board_game-event-tides-card = 🌊 Your tides of battle card: **{ $card }**
board_game-event-tides-redrawn = 🌊 { $seat } draws another tides of battle card.
board_game-event-tides = 🌊 Tides of battle: attack **{ $attack }**, defence **{ $defence }**
board_game-event-blade-used = 🗡️ { $seat } draws the Valyrian steel blade: { $choice }.
board_game-event-strength =
    🧮 { $seat } ({ $side }): units { $units }{ $order ->
        [0] {""}
       *[other] {" "}+ order { $order }
    }{ $support ->
        [0] {""}
       *[other] {" "}+ support { $support }
    }{ $garrison ->
        [0] {""}
       *[other] {" "}+ garrison { $garrison }
    } + card { $card }{ $tides ->
        [0] {""}
       *[other] {" "}+ tides { $tides }
    }{ $blade ->
        [0] {""}
       *[other] {" "}+ blade { $blade }
    } = **{ $total }**
board_game-event-combat-won =
    🏆 **{ $seat } beats { $loser } at { $region }:** attack { $attack }, defence { $defence }.{ $tie ->
        [yes] {" "}The Fiefdoms track decided the tie.
       *[no] {""}
    }
board_game-event-garrison-removed = 🧱 The garrison of { $seat } in { $region } has fallen.
board_game-event-retreated = 🏃 { $seat } retreats from { $source } to **{ $region }**: { $units }
board_game-event-conquered = 🚩 { $seat } takes **{ $region }** from { $loser }.
board_game-event-turned-back = ↩️ { $seat } has won but has to turn back to { $region }.
board_game-event-march-kept = 🐎 { $seat } takes { $order } along to **{ $region }** and may march again.
board_game-event-ships-taken =
    ⚓ { $seat } takes { $ships ->
        [0] none of the ships
        [one] a ship
       *[other] { $ships } ships
    } of { $loser } in { $region }.
board_game-event-consolidated = 👑 { $seat } consolidates power in { $region }: +{ $power }
board_game-event-consolidated-together = 👑 Power consolidated: { $each }
board_game-event-consolidated-each = { $seat }, { $region } +{ $power }
board_game-event-clean-up = 🧹 The round ends: orders are cleared away, routed units stand up.
board_game-event-conceded = 🏳️ { $seat } gives up. The house stays on the board and does only what it must, and cannot win.

board_game-finish-seven-castles = The castles and strongholds it takes to win are in one hand.
board_game-finish-last-round = The last round is over and castles and strongholds were counted.
board_game-finish-last-player = Everybody else had given up.

## What is asked

board_game-ask-houses = Rank the houses, your favourite first. Where two want the same, chance decides.
board_game-ask-houses-short = rank the houses
board_game-ask-westeros_choice = **{ $card }**: you decide. What shall it be?
board_game-ask-westeros_choice-short = decide on { $card }
board_game-ask-bid = **{ $track }**: how much power do you bid? ({ $min } to { $max }) All of it is spent, whatever place you get.
board_game-ask-bid-short = bid for the { $track } track
board_game-ask-clash_ties = There is a tie on the **{ $track }** track, and whoever holds the Iron Throne decides. Rank the houses, best first; only the order within each tie counts.
board_game-ask-clash_ties-short = break the tie on the { $track } track
board_game-ask-reduce_armies = Your supply is **{ $supply }**: your armies may be as large as { $flags }. Which units do you remove? No more than needed.
board_game-ask-reduce_armies-short = reduce your armies
board_game-ask-muster = **Mustering** ({ $why }). A castle has 1 point, a stronghold 2. A footman, a ship or an upgrade costs 1; a knight or siege engine takes both points of a stronghold. What you leave out is not used. Mind your supply.
board_game-ask-muster-short = muster units
board_game-ask-orders =
    Lay an order in each of your { $areas } areas. Nobody sees them until all are in. { $stars ->
        [0] No ★ orders.
        [one] At most one ★ order.
       *[other] At most { $stars } ★ orders.
    }
board_game-ask-orders-short = lay your orders
board_game-ask-raven = The raven is yours: exchange one of your orders, look at the top wildling card, or do neither.
board_game-ask-raven-short = use the raven or not
board_game-ask-raven_order = Which order shall lie in **{ $region }** instead of { $order }?
board_game-ask-raven_order-short = a new order for { $region }
board_game-ask-raven_card = Beyond the Wall waits **{ $card }**. Leave it on top, or put it under the deck?
board_game-ask-raven_card-short = the wildling card: top or bottom
board_game-ask-raid = Which raid do you carry out, and against which order? A ★ raid may remove a defense order, too.
board_game-ask-raid-short = carry out a raid
board_game-ask-march = Which march do you carry out now?
board_game-ask-march-short = choose a march
board_game-ask-march_moves = **{ $source }** ({ $order }): where does each unit go? Those you leave out stay. One march may start one fight at most.
board_game-ask-march_moves-short = march from { $source }
board_game-ask-neutral_support = { $attacker } attacks the neutral force of **{ $region }** ({ $strength } of { $needed }) and asks you for support.
board_game-ask-neutral_support-short = support { $attacker } or not
board_game-ask-called_march = With the help you were promised you have { $strength } of { $needed } against the neutral force of **{ $region }**. March as you wrote it, or write it anew?
board_game-ask-called_march-short = march with the help or not
board_game-ask-support = { $attacker } (**{ $attack }**) attacks { $defender } (**{ $defence }**) in **{ $region }**. Whom do you support? All units under an order help, or none.
board_game-ask-support-short = support a side at { $region }
board_game-ask-accept_support = Whose help do you accept? You decline what you leave out.
board_game-ask-accept_support-short = accept help or not
board_game-ask-house_card = **Battle for { $region }:** { $attacker } (**{ $attack }**) against { $defender } (**{ $defence }**). Which house card do you play? It stays secret until both are in.
board_game-ask-house_card-short = choose a house card
board_game-ask-tyrion_lannister = **Tyrion:** send **{ $card }** back to the hand, so that another card must be played?
board_game-ask-tyrion_lannister-short = use Tyrion or not
board_game-ask-aeron_damphair = **Aeron:** pay 2 power and play another card instead?
board_game-ask-aeron_damphair-short = use Aeron or not
board_game-ask-doran_martell = **Doran:** on which track does your opponent drop to the last place?
board_game-ask-doran_martell-short = use Doran
board_game-ask-queen_of_thorns = **Queen of Thorns:** which order of your opponent do you remove?
board_game-ask-queen_of_thorns-short = use the Queen of Thorns
board_game-ask-tides_redraw = You drew **{ $card }**. Use the Valyrian steel blade to draw another card? It then can't give +1 this round.
board_game-ask-tides_redraw-short = redraw with the blade or not
board_game-ask-blade = It stands **{ $attack }** : **{ $defence }** (attack : defence), and you would lose. With the Valyrian steel blade (+1, once a round) you win. Do you use it?
board_game-ask-blade-short = use the blade or not
board_game-ask-cersei_lannister = **Cersei:** which order of the beaten house do you remove?
board_game-ask-cersei_lannister-short = use Cersei or not
board_game-ask-renly_baratheon = **Renly:** where does a footman become a knight?
board_game-ask-renly_baratheon-short = use Renly or not
board_game-ask-casualties =
    You lose **{ $total }** { $total ->
        [one] unit
       *[other] units
    } to swords. Which?
board_game-ask-casualties-short = choose your casualties
board_game-ask-skull_losses =
    Skulls take **{ $total }** of your { $total ->
        [one] units; which one?
       *[other] units. Which?
    }
board_game-ask-skull_losses-short = losses to skulls
board_game-ask-retreat =
    { $loser } has to retreat: where to? { $losses ->
        [0] No unit is lost.
       *[other] Supply costs { $losses } more.
    }
board_game-ask-retreat-short = choose the retreat
board_game-ask-retreat_losses = Supply does not feed all in **{ $region }**. Which { $total } do you lose?
board_game-ask-retreat_losses-short = losses of the retreat
board_game-ask-patchface = **Patchface:** which card of your opponent's hand is discarded?
board_game-ask-patchface-short = use Patchface or not
board_game-ask-take_ships = You now hold **{ $region }**, where ships of { $loser } lie. How many do you replace by your own? ({ $min } to { $max }) The rest is removed.
board_game-ask-take_ships-short = take over ships
board_game-ask-consolidate = The ★ order in **{ $region }**: take { $power } power, or muster there?
board_game-ask-consolidate-short = power or mustering
board_game-ask-consolidate_first = Others can still muster ships by order. Which of your consolidate orders do you carry out first?
board_game-ask-consolidate_first-short = which consolidate order first
board_game-ask-wildling_bid = The wildlings come with strength **{ $strength }**. How much power do you give? ({ $min } to { $max }) All of it is spent. Who gives most is rewarded, who gives least suffers most.
board_game-ask-wildling_bid-short = bid against the wildlings
board_game-ask-wildling_ties = Several houses share the { $wanted } bid, and the Iron Throne decides: who is it?
board_game-ask-wildling_ties-short = break the tie of bids
board_game-ask-lose_units =
    You lose **{ $total }** { $total ->
        [one] unit
       *[other] units
    } ({ $why }). Which?
board_game-ask-lose_units-short = lose units
board_game-ask-preemptive_raid = **Preemptive Raid:** lose two units, or two places on your best track?
board_game-ask-preemptive_raid-short = units or places
board_game-ask-preemptive_track = **Preemptive Raid:** on which track does { $loser } drop two places?
board_game-ask-preemptive_track-short = choose a track for { $loser }
board_game-ask-upgrade_footmen = **Crow Killers:** which footmen become knights? (up to { $max })
board_game-ask-upgrade_footmen-short = footmen become knights
board_game-ask-downgrade_knights = **Crow Killers:** which { $total } of your knights become footmen?
board_game-ask-downgrade_knights-short = knights become footmen
board_game-ask-destroy_knights = **Crow Killers:** footmen run out. Which { $total } of the knights are destroyed?
board_game-ask-destroy_knights-short = knights are destroyed
board_game-ask-discard_card = **Massing on the Milkwater:** which house card do you discard?
board_game-ask-discard_card-short = discard a house card
board_game-ask-king_track = **A King Beyond the Wall:** on which track do you take the first place?
board_game-ask-king_track-short = take a first place
board_game-ask-king_drop = **A King Beyond the Wall:** on which track do you drop to the last place?
board_game-ask-king_drop-short = drop on a track
board_game-ask-mammoth_card = **Mammoth Riders:** which discarded house card do you take back?
board_game-ask-mammoth_card-short = take back a house card

board_game-public-houses = choosing a house
board_game-public-westeros = a Westeros card
board_game-public-bid = bids for influence
board_game-public-ties = breaking ties
board_game-public-supply = reducing armies
board_game-public-muster = mustering
board_game-public-orders = laying orders
board_game-public-raven = the raven
board_game-public-raid = a raid
board_game-public-march = a march
board_game-public-support = support
board_game-public-house_card = a house card
board_game-public-card = a card's text
board_game-public-blade = the Valyrian steel blade
board_game-public-casualties = casualties
board_game-public-retreat = the retreat
board_game-public-ports = ships in a port
board_game-public-consolidate = consolidating power
board_game-public-wildling_bid = bids against the wildlings
board_game-public-wildlings = a wildling card
board_game-public-losses = losses

## What can be chosen

board_game-piece = { $unit } in { $region }
board_game-piece-routed = { $unit } in { $region } (routed)
board_game-unit-routed = { $unit } (routed)
board_game-muster-ship = Ship → { $region }
board_game-muster-upgrade = Footman becomes a { $unit }
board_game-muster-none = Nothing
board_game-raid-on = { $source } → { $region }: { $order } of { $owner }
board_game-raid-on-star = { $source } ★ → { $region }: { $order } of { $owner }
board_game-raid-none = { $source }: no target
board_game-raid-none-star = { $source } ★: no target
board_game-march-from = { $region }: { $order }
board_game-march-stay = Stays
board_game-second-point = { $region }, second point
board_game-march-token = Power token left behind
board_game-march-leave = Leave one
board_game-march-no-token = No token
board_game-raven-pass = Do neither
board_game-raven-top = Leave it on top
board_game-raven-bottom = Put it under the deck
board_game-raven-look = Look at the wildling card
board_game-raven-swap = New order in { $region }
board_game-consolidate-first = First the order in { $region }
board_game-called-march = March
board_game-called-anew = Write it anew
board_game-decline-support = Without the support from { $source }
board_game-order-in = { $region }: { $order }
board_game-nothing = Nothing
board_game-yes = Yes
board_game-no = No

board_game-text-help-orders = For example: winterfell march+1, white harbor support
board_game-text-help-march_moves = For example: 2 footmen to moat cailin, rest stay
board_game-text-help-muster = For example: winterfell knight, white harbor ship in port

board_game-note-card = { $effect }
board_game-note-both-anew = at once; both then choose a card anew
board_game-note-units = { $units }
board_game-note-laid = { $order }
board_game-note-tokens = { $count } of these

board_game-illegal-order-limit = You have { $order } only { $max ->
        [one] once
       *[other] { $max } times
    }, and it would lie there { $got } times. Still free: { $options }
board_game-illegal-star-limit = Your place at the King's Court allows { $max } ★ orders, and these are { $got }: { $options }
board_game-illegal-orders-too-few = You have fewer orders than areas, so all { $needed } permitted ones must be laid; these are { $got }.
board_game-illegal-march-two-fights = One march can start only one fight, but both { $region } and { $other } would be attacked. Choose one of them.
board_game-illegal-march-supply = Your supply does not feed armies of { $armies }. They may be as large as: { $flags }
board_game-illegal-march-port-full = { $region } has room for { $max } ships.
board_game-illegal-neutral-too-strong = The neutral force of { $region } has { $needed }, and you reach { $strength } at most. With too little nobody may march there.
board_game-illegal-token-not-needed = Units stay in { $region }, so no power token is left there.
board_game-illegal-armies-too-large = That is not enough: your armies may be as large as { $flags }.
board_game-illegal-removal-not-minimal = That is too much: one of these units could stay. Your armies may be as large as { $flags }.
board_game-illegal-muster-points =
    { $region } has { $max } { $max ->
        [one] point
       *[other] points
    }, and that costs { $got }. They pay for: { $options }
board_game-illegal-muster-reserve = There is no { $unit } left in your reserve.
board_game-illegal-muster-no-footman = No footman in { $region } could be upgraded.
board_game-illegal-muster-supply = Your supply does not feed armies of { $armies }. They may be as large as: { $flags }
board_game-illegal-muster-port-full = { $region } has room for { $max } ships.
board_game-illegal-muster-one-area = You muster in one castle or stronghold only.
board_game-illegal-support-both-sides = A house helps one side of a battle only.
board_game-illegal-support-one-answer = At this table a house gives one answer for all its support orders.
board_game-illegal-lose-one-area = Both units must come from one castle or stronghold.
board_game-illegal-house-not-playing = { $house } does not take part with so many players. Choose among: { $options }
board_game-illegal-orders-no-units = You have no units in { $region }, so no order goes there. Your areas: { $options }
board_game-illegal-orders-missing = Every area with your units needs an order. Still without one: { $options }
board_game-illegal-order-banned = { $order } is not allowed this round. Allowed are: { $options }
board_game-illegal-raven-no-order = You have no order in { $region } that could be exchanged. You have one in: { $options }
board_game-illegal-raven-same-order = { $order } lies in { $region } already.
board_game-illegal-raid-no-order = You have no raid order in { $region }. You have one in: { $options }
board_game-illegal-raid-no-enemy-order = There is no order of another house in { $region }. From { $source } you could raid: { $options }
board_game-illegal-raid-not-this-order = A raid from { $source } cannot remove { $order } in { $region }: it takes support, raid and consolidate orders, with ★ also defense, never a march. Targets: { $options }
board_game-illegal-raid-too-far = A raid from { $source } does not reach { $region }: land reaches neighbouring land, the sea land and sea, a port its sea. Targets: { $options }
board_game-illegal-march-no-order = You have no march order in { $region }. You have one in: { $options }
board_game-illegal-march-no-unit = There is no such unit of yours in { $region }, or not so many ({ $unit }). Able to march are: { $options }
board_game-illegal-march-routed = Routed units cannot march ({ $unit } in { $region }). Able to march are: { $options }
board_game-illegal-march-closed = { $region } is closed with so many players. You could go to: { $options }
board_game-illegal-march-only-land = { $unit }: land units cannot enter seas or ports such as { $region }. You could go to: { $options }
board_game-illegal-march-only-sea = { $unit }: ships cannot go on land such as { $region }. You could go to: { $options }
board_game-illegal-march-foreign-port = { $region } is not your port, and ships enter only their own. You could go to: { $options }
board_game-illegal-march-river = A river without a bridge lies between { $source } and { $region }. You could go to: { $options }
board_game-illegal-march-land-too-far = { $region } does not border { $source }, and no unbroken chain of your ships joins them. You could go to: { $options }
board_game-illegal-march-sea-too-far = Ships go one sea further or into an own port beside them; { $region } is too far from { $source }. You could go to: { $options }
board_game-illegal-token-on-land-only = Power tokens are left on land only, not in { $region }.
board_game-illegal-token-not-at-home = { $region } is your home and needs no power token: your shield holds it.
board_game-illegal-token-lies-there = A power token of yours lies in { $region } already.
board_game-illegal-token-no-power = You have no power left for a token in { $region }.
board_game-illegal-support-own-side = In your own fight you support yourself or nobody.
board_game-illegal-card-not-in-hand = { $card } is not in your hand. You hold: { $options }
board_game-illegal-retreat-attackers-area = Nobody retreats to where the attack came from ({ $region }). Possible are: { $options }
board_game-illegal-retreat-closed = { $region } is closed with so many players. Possible are: { $options }
board_game-illegal-retreat-neutral = A neutral force holds { $region }. Possible are: { $options }
board_game-illegal-retreat-terrain = Land units retreat on land, ships at sea or into an own port; { $region } is neither. Possible are: { $options }
board_game-illegal-retreat-too-far = { $region } is too far away for a retreat. Possible are: { $options }
board_game-illegal-retreat-enemy = { $region } belongs to { $owner }; nobody retreats into enemy land. Possible are: { $options }
board_game-illegal-retreat-losses = In { $region } supply would cost { $losses } units, elsewhere only { $fewest }. Possible are: { $options }
board_game-illegal-muster-no-castle = There is neither castle nor stronghold in { $region }. You may muster in: { $options }
board_game-illegal-muster-not-yours = { $region } is not yours. You may muster in: { $options }
board_game-illegal-muster-not-here = This order musters in its own area, not in { $region }. Possible is: { $options }
board_game-illegal-muster-goes-first = A { $unit } uses both points of { $region }: name it for the area itself and nothing for its second point.
board_game-illegal-muster-ship-too-far = A ship of { $source } goes into its port or a sea beside it, not to { $region }. Possible are: { $options }
board_game-illegal-muster-enemy-ships = Enemy ships lie in { $region }. Possible are: { $options }

## Standing orders

board_game-preference-support_stark = Support for Stark
board_game-preference-support_stark-ask = Ask me
board_game-preference-support_stark-always = Always help Stark
board_game-preference-support_stark-never = Never help Stark
board_game-preference-support_lannister = Support for Lannister
board_game-preference-support_lannister-ask = Ask me
board_game-preference-support_lannister-always = Always help Lannister
board_game-preference-support_lannister-never = Never help Lannister
board_game-preference-support_baratheon = Support for Baratheon
board_game-preference-support_baratheon-ask = Ask me
board_game-preference-support_baratheon-always = Always help Baratheon
board_game-preference-support_baratheon-never = Never help Baratheon
board_game-preference-support_greyjoy = Support for Greyjoy
board_game-preference-support_greyjoy-ask = Ask me
board_game-preference-support_greyjoy-always = Always help Greyjoy
board_game-preference-support_greyjoy-never = Never help Greyjoy
board_game-preference-support_tyrell = Support for Tyrell
board_game-preference-support_tyrell-ask = Ask me
board_game-preference-support_tyrell-always = Always help Tyrell
board_game-preference-support_tyrell-never = Never help Tyrell
board_game-preference-support_martell = Support for Martell
board_game-preference-support_martell-ask = Ask me
board_game-preference-support_martell-always = Always help Martell
board_game-preference-support_martell-never = Never help Martell
board_game-preference-own_support = My own support orders in my fights
board_game-preference-own_support-always = They always help me
board_game-preference-own_support-ask = Ask me
board_game-preference-accept_support = Help by others in my fights
board_game-preference-accept_support-always = I take it all
board_game-preference-accept_support-ask = Ask me
board_game-preference-called_march = Marches for which I called for help
board_game-preference-called_march-ask = Ask me once I know who helps
board_game-preference-called_march-march = March as soon as the help is enough
board_game-preference-blade = The Valyrian steel blade
board_game-preference-blade-ask = Ask when it would decide
board_game-preference-blade-never = Never use it
board_game-preference-blade-decisive = Use it whenever it turns a loss into a win
board_game-preference-retreat = Where I retreat to
board_game-preference-retreat-ask = Ask me
board_game-preference-retreat-home = Towards my home
board_game-preference-retreat-castle = To a castle if possible, else towards my home
board_game-preference-raven = The messenger raven
board_game-preference-raven-ask = Ask me
board_game-preference-raven-never = Let it rest
board_game-preference-ties = Ties, while I hold the Iron Throne
board_game-preference-ties-ask = Ask me
board_game-preference-ties-weakest = Me first, then those with the fewest castles; penalties go the other way round
board_game-preference-ties-track = As the houses stand on the track
board_game-preference-plans = Plans I have written down
board_game-preference-plans-ask = Only propose them when my turn comes
board_game-preference-plans-carry_out = Carry them out, unless other houses' forces near them have changed
board_game-preference-take_ships = Ships in ports I take
board_game-preference-take_ships-ask = Ask me
board_game-preference-take_ships-all = Take as many as I can
board_game-preference-take_ships-none = Take none

## Settings of the table

board_game-option-houses = Choice of houses
board_game-option-houses-help = How everybody gets a house.
board_game-option-houses-ranked = All rank them at the same time
board_game-option-houses-random = By lot
board_game-option-tides_of_battle = Tides of battle
board_game-option-tides_of_battle-help = Each side of a battle draws a card that adds strength, icons or skulls.
board_game-option-tides_of_battle-false = Without
board_game-option-tides_of_battle-true = With
board_game-option-tie_break = Ties at the end
board_game-option-tie_break-help = What counts when castles are equal after the last round.
board_game-option-tie_break-seed = Strongholds, supply, power, throne
board_game-option-tie_break-errata = Land areas, supply, throne
board_game-option-lannister_port_ship = A ship in Lannisport's port
board_game-option-lannister_port_ship-help = Later printings let Lannister begin with one more ship.
board_game-option-lannister_port_ship-false = No
board_game-option-lannister_port_ship-true = Yes, with four or more
board_game-option-clash_token_timing = Tokens in a Clash of Kings
board_game-option-clash_token_timing-help = When throne, blade and raven change hands.
board_game-option-clash_token_timing-after_all = After all three tracks
board_game-option-clash_token_timing-after_each = After each track
board_game-option-dark_wings_power = Power by Dark Wings, Dark Words
board_game-option-dark_wings_power-help = Whether ships in ports bring power as well.
board_game-option-dark_wings_power-with_ports = Crowns and ports
board_game-option-dark_wings_power-crowns_only = Crowns only
board_game-option-order_shortage = Too few orders
board_game-option-order_shortage-help = How orders are laid when somebody has more areas than orders.
board_game-option-order_shortage-turn_order = One after the other
board_game-option-order_shortage-sealed = All at the same time
board_game-option-support_choice = Giving support
board_game-option-support_choice-help = Whether each support order is decided by itself.
board_game-option-support_choice-per_order = Each order by itself
board_game-option-support_choice-per_house = All orders of a house alike
board_game-option-mustering = Mustering
board_game-option-mustering-help = Whether all muster at the same time or one after the other.
board_game-option-mustering-turn_order = In turn order
board_game-option-mustering-together = All at the same time
board_game-option-standins = Stand-ins
board_game-option-standins-help = How a house is played whose player is away or missing.
board_game-option-standins-active = They play to win
board_game-option-standins-vassal = As vassals: they defend and attack nobody
board_game-option-arianne_token = Power token under Arianne
board_game-option-arianne_token-help = What happens to it when the winner has to turn back.
board_game-option-arianne_token-removed = It goes
board_game-option-arianne_token-stays = It stays

## Phases and help

board_game-phase-set_up = Set-up
board_game-phase-westeros = Westeros phase
board_game-phase-planning = Planning
board_game-phase-raven = The raven
board_game-phase-raid = Raids
board_game-phase-march = Marches
board_game-phase-consolidate = Consolidating power
board_game-phase-clean_up = Clean-up

board_game-help = **A Game of Thrones: The Board Game**
    🎯 Hold seven castles and strongholds and you have won at once. After ten rounds the most of them win. (The settings of the table and the expansions may say otherwise.)
    1️⃣ **Westeros** (not in round 1): three cards bring supply, mustering, bids for influence, wildlings, bans.
    2️⃣ **Planning:** all lay an order in every area with units, in secret and at the same time. Then the raven.
    3️⃣ **Action:** raids, marches with battles, consolidating power; in turn order, one order each.
    📊 Iron Throne: turn order and ties. Fiefdoms: ties in battle, and the blade. King's Court: number of ★ orders, and the raven.
    🛢️ Supply says how many armies (two or more units in an area) you may have and how large.
    💰 Power buys influence, holds off the wildlings and keeps areas your units leave.
    🗣️ Talk and promise as you like; nothing binds, but orders, bids and cards stay secret.
board_game-help-set_up = **Set-up**
    All rank the houses; where two want the same, chance decides.
    With three players Stark, Lannister and Baratheon take part; Greyjoy, Tyrell and Martell follow.
    Everybody begins with 5 power, seven house cards and the units and places of the house.
board_game-help-westeros = **Westeros phase**
    A card of each of the three decks is turned up. Wildling icons raise the threat; at 12 they attack before anything else.
    🛢️ **Supply:** barrels are counted anew; armies that are too large lose units.
    🛡️ **Mustering:** a castle has 1 point, a stronghold 2. Footman, ship, upgrade 1; knight, siege engine 2.
    👑 **Clash of Kings:** secret bids for the three tracks, one after the other. All bids are spent; the Iron Throne breaks ties.
    💰 **Game of Thrones:** 1 power per crown, and for ports with a ship whose sea is free of enemies.
    🪓 **Wildlings:** all bid in secret. If the sum reaches their strength, the highest bid is rewarded; else all suffer, the lowest bid most.
    🚫 Cards of the third deck may forbid an order for this round.
board_game-help-planning = **Planning**
    Lay one order in every area with your units, ports included. You may change them until the last player is in.
    🐎 **March** −1, 0, +1★: units move or attack. 🛡️ **Defense** +1, +1, +2★: strength where it lies.
    🤝 **Support** 0, 0, +1★: helps in battles next to it. 🔥 **Raid** twice, ★: removes a support, raid or consolidate order next to it; ★ also a defense order.
    👑 **Consolidate** twice, ★: power; ★ may muster instead.
    How many ★ you may lay depends on your place at the King's Court.
    ✍️ In one line: `@Maester orders: winterfell march+1, white harbor support, shivering sea raid`
board_game-help-raven = **The raven**
    All orders lie open. Whoever holds the raven may exchange one of their orders for one not in use,
    or look at the top wildling card and put it back on top or under the deck. Or neither.
board_game-help-raid = **Raids**
    In turn order everybody carries out one raid until none is left.
    A raid removes an enemy support, raid or consolidate order next to it; ★ may take a defense order instead.
    From land it reaches land only; from the sea land and sea; from a port its sea.
    Taking a consolidate order brings you 1 power and costs the other 1.
    ✍️ In one line: `@Maester raid shivering sea -> narrow sea`
board_game-help-march = **Marches and battles**
    In turn order everybody carries out one march until none is left. Units may go to several neighbours; only one fight per march. Ships in an unbroken chain carry land units.
    🚩 Leave an area empty and it is lost, unless you leave a power token. Neutral forces fall to equal strength.
    ⚔️ **Battle:** footman 1, knight 2, ship 1, siege engine 4 (only attacking a castle), order, support, garrison, house card, blade. Ties: Fiefdoms.
    🗡️ Each sword of the winner's card kills a unit of the loser, each 🛡️ of the loser's card stops one.
    🏃 The loser retreats: attackers to where they came from, defenders to a free neighbour, never to where the attack came from. Retreated units are routed: strength 0, they can't move.
    🎴 When your last card is used, the others come back.
    ✍️ In one line: `@Maester march winterfell: 2 footmen to moat cailin, rest stay`
board_game-help-consolidate = **Consolidating power**
    Each order brings 1 power and 1 per crown in its area; a port brings 1, the sea nothing.
    ★ may muster in its castle or stronghold instead.
board_game-help-clean_up = **Clean-up**
    Orders are cleared away, routed units stand up, blade and raven are fresh again.

## Table, hand and picture

board_game-face-heading = **Round { $round } of { $rounds }** · { $phase }
board_game-face-start = { $phase }
board_game-face-winners = 👑 **{ $seats }** – { $reason }
board_game-face-turn = ▶️ **{ $house }** ({ $seat }) to move
board_game-face-combat = ⚔️ **{ $region }**: { $attacker } **{ $attack }** : **{ $defence }** { $defender }
board_game-face-castles = 🏰 { $scores }
board_game-face-castle-score = { $house } { $score }
board_game-face-threat = ❄️ Wildlings { $wildling } of 12
board_game-face-westeros = 📜 { $cards }
board_game-face-bans = 🚫 { $bans }
board_game-face-empty = The houses are not chosen yet.
board_game-face-house = **{ $house }** ({ $seat }) – { $score } · 💰 { $power } · 🛢️ { $supply } (armies { $flags }) · ★ { $stars }{ $conceded ->
        [yes] {" "}· 🏳️
       *[no] {""}
    }
board_game-face-cards = 🎴 { $hand }; played: { $discard }
board_game-face-area = • { $region }{ $marks }: { $parts }
board_game-face-units =
    { $number ->
        [one] { $unit }
       *[other] { $number }× { $unit }
    }
board_game-face-routed = { $units } (routed: { $number })
board_game-face-order-hidden = ❓ order face down
board_game-face-token = 🚩 power token
board_game-face-shield = shield of the house
board_game-face-garrison = 🧱 garrison { $strength }
board_game-face-neutrals = **Neutral forces:** { $places }
board_game-face-neutral = { $region } { $strength }
board_game-face-closed = **Closed:** { $places }
board_game-face-track = { $track }: { $houses }
board_game-face-legend = -# 🏰 castle · 🏯 stronghold · 🛢️ barrel · 👑 crown
board_game-face-own = { $house } · 💰 { $power } power · 🛢️ supply { $supply } (armies { $flags }) · { $score }
board_game-face-own-orders = 📨 Your orders: { $orders }
board_game-face-own-hand = 🎴 In hand:
board_game-face-own-card = • **{ $card }** – { $effect }
board_game-face-beside-help = 🤝 { $region } ({ $house }): +{ $strength }
board_game-face-beside-track = 📊 { $track } track now: { $houses }
board_game-face-beside-power = { $house } { $power }
board_game-face-beside-rivals = 💰 The others have: { $power }
board_game-face-beside-cards = 🎴 { $house } can still play: { $cards }
board_game-face-beside-threat = ⚠️ { $region }: { $house } stands in { $near } with strength { $strength }
board_game-face-beside-effect = 📜 { $effect }
board_game-face-beside-armies =
    🛢️ { $armies ->
        [none] You have no army of two or more units
       *[other] Your armies: { $armies }
    }; supply feeds { $flags }
board_game-face-own-cards = 🎴 { $hand }
board_game-face-own-wildling = 👁️ Only you know: **{ $card }** lies on top of the wildling deck.
board_game-face-own-tide = 🌊 Your tides of battle card: **{ $card }**
board_game-face-preview = ⚔️ **{ $region }:** you { $attack } : { $defence } { $defender }, before support and cards
board_game-face-preview-neutral = ⚔️ **{ $region }:** you { $attack } against a neutral force of { $defence }, before support
board_game-face-preview-helper = 🤝 { $region } ({ $house }) could add { $attack } to you or { $defence } to the other side
board_game-face-preview-own = 🤝 { $region } (your own) adds { $attack }
board_game-face-preview-ally = 🤝 { $region } ({ $house }) could add { $attack }
board_game-face-preview-foe = 🤝 { $region } ({ $house }) could add { $defence } to the other side
board_game-face-alt = Board of Westeros, round { $round }, { $phase }.
board_game-face-alt-score =
    { $who }: { $castles } { $castles ->
        [one] castle
       *[other] castles
    }, { $power } power, supply { $supply }.

board_game-statistics = 📊 **How the houses have done**
board_game-statistics-none = No game has been finished here yet.
board_game-statistics-line = { $house }: { $games } { $games ->
        [one] game
       *[other] games
    }, { $wins } won ({ $percent } %), place { $place } and 🏰 { $castles } on average

board_game-zoom-north = The North
board_game-zoom-west = The West
board_game-zoom-east = The East
board_game-zoom-south = The South
board_game-zoom-tables = Tracks and cards

board_game-picture-title = Westeros
board_game-picture-caption = Round { $round } · { $phase }
board_game-picture-legend = Signs on the map
board_game-picture-scene-round = Round { $round }
board_game-picture-scene-won = { $houses } wins
board_game-picture-scene-combat = Battle for { $region }
board_game-picture-scene-turn = { $house } · { $phase }
board_game-picture-scene-phase = { $phase }
board_game-picture-sum-units = Units
board_game-picture-sum-order = Order
board_game-picture-sum-support = Support
board_game-picture-sum-garrison = Garrison
board_game-picture-sum-card = Card
board_game-picture-sum-tides = Tides
board_game-picture-sum-blade = Blade
board_game-picture-footman = footman
board_game-picture-knight = knight
board_game-picture-siege_engine = siege engine
board_game-picture-ship = ship
board_game-picture-march = march
board_game-picture-defense = defense
board_game-picture-support = support
board_game-picture-raid = raid
board_game-picture-consolidate = consolidate
board_game-picture-star = special order
board_game-picture-castle = castle
board_game-picture-stronghold = stronghold
board_game-picture-barrel = supply
board_game-picture-crown = power
board_game-picture-garrison = garrison
board_game-picture-neutral = neutral
board_game-picture-river = river
board_game-picture-bridge = bridge
board_game-picture-iron_throne = Iron Throne
board_game-picture-fiefdoms = Fiefdoms
board_game-picture-kings_court = King's Court
board_game-picture-power = power
board_game-picture-cards = cards
board_game-picture-victory = Castles and strongholds
board_game-picture-influence = Influence
board_game-picture-supply = Supply
board_game-picture-house_cards = House cards

## Names

board_game-house-stark = 🐺 Stark
board_game-house-lannister = 🦁 Lannister
board_game-house-baratheon = 🦌 Baratheon
board_game-house-greyjoy = 🦑 Greyjoy
board_game-house-tyrell = 🌹 Tyrell
board_game-house-martell = ☀️ Martell
board_game-seat-nobody = neutral

board_game-unit-footman = Footman
board_game-unit-knight = Knight
board_game-unit-siege_engine = Siege Engine
board_game-unit-ship = Ship

board_game-order-march_minus_1 = 🐎 March −1
board_game-order-march_0 = 🐎 March 0
board_game-order-march_plus_1 = 🐎 March +1 ★
board_game-order-defense_plus_1 = 🛡️ Defense +1
board_game-order-defense_plus_2 = 🛡️ Defense +2 ★
board_game-order-support_0 = 🤝 Support
board_game-order-support_plus_1 = 🤝 Support +1 ★
board_game-order-raid = 🔥 Raid
board_game-order-raid_special = 🔥 Raid ★
board_game-order-consolidate = 👑 Consolidate Power
board_game-order-consolidate_special = 👑 Consolidate Power ★

board_game-track-iron_throne = Iron Throne
board_game-track-fiefdoms = Fiefdoms
board_game-track-kings_court = King's Court
board_game-token-throne = the Iron Throne
board_game-token-blade = the Valyrian steel blade
board_game-token-raven = the messenger raven
board_game-side-attacker = attacker
board_game-side-defender = defender
board_game-side-none = neither
board_game-place-top = on top
board_game-place-bottom = under the deck
board_game-ban-defense = no defense orders
board_game-ban-march_plus_1 = no march +1
board_game-ban-raid = no raids
board_game-ban-support = no support orders
board_game-ban-consolidate_power = no consolidate power orders

board_game-choice-supply = Supply
board_game-choice-mustering = Mustering
board_game-choice-nothing = Nothing
board_game-choice-clash = Clash of Kings
board_game-choice-power = Power
board_game-choice-muster = Mustering
board_game-choice-no_defense = No defense orders
board_game-choice-no_march_plus_1 = No march +1
board_game-choice-highest = highest
board_game-choice-lowest = lowest
board_game-choice-strength = +1 strength
board_game-choice-redraw = another tides card
board_game-choice-units = Two units
board_game-choice-track = Two places on the best track

board_game-why-supply = supply
board_game-why-wildlings = wildlings
board_game-why-card = a house card
board_game-why-swords = swords
board_game-why-skulls = skulls
board_game-why-routed = routed
board_game-why-siege_engine = siege engines can't retreat
board_game-why-retreat = supply on the retreat
board_game-why-no_retreat = nowhere to retreat to
board_game-why-port = the port is lost
board_game-why-conquered = conquered
board_game-why-no_effect = without effect
board_game-why-crowns = crowns
board_game-why-order = by order
board_game-why-raid = a raid
board_game-why-bid = bid
board_game-why-muster = mustering
board_game-why-mustering = Westeros card
board_game-why-horde = The Horde Descends

board_game-tide-zero = 0
board_game-tide-one_sword = +1 🗡️
board_game-tide-one_fort = +1 🛡️
board_game-tide-two = +2
board_game-tide-three = +3
board_game-tide-skull = 💀

board_game-effect-supply = Supply is counted anew.
board_game-effect-mustering = Everybody musters in castles and strongholds.
board_game-effect-a_throne_of_blades = Whoever holds the throne decides: supply, mustering or nothing.
board_game-effect-last_days_of_summer = Nothing happens.
board_game-effect-winter_is_coming = The deck is shuffled and another card turned up.
board_game-effect-clash_of_kings = All bid for the three tracks of influence.
board_game-effect-game_of_thrones = All gain power for their crowns and ports.
board_game-effect-dark_wings_dark_words = Whoever holds the raven decides: Clash of Kings, power or nothing.
board_game-effect-wildlings_attack = The wildlings attack with the strength they have.
board_game-effect-put_to_the_sword = Whoever holds the blade decides: no defense orders, no march +1, or no ban.
board_game-effect-rains_of_autumn = No march +1 this round.
board_game-effect-storm_of_swords = No defense orders this round.
board_game-effect-sea_of_storms = No raids this round.
board_game-effect-web_of_lies = No support orders this round.
board_game-effect-feast_for_crows = No consolidate power orders this round.
board_game-effect-silence_at_the_wall = Nothing happens.
board_game-effect-preemptive_raid = Won: the wildlings come again at once with 6, without the highest bidder. Lost: the lowest bidder loses two units or two places on the best track.
board_game-effect-crow_killers = Won: up to two footmen of the highest bidder become knights. Lost: all knights of the lowest bidder become footmen, two of everybody else's.
board_game-effect-rattleshirts_raiders = Won: supply +1 for the highest bidder. Lost: supply −2 for the lowest, −1 for all others.
board_game-effect-massing_on_the_milkwater = Won: the highest bidder takes all house cards back. Lost: the lowest discards the strongest, everybody else one.
board_game-effect-a_king_beyond_the_wall = Won: the highest bidder takes a first place. Lost: the lowest drops to the last place on all tracks, everybody else on the Fiefdoms or the King's Court track.
board_game-effect-mammoth_riders = Won: the highest bidder takes a house card back. Lost: the lowest loses three units, everybody else two.
board_game-effect-the_horde_descends = Won: the highest bidder musters in one area. Lost: the lowest loses two units of one castle, everybody else one unit.
board_game-effect-skinchanger_scout = Won: the highest bidder gets the bid back. Lost: the lowest loses all power, everybody else 2.

board_game-card-eddard_stark = Eddard Stark (4 🗡️🗡️)
board_game-card-robb_stark = Robb Stark (3)
board_game-card-roose_bolton = Roose Bolton (2)
board_game-card-greatjon_umber = Greatjon Umber (2 🗡️)
board_game-card-ser_rodrick_cassel = Ser Rodrick Cassel (1 🛡️🛡️)
board_game-card-the_blackfish = The Blackfish (1)
board_game-card-catelyn_stark = Catelyn Stark (0)
board_game-card-euron_crows_eye = Euron Crow's Eye (4 🗡️)
board_game-card-victarion_greyjoy = Victarion Greyjoy (3)
board_game-card-balon_greyjoy = Balon Greyjoy (2)
board_game-card-theon_greyjoy = Theon Greyjoy (2)
board_game-card-dagmar_cleftjaw = Dagmar Cleftjaw (1 🗡️🛡️)
board_game-card-asha_greyjoy = Asha Greyjoy (1)
board_game-card-aeron_damphair = Aeron Damphair (0)
board_game-card-tywin_lannister = Tywin Lannister (4)
board_game-card-ser_gregor_clegane = Ser Gregor Clegane (3 🗡️🗡️🗡️)
board_game-card-ser_jaime_lannister = Ser Jaime Lannister (2 🗡️)
board_game-card-the_hound = The Hound (2 🛡️🛡️)
board_game-card-ser_kevan_lannister = Ser Kevan Lannister (1)
board_game-card-tyrion_lannister = Tyrion Lannister (1)
board_game-card-cersei_lannister = Cersei Lannister (0)
board_game-card-stannis_baratheon = Stannis Baratheon (4)
board_game-card-renly_baratheon = Renly Baratheon (3)
board_game-card-ser_davos_seaworth = Ser Davos Seaworth (2)
board_game-card-brienne_of_tarth = Brienne of Tarth (2 🗡️🛡️)
board_game-card-salladhor_saan = Salladhor Saan (1)
board_game-card-melisandre = Melisandre (1 🗡️)
board_game-card-patchface = Patchface (0)
board_game-card-mace_tyrell = Mace Tyrell (4)
board_game-card-ser_loras_tyrell = Ser Loras Tyrell (3)
board_game-card-randyll_tarly = Randyll Tarly (2 🗡️)
board_game-card-ser_garlan_tyrell = Ser Garlan Tyrell (2 🗡️🗡️)
board_game-card-margaery_tyrell = Margaery Tyrell (1 🛡️)
board_game-card-alester_florent = Alester Florent (1 🛡️)
board_game-card-queen_of_thorns = Queen of Thorns (0)
board_game-card-the_red_viper = The Red Viper (4 🗡️🗡️🛡️)
board_game-card-areo_hotah = Areo Hotah (3 🛡️)
board_game-card-darkstar = Darkstar (2 🗡️)
board_game-card-obara_sand = Obara Sand (2 🗡️)
board_game-card-arianne_martell = Arianne Martell (1)
board_game-card-nymeria_sand = Nymeria Sand (1)
board_game-card-doran_martell = Doran Martell (0)

board_game-effect-eddard_stark = No text.
board_game-effect-robb_stark = On a win you choose where the loser retreats to.
board_game-effect-roose_bolton = On a loss take all your house cards back, this one too.
board_game-effect-greatjon_umber = No text.
board_game-effect-ser_rodrick_cassel = No text.
board_game-effect-the_blackfish = You lose no units to swords, skulls or card texts.
board_game-effect-catelyn_stark = Your defense order in the battle counts twice.
board_game-effect-euron_crows_eye = No text.
board_game-effect-victarion_greyjoy = Attacking: your ships count 2 each.
board_game-effect-balon_greyjoy = The printed strength of the other card counts 0.
board_game-effect-theon_greyjoy = Defending a castle or stronghold: +1 and 🗡️.
board_game-effect-dagmar_cleftjaw = No text.
board_game-effect-asha_greyjoy = Without any support: 🗡️🗡️🛡️.
board_game-effect-aeron_damphair = You may pay 2 power and play another card instead.
board_game-effect-tywin_lannister = On a win you gain 2 power.
board_game-effect-ser_gregor_clegane = No text.
board_game-effect-ser_jaime_lannister = No text.
board_game-effect-the_hound = No text.
board_game-effect-ser_kevan_lannister = Attacking: your footmen count 2 each.
board_game-effect-tyrion_lannister = You may send the other card back; another one must be played.
board_game-effect-cersei_lannister = On a win you may remove any order of the loser.
board_game-effect-stannis_baratheon = +1 if the opponent is above you on the Iron Throne track.
board_game-effect-renly_baratheon = On a win one of your footmen may become a knight.
board_game-effect-ser_davos_seaworth = While Stannis is discarded: +1 and 🗡️.
board_game-effect-brienne_of_tarth = No text.
board_game-effect-salladhor_saan = If you are supported, all ships but Baratheon's count 0.
board_game-effect-melisandre = No text.
board_game-effect-patchface = After the battle you may discard a card of the opponent's hand.
board_game-effect-mace_tyrell = At once a footman of the opponent is destroyed.
board_game-effect-ser_loras_tyrell = If your attack wins, the march order goes along and can be used again.
board_game-effect-randyll_tarly = No text.
board_game-effect-ser_garlan_tyrell = No text.
board_game-effect-margaery_tyrell = No text.
board_game-effect-alester_florent = No text.
board_game-effect-queen_of_thorns = At once an order of the opponent next to the battle is removed.
board_game-effect-the_red_viper = No text.
board_game-effect-areo_hotah = No text.
board_game-effect-darkstar = No text.
board_game-effect-obara_sand = No text.
board_game-effect-arianne_martell = If you defend and lose, the winner may not move in.
board_game-effect-nymeria_sand = Defending 🛡️, attacking 🗡️.
board_game-effect-doran_martell = At once the opponent drops to the last place of a track you choose.

board_game-westeros-supply = Supply
board_game-westeros-mustering = Mustering
board_game-westeros-a_throne_of_blades = A Throne of Blades
board_game-westeros-last_days_of_summer = Last Days of Summer
board_game-westeros-winter_is_coming = Winter is Coming
board_game-westeros-clash_of_kings = Clash of Kings
board_game-westeros-game_of_thrones = Game of Thrones
board_game-westeros-dark_wings_dark_words = Dark Wings, Dark Words
board_game-westeros-wildlings_attack = Wildlings Attack
board_game-westeros-put_to_the_sword = Put to the Sword
board_game-westeros-rains_of_autumn = Rains of Autumn
board_game-westeros-storm_of_swords = Storm of Swords
board_game-westeros-sea_of_storms = Sea of Storms
board_game-westeros-web_of_lies = Web of Lies
board_game-westeros-feast_for_crows = Feast for Crows

board_game-wildling-silence_at_the_wall = Silence at the Wall
board_game-wildling-preemptive_raid = Preemptive Raid
board_game-wildling-crow_killers = Crow Killers
board_game-wildling-rattleshirts_raiders = Rattleshirt's Raiders
board_game-wildling-massing_on_the_milkwater = Massing on the Milkwater
board_game-wildling-a_king_beyond_the_wall = A King Beyond the Wall
board_game-wildling-mammoth_riders = Mammoth Riders
board_game-wildling-the_horde_descends = The Horde Descends
board_game-wildling-skinchanger_scout = Skinchanger Scout

board_game-region-castle_black = Castle Black
board_game-region-karhold = Karhold
board_game-region-winterfell = Winterfell
board_game-region-white_harbor = White Harbor
board_game-region-the_stony_shore = The Stony Shore
board_game-region-widows_watch = Widow's Watch
board_game-region-moat_cailin = Moat Cailin
board_game-region-greywater_watch = Greywater Watch
board_game-region-flints_finger = Flint's Finger
board_game-region-the_fingers = The Fingers
board_game-region-the_twins = The Twins
board_game-region-seagard = Seagard
board_game-region-pyke = Pyke
board_game-region-the_mountains_of_the_moon = The Mountains of the Moon
board_game-region-the_eyrie = The Eyrie
board_game-region-riverrun = Riverrun
board_game-region-harrenhal = Harrenhal
board_game-region-crackclaw_point = Crackclaw Point
board_game-region-dragonstone = Dragonstone
board_game-region-lannisport = Lannisport
board_game-region-stoney_sept = Stoney Sept
board_game-region-kings_landing = King's Landing
board_game-region-blackwater = Blackwater
board_game-region-searoad_marches = Searoad Marches
board_game-region-kingswood = Kingswood
board_game-region-the_reach = The Reach
board_game-region-highgarden = Highgarden
board_game-region-storms_end = Storm's End
board_game-region-dornish_marches = Dornish Marches
board_game-region-oldtown = Oldtown
board_game-region-the_boneway = The Boneway
board_game-region-princes_pass = Prince's Pass
board_game-region-yronwood = Yronwood
board_game-region-sunspear = Sunspear
board_game-region-three_towers = Three Towers
board_game-region-salt_shore = Salt Shore
board_game-region-starfall = Starfall
board_game-region-the_arbor = The Arbor
board_game-region-the_shivering_sea = The Shivering Sea
board_game-region-bay_of_ice = Bay of Ice
board_game-region-the_narrow_sea = The Narrow Sea
board_game-region-ironmans_bay = Ironman's Bay
board_game-region-the_golden_sound = The Golden Sound
board_game-region-blackwater_bay = Blackwater Bay
board_game-region-sunset_sea = Sunset Sea
board_game-region-shipbreaker_bay = Shipbreaker Bay
board_game-region-sea_of_dorne = Sea of Dorne
board_game-region-redwyne_straights = Redwyne Straights
board_game-region-east_summer_sea = East Summer Sea
board_game-region-west_summer_sea = West Summer Sea
board_game-region-port_of_winterfell = Port of Winterfell
board_game-region-port_of_white_harbor = Port of White Harbor
board_game-region-port_of_pyke = Port of Pyke
board_game-region-port_of_lannisport = Port of Lannisport
board_game-region-port_of_dragonstone = Port of Dragonstone
board_game-region-port_of_storms_end = Port of Storm's End
board_game-region-port_of_oldtown = Port of Oldtown
board_game-region-port_of_sunspear = Port of Sunspear

## What can be written

board_game-typed-examples = For example:
    • `winterfell march+1, white harbor support, karhold power, moat cailin defense, shivering sea raid` · `karhold raid` (the other orders stay)
    • `march winterfell: 2 footmen to moat cailin, rest stay` · `march white harbor: all to moat cailin, leave token`
    • `raid moat cailin -> the twins` · `raid white harbor nothing` · `support the attacker` · `twins attacker, moat cailin nobody`
    • `muster winterfell knight, white harbor ship in port` · `muster winterfell 2 footmen` · `raven winterfell march+1` · `raven look`
    • `bid 3` · a card's name or part of it · `yes`, `no`, `none`

## What has been seen

board_game-face-memory = { $seat } – in hand: { $left }{ $played-count ->
        [0] {""}
       *[other] { " " }· played: { $played }
    }
