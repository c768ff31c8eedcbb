# Die Ereignisse von Handel & Intrige.

ask-indulgence =
    { $coins ->
        [one] { $source }: Einen Gefolgsmann für { $coins } Münze kaufen? Er kommt in deinen Beutel, ohne Schritt auf seiner Leiste.
       *[other] { $source }: Einen Gefolgsmann für { $coins } Münzen kaufen? Er kommt in deinen Beutel, ohne Schritt auf seiner Leiste.
    }
ask-training =
    { $coins ->
        [one] { $source }: Für { $coins } Münze einen Schritt auf einer Leiste machen? Du bekommst den Bonus, aber keinen Gefolgsmann.
       *[other] { $source }: Für { $coins } Münzen einen Schritt auf einer Leiste machen? Du bekommst den Bonus, aber keinen Gefolgsmann.
    }
ask-bon_voyage =
    { $coins ->
        [one] { $source }: Deine Händlerfigur für { $coins } Münze bewegen?
       *[other] { $source }: Deine Händlerfigur für { $coins } Münzen bewegen?
    }
ask-retraining =
    { $coins ->
        [one] { $source }: Gib eine Ware für so viele Entwicklungspunkte ab, wie sie wert ist, oder zahle { $coins } Münze.
       *[other] { $source }: Gib eine Ware für so viele Entwicklungspunkte ab, wie sie wert ist, oder zahle { $coins } Münzen.
    }
ask-dues =
    { $owed ->
        [one] { $source }: Gib noch Waren im Wert von { $owed } Punkt ab.
       *[other] { $source }: Gib noch Waren im Wert von { $owed } Punkten ab.
    }
ask-malfunction =
    { $left ->
        [one] { $source }: Welches Technikplättchen kommt zurück in den Vorrat?
       *[other] { $source }: Welche Technikplättchen kommen zurück in den Vorrat? Insgesamt { $left }.
    }
ask-summoning =
    { $coins ->
        [one] { $source }: Geht deine Händlerfigur nach Hause, oder zahlst du { $coins } Münze?
       *[other] { $source }: Geht deine Händlerfigur nach Hause, oder zahlst du { $coins } Münzen?
    }
ask-famine =
    { $left ->
        [one] { $source }: Welcher Gefolgsmann kommt zurück in den Vorrat?
       *[other] { $source }: { $left } deiner Gefolgsleute kommen zurück in den Vorrat. Wer zuerst?
    }

move-bought-follower = { $follower }
move-retrain =
    { $value ->
        [one] { $good } für { $value } Entwicklungspunkt abgeben
       *[other] { $good } für { $value } Entwicklungspunkte abgeben
    }
move-dues =
    { $value ->
        [one] { $good } abgeben (Wert { $value } Punkt)
       *[other] { $good } abgeben (Wert { $value } Punkte)
    }
move-go-home = deine Händlerfigur geht nach { $town }
move-stay =
    { $coins ->
        [one] { $coins } Münze zahlen und bleiben
       *[other] { $coins } Münzen zahlen und bleiben
    }
move-return-bag = { $follower } aus deinem Beutel
move-return-market = { $follower } von deinem Markt
move-return-tower = { $follower } von deinen zusätzlichen Marktfeldern
move-return-space = { $follower } von { $space }

skip-indulgence = niemanden kaufen
skip-training = kein Schritt
skip-bon_voyage = dableiben

event-returned = { $who } gibt { $a_follower } in den Vorrat zurück ({ $source }; { $from }).
event-returned_wheel = { $who } gibt ein Technikplättchen in den Vorrat zurück ({ $source }; { $space }).
event-set_back =
    { $amount ->
        [one] { $who } geht auf der { $track } { $amount } Feld zurück ({ $source }).
       *[other] { $who } geht auf der { $track } { $amount } Felder zurück ({ $source }).
    }
event-went_home = { $who } nimmt { $a_follower } in den Beutel zurück ({ $source }; { $space }).

forecast-none = { $tile }: Nichts geschieht.
forecast-buy_follower = { $tile }: Du darfst für { $coins } Münzen einen Gefolgsmann kaufen (nicht: { $follower }).
forecast-step = { $tile }: Du darfst für { $coins } Münzen einen Schritt auf einer Leiste samt Bonus machen.
forecast-buy_move = { $tile }: Du darfst für { $coins } Münzen deine Händlerfigur bewegen.
forecast-food = { $tile }: Gib { $owed } Nahrung ab (du hast { $food }); nur für jede fehlende zahlst du { $coins } Münzen.
forecast-pay = { $tile }: Zahle { $coins } Münzen.
forecast-trip = { $tile }: Wer in { $town } ist, zahlt { $coins } Münzen (du jetzt: { $owed }).
forecast-fishing = { $tile }: Du bekommst die Münzen deines Feldes auf der Schifferleiste (du jetzt: { $coins }).
forecast-good_to_dev = { $tile }: Gib eine Ware für so viele Entwicklungspunkte ab, wie sie wert ist, oder zahle { $coins } Münzen.
forecast-draw_to_market = { $tile }: Ziehe { $number } Gefolgsleute auf deinen Markt; jetzt ist Platz für { $room }.
forecast-ban_geared = { $tile }: Aktionen mit einem Technikplättchen sind diese Runde nicht nutzbar.
forecast-place_recruits = { $tile }: Neue Gefolgsleute dürfen diese Runde direkt auf deine Aktionsfelder.
forecast-lose_gear = { $tile }: Gib ein Technikplättchen in den Vorrat zurück (du hast { $wheels }).
forecast-torture = { $tile }: Gib unter Folter { $things } Dinge ab.
forecast-back_to_star = { $tile }: Du gehst auf der Entwicklungsleiste zurück zum letzten Stern (du jetzt: Feld { $space }).
forecast-give_value = { $tile }: Gib Waren im Wert von { $points } Punkten ab (deine sind { $value } wert).
forecast-farmers_stand_in = { $tile }: In der Planung dieser Runde dürfen Bauern alle außer Mönchen ersetzen; danach kommen sie zurück in den Beutel.
forecast-gears = { $tile }: Zahle { $each } Münze je eingesetztem Technikplättchen (du jetzt: { $coins }).
forecast-merchant_home = { $tile }: Deine Händlerfigur geht nach { $town }, oder du zahlst { $coins } Münzen und bleibst.
forecast-give_followers = { $tile }: Gib { $number } neutrale Gefolgsleute in den Vorrat zurück.
forecast-heads = { $tile }: Zahle { $each } Münzen je Gefolgsmann auf Tableau, Markt und Ortskarten (du jetzt: { $coins }).
forecast-tithe = { $tile }: Zahle { $each } Münze für je 10 Münzen, die du hast (du jetzt: { $coins }).

value-timing = Wann
timing =
    { $timing ->
        [round] die ganze Runde
        [reveal] sofort beim Aufdecken
        [phase4_and_6] bei der Planung und in Phase 6
        [round_end] am Ende der Runde
       *[phase6] in Phase 6
    }
value-cost_coins = Preis in Münzen
value-coins = Zu zahlende Münzen
value-coins_if_in_orleans = Zu zahlende Münzen in Orléans
value-penalty_coins = Münzen stattdessen
value-draw = Gezogene Gefolgsleute
value-gear_wheels = Zurückgegebene Technikplättchen
value-things = Abzugebende Dinge
value-goods_vp = Wert der abzugebenden Waren
value-coins_per_gear = Münzen je eingesetztem Technikplättchen
value-coins_to_stay = Münzen, um zu bleiben
value-followers = Zurückgegebene Gefolgsleute
value-coins_per_follower = Münzen je Gefolgsmann
value-coins_per_ten = Münzen je zehn
value-rounds_less = Runden weniger
