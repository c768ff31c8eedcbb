# Der Browser-Client: Seiten, Leisten und Knöpfe. Was das Spiel selbst sagt, kommt vom Server.

web-title =
    { $page ->
        [home] Orléans
        [new] Neuer Tisch · Orléans
        [table] Am Tisch · Orléans
        [replay] Wiedergabe · Orléans
        [learn] Lernen · Orléans
        [rules] Regeln · Orléans
        [components] Spielmaterial · Orléans
        [settings] Einstellungen · Orléans
       *[other] Nicht gefunden · Orléans
    }
web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-replay = Wiedergabe
web-nav-settings = Einstellungen
web-home = Startseite
web-loading = Einen Moment …
web-page-failed = Diese Seite konnte nicht geladen werden.
web-try-again = Noch einmal versuchen
web-lost = Diese Seite gibt es nicht
web-lost-about = Der Link ist unvollständig, oder den Tisch gibt es nicht mehr. Hier geht es weiter:
web-lost-home = Zur Startseite
web-offline = Du bist offline. Deine Züge werden gesendet, sobald du wieder verbunden bist.
web-unreachable = Der Server ist nicht erreichbar. Bist du online?
web-fault = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
web-close = Schließen
web-dismiss = Ausblenden
web-copy = Kopieren
web-copied = Kopiert.
web-fresh = Neu
web-ruling = Unsere Auslegung:
web-rule-link = Diese Regel lesen

# Der Buchstabe auf einem Spielstein: ein oder zwei, verschieden bei allen Gefolgsleuten und Waren.
web-letter =
    { $kind ->
        [farmer] B
        [boatman] S
        [craftsman] Hw
        [trader] Hä
        [knight] R
        [scholar] G
        [monk] M
        [grain] G
        [cheese] K
        [wine] W
        [wool] Wo
        [brocade] B
        [bread] Br
       *[other] ?
    }

# ------------------------------------------------------------------ die Startseite

web-hero = Sammle Gefolgsleute. Mach deine Stadt groß.
web-hero-about = Orléans und Johanna im Browser: gegen den Computer, mit Freunden per Link oder gemeinsam an einem Bildschirm. Ganz ohne Konto.
web-quick =
    { $game ->
        [classic] Gegen den Computer spielen
        [duo] Zu zweit gegen den Computer
       *[joan] Johanna, solo
    }
web-quick-about =
    { $game ->
        [classic] Orléans zu dritt: du und zwei leichte Gegner
        [duo] Orléans zu zweit, gegen einen leichten Gegner
       *[joan] Ziehen und Ankreuzen: allein gegen Johanna
    }
web-new = Neuer Tisch
web-new-other = Stärkere Gegner, Freunde, Erweiterungen
web-quick-lesson = Spielend lernen
web-quick-lesson-about = Drei Runden mit Einführung, gegen einen leichten Gegner
web-learn-first = Das Spiel in fünf Minuten
web-continue = Weiterspielen
web-mine = Meine Partien
web-open = Tische mit freiem Platz
web-records = Aufzeichnungen
web-upload = Aufzeichnung hochladen
web-upload-wrong = Diese Datei ist keine Aufzeichnung einer Partie.
web-game =
    { $game ->
        [joan] Johanna
       *[classic] Orléans
    }
web-list-none =
    { $list ->
        [mine] Du sitzt noch an keinem Tisch.
       *[open] Gerade wartet niemand auf Mitspieler.
    }
web-list-failed = Die Liste konnte nicht geladen werden.
web-list-more = Mehr zeigen
web-list-status =
    { $status ->
        [archived] nur zum Nachlesen: mit anderen Regeln oder Daten gespielt
        [open] wartet auf Mitspieler
        [running] Runde { $round } von { $rounds }
        [over] beendet
       *[abandoned] ohne Ergebnis beendet
    }
web-me = Gast

# ---------------------------------------------------------------------- ein neuer Tisch

web-setup-game = Spiel
web-setup-edition = Ausgabe
web-setup-players = Spielerzahl
web-setup-seats = Plätze
web-setup-seat = Platz { $seat }
web-setup-name = Name
web-setup-who =
    { $player ->
        [human] An diesem Gerät
        [open] Freund einladen (Link)
       *[other] Computer: { $player }
    }
web-level =
    { $level ->
        [random] Zufall
        [easy] Leicht
        [normal] Mittel
        [hard] Schwer
        [expert] Experte
       *[other] { $level }
    }
web-levels = Stufen der Computerspieler
web-setup-modules = Erweiterungen
web-setup-options = Hausregeln
web-setup-options-about = Wo die Spielregeln schweigen oder mehrere Möglichkeiten nennen, entscheidest du.
web-setup-usual = Wie in den Regeln
web-setup-what = Was ändert sich?
web-setup-clash = Lässt sich nicht mit deiner übrigen Auswahl verbinden:
web-setup-clock = Uhr
web-setup-private = Privat: Nur wer den Link hat, kann zusehen
web-setup-start = Tisch eröffnen
web-setup-cannot = So lässt sich nicht spielen:
web-setup-one-screen = Wer sich diesen Bildschirm teilt, reicht das Gerät weiter.
web-setup-moved = { $name } sitzt jetzt auf Platz { $seat }: Mindestens eine Person muss an diesem Gerät spielen.

# ---------------------------------------------------------------- vor der Partie

web-join = An diesen Tisch setzen
web-wait = Warten auf Mitspieler
web-wait-free =
    { $free ->
        [0] Alle Plätze sind besetzt: Es geht los.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
web-played = Einstellungen der Partie
web-played-clock = { $bank } für die ganze Partie, je Entscheidung { $increment } dazu
web-played-switch =
    { $on ->
        [true] ja
       *[false] nein
    }
web-your-name = Dein Name
web-sit = Platz nehmen
web-seat-free = Freier Platz
web-link-invite = Link für Freunde
web-link-invite-about = Wer diesen Link öffnet, darf Platz nehmen.
web-fill-with = Freie Plätze besetzen mit
web-fill = Plätze besetzen und beginnen
web-leave = Tisch verlassen
web-table-closed = An diesen Tisch kannst du dich nicht setzen
web-archived = Partie zum Nachlesen
web-archived-seats = Am Tisch

# ------------------------------------------------------------------- am Tisch

web-act = Dein Zug
web-aside = Protokoll, Chat und Spieler
web-tabs = Ansichten des Tisches
web-tab-table = Tisch
web-tab-log = Protokoll
web-tab-chat = Chat
web-tab-seats = Spieler
web-reconnecting = Verbinde wieder …
web-waiting = Warten auf { $names }
web-nothing-asked = Du bist nicht am Zug.
web-filter = Unter { $count } Möglichkeiten suchen
web-over = Die Partie ist zu Ende
web-abandoned = Die Partie endete ohne Ergebnis
web-paused = Die Partie ist unterbrochen
web-seat =
    { $pending ->
        [true] { $name } ist am Zug
       *[false] { $name }
    }{ $online ->
        [true] , online
       *[false] { "" }
    }
web-seat-is =
    { $player ->
        [human] { $me ->
            [true] du
           *[false] { $online ->
                [true] online
               *[false] nicht da
            }
        }
        [open] frei
       *[other] Computerspieler ({ $level })
    }
web-away =
    { $waits ->
        [true] Der Tisch wartet auf dich
       *[other] Ein Computerspieler entscheidet für dich
    }
web-seat-stand-in = Vertreten durch einen Computerspieler ({ $level })
web-seat-resigned = hat aufgegeben
web-seat-pending = ist am Zug
web-propose-stand-in = Vorschlagen, dass ein Computerspieler { $name } vertritt
web-new-link = Neuer Link für { $name }
web-new-link-is = Der neue Link für { $name }
web-new-link-about = { $name } bekommt einen neuen Link zu diesem Platz. Der alte gilt ab sofort nicht mehr, auch wo er noch offen ist; alle am Tisch erfahren davon.
web-new-link-give = Neuen Link erstellen
web-seat-grace = kann noch zurückkommen: { $time }
web-awaited-away = { $name } (nicht da)
web-end-now = Jetzt beenden, ohne die Abwesenden
web-commitment = Faire Ziehungen: der Fingerabdruck des Startwerts, vor der Partie veröffentlicht; der Startwert selbst folgt am Ende.
web-clock-left = noch { $time }
web-map-zoom = Kartenzoom
web-map-closer = Vergrößern
web-map-away = Verkleinern
web-map-whole = Ganze Karte
web-past = Du siehst einen früheren Stand (Zug { $moment }).
web-past-back = Zurück zum aktuellen Stand
web-undo = Zurücknehmen
web-redo = Wiederholen
# What the pointer is told: the name and its keys.
web-undo-keys = Zurücknehmen (Strg+Z)
web-redo-keys = Wiederholen (Strg+Umschalt+Z)
web-undo-all = Alles zurücknehmen
web-confirm = Bestätigen
web-hint = Tipp
web-hint-from = Der stärkste Computerspieler schlägt vor:
web-hint-follow = Zug übernehmen
web-hint-thinking = Denkt nach …
web-hint-call-off = Abbrechen
web-hint-why = Verglichen mit „{ $other }“:
web-hint-others = Weitere gute Züge
web-hint-less =
    { $less ->
        [0] Nach seiner Einschätzung ebenso gut: { $text }
        [one] { $less } Punkt weniger: { $text }
       *[other] { $less } Punkte weniger: { $text }
    }
web-log-older = Frühere Einträge
web-log-jump = Diesen Stand ansehen
web-chat-none = Noch keine Nachrichten. Alle am Tisch können den Chat lesen; Computerspieler antworten nicht.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-proposal =
    { $what ->
        [undo] { $name } möchte zu Zug { $to } zurück.
        [pause] { $name } möchte unterbrechen.
        [resume] { $name } möchte weiterspielen.
        [stand_in] { $name } schlägt vor, dass ein Computerspieler für { $about } entscheidet.
       *[end] { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
    }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-menu = Menü
web-pause = Pause
web-resume = Fortsetzen
web-stand-in = Den Computer für mich spielen lassen
web-come-back = Ich bin wieder da
web-propose-end = Vorschlagen, die Partie zu beenden
web-resign = Aufgeben
web-resign-sure = Ein Computerspieler übernimmt deinen Platz endgültig.
web-resign-yes = Jetzt aufgeben
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-plain = Textmodus: Fragen und Listen statt Grafik
web-link-mine = Dein eigener Link
web-link-mine-about = Damit kannst du auf einem anderen Gerät weiterspielen. Behalte ihn für dich.
web-link-watch = Link zu diesem Tisch
web-pass = Reiche das Gerät an { $name } weiter
web-pass-about = So bleiben alle Pläne geheim.
web-pass-ready = Ich bin { $name }
web-won =
    { $count ->
        [0] Niemand an diesem Tisch hat gewonnen
       *[other] Gewonnen: { $names }
    }
web-told = { $what }: { $how }
web-in-words = Der Spielstand in Worten
web-resources = Was du hast
web-scores-now = Punkte, wenn die Partie jetzt zu Ende wäre
web-joan = Johanna
web-result-tie =
    { $count ->
        [one] Punktgleichstand: Es gewinnt, wer auf der Entwicklungsleiste weiter vorn steht.
       *[other] Gleichstand bei Punkten und Entwicklung: Sie teilen sich den Sieg.
    }
web-result-tie-joan = Punktgleichstand: Gegen Johanna ist das ein Sieg.
web-result-player = Spieler
web-result-sum = Summe
web-result-replay = Wiedergabe und Analyse

# ----------------------------------------------------------------------- Einstellungen

web-language = Sprache
web-theme-label = Farben
web-theme =
    { $choice ->
        [system] Wie im System
        [light] Hell
       *[dark] Dunkel
    }
web-contrast-label = Kontrast
web-contrast =
    { $choice ->
        [system] Wie im System
        [normal] Normal
       *[high] Hoch
    }
web-size-label = Schriftgröße
web-size =
    { $choice ->
        [small] Klein
        [normal] Normal
        [large] Groß
       *[huge] Sehr groß
    }
web-motion-label = Animationen
web-motion =
    { $choice ->
        [system] Wie im System
        [none] Keine
        [slow] Langsam
        [normal] Normal
       *[fast] Schnell
    }
web-confirm-label = Bestätigung
web-confirm-about = Bevor ein Zug gilt, kannst du ihn prüfen und bei Bedarf zurücknehmen.
web-confirming =
    { $choice ->
        [turn] Jeden Zug bestätigen
       *[never] Nicht nachfragen
    }
web-more-settings = Weitere Einstellungen
web-warnings = Warne mich, bevor ich etwas verschwende
