### Der Tisch: hinsetzen, anfangen, pausieren, zurückgehen.

event-table-acted-for =
    🛡️ { $user } hat für { $seat } entschieden.{ $reason ->
        [none] { "" }
       *[other] { " " }Grund: { $reason }
    }
event-table-rewound =
    ⏪ { $user } hat das Spiel von Zug { $from } auf Zug { $to } zurückgedreht.{ $reason ->
        [none] { "" }
       *[other] { " " }Grund: { $reason }
    }
event-table-voted-act = 🗳️ Mehr als die Hälfte will es: Für { $seat } entscheidet dieses eine Mal ein Ersatzspieler.
event-table-voted-rewind = 🗳️ Mehr als die Hälfte will es: Das Spiel geht von Zug { $from } auf Zug { $to } zurück.
event-table-undone = ↩️ { $seat } nimmt den letzten Zug zurück.

notice-table-vote =
    { $motion ->
        [act] 🗳️ { $user } möchte, dass für { $seat } dieses eine Mal ein Ersatzspieler entscheidet ({ $votes } von { $needed } Stimmen). Mit `/spiel abstimmen` stimmst du zu.
        [free] 🗳️ { $user } möchte, dass der Platz von { $seat } für jemand anderen frei wird ({ $votes } von { $needed } Stimmen). Mit `/spiel abstimmen` stimmst du zu.
       *[rewind] 🗳️ { $user } möchte auf Zug { $to } zurück ({ $votes } von { $needed } Stimmen). Mit `/spiel abstimmen` stimmst du zu.
    }
notice-table-voted-free = 🗳️ Mehr als die Hälfte will es: { $user } gibt den Platz ab.
notice-table-was-cancelled = 🕯️ { $user } hat diesen Tisch geschlossen. Das Spiel endet ohne Ergebnis.
notice-table-was-closed = 🕯️ { $user } hat diesen Tisch im Namen der Moderation geschlossen. Es gibt kein Ergebnis.
notice-table-was-paused =
    ⏸️ { $user } hat das Spiel angehalten. Bis es weitergeht, kann niemand ziehen.{ $reason ->
        [none] { "" }
       *[other] { " " }Grund: { $reason }
    }
notice-table-was-removed =
    🚪 { $user } hat { $old ->
        [standin] einen Ersatzspieler
       *[other] { $old }
    } vom Platz genommen.
notice-table-was-replaced =
    🪑 { $user } hat { $new } den Platz von { $old ->
        [standin] einem Ersatzspieler
       *[other] { $old }
    } gegeben.
notice-table-was-resumed = ▶️ { $user } lässt das Spiel weitergehen.

illegal-moderator-plays =
    Du hast oder hattest in diesem Spiel einen Platz. Moderieren heißt für dich hier deshalb nur: anhalten. { $ballot ->
        [game] Alles andere kann jemand anderes aus der Moderation tun, oder mehr als die Hälfte der Spielenden mit `/spiel abstimmen`.
        [clock] Alles andere kann jemand anderes aus der Moderation tun, oder mehr als die Hälfte der Spielenden mit `/uhr abstimmen`.
       *[none] Bitte jemand anderen aus der Moderation darum.
    }
illegal-not-asked-now = Danach fragt dich das Spiel gerade nicht. Sieh erst nach, was für dich offen ist.
illegal-rewind-no-such-move = Zurück geht es nur auf einen Zug von { $min } bis { $max }.
illegal-table-already-seated = Niemand kann zweimal am selben Tisch sitzen. Ein Platz pro Person genügt.
illegal-table-already-started = Dieses Spiel läuft schon, das lässt sich nicht mehr ändern.
illegal-table-cancelled = Dieser Tisch ist geschlossen. Eröffne einen neuen, um zu spielen.
illegal-table-changed = Im selben Moment ging das Spiel weiter. Nichts ist verloren – versuch es bitte noch einmal.
illegal-table-draft-too-large = Das ist zu viel für einen Entwurf. Schick es ab oder kürze es.
illegal-table-finished = Dieses Spiel ist zu Ende. Eröffne einen neuen Tisch, um wieder zu spielen.
illegal-table-full = Alle { $max } Plätze sind besetzt. Warte auf einen freien oder eröffne einen eigenen Tisch.
illegal-table-knows-too-much = { $user } kennt aus diesem Spiel schon die Geheimnisse eines anderen Platzes und kann hier nicht einspringen. Wähle jemand anderen.
illegal-table-left-server = Du bist nicht mehr auf dem Server dieses Tisches und kannst dort nichts tun. Wenn du zurückkommst, wartet dein Platz, sofern ihn niemand übernommen hat.
illegal-table-no-lesson = Für { $played } gibt es noch keine Lektion. `/spiel neu` eröffnet einen Tisch, und **Regeln** erklärt jeden Schritt.
illegal-table-no-such-seat = Diesen Platz gibt es nicht. Die Plätze gehen von 1 bis { $max }.
illegal-table-nobody-there = Dort sitzt niemand. Wähle einen Platz, auf dem jemand sitzt.
illegal-table-not-host = Das kann nur { $user } als Gastgeber dieses Tisches oder die Moderation.
illegal-table-not-paused-or-over = Eine Stellung lässt sich aufschreiben, solange das Spiel angehalten oder wenn es vorbei ist. `/moderation anhalten` hält es an.
illegal-no-scenario-here = Genau dieser Augenblick lässt sich nicht als Szenario schreiben. Nimm die Stellung nach einem früheren Zug.
illegal-table-not-paused = Das Spiel ist nicht angehalten: Es läuft schon.
illegal-table-not-seated = Du hast keinen Platz an diesem Tisch. Setz dich erst dazu oder such dein eigenes Spiel.
illegal-table-not-started = Dieses Spiel hat noch nicht angefangen. Wer den Tisch eröffnet hat, startet es.
illegal-table-nothing-answered = Da war keine Antwort dabei. Wähle zuerst etwas aus.
illegal-table-nothing-owed = Auf diesen Platz wartet das Spiel gerade nicht, es gibt nichts zu entscheiden.
illegal-table-option-choice = Bei der Option „{ $option }“ steht zur Wahl: { $options }.
illegal-table-option-range = Die Option „{ $option }“ kann eine Zahl von { $min } bis { $max } sein.
illegal-table-option-unknown = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
illegal-table-option-wrong = Das passt nicht zur Option „{ $option }“. Nimm einen der Werte unter „Optionen“.
illegal-table-paused = Das Spiel ist angehalten. Ziehen kannst du wieder, sobald die Moderation oder mehr als die Hälfte von euch mit `/uhr abstimmen` es weitergehen lässt.
illegal-table-request-reused = Dieser Klick wurde schon verwendet. Klick bitte noch einmal.
illegal-table-seat-taken = Diesen Platz hat { $user } gewählt. Nimm einen anderen.
illegal-table-title = Der Tisch braucht einen Namen mit 1 bis { $max } Zeichen.
illegal-table-too-few = Dieses Spiel geht erst ab { $min } Personen. Warte auf andere oder drücke „Mit Ersatzspielern füllen“.
illegal-table-too-many-everywhere = Auf allen Servern zusammen hast du { $most } offene Tische als Gastgeber, und mehr gehen nicht. Schließ einen mit `/spiel schließen` oder spiel einen zu Ende, dann kannst du den nächsten eröffnen.
illegal-table-too-many-here = Du hast hier { $most } offene Tische als Gastgeber, und mehr erlaubt dieser Server nicht. Schließ einen mit `/spiel schließen`, oder frag die Moderation: Sie kann einen eröffnen oder die Grenze anheben.
illegal-table-too-many-seated = Es sitzen schon { $seated } am Tisch, zu viele für { $seats } Plätze. Nimm mehr Plätze, oder jemand steht auf.
illegal-table-unknown = Diesen Tisch gibt es nicht mehr.
illegal-table-unknown-game = Dieses Spiel kennt Maester nicht. Nimm eines aus der Liste.
illegal-undo-not-yours = Der letzte Zug war nicht deiner. Zurücknehmen kannst du nur deinen eigenen letzten Zug.
illegal-undo-nothing = Hier gibt es nichts zurückzunehmen.
illegal-undo-revealed = Das kannst du nicht zurücknehmen: Es wurde gewürfelt oder etwas Verborgenes aufgedeckt.
illegal-vote-own-seat = Das ist dein eigener Platz. Mit `/spiel verlassen` gibst du ihn ab.
illegal-table-of-tournament = Das ist ein Turniertisch. Hier ändert nur die Turnierleitung etwas: Frag sie, oder ruf eine Schiedsperson.
