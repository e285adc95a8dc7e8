# The guided first game: one idea at a question.

risk-lesson-reinforce-title = Every turn begins with new units
risk-lesson-reinforce =
    Count your territories and castles, divide by three: that is how many units you get. Put **all of them on one border** rather than one everywhere; what is strong can attack.
    👉 Choose a territory in the list, then press **Confirm**. **Board** shows the map.
risk-lesson-attack-title = Attack from where you are strong
risk-lesson-attack =
    You may attack a neighbour, also across a dashed sea line or from port to port of one colour. One unit always stays behind.
    👉 Choose the territory you have just strengthened, then the weakest target. Nobody has to attack: **End invasions** is always there.
risk-lesson-dice-title = Dice: three against two
risk-lesson-dice =
    You roll up to 3 dice, the defence up to 2. The highest dice meet, then the second highest; each lost pair costs a unit, and **ties go to the defence**. Above the buttons stands how likely you are to win.
    👉 **Until it falls** saves you pressing again and again; **Until I have … left** stops in time.
risk-lesson-move_in-title = Conquered: who moves in?
risk-lesson-move_in =
    What moves in can attack again from there; what stays behind guards the old land. Do you want to attack on from there? Then take all of them along.
risk-lesson-stop-title = Stop in time
risk-lesson-stop =
    You may attack as often as you like, but afterwards the others take their turns with **your** thin borders in front of them. One conquest a turn is enough for a card.
    👉 Attack once more if the odds are good, or press **End invasions**.
risk-lesson-maneuver-title = One maneuver ends your turn
risk-lesson-maneuver =
    Once a turn you move units between two of your territories, through your own land only. Bring idle units from behind to the front.
    👉 Choose where from, or **No maneuver, end my turn**. The stand-ins play at once, and it is your turn again.
risk-lesson-regions-title = Whole regions bring more
risk-lesson-regions =
    What the others did to you stands below. Whoever holds **every** territory of a region gets more units each turn: small regions are quickly complete and easily guarded.
    👉 Look at **Board**, choose a region in which you are nearly alone, and put your units beside what you lack there.
risk-lesson-cards-title = Cards, points and the end
risk-lesson-cards =
    Whoever takes land from a player draws a card at the end of the turn. Three that fit bring up to 7 units.
    Somewhere in the lower half of the deck lies **Valar Morghulis**. When it is drawn, the points are counted: 1 for each territory, castle and port. Castles and ports are worth fighting for.
    👉 Attack if you like, then end your turn.
risk-lesson-end = You have played two turns, and a whole game is just more of them. There are more rules to switch on at a table (**Options**): gold, characters, maester cards, objectives. Begin without them.
