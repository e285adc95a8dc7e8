### A Dance with Dragons and A Feast for Crows: their cards, questions and settings.

board_game-expansion-none = The base game
board_game-expansion-dance_with_dragons = A Dance with Dragons
board_game-expansion-feast_for_crows = A Feast for Crows
board_game-option-expansion = Expansion
board_game-option-expansion-help = Another beginning, and other house cards or goals.
board_game-option-expansion-none = none, only the base game
board_game-option-expansion-dance_with_dragons = A Dance with Dragons (six players, six rounds)
board_game-option-adwd_lannisport_knight = A knight in Lannisport
board_game-option-adwd_lannisport_knight-help = Whether Lannister begins A Dance with Dragons with a knight at home.
board_game-option-adwd_lannisport_knight-true = Yes, a knight and a footman
board_game-option-adwd_lannisport_knight-false = No, a footman only
board_game-option-adwd_stannis_timing = When Stannis acts
board_game-option-adwd_stannis_timing-help = When the Stannis of A Dance with Dragons takes the support orders away.
board_game-option-adwd_stannis_timing-cancel = Before all other texts
board_game-option-adwd_stannis_timing-pre_resolution = After the texts that work at once
board_game-illegal-expansion-players = { $expansion } is for { $players } players, and this table has { $got }. Change the number of seats to { $players } first.

board_game-house-arryn = 🌙 Arryn
board_game-preference-support_arryn = Support for Arryn
board_game-preference-support_arryn-ask = Ask me
board_game-preference-support_arryn-always = Always help Arryn
board_game-preference-support_arryn-never = Never help Arryn

board_game-event-support-turned = 🔄 { $region }: this support now counts for { $seat } ({ $side }).
board_game-event-card-copied = 🎴 { $seat } fights with the strength and icons of **{ $card }**.
board_game-event-card-blanked = 🎴 The text of **{ $card }** ({ $seat }) is ignored.
board_game-event-wildlings-moved = ❄️ { $seat } moves the wildlings { $choice }: now { $now }.
board_game-event-deck-searched = 📜 { $seat } searches Westeros deck { $deck } and puts a card on top.
board_game-event-deck-put = 👁️ Only you know: **{ $card }** lies on top of Westeros deck { $deck }.

board_game-ask-aeron_damphair_dwd = **Aeron:** how much power do you pay? ({ $min } to { $max }) Each gives +1. It stands { $attack } : { $defence } (attack : defence) before the cards.
board_game-ask-aeron_damphair_dwd-short = pay for Aeron or not
board_game-ask-qyburn = **Qyburn:** pay 2 power and fight with the printed strength and icons of a discarded card?
board_game-ask-qyburn-short = use Qyburn or not
board_game-ask-ser_gerris_drinkwater = **Gerris:** on which track do you move up one place?
board_game-ask-ser_gerris_drinkwater-short = use Gerris or not
board_game-ask-reek = **Reek:** take him back into your hand?
board_game-ask-reek-short = take Reek back or not
board_game-ask-rodrik_the_reader = **Rodrik:** which Westeros deck do you search?
board_game-ask-rodrik_the_reader-short = use Rodrik or not
board_game-ask-search_deck = **Rodrik:** which card of deck { $deck } do you put on top? Nobody else learns which.
board_game-ask-search_deck-short = choose a Westeros card
board_game-ask-ser_ilyn_payne = **Ilyn Payne:** where is a footman of your opponent destroyed?
board_game-ask-ser_ilyn_payne-short = use Ilyn Payne or not
board_game-ask-jon_snow = **Jon Snow:** the wildlings stand on { $wildling }. Move them?
board_game-ask-jon_snow-short = use Jon Snow or not
board_game-ask-melisandre_dwd = **Melisandre:** which discarded card do you take back? It costs its strength in power.
board_game-ask-melisandre_dwd-short = use Melisandre or not
board_game-ask-alayne_stone = **Alayne:** pay 2 power, so that { $seat } loses all { $power }?
board_game-ask-alayne_stone-short = use Alayne or not

board_game-deck = Westeros deck { $deck }
board_game-attacking-army = The attacking army
board_game-choice-up = One space up
board_game-choice-down = One space down
board_game-face-own-westeros = 👁️ Only you know: **{ $card }** lies on top of Westeros deck { $deck }.

board_game-card-roose_bolton_dwd = Roose Bolton (4 🗡️)
board_game-card-ramsay_bolton = Ramsay Bolton (3)
board_game-card-black_walder = Black Walder (2 🗡️)
board_game-card-steelshanks_walton = Steelshanks Walton (2 🛡️)
board_game-card-damon_dance_for_me = Damon Dance-For-Me (1 🗡️)
board_game-card-walder_frey = Walder Frey (1)
board_game-card-reek = Reek (0)
board_game-card-euron_crows_eye_dwd = Euron Crow's Eye (4)
board_game-card-victarion_greyjoy_dwd = Victarion Greyjoy (3 🗡️🗡️)
board_game-card-asha_greyjoy_dwd = Asha Greyjoy (2 🛡️)
board_game-card-rodrik_the_reader = Rodrik the Reader (2)
board_game-card-qarl_the_maid = Qarl the Maid (1)
board_game-card-ser_harras_harlaw = Ser Harras Harlaw (1 🗡️)
board_game-card-aeron_damphair_dwd = Aeron Damphair (0)
board_game-card-ser_jaime_lannister_dwd = Ser Jaime Lannister (4 🗡️🛡️)
board_game-card-ser_kevan_lannister_dwd = Ser Kevan Lannister (3 🛡️)
board_game-card-ser_daven_lannister = Ser Daven Lannister (2 🗡️)
board_game-card-ser_ilyn_payne = Ser Ilyn Payne (2)
board_game-card-cersei_lannister_dwd = Cersei Lannister (1 🛡️)
board_game-card-ser_addam_marbrand = Ser Addam Marbrand (1)
board_game-card-qyburn = Qyburn (0)
board_game-card-stannis_baratheon_dwd = Stannis Baratheon (4)
board_game-card-jon_snow = Jon Snow (3)
board_game-card-melisandre_dwd = Melisandre (2)
board_game-card-bastard_of_nightsong = Bastard of Nightsong (2 🛡️)
board_game-card-ser_davos_seaworth_dwd = Ser Davos Seaworth (1 🗡️🛡️)
board_game-card-ser_axell_florent = Ser Axell Florent (1 🗡️)
board_game-card-mance_rayder = Mance Rayder (0)
board_game-card-mace_tyrell_dwd = Mace Tyrell (4 🗡️🛡️)
board_game-card-randyll_tarly_dwd = Randyll Tarly (3 🗡️🗡️)
board_game-card-willas_tyrell = Willas Tyrell (2 🛡️)
board_game-card-ser_jon_fossoway = Ser Jon Fossoway (2 🗡️)
board_game-card-queen_of_thorns_dwd = Queen of Thorns (1)
board_game-card-paxter_redwyne = Paxter Redwyne (1)
board_game-card-margaery_tyrell_dwd = Margaery Tyrell (0)
board_game-card-doran_martell_dwd = Doran Martell (4)
board_game-card-areo_hotah_dwd = Areo Hotah (3 🛡️🛡️)
board_game-card-bastard_of_godsgrace = Bastard of Godsgrace (2 🛡️)
board_game-card-big_man = Big Man (2 🗡️)
board_game-card-ser_gerris_drinkwater = Ser Gerris Drinkwater (1)
board_game-card-quentyn_martell = Quentyn Martell (1)
board_game-card-nymeria_sand_dwd = Nymeria Sand (0 🗡️🛡️)
board_game-card-bronze_yohn_royce_ffc = Bronze Yohn Royce (4)
board_game-card-littlefinger = Littlefinger (3)
board_game-card-nestor_royce = Nestor Royce (2 🛡️🛡️)
board_game-card-lyn_corbray = Lyn Corbray (2 🗡️)
board_game-card-alayne_stone = Alayne Stone (1)
board_game-card-lothor_brune = Lothor Brune (1 🗡️🛡️)
board_game-card-lysa_arryn_ffc = Lysa Arryn (0)

board_game-effect-roose_bolton_dwd = No text.
board_game-effect-ramsay_bolton = While Reek is in your hand: +1 and 🗡️🗡️🗡️.
board_game-effect-black_walder = No text.
board_game-effect-steelshanks_walton = No text.
board_game-effect-damon_dance_for_me = No text.
board_game-effect-walder_frey = Support of third houses for your opponent counts for you instead.
board_game-effect-reek = At once Ramsay returns from your discards. On a loss you may take Reek back, too.
board_game-effect-euron_crows_eye_dwd = +1 if the opponent is above you on the Fiefdoms track.
board_game-effect-victarion_greyjoy_dwd = No text.
board_game-effect-asha_greyjoy_dwd = No text.
board_game-effect-rodrik_the_reader = On a win you may search a Westeros deck and put a card of it on top, unseen by others.
board_game-effect-qarl_the_maid = If you attack and lose, you gain 3 power.
board_game-effect-ser_harras_harlaw = No text.
board_game-effect-aeron_damphair_dwd = You may pay any amount of power: each gives +1.
board_game-effect-ser_jaime_lannister_dwd = No text.
board_game-effect-ser_kevan_lannister_dwd = No text.
board_game-effect-ser_daven_lannister = No text.
board_game-effect-ser_ilyn_payne = On a win you may destroy a footman of the opponent anywhere, beside all other losses.
board_game-effect-cersei_lannister_dwd = No text.
board_game-effect-ser_addam_marbrand = Attacking: your knights count 3 each.
board_game-effect-qyburn = You may pay 2 power to use the printed strength and icons of any discarded card.
board_game-effect-stannis_baratheon_dwd = Without any support: all support orders next to the battle are removed.
board_game-effect-jon_snow = On a win you may move the wildlings one space up or down, between 0 and 10.
board_game-effect-melisandre_dwd = After the battle you may take back a discarded card, this one too, for its strength in power.
board_game-effect-bastard_of_nightsong = No text.
board_game-effect-ser_davos_seaworth_dwd = No text.
board_game-effect-ser_axell_florent = No text.
board_game-effect-mance_rayder = Your final strength is the number the wildlings stand on.
board_game-effect-mace_tyrell_dwd = No text.
board_game-effect-randyll_tarly_dwd = No text.
board_game-effect-willas_tyrell = No text.
board_game-effect-ser_jon_fossoway = No text.
board_game-effect-queen_of_thorns_dwd = All text of the opponent's card is ignored.
board_game-effect-paxter_redwyne = At sea: your ships count 2 each.
board_game-effect-margaery_tyrell_dwd = Defending your home or your power token: the opponent's final strength is 2.
board_game-effect-doran_martell_dwd = For every card left in your hand: 🗡️, 🛡️ and −1.
board_game-effect-areo_hotah_dwd = No text.
board_game-effect-bastard_of_godsgrace = No text.
board_game-effect-big_man = No text.
board_game-effect-ser_gerris_drinkwater = On a win you may move up one place on a track.
board_game-effect-quentyn_martell = +1 for every card in your discard pile.
board_game-effect-nymeria_sand_dwd = No text.
board_game-effect-bronze_yohn_royce_ffc = +1 while you have more power than the opponent.
board_game-effect-littlefinger = After the battle, if you hold The Eyrie: twice the printed strength of the other card as power.
board_game-effect-nestor_royce = No text.
board_game-effect-lyn_corbray = No text.
board_game-effect-alayne_stone = On a win, if you hold The Eyrie, you may pay 2 power: the opponent loses all power.
board_game-effect-lothor_brune = No text.
board_game-effect-lysa_arryn_ffc = After the battle, if the opponent has more power than you: 3 power.

board_game-option-expansion-feast_for_crows = A Feast for Crows (four players, objectives)
board_game-option-affc_white_harbor_unit = White Harbor at the start
board_game-option-affc_white_harbor_unit-help = What Stark begins A Feast for Crows with in White Harbor.
board_game-option-affc_white_harbor_unit-footman = A footman
board_game-option-affc_white_harbor_unit-knight = A knight
board_game-preference-special_objective = My special objective
board_game-preference-special_objective-ask = Ask me whenever it is met
board_game-preference-special_objective-always = Score it whenever it is met
board_game-preference-objectives = My secret objectives
board_game-preference-objectives-ask = Ask me every round
board_game-preference-objectives-best = Score the one that brings most

board_game-event-objectives-kept = 🎯 Everybody keeps { $number } secret objectives.
board_game-event-objective-drawn = 🎯 { $seat } draws an objective.
board_game-event-objective-seen = 👁️ Your new objective: **{ $objective }** ({ $points }) – { $effect }
board_game-event-objectives-shown = 🎯 Laid down by the houses: { $objectives }
board_game-event-objective-taken = 🎯 { $seat } takes **{ $objective }**.
board_game-event-objectives-returned = 🎯 Everybody puts an objective back, unseen, and the deck is shuffled.
board_game-event-special-scored = ⭐ { $seat } scores the special objective: +{ $points } (now { $now }).
board_game-event-objective-scored = ⭐ { $seat } scores **{ $objective }**: +{ $points } (now { $now }).
board_game-event-points-lost = ⭐ { $seat } loses { $points } { $points ->
        [one] point
       *[other] points
    } (now { $now }).
board_game-event-wildlings-back = ❄️ The wildlings go back to { $now }.

board_game-finish-seven-points = Seven points are reached.
board_game-finish-last-points = The last round is over and points were counted.

board_game-ask-keep_objectives = Which { $number } objectives do you keep? The others go back into the deck. Nobody sees them before you score them.
board_game-ask-keep_objectives-short = keep objectives
board_game-ask-put_objective = **Shifting Ambitions:** which objective do you lay down, unseen? All are then shown, and each house takes one.
board_game-ask-put_objective-short = lay an objective down
board_game-ask-take_objective = **Shifting Ambitions:** { $place ->
        [1] which of these objectives do you take?
       *[other] which would you take, best first? You get the first one that the houses before you leave.
    }
board_game-ask-take_objective-short = take an objective
board_game-ask-return_objective = **New Information:** which objective do you put back into the deck?
board_game-ask-return_objective-short = put an objective back
board_game-ask-special_objective = Your special objective is met. Score it for 1 point?
board_game-ask-special_objective-short = score the special objective or not
board_game-ask-objective = Which of your objectives do you score this round? One at most, and only what is met.
board_game-ask-objective-short = score an objective or not
board_game-public-objectives = objectives
board_game-note-objective = { $points } · { $effect }
board_game-choice-wildlings_to_0 = Wildlings back to 0
board_game-illegal-objective-not-held = You do not hold the objective { $objective }. You hold: { $options }
board_game-illegal-objective-not-there = { $objective } does not lie there. You can take: { $options }
board_game-illegal-objective-not-met = { $objective } is not met yet: { $effect }

board_game-phase-scoring = Points and supply
board_game-help-scoring = **Points and supply** (A Feast for Crows)
    🛢️ All supply markers are set anew; armies that are too large lose units.
    ⭐ Then, in turn order: whoever meets the special objective of the house may score 1 point, every round.
    🎯 After that each house may score one secret objective it meets: it is shown and brings the points printed for the house.
    Whoever holds fewer than three draws one. Seven points win; after ten rounds the most do. Ties: land areas, then the throne.

board_game-special-stark = Winterfell, and five castles and strongholds in all
board_game-special-lannister = Lannisport and King's Landing
board_game-special-baratheon = Dragonstone and King's Landing
board_game-special-arryn = The Eyrie, and more power than every other house

board_game-face-score = 🏰 { $score } of { $goal }
board_game-face-score-points = ⭐ { $score } of { $goal } · 🏰 { $castles }
board_game-face-points = ⭐ { $scores }
board_game-face-special = ⭐ Special objective: { $special }{ $met ->
        [yes] {" "}✓
       *[no] {""}
    }
board_game-face-objectives = 🎯 { $number } in hand; scored: { $scored }
board_game-face-own-objectives = 🎯 Your objectives:
board_game-face-own-objective = • **{ $objective }** ({ $points }) – { $effect }{ $met ->
        [yes] {" "}✓
       *[no] {""}
    }
board_game-face-alt-points =
    { $who }: { $score } { $score ->
        [one] point
       *[other] points
    }, { $power } power, supply { $supply }.
board_game-picture-points = Points

board_game-westeros-rally_the_men = Rally the Men
board_game-westeros-the_burden_of_power = The Burden of Power
board_game-westeros-famine = Famine
board_game-westeros-ironborn_raid = Ironborn Raid
board_game-westeros-shifting_ambitions = Shifting Ambitions
board_game-westeros-new_information = New Information
board_game-effect-rally_the_men = Everybody musters in castles, not in strongholds.
board_game-effect-the_burden_of_power = Whoever holds the throne decides: wildlings back to 0, or mustering for all.
board_game-effect-famine = Every supply goes down by 1; armies that are too large lose units.
board_game-effect-ironborn_raid = Every house with two scored objectives or more loses a point.
board_game-effect-shifting_ambitions = Everybody lays an objective down; all are shown, and each takes one.
board_game-effect-new_information = Everybody draws an objective and puts one back.

board_game-objective-stop_the_storm = Stop the Storm
board_game-objective-cavalry_charge = Cavalry Charge
board_game-objective-backdoor_politics = Backdoor Politics
board_game-objective-home_invasion = Home Invasion
board_game-objective-land_grab = Land Grab
board_game-objective-arbor_gold = Arbor Gold
board_game-objective-extend_your_reach = Extend Your Reach
board_game-objective-take_the_black = Take the Black
board_game-objective-the_raven = The Raven
board_game-objective-support_the_crown = Support the Crown
board_game-objective-the_throne = The Throne
board_game-objective-the_blade = The Blade
board_game-objective-hold_court = Hold Court
board_game-objective-crossing_guard = Crossing Guard
board_game-objective-naval_superiority = Naval Superiority
board_game-objective-pull_the_weeds = Pull the Weeds
board_game-objective-ample_harvest = Ample Harvest
board_game-objective-mercantile_ventures = Mercantile Ventures
board_game-objective-a_firm_grip = A Firm Grip
board_game-objective-a_stalwart_position = A Stalwart Position
board_game-objective-spreading_the_wealth = Spreading the Wealth
board_game-objective-protect_the_neck = Protect the Neck
board_game-objective-nothing_but_ghosts = Nothing but Ghosts
board_game-objective-the_final_hour = The Final Hour
board_game-objective-the_peoples_chosen = The People's Chosen
board_game-objective-a_mountainous_task = A Mountainous Task
board_game-objective-a_riper_fruit = A Riper Fruit
board_game-objective-friendly_confines = Friendly Confines

board_game-effect-stop_the_storm = You hold Storm's End.
board_game-effect-cavalry_charge = All five of your knights are on the board.
board_game-effect-backdoor_politics = Every other house has more points than you.
board_game-effect-home_invasion = You hold another house's home.
board_game-effect-land_grab = You hold more land areas than every other house.
board_game-effect-arbor_gold = You hold The Arbor.
board_game-effect-extend_your_reach = You hold more seas than every other house.
board_game-effect-take_the_black = You hold Castle Black.
board_game-effect-the_raven = You hold the messenger raven.
board_game-effect-support_the_crown = Exactly three of your units are in Crackclaw Point and none in King's Landing.
board_game-effect-the_throne = You hold the Iron Throne.
board_game-effect-the_blade = You hold the Valyrian steel blade.
board_game-effect-hold_court = You hold King's Landing.
board_game-effect-crossing_guard = You hold both ends of a bridge: The Twins and Seagard, or Crackclaw Point and the Mountains.
board_game-effect-naval_superiority = You have more ships than every other house.
board_game-effect-pull_the_weeds = You hold Searoad Marches, Blackwater and The Reach.
board_game-effect-ample_harvest = Your supply is 5 or 6.
board_game-effect-mercantile_ventures = You hold more ports than every other house.
board_game-effect-a_firm_grip = You hold Crackclaw Point and Kingswood.
board_game-effect-a_stalwart_position = You hold more strongholds than every other house.
board_game-effect-spreading_the_wealth = You have more power tokens on the board than every other house.
board_game-effect-protect_the_neck = You hold Seagard, Greywater Watch and Flint's Finger.
board_game-effect-nothing_but_ghosts = Exactly one of your units is in Harrenhal and none next to it.
board_game-effect-the_final_hour = You have exactly one house card in hand.
board_game-effect-the_peoples_chosen = You hold at least four areas with a crown.
board_game-effect-a_mountainous_task = You hold The Eyrie.
board_game-effect-a_riper_fruit = You hold Winterfell.
board_game-effect-friendly_confines = You hold more castles, strongholds aside, than every other house.

### Variants: what a table may agree on besides.

board_game-option-houses-draft = One after the other picks one
board_game-option-house_cards = House cards
board_game-option-house_cards-help = Which cards the houses have, or how they come to them.
board_game-option-house_cards-usual = Those of the game that is played
board_game-option-house_cards-base = Those of the base game
board_game-option-house_cards-dragons = Those of A Dance with Dragons
board_game-option-house_cards-either = Every house chooses one of its two sets
board_game-option-house_cards-draft = Drafted in the open, card by card
board_game-option-house_cards-blind_draft = Drafted in secret: all rank the cards
board_game-option-tides_threes = Tides of battle: the threes
board_game-option-tides_threes-help = Whether the two cards with +3 are in the deck.
board_game-option-tides_threes-true = With them
board_game-option-tides_threes-false = Without them
board_game-option-tides_skulls = Tides of battle: the skulls
board_game-option-tides_skulls-help = Whether the two cards with a skull are in the deck.
board_game-option-tides_skulls-true = With them
board_game-option-tides_skulls-false = Without them
board_game-option-castles_to_win = Castles to win
board_game-option-castles_to_win-help = How many castles and strongholds win the game.
board_game-option-castles_to_win-5 = 5
board_game-option-castles_to_win-6 = 6
board_game-option-castles_to_win-7 = 7
board_game-option-castles_to_win-8 = 8
board_game-option-castles_to_win-9 = 9
board_game-option-castles_to_win-10 = 10
board_game-option-victory = When castles win
board_game-option-victory-help = Whether enough castles win at once, or only if they are held when a round ends.
board_game-option-victory-at_once = At once
board_game-option-victory-end_of_round = At the end of a round
board_game-option-muster_first = Muster before the first round
board_game-option-muster_first-help = Whether everybody musters once before the first orders.
board_game-option-muster_first-true = Yes
board_game-option-muster_first-false = No
board_game-option-endless = Last round
board_game-option-endless-help = Whether there is one, or the game goes on until somebody has won.
board_game-option-endless-false = As the rules say
board_game-option-endless-true = none, endless
board_game-illegal-castles-do-not-count = In { $expansion } points win, not castles, so their number stays at 7.
board_game-illegal-draft-gone = { $pick } cannot be taken here: it is gone, or not on offer. You can take: { $options }

board_game-event-draft-order = 🎲 This is the order in which houses are picked: { $seats }
board_game-event-set-taken = 🎴 { $seat } plays with the cards of { $set }.
board_game-event-card-drafted = 🎴 { $seat } takes **{ $card }**.
board_game-ask-draft_house = Which house do you take?
board_game-ask-draft_house-short = take a house
board_game-ask-card_set = Which of your house's two sets of cards do you play with? All choose at once.
board_game-ask-card_set-short = choose a set of house cards
board_game-ask-draft_card = Which house card of strength { $strength } do you take?
board_game-ask-draft_card-short = take a house card
board_game-ask-draft_blind =
    Rank the house cards of strength { $strength }, best first; { $number ->
        [one] you get one of them.
       *[other] you get { $number } of them.
    } Where two want the same, turn order decides; what you leave out comes by lot.
board_game-ask-draft_blind-short = rank house cards
board_game-public-cards = house cards
board_game-set-base = the base game
board_game-set-dragons = A Dance with Dragons
board_game-option-fog_of_war = Fog of war
board_game-option-fog_of_war-help = Whether a house sees the whole board, or its own areas and what is next to them.
board_game-option-fog_of_war-false = none, all see everything
board_game-option-fog_of_war-true = Only one's own areas and what is beside them
board_game-illegal-in-the-fog = { $region } lies in the fog: you see only your own areas and what is next to them.
board_game-region-fog = the fog
board_game-face-fog = 🌫️ Fog of war: { $seen } of { $all } areas can be seen here. Your own page shows what you see.
board_game-face-heading-endless = **Round { $round }** · { $phase }
