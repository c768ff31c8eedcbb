# Die Hilfe der Befehlszeile.

help-about = Orléans: spielen, aufbauen, simulieren, nachspielen und nachschlagen.
help-more = orleans { $command } --help sagt mehr über einen Befehl
help-command = BEFEHL
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Angaben
help-flags = Schalter
help-set-up = Aufbau
help-help = diese Hilfe anzeigen
help-version = Version und Bauart ausgeben
help-lang = en, de oder fr (sonst die Sprache deines Systems)
help-example = Beispiel: { $line }

help-command-play = Im Terminal spielen; was kein Schalter sagt, wird gefragt.
help-command-new = Ein Spiel aufbauen und in eine Datei schreiben, die play, show und replay lesen.
help-command-simulate = Viele Spiele zwischen Computerspielern spielen und zusammenfassen.
help-command-replay = Prüfen, ob sich eine Aufzeichnung Bit für Bit nachspielen lässt, und zeigen, wie sie endet.
help-command-show = Eine Stellung oder einen beliebigen Moment eines Spiels zeigen.
help-command-rules = Eine Regel nach ihrer Kennung lesen, Regeln nach Wörtern suchen oder sehen, welche einen Test haben.
help-command-tile = Einen Ort, ein Werk, eine Karte oder ein Stundenglasplättchen zeigen und woher die Werte stammen.
help-command-modules = Die Erweiterungsmodule auflisten, was zusammenpasst und warum das Übrige nicht.

help-flag-game = { $known } (sonst classic)
help-flag-edition = 2014, 2021 oder bigbox (sonst bigbox)
help-flag-players = Zahl der Spieler
help-flag-players-range = Zahl der Spieler oder ein Bereich wie 2..5, der reihum gespielt wird
help-flag-modules = Erweiterungsmodule, durch Kommas getrennt: { $known } (siehe orleans modules)
help-flag-option = eine Tischoption, auch mehrmals: { $known }
help-flag-data = berichtigte Werte von Spielteilen, aus deiner eigenen Schachtel
help-flag-seed = dieselbe Verteilung noch einmal (sonst eine geheime)
help-flag-position = mit einer Stellung beginnen (siehe docs/positions.md)
help-flag-json = ein JSON-Objekt auf der Standardausgabe

help-play-file = ein gespeichertes Spiel fortsetzen
help-play-continue = das neueste gespeicherte Spiel fortsetzen
help-play-seats = deine Plätze: red, blue, … oder 1, 2, …
help-play-bots = wer auf den anderen Plätzen spielt: { $known }
help-play-names = die Namen aller Spieler, nach Plätzen
help-play-quick = nichts fragen, die üblichen Werte nehmen
help-play-save = wohin das Spiel gespeichert wird
help-play-force = die Datei von --save überschreiben
help-new-file = die Datei, die geschrieben wird
help-new-force = die Datei überschreiben, wenn es sie gibt
help-simulate-games = wie viele (sonst { $usual })
help-simulate-bots = wer spielt, Platz für Platz und wieder von vorn: { $known }
help-simulate-rotate = die Computerspieler nach jedem Spiel einen Platz weiterrücken
help-simulate-jobs = Prozesse (sonst { $usual })
help-replay-file = eine Aufzeichnung oder ein gespeichertes Spiel
help-show-file = eine Aufzeichnung, ein gespeichertes Spiel oder eine Stellung
help-show-move = nach so vielen Zügen (sonst nach allen)
help-show-seat = wie dieser Platz es sieht: red, blue, … oder 1, 2, …
help-show-json = die Ansicht als JSON
help-rules-words = die Kennung einer Regel oder Wörter
help-rules-coverage = welche Regeln in einem Test genannt sind
help-rules-json = die Abdeckung als ein JSON-Objekt
help-tile-name = die Kennung oder der Name auf Deutsch, Englisch oder Französisch
help-tile-game = nur aus diesem Spiel: { $known }
help-tile-data = mit den Berichtigungen dieser Datei

usage-required = es fehlt: { $names }
usage-unknown = nicht verstanden: { $names }
usage-one = { $name } braucht einen Wert
usage-some = { $name } braucht mindestens einen Wert
usage-none = { $name } nimmt keinen Wert
usage-unclear = { $name } kann { $known } bedeuten
