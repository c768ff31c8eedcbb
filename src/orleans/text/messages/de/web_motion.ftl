# Der Browser: was sich bewegt, was inzwischen geschah, Zurückgehen, Töne.

web-since = Seit meiner letzten Entscheidung
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
web-since-now = Zum aktuellen Stand
web-since-at = { $at } von { $count }

# Das Protokoll, und von dort zurück

web-log-find = Im Protokoll suchen
web-log-by = Nach Spieler filtern
web-log-all = Alle
web-log-round = Runde { $round }
web-log-gone = Zurückgenommen:
web-log-empty = Noch ist nichts geschehen.
web-log-none = Im Protokoll steht nichts Passendes.
web-back-here = Bis hierher zurücknehmen
web-back-propose = Vorschlagen, bis hierher zurückzunehmen
web-propose-pause = Eine Pause vorschlagen
web-propose-resume = Vorschlagen weiterzuspielen

# Für das Ohr, und im Reiter

web-title-turn = ● Du bist am Zug · Orléans
web-sound-label = Töne
web-sound-about = Töne für deinen Zug, gespielte Teile, ungültige Züge, neue Runden und das Spielende. Alles ist auch zu sehen.
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
