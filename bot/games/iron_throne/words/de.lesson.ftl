# Die geführte erste Partie: zu einer Frage ein Gedanke.

iron_throne-lesson-leader-title = Du führst ein Haus mit fünf Köpfen
iron_throne-lesson-leader =
    Einer der fünf wird dein **Anführer**: in Sicherheit, mit einer Fähigkeit und mit deinem Vorrat an Macht. Die anderen vier sind deine Charaktere. Die Macht auf einem Charakter ist seine Stärke; ohne sie stirbt er.
    👉 Lies beide Fähigkeiten und wähle einen. Falsch ist keiner.
iron_throne-lesson-power-title = Jeder Zug ist eine Begegnung
iron_throne-lesson-power =
    Ein Herausforderer trifft auf einen Verteidiger. Beide ziehen eine Karte und legen 1 Macht vom Anführer auf einen Charakter; im Kampf zählt nur Macht **auf Charakteren**.
    👉 Mach lieber einen stark als alle ein wenig.
iron_throne-lesson-character-title = Schick jemanden, der verlieren darf
iron_throne-lesson-character =
    Die Stärke des Charakters zählt zu deiner Karte. Wer verliert, legt **die Hälfte dieser Macht** (aufgerundet) auf den Anführer zurück: Starke gewinnen öfter und haben mehr zu verlieren.
    👉 Den Stärksten, wenn du eine gute Kriegskarte hast; deine Hand steht unter der Frage.
iron_throne-lesson-welcome-title = Andere können sich anschließen
iron_throne-lesson-welcome =
    Alle anderen dürfen einer Seite einen Charakter anbieten. Seine Macht hilft dir, und wenn du gewinnst, bekommen sie denselben Lohn wie du.
    👉 Greifst du an, weitet auch der Helfer Einfluss aus, und Einfluss gewinnt das Spiel; verteidigst du, kostet dich Hilfe wenig. Wähle, wen du nähmst.
iron_throne-lesson-lay-title = Krieg, Frieden, Verrat
iron_throne-lesson-lay =
    Beide legen verdeckt eine Karte. **Zweimal Krieg:** Karte plus Macht, die höhere Summe gewinnt. **Zweimal Frieden:** Die beiden verhandeln. **Je eine:** Verrat, die Kriegskarte gewinnt, wie die Summen auch sind. Redet vorher; Versprechen binden nicht.
    👉 Ersatzspieler bieten selten Frieden: Leg eine hohe Kriegskarte. Eine Charakterkarte zählt hier als Krieg mit 0; heb sie auf.
iron_throne-lesson-abilities-title = Anführer und Karten wenden das Blatt
iron_throne-lesson-abilities =
    Zu festen Zeitpunkten darfst du deinen Anführer oder eine Charakterkarte nutzen, deren Charakter teilnimmt. Gefragt wirst du, solange jemand handeln könnte, damit niemand erfährt, was du hast. **Passen** geht immer.
    👉 Lies, was angeboten wird. Brauchst du es jetzt nicht, dann passe.
iron_throne-lesson-rewards-title = Was ein Sieg bringt
iron_throne-lesson-rewards =
    Gewinnt die Seite des Herausforderers, weiten alle auf ihr **1 Einfluss** auf das Haus des Verteidigers aus; fünf davon gewinnen das Spiel. Gewinnt die Seite des Verteidigers, ziehen alle auf ihr 2 Karten und legen 2 Macht. Im Krieg nimmt der Gewinner außerdem eine Karte als **Geisel**.
    👉 Leg Macht auf Charaktere, die du als Nächstes schickst.
iron_throne-lesson-hostages-title = Geiseln sind ein Pfand
iron_throne-lesson-hostages =
    Vor jedem Zug darfst du Geiseln freilassen (dafür ziehst du eine Karte) oder foltern (das kostet ihr Haus Macht). Oder du behältst sie: In Friedensverhandlungen sind sie etwas wert, und was du hast, kann der andere nicht spielen.
    👉 Foltern, freilassen oder behalten, wie du magst.
iron_throne-lesson-support-title = Wenn andere kämpfen
iron_throne-lesson-support =
    Jetzt bist du die dritte Seite. Biete dem einen Charakter an, der gewinnen wird: Du teilst den Lohn, und auf der Seite des Herausforderers ist das **Einfluss**. Verliert deine Seite, verlierst auch du Macht.
    👉 Zähl die Macht auf beiden Seiten zusammen, dann biete jemanden an oder halt dich heraus.
iron_throne-lesson-end = Wer zuerst alle 5 Einflussmarker auf andere Häuser ausgeweitet hat, gewinnt. Sterben alle vier Charaktere eines Hauses, endet das Spiel, und der meiste Einfluss gewinnt. Unter Menschen zählt das Reden mehr als die Karten: wer wem hilft, wer einen Frieden hält.
