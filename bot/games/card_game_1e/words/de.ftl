### Das Kartenspiel, erste Edition. Die Texte der Karten stehen in de.cards.ftl.

game-card_game_1e = Das Kartenspiel, erste Edition
card_game_1e-tag = Kartenspiel 1

## Was geschehen ist

card_game_1e-event-sits =
    { $agenda ->
        [none] { $seat } spielt { $house } ohne Agenda.
       *[other] { $seat } spielt { $house } mit **{ $agenda }**.
    }
card_game_1e-event-first-player = 🚩 { $seat } beginnt als Startspieler.
card_game_1e-event-mulligan = 🔄 { $seat } nimmt eine neue Hand.
card_game_1e-event-kept = ✋ { $seat } behält die Hand.
card_game_1e-event-placed =
    🎴 { $seat } legt { $number ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $number } Karten
    } verdeckt aus.
card_game_1e-event-set-up =
    { $cards ->
        [none] 🏁 { $seat } beginnt ohne Karten.
       *[other] 🏁 { $seat } beginnt mit { $cards }.
    }
card_game_1e-event-round = 🔔 **Runde { $number }**
card_game_1e-event-phase = ▶️ **{ $phase }**
card_game_1e-event-active = 👉 { $seat } ist am Zug.
card_game_1e-event-plot-revealed = 📜 { $seat } deckt die Strategie **{ $card }** auf.
card_game_1e-event-plot-revealed-all = 📜 Aufgedeckte Strategien: { $values }
card_game_1e-event-initiative = 🎲 Initiative: { $values }. { $seat } bestimmt den Startspieler.
card_game_1e-event-plots-returned = 📜 { $seat } nimmt alle benutzten Strategien zurück.
card_game_1e-event-title = 🎖️ { $seat } ist **{ $card }**.
card_game_1e-event-title-all = 🎖️ Titel: { $values }
card_game_1e-event-drew =
    🃏 { $seat } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
card_game_1e-event-drew-all = 🃏 Gezogene Karten: { $values }
card_game_1e-event-drew-cards = 🃏 Du ziehst: { $cards }
card_game_1e-event-income = 🪙 { $seat } nimmt { $number } Gold ein.
card_game_1e-event-income-all = 🪙 Einkommen: { $values }
card_game_1e-event-gold-gained = 🪙 { $seat } erhält { $number } Gold.
card_game_1e-event-gold-paid = 🪙 { $seat } zahlt { $number } Gold.
card_game_1e-event-gold-lost = 🪙 { $seat } gibt { $number } Gold an die Schatzkammer zurück.
card_game_1e-event-gold-moved = 🪙 { $number } Gold von { $seat } geht an { $to_seat }.
card_game_1e-event-entered =
    { $how ->
        [marshal] 🎴 { $seat } spielt **{ $card }** { $host ->
            [none] aus.
           *[other] an **{ $host }** aus.
        }
        [ambush] 🎴 { $seat } bringt **{ $card }** { $host ->
            [none] hinterhältig ins Spiel.
           *[other] an **{ $host }** hinterhältig ins Spiel.
        }
        [shadows] 🌑 { $seat } bringt **{ $card }** { $host ->
            [none] aus dem Schatten ins Spiel.
           *[other] an **{ $host }** aus dem Schatten ins Spiel.
        }
       *[put] 🎴 { $seat } bringt **{ $card }** { $host ->
            [none] ins Spiel.
           *[other] an **{ $host }** ins Spiel.
        }
    }
card_game_1e-event-duplicate = 🎴 { $seat } bringt **{ $card }** als Duplikat ins Spiel.
card_game_1e-event-duplicated = 🎴 { $seat } legt ein Duplikat unter **{ $card }**.
card_game_1e-event-attached = 📎 **{ $card }** von { $seat } kommt an **{ $host }**.
card_game_1e-event-controlled = ⛓️ { $seat } übernimmt die Kontrolle über **{ $card }**.
card_game_1e-event-plays = ✨ { $seat } spielt **{ $card }**.
card_game_1e-event-uses = ✨ { $seat } benutzt **{ $card }**.
card_game_1e-event-targets = 🎯 { $card } zielt auf { $targets }.
card_game_1e-event-cancelled = 🚫 **{ $card }** von { $seat } wird aufgehoben.
card_game_1e-event-saved = 🛟 **{ $card }** von { $seat } wird gerettet.
card_game_1e-event-duplicate-discarded = 🛟 { $seat } legt das Duplikat von { $card } ab.
card_game_1e-event-killed = ☠️ **{ $card }** von { $seat } wird getötet und kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_1e-event-discarded = 🗑️ **{ $card }** von { $seat } verlässt das Spiel und kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_1e-event-sacrificed = 🩸 { $seat } opfert **{ $card }**; die Karte kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_1e-event-returned = ↩️ **{ $card }** von { $seat } verlässt das Spiel und kommt { $zone ->
        [Hand] auf die Hand.
       *[other] auf den { $zone }.
    }
card_game_1e-event-shuffled = 🔀 **{ $card }** von { $seat } verlässt das Spiel und wird in den Nachziehstapel gemischt.
card_game_1e-event-removed = 🚮 **{ $card }** von { $seat } wird aus der Partie entfernt.
card_game_1e-event-hand-discarded = 🗑️ { $seat } legt **{ $card }** von der Hand ab.
card_game_1e-event-hand-discarded-all = 🗑️ { $seat } legt { $cards } von der Hand ab.
card_game_1e-event-deck-discarded = 🗑️ { $seat } verliert **{ $card }** vom Nachziehstapel.
card_game_1e-event-looked = 👁️ Du siehst: { $cards }
card_game_1e-event-took = 🃏 Du nimmst **{ $card }** auf die Hand.
card_game_1e-event-to-hand = 🃏 { $seat } nimmt **{ $card }** auf die Hand.
card_game_1e-event-to-deck = 🔀 { $seat } mischt **{ $card }** in den Nachziehstapel.
card_game_1e-event-knelt = ↪️ **{ $card }** von { $seat } wird gebeugt.
card_game_1e-event-stood = ⬆️ **{ $card }** von { $seat } wird aufgerichtet.
card_game_1e-event-power-gained = 👑 { $seat } erhält { $number } Macht: **{ $card }**.
card_game_1e-event-power-lost = 👑 { $seat } verliert { $number } Macht: **{ $card }**.
card_game_1e-event-power-moved = 👑 { $seat } verliert { $number } Macht an { $to_seat }: **{ $card }**.
card_game_1e-event-token =
    { $number ->
        [one] 🔹 **{ $card }** von { $seat } bekommt einen { $token }.
       *[other] 🔹 **{ $card }** von { $seat } verliert einen { $token }.
    }
card_game_1e-event-modified =
    { $number ->
        [-1] ✴️ **{ $card }** von { $seat } erhält −1 { $what }.
        [one] ✴️ **{ $card }** von { $seat } erhält +1 { $what }.
        [2] ✴️ **{ $card }** von { $seat } erhält +2 { $what }.
        [3] ✴️ **{ $card }** von { $seat } erhält +3 { $what }.
        [none] ✴️ Für **{ $card }** von { $seat } gilt: { $what }
       *[other] ✴️ **{ $card }** von { $seat } erhält { $number } { $what }.
    }
card_game_1e-event-challenge =
    { $bypassed ->
        [none] { $challenge }: { $seat } greift { $against } mit { $cards } an.
       *[other] { $challenge }: { $seat } greift { $against } mit { $cards } an; heimlich vorbei an { $bypassed }.
    }
card_game_1e-event-redirected = ↪️ Die Herausforderung von { $seat } wird auf { $against } umgelenkt.
card_game_1e-event-defenders =
    { $cards ->
        [none] 🛡️ { $seat } verteidigt nicht.
       *[other] 🛡️ { $seat } verteidigt: { $cards }.
    }
card_game_1e-event-joined = ➕ **{ $card }** von { $seat } nimmt nun an der Herausforderung teil.
card_game_1e-event-left-challenge = ➖ **{ $card }** von { $seat } scheidet aus der Herausforderung aus.
card_game_1e-event-result =
    { $seat ->
        [none] ⚖️ { $challenge } { $attack } : { $defence } – niemand gewinnt.
       *[other] ⚖️ { $challenge } { $attack } : { $defence } – { $unopposed ->
            [yes] { $seat } gewinnt **unverteidigt**.
           *[no] { $seat } gewinnt.
        }
    }
card_game_1e-event-claim = ⚖️ { $challenge }: Schadenswert { $number }
card_game_1e-event-keyword = 🏷️ { $seat } benutzt { $keyword }.
card_game_1e-event-challenge-over = Die Herausforderung ist vorbei.
card_game_1e-event-dominance = 🏛️ Herrschaft: { $values }
card_game_1e-event-dominance-won = 🏛️ { $seat } gewinnt die Herrschaft.
card_game_1e-event-eliminated = 🏳️ { $seat } scheidet aus: { $cause }.
card_game_1e-event-eliminated-old = 🏳️ { $seat } scheidet aus.
card_game_1e-event-conceded = 🏳️ { $seat } gibt auf.

card_game_1e-finish-power = Genug Macht: Der Thron ist gewonnen.
card_game_1e-finish-last = Nur eine Person war noch übrig.

card_game_1e-reason-conceded = hat aufgegeben

## Was gefragt wird

card_game_1e-ask-mulligan = Behältst du diese Hand? Einmal darfst du sieben neue Karten nehmen und musst diese dann behalten.
card_game_1e-ask-mulligan-short = Hand behalten oder nicht
card_game_1e-ask-host = An welche Karte kommt **{ $card }**?
card_game_1e-ask-host-short = wohin { $card } kommt
card_game_1e-ask-plot = Welche Strategie deckst du auf? Alle werden zugleich umgedreht.
card_game_1e-ask-plot-short = Strategie wählen
card_game_1e-ask-first_player = Du hast die Initiative gewonnen. Wer ist in dieser Runde Startspieler?
card_game_1e-ask-first_player-short = Startspieler bestimmen
card_game_1e-ask-order = Mehrere Effekte warten auf denselben Moment. Welcher kommt zuerst?
card_game_1e-ask-order-short = Effekte ordnen
card_game_1e-ask-act =
    { $deeds ->
        [none] **{ $window }** – was tust du? Du hast { $gold } Gold.
       *[other] { $cards ->
            [none] **{ $window }** – { $deeds }. Was tust du? Du hast { $gold } Gold.
           *[other] **{ $window }** – { $deeds }: { $cards }. Was tust du? Du hast { $gold } Gold.
        }
    }
card_game_1e-ask-act-short = handeln oder passen
card_game_1e-ask-x = **{ $card }**: Wie groß ist X? ({ $min } bis { $max })
card_game_1e-ask-x-short = Wert von X
card_game_1e-ask-cost = Womit bezahlst du **{ $card }**?
card_game_1e-ask-cost-short = { $card } bezahlen
card_game_1e-ask-target = Wen oder was wählst du für **{ $card }**?
card_game_1e-ask-target-short = für { $card } wählen
card_game_1e-ask-pick = **{ $card }**: Was wählst du?
card_game_1e-ask-pick-short = für { $card } wählen
card_game_1e-ask-search = **{ $card }** – du siehst den Nachziehstapel durch. Was nimmst du?
card_game_1e-ask-search-short = mit { $card } suchen
card_game_1e-ask-put_back = **{ $card }** – in welcher Reihenfolge kommen die Karten { $where } den Nachziehstapel? Die oberste zuerst.
card_game_1e-ask-put_back-short = Karten zurücklegen
card_game_1e-ask-name = **{ $card }**: Was nennst du?
card_game_1e-ask-name-short = etwas für { $card } nennen
card_game_1e-ask-opponent = **{ $card }**: Welcher Gegner?
card_game_1e-ask-opponent-short = Gegner für { $card }
card_game_1e-ask-may = **{ $card }**: Setzt du die Karte ein?
card_game_1e-ask-may-short = { $card } benutzen oder nicht
card_game_1e-ask-either = **{ $card }**: Was davon?
card_game_1e-ask-either-short = Effekt von { $card } wählen
card_game_1e-ask-challenge = Beginnst du eine Herausforderung?
card_game_1e-ask-challenge-short = Herausforderung beginnen
card_game_1e-ask-attackers = { $challenge }: Wer greift an? Angreifer werden gebeugt, wenn keine Karte etwas anderes sagt.
card_game_1e-ask-attackers-short = Angreifer wählen
card_game_1e-ask-stealth = Heimlich: Wen umgeht jeder dieser Angreifer? Wer umgangen wird, kann nicht verteidigen.
card_game_1e-ask-stealth-short = Heimlich benutzen
card_game_1e-ask-redirect = Du bist der Kron-Regent: Soll der Angreifer für diese Herausforderung einen anderen Gegner wählen?
card_game_1e-ask-redirect-short = Herausforderung umlenken
card_game_1e-ask-redirect_to = Der Kron-Regent lenkt deine Herausforderung um. Wen greifst du stattdessen an?
card_game_1e-ask-redirect_to-short = anderen Gegner wählen
card_game_1e-ask-defenders = { $challenge } gegen dich: Wer verteidigt? Die Verteidiger werden gebeugt. Bei Gleichstand gewinnt der Angreifer.
card_game_1e-ask-defenders-short = Verteidiger wählen
card_game_1e-ask-claim =
    Militärischer Schaden: { $number ->
        [one] Welcher deiner Charaktere stirbt?
       *[other] Welche { $number } deiner Charaktere sterben?
    }
card_game_1e-ask-claim-short = wählen, wer stirbt
card_game_1e-ask-winner = Mehrere würden zugleich gewinnen, und der Startspieler entscheidet: Wer gewinnt?
card_game_1e-ask-winner-short = Sieger bestimmen

card_game_1e-public-mulligan = die erste Hand
card_game_1e-public-place = die Vorbereitung
card_game_1e-public-host = die Vorbereitung
card_game_1e-public-plot = die Wahl der Strategie
card_game_1e-public-first_player = den Startspieler
card_game_1e-public-title = die Wahl der Titel
card_game_1e-public-order = die Reihenfolge von Effekten
card_game_1e-public-window = Handeln oder Passen
card_game_1e-public-act = eine Handlung
card_game_1e-public-pick = einen Effekt
card_game_1e-public-challenge = den Beginn einer Herausforderung
card_game_1e-public-redirect = den Kron-Regenten
card_game_1e-public-defenders = die Wahl der Verteidiger
card_game_1e-public-claim = den Schaden
card_game_1e-public-keyword = ein Schlüsselwort

## Was gewählt werden kann

card_game_1e-keep = Diese Hand behalten
card_game_1e-mulligan = Neue Hand nehmen
card_game_1e-pass = Passen, bis dieses Fenster schließt
card_game_1e-no-more-challenges = Keine Herausforderung mehr
card_game_1e-unless = Passen
card_game_1e-until-challenge = Passen, bis diese Herausforderung vorbei ist
card_game_1e-until-phase = Passen, bis diese Phase vorbei ist
card_game_1e-until-round = Passen, bis diese Runde vorbei ist
card_game_1e-until-attacked = Passen, bis ich angegriffen werde
card_game_1e-until-active = Passen, bis ich am Zug bin
card_game_1e-until-threatened = Passen, bis eine Karte von mir in Gefahr ist
card_game_1e-until-event = Passen, bis ein Gegner ein Ereignis spielt
card_game_1e-until-decided = Passen, bis eine Herausforderung von mir entschieden wird
card_game_1e-until-power_8 = Passen, bis jemand 8 Macht hat
card_game_1e-until-power_12 = Passen, bis jemand 12 Macht hat
card_game_1e-back = Andere Herausforderung
card_game_1e-yes = Ja
card_game_1e-no = Nein
card_game_1e-nobody = Niemand
card_game_1e-nothing = Nichts nehmen
card_game_1e-note-cost =
    { $cost ->
        [0] kostet nichts
       *[other] kostet { $cost }
    }
card_game_1e-note-only = einziges mögliches Ziel: { $only }
card_game_1e-note-about = betrifft { $about }
card_game_1e-note-save = mit einem Duplikat retten

card_game_1e-challenge-against = { $challenge } gegen { $seat }
card_game_1e-challenge-military = ⚔️ Militärschlag
card_game_1e-challenge-intrigue = 👁️ Intrige
card_game_1e-challenge-power = 👑 Machtkampf
card_game_1e-icon-military = ⚔️ Militär
card_game_1e-icon-intrigue = 👁️ Intrige
card_game_1e-icon-power = 👑 Macht
card_game_1e-where-top = auf
card_game_1e-where-bottom = unter
# Wie etwas ins Spiel kommt: danach wählt sich der Satz, gezeigt wird es nicht.
card_game_1e-how-marshal = marshal
card_game_1e-how-ambush = ambush
card_game_1e-how-put = put
card_game_1e-how-shadows = shadows
card_game_1e-zone-dead = Totenstapel
card_game_1e-zone-discard = Ablagestapel
card_game_1e-zone-hand = Hand
card_game_1e-zone-deck = Nachziehstapel
card_game_1e-zone-top = Nachziehstapel
card_game_1e-zone-removed = aus der Partie
card_game_1e-modifier-strength = Stärke
card_game_1e-modifier-icon_military = ⚔️-Symbol
card_game_1e-modifier-icon_intrigue = 👁️-Symbol
card_game_1e-modifier-icon_power = 👑-Symbol
card_game_1e-modifier-cannot_defend = „kann nicht verteidigen“
card_game_1e-modifier-adds_nothing = „zählt keine Stärke“

card_game_1e-deed-attached = eine Karte wird angelegt
card_game_1e-deed-begins = eine Phase beginnt
card_game_1e-deed-bypassed = Heimlich
card_game_1e-deed-controlled = eine Karte wechselt die Seite
card_game_1e-deed-deck_discarded = vom Nachziehstapel abgelegt
card_game_1e-deed-defended = Verteidiger werden angesagt
card_game_1e-deed-discarded = aus dem Spiel abgelegt
card_game_1e-deed-dominance = Herrschaft
card_game_1e-deed-drawn = Karten gezogen
card_game_1e-deed-duplicated = ein Duplikat
card_game_1e-deed-duplicate_left = ein Duplikat verlässt das Spiel
card_game_1e-deed-ends = eine Phase endet
card_game_1e-deed-enters = kommt ins Spiel
card_game_1e-deed-gold_gained = Gold erhalten
card_game_1e-deed-gold_lost = Gold verloren
card_game_1e-deed-gold_moved = Gold wandert
card_game_1e-deed-gold_handed = Gold übergeben
card_game_1e-deed-gold_paid = Gold bezahlt
card_game_1e-deed-hand_discarded = von einer Hand abgelegt
card_game_1e-deed-income = Einkommen
card_game_1e-deed-initiated = eine Herausforderung beginnt
card_game_1e-deed-initiates = ein Effekt soll beginnen
card_game_1e-deed-joined = nimmt an der Herausforderung teil
card_game_1e-deed-killed = getötet
card_game_1e-deed-knelt = gebeugt
card_game_1e-deed-left_challenge = scheidet aus der Herausforderung aus
card_game_1e-deed-modified = ein anhaltender Effekt
card_game_1e-deed-played = ein Ereignis wurde gespielt
card_game_1e-deed-power_gained = Macht erhalten
card_game_1e-deed-power_lost = Macht verloren
card_game_1e-deed-power_moved = Macht wandert
card_game_1e-deed-removed = aus der Partie entfernt
card_game_1e-deed-result = das Ergebnis der Herausforderung
card_game_1e-deed-returned = zurück auf die Hand
card_game_1e-deed-revealed = Strategien aufgedeckt
card_game_1e-deed-sacrificed = geopfert
card_game_1e-deed-shuffled = in einen Nachziehstapel gemischt
card_game_1e-deed-stood = aufgerichtet
card_game_1e-deed-to_deck = kommt in einen Nachziehstapel
card_game_1e-deed-to_hand = kommt auf eine Hand
card_game_1e-deed-token = ein Marker

card_game_1e-house-stark = 🐺 { card_game_1e-of-stark }
card_game_1e-house-lannister = 🦁 { card_game_1e-of-lannister }
card_game_1e-house-baratheon = 🦌 { card_game_1e-of-baratheon }
card_game_1e-house-greyjoy = 🦑 { card_game_1e-of-greyjoy }
card_game_1e-house-martell = ☀️ { card_game_1e-of-martell }
card_game_1e-house-targaryen = 🐉 { card_game_1e-of-targaryen }

## Was nicht geht

## Dauerbefehle

card_game_1e-preference-stops = Wann ich gefragt werden will
card_game_1e-preference-stops-plot = Aktionen in der Strategiephase
card_game_1e-preference-stops-draw = Aktionen in der Nachziehphase
card_game_1e-preference-stops-marshal = mein Aufmarsch
card_game_1e-preference-stops-marshal_others = beim Aufmarsch anderer
card_game_1e-preference-stops-challenges = vor meinen Herausforderungen
card_game_1e-preference-stops-challenges_others = vor Herausforderungen anderer
card_game_1e-preference-stops-attack = wenn ich angreife
card_game_1e-preference-stops-defend = wenn ich angegriffen werde
card_game_1e-preference-stops-fights_of_others = wenn andere gegeneinander kämpfen
card_game_1e-preference-stops-dominance = Aktionen in der Herrschaftsphase
card_game_1e-preference-stops-standing = Aktionen in der Aufrichtphase
card_game_1e-preference-stops-taxation = Aktionen in der Abgabenphase
card_game_1e-preference-stops-cancels = wenn ich etwas aufheben könnte
card_game_1e-preference-stops-saves = wenn ich eine Karte von mir retten könnte
card_game_1e-preference-stops-results = nach dem Ergebnis meiner Herausforderungen
card_game_1e-preference-stops-results_of_others = nach Ergebnissen anderer
card_game_1e-preference-stops-other_triggers = bei jeder anderen Reaktion
card_game_1e-preference-stops-own_cards = wenn eine meiner Karten im Spiel benutzbar ist
card_game_1e-preference-pass_until = Für mich passen
card_game_1e-preference-pass_until-off = nein, frag mich
card_game_1e-preference-pass_until-challenge = bis diese Herausforderung vorbei ist
card_game_1e-preference-pass_until-phase = bis diese Phase vorbei ist
card_game_1e-preference-pass_until-round = bis diese Runde vorbei ist
card_game_1e-preference-pass_until-attacked = bis ich angegriffen werde
card_game_1e-preference-pass_until-active = bis ich am Zug bin
card_game_1e-preference-pass_until-threatened = bis eine Karte von mir das Spiel verlassen würde
card_game_1e-preference-pass_until-event = bis ein Gegner ein Ereignis spielt
card_game_1e-preference-cancel_events = Ereignisse von Gegnern aufheben
card_game_1e-preference-cancel_events-ask = frag mich
card_game_1e-preference-cancel_events-any = das erste, bei dem es geht
card_game_1e-preference-cancel_events-cost_1 = das erste, das mindestens 1 kostet
card_game_1e-preference-cancel_events-cost_2 = das erste, das mindestens 2 kostet
card_game_1e-preference-cancel_events-cost_3 = das erste, das mindestens 3 kostet
card_game_1e-preference-forced_order = Reihenfolge passiver Effekte
card_game_1e-preference-forced_order-ask = frag mich
card_game_1e-preference-forced_order-usual = die übliche
card_game_1e-preference-nothing_to_do = Wenn ich nur passen kann
card_game_1e-preference-nothing_to_do-ask = frag mich trotzdem
card_game_1e-preference-nothing_to_do-pass = für mich passen
card_game_1e-preference-pass_until-decided = bis eine Herausforderung von mir entschieden wird
card_game_1e-preference-pass_until-power_8 = bis jemand 8 Macht hat
card_game_1e-preference-pass_until-power_12 = bis jemand 12 Macht hat
card_game_1e-preference-sealed_acts = Wenn jemand vor mir handelt
card_game_1e-preference-sealed_acts-fall_back = frag mich noch einmal
card_game_1e-preference-sealed_acts-in_any_case = tu trotzdem, was ich gesagt habe
card_game_1e-preference-duplicates = Mit Duplikaten retten
card_game_1e-preference-duplicates-ask = frag mich
card_game_1e-preference-duplicates-always = immer
card_game_1e-preference-always_use = Karten, die ich immer benutze
card_game_1e-preference-defend_military = Gegen Militärschläge verteidigen
card_game_1e-preference-defend_military-ask = frag mich
card_game_1e-preference-defend_military-never = nie
card_game_1e-preference-defend_intrigue = Gegen Intrigen verteidigen
card_game_1e-preference-defend_intrigue-ask = frag mich
card_game_1e-preference-defend_intrigue-never = nie
card_game_1e-preference-defend_power = Gegen Machtkämpfe verteidigen
card_game_1e-preference-defend_power-ask = frag mich
card_game_1e-preference-defend_power-never = nie
card_game_1e-preference-defend_with = Wer immer verteidigt
card_game_1e-preference-redirect = Kron-Regent: umlenken
card_game_1e-preference-redirect-ask = frag mich jedes Mal
card_game_1e-preference-redirect-attacked = frag mich, wenn ich angegriffen werde
card_game_1e-preference-redirect-never = nie
card_game_1e-preference-first_player = Wenn ich die Initiative gewinne
card_game_1e-preference-first_player-ask = frag mich
card_game_1e-preference-first_player-me = bin ich Startspieler
card_game_1e-preference-first_player-left = ist es, wer links von mir sitzt

## Optionen des Tisches

card_game_1e-option-decks = Decks
card_game_1e-option-decks-help = Jeder bringt insgeheim ein Deck mit, über den Knopf „Deck“.

## Phasen und Hilfe

card_game_1e-phase-set_up = Vorbereitung
card_game_1e-phase-plot = Strategiephase
card_game_1e-phase-draw = Nachziehphase
card_game_1e-phase-marshal = Aufmarschphase
card_game_1e-phase-challenges = Herausforderungsphase
card_game_1e-phase-dominance = Herrschaftsphase
card_game_1e-phase-standing = Aufrichtphase
card_game_1e-phase-taxation = Abgabenphase

## Tisch, Hand und Bild

card_game_1e-face-start = **{ $phase }**
card_game_1e-face-heading = **Runde { $round }** · { $phase } · { $step }
card_game_1e-face-winners = 👑 **{ $seats }** – { $reason }
card_game_1e-face-score =
    { $first ->
        [yes] { $house }: **{ $power }** 🚩
       *[no] { $house }: **{ $power }**
    }
card_game_1e-face-score-line =
    { $first ->
        [yes] { $house } 👑 **{ $power }** 🚩 · 🪙 { $gold } · 🃏 { $hand }
       *[no] { $house } 👑 **{ $power }** · 🪙 { $gold } · 🃏 { $hand }
    }
card_game_1e-face-scores = 👑 { $scores }
card_game_1e-face-fight = { $challenge }: **{ $attack }** ({ $attackers }) gegen **{ $defence }** ({ $defenders })
card_game_1e-face-fight-nobody = niemand
card_game_1e-face-same = { $house } { $number }
card_game_1e-face-player =
    { $first ->
        [yes] **{ $house }** – { $seat } · Startspieler
       *[no] **{ $house }** – { $seat }
    }
card_game_1e-face-player-out = **{ $house }** – { $seat } · ausgeschieden
card_game_1e-face-values = 👑 { $power } Macht · 🪙 { $gold } Gold · 🃏 Hand { $hand } · Nachziehstapel { $deck }
card_game_1e-face-agenda = 📌 { $agenda }
card_game_1e-face-characters = 🧍 { $cards }
card_game_1e-face-locations = 🏰 { $cards }
card_game_1e-face-attachments = 📎 { $cards }
card_game_1e-face-dead = ☠️ Tot: { $cards }
card_game_1e-face-discard = 🗑️ Abgelegt: { $cards }
card_game_1e-face-used = 📜 Benutzte Strategien: { $cards }
card_game_1e-face-removed = 🚮 Aus der Partie: { $cards }
card_game_1e-face-strength = Stärke { $strength }
card_game_1e-face-knelt = gebeugt
card_game_1e-face-power = { $power } Macht
card_game_1e-face-duplicates =
    { $number ->
        [one] 1 Duplikat
       *[other] { $number } Duplikate
    }
card_game_1e-face-token = { $token } { $number }
card_game_1e-face-blank = ohne Text
card_game_1e-face-on = { $card } an { $host }
card_game_1e-face-card = { $card } ({ $values })
card_game_1e-face-more = … und { $number } weitere
card_game_1e-face-hand = 🃏 **Deine Hand** ({ $number }):
card_game_1e-face-hand-empty = 🃏 Deine Hand ist leer.
card_game_1e-face-hand-card = • **{ $card }** – { $about }
card_game_1e-face-hand-brief = 🃏 **Deine Hand:** { $cards }
card_game_1e-face-plots = 📜 **Deine Strategien:** { $cards }
card_game_1e-face-placed = 🎴 **Verdeckt:** { $cards }
card_game_1e-face-hidden = 🎴 **Deine verdeckten Duplikate:** { $cards }
card_game_1e-face-cost = Kosten { $cost }
card_game_1e-face-balance = Du könntest Stärke { $mine } schicken, { $house } mit { $theirs } verteidigen
card_game_1e-face-defence = 🛡️ { $house } könnte insgesamt mit Stärke { $theirs } verteidigen.
card_game_1e-face-why-offered = ✅ Du kannst sie jetzt wählen.
card_game_1e-face-why-not = 🚫 **Warum nicht jetzt?** { $reason }
card_game_1e-face-why-not-asked = 🚫 **Warum nicht jetzt?** R19.6, R19.9: Du bist nicht am Zug, oder gefragt ist etwas anderes. Du wirst gefragt, wenn ihr Moment kommt.
card_game_1e-face-card-did = **An diesem Tisch:**
card_game_1e-face-told = **{ $card }** · { $type } · { $faction }
card_game_1e-face-alt = Das Kartenspiel, Runde { $round }, { $phase }.
card_game_1e-face-alt-player = { $house }: { $power } Macht, { $gold } Gold, { $hand } Karten auf der Hand; im Spiel: { $cards }.

card_game_1e-picture-scene-round = Runde { $round }
card_game_1e-picture-scene-setup = Vorbereitung
card_game_1e-picture-winner = { $house } gewinnt
card_game_1e-picture-scene-active = { $house } · { $phase }
card_game_1e-picture-more = +{ $number }
card_game_1e-picture-claim = Schaden { $number }
card_game_1e-picture-legend = Zeichen im Bild
card_game_1e-zoom-own = Mein Tisch
card_game_1e-picture-sign-strength = Stärke
card_game_1e-picture-sign-military = Militär
card_game_1e-picture-sign-intrigue = Intrige
card_game_1e-picture-sign-power = Macht
card_game_1e-picture-sign-crown = Machtmarker
card_game_1e-picture-sign-gold = Gold
card_game_1e-picture-sign-hand = Hand
card_game_1e-picture-sign-deck = Nachziehstapel
card_game_1e-picture-sign-dead = Totenstapel
card_game_1e-picture-sign-discards = Ablagestapel
card_game_1e-picture-sign-duplicates = Duplikat
card_game_1e-picture-sign-attachments = Zusatz
card_game_1e-picture-sign-knelt = Gebeugt (gedreht)
card_game_1e-picture-sign-first = Startspieler
card_game_1e-picture-sign-waiting = Wird erwartet
card_game_1e-picture-sign-initiative = Initiative
card_game_1e-picture-sign-claim = Schadenswert

## Tippen

## Was nur diese Edition hat

card_game_1e-modifier-blank = „ohne Text“
card_game_1e-modifier-no_stand = „wird nicht aufgerichtet“
card_game_1e-modifier-dies_at_zero = „stirbt bei Stärke 0“
card_game_1e-modifier-guarded = „bewacht“
card_game_1e-modifier-keyword_deadly = Tödlich
card_game_1e-modifier-keyword_stealth = Heimlich
card_game_1e-modifier-keyword_renown = Ruhmreich
card_game_1e-modifier-lost_stealth = „nicht mehr heimlich“
card_game_1e-modifier-lost_renown = „nicht mehr ruhmreich“
card_game_1e-deed-cards_revealed = Karten werden vorgezeigt
card_game_1e-deed-declared_defender = ein Verteidiger wird angesagt
card_game_1e-deed-limited_response = eine einmalige Reaktion
card_game_1e-deed-reattached = ein Zusatz wandert
card_game_1e-deed-title_paid = ein Titel zahlt
card_game_1e-step-2_1 = 2.1 Beginn
card_game_1e-step-3_1 = 3.1 Beginn
card_game_1e-step-5_1 = 5.1 Beginn
card_game_1e-step-6_1 = 6.1 Beginn
card_game_1e-step-7_1 = 7.1 Beginn
card_game_1e-ask-place = Startkarten: Lege Charaktere und Orte für zusammen höchstens **{ $gold }** Gold verdeckt aus. Höchstens eine darf limitiert sein; Karten eines anderen Hauses kosten 2 mehr; Zusätze nur mit Aufbau, Duplikate gar nicht. Danach ziehst du auf sieben Karten auf.
card_game_1e-ask-place-short = Startkarten auslegen
card_game_1e-ask-title = Welchen Titel nimmst du? Du behältst ihn bis zum Ende der Runde.
card_game_1e-ask-title-short = Titel wählen
card_game_1e-ask-command = Du bist der Lord Commander: Diesen Militärschlag verteidigt niemand. Machst du dich selbst zum Ziel?
card_game_1e-ask-command-short = als Lord Commander einspringen
card_game_1e-ask-emerge = Bringst du eine Karte aus dem Schatten? Du zahlst den Rest ihrer Kosten.
card_game_1e-ask-emerge-short = eine Karte aus dem Schatten bringen
card_game_1e-ask-infamy =
    { $number ->
        [one] Du beanspruchst 1 Macht für dein Haus. Kommt sie stattdessen auf eine berüchtigte Karte?
       *[other] Du beanspruchst { $number } Macht für dein Haus. Kommt sie stattdessen auf eine berüchtigte Karte?
    }
card_game_1e-ask-infamy-short = wohin deine Macht kommt
card_game_1e-ask-vigilant = Du hast als Angreifer gewonnen: Richtest du deine wachsamen Karten auf?
card_game_1e-ask-vigilant-short = wachsame Karten aufrichten
card_game_1e-ask-vengeful = Du hast als Verteidiger verloren: Richtest du deine rachsüchtigen Karten auf?
card_game_1e-ask-vengeful-short = rachsüchtige Karten aufrichten
card_game_1e-public-emerge = Karten im Schatten
card_game_1e-note-marshal =
    { $cost ->
        [0] umsonst ausspielen
       *[other] für { $cost } Gold ausspielen
    }
card_game_1e-note-attach =
    { $cost ->
        [0] umsonst an deine Hauskarte legen
       *[other] für { $cost } Gold an deine Hauskarte legen
    }
card_game_1e-note-ambush = hinterhältig für { $cost } Einfluss
card_game_1e-note-shadow = für { $cost } Gold in den Schatten
card_game_1e-gift = { $seat } { $number } Gold geben
card_game_1e-event-bypassed = 🥷 { $seat } umgeht heimlich { $cards }.
card_game_1e-event-supports = 🤝 { $seat } verteidigt für { $other }, dessen Titel unterstützt wird.
card_game_1e-event-commanded = 🛡️ { $seat } macht sich als Lord Commander zum Ziel der Herausforderung von { $against }.
card_game_1e-event-title-used = 🎖️ { $seat } zahlt mit dem Einfluss von **{ $card }**.
card_game_1e-event-into-shadows = 🌑 { $seat } legt eine Karte in den Schatten.
card_game_1e-event-hid = 🌑 Du legst **{ $card }** in den Schatten.
card_game_1e-event-hand-revealed = 👁️ { $seat } zeigt die Hand: { $cards }
card_game_1e-event-shuffled-back = 🔀 In jeden Nachziehstapel wird zurückgemischt: { $zone }.
card_game_1e-event-plots-swapped = 🔁 { $seat } und { $other } benutzen bis zum Ende der Runde gegenseitig ihre Strategiestapel.
card_game_1e-event-phase-skipped = ⏭️ Die { $phase } fällt aus.
card_game_1e-way-gold = Jemand verliert 1 Gold
card_game_1e-way-pay = 1 Gold zahlen
card_game_1e-way-deck = Die oberste Karte deines Nachziehstapels ablegen
card_game_1e-way-leave = Diese Karte verlässt das Spiel
card_game_1e-step-1_1 = 1.1 Beginn
card_game_1e-step-1_2 = 1.2 Strategien wählen
card_game_1e-step-1_3 = 1.3 Strategien aufdecken
card_game_1e-step-1_4 = 1.4 Titel wählen
card_game_1e-step-2_2 = 2.2 Zwei Karten ziehen
card_game_1e-step-3_2 = 3.2 Einkommen und Ausspielen
card_game_1e-step-4_1 = 4.1 Aktionen vor einer Herausforderung
card_game_1e-step-4_2 = 4.2 Herausforderung ansagen
card_game_1e-step-4_2_1 = 4.2.1 Verteidiger ansagen
card_game_1e-step-4_2_2 = 4.2.2 Aktionen vor der Auswertung
card_game_1e-step-4_2_3 = 4.2.3 Unverteidigt, Ruhmreich, Konkurrenten
card_game_1e-step-4_2_4 = 4.2.4 Schaden
card_game_1e-step-5_2 = 5.2 Herrschaft ermitteln
card_game_1e-step-6_2 = 6.2 Karten aufrichten
card_game_1e-step-7_2 = 7.2 Gold zurückgeben
card_game_1e-window-chosen = Strategien sind gewählt, noch nicht aufgedeckt
card_game_1e-window-w1 = Strategiephase: Aktionen
card_game_1e-window-w2 = Nachziehphase: Aktionen
card_game_1e-window-w3 = Aufmarsch
card_game_1e-window-w4a = Herausforderungsphase: Aktionen
card_game_1e-window-w4b = Bevor Verteidiger angesagt werden
card_game_1e-window-w4c = Vor der Auswertung
card_game_1e-window-w5 = Herrschaftsphase: Aktionen
card_game_1e-window-w6 = Aufrichtphase: Aktionen
card_game_1e-window-w7 = Abgabenphase: Aktionen
card_game_1e-window-would = Retten oder aufheben
card_game_1e-window-interrupt = Bevor eine Karte das Spiel verlässt
card_game_1e-window-reaction = Reaktionen
card_game_1e-illegal-setup-too-expensive = R3.6: Deine Startkarten kosten { $got } Gold, erlaubt sind { $max }. Behalte etwas auf der Hand.
card_game_1e-illegal-setup-one-limited = R3.8: Unter den Startkarten darf nur eine limitierte sein. Behalte die anderen auf der Hand.
card_game_1e-illegal-setup-no-host = R3.7: { $card } hat keine Karte, an der sie liegen kann. Lege eine passende mit aus oder behalte sie auf der Hand.
card_game_1e-illegal-setup-duplicate = R3.9: Duplikate werden nicht als Startkarten ausgelegt. Behalte das zweite Exemplar von { $card } auf der Hand.
card_game_1e-illegal-too-little-influence = R2.16: Das braucht { $needed } Einfluss, und deine gebeugten Karten hätten { $got }. Wähle mehr davon.
card_game_1e-illegal-toll-too-high = Jeder Charakter, den du ansagst, kostet jetzt Gold: zusammen { $needed }, und du hast { $got }. Sage weniger an.
card_game_1e-illegal-supported-title = R13.2: Dein Titel unterstützt den von { $seat }, deshalb kannst du dort nicht angreifen. Nenne jemand anderen.
card_game_1e-illegal-not-your-partner = R21.3: Partner fordern einander nicht heraus. Nenne jemanden aus dem anderen Team.
card_game_1e-illegal-attack-oneself = R8.1: Eine Herausforderung braucht einen Gegner. Nenne jemand anderen.
card_game_1e-illegal-challenge-used = R8.1: Deine Herausforderung dieser Art ({ $challenge }) hast du in dieser Phase schon begonnen. Wähle eine andere Art oder passe.
card_game_1e-illegal-no-such-challenge = R8.4: { $challenge } kannst du jetzt nicht beginnen: Keiner deiner stehenden Charaktere hat das Symbol, oder eine Karte verbietet es.
card_game_1e-illegal-cannot-pay = R7.4: { $card } kostet { $cost } Gold, und du hast { $gold }. Wähle etwas, das du bezahlen kannst.
card_game_1e-illegal-not-usable-now = R19.4: { $card } lässt sich jetzt nicht einsetzen. Der Kartentext sagt, wann es geht; wähle eine der angebotenen Möglichkeiten oder passe.
card_game_1e-illegal-events-are-played = R2.10: { $card } ist ein Ereignis. Ereignisse werden gespielt, wenn ihr Text es sagt, und kommen nie ins Spiel.
card_game_1e-illegal-marshal-when-active = R7.4: Ausspielen kannst du, solange du in der Aufmarschphase am Zug bist. Behalte { $card } bis dahin.
card_game_1e-illegal-challenge-running = R8.2: Eine Herausforderung wird abgehandelt, bevor die nächste beginnt. Diese ist noch nicht vorbei.
card_game_1e-illegal-challenge-when-asked = R8.1: Herausforderungen beginnst du, wenn du in der Herausforderungsphase am Zug bist und danach gefragt wirst. Jetzt ist: { $phase }.
card_game_1e-illegal-defend-when-asked = R8.5: Verteidigen kannst du, wenn du angegriffen und nach Verteidigern gefragt wirst. Das ist gerade nicht so.
card_game_1e-illegal-plot-when-asked = R5.1: Eine Strategie wählst du, wenn eine Runde beginnt. Jetzt ist: { $phase }.
card_game_1e-illegal-place-when-asked = R3.6: Ausgelegt wird in der Vorbereitung, vor der ersten Runde. Jetzt ist: { $phase }.
card_game_1e-illegal-use-when-asked = R19.4: Karten spielst und benutzt du, wenn du gefragt wirst, ob du etwas tun willst. Gerade wird etwas anderes gefragt.
card_game_1e-illegal-unique-barred = R14.1, R14.2: Du kannst { $card } nicht ins Spiel bringen, weil es ein anderes Exemplar gibt: im Spiel unter anderem Besitz oder anderer Kontrolle oder in deinem Totenstapel.
card_game_1e-illegal-limited-used = R16.5: { $card } ist limitiert, und deine limitierte Karte dieser Runde ist schon gespielt.
card_game_1e-illegal-no-ambush = R17.3: { $card } ist nicht hinterhältig. Spiele die Karte in der Aufmarschphase aus.
card_game_1e-illegal-no-host = R2.7: Es ist nichts im Spiel, an das { $card } gelegt werden könnte.
card_game_1e-illegal-cannot-attack = R8.4: { $card } kann nicht angreifen: Angreifer stehen und werden von dir kontrolliert.
card_game_1e-illegal-no-icon = R2.5: { $card } hat das Symbol für { $challenge } nicht. Wähle Charaktere, die es haben.
card_game_1e-illegal-bypassed = R16.2: { $card } wurde heimlich umgangen und kann in dieser Herausforderung nicht verteidigen.
card_game_1e-illegal-cannot-defend = R8.5: { $card } kann nicht verteidigen: Verteidiger stehen und werden von dir kontrolliert.
card_game_1e-illegal-plot-used = R5.2: { $card } liegt nicht mehr in deinem Strategiestapel. Benutzte Strategien kommen zurück, wenn alle aufgedeckt waren.
card_game_1e-illegal-back-alone = Entweder wählst du eine andere Herausforderung oder Angreifer: Beides geht nicht.
card_game_1e-illegal-bypassed-twice = R16.2: Jeder heimliche Angreifer umgeht einen anderen Charakter. Du hast einen zweimal genannt.
card_game_1e-illegal-after-for-all = Entweder wartest du auf die vor dir, oder du wählst jetzt: Beides geht nicht.
card_game_1e-illegal-targets-do-not-fit = Diese Ziele passen nicht so zusammen, wie die Karte es verlangt. Lies ihren Text und wähle andere.
card_game_1e-illegal-no-target-for-x = R19.4: Mit diesem X gibt es nichts zu wählen. Möglich: { $numbers }.
card_game_1e-illegal-no-ability = R19.4: { $card } hat keine Fähigkeit, die du einsetzen könntest. Wähle eine der angebotenen Möglichkeiten oder passe.
card_game_1e-illegal-card-blank = R19.4: Der Text von { $card } gilt gerade als leer, deshalb lässt sich nichts davon einsetzen. Wähle etwas anderes oder passe.
card_game_1e-illegal-works-by-itself = R19.8: { $card } wirkt von selbst, sobald der Moment da ist; niemand setzt die Karte ein. Wähle etwas anderes oder passe.
card_game_1e-illegal-not-in-play = R19.4: { $card } wirkt nur im Spiel. Spiele die Karte erst in der Aufmarschphase aus.
card_game_1e-illegal-not-yours = R15.1: Nur wer { $card } kontrolliert, darf die Karte einsetzen. Wähle eine eigene oder passe.
card_game_1e-illegal-waits-for-action = R19.9: { $card } hat eine Aktion, und jetzt kannst du nur auf das reagieren, was geschieht. Setze die Karte ein, sobald wieder Aktionen möglich sind.
card_game_1e-illegal-waits-for-trigger = R19.9: { $card } reagiert auf etwas, das gerade nicht geschieht; der Text sagt, worauf. Du wirst gefragt, wenn es so weit ist.
card_game_1e-illegal-wrong-phase = R19.6: { $card } lässt sich nur hier einsetzen: { $phases }. Behalte die Karte bis dahin.
card_game_1e-illegal-answered-already = R19.9: { $card } hat darauf schon reagiert. Beim nächsten Mal geht es wieder.
card_game_1e-illegal-cannot-trigger = R19.4: Eine Karte im Spiel verbietet dir gerade, Fähigkeiten einzusetzen. Du kannst nur passen.
card_game_1e-illegal-condition-unmet = R19.4: Was der Text von { $card } verlangt, trifft jetzt nicht zu. Wähle etwas anderes oder passe.
card_game_1e-illegal-limit-used = R19.4: Öfter, als du { $card } schon eingesetzt hast, erlaubt es der Text vorerst nicht. Wähle etwas anderes oder passe.
card_game_1e-illegal-limited-response-used = R16.6: Deine einmalige Reaktion dieser Runde hast du schon eingesetzt, und { $card } wäre noch eine. Wähle etwas anderes oder passe.
card_game_1e-illegal-cannot-play = R2.10: Eine Karte im Spiel verbietet dir gerade, Ereignisse zu spielen. { $card } bleibt auf deiner Hand.
card_game_1e-illegal-cost-unpayable = R7.11: Was { $card } kostet, lässt sich jetzt nicht bezahlen; eine gebeugte Karte zum Beispiel kann sich nicht noch einmal beugen. Wähle etwas anderes oder passe.
card_game_1e-illegal-no-influence = R2.16: { $card } braucht { $needed } Einfluss, und deine stehenden Karten haben { $got }. Wähle etwas anderes oder passe.
card_game_1e-illegal-no-target = R19.4: { $card } braucht ein Ziel, und keines passt zu ihrem Text. Wähle etwas anderes oder passe.
card_game_1e-illegal-changes-nothing = R19.4: { $card } würde jetzt nichts ändern und lässt sich deshalb nicht einsetzen. Wähle etwas anderes oder passe.
card_game_1e-illegal-no-stealth = R16.2: { $card } ist nicht heimlich und umgeht niemanden. Nenne Angreifer, die es sind.
card_game_1e-illegal-not-the-defenders = R13.5, R16.2: Heimlich umgangen werden Charaktere im Spiel, die der angegriffene Spieler kontrolliert, und { $card } gehört nicht dazu. Nenne einen von ihnen oder niemanden.
card_game_1e-illegal-not-bypassed = R16.2: { $card } lässt sich nicht umgehen: Der Charakter ist selbst heimlich, oder eine Karte schützt ihn. Nenne jemand anderen oder niemanden.
card_game_1e-illegal-title-taken = R5.8: { $card } hat für diese Runde schon { $seat }. Wähle einen der Titel, die übrig sind.
card_game_1e-illegal-title-aside = R21.1: { $card } wurde benutzt und kommt zurück, wenn alle Titel an der Reihe waren. Wähle einen der Titel, die übrig sind.
card_game_1e-illegal-no-shadow = R18.2: { $card } hat kein „s“ vor den Kosten und kann nicht in den Schatten gespielt werden. Spiele die Karte offen aus.
card_game_1e-illegal-gift-alone = R21.4: Gib erst das Gold und entscheide dann das Übrige: Beides in einer Antwort geht nicht.
card_game_1e-illegal-gift-while-marshalling = R21.4: In der Aufmarschphase wechselt kein Gold den Besitzer. Gib es vorher oder nachher.
card_game_1e-illegal-gift-too-large = R21.4: Du willst { $got } Gold geben, und in deinem Vorrat liegen { $gold }. Gib weniger.
card_game_1e-illegal-no-gifts = R21.4: Gold wechselt nur an Tischen den Besitzer, die die Variante „Littlefinger“ spielen.
card_game_1e-illegal-must-defend = R8.5: { $card } muss verteidigen, wenn es geht. Wähle diesen Charakter mit aus.
card_game_1e-illegal-no-such-deck = Ein fertiges Deck namens { $deck } gibt es nicht. Der Knopf „Deck“ vor dem Spielbeginn zeigt alle.
card_game_1e-illegal-teams-need-four = R21.3: Für zwei gegen zwei braucht es vier, hier sitzen { $got }. Ändere die Option oder die Plätze.
card_game_1e-illegal-deck-broken =
    { $rule }: Dieses Deck kann nicht gespielt werden. Es verstößt gegen { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    } des Deckbaus; `/karten deck zeigen` nennt sie.
card_game_1e-preference-plans = Strategien, die ich im Voraus gewählt habe
card_game_1e-preference-plans-ask = nur vorschlagen, wenn gewählt wird
card_game_1e-preference-plans-carry_out = aufdecken, ohne noch einmal zu fragen
card_game_1e-preference-use_vigilant = Wachsam
card_game_1e-preference-use_vigilant-always = immer aufrichten
card_game_1e-preference-use_vigilant-ask = frag mich
card_game_1e-preference-use_vigilant-never = nie
card_game_1e-preference-use_vengeful = Rachsüchtig
card_game_1e-preference-use_vengeful-always = immer aufrichten
card_game_1e-preference-use_vengeful-ask = frag mich
card_game_1e-preference-use_vengeful-never = nie
card_game_1e-option-teams = Teams
card_game_1e-option-teams-help = Zwei gegen zwei: Partner sitzen gegenüber, siegen zusammen mit 30 Macht und haben keine Titel.
card_game_1e-option-teams-none = jeder für sich
card_game_1e-option-teams-two_on_two = zwei gegen zwei
card_game_1e-option-pace = Tempo
card_game_1e-option-pace-help = Passen zählt erst nach ausgeloster Zeit, damit Eile nichts verrät. Schnell: sofort.
card_game_1e-option-pace-slow = langsam, bis 5 Minuten
card_game_1e-option-pace-brisk = zügig, bis eine Minute
card_game_1e-option-pace-patient = geduldig, bis eine Stunde
card_game_1e-option-pace-live = schnell
card_game_1e-option-littlefinger = Littlefinger
card_game_1e-option-littlefinger-help = Gold darf für jede Gefälligkeit den Besitzer wechseln, außer im Aufmarsch.
card_game_1e-option-littlefinger-true = Gold darf verschenkt werden
card_game_1e-option-littlefinger-false = keine Geschenke
card_game_1e-option-errata = Berichtigungen
card_game_1e-option-errata-help = Ob Karten so gelten, wie ihr Verlag sie später berichtigt hat.
card_game_1e-option-errata-true = wie berichtigt
card_game_1e-option-errata-false = wie gedruckt
card_game_1e-token-gold = Gold
card_game_1e-help = **Das Kartenspiel, erste Edition**
    🎯 Wer zuerst **15 Macht** hat, auf der Hauskarte und auf Charakteren, gewinnt. Zu zweit spielt man ohne Titel, zu dritt bis sechst mit einem Titel je Runde; zu viert geht auch zwei gegen zwei. Jede Runde hat sieben Phasen:
    1️⃣ **Strategie:** Alle decken eine Strategie auf: Einkommen, Initiative, Schadenswert.
    2️⃣ **Nachziehen:** zwei Karten.
    3️⃣ **Aufmarsch:** Gold nehmen und Karten ausspielen; Karten eines anderen Hauses kosten 2 mehr.
    4️⃣ **Herausforderungen:** Jeder darf einen ⚔️ Militärschlag, eine 👁️ Intrige und einen 👑 Machtkampf beginnen.
    5️⃣ **Herrschaft:** Die meiste stehende Stärke samt Gold bringt 1 Macht.
    6️⃣ **Aufrichten:** Gebeugte Karten werden aufgerichtet.
    7️⃣ **Abgaben:** Gold geht zurück. Die Hand ist nicht begrenzt.
    📜 **Einfluss** zahlt man, indem man Karten beugt, die ihn haben. 🃏 Spiel ein fertiges Deck der Schachtel, ein eigenes (`/karten deck`) oder ein ausgelostes: Drück vor dem Spielbeginn **Deck**.
card_game_1e-help-set_up = **Vorbereitung** (R3)
    Alle ziehen sieben Karten und dürfen einmal eine neue Hand nehmen.
    Dann legst du Charaktere und Orte für zusammen höchstens **5 Gold** verdeckt aus, davon höchstens eine limitierte. Keine Duplikate; Zusätze nur mit Aufbau. Alles wird zugleich aufgedeckt, und du ziehst auf sieben Karten auf.
    Startkarten wurden weder ausgespielt noch ins Spiel gebracht: Was darauf antwortet, geschieht nicht.
card_game_1e-help-plot = **1 Strategiephase** (R5)
    Alle wählen insgeheim eine Strategie, und alle werden aufgedeckt. Die höchste Initiative bestimmt den Startspieler (gleich: wer weniger Macht hat; dann das Los). Was Strategien beim Aufdecken tun, geschieht in der Reihenfolge, die der Startspieler bestimmt.
    Ab drei Personen nimmt jeder einen **Titel**, vom Startspieler an: Wer unterstützt, greift den Unterstützten nicht an und darf für ihn verteidigen; wer einen Konkurrenten besiegt, erhält 1 Macht, einmal je Runde.
    Ist deine letzte Strategie aufgedeckt, kommen alle anderen zurück.
card_game_1e-help-draw = **2 Nachziehphase** (R6)
    Alle ziehen zwei Karten, der Meister der Gesetze eine mehr. Ist der Nachziehstapel leer, ziehst du nichts.
    Karteneffekte geben dir in einer Runde höchstens 3 weitere Karten (R19.3).
card_game_1e-help-marshal = **3 Aufmarschphase** (R7)
    Vom Startspieler an ist jeder einmal am Zug: Nimm das Einkommen von Strategie und Karten, dann spiele Charaktere, Orte und Zusätze für ihre Kosten aus. Karten eines anderen Hauses kosten **2 mehr**.
    Nur **eine limitierte Karte** darf in einer Runde gespielt werden. Ein weiteres Exemplar einer einzigartigen Karte, die du besitzt und kontrollierst, ist ein **Duplikat** und kostet nichts.
    Gold, das du behältst, bezahlt Fähigkeiten, zählt für die Herrschaft und geht in der Abgabenphase zurück.
card_game_1e-help-challenges = **4 Herausforderungsphase** (R8)
    Vom Startspieler an darf jeder jede Art von Herausforderung einmal beginnen. Angreifer brauchen das Symbol, stehen und werden gebeugt; Verteidiger ebenso.
    Die höhere Summe an Stärke gewinnt; bei Gleichstand der Angreifer, und ohne Stärke niemand. **Schaden**, wenn der Angreifer gewinnt, so hoch wie auf seiner Strategie: ⚔️ Der Verteidiger tötet eigene Charaktere, 👁️ legt ausgeloste Karten ab, 👑 verliert Macht von der Hauskarte.
    Gegen Stärke 0 beansprucht der Angreifer 1 Macht mehr (**unverteidigt**). Danach Ruhmreich, dann tödliche, wachsame und rachsüchtige Karten, dann Reaktionen.
card_game_1e-help-dominance = **5 Herrschaftsphase** (R9)
    Die Stärke deiner stehenden Charaktere plus dein Gold: Die höchste Summe bringt 1 Macht, ein Gleichstand niemandem.
card_game_1e-help-standing = **6 Aufrichtphase** (R10)
    Alle gebeugten Karten werden zugleich aufgerichtet.
card_game_1e-help-taxation = **7 Abgabenphase** (R11)
    Alles Gold geht zurück, und am Ende der Runde auch die Titel; zu dritt erst, wenn alle sechs benutzt sind.
card_game_1e-help-always = -# `/lcg1 schlüsselwort` erklärt eine Eigenschaft, `/lcg1 karte` eine Karte und was sie hier getan hat, `/spiel befehle` stellt ein, wann du gefragt wirst. Gefragt wird, wo dein Deck handeln *könnte*, damit niemand erfährt, was du hast.
card_game_1e-face-title = 🎖️ { $title }
card_game_1e-face-title-supports = 🎖️ { $title } · unterstützt { $supports }
card_game_1e-face-title-rivals = 🎖️ { $title } · konkurriert mit { $rivals }
card_game_1e-face-title-both = 🎖️ { $title } · unterstützt { $supports } · konkurriert mit { $rivals }
card_game_1e-face-plot = 📜 **{ $plot }**: Einkommen { $income }, Initiative { $initiative }, Schadenswert { $claim }
card_game_1e-face-plot-values = Einkommen { $income }, Initiative { $initiative }, Schadenswert { $claim }
card_game_1e-face-symbols =
    { $kind ->
        [gold] { $sign }{ $number } Einkommen
       *[initiative] { $sign }{ $number } Initiative
    }
card_game_1e-face-influence = 📜 { $number } Einfluss
card_game_1e-face-crests = Siegel: { $crests }
card_game_1e-face-only = nur { $house }
card_game_1e-picture-sign-influence = Einfluss
card_game_1e-typed-examples = Zum Beispiel:
    `behalten` · `Vorbereitung Hodor, Götterhain` · `Strategie Valar Morghulis`
    `Aufmarsch Eddard Stark; Aufmarsch Götterhain; passen`
    `Militär gegen Lannister mit Robb und Ghost` · `heimlich Tyrion`
    `verteidige mit Catelyn` · `keine Verteidiger` · `Schaden: Sansa`
    `spiele Ablenkung` · `Titel Meister der Münze` · `gib Stark 2 Gold` · `passen`
