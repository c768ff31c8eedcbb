# The browser client: rules, components, and the first steps.

# ------------------------------------------------------------------------- rules

web-learn-shelves = Rules and components
web-learn-rules = The rules
web-learn-rules-about = Every rule in our own words, with its place in the rulebooks. Where they are silent or contradict each other, you can read what we decided.
web-learn-rule = Rule
web-learn-search = Search the rules
web-learn-area-label = Area
web-learn-area =
    { $area ->
        [all] All rules
        [setup] Setting up
        [round] The round
        [draw] Drawing Followers
        [plan] Planning
        [action] Actions
        [event] Events
        [deed] Beneficial Deeds
        [place] Place tiles
        [score] Scoring
        [orders] Orders
        [events] Events of Trade & Intrigue
        [trade] Trade
        [intrigue] Intrigue
        [plague] The Plague
        [invasion] Invasion
        [prosperity] Prosperity
        [duel] The Duel
        [solo] Solo games
       *[joan] Joan of Arc
    }
web-learn-found =
    { $count ->
        [0] No rule found
        [one] One rule
       *[other] { $count } rules
    }
web-learn-none = Try another word, fewer words, or all areas.
web-learn-sources = In the rulebooks:
web-learn-editions = Only in:
web-learn-edition =
    { $edition ->
        [bigbox] Big Box
       *[other] Orléans { $edition }
    }
web-learn-option = You can change this rule when you open a table.
web-learn-same = This repeats another rule; read that one.
web-learn-component-of = Belongs to
web-learn-link = Link to this page
web-learn-all-rules = All rules
web-learn-kin = Related rules

# -------------------------------------------------------------------- components

web-learn-components = Components
web-learn-components-about = Tiles, deeds, events and cards with everything printed on them, and the source of each value.
web-learn-name = Name
web-learn-only-ours = Only components with values we had to fill in
web-learn-components-found =
    { $count ->
        [0] Nothing has that name.
        [one] One component
       *[other] { $count } components
    }
web-learn-kind =
    { $kind ->
        [classic-board] Places of the player board
        [classic-tile] Place tiles
        [classic-deed] Beneficial Deeds
        [classic-hourglass] Hour Glass tiles
        [classic-order] Orders
        [joan-place] Joan of Arc: Place cards
        [joan-deed] Joan of Arc: Beneficial Deeds
        [joan-solo_card] Joan of Arc: solo cards
        [joan-level] Joan of Arc: levels of the solo game
        [joan-sheet] Joan of Arc: the sheet
        [joan-area] Joan of Arc: Joan’s area
       *[joan-map] Joan of Arc: the map
    }
web-learn-not-playable = It can’t be played here yet.
web-learn-values = Values of { $name }
web-learn-value-label = What
web-learn-value = Value and source
web-learn-from =
    { $level ->
        [owner] corrected by the owner of a box
        [rulebook] from a rulebook
        [photograph] seen in a photograph
        [photograph-cover] seen in a photograph of the box cover
        [corroborated] several sources agree
        [single-source] from one source only
        [inferred] follows from the rulebooks
       *[reconstructed] our own value
    }
web-learn-ours = Has values of our own
web-learn-ours-about = The official value is printed only on the component, and no public source gives it. We chose one that fits the rules and similar components, so that the game can be played; the real one may differ.
web-learn-ours-correct = Do you own the box? Put what’s printed there into a file and play with it. To see it:
web-learn-its-rules = Its rules
web-learn-all-components = All components

# --------------------------------------------------------------------- first steps

web-learn-title = Orléans in five minutes
web-learn-goal = What it is about
web-learn-goal-about = You gather Followers in your bag, draw some of them each round, and send them to Places in groups. They bring you new Followers, goods, coins, Trading Stations and development. After 18 rounds, whoever has the most points wins.
web-learn-round = A round has seven phases
web-learn-phase =
    { $phase ->
        [hour_glass] Hour Glass
        [census] Census
        [followers] Followers
        [planning] Planning
        [actions] Actions
        [event] Event
       *[start_player] Start Player
    }
web-learn-phase-about =
    { $phase ->
        [hour_glass] A tile is turned over and shows the event at the end of the round. You can prepare for it: food for the Harvest, coins for the Taxes.
        [census] The player alone in the lead on the Farmers track takes a coin; the player alone in last place pays one. There’s nothing to decide.
        [followers] You draw Followers blind from your bag onto your Market, four at first. Every Knight you recruit raises that number. The Market has eight spaces, and Followers who stay there take up room.
        [planning] You put Followers from the Market on the spaces of your Places. A Place works once all its spaces are filled, which may take several rounds. Everyone plans at the same time.
        [actions] In turn, everyone uses one of their filled Places, again and again, until all have passed. The Followers they used go back to the bag and can be drawn again.
        [event] The event of the round affects everyone: Income, Harvest, Taxes, Plague… Anyone who can’t pay has to give up something else.
       *[start_player] The next player to the left begins the new round.
    }
web-learn-phase-rule =
    { $phase ->
        [hour_glass] Rules of the Hour Glass
        [census] Rules of the Census
        [followers] Rules of drawing
        [planning] Rules of planning
        [actions] Rules of actions
        [event] Rules of events
       *[start_player] Rule of the Start Player
    }
web-learn-points = What scores at the end
web-learn-points-coins = Every coin is one point.
web-learn-points-goods = Goods: brocade 5, wool 4, wine 3, cheese 2, grain 1.
web-learn-points-status = Every Trading Station and every Citizen scores as much as your Development Status, 1 to 6. Stations alone bring little, and so does development alone: together they win games.
web-learn-advice = Three tips for your first game
web-learn-advice-monk = Monks can stand in for any other Follower; get one early.
web-learn-advice-bag = A full bag makes for bad draws. Send Followers you no longer need to a Beneficial Deed: that earns coins and keeps the bag slim.
web-learn-advice-travel = Ship and Wagon move your Merchant across the map and collect goods; the Guildhall builds Trading Stations where he is.
web-learn-try-about = A real two-player game against an easy opponent, with a guide: for three rounds it tells you what to look at and what to try. You can make other moves, and hide the guide or bring it back.
web-learn-start = Start the guided game
web-learn-start-joan = Joan of Arc with a guide
web-learn-read = Or look something up in the rules
