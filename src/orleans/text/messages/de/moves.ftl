# Was ein Zug bewirkt, als Zeile der Auswahlliste.

move-strike = { $place } aus dem Spiel nehmen
move-draw =
    { $amount ->
        [0] keine Gefolgsleute ziehen
       *[other] { $amount } ziehen
    }
move-back = { $follower } zurücknehmen ({ $place })
move-stow = { $follower } wartet auf den zusätzlichen Marktfeldern
move-place = { $follower } auf { $place }, Feld { $space }
move-unstow = { $follower } von den zusätzlichen Marktfeldern auf { $place }, Feld { $space }
move-lift = { $follower } wieder zurücknehmen ({ $place })
move-done =
    { $step ->
        [stow] die anderen kommen auf den Markt
       *[plan] fertig: die Planung beenden
    }
move-use =
    { $next ->
        [reward] { $place }: { $effect } ({ $reward })
       *[none] { $place }: { $effect }
    }
move-pass = für diese Runde passen
move-wheel = Technikplättchen auf { $place }, Feld { $space } ({ $asks })
move-recruit = { $follower }: { $reward }
move-go =
    { $way ->
        [water] zu Wasser nach { $town }: { $goods }
       *[road] über Land nach { $town }: { $goods }
    }
go-there = { $go } ({ $there })
move-take =
    { $points ->
        [one] { $good } ({ $points } Punkt)
       *[other] { $good } ({ $points } Punkte)
    }
move-tile = { $place } ({ $category }, { $spaces }): { $effect }
move-send =
    { $free ->
        [last] { $follower } zu { $deed }: { $reward }; zum Abschluss: { $complete }
       *[more] { $follower } zu { $deed }: { $reward }
    }
move-choose = { $effect }
move-pay =
    { $amount ->
        [one] { $amount } Münze zahlen
       *[other] { $amount } Münzen zahlen
    }
move-food = { $good } abgeben
move-coins =
    { $coins ->
        [one] { $coins } Münze zahlen
       *[other] { $coins } Münzen zahlen
    }
move-ward = abwehren mit: { $place }
move-give-follower = einen neutralen Gefolgsmann, blind aus dem Beutel gezogen
move-give-station = ein nicht gebautes Kontor
move-give-built =
    { $where ->
        [tile] ein Kontor auf der Ortskarte { $place }
       *[town] das Kontor in { $town }
    }
move-give-point = einen Entwicklungspunkt
move-give-good = { $good }
move-give-tile = die Ortskarte { $place }
move-give-wheel = ein noch nicht eingesetztes Technikplättchen
move-give-placed = das Technikplättchen auf { $place }
move-spend =
    { $amount ->
        [one] { $good } abgeben
       *[other] { $amount } { $good } abgeben
    }
move-buy =
    { $coins ->
        [one] { $good } für { $coins } Münze kaufen
       *[other] { $good } für { $coins } Münzen kaufen
    }
move-sell =
    { $coins ->
        [one] { $good } für { $coins } Münze verkaufen
       *[other] { $good } für { $coins } Münzen verkaufen
    }
move-bake = { $amount } Brot backen
move-put = { $good } auf die Ortskarte { $place } legen; die Ware bleibt dort
move-rival =
    { $step ->
        [choose_rival] die Händlerfigur von { $who }, jetzt in { $town }
        [choose_giver] { $who } (hat { $goods })
       *[other] { $who }
    }
move-jump = { $town }
move-build =
    { $coins ->
        [one] { $town } für { $coins } Münze
       *[other] { $town } für { $coins } Münzen
    }
move-track = { $track }: { $reward }
move-shift = das Technikplättchen auf { $space }
move-market = { $follower } auf deinen Markt

# Ablehnen, je nachdem was gefragt war.

skip-strike = keine herausnehmen
skip-expand = keine Ortskarte nehmen
skip-take_good = die Waren liegen lassen
skip-send = niemanden mehr entsenden
skip-wheel = behalten
skip-ward = nicht abwehren
skip-newcomer = in den Beutel
skip-purchase = nichts kaufen
skip-wander = hier bleiben
skip-buy_from_route = die Waren liegen lassen
skip-trade = nicht weiter handeln
skip-fill_room = nichts mehr hineinlegen
skip-other = nein

no-goods = keine Waren mehr
bare = nichts weiter
