### Turniere auf Discord: ihr Beitrag, ihre Runden, was Mitspielende und Leitung lesen. Danach Wertungen.

cup-title = # 🏆 { $title }
cup-what = **{ $game }** · { $format }
cup-organisers = -# Turnierleitung: { $people }
cup-join = Mitmachen
cup-leave = Aufhören
cup-check-in = Ich bin da
cup-mine = Mein Turnier
cup-standings = Tabelle
cup-pairings = Paarungen
cup-rules = Regeln
cup-judge = Schiedsperson rufen
cup-organise = Leiten
cup-open =
    📝 Die Anmeldung läuft: { $most ->
        [none] { $count ->
            [one] eine Person
           *[other] { $count } Leute
        }
       *[other] { $count } von { $most } Leuten
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } auf der Warteliste
    }. Mindestens { $fewest } müssen es sein.
cup-ready = ✅ Spielbereit: { $count }
cup-starts =
    🗓️ Beginn: { $when }{ $left ->
        [none] { "" }
       *[other] { " " }({ $left })
    }
cup-needs-role = 🔑 Du brauchst die Rolle { $role }.
cup-needs-days =
    🔑 Du musst seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } auf diesem Server sein.
cup-newest = Zuletzt dazugekommen: { $people }
cup-clock-note = -# Ruhezeiten und Urlaub gelten am Tisch, verschieben aber nicht das Ende einer Runde.
cup-cancelled =
    🚫 Dieses Turnier wurde abgesagt{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }.
cup-finished =
    🏁 Das Turnier ist vorbei{ $winner ->
        [none] { "" }
       *[other] . 👑 **{ $winner }** hat gewonnen
    }.
cup-paused = ⏸️ Das Turnier ist angehalten.
cup-started =
    ▶️ Das Turnier hat begonnen, mit { $players ->
        [one] einer Person
       *[other] { $players } Leuten
    }. Die erste Runde wird ausgelost.
cup-round =
    🎲 Runde { $round }{ $rounds ->
        [none] { "" }
       *[other] { " von " }{ $rounds }
    }: { $tables ->
        [one] { $over ->
            [0] Der Tisch spielt noch.
           *[other] Der Tisch ist fertig.
        }
       *[other] { $over ->
            [one] Einer von { $tables } Tischen ist fertig.
           *[other] { $over } von { $tables } Tischen sind fertig.
        }
    }
cup-ends = ⏳ Ende: { $when } ({ $left })
cup-round-over = ✅ Alle Tische dieser Runde sind fertig.
cup-goes-on = ⏭️ Es geht von selbst weiter: { $when } ({ $left }).
cup-line = { $place }. **{ $name }** { $points }
cup-round-title =
    ## Runde { $round }{ $rounds ->
        [none] { "" }
       *[other] { " von " }{ $rounds }
    }
cup-byes = 💤 Freilos: { $people }
cup-more-tables =
    … und { $count ->
        [one] noch ein Tisch
       *[other] noch { $count } Tische
    }: Drück auf „Paarungen“.
cup-why = Warum diese Paarung?
cup-check-in-call =
    📣 { $people }: Bitte meldet euch anwesend{ $when ->
        [none] { "" }
       *[other] . Das Turnier beginnt { $when }
    }. Wer das bis dahin nicht getan hat, spielt nicht mit.
cup-warning = ⏰ { $people }: Runde { $round } endet { $left }. { $rule }
cup-warning-table =
    Tisch { $table } { $where } { $people ->
        [none] spielt noch.
       *[other] wartet auf { $people }.
    }
cup-unfinished-adjudicate = Tische, die dann noch spielen, werden nach dem Stand der Dinge gewertet.
cup-unfinished-wait = Die nächste Runde wartet nicht auf Tische, die dann noch spielen.
cup-unfinished-organiser = Über Tische, die dann noch spielen, müsst ihr entscheiden.
cup-call = ⚖️ { $user } ruft eine Schiedsperson an Tisch { $table } von Runde { $round } { $where }: { $reason }
cup-call-waits = Das Spiel ruht. { $people }: Wer dort nicht mitspielt, kann entscheiden.
cup-ruling = ✅ { $user } hat entschieden: { $reason }
cup-rule = Entscheiden
cup-at-table = 🏆 Runde { $round }, Tisch { $table } von { $place }. Die Runde endet { $when }.
cup-yes = Bestätigen

cup-after =
    { $round ->
        [0] Vor den ersten Ergebnissen
       *[other] Nach Runde { $round }
    } · { $players } Leute
cup-round-short = R{ $round }
cup-points = Punkte
cup-is-dropped = aufgehört
cup-is-out = disqualifiziert
cup-is-waiting = wartet
cup-standings-title = ## { $title }: Tabelle. { $when }
cup-sorted =
    -# { $knockout ->
        [only] Sortiert danach, wie weit alle im Turnierbaum gekommen sind.
        [yes] Sortiert nach der K.-o.-Phase, dann nach Punkten; bei Gleichstand der Reihe nach: { $ties }.
       *[no] Sortiert nach Punkten; bei Gleichstand der Reihe nach: { $ties }.
    }
cup-you =
    ➡️ Du: Platz { $place }, mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
cup-you-ran = ➡️ Du: Platz { $place }, { $ran }
cup-ran =
    { $wins ->
        [0] noch kein Sieg
        [one] ein Sieg
       *[other] { $wins } Siege
    }{ $how ->
        [none] { "" }
        [won] { " 👑" }
        [out] , ausgeschieden{ " " }
       *[in] , jetzt{ " " }
    }{ $left ->
        [none] { "" }
        [0] in Runde { $round }
        [2] im Finale
        [4] im Halbfinale
        [8] im Viertelfinale
        [16] im Achtelfinale
        [32] im Sechzehntelfinale
       *[other] in der Runde der letzten { $left }
    }
cup-bracket = Turnierbaum
cup-bracket-title = ## { $title }: Turnierbaum
cup-bracket-part = Teil { $part } von { $parts }
cup-bracket-rest = Die letzten Runden
cup-stage =
    { $left ->
        [2] Finale
        [4] Halbfinale
        [8] Viertelfinale
        [16] Achtelfinale
        [32] Sechzehntelfinale
       *[other] Runde der letzten { $left }
    }
cup-before = Zurück
cup-after-this = Weiter
cup-round-before = Runde davor

cup-mine-none = Du bist für dieses Turnier nicht angemeldet.
cup-mine-in = Du bist dabei, als Nummer { $place }.
cup-mine-waits = Du stehst auf der Warteliste, auf Platz { $place }.
cup-mine-playing = Du bist dabei.
cup-mine-knocked-out = Die K.-o.-Phase geht ohne dich weiter.
cup-mine-waiting = Du stehst auf der Warteliste. Wenn man noch einsteigen kann, drück auf „Mitmachen“.
cup-mine-dropped =
    Du hast aufgehört.{ $back ->
        [any] { " Du kannst zurückkommen: Drück auf „Mitmachen“." }
        [cut] { " Vor der K.-o.-Phase kannst du zurückkommen: Drück auf „Mitmachen“." }
       *[no] { "" }
    }
cup-mine-out = Du wurdest disqualifiziert.
cup-checked-in = ✅ Du hast dich anwesend gemeldet.
cup-not-checked-in = ⚠️ Du hast dich noch nicht anwesend gemeldet.
cup-deck-kept = Das Turnier hat eine Kopie von **{ $deck }**. Was du später an dem Deck änderst, ändert hier nichts.
cup-deck-in = ✅ Dein Deck ist abgegeben. Bis zum Beginn kannst du es austauschen.
cup-deck-missing = ⚠️ Du hast noch kein Deck abgegeben. Ohne Deck spielst du nicht mit.
cup-mine-place =
    Du bist auf Platz { $place } von { $players }, mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
cup-mine-place-ran = Du bist auf Platz { $place } von { $players }: { $ran }.
cup-mine-tie = -# Was dich von der Person vor dir trennt: { $tie }.
cup-mine-penalty = -# Abgezogene Punkte: { $points }
cup-mine-bye = In Runde { $round } setzt du aus.
cup-mine-table =
    🎲 Runde { $round }, Tisch { $table }{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }
    }: { $people }
cup-need =
    { $cut ->
        [yes] **Was brauche ich, um unter die ersten { $goal } zu kommen?**
       *[no] **Was brauche ich zum Sieg?**
    }
cup-need-sure =
    ✅ { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } oder mehr in dieser Runde: sicher, was auch die anderen tun.
cup-need-between = 🤔 Alles andere: Es hängt von weiteren Ergebnissen oder von der Feinwertung ab.
cup-need-lost =
    ❌ { $points ->
        [0] Nichts in dieser Runde
        [one] Höchstens ein Punkt in dieser Runde
       *[other] Höchstens { $points } Punkte in dieser Runde
    }: nicht mehr möglich.
cup-why-table = Tisch { $table }: { $people }
cup-why-not-there = In dieser Runde hattest du keinen Platz.
cup-why-seed = -# Startwert der Auslosung: { $seed }
cup-cost-none = • Niemand trifft wieder auf jemanden, und auch sonst musste nichts in Kauf genommen werden.
cup-cost-repeats =
    { $count ->
        [one] Ein Paar trifft wieder aufeinander.
       *[other] { $count } Paare treffen wieder aufeinander.
    }
cup-cost-across =
    { $count ->
        [one] Eine Paarung verbindet Leute mit verschieden vielen Punkten.
       *[other] { $count } Paarungen verbinden Leute mit verschieden vielen Punkten.
    }
cup-cost-byes =
    { $count ->
        [one] Eine Person setzt aus.
       *[other] { $count } Leute setzen aus.
    }
cup-cost-houses =
    { $count ->
        [one] Eine Person hat ein Haus zum zweiten Mal.
       *[other] { $count } Leute haben ein Haus zum zweiten Mal.
    }
cup-cost-small =
    { $count ->
        [one] Ein Tisch ist kleiner als gewünscht.
       *[other] { $count } Tische sind kleiner als gewünscht.
    }
cup-cost-spread = Punkteabstand an den Tischen: { $count }

cup-joined =
    { $waits ->
        [yes] Du stehst auf der Warteliste, auf Platz { $place }.
       *[no] Du bist dabei, als Nummer { $place }.
    }{ $deck ->
        [yes] { " Gib jetzt dein Deck ab." }
       *[no] { "" }
    }{ $check ->
        [yes] { " Denk daran, dich vor dem Beginn anwesend zu melden." }
       *[no] { "" }
    }
cup-joined-late = Du bist ab der nächsten Runde dabei.
cup-rejoined = Willkommen zurück: Du spielst ab der nächsten Runde, ohne Punkte für die verpassten.
cup-leave-sure =
    Willst du aufhören? { $plays ->
        [yes] An dem Tisch, an dem du gerade spielst, kommst du auf den letzten Platz; alles vorher Gespielte bleibt.
       *[no] Alles, was du gespielt hast, bleibt.
    }{ $back ->
        [any] { " Du kannst später zurückkommen." }
        [cut] { " Vor der K.-o.-Phase kannst du zurückkommen." }
       *[no] { " Zurückkommen kannst du nicht." }
    }
cup-left = Du hast das Turnier verlassen.
cup-called = ⚖️ Eine Schiedsperson ist gerufen. Bis zur Entscheidung ruht das Spiel.
cup-audit-title = ## { $title }: was entschieden wurde

cup-step-start = Als Nächstes: das Turnier beginnen.
cup-step-wait = Es wird noch gespielt. Wenn der letzte Tisch fertig ist, kann die nächste Runde beginnen.
cup-step-round = Als Nächstes: die nächste Runde auslosen.
cup-step-cut = Als Nächstes: der Cut.
cup-step-finish = Als Nächstes: das Turnier abschließen.
cup-step-over = Das Turnier ist vorbei.
cup-open-call = ⚖️ Tisch { $table } von Runde { $round } wartet auf eine Schiedsperson.
cup-next = Was als Nächstes kommt
cup-call-in = Anwesenheit abfragen
cup-pause = Anhalten
cup-resume = Weiter geht's
cup-export = Dateien
cup-audit = Entscheidungen
cup-refresh = Fehlendes neu posten
cup-cancel = Absagen
cup-pick-table = Ein Tisch: Ergebnis, Berichtigung, Zeit, Entscheidung
cup-pick-person =
    Eine Person: aufhören, fehlt, ersetzen, Strafe{ $part ->
        [1] { "" }
       *[other] { " " }({ $part })
    }
cup-table-name = Runde { $round }, Tisch { $table }
cup-seat = { $seat }. { $name }
cup-result = Ergebnis eintragen
cup-correct = Ergebnis berichtigen
cup-extend = Mehr Zeit
cup-person = **{ $name }** · { $status ->
        [playing] spielt mit
        [signed_up] ist angemeldet
        [waiting] steht auf der Warteliste
        [dropped] hat aufgehört
       *[out] ist disqualifiziert
    }
cup-drop = Herausnehmen
cup-readd = Wieder aufnehmen
cup-absent = Nicht gekommen
cup-replace = Ersetzen
cup-penalty = Strafe
cup-out = Disqualifizieren
cup-start-sure =
    Mit { $count ->
        [one] einer Person
       *[other] { $count } Leuten
    } beginnen?{ $missing ->
        [0] { "" }
       *[other] { " Nicht bereit oder ohne Platz, also nicht dabei: " }{ $people }.
    }
cup-cut-sure = Diese { $count } kommen weiter: { $people }
cup-finish-sure = Alles ist gespielt. Ist das Turnier erst abgeschlossen, lässt sich nichts mehr berichtigen.
cup-wait = Es wird noch gespielt, an Tisch { $tables }. Warte, oder entscheide.
cup-draw = ## Auslosung von Runde { $round }, nur für deine Augen
cup-draw-own = -# Du spielst selbst mit und kannst diese Auslosung deshalb veröffentlichen, aber nicht ändern.
cup-publish = Veröffentlichen
cup-redraw = Neu auslosen
cup-swap = Zwei tauschen
cup-published =
    Runde { $round } ist veröffentlicht. { $tables ->
        [one] Der Tisch wird eröffnet.
       *[other] { $tables } Tische werden eröffnet.
    }
cup-has-started = Das Turnier hat mit { $players } Leuten begonnen. Lose jetzt die erste Runde aus.
cup-sealed = Das Turnier ist abgeschlossen.
cup-unpair = Runde zurücknehmen
cup-unpair-sure = Runde { $round } zurücknehmen? Ihre Tische werden geschlossen, und sie kann neu ausgelost werden.
cup-cancel-sure = Dieses Turnier absagen? Alle seine Tische werden geschlossen, und es gibt kein Ergebnis.
cup-was-paused = Das Turnier ist angehalten: die Tische und die Zeit der Runde.
cup-was-resumed = Das Turnier geht weiter. Die Runde hat noch so viel Zeit wie vorher.
cup-moves = { $name }: Platz { $before } → { $after }
cup-moves-more = … und { $count } weitere
cup-moves-none = Niemand ändert seinen Platz.
cup-cut-changes = Der Cut ändert sich: hinein { $into }, hinaus { $out }
cup-plays-again = ⚠️ Diese Tische (Runde/Tisch) werden noch einmal gespielt: { $tables }
cup-extended =
    Tisch { $table } hat { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } mehr.
cup-ruled = Die Entscheidung steht an Tisch { $table }, und das Spiel geht weiter.
cup-dropped = { $user } ist nicht mehr im Turnier.
cup-added = { $user } ist im Turnier.
cup-was-replaced = { $new } spielt für { $old } weiter.
cup-apart = { $one } und { $other } werden möglichst auseinandergehalten. Das weiß nur die Turnierleitung.
cup-penalised = Die Strafe für { $user } ist notiert.
cup-disqualified = { $user } ist disqualifiziert.
cup-organiser-named = { $user } leitet dieses Turnier jetzt mit.
cup-organiser-gone = { $user } leitet dieses Turnier nicht mehr.
cup-posted-again = Das Turnier ist in { $where }; was fehlte, wird neu gepostet.
cup-called-in = Alle, die sich noch nicht anwesend gemeldet haben, werden gerufen.
cup-exported = **{ $title }** als Dateien
cup-file-json = Alles Öffentliche als JSON
cup-file-standings = Die Tabelle zum Weiterrechnen
cup-file-pairings = Alle Paarungen als Tabelle
cup-form-why = Grund
cup-form-why-note = Bei einer Berichtigung nötig; alle, die mitspielen, können ihn lesen
cup-form-judge-note = Was ist passiert? Alle, die mitspielen, können es lesen
cup-form-cancel = Alle, die mitspielen, können ihn lesen
cup-form-ruling = Deine Entscheidung
cup-form-places = Plätze, vom ersten zum letzten
cup-form-places-note = Sitze oder Namen, etwa 2 > 1 = 3 > 4; = für einen geteilten Platz
cup-form-hours = Stunden
cup-form-points = Punkte, die abgezogen werden
cup-form-points-note = 0 ist eine Verwarnung
cup-form-replace = Wer übernimmt den Platz?
cup-form-replace-note = Jemand aus dem Turnier; für alle anderen: /turnier person ersetzen
cup-form-swap-one = Die eine Person
cup-form-swap-other = Die andere

cup-plan = **Probelauf für { $players ->
        [one] eine Person
       *[other] { $players } Leute
    }** (noch ist nichts angelegt)
cup-plan-rounds =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }: { $tables }
cup-plan-size =
    { $count ->
        [one] ein Tisch mit { $size }
       *[other] { $count } Tische mit { $size }
    }
cup-plan-knockout =
    K.-o.-Runde { $round }: { $tables }{ $byes ->
        [0] { "" }
        [one] , ein Freilos
       *[other] , { $byes } Freilose
    }
cup-plan-total =
    Insgesamt { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, gleichzeitig bis zu { $threads } Threads, höchstens { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
cup-plan-next = **Die Regeln** (unten änderst du sie, vor dem Beginn auch später noch)
cup-make = Anlegen
cup-made = Das Turnier ist in { $where }. Dort kann man sich anmelden.
cup-edit-how = -# Ändern lassen sie sich mit `/turnier einrichten ändern` oder über *Leiten*, *Einstellungen*; *Regeln* zeigt alle.
cup-edited = { $setting }: { $value }
cup-starts-set = Das Turnier beginnt von selbst { $when }.
cup-rules-title = ## { $title }: die Regeln

cup-span =
    { $days ->
        [0] { $hours ->
            [one] eine Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $days } Tage
    }
cup-after-span =
    { $days ->
        [0] { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $days } Tagen
    }
cup-rule-format = { $game }, { $format }; Tische mit { $sizes }
cup-rule-rounds-field = Wie viele Runden es gibt, hängt vom Feld ab. Eine Runde dauert { $span }.
cup-rule-knockout = K.-o. von Anfang an. Eine Runde dauert { $span }.
cup-rule-rounds =
    { $rounds ->
        [one] Eine Runde.
       *[other] { $rounds } Runden.
    } { $cut ->
        [0] Kein Cut.
       *[other] Dann kommen { $cut } in die K.-o.-Phase.
    } Eine Runde dauert { $span }.
cup-rule-best =
    { $best ->
        [one] Bei allen zählt nur die beste Runde.
       *[other] Bei allen zählen nur die { $best } besten Runden.
    }
cup-rule-draw-free = Die Tische werden frei ausgelost: Möglichst wenige treffen wieder aufeinander.
cup-rule-draw-points = An einen Tisch kommen Leute mit etwa gleich vielen Punkten.
cup-rule-scoring = Punkte: { $scoring }
cup-rule-duel = Sieg { $win }, Sieg nach Zeit { $late }, Unentschieden { $draw }, Niederlage { $loss }
cup-rule-places = Tisch mit { $size }: { $points }
cup-rule-ties = Bei gleichen Punkten entscheiden der Reihe nach: { $ties }.
cup-rule-bye-win = Aussetzen zählt als Sieg.
cup-rule-bye-mean = Aussetzen zählt so viel wie der Durchschnitt deiner anderen Runden.
cup-rule-bye-fixed =
    Aussetzen bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
cup-rule-unfinished-adjudicate =
    Ein Tisch, der nach { $after } noch spielt, { $extension ->
        [0] wird nach dem Stand der Dinge gewertet
       *[other] bekommt einmal { $more } mehr und wird dann nach dem Stand der Dinge gewertet
    }; ein erster Platz zählt dann vier Fünftel.
cup-rule-unfinished-wait = Die nächste Runde wartet nicht auf Tische, die nach { $after } noch spielen; am Ende der letzten Runde werden sie nach dem Stand der Dinge gewertet.
cup-rule-unfinished-organiser = Über Tische, die nach { $after } noch spielen, entscheidet die Turnierleitung.{ $extension ->
        [0] { "" }
       *[other] { " Sie bekommen " }{ $more } mehr.
    }
cup-rule-absent = Wer nach { $after } noch gar nicht geantwortet hat, ist nicht gekommen: keine Punkte, und ein Tisch zu zweit ist entschieden.
cup-rule-break = Die nächste Runde beginnt von selbst { $span } nach dem Ende des letzten Tisches.
cup-rule-houses = Die Häuser werden mit den Tischen ausgelost; möglichst niemand bekommt eines zweimal.
cup-rule-decks = Alle geben vor dem Beginn ein Deck ab; danach ist es fest.
cup-rule-check-in = Wer sich bis zum Beginn nicht anwesend gemeldet hat, spielt nicht mit.
cup-rule-late =
    Einsteigen kann man bis zur Auslosung von Runde { $round }; jede verpasste Runde bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
cup-rule-stopping =
    Wer aufhört, kommt am verlassenen Tisch auf den letzten Platz; alles vorher Gespielte bleibt. { $back ->
        [any] Zurückkommen kann man.
        [cut] Vor der K.-o.-Phase kann man zurückkommen.
       *[no] Zurückkommen kann man nicht.
    }
cup-rule-fair = Jeder Tisch wird für sich gespielt: keine Absprachen von außerhalb. Wer leitet und mitspielt, entscheidet nichts in eigener Sache.
cup-rule-clock = Ruhezeiten und Urlaub gelten an den Tischen, verschieben aber nicht das Ende einer Runde.

cup-setting-rounds = Runden
cup-setting-cut = Cut
cup-setting-hours = Stunden einer Runde
cup-setting-extension = Stunden mehr für einen unfertigen Tisch
cup-setting-unfinished = Unfertige Tische
cup-setting-absent-hours = Stunden, bis jemand als abwesend gilt
cup-setting-break-hours = Stunden zwischen den Runden (0: von Hand)
cup-setting-target = Größe der Tische
cup-setting-full-tables = Nur volle Tische
cup-setting-fewest = Mindestens so viele Leute
cup-setting-most = Höchstens so viele Leute
cup-setting-check-in = Anwesenheit melden
cup-setting-check-in-hours = Stunden zum Anwesendmelden
cup-setting-decks = Decks werden abgegeben
cup-setting-draw = Auslosung der Tische
cup-setting-dutch = Holländisches System
cup-setting-scoring = Wertung
cup-setting-bye = Wert des Aussetzens (Sieg, Schnitt oder eine Zahl)
cup-setting-best = So viele beste Runden zählen
cup-setting-legs = So oft treffen alle aufeinander
cup-setting-late-until = Letzte Runde zum Einsteigen
cup-setting-late-points = Punkte für eine verpasste Runde
cup-setting-member-days = Tage auf dem Server
cup-setting-houses = Häuser werden ausgelost

cup-did-created = { $by } hat das Turnier angelegt.
cup-did-changed = { $by } hat die Regeln geändert.
cup-did-organiser-named =
    { $allowed ->
        [yes] { $by } hat { $person } in die Turnierleitung geholt.
       *[no] { $by } hat { $person } aus der Turnierleitung genommen.
    }
cup-did-signed-up = { $person } hat sich angemeldet.
cup-did-checked-in = { $person } hat sich anwesend gemeldet.
cup-did-check-in-called = Wer sich noch nicht anwesend gemeldet hatte, wurde gerufen.
cup-did-deck-handed-in = { $person } hat ein Deck abgegeben.
cup-did-started = Das Turnier hat begonnen.
cup-did-joined-late = { $person } ist später eingestiegen.
cup-did-dropped = { $person } hat aufgehört.
cup-did-rejoined = { $person } ist wieder da.
cup-did-paired = Runde { $round } wurde ausgelost.
cup-did-unpaired = ↩️ { $by } hat Runde { $round } zurückgenommen.
cup-did-table-opened = Tisch { $table } von Runde { $round } wurde eröffnet.
cup-did-no-show = 👻 { $person } ist nicht an Tisch { $table } von Runde { $round } gekommen.
cup-did-replaced = 🔁 { $new } spielt an Tisch { $table } von Runde { $round } für { $old } weiter.
cup-did-extended =
    ⏳ Tisch { $table } von Runde { $round } hat { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } mehr.
cup-did-result = Tisch { $table } von Runde { $round }: { $places }
cup-did-corrected =
    ✏️ { $by ->
        [none] Berichtigt:
       *[other] { $by } hat berichtigt:
    } Tisch { $table } von Runde { $round }: { $places }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
cup-did-warned = Der Turnierleitung wurde gesagt, dass Runde { $round } bald endet.
cup-did-judge-called = An Tisch { $table } von Runde { $round } wurde eine Schiedsperson gerufen: { $reason }
cup-did-ruled = { $by } hat an Tisch { $table } von Runde { $round } entschieden: { $reason }
cup-did-paused = ⏸️ { $by } hat das Turnier angehalten.
cup-did-resumed = ▶️ { $by } lässt das Turnier weitergehen.
cup-did-penalty =
    ⚠️ { $points ->
        [0] { $person } wird verwarnt
        [one] { $person } verliert einen Punkt
       *[other] { $person } verliert { $points } Punkte
    }: { $reason }
cup-did-disqualified = ⛔ { $person } ist disqualifiziert: { $reason }
cup-did-cut-made = ✂️ Der Cut steht: { $people }
cup-did-finished = Das Turnier ist abgeschlossen.
cup-did-cancelled =
    Das Turnier ist abgesagt{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }.

illegal-no-tournament = Hier gibt es noch kein Turnier.
illegal-which-tournament = Welches Turnier meinst du? Es gibt: { $tournaments }.
illegal-tournament-in-already = Du bist bei diesem Turnier schon dabei.
illegal-tournament-not-signed-up = Du bist für dieses Turnier nicht angemeldet. Drück zuerst auf „Mitmachen“.
illegal-tournament-needs-role = Anmelden können sich nur Leute mit der Rolle { $role }.
illegal-tournament-needs-days =
    Du kannst dich anmelden, wenn du { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } auf diesem Server bist.
illegal-tournament-no-own-table = Du sitzt an keinem Tisch dieses Turniers, der noch spielt.
illegal-tournament-no-sizes = Dieses Spiel hat keine Tischgröße, die zu einem Turnier passt.
illegal-tournament-nobody = Noch ist niemand angemeldet.
illegal-tournament-not-playing-now = { $user } sitzt an keinem Tisch, der noch spielt.
illegal-tournament-no-bracket = Dieses Turnier hat keinen Turnierbaum, oder noch keinen.
illegal-tournament-no-rounds = Noch ist keine Runde ausgelost.
illegal-tournament-no-such-round = Eine Runde { $round } gibt es nicht; bisher sind es { $max }.
illegal-tournament-preview-gone = Diese Vorschau ist zu alt. Ruf sie noch einmal auf.
illegal-tournament-starts-past = Diese Zeit ist vorbei. Nenne eine, die noch kommt.
illegal-ranking-hidden = Diese Person zeigt ihre Wertungen nicht.

rank-title = ## { $game }: Rangliste dieses Servers
rank-line =
    { $place }. **{ $name }** { $rating } ({ $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    })
rank-none = Noch hat niemand genug Spiele.
rank-how = -# Eine Zahl erscheint nach fünf Spielen gegen drei Leute, wenn sie sicher genug ist. Ersatzspieler und verlassene Plätze zählen nicht. Mit `/rangliste verbergen` nimmst du dich heraus.
rank-player = **{ $name }** · { $game }: **{ $rating }** nach { $games } Spielen
rank-provisional = **{ $name }** · { $game }: noch zu früh, nach { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }
rank-opponents =
    Gegen { $count ->
        [one] eine Person
       *[other] { $count } verschiedene Leute
    }
rank-no-games = { $user } hat hier kein gewertetes Spiel.
rank-is-hidden = -# Das siehst nur du.
rank-curve-how = -# Die Linie ist der Mittelwert, das Band seine Unsicherheit. Die Wertung ist sein unterer Rand: So gut spielt diese Person fast sicher mindestens.
rank-curve-alt =
    { $first ->
        [1] Mittelwert nach jedem Spiel: { $values }
       *[other] Mittelwert nach jedem der Spiele { $first } bis { $last }: { $values }
    }
rank-axis = Spiele
rank-hidden = Deine Wertungen sind für alle anderen verborgen.
rank-shown = Deine Wertungen sind wieder zu sehen.
cup-needs-rating =
    🔑 { $kind ->
        [least] Du brauchst eine Wertung von mindestens { $low }.
        [most] Du brauchst eine Wertung von höchstens { $high } oder noch gar keine.
       *[between] Du brauchst eine Wertung von { $low } bis { $high }.
    }
cup-wish = Häuser
cup-wishes =
    { $houses ->
        [none] Du hast dir noch keine Häuser gewünscht.
       *[other] Du wünschst dir { $houses }.
    } Wünsche entscheiden nur zwischen Auslosungen, die sonst gleich gut sind.
cup-wished = ✅ Dein Wunsch ist notiert.
cup-pick-houses = Häuser, die du gern hättest (keins: egal)
cup-missing = 🚪 Nicht anwesend gemeldet, in dieser Runde ohne Platz: { $people }
cup-check-in-round =
    { $people ->
        [none] 📣 Für Runde { $round } haben sich alle anwesend gemeldet.
       *[other] 📣 { $people }: Bitte meldet euch für Runde { $round } anwesend. Wer das bis zur Auslosung nicht getan hat, setzt sie ohne Punkte aus.
    }
cup-new-rules = 📜 Die Turnierleitung hat sich auf andere Regeln geeinigt:
cup-organisers-word = Turnierleitung
cup-staff =
    ## { $title }: Turnierleitung
    Hier erfahrt ihr, was euch braucht: Tische in Verzug, Rufe nach einer Schiedsperson, wer aufhört oder nicht kommt. Eingeladen ist sonst niemand; die Moderation kann hineinsehen. Das Turnier selbst ist in { $place }.
cup-staff-name = { $title }: Leitung
cup-alarm-too-few = ⏰ { $people }: Das Turnier sollte jetzt beginnen, aber zu wenige sind bereit. Beginnt es von Hand, sobald sie es sind, oder setzt eine andere Zeit.
cup-alarm-nobody-there = ⏰ { $people }: Die nächste Runde ließ sich nicht auslosen, weil für einen Tisch zu wenige da sind. Ruft noch einmal auf, sich anwesend zu melden, und lost sie dann von Hand aus.
cup-alarm-undecided = ⏰ { $people }: Die Zeit von Runde { $round } ist um. Bitte entscheidet diese Tische:
cup-proposal = 📜 { $by } schlägt andere Regeln vor.
cup-proposal-waits = Es müssen noch zustimmen: { $people }. Die Regeln gelten, sobald alle es getan haben.
cup-agree = Zustimmen
cup-reject = Nicht zustimmen
cup-look-at = Diese Person ansehen
cup-lost-gone = ⚠️ Der Thread des Turniers „{ $title }“ ist weg. Alles Entschiedene ist sicher; `/turnier posten` eröffnet einen neuen.
cup-lost-closed = ⚠️ Ich kann in { $where }, wo das Turnier „{ $title }“ ist, nicht mehr schreiben. Bitte gebt mir die Rechte zurück, den Kanal zu sehen und dort und in Threads zu schreiben. Ich versuche es von selbst wieder.
cup-settings = Einstellungen
cup-pick-setting =
    Einstellung ändern{ $part ->
        [1] { "" }
       *[other] { " " }({ $part })
    }
cup-form-value = Neuer Wert
cup-form-or-none = Eine Zahl; „keine“ hebt es auf
cup-proposed = { $setting }: { $value } ist vorgeschlagen. Es müssen noch zustimmen: { $people }
cup-agreed =
    { $people ->
        [none] Alle haben zugestimmt. Die neuen Regeln gelten, und alle erfahren es.
       *[other] Du hast zugestimmt. Es fehlen noch: { $people }
    }
cup-not-agreed = Die Regeln bleiben, wie sie sind.
cup-conditions = ## Wer sich anmelden darf
cup-conditions-button = Bedingungen
cup-no-conditions = Alle auf diesem Server.
cup-pick-role = Eine Rolle, die man braucht
cup-condition-more = Tage und Wertung
cup-condition-none = Keine Bedingungen
cup-file-trf = Die Runden als TRF-Datei für Schach-Auslosungsprogramme
cup-pair-again = Runde { $round } ist nach dem alten Ergebnis ausgelost, und noch hat dort niemand gezogen. Ihr könnt sie neu auslosen oder so lassen.
cup-pair-again-yes = Zurücknehmen und neu auslosen
cup-cost-wishes =
    { $count ->
        [one] Eine Person hat ein Haus, das sie sich nicht gewünscht hat.
       *[other] { $count } Leute haben Häuser, die sie sich nicht gewünscht haben.
    }
cup-rule-silent = Wird ein Tisch nach dem Stand der Dinge gewertet, kommt auf den letzten Platz, wer ihn länger als { $span } hat warten lassen.
cup-rule-wishes = Ihr dürft sagen, welche Häuser ihr gern hättet; das entscheidet nur zwischen sonst gleich guten Auslosungen.
cup-rule-check-in-rounds = Vor jeder Runde meldet man sich anwesend; wer das nicht tut, setzt sie ohne Punkte aus.
cup-rule-table-clock =
    { $kind ->
        [move] Uhr: { $span } für jeden Zug.
       *[bank] Uhr: { $span } Zeitkonto und { $increment } mehr mit jedem Zug.
    } { $over ->
        [standin] Läuft die Zeit ab, spielt ein Ersatzspieler weiter.
        [default] Läuft die Zeit ab, gilt die Vorgabe.
       *[moderator] Läuft die Zeit ab, entscheidet die Moderation.
    }
cup-setting-ties = Feinwertungen der Reihe nach
cup-setting-rating-from = Niedrigste Wertung
cup-setting-rating-to = Höchste Wertung
cup-setting-silent-hours = Stunden Schweigen bis zum letzten Platz
cup-setting-check-in-rounds = Anwesenheit vor jeder Runde
cup-setting-wishes = Wünsche für Häuser
cup-setting-clock = Uhr der Tische
cup-setting-clock-hours = Stunden auf der Uhr
cup-setting-clock-increment = Stunden, die ein Zeitkonto je Zug gewinnt
cup-setting-overtime = Wenn die Zeit abläuft
cup-setting-chat-delay = Sekunden zwischen zwei Nachrichten am Tisch
cup-did-wished =
    { $houses ->
        [none] { $person } hat keinen Wunsch für ein Haus mehr.
       *[other] { $person } wünscht sich { $houses }.
    }
cup-did-departed = 🚪 { $person } ist nicht mehr auf dem Server. Nach einem Tag gilt das als Aufhören.
cup-did-returned = { $person } ist wieder auf dem Server.
cup-did-alarmed =
    { $about ->
        [too-few] Die Turnierleitung weiß, dass für den Beginn zu wenige bereit sind.
        [nobody-there] Die Turnierleitung weiß, dass für eine Runde zu wenige da sind.
       *[undecided] Die Turnierleitung weiß, dass Tische von Runde { $round } auf ihre Entscheidung warten.
    }
cup-did-proposed = { $by } hat andere Regeln vorgeschlagen.
cup-did-agreed =
    { $yes ->
        [yes] { $by } stimmt den anderen Regeln zu.
       *[no] { $by } stimmt den anderen Regeln nicht zu.
    }
illegal-tournament-needs-rating =
    { $kind ->
        [least] Zum Anmelden brauchst du eine Wertung von mindestens { $low }
        [most] Zum Anmelden brauchst du eine Wertung von höchstens { $high }
       *[between] Zum Anmelden brauchst du eine Wertung von { $low } bis { $high }
    }{ $own ->
        [none] ; du hast noch keine
       *[other] ; deine ist { $own }
    }.

cup-rule-options = Optionen des Spiels: { $options }
cup-back = Zurück
cup-value-yes = ja
cup-value-no = nein
cup-value-none = keine
cup-value-by-field = nach der Zahl der Leute
cup-value-no-limit = unbegrenzt
cup-value-all = alle
cup-value-adjudicate = nach dem Stand der Dinge gewertet
cup-value-wait = die nächste Runde wartet nicht darauf
cup-value-organiser = die Turnierleitung entscheidet
cup-value-free = frei
cup-value-points = unter Leuten mit etwa gleich vielen Punkten
cup-value-win = wie ein Sieg
cup-value-mean = der Durchschnitt der anderen Runden
cup-value-move = Bedenkzeit je Zug
cup-value-bank = Zeitkonto
cup-value-standin = ein Ersatzspieler spielt weiter
cup-value-default = es gilt die Vorgabe
cup-value-moderator = die Moderation entscheidet
illegal-tournament-no-teams = Im Turnier spielen alle für sich, deshalb kann hier niemand einen Partner haben. Lass diese Option, wie sie ist.
illegal-tournament-option-sizes = Mit dieser Option braucht das Spiel Tische mit { $sizes } Plätzen, und die hat dieses Turnier nicht.
cup-more-rules = -# Die übrigen Regeln zeigt *Regeln*, sobald es das Turnier gibt.
cup-tie-short-head_to_head = Duelle
cup-tie-short-strength = Gegner
cup-tie-short-extended_strength = Gegner+
cup-tie-short-buchholz = Buchh.
cup-tie-short-sonneborn = S-B
cup-tie-short-wins = Siege
cup-tie-short-seconds = Zweite
cup-tie-short-table_share = Anteil
cup-tie-short-best_game = Bestes
cup-audit-by =
    { $by }: { $line }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
