### Turniere: was nicht entschieden werden kann, warum man aufeinandertrifft, was jemand braucht.

tournament_format-swiss = Schweizer System
tournament_format-robin = jeder gegen jeden
tournament_format-pods = Mehrspielertische
tournament_format-elimination = K.-o.-System
tournament_format-league = Liga

tournament_scoring-duel = Sieg, Sieg nach Zeit, Unentschieden, Niederlage
tournament_scoring-beaten = Punkte für alle, die man hinter sich lässt
tournament_scoring-places = Punkte für Plätze
tournament_scoring-share = Anteil der anderen, die man hinter sich lässt
tournament_scoring-winners = nur Siege
tournament_scoring-game_points = die Punkte des Spiels selbst

tournament_tie-points = Punkte
tournament_tie-head_to_head = direkter Vergleich
tournament_tie-strength = Gegnerstärke
tournament_tie-extended_strength = erweiterte Gegnerstärke
tournament_tie-buchholz = Buchholz ohne den schwächsten Gegner
tournament_tie-sonneborn = Sonneborn-Berger
tournament_tie-wins = Siege
tournament_tie-seconds = zweite Plätze
tournament_tie-table_share = Anteil an den Spielpunkten der Tische
tournament_tie-best_game = bestes einzelnes Spiel
tournament_tie-lot = ein zu Beginn gezogenes Los
tournament_tie-knockout = K.-o.-Phase
tournament_tie-out = disqualifiziert

tournament-why-bye-lot = Setzt aus: So fiel das Los.
tournament-why-bye-lowest = Setzt aus: am weitesten hinten in der Tabelle unter denen, die am seltensten ausgesetzt haben.
tournament-why-bye-robin = Setzt aus: In dieser Runde gibt es keinen Gegner.
tournament-why-bye-seed = Kommt kampflos weiter: In diesem Teil des Turnierbaums ist kein Gegner mehr.
tournament-why-by-hand = Die Turnierleitung hat an diesem Tisch Leute von Hand getauscht.
tournament-why-by-hand-again =
    { $pairs ->
        [one] Zwei Leute an diesem Tisch sind sich schon begegnet.
       *[other] { $pairs } Paare an diesem Tisch sind sich schon begegnet.
    }
tournament-why-dutch = Nach dem Holländischen System gepaart.
tournament-why-dutch-cannot = Das Holländische System fand für diese Runde keine Paarung; deshalb wurde unter Punktgleichen gelost.
tournament-why-first-round = Erste Runde: So fiel das Los.
tournament-why-floated =
    { $user } hatte { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, und mit gleich vielen war niemand mehr frei. Deshalb kommt der Gegner aus der nächsten Gruppe, mit { $other ->
        [one] einem Punkt
       *[other] { $other } Punkten
    }.
tournament-why-free-draw = Frei ausgelost, sodass möglichst wenige sich wiedersehen und niemand ein Haus zweimal bekommt.
tournament-why-met-before =
    { $times ->
        [one] Sie sind schon einmal aufeinandergetroffen; bei jeder anderen Paarung hätten sich mehr Leute wiedergesehen.
       *[other] Sie sind schon { $times }-mal aufeinandergetroffen; bei jeder anderen Paarung hätten sich mehr Leute wiedergesehen.
    }
tournament-why-near-points = Leute mit etwa gleich vielen Punkten: von { $least } bis { $most }.
tournament-why-pairs-again =
    { $pairs ->
        [one] An diesem Tisch sehen sich zwei wieder. Eine bessere Sitzordnung fand sich nicht.
       *[other] An diesem Tisch gibt es { $pairs } Paare, die sich wiedersehen. Eine bessere Sitzordnung fand sich nicht.
    }
tournament-why-robin = Jeder spielt gegen jeden; das ist Runde { $round } des festen Plans.
tournament-why-same-points =
    Beide hatten { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }; unter allen mit gleich vielen wurde gelost.
tournament-why-schedule = Aus einem festen Plan, in dem sich niemand zweimal begegnet.
tournament-why-seeds = Der Turnierbaum: Setzplätze { $seeds }.
tournament-why-walkover = Kommt kampflos weiter, weil ein früheres Ergebnis berichtigt wurde.

tournament-plan-robin-better = Bei so vielen Runden und so wenigen Leuten sehen sich einige wieder. Jeder gegen jeden braucht { $rounds } Runden, und alle treffen genau einmal aufeinander.
tournament-plan-sit-out =
    { $count ->
        [one] In jeder Runde setzt jemand aus.
       *[other] In jeder Runde setzen { $count } Leute aus.
    }
tournament-plan-sums-differ = Verschieden große Tische vergeben verschieden viele Punkte. Die Wertung nach Anteilen behandelt sie gleich.
tournament-plan-threads = Der Server hätte dann { $threads } aktive Threads; ab { $max } wird es eng.

notice-tournament-judged = ⌛ Die Runde ist vorbei. Dieses Spiel wurde nach dem Stand der Dinge gewertet.

tournament-need-in = Sicher, was auch geschieht.
tournament-need-out = Nicht mehr möglich.
tournament-need-open = Offen: Es hängt von anderen Ergebnissen oder von der Feinwertung ab.

illegal-tournament-best = Mindestens eine Runde muss zählen.
illegal-tournament-correction-reaches-on = Spiele, die von diesem Ergebnis abhängen, haben begonnen (Runde/Tisch: { $tables }). Sie müssten noch einmal gespielt werden. Bestätige das, oder lass das Ergebnis stehen.
illegal-tournament-created-twice = Dieses Turnier gibt es schon.
illegal-tournament-cut-first = Alle Runden vor dem Cut sind gespielt. Jetzt ist der Cut an der Reihe.
illegal-tournament-cut-larger-than-field = Ein Cut auf { $cut } passt nicht zu einem Feld von { $there }. Wähle einen kleineren.
illegal-tournament-cut-not-here = In diesem Format ({ $format }) gibt es keinen Cut. Lass ihn weg.
illegal-tournament-cut-people = In den Cut können nur Leute kommen, die noch mitspielen, und alle nur einmal.
illegal-tournament-cut-too-large = Nach dem Cut müssen { $min } bis { $max } Leute übrig sein.
illegal-tournament-cut-unknown = Nur das Schweizer System findet seinen Cut von selbst. Gib an, wie viele weiterkommen.
illegal-tournament-disqualified = { $user } wurde disqualifiziert und kann hier nicht mehr spielen.
illegal-tournament-entered-twice = { $user } ist schon angemeldet.
illegal-tournament-fewest = Die kleinste Teilnehmerzahl muss zwischen { $min } und { $max } liegen.
illegal-tournament-format-needs-two = Dieses Format ({ $format }) ist für Spiele zu zweit. Wähle Mehrspielertische oder Tische mit zwei Plätzen.
illegal-tournament-full = Es ist kein Platz mehr frei: Höchstens { $max } können mitspielen.
illegal-tournament-gone = { $user } spielt hier nicht mehr mit.
illegal-tournament-has-started = Das Turnier hat begonnen; das lässt sich nicht mehr ändern.
illegal-tournament-extension = Ein Tisch, der noch spielt, kann höchstens so viel Zeit dazubekommen, wie eine Runde dauert: 0 bis { $max } Stunden.
illegal-tournament-hours = Das muss zwischen 1 und { $max } Stunden dauern.
illegal-tournament-houses = Für einen Tisch mit { $size } Plätzen braucht es { $size } verschiedene Häuser, und Häuser für jede Tischgröße oder für keine.
illegal-tournament-knockout-begun = Die K.-o.-Phase hat begonnen; beim Cut bleibt es.
illegal-tournament-last-organiser = Jemand muss das Turnier leiten. Hol erst jemand anderen in die Turnierleitung.
illegal-tournament-late-until = Die letzte Runde zum Einsteigen muss zwischen 1 und { $max } liegen.
illegal-tournament-legs = Alle können ein- oder zweimal aufeinandertreffen.
illegal-tournament-most = Die größte Teilnehmerzahl muss zwischen { $min } und { $max } liegen.
illegal-tournament-name = Das Turnier braucht einen Namen.
illegal-tournament-needs-reason = Bitte gib einen Grund an. Alle, die mitspielen, können ihn lesen.
illegal-tournament-no-cut = Dieses Turnier hat keinen Cut.
illegal-tournament-no-more-rounds = Alle Runden sind gespielt.
illegal-tournament-no-such-table = In Runde { $round } gibt es keinen Tisch { $table }.
illegal-tournament-no-tables = Für einen Tisch sind nicht mehr genug Leute da.
illegal-tournament-not-at-table = { $user } hat keinen Platz an Tisch { $table } von Runde { $round }.
illegal-tournament-not-created = Dieses Turnier gibt es nicht.
illegal-tournament-not-decided = Die K.-o.-Phase ist noch nicht entschieden. Lose ihre nächste Runde aus.
illegal-tournament-not-entered = { $user } nimmt an diesem Turnier nicht teil.
illegal-tournament-not-gone = { $user } hat nicht aufgehört und braucht deshalb auch nicht zurückzukommen.
illegal-tournament-not-newest-round = Nur die neueste Runde lässt sich zurücknehmen, und das ist nicht Runde { $round }.
illegal-tournament-not-seated = { $user } spielt noch mit und braucht einen Platz oder ein Freilos.
illegal-tournament-not-started = Das Turnier hat noch nicht begonnen.
illegal-tournament-not-the-bracket = Wer in der K.-o.-Phase aufeinandertrifft, steht im Turnierbaum und lässt sich nicht von Hand ändern.
illegal-tournament-nothing-to-correct = Tisch { $table } von Runde { $round } hat noch kein Ergebnis. Trag stattdessen eines ein.
illegal-tournament-over = Dieses Turnier ist vorbei. Daran lässt sich nichts mehr ändern.
illegal-tournament-own-cut = Du spielst selbst mit, und jetzt geht es darum, wer den Cut schafft. Das muss jemand entscheiden, der nicht mitspielt.
illegal-tournament-own-table = Du sitzt selbst an diesem Tisch. Das muss jemand anderes entscheiden.
illegal-tournament-penalty = Eine Strafe zieht Punkte ab; gib 0 oder mehr an.
illegal-tournament-places = Jeder der { $count } Plätze am Tisch braucht genau einen Rang, etwa 2 > 1 = 3.
illegal-tournament-rejoin-stage = Die K.-o.-Phase hat begonnen. Wer vorher aufgehört hat, kann nicht mehr einsteigen.
illegal-tournament-robin-late = Hier spielt jeder gegen jeden; nach dem Beginn kann niemand mehr einsteigen.
illegal-tournament-round-has-results = Runde { $round } hat schon Ergebnisse und lässt sich nicht zurücknehmen. Berichtige stattdessen ein Ergebnis.
illegal-tournament-round-open = Einige Tische spielen noch: { $tables }. Warte auf sie, oder entscheide sie.
illegal-tournament-rounds = Die Zahl der Runden muss zwischen 1 und { $max } liegen.
illegal-tournament-rounds-left =
    { $left ->
        [one] Vor dem Cut ist noch eine Runde zu spielen.
       *[other] Vor dem Cut sind noch { $left } Runden zu spielen.
    }
illegal-tournament-same-person = Das müssen zwei verschiedene Leute sein, nicht zweimal { $user }.
illegal-tournament-seated-twice = { $user } säße an zwei Stellen. In einer Runde haben alle genau einen Platz oder ein Freilos.
illegal-tournament-sizes = Ein Tisch hat 2 bis { $max } Plätze.
illegal-tournament-table-ended = Tisch { $table } von Runde { $round } ist zu Ende. Wenn das Ergebnis falsch ist, berichtige es.
illegal-tournament-table-numbers = Jeder Tisch braucht eine eigene Nummer, ab 1.
illegal-tournament-table-open-twice = Tisch { $table } von Runde { $round } hat schon ein Spiel.
illegal-tournament-target = Tische können hier { $sizes } Plätze haben. Wähle eine dieser Größen.
illegal-tournament-table-size = Tisch { $table } hätte { $size } Plätze; das geht in diesem Spiel hier nicht.
illegal-tournament-ties-twice = Nenne jede Feinwertung nur einmal.
illegal-tournament-too-few =
    { $there ->
        [0] Bisher kann niemand mitspielen
        [one] Bisher kann nur eine Person mitspielen
       *[other] Bisher können nur { $there } mitspielen
    }; zum Anfangen braucht es { $min }.
illegal-tournament-too-late = Zum Einsteigen ist es zu spät. Das ging bis zur Auslosung von Runde { $round }.
illegal-tournament-too-new = Dieses Turnier stammt aus einer neueren Version ({ $version }, diese hier kennt { $known }).
illegal-tournament-wrong-round = Als Nächstes kommt Runde { $expected }, nicht Runde { $round }.
illegal-tournament-choice = „{ $text }“ geht hier nicht. Wähle eines davon: { $choices }.
illegal-tournament-is-paused = Das Turnier ist angehalten. Lass es erst weitergehen.
illegal-tournament-judge-called = An Tisch { $table } von Runde { $round } ist schon eine Schiedsperson gerufen.
illegal-tournament-member-days = Die Tage auf dem Server müssen zwischen 0 und { $max } liegen.
illegal-tournament-no-call = An Tisch { $table } von Runde { $round } wartet niemand auf eine Schiedsperson.
illegal-tournament-no-check-in = Bei diesem Turnier muss man sich nicht anwesend melden.
illegal-tournament-no-decks = Für dieses Turnier werden keine Decks abgegeben.
illegal-tournament-no-setting = Eine Einstellung „{ $text }“ gibt es nicht. Nimm eine aus der Liste.
illegal-tournament-not-paused = Das Turnier ist nicht angehalten.
illegal-tournament-number = „{ $text }“ ist keine Zahl, die hier passt.
illegal-tournament-organisers-only = Das können nur die Turnierleitung und die Moderation des Servers.
illegal-tournament-own-draw = Du spielst selbst mit und kannst die Auslosung deshalb nicht ändern. Das muss jemand tun, der nicht mitspielt.
illegal-tournament-yes-no = Schreib „ja“ oder „nein“, nicht „{ $text }“.
notice-tournament-closed =
    { $reason ->
        [none] ⛔ Die Turnierleitung hat über diesen Tisch entschieden. Das Spiel ist geschlossen.
       *[other] ⛔ Die Turnierleitung hat über diesen Tisch entschieden: „{ $reason }“. Das Spiel ist geschlossen.
    }
notice-tournament-left = 🚪 { $user } spielt in diesem Turnier nicht mehr mit. Weiter spielt { $seat }.
notice-tournament-replaced = 🔁 { $user } spielt ab jetzt { $seat }.
notice-tournament-call = ⚖️ { $user } hat eine Schiedsperson gerufen: „{ $reason }“. Bis zur Entscheidung ruht das Spiel.
notice-tournament-ruled = ⚖️ { $user } hat entschieden: „{ $reason }“. Das Spiel geht weiter.
notice-tournament-paused = ⏸️ { $user } hat das Turnier angehalten. Das Spiel ruht.
notice-tournament-resumed = ▶️ { $user } lässt das Turnier weitergehen.
illegal-tournament-no-round-check-in = In diesem Format ({ $format }) kann man sich nicht vor jeder Runde anwesend melden, nur vor dem Beginn.
illegal-tournament-ratings = Wertungen liegen zwischen 0 und { $max }, und die untere Grenze darf nicht über der oberen liegen.
illegal-tournament-clock = Eine Uhr braucht 1 bis { $max } Stunden.
illegal-tournament-increment = Ein Zeitkonto muss mit jedem Zug 1 bis { $max } Stunden gewinnen.
illegal-tournament-chat-delay = Zwischen zwei Nachrichten können 0 bis { $max } Sekunden liegen.
illegal-tournament-fixed = Das steht seit dem Beginn fest. Zeiten, Anwesenheit, Uhren, Freilose und späterer Einstieg lassen sich noch ändern.
illegal-tournament-own-rules = Du spielst mit und leitest allein, deshalb kannst du die Regeln jetzt nicht ändern. Hol zuerst jemanden in die Leitung.
illegal-tournament-no-proposal = Es liegt keine Regeländerung zur Zustimmung vor.
illegal-tournament-agreed-already = Deine Zustimmung wird nicht gebraucht, oder du hast sie schon gegeben.
illegal-tournament-no-wishes = In diesem Turnier kann man sich keine Häuser wünschen.
illegal-tournament-unknown-house = Nenne jedes Haus nur einmal und nur solche, die hier gespielt werden.
illegal-tournament-not-checked-in = { $user } hat sich für diese Runde nicht anwesend gemeldet und kann keinen Platz bekommen.
illegal-tournament-scoring-points = Schreib die Punkte hinter das System, etwa „duel 5 4 2 0“ (Sieg, Sieg nach Zeit, Unentschieden, Niederlage) oder „places 6 4 3 2 1 0“.
illegal-tournament-no-trf = Diese Art Datei kennt nur Partien zu zweit, und es muss eine Runde geben.
