# Was ein Ort, ein Werk oder eine Leiste bringt, in wenigen Worten.

effect-cost_coins =
    { $amount ->
        [one] zahle { $amount } Münze
       *[other] zahle { $amount } Münzen
    }
effect-after-cost = { $cost }, dann { $effect }
effect-cost = gib { $goods } ab
effect-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
effect-coins_per_status =
    { $amount ->
        [one] { $amount } Münze je Punkt deines Entwicklungsstands
       *[other] { $amount } Münzen je Punkt deines Entwicklungsstands
    }
effect-coins_per_station =
    { $amount ->
        [one] { $amount } Münze je gebautem Kontor
       *[other] { $amount } Münzen je gebautem Kontor
    }
effect-dev =
    { $amount ->
        [one] { $amount } Entwicklungspunkt
       *[other] { $amount } Entwicklungspunkte
    }
effect-goods = { $goods }
effect-good_of_choice =
    { $amount ->
        [one] { $amount } Ware deiner Wahl
       *[other] { $amount } Waren deiner Wahl
    }
effect-gear_wheel =
    { $amount ->
        [one] { $amount } Technikplättchen
       *[other] { $amount } Technikplättchen
    }
effect-recruit = wirb { $a_follower } an
effect-recruit_one_of = wirb einen an: { $followers }
effect-move =
    { $way ->
        [road] reise über Land und nimm eine Ware
        [water] reise zu Wasser und nimm eine Ware
       *[both] reise über Land oder zu Wasser und nimm eine Ware
    }
effect-move-bare =
    { $way ->
        [road] reise über Land
        [water] reise zu Wasser
       *[both] reise über Land oder zu Wasser
    }
effect-build_station = baue ein Kontor
effect-send_to_deeds = entsende bis zu { $amount } Gefolgsleute zu segensreichen Werken
effect-coins_for_dev_max = zahle bis zu { $amount } Münzen für ebenso viele Entwicklungspunkte
effect-draw = ziehe { $amount } Gefolgsleute und setze { $place } davon ein
effect-substitute = { $stands } darf ersetzen: { $followers }
effect-substitute-any = jeder Gefolgsmann darf ersetzen: { $followers }
effect-ward =
    { $which ->
        [kept] ignoriere ein Ereignis, indem du eine Ware von dieser Ortskarte abgibst
        [any] ignoriere ein Ereignis
       *[bad] ignoriere ein schädliches Ereignis
    }
effect-brings = bringt { $goods } mit
effect-cost_goods =
    { $amount ->
        [one] gib eine beliebige Ware ab
       *[other] gib { $amount } beliebige Waren ab
    }
effect-coins_per_follower =
    { $amount ->
        [one] { $amount } Münze je Gefolgsmann darauf
       *[other] { $amount } Münzen je Gefolgsmann darauf
    }
effect-dev_per_station =
    { $amount ->
        [one] { $amount } Entwicklungspunkt je gebautem Kontor
       *[other] { $amount } Entwicklungspunkte je gebautem Kontor
    }
effect-follower = 1 { $follower }
effect-dev_to = rücke auf der Entwicklungsleiste zum nächsten Stern vor, ohne die Boni auf dem Weg
effect-step = ein Schritt auf der { $track } samt Bonus, falls kein { $follower } im Vorrat ist (auf dem letzten Feld nochmals der Bonus)
effect-track_bonus = der Bonus deines Feldes auf der { $track }
effect-track_bonus-any = der Bonus deines Feldes auf einer dieser Leisten: { $tracks }
effect-step_instead_of = wirbst du { $a_follower } an, darfst du auf einer anderen Leiste vorrücken
effect-move_max =
    { $amount ->
        [one] reise höchstens { $amount } Stadt weit
       *[other] reise höchstens { $amount } Städte weit
    }
effect-move_rival =
    { $coins ->
        [one] bewege die Händlerfigur eines Mitspielers; eine Ware von diesem Weg kostet { $coins } Münze, die er bekommt
       *[other] bewege die Händlerfigur eines Mitspielers; eine Ware von diesem Weg kostet { $coins } Münzen, die er bekommt
    }
effect-move_any = { $places } dürfen Landwege und Wasserwege nutzen
effect-jump = deine Händlerfigur geht direkt nach { $town }, oder von dort in jede Stadt
effect-build_station-anywhere = baue ein Kontor in einer beliebigen Stadt, für { $coins } Münzen und { $more } weitere je Verbindung bis dorthin
effect-build_on_tile = baue ein Kontor auf dieser Ortskarte (Platz für { $most })
effect-build_beside_rival = mit dem Gildenhaus: baue, wo nur Mitspieler ein Kontor haben
effect-on_build =
    { $coins ->
        [one] nach dem Bauen am Fluss darfst du 1 { $good } für { $coins } Münze kaufen
       *[other] nach dem Bauen am Fluss darfst du 1 { $good } für { $coins } Münzen kaufen
    }
effect-on_arrival = kommt deine Händlerfigur an, wo andere Kontore haben, gibt dir einer von ihnen eine Ware
effect-act =
    { $which ->
        [own] führe eine deiner Aktionen ohne ihre Gefolgsleute aus
        [board] führe eine Aktion deines Tableaus ohne ihre Gefolgsleute aus
       *[other] die Aktion { $place }
    }
effect-borrow = führe die Aktion einer aktivierten Ortskarte eines Mitspielers aus; { $coins } Münzen gehen an ihn
effect-buy_tile = kaufe eine Ortskarte: Kategorie I für { $one } Münzen, Kategorie II für { $two }
effect-move_gear = versetze eines deiner eingesetzten Technikplättchen
effect-recruits_to = Gefolgsleute aus Aktionen dürfen auf deinen Markt
effect-trades = kaufe oder verkaufe bis zu { $amount } Waren, jede zu ihrem Wert
effect-give_same = tausche { $amount } gleiche Waren gegen eine andere
effect-bake_max = backe aus bis zu { $amount } Getreide Brot
effect-status_plus = Entwicklungsstand +{ $amount }
effect-citizens_if_filled = zählt gefüllt am Ende als { $amount } Bürger
effect-vp_per_full_set = am Ende { $amount } Punkte für jeden Satz aller fünf Waren
effect-vp_per_good_majority = am Ende { $amount } Punkte für jede Warensorte, von der du allein am meisten hast
effect-vp_river_line = am Ende für eine Linie von Kontoren an Wasserwegen: { $lines }
river-line = { $points } Punkte ab { $stations }
effect-die = würfle ({ $faces })
die-face = { $number }: { $effect }
die-dev = { $first } bis { $last }: ebenso viele Entwicklungspunkte
die-move_max = { $first } bis { $last }: reise höchstens ebenso viele Städte weit
effect-options = eines davon: { $options }
effect-citizen = ein Bürger

reward-tile =
    { $category ->
        [1] eine Ortskarte der Kategorie I
       *[other] eine Ortskarte der Kategorie I oder II
    }
reward-draw =
    { $amount ->
        [one] ziehe { $amount } Gefolgsmann je Runde
       *[other] ziehe { $amount } Gefolgsleute je Runde
    }

asks-any = beliebiger Gefolgsmann
asks-any_neutral = beliebiger neutraler Gefolgsmann
asks-any_neutral_not_monk = beliebiger neutraler Gefolgsmann außer Mönch
asks-doctor = Pestdoktor
asks-monk_or_doctor = Mönch oder Pestdoktor
asks-distinct = beliebig viele verschiedene Gefolgsleute
asks-none = keine Aktionsfelder
