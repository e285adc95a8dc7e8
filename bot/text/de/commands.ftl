### Slash-Befehle: Namen, Beschreibungen, Optionen, Auswahlen; dann, was sie antworten.
### Namen: klein geschrieben, höchstens 32 Zeichen. Beschreibungen: höchstens 100.

cmd-game = spiel
cmd-game-help = Tische: eröffnen, mitspielen, ansehen, beginnen
cmd-game-new = neu
cmd-game-new-help = Einen Tisch eröffnen
cmd-game-learn = lernen
cmd-game-learn-help = Ein Spiel in einer Viertelstunde lernen, gegen Ersatzspieler
cmd-game-join = mitspielen
cmd-game-join-help = Dich an einen Tisch setzen
cmd-game-leave = verlassen
cmd-game-leave-help = Den Tisch verlassen; in einem laufenden Spiel wird dein Platz frei
cmd-game-seat = platz
cmd-game-seat-help = Dir einen Platz aussuchen
cmd-game-options = optionen
cmd-game-options-help = Zeigen oder ändern, was am Tisch vereinbart ist
cmd-game-start = beginnen
cmd-game-start-help = Das Spiel mit allen beginnen, die am Tisch sitzen
cmd-game-list = liste
cmd-game-list-help = Alle offenen Tische
cmd-game-show = zeigen
cmd-game-show-help = Wer mitspielt und wer am Zug ist
cmd-game-board = brett
cmd-game-board-help = Das Spielbrett als Bild und in Worten
cmd-game-hand = hand
cmd-game-hand-help = Deine eigene Seite: deine Karten und was du zu entscheiden hast
cmd-game-log = verlauf
cmd-game-log-help = Was bisher geschehen ist
cmd-game-replay = ansehen
cmd-game-replay-help = Ein Spiel noch einmal durchgehen, Runde für Runde oder Zug für Zug
cmd-game-notes = notizen
cmd-game-notes-help = Deine eigenen Notizen zu einem Spiel
cmd-game-letter = brief
cmd-game-letter-help = Jemandem aus deinem Spiel schreiben oder deine Briefe lesen
cmd-game-undo = zurück
cmd-game-undo-help = Deinen letzten Zug zurücknehmen, wenn dabei nichts aufgedeckt wurde
cmd-game-orders = befehle
cmd-game-orders-help = Deine Dauerbefehle: was ohne Nachfrage für dich entschieden wird
cmd-game-concede = aufgeben
cmd-game-concede-help = Dich geschlagen geben
cmd-game-cancel = schließen
cmd-game-cancel-help = Den Tisch ohne Ergebnis schließen
cmd-game-home = umziehen
cmd-game-home-help = Den Tisch hierher holen, zum Beispiel wenn sein Thread weg ist

cmd-help = hilfe
cmd-help-help = Wie du anfängst und wo alles erklärt ist

cmd-mod = moderation
cmd-mod-help = Für die Moderation
cmd-mod-pause = anhalten
cmd-mod-pause-help = Ein Spiel eine Weile anhalten
cmd-mod-resume = fortsetzen
cmd-mod-resume-help = Ein angehaltenes Spiel weitergehen lassen
cmd-mod-rewind = zurückdrehen
cmd-mod-rewind-help = Ein Spiel auf einen früheren Zug zurückdrehen, für alle sichtbar
cmd-mod-replace = ersetzen
cmd-mod-replace-help = Einen Platz jemand anderem geben
cmd-mod-remove = entfernen
cmd-mod-remove-help = Jemanden vom Platz nehmen; ein Ersatzspieler übernimmt
cmd-mod-act = entscheiden
cmd-mod-act-help = Für einen Platz entscheiden, wie ein Ersatzspieler es täte, für alle sichtbar
cmd-mod-scenario = szenario
cmd-mod-scenario-help = Eine Stellung eines angehaltenen oder beendeten Spiels als Szenario-Datei sichern
cmd-mod-close = schließen
cmd-mod-close-help = Viele Tische auf einmal schließen; vorher siehst du, wie viele es sind
cmd-mod-audit = protokoll
cmd-mod-audit-help = Was die Moderation getan hat

cmd-settings = einstellungen
cmd-settings-help = Sprachen, und wohin Spiele und Geheimnisse kommen
cmd-settings-server = server
cmd-settings-server-help = Für diesen Server
cmd-settings-server-language = sprache
cmd-settings-server-language-help = Die Sprache an den Tischen dieses Servers
cmd-settings-server-home = ort
cmd-settings-server-home-help = Wo neue Tische eröffnet werden
cmd-settings-server-role = rolle
cmd-settings-server-role-help = Wer Spiele moderieren darf
cmd-settings-server-tables = tische
cmd-settings-server-tables-help = Wie viele offene Tische jemand hier als Gastgeber haben darf
cmd-settings-me = ich
cmd-settings-me-help = Für dich allein
cmd-settings-me-language = sprache
cmd-settings-me-language-help = Die Sprache, in der ich mit dir rede
cmd-settings-me-secrets = geheimnisse
cmd-settings-me-secrets-help = Wohin deine Hand und deine Fragen geschickt werden

cmd-option-table = tisch
cmd-option-table-help = Welcher Tisch; in seinem Thread oder bei nur einem Tisch unnötig
cmd-option-game = spiel
cmd-option-game-help = Was gespielt wird
cmd-option-lesson = spiel
cmd-option-lesson-help = Welches Spiel du lernen willst
cmd-option-title = titel
cmd-option-title-help = Wie der Tisch heißt
cmd-option-seats = plätze
cmd-option-seats-help = Wie viele mitspielen können
cmd-option-standins = ersatzspieler
cmd-option-standins-help = Ersatzspieler nehmen die leeren Plätze, damit du allein spielen kannst
cmd-option-replay-round = runde
cmd-option-replay-round-help = Die Runde, an deren Ende es losgeht; 0 ist der Aufbau
cmd-option-note = text
cmd-option-note-help = Was du dir merken willst; es ersetzt, was da steht
cmd-option-letter-to = an
cmd-option-letter-to-help = An wen du schreibst: ein Name oder ein Haus
cmd-option-letter-text = text
cmd-option-letter-text-help = Was du schreibst
cmd-option-number = nummer
cmd-option-number-help = Die Nummer des Platzes
cmd-option-option = option
cmd-option-option-help = Welche Option
cmd-option-value = wert
cmd-option-value-help = Worauf sie gesetzt wird
cmd-option-confirm = sicher
cmd-option-confirm-help = Ja, ich bin sicher: Das lässt sich nicht zurücknehmen
cmd-option-ranking = reihenfolge
cmd-option-ranking-help = Das Liebste zuerst, mit Kommas dazwischen
cmd-option-order = dauerbefehl
cmd-option-order-help = Welcher Dauerbefehl; ohne Angabe siehst du alle
cmd-option-choice = wahl
cmd-option-choice-help = Worauf er gesetzt wird; mehrere mit Kommas, wo das geht
cmd-option-reason = grund
cmd-option-reason-help = Warum; alle am Tisch lesen es
cmd-option-after-move = zug
cmd-option-after-move-help = Nach welchem Zug; ohne Angabe nach dem letzten
cmd-option-move = auf
cmd-option-move-help = Der letzte Zug, der noch gilt
cmd-option-seat = platz
cmd-option-seat-help = Welcher Platz
cmd-option-user = wer
cmd-option-user-help = Wer den Platz übernimmt
cmd-option-everywhere = überall
cmd-option-everywhere-help = Alle Tische dieses Servers, nicht nur einer
cmd-option-language = sprache
cmd-option-language-help = Lass es weg, um zu sehen, was gilt
cmd-option-channel = kanal
cmd-option-channel-help = Ein Forum oder ein Textkanal; lass es weg, um zu sehen, was gilt
cmd-option-role = rolle
cmd-option-role-help = Lass es weg, um zu sehen, was gilt
cmd-option-most-tables = höchstens
cmd-option-most-tables-help = Offene Tische je Gastgeber; lass es weg, um zu sehen, was gilt
cmd-option-close-host = gastgeber
cmd-option-close-host-help = Tische dieses Gastgebers
cmd-option-close-days = still-seit-tagen
cmd-option-close-days-help = Nur Tische, die nicht begonnen haben und an die sich so viele Tage niemand gesetzt hat
cmd-option-close-tables = tische
cmd-option-close-tables-help = Tische nach ihren Nummern, zum Beispiel 12, 15-20
cmd-option-clear = löschen
cmd-option-clear-help = Zurück auf die Vorgabe
cmd-option-card = karte
cmd-option-card-help = Eine Karte aus deiner Hand
cmd-option-what = was
cmd-option-what-help = Nimm etwas aus der Liste
cmd-option-secrets = wohin
cmd-option-secrets-help = Lass es weg, um zu sehen, was gilt

choice-language-en = English
choice-language-de = Deutsch
choice-language-auto = Wie bei Discord eingestellt
choice-secrets-dm = Als Direktnachricht
choice-secrets-thread = In einen privaten Thread
choice-secrets-ephemeral = Nur auf Nachfrage
permission-view_channel = Kanal ansehen
permission-send_messages = Posts erstellen
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-manage_channels = Kanäle verwalten

illegal-bot-lacks = Dafür brauche ich in { $channel } die Berechtigung „{ $permission }“. Wer diesen Server verwaltet, kann sie mir geben.
illegal-bot-refused = Discord lässt mich in { $channel } nichts eröffnen. Wer diesen Server verwaltet, kann mir dort „Öffentliche Threads erstellen“ oder „Posts erstellen“ erlauben.
illegal-close-which = Sag, welche Tische du meinst: nach Gastgeber, Spiel, Tagen oder Nummern. Gibst du mehreres an, muss alles zutreffen.
illegal-close-none = Auf diesem Server passt kein offener Tisch dazu.
illegal-close-numbers = „{ $text }“ verstehe ich nicht. Schreib die Nummern der Tische, zum Beispiel `12, 15-20`.
illegal-close-too-many-numbers = Diese Liste ist zu lang für einen Befehl. Nenn jetzt einen Teil der Tische und danach den Rest.
illegal-tables-too-fast =
    Das waren viele Tische auf einmal. Es wurde keiner eröffnet; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
illegal-managers-only = Das kann nur ändern, wer die Berechtigung „Server verwalten“ hat.
illegal-moderators-only = Das kann nur die Moderation dieses Servers.
illegal-no-bots = Ein Bot kann keinen Platz nehmen. Wähle einen Menschen.
illegal-no-table = Es gibt keinen Tisch, den du meinen könntest. Eröffne einen mit `/spiel neu`, oder such einen mit `/spiel liste`.
illegal-no-thread-here = In diesem Kanal lässt sich kein Tisch eröffnen. Versuch es in einem Textkanal oder einem Forum.
illegal-nothing-to-end = Gerade gibt es nichts, wobei du passen könntest.
illegal-other-game = An diesem Tisch wird { $played } gespielt. Nimm die Befehle dieses Spiels.
illegal-server-only = Das geht nur auf einem Server, nicht in Direktnachrichten.
illegal-which-option = Welche Option meinst du? Es gibt: { $options }.
illegal-which-table = Es gibt mehrere Tische: { $tables }. Gib den Befehl im Thread des Tisches ein, oder fülle `tisch` aus.

cogs-opening = { $host } eröffnet einen Tisch: **{ $title }** – { $played }
cogs-default-title = { $played } – { $name }
cogs-table-places = Die Geborstene Mühle, Krähenfurt, Der Lange Damm, Aschenmoor, Reihertor, Die Salztreppe, Wolfsgrund, Neun Erlen, Die Glutbrücke, Der Versunkene Turm, Sperlingswacht, Der Rote Obstgarten, Dornwasser, Die Graue Fähre, Laternenfels, Der Stille Steinbruch, Fuchsweiher, Das Eiserne Wehr, Rabensteig, Der Letzte Kornspeicher, Der Hohle Hügel, Der Gefrorene Brunnen, Brombeerpass, Das Alte Zollhaus
cogs-lesson-title = { $played } lernen
cogs-lesson-begun = 🎓 Deine erste Partie beginnt in { $where }. Geh dorthin und drück **Mein Zug**; nimm dir alle Zeit, die du brauchst.
cogs-lesson-under-way = 🎓 Du bist mittendrin: { $where }. Mach dort weiter oder fang von vorn an.
cogs-lesson-again = Von vorn anfangen
cogs-help = **Maester** leitet Brett- und Kartenspiele um Westeros, hier in Discord: langsam über Wochen oder an einem Abend.
    🎓 **Noch nie gespielt?** `/spiel lernen` bringt dir ein Spiel in einer Viertelstunde bei, gegen Ersatzspieler.
    ♟️ **Anfangen:** `/spiel neu` eröffnet einen Tisch mit eigenem Thread; `/spiel liste` zeigt die offenen. Leere Plätze können Ersatzspieler füllen.
    🎲 **Antworten:** Bist du dran, wirst du im Thread erwähnt. Drück **Mein Zug**: Diese Seite siehst nur du, mit der Frage und Knöpfen dafür. Oder schreib deinen Zug in den Thread: `@Maester …`
    🗺️ **Nachsehen:** **Brett**, **Verlauf** und **Regeln** unter jeder Nachricht eines Tisches; **Regeln** erklärt den Schritt, an dem die Partie steht.
    ⚙️ **Wie du magst:** `/einstellungen ich` für Sprache und den Ort deiner Geheimnisse, `/uhr` für Ruhezeiten und Urlaub, `/spiele meine` für alles, was auf dich wartet.
    Worüber möchtest du mehr wissen?
cogs-opened = ✅ Der Tisch ist offen: { $where }. Dort setzen sich die anderen dazu; dann beginnst du das Spiel.
cogs-opened-standins = ✅ Der Tisch ist offen, mit Ersatzspielern auf den leeren Plätzen: { $where }. Du kannst gleich beginnen.
cogs-joined = ✅ Du hast einen Platz bei **{ $title }**: { $where }
cogs-left = Du hast **{ $title }** verlassen.
cogs-started = ✅ **{ $title }** hat begonnen: { $where }
cogs-confirm-concede = In **{ $title }** aufgeben? Du kannst dann nicht mehr gewinnen, und für deinen Platz gilt von da an immer die Vorgabe. Wenn du sicher bist, gib den Befehl noch einmal mit `sicher: True` ein.
cogs-conceded = 🏳️ Du hast in **{ $title }** aufgegeben.
cogs-confirm-cancel = **{ $title }** für alle schließen, ohne Ergebnis? Wenn du sicher bist, gib den Befehl noch einmal mit `sicher: True` ein.
cogs-cancelled = **{ $title }** ist geschlossen.
cogs-moved = ✅ **{ $title }** geht hier weiter: { $where }
cogs-list = **Tische auf diesem Server**
cogs-list-page = **Tische auf diesem Server**, Seite { $page } von { $pages }
cogs-list-empty = Es gibt keine. Eröffne einen mit `/spiel neu`.
cogs-list-line = • #{ $number } **{ $title }** – { $played } · { $status } · { $taken } von { $seats } Plätzen besetzt · { $where }
cogs-status-lobby = offen
cogs-status-running = läuft
cogs-status-paused = angehalten
cogs-status-finished = vorbei
cogs-status-cancelled = geschlossen
cogs-option = **{ $name }**: { $now }
    { $help } Möglich: { $values }.
cogs-a-number = eine Zahl

cogs-paused = ⏸️ **{ $title }** ist angehalten: { $where }
cogs-resumed = ▶️ **{ $title }** geht weiter: { $where }
cogs-replaced = ✅ Am Platz bei **{ $title }** spielt jetzt jemand anders: { $where }
cogs-removed = ✅ Den Platz bei **{ $title }** hat jetzt ein Ersatzspieler: { $where }
cogs-rewound = ⏪ **{ $title }** wurde zurückgedreht: { $where }
cogs-acted = 🛡️ Du hast für den Platz entschieden, für alle sichtbar: { $where }
cogs-scenario = 📄 Eine Stellung von **{ $title }** ({ $where }) als Szenario-Datei. Die Seite über Szenarien erklärt, was man damit tut.
cogs-scenario-file = Eine Szenario-Datei
cogs-scenario-secret = Das Spiel geht weiter und behält seine Geheimnisse: Handkarten, Stapel und Dauerbefehle in dieser Datei sind erfunden, nur was alle sehen konnten, stimmt.
cogs-close-sure =
    { $count ->
        [one] **Ein Tisch** würde für alle dort geschlossen, ohne Ergebnis. Das lässt sich nicht zurücknehmen.
       *[other] **{ $count } Tische** würden für alle dort geschlossen, ohne Ergebnis. Das lässt sich nicht zurücknehmen.
    }
cogs-close-line = • #{ $number } **{ $title }** – { $host } · { $status }
cogs-close-more = … und { $count } weitere
cogs-close-yes =
    { $count ->
        [one] Einen Tisch schließen
       *[other] { $count } Tische schließen
    }
cogs-close-done =
    { $count ->
        [0] Es war kein Tisch mehr zu schließen.
        [one] ✅ Ein Tisch ist geschlossen, und alle dort haben es erfahren.
       *[other] ✅ { $count } Tische sind geschlossen, und alle dort haben es erfahren.
    }
cogs-audit = **Was die Moderation getan hat**
cogs-audit-empty = Bisher nichts.
cogs-audit-line =
    { $when } · { $user } { $action } · { $table }{ $reason ->
        [none] { "" }
       *[other] { " " }· { $reason }
    }
cogs-audit-pause = hat das Spiel angehalten
cogs-audit-resume = hat das Spiel weitergehen lassen
cogs-audit-rewind = hat das Spiel zurückgedreht
cogs-audit-replace = hat einen Platz neu vergeben
cogs-audit-remove = hat jemanden vom Platz genommen
cogs-audit-act-for = hat für einen Platz entschieden
cogs-audit-close = hat den Tisch geschlossen
cogs-audit-start = hat das Spiel gestartet
cogs-audit-options = hat die Optionen des Tisches geändert
cogs-move = { $number }: { $what }
cogs-seat = Platz { $number }: { $who }

cogs-server =
    { "**" }Dieser Server**
    Sprache: { $language }
    Neue Tische: { $home }
    Moderation: { $role }
    Offene Tische je Gastgeber: { $tables }
    Wer Turniere anlegen darf: { $organisers }
cogs-home-here = wo der Befehl gegeben wird
cogs-role-managers = alle, die den Server verwalten dürfen
cogs-tags-missing = Im Forum fehlen diese Tags, und ich darf sie nicht anlegen („Kanäle verwalten“): { $tags }.
cogs-threads-explained = 👁️ Ein privater Thread ist nicht ganz privat: Wer auf dem Server die Berechtigung „Threads verwalten“ hat, kann ihn lesen. Eine Direktnachricht liest nur du.
cogs-me =
    { "**" }Du**
    Sprache: { $language }
    Deine Geheimnisse: { $secrets }

## Karten und Decks

cmd-cards = karten
cmd-cards-help = Karten zum Ansehen, und Decks
cmd-cards-show = zeigen
cmd-cards-show-help = Eine Karte mit ihrem Text; ohne Namen die Karten, die hier zuletzt vorkamen
cmd-cards-deck = deck
cmd-cards-deck-help = Deine Decks
cmd-cards-deck-new = neu
cmd-cards-deck-new-help = Ein neues Deck: ausgelost oder als Kopie eines fertigen
cmd-cards-deck-import = einlesen
cmd-cards-deck-import-help = Ein Deck aus einem Text lesen, wie Deckseiten ihn schreiben
cmd-cards-deck-show = zeigen
cmd-cards-deck-show-help = Ein Deck als Bild und in Worten, mit den Regeln, die es verletzt
cmd-cards-deck-edit = ändern
cmd-cards-deck-edit-help = Den Text eines deiner Decks ändern
cmd-cards-deck-copy = kopieren
cmd-cards-deck-copy-help = Aus einem fertigen oder geteilten Deck ein eigenes machen
cmd-cards-deck-share = teilen
cmd-cards-deck-share-help = Ein Deck allen auf diesem Server zeigen oder wieder verbergen
cmd-cards-deck-delete = löschen
cmd-cards-deck-delete-help = Eines deiner Decks löschen
cmd-cards-deck-list = liste
cmd-cards-deck-list-help = Deine Decks, geteilte und fertige
cmd-cards-deck-export = ausgeben
cmd-cards-deck-export-help = Ein Deck als Text
cmd-option-deck-card = karte
cmd-option-deck-card-help = Ihr deutscher oder englischer Name
cmd-option-deck = deck
cmd-option-deck-help = Ein Deck nach seinem Namen
cmd-option-deck-start = vorlage
cmd-option-deck-start-help = Ausgelost, oder ein fertiges Deck als Anfang
cmd-option-deck-name = name
cmd-option-deck-name-help = Wie das Deck heißt
cmd-option-deck-file = datei
cmd-option-deck-file-help = Eine Textdatei mit dem Deck

cmd-tournament = turnier
cmd-tournament-help = Turniere
cmd-tournament-new = neu
cmd-tournament-new-help = Ein Turnier vorschlagen: Probelauf, dann ein Knopf, der es anlegt
cmd-tournament-setup-edit = ändern
cmd-tournament-setup-edit-help = Die Regeln zeigen oder eine ändern
cmd-tournament-setup-organiser = leitung
cmd-tournament-setup-organiser-help = Jemanden in die Turnierleitung holen oder herausnehmen
cmd-tournament-organise = leiten
cmd-tournament-organise-help = Alles, was die Turnierleitung tun kann, als Knöpfe
cmd-tournament-join = mitmachen
cmd-tournament-join-help = Anmelden, später einsteigen oder zurückkommen
cmd-tournament-leave = aufhören
cmd-tournament-leave-help = In einem Turnier nicht mehr mitspielen
cmd-tournament-checkin = anwesend
cmd-tournament-checkin-help = Sagen, dass du da bist
cmd-tournament-deck = deck
cmd-tournament-deck-help = Ein Deck abgeben
cmd-tournament-start = beginnen
cmd-tournament-start-help = Jetzt beginnen oder nach einer Weile von selbst
cmd-tournament-next = weiter
cmd-tournament-next-help = Was als Nächstes kommt: eine Runde, der Cut, das Ende
cmd-tournament-result = ergebnis
cmd-tournament-result-help = Ein Ergebnis eintragen oder berichtigen, mit Vorschau
cmd-tournament-extend = verlängern
cmd-tournament-extend-help = Einem Tisch mehr Zeit geben
cmd-tournament-judge = schiedsperson
cmd-tournament-judge-help = Eine Schiedsperson an deinen Tisch rufen
cmd-tournament-rule = entscheiden
cmd-tournament-rule-help = Auf den Ruf nach einer Schiedsperson antworten
cmd-tournament-pause = anhalten
cmd-tournament-pause-help = Das Turnier anhalten oder weitergehen lassen
cmd-tournament-standings = tabelle
cmd-tournament-standings-help = Die Tabelle
cmd-tournament-pairings = paarungen
cmd-tournament-pairings-help = Wer wo sitzt
cmd-tournament-mine = meins
cmd-tournament-mine-help = Dein Tisch, dein Platz und was du brauchst
cmd-tournament-why = warum
cmd-tournament-why-help = Warum du sitzt, wo du sitzt
cmd-tournament-rules = regeln
cmd-tournament-rules-help = Die Regeln, wie vereinbart
cmd-tournament-audit = protokoll
cmd-tournament-audit-help = Was von wem warum entschieden wurde
cmd-tournament-export = dateien
cmd-tournament-export-help = Alles Öffentliche als Dateien
cmd-tournament-post = posten
cmd-tournament-post-help = Gelöschtes noch einmal posten
cmd-tournament-cancel = absagen
cmd-tournament-cancel-help = Das Turnier absagen
cmd-tournament-player = person
cmd-tournament-player-help = Für die Turnierleitung: alles, was eine einzelne Person betrifft
cmd-tournament-player-add = aufnehmen
cmd-tournament-player-add-help = Jemanden aufnehmen, vor oder nach dem Beginn
cmd-tournament-player-drop = herausnehmen
cmd-tournament-player-drop-help = Jemanden herausnehmen
cmd-tournament-player-absent = fehlt
cmd-tournament-player-absent-help = Notieren, dass jemand nicht gekommen ist
cmd-tournament-player-replace = ersetzen
cmd-tournament-player-replace-help = Einen Platz jemand anderem geben
cmd-tournament-player-penalty = strafe
cmd-tournament-player-penalty-help = Jemanden verwarnen oder Punkte abziehen
cmd-tournament-player-disqualify = disqualifizieren
cmd-tournament-player-disqualify-help = Jemanden endgültig ausschließen
cmd-tournament-player-apart = trennen
cmd-tournament-player-apart-help = Zwei Leute voneinander fernhalten; nur die Turnierleitung weiß es
cmd-option-tournament = turnier
cmd-option-tournament-help = Welches
cmd-option-name = name
cmd-option-name-help = Wie es heißt
cmd-option-format = format
cmd-option-format-help = Wie man aufeinandertrifft
cmd-option-rounds = runden
cmd-option-rounds-help = Runden vor dem Cut
cmd-option-cut = cut
cmd-option-cut-help = Wie viele weiterkommen; 0 für keinen Cut
cmd-option-hours = stunden
cmd-option-hours-help = Wie viele Stunden
cmd-option-size = größe
cmd-option-size-help = Wie viele an einem Tisch
cmd-option-most = höchstens
cmd-option-most-help = Wie viele mitspielen können
cmd-option-players = leute
cmd-option-players-help = Für wie viele der Probelauf gilt
cmd-option-setting = einstellung
cmd-option-setting-help = Welche
cmd-option-person = person
cmd-option-person-help = Wer
cmd-option-remove = entfernen
cmd-option-remove-help = Zurücknehmen
cmd-option-after = nach
cmd-option-after-help = Etwa 2d oder 90m; ohne Angabe jetzt
cmd-option-at-table = tisch
cmd-option-at-table-help = Etwa 2/5: Runde 2, Tisch 5
cmd-option-places = plätze
cmd-option-places-help = Sitze oder Namen der Reihe nach: 2 > 1 = 3
cmd-option-ruling-reason = grund
cmd-option-ruling-reason-help = Alle, die mitspielen, können ihn lesen
cmd-option-round = runde
cmd-option-round-help = Welche
cmd-option-player = wer
cmd-option-player-help = Wer
cmd-option-other = wer-noch
cmd-option-other-help = Wer noch
cmd-option-points = punkte
cmd-option-points-help = Wie viele; 0 ist eine Verwarnung
cmd-option-hide = verbergen
cmd-option-hide-help = Nein: wieder zeigen
cmd-ranking = rangliste
cmd-ranking-help = Wie gut hier gespielt wird
cmd-ranking-list = liste
cmd-ranking-list-help = Die Besten eines Spiels auf diesem Server
cmd-ranking-player = person
cmd-ranking-player-help = Die Wertung einer Person und wie sie zustande kam
cmd-ranking-hide = verbergen
cmd-ranking-hide-help = Deine Wertungen vor allen anderen verbergen
choice-format-swiss = Schweizer System
choice-format-robin = jeder gegen jeden
choice-format-pods = Mehrspielertische
choice-format-elimination = K.-o.-System
choice-format-league = Liga

## Züge der Kartenspiele

cmd-lcg-setup = vorbereitung
cmd-lcg-setup-help = Karten für die Vorbereitung auslegen
cmd-lcg-plot = strategie
cmd-lcg-plot-help = Deine Strategie wählen
cmd-lcg-marshal = aufmarsch
cmd-lcg-marshal-help = Eine oder mehrere Karten nacheinander aufmarschieren lassen
cmd-lcg-challenge = herausforderung
cmd-lcg-challenge-help = Eine Herausforderung beginnen: Art, Gegner, Angreifer, Heimlich
cmd-lcg-defend = verteidigen
cmd-lcg-defend-help = Deine Verteidiger wählen; ohne Angabe verteidigt niemand
cmd-lcg-play = spielen
cmd-lcg-play-help = Ein Ereignis oder einen Hinterhalt spielen, eine Fähigkeit benutzen oder eine Karte retten
cmd-lcg-choose = wählen
cmd-lcg-choose-help = Alles andere beantworten: Ziele, Schaden, Ablegen, Titel
cmd-lcg-pass = passen
cmd-lcg-pass-help = Passen, wo immer man passen kann
cmd-lcg-until = bis
cmd-lcg-until-help = Für dich passen lassen, bis etwas geschieht
cmd-lcg-hand = hand
cmd-lcg-hand-help = Deine Hand, deine Strategien und die benutzten
cmd-lcg-board = tisch
cmd-lcg-board-help = Der Tisch, oder die Karten einer Person mit ihren Texten
cmd-lcg-keyword = schlüsselwort
cmd-lcg-keyword-help = Was ein Schlüsselwort bedeutet
cmd-lcg-card = karte
cmd-lcg-card-help = Eine Karte, und was sie hier getan hat
cmd-lcg-stops = halte
cmd-lcg-stops-help = Wann du gefragt werden willst
cmd-lcg-rules = hilfe
cmd-lcg-rules-help = Was die Regeln zum Stand des Spiels sagen
cmd-option-lcg-cards = karten
cmd-option-lcg-cards-help = Namen mit Kommas dazwischen, zum Beispiel: Tywin, Der Königsweg
cmd-option-lcg-card = karte
cmd-option-lcg-card-help = Der Name einer Karte
cmd-option-lcg-on = an
cmd-option-lcg-on-help = An welcher Karte sie liegen soll
cmd-option-lcg-type = art
cmd-option-lcg-type-help = Militär, Intrige oder Macht
cmd-option-lcg-opponent = gegner
cmd-option-lcg-opponent-help = Wen du angreifst; nötig ab drei Personen
cmd-option-lcg-with = mit
cmd-option-lcg-with-help = Wer angreift, mit Kommas dazwischen
cmd-option-lcg-stealth = heimlich
cmd-option-lcg-stealth-help = Wer umgangen wird, zum Beispiel: Arya, oder Gregor: Arya
cmd-option-lcg-target = ziel
cmd-option-lcg-target-help = Worauf es benutzt wird, wenn danach gefragt wird
cmd-option-lcg-until = bis
cmd-option-lcg-until-help = Wie lange
cmd-option-lcg-player = person
cmd-option-lcg-player-help = Wessen Karten; ohne Angabe der ganze Tisch
cmd-option-lcg-keyword = wort
cmd-option-lcg-keyword-help = Ein Schlüsselwort
choice-lcg-military = Militäreinsatz
choice-lcg-intrigue = Intrigenspiel
choice-lcg-power = Machtkampf
cmd-tournament-setup = einrichten
cmd-tournament-setup-help = Für die Leitung: Regeln, Bedingungen, wer leitet
cmd-tournament-setup-conditions = bedingungen
cmd-tournament-setup-conditions-help = Wer sich anmelden darf: Rolle, Tage auf dem Server, Wertung
cmd-tournament-setup-copy = kopieren
cmd-tournament-setup-copy-help = Ein Turnier nach den Regeln eines anderen vorschlagen
cmd-tournament-wish = wunsch
cmd-tournament-wish-help = Sagen, welche Häuser du gern hättest
cmd-option-rating-from = wertung-von
cmd-option-rating-from-help = Die niedrigste Wertung
cmd-option-rating-to = wertung-bis
cmd-option-rating-to-help = Die höchste Wertung
cmd-option-houses = häuser
cmd-option-houses-help = Häuser, mit Kommas dazwischen
cmd-settings-server-organisers = turnierleitung
cmd-settings-server-organisers-help = Wer außer der Moderation Turniere anlegen darf
cogs-organisers-moderators = die Moderation
