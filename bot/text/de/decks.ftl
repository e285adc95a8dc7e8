### Decks der Kartenspiele: ihre Regeln, sie zu lesen und zu schreiben, und die Befehle zu Karten.

## Ablehnungen

illegal-nothing-to-bring = Zu diesem Spiel bringt niemand ein Deck mit.
illegal-deck-unknown = Dieses Deck gibt es nicht, oder es ist hier nicht geteilt. `/karten deck liste` zeigt die Decks, die du benutzen kannst.
illegal-deck-not-yours = Dieses Deck gehört dir nicht. `/karten deck kopieren` macht eine Kopie, die du ändern kannst.
illegal-deck-too-many = Du hast schon { $most } Decks, mehr gehen nicht. Lösche zuerst eines: `/karten deck löschen`.
illegal-deck-name = Ein Deck braucht einen Namen mit 1 bis { $max } Zeichen.
illegal-deck-name-taken = Ein anderes deiner Decks heißt „{ $text }“. Schreib einen anderen Namen in die erste Zeile.
illegal-deck-for-learning = Lerndecks sind kleiner, als die Regeln erlauben. Spielbar sind sie, wo der Tisch sie vereinbart hat: Wer den Tisch leitet, schaltet „Lerndecks“ ein.
illegal-deck-broken = Dieses Deck verstößt gegen { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    } des Deckbaus (die erste: { $rule }) und kann deshalb nicht gespielt werden. `/karten deck zeigen` nennt alle.
illegal-deck-file = Diese Datei lässt sich nicht als Deck lesen. Häng eine reine Textdatei mit höchstens { $most } Kilobyte an.
illegal-deck-too-long-to-type = Dieses Deck hat mehr Text, als ein Formular fasst ({ $most } Zeichen). `/karten deck ausgeben` schreibt es in eine Datei; ändere sie und lies sie mit `/karten deck einlesen` ein.
illegal-deck-nothing-given = Gib den Namen eines Decks an, oder lass das Feld weg und wähle aus der Liste.
illegal-card-unknown = Keine Karte heißt „{ $text }“. Tippe ein paar Buchstaben ihres deutschen oder englischen Namens und wähle aus der Liste.
illegal-card-none-named = Was hier zuletzt geschah, nennt keine Karte. Gib den Namen einer Karte an.

## Wogegen ein Deck verstößt; vorn steht die Nummer der Regel

deck-fault-unknown-cards = { $rule }: Es enthält Karten, die es in diesem Spiel nicht gibt.
deck-fault-plots = { $rule }: Es hat { $number } { $number ->
        [one] Strategie
       *[other] Strategien
    } und muss genau { $needed } haben.
deck-fault-plots-doubled = { $rule }: Nur eine Strategie darf mehrfach enthalten sein, nicht { $cards }.
deck-fault-plot-copies = { $rule }: { $card } ist { $number }-mal enthalten und darf { $most ->
        [one] einmal
       *[other] { $most }-mal
    } enthalten sein.
deck-fault-too-few = { $rule }: Der Nachziehstapel hat { $number } { $number ->
        [one] Karte
       *[other] Karten
    } und braucht mindestens { $least }.
deck-fault-copies = { $rule }: { $card } ist { $number }-mal enthalten und darf { $most }-mal enthalten sein.
deck-fault-other-faction = { $rule }: weder neutral noch { $faction } noch durch die Agenda erlaubt: { $cards }.
deck-fault-loyal = { $rule }: Loyale Karten gehören nur in Decks der eigenen Fraktion: { $cards }.
deck-fault-too-neutral = { $rule }: { $agenda } erlaubt { $most } neutrale Karten im Nachziehstapel, es sind { $number }.
deck-fault-banner = { $rule }: { $agenda } verlangt { $least } Karten im Nachziehstapel, die zu { $faction } gehören; es sind { $number }.

## Was sich im Text eines Decks nicht lesen lässt

deck-text-too-long = Der Text hat { $got } Zeichen; höchstens { $most } sind möglich.
deck-text-too-many-lines = Der Text hat { $got } Zeilen; höchstens { $most } sind möglich. Ein Deck braucht eine Zeile je Kartenname.
deck-text-unknown = „{ $line }“: So heißt keine Karte dieses Spiels.
deck-text-unknown-like = „{ $line }“: So heißt keine Karte. Meinst du { $card }?
deck-text-number = „{ $line }“: Die Anzahl muss zwischen 1 und { $most } liegen.
deck-text-twice = { $card } steht auf zwei Zeilen. Schreib alle Exemplare in eine Zeile.
deck-text-two-factions = Es gibt zwei Fraktionen: { $first } und { $second }.
deck-text-two-agendas = Es gibt zwei Agenden: { $first } und { $second }.
deck-text-not-in-decks = { $card } ist eine Karte, die in kein Deck gehört.
deck-text-other-game = { $unknown } Zeilen nennen Karten, die es in diesem Spiel nicht gibt, { $known } solche, die es gibt. Ist das ein Deck der anderen Edition?
deck-text-empty = Es ist keine Karte darin. Schreib eine Zeile für jede Karte, zum Beispiel `3x` und ihren Namen.
deck-text-no-faction = Die Fraktion fehlt. Schreib ihren Namen in eine eigene Zeile über die Karten.

## Seiten

deck-head = **{ $name }** · { $faction } · { $agenda }
deck-no-agenda = keine Agenda
deck-type = **{ $type }** ({ $number }): { $cards }
deck-costs = Kosten: { $costs }
deck-icons = Symbole: { $icons }
deck-legal = ✅ Regelgerecht: Es hält alle Regeln des Deckbaus ein.
deck-illegal = ⚠️ Es kann noch nicht gespielt werden:
deck-learning = 📘 Ein Lerndeck: kleiner, als die Regeln erlauben, für ein erstes Spiel.
deck-more = … und { $number } weitere.
deck-picture-alt = Das Deck { $name } als Bild: { $draw } Karten und { $plots } Strategien, wie viele davon was kosten, Arten und Symbole.
deck-whose-shared = geteilt von { $user }
deck-saved = 💾 Gespeichert: **{ $name }**.
deck-made = 🎴 Neu: **{ $name }**. Nur du siehst es, bis du es teilst.
deck-shared = 🔓 Alle auf diesem Server können **{ $name }** jetzt sehen und kopieren. Noch einmal `/karten deck teilen`, und es ist wieder privat.
deck-private = 🔒 **{ $name }** ist wieder privat.
deck-deleted = 🗑️ **{ $name }** ist gelöscht. Spiele, die damit begonnen wurden, gehen weiter.
deck-sure = **{ $name }** endgültig löschen? Gib den Befehl noch einmal mit der Bestätigung.
deck-not-read = Das Deck wurde nicht gespeichert. Das muss sich ändern:
deck-exported = **{ $name }** als Text; `/karten deck einlesen` liest ihn wieder ein, Deckseiten ebenfalls.
deck-list = **Deine Decks** ({ $number } von { $most })
deck-list-line = • { $name } · { $faction } · { $mark }
deck-list-none = Du hast noch kein eigenes Deck. `/karten deck neu` macht eines, `/karten deck einlesen` liest eines ein.
deck-list-shared = **Auf diesem Server geteilt**
deck-list-ready = **Spielfertig**: { $decks }
deck-list-learning = **Für ein erstes Spiel**: { $decks }
deck-mark-legal = regelgerecht
deck-mark-broken = verstößt gegen { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    }
deck-mark-shared = regelgerecht, geteilt
deck-random-name = Ausgelost: { $faction }
deck-random = Ein ausgelostes, regelgerechtes Deck
deck-random-of = Ausgelost, regelgerecht: { $faction }
deck-copy-name = { $name } (Kopie)
deck-form = Ein Deck als Text
deck-form-label = Eine Zeile für jede Karte
deck-form-note = Zuerst der Name, dann Fraktion und Agenda, dann Zeilen wie 3x und der Name einer Karte
deck-default-name = Mein Deck

## Vor dem Spiel

deck-button = Deck
deck-choose = **Dein Deck für diesen Tisch:** { $name }
    Das siehst nur du. Die anderen erfahren Fraktion und Agenda, wenn das Spiel beginnt.
deck-choose-lot = ein ausgelostes fertiges Deck
deck-choose-own = Deine eigenen Decks
deck-choose-ready = Fertige Decks
deck-chosen-copy = Der Tisch hat jetzt seine eigene Kopie; das Deck später zu ändern, ändert hier nichts.
deck-bad-choice = Dieses Deck wurde nicht genommen:

## Karten zum Ansehen

card-alt = { $name }: { $text }
card-traits = *{ $traits }*
card-values-plot = Gold { $income } · Initiative { $initiative } · Schadenswert { $claim } · Reserve { $reserve }
card-cost = Kosten { $cost }
card-strength = Stärke { $strength }
card-icons = { $icons }
card-unique = einzigartig
card-loyal = loyal
card-symbols = Gold { $gold } · Initiative { $initiative } · Reserve { $reserve }
card-named = Welche dieser Karten willst du sehen? Sie kommen in dem vor, was hier zuletzt geschah.
card-pick = Eine Karte

## Befehle

cmd-cards = karten
cmd-cards-help = Karten zum Ansehen, und Decks
cmd-cards-show = zeigen
cmd-cards-show-help = Eine Karte mit ihrem Text; ohne Namen die Karten dessen, was hier zuletzt geschah
cmd-cards-deck = deck
cmd-cards-deck-help = Deine Decks
cmd-cards-deck-new = neu
cmd-cards-deck-new-help = Ein neues Deck: ausgelost oder nach einem fertigen
cmd-cards-deck-import = einlesen
cmd-cards-deck-import-help = Ein Deck aus einem Text lesen, wie Deckseiten ihn schreiben
cmd-cards-deck-show = zeigen
cmd-cards-deck-show-help = Ein Deck als Bild und in Worten, mit den Regeln, die es verletzt
cmd-cards-deck-edit = ändern
cmd-cards-deck-edit-help = Den Text eines deiner Decks ändern
cmd-cards-deck-copy = kopieren
cmd-cards-deck-copy-help = Aus einem fertigen oder geteilten Deck ein eigenes machen
cmd-cards-deck-share = teilen
cmd-cards-deck-share-help = Ein Deck allen auf diesem Server zeigen oder wieder verbergen
cmd-cards-deck-delete = löschen
cmd-cards-deck-delete-help = Eines deiner Decks löschen
cmd-cards-deck-list = liste
cmd-cards-deck-list-help = Deine Decks, geteilte und fertige
cmd-cards-deck-export = ausgeben
cmd-cards-deck-export-help = Ein Deck als Text
cmd-option-deck-card = karte
cmd-option-deck-card-help = Ihr deutscher oder englischer Name
cmd-option-deck = deck
cmd-option-deck-help = Ein Deck nach seinem Namen
cmd-option-deck-start = vorlage
cmd-option-deck-start-help = Ausgelost, oder ein fertiges Deck als Anfang
cmd-option-deck-name = name
cmd-option-deck-name-help = Wie das Deck heißt
cmd-option-deck-file = datei
cmd-option-deck-file-help = Eine Textdatei mit dem Deck
