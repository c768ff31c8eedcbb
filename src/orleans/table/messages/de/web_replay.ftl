# Der Browser: Partien ansehen, die zu Ende sind.

web-replay-which = Wähle eine Aufzeichnung aus einer Datei, oder öffne auf der ersten Seite eine deiner Partien.
web-replay-failed = Diese Partie kann nicht gezeigt werden
web-replay-controls = Durch die Partie
web-replay-slider = Moment der Partie
web-replay-at =
    { $round ->
        [0] Moment { $moment } von { $last }
       *[other] Runde { $round }, Moment { $moment } von { $last }
    }
web-replay-first = An den Anfang
web-replay-last = Ans Ende
web-replay-back =
    { $step ->
        [move] Einen Zug zurück
        [decision] Eine Entscheidung zurück
        [phase] Eine Phase zurück
       *[round] Eine Runde zurück
    }
web-replay-onward =
    { $step ->
        [move] Einen Zug weiter
        [decision] Eine Entscheidung weiter
        [phase] Eine Phase weiter
       *[round] Eine Runde weiter
    }
web-replay-play =
    { $playing ->
        [true] Anhalten
       *[false] Abspielen
    }
web-replay-step-label = Schrittweite
web-replay-step =
    { $step ->
        [move] Zug
        [decision] Entscheidung
        [phase] Phase
       *[round] Runde
    }
web-replay-speed-label = Tempo
web-replay-speed =
    { $speed ->
        [slow] langsam
        [normal] normal
       *[fast] schnell
    }
web-replay-round = Runde { $round } von { $rounds }
web-replay-copy = Link zu diesem Moment
web-replay-download = Aufzeichnung herunterladen
web-replay-points-tab = Punkte
web-replay-points = Punkte nach ihrer Herkunft
web-replay-points-table = Punkte nach ihrer Herkunft, als Tabelle
web-replay-winner = (gewonnen)
web-replay-course = Die Punkte Runde für Runde
web-replay-course-table = Dasselbe als Tabelle
web-replay-course-round = Runde
web-replay-end = Ende
web-replay-keys = Tasten: ← → ein Zug, ↑ ↓ eine Runde, Pos1 und Ende an den Anfang und ans Ende.
web-replay-figure =
    { $what ->
        [points] Punkte
        [coins] Münzen
        [goods] Waren
        [stations] Kontore
        [citizens] Bürger
        [development] Entwicklung
        [status] Entwicklungsstand
        [monks] Mönche
       *[shields] Wappen
    }
