# Was das Programm während des Spiels antwortet, Regeln und Bestandteile.

help-hint = Gib die Nummer einer Auswahl, einen Zug oder ? für Hilfe ein.
help-game =
    Gib eine Nummer der Liste oder einen Zug ein:
      3              Nummer 3 der Liste; mehrere auf einmal: 3; 5; done
      schiff         in der Planung: das Schiff füllen, Joker zuletzt
      place farmer* village.1
                     ein ganzer Zug; eindeutige Wortanfänge genügen
      lift village.1 einen Gefolgsmann in der Planung wieder herunternehmen
      Tab            ergänzt Züge, Orte und Befehle
    Sich umsehen:
      board  map  routes  deeds  tiles  mats  die Pläne und alle Tableaus
      orders  modules  supplies             Erweiterungen, der Vorrat
      bag  odds  log  log all               dein Beutel, Chancen, der Verlauf
      rules Wörter   Regeln suchen; rules plan.match liest eine
      tile Name      was ein Ort, Werk oder Ereignis tut und woher wir es wissen
    Spielen:
      hint  follow   was ein guter Computerspieler täte; es so machen
      why Zug        ist das möglich, und wenn nicht, nach welcher Regel
      undo, undo all den letzten Zug zurücknehmen, oder alle seit dem Ziehen
      redo           den zuletzt zurückgenommenen Zug noch einmal machen
      warnings off   nicht mehr nachfragen, bevor du etwas verschenkst
      language fr    auf Französisch weiterspielen; auch de, en
      save Datei     eine Kopie speichern; gespeichert wird nach jedem Zug
      quit           aufhören; orleans play --terminal DATEI macht weiter
left-out = Nicht gezeigt: { $words }. Mit board kommt alles.
modules-none = Es ist keine Erweiterung mit eigenen Plänen oder Karten im Spiel.
hand-over = Gib die Tastatur an { $who } weiter; dann die Eingabetaste drücken.
no-longer = „{ $text }“ wurde nicht ausgeführt: Die Entscheidung liegt nicht mehr bei dir.
no-number = Es gibt keine Auswahl { $number }; die Liste endet mit { $last }.
which = Was davon?
unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. Mit ? kommt die Hilfe.
unknown-close = „{ $text }“ ist weder ein Zug noch ein Befehl. Meintest du: { $close }?
refused = Nicht möglich: { $move }
why-what = Nenne den Zug: why place knight village.1
why-allowed = { $move } ist jetzt möglich.
warn-done = Du könntest noch vollenden: { $places }.
warn-pass = Du könntest noch nutzen: { $places }.
warn-again =
    { $move ->
        [done] { $warning } Gib nochmals done ein, um die Planung zu beenden.
        [pass] { $warning } Gib nochmals pass ein, um für diese Runde zu passen.
       *[end] { $warning } Gib nochmals end ein, um deinen Zug zu beenden.
    }
warnings-on = Warnungen sind eingeschaltet.
warnings-off = Warnungen sind ausgeschaltet.
language-which = Nenne die Sprache: language en, language de oder language fr.
language-now = Das Spiel spricht jetzt Deutsch.
fill-done = { $place }: { $placed } eingesetzt; der Ort ist vollständig.
fill-part = { $place }: { $placed } eingesetzt; es fehlt noch: { $lacking }.
fill-full = { $place } ist schon vollständig.
fill-nothing = Nichts auf deinem Markt passt auf { $place }; es fehlt: { $followers }.
undone = Zurückgenommen: { $moves }
redone = Wiederholt: { $moves }
hint-head = Ein guter Computerspieler täte dies:
hint-follow = Mit follow machst du es so.
follow-none = Es gibt keinen Tipp, dem du folgen könntest: Gib zuerst hint ein.
move-written = { $move } ({ $text })
left = Gespeichert. Weiter mit: orleans play --terminal { $path }
left-eof = Keine weitere Eingabe. Gespeichert; weiter mit: orleans play --terminal { $path }
saved-in = Gespeichert in { $path }
save-where = Sag wohin: save Datei
save-failed = Nicht gespeichert: { $error }
record-in = Die Aufzeichnung des Spiels ist in { $path } (prüfe sie mit: orleans replay { $path })
seed-commitment = Festlegung des Startwerts (SHA-256, vor dem ersten Ziehen): { $commitment }
seed-revealed = Der Startwert war { $seed }
tiles-missing =
    { $count ->
        [one] { $count } Ortsplättchen dieser Ausgabe ist noch nicht spielbar und fehlt: { $tiles }.
       *[other] { $count } Ortsplättchen dieser Ausgabe sind noch nicht spielbar und fehlen: { $tiles }.
    }

# Regeln

all-editions = alle
rule-head = Regel { $rule } (Ausgaben: { $editions })
rule-head-of = Regel { $rule } ({ $game })
rule-from = Quelle: { $sources }
rule-ruling = Unsere Auslegung: { $ruling }
rule-option = Tischoption: { $option }
rule-same = Wiederholt Regel { $rule }
rule-short = { $rule }: { $text }
rules-none = Keine Regel enthält die Wörter „{ $text }“.
rules-more =
    { $count ->
        [one] { $count } weitere; füge ein Wort hinzu, um sie einzugrenzen.
       *[other] { $count } weitere; füge ein Wort hinzu, um sie einzugrenzen.
    }

# Bestandteile

tile-none = Es gibt keinen Ort, kein Werk und kein Stundenglasplättchen namens „{ $text }“.
tile-near = „{ $text }“ gibt es nicht. Meintest du { $near }?
tile-several = Welches: { $names }?
component-head = { $name } [{ $id }], { $kind }
component-kind =
    { $kind ->
        [tile] ein Ortsplättchen
        [board] ein Ort des Spielertableaus
        [deed] ein Segensreiches Werk
        [order] ein Auftrag
       *[hourglass] ein Stundenglasplättchen
    }
component-note = Anmerkung: { $note }
value-line = { $label }: { $value }
value-sourced = { $label }: { $value } { $where }
value-spaces = Aktionsfelder
value-effect = Wirkung
value-effect-2014 = Wirkung 2014
value-category = Kategorie
value-editions = Ausgaben
value-reward = Belohnung je Gefolgsmann
value-complete = Für den letzten
value-board = Tafel
value-goods_on_take = Bringt mit
value-deed_spaces = Gefüllt mit
value-deed_goods = Und mit diesen Waren
value-goods_on = Waren auf den Feldern
value-covered_at = Letztes Feld abgedeckt bei so vielen Spielern
value-absent_at = Nicht im Spiel bei so vielen Spielern
count-at = { $count } bei { $players } Spielern
value-town = Stadt
value-goods = Waren
value-points = Punkte
value-set = Satz
value-letter = Rückseite
letter-printed =
    { $letter ->
        [start] Startplättchen
        [end] Schlussplättchen
       *[other] { $letter }
    }
value-count = Anzahl
value-coins_per_status = Münzen je Punkt Entwicklungsstand
value-coins_per_station = Münzen je gebautem Kontor
value-goods_per_coin = Waren je Münze Steuern
value-food = Abzugebende Nahrung
value-coins_per_missing = Münzen je fehlender Nahrung
value-draw_lose = Aus dem Beutel verlorene Gefolgsleute
provenance =
    { $level ->
        [owner] [vom Besitzer der Schachtel berichtigt]
        [rulebook] [Spielregel]
        [photograph] [auf einem Foto zu sehen]
        [photograph-cover] [auf einem Foto des Schachteldeckels zu sehen]
        [corroborated] [mehrere Quellen stimmen überein]
        [single-source] [eine Quelle]
        [inferred] [folgt aus den Spielregeln]
       *[reconstructed] [! unser eigener Wert; der offizielle steht nur auf dem Spielmaterial]
    }
playable-yes = Ist spielbar.
playable-no = Ist noch nicht spielbar.
