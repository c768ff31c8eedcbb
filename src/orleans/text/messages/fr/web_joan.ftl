# La table de Jeanne d'Arc dans le navigateur.

web-joan-tab-sheet = Feuille
web-joan-tab-map = Carte
web-joan-tab-places = Lieux
web-joan-tab-others = Autres
web-joan-phase = Manche { $round } sur { $rounds }, jeton { $pick } sur { $picks }

web-joan-as-list = Touchez ce qui est allumé, ou choisissez dans la liste ({ $count })
web-joan-which = Quel coup voulez-vous jouer ?
web-joan-none = aucun
web-joan-nobody = personne
web-joan-majority = { $name } : { $winner } ({ $counts })
web-joan-ours = valeurs en partie reconstituées
web-joan-photographed = en partie vu sur une photographie

# ------------------------------------------------------------------ les jetons

web-joan-display = Jetons visibles
web-joan-display-empty = Il ne reste aucun jeton.
web-joan-starts = { $name } commence la manche
web-joan-in-bag = Dans le sac
web-joan-holding = Zone d’attente
web-joan-recruit = Recruter plutôt un Moine
web-joan-recruiting = Recruter un Moine : touchez le jeton à mettre de côté

# ------------------------------------------------------------------ la feuille

web-joan-sheet-own = Ma feuille
web-joan-sheet-of = Feuille de { $name }
web-joan-bags = Sacs
web-joan-bags-label =
    { $count ->
        [one] Il reste { $count } sac à jouer
       *[other] Il reste { $count } sacs à jouer
    }
web-joan-product =
    ({ $stations ->
        [one] { $stations } comptoir
       *[other] { $stations } comptoirs
    } + { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }) × { $status } = { $points }
web-joan-bonus =
    { $standing ->
        [gained] { $of } : { $text } ; obtenu
        [gone] { $of } : { $text } ; barré
       *[open] { $of } : { $text }
    }
web-joan-row = Rangée { $row }
web-joan-column = Colonne { $column }
web-joan-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

web-joan-map = Carte
web-joan-land = Route terrestre
web-joan-water = Voie navigable
web-joan-filled = Routes complétées : { $names }.
web-joan-linked = Reliées à Orléans : { $names }.
web-joan-built = Comptoirs : { $names }.
web-joan-struck = Villes barrées : { $names }.
web-joan-stations =
    { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    }

web-joan-warehouse = Entrepôt
web-joan-goods-row =
    { $points ->
        [one] { $name } : { $marked } sur { $all } ; la rangée pleine rapporte { $points } point
       *[other] { $name } : { $marked } sur { $all } ; la rangée pleine rapporte { $points } points
    }
web-joan-goods-space = { $name }, colonne { $column }
web-joan-bank = Banque
web-joan-bank-row = Rangée { $row } : { $circled } pièces sur { $all } entourées, dont { $spent } dépensées
web-joan-bank-space = Pièce de la rangée { $row }, colonne { $column }
web-joan-coins =
    { $count ->
        [one] { $count } pièce à dépenser
       *[other] { $count } pièces à dépenser
    }
web-joan-development = Développement
web-joan-status = case { $space }, niveau { $status }
web-joan-space =
    { $marked ->
        [true] Case { $space } : { $text } ; marquée
       *[false] Case { $space } : { $text }
    }
web-joan-space-short = Case { $space }
web-joan-depot = Dépôt
web-joan-shields =
    { $circled ->
        [one] { $circled } bouclier entouré sur { $all }
       *[other] { $circled } boucliers entourés sur { $all }
    }
web-joan-monks = Moines
web-joan-monks-label = { $recruited } Moines recrutés sur { $all }
web-joan-deeds = Actes de bienfaisance
web-joan-deed-space =
    { $marked ->
        [true] { $deed }, { $follower } : marqué
       *[false] { $deed }, { $follower }
    }
web-joan-deed-done = { $deed } complété
web-joan-closed = barré

# ------------------------------------------------------------------- les Lieux

web-joan-places = Lieux disponibles
web-joan-places-printed = Lieux de la feuille
web-joan-places-own = Mes Lieux
web-joan-places-none = Aucun pour l’instant. Les Commerçants permettent d’en obtenir.
web-joan-card =
    { $price ->
        [one] { $name } ({ $category }, { $price } pièce ; { $users }) : { $text }
       *[other] { $name } ({ $category }, { $price } pièces ; { $users }) : { $text }
    }
web-joan-category =
    { $price ->
        [one] Catégorie { $category } : { $price } pièce
       *[other] Catégorie { $category } : { $price } pièces
    }
web-joan-category-shut =
    { $count ->
        [one] inactive tant que { $count } carte de chaque catégorie inférieure n’est pas obtenue
       *[other] inactive tant que { $count } cartes de chaque catégorie inférieure ne sont pas obtenues
    }
web-joan-removed = Lieux retirés de la partie par Jeanne : { $names }.

# ------------------------------------------------------------------ les autres

web-joan-others = Autres joueurs
web-joan-has-places = Lieux : { $names }
web-joan-coins-left = Pièces à dépenser
web-joan-stations-built = Comptoirs
web-joan-citizens = Citoyens
web-joan-shields-circled = Boucliers
web-joan-monks-left = Moines encore à recruter

# ---------------------------------------------------------------------- Jeanne

web-joan-area = Zone de Jeanne
web-joan-level = Niveau : { $level }
web-joan-monk-actions = À ce niveau, Jeanne réalise ses actions Moine.
web-joan-no-monk-actions = À ce niveau, les actions Moine de Jeanne sont perdues.
web-joan-levels = Développement
web-joan-of = { $name } : { $count } sur { $all }
web-joan-next-effect = Ensuite : { $text }
web-joan-her-cards = Cartes de Jeanne
web-joan-her-card = Carte { $card }
web-joan-town = Ville { $number }, { $name }
web-joan-turned = Dernière carte retournée
web-joan-took = pris par Jeanne
web-joan-pile =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
web-joan-may-come =
    { $count ->
        [one] { $count } carte possible au-dessus
       *[other] { $count } cartes possibles au-dessus
    }
web-joan-seen =
    { $count ->
        [one] { $count } carte précédente
       *[other] { $count } cartes précédentes
    }
