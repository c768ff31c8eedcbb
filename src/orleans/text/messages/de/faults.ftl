# Was an einem Aufbau, einer Stellung, einer Aufzeichnung oder den Daten falsch ist. Für Entwickler
# hat das Programm einen eigenen englischen Text; diese Sätze sind für Spieler.

kind-wanted =
    { $kind ->
        [int] eine Zahl
        [bool] ja (yes) oder nein (no)
        [list] eine Liste
        [dict] eine Tabelle
       *[str] einen Text
    }

setup-needs = einem Aufbau fehlt das Feld „{ $field }“
setup-field = ein Aufbau hat kein Feld „{ $field }“
setup-kind = { $field } verlangt { $kind }, nicht { $value }
setup-module-names = die Module müssen eine Liste von Namen sein
setup-deep = { $field } ist zu tief verschachtelt
setup-number = in { $field } steht eine Zahl jenseits von { $largest }
setup-game = es gibt kein Spiel „{ $game }“; es gibt { $known }
setup-edition = es gibt keine Ausgabe „{ $edition }“; es gibt { $known }
setup-players = die Ausgabe { $edition } ist für { $counts } Spieler
setup-option = es gibt keine Option „{ $option }“; es gibt { $known }
setup-value = die Option { $option } verlangt { $kind }, nicht { $value }
setup-one-of = die Option { $option } ist eines von { $known }
setup-start = der Startspieler muss einen der { $seats } Plätze haben
setup-strike = in der Ausgabe { $edition } werden keine Ortsplättchen gestrichen
setup-no-modules = die Ausgabe { $edition } wird ohne Module gespielt
setup-module = es gibt kein Modul „{ $module }“; es gibt { $known }
setup-module-twice = das Modul { $module } ist zweimal genannt
setup-clash = { $one } und { $other } lassen sich nicht zusammen spielen
setup-unlimited = in dieser Ausgabe sind Münzen unbegrenzt
setup-bank = die Bank braucht mindestens { $least } Münzen
setup-extra = in der Ausgabe { $edition } gibt es keine zusätzlichen Ortsplättchen
setup-tile = es gibt kein Ortsplättchen { $tile }
setup-later = die Ortskarte { $tile } ist nicht spielbar: { $where } kennt { $words } nicht
setup-words = { $id }: Keine Regel kennt { $words }
setup-tile-words = die Stundenglaskarte { $id } ist nicht spielbar: { $where } kennt { $words } nicht
setup-data = mit diesen Werten ist das Spiel nicht spielbar ({ $detail })
joan-setup-edition = Joan of Arc hat nur eine Ausgabe, „{ $known }“, nicht „{ $edition }“
joan-setup-players = Joan of Arc ist für { $least } bis { $most } Spieler
joan-setup-modules = Joan of Arc wird ohne Module gespielt
joan-setup-solo = { $option } ist eine Option des Solospiels
joan-setup-cards = das Solospiel wird mit Ortskarten gespielt

position-not = das ist keine Stellung ({ $reason })
position-plain = eine Stellung besteht aus einfachen Daten ({ $reason })
position-fields = eine Stellung ist eine Tabelle aus Feldern
position-setup = die Stellung gehört zu einem anderen Aufbau: { $field } weicht ab
position-field = eine Stellung hat kein Feld „{ $field }“
position-none = { $field }: { $value } ist keines von { $known }
position-near = { $field }: { $value } gibt es nicht; meintest du { $near }?
position-number = { $field }: { $value } ist keine Zahl von 0 bis { $most }
position-numbers = { $field }: { $value } ist keine Liste von Zahlen
position-words = { $field }: { $value } ist keine Liste von Wörtern
position-table = { $field }: { $value } ist keine Tabelle
position-from-1 = { $field }: Felder werden ab 1 gezählt
position-only-one = { $field }: { $thing } gibt es nur einmal
position-not-here = { $field }: Das gibt es in diesem Spiel nicht
position-spaces =
    { $count ->
        [one] { $field }: { $named } sind genannt, aber es gibt { $count } Feld
       *[other] { $field }: { $named } sind genannt, aber es gibt { $count } Felder
    }
position-all-spaces =
    { $count ->
        [one] { $field }: { $named } sind genannt; nenne das { $count } Feld, - für ein leeres
       *[other] { $field }: { $named } sind genannt; nenne alle { $count } Felder, - für ein leeres
    }
position-pieces = die Stellung verwendet { $used } von { $piece }, es gibt aber { $there }
position-stands = { $field }: { $piece } kann nicht auf Feld { $space } stehen
position-cannot = { $field }: Das ist so nicht möglich ({ $why })

record-not = das ist keine Aufzeichnung eines Spiels ({ $reason })
record-format = das Aufzeichnungsformat { $format } ist hier unbekannt (bekannt: { $known })
record-rules = gespielt wurde mit Fassung { $rules } von Regeln und Daten, dieses Programm hat { $known }: lesen lässt sich das, aber nicht nachspielen oder fortsetzen
record-moment =
    { $total ->
        [one] die Aufzeichnung hat { $total } Zug, einen Moment { $moment } gibt es nicht
       *[other] die Aufzeichnung hat { $total } Züge, einen Moment { $moment } gibt es nicht
    }
record-setup = das Spiel der Aufzeichnung lässt sich nicht aufbauen ({ $reason })
record-move = die Aufzeichnung lässt sich bei Zug { $at } von { $total } nicht nachspielen ({ $reason })
record-damaged = die Aufzeichnung lässt sich nicht nachspielen ({ $reason })
record-seed = der veröffentlichte Startwert passt nicht zur Festlegung
record-seedless = diese Aufzeichnung hat keinen Startwert; man kann sie ansehen, aber nicht fortsetzen
record-chance = die Ziehungen folgen nicht aus dem Startwert
record-chance-published = die Ziehungen folgen nicht aus dem veröffentlichten Startwert
record-long = eine Partie mit diesem Aufbau hat höchstens { $most } Züge, nicht { $count }
record-unused = die Aufzeichnung enthält Ziehungen, die kein Zug braucht
record-state = die Aufzeichnung endet nachgespielt anders, als sie angibt

notation-unknown = „{ $notation }“ ist kein Zug dieses Spiels
notation-foreign = „{ $notation }“ ist ein Zug eines anderen Aufbaus
notation-seat = „{ $notation }“ beginnt nicht mit einem Platz
chance-closed = ein nachgespieltes Spiel ist nur zum Ansehen da
chance-beyond = die Ziehung { $outcome } ist keine von { $possible }
chance-weight = die Ziehung { $outcome } war nicht im Beutel
chance-short = die Aufzeichnung enthält zu wenige Ziehungen

data-read = { $where }: Die Datei kann nicht gelesen werden ({ $detail })
data-not-text = { $where }: Das ist kein UTF-8-Text
data-toml = { $where }: Das ist kein gültiges TOML ({ $detail })
data-fault = { $where }: Diese Angaben sind nicht brauchbar ({ $detail })
