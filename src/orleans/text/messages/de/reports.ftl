# Was die Befehle ausgeben, und die Fragen vor einem Spiel.

seat-name =
    { $seat ->
        [0] Rot
        [1] Blau
        [2] Grün
        [3] Gelb
       *[4] Weiß
    }
ask-edition = Welche Ausgabe ({ $known })? [{ $default }]
ask-players = Wie viele Spieler ({ $known })? [{ $default }]
ask-modules = Welche Erweiterungen ({ $known }; mehrere mit Komma, - für keine)? [{ $default }]
ask-seats = Welche Plätze spielst du ({ $known }; mehrere mit Komma)? [{ $default }]
ask-bot = Wer spielt { $who } ({ $known })? [{ $default }]
ask-name = Wie heißt { $who }? [{ $default }]

new-options = Optionen: { $options }
new-start = Erster Startspieler: { $who }
replay-good =
    { $moves ->
        [one] Die Aufzeichnung ist in Ordnung: { $moves } Zug, Runde { $round }.
       *[other] Die Aufzeichnung ist in Ordnung: { $moves } Züge, Runde { $round }.
    }
replay-hash = Prüfsumme des Zustands: { $hash }
stored-points = { $who } { $points }
stored-scores = Punkte beim letzten Zug, nach damaliger Zählung: { $scores }.
coverage-file = Regelwerk
coverage-rules = Regeln
coverage-tested = Geprüft
coverage-left = { $file } ohne Test: { $rules }

simulate-who = Spieler
simulate-games =
    Je Partie ({ $games } beendet): { $rounds } Runden, { $decisions } Entscheidungen, { $actions } Aktionen.
simulate-mean = Mittel
simulate-sd = Streuung
simulate-least = Min
simulate-most = Max
simulate-wins = Siege
simulate-count = Partien
simulate-speed =
    { $build ->
        [compiled] { $seconds } s, { $rate } Entscheidungen je Sekunde (mit mypyc kompiliert).
       *[plain] { $seconds } s, { $rate } Entscheidungen je Sekunde (reines Python).
    }
simulate-seed = Startwert: { $seed } (Partie i hat den Startwert { $seed }-i)
simulate-none = Keine Partie wurde beendet. Startwert: { $seed }
simulate-error = Eine Partie mit { $players } Spielern ist fehlgeschlagen; wiederhole sie mit dem Startwert { $seed }: { $error }
