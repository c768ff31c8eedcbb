# Le navigateur : règles, matériel et premiers pas.

# ------------------------------------------------------------------------- règles

web-learn-shelves = Règles et matériel
web-learn-rules = Les règles
web-learn-rules-about = Chaque règle dans nos propres mots, avec l’endroit où elle figure dans les livrets. Là où ils se taisent ou se contredisent, vous lisez ce que nous avons décidé.
web-learn-rule = Règle
web-learn-search = Chercher dans les règles
web-learn-area-label = Domaine
web-learn-area =
    { $area ->
        [all] Toutes les règles
        [setup] Mise en place
        [round] La manche
        [draw] Piocher des Partisans
        [plan] Planification
        [action] Actions
        [event] Événements
        [deed] Actes de bienfaisance
        [place] Tuiles Lieu
        [score] Décompte
        [orders] Commandes
        [events] Événements de Commerce & Intrigue
        [trade] Commerce
        [intrigue] Intrigue
        [plague] La Peste
        [invasion] Invasion
        [prosperity] Prospérité
        [duel] Le Duel
        [solo] Parties en solo
       *[joan] Jeanne d’Arc
    }
web-learn-found =
    { $count ->
        [0] Aucune règle trouvée
        [one] Une règle
       *[other] { $count } règles
    }
web-learn-none = Essayez un autre mot, moins de mots, ou tous les domaines.
web-learn-sources = Dans les livrets :
web-learn-editions = Seulement dans :
web-learn-edition =
    { $edition ->
        [bigbox] Big Box
       *[other] Orléans { $edition }
    }
web-learn-option = Vous pouvez changer cette règle en ouvrant une table.
web-learn-same = Elle reprend une autre règle ; lisez celle-là.
web-learn-component-of = Fait partie de
web-learn-link = Lien vers cette page
web-learn-all-rules = Toutes les règles
web-learn-kin = Règles voisines

# ----------------------------------------------------------------------- matériel

web-learn-components = Matériel
web-learn-components-about = Tuiles, Actes, événements et cartes avec tout ce qui y figure, et la source de chaque valeur.
web-learn-name = Nom
web-learn-only-ours = Seulement les éléments dont une valeur est reconstituée
web-learn-components-found =
    { $count ->
        [0] Rien ne porte ce nom.
        [one] Un élément
       *[other] { $count } éléments
    }
web-learn-kind =
    { $kind ->
        [classic-board] Lieux du plateau individuel
        [classic-tile] Tuiles Lieu
        [classic-deed] Actes de bienfaisance
        [classic-hourglass] Tuiles Sablier
        [classic-order] Commandes
        [joan-place] Jeanne d’Arc : cartes Lieu
        [joan-deed] Jeanne d’Arc : Actes de bienfaisance
        [joan-solo_card] Jeanne d’Arc : cartes Solo
        [joan-level] Jeanne d’Arc : niveaux du jeu en solo
        [joan-sheet] Jeanne d’Arc : la feuille
        [joan-area] Jeanne d’Arc : la zone de Jeanne
       *[joan-map] Jeanne d’Arc : la carte
    }
web-learn-not-playable = On ne peut pas encore y jouer ici.
web-learn-values = Valeurs : { $name }
web-learn-value-label = Quoi
web-learn-value = Valeur et source
web-learn-from =
    { $level ->
        [owner] corrigée par le propriétaire d’une boîte
        [rulebook] tirée d’un livret
        [photograph] vue sur une photographie
        [photograph-cover] vue sur une photographie du couvercle de la boîte
        [corroborated] plusieurs sources concordent
        [single-source] tirée d’une seule source
        [inferred] découle des livrets
       *[reconstructed] valeur reconstituée
    }
web-learn-ours = Contient des valeurs reconstituées
web-learn-ours-about = La valeur officielle n’est imprimée que sur le matériel, et aucune source publique ne la donne. Pour que l’on puisse jouer, nous en avons choisi une qui s’accorde avec les règles et avec les éléments comparables ; la vraie peut être différente.
web-learn-ours-correct = Vous avez la boîte ? Notez dans un fichier ce qui y est imprimé et jouez avec. Pour le voir :
web-learn-its-rules = Ses règles
web-learn-all-components = Tout le matériel

# ------------------------------------------------------------------- premiers pas

web-learn-title = Orléans en cinq minutes
web-learn-goal = De quoi il s’agit
web-learn-goal-about = Vous réunissez des Partisans dans votre sac, vous en piochez quelques-uns à chaque manche et vous les envoyez en groupes dans des Lieux. Ils vous y rapportent de nouveaux Partisans, des marchandises, des pièces, des comptoirs et du développement. Après 18 manches, qui a le plus de points l’emporte.
web-learn-round = Une manche a sept phases
web-learn-phase =
    { $phase ->
        [hour_glass] Sablier
        [census] Recensement
        [followers] Partisans
        [planning] Planification
        [actions] Actions
        [event] Événement
       *[start_player] Premier joueur
    }
web-learn-phase-about =
    { $phase ->
        [hour_glass] On révèle une tuile : elle montre l’événement de la fin de la manche. Vous pouvez vous y préparer : des denrées pour la Récolte, des pièces pour les Taxes.
        [census] Qui est seul en tête sur la piste des Fermiers prend une pièce ; qui est seul dernier en paie une. Il n’y a rien à décider.
        [followers] Vous piochez à l’aveugle des Partisans de votre sac pour les poser sur votre marché, quatre au début. Chaque Chevalier recruté augmente ce nombre. Le marché a huit cases : qui y reste prend de la place.
        [planning] Vous posez des Partisans du marché sur les cases de vos Lieux. Un Lieu fonctionne dès que toutes ses cases sont occupées ; cela peut prendre plusieurs manches. Tous planifient en même temps.
        [actions] Chacun à son tour utilise un de ses Lieux remplis, encore et encore, jusqu’à ce que tous aient passé. Les Partisans utilisés retournent dans le sac et pourront être piochés à nouveau.
        [event] L’événement de la manche touche tout le monde : Revenus, Récolte, Taxes, Peste… Qui ne peut pas payer doit céder autre chose.
       *[start_player] Le voisin de gauche commence la nouvelle manche.
    }
web-learn-phase-rule =
    { $phase ->
        [hour_glass] Règles du sablier
        [census] Règles du recensement
        [followers] Règles de la pioche
        [planning] Règles de la planification
        [actions] Règles des actions
        [event] Règles des événements
       *[start_player] Règle du premier joueur
    }
web-learn-points = Ce qui rapporte des points à la fin
web-learn-points-coins = Chaque pièce vaut un point.
web-learn-points-goods = Marchandises : brocart 5, laine 4, vin 3, fromage 2, céréales 1.
web-learn-points-status = Chaque comptoir et chaque citoyen vaut autant que votre niveau de développement, de 1 à 6. Les comptoirs seuls rapportent peu, le développement seul aussi : ensemble, ils gagnent des parties.
web-learn-advice = Trois conseils pour la première partie
web-learn-advice-monk = Un Moine remplace n’importe quel autre Partisan ; procurez-vous-en un tôt.
web-learn-advice-bag = On pioche mal dans un sac trop plein. Envoyez vers un Acte de bienfaisance ceux dont vous n’avez plus besoin : cela rapporte des pièces et garde le sac léger.
web-learn-advice-travel = Bateau et Chariot déplacent votre Marchand sur la carte et ramassent des marchandises ; la Guilde construit des comptoirs là où il se trouve.
web-learn-try-about = Une vraie partie à deux contre un adversaire facile, avec un guide : pendant trois manches, il vous dit où regarder et quoi essayer. Vous pouvez jouer autrement, masquer le guide et l’afficher de nouveau.
web-learn-start = Commencer la partie guidée
web-learn-start-joan = Jeanne d’Arc avec un guide
web-learn-read = Ou consulter les règles
