### Slash-Befehle dieses Spiels: Namen, Beschreibungen, Felder, Auswahl, Absagen.

cmd-lcg2 = lcg2
cmd-lcg2-help = Züge in der zweiten Edition des Kartenspiels, getippt
card_game_2e-illegal-nothing-to-marshal = Du kannst jetzt nichts aufmarschieren lassen. Das geht in deinem eigenen Aufmarsch (R9.4), wenn du es bezahlen kannst.
card_game_2e-illegal-not-asked-now = { $topic ->
        [act] R15.7, R6.2: Für dich ist gerade kein Fenster offen, oder es ist schon zu. Bis zum nächsten kannst du nichts aufmarschieren lassen, spielen oder einsetzen; dann wirst du gefragt.
        [challenge] R10.1, R10.2: Herausforderungen beginnst du in deinem eigenen Teil der Herausforderungsphase, sobald ihr Aktionsfenster zu ist. Steht es dir offen, passe zuerst.
        [defenders] R11.2: Verteidiger stellt im Schritt 4.2.1, wer angegriffen wird; dich fragt gerade niemand danach.
        [plot] R7.1: Strategien werden zu Beginn einer Runde gewählt; gerade wirst du nach keiner gefragt.
        [place] R5.6: Verdeckt ausgelegt werden Karten nur in der Vorbereitung. Danach lässt du sie aufmarschieren.
       *[other] Danach fragt dich das Spiel gerade nicht; vielleicht ist es schon weiter. Sieh erst nach, was für dich offen ist.
    }
card_game_2e-illegal-other-target = R16.10: { $card } kann jetzt nur { $only } wählen. Lass das Ziel weg, wenn du das meinst.
card_game_2e-illegal-nothing-to-play = Du kannst jetzt nichts spielen oder benutzen. `/lcg2 karte` zeigt, was eine Karte sagt.
card_game_2e-illegal-challenge-not-open = { $challenge }: Das kannst du jetzt nicht beginnen. Jede Art geht einmal in deinem Teil der Herausforderungsphase (R10.2), mit einem stehenden Charakter, der das Symbol hat.
card_game_2e-illegal-which-opponent = Wen greifst du an? Fülle `gegner` aus: { $options }
card_game_2e-illegal-no-stealth-left = Heimlich umgeht einen Charakter für jeden heimlichen Angreifer (R21.8). Deine Angreifer mit Heimlich: { $number }.
