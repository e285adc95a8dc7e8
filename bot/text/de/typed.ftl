### Spielen in Worten: was Maester antwortet, dann die Wörter, die er versteht.
### Wörter: durch Kommas getrennt; Groß- und Kleinschreibung, Akzente und Apostrophe zählen nicht.

typed-did = ✅ { $what }
typed-done = ✅ Erledigt.
typed-next = ▶️ { $what }
typed-next-hidden = ▶️ Du bist gefragt: drück den Knopf, oder schreib mir direkt.
typed-choose = Du kannst schreiben: { $options }
typed-choose-number = Schreib eine Zahl von { $min } bis { $max }, oder `alle`.
typed-choose-shares = Schreib zum Beispiel: `{ $name } { $total }`
typed-choose-ranking = Schreib mehrere, das Liebste zuerst: { $options }
typed-choose-talk = Schreib `annehmen`, `ablehnen`, oder `vorschlagen` und die Bedingungen.
typed-help = Du kannst Züge in deinen Worten schreiben, auch mehrere in einer Nachricht mit `;` dazwischen. Immer möglich: `zurück`, `hilfe`, `hand`, `brett`, `verlauf`, `regeln`, `befehle`.
typed-unsure = 🤔 Ich bin nicht sicher, was du meinst, und habe nichts getan. Ist es das?
typed-unsure-hidden = 🤔 Ich habe nichts getan. Warum, und was ich tun könnte, ist nur für deine Augen:
typed-not-understood = 🤔 Das verstehe ich nicht, und ich habe nichts getan.
typed-show = Zeig es mir
typed-left-out =
    { $count ->
        [one] Der Zug danach wurde ausgelassen.
       *[other] Die { $count } Züge danach wurden ausgelassen.
    }
typed-too-many = Das sind mehr als { $most } Züge in einer Nachricht. Der Rest wurde ausgelassen.
typed-which-table = An welchem Tisch?
typed-look-private = Das ist nur für deine Augen: drück den Knopf, oder schreib mir direkt.
typed-nothing-asked = Du bist gerade nichts gefragt.

illegal-typed-shares-unclear = Wie viele wohin? Zum Beispiel: Winterfell 3, The Twins 2
illegal-typed-not-yours = Diese Knöpfe gehören jemand anderem. Schreib deinen eigenen Zug.
illegal-typed-gone = Das steht nicht mehr zur Wahl. Schreib es noch einmal, wenn du es weiterhin willst.
illegal-typed-no-table = Kein Tisch wartet auf dich. Schreib im Thread deines Tisches, oder such einen mit `/game list`.
illegal-typed-too-long = Das ist mir zu lang, um es als Züge zu lesen. Schreib weniger Wörter.
illegal-typed-empty = In deiner Nachricht steht nichts, was ich lesen kann. Erwähne mich und schreib deinen Zug.

## Wörter aller Spiele

typed-numbers = null, eins/ein/eine/einen/einem/einer, zwei/zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
typed-fillers = bitte, ich, bin, mein, meine, meinen, meiner, wir, will, möchte, würde, gern, gerne, jetzt, nun, einheit, einheiten, armee, armeen, truppe, truppen, soldaten, mann, haus, nimm, nehme
typed-articles = der, die, das, den, dem, des
typed-particles = an, ein, aus, ab, vor, zu, auf, um, rein, hin
typed-source = von, aus, vom
typed-target = nach, auf, gegen, in, zu, zur, zum, ins, richtung
typed-with = mit, durch
typed-and = und, sowie
typed-then = dann, danach, anschließend
typed-all = alle, alles, allen, allem, maximal, maximum, so viele wie möglich, alle einheiten
typed-least = minimum, minimal, so wenige wie möglich, so wenig wie möglich, möglichst wenige
typed-each = je, jeweils
typed-rest = rest, übrigen, restlichen
typed-default = standard, vorgabe
typed-pass = passe, passen, weiter, nichts, fertig
typed-yes = ja, j, jo, genau, klar, richtig, stimmt
typed-loose = übrig, übrigbleiben
typed-turning = nicht, nie, nein, kein, keine, keinen, oder, wenn, falls, vielleicht, sollte, soll, könnte, was, warum, wann, wer, ob, aber, außer, ohne, nur, statt, nichts, passt
typed-offer-accept = annehmen, nehme an, einverstanden, angenommen, ja
typed-offer-refuse = ablehnen, lehne ab, nein, abgelehnt
typed-offer-propose = vorschlagen, schlage vor, anbieten, biete
typed-showing = zeig, zeige, zeigt, mir, uns, bitte, den, die, das, mal, ich, will, sehen, mach, mache
typed-do-undo = zurück, zug rückgängig, zug zurücknehmen, rückgängig, zurücknehmen, nimm zurück
typed-do-help = hilfe, was nun, was kann ich tun
typed-do-hand = hand, karten, seite
typed-do-board = brett, karte, spielbrett, bild
typed-do-log = verlauf, protokoll, was ist passiert
typed-do-rules = regeln, regel
typed-do-orders = befehle, dauerbefehle, daueraufträge
typed-do-join = mitspielen, beitreten, hinsetzen, ich bin dabei
typed-do-leave = verlassen, aufstehen, aussteigen
typed-do-start = starten, beginnen, anfangen, spiel starten
typed-do-fill = auffüllen, füllen

## Risk

risk-typed-verb-attack = angreifen, angriff, greife, greif, greift, attackiere, attackieren, attacke, erobere, erobern, invasion
risk-typed-verb-maneuver = manöver, manövriere, verlege, verlegen, bewege, bewegen, verschiebe, verschieben, ziehe, schicke, schick, schieb
risk-typed-verb-place = verstärke, verstärk, verstärken, verstärkung, verstärkungen, setze, setz, setzen, platziere, platzieren, stelle, stell
risk-typed-verb-trade = tausche, tauschen, eintauschen, tausch
risk-typed-verb-move_in = einrücken, rücke, rück, nachrücken, rücke ein, besetze, ziehe
risk-typed-verb-draw = ziehe, ziehen
risk-typed-verb-defend = verteidige, verteidigen, verteidigung
risk-typed-verb-house = wähle, nehme, nimm
risk-typed-verb-end_turn = zug beenden, beende zug, beende den zug, beende meinen zug, runde beenden, zug ende, zugende

risk-typed-houses-loose = zuerst, erst, erstens, zweitens, liebstes, am liebsten
risk-typed-trade-first = das beste, bestes, bestes set, beste, den besten satz
risk-typed-trade-keep = behalten, karten behalten, behalte, behalte karten, behalte meine karten, nicht tauschen, kein tausch, passe, nein
risk-typed-invade_from-end = fertig, ende, beenden, passe, keine angriffe mehr, kein angriff mehr, keine angriffe, kein angriff, invasionen beenden, angriffe beenden, angriff beenden, genug
risk-typed-invade_to-back = zurück, abbrechen, doch nicht
risk-typed-how-all = bis zum ende, bis es fällt, bis zum schluss, bis zum bitteren ende, alles, alle, mit allem, mit allen, bis zum sieg, bis zum tod
risk-typed-how-until = bis, bis noch, bis nur noch, stopp bei, stoppe bei, bis auf
risk-typed-how-stop = abbrechen, stopp, stop, aufhören, rückzug, breche ab, genug
risk-typed-how-unit = würfel, würfeln, würfels
risk-typed-how-loose = eine schlacht, ein kampf
risk-typed-until-loose = bis, bis noch, bei, stopp bei, stopp, noch, habe, sind, ich noch
risk-typed-move_in-max = alle bis auf einen, alle bis auf eine, alle bis auf 1, alle außer einem, alle außer einer
risk-typed-move_in-min = wenige, nur die überlebenden
risk-typed-maneuver_from-none = kein manöver, keins, keines, nein, passe, fertig, zug beenden, nichts, ende, beenden, bleiben
risk-typed-maneuver_to-back = zurück, abbrechen
risk-typed-maneuver_units-max = alle bis auf einen, alle bis auf eine, alle bis auf 1
risk-typed-defence-unit = würfel, würfeln
risk-typed-draw-draw = ziehen, karte ziehen, ziehe, ziehe karte, ja, nehmen, karte nehmen
risk-typed-draw-no = liegen lassen, nein, nein danke, nicht ziehen, keine karte, lassen, passe, nicht nehmen

risk-typed-territory-skagos = insel skagos
risk-typed-territory-the_dreadfort = grauenstein
risk-typed-territory-bear_island = bäreninsel
risk-typed-territory-white_harbor = weißwasserhafen, weißhafen
risk-typed-territory-the_neck = eng, die eng
risk-typed-territory-the_twins = zwillinge, zwillingen
risk-typed-territory-riverrun = schnellwasser
risk-typed-territory-mountains_of_the_moon = mondberge, berge des mondes, mondbergen
risk-typed-territory-the_eyrie = hohenehr
risk-typed-territory-casterly_rock = casterlystein
risk-typed-territory-kings_landing = königsmund
risk-typed-territory-dragonstone = drachenstein
risk-typed-territory-kingswood = königswald
risk-typed-territory-highgarden = rosengarten
risk-typed-territory-oldtown = altsass
risk-typed-territory-storms_end = sturmkap
risk-typed-territory-sunspear = sonnspeer
risk-typed-territory-golden_tooth = goldzahn
risk-typed-territory-gulltown = möwenstadt
risk-typed-territory-pyke = peik
risk-typed-territory-the_trident = dreizack, trident
risk-typed-territory-the_arbor = arbor
risk-typed-territory-red_mountains = rote berge
risk-typed-territory-the_fingers = finger

risk-typed-did-invade_from = Angriff von **{ $what }**
risk-typed-did-invade_to = auf **{ $what }**
risk-typed-did-maneuver_from = Marsch von **{ $what }**
risk-typed-did-maneuver_to = nach **{ $what }**
risk-typed-did-maneuver_units =
    { $what ->
        [one] 1 Einheit
       *[other] { $what } Einheiten
    }
risk-typed-did-move_in = einrücken mit { $what }
