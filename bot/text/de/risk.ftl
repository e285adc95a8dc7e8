### Risiko: Game of Thrones, Scharmützel.

game-risk = Risiko: Game of Thrones
risk-tag = Risiko

## Was geschehen ist

risk-event-rolled-for-start = 🎲 { $seat } würfelt eine { $roll } um den ersten Zug.
risk-event-begins = 🏁 { $seat } beginnt; danach geht es im Uhrzeigersinn.
risk-event-takes-house = { $seat } spielt { $house }.
risk-event-set-up =
    { $seat } beginnt mit { $territories } { $territories ->
        [one] Gebiet
       *[other] Gebieten
    }.
risk-event-turn = ▶️ **Runde { $round }** – { $seat } ist am Zug
risk-event-reinforcements =
    🛡️ { $seat } bekommt **{ $units }** { $units ->
        [one] Einheit
       *[other] Einheiten
    }: { $base } für { $territories } { $territories ->
        [one] Gebiet
       *[other] Gebiete
    } und { $castles } { $castles ->
        [one] Burg
       *[other] Burgen
    }; ganze Regionen: { $regions }.
risk-event-traded =
    🃏 { $seat } tauscht { $cards } gegen **{ $units }** { $units ->
        [one] Einheit
       *[other] Einheiten
    }.
risk-event-trade-bonus =
    ➕ { $units } { $units ->
        [one] Einheit kommt
       *[other] Einheiten kommen
    } gleich nach { $territory }: { $seat } hält das Gebiet auf der Karte.
risk-event-placed = 🛡️ { $seat }: +{ $units } in **{ $territory }** (jetzt { $now })
risk-event-invades = 🔥 { $seat } zieht von **{ $source }** ({ $attackers }) gegen **{ $target }** ({ $defender }, { $defenders })
risk-event-battle =
    ⚔️ { $source } → { $target }: **{ $attack }** gegen **{ $defence }** – { $attackers_lost ->
        [0] die Verteidigung verliert { $defenders_lost }
       *[other] { $defenders_lost ->
            [0] der Angriff verliert { $attackers_lost }
           *[other] beide verlieren { $attackers_lost }
        }
    } (noch { $attackers } : { $defenders })
risk-event-stops = ✋ { $seat } bricht den Angriff auf { $target } ab.
risk-event-conquered = 🚩 { $seat } erobert **{ $target }**!
risk-event-moved-in =
    👣 { $units } { $units ->
        [one] Einheit rückt
       *[other] Einheiten rücken
    } in { $target } ein; { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    } in { $source }.
risk-event-eliminated =
    ☠️ { $seat } hat { $loser } vernichtet und bekommt { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    }.
risk-event-took-cards = 🃏 Du hast diese Karten bekommen: { $cards }
risk-event-maneuver =
    🐎 { $seat } verlegt { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } von **{ $source }** (jetzt { $left }) nach **{ $target }** (jetzt { $now }).
risk-event-drew-card =
    🃏 { $seat } zieht eine Gebietskarte und hat nun { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
risk-event-drew = 🃏 Du hast gezogen: { $card }
risk-event-declined-card = 🃏 { $seat } lässt die Karte liegen.
risk-event-end-card = 💀 **Valar Morghulis!** { $seat } zieht die Karte, die das Spiel beendet.
risk-event-points =
    📜 { $seat }: { $territories } { $territories ->
        [one] Gebiet
       *[other] Gebiete
    } + { $castles } { $castles ->
        [one] Burg
       *[other] Burgen
    } + { $ports } { $ports ->
        [one] Hafen
       *[other] Häfen
    } = **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkte
    }
risk-event-victory = 👑 **{ $winners }** gewinnt das Spiel!
risk-event-shared-victory = 👑 **{ $winners }** teilen sich den Sieg!
risk-event-conceded = 🏳️ { $seat } gibt auf. Die Einheiten bleiben stehen und verteidigen, ziehen aber nicht mehr und können nicht gewinnen.

risk-finish-end-card = Die Spielende-Karte kam, und die Punkte wurden gezählt.
risk-finish-stalemate = Lange wurde nichts mehr erobert, darum wurden die Punkte gezählt.
risk-finish-last-one = Sonst war niemand mehr übrig.

## Was gefragt wird

risk-ask-houses = Ordne die Häuser, dein liebstes zuerst. Du bist als Nummer { $place } an der Reihe und bekommst das erste Haus deiner Liste, das noch frei ist.
risk-ask-houses-short = Häuser ordnen
risk-ask-house = Welches Haus führst du?
risk-ask-house-short = Haus wählen
risk-ask-trade =
    Du hast { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }. { $must ->
        [yes] Mit so vielen musst du einen Satz eintauschen. Welchen?
       *[no] Möchtest du einen Satz eintauschen?
    }
risk-ask-trade-short =
    { $must ->
        [yes] Satz eintauschen
       *[no] Satz eintauschen oder behalten
    }
risk-ask-place =
    Verteile **{ $units }** { $units ->
        [one] Einheit
       *[other] Einheiten
    } beliebig auf deine Gebiete.
risk-ask-place-short =
    { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } verteilen
risk-ask-invade_from = Von wo greifst du an? Eine Einheit bleibt immer zurück.
risk-ask-invade_from-short = angreifen oder Invasionen beenden
risk-ask-invade_to = In **{ $source }** stehen { $units } Einheiten. Welches Gebiet greifst du an?
risk-ask-invade_to-short = Ziel wählen
risk-ask-how = **{ $source }** ({ $attackers }) gegen **{ $target }** ({ $defenders }): Wie greifst du an? Du wirfst bis zu 3 Würfel, die Verteidigung bis zu 2; bei Gleichstand gewinnt die Verteidigung.
risk-ask-how-short = Angriff auf { $target }
risk-ask-until = **{ $source }** ({ $attackers }) greift **{ $target }** immer weiter an. Bei wie vielen übrigen Einheiten (oder weniger) ist Schluss?
risk-ask-until-short = wann der Angriff endet
risk-ask-defence =
    { $attacker } greift dein **{ $target }** ({ $units } Einheiten) von { $source } mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    } an. Mit wie vielen verteidigst du?
risk-ask-defence-short = { $target } verteidigen
risk-ask-move_in = **{ $target }** gehört dir! Wie viele der { $units } Einheiten aus { $source } rücken ein? ({ $min } bis { $max })
risk-ask-move_in-short = in { $target } einrücken
risk-ask-draw =
    Du darfst eine Gebietskarte ziehen (noch { $left } im Stapel). { $end ->
        [yes] 💀 Die nächste könnte die Spielende-Karte sein!
       *[no] Die Spielende-Karte kann noch nicht kommen.
    }
risk-ask-draw-short = Karte ziehen oder nicht
risk-ask-maneuver_from = Ein Manöver hast du: Von wo verlegst du Einheiten?
risk-ask-maneuver_from-short = Manöver oder Zugende
risk-ask-maneuver_to = In **{ $source }** stehen { $units } Einheiten. Wohin sollen welche? Es zählen nur deine eigenen, verbundenen Gebiete.
risk-ask-maneuver_to-short = Ziel des Manövers
risk-ask-maneuver_units = Wie viele der { $units } Einheiten in **{ $source }** ziehen nach **{ $target }**? ({ $min } bis { $max })
risk-ask-maneuver_units-short = Stärke des Manövers

risk-public-houses = die Wahl des Hauses
risk-public-reinforce = die Verstärkung
risk-public-invade = Invasionen
risk-public-defend = die Verteidigung
risk-public-maneuver = das Manöver
risk-public-draw = eine Gebietskarte

## Was gewählt werden kann

risk-trade-set = +{ $units }: { $cards }
risk-keep-cards = Karten behalten
risk-end-invasions = Invasionen beenden
risk-back = ↩️ Zurück
risk-until-won = Bis es fällt
risk-until-left = Bis ich noch … habe
risk-one-battle =
    { $dice ->
        [one] Eine Schlacht, 1 Würfel
       *[other] Eine Schlacht, { $dice } Würfel
    }
risk-stop-invasion = Abbrechen
risk-defend-with =
    { $dice ->
        [one] Mit 1 Würfel verteidigen
       *[other] Mit { $dice } Würfeln verteidigen
    }
risk-no-maneuver = Kein Manöver, Zug beenden
risk-draw-card = Karte ziehen
risk-no-card = Liegen lassen

risk-note-trade-bonus =
    { $units } Einheiten{ $own ->
        [0] { "" }
        [one] , und 2 weitere in dem einen gezeigten Gebiet, das dir gehört
       *[other] , und je 2 weitere in { $own } gezeigten Gebieten, die dir gehören
    }
risk-note-source =
    { $units } Einheiten, { $targets } { $targets ->
        [one] Ziel
       *[other] Ziele
    } in Reichweite
risk-note-target =
    { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }, { $owner }
risk-note-here =
    jetzt { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } dort

## Dauerorder

risk-preference-defence = Wie du verteidigst
risk-preference-defence-most = Mit so vielen Würfeln wie erlaubt
risk-preference-defence-one = Immer mit einem Würfel
risk-preference-defence-ask = Jedes Mal fragen
risk-preference-move_in = Nach einer Eroberung
risk-preference-move_in-ask = Fragen, wie viele einrücken
risk-preference-move_in-few = So wenige wie erlaubt rücken ein
risk-preference-move_in-all = Alle bis auf eine rücken ein
risk-preference-draw = Karte ziehen
risk-preference-draw-end = Fragen, sobald die Spielende-Karte kommen kann
risk-preference-draw-always = Immer ziehen
risk-preference-draw-ask = Jedes Mal fragen

## Optionen des Tisches

risk-option-start_units = Einheiten zu Beginn
risk-option-start_units-help = Wie viele Einheiten zu Beginn auf jedem deiner Gebiete stehen.
risk-option-start_units-3 = 3, wie in der Anleitung
risk-option-start_units-2 = 2, wie in anderen Ausgaben
risk-option-neutral_cards = Karten für neutrales Land
risk-option-neutral_cards-help = Ob es eine Gebietskarte gibt, wenn du nur neutrale Gebiete erobert hast.
risk-option-neutral_cards-true = Neutrales Land zählt auch
risk-option-neutral_cards-false = Nur Land von Mitspielenden zählt
risk-option-houses = Wahl der Häuser
risk-option-houses-help = Wie alle zu ihrem Haus kommen; die Reihenfolge wird ausgewürfelt.
risk-option-houses-ranked = Alle ordnen sie gleichzeitig
risk-option-houses-draft = Der Reihe nach
risk-option-houses-random = Durch das Los
risk-option-ties = Gleiche Punktzahl
risk-option-ties-help = Was geschieht, wenn am Ende mehrere die meisten Punkte haben.
risk-option-ties-tiebreak = Gebiete, dann Burgen, dann Einheiten entscheiden
risk-option-ties-shared = Der Sieg wird geteilt
risk-option-stalemate_rounds = Runden ohne Eroberung
risk-option-stalemate_rounds-help = Nach so vielen Runden nacheinander ohne jede Eroberung werden die Punkte gezählt.

## Phasen und Hilfe

risk-phase-set_up = Aufbau
risk-phase-reinforce = Verstärkung
risk-phase-invade = Invasionen
risk-phase-maneuver = Manöver
risk-phase-draw = Gebietskarte
risk-phase-over = Spielende

risk-help = **Risiko: Game of Thrones – Scharmützel**
    🎯 Wer die meisten Punkte hat, wenn die Spielende-Karte **Valar Morghulis** gezogen wird, gewinnt: je 1 für Gebiete, Burgen und Häfen.
    Ein Zug hat vier Schritte:
    1️⃣ **Verstärkung:** ein Drittel deiner Gebiete plus Burgen (mindestens 3), mehr für ganze Regionen und für Kartensätze.
    2️⃣ **Invasionen:** Greif deine Nachbarn an, sooft du magst. Grenzen, gestrichelte Meerlinien und Häfen gleicher Farbe verbinden.
    ⚔️ Du wirfst bis zu 3 Würfel, die Verteidigung bis zu 2. Die höchsten werden verglichen, dann die zweithöchsten; bei Gleichstand gewinnt die Verteidigung.
    3️⃣ **Manöver:** Verlege einmal Einheiten zwischen zwei deiner verbundenen Gebiete.
    4️⃣ **Karte:** Hast du jemandem Land genommen, darfst du eine Karte ziehen. Nie mehr als 5 auf der Hand.
    ☠️ Wen du vernichtest, dessen Karten bekommst du. Wer als Letztes übrig bleibt, gewinnt sofort.
    💀 Die Spielende-Karte steckt irgendwo in der unteren Hälfte des Stapels.
risk-help-set_up = **Aufbau**
    Der höchste Wurf beginnt. Alle bekommen ein Haus, dann verteilt der Zufall die Gebiete.
    Das Haus bestimmt Farbe und Namen, nicht die Stärke; für alle gelten dieselben Regeln.
    Zu zweit bleiben einige Gebiete neutral: Sie verteidigen, greifen aber nie an.
risk-help-reinforce = **Verstärkung**
    Du bekommst (Gebiete + Burgen) ÷ 3 Einheiten, abgerundet und nie weniger als 3, dazu den Bonus jeder ganzen Region.
    🃏 Drei Karten sind ein Satz: 3 × 🐎 = 4, 3 × ⚙️ = 5, 3 × 🧱 = 6, von jedem eine = 7 Einheiten.
    Jede eingetauschte Karte, die ein Gebiet von dir zeigt, bringt 2 Einheiten genau dorthin.
    Mit 5 Karten musst du einen Satz eintauschen.
    Verteile alle neuen Einheiten beliebig auf deine eigenen Gebiete.
risk-help-invade = **Invasionen**
    Wähle, von wo, dann, wohin: zu Nachbarn, über eine Meerlinie oder zwischen Häfen gleicher Farbe. Es braucht mindestens 2 Einheiten, 1 bleibt zurück.
    Schlag einzelne Schlachten, oder mach weiter, bis das Ziel fällt oder du nur noch eine bestimmte Zahl Einheiten hast.
    Bis zu 3 Würfel gegen bis zu 2; verglichen wird vom höchsten abwärts; bei Gleichstand gewinnt die Verteidigung.
    Fällt das Ziel, rücken mindestens die Überlebenden der letzten Schlacht ein, und von dort darfst du weiter angreifen.
    Angreifen musst du nie.
risk-help-maneuver = **Manöver**
    Einmal pro Zug darfst du Einheiten von einem deiner Gebiete in ein anderes verlegen.
    Eine Kette deiner eigenen Gebiete muss beide verbinden; Häfen gleicher Farbe und Meerlinien zählen mit.
    Mindestens 1 Einheit bleibt zurück. Danach endet dein Zug.
risk-help-draw = **Gebietskarte**
    Hast du in diesem Zug wenigstens ein Gebiet von jemand anderem erobert, darfst du eine Karte ziehen – nur eine, egal wie viele es waren.
    Eine sechste Karte zieht niemand.
    💀 Wer die Spielende-Karte zieht, beendet das Spiel sofort, und die Punkte werden gezählt.
risk-help-over = **Spielende**
    Je 1 Punkt für Gebiete, Burgen und Häfen; die meisten Punkte gewinnen.
    Bei gleicher Punktzahl entscheiden Gebiete, dann Burgen, dann Einheiten, außer der Tisch wollte teilen.
    Wer vernichtet wurde oder aufgab, kommt zuletzt.

## Brett, Hand und Bild

risk-board-westeros = Westeros
risk-board-essos = Essos
risk-board-both = Westeros und Essos

risk-face-heading = **Runde { $round }** · { $board } · { $phase }
risk-face-start = { $board } · { $phase }
risk-face-turn = ▶️ Am Zug: **{ $seat }** ({ $house })
risk-face-deck =
    🃏 { $deck } { $deck ->
        [one] Karte
       *[other] Karten
    } im Stapel{ $end ->
        [yes] {" "}– 💀 die Spielende-Karte kann jetzt kommen
       *[no] { "" }
    }
risk-face-winners = 👑 **{ $seats }** – { $reason }
risk-face-region = **{ $region }** (+{ $bonus })
risk-face-region-held = **{ $region }** (+{ $bonus }, ganz { $house })
risk-face-owner = { $house }: { $places }
risk-face-place = { $territory }{ $marks } **{ $units }**
risk-face-empty = Die Gebiete sind noch nicht verteilt.
risk-face-legend = 🏰 Burg · 👑 Burg und Sitz der Macht · ⚓ Hafen; Häfen einer Farbe ({ $colours }) sind verbunden
risk-face-scores = **Stand**
risk-face-score =
    { $place }. { $house } **{ $seat }**: { $territories } + 🏰 { $castles } + ⚓ { $ports } = **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }, { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }{ $out ->
        [yes] {" "}– ausgeschieden
       *[no] { "" }
    }
risk-face-hand = 🃏 **Deine Karten** ({ $count } von { $max })
risk-face-hand-empty = 🃏 Du hast keine Gebietskarten.
risk-face-card =
    • { $card }{ $own ->
        [yes] {" "}– deins, +{ $bonus } beim Eintauschen
       *[no] { "" }
    }
risk-face-sets = **Sätze, die du eintauschen könntest**
risk-face-set =
    • { $cards } = **{ $units }** Einheiten{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } auf gezeigten Gebieten)
    }
risk-face-no-set = Noch kein Satz: Du brauchst drei gleiche oder von jedem eine.
risk-face-alt = Karte von { $board }, Runde { $round }, { $phase }.
risk-face-alt-score = { $who }: Gebiete { $territories }, Burgen { $castles }, Häfen { $ports }, Punkte { $points }.

risk-picture-caption = Runde { $round } · { $phase }: { $seat }
risk-picture-territories = Gebiete
risk-picture-castles = Burg
risk-picture-ports = Häfen
risk-picture-points = Punkte
risk-picture-cards = Karten
risk-picture-seat_of_power = Sitz der Macht
risk-picture-port_silver = Hafen, silbern
risk-picture-port_blue = Hafen, blau
risk-picture-port_green = Hafen, grün
risk-picture-sea_line = Meerlinie

## Namen; Orte heißen wie auf dem Spielbrett

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
