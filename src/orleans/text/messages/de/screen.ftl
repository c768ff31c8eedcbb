# Beschriftungen und kurze Zeilen des Bildschirms.

title-game = Orléans, Ausgabe { $edition }, { $players } Spieler
title-joan =
    { $players ->
        [one] Joan of Arc, gegen Johanna
       *[other] Joan of Arc, { $players } Personen
    }
title-other = { $game }, { $players } Personen
title = Runde { $round } von { $rounds }: { $phase }
title-end = Ende des Spiels
phase =
    { $phase ->
        [striking] vor Runde 1
        [hour_glass] Stundenglas
        [census] Volkszählung
        [followers] Gefolgsleute
        [planning] Planung
        [actions] Aktionen
        [event] Ereignis
        [start_player] Startspieler
       *[scoring] Ende des Spiels
    }
status-line = Runde { $round } von { $rounds }, { $phase }. Ereignis: { $tile }. { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Stand { $status }.
seat-line = { $who } ({ $player })
label-event = Ereignis
label-start = Startspieler
label-census = Volkszählung
label-development = Entwicklung
label-market = Markt
label-bag = Beutel
label-goods = Waren
label-modules = Module
column-dev = Entw
column-status = Stand
column-citizens = Bürg
column-stations = Kont
column-coins = Münzen
column-goods = Waren
column-points = Punkte
column-total = Summe
part-coins = Münzen
part-goods = Waren
part-stations = Kontore
part-tiles = Plättchen
part-citizens = Bürger
part-product = Produkt
part-warehouse = Lager
part-bank = Bank
part-monks = Mönche
part-depot = Depot
part-most_stations = Meiste Kontore
note-you = du
note-human = Mensch
note-passed = gepasst
nobody = niemand
nothing = keine
event-none = noch keines
legend = Buchstaben: { $letters }. * ist ein eigener Gefolgsmann, @ ein Zahnrad, > der Startspieler.
follower-letter =
    { $follower ->
        [farmer] B
        [boatman] S
        [craftsman] W
        [trader] H
        [knight] R
        [scholar] G
        [monk] M
       *[other] ?
    }
letter-named = { $letter } { $name }

heading-news = Was geschehen ist
heading-log = Verlauf
heading-map = Dein Kaufmann ist in { $town }
heading-whole-map = Karte
heading-deeds = Segensreiche Werke
heading-supplies = Vorräte
heading-tiles = Ortsplättchen in den Stapeln
heading-others = Die anderen
heading-mat = Dein Tableau
heading-mat-of = Tableau von { $who }

census-line = jetzt +1 Münze für { $first }, -1 Münze für { $last }
forecast-status =
    { $each ->
        [one] { $tile }: { $each } Münze je Punkt Entwicklungsstand; für dich jetzt { $coins }.
       *[other] { $tile }: { $each } Münzen je Punkt Entwicklungsstand; für dich jetzt { $coins }.
    }
forecast-station =
    { $each ->
        [one] { $tile }: { $each } Münze je gebautem Kontor; für dich jetzt { $coins }.
       *[other] { $tile }: { $each } Münzen je gebautem Kontor; für dich jetzt { $coins }.
    }
forecast-taxes =
    { $per ->
        [one] { $tile }: Zahle 1 Münze für jede Ware; für dich jetzt { $coins }.
       *[other] { $tile }: Zahle 1 Münze für je { $per } Waren; für dich jetzt { $coins }.
    }
forecast-harvest = { $tile }: Gib { $owed } Nahrung ab (du hast { $food }) oder zahle { $coins } Münzen für jede fehlende.
forecast-plague =
    { $bag ->
        [0] { $tile }: Verliere einen Gefolgsmann, der aus deinem Beutel gezogen wird; der ist jetzt leer.
       *[other] { $tile }: Verliere einen Gefolgsmann, der aus deinem Beutel gezogen wird; neutral sind darin jetzt { $neutral } von { $bag }.
    }
forecast-ban = { $tile }: Diese Runde kann kein { $follower } angeworben werden.

development-line = Feld { $space } von { $last }; voraus: { $ahead }
ahead-coins = { $coins } Münzen auf { $space }
ahead-citizen = ein Bürger auf { $space }
ahead-status = Stand { $status } auf { $space }

way =
    { $way ->
        [water] Wasser
       *[road] Land
    }
here = Hier: { $who }
stations-of = Kontore: { $who }
merchants-of = Kaufleute: { $who }
parts = { $head }; { $last }
town-line = { $town }: { $here }
your-merchant = dein Kaufmann
map-route = { $a } { $joint } { $b }: { $goods }
map-legend = = ist ein Landweg, ~ ein Wasserweg; nach dem Doppelpunkt die Waren, die noch dort liegen.
map-signs = (8) ist eine Stadt, [8] eine mit einem Kontor, * steht für deinen Kaufmann. - und | sind Landwege, ~ und : Wasserwege; darauf liegen { $goods }.
good-short =
    { $good ->
        [grain] Ge
        [cheese] Kä
        [wine] We
        [wool] Wo
       *[brocade] Br
    }
deed-open = { $reward }; zuletzt: { $complete }
deed-done = vollendet
room-line = Waren dort: { $there }; es fehlen: { $missing }
deeds-legend = Bei Segensreichen Werken stehen große Buchstaben schon dort, kleine fehlen noch, ? ist beliebig. Nach „zuletzt“ steht, was der letzte außerdem bringt.
supply-followers = Gefolgsleute: { $followers }
supply-goods = Waren: { $goods }. Zahnräder: { $wheels }
supply-coins = Münzen: { $coins }
other-line =
    in { $town }; Markt { $market }; Beutel { $bag }, zieht { $draw }; Waren: { $goods }{ $waiting ->
        [0] {""}
       *[other] ; Turm { $tower }
    }{ $wheels ->
        [0] {""}
       *[other] ; Zahnräder in der Hand: { $wheels }
    }{ $owned ->
        [0] {""}
       *[other] ; Plättchen: { $tiles }
    }.

market-line = { $followers } ({ $count } von { $size })
market-tower = { $market }; zusätzliche Felder: { $tower }
bag-line = { $followers } ({ $bag }; du ziehst { $draw } je Runde)
bag-closed = { $bag } Gefolgsleute (zieht { $draw } je Runde)
goods-line =
    { $points ->
        [one] { $goods } ({ $points } Punkt). Zahnräder in der Hand: { $wheels }
       *[other] { $goods } ({ $points } Punkte). Zahnräder in der Hand: { $wheels }
    }
tile-holds = [darauf: { $pieces }]
tile-filling = [{ $signs }; { $goods }]
place-ready = bereit
place-lacks = es fehlt { $followers }
complete = { $place } vollenden ({ $followers }): { $effect }
complete-useless = { $place } vollenden ({ $followers }), aber jetzt nicht nutzbar: { $rule }
idle = { $place } ist bereit, aber jetzt nicht nutzbar: { $rule }
plan-legend = { $example } setzt ein: Der Buchstabe ist der Gefolgsmann, die Ziffer das Feld; die Nummer davor wählt es aus. Ein Minus nimmt wieder herunter.

odds-line = In deinem Beutel sind { $bag }; beim nächsten Mal werden { $drawn } gezogen.
odds-planned = Gezählt, als wäre jeder bereite Ort schon genutzt.
odds-chosen = Einer mehr wird von der Sorte sein, die du anwirbst: { $followers }.
odds-empty = Dein Beutel ist leer: Es gibt nichts zu ziehen.
odds-type = Gefolgsmann
odds-count = im Beutel
odds-next = der nächste
odds-one = mindestens 1
odds-two = mindestens 2
odds-mean = im Mittel
percent = { $figure } %

winner = { $who } gewinnt.
winner-nobody = Niemand gewinnt.
winners = { $who } gewinnen gemeinsam.
joan = Johanna
