### Decks der Kartenspiele: ihre Regeln, sie zu lesen und zu schreiben, und die Befehle zu Karten.

## Ablehnungen

illegal-nothing-to-bring = Zu diesem Spiel bringt niemand ein Deck mit.
illegal-deck-unknown = Dieses Deck gibt es nicht, oder es ist hier nicht geteilt. `/karten deck liste` zeigt die Decks, die du benutzen kannst.
illegal-deck-not-yours = Dieses Deck gehört dir nicht. `/karten deck kopieren` macht eine Kopie, die du ändern kannst.
illegal-deck-too-many = Du hast schon { $most } Decks, mehr gehen nicht. Lösche zuerst eines: `/karten deck löschen`.
illegal-deck-name = Ein Deck braucht einen Namen mit 1 bis { $max } Zeichen.
illegal-deck-name-taken = Ein anderes deiner Decks heißt „{ $text }“. Schreib einen anderen Namen in die erste Zeile.
illegal-deck-for-learning = Lerndecks sind kleiner, als die Regeln erlauben. Spielbar sind sie, wo der Tisch sie vereinbart hat: Der Gastgeber schaltet „Lerndecks“ ein.
illegal-deck-broken = Dieses Deck verstößt gegen { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    } des Deckbaus (die erste: { $rule }) und kann deshalb nicht gespielt werden. `/karten deck zeigen` nennt alle.
illegal-deck-file = Diese Datei lässt sich nicht als Deck lesen. Häng eine reine Textdatei mit höchstens { $most } Kilobyte an.
illegal-deck-too-long-to-type = Dieses Deck hat mehr Text, als ein Formular fasst ({ $most } Zeichen). `/karten deck ausgeben` schreibt es in eine Datei; ändere sie und lies sie mit `/karten deck einlesen` ein.
illegal-card-unknown = Keine Karte heißt „{ $text }“. Tippe ein paar Buchstaben ihres deutschen oder englischen Namens und wähle aus der Liste.
illegal-card-none-named = Was hier zuletzt geschah, nennt keine Karte. Gib den Namen einer Karte an.

## Was sich im Text eines Decks nicht lesen lässt

deck-text-too-long = Der Text hat { $got } Zeichen; höchstens { $most } sind möglich.
deck-text-too-many-lines = Der Text hat { $got } Zeilen; höchstens { $most } sind möglich. Ein Deck braucht eine Zeile je Kartenname.
deck-text-unknown = „{ $line }“: So heißt keine Karte dieses Spiels.
deck-text-unknown-like = „{ $line }“: So heißt keine Karte. Meinst du { $card }?
deck-text-of-other-game = „{ $line }“ ist eine Karte aus { $other }, nicht aus diesem Spiel.
deck-text-number = „{ $line }“: Die Anzahl muss zwischen 1 und { $most } liegen.
deck-text-twice = { $card } steht in zwei Zeilen. Schreib alle Exemplare in eine Zeile.
deck-text-two-factions = Es gibt zwei Fraktionen: { $first } und { $second }.
deck-text-two-agendas = Es gibt zwei Agenden: { $first } und { $second }.
deck-text-not-in-decks = { $card } ist eine Karte, die in kein Deck gehört.
deck-text-other-game = { $unknown } Zeilen nennen Karten, die es in diesem Spiel nicht gibt, { $known ->
        [0] keine nennt eine, die es gibt
        [one] eine nennt eine, die es gibt
       *[other] { $known } nennen solche, die es gibt
    }. Ist das ein Deck der anderen Edition?
deck-text-empty = Es ist keine Karte darin. Schreib eine Zeile für jede Karte, zum Beispiel `3x` und ihren Namen.
deck-text-no-faction = Die Fraktion fehlt. Schreib ihren Namen in eine eigene Zeile über die Karten.

## Seiten

deck-head = **{ $name }** · { $game } · { $faction } · { $agenda }
deck-no-agenda = keine Agenda
deck-type = **{ $type }** ({ $number }): { $cards }
deck-costs = Kosten: { $costs }
deck-icons = Symbole: { $icons }
deck-legal = ✅ Regelgerecht: Es hält alle Regeln des Deckbaus ein.
deck-illegal = ⚠️ Es kann noch nicht gespielt werden:
deck-learning = 📘 Ein Lerndeck: kleiner, als die Regeln erlauben, für ein erstes Spiel.
deck-more = … und { $number } weitere.
deck-picture-alt = Das Deck { $name } als Bild: { $draw } Karten und { $plots } Strategien, wie viele davon was kosten, Arten und Symbole.
deck-saved = 💾 Gespeichert: **{ $name }**.
deck-made = 🎴 Neu: **{ $name }**. Nur du siehst es, bis du es teilst.
deck-shared = 🔓 Alle auf diesem Server können **{ $name }** jetzt sehen und kopieren. Noch einmal `/karten deck teilen`, und es ist wieder privat.
deck-private = 🔒 **{ $name }** ist wieder privat.
deck-deleted = 🗑️ **{ $name }** ist gelöscht. Spiele, die damit begonnen wurden, gehen weiter.
deck-sure = **{ $name }** endgültig löschen? Wenn du sicher bist, gib den Befehl noch einmal mit `sicher: True` ein.
deck-not-read = Das Deck ({ $game }) wurde nicht gespeichert. Das muss sich ändern:
deck-exported = **{ $name }** als Text; `/karten deck einlesen` liest ihn wieder ein, Deckseiten ebenfalls.
deck-list = **Deine Decks** ({ $number } von { $most })
deck-list-line = • { $name } · { $game } · { $faction } · { $mark }
deck-list-none = Du hast noch kein eigenes Deck. `/karten deck neu` macht eines, `/karten deck einlesen` liest eines ein.
deck-list-shared = **Auf diesem Server geteilt**
deck-list-ready = **Spielfertig** ({ $game }): { $decks }
deck-list-learning = **Für ein erstes Spiel** ({ $game }): { $decks }
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
deck-chosen-copy = Der Tisch hat jetzt seine eigene Kopie; wenn du das Deck später änderst, ändert sich hier nichts.
deck-bad-choice = Dieses Deck wurde nicht genommen:

## Karten zum Ansehen

card-traits = *{ $traits }*
card-unique = einzigartig
card-loyal = loyal
card-named = Welche dieser Karten willst du sehen? Sie kamen hier zuletzt vor.
card-pick = Karte ansehen
card-several = Mehrere Karten heißen so. Welche möchtest du sehen?
card-near = Keine Karte heißt „{ $text }“. Ist es eine von diesen?
