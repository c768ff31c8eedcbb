# Ce que fait un coup, comme ligne de la liste des choix.

move-strike = retirer { $place }
move-draw =
    { $amount ->
        [0] ne piocher personne
       *[other] en piocher { $amount }
    }
move-back = reprendre { $follower } sur { $place }
move-stow = { $follower } attend sur les cases de marché supplémentaires
move-place = { $follower } vers { $place }, case { $space }
move-unstow = { $follower } des cases de marché supplémentaires vers { $place }, case { $space }
move-lift = retirer { $follower } de { $place }
move-done =
    { $step ->
        [stow] les autres vont sur le marché
       *[plan] terminé : fin de votre planification
    }
move-use =
    { $next ->
        [reward] { $place } : { $effect } ({ $reward })
       *[none] { $place } : { $effect }
    }
move-pass = passer pour cette manche
move-wheel = rouage sur { $place }, case { $space } ({ $asks })
move-recruit = { $follower } : { $reward }
move-go =
    { $way ->
        [water] { $town } par voie navigable : { $goods }
       *[road] { $town } par la route : { $goods }
    }
go-there = { $go } ({ $there })
move-take =
    { $points ->
        [one] { $good } ({ $points } point)
       *[other] { $good } ({ $points } points)
    }
move-tile = { $place } ({ $category }, { $spaces }) : { $effect }
move-send = { $follower } vers { $deed } : { $reward }
move-choose = { $effect }
move-pay =
    { $amount ->
        [one] payer { $amount } pièce
       *[other] payer { $amount } pièces
    }
move-food = donner : { $good }
move-coins = payer en pièces
move-ward = s’en protéger
move-give-follower = un Partisan neutre, pioché à l’aveugle dans votre sac
move-give-station = un comptoir non construit
move-give-built = votre comptoir de { $town }
move-give-point = un point de développement
move-give-good = { $good }
move-give-tile = la tuile Lieu { $place }
move-give-wheel = un rouage de votre main
move-give-placed = le rouage sur { $place }

# Refuser, selon ce qui était demandé.

skip-strike = n’en retirer aucune
skip-expand = ne prendre aucune tuile
skip-take_good = laisser les marchandises
skip-send = n’envoyer personne d’autre
skip-wheel = le garder
skip-ward = ne pas s’en protéger
skip-other = non

no-goods = plus de marchandises
bare = rien de plus
