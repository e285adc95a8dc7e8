# Die Oberfläche: Knöpfe, Felder, die Brettnachricht.
ui-standin = Ersatzspieler { $number }
ui-other-number = Andere Zahl …
ui-number-between = Eine Zahl von { $min } bis { $max }
ui-left-to-place =
    { $left ->
        [0] ✅ Alle { $total } verteilt.
       *[other] Noch **{ $left }** von { $total } zu verteilen.
    }
ui-left-to-lose =
    { $left ->
        [0] ✅ Alle { $total } gewählt.
       *[other] Noch **{ $left }** von { $total } zu wählen.
    }
ui-value-for = Für { $key } …
ui-by-text = Eintippen
ui-by-text-help = Zum Beispiel: { $name } { $share }
ui-form-all = Alles in einem Formular
ui-other-share = Andere Zahl für { $key } …
ui-form = Formular { $places }
ui-on-the-table = { $seat } bietet an:
ui-accept = Einverstanden
ui-refuse = Verhandlung abbrechen
ui-propose = Vorschlag machen
ui-propose-these = Das vorschlagen
ui-proposal = Dein Vorschlag: { $terms }
ui-in-this-order = Sie werden in dieser Reihenfolge ausgeführt. Um sie zu ändern, drück **Von vorn**.
ui-page = Seite { $page } von { $pages }
ui-filter = Filtern
ui-filter-label = Ein Teil des Namens
ui-confirm = Bestätigen
ui-none = Nichts
ui-clear = Von vorn
ui-more-in-log = … Früheres: drücke „Verlauf“
ui-news = **{ $house }**, seit deinem letzten Zug:
ui-news-you = Seit deinem letzten Zug:
ui-status-paused = ⏸️ Das Spiel ist angehalten.
ui-status-finished = 🏁 Das Spiel ist zu Ende. `/spiel neu` eröffnet den nächsten Tisch.
ui-status-cancelled = 🚫 Das Spiel wurde abgesagt.
ui-waiting = ⏳ Wir warten auf { $seats }: { $what } (gefragt { $time })
ui-waiting-veiled = -# 🎭 Wer hier etwas zu entscheiden hat, weiß es aus einer privaten Nachricht und findet es unter „Mein Zug“. Wer das ist, sieht niemand.
ui-nothing-veiled = Du hast nichts zu entscheiden. Das Spiel geht nach einer Weile weiter, damit niemand etwas merkt.
ui-board = Brett
ui-cards = Karten
ui-no-cards = Du hast keine Karten.
ui-log = Verlauf
ui-rules = Regeln
ui-my-move = Mein Zug
ui-refresh = Aktualisieren
ui-undo = Zurücknehmen
ui-orders = Dauerbefehle
ui-change = Antwort ändern
ui-answered = ✅ Deine Antwort ist da. Du kannst sie ändern, bis alle geantwortet haben.
ui-early = Noch wartet niemand auf dich, aber du kannst schon antworten.
ui-not-seated = Du hast keinen Platz an diesem Tisch; das hier sehen alle.
ui-nothing-now = Du hast gerade nichts zu entscheiden.
ui-nothing-owed = Du hast gerade nichts zu entscheiden. Wir warten auf { $seats }.
ui-plan-ahead = Vorausplanen
ui-plan-back = Zurück
ui-plan-help = 🗒️ Ein Plan ist nur ein Vorschlag: Wenn du an der Reihe bist, ist er schon eingetragen, und es geschieht nichts, bevor du ihn bestätigst. Niemand sonst sieht ihn.
ui-plan-firm = 🗒️ Wenn du an der Reihe bist, wird dein Plan sofort ausgeführt. Hat sich etwas geändert, worauf er beruht, wirst du stattdessen gefragt, und er ist schon eingetragen. Niemand sonst sieht ihn.
ui-plan-ask = Pläne nur vorschlagen
ui-plan-carry-out = Pläne ausführen
ui-plan-kept = ✅ Dein Plan ist notiert.
ui-plan-nothing = Im Moment lässt sich nichts vorausplanen.
ui-planned = 🗒️ Dein Plan: **{ $plan }**. Bestätige ihn oder wähle etwas anderes.
ui-lobby-title = # { $title }
ui-lobby-seat = { $number }. { $who }
ui-lobby-free =
    { $count ->
        [one] *ein freier Platz*
       *[other] *{ $count } freie Plätze*
    } – { $needed ->
        [0] es sind genug, um zu beginnen
        [one] eine Person fehlt noch
       *[other] es fehlen noch { $needed }
    }
ui-leave-sure = **{ $title }** verlassen? Andere können dann deinen Platz übernehmen, und auf einen anderen Platz in diesem Spiel kannst du dich nicht mehr setzen. Bis dahin spielt ein Ersatzspieler.
ui-leave-yes = Spiel verlassen
ui-leave-no = Bleiben
ui-left-game = Du hast **{ $title }** verlassen.
ui-lobby-option = -# { $name }: { $value }
ui-lobby-lobby = Eröffnet von { $host }. Setz dich dazu!
ui-lobby-full = Eröffnet von { $host }. Alle Plätze sind besetzt: Drücke „Beginnen“.
ui-lobby-running = Das Spiel läuft.
ui-lobby-paused = ⏸️ Das Spiel ist angehalten.
ui-lobby-finished = 🏁 Das Spiel ist zu Ende.
ui-lobby-cancelled = 🚫 Der Tisch wurde abgesagt.
ui-open-seat = *freier Platz*
ui-join = Mitspielen
ui-leave = Verlassen
ui-fill = Mit Ersatzspielern füllen
ui-start = Beginnen
ui-board-words = In Worten
ui-board-as-text = Das Brett in Worten
ui-named-cards = Genannte Karten
ui-zoom = Genauer ansehen …
ui-log-empty = Es ist noch nichts geschehen.
ui-log-page = 📜 Seite { $page } von { $pages }
ui-older = ◀ Älter
ui-newer = Neuer ▶
ui-order-change = Ändern: { $order }
ui-orders-help = 🧭 Deine Dauerbefehle: was ohne Rückfrage für dich entschieden wird. Nur du siehst sie, und du kannst sie jederzeit ändern.
ui-orders-usual =
    { $count ->
        [one] • Ein weiterer ist wie üblich.
       *[other] • { $count } weitere sind wie üblich.
    }
ui-orders-which = Welchen Dauerbefehl?
ui-orders-all = Alle
ui-orders-none = Keine
ui-options-button = Optionen
ui-options =
    ⚙️ Das gilt an diesem Tisch.{ $host ->
        [none] { "" }
       *[other] { " Bis zum Beginn kann " }{ $host } es ändern.
    }
ui-options-host = ⚙️ Das gilt an diesem Tisch. Bis zum Beginn kannst du es ändern.
ui-options-which = Was möchtest du ändern?
ui-options-seats = Plätze
ui-options-number = Eine Zahl
ui-saved = ✅ Gespeichert.
ui-unknown-press = Dieser Knopf ist nicht von mir, oder er ist uralt. Drücke „Mein Zug“ am Tisch.
ui-dm-refused = { $user }, ich kann dir keine Direktnachrichten schicken. Drücke den Knopf, um deine Hand und deine Fragen zu sehen, oder wähle mit `/einstellungen ich` einen anderen Weg.
ui-lost-10003 = ⚠️ Der Thread dieses Tisches ist weg. Das Spiel ist sicher: Mit `/spiel umziehen` geht es in einem anderen Kanal weiter.
ui-lost-10004 = ⚠️ Ich bin nicht mehr auf dem Server dieses Tisches. Das Spiel ist sicher: Sobald ich wieder eingeladen bin, geht es weiter.
ui-lost-160005 = ⚠️ Der Thread dieses Tisches ({ $where }) ist gesperrt. Das Spiel ist sicher: Hebt die Sperre auf, oder nehmt `/spiel umziehen` in einem anderen Kanal.
ui-lost-permission = ⚠️ Ich kann in { $where } nicht mehr schreiben. Das Spiel ist sicher: Gebt mir dort die Berechtigungen „Kanal ansehen“ und „Nachrichten in Threads senden“, oder nehmt `/spiel umziehen` in einem anderen Kanal.
ui-again = 📯 Ich konnte hier eine Zeit lang nicht schreiben. Seitdem ist das geschehen:
ui-room-refused = ⚠️ Einen privaten Thread kann ich für dich an diesem Tisch nicht mehr nutzen; deine Hand kommt deshalb als Direktnachricht.
ui-closed-decided = -# ✔️ Das ist entschieden.{ $where ->
        [none] {""}
       *[other] {" "}[Weiter unten]({ $where }) geht es weiter.
    }
ui-closed-continued = -# ⤵️ { $where ->
        [none] Das ist nicht mehr die neueste Nachricht.
       *[other] [Weiter unten]({ $where }) geht es weiter.
    }
ui-closed-moved = -# ➡️ Der Tisch ist nach { $where } umgezogen.
ui-closed-taken = -# ✔️ Dieser Platz ist vergeben.
ui-closed-seat = -# ✔️ Diesen Platz spielt jetzt jemand anders.
ui-closed-paused = -# ⏸️ Das Spiel ist angehalten.
ui-closed-cancelled = -# 🚫 Das Spiel wurde abgesagt.
ui-stopping = Ich starte gerade neu. Es wurde nichts geändert; versuch es gleich noch einmal.
ui-too-much =
    Das war viel auf einmal. Es wurde nichts geändert; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
ui-no-picture = 🖼️ Gerade gibt es kein Bild; frag in einer Minute noch einmal. Das Brett in Worten:
ui-away = Ich komme gerade nicht an meine Aufzeichnungen. Was ich bestätigt habe, ist sicher; versuch es in einer Minute noch einmal.
ui-broken = Das war mein Fehler, nicht deiner. Es wurde nichts geändert, und ich habe es in meinem Protokoll vermerkt.
ui-tag-needs-players = spieler gesucht
ui-tag-waiting = läuft
ui-tag-over = beendet
illegal-text-not-understood =
    Ich weiß nicht, was „{ $text }“ bedeutet. { $nearest ->
        [none] Schreib es mit anderen Worten.
       *[other] Möglich ist zum Beispiel: { $nearest }.
    }
illegal-text-not-here = „{ $text }“ geht hier nicht. { $more ->
    [0] Möglich: { $possible }.
   *[other] Möglich ist zum Beispiel: { $possible }.
}
illegal-text-twice = Du hast „{ $text }“ zweimal genannt. Nenne alles nur einmal.
illegal-text-needs-number = Wie viele für „{ $text }“? Schreib zu jedem Namen eine Zahl.
illegal-text-empty = Der Text ist leer. Schreib deinen Zug.

ui-hand-title = Deine Karten
ui-hand-alt = Deine Karten; dasselbe steht darunter.
ui-legend-alt = Was die Zeichen auf dem Brett bedeuten.

ui-lesson-idea = 🎓 Thema { $number } von { $ideas }
ui-lesson-between = -# 🎓 { $number } von { $ideas } Themen. Hier ist nichts Neues: Antworte, wie du es für richtig hältst.
ui-lesson-over = 🎓 **Das war deine erste Partie { $played }.**
ui-lesson-left = Was nicht vorkam:
ui-lesson-next = Wie weiter: Setz dich zu Freunden an den Tisch oder eröffne selbst einen. Diese Lektion ist abgeschlossen; `/spiel lernen` beginnt sie von vorn.
ui-learn = Hier lernen
ui-open-people = Tisch eröffnen
ui-open-alone = Gegen Ersatzspieler
ui-known = Was wir wissen
ui-known-head = 🧠 **Was bisher zu sehen war**
ui-known-file = … der Rest steht in der Datei
ui-known-alt = Alles, was zu sehen war, als Text
illegal-nothing-known = In diesem Spiel gibt es nichts nachzuschlagen.
