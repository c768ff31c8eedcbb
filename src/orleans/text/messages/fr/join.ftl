# À une table d’un serveur, depuis un terminal : orleans join.

join-link = « { $link } » n’est pas un lien vers une table ; il s’écrit http://HÔTE:PORT/t/TABLE#CLÉ.
join-said = { $text }
join-unreachable = { $server } est injoignable ({ $reason }).
join-no-server = { $server } répond, mais ce n’est pas un serveur de tables.
join-flag = { $flag } n’est pas possible à la table d’un serveur.
join-too-many-bots = À { $players } joueurs, il n’y a pas autant de places pour des joueurs virtuels.
join-ask-name = Votre nom à la table ?
join-own-link = Votre lien personnel, pour revenir (gardez-le pour vous) : { $link }
join-invitation = L’invitation pour vos amis : { $link }
join-come-back = Votre place vous est gardée. Revenez avec : orleans join { $link }
join-no-tables = Aucune table de { $server } n’a de place libre. Préparez-en une avec --new.
join-table =
    { $title } ; à la table : { $who } ; { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
join-seat-open = { $seat } : libre
join-seat =
    { $who } ({ $player }){ $state ->
        [away] , absent
        [stood_in] , le joueur virtuel « { $level } » décide
        [resigned] , a abandonné
       *[here] { "" }
    }
join-watching = Vous regardez. Tapez ? pour l’aide.
join-only-watch = « { $text } » n’est pas une commande. Vous regardez : tapez ? pour l’aide.
join-lost = La connexion est perdue ; nouvel essai dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
join-again = La connexion est rétablie.
join-rule = Impossible : règle { $rule }
join-paused = La partie est en pause ; resume la reprend.
join-open = Il manque encore { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }. Pour donner les places libres à des joueurs virtuels : fill normal
join-open-watched = Il manque encore { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }.
join-waiting = On attend { $who }.
join-drafted = Vos coups : { $moves }. Tapez confirm pour les jouer, ou undo.
join-clock = Pendule
join-clock-of =
    { $who } { $time }{ $state ->
        [runs] { " " }(en marche)
       *[stands] { "" }
    }
join-no-clock = Il n’y a pas de pendule à cette table.
join-hint = Un joueur virtuel jouerait ceci :
join-ask-what = Que demander aux autres ? ask undo, ask pause, ask resume, ask end, ask bot Ben
join-link-whose = À qui donner un nouveau lien ? Tapez : link Ben
join-link-new = Le nouveau lien pour { $who } ; l’ancien n’est plus valable : { $link }
join-resign = L’ordinateur prendra définitivement votre place. Tapez encore resign pour abandonner.
join-rematch = Une autre partie ; votre place là-bas : orleans join { $link }
join-help =
    Tapez un numéro de la liste, ou un coup :
      3              choix 3 de la liste ; plusieurs à la fois : 3; 5; done
      ship           en planifiant : remplir le Bateau avec ce qui convient
      undo, undo all annuler le dernier coup, ou tous les vôtres
      redo  confirm  le rétablir ; jouer les coups retenus
      hint  follow   ce que ferait un joueur virtuel ; le jouer
      why coup       si c’est possible, et sinon, pourquoi
    Regarder :
      board  who  clock  log  log all
      rules mots     chercher dans les règles ; rules plan.match en lit une
      tile nom       ce que fait un Lieu, un Acte ou un événement, et la source
      language de    continuer en allemand ; aussi en, fr
    Avec les autres :
      say texte      parler
      ask undo       demander l’accord ; aussi ask pause, resume, end, bot Ben
      agree  decline  withdraw
      pause  resume  tant qu’il n’y a pas de pendule
      bot  bot niveau l’ordinateur décide pour vous ; back reprend la main
      fill niveau    des joueurs virtuels prennent les places libres
      leave  resign  partir avant le début ; abandonner définitivement sa place
      link Ben       l’hôte donne un nouveau lien ; l’ancien n’est plus valable
      rematch        une autre partie avec les mêmes joueurs
      quit           partir ; votre place vous est gardée
join-looks = Aussi : { $looks }
