# Der Browser: was sich bewegt, was inzwischen geschah, Zurückgehen, Töne.

web-since = Was seit meiner letzten Entscheidung geschah
web-since-offer =
    { $count ->
        [one] Seit deiner letzten Entscheidung ist etwas geschehen.
       *[other] Seit deiner letzten Entscheidung sind { $count } Dinge geschehen.
    }
web-since-show = Zeigen
web-since-first = Deine letzte Entscheidung:
web-since-from = Nach deiner letzten Entscheidung
web-since-back = Einen Schritt zurück
web-since-next = Einen Schritt weiter
web-since-play = Abspielen
web-since-pause = Anhalten
web-since-now = Zum Jetzt
web-since-at = { $at } von { $count }

# Das Protokoll, und von dort zurück

web-log-find = Im Protokoll suchen
web-log-by = Wessen Einträge
web-log-all = Alle
web-log-round = Runde { $round }
web-log-gone = Zurückgenommen:
web-log-empty = Noch ist nichts geschehen.
web-log-none = Nichts im Protokoll passt dazu.
web-back-here = Hierher zurückgehen
web-back-propose = Vorschlagen, hierher zurückzugehen
web-propose-pause = Eine Pause vorschlagen
web-propose-resume = Vorschlagen weiterzuspielen

# Für das Ohr, und im Reiter

web-title-turn = ● Du bist am Zug · Orléans
web-sound-label = Töne
web-sound-about = Dein Zug, ein Stein, eine Ablehnung, eine neue Runde, das Ende. Alles ist auch zu sehen.
web-sound =
    { $choice ->
        [off] Aus
        [low] Leise
        [normal] Normal
       *[loud] Laut
    }

# Nachschlagen am Tisch

web-look-up = Nachschlagen: { $name }
web-look-up-page = Auf einer eigenen Seite öffnen
web-pick = Wählen
