# Ce qu'on demande à un joueur, un message pour chaque étape qui attend une décision.

ask-strike = Retirez une tuile Lieu du jeu, ou aucune.
ask-draw =
    { $bag ->
        [one] Combien de Partisans piochez-vous ? Votre sac en contient { $bag }, vous pouvez en piocher jusqu’à { $number }.
       *[other] Combien de Partisans piochez-vous ? Votre sac en contient { $bag }, vous pouvez en piocher jusqu’à { $number }.
    }
ask-stow = Quels nouveaux Partisans attendent sur les cases de marché supplémentaires ? Nouveaux : { $drawn }.
ask-plan = Planification : quel Partisan va où ?
ask-act = À vous : effectuez une action ou passez.
ask-recruit = Quel Partisan recrutez-vous ?
ask-expand =
    { $category ->
        [1] Choisissez une tuile Lieu de catégorie I, ou aucune.
       *[other] Choisissez une tuile Lieu de catégorie I ou II, ou aucune.
    }
ask-travel = Où va votre Marchand ?
ask-take_good = Prenez une marchandise de cette liaison, ou laissez-les.
ask-send =
    { $left ->
        [one] Vers quel Acte de bienfaisance envoyez-vous un Partisan ?
       *[other] Vers quel Acte de bienfaisance envoyez-vous un Partisan ? Jusqu’à { $left } sont possibles.
    }
ask-choose = Choisissez ce que { $source } vous apporte.
ask-pay = Combien de pièces payez-vous pour autant de points de développement ?
ask-place_drawn =
    { $left ->
        [one] Placez un des Partisans piochés : { $drawn }.
       *[other] Placez { $left } des Partisans piochés : { $drawn }.
    }
ask-choose_good = Quelle marchandise prenez-vous dans la réserve ?
ask-wheel = Vous pouvez placer un rouage ou le garder.
ask-torture =
    { $missing ->
        [one] Vous ne pouvez pas payer { $missing } pièce ({ $source }). Que donnez-vous à la place ?
       *[other] Vous ne pouvez pas payer { $missing } pièces ({ $source }). Que donnez-vous pour la première ?
    }
ask-harvest =
    { $owed ->
        [one] Récolte : vous devez { $owed } nourriture. Donnez-la, ou payez { $coins } pièces.
       *[other] Récolte : vous devez { $owed } nourritures. Donnez-les, ou payez { $coins } pièces pour chacune.
    }
ask-ward = Vous protéger de cet événement avec { $place } ?
ask-other = Que faites-vous ?
