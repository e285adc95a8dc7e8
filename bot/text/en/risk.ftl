### Risk: Game of Thrones, Skirmish.

game-risk = Risk: Game of Thrones
risk-tag = Risk

## What happened

risk-event-rolled-for-start = 🎲 { $seat } rolls a { $roll } for the first turn.
risk-event-begins = 🏁 { $seat } begins; then it goes clockwise.
risk-event-takes-house = { $seat } plays { $house }.
risk-event-set-up =
    { $seat } starts with { $territories } { $territories ->
        [one] territory
       *[other] territories
    }.
risk-event-turn = ▶️ **Round { $round }** – the turn of { $seat }
risk-event-reinforcements =
    🛡️ { $seat } raises **{ $units }** { $units ->
        [one] unit
       *[other] units
    }: { $base } for { $territories } { $territories ->
        [one] territory
       *[other] territories
    } and { $castles } { $castles ->
        [one] castle
       *[other] castles
    }; whole regions: { $regions }.
risk-event-traded =
    🃏 { $seat } trades in { $cards } for **{ $units }** { $units ->
        [one] unit
       *[other] units
    }.
risk-event-trade-bonus =
    ➕ { $units } { $units ->
        [one] unit goes
       *[other] units go
    } straight to { $territory }: { $seat } holds what the card shows.
risk-event-placed = 🛡️ { $seat }: +{ $units } in **{ $territory }** (now { $now })
risk-event-invades = 🔥 { $seat } marches from **{ $source }** ({ $attackers }) on **{ $target }** ({ $defender }, { $defenders })
risk-event-battle =
    ⚔️ { $source } → { $target }: **{ $attack }** against **{ $defence }** – { $attackers_lost ->
        [0] the defence loses { $defenders_lost }
       *[other] { $defenders_lost ->
            [0] the attack loses { $attackers_lost }
           *[other] each side loses { $attackers_lost }
        }
    } ({ $attackers } : { $defenders } left)
risk-event-stops = ✋ { $seat } breaks off the attack on { $target }.
risk-event-conquered = 🚩 { $seat } conquers **{ $target }**!
risk-event-moved-in =
    👣 { $units } { $units ->
        [one] unit moves
       *[other] units move
    } into { $target }; { $left } { $left ->
        [one] stays
       *[other] stay
    } in { $source }.
risk-event-eliminated =
    ☠️ { $seat } has destroyed { $loser } and takes { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }.
risk-event-took-cards = 🃏 You took these cards: { $cards }
risk-event-maneuver =
    🐎 { $seat } moves { $units } { $units ->
        [one] unit
       *[other] units
    } from **{ $source }** (now { $left }) to **{ $target }** (now { $now }).
risk-event-drew-card =
    🃏 { $seat } draws a territory card and now holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
risk-event-drew = 🃏 You drew: { $card }
risk-event-declined-card = 🃏 { $seat } leaves the card in the deck.
risk-event-end-card = 💀 **Valar Morghulis!** { $seat } draws the card that ends the game.
risk-event-points =
    📜 { $seat }: { $territories } { $territories ->
        [one] territory
       *[other] territories
    } + { $castles } { $castles ->
        [one] castle
       *[other] castles
    } + { $ports } { $ports ->
        [one] port
       *[other] ports
    } = **{ $points }** { $points ->
        [one] point
       *[other] points
    }
risk-event-victory = 👑 **{ $winners }** wins the game!
risk-event-shared-victory = 👑 **{ $winners }** share the victory!
risk-event-conceded = 🏳️ { $seat } gives up. The units stay and defend, but take no more turns and cannot win.

risk-finish-end-card = The end card came up and the points were counted.
risk-finish-stalemate = Nobody had conquered anything for a long time, so the points were counted.
risk-finish-last-one = Only one player was left.

## What is asked

risk-ask-houses = Rank the houses, your favourite first. You are number { $place } in line and get the first house on your list that is still free.
risk-ask-houses-short = rank the houses
risk-ask-house = Which house will you lead?
risk-ask-house-short = choose a house
risk-ask-trade =
    You hold { $cards } { $cards ->
        [one] card
       *[other] cards
    }. { $must ->
        [yes] With so many you must trade in a set. Which one?
       *[no] Do you want to trade in a set?
    }
risk-ask-trade-short =
    { $must ->
        [yes] trade in a set
       *[no] trade in a set or keep it
    }
risk-ask-place =
    Place **{ $units }** { $units ->
        [one] unit
       *[other] units
    } on your territories, split as you like.
risk-ask-place-short =
    place { $units } { $units ->
        [one] unit
       *[other] units
    }
risk-ask-invade_from = From where do you attack? One unit always stays behind.
risk-ask-invade_from-short = attack, or end your invasions
risk-ask-invade_to = **{ $source }** has { $units } units. Which territory do you attack?
risk-ask-invade_to-short = choose a target
risk-ask-how = **{ $source }** ({ $attackers }) against **{ $target }** ({ $defenders }): how do you attack? You roll up to 3 dice, the defence up to 2; ties go to the defence.
risk-ask-how-short = the attack on { $target }
risk-ask-until = **{ $source }** ({ $attackers }) keeps attacking **{ $target }**, but stops with how many units left, or fewer?
risk-ask-until-short = when to stop the attack
risk-ask-defence =
    { $attacker } attacks your **{ $target }** ({ $units } units) from { $source } with { $dice } { $dice ->
        [one] die
       *[other] dice
    }. With how many do you defend?
risk-ask-defence-short = defend { $target }
risk-ask-move_in = **{ $target }** is yours! How many of the { $units } units in { $source } move in? ({ $min } to { $max })
risk-ask-move_in-short = move into { $target }
risk-ask-draw =
    You may draw a territory card ({ $left } left in the deck). { $end ->
        [yes] 💀 The next card could be the end card!
       *[no] The end card can't come up yet.
    }
risk-ask-draw-short = draw a card or not
risk-ask-maneuver_from = One maneuver is yours: from where do you move units?
risk-ask-maneuver_from-short = maneuver, or end your turn
risk-ask-maneuver_to = **{ $source }** has { $units } units. Where do some of them go? Only your own connected territories count.
risk-ask-maneuver_to-short = where to maneuver
risk-ask-maneuver_units = How many of the { $units } units in **{ $source }** go to **{ $target }**? ({ $min } to { $max })
risk-ask-maneuver_units-short = how many units to move

risk-public-houses = choosing a house
risk-public-reinforce = reinforcements
risk-public-invade = invasions
risk-public-defend = the defence
risk-public-maneuver = the maneuver
risk-public-draw = a territory card

## What can be chosen

risk-trade-set = +{ $units }: { $cards }
risk-keep-cards = Keep my cards
risk-end-invasions = End invasions
risk-back = ↩️ Back
risk-until-won = Until it falls
risk-until-left = Until I have … left
risk-one-battle =
    { $dice ->
        [one] One battle, 1 die
       *[other] One battle, { $dice } dice
    }
risk-stop-invasion = Break off
risk-defend-with =
    { $dice ->
        [one] Defend with 1 die
       *[other] Defend with { $dice } dice
    }
risk-no-maneuver = No maneuver, end my turn
risk-draw-card = Draw a card
risk-no-card = Leave it

risk-note-trade-bonus =
    { $units } units{ $own ->
        [0] { "" }
        [one] , and 2 more in the one territory shown that you hold
       *[other] , and 2 more in each of { $own } territories shown that you hold
    }
risk-note-source =
    { $units } units, { $targets } { $targets ->
        [one] target
       *[other] targets
    } in reach
risk-note-target =
    { $units } { $units ->
        [one] unit
       *[other] units
    }, { $owner }
risk-note-here =
    { $units } { $units ->
        [one] unit
       *[other] units
    } there now

## Standing orders

risk-preference-defence = How you defend
risk-preference-defence-most = With as many dice as allowed
risk-preference-defence-one = Always with one die
risk-preference-defence-ask = Ask me every time
risk-preference-move_in = After a conquest
risk-preference-move_in-ask = Ask me how many move in
risk-preference-move_in-few = As few as allowed move in
risk-preference-move_in-all = All but one move in
risk-preference-draw = Drawing a card
risk-preference-draw-end = Ask once the end card can come up
risk-preference-draw-always = Always draw
risk-preference-draw-ask = Ask me every time

## Table options

risk-option-start_units = Units at the start
risk-option-start_units-help = How many units stand on each of your territories when the game begins.
risk-option-start_units-3 = 3, as in the rulebook
risk-option-start_units-2 = 2, as in other editions
risk-option-neutral_cards = Cards for neutral land
risk-option-neutral_cards-help = Whether conquering only neutral territories earns a territory card.
risk-option-neutral_cards-true = Neutral land counts too
risk-option-neutral_cards-false = Only land of other players counts
risk-option-houses = Choosing houses
risk-option-houses-help = How everybody gets a house; the order comes from the opening roll.
risk-option-houses-ranked = Everybody ranks them at once
risk-option-houses-draft = One after the other
risk-option-houses-random = By lot
risk-option-ties = Equal points
risk-option-ties-help = What happens when several have the most points at the end.
risk-option-ties-tiebreak = Territories, then castles, then units decide
risk-option-ties-shared = The victory is shared
risk-option-stalemate_rounds = Rounds without a conquest
risk-option-stalemate_rounds-help = After this many rounds in a row without any conquest the points are counted.

## Phases and help

risk-phase-set_up = Set-up
risk-phase-reinforce = Reinforcements
risk-phase-invade = Invasions
risk-phase-maneuver = Maneuver
risk-phase-draw = Territory card
risk-phase-over = Game over

risk-help = **Risk: Game of Thrones – Skirmish**
    🎯 Whoever has the most points when the end card **Valar Morghulis** is drawn wins: 1 for each territory, castle and port.
    A turn has four steps:
    1️⃣ **Reinforcements:** a third of your territories plus castles (at least 3), more for whole regions and for sets of cards.
    2️⃣ **Invasions:** attack your neighbours as often as you like. Borders, dashed sea lines and ports of one colour connect.
    ⚔️ You roll up to 3 dice, the defence up to 2. The highest meet, then the second highest; ties go to the defence.
    3️⃣ **Maneuver:** move units once between two of your connected territories.
    4️⃣ **Card:** if you took land from a player, you may draw a card. Never more than 5 in hand.
    ☠️ Destroy a player and their cards are yours. The last one left wins at once.
    💀 The end card waits somewhere in the lower half of the deck.
risk-help-set_up = **Set-up**
    The highest roll begins. Everybody gets a house, then chance deals out the territories.
    The house decides colour and name, not strength; all have the same rules.
    With two players some territories stay neutral: they defend, but never attack.
risk-help-reinforce = **Reinforcements**
    You get (territories + castles) ÷ 3 units, rounded down and never fewer than 3, plus the bonus of each whole region.
    🃏 Three cards make a set: 3 × 🐎 = 4, 3 × ⚙️ = 5, 3 × 🧱 = 6, one of each = 7 units.
    Every traded card that shows a territory of yours puts 2 more units right there.
    With 5 cards you must trade in a set.
    Place all new units as you like on your own territories.
risk-help-invade = **Invasions**
    Choose where from, then where to: neighbours, across a sea line, or between ports of one colour. At least 2 units are needed, 1 stays behind.
    Fight single battles, or go on until the target falls or you have only so many units left.
    Up to 3 dice against up to 2; compare from the highest down; ties go to the defence.
    When the target falls, at least the units that survived the last battle move in, and you may attack again from there.
    Attacking is never a must.
risk-help-maneuver = **Maneuver**
    Once per turn you may move units from one of your territories to another one.
    A chain of your own territories must connect the two; ports of one colour and sea lines count.
    At least 1 unit stays behind. Then your turn ends.
risk-help-draw = **Territory card**
    If you took at least one territory from another player this turn, you may draw one card – only one, however many you took.
    Nobody draws a sixth card.
    💀 Whoever draws the end card ends the game at once, and the points are counted.
risk-help-over = **Game over**
    1 point for each territory, castle and port; the most points win.
    Equal points: more territories, then castles, then units decide, unless the table agreed to share.
    Who was destroyed or gave up comes last.

## Board, hand and picture

risk-board-westeros = Westeros
risk-board-essos = Essos
risk-board-both = Westeros and Essos

risk-face-heading = **Round { $round }** · { $board } · { $phase }
risk-face-start = { $board } · { $phase }
risk-face-turn = ▶️ Turn: **{ $seat }** ({ $house })
risk-face-deck =
    🃏 { $deck } { $deck ->
        [one] card
       *[other] cards
    } in the deck{ $end ->
        [yes] {" "}– 💀 the end card can come up now
       *[no] { "" }
    }
risk-face-winners = 👑 **{ $seats }** – { $reason }
risk-face-region = **{ $region }** (+{ $bonus })
risk-face-region-held = **{ $region }** (+{ $bonus }, all { $house })
risk-face-owner = { $house }: { $places }
risk-face-place = { $territory }{ $marks } **{ $units }**
risk-face-empty = The territories have not been dealt yet.
risk-face-legend = 🏰 castle · 👑 castle and seat of power · ⚓ port; ports of one colour ({ $colours }) connect
risk-face-scores = **Scores**
risk-face-score =
    { $place }. { $house } **{ $seat }**: { $territories } + 🏰 { $castles } + ⚓ { $ports } = **{ $points }** { $points ->
        [one] point
       *[other] points
    }, { $units } { $units ->
        [one] unit
       *[other] units
    }, { $cards } { $cards ->
        [one] card
       *[other] cards
    }{ $out ->
        [yes] {" "}– out
       *[no] { "" }
    }
risk-face-hand = 🃏 **Your cards** ({ $count } of { $max })
risk-face-hand-empty = 🃏 You hold no territory cards.
risk-face-card =
    • { $card }{ $own ->
        [yes] {" "}– yours, +{ $bonus } when traded in
       *[no] { "" }
    }
risk-face-sets = **Sets you could trade in**
risk-face-set =
    • { $cards } = **{ $units }** units{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } on territories shown)
    }
risk-face-no-set = No set yet: you need three alike or one of each.
risk-face-alt = Map of { $board }, round { $round }, { $phase }.
risk-face-alt-score = { $who }: { $territories } territories, { $castles } castles, { $ports } ports, { $points } points.

risk-picture-caption = Round { $round } · { $phase }: { $seat }
risk-picture-territories = Territories
risk-picture-castles = Castle
risk-picture-ports = Ports
risk-picture-points = Points
risk-picture-cards = Cards
risk-picture-seat_of_power = Seat of power
risk-picture-port_silver = Port, silver
risk-picture-port_blue = Port, blue
risk-picture-port_green = Port, green
risk-picture-sea_line = Sea line

## Names; places are called as on the board

risk-seat-nobody = neutral

risk-house-stark = 🐺 Stark
risk-house-baratheon = 🦌 Baratheon
risk-house-lannister = 🦁 Lannister
risk-house-tyrell = 🌹 Tyrell
risk-house-martell = ☀️ Martell
risk-house-targaryen = 🐉 Targaryen
risk-house-ghiscari = 🦅 Ghiscari

risk-region-the_north = The North
risk-region-the_iron_islands = The Iron Islands
risk-region-the_riverlands = The Riverlands
risk-region-the_vale_of_arryn = The Vale of Arryn
risk-region-the_westerlands = The Westerlands
risk-region-the_crownlands = The Crownlands
risk-region-the_reach = The Reach
risk-region-the_stormlands = The Stormlands
risk-region-dorne = Dorne
risk-region-andalos = Andalos
risk-region-the_disputed_lands = The Disputed Lands
risk-region-lands_of_long_summer = Lands of Long Summer
risk-region-the_dothraki_sea = The Dothraki Sea
risk-region-slavers_bay = Slaver's Bay
risk-region-jade_sea_coast = Jade Sea Coast

risk-territory-skagos = Skagos
risk-territory-the_gift = The Gift
risk-territory-karhold = Karhold
risk-territory-the_dreadfort = The Dreadfort
risk-territory-winterfell = Winterfell
risk-territory-bear_island = Bear Island
risk-territory-wolfswood = Wolfswood
risk-territory-stoney_shore = Stoney Shore
risk-territory-barrowlands = Barrowlands
risk-territory-widows_watch = Widow's Watch
risk-territory-white_harbor = White Harbor
risk-territory-the_neck = The Neck
risk-territory-cape_kraken = Cape Kraken
risk-territory-pyke = Pyke
risk-territory-harlaw = Harlaw
risk-territory-the_twins = The Twins
risk-territory-the_trident = The Trident
risk-territory-riverrun = Riverrun
risk-territory-harrenhal = Harrenhal
risk-territory-stoney_sept = Stoney Sept
risk-territory-mountains_of_the_moon = Mountains of the Moon
risk-territory-the_fingers = The Fingers
risk-territory-the_eyrie = The Eyrie
risk-territory-gulltown = Gulltown
risk-territory-the_crag = The Crag
risk-territory-golden_tooth = Golden Tooth
risk-territory-casterly_rock = Casterly Rock
risk-territory-silverhill = Silverhill
risk-territory-crakehall = Crakehall
risk-territory-crackclaw_point = Crackclaw Point
risk-territory-kings_landing = King's Landing
risk-territory-dragonstone = Dragonstone
risk-territory-kingswood = Kingswood
risk-territory-blackwater_rush = Blackwater Rush
risk-territory-the_mander = The Mander
risk-territory-searoad_marshes = Searoad Marshes
risk-territory-highgarden = Highgarden
risk-territory-oldtown = Oldtown
risk-territory-three_towers = Three Towers
risk-territory-the_arbor = The Arbor
risk-territory-storms_end = Storm's End
risk-territory-tarth = Tarth
risk-territory-rainwood = Rainwood
risk-territory-dornish_marches = Dornish Marches
risk-territory-red_mountains = Red Mountains
risk-territory-sandstone = Sandstone
risk-territory-greenblood = Greenblood
risk-territory-sunspear = Sunspear
risk-territory-braavosian_coastlands = Braavosian Coastlands
risk-territory-the_axe = The Axe
risk-territory-hills_of_norvos = Hills of Norvos
risk-territory-forest_of_qohor = Forest of Qohor
risk-territory-upper_rhoyne = Upper Rhoyne
risk-territory-the_flatlands = The Flatlands
risk-territory-the_golden_fields = The Golden Fields
risk-territory-myr = Myr
risk-territory-lower_rhoyne = Lower Rhoyne
risk-territory-tyrosh = Tyrosh
risk-territory-the_orange_shore = The Orange Shore
risk-territory-lys = Lys
risk-territory-volantis = Volantis
risk-territory-mantarys = Mantarys
risk-territory-the_sea_of_sights = The Sea of Sights
risk-territory-oros = Oros
risk-territory-valyria = Valyria
risk-territory-sarnor = Sarnor
risk-territory-northern_dothraki_sea = Northern Dothraki Sea
risk-territory-western_dothraki_sea = Western Dothraki Sea
risk-territory-eastern_dothraki_sea = Eastern Dothraki Sea
risk-territory-lhazar = Lhazar
risk-territory-vaes_dothrak = Vaes Dothrak
risk-territory-the_footprint = The Footprint
risk-territory-meereen = Meereen
risk-territory-yunkai = Yunkai
risk-territory-astapor = Astapor
risk-territory-old_ghis = Old Ghis
risk-territory-new_ghis = New Ghis
risk-territory-the_red_waste = The Red Waste
risk-territory-northern_jade_sea = Northern Jade Sea
risk-territory-samyrian = Samyrian
risk-territory-bayasabhad = Bayasabhad
risk-territory-qarth = Qarth

risk-card-skagos = ⚙️ { risk-territory-skagos }
risk-card-the_gift = 🧱 { risk-territory-the_gift }
risk-card-karhold = 🐎 { risk-territory-karhold }
risk-card-the_dreadfort = 🐎 { risk-territory-the_dreadfort }
risk-card-winterfell = 🐎 { risk-territory-winterfell }
risk-card-bear_island = 🧱 { risk-territory-bear_island }
risk-card-wolfswood = ⚙️ { risk-territory-wolfswood }
risk-card-stoney_shore = 🐎 { risk-territory-stoney_shore }
risk-card-barrowlands = 🧱 { risk-territory-barrowlands }
risk-card-widows_watch = 🧱 { risk-territory-widows_watch }
risk-card-white_harbor = ⚙️ { risk-territory-white_harbor }
risk-card-the_neck = ⚙️ { risk-territory-the_neck }
risk-card-cape_kraken = 🐎 { risk-territory-cape_kraken }
risk-card-pyke = ⚙️ { risk-territory-pyke }
risk-card-harlaw = 🐎 { risk-territory-harlaw }
risk-card-the_twins = 🧱 { risk-territory-the_twins }
risk-card-the_trident = ⚙️ { risk-territory-the_trident }
risk-card-riverrun = ⚙️ { risk-territory-riverrun }
risk-card-harrenhal = 🧱 { risk-territory-harrenhal }
risk-card-stoney_sept = 🐎 { risk-territory-stoney_sept }
risk-card-mountains_of_the_moon = ⚙️ { risk-territory-mountains_of_the_moon }
risk-card-the_fingers = 🧱 { risk-territory-the_fingers }
risk-card-the_eyrie = 🐎 { risk-territory-the_eyrie }
risk-card-gulltown = 🐎 { risk-territory-gulltown }
risk-card-the_crag = ⚙️ { risk-territory-the_crag }
risk-card-golden_tooth = 🐎 { risk-territory-golden_tooth }
risk-card-casterly_rock = 🐎 { risk-territory-casterly_rock }
risk-card-silverhill = 🧱 { risk-territory-silverhill }
risk-card-crakehall = 🧱 { risk-territory-crakehall }
risk-card-crackclaw_point = ⚙️ { risk-territory-crackclaw_point }
risk-card-kings_landing = 🐎 { risk-territory-kings_landing }
risk-card-dragonstone = 🧱 { risk-territory-dragonstone }
risk-card-kingswood = ⚙️ { risk-territory-kingswood }
risk-card-blackwater_rush = 🧱 { risk-territory-blackwater_rush }
risk-card-the_mander = ⚙️ { risk-territory-the_mander }
risk-card-searoad_marshes = 🐎 { risk-territory-searoad_marshes }
risk-card-highgarden = ⚙️ { risk-territory-highgarden }
risk-card-oldtown = 🐎 { risk-territory-oldtown }
risk-card-three_towers = 🧱 { risk-territory-three_towers }
risk-card-the_arbor = 🧱 { risk-territory-the_arbor }
risk-card-storms_end = 🧱 { risk-territory-storms_end }
risk-card-tarth = 🧱 { risk-territory-tarth }
risk-card-rainwood = ⚙️ { risk-territory-rainwood }
risk-card-dornish_marches = 🐎 { risk-territory-dornish_marches }
risk-card-red_mountains = 🧱 { risk-territory-red_mountains }
risk-card-sandstone = 🧱 { risk-territory-sandstone }
risk-card-greenblood = 🐎 { risk-territory-greenblood }
risk-card-sunspear = ⚙️ { risk-territory-sunspear }
risk-card-braavosian_coastlands = ⚙️ { risk-territory-braavosian_coastlands }
risk-card-the_axe = 🧱 { risk-territory-the_axe }
risk-card-hills_of_norvos = 🐎 { risk-territory-hills_of_norvos }
risk-card-forest_of_qohor = ⚙️ { risk-territory-forest_of_qohor }
risk-card-upper_rhoyne = 🧱 { risk-territory-upper_rhoyne }
risk-card-the_flatlands = 🐎 { risk-territory-the_flatlands }
risk-card-the_golden_fields = ⚙️ { risk-territory-the_golden_fields }
risk-card-myr = 🐎 { risk-territory-myr }
risk-card-lower_rhoyne = 🧱 { risk-territory-lower_rhoyne }
risk-card-tyrosh = 🧱 { risk-territory-tyrosh }
risk-card-the_orange_shore = ⚙️ { risk-territory-the_orange_shore }
risk-card-lys = 🐎 { risk-territory-lys }
risk-card-volantis = ⚙️ { risk-territory-volantis }
risk-card-mantarys = 🐎 { risk-territory-mantarys }
risk-card-the_sea_of_sights = ⚙️ { risk-territory-the_sea_of_sights }
risk-card-oros = 🐎 { risk-territory-oros }
risk-card-valyria = 🧱 { risk-territory-valyria }
risk-card-sarnor = ⚙️ { risk-territory-sarnor }
risk-card-northern_dothraki_sea = 🐎 { risk-territory-northern_dothraki_sea }
risk-card-western_dothraki_sea = 🧱 { risk-territory-western_dothraki_sea }
risk-card-eastern_dothraki_sea = ⚙️ { risk-territory-eastern_dothraki_sea }
risk-card-lhazar = 🧱 { risk-territory-lhazar }
risk-card-vaes_dothrak = 🐎 { risk-territory-vaes_dothrak }
risk-card-the_footprint = 🧱 { risk-territory-the_footprint }
risk-card-meereen = 🧱 { risk-territory-meereen }
risk-card-yunkai = 🐎 { risk-territory-yunkai }
risk-card-astapor = ⚙️ { risk-territory-astapor }
risk-card-old_ghis = 🐎 { risk-territory-old_ghis }
risk-card-new_ghis = ⚙️ { risk-territory-new_ghis }
risk-card-the_red_waste = 🧱 { risk-territory-the_red_waste }
risk-card-northern_jade_sea = ⚙️ { risk-territory-northern_jade_sea }
risk-card-samyrian = 🧱 { risk-territory-samyrian }
risk-card-bayasabhad = 🐎 { risk-territory-bayasabhad }
risk-card-qarth = ⚙️ { risk-territory-qarth }
risk-card-valar_morghulis = 💀 Valar Morghulis
