### Wörter, die in der zweiten Edition beim Tippen verstanden werden.

card_game_2e-typed-verb-place = vorbereitung, auslegen, lege aus, leg aus, lege
card_game_2e-typed-verb-first = fängt an, fange an, beginnt, beginne, startet, starte, ist startspieler, startspieler, erster spieler, zuerst
card_game_2e-typed-verb-plot = strategie, aufdecken, decke auf, meine strategie
card_game_2e-typed-verb-marshal = aufmarsch, aufmarschieren, lass aufmarschieren, marschiere, ausspielen, spiele aus, bring, bringe
card_game_2e-typed-verb-play = spiele, spiel, spielen, benutze, benutz, nutze, hinterhalt, rette, einsetzen
card_game_2e-typed-verb-challenge = herausforderung, fordere heraus, angriff, greife an, greif an, angreifen, greife, greif, angreifer, an
card_game_2e-typed-verb-stealth = heimlich, umgehe, umgeh, umgehen, vorbei an, heimlich vorbei an
card_game_2e-typed-verb-defend = verteidige, verteidig, verteidigen, verteidigung, verteidiger, abwehren, wehre ab
card_game_2e-typed-verb-claim = schaden, töte, opfere, stirbt, verliere, getötet wird
card_game_2e-typed-verb-discard = ablegen, lege ab, leg ab, abwerfen, wirf ab
card_game_2e-typed-verb-title = titel, nimm titel
card_game_2e-typed-verb-choose = wähle, wähl, wählen, nimm, nehme, ziel, suche, nenne

card_game_2e-typed-type-military = militär, militäreinsatz, mil, krieg, militärisch
card_game_2e-typed-type-intrigue = intrige, intrigenspiel, int
card_game_2e-typed-type-power = macht, machtkampf
card_game_2e-typed-who-me = ich, mich, mich selbst, ich selbst
card_game_2e-typed-mulligan-keep = behalten, behalte, behalte die hand, hand behalten, kein mulligan
card_game_2e-typed-mulligan-mulligan = neue hand, mulligan, neu ziehen, neu, neue karten, neue handkarten, sieben neue
card_game_2e-typed-act-unless = passe, passen, fertig, weiter, nichts, nein, ende
card_game_2e-typed-act-pass = ganz passen, hier ganz passen, endgültig passen
card_game_2e-typed-challenge-pass = passe, passen, keine herausforderung, fertig, nichts, keine, nein
card_game_2e-typed-attackers-back = zurück
card_game_2e-typed-defenders-none = keine verteidiger, kein verteidiger, niemand, niemanden, keiner, nicht verteidigen, keine verteidigung
card_game_2e-typed-place-none = nichts, nichts auslegen, keine
card_game_2e-typed-stealth-none = niemanden, niemand, keinen
card_game_2e-typed-search-nothing = nichts, nichts nehmen, keine
card_game_2e-typed-intimidate-nobody = niemanden, niemand, keinen
card_game_2e-typed-redirect-yes = ja, umlenken, lenke um, leite um, umleiten, ja leite um, leite sie um, leite ihn um
card_game_2e-typed-redirect-no = nein, nicht umlenken
card_game_2e-typed-may-yes = ja, mach das
card_game_2e-typed-may-no = nein, lieber nicht

card_game_2e-typed-order-stops = halte, frag mich
card_game_2e-typed-order-pass_until = passen bis, bis, für mich passen
card_game_2e-typed-order-cancel_events = aufheben, ereignisse aufheben
card_game_2e-typed-order-duplicates = duplikate
card_game_2e-typed-order-defend_military = militär verteidigen, militäreinsätze verteidigen
card_game_2e-typed-order-defend_intrigue = intrigen verteidigen, intrigenspiele verteidigen
card_game_2e-typed-order-defend_power = macht verteidigen, machtkämpfe verteidigen

card_game_2e-typed-did-plot = Strategie **{ $what }**
card_game_2e-typed-did-act = **{ $what }**
card_game_2e-typed-did-challenge = { $what }
card_game_2e-typed-did-attackers = mit **{ $what }**
card_game_2e-typed-did-defenders = verteidigen mit **{ $what }**
card_game_2e-typed-did-claim = **{ $what }** stirbt
