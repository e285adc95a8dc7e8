### The Card Game, first edition: what is written on its cards. Names and numbers are the printed ones;
### the texts are our own words.

## When an ability is used; its cost stands in brackets behind it

card_game_1e-timing-any-phase = **Any Phase**
card_game_1e-timing-plot = **Plot**
card_game_1e-timing-marshalling = **Marshalling**
card_game_1e-timing-challenges = **Challenges**
card_game_1e-timing-dominance = **Dominance**
card_game_1e-timing-response = **Response**
card_game_1e-timing-limited-response = **Limited Response**
card_game_1e-timing-when-revealed = **When Revealed**

## Types of cards

card_game_1e-type-plot = Plot
card_game_1e-type-agenda = Agenda
card_game_1e-type-character = Character
card_game_1e-type-location = Location
card_game_1e-type-attachment = Attachment
card_game_1e-type-event = Event
card_game_1e-type-title = Title
card_game_1e-type-faction = House

## Crests

card_game_1e-crest-holy = Holy
card_game_1e-crest-learned = Learned
card_game_1e-crest-noble = Noble
card_game_1e-crest-war = War
card_game_1e-crest-shadow = Shadow

## Keywords, and what they mean

card_game_1e-keyword-setup = Setup
card_game_1e-keyword-setup-help = This attachment can be laid out with your start cards, if a card it may lie on is laid out too.
card_game_1e-keyword-stealth = Stealth
card_game_1e-keyword-stealth-help = Before defenders are declared, the attacker may name, for each attacking character with stealth, one character of the defender without it; that character cannot defend in this challenge.
card_game_1e-keyword-renown = Renown
card_game_1e-keyword-renown-help = When you win a challenge, attacking or defending, this character claims 1 power if it took part.
card_game_1e-keyword-deadly = Deadly
card_game_1e-keyword-deadly-help = If more deadly characters take part for the attacker than for the defender, the defender kills one defending character once the challenge is resolved, whoever won.
card_game_1e-keyword-deathbound = Deathbound
card_game_1e-keyword-deathbound-help = The card goes to the dead pile whenever it would go from play to the discard pile; an event does so if it took effect.
card_game_1e-keyword-limited = Limited
card_game_1e-keyword-limited-help = You can play one limited card in a round, and lay out one as a start card.
card_game_1e-keyword-no_attachments = No attachments
card_game_1e-keyword-no_attachments-help = It cannot have attachments. Duplicates are none.
card_game_1e-keyword-no_attachments_except = No attachments except { $value }
card_game_1e-keyword-no_attachments_except-help = It cannot have attachments, except those with this trait.
card_game_1e-keyword-immune_to_character_abilities = Immune to character abilities
card_game_1e-keyword-immune_to_character_abilities-help = Abilities of characters have no effect on it and cannot choose it.
card_game_1e-keyword-immune_to_opponents_character_abilities = Immune to opponents' character abilities
card_game_1e-keyword-immune_to_opponents_character_abilities-help = Abilities of an opponent's characters have no effect on it and cannot choose it.
card_game_1e-keyword-immune_to_events = Immune to events
card_game_1e-keyword-immune_to_events-help = Events have no effect on it and cannot choose it.
card_game_1e-keyword-infamy = Infamy
card_game_1e-keyword-infamy-help = Power that you claim for your House can be put on this card instead; it counts towards victory there, whatever kind of card it is.
card_game_1e-keyword-intimidate = Intimidate
card_game_1e-keyword-intimidate-help = While this character attacks, the STR of all weaker characters counts as 0 when the challenge is resolved.
card_game_1e-keyword-ambush = Ambush
card_game_1e-keyword-ambush-help = As an Any Phase action you can put this card into play from your hand, paying its printed cost with influence instead of gold.
card_game_1e-keyword-vengeful = Vengeful
card_game_1e-keyword-vengeful-help = When you lose a challenge as the defender, you may stand all your vengeful cards.
card_game_1e-keyword-stalwart = Stalwart
card_game_1e-keyword-stalwart-help = If this character would be killed or discarded, it goes on top of its owner's deck instead.
card_game_1e-keyword-vigilant = Vigilant
card_game_1e-keyword-vigilant-help = When you win a challenge as the attacker, you may stand all your vigilant cards.
card_game_1e-keyword-melee = Melee
card_game_1e-keyword-melee-help = While it takes part in a challenge, this character has +1 STR for each participating character of an opponent.
card_game_1e-keyword-joust = Joust
card_game_1e-keyword-joust-help = When this character attacks alone, only one defender can be declared.

## Traits

card_game_1e-trait-ally = Ally
card_game_1e-trait-armor = Armor
card_game_1e-trait-army = Army
card_game_1e-trait-asshai = Asshai
card_game_1e-trait-bastard = Bastard
card_game_1e-trait-captain = Captain
card_game_1e-trait-clansman = Clansman
card_game_1e-trait-condition = Condition
card_game_1e-trait-conscriptor = Conscriptor
card_game_1e-trait-creature = Creature
card_game_1e-trait-direwolf = Direwolf
card_game_1e-trait-dothraki = Dothraki
card_game_1e-trait-dragon = Dragon
card_game_1e-trait-dragonstone = Dragonstone
card_game_1e-trait-free_cities = Free Cities
card_game_1e-trait-house_clegane = House Clegane
card_game_1e-trait-house_florent = House Florent
card_game_1e-trait-house_tully = House Tully
card_game_1e-trait-house_tyrell = House Tyrell
card_game_1e-trait-item = Item
card_game_1e-trait-kings_landing = King's Landing
card_game_1e-trait-kingsguard = Kingsguard
card_game_1e-trait-knight = Knight
card_game_1e-trait-lady = Lady
card_game_1e-trait-lannisport = Lannisport
card_game_1e-trait-lord = Lord
card_game_1e-trait-maester = Maester
card_game_1e-trait-mercenary = Mercenary
card_game_1e-trait-nights_watch = Night's Watch
card_game_1e-trait-others = Others
card_game_1e-trait-qartheen = Qartheen
card_game_1e-trait-queen = Queen
card_game_1e-trait-queensguard = Queensguard
card_game_1e-trait-skill = Skill
card_game_1e-trait-small_council = Small Council
card_game_1e-trait-stronghold = Stronghold
card_game_1e-trait-the_east = The East
card_game_1e-trait-title = Title
card_game_1e-trait-unsullied = Unsullied
card_game_1e-trait-weapon = Weapon
card_game_1e-trait-westeros = Westeros
card_game_1e-trait-winterfell = Winterfell

## What belongs to a House, as in "Stark card"

card_game_1e-of-stark = Stark
card_game_1e-of-lannister = Lannister
card_game_1e-of-baratheon = Baratheon
card_game_1e-of-targaryen = Targaryen
card_game_1e-of-martell = Martell
card_game_1e-of-greyjoy = Greyjoy
card_game_1e-of-neutral = Neutral

## House cards

card_game_1e-card-stark = House Stark
card_game_1e-card-lannister = House Lannister
card_game_1e-card-baratheon = House Baratheon
card_game_1e-card-targaryen = House Targaryen
card_game_1e-card-martell = House Martell
card_game_1e-card-greyjoy = House Greyjoy
card_game_1e-card-neutral = Neutral

## Titles

card_game_1e-card-crown_regent = Crown Regent
card_game_1e-card-lord_commander_of_the_kingsguard = Lord Commander of the Kingsguard
card_game_1e-card-hand_of_the_king = Hand of the King
card_game_1e-card-master_of_whispers = Master of Whispers
card_game_1e-card-master_of_laws = Master of Laws
card_game_1e-card-master_of_coin = Master of Coin

## House Stark

card_game_1e-card-ice = Ice
card_game_1e-card-nymeria = Nymeria
card_game_1e-card-summer = Summer
card_game_1e-card-ser_rodrik_cassel = Ser Rodrik Cassel
card_game_1e-card-eddard_stark = Eddard Stark
card_game_1e-card-catelyn_stark = Catelyn Stark
card_game_1e-card-arya_stark = Arya Stark
card_game_1e-card-robb_stark = Robb Stark
card_game_1e-card-sansa_stark = Sansa Stark
card_game_1e-card-greatjon_umber = Greatjon Umber
card_game_1e-card-shaggydog = Shaggydog
card_game_1e-card-hodor = Hodor
card_game_1e-card-bran_stark = Bran Stark
card_game_1e-card-grey_wind = Grey Wind
card_game_1e-card-lady = Lady
card_game_1e-card-war_host_of_the_north = War Host of the North
card_game_1e-card-winterfell_honor_guard = Winterfell Honor Guard
card_game_1e-card-knight_of_the_tumblestone = Knight of the Tumblestone
card_game_1e-card-direwolf_pup = Direwolf Pup
card_game_1e-card-kennel_master = Kennel Master
card_game_1e-card-house_tully_recruiter = House Tully Recruiter
card_game_1e-card-trident_reinforcements = Trident Reinforcements
card_game_1e-card-winterfell_reserves = Winterfell Reserves
card_game_1e-card-winterfell_kennels = Winterfell Kennels
card_game_1e-card-winterfell_castle = Winterfell Castle
card_game_1e-card-northern_fiefdoms = Northern Fiefdoms
card_game_1e-card-lord_eddards_chambers = Lord Eddard's Chambers
card_game_1e-card-great_keep = Great Keep
card_game_1e-card-godswood = Godswood
card_game_1e-card-narrow_sea = Narrow Sea

## House Lannister

card_game_1e-card-gutter_rats_cunning = Gutter Rat's Cunning
card_game_1e-card-gilded_plate = Gilded Plate
card_game_1e-card-joffrey_baratheon = Joffrey Baratheon
card_game_1e-card-ser_jaime_lannister = Ser Jaime Lannister
card_game_1e-card-tyrion_lannister = Tyrion Lannister
card_game_1e-card-cersei_lannister = Cersei Lannister
card_game_1e-card-tywin_lannister = Tywin Lannister
card_game_1e-card-ser_ilyn_payne = Ser Ilyn Payne
card_game_1e-card-the_hound = The Hound
card_game_1e-card-chella_daughter_of_cheyk = Chella, Daughter of Cheyk
card_game_1e-card-bronn = Bronn
card_game_1e-card-grand_maester_pycelle = Grand Maester Pycelle
card_game_1e-card-raff_the_sweetling = Raff the Sweetling
card_game_1e-card-ser_jacelyn_bywater = Ser Jacelyn Bywater
card_game_1e-card-enemy_informer = Enemy Informer
card_game_1e-card-qyburns_informers = Qyburn's Informers
card_game_1e-card-cerseis_attendant = Cersei's Attendant
card_game_1e-card-lurkers_at_harrenhal = Lurkers at Harrenhal
card_game_1e-card-lannisport_steward = Lannisport Steward
card_game_1e-card-lannisport_weaponsmith = Lannisport Weaponsmith
card_game_1e-card-lannisport_honor_guard = Lannisport Honor Guard
card_game_1e-card-lannisport = Lannisport
card_game_1e-card-lannisport_brothel = Lannisport Brothel
card_game_1e-card-golden_tooth_mines = Golden Tooth Mines
card_game_1e-card-western_fiefdoms = Western Fiefdoms
card_game_1e-card-queen_cerseis_chambers = Queen Cersei's Chambers
card_game_1e-card-the_goldroad = The Goldroad
card_game_1e-card-hall_of_heroes = Hall of Heroes
card_game_1e-card-sunset_sea = Sunset Sea

## House Baratheon

card_game_1e-card-shadows_blessing = Shadow's Blessing
card_game_1e-card-motley = Motley
card_game_1e-card-lightbringer = Lightbringer
card_game_1e-card-stinking_drunk = Stinking Drunk
card_game_1e-card-selyse_baratheon = Selyse Baratheon
card_game_1e-card-robert_baratheon = Robert Baratheon
card_game_1e-card-stannis_baratheon = Stannis Baratheon
card_game_1e-card-renly_baratheon = Renly Baratheon
card_game_1e-card-melisandre = Melisandre
card_game_1e-card-ser_davos_seaworth = Ser Davos Seaworth
card_game_1e-card-brienne_of_tarth = Brienne of Tarth
card_game_1e-card-maester_cressen = Maester Cressen
card_game_1e-card-ser_axell_florent = Ser Axell Florent
card_game_1e-card-edric_storm = Edric Storm
card_game_1e-card-devan_seaworth = Devan Seaworth
card_game_1e-card-knight_of_the_rainwood = Knight of the Rainwood
card_game_1e-card-stanniss_northern_cavalry = Stannis's Northern Cavalry
card_game_1e-card-highgarden_honor_guard = Highgarden Honor Guard
card_game_1e-card-old_red_priest = Old Red Priest
card_game_1e-card-army_of_the_faithful = Army of the Faithful
card_game_1e-card-renlys_courtier = Renly's Courtier
card_game_1e-card-bastard_of_robert = Bastard of Robert
card_game_1e-card-house_tyrell_guard = House Tyrell Guard
card_game_1e-card-host_of_storms_end = Host of Storm's End
card_game_1e-card-dragonstone_port = Dragonstone Port
card_game_1e-card-stormlands_fiefdoms = Stormlands Fiefdoms
card_game_1e-card-king_roberts_chambers = King Robert's Chambers
card_game_1e-card-aegons_garden = Aegon's Garden
card_game_1e-card-great_hall = Great Hall

## House Targaryen

card_game_1e-card-blood_of_the_dragon = Blood of the Dragon
card_game_1e-card-poisoned_wine = Poisoned Wine
card_game_1e-card-aegons_blade = Aegon's Blade
card_game_1e-card-flame_kissed = Flame-Kissed
card_game_1e-card-bones_of_a_child = Bones of a Child
card_game_1e-card-captain_groleo = Captain Groleo
card_game_1e-card-daenerys_targaryen = Daenerys Targaryen
card_game_1e-card-khal_drogo = Khal Drogo
card_game_1e-card-viserys_targaryen = Viserys Targaryen
card_game_1e-card-rhaegal = Rhaegal
card_game_1e-card-drogon = Drogon
card_game_1e-card-viserion = Viserion
card_game_1e-card-strong_belwas = Strong Belwas
card_game_1e-card-daario_naharis = Daario Naharis
card_game_1e-card-quaithe_of_the_shadow = Quaithe of the Shadow
card_game_1e-card-xaro_xoan_daxos = Xaro Xoan Daxos
card_game_1e-card-jhogo = Jhogo
card_game_1e-card-brown_ben_plumm = Brown Ben Plumm
card_game_1e-card-dothraki_honor_guard = Dothraki Honor Guard
card_game_1e-card-the_titans_bastard = The Titan's Bastard
card_game_1e-card-danys_handmaiden = Dany's Handmaiden
card_game_1e-card-warlocks_servitors = Warlock's Servitors
card_game_1e-card-qartheen_fanatic = Qartheen Fanatic
card_game_1e-card-pentoshi_guildmaster = Pentoshi Guildmaster
card_game_1e-card-illyrios_man = Illyrio's Man
card_game_1e-card-xaros_home = Xaro's Home
card_game_1e-card-eastern_fiefdoms = Eastern Fiefdoms
card_game_1e-card-khal_drogos_tent = Khal Drogo's Tent
card_game_1e-card-temple_of_the_graces = Temple of the Graces
card_game_1e-card-great_pyramid = Great Pyramid
card_game_1e-card-summer_sea = Summer Sea
card_game_1e-card-lady_daeneryss_chambers = Lady Daenerys's Chambers

## Neutral

card_game_1e-card-benjen_stark = Benjen Stark
card_game_1e-card-jon_snow = Jon Snow
card_game_1e-card-ghost = Ghost
card_game_1e-card-crossroads = Crossroads
card_game_1e-card-street_of_steel = Street of Steel
card_game_1e-card-lordship = Lordship
card_game_1e-card-littlefinger = Littlefinger
card_game_1e-card-varys = Varys
card_game_1e-card-shadowblack_lane = Shadowblack Lane
card_game_1e-card-milk_of_the_poppy = Milk of the Poppy
card_game_1e-card-ser_barristan_selmy = Ser Barristan Selmy
card_game_1e-card-knight_of_flowers = Knight of Flowers
card_game_1e-card-street_of_sisters = Street of Sisters
card_game_1e-card-bodyguard = Bodyguard
card_game_1e-card-maester_aemon = Maester Aemon
card_game_1e-card-magister_illyrio = Magister Illyrio
card_game_1e-card-shae = Shae

## Events

card_game_1e-card-distraction = Distraction
card_game_1e-card-winter_is_coming = Winter is Coming
card_game_1e-card-kings_in_the_north = Kings in the North
card_game_1e-card-lethal_counterattack = Lethal Counterattack
card_game_1e-card-bran_the_builders_legacy = Bran the Builder's Legacy
card_game_1e-card-guilty = Guilty!
card_game_1e-card-i_never_bet_against_my_family = I Never Bet Against My Family
card_game_1e-card-the_lions_will = The Lion's Will
card_game_1e-card-insidious_ways = Insidious Ways
card_game_1e-card-call_their_bluff = Call Their Bluff
card_game_1e-card-im_you_writ_small = I'm You Writ Small
card_game_1e-card-a_lannister_pays_his_debts = A Lannister Pays His Debts
card_game_1e-card-youve_killed_the_wrong_dwarf = You've Killed the Wrong Dwarf!
card_game_1e-card-muster = Muster
card_game_1e-card-prosperity_and_plenty = Prosperity and Plenty
card_game_1e-card-lords_of_the_narrow_sea = Lords of the Narrow Sea
card_game_1e-card-retreat = Retreat
card_game_1e-card-support_of_the_kingdom = Support of the Kingdom
card_game_1e-card-dance_with_dragons = Dance With Dragons
card_game_1e-card-forever_burning = Forever Burning
card_game_1e-card-seductive_promise = Seductive Promise
card_game_1e-card-westeros_bleeds = Westeros Bleeds
card_game_1e-card-distinct_mastery = Distinct Mastery

## Plots

card_game_1e-card-summoning_season = Summoning Season
card_game_1e-card-mutual_cause = Mutual Cause
card_game_1e-card-uneasy_truce = Uneasy Truce
card_game_1e-card-rains_of_autumn = Rains of Autumn
card_game_1e-card-good_for_the_gander = Good for the Gander
card_game_1e-card-tourney_for_the_hand = Tourney for the Hand
card_game_1e-card-fleeing_to_the_wall = Fleeing to the Wall
card_game_1e-card-drunken_allegations = Drunken Allegations
card_game_1e-card-mutual_blackmail = Mutual Blackmail
card_game_1e-card-planning_ahead = Planning Ahead
card_game_1e-card-wildfire_assault = Wildfire Assault
card_game_1e-card-hear_me_roar = Hear Me Roar
card_game_1e-card-blockade = Blockade
card_game_1e-card-the_power_of_blood = The Power of Blood
card_game_1e-card-building_season = Building Season
card_game_1e-card-mutual_enemies = Mutual Enemies
card_game_1e-card-holding_the_trident = Holding the Trident
card_game_1e-card-calm_over_westeros = Calm Over Westeros
card_game_1e-card-snowed_under = Snowed Under
card_game_1e-card-the_power_of_arms = The Power of Arms
card_game_1e-card-valar_morghulis = Valar Morghulis
card_game_1e-card-condemned_by_the_realm = Condemned by the Realm
card_game_1e-card-counting_favors = Counting Favors
card_game_1e-card-power_and_wealth = Power and Wealth
card_game_1e-card-mad_kings_legacy = Mad King's Legacy
card_game_1e-card-rule_by_decree = Rule by Decree
card_game_1e-card-noose_and_swordpoint = Noose and Swordpoint
card_game_1e-card-herding_the_masses = Herding the Masses
