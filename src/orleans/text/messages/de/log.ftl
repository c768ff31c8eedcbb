# Was geschehen ist, eine Meldung für jede Art von Ereignis.

event-round = Runde { $round } beginnt. Ereignis: { $tile }.
event-skipped_tile = { $tile }: Diese Karte kommt weg, die nächste wird aufgedeckt.
event-struck = { $who } nimmt die Ortskarte { $place } aus dem Spiel.
event-draws =
    { $amount ->
        [0] { $who } zieht keine Gefolgsleute
        [one] { $who } zieht { $amount } Gefolgsmann
       *[other] { $who } zieht { $amount } Gefolgsleute
    }{ $back ->
        [0] .
        [one] {" "}und nimmt { $back } von einem Aktionsfeld zurück.
       *[other] {" "}und nimmt { $back } von Aktionsfeldern zurück.
    }
event-takes_back = { $who } nimmt gleich einen Gefolgsmann zurück: { $space }.
event-drew =
    { $cause ->
        [place] { $who } zieht ({ $source }): { $followers }.
       *[rule] Neu auf dem Markt von { $who }: { $followers }.
    }
event-stowed = { $who } lässt warten ({ $source }): { $follower }.
event-drafted = { $who } plant: { $move }.
event-planned = { $who } besetzt { $place }: { $followers }.
event-plan_done =
    { $placed ->
        [0] { $who } beendet die Planung und setzt niemanden ein.
       *[other] { $who } beendet die Planung.
    }
event-action = { $who } führt die Aktion { $place } aus.
event-passed = { $who } passt.
event-recruited = { $who } wirbt { $a_follower } an.
event-development =
    { $amount ->
        [one] { $who } erhält { $amount } Entwicklungspunkt ({ $source }).
       *[other] { $who } erhält { $amount } Entwicklungspunkte ({ $source }).
    }
event-coins =
    { $amount ->
        [one] { $who } erhält { $amount } Münze ({ $source }).
       *[other] { $who } erhält { $amount } Münzen ({ $source }).
    }
event-paid =
    { $amount ->
        [one] { $who } zahlt { $amount } Münze ({ $source }).
       *[other] { $who } zahlt { $amount } Münzen ({ $source }).
    }
event-good = { $who } nimmt { $good } ({ $source }).
event-spent = { $who } gibt { $amount } { $good } ab ({ $source }).
event-wheel =
    { $amount ->
        [one] { $who } erhält { $amount } Technikplättchen ({ $source }).
       *[other] { $who } erhält { $amount } Technikplättchen ({ $source }).
    }
event-placed_wheel = { $who } legt ein Technikplättchen auf { $space }.
event-shifted_wheel = { $who } versetzt ein Technikplättchen von { $from } auf { $space }.
event-to_market = { $who } legt den neuen Gefolgsmann auf den Markt: { $follower }.
event-bonus_again = { $who } nimmt den Bonus der { $track } noch einmal ({ $source }).
event-baked = { $who } backt { $amount } Brot ({ $source }).
event-handed = { $who } gibt an { $to } ab: { $good } ({ $source }).
event-handed_coins =
    { $amount ->
        [one] { $who } gibt { $to } { $amount } Münze ({ $source }).
       *[other] { $who } gibt { $to } { $amount } Münzen ({ $source }).
    }
event-put = { $who } legt { $good } auf die Ortskarte { $source }; die Ware bleibt dort.
event-tile = { $who } nimmt die Ortskarte { $place }.
event-moved =
    { $way ->
        [water] Die Händlerfigur von { $who } reist zu Wasser nach { $town }.
       *[road] Die Händlerfigur von { $who } reist über Land nach { $town }.
    }
event-jumped = Die Händlerfigur von { $who } geht direkt nach { $town }.
event-station = { $who } baut ein Kontor in { $town }.
event-station_on_tile = { $who } baut ein Kontor auf der Ortskarte { $source }.
event-sent = { $who } entsendet { $a_follower } zu einem segensreichen Werk: { $source }.
event-citizen = { $who } nimmt einen Bürger ({ $source }).
event-food = { $who } gibt { $good } ab ({ $source }).
event-lost = { $who } verliert { $a_follower } ({ $source }).
event-spared = { $who } verliert niemanden ({ $source }).
event-warded = { $who } wehrt das Ereignis ab ({ $source }).
event-gave =
    { $what ->
        [nothing] { $who } gibt unter Folter ab ({ $source }): { $item }.
       *[other] { $who } gibt unter Folter ab ({ $source }): { $item } ({ $follower }).
    }
event-waived = { $who } hat unter Folter nichts mehr abzugeben; der Rest wird erlassen: { $amount } ({ $source }).
event-lost_goods = { $who } verliert mit der Ortskarte auch die Waren darauf: { $amount } { $good }.
event-lost_stations =
    { $amount ->
        [one] { $who } verliert mit einer Ortskarte { $amount } Kontor.
       *[other] { $who } verliert mit einer Ortskarte { $amount } Kontore.
    }
event-rolled = { $who } würfelt eine { $number } ({ $source }).
event-over = Die letzte Runde ist vorbei. Jetzt werden die Punkte gezählt.
event-other = { $who }: { $what } ({ $source }).

# Woher etwas kommt.

source-census = Volkszählung
source-development = Entwicklungsleiste
source-development-space = Entwicklungsleiste, Feld { $space }
source-most-stations = meiste Kontore
source-rule = Regel { $rule }
source-track =
    { $track ->
        [farmer] Bauernleiste
        [boatman] Schifferleiste
        [craftsman] Handwerkerleiste
        [trader] Händlerleiste
        [knight] Ritterleiste
       *[scholar] Gelehrtenleiste
    }
space-named = Feld { $space } ({ $place })
where =
    { $where ->
        [bag] Beutel
        [market] Markt
        [tower] zusätzliche Marktfelder
       *[hand] noch nicht eingesetzt
    }
a-follower =
    { $follower ->
        [farmer] einen Bauern
        [boatman] einen Schiffer
        [craftsman] einen Handwerker
        [trader] einen Händler
        [knight] einen Ritter
        [scholar] einen Gelehrten
       *[monk] einen Mönch
    }
list-last = { $head } und { $last }
list-or = { $head } oder { $last }
# Only French counts goods.
good-named =
    { $amount ->
       *[other] { $good ->
            [grain] Getreide
            [cheese] Käse
            [wine] Wein
            [wool] Wolle
            [brocade] Brokat
            [bread] Brot
           *[other] { $good }
        }
    }
followers-missing =
    { $follower ->
        [farmer] { $amount ->
            [one] ein Bauer
           *[other] { $amount } Bauern
        }
        [boatman] { $amount ->
            [one] ein Schiffer
           *[other] { $amount } Schiffer
        }
        [craftsman] { $amount ->
            [one] ein Handwerker
           *[other] { $amount } Handwerker
        }
        [trader] { $amount ->
            [one] ein Händler
           *[other] { $amount } Händler
        }
        [knight] { $amount ->
            [one] ein Ritter
           *[other] { $amount } Ritter
        }
        [scholar] { $amount ->
            [one] ein Gelehrter
           *[other] { $amount } Gelehrte
        }
        [monk] { $amount ->
            [one] ein Mönch
           *[other] { $amount } Mönche
        }
        [any_neutral] { $amount ->
            [one] ein neutraler Gefolgsmann
           *[other] { $amount } neutrale Gefolgsleute
        }
       *[any] { $amount ->
            [one] ein beliebiger Gefolgsmann
           *[other] { $amount } beliebige Gefolgsleute
        }
    }
goods-counted = { $amount } { $good }
