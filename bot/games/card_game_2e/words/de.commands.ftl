### Slash-Befehle dieses Spiels: Namen, Beschreibungen, Felder, Auswahl, Absagen.

cmd-lcg2 = lcg2
cmd-lcg2-help = Züge in der zweiten Edition des Kartenspiels, getippt
card_game_2e-illegal-nothing-to-marshal = Du kannst jetzt nichts aufmarschieren lassen. Das geht in deinem eigenen Aufmarsch (R9.4), wenn du es bezahlen kannst.
card_game_2e-illegal-nothing-to-play = Du kannst jetzt nichts spielen oder benutzen. `/lcg2 karte` zeigt, was eine Karte sagt.
card_game_2e-illegal-challenge-not-open = { $challenge }: Das kannst du jetzt nicht beginnen. Jede Art geht einmal in deinem Teil der Herausforderungsphase (R10.2), mit einem stehenden Charakter, der das Symbol hat.
card_game_2e-illegal-which-opponent = Wen greifst du an? Fülle `gegner` aus: { $options }
card_game_2e-illegal-no-stealth-left = Heimlich umgeht einen Charakter für jeden heimlichen Angreifer (R21.8). Deine Angreifer mit Heimlich: { $number }.
