### Das Kartenspiel, zweite Edition: was auf den Karten steht. Namen und Zahlen wie gedruckt, Texte in unseren Worten.

## Wann eine Fähigkeit benutzt wird; dahinter in Klammern die Kosten

card_game_2e-timing-action = **Aktion**
card_game_2e-timing-marshaling-action = **Aufmarschaktion**
card_game_2e-timing-challenges-action = **Herausforderungsaktion**
card_game_2e-timing-dominance-action = **Herrschaftsaktion**
card_game_2e-timing-reaction = **Reaktion**
card_game_2e-timing-interrupt = **Unterbrechung**
card_game_2e-timing-forced-reaction = **Erzwungene Reaktion**
card_game_2e-timing-forced-interrupt = **Erzwungene Unterbrechung**
card_game_2e-timing-when-revealed = **Sobald aufgedeckt**

## Kartenarten

card_game_2e-type-plot = Strategie
card_game_2e-type-agenda = Agenda
card_game_2e-type-character = Charakter
card_game_2e-type-location = Ort
card_game_2e-type-attachment = Verstärkung
card_game_2e-type-event = Ereignis
card_game_2e-type-title = Titel
card_game_2e-type-faction = Fraktionskarte
card_game_2e-types-plot = Strategien
card_game_2e-types-character = Charaktere
card_game_2e-types-location = Orte
card_game_2e-types-attachment = Verstärkungen
card_game_2e-types-event = Ereignisse

## Schlüsselwörter und was sie bedeuten

card_game_2e-keyword-ambush = Hinterhalt ({ $value })
card_game_2e-keyword-ambush-help = In der Herausforderungsphase kannst du { $value } Gold statt der gedruckten Kosten zahlen und die Karte von der Hand ins Spiel bringen.
card_game_2e-keyword-insight = Einblick
card_game_2e-keyword-insight-help = Gewinnst du eine Herausforderung, an der dieser Charakter teilnimmt, darfst du 1 Karte ziehen.
card_game_2e-keyword-intimidate = Einschüchternd
card_game_2e-keyword-intimidate-help = Gewinnst du als Angreifer eine Herausforderung, an der dieser Charakter teilnimmt, darfst du einen Charakter des Verlierers beugen, der höchstens so viel Stärke hat, wie dein Vorsprung beträgt; einmal pro Herausforderung.
card_game_2e-keyword-limited = Limitiert
card_game_2e-keyword-limited-help = Du kannst in einer Runde nur eine limitierte Karte aufmarschieren lassen oder spielen und in der Vorbereitung nur eine auslegen.
card_game_2e-keyword-no_attachments = Keine Verstärkungen
card_game_2e-keyword-no_attachments-help = Er kann keine Verstärkungen haben.
card_game_2e-keyword-no_attachments_except = Keine Verstärkungen außer { $value }
card_game_2e-keyword-no_attachments_except-help = Er kann keine Verstärkungen haben, außer solchen mit diesem Merkmal.
card_game_2e-keyword-pillage = Brandschatzen
card_game_2e-keyword-pillage-help = Gewinnst du eine Herausforderung, an der dieser Charakter teilnimmt, darfst du die oberste Karte vom Nachziehstapel des Verlierers ablegen.
card_game_2e-keyword-renown = Ruhmreich
card_game_2e-keyword-renown-help = Gewinnst du eine Herausforderung, an der dieser Charakter teilnimmt, darf er 1 Macht erhalten.
card_game_2e-keyword-stealth = Heimlich
card_game_2e-keyword-stealth-help = Sagst du diesen Charakter als Angreifer an, wähle einen Charakter des Verteidigers ohne Heimlich; er kann in dieser Herausforderung nicht als Verteidiger angesagt werden.
card_game_2e-keyword-terminal = Vergänglich
card_game_2e-keyword-terminal-help = Verlässt der verstärkte Charakter das Spiel, wird diese Verstärkung abgelegt, statt auf die Hand ihres Besitzers zurückzukehren.

## Merkmale

card_game_2e-trait-ally = Verbündeter
card_game_2e-trait-army = Armee
card_game_2e-trait-astapor = Astapor
card_game_2e-trait-banner = Banner
card_game_2e-trait-bastard = Bastard
card_game_2e-trait-brotherhood = Bruderschaft
card_game_2e-trait-builder = Baumeister
card_game_2e-trait-clansman = Clankrieger
card_game_2e-trait-commander = Kommandant
card_game_2e-trait-companion = Gefährte
card_game_2e-trait-condition = Zustand
card_game_2e-trait-direwolf = Schattenwolf
card_game_2e-trait-dorne = Dorne
card_game_2e-trait-dothraki = Dothraki
card_game_2e-trait-dragon = Drache
card_game_2e-trait-dragonstone = Drachenstein
card_game_2e-trait-drowned_god = Ertrunkener Gott
card_game_2e-trait-edict = Erlass
card_game_2e-trait-essos = Essos
card_game_2e-trait-guard = Garde
card_game_2e-trait-hatchling = Küken
card_game_2e-trait-house_dayne = Haus Dayn
card_game_2e-trait-house_florent = Haus Florent
card_game_2e-trait-house_harlaw = Haus Harlau
card_game_2e-trait-house_redwyne = Haus Rothweyn
card_game_2e-trait-house_tarly = Haus Tarly
card_game_2e-trait-house_tully = Haus Tully
card_game_2e-trait-iron_islands = Eiseninseln
card_game_2e-trait-ironborn = Eisenmann
card_game_2e-trait-item = Gegenstand
card_game_2e-trait-king = König
card_game_2e-trait-kings_landing = Königsmund
card_game_2e-trait-kingdom = Königreich
card_game_2e-trait-knight = Ritter
card_game_2e-trait-lady = Lady
card_game_2e-trait-lord = Lord
card_game_2e-trait-maester = Maester
card_game_2e-trait-merchant = Händler
card_game_2e-trait-noble = Adlig
card_game_2e-trait-old_gods = Alte Götter
card_game_2e-trait-pentos = Pentos
card_game_2e-trait-poison = Gift
card_game_2e-trait-queen = Königin
card_game_2e-trait-rhllor = R'hllor
card_game_2e-trait-raider = Plünderer
card_game_2e-trait-ranger = Grenzer
card_game_2e-trait-raven = Rabe
card_game_2e-trait-sand_snake = Sandschlange
card_game_2e-trait-scheme = Komplott
card_game_2e-trait-siege = Belagerung
card_game_2e-trait-skill = Fertigkeit
card_game_2e-trait-small_council = Kleiner Rat
card_game_2e-trait-smuggler = Schmuggler
card_game_2e-trait-song = Lied
card_game_2e-trait-spy = Spion
card_game_2e-trait-steward = Kämmerer
card_game_2e-trait-stormborn = Sturmtochter
card_game_2e-trait-stronghold = Festung
card_game_2e-trait-summer = Sommer
card_game_2e-trait-the_north = Der Norden
card_game_2e-trait-the_reach = Die Weite
card_game_2e-trait-the_seven = Die Sieben
card_game_2e-trait-the_westerlands = Die Westlande
card_game_2e-trait-valyrian_steel = Valyrischer Stahl
card_game_2e-trait-wandering_crow = Wanderkrähe
card_game_2e-trait-war = Krieg
card_game_2e-trait-warship = Kriegsschiff
card_game_2e-trait-weapon = Waffe
card_game_2e-trait-westeros = Westeros
card_game_2e-trait-wildling = Wildling
card_game_2e-trait-winter = Winter
card_game_2e-trait-winterfell = Winterfell

## Was zu einer Fraktion gehört, wie in „Stark-Karte“

card_game_2e-of-stark = Stark
card_game_2e-of-lannister = Lennister
card_game_2e-of-baratheon = Baratheon
card_game_2e-of-greyjoy = Graufreud
card_game_2e-of-tyrell = Tyrell
card_game_2e-of-martell = Martell
card_game_2e-of-targaryen = Targaryen
card_game_2e-of-thenightswatch = Nachtwache
card_game_2e-of-neutral = Neutral

## Fraktionskarten

card_game_2e-card-stark = Haus Stark
card_game_2e-card-lannister = Haus Lennister
card_game_2e-card-baratheon = Haus Baratheon
card_game_2e-card-greyjoy = Haus Graufreud
card_game_2e-card-tyrell = Haus Tyrell
card_game_2e-card-martell = Haus Martell
card_game_2e-card-targaryen = Haus Targaryen
card_game_2e-card-thenightswatch = Die Nachtwache
card_game_2e-card-neutral = Neutral

## Strategien

card_game_2e-card-01001 = Der Thron der Sieben Königreiche
card_game_2e-effect-01001 = { card_game_2e-timing-reaction }, nachdem du einen Machtkampf gewonnen hast, ob Angriff oder Verteidigung: 1 Macht wandert von der Fraktionskarte des Verlierers auf deine.
card_game_2e-card-01002 = Zeit der Krähen
card_game_2e-effect-01002 = { card_game_2e-timing-reaction }, nachdem du die Herrschaft gewonnen hast: Deine Fraktionskarte erhält 2 Macht.
card_game_2e-card-01003 = Spiel der Throne
card_game_2e-effect-01003 = Militäreinsätze und Machtkämpfe darf nur beginnen, wer in dieser Phase schon ein Intrigenspiel gewonnen hat, ob Angriff oder Verteidigung. Das gilt für alle.
card_game_2e-card-01004 = Ein hehres Ziel
card_game_2e-effect-01004 = Der erste Charakter mit Lord oder Lady, den du in der Runde aufmarschieren lässt, kostet 2 Gold weniger.
card_game_2e-card-01005 = Sturm der Schwerter
card_game_2e-effect-01005 = Du darfst in der Herausforderungsphase einen Militäreinsatz mehr beginnen.
card_game_2e-card-01006 = Baubefehl
card_game_2e-effect-01006 = { card_game_2e-timing-when-revealed }: Sieh die obersten 10 Karten deines Nachziehstapels durch; du darfst davon eine Verstärkung oder einen Ort vorzeigen und auf die Hand nehmen. Dann wird der Nachziehstapel gemischt.
card_game_2e-card-01007 = Ruft die Banner
card_game_2e-effect-01007 = { card_game_2e-timing-when-revealed }: Wähle einen Gegner. Du erhältst 1 Gold für jeden Charakter unter dessen Kontrolle.
card_game_2e-card-01008 = Frieden über Westeros
card_game_2e-effect-01008 = { card_game_2e-timing-when-revealed }: Nenne eine Art von Herausforderung. Bis du deine nächste Strategie aufdeckst, ist in Herausforderungen dieser Art, die du verteidigst, der Schadenswert des Angreifers um 1 niedriger.
card_game_2e-card-01009 = Enteignung
card_game_2e-effect-01009 = { card_game_2e-timing-when-revealed }: Wähle eine Verstärkung im Spiel; sie wird abgelegt.
card_game_2e-card-01010 = Kupfermünzen zählen
card_game_2e-effect-01010 = { card_game_2e-timing-when-revealed }: Du ziehst 3 Karten.
card_game_2e-card-01011 = Üble Nachrede
card_game_2e-effect-01011 = { card_game_2e-timing-when-revealed }: Wähle einen stehenden Charakter, gleich unter wessen Kontrolle; er wird gebeugt.
card_game_2e-card-01012 = Festungsmauern
card_game_2e-effect-01012 = Das gedruckte Textfeld jedes Charakters gilt als leer, seine Merkmale ausgenommen. Das gilt für alle. Stärke, Symbole, Kosten und alles Hinzugewonnene bleiben.
card_game_2e-card-01013 = Aufgespießte Köpfe
card_game_2e-effect-01013 = { card_game_2e-timing-when-revealed }: Wähle einen Gegner; eine ausgeloste Karte von dessen Hand wird abgelegt. Ist sie ein Charakter, kommt sie stattdessen auf den Totenstapel, und deine Fraktionskarte erhält 2 Macht.
card_game_2e-card-01014 = Lanzenturnier
card_game_2e-effect-01014 = Niemand darf in einer Herausforderung mehr als einen Charakter als Angreifer oder Verteidiger ansagen. Auf andere Weise teilzunehmen bleibt möglich.
card_game_2e-card-01015 = Zur Mauer geschickt
card_game_2e-effect-01015 = { card_game_2e-timing-when-revealed }: In Spielerreihenfolge wählt jeder einen eigenen Charakter, wenn er einen hat. Alle werden im selben Moment abgelegt und können nicht gerettet werden.
card_game_2e-card-01016 = Marschbefehl
card_game_2e-effect-01016 = Du kannst weder Orte noch Verstärkungen aufmarschieren lassen und keine Ereignisse spielen.
card_game_2e-card-01017 = Seeherrschaft
card_game_2e-effect-01017 = Das gedruckte Gold jeder aufgedeckten Strategie mit Königreich oder Erlass gilt als 0, auch bei dir. Was dazukommt, zählt weiterhin.
card_game_2e-card-01018 = Die Macht hinter dem Thron
card_game_2e-effect-01018 =
    { card_game_2e-timing-when-revealed }: Lege 1 Aufrichtmarker auf diese Strategie.
    { card_game_2e-timing-action } (einen Aufrichtmarker von dieser Strategie nehmen): Wähle einen gebeugten Charakter; er wird aufgerichtet.
card_game_2e-card-01019 = Wiederaufbau
card_game_2e-effect-01019 = { card_game_2e-timing-when-revealed }: Wähle bis zu 3 Karten deines Ablagestapels; sie werden in deinen Nachziehstapel gemischt.
card_game_2e-card-01020 = Truppenverstärkung
card_game_2e-effect-01020 = { card_game_2e-timing-when-revealed }: Wähle von deiner Hand oder aus deinem Ablagestapel einen Charakter mit gedruckten Kosten von höchstens 5; er kommt ins Spiel.
card_game_2e-card-01021 = Schleichangriff
card_game_2e-effect-01021 = Du kannst in der Herausforderungsphase nicht mehr als eine Herausforderung beginnen, auch wenn eine andere Karte dir mehr erlaubt.
card_game_2e-card-01022 = Einberufung
card_game_2e-effect-01022 = { card_game_2e-timing-when-revealed }: Sieh die obersten 10 Karten deines Nachziehstapels durch; du darfst davon einen Charakter vorzeigen und auf die Hand nehmen. Dann wird der Nachziehstapel gemischt.
card_game_2e-card-01023 = Tempelabgaben
card_game_2e-effect-01023 = { card_game_2e-timing-forced-reaction }, nachdem die Herausforderungsphase begonnen hat: Alle geben ihr gesamtes Gold an die Schatzkammer zurück.
card_game_2e-card-01024 = Besteuerung
card_game_2e-effect-01024 = Du darfst in dieser Runde eine limitierte Karte mehr aufmarschieren lassen oder spielen.
card_game_2e-card-01025 = Die Winde des Winters
card_game_2e-card-01026 = Seefeuerangriff
card_game_2e-effect-01026 = { card_game_2e-timing-when-revealed }: In Spielerreihenfolge wählt jeder bis zu 3 eigene Charaktere. Alle nicht gewählten Charaktere werden im selben Moment getötet und können nicht gerettet werden.

## Agenden

card_game_2e-card-01027 = Lehnstreue
card_game_2e-effect-01027 =
    Dein Nachziehstapel enthält höchstens 15 neutrale Karten.
    { card_game_2e-timing-action } (deine Fraktionskarte beugen): Die nächste loyale Karte, die du in dieser Phase aufmarschieren lässt oder spielst, kostet 1 Gold weniger.

## Neutral

card_game_2e-card-01028 = Kleinfinger
card_game_2e-effect-01028 = { card_game_2e-timing-reaction }, nachdem du diesen Charakter hast aufmarschieren lassen: Du ziehst 2 Karten.
card_game_2e-card-01029 = Varys
card_game_2e-effect-01029 = { card_game_2e-timing-interrupt }, wenn die Herrschaftsphase endet (diesen Charakter aus dem Spiel entfernen): Alle Charaktere im Spiel werden im selben Moment abgelegt. Sie können gerettet werden.
card_game_2e-card-01030 = Rasselhemds Plünderer
card_game_2e-effect-01030 = { card_game_2e-timing-reaction }, nachdem du eine Herausforderung gewonnen hast, in der dieser Charakter angreift: Wähle eine Verstärkung des Verlierers; sie wird abgelegt.
card_game_2e-card-01031 = Wildlinghorde
card_game_2e-effect-01031 = { card_game_2e-timing-challenges-action } (deine Fraktionskarte beugen): Wähle einen deiner Wildlinge, der an der Herausforderung teilnimmt; er hat bis zu ihrem Ende +2 Stärke.
card_game_2e-card-01032 = Abzeichen der Hand
card_game_2e-effect-01032 = { card_game_2e-timing-action } (diese Verstärkung beugen): Der verstärkte Charakter wird aufgerichtet.
card_game_2e-card-01033 = Leibwächter
card_game_2e-effect-01033 = { card_game_2e-timing-interrupt }, wenn der verstärkte Charakter getötet oder aus dem Spiel abgelegt würde (diese Verstärkung opfern): Der Charakter wird gerettet.
card_game_2e-card-01034 = Kleiner Vogel
card_game_2e-effect-01034 = Der verstärkte Charakter hat ein Intrigensymbol.
card_game_2e-card-01035 = Mohnblumensaft
card_game_2e-effect-01035 = Das gedruckte Textfeld des verstärkten Charakters gilt als leer, seine Merkmale ausgenommen.
card_game_2e-card-01036 = Von edler Abstammung
card_game_2e-effect-01036 = Der verstärkte Charakter hat ein Machtsymbol.
card_game_2e-card-01037 = Syrios Unterricht
card_game_2e-effect-01037 = Der verstärkte Charakter hat ein Militärsymbol.
card_game_2e-card-01038 = Der Eiserne Thron
card_game_2e-effect-01038 = Deine Summe ist um 8 höher, wenn die Herrschaft ermittelt wird, ob dieser Ort steht oder gebeugt ist.
card_game_2e-card-01039 = Der Königsweg
card_game_2e-effect-01039 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen und opfern): Der nächste Charakter, den du in dieser Phase aufmarschieren lässt, kostet 3 Gold weniger.
card_game_2e-card-01040 = Die Rosenstraße
card_game_2e-card-01041 = Erschlagen
card_game_2e-effect-01041 = { card_game_2e-timing-reaction }, nachdem du als Angreifer einen Militäreinsatz mit 5 oder mehr Stärke Vorsprung gewonnen hast: Wähle einen Charakter des Verlierers; er wird getötet. Maximum: 1 pro Herausforderung.
card_game_2e-card-01042 = Niederbrennen
card_game_2e-effect-01042 = { card_game_2e-timing-reaction }, nachdem du als Angreifer einen Militäreinsatz mit 5 oder mehr Stärke Vorsprung gewonnen hast: Wähle einen Ort des Verlierers; er wird abgelegt. Maximum: 1 pro Herausforderung.
card_game_2e-card-01043 = Höherer Thronanspruch
card_game_2e-effect-01043 = { card_game_2e-timing-reaction }, nachdem du einen Machtkampf mit 5 oder mehr Stärke Vorsprung gewonnen hast, ob Angriff oder Verteidigung: Deine Fraktionskarte erhält 2 Macht. Maximum: 1 pro Herausforderung.
card_game_2e-card-01044 = Tränen von Lys
card_game_2e-effect-01044 = { card_game_2e-timing-reaction }, nachdem du als Angreifer ein Intrigenspiel gewonnen hast: Lege einen Giftmarker auf einen Charakter des Verlierers ohne Intrigensymbol. Liegt er am Ende der Phase noch dort, wird er entfernt und der Charakter getötet. Maximum: 1 pro Herausforderung.
card_game_2e-card-01045 = Das Urteil der Hand
card_game_2e-effect-01045 = { card_game_2e-timing-interrupt }, wenn das Ereignis eines Gegners wirken würde: Seine Wirkung wird aufgehoben. X sind die gedruckten Kosten jenes Ereignisses.

## Haus Baratheon

card_game_2e-card-01046 = Maester Cressen
card_game_2e-effect-01046 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Wähle eine Verstärkung mit Zustand; sie wird abgelegt.
card_game_2e-card-01047 = Melisandre
card_game_2e-effect-01047 = { card_game_2e-timing-reaction }, nachdem du eine R'hllor-Karte hast aufmarschieren lassen oder gespielt hast, diese eingeschlossen: Wähle einen stehenden Charakter; er wird gebeugt. Limit: 1 pro Runde.
card_game_2e-card-01048 = Robert Baratheon
card_game_2e-effect-01048 = Dieser Charakter hat +1 Stärke für jeden anderen gebeugten Charakter im Spiel, gleich unter wessen Kontrolle.
card_game_2e-card-01049 = Selyse Baratheon
card_game_2e-effect-01049 = { card_game_2e-timing-challenges-action } (1 Gold zahlen): Wähle einen Baratheon-Charakter; er hat bis zum Ende der Phase ein Intrigensymbol.
card_game_2e-card-01050 = Ser Davos Seewert
card_game_2e-effect-01050 = { card_game_2e-timing-interrupt }, wenn dieser Charakter getötet wird: Er kehrt auf deine Hand zurück und kommt nicht auf den Totenstapel. Er gilt trotzdem als getötet.
card_game_2e-card-01051 = Sharin Baratheon
card_game_2e-effect-01051 = { card_game_2e-timing-interrupt }, wenn dieser Charakter getötet wird: Wähle einen stehenden Charakter; er wird gebeugt.
card_game_2e-card-01052 = Stannis Baratheon
card_game_2e-effect-01052 = In der Aufrichtphase kann niemand mehr als 2 Charaktere aufrichten.
card_game_2e-card-01053 = Versteckter Bastard
card_game_2e-card-01054 = Glühende Anhänger
card_game_2e-effect-01054 = { card_game_2e-timing-reaction }, nachdem die Herrschaftsphase begonnen hat: Dieser Charakter wird aufgerichtet.
card_game_2e-card-01055 = Königliche Jagdgesellschaft
card_game_2e-effect-01055 = Dieser Charakter hat ein Intrigensymbol, solange ein Gegner einen Charakter mit König kontrolliert.
card_game_2e-card-01056 = Gläubige von Drachenstein
card_game_2e-effect-01056 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Baratheon-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01057 = Lanzenreiter der Vorhut
card_game_2e-effect-01057 = { card_game_2e-timing-reaction }, nachdem dieser Charakter ins Spiel gekommen ist: Wähle einen Charakter oder die Fraktionskarte eines Gegners; 1 Macht darauf wird abgelegt.
card_game_2e-card-01058 = Lichtbringer
card_game_2e-effect-01058 =
    Ist { card_game_2e-card-01052 } der verstärkte Charakter, so hat er Ruhmreich.
    { card_game_2e-timing-reaction }, nachdem der verstärkte Charakter Macht erhalten hat: Er wird aufgerichtet. Limit: 1 pro Phase.
card_game_2e-card-01059 = Hafen von Drachenstein
card_game_2e-effect-01059 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Baratheon-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01060 = Saal mit der Bemalten Tafel
card_game_2e-effect-01060 = { card_game_2e-timing-reaction }, nachdem du die Herrschaft gewonnen hast (diesen Ort beugen): 1 Macht wandert von der Fraktionskarte eines Gegners auf deine.
card_game_2e-card-01061 = Der Rote Bergfried
card_game_2e-effect-01061 =
    Deine Seite zählt 2 Stärke mehr in Machtkämpfen, an denen einer deiner Charaktere teilnimmt.
    { card_game_2e-timing-interrupt }, wenn die Herausforderungsphase endet und du in dieser Runde keinen Machtkampf verloren hast (diesen Ort beugen): Du ziehst 2 Karten.
card_game_2e-card-01062 = Festigung der Macht
card_game_2e-effect-01062 = { card_game_2e-timing-marshaling-action }: Wähle stehende Charaktere eines einzigen Spielers mit zusammen höchstens 4 Stärke; sie werden gebeugt. Dann wähle einen davon; er erhält 1 Macht.
card_game_2e-card-01063 = Unser ist der Zorn
card_game_2e-effect-01063 = { card_game_2e-timing-action } während einer Herausforderung, die du verteidigst: Wähle einen deiner gebeugten Baratheon-Charaktere; er nimmt nun als Verteidiger teil. Gewinnst du die Herausforderung, wird er aufgerichtet.
card_game_2e-card-01064 = Visionen im Feuer
card_game_2e-effect-01064 = { card_game_2e-timing-challenges-action }, nur solange du einen R'hllor-Charakter kontrollierst: Wähle einen Gegner und sieh dir dessen Hand an. Dann wähle dort eine Karte; sie wird abgelegt.

## Haus Graufreud

card_game_2e-card-01065 = Aeron Feuchthaar
card_game_2e-effect-01065 = { card_game_2e-timing-reaction }, nachdem du die Herrschaft gewonnen hast: Ein Charakter mit Eisenmann kommt aus deinem Totenstapel ins Spiel.
card_game_2e-card-01066 = Alannys Graufreud
card_game_2e-effect-01066 = Solange du Startspieler bist, hat die aufgedeckte Strategie jedes Gegners 1 Reserve weniger.
card_game_2e-card-01067 = Asha Graufreud
card_game_2e-effect-01067 = { card_game_2e-timing-reaction }, nachdem du unverteidigt eine Herausforderung gewonnen hast, an der dieser Charakter teilnimmt: Er wird aufgerichtet.
card_game_2e-card-01068 = Balon Graufreud
card_game_2e-effect-01068 = Solange dieser Charakter angreift, zählt die Stärke verteidigender Charaktere nicht, die weniger Stärke haben als er.
card_game_2e-card-01069 = Euron Krähenauge
card_game_2e-effect-01069 = { card_game_2e-timing-reaction }, nachdem dieser Charakter durch Brandschatzen eine Karte abgelegt hat: Ein Ort aus dem Ablagestapel des Verlierers kommt unter deiner Kontrolle ins Spiel.
card_game_2e-card-01070 = Maester Wendamyr
card_game_2e-card-01071 = Theon Graufreud
card_game_2e-effect-01071 = { card_game_2e-timing-reaction }, nachdem du unverteidigt eine Herausforderung gewonnen hast, an der dieser Charakter teilnimmt: Er erhält 1 Macht.
card_game_2e-card-01072 = Besatzung der Schwarzer Wind
card_game_2e-card-01073 = Ertrunkene
card_game_2e-effect-01073 = Dieser Charakter hat +1 Stärke für jeden Ort mit Kriegsschiff unter deiner Kontrolle.
card_game_2e-card-01074 = Fischweib von den Eiseninseln
card_game_2e-effect-01074 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Graufreud-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01075 = Schiffsbauer aus Herrenhort
card_game_2e-effect-01075 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Wähle einen stehenden Ort mit gedruckten Kosten von höchstens 2, oder höchstens 3, wenn du Startspieler bist; er wird gebeugt.
card_game_2e-card-01076 = Navigator zur See
card_game_2e-card-01077 = Wurfaxt
card_game_2e-effect-01077 = { card_game_2e-timing-reaction }, nachdem du eine Herausforderung gewonnen hast, in der der verstärkte Charakter angreift (diese Verstärkung opfern): Wähle einen verteidigenden Charakter; er wird getötet.
card_game_2e-card-01078 = Großer Krake
card_game_2e-effect-01078 =
    Dein { card_game_2e-card-01068 } hat Heimlich.
    { card_game_2e-timing-reaction }, nachdem du unverteidigt eine Herausforderung gewonnen hast: Entweder ziehst du 1 Karte, oder deine Fraktionskarte erhält 1 Macht. Limit: 2 pro Runde.
card_game_2e-card-01079 = Spähschiff der Eisenflotte
card_game_2e-effect-01079 = { card_game_2e-timing-challenges-action } (diesen Ort beugen): Wähle einen Graufreud-Charakter, der an der Herausforderung teilnimmt; er hat bis zu ihrem Ende +1 Stärke, oder +2, wenn du Startspieler bist.
card_game_2e-card-01080 = Seeturm
card_game_2e-effect-01080 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Graufreud-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01081 = Auferstanden aus dem Meer
card_game_2e-effect-01081 = { card_game_2e-timing-interrupt }, wenn ein Graufreud-Charakter getötet würde: Er wird gerettet. Dann wird diese Karte als Verstärkung mit Zustand und Vergänglich an ihn angelegt und gibt ihm +1 Stärke.
card_game_2e-card-01082 = Der Arm des Kraken
card_game_2e-effect-01082 = { card_game_2e-timing-challenges-action }, nur solange du Startspieler bist: Wähle einen verteidigenden Charakter mit höchstens 5 Stärke; seine Stärke zählt in dieser Herausforderung nicht.
card_game_2e-card-01083 = Wir säen nicht
card_game_2e-effect-01083 = { card_game_2e-timing-reaction }, nachdem du unverteidigt eine Herausforderung gewonnen hast: Wähle eine Verstärkung oder einen Ort des Verlierers; die Karte wird abgelegt. Maximum: 1 pro Herausforderung.

## Haus Lennister

card_game_2e-card-01084 = Cersei Lennister
card_game_2e-effect-01084 = Solange dieser Charakter in einem Intrigenspiel angreift, ist dein Schadenswert um 1 höher.
card_game_2e-card-01085 = Großmaester Pycelle
card_game_2e-card-01086 = Joffrey Baratheon
card_game_2e-effect-01086 = { card_game_2e-timing-reaction }, nachdem ein Charakter mit Lord oder Lady getötet wurde, gleich unter wessen Kontrolle: Dieser Charakter erhält 1 Macht. Limit: 3 pro Runde.
card_game_2e-card-01087 = Ser Jaime Lennister
card_game_2e-effect-01087 =
    Dieser Charakter wird nicht gebeugt, wenn er in einem Militäreinsatz als Angreifer angesagt wird.
    Er hat Ruhmreich, solange er an einem Militäreinsatz teilnimmt.
card_game_2e-card-01088 = Der Kitzler
card_game_2e-effect-01088 = { card_game_2e-timing-dominance-action } (diesen Charakter beugen): Die oberste Karte vom Nachziehstapel eines Gegners wird abgelegt. Dann darfst du eine Karte gleichen Namens im Spiel wählen; sie wird abgelegt.
card_game_2e-card-01089 = Tyrion Lennister
card_game_2e-effect-01089 = { card_game_2e-timing-reaction }, nachdem ein Intrigenspiel begonnen wurde, gleich von wem: Du erhältst 2 Gold. Limit: 2 pro Runde.
card_game_2e-card-01090 = Tywin Lennister
card_game_2e-effect-01090 = Dieser Charakter hat +1 Stärke für jedes Gold, das du hast.
card_game_2e-card-01091 = Brandmänner
card_game_2e-card-01092 = Goldröcke
card_game_2e-effect-01092 = { card_game_2e-timing-forced-interrupt }, wenn eine Phase endet, in der dieser Charakter durch Hinterhalt ins Spiel gekommen ist: Er wird abgelegt und kann nicht gerettet werden.
card_game_2e-card-01093 = Geldverleiher aus Lennishort
card_game_2e-card-01094 = Kaufmann aus Lennishort
card_game_2e-effect-01094 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Lennister-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01095 = Meuchelmörder der Königin
card_game_2e-effect-01095 = { card_game_2e-timing-reaction }, nachdem dieser Charakter durch Hinterhalt ins Spiel gekommen ist: Wähle einen Gegner. Hast du mehr Karten auf der Hand als er, wählt er einen eigenen Charakter und tötet ihn.
card_game_2e-card-01096 = Witwenklage
card_game_2e-effect-01096 =
    Der verstärkte Charakter hat +2 Stärke.
    Ist { card_game_2e-card-01086 } der verstärkte Charakter, so hat er ein Militärsymbol.
card_game_2e-card-01097 = Casterlystein
card_game_2e-effect-01097 = Du darfst in der Herausforderungsphase ein Intrigenspiel mehr beginnen.
card_game_2e-card-01098 = Lennishort
card_game_2e-effect-01098 = { card_game_2e-timing-reaction }, nachdem du ein Intrigenspiel gewonnen hast: Du ziehst 1 Karte.
card_game_2e-card-01099 = Westliche Ländereien
card_game_2e-effect-01099 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Lennister-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01100 = Hört mich brüllen!
card_game_2e-effect-01100 = { card_game_2e-timing-action }: Ein Lennister-Charakter kommt von deiner Hand ins Spiel. Ist er am Ende der Phase noch im Spiel, wird er abgelegt und kann nicht gerettet werden.
card_game_2e-card-01101 = Was man nicht alles für die Liebe tut
card_game_2e-effect-01101 = { card_game_2e-timing-challenges-action } (deine Fraktionskarte beugen), nur solange du einen Lennister-Charakter mit Lord oder Lady kontrollierst: Wähle einen gegnerischen Charakter mit gedruckten Kosten von höchstens X; er kehrt auf die Hand seines Besitzers zurück. Er kann gerettet werden.
card_game_2e-card-01102 = Verrat
card_game_2e-effect-01102 = { card_game_2e-timing-interrupt }, wenn die ausgelöste Fähigkeit eines Charakters, Ortes oder einer Verstärkung wirken würde, nur solange du einen einzigartigen Lennister-Charakter kontrollierst: Die Wirkung wird aufgehoben.

## Haus Martell

card_game_2e-card-01103 = Areo Hotah
card_game_2e-effect-01103 = { card_game_2e-timing-reaction }, nachdem dieser Charakter während einer Herausforderung ins Spiel gekommen ist: Wähle einen teilnehmenden Charakter; er wird aus der Herausforderung entfernt.
card_game_2e-card-01104 = Arianne Martell
card_game_2e-effect-01104 = { card_game_2e-timing-action }: Ein Charakter mit gedruckten Kosten von höchstens 5 kommt von deiner Hand ins Spiel. Dann kehrt dieser Charakter auf deine Hand zurück und kann nicht gerettet werden. Limit: 1 pro Phase.
card_game_2e-card-01105 = Doran Martell
card_game_2e-effect-01105 = Deine anderen Martell-Charaktere mit Lord oder Lady haben jeweils +1 Stärke für jede Strategie in deinem Archiv.
card_game_2e-card-01106 = Edric Dayn
card_game_2e-effect-01106 = { card_game_2e-timing-action } (1 Gold zahlen): Nenne ein Symbol; dieser Charakter hat es bis zum Ende der Phase.
card_game_2e-card-01107 = Maester Caleotte
card_game_2e-effect-01107 = { card_game_2e-timing-reaction }, nachdem du eine Herausforderung verloren hast, an der dieser Charakter teilnimmt: Wähle einen Charakter und nenne ein Symbol; er verliert eines davon bis zum Ende der Phase.
card_game_2e-card-01108 = Obara Sand
card_game_2e-effect-01108 = Bist du in einem Machtkampf der Verteidiger, darf dieser Charakter auch gebeugt und ohne Machtsymbol als Verteidiger angesagt werden.
card_game_2e-card-01109 = Die Rote Viper
card_game_2e-effect-01109 = { card_game_2e-timing-reaction }, nachdem du eine Herausforderung gewonnen hast, in der dieser Charakter angreift: Er erhält 1 Macht für je volle 5 Stärke, mit denen du gewonnen hast.
card_game_2e-card-01110 = Wüstenplünderer
card_game_2e-effect-01110 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Martell-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01111 = Dornische Geliebte
card_game_2e-effect-01111 = { card_game_2e-timing-reaction }, nachdem dieser Charakter als Angreifer angesagt wurde: Wähle einen Charakter des Verteidigers; er muss als Verteidiger angesagt werden, wenn er es kann.
card_game_2e-card-01112 = Händlerin vom Grünblut-Fluss
card_game_2e-effect-01112 = { card_game_2e-timing-reaction }, nachdem dieser Charakter ins Spiel gekommen ist: Sieh dir die obersten 2 Karten deines Nachziehstapels an. Du darfst eine davon auf die Hand nehmen; der Rest kommt in beliebiger Reihenfolge unter deinen Nachziehstapel.
card_game_2e-card-01113 = Ritter von Haus Dayn
card_game_2e-card-01114 = Speerträger der Palastwache
card_game_2e-effect-01114 = Solange du nicht Startspieler bist, hat dieser Charakter ein Intrigensymbol.
card_game_2e-card-01115 = Dämmerung
card_game_2e-effect-01115 =
    Der verstärkte Charakter hat +1 Stärke für jede Strategie in deinem Archiv.
    Gehört er zu Haus Dayn, hat er außerdem Einschüchternd.
card_game_2e-card-01116 = Grässlichgrau
card_game_2e-effect-01116 = { card_game_2e-timing-reaction }, nachdem du als Verteidiger eine Herausforderung verloren hast (diesen Ort beugen und opfern): Ein angreifender Charakter kehrt auf die Hand seines Besitzers zurück und kann nicht gerettet werden.
card_game_2e-card-01117 = Sonnspeer
card_game_2e-effect-01117 = { card_game_2e-timing-reaction }, nachdem du als Verteidiger eine Herausforderung verloren hast (diesen Ort beugen): Bis zum Ende der Phase ist dein Schadenswert in Herausforderungen derselben Art um 1 höher.
card_game_2e-card-01118 = Blutorangenhain
card_game_2e-effect-01118 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Martell-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01119 = Dorans Spiel
card_game_2e-effect-01119 = { card_game_2e-timing-reaction }, nachdem du ein Intrigenspiel mit 5 oder mehr Stärke Vorsprung gewonnen hast, ob Angriff oder Verteidigung: Deine Fraktionskarte erhält 1 Macht für jede Strategie in deinem Archiv. Maximum: 1 pro Herausforderung.
card_game_2e-card-01120 = Ungebeugt, Ungezähmt, Ungebrochen
card_game_2e-effect-01120 = { card_game_2e-timing-reaction }, nachdem du als Verteidiger eine Herausforderung verloren hast, nur solange du nicht Startspieler bist: Nenne eine Art von Herausforderung. Der Gewinner kann bis zum Ende der Phase keine solche beginnen, gegen niemanden. Maximum: 1 pro Herausforderung.
card_game_2e-card-01121 = Gefangenschaft
card_game_2e-effect-01121 = { card_game_2e-timing-action }: Wähle einen Charakter mit höchstens 4 Stärke; er verliert bis zum Ende der Phase je ein Militär-, Intrigen- und Machtsymbol.

## Die Nachtwache

card_game_2e-card-01122 = Benjen Stark
card_game_2e-effect-01122 =
    Deine Charaktere mit Grenzer können nicht durch Heimlich umgangen werden.
    { card_game_2e-timing-interrupt }, wenn dieser Charakter getötet wird: Deine Fraktionskarte erhält 2 Macht. Dann wird er in deinen Nachziehstapel gemischt und kommt nicht auf den Totenstapel. Er gilt trotzdem als getötet.
card_game_2e-card-01123 = Geist
card_game_2e-effect-01123 = { card_game_2e-timing-reaction }, nachdem dieser Charakter einen Charakter durch Heimlich umgangen hat: Jener kann bis zum Ende der Phase nicht als Verteidiger angesagt werden.
card_game_2e-card-01124 = Jon Schnee
card_game_2e-effect-01124 = Solange er steht und ein anderer deiner Nachtwache-Charaktere angreift, nimmt dieser Charakter ebenfalls als Angreifer teil, mit oder ohne Symbol und ohne gebeugt zu werden.
card_game_2e-card-01125 = Maester Aemon
card_game_2e-effect-01125 = { card_game_2e-timing-interrupt }, wenn ein Nachtwache-Charakter getötet würde (diesen Charakter beugen): Jener Charakter wird gerettet.
card_game_2e-card-01126 = Alter Bär Mormont
card_game_2e-effect-01126 =
    Solange du { card_game_2e-card-01137 } kontrollierst, wird dieser Charakter nicht gebeugt, wenn er als Verteidiger angesagt wird.
    { card_game_2e-timing-interrupt }, wenn die Herausforderungsphase endet und du darin als Verteidiger keine Herausforderung verloren hast: Eine Nachtwache-Karte kommt von deiner Hand ins Spiel.
card_game_2e-card-01127 = Samwell Tarly
card_game_2e-card-01128 = Ser Waymar Rois
card_game_2e-effect-01128 = { card_game_2e-timing-interrupt }, wenn dieser Charakter getötet wird: Jeder Gegner legt eine ausgeloste Karte von seiner Hand ab.
card_game_2e-card-01129 = Yoren
card_game_2e-effect-01129 = { card_game_2e-timing-reaction }, nachdem du diesen Charakter hast aufmarschieren lassen: Wähle im Ablagestapel eines Gegners einen Charakter mit gedruckten Kosten von höchstens 3; er kommt unter deiner Kontrolle ins Spiel.
card_game_2e-card-01130 = Botenrabe
card_game_2e-effect-01130 = { card_game_2e-timing-dominance-action } (diesen Charakter auf deine Hand zurücknehmen): Du ziehst 1 Karte.
card_game_2e-card-01131 = Alter Waldjäger
card_game_2e-effect-01131 = { card_game_2e-timing-action } (eine Handkarte ablegen): Du erhältst 1 Gold. Limit: 1 pro Phase.
card_game_2e-card-01132 = Grenzertrupp
card_game_2e-card-01133 = Kämmerer an der Mauer
card_game_2e-effect-01133 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Nachtwache-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01134 = Erfahrener Baumeister
card_game_2e-effect-01134 = { card_game_2e-timing-action } (diesen Charakter opfern): Wähle einen gebeugten Ort; er wird aufgerichtet.
card_game_2e-card-01135 = Langklaue
card_game_2e-effect-01135 = Der verstärkte Charakter hat +1 Stärke und Ruhmreich.
card_game_2e-card-01136 = Die Schwarze Festung
card_game_2e-effect-01136 = { card_game_2e-timing-action } (diesen Ort beugen): Wähle einen verteidigenden Nachtwache-Charakter; er wird aufgerichtet und hat bis zum Ende der Herausforderung +2 Stärke.
card_game_2e-card-01137 = Die Mauer
card_game_2e-effect-01137 =
    Deine Nachtwache-Charaktere haben +1 Stärke.
    { card_game_2e-timing-forced-reaction }, nachdem du eine Herausforderung unverteidigt verloren hast: Dieser Ort wird gebeugt.
    { card_game_2e-timing-interrupt }, wenn die Herausforderungsphase endet (diesen Ort beugen): Deine Fraktionskarte erhält 2 Macht.
card_game_2e-card-01138 = Bescheidene Spende
card_game_2e-effect-01138 = { card_game_2e-timing-reaction }, nachdem ein Gegner sein Einkommen erhalten hat: 1 Gold geht von ihm an dich. Maximum: 1 pro Runde.
card_game_2e-card-01139 = Das Schwarz anlegen
card_game_2e-effect-01139 = { card_game_2e-timing-dominance-action }: Wähle einen nicht einzigartigen Charakter mit gedruckten Kosten von höchstens 6; du übernimmst auf Dauer die Kontrolle über ihn. Maximum: 1 pro Runde.
card_game_2e-card-01140 = Das Schwert in der Dunkelheit
card_game_2e-effect-01140 = { card_game_2e-timing-reaction }, nachdem du als Verteidiger eine Herausforderung mit 5 oder mehr Stärke Vorsprung gewonnen hast, an der ein Nachtwache-Charakter von dir teilnimmt: Der Verlierer kann in dieser Runde keine Herausforderungen gegen dich mehr beginnen.

## Haus Stark

card_game_2e-card-01141 = Arya Stark
card_game_2e-effect-01141 =
    Solange er ein Duplikat hat, hat dieser Charakter ein Militärsymbol.
    { card_game_2e-timing-reaction }, nachdem dieser Charakter ins Spiel gekommen ist: Die oberste Karte deines Nachziehstapels wird ihm verdeckt als Duplikat untergelegt.
card_game_2e-card-01142 = Bran Stark
card_game_2e-effect-01142 = { card_game_2e-timing-interrupt }, wenn das Ereignis eines Gegners wirken würde (diesen Charakter opfern): Seine Wirkung wird aufgehoben.
card_game_2e-card-01143 = Catelyn Stark
card_game_2e-effect-01143 = Solange dieser Charakter an einer Herausforderung teilnimmt, können Gegner keine Fähigkeiten von Karten auslösen. Erzwungene und dauerhafte Fähigkeiten, Schlüsselwörter und das Retten durch ein Duplikat sind nicht betroffen.
card_game_2e-card-01144 = Eddard Stark
card_game_2e-effect-01144 = { card_game_2e-timing-reaction }, nachdem eine Herausforderung gegen dich begonnen wurde: Dieser Charakter wird aufgerichtet.
card_game_2e-card-01145 = Grauwind
card_game_2e-effect-01145 = { card_game_2e-timing-challenges-action } (diesen Charakter beugen): Wähle einen Charakter mit höchstens 1 Stärke, oder höchstens 2, wenn du { card_game_2e-card-01146 } kontrollierst; er wird getötet.
card_game_2e-card-01146 = Robb Stark
card_game_2e-effect-01146 = { card_game_2e-timing-reaction }, nachdem einer deiner Stark-Charaktere getötet oder geopfert wurde: Alle deine Charaktere werden aufgerichtet. Limit: 1 pro Runde.
card_game_2e-card-01147 = Sansa Stark
card_game_2e-effect-01147 =
    Dieser Charakter kommt gebeugt ins Spiel.
    { card_game_2e-timing-reaction }, nachdem dieser Charakter aufgerichtet wurde: Deine Fraktionskarte erhält 1 Macht. Limit: 1 pro Runde.
card_game_2e-card-01148 = Sommer
card_game_2e-effect-01148 =
    Dein { card_game_2e-card-01142 } hat Einblick.
    { card_game_2e-timing-reaction }, nachdem dieser Charakter ins Spiel gekommen ist: Ein Stark-Charakter mit gedruckter Stärke von höchstens 2 kehrt aus deinem Ablagestapel oder Totenstapel auf deine Hand zurück.
card_game_2e-card-01149 = Schattenwolfwelpe
card_game_2e-effect-01149 = Dieser Charakter hat +1 Stärke für jede andere Karte mit Schattenwolf unter deiner Kontrolle.
card_game_2e-card-01150 = Ritter vom Trommelstein
card_game_2e-card-01151 = Vorhut des Nordens
card_game_2e-effect-01151 = Solange jemand eine Strategie mit Krieg aufgedeckt hat, wird dieser Charakter nicht gebeugt, wenn er in einem Militäreinsatz als Angreifer angesagt wird.
card_game_2e-card-01152 = Kämmerer von Winterfell
card_game_2e-effect-01152 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Stark-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01153 = Eis
card_game_2e-effect-01153 =
    Der verstärkte Charakter hat +2 Stärke.
    { card_game_2e-timing-reaction }, nachdem du einen Militäreinsatz gewonnen hast, an dem der verstärkte Charakter teilnimmt (diese Verstärkung opfern): Wähle einen Charakter des Verlierers; er wird getötet.
card_game_2e-card-01154 = Die Tore von Winterfell
card_game_2e-effect-01154 = { card_game_2e-timing-challenges-action } (diesen Ort beugen): Die oberste Karte deines Nachziehstapels wird allen gezeigt. Ist sie eine Stark-Karte, ziehst du sie.
card_game_2e-card-01155 = Der Wolfswald
card_game_2e-effect-01155 = Karten mit Schattenwolf auf deiner Hand haben Hinterhalt (X); X sind die gedruckten Kosten der Karte.
card_game_2e-card-01156 = Herzbaumhain
card_game_2e-effect-01156 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Stark-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01157 = Für den Norden!
card_game_2e-effect-01157 = { card_game_2e-timing-action } während eines Militäreinsatzes: Wähle einen teilnehmenden Stark-Charakter; er hat bis zum Ende der Herausforderung +2 Stärke. Gewinnst du sie, ziehst du 1 Karte.
card_game_2e-card-01158 = Wie warmer Regen
card_game_2e-effect-01158 = { card_game_2e-timing-reaction }, nachdem du als Verteidiger ein Intrigenspiel verloren hast (einen Charakter mit Schattenwolf beugen): Wähle einen angreifenden Charakter; er wird getötet. Maximum: 1 pro Herausforderung.
card_game_2e-card-01159 = Der Winter naht
card_game_2e-effect-01159 = { card_game_2e-timing-action } während einer Herausforderung: Dein Schadenswert ist bis zu ihrem Ende um 1 höher. Maximum: 1 pro Herausforderung.

## Haus Targaryen

card_game_2e-card-01160 = Daenerys Targaryen
card_game_2e-effect-01160 = Solange dieser Charakter steht, hat in Herausforderungen zwischen dir und einem Gegner jeder Charakter, der für diesen teilnimmt, −1 Stärke.
card_game_2e-card-01161 = Drogon
card_game_2e-effect-01161 = Deine Charaktere mit Sturmtochter haben Ruhmreich.
card_game_2e-card-01162 = Khal Drogo
card_game_2e-effect-01162 = Du darfst in der Herausforderungsphase einen Militäreinsatz mehr beginnen.
card_game_2e-card-01163 = Magister Illyrio
card_game_2e-effect-01163 = { card_game_2e-timing-action } (2 Gold zahlen): Wähle einen gebeugten Charakter; er wird aufgerichtet. Limit: 1 pro Phase.
card_game_2e-card-01164 = Rhaegal
card_game_2e-effect-01164 = { card_game_2e-timing-reaction }, nachdem du eine Herausforderung gewonnen hast, an der einer deiner Charaktere mit Sturmtochter teilnimmt: Wähle einen gebeugten Charakter mit Sturmtochter; er wird aufgerichtet. Limit: 1 pro Phase.
card_game_2e-card-01165 = Ser Jorah Mormont
card_game_2e-effect-01165 =
    { card_game_2e-timing-forced-reaction }, nachdem du eine Herausforderung gewonnen hast, an der dieser Charakter teilnimmt: Er bekommt einen Verratsmarker.
    Sobald 3 Verratsmarker auf ihm liegen, wird dieser Charakter geopfert.
card_game_2e-card-01166 = Viserion
card_game_2e-effect-01166 = Deine Charaktere mit Sturmtochter haben Heimlich.
card_game_2e-card-01167 = Viserys Targaryen
card_game_2e-effect-01167 = { card_game_2e-timing-interrupt }, wenn dieser Charakter das Spiel verlässt, gleich auf welche Weise: Wähle eine Verstärkung; sie wird abgelegt.
card_game_2e-card-01168 = Krieger mit langen Zöpfen
card_game_2e-card-01169 = Magd
card_game_2e-effect-01169 = { card_game_2e-timing-action } (diesen Charakter opfern): Wähle einen gebeugten Charakter mit Lady; er wird aufgerichtet.
card_game_2e-card-01170 = Getreuer des Hauses Targaryen
card_game_2e-effect-01170 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Targaryen-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01171 = Die Unbefleckten
card_game_2e-effect-01171 = Solange dieser Charakter angreift, hat jeder verteidigende Charakter −1 Stärke.
card_game_2e-card-01172 = Drogos Arakh
card_game_2e-effect-01172 =
    Der verstärkte Charakter hat +2 Stärke.
    Ist { card_game_2e-card-01162 } der verstärkte Charakter, so wird er nicht gebeugt, wenn er in deinem ersten Militäreinsatz der Runde als Angreifer angesagt wird.
card_game_2e-card-01173 = Platz der Strafe
card_game_2e-effect-01173 = { card_game_2e-timing-reaction }, nachdem du einen Machtkampf gewonnen hast (diesen Ort beugen): Wähle einen Charakter ohne Verstärkungen. Bis zum Ende der Phase hat er −2 Stärke und wird getötet, wenn seine Stärke 0 ist.
card_game_2e-card-01174 = Dothrakisches Meer
card_game_2e-effect-01174 = { card_game_2e-timing-reaction }, nachdem du einen Machtkampf gewonnen hast (diesen Ort opfern): Ein Charakter mit Dothraki kommt von deiner Hand ins Spiel. Ist er am Ende der Phase noch im Spiel, kehrt er auf deine Hand zurück und kann nicht gerettet werden.
card_game_2e-card-01175 = Illyrios Anwesen
card_game_2e-effect-01175 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Targaryen-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01176 = Dracarys!
card_game_2e-effect-01176 = { card_game_2e-timing-action } (einen deiner Charaktere mit Drache oder { card_game_2e-card-01160 } beugen): Wähle einen Charakter, der an der Herausforderung teilnimmt. Bis zum Ende der Phase hat er −4 Stärke und wird getötet, wenn seine Stärke 0 ist.
card_game_2e-card-01177 = Feuer und Blut
card_game_2e-effect-01177 = { card_game_2e-timing-challenges-action }: Wähle einen einzigartigen Targaryen-Charakter in deinem Totenstapel; er wird in deinen Nachziehstapel gemischt. Ein Küken darf stattdessen ins Spiel kommen.
card_game_2e-card-01178 = Den Drachen wecken
card_game_2e-effect-01178 = { card_game_2e-timing-action }: Wähle einen deiner gebeugten einzigartigen Targaryen-Charaktere; er wird aufgerichtet. Ist er am Ende der Phase noch im Spiel, kehrt er auf deine Hand zurück. Er kann gerettet werden.

## Haus Tyrell

card_game_2e-card-01179 = Links
card_game_2e-effect-01179 = Solange du { card_game_2e-card-01184 } kontrollierst, hat dieser Charakter +1 Stärke und ein Machtsymbol und wird nicht gebeugt, wenn er als Verteidiger angesagt wird.
card_game_2e-card-01180 = Maester Lomys
card_game_2e-effect-01180 = { card_game_2e-timing-reaction }, nachdem du als Verteidiger ein Intrigenspiel gewonnen hast: Der Angreifer legt eine ausgeloste Karte von seiner Hand ab.
card_game_2e-card-01181 = Margaery Tyrell
card_game_2e-effect-01181 = { card_game_2e-timing-challenges-action } (diesen Charakter beugen): Wähle einen Charakter; er hat bis zum Ende der Phase +3 Stärke.
card_game_2e-card-01182 = Paxter Rothweyn
card_game_2e-effect-01182 = Das erste Ereignis, das du in einer Runde spielst, kostet 1 Gold weniger.
card_game_2e-card-01183 = Randyll Tarly
card_game_2e-effect-01183 = { card_game_2e-timing-reaction }, nachdem eine Kartenwirkung die Stärke dieses Charakters erhöht hat: Er wird aufgerichtet. Limit: 2 pro Phase.
card_game_2e-card-01184 = Rechts
card_game_2e-effect-01184 = Solange du { card_game_2e-card-01179 } kontrollierst, hat dieser Charakter +1 Stärke und ein Intrigensymbol und wird nicht gebeugt, wenn er als Verteidiger angesagt wird.
card_game_2e-card-01185 = Der Ritter der Blumen
card_game_2e-effect-01185 = Solange dieser Charakter allein angreift, kann der Verteidiger nicht mehr als einen Charakter ansagen.
card_game_2e-card-01186 = Die Königin der Dornen
card_game_2e-effect-01186 = { card_game_2e-timing-reaction }, nachdem du ein Intrigenspiel gewonnen hast, an dem dieser Charakter teilnimmt: Ein Tyrell-Charakter mit gedruckten Kosten von höchstens 6 kommt von deiner Hand ins Spiel.
card_game_2e-card-01187 = Kurtisane der Rose
card_game_2e-card-01188 = Gärtner
card_game_2e-effect-01188 = { card_game_2e-timing-marshaling-action } (diesen Charakter beugen): Der nächste Tyrell-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01189 = Olennas Informantin
card_game_2e-effect-01189 = { card_game_2e-timing-reaction }, nachdem dieser Charakter in der Herausforderungsphase ins Spiel gekommen ist: Nenne eine Art von Herausforderung; du darfst in dieser Phase eine mehr davon beginnen.
card_game_2e-card-01190 = Wächter der Weite
card_game_2e-effect-01190 = Dieser Charakter hat +1 Stärke für jeden Ort mit Die Weite unter deiner Kontrolle.
card_game_2e-card-01191 = Herzbann
card_game_2e-effect-01191 = { card_game_2e-timing-action } (diese Verstärkung beugen), solange der verstärkte Charakter an einer Herausforderung teilnimmt: Er hat bis zu ihrem Ende +3 Stärke.
card_game_2e-card-01192 = Rosengarten
card_game_2e-effect-01192 = { card_game_2e-timing-challenges-action } (diesen Ort beugen und 1 Gold zahlen): Wähle einen angreifenden Charakter; er wird aufgerichtet und aus der Herausforderung entfernt.
card_game_2e-card-01193 = Der Mander
card_game_2e-effect-01193 = { card_game_2e-timing-reaction }, nachdem du eine Herausforderung mit 5 oder mehr Stärke Vorsprung gewonnen hast (diesen Ort beugen): Du ziehst 2 Karten.
card_game_2e-card-01194 = Rosenhain
card_game_2e-effect-01194 = { card_game_2e-timing-marshaling-action } (diesen Ort beugen): Die nächste Tyrell-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 Gold weniger.
card_game_2e-card-01195 = Kräftig wachsen
card_game_2e-effect-01195 = { card_game_2e-timing-challenges-action }: Wähle bis zu 3 Tyrell-Charaktere; jeder hat bis zum Ende der Phase +2 Stärke.
card_game_2e-card-01196 = Olennas List
card_game_2e-effect-01196 = { card_game_2e-timing-reaction }, nachdem du ein Intrigenspiel oder einen Machtkampf gewonnen hast: Der Verlierer nennt eine Kartenart: Charakter, Ort, Verstärkung oder Ereignis. Du suchst in deinem Nachziehstapel eine Karte anderer Art, zeigst sie vor und nimmst sie auf die Hand; dann wird der Nachziehstapel gemischt.
card_game_2e-card-01197 = Der Bär und die Jungfrau hehr
card_game_2e-effect-01197 = { card_game_2e-timing-action }: Wähle einen Spieler und sieh dir die obersten 5 Karten seines Nachziehstapels an. Bis zu 3 davon kommen unter den Nachziehstapel, die anderen wieder obenauf, in beliebiger Reihenfolge.

## Agenden

card_game_2e-card-01198 = Hirschbanner
card_game_2e-effect-01198 =
    Dein Deck darf Baratheon-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Baratheon-Karten enthalten.
card_game_2e-card-01199 = Krakenbanner
card_game_2e-effect-01199 =
    Dein Deck darf Graufreud-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Graufreud-Karten enthalten.
card_game_2e-card-01200 = Löwenbanner
card_game_2e-effect-01200 =
    Dein Deck darf Lennister-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Lennister-Karten enthalten.
card_game_2e-card-01201 = Sonnenbanner
card_game_2e-effect-01201 =
    Dein Deck darf Martell-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Martell-Karten enthalten.
card_game_2e-card-01202 = Krähenbanner
card_game_2e-effect-01202 =
    Dein Deck darf Nachtwache-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Nachtwache-Karten enthalten.
card_game_2e-card-01203 = Wolfsbanner
card_game_2e-effect-01203 =
    Dein Deck darf Stark-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Stark-Karten enthalten.
card_game_2e-card-01204 = Drachenbanner
card_game_2e-effect-01204 =
    Dein Deck darf Targaryen-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Targaryen-Karten enthalten.
card_game_2e-card-01205 = Rosenbanner
card_game_2e-effect-01205 =
    Dein Deck darf Tyrell-Karten enthalten, die nicht loyal sind.
    Es muss mindestens 12 Tyrell-Karten enthalten.

## Titel

card_game_2e-card-01206 = Meister der Flüsterer
card_game_2e-effect-01206 =
    Deine Seite zählt 1 Stärke mehr in Intrigenspielen, an denen einer deiner Charaktere teilnimmt.
    Gewinnst du als Angreifer ein Intrigenspiel, darfst du den Schaden beliebig vielen Gegnern zufügen.
card_game_2e-card-01207 = Meister der Schiffe
card_game_2e-effect-01207 =
    Deine Seite zählt 1 Stärke mehr in Militäreinsätzen, an denen einer deiner Charaktere teilnimmt.
    Greifst du in einem Militäreinsatz einen Konkurrenten an, ist dein Schadenswert um 1 höher.
card_game_2e-card-01208 = Hand des Königs
card_game_2e-effect-01208 =
    Deine Seite zählt 1 Stärke mehr in Machtkämpfen, an denen einer deiner Charaktere teilnimmt.
    Du darfst in der Herausforderungsphase einen Machtkampf mehr beginnen, gegen einen anderen Gegner als beim ersten.
card_game_2e-card-01209 = Meister der Münze
card_game_2e-card-01210 = Meister des Rechts
card_game_2e-effect-01210 = Du ziehst in der Nachziehphase 1 Karte mehr.
card_game_2e-card-01211 = Regent
card_game_2e-effect-01211 =
    Deine Summe ist um 2 höher, wenn die Herrschaft ermittelt wird.
    Einmal pro Runde darfst du eine Herausforderung umlenken, nachdem sie begonnen wurde: Wer sie begonnen hat, wählt einen anderen Gegner, der nun der Verteidiger ist.

## Fertige Decks

card_game_2e-deck-stark_fealty = Winterrudel
card_game_2e-deck-stark_rose = Wolf und Rose
card_game_2e-deck-lannister_fealty = Gold und Geflüster
card_game_2e-deck-lannister_rose = Löwe und Rose
card_game_2e-deck-baratheon_fealty = Zorn des Hirsches
card_game_2e-deck-baratheon_kraken = Hirsch und Krake
card_game_2e-deck-greyjoy_fealty = Eiserne Plünderer
card_game_2e-deck-greyjoy_wolf = Krake und Wolf
card_game_2e-deck-tyrell_fealty = Wachsende Dornen
card_game_2e-deck-tyrell_lion = Rose und Löwe
card_game_2e-deck-martell_fealty = Dornes langes Spiel
card_game_2e-deck-martell_dragon = Sonne und Drache
card_game_2e-deck-targaryen_fealty = Mutter der Küken
card_game_2e-deck-targaryen_sun = Drache und Sonne
card_game_2e-deck-nightswatch_fealty = Schild des Reiches
card_game_2e-deck-nightswatch_stag = Mauer und Hirsch
card_game_2e-deck-one_box_core_1 = Alte Wege
card_game_2e-deck-one_box_core_2 = An der Mauer
card_game_2e-deck-one_box_core_3 = Von Ost nach West
card_game_2e-deck-one_box_core_4 = Geheimnisse und Ränke

## Wogegen ein Deck verstößt; vorn steht die Nummer der Regel

card_game_2e-deck-fault-unknown-cards = { $rule }: Es enthält Karten, die es in diesem Spiel nicht gibt.
card_game_2e-deck-fault-plots = { $rule }: Es hat { $number } { $number ->
        [one] Strategie
       *[other] Strategien
    } und muss genau { $needed } haben.
card_game_2e-deck-fault-plots-doubled = { $rule }: Nur eine Strategie darf mehrfach enthalten sein, nicht { $cards }.
card_game_2e-deck-fault-plot-copies = { $rule }: { $card } ist { $number }-mal enthalten und darf { $most ->
        [one] einmal
       *[other] { $most }-mal
    } enthalten sein.
card_game_2e-deck-fault-too-few = { $rule }: Der Nachziehstapel hat { $number } { $number ->
        [one] Karte
       *[other] Karten
    } und braucht mindestens { $least }.
card_game_2e-deck-fault-copies = { $rule }: { $card } ist { $number }-mal enthalten und darf { $most }-mal enthalten sein.
card_game_2e-deck-fault-other-faction = { $rule }: weder neutral noch { $faction } noch durch die Agenda erlaubt: { $cards }.
card_game_2e-deck-fault-loyal = { $rule }: Loyale Karten gehören nur in Decks der eigenen Fraktion: { $cards }.
card_game_2e-deck-fault-too-neutral = { $rule }: { $agenda } erlaubt { $most } neutrale Karten im Nachziehstapel, es sind { $number }.
card_game_2e-deck-fault-banner = { $rule }: { $agenda } verlangt { $least } Karten im Nachziehstapel, die zu { $faction } gehören; es sind { $number }.

## Titel, in wenigen Worten, wo alle sechs zur Wahl stehen

card_game_2e-brief-01206 = +1 Stärke im Intrigenspiel; als Angreifer Schaden für beliebig viele Gegner
card_game_2e-brief-01207 = +1 Stärke im Militäreinsatz; gegen Konkurrenten Schadenswert +1
card_game_2e-brief-01208 = +1 Stärke im Machtkampf; ein zweiter Machtkampf gegen jemand anderen
card_game_2e-brief-01210 = +1 Karte in der Nachziehphase
card_game_2e-brief-01211 = +2 bei der Herrschaft; lenkt einmal je Runde eine Herausforderung um
