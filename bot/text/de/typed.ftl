### Spielen in Worten: was Maester antwortet, dann die Wörter, die er versteht.
### Wörter: durch Kommas getrennt; Groß- und Kleinschreibung, Akzente und Apostrophe zählen nicht.

typed-did = ✅ **{ $who }**: { $what }
typed-done = ✅ Erledigt.
typed-next = ▶️ { $what }
typed-next-hidden = ▶️ Du hast etwas zu entscheiden: Drück den Knopf oder schreib mir direkt.
typed-choose = Du kannst schreiben: { $options }
typed-choose-number = Schreib eine Zahl von { $min } bis { $max }, oder `alle`.
typed-choose-shares = Schreib zum Beispiel: `{ $name } { $total }`
typed-choose-ranking = Schreib mehrere, das liebste zuerst: { $options }
typed-choose-talk = Schreib `annehmen`, `ablehnen` oder `vorschlagen` und die Bedingungen.
typed-help = Schreib deinen Zug in eigenen Worten; mehrere auf einmal mit `;` dazwischen. Ich handle nur, wenn ich jedes Wort verstehe. Sonst frage ich nach. Immer möglich: `rückgängig` (nimmt deinen letzten Zug zurück), `hilfe`, `hand`, `brett`, `verlauf`, `regeln`, `befehle` (deine Dauerbefehle).
typed-unsure = 🤔 { $count ->
        [one] Meinst du das? Ein Druck genügt.
       *[other] Was davon meinst du?
    }
typed-unsure-hidden = 🤔 Ich habe noch nichts getan. Was ich tun könnte, siehst nur du:
typed-not-understood = Darin erkenne ich keinen Zug. `hilfe` zeigt, was du schreiben kannst.
typed-nothing = nichts
typed-noted = 📝 Notiert. { $missing ->
        [one] Eine Angabe fehlt noch.
       *[other] { $missing } Angaben fehlen noch.
    }
typed-unsure-undo = ↩️ Deinen letzten Zug zurücknehmen?
typed-which = 🤔 Was genau?
typed-show = Zeig es mir
typed-waits = ⏸️ Vorher ist noch etwas anderes zu klären. Schreib den Rest noch einmal, wenn du gefragt wirst.
typed-left-out =
    { $count ->
        [one] Der Zug danach wurde ausgelassen.
       *[other] Die { $count } Züge danach wurden ausgelassen.
    }
typed-too-many = In einer Nachricht nehme ich höchstens { $most } Züge an. Der Rest wurde ausgelassen.
typed-which-table = An welchem Tisch?
typed-order-unsure = 🤔 Wie soll dieser Dauerbefehl lauten? { $options }.
typed-look-private = Das geht nur dich etwas an: Drück den Knopf oder schreib mir direkt.
typed-nothing-asked = Du hast gerade nichts zu entscheiden.

illegal-typed-shares-unclear = Mir ist nicht klar, was wohin soll. Nenne jedes zusammen mit dem, was es bekommt.
illegal-typed-not-here = „{ $text }“ geht hier nicht.
illegal-typed-not-yours = Diese Knöpfe sind für jemand anderen. Schreib deinen eigenen Zug.
illegal-typed-which-order = Welchen Dauerbefehl meinst du? Es gibt: { $options }.
illegal-typed-gone = Das steht nicht mehr zur Wahl. Schreib es noch einmal, wenn du es weiterhin willst.
illegal-typed-no-table = Kein Tisch wartet auf dich. Schreib im Thread deines Tisches, oder such einen mit `/spiel liste`.
illegal-typed-too-long = Das ist mir zu lang. Ich lese höchstens { $words } Wörter und { $characters } Zeichen.
illegal-typed-too-much = Das ist mir auf einmal zu viel. Schreib es in mehreren kürzeren Nachrichten.
illegal-typed-empty = In deiner Nachricht steht nichts, was ich lesen kann. Erwähne mich und schreib deinen Zug.

## Wörter aller Spiele

typed-numbers = null, eins/ein/eine/einen/einem/einer/nen/nem/ner, zwei/zwo/zweien, drei/dreien, vier/vieren, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
typed-letters = j ja, n nein, p passe
typed-thanks = danke, danke schön, dankeschön, danke dir, vielen dank, merci, besten dank
typed-pronoun = ich, wir, mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, mir, uns, mich, sein, seine, seinen, seiner, seinem, ihr, ihre, ihren, ihrer, sie, es, ihn, ihm, ihnen, denen
typed-intent = unbedingt, hätte ich gern, hätte ich gerne, hätt ich gern, hätte gern, hätte gerne, wünsche ich mir, wünsche mir, möchte, möchte gern, möchte gerne, würde gern, würde gerne, ich würde gern, ich möchte, will, werde, wollen, lass uns, lasst uns, lass mich, jetzt, nun, auch, mal, gern, gerne, einfach, also, dann, soll, sollen, noch
typed-unit = einheit, einheiten, truppe, truppen, armee, armeen, mann, leute, soldaten, stück, davon, krieger, kämpfer, von ihnen, meiner einheiten, neue, neuen, weitere
typed-or = oder, entweder, beziehungsweise
typed-correction = verzeihung, pardon, verzeiht, verzeih, sagen wir, ach was, meinte ich, meine ich, mein ich, nein warte, warte nein, warte, ne warte, nee warte, quatsch, ich meine, ich meinte, korrektur, moment nein, nein moment, moment, ach nein, nein doch, ne doch, nee doch, doch lieber, lieber doch, vielmehr, sorry, ups, hoppla, äh, ähm, halt nein, nein halt, besser gesagt, entschuldigung, andersrum, anders rum, anders herum, umgekehrt, ne quatsch, nee quatsch, nein quatsch, ach quatsch, ach ne, ach nee, doch nicht, mach doch lieber, mach daraus, nee moment, ne moment, ich wollte sagen, sagen wir lieber, stopp nein, korrigiere, ach komm doch, ach komm, vergiss das, streich das, spaß, kleiner scherz, scherz, stopp, stop, halt stopp, moment mal, warte mal, ne sorry, nee sorry, nein sorry, sry, nein lieber, ne lieber, nee lieber, oder nein, oder ne, oder nee, hm ne, hm nee, hm nein, doch eher, eher doch, verschrieben, vertippt, verklickt, mein fehler, korrigiere mich, streiche das, nehm ich zurück, nehme ich zurück, oder besser, besser doch, oder doch
typed-instead = stattdessen
typed-instead-of = statt, anstatt, anstelle von, an stelle von
typed-filler = ich, wir, mir, mich, uns, du, dir, dich, ihr, euch, er, sie, es, ihn, ihm, ihnen, mein, meine, meinen, meiner, dein, deine, das, dies, diese, diesen, dieses, dieser, diesem, der, die, den, dem, des, da, hier, dort, jetzt, nun, dann, heute, diesmal, runde, zug, mal, einmal, erstmal, erst, wieder, noch, schon, so, für, von, mit, bei, zu, zum, zur, an, auf, in, im, am, ist, sind, war, waren, bin, sei, wird, werde, werden, hab, habe, haben, hat, hatte, will, wollen, möchte, würde, soll, sollen, sollte, muss, müssen, kann, können, darf, mag, denke, denk, glaube, glaub, meine, meint, finde, find, hoffe, weiß, wirklich, echt, ganz, sehr, gut, auch, nur, einfach, lieber, doch, eher, vielleicht, wohl, halt, eben, gerade, ok, okay, klar, gern, gerne, sicher, ja, nein, nee, nö, ne, ach, oh, ah, äh, hm, hmm, na, naja, tja, puh, aber, und, weil, denn, wenn, was, etwas, mehr, also, beide, beiden, alles, lass, lasst, geht, mach, mache, machen, nehm, nehme, bleib, bleibe, mal eben, sache, fair, leider, davon, damit, dazu, daran, her, hin, raus, rein, natürlich, selbstverständlich, logisch, logo, definitiv, klar doch, ehrlich, haha, hehe, lol, xd, reicht, reichen, genügt, genügen, langt, jedenfalls, bestimmt, irgendwie, schätze, schätz, würd, denk ich, glaub ich, hatte, sowieso, ohnehin, leute, jungs, digga, alter, wie, immer, üblich, warum, nicht, gewohnt, übrig, bleiben, bleibt, dran, neu, egal, weg, los, stehen, jo, damit, fuer, regnet, regen, regnen, lg, ruhe, verdammt, mist, stille, bld, vllt, evtl, eventuell, nutz, nutze, nutzen, brauch, brauche, brauchen, benutze
typed-emblem = krake, wolf, wölfe, wölfen, schattenwolf, löwe, löwen, hirsch, hirsche, rose, rosen, sonne, drache, drachen, falke, falken, tintenfisch
typed-idiom = zurückbleiben bitte, bitte zurückbleiben, frag nicht, fragt nicht, fragt besser nicht, frag besser nicht, ja nee, ja nee is klar, in frieden, in ruhe und frieden, krieg und frieden, frieden auf erden, wissen ist macht, der winter naht, pass auf, passt auf, passt schon, passt mir, pass mal auf, im märz, am ersten, alles gut, alles klar, nichts neues, nichts los, nichts für ungut, keine ahnung, keine eile, keine sorge, kein problem, kein stress, kein ding, kein wunder, keine zeit, macht nichts, macht nix, macht spaß, macht sinn, auf der anderen hand, zur hand, erste hand, aus zweiter hand, von der hand, an die macht, an der macht, gib mir fünf, gib fünf, alle fünfe, stark bewölkt, ganz stark, echt stark, richtig stark, so stark, stark gespielt, starker zug, voll stark, bestell pizza, das haus verlassen, zu hause, daheim, weiter so, weiter gehts, mach weiter, fix und fertig, fast fertig, genug davon, nichts zu machen, bin zurück, bin wieder da, ich ziehe um, nichts dagegen, alles quatsch, alle mal, nehme alles zurück, nehm alles zurück, danke für nichts, das dritte mal, zum ersten mal, das erste mal, das zweite mal, bleibt alles, mehr oder weniger, alles in allem, vor allem, eins nach dem anderen, zu guter letzt, fürs erste, machs gut, machts gut, halt die klappe, ja nein vielleicht, standard halt, nicht schon wieder, alle gegen einen, zieh leine, friede freude eierkuchen, ich weiß nicht, weiß nicht, weiß es nicht, na ja, ja ja, ich mag, es reicht mir, pass bloß auf
typed-refusing = fall, fälle, leben, danke, auf, im, in, frage, kommt, ever, wieder, bloß, bitte, umständen, unter, traum, welt, gar, absolut, traum
typed-being = ist, sind, war, waren, hat, hatte, haben, sieht, klingt, wirkt, scheint, verdient, heißt
typed-modal = sollte, soll, würde, wird, könnte, kann, muss, müsste, darf, dürfte, wollte, will, macht, hätte, wäre
typed-addressing = du, dein, deine, deinen, deinem, deiner, dir, dich, ihr, euch, euer, eure, leute, alle
typed-asking = wer, wessen, wem, wen, was, warum, wieso, weshalb, wie, wann, wo, welche, welcher, welches, kann, kannst, könnt, könnte, könntest, jemand, irgendwer
typed-ordinals = erste/ersten/erster/erstes/erstere, zweite/zweiten/zweiter/zweites, dritte/dritten/dritter/drittes, vierte/vierten/vierter/viertes, fünfte/fünften/fünfter/fünftes, sechste/sechsten/sechster/sechstes, siebte/siebten/siebter/siebtes, achte/achten/achter/achtes, neunte/neunten/neunter/neuntes, zehnte/zehnten/zehnter/zehntes
typed-undo-words = rückgängig, zurücknehmen
typed-against = gegen
typed-ranking = wenn weg, falls weg, falls die weg ist, wenn die weg ist, falls vergeben, wenn vergeben, falls schon weg, falls noch da, wenn noch da, zuerst, erst, am liebsten, dann, danach, sonst, ansonsten, als letztes, zuletzt, zum schluss, als erstes, als zweites, lieber, notfalls, zur not, platz, erstens, zweitens, drittens, vor
typed-chatty = gut, klar, ok, okay, super, schön, toll, passt, prima, fein, recht, perfekt
typed-articles = der, die, das, den, dem, des, diese, diesen, dieser, dieses
typed-particles = an, ein, aus, ab, vor, zu, auf, um, rein, hin, raus, rüber, los, her, heraus, hinein, nach, vorwärts
typed-source = von, aus, vom, ausgehend, ab, von der, aus der, aus dem, von den
typed-target = nach, auf, in, zu, zur, zum, ins, richtung, an, bei, beim, für, zu den, im, aufs, ans, in die, in den, fürs
typed-with = mit, durch, per, mithilfe, mittels
typed-and = und, sowie
typed-then = dann, danach, anschließend
typed-all = alle, alles, allen, allem, maximal, maximum, so viele wie möglich, alle einheiten, so viele wie geht, so viele wie's geht, so viel wie möglich, so viel wie geht, alles was geht, alle die gehen, sämtliche, alle mann, jeden, möglichst viele, möglichst viel, das maximum, das meiste, ganze armee, die ganze armee, alles was ich hab, alles was ich habe, komplett, alle drei, alle vier, alle fünf, jedem, allesamt, sämtlich
typed-least = keinen cent, nicht einen cent, keinen pfennig, minimum, minimal, so wenige wie möglich, so wenig wie möglich, möglichst wenige, möglichst wenig, so wenig wie geht, so wenige wie geht, das minimum, mindestzahl, die wenigsten
typed-each = je, jeweils, jeder, jede, jedem, jedes
typed-likewise = auch, ebenfalls, ebenso, genauso, dasselbe, das gleiche, das selbe
typed-rest = rest, übrigen, restlichen, restliche, übrige, restlicher, andere, anderen, anderer, anderes, alle anderen, alle andern, alle übrigen, alle restlichen, die anderen, die andern, andern, der andere, das andere, sonst alle, alles andere, sonst jeder, jeder sonst, sonst jeden
typed-rest-none = sonst niemand, sonst niemanden, sonst niemandem, sonst keiner, sonst keinen, sonst keine, niemand sonst, niemanden sonst, keiner sonst, keinen sonst, keine anderen, keinen anderen, kein anderer, niemand anders, niemanden anders, die anderen nicht, den rest nicht, rest nicht, andere nicht, sonst nichts
typed-both = beide, beiden, beides, beidem, alle beide, allen beiden, alle zwei, die beiden
typed-mutual = tausch, tauschen, tauschen wir, gegenseitig, beiderseits, wechselseitig, austausch
typed-only = nur, ausschließlich, bloß, lediglich, einzig
typed-none = keine, keinen, keiner, keins, niemand, niemanden, niemandem, nichts, nix, keine von ihnen, keiner von ihnen, keinen von ihnen, keinen von beiden, gar nichts, garnichts, gar keinen, gar keine, keinen einzigen, keine einzige, kein einziger, nix davon, nichts davon, gar nix, gar nix davon, gar nichts davon, nicht einen, nicht einer
typed-me = selbst
typed-me-acts = ich
typed-me-gets = mir, mich
typed-you = gegner, gegenüber
typed-you-acts = du, er, gibst, bietest, zahlst, bezahlst, bekommst, kriegst, erhältst, nimmst, willst
typed-you-gets = dir, dich, ihm, ihn
typed-house = haus
typed-giving = gebe, geb, gibt, gibst, gib, geben, biete, biet, bietet, bietest, zahle, zahl, zahlt, zahlst, überlasse, überlässt, tausche, opfere, liefere, bezahle, bezahlst, bezahlt, schenke, verzichte, spendiere, überlass, rücke
typed-getting = bekomme, bekomm, bekommt, bekommst, kriege, krieg, kriegt, kriegst, erhalte, erhält, erhältst, will, willst, möchte, möcht, fordere, forder, verlange, nehme, nehm, nimmst, nimmt, hätte, brauche, brauch, haben, bekommen, kriegen, verteile, nehmen, darf, darfst, dürfen, nimm, soll, sollst, sollen, kann, holt, hol, hole, bekäme
typed-in-return = für, gegen, dafür, tausch, gegenzug, wenn, falls
typed-offer-break = abbrechen, breche ab, brech ab, brich ab, gespräche beenden, verhandlung beenden, kein deal, kein handel, abbruch, verhandlung abbrechen, verhandlungen abbrechen, brech die verhandlung ab, breche die verhandlung ab, breche die verhandlungen ab, brech die verhandlungen ab, verhandlung vorbei, verhandlungen beendet, verhandlungen abgebrochen, gespräch beenden, gespräche abbrechen, ich breche ab, ich brech ab, verhandlung zu ende, verhandlungen zu ende, beende die verhandlung, beende das gespräch
typed-offer-break-maybe = keine verhandlung, keine verhandlungen, keine verhandlung mehr, keine gespräche, ich gehe, kein interesse, kein frieden, schluss mit reden, wir sind fertig, bin raus, ich bin raus, ich steig aus, ich steige aus, steig aus
typed-default = standard, vorgabe
typed-pass = passe, passen, ich passe, pass, weiter
typed-yes = ja, jep, jawohl, jap
typed-polite = bitte, bitteschön, maester, bitte sehr, hey maester
typed-half = hälfte, halb, halbe, hälften
typed-even = gleichmäßig, gleichen, gleich, gerecht, verteilt, verteile, aufteilen, aufgeteilt
typed-except = außer, ohne, bis auf, ausgenommen, abgesehen von, mit ausnahme von
typed-leaving = lass, lasse, lassen, behalte, behalt, behalten, bleiben, bleibt, bleibe, stehen, zurück, zurücklassen, dableiben, da lassen, dalassen, lässt
typed-sparing = stehen, liegen, leben, in ruhe, verschone, verschonen, verschont, unberührt, stehen lassen, liegen lassen, leben lassen, in frieden
typed-undoing = nein, ups, hoppla, mist, moment, warte, das, den, letzten, letzte, zug, bitte, doch, ne, nee, oh, ach, halt, stopp, sorry, mach, mache, nochmal, wieder, meinen, kann, ich, einen, schritt, verdammt, aktion, falsch, war, will, mal, komm, kannst, du
typed-not = bleibt zuhause, bleibt daheim, bleibt zu hause, nicht, nie, niemals, kein, keine, keinen, keiner, keinem, keines, nein, nicht mehr, nimmer, keinesfalls, weigere mich, vergiss, hasse, bloß kein, bloß keine, verzichte auf, auf keinen fall, auf gar keinen fall, keine chance, nie wieder, nie im leben, nicht im traum, nicht im leben, kommt nicht in frage, kommt gar nicht in frage, unter keinen umständen, keinesfalls, bestimmt nicht, sicher nicht, ganz sicher nicht, alles nur nicht, alles bloß nicht, nur nicht, bloß nicht, ja nicht, bitte nicht, keinen bock auf, kein bock auf, keine lust auf, nich, net, ned
typed-nope = nicht nötig, kein bedarf, nein, nö, nee, ne, nein danke, diesmal nicht, diese runde nicht, diesen zug nicht, lieber nicht, nicht diese runde, nicht diesmal, nö danke, ne danke, nee danke, nichts, nix, fertig, genug
typed-offer-accept = annehmen, nehme an, einverstanden, angenommen, ja, nehm ich an, nehme ich an, abgemacht, zustimmen, stimme zu, deal, bin einverstanden, ich stimme zu, akzeptiert, akzeptiere, ich nehme an, gebongt, zugestimmt
typed-offer-accept-maybe = passt, meinetwegen, warum nicht, gut, schön, perfekt, gerne, gern, nehm ich, nehme ich, nehm an, passt für mich, klingt gut, hört sich gut an, in ordnung, geht klar, geht in ordnung, von mir aus, bin dabei, machen wir, so machen wirs, guter deal, schlag ein, jo, klar, gerne so, top, nehme das an, nehm das an, nehmen wir an, machen wir so, so sei es, geritzt, alles klar, jep, jap, jawohl, passt so, einschlagen, stimm zu
typed-offer-refuse = ablehnen, lehne ab, nein, abgelehnt, lehne ich ab, lehn ab, nein danke, lehn ich ab
typed-offer-propose = vorschlagen, schlage vor, anbieten, biete, vorschlag, gegenvorschlag, angebot, gegenangebot, mein vorschlag, schlag vor, lieber, stattdessen, wie wärs mit, wie wäre es mit, mein angebot, ich schlage vor, ich schlag vor
typed-showing = zeig, zeige, zeigt, mir, uns, bitte, den, die, das, mal, ich, will, sehen, mach, mache, was, ist, sind, hab, habe, nochmal, noch, einmal, auf, der, denn, bisher, passiert, meine, meinen, mein, aktuelle, aktuellen, kurz, erst, erstmal, kannst, kann, du, wie, sieht, aus, gib, brauche, brauch, schau, schauen, gucken, guck, anschauen, ansehen, anzeigen, moment, warte, zeigen, eigentlich, so, welche, im, in, wo, gerade, grad, jetzt, ein, eine, einen, hey, hallo, ok, danke, lass, möchte, ganzen, es, steht, stehen, zum, zur, könntest, magst
typed-seeing = zeig, zeige, zeigen, sehen, seh, schauen, schau, anschauen, ansehen, anzeigen, gucken, guck, blick, übersicht, nochmal, noch mal, noch einmal, nachlesen, lesen, nachsehen, nachschauen, irgendwo, einsehen, gibts, gibt es, steht, stehen
typed-seeing-small = über, gibt, die ich, könnte, dürfte, alle, moment, stand
typed-first-part = zurück, ab, an, auf, aus, ein, mit, vor, weg, los, frei, nach, um, zu, bei, fort, her, hin, dar, nieder
typed-reason = weil, da, denn, obwohl, auch wenn, selbst wenn, sonst, so leid es mir tut, sorry, tut mir leid, damit, schließlich, immerhin, hoffentlich, ich weiß, ich glaube, glaube ich, ich hoffe, wir brauchen, bevor, wo doch, dann
typed-whatever-rest = der rest, die anderen, alles andere, die übrigen, rest egal
typed-waiting = warte, warten, abwarten, wart, zuwarten, später, so weit ist, soweit ist, dazu kommt, frag mich, fragt mich, frage mich, vor mir, die anderen, erst sehen, erst mal sehen, schauen was
typed-do-undo = zurück, zug rückgängig, zug zurücknehmen, rückgängig, zurücknehmen, nimm zurück, mach das rückgängig, mach rückgängig, nimm das zurück, geh zurück, einen schritt zurück, zug rückgaengig machen, rückgängig machen, zurücknehmen bitte
typed-do-help = hilfe, was nun, was kann ich tun, was soll ich tun, was muss ich tun, was kann ich machen, was soll ich machen, was muss ich machen, wie geht das, welche optionen, optionen, möglichkeiten, befehlsliste, wie funktioniert das
typed-do-hand = hand, karten, seite, handkarten, was habe ich, kartenhand
typed-do-board = den tisch, der tisch, brett, karte, spielbrett, bild, landkarte, übersicht, spielfeld, spielplan, lage, plan, map, spielstand, was liegt auf dem tisch, wie ist der stand
typed-do-log = verlauf, protokoll, was ist passiert, was war los, chronik, log, historie, was bisher geschah, was ist bisher passiert
typed-do-rules = regeln, regel, regelwerk, spielregeln, anleitung
typed-do-orders = befehle, dauerbefehle, dauerbefehl, daueraufträge
typed-order-begins = befehl, befehle, auftrag, setze auftrag, mein auftrag
typed-order-begins-standing = dauerauftrag, daueraufträge, dauerbefehl, dauerbefehle, dauerorder, setze dauerauftrag, mein dauerauftrag
typed-order-none = keine, keins, kein, nichts, nirgends, nie
typed-order-any-ask = fragen, frag, frag mich, immer fragen, jedes mal fragen, nachfragen
typed-order-any-never = nie, niemals, nie fragen, nicht fragen
typed-do-join = mitspielen, beitreten, hinsetzen, ich bin dabei
typed-do-leave = verlassen, aufstehen, aussteigen
typed-do-start = starten, beginnen, anfangen, spiel starten
typed-do-fill = auffüllen, füllen
typed-last-one = den letzten, die letzte, letzten, letzte, den letzten mann, die letzte einheit, letzter, letztes, letzten eintrag, letzte karte, das letzte, der letzte
typed-anything = irgendwas, irgendwen, irgendjemanden, irgendetwas, überhaupt, diese runde, diesmal, diesen zug, dieses mal
typed-not-yet = noch, erst, bevor, bis, wenn, falls, sofern, solange, so schnell, hoffentlich
typed-retract = nein, ne, nee, nö, doch, quatsch, halt
typed-hesitation = hm, hmm, hmmm, äh, ähm, ach, oh, ah, na, naja, tja, puh, mist, ups, warte, moment, sorry
typed-place-noun = option, nummer, nummern, nr, karte, satz, möglichkeit, knopf, antwort, auswahl, eintrag, variante, vorschlag, marsch, ding
typed-negation = nicht, nie, niemals, nimmer
typed-foreign = graufreud, lennister, nachtwache, weiße wanderer, wildlinge, targaryens
typed-after-others = ich warte erst mal die anderen ab, ich warte erstmal die anderen ab, ich warte die anderen ab, warte die anderen ab, nach denen vor mir, nach den anderen, erst die anderen, zuerst die anderen, ich warte auf die vor mir, warte auf die vor mir, ich warte auf die anderen, warte auf die anderen, die anderen zuerst, die anderen erst, ich warte ab, erst die andern, die andern zuerst, nach den andern, die vor mir zuerst, nach denen die vor mir dran sind, erst die vor mir, erst die vor mir abwarten
typed-story = stell dir, stellt euch, weißt noch, weisst du, gestern, vorhin, damals, letztes mal, letztes spiel, letzte woche, letztes jahr, letzte runde, hätte ich, hätten wir, wäre ich, wärst du, angenommen, theoretisch, versprochen, früher, bin gespannt, keine ahnung, mal sehen, was wäre, was wenn, als ob, mich überlegen, noch überlegen, am überlegen, überlege noch, kurz überlegen, überleg noch, nachdenken, überlegen muss
typed-others = du, ihr, jemand, irgendwer
typed-third-person = er, sie, es, man, wer, keiner, niemand, der, die, einer
typed-leading = und, aber, also, naja, na, tja, ja, ok, okay, mann, alter, digga, hey, lol, haha, weil, denn, doch
typed-self = ich, wir, hab, habe, haben, mir, nur, schon
typed-wondering = warum, wieso, weshalb, wer, wessen, wem, wen, wann, wo, wie, was, welche, welcher, welches, ist, sind, hat, hast, bist, seid, habt, wart, warst, wirst, werdet, willst, wollt, würdest, würdet, meinst, glaubst, denkst, weißt, machst, spielst, nimmst, magst, kennst, siehst
typed-suggesting = wie wärs, wie wäre, was ist
typed-question-verb = soll, sollte, sollten, würde, würden, kann, wird, will, wollen, muss, müssen, darf, haben, hatte, hätte
typed-question-person = du, er, ihr, wir, jemand, man, irgendwer, einer
typed-question-self = soll, sollte, muss, müsste, würde, hätte, hatte
typed-supposing = wenn, falls, sobald, sofern
typed-saying = sagt, sagte, meint, meinte, schrieb, schreibt, behauptet, versprach, fragt, fragte, denkt, dachte, glaubt, glaubte, hofft, wollte
typed-deciding = ich, wir, mir, mich, es, das, dann, so, ok, okay, jetzt, nun, mal, erstmal, einfach, halt, eben, doch, lieber, eher, würde, würd, will, möchte, nehme, nehm, mache, mach, machen, sage, sag, sagen, denke, denk, glaube, glaub, schätze, schätz, gehe, geh, bei, für, von, auf, zu, die, der, den, dem, und, hm, hmm, äh, na, naja, ach, ja, heute, runde, zug, diesmal, hier, wohl, vielleicht, also, gut, mehr, bin, sind, ist, reicht, reichen, übrig, schluss, bleiben, bleibt, sollen, noch, nur, mit, ein, rein, damit, hab, habe, haben, mindestens, lass, natürlich, klar, stehen, an, aus, in, bis, her, jo, jep, passt, nix, alle, alles, beide, einmal, einen, eine, nein, danke, aber, sonst, vllt, evtl, haha, lol, sage ich, gell
typed-measure = min, minute, minuten, sekunde, sekunden, stunde, stunden, uhr, tag, tage, tagen, woche, wochen, euro, punkte, prozent, bier, biere, mal, jahre, jahren, grad, cent
typed-reversed = andersrum, anders rum, anders herum, andersherum, umgekehrt, genau andersrum, nein andersrum, doch andersrum
typed-middle = mittlere, mittleren, mittlerer, mittleres, mitte, in der mitte, aus der mitte
typed-last-but-one = vorletzte, vorletzten, vorletzter, vorletztes
typed-in-list = in der liste, auf der liste, aus der liste, von der liste
typed-chatting = lol, haha, hehe, xd, immer, immer wieder, wieder, bestimmt, nie, jedes mal, arme, armer, armen, verschone, verschon, verschonen, schone, heb, hebe, aufheben, merk, merke, doch immer, dauernd, ständig, angeblich
