# Der Browser-Client: Seiten, Leisten und Knöpfe. Was das Spiel selbst sagt, kommt vom Server.

web-title =
    { $page ->
        [home] Orléans
        [new] Ein neuer Tisch · Orléans
        [table] Am Tisch · Orléans
        [replay] Nachspielen · Orléans
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
web-nav-replay = Nachspielen
web-nav-settings = Einstellungen
web-home = Zur Startseite
web-loading = Einen Moment …
web-page-failed = Diese Seite konnte nicht geladen werden.
web-try-again = Noch einmal versuchen
web-lost = Diese Seite gibt es nicht
web-lost-about = Der Link ist unvollständig, oder den Tisch dahinter gibt es nicht mehr. Von hier geht es weiter:
web-lost-home = Zur Startseite
web-offline = Dieses Gerät ist offline. Was du tust, wird gesendet, sobald es wieder verbunden ist.
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
web-hero-about = Orléans und Joan of Arc im Browser: gegen den Computer, mit Freunden per Link oder gemeinsam an einem Bildschirm. Ganz ohne Konto.
web-quick =
    { $game ->
        [classic] Gegen den Computer spielen
        [duo] Ein Duell mit dem Computer
       *[joan] Joan of Arc, solo
    }
web-quick-about =
    { $game ->
        [classic] Orléans zu dritt: du und zwei leichte Gegner
        [duo] Orléans zu zweit, gegen einen leichten Gegner
       *[joan] Ziehen und Ankreuzen: allein gegen Johanna
    }
web-new = Ein neuer Tisch
web-new-other = Stärkere Gegner, Freunde, Erweiterungen
web-quick-lesson = Spielend lernen
web-quick-lesson-about = Drei Runden mit Begleitung, gegen einen leichten Gegner
web-learn-first = Das Spiel in fünf Minuten
web-continue = Weiterspielen
web-mine = Meine Partien
web-open = Tische mit freiem Platz
web-records = Aufzeichnungen
web-upload = Eine Aufzeichnung hochladen und ansehen
web-upload-wrong = Diese Datei ist keine Aufzeichnung einer Partie.
web-game =
    { $game ->
        [joan] Joan of Arc
       *[classic] Orléans
    }
web-list-none =
    { $list ->
        [mine] Du sitzt noch an keinem Tisch.
       *[open] Gerade wartet niemand auf Mitspieler.
    }
web-list-failed = Die Liste konnte nicht gelesen werden.
web-list-more = Mehr zeigen
web-list-status =
    { $status ->
        [archived] nur noch zu lesen: mit anderen Regeln oder Daten gespielt
        [open] wartet auf Mitspieler
        [running] Runde { $round } von { $rounds }
        [over] beendet
       *[abandoned] ohne Ergebnis beendet
    }
web-me = Gast

# ---------------------------------------------------------------------- ein neuer Tisch

web-setup-game = Spiel
web-setup-edition = Ausgabe
web-setup-players = Wie viele spielen
web-setup-seats = Wer sitzt wo
web-setup-seat = Platz { $seat }
web-setup-name = Name
web-setup-who =
    { $player ->
        [human] Jemand hier am Gerät
        [open] Ein Freund, per Link
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
web-levels = Wie die Computerspieler spielen
web-setup-modules = Erweiterungen
web-setup-options = Hausregeln
web-setup-options-about = Wo die Regelhefte schweigen oder mehrere Wege kennen, wählst du.
web-setup-usual = Wie die Regel es sagt
web-setup-what = Was ändert sich?
web-setup-clash = Geht nicht zusammen mit deiner übrigen Auswahl:
web-setup-clock = Uhr
web-setup-private = Privat: zusehen darf nur, wer einen Link hat
web-setup-start = Tisch eröffnen
web-setup-cannot = So kann nicht gespielt werden:
web-setup-one-screen = Mehrere an diesem Bildschirm reichen das Gerät weiter.
web-setup-moved = { $name } sitzt jetzt auf Platz { $seat }: Jemand muss an diesem Bildschirm spielen.

# ---------------------------------------------------------------- vor der Partie

web-join = An diesen Tisch setzen
web-wait = Der Tisch ist offen
web-wait-free =
    { $free ->
        [0] Alle Plätze sind besetzt: Es geht los.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
web-played = Was gespielt wird
web-played-clock = { $bank } für die ganze Partie, { $increment } mehr nach jeder Entscheidung
web-played-switch =
    { $on ->
        [true] ja
       *[false] nein
    }
web-your-name = Dein Name
web-sit = Platz nehmen
web-seat-free = Ein freier Platz
web-link-invite = Link für Freunde
web-link-invite-about = Wer diesen Link öffnet, darf Platz nehmen.
web-fill-with = Freie Plätze besetzt
web-fill = Auffüllen und beginnen
web-leave = Aufstehen und gehen
web-table-closed = Hier kannst du nicht sitzen
web-archived = Eine Partie zum Nachlesen
web-archived-seats = Am Tisch

# ------------------------------------------------------------------- am Tisch

web-act = Dein Zug
web-aside = Protokoll, Chat und Spieler
web-tabs = Teile des Tisches
web-tab-table = Tisch
web-tab-log = Protokoll
web-tab-chat = Chat
web-tab-seats = Spieler
web-reconnecting = Verbinde wieder …
web-waiting = Warten auf { $names }
web-nothing-asked = Gerade wirst du nichts gefragt.
web-filter = Unter { $count } Möglichkeiten suchen
web-over = Die Partie ist zu Ende
web-abandoned = Die Partie endete ohne Ergebnis
web-paused = Die Partie pausiert
web-seat =
    { $pending ->
        [true] { $name }, muss entscheiden
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
web-seat-stand-in = Ein Computerspieler vertritt ({ $level }).
web-seat-resigned = hat aufgegeben
web-seat-pending = muss entscheiden
web-propose-stand-in = Einen Computerspieler für { $name } vorschlagen
web-new-link = Neuer Link für { $name }
web-new-link-is = Der neue Link für { $name }
web-new-link-about = { $name } bekommt einen neuen Link zu diesem Platz. Der alte gilt sofort nicht mehr, wo immer er offen ist; alle erfahren davon.
web-new-link-give = Neuen Link geben
web-seat-grace = kann noch zurückkommen: { $time }
web-awaited-away = { $name } (nicht da)
web-end-now = Jetzt beenden, ohne die Abwesenden
web-commitment = Faire Ziehungen: der Fingerabdruck des Startwerts, vor der Partie veröffentlicht; der Startwert selbst folgt am Ende.
web-clock-left = noch { $time }
web-map-zoom = Wie nah die Karte ist
web-map-closer = Näher
web-map-away = Weiter weg
web-map-whole = Die ganze Karte
web-past = Du siehst einen früheren Moment ({ $moment }).
web-past-back = Zurück zum Jetzt
web-undo = Zurücknehmen
web-redo = Wiederholen
# What the pointer is told: the name and its keys.
web-undo-keys = Zurücknehmen (Strg+Z)
web-redo-keys = Wiederholen (Strg+Umschalt+Z)
web-undo-all = Alles zurück
web-confirm = Bestätigen
web-hint = Tipp
web-hint-from = Das täte der stärkste Spieler:
web-hint-follow = So machen
web-hint-thinking = Denkt nach …
web-hint-call-off = Lass gut sein
web-hint-why = Verglichen mit „{ $other }“:
web-hint-others = Was danach am besten ist
web-hint-less =
    { $less ->
        [0] Soweit er sieht, ebenso gut: { $text }
        [one] { $less } Punkt weniger: { $text }
       *[other] { $less } Punkte weniger: { $text }
    }
web-log-older = Frühere Einträge
web-log-jump = Diesen Moment ansehen
web-chat-none = Noch kein Wort. Was hier geschrieben wird, lesen alle am Tisch; der Computer antwortet nicht.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-proposal =
    { $what ->
        [undo] { $name } möchte zum Moment { $to } zurück.
        [pause] { $name } bittet um eine Pause.
        [resume] { $name } möchte weiterspielen.
        [stand_in] { $name } schlägt vor, dass ein Computerspieler für { $about } entscheidet.
       *[end] { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
    }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-menu = Menü
web-pause = Pause
web-resume = Weiter
web-stand-in = Den Computer für mich spielen lassen
web-come-back = Ich bin wieder da
web-propose-end = Vorschlagen, die Partie zu beenden
web-resign = Aufgeben
web-resign-sure = Ein Computerspieler übernimmt deinen Platz endgültig.
web-resign-yes = Jetzt aufgeben
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-plain = Textmodus: Fragen und Listen statt der Zeichnung
web-link-mine = Dein eigener Link
web-link-mine-about = Damit spielst du auf einem anderen Gerät weiter. Behalte ihn für dich.
web-link-watch = Link zu diesem Tisch
web-pass = Reiche das Gerät an { $name } weiter
web-pass-about = Niemand sieht, was die anderen vorhaben.
web-pass-ready = Ich bin { $name }
web-won =
    { $count ->
        [0] Niemand an diesem Tisch hat gewonnen
       *[other] Gewonnen: { $names }
    }
web-told = { $what }: { $how }
web-in-words = Wie der Tisch steht
web-resources = Was du hast
web-scores-now = Punkte, wenn die Partie jetzt endete
web-joan = Johanna
web-result-tie =
    { $count ->
        [one] Gleich viele Punkte: Gewonnen hat, wer auf der Entwicklungsleiste weiter vorn steht.
       *[other] Gleich viele Punkte und gleichauf auf der Entwicklungsleiste: Sie teilen sich den Sieg.
    }
web-result-tie-joan = Gleich viele Punkte: Gegen Johanna zählt das als Sieg.
web-result-player = Spieler
web-result-sum = Summe
web-result-replay = Nachspielen und auswerten

# ----------------------------------------------------------------------- Einstellungen

web-language = Sprache
web-theme-label = Farben
web-theme =
    { $choice ->
        [system] Wie das Gerät
        [light] Hell
       *[dark] Dunkel
    }
web-contrast-label = Kontrast
web-contrast =
    { $choice ->
        [system] Wie das Gerät
        [normal] Normal
       *[high] Hoch
    }
web-size-label = Schrift
web-size =
    { $choice ->
        [small] Klein
        [normal] Normal
        [large] Groß
       *[huge] Sehr groß
    }
web-motion-label = Bewegung
web-motion =
    { $choice ->
        [system] Wie das Gerät
        [none] Keine
        [slow] Langsam
        [normal] Normal
       *[fast] Schnell
    }
web-confirm-label = Bestätigung
web-confirm-about = Bevor ein Zug gilt, kannst du ihn noch einmal ansehen und zurücknehmen.
web-confirming =
    { $choice ->
        [turn] Jeden Zug bestätigen
       *[never] Nie fragen
    }
web-more-settings = Weiteres
web-warnings = Warne mich, bevor ich etwas verschwende
