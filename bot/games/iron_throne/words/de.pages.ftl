### Was auf Auswahlfeldern und Knöpfen des Eisernen Throns steht.
### `select-`: was gewählt wird; `value-`: was das Gewählte bekommt; `all-`: was alle bekommen;
### `none-`: der Knopf für eine Antwort, die nichts nennt.

iron_throne-select-houses = Nächstes Haus
iron_throne-select-support = Seite und Charakter
iron_throne-select-second_offer = Seite und Charakter
iron_throne-select-welcome = Haus
iron_throne-value-welcome = Unterstützung von { $key }
iron_throne-all-welcome =
    { $count ->
        [2] Unterstützung beider Häuser
       *[other] Unterstützung aller { $count } Häuser
    }
iron_throne-none-welcome = Frag mich bei jedem
iron_throne-select-answer = Haus
iron_throne-value-answer = Unterstützung von { $key }
iron_throne-all-answer =
    { $count ->
        [2] Unterstützung beider Häuser
       *[other] Unterstützung aller { $count } Häuser
    }
iron_throne-none-answer = Ablehnen
iron_throne-select-blackmail = Haus
iron_throne-value-blackmail = Wen { $key } schicken muss
iron_throne-none-blackmail = Niemanden zwingen
iron_throne-select-lay = Deine Karte
iron_throne-select-lay_if = Fall
iron_throne-value-lay_if = Deine Karte, falls: { $key }
iron_throne-all-lay_if =
    { $count ->
        [2] Deine Karte in beiden Fällen
       *[other] Deine Karte in allen { $count } Fällen
    }
iron_throne-none-lay_if = Frag mich dann
iron_throne-select-lay_on = Offene Karte
iron_throne-value-lay_on = Deine Karte auf { $key }
iron_throne-all-lay_on =
    { $count ->
        [2] Deine Karte auf jede dieser beiden
       *[other] Deine Karte auf jede dieser { $count }
    }
iron_throne-none-lay_on = Frag mich dann
iron_throne-select-act = Was du einsetzt
iron_throne-select-turned = Fall
iron_throne-value-turned = Was du spielst, falls: { $key }
iron_throne-all-turned =
    { $count ->
        [2] Was du in beiden Fällen spielst
       *[other] Was du in allen { $count } Fällen spielst
    }
iron_throne-none-turned = Frag mich dann
iron_throne-select-later = Was du einsetzt
iron_throne-select-later_if = Fall
iron_throne-value-later_if = Was du einsetzt, falls: { $key }
iron_throne-all-later_if =
    { $count ->
        [2] Was du in beiden Fällen einsetzt
       *[other] Was du in allen { $count } Fällen einsetzt
    }
iron_throne-none-later_if = Frag mich dann
iron_throne-select-drawn = Karte, die kommen kann
iron_throne-value-drawn = Was du spielst: { $key }
iron_throne-none-drawn = Frag mich dann
iron_throne-select-drawn_if = Fall
iron_throne-value-drawn_if = Was du spielst, falls: { $key }
iron_throne-none-drawn_if = Frag mich dann
iron_throne-select-pressed = Karten zum Ablegen
iron_throne-select-discard = Karten zum Ablegen
iron_throne-none-discard = Nichts ablegen
iron_throne-select-replace = Karte, die an ihre Stelle tritt
iron_throne-select-distribute = Charakter
iron_throne-select-beggar_king = Charakter
iron_throne-select-kingsguard = Karte zum Ablegen
iron_throne-select-hostage = Wem und woher
iron_throne-select-hostages = Geisel
iron_throne-value-hostages = Was mit { $key } geschieht
iron_throne-all-hostages =
    { $count ->
        [2] Was mit beiden Geiseln geschieht
       *[other] Was mit allen { $count } Geiseln geschieht
    }
iron_throne-none-hostages = Alle behalten
iron_throne-select-hostages_each = Haus
iron_throne-value-hostages_each = Woher bei { $key }
iron_throne-all-hostages_each =
    { $count ->
        [2] Woher bei beiden Häusern
       *[other] Woher bei allen { $count } Häusern
    }
iron_throne-select-amount = Wie viel
