# Ce qu'apporte un Lieu, un Acte ou une piste, en quelques mots.

effect-cost_coins =
    { $amount ->
        [one] payez { $amount } pièce
       *[other] payez { $amount } pièces
    }
effect-cost = donnez { $goods }
effect-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
effect-coins_per_status =
    { $amount ->
        [one] { $amount } pièce par point de votre niveau de développement
       *[other] { $amount } pièces par point de votre niveau de développement
    }
effect-coins_per_station =
    { $amount ->
        [one] { $amount } pièce par comptoir construit
       *[other] { $amount } pièces par comptoir construit
    }
effect-dev =
    { $amount ->
        [one] { $amount } point de développement
       *[other] { $amount } points de développement
    }
effect-goods = { $goods }
effect-good_of_choice =
    { $amount ->
        [one] { $amount } marchandise de votre choix
       *[other] { $amount } marchandises de votre choix
    }
effect-gear_wheel =
    { $amount ->
        [one] { $amount } rouage
       *[other] { $amount } rouages
    }
effect-recruit = recrutez { $a_follower }
effect-recruit_one_of = recrutez-en un : { $followers }
effect-move =
    { $way ->
        [road] déplacement par la route, prenez une marchandise
        [water] déplacement par voie navigable, prenez une marchandise
       *[both] déplacement par route ou voie navigable, prenez une marchandise
    }
effect-move-bare =
    { $way ->
        [road] déplacement par la route
        [water] déplacement par voie navigable
       *[both] déplacement par route ou voie navigable
    }
effect-build_station = construisez un comptoir
effect-send_to_deeds = envoyez jusqu’à { $amount } Partisans vers des Actes de bienfaisance
effect-coins_for_dev_max = payez jusqu’à { $amount } pièces, autant de points de développement
effect-draw = piochez { $amount } Partisans et placez-en { $place }
effect-substitute = { $stands } peut remplacer : { $followers }
effect-substitute-any = tout Partisan peut remplacer : { $followers }
effect-ward =
    { $which ->
        [any] ignorez un événement
       *[bad] ignorez un événement néfaste
    }
effect-options = au choix : { $options }
effect-citizen = un citoyen

reward-tile =
    { $category ->
        [1] une tuile Lieu de catégorie I
       *[other] une tuile Lieu de catégorie I ou II
    }
reward-draw =
    { $amount ->
        [one] piochez { $amount } Partisan par manche
       *[other] piochez { $amount } Partisans par manche
    }

asks-any = n’importe quel Partisan
asks-any_neutral = n’importe quel Partisan neutre
asks-any_neutral_not_monk = n’importe quel Partisan neutre sauf un Moine
asks-doctor = médecin de la peste
asks-monk_or_doctor = Moine ou médecin de la peste
asks-distinct = autant de Partisans différents que voulu
asks-none = aucune case d’action
