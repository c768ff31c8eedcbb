# Ce que fait un coup, comme ligne de la liste des choix.

move-strike = retirer { $place }
move-draw =
    { $amount ->
        [0] ne piocher aucun Partisan
       *[other] en piocher { $amount }
    }
move-back = reprendre { $follower } ({ $place })
move-stow = { $follower } attend sur les cases de marché supplémentaires
move-place = { $follower } vers { $place }, case { $space }
move-unstow = { $follower } des cases de marché supplémentaires vers { $place }, case { $space }
move-lift = retirer { $follower } ({ $place })
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
move-send =
    { $free ->
        [last] { $follower } vers { $deed } : { $reward } ; et comme dernier : { $complete }
       *[more] { $follower } vers { $deed } : { $reward }
    }
move-choose = { $effect }
move-pay =
    { $amount ->
        [one] payer { $amount } pièce
       *[other] payer { $amount } pièces
    }
move-food = donner : { $good }
move-coins =
    { $coins ->
        [one] payer { $coins } pièce
       *[other] payer { $coins } pièces
    }
move-ward = s’en protéger avec { $place }
move-give-follower = un Partisan neutre, pioché à l’aveugle dans le sac
move-give-station = un comptoir non construit
move-give-built =
    { $where ->
        [tile] un comptoir de la tuile { $place }
       *[town] le comptoir de { $town }
    }
move-give-point = un point de développement
move-give-good = { $good }
move-give-tile = la tuile Lieu { $place }
move-give-wheel = un rouage pas encore posé
move-give-placed = le rouage sur { $place }
move-spend =
    { $amount ->
        [one] donner : { $good }
       *[other] donner { $amount } { $good }
    }
move-buy =
    { $coins ->
        [one] acheter pour { $coins } pièce : { $good }
       *[other] acheter pour { $coins } pièces : { $good }
    }
move-sell =
    { $coins ->
        [one] vendre pour { $coins } pièce : { $good }
       *[other] vendre pour { $coins } pièces : { $good }
    }
move-bake =
    { $amount ->
        [one] faire { $amount } pain
       *[other] faire { $amount } pains
    }
move-put = poser sur la tuile { $place } : { $good } (pour de bon)
move-rival =
    { $step ->
        [choose_rival] le Marchand de { $who }, maintenant à { $town }
        [choose_giver] { $who } (possède { $goods })
       *[other] { $who }
    }
move-jump = { $town }
move-build =
    { $coins ->
        [one] { $town } pour { $coins } pièce
       *[other] { $town } pour { $coins } pièces
    }
move-track = { $track } : { $reward }
move-shift = le rouage sur { $space }
move-market = { $follower } sur votre marché

# Refuser, selon ce qui était demandé.

skip-strike = n’en retirer aucune
skip-expand = ne prendre aucune tuile
skip-take_good = laisser les marchandises
skip-send = n’envoyer personne d’autre
skip-wheel = le garder
skip-ward = ne pas s’en protéger
skip-newcomer = dans le sac
skip-purchase = ne rien acheter
skip-wander = s’arrêter ici
skip-buy_from_route = laisser les marchandises
skip-trade = ne plus rien échanger
skip-fill_room = n’y poser plus rien
skip-other = non

no-goods = plus de marchandises
bare = rien de plus
