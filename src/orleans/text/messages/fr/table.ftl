# Une table et ses joueurs : ce que la table ne permet pas, et ce qu’on en raconte.

table-clock-range = L’horloge demande une réserve de 1 à { $most } secondes, et un ajout d’au plus { $increment }.
table-clock-zone = Il n’y a pas de fuseau horaire « { $zone } ».
table-clock-hours = « { $hours } » ne sont pas des heures de jeu ; écrivez-les ainsi : 08:00-22:30 et d’au moins une heure.
table-no-player = Il n’y a pas de joueur « { $name } » de l’ordinateur ; il y a { $known }.
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
table-stood-in = Le joueur « { $level } » de l’ordinateur décide maintenant à cette place ; revenez d’abord.
table-stale = Entre-temps, autre chose est demandé ; regardez de nouveau.
table-moves-number = Une commande contient de 1 à { $most } coups.
table-draft-long = Un brouillon contient au plus { $most } coups ; annulez-en d’abord quelques-uns.
table-moves-blind = « { $move } » pioche ou retourne quelque chose ; la suite doit l’attendre.
table-nothing-to-confirm = Il n’y a rien à confirmer.
table-undo-nothing = Il n’y a rien à reprendre.
table-undo-other = Vous ne pouvez pas reprendre cela seul : quelqu’un d’autre a décidé depuis.
table-undo-revealed = Vous ne pouvez pas reprendre cela seul : quelque chose a été pioché ou révélé depuis.
table-undo-over = Cela ne peut pas être repris : la partie est finie et sa graine est connue.
table-redo-nothing = Il n’y a rien à refaire.
table-no-proposal = Il n’y a pas de proposition à laquelle répondre.
table-one-proposal = Il y a déjà une proposition ; il faut d’abord y répondre.
table-needs-consent = Tant que les horloges tournent, il faut l’accord des autres.
table-not-away = Aucun joueur de l’ordinateur ne décide pour vous.
table-only-person = Vous êtes la seule personne à jouer ici : la table vous attend, et nul ne décide à votre place.
table-not-there = Un joueur de l’ordinateur ne peut décider que pour une autre personne de cette table.
table-resigned = Cette personne a abandonné.
table-talk-length = Un message compte de 1 à { $most } caractères.

ask-confirm = Confirmez vos coups, ou reprenez-les.
ask-confirm-unmade = Confirmez « { $move } », ou revenez en arrière : ensuite, c’est acquis.

told-sat =
    { $player ->
        [human] { $who } s’assoit.
       *[other] { $who } s’assoit : le joueur « { $level } » de l’ordinateur.
    }
told-left = { $who } se lève.
told-linked = { $who } donne un nouveau lien à la place de { $about } ; l’ancien n’est plus valable.
told-started = Tout le monde est là ; la partie commence.
told-undone = { $who } reprend des coups.
told-proposed =
    { $what ->
        [undo] { $who } voudrait reprendre des coups.
        [pause] { $who } voudrait faire une pause.
        [resume] { $who } voudrait continuer.
        [stand_in] { $who } voudrait qu’un joueur de l’ordinateur décide pour { $about }.
       *[end] { $who } voudrait finir la partie sans résultat.
    }
told-agreed = { $who } est d’accord.
told-declined = { $who } n’est pas d’accord.
told-withdrawn = { $who } retire sa proposition.
told-paused = La partie est en pause.
told-resumed = La partie continue.
told-stood_in = Le joueur « { $level } » de l’ordinateur décide maintenant pour { $about }.
told-flagged = Le temps de { $who } est écoulé ; le joueur « { $level } » de l’ordinateur décide en attendant.
told-came_back = { $who } est de retour.
told-resigned = { $who } abandonne ; le joueur « { $level } » de l’ordinateur prend la place.
told-ended = La partie se termine sans résultat.
told-said = { $who } : { $text }
told-rematch = { $who } propose une autre partie.
told-moves = { $who } : { $moves }.
told-moves-unseen =
    { $count ->
        [one] { $who } joue un coup.
       *[other] { $who } joue { $count } coups.
    }
