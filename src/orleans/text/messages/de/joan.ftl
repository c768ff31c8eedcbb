# Joan of Arc: was geschehen ist, was gefragt ist, was Züge und Bestandteile sind.

# ----------------------------------------------------------------- Ereignisse

joan-event-round = Runde { $round } beginnt mit { $who }. Es liegen aus: { $tiles }.
joan-event-set_aside = Aus dem Beutel beiseitegelegt: { $tiles }.
joan-event-bag_empty = Der Beutel ist leer: Auf jedem Blatt wird die Zahl { $bag } durchgestrichen.
joan-event-over = Der letzte Beutel ist leer. Jetzt werden die Punkte gezählt.
joan-event-took = { $who } nimmt { $follower }.
joan-event-recruited = { $who } wirbt einen Mönch an und legt { $aside } beiseite.
joan-event-action =
    { $by ->
        [monk] { $who } setzt den Mönch als { $follower } ein.
        [scholar] { $who } setzt den Gelehrten dank der Schule als { $follower } ein.
       *[own] { $who } handelt als { $follower }.
    }
joan-event-use = { $who } nutzt den Ort { $source }.
joan-event-deed = { $who } kreuzt { $follower } an: { $source }.
joan-event-deed_complete = { $who } vollendet als Erster: { $source }; das Werk ist für alle anderen geschlossen.
joan-event-good = { $who } kreuzt { $good } an ({ $source }).
joan-event-coin =
    { $amount ->
        [one] { $who } kreist { $amount } Münze in Reihe { $row } ein ({ $source }).
       *[other] { $who } kreist { $amount } Münzen in Reihe { $row } ein ({ $source }).
    }
joan-event-paid =
    { $amount ->
        [one] { $who } streicht { $amount } Münze in Reihe { $row } durch ({ $source }).
       *[other] { $who } streicht { $amount } Münzen in Reihe { $row } durch ({ $source }).
    }
joan-event-shield = { $who } kreist ein Wappen ein ({ $source }).
joan-event-shield_lost = { $who } hat schon alle Wappen eingekreist, dieses verfällt ({ $source }).
joan-event-development =
    { $amount ->
        [one] { $who } kreuzt Entwicklungsfeld { $space } an ({ $source })
       *[other] { $who } kreuzt die Entwicklungsfelder { $space } bis { $to } an ({ $source })
    }{ $stars ->
        [0] .
       *[other] {" "}und erreicht Entwicklungsstand { $status }.
    }
joan-event-route = { $who } zeichnet { $route } ein ({ $source }).
joan-event-station = { $who } baut ein Kontor in { $town }.
joan-event-card = { $who } erwirbt den Ort { $card }.
joan-event-citizen = { $who } kreist einen Bürger ein ({ $source }).
joan-event-points =
    { $points ->
        [one] { $who } kreist { $points } Punkt ein ({ $source }).
       *[other] { $who } kreist { $points } Punkte ein ({ $source }).
    }
joan-event-lapsed = { $who } lässt etwas verfallen: { $part }.

joan-event-joan_card = Johanna deckt Karte { $card } auf und nimmt { $follower }.
joan-event-joan_track = Johanna kreuzt auf ihrer { $track } Feld { $space } an.
joan-event-joan_station =
    { $struck ->
        [town] Johanna baut ihr Kontor Nummer { $stations }; { $town } wird durchgestrichen.
       *[none] Johanna baut ihr Kontor Nummer { $stations }; keine Stadt ist mehr durchzustreichen.
    }
joan-event-joan_citizen =
    { $citizens ->
        [one] Johanna kreist einen Bürger ein und hat { $citizens }.
       *[other] Johanna kreist einen Bürger ein und hat { $citizens }.
    }
joan-event-joan_struck = Johanna streicht durch: { $yellow }.
joan-event-joan_shield =
    { $shields ->
        [one] Johanna hat jetzt { $shields } Wappen.
       *[other] Johanna hat jetzt { $shields } Wappen.
    }
joan-event-joan_level = Johanna erreicht Entwicklungsstufe { $level }.
joan-event-joan_deed = Johanna streicht durch: { $deed }.
joan-event-joan_removed = Johanna nimmt den Ort { $card } aus dem Spiel.

# --------------------------------------------------------------------- Fragen

joan-ask-pick =
    { $monks ->
        [0] Du bist dran: Welches Plättchen nimmst du?
        [one] Du bist dran: Nimm ein Plättchen oder wirb stattdessen deinen letzten Mönch an.
       *[other] Du bist dran: Nimm ein Plättchen oder wirb stattdessen einen deiner { $monks } Mönche an.
    }
joan-ask-turn = Was tust du als Nächstes? Dir bleibt: { $waiting }.
joan-ask-pay =
    { $what ->
        [station] Das Kontor in { $thing }: Welche Münze streichst du durch?
       *[card] Der Ort { $thing }: Welche Münze streichst du durch?
    }{ $left ->
        [one] {""}
       *[other] {" "}Zu zahlen sind noch { $left }.
    }

# ---------------------------------------------------------------------- Züge

joan-move-take = { $a_follower } nehmen: { $options }
joan-move-take-extra = { $a_follower } nehmen: erst { $extra }, dann { $options }
joan-move-monk =
    { $lost ->
        [0] einen Mönch anwerben und { $a_follower } beiseitelegen
        [one] einen Mönch anwerben (-{ $lost } Punkt) und { $a_follower } beiseitelegen
       *[other] einen Mönch anwerben (-{ $lost } Punkte) und { $a_follower } beiseitelegen
    }
joan-move-act =
    { $by ->
        [own] { $follower }: { $action }
       *[other] { $spent } als { $follower }: { $action }
    }
joan-move-use = { $place } ({ $follower }): { $effect }
joan-move-deed = { $deed } ({ $follower }): { $effect }
joan-move-coin = eine Münze in Reihe { $row } einkreisen ({ $number })
joan-move-pay = eine Münze in Reihe { $row } durchstreichen ({ $number })
joan-move-develop = Entwicklungsfeld { $space } ankreuzen
joan-move-good = { $good } ankreuzen ({ $number })
joan-move-good-full = { $good }: Die Reihe ist voll, also ein Wappen
joan-move-swap = Baumhaus, statt { $shown }: { $marked }
joan-move-fill =
    { $way ->
        [water] { $route } zu Wasser einzeichnen: { $shows }
       *[land] { $route } über Land einzeichnen: { $shows }
    }
joan-move-build =
    { $cost ->
        [0] in { $town } bauen, ohne zu zahlen
       *[other] in { $town } für { $cost } Münze bauen
    }
joan-move-buy =
    { $price ->
        [one] { $place } ({ $category }, { $price } Münze; { $followers }): { $effect }
       *[other] { $place } ({ $category }, { $price } Münzen; { $followers }): { $effect }
    }
joan-move-skip = ablehnen, was deine „+“-Karten bringen
joan-move-end = deinen Zug beenden; was dir bleibt, verfällt
joan-completes-row = die Reihe ist damit voll: { $bonus }
joan-completes-column = die Spalte ist damit voll: { $bonus }
joan-completes-deed = das Werk ist damit vollendet: { $bonus }
joan-brings = bringt { $bonus }

joan-action =
    { $follower ->
        [farmer] 1 Ware deiner Wahl
        [boatman] 1 Wasserstrecke
        [craftsman] ein Kontor für 1 Münze
        [trader] einen Ort erwerben
        [knight] 1 Landstrecke
       *[scholar] 1 Entwicklungsfeld
    }
joan-standard =
    { $follower ->
        [farmer] eine Ware deiner Wahl ankreuzen
        [boatman] eine Wasserstrecke einzeichnen
        [craftsman] für 1 Münze ein Kontor bauen
        [trader] einen Ort erwerben
        [knight] eine Landstrecke einzeichnen
       *[scholar] ein Entwicklungsfeld ankreuzen
    }
joan-coin-instead = eine Münze einkreisen

# ----------------------------------------------------------- was etwas bringt

joan-gain-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
joan-gain-dev =
    { $amount ->
        [one] { $amount } Entwicklungsfeld
       *[other] { $amount } Entwicklungsfelder
    }
joan-gain-any =
    { $amount ->
        [one] { $amount } Ware deiner Wahl
       *[other] { $amount } Waren deiner Wahl
    }
joan-gain-good = { $amount } { $good }
joan-gain-shield =
    { $amount ->
        [one] { $amount } Wappen
       *[other] { $amount } Wappen
    }
joan-gain-vp =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
joan-gain-citizen =
    { $amount ->
        [one] ein Bürger
       *[other] { $amount } Bürger
    }
joan-gain-act =
    { $follower ->
        [farmer] eine Bauernaktion
        [boatman] eine Schifferaktion
        [craftsman] eine Handwerkeraktion
        [trader] eine Händleraktion
        [knight] eine Ritteraktion
        [scholar] eine Gelehrtenaktion
       *[monk] eine Mönchsaktion
    }
joan-gain-route =
    { $way ->
        [water] { $amount ->
            [one] { $amount } Wasserstrecke
           *[other] { $amount } Wasserstrecken
        }
       *[land] { $amount ->
            [one] { $amount } Landstrecke
           *[other] { $amount } Landstrecken
        }
    }
joan-gain-station =
    { $cost ->
        [0] ein Kontor, ohne zu zahlen
       *[other] ein Kontor für { $cost } Münze
    }
joan-gain-choose =
    { $amount ->
        [one] { $options }
       *[other] { $amount }-mal { $options }
    }
joan-gain-dev_per =
    { $each ->
        [warehouse_column] 1 Entwicklungsfeld je volle Spalte deines Lagers
        [bank_column] 1 Entwicklungsfeld je ganz durchgestrichene Spalte deiner Bank
       *[station] 1 Entwicklungsfeld je Kontor, das du gebaut hast
    }
joan-gain-dev_to_star = alle Entwicklungsfelder bis zum nächsten Stern, ohne die einfachen Boni auf dem Weg
joan-gain-place_discount =
    { $amount ->
        [one] Orte kosten dich, wenn du willst, { $amount } Münze weniger
       *[other] Orte kosten dich, wenn du willst, { $amount } Münzen weniger
    }
joan-gain-swap_good_on = eine Ware jeder Landstrecke, die du einzeichnest, darf zu einer anderen werden
joan-gain-build_in = du darfst auch in durchgestrichenen Städten bauen
joan-gain-act_as = ein genommenes Gelehrten-Plättchen darf als jeder Gefolgsmann außer Mönch handeln (nicht bei Werken)
joan-plus = +, sobald du { $a_follower } nimmst: { $effect }
joan-always = immer
joan-recruited-monk = angeworbener Mönch
joan-first-only = { $gain } (nur für den Ersten)
joan-status = Entwicklungsstand { $status }
joan-part-card = einen Ort erwerben
joan-part-swap = { $amount } { $good } oder eine andere Ware
joan-because = { $thing } ({ $source })

joan-does-station = ein Kontor
joan-does-citizen =
    { $amount ->
        [one] ein Bürger
       *[other] { $amount } Bürger
    }
joan-does-take_citizen = nimmt, falls noch offen: { $yellow }
joan-does-shield =
    { $amount ->
        [one] { $amount } Wappen
       *[other] { $amount } Wappen
    }
joan-does-level =
    { $amount ->
        [one] eine Entwicklungsstufe
       *[other] { $amount } Entwicklungsstufen
    }
joan-does-strike_deed =
    { $end ->
        [from_left] streicht das erste offene Werk durch
       *[from_right] streicht das letzte offene Werk durch
    }
joan-does-strike_bank_yellow = streicht das erste offene Wappen deiner Bankspalten durch
joan-does-remove_place = nimmt einen Ort der Kategorie { $category } aus dem Spiel
joan-does-monk_action = ihre Mönchsaktion
joan-does-track = ein Feld ihrer { $track }

# ---------------------------------------------------------------------- Namen

joan-town =
    { $number ->
        [0] { $town }
       *[other] { $town } ({ $number })
    }
joan-route = { $a }–{ $b }
joan-deed = Werk { $number }
joan-source =
    { $kind ->
        [warehouse_column] Lagerspalte { $number }
        [bank_row] Bankreihe { $number }
        [bank_column] Bankspalte { $number }
        [development] Entwicklungsfeld { $number }
       *[other] Regel
    }
joan-yellow =
    { $kind ->
        [warehouse] der Bürger des Lagers
        [bank_row] der Bürger der Bankreihe { $number }
        [bank_column] das Wappen der Bankspalte { $number }
        [development] { $number ->
            [1] der erste Bürger der Entwicklungsleiste
           *[other] der zweite Bürger der Entwicklungsleiste
        }
        [town] der Bürger der Stadt { $number }
        [deed] der Bonus des Werks { $number }
       *[most_stations] der Bürger für die meisten Kontore
    }
joan-yellow-short =
    { $kind ->
        [warehouse] Lager
        [bank_row] Bankreihe { $number }
        [bank_column] Bankspalte { $number }
        [development] Entwicklungsleiste { $number }
        [town] Stadt { $number }
        [deed] Werk { $number }
       *[most_stations] meiste Kontore
    }
joan-tiles =
    { $follower ->
        [farmer] { $amount ->
            [one] { $amount } Bauer
           *[other] { $amount } Bauern
        }
        [boatman] { $amount ->
            [one] { $amount } Schiffer
           *[other] { $amount } Schiffer
        }
        [craftsman] { $amount ->
            [one] { $amount } Handwerker
           *[other] { $amount } Handwerker
        }
        [trader] { $amount ->
            [one] { $amount } Händler
           *[other] { $amount } Händler
        }
        [knight] { $amount ->
            [one] { $amount } Ritter
           *[other] { $amount } Ritter
        }
       *[scholar] { $amount ->
            [one] { $amount } Gelehrter
           *[other] { $amount } Gelehrte
        }
    }
joan-no-tiles = keine

# ----------------------------------------------------------------- Bildschirm

joan-title-round = Runde { $round } von { $rounds }
joan-title-seat = { $title }: { $who }
joan-label-start = Es beginnt
joan-label-display = Ausliegend
joan-label-bag = Im Beutel
joan-label-holding = Ablage
joan-tiles-line = { $count } ({ $tiles })
joan-bag-line = { $tiles }; Beutel { $number } von { $bags }
joan-column-dev = Entw
joan-column-status = Stand
joan-column-stations = Kont
joan-column-citizens = Bürg
joan-column-coins = Münzen
joan-column-monks = Mönche
joan-column-shields = Wapp
joan-column-places = Orte

joan-heading-places =
    { $opens ->
        [one] Orte in der Auslage ({ $opens } je niedrigere Kategorie öffnet die nächste)
       *[other] Orte in der Auslage ({ $opens } je niedrigere Kategorie öffnen die nächste)
    }
joan-category-line =
    { $state ->
        [open] { $price ->
            [one] { $price } Münze: { $names }
           *[other] { $price } Münzen: { $names }
        }
        [closed] { $price ->
            [one] { $price } Münze, geschlossen: { $names }
           *[other] { $price } Münzen, geschlossen: { $names }
        }
       *[none] keine mehr
    }
joan-place-line = { $place } ({ $followers }): { $effect }
joan-owns = { $who } hat: { $places }
joan-deed-open = { $effect }; vollendet: { $complete }
joan-deed-closed = geschlossen durch { $who }
joan-heading-yellow = Gelbe Boni: nur für den Ersten
joan-label-citizens = Bürger
joan-label-shields = Wappen
joan-label-gone = Vergeben
joan-other-line = Kontore: { $towns }; Waren: { $goods }; Orte: { $places }.

joan-heading-map = Landkarte von { $who }
joan-legend-map = Landkarte: (8) ist eine Stadt, [8] eine mit deinem Kontor, x8x eine durchgestrichene. - und | sind Landstrecken, ~ und : Wasserstrecken, # eingezeichnete Strecken. Buchstaben sind Waren, + ist ein Entwicklungsfeld.
joan-routes =
    { $state ->
        [next] Strecken, die als Nächstes eingezeichnet werden können: { $count }
        [later] Strecken weiter weg: { $count }
       *[filled] Eingezeichnete Strecken: { $count }
    }
joan-route-line =
    { $way ->
        [water] { $route }, Wasser: { $shows }
       *[land] { $route }, Land: { $shows }
    }
joan-built-by = { $town }: { $who }
joan-heading-sheet = Dein Blatt
joan-heading-sheet-of = Blatt von { $who }
joan-label-warehouse = Lager
joan-label-bank = Bank
joan-label-row = Reihe { $row }
joan-label-column = Spalte
joan-development-line = Entwicklung: Feld { $space }, Stand { $status }
joan-label-places = Orte
joan-printed-part =
    { $part ->
        [map] Karte
        [warehouse] Lager
        [bank] Bank
        [depot] Depot
        [development] Entwicklung
       *[deeds] Segensreiche Werke
    }
joan-provenance-line = { $parts } { $level }
joan-legend-letters = Buchstaben: { $letters }. > beginnt die Runde.
joan-legend-marks = # ist angekreuzt oder verbraucht, . ist offen; in der Bank ist O eine eingekreiste, X eine durchgestrichene Münze. Produkt ist (Kontore + Bürger) x Stand. Bei Segensreichen Werken sind große Buchstaben angekreuzt, kleine fehlen noch.
joan-legend-bonuses = Boni: $ Münze, + Entwicklungsfeld, g Ware deiner Wahl, s Wappen, c Bürger, h Kontor, ohne zu zahlen, p Punkte, ein großer Buchstabe eine Aktion dieses Gefolgsmanns; ! nur für den Ersten, - vergeben. Ziffern auf der Entwicklungsleiste sind der Stand, der dort erreicht wird.

joan-heading-area = Johanna: { $level }
part-tracks = Leisten
joan-label-scholars = Gelehrte
joan-label-level = Stufe
joan-label-pile = Ihr Stapel
joan-pile-line =
    { $acts ->
        [yes] { $pile ->
            [one] { $pile } Karte.
           *[other] { $pile } Karten.
        } Die oberste Rückseite zeigt { $arrow ->
            [up] einen Pfeil nach oben
           *[down] einen Pfeil nach unten
        } und als Johannas Mönchsaktion: { $monk }.
       *[no] { $pile ->
            [one] { $pile } Karte.
           *[other] { $pile } Karten.
        } Die oberste Rückseite zeigt { $arrow ->
            [up] einen Pfeil nach oben
           *[down] einen Pfeil nach unten
        }.
    }
joan-none = Johanna spielt nur gegen eine einzelne Person.
joan-heading-last = Ihre letzte Karte: { $card }
joan-read =
    { $arrow ->
        [up] Von unten gelesen, hier also von oben; ihre Kontore beginnen bei Stadt { $town }.
       *[down] Von oben gelesen; ihre Kontore beginnen bei Stadt { $town }.
    }
joan-heading-next = Ihre nächste Karte, nach der Rückseite
joan-chances = Aus der jetzigen Auslage nimmt sie: { $chances }. Die Karte kann sein:
joan-chance = { $follower } { $chance }
joan-would =
    { $arrow ->
        [up] nach oben gelesen nimmt sie { $follower } ({ $effect })
       *[down] nach unten gelesen nimmt sie { $follower } ({ $effect })
    }
joan-label-difficulty = Stufe
joan-places-used =
    { $places ->
        [printed] die auf den Blättern gedruckten
       *[cards] Karten, vier je Kategorie
    }

joan-odds-line =
    { $state ->
        [bag] Im Beutel sind { $bag } Plättchen; in der nächsten Runde werden { $drawn } gezogen.
       *[refilled] Der Beutel ist leer und wird aufgefüllt: In der nächsten Runde werden { $drawn } von { $bag } Plättchen gezogen.
    }
joan-odds-none = Es werden keine Plättchen mehr gezogen: Das ist die letzte Runde.
joan-warn-end = Du könntest noch nutzen: { $waiting }.
joan-why-what = Nenne den Zug: why build blois

joan-help =
    Gib eine Nummer der Liste oder einen Zug ein:
      3              Nummer 3 der Liste; mehrere auf einmal: 1; 2
      take farmer    ein ganzer Zug; eindeutige Wortanfänge genügen, auch
                     deutsche Namen: take bauer, fill 8, build blois, buy stall
      end            deinen Zug beenden und den Rest verfallen lassen
      Tab            ergänzt Züge, Orte und Befehle
    Sich umsehen:
      board          alles; sheet: dein Blatt; sheets: alle Blätter
      map  routes  deeds  places  yellow  bag  odds  legend   ein Teil davon
      joan           ihr Bereich, ihre Karten, was sie tun kann (solo)
      log  log all   was geschehen ist
      rules Wörter   Regeln suchen; rules joan.monk.recruit liest eine
      tile Name      was ein Ort, Werk oder Feld tut und woher wir es wissen
    Spielen:
      hint  follow   was ein guter Computerspieler täte; es so machen
      why Zug        ist das möglich, und wenn nicht, nach welcher Regel
      undo, undo all den letzten Zug zurücknehmen, oder alle seit dem Ziehen
      redo           den zuletzt zurückgenommenen Zug noch einmal machen
      warnings off   nicht mehr nachfragen, bevor du etwas verschenkst
      language fr    auf Französisch weiterspielen; auch de, en
      save Datei     eine Kopie speichern; gespeichert wird nach jedem Zug
      quit           aufhören; orleans play --terminal DATEI macht weiter

# --------------------------------------------------------- Fragen vor dem Spiel

joan-ask-level = Welche Stufe ({ $known })? [{ $default }]
joan-ask-places = Welche Orte ({ $known })? [{ $default }]

# --------------------------------------------------------------- Bestandteile

joan-rule-head = Regel { $rule } (Joan of Arc)
joan-tile-none = In Joan of Arc heißt kein Ort, kein Werk, keine Karte und kein Feld „{ $text }“.
joan-component-kind =
    { $kind ->
        [place] eine Ortskarte von Joan of Arc
        [deed] ein Segensreiches Werk von Joan of Arc
        [solo_card] eine Solokarte von Joan of Arc
        [level] eine Stufe des Solospiels von Joan of Arc
        [map] auf der Landkarte von Joan of Arc
        [area] in Johannas Bereich
       *[sheet] auf dem Blatt von Joan of Arc
    }
joan-solo-card = Solokarte { $card }
joan-warehouse-row = Lagerreihe { $good }
joan-scholar-space = Johannas Gelehrtenleiste, Feld { $space }
joan-her-track = Johannas { $track }
joan-value-price = Preis
joan-value-followers = Gefolgsleute
joan-value-printed = Auf dem Blatt gedruckt
joan-value-complete = Wer es als Erster vollendet
joan-value-cards = Karten
joan-value-monk-actions = Johannas Mönchsaktionen
joan-value-number = Stadtzahl
joan-value-back = Rückseite
joan-value-way = Art
joan-value-spaces = Entwicklungsfelder
joan-value-status = Entwicklungsstand
joan-value-bonus = Bonus
joan-value-first = Für den Ersten außerdem
joan-yes-no =
    { $answer ->
        [yes] ja
       *[no] nein
    }
joan-arrow =
    { $arrow ->
        [up] Pfeil nach oben
       *[down] Pfeil nach unten
    }
joan-back = { $arrow }; Mönchsaktion: { $monk }
joan-way =
    { $way ->
        [water] Wasserstrecke
       *[land] Landstrecke
    }
