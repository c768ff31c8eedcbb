# Orders.

ask-deliver = Deliver to { $town } and fulfil an Order? You then pass for this round.
move-deliver =
    { $points ->
        [one] deliver { $goods } to { $town } for { $points } point
       *[other] deliver { $goods } to { $town } for { $points } points
    }
skip-deliver = deliver nothing now
event-delivered =
    { $points ->
        [one] { $who } delivers { $goods } to { $town } and fulfils an Order worth { $points } point.
       *[other] { $who } delivers { $goods } to { $town } and fulfils an Order worth { $points } points.
    }
event-order_shown =
    { $points ->
        [one] New Order: { $goods } to { $town } for { $points } point.
       *[other] New Order: { $goods } to { $town } for { $points } points.
    }
order-name = Order for { $town }
heading-orders =
    { $pile ->
        [0] Orders (none left in the pile)
       *[other] Orders ({ $pile } more in the pile)
    }
orders-none = none left
column-town = Town
column-away = Away
column-held = You have
orders-taken = Fulfilled by { $who }: { $orders }
order-taken = { $town } ({ $points })
part-orders = Orders
