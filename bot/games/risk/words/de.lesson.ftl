# Die geführte erste Partie: zu einer Frage ein Gedanke.

risk-lesson-reinforce-title = Jeder Zug beginnt mit neuen Einheiten
risk-lesson-reinforce =
    Zähl deine Gebiete und Burgen und teil durch drei: So viele Einheiten bekommst du. Stell **alle an eine Grenze**, statt überall eine dazuzustellen; was stark ist, kann angreifen.
    👉 Wähle in der Liste ein Gebiet, dann drück **Bestätigen**. **Brett** zeigt die Karte.
risk-lesson-attack-title = Greif an, wo du stark bist
risk-lesson-attack =
    Angreifen darfst du Nachbarn, auch über eine gestrichelte Meerlinie oder von Hafen zu Hafen gleicher Farbe. Eine Einheit bleibt immer zurück.
    👉 Wähle das Gebiet, das du gerade verstärkt hast, dann das schwächste Ziel. Angreifen muss niemand: **Invasionen beenden** geht immer.
risk-lesson-dice-title = Würfel: drei gegen zwei
risk-lesson-dice =
    Du wirfst bis zu 3 Würfel, die Verteidigung bis zu 2. Die höchsten werden verglichen, dann die zweithöchsten; jeder verlorene Vergleich kostet eine Einheit, und **bei Gleichstand gewinnt die Verteidigung**. Über den Knöpfen steht, wie gut deine Aussichten sind.
    👉 **Bis es fällt** erspart dir wiederholtes Drücken; **Bis ich noch … habe** hört rechtzeitig auf.
risk-lesson-move_in-title = Erobert: Wer rückt ein?
risk-lesson-move_in =
    Was einrückt, kann von dort weiter angreifen; was bleibt, bewacht das alte Land. Willst du vom neuen Gebiet aus weiter? Dann nimm alle mit.
risk-lesson-stop-title = Hör rechtzeitig auf
risk-lesson-stop =
    Du darfst angreifen, sooft du magst, aber danach sind die anderen dran und haben **deine** dünnen Grenzen vor sich. Für eine Karte reicht eine Eroberung pro Zug.
    👉 Greif noch einmal an, wenn die Aussichten gut sind, oder drück **Invasionen beenden**.
risk-lesson-maneuver-title = Ein Manöver beendet deinen Zug
risk-lesson-maneuver =
    Einmal pro Zug verlegst du Einheiten zwischen zwei deiner Gebiete, nur durch eigenes Land. Hol Einheiten, die hinten nichts tun, an die Front.
    👉 Wähle, von wo, oder **Kein Manöver, Zug beenden**. Die Ersatzspieler ziehen sofort, und dann bist du wieder dran.
risk-lesson-regions-title = Ganze Regionen bringen mehr
risk-lesson-regions =
    Unten steht, was dir die anderen getan haben. Wer **alle** Gebiete einer Region hat, bekommt jeden Zug mehr Einheiten: Kleine Regionen sind schnell vollständig und leicht zu halten.
    👉 Sieh unter **Brett** nach, in welcher Region du fast allein bist, und stell deine Einheiten neben das, was dir dort fehlt.
risk-lesson-cards-title = Karten, Punkte und das Ende
risk-lesson-cards =
    Wer jemandem Land nimmt, zieht am Ende des Zugs eine Karte. Drei passende bringen bis zu 7 Einheiten.
    Irgendwo in der unteren Hälfte des Stapels steckt **Valar Morghulis**. Wird sie gezogen, zählen die Punkte: je 1 für Gebiete, Burgen und Häfen. Um Burgen und Häfen lohnt sich der Kampf.
    👉 Greif an, wenn du magst, und beende dann deinen Zug.
risk-lesson-end = Du hast zwei Züge gespielt, und eine ganze Partie besteht aus nichts anderem. Am Tisch lassen sich weitere Regeln einschalten (**Optionen**): Gold, Charaktere, Maester-Karten, Ziele. Fang ohne sie an.
