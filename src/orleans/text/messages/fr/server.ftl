# Où les tables sont gardées et comment on les atteint.

storage-cannot-open = { $where } : la base de données ne peut pas être ouverte ({ $reason })
storage-kind = { $where } : indiquez un fichier ou une adresse qui commence par postgresql://
storage-not-database = { $where } : ce fichier n’est pas une base de données
storage-not-ours = { $where } : c’est la base de données d’un autre programme
storage-newer = { $where } : cette base de données appartient à une version plus récente du programme (elle a le schéma { $found }, on connaît { $known })
storage-older = { $where } : cette base de données appartient à une version plus ancienne du programme (elle a le schéma { $found }, il faut { $known }) ; démarrez une fois le serveur
storage-in-use = { $where } : un autre processus utilise cette base de données
storage-links = { $where } : ce fichier a un second nom (un lien physique) ; une base de données ne peut en avoir qu’un
storage-failed = erreur de la base de données ({ $reason })
storage-closed = la base de données est déjà fermée
storage-no-table = il n’y a pas de table { $table }
backup-not-whole = { $path } : ce n’est pas une sauvegarde complète ; elle est endommagée ou tronquée
backup-row = { $path } : la ligne { $line } de cette sauvegarde ne convient pas ({ $part }, { $column })
backup-format = { $path } : le format de sauvegarde { $format } n’est pas connu ici (connu : { $known })
backup-not-empty = { $where } : il y a des tables dans cette base de données ; une sauvegarde n’est restaurée que dans une base vide
