# L’aide de la ligne de commande.

help-about = Orléans : jouer, mettre en place, simuler, rejouer et consulter.
help-more = orleans { $command } --help en dit plus sur une commande
help-command = COMMANDE
help-usage = appel :
help-commands = commandes{"\u00A0"}
help-arguments = paramètres{"\u00A0"}
help-flags = options{"\u00A0"}
help-set-up = mise en place{"\u00A0"}
help-help = afficher cette aide
help-version = afficher la version et le type de compilation
help-lang = en, de ou fr (sinon la langue de votre système)
help-example = exemple : { $line }

help-command-play = Jouer dans le terminal ; ce qu’aucune option ne dit est demandé.
help-command-new = Mettre une partie en place et l’écrire dans un fichier que play, show et replay lisent.
help-command-simulate = Jouer de nombreuses parties entre joueurs de l’ordinateur et en faire le bilan.
help-command-replay = Vérifier qu’un enregistrement se rejoue bit pour bit, et montrer comment il finit.
help-command-show = Montrer une position, ou n’importe quel moment d’une partie.
help-command-rules = Lire une règle par son code, chercher des règles par mots, ou voir lesquelles ont un test.
help-command-tile = Montrer un Lieu, un acte, une carte ou une tuile Sablier, et d’où viennent ses valeurs.
help-command-modules = Donner la liste des modules d’extension, ce qui va ensemble, et pourquoi le reste ne va pas.

help-flag-game = { $known } (sinon classic)
help-flag-edition = 2014, 2021 ou bigbox (sinon bigbox)
help-flag-players = nombre de joueurs
help-flag-players-range = nombre de joueurs, ou un intervalle comme 2..5 joué tour à tour
help-flag-modules = modules d’extension, séparés par des virgules : { $known } (voir orleans modules)
help-flag-option = une option de table, peut être répétée : { $known }
help-flag-data = corrections de valeurs de composants, d’après votre propre boîte
help-flag-seed = répéter une donne (sinon une donne secrète)
help-flag-position = commencer par une position (voir docs/positions.md)
help-flag-json = un objet JSON sur la sortie standard

help-play-file = continuer une partie sauvegardée
help-play-continue = continuer la partie sauvegardée la plus récente
help-play-seats = vos places : red, blue, … ou 1, 2, …
help-play-bots = qui joue aux autres places : { $known }
help-play-names = les noms de tous les joueurs, par place
help-play-quick = ne rien demander, prendre les valeurs habituelles
help-play-save = où sauvegarder la partie
help-play-force = écraser le fichier de --save
help-new-file = le fichier à écrire
help-new-force = écraser le fichier s’il existe
help-simulate-games = combien (sinon { $usual })
help-simulate-bots = qui joue, place par place et de nouveau depuis le premier : { $known }
help-simulate-rotate = décaler les joueurs de l’ordinateur d’une place à chaque partie
help-simulate-jobs = processus (sinon { $usual })
help-replay-file = un enregistrement ou une partie sauvegardée
help-show-file = un enregistrement, une partie sauvegardée ou une position
help-show-move = après ce nombre de coups (sinon tous)
help-show-seat = telle que cette place la voit : red, blue, … ou 1, 2, …
help-show-json = la vue en JSON
help-rules-words = le code d’une règle, ou des mots
help-rules-coverage = quelles règles sont nommées par un test
help-rules-json = la couverture en un objet JSON
help-tile-name = son code, ou son nom en français, anglais ou allemand
help-tile-game = seulement de ce jeu : { $known }
help-tile-data = avec les corrections de ce fichier

usage-required = il manque : { $names }
usage-unknown = pas compris : { $names }
usage-one = { $name } demande une valeur
usage-some = { $name } demande au moins une valeur
usage-none = { $name } ne prend pas de valeur
usage-unclear = { $name } peut vouloir dire { $known }
