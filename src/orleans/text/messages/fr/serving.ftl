# Le serveur : ce qu’il répond, ce que montre un formulaire de nouvelle table, et ses commandes.

server-fault = Une erreur s’est produite de notre côté. Elle a été enregistrée.
server-busy = Le serveur est très occupé. Réessayez dans un instant.
server-full = Il y a déjà trop de tables ici.
server-no-workers = Les processus des joueurs virtuels ne démarrent pas.
server-too-much = C’est un peu trop rapide. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-too-large = C’est trop à la fois : { $most } octets au plus.
server-not-json = Le contenu doit être en JSON (content-type: application/json).
server-malformed = Impossible à lire : { $reason }
server-malformed-field = { $field } : impossible à lire ({ $reason })
server-method = Cette méthode n’est pas autorisée ici.
server-no-page = Il n’y a rien à cette adresse.
server-no-table = Cette table n’existe pas.
server-no-moment = Ce moment n’existe pas ; le dernier est { $last }.
server-no-round = Cette manche n’existe pas ; la dernière est { $last }.
server-no-rule = Il n’y a pas de règle « { $rule } ».
server-no-component = Il n’y a pas d’élément « { $id } ».
server-key-header = La clé se met dans l’en-tête « Authorization: Bearer … ».
server-key-needed = Il faut une clé pour cela.
server-key-unknown = Clé inconnue.
server-key-elsewhere = Cette clé est celle d’une autre table.
server-key-void = Cette clé n’est plus valable : la place a été quittée ou a reçu un nouveau lien.
server-private = Cette table est privée : il faut une invitation pour la voir.
server-no-seat = Vous n’avez pas de place à cette table.
server-one-seat = Vous êtes déjà à cette table ; une invitation vaut pour une place.
server-which-seat = Vous avez plusieurs places à cette table : prenez la clé de celle que vous voulez dire.
server-seats-number = Cette mise en place demande { $players } places.
server-needs-person = Une table demande au moins une personne, ou une place libre pour elle.
server-not-asked = Ce n’est pas à vous de jouer.
server-not-over = La partie n’est pas encore finie.
server-other-version = Cette partie a été jouée avec la version { $rules } des règles et des données ; ce serveur a la version { $known }. On peut lire le journal et le résultat, mais pas continuer la partie.
server-unplayable = Cette partie ne peut pas être rejouée avec les règles et les données de ce serveur. On peut lire le journal et le résultat, mais pas continuer la partie.
server-record-seed = Un enregistrement peut être importé une fois sa graine publiée, et seulement d’une partie depuis le début.
server-record-wrong = Cet enregistrement ne peut pas être affiché : { $reason }.
server-is-there = Cette personne est connectée ; l’ordinateur ne peut remplacer que quelqu’un qui est absent.
server-may-return =
    Cette personne peut encore revenir : l’ordinateur pourra la remplacer dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-hello-first = Le premier message doit être un hello.
server-hello-once = Un seul hello suffit.
server-silent = La connexion est restée trop longtemps inactive.
server-too-slow = La connexion est trop lente pour suivre.
server-closing = Le serveur s’arrête ; votre partie est sauvegardée.
server-greeting-title = Orléans
server-greeting = Un serveur de tables fonctionne ici. La page pour jouer dans un navigateur ne fait pas partie de cette installation. Avec le lien d’un ami, on joue dans un terminal : orleans join LIEN. L’interface du serveur est décrite à { $link }.

# ---------------------------------------------------------------- une nouvelle table

game-name =
    { $game ->
        [joan] Jeanne d’Arc
        [classic] Orléans
       *[other] { $game }
    }
edition-name =
    { $edition ->
        [in-2014] Première édition (2014)
        [in-2021] Nouvelle édition (2021)
        [in-bigbox] Big Box (2025)
        [in-1] Première édition
       *[other] { $id }
    }
option-name =
    { $option ->
        [recruit_needs_bonus] Une case dont la récompense est épuisée est interdite
        [plan_in_turn_order] Planifier l’un après l’autre
        [start_player] Premier joueur de la première manche
        [strike_tiles] Retirer des tuiles Lieu avant la partie
        [extra_tiles] Tuiles Lieu supplémentaires
        [bank] Pièces dans la réserve
        [variant_last_tile] La Révolte paysanne vient en dernier
        [places] Lieux
        [level] Niveau
        [joan_emptied_category] Une catégorie que Jeanne a vidée active la suivante
       *[other] { $option }
    }
choice-name =
    { $choice ->
        [cards] cartes Lieu
        [printed] Lieux imprimés sur les feuilles
       *[other] { $choice }
    }
player-about =
    { $player ->
        [random] Joue n’importe quel coup qui ait un peu de sens, sans plan ; pour essayer.
        [easy] Joue raisonnablement, mais laisse passer des choses.
        [normal] Réfléchit à des plans entiers, quelques manches à l’avance.
        [hard] Réfléchit à bien plus de plans et compare chaque décision dans plusieurs parties imaginées. Prend jusqu’à une seconde.
        [expert] Comme Difficile, mais réfléchit plus loin et jusqu’à cinq secondes : pour qui bat déjà Difficile.
       *[other] { $player }
    }

# ------------------------------------------------------------ orleans serve…

serve-opening = Ouverture de la base de données { $where }…
serve-workers =
    { $count ->
        [one] Démarrage d’un processus de travail pour les joueurs virtuels…
       *[other] Démarrage de { $count } processus de travail pour les joueurs virtuels…
    }
serve-ready = Orléans est à { $url } – les tables sont gardées dans { $where } – Ctrl-C arrête le serveur
serve-network = Pour les amis de votre réseau : { $url } – qui atteint cette adresse peut jouer
serve-stopping = Arrêt ; chaque partie est sauvegardée…
serve-stopped = Le serveur s’est arrêté.
play-running = Orléans est déjà ouvert, à l’adresse { $url }
play-needs-terminal = { $flag } sert aux parties dans le terminal : ajoutez --terminal. Sans cela, play ouvre la page dans votre navigateur.
play-no-server = la partie dans le navigateur demande le serveur : pip install 'orleans[server]' – orleans play --terminal joue tout de suite, dans ce terminal
serve-port-taken = le port { $port } de { $host } est déjà pris ; choisissez-en un autre avec --port
serve-cannot-listen = { $host }, port { $port } : le serveur ne peut pas démarrer à cette adresse ({ $reason })
serve-proxy = --trusted-proxy prend une adresse ou un réseau comme 10.0.0.0/8, et non « { $text } »
serve-port = --port prend un nombre de 0 à 65535, et non « { $text } »
serve-log = --log prend text, json ou quiet, et non « { $text } »
serve-limit-name = « { $name } » n’est pas l’une des limites { $known }
serve-limit = « { $text } » n’est pas une valeur de { $name } ; par exemple : { $example }
serve-players = --players { $module } : ce module ne peut pas être chargé ({ $reason })
serve-no-workers = aucun processus de travail ne peut démarrer ({ $reason })

verify-head = { $path } : { $title }
verify-replays =
    { $moves ->
        [one] 1 coup se rejoue, et chaque tirage est possible à cet endroit.
       *[other] { $moves } coups se rejouent, et chaque tirage est possible à cet endroit.
    }
verify-state = Ils mènent à l’état que l’enregistrement annonce ({ $hash }).
verify-scores = Les points sont ceux de l’enregistrement : { $scores }.
verify-seed = La graine publiée est bien celle fixée avant la partie ({ $commitment }).
verify-draws =
    { $draws ->
        [one] Le seul tirage découle de cette graine.
       *[other] Les { $draws } tirages découlent de cette graine.
    }
verify-not-over = Dans cet enregistrement, la partie n’est pas finie.
verify-no-seed = Non vérifié : l’équité des tirages. La graine n’est pas encore publiée ; on ne connaît que son engagement, { $commitment }.
verify-good = Tout ce qui peut se vérifier est en ordre.
verify-part = Tout ce qui a été vérifié est en ordre ; les tirages ne le sont pas.
verify-wrong =
    { $check ->
        [state] Les coups mènent à un autre état que celui annoncé.
        [scores] Les points ne sont pas ceux de l’enregistrement : { $scores }.
        [seed] La graine publiée n’est pas celle fixée avant la partie.
       *[draws] Les tirages ne découlent pas de la graine publiée.
    }

backup-done = { $rows } lignes de { $where } sont dans { $path }. Gardez ce fichier pour vous : il contient les graines des parties en cours.
backup-progress = { $done } sur { $total }
restore-done = { $rows } lignes de { $path } sont dans { $where }.
