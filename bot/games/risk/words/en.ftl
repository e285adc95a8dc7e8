### Risk: Game of Thrones.

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
risk-event-set-up-together = 🗺️ Territories to begin with: { $each }
risk-event-set-up-each = { $seat } { $territories }
risk-event-turn = ▶️ **Round { $round }** – { $seat }'s turn
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
    } straight to { $territory }, which { $seat } holds.
risk-event-placed = 🛡️ { $seat }: +{ $units } in **{ $territory }** (now { $now })
risk-event-placed-together = 🛡️ { $seat }: { $each }
risk-event-placed-each = +{ $units } in **{ $territory }** (now { $now })
risk-event-invades = 🔥 { $seat } attacks **{ $target }**: { $attackers } in { $source } against { $defenders } of { $defender }
risk-event-battle =
    ⚔️ { $source } → { $target }: **{ $attack_dice }** against **{ $defence_dice }** – { $attackers_lost ->
        [0] the defence loses { $defenders_lost }
       *[other] { $defenders_lost ->
            [0] the attack loses { $attackers_lost }
           *[other] each side loses { $attackers_lost }
        }
    } ({ $attackers } : { $defenders } left)
risk-event-battle-old =
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

risk-ask-houses =
    Rank the houses, your favourite first. { $place ->
        [1] You are first in line: the house at the top of your list is yours.
       *[other] You are number { $place } in line and get the first house on your list that is still free. Or wait for those before you.
    }
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
risk-ask-until = **{ $source }** ({ $attackers }) attacks **{ $target }** again and again until it falls. At how many units left in { $source } do you stop?
risk-ask-until-short = when to stop the attack
risk-ask-defence =
    { $attacker } attacks you in **{ $target }** ({ $units } { $units ->
        [one] unit
       *[other] units
    }) from { $source } with { $dice } { $dice ->
        [one] die
       *[other] dice
    }. With how many do you defend?
risk-ask-defence-short = defend { $target }
risk-ask-move_in = **{ $target }** is yours! How many of the { $units } units in { $source } move in? ({ $min } to { $max })
risk-ask-move_in-short = move into { $target }
risk-ask-draw =
    You may draw a territory card ({ $left } left in the deck). { $end ->
        [yes] 💀 The next card could be the end card!
       *[no] The end card can't come up yet: it lies in the lower half of the deck.
    }
risk-ask-draw-short = draw a card or not
risk-ask-maneuver_from = You may maneuver once: units move through your own connected territories. From where?
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

# A question of release 0.1 has only the number of them.
risk-note-trade-bonus =
    { $units } units{ $own ->
        [0] { "" }
        [none] { "" }
        [1] , and +2 in the one of yours among them
        [2] , and +2 in each of { $own } of yours among them
        [3] , and +2 in each of { $own } of yours among them
       *[other] , and +2 in { $own }
    }
risk-note-source =
    { $units } units, { $targets } { $targets ->
        [one] target
       *[other] targets
    } in reach
risk-note-cards-now = Now: { $cards }
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
    Whoever was destroyed or gave up comes last.

## Board, hand and picture

risk-board-westeros = Westeros
risk-board-essos = Essos
risk-board-both = Westeros and Essos

risk-face-heading = **Round { $round }** · { $phase }
risk-face-start = { $board } · { $phase }
risk-face-turn = ▶️ **{ $house }** ({ $seat }) to move
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
    • { $house } **{ $seat }**: { $territories } + 🏰 { $castles } + ⚓ { $ports } = **{ $points }** { $points ->
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
risk-face-score-objectives =
    • { $house } **{ $seat }**: { $territories } { $territories ->
        [one] territory
       *[other] territories
    }, 🏰 { $castles }, ⚓ { $ports }, { $units } { $units ->
        [one] unit
       *[other] units
    }, { $cards } { $cards ->
        [one] card
       *[other] cards
    }{ $out ->
        [yes] {" "}– out
       *[no] { "" }
    }
risk-face-played-asked = 📜 { $seat } plays **{ $card }**: { $text }
risk-face-dice-asked = 🎲 Attack { $attack } · defence { $defence }
risk-face-card-asked = 🎴 **{ $card }**: { $text }
risk-face-odds = 🎲 The chance that it falls: **{ $percent }%** if you attack until it does.
risk-face-left = 💰 { $what }: leaves you { $left } gold
risk-face-enemy = { $territory } { $units } ({ $owner })
risk-face-remark-here =
    { $units } { $units ->
        [one] unit
       *[other] units
    } · next to { $enemies }{ $more ->
        [0] { "" }
       *[other] {" "}and { $more } more
    }
risk-face-remark-inland =
    { $units } { $units ->
        [one] unit
       *[other] units
    } · no enemy next to it
risk-face-remark-source =
    { $units } units · can attack { $enemies }{ $more ->
        [0] { "" }
       *[other] {" "}and { $more } more
    }
risk-face-odds-sign = 🎲 is the chance that it falls if you attack until it does.
risk-face-remark-target = { $owner } { $units } · 🎲 { $percent }%
risk-face-brief-cards = 🃏 { $cards }{ $best ->
        [0] { "" }
       *[other] {" "}– your best set brings **{ $best }** units in all
    }
risk-face-brief-objectives =
    🎯 You have { $vp } { $vp ->
        [one] victory point
       *[other] victory points
    }. Goals: { $objectives }{ $more ->
        [0] { "" }
       *[other] { " " }· … { $more } more
    }
risk-face-brief-maesters = 📜 { $cards }
risk-face-brief-characters = 🎭 { $cards }
risk-face-news-taken = 🚩 { $seat } took { $places } from you.
risk-face-news-held = 🛡️ { $seat } attacked { $places } and lost { $fell }; you lost { $lost }.
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
risk-face-alt = { $round ->
    [0] Map of { $board }, { $phase }.
   *[other] Map of { $board }, round { $round }, { $phase }.
  }
risk-face-alt-score = { $who }: { $territories } territories, { $castles } castles, { $ports } ports, { $points } points.
risk-face-alt-score-objectives = { $who }: { $territories } territories, { $castles } castles, { $ports } ports, { $vp } victory points.

risk-picture-caption = Round { $round } · { $phase }: { $seat }
risk-picture-legend = Signs on the board
risk-picture-card-objective = Objective
risk-picture-card-reached = fulfilled
risk-picture-scene-round = Round { $round }
risk-picture-scene-won = Victory: { $houses }
risk-picture-scene-turn = { $house } · { $phase }
risk-picture-scene-phase = { $phase }
risk-picture-losses = Losses
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

## Dominion: what happened

risk-event-rallied = 📣 { $seat } turns up the smallfolk of **{ $territory }**: +{ $units }
risk-event-used-character = 🎭 { $seat } uses **{ $character }** for { $cost } gold.
risk-event-played-maester = 📜 { $seat } plays **{ $maester }** for { $cost } gold.
risk-event-rolled-for-card = 🎲 { $seat } rolls a { $roll }.
risk-event-rolled-again = 🎲 A { $before } is rolled again: { $now }.
risk-event-called-off = 🕊️ The invasion of **{ $target }** by { $seat } is called off.
risk-event-gave-gold = 💰 { $gold } gold goes from { $seat } to { $winner }.
risk-event-withdrew =
    ↩️ { $seat } withdraws { $units } { $units ->
        [one] unit
       *[other] units
    } from { $source } to { $target }.
risk-event-lost-units = 💥 { $seat } loses { $units } in **{ $territory }** (now { $now })
risk-event-placed-special = 🔧 { $seat }: { $special } in **{ $territory }**
risk-event-stole-maester = 🕵️ { $seat } steals a maester card from { $loser }.
risk-event-maester-moved = 🕵️ The card was: { $maester }
risk-event-lost-maester = 🔥 { $seat } loses a maester card: { $maester }
risk-event-turned-up = 🃏 Turned up: { $card }
risk-event-character-died = ⚰️ **{ $character }** leaves the game.
risk-event-rallies = 📣 { $seat } lays a card face down with five units on it.
risk-event-rallies-where = 📣 Your smallfolk wait for you in **{ $territory }**.
risk-event-lost-point = 📉 { $seat } loses a victory point (now { $vp }).
risk-event-cancelled = 🕷️ **{ $maester }** has no effect.
risk-event-captured = ⛓️ { $seat } captures **{ $character }**.
risk-event-freed = 🔓 **{ $character }** is free again.
risk-event-income = 💰 { $seat }: +{ $gold } gold (now { $now })
risk-event-traded-single = 🃏 { $seat } trades in { $card } for a special unit.
risk-event-bought-maester = 📜 { $seat } buys a maester card and now holds { $cards }.
risk-event-got-maester = 📜 You got **{ $maester }** – { $effect }
risk-event-bought-objective = 🎯 { $seat } buys an objective.
risk-event-discarded-maester = 📜 Discarded: { $maester }
risk-event-got-objectives = 🎯 You keep: { $objectives }
risk-event-discarded-objective = 🎯 Discarded: { $objective }
risk-event-completed = 🎯 { $seat } completes **{ $objective }**: +{ $points } (now { $vp } { $vp ->
    [one] victory point
   *[other] victory points
})

## Dominion: what is asked and chosen

risk-ask-act =
    { $window }{ $fight ->
        [yes] : { $source } → { $target }
       *[no] { "" }
    }{ $dice ->
        [yes] {" "}🎲 { $attack } : { $defence }
       *[no] { "" }
    }. You have { $gold } gold. What do you play?
risk-ask-act-short = play a card or pass
risk-ask-steel = You rolled a { $roll }. Turn it to 6 with Valyrian Steel?
risk-ask-steel-short = turn the die or not
risk-ask-card_territory = Which territory?
risk-ask-card_territory-short = choose a territory
risk-ask-card_opponent = Which player?
risk-ask-card_opponent-short = choose a player
risk-ask-card_character = Which character?
risk-ask-card_character-short = choose a character
risk-ask-card_die = Which die is turned to its highest face?
risk-ask-card_die-short = choose a die
risk-ask-card_dice = What is rolled again?
risk-ask-card_dice-short = choose what is rolled again
risk-ask-card_losses = How many units fall on each side?
risk-ask-card_losses-short = choose the losses
risk-ask-card_units = Place { $units } units, each in a different territory of yours.
risk-ask-card_units-short = place { $units } units
risk-ask-card_lose = Winter is coming: where do you lose { $units }? One unit stays in every territory.
risk-ask-card_lose-short = choose what you lose
risk-ask-specials = Which special units of **{ $source }** take part against **{ $target }**?
risk-ask-specials-short = choose special units
risk-ask-follow = Which special units follow from **{ $source }** to **{ $target }**?
risk-ask-follow-short = choose who follows
risk-ask-maneuver_specials = Which special units of **{ $source }** travel along?
risk-ask-maneuver_specials-short = choose who travels along
risk-ask-keep_card = Which territory card do you keep?
risk-ask-keep_card-short = keep a card
risk-ask-single =
    { $cards ->
        [one] You hold one card. Trade it in for a special unit?
       *[other] You hold { $cards } cards. Trade in one of them for a special unit?
    }
risk-ask-single-short = a special unit for a card
risk-ask-special_to = Where does your { $special } go?
risk-ask-special_to-short = place a special unit
risk-ask-buy = You have { $gold } gold. What do you buy?
risk-ask-buy-short = buy something or go on
risk-ask-keep_maester = Which maester card do you keep?
risk-ask-keep_maester-short = keep a maester card
risk-ask-keep_objectives = Keep { $keep } of these objectives. They stay secret until you complete them.
risk-ask-keep_objectives-short = keep { $keep } of your objectives
risk-ask-complete = You have { $vp } { $vp ->
    [one] victory point
   *[other] victory points
}. Which objective do you complete? One per turn.
risk-ask-complete-short = complete an objective
risk-ask-plan = Where do you want to settle? Rank territories, your favourite first: you are number { $place } in line, and whenever it is your turn your unit goes to the first one that is still free ({ $free } are). If your list runs out you are asked again.
risk-ask-plan-short = rank the territories you want
risk-public-act = cards
risk-public-react = a reaction
risk-public-losses = losses
risk-public-buy = the market
risk-public-objectives = objectives
risk-public-placing = the first placing
risk-pass = Pass
risk-turn-die = Turn it to 6
risk-leave-die = Leave it
risk-die = 🎲 { $value } (d{ $sides })
risk-losses = Attack −{ $attackers }, defence −{ $defenders }
risk-specials =
    { $knight ->
        [0] { $siege_engine ->
            [0] No special units
           *[other] ⚙️ { $siege_engine }
        }
       *[other] { $siege_engine ->
            [0] 🐎 { $knight }
           *[other] 🐎 { $knight } · ⚙️ { $siege_engine }
        }
    }
risk-maneuver-now = Maneuver now
risk-maneuver-later = Not yet: later this turn, or not at all
risk-play-card = 📜 Play a card
risk-buy-nothing = Go on
risk-buy-maester = Maester card ({ $cost } gold)
risk-buy-tyrion = Maester card with Tyrion: one of two ({ $cost } gold)
risk-buy-objective = Objective ({ $cost } gold)
risk-ransom = Free { $character } ({ $cost } gold)
risk-complete-none = Not this turn
risk-note-claim = your units wait there
risk-note-ability = { $cost } gold: { $effect }
risk-note-card-effect = { $effect }
risk-note-special = { $special }
risk-note-worth = +{ $vp }
risk-note-region = { $region }
risk-window-turn_start = A turn begins
risk-window-reinforce = Reinforcements are about to come
risk-window-before_invasions = Before your invasions
risk-window-conquered = Conquered, and your people may rise here at once
risk-window-declared = An invasion has been declared
risk-window-committed = Attackers stand ready, the dice are not rolled
risk-window-reroll = The dice lie open and may be rolled again
risk-window-set = The dice lie open, and one may be turned
risk-window-add = The dice lie open, and something may be added
risk-window-maneuver = Before your maneuver
risk-window-draw = Before you draw a card
risk-window-played = A card is being played
risk-window-any_time = You may play a card now

## Dominion: standing orders, options, phases, face

risk-preference-characters = Your characters
risk-preference-characters-ask = Ask me whenever one can act
risk-preference-characters-key = In defence only for castles, ports and my seat of power
risk-preference-characters-never = Never ask in battles
risk-preference-maesters = Maester cards in defence
risk-preference-maesters-declared = Ask once per invasion, card or not (gives nothing away)
risk-preference-maesters-ask = Ask in every battle, card or not (gives nothing away)
risk-preference-maesters-able = Ask only when I can play one (others may notice)
risk-preference-maesters-never = Never ask
risk-preference-opponent_turns = Cards in the turns of others
risk-preference-opponent_turns-never = Never ask
risk-preference-opponent_turns-able = Ask only when I can play one (others may notice)
risk-preference-opponent_turns-ask = Always ask, card or not (gives nothing away)
risk-preference-specials = Knights and siege engines in attacks
risk-preference-specials-all = All take part
risk-preference-specials-ask = Ask me before each battle
risk-preference-ask_in = Territories where you are always asked
risk-preference-any_time = Cards for any time
risk-preference-any_time-no = I will say so
risk-preference-any_time-next = Let me play one before the next question to anybody
risk-preference-use_ned_stark = Using { risk-character-ned_stark }
risk-preference-use_robb_stark = Using { risk-character-robb_stark }
risk-preference-use_catelyn_stark = Using { risk-character-catelyn_stark }
risk-preference-use_stannis_baratheon = Using { risk-character-stannis_baratheon }
risk-preference-use_davos_seaworth = Using { risk-character-davos_seaworth }
risk-preference-use_tywin_lannister = Using { risk-character-tywin_lannister }
risk-preference-use_jaime_lannister = Using { risk-character-jaime_lannister }
risk-preference-use_loras_tyrell = Using { risk-character-loras_tyrell }
risk-preference-use_margaery_tyrell = Using { risk-character-margaery_tyrell }
risk-preference-use_brienne = Using { risk-character-brienne }
risk-preference-use_oberyn_martell = Using { risk-character-oberyn_martell }
risk-preference-use_areo_hotah = Using { risk-character-areo_hotah }
risk-preference-use_daenerys_targaryen = Using { risk-character-daenerys_targaryen }
risk-preference-use_grey_worm = Using { risk-character-grey_worm }
risk-preference-use_barristan_selmy = Using { risk-character-barristan_selmy }
risk-preference-use_hizdahr_zo_loraq = Using { risk-character-hizdahr_zo_loraq }
risk-preference-use_kraznys_mo_nakloz = Using { risk-character-kraznys_mo_nakloz }
risk-preference-use_pyat_pree = Using { risk-character-pyat_pree }
risk-preference-use_desperate_ambush = Using { risk-maester-desperate_ambush }
risk-preference-use_lead_into_a_trap = Using { risk-maester-lead_into_a_trap }
risk-preference-use_spiders_sabotage = Using { risk-maester-spiders_sabotage }
risk-preference-use_bribery = Using { risk-maester-bribery }
risk-preference-use_strength_of_steel = Using { risk-maester-strength_of_steel }
risk-preference-use_castle_walls = Using { risk-maester-castle_walls }
risk-preference-use_fortified_ports = Using { risk-maester-fortified_ports }
risk-preference-use_establish_the_high_ground = Using { risk-maester-establish_the_high_ground }
risk-preference-use_valyrian_steel = Using { risk-maester-valyrian_steel }
risk-preference-use_shifting_alliance = Using { risk-maester-shifting_alliance }
risk-preference-use_a_call_to_arms = Using { risk-maester-a_call_to_arms }
risk-preference-use_wed_for_peace = Using { risk-maester-wed_for_peace }
risk-preference-use_a_temporary_truce = Using { risk-maester-a_temporary_truce }
risk-preference-use_strategic_withdrawal = Using { risk-maester-strategic_withdrawal }
risk-preference-use_unplanned_losses = Using { risk-maester-unplanned_losses }
risk-preference-use_taken_captive = Using { risk-maester-taken_captive }
risk-preference-use_raid_the_countryside = Using { risk-maester-raid_the_countryside }
risk-preference-use_freefolk_uprising = Using { risk-maester-freefolk_uprising }
risk-use-usual = As my other orders say
risk-use-always = Whenever it helps
risk-use-key = For castles, ports and seats of power
risk-use-seat = For a seat of power only
risk-use-last = When the territory could fall
risk-use-costly = Against cards for 300 gold or more
risk-use-leader = Against whoever is ahead
risk-use-never = Never, and don't ask
risk-option-mode = Rules
risk-option-mode-help = Skirmish, with single parts of Dominion if you like, or all of Dominion.
risk-option-mode-skirmish = Skirmish
risk-option-mode-dominion = Dominion
risk-option-gold = Gold
risk-option-gold-help = Units, regions and ports bring gold. On its own it buys nothing.
risk-option-gold-true = Yes
risk-option-gold-false = No
risk-option-special_units = Special units
risk-option-special_units-help = Single cards can be traded for knights, siege engines and fortifications.
risk-option-special_units-true = Yes
risk-option-special_units-false = No
risk-option-characters = Characters
risk-option-characters-help = The four characters of your house act for gold. Needs gold.
risk-option-characters-true = Yes
risk-option-characters-false = No
risk-option-maesters = Maester cards
risk-option-maesters-help = Secret cards for gold. Needs gold, characters and special units.
risk-option-maesters-true = Yes
risk-option-maesters-false = No
risk-option-objectives = Objectives
risk-option-objectives-help = Ten victory points and your seat of power win; there is no end card. Needs gold and special units.
risk-option-objectives-true = Yes
risk-option-objectives-false = No
risk-option-placed = Claiming territories one by one
risk-option-placed-help = Territories are claimed in turn instead of dealt.
risk-option-placed-true = Yes
risk-option-placed-false = No
risk-finish-objectives = Ten victory points and their own seat of power.
risk-phase-buy = Market
risk-phase-objective = Objectives
risk-help-buy = **Market**
    📜 A maester card costs 200 gold; it is secret, and playing it has its own price.
    🎯 Once per turn you may pay 200 gold, draw two objectives and keep one.
    Then your characters are turned up again.
risk-help-objective = **Objectives**
    One fulfilled objective per turn can be revealed for its victory points; then you draw two and keep one.
    👑 With 10 points and your own seat of power you win.
risk-help-dominion = **Risk: Game of Thrones – Dominion**
    🎯 Whoever ends their own turn with 10 victory points and holds their own seat of power wins. Points come from secret objectives. The last one left wins at once.
    A turn has seven steps:
    1️⃣ **Reinforcements:** units as in a Skirmish, 100 gold for each of them and for each port; cards for units, one card for a special unit.
    2️⃣ **Market:** maester cards and objectives for gold. 3️⃣ Your characters are turned up again.
    4️⃣ **Invasions**, 5️⃣ **Maneuver**.
    6️⃣ **Objective:** reveal one you have fulfilled. 7️⃣ **Card:** if you took land from a player.
    🐎 A knight adds 1 to your highest die. ⚙️ A siege engine makes one die eight-sided. 🧱 A fortification makes all defence dice there eight-sided and never moves.
    🎭 Each character acts once a round for gold. 📜 Maester cards are secret; each says when it can be played and what it costs.
    ☠️ Destroy a player and their territory cards and all their gold are yours.
risk-help-set_up-dominion = **Set-up**
    Houses fix the turn order. Your seat of power begins with 3 units. You are dealt 3 objectives and keep 2.
    Then everybody settles, one unit at a time in turn order: hand in a list of territories, your favourite first, and Maester places for you. One territory on the list is placing by hand. A list can be changed until it is used.
    The rest of your starting units goes wherever you like on your land.
    Whoever comes later in the order gets gold and cards to make up for it. With two players some territories stay neutral.
risk-help-reinforce-dominion = **Reinforcements**
    You get (territories + castles) ÷ 3 units, rounded down and never fewer than 3, plus the bonus of each whole region – and 100 gold for every one of these units and for every port.
    🃏 Three cards make a set: 3 × 🐎 = 4, 3 × ⚙️ = 5, 3 × 🧱 = 6, one of each = 7 units, and 2 more on each territory shown that is yours. Sets bring no gold. With 5 cards you must trade in a set.
    Once per turn a single card becomes the special unit it shows, in any territory of yours.
    Gold can be saved for later turns.
risk-help-invade-dominion = **Invasions**
    As in a Skirmish: up to 3 dice against up to 2, from the highest down, ties go to the defence.
    🐎 Knights add 1 each to the highest die, ⚙️ siege engines make one die each eight-sided, 🧱 a fortification all dice of its defenders. Knights and engines that fought move in after a conquest; the loser's special units are gone.
    🎭 Characters and 📜 maester cards act in this order: when the invasion is declared, when units are committed, after the roll (roll again, turn, add). The attacker comes first.
    You are asked only where your standing orders say so – see the rules on cards and orders.
risk-help-maneuver-dominion = **Maneuver**
    Once per turn you may move units from one of your territories to another one that a chain of your own territories connects. Knights and siege engines may travel along; at least 1 unit stays behind.
    Some characters give you another maneuver, or let it come earlier.
risk-help-draw-dominion = **Territory card**
    If you took at least one territory from another player this turn, you draw one card, however many you took. Nobody draws a sixth card.
    The deck has no end card while objectives are played for; used cards are shuffled again.
risk-help-over-dominion = **Game over**
    10 victory points and one's own seat of power at the end of one's own turn win; the others follow by victory points, then by territories, castles and ports. Without objectives the points of a Skirmish are counted.
    Whoever was destroyed or gave up comes last.
risk-help-cards = **Characters and maester cards**
    🎭 Your four characters lie open. Each acts once, for its price, and is turned up again after your next purchases.
    📜 Maester cards are secret until played; then they are discarded. Cards of your own turn are offered there. Cards for any time can be played beside the questions of your own turn; for another moment give the order *cards for any time*.
    ⚠️ Nobody is asked about everything, or a game would never end. Unless you give other orders,
    • you are asked once when you are attacked, card or not, so that the question gives nothing away;
    • you are **not** asked about cards against committed attackers ({ risk-maester-desperate_ambush }, { risk-maester-lead_into_a_trap }, { risk-maester-shifting_alliance }) and after rolls ({ risk-maester-valyrian_steel });
    • you are **not** asked in the turns of others ({ risk-maester-freefolk_uprising }, { risk-maester-spiders_sabotage }, { risk-maester-unplanned_losses }).
    To play these, give the card an order of its own, or ask to be asked.
risk-help-orders = **Standing orders**
    They decide ahead, so that the others need not wait for you. Nobody else sees them; change them whenever you like.
    • The first time an order decides for you, even one you never gave, you alone are told, with a button to change it.
    • *Territories where you are always asked*: attacked there, you choose dice, characters and cards yourself.
    • *Your characters*, *maester cards in defence*, *cards in the turns of others*: ask always, sometimes, never. “Card or not” means you are asked even with nothing to play, so that nobody learns anything; Maester then passes for you after a while.
    • *Using …*: a card or character acts without a question – whenever it helps, for castles, ports and seats of power, when the territory could fall – and is used in the likeliest way. After a roll it acts only if it can spare you a unit.
    • *Cards for any time*: you may play one before the next question to anybody.
risk-special-knight = 🐎 Knight
risk-special-siege_engine = ⚙️ Siege engine
risk-special-fortification = 🧱 Fortification
risk-picture-gold = Gold
risk-picture-vp = Victory points
risk-picture-knights = Knight
risk-picture-siege_engines = Siege engine
risk-picture-fortifications = Fortification
risk-face-purse = 💰 { $house }: { $gold } gold, 📜 { $maesters }, 🎭 { $characters }
risk-face-vp = 🎯 { $house }: **{ $vp }** of { $most } victory points, { $objectives } secret
risk-face-own-gold = 💰 **Gold:** { $gold }
risk-face-own-maesters = 📜 **Maester cards**
risk-face-own-objectives = 🎯 **Objectives** ({ $vp } { $vp ->
    [one] victory point
   *[other] victory points
} so far)
risk-face-own-objective = { $objective } (+{ $vp }){ $reached ->
        [yes] {" "}✅
       *[no] { "" }
    }
risk-face-own-card = { $name } ({ $cost }): { $effect }
risk-face-own-characters = 🎭 **Characters**
risk-face-own-rallied = 📣 Waiting face down: { $places }
risk-lies-up = ready
risk-lies-down = used
risk-lies-captive = captive
risk-lies-dead = dead

## Dominion: cards

risk-character-ned_stark = Ned Stark
risk-character-robb_stark = Robb Stark
risk-character-catelyn_stark = Catelyn Stark
risk-character-jon_snow = Jon Snow
risk-character-stannis_baratheon = Stannis Baratheon
risk-character-davos_seaworth = Davos Seaworth
risk-character-melisandre = Melisandre
risk-character-salladhor_saan = Salladhor Saan
risk-character-tywin_lannister = Tywin Lannister
risk-character-cersei_lannister = Cersei Lannister
risk-character-jaime_lannister = Jaime Lannister
risk-character-tyrion_lannister = Tyrion Lannister
risk-character-loras_tyrell = Loras Tyrell
risk-character-margaery_tyrell = Margaery Tyrell
risk-character-renly_baratheon = Renly Baratheon
risk-character-brienne = Brienne
risk-character-oberyn_martell = Oberyn Martell
risk-character-doran_martell = Doran Martell
risk-character-ellaria_sand = Ellaria Sand
risk-character-areo_hotah = Areo Hotah
risk-character-daenerys_targaryen = Daenerys Targaryen
risk-character-jorah_mormont = Jorah Mormont
risk-character-grey_worm = Grey Worm
risk-character-barristan_selmy = Barristan Selmy
risk-character-xaro_xhoan_daxos = Xaro Xhoan Daxos
risk-character-hizdahr_zo_loraq = Hizdahr zo Loraq
risk-character-kraznys_mo_nakloz = Kraznys mo Nakloz
risk-character-pyat_pree = Pyat Pree
risk-maester-pirate_ship_fleet = Pirate Ship Fleet
risk-maester-desperate_ambush = Desperate Ambush
risk-maester-lead_into_a_trap = Lead into a Trap
risk-maester-preparing_for_war = Preparing for War
risk-maester-reinforce_bulwarks = Reinforce Bulwarks
risk-maester-a_sworn_sword = A Sworn Sword
risk-maester-weapons_of_war = Weapons of War
risk-maester-spiders_sabotage = Spider's Sabotage
risk-maester-bribery = Bribery
risk-maester-strength_of_steel = Strength of Steel
risk-maester-castle_walls = Castle Walls
risk-maester-fortified_ports = Fortified Ports
risk-maester-establish_the_high_ground = Establish the High Ground
risk-maester-valyrian_steel = Valyrian Steel
risk-maester-shifting_alliance = Shifting Alliance
risk-maester-a_call_to_arms = A Call to Arms
risk-maester-wed_for_peace = Wed for Peace
risk-maester-a_temporary_truce = A Temporary Truce
risk-maester-strategic_withdrawal = Strategic Withdrawal
risk-maester-unplanned_losses = Unplanned Losses
risk-maester-taken_captive = Taken Captive
risk-maester-raid_the_countryside = Raid the Countryside
risk-maester-sickness_in_the_ranks = Sickness in the Ranks
risk-maester-mass_desertion = Mass Desertion
risk-maester-winter_is_coming = Winter Is Coming
risk-maester-cut_off_supply_lines = Cut Off Supply Lines
risk-maester-a_web_of_lies = A Web of Lies
risk-maester-confusion_in_the_ranks = Confusion in the Ranks
risk-maester-valar_morghulis = Valar Morghulis
risk-maester-blood_magic = Blood Magic
risk-maester-rally_the_smallfolk = Rally the Smallfolk
risk-maester-hired_thieves = Hired Thieves
risk-maester-best_laid_plans = Best Laid Plans
risk-maester-mourning_the_fallen = Mourning the Fallen
risk-maester-freefolk_uprising = Freefolk Uprising
risk-maester-call_in_your_banners = Call in Your Banners
risk-effect-ned_stark = turn one of your defence dice to its highest face
risk-effect-robb_stark = all your attack dice +1 in this invasion
risk-effect-catelyn_stark = a single defender is joined by one more unit
risk-effect-jon_snow = one more maneuver this turn
risk-effect-stannis_baratheon = all your defence dice +1 in this invasion
risk-effect-davos_seaworth = against a port all your attack dice +1 in this invasion
risk-effect-melisandre = an opponent discards a maester card at random
risk-effect-salladhor_saan = your first conquest from an opponent this turn brings 100 of their gold
risk-effect-tywin_lannister = all your defence dice +1 in this battle
risk-effect-cersei_lannister = after three conquests draw one more territory card
risk-effect-jaime_lannister = turn one of your attack dice to its highest face
risk-effect-tyrion_lannister = buying a maester card: look at two, keep one
risk-effect-loras_tyrell = you win ties in this invasion
risk-effect-margaery_tyrell = your opponent rolls one die of your choice again
risk-effect-renly_baratheon = one more unit in a castle of yours
risk-effect-brienne = all your defence dice are eight-sided in this invasion
risk-effect-oberyn_martell = one of your attack dice is eight-sided in this invasion
risk-effect-doran_martell = without any conquest this turn draw a territory card
risk-effect-ellaria_sand = your maneuver may come at any moment of this turn
risk-effect-areo_hotah = for a castle or port your highest defence die +1 in this invasion
risk-effect-daenerys_targaryen = all your attack dice are eight-sided in this invasion
risk-effect-jorah_mormont = after two conquests with castle or port draw one more territory card
risk-effect-grey_worm = your ones are rolled again, once each, in every battle of this invasion
risk-effect-barristan_selmy = roll any of your defence dice again, once
risk-effect-xaro_xhoan_daxos = drawing a territory card: look at two, keep one
risk-effect-hizdahr_zo_loraq = one of your defence dice is eight-sided in this invasion
risk-effect-kraznys_mo_nakloz = your highest attack die +1 in this invasion
risk-effect-pyat_pree = all your dice +1 in this battle
risk-effect-pirate_ship_fleet = before your invasions: this turn your ports reach every coast
risk-effect-desperate_ambush = committed attackers: half a die of them, rounded up, are destroyed
risk-effect-lead_into_a_trap = all attackers committed to this battle are destroyed
risk-effect-preparing_for_war = at any time: three units, each in a different territory of yours
risk-effect-reinforce_bulwarks = at any time: a fortification in a territory of yours
risk-effect-a_sworn_sword = at any time: a knight in a territory of yours
risk-effect-weapons_of_war = at any time: a siege engine in a territory of yours
risk-effect-spiders_sabotage = an opponent's maester card has no effect
risk-effect-bribery = pay your attacker 200: the territory is safe this turn
risk-effect-strength_of_steel = your highest attack die +1 in this invasion
risk-effect-castle_walls = for a castle your highest defence die +1 in this invasion
risk-effect-fortified_ports = for a port your highest defence die +1 in this invasion
risk-effect-establish_the_high_ground = all your defence dice +1 this turn until the territory falls
risk-effect-valyrian_steel = turn a die you rolled to its highest face
risk-effect-shifting_alliance = two committed attackers are destroyed, two units join your defence
risk-effect-a_call_to_arms = a die of units joins the territory under attack
risk-effect-wed_for_peace = the invasion is off; this opponent takes nothing from you this turn
risk-effect-a_temporary_truce = safe this turn until the attacker has taken land from another player
risk-effect-strategic_withdrawal = all but one of the attacked units go to another territory of yours
risk-effect-unplanned_losses = two others fight: up to two units fall on each side
risk-effect-taken_captive = a character of the defender is captured if the territory falls
risk-effect-raid_the_countryside = up to 300 of the defender's gold if the territory falls
risk-effect-sickness_in_the_ranks = in a random region every opposing territory loses a unit
risk-effect-mass_desertion = in two random territories opposing units are halved
risk-effect-winter_is_coming = every opponent removes two units, then you one
risk-effect-cut_off_supply_lines = an opposing neighbour loses up to a die of units
risk-effect-a_web_of_lies = steal a maester card at random
risk-effect-confusion_in_the_ranks = every opponent discards a maester card at random
risk-effect-valar_morghulis = a character leaves the game
risk-effect-blood_magic = a character leaves the game on a roll of 3 or more
risk-effect-rally_the_smallfolk = five units wait on a hidden card; call them up any time you hold its territory
risk-effect-hired_thieves = start of your turn: up to 200 gold from every opponent
risk-effect-best_laid_plans = start of your turn: opponents roll, the lowest loses a victory point
risk-effect-mourning_the_fallen = start of your turn: opponents pay double for cards until your next turn
risk-effect-freefolk_uprising = start of an opponent's turn: half the base units and gold
risk-effect-call_in_your_banners = your reinforcements: a die of additional units
risk-objective-control_5_castles = control 5 castles
risk-objective-control_3_ports = control 3 ports
risk-objective-control_4_castles_and_2_ports = control 4 castles and 2 ports
risk-objective-control_a_port_on_each_coast = control a port on each coast
risk-objective-control_1_region = control 1 region
risk-objective-own_500_gold_or_more = own 500 gold or more
risk-objective-conquer_3_territories_in_one_turn = conquer 3 territories in one turn
risk-objective-conquer_2_territories_from_one_opponent_in_one_turn = conquer 2 territories from one opponent in one turn
risk-objective-destroy_4_opposing_units_in_one_turn = destroy 4 opposing units in one turn
risk-objective-control_7_castles = control 7 castles
risk-objective-control_5_ports = control 5 ports
risk-objective-control_6_castles_and_4_ports = control 6 castles and 4 ports
risk-objective-control_2_territories_in_each_of_3_regions = control 2 territories in each of 3 regions
risk-objective-own_1000_gold_or_more = own 1,000 gold or more
risk-objective-conquer_3_territories_with_a_castle_in_one_turn = conquer 3 territories with a castle in one turn
risk-objective-conquer_3_territories_with_a_port_in_one_turn = conquer 3 territories with a port in one turn
risk-objective-destroy_8_opposing_units_in_one_turn = destroy 8 opposing units in one turn
risk-objective-have_2_knights_or_2_siege_engines_or_2_fortifications_on_the_board = have 2 special units of one kind
risk-objective-control_9_castles = control 9 castles
risk-objective-control_7_ports = control 7 ports
risk-objective-control_8_castles_and_6_ports = control 8 castles and 6 ports
risk-objective-control_2_regions = control 2 regions
risk-objective-own_1500_gold_or_more = own 1,500 gold or more
risk-objective-conquer_6_territories_in_one_turn = conquer 6 territories in one turn
risk-objective-conquer_4_territories_from_one_opponent_in_one_turn = conquer 4 territories from one opponent in one turn
risk-objective-destroy_12_opposing_units_in_one_turn = destroy 12 opposing units in one turn
risk-objective-have_1_knight_1_siege_engine_and_1_fortification_on_the_board = have a knight, a siege engine and a fortification
risk-objective-control_11_castles = control 11 castles
risk-objective-control_9_ports = control 9 ports
risk-objective-control_10_castles_and_8_ports = control 10 castles and 8 ports
risk-objective-control_3_territories_in_each_of_4_regions = control 3 territories in each of 4 regions
risk-objective-own_2000_gold_or_more = own 2,000 gold or more
risk-objective-conquer_8_territories_in_one_turn = conquer 8 territories in one turn
risk-objective-conquer_5_territories_with_a_port_in_one_turn = conquer 5 territories with a port in one turn
risk-objective-conquer_6_territories_with_a_castle_in_one_turn = conquer 6 territories with a castle in one turn
risk-objective-destroy_16_opposing_units_in_one_turn = destroy 16 opposing units in one turn

## What can be written

risk-typed-examples = For example:
    • `winterfell 4, harrenhal 2` · `all on winterfell`
    • `attack harrenhal -> king's landing until 3` · `attack king's landing from harrenhal to the end` · `done`
    • `move 3 from winterfell to white harbor` · `no maneuver` · `end turn`
    • `trade best` · under attack: `defend with 2` · after a conquest: `draw` · at the market: `buy an objective` · `play sworn sword`
