# The table of Joan of Arc in the browser.

web-joan-tab-sheet = Sheet
web-joan-tab-map = Map
web-joan-tab-places = Places
web-joan-tab-others = Others
web-joan-phase = Round { $round } of { $rounds }, tile { $pick } of { $picks }

web-joan-as-list = Tap what lights up, or choose from the list ({ $count })
web-joan-which = Which do you mean?
web-joan-none = none
web-joan-nobody = nobody
web-joan-majority = { $name }: { $winner } ({ $counts })
web-joan-ours = partly our own values
web-joan-photographed = partly seen in a photograph

# ------------------------------------------------------------------- the tiles

web-joan-display = On display
web-joan-display-empty = No tiles left.
web-joan-starts = { $name } begins the round
web-joan-in-bag = In the bag
web-joan-holding = Holding area
web-joan-recruit = Recruit a Monk instead
web-joan-recruiting = Recruiting a Monk: now tap the tile to set aside

# ------------------------------------------------------------------- the sheet

web-joan-sheet-own = My sheet
web-joan-sheet-of = { $name }’s sheet
web-joan-bags = Bags
web-joan-bags-label =
    { $count ->
        [one] { $count } bag to go
       *[other] { $count } bags to go
    }
web-joan-product =
    ({ $stations ->
        [one] { $stations } Trading Station
       *[other] { $stations } Trading Stations
    } + { $citizens ->
        [one] { $citizens } Citizen
       *[other] { $citizens } Citizens
    }) × { $status } = { $points }
web-joan-bonus =
    { $standing ->
        [gained] { $of }: { $text }; gained
        [gone] { $of }: { $text }; crossed off
       *[open] { $of }: { $text }
    }
web-joan-row = Row { $row }
web-joan-column = Column { $column }
web-joan-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

web-joan-map = Map
web-joan-land = Land route
web-joan-water = Water route
web-joan-filled = Filled in: { $names }.
web-joan-linked = Linked to Orléans: { $names }.
web-joan-built = Trading Stations: { $names }.
web-joan-struck = Crossed off: { $names }.
web-joan-stations =
    { $count ->
        [one] { $count } Trading Station
       *[other] { $count } Trading Stations
    }

web-joan-warehouse = Warehouse
web-joan-goods-row =
    { $points ->
        [one] { $name }: { $marked } of { $all } marked; a full row scores { $points } point
       *[other] { $name }: { $marked } of { $all } marked; a full row scores { $points } points
    }
web-joan-goods-space = { $name }, column { $column }
web-joan-bank = Bank
web-joan-bank-row = Row { $row }: { $circled } of { $all } coins circled, { $spent } of them spent
web-joan-bank-space = Coin in row { $row }, column { $column }
web-joan-coins =
    { $count ->
        [one] { $count } coin to spend
       *[other] { $count } coins to spend
    }
web-joan-development = Development
web-joan-status = space { $space }, Status { $status }
web-joan-space =
    { $marked ->
        [true] Space { $space }: { $text }; marked
       *[false] Space { $space }: { $text }
    }
web-joan-space-short = Space { $space }
web-joan-depot = Depot
web-joan-shields =
    { $circled ->
        [one] { $circled } of { $all } shields is circled
       *[other] { $circled } of { $all } shields are circled
    }
web-joan-monks = Monks
web-joan-monks-label = { $recruited } of { $all } Monks recruited
web-joan-deeds = Beneficial Deeds
web-joan-deed-space =
    { $marked ->
        [true] { $deed }, { $follower }: marked
       *[false] { $deed }, { $follower }
    }
web-joan-deed-done = { $deed } complete
web-joan-closed = closed

# ------------------------------------------------------------------ the places

web-joan-places = Places on display
web-joan-places-printed = Places on the sheet
web-joan-places-own = My Places
web-joan-places-none = None yet. Acquire them with Traders.
web-joan-card =
    { $price ->
        [one] { $name } ({ $category }, { $price } coin; { $users }): { $text }
       *[other] { $name } ({ $category }, { $price } coins; { $users }): { $text }
    }
web-joan-category =
    { $price ->
        [one] Category { $category }: { $price } coin
       *[other] Category { $category }: { $price } coins
    }
web-joan-category-shut =
    { $count ->
        [one] closed until { $count } card of each lower category is acquired
       *[other] closed until { $count } cards of each lower category are acquired
    }
web-joan-removed = Removed from the game by Joan: { $names }.

# -------------------------------------------------------------- everybody else

web-joan-others = Other players
web-joan-has-places = Places: { $names }
web-joan-coins-left = Coins to spend
web-joan-stations-built = Trading Stations
web-joan-citizens = Citizens
web-joan-shields-circled = Shields
web-joan-monks-left = Monks left to recruit

# ------------------------------------------------------------------------ Joan

web-joan-area = Joan’s area
web-joan-level = Level: { $level }
web-joan-monk-actions = At this level, Joan carries out her Monk actions.
web-joan-no-monk-actions = At this level, Joan’s Monk actions are skipped.
web-joan-levels = Development
web-joan-of = { $name }: { $count } of { $all }
web-joan-next-effect = Next: { $text }
web-joan-her-cards = Joan’s cards
web-joan-her-card = Card { $card }
web-joan-town = Town { $number }, { $name }
web-joan-turned = Last card turned over
web-joan-took = taken by Joan
web-joan-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
web-joan-may-come =
    { $count ->
        [one] { $count } card could be on top
       *[other] { $count } cards could be on top
    }
web-joan-seen =
    { $count ->
        [one] { $count } earlier card
       *[other] { $count } earlier cards
    }
