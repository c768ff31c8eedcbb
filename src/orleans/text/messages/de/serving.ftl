# Der Server: was er antwortet, was ein Formular für einen neuen Tisch zeigt, und seine Befehle.

server-fault = Bei uns ist etwas schiefgegangen. Der Fehler wurde protokolliert.
server-busy = Der Server hat gerade sehr viel zu tun. Bitte gleich noch einmal versuchen.
server-full = Hier gibt es schon zu viele Tische.
server-no-workers = Die Prozesse der Computerspieler starten nicht.
server-too-much = Das ist etwas zu schnell. Bitte in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal versuchen.
server-too-large = Das ist zu viel auf einmal: höchstens { $most } Bytes.
server-not-json = Der Inhalt muss JSON sein (content-type: application/json).
server-malformed = Nicht lesbar: { $reason }
server-malformed-field = { $field }: nicht lesbar ({ $reason })
server-method = Diese Methode ist hier nicht erlaubt.
server-no-page = Unter dieser Adresse ist nichts.
server-no-table = Diesen Tisch gibt es nicht.
server-no-moment = Diesen Zeitpunkt gibt es nicht; der letzte ist { $last }.
server-no-round = Diese Runde gibt es nicht; die letzte ist { $last }.
server-no-rule = Eine Regel „{ $rule }“ gibt es nicht.
server-no-component = Ein Spielteil „{ $id }“ gibt es nicht.
server-key-header = Der Schlüssel gehört in die Kopfzeile „Authorization: Bearer …“.
server-key-needed = Dafür braucht es einen Schlüssel.
server-key-unknown = Unbekannter Schlüssel.
server-key-elsewhere = Dieser Schlüssel gehört zu einem anderen Tisch.
server-key-void = Dieser Schlüssel gilt nicht mehr: Der Platz wurde verlassen oder hat einen neuen Link bekommen.
server-private = Dieser Tisch ist privat: Zusehen geht nur mit einer Einladung.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-one-seat = Du sitzt schon an diesem Tisch; eine Einladung gilt für einen Platz.
server-which-seat = Du hast an diesem Tisch mehrere Plätze: Nimm den Schlüssel des Platzes, den du meinst.
server-seats-number = Zu diesem Aufbau gehören { $players } Plätze.
server-needs-person = Ein Tisch braucht mindestens einen Menschen oder einen freien Platz für einen.
server-not-asked = Du bist nicht am Zug.
server-not-over = Die Partie ist noch nicht zu Ende.
server-other-version = Diese Partie wurde mit Fassung { $rules } von Regeln und Daten gespielt; dieser Server hat Fassung { $known }. Protokoll und Ergebnis lassen sich lesen, aber niemand kann weiterspielen.
server-unplayable = Diese Partie lässt sich mit den Regeln und Daten dieses Servers nicht nachspielen. Protokoll und Ergebnis lassen sich lesen, aber niemand kann weiterspielen.
server-record-seed = Eine Aufzeichnung kann hochgeladen werden, sobald ihr Startwert veröffentlicht ist, und nur von einer Partie von Anfang an.
server-record-wrong = Diese Aufzeichnung kann nicht angesehen werden: { $reason }.
server-is-there = Diese Person ist verbunden; ein Computerspieler kann nur für jemanden einspringen, der nicht da ist.
server-may-return =
    Diese Person kann noch zurückkommen: Ein Computerspieler kann in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } einspringen.
server-hello-first = Die erste Nachricht muss ein Hello sein.
server-hello-once = Ein Hello genügt.
server-silent = Die Verbindung war zu lange still.
server-too-slow = Die Verbindung ist zu langsam, um mitzuhalten.
server-closing = Der Server wird beendet; deine Partie ist gespeichert.
server-greeting-title = Orléans
server-greeting = Hier läuft ein Server für Tische. Die Seite zum Spielen im Browser gehört nicht zu dieser Installation. Mit dem Link von Freunden kannst du im Terminal spielen: orleans join LINK. Die Schnittstelle des Servers ist unter { $link } beschrieben.

# ---------------------------------------------------------------- ein neuer Tisch

game-name =
    { $game ->
        [joan] Johanna
        [classic] Orléans
       *[other] { $game }
    }
edition-name =
    { $edition ->
        [in-2014] Erste Ausgabe (2014)
        [in-2021] Neue Ausgabe (2021)
        [in-bigbox] Big Box (2025)
        [in-1] Erste Ausgabe
       *[other] { $id }
    }
option-name =
    { $option ->
        [recruit_needs_bonus] Kein Schritt auf ein Feld, dessen Belohnung aufgebraucht ist
        [plan_in_turn_order] Nacheinander planen
        [start_player] Erster Startspieler
        [strike_tiles] Ortskarten vor der Partie aus dem Spiel nehmen
        [extra_tiles] Zusätzliche Ortskarten
        [bank] Münzen im Vorrat
        [variant_last_tile] Der Bauernaufstand kommt zuletzt
        [places] Orte
        [level] Stufe
        [joan_emptied_category] Eine Kategorie, die Johanna geleert hat, öffnet die nächste
       *[other] { $option }
    }
choice-name =
    { $choice ->
        [cards] Ortskarten
        [printed] die auf den Blättern gedruckten Orte
       *[other] { $choice }
    }
player-about =
    { $player ->
        [random] Spielt irgendeinen halbwegs sinnvollen Zug, ohne Plan: zum Ausprobieren.
        [easy] Spielt vernünftig, übersieht aber manches.
        [normal] Denkt ganze Pläne durch, einige Runden weit.
        [hard] Denkt viel mehr Pläne durch und vergleicht bei jeder Entscheidung mehrere gedachte Partien. Braucht bis zu einer Sekunde.
        [expert] Wie Schwer, denkt aber weiter voraus und bis zu fünf Sekunden: für alle, die gegen Schwer gewinnen.
       *[other] { $player }
    }

# ------------------------------------------------------------ orleans serve …

serve-opening = Die Datenbank { $where } wird geöffnet …
serve-workers =
    { $count ->
        [one] Ein Arbeitsprozess für die Computerspieler wird gestartet …
       *[other] { $count } Arbeitsprozesse für die Computerspieler werden gestartet …
    }
serve-ready = Orléans ist unter { $url } – die Tische liegen in { $where } – Strg-C beendet den Server
serve-network = Für Freunde in deinem Netz: { $url } – wer diese Adresse erreicht, kann mitspielen
serve-stopping = Der Server wird beendet; jede Partie ist gespeichert …
serve-stopped = Der Server ist beendet.
play-running = Orléans läuft schon unter { $url }
play-needs-terminal = { $flag } ist für Spiele im Terminal: Ergänze --terminal. Ohne das öffnet play die Seite in deinem Browser.
play-no-server = das Spiel im Browser braucht den Server: pip install 'orleans[server]' – orleans play --terminal spielt sofort, hier im Terminal
serve-port-taken = Port { $port } von { $host } ist schon belegt; wähle mit --port einen anderen
serve-cannot-listen = { $host }, Port { $port }: dort lässt sich kein Server starten ({ $reason })
serve-proxy = --trusted-proxy nimmt eine Adresse oder ein Netz wie 10.0.0.0/8, nicht „{ $text }“
serve-port = --port nimmt eine Zahl von 0 bis 65535, nicht „{ $text }“
serve-log = --log nimmt text, json oder quiet, nicht „{ $text }“
serve-limit-name = „{ $name }“ ist keine der Grenzen { $known }
serve-limit = „{ $text }“ ist kein gültiger Wert für { $name }; ein Beispiel: { $example }
serve-players = --players { $module }: dieses Modul lässt sich nicht laden ({ $reason })
serve-no-workers = kein Arbeitsprozess lässt sich starten ({ $reason })

verify-head = { $path }: { $title }
verify-replays =
    { $moves ->
        [one] 1 Zug lässt sich nachspielen, und jede Ziehung ist dort möglich.
       *[other] { $moves } Züge lassen sich nachspielen, und jede Ziehung ist dort möglich.
    }
verify-state = Sie enden im Stand, den die Aufzeichnung nennt ({ $hash }).
verify-scores = Die Punkte stimmen: { $scores }.
verify-seed = Der veröffentlichte Startwert ist der, der vor der Partie festgelegt wurde ({ $commitment }).
verify-draws =
    { $draws ->
        [one] Die eine Ziehung folgt aus diesem Startwert.
       *[other] Alle { $draws } Ziehungen folgen aus diesem Startwert.
    }
verify-not-over = In dieser Aufzeichnung ist die Partie nicht zu Ende.
verify-no-seed = Nicht geprüft: ob die Ziehungen fair waren. Der Startwert ist noch nicht veröffentlicht; bekannt ist nur seine Festlegung, { $commitment }.
verify-good = Alles, was sich prüfen lässt, ist in Ordnung.
verify-part = Alles Geprüfte ist in Ordnung; die Ziehungen sind nicht geprüft.
verify-wrong =
    { $check ->
        [state] Die Züge enden in einem anderen Stand, als die Aufzeichnung sagt.
        [scores] Die Punkte sind andere als aufgezeichnet: { $scores }.
        [seed] Der veröffentlichte Startwert ist nicht der, der vor der Partie festgelegt wurde.
       *[draws] Die Ziehungen folgen nicht aus dem veröffentlichten Startwert.
    }

backup-done = { $rows } Zeilen aus { $where } sind in { $path }. Behalte die Datei für dich: Sie enthält die Startwerte laufender Partien.
backup-progress = { $done } von { $total }
restore-done = { $rows } Zeilen aus { $path } sind in { $where }.
