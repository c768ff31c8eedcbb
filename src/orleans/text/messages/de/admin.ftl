# For whoever runs a server: `orleans admin`, and what pages show before a restart.

help-command-admin = Zeigen, wie es einem laufenden Server geht, ihn sichern lassen oder einen Neustart ankündigen.
help-admin-backup = eine Sicherung in den Ordner backups neben dem Verwaltungsschlüssel schreiben
help-admin-announce = jede offene Seite sagt, dass der Server in so vielen Minuten neu startet
help-admin-withdraw = er startet doch nicht neu
help-admin-server = Adresse des Servers (sonst die dessen, der die Datenbank geöffnet hat)

notice-restart =
    { $minutes ->
        [0] Der Server startet gleich neu. Jede Partie ist gespeichert; diese Seite verbindet sich von selbst wieder.
        [one] Der Server startet in einer Minute neu. Jede Partie ist gespeichert; diese Seite verbindet sich von selbst wieder.
       *[other] Der Server startet in { $minutes } Minuten neu. Jede Partie ist gespeichert; diese Seite verbindet sich von selbst wieder.
    }

serve-no-admin = Ein Verwaltungsschlüssel ließ sich weder lesen noch anlegen; orleans admin geht mit diesem Server nicht.

admin-no-server = Es ist kein laufender Server bekannt; nenne seine Adresse mit --server http://127.0.0.1:8000
admin-no-key = Es gibt keinen Verwaltungsschlüssel: Rufe dies als Benutzer des Servers auf, oder setze { $variable } für beide
admin-key-open = { $path }: Andere dürfen diesen Schlüssel lesen; setze die Rechte mit chmod 600
admin-key-form = { $where }: Ein Verwaltungsschlüssel hat 20 bis 200 Zeichen und keine Leerzeichen
admin-no-backups = Dieser Server hat keinen Ordner für Sicherungen; nimm orleans backup.
admin-backup-running = Es wird schon eine Sicherung geschrieben.
admin-version = Orléans { $version }, läuft seit { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
admin-tables =
    { $status ->
        [open] Tische mit einem freien Platz: { $count }
        [running] Tische mit laufender Partie: { $count }
        [over] Tische, deren Partie vorbei ist: { $count }
        [abandoned] Aufgegebene Tische: { $count }
       *[record] Hochgeladene Partien: { $count }
    }
admin-memory = Tische im Speicher: { $watched } beobachtet, { $idle } ohne Zuschauer
admin-connections = Verbindungen: { $connections }, WebSockets: { $sockets }
admin-workers = Arbeitsprozesse: { $workers }, davon beschäftigt: { $busy }, wartende Aufträge: { $waiting }
admin-database = Datenbank: { $megabytes } MB
admin-free = Frei auf ihrem Datenträger: { $megabytes } MB
admin-announced = Ein Neustart ist angekündigt.
admin-withdrawn = Es ist kein Neustart mehr angekündigt.
admin-backup = { $rows } Zeilen sind in { $path }. Behalte die Datei für dich: Sie enthält die Startwerte laufender Partien.
