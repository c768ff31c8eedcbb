# For whoever runs a server: `orleans admin`, and what pages show before a restart.

help-command-admin = Voir comment va un serveur en marche, lui faire écrire une sauvegarde ou annoncer un redémarrage.
help-admin-backup = écrire une sauvegarde dans le dossier backups, à côté de la clé d’administration
help-admin-announce = chaque page ouverte dit que le serveur redémarre dans ce nombre de minutes
help-admin-withdraw = il ne redémarre finalement pas
help-admin-server = adresse du serveur (sinon de celui qui a ouvert la base de données)

notice-restart =
    { $minutes ->
        [0] Le serveur va redémarrer. Chaque partie est enregistrée ; cette page se reconnecte d’elle-même.
        [one] Le serveur redémarre dans une minute. Chaque partie est enregistrée ; cette page se reconnecte d’elle-même.
       *[other] Le serveur redémarre dans { $minutes } minutes. Chaque partie est enregistrée ; cette page se reconnecte d’elle-même.
    }

serve-no-admin = Aucune clé d’administration n’a pu être lue ni créée : orleans admin ne fonctionne pas avec ce serveur.

admin-no-server = Aucun serveur en marche n’est connu ; donnez son adresse avec --server http://127.0.0.1:8000
admin-no-key = Il n’y a pas de clé d’administration : lancez ceci comme l’utilisateur du serveur, ou définissez { $variable } pour les deux
admin-key-open = { $path } : d’autres peuvent lire cette clé ; faites chmod 600
admin-key-form = { $where } : une clé d’administration a de 20 à 200 caractères et aucun espace
admin-no-backups = Ce serveur n’a pas de dossier pour les sauvegardes ; utilisez orleans backup.
admin-backup-running = Une sauvegarde est déjà en cours.
admin-version = Orléans { $version }, en marche depuis { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
admin-tables =
    { $status ->
        [open] Tables avec une place libre : { $count }
        [running] Tables où une partie est en cours : { $count }
        [over] Tables dont la partie est finie : { $count }
        [abandoned] Tables abandonnées : { $count }
       *[record] Parties téléversées : { $count }
    }
admin-memory = Tables en mémoire : { $watched } regardées, { $idle } sans personne
admin-connections = Connexions : { $connections }, WebSockets : { $sockets }
admin-workers = Processus de calcul : { $workers }, dont occupés : { $busy }, tâches en attente : { $waiting }
admin-database = Base de données : { $megabytes } Mo
admin-free = Libre sur son disque : { $megabytes } Mo
admin-announced = Un redémarrage est annoncé.
admin-withdrawn = Aucun redémarrage n’est plus annoncé.
admin-backup = { $rows } lignes sont dans { $path }. Gardez ce fichier pour vous : il contient les graines des parties en cours.
