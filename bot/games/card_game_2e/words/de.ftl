### Das Kartenspiel, zweite Edition. Die Texte der Karten stehen in de.cards.ftl.

game-card_game_2e = Das Kartenspiel, zweite Edition
card_game_2e-tag = Kartenspiel 2

## Was geschehen ist

card_game_2e-event-sits =
    { $agenda ->
        [none] { $seat } spielt { $house } ohne Agenda.
       *[other] { $seat } spielt { $house } mit **{ $agenda }**.
    }
card_game_2e-event-first-player = 🚩 { $seat } beginnt als Startspieler.
card_game_2e-event-mulligan = 🔄 { $seat } nimmt eine neue Hand.
card_game_2e-event-kept = ✋ { $seat } behält die Hand.
card_game_2e-event-placed =
    🎴 { $seat } legt { $number ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $number } Karten
    } verdeckt aus.
card_game_2e-event-set-up =
    { $cards ->
        [none] 🏁 { $seat } beginnt ohne Karten.
       *[other] 🏁 { $seat } beginnt mit { $cards }.
    }
card_game_2e-event-round = 🔔 **Runde { $number }**
card_game_2e-event-phase = ▶️ **{ $phase }**
card_game_2e-event-active = 👉 { $seat } ist am Zug.
card_game_2e-event-plot-revealed = 📜 { $seat } deckt die Strategie **{ $card }** auf.
card_game_2e-event-plot-revealed-all = 📜 Aufgedeckte Strategien: { $values }
card_game_2e-event-initiative = 🎲 Initiative: { $values }. { $seat } bestimmt den Startspieler.
card_game_2e-event-plots-returned = 📜 { $seat } nimmt alle benutzten Strategien zurück.
card_game_2e-event-title = 🎖️ { $seat } ist **{ $card }**.
card_game_2e-event-title-all = 🎖️ Titel: { $values }
card_game_2e-event-drew =
    🃏 { $seat } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
card_game_2e-event-drew-all = 🃏 Gezogene Karten: { $values }
card_game_2e-event-drew-cards = 🃏 Du ziehst: { $cards }
card_game_2e-event-income = 🪙 { $seat } nimmt { $number } Gold ein.
card_game_2e-event-income-all = 🪙 Einkommen: { $values }
card_game_2e-event-gold-gained = 🪙 { $seat } erhält { $number } Gold.
card_game_2e-event-gold-paid = 🪙 { $seat } zahlt { $number } Gold.
card_game_2e-event-gold-lost = 🪙 { $seat } gibt { $number } Gold an die Schatzkammer zurück.
card_game_2e-event-gold-moved = 🪙 { $number } Gold von { $seat } geht an { $to_seat }.
card_game_2e-event-entered =
    { $how ->
        [marshal] 🎴 { $seat } lässt **{ $card }** { $host ->
            [none] aufmarschieren.
           *[other] an **{ $host }** aufmarschieren.
        }
        [ambush] 🎴 { $seat } bringt **{ $card }** { $host ->
            [none] aus dem Hinterhalt ins Spiel.
           *[other] an **{ $host }** aus dem Hinterhalt ins Spiel.
        }
       *[put] 🎴 { $seat } bringt **{ $card }** { $host ->
            [none] ins Spiel.
           *[other] an **{ $host }** ins Spiel.
        }
    }
card_game_2e-event-duplicate = 🎴 { $seat } bringt **{ $card }** als Duplikat ins Spiel.
card_game_2e-event-duplicated = 🎴 { $seat } legt ein Duplikat unter **{ $card }**.
card_game_2e-event-attached = 📎 **{ $card }** von { $seat } wird zur Verstärkung und liegt an **{ $host }**.
card_game_2e-event-controlled = ⛓️ { $seat } übernimmt die Kontrolle über **{ $card }**.
card_game_2e-event-plays = ✨ { $seat } spielt **{ $card }**.
card_game_2e-event-uses = ✨ { $seat } benutzt **{ $card }**.
card_game_2e-event-targets = 🎯 { $card } zielt auf { $targets }.
card_game_2e-event-cancelled = 🚫 **{ $card }** von { $seat } wird aufgehoben.
card_game_2e-event-saved = 🛟 **{ $card }** von { $seat } wird gerettet.
card_game_2e-event-duplicate-discarded = 🛟 { $seat } legt das Duplikat von { $card } ab.
card_game_2e-event-killed = ☠️ **{ $card }** von { $seat } wird getötet und kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_2e-event-discarded = 🗑️ **{ $card }** von { $seat } verlässt das Spiel und kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_2e-event-sacrificed = 🩸 { $seat } opfert **{ $card }**; die Karte kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_2e-event-returned = ↩️ **{ $card }** von { $seat } verlässt das Spiel und kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_2e-event-shuffled = 🔀 **{ $card }** von { $seat } verlässt das Spiel und wird in den Nachziehstapel gemischt.
card_game_2e-event-removed = 🚮 **{ $card }** von { $seat } wird aus der Partie entfernt.
card_game_2e-event-hand-discarded = 🗑️ { $seat } legt **{ $card }** von der Hand ab.
card_game_2e-event-hand-discarded-all = 🗑️ { $seat } legt { $cards } von der Hand ab.
card_game_2e-event-deck-discarded = 🗑️ { $seat } verliert **{ $card }** vom Nachziehstapel.
card_game_2e-event-revealed = 👁️ { $seat } zeigt **{ $card }** vor.
card_game_2e-event-looked = 👁️ Du siehst: { $cards }
card_game_2e-event-took = 🃏 Du nimmst **{ $card }** auf die Hand.
card_game_2e-event-to-hand = 🃏 { $seat } nimmt **{ $card }** auf die Hand.
card_game_2e-event-to-deck = 🔀 { $seat } mischt **{ $card }** in den Nachziehstapel.
card_game_2e-event-knelt = ↪️ **{ $card }** von { $seat } wird gebeugt.
card_game_2e-event-stood = ⬆️ **{ $card }** von { $seat } wird aufgerichtet.
card_game_2e-event-power-gained = 👑 { $seat } erhält { $number } Macht: **{ $card }**.
card_game_2e-event-power-lost = 👑 { $seat } verliert { $number } Macht: **{ $card }**.
card_game_2e-event-power-moved = 👑 { $seat } verliert { $number } Macht an { $to_seat }: **{ $card }**.
card_game_2e-event-token =
    { $number ->
        [one] 🔹 **{ $card }** von { $seat } bekommt einen { $token }.
       *[other] 🔹 **{ $card }** von { $seat } verliert einen { $token }.
    }
card_game_2e-event-modified =
    { $number ->
        [-1] ✴️ **{ $card }** von { $seat } erhält −1 { $what }.
        [one] ✴️ **{ $card }** von { $seat } erhält +1 { $what }.
        [2] ✴️ **{ $card }** von { $seat } erhält +2 { $what }.
        [3] ✴️ **{ $card }** von { $seat } erhält +3 { $what }.
        [none] ✴️ Für **{ $card }** von { $seat } gilt: { $what }
       *[other] ✴️ **{ $card }** von { $seat } erhält { $number } { $what }.
    }
card_game_2e-event-challenge =
    { $bypassed ->
        [none] { $challenge }: { $seat } greift { $against } mit { $cards } an.
       *[other] { $challenge }: { $seat } greift { $against } mit { $cards } an; heimlich vorbei an { $bypassed }.
    }
card_game_2e-event-redirected = ↪️ Die Herausforderung von { $seat } wird auf { $against } umgelenkt.
card_game_2e-event-defenders =
    { $cards ->
        [none] 🛡️ { $seat } verteidigt nicht.
       *[other] 🛡️ { $seat } verteidigt: { $cards }.
    }
card_game_2e-event-joined = ➕ **{ $card }** von { $seat } nimmt nun an der Herausforderung teil.
card_game_2e-event-left-challenge = ➖ **{ $card }** von { $seat } scheidet aus der Herausforderung aus.
card_game_2e-event-result =
    { $seat ->
        [none] ⚖️ { $challenge } { $attack } : { $defence } – niemand gewinnt.
       *[other] ⚖️ { $challenge } { $attack } : { $defence } – { $unopposed ->
            [yes] { $seat } gewinnt **unverteidigt**.
           *[no] { $seat } gewinnt.
        }
    }
card_game_2e-event-claim = ⚖️ { $challenge }: Schadenswert { $number }
card_game_2e-event-keyword = 🏷️ { $seat } benutzt { $keyword }.
card_game_2e-event-challenge-over = Die Herausforderung ist vorbei.
card_game_2e-event-dominance = 🏛️ Herrschaft: { $values }
card_game_2e-event-dominance-won = 🏛️ { $seat } gewinnt die Herrschaft.
card_game_2e-event-eliminated = 🏳️ { $seat } scheidet aus: { $cause }.
card_game_2e-event-eliminated-old = 🏳️ { $seat } scheidet aus.
card_game_2e-event-conceded = 🏳️ { $seat } gibt auf.

card_game_2e-finish-power = 15 Macht: Der Thron ist gewonnen.
card_game_2e-finish-deck = Alle Nachziehstapel waren zugleich leer.
card_game_2e-finish-last = Nur eine Person war noch übrig.

card_game_2e-reason-deck = der Nachziehstapel ist leer
card_game_2e-reason-conceded = hat aufgegeben

## Was gefragt wird

card_game_2e-ask-mulligan = Behältst du diese Hand? Einmal darfst du sieben neue Karten nehmen und musst diese dann behalten.
card_game_2e-ask-mulligan-short = Hand behalten oder nicht
card_game_2e-ask-place = Vorbereitung: Lege Charaktere, Orte und Verstärkungen für zusammen höchstens **{ $gold }** Gold verdeckt aus. Höchstens eine Karte darf limitiert sein, und eine Verstärkung braucht eine Karte, an der sie liegt. Ein zweites Exemplar einer einzigartigen Karte kostet nichts und wird ein Duplikat. Danach ziehst du auf sieben Karten auf.
card_game_2e-ask-place-short = Vorbereitung auslegen
card_game_2e-ask-host = An welche Karte kommt **{ $card }**?
card_game_2e-ask-host-short = wohin { $card } kommt
card_game_2e-ask-plot = Welche Strategie deckst du auf? Alle werden zugleich umgedreht.
card_game_2e-ask-plot-short = Strategie wählen
card_game_2e-ask-first_player = Du hast die Initiative gewonnen. Wer ist in dieser Runde Startspieler?
card_game_2e-ask-first_player-short = Startspieler bestimmen
card_game_2e-ask-title = Welchen Titel nimmst du? Du darfst mehrere in eine Reihenfolge bringen und bekommst den ersten, der noch da ist, wenn du an der Reihe bist. Alle Titel werden zugleich aufgedeckt.
card_game_2e-ask-title-short = Titel wählen
card_game_2e-ask-order = Mehrere Effekte warten auf denselben Moment. Welcher kommt zuerst?
card_game_2e-ask-order-short = Effekte ordnen
card_game_2e-ask-act =
    { $deeds ->
        [none] **{ $window }** – was tust du? Du hast { $gold } Gold.
       *[other] { $cards ->
            [none] **{ $window }** – { $deeds }. Was tust du? Du hast { $gold } Gold.
           *[other] **{ $window }** – { $deeds }: { $cards }. Was tust du? Du hast { $gold } Gold.
        }
    }
card_game_2e-ask-act-short = handeln oder passen
card_game_2e-ask-x = **{ $card }**: Wie groß ist X? ({ $min } bis { $max })
card_game_2e-ask-x-short = Wert von X
card_game_2e-ask-cost = Womit bezahlst du **{ $card }**?
card_game_2e-ask-cost-short = { $card } bezahlen
card_game_2e-ask-target = Wen oder was wählst du für **{ $card }**?
card_game_2e-ask-target-short = für { $card } wählen
card_game_2e-ask-pick = **{ $card }**: Was wählst du?
card_game_2e-ask-pick-short = für { $card } wählen
card_game_2e-ask-search = **{ $card }** – du siehst: { $seen }. Was nimmst du?
card_game_2e-ask-search-short = mit { $card } suchen
card_game_2e-ask-put_back = **{ $card }** – in welcher Reihenfolge kommen die Karten { $where } den Nachziehstapel? Die oberste zuerst.
card_game_2e-ask-put_back-short = Karten zurücklegen
card_game_2e-ask-name = **{ $card }**: Was nennst du?
card_game_2e-ask-name-short = etwas für { $card } nennen
card_game_2e-ask-opponent = **{ $card }**: Welcher Gegner?
card_game_2e-ask-opponent-short = Gegner für { $card }
card_game_2e-ask-may = **{ $card }**: Setzt du die Karte ein?
card_game_2e-ask-may-short = { $card } benutzen oder nicht
card_game_2e-ask-either = **{ $card }**: Was davon?
card_game_2e-ask-either-short = Effekt von { $card } wählen
card_game_2e-ask-challenge = Beginnst du eine Herausforderung?
card_game_2e-ask-challenge-short = Herausforderung beginnen
card_game_2e-ask-attackers = { $challenge }: Wer greift an? Angreifer werden gebeugt, wenn keine Karte etwas anderes sagt.
card_game_2e-ask-attackers-short = Angreifer wählen
card_game_2e-ask-stealth = Heimlich: Wen umgehen deine Angreifer? Wer umgangen wird, kann nicht verteidigen.
card_game_2e-ask-stealth-short = Heimlich benutzen
card_game_2e-ask-redirect = Du bist der Regent: Soll der Angreifer für diese Herausforderung einen anderen Gegner wählen?
card_game_2e-ask-redirect-short = Herausforderung umlenken
card_game_2e-ask-redirect_to = Der Regent lenkt deine Herausforderung um. Wen greifst du stattdessen an?
card_game_2e-ask-redirect_to-short = anderen Gegner wählen
card_game_2e-ask-defenders = { $challenge } gegen dich: Wer verteidigt? Die Verteidiger werden gebeugt. Bei Gleichstand gewinnt der Angreifer.
card_game_2e-ask-defenders-short = Verteidiger wählen
card_game_2e-ask-claim_on = Meister der Flüsterer: Welche Gegner trifft der Schaden?
card_game_2e-ask-claim_on-short = wen der Schaden trifft
card_game_2e-ask-claim =
    Militärischer Schaden: { $number ->
        [one] Welcher deiner Charaktere stirbt?
       *[other] Welche { $number } deiner Charaktere sterben?
    }
card_game_2e-ask-claim-short = wählen, wer stirbt
card_game_2e-ask-keyword = Welches Schlüsselwort kommt zuerst?
card_game_2e-ask-keyword-short = Schlüsselwörter ordnen
card_game_2e-ask-intimidate = Einschüchternd: Welcher Charakter des Verlierers wird gebeugt?
card_game_2e-ask-intimidate-short = Einschüchternd benutzen
card_game_2e-ask-instances = { $keyword }: Welche deiner Charaktere benutzen es?
card_game_2e-ask-instances-short = { $keyword } benutzen
card_game_2e-ask-stand =
    Nicht alle deiner Charaktere dürfen aufgerichtet werden. { $number ->
        [one] Welcher wird es?
       *[other] Welche { $number } werden es?
    }
card_game_2e-ask-stand-short = wählen, wer aufgerichtet wird
card_game_2e-ask-reserve =
    Du hast mehr Karten auf der Hand, als deine Reserve erlaubt. { $number ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $number } Karten legst du ab?
    }
card_game_2e-ask-reserve-short = bis auf die Reserve ablegen
card_game_2e-ask-winner = Mehrere würden zugleich gewinnen, und der Startspieler entscheidet: Wer gewinnt?
card_game_2e-ask-winner-short = Sieger bestimmen

card_game_2e-public-mulligan = die erste Hand
card_game_2e-public-place = die Vorbereitung
card_game_2e-public-host = die Vorbereitung
card_game_2e-public-plot = die Wahl der Strategie
card_game_2e-public-first_player = den Startspieler
card_game_2e-public-title = die Wahl der Titel
card_game_2e-public-order = die Reihenfolge von Effekten
card_game_2e-public-window = Handeln oder Passen
card_game_2e-public-act = eine Handlung
card_game_2e-public-pick = einen Effekt
card_game_2e-public-challenge = den Beginn einer Herausforderung
card_game_2e-public-redirect = den Regenten
card_game_2e-public-defenders = die Wahl der Verteidiger
card_game_2e-public-claim = den Schaden
card_game_2e-public-keyword = ein Schlüsselwort
card_game_2e-public-stand = das Aufrichten
card_game_2e-public-reserve = die Reserve

## Was gewählt werden kann

card_game_2e-keep = Diese Hand behalten
card_game_2e-mulligan = Neue Hand nehmen
card_game_2e-pass = Passen, bis dieses Fenster schließt
card_game_2e-no-more-challenges = Keine Herausforderung mehr
card_game_2e-unless = Passen
card_game_2e-until-challenge = Passen, bis diese Herausforderung vorbei ist
card_game_2e-until-phase = Passen, bis diese Phase vorbei ist
card_game_2e-until-round = Passen, bis diese Runde vorbei ist
card_game_2e-until-attacked = Passen, bis ich angegriffen werde
card_game_2e-until-active = Passen, bis ich am Zug bin
card_game_2e-until-threatened = Passen, bis eine Karte von mir in Gefahr ist
card_game_2e-until-event = Passen, bis ein Gegner ein Ereignis spielt
card_game_2e-until-decided = Passen, bis eine Herausforderung von mir entschieden wird
card_game_2e-until-power_8 = Passen, bis jemand 8 Macht hat
card_game_2e-until-power_12 = Passen, bis jemand 12 Macht hat
card_game_2e-back = Andere Herausforderung
card_game_2e-yes = Ja
card_game_2e-no = Nein
card_game_2e-nobody = Niemand
card_game_2e-nothing = Nichts nehmen
card_game_2e-note-cost =
    { $cost ->
        [0] kostet nichts
       *[other] kostet { $cost }
    }
card_game_2e-note-marshal =
    { $cost ->
        [0] Aufmarsch umsonst
       *[other] Aufmarsch für { $cost }
    }
card_game_2e-note-ambush = Hinterhalt für { $cost }
card_game_2e-note-only = einziges mögliches Ziel: { $only }
card_game_2e-note-about = betrifft { $about }
card_game_2e-note-save = mit einem Duplikat retten

card_game_2e-challenge-against = { $challenge } gegen { $seat }
card_game_2e-challenge-military = ⚔️ Militäreinsatz
card_game_2e-challenge-intrigue = 👁️ Intrigenspiel
card_game_2e-challenge-power = 👑 Machtkampf
card_game_2e-icon-military = ⚔️ Militär
card_game_2e-icon-intrigue = 👁️ Intrige
card_game_2e-icon-power = 👑 Macht
card_game_2e-way-draw = 1 Karte ziehen
card_game_2e-way-power = 1 Macht für deine Fraktion
card_game_2e-way-deck = In den Nachziehstapel mischen
card_game_2e-way-play = Ins Spiel bringen
card_game_2e-where-top = auf
card_game_2e-where-bottom = unter
# Wie etwas ins Spiel kommt: danach wählt sich der Satz, gezeigt wird es nicht.
card_game_2e-how-marshal = marshal
card_game_2e-how-ambush = ambush
card_game_2e-how-put = put
card_game_2e-zone-dead = Totenstapel
card_game_2e-zone-discard = Ablagestapel
card_game_2e-zone-hand = Hand
card_game_2e-zone-deck = Nachziehstapel
card_game_2e-zone-removed = aus der Partie
card_game_2e-token-betrayal = Verratsmarker
card_game_2e-token-poison = Giftmarker
card_game_2e-token-stand = Aufrichtmarker
card_game_2e-modifier-strength = Stärke
card_game_2e-modifier-icon_military = ⚔️-Symbol
card_game_2e-modifier-icon_intrigue = 👁️-Symbol
card_game_2e-modifier-icon_power = 👑-Symbol
card_game_2e-modifier-must_defend = „muss verteidigen“
card_game_2e-modifier-cannot_defend = „kann nicht verteidigen“
card_game_2e-modifier-dies_at_zero = „stirbt bei Stärke 0“
card_game_2e-modifier-adds_nothing = „zählt keine Stärke“

card_game_2e-window-w1 = Strategiephase: Aktionsfenster
card_game_2e-window-w2 = Nachziehphase: Aktionsfenster
card_game_2e-window-w3 = Aufmarsch
card_game_2e-window-w4a = Herausforderungsphase: Aktionsfenster
card_game_2e-window-w4b = Bevor Verteidiger angesagt werden
card_game_2e-window-w4c = Vor dem Ergebnis
card_game_2e-window-w5 = Herrschaftsphase: Aktionsfenster
card_game_2e-window-w6 = Aufrichtphase: Aktionsfenster
card_game_2e-window-w7 = Abgabenphase: Aktionsfenster
card_game_2e-window-would = Unterbrechung: retten oder aufheben
card_game_2e-window-interrupt = Unterbrechung
card_game_2e-window-reaction = Reaktion

card_game_2e-deed-attached = ein Ereignis wird zur Verstärkung
card_game_2e-deed-begins = eine Phase beginnt
card_game_2e-deed-bypassed = Heimlich
card_game_2e-deed-controlled = eine Karte wechselt die Seite
card_game_2e-deed-deck_discarded = vom Nachziehstapel abgelegt
card_game_2e-deed-defended = Verteidiger werden angesagt
card_game_2e-deed-discarded = aus dem Spiel abgelegt
card_game_2e-deed-dominance = Herrschaft
card_game_2e-deed-drawn = Karten gezogen
card_game_2e-deed-duplicated = ein Duplikat
card_game_2e-deed-duplicate_left = ein Duplikat verlässt das Spiel
card_game_2e-deed-ends = eine Phase endet
card_game_2e-deed-enters = kommt ins Spiel
card_game_2e-deed-gold_gained = Gold erhalten
card_game_2e-deed-gold_lost = Gold verloren
card_game_2e-deed-gold_moved = Gold wandert
card_game_2e-deed-gold_paid = Gold bezahlt
card_game_2e-deed-hand_discarded = von einer Hand abgelegt
card_game_2e-deed-income = Einkommen
card_game_2e-deed-initiated = eine Herausforderung beginnt
card_game_2e-deed-initiates = ein Effekt soll beginnen
card_game_2e-deed-joined = nimmt an der Herausforderung teil
card_game_2e-deed-killed = getötet
card_game_2e-deed-knelt = gebeugt
card_game_2e-deed-left_challenge = scheidet aus der Herausforderung aus
card_game_2e-deed-modified = ein anhaltender Effekt
card_game_2e-deed-played = ein Ereignis wurde gespielt
card_game_2e-deed-power_gained = Macht erhalten
card_game_2e-deed-power_lost = Macht verloren
card_game_2e-deed-power_moved = Macht wandert
card_game_2e-deed-removed = aus der Partie entfernt
card_game_2e-deed-result = das Ergebnis der Herausforderung
card_game_2e-deed-returned = zurück auf die Hand
card_game_2e-deed-revealed = Strategien aufgedeckt
card_game_2e-deed-sacrificed = geopfert
card_game_2e-deed-shuffled = in einen Nachziehstapel gemischt
card_game_2e-deed-stood = aufgerichtet
card_game_2e-deed-to_deck = kommt in einen Nachziehstapel
card_game_2e-deed-to_hand = kommt auf eine Hand
card_game_2e-deed-token = ein Marker

card_game_2e-house-stark = 🐺 { card_game_2e-of-stark }
card_game_2e-house-lannister = 🦁 { card_game_2e-of-lannister }
card_game_2e-house-baratheon = 🦌 { card_game_2e-of-baratheon }
card_game_2e-house-greyjoy = 🦑 { card_game_2e-of-greyjoy }
card_game_2e-house-tyrell = 🌹 { card_game_2e-of-tyrell }
card_game_2e-house-martell = ☀️ { card_game_2e-of-martell }
card_game_2e-house-targaryen = 🐉 { card_game_2e-of-targaryen }
card_game_2e-house-thenightswatch = ❄️ { card_game_2e-of-thenightswatch }

## Was nicht geht

card_game_2e-illegal-setup-too-expensive = R5.6: Deine Vorbereitung kostet { $got } Gold, erlaubt sind { $max }. Behalte etwas auf der Hand.
card_game_2e-illegal-setup-one-limited = R5.7: In der Vorbereitung darf nur eine limitierte Karte liegen. Behalte die anderen auf der Hand.
card_game_2e-illegal-setup-no-host = R5.8: { $card } hat keine Karte, an der sie liegen kann. Lege eine passende mit aus oder behalte sie auf der Hand.
card_game_2e-illegal-cannot-pay = R16.1: { $card } kostet { $cost } Gold, und du hast { $gold }. Wähle etwas, das du bezahlen kannst.
card_game_2e-illegal-not-usable-now = R14.9, R14.10: { $card } lässt sich jetzt nicht einsetzen. Der Kartentext sagt, wann es geht; wähle eine der angebotenen Möglichkeiten oder passe.
card_game_2e-illegal-no-ability = R14.2: { $card } hat keine Fähigkeit, die du einsetzen könntest. Wähle eine der angebotenen Möglichkeiten oder passe.
card_game_2e-illegal-card-blank = R19.8: Der Text von { $card } gilt gerade als leer, deshalb lässt sich nichts davon einsetzen. Wähle etwas anderes oder passe.
card_game_2e-illegal-works-by-itself = R14.3: { $card } wirkt von selbst, sobald der Moment da ist; niemand setzt die Karte ein. Wähle etwas anderes oder passe.
card_game_2e-illegal-not-in-play = R14.8: { $card } wirkt nur im Spiel. Lass die Karte erst in der Aufmarschphase aufmarschieren.
card_game_2e-illegal-not-yours = R14.5: Nur wer { $card } kontrolliert, darf die Karte einsetzen. Wähle eine eigene oder passe.
card_game_2e-illegal-waits-for-action = R14.2: { $card } hat eine Aktion, und Aktionen haben ihre eigenen Aktionsfenster. Jetzt kannst du nur auf das antworten, was geschieht; setze die Karte im nächsten Aktionsfenster ein.
card_game_2e-illegal-waits-for-trigger = R15.1: { $card } antwortet auf etwas, das gerade nicht geschieht; der Text sagt, worauf. Du wirst gefragt, wenn es so weit ist.
card_game_2e-illegal-wrong-phase = R14.10: { $card } lässt sich nur hier einsetzen: { $phases }. Behalte die Karte bis dahin.
card_game_2e-illegal-answered-already = R15.8: { $card } hat darauf schon geantwortet. Beim nächsten Mal geht es wieder.
card_game_2e-illegal-cannot-trigger = R1.3: Eine Karte im Spiel verbietet dir gerade, Fähigkeiten einzusetzen. Du kannst nur passen.
card_game_2e-illegal-condition-unmet = R14.10: Was der Text von { $card } verlangt, trifft jetzt nicht zu. Wähle etwas anderes oder passe.
card_game_2e-illegal-limit-used = R20.1, R20.3: Öfter, als du { $card } schon eingesetzt hast, erlaubt es der Text vorerst nicht. Wähle etwas anderes oder passe.
card_game_2e-illegal-cannot-play = R1.3: Eine Karte im Spiel verbietet dir gerade, Ereignisse zu spielen. { $card } bleibt auf deiner Hand.
card_game_2e-illegal-cost-unpayable = R16.1, R16.7: Was { $card } kostet, lässt sich jetzt nicht bezahlen; eine gebeugte Karte zum Beispiel kann sich nicht noch einmal beugen. Wähle etwas anderes oder passe.
card_game_2e-illegal-no-target = R16.10: { $card } braucht ein Ziel, und keines passt zu ihrem Text. Wähle etwas anderes oder passe.
card_game_2e-illegal-changes-nothing = R14.9: { $card } würde jetzt nichts ändern und lässt sich deshalb nicht einsetzen. Wähle etwas anderes oder passe.
card_game_2e-illegal-events-are-played = R9.6: { $card } ist ein Ereignis. Ereignisse werden gespielt, wenn ihr Text es sagt, und marschieren nie auf.
card_game_2e-illegal-marshal-when-active = R9.4: Aufmarschieren kannst du, solange du in der Aufmarschphase aktiv bist. Behalte { $card } bis dahin.
card_game_2e-illegal-challenge-running = R10.8: Diese Herausforderung ist noch nicht abgehandelt. Die nächste beginnst du, wenn sie vorbei ist und du gefragt wirst.
card_game_2e-illegal-challenge-when-asked = R10.2: Herausforderungen beginnst du, wenn du in der Herausforderungsphase aktiv bist und danach gefragt wirst. Jetzt ist: { $phase }.
card_game_2e-illegal-defend-when-asked = R11.2: Verteidigen kannst du, wenn du angegriffen und nach Verteidigern gefragt wirst. Das ist gerade nicht so.
card_game_2e-illegal-plot-when-asked = R7.1: Eine Strategie wählst du, wenn eine Runde beginnt. Jetzt ist: { $phase }.
card_game_2e-illegal-place-when-asked = R5.6: Ausgelegt wird in der Vorbereitung, vor der ersten Runde. Jetzt ist: { $phase }.
card_game_2e-illegal-use-when-asked = R14.10: Karten spielst und benutzt du, wenn du gefragt wirst, ob du etwas tun willst. Gerade wird etwas anderes gefragt.
card_game_2e-illegal-unique-barred = R22.8, R22.9: Du kannst { $card } nicht ins Spiel bringen, weil es ein anderes Exemplar gibt: in deinem Totenstapel oder im Spiel unter anderem Besitz oder anderer Kontrolle.
card_game_2e-illegal-limited-used = R21.9: { $card } ist limitiert, und deine limitierte Karte dieser Runde ist schon aufmarschiert oder gespielt.
card_game_2e-illegal-no-ambush = R21.3: { $card } hat keinen Hinterhalt. Lass die Karte in der Aufmarschphase aufmarschieren.
card_game_2e-illegal-no-host = R24.1: Es ist nichts im Spiel, an das { $card } angelegt werden könnte.
card_game_2e-illegal-attack-oneself = R10.5: Eine Herausforderung braucht einen Gegner. Nenne jemand anderen.
card_game_2e-illegal-supported-title = R27.7: Dein Titel unterstützt den von { $seat }, deshalb kannst du dort nicht angreifen. Nenne jemand anderen.
card_game_2e-illegal-challenge-used = R10.2: Deine Herausforderung dieser Art ({ $challenge }) hast du in dieser Phase schon begonnen. Wähle eine andere Art oder passe.
card_game_2e-illegal-no-such-challenge = R10.6: { $challenge } kannst du jetzt nicht beginnen: Keiner deiner stehenden Charaktere hat das Symbol, oder eine Karte verbietet es.
card_game_2e-illegal-cannot-attack = R10.6: { $card } kann nicht angreifen: Angreifer stehen und werden von dir kontrolliert.
card_game_2e-illegal-no-icon = R3.2: { $card } hat das Symbol für { $challenge } nicht. Wähle Charaktere, die es haben.
card_game_2e-illegal-bypassed = R21.8: { $card } wurde heimlich umgangen und kann in dieser Herausforderung nicht verteidigen.
card_game_2e-illegal-cannot-defend = R11.3: { $card } kann nicht verteidigen: Verteidiger stehen und werden von dir kontrolliert.
card_game_2e-illegal-plot-used = R7.1: { $card } liegt nicht mehr in deinem Strategiestapel. Benutzte Strategien kommen zurück, wenn alle aufgedeckt waren.
card_game_2e-illegal-back-alone = Entweder wählst du eine andere Herausforderung oder Angreifer: Beides geht nicht.
card_game_2e-illegal-no-stealth = R21.8: { $card } ist nicht heimlich und umgeht niemanden. Nenne Angreifer, die es sind.
card_game_2e-illegal-not-the-defenders = R21.8: Heimlich umgangen werden Charaktere im Spiel, die der angegriffene Spieler kontrolliert, und { $card } gehört nicht dazu. Nenne einen von ihnen oder niemanden.
card_game_2e-illegal-not-bypassed = R21.8: { $card } lässt sich nicht umgehen: Der Charakter ist selbst heimlich, oder eine Karte schützt ihn. Nenne jemand anderen oder niemanden.
card_game_2e-illegal-bypassed-twice = A21.3: Jeder heimliche Angreifer umgeht einen anderen Charakter. Du hast einen zweimal genannt.
card_game_2e-illegal-must-defend = { $card } muss verteidigen, wenn es geht. Wähle diesen Charakter mit aus.
card_game_2e-illegal-after-alone = Entweder wartest du auf die vor dir, oder du ordnest Titel: Beides geht nicht.
card_game_2e-illegal-after-for-all = Entweder wartest du auf die vor dir, oder du wählst jetzt: Beides geht nicht.
card_game_2e-illegal-targets-do-not-fit = Diese Ziele passen nicht so zusammen, wie die Karte es verlangt. Lies ihren Text und wähle andere.
card_game_2e-illegal-no-target-for-x = R16.8, R16.10: Mit diesem X gibt es nichts zu wählen. Möglich: { $numbers }.
card_game_2e-illegal-no-such-deck = Ein fertiges Deck namens { $deck } gibt es nicht. Der Knopf „Deck“ vor dem Spielbeginn zeigt alle.
card_game_2e-illegal-deck-for-learning = R2.3: Lerndecks sind kleiner, als die Regeln erlauben. Man spielt sie an Tischen mit der Option „Lerndecks“.
card_game_2e-illegal-deck-broken =
    { $rule }: Dieses Deck kann nicht gespielt werden. Es verstößt gegen { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    } des Deckbaus; `/karten deck zeigen` nennt sie.

## Dauerbefehle

card_game_2e-preference-stops = Wann ich gefragt werden will
card_game_2e-preference-stops-plot = Aktionen in der Strategiephase
card_game_2e-preference-stops-draw = Aktionen in der Nachziehphase
card_game_2e-preference-stops-marshal = mein Aufmarsch
card_game_2e-preference-stops-marshal_others = beim Aufmarsch anderer
card_game_2e-preference-stops-challenges = vor meinen Herausforderungen
card_game_2e-preference-stops-challenges_others = vor Herausforderungen anderer
card_game_2e-preference-stops-attack = wenn ich angreife
card_game_2e-preference-stops-defend = wenn ich angegriffen werde
card_game_2e-preference-stops-fights_of_others = wenn andere gegeneinander kämpfen
card_game_2e-preference-stops-dominance = Aktionen in der Herrschaftsphase
card_game_2e-preference-stops-standing = Aktionen in der Aufrichtphase
card_game_2e-preference-stops-taxation = Aktionen in der Abgabenphase
card_game_2e-preference-stops-cancels = wenn ich etwas aufheben könnte
card_game_2e-preference-stops-saves = wenn ich eine Karte von mir retten könnte
card_game_2e-preference-stops-results = nach dem Ergebnis meiner Herausforderungen
card_game_2e-preference-stops-results_of_others = nach Ergebnissen anderer
card_game_2e-preference-stops-other_triggers = bei jeder anderen Reaktion und Unterbrechung
card_game_2e-preference-stops-own_cards = wenn eine meiner Karten im Spiel benutzbar ist
card_game_2e-preference-pass_until = Für mich passen
card_game_2e-preference-pass_until-off = nein, frag mich
card_game_2e-preference-pass_until-challenge = bis diese Herausforderung vorbei ist
card_game_2e-preference-pass_until-phase = bis diese Phase vorbei ist
card_game_2e-preference-pass_until-round = bis diese Runde vorbei ist
card_game_2e-preference-pass_until-attacked = bis ich angegriffen werde
card_game_2e-preference-pass_until-active = bis ich am Zug bin
card_game_2e-preference-pass_until-threatened = bis eine Karte von mir das Spiel verlassen würde
card_game_2e-preference-pass_until-event = bis ein Gegner ein Ereignis spielt
card_game_2e-preference-cancel_events = Ereignisse von Gegnern aufheben
card_game_2e-preference-cancel_events-ask = frag mich
card_game_2e-preference-cancel_events-any = das erste, bei dem es geht
card_game_2e-preference-cancel_events-cost_1 = das erste, das mindestens 1 kostet
card_game_2e-preference-cancel_events-cost_2 = das erste, das mindestens 2 kostet
card_game_2e-preference-cancel_events-cost_3 = das erste, das mindestens 3 kostet
card_game_2e-preference-forced_order = Reihenfolge erzwungener Effekte
card_game_2e-preference-forced_order-ask = frag mich
card_game_2e-preference-forced_order-usual = die übliche
card_game_2e-preference-nothing_to_do = Wenn ich nur passen kann
card_game_2e-preference-nothing_to_do-ask = frag mich trotzdem
card_game_2e-preference-nothing_to_do-pass = für mich passen
card_game_2e-preference-pass_until-decided = bis eine Herausforderung von mir entschieden wird
card_game_2e-preference-pass_until-power_8 = bis jemand 8 Macht hat
card_game_2e-preference-pass_until-power_12 = bis jemand 12 Macht hat
card_game_2e-preference-plans = Strategien, die ich im Voraus gewählt habe
card_game_2e-preference-plans-ask = nur vorschlagen, wenn gewählt wird
card_game_2e-preference-plans-carry_out = aufdecken, ohne noch einmal zu fragen
card_game_2e-preference-sealed_acts = Wenn jemand vor mir handelt
card_game_2e-preference-sealed_acts-fall_back = frag mich noch einmal
card_game_2e-preference-sealed_acts-in_any_case = tu trotzdem, was ich gesagt habe
card_game_2e-preference-duplicates = Mit Duplikaten retten
card_game_2e-preference-duplicates-ask = frag mich
card_game_2e-preference-duplicates-always = immer
card_game_2e-preference-always_use = Karten, die ich immer benutze
card_game_2e-preference-defend_military = Gegen Militäreinsätze verteidigen
card_game_2e-preference-defend_military-ask = frag mich
card_game_2e-preference-defend_military-never = nie
card_game_2e-preference-defend_intrigue = Gegen Intrigenspiele verteidigen
card_game_2e-preference-defend_intrigue-ask = frag mich
card_game_2e-preference-defend_intrigue-never = nie
card_game_2e-preference-defend_power = Gegen Machtkämpfe verteidigen
card_game_2e-preference-defend_power-ask = frag mich
card_game_2e-preference-defend_power-never = nie
card_game_2e-preference-defend_with = Wer immer verteidigt
card_game_2e-preference-redirect = Regent: umlenken
card_game_2e-preference-redirect-ask = frag mich jedes Mal
card_game_2e-preference-redirect-attacked = frag mich, wenn ich angegriffen werde
card_game_2e-preference-redirect-never = nie
card_game_2e-preference-first_player = Wenn ich die Initiative gewinne
card_game_2e-preference-first_player-ask = frag mich
card_game_2e-preference-first_player-me = bin ich Startspieler
card_game_2e-preference-first_player-left = ist es, wer links von mir sitzt
card_game_2e-preference-keyword_order = Reihenfolge der Schlüsselwörter
card_game_2e-preference-keyword_order-usual = die übliche
card_game_2e-preference-keyword_order-ask = frag mich
card_game_2e-preference-use_renown = Ruhmreich
card_game_2e-preference-use_renown-always = immer
card_game_2e-preference-use_renown-ask = frag mich
card_game_2e-preference-use_renown-never = nie
card_game_2e-preference-use_insight = Einblick
card_game_2e-preference-use_insight-always = immer
card_game_2e-preference-use_insight-ask = frag mich
card_game_2e-preference-use_insight-never = nie
card_game_2e-preference-use_pillage = Brandschatzen
card_game_2e-preference-use_pillage-always = immer
card_game_2e-preference-use_pillage-ask = frag mich
card_game_2e-preference-use_pillage-never = nie
card_game_2e-preference-use_intimidate = Einschüchternd
card_game_2e-preference-use_intimidate-ask = frag mich
card_game_2e-preference-use_intimidate-never = nie

## Optionen des Tisches

card_game_2e-option-pace = Tempo
card_game_2e-option-pace-help = Passen zählt erst nach ausgeloster Zeit, damit Eile nichts verrät. Schnell: sofort.
card_game_2e-option-pace-slow = langsam, bis 5 Minuten
card_game_2e-option-pace-brisk = zügig, bis eine Minute
card_game_2e-option-pace-patient = geduldig, bis eine Stunde
card_game_2e-option-pace-live = schnell
card_game_2e-option-learning = Lerndecks
card_game_2e-option-learning-help = Ob hier die kleinen Lerndecks gespielt werden dürfen.
card_game_2e-option-learning-true = erlaubt
card_game_2e-option-learning-false = nicht erlaubt
card_game_2e-option-decks = Decks
card_game_2e-option-decks-help = Jeder bringt insgeheim ein Deck mit, über den Knopf „Deck“.

## Phasen und Hilfe

card_game_2e-phase-set_up = Vorbereitung
card_game_2e-phase-plot = Strategiephase
card_game_2e-phase-draw = Nachziehphase
card_game_2e-phase-marshal = Aufmarschphase
card_game_2e-phase-challenges = Herausforderungsphase
card_game_2e-phase-dominance = Herrschaftsphase
card_game_2e-phase-standing = Aufrichtphase
card_game_2e-phase-taxation = Abgabenphase

card_game_2e-step-1_1 = 1.1 Beginn
card_game_2e-step-1_2 = 1.2 Strategien wählen
card_game_2e-step-1_3 = 1.3 Strategien aufdecken
card_game_2e-step-1_4 = 1.4 Titel wählen
card_game_2e-step-2_1 = 2.1 Beginn
card_game_2e-step-2_2 = 2.2 Zwei Karten ziehen
card_game_2e-step-3_1 = 3.1 Beginn
card_game_2e-step-3_2 = 3.2 Einkommen und Aufmarsch
card_game_2e-step-4_1 = 4.1 Beginn
card_game_2e-step-4_2 = 4.2 Herausforderung beginnen
card_game_2e-step-4_2_1 = 4.2.1 Verteidiger ansagen
card_game_2e-step-4_2_2 = 4.2.2 Stärke vergleichen
card_game_2e-step-4_2_3 = 4.2.3 Unverteidigt und Rivalen
card_game_2e-step-4_2_4 = 4.2.4 Schaden
card_game_2e-step-4_2_5 = 4.2.5 Schlüsselwörter
card_game_2e-step-5_1 = 5.1 Beginn
card_game_2e-step-5_2 = 5.2 Herrschaft ermitteln
card_game_2e-step-6_1 = 6.1 Beginn
card_game_2e-step-6_2 = 6.2 Karten aufrichten
card_game_2e-step-7_1 = 7.1 Beginn
card_game_2e-step-7_2 = 7.2 Gold zurückgeben
card_game_2e-step-7_3 = 7.3 Reserve prüfen
card_game_2e-step-7_4 = 7.4 Titel zurückgeben

card_game_2e-help = **Das Kartenspiel, zweite Edition**
    🎯 Wer zuerst **15 Macht** hat, auf der Fraktionskarte und auf Charakteren, gewinnt. Zu zweit spielt man Tjost, zu dritt bis sechst Buhurt mit Titeln. Jede Runde hat sieben Phasen:
    1️⃣ **Strategie:** Alle decken eine Strategie auf: Einkommen, Initiative, Schadenswert, Reserve.
    2️⃣ **Nachziehen:** zwei Karten.
    3️⃣ **Aufmarsch:** Gold nehmen und Karten ins Spiel bringen.
    4️⃣ **Herausforderungen:** Jeder darf einen ⚔️ Militäreinsatz, ein 👁️ Intrigenspiel und einen 👑 Machtkampf beginnen. Wer als Angreifer gewinnt, tötet Charaktere, nimmt Karten von der Hand oder nimmt Macht.
    5️⃣ **Herrschaft:** Die meiste stehende Stärke samt Gold bringt 1 Macht.
    6️⃣ **Aufrichten:** Gebeugte Karten werden aufgerichtet.
    7️⃣ **Abgaben:** Gold geht zurück, Hände werden auf die Reserve gekürzt.
    🃏 Bring ein eigenes Deck mit (`/karten deck`), ein fertiges oder ein ausgelostes: Drück vor dem Spielbeginn **Deck**. `/karten zeigen` zeigt jede Karte.
card_game_2e-help-set_up = **Vorbereitung** (Abschnitt 5)
    Alle ziehen sieben Karten und dürfen einmal eine neue Hand nehmen.
    Dann legst du Charaktere, Orte und Verstärkungen für höchstens **8 Gold** verdeckt aus, davon höchstens eine limitierte. Alles wird zugleich aufgedeckt, und du ziehst auf sieben Karten auf.
    Ein zweites Exemplar einer einzigartigen Karte ist ein **Duplikat**: Es kostet nichts, liegt unter dem ersten und kann abgelegt werden, um es zu retten.
    Karten der Vorbereitung „kommen“ nicht „ins Spiel“: Reaktionen, die das verlangen, lösen sie nicht aus.
card_game_2e-help-plot = **1 Strategiephase** (Abschnitt 7)
    1.2 Alle wählen insgeheim eine Strategie. 1.3 Alle werden aufgedeckt: Die höchste Initiative bestimmt den Startspieler (bei Gleichstand, wer weniger Macht hat), dann geschieht alles mit „Sobald aufgedeckt“ in der Reihenfolge, die der Startspieler bestimmt.
    1.4 Im Buhurt wählen alle insgeheim einen Titel.
    Eine aufgedeckte Strategie ist benutzt; ist der Strategiestapel leer, kommen alle benutzten zurück.
    Die Zahlen einer Strategie: 🪙 Einkommen, 🎲 Initiative, ⚖️ Schadenswert, 🃏 Reserve.
card_game_2e-help-draw = **2 Nachziehphase** (Abschnitt 8)
    2.2 Alle ziehen zwei Karten.
    Wessen Nachziehstapel leer ist, der scheidet aus.
card_game_2e-help-marshal = **3 Aufmarschphase** (Abschnitt 9)
    3.2 Der Reihe nach, vom Startspieler an, kommt jeder an den Zug, nimmt das Einkommen der Strategie (und von Karten im Spiel) ein und darf Karten von der Hand für ihre Kosten aufmarschieren lassen.
    Nur **eine limitierte Karte** darf in einer Runde aufmarschieren oder gespielt werden. Ein Exemplar einer einzigartigen Karte, die du im Spiel hast, ist ein Duplikat und kostet nichts. Eine Verstärkung braucht eine Karte, an der sie liegt.
    Übriges Gold verfällt in der Abgabenphase; es bezahlt auch Ereignisse und Hinterhalte und zählt für die Herrschaft.
    Nicht angeboten wird, was du nicht bezahlen kannst, eine zweite limitierte Karte und eine einzigartige, von der ein Exemplar auf deinem Totenstapel liegt.
card_game_2e-help-challenges = **4 Herausforderungsphase** (Abschnitte 10 bis 12)
    Wer am Zug ist, darf jede Art von Herausforderung einmal beginnen, in beliebiger Reihenfolge. Angreifer brauchen das Symbol, stehen und werden gebeugt. 4.2.1 Der Verteidiger antwortet mit stehenden Charakteren, die das Symbol haben, oder gar nicht.
    4.2.2 Die höhere Summe an Stärke gewinnt; bei Gleichstand der Angreifer, der mindestens 1 Stärke braucht. 4.2.3 Gegen Stärke 0 gewinnt der Angreifer **unverteidigt**: 1 Macht.
    4.2.4 **Schaden**, wenn der Angreifer gewinnt, so hoch wie auf seiner Strategie: ⚔️ Der Verteidiger tötet eigene Charaktere nach Wahl, 👁️ legt ausgeloste Karten ab, 👑 verliert Macht an den Angreifer.
    4.2.5 **Schlüsselwörter** des Gewinners: Ruhmreich, Einblick, Brandschatzen, Einschüchternd.
    Nicht angeboten werden gebeugte und heimlich umgangene Charaktere und solche ohne das Symbol.
card_game_2e-help-dominance = **5 Herrschaftsphase** (Abschnitt 13)
    5.2 Die Stärke deiner stehenden Charaktere plus dein Gold: Die höchste Summe bringt 1 Macht, ein Gleichstand niemandem.
card_game_2e-help-standing = **6 Aufrichtphase** (Abschnitt 13)
    6.2 Alle gebeugten Karten werden aufgerichtet.
card_game_2e-help-taxation = **7 Abgabenphase** (Abschnitt 13)
    7.2 Übriges Gold geht zurück. 7.3 Wer mehr Karten auf der Hand hat, als die Reserve der Strategie erlaubt, legt die überzähligen ab. 7.4 Im Buhurt gehen die Titel zurück.
card_game_2e-help-always = -# `/lcg2 schlüsselwort` erklärt ein Schlüsselwort, `/lcg2 karte` eine Karte und was sie hier getan hat, `/spiel befehle` stellt ein, wann du gefragt wirst. Gefragt wird, wo jemand mit deiner Fraktion handeln *könnte*, damit niemand erfährt, was du hast.

## Tisch, Hand und Bild

card_game_2e-face-start = **{ $phase }**
card_game_2e-face-heading = **Runde { $round }** · { $phase } · { $step }
card_game_2e-face-winners = 👑 **{ $seats }** – { $reason }
card_game_2e-face-score =
    { $first ->
        [yes] { $house }: **{ $power }** 🚩
       *[no] { $house }: **{ $power }**
    }
card_game_2e-face-score-line =
    { $first ->
        [yes] { $house } 👑 **{ $power }** 🚩 · 🪙 { $gold } · 🃏 { $hand }
       *[no] { $house } 👑 **{ $power }** · 🪙 { $gold } · 🃏 { $hand }
    }
card_game_2e-face-scores = 👑 { $scores }
card_game_2e-face-fight = { $challenge }: **{ $attack }** ({ $attackers }) gegen **{ $defence }** ({ $defenders })
card_game_2e-face-balance = Du könntest Stärke { $mine } schicken, { $house } mit { $theirs } verteidigen
card_game_2e-face-defence = 🛡️ { $house } könnte insgesamt mit Stärke { $theirs } verteidigen.
card_game_2e-face-fight-nobody = niemand
card_game_2e-face-same = { $house } { $number }
card_game_2e-face-player =
    { $first ->
        [yes] **{ $house }** – { $seat } · Startspieler
       *[no] **{ $house }** – { $seat }
    }
card_game_2e-face-player-out = **{ $house }** – { $seat } · ausgeschieden
card_game_2e-face-values = 👑 { $power } Macht · 🪙 { $gold } Gold · 🃏 Hand { $hand } · Nachziehstapel { $deck }
card_game_2e-face-agenda = 📌 { $agenda }
card_game_2e-face-title = 🎖️ { $title }
card_game_2e-face-plot = 📜 **{ $plot }**: Einkommen { $income }, Initiative { $initiative }, Schadenswert { $claim }, Reserve { $reserve }
card_game_2e-face-characters = 🧍 { $cards }
card_game_2e-face-locations = 🏰 { $cards }
card_game_2e-face-attachments = 📎 { $cards }
card_game_2e-face-dead = ☠️ Tot: { $cards }
card_game_2e-face-discard = 🗑️ Abgelegt: { $cards }
card_game_2e-face-used = 📜 Benutzte Strategien (Archiv): { $cards }
card_game_2e-face-removed = 🚮 Aus der Partie: { $cards }
card_game_2e-face-strength = Stärke { $strength }
card_game_2e-face-knelt = gebeugt
card_game_2e-face-power = { $power } Macht
card_game_2e-face-duplicates =
    { $number ->
        [one] 1 Duplikat
       *[other] { $number } Duplikate
    }
card_game_2e-face-token = { $token } { $number }
card_game_2e-face-blank = ohne Text
card_game_2e-face-on = { $card } an { $host }
card_game_2e-face-card = { $card } ({ $values })
card_game_2e-face-more = … und { $number } weitere
card_game_2e-face-hand = 🃏 **Deine Hand** ({ $number }):
card_game_2e-face-hand-empty = 🃏 Deine Hand ist leer.
card_game_2e-face-hand-card = • **{ $card }** – { $about }
card_game_2e-face-hand-brief = 🃏 **Deine Hand:** { $cards }
card_game_2e-face-plots = 📜 **Deine Strategien:** { $cards }
card_game_2e-face-placed = 🎴 **Verdeckt:** { $cards }
card_game_2e-face-hidden = 🎴 **Deine verdeckten Duplikate:** { $cards }
card_game_2e-face-cost = Kosten { $cost }
card_game_2e-face-plot-values = Einkommen { $income }, Initiative { $initiative }, Schadenswert { $claim }, Reserve { $reserve }
card_game_2e-face-symbols =
    { $kind ->
        [gold] +{ $number } Einkommen
        [initiative] +{ $number } Initiative
       *[reserve] +{ $number } Reserve
    }
card_game_2e-face-why-offered = ✅ Du kannst sie jetzt wählen.
card_game_2e-face-why-not = 🚫 **Warum nicht jetzt?** { $reason }
card_game_2e-face-why-not-asked = 🚫 **Warum nicht jetzt?** R6.5, A29.2: Du bist nicht am Zug, oder gefragt ist etwas anderes. Du wirst gefragt, wenn ihr Moment kommt.
card_game_2e-face-card-did = **An diesem Tisch:**
card_game_2e-face-told = **{ $card }** · { $type } · { $faction }
card_game_2e-face-alt = Das Kartenspiel, Runde { $round }, { $phase }.
card_game_2e-face-alt-player = { $house }: { $power } Macht, { $gold } Gold, { $hand } Karten auf der Hand; im Spiel: { $cards }.

card_game_2e-picture-scene-round = Runde { $round }
card_game_2e-picture-scene-setup = Vorbereitung
card_game_2e-picture-winner = { $house } gewinnt
card_game_2e-picture-scene-active = { $house } · { $phase }
card_game_2e-picture-more = +{ $number }
card_game_2e-picture-claim = Schaden { $number }
card_game_2e-picture-legend = Zeichen im Bild
card_game_2e-zoom-own = Mein Tisch
card_game_2e-picture-sign-strength = Stärke
card_game_2e-picture-sign-military = Militär
card_game_2e-picture-sign-intrigue = Intrige
card_game_2e-picture-sign-power = Macht
card_game_2e-picture-sign-crown = Machtmarker
card_game_2e-picture-sign-gold = Gold
card_game_2e-picture-sign-hand = Hand
card_game_2e-picture-sign-deck = Nachziehstapel
card_game_2e-picture-sign-dead = Totenstapel
card_game_2e-picture-sign-discards = Ablagestapel
card_game_2e-picture-sign-duplicates = Duplikat
card_game_2e-picture-sign-attachments = Verstärkung
card_game_2e-picture-sign-knelt = Gebeugt (gedreht)
card_game_2e-picture-sign-first = Startspieler
card_game_2e-picture-sign-waiting = Wird erwartet
card_game_2e-picture-sign-initiative = Initiative
card_game_2e-picture-sign-claim = Schadenswert
card_game_2e-picture-sign-reserve = Reserve

## Tippen

card_game_2e-typed-examples = Zum Beispiel:
    `behalten` · `Vorbereitung Tywin, Der Königsweg` · `Strategie Ein hehres Ziel`
    `Aufmarsch Tywin; Aufmarsch Der Königsweg; passen`
    `Militär gegen Stark mit Gregor und Bluthund` · `heimlich Arya`
    `verteidige mit Jaime` · `keine Verteidiger` · `Schaden: Arya`
    `spiele Erschlagen` · `passen`
