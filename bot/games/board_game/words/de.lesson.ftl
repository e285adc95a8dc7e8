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

# A Dance with Dragons, für alle, die die erste Lektion kennen.
board_game-lesson-dragons-name = Das Brettspiel: A Dance with Dragons
board_game-lesson-dragons-title = Mitten im Krieg
board_game-lesson-dragons =
    Alle sechs Häuser spielen und kämpfen schon seit Jahren: Heere stehen in fremdem Land, und manche haben fast gewonnen. Es gibt nur **sechs Runden**; wer wartet, verliert.
    👉 **Brett** zeigt, wo du stehst: Dein Land kann weit verstreut sein. Leg Befehle, wie du sie kennst; sieh zuerst nach, was dir Nachbarn nehmen können.
board_game-lesson-dragons_march-title = Königsmund bewacht niemand
board_game-lesson-dragons_march =
    In Königsmund steht keine neutrale Streitmacht, und die Garnisonen von Sturmkap und Altsass kämpfen für Baratheon und Tyrell. Fast alles gehört jemandem, also ist fast jeder Marsch ein Kampf.
    👉 Marschier dorthin, wo du klar stärker bist oder niemand steht.
board_game-lesson-dragons_cards-title = Neue Hauskarten
board_game-lesson-dragons_cards =
    Jedes Haus hat sieben andere Karten mit anderen Leuten: Viele kosten oder bringen Macht, andere wirken auf gespielte Karten. Lies sie unter **Karten**; was die Gegenseite noch spielen kann, steht bei der Frage.
    👉 Wähle wie in jedem Kampf: Vergleich erst die Summen, dann die Texte.
board_game-lesson-dragons_time-title = Zähl rückwärts
board_game-lesson-dragons_time =
    Sieben Burgen gewinnen wie immer sofort; nach Runde sechs gewinnen die meisten. Wer jetzt kurz vor sieben steht, hat alle gegen sich.
    👉 Leg noch einmal deine Befehle; dann ist die Lektion vorbei.
board_game-lesson-end-dragons = A Dance with Dragons ist das Brettspiel mit anderem Anfang, anderen Karten und weniger Zeit. Zu sechst wählt ihr es am Tisch unter **Optionen**.

# A Feast for Crows, für alle, die die erste Lektion kennen.
board_game-lesson-crows-name = Das Brettspiel: A Feast for Crows
board_game-lesson-crows_keep-title = Ziele statt Burgen
board_game-lesson-crows_keep =
    Vier Häuser spielen um **sieben Punkte**. Burgen gewinnen hier nichts: Punkte kommen von Zielen. Drei von diesen fünf behältst du, und niemand sieht sie.
    👉 Sieh auf dem **Brett** nach, was du in ein oder zwei Runden erreichst, und behalt das. Daneben steht, wie viele Punkte es deinem Haus bringt.
board_game-lesson-crows-title = Befehle für ein Ziel
board_game-lesson-crows =
    Befehle, Märsche und Kämpfe sind, wie du sie kennst. Statt der Häuser im Süden spielt Arryn mit, und der erste Stapel der Westeroskarten ist ein anderer.
    👉 Such dir das Ziel aus, das du in dieser Runde werten willst, und leg die Befehle, die dich hinbringen.
board_game-lesson-crows_special-title = Das besondere Ziel
board_game-lesson-crows_special =
    Jedes Haus hat eines, und alle können es sehen. Wer es am Ende einer Runde erfüllt, darf 1 Punkt werten, **jede Runde wieder**. Halt also, was deines verlangt, und behalt im Auge, was die anderen brauchen.
    👉 Werte es.
board_game-lesson-crows_score-title = Ein geheimes Ziel pro Runde
board_game-lesson-crows_score =
    Am Ende einer Runde darfst du ein erfülltes Ziel zeigen; es bringt die Punkte, die für dein Haus darauf stehen, und ist weg. Wer weniger als drei hat, zieht eines nach.
    👉 Werte, was erfüllt ist. Warten lohnt selten: Auch nächste Runde wertest du höchstens eines.
board_game-lesson-crows_plan-title = Achte darauf, was die anderen wollen
board_game-lesson-crows_plan =
    Punkte sind offen, Ziele nicht: Wo jemand ohne Not hinmarschiert, liegt oft eines. Wer fünf Punkte hat, kann in einer Runde gewinnen.
    👉 Leg noch einmal deine Befehle; dann ist die Lektion vorbei.
board_game-lesson-end-crows = A Feast for Crows ist kürzer und leiser: weniger Eroberung, mehr erreichen, was andere nicht sehen. Zu viert wählt ihr es am Tisch unter **Optionen**.
