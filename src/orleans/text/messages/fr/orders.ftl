# Commandes.

ask-deliver = Livrer dans la ville de { $town } et honorer une Commande ? Vous passez ensuite pour cette manche.
move-deliver =
    { $points ->
        [one] livrer { $goods } dans la ville de { $town } pour { $points } point
       *[other] livrer { $goods } dans la ville de { $town } pour { $points } points
    }
skip-deliver = ne rien livrer maintenant
event-delivered =
    { $points ->
        [one] { $who } livre { $goods } dans la ville de { $town } et honore une Commande de { $points } point.
       *[other] { $who } livre { $goods } dans la ville de { $town } et honore une Commande de { $points } points.
    }
event-order_shown =
    { $points ->
        [one] Nouvelle Commande révélée, { $goods } pour { $town } : { $points } point.
       *[other] Nouvelle Commande révélée, { $goods } pour { $town } : { $points } points.
    }
order-name = Commande pour { $town }
heading-orders =
    { $pile ->
        [0] Commandes (plus aucune dans la pile)
       *[other] Commandes (encore { $pile } dans la pile)
    }
orders-none = plus aucune
column-town = Ville
column-away = Trajets
column-held = Acquis
orders-taken = Honorées par { $who } : { $orders }
order-taken = { $town } ({ $points })
part-orders = Commandes
