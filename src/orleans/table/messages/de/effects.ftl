# Was ein Ort, ein Werk oder eine Leiste bringt, in wenigen Worten.

effect-cost_coins =
    { $amount ->
        [one] zahle { $amount } Münze
       *[other] zahle { $amount } Münzen
    }
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
        [one] { $amount } Zahnrad
       *[other] { $amount } Zahnräder
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
effect-send_to_deeds = schicke bis zu { $amount } Gefolgsleute zu Segensreichen Werken
effect-coins_for_dev_max = zahle bis zu { $amount } Münzen, ebenso viele Entwicklungspunkte
effect-draw = ziehe { $amount } Gefolgsleute und setze { $place } davon ein
effect-substitute = { $stands } darf ersetzen: { $followers }
effect-substitute-any = jeder Gefolgsmann darf ersetzen: { $followers }
effect-ward =
    { $which ->
        [any] ignoriere ein Ereignis
       *[bad] ignoriere ein schädliches Ereignis
    }
effect-options = eines davon: { $options }
effect-citizen = ein Bürger

reward-tile =
    { $category ->
        [1] ein Ortsplättchen der Kategorie I
       *[other] ein Ortsplättchen der Kategorie I oder II
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
