### Slash-Befehle der Taverne.

cmd-tavern = taverne
cmd-tavern-help = Züge in der Taverne, getippt
cmd-tavern-rob = bestehlen
cmd-tavern-rob-help = Einen Dieb schicken
cmd-tavern-pass = passen
cmd-tavern-pass-help = Keinen Dieb schicken, keine Karte aufhalten
cmd-option-tavern-victim = opfer
cmd-option-tavern-victim-help = Wen der Dieb bestiehlt
cmd-option-tavern-gold = gold
cmd-option-tavern-gold-help = Wie viele Goldstücke
