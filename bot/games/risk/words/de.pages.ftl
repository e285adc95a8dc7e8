### Was auf Auswahlfeldern und Knöpfen von Risiko steht.
### `select-`: was gewählt wird; `none-`: der Knopf für eine Antwort, die nichts nennt;
### `suggest-`: der Knopf, der Maesters Vorschlag annimmt.

risk-select-houses = Nächstes Haus
risk-select-house = Haus
risk-none-houses = Erst die vor mir abwarten
risk-select-plan = Nächstes Gebiet deiner Liste
risk-none-plan = Erst die vor mir abwarten
risk-suggest-plan = Nah beieinander siedeln
risk-select-place = Gebiet, das verstärkt wird
risk-select-invade_from = Von wo du angreifst
risk-select-invade_to = Gebiet, das du angreifst
risk-select-how = Wie du angreifst
risk-select-until = Einheiten, bei denen Schluss ist
risk-select-move_in = Einheiten, die einrücken
risk-select-maneuver_from = Von wo du Einheiten verlegst
risk-select-maneuver_to = Wohin sie ziehen
risk-select-maneuver_units = Einheiten, die ziehen
risk-select-card_territory = Gebiet
risk-select-card_opponent = Gegner
risk-select-card_character = Charakter
risk-select-card_die = Würfel
risk-select-card_dice = Würfel für den neuen Wurf
risk-select-card_units = Gebiete, die eine Einheit bekommen
risk-select-card_lose = Gebiet, das Einheiten verliert
risk-select-special_to = Gebiet
risk-select-keep_objectives = Ziele, die du behältst
risk-select-complete = Ziel, das du erfüllst
risk-select-trade = Satz, den du eintauschst
risk-select-act = Karte, die du spielst
