# Une table et ses joueurs : ce que la table ne permet pas, et ce qu’on en raconte.

table-clock-range = La pendule demande une réserve de 1 à { $most } secondes, et un ajout d’au plus { $increment }.
table-clock-zone = Il n’y a pas de fuseau horaire « { $zone } ».
table-clock-hours = « { $hours } » n’est pas une plage horaire valable ; écrivez par exemple 08:00-22:30, d’au moins une heure.
table-no-player = Il n’y a pas de joueur virtuel « { $name } » ; choisissez parmi { $known }.
table-seat-taken = Cette place est prise.
table-nobody-there = Personne n’est assis à cette place.
table-name-empty = Indiquez un nom.
table-name-taken = { $name } est déjà à cette table ; choisissez un autre nom.
table-name-unreadable = Choisissez un nom que tout le monde peut lire, sans caractères invisibles ni accents accumulés.
table-name-alike = « { $name } » ressemble trop à { $other }, qui est déjà à cette table ; choisissez un autre nom.
table-not-host = Seul l’hôte de la table peut donner un nouveau lien à une place.
table-has-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé : une place est encore libre.
table-is-over = La partie est terminée.
table-is-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-stood-in = Le joueur virtuel « { $level } » décide maintenant à cette place ; revenez d’abord.
table-stale = La question a changé entre-temps. Veuillez regarder de nouveau.
table-moves-number = Une commande contient de 1 à { $most } coups.
table-draft-long = Un brouillon contient au plus { $most } coups ; annulez-en d’abord quelques-uns.
table-moves-blind = « { $move } » pioche ou retourne quelque chose ; la suite doit l’attendre.
table-nothing-to-confirm = Il n’y a rien à confirmer.
table-undo-nothing = Il n’y a rien à annuler.
table-undo-other = Vous ne pouvez pas annuler cela seul : quelqu’un d’autre a décidé depuis.
table-undo-revealed = Vous ne pouvez pas annuler cela seul : quelque chose a été pioché ou révélé depuis.
table-undo-over = Cela ne peut pas être annulé : la partie est finie et sa graine est connue.
table-redo-nothing = Il n’y a rien à rétablir.
table-no-proposal = Il n’y a aucune proposition en attente.
table-one-proposal = Il y a déjà une proposition ; il faut d’abord y répondre.
table-needs-consent = Tant que les pendules tournent, il faut l’accord des autres.
table-not-away = L’ordinateur ne décide pas pour vous.
table-only-person = Vous êtes la seule personne à jouer ici : la table vous attend, et nul ne décide à votre place.
table-not-there = L’ordinateur ne peut décider que pour une autre personne de cette table.
table-resigned = Cette personne a abandonné.
table-talk-length = Un message compte de 1 à { $most } caractères.

ask-confirm = Confirmez vos coups, ou annulez-les.
ask-confirm-unmade = Confirmez « { $move } », ou annulez maintenant.

told-sat =
    { $player ->
        [human] { $who } prend place.
       *[other] { $who } prend place : le joueur virtuel « { $level } ».
    }
told-left = { $who } quitte la table.
told-linked = { $who } donne un nouveau lien à la place de { $about } ; l’ancien n’est plus valable.
told-started = Tout le monde est là ; la partie commence.
told-undone = { $who } annule des coups.
told-proposed =
    { $what ->
        [undo] { $who } voudrait annuler des coups.
        [pause] { $who } voudrait faire une pause.
        [resume] { $who } voudrait reprendre.
        [stand_in] { $who } voudrait que l’ordinateur décide pour { $about }.
       *[end] { $who } voudrait finir la partie sans résultat.
    }
told-agreed = { $who } accepte.
told-declined = { $who } refuse.
told-withdrawn = { $who } retire sa proposition.
told-paused = La partie est en pause.
told-resumed = La partie reprend.
told-stood_in = Le joueur virtuel « { $level } » décide maintenant pour { $about }.
told-flagged = Le temps de { $who } est écoulé ; le joueur virtuel « { $level } » décide en attendant.
told-came_back = { $who } est de retour.
told-resigned = { $who } abandonne ; le joueur virtuel « { $level } » prend la place.
told-ended = La partie se termine sans résultat.
told-said = { $who } : { $text }
told-rematch = { $who } propose une autre partie.
told-moves = { $who } : { $moves }.
told-moves-unseen =
    { $count ->
        [one] { $who } joue un coup.
       *[other] { $who } joue { $count } coups.
    }
