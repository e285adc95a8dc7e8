# Die geführte erste Partie: zu einer Frage ein Gedanke.

board_game-lesson-orders-title = In jedes Gebiet ein Befehl
board_game-lesson-orders =
    Alle legen ihre Befehle gleichzeitig und geheim; dann werden sie reihum ausgeführt. Jedes Gebiet mit deinen Einheiten braucht einen.
    🐎 **Marsch** zieht oder greift an. 🤝 **Unterstützung** hilft in Schlachten daneben. 🛡️ **Verteidigung** hält. 👑 **Machtfestigung** bringt Macht.
    👉 Einen Marsch, wo deine Fußsoldaten stehen und eine freie Burg nah ist, Unterstützung für deine Schiffe. Wähle ein Gebiet, dann seinen Befehl; am Ende **Bestätigen**.
board_game-lesson-march-title = Ein Marsch, Einheit für Einheit
board_game-lesson-march =
    Jede Einheit zieht in ein Nachbargebiet oder bleibt; Schiffe tragen Landeinheiten über ihr Meer. Ein Gebiet, das du leer zurücklässt, ist verloren, außer du lässt ein **Machtplättchen** da.
    👉 Nimm eine leere Burg oder Festung, wenn eine in Reichweite ist: Burgen gewinnen das Spiel. Wähle für jede Einheit, wohin sie geht, dann **Bestätigen**.
board_game-lesson-muster-title = Neue Einheiten kommen aus Burgen
board_game-lesson-muster =
    Ab Runde 2 werden zuerst drei Karten aufgedeckt. Diese lässt dich mustern: Eine Burg hat 1 Punkt, eine Festung 2. Fußsoldat und Schiff kosten 1, Ritter und Belagerungsturm 2.
    Mehr als eine Einheit in einem Gebiet ist eine Armee, und deine **Versorgung** (Fässer in deinen Gebieten) begrenzt ihre Zahl und Größe. Was nicht passt, lässt sich nicht wählen.
board_game-lesson-bid-title = Gebote sind geheim, und alle sind weg
board_game-lesson-bid =
    Macht ist das Geld dieses Spiels. Wer auf eine Leiste am meisten bietet, steht dort vorn: **Eiserner Thron**: Reihenfolge und Gleichstände. **Lehen**: gewinnt Schlachten bei Gleichstand. **Königshof**: ★-Befehle und der Rabe. Gegen die **Wildlinge** bieten alle gemeinsam.
    👉 Biete auf eine Leiste, die du willst, und wenig auf die anderen.
board_game-lesson-support-title = Schlachten entscheiden sich vorher
board_game-lesson-support =
    Stärke wird offen gezählt: Fußsoldat 1, Ritter 2, Schiff 1, der Befehl und jede **Unterstützung** neben der Schlacht, auch von anderen, die sich einer Seite anschließen. Sieh dir also deine Nachbarn an: Wer kann gegen dich marschieren, und was unterstützt dich dort?
    👉 Verteidigung oder Unterstützung, wo dir etwas droht, Marsch, wo du klar stärker bist. **Brett** zeigt, wer wo steht.
board_game-lesson-battle-title = Die Hauskarte entscheidet
board_game-lesson-battle =
    Beide wählen geheim eine Karte; ihre Zahl kommt dazu. Jedes 🗡️ auf der Karte des Siegers tötet eine Einheit, jedes 🛡️ auf der des Verlierers rettet eine. Eine gespielte Karte ist weg, bis alle sieben gespielt sind; verschwende die beste also nicht an einen Kampf, der ohnehin entschieden ist.
    👉 Vergleiche die Summen in der Frage mit den Karten, deinen und denen des Gegners.
board_game-lesson-castles-title = Sieben Burgen gewinnen
board_game-lesson-castles =
    Wer sieben Burgen und Festungen hält, gewinnt sofort; nach zehn Runden gewinnen die meisten. Allein kommt niemand dorthin: Man einigt sich über Grenzen, über Unterstützung, darüber, wer den Führenden angreift. **Kein Versprechen bindet.**
    👉 Leg noch einmal deine Befehle; dann ist die Lektion zu Ende.
board_game-lesson-end = Du weißt, wie eine Runde läuft: Westeros-Karten, Befehle, Märsche, Schlachten, Macht. Der Rest (Überfälle, Häfen, was auf den Hauskarten steht) wird bei seiner Frage erklärt und unter **Regeln**.
