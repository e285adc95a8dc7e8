### Kampf um den Eisernen Thron. Die Texte der Karten und Anführer sind eigene Worte.

game-iron_throne = Kampf um den Eisernen Thron
iron_throne-tag = Eiserner Thron

## Was geschah

iron_throne-event-took-house = { $seat } führt { $house }.
iron_throne-event-leader-revealed = 👑 { $seat } deckt den Anführer auf: **{ $leader }**
iron_throne-event-first-challenger = 🏁 { $seat } beginnt, so will es das Los; dann geht es im Uhrzeigersinn.
iron_throne-event-turn = ▶️ **Zug { $turn }** – { $seat } fordert heraus
iron_throne-event-drew =
    🃏 { $seat } zieht { $number ->
        [one] eine Hauskarte
       *[other] { $number } Hauskarten
    }.
iron_throne-event-drew-together = 🃏 Hauskarten gezogen: { $each }
iron_throne-event-drew-each = { $seat } { $number }
iron_throne-event-drew-cards = 🃏 Du hast gezogen: { $cards }
iron_throne-event-reshuffled = 🔀 { $seat } mischt den Ablagestapel in den Stapel.
iron_throne-event-events-reshuffled = 🔀 Die Ereigniskarten werden neu gemischt.
iron_throne-event-discarded = 🗑️ { $seat } legt { $cards } ab.
iron_throne-event-peeked = 👁️ { $seat } hat die nächste Ereigniskarte angesehen.
iron_throne-event-saw-event = 👁️ Die nächste Ereigniskarte ist: { $event }
iron_throne-event-event-buried = 👁️ { $seat } legt diese Karte unter den Ereignisstapel.
iron_throne-event-hostage-released = 🕊️ { $seat } lässt eine Geisel von { $house } frei; die Karte kommt auf die Hand ihres Besitzers.
iron_throne-event-hostage-returned = 🕊️ Eine Geisel von { $house } entkommt { $seat }; die Karte kommt auf die Hand ihres Besitzers.
iron_throne-event-hostage-named = 🔎 Es war { $card }; { $seat } hat sie jetzt.
iron_throne-event-hostage-kept = 🔒 Deine Geisel { $card } lässt sich nicht mehr so foltern, wie du wolltest: Jemand war schneller.
iron_throne-event-hostage-tortured = 🩸 { $seat } foltert eine Geisel: { $card }
iron_throne-event-hostage-taken = 🔒 { $seat } nimmt { $loser } eine Geisel { $source }: eine Karte von { $house }.
iron_throne-event-hostage-home = 🔓 { $seat } bekommt von { $loser } eine Karte des eigenen Hauses zurück, { $source }; sie kommt auf die Hand.
iron_throne-event-hostage-saved = 🛡️ { $seat } verhindert, dass { $taker } die Geisel nimmt.
iron_throne-event-event-drawn = 📜 { $seat } zieht das Ereignis **{ $event }**.
iron_throne-event-defender-named = 🎯 { $seat } fordert **{ $defender }** heraus.
iron_throne-event-power-placed = 💪 { $seat }: +{ $power } Macht für **{ $character }** (jetzt { $now })
iron_throne-event-power-removed = 💔 { $seat }: { $power } Macht von **{ $character }** geht zurück auf den Anführerbogen (jetzt { $now })
iron_throne-event-power-tortured = 🩸 { $loser }: **{ $character }** verliert { $power } Macht an den Anführerbogen von { $seat } (jetzt { $now })
iron_throne-event-power-won = 💪 { $seat } nimmt { $power } Macht vom Anführerbogen von { $loser } für **{ $character }** (jetzt { $now })
iron_throne-event-sheet-lost = 📉 { $power } Macht verlässt den Anführerbogen von { $seat } und das Spiel (jetzt { $now }).
iron_throne-event-sheet-paid = 💰 { $seat } gibt { $power } Macht vom Anführerbogen an { $winner }.
iron_throne-event-died = ☠️ { $seat }: **{ $character }** ist tot.
iron_throne-event-character-chosen = ➡️ { $seat } schickt **{ $character }** zur { $side }.
iron_throne-event-support-offered = 🤝 { $seat } bietet { $active } **{ $character }** an.
iron_throne-event-stayed-out = 🚪 { $seat } hält sich heraus.
iron_throne-event-support-accepted = ✅ { $seat } nimmt **{ $character }** von { $supporter } an.
iron_throne-event-support-declined = ❌ { $seat } lehnt **{ $character }** von { $supporter } ab.
iron_throne-event-support-forced = ⛓️ { $seat } zwingt **{ $character }** von { $supporter } zu helfen.
iron_throne-event-leader-used = 👑 { $seat } nutzt die Fähigkeit von **{ $leader }**, { $window }.
iron_throne-event-card-played = 🎴 **{ $card }** wird gespielt, { $window }.
iron_throne-event-laid-open = 👁️ Offen ausgelegt: **{ $card }**
iron_throne-event-cards-revealed = 🎴 Aufgedeckt: **{ $card }** gegen **{ $answer }**.
iron_throne-event-card-replaced = 🔁 **{ $card }** ersetzt { $old }.
iron_throne-event-result = ⚖️ Das Resultat ist **{ $result }**.
iron_throne-event-total-raised = ➕ { $seat }: +{ $number } für die { $side }
iron_throne-event-value-doubled = 🔥 **{ $card }** zählt doppelt.
iron_throne-event-saw-hand = 👁️ Die Hand von { $loser }: { $cards }
iron_throne-event-hand-looked-at = 👁️ { $seat } sieht sich die Hand von { $loser } an.
iron_throne-event-side-changed = 🔄 { $seat } wechselt die Seite: **{ $character }** kämpft jetzt für die { $side }.
iron_throne-event-change-refused = ✋ { $seat } darf die Seite nicht wechseln: **{ $character }** bleibt bei der { $side }.
iron_throne-event-withdrew = 🚪 { $seat } zieht sich mit **{ $character }** zurück.
iron_throne-event-rewards-denied = 🚫 { $seat } erhält in diesem Zug keine Belohnungen.
iron_throne-event-sanctions-spared = 🛡️ { $seat } erleidet in diesem Zug keine Sanktionen.
iron_throne-event-war-totals = ⚔️ Herausforderung **{ $challenge }** : **{ $defence }** Verteidigung
iron_throne-event-encounter-won = 🚩 Die { $side } gewinnt, geführt von **{ $seat }**.
iron_throne-event-encounter-tied = ⚖️ Gleiche Summen: Beide Seiten verlieren.
iron_throne-event-talks-failed = 💥 Keine Einigung: Alle Beteiligten erleiden Sanktionen.
iron_throne-event-deal-done = 📝 Die Abmachung wird ausgeführt: { $terms }
iron_throne-event-influence-spread =
    🏵️ { $seat } weitet Einfluss auf **{ $target }** aus ({ $left ->
        [0] keiner mehr daheim
       *[other] noch { $left } daheim
    }).
iron_throne-event-sanctioned = ⚖️ Sanktionen für { $seat }: **{ $character }** verliert { $power } Macht (jetzt { $now }).
iron_throne-event-victory = 👑 **{ $winners }** besteigt den Eisernen Thron!
iron_throne-event-shared-victory = 👑 **{ $winners }** teilen sich den Sieg!
iron_throne-event-conceded = 🏳️ { $seat } gibt auf. Das Haus behält, was es hat, nimmt aber an nichts mehr teil und kann nicht gewinnen.

iron_throne-finish-influence = Alle fünf Einflussmarker eines Hauses wurden ausgeweitet.
iron_throne-finish-house-dead = Alle vier Charaktere eines Hauses sind tot; der meiste Einfluss gewinnt.
iron_throne-finish-last-one = Nur eine Person war übrig.

## Was gefragt wird

iron_throne-ask-houses = Ordne die Häuser, dein liebstes zuerst. Das Los entscheidet, wessen Liste zuerst zählt.
iron_throne-ask-houses-short = die Häuser ordnen
iron_throne-ask-leader = Du führst { $house }. Wer von diesen beiden ist dein Anführer? Die anderen sehen es, wenn alle gewählt haben. Der Anführer nimmt an keiner Begegnung teil, die anderen vier Charaktere schon.
iron_throne-ask-leader-short = den Anführer wählen
iron_throne-ask-distribute = Lege **{ $power }** Macht vom Anführerbogen auf deine Charaktere, beliebig verteilt ({ $window }).
iron_throne-ask-distribute-short = { $power } Macht verteilen
iron_throne-ask-discard =
    { $number ->
        [3] **Stratege:** Welche 3 Karten tauschst du gegen 2 neue? Wähle 3, dann werden sie sofort getauscht; oder keine.
       *[other] Welche { $number } Karten legst du ab?
    }
iron_throne-ask-discard-short = Karten ablegen
iron_throne-ask-peek = Die nächste Ereigniskarte ist **{ $event }**. Liegen lassen oder unter den Stapel legen?
iron_throne-ask-peek-short = die Ereigniskarte lassen oder vergraben
iron_throne-ask-hostages = Was geschieht mit deinen Geiseln? Freigelassen kehrt eine Karte auf die Hand ihres Besitzers zurück, und du ziehst eine. Gefoltert kommt sie auf dessen Ablagestapel und kostet das Haus Macht. Es geschieht in der Reihenfolge, die du angibst; die du nicht nennst, behältst du.
iron_throne-ask-hostages-short = Geiseln freilassen oder foltern
iron_throne-ask-defender = Das Ereignis **{ $event }** lässt dir die Wahl: Wen forderst du heraus?
iron_throne-ask-defender-short = den Verteidiger wählen
iron_throne-ask-power = Eine Macht kommt von deinem Anführerbogen auf einen Charakter. Auf welchen?
iron_throne-ask-power-short = 1 Macht legen
iron_throne-ask-character =
    { $power ->
        [0] Wen schickst du zur { $side }?
       *[other] Wen schickst du zur { $side }, gegen **{ $opponent }** ({ $power })?
    }
iron_throne-ask-character-short = einen Charakter zur { $side } schicken
iron_throne-ask-support = { $challenger } fordert mit **{ $own }** heraus, { $defender } verteidigt mit **{ $other }**. Bietest du jemandem einen Charakter an? Du entscheidest nur einmal im Zug.
iron_throne-ask-support-short = Unterstützung anbieten oder nicht
iron_throne-ask-welcome = Wessen Unterstützung nimmst du, falls sie dir angeboten wird? Das sieht niemand. Zu allen, die du nicht nennst, wirst du gefragt, sobald du siehst, wen sie anbieten.
iron_throne-ask-welcome-short = wessen Unterstützung du nähmst
iron_throne-ask-blackmail = **Erpressung:** Wen von den Häusern, auf die du Einfluss hast, zwingst du auf deine Seite? Wer als Nächstes dran ist und nicht genannt wird, entscheidet frei; zu denen, die später kommen, kannst du auch gefragt werden, wenn sie dran sind.
iron_throne-ask-blackmail-short = Unterstützung erzwingen
iron_throne-ask-answer = Nimmst du diese Unterstützung an? Wenn nicht, lehnst du sie ab.
iron_throne-ask-answer-short = Unterstützung annehmen oder ablehnen
iron_throne-ask-beggar_king = **Bettelkönig:** Auf welchen deiner Charaktere kommt 1 Macht vom Anführerbogen von { $loser }?
iron_throne-ask-beggar_king-short = Bettelkönig einsetzen
iron_throne-ask-second_offer =
    { $active ->
        [none] **Höfisches Geschick:** Wen bietest du der anderen Seite an, falls du abgelehnt wirst?
       *[other] **Höfisches Geschick:** Wen bietest du stattdessen { $active } an?
    }
iron_throne-ask-second_offer-short = noch einmal anbieten
iron_throne-ask-beloved = **Beliebt:** Wenn du die Unterstützung von { $supporter } annimmst, zieht ihr beide je eine Karte?
iron_throne-ask-beloved-short = Beliebt einsetzen
iron_throne-ask-lay =
    Welche Karte legst du gegen { $opponent }? { $open ->
        [none] Sie bleibt verdeckt, bis beide da sind.
       *[other] Die andere hast du gesehen: **{ $open }**.
    } Eine Charakterkarte zählt als Krieg mit 0.
iron_throne-ask-lay-short = deine Karte legen
iron_throne-ask-lay_if = Falls ein Anführer vor dem Aufdecken noch etwas ändert: Welche Karte legst du dann gegen { $opponent }? Sonst wirst du gefragt, und alle warten.
iron_throne-ask-lay_if-short = deine Karte, falls ein Anführer handelt
iron_throne-ask-lay_on = Falls du { $opponent } offen legen lässt: Welche Karte legst du darauf? Sonst siehst du sie zuerst, und alle warten.
iron_throne-ask-lay_on-short = deine Karte auf eine offene
iron_throne-ask-act =
    { $result ->
        [none] Willst du jetzt etwas einsetzen ({ $window })?
       *[other] Das Resultat ist **{ $result }**. Willst du jetzt etwas einsetzen ({ $window })?
    }
iron_throne-ask-act-short = handeln oder passen
iron_throne-ask-turned = Die Anführer handeln vor den Karten, { $window }. Welche Karte spielst du, wenn es danach so steht? Wo du nichts wählst, wirst du dann gefragt.
iron_throne-ask-turned-short = deine Karten nach den Anführern
iron_throne-ask-pressed = **Dornenkönigin:** Wenn { $seat } dich bedrängt, welche { $number } Karten legst du ab? Oder ziehst du dich aus der Begegnung zurück?
iron_throne-ask-pressed-short = falls die Dornenkönigin dich bedrängt
iron_throne-ask-later =
    { $result ->
        [none] Vorausgedacht: Wenn sich nichts ändert, willst du { $window } etwas einsetzen?
       *[other] Vorausgedacht: Wenn es bei **{ $result }** bleibt und sich nichts ändert, willst du { $window } etwas einsetzen?
    }
iron_throne-ask-later-short = später handeln oder passen
iron_throne-ask-later_if = Vorausgedacht: Ein Anführer kann diesen Krieg noch wenden. Willst du { $window } etwas einsetzen, wenn es so ausgeht? Wo du nichts wählst, wirst du dann gefragt.
iron_throne-ask-later_if-short = später handeln, falls sich der Krieg wendet
iron_throne-ask-then = Vorausgedacht: Wenn dein Anführer { $window } gehandelt hat, spielst du danach noch eine Karte?
iron_throne-ask-then-short = eine Karte nach deinem Anführer
iron_throne-ask-drawn = Vorausgedacht: Wenn es bei **{ $result }** bleibt, kommen vielleicht Karten auf deine Hand, bevor { $window } gehandelt wird. Spielst du eine davon, falls du sie bekommst?
iron_throne-ask-drawn-short = Karten, die kommen könnten
iron_throne-ask-drawn_if = Vorausgedacht: Ein Anführer kann diesen Krieg noch wenden, und vielleicht kommen Karten auf deine Hand, bevor { $window } gehandelt wird. Spielst du eine davon, falls du sie bekommst und es so ausgeht? Wo du nichts wählst, wirst du dann gefragt.
iron_throne-ask-drawn_if-short = Karten, die kommen könnten, falls sich der Krieg wendet
iron_throne-ask-target =
    { $effect }
    Wen wählst du?
iron_throne-ask-target-short = wählen, wen es trifft
iron_throne-ask-amount =
    { $effect }
    Wie viel? ({ $min } bis { $max })
iron_throne-ask-amount-short = wie viel Macht
iron_throne-ask-replace = Welche Karte kommt an die Stelle von **{ $card }**?
iron_throne-ask-replace-short = deine Karte ersetzen
iron_throne-ask-choice =
    { $effect }
    Was wählst du?
iron_throne-ask-choice-short = eine Wahl treffen
iron_throne-ask-consent = { $supporter } will mit **{ $character }** auf deine Seite wechseln. Stimmst du zu?
iron_throne-ask-consent-short = jemanden auf deine Seite lassen
iron_throne-ask-zealous = **Glaubenseifer:** Wenn du verlierst, kostet dich das { $power } Macht. Eine Friedenskarte ablegen und nur 1 verlieren?
iron_throne-ask-zealous-short = Glaubenseifer einsetzen
iron_throne-ask-protector = **Beschützer:** Wenn du verlierst, kostet dich das { $power } Macht. Die Hälfte lieber abrunden?
iron_throne-ask-protector-short = Beschützer einsetzen
iron_throne-ask-kingsguard = **Königsgarde:** Wenn { $taker } dir eine Geisel nehmen will, welche Karte legst du ab, um es zu verhindern?
iron_throne-ask-kingsguard-short = Königsgarde einsetzen
iron_throne-ask-hostage = Wem nimmst du eine Geisel, und woher?
iron_throne-ask-hostage-short = eine Geisel nehmen
iron_throne-ask-hostages_each = Du wurdest verraten: Du nimmst jedem auf der Gewinnerseite eine Geisel. Woher?
iron_throne-ask-hostages_each-short = Geiseln nehmen
iron_throne-ask-talk = **Friedensverhandlung zwischen { $challenger } und { $defender }.** Lege Bedingungen auf den Tisch (auch mehrere zusammen), stimme dem zu, was dort liegt, oder brich ab. Was ihr vereinbart, wird sofort ausgeführt. Wird nichts ausgetauscht, erleiden alle Beteiligten Sanktionen.
iron_throne-ask-talk-short = die Friedensverhandlung

iron_throne-public-houses = Wahl eines Hauses
iron_throne-public-leader = Wahl eines Anführers
iron_throne-public-distribute = Macht verteilen
iron_throne-public-discard = Karten ablegen
iron_throne-public-peek = nächste Ereigniskarte
iron_throne-public-hostages = Umgang mit den eigenen Geiseln
iron_throne-public-defender = Wahl des Verteidigers
iron_throne-public-power = Macht legen
iron_throne-public-character = Wahl eines Charakters
iron_throne-public-support = Unterstützung
iron_throne-public-answer = Antwort auf Unterstützung
iron_throne-public-ability = Fähigkeit eines Anführers
iron_throne-public-lay = Karte auslegen
iron_throne-public-act = handeln oder passen
iron_throne-public-hostage = Geiselnahme
iron_throne-public-talk = Friedensverhandlung

## Was man wählen kann

iron_throne-sheet = Auf dem Bogen lassen
iron_throne-use-leader = 👑 Fähigkeit von { $leader }
iron_throne-leader-against = 👑 { $leader }: gegen { $seat }
iron_throne-leader-sacrifice = 👑 { $leader }: +{ $number } von { $character }
iron_throne-leader-cards =
    👑 { $leader }: { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } ziehen
iron_throne-leader-cards-power =
    👑 { $leader }: { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } ziehen, 1 Macht auf { $character }
iron_throne-leader-power = 👑 { $leader }: { $number } Macht auf { $character }
iron_throne-leader-two = 👑 { $leader }: je 1 Macht auf { $character } und { $other }
iron_throne-if-totals = { $challenge } zu { $defence }
iron_throne-if-peace = Frieden statt Verrat
iron_throne-if-open = Brans Gegner legt zuerst, offen
iron_throne-if-discarded = Jemand hat 2 Karten abgelegt
iron_throne-if-without = { $seat } zieht sich zurück
iron_throne-if-open-without = { $seat } zieht sich zurück, Brans Gegner legt zuerst, offen
iron_throne-on-peace = Auf eine Friedenskarte
iron_throne-on-war = Auf eine Kriegskarte
iron_throne-on-peace-without = { $seat } zieht sich zurück: auf eine Friedenskarte
iron_throne-on-war-without = { $seat } zieht sich zurück: auf eine Kriegskarte
iron_throne-if-challenge = Sieg der Herausforderung
iron_throne-if-defence = Sieg der Verteidigung
iron_throne-if-none = Unentschieden
iron_throne-use = Einsetzen
iron_throne-pass = Passen
iron_throne-any = Welche auch kommt
iron_throne-see = Frag mich dann
iron_throne-leave = Oben liegen lassen
iron_throne-under = Unter den Stapel legen
iron_throne-keep = Behalten
iron_throne-release = Freilassen
iron_throne-torture = Foltern
iron_throne-torture-of = Foltern: 1 Macht von { $character }
iron_throne-cruel-of = Grausam foltern: 2 Macht von { $character }
iron_throne-challenge-with = Herausforderung: { $character } ({ $power })
iron_throne-defence-with = Verteidigung: { $character } ({ $power })
iron_throne-out = Heraushalten
iron_throne-accept = Annehmen
iron_throne-decline = Ablehnen
iron_throne-none = Niemand
iron_throne-discard-two = 2 Karten ablegen
iron_throne-withdraw = Zurückziehen
iron_throne-draw-card = Eine Karte ziehen
iron_throne-agree = Zustimmen
iron_throne-refuse = Ablehnen
iron_throne-of-hostages = Deren Geisel von { $house }
iron_throne-from-deck = { $seat }: oberste Karte des Stapels
iron_throne-from-hand =
    { $seat }: zufällige Handkarte ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
iron_throne-from-hostages = { $seat }: deren Geisel von { $house }

iron_throne-note-power = { $power } Macht
iron_throne-note-offers = { $character }, { $power } Macht
iron_throne-note-ability = { $ability }
iron_throne-note-effect = { $effect }

iron_throne-illegal-character-dead = { $character } ist tot. Tote nehmen an nichts teil, bekommen keine Macht, und der Text ihrer Karten gilt nicht.
iron_throne-illegal-character-not-taking-part = { $character } nimmt nicht an dieser Begegnung teil. Eine Karte kann gespielt werden, wenn ihr Charakter teilnimmt, oder wenn sie die deines Anführers ist und irgendein Charakter von dir teilnimmt.
iron_throne-illegal-card-not-held = Diese Karte hast du nicht ({ $card }). Nur Karten der eigenen Hand können ausgelegt oder gespielt werden.
iron_throne-illegal-wrong-time = { $character }: jetzt nicht. Auf deiner eigenen Seite steht, wann jede Fähigkeit und Karte wirkt.
iron_throne-illegal-without-effect = { $character }: Die Bedingung dafür ist nicht erfüllt, es würde sich also nichts ändern. Der Text steht auf deiner eigenen Seite.
iron_throne-illegal-not-your-hostage = Diese Geisel hält jemand anderes. Freilassen oder foltern kannst du nur deine eigenen.
iron_throne-illegal-dead-not-tortured = Tote können nicht gefoltert werden. Du kannst diese Karte freilassen oder einen lebenden Charakter wählen.
iron_throne-illegal-tortured-to-death = { $character } wäre dann schon tot: Deine Befehle davor nehmen alle Macht. Wähle für einen davon einen anderen Charakter.
iron_throne-illegal-three-or-none = Robb tauscht genau { $number } Karten oder keine.
iron_throne-illegal-cards-or-withdraw = Wähle genau { $number } Karten zum Ablegen oder nur den Rückzug.
iron_throne-illegal-item-twice = Jede Seite kann jedes der drei Dinge nur einmal bekommen: Einfluss, Geiseln, Macht. Für { $house } steht eines davon zweimal da.
iron_throne-illegal-empty-offer = In diesem Vorschlag steht nichts. Nenne mindestens etwas, oder brich ab.
iron_throne-illegal-term-impossible = Das lässt sich nicht ausführen: Einfluss, Karten oder Macht dafür sind nicht da. Wähle aus der Liste.

## Dauerbefehle

iron_throne-preference-hostages = Geiseln zu Beginn eines Zugs
iron_throne-preference-hostages-pass = Behalten, nicht fragen
iron_throne-preference-hostages-part = In meinen eigenen Zügen fragen
iron_throne-preference-hostages-always = In jedem Zug fragen
iron_throne-preference-welcome = Angebotene Unterstützung
iron_throne-preference-welcome-advance = Vorher fragen, wen ich nähme
iron_throne-preference-welcome-see = Ich sehe mir jedes Angebot an
iron_throne-preference-ahead = Im Voraus entscheiden
iron_throne-preference-ahead-yes = Früh fragen, falls es dazu kommt
iron_throne-preference-ahead-no = Erst fragen, wenn es feststeht
iron_throne-preference-before_placement = Bevor die Karten gelegt werden
iron_throne-preference-before_placement-pass = Ich handle nie
iron_throne-preference-before_placement-part = Fragen, wenn ich teilnehme
iron_throne-preference-before_placement-always = Fragen, wann immer ich handeln könnte
iron_throne-preference-after_reveal = Nach dem Aufdecken
iron_throne-preference-after_reveal-pass = Ich handle nie
iron_throne-preference-after_reveal-part = Fragen, wenn ich teilnehme
iron_throne-preference-after_reveal-always = Fragen, wann immer ich handeln könnte
iron_throne-preference-after_resolution = Nach der Auswertung
iron_throne-preference-after_resolution-pass = Ich handle nie
iron_throne-preference-after_resolution-part = Fragen, wenn ich teilnehme
iron_throne-preference-after_resolution-always = Fragen, wann immer ich handeln könnte

## Einstellungen des Tischs

iron_throne-option-houses = Wahl der Häuser
iron_throne-option-houses-help = Wie alle zu ihrem Haus kommen.
iron_throne-option-houses-rank = Alle ordnen sie gleichzeitig
iron_throne-option-houses-lot = Durch das Los
iron_throne-option-offers = Angebote zur Unterstützung
iron_throne-option-offers-help = Alle zugleich (Spätere dürfen auf die vor ihnen warten), oder eins nach dem anderen, mit Antwort.
iron_throne-option-offers-together = Alle gleichzeitig
iron_throne-option-offers-in_order = Nacheinander
iron_throne-option-talks = Friedensverhandlungen
iron_throne-option-talks-help = Wie lange zwei, die Frieden gezeigt haben, verhandeln dürfen, bevor die Verhandlung scheitert.
iron_throne-option-talks-48 = 48 Stunden
iron_throne-option-talks-24 = 24 Stunden
iron_throne-option-talks-12 = 12 Stunden
iron_throne-option-talks-1 = Eine Stunde
iron_throne-option-talks-0 = So lange sie wollen

## Phasen und Hilfe

iron_throne-phase-set_up = Aufbau
iron_throne-phase-hostages = Beginn des Zugs
iron_throne-phase-preparation = Vorbereitung
iron_throne-phase-support = Unterstützung
iron_throne-phase-encounter = Begegnung
iron_throne-phase-resolution = Auswertung
iron_throne-phase-over = Spielende

iron_throne-help = **Kampf um den Eisernen Thron**
    🎯 Wer zuerst alle 5 Einflussmarker auf andere Häuser ausgeweitet hat, gewinnt. Das Spiel endet auch, wenn alle vier Charaktere eines Hauses tot sind; dann gewinnt der meiste Einfluss, bei Gleichstand gemeinsam.
    Jeder Zug ist eine Begegnung: Herausforderer gegen Verteidiger, den eine Ereigniskarte bestimmt.
    1️⃣ **Vorbereitung:** Beide ziehen eine Karte, legen 1 Macht und wählen einen Charakter.
    2️⃣ **Unterstützung:** Alle anderen dürfen einmal einer Seite einen Charakter anbieten.
    3️⃣ **Begegnung:** Beide legen verdeckt eine Karte. Zweimal Krieg: Krieg, die höhere Summe aus Karte und Macht gewinnt. Zweimal Frieden: Verhandlung. Je eine: Verrat, die Kriegskarte gewinnt.
    4️⃣ **Auswertung:** Gewinnt die Seite des Herausforderers, weitet sie Einfluss auf den Verteidiger aus; gewinnt die andere, zieht sie 2 Karten und legt 2 Macht. Verlierer verlieren die Hälfte der Macht ihres Charakters.
    🔒 Im Krieg nimmt der Gewinner eine Geisel, beim Verrat der Verratene.
iron_throne-help-set_up = **Aufbau**
    Alle ordnen die Häuser; das Los entscheidet, wessen Liste zuerst zählt.
    Alle ziehen zwei Anführer und wählen geheim einen; aufgedeckt wird gemeinsam.
    Der Anführer hat eine Fähigkeit und verwahrt den Vorrat an Macht, nimmt aber an keiner Begegnung teil und kann nicht sterben. Die anderen vier sind deine Charaktere mit je 4 Macht.
    Dein Stapel hat 25 Karten: 4 Frieden, 11 Krieg (1 bis 8, 10, 12, 20) und je zwei der fünf Charaktere. Du beginnst mit 5.
iron_throne-help-hostages = **Beginn des Zugs: Geiseln**
    Alle dürfen beliebig viele ihrer Geiseln freilassen oder foltern. Es geht im Uhrzeigersinn ab dem Herausforderer, bei jedem in selbst gewählter Reihenfolge; wer später dran ist, darf auf die vor sich warten.
    🕊️ **Freigelassen** kehrt eine Karte auf die Hand ihres Besitzers zurück, und du ziehst eine.
    🩸 **Gefoltert** kommt sie auf dessen Ablagestapel. Krieg oder Frieden: 1 Macht eines Charakters deiner Wahl kommt auf *deinen* Anführerbogen. Ein Charakter: 4 seiner Macht kommen auf den Bogen seines Hauses. Ein Anführer: 4 Macht verlassen dessen Bogen und das Spiel.
    Karten toter Charaktere können nur freigelassen werden.
    Anführer, die vor dem Zug wirken, kommen zuerst: Catelyn, Robb, Sharin.
iron_throne-help-preparation = **Vorbereitung**
    Eine Ereigniskarte bestimmt den Verteidiger: ein Haus, oder wer am meisten Einfluss, Karten oder Macht hat. Nennt sie das Haus des Herausforderers, oder sind mehrere gleich, wählt der Herausforderer.
    Beide ziehen eine Karte und legen 1 Macht vom Anführerbogen auf einen lebenden Charakter.
    Dann schickt der Herausforderer einen Charakter, und der Verteidiger antwortet mit einem.
    Nur Macht auf Charakteren zählt; was auf dem Anführerbogen liegt, ist Vorrat.
iron_throne-help-support = **Unterstützung**
    Alle anderen entscheiden einmal: ein Charakter für den Herausforderer, einer für den Verteidiger, oder keiner. Wem er angeboten wird, nimmt an oder lehnt ab.
    Unterstützer teilen das Los ihrer Seite: dieselben Belohnungen, dieselben Sanktionen.
    Alle werden zugleich gefragt; wer später dran ist, darf „Erst die vor mir abwarten“ antworten. Gezeigt und beantwortet werden die Angebote im Uhrzeigersinn.
    Die aktiven Spieler können vorher sagen, wen sie nähmen; dann muss niemand auf sie warten.
    Versprechen binden niemanden.
iron_throne-help-encounter = **Begegnung**
    Beide aktiven Spieler legen verdeckt eine Karte: Krieg, Frieden, oder eine Charakterkarte, die dann als Krieg mit 0 zählt.
    ⚔️ Zweimal Krieg: **Krieg**. Karte plus Macht aller Charaktere der Seite; die höhere Summe gewinnt, bei Gleichstand verlieren beide.
    🕊️ Zweimal Frieden: **Frieden**. Die beiden verhandeln, und alle hören zu.
    🗡️ Je eine: **Verrat**. Die Kriegskarte gewinnt, wie die Summen auch sind.
    🎭 Charakterkarten spielt man vor dem Legen, nach dem Aufdecken oder nach der Auswertung, wie es darauf steht. Ihr Charakter muss teilnehmen; für Karten deines Anführers genügt irgendeiner von dir.
    Erst wirken Anführer, dann Karten, im Uhrzeigersinn ab dem Herausforderer.
    Gefragt wird, wer handeln *könnte*, auch wenn nur Passen bleibt: So erfährt niemand, was du hast.
iron_throne-help-resolution = **Auswertung**
    🏵️ Die Seite des Herausforderers gewinnt: Alle auf ihr weiten 1 Einfluss auf den Verteidiger aus.
    🛡️ Die Seite des Verteidigers gewinnt: Alle auf ihr ziehen 2 Karten und legen 2 Macht.
    ⚖️ Verlierer: Die Hälfte der Macht ihres Charakters, aufgerundet, geht zurück auf ihren Anführerbogen. Bei 0 stirbt er.
    🔒 Krieg: Der aktive Gewinner nimmt einem Verlierer eine Geisel. Verrat: Der Verratene nimmt jedem Gewinner eine. Vom Stapel, von der Hand oder von den Geiseln.
    🤝 Frieden: Jeder kann dem anderen bis zu drei Dinge geben, jedes einmal: 1 Einfluss auf sich, bis zu 2 Geiseln, bis zu 3 Macht vom Anführerbogen. Eine Abmachung bindet und wird sofort ausgeführt. Wird nichts ausgetauscht, erleiden alle Beteiligten Sanktionen.
    Am Ende ziehen alle auf 5 Karten auf.
iron_throne-help-over = **Spielende**
    Der meiste Einfluss auf andere Häuser gewinnt; bei Gleichstand wird der Sieg geteilt.
    Es endet, wenn jemand alle fünf Marker ausgeweitet hat oder alle vier Charaktere eines Hauses tot sind.
iron_throne-help-always = -# 🗣️ Einen privaten Kanal gibt es in diesem Spiel nicht: Seine Regeln wollen, dass bei jedem Gespräch alle zuhören können. Sprecht im Thread.
    -# ✎ Aus der Spielregel sind die Anführer Cersei, Eddard, Catelyn, Robb, Arya und Bran, die Karten von Tyrion, Robb und Arya und das Ereignis Einflussreich. Alle anderen Fähigkeiten und Karten und das Ereignis Gefürchtet haben wir selbst entworfen; auch der Name Gut gerüstet ist von uns.

## Tafel, Hand und Bild

iron_throne-face-heading = **Zug { $turn }** · { $phase }
iron_throne-face-start = { $phase }
iron_throne-face-winners = 👑 **{ $seats }** – { $reason }
iron_throne-face-challenger = ▶️ **{ $house }** ({ $seat }) fordert heraus
iron_throne-face-against = ▶️ **{ $house }** ({ $seat }) fordert **{ $other }** ({ $defender }) heraus
iron_throne-face-event = 📜 { $event }
iron_throne-face-side-challenge =
    { $total ->
        [none] 🗡️ Herausforderung: { $parts }
       *[other] 🗡️ Herausforderung **{ $total }**: { $parts }
    }
iron_throne-face-side-defence =
    { $total ->
        [none] 🛡️ Verteidigung: { $parts }
       *[other] 🛡️ Verteidigung **{ $total }**: { $parts }
    }
iron_throne-face-part = { $character } { $power }
iron_throne-face-dead = { $character } ☠️
iron_throne-face-bonus = { $number }
iron_throne-face-offer =
    🤝 { $house } bietet { $character } an ({ $side }){ $state ->
        [declined] {" "}– abgelehnt
       *[other] { "" }
    }
iron_throne-face-played = 🎭 { $house }: { $card }
iron_throne-face-result = ⚖️ **{ $result }**
iron_throne-face-won = 🚩 Die { $side } hat gewonnen.
iron_throne-face-nobody-won = 🚩 Niemand hat gewonnen.
iron_throne-face-no-rewards = 🚫 Keine Belohnungen: { $houses }
iron_throne-face-no-sanctions = 🛡️ Keine Sanktionen: { $houses }
iron_throne-face-talk = 🤝 **Auf dem Tisch, von { $house }:**
iron_throne-face-talk-empty = 🤝 Es wird verhandelt; noch liegt nichts auf dem Tisch.
iron_throne-face-scores = 🏵️ { $scores }
iron_throne-face-score = { $house } { $spread }
iron_throne-face-house = **{ $house }** – { $seat }{ $conceded ->
        [yes] {" "}(aufgegeben)
       *[no] { "" }
    }
iron_throne-face-leader = 👑 { $leader }, Vorrat { $sheet } · 💪 { $characters }
iron_throne-face-influence = 🏵️ Einfluss { $spread }: { $where } · { $home } daheim
iron_throne-face-cards = 🃏 Hand { $hand } · Stapel { $deck } · Ablage: { $discard }
iron_throne-face-hostages = 🔒 Geiseln: { $hostages }
iron_throne-face-count = { $name } × { $number }
iron_throne-face-events = 📜 Ereignisstapel { $deck }, abgelegt: { $cards } · Macht aus dem Spiel: { $box }
iron_throne-face-empty = Die Anführer sind noch nicht gewählt.
iron_throne-face-own-leader = 👑 **{ $leader }** ({ $window }) – { $ability }
iron_throne-face-own-people = 💪 { $characters } · Vorrat { $sheet }
iron_throne-face-brief-house = 👑 **{ $leader }** · 💪 { $characters } · Vorrat { $sheet }
iron_throne-face-brief-war = Krieg { $value }
iron_throne-face-brief-wars = ⚔️ Krieg { $values }
iron_throne-face-brief-people = 🎭 { $names }
iron_throne-face-beside-hand = { $house } { $cards }/{ $sheet }
iron_throne-face-beside-hands = 🃏 Handkarten/Vorrat: { $hands }
iron_throne-face-own-hand =
    🃏 **Deine Hand** ({ $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }): { $cards }
iron_throne-face-own-hand-empty = 🃏 Deine Hand ist leer.
iron_throne-face-own-character = • { $card } ({ $window }) – { $effect }
iron_throne-face-own-useless = • { $card } – tot: Der Text gilt nicht, und ausgelegt zählt sie als Krieg mit 0
iron_throne-face-own-hostages = 🔒 **Deine Geiseln:** { $cards }
iron_throne-face-own-design = -# ✎ von uns selbst entworfen, siehe „Regeln“
iron_throne-face-alt = Kampf um den Eisernen Thron, Zug { $turn }, { $phase }.
iron_throne-face-alt-house = { $house }: Einfluss { $spread }, { $characters }, Vorrat { $sheet }.

iron_throne-picture-caption = Zug { $turn } · { $phase } · { $house }
iron_throne-picture-legend = Zeichen im Bild
iron_throne-picture-card-copies = × { $number }
iron_throne-picture-scene-turn = Zug { $turn }
iron_throne-picture-scene-challenge = { $house } · { $phase }
iron_throne-picture-against = Zug { $turn } · { $phase } · { $house } gegen { $other }
iron_throne-picture-winners = { $phase } · Sieg: { $houses }
iron_throne-picture-events = Ereignisstapel { $deck }, abgelegt { $discarded } · Macht aus dem Spiel { $box }
iron_throne-picture-talk = Auf dem Tisch, von { $house }:
iron_throne-picture-power = Macht
iron_throne-picture-dead = Tot
iron_throne-picture-leader = Anführer und Vorrat
iron_throne-picture-influence = Einfluss auf Häuser
iron_throne-picture-home = Einfluss daheim
iron_throne-picture-hostages = Gehaltene Geiseln
iron_throne-picture-hand = Hand
iron_throne-picture-deck = Stapel
iron_throne-picture-discards = Ablage
iron_throne-picture-challenge = Herausforderung
iron_throne-picture-defence = Verteidigung

## Namen

iron_throne-house-lannister = 🦁 Lennister
iron_throne-house-stark = 🐺 Stark
iron_throne-house-baratheon = 🦌 Baratheon
iron_throne-house-targaryen = 🐉 Targaryen
iron_throne-house-tyrell = 🌹 Tyrell

iron_throne-side-challenge = Herausforderung
iron_throne-side-defence = Verteidigung
iron_throne-result-war = Krieg
iron_throne-result-peace = Frieden
iron_throne-result-betrayal = Verrat
iron_throne-source-deck = vom Stapel
iron_throne-source-hand = von der Hand
iron_throne-source-hostage = von den Geiseln

iron_throne-window-before_turn = vor dem Zug
iron_throne-window-hostage_step = beim Foltern
iron_throne-window-support_offer = bevor Unterstützung angeboten wird
iron_throne-window-support_answer = nach der Antwort auf ein Angebot
iron_throne-window-before_placement = bevor die Karten gelegt werden
iron_throne-window-after_reveal = nach dem Aufdecken
iron_throne-window-applying_sanctions = bei Sanktionen
iron_throne-window-taking_hostage = bei einer Geiselnahme
iron_throne-window-after_resolution = nach der Auswertung
iron_throne-window-rewards = die Belohnung der Verteidigung
iron_throne-window-sacrifice = als Belohnung, falls ein Opfer Macht auf den leeren Bogen bringt

iron_throne-event-lannister = Haus Lennister
iron_throne-event-stark = Haus Stark
iron_throne-event-baratheon = Haus Baratheon
iron_throne-event-targaryen = Haus Targaryen
iron_throne-event-tyrell = Haus Tyrell
iron_throne-event-influential = Einflussreich (meister Einfluss)
iron_throne-event-well_stocked = Gut gerüstet (meiste Handkarten)
iron_throne-event-feared = Gefürchtet (meiste Macht auf Charakteren)

iron_throne-term-of = { $house } { $term }
iron_throne-term-influence = weitet 1 Einfluss auf das andere Haus aus
iron_throne-term-hostages_1 = nimmt dem anderen Haus 1 Geisel
iron_throne-term-hostages_2 = nimmt dem anderen Haus 2 Geiseln
iron_throne-term-power_1 = bekommt 1 Macht vom Anführerbogen des anderen Hauses
iron_throne-term-power_2 = bekommt 2 Macht vom Anführerbogen des anderen Hauses
iron_throne-term-power_3 = bekommt 3 Macht vom Anführerbogen des anderen Hauses

iron_throne-character-cersei = Cersei Lennister
iron_throne-character-tyrion = Tyrion Lennister
iron_throne-character-tywin = Tywin Lennister
iron_throne-character-jaime = Jaime Lennister
iron_throne-character-joffrey = Joffrey Baratheon
iron_throne-character-eddard = Eddard Stark
iron_throne-character-catelyn = Catelyn Stark
iron_throne-character-robb = Robb Stark
iron_throne-character-arya = Arya Stark
iron_throne-character-bran = Bran Stark
iron_throne-character-stannis = Stannis Baratheon
iron_throne-character-melisandre = Melisandre
iron_throne-character-davos = Davos Seewert
iron_throne-character-selyse = Selyse Baratheon
iron_throne-character-shireen = Sharin Baratheon
iron_throne-character-daenerys = Daenerys Targaryen
iron_throne-character-viserys = Viserys Targaryen
iron_throne-character-drogo = Khal Drogo
iron_throne-character-jorah = Jorah Mormont
iron_throne-character-barristan = Barristan Selmy
iron_throne-character-margaery = Margaery Tyrell
iron_throne-character-olenna = Olenna Tyrell
iron_throne-character-loras = Loras Tyrell
iron_throne-character-mace = Maes Tyrell
iron_throne-character-renly = Renly Baratheon

iron_throne-short-cersei = Cersei
iron_throne-short-tyrion = Tyrion
iron_throne-short-tywin = Tywin
iron_throne-short-jaime = Jaime
iron_throne-short-joffrey = Joffrey
iron_throne-short-eddard = Eddard
iron_throne-short-catelyn = Catelyn
iron_throne-short-robb = Robb
iron_throne-short-arya = Arya
iron_throne-short-bran = Bran
iron_throne-short-stannis = Stannis
iron_throne-short-melisandre = Melisandre
iron_throne-short-davos = Davos
iron_throne-short-selyse = Selyse
iron_throne-short-shireen = Sharin
iron_throne-short-daenerys = Daenerys
iron_throne-short-viserys = Viserys
iron_throne-short-drogo = Drogo
iron_throne-short-jorah = Jorah
iron_throne-short-barristan = Barristan
iron_throne-short-margaery = Margaery
iron_throne-short-olenna = Olenna
iron_throne-short-loras = Loras
iron_throne-short-mace = Maes
iron_throne-short-renly = Renly

## Karten

iron_throne-card-of = { $house } { $card }
iron_throne-card-peace = 🕊️ Frieden
iron_throne-card-war_1 = ⚔️ Krieg 1
iron_throne-card-war_2 = ⚔️ Krieg 2
iron_throne-card-war_3 = ⚔️ Krieg 3
iron_throne-card-war_4 = ⚔️ Krieg 4
iron_throne-card-war_5 = ⚔️ Krieg 5
iron_throne-card-war_6 = ⚔️ Krieg 6
iron_throne-card-war_7 = ⚔️ Krieg 7
iron_throne-card-war_8 = ⚔️ Krieg 8
iron_throne-card-war_10 = ⚔️ Krieg 10
iron_throne-card-war_12 = ⚔️ Krieg 12
iron_throne-card-war_20 = ⚔️ Krieg 20
iron_throne-card-cersei = 🎭 { iron_throne-short-cersei }: Seefeuer
iron_throne-card-tyrion = 🎭 { iron_throne-short-tyrion }: Politisches Gespür
iron_throne-card-tywin = 🎭 { iron_throne-short-tywin }: Schulden eintreiben
iron_throne-card-jaime = 🎭 { iron_throne-short-jaime }: Eidbruch
iron_throne-card-joffrey = 🎭 { iron_throne-short-joffrey }: Königliche Laune
iron_throne-card-eddard = 🎭 { iron_throne-short-eddard }: Worttreue
iron_throne-card-catelyn = 🎭 { iron_throne-short-catelyn }: Familie zuerst
iron_throne-card-robb = 🎭 { iron_throne-short-robb }: Taktisches Manöver
iron_throne-card-arya = 🎭 { iron_throne-short-arya }: Namensliste
iron_throne-card-bran = 🎭 { iron_throne-short-bran }: Rabenauge
iron_throne-card-stannis = 🎭 { iron_throne-short-stannis }: Eiserne Disziplin
iron_throne-card-melisandre = 🎭 { iron_throne-short-melisandre }: Schattengeburt
iron_throne-card-davos = 🎭 { iron_throne-short-davos }: Hinausgeschmuggelt
iron_throne-card-selyse = 🎭 { iron_throne-short-selyse }: Brennender Glaube
iron_throne-card-shireen = 🎭 { iron_throne-short-shireen }: In Sicherheit gebracht
iron_throne-card-daenerys = 🎭 { iron_throne-short-daenerys }: Drachenfeuer
iron_throne-card-viserys = 🎭 { iron_throne-short-viserys }: Gekaufte Klingen
iron_throne-card-drogo = 🎭 { iron_throne-short-drogo }: Donnernde Hufe
iron_throne-card-jorah = 🎭 { iron_throne-short-jorah }: Doppelspiel
iron_throne-card-barristan = 🎭 { iron_throne-short-barristan }: Unerschüttert
iron_throne-card-margaery = 🎭 { iron_throne-short-margaery }: Ehebündnis
iron_throne-card-olenna = 🎭 { iron_throne-short-olenna }: Giftkelch
iron_throne-card-loras = 🎭 { iron_throne-short-loras }: Aus dem Sattel
iron_throne-card-mace = 🎭 { iron_throne-short-mace }: Offene Kornkammern
iron_throne-card-renly = 🎭 { iron_throne-short-renly }: Bannerschau

iron_throne-effect-cersei = Seefeuer: Im Krieg kommen 2 Macht vom Charakter eines gegnerischen Unterstützers auf dessen Bogen, vor dem Vergleich der Summen.
iron_throne-effect-tyrion = Politisches Gespür: Ein aktiver Spieler, der Krieg zeigt, muss eine höhere Kriegskarte aus der Hand an ihre Stelle legen, wenn er eine hat.
iron_throne-effect-tywin = Schulden eintreiben: Deine Seite hat gewonnen; nimm eine Geisel von der Verliererseite.
iron_throne-effect-jaime = Eidbruch: Als aktiver Spieler wurdest du verraten; zeige statt deines Friedens eine Kriegs- oder Charakterkarte aus der Hand. Es ist Krieg.
iron_throne-effect-joffrey = Königliche Laune: Jemand anderes, der teilnimmt, erhält in diesem Zug keine Belohnungen.
iron_throne-effect-eddard = Worttreue: Zeige als aktiver Spieler statt deiner Karte eine Friedenskarte aus der Hand; das Resultat wird neu bestimmt.
iron_throne-effect-catelyn = Familie zuerst: Deine Seite hat verloren; lege bis zu 2 Macht deines Bogens auf deine Charaktere.
iron_throne-effect-robb = Taktisches Manöver: Mische deine Ablage in deinen Stapel, dann zieh eine Karte.
iron_throne-effect-arya = Namensliste: Deine Seite hat verloren; der Charakter des gegnerischen aktiven Spielers behält 1 Macht, der Rest kommt auf dessen Bogen.
iron_throne-effect-bran = Rabenauge: Sieh dir die Hand eines anderen aktiven Spielers an.
iron_throne-effect-stannis = Eiserne Disziplin: Im Krieg +2 für deine Seite, ohne Unterstützer +4.
iron_throne-effect-melisandre = Schattengeburt: 1 Macht deines Charakters auf deinen Bogen, 2 eines Charakters der Gegenseite auf dessen Bogen.
iron_throne-effect-davos = Hinausgeschmuggelt: Eine zufällige Karte deines Hauses unter jemandes Geiseln kehrt auf deine Hand zurück.
iron_throne-effect-selyse = Brennender Glaube: Lege im Krieg eine Friedenskarte ab für +4.
iron_throne-effect-shireen = In Sicherheit gebracht: Zieh dich als Unterstützer zurück.
iron_throne-effect-daenerys = Drachenfeuer: Im Krieg zählt deine als aktiver Spieler gezeigte Kriegskarte von 1 bis 6 doppelt.
iron_throne-effect-viserys = Gekaufte Klingen: Gib im Krieg 1 oder 2 Macht deines Bogens dem gegnerischen aktiven Spieler, je +2.
iron_throne-effect-drogo = Donnernde Hufe: Im Krieg auf der Seite des Herausforderers +1 je lebendem Charakter von dir.
iron_throne-effect-jorah = Doppelspiel: Wechsle als Unterstützer die Seite, wenn der andere aktive Spieler zustimmt.
iron_throne-effect-barristan = Unerschüttert: Du erleidest in diesem Zug keine Sanktionen, und dir wird keine Geisel genommen.
iron_throne-effect-margaery = Ehebündnis: Nach einem Frieden, bei dem etwas ausgetauscht wurde, zieh 2 Karten und lege bis zu 2 Macht deines Bogens auf deine Charaktere.
iron_throne-effect-olenna = Giftkelch: 2 Macht eines teilnehmenden Charakters eines anderen kommen auf dessen Bogen.
iron_throne-effect-loras = Aus dem Sattel: Ein gegnerischer Unterstützer, dessen Charakter schwächer ist als deiner, zieht sich zurück.
iron_throne-effect-mace = Offene Kornkammern: Zieh 2 Karten; alle anderen auf deiner Seite ziehen 1.
iron_throne-effect-renly = Bannerschau: Im Krieg +1 je Charakter, der auf deiner Seite teilnimmt.

## Anführer

iron_throne-ability-cersei = Erpressung: Zwinge als aktiver Spieler einen lebenden Charakter eines Hauses, auf das du Einfluss hast, dich zu unterstützen.
iron_throne-ability-tyrion = Silberzunge: Nach einem Frieden von dir, bei dem etwas ausgetauscht wurde, zieh 2 Karten und lege bis zu 1 Macht.
iron_throne-ability-tywin = Gnadenlos: Gib im Krieg als aktiver Spieler 1 Macht deines Bogens aus dem Spiel für +2.
iron_throne-ability-jaime = Königsmörder: Du hast als aktiver Spieler durch Verrat gewonnen; der Charakter des Verlierers verliert 1 Macht an dessen Bogen, und du ziehst eine Karte.
iron_throne-ability-joffrey = Grausam: Eine Kriegs- oder Friedenskarte zu foltern bringt 2 Macht statt 1.
iron_throne-ability-eddard = Ehrbar: Mach als aktiver Spieler aus Verrat Frieden.
iron_throne-ability-catelyn = Mütterlich: Lege vor deinem Zug bis zu 2 Macht vom Bogen auf deine Charaktere.
iron_throne-ability-robb = Stratege: Tausche vor deinem Zug 3 Handkarten gegen 2 neue.
iron_throne-ability-arya = Rachsüchtig: Deine Seite hat verloren; jeder Unterstützer der Gegenseite verliert 2 Macht seines Charakters an den eigenen Bogen.
iron_throne-ability-bran = Grünseher: Gib als aktiver Spieler 1 Macht vom Bogen aus dem Spiel; dein Gegner legt seine Karte offen, bevor du deine legst.
iron_throne-ability-stannis = Unbeugsam: Im Krieg als aktiver Spieler ohne Unterstützer +2.
iron_throne-ability-melisandre = Blutopfer: Lege im Krieg 1 oder 2 Macht eines Charakters von dir, der nicht teilnimmt, auf den Bogen, je +1.
iron_throne-ability-davos = Zwiebelritter: Zieh nach einer Unterstützung eine Karte und lege bis zu 1 Macht.
iron_throne-ability-selyse = Glaubenseifer: Kosten dich Sanktionen mindestens 2 Macht, lege eine Friedenskarte ab und verliere nur 1.
iron_throne-ability-shireen = Belesen: Sieh dir vor deinem Zug die nächste Ereigniskarte an; lass sie liegen oder lege sie unter den Stapel.
iron_throne-ability-daenerys = Sprengerin der Ketten: Im Krieg als aktiver Spieler +1 je fremdem Einflussmarker auf deiner Tafel, höchstens +3.
iron_throne-ability-viserys = Bettelkönig: Wird deine Unterstützung angenommen, kommt 1 Macht vom Bogen dieses Spielers auf einen Charakter von dir.
iron_throne-ability-drogo = Plünderer: Du hast als Herausforderer gewonnen; lege bis zu 2 Macht vom Bogen des Verteidigers auf deine Charaktere.
iron_throne-ability-jorah = Beschützer: Bei Sanktionen wird die Hälfte für dich abgerundet.
iron_throne-ability-barristan = Königsgarde: Lege einmal im Zug eine Karte ab, damit dir keine Geisel genommen wird, außer es ist so vereinbart.
iron_throne-ability-margaery = Höfisches Geschick: Wird dein Angebot abgelehnt, biete einmal im Zug dem anderen aktiven Spieler einen Charakter an.
iron_throne-ability-olenna = Dornenkönigin: Als aktiver Spieler lässt du einen gegnerischen Unterstützer 2 Karten ablegen oder sich zurückziehen.
iron_throne-ability-loras = Ritter der Blumen: Im Krieg als aktiver Spieler +2, wenn dein Charakter mindestens so stark ist wie der andere.
iron_throne-ability-mace = Geduldige Ernte: Hast du nicht teilgenommen, zieh eine Karte oder lege 1 Macht.
iron_throne-ability-renly = Beliebt: Nimmst du Unterstützung an, ziehen du und der Unterstützer je eine Karte.
iron_throne-illegal-standing-order = Dein Dauerbefehl lässt diesen Moment verstreichen ({ $window }). Ändere ihn, wenn du ab dem nächsten Mal gefragt werden willst.

## Was man schreiben kann

iron_throne-typed-examples = Zum Beispiel:
    • `lennister herausfordern; macht auf arya; schicke robb`
    • `davos für den verteidiger` · `ich halte mich raus` · `tyrell ja, baratheon nein` · `nur tyrell`
    • `krieg 12` · `frieden` · `spiele bran` · `passe`
    • `jaime freilassen, rest behalten` · `foltere lennister krieg 12 an tywin` · `lennister hand, baratheon stapel`
    • `robb 2` · `arya 1, bran 1` · `vorschlag: stark einfluss, lennister 2 macht` · `einverstanden` · `abbrechen`
