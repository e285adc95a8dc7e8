### Was auf Auswahlfeldern und Knöpfen des Brettspiels steht.
### `select-`: was gewählt wird; `value-`: was das Gewählte bekommt; `all-`: was alle bekommen;
### `none-`: der Knopf für eine Antwort, die nichts nennt.
### `form-`: der Knopf unter der Nachricht des Tischs, der das Formular öffnet.

board_game-select-orders = Gebiet
board_game-value-orders = Befehl für { $key }
board_game-form-orders = Befehle legen
board_game-none-orders = Keine Befehle legen
board_game-select-raven_order = Neuer Befehl
board_game-select-raven = Was der Rabe tut
board_game-select-raid = Überfall und Ziel
board_game-select-march_moves = Einzelne Einheit
board_game-value-march_moves = Wohin { $key } zieht
board_game-all-march_moves =
    { $count ->
        [2] Wohin beide Einheiten ziehen
       *[other] Wohin alle { $count } Einheiten ziehen
    }
board_game-none-march_moves = Niemand zieht
board_game-select-muster = Burg
board_game-value-muster = Was { $key } mustert
board_game-none-muster = Nichts mustern
board_game-value-support = Wen { $key } unterstützt
board_game-select-support = Gebiet, das unterstützen kann
board_game-all-support =
    { $count ->
        [2] Wen beide Gebiete unterstützen
       *[other] Wen alle { $count } Gebiete unterstützen
    }
board_game-none-support = Niemanden unterstützen
board_game-select-accept_support = Angebotene Hilfe
board_game-value-accept_support = Die Hilfe von { $key }
board_game-select-house_card = Deine Hauskarte
board_game-select-aeron_damphair = Andere Hauskarte
board_game-select-discard_card = Karte zum Ablegen
board_game-select-patchface = Karte deines Gegners
board_game-select-mammoth_card = Karte zum Zurücknehmen
board_game-select-lose_units = Einheiten, die du verlierst
board_game-select-reduce_armies = Einheiten, die du entfernst
board_game-select-casualties = Einheiten, die du verlierst
board_game-select-skull_losses = Einheiten, die du verlierst
board_game-select-retreat_losses = Einheiten, die du verlierst
board_game-select-downgrade_knights = Ritter, die Fußsoldaten werden
board_game-select-destroy_knights = Ritter, die vernichtet werden
board_game-select-upgrade_footmen = Fußsoldaten, die Ritter werden
board_game-none-upgrade_footmen = Niemand wird Ritter
board_game-select-retreat = Wohin der Rückzug führt
board_game-select-cersei_lannister = Befehl, der verschwindet
board_game-select-queen_of_thorns = Befehl, der verschwindet
board_game-select-renly_baratheon = Wo ein Fußsoldat zum Ritter wird
board_game-select-houses = Nächstes Haus
board_game-select-clash_ties = Nächstes Haus
board_game-select-wildling_ties = Haus
board_game-select-bid = Macht, die du bietest
board_game-select-wildling_bid = Macht, die du gibst
board_game-select-qyburn = Abgelegte Karte
board_game-select-melisandre_dwd = Karte zum Zurücknehmen
board_game-select-search_deck = Westeros-Karte
board_game-select-ser_ilyn_payne = Wo ein Fußsoldat vernichtet wird
board_game-select-aeron_damphair_dwd = Macht, die du zahlst
board_game-select-draft_house = Haus
board_game-select-card_set = Kartensatz
board_game-select-draft_card = Hauskarte
board_game-select-draft_blind = Nächste Karte
board_game-select-keep_objectives = Spielziele, die du behältst
board_game-select-objective = Spielziel
board_game-select-put_objective = Spielziel
board_game-select-take_objective = Spielziel
board_game-select-return_objective = Spielziel
