### Was jedes Spiel hat: Verhandlungen, Aufgeben, und abgelehnte Antworten.

nothing = keine
after-those-before-me = Nach denen, die vor mir dran sind

event-conceded = 🏳️ { $seat } gibt auf.
event-offer-made = 🤝 { $seat } schlägt vor: { $terms }
event-offer-taken = 🤝 { $seat } nimmt den Vorschlag an.
event-order-followed = ⚙️ Dein Dauerbefehl hat entschieden. { $order }: { $choice }
event-order-told = ⚙️ Für dich entschieden, und von jetzt an ohne ein Wort, solange du diesen Dauerbefehl nicht änderst. { $order }: **{ $choice }** (`/spiel befehle`)
event-offer-refused = ✋ { $seat } lehnt ab. Das Gespräch ist beendet.

illegal-after-for-all = Warte mit allen, oder entscheide alle jetzt.
illegal-already-decided = Das ist schon entschieden. Was jetzt offen ist, steht in der neuesten Nachricht.
illegal-chosen-twice = Du hast etwas doppelt genannt. Wähle alles nur einmal.
illegal-game-over = Dieses Spiel ist zu Ende, es geht kein Zug mehr.
illegal-key-missing = { $key } hat noch nichts. Gib überall etwas an.
illegal-no-such-key = Dieser Ort steht gerade nicht zur Wahl. Nimm einen aus der Liste.
illegal-no-such-option = Das steht gerade nicht zur Wahl. Nimm etwas aus der Liste.
illegal-no-such-preference = Diesen Dauerbefehl gibt es hier nicht. Es gibt: { $options }.
illegal-no-such-preference-value = So lässt sich dieser Dauerbefehl nicht stellen. Möglich: { $options }.
illegal-no-such-question = Diese Frage gibt es nicht. Was jetzt offen ist, steht in der neuesten Nachricht.
illegal-no-such-value = { $key } kann das nicht bekommen. Nimm einen der angebotenen Werte.
illegal-not-a-choice = Das ist keine Auswahl. Nimm etwas aus der Liste.
illegal-not-a-number = Hier muss eine ganze Zahl stehen, von { $min } bis { $max }.
illegal-not-a-share = { $key } braucht eine ganze Zahl, 0 oder mehr.
illegal-not-an-assignment = Das lässt sich nicht lesen. Gib für jeden Ort einen Wert an.
illegal-not-an-offer = Du kannst etwas vorschlagen, annehmen oder ablehnen.
illegal-not-your-question = Diese Frage gilt jemand anderem. Deine siehst du, wenn du sie aufrufst.
illegal-already-conceded = Du hast schon aufgegeben.
illegal-not-your-seat = Dieser Platz kann das nicht: Er ist nicht mehr im Spiel, oder es ist nicht deiner.
illegal-offer-withdrawn = Dieser Vorschlag liegt nicht mehr auf dem Tisch. Sieh dir den neuesten an.
illegal-out-of-range = Diese Zahl passt nicht. Sie muss von { $min } bis { $max } reichen.
illegal-own-offer = Deinen eigenen Vorschlag kannst du nicht annehmen. Warte auf die anderen oder ändere ihn.
illegal-share-too-large = { $key } nimmt höchstens { $max }.
illegal-value-not-allowed = { $key } kann das nicht bekommen. Nimm einen anderen Wert.
illegal-state-too-new = Diese Partie hat eine neuere Version von mir gespeichert (ihre Form ist { $version }, ich kenne { $known }). Sie ist sicher und geht weiter, sobald jene Version wieder läuft.
illegal-wrong-number =
    Du hast { $got } gewählt. { $min ->
        [0] Höchstens { $max } sind erlaubt.
       *[other] Es müssen mindestens { $min } und höchstens { $max } sein.
    }
illegal-option-needs = { $option } geht nicht ohne { $needs }: Schalte das auch ein.
illegal-wrong-player-count = Für dieses Spiel braucht es { $min } bis { $max } Leute.
illegal-wrong-total = Das macht { $got }, verteilt werden müssen aber genau { $total }.
