# Le client du navigateur : pages, barres et boutons. Ce que dit le jeu vient du serveur.

web-title =
    { $page ->
        [home] Orléans
        [new] Une nouvelle table · Orléans
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
web-home = Vers l’accueil
web-loading = Un instant …
web-page-failed = Cette page n’a pas pu être chargée.
web-try-again = Réessayer
web-lost = Cette page n’existe pas
web-lost-about = Le lien est incomplet, ou la table qu’il désignait n’existe plus. D’ici, vous pouvez aller :
web-lost-home = Vers l’accueil
web-offline = Cet appareil est hors ligne. Ce que vous faites sera envoyé dès son retour.
web-unreachable = Le serveur est injoignable. Êtes-vous en ligne ?
web-fault = Quelque chose s’est mal passé ici. Veuillez réessayer.
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
web-hero-about = Orléans et Jeanne d’Arc dans votre navigateur : contre l’ordinateur, avec des amis par un lien, ou ensemble devant un écran. Sans compte.
web-quick =
    { $game ->
        [classic] Jouer contre l’ordinateur
        [duo] Un duel contre l’ordinateur
       *[joan] Jeanne d’Arc, en solo
    }
web-quick-about =
    { $game ->
        [classic] Orléans à trois : vous et deux adversaires faciles
        [duo] Orléans à deux, contre un adversaire facile
       *[joan] Piocher et cocher : seul contre Jeanne
    }
web-new = Une nouvelle table
web-new-other = Adversaires plus forts, amis, extensions
web-quick-lesson = Apprendre en jouant
web-quick-lesson-about = Trois manches avec un guide, contre un adversaire facile
web-learn-first = Le jeu en cinq minutes
web-continue = Continuer
web-mine = Mes parties
web-open = Tables avec une place libre
web-records = Enregistrements
web-upload = Envoyer un enregistrement et le regarder
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
web-list-failed = La liste n’a pas pu être lue.
web-list-more = En montrer plus
web-list-status =
    { $status ->
        [archived] à lire seulement : jouée avec d’autres règles ou données
        [open] attend des joueurs
        [running] manche { $round } sur { $rounds }
        [over] terminée
       *[abandoned] terminée sans résultat
    }
web-me = Invité

# ---------------------------------------------------------------------- une nouvelle table

web-setup-game = Jeu
web-setup-edition = Édition
web-setup-players = Nombre de joueurs
web-setup-seats = Qui est assis où
web-setup-seat = Place { $seat }
web-setup-name = Nom
web-setup-who =
    { $player ->
        [human] Quelqu’un sur cet écran
        [open] Un ami, par un lien
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
web-levels = Comment joue l’ordinateur
web-setup-modules = Extensions
web-setup-options = Règles maison
web-setup-options-about = Là où les livrets se taisent ou connaissent plusieurs voies, vous choisissez.
web-setup-usual = Comme le dit la règle
web-setup-what = Qu’est-ce qui change ?
web-setup-clash = Pas avec vos autres choix :
web-setup-clock = Horloge
web-setup-private = Privée : seuls ceux qui ont un lien peuvent regarder
web-setup-start = Ouvrir la table
web-setup-cannot = Cela ne peut pas être joué :
web-setup-one-screen = Plusieurs personnes devant cet écran se passent l’appareil.
web-setup-moved = { $name } prend la place { $seat } : quelqu’un doit jouer devant cet écran.

# ---------------------------------------------------------------- avant la partie

web-join = Rejoindre cette table
web-wait = La table est ouverte
web-wait-free =
    { $free ->
        [0] Toutes les places sont prises : on commence.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
web-played = Ce qui est joué
web-played-clock = { $bank } pour toute la partie, { $increment } de plus après chaque décision
web-played-switch =
    { $on ->
        [true] oui
       *[false] non
    }
web-your-name = Votre nom
web-sit = Prendre place
web-seat-free = Une place libre
web-link-invite = Lien pour les amis
web-link-invite-about = Quiconque ouvre ce lien peut prendre place.
web-fill-with = Les places libres vont à
web-fill = Compléter et commencer
web-leave = Se lever et partir
web-table-closed = Vous ne pouvez pas vous asseoir ici
web-archived = Une partie à lire
web-archived-seats = À la table

# ------------------------------------------------------------------- à la table

web-act = Votre tour
web-aside = Journal, discussion et joueurs
web-tabs = Parties de la table
web-tab-table = Table
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-seats = Joueurs
web-reconnecting = Reconnexion …
web-waiting = En attente de { $names }
web-nothing-asked = Rien ne vous est demandé en ce moment.
web-filter = Chercher parmi { $count } possibilités
web-over = La partie est terminée
web-abandoned = La partie s’est terminée sans résultat
web-paused = La partie est en pause
web-seat =
    { $pending ->
        [true] { $name }, doit décider
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
       *[other] Un ordinateur décide pour vous
    }
web-seat-stand-in = Un ordinateur remplace ({ $level }).
web-seat-resigned = a abandonné
web-seat-pending = doit décider
web-propose-stand-in = Proposer un ordinateur pour { $name }
web-new-link = Nouveau lien pour { $name }
web-new-link-is = Le nouveau lien pour { $name }
web-new-link-about = { $name } reçoit un nouveau lien vers cette place. L’ancien n’est plus valable aussitôt, où qu’il soit ouvert ; tout le monde l’apprend.
web-new-link-give = Donner un nouveau lien
web-seat-grace = peut encore revenir : { $time }
web-awaited-away = { $name } (absent)
web-end-now = Terminer maintenant, sans les absents
web-commitment = Tirages honnêtes : l’empreinte de la graine, publiée avant la partie ; la graine elle-même suit à la fin.
web-clock-left = encore { $time }
web-map-zoom = Agrandissement de la carte
web-map-closer = Agrandir
web-map-away = Réduire
web-map-whole = Toute la carte
web-past = Vous regardez un moment antérieur ({ $moment }).
web-past-back = Revenir à maintenant
web-undo = Annuler
web-redo = Rétablir
# What the pointer is told: the name and its keys.
web-undo-keys = Annuler (Ctrl + Z)
web-redo-keys = Rétablir (Ctrl + Maj + Z)
web-undo-all = Tout annuler
web-confirm = Confirmer
web-hint = Conseil
web-hint-from = Voici ce que ferait le joueur le plus fort :
web-hint-follow = Faire ainsi
web-hint-thinking = Réflexion …
web-hint-call-off = Laisser
web-hint-why = Par rapport à « { $other } » :
web-hint-others = Ce qui vient juste après
web-hint-less =
    { $less ->
        [0] Aussi bien, pour autant qu’il en juge : { $text }
        [one] { $less } point de moins : { $text }
       *[other] { $less } points de moins : { $text }
    }
web-log-older = Entrées antérieures
web-log-jump = Regarder ce moment
web-chat-none = Pas encore un mot. Tout le monde à la table lit ce qui s’écrit ici ; l’ordinateur ne répond pas.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-proposal =
    { $what ->
        [undo] { $name } souhaite revenir au moment { $to }.
        [pause] { $name } demande une pause.
        [resume] { $name } souhaite continuer.
        [stand_in] { $name } propose qu’un ordinateur décide pour { $about }.
       *[end] { $name } propose de terminer la partie sans résultat.
    }
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-menu = Menu
web-pause = Pause
web-resume = Continuer
web-stand-in = Laisser l’ordinateur jouer pour moi
web-come-back = Je suis de retour
web-propose-end = Proposer de terminer la partie
web-resign = Abandonner
web-resign-sure = Un ordinateur prend votre place pour de bon.
web-resign-yes = Abandonner maintenant
web-rematch = Revanche
web-rematch-go = Vers la revanche
web-plain = Mode texte : questions et listes au lieu du dessin
web-link-mine = Votre propre lien
web-link-mine-about = Avec lui, vous continuez sur un autre appareil. Gardez-le pour vous.
web-link-watch = Lien vers cette table
web-pass = Passez l’appareil à { $name }
web-pass-about = Personne ne voit ce que les autres ont en tête.
web-pass-ready = C’est moi, { $name }
web-won =
    { $count ->
        [0] Personne à cette table n’a gagné
       *[other] Victoire : { $names }
    }
web-told = { $what } : { $how }
web-in-words = Où en est la table
web-resources = Ce que vous avez
web-scores-now = Points si la partie finissait maintenant
web-joan = Jeanne
web-result-tie =
    { $count ->
        [one] Égalité de points : gagne qui est le plus avancé sur la piste de développement.
       *[other] Égalité de points et sur la piste de développement : la victoire est partagée.
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
        [system] Comme l’appareil
        [light] Clair
       *[dark] Sombre
    }
web-contrast-label = Contraste
web-contrast =
    { $choice ->
        [system] Comme l’appareil
        [normal] Normal
       *[high] Élevé
    }
web-size-label = Lettres
web-size =
    { $choice ->
        [small] Petites
        [normal] Normales
        [large] Grandes
       *[huge] Très grandes
    }
web-motion-label = Mouvement
web-motion =
    { $choice ->
        [system] Comme l’appareil
        [none] Aucun
        [slow] Lent
        [normal] Normal
       *[fast] Rapide
    }
web-confirm-label = Confirmation
web-confirm-about = Avant qu’un tour compte, vous pouvez le revoir et l’annuler.
web-confirming =
    { $choice ->
        [turn] Confirmer chaque tour
       *[never] Ne jamais demander
    }
web-more-settings = Plus
web-warnings = M’avertir avant que je gaspille quelque chose
