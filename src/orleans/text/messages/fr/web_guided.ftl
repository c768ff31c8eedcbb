# Le client du navigateur : le guide de la première partie.

web-guide = Le guide
web-guide-next = Suivant
web-guide-back = Relire l’étape précédente
web-guide-skip = Passer cette étape
web-guide-show = Montrez-moi
web-guide-away = Ranger le guide
web-guide-call = Appeler le guide
web-guide-play-on = Continuer la partie
web-guide-new = Nouvelle table
web-guide-again = Reprendre la leçon au début

web-guide-title =
    { $step ->
        [welcome] Bienvenue à Orléans
        [resources] Ce que vous avez
        [hour-glass] Le sablier
        [market] Votre marché
        [plan-castle] Recrutez un Chevalier
        [knight] Un pas sur la piste
        [event] Événement et recensement
        [draw] Piochez des Partisans
        [plan-wagon] Préparez un voyage
        [plan-farm] Une deuxième action
        [travel] En chemin
        [good] Une marchandise
        [bag] Ce que contient le sac
        [draw-again] Piochez encore
        [plan-station] Un comptoir
        [plan-scholar] Un Érudit
        [development] Le développement
        [plan-free] Planifiez librement
        [plan-done] Le plan est prêt
        [use] Utilisez le Lieu
        [use-next] Chacun son tour
        [confirm] Confirmez
        [event-now] L’événement
        [asked] Une question
        [wait] Les autres jouent
        [deeds] Actes de bienfaisance
        [tiles] Tuiles Lieu
        [monks] Les Moines
        [scores] Le compte des points
        [help] Si vous hésitez
        [end] La leçon est finie
        [joan-welcome] Jeanne d’Arc
        [joan-sheet] Votre feuille
        [joan-product] Ce qui compte le plus
        [joan-her] Jeanne joue aussi
        [joan-monks] Vos Moines
        [joan-deeds] Actes de bienfaisance
        [joan-take] Prenez un jeton
        [joan-confirm] Confirmez
        [joan-act] Ce que fait le jeton
        [joan-fill] Une route
        [joan-build] Un comptoir
        [joan-buy] Acquérez un Lieu
        [joan-pay] Payez
        [joan-any] Une marchandise au choix
        [joan-good] Marchandises
        [joan-coin] Pièces
        [joan-develop] Développement
        [joan-answers] Une question
        [joan-points] Où vous en êtes
        [joan-help] Si vous êtes bloqué
       *[joan-end] Vous connaissez le chemin
    }

web-guide-text =
    { $step ->
        [welcome] Vous menez une famille de marchands dans l’Orléans médiéval, contre un adversaire facile. J’explique trois manches d’une vraie partie. Tout autre coup reste permis à tout moment.
        [resources] Cette barre montre vos pièces, votre développement, vos citoyens, vos comptoirs et combien de Partisans sont dans votre sac. Elle reste toujours visible.
        [hour-glass] La partie dure 18 manches. Au début de chacune, une tuile montre l’événement qui attend à la fin. En dessous se lit ce qu’il vous fera.
        [market] Sur le marché se tiennent les Partisans que vous avez piochés : pour l’instant vos propres Fermier, Batelier, Artisan et Commerçant. Vous les envoyez en groupes vers des Lieux.
        [plan-castle] Le Château demande un Fermier, un Batelier et un Commerçant. Touchez « Remplir » près du Château ; ou touchez un Partisan, puis une case qui s’éclaire.
        [knight] Chaque recrue vous fait avancer sur une piste, et vous recevez ce qu’elle montre. Avec le Chevalier vous piochez désormais un Partisan de plus. Il est dans votre sac.
        [event] On révèle une nouvelle tuile. Puis vient le recensement : qui est seul en tête sur la piste des Fermiers reçoit une pièce. Voyez ce que l’événement vous fera ; vous avez cette manche pour vous y préparer.
        [draw] Les Partisans utilisés sont retournés dans votre sac. Piochez-en le plus possible : votre Chevalier y est, et ceux restés au marché y sont toujours.
        [plan-wagon] Le Chariot mène votre Marchand le long d’une route. Il demande un Fermier, un Commerçant et le Chevalier. Remplissez-le.
        [plan-farm] Il reste le Batelier et l’Artisan : ensemble, ils recrutent un Fermier à la Ferme. Il apporte des vivres et compte au recensement. Remplissez-la aussi.
        [travel] Les routes possibles s’éclairent sur la carte. Un jeton posé sur une route est une marchandise : choisissez-en une de valeur. Le brocart vaut 5, les céréales 1.
        [good] Vous pouvez prendre la marchandise posée sur ce chemin. Elle vaut des points à la fin, et certains événements en demandent.
        [bag] Chaque recrue remplit le sac et rend la pioche moins sûre. Dépliez ceci quand vous voulez : on y lit exactement qui la prochaine pioche peut amener.
        [draw-again] Le sac peut contenir plus de Partisans que vous ne pouvez en piocher. Piochez-en le plus possible et voyez qui vient.
        [plan-station] Avec un Fermier, un Artisan et le Chevalier, la Guilde construit un comptoir dans la ville où se trouve votre Marchand, un par ville. Remplissez-la.
        [plan-scholar] Avec un Fermier, un Artisan et un Commerçant, l’Université amène un Érudit, et il vous fait avancer loin sur la piste de développement. Remplissez-la.
        [development] Ici se trouvent des pièces et des citoyens. Chaque étoile élève votre niveau : à la fin, chaque comptoir et chaque citoyen vaut autant que votre niveau, de 1 à 6.
        [plan-free] Choisissez un Lieu que vous pouvez compléter et touchez « Remplir ». Un Lieu rempli en partie reste ainsi pour plus tard. Si rien ne vous convient, gardez vos Partisans pour la prochaine manche.
        [plan-done] Un Lieu agit dès que toutes ses cases sont prises. Touchez « Terminé » : quand tous ont planifié, les actions commencent.
        [use] Touchez « Utiliser » : le Lieu fait ce qu’il montre, et ses Partisans retournent dans votre sac.
        [use-next] À tour de rôle, chacun utilise un Lieu, jusqu’à ce que tous aient passé. Vous choisissez l’ordre. Qui passe ne joue plus de la manche.
        [confirm] Tant que vous n’avez pas confirmé, les flèches à gauche annulent tout. Ensuite, c’est aux autres.
        [event-now] L’événement de la manche a lieu maintenant. On vous demande ce que vous donnez ; les réponses sont dans la liste.
        [asked] Il faut décider quelque chose. Toutes les réponses possibles sont dans la liste : choisissez-en une, vous pourrez l’annuler.
        [wait] Un instant : les autres décident. Le journal raconte ce qu’ils font.
        [deeds] À l’Hôtel de ville vous renvoyez des Partisans pour toujours : cela rapporte des pièces ou du développement et garde le sac léger. Qui achève un acte reçoit son citoyen.
        [tiles] Chaque Commerçant recruté apporte une nouvelle tuile Lieu de votre choix. Elle n’est qu’à vous, et souvent plus forte que les Lieux habituels.
        [monks] Un Érudit et un Commerçant recrutent ici un Moine. Il remplace n’importe quel autre Partisan.
        [scores] Une pièce vaut 1, une marchandise de 1 à 5, un comptoir ou un citoyen autant que votre niveau de développement. Construisez donc, et développez-vous en même temps.
        [help] Annuler revient d’un pas, l’ampoule demande conseil à un adversaire fort. Un coup interdit cite sa règle, et le journal raconte tout à nouveau.
        [end] Vous connaissez maintenant une manche entière. Finissez cette partie, reprenez la leçon au début ou ouvrez votre propre table.
        [joan-welcome] Vous jouez dix manches contre Jeanne. À chaque manche, cinq jetons sont exposés ; vous et elle les prenez tour à tour, et chacun vous fait marquer quelque chose. J’explique deux manches ; tout autre coup reste permis.
        [joan-sheet] Sur cette feuille vous marquez ce que vous recevez : routes, villes, marchandises, pièces, développement et actes. Ce qui peut être marqué s’éclaire : touchez-le. Ailleurs, on vous dit pourquoi c’est impossible.
        [joan-product] À la fin, comptoirs plus citoyens sont multipliés par votre niveau de développement, la plus haute étoile atteinte. Construisez donc, et développez-vous en même temps.
        [joan-her] Vous et Jeanne alternez : à son tour, elle retourne une carte et prend ainsi un jeton. Voici ce qu’elle a marqué ; elle compte aussi des points. Ce qu’elle prend la première, vous ne l’aurez plus.
        [joan-monks] Trois fois dans la partie, vous pouvez recruter un Moine au lieu de prendre un jeton : il agit comme le Partisan de votre choix. Mais chacun coûte des points à la fin.
        [joan-deeds] Au lieu de son action, un jeton peut marquer son Partisan sur un acte : vous recevez ce qui est écrit dessous. Qui marque les trois en premier reçoit aussi le bonus jaune.
        [joan-take] Choisissez un jeton : chacun dit ce qu’il apporte. Bateliers et Chevaliers parcourent la carte, les Artisans construisent, les Commerçants acquièrent des Lieux, les Fermiers donnent des marchandises, les Érudits du développement.
        [joan-confirm] Tant que vous n’avez pas confirmé, vous pouvez tout annuler. Ensuite, c’est à Jeanne.
        [joan-act] Un jeton fait une seule chose : son action ou une pièce, à choisir dans cette liste, ou une marque sur un acte éclairé de votre feuille.
        [joan-fill] Une route part d’Orléans ou d’une ville que vous avez déjà atteinte. Touchez-en une qui s’éclaire : vous marquez aussitôt ce qu’elle montre, marchandises ou développement.
        [joan-build] Vous construisez là où mènent vos routes, une fois par ville, et à Orléans dès le début. Faites vite : les comptoirs de Jeanne vous ferment des villes. Touchez une ville éclairée.
        [joan-buy] Désormais, un jeton du Partisan qui y figure peut utiliser ce Lieu au lieu de sa propre action. La catégorie I vient d’abord ; les autres s’ouvrent l’une après l’autre.
        [joan-pay] Pour payer, barrez des pièces, dans chaque ligne à partir de la gauche. Une colonne toute barrée donne le bonus du dessous.
        [joan-any] Touchez la marchandise voulue. Une ligne pleine vaut les points inscrits à côté, une colonne pleine donne aussitôt le bonus du dessous.
        [joan-good] Marquez les marchandises reçues. Une ligne pleine vaut les points inscrits à côté, une colonne pleine donne aussitôt le bonus du dessous.
        [joan-coin] Choisissez la ligne de la banque où vous entourez la pièce. Une ligne tout entourée donne le bonus d’à côté.
        [joan-develop] Touchez la case suivante. Les étoiles élèvent votre niveau ; ce qui est sous une case est à vous dès que vous y arrivez.
        [joan-answers] Il reste à décider : touchez ce qui est éclairé, ou choisissez dans la liste. Une marque donne souvent un bonus, et le bonus la marque suivante.
        [joan-points] Voici les points jusqu’ici, par origine, les vôtres et ceux de Jeanne : voyez ce qui rapporte beaucoup et ce qui est encore vide.
        [joan-help] Les flèches annulent un pas, l’ampoule demande conseil à un adversaire fort. Un coup interdit cite sa règle, et le journal raconte tout à nouveau.
       *[joan-end] Chaque manche se joue ainsi. Jouez jusqu’à la fin de la dixième, reprenez la leçon au début ou ouvrez une table avec d’autres.
    }

# ------------------------------------------------------------- préparer une table

web-setup-game-about =
    { $game ->
        [classic] Le jeu de plateau, en dix-huit manches : les Partisans tirés de votre sac font ce que vous planifiez, sur la carte, sur les pistes et pour la ville.
       *[joan] Piocher et cocher : chacun prend des tuiles et coche sur sa propre feuille ; seul, on joue contre Jeanne.
    }
web-setup-least = Au moins { $least }
web-setup-edition-about =
    { $edition ->
        [in-2014] De deux à quatre joueurs, 20 tuiles Lieu. Chaque événement a toujours la même force et peut venir à tout moment ; les pièces sont limitées.
        [in-2021] De deux à cinq joueurs, 20 tuiles Lieu. Les événements viennent en trois groupes : Revenus et Jour de commerce paient de moins en moins, la Récolte demande de plus en plus. Les pièces ne manquent jamais.
       *[other] Comme l’édition de 2021, avec bien plus de tuiles Lieu, dont treize de chaque catégorie sont en jeu, des citoyens sur la carte et des rouages qui suivent la piste des Artisans.
    }
web-clock-about = Une réserve de temps pour toute la partie, et un peu plus après chaque décision. Quand elle est épuisée, un adversaire informatique décide jusqu’à votre retour.
web-clock-kind =
    { $choice ->
        [none] Sans pendule
        [quick] Rapide : 15 minutes, 20 secondes de plus par décision
        [calm] Calme : 45 minutes, 60 secondes de plus par décision
        [days] Sur plusieurs jours : 3 jours, 12 heures de plus par décision
       *[own] À mon choix
    }
web-clock-bank = Réserve, en minutes
web-clock-increment = Ajout par décision, en secondes
web-clock-hours = Le temps ne court qu’à certaines heures de la journée
web-clock-from = De
web-clock-to = À
web-clock-zone = Fuseau horaire
web-setup-rules = Toutes les règles de cette extension
web-setup-share = Lien vers cette mise en place
web-setup-share-about = Qui l’ouvre trouve ces choix et peut ouvrir une table ainsi.
