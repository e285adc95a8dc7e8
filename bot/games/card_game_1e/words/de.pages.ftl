### Was auf Listen und Knöpfen der ersten Edition steht.
### `select-`: was gewählt wird; `value-`: was das Gewählte bekommt; `all-`: was alle bekommen;
### `none-`: der Knopf für eine Antwort, die nichts nennt.

card_game_1e-select-act = Was du tust
card_game_1e-select-place = Karten für die Vorbereitung
card_game_1e-none-place = Nichts auslegen
card_game_1e-select-plot = Deine Strategie
card_game_1e-select-title = Titel
card_game_1e-select-attackers = Angreifer
card_game_1e-select-defenders = Verteidiger
card_game_1e-none-defenders = Nicht verteidigen
card_game_1e-select-stealth = Heimlicher Angreifer
card_game_1e-value-stealth = Wen { $key } umgeht
card_game_1e-none-stealth = Niemanden umgehen
card_game_1e-select-claim = Wer stirbt
card_game_1e-select-order = Was zuerst kommt
card_game_1e-select-emerge = Karten im Schatten
card_game_1e-select-infamy = Wohin die Macht kommt
card_game_1e-select-cost = Womit du zahlst
