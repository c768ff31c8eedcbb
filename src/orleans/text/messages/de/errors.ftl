# Falsche Eingaben.

error-usage = { $message } (siehe { $program } --help)
error-language = es gibt keine Sprache „{ $language }“; es gibt { $known }
error-number = { $flag } verlangt eine Zahl ab { $least }, nicht „{ $text }“
error-range = --players verlangt eine Zahl oder einen Bereich wie 2..5, nicht „{ $text }“
error-option = --option verlangt NAME=WERT, nicht „{ $text }“
error-flags-apart = { $flag } verträgt sich nicht mit { $other }
error-flag-needs = { $flag } braucht { $other }
error-no-board = von { $game } gibt es keinen Spielplan zu zeichnen
error-none-of = „{ $text }“ gibt es nicht; es gibt { $known }
error-near = „{ $text }“ gibt es nicht; meintest du { $near }?
error-no-seat = es gibt keinen Platz „{ $seat }“; es gibt { $known } (oder 1 bis { $players })
error-seat-twice = der Platz { $seat } ist doppelt genannt
error-no-room = { $flag } nennt { $named }, aber es ist nur Platz für { $room }
error-seed = der Startwert muss lesbarer Text mit mindestens einem Buchstaben sein
error-name = ein Name braucht mindestens einen Buchstaben
error-name-twice = es gibt schon einen Spieler namens „{ $name }“
error-which-rule = sag welche Regel: eine Kennung wie plan.match oder Wörter für die Suche
error-no-tests = hier gibt es keinen Ordner tests: Dafür braucht es die Quellen des Projekts
error-move-needs-game = --move verlangt eine Aufzeichnung oder ein gespeichertes Spiel
error-no-saves = in { $folder } gibt es kein gespeichertes Spiel
error-flag-with-save = { $flag } passt nicht zu einem gespeicherten Spiel, das seinen eigenen Aufbau hat
error-save-knows-seats = { $path }: Dieses gespeicherte Spiel weiß, wer wo sitzt
error-save-player = { $path }: Es gibt keinen Spieler „{ $player }“
error-save-seats = { $path }: Die Plätze passen nicht zur Zahl der Spieler
error-save-format = { $path }: Das Speicherformat { $format } ist hier unbekannt (bekannt: { $known })
error-not-save = { $path }: Das ist kein gespeichertes Spiel ({ $reason })
error-not-text = { $path }: Das ist kein UTF-8-Text
error-empty = { $path }: Diese Datei ist leer
error-record = { $path }: { $reason }
error-position = { $path }: Das ist keine Stellung, die sich aufbauen lässt: { $reason }
error-cannot-read = { $path }: kann nicht gelesen werden ({ $reason })
error-cannot-write = { $path }: kann nicht geschrieben werden ({ $reason })
error-system = { $path }: { $reason }
error-output = die Ausgabe kann nicht geschrieben werden ({ $reason })
error-output-closed = die Standardausgabe ist geschlossen, es lässt sich also nichts ausgeben
error-exists = { $path }: gibt es schon
error-exists-force = { $path }: gibt es schon (--force überschreibt es)
error-setup-rule = { $reason } (Regel { $rule }: { $text })
error-data-more =
    { $count ->
        [one] { $reason } (und { $count } weiterer Fehler)
       *[other] { $reason } (und { $count } weitere Fehler)
    }
error-other = { $reason }
error-fault = das ist ein Fehler des Programms: { $type }: { $reason }
