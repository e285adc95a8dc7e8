### Das Brettspiel, 2. Ausgabe. Die Texte der Karten sind eigene Worte.

game-board_game = A Game of Thrones: Das Brettspiel
board_game-tag = Brettspiel

## Was geschah

board_game-event-takes-house = { $seat } führt { $house }.
board_game-event-round = 📅 **Runde { $round }**
board_game-event-westeros-cards = 📜 Westeros: { $cards }
board_game-event-winter = 🌨️ Der Winter naht: Stapel { $deck } wird gemischt und stattdessen **{ $card }** aufgedeckt.
board_game-event-wildlings-advance =
    ❄️ { $icons ->
        [one] Ein Wildlings-Symbol
       *[other] { $icons } Wildlings-Symbole
    }: Die Bedrohung steigt auf **{ $now }**.
board_game-event-westeros-card = 📜 **{ $card }** – { $effect }
board_game-event-westeros-chosen = 📜 { $seat } entscheidet über { $card }: **{ $choice }**
board_game-event-supply-set = 🛢️ { $seat }: Versorgung { $supply }
board_game-event-supply-set-together = 🛢️ Versorgung: { $each }
board_game-event-supply-set-each = { $seat } { $supply }
board_game-event-ban = 🚫 In dieser Runde: { $ban }
board_game-event-mustered = 🛡️ **{ $place }:** { $unit } für { $seat } gemustert.
board_game-event-upgraded = ⬆️ **{ $region }:** Ein Fußsoldat von { $seat } wird { $unit } ({ $why }).
board_game-event-downgraded =
    ⬇️ **{ $region }:** { $knights ->
        [one] Ein Ritter von { $seat } wird zum Fußsoldaten
       *[other] { $knights } Ritter von { $seat } werden zu Fußsoldaten
    }.
board_game-event-bid = 💰 { $track }: { $seat } bietet **{ $bid }**.
board_game-event-bid-together = 💰 Gebote, { $track }: { $each }
board_game-event-bid-each = { $seat } **{ $bid }**
board_game-event-track-set = 📊 { $track }: { $seats }
board_game-event-ties-broken = ⚖️ { $seat } entscheidet den Gleichstand: { $seats }
board_game-event-token-taken = 🏅 { $seat } nimmt { $token }.
board_game-event-track-moved = 📊 { $track }: { $seat } steht jetzt auf Platz { $place } ({ $why }).
board_game-event-power-gained = 💰 { $seat } erhält { $power } Macht und hat jetzt { $now } ({ $why }).
board_game-event-power-gained-together = 💰 Macht ({ $why }): { $each }
board_game-event-power-gained-each = { $seat } +{ $power }, jetzt { $now }
board_game-event-power-lost = 💸 { $seat } gibt { $power } Macht ab und hat noch { $now } ({ $why }).
board_game-event-wildling-attack = 🪓 **Die Wildlinge greifen mit Stärke { $strength } an!**
board_game-event-wildling-bid = 💰 { $seat } gibt der Nachtwache **{ $bid }**.
board_game-event-wildling-bid-together = 💰 Für die Nachtwache: { $each }
board_game-event-wildling-bid-each = { $seat } **{ $bid }**
board_game-event-wildlings-repelled = 🏹 **Die Nachtwache hält stand: { $total } gegen { $strength }.** { $seat } hat am meisten gegeben.
board_game-event-wildlings-won = 🪓 **Die Wildlinge brechen durch: nur { $total } gegen { $strength }.** { $seat } hat am wenigsten gegeben.
board_game-event-wildling-card = ❄️ **{ $card }** – { $effect }
board_game-event-units-lost = ☠️ **{ $region }:** { $seat } verliert { $units } ({ $why }).
board_game-event-orders-laid = 📨 { $seat } hat alle Befehle gelegt; ohne Befehl: { $empty }
board_game-event-orders = 📨 { $seat }: { $orders }
board_game-event-raven-pass = 🐦‍⬛ { $seat } lässt den Raben ruhen.
board_game-event-raven-swap = 🐦‍⬛ **{ $region }:** { $seat } tauscht { $before } gegen **{ $now }**.
board_game-event-raven-look = 🐦‍⬛ { $seat } blickt hinter die Mauer.
board_game-event-raven-card = 👁️ Die oberste Wildlings-Karte: **{ $card }** – { $effect }
board_game-event-raven-put = 🐦‍⬛ { $seat } legt die Wildlings-Karte { $place }.
board_game-event-raid = 🔥 Überfall { $source } → **{ $region }**: { $seat } nimmt { $loser } { $order }.
board_game-event-raid-spent = 🔥 **{ $region }:** Der Überfall von { $seat } findet kein Ziel.
board_game-event-march = 👣 { $seat } zieht { $source } → **{ $region }**: { $units }
board_game-event-march-spent = 👣 **{ $region }:** Von { $seat } bricht niemand auf.
board_game-event-token-left = 🚩 **{ $region }:** { $seat } lässt ein Machtplättchen zurück.
board_game-event-token-removed = 🚩 **{ $region }:** Das Machtplättchen von { $seat } ist weg.
board_game-event-order-removed = ✖️ **{ $region }:** { $seat } verliert { $order } ({ $why }).
board_game-event-neutral-beaten = 🚩 **{ $region }:** { $seat } bezwingt die neutralen Truppen, { $strength } gegen { $needed }.
board_game-event-support-called = 📯 **{ $region }:** { $seat } ruft gegen die neutralen Truppen um Hilfe, bisher { $strength } von { $needed }.
board_game-event-support = 🤝 **{ $region }:** { $seat } unterstützt den { $side }.
board_game-event-support-refused = 🚪 **{ $region }:** { $seat } hält sich heraus.
board_game-event-support-declined = ✋ **{ $region }:** { $seat } verzichtet auf diese Unterstützung.
board_game-event-combat = ⚔️ **Schlacht: { $region }!** { $attacker } zieht { $source } → { $region } und greift { $defender } an: { $units }, { $order }.
board_game-event-first-totals = ⚖️ Vor den Karten: Angriff **{ $attack }** : **{ $defence }** Verteidigung
board_game-event-card-played = 🎴 { $seat } spielt **{ $card }**.
board_game-event-no-card = 🎴 { $seat } kämpft ohne Karte.
board_game-event-card-cancelled = 🎴 { $card } kehrt zurück auf die Hand von { $seat }.
board_game-event-card-replaced = 🎴 { $seat } legt { $before } ab und spielt stattdessen **{ $now }**.
board_game-event-card-discarded = 🗑️ { $seat } legt { $card } ab ({ $why }).
board_game-event-cards-returned = 🔄 { $seat } nimmt zurück auf die Hand: { $cards }
board_game-event-tides-card = 🌊 Deine Kampf-Trend-Karte: **{ $card }**
board_game-event-tides-redrawn = 🌊 { $seat } zieht eine andere Kampf-Trend-Karte.
board_game-event-tides = 🌊 Kampf-Trend: Angriff **{ $attack }**, Verteidigung **{ $defence }**
board_game-event-blade-used = 🗡️ { $seat } zieht das valyrische Schwert: { $choice }.
board_game-event-strength =
    🧮 { $seat } ({ $side }): Einheiten { $units }{ $order ->
        [0] {""}
       *[other] {" "}+ Befehl { $order }
    }{ $support ->
        [0] {""}
       *[other] {" "}+ Unterstützung { $support }
    }{ $garrison ->
        [0] {""}
       *[other] {" "}+ Garnison { $garrison }
    } + Karte { $card }{ $tides ->
        [0] {""}
       *[other] {" "}+ Kampf-Trend { $tides }
    }{ $blade ->
        [0] {""}
       *[other] {" "}+ Schwert { $blade }
    } = **{ $total }**
board_game-event-combat-won =
    🏆 **{ $seat } schlägt { $loser } ({ $region }):** Angriff { $attack }, Verteidigung { $defence }.{ $tie ->
        [yes] {" "}Bei Gleichstand entschied die Leiste der Lehen.
       *[no] {""}
    }
board_game-event-garrison-removed = 🧱 **{ $region }:** Die Garnison von { $seat } ist gefallen.
board_game-event-retreated = 🏃 { $seat } weicht zurück, { $source } → **{ $region }**: { $units }
board_game-event-conquered = 🚩 { $seat } nimmt { $loser } **{ $region }** ab.
board_game-event-turned-back = ↩️ { $seat } hat gewonnen, muss aber umkehren → { $region }.
board_game-event-march-kept = 🐎 **{ $region }:** { $seat } hat { $order } mitgenommen und darf noch einmal marschieren.
board_game-event-ships-taken =
    ⚓ **{ $region }:** { $seat } übernimmt { $ships ->
        [0] keines der Schiffe
        [one] ein Schiff
       *[other] { $ships } Schiffe
    } von { $loser }.
board_game-event-consolidated = 👑 **{ $region }:** { $seat } festigt die Macht und bekommt { $power }.
board_game-event-consolidated-together = 👑 Macht gefestigt: { $each }
board_game-event-consolidated-each = { $seat }, { $region } +{ $power }
board_game-event-clean-up = 🧹 Die Runde endet: Befehle werden abgeräumt, besiegte Einheiten stehen auf.
board_game-event-conceded = 🏳️ { $seat } gibt auf. Das Haus bleibt auf dem Brett, tut nur, was es muss, und kann nicht gewinnen.

board_game-finish-seven-castles = Die Burgen und Festungen, die zum Sieg nötig sind, sind in einer Hand.
board_game-finish-last-round = Die letzte Runde ist vorbei; Burgen und Festungen wurden gezählt.
board_game-finish-last-player = Alle anderen hatten aufgegeben.

## Was gefragt wird

board_game-ask-houses = Ordne die Häuser, dein liebstes zuerst. Wollen zwei dasselbe, entscheidet das Los.
board_game-ask-houses-short = die Häuser ordnen
board_game-ask-westeros_choice = **{ $card }**: Du entscheidest. Was soll es sein?
board_game-ask-westeros_choice-short = über { $card } entscheiden
board_game-ask-bid = **{ $track }**: Wie viel Macht bietest du? ({ $min } bis { $max }) Sie ist weg, welchen Platz du auch bekommst.
board_game-ask-bid-short = bieten ({ $track })
board_game-ask-clash_ties = **{ $track }**: Es herrscht Gleichstand, und wer den Eisernen Thron hat, entscheidet. Ordne die Häuser, das beste zuerst; nur die Reihenfolge innerhalb jedes Gleichstands zählt.
board_game-ask-clash_ties-short = den Gleichstand entscheiden ({ $track })
board_game-ask-reduce_armies = Deine Versorgung ist **{ $supply }**: Deine Armeen dürfen so groß sein: { $flags }. Welche Einheiten entfernst du? Nicht mehr als nötig.
board_game-ask-reduce_armies-short = deine Armeen verkleinern
board_game-ask-muster = **Musterung** ({ $why }). Eine Burg hat 1 Punkt, eine Festung 2. Fußsoldat, Schiff und Aufwertung kosten 1; ein Ritter oder Belagerungsturm braucht beide Punkte einer Festung. Was du auslässt, verfällt. Achte auf deine Versorgung.
board_game-ask-muster-short = Einheiten mustern
board_game-ask-orders =
    Lege in jedes deiner { $areas } Gebiete einen Befehl. Niemand sieht sie, bevor alle da sind. { $stars ->
        [0] Keine ★-Befehle.
        [one] Höchstens ein ★-Befehl.
       *[other] Höchstens { $stars } ★-Befehle.
    }
board_game-ask-orders-short = deine Befehle legen
board_game-ask-raven = Du hast den Raben: Tausche einen deiner Befehle, sieh die oberste Wildlings-Karte an, oder keins von beiden.
board_game-ask-raven-short = den Raben nutzen oder nicht
board_game-ask-raven_order = **{ $region }**: Welcher Befehl soll dort statt { $order } liegen?
board_game-ask-raven_order-short = ein neuer Befehl ({ $region })
board_game-ask-raven_card = Hinter der Mauer wartet **{ $card }**. Oben lassen oder unter den Stapel legen?
board_game-ask-raven_card-short = die Wildlings-Karte: oben oder unten
board_game-ask-raid = Welchen Überfall führst du aus, und gegen welchen Befehl? Ein Überfall ★ darf auch einen Verteidigungsbefehl entfernen.
board_game-ask-raid-short = einen Überfall ausführen
board_game-ask-march = Welchen Marsch führst du jetzt aus?
board_game-ask-march-short = einen Marsch wählen
board_game-ask-march_moves = **{ $source }**, { $order }: Wohin geht jede Einheit? Wer nicht genannt wird, bleibt. Ein Marsch kann höchstens einen Kampf auslösen.
board_game-ask-march_moves-short = marschieren ({ $source })
board_game-ask-neutral_support = **{ $region }:** { $attacker } greift neutrale Truppen an, hat { $strength } von { $needed } und bittet dich um Unterstützung.
board_game-ask-neutral_support-short = { $attacker } unterstützen oder nicht
board_game-ask-called_march = **{ $region }:** Mit der zugesagten Hilfe hast du { $strength } von { $needed } gegen die neutralen Truppen. Marschierst du wie geschrieben, oder schreibst du den Marsch neu?
board_game-ask-called_march-short = mit der Hilfe marschieren oder nicht
board_game-ask-support = **{ $region }**: { $attacker } (**{ $attack }**) greift { $defender } (**{ $defence }**) an. Wen unterstützt du? Alle Einheiten eines Befehls helfen, oder keine.
board_game-ask-support-short = eine Seite unterstützen ({ $region })
board_game-ask-accept_support = Wessen Hilfe nimmst du an? Was du auslässt, lehnst du ab.
board_game-ask-accept_support-short = Hilfe annehmen oder nicht
board_game-ask-house_card = **Schlacht: { $region }.** { $attacker } (**{ $attack }**) gegen { $defender } (**{ $defence }**). Welche Hauskarte spielst du? Sie bleibt geheim, bis beide da sind.
board_game-ask-house_card-short = eine Hauskarte wählen
board_game-ask-tyrion_lannister = **Tyrion:** **{ $card }** zurück auf die Hand schicken, sodass eine andere Karte gespielt werden muss?
board_game-ask-tyrion_lannister-short = Tyrion nutzen oder nicht
board_game-ask-aeron_damphair = **Aeron:** 2 Macht zahlen und stattdessen eine andere Karte spielen?
board_game-ask-aeron_damphair-short = Aeron nutzen oder nicht
board_game-ask-doran_martell = **Doran:** Auf welcher Leiste fällt dein Gegner auf den letzten Platz?
board_game-ask-doran_martell-short = Doran nutzen
board_game-ask-queen_of_thorns = **Königin der Dornen:** Welchen Befehl deines Gegners entfernst du?
board_game-ask-queen_of_thorns-short = die Königin der Dornen nutzen
board_game-ask-tides_redraw = Du hast **{ $card }** gezogen. Mit dem valyrischen Schwert eine andere Karte ziehen? Dann gibt es in dieser Runde kein +1 mehr.
board_game-ask-tides_redraw-short = mit dem Schwert neu ziehen oder nicht
board_game-ask-blade = Es steht **{ $attack }** : **{ $defence }** (Angriff : Verteidigung), und du würdest verlieren. Mit dem valyrischen Schwert (+1, einmal je Runde) gewinnst du. Nutzt du es?
board_game-ask-blade-short = das Schwert nutzen oder nicht
board_game-ask-cersei_lannister = **Cersei:** Welchen Befehl des besiegten Hauses entfernst du?
board_game-ask-cersei_lannister-short = Cersei nutzen oder nicht
board_game-ask-renly_baratheon = **Renly:** Wo wird ein Fußsoldat zum Ritter?
board_game-ask-renly_baratheon-short = Renly nutzen oder nicht
board_game-ask-casualties =
    Durch Schwerter verlierst du **{ $total }** { $total ->
        [one] Einheit
       *[other] Einheiten
    }. Welche?
board_game-ask-casualties-short = deine Verluste wählen
board_game-ask-skull_losses =
    Totenköpfe kosten dich **{ $total }** { $total ->
        [one] Einheit
       *[other] Einheiten
    }. Welche?
board_game-ask-skull_losses-short = Verluste durch Totenköpfe
board_game-ask-retreat =
    Rückzug von { $loser }: wohin? { $losses ->
        [0] Dabei geht keine Einheit verloren.
       *[other] Die Versorgung kostet noch { $losses }.
    }
board_game-ask-retreat-short = den Rückzug wählen
board_game-ask-retreat_losses = **{ $region }**: Die Versorgung reicht nicht für alle. Welche { $total } verlierst du?
board_game-ask-retreat_losses-short = Verluste beim Rückzug
board_game-ask-patchface = **Flickenfratz:** Welche Handkarte deines Gegners wird abgelegt?
board_game-ask-patchface-short = Flickenfratz nutzen oder nicht
board_game-ask-take_ships = Dir gehört jetzt **{ $region }**, wo Schiffe von { $loser } liegen. Wie viele ersetzt du durch eigene? ({ $min } bis { $max }) Der Rest wird entfernt.
board_game-ask-take_ships-short = Schiffe übernehmen
board_game-ask-consolidate = **{ $region }**, ★-Befehl: { $power } Macht nehmen oder dort mustern?
board_game-ask-consolidate-short = Macht oder Musterung
board_game-ask-consolidate_first = Andere können noch per Befehl Schiffe mustern. Welche deiner Machtfestigungen führst du zuerst aus?
board_game-ask-consolidate_first-short = welche Machtfestigung zuerst
board_game-ask-wildling_bid = Die Wildlinge kommen mit Stärke **{ $strength }**. Wie viel Macht gibst du? ({ $min } bis { $max }) Sie ist in jedem Fall weg. Wer am meisten gibt, wird belohnt; wer am wenigsten gibt, leidet am meisten.
board_game-ask-wildling_bid-short = gegen die Wildlinge bieten
board_game-ask-wildling_ties = Mehrere Häuser teilen sich das { $wanted } Gebot, und der Eiserne Thron entscheidet: Wer ist es?
board_game-ask-wildling_ties-short = den Gleichstand der Gebote entscheiden
board_game-ask-lose_units =
    Du verlierst **{ $total }** { $total ->
        [one] Einheit
       *[other] Einheiten
    } ({ $why }). Welche?
board_game-ask-lose_units-short = Einheiten verlieren
board_game-ask-preemptive_raid = **Präventivschlag:** zwei Einheiten verlieren, oder zwei Plätze auf deiner besten Leiste?
board_game-ask-preemptive_raid-short = Einheiten oder Plätze
board_game-ask-preemptive_track = **Präventivschlag:** Auf welcher Leiste verliert { $loser } zwei Plätze?
board_game-ask-preemptive_track-short = eine Leiste für { $loser } wählen
board_game-ask-upgrade_footmen = **Krähentöter:** Welche Fußsoldaten werden Ritter? (bis zu { $max })
board_game-ask-upgrade_footmen-short = Fußsoldaten werden Ritter
board_game-ask-downgrade_knights = **Krähentöter:** Welche { $total } deiner Ritter werden Fußsoldaten?
board_game-ask-downgrade_knights-short = Ritter werden Fußsoldaten
board_game-ask-destroy_knights = **Krähentöter:** Die Fußsoldaten reichen nicht. Welche { $total } der Ritter werden zerstört?
board_game-ask-destroy_knights-short = Ritter werden zerstört
board_game-ask-discard_card = **Aufmarsch am Milchwasser:** Welche Hauskarte legst du ab?
board_game-ask-discard_card-short = eine Hauskarte ablegen
board_game-ask-king_track = **Ein König jenseits der Mauer:** Auf welcher Leiste nimmst du den ersten Platz?
board_game-ask-king_track-short = einen ersten Platz nehmen
board_game-ask-king_drop = **Ein König jenseits der Mauer:** Auf welcher Leiste fällst du auf den letzten Platz?
board_game-ask-king_drop-short = auf einer Leiste zurückfallen
board_game-ask-mammoth_card = **Mammutreiter:** Welche abgelegte Hauskarte nimmst du zurück?
board_game-ask-mammoth_card-short = eine Hauskarte zurücknehmen

board_game-public-houses = Wahl eines Hauses
board_game-public-westeros = Westeros-Karte
board_game-public-bid = Gebot um Einfluss
board_game-public-ties = Entscheidung über einen Gleichstand
board_game-public-supply = Armeen verkleinern
board_game-public-muster = Musterung
board_game-public-orders = Befehle legen
board_game-public-raven = Rabe
board_game-public-raid = Überfall
board_game-public-march = Marsch
board_game-public-support = Unterstützung
board_game-public-house_card = Hauskarte
board_game-public-card = Kartentext
board_game-public-blade = valyrisches Schwert
board_game-public-casualties = Verluste
board_game-public-retreat = Rückzug
board_game-public-ports = Schiffe in einem Hafen
board_game-public-consolidate = Machtfestigung
board_game-public-wildling_bid = Gebot gegen die Wildlinge
board_game-public-wildlings = Wildlings-Karte
board_game-public-losses = Verluste

## Was man wählen kann

board_game-piece = { $unit } ({ $region })
board_game-piece-routed = { $unit } ({ $region }, besiegt)
board_game-unit-routed = { $unit } (besiegt)
board_game-muster-ship = Schiff → { $region }
board_game-muster-upgrade = Fußsoldat aufwerten: { $unit }
board_game-muster-none = Nichts
board_game-raid-on = { $source } → { $region }: { $order } von { $owner }
board_game-raid-on-star = { $source } ★ → { $region }: { $order } von { $owner }
board_game-raid-none = { $source }: kein Ziel
board_game-raid-none-star = { $source } ★: kein Ziel
board_game-march-from = { $region }: { $order }
board_game-march-stay = Bleibt
board_game-second-point = { $region }, zweiter Punkt
board_game-march-token = Machtplättchen zurücklassen
board_game-march-leave = Eines zurücklassen
board_game-march-no-token = Kein Plättchen
board_game-raven-pass = Keins von beiden
board_game-raven-top = Oben lassen
board_game-raven-bottom = Unter den Stapel legen
board_game-raven-look = Die Wildlings-Karte ansehen
board_game-raven-swap = { $region }: neuer Befehl
board_game-consolidate-first = { $region }: dieser Befehl zuerst
board_game-called-march = Marschieren
board_game-called-anew = Neu schreiben
board_game-decline-support = { $source }: auf diese Unterstützung verzichten
board_game-order-in = { $region }: { $order }
board_game-nothing = Nichts
board_game-yes = Ja
board_game-no = Nein

board_game-text-help-orders = Zum Beispiel: winterfell marsch+1, weißwasserhafen unterstützung
board_game-text-help-march_moves = Zum Beispiel: 2 fußsoldaten nach maidengraben, rest bleibt
board_game-text-help-muster = Zum Beispiel: winterfell ritter, weißwasserhafen schiff im hafen

board_game-note-card = { $effect }
board_game-note-both-anew = sofort; danach wählen beide neu
board_game-note-units = { $units }
board_game-note-laid = { $order }
board_game-note-tokens = { $count } davon

board_game-illegal-order-limit = { $order } hast du nur { $max ->
        [one] einmal
       *[other] { $max }-mal
    }, es läge aber { $got }-mal. Noch frei: { $options }
board_game-illegal-star-limit = Dein Platz am Königshof erlaubt { $max } ★-Befehle, das sind { $got }: { $options }
board_game-illegal-orders-too-few = Du hast weniger Befehle als Gebiete, also müssen alle { $needed } erlaubten gelegt werden; das sind { $got }.
board_game-illegal-march-two-fights = Ein Marsch kann nur einen Kampf auslösen, angegriffen würden aber { $region } und { $other }. Wähle eines davon.
board_game-illegal-march-supply = Armeen der Größe { $armies } kannst du nicht versorgen. So groß dürfen sie sein: { $flags }
board_game-illegal-march-port-full = { $region } hat Platz für { $max } Schiffe.
board_game-illegal-neutral-too-strong = { $region }: Die neutralen Truppen haben { $needed }, du erreichst höchstens { $strength }. Mit zu wenig darf niemand dorthin marschieren.
board_game-illegal-token-not-needed = { $region }: Dort bleiben Einheiten, also kein Machtplättchen.
board_game-illegal-armies-too-large = Das reicht nicht: So groß dürfen deine Armeen sein: { $flags }
board_game-illegal-removal-not-minimal = Das ist zu viel: Eine dieser Einheiten könnte bleiben. So groß dürfen deine Armeen sein: { $flags }
board_game-illegal-muster-points =
    { $region } hat { $max } { $max ->
        [one] Punkt
       *[other] Punkte
    }, und das kostet { $got }. Sie reichen für: { $options }
board_game-illegal-muster-reserve = Davon ist nichts mehr im Vorrat: { $unit }
board_game-illegal-muster-no-footman = { $region }: Dort kann kein Fußsoldat aufgewertet werden.
board_game-illegal-muster-supply = Armeen der Größe { $armies } kannst du nicht versorgen. So groß dürfen sie sein: { $flags }
board_game-illegal-muster-port-full = { $region } hat Platz für { $max } Schiffe.
board_game-illegal-muster-one-area = Du musterst in nur einer Burg oder Festung.
board_game-illegal-support-both-sides = Ein Haus hilft in einer Schlacht nur einer Seite.
board_game-illegal-support-one-answer = An diesem Tisch gibt ein Haus für alle seine Unterstützungsbefehle dieselbe Antwort.
board_game-illegal-lose-one-area = Beide Einheiten müssen aus einer Burg oder Festung kommen.
board_game-illegal-house-not-playing = { $house } spielt bei so vielen Personen nicht mit. Zur Wahl stehen: { $options }
board_game-illegal-orders-no-units = { $region }: Dort hast du keine Einheiten, also liegt dort kein Befehl. Deine Gebiete: { $options }
board_game-illegal-orders-missing = Jedes Gebiet mit deinen Einheiten braucht einen Befehl. Noch ohne: { $options }
board_game-illegal-order-banned = { $order } ist in dieser Runde nicht erlaubt. Erlaubt sind: { $options }
board_game-illegal-raven-no-order = { $region }: Dort hast du keinen Befehl, der getauscht werden könnte. Deine Befehle: { $options }
board_game-illegal-raven-same-order = { $region }: { $order } liegt schon dort.
board_game-illegal-raid-no-order = { $region }: Dort hast du keinen Überfall. Deine Überfälle: { $options }
board_game-illegal-raid-no-enemy-order = { $region }: Dort liegt kein Befehl eines anderen Hauses. Möglich sind ({ $source } →): { $options }
board_game-illegal-raid-not-this-order = { $source } → { $region }: Dieser Überfall kann { $order } nicht entfernen. Er nimmt Unterstützung, Überfall und Machtfestigung, mit ★ auch Verteidigung, nie einen Marsch. Ziele: { $options }
board_game-illegal-raid-too-far = { $source } → { $region }: So weit reicht kein Überfall. Land erreicht benachbartes Land, das Meer Land und Meer, ein Hafen sein Meer. Ziele: { $options }
board_game-illegal-march-no-order = { $region }: Dort hast du keinen Marsch. Deine Märsche: { $options }
board_game-illegal-march-no-unit = { $region }: Diese Einheit hast du dort nicht, oder nicht so oft ({ $unit }). Marschieren können: { $options }
board_game-illegal-march-routed = Besiegte Einheiten können nicht marschieren ({ $unit }, { $region }). Marschieren können: { $options }
board_game-illegal-march-closed = { $region } ist bei so vielen Personen gesperrt. Möglich sind: { $options }
board_game-illegal-march-only-land = { $unit }: Landeinheiten können nicht in Meere oder Häfen wie { $region }. Möglich sind: { $options }
board_game-illegal-march-only-sea = { $unit }: Schiffe können nicht an Land wie { $region }. Möglich sind: { $options }
board_game-illegal-march-foreign-port = { $region } ist nicht dein Hafen, und Schiffe laufen nur eigene an. Möglich sind: { $options }
board_game-illegal-march-river = Zwischen { $source } und { $region } liegt ein Fluss ohne Brücke. Möglich sind: { $options }
board_game-illegal-march-land-too-far = { $source } → { $region }: Diese Gebiete grenzen nicht aneinander, und keine geschlossene Kette deiner Schiffe verbindet sie. Möglich sind: { $options }
board_game-illegal-march-sea-too-far = Schiffe fahren ein Meer weiter oder in einen eigenen Hafen daneben; { $source } → { $region } ist zu weit. Möglich sind: { $options }
board_game-illegal-token-on-land-only = { $region }: Machtplättchen bleiben nur an Land.
board_game-illegal-token-not-at-home = { $region } ist deine Heimat und braucht kein Machtplättchen: Dein Wappen hält sie.
board_game-illegal-token-lies-there = { $region }: Dort liegt schon ein Machtplättchen von dir.
board_game-illegal-token-no-power = { $region }: Für ein Plättchen hast du keine Macht mehr.
board_game-illegal-support-own-side = Im eigenen Kampf unterstützt du dich selbst oder niemanden.
board_game-illegal-card-not-in-hand = { $card } hast du nicht auf der Hand. Du hast: { $options }
board_game-illegal-retreat-attackers-area = Niemand zieht sich dorthin zurück, woher der Angriff kam ({ $region }). Möglich sind: { $options }
board_game-illegal-retreat-closed = { $region } ist bei so vielen Personen gesperrt. Möglich sind: { $options }
board_game-illegal-retreat-neutral = Neutrale Truppen halten { $region }. Möglich sind: { $options }
board_game-illegal-retreat-terrain = Landeinheiten ziehen sich an Land zurück, Schiffe aufs Meer oder in einen eigenen Hafen; { $region } ist nichts davon. Möglich sind: { $options }
board_game-illegal-retreat-too-far = { $region } ist für einen Rückzug zu weit weg. Möglich sind: { $options }
board_game-illegal-retreat-enemy = { $region } gehört { $owner }; niemand zieht sich in feindliches Land zurück. Möglich sind: { $options }
board_game-illegal-retreat-losses = { $region }: Dort würde die Versorgung { $losses } Einheiten kosten, anderswo nur { $fewest }. Möglich sind: { $options }
board_game-illegal-muster-no-castle = { $region }: Dort ist weder Burg noch Festung. Mustern kannst du hier: { $options }
board_game-illegal-muster-not-yours = { $region } gehört dir nicht. Mustern kannst du hier: { $options }
board_game-illegal-muster-not-here = { $region }: Dieser Befehl mustert nur in seinem eigenen Gebiet. Möglich ist: { $options }
board_game-illegal-muster-goes-first = { $region }: { $unit } braucht beide Punkte. Nenne es beim Gebiet selbst und nichts beim zweiten Punkt.
board_game-illegal-muster-ship-too-far = { $source } → { $region }: Ein neues Schiff kommt in den Hafen seines Gebiets oder ein Meer daneben. Möglich sind: { $options }
board_game-illegal-muster-enemy-ships = { $region }: Dort liegen feindliche Schiffe. Möglich sind: { $options }

## Dauerbefehle

board_game-preference-support_stark = Unterstützung für Stark
board_game-preference-support_stark-ask = Mich fragen
board_game-preference-support_stark-always = Stark immer helfen
board_game-preference-support_stark-never = Stark nie helfen
board_game-preference-support_lannister = Unterstützung für Lennister
board_game-preference-support_lannister-ask = Mich fragen
board_game-preference-support_lannister-always = Lennister immer helfen
board_game-preference-support_lannister-never = Lennister nie helfen
board_game-preference-support_baratheon = Unterstützung für Baratheon
board_game-preference-support_baratheon-ask = Mich fragen
board_game-preference-support_baratheon-always = Baratheon immer helfen
board_game-preference-support_baratheon-never = Baratheon nie helfen
board_game-preference-support_greyjoy = Unterstützung für Graufreud
board_game-preference-support_greyjoy-ask = Mich fragen
board_game-preference-support_greyjoy-always = Graufreud immer helfen
board_game-preference-support_greyjoy-never = Graufreud nie helfen
board_game-preference-support_tyrell = Unterstützung für Tyrell
board_game-preference-support_tyrell-ask = Mich fragen
board_game-preference-support_tyrell-always = Tyrell immer helfen
board_game-preference-support_tyrell-never = Tyrell nie helfen
board_game-preference-support_martell = Unterstützung für Martell
board_game-preference-support_martell-ask = Mich fragen
board_game-preference-support_martell-always = Martell immer helfen
board_game-preference-support_martell-never = Martell nie helfen
board_game-preference-own_support = Eigene Unterstützung in meinen Kämpfen
board_game-preference-own_support-always = Sie hilft mir immer
board_game-preference-own_support-ask = Mich fragen
board_game-preference-accept_support = Hilfe anderer in meinen Kämpfen
board_game-preference-accept_support-always = Ich nehme alles an
board_game-preference-accept_support-ask = Mich fragen
board_game-preference-called_march = Märsche, für die ich um Hilfe gerufen habe
board_game-preference-called_march-ask = Mich fragen, wenn ich weiß, wer hilft
board_game-preference-called_march-march = Losmarschieren, sobald die Hilfe reicht
board_game-preference-blade = Das valyrische Schwert
board_game-preference-blade-ask = Fragen, wenn es entscheiden würde
board_game-preference-blade-never = Nie einsetzen
board_game-preference-blade-decisive = Einsetzen, wenn es eine Niederlage zum Sieg macht
board_game-preference-retreat = Wohin ich mich zurückziehe
board_game-preference-retreat-ask = Mich fragen
board_game-preference-retreat-home = In Richtung Heimat
board_game-preference-retreat-castle = In eine Burg, wenn möglich, sonst Richtung Heimat
board_game-preference-raven = Der Rabe
board_game-preference-raven-ask = Mich fragen
board_game-preference-raven-never = Ruhen lassen
board_game-preference-ties = Gleichstände, wenn der Thron mir gehört
board_game-preference-ties-ask = Mich fragen
board_game-preference-ties-weakest = Ich zuerst, dann wer die wenigsten Burgen hat; bei Strafen umgekehrt
board_game-preference-ties-track = So, wie die Häuser auf der Leiste stehen
board_game-preference-plans = Pläne, die ich notiert habe
board_game-preference-plans-ask = Nur vorschlagen, wenn ich an der Reihe bin
board_game-preference-plans-carry_out = Ausführen, außer wenn sich fremde Truppen in der Nähe geändert haben
board_game-preference-take_ships = Schiffe in eroberten Häfen
board_game-preference-take_ships-ask = Mich fragen
board_game-preference-take_ships-all = So viele wie möglich übernehmen
board_game-preference-take_ships-none = Keine übernehmen

## Einstellungen des Tischs

board_game-option-houses = Wahl der Häuser
board_game-option-houses-help = Wie alle zu ihrem Haus kommen.
board_game-option-houses-ranked = Alle ordnen sie gleichzeitig
board_game-option-houses-random = Durch das Los
board_game-option-tides_of_battle = Kampf-Trend
board_game-option-tides_of_battle-help = Jede Seite zieht in der Schlacht eine Karte mit Stärke, Symbolen oder Totenkopf.
board_game-option-tides_of_battle-false = Ohne
board_game-option-tides_of_battle-true = Mit
board_game-option-tie_break = Gleichstand am Ende
board_game-option-tie_break-help = Was zählt, wenn nach der letzten Runde gleich viele Burgen gehalten werden.
board_game-option-tie_break-seed = Festungen, Versorgung, Macht, Thron
board_game-option-tie_break-errata = Landgebiete, Versorgung, Thron
board_game-option-lannister_port_ship = Ein Schiff im Hafen von Lennishort
board_game-option-lannister_port_ship-help = Spätere Auflagen geben Lennister zu Beginn ein Schiff mehr.
board_game-option-lannister_port_ship-false = Nein
board_game-option-lannister_port_ship-true = Ja, ab vier Personen
board_game-option-clash_token_timing = Marker beim Kampf der Könige
board_game-option-clash_token_timing-help = Wann Thron, Schwert und Rabe den Besitzer wechseln.
board_game-option-clash_token_timing-after_all = Nach allen drei Leisten
board_game-option-clash_token_timing-after_each = Nach jeder Leiste
board_game-option-dark_wings_power = Macht durch Dunkle Schwingen
board_game-option-dark_wings_power-help = Ob auch Schiffe in Häfen Macht bringen.
board_game-option-dark_wings_power-with_ports = Kronen und Häfen
board_game-option-dark_wings_power-crowns_only = Nur Kronen
board_game-option-order_shortage = Zu wenige Befehle
board_game-option-order_shortage-help = Wie gelegt wird, wenn jemand mehr Gebiete als Befehle hat.
board_game-option-order_shortage-turn_order = Nacheinander
board_game-option-order_shortage-sealed = Alle gleichzeitig
board_game-option-support_choice = Unterstützung geben
board_game-option-support_choice-help = Ob über jeden Unterstützungsbefehl einzeln entschieden wird.
board_game-option-support_choice-per_order = Jeder Befehl für sich
board_game-option-support_choice-per_house = Alle Befehle eines Hauses gleich
board_game-option-mustering = Musterung
board_game-option-mustering-help = Ob alle gleichzeitig mustern oder einer nach dem anderen.
board_game-option-mustering-turn_order = Nacheinander
board_game-option-mustering-together = Alle gleichzeitig
board_game-option-standins = Vertretungen
board_game-option-standins-help = Wie ein Haus gespielt wird, für das gerade niemand da ist.
board_game-option-standins-active = Sie spielen auf Sieg
board_game-option-standins-vassal = Als Vasallen: Sie verteidigen und greifen niemanden an
board_game-option-arianne_token = Machtplättchen bei Arianne
board_game-option-arianne_token-help = Was damit geschieht, wenn der Sieger umkehren muss.
board_game-option-arianne_token-removed = Es wird entfernt
board_game-option-arianne_token-stays = Es bleibt

## Phasen und Hilfe

board_game-phase-set_up = Aufbau
board_game-phase-westeros = Westeros-Phase
board_game-phase-planning = Planung
board_game-phase-raven = Rabe
board_game-phase-raid = Überfälle
board_game-phase-march = Märsche
board_game-phase-consolidate = Machtfestigung
board_game-phase-clean_up = Aufräumen

board_game-help = **A Game of Thrones: Das Brettspiel**
    🎯 Wer sieben Burgen und Festungen hält, hat sofort gewonnen. Nach zehn Runden gewinnen die meisten. (Einstellungen des Tischs und Erweiterungen können es anders halten.)
    1️⃣ **Westeros** (nicht in Runde 1): Drei Karten bringen Versorgung, Musterung, Gebote um Einfluss, Wildlinge, Verbote.
    2️⃣ **Planung:** Alle legen gleichzeitig und geheim in jedes Gebiet mit Einheiten einen Befehl. Dann der Rabe.
    3️⃣ **Aktionen:** Überfälle, Märsche mit Schlachten, Machtfestigung; reihum je ein Befehl.
    📊 Eiserner Thron: Reihenfolge und Gleichstände. Lehen: Gleichstand im Kampf, und das Schwert. Königshof: Zahl der ★-Befehle, und der Rabe.
    🛢️ Die Versorgung sagt, wie viele Armeen (zwei oder mehr Einheiten in einem Gebiet) du haben darfst und wie groß.
    💰 Macht kauft Einfluss, hält Wildlinge ab und sichert Gebiete, die deine Einheiten verlassen.
    🗣️ Redet und versprecht, was ihr wollt; nichts bindet, aber Befehle, Gebote und Karten bleiben geheim.
board_game-help-set_up = **Aufbau**
    Alle ordnen die Häuser; wollen zwei dasselbe, entscheidet das Los.
    Zu dritt spielen Stark, Lennister und Baratheon; dann folgen Graufreud, Tyrell und Martell.
    Alle beginnen mit 5 Macht, sieben Hauskarten und den Einheiten und Plätzen ihres Hauses.
board_game-help-westeros = **Westeros-Phase**
    Von jedem der drei Stapel wird eine Karte aufgedeckt. Wildlings-Symbole erhöhen die Bedrohung; bei 12 greifen sie an, vor allem anderen.
    🛢️ **Versorgung:** Fässer werden neu gezählt; zu große Armeen verlieren Einheiten.
    🛡️ **Musterung:** Eine Burg hat 1 Punkt, eine Festung 2. Fußsoldat, Schiff, Aufwertung 1; Ritter, Belagerungsturm 2.
    👑 **Kampf der Könige:** geheime Gebote um die drei Leisten, nacheinander. Alle Gebote sind weg; der Eiserne Thron entscheidet Gleichstände.
    💰 **Spiel der Throne:** 1 Macht je Krone, und für Häfen mit Schiff, deren Meer frei von Feinden ist.
    🪓 **Wildlinge:** Alle bieten geheim. Erreicht die Summe ihre Stärke, wird das höchste Gebot belohnt; sonst leiden alle, das niedrigste am meisten.
    🚫 Karten des dritten Stapels können für diese Runde einen Befehl verbieten.
board_game-help-planning = **Planung**
    Lege in jedes Gebiet mit deinen Einheiten einen Befehl, auch in Häfen. Du kannst sie ändern, bis die Letzten fertig sind.
    🐎 **Marsch** −1, 0, +1★: ziehen oder angreifen. 🛡️ **Verteidigung** +1, +1, +2★: Stärke, wo sie liegt.
    🤝 **Unterstützung** 0, 0, +1★: hilft in Schlachten daneben. 🔥 **Überfall** zweimal, ★: entfernt daneben Unterstützung, Überfall oder Machtfestigung; ★ auch Verteidigung.
    👑 **Machtfestigung** zweimal, ★: Macht; ★ darf stattdessen mustern.
    Wie viele ★ du legen darfst, sagt dein Platz am Königshof.
    ✍️ In einer Zeile: `@Maester Befehle: winterfell marsch+1, weißwasserhafen unterstützung, zitternde see überfall`
board_game-help-raven = **Der Rabe**
    Alle Befehle liegen offen. Wer den Raben hält, darf einen eigenen Befehl gegen einen unbenutzten tauschen
    oder die oberste Wildlings-Karte ansehen und oben oder unter den Stapel legen. Oder keins von beiden.
board_game-help-raid = **Überfälle**
    Reihum führen alle je einen Überfall aus, bis keiner mehr da ist.
    Ein Überfall entfernt daneben eine feindliche Unterstützung, einen Überfall oder eine Machtfestigung; ★ stattdessen auch eine Verteidigung.
    Vom Land reicht er nur an Land; vom Meer an Land und Meer; vom Hafen in sein Meer.
    Eine Machtfestigung zu nehmen bringt dir 1 Macht und kostet den anderen 1.
    ✍️ In einer Zeile: `@Maester überfall zitternde see -> meerenge`
board_game-help-march = **Märsche und Schlachten**
    Reihum führen alle je einen Marsch aus, bis keiner mehr da ist. Einheiten dürfen in mehrere Nachbargebiete; nur ein Kampf je Marsch. Schiffe in geschlossener Kette tragen Landeinheiten.
    🚩 Ein verlassenes Gebiet ist verloren, außer du lässt ein Machtplättchen da. Neutrale Truppen fallen bei gleicher Stärke.
    ⚔️ **Schlacht:** Fußsoldat 1, Ritter 2, Schiff 1, Belagerungsturm 4 (nur im Angriff auf eine Burg), Befehl, Unterstützung, Garnison, Hauskarte, Schwert. Gleichstand: Lehen.
    🗡️ Jedes Schwert der Siegerkarte kostet den Verlierer eine Einheit, jedes 🛡️ auf dessen Karte hält eines ab.
    🏃 Wer verliert, zieht sich zurück: Angreifer dorthin, woher sie kamen, Verteidiger in ein freies Nachbargebiet, nie dorthin, woher der Angriff kam. Dann sind sie besiegt: Stärke 0, kein Zug.
    🎴 Nach der letzten Karte kommen die anderen zurück.
    ✍️ In einer Zeile: `@Maester marsch winterfell: 2 fußsoldaten nach maidengraben, rest bleibt`
board_game-help-consolidate = **Machtfestigung**
    Jeder Befehl bringt 1 Macht und 1 je Krone im Gebiet; ein Hafen bringt 1, das Meer nichts.
    ★ darf stattdessen in der eigenen Burg oder Festung dort mustern.
board_game-help-clean_up = **Aufräumen**
    Befehle werden abgeräumt, besiegte Einheiten stehen auf, Schwert und Rabe sind wieder frisch.

## Tafel, Hand und Bild

board_game-face-heading = **Runde { $round } von { $rounds }** · { $phase }
board_game-face-start = { $phase }
board_game-face-winners = 👑 **{ $seats }** – { $reason }
board_game-face-turn = ▶️ **{ $house }** ({ $seat }) ist am Zug
board_game-face-combat = ⚔️ **{ $region }**: { $attacker } **{ $attack }** : **{ $defence }** { $defender }
board_game-face-castles = 🏰 { $scores }
board_game-face-castle-score = { $house } { $score }
board_game-face-threat = ❄️ Wildlinge { $wildling } von 12
board_game-face-westeros = 📜 { $cards }
board_game-face-bans = 🚫 { $bans }
board_game-face-empty = Die Häuser sind noch nicht verteilt.
board_game-face-house = **{ $house }** ({ $seat }) – { $score } · 💰 { $power } · 🛢️ { $supply } (Armeen { $flags }) · ★ { $stars }{ $conceded ->
        [yes] {" "}· 🏳️
       *[no] {""}
    }
board_game-face-cards = 🎴 { $hand }; gespielt: { $discard }
board_game-face-area = • { $region }{ $marks }: { $parts }
board_game-face-units =
    { $number ->
        [one] { $unit }
       *[other] { $number }× { $unit }
    }
board_game-face-routed = { $units } (besiegt: { $number })
board_game-face-order-hidden = ❓ verdeckter Befehl
board_game-face-token = 🚩 Machtplättchen
board_game-face-shield = Wappen des Hauses
board_game-face-garrison = 🧱 Garnison { $strength }
board_game-face-neutrals = **Neutrale Truppen:** { $places }
board_game-face-neutral = { $region } { $strength }
board_game-face-closed = **Gesperrt:** { $places }
board_game-face-track = { $track }: { $houses }
board_game-face-legend = -# 🏰 Burg · 🏯 Festung · 🛢️ Fass · 👑 Krone
board_game-face-own = { $house } · 💰 { $power } Macht · 🛢️ Versorgung { $supply } (Armeen { $flags }) · { $score }
board_game-face-own-orders = 📨 Deine Befehle: { $orders }
board_game-face-own-hand = 🎴 Auf der Hand:
board_game-face-own-card = • **{ $card }** – { $effect }
board_game-face-beside-help = 🤝 { $region } ({ $house }): +{ $strength }
board_game-face-beside-track = 📊 { $track } jetzt: { $houses }
board_game-face-beside-power = { $house } { $power }
board_game-face-beside-rivals = 💰 Die anderen haben: { $power }
board_game-face-beside-cards = 🎴 { $house } kann noch spielen: { $cards }
board_game-face-beside-threat = ⚠️ **{ $region }**, nebenan { $near }: { $house } mit Stärke { $strength }
board_game-face-beside-effect = 📜 { $effect }
board_game-face-beside-armies =
    🛢️ { $armies ->
        [none] Du hast keine Armee aus zwei oder mehr Einheiten
       *[other] Deine Armeen: { $armies }
    }; die Versorgung reicht für { $flags }
board_game-face-own-cards = 🎴 { $hand }
board_game-face-own-wildling = 👁️ Nur du weißt es: **{ $card }** liegt oben auf dem Wildlings-Stapel.
board_game-face-own-tide = 🌊 Deine Kampf-Trend-Karte: **{ $card }**
board_game-face-preview = ⚔️ **{ $region }:** du { $attack } : { $defence } { $defender }, vor Unterstützung und Karten
board_game-face-preview-neutral = ⚔️ **{ $region }:** du { $attack } gegen neutrale Truppen mit { $defence }, vor Unterstützung
board_game-face-preview-helper = 🤝 { $region } ({ $house }) könnte dir { $attack } oder der anderen Seite { $defence } bringen
board_game-face-preview-own = 🤝 { $region } (du selbst) bringt { $attack }
board_game-face-preview-ally = 🤝 { $region } ({ $house }) könnte { $attack } bringen
board_game-face-preview-foe = 🤝 { $region } ({ $house }) könnte der anderen Seite { $defence } bringen
board_game-face-alt = Brett von Westeros, Runde { $round }, { $phase }.
board_game-face-alt-score =
    { $who }: { $castles } { $castles ->
        [one] Burg
       *[other] Burgen
    }, { $power } Macht, Versorgung { $supply }.

board_game-statistics = 📊 **Wie es den Häusern erging**
board_game-statistics-none = Hier ist noch kein Spiel zu Ende gegangen.
board_game-statistics-line = { $house }: { $games } { $games ->
        [one] Spiel
       *[other] Spiele
    }, { $wins } gewonnen ({ $percent } %), im Schnitt Platz { $place } und 🏰 { $castles }

board_game-zoom-north = Der Norden
board_game-zoom-west = Der Westen
board_game-zoom-east = Der Osten
board_game-zoom-south = Der Süden
board_game-zoom-tables = Leisten und Karten

board_game-picture-title = Westeros
board_game-picture-caption = Runde { $round } · { $phase }
board_game-picture-legend = Zeichen auf der Karte
board_game-picture-scene-round = Runde { $round }
board_game-picture-scene-won = { $houses } gewinnt
board_game-picture-scene-combat = Schlacht: { $region }
board_game-picture-scene-turn = { $house } · { $phase }
board_game-picture-scene-phase = { $phase }
board_game-picture-sum-units = Einheiten
board_game-picture-sum-order = Befehl
board_game-picture-sum-support = Hilfe
board_game-picture-sum-garrison = Garnison
board_game-picture-sum-card = Karte
board_game-picture-sum-tides = Trend
board_game-picture-sum-blade = Klinge
board_game-picture-footman = Fußsoldat
board_game-picture-knight = Ritter
board_game-picture-siege_engine = Belagerungsturm
board_game-picture-ship = Schiff
board_game-picture-march = Marsch
board_game-picture-defense = Verteidigung
board_game-picture-support = Unterstützung
board_game-picture-raid = Überfall
board_game-picture-consolidate = Machtfestigung
board_game-picture-star = besonderer Befehl
board_game-picture-castle = Burg
board_game-picture-stronghold = Festung
board_game-picture-barrel = Versorgung
board_game-picture-crown = Macht
board_game-picture-garrison = Garnison
board_game-picture-neutral = neutral
board_game-picture-river = Fluss
board_game-picture-bridge = Brücke
board_game-picture-iron_throne = Eiserner Thron
board_game-picture-fiefdoms = Lehen
board_game-picture-kings_court = Königshof
board_game-picture-power = Macht
board_game-picture-cards = Karten
board_game-picture-victory = Burgen und Festungen
board_game-picture-influence = Einfluss
board_game-picture-supply = Versorgung
board_game-picture-house_cards = Hauskarten

## Namen

board_game-house-stark = 🐺 Stark
board_game-house-lannister = 🦁 Lennister
board_game-house-baratheon = 🦌 Baratheon
board_game-house-greyjoy = 🦑 Graufreud
board_game-house-tyrell = 🌹 Tyrell
board_game-house-martell = ☀️ Martell
board_game-seat-nobody = neutral

board_game-unit-footman = Fußsoldat
board_game-unit-knight = Ritter
board_game-unit-siege_engine = Belagerungsturm
board_game-unit-ship = Schiff

board_game-order-march_minus_1 = 🐎 Marsch −1
board_game-order-march_0 = 🐎 Marsch 0
board_game-order-march_plus_1 = 🐎 Marsch +1 ★
board_game-order-defense_plus_1 = 🛡️ Verteidigung +1
board_game-order-defense_plus_2 = 🛡️ Verteidigung +2 ★
board_game-order-support_0 = 🤝 Unterstützung
board_game-order-support_plus_1 = 🤝 Unterstützung +1 ★
board_game-order-raid = 🔥 Überfall
board_game-order-raid_special = 🔥 Überfall ★
board_game-order-consolidate = 👑 Machtfestigung
board_game-order-consolidate_special = 👑 Machtfestigung ★

board_game-track-iron_throne = Eiserner Thron
board_game-track-fiefdoms = Lehen
board_game-track-kings_court = Königshof
board_game-token-throne = den Eisernen Thron
board_game-token-blade = das valyrische Schwert
board_game-token-raven = den Raben
board_game-side-attacker = Angreifer
board_game-side-defender = Verteidiger
board_game-side-none = niemanden
board_game-place-top = oben auf den Stapel
board_game-place-bottom = unter den Stapel
board_game-ban-defense = keine Verteidigung
board_game-ban-march_plus_1 = kein Marsch +1
board_game-ban-raid = kein Überfall
board_game-ban-support = keine Unterstützung
board_game-ban-consolidate_power = keine Machtfestigung

board_game-choice-supply = Versorgung
board_game-choice-mustering = Musterung
board_game-choice-nothing = Nichts
board_game-choice-clash = Kampf der Könige
board_game-choice-power = Macht
board_game-choice-muster = Musterung
board_game-choice-no_defense = Keine Verteidigung
board_game-choice-no_march_plus_1 = Kein Marsch +1
board_game-choice-highest = höchste
board_game-choice-lowest = niedrigste
board_game-choice-strength = +1 Stärke
board_game-choice-redraw = eine andere Kampf-Trend-Karte
board_game-choice-units = Zwei Einheiten
board_game-choice-track = Zwei Plätze auf der besten Leiste

board_game-why-supply = Versorgung
board_game-why-wildlings = Wildlinge
board_game-why-card = eine Hauskarte
board_game-why-swords = Schwerter
board_game-why-skulls = Totenköpfe
board_game-why-routed = schon besiegt
board_game-why-siege_engine = Belagerungstürme können nicht fliehen
board_game-why-retreat = Versorgung beim Rückzug
board_game-why-no_retreat = kein Rückzug möglich
board_game-why-port = der Hafen ist verloren
board_game-why-conquered = erobert
board_game-why-no_effect = ohne Wirkung
board_game-why-crowns = Kronen
board_game-why-order = durch Befehl
board_game-why-raid = ein Überfall
board_game-why-bid = Gebot
board_game-why-muster = Musterung
board_game-why-mustering = Westeros-Karte
board_game-why-horde = Die Horde bricht herein

board_game-tide-zero = 0
board_game-tide-one_sword = +1 🗡️
board_game-tide-one_fort = +1 🛡️
board_game-tide-two = +2
board_game-tide-three = +3
board_game-tide-skull = 💀

board_game-effect-supply = Die Versorgung wird neu gezählt.
board_game-effect-mustering = Alle mustern in Burgen und Festungen.
board_game-effect-a_throne_of_blades = Wer den Thron hält, entscheidet: Versorgung, Musterung oder nichts.
board_game-effect-last_days_of_summer = Nichts geschieht.
board_game-effect-winter_is_coming = Der Stapel wird gemischt und eine andere Karte aufgedeckt.
board_game-effect-clash_of_kings = Alle bieten um die drei Einflussleisten.
board_game-effect-game_of_thrones = Alle erhalten Macht für ihre Kronen und Häfen.
board_game-effect-dark_wings_dark_words = Wer den Raben hält, entscheidet: Kampf der Könige, Macht oder nichts.
board_game-effect-wildlings_attack = Die Wildlinge greifen mit ihrer jetzigen Stärke an.
board_game-effect-put_to_the_sword = Wer das Schwert hält, entscheidet: keine Verteidigung, kein Marsch +1 oder kein Verbot.
board_game-effect-rains_of_autumn = In dieser Runde kein Marsch +1.
board_game-effect-storm_of_swords = In dieser Runde keine Verteidigung.
board_game-effect-sea_of_storms = In dieser Runde kein Überfall.
board_game-effect-web_of_lies = In dieser Runde keine Unterstützung.
board_game-effect-feast_for_crows = In dieser Runde keine Machtfestigung.
board_game-effect-silence_at_the_wall = Nichts geschieht.
board_game-effect-preemptive_raid = Gewonnen: Die Wildlinge kommen sofort wieder mit 6, ohne das höchste Gebot. Verloren: Das niedrigste Gebot verliert zwei Einheiten oder zwei Plätze auf der besten Leiste.
board_game-effect-crow_killers = Gewonnen: Bis zu zwei Fußsoldaten des höchsten Gebots werden Ritter. Verloren: Alle Ritter des niedrigsten Gebots werden Fußsoldaten, bei allen anderen zwei.
board_game-effect-rattleshirts_raiders = Gewonnen: Versorgung +1 für das höchste Gebot. Verloren: Versorgung −2 für das niedrigste, −1 für alle anderen.
board_game-effect-massing_on_the_milkwater = Gewonnen: Das höchste Gebot nimmt alle Hauskarten zurück. Verloren: Das niedrigste legt die stärksten ab, alle anderen eine.
board_game-effect-a_king_beyond_the_wall = Gewonnen: Das höchste Gebot nimmt einen ersten Platz. Verloren: Das niedrigste fällt überall auf den letzten Platz, alle anderen bei Lehen oder Königshof.
board_game-effect-mammoth_riders = Gewonnen: Das höchste Gebot nimmt eine Hauskarte zurück. Verloren: Das niedrigste verliert drei Einheiten, alle anderen zwei.
board_game-effect-the_horde_descends = Gewonnen: Das höchste Gebot mustert in einem Gebiet. Verloren: Das niedrigste verliert zwei Einheiten einer Burg, alle anderen eine Einheit.
board_game-effect-skinchanger_scout = Gewonnen: Das höchste Gebot kommt zurück. Verloren: Das niedrigste verliert alle Macht, alle anderen 2.

board_game-card-eddard_stark = Eddard Stark (4 🗡️🗡️)
board_game-card-robb_stark = Robb Stark (3)
board_game-card-roose_bolton = Roose Bolton (2)
board_game-card-greatjon_umber = Großjon Umber (2 🗡️)
board_game-card-ser_rodrick_cassel = Ser Rodrik Cassel (1 🛡️🛡️)
board_game-card-the_blackfish = Der Schwarzfisch (1)
board_game-card-catelyn_stark = Catelyn Stark (0)
board_game-card-euron_crows_eye = Euron Krähenauge (4 🗡️)
board_game-card-victarion_greyjoy = Victarion Graufreud (3)
board_game-card-balon_greyjoy = Balon Graufreud (2)
board_game-card-theon_greyjoy = Theon Graufreud (2)
board_game-card-dagmar_cleftjaw = Dagmer Spaltkinn (1 🗡️🛡️)
board_game-card-asha_greyjoy = Asha Graufreud (1)
board_game-card-aeron_damphair = Aeron Feuchthaar (0)
board_game-card-tywin_lannister = Tywin Lennister (4)
board_game-card-ser_gregor_clegane = Ser Gregor Clegane (3 🗡️🗡️🗡️)
board_game-card-ser_jaime_lannister = Ser Jaime Lennister (2 🗡️)
board_game-card-the_hound = Der Bluthund (2 🛡️🛡️)
board_game-card-ser_kevan_lannister = Ser Kevan Lennister (1)
board_game-card-tyrion_lannister = Tyrion Lennister (1)
board_game-card-cersei_lannister = Cersei Lennister (0)
board_game-card-stannis_baratheon = Stannis Baratheon (4)
board_game-card-renly_baratheon = Renly Baratheon (3)
board_game-card-ser_davos_seaworth = Ser Davos Seewert (2)
board_game-card-brienne_of_tarth = Brienne von Tarth (2 🗡️🛡️)
board_game-card-salladhor_saan = Salladhor Saan (1)
board_game-card-melisandre = Melisandre (1 🗡️)
board_game-card-patchface = Flickenfratz (0)
board_game-card-mace_tyrell = Maes Tyrell (4)
board_game-card-ser_loras_tyrell = Ser Loras Tyrell (3)
board_game-card-randyll_tarly = Randyll Tarly (2 🗡️)
board_game-card-ser_garlan_tyrell = Ser Garlan Tyrell (2 🗡️🗡️)
board_game-card-margaery_tyrell = Margaery Tyrell (1 🛡️)
board_game-card-alester_florent = Alester Florent (1 🛡️)
board_game-card-queen_of_thorns = Königin der Dornen (0)
board_game-card-the_red_viper = Die Rote Viper (4 🗡️🗡️🛡️)
board_game-card-areo_hotah = Areo Hotah (3 🛡️)
board_game-card-darkstar = Dunkelstern (2 🗡️)
board_game-card-obara_sand = Obara Sand (2 🗡️)
board_game-card-arianne_martell = Arianne Martell (1)
board_game-card-nymeria_sand = Nymeria Sand (1)
board_game-card-doran_martell = Doran Martell (0)

board_game-effect-eddard_stark = Kein Text.
board_game-effect-robb_stark = Bei Sieg bestimmst du, wohin sich der Verlierer zurückzieht.
board_game-effect-roose_bolton = Bei Niederlage nimmst du alle Hauskarten zurück, auch diese.
board_game-effect-greatjon_umber = Kein Text.
board_game-effect-ser_rodrick_cassel = Kein Text.
board_game-effect-the_blackfish = Du verlierst nichts durch Schwerter, Totenköpfe oder Kartentexte.
board_game-effect-catelyn_stark = Dein Verteidigungsbefehl in der Schlacht zählt doppelt.
board_game-effect-euron_crows_eye = Kein Text.
board_game-effect-victarion_greyjoy = Im Angriff zählen deine Schiffe je 2.
board_game-effect-balon_greyjoy = Die aufgedruckte Stärke der anderen Karte zählt 0.
board_game-effect-theon_greyjoy = In Verteidigung einer Burg oder Festung: +1 und 🗡️.
board_game-effect-dagmar_cleftjaw = Kein Text.
board_game-effect-asha_greyjoy = Ohne jede Unterstützung: 🗡️🗡️🛡️.
board_game-effect-aeron_damphair = Du darfst 2 Macht zahlen und stattdessen eine andere Karte spielen.
board_game-effect-tywin_lannister = Bei Sieg erhältst du 2 Macht.
board_game-effect-ser_gregor_clegane = Kein Text.
board_game-effect-ser_jaime_lannister = Kein Text.
board_game-effect-the_hound = Kein Text.
board_game-effect-ser_kevan_lannister = Im Angriff zählen deine Fußsoldaten je 2.
board_game-effect-tyrion_lannister = Du darfst die andere Karte zurückschicken; es muss eine neue gespielt werden.
board_game-effect-cersei_lannister = Bei Sieg darfst du einen beliebigen Befehl des Verlierers entfernen.
board_game-effect-stannis_baratheon = +1, wenn dein Gegner beim Eisernen Thron vor dir steht.
board_game-effect-renly_baratheon = Bei Sieg darf einer deiner Fußsoldaten Ritter werden.
board_game-effect-ser_davos_seaworth = Solange Stannis abgelegt ist: +1 und 🗡️.
board_game-effect-brienne_of_tarth = Kein Text.
board_game-effect-salladhor_saan = Wirst du unterstützt, zählen alle Schiffe außer denen von Baratheon 0.
board_game-effect-melisandre = Kein Text.
board_game-effect-patchface = Nach der Schlacht darfst du eine Handkarte des Gegners ablegen.
board_game-effect-mace_tyrell = Sofort wird ein Fußsoldat des Gegners zerstört.
board_game-effect-ser_loras_tyrell = Gewinnt dein Angriff, kommt der Marschbefehl mit und gilt noch einmal.
board_game-effect-randyll_tarly = Kein Text.
board_game-effect-ser_garlan_tyrell = Kein Text.
board_game-effect-margaery_tyrell = Kein Text.
board_game-effect-alester_florent = Kein Text.
board_game-effect-queen_of_thorns = Sofort wird ein gegnerischer Befehl neben der Schlacht entfernt.
board_game-effect-the_red_viper = Kein Text.
board_game-effect-areo_hotah = Kein Text.
board_game-effect-darkstar = Kein Text.
board_game-effect-obara_sand = Kein Text.
board_game-effect-arianne_martell = Verlierst du als Verteidiger, darf der Sieger nicht einrücken.
board_game-effect-nymeria_sand = In der Verteidigung 🛡️, im Angriff 🗡️.
board_game-effect-doran_martell = Sofort fällt der Gegner auf einer Leiste deiner Wahl auf den letzten Platz.

board_game-westeros-supply = Versorgung
board_game-westeros-mustering = Musterung
board_game-westeros-a_throne_of_blades = Ein Thron aus Klingen
board_game-westeros-last_days_of_summer = Letzte Tage des Sommers
board_game-westeros-winter_is_coming = Der Winter naht
board_game-westeros-clash_of_kings = Kampf der Könige
board_game-westeros-game_of_thrones = Spiel der Throne
board_game-westeros-dark_wings_dark_words = Dunkle Schwingen, dunkle Worte
board_game-westeros-wildlings_attack = Angriff der Wildlinge
board_game-westeros-put_to_the_sword = Durch das Schwert
board_game-westeros-rains_of_autumn = Herbstregen
board_game-westeros-storm_of_swords = Sturm der Schwerter
board_game-westeros-sea_of_storms = Meer der Stürme
board_game-westeros-web_of_lies = Netz aus Lügen
board_game-westeros-feast_for_crows = Festmahl der Krähen

board_game-wildling-silence_at_the_wall = Stille an der Mauer
board_game-wildling-preemptive_raid = Präventivschlag
board_game-wildling-crow_killers = Krähentöter
board_game-wildling-rattleshirts_raiders = Rasselhemds Räuber
board_game-wildling-massing_on_the_milkwater = Aufmarsch am Milchwasser
board_game-wildling-a_king_beyond_the_wall = Ein König jenseits der Mauer
board_game-wildling-mammoth_riders = Mammutreiter
board_game-wildling-the_horde_descends = Die Horde bricht herein
board_game-wildling-skinchanger_scout = Späher der Leibwechsler

board_game-region-castle_black = Schwarze Festung
board_game-region-karhold = Karhold
board_game-region-winterfell = Winterfell
board_game-region-white_harbor = Weißwasserhafen
board_game-region-the_stony_shore = Steinige Küste
board_game-region-widows_watch = Witwenwacht
board_game-region-moat_cailin = Maidengraben
board_game-region-greywater_watch = Grauwasser Wacht
board_game-region-flints_finger = Flints Finger
board_game-region-the_fingers = Die Finger
board_game-region-the_twins = Die Zwillinge
board_game-region-seagard = Seegart
board_game-region-pyke = Peik
board_game-region-the_mountains_of_the_moon = Mondberge
board_game-region-the_eyrie = Hohenehr
board_game-region-riverrun = Schnellwasser
board_game-region-harrenhal = Harrenhal
board_game-region-crackclaw_point = Klauenhorn
board_game-region-dragonstone = Drachenstein
board_game-region-lannisport = Lennishort
board_game-region-stoney_sept = Steinsepte
board_game-region-kings_landing = Königsmund
board_game-region-blackwater = Schwarzwasser
board_game-region-searoad_marches = Seestraßenmarschen
board_game-region-kingswood = Königswald
board_game-region-the_reach = Die Weite
board_game-region-highgarden = Rosengarten
board_game-region-storms_end = Sturmkap
board_game-region-dornish_marches = Dornische Marschen
board_game-region-oldtown = Altsass
board_game-region-the_boneway = Knochenweg
board_game-region-princes_pass = Prinzenpass
board_game-region-yronwood = Isenwald
board_game-region-sunspear = Sonnspeer
board_game-region-three_towers = Drei Türme
board_game-region-salt_shore = Salzküste
board_game-region-starfall = Sternfall
board_game-region-the_arbor = Der Arbor
board_game-region-the_shivering_sea = Zitternde See
board_game-region-bay_of_ice = Eisbucht
board_game-region-the_narrow_sea = Meerenge
board_game-region-ironmans_bay = Bucht der Eisenmänner
board_game-region-the_golden_sound = Goldener Sund
board_game-region-blackwater_bay = Schwarzwasserbucht
board_game-region-sunset_sea = Meer der Abenddämmerung
board_game-region-shipbreaker_bay = Schiffbruchbucht
board_game-region-sea_of_dorne = Meer von Dorne
board_game-region-redwyne_straights = Rothweyn-Straße
board_game-region-east_summer_sea = Östliches Sommermeer
board_game-region-west_summer_sea = Westliches Sommermeer
board_game-region-port_of_winterfell = Hafen von Winterfell
board_game-region-port_of_white_harbor = Hafen von Weißwasserhafen
board_game-region-port_of_pyke = Hafen von Peik
board_game-region-port_of_lannisport = Hafen von Lennishort
board_game-region-port_of_dragonstone = Hafen von Drachenstein
board_game-region-port_of_storms_end = Hafen von Sturmkap
board_game-region-port_of_oldtown = Hafen von Altsass
board_game-region-port_of_sunspear = Hafen von Sonnspeer

## Was man schreiben kann

board_game-typed-examples = Zum Beispiel:
    • `winterfell marsch+1, weißwasserhafen unterstützung, karhold machtfestigung, maidengraben verteidigung, zitternde see überfall` · `karhold überfall` (die anderen Befehle bleiben)
    • `marsch winterfell: 2 fußsoldaten nach maidengraben, rest bleibt` · `marsch weißwasserhafen: alle nach maidengraben, marker da lassen`
    • `überfall maidengraben -> zwillinge` · `überfall weißwasserhafen nichts` · `hilf dem angreifer` · `zwillinge angreifer, maidengraben niemand`
    • `mustere winterfell ritter, weißwasserhafen schiff im hafen` · `mustere winterfell 2 fußsoldaten` · `rabe winterfell marsch+1` · `rabe ansehen`
    • `biete 3` · der Name einer Karte oder ein Teil davon · `ja`, `nein`, `keinen`

## Was zu sehen war

board_game-face-memory = { $seat } – auf der Hand: { $left }{ $played-count ->
        [0] {""}
       *[other] { " " }· gespielt: { $played }
    }
