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
card_game_1e-types-plot = Strategien
card_game_1e-types-character = Charaktere
card_game_1e-types-location = Orte
card_game_1e-types-attachment = Zusätze
card_game_1e-types-event = Ereignisse

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
card_game_1e-effect-crown_regent =
    In Machtkämpfen, an denen ein Charakter von dir teilnimmt, hast du insgesamt +3 Stärke.
    Einmal je Runde, sobald jemand eine Herausforderung mit Ziel und Angreifern angesagt hat: Der Angreifer muss ein anderes zulässiges Ziel wählen. Gibt es keines, bleibt es beim ersten.
card_game_1e-card-lord_commander_of_the_kingsguard = Lord Commander der Königsgarde
card_game_1e-effect-lord_commander_of_the_kingsguard =
    In Militärschlägen, an denen ein Charakter von dir teilnimmt, hast du insgesamt +3 Stärke.
    Einmal je Runde, wenn ein Gegner einen Militärschlag gegen einen anderen führt und dieser keine Verteidiger ansagt: Du wirst das Ziel. Gewinnst du, wandert 1 Macht vom Haus des Angreifers zu deinem; verlierst du, trägst du den ganzen Schaden.
card_game_1e-card-hand_of_the_king = Hand des Königs
card_game_1e-effect-hand_of_the_king = Einmal je Runde bringt dir dieser Titel 2 Einfluss.
card_game_1e-card-master_of_whispers = Meister der Gerüchte
card_game_1e-effect-master_of_whispers = In Intrigen, an denen ein Charakter von dir teilnimmt, hast du insgesamt +3 Stärke.
card_game_1e-card-master_of_laws = Meister der Gesetze
card_game_1e-effect-master_of_laws = Du ziehst in der Nachziehphase 1 Karte mehr; sie zählt nicht für die Höchstzahl der Karten, die du ziehen darfst.
card_game_1e-card-master_of_coin = Meister der Münze
card_game_1e-effect-master_of_coin = Du hast in der Aufmarschphase +2 Einkommen.

## Haus Stark

card_game_1e-card-ice = Eis
card_game_1e-effect-ice = { card_game_1e-timing-challenges }, solange der Charakter mit diesem Zusatz an einer Herausforderung teilnimmt (diese Karte beugen und ablegen; sie kann nicht gerettet werden): Wähle einen anderen teilnehmenden Charakter, gleich auf welcher Seite; er stirbt.
card_game_1e-card-nymeria = Nymeria
card_game_1e-effect-nymeria =
    { card_game_1e-timing-response }, wenn der Charakter mit diesem Zusatz sterben würde (diese Karte beugen): Er wird gerettet.
    Ist es { card_game_1e-card-arya_stark }, hat sie +1 Stärke und Heimlich.
card_game_1e-card-summer = Sommer
card_game_1e-effect-summer = Der Charakter mit diesem Zusatz hat +2 Stärke und ein Militärsymbol. Ist es { card_game_1e-card-bran_stark }, hat er auch Heimlich.
card_game_1e-card-ser_rodrik_cassel = Ser Rodrik Cassel
card_game_1e-effect-ser_rodrik_cassel = Er wird nicht gebeugt, wenn er als Verteidiger angesagt wird. Solange er verteidigt, hat er +2 Stärke.
card_game_1e-card-eddard_stark = Eddard Stark
card_game_1e-effect-eddard_stark = Nachdem er ins Spiel gekommen ist, beansprucht er 1 Macht.
card_game_1e-card-catelyn_stark = Catelyn Stark
card_game_1e-effect-catelyn_stark = { card_game_1e-timing-response }, nachdem sie als Verteidigerin angesagt wurde: Wähle einen teilnehmenden Charakter; seine Stärke zählt in dieser Herausforderung nicht.
card_game_1e-card-arya_stark = Arya Stark
card_game_1e-effect-arya_stark = { card_game_1e-timing-any-phase } (1 Einfluss beugen): Wähle einen Charakter mit Heimlich oder Ruhmreich. Bis zum Ende der Phase verliert er beides, und sie erhält, was er davon verloren hat.
card_game_1e-card-robb_stark = Robb Stark
card_game_1e-effect-robb_stark = { card_game_1e-timing-response }, nachdem du einen Militärschlag gewonnen hast, an der er teilnimmt: Wähle einen Charakter des Verlierers; er stirbt.
card_game_1e-card-sansa_stark = Sansa Stark
card_game_1e-effect-sansa_stark = { card_game_1e-timing-response }, nachdem jemand einen Zusatz an sie gespielt hat: Wer ihn gespielt hat, darf 1 Karte ziehen.
card_game_1e-card-greatjon_umber = Greatjon Umber
card_game_1e-effect-greatjon_umber = { card_game_1e-timing-challenges }, während eines Militärschlags oder Machtkampfs (ihn beugen): Er stößt zu deiner Seite, ob Angriff oder Verteidigung.
card_game_1e-card-shaggydog = Shaggydog
card_game_1e-effect-shaggydog = Solange du einen Lord des Hauses Stark kontrollierst, hat Shaggydog +3 Stärke und ist immun gegen Ereignisse.
card_game_1e-card-hodor = Hodor
card_game_1e-effect-hodor = Er kann nicht als Angreifer angesagt und nicht durch Heimlich umgangen werden.
card_game_1e-card-bran_stark = Bran Stark
card_game_1e-effect-bran_stark = { card_game_1e-timing-plot } (ihn beugen): Wähle eine Karte deines Strategiestapels und decke sie als deine neue Strategie auf. Mit den Errata höchstens dreimal je Runde.
card_game_1e-card-grey_wind = Grey Wind
card_game_1e-effect-grey_wind = Solange { card_game_1e-card-robb_stark } im Spiel ist, kostet dich diese Karte 2 Gold weniger.
card_game_1e-card-lady = Lady
card_game_1e-effect-lady = { card_game_1e-card-sansa_stark } hat +1 Stärke und ist ruhmreich. Solange sie im Spiel ist, kostet dich diese Karte 2 Gold weniger.
card_game_1e-card-war_host_of_the_north = Kriegsheer des Nordens
card_game_1e-card-winterfell_honor_guard = Ehrengarde von Winterfell
card_game_1e-effect-winterfell_honor_guard =
    { card_game_1e-timing-challenges }, von der Hand: Wähle einen Gegner; bringe diese Karte unter seiner Kontrolle ins Spiel.
    Nachdem er eine Herausforderung gewonnen hat, an der diese Karte teilnimmt, übernimmst du die Kontrolle über sie.
card_game_1e-card-knight_of_the_tumblestone = Ritter vom Tumblestone
card_game_1e-card-direwolf_pup = Schattenwolfwelpe
card_game_1e-card-kennel_master = Hundemeister
card_game_1e-effect-kennel_master =
    Er hat +1 Stärke für jede Schattenwolf-Karte im Spiel.
    { card_game_1e-timing-response }, wenn er sterben oder abgelegt würde und du mindestens drei Schattenwolf-Karten kontrollierst: Er wird gerettet und kehrt auf die Hand seines Besitzers zurück.
card_game_1e-card-house_tully_recruiter = Werber von Haus Tully
card_game_1e-effect-house_tully_recruiter = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter des Hauses Stark kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-trident_reinforcements = Verstärkung vom Trident
card_game_1e-effect-trident_reinforcements = { card_game_1e-timing-dominance }, aus deinem Totenstapel, wenn dort mindestens drei Charaktere liegen: Nimm diese Karte auf die Hand.
card_game_1e-card-winterfell_reserves = Reserven von Winterfell
card_game_1e-effect-winterfell_reserves = { card_game_1e-timing-response }, nachdem diese Karte als Verteidiger angesagt wurde (1 Gold zahlen): Wähle einen Spieler; die oberste Karte seines Ablagestapels kommt oben auf seinen Nachziehstapel.
card_game_1e-card-winterfell_kennels = Zwinger von Winterfell
card_game_1e-effect-winterfell_kennels = { card_game_1e-timing-any-phase } (diese Karte beugen, 1 Gold zahlen): Suche in deinem Nachziehstapel eine Schattenwolf-Karte, zeige sie vor und nimm sie auf die Hand. Mische danach den Stapel.
card_game_1e-card-winterfell_castle = Burg Winterfell
card_game_1e-effect-winterfell_castle = Deine Charaktere des Hauses Stark haben +1 Stärke.
card_game_1e-card-northern_fiefdoms = Lehen im Norden
card_game_1e-effect-northern_fiefdoms = { card_game_1e-timing-marshalling } (diese Karte beugen): Deine nächste Karte des Hauses Stark kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-lord_eddards_chambers = Lord Eddards Gemächer
card_game_1e-effect-lord_eddards_chambers = Spielst du diese Karte, darfst du sie auch an deine Hauskarte legen.
card_game_1e-card-great_keep = Großer Bergfried
card_game_1e-card-godswood = Götterhain
card_game_1e-effect-godswood = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter des Hauses Stark kostet in dieser Phase 2 Gold weniger.
card_game_1e-card-narrow_sea = Meerenge
card_game_1e-effect-narrow_sea = { card_game_1e-timing-marshalling } (diese Karte ablegen): Dein nächster Charakter des Hauses Stark oder Baratheon kostet in dieser Phase 2 Gold weniger.

## Haus Lannister

card_game_1e-card-gutter_rats_cunning = Schläue der Gossenratte
card_game_1e-effect-gutter_rats_cunning = Der Charakter mit diesem Zusatz hat +2 Stärke und Heimlich.
card_game_1e-card-gilded_plate = Vergoldeter Harnisch
card_game_1e-effect-gilded_plate = { card_game_1e-timing-response }, wenn der Charakter mit diesem Zusatz sterben oder abgelegt würde (1 Gold zahlen und diese Karte ablegen; sie kann nicht gerettet werden): Der Charakter wird gerettet.
card_game_1e-card-joffrey_baratheon = Joffrey Baratheon
card_game_1e-effect-joffrey_baratheon = { card_game_1e-timing-response }, nachdem ein Charakter mit Lord oder Lady gestorben ist: Er beansprucht 1 Macht. Höchstens dreimal je Runde.
card_game_1e-card-ser_jaime_lannister = Ser Jaime Lannister
card_game_1e-effect-ser_jaime_lannister = In Militärschlägen wird er weder zum Angreifen noch zum Verteidigen gebeugt.
card_game_1e-card-tyrion_lannister = Tyrion Lannister
card_game_1e-effect-tyrion_lannister = { card_game_1e-timing-response }, nachdem du eine Intrige gewonnen hast oder irgendeine Herausforderung, an der er teilnimmt (1 Gold zahlen): Ziehe 1 Karte.
card_game_1e-card-cersei_lannister = Cersei Lannister
card_game_1e-effect-cersei_lannister = { card_game_1e-timing-dominance } (sie beugen, 2 Gold zahlen): Wähle einen Charakter; er wird gebeugt und richtet sich in der Aufrichtphase dieser Runde nicht auf.
card_game_1e-card-tywin_lannister = Tywin Lannister
card_game_1e-effect-tywin_lannister = Lege zu Beginn der Aufmarschphase 2 Gold aus der Schatzkammer auf ihn. Gold auf ihm darfst du ausgeben, als läge es in deinem Goldvorrat.
card_game_1e-card-ser_ilyn_payne = Ser Ilyn Payne
card_game_1e-effect-ser_ilyn_payne = { card_game_1e-timing-marshalling } (ihn beugen): Wähle einen Charakter mit höchstens 2 Stärke; er stirbt.
card_game_1e-card-the_hound = Der Bluthund
card_game_1e-effect-the_hound =
    Stirbt er, kommt er auf den Ablagestapel statt auf den Totenstapel.
    Lege zu Beginn der Herrschaftsphase die oberste Karte deines Nachziehstapels ab, oder lege ihn ab; davor kann er nicht gerettet werden.
card_game_1e-card-chella_daughter_of_cheyk = Chella, Tochter des Cheyk
card_game_1e-effect-chella_daughter_of_cheyk = { card_game_1e-timing-response }, nachdem du eine Herausforderung gewonnen hast, an der ein Clankrieger teilnimmt (X Gold zahlen): Wähle einen Ort mit gedruckten Kosten X; er kehrt auf die Hand seines Besitzers zurück.
card_game_1e-card-bronn = Bronn
card_game_1e-effect-bronn = { card_game_1e-timing-any-phase } (2 Gold zahlen): Wähle einen Charakter. Würde er bis zum Ende der Phase sterben, während Bronn gebeugt ist, richtet sich Bronn stattdessen auf, und er stirbt nicht.
card_game_1e-card-grand_maester_pycelle = Großmaester Pycelle
card_game_1e-effect-grand_maester_pycelle = { card_game_1e-timing-response }, nachdem der Effekt eines Gegners Karten aufgedeckt hat: Decke die oberste Karte deines Nachziehstapels auf und nimm sie auf die Hand. Das gilt nicht als Ziehen. Höchstens dreimal je Phase; mit den Errata nicht nach einem anderen { card_game_1e-card-grand_maester_pycelle }.
card_game_1e-card-raff_the_sweetling = Raff der Liebling
card_game_1e-effect-raff_the_sweetling = { card_game_1e-timing-any-phase } (1 Gold zahlen): Sieh dir die oberste Karte vom Nachziehstapel eines Gegners an; lass sie liegen oder lege sie darunter.
card_game_1e-card-ser_jacelyn_bywater = Ser Jacelyn Bywater
card_game_1e-effect-ser_jacelyn_bywater = { card_game_1e-timing-response }, nachdem er gestorben ist: Jeder Gegner legt 1 zufällige Handkarte ab.
card_game_1e-card-enemy_informer = Feindlicher Zuträger
card_game_1e-effect-enemy_informer = { card_game_1e-timing-response }, nachdem du diese Karte von der Hand gespielt hast: Wähle einen Charakter; er wird gebeugt.
card_game_1e-card-qyburns_informers = Qyburns Zuträger
card_game_1e-effect-qyburns_informers = { card_game_1e-timing-response }, nachdem du eine Intrige gewonnen hast, an der diese Karte teilnimmt: Ziehe 2 Karten.
card_game_1e-card-cerseis_attendant = Cerseis Zofe
card_game_1e-effect-cerseis_attendant = { card_game_1e-timing-response }, nachdem { card_game_1e-card-cersei_lannister } oder diese Karte gestorben ist: Wähle einen Charakter; er wird gebeugt.
card_game_1e-card-lurkers_at_harrenhal = Lauerer in Harrenhal
card_game_1e-card-lannisport_steward = Verwalter aus Lannisport
card_game_1e-card-lannisport_weaponsmith = Waffenschmied aus Lannisport
card_game_1e-card-lannisport_honor_guard = Ehrengarde von Lannisport
card_game_1e-effect-lannisport_honor_guard =
    { card_game_1e-timing-challenges }, von der Hand: Wähle einen Gegner; bringe diese Karte unter seiner Kontrolle ins Spiel.
    Nachdem er eine Herausforderung gewonnen hat, an der diese Karte teilnimmt, übernimmst du die Kontrolle über sie.
card_game_1e-card-lannisport = Lannisport
card_game_1e-effect-lannisport = { card_game_1e-timing-response }, nachdem du eine Intrige gewonnen hast (1 Gold zahlen): Beanspruche 1 Macht für dein Haus. Einmal je Herausforderung.
card_game_1e-card-lannisport_brothel = Bordell in Lannisport
card_game_1e-effect-lannisport_brothel = { card_game_1e-timing-response }, nachdem sich ein Charakter in der Aufrichtphase aufgerichtet hat (diese Karte beugen): Er wird wieder gebeugt.
card_game_1e-card-golden_tooth_mines = Minen von Golden Tooth
card_game_1e-effect-golden_tooth_mines = Nachdem du eine Strategiekarte aufgedeckt hast, ziehst du 1 Karte.
card_game_1e-card-western_fiefdoms = Lehen im Westen
card_game_1e-effect-western_fiefdoms = { card_game_1e-timing-marshalling } (diese Karte beugen): Deine nächste Karte des Hauses Lannister kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-queen_cerseis_chambers = Königin Cerseis Gemächer
card_game_1e-effect-queen_cerseis_chambers = Spielst du diese Karte, darfst du sie auch an deine Hauskarte legen.
card_game_1e-card-the_goldroad = Die Goldstraße
card_game_1e-card-hall_of_heroes = Halle der Helden
card_game_1e-effect-hall_of_heroes = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter des Hauses Lannister kostet in dieser Phase 2 Gold weniger.
card_game_1e-card-sunset_sea = Meer der Abenddämmerung
card_game_1e-effect-sunset_sea = { card_game_1e-timing-marshalling } (diese Karte ablegen): Dein nächster Charakter des Hauses Lannister oder Greyjoy kostet in dieser Phase 2 Gold weniger.

## Haus Baratheon

card_game_1e-card-shadows_blessing = Segen des Schattens
card_game_1e-effect-shadows_blessing = Der Charakter mit diesem Zusatz hat +2 Stärke, wenn er ein Machtsymbol hat, sonst -2 Stärke.
card_game_1e-card-motley = Narrenkleid
card_game_1e-effect-motley = Will der Spieler, der den Charakter mit diesem Zusatz kontrolliert, ihn als Angreifer oder Verteidiger ansagen oder eine Fähigkeit von ihm benutzen, muss er dir vorher 1 Gold aus seinem Goldvorrat geben.
card_game_1e-card-lightbringer = Lichtbringer
card_game_1e-effect-lightbringer = { card_game_1e-timing-response }, wenn der Charakter mit diesem Zusatz sterben würde (diese Karte beugen): Er wird gerettet.
card_game_1e-card-stinking_drunk = Sturzbetrunken
card_game_1e-effect-stinking_drunk = Solange der Charakter mit diesem Zusatz an einer Herausforderung teilnimmt, hat er -4 Stärke.
card_game_1e-card-selyse_baratheon = Selyse Baratheon
card_game_1e-effect-selyse_baratheon = { card_game_1e-timing-challenges } (1 Einfluss beugen): Wähle einen einzigartigen Charakter; er hat bis zum Ende der Phase ein Intrigensymbol.
card_game_1e-card-robert_baratheon = Robert Baratheon
card_game_1e-effect-robert_baratheon = Beansprucht er Macht, weil er ruhmreich ist, beansprucht er noch 1 Macht dazu.
card_game_1e-card-stannis_baratheon = Stannis Baratheon
card_game_1e-effect-stannis_baratheon = Solange er einen Spieler angreift, der keinen Lord kontrolliert, kann dieser keine Verteidiger ansagen.
card_game_1e-card-renly_baratheon = Renly Baratheon
card_game_1e-effect-renly_baratheon = { card_game_1e-timing-any-phase } (1 Einfluss beugen): Er richtet sich auf.
card_game_1e-card-melisandre = Melisandre
card_game_1e-effect-melisandre =
    Solange sie steht, haben Charaktere mit Asshai +1 Stärke.
    Macht auf Charakteren deiner Gegner zählt für diese nicht mit.
card_game_1e-card-ser_davos_seaworth = Ser Davos Seaworth
card_game_1e-effect-ser_davos_seaworth = { card_game_1e-timing-response }, wenn er sterben würde: Er wird gerettet. Dann zahlst du 1 Gold, oder er kehrt auf die Hand seines Besitzers zurück.
card_game_1e-card-brienne_of_tarth = Brienne von Tarth
card_game_1e-card-maester_cressen = Maester Cressen
card_game_1e-effect-maester_cressen = { card_game_1e-timing-marshalling } (ihn beugen): Wähle einen Zusatz mit Zustand; er wird abgelegt.
card_game_1e-card-ser_axell_florent = Ser Axell Florent
card_game_1e-effect-ser_axell_florent = { card_game_1e-timing-response }, nachdem du einen Machtkampf mit mindestens 4 Stärke Vorsprung gewonnen hast: Er richtet sich auf.
card_game_1e-card-edric_storm = Edric Storm
card_game_1e-effect-edric_storm = { card_game_1e-timing-limited-response }, nachdem du als Angreifer einen Machtkampf mit mindestens 4 Stärke Vorsprung gewonnen hast (ihn ablegen; er kann nicht gerettet werden): Du darfst in dieser Phase einen weiteren Machtkampf beginnen.
card_game_1e-card-devan_seaworth = Devan Seaworth
card_game_1e-effect-devan_seaworth = Solange auf einem deiner Charaktere Macht liegt, hat er Heimlich.
card_game_1e-card-knight_of_the_rainwood = Ritter vom Rainwood
card_game_1e-effect-knight_of_the_rainwood = Er kann nicht aus dem Spiel abgelegt werden.
card_game_1e-card-stanniss_northern_cavalry = Stannis' Reiterei im Norden
card_game_1e-effect-stanniss_northern_cavalry = Solange ihre Stärke in dieser Phase erhöht oder gesenkt ist, kann diese Karte weder sterben noch aus dem Spiel abgelegt werden.
card_game_1e-card-highgarden_honor_guard = Ehrengarde von Highgarden
card_game_1e-effect-highgarden_honor_guard =
    { card_game_1e-timing-challenges }, von der Hand: Wähle einen Gegner; bringe diese Karte unter seiner Kontrolle ins Spiel.
    Nachdem er eine Herausforderung gewonnen hat, an der diese Karte teilnimmt, übernimmst du die Kontrolle über sie.
card_game_1e-card-old_red_priest = Alter Roter Priester
card_game_1e-effect-old_red_priest = Nachdem diese Karte gestorben ist, wird einer deiner stehenden Orte gebeugt; du wählst, welcher.
card_game_1e-card-army_of_the_faithful = Heer der Gläubigen
card_game_1e-effect-army_of_the_faithful = Diese Karte kostet dich 1 Gold weniger für jeden Charakter mit Asshai, den du kontrollierst.
card_game_1e-card-renlys_courtier = Renlys Höfling
card_game_1e-effect-renlys_courtier = { card_game_1e-timing-any-phase } (diese Karte beugen): Wähle einen Charakter, der nicht einzigartig ist; bis zum Ende der Phase gilt sein Textfeld als leer, seine Attribute ausgenommen.
card_game_1e-card-bastard_of_robert = Roberts Bastard
card_game_1e-card-house_tyrell_guard = Wache von Haus Tyrell
card_game_1e-effect-house_tyrell_guard = { card_game_1e-timing-response }, nachdem einer deiner Charaktere des Hauses Baratheon gestorben ist, von der Hand: Bringe diese Karte ins Spiel.
card_game_1e-card-host_of_storms_end = Heer von Storm's End
card_game_1e-card-dragonstone_port = Hafen von Dragonstone
card_game_1e-effect-dragonstone_port =
    Nachdem die Strategien gewählt und bevor sie aufgedeckt werden, sind Aktionen möglich.
    { card_game_1e-timing-plot }, nachdem die Strategien gewählt und bevor sie aufgedeckt werden: Nenne eine Strategiekarte. Für jeden Gegner, der sie in dieser Phase aufdeckt, beanspruchst du 1 Macht für dein Haus. Einmal je Phase.
card_game_1e-card-stormlands_fiefdoms = Lehen in den Stormlands
card_game_1e-effect-stormlands_fiefdoms = { card_game_1e-timing-marshalling } (diese Karte beugen): Deine nächste Karte des Hauses Baratheon kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-king_roberts_chambers = König Roberts Gemächer
card_game_1e-effect-king_roberts_chambers = Spielst du diese Karte, darfst du sie auch an deine Hauskarte legen.
card_game_1e-card-aegons_garden = Aegons Garten
card_game_1e-card-great_hall = Große Halle
card_game_1e-effect-great_hall = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter des Hauses Baratheon kostet in dieser Phase 2 Gold weniger.

## Haus Targaryen

card_game_1e-card-blood_of_the_dragon = Blut des Drachen
card_game_1e-effect-blood_of_the_dragon = Solange der Charakter mit diesem Zusatz an einer Herausforderung teilnimmt, hat er +6 Stärke und das Attribut Drache.
card_game_1e-card-poisoned_wine = Vergifteter Wein
card_game_1e-effect-poisoned_wine =
    Der Charakter mit diesem Zusatz hat -2 Stärke.
    { card_game_1e-timing-any-phase } (1 Einfluss beugen): Lege diese Karte an einen anderen Charakter, an den sie passt.
card_game_1e-card-aegons_blade = Aegons Klinge
card_game_1e-effect-aegons_blade = Der Charakter mit diesem Zusatz hat mit Militärsymbol +2 Stärke, mit Intrigensymbol Heimlich, und mit Machtsymbol ist er ruhmreich.
card_game_1e-card-flame_kissed = Vom Feuer geküsst
card_game_1e-effect-flame_kissed = Solange der Charakter mit diesem Zusatz keinen weiteren hat, hat er -2 Stärke und stirbt, wenn seine Stärke 0 ist.
card_game_1e-card-bones_of_a_child = Knochen eines Kindes
card_game_1e-effect-bones_of_a_child = { card_game_1e-timing-challenges }, während einer Herausforderung (diese Karte ablegen; sie kann nicht gerettet werden): Wähle einen Gegner; der Schadenswert seiner aufgedeckten Strategie ist für diese Herausforderung um 1 niedriger.
card_game_1e-card-captain_groleo = Kapitän Groleo
card_game_1e-effect-captain_groleo = { card_game_1e-timing-response }, nachdem ein Gegner einen Zusatz gespielt oder aufgedeckt hat: Beanspruche 1 Macht für dein Haus. Einmal je Phase.
card_game_1e-card-daenerys_targaryen = Daenerys Targaryen
card_game_1e-effect-daenerys_targaryen = Nachdem du eine Herausforderung gewonnen hast, in der sie allein angegriffen hat, wandert alles Gold aus dem Vorrat des Verlierers in deinen.
card_game_1e-card-khal_drogo = Khal Drogo
card_game_1e-effect-khal_drogo = { card_game_1e-timing-response }, nachdem du eine Herausforderung gewonnen hast, von der Hand: Bringe ihn ins Spiel. Am Ende der Phase kehrt er auf die Hand seines Besitzers zurück.
card_game_1e-card-viserys_targaryen = Viserys Targaryen
card_game_1e-effect-viserys_targaryen = { card_game_1e-timing-response }, wenn er sterben oder aus dem Spiel abgelegt würde: Er wird gerettet und kehrt auf die Hand seines Besitzers zurück.
card_game_1e-card-rhaegal = Rhaegal
card_game_1e-effect-rhaegal = { card_game_1e-timing-any-phase } (1 Gold zahlen): Suche in deinem Nachziehstapel ein Exemplar von Rhaegal und lege es als Duplikat an ihn. Mische danach den Stapel.
card_game_1e-card-drogon = Drogon
card_game_1e-effect-drogon = { card_game_1e-timing-any-phase } (2 Gold zahlen): Wähle einen Charakter. Bis zum Ende der Phase hat er -1 Stärke und stirbt, wenn seine Stärke 0 ist. Einmal je Phase.
card_game_1e-card-viserion = Viserion
card_game_1e-effect-viserion = { card_game_1e-timing-dominance } (4 Gold zahlen): Wähle einen gebeugten Charakter; er stirbt. Einmal je Phase.
card_game_1e-card-strong_belwas = Starker Belwas
card_game_1e-effect-strong_belwas = { card_game_1e-timing-response }, wenn ein Charakter mit dem Siegel Adliger sterben würde (2 Gold zahlen): Er wird gerettet.
card_game_1e-card-daario_naharis = Daario Naharis
card_game_1e-effect-daario_naharis = Wähle zu Beginn der Herrschaftsphase einen Spieler, der 1 Gold aus seinem Goldvorrat verliert, oder lege ihn ab.
card_game_1e-card-quaithe_of_the_shadow = Quaithe vom Schatten
card_game_1e-effect-quaithe_of_the_shadow = Solange ein Zusatz an ihr liegt, können Gegner sie nicht als Ziel von Ereignissen oder Fähigkeiten von Charakteren wählen.
card_game_1e-card-xaro_xoan_daxos = Xaro Xhoan Daxos
card_game_1e-effect-xaro_xoan_daxos = Nachdem du ihn von der Hand gespielt hast, wähle einen deiner Charaktere; er kehrt auf die Hand seines Besitzers zurück.
card_game_1e-card-jhogo = Jhogo
card_game_1e-effect-jhogo = Solange ein Zusatz mit Waffe an ihm liegt, hat er +2 Stärke.
card_game_1e-card-brown_ben_plumm = Brauner Ben Plumm
card_game_1e-card-dothraki_honor_guard = Ehrengarde der Dothraki
card_game_1e-effect-dothraki_honor_guard =
    { card_game_1e-timing-challenges }, von der Hand: Wähle einen Gegner; bringe diese Karte unter seiner Kontrolle ins Spiel.
    Nachdem er eine Herausforderung gewonnen hat, an der diese Karte teilnimmt, übernimmst du die Kontrolle über sie.
card_game_1e-card-the_titans_bastard = Bastard des Titanen
card_game_1e-effect-the_titans_bastard =
    { card_game_1e-timing-response }, nachdem eine Karte auf deinen Totenstapel gekommen ist, von der Hand: Bringe ihn ins Spiel.
    { card_game_1e-timing-response }, nachdem eine Karte auf den Totenstapel eines Gegners gekommen ist: Er kehrt auf die Hand seines Besitzers zurück.
card_game_1e-card-danys_handmaiden = Danys Dienerin
card_game_1e-effect-danys_handmaiden = { card_game_1e-timing-response }, nachdem { card_game_1e-card-daenerys_targaryen } oder diese Karte gestorben ist: Wähle einen Zusatz; er wird abgelegt.
card_game_1e-card-warlocks_servitors = Diener der Hexenmeister
card_game_1e-card-qartheen_fanatic = Fanatiker aus Qarth
card_game_1e-effect-qartheen_fanatic = Solange ein Charakter mit Drache im Spiel ist, hat diese Karte +1 Stärke und ein Militärsymbol.
card_game_1e-card-pentoshi_guildmaster = Gildemeister aus Pentos
card_game_1e-effect-pentoshi_guildmaster = { card_game_1e-timing-response }, nachdem du eine Herausforderung mit mindestens 4 Stärke Vorsprung gewonnen hast, aus deinem Ablagestapel: Nimm diese Karte auf die Hand. Dann darfst du 3 Gold zahlen, um sie ins Spiel zu bringen.
card_game_1e-card-illyrios_man = Illyrios Mann
card_game_1e-effect-illyrios_man = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter des Hauses Targaryen kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-xaros_home = Xaros Heim
card_game_1e-effect-xaros_home = { card_game_1e-timing-response }, nachdem du einen Zusatz von der Hand gespielt hast (1 Einfluss beugen): Ziehe 1 Karte.
card_game_1e-card-eastern_fiefdoms = Lehen im Osten
card_game_1e-effect-eastern_fiefdoms = { card_game_1e-timing-marshalling } (diese Karte beugen): Deine nächste Karte des Hauses Targaryen kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-khal_drogos_tent = Khal Drogos Zelt
card_game_1e-effect-khal_drogos_tent = Spielst du diese Karte, darfst du sie auch an deine Hauskarte legen.
card_game_1e-card-temple_of_the_graces = Tempel der Grazien
card_game_1e-card-great_pyramid = Große Pyramide
card_game_1e-effect-great_pyramid = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter des Hauses Targaryen kostet in dieser Phase 2 Gold weniger.
card_game_1e-card-summer_sea = Sommermeer
card_game_1e-effect-summer_sea = { card_game_1e-timing-marshalling } (diese Karte ablegen): Dein nächster Charakter des Hauses Targaryen oder Martell kostet in dieser Phase 2 Gold weniger.
card_game_1e-card-lady_daeneryss_chambers = Lady Daenerys' Gemächer
card_game_1e-effect-lady_daeneryss_chambers = { card_game_1e-timing-response }, nachdem du einen Charakter des Hauses Targaryen gespielt hast: Nimm einen Zusatz aus deinem Ablagestapel auf die Hand, dessen gedruckte Kosten nicht höher sind als die des Charakters.

## Neutral

card_game_1e-card-benjen_stark = Benjen Stark
card_game_1e-effect-benjen_stark = Nachdem er gestorben ist, mischt jeder Spieler seinen Totenstapel in seinen Nachziehstapel.
card_game_1e-card-jon_snow = Jon Snow
card_game_1e-effect-jon_snow =
    { card_game_1e-card-ghost } ist immun gegen Ereignisse.
    { card_game_1e-timing-response }, nachdem du eine Herausforderung gewonnen hast, an der { card_game_1e-card-jon_snow } oder { card_game_1e-card-ghost } teilnimmt: Er beansprucht 1 Macht.
card_game_1e-card-ghost = Ghost
card_game_1e-effect-ghost =
    { card_game_1e-card-jon_snow } ist immun gegen Ereignisse.
    { card_game_1e-timing-response }, wenn ein Charakter mit Nachtwache sterben oder aus dem Spiel abgelegt würde (diese Karte beugen): Er wird gerettet.
card_game_1e-card-crossroads = Wegkreuzung
card_game_1e-card-street_of_steel = Straße des Stahls
card_game_1e-effect-street_of_steel = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter mit Militärsymbol kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-lordship = Lordwürde
card_game_1e-effect-lordship = Der Charakter mit diesem Zusatz hat das Attribut Lord und ein Machtsymbol. In der Herrschaftsphase hat er +4 Stärke. Höchstens eine pro Charakter.
card_game_1e-card-littlefinger = Littlefinger
card_game_1e-effect-littlefinger = Er hat +1 Stärke für jedes Gold in deinem Goldvorrat.
card_game_1e-card-varys = Varys
card_game_1e-effect-varys = { card_game_1e-timing-plot }, wenn du mehr als einen Gegner hast (ihn beugen): Wähle einen Gegner; bis zum Ende der Runde tauscht ihr Strategiestapel und verbrauchte Strategien.
card_game_1e-card-shadowblack_lane = Schattenschwarze Gasse
card_game_1e-effect-shadowblack_lane = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter mit Intrigensymbol kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-milk_of_the_poppy = Mohnsaft
card_game_1e-effect-milk_of_the_poppy = Das Textfeld des Charakters mit diesem Zusatz gilt als leer, seine Attribute ausgenommen.
card_game_1e-card-ser_barristan_selmy = Ser Barristan Selmy
card_game_1e-effect-ser_barristan_selmy = Nachdem er ins Spiel gekommen ist, mischt jeder Spieler seinen Ablagestapel in seinen Nachziehstapel.
card_game_1e-card-knight_of_flowers = Ritter der Blumen
card_game_1e-effect-knight_of_flowers = Zu Beginn der Herrschaftsphase beansprucht er 1 Macht, wenn er steht.
card_game_1e-card-street_of_sisters = Straße der Schwestern
card_game_1e-effect-street_of_sisters = { card_game_1e-timing-marshalling } (diese Karte beugen): Dein nächster Charakter mit Machtsymbol kostet in dieser Phase 1 Gold weniger.
card_game_1e-card-bodyguard = Leibwächter
card_game_1e-effect-bodyguard = { card_game_1e-timing-response }, wenn der Charakter mit diesem Zusatz sterben oder aus dem Spiel abgelegt würde (diese Karte ablegen; sie kann nicht gerettet werden): Der Charakter wird gerettet. Höchstens einer pro Charakter.
card_game_1e-card-maester_aemon = Maester Aemon
card_game_1e-effect-maester_aemon = { card_game_1e-timing-response }, wenn ein Charakter mit Nachtwache sterben würde (ihn beugen): Er wird gerettet.
card_game_1e-card-magister_illyrio = Magister Illyrio
card_game_1e-effect-magister_illyrio = { card_game_1e-timing-challenges } (ihn beugen): Wähle einen Gegner und eine Art von Herausforderung. Bis zum Ende der Phase kostet jede Herausforderung dieser Art, die er beginnt, 1 Gold, das er dir aus seinem Goldvorrat gibt.
card_game_1e-card-shae = Shae
card_game_1e-effect-shae = { card_game_1e-timing-challenges } (sie beugen): Wähle einen Charakter eines Spielers, der mehr Macht hat als du; er wird gebeugt.

## Ereignisse

card_game_1e-card-distraction = Ablenkung
card_game_1e-effect-distraction = { card_game_1e-timing-marshalling }: Wähle einen Charakter mit Militärsymbol; er wird gebeugt.
card_game_1e-card-winter_is_coming = Der Winter naht
card_game_1e-effect-winter_is_coming = { card_game_1e-timing-challenges }, während einer Herausforderung: Der Schadenswert auf der aufgedeckten Strategie jedes Spielers des Hauses Stark ist für diese Herausforderung um 1 höher. Einmal je Runde.
card_game_1e-card-kings_in_the_north = Könige im Norden
card_game_1e-effect-kings_in_the_north = { card_game_1e-timing-response }, nachdem du die Herrschaft gewonnen hast (zwei deiner Charaktere des Hauses Stark beugen): Jeder der beiden beansprucht 1 Macht.
card_game_1e-card-lethal_counterattack = Tödlicher Gegenangriff
card_game_1e-effect-lethal_counterattack = { card_game_1e-timing-challenges }, während eines Militärschlags (zwei deiner Charaktere des Hauses Stark beugen): Alle Angreifer sterben. Einmal je Herausforderung.
card_game_1e-card-bran_the_builders_legacy = Erbe Brans des Erbauers
card_game_1e-effect-bran_the_builders_legacy = { card_game_1e-timing-dominance } (3 Gold zahlen): Suche in deinem Nachziehstapel einen Ort mit gedruckten Kosten von höchstens 2 und bringe ihn ins Spiel. Mische danach den Stapel.
card_game_1e-card-guilty = Schuldig!
card_game_1e-effect-guilty = { card_game_1e-timing-dominance } (3 Einfluss beugen oder einen deiner Charaktere mit dem Siegel Adliger beugen): Wähle einen Charakter, der nicht zum Haus Stark gehört; er stirbt.
card_game_1e-card-i_never_bet_against_my_family = Ich wette nie gegen meine Familie
card_game_1e-effect-i_never_bet_against_my_family = { card_game_1e-timing-challenges }, während einer Herausforderung (X Gold zahlen und einen deiner Charaktere des Hauses Lannister beugen): Wähle einen Gegner; der Schadenswert seiner Strategie ist für diese Herausforderung um X niedriger, aber nicht unter 0.
card_game_1e-card-the_lions_will = Der Wille des Löwen
card_game_1e-effect-the_lions_will = { card_game_1e-timing-any-phase } (2 Gold zahlen): Wähle einen Charakter; er wird gebeugt.
card_game_1e-card-insidious_ways = Teuflische Pläne
card_game_1e-effect-insidious_ways = { card_game_1e-timing-challenges }: Wähle einen angreifenden Charakter des Hauses Lannister; er hat bis zum Ende der Phase +2 Stärke. Gewinnst du diese Herausforderung, ziehst du 2 Karten.
card_game_1e-card-call_their_bluff = Den Bluff durchschauen
card_game_1e-effect-call_their_bluff = { card_game_1e-timing-dominance } (2 Gold zahlen): Nenne eine Karte. Jeder Gegner deckt seine Hand auf und legt alle Karten dieses Namens daraus ab.
card_game_1e-card-im_you_writ_small = Ich bin du, nur kleiner
card_game_1e-effect-im_you_writ_small = { card_game_1e-timing-challenges }: Wähle einen Charakter; er ist bis zum Ende der Phase tödlich. Lege diese Karte dann als Zusatz mit dem Attribut Segen an einen Charakter des Hauses Lannister; dieser hat +2 Stärke.
card_game_1e-card-a_lannister_pays_his_debts = Ein Lannister begleicht seine Schulden
card_game_1e-effect-a_lannister_pays_his_debts = { card_game_1e-timing-response }, nachdem du eine Herausforderung verloren hast (einen deiner Charaktere des Hauses Lannister beugen): Wähle einen teilnehmenden Charakter des Gewinners; er stirbt.
card_game_1e-card-youve_killed_the_wrong_dwarf = Du hast den falschen Zwerg getötet!
card_game_1e-effect-youve_killed_the_wrong_dwarf = { card_game_1e-timing-any-phase }: Wähle einen stehenden Charakter ohne das Siegel Adliger; er wird gebeugt und beansprucht dann 1 Macht.
card_game_1e-card-muster = Zu den Waffen
card_game_1e-effect-muster = { card_game_1e-timing-marshalling } (einen deiner Ritter beugen): Suche in deinem Nachziehstapel einen Ritter, zeige ihn vor und nimm ihn auf die Hand. Mische danach den Stapel.
card_game_1e-card-prosperity_and_plenty = Wohlstand und Überfluss
card_game_1e-effect-prosperity_and_plenty = { card_game_1e-timing-any-phase } (1 Gold zahlen): Lege einen Zusatz aus deinem Ablagestapel an einen deiner Charaktere, an den er passt.
card_game_1e-card-lords_of_the_narrow_sea = Lords der Meerenge
card_game_1e-effect-lords_of_the_narrow_sea = { card_game_1e-timing-any-phase } (3 Einfluss beugen oder einen deiner Charaktere mit dem Siegel Adliger beugen): Wähle einen Gegner; er deckt eine neue Strategie auf. Bringt sie weniger Einkommen als deine, beanspruchst du 1 Macht für dein Haus.
card_game_1e-card-retreat = Rückzug
card_game_1e-effect-retreat = { card_game_1e-timing-response }, wenn einer deiner einzigartigen Charaktere stirbt: Er kehrt auf deine Hand zurück, statt auf den Totenstapel zu kommen.
card_game_1e-card-support_of_the_kingdom = Rückhalt im Königreich
card_game_1e-effect-support_of_the_kingdom = { card_game_1e-timing-response }, nachdem du einen Machtkampf gewonnen hast: Wähle einen Ort eines Gegners, der Gold oder Einfluss bringt; du übernimmst die Kontrolle über ihn.
card_game_1e-card-dance_with_dragons = Tanz mit Drachen
card_game_1e-effect-dance_with_dragons = { card_game_1e-timing-any-phase } (1 Einfluss beugen): Suche in deinem Nachziehstapel eine Karte mit Drache, zeige sie vor und nimm sie auf die Hand. Mische danach den Stapel.
card_game_1e-card-forever_burning = Ewig brennend
card_game_1e-effect-forever_burning =
    { card_game_1e-timing-any-phase }: Wähle einen Charakter; er hat bis zum Ende der Phase -1 Stärke.
    { card_game_1e-timing-dominance }, aus deinem Totenstapel (1 Einfluss beugen oder 2 Gold zahlen): Nimm diese Karte auf die Hand.
card_game_1e-card-seductive_promise = Verführerisches Versprechen
card_game_1e-effect-seductive_promise = { card_game_1e-timing-response }, nachdem du einen Machtkampf mit mindestens 4 Stärke Vorsprung gewonnen hast: Wähle einen Charakter des Verlierers, der nicht einzigartig ist; du übernimmst die Kontrolle über ihn. Einmal je Phase.
card_game_1e-card-westeros_bleeds = Westeros blutet
card_game_1e-effect-westeros_bleeds = { card_game_1e-timing-dominance } (4 Einfluss beugen): Alle Charaktere werden aus dem Spiel abgelegt.
card_game_1e-card-distinct_mastery = Wahre Meisterschaft
card_game_1e-effect-distinct_mastery = { card_game_1e-timing-any-phase }: Wähle einen gebeugten Charakter mit dem Siegel Geweihter, Gelehrter, Adliger oder Krieger; er richtet sich auf.

## Strategien

card_game_1e-card-summoning_season = Zeit der Einberufung
card_game_1e-effect-summoning_season = { card_game_1e-timing-when-revealed }: Wähle einen Gegner. Erst du, dann er: Sucht in eurem Nachziehstapel einen Charakter, zeigt ihn vor, nehmt ihn auf die Hand und mischt den Stapel.
card_game_1e-card-mutual_cause = Gemeinsame Sache
card_game_1e-effect-mutual_cause = { card_game_1e-timing-when-revealed }, wenn du mehr als einen Gegner hast: Wähle einen Gegner; in dieser Runde darf keiner von euch einen Machtkampf gegen den anderen ansagen.
card_game_1e-card-uneasy_truce = Brüchiger Waffenstillstand
card_game_1e-effect-uneasy_truce = Wer einen Militärschlag beginnt, muss dem Verteidiger 2 Gold aus seinem Goldvorrat geben. Das gilt für alle.
card_game_1e-card-rains_of_autumn = Herbstregen
card_game_1e-effect-rains_of_autumn = Charaktere, Orte und Zusätze bringen in dieser Runde niemandem zusätzliches Einkommen.
card_game_1e-card-good_for_the_gander = Wie du mir, so ich dir
card_game_1e-effect-good_for_the_gander = { card_game_1e-timing-when-revealed }: Wähle die aufgedeckte Strategie eines Gegners; was sie beim Aufdecken bewirkt, führst du aus, als stünde es auf dieser Karte.
card_game_1e-card-tourney_for_the_hand = Turnier der Hand
card_game_1e-effect-tourney_for_the_hand = Deine Ritter haben +1 Stärke und sind immun gegen die Fähigkeiten gegnerischer Charaktere.
card_game_1e-card-fleeing_to_the_wall = Flucht zur Mauer
card_game_1e-effect-fleeing_to_the_wall = { card_game_1e-timing-when-revealed }: Jeder Spieler wählt bis zu drei Orte, die bleiben. Alle anderen werden abgelegt; sie können nicht gerettet werden. Mit den Errata lässt sich das nicht aufheben.
card_game_1e-card-drunken_allegations = Trunkene Anschuldigungen
card_game_1e-effect-drunken_allegations = { card_game_1e-timing-when-revealed }: Wähle einen Gegner. Du und er wählt je einen stehenden Charakter; beide werden gebeugt.
card_game_1e-card-mutual_blackmail = Gegenseitige Erpressung
card_game_1e-effect-mutual_blackmail = { card_game_1e-timing-when-revealed }, wenn du mehr als einen Gegner hast: Wähle einen Gegner; in dieser Runde darf keiner von euch eine Intrige gegen den anderen ansagen.
card_game_1e-card-planning_ahead = Vorausplanung
card_game_1e-effect-planning_ahead = Die Abgabenphase dieser Runde entfällt.
card_game_1e-card-wildfire_assault = Angriff mit Seefeuer
card_game_1e-effect-wildfire_assault = { card_game_1e-timing-when-revealed }: Jeder Spieler wählt bis zu drei eigene Charaktere. Alle anderen sterben; sie können nicht gerettet werden.
card_game_1e-card-hear_me_roar = Hört mich brüllen!
card_game_1e-effect-hear_me_roar = Charaktere ohne Intrigensymbol haben -1 Stärke. Das gilt für alle.
card_game_1e-card-blockade = Blockade
card_game_1e-effect-blockade = Das gedruckte Einkommen auf den aufgedeckten Strategien deiner Gegner gilt als 0.
card_game_1e-card-the_power_of_blood = Die Macht des Blutes
card_game_1e-effect-the_power_of_blood = Charaktere mit dem Siegel Adliger können nicht sterben.
card_game_1e-card-building_season = Zeit des Bauens
card_game_1e-effect-building_season = { card_game_1e-timing-when-revealed }: Wähle einen Gegner. Erst du, dann er: Sucht in eurem Nachziehstapel einen Ort, zeigt ihn vor, nehmt ihn auf die Hand und mischt den Stapel.
card_game_1e-card-mutual_enemies = Gemeinsame Feinde
card_game_1e-effect-mutual_enemies = { card_game_1e-timing-when-revealed }, wenn du mehr als einen Gegner hast: Wähle einen Gegner; in dieser Runde darf keiner von euch einen Militärschlag gegen den anderen ansagen.
card_game_1e-card-holding_the_trident = Den Trident halten
card_game_1e-effect-holding_the_trident = Solange du weniger Charaktere kontrollierst als jeder Gegner, haben deine Charaktere +2 Stärke.
card_game_1e-card-calm_over_westeros = Ruhe über Westeros
card_game_1e-effect-calm_over_westeros = Wer ein Ereignis spielt, muss einem Gegner 1 Gold aus seinem Goldvorrat geben. Das gilt für alle.
card_game_1e-card-snowed_under = Eingeschneit
card_game_1e-effect-snowed_under = Wähle zu Beginn der Aufrichtphase von jedem Spieler einen gebeugten Charakter oder Ort; sie kehren auf die Hand ihrer Besitzer zurück.
card_game_1e-card-the_power_of_arms = Die Macht der Waffen
card_game_1e-effect-the_power_of_arms = Deine Charaktere mit dem Siegel Krieger haben +2 Stärke.
card_game_1e-card-valar_morghulis = Valar Morghulis
card_game_1e-effect-valar_morghulis = { card_game_1e-timing-when-revealed }: Alle Charaktere sterben.
card_game_1e-card-condemned_by_the_realm = Vom Reich verdammt
card_game_1e-effect-condemned_by_the_realm = { card_game_1e-timing-when-revealed }: Wähle einen Gegner; er muss einen Charakter wählen, den ein anderer kontrolliert; dieser stirbt.
card_game_1e-card-counting_favors = Gefallen zählen
card_game_1e-effect-counting_favors = { card_game_1e-timing-when-revealed }: Wähle einen Gegner. Du und er zieht je 3 Karten.
card_game_1e-card-power_and_wealth = Macht und Reichtum
card_game_1e-effect-power_and_wealth = Jeder deiner Charaktere hat +1 Stärke für jeden Zusatz, der an ihm liegt.
card_game_1e-card-mad_kings_legacy = Erbe des Irren Königs
card_game_1e-effect-mad_kings_legacy = { card_game_1e-timing-when-revealed }: Wähle einen Zusatz; er wird abgelegt.
card_game_1e-card-rule_by_decree = Herrschaft durch Erlass
card_game_1e-effect-rule_by_decree = { card_game_1e-timing-when-revealed }: Wer als Einziger die meisten Handkarten hat, legt Karten eigener Wahl ab, bis vier übrig sind.
card_game_1e-card-noose_and_swordpoint = Strick und Schwertspitze
card_game_1e-effect-noose_and_swordpoint = Charaktere mit höchstens 2 Stärke richten sich in der Aufrichtphase nicht auf. Das gilt für alle.
card_game_1e-card-herding_the_masses = Die Massen treiben
card_game_1e-effect-herding_the_masses = Nur einzigartige Charaktere können als Verteidiger angesagt werden. Das gilt für alle.

## Die Decks der Schachtel

card_game_1e-deck-stark = Stark
card_game_1e-deck-lannister = Lannister
card_game_1e-deck-baratheon = Baratheon
card_game_1e-deck-targaryen = Targaryen

## Wogegen ein Deck verstößt; vorn steht die Nummer der Regel

card_game_1e-deck-fault-unknown-cards = { $rule }: Es enthält Karten, die es in diesem Spiel nicht gibt.
card_game_1e-deck-fault-plots = { $rule }: Es hat { $number } { $number ->
        [one] Strategie
       *[other] Strategien
    } und muss genau { $needed } haben.
card_game_1e-deck-fault-plot-copies = { $rule }: Die Strategie { $card } ist { $number }-mal enthalten und darf nur einmal enthalten sein.
card_game_1e-deck-fault-too-few = { $rule }: Der Nachziehstapel hat { $number } { $number ->
        [one] Karte
       *[other] Karten
    } und braucht mindestens { $least }.
card_game_1e-deck-fault-copies = { $rule }: { $card } ist { $number }-mal enthalten und darf { $most }-mal enthalten sein.
card_game_1e-deck-fault-other-faction = { $rule }: Diese Karten gehören allein anderen Häusern und passen in kein Deck von { $faction }: { $cards }.

## Titel, in wenigen Worten, wo alle sechs zur Wahl stehen

card_game_1e-brief-crown_regent = +3 Stärke im Machtkampf; lenkt einmal je Runde eine Herausforderung um
card_game_1e-brief-lord_commander_of_the_kingsguard = +3 Stärke im Militärschlag; springt einmal je Runde als Ziel ein, wo niemand verteidigt
card_game_1e-brief-hand_of_the_king = 2 Einfluss je Runde
card_game_1e-brief-master_of_whispers = +3 Stärke in der Intrige
card_game_1e-brief-master_of_laws = +1 Karte in der Nachziehphase
card_game_1e-brief-master_of_coin = +2 Einkommen
