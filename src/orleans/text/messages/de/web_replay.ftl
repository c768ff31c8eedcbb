# Der Browser: Partien ansehen, die zu Ende sind.

web-replay-which = Wähle die Datei einer Aufzeichnung, oder öffne auf der Startseite die Wiedergabe einer deiner Partien.
web-replay-failed = Diese Partie kann nicht gezeigt werden
web-replay-controls = Wiedergabe steuern
web-replay-slider = Stelle in der Partie
web-replay-at =
    { $round ->
        [0] Zug { $moment } von { $last }
       *[other] Runde { $round }, Zug { $moment } von { $last }
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
web-replay-copy = Link zu dieser Stelle
web-replay-download = Aufzeichnung herunterladen
web-replay-points-tab = Punkte
web-replay-points = Punkte nach Herkunft
web-replay-winner = (gewonnen)
web-replay-course = Punkte Runde für Runde
web-replay-course-reading = Runde { $round } von { $rounds } wird geladen …
web-replay-course-table = Als Tabelle zeigen
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
web-replay-chances = Gewinnchancen
web-replay-turning = Wendepunkte

# ------------------------------------------------------------------------- die Analyse

web-analysis = Analyse
web-analysis-go = Partie analysieren
web-analysis-about = Ein starker Computerspieler geht die Partie noch einmal durch: die Gewinnchancen im Verlauf, die Entscheidungen, die sie gewendet haben, und was Glück war. Für jede Runde braucht er ein paar Sekunden.
web-analysis-round =
    { $rounds ->
        [0] Runde { $round } wird analysiert …
       *[other] Runde { $round } von { $rounds } wird analysiert …
    }
web-analysis-stop = Anhalten
web-analysis-stopped = Angehalten nach Runde { $round } von { $rounds }.
web-analysis-on = Fortsetzen
web-analysis-done =
    { $turns ->
        [0] Alle { $rounds } Runden sind analysiert; weder eine Entscheidung noch eine Ziehung hat die Partie gewendet.
        [one] Alle { $rounds } Runden sind analysiert, mit einem Wendepunkt.
       *[other] Alle { $rounds } Runden sind analysiert, mit { $turns } Wendepunkten.
    }
web-analysis-failed = Die Analyse konnte nicht fortgesetzt werden:
web-analysis-estimate = Alle Zahlen sind Schätzungen eines Computerspielers; ein anderer würde manches anders sehen.
web-chances-about = Die Fläche jedes Spielers zeigt seine Gewinnchance; ein Klick führt zu dieser Stelle.
web-chances-shown =
    { $known ->
        [true] An der gezeigten Stelle
       *[false] Diese Stelle ist noch nicht ausgewertet
    }
web-chances-start = Am Anfang
web-chances-after = Nach Runde { $round }
web-turn-none = Bisher hat weder eine Entscheidung noch eine Ziehung die Partie gewendet.
web-turn-go = Zum Wendepunkt { $nth }
web-turn-who = Runde { $round }: { $name }
web-turn-loss =
    { $points ->
        [one] { $points } Punkt verschenkt
       *[other] { $points } Punkte verschenkt
    }
web-turn-luck =
    { $way ->
        [more]
            { $points ->
                [one] { $points } Punkt Glück
               *[other] { $points } Punkte Glück
            }
       *[less]
            { $points ->
                [one] { $points } Punkt Pech
               *[other] { $points } Punkte Pech
            }
    }
web-turn-change = Gewinnchance { $change }
web-turn-better = Besser: { $text }
web-turn-why = Verglichen mit dem gespielten Zug:
web-luck = Glück und Entscheidungen
web-luck-about = Glück ist, was die Ziehungen wert waren, verglichen mit dem Durchschnitt. Verschenkt ist, was die besten gefundenen Entscheidungen mehr gebracht hätten als die getroffenen.
web-luck-rounds =
    { $rounds ->
        [one] Die erste Runde
       *[other] Die ersten { $rounds } Runden
    }
web-luck-luck = Glück
web-luck-lost = Verschenkt
web-luck-words =
    { $luck ->
        [good] Glückliche Ziehungen brachten etwa { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [bad] Unglückliche Ziehungen kosteten etwa { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[even] Glück machte keinen Unterschied.
    }
web-luck-lost-words =
    { $points ->
        [0] So gut wie nichts wurde verschenkt.
        [one] Bessere Entscheidungen hätten etwa { $points } Punkt gebracht.
       *[other] Bessere Entscheidungen hätten etwa { $points } Punkte gebracht.
    }
