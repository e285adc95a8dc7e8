### Slash-Befehle dieses Spiels: Namen, Beschreibungen, Felder, Auswahl, Absagen.

cmd-lcg1 = lcg1
cmd-lcg1-help = Züge in der ersten Edition des Kartenspiels, getippt
card_game_1e-illegal-nothing-to-marshal = Du kannst jetzt keine Karte ausspielen. Das geht in deinem eigenen Zug der Aufmarschphase (R7.4), wenn du es bezahlen kannst.
card_game_1e-illegal-not-asked-now = { $topic ->
        [act] R19.6, R19.9: Du bist gerade nicht am Zug, oder der Moment ist vorbei. Du wirst gefragt, sobald du wieder etwas spielen oder einsetzen kannst.
        [challenge] R8.1: Herausforderungen beginnst du in deinem eigenen Teil der Herausforderungsphase. Wirst du zuerst etwas anderes gefragt, antworte darauf oder passe.
        [defenders] R8.5: Verteidiger stellt, wer angegriffen wird; dich fragt gerade niemand danach.
        [plot] R5.2: Strategien werden zu Beginn einer Runde gewählt; gerade wirst du nach keiner gefragt.
        [place] R3.6: Startkarten werden nur bei der Vorbereitung ausgelegt. Danach spielst du sie in der Aufmarschphase.
       *[other] Danach fragt dich das Spiel gerade nicht; vielleicht ist es schon weiter. Sieh erst nach, was für dich offen ist.
    }
card_game_1e-illegal-other-target = R19.4: { $card } kann jetzt nur { $only } wählen. Lass das Ziel weg, wenn du das meinst.
card_game_1e-illegal-nothing-to-play = Du kannst jetzt nichts spielen oder benutzen. `/lcg1 karte` zeigt, was eine Karte sagt.
card_game_1e-illegal-challenge-not-open = { $challenge }: Das kannst du jetzt nicht beginnen. Jede Art geht einmal in deinem Teil der Herausforderungsphase (R8.1), mit einem stehenden Charakter, der das Symbol hat.
card_game_1e-illegal-which-opponent = Wen greifst du an? Fülle `gegner` aus: { $options }
card_game_1e-illegal-no-stealth-left = Heimlich umgeht einen Charakter für jeden heimlichen Angreifer (R16.2). Deine Angreifer mit Heimlich: { $number }.
