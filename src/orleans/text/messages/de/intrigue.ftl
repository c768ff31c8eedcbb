# Der Plan Intrige.

verb-swap_good = tausche eine Ware mit einem Mitspieler
verb-remove_station_here = entferne ein Kontor aus der Stadt deiner Händlerfigur
verb-send_merchant_home = die Händlerfigur eines Mitspielers muss nach Orléans
verb-torture_others_one = Folter: Jeder Mitspieler gibt eine Sache ab
verb-plague_one_player = ein Mitspieler verliert einen Gefolgsmann, der aus dem Beutel gezogen wird
verb-remove_placed_follower = ein eingesetzter Gefolgsmann eines Mitspielers kommt zurück in den Beutel
verb-steal_gear_same_space = stiehl ein eingesetztes Technikplättchen für das gleiche Feld bei dir
verb-each_other_pays =
    { $amount ->
        [one] jeder Mitspieler zahlt dir { $amount } Münze
       *[other] jeder Mitspieler zahlt dir { $amount } Münzen
    }
verb-advance_and_set_back = ein Schritt auf einer Leiste; ein Spieler vor dir muss dort zurück
ask-name_victim = Wen wählst du ({ $source })?
ask-name_space = Was wählst du bei { $victim } ({ $source })?
ask-name_track = Auf welcher Leiste rückst du vor ({ $source })?
ask-burn = Welches Kontor in { $town } entfernst du ({ $source })?
ask-swap_give = Welche Ware gibst du { $victim } ({ $source })?
ask-swap_take = Welche Ware nimmst du von { $victim } für { $good }?
ask-offer = { $who } bedroht dich ({ $source }): { $threat }. Bietest du eine Bestechung an? Bisher: { $bribe }.
ask-answer = Welche Bestechungen nimmst du an ({ $source })?
threat =
    { $source ->
        [intrigue_fraud] { $taken } wird gegen { $good } getauscht
        [intrigue_arsonist] das Kontor in { $town } wird entfernt
        [intrigue_kidnapper] die Händlerfigur muss nach Orléans
        [intrigue_torturer] eine Sache wird unter Folter abgegeben
        [intrigue_hangman] ein aus dem Beutel gezogener Gefolgsmann geht verloren
        [intrigue_saboteur] der Gefolgsmann auf { $space } kommt zurück in den Beutel
        [intrigue_spy] das Technikplättchen auf { $space } wird gestohlen
        [intrigue_tax_collector] { $amount } Münzen sind zu zahlen
       *[intrigue_traitor] ein Schritt zurück auf der { $track }
    }
bribe-nothing = nichts

move-victim =
    { $source ->
        [intrigue_fraud] { $who } (hat { $goods })
        [intrigue_kidnapper] { $who } (Händlerfigur in { $town })
        [intrigue_hangman] { $who } ({ $bag } im Beutel)
        [intrigue_traitor] { $who } (auf Feld { $space })
       *[other] { $who }
    }
move-bare-step = { $track }, auf Feld { $space } (ohne Bonus)
move-at =
    { $piece ->
        [wheel] das Technikplättchen auf { $space }
       *[follower] { $follower } auf { $space }
    }
move-burn =
    { $whose ->
        [own] dein eigenes Kontor
       *[other] das Kontor von { $who }
    }
move-offer =
    { $item ->
        [coin] 1 Münze mehr
       *[other] 1 { $good } mehr
    }
move-retract =
    { $item ->
        [coin] 1 Münze weniger
       *[other] 1 { $good } weniger
    }
move-offer-done = fertig: du bietest { $bribe }
move-accept = { $bribe } von { $who } annehmen
move-decline = { $bribe } von { $who } ablehnen
move-take-bread = Brot (du bekommst es als Getreide)
skip-name_victim = niemandem schaden
skip-burn = keines entfernen

event-aimed = { $who } wählt { $victim } ({ $source }): { $threat }.
event-harm_forgone = { $who } schadet niemandem ({ $source }).
event-offer_drafted =
    { $item ->
        [coin] { $who } ändert das Angebot um eine Münze ({ $source }).
       *[other] { $who } ändert das Angebot um 1 { $good } ({ $source }).
    }
event-offer_sealed = { $who } hat über eine Bestechung entschieden ({ $source }).
event-bribe_offered = { $who } bietet { $to } eine Bestechung an ({ $source }): { $bribe }.
event-no_bribe = { $who } bietet { $to } keine Bestechung an ({ $source }).
event-bribe_accepted = { $who } nimmt die Bestechung von { $victim } an ({ $source }).
event-bribe_declined = { $who } lehnt die Bestechung von { $victim } ab ({ $source }).
event-kidnapped = Die Händlerfigur von { $who } muss nach { $town } ({ $source }).
event-burnt = { $who } muss das Kontor in { $town } zurücknehmen ({ $source }).
event-sabotaged = { $who } nimmt { $a_follower } in den Beutel zurück ({ $source }; { $space }).
event-stole_wheel = { $who } stiehlt { $victim } das Technikplättchen auf { $space } ({ $source }).
event-deactivated = Die Aktion { $place } ist für { $who } diese Runde deaktiviert ({ $source }).
event-advanced = { $who } macht auf der { $track } einen Schritt ohne Bonus ({ $source }).

label-closed = diese Runde deaktiviert
heading-offers = Angebotene Bestechungen
