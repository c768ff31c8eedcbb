# Entrées erronées.

error-usage = { $message } (voir { $program } --help)
error-language = il n’y a pas de langue « { $language } » ; il y a { $known }
error-number = { $flag } demande un nombre à partir de { $least }, pas « { $text } »
error-range = --players demande un nombre ou un intervalle comme 2..5, pas « { $text } »
error-option = --option demande NOM=VALEUR, pas « { $text } »
error-flags-apart = { $flag } ne va pas avec { $other }
error-flag-needs = { $flag } demande { $other }
error-no-board = il n’y a pas de plateau de { $game } à dessiner
error-none-of = « { $text } » n’existe pas ; il y a { $known }
error-near = « { $text } » n’existe pas ; vouliez-vous dire { $near } ?
error-no-seat = il n’y a pas de place « { $seat } » ; il y a { $known } (ou 1 à { $players })
error-seat-twice = la place { $seat } est nommée deux fois
error-no-room = { $flag } en nomme { $named }, mais il n’y a de place que pour { $room }
error-seed = la graine doit être un texte lisible d’au moins une lettre
error-name = un nom demande au moins une lettre
error-name-twice = il y a déjà un joueur du nom de « { $name } »
error-which-rule = dites quelle règle : un code comme plan.match, ou des mots à chercher
error-no-tests = il n’y a pas de dossier tests ici : il faut les sources du projet
error-move-needs-game = --move demande un enregistrement ou une partie sauvegardée
error-no-saves = il n’y a pas de partie sauvegardée dans { $folder }
error-flag-with-save = { $flag } ne va pas avec une partie sauvegardée, qui a sa propre mise en place
error-save-knows-seats = { $path } : cette partie sauvegardée sait qui est assis où
error-save-player = { $path } : il n’y a pas de joueur « { $player } »
error-save-seats = { $path } : les places ne correspondent pas au nombre de joueurs
error-save-format = { $path } : le format de sauvegarde { $format } est inconnu ici (connu : { $known })
error-not-save = { $path } : ce n’est pas une partie sauvegardée ({ $reason })
error-not-text = { $path } : ce n’est pas du texte UTF-8
error-empty = { $path } : ce fichier est vide
error-record = { $path } : { $reason }
error-position = { $path } : cette position ne peut pas être mise en place : { $reason }
error-cannot-read = { $path } : lecture impossible ({ $reason })
error-cannot-write = { $path } : écriture impossible ({ $reason })
error-system = { $path } : { $reason }
error-output = la sortie ne peut pas être écrite ({ $reason })
error-output-closed = la sortie standard est fermée : il n’y a nulle part où écrire
error-exists = { $path } : existe déjà
error-exists-force = { $path } : existe déjà (--force l’écrase)
error-setup-rule = { $reason } (règle { $rule } : { $text })
error-data-more =
    { $count ->
        [one] { $reason } (et { $count } autre erreur)
       *[other] { $reason } (et { $count } autres erreurs)
    }
error-other = { $reason }
error-fault = c’est une erreur du programme : { $type } : { $reason }
