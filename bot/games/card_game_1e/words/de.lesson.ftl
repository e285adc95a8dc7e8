# Die geführte erste Partie: zu einer Frage ein Gedanke.

card_game_1e-lesson-hand-title = Du willst 15 Macht
card_game_1e-lesson-hand =
    Du führst Stark gegen Lannister. Macht 👑 liegt auf deiner Hauskarte und auf deinen Charakteren; wer zuerst 15 hat, gewinnt. Was eine Karte kann, steht auf ihr.
    👉 Eine gute erste Hand hat Charaktere und Orte, die du mit 5 Gold bezahlen kannst. Diese ist gut: **Diese Hand behalten**.
card_game_1e-lesson-place-title = Fünf Gold für den Anfang
card_game_1e-lesson-place =
    Vor der ersten Runde legst du Charaktere und Orte für insgesamt 5 Gold aus. Ein Charakter hat **Stärke** und Symbole für die drei Arten von Herausforderungen: ⚔️ Militär, 👁️ Intrige, 👑 Macht. Ein Ort bringt Gold oder macht andere Karten billiger.
    👉 Wähle so, dass von den 5 Gold wenig übrig bleibt: Der Rest verfällt. Danach füllst du deine Hand wieder auf sieben Karten auf.
card_game_1e-lesson-plot-title = Eine Strategie bestimmt die Runde
card_game_1e-lesson-plot =
    Beide decken zugleich eine auf. Ihre drei Zahlen: 🪙 **Einkommen** ist dein Gold, 🎲 die höhere **Initiative** bestimmt, wer den Startspieler benennt, ⚖️ der **Schadenswert** sagt, wie hart deine Siege treffen. Der Text gilt für alle, die er nennt.
    👉 Am Anfang hast du wenig im Spiel: Nimm eine Strategie mit viel Einkommen.
card_game_1e-lesson-marshal-title = Aus Gold werden Karten
card_game_1e-lesson-marshal =
    In deinem Zug bringst du Karten von der Hand ins Spiel, solange das Gold reicht. Von **limitierten** Karten darfst du eine je Runde spielen. Ein zweites Exemplar einer einzigartigen Karte kostet nichts: Es liegt als **Duplikat** unter dem ersten und kann es retten.
    👉 Beuge zuerst, was Karten billiger macht (Straße des Stahls: einen Charakter mit ⚔️), dann spiel den stärksten Charakter, den du bezahlen kannst. **Passen**, wenn du alles hast, was du willst; übriges Gold zählt in dieser Runde noch.
card_game_1e-lesson-challenge-title = Drei Herausforderungen je Runde
card_game_1e-lesson-challenge =
    In deinem Zug darfst du jede Art einmal beginnen. Angreifer brauchen das Symbol und werden **gebeugt**: Sie verteidigen in dieser Runde nicht mehr. Gewinnst du, tötet ⚔️ einen Charakter, 👁️ nimmt eine Karte von der Hand, 👑 nimmt Macht. Bei gleicher Stärke gewinnt der Angriff.
    👉 Such auf dem **Brett** ein Symbol, für das bei Lannister niemand steht: Verteidigt niemand, bekommst du noch 1 Macht dazu.
card_game_1e-lesson-defend-title = Wen stellst du entgegen?
card_game_1e-lesson-defend =
    Verteidigen können nur stehende Charaktere mit dem Symbol, und auch sie werden gebeugt. Ist deine Stärke zusammen höher, geschieht dir nichts. Gegen **tödliche** Angreifer stirbt einer, der verteidigt, selbst wenn du gewinnst.
    👉 Verteidige, wenn du damit gewinnst oder die 1 Macht für „niemand verteidigt“ verhinderst. Manchmal ist es besser, zu verlieren und deine Charaktere stehen zu lassen.
card_game_1e-lesson-act-title = Zwischendurch darfst du handeln
card_game_1e-lesson-act =
    Auf einer Karte steht, wann sie benutzt werden darf: in einer Phase, in **jeder Phase** oder als **Reaktion** auf das, was gerade geschehen ist. Manches kostet Gold, anderes 📜 **Einfluss**: Dafür beugst du Karten, die ihn zeigen. Gefragt wird, wo jemand mit deinem Deck handeln *könnte*, damit niemand erfährt, was du hast.
    👉 Lies, was angeboten wird; **Passen** ist nie falsch. `/spiel befehle` stellt ein, wann du gefragt werden willst.
card_game_1e-lesson-claim-title = Schaden tut weh, und du wählst, wo
card_game_1e-lesson-claim =
    Du hast einen Militärschlag verloren, also stirbt ein Charakter von dir. Welcher, bestimmst du. **Wer tot ist, bleibt tot**: Von einem einzigartigen Charakter kannst du dann kein weiteres Exemplar mehr spielen. Ein Duplikat oder eine Karte wie Nymeria kann ihn noch retten.
    👉 Dafür sind die kleinen Charaktere da.
card_game_1e-lesson-power-title = Woher die Macht kommt
card_game_1e-lesson-power =
    Ein gewonnener Machtkampf nimmt sie der Gegenseite; eine Herausforderung, die niemand verteidigt, bringt 1; wer **ruhmreich** ist, bekommt 1 für einen Sieg; und nach den Herausforderungen bringt die meiste stehende Stärke samt Gold 1 (**Herrschaft**). Beug also nicht alle.
    👉 Greif noch einmal an, wo du klar gewinnst, oder hör auf.
card_game_1e-lesson-round-title = Strategien sind ein Plan
card_game_1e-lesson-round =
    Alle Karten stehen wieder, das Gold ist weg, alle ziehen zwei Karten. Eine Strategie kommt erst zurück, wenn alle sieben benutzt sind: Jede hat ihren besten Moment. Valar Morghulis tötet alle Charaktere: Heb sie auf, bis du zurückliegst.
    👉 Wähle eine, die zu dem passt, was auf dem Tisch liegt; dann ist die Lektion vorbei.
card_game_1e-lesson-end = Du weißt, wie eine Runde läuft: Strategie, Karten, Herausforderungen, Herrschaft. Nimm am nächsten Tisch eines der vier fertigen Decks (**Deck** vor dem Spielbeginn). Ab drei Personen wählen alle in jeder Runde einen **Titel**: Er bringt dir etwas und sagt, wen du nicht angreifen darfst und wen du angreifen solltest.
