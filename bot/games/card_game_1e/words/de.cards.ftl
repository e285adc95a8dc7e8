### Das Kartenspiel, erste Edition: was auf den Karten steht. Namen und Zahlen wie gedruckt, soweit bekannt;
### wo der deutsche Name nicht bekannt ist (`name_de_own` in den Daten), ist er unserer. Texte in unseren Worten.

## Wann eine Fähigkeit benutzt wird; dahinter in Klammern die Kosten

card_game_1e-timing-any-phase = **Jederzeit**
card_game_1e-timing-plot = **Strategie**
card_game_1e-timing-marshalling = **Aufmarsch**
card_game_1e-timing-challenges = **Herausforderung**
card_game_1e-timing-dominance = **Herrschaft**
card_game_1e-timing-response = **Reaktion**
card_game_1e-timing-limited-response = **Einmalige Reaktion**
card_game_1e-timing-when-revealed = **Sobald aufgedeckt**

## Kartenarten

card_game_1e-type-plot = Strategie
card_game_1e-type-agenda = Agenda
card_game_1e-type-character = Charakter
card_game_1e-type-location = Ort
card_game_1e-type-attachment = Zusatz
card_game_1e-type-event = Ereignis
card_game_1e-type-title = Titel
card_game_1e-type-faction = Hauskarte

## Siegel

card_game_1e-crest-holy = Geweihter
card_game_1e-crest-learned = Gelehrter
card_game_1e-crest-noble = Adliger
card_game_1e-crest-war = Krieger
card_game_1e-crest-shadow = Schatten

## Eigenschaften und was sie bedeuten

card_game_1e-keyword-setup = Aufbau
card_game_1e-keyword-setup-help = Dieser Zusatz darf mit den Startkarten ausgelegt werden, wenn auch eine Karte ausliegt, an die er passt.
card_game_1e-keyword-stealth = Heimlich
card_game_1e-keyword-stealth-help = Bevor Verteidiger angesagt werden, darf der Angreifer für jeden angreifenden Charakter mit Heimlich einen Charakter des Verteidigers ohne Heimlich nennen; dieser kann in der Herausforderung nicht verteidigen.
card_game_1e-keyword-renown = Ruhmreich
card_game_1e-keyword-renown-help = Gewinnst du eine Herausforderung, ob als Angreifer oder Verteidiger, beansprucht dieser Charakter 1 Macht, wenn er teilnahm.
card_game_1e-keyword-deadly = Tödlich
card_game_1e-keyword-deadly-help = Nehmen beim Angreifer mehr tödliche Charaktere teil als beim Verteidiger, tötet der Verteidiger nach der Auswertung einen verteidigenden Charakter, gleich wer gewonnen hat.
card_game_1e-keyword-deathbound = Todgeweiht
card_game_1e-keyword-deathbound-help = Die Karte kommt immer dann auf den Totenstapel, wenn sie aus dem Spiel auf den Ablagestapel käme; ein Ereignis, wenn es gewirkt hat.
card_game_1e-keyword-limited = Limitiert
card_game_1e-keyword-limited-help = Du darfst in einer Runde nur eine limitierte Karte ausspielen und nur eine als Startkarte auslegen.
card_game_1e-keyword-no_attachments = Keine Zusätze
card_game_1e-keyword-no_attachments-help = Es dürfen keine Zusätze an dieser Karte liegen. Duplikate sind keine.
card_game_1e-keyword-no_attachments_except = Keine Zusätze außer { $value }
card_game_1e-keyword-no_attachments_except-help = Es dürfen keine Zusätze an dieser Karte liegen, außer solchen mit diesem Attribut.
card_game_1e-keyword-immune_to_character_abilities = Immun gegen die Fähigkeiten von Charakteren
card_game_1e-keyword-immune_to_character_abilities-help = Fähigkeiten von Charakteren wirken nicht auf ihn und können ihn nicht wählen.
card_game_1e-keyword-immune_to_opponents_character_abilities = Immun gegen die Fähigkeiten gegnerischer Charaktere
card_game_1e-keyword-immune_to_opponents_character_abilities-help = Fähigkeiten von Charakteren eines Gegners wirken nicht auf ihn und können ihn nicht wählen.
card_game_1e-keyword-immune_to_events = Immun gegen Ereignisse
card_game_1e-keyword-immune_to_events-help = Ereignisse wirken nicht auf ihn und können ihn nicht wählen.
card_game_1e-keyword-infamy = Berüchtigt
card_game_1e-keyword-infamy-help = Macht, die du für dein Haus beanspruchst, darfst du stattdessen auf diese Karte legen; dort zählt sie für den Sieg, gleich welcher Art die Karte ist.
card_game_1e-keyword-intimidate = Einschüchternd
card_game_1e-keyword-intimidate-help = Solange dieser Charakter angreift, zählt bei der Auswertung die Stärke aller schwächeren Charaktere als 0.
card_game_1e-keyword-ambush = Hinterhältig
card_game_1e-keyword-ambush-help = Du darfst diese Karte als Jederzeit-Aktion von der Hand ins Spiel bringen; ihre gedruckten Goldkosten bezahlst du dabei mit Einfluss.
card_game_1e-keyword-vengeful = Rachsüchtig
card_game_1e-keyword-vengeful-help = Verlierst du eine Herausforderung als Verteidiger, darfst du alle deine rachsüchtigen Karten aufrichten.
card_game_1e-keyword-stalwart = Standhaft
card_game_1e-keyword-stalwart-help = Würde dieser Charakter sterben oder abgelegt, kommt er stattdessen oben auf den Nachziehstapel seines Besitzers.
card_game_1e-keyword-vigilant = Wachsam
card_game_1e-keyword-vigilant-help = Gewinnst du eine Herausforderung als Angreifer, darfst du alle deine wachsamen Karten aufrichten.
card_game_1e-keyword-melee = Handgemenge
card_game_1e-keyword-melee-help = Solange er an einer Herausforderung teilnimmt, hat dieser Charakter +1 Stärke für jeden teilnehmenden Charakter eines Gegners.
card_game_1e-keyword-joust = Zweikampf
card_game_1e-keyword-joust-help = Greift dieser Charakter allein an, kann nur ein Verteidiger angesagt werden.

## Attribute

card_game_1e-trait-ally = Verbündeter
card_game_1e-trait-armor = Rüstung
card_game_1e-trait-army = Armee
card_game_1e-trait-asshai = Asshai
card_game_1e-trait-bastard = Bastard
card_game_1e-trait-captain = Hauptmann
card_game_1e-trait-clansman = Clankrieger
card_game_1e-trait-condition = Zustand
card_game_1e-trait-conscriptor = Aushebung
card_game_1e-trait-creature = Tier
card_game_1e-trait-direwolf = Schattenwolf
card_game_1e-trait-dothraki = Dothraki
card_game_1e-trait-dragon = Drache
card_game_1e-trait-dragonstone = Drachenstein
card_game_1e-trait-free_cities = Freie Städte
card_game_1e-trait-house_clegane = Haus Clegane
card_game_1e-trait-house_florent = Haus Florent
card_game_1e-trait-house_tully = Haus Tully
card_game_1e-trait-house_tyrell = Haus Tyrell
card_game_1e-trait-item = Gegenstand
card_game_1e-trait-kings_landing = Königsmund
card_game_1e-trait-kingsguard = Königsgarde
card_game_1e-trait-knight = Ritter
card_game_1e-trait-lady = Lady
card_game_1e-trait-lannisport = Lannishafen
card_game_1e-trait-lord = Lord
card_game_1e-trait-maester = Maester
card_game_1e-trait-mercenary = Söldner
card_game_1e-trait-nights_watch = Nachtwache
card_game_1e-trait-others = Die Anderen
card_game_1e-trait-qartheen = Qartheen
card_game_1e-trait-queen = Königin
card_game_1e-trait-queensguard = Königinnengarde
card_game_1e-trait-skill = Fertigkeit
card_game_1e-trait-small_council = Kleiner Rat
card_game_1e-trait-stronghold = Festung
card_game_1e-trait-the_east = Der Osten
card_game_1e-trait-title = Titel
card_game_1e-trait-unsullied = Unbefleckte
card_game_1e-trait-weapon = Waffe
card_game_1e-trait-westeros = Westeros
card_game_1e-trait-winterfell = Winterfell

## Was zu einem Haus gehört, wie in „Stark-Karte“

card_game_1e-of-stark = Stark
card_game_1e-of-lannister = Lannister
card_game_1e-of-baratheon = Baratheon
card_game_1e-of-targaryen = Targaryen
card_game_1e-of-martell = Martell
card_game_1e-of-greyjoy = Greyjoy
card_game_1e-of-neutral = Neutral

## Hauskarten

card_game_1e-card-stark = Haus Stark
card_game_1e-card-lannister = Haus Lannister
card_game_1e-card-baratheon = Haus Baratheon
card_game_1e-card-targaryen = Haus Targaryen
card_game_1e-card-martell = Haus Martell
card_game_1e-card-greyjoy = Haus Greyjoy
card_game_1e-card-neutral = Neutral

## Titel

card_game_1e-card-crown_regent = Kron-Regent
card_game_1e-card-lord_commander_of_the_kingsguard = Lord Commander der Königsgarde
card_game_1e-card-hand_of_the_king = Hand des Königs
card_game_1e-card-master_of_whispers = Meister der Gerüchte
card_game_1e-card-master_of_laws = Meister der Gesetze
card_game_1e-card-master_of_coin = Meister der Münze

## Haus Stark

card_game_1e-card-ice = Eis
card_game_1e-card-nymeria = Nymeria
card_game_1e-card-summer = Sommer
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
card_game_1e-card-war_host_of_the_north = Kriegsheer des Nordens
card_game_1e-card-winterfell_honor_guard = Ehrengarde von Winterfell
card_game_1e-card-knight_of_the_tumblestone = Ritter vom Tumblestone
card_game_1e-card-direwolf_pup = Schattenwolfwelpe
card_game_1e-card-kennel_master = Hundemeister
card_game_1e-card-house_tully_recruiter = Werber von Haus Tully
card_game_1e-card-trident_reinforcements = Verstärkung vom Trident
card_game_1e-card-winterfell_reserves = Reserven von Winterfell
card_game_1e-card-winterfell_kennels = Zwinger von Winterfell
card_game_1e-card-winterfell_castle = Burg Winterfell
card_game_1e-card-northern_fiefdoms = Lehen im Norden
card_game_1e-card-lord_eddards_chambers = Lord Eddards Gemächer
card_game_1e-card-great_keep = Großer Bergfried
card_game_1e-card-godswood = Götterhain
card_game_1e-card-narrow_sea = Narrow Sea

## Haus Lannister

card_game_1e-card-gutter_rats_cunning = Schläue der Gossenratte
card_game_1e-card-gilded_plate = Vergoldeter Harnisch
card_game_1e-card-joffrey_baratheon = Joffrey Baratheon
card_game_1e-card-ser_jaime_lannister = Ser Jaime Lannister
card_game_1e-card-tyrion_lannister = Tyrion Lannister
card_game_1e-card-cersei_lannister = Cersei Lannister
card_game_1e-card-tywin_lannister = Tywin Lannister
card_game_1e-card-ser_ilyn_payne = Ser Ilyn Payne
card_game_1e-card-the_hound = Der Bluthund
card_game_1e-card-chella_daughter_of_cheyk = Chella, Tochter des Cheyk
card_game_1e-card-bronn = Bronn
card_game_1e-card-grand_maester_pycelle = Großmaester Pycelle
card_game_1e-card-raff_the_sweetling = Raff der Liebling
card_game_1e-card-ser_jacelyn_bywater = Ser Jacelyn Bywater
card_game_1e-card-enemy_informer = Feindlicher Zuträger
card_game_1e-card-qyburns_informers = Qyburns Zuträger
card_game_1e-card-cerseis_attendant = Cerseis Zofe
card_game_1e-card-lurkers_at_harrenhal = Lauerer in Harrenhal
card_game_1e-card-lannisport_steward = Verwalter aus Lannisport
card_game_1e-card-lannisport_weaponsmith = Waffenschmied aus Lannisport
card_game_1e-card-lannisport_honor_guard = Ehrengarde von Lannisport
card_game_1e-card-lannisport = Lannisport
card_game_1e-card-lannisport_brothel = Bordell in Lannisport
card_game_1e-card-golden_tooth_mines = Minen von Golden Tooth
card_game_1e-card-western_fiefdoms = Lehen im Westen
card_game_1e-card-queen_cerseis_chambers = Königin Cerseis Gemächer
card_game_1e-card-the_goldroad = Die Goldstraße
card_game_1e-card-hall_of_heroes = Halle der Helden
card_game_1e-card-sunset_sea = Sunset Sea

## Haus Baratheon

card_game_1e-card-shadows_blessing = Segen des Schattens
card_game_1e-card-motley = Narrenkleid
card_game_1e-card-lightbringer = Lichtbringer
card_game_1e-card-stinking_drunk = Sturzbetrunken
card_game_1e-card-selyse_baratheon = Selyse Baratheon
card_game_1e-card-robert_baratheon = Robert Baratheon
card_game_1e-card-stannis_baratheon = Stannis Baratheon
card_game_1e-card-renly_baratheon = Renly Baratheon
card_game_1e-card-melisandre = Melisandre
card_game_1e-card-ser_davos_seaworth = Ser Davos Seaworth
card_game_1e-card-brienne_of_tarth = Brienne von Tarth
card_game_1e-card-maester_cressen = Maester Cressen
card_game_1e-card-ser_axell_florent = Ser Axell Florent
card_game_1e-card-edric_storm = Edric Storm
card_game_1e-card-devan_seaworth = Devan Seaworth
card_game_1e-card-knight_of_the_rainwood = Ritter vom Rainwood
card_game_1e-card-stanniss_northern_cavalry = Stannis' Reiterei im Norden
card_game_1e-card-highgarden_honor_guard = Ehrengarde von Highgarden
card_game_1e-card-old_red_priest = Alter Roter Priester
card_game_1e-card-army_of_the_faithful = Heer der Gläubigen
card_game_1e-card-renlys_courtier = Renlys Höfling
card_game_1e-card-bastard_of_robert = Roberts Bastard
card_game_1e-card-house_tyrell_guard = Wache von Haus Tyrell
card_game_1e-card-host_of_storms_end = Heer von Storm's End
card_game_1e-card-dragonstone_port = Hafen von Dragonstone
card_game_1e-card-stormlands_fiefdoms = Lehen in den Stormlands
card_game_1e-card-king_roberts_chambers = König Roberts Gemächer
card_game_1e-card-aegons_garden = Aegons Garten
card_game_1e-card-great_hall = Große Halle

## Haus Targaryen

card_game_1e-card-blood_of_the_dragon = Blut des Drachen
card_game_1e-card-poisoned_wine = Vergifteter Wein
card_game_1e-card-aegons_blade = Aegons Klinge
card_game_1e-card-flame_kissed = Vom Feuer geküsst
card_game_1e-card-bones_of_a_child = Knochen eines Kindes
card_game_1e-card-captain_groleo = Kapitän Groleo
card_game_1e-card-daenerys_targaryen = Daenerys Targaryen
card_game_1e-card-khal_drogo = Khal Drogo
card_game_1e-card-viserys_targaryen = Viserys Targaryen
card_game_1e-card-rhaegal = Rhaegal
card_game_1e-card-drogon = Drogon
card_game_1e-card-viserion = Viserion
card_game_1e-card-strong_belwas = Starker Belwas
card_game_1e-card-daario_naharis = Daario Naharis
card_game_1e-card-quaithe_of_the_shadow = Quaithe vom Schatten
card_game_1e-card-xaro_xoan_daxos = Xaro Xhoan Daxos
card_game_1e-card-jhogo = Jhogo
card_game_1e-card-brown_ben_plumm = Brauner Ben Plumm
card_game_1e-card-dothraki_honor_guard = Ehrengarde der Dothraki
card_game_1e-card-the_titans_bastard = Bastard des Titanen
card_game_1e-card-danys_handmaiden = Danys Dienerin
card_game_1e-card-warlocks_servitors = Diener der Hexenmeister
card_game_1e-card-qartheen_fanatic = Fanatiker aus Qarth
card_game_1e-card-pentoshi_guildmaster = Gildemeister aus Pentos
card_game_1e-card-illyrios_man = Illyrios Mann
card_game_1e-card-xaros_home = Xaros Heim
card_game_1e-card-eastern_fiefdoms = Lehen im Osten
card_game_1e-card-khal_drogos_tent = Khal Drogos Zelt
card_game_1e-card-temple_of_the_graces = Tempel der Grazien
card_game_1e-card-great_pyramid = Große Pyramide
card_game_1e-card-summer_sea = Summer Sea
card_game_1e-card-lady_daeneryss_chambers = Lady Daenerys' Gemächer

## Neutral

card_game_1e-card-benjen_stark = Benjen Stark
card_game_1e-card-jon_snow = Jon Snow
card_game_1e-card-ghost = Ghost
card_game_1e-card-crossroads = Wegkreuzung
card_game_1e-card-street_of_steel = Straße des Stahls
card_game_1e-card-lordship = Lordwürde
card_game_1e-card-littlefinger = Littlefinger
card_game_1e-card-varys = Varys
card_game_1e-card-shadowblack_lane = Schattenschwarze Gasse
card_game_1e-card-milk_of_the_poppy = Mohnsaft
card_game_1e-card-ser_barristan_selmy = Ser Barristan Selmy
card_game_1e-card-knight_of_flowers = Ritter der Blumen
card_game_1e-card-street_of_sisters = Straße der Schwestern
card_game_1e-card-bodyguard = Leibwächter
card_game_1e-card-maester_aemon = Maester Aemon
card_game_1e-card-magister_illyrio = Magister Illyrio
card_game_1e-card-shae = Shae

## Ereignisse

card_game_1e-card-distraction = Ablenkung
card_game_1e-card-winter_is_coming = Der Winter naht
card_game_1e-card-kings_in_the_north = Könige im Norden
card_game_1e-card-lethal_counterattack = Tödlicher Gegenangriff
card_game_1e-card-bran_the_builders_legacy = Erbe Brans des Erbauers
card_game_1e-card-guilty = Schuldig!
card_game_1e-card-i_never_bet_against_my_family = Ich wette nie gegen meine Familie
card_game_1e-card-the_lions_will = Der Wille des Löwen
card_game_1e-card-insidious_ways = Teuflische Pläne
card_game_1e-card-call_their_bluff = Den Bluff durchschauen
card_game_1e-card-im_you_writ_small = Ich bin du, nur kleiner
card_game_1e-card-a_lannister_pays_his_debts = Ein Lannister begleicht seine Schulden
card_game_1e-card-youve_killed_the_wrong_dwarf = Du hast den falschen Zwerg getötet!
card_game_1e-card-muster = Zu den Waffen
card_game_1e-card-prosperity_and_plenty = Wohlstand und Überfluss
card_game_1e-card-lords_of_the_narrow_sea = Lords der Narrow Sea
card_game_1e-card-retreat = Rückzug
card_game_1e-card-support_of_the_kingdom = Rückhalt im Königreich
card_game_1e-card-dance_with_dragons = Tanz mit Drachen
card_game_1e-card-forever_burning = Ewig brennend
card_game_1e-card-seductive_promise = Verführerisches Versprechen
card_game_1e-card-westeros_bleeds = Westeros blutet
card_game_1e-card-distinct_mastery = Wahre Meisterschaft

## Strategien

card_game_1e-card-summoning_season = Zeit der Einberufung
card_game_1e-card-mutual_cause = Gemeinsame Sache
card_game_1e-card-uneasy_truce = Brüchiger Waffenstillstand
card_game_1e-card-rains_of_autumn = Herbstregen
card_game_1e-card-good_for_the_gander = Wie du mir, so ich dir
card_game_1e-card-tourney_for_the_hand = Turnier der Hand
card_game_1e-card-fleeing_to_the_wall = Flucht zur Mauer
card_game_1e-card-drunken_allegations = Trunkene Anschuldigungen
card_game_1e-card-mutual_blackmail = Gegenseitige Erpressung
card_game_1e-card-planning_ahead = Vorausplanung
card_game_1e-card-wildfire_assault = Angriff mit Seefeuer
card_game_1e-card-hear_me_roar = Hört mich brüllen!
card_game_1e-card-blockade = Blockade
card_game_1e-card-the_power_of_blood = Die Macht des Blutes
card_game_1e-card-building_season = Zeit des Bauens
card_game_1e-card-mutual_enemies = Gemeinsame Feinde
card_game_1e-card-holding_the_trident = Den Trident halten
card_game_1e-card-calm_over_westeros = Ruhe über Westeros
card_game_1e-card-snowed_under = Eingeschneit
card_game_1e-card-the_power_of_arms = Die Macht der Waffen
card_game_1e-card-valar_morghulis = Valar Morghulis
card_game_1e-card-condemned_by_the_realm = Vom Reich verdammt
card_game_1e-card-counting_favors = Gefallen zählen
card_game_1e-card-power_and_wealth = Macht und Reichtum
card_game_1e-card-mad_kings_legacy = Erbe des Irren Königs
card_game_1e-card-rule_by_decree = Herrschaft durch Erlass
card_game_1e-card-noose_and_swordpoint = Strick und Schwertspitze
card_game_1e-card-herding_the_masses = Die Massen treiben
