# Was geschehen ist, eine Meldung für jede Art von Ereignis.

event-round = Runde { $round } beginnt. Ereignis: { $tile }.
event-struck = { $who } nimmt das Ortsplättchen { $place } aus dem Spiel.
event-draws =
    { $amount ->
        [0] { $who } zieht niemanden
        [one] { $who } zieht { $amount } Gefolgsmann
       *[other] { $who } zieht { $amount } Gefolgsleute
    }{ $back ->
        [0] .
        [one] {" "}und nimmt { $back } von einem Aktionsfeld zurück.
       *[other] {" "}und nimmt { $back } von Aktionsfeldern zurück.
    }
event-takes_back = { $who } wird den Gefolgsmann von { $place } ({ $space }) zurücknehmen.
event-drew =
    { $cause ->
        [place] { $who } zieht für den Ort { $source }: { $followers }.
       *[rule] Neu auf dem Markt von { $who }: { $followers }.
    }
event-stowed = { $who } stellt auf das Plättchen { $source }: { $follower }.
event-drafted = { $who } plant: { $move }.
event-planned = { $who } besetzt { $place }: { $followers }.
event-plan_done =
    { $placed ->
        [0] { $who } hat die Planung beendet und setzt niemanden ein.
       *[other] { $who } hat die Planung beendet.
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
        [one] { $who } erhält { $amount } Zahnrad ({ $source }).
       *[other] { $who } erhält { $amount } Zahnräder ({ $source }).
    }
event-placed_wheel = { $who } legt ein Zahnrad auf { $place }, Feld { $space }.
event-tile = { $who } nimmt das Ortsplättchen { $place }.
event-moved =
    { $way ->
        [water] Der Kaufmann von { $who } reist zu Wasser nach { $town }.
       *[road] Der Kaufmann von { $who } reist über Land nach { $town }.
    }
event-station = { $who } baut ein Kontor in { $town }.
event-sent = { $who } schickt { $a_follower } zu einem Segensreichen Werk: { $source }.
event-citizen = { $who } nimmt einen Bürger ({ $source }).
event-food = { $who } gibt { $good } ab ({ $source }).
event-lost = { $who } verliert { $a_follower } ({ $source }).
event-spared = { $who } zieht einen eigenen Gefolgsmann und verliert niemanden ({ $source }).
event-warded = { $who } wehrt das Ereignis ab ({ $source }).
event-gave =
    { $what ->
        [nothing] { $who } kann nicht zahlen ({ $source }) und gibt ab: { $item }.
       *[other] { $who } kann nicht zahlen ({ $source }) und gibt ab: { $item } ({ $follower }).
    }
event-waived =
    { $amount ->
        [one] { $who } hat nichts mehr abzugeben; { $amount } Münze wird erlassen ({ $source }).
       *[other] { $who } hat nichts mehr abzugeben; { $amount } Münzen werden erlassen ({ $source }).
    }
event-rolled = { $who } würfelt eine { $number } ({ $source }).
event-over = Die letzte Runde ist vorbei. Jetzt werden die Punkte gezählt.
event-other = { $who }: { $what } ({ $source }).

# Woher etwas kommt.

source-census = Volkszählung
source-development = Entwicklungsleiste
source-development-space = Entwicklungsleiste, Feld { $space }
source-most-stations = meiste Kontore
source-track =
    { $track ->
        [farmer] Bauernleiste
        [boatman] Schifferleiste
        [craftsman] Handwerkerleiste
        [trader] Händlerleiste
        [knight] Ritterleiste
       *[scholar] Gelehrtenleiste
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
goods-counted = { $amount } { $good }
