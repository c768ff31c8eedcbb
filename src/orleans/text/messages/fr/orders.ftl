# Commandes.

ask-deliver = Livrer à { $town } et honorer une Commande ? Vous passez ensuite pour cette manche.
move-deliver =
    { $points ->
        [one] livrer { $goods } à { $town } pour { $points } point
       *[other] livrer { $goods } à { $town } pour { $points } points
    }
skip-deliver = ne rien livrer maintenant
event-delivered =
    { $points ->
        [one] { $who } livre { $goods } à { $town } et honore une Commande de { $points } point.
       *[other] { $who } livre { $goods } à { $town } et honore une Commande de { $points } points.
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
column-held = Vous avez
orders-taken = Honorées par { $who } : { $orders }
order-taken = { $town } ({ $points })
part-orders = Commandes
