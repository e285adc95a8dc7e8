### Was jedes Spiel hat: Verhandlungen, Aufgeben, und abgelehnte Antworten.

nothing = keine
after-those-before-me = Erst die vor mir abwarten

event-conceded = 🏳️ { $seat } gibt auf.
event-offer-made = 🤝 { $seat } schlägt vor: { $terms }
event-offer-taken = 🤝 { $seat } nimmt den Vorschlag an.
event-order-followed = 🧭 Dein Dauerbefehl hat für dich entschieden. { $order }: **{ $choice }**
event-order-told = 🧭 Dein Dauerbefehl hat für dich entschieden. { $order }: **{ $choice }**. Ab jetzt geschieht das ohne ein Wort; mit `/spiel befehle` änderst du es.
event-offer-refused = ✋ { $seat } bricht ab. Die Verhandlung ist vorbei.

illegal-after-for-all = Du kannst auf die vor dir warten oder jetzt entscheiden, aber nicht halb und halb. Wähle eines davon für alle.
illegal-already-decided = Das ist schon entschieden. Was jetzt offen ist, steht in der neuesten Nachricht.
illegal-chosen-twice = Du hast etwas doppelt genannt. Nenne alles nur einmal.
illegal-game-over = Dieses Spiel ist zu Ende, Züge sind nicht mehr möglich.
illegal-key-missing = Für { $key } fehlt noch etwas. Wähle überall etwas aus.
illegal-no-such-key = Dieser Ort steht gerade nicht zur Wahl. Nimm einen aus der Liste.
illegal-no-such-option = Das steht gerade nicht zur Wahl. Nimm etwas aus der Liste.
illegal-no-such-preference = Diesen Dauerbefehl gibt es hier nicht. Es gibt: { $options }.
illegal-no-such-preference-value = Darauf lässt sich dieser Dauerbefehl nicht stellen. Möglich: { $options }.
illegal-no-such-question = Diese Frage gibt es nicht. Was jetzt offen ist, steht in der neuesten Nachricht.
illegal-no-such-value = Für { $key } geht das nicht. Nimm etwas, das zur Wahl steht.
illegal-not-a-choice = Das steht nicht zur Wahl. Nimm etwas aus der Liste.
illegal-not-a-number =
    { $exact ->
        [yes] Hier ist nur { $min } möglich.
       *[no] Schreib eine ganze Zahl von { $min } bis { $max }.
    }
illegal-not-a-share = Schreib für { $key } eine ganze Zahl, 0 oder mehr.
illegal-not-an-assignment = Das kann ich nicht lesen. Nenne jeden Ort mit dem, was er bekommt.
illegal-not-an-offer = Du kannst etwas vorschlagen, annehmen oder ablehnen.
illegal-not-your-question = Diese Frage gilt jemand anderem. Deine siehst du unter „Mein Zug“.
illegal-already-conceded = Du hast schon aufgegeben.
illegal-not-your-seat = Dieser Platz kann das nicht: Er ist nicht mehr im Spiel, oder es ist nicht deiner.
illegal-offer-withdrawn = Dieser Vorschlag liegt nicht mehr auf dem Tisch. Sieh dir den neuesten an.
illegal-out-of-range =
    { $exact ->
        [yes] Diese Zahl geht nicht: Möglich ist nur { $min }.
       *[no] Diese Zahl geht nicht: Möglich ist { $min } bis { $max }.
    }
illegal-own-offer = Deinen eigenen Vorschlag kannst du nicht annehmen. Warte auf die anderen oder ändere ihn.
illegal-share-too-large = { $key } kann höchstens { $max } bekommen.
illegal-value-not-allowed = Für { $key } geht das nicht. Wähle etwas anderes.
illegal-state-too-new = Dieses Spiel hat eine neuere Version von mir gespeichert (Format { $version }; ich kenne { $known }). Es ist sicher und geht weiter, sobald jene Version wieder läuft.
illegal-wrong-number =
    Du hast { $got } gewählt. { $exact ->
        [yes] { $max ->
            [one] Wähle genau eins.
           *[other] Wähle genau { $max }.
        }
       *[no] { $min ->
            [0] { $max ->
                [one] Wähle höchstens eins.
               *[other] Wähle höchstens { $max }.
            }
           *[other] Wähle { $min } bis { $max }.
        }
    }
illegal-option-needs = „{ $option }“ geht nicht ohne „{ $needs }“: Schalte auch das ein.
illegal-wrong-player-count = Dieses Spiel geht mit { $min } bis { $max } Personen.
illegal-wrong-total = Das sind { $got }, du musst aber genau { $total } verteilen.
illegal-no-houses-here = In diesem Spiel lassen sich die Häuser so nicht vergeben.
