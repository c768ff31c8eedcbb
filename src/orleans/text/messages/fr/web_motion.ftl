# Le navigateur : ce qui bouge, ce qui s’est passé entre-temps, le retour en arrière, les sons.

web-since = Depuis ma dernière décision
web-since-offer =
    { $count ->
        [one] Une chose s’est passée depuis votre dernière décision.
       *[other] { $count } choses se sont passées depuis votre dernière décision.
    }
web-since-show = Montrer
web-since-first = Votre dernière décision :
web-since-from = Après votre dernière décision
web-since-back = En arrière
web-since-next = En avant
web-since-play = Lecture
web-since-pause = Arrêter ici
web-since-now = Aller au présent
web-since-at = { $at } sur { $count }

# Le journal, et comment y revenir

web-log-find = Chercher dans le journal
web-log-by = Filtrer par joueur
web-log-all = Tout le monde
web-log-round = Manche { $round }
web-log-gone = Annulé :
web-log-empty = Rien ne s’est encore passé.
web-log-none = Rien dans le journal ne correspond.
web-back-here = Annuler jusqu’ici
web-back-propose = Proposer d’annuler jusqu’ici
web-propose-pause = Proposer une pause
web-propose-resume = Proposer de reprendre

# Pour l’oreille, et dans l’onglet

web-title-turn = ● À vous de jouer · Orléans
web-sound-label = Sons
web-sound-about = Sons pour votre tour, les coups, les coups refusés, les nouvelles manches et la fin. Tout est aussi visible à l’écran.
web-sound =
    { $choice ->
        [off] Désactivés
        [low] Faible
        [normal] Normal
       *[loud] Fort
    }

# Consulter à la table

web-look-up = Consulter : { $name }
web-look-up-page = Ouvrir dans sa propre page
web-pick = Choisir
