# Notizen für sich selbst, und Briefe zwischen Spielern.

notes-button = Notizen
notes-title = Deine Notizen
notes-field = Was willst du dir merken?
notes-head = 📝 **Deine Notizen zu diesem Spiel.** Niemand sonst sieht sie.
notes-empty = Hier steht noch nichts.
notes-edit = Bearbeiten

letters-button = Briefe
letters-head = ✉️ **Deine Briefe an diesem Tisch.** Nur ihr beide lest sie.
letters-forbidden = ✉️ **An diesem Tisch wird ohne Briefe gespielt.**
letters-none = Es gibt noch keine Briefe.
letters-to = Schreiben an …
letters-title = Ein Brief an { $who }
letters-field = Was schreibst du?
letters-sent = ✅ Dein Brief an { $who } ist unterwegs.
letters-from = ✉️ **{ $who }** schreibt dir (*{ $table }*):
letters-line-from = **{ $who }** schrieb { $when }:
letters-line-to = Du schriebst an **{ $who }** { $when }:
letters-answer = Antworten
letters-refuse = Keine Briefe mehr von dieser Person
letters-refused = Du bekommst an keinem Tisch mehr Briefe von { $who }.
letters-accept = Doch wieder annehmen
letters-welcome = { $who } darf dir wieder schreiben.

option-letters = Briefe untereinander
option-letters-help = Ob die Spielenden einander Briefe schreiben dürfen, die sonst niemand liest.
option-letters-true = erlaubt
option-letters-false = verboten

illegal-note-too-long = Deine Notiz hat { $length } Zeichen; Platz ist für { $max }.
illegal-letter-empty = Dein Brief ist leer. Schreib erst etwas.
illegal-letter-too-long = Dein Brief hat { $length } Zeichen; Platz ist für { $max }. Schreib zwei.
illegal-letter-forbidden = An diesem Tisch wird ohne Briefe gespielt. Erlauben lassen sie sich nur vor dem Spielbeginn, vom Gastgeber.
illegal-letter-not-now = Briefe gibt es, solange ein Spiel läuft.
illegal-letter-to-yourself = Das wäre ein Brief an dich selbst. Für das, was du dir merken willst, gibt es `/spiel notizen`.
illegal-letter-nobody-there = Das würde niemand lesen: Für { $seat } spielt ein Ersatzspieler.
illegal-letter-refused = { $seat } nimmt von dir keine Briefe an.
illegal-letter-too-many = Das sind { $max } Briefe in einer Stunde. Bitte warte eine Weile.
illegal-letter-unknown = Diesen Brief gibt es nicht mehr, oder es ist nicht deiner.
