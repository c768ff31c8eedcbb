# Le navigateur : ce qui bouge, ce qui s’est passé entre-temps, le retour en arrière, les sons.

web-since = Ce qui s’est passé depuis ma dernière décision
web-since-offer =
    { $count ->
        [one] Une chose s’est passée depuis votre dernière décision.
       *[other] { $count } choses se sont passées depuis votre dernière décision.
    }
web-since-show = Montrer
web-since-first = Votre dernière décision :
web-since-from = Après votre dernière décision
web-since-back = Un pas en arrière
web-since-next = Un pas en avant
web-since-play = Lire
web-since-pause = Arrêter ici
web-since-now = À maintenant
web-since-at = { $at } sur { $count }

# Le journal, et comment y revenir

web-log-find = Chercher un mot
web-log-by = Les entrées de qui
web-log-all = Tout le monde
web-log-round = Manche { $round }
web-log-gone = Annulé :
web-log-empty = Rien ne s’est encore passé.
web-log-none = Rien dans le journal ne correspond.
web-back-here = Revenir à ce moment
web-back-propose = Proposer de revenir à ce moment
web-propose-pause = Proposer une pause
web-propose-resume = Proposer de reprendre

# Pour l’oreille, et dans l’onglet

web-title-turn = ● À vous de jouer · Orléans
web-sound-label = Sons
web-sound-about = Votre tour, une pièce, un refus, une nouvelle manche, la fin. Tout se voit aussi.
web-sound =
    { $choice ->
        [off] Sans
        [low] Doux
        [normal] Normal
       *[loud] Fort
    }

# Consulter à la table

web-look-up = Consulter : { $name }
web-look-up-page = Ouvrir sur une page à part
web-pick = Choisir
