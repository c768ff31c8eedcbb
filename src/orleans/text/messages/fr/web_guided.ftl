# Le client du navigateur : le guide de la première partie.

web-guide = Guide
web-guide-next = Suivant
web-guide-back = Étape précédente
web-guide-skip = Passer cette étape
web-guide-show = Montrez-moi
web-guide-away = Masquer le guide
web-guide-call = Afficher le guide
web-guide-play-on = Continuer la partie
web-guide-new = Nouvelle table
web-guide-again = Recommencer la leçon

web-guide-title =
    { $step ->
        [welcome] Bienvenue à Orléans
        [resources] Ce que vous avez
        [hour-glass] Le sablier
        [market] Votre marché
        [plan-castle] Recrutez un Chevalier
        [knight] Une case sur la piste
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
        [joan-product] Ce qui rapporte le plus
        [joan-her] Jeanne joue aussi
        [joan-monks] Vos Moines
        [joan-deeds] Actes de bienfaisance
        [joan-take] Prenez un jeton
        [joan-confirm] Confirmez
        [joan-act] Ce que fait le jeton
        [joan-fill] Une route
        [joan-build] Un comptoir
        [joan-buy] Obtenez un Lieu
        [joan-pay] Payez
        [joan-any] Une marchandise au choix
        [joan-good] Marchandises
        [joan-coin] Pièces
        [joan-develop] Développement
        [joan-answers] Une question
        [joan-points] Le score
        [joan-help] Si vous hésitez
       *[joan-end] Vous savez jouer
    }

web-guide-text =
    { $step ->
        [welcome] Vous menez une famille de marchands dans l’Orléans médiéval, contre un adversaire facile. Je vous guide pendant trois manches d’une vraie partie. Vous pouvez toujours jouer autre chose.
        [resources] Cette barre montre vos pièces, votre développement, vos citoyens, vos comptoirs et le nombre de Partisans dans votre sac. Elle reste toujours visible.
        [hour-glass] La partie dure 18 manches. Au début de chacune, une tuile montre l’événement qui aura lieu à la fin. En dessous, vous lisez ce qu’il signifie pour vous.
        [market] Sur le marché se trouvent les Partisans que vous avez piochés : pour l’instant vos Partisans personnels, Fermier, Batelier, Artisan et Commerçant. Vous les envoyez en groupes vers des Lieux.
        [plan-castle] Le Château demande un Fermier, un Batelier et un Commerçant. Touchez « Remplir » près du Château ; ou touchez un Partisan, puis une case qui s’allume.
        [knight] Chaque recrue vous fait avancer sur une piste, et vous recevez ce qu’elle montre. Grâce au Chevalier, vous piochez désormais un Partisan de plus. Il est dans votre sac.
        [event] On révèle une nouvelle tuile. Puis vient le recensement : si vous êtes seul en tête sur la piste des Fermiers, vous recevez une pièce. Voyez ce que l’événement signifie pour vous ; vous avez cette manche pour vous y préparer.
        [draw] Les Partisans utilisés sont retournés dans votre sac. Piochez-en le plus possible : votre Chevalier y est, et ceux restés au marché y sont toujours.
        [plan-wagon] Le Chariot mène votre Marchand le long d’une route. Il demande un Fermier, un Commerçant et le Chevalier. Remplissez-le.
        [plan-farm] Il reste le Batelier et l’Artisan : ensemble, ils recrutent un Fermier à la Ferme. Il apporte une denrée et compte au recensement. Remplissez-la aussi.
        [travel] Les routes possibles s’allument sur la carte. Les jetons posés dessus sont des marchandises : choisissez une route où s’en trouve une de valeur. Le brocart vaut 5 points, la céréale 1.
        [good] Vous pouvez prendre la marchandise posée sur ce chemin. Elle vaut des points à la fin, et certains événements en demandent.
        [bag] Chaque recrue remplit le sac et rend la pioche moins sûre. Ouvrez ce panneau quand vous voulez : il montre exactement qui vous pouvez piocher ensuite.
        [draw-again] Le sac peut contenir plus de Partisans que vous ne pouvez en piocher. Piochez-en le plus possible et voyez qui vient.
        [plan-station] Avec un Fermier, un Artisan et le Chevalier, la Guilde construit un comptoir dans la ville où se trouve votre Marchand, un par ville. Remplissez-la.
        [plan-scholar] Avec un Fermier, un Artisan et un Commerçant, l’Université vous apporte un Érudit, qui vous fait avancer loin sur la piste de développement. Remplissez-la.
        [development] Des pièces et des citoyens vous attendent ici. Chaque étoile élève votre niveau : à la fin, chaque comptoir et chaque citoyen vaut autant que votre niveau, de 1 à 6.
        [plan-free] Choisissez un Lieu que vous pouvez compléter et touchez « Remplir ». Un Lieu rempli en partie reste ainsi pour plus tard. Si rien ne vous convient, gardez vos Partisans pour la prochaine manche.
        [plan-done] Un Lieu agit dès que toutes ses cases sont prises. Touchez « Terminé » : quand tous ont planifié, les actions commencent.
        [use] Touchez « Utiliser » : le Lieu fait ce qu’il montre, et ses Partisans retournent dans votre sac.
        [use-next] À tour de rôle, chacun utilise un Lieu, jusqu’à ce que tous aient passé. Vous choisissez l’ordre. Si vous passez, vous ne jouez plus de la manche.
        [confirm] Tant que vous n’avez pas confirmé, les flèches à gauche annulent tout. Ensuite, c’est aux autres.
        [event-now] L’événement de la manche a lieu maintenant. Choisissez dans la liste ce que vous donnez.
        [asked] Il y a une décision à prendre. Toutes les réponses possibles sont dans la liste : choisissez-en une ; vous pourrez l’annuler.
        [wait] Un instant : les autres décident. Le journal raconte ce qu’ils font.
        [deeds] À l’Hôtel de ville, vous vous séparez de Partisans pour toujours : cela rapporte des pièces ou du développement et allège le sac. Qui complète un Acte reçoit son citoyen.
        [tiles] Chaque Commerçant recruté apporte une nouvelle tuile Lieu de votre choix. Elle n’est qu’à vous, et souvent plus forte que les Lieux habituels.
        [monks] Un Érudit et un Commerçant recrutent ici un Moine. Il remplace n’importe quel autre Partisan.
        [scores] Une pièce vaut 1, une marchandise de 1 à 5, un comptoir ou un citoyen autant que votre niveau de développement. Construisez donc et développez-vous en même temps.
        [help] « Annuler » revient d’un coup en arrière ; l’ampoule demande conseil à un ordinateur fort. Si un coup est interdit, vous voyez quelle règle l’empêche, et le journal liste tout ce qui s’est passé.
        [end] Vous connaissez maintenant une manche entière. Finissez cette partie, recommencez la leçon ou ouvrez votre propre table.
        [joan-welcome] Vous jouez dix manches contre Jeanne. À chaque manche, cinq jetons sont visibles ; vous les prenez tour à tour, elle et vous, et chacun vous fait marquer quelque chose. Je vous guide pendant deux manches ; vous pouvez toujours jouer autre chose.
        [joan-sheet] Sur cette feuille vous marquez ce que vous recevez : routes, villes, marchandises, pièces, développement et Actes. Ce que vous pouvez marquer s’allume : touchez-le. Touchez autre chose pour savoir pourquoi c’est impossible.
        [joan-product] À la fin, la somme de vos comptoirs et de vos citoyens est multipliée par votre niveau de développement, la plus haute étoile atteinte. Construisez donc et développez-vous en même temps.
        [joan-her] Vous et Jeanne alternez : à son tour, elle retourne une carte et prend ainsi un jeton. Voici ce qu’elle a marqué ; elle marque aussi des points. Ce qu’elle prend avant vous est perdu pour vous.
        [joan-monks] Trois fois dans la partie, vous pouvez recruter un Moine au lieu de prendre un jeton : il agit comme le Partisan de votre choix. Mais chacun coûte des points à la fin.
        [joan-deeds] Au lieu de réaliser l’action d’un jeton, vous pouvez marquer son Partisan sur un Acte : vous recevez ce qui est indiqué dessous. Le premier à marquer les trois reçoit aussi le bonus jaune.
        [joan-take] Choisissez un jeton : chacun dit ce qu’il apporte. Bateliers et Chevaliers parcourent la carte, les Artisans construisent, les Commerçants obtiennent des Lieux, les Fermiers donnent des marchandises, les Érudits du développement.
        [joan-confirm] Tant que vous n’avez pas confirmé, vous pouvez tout annuler. Ensuite, c’est à Jeanne.
        [joan-act] Un jeton fait une seule chose : son action ou une pièce, à choisir dans cette liste, ou une marque sur un Acte allumé de votre feuille.
        [joan-fill] Une route part d’Orléans ou d’une ville que vous avez déjà atteinte. Touchez-en une qui s’allume : vous marquez aussitôt ce qu’elle montre, marchandises ou développement.
        [joan-build] Vous construisez là où mènent vos routes, une fois par ville, et à Orléans dès le début. Faites vite : les comptoirs de Jeanne vous ferment des villes. Touchez une ville allumée.
        [joan-buy] Désormais, un jeton du Partisan qui y figure peut utiliser ce Lieu au lieu de sa propre action. La catégorie I vient d’abord ; les autres deviennent actives l’une après l’autre.
        [joan-pay] Pour payer, barrez des pièces, dans chaque rangée à partir de la gauche. Une colonne entièrement barrée donne le bonus du dessous.
        [joan-any] Touchez la marchandise voulue. Une rangée pleine vaut les points inscrits à côté, une colonne pleine donne aussitôt le bonus du dessous.
        [joan-good] Marquez les marchandises reçues. Une rangée pleine vaut les points inscrits à côté, une colonne pleine donne aussitôt le bonus du dessous.
        [joan-coin] Choisissez la rangée de la banque où vous entourez la pièce. Une rangée entièrement entourée donne le bonus d’à côté.
        [joan-develop] Touchez la case suivante. Les étoiles élèvent votre niveau ; ce qui figure sous une case est à vous dès que vous l’atteignez.
        [joan-answers] Il reste une décision à prendre : touchez ce qui est allumé, ou choisissez dans la liste. Une marque donne souvent un bonus, et ce bonus une nouvelle marque.
        [joan-points] Voici les points actuels par origine, les vôtres et ceux de Jeanne : ce qui rapporte beaucoup et ce qui est encore vide.
        [joan-help] Les flèches annulent un coup ; l’ampoule demande conseil à un ordinateur fort. Si un coup est interdit, vous voyez quelle règle l’empêche, et le journal liste tout ce qui s’est passé.
       *[joan-end] Chaque manche se joue ainsi. Jouez jusqu’à la fin de la dixième, recommencez la leçon ou ouvrez une table avec d’autres.
    }

# ------------------------------------------------------------- préparer une table

web-setup-game-about =
    { $game ->
        [classic] Le jeu de plateau, en dix-huit manches : les Partisans piochés dans votre sac font ce que vous planifiez, sur la carte, sur les pistes et pour la ville.
       *[joan] Piocher et marquer : chacun prend des jetons et marque sa propre feuille ; seul, on joue contre Jeanne.
    }
web-setup-least = Au moins { $least }
web-setup-edition-about =
    { $edition ->
        [in-2014] De deux à quatre joueurs, 20 tuiles Lieu. Chaque événement a toujours la même force et peut venir à tout moment ; les pièces sont limitées.
        [in-2021] De deux à cinq joueurs, 20 tuiles Lieu. Les événements viennent en trois groupes : Revenus et Jour de commerce paient de moins en moins, la Récolte demande de plus en plus. Les pièces ne manquent jamais.
       *[other] Comme l’édition de 2021, avec bien plus de tuiles Lieu (treize de chaque catégorie sont en jeu), des citoyens sur la carte et des rouages qui suivent la piste des Artisans.
    }
web-clock-about = Une réserve de temps pour toute la partie, et un ajout après chaque décision. Quand elle est épuisée, l’ordinateur décide jusqu’à votre retour.
web-clock-kind =
    { $choice ->
        [none] Sans pendule
        [quick] Rapide : 15 minutes, plus 20 secondes par décision
        [calm] Calme : 45 minutes, plus 60 secondes par décision
        [days] Par correspondance : 3 jours, plus 12 heures par décision
       *[own] Personnalisée
    }
web-clock-bank = Réserve (minutes)
web-clock-increment = Ajout par décision (secondes)
web-clock-hours = La pendule ne tourne qu’à certaines heures de la journée
web-clock-from = De
web-clock-to = À
web-clock-zone = Fuseau horaire
web-setup-rules = Toutes les règles de cette extension
web-setup-share = Lien vers cette mise en place
web-setup-share-about = Qui l’ouvre retrouve ces choix et peut ouvrir une table avec eux.
