### Slash commands of the tavern.

cmd-tavern = tavern
cmd-tavern-help = Moves in the tavern, typed
cmd-tavern-rob = rob
cmd-tavern-rob-help = Send a thief
cmd-tavern-pass = pass
cmd-tavern-pass-help = Send no thief, stop no card
cmd-option-tavern-victim = victim
cmd-option-tavern-victim-help = Whom the thief robs
cmd-option-tavern-gold = gold
cmd-option-tavern-gold-help = How many gold pieces
