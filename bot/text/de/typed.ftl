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
typed-order-unsure = 🤔 Wie soll dieser Dauerauftrag lauten? { $options }.
typed-look-private = Das ist nur für deine Augen: drück den Knopf, oder schreib mir direkt.
typed-nothing-asked = Du bist gerade nichts gefragt.

illegal-typed-shares-unclear = Wie viele wohin? Zum Beispiel: Winterfell 3, The Twins 2
illegal-typed-not-yours = Diese Knöpfe gehören jemand anderem. Schreib deinen eigenen Zug.
illegal-typed-which-order = Welchen Dauerauftrag meinst du? Es gibt: { $options }.
illegal-typed-gone = Das steht nicht mehr zur Wahl. Schreib es noch einmal, wenn du es weiterhin willst.
illegal-typed-no-table = Kein Tisch wartet auf dich. Schreib im Thread deines Tisches, oder such einen mit `/game list`.
illegal-typed-too-long = Das ist mir zu lang, um es als Züge zu lesen. Schreib weniger Wörter.
illegal-typed-empty = In deiner Nachricht steht nichts, was ich lesen kann. Erwähne mich und schreib deinen Zug.

## Wörter aller Spiele

typed-numbers = null, eins/ein/eine/einen/einem/einer, zwei/zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
typed-fillers = bitte, ich, bin, mein, meine, meinen, meiner, wir, will, möchte, würde, gern, gerne, jetzt, nun, einheit, einheiten, armee, armeen, truppe, truppen, soldaten, mann, haus, nimm, nehme, also, so, einfach, mal, mach, mache, doch, erstmal, erst, leute, jungs, männer, krieger, diese, diesen, dieser, dieses, diesmal, heute, drauf, gleich, eben, hier, da, dort, dahin, dazu, noch, auch, komm, los, glaube, denke, denk, mir, mich, nehm, würd, möcht, stück, natürlich, kommen, kommt, geht, gehen, runter, hoch, rüber, lieber, machen, tun, davon, werden, wird, sollen
typed-chatter = danke, gut, schön, super, ok, okay, na, es, sie, ja, bitteschön, ach, halt, toll
typed-articles = der, die, das, den, dem, des
typed-particles = an, ein, aus, ab, vor, zu, auf, um, rein, hin
typed-source = von, aus, vom, ausgehend, ab
typed-target = nach, auf, gegen, in, zu, zur, zum, ins, richtung, an, bei, beim, für, zu den, rüber, im, aufs
typed-with = mit, durch, per, mithilfe, mittels
typed-and = und, sowie
typed-then = dann, danach, anschließend
typed-all = alle, alles, allen, allem, maximal, maximum, so viele wie möglich, alle einheiten, so viele wie geht, so viele wie's geht, so viel wie möglich, so viel wie geht, alles was geht, alle die gehen, sämtliche, alle mann, jeden, möglichst viele, möglichst viel, das maximum, das meiste, ganze armee, die ganze armee, alles was ich hab, alles was ich habe, komplett
typed-least = minimum, minimal, so wenige wie möglich, so wenig wie möglich, möglichst wenige, möglichst wenig, so wenig wie geht, so wenige wie geht, das minimum, mindestzahl, die wenigsten
typed-each = je, jeweils
typed-rest = rest, übrigen, restlichen, restliche, übrige, restlicher
typed-default = standard, vorgabe
typed-pass = passe, passen, weiter, nichts, fertig, nix, nö, nee, ne, genug
typed-yes = ja, j, jo, genau, klar, richtig, stimmt, jep, jup, jawohl, jap
typed-loose = übrig, übrigbleiben, stehen, bleiben, bleibt
typed-turning = nicht, nie, nein, kein, keine, keinen, oder, wenn, falls, vielleicht, sollte, soll, könnte, was, warum, wann, wer, ob, aber, außer, ohne, nur, statt, nichts, passt
typed-half = hälfte, halb, halbe, hälften
typed-even = gleichmäßig, gleichen, gleich, gerecht, verteilt, verteile, aufteilen, aufgeteilt
typed-except = außer, ohne, bis auf
typed-leaving = lass, lasse, lassen, behalte, behalt, behalten, bleiben, bleibt, bleibe, stehen, zurück, zurücklassen, dableiben, da lassen, dalassen
typed-all-but = alle bis auf, alle außer, alles bis auf, alles außer, allen außer, allen bis auf
typed-undoing = nein, ups, hoppla, mist, moment, warte, das, den, letzten, letzte, zug, bitte, doch, ne, nee, oh, ach, halt, stopp, sorry, mach, mache, nochmal, wieder, meinen, kann, ich, einen, schritt, verdammt, aktion, falsch, war, will, mal, komm, kannst, du
typed-not = nicht, nie, kein, keine, keinen, nix, nichts, ohne
typed-nope = nein, nö, nee, ne, nein danke, nicht jetzt, jetzt nicht, noch nicht, diesmal nicht, diese runde nicht, diesen zug nicht, später, vielleicht später, lieber nicht, heute nicht, nicht diese runde, nicht diesmal, nö danke, ne danke, nee danke
typed-offer-accept = annehmen, nehme an, einverstanden, angenommen, ja
typed-offer-refuse = ablehnen, lehne ab, nein, abgelehnt
typed-offer-propose = vorschlagen, schlage vor, anbieten, biete
typed-showing = zeig, zeige, zeigt, mir, uns, bitte, den, die, das, mal, ich, will, sehen, mach, mache, was, ist, sind, hab, habe, nochmal, noch, einmal, auf, der, denn, bisher, passiert, meine, meinen, mein, aktuelle, aktuellen, kurz, erst, erstmal, kannst, kann, du, wie, sieht, aus, gib, brauche, brauch, schau, schauen, gucken, guck, anschauen, ansehen, anzeigen, moment, warte, zeigen, eigentlich, so, welche, im, in, wo, gerade, grad, jetzt, ein, eine, einen, hey, hallo, ok, danke, lass, möchte, ganzen, es, steht, stehen, zum, zur
typed-do-undo = zurück, zug rückgängig, zug zurücknehmen, rückgängig, zurücknehmen, nimm zurück, mach das rückgängig, mach rückgängig, nimm das zurück, geh zurück, einen schritt zurück, zug rückgaengig machen, rückgängig machen, zurücknehmen bitte
typed-do-help = hilfe, was nun, was kann ich tun, was soll ich tun, was muss ich tun, was kann ich machen, was soll ich machen, was muss ich machen, wie geht das, welche optionen, optionen, möglichkeiten, befehlsliste, wie funktioniert das
typed-do-hand = hand, karten, seite, handkarten, was habe ich, kartenhand
typed-do-board = brett, karte, spielbrett, bild, landkarte, übersicht, spielfeld, spielplan, lage, plan, map
typed-do-log = verlauf, protokoll, was ist passiert, was war los, chronik, log, historie, was bisher geschah, was ist bisher passiert
typed-do-rules = regeln, regel, regelwerk, spielregeln, anleitung
typed-do-orders = befehle, dauerbefehle, daueraufträge
typed-order-begins = befehl, befehle, auftrag, setze auftrag, mein auftrag
typed-order-begins-standing = dauerauftrag, daueraufträge, dauerbefehl, dauerbefehle, dauerorder, setze dauerauftrag, mein dauerauftrag
typed-order-loose = setze, setz, stell, stelle, ist, soll, sollen, immer, bitte, bei, beim, nur, den, das
typed-order-none = keine, keins, kein, nichts, nirgends, nie
typed-order-any-ask = fragen, frag, frag mich, immer fragen, jedes mal fragen, nachfragen
typed-order-any-never = nie, niemals, nie fragen, nicht fragen
typed-do-join = mitspielen, beitreten, hinsetzen, ich bin dabei
typed-do-leave = verlassen, aufstehen, aussteigen
typed-do-start = starten, beginnen, anfangen, spiel starten
typed-do-fill = auffüllen, füllen

## Risk

risk-typed-verb-attack = angreifen, angriff, greife, greif, greift, attackiere, attackieren, attacke, erobere, erobern, invasion, hau, haue, schlag, schlage, stürme, stürm, erobre, überfalle, überfall, bekämpfe, angreif, attackier, einfallen, angegriffen, belagere, kämpfe
risk-typed-verb-maneuver = manöver, manövriere, verlege, verlegen, bewege, bewegen, verschiebe, verschieben, ziehe, schicke, schick, schieb, verleg, verschieb, zieh, ziehen, beweg, schiebe, bring, bringe, verschiebung, umgruppieren, versetze, versetz, rücke, marschiere, marschier, führe, nachziehen, hol, hole
risk-typed-verb-place = verstärke, verstärk, verstärken, verstärkung, verstärkungen, setze, setz, setzen, platziere, platzieren, stelle, stell, platzier, pack, packe, hau, tu, leg, lege, gib, verteile, verteil, stationiere, stationier, aufstellen, wirf, steck, stecke
risk-typed-verb-trade = tausche, tauschen, eintauschen, tausch, eintausch, tausch ein, tausche ein, umtauschen, einlösen, löse ein, löse, setze ein
risk-typed-verb-move_in = einrücken, rücke, rück, nachrücken, rücke ein, besetze, ziehe, zieh, zieh ein, einziehen, einmarschieren, marschiere, rein, vorrücken, nachziehen, schick, schicke, verlege, nehme, besetzen, rücken
risk-typed-verb-draw = ziehe, ziehen, zieh
risk-typed-verb-defend = verteidige, verteidigen, verteidigung, verteidig, wehre, verteidigt, würfle, würfel
risk-typed-verb-house = wähle, nehme, nimm, wähl
risk-typed-verb-end_turn = zug beenden, beende zug, beende den zug, beende meinen zug, runde beenden, zug ende, zugende, zug zu ende, beende die runde, zug fertig, fertig mit dem zug, fertig mit meinem zug, ende des zuges, zug abgeben, zug vorbei, zug ist vorbei, runde zu ende, runde ende, runde vorbei, mein zug ist zu ende, mein zug ist vorbei, der nächste bitte, nächster bitte, zug abschließen, zug aus, beende zug bitte, ende zug

risk-typed-order-defence = verteidigung, verteidigen, verteidige, abwehr
risk-typed-order-defence-most = alle, maximal, so viele wie möglich, so viele wie erlaubt, zwei, beide, zwei würfel, beide würfel, 2 würfel
risk-typed-order-defence-one = einer, einen, ein, ein würfel, einem würfel, mit einem würfel, immer einer, 1 würfel
risk-typed-order-move_in = einrücken, nachrücken, eroberung, nach eroberung, nach einer eroberung
risk-typed-order-move_in-few = wenige, so wenige wie möglich, so wenige wie erlaubt, minimum, minimal
risk-typed-order-move_in-all = alle, alle bis auf eine, alle bis auf einen, maximal, so viele wie möglich
risk-typed-order-draw = ziehen, karte, karten, karte ziehen, karten ziehen
risk-typed-order-draw-always = immer, immer ziehen, ja, ziehen
risk-typed-order-draw-end = ende, spielende, endkarte, am ende fragen
risk-typed-houses-loose = zuerst, erst, erstens, zweitens, liebstes, am liebsten, sonst, ansonsten, lieber, danach, dann, drittens, viertens, fünftens, platz, notfalls, zur not, favorit
risk-typed-trade-first = das beste, bestes, bestes set, beste, den besten satz, beste set, den besten, das wertvollste, die besten
risk-typed-trade-keep = behalten, karten behalten, behalte, behalte karten, behalte meine karten, nicht tauschen, kein tausch, passe, nein, karten behalte ich, behalte ich, ich behalte, behalte alle, alle behalten, ich behalte sie, nicht eintauschen, aufheben, spare sie, karten sparen, sparen, heb sie auf, behalt sie, behalt, behalte sie, behalte die karten, will sie behalten, aufsparen
risk-typed-invade_from-end = fertig, ende, beenden, passe, keine angriffe mehr, kein angriff mehr, keine angriffe, kein angriff, invasionen beenden, angriffe beenden, angriff beenden, genug, das wars, das war es, das war's mit angriffen, das wars mit angriffen, das wars mit angreifen, schluss, ich bin durch, bin durch, reicht, das reicht, es reicht, keine weiteren angriffe, kein weiterer angriff, angriffe fertig, keine attacke, keine attacken, frieden, ende der angriffe, genug angegriffen, genug gekämpft, aufhören, stopp, schluss mit angriffen, keinen angriff, keinen angriff mehr
risk-typed-invade_to-back = zurück, abbrechen, doch nicht
risk-typed-how-all = bis zum ende, bis es fällt, bis zum schluss, bis zum bitteren ende, alles, alle, mit allem, mit allen, bis zum sieg, bis zum tod, volle kanne, durchziehen, zieh durch, zieh es durch, komplett, bis es mir gehört, bis es meins ist, bis sie tot sind, bis alle tot sind, bis zum letzten mann, vollgas, volle pulle, volles rohr, voll drauf, volle kraft, mit voller kraft, koste es was es wolle, um jeden preis, alles oder nichts, mit allem was ich hab, mit allem was ich habe, mit allem was geht, ohne rücksicht auf verluste, bis es eingenommen ist, bis es erobert ist, bis ich es habe, bis ichs hab, bis ich gewinne, bis ich es hab, bis es mein ist, bis sie fallen, bis er fällt, bis sie fällt, bis einer tot ist, bis keiner mehr steht, bis es vorbei ist, bis ich gewonnen habe, bis zum umfallen, bis gewonnen, auf ganzer linie, alles rein, ohne gnade
risk-typed-how-until = bis, bis noch, bis nur noch, stopp bei, stoppe bei, bis auf, bis ich nur noch, bis ich noch, ich nur noch, ich noch, bis maximal, behalte, behalte mindestens, behalt, lass, lasse, lass mindestens, lasse mindestens, hör auf wenn, hör auf bei, höre auf wenn, höre auf bei, hör bei, aufhören wenn, aufhören bei, stopp wenn, stop wenn, stop bei, stoppe wenn, stopp wenn ich, hör auf wenn ich nur noch, hör auf wenn ich noch, hör auf wenn nur noch, hör auf wenn noch, halt bei, aber behalte, aber behalte mindestens, aber lass, abbrechen bei, abbrechen wenn, abbruch bei, brich ab bei, brich ab wenn, schluss bei, bis runter auf, ende bei, mindestens, aber mindestens
risk-typed-how-stop = abbrechen, stopp, stop, aufhören, rückzug, breche ab, genug, lass mal, lass gut sein, lass es, vergiss es, doch nicht, doch nicht angreifen, nicht angreifen, brich ab, hör auf, höre auf, zurückziehen, zieh zurück, zurück ziehen, abbruch, lieber nicht, halt, sofort aufhören, schluss, reicht, stoppen
risk-typed-how-unit = würfel, würfeln, würfels, würfen
risk-typed-how-loose = eine schlacht, ein kampf, einmal, nur einmal, ein mal, ein wurf, einen wurf, würfle, weiter, weiterkämpfen, kämpf, kämpfe, bis es fällt oder, bis es fällt oder bis, greif an, angreifen, nur, eine runde, ein angriff, greife an, einmal würfeln, ein mal würfeln
risk-typed-until-loose = bis, bis noch, bei, stopp bei, stopp, noch, habe, sind, ich noch, wenn, nur noch, nur, da, mindestens, bleiben, stehen, soll, sollen, hab, haben, über, da sind, stehen bleiben, behalten, behalte, auf, aufhören, aufhoeren, hör auf, stop bei, stop, zurück, will, ich will, drin, daheim, bleibt, lass, ich nur noch, ist
risk-typed-move_in-max = alle bis auf einen, alle bis auf eine, alle bis auf 1, alle außer einem, alle außer einer
risk-typed-move_in-min = wenige, nur die überlebenden
risk-typed-maneuver_from-none = kein manöver, keins, keines, nein, passe, fertig, zug beenden, nichts, ende, beenden, bleiben, nix, gar nichts, garnichts, lass alles stehen, alles lassen, alles bleibt, alle bleiben, bleibt alles, bleib, alle bleiben stehen, bleibt stehen, keine bewegung, nichts bewegen, keine verlegung, nichts verlegen, nichts verschieben, das wars, ich bin durch, bin durch, keine verschiebung, kein zug, alles bleibt wie es ist, alles bleibt so, alle bleiben wo sie sind, lass alle stehen, kein marsch, keine truppenbewegung, reicht, passt so, keiner bewegt sich, ohne manöver, kein manöver mehr
risk-typed-maneuver_to-back = zurück, abbrechen
risk-typed-maneuver_units-max = alle bis auf einen, alle bis auf eine, alle bis auf 1
risk-typed-defence-unit = würfel, würfeln
risk-typed-draw-draw = ziehen, karte ziehen, ziehe, ziehe karte, ja, nehmen, karte nehmen, karte, ne karte, ne karte bitte, ne karte ziehen, karte her, her damit, her mit der karte, gib karte, gib mir eine karte, eine karte, karte bitte, zieh, zieh karte, zieh eine karte, zieh eine, ziehe eine karte, nehm ich, nehme ich, will ich, ich nehme sie, ich ziehe, ich ziehe eine karte, ich zieh, karte aufnehmen
risk-typed-draw-no = liegen lassen, nein, nein danke, nicht ziehen, keine karte, lassen, passe, nicht nehmen, lass liegen, lass sie liegen, liegenlassen, liegen, brauche ich nicht, brauch ich nicht, will ich nicht, will keine, will keine karte, keine, keine ziehen, verzichte, ich verzichte, verzichten, ohne karte, lass es, lass stecken
risk-typed-how-all-maybe = bis, weiter, los, weitermachen, weiter so, drauf, ja, voll, mach, gib ihm
risk-typed-how-until-maybe = solange, solange ich noch mehr als, solange ich mehr als, so lange, mehr als, oder, vorsichtig
risk-typed-how-stop-maybe = nein, nicht, warte
risk-typed-defence-2 = beide, beide würfel, mit beiden, mit beiden würfeln, beiden
risk-typed-defence-1 = einer reicht, einzelner würfel
risk-typed-invade_from-end-maybe = nichts, keiner, warten, weiter, manöver, gut, durch, bleiben, keine, keinen
risk-typed-maneuver_from-none-maybe = gut, durch, lass, stehen, bleibt, genug, weiter, schluss, kein, keine, nicht, danke
risk-typed-trade-keep-maybe = warten, aufheben, nicht, später, karten, warte
risk-typed-trade-first-maybe = tausche, tauschen, eintauschen, ja, set, satz, karten
risk-typed-draw-draw-maybe = bitte, klar, gern, gerne, will, her
risk-typed-draw-no-maybe = nicht, lass, ohne, kein
risk-typed-place-loose = andere, anderen, anderer, letzte, letzten, teile, teilen, zu, auf, aufteilen, zwischen, verteilt, geht, gehen, kommt, kommen, neuen, neue, mehr, extra, verstärkungen, der, die
risk-typed-move_in-loose = rein, ein, stehen, zurück, rüber, hinein, nur, dort, soll, sollen, nach, reichen, reicht
risk-typed-maneuver_units-loose = reichen, reicht, stehen, zurück, rüber, nur, dort, soll, sollen, genügen, genügt
risk-typed-maneuver_to-loose = runter, hoch, rüber, hinüber, überzähligen, überzählige
risk-typed-maneuver_from-loose = mehr, bei mir
risk-typed-invade_from-loose = angriffe, angriffen, angreifen, mehr, weiter, mit angriffen
risk-typed-trade-loose = karten, karte, die karten, meine karten, set, satz, ein
risk-typed-draw-loose = karte, die karte, eine
risk-typed-defence-loose = nur, reicht, reichen, wirf, genügt, mich

risk-typed-territory-skagos = insel skagos
risk-typed-territory-the_dreadfort = grauenstein
risk-typed-territory-bear_island = bäreninsel, bärinsel
risk-typed-territory-white_harbor = weißwasserhafen, weißhafen, weißer hafen, weissenhafen
risk-typed-territory-the_neck = eng, die eng
risk-typed-territory-the_twins = zwillinge, zwillingen
risk-typed-territory-riverrun = schnellwasser
risk-typed-territory-mountains_of_the_moon = mondberge, berge des mondes, mondbergen
risk-typed-territory-the_eyrie = hohenehr
risk-typed-territory-casterly_rock = casterlystein, casterlyfels, der stein
risk-typed-territory-kings_landing = königsmund
risk-typed-territory-dragonstone = drachenstein
risk-typed-territory-kingswood = königswald
risk-typed-territory-highgarden = rosengarten
risk-typed-territory-oldtown = altsass
risk-typed-territory-storms_end = sturmkap
risk-typed-territory-sunspear = sonnspeer
risk-typed-territory-golden_tooth = goldzahn, goldener zahn, goldenzahn
risk-typed-territory-gulltown = möwenstadt
risk-typed-territory-pyke = peik
risk-typed-territory-the_trident = dreizack, trident
risk-typed-territory-the_arbor = arbor
risk-typed-territory-red_mountains = rote berge, roten berge, roten bergen
risk-typed-territory-the_fingers = finger
risk-typed-territory-wolfswood = wolfswald
risk-typed-territory-the_gift = schenkung
risk-typed-territory-stoney_shore = steinige küste, steiniges ufer, steinküste, felsenküste, felsküste, steinufer
risk-typed-territory-barrowlands = hügelgräber, hügelgrabland, grabhügel, grabland, hügellande
risk-typed-territory-widows_watch = witwenwacht, witwenwache
risk-typed-territory-cape_kraken = kap kraken, krakenkap, kap der kraken
risk-typed-territory-stoney_sept = steinsepte, steinerne septe, steinige septe, septe, steinsept
risk-typed-territory-the_crag = die klippe, klippe
risk-typed-territory-silverhill = silberhügel
risk-typed-territory-crackclaw_point = klauenspitze, knackklauen, knackklaue
risk-typed-territory-blackwater_rush = schwarzwasser, schwarzwasserfluss, schwarzwasserstrom
risk-typed-territory-the_mander = mander
risk-typed-territory-searoad_marshes = seestraßensümpfe, seestraße
risk-typed-territory-three_towers = drei türme, dreitürmen, dreitürme
risk-typed-territory-rainwood = regenwald
risk-typed-territory-dornish_marches = dornische marken, dornischen marken
risk-typed-territory-sandstone = sandstein
risk-typed-territory-greenblood = grünblut
risk-typed-territory-winterfell = winterfeld
risk-typed-territory-harrenhal = harrenhall

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
