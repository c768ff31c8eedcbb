# Aufträge.

ask-deliver = In { $town } liefern und einen Auftrag erfüllen? Danach passt du für diese Runde.
move-deliver =
    { $points ->
        [one] { $goods } nach { $town } liefern, { $points } Punkt
       *[other] { $goods } nach { $town } liefern, { $points } Punkte
    }
skip-deliver = jetzt nichts liefern
event-delivered =
    { $points ->
        [one] { $who } liefert { $goods } nach { $town } und erfüllt einen Auftrag für { $points } Punkt.
       *[other] { $who } liefert { $goods } nach { $town } und erfüllt einen Auftrag für { $points } Punkte.
    }
event-order_shown =
    { $points ->
        [one] Neuer Auftrag: { $goods } nach { $town } für { $points } Punkt.
       *[other] Neuer Auftrag: { $goods } nach { $town } für { $points } Punkte.
    }
order-name = Auftrag für { $town }
heading-orders =
    { $pile ->
        [0] Aufträge (keiner mehr im Stapel)
       *[other] Aufträge (noch { $pile } im Stapel)
    }
orders-none = keine mehr
column-town = Stadt
column-away = Entfernt
column-held = Du hast
orders-taken = Erfüllt von { $who }: { $orders }
order-taken = { $town } ({ $points })
part-orders = Aufträge
