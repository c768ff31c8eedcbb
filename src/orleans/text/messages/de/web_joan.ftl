# Der Tisch von Johanna im Browser.

web-joan-tab-sheet = Blatt
web-joan-tab-map = Karte
web-joan-tab-places = Orte
web-joan-tab-others = Andere
web-joan-phase = Runde { $round } von { $rounds }, Plättchen { $pick } von { $picks }

web-joan-as-list = Tipp an, was leuchtet, oder wähle aus der Liste ({ $count })
web-joan-which = Welchen Zug meinst du?
web-joan-none = keine
web-joan-nobody = niemand
web-joan-majority = { $name }: { $winner } ({ $counts })
web-joan-ours = teils eigene Werte
web-joan-photographed = teils auf einem Foto zu sehen

# --------------------------------------------------------------- die Plättchen

web-joan-display = Auslage
web-joan-display-empty = Es liegt kein Plättchen mehr aus.
web-joan-starts = { $name } beginnt die Runde
web-joan-in-bag = Im Beutel
web-joan-holding = Ablage
web-joan-recruit = Stattdessen einen Mönch anwerben
web-joan-recruiting = Mönch anwerben: Tipp jetzt das Plättchen an, das du beiseitelegst

# -------------------------------------------------------------------- das Blatt

web-joan-sheet-own = Mein Blatt
web-joan-sheet-of = Blatt von { $name }
web-joan-bags = Beutel
web-joan-bags-label =
    { $count ->
        [one] Noch { $count } Beutel zu spielen
       *[other] Noch { $count } Beutel zu spielen
    }
web-joan-product =
    ({ $stations ->
        [one] { $stations } Kontor
       *[other] { $stations } Kontore
    } + { $citizens } Bürger) × { $status } = { $points }
web-joan-bonus =
    { $standing ->
        [gained] { $of }: { $text }; erhalten
        [gone] { $of }: { $text }; durchgestrichen
       *[open] { $of }: { $text }
    }
web-joan-row = Reihe { $row }
web-joan-column = Spalte { $column }
web-joan-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

web-joan-map = Karte
web-joan-land = Landstrecke
web-joan-water = Wasserstrecke
web-joan-filled = Eingezeichnet: { $names }.
web-joan-linked = Mit Orléans verbunden: { $names }.
web-joan-built = Kontore: { $names }.
web-joan-struck = Durchgestrichen: { $names }.
web-joan-stations =
    { $count ->
        [one] { $count } Kontor
       *[other] { $count } Kontore
    }

web-joan-warehouse = Lager
web-joan-goods-row =
    { $points ->
        [one] { $name }: { $marked } von { $all } angekreuzt; die volle Reihe bringt { $points } Punkt
       *[other] { $name }: { $marked } von { $all } angekreuzt; die volle Reihe bringt { $points } Punkte
    }
web-joan-goods-space = { $name }, Spalte { $column }
web-joan-bank = Bank
web-joan-bank-row = Reihe { $row }: { $circled } von { $all } Münzen eingekreist, davon { $spent } ausgegeben
web-joan-bank-space = Münze in Reihe { $row }, Spalte { $column }
web-joan-coins =
    { $count ->
        [one] { $count } Münze zum Ausgeben
       *[other] { $count } Münzen zum Ausgeben
    }
web-joan-development = Entwicklung
web-joan-status = Feld { $space }, Stand { $status }
web-joan-space =
    { $marked ->
        [true] Feld { $space }: { $text }; angekreuzt
       *[false] Feld { $space }: { $text }
    }
web-joan-space-short = Feld { $space }
web-joan-depot = Depot
web-joan-shields =
    { $circled ->
        [one] { $circled } von { $all } Wappen ist eingekreist
       *[other] { $circled } von { $all } Wappen sind eingekreist
    }
web-joan-monks = Mönche
web-joan-monks-label = { $recruited } von { $all } Mönchen angeworben
web-joan-deeds = Segensreiche Werke
web-joan-deed-space =
    { $marked ->
        [true] { $deed }, { $follower }: angekreuzt
       *[false] { $deed }, { $follower }
    }
web-joan-deed-done = { $deed } vollendet
web-joan-closed = geschlossen

# -------------------------------------------------------------------- die Orte

web-joan-places = Ausliegende Orte
web-joan-places-printed = Orte auf dem Blatt
web-joan-places-own = Meine Orte
web-joan-places-none = Noch keine. Mit Händlern erwirbst du welche.
web-joan-card =
    { $price ->
        [one] { $name } ({ $category }, { $price } Münze; { $users }): { $text }
       *[other] { $name } ({ $category }, { $price } Münzen; { $users }): { $text }
    }
web-joan-category =
    { $price ->
        [one] Kategorie { $category }: { $price } Münze
       *[other] Kategorie { $category }: { $price } Münzen
    }
web-joan-category-shut =
    { $count ->
        [one] geschlossen, bis { $count } Karte jeder niedrigeren Kategorie erworben ist
       *[other] geschlossen, bis { $count } Karten jeder niedrigeren Kategorie erworben sind
    }
web-joan-removed = Von Johanna aus dem Spiel genommen: { $names }.

# -------------------------------------------------------------------- die anderen

web-joan-others = Die anderen
web-joan-has-places = Orte: { $names }
web-joan-coins-left = Münzen zum Ausgeben
web-joan-stations-built = Kontore
web-joan-citizens = Bürger
web-joan-shields-circled = Wappen
web-joan-monks-left = Noch nicht angeworbene Mönche

# -------------------------------------------------------------------- Johanna

web-joan-area = Johannas Bereich
web-joan-level = Stufe: { $level }
web-joan-monk-actions = Auf dieser Stufe führt Johanna ihre Mönchsaktionen aus.
web-joan-no-monk-actions = Auf dieser Stufe verfallen Johannas Mönchsaktionen.
web-joan-levels = Entwicklung
web-joan-of = { $name }: { $count } von { $all }
web-joan-next-effect = Als Nächstes: { $text }
web-joan-her-cards = Johannas Karten
web-joan-her-card = Karte { $card }
web-joan-town = Stadt { $number }, { $name }
web-joan-turned = Zuletzt aufgedeckt
web-joan-took = von Johanna genommen
web-joan-pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-joan-may-come =
    { $count ->
        [one] { $count } Karte kann oben liegen
       *[other] { $count } Karten können oben liegen
    }
web-joan-seen =
    { $count ->
        [one] { $count } frühere Karte
       *[other] { $count } frühere Karten
    }
