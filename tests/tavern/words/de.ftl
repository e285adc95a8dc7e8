### Die Taverne: alles, was man in diesem Spiel zu lesen bekommt.

game-tavern = Die Taverne
tavern-tag = Taverne
tavern-help = Setz dich, feilsche und schick deine Diebe los. Wer zur Sperrstunde das meiste Gold hat, gewinnt.

tavern-phase-set_up = die Gäste treffen ein
tavern-phase-sit_down = die Gäste setzen sich
tavern-phase-turns = Diebe gehen um
tavern-help-set_up = Die Gäste treffen ein.
tavern-help-sit_down = Sag, was du an welchem Tisch tust. Wer würfelt, kann ein Goldstück gewinnen.
tavern-help-turns = Reihum darf jeder einen Dieb schicken. Ein Wächter hält einen Dieb auf, eine Bestechung einen Wächter, ein Wächter eine Bestechung.

tavern-event-won = 🎲 { $seat } gewinnt beim Würfeln ein Goldstück.
tavern-event-drew = 🃏 Du ziehst: { $card }.
tavern-event-plays = 🃏 { $seat } spielt: { $card }.
tavern-event-stopped = ✋ { $card } von { $seat } wird aufgehalten.
tavern-event-robbed =
    💰 { $seat } stiehlt { $victim } { $gold ->
        [one] ein Goldstück
       *[other] { $gold } Goldstücke
    }.
tavern-event-conceded = 🏳️ { $seat } geht früh nach Hause.
tavern-finish-closing-time = 🏁 Sperrstunde!

tavern-ask-tables = Was tust du an welchem Tisch?
tavern-ask-tables-short = sich setzen
tavern-ask-card = Wen bestiehlt dein Dieb?
tavern-ask-card-short = einen Dieb schicken
tavern-ask-haul = Wie viele Goldstücke nimmt dein Dieb? ({ $min } bis { $max })
tavern-ask-haul-short = wie viel er nimmt
tavern-ask-react = { $seat } spielt: { $card }. Hältst du das auf?
tavern-ask-react-short = eine Karte aufhalten
tavern-ask-pact = Ein Pakt am Tresen: Schlag etwas vor, nimm an oder lehne ab.
tavern-ask-pact-short = ein Pakt
tavern-public-sit-down = alle setzen sich
tavern-public-turn = ein Dieb
tavern-public-react = eine Karte auf dem Tisch
tavern-public-pact = ein Pakt

tavern-pass = Passen
tavern-stop = Aufhalten
tavern-card-thief = Dieb
tavern-card-guard = Wächter
tavern-card-bribe = Bestechung
tavern-table-hearth = Kamin
tavern-table-bar = Tresen
tavern-table-cellar = Keller
tavern-pastime-drink = trinken
tavern-pastime-dice = würfeln
tavern-pastime-sleep = schlafen
tavern-term-even = wir teilen unser Gold gerecht
tavern-term-song = wir singen zusammen ein Lied

tavern-illegal-no-such-card = Dazu fehlt dir eine Karte: { $card }. Du kannst nur passen.
tavern-illegal-nobody-robs-oneself = Niemand bestiehlt sich selbst. Wähl einen anderen Gast, oder passe.
tavern-illegal-one-cup-of-dice = Es gibt nur einen Würfelbecher: Würfle nur an einem Tisch.

tavern-option-talk = Pakte
tavern-option-talk-help = Ob die ersten beiden Gäste einen Pakt schließen dürfen.
tavern-option-talk-true = ja
tavern-option-talk-false = nein
tavern-preference-react = Wenn jemand eine Karte spielt
tavern-preference-react-ask = mich fragen
tavern-preference-react-pass = immer passen
tavern-preference-let_pass = Karten, die ich nie aufhalte
tavern-preference-let_pass-thief = Diebe
tavern-preference-let_pass-guard = Wächter
tavern-preference-let_pass-bribe = Bestechungen

tavern-face-summary = **Runde { $round }** – { $phase }; { $deck } Karten sind übrig.
tavern-face-guest = { $name }: { $gold } Gold, { $cards } Karten.
tavern-face-hand = Deine Karten: { $cards }.
tavern-picture-gold = Eine Münze ist ein Goldstück
