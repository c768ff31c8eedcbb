# Der Tisch von Orléans im Browser.

web-classic-tab-plan = Planen
web-classic-tab-map = Karte
web-classic-tab-tracks = Leisten
web-classic-tab-others = Andere
web-classic-tab-more = Mehr
web-classic-phase = Runde { $round } von { $rounds }, { $phase }
web-classic-round = Runde { $round } von { $rounds }

web-classic-as-list =
    { $count ->
        [one] { $count } weitere Antwort, als Liste
       *[other] { $count } weitere Antworten, als Liste
    }
web-classic-mat = Mein Tableau
web-classic-mat-of = Tableau von { $name }
web-classic-market = Markt
web-classic-market-empty = leer
web-classic-done = Fertig
web-classic-back = Zurück auf den Markt
web-classic-wheel = Technikplättchen
web-classic-personal = { $name } (eigener)
web-classic-space = { $place }, Feld { $space }
web-classic-space-label =
    { $lies ->
        [none] { $space }: gesucht: { $asks }
       *[other] { $space }: { $lies }
    }
web-classic-ready = bereit
web-classic-use = Nutzen
web-classic-fill = Füllen
web-classic-fill-partly = Teilweise füllen
web-classic-fill-with = { $place }: { $followers }
web-classic-no-effect = Im Moment wäre die Aktion nicht möglich.

web-classic-words-place =
    { $spaces ->
        [0] { $place } ({ $text }).
       *[other] { $place } ({ $text }). Eingesetzt: { $placed }. Frei: { $free }.
    }
web-classic-map = Karte
web-classic-road = Landweg
web-classic-water = Wasserweg
web-classic-merchant-in = Händlerfigur von { $name }: in { $town }.
web-classic-stations-in = Kontore in { $town }: { $names }.
web-classic-tracks = Leisten der Gefolgsleute
web-classic-step = Schritt { $step }:
web-classic-status = Entwicklungsstand { $status }
web-classic-deed-complete = zum Abschluss: { $gain }
web-classic-hour-glass = Stundenglas
web-classic-census = Volkszählung:
web-classic-coming =
    { $count ->
        [one] { $count } Karte kann noch kommen
       *[other] { $count } Karten können noch kommen
    }

web-classic-coins = Münzen
web-classic-development = Entwicklung und Stand
web-classic-citizens = Bürger
web-classic-stations = Gebaute Kontore
web-classic-bag = Gefolgsleute im Beutel
web-classic-wheels = Technikplättchen
web-classic-others = Die anderen
web-classic-start-player = Startspieler
web-classic-passed = hat gepasst
web-classic-supplies = Vorräte
web-classic-tiles =
    { $count ->
        [one] Ortskarten { $category }: { $count } Karte
       *[other] Ortskarten { $category }: { $count } Karten
    }
web-classic-take-tile = { $tile } nehmen
web-classic-nobody = niemand
web-classic-cards =
    { $count ->
        [one] { $count } Karte
       *[other] Alle { $count } Karten
    }
web-classic-odds = Wen ziehst du als Nächstes?
web-classic-odds-draw =
    { $bag ->
        [0] Der Beutel ist leer: Es gibt niemanden zu ziehen.
       *[other]
            { $drawn ->
                [one] Gezogen wird { $drawn } von { $bag } im Beutel. Anzahl je Art und Wahrscheinlichkeit für mindestens einen:
               *[other] Gezogen werden { $drawn } von { $bag } im Beutel. Anzahl je Art und Wahrscheinlichkeit für mindestens einen:
            }
    }
web-classic-odds-planned = In der nächsten Runde, wenn alle besetzten Orte genutzt sind:
web-classic-odds-stuck = Nicht mitgezählt, weil die Aktion nicht möglich ist: { $places }
web-classic-odds-chosen = Einer deiner Wahl, wenn er angeworben wird: { $followers }
web-classic-odds-places = Wahrscheinlichkeit, einen Ort dann ganz zu besetzen:
