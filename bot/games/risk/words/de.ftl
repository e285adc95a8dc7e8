### Risiko: Game of Thrones, Skirmish.

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
risk-event-set-up-together = 🗺️ Gebiete zu Beginn: { $each }
risk-event-set-up-each = { $seat } { $territories }
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
    } direkt nach { $territory }: Das Gebiet auf der Karte gehört { $seat }.
risk-event-placed = 🛡️ { $seat }: +{ $units } in **{ $territory }** (jetzt { $now })
risk-event-placed-together = 🛡️ { $seat }: { $each }
risk-event-placed-each = +{ $units } in **{ $territory }** (jetzt { $now })
risk-event-invades = 🔥 { $seat } greift **{ $target }** an: { $attackers } in { $source } gegen { $defenders } von { $defender }
risk-event-battle =
    ⚔️ { $source } → { $target }: **{ $attack_dice }** gegen **{ $defence_dice }** – { $attackers_lost ->
        [0] die Verteidigung verliert { $defenders_lost }
       *[other] { $defenders_lost ->
            [0] der Angriff verliert { $attackers_lost }
           *[other] beide verlieren { $attackers_lost }
        }
    } (noch { $attackers } : { $defenders })
risk-event-battle-old =
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

risk-ask-houses =
    Ordne die Häuser, dein liebstes zuerst. { $place ->
        [1] Du bist als Nummer 1 an der Reihe: Das oberste Haus deiner Liste gehört dir.
       *[other] Du bist als Nummer { $place } an der Reihe und bekommst das erste Haus deiner Liste, das noch frei ist. Oder warte erst die vor dir ab.
    }
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
risk-ask-until = **{ $source }** ({ $attackers }) greift **{ $target }** immer wieder an, bis es fällt. Bei wie vielen übrigen Einheiten hörst du auf?
risk-ask-until-short = wann der Angriff endet
risk-ask-defence =
    { $attacker } greift dich von { $source } aus in **{ $target }** ({ $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }) mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    } an. Mit wie vielen verteidigst du?
risk-ask-defence-short = { $target } verteidigen
risk-ask-move_in = **{ $target }** gehört dir! Wie viele der { $units } Einheiten aus { $source } rücken ein? ({ $min } bis { $max })
risk-ask-move_in-short = in { $target } einrücken
risk-ask-draw =
    Du darfst eine Gebietskarte ziehen (noch { $left } im Stapel). { $end ->
        [yes] 💀 Die nächste könnte die Spielende-Karte sein!
       *[no] Die Spielende-Karte kann noch nicht kommen: Sie liegt in der unteren Hälfte des Stapels.
    }
risk-ask-draw-short = Karte ziehen oder nicht
risk-ask-maneuver_from = Du darfst einmal Einheiten verlegen, durch deine eigenen zusammenhängenden Gebiete. Von wo?
risk-ask-maneuver_from-short = Manöver oder Zugende
risk-ask-maneuver_to = In **{ $source }** stehen { $units } Einheiten. Wohin sollen welche ziehen? Es zählen nur deine eigenen, verbundenen Gebiete.
risk-ask-maneuver_to-short = Ziel des Manövers
risk-ask-maneuver_units = Wie viele der { $units } Einheiten ziehen von **{ $source }** nach **{ $target }**? ({ $min } bis { $max })
risk-ask-maneuver_units-short = Stärke des Manövers

risk-public-houses = Wahl des Hauses
risk-public-reinforce = Verstärkung
risk-public-invade = Invasionen
risk-public-defend = Verteidigung
risk-public-maneuver = Manöver
risk-public-draw = Gebietskarte

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

# A question of release 0.1 has only the number of them.
risk-note-trade-bonus =
    { $units } Einheiten{ $own ->
        [0] { "" }
        [none] { "" }
        [1] , und +2 in deinem Gebiet darunter
        [2] , und +2 in jedem deiner { $own } Gebiete darunter
        [3] , und +2 in jedem deiner { $own } Gebiete darunter
       *[other] , und +2 in { $own }
    }
risk-note-source =
    { $units } Einheiten, { $targets } { $targets ->
        [one] Ziel
       *[other] Ziele
    } in Reichweite
risk-note-cards-now = Jetzt: { $cards }
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

## Dauerbefehle

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

risk-help = **Risiko: Game of Thrones – Skirmish**
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

risk-face-heading = **Runde { $round }** · { $phase }
risk-face-start = { $board } · { $phase }
risk-face-turn = ▶️ **{ $house }** ({ $seat }) ist am Zug
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
    • { $house } **{ $seat }**: { $territories } + 🏰 { $castles } + ⚓ { $ports } = **{ $points }** { $points ->
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
risk-face-score-objectives =
    • { $house } **{ $seat }**: { $territories } { $territories ->
        [one] Gebiet
       *[other] Gebiete
    }, 🏰 { $castles }, ⚓ { $ports }, { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }, { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }{ $out ->
        [yes] {" "}– ausgeschieden
       *[no] { "" }
    }
risk-face-played-asked = 📜 { $seat } spielt **{ $card }**: { $text }
risk-face-dice-asked = 🎲 Angriff { $attack } · Verteidigung { $defence }
risk-face-card-asked = 🎴 **{ $card }**: { $text }
risk-face-odds = 🎲 Chance, dass es fällt: **{ $percent } %**, wenn du bis dahin angreifst.
risk-face-left = 💰 { $what }: dir bleiben { $left } Gold
risk-face-enemy = { $territory } { $units } ({ $owner })
risk-face-remark-here =
    { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } · daneben { $enemies }{ $more ->
        [0] { "" }
       *[other] {" "}und { $more } weitere
    }
risk-face-remark-inland =
    { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } · kein Feind daneben
risk-face-remark-source =
    { $units } Einheiten · Ziele: { $enemies }{ $more ->
        [0] { "" }
        [one] {" "}und 1 weiteres
       *[other] {" "}und { $more } weitere
    }
risk-face-odds-sign = 🎲 ist die Chance, dass es fällt, wenn du bis dahin angreifst.
risk-face-remark-target = { $owner } { $units } · 🎲 { $percent } %
risk-face-brief-cards = 🃏 { $cards }{ $best ->
        [0] { "" }
       *[other] {" "}– dein bester Satz bringt insgesamt **{ $best }** Einheiten
    }
risk-face-brief-objectives =
    🎯 Du hast { $vp } { $vp ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }. Ziele: { $objectives }{ $more ->
        [0] { "" }
       *[other] { " " }· … { $more } weitere
    }
risk-face-brief-maesters = 📜 { $cards }
risk-face-brief-characters = 🎭 { $cards }
risk-face-news-taken = 🚩 { $seat } hat dir { $places } genommen.
risk-face-news-held = 🛡️ { $seat } hat { $places } angegriffen und { $fell } verloren, du { $lost }.
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
risk-face-alt = { $round ->
    [0] Karte von { $board }, { $phase }.
   *[other] Karte von { $board }, Runde { $round }, { $phase }.
  }
risk-face-alt-score = { $who }: Gebiete { $territories }, Burgen { $castles }, Häfen { $ports }, Punkte { $points }.
risk-face-alt-score-objectives = { $who }: Gebiete { $territories }, Burgen { $castles }, Häfen { $ports }, Siegpunkte { $vp }.

risk-picture-caption = Runde { $round } · { $phase }: { $seat }
risk-picture-legend = Zeichen auf dem Plan
risk-picture-card-objective = Ziel
risk-picture-card-reached = erfüllt
risk-picture-scene-round = Runde { $round }
risk-picture-scene-won = Sieg: { $houses }
risk-picture-scene-turn = { $house } · { $phase }
risk-picture-scene-phase = { $phase }
risk-picture-losses = Verluste
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

## Dominion: what happened

risk-event-rallied = 📣 { $seat } deckt das Volk von **{ $territory }** auf: +{ $units }
risk-event-used-character = 🎭 { $seat } setzt **{ $character }** für { $cost } Gold ein.
risk-event-played-maester = 📜 { $seat } spielt **{ $maester }** für { $cost } Gold.
risk-event-rolled-for-card = 🎲 { $seat } würfelt eine { $roll }.
risk-event-rolled-again = 🎲 Eine { $before } wird neu gewürfelt: { $now }.
risk-event-called-off = 🕊️ Die Invasion von { $seat } in **{ $target }** findet nicht statt.
risk-event-gave-gold = 💰 { $gold } Gold geht von { $seat } an { $winner }.
risk-event-withdrew =
    ↩️ { $seat } zieht { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } von { $source } nach { $target } zurück.
risk-event-lost-units = 💥 { $seat } verliert { $units } in **{ $territory }** (jetzt { $now })
risk-event-placed-special = 🔧 { $seat }: { $special } in **{ $territory }**
risk-event-stole-maester = 🕵️ { $seat } stiehlt { $loser } eine Maester-Karte.
risk-event-maester-moved = 🕵️ Es war die Karte: { $maester }
risk-event-lost-maester = 🔥 { $seat } verliert eine Maester-Karte: { $maester }
risk-event-turned-up = 🃏 Aufgedeckt: { $card }
risk-event-character-died = ⚰️ **{ $character }** scheidet aus dem Spiel aus.
risk-event-rallies = 📣 { $seat } legt verdeckt eine Karte mit fünf Einheiten aus.
risk-event-rallies-where = 📣 Dein Volk wartet auf dich in **{ $territory }**.
risk-event-lost-point = 📉 { $seat } verliert einen Siegpunkt (jetzt { $vp }).
risk-event-cancelled = 🕷️ **{ $maester }** bleibt ohne Wirkung.
risk-event-captured = ⛓️ { $seat } nimmt **{ $character }** gefangen.
risk-event-freed = 🔓 **{ $character }** ist wieder frei.
risk-event-income = 💰 { $seat }: +{ $gold } Gold (jetzt { $now })
risk-event-traded-single = 🃏 { $seat } tauscht { $card } gegen eine Spezialeinheit.
risk-event-bought-maester = 📜 { $seat } kauft eine Maester-Karte und hat jetzt { $cards }.
risk-event-got-maester = 📜 Deine Karte: **{ $maester }** – { $effect }
risk-event-bought-objective = 🎯 { $seat } kauft ein Ziel.
risk-event-discarded-maester = 📜 Abgelegt: { $maester }
risk-event-got-objectives = 🎯 Du behältst: { $objectives }
risk-event-discarded-objective = 🎯 Abgelegt: { $objective }
risk-event-completed = 🎯 { $seat } erfüllt **{ $objective }**: +{ $points } (jetzt { $vp } { $vp ->
    [one] Siegpunkt
   *[other] Siegpunkte
})

## Dominion: what is asked and chosen

risk-ask-act =
    { $window }{ $fight ->
        [yes] : { $source } → { $target }
       *[no] { "" }
    }{ $dice ->
        [yes] {" "}🎲 { $attack } : { $defence }
       *[no] { "" }
    }. Du hast { $gold } Gold. Was spielst du?
risk-ask-act-short = eine Karte spielen oder passen
risk-ask-steel = Du hast eine { $roll } gewürfelt. Mit Valyrischem Stahl auf 6 drehen?
risk-ask-steel-short = den Würfel drehen oder nicht
risk-ask-card_territory = Welches Gebiet?
risk-ask-card_territory-short = ein Gebiet wählen
risk-ask-card_opponent = Gegen wen?
risk-ask-card_opponent-short = einen Gegner wählen
risk-ask-card_character = Welcher Charakter?
risk-ask-card_character-short = einen Charakter wählen
risk-ask-card_die = Welcher Würfel wird auf seine höchste Zahl gedreht?
risk-ask-card_die-short = einen Würfel wählen
risk-ask-card_dice = Was wird neu gewürfelt?
risk-ask-card_dice-short = wählen, was neu gewürfelt wird
risk-ask-card_losses = Wie viele Einheiten fallen auf jeder Seite?
risk-ask-card_losses-short = die Verluste wählen
risk-ask-card_units = Setze { $units } Einheiten, jede in ein anderes deiner Gebiete.
risk-ask-card_units-short = { $units } Einheiten setzen
risk-ask-card_lose = Der Winter naht: Wo verlierst du { $units }? In jedem Gebiet bleibt eine Einheit.
risk-ask-card_lose-short = deine Verluste wählen
risk-ask-specials = Welche Spezialeinheiten aus **{ $source }** kämpfen gegen **{ $target }** mit?
risk-ask-specials-short = Spezialeinheiten wählen
risk-ask-follow = Welche Spezialeinheiten folgen von **{ $source }** nach **{ $target }**?
risk-ask-follow-short = wählen, wer folgt
risk-ask-maneuver_specials = Welche Spezialeinheiten aus **{ $source }** ziehen mit?
risk-ask-maneuver_specials-short = wählen, wer mitzieht
risk-ask-keep_card = Welche Gebietskarte behältst du?
risk-ask-keep_card-short = eine Karte behalten
risk-ask-single =
    { $cards ->
        [one] Du hast eine Karte. Tauschst du sie gegen eine Spezialeinheit?
       *[other] Du hast { $cards } Karten. Tauschst du eine davon gegen eine Spezialeinheit?
    }
risk-ask-single-short = eine Spezialeinheit für eine Karte
risk-ask-special_to = { $special }: In welches deiner Gebiete?
risk-ask-special_to-short = eine Spezialeinheit setzen
risk-ask-buy = Du hast { $gold } Gold. Was kaufst du?
risk-ask-buy-short = etwas kaufen oder weiter
risk-ask-keep_maester = Welche Maester-Karte behältst du?
risk-ask-keep_maester-short = eine Maester-Karte behalten
risk-ask-keep_objectives =
    Behalte { $keep ->
        [1] eines
       *[other] { $keep }
    } dieser Ziele. Sie bleiben geheim, bis du sie erfüllst.
risk-ask-keep_objectives-short = { $keep } deiner Ziele behalten
risk-ask-complete = Du hast { $vp } { $vp ->
    [one] Siegpunkt
   *[other] Siegpunkte
}. Welches Ziel erfüllst du? Eines je Zug.
risk-ask-complete-short = ein Ziel erfüllen
risk-ask-plan = Wo willst du dich niederlassen? Ordne Gebiete, das liebste zuerst: Du bist Nummer { $place } in der Reihe, und wenn du dran bist, geht deine Einheit in das erste, das noch frei ist (frei: { $free }). Ist deine Liste am Ende, wirst du wieder gefragt.
risk-ask-plan-short = deine Wunschgebiete ordnen
risk-public-act = Karten
risk-public-react = Reaktion
risk-public-losses = Verluste
risk-public-buy = Markt
risk-public-objectives = Ziele
risk-public-placing = erstes Aufstellen
risk-pass = Passen
risk-turn-die = Auf 6 drehen
risk-leave-die = So lassen
risk-die = 🎲 { $value } (W{ $sides })
risk-losses = Angriff −{ $attackers }, Verteidigung −{ $defenders }
risk-specials =
    { $knight ->
        [0] { $siege_engine ->
            [0] Keine Spezialeinheiten
           *[other] ⚙️ { $siege_engine }
        }
       *[other] { $siege_engine ->
            [0] 🐎 { $knight }
           *[other] 🐎 { $knight } · ⚙️ { $siege_engine }
        }
    }
risk-maneuver-now = Jetzt manövrieren
risk-maneuver-later = Noch nicht: später in diesem Zug oder gar nicht
risk-play-card = 📜 Eine Karte spielen
risk-buy-nothing = Weiter
risk-buy-maester = Maester-Karte ({ $cost } Gold)
risk-buy-tyrion = Maester-Karte mit Tyrion: eine von zweien ({ $cost } Gold)
risk-buy-objective = Ziel ({ $cost } Gold)
risk-ransom = { $character } freikaufen ({ $cost } Gold)
risk-complete-none = Keines in diesem Zug
risk-note-claim = deine Einheiten warten dort
risk-note-ability = { $cost } Gold: { $effect }
risk-note-card-effect = { $effect }
risk-note-special = { $special }
risk-note-worth = +{ $vp }
risk-note-region = { $region }
risk-window-turn_start = Ein Zug beginnt
risk-window-reinforce = Du wirst gleich verstärkt
risk-window-before_invasions = Vor deinen Invasionen
risk-window-conquered = Erobert, und deine Leute können sich hier sofort erheben
risk-window-declared = Eine Invasion ist angesagt
risk-window-committed = Angreifer stehen bereit, noch ist nicht gewürfelt
risk-window-reroll = Die Würfel liegen und dürfen neu geworfen werden
risk-window-set = Die Würfel liegen, und einer darf gedreht werden
risk-window-add = Die Würfel liegen, und etwas darf dazukommen
risk-window-maneuver = Vor deinem Manöver
risk-window-draw = Bevor du eine Karte ziehst
risk-window-played = Eine Karte wird gespielt
risk-window-any_time = Du kannst jetzt eine Karte spielen

## Dominion: standing orders, options, phases, face

risk-preference-characters = Deine Charaktere
risk-preference-characters-ask = Immer fragen, wenn einer handeln kann
risk-preference-characters-key = In der Verteidigung nur bei Burgen, Häfen und meinem Sitz der Macht
risk-preference-characters-never = In Schlachten nie fragen
risk-preference-maesters = Maester-Karten in der Verteidigung
risk-preference-maesters-declared = Einmal je Invasion fragen, Karte oder nicht (verrät nichts)
risk-preference-maesters-ask = In jeder Schlacht fragen, Karte oder nicht (verrät nichts)
risk-preference-maesters-able = Nur fragen, wenn ich eine spielen kann (andere merken es)
risk-preference-maesters-never = Nie fragen
risk-preference-opponent_turns = Karten in den Zügen anderer
risk-preference-opponent_turns-never = Nie fragen
risk-preference-opponent_turns-able = Nur fragen, wenn ich eine spielen kann (andere merken es)
risk-preference-opponent_turns-ask = Immer fragen, Karte oder nicht (verrät nichts)
risk-preference-specials = Ritter und Belagerungsmaschinen im Angriff
risk-preference-specials-all = Alle kämpfen mit
risk-preference-specials-ask = Vor jeder Schlacht fragen
risk-preference-ask_in = Gebiete, in denen du immer gefragt wirst
risk-preference-any_time = Karten für jederzeit
risk-preference-any_time-no = Ich melde mich
risk-preference-any_time-next = Vor der nächsten Frage an irgendwen eine spielen lassen
risk-preference-use_ned_stark = { risk-character-ned_stark } einsetzen
risk-preference-use_robb_stark = { risk-character-robb_stark } einsetzen
risk-preference-use_catelyn_stark = { risk-character-catelyn_stark } einsetzen
risk-preference-use_stannis_baratheon = { risk-character-stannis_baratheon } einsetzen
risk-preference-use_davos_seaworth = { risk-character-davos_seaworth } einsetzen
risk-preference-use_tywin_lannister = { risk-character-tywin_lannister } einsetzen
risk-preference-use_jaime_lannister = { risk-character-jaime_lannister } einsetzen
risk-preference-use_loras_tyrell = { risk-character-loras_tyrell } einsetzen
risk-preference-use_margaery_tyrell = { risk-character-margaery_tyrell } einsetzen
risk-preference-use_brienne = { risk-character-brienne } einsetzen
risk-preference-use_oberyn_martell = { risk-character-oberyn_martell } einsetzen
risk-preference-use_areo_hotah = { risk-character-areo_hotah } einsetzen
risk-preference-use_daenerys_targaryen = { risk-character-daenerys_targaryen } einsetzen
risk-preference-use_grey_worm = { risk-character-grey_worm } einsetzen
risk-preference-use_barristan_selmy = { risk-character-barristan_selmy } einsetzen
risk-preference-use_hizdahr_zo_loraq = { risk-character-hizdahr_zo_loraq } einsetzen
risk-preference-use_kraznys_mo_nakloz = { risk-character-kraznys_mo_nakloz } einsetzen
risk-preference-use_pyat_pree = { risk-character-pyat_pree } einsetzen
risk-preference-use_desperate_ambush = { risk-maester-desperate_ambush } einsetzen
risk-preference-use_lead_into_a_trap = { risk-maester-lead_into_a_trap } einsetzen
risk-preference-use_spiders_sabotage = { risk-maester-spiders_sabotage } einsetzen
risk-preference-use_bribery = { risk-maester-bribery } einsetzen
risk-preference-use_strength_of_steel = { risk-maester-strength_of_steel } einsetzen
risk-preference-use_castle_walls = { risk-maester-castle_walls } einsetzen
risk-preference-use_fortified_ports = { risk-maester-fortified_ports } einsetzen
risk-preference-use_establish_the_high_ground = { risk-maester-establish_the_high_ground } einsetzen
risk-preference-use_valyrian_steel = { risk-maester-valyrian_steel } einsetzen
risk-preference-use_shifting_alliance = { risk-maester-shifting_alliance } einsetzen
risk-preference-use_a_call_to_arms = { risk-maester-a_call_to_arms } einsetzen
risk-preference-use_wed_for_peace = { risk-maester-wed_for_peace } einsetzen
risk-preference-use_a_temporary_truce = { risk-maester-a_temporary_truce } einsetzen
risk-preference-use_strategic_withdrawal = { risk-maester-strategic_withdrawal } einsetzen
risk-preference-use_unplanned_losses = { risk-maester-unplanned_losses } einsetzen
risk-preference-use_taken_captive = { risk-maester-taken_captive } einsetzen
risk-preference-use_raid_the_countryside = { risk-maester-raid_the_countryside } einsetzen
risk-preference-use_freefolk_uprising = { risk-maester-freefolk_uprising } einsetzen
risk-use-usual = Wie es meine anderen Befehle sagen
risk-use-always = Immer, wenn es hilft
risk-use-key = Bei Burgen, Häfen und Sitzen der Macht
risk-use-seat = Nur bei einem Sitz der Macht
risk-use-last = Wenn das Gebiet fallen könnte
risk-use-costly = Gegen Karten ab 300 Gold
risk-use-leader = Gegen alle, die vorn liegen
risk-use-never = Nie, und nicht fragen
risk-option-mode = Regeln
risk-option-mode-help = Skirmish, auf Wunsch mit einzelnen Teilen von Dominion, oder Dominion ganz.
risk-option-mode-skirmish = Skirmish
risk-option-mode-dominion = Dominion
risk-option-gold = Gold
risk-option-gold-help = Einheiten, Regionen und Häfen bringen Gold. Allein lässt sich damit nichts kaufen.
risk-option-gold-true = Ja
risk-option-gold-false = Nein
risk-option-special_units = Spezialeinheiten
risk-option-special_units-help = Einzelne Karten können gegen Ritter, Belagerungsmaschinen und Befestigungen getauscht werden.
risk-option-special_units-true = Ja
risk-option-special_units-false = Nein
risk-option-characters = Charaktere
risk-option-characters-help = Die vier Charaktere deines Hauses handeln für Gold. Braucht Gold.
risk-option-characters-true = Ja
risk-option-characters-false = Nein
risk-option-maesters = Maester-Karten
risk-option-maesters-help = Geheime Karten für Gold. Braucht Gold, Charaktere und Spezialeinheiten.
risk-option-maesters-true = Ja
risk-option-maesters-false = Nein
risk-option-objectives = Ziele
risk-option-objectives-help = Zehn Siegpunkte und der eigene Sitz der Macht gewinnen. Braucht Gold und Spezialeinheiten.
risk-option-objectives-true = Ja
risk-option-objectives-false = Nein
risk-option-placed = Gebiete einzeln besetzen
risk-option-placed-help = Gebiete werden der Reihe nach besetzt statt verteilt.
risk-option-placed-true = Ja
risk-option-placed-false = Nein
risk-finish-objectives = Zehn Siegpunkte und der eigene Sitz der Macht.
risk-phase-buy = Markt
risk-phase-objective = Ziele
risk-help-buy = **Markt**
    📜 Eine Maester-Karte kostet 200 Gold; sie ist geheim, und sie zu spielen hat ihren eigenen Preis.
    🎯 Einmal je Zug darfst du für 200 Gold zwei Ziele ziehen und eines behalten.
    Danach werden deine Charaktere wieder aufgedeckt.
risk-help-objective = **Ziele**
    Ein erfülltes Ziel je Zug kann aufgedeckt werden und bringt seine Siegpunkte; dann ziehst du zwei und behältst eines.
    👑 Mit 10 Punkten und dem eigenen Sitz der Macht gewinnst du.
risk-help-dominion = **Risiko: Game of Thrones – Dominion**
    🎯 Wer den eigenen Zug mit 10 Siegpunkten beendet und den eigenen Sitz der Macht hält, gewinnt. Punkte bringen geheime Ziele. Wer als Letztes übrig bleibt, gewinnt sofort.
    Ein Zug hat sieben Schritte:
    1️⃣ **Verstärkung:** Einheiten wie im Skirmish, je 100 Gold für jede davon und für jeden Hafen; Karten gegen Einheiten, eine Karte gegen eine Spezialeinheit.
    2️⃣ **Markt:** Maester-Karten und Ziele für Gold. 3️⃣ Deine Charaktere werden wieder aufgedeckt.
    4️⃣ **Invasionen**, 5️⃣ **Manöver**.
    6️⃣ **Ziel:** Decke eines auf, das du erfüllt hast. 7️⃣ **Karte:** wenn du jemandem Land genommen hast.
    🐎 Ein Ritter zählt 1 zu deinem höchsten Würfel. ⚙️ Eine Belagerungsmaschine macht einen Würfel achtseitig. 🧱 Eine Befestigung macht dort alle Verteidigungswürfel achtseitig und bewegt sich nie.
    🎭 Jeder Charakter handelt einmal je Runde für Gold. 📜 Maester-Karten sind geheim; jede sagt, wann sie gespielt werden kann und was das kostet.
    ☠️ Wen du vernichtest, dessen Gebietskarten und Gold bekommst du.
risk-help-set_up-dominion = **Aufbau**
    Die Häuser legen die Reihenfolge fest. Dein Sitz der Macht beginnt mit 3 Einheiten. Du bekommst 3 Ziele und behältst 2.
    Dann lassen sich alle nieder, der Reihe nach mit je einer Einheit: Gib eine Liste von Gebieten ab, das liebste zuerst, und Maester setzt für dich. Ein einziges Gebiet auf der Liste heißt von Hand setzen. Bis sie gebraucht wird, kannst du die Liste ändern.
    Die übrigen Einheiten verteilst du beliebig auf dein Land.
    Wer später dran ist, bekommt zum Ausgleich Gold und Karten. Zu zweit bleiben einige Gebiete neutral.
risk-help-reinforce-dominion = **Verstärkung**
    Du bekommst (Gebiete + Burgen) ÷ 3 Einheiten, abgerundet und nie weniger als 3, dazu den Bonus jeder ganzen Region – und 100 Gold für jede dieser Einheiten und für jeden Hafen.
    🃏 Drei Karten sind ein Satz: 3 × 🐎 = 4, 3 × ⚙️ = 5, 3 × 🧱 = 6, von jedem eine = 7 Einheiten, und 2 mehr auf jedes gezeigte Gebiet, das dir gehört. Sätze bringen kein Gold. Mit 5 Karten musst du einen Satz eintauschen.
    Einmal je Zug wird eine einzelne Karte zu der Spezialeinheit, die sie zeigt, in irgendeinem deiner Gebiete.
    Gold kannst du für spätere Züge sparen.
risk-help-invade-dominion = **Invasionen**
    Wie im Skirmish: bis zu 3 Würfel gegen bis zu 2, vom höchsten abwärts, bei Gleichstand gewinnt die Verteidigung.
    🐎 Ritter zählen je 1 zum höchsten Würfel, ⚙️ Belagerungsmaschinen machen je einen Würfel achtseitig, 🧱 eine Befestigung alle Würfel ihrer Verteidiger. Ritter und Maschinen, die mitgekämpft haben, rücken nach der Eroberung ein; die Spezialeinheiten des Verlierers sind weg.
    🎭 Charaktere und 📜 Maester-Karten handeln in dieser Folge: wenn die Invasion erklärt wird, wenn Einheiten eingesetzt sind, nach dem Wurf (neu würfeln, drehen, dazuzählen). Der Angriff kommt zuerst.
    Gefragt wirst du nur, wo deine Dauerbefehle es sagen – siehe die Regeln zu Karten und Befehlen.
risk-help-maneuver-dominion = **Manöver**
    Einmal je Zug darfst du Einheiten von einem deiner Gebiete in ein anderes verlegen, das eine Kette deiner eigenen Gebiete verbindet. Ritter und Belagerungsmaschinen dürfen mitreisen; mindestens 1 Einheit bleibt zurück.
    Manche Charaktere geben dir ein weiteres Manöver oder lassen es früher zu.
risk-help-draw-dominion = **Gebietskarte**
    Hast du in diesem Zug wenigstens ein Gebiet von jemand anderem erobert, ziehst du eine Karte, egal wie viele es waren. Eine sechste Karte zieht niemand.
    Solange um Ziele gespielt wird, hat der Stapel keine Spielende-Karte; gebrauchte Karten werden neu gemischt.
risk-help-over-dominion = **Spielende**
    10 Siegpunkte und der eigene Sitz der Macht am Ende des eigenen Zuges gewinnen; die anderen folgen nach Siegpunkten, dann nach Gebieten, Burgen und Häfen. Ohne Ziele werden die Punkte des Skirmish gezählt.
    Wer vernichtet wurde oder aufgab, kommt zuletzt.
risk-help-cards = **Charaktere und Maester-Karten**
    🎭 Deine vier Charaktere liegen offen. Jeder handelt einmal, zu seinem Preis, und wird nach deinem nächsten Einkauf wieder aufgedeckt.
    📜 Maester-Karten sind geheim, bis sie gespielt werden; dann kommen sie auf den Ablagestapel. Karten des eigenen Zuges werden dir dort angeboten. Karten für jederzeit kannst du neben den Fragen deines Zuges spielen; für einen anderen Moment gib den Befehl *Karten für jederzeit*.
    ⚠️ Niemand wird zu allem gefragt, sonst endete kein Spiel. Solange du nichts anderes befiehlst,
    • wirst du einmal gefragt, wenn man dich angreift, Karte oder nicht, damit die Frage nichts verrät;
    • wirst du **nicht** gefragt zu Karten gegen eingesetzte Angreifer ({ risk-maester-desperate_ambush }, { risk-maester-lead_into_a_trap }, { risk-maester-shifting_alliance }) und nach Würfen ({ risk-maester-valyrian_steel });
    • wirst du **nicht** gefragt in den Zügen anderer ({ risk-maester-freefolk_uprising }, { risk-maester-spiders_sabotage }, { risk-maester-unplanned_losses }).
    Um diese zu spielen, gib der Karte einen eigenen Befehl, oder lass dich fragen.
risk-help-orders = **Dauerbefehle**
    Sie entscheiden im Voraus, damit die anderen nicht auf dich warten. Niemand sonst sieht sie; ändern kannst du sie jederzeit.
    • Entscheidet ein Befehl zum ersten Mal für dich, auch einer, den du nie gegeben hast, erfährst du es, nur du, mit einem Knopf zum Ändern.
    • *Gebiete, in denen du immer gefragt wirst*: Wirst du dort angegriffen, wählst du Würfel, Charaktere und Karten selbst.
    • *Deine Charaktere*, *Maester-Karten in der Verteidigung*, *Karten in den Zügen anderer*: immer, manchmal oder nie fragen. „Karte oder nicht“ heißt, dass du auch dann gefragt wirst, wenn du nichts spielen kannst, damit niemand etwas erfährt; Maester passt dann nach einer Weile für dich.
    • *… einsetzen*: Eine Karte oder ein Charakter handelt ohne Frage – immer, wenn es hilft, bei Burgen, Häfen und Sitzen der Macht, wenn das Gebiet fallen könnte – und wird auf die naheliegende Art eingesetzt. Nach einem Wurf nur, wenn es dir eine Einheit ersparen kann.
    • *Karten für jederzeit*: Du darfst vor der nächsten Frage an irgendwen eine spielen.
risk-special-knight = 🐎 Ritter
risk-special-siege_engine = ⚙️ Belagerungsmaschine
risk-special-fortification = 🧱 Befestigung
risk-picture-gold = Gold
risk-picture-vp = Siegpunkte
risk-picture-knights = Ritter
risk-picture-siege_engines = Belagerungsmaschine
risk-picture-fortifications = Befestigung
risk-face-purse = 💰 { $house }: { $gold } Gold, 📜 { $maesters }, 🎭 { $characters }
risk-face-vp = 🎯 { $house }: **{ $vp }** von { $most } Siegpunkten, { $objectives } geheim
risk-face-own-gold = 💰 **Gold:** { $gold }
risk-face-own-maesters = 📜 **Maester-Karten**
risk-face-own-objectives = 🎯 **Ziele** (bisher { $vp } { $vp ->
    [one] Siegpunkt
   *[other] Siegpunkte
})
risk-face-own-objective = { $objective } (+{ $vp }){ $reached ->
        [yes] {" "}✅
       *[no] { "" }
    }
risk-face-own-card = { $name } ({ $cost }): { $effect }
risk-face-own-characters = 🎭 **Charaktere**
risk-face-own-rallied = 📣 Verdeckt wartend: { $places }
risk-lies-up = bereit
risk-lies-down = eingesetzt
risk-lies-captive = gefangen
risk-lies-dead = tot

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
risk-maester-pirate_ship_fleet = Piratenflotte
risk-maester-desperate_ambush = Verzweifelter Hinterhalt
risk-maester-lead_into_a_trap = In die Falle gelockt
risk-maester-preparing_for_war = Kriegsvorbereitungen
risk-maester-reinforce_bulwarks = Bollwerke verstärken
risk-maester-a_sworn_sword = Ein vereidigtes Schwert
risk-maester-weapons_of_war = Kriegsgerät
risk-maester-spiders_sabotage = Sabotage der Spinne
risk-maester-bribery = Bestechung
risk-maester-strength_of_steel = Stärke des Stahls
risk-maester-castle_walls = Burgmauern
risk-maester-fortified_ports = Befestigte Häfen
risk-maester-establish_the_high_ground = Auf der Anhöhe
risk-maester-valyrian_steel = Valyrischer Stahl
risk-maester-shifting_alliance = Wechselnde Bündnisse
risk-maester-a_call_to_arms = Zu den Waffen
risk-maester-wed_for_peace = Heirat für den Frieden
risk-maester-a_temporary_truce = Waffenstillstand auf Zeit
risk-maester-strategic_withdrawal = Geordneter Rückzug
risk-maester-unplanned_losses = Unerwartete Verluste
risk-maester-taken_captive = In Gefangenschaft
risk-maester-raid_the_countryside = Das Land plündern
risk-maester-sickness_in_the_ranks = Krankheit im Heer
risk-maester-mass_desertion = Fahnenflucht
risk-maester-winter_is_coming = Der Winter naht
risk-maester-cut_off_supply_lines = Nachschub abgeschnitten
risk-maester-a_web_of_lies = Ein Netz aus Lügen
risk-maester-confusion_in_the_ranks = Verwirrung im Heer
risk-maester-valar_morghulis = Valar Morghulis
risk-maester-blood_magic = Blutmagie
risk-maester-rally_the_smallfolk = Das Volk sammeln
risk-maester-hired_thieves = Gedungene Diebe
risk-maester-best_laid_plans = Die besten Pläne
risk-maester-mourning_the_fallen = Trauer um die Gefallenen
risk-maester-freefolk_uprising = Aufstand des Freien Volkes
risk-maester-call_in_your_banners = Die Banner rufen
risk-effect-ned_stark = einen deiner Verteidigungswürfel auf die höchste Zahl drehen
risk-effect-robb_stark = alle deine Angriffswürfel +1 in dieser Invasion
risk-effect-catelyn_stark = zu einem einzelnen Verteidiger kommt eine Einheit
risk-effect-jon_snow = ein weiteres Manöver in diesem Zug
risk-effect-stannis_baratheon = alle deine Verteidigungswürfel +1 in dieser Invasion
risk-effect-davos_seaworth = gegen einen Hafen alle Angriffswürfel +1 in dieser Invasion
risk-effect-melisandre = ein Gegner wirft zufällig eine Maester-Karte ab
risk-effect-salladhor_saan = deine erste Eroberung von einem Gegner bringt 100 von dessen Gold
risk-effect-tywin_lannister = alle deine Verteidigungswürfel +1 in dieser Schlacht
risk-effect-cersei_lannister = nach drei Eroberungen eine Gebietskarte mehr ziehen
risk-effect-jaime_lannister = einen deiner Angriffswürfel auf die höchste Zahl drehen
risk-effect-tyrion_lannister = beim Kauf einer Maester-Karte: zwei ansehen, eine behalten
risk-effect-loras_tyrell = du gewinnst Gleichstände in dieser Invasion
risk-effect-margaery_tyrell = dein Gegner würfelt einen Würfel deiner Wahl neu
risk-effect-renly_baratheon = eine weitere Einheit in einer deiner Burgen
risk-effect-brienne = alle deine Verteidigungswürfel haben acht Seiten in dieser Invasion
risk-effect-oberyn_martell = einer deiner Angriffswürfel hat acht Seiten in dieser Invasion
risk-effect-doran_martell = ohne Eroberung in diesem Zug eine Gebietskarte ziehen
risk-effect-ellaria_sand = dein Manöver darf jederzeit in diesem Zug kommen
risk-effect-areo_hotah = bei Burg oder Hafen dein höchster Verteidigungswürfel +1 in dieser Invasion
risk-effect-daenerys_targaryen = alle deine Angriffswürfel haben acht Seiten in dieser Invasion
risk-effect-jorah_mormont = nach zwei Eroberungen mit Burg oder Hafen eine Gebietskarte mehr ziehen
risk-effect-grey_worm = deine Einsen werden in jeder Schlacht dieser Invasion einmal neu gewürfelt
risk-effect-barristan_selmy = beliebige deiner Verteidigungswürfel einmal neu würfeln
risk-effect-xaro_xhoan_daxos = beim Ziehen einer Gebietskarte: zwei ansehen, eine behalten
risk-effect-hizdahr_zo_loraq = einer deiner Verteidigungswürfel hat acht Seiten in dieser Invasion
risk-effect-kraznys_mo_nakloz = dein höchster Angriffswürfel +1 in dieser Invasion
risk-effect-pyat_pree = alle deine Würfel +1 in dieser Schlacht
risk-effect-pirate_ship_fleet = vor deinen Invasionen: in diesem Zug erreichen deine Häfen jede Küste
risk-effect-desperate_ambush = eingesetzte Angreifer: ein halber Würfel davon, aufgerundet, wird vernichtet
risk-effect-lead_into_a_trap = alle in dieser Schlacht eingesetzten Angreifer werden vernichtet
risk-effect-preparing_for_war = jederzeit: drei Einheiten, jede in ein anderes deiner Gebiete
risk-effect-reinforce_bulwarks = jederzeit: eine Befestigung in ein Gebiet von dir
risk-effect-a_sworn_sword = jederzeit: ein Ritter in ein Gebiet von dir
risk-effect-weapons_of_war = jederzeit: eine Belagerungsmaschine in ein Gebiet von dir
risk-effect-spiders_sabotage = die Maester-Karte eines Gegners bleibt ohne Wirkung
risk-effect-bribery = zahle deinem Angreifer 200: das Gebiet ist in diesem Zug sicher
risk-effect-strength_of_steel = dein höchster Angriffswürfel +1 in dieser Invasion
risk-effect-castle_walls = bei einer Burg dein höchster Verteidigungswürfel +1 in dieser Invasion
risk-effect-fortified_ports = bei einem Hafen dein höchster Verteidigungswürfel +1 in dieser Invasion
risk-effect-establish_the_high_ground = alle deine Verteidigungswürfel +1 in diesem Zug, bis das Gebiet fällt
risk-effect-valyrian_steel = einen Würfel, den du geworfen hast, auf die höchste Zahl drehen
risk-effect-shifting_alliance = zwei eingesetzte Angreifer werden vernichtet, zwei Einheiten kommen zu dir
risk-effect-a_call_to_arms = ein Würfel Einheiten kommt in das angegriffene Gebiet
risk-effect-wed_for_peace = die Invasion entfällt; dieser Gegner nimmt dir in diesem Zug nichts
risk-effect-a_temporary_truce = sicher in diesem Zug, bis der Angreifer einem anderen Land abgenommen hat
risk-effect-strategic_withdrawal = alle bis auf eine der angegriffenen Einheiten gehen in ein anderes Gebiet von dir
risk-effect-unplanned_losses = zwei andere kämpfen: auf jeder Seite fallen bis zu zwei Einheiten
risk-effect-taken_captive = ein Charakter des Verteidigers wird gefangen, wenn das Gebiet fällt
risk-effect-raid_the_countryside = bis zu 300 Gold des Verteidigers, wenn das Gebiet fällt
risk-effect-sickness_in_the_ranks = in einer zufälligen Region verliert jedes gegnerische Gebiet eine Einheit
risk-effect-mass_desertion = in zwei zufälligen Gebieten halbieren sich gegnerische Einheiten
risk-effect-winter_is_coming = jeder Gegner entfernt zwei Einheiten, danach du eine
risk-effect-cut_off_supply_lines = ein gegnerischer Nachbar verliert bis zu einem Würfel Einheiten
risk-effect-a_web_of_lies = zufällig eine Maester-Karte stehlen
risk-effect-confusion_in_the_ranks = jeder Gegner wirft zufällig eine Maester-Karte ab
risk-effect-valar_morghulis = ein Charakter scheidet aus dem Spiel aus
risk-effect-blood_magic = ein Charakter scheidet bei einer 3 oder mehr aus dem Spiel aus
risk-effect-rally_the_smallfolk = fünf Einheiten warten auf einer verdeckten Karte; ruf sie, wann du willst, wenn du das Gebiet hältst
risk-effect-hired_thieves = Beginn deines Zuges: bis zu 200 Gold von jedem Gegner
risk-effect-best_laid_plans = Beginn deines Zuges: Gegner würfeln, der niedrigste verliert einen Siegpunkt
risk-effect-mourning_the_fallen = Beginn deines Zuges: Gegner zahlen für Karten doppelt bis zu deinem nächsten Zug
risk-effect-freefolk_uprising = Beginn eines gegnerischen Zuges: nur halbe Grundverstärkung und halbes Gold
risk-effect-call_in_your_banners = deine Verstärkungen: ein Würfel zusätzlicher Einheiten
risk-objective-control_5_castles = 5 Burgen kontrollieren
risk-objective-control_3_ports = 3 Häfen kontrollieren
risk-objective-control_4_castles_and_2_ports = 4 Burgen und 2 Häfen kontrollieren
risk-objective-control_a_port_on_each_coast = an jeder Küste einen Hafen kontrollieren
risk-objective-control_1_region = 1 Region kontrollieren
risk-objective-own_500_gold_or_more = mindestens 500 Gold besitzen
risk-objective-conquer_3_territories_in_one_turn = 3 Gebiete in einem Zug erobern
risk-objective-conquer_2_territories_from_one_opponent_in_one_turn = 2 Gebiete eines Gegners in einem Zug erobern
risk-objective-destroy_4_opposing_units_in_one_turn = 4 gegnerische Einheiten in einem Zug vernichten
risk-objective-control_7_castles = 7 Burgen kontrollieren
risk-objective-control_5_ports = 5 Häfen kontrollieren
risk-objective-control_6_castles_and_4_ports = 6 Burgen und 4 Häfen kontrollieren
risk-objective-control_2_territories_in_each_of_3_regions = in 3 Regionen je 2 Gebiete kontrollieren
risk-objective-own_1000_gold_or_more = mindestens 1.000 Gold besitzen
risk-objective-conquer_3_territories_with_a_castle_in_one_turn = 3 Gebiete mit Burg in einem Zug erobern
risk-objective-conquer_3_territories_with_a_port_in_one_turn = 3 Gebiete mit Hafen in einem Zug erobern
risk-objective-destroy_8_opposing_units_in_one_turn = 8 gegnerische Einheiten in einem Zug vernichten
risk-objective-have_2_knights_or_2_siege_engines_or_2_fortifications_on_the_board = 2 Spezialeinheiten einer Art haben
risk-objective-control_9_castles = 9 Burgen kontrollieren
risk-objective-control_7_ports = 7 Häfen kontrollieren
risk-objective-control_8_castles_and_6_ports = 8 Burgen und 6 Häfen kontrollieren
risk-objective-control_2_regions = 2 Regionen kontrollieren
risk-objective-own_1500_gold_or_more = mindestens 1.500 Gold besitzen
risk-objective-conquer_6_territories_in_one_turn = 6 Gebiete in einem Zug erobern
risk-objective-conquer_4_territories_from_one_opponent_in_one_turn = 4 Gebiete eines Gegners in einem Zug erobern
risk-objective-destroy_12_opposing_units_in_one_turn = 12 gegnerische Einheiten in einem Zug vernichten
risk-objective-have_1_knight_1_siege_engine_and_1_fortification_on_the_board = einen Ritter, eine Belagerungsmaschine und eine Befestigung haben
risk-objective-control_11_castles = 11 Burgen kontrollieren
risk-objective-control_9_ports = 9 Häfen kontrollieren
risk-objective-control_10_castles_and_8_ports = 10 Burgen und 8 Häfen kontrollieren
risk-objective-control_3_territories_in_each_of_4_regions = in 4 Regionen je 3 Gebiete kontrollieren
risk-objective-own_2000_gold_or_more = mindestens 2.000 Gold besitzen
risk-objective-conquer_8_territories_in_one_turn = 8 Gebiete in einem Zug erobern
risk-objective-conquer_5_territories_with_a_port_in_one_turn = 5 Gebiete mit Hafen in einem Zug erobern
risk-objective-conquer_6_territories_with_a_castle_in_one_turn = 6 Gebiete mit Burg in einem Zug erobern
risk-objective-destroy_16_opposing_units_in_one_turn = 16 gegnerische Einheiten in einem Zug vernichten

## Was man schreiben kann

risk-typed-examples = Zum Beispiel:
    • `winterfell 4, harrenhal 2` · `alle nach winterfell`
    • `greife king's landing von harrenhal an bis 3` · `harrenhal -> king's landing bis es fällt` · `fertig`
    • `verlege 3 von winterfell nach white harbor` · `kein manöver` · `zug beenden`
    • `tausche beste` · angegriffen: `verteidige mit 2` · nach einer Eroberung: `ziehen` · am Markt: `kaufe ein ziel` · `spiele vereidigtes schwert`
