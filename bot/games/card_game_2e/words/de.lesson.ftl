# Die geführte erste Partie: zu einer Frage ein Gedanke.

card_game_2e-lesson-hand-title = Du willst 15 Macht
card_game_2e-lesson-hand =
    Du führst Lennister gegen Stark. Macht 👑 liegt auf deiner Fraktionskarte und auf deinen Charakteren; wer zuerst 15 hat, gewinnt. Was eine Karte kann, steht auf ihr.
    👉 Eine gute erste Hand hat drei oder vier Karten, die du mit 8 Gold bezahlen kannst, vor allem Charaktere. Diese ist gut: **Diese Hand behalten**.
card_game_2e-lesson-place-title = Gespielt wird mit Charakteren
card_game_2e-lesson-place =
    Vor der ersten Runde legst du Karten für insgesamt 8 Gold aus. Ein Charakter hat **Stärke** und Symbole für die drei Arten von Herausforderungen: ⚔️ Militär, 👁️ Intrige, 👑 Macht.
    👉 Wähle Charaktere, die zusammen alle drei Symbole haben, und bestätige. Was von den 8 Gold übrig bleibt, verfällt.
card_game_2e-lesson-plot-title = Eine Strategie bestimmt die Runde
card_game_2e-lesson-plot =
    Beide decken zugleich eine auf. Ihre vier Zahlen: 🪙 **Einkommen** ist dein Gold, 🎲 die höhere **Initiative** bestimmt, wer beginnt, ⚖️ der **Schadenswert** sagt, wie hart deine Siege treffen, 🃏 die **Reserve**, wie viele Karten du behalten darfst.
    👉 Am Anfang hast du wenig im Spiel: Nimm eine Strategie mit viel Einkommen.
card_game_2e-lesson-marshal-title = Aus Gold werden Karten
card_game_2e-lesson-marshal =
    In dieser Phase bringst du Karten von der Hand ins Spiel, eine nach der anderen, solange das Gold reicht. Was du nicht ausgibst, verfällt am Ende der Runde.
    👉 Zuerst der stärkste Charakter, den du bezahlen kannst. **Passen**, wenn du alles hast, was du willst.
card_game_2e-lesson-challenge-title = Drei Herausforderungen je Runde
card_game_2e-lesson-challenge =
    In deinem Zug darfst du jede Art einmal beginnen. Angreifer brauchen das Symbol und werden **gebeugt**: Sie verteidigen in dieser Runde nicht mehr. Gewinnst du, tötet ⚔️ einen Charakter, 👁️ nimmt eine Karte von der Hand, 👑 nimmt Macht. Bei gleicher Stärke gewinnt der Angriff.
    👉 Such auf dem **Brett** ein Symbol, für das bei Stark niemand steht: Verteidigt niemand, bekommst du noch 1 Macht dazu.
card_game_2e-lesson-defend-title = Wen stellst du entgegen?
card_game_2e-lesson-defend =
    Verteidigen können nur stehende Charaktere mit dem Symbol, und auch sie werden gebeugt. Ist deine Stärke zusammen höher, geschieht dir nichts, und der Angriff war umsonst.
    👉 Verteidige, wenn du damit gewinnst oder die 1 Macht für „niemand verteidigt“ verhinderst. Manchmal ist es besser, zu verlieren und deine Charaktere stehen zu lassen.
card_game_2e-lesson-act-title = Zwischendurch darfst du handeln
card_game_2e-lesson-act =
    In bestimmten Momenten dürfen alle eine Karte benutzen oder ein Ereignis spielen; eine Reaktion antwortet auf das, was gerade geschehen ist. Gefragt wird, wo jemand mit deinen Karten handeln *könnte*, damit niemand erfährt, was du hast.
    👉 Lies, was angeboten wird; **Passen** ist nie falsch. `/spiel befehle` stellt ein, wann du gefragt werden willst.
card_game_2e-lesson-claim-title = Schaden tut weh, und du wählst, wo
card_game_2e-lesson-claim =
    Du hast einen Militäreinsatz verloren, also sterben Charaktere von dir. Welche, bestimmst du. **Wer tot ist, bleibt tot**: Von einem einzigartigen Charakter kannst du dann kein weiteres Exemplar mehr spielen.
    👉 Dafür sind die kleinen Charaktere da.
card_game_2e-lesson-power-title = Woher die Macht kommt
card_game_2e-lesson-power =
    Ein gewonnener Machtkampf nimmt sie der Gegenseite; eine Herausforderung, die niemand verteidigt, bringt 1; wer **ruhmreich** ist, bekommt 1 für einen Sieg; und am Ende der Runde bringt die meiste stehende Stärke samt Gold 1 (**Herrschaft**). Beug also nicht alle.
    👉 Greif noch einmal an, wo du klar gewinnst, oder hör auf.
card_game_2e-lesson-round-title = Strategien sind ein Plan
card_game_2e-lesson-round =
    Alle Karten stehen wieder, das Gold ist weg, eine neue Runde beginnt. Eine Strategie kommt erst zurück, wenn alle sieben benutzt sind: Jede hat ihren besten Moment. Viel Einkommen zum Aufbauen, hoher Schadenswert zum Zuschlagen, „Sobald aufgedeckt“, wenn es am meisten wehtut.
    👉 Wähle eine, die zu dem passt, was auf dem Tisch liegt; dann ist die Lektion vorbei.
card_game_2e-lesson-end = Du weißt, wie eine Runde läuft: Strategie, Karten, Herausforderungen, Herrschaft. Nimm am nächsten Tisch ein fertiges Deck (**Deck** vor dem Spielbeginn) und bau dir später ein eigenes (`/karten deck`). Zu dritt und mehr geht es genauso, mit Titeln.
