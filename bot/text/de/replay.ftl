# Ein Spiel noch einmal durchgehen.

replay-heading = 🎞️ **{ $title }** · { $when } · { $move } von { $moves }
replay-set-up = nach dem Aufbau
replay-after-round = nach Runde { $round }
replay-in-round = Runde { $round }
replay-end = das Ende
replay-now = jetzt
replay-round-back = ⏪ Runde
replay-move-back = ◀ Zug
replay-move-on = Zug ▶
replay-round-on = Runde ⏩
replay-rounds = Zum Ende einer Runde gehen
replay-own-eyes = Mit meinen Augen
replay-all-eyes = Mit den Augen aller
replay-save = Als Datei speichern
replay-open = Noch einmal ansehen
replay-earlier = Frühere Runden
replay-saved = 💾 Das ganze Spiel, wie du es hier siehst. Ansehen kannst du es auf jedem Rechner mit Maester: `python -m bot replay { $file }`
replay-file-alt = Das Spiel als Datei
replay-film = 🎞️ **{ $title }**, von der ersten Runde bis zur letzten
replay-film-alt = Das Brett am Ende jeder Runde, eine nach der anderen

illegal-replay-no-such-move = Diesen Zug gibt es in diesem Spiel nicht. Nimm einen der Knöpfe.
illegal-replay-not-your-seat = Du spielst hier nicht mit und kannst deshalb nur sehen, was alle gesehen haben.
illegal-replay-not-a-file = Das ist kein von Maester gespeichertes Spiel, oder die Datei ist beschädigt.
illegal-replay-too-new = Dieses Spiel wurde von einer neueren Version gespeichert (Format { $version }; diese hier liest bis { $known }).
illegal-replay-too-fast = Das sind viele Bilder und Dateien für eine Minute. Bitte warte einen Augenblick.
illegal-replay-no-such-round = Diese Runde gibt es in diesem Spiel noch nicht: Nimm eine bis { $max }.
