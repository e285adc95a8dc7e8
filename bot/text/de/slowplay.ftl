### Langsames Spiel: Uhren, Erinnerungen, Abwesenheit, Weggehen und die Rechte der Leute.

event-table-timed-out = ⌛ Die Zeit von { $seat } ist abgelaufen; für alles Offene gilt die Vorgabe.
event-table-talk-over = ⌛ Die Zeit zum Verhandeln ist ohne Einigung abgelaufen.

notice-clock-standin-plays = ⌛ Die Zeit von { $user } ist abgelaufen. Ein Ersatzspieler spielt weiter, bis { $user } zurück ist: Jede Antwort oder `/spiel wiederkommen` holt den Platz zurück.
notice-clock-came-back = 👋 { $user } ist zurück und hat den Platz wieder.
notice-clock-grace = 🔌 Ich war eine Weile weg. Diese Zeit zählt nicht: Alle haben noch Zeit für ihren Zug.
notice-talk-until = 🕊️ Verhandelt werden kann bis { $when }. Ohne Einigung bis dahin ist die Verhandlung gescheitert.
notice-clock-changed =
    { $clock ->
        [none] ⏱️ { $user } hat die Uhr von diesem Tisch genommen.
        [bank] ⏱️ { $user } hat die Uhr umgestellt: ein Zeitkonto von { $time } für alle.
       *[other] ⏱️ { $user } hat die Uhr umgestellt: { $time } für jeden Zug.
    }
notice-clock-extended = ⏱️ { $user } gibt allen, auf die das Spiel wartet, { $time } mehr.
notice-clock-vote =
    { $wish ->
        [extend] 🗳️ { $user } bittet um mehr Zeit ({ $votes } von { $needed } Stimmen). Mit `/uhr abstimmen` stimmst du zu.
        [pause] 🗳️ { $user } bittet um eine Pause ({ $votes } von { $needed } Stimmen). Mit `/uhr abstimmen` stimmst du zu.
       *[other] 🗳️ { $user } möchte weiterspielen ({ $votes } von { $needed } Stimmen). Mit `/uhr abstimmen` stimmst du zu.
    }
notice-clock-vote-extend = 🗳️ Mehr als die Hälfte will es: { $time } mehr für alle, auf die das Spiel wartet.
notice-clock-vote-pause = 🗳️ Mehr als die Hälfte will eine Pause. Niemand kann ziehen, bis mehr als die Hälfte für das Weiterspielen stimmt oder die Moderation das Spiel fortsetzt.
notice-clock-vote-resume = 🗳️ Mehr als die Hälfte will es: Das Spiel geht weiter.
notice-clock-left = 🚪 { $user } hat das Spiel verlassen.
notice-clock-all-left = 🚪 { $user } ist als letzte Person gegangen. Der Tisch ist ohne Ergebnis geschlossen.
notice-clock-taken-over = 🪑 { $user } übernimmt einen Platz und spielt weiter.
notice-clock-gone = 🚪 Jemand ist für immer gegangen: Als { $seat } spielt ein Ersatzspieler weiter.

slow-somebody = jemand von früher
slow-waiting-until = ⏳ Wir warten auf { $seats }: { $what } (Zeit läuft { $time } ab)
slow-waiting-over = ⌛ Wir warten auf { $seats }: { $what } (Zeit abgelaufen; die Moderation entscheidet)
slow-standin-for = Ersatz für { $user }
slow-remind-call = 🔔 { $user }, du bist dran: { $what }
slow-remind-half = ⏰ { $user }, die Hälfte deiner Zeit ist um: { $what }. Sie läuft { $due } ab.
slow-remind-hour = ⏰ { $user }, die letzte Stunde: { $what }. Deine Zeit läuft { $due } ab.
slow-remind-last = 🙋 { $user }, alle anderen haben geantwortet: { $what }
slow-remind-nudge = 👉 { $user }, die anderen freuen sich auf deinen Zug: { $what }
slow-mute = Nicht mehr erinnern
slow-muted = 🔕 In diesem Zug erinnere ich dich nicht mehr.
slow-open = 🪑 Der Platz von { $seat } ist frei. Wer ihn übernimmt, sieht seine Geheimnisse und spielt von hier aus weiter.
slow-take-over = Übernehmen
slow-taken-over = ✅ Der Platz gehört dir. Das ist deine Seite:
slow-overtime = ⌛ { $who }: Für { $seat } ist die Zeit abgelaufen. Mit `/uhr verlängern`, `/moderation entscheiden` oder `/moderation ersetzen` geht es weiter, oder die Spielenden beschließen es mit `/uhr abstimmen` oder `/spiel abstimmen`.
slow-moderators = Moderation
slow-digest = ☀️ **Was auf dich wartet**
slow-mine = **Was auf dich wartet**
slow-mine-nothing = Nichts wartet auf dich. Genieß den Tag!
slow-mine-line = • **{ $title }** ({ $played }): { $what }, gefragt { $since } · { $where }
slow-mine-line-due = • **{ $title }** ({ $played }): { $what }, Zeit läuft { $due } ab · { $where }
slow-mine-played = • **{ $title }**: ein Ersatzspieler spielt für dich, seit deine Zeit abgelaufen ist · { $where }
slow-clock-none = ⏱️ Keine Uhr.
slow-clock-move = ⏱️ { $time } für jeden Zug. { $overtime }
slow-clock-bank = ⏱️ Ein Zeitkonto von { $time } für alle und { $increment } mehr nach jedem Zug. { $overtime }
slow-overtime-default = Läuft die Zeit ab, gilt die Vorgabe.
slow-overtime-standin = Läuft die Zeit ab, spielt ein Ersatzspieler, bis du zurück bist.
slow-overtime-moderator = Läuft die Zeit ab, entscheidet die Moderation.
slow-clock-set = ✅ { $clock }
slow-extended = ✅ Um { $time } verlängert.
slow-voted =
    { $passed ->
        [yes] ✅ Das war die Stimme, die noch fehlte.
       *[no] 🗳️ Deine Stimme zählt: { $votes } von { $needed }.
    }
slow-nudged = 👉 Angestupst. Das nächste Mal geht es in sechs Stunden wieder.
slow-take-back = Ich bin wieder da
slow-back = 👋 Du hast deinen Platz wieder.
slow-not-away = Du spielst selbst; auf deinem Platz sitzt kein Ersatzspieler.
slow-times =
    { "" }**Deine Zeiten**
    Zeitzone: { $zone } (dort ist es { $now })
    Ruhezeit: { $quiet }
    Urlaub: { $vacation }
    Tagesübersicht: { $digest }
slow-no-quiet = keine
slow-no-vacation = keiner
slow-no-digest = keine
slow-digest-at = jeden Tag um { $hour } Uhr
slow-privacy =
    { "" }**Was über dich gespeichert ist**
    Einstellungen: { $settings }
    Plätze, die du hast oder hattest: { $seats }
    Züge, die du gemacht hast: { $moves }
    Was du in der Moderation getan hast: { $moderation }
    Eigene Nachrichten und Fristen: { $own }
    Mit `/datenschutz ausgeben` bekommst du alles. `/datenschutz vergessen` löscht deine Einstellungen; in laufenden Spielen übernimmt ein Ersatzspieler, und in beendeten steht ein Pseudonym an deiner Stelle.
slow-export = 📦 Alles, was über dich gespeichert ist.
slow-confirm-forget = Soll ich dich vergessen? Du verlierst deine Plätze in laufenden Spielen, und das lässt sich nicht zurücknehmen. Solange diese Spiele laufen, bleibt ein verschlüsselter Prüfwert, damit du dort keinen anderen Platz einnimmst; er nennt niemanden und verschwindet, wenn sie enden. Wenn du sicher bist, gib den Befehl noch einmal mit `sicher: True` ein.
slow-forgotten = 🕯️ Ich habe dich vergessen. Was ich auf Discord geschrieben habe, bleibt dort, bis es jemand löscht.

cmd-clock = uhr
cmd-clock-help = Die Zeit am Tisch und deine eigene
cmd-clock-show = zeigen
cmd-clock-show-help = Die Uhr eines Tisches und deine eigenen Zeiten
cmd-clock-set = stellen
cmd-clock-set-help = Die Uhr eines Tisches wählen
cmd-clock-extend = verlängern
cmd-clock-extend-help = Für die Moderation: mehr Zeit für alle, auf die das Spiel wartet
cmd-clock-vote = abstimmen
cmd-clock-vote-help = Für mehr Zeit, eine Pause oder das Weiterspielen stimmen
cmd-clock-mute = stumm
cmd-clock-mute-help = In diesem Zug nicht mehr erinnern
cmd-clock-quiet = ruhezeit
cmd-clock-quiet-help = Deine Ruhezeit: Die Uhr steht, und niemand stört dich
cmd-clock-vacation = urlaub
cmd-clock-vacation-help = Ein paar Tage weg sein: Deine Uhren stehen
cmd-clock-home = zurück
cmd-clock-home-help = Dein Urlaub ist vorbei
cmd-clock-digest = übersicht
cmd-clock-digest-help = Jeden Tag eine Nachricht über alles, was auf dich wartet
cmd-games = spiele
cmd-games-help = Deine Spiele auf allen Servern
cmd-games-mine = meine
cmd-games-mine-help = Alles, was auf dich wartet, nach Frist geordnet
cmd-game-nudge = anstupsen
cmd-game-nudge-help = Jemanden freundlich erinnern, auf den das Spiel wartet
cmd-game-back = wiederkommen
cmd-game-back-help = Deinen Platz vom Ersatzspieler zurückholen
cmd-game-vote = abstimmen
cmd-game-vote-help = Abstimmen: für einen Platz entscheiden, ihn frei machen oder zurückgehen; die Mehrheit zählt
cmd-privacy = datenschutz
cmd-privacy-help = Was über dich gespeichert ist
cmd-privacy-show = zeigen
cmd-privacy-show-help = Was über dich gespeichert ist, in Kürze
cmd-privacy-export = ausgeben
cmd-privacy-export-help = Alles, was über dich gespeichert ist, als Datei
cmd-privacy-forget = vergessen
cmd-privacy-forget-help = Deine Daten löschen; in laufenden Spielen übernimmt ein Ersatzspieler
cmd-option-clock = uhr
cmd-option-clock-help = Was für eine Uhr
cmd-option-time = zeit
cmd-option-time-help = Zum Beispiel 24h, 3d oder 90min: für jeden Zug oder auf dem Zeitkonto
cmd-option-increment = zugabe
cmd-option-increment-help = Was nach jedem Zug auf das Zeitkonto kommt, zum Beispiel 6h
cmd-option-overtime = ablauf
cmd-option-overtime-help = Was geschieht, wenn die Zeit abläuft
cmd-option-span = zeit
cmd-option-span-help = Wie viel mehr, zum Beispiel 12h
cmd-option-wish = wofür
cmd-option-wish-help = Was du möchtest
cmd-option-quiet-from = von
cmd-option-quiet-from-help = Zum Beispiel 22:00
cmd-option-quiet-until = bis
cmd-option-quiet-until-help = Zum Beispiel 8:00
cmd-option-zone = zone
cmd-option-zone-help = Deine Zeitzone, zum Beispiel Europe/Berlin
cmd-option-days = tage
cmd-option-days-help = Wie viele Tage
cmd-option-start = ab
cmd-option-start-help = Der erste Tag, zum Beispiel 2027-07-15; ohne Angabe ab sofort
cmd-option-hour = stunde
cmd-option-hour-help = Um wie viel Uhr, 0 bis 23; ohne Angabe schaltest du sie ab
choice-clock-none = Keine
choice-clock-move = Zeit für jeden Zug
choice-clock-bank = Ein Zeitkonto mit Zugabe
choice-overtime-default = Die Vorgabe gilt
choice-overtime-standin = Ein Ersatzspieler spielt bis zur Rückkehr
choice-overtime-moderator = Die Moderation entscheidet
choice-wish-extend = Mehr Zeit
choice-wish-pause = Eine Pause
choice-wish-resume = Weiterspielen
choice-motion-act = Eine Entscheidung für einen Platz, der uns aufhält
choice-motion-free = Einen Platz für jemand anderen frei machen
choice-motion-rewind = Zurück auf einen früheren Zug

cogs-audit-clock = hat die Uhr umgestellt
cogs-audit-extend = hat mehr Zeit gegeben

illegal-clock-increment-without-bank = Eine Zugabe gehört zu einem Zeitkonto. Wähle die Uhr mit Zeitkonto oder lass die Zugabe weg.
illegal-clock-needs-time = Sag, wie viel Zeit es gibt, zum Beispiel `zeit: 24h`.
illegal-clock-none = Dieser Tisch hat keine Uhr, also gibt es keine Zeit zu verlängern.
illegal-clock-range = Diese Dauer geht nicht. Möglich ist { $min } bis { $max }.
illegal-date-unreadable = „{ $text }“ kann ich nicht als Tag lesen. Schreib es so: 2027-07-15.
illegal-digest-hour = Die Stunde muss eine Zahl von { $min } bis { $max } sein.
illegal-digest-quiet = Diese Stunde liegt in deiner Ruhezeit. Wähle eine außerhalb.
illegal-nothing-to-mute = Das Spiel wartet nicht auf dich; es gibt nichts stummzuschalten.
illegal-nudge-muted = { $user } weiß Bescheid und möchte in diesem Zug nicht erinnert werden.
illegal-nudge-nobody = Dort wartet das Spiel auf niemand anderen.
illegal-nudge-quiet = { $user } ist weg oder hat Ruhezeit. Versuch es ab { $when } wieder.
illegal-nudge-too-often = { $user } wurde erst vor Kurzem angestupst. Das nächste Mal geht es ab { $when }.
illegal-quiet-both = Zur Ruhezeit gehört beides: `von` und `bis`.
illegal-quiet-length = Eine Ruhezeit kann bis zu { $max } Stunden lang sein, zum Beispiel von 22:00 bis 8:00.
illegal-quiet-too-often = Die Ruhezeit lässt sich { $max }-mal in der Woche ändern. Das nächste Mal geht es ab { $when }.
illegal-seat-not-open = Dieser Platz ist nicht frei. Freie Plätze: { $seats }.
illegal-span-unreadable = „{ $text }“ kann ich nicht als Dauer lesen. Schreib es so: 24h, 1d 12h oder 90min.
illegal-time-unreadable = „{ $text }“ kann ich nicht als Uhrzeit lesen. Schreib es so: 22:00.
illegal-vacation-far = Ein Urlaub muss in den nächsten { $max } Tagen beginnen.
illegal-vacation-gap = Zwischen zwei Urlauben müssen { $days } Tage liegen. Du hast einen von { $start } bis { $end }.
illegal-vacation-length = Ein Urlaub kann { $min } bis { $max } Tage dauern.
illegal-vacation-none = Du hast keinen Urlaub, den du beenden könntest.
illegal-vacation-past = Ein Urlaub kann nicht in der Vergangenheit beginnen. Jetzt ist es { $now }.
illegal-vacation-year = Du kannst im Jahr { $max } Tage Urlaub nehmen. Du hast noch { $left }.
illegal-zone-unknown = Die Zeitzone „{ $text }“ kenne ich nicht. Ich kenne zum Beispiel: { $zones }.
