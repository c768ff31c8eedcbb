# Joan of Arc: what happened, what is asked, what moves and pieces are.

# --------------------------------------------------------------------- events

joan-event-round = Round { $round } begins with { $who }. On display: { $tiles }.
joan-event-set_aside = Set aside from the bag: { $tiles }.
joan-event-bag_empty = The bag is empty: number { $bag } is crossed off on every sheet.
joan-event-over = The last bag is empty. Now the points are counted.
joan-event-took = { $who } takes { $follower }.
joan-event-recruited = { $who } recruits a Monk and puts { $aside } aside.
joan-event-action =
    { $by ->
        [monk] { $who } uses the Monk as { $follower }.
        [scholar] { $who } uses the Scholar as { $follower }, thanks to the School.
       *[own] { $who } acts as { $follower }.
    }
joan-event-use = { $who } uses the place { $source }.
joan-event-deed = { $who } marks { $follower } on { $source }.
joan-event-deed_complete = { $who } is the first to complete { $source }; it is closed for all others.
joan-event-good = { $who } marks { $good } ({ $source }).
joan-event-coin =
    { $amount ->
        [one] { $who } circles { $amount } coin in row { $row } ({ $source }).
       *[other] { $who } circles { $amount } coins in row { $row } ({ $source }).
    }
joan-event-paid =
    { $amount ->
        [one] { $who } crosses off { $amount } coin of row { $row } ({ $source }).
       *[other] { $who } crosses off { $amount } coins of row { $row } ({ $source }).
    }
joan-event-shield = { $who } circles a shield ({ $source }).
joan-event-shield_lost = { $who } has circled all shields, so this one is lost ({ $source }).
joan-event-development =
    { $amount ->
        [one] { $who } marks Development space { $space } ({ $source })
       *[other] { $who } marks Development spaces { $space } to { $to } ({ $source })
    }{ $stars ->
        [0] .
       *[other] {" "}and reaches Development Status { $status }.
    }
joan-event-route = { $who } fills in { $route } ({ $source }).
joan-event-station = { $who } builds a trading station in { $town }.
joan-event-card = { $who } acquires the place { $card }.
joan-event-citizen = { $who } circles a citizen ({ $source }).
joan-event-points =
    { $points ->
        [one] { $who } circles { $points } point ({ $source }).
       *[other] { $who } circles { $points } points ({ $source }).
    }
joan-event-lapsed = { $who } lets something lapse: { $part }.

joan-event-joan_card = Joan turns over card { $card } and takes { $follower }.
joan-event-joan_track = Joan marks space { $space } of her { $track }.
joan-event-joan_station =
    { $struck ->
        [town] Joan builds her trading station number { $stations }; { $town } is crossed off.
       *[none] Joan builds her trading station number { $stations }; no town is left to cross off.
    }
joan-event-joan_citizen =
    { $citizens ->
        [one] Joan circles a citizen and has { $citizens }.
       *[other] Joan circles a citizen and has { $citizens }.
    }
joan-event-joan_struck = Joan crosses off { $yellow }.
joan-event-joan_shield =
    { $shields ->
        [one] Joan now has { $shields } shield.
       *[other] Joan now has { $shields } shields.
    }
joan-event-joan_level = Joan reaches Development level { $level }.
joan-event-joan_deed = Joan crosses off { $deed }.
joan-event-joan_removed = Joan takes the place { $card } out of the game.

# ------------------------------------------------------------------ questions

joan-ask-pick =
    { $monks ->
        [0] Your pick: which tile do you take?
        [one] Your pick: take a tile, or recruit your last Monk instead.
       *[other] Your pick: take a tile, or recruit one of your { $monks } Monks instead.
    }
joan-ask-turn = What do you do next? You still have: { $waiting }.
joan-ask-pay =
    { $what ->
        [station] The trading station in { $thing }: which coin do you cross off?
       *[card] The place { $thing }: which coin do you cross off?
    }{ $left ->
        [one] {""}
       *[other] {" "}{ $left } are still to be paid.
    }

# ---------------------------------------------------------------------- moves

joan-move-take = take { $a_follower }: { $options }
joan-move-take-extra = take { $a_follower }: first { $extra }, then { $options }
joan-move-monk =
    { $lost ->
        [0] recruit a Monk and put { $a_follower } aside
        [one] recruit a Monk (-{ $lost } point) and put { $a_follower } aside
       *[other] recruit a Monk (-{ $lost } points) and put { $a_follower } aside
    }
joan-move-act =
    { $by ->
        [own] { $follower }: { $action }
       *[other] { $spent } as { $follower }: { $action }
    }
joan-move-use = { $place } ({ $follower }): { $effect }
joan-move-deed = { $deed } ({ $follower }): { $effect }
joan-move-coin = circle a coin in row { $row } ({ $number })
joan-move-pay = cross off a coin in row { $row } ({ $number })
joan-move-develop = mark Development space { $space }
joan-move-good = mark { $good } ({ $number })
joan-move-good-full = mark { $good }: its row is full, so a shield
joan-move-swap = Tree House, instead of { $shown }: { $marked }
joan-move-fill =
    { $way ->
        [water] fill in { $route } by water: { $shows }
       *[land] fill in { $route } by land: { $shows }
    }
joan-move-build =
    { $cost ->
        [0] build in { $town } without paying
       *[other] build in { $town } for { $cost } coin
    }
joan-move-buy =
    { $price ->
        [one] { $place } ({ $category }, { $price } coin; { $followers }): { $effect }
       *[other] { $place } ({ $category }, { $price } coins; { $followers }): { $effect }
    }
joan-move-skip = decline what your “+” cards bring
joan-move-end = end your turn; all that you still have lapses
joan-completes-row = completes the row: { $bonus }
joan-completes-column = completes the column: { $bonus }
joan-completes-deed = completes the deed: { $bonus }
joan-brings = brings { $bonus }

joan-action =
    { $follower ->
        [farmer] 1 good of your choice
        [boatman] 1 water route
        [craftsman] a trading station for 1 coin
        [trader] acquire a place
        [knight] 1 land route
       *[scholar] 1 Development space
    }
joan-standard =
    { $follower ->
        [farmer] mark a good of your choice
        [boatman] fill in a water route
        [craftsman] build a trading station for 1 coin
        [trader] acquire a place
        [knight] fill in a land route
       *[scholar] mark a Development space
    }
joan-coin-instead = circle a coin

# ------------------------------------------------------ what something brings

joan-gain-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
joan-gain-dev =
    { $amount ->
        [one] { $amount } Development space
       *[other] { $amount } Development spaces
    }
joan-gain-any =
    { $amount ->
        [one] { $amount } good of your choice
       *[other] { $amount } goods of your choice
    }
joan-gain-good = { $amount } { $good }
joan-gain-shield =
    { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
joan-gain-vp =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
joan-gain-citizen =
    { $amount ->
        [one] a citizen
       *[other] { $amount } citizens
    }
joan-gain-act =
    { $follower ->
        [farmer] a Farmer action
        [boatman] a Boatman action
        [craftsman] a Craftsman action
        [trader] a Trader action
        [knight] a Knight action
        [scholar] a Scholar action
       *[monk] a Monk action
    }
joan-gain-route =
    { $way ->
        [water] { $amount ->
            [one] { $amount } water route
           *[other] { $amount } water routes
        }
       *[land] { $amount ->
            [one] { $amount } land route
           *[other] { $amount } land routes
        }
    }
joan-gain-station =
    { $cost ->
        [0] a trading station without paying
       *[other] a trading station for { $cost } coin
    }
joan-gain-choose =
    { $amount ->
        [one] { $options }
       *[other] { $amount } times { $options }
    }
joan-gain-dev_per =
    { $each ->
        [warehouse_column] 1 Development space for each complete column of your warehouse
        [bank_column] 1 Development space for each column of your bank that is crossed off
       *[station] 1 Development space for each of your trading stations
    }
joan-gain-dev_to_star = all Development spaces up to the next star, without the plain bonuses on the way
joan-gain-place_discount =
    { $amount ->
        [one] places cost you { $amount } coin less, if you like
       *[other] places cost you { $amount } coins less, if you like
    }
joan-gain-swap_good_on = one good of each land route you fill in may become another kind
joan-gain-build_in = you may also build in towns that are crossed off
joan-gain-act_as = a Scholar tile you take may act as any Follower but a Monk (not on deeds)
joan-plus = + whenever you take { $a_follower }: { $effect }
joan-always = always
joan-recruited-monk = recruited Monk
joan-first-only = { $gain } (first player only)
joan-status = Development Status { $status }
joan-part-card = acquire a place
joan-part-swap = { $amount } { $good } or another good
joan-because = { $thing } ({ $source })

joan-does-station = a trading station
joan-does-citizen =
    { $amount ->
        [one] a citizen
       *[other] { $amount } citizens
    }
joan-does-take_citizen = takes { $yellow } if it is open
joan-does-shield =
    { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
joan-does-level =
    { $amount ->
        [one] a Development level
       *[other] { $amount } Development levels
    }
joan-does-strike_deed =
    { $end ->
        [from_left] crosses off the first open deed
       *[from_right] crosses off the last open deed
    }
joan-does-strike_bank_yellow = crosses off the first open shield of your bank columns
joan-does-remove_place = removes a place of category { $category }
joan-does-monk_action = her Monk action
joan-does-track = a space of her { $track }

# ---------------------------------------------------------------------- names

joan-town =
    { $number ->
        [0] { $town }
       *[other] { $town } ({ $number })
    }
joan-route = { $a }–{ $b }
joan-deed = Deed { $number }
joan-source =
    { $kind ->
        [warehouse_column] warehouse column { $number }
        [bank_row] bank row { $number }
        [bank_column] bank column { $number }
        [development] Development space { $number }
       *[other] rule
    }
joan-yellow =
    { $kind ->
        [warehouse] the citizen of the warehouse
        [bank_row] the citizen of bank row { $number }
        [bank_column] the shield of bank column { $number }
        [development] { $number ->
            [1] the first citizen of the Development track
           *[other] the second citizen of the Development track
        }
        [town] the citizen of town { $number }
        [deed] the bonus of deed { $number }
       *[most_stations] the citizen for the most trading stations
    }
joan-yellow-short =
    { $kind ->
        [warehouse] warehouse
        [bank_row] bank row { $number }
        [bank_column] bank column { $number }
        [development] Development track { $number }
        [town] town { $number }
        [deed] deed { $number }
       *[most_stations] most trading stations
    }
joan-tiles =
    { $follower ->
        [farmer] { $amount ->
            [one] { $amount } Farmer
           *[other] { $amount } Farmers
        }
        [boatman] { $amount ->
            [one] { $amount } Boatman
           *[other] { $amount } Boatmen
        }
        [craftsman] { $amount ->
            [one] { $amount } Craftsman
           *[other] { $amount } Craftsmen
        }
        [trader] { $amount ->
            [one] { $amount } Trader
           *[other] { $amount } Traders
        }
        [knight] { $amount ->
            [one] { $amount } Knight
           *[other] { $amount } Knights
        }
       *[scholar] { $amount ->
            [one] { $amount } Scholar
           *[other] { $amount } Scholars
        }
    }
joan-no-tiles = none

# --------------------------------------------------------------------- screen

joan-title-round = Round { $round } of { $rounds }
joan-title-seat = { $title }: { $who }
joan-label-start = Begins
joan-label-display = On display
joan-label-bag = In the bag
joan-label-holding = Holding area
joan-tiles-line = { $count } ({ $tiles })
joan-bag-line = { $tiles }; bag { $number } of { $bags }
joan-column-dev = Dev
joan-column-status = Status
joan-column-stations = Stns
joan-column-citizens = Citiz
joan-column-coins = Coins
joan-column-monks = Monks
joan-column-shields = Shlds
joan-column-places = Places

joan-heading-places =
    { $opens ->
        [one] Places on display ({ $opens } of each lower category opens the next)
       *[other] Places on display ({ $opens } of each lower category open the next)
    }
joan-category-line =
    { $state ->
        [open] { $price ->
            [one] { $price } coin: { $names }
           *[other] { $price } coins: { $names }
        }
        [closed] { $price ->
            [one] { $price } coin, closed: { $names }
           *[other] { $price } coins, closed: { $names }
        }
       *[none] none left
    }
joan-place-line = { $place } ({ $followers }): { $effect }
joan-owns = { $who } has: { $places }
joan-deed-open = { $effect }; complete: { $complete }
joan-deed-closed = closed by { $who }
joan-heading-yellow = Yellow bonuses: for the first player only
joan-label-citizens = Citizens
joan-label-shields = Shields
joan-label-gone = Gone
joan-other-line = stations: { $towns }; goods: { $goods }; places: { $places }.

joan-heading-map = Map of { $who }
joan-legend-map = Map: (8) is a town, [8] one with your trading station, x8x one that is crossed off. - and | are land routes, ~ and : water routes, # routes that are filled in. Letters are goods, + is a Development space.
joan-routes =
    { $state ->
        [next] Routes that can be filled in next: { $count }
        [later] Routes further away: { $count }
       *[filled] Routes that are filled in: { $count }
    }
joan-route-line =
    { $way ->
        [water] { $route }, water: { $shows }
       *[land] { $route }, land: { $shows }
    }
joan-built-by = { $town }: { $who }
joan-heading-sheet = Your sheet
joan-heading-sheet-of = Sheet of { $who }
joan-label-warehouse = Warehouse
joan-label-bank = Bank
joan-label-row = Row { $row }
joan-label-column = Column
joan-development-line = Development: space { $space }, Status { $status }
joan-label-places = Places
joan-printed-part =
    { $part ->
        [map] Map
        [warehouse] Warehouse
        [bank] Bank
        [depot] Depot
        [development] Development
       *[deeds] Beneficial Deeds
    }
joan-provenance-line = { $parts } { $level }
joan-legend-letters = Letters: { $letters }. > begins the round.
joan-legend-marks = # is marked or used, . is open; in the bank O is a circled coin, X one that is crossed off. Product is (trading stations + citizens) x Status. On Beneficial Deeds capital letters are marked, small letters still wanted.
joan-legend-bonuses = Bonuses: $ coin, + Development space, g good of your choice, s shield, c citizen, h trading station without paying, p points, a capital letter an action of that Follower; ! for the first player only, - gone. Figures on the Development track are the Status reached there.

joan-heading-area = Joan: { $level }
part-tracks = Tracks
joan-label-scholars = Scholars
joan-label-level = Level
joan-label-pile = Her pile
joan-pile-line =
    { $acts ->
        [yes] { $pile ->
            [one] { $pile } card.
           *[other] { $pile } cards.
        } The back on top shows { $arrow ->
            [up] an arrow up
           *[down] an arrow down
        } and as Joan’s Monk action: { $monk }.
       *[no] { $pile ->
            [one] { $pile } card.
           *[other] { $pile } cards.
        } The back on top shows { $arrow ->
            [up] an arrow up
           *[down] an arrow down
        }.
    }
joan-none = Joan plays only against a single player.
joan-heading-last = Her last card: { $card }
joan-read =
    { $arrow ->
        [up] Read from the bottom, so from the top of this list; its trading stations begin at town { $town }.
       *[down] Read from the top; its trading stations begin at town { $town }.
    }
joan-heading-next = Her next card, by its back
joan-chances = With the display as it is she takes: { $chances }. The card can be:
joan-chance = { $follower } { $chance }
joan-would =
    { $arrow ->
        [up] read upward she takes { $follower } ({ $effect })
       *[down] read downward she takes { $follower } ({ $effect })
    }
joan-label-difficulty = Level
joan-places-used =
    { $places ->
        [printed] those printed on the sheets
       *[cards] cards, four of each category
    }

joan-odds-line =
    { $state ->
        [bag] The bag holds { $bag } tiles; the next round draws { $drawn }.
       *[refilled] The bag is empty and will be refilled: the next round draws { $drawn } of { $bag } tiles.
    }
joan-odds-none = No more tiles will be drawn: this is the last round.
joan-warn-end = You could still use this: { $waiting }.
joan-why-what = Say which move: why build blois

joan-help =
    Type a number of the list, or a move:
      3              choice 3 of the list; several at once: 1; 2
      take farmer    a move in full; clear beginnings of its words will do:
                     take f, fill 8, build blois, buy stable
      end            end your turn and let the rest lapse
      Tab            completes moves, Places and commands
    Looking around:
      board          everything; sheet: your own; sheets: all of them
      map  routes  deeds  places  yellow  bag  odds  legend   one part of it
      joan           her area, her cards, what she may do next (solo)
      log  log all   what happened
      rules words    search the rules; rules joan.monk.recruit reads one
      tile name      what a place, deed or space does, and how we know
    Playing:
      hint  follow   what a good computer player would do; do as it says
      why move       is this possible, and if not, by which rule
      undo, undo all take back your last move, or all back to the last draw
      redo           make the move again that you took back last
      warnings off   do not ask again before you waste something
      language de    go on in German; also en, fr
      save file      save a copy; the game itself is saved after every move
      quit           leave; orleans play --terminal FILE goes on

# ----------------------------------------------------- questions before a game

joan-ask-level = Which level ({ $known })? [{ $default }]
joan-ask-places = Which places ({ $known })? [{ $default }]

# ----------------------------------------------------------------- components

joan-rule-head = Rule { $rule } (Joan of Arc)
joan-tile-none = There is no place, deed, card or space of Joan of Arc called “{ $text }”.
joan-component-kind =
    { $kind ->
        [place] a Place card of Joan of Arc
        [deed] a Beneficial Deed of Joan of Arc
        [solo_card] a solo card of Joan of Arc
        [level] a level of Joan of Arc’s solo game
        [map] on the map of Joan of Arc
        [area] in Joan’s area
       *[sheet] on the sheet of Joan of Arc
    }
joan-solo-card = Solo card { $card }
joan-warehouse-row = warehouse row { $good }
joan-scholar-space = Joan’s Scholars track, space { $space }
joan-her-track = Joan’s { $track }
joan-value-price = Price
joan-value-followers = Followers
joan-value-printed = Printed on the sheet
joan-value-complete = For the first to complete it
joan-value-cards = Cards
joan-value-monk-actions = Joan’s Monk actions
joan-value-number = Town number
joan-value-back = Back
joan-value-way = Kind
joan-value-spaces = Development spaces
joan-value-status = Development Status
joan-value-bonus = Bonus
joan-value-first = First player also
joan-yes-no =
    { $answer ->
        [yes] yes
       *[no] no
    }
joan-arrow =
    { $arrow ->
        [up] arrow up
       *[down] arrow down
    }
joan-back = { $arrow }; Monk action: { $monk }
joan-way =
    { $way ->
        [water] water route
       *[land] land route
    }
