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
card_game_1e-types-plot = Plots
card_game_1e-types-character = Characters
card_game_1e-types-location = Locations
card_game_1e-types-attachment = Attachments
card_game_1e-types-event = Events

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
card_game_1e-effect-crown_regent =
    You have +3 STR in total in power challenges in which a character of yours takes part.
    Once a round, right after somebody has declared a challenge with its target and attackers: the attacker must choose another legal target. If there is none, the challenge goes on as declared.
card_game_1e-card-lord_commander_of_the_kingsguard = Lord Commander of the Kingsguard
card_game_1e-effect-lord_commander_of_the_kingsguard =
    You have +3 STR in total in military challenges in which a character of yours takes part.
    Once a round, when an opponent attacks another opponent in a military challenge and no defenders are declared: you become the target. If you win, 1 power moves from the attacker's House to yours; if you lose, you suffer the whole claim.
card_game_1e-card-hand_of_the_king = Hand of the King
card_game_1e-effect-hand_of_the_king = Once a round this title gives you 2 influence.
card_game_1e-card-master_of_whispers = Master of Whispers
card_game_1e-effect-master_of_whispers = You have +3 STR in total in intrigue challenges in which a character of yours takes part.
card_game_1e-card-master_of_laws = Master of Laws
card_game_1e-effect-master_of_laws = You draw 1 more card in the draw phase; it does not count towards the most you may draw.
card_game_1e-card-master_of_coin = Master of Coin
card_game_1e-effect-master_of_coin = You have +2 income in the marshalling phase.

## House Stark

card_game_1e-card-ice = Ice
card_game_1e-effect-ice = { card_game_1e-timing-challenges }, while the attached character takes part in a challenge (kneel this card and discard it; it cannot be saved): choose another participating character, on either side; it is killed.
card_game_1e-card-nymeria = Nymeria
card_game_1e-effect-nymeria =
    { card_game_1e-timing-response } when the attached character would be killed (kneel this card): it is saved.
    If the attached character is { card_game_1e-card-arya_stark }, it has +1 STR and stealth.
card_game_1e-card-summer = Summer
card_game_1e-effect-summer = The attached character has +2 STR and a military icon. If it is { card_game_1e-card-bran_stark }, it also has stealth.
card_game_1e-card-ser_rodrik_cassel = Ser Rodrik Cassel
card_game_1e-effect-ser_rodrik_cassel = He does not kneel when he is declared as a defender. While he defends he has +2 STR.
card_game_1e-card-eddard_stark = Eddard Stark
card_game_1e-effect-eddard_stark = After he comes into play, he claims 1 power.
card_game_1e-card-catelyn_stark = Catelyn Stark
card_game_1e-effect-catelyn_stark = { card_game_1e-timing-response } after she is declared as a defender: choose a participating character; its STR does not count in this challenge.
card_game_1e-card-arya_stark = Arya Stark
card_game_1e-effect-arya_stark = { card_game_1e-timing-any-phase } (kneel 1 influence): choose a character with stealth or renown. Until the end of the phase it loses both, and she gains whichever of them it lost.
card_game_1e-card-robb_stark = Robb Stark
card_game_1e-effect-robb_stark = { card_game_1e-timing-response } after you win a military challenge in which he takes part: choose a character of the loser; it is killed.
card_game_1e-card-sansa_stark = Sansa Stark
card_game_1e-effect-sansa_stark = { card_game_1e-timing-response } after anybody plays an attachment on her: whoever played it may draw 1 card.
card_game_1e-card-greatjon_umber = Greatjon Umber
card_game_1e-effect-greatjon_umber = { card_game_1e-timing-challenges }, during a military or power challenge (kneel him): he joins your side, attacking or defending.
card_game_1e-card-shaggydog = Shaggydog
card_game_1e-effect-shaggydog = While you control a House Stark Lord character, Shaggydog has +3 STR and is immune to events.
card_game_1e-card-hodor = Hodor
card_game_1e-effect-hodor = He cannot be declared as an attacker, and stealth cannot bypass him.
card_game_1e-card-bran_stark = Bran Stark
card_game_1e-effect-bran_stark = { card_game_1e-timing-plot } (kneel him): choose a card from your plot deck and reveal it as your new plot. With the errata, three times a round at most.
card_game_1e-card-grey_wind = Grey Wind
card_game_1e-effect-grey_wind = While { card_game_1e-card-robb_stark } is in play, this card costs you 2 gold less.
card_game_1e-card-lady = Lady
card_game_1e-effect-lady = { card_game_1e-card-sansa_stark } has +1 STR and renown. While she is in play, this card costs you 2 gold less.
card_game_1e-card-war_host_of_the_north = War Host of the North
card_game_1e-card-winterfell_honor_guard = Winterfell Honor Guard
card_game_1e-effect-winterfell_honor_guard =
    { card_game_1e-timing-challenges }, from your hand: choose an opponent; put this card into play under that opponent's control.
    After that opponent wins a challenge in which this card takes part, you take control of it.
card_game_1e-card-knight_of_the_tumblestone = Knight of the Tumblestone
card_game_1e-card-direwolf_pup = Direwolf Pup
card_game_1e-card-kennel_master = Kennel Master
card_game_1e-effect-kennel_master =
    He has +1 STR for each Direwolf card in play.
    { card_game_1e-timing-response } when he would be killed or discarded, if you control three or more Direwolf cards: he is saved and returns to his owner's hand.
card_game_1e-card-house_tully_recruiter = House Tully Recruiter
card_game_1e-effect-house_tully_recruiter = { card_game_1e-timing-marshalling } (kneel this card): your next House Stark character this phase costs 1 gold less.
card_game_1e-card-trident_reinforcements = Trident Reinforcements
card_game_1e-effect-trident_reinforcements = { card_game_1e-timing-dominance }, from your dead pile, if it holds at least three characters: take this card into your hand.
card_game_1e-card-winterfell_reserves = Winterfell Reserves
card_game_1e-effect-winterfell_reserves = { card_game_1e-timing-response } after this card is declared as a defender (pay 1 gold): choose a player; the top card of that player's discard pile goes on top of that player's deck.
card_game_1e-card-winterfell_kennels = Winterfell Kennels
card_game_1e-effect-winterfell_kennels = { card_game_1e-timing-any-phase } (kneel this card, pay 1 gold): search your deck for a Direwolf card, show it and take it into your hand. Then shuffle your deck.
card_game_1e-card-winterfell_castle = Winterfell Castle
card_game_1e-effect-winterfell_castle = Your House Stark characters have +1 STR.
card_game_1e-card-northern_fiefdoms = Northern Fiefdoms
card_game_1e-effect-northern_fiefdoms = { card_game_1e-timing-marshalling } (kneel this card): your next House Stark card this phase costs 1 gold less.
card_game_1e-card-lord_eddards_chambers = Lord Eddard's Chambers
card_game_1e-effect-lord_eddards_chambers = When you marshal this card, you may attach it to your House card instead of playing it as a location of its own.
card_game_1e-card-great_keep = Great Keep
card_game_1e-card-godswood = Godswood
card_game_1e-effect-godswood = { card_game_1e-timing-marshalling } (kneel this card): your next House Stark character this phase costs 2 gold less.
card_game_1e-card-narrow_sea = Narrow Sea
card_game_1e-effect-narrow_sea = { card_game_1e-timing-marshalling } (discard this card from play): your next House Stark or House Baratheon character this phase costs 2 gold less.

## House Lannister

card_game_1e-card-gutter_rats_cunning = Gutter Rat's Cunning
card_game_1e-effect-gutter_rats_cunning = The attached character has +2 STR and stealth.
card_game_1e-card-gilded_plate = Gilded Plate
card_game_1e-effect-gilded_plate = { card_game_1e-timing-response } when the attached character would be killed or discarded (pay 1 gold and discard this card; it cannot be saved): the character is saved.
card_game_1e-card-joffrey_baratheon = Joffrey Baratheon
card_game_1e-effect-joffrey_baratheon = { card_game_1e-timing-response } after any Lord or Lady character is killed: he claims 1 power. Three times a round at most.
card_game_1e-card-ser_jaime_lannister = Ser Jaime Lannister
card_game_1e-effect-ser_jaime_lannister = He does not kneel to attack or defend in military challenges.
card_game_1e-card-tyrion_lannister = Tyrion Lannister
card_game_1e-effect-tyrion_lannister = { card_game_1e-timing-response } after you win an intrigue challenge, or any challenge in which he takes part (pay 1 gold): draw 1 card.
card_game_1e-card-cersei_lannister = Cersei Lannister
card_game_1e-effect-cersei_lannister = { card_game_1e-timing-dominance } (kneel her, pay 2 gold): choose a character; it kneels and does not stand in the standing phase of this round.
card_game_1e-card-tywin_lannister = Tywin Lannister
card_game_1e-effect-tywin_lannister = At the beginning of the marshalling phase put 2 gold from the treasury on him. You may spend gold on him as if it were in your gold pool.
card_game_1e-card-ser_ilyn_payne = Ser Ilyn Payne
card_game_1e-effect-ser_ilyn_payne = { card_game_1e-timing-marshalling } (kneel him): choose a character with STR 2 or less; it is killed.
card_game_1e-card-the_hound = The Hound
card_game_1e-effect-the_hound =
    If he is killed, he goes to the discard pile instead of the dead pile.
    At the beginning of the dominance phase discard the top card of your deck, or discard him from play; he cannot be saved from that.
card_game_1e-card-chella_daughter_of_cheyk = Chella, Daughter of Cheyk
card_game_1e-effect-chella_daughter_of_cheyk = { card_game_1e-timing-response } after you win a challenge in which a Clansman character takes part (pay X gold): choose a location with printed cost X; it returns to its owner's hand.
card_game_1e-card-bronn = Bronn
card_game_1e-effect-bronn = { card_game_1e-timing-any-phase } (pay 2 gold): choose a character. Until the end of the phase, whenever it would be killed while Bronn is kneeling, Bronn stands and it is not killed.
card_game_1e-card-grand_maester_pycelle = Grand Maester Pycelle
card_game_1e-effect-grand_maester_pycelle = { card_game_1e-timing-response } after an opponent's effect reveals cards: reveal the top card of your deck and take it into your hand. That is not drawing. Three times a phase at most; with the errata, not after another { card_game_1e-card-grand_maester_pycelle }.
card_game_1e-card-raff_the_sweetling = Raff the Sweetling
card_game_1e-effect-raff_the_sweetling = { card_game_1e-timing-any-phase } (pay 1 gold): look at the top card of an opponent's deck; leave it there or put it on the bottom.
card_game_1e-card-ser_jacelyn_bywater = Ser Jacelyn Bywater
card_game_1e-effect-ser_jacelyn_bywater = { card_game_1e-timing-response } after he is killed: each opponent discards 1 card from hand at random.
card_game_1e-card-enemy_informer = Enemy Informer
card_game_1e-effect-enemy_informer = { card_game_1e-timing-response } after you play this card from your hand: choose a character; it kneels.
card_game_1e-card-qyburns_informers = Qyburn's Informers
card_game_1e-effect-qyburns_informers = { card_game_1e-timing-response } after you win an intrigue challenge in which this card takes part: draw 2 cards.
card_game_1e-card-cerseis_attendant = Cersei's Attendant
card_game_1e-effect-cerseis_attendant = { card_game_1e-timing-response } after { card_game_1e-card-cersei_lannister } or this card is killed: choose a character; it kneels.
card_game_1e-card-lurkers_at_harrenhal = Lurkers at Harrenhal
card_game_1e-card-lannisport_steward = Lannisport Steward
card_game_1e-card-lannisport_weaponsmith = Lannisport Weaponsmith
card_game_1e-card-lannisport_honor_guard = Lannisport Honor Guard
card_game_1e-effect-lannisport_honor_guard =
    { card_game_1e-timing-challenges }, from your hand: choose an opponent; put this card into play under that opponent's control.
    After that opponent wins a challenge in which this card takes part, you take control of it.
card_game_1e-card-lannisport = Lannisport
card_game_1e-effect-lannisport = { card_game_1e-timing-response } after you win an intrigue challenge (pay 1 gold): claim 1 power for your House. Once per challenge.
card_game_1e-card-lannisport_brothel = Lannisport Brothel
card_game_1e-effect-lannisport_brothel = { card_game_1e-timing-response } after a character stands in the standing phase (kneel this card): that character kneels again.
card_game_1e-card-golden_tooth_mines = Golden Tooth Mines
card_game_1e-effect-golden_tooth_mines = After you reveal a plot card, draw 1 card.
card_game_1e-card-western_fiefdoms = Western Fiefdoms
card_game_1e-effect-western_fiefdoms = { card_game_1e-timing-marshalling } (kneel this card): your next House Lannister card this phase costs 1 gold less.
card_game_1e-card-queen_cerseis_chambers = Queen Cersei's Chambers
card_game_1e-effect-queen_cerseis_chambers = When you marshal this card, you may attach it to your House card instead of playing it as a location of its own.
card_game_1e-card-the_goldroad = The Goldroad
card_game_1e-card-hall_of_heroes = Hall of Heroes
card_game_1e-effect-hall_of_heroes = { card_game_1e-timing-marshalling } (kneel this card): your next House Lannister character this phase costs 2 gold less.
card_game_1e-card-sunset_sea = Sunset Sea
card_game_1e-effect-sunset_sea = { card_game_1e-timing-marshalling } (discard this card from play): your next House Lannister or House Greyjoy character this phase costs 2 gold less.

## House Baratheon

card_game_1e-card-shadows_blessing = Shadow's Blessing
card_game_1e-effect-shadows_blessing = The attached character has +2 STR if it has a power icon; if it has none, it has -2 STR.
card_game_1e-card-motley = Motley
card_game_1e-effect-motley = Whenever the controller of the attached character would declare it as an attacker or defender, or use an ability of it, that player must first give you 1 gold from the gold pool.
card_game_1e-card-lightbringer = Lightbringer
card_game_1e-effect-lightbringer = { card_game_1e-timing-response } when the attached character would be killed (kneel this card): it is saved.
card_game_1e-card-stinking_drunk = Stinking Drunk
card_game_1e-effect-stinking_drunk = While the attached character takes part in a challenge, it has -4 STR.
card_game_1e-card-selyse_baratheon = Selyse Baratheon
card_game_1e-effect-selyse_baratheon = { card_game_1e-timing-challenges } (kneel 1 influence): choose a unique character; it has an intrigue icon until the end of the phase.
card_game_1e-card-robert_baratheon = Robert Baratheon
card_game_1e-effect-robert_baratheon = Whenever he claims power for renown, he claims 1 more.
card_game_1e-card-stannis_baratheon = Stannis Baratheon
card_game_1e-effect-stannis_baratheon = While he attacks a player who controls no Lord character, that player cannot declare defenders.
card_game_1e-card-renly_baratheon = Renly Baratheon
card_game_1e-effect-renly_baratheon = { card_game_1e-timing-any-phase } (kneel 1 influence): he stands.
card_game_1e-card-melisandre = Melisandre
card_game_1e-effect-melisandre =
    While she stands, Asshai characters have +1 STR.
    Power on opponents' characters does not count towards their total.
card_game_1e-card-ser_davos_seaworth = Ser Davos Seaworth
card_game_1e-effect-ser_davos_seaworth = { card_game_1e-timing-response } when he would be killed: he is saved. Then pay 1 gold, or he returns to his owner's hand.
card_game_1e-card-brienne_of_tarth = Brienne of Tarth
card_game_1e-card-maester_cressen = Maester Cressen
card_game_1e-effect-maester_cressen = { card_game_1e-timing-marshalling } (kneel him): choose a Condition attachment; it is discarded.
card_game_1e-card-ser_axell_florent = Ser Axell Florent
card_game_1e-effect-ser_axell_florent = { card_game_1e-timing-response } after you win a power challenge by 4 STR or more: he stands.
card_game_1e-card-edric_storm = Edric Storm
card_game_1e-effect-edric_storm = { card_game_1e-timing-limited-response } after you win a power challenge as the attacker by 4 STR or more (discard him; he cannot be saved): you may start one more power challenge this phase.
card_game_1e-card-devan_seaworth = Devan Seaworth
card_game_1e-effect-devan_seaworth = While any of your characters has power on it, he has stealth.
card_game_1e-card-knight_of_the_rainwood = Knight of the Rainwood
card_game_1e-effect-knight_of_the_rainwood = He cannot be discarded from play.
card_game_1e-card-stanniss_northern_cavalry = Stannis's Northern Cavalry
card_game_1e-effect-stanniss_northern_cavalry = While its STR has been raised or lowered this phase, this card can be neither killed nor discarded from play.
card_game_1e-card-highgarden_honor_guard = Highgarden Honor Guard
card_game_1e-effect-highgarden_honor_guard =
    { card_game_1e-timing-challenges }, from your hand: choose an opponent; put this card into play under that opponent's control.
    After that opponent wins a challenge in which this card takes part, you take control of it.
card_game_1e-card-old_red_priest = Old Red Priest
card_game_1e-effect-old_red_priest = After this card is killed, one of your standing locations, of your choice, kneels.
card_game_1e-card-army_of_the_faithful = Army of the Faithful
card_game_1e-effect-army_of_the_faithful = This card costs you 1 gold less for each Asshai character you control.
card_game_1e-card-renlys_courtier = Renly's Courtier
card_game_1e-effect-renlys_courtier = { card_game_1e-timing-any-phase } (kneel this card): choose a character that is not unique; until the end of the phase its text box counts as blank, except for traits.
card_game_1e-card-bastard_of_robert = Bastard of Robert
card_game_1e-card-house_tyrell_guard = House Tyrell Guard
card_game_1e-effect-house_tyrell_guard = { card_game_1e-timing-response } after one of your House Baratheon characters is killed, from your hand: put this card into play.
card_game_1e-card-host_of_storms_end = Host of Storm's End
card_game_1e-card-dragonstone_port = Dragonstone Port
card_game_1e-effect-dragonstone_port =
    Players may take actions after plots have been chosen and before they are revealed.
    { card_game_1e-timing-plot }, after plots have been chosen and before they are revealed: name a plot card. For each opponent who reveals it this phase, claim 1 power for your House. Once a phase.
card_game_1e-card-stormlands_fiefdoms = Stormlands Fiefdoms
card_game_1e-effect-stormlands_fiefdoms = { card_game_1e-timing-marshalling } (kneel this card): your next House Baratheon card this phase costs 1 gold less.
card_game_1e-card-king_roberts_chambers = King Robert's Chambers
card_game_1e-effect-king_roberts_chambers = When you marshal this card, you may attach it to your House card instead of playing it as a location of its own.
card_game_1e-card-aegons_garden = Aegon's Garden
card_game_1e-card-great_hall = Great Hall
card_game_1e-effect-great_hall = { card_game_1e-timing-marshalling } (kneel this card): your next House Baratheon character this phase costs 2 gold less.

## House Targaryen

card_game_1e-card-blood_of_the_dragon = Blood of the Dragon
card_game_1e-effect-blood_of_the_dragon = While the attached character takes part in a challenge, it has +6 STR and the Dragon trait.
card_game_1e-card-poisoned_wine = Poisoned Wine
card_game_1e-effect-poisoned_wine =
    The attached character has -2 STR.
    { card_game_1e-timing-any-phase } (kneel 1 influence): move this card to another character it may be attached to.
card_game_1e-card-aegons_blade = Aegon's Blade
card_game_1e-effect-aegons_blade = The attached character has +2 STR if it has a military icon, stealth if it has an intrigue icon, and renown if it has a power icon.
card_game_1e-card-flame_kissed = Flame-Kissed
card_game_1e-effect-flame_kissed = While the attached character has no other attachment, it has -2 STR and is killed if its STR is 0.
card_game_1e-card-bones_of_a_child = Bones of a Child
card_game_1e-effect-bones_of_a_child = { card_game_1e-timing-challenges }, during a challenge (discard this card; it cannot be saved): choose an opponent; the claim of that opponent's revealed plot is 1 lower for this challenge.
card_game_1e-card-captain_groleo = Captain Groleo
card_game_1e-effect-captain_groleo = { card_game_1e-timing-response } after an opponent plays or reveals an attachment: claim 1 power for your House. Once a phase.
card_game_1e-card-daenerys_targaryen = Daenerys Targaryen
card_game_1e-effect-daenerys_targaryen = After you win a challenge in which she attacked alone, all gold in the losing opponent's pool moves to yours.
card_game_1e-card-khal_drogo = Khal Drogo
card_game_1e-effect-khal_drogo = { card_game_1e-timing-response } after you win a challenge, from your hand: put him into play. At the end of the phase he returns to his owner's hand.
card_game_1e-card-viserys_targaryen = Viserys Targaryen
card_game_1e-effect-viserys_targaryen = { card_game_1e-timing-response } when he would be killed or discarded from play: he is saved and returns to his owner's hand.
card_game_1e-card-rhaegal = Rhaegal
card_game_1e-effect-rhaegal = { card_game_1e-timing-any-phase } (pay 1 gold): search your deck for a copy of Rhaegal and attach it to him as a duplicate. Then shuffle your deck.
card_game_1e-card-drogon = Drogon
card_game_1e-effect-drogon = { card_game_1e-timing-any-phase } (pay 2 gold): choose a character. Until the end of the phase it has -1 STR and is killed if its STR is 0. Once a phase.
card_game_1e-card-viserion = Viserion
card_game_1e-effect-viserion = { card_game_1e-timing-dominance } (pay 4 gold): choose a kneeling character; it is killed. Once a phase.
card_game_1e-card-strong_belwas = Strong Belwas
card_game_1e-effect-strong_belwas = { card_game_1e-timing-response } when a character with a Noble crest would be killed (pay 2 gold): it is saved.
card_game_1e-card-daario_naharis = Daario Naharis
card_game_1e-effect-daario_naharis = At the beginning of the dominance phase choose a player, who loses 1 gold from the gold pool, or discard him from play.
card_game_1e-card-quaithe_of_the_shadow = Quaithe of the Shadow
card_game_1e-effect-quaithe_of_the_shadow = While she has an attachment, opponents cannot choose her as the target of events or character abilities.
card_game_1e-card-xaro_xoan_daxos = Xaro Xoan Daxos
card_game_1e-effect-xaro_xoan_daxos = After you play him from your hand, choose one of your characters; it returns to its owner's hand.
card_game_1e-card-jhogo = Jhogo
card_game_1e-effect-jhogo = While he has a Weapon attachment, he has +2 STR.
card_game_1e-card-brown_ben_plumm = Brown Ben Plumm
card_game_1e-card-dothraki_honor_guard = Dothraki Honor Guard
card_game_1e-effect-dothraki_honor_guard =
    { card_game_1e-timing-challenges }, from your hand: choose an opponent; put this card into play under that opponent's control.
    After that opponent wins a challenge in which this card takes part, you take control of it.
card_game_1e-card-the_titans_bastard = The Titan's Bastard
card_game_1e-effect-the_titans_bastard =
    { card_game_1e-timing-response } after any card goes to your dead pile, from your hand: put him into play.
    { card_game_1e-timing-response } after any card goes to an opponent's dead pile: he returns to his owner's hand.
card_game_1e-card-danys_handmaiden = Dany's Handmaiden
card_game_1e-effect-danys_handmaiden = { card_game_1e-timing-response } after { card_game_1e-card-daenerys_targaryen } or this card is killed: choose an attachment; it is discarded.
card_game_1e-card-warlocks_servitors = Warlock's Servitors
card_game_1e-card-qartheen_fanatic = Qartheen Fanatic
card_game_1e-effect-qartheen_fanatic = While any Dragon character is in play, this card has +1 STR and a military icon.
card_game_1e-card-pentoshi_guildmaster = Pentoshi Guildmaster
card_game_1e-effect-pentoshi_guildmaster = { card_game_1e-timing-response } after you win a challenge by 4 STR or more, from your discard pile: take this card into your hand. Then you may pay 3 gold to put it into play.
card_game_1e-card-illyrios_man = Illyrio's Man
card_game_1e-effect-illyrios_man = { card_game_1e-timing-marshalling } (kneel this card): your next House Targaryen character this phase costs 1 gold less.
card_game_1e-card-xaros_home = Xaro's Home
card_game_1e-effect-xaros_home = { card_game_1e-timing-response } after you play an attachment from your hand (kneel 1 influence): draw 1 card.
card_game_1e-card-eastern_fiefdoms = Eastern Fiefdoms
card_game_1e-effect-eastern_fiefdoms = { card_game_1e-timing-marshalling } (kneel this card): your next House Targaryen card this phase costs 1 gold less.
card_game_1e-card-khal_drogos_tent = Khal Drogo's Tent
card_game_1e-effect-khal_drogos_tent = When you marshal this card, you may attach it to your House card instead of playing it as a location of its own.
card_game_1e-card-temple_of_the_graces = Temple of the Graces
card_game_1e-card-great_pyramid = Great Pyramid
card_game_1e-effect-great_pyramid = { card_game_1e-timing-marshalling } (kneel this card): your next House Targaryen character this phase costs 2 gold less.
card_game_1e-card-summer_sea = Summer Sea
card_game_1e-effect-summer_sea = { card_game_1e-timing-marshalling } (discard this card from play): your next House Targaryen or House Martell character this phase costs 2 gold less.
card_game_1e-card-lady_daeneryss_chambers = Lady Daenerys's Chambers
card_game_1e-effect-lady_daeneryss_chambers = { card_game_1e-timing-response } after you play a House Targaryen character: take an attachment from your discard pile into your hand whose printed cost is not higher than that character's.

## Neutral

card_game_1e-card-benjen_stark = Benjen Stark
card_game_1e-effect-benjen_stark = After he is killed, each player shuffles their dead pile into their deck.
card_game_1e-card-jon_snow = Jon Snow
card_game_1e-effect-jon_snow =
    { card_game_1e-card-ghost } is immune to events.
    { card_game_1e-timing-response } after you win a challenge in which { card_game_1e-card-jon_snow } or { card_game_1e-card-ghost } takes part: he claims 1 power.
card_game_1e-card-ghost = Ghost
card_game_1e-effect-ghost =
    { card_game_1e-card-jon_snow } is immune to events.
    { card_game_1e-timing-response } when a Night's Watch character would be killed or discarded from play (kneel this card): it is saved.
card_game_1e-card-crossroads = Crossroads
card_game_1e-card-street_of_steel = Street of Steel
card_game_1e-effect-street_of_steel = { card_game_1e-timing-marshalling } (kneel this card): your next character with a military icon this phase costs 1 gold less.
card_game_1e-card-lordship = Lordship
card_game_1e-effect-lordship = The attached character has the Lord trait and a power icon. During the dominance phase it has +4 STR. Limit 1 per character.
card_game_1e-card-littlefinger = Littlefinger
card_game_1e-effect-littlefinger = He has +1 STR for each gold in your gold pool.
card_game_1e-card-varys = Varys
card_game_1e-effect-varys = { card_game_1e-timing-plot }, if you have more than one opponent (kneel him): choose an opponent; until the end of the round the two of you swap plot decks and used plot piles.
card_game_1e-card-shadowblack_lane = Shadowblack Lane
card_game_1e-effect-shadowblack_lane = { card_game_1e-timing-marshalling } (kneel this card): your next character with an intrigue icon this phase costs 1 gold less.
card_game_1e-card-milk_of_the_poppy = Milk of the Poppy
card_game_1e-effect-milk_of_the_poppy = The text box of the attached character counts as blank, except for traits.
card_game_1e-card-ser_barristan_selmy = Ser Barristan Selmy
card_game_1e-effect-ser_barristan_selmy = After he comes into play, each player shuffles their discard pile into their deck.
card_game_1e-card-knight_of_flowers = Knight of Flowers
card_game_1e-effect-knight_of_flowers = At the beginning of the dominance phase, if he stands, he claims 1 power.
card_game_1e-card-street_of_sisters = Street of Sisters
card_game_1e-effect-street_of_sisters = { card_game_1e-timing-marshalling } (kneel this card): your next character with a power icon this phase costs 1 gold less.
card_game_1e-card-bodyguard = Bodyguard
card_game_1e-effect-bodyguard = { card_game_1e-timing-response } when the attached character would be killed or discarded from play (discard this card; it cannot be saved): the character is saved. Limit 1 per character.
card_game_1e-card-maester_aemon = Maester Aemon
card_game_1e-effect-maester_aemon = { card_game_1e-timing-response } when a Night's Watch character would be killed (kneel him): it is saved.
card_game_1e-card-magister_illyrio = Magister Illyrio
card_game_1e-effect-magister_illyrio = { card_game_1e-timing-challenges } (kneel him): choose an opponent and a type of challenge. Until the end of the phase, each challenge of that type which this opponent starts costs 1 gold, paid to you from the gold pool.
card_game_1e-card-shae = Shae
card_game_1e-effect-shae = { card_game_1e-timing-challenges } (kneel her): choose a character of a player who has more power than you; it kneels.

## Events

card_game_1e-card-distraction = Distraction
card_game_1e-effect-distraction = { card_game_1e-timing-marshalling }: choose a character with a military icon; it kneels.
card_game_1e-card-winter_is_coming = Winter is Coming
card_game_1e-effect-winter_is_coming = { card_game_1e-timing-challenges }, during a challenge: the claim on the revealed plot of every House Stark player is 1 higher for this challenge. Once a round.
card_game_1e-card-kings_in_the_north = Kings in the North
card_game_1e-effect-kings_in_the_north = { card_game_1e-timing-response } after you win dominance (kneel two of your House Stark characters): each of the two claims 1 power.
card_game_1e-card-lethal_counterattack = Lethal Counterattack
card_game_1e-effect-lethal_counterattack = { card_game_1e-timing-challenges }, during a military challenge (kneel two of your House Stark characters): all attacking characters are killed. Once per challenge.
card_game_1e-card-bran_the_builders_legacy = Bran the Builder's Legacy
card_game_1e-effect-bran_the_builders_legacy = { card_game_1e-timing-dominance } (pay 3 gold): search your deck for a location with printed cost 2 or less and put it into play. Then shuffle your deck.
card_game_1e-card-guilty = Guilty!
card_game_1e-effect-guilty = { card_game_1e-timing-dominance } (kneel 3 influence, or kneel one of your characters with a Noble crest): choose a character that is not of House Stark; it is killed.
card_game_1e-card-i_never_bet_against_my_family = I Never Bet Against My Family
card_game_1e-effect-i_never_bet_against_my_family = { card_game_1e-timing-challenges }, during a challenge (pay X gold and kneel one of your House Lannister characters): choose an opponent; the claim on that opponent's plot is X lower for this challenge, but not below 0.
card_game_1e-card-the_lions_will = The Lion's Will
card_game_1e-effect-the_lions_will = { card_game_1e-timing-any-phase } (pay 2 gold): choose a character; it kneels.
card_game_1e-card-insidious_ways = Insidious Ways
card_game_1e-effect-insidious_ways = { card_game_1e-timing-challenges }: choose an attacking House Lannister character; it has +2 STR until the end of the phase. If you win this challenge, draw 2 cards.
card_game_1e-card-call_their_bluff = Call Their Bluff
card_game_1e-effect-call_their_bluff = { card_game_1e-timing-dominance } (pay 2 gold): name a card. Each opponent reveals their hand and discards all cards of that name from it.
card_game_1e-card-im_you_writ_small = I'm You Writ Small
card_game_1e-effect-im_you_writ_small = { card_game_1e-timing-challenges }: choose a character; it has deadly until the end of the phase. Then attach this card to a House Lannister character as an attachment with the Boon trait; that character has +2 STR.
card_game_1e-card-a_lannister_pays_his_debts = A Lannister Pays His Debts
card_game_1e-effect-a_lannister_pays_his_debts = { card_game_1e-timing-response } after you lose a challenge (kneel one of your House Lannister characters): choose a participating character of the winner; it is killed.
card_game_1e-card-youve_killed_the_wrong_dwarf = You've Killed the Wrong Dwarf!
card_game_1e-effect-youve_killed_the_wrong_dwarf = { card_game_1e-timing-any-phase }: choose a standing character without a Noble crest; it kneels and then claims 1 power.
card_game_1e-card-muster = Muster
card_game_1e-effect-muster = { card_game_1e-timing-marshalling } (kneel one of your Knight characters): search your deck for a Knight character, show it and take it into your hand. Then shuffle your deck.
card_game_1e-card-prosperity_and_plenty = Prosperity and Plenty
card_game_1e-effect-prosperity_and_plenty = { card_game_1e-timing-any-phase } (pay 1 gold): put an attachment from your discard pile onto one of your characters it may be attached to.
card_game_1e-card-lords_of_the_narrow_sea = Lords of the Narrow Sea
card_game_1e-effect-lords_of_the_narrow_sea = { card_game_1e-timing-any-phase } (kneel 3 influence, or kneel one of your characters with a Noble crest): choose an opponent, who reveals a new plot. If its income is lower than that of your plot, claim 1 power for your House.
card_game_1e-card-retreat = Retreat
card_game_1e-effect-retreat = { card_game_1e-timing-response } when one of your unique characters is killed: it returns to your hand instead of going to the dead pile.
card_game_1e-card-support_of_the_kingdom = Support of the Kingdom
card_game_1e-effect-support_of_the_kingdom = { card_game_1e-timing-response } after you win a power challenge: choose an opponent's location that gives gold or influence; you take control of it.
card_game_1e-card-dance_with_dragons = Dance With Dragons
card_game_1e-effect-dance_with_dragons = { card_game_1e-timing-any-phase } (kneel 1 influence): search your deck for a Dragon card, show it and take it into your hand. Then shuffle your deck.
card_game_1e-card-forever_burning = Forever Burning
card_game_1e-effect-forever_burning =
    { card_game_1e-timing-any-phase }: choose a character; it has -1 STR until the end of the phase.
    { card_game_1e-timing-dominance }, from your dead pile (kneel 1 influence, or pay 2 gold): take this card into your hand.
card_game_1e-card-seductive_promise = Seductive Promise
card_game_1e-effect-seductive_promise = { card_game_1e-timing-response } after you win a power challenge by 4 STR or more: choose a character of the loser that is not unique; you take control of it. Once a phase.
card_game_1e-card-westeros_bleeds = Westeros Bleeds
card_game_1e-effect-westeros_bleeds = { card_game_1e-timing-dominance } (kneel 4 influence): all characters are discarded from play.
card_game_1e-card-distinct_mastery = Distinct Mastery
card_game_1e-effect-distinct_mastery = { card_game_1e-timing-any-phase }: choose a kneeling character with a Holy, Learned, Noble or War crest; it stands.

## Plots

card_game_1e-card-summoning_season = Summoning Season
card_game_1e-effect-summoning_season = { card_game_1e-timing-when-revealed }: choose an opponent. You, then that opponent, each search their own deck for a character, show it, take it into hand and shuffle the deck.
card_game_1e-card-mutual_cause = Mutual Cause
card_game_1e-effect-mutual_cause = { card_game_1e-timing-when-revealed }, if you have more than one opponent: choose an opponent; this round the two of you cannot declare power challenges against each other.
card_game_1e-card-uneasy_truce = Uneasy Truce
card_game_1e-effect-uneasy_truce = To start a military challenge, the attacker must give the defender 2 gold from the gold pool. This applies to everybody.
card_game_1e-card-rains_of_autumn = Rains of Autumn
card_game_1e-effect-rains_of_autumn = Characters, locations and attachments give nobody an income bonus this round.
card_game_1e-card-good_for_the_gander = Good for the Gander
card_game_1e-effect-good_for_the_gander = { card_game_1e-timing-when-revealed }: choose an opponent's revealed plot; you do what it does when revealed, as if it stood on this card.
card_game_1e-card-tourney_for_the_hand = Tourney for the Hand
card_game_1e-effect-tourney_for_the_hand = Your Knight characters have +1 STR and are immune to the abilities of opponents' characters.
card_game_1e-card-fleeing_to_the_wall = Fleeing to the Wall
card_game_1e-effect-fleeing_to_the_wall = { card_game_1e-timing-when-revealed }: each player chooses up to three locations that stay. All others are discarded; they cannot be saved. With the errata, this cannot be cancelled.
card_game_1e-card-drunken_allegations = Drunken Allegations
card_game_1e-effect-drunken_allegations = { card_game_1e-timing-when-revealed }: choose an opponent. You and that opponent each choose a standing character; both kneel.
card_game_1e-card-mutual_blackmail = Mutual Blackmail
card_game_1e-effect-mutual_blackmail = { card_game_1e-timing-when-revealed }, if you have more than one opponent: choose an opponent; this round the two of you cannot declare intrigue challenges against each other.
card_game_1e-card-planning_ahead = Planning Ahead
card_game_1e-effect-planning_ahead = The taxation phase of this round is skipped.
card_game_1e-card-wildfire_assault = Wildfire Assault
card_game_1e-effect-wildfire_assault = { card_game_1e-timing-when-revealed }: each player chooses up to three own characters. All others are killed; they cannot be saved.
card_game_1e-card-hear_me_roar = Hear Me Roar
card_game_1e-effect-hear_me_roar = Characters without an intrigue icon have -1 STR. This applies to everybody's.
card_game_1e-card-blockade = Blockade
card_game_1e-effect-blockade = The income printed on each opponent's revealed plot counts as 0.
card_game_1e-card-the_power_of_blood = The Power of Blood
card_game_1e-effect-the_power_of_blood = Characters with a Noble crest cannot be killed.
card_game_1e-card-building_season = Building Season
card_game_1e-effect-building_season = { card_game_1e-timing-when-revealed }: choose an opponent. You, then that opponent, each search their own deck for a location, show it, take it into hand and shuffle the deck.
card_game_1e-card-mutual_enemies = Mutual Enemies
card_game_1e-effect-mutual_enemies = { card_game_1e-timing-when-revealed }, if you have more than one opponent: choose an opponent; this round the two of you cannot declare military challenges against each other.
card_game_1e-card-holding_the_trident = Holding the Trident
card_game_1e-effect-holding_the_trident = While you control fewer characters than every opponent, each of your characters has +2 STR.
card_game_1e-card-calm_over_westeros = Calm Over Westeros
card_game_1e-effect-calm_over_westeros = To play an event, a player must give an opponent 1 gold from the gold pool. This applies to everybody.
card_game_1e-card-snowed_under = Snowed Under
card_game_1e-effect-snowed_under = At the beginning of the standing phase choose a kneeling character or location of each player; they return to their owners' hands.
card_game_1e-card-the_power_of_arms = The Power of Arms
card_game_1e-effect-the_power_of_arms = Your characters with a War crest have +2 STR.
card_game_1e-card-valar_morghulis = Valar Morghulis
card_game_1e-effect-valar_morghulis = { card_game_1e-timing-when-revealed }: all characters are killed.
card_game_1e-card-condemned_by_the_realm = Condemned by the Realm
card_game_1e-effect-condemned_by_the_realm = { card_game_1e-timing-when-revealed }: choose an opponent, who must choose a character that somebody else controls; it is killed.
card_game_1e-card-counting_favors = Counting Favors
card_game_1e-effect-counting_favors = { card_game_1e-timing-when-revealed }: choose an opponent. You and that opponent each draw 3 cards.
card_game_1e-card-power_and_wealth = Power and Wealth
card_game_1e-effect-power_and_wealth = Each of your characters has +1 STR for each attachment on it.
card_game_1e-card-mad_kings_legacy = Mad King's Legacy
card_game_1e-effect-mad_kings_legacy = { card_game_1e-timing-when-revealed }: choose an attachment; it is discarded.
card_game_1e-card-rule_by_decree = Rule by Decree
card_game_1e-effect-rule_by_decree = { card_game_1e-timing-when-revealed }: whoever alone has the most cards in hand discards down to four cards of their choice.
card_game_1e-card-noose_and_swordpoint = Noose and Swordpoint
card_game_1e-effect-noose_and_swordpoint = Characters with STR 2 or less do not stand in the standing phase. This applies to everybody's.
card_game_1e-card-herding_the_masses = Herding the Masses
card_game_1e-effect-herding_the_masses = Characters that are not unique cannot be declared as defenders. This applies to everybody's.

## The decks of the box

card_game_1e-deck-stark = Stark
card_game_1e-deck-lannister = Lannister
card_game_1e-deck-baratheon = Baratheon
card_game_1e-deck-targaryen = Targaryen

## What a deck breaks; the number is the rule's

card_game_1e-deck-fault-unknown-cards = { $rule }: it holds cards that do not exist in this game.
card_game_1e-deck-fault-plots = { $rule }: it has { $number } { $number ->
        [one] plot
       *[other] plots
    }, and has to have exactly { $needed }.
card_game_1e-deck-fault-plot-copies = { $rule }: the plot { $card } is there { $number } times, and may be there only once.
card_game_1e-deck-fault-too-few = { $rule }: the draw deck has { $number } { $number ->
        [one] card
       *[other] cards
    }, and needs { $least } or more.
card_game_1e-deck-fault-copies = { $rule }: { $card } is there { $number } times, and may be there { $most } times.
card_game_1e-deck-fault-other-faction = { $rule }: these belong to other houses only and fit into no deck of { $faction }: { $cards }.

## Titles in a few words, where all six are offered

card_game_1e-brief-crown_regent = +3 STR in power; redirects one challenge a round
card_game_1e-brief-lord_commander_of_the_kingsguard = +3 STR in military; steps in as the target once a round where nobody defends
card_game_1e-brief-hand_of_the_king = 2 influence a round
card_game_1e-brief-master_of_whispers = +3 STR in intrigue
card_game_1e-brief-master_of_laws = +1 card in the draw phase
card_game_1e-brief-master_of_coin = +2 income
