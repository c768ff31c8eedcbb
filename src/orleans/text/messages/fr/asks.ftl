# Ce qu'on demande à un joueur, un message pour chaque étape qui attend une décision.

ask-strike = Retirez une tuile Lieu du jeu, ou passez.
ask-draw =
    { $bag ->
        [one] Combien de Partisans piochez-vous ? Votre sac en contient { $bag }, vous pouvez en piocher jusqu’à { $number }.
       *[other] Combien de Partisans piochez-vous ? Votre sac en contient { $bag }, vous pouvez en piocher jusqu’à { $number }.
    }
ask-stow =
    { $new ->
        [0] Lesquels de vos Partisans attendent sur les cases de marché supplémentaires ?
       *[other] Lesquels de vos Partisans attendent sur les cases de marché supplémentaires ? Nouveaux : { $drawn }.
    }
ask-plan = Planification : quel Partisan va où ?
ask-act = À vous : réalisez une action ou passez.
ask-recruit = Quel Partisan recrutez-vous ?
ask-expand =
    { $category ->
        [1] Choisissez une tuile Lieu de catégorie I, ou passez.
       *[other] Choisissez une tuile Lieu de catégorie I ou II, ou passez.
    }
ask-travel = Où va votre Marchand ?
ask-take_good = Prenez une marchandise de cette liaison, ou laissez-la.
ask-send =
    { $left ->
        [one] Vers quel Acte de bienfaisance envoyez-vous un Partisan ?
       *[other] Vers quel Acte de bienfaisance envoyez-vous un Partisan ? Vous pouvez en envoyer { $left } au plus.
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
        [one] Torture ({ $source }) : que cédez-vous ?
       *[other] Torture ({ $source }) : vous devez céder { $missing } choses. Que cédez-vous d’abord ?
    }
ask-harvest =
    { $first ->
        [food] { $owed ->
            [one] Récolte : vous devez { $owed } denrée, à donner si vous en avez.
           *[other] Récolte : vous devez { $owed } denrées. Donnez ce que vous avez ; chaque denrée manquante coûte { $coins } pièces.
        }
       *[either] { $owed ->
            [one] Récolte : vous devez { $owed } denrée. Donnez-la, ou payez { $coins } pièces.
           *[other] Récolte : vous devez { $owed } denrées. Donnez-les, ou payez { $coins } pièces par denrée.
        }
    }
ask-ward = Vous protéger de cet événement avec { $places } ?
ask-discard = Quelle marchandise donnez-vous ({ $source }) ?
ask-spend = Quelle marchandise donnez-vous ({ $source }) ?
ask-other_track = Sur quelle piste avancez-vous ? Ce n’est pas forcément la { $track }.
ask-buy_tile = Achetez une tuile Lieu : la catégorie I coûte { $one } pièces, la catégorie II { $two }.
ask-newcomer = Où va le nouveau Partisan ({ $follower }) ?
ask-choose_giver = De quel joueur le comptoir vous apporte-t-il une marchandise ?
ask-give_good = Le Marchand de { $to } arrive à votre comptoir. Quelle marchandise donnez-vous ?
ask-purchase =
    { $coins ->
        [one] Acheter cette marchandise pour { $coins } pièce : { $good } ?
       *[other] Acheter cette marchandise pour { $coins } pièces : { $good } ?
    }
ask-choose_action =
    { $coins ->
        [0] Quelle action réalisez-vous ({ $source }) ?
       *[other] Quelle action réalisez-vous ({ $source }) ? Son propriétaire reçoit { $coins } pièces.
    }
ask-jump = Dans quelle ville va votre Marchand ({ $source }) ?
ask-wander =
    { $left ->
        [one] Où va votre Marchand ({ $source }) ? Vous pouvez avancer de { $left } ville.
       *[other] Où va votre Marchand ({ $source }) ? Vous pouvez avancer de { $left } villes au plus.
    }
ask-choose_rival = De quel joueur déplacez-vous le Marchand ({ $source }) ?
ask-move_other = Où déplacez-vous le Marchand de { $other } ?
ask-buy_from_route =
    { $coins ->
        [one] Prendre une marchandise de cette liaison ? { $other } reçoit { $coins } pièce en échange.
       *[other] Prendre une marchandise de cette liaison ? { $other } reçoit { $coins } pièces en échange.
    }
ask-trade =
    { $left ->
        [one] Achetez ou vendez une marchandise ({ $source }).
       *[other] Achetez ou vendez des marchandises ({ $source }), { $left } au plus.
    }
ask-give_same = Quelles { $amount } marchandises identiques donnez-vous ({ $source }) ?
ask-take_other = Quelle autre marchandise prenez-vous dans la réserve ?
ask-bake = Avec combien de céréales faites-vous du pain ?
ask-choose_site = Dans quelle ville construisez-vous un comptoir ({ $source }) ?
ask-choose_bonus = De quelle piste prenez-vous le bonus ({ $source }) ?
ask-shift_wheel = Quel rouage déplacez-vous ({ $source }) ?
ask-reset_wheel = Où posez-vous le rouage de { $wheel } ?
ask-fill_room = Vous pouvez encore poser des marchandises dans votre Salle de jeux avant l’événement.
ask-other = Que faites-vous ?
