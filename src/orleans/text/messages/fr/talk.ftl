# Ce que le programme répond pendant une partie, règles et éléments.

help-hint = Tapez le numéro d’un choix, un coup, ou ? pour l’aide.
help-game =
    Tapez un numéro de la liste, ou un coup :
      3              le choix 3 de la liste ; plusieurs à la fois : 3; 5; done
      bateau         en planification : remplir le Bateau, jokers en dernier
      place farmer* village.1
                     un coup entier ; des débuts de mots clairs suffisent
      lift village.1 retirer un Partisan pendant la planification
      Tab            complète les coups, les Lieux et les commandes
    Regarder :
      board  map  routes  deeds  tiles  mats  les plateaux de tous
      orders  modules  supplies             les extensions, la réserve
      bag  odds  log  log all               votre sac, les chances, le journal
      rules mots     chercher des règles ; rules plan.match en lit une
      tile nom       ce que fait un Lieu, un Acte, un événement, et nos sources
    Jouer :
      hint  follow   ce que ferait un bon joueur de l’ordinateur ; le faire
      why coup       est-ce possible, et sinon, selon quelle règle
      undo, undo all reprendre un coup, ou tous jusqu’à la dernière pioche
      redo           refaire le dernier coup repris
      warnings off   ne plus avertir avant un gaspillage
      language de    continuer en allemand ; aussi en, fr
      save fichier   enregistrer une copie ; tout coup est enregistré
      quit           partir ; orleans play --terminal FICHIER reprend la partie
left-out = Non montré : { $words }. Tapez board pour tout voir.
modules-none = Aucune extension avec ses propres plateaux ou cartes n’est en jeu.
hand-over = Passez le clavier à { $who }, qui appuie sur Entrée.
no-longer = « { $text } » n’a pas été fait : la décision ne vous appartient plus.
no-number = Il n’y a pas de choix { $number } ; la liste s’arrête à { $last }.
which = Lequel ?
unknown = « { $text } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
unknown-close = « { $text } » n’est ni un coup ni une commande. Vouliez-vous dire : { $close } ?
refused = Impossible : { $move }
why-what = Dites quel coup : why place knight village.1
why-allowed = { $move } est possible maintenant.
warn-done = Vous pourriez encore compléter : { $places }.
warn-pass = Vous pourriez encore utiliser : { $places }.
warn-again =
    { $move ->
        [done] { $warning } Tapez done une seconde fois pour terminer votre planification.
        [pass] { $warning } Tapez pass une seconde fois pour passer cette manche.
       *[end] { $warning } Tapez end une seconde fois pour terminer votre tour.
    }
warnings-on = Les avertissements sont activés.
warnings-off = Les avertissements sont désactivés.
language-which = Dites quelle langue : language en, language de ou language fr.
language-now = Le jeu parle maintenant français.
fill-done = { $place } : { $placed } placés ; le Lieu est complet.
fill-part = { $place } : { $placed } placés ; il manque encore : { $lacking }.
fill-full = { $place } est déjà complet.
fill-nothing = Rien sur votre marché ne convient à { $place } ; il manque : { $followers }.
undone = Repris : { $moves }
redone = Refait : { $moves }
hint-head = Un bon joueur de l’ordinateur ferait ceci :
hint-follow = Tapez follow pour le faire.
follow-none = Il n’y a pas de conseil à suivre : tapez d’abord hint.
move-written = { $move } ({ $text })
left = Enregistré. Pour continuer : orleans play --terminal { $path }
left-eof = Plus d’entrée. Enregistré ; pour continuer : orleans play --terminal { $path }
saved-in = Enregistré dans { $path }
save-where = Dites où : save fichier
save-failed = Non enregistré : { $error }
record-in = L’enregistrement de la partie est dans { $path } (vérifiez-le avec : orleans replay { $path })
seed-commitment = Engagement de la graine (SHA-256, fixé avant la première pioche) : { $commitment }
seed-revealed = La graine était { $seed }
tiles-missing =
    { $count ->
        [one] { $count } tuile Lieu de cette édition n’est pas encore jouable et manque : { $tiles }.
       *[other] { $count } tuiles Lieu de cette édition ne sont pas encore jouables et manquent : { $tiles }.
    }

# Règles

all-editions = toutes
rule-head = Règle { $rule } (éditions : { $editions })
rule-head-of = Règle { $rule } ({ $game })
rule-from = Source : { $sources }
rule-ruling = Notre interprétation : { $ruling }
rule-option = Option de table : { $option }
rule-same = Répète la règle { $rule }
rule-short = { $rule } : { $text }
rules-none = Aucune règle ne contient les mots « { $text } ».
rules-more =
    { $count ->
        [one] { $count } autre ; ajoutez un mot pour préciser.
       *[other] { $count } autres ; ajoutez un mot pour préciser.
    }

# Éléments

tile-none = Il n’y a ni Lieu, ni Acte, ni tuile Sablier du nom de « { $text } ».
tile-near = « { $text } » n’existe pas. Vouliez-vous dire { $near } ?
tile-several = Laquelle : { $names } ?
component-head = { $name } [{ $id }], { $kind }
component-kind =
    { $kind ->
        [tile] une tuile Lieu
        [board] un Lieu du plateau de joueur
        [deed] un Acte de bienfaisance
        [order] une Commande
       *[hourglass] une tuile Sablier
    }
component-note = Remarque : { $note }
value-line = { $label } : { $value }
value-sourced = { $label } : { $value } { $where }
value-spaces = Cases d’action
value-effect = Effet
value-effect-2014 = Effet en 2014
value-category = Catégorie
value-editions = Éditions
value-reward = Récompense par Partisan
value-complete = Pour le dernier
value-board = Plateau
value-goods_on_take = Apporte
value-deed_spaces = Remplie par
value-deed_goods = Et par ces marchandises
value-goods_on = Marchandises sur ses cases
value-covered_at = Dernière case couverte à ce nombre de joueurs
value-absent_at = Hors jeu à ce nombre de joueurs
count-at = { $count } à { $players } joueurs
value-town = Ville
value-goods = Marchandises
value-points = Points
value-set = Série
value-letter = Dos
letter-printed =
    { $letter ->
        [start] tuile de départ
        [end] tuile de fin
       *[other] { $letter }
    }
value-count = Exemplaires
value-coins_per_status = Pièces par point de niveau de développement
value-coins_per_station = Pièces par comptoir construit
value-goods_per_coin = Marchandises par pièce de taxe
value-food = Nourriture à donner
value-coins_per_missing = Pièces par nourriture manquante
value-draw_lose = Partisans perdus du sac
provenance =
    { $level ->
        [owner] [corrigé par le propriétaire de la boîte]
        [rulebook] [règles imprimées]
        [photograph] [vu sur une photographie]
        [photograph-cover] [vu sur une photographie du couvercle de la boîte]
        [corroborated] [plusieurs sources concordent]
        [single-source] [une seule source]
        [inferred] [découle des règles]
       *[reconstructed] [! notre propre valeur ; l’officielle n’est imprimée que sur le matériel]
    }
playable-yes = Jouable.
playable-no = Pas encore jouable.
