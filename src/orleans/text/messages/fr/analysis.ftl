# Pourquoi une décision vaut mieux qu’une autre, et ce qui se dit d’une partie jouée.

# De la meilleure décision : combien de points elle apporte en plus ou en moins, et d’où ils viennent.

reason-points =
    { $way ->
        [more] { $points } de plus en tout.
       *[less] { $points } de moins en tout.
    }
reason-coins =
    { $way ->
        [more] { $points } de plus grâce aux pièces.
       *[less] { $points } de moins du côté des pièces.
    }
reason-goods =
    { $way ->
        [more] { $points } de plus grâce aux marchandises.
       *[less] { $points } de moins du côté des marchandises.
    }
reason-pieces =
    { $way ->
        [more] { $points } de plus grâce aux comptoirs et aux citoyens.
       *[less] { $points } de moins du côté des comptoirs et des citoyens.
    }
reason-development =
    { $way ->
        [more] { $points } de plus grâce au développement.
       *[less] { $points } de moins du côté du développement.
    }
reason-followers =
    { $way ->
        [more] { $points } de plus grâce aux Partisans en jeu.
       *[less] { $points } de moins du côté des Partisans en jeu.
    }
reason-tracks =
    { $way ->
        [more] { $points } de plus grâce à l’avance sur les pistes.
       *[less] { $points } de moins du côté de l’avance sur les pistes.
    }
reason-tiles =
    { $way ->
        [more] { $points } de plus grâce aux tuiles Lieu et aux rouages.
       *[less] { $points } de moins du côté des tuiles Lieu et des rouages.
    }
reason-merchant =
    { $way ->
        [more] { $points } de plus grâce à la position du Marchand.
       *[less] { $points } de moins du côté de la position du Marchand.
    }
reason-ready =
    { $way ->
        [more] { $points } de plus grâce à ce qui attend sur les Lieux.
       *[less] { $points } de moins du côté de ce qui attend sur les Lieux.
    }
reason-round =
    { $way ->
        [more] { $points } de plus grâce aux manches à venir.
       *[less] { $points } de moins du côté des manches à venir.
    }
reason-orders =
    { $way ->
        [more] { $points } de plus grâce aux Commandes.
       *[less] { $points } de moins du côté des Commandes.
    }
reason-ti-events =
    { $way ->
        [more] { $points } de plus en vue des événements.
       *[less] { $points } de moins en vue des événements.
    }
reason-trade =
    { $way ->
        [more] { $points } de plus grâce au plateau Commerce.
       *[less] { $points } de moins du côté du plateau Commerce.
    }
reason-intrigue =
    { $way ->
        [more] { $points } de plus grâce au plateau Intrigue.
       *[less] { $points } de moins du côté du plateau Intrigue.
    }

# Jeanne d’Arc.

reason-stations =
    { $way ->
        [more] { $points } de plus grâce aux comptoirs.
       *[less] { $points } de moins du côté des comptoirs.
    }
reason-citizens =
    { $way ->
        [more] { $points } de plus grâce aux citoyens.
       *[less] { $points } de moins du côté des citoyens.
    }
reason-routes =
    { $way ->
        [more] { $points } de plus grâce aux routes.
       *[less] { $points } de moins du côté des routes.
    }
reason-warehouse =
    { $way ->
        [more] { $points } de plus grâce à l’entrepôt.
       *[less] { $points } de moins du côté de l’entrepôt.
    }
reason-bank =
    { $way ->
        [more] { $points } de plus grâce à la banque.
       *[less] { $points } de moins du côté de la banque.
    }
reason-monks =
    { $way ->
        [more] { $points } de plus grâce aux Moines.
       *[less] { $points } de moins du côté des Moines.
    }
reason-depot =
    { $way ->
        [more] { $points } de plus grâce au dépôt.
       *[less] { $points } de moins du côté du dépôt.
    }
reason-deeds =
    { $way ->
        [more] { $points } de plus grâce aux Actes de bienfaisance.
       *[less] { $points } de moins du côté des Actes de bienfaisance.
    }
reason-cards =
    { $way ->
        [more] { $points } de plus grâce aux cartes Lieu.
       *[less] { $points } de moins du côté des cartes Lieu.
    }
reason-waiting =
    { $way ->
        [more] { $points } de plus grâce à ce qui peut encore être exécuté.
       *[less] { $points } de moins du côté de ce qui peut encore être exécuté.
    }
reason-picks =
    { $way ->
        [more] { $points } de plus grâce aux jetons encore à prendre.
       *[less] { $points } de moins du côté des jetons encore à prendre.
    }
reason-joan =
    { $way ->
        [more] { $points } de plus parce que Jeanne en reçoit moins.
       *[less] { $points } de moins parce que Jeanne en reçoit plus.
    }

plan-place = { $place } : { $followers }
plan-nobody = ne placer personne

points-figure =
    { $count ->
        [one] { $figure } point
       *[other] { $figure } points
    }

advice-why = Pourquoi
advice-others = Autres coups
advice-less = { $text } ({ $points } de moins)

help-command-hint = Conseiller un coup dans une partie sauvegardée, avec les raisons et les autres choix.
help-hint-seat = pour cette place : red, blue,… ou 1, 2,… (sinon la première dont c’est le tour)
hint-for = { $who } : { $asked }
hint-over = la partie est finie, il n’y a plus rien à décider
hint-not-asked = ce n’est pas à la place « { $seat } » de jouer

help-command-analyse = Analyser une partie finie : chances de victoire, plus grandes erreurs, chance et habileté.
help-analyse-seat = les erreurs de cette place : red, blue,… ou 1, 2,… (peut être répété)
analyse-not-over = { $path } : la partie n’est pas encore finie, et seule une partie finie s’analyse
analyse-course = Chances de victoire
analyse-all-rounds = Toutes les manches
analyse-round = Manche { $round }
analyse-mistakes = Les plus grandes erreurs
analyse-mistakes-of = Les plus grandes erreurs de { $who }
analyse-no-mistakes = Aucune décision n’a coûté quoi que ce soit de notable.
analyse-mistake = { $who }, manche { $round }, coup { $moment } : perte de { $points }, chances de victoire −{ $chance }
analyse-done = Joué
analyse-better = Mieux
analyse-draws = Les tirages décisifs
analyse-draws-of = Les tirages décisifs pour { $who }
analyse-no-draws = Aucun tirage n’a rapporté ni coûté quoi que ce soit de notable.
analyse-draw =
    { $way ->
        [more] { $who }, manche { $round }, coup { $moment } : { $points } de chance, chances de victoire { $change }
       *[less] { $who }, manche { $round }, coup { $moment } : { $points } de malchance, chances de victoire { $change }
    }
analyse-luck-and-skill = Chance et habileté
analyse-luck = Chance
analyse-skill = Habileté
analyse-choices = Choix
analyse-best = Meilleur choix fait
analyse-legend = Chance : points apportés par les pioches au-delà de leur moyenne. Habileté : moins les points que les décisions ont coûtés. Meilleur choix fait : choix pour lesquels rien de mieux n’a été trouvé.
