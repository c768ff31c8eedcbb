# Le client du navigateur : pages, barres et boutons. Ce que dit le jeu vient du serveur.

web-title =
    { $page ->
        [home] Orléans
        [new] Nouvelle table · Orléans
        [table] À la table · Orléans
        [replay] Revoir · Orléans
        [learn] Apprendre · Orléans
        [rules] Règles · Orléans
        [components] Matériel · Orléans
        [settings] Réglages · Orléans
       *[other] Introuvable · Orléans
    }
web-skip = Aller au contenu
web-nav = Navigation principale
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-replay = Revoir
web-nav-settings = Réglages
web-home = Accueil
web-loading = Un instant…
web-page-failed = Cette page n’a pas pu être chargée.
web-try-again = Réessayer
web-lost = Cette page n’existe pas
web-lost-about = Le lien est incomplet, ou la table n’existe plus. Vous pouvez aller à :
web-lost-home = Retour à l’accueil
web-offline = Vous êtes hors ligne. Vos coups seront envoyés dès que vous serez reconnecté.
web-unreachable = Le serveur est injoignable. Êtes-vous en ligne ?
web-fault = Une erreur s’est produite. Veuillez réessayer.
web-close = Fermer
web-dismiss = Masquer
web-copy = Copier
web-copied = Copié.
web-fresh = Nouveau
web-ruling = Notre interprétation :
web-rule-link = Lire cette règle

# La lettre sur une pièce : une ou deux, différentes pour tous les Partisans et marchandises.
web-letter =
    { $kind ->
        [farmer] F
        [boatman] B
        [craftsman] A
        [trader] Co
        [knight] Ch
        [scholar] É
        [monk] M
        [grain] C
        [cheese] F
        [wine] V
        [wool] L
        [brocade] B
        [bread] P
       *[other] ?
    }

# ------------------------------------------------------------------ l’accueil

web-hero = Réunissez des Partisans. Faites la fortune de votre ville.
web-hero-about = Orléans et Jeanne d’Arc dans votre navigateur : contre l’ordinateur, avec des amis par un lien, ou ensemble devant un même écran. Aucun compte à créer.
web-quick =
    { $game ->
        [classic] Jouer contre l’ordinateur
        [duo] En tête-à-tête avec l’ordinateur
       *[joan] Jeanne d’Arc, en solo
    }
web-quick-about =
    { $game ->
        [classic] Orléans à trois : vous et deux adversaires faciles
        [duo] Orléans à deux, contre un adversaire facile
       *[joan] Piocher et marquer : seul contre Jeanne
    }
web-new = Nouvelle table
web-new-other = Adversaires plus forts, amis, extensions
web-quick-lesson = Apprendre en jouant
web-quick-lesson-about = Trois manches avec un guide, contre un adversaire facile
web-learn-first = Le jeu en cinq minutes
web-continue = Continuer
web-mine = Mes parties
web-open = Tables avec une place libre
web-records = Enregistrements
web-upload = Importer un enregistrement
web-upload-wrong = Ce fichier n’est pas l’enregistrement d’une partie.
web-game =
    { $game ->
        [joan] Jeanne d’Arc
       *[classic] Orléans
    }
web-list-none =
    { $list ->
        [mine] Vous n’êtes encore à aucune table.
       *[open] Personne n’attend de joueurs en ce moment.
    }
web-list-failed = La liste n’a pas pu être chargée.
web-list-more = Afficher plus
web-list-status =
    { $status ->
        [archived] en lecture seule : jouée avec d’autres règles ou données
        [open] en attente de joueurs
        [running] manche { $round } sur { $rounds }
        [over] terminée
       *[abandoned] terminée sans résultat
    }
web-me = Invité

# ---------------------------------------------------------------------- une nouvelle table

web-setup-game = Jeu
web-setup-edition = Édition
web-setup-players = Nombre de joueurs
web-setup-seats = Répartition des places
web-setup-seat = Place { $seat }
web-setup-name = Nom
web-setup-who =
    { $player ->
        [human] Sur cet appareil
        [open] Inviter un ami (lien)
       *[other] Ordinateur : { $player }
    }
web-level =
    { $level ->
        [random] Hasard
        [easy] Facile
        [normal] Moyen
        [hard] Difficile
        [expert] Expert
       *[other] { $level }
    }
web-levels = Niveaux de l’ordinateur
web-setup-modules = Extensions
web-setup-options = Règles maison
web-setup-options-about = Là où les livrets de règles se taisent ou proposent plusieurs variantes, vous choisissez.
web-setup-usual = Règles standard
web-setup-what = Qu’est-ce qui change ?
web-setup-clash = Incompatible avec vos autres choix :
web-setup-clock = Pendule
web-setup-private = Privée : seuls ceux qui ont le lien peuvent regarder
web-setup-start = Ouvrir la table
web-setup-cannot = Cette configuration ne peut pas être jouée :
web-setup-one-screen = Les joueurs qui partagent cet écran se passent l’appareil.
web-setup-moved = { $name } occupe maintenant la place { $seat } : au moins une personne doit jouer sur cet appareil.

# ---------------------------------------------------------------- avant la partie

web-join = Rejoindre cette table
web-wait = En attente de joueurs
web-wait-free =
    { $free ->
        [0] Toutes les places sont prises. La partie commence.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
web-played = Réglages de la partie
web-played-clock = { $bank } pour toute la partie, plus { $increment } par décision
web-played-switch =
    { $on ->
        [true] oui
       *[false] non
    }
web-your-name = Votre nom
web-sit = Prendre place
web-seat-free = Place libre
web-link-invite = Lien pour vos amis
web-link-invite-about = Quiconque ouvre ce lien peut prendre place.
web-fill-with = Compléter les places libres avec
web-fill = Compléter et commencer
web-leave = Quitter la table
web-table-closed = Vous ne pouvez pas rejoindre cette table
web-archived = Partie en lecture seule
web-archived-seats = À la table

# ------------------------------------------------------------------- à la table

web-act = Votre tour
web-aside = Journal, discussion et joueurs
web-tabs = Vues de la table
web-tab-table = Table
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-seats = Joueurs
web-reconnecting = Reconnexion…
web-waiting = En attente de { $names }
web-nothing-asked = Ce n’est pas à vous de jouer.
web-filter = Chercher parmi { $count } possibilités
web-over = La partie est terminée
web-abandoned = La partie s’est terminée sans résultat
web-paused = La partie est en pause
web-seat =
    { $pending ->
        [true] { $name } doit jouer
       *[false] { $name }
    }{ $online ->
        [true] , en ligne
       *[false] { "" }
    }
web-seat-is =
    { $player ->
        [human] { $me ->
            [true] vous
           *[false] { $online ->
                [true] en ligne
               *[false] absent
            }
        }
        [open] libre
       *[other] ordinateur ({ $level })
    }
web-away =
    { $waits ->
        [true] La table vous attend
       *[other] L’ordinateur décide pour vous
    }
web-seat-stand-in = Remplacé par l’ordinateur ({ $level })
web-seat-resigned = a abandonné
web-seat-pending = doit jouer
web-propose-stand-in = Proposer que l’ordinateur remplace { $name }
web-new-link = Nouveau lien pour { $name }
web-new-link-is = Le nouveau lien pour { $name }
web-new-link-about = { $name } reçoit un nouveau lien vers cette place. L’ancien cesse aussitôt d’être valable, même là où il est ouvert ; toute la table en est informée.
web-new-link-give = Créer un nouveau lien
web-seat-grace = peut encore revenir : { $time }
web-awaited-away = { $name } (absent)
web-end-now = Terminer maintenant, sans les absents
web-commitment = Tirages honnêtes : l’empreinte de la graine, publiée avant la partie ; la graine elle-même suit à la fin.
web-clock-left = encore { $time }
web-map-zoom = Zoom de la carte
web-map-closer = Agrandir
web-map-away = Réduire
web-map-whole = Toute la carte
web-past = Vous regardez un moment antérieur de la partie (coup { $moment }).
web-past-back = Revenir au présent
web-undo = Annuler
web-redo = Rétablir
# What the pointer is told: the name and its keys.
web-undo-keys = Annuler (Ctrl + Z)
web-redo-keys = Rétablir (Ctrl + Maj + Z)
web-undo-all = Tout annuler
web-confirm = Confirmer
web-hint = Conseil
web-hint-from = L’ordinateur le plus fort propose :
web-hint-follow = Jouer ce coup
web-hint-thinking = Réflexion…
web-hint-call-off = Annuler
web-hint-why = Par rapport à « { $other } » :
web-hint-others = Autres bons coups
web-hint-less =
    { $less ->
        [0] Aussi bon, semble-t-il : { $text }
        [one] { $less } point de moins : { $text }
       *[other] { $less } points de moins : { $text }
    }
web-log-older = Entrées antérieures
web-log-jump = Voir ce moment
web-chat-none = Pas encore de messages. Toute la table peut lire la discussion ; l’ordinateur ne répond pas.
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-proposal =
    { $what ->
        [undo] { $name } souhaite revenir au coup { $to }.
        [pause] { $name } demande une pause.
        [resume] { $name } souhaite reprendre.
        [stand_in] { $name } propose que l’ordinateur décide pour { $about }.
       *[end] { $name } propose de terminer la partie sans résultat.
    }
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-menu = Menu
web-pause = Pause
web-resume = Reprendre
web-stand-in = Laisser l’ordinateur jouer pour moi
web-come-back = Je suis de retour
web-propose-end = Proposer de terminer la partie
web-resign = Abandonner
web-resign-sure = L’ordinateur prendra définitivement votre place.
web-resign-yes = Abandonner maintenant
web-rematch = Revanche
web-rematch-go = Aller à la revanche
web-plain = Mode texte : questions et listes au lieu des images
web-link-mine = Votre propre lien
web-link-mine-about = Il vous permet de continuer sur un autre appareil. Gardez-le pour vous.
web-link-watch = Lien vers cette table
web-pass = Passez l’appareil à { $name }
web-pass-about = Ainsi, les plans de chacun restent secrets.
web-pass-ready = Je suis { $name }
web-won =
    { $count ->
        [0] Personne à cette table n’a gagné
       *[other] Victoire : { $names }
    }
web-told = { $what } : { $how }
web-in-words = La partie en mots
web-resources = Ce que vous avez
web-scores-now = Points si la partie s’arrêtait maintenant
web-joan = Jeanne
web-result-tie =
    { $count ->
        [one] Égalité de points : le joueur le plus avancé sur la piste de développement l’emporte.
       *[other] Égalité de points et de développement : la victoire est partagée.
    }
web-result-tie-joan = Égalité de points : contre Jeanne, c’est une victoire.
web-result-player = Joueur
web-result-sum = Total
web-result-replay = Revoir et analyser

# ----------------------------------------------------------------------- réglages

web-language = Langue
web-theme-label = Couleurs
web-theme =
    { $choice ->
        [system] Comme le système
        [light] Clair
       *[dark] Sombre
    }
web-contrast-label = Contraste
web-contrast =
    { $choice ->
        [system] Comme le système
        [normal] Normal
       *[high] Élevé
    }
web-size-label = Taille du texte
web-size =
    { $choice ->
        [small] Petite
        [normal] Normale
        [large] Grande
       *[huge] Très grande
    }
web-motion-label = Animations
web-motion =
    { $choice ->
        [system] Comme le système
        [none] Aucune
        [slow] Lentes
        [normal] Normales
       *[fast] Rapides
    }
web-confirm-label = Confirmation
web-confirm-about = Vous pouvez revoir chaque tour, et l’annuler, avant qu’il ne compte.
web-confirming =
    { $choice ->
        [turn] Confirmer chaque tour
       *[never] Ne pas demander
    }
web-more-settings = Autres réglages
web-warnings = M’avertir avant tout gaspillage
