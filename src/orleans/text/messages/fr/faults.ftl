# Ce qui ne va pas dans une mise en place, une position, un enregistrement ou les données. Pour les
# développeurs, le programme a son propre texte anglais ; ces phrases sont pour les joueurs.

kind-wanted =
    { $kind ->
        [int] un nombre
        [bool] oui (yes) ou non (no)
        [list] une liste
        [dict] une table
       *[str] un texte
    }

setup-needs = il manque à la mise en place le champ « { $field } »
setup-field = une mise en place n’a pas de champ « { $field } »
setup-kind = { $field } demande { $kind }, pas { $value }
setup-module-names = les modules doivent être une liste de noms
setup-deep = l’imbrication de { $field } est trop profonde
setup-number = { $field } contient un nombre au-delà de { $largest }
setup-game = il n’y a pas de jeu « { $game } » ; il y a { $known }
setup-edition = il n’y a pas d’édition « { $edition } » ; il y a { $known }
setup-players = l’édition { $edition } se joue à { $counts } joueurs
setup-option = il n’y a pas d’option « { $option } » ; il y a { $known }
setup-value = l’option { $option } demande { $kind }, pas { $value }
setup-one-of = l’option { $option } est l’une des valeurs { $known }
setup-start = le premier joueur doit occuper l’une des { $seats } places
setup-strike = dans l’édition { $edition }, on n’écarte pas de tuiles Lieu
setup-no-modules = l’édition { $edition } se joue sans modules
setup-module = il n’y a pas de module « { $module } » ; il y a { $known }
setup-module-twice = le module { $module } est nommé deux fois
setup-clash = { $one } et { $other } ne se jouent pas ensemble
setup-unlimited = dans cette édition, les pièces sont illimitées
setup-bank = il faut au moins { $least } pièces à la banque
setup-extra = l’édition { $edition } n’a pas de tuiles Lieu supplémentaires
setup-tile = il n’y a pas de tuile Lieu { $tile }
setup-later = la tuile Lieu { $tile } ne peut pas être jouée : { $where } ne connaît pas { $words }
setup-words = { $id } : aucune règle ne connaît { $words }
setup-tile-words = la tuile Sablier { $id } ne peut pas être jouée : { $where } ne connaît pas { $words }
setup-data = avec ces valeurs, le jeu ne peut pas être joué ({ $detail })
joan-setup-edition = Jeanne d’Arc n’a qu’une édition, « { $known } », pas « { $edition } »
joan-setup-players = Jeanne d’Arc se joue de { $least } à { $most } joueurs
joan-setup-modules = Jeanne d’Arc se joue sans modules
joan-setup-solo = { $option } est une option du jeu en solo
joan-setup-cards = le jeu en solo se joue avec les cartes Lieu

position-not = ce n’est pas une position ({ $reason })
position-plain = une position est faite de données simples ({ $reason })
position-fields = une position est une table de champs
position-setup = la position est d’une autre mise en place : { $field } diffère
position-field = une position n’a pas de champ « { $field } »
position-none = { $field } : { $value } n’est aucun de { $known }
position-near = { $field } : { $value } n’existe pas ; vouliez-vous dire { $near } ?
position-number = { $field } : { $value } n’est pas un nombre de 0 à { $most }
position-numbers = { $field } : { $value } n’est pas une liste de nombres
position-words = { $field } : { $value } n’est pas une liste de mots
position-table = { $field } : { $value } n’est pas une table
position-from-1 = { $field } : les cases se comptent à partir de 1
position-only-one = { $field } : { $thing } n’existe qu’une fois
position-not-here = { $field } : cela n’est pas dans cette partie
position-spaces =
    { $count ->
        [one] { $field } : { $named } sont nommés, mais il y a { $count } case
       *[other] { $field } : { $named } sont nommés, mais il y a { $count } cases
    }
position-all-spaces =
    { $count ->
        [one] { $field } : { $named } sont nommés ; nommez la { $count } case, - pour une case vide
       *[other] { $field } : { $named } sont nommés ; nommez les { $count } cases, - pour une case vide
    }
position-pieces = la position utilise { $used } de { $piece }, mais il y en a { $there }
position-stands = { $field } : { $piece } ne peut pas occuper la case { $space }
position-cannot = { $field } : ce n’est pas possible ainsi ({ $why })

record-not = ce n’est pas l’enregistrement d’une partie ({ $reason })
record-format = le format d’enregistrement { $format } est inconnu ici (connu : { $known })
record-rules = la partie a été jouée avec la version { $rules } des règles et des données, ce programme a la version { $known } : elle se lit, mais ne se rejoue ni ne se continue
record-moment =
    { $total ->
        [one] l’enregistrement a { $total } coup, il n’y a pas de moment { $moment }
       *[other] l’enregistrement a { $total } coups, il n’y a pas de moment { $moment }
    }
record-setup = la partie enregistrée ne peut pas être mise en place ({ $reason })
record-move = l’enregistrement ne se rejoue pas au coup { $at } sur { $total } ({ $reason })
record-damaged = l’enregistrement ne se rejoue pas ({ $reason })
record-seed = la graine publiée ne correspond pas à l’engagement
record-seedless = cet enregistrement n’a pas de graine : il se regarde, mais ne se continue pas
record-chance = les tirages ne découlent pas de la graine
record-chance-published = les tirages ne découlent pas de la graine publiée
record-long = une partie avec cette mise en place compte au plus { $most } coups, pas { $count }
record-unused = l’enregistrement contient des tirages qu’aucun coup n’utilise
record-state = rejoué, l’enregistrement finit autrement qu’il ne le dit

notation-unknown = « { $notation } » n’est pas un coup de cette partie
notation-foreign = « { $notation } » est un coup d’une autre mise en place
notation-seat = « { $notation } » ne commence pas par une place
chance-closed = une partie rejouée n’est là que pour être regardée
chance-beyond = le tirage { $outcome } n’est pas l’un des { $possible }
chance-weight = le tirage { $outcome } n’était pas dans le sac
chance-short = l’enregistrement contient trop peu de tirages

data-read = { $where } : le fichier ne peut pas être lu ({ $detail })
data-not-text = { $where } : ce n’est pas du texte UTF-8
data-toml = { $where } : ce n’est pas du TOML valable ({ $detail })
data-fault = { $where } : ces valeurs sont inutilisables ({ $detail })
