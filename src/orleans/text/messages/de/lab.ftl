# Was das Labor misst: Turniere und Statistik.

help-command-tournament = Messen, wie stark Computerspieler sind: dieselben Ausgangslagen von jedem Platz aus.
help-tournament-players = wer spielt, Platz für Platz; der letzte füllt die übrigen Plätze: { $known }
help-tournament-seats = Plätze am Tisch (sonst einer für jeden genannten Spieler)
help-tournament-round-robin = alle Zusammenstellungen der genannten Spieler, an Tischen mit --seats Plätzen (sonst 2)
help-tournament-solo = „Johanna“ solo spielen: standard, connoisseur oder challenge
help-tournament-ray = auf einem Ray-Cluster spielen, unter dieser Adresse oder auf diesem Rechner (braucht orleans[ray])
help-tournament-out = jede Partie als Zeile dieser Datei speichern
help-tournament-resume = mit den Partien weitermachen, die in der Datei von --out noch fehlen
help-tournament-from = das Ergebnis gespeicherter Partien zeigen, ohne zu spielen

tournament-who = Spieler
tournament-games =
    { $deals ->
        [one] { $games } Partien aus 1 Ausgangslage, im Mittel mit { $rounds } Runden und { $decisions } Entscheidungen.
       *[other] { $games } Partien aus { $deals } Ausgangslagen, im Mittel mit { $rounds } Runden und { $decisions } Entscheidungen.
    }
tournament-count = Partien
tournament-wins = Siege
tournament-rate = Siegquote
tournament-interval = 95 % zwischen
tournament-elo = Elo-Zahl
tournament-mean = Punkte
tournament-thinking = ms je Zug
tournament-slowest = ms höchstens
tournament-points = Punkte aus
tournament-rival = { $rival } hatte im Mittel { $points } Punkte.
tournament-cut = Die letzte Ausgangslage wurde nicht von jedem Platz aus gespielt: eine ganze braucht { $per } Partien.
tournament-seed = Startwert: { $seed } (Ausgangslage i hat den Startwert { $seed }-i)
tournament-none = Keine Partie wurde beendet.
tournament-interrupted = Abgebrochen nach { $done } von { $games } Partien.
tournament-error = Eine Partie von { $seats } ist fehlgeschlagen; ihre Ausgangslage hat den Startwert { $seed }: { $error }
error-no-ray = --ray braucht den Zusatz: pip install 'orleans[ray]'
error-no-server = { $command } braucht den Server: pip install 'orleans[server]'
error-no-cluster = unter „{ $address }“ gibt es keinen Ray-Cluster ({ $reason })
error-cluster-start = Ray ließ sich auf diesem Rechner nicht starten ({ $reason })
error-results = { $path }: Zeile { $line } ist kein Ergebnis einer Partie ({ $reason })
results-foreign = { $fault }: Diese Datei bleibt außer Acht
results-line = { $fault }: Sie bleibt außer Acht
results-cut = { $fault }: Sie ist abgeschnitten und bleibt außer Acht
tournament-other = { $path }: Partie { $number } darin gehört nicht zu diesem Turnier oder steht dort doppelt

help-command-stats = Statistik von Partien zeigen: Plätze, und welche Ortskarten, Leisten und Werke Sieger hatten.
help-stats-files = Ergebnisse von tournament --out, Aufzeichnungen und Spielstände, oder Ordner davon
help-stats-charts = Schaubilder (SVG, PNG) und eine Seite mit allen in diesen Ordner schreiben
help-stats-force = die Schaubilder im Ordner überschreiben
help-stats-top = Zeilen jeder Tabelle und jedes Schaubilds (sonst { $usual })

stats-title = { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-counted = { $name } ({ $games })
stats-mixed = Hier sind verschieden starke Spieler gemischt: { $players }. Was Sieger hatten, sagt vielleicht mehr über sie als über das Spiel.
stats-page = Was die Partien zeigen
stats-seats =
    { $players ->
        [one] Allein
       *[other] { $players } Spieler
    }
stats-seat = Platz
stats-order = In der ersten Runde
stats-turn = Zug { $place }
stats-games = Partien
stats-rate = Siegquote
stats-interval = 95 % zwischen
stats-expected = Erwartet
stats-mean = Punkte
stats-tiles = Wer diese Ortskarte hatte
stats-deeds = Gefolgsleute bei segensreichen Werken
stats-tracks = Leisten am Ende
stats-uses = Wie oft genutzt
stats-winners = Sieger
stats-others = Andere
stats-players = Elo-Zahlen der Spieler
stats-rates = Wie oft jeder gewann
stats-parts = Punkte nach Herkunft
stats-chart-seats =
    { $players ->
        [one] Siege allein
       *[other] Siege nach Platz, { $players } Spieler
    }
stats-chart-order = Siege nach der Reihenfolge in der ersten Runde, { $players } Spieler
stats-chart-tiles = Siege derer, die die Ortskarte hatten
stats-chart-deeds = Gefolgsleute bei segensreichen Werken, Sieger und andere
stats-chart-tracks = Leisten am Ende, Sieger und andere
stats-chart-uses = Wie oft genutzt, Sieger und andere
stats-luck = durch bloßes Glück zu erwarten
stats-interval-key = Wert und 95-%-Konfidenzintervall
stats-development = Entwicklung
stats-shields = Wappen
stats-unfinished =
    { $count ->
        [one] 1 Partie ist nicht zu Ende oder fehlgeschlagen und zählt nicht.
       *[other] { $count } Partien sind nicht zu Ende oder fehlgeschlagen und zählen nicht.
    }
stats-written = Schaubilder: { $path }
stats-no-png = Schaubilder auch als PNG brauchen den Zusatz: pip install 'orleans[png]'
stats-none = In diesen Dateien ist keine beendete Partie.

help-command-train = Aus Partien der Computerspieler gegen sich selbst lernen, Stellungen zu bewerten.
help-train-file = wohin die Gewichte geschrieben werden
help-train-generations = wie oft gespielt und gelernt wird (sonst { $usual })
help-train-far = Orléans: so viele Generationen, die letzten, denken so weit voraus wie die Spieler (sonst { $usual })
help-train-games = Partien einer Generation (sonst { $usual })
help-train-players = Zahl der Spieler; „Johanna“ wird sonst solo und mit bis zu vier Spielern gelernt
help-train-hunches = stattdessen die Gewichte der Einfälle lernen: nur Orléans, etwa 60 Generationen zu 1152 Partien
help-train-seats = den Wert von Stellungen Platz für Platz lernen: Jeder Platz nutzt eigene Gewichte, und die erfolgreicheren zählen (nur Orléans, etwa 40 Generationen zu 96 Partien)
help-train-fresh = mit nichts als den Punkten beginnen statt mit dem bisher Gelernten
help-train-from = mit den Gewichten dieser Datei beginnen
help-train-with = Orléans: was die Spieler währenddessen nutzen: eine Datei mit Einfällen, bei --hunches eine mit Stellungsgewichten (sonst die benutzten)
train-generation = Generation { $number }: { $points } Punkte im Mittel.
train-done = Die Gewichte stehen in { $path }; die Computerspieler lesen sie aus { $home }.
error-no-hunches = Einfälle und --seats gibt es nur für Orléans; --hunches, --seats und --with weglassen oder --game joan
error-no-training = in { $game } gibt es nichts zu lernen
error-not-weights = { $path }: das sind keine Gewichte wie in { $home }
error-no-numpy = zum Lernen fehlt der Zusatz: pip install 'orleans[train]'
