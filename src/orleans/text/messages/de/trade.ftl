# Der Plan Handel.

verb-draw_and_place =
    { $amount ->
        [one] ziehe einen Gefolgsmann und setze ihn ein
       *[other] ziehe { $amount } Gefolgsleute und setze sie ein
    }
verb-free_own_action = führe eine deiner Aktionen aus, aktiviert oder nicht
verb-take_good_on_space = die Ware auf dem Feld
verb-move_water_with_good = reise zu Wasser und nimm eine Ware
verb-build_station_here = baue ein Kontor in der Stadt deiner Händlerfigur
verb-place_tile_by_trader_track = eine Ortskarte, soweit deine Händlerleiste es erlaubt
verb-gear_by_craftsman_track = ein Technikplättchen von dort, soweit deine Handwerkerleiste es erlaubt
ask-both_or_not = Geht noch ein Gefolgsmann dorthin ({ $deed })? Du ziehst für beide, bevor du einen einsetzt.
ask-draw_or_not =
    { $count ->
        [one] Einen Gefolgsmann ziehen und einsetzen ({ $source })?
       *[other] Wie viele Gefolgsleute ziehst du und setzt sie ein ({ $source })? Bis zu { $count }.
    }
ask-act_or_not = Welche deiner Aktionen führst du aus ({ $source })? Sie muss nicht aktiviert sein.
ask-tow_or_not = Wohin reist deine Händlerfigur zu Wasser ({ $source })?
ask-take_or_not = Der letzte Gefolgsmann bringt dir mehr ({ $source }).
move-advance = { $reward }
move-build-here = ein Kontor in { $town } bauen
skip-both_or_not = niemand sonst geht dorthin
skip-draw_or_not = keine Gefolgsleute ziehen
skip-act_or_not = keine Aktion
skip-tow_or_not = dableiben
skip-take_or_not = darauf verzichten
goods-on-deed = auf den Feldern: { $goods }
wheels-on-deed =
    { $count ->
        [one] { $count } Technikplättchen dort
       *[other] { $count } Technikplättchen dort
    }
