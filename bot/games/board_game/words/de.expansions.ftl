### A Dance with Dragons und A Feast for Crows: Karten, Fragen und Einstellungen.

board_game-expansion-none = das Grundspiel
board_game-expansion-dance_with_dragons = A Dance with Dragons
board_game-expansion-feast_for_crows = A Feast for Crows
board_game-option-expansion = Erweiterung
board_game-option-expansion-help = Ein anderer Anfang, und andere Hauskarten oder Ziele.
board_game-option-expansion-none = keine, nur das Grundspiel
board_game-option-expansion-dance_with_dragons = A Dance with Dragons (zu sechst, sechs Runden)
board_game-option-adwd_lannisport_knight = Ein Ritter in Lennishort
board_game-option-adwd_lannisport_knight-help = Ob Lennister A Dance with Dragons mit einem Ritter in der Heimat beginnt.
board_game-option-adwd_lannisport_knight-true = Ja, Ritter und Fußsoldat
board_game-option-adwd_lannisport_knight-false = Nein, nur ein Fußsoldat
board_game-option-adwd_stannis_timing = Wann Stannis handelt
board_game-option-adwd_stannis_timing-help = Wann Stannis aus A Dance with Dragons die Unterstützungsbefehle entfernt.
board_game-option-adwd_stannis_timing-cancel = Vor allen anderen Texten
board_game-option-adwd_stannis_timing-pre_resolution = Nach den Texten, die sofort wirken
board_game-illegal-expansion-players = { $expansion } ist für { $players } Personen, und dieser Tisch hat { $got } Plätze. Stelle zuerst { $players } Plätze ein.

board_game-house-arryn = 🌙 Arryn
board_game-preference-support_arryn = Unterstützung für Arryn
board_game-preference-support_arryn-ask = Mich fragen
board_game-preference-support_arryn-always = Arryn immer helfen
board_game-preference-support_arryn-never = Arryn nie helfen

board_game-event-support-turned = 🔄 **{ $region }:** Diese Unterstützung zählt jetzt für { $seat } als { $side }.
board_game-event-card-copied = 🎴 { $seat } kämpft mit Stärke und Symbolen von **{ $card }**.
board_game-event-card-blanked = 🎴 Bei { $seat } gilt der Text von **{ $card }** nicht.
board_game-event-wildlings-moved = ❄️ { $seat } versetzt die Wildlinge, { $choice }: jetzt { $now }.
board_game-event-deck-searched = 📜 { $seat } durchsucht den Westeros-Stapel { $deck } und legt eine Karte obenauf.
board_game-event-deck-put = 👁️ Nur du weißt: **{ $card }** liegt oben auf dem Westeros-Stapel { $deck }.

board_game-ask-aeron_damphair_dwd = **Aeron:** Wie viel Macht zahlst du? ({ $min } bis { $max }) Je 1 Macht gibt +1. Vor den Karten steht es { $attack } : { $defence } (Angriff : Verteidigung).
board_game-ask-aeron_damphair_dwd-short = für Aeron zahlen oder nicht
board_game-ask-qyburn = **Qyburn:** 2 Macht zahlen und mit gedruckter Stärke und Symbolen einer abgelegten Karte kämpfen?
board_game-ask-qyburn-short = Qyburn nutzen oder nicht
board_game-ask-ser_gerris_drinkwater = **Gerris:** Auf welcher Leiste steigst du einen Platz auf?
board_game-ask-ser_gerris_drinkwater-short = Gerris nutzen oder nicht
board_game-ask-reek = **Stinker:** Nimmst du ihn zurück auf die Hand?
board_game-ask-reek-short = Stinker zurücknehmen oder nicht
board_game-ask-rodrik_the_reader = **Rodrik:** Welchen Westeros-Stapel durchsuchst du?
board_game-ask-rodrik_the_reader-short = Rodrik nutzen oder nicht
board_game-ask-search_deck = **Rodrik:** Welche Karte des Stapels { $deck } legst du obenauf? Sonst erfährt es niemand.
board_game-ask-search_deck-short = eine Westeros-Karte wählen
board_game-ask-ser_ilyn_payne = **Ilyn Payn:** Wo wird ein Fußsoldat deines Gegners vernichtet?
board_game-ask-ser_ilyn_payne-short = Ilyn Payn nutzen oder nicht
board_game-ask-jon_snow = **Jon Schnee:** Die Wildlinge stehen auf { $wildling }. Versetzt du sie?
board_game-ask-jon_snow-short = Jon Schnee nutzen oder nicht
board_game-ask-melisandre_dwd = **Melisandre:** Welche abgelegte Karte nimmst du zurück? Sie kostet ihre Stärke in Macht.
board_game-ask-melisandre_dwd-short = Melisandre nutzen oder nicht
board_game-ask-alayne_stone = **Alayne:** 2 Macht zahlen, sodass { $seat } alle { $power } verliert?
board_game-ask-alayne_stone-short = Alayne nutzen oder nicht

board_game-deck = Westeros-Stapel { $deck }
board_game-attacking-army = Das angreifende Heer
board_game-choice-up = Ein Feld vor
board_game-choice-down = Ein Feld zurück
board_game-face-own-westeros = 👁️ Nur du weißt: **{ $card }** liegt oben auf dem Westeros-Stapel { $deck }.

board_game-card-roose_bolton_dwd = Roose Bolton (4 🗡️)
board_game-card-ramsay_bolton = Ramsay Bolton (3)
board_game-card-black_walder = Schwarzer Walder (2 🗡️)
board_game-card-steelshanks_walton = Walton Stahlbein (2 🛡️)
board_game-card-damon_dance_for_me = Damon Tanz-für-mich (1 🗡️)
board_game-card-walder_frey = Walder Frey (1)
board_game-card-reek = Stinker (0)
board_game-card-euron_crows_eye_dwd = Euron Krähenauge (4)
board_game-card-victarion_greyjoy_dwd = Victarion Graufreud (3 🗡️🗡️)
board_game-card-asha_greyjoy_dwd = Asha Graufreud (2 🛡️)
board_game-card-rodrik_the_reader = Rodrik der Leser (2)
board_game-card-qarl_the_maid = Qarl die Jungfer (1)
board_game-card-ser_harras_harlaw = Ser Harras Harlau (1 🗡️)
board_game-card-aeron_damphair_dwd = Aeron Feuchthaar (0)
board_game-card-ser_jaime_lannister_dwd = Ser Jaime Lennister (4 🗡️🛡️)
board_game-card-ser_kevan_lannister_dwd = Ser Kevan Lennister (3 🛡️)
board_game-card-ser_daven_lannister = Ser Daven Lennister (2 🗡️)
board_game-card-ser_ilyn_payne = Ser Ilyn Payn (2)
board_game-card-cersei_lannister_dwd = Cersei Lennister (1 🛡️)
board_game-card-ser_addam_marbrand = Ser Addam Marbrand (1)
board_game-card-qyburn = Qyburn (0)
board_game-card-stannis_baratheon_dwd = Stannis Baratheon (4)
board_game-card-jon_snow = Jon Schnee (3)
board_game-card-melisandre_dwd = Melisandre (2)
board_game-card-bastard_of_nightsong = Der Bastard von Nachtlied (2 🛡️)
board_game-card-ser_davos_seaworth_dwd = Ser Davos Seewert (1 🗡️🛡️)
board_game-card-ser_axell_florent = Ser Axell Florent (1 🗡️)
board_game-card-mance_rayder = Manke Rayder (0)
board_game-card-mace_tyrell_dwd = Maes Tyrell (4 🗡️🛡️)
board_game-card-randyll_tarly_dwd = Randyll Tarly (3 🗡️🗡️)
board_game-card-willas_tyrell = Willas Tyrell (2 🛡️)
board_game-card-ser_jon_fossoway = Ser Jon Fossoway (2 🗡️)
board_game-card-queen_of_thorns_dwd = Königin der Dornen (1)
board_game-card-paxter_redwyne = Paxter Rothweyn (1)
board_game-card-margaery_tyrell_dwd = Margaery Tyrell (0)
board_game-card-doran_martell_dwd = Doran Martell (4)
board_game-card-areo_hotah_dwd = Areo Hotah (3 🛡️🛡️)
board_game-card-bastard_of_godsgrace = Der Bastard von Gottesgnade (2 🛡️)
board_game-card-big_man = Der Große (2 🗡️)
board_game-card-ser_gerris_drinkwater = Ser Gerris Trinkwasser (1)
board_game-card-quentyn_martell = Quentyn Martell (1)
board_game-card-nymeria_sand_dwd = Nymeria Sand (0 🗡️🛡️)
board_game-card-bronze_yohn_royce_ffc = Bronze-Yohn Rois (4)
board_game-card-littlefinger = Kleinfinger (3)
board_game-card-nestor_royce = Nestor Rois (2 🛡️🛡️)
board_game-card-lyn_corbray = Lyn Corbray (2 🗡️)
board_game-card-alayne_stone = Alayne Stein (1)
board_game-card-lothor_brune = Lothor Brune (1 🗡️🛡️)
board_game-card-lysa_arryn_ffc = Lysa Arryn (0)

board_game-effect-roose_bolton_dwd = Kein Text.
board_game-effect-ramsay_bolton = Solange du Stinker auf der Hand hast: +1 und 🗡️🗡️🗡️.
board_game-effect-black_walder = Kein Text.
board_game-effect-steelshanks_walton = Kein Text.
board_game-effect-damon_dance_for_me = Kein Text.
board_game-effect-walder_frey = Unterstützung Dritter für deinen Gegner zählt stattdessen für dich.
board_game-effect-reek = Ramsay kehrt sofort aus der Ablage zurück. Bei Niederlage darfst du Stinker zurücknehmen.
board_game-effect-euron_crows_eye_dwd = +1, wenn der Gegner auf der Lehen-Leiste vor dir steht.
board_game-effect-victarion_greyjoy_dwd = Kein Text.
board_game-effect-asha_greyjoy_dwd = Kein Text.
board_game-effect-rodrik_the_reader = Bei Sieg darfst du eine Westeros-Karte suchen und auf ihren Stapel legen.
board_game-effect-qarl_the_maid = Greifst du an und verlierst, bekommst du 3 Macht.
board_game-effect-ser_harras_harlaw = Kein Text.
board_game-effect-aeron_damphair_dwd = Du darfst beliebig viel Macht zahlen: je 1 Macht +1.
board_game-effect-ser_jaime_lannister_dwd = Kein Text.
board_game-effect-ser_kevan_lannister_dwd = Kein Text.
board_game-effect-ser_daven_lannister = Kein Text.
board_game-effect-ser_ilyn_payne = Bei Sieg darfst du irgendwo einen Fußsoldaten des Gegners zusätzlich vernichten.
board_game-effect-cersei_lannister_dwd = Kein Text.
board_game-effect-ser_addam_marbrand = Im Angriff zählen deine Ritter je 3.
board_game-effect-qyburn = Für 2 Macht darfst du Stärke und Symbole irgendeiner abgelegten Karte nutzen.
board_game-effect-stannis_baratheon_dwd = Hilft dir niemand, gehen alle Hilfsbefehle daneben vom Brett.
board_game-effect-jon_snow = Bei Sieg darfst du die Wildlinge ein Feld vor oder zurück setzen, zwischen 0 und 10.
board_game-effect-melisandre_dwd = Danach darfst du eine abgelegte Karte, auch diese, für ihre Stärke in Macht zurücknehmen.
board_game-effect-bastard_of_nightsong = Kein Text.
board_game-effect-ser_davos_seaworth_dwd = Kein Text.
board_game-effect-ser_axell_florent = Kein Text.
board_game-effect-mance_rayder = Deine Endstärke ist die Zahl, auf der die Wildlinge stehen.
board_game-effect-mace_tyrell_dwd = Kein Text.
board_game-effect-randyll_tarly_dwd = Kein Text.
board_game-effect-willas_tyrell = Kein Text.
board_game-effect-ser_jon_fossoway = Kein Text.
board_game-effect-queen_of_thorns_dwd = Der ganze Text der gegnerischen Karte gilt nicht.
board_game-effect-paxter_redwyne = Auf See zählen deine Schiffe je 2.
board_game-effect-margaery_tyrell_dwd = Verteidigst du deine Heimat oder dein Machtplättchen: Die Endstärke des Gegners ist 2.
board_game-effect-doran_martell_dwd = Für jede Karte, die du noch auf der Hand hast: 🗡️, 🛡️ und −1.
board_game-effect-areo_hotah_dwd = Kein Text.
board_game-effect-bastard_of_godsgrace = Kein Text.
board_game-effect-big_man = Kein Text.
board_game-effect-ser_gerris_drinkwater = Bei Sieg darfst du auf einer Leiste einen Platz aufsteigen.
board_game-effect-quentyn_martell = +1 für jede Karte in deiner Ablage.
board_game-effect-nymeria_sand_dwd = Kein Text.
board_game-effect-bronze_yohn_royce_ffc = +1, solange du mehr Macht hast als der Gegner.
board_game-effect-littlefinger = Danach, wenn du Hohenehr hältst: doppelt so viel Macht wie die Stärke der Gegnerkarte.
board_game-effect-nestor_royce = Kein Text.
board_game-effect-lyn_corbray = Kein Text.
board_game-effect-alayne_stone = Bei Sieg, wenn du Hohenehr hältst, darfst du 2 Macht zahlen: Der Gegner verliert alle Macht.
board_game-effect-lothor_brune = Kein Text.
board_game-effect-lysa_arryn_ffc = Nach der Schlacht, wenn der Gegner mehr Macht hat als du: 3 Macht.

board_game-option-expansion-feast_for_crows = A Feast for Crows (zu viert, Spielziele)
board_game-option-affc_white_harbor_unit = Weißwasserhafen zu Beginn
board_game-option-affc_white_harbor_unit-help = Was Stark in A Feast for Crows dort zu Beginn stehen hat.
board_game-option-affc_white_harbor_unit-footman = Ein Fußsoldat
board_game-option-affc_white_harbor_unit-knight = Ein Ritter
board_game-preference-special_objective = Mein besonderes Spielziel
board_game-preference-special_objective-ask = Mich fragen, wenn es erfüllt ist
board_game-preference-special_objective-always = Werten, wenn es erfüllt ist
board_game-preference-objectives = Meine geheimen Spielziele
board_game-preference-objectives-ask = Mich jede Runde fragen
board_game-preference-objectives-best = Das werten, das am meisten bringt

board_game-event-objectives-kept = 🎯 Alle behalten { $number } geheime Spielziele.
board_game-event-objective-drawn = 🎯 { $seat } zieht ein Spielziel.
board_game-event-objective-seen = 👁️ Dein neues Spielziel: **{ $objective }** ({ $points }) – { $effect }
board_game-event-objectives-shown = 🎯 Von den Häusern abgelegt: { $objectives }
board_game-event-objective-taken = 🎯 { $seat } nimmt **{ $objective }**.
board_game-event-objectives-returned = 🎯 Alle legen ungesehen ein Spielziel zurück, und der Stapel wird gemischt.
board_game-event-special-scored = ⭐ { $seat } wertet das besondere Spielziel: +{ $points } (jetzt { $now }).
board_game-event-objective-scored = ⭐ { $seat } wertet **{ $objective }**: +{ $points } (jetzt { $now }).
board_game-event-points-lost = ⭐ { $seat } verliert { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } (jetzt { $now }).
board_game-event-wildlings-back = ❄️ Die Wildlinge gehen zurück auf { $now }.

board_game-finish-seven-points = Sieben Punkte sind erreicht.
board_game-finish-last-points = Die letzte Runde ist vorbei; die Punkte wurden gezählt.

board_game-ask-keep_objectives = Welche { $number } Spielziele behältst du? Die anderen kommen zurück in den Stapel. Niemand sieht sie, bevor du sie wertest.
board_game-ask-keep_objectives-short = Spielziele behalten
board_game-ask-put_objective = **Wechselnde Ziele:** Welches Spielziel legst du verdeckt ab? Alle werden dann gezeigt, und jedes Haus nimmt eines.
board_game-ask-put_objective-short = ein Spielziel ablegen
board_game-ask-take_objective = **Wechselnde Ziele:** { $place ->
        [1] Welches dieser Spielziele nimmst du?
       *[other] Welche würdest du nehmen, das beste zuerst? Du bekommst das erste, das die Häuser vor dir übrig lassen.
    }
board_game-ask-take_objective-short = ein Spielziel nehmen
board_game-ask-return_objective = **Neue Nachrichten:** Welches Spielziel legst du zurück in den Stapel?
board_game-ask-return_objective-short = ein Spielziel zurücklegen
board_game-ask-special_objective = Dein besonderes Spielziel ist erfüllt. Für 1 Punkt werten?
board_game-ask-special_objective-short = das besondere Spielziel werten oder nicht
board_game-ask-objective = Welches deiner Spielziele wertest du in dieser Runde? Höchstens eines, und nur ein erfülltes.
board_game-ask-objective-short = ein Spielziel werten oder nicht
board_game-public-objectives = Spielziele
board_game-note-objective = { $points } · { $effect }
board_game-choice-wildlings_to_0 = Wildlinge zurück auf 0
board_game-illegal-objective-not-held = Das Spielziel { $objective } hast du nicht. Du hast: { $options }
board_game-illegal-objective-not-there = { $objective } liegt nicht dort. Zur Wahl stehen: { $options }
board_game-illegal-objective-not-met = { $objective } ist noch nicht erfüllt: { $effect }

board_game-phase-scoring = Punkte und Versorgung
board_game-help-scoring = **Punkte und Versorgung** (A Feast for Crows)
    🛢️ Die Versorgung wird neu bestimmt; zu große Armeen verlieren Einheiten.
    ⭐ Dann in Spielreihenfolge: Wer das besondere Spielziel des Hauses erfüllt, darf dafür jede Runde 1 Punkt werten.
    🎯 Danach darf jedes Haus ein erfülltes geheimes Spielziel werten: Es wird gezeigt und bringt die Punkte, die für das Haus darauf stehen.
    Wer weniger als drei hat, zieht eines. Sieben Punkte gewinnen; nach zehn Runden die meisten. Gleichstand: Landgebiete, dann der Thron.

board_game-special-stark = Winterfell, und insgesamt fünf Burgen und Festungen
board_game-special-lannister = Lennishort und Königsmund
board_game-special-baratheon = Drachenstein und Königsmund
board_game-special-arryn = Hohenehr, und mehr Macht als jedes andere Haus

board_game-face-score = 🏰 { $score } von { $goal }
board_game-face-score-points = ⭐ { $score } von { $goal } · 🏰 { $castles }
board_game-face-points = ⭐ { $scores }
board_game-face-special = ⭐ Besonderes Spielziel: { $special }{ $met ->
        [yes] {" "}✓
       *[no] {""}
    }
board_game-face-objectives = 🎯 { $number } auf der Hand; gewertet: { $scored }
board_game-face-own-objectives = 🎯 Deine Spielziele:
board_game-face-own-objective = • **{ $objective }** ({ $points }) – { $effect }{ $met ->
        [yes] {" "}✓
       *[no] {""}
    }
board_game-face-alt-points =
    { $who }: { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }, { $power } Macht, Versorgung { $supply }.
board_game-picture-points = Punkte

board_game-westeros-rally_the_men = Sammelt die Männer
board_game-westeros-the_burden_of_power = Die Last der Macht
board_game-westeros-famine = Hungersnot
board_game-westeros-ironborn_raid = Raubzug der Eisenmänner
board_game-westeros-shifting_ambitions = Wechselnde Ziele
board_game-westeros-new_information = Neue Nachrichten
board_game-effect-rally_the_men = Alle mustern in Burgen, nicht in Festungen.
board_game-effect-the_burden_of_power = Wer den Thron hält, entscheidet: Wildlinge zurück auf 0 oder Musterung für alle.
board_game-effect-famine = Jede Versorgung sinkt um 1; zu große Armeen verlieren Einheiten.
board_game-effect-ironborn_raid = Jedes Haus mit zwei gewerteten Spielzielen oder mehr verliert einen Punkt.
board_game-effect-shifting_ambitions = Alle legen ein Spielziel ab; alle werden gezeigt, und jedes Haus nimmt eines.
board_game-effect-new_information = Alle ziehen ein Spielziel und legen eines zurück.

board_game-objective-stop_the_storm = Den Sturm aufhalten
board_game-objective-cavalry_charge = Reiterangriff
board_game-objective-backdoor_politics = Politik durch die Hintertür
board_game-objective-home_invasion = Einfall
board_game-objective-land_grab = Landnahme
board_game-objective-arbor_gold = Gold vom Arbor
board_game-objective-extend_your_reach = Den Arm ausstrecken
board_game-objective-take_the_black = Das Schwarz anlegen
board_game-objective-the_raven = Der Rabe
board_game-objective-support_the_crown = Die Krone stützen
board_game-objective-the_throne = Der Thron
board_game-objective-the_blade = Das Schwert
board_game-objective-hold_court = Hof halten
board_game-objective-crossing_guard = Brückenwache
board_game-objective-naval_superiority = Seeherrschaft
board_game-objective-pull_the_weeds = Unkraut jäten
board_game-objective-ample_harvest = Reiche Ernte
board_game-objective-mercantile_ventures = Handelsfahrten
board_game-objective-a_firm_grip = Fester Griff
board_game-objective-a_stalwart_position = Starke Stellung
board_game-objective-spreading_the_wealth = Reichtum verteilen
board_game-objective-protect_the_neck = Die Eng schützen
board_game-objective-nothing_but_ghosts = Nichts als Geister
board_game-objective-the_final_hour = Die letzte Stunde
board_game-objective-the_peoples_chosen = Vom Volk erwählt
board_game-objective-a_mountainous_task = Eine Aufgabe wie ein Berg
board_game-objective-a_riper_fruit = Eine reifere Frucht
board_game-objective-friendly_confines = Vertraute Mauern

board_game-effect-stop_the_storm = Du hältst Sturmkap.
board_game-effect-cavalry_charge = Alle fünf deiner Ritter stehen auf dem Brett.
board_game-effect-backdoor_politics = Jedes andere Haus hat mehr Punkte als du.
board_game-effect-home_invasion = Du hältst die Heimat eines anderen Hauses.
board_game-effect-land_grab = Du hältst mehr Landgebiete als jedes andere Haus.
board_game-effect-arbor_gold = Du hältst Der Arbor.
board_game-effect-extend_your_reach = Du hältst mehr Meere als jedes andere Haus.
board_game-effect-take_the_black = Du hältst Schwarze Festung.
board_game-effect-the_raven = Du hältst den Raben.
board_game-effect-support_the_crown = Genau drei deiner Einheiten in Klauenhorn, keine in Königsmund.
board_game-effect-the_throne = Du hältst den Eisernen Thron.
board_game-effect-the_blade = Du hältst das valyrische Schwert.
board_game-effect-hold_court = Du hältst Königsmund.
board_game-effect-crossing_guard = Du hältst beide Enden einer Brücke.
board_game-effect-naval_superiority = Du hast mehr Schiffe als jedes andere Haus.
board_game-effect-pull_the_weeds = Du hältst Seestraßenmarschen, Schwarzwasser und Die Weite.
board_game-effect-ample_harvest = Deine Versorgung ist 5 oder 6.
board_game-effect-mercantile_ventures = Du hältst mehr Häfen als jedes andere Haus.
board_game-effect-a_firm_grip = Du hältst Klauenhorn und Königswald.
board_game-effect-a_stalwart_position = Du hältst mehr Festungen als jedes andere Haus.
board_game-effect-spreading_the_wealth = Du hast mehr Machtplättchen auf dem Brett als jedes andere Haus.
board_game-effect-protect_the_neck = Du hältst Seegart, Grauwasser Wacht und Flints Finger.
board_game-effect-nothing_but_ghosts = Genau eine deiner Einheiten steht in Harrenhal, keine daneben.
board_game-effect-the_final_hour = Du hast genau eine Hauskarte auf der Hand.
board_game-effect-the_peoples_chosen = Du hältst mindestens vier Gebiete mit Krone.
board_game-effect-a_mountainous_task = Du hältst Hohenehr.
board_game-effect-a_riper_fruit = Du hältst Winterfell.
board_game-effect-friendly_confines = Du hältst mehr Burgen, Festungen nicht gezählt, als jedes andere Haus.

### Varianten: worauf sich ein Tisch außerdem einigen kann.

board_game-option-houses-draft = Reihum wählt jeder eines
board_game-option-house_cards = Hauskarten
board_game-option-house_cards-help = Welche Karten die Häuser haben, oder wie sie dazu kommen.
board_game-option-house_cards-usual = Die des Spiels, das gespielt wird
board_game-option-house_cards-base = Die des Grundspiels
board_game-option-house_cards-dragons = Die von A Dance with Dragons
board_game-option-house_cards-either = Jedes Haus wählt einen seiner zwei Sätze
board_game-option-house_cards-draft = Offen reihum gewählt, Karte für Karte
board_game-option-house_cards-blind_draft = Geheim gewählt: Alle ordnen die Karten
board_game-option-tides_threes = Kampf-Trend: die Dreier
board_game-option-tides_threes-help = Ob die zwei Karten mit +3 im Stapel sind.
board_game-option-tides_threes-true = Mit ihnen
board_game-option-tides_threes-false = Ohne sie
board_game-option-tides_skulls = Kampf-Trend: die Totenköpfe
board_game-option-tides_skulls-help = Ob die zwei Karten mit Totenkopf im Stapel sind.
board_game-option-tides_skulls-true = Mit ihnen
board_game-option-tides_skulls-false = Ohne sie
board_game-option-castles_to_win = Burgen zum Sieg
board_game-option-castles_to_win-help = Wie viele Burgen und Festungen gewinnen.
board_game-option-castles_to_win-5 = 5
board_game-option-castles_to_win-6 = 6
board_game-option-castles_to_win-7 = 7
board_game-option-castles_to_win-8 = 8
board_game-option-castles_to_win-9 = 9
board_game-option-castles_to_win-10 = 10
board_game-option-victory = Wann Burgen gewinnen
board_game-option-victory-help = Ob genug Burgen sofort gewinnen oder nur, wenn sie am Ende einer Runde gehalten werden.
board_game-option-victory-at_once = Sofort
board_game-option-victory-end_of_round = Am Ende einer Runde
board_game-option-muster_first = Musterung vor der ersten Runde
board_game-option-muster_first-help = Ob alle vor den ersten Befehlen einmal mustern.
board_game-option-muster_first-true = Ja
board_game-option-muster_first-false = Nein
board_game-option-endless = Letzte Runde
board_game-option-endless-help = Ob es eine gibt oder das Spiel weitergeht, bis jemand gewonnen hat.
board_game-option-endless-false = Wie die Regeln sagen
board_game-option-endless-true = keine, endlos
board_game-illegal-castles-do-not-count = In { $expansion } gewinnen Punkte, nicht Burgen; ihre Zahl bleibt also bei 7.
board_game-illegal-draft-gone = { $pick } ist hier nicht zu haben: schon vergeben oder nicht im Angebot. Zur Wahl stehen: { $options }

board_game-event-draft-order = 🎲 In dieser Reihenfolge werden Häuser gewählt: { $seats }
board_game-event-set-taken = 🎴 { $seat } spielt mit diesen Karten: { $set }.
board_game-event-card-drafted = 🎴 { $seat } nimmt **{ $card }**.
board_game-ask-draft_house = Welches Haus nimmst du?
board_game-ask-draft_house-short = ein Haus nehmen
board_game-ask-card_set = Mit welchem der zwei Kartensätze deines Hauses spielst du? Alle wählen gleichzeitig.
board_game-ask-card_set-short = einen Satz Hauskarten wählen
board_game-ask-draft_card = Welche Hauskarte der Stärke { $strength } nimmst du?
board_game-ask-draft_card-short = eine Hauskarte nehmen
board_game-ask-draft_blind =
    Ordne die Hauskarten der Stärke { $strength }, die beste zuerst; { $number ->
        [one] du bekommst eine davon.
       *[other] du bekommst { $number } davon.
    } Wollen zwei dieselbe, entscheidet die Spielreihenfolge; was du auslässt, kommt durch das Los.
board_game-ask-draft_blind-short = Hauskarten ordnen
board_game-public-cards = Hauskarten
board_game-set-base = Grundspiel
board_game-set-dragons = A Dance with Dragons
board_game-option-fog_of_war = Nebel des Krieges
board_game-option-fog_of_war-help = Ob ein Haus das ganze Brett sieht oder nur eigene Gebiete und was daneben liegt.
board_game-option-fog_of_war-false = keiner, alle sehen alles
board_game-option-fog_of_war-true = Nur eigene Gebiete und was daneben liegt
board_game-illegal-in-the-fog = { $region } liegt im Nebel: Du siehst nur deine eigenen Gebiete und was daneben liegt.
board_game-region-fog = Nebel
board_game-face-fog = 🌫️ Nebel des Krieges: Hier sind { $seen } von { $all } Gebieten zu sehen. Deine eigene Seite zeigt, was du siehst.
board_game-face-heading-endless = **Runde { $round }** · { $phase }
