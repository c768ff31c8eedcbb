# Der Browser: Regeln, Spielmaterial und die ersten Schritte.

# ------------------------------------------------------------------------- Regeln

web-learn-shelves = Regeln und Spielmaterial
web-learn-rules = Die Regeln
web-learn-rules-about = Jede Regel in unseren eigenen Worten, mit der Stelle, an der sie in den Spielregeln steht. Wo diese schweigen oder sich widersprechen, liest du, wie wir entschieden haben.
web-learn-rule = Regel
web-learn-search = In den Regeln suchen
web-learn-area-label = Bereich
web-learn-area =
    { $area ->
        [all] Alle Regeln
        [setup] Aufbau
        [round] Die Runde
        [draw] Gefolgsleute ziehen
        [plan] Planung
        [action] Aktionen
        [event] Ereignisse
        [deed] Segensreiche Werke
        [place] Ortskarten
        [score] Wertung
        [orders] Aufträge
        [events] Ereignisse aus Handel & Intrige
        [trade] Handel
        [intrigue] Intrige
        [plague] Die Pest
        [invasion] Invasion
        [prosperity] Wohlstand
        [duel] Das Duell
        [solo] Solospiele
       *[joan] Johanna
    }
web-learn-found =
    { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel
       *[other] { $count } Regeln
    }
web-learn-none = Versuch es mit einem anderen Wort, mit weniger Wörtern oder in allen Bereichen.
web-learn-sources = In den Spielregeln:
web-learn-editions = Nur in:
web-learn-edition =
    { $edition ->
        [bigbox] Big Box
       *[other] Orléans { $edition }
    }
web-learn-option = Diese Regel kannst du ändern, wenn du einen Tisch eröffnest.
web-learn-same = Sie wiederholt eine andere Regel; lies dort weiter.
web-learn-component-of = Gehört zu
web-learn-link = Link zu dieser Seite
web-learn-all-rules = Alle Regeln
web-learn-kin = Verwandte Regeln

# ------------------------------------------------------------------- Spielmaterial

web-learn-components = Spielmaterial
web-learn-components-about = Plättchen, Werke, Ereignisse und Karten mit allem, was darauf steht, und der Quelle jedes Werts.
web-learn-name = Name
web-learn-only-ours = Nur Teile mit Werten, die wir ergänzt haben
web-learn-components-found =
    { $count ->
        [0] Nichts heißt so.
        [one] Ein Teil
       *[other] { $count } Teile
    }
web-learn-kind =
    { $kind ->
        [classic-board] Orte des Spielertableaus
        [classic-tile] Ortskarten
        [classic-deed] Segensreiche Werke
        [classic-hourglass] Stundenglaskarten
        [classic-order] Aufträge
        [joan-place] Johanna: Ortskarten
        [joan-deed] Johanna: Segensreiche Werke
        [joan-solo_card] Johanna: Solokarten
        [joan-level] Johanna: Stufen des Solospiels
        [joan-sheet] Johanna: das Blatt
        [joan-area] Johanna: Johannas Bereich
       *[joan-map] Johanna: die Karte
    }
web-learn-not-playable = Lässt sich hier noch nicht spielen.
web-learn-values = Werte: { $name }
web-learn-value-label = Was
web-learn-value = Wert und Quelle
web-learn-from =
    { $level ->
        [owner] vom Besitzer einer Schachtel berichtigt
        [rulebook] aus einer Spielregel
        [photograph] auf einem Foto zu sehen
        [photograph-cover] auf einem Foto des Schachteldeckels zu sehen
        [corroborated] mehrere Quellen sind sich einig
        [single-source] aus einer einzigen Quelle
        [inferred] folgt aus den Spielregeln
       *[reconstructed] eigener Wert
    }
web-learn-ours = Enthält eigene Werte
web-learn-ours-about = Der offizielle Wert steht nur auf dem Spielmaterial, und keine öffentliche Quelle nennt ihn. Damit man spielen kann, haben wir einen gewählt, der zu den Regeln und zu ähnlichen Teilen passt; der echte kann anders sein.
web-learn-ours-correct = Hast du die Schachtel? Schreib in eine Datei, was dort steht, und spiel damit. So siehst du es dir an:
web-learn-its-rules = Seine Regeln
web-learn-all-components = Das ganze Spielmaterial

# ----------------------------------------------------------------- erste Schritte

web-learn-title = Orléans in fünf Minuten
web-learn-goal = Worum es geht
web-learn-goal-about = Du sammelst Gefolgsleute in deinem Beutel, ziehst jede Runde einige davon und schickst sie in Gruppen zu Orten. Dort bringen sie dir neue Gefolgsleute, Waren, Münzen, Kontore und Entwicklung. Nach 18 Runden gewinnt, wer die meisten Punkte hat.
web-learn-round = Eine Runde hat sieben Phasen
web-learn-phase =
    { $phase ->
        [hour_glass] Stundenglas
        [census] Volkszählung
        [followers] Gefolgsleute
        [planning] Planung
        [actions] Aktionen
        [event] Ereignis
       *[start_player] Startspieler
    }
web-learn-phase-about =
    { $phase ->
        [hour_glass] Eine Karte wird aufgedeckt und zeigt das Ereignis, das am Ende der Runde eintritt. Du kannst dich vorbereiten: Nahrung für die Ernte, Münzen für die Steuern.
        [census] Wer auf der Bauernleiste allein vorn steht, nimmt eine Münze; wer allein hinten steht, zahlt eine. Hier gibt es nichts zu entscheiden.
        [followers] Du ziehst blind Gefolgsleute aus deinem Beutel auf deinen Markt, am Anfang vier. Jeder angeworbene Ritter erhöht die Zahl. Der Markt hat acht Felder: Wer dort bleibt, nimmt Platz weg.
        [planning] Du setzt Gefolgsleute vom Markt auf die Felder deiner Orte. Ein Ort wirkt, sobald alle seine Felder besetzt sind; das darf mehrere Runden dauern. Alle planen gleichzeitig.
        [actions] Reihum nutzt jeder einen seiner besetzten Orte, immer wieder, bis alle gepasst haben. Die genutzten Gefolgsleute kommen zurück in den Beutel und können wieder gezogen werden.
        [event] Das Ereignis der Runde trifft alle: Einkommen, Ernte, Steuern, Pest … Wer nicht zahlen kann, muss etwas anderes hergeben.
       *[start_player] In der nächsten Runde beginnt der linke Nachbar.
    }
web-learn-phase-rule =
    { $phase ->
        [hour_glass] Regeln zum Stundenglas
        [census] Regeln zur Volkszählung
        [followers] Regeln zum Ziehen
        [planning] Regeln zur Planung
        [actions] Regeln zu den Aktionen
        [event] Regeln zu den Ereignissen
       *[start_player] Regel zum Startspieler
    }
web-learn-points = Was am Ende zählt
web-learn-points-coins = Jede Münze ist ein Punkt.
web-learn-points-goods = Waren: Brokat 5, Wolle 4, Wein 3, Käse 2, Getreide 1.
web-learn-points-status = Jedes Kontor und jeder Bürger zählt so viel wie dein Entwicklungsstand, 1 bis 6. Kontore allein bringen wenig, Entwicklung allein auch: Zusammen gewinnen sie Partien.
web-learn-advice = Drei Tipps für die erste Partie
web-learn-advice-monk = Mönche ersetzen jeden anderen Gefolgsmann; hol dir früh einen.
web-learn-advice-bag = Aus einem vollen Beutel zieht man schlecht. Wen du nicht mehr brauchst, den entsendest du zu einem segensreichen Werk: Das bringt Münzen und hält den Beutel schlank.
web-learn-advice-travel = Schiff und Wagen bewegen deine Händlerfigur über die Karte und sammeln Waren ein; das Gildenhaus baut Kontore, wo sie steht.
web-learn-try-about = Eine echte Partie zu zweit gegen einen leichten Gegner, mit Einführung: Drei Runden lang erfährst du, worauf es ankommt und was du versuchen kannst. Du darfst anders ziehen und die Einführung ausblenden und wieder zeigen.
web-learn-start = Partie mit Einführung beginnen
web-learn-start-joan = „Johanna“ mit Einführung
web-learn-read = Oder in den Regeln nachschlagen
