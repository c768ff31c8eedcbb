# Was ein Zug bewirkt, als Zeile der Auswahlliste.

move-strike = { $place } aus dem Spiel nehmen
move-draw =
    { $amount ->
        [0] niemanden ziehen
       *[other] { $amount } ziehen
    }
move-back = { $follower } von { $place } zurücknehmen
move-stow = { $follower } wartet auf den zusätzlichen Marktfeldern
move-place = { $follower } auf { $place }, Feld { $space }
move-unstow = { $follower } von den zusätzlichen Marktfeldern auf { $place }, Feld { $space }
move-lift = { $follower } wieder von { $place } nehmen
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
move-wheel = Zahnrad auf { $place }, Feld { $space } ({ $asks })
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
move-send = { $follower } zu { $deed }: { $reward }
move-choose = { $effect }
move-pay =
    { $amount ->
        [one] { $amount } Münze zahlen
       *[other] { $amount } Münzen zahlen
    }
move-food = { $good } abgeben
move-coins = Münzen zahlen
move-ward = abwehren
move-give-follower = einen neutralen Gefolgsmann, blind aus deinem Beutel gezogen
move-give-station = ein nicht gebautes Kontor
move-give-built = dein Kontor in { $town }
move-give-point = einen Entwicklungspunkt
move-give-good = { $good }
move-give-tile = das Ortsplättchen { $place }
move-give-wheel = ein Zahnrad aus deiner Hand
move-give-placed = das Zahnrad auf { $place }

# Ablehnen, je nachdem was gefragt war.

skip-strike = keines herausnehmen
skip-expand = kein Plättchen nehmen
skip-take_good = die Waren liegen lassen
skip-send = niemanden mehr schicken
skip-wheel = behalten
skip-ward = nicht abwehren
skip-other = nein

no-goods = keine Waren mehr
bare = nichts weiter
