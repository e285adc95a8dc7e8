### Wörter, die in der ersten Edition beim Tippen verstanden werden.

card_game_1e-typed-verb-place = vorbereitung, auslegen, lege aus, leg aus, lege
card_game_1e-typed-verb-plot = strategie, aufdecken, decke auf, meine strategie
card_game_1e-typed-verb-marshal = aufmarsch, aufmarschieren, lass aufmarschieren, marschiere, ausspielen, spiele aus, bring, bringe
card_game_1e-typed-verb-play = spiele, spiel, spielen, benutze, benutz, nutze, hinterhalt, rette, einsetzen
card_game_1e-typed-verb-challenge = herausforderung, fordere heraus, angriff, greife an, greif an, angreifen, greife, greif, angreifer, an
card_game_1e-typed-verb-stealth = heimlich, umgehe, umgeh, umgehen, vorbei an, heimlich vorbei an
card_game_1e-typed-verb-defend = verteidige, verteidig, verteidigen, verteidigung, verteidiger, abwehren, wehre ab
card_game_1e-typed-verb-claim = schaden, töte, opfere, stirbt, verliere, getötet wird
card_game_1e-typed-verb-discard = ablegen, lege ab, leg ab, abwerfen, wirf ab
card_game_1e-typed-verb-title = titel, nimm titel
card_game_1e-typed-verb-choose = wähle, wähl, wählen, nimm, nehme, ziel, suche, nenne

card_game_1e-typed-type-military = militär, militäreinsatz, mil, krieg, militärisch
card_game_1e-typed-type-intrigue = intrige, intrigenspiel, int
card_game_1e-typed-type-power = macht, machtkampf
card_game_1e-typed-who-me = ich, mich, mich selbst, ich selbst
card_game_1e-typed-mulligan-keep = behalten, behalte, behalte die hand, hand behalten, kein mulligan
card_game_1e-typed-mulligan-mulligan = neue hand, mulligan, neu ziehen, neu
card_game_1e-typed-act-unless = passe, passen, fertig, weiter, nichts, nein, ende
card_game_1e-typed-act-pass = ganz passen, hier ganz passen, endgültig passen
card_game_1e-typed-challenge-pass = passe, passen, keine herausforderung, fertig, nichts, keine, nein
card_game_1e-typed-attackers-back = zurück
card_game_1e-typed-defenders-none = keine verteidiger, kein verteidiger, niemand, niemanden, keiner, nicht verteidigen, keine verteidigung
card_game_1e-typed-place-none = nichts, nichts auslegen, keine
card_game_1e-typed-stealth-none = niemanden, niemand, keinen
card_game_1e-typed-search-nothing = nichts, nichts nehmen, keine
card_game_1e-typed-redirect-yes = ja, umlenken, lenke um
card_game_1e-typed-redirect-no = nein, nicht umlenken
card_game_1e-typed-vigilant-yes = ja, aufrichten
card_game_1e-typed-vigilant-no = nein, nicht aufrichten
card_game_1e-typed-vengeful-yes = ja, aufrichten
card_game_1e-typed-vengeful-no = nein, nicht aufrichten
card_game_1e-typed-command-yes = ja, einspringen, springe ein
card_game_1e-typed-command-no = nein, nicht einspringen
card_game_1e-typed-may-yes = ja, mach das
card_game_1e-typed-may-no = nein, lieber nicht

card_game_1e-typed-order-stops = halte, frag mich
card_game_1e-typed-order-pass_until = passen bis, bis, für mich passen
card_game_1e-typed-order-cancel_events = aufheben, ereignisse aufheben
card_game_1e-typed-order-duplicates = duplikate
card_game_1e-typed-order-defend_military = militär verteidigen, militäreinsätze verteidigen
card_game_1e-typed-order-defend_intrigue = intrigen verteidigen, intrigenspiele verteidigen
card_game_1e-typed-order-defend_power = macht verteidigen, machtkämpfe verteidigen

card_game_1e-typed-did-plot = Strategie **{ $what }**
card_game_1e-typed-did-act = **{ $what }**
card_game_1e-typed-did-challenge = { $what }
card_game_1e-typed-did-attackers = mit **{ $what }**
card_game_1e-typed-did-defenders = verteidigen mit **{ $what }**
card_game_1e-typed-did-claim = **{ $what }** stirbt
