# What the lab measures: tournaments and statistics.

help-command-tournament = Measure how strong computer players are: the same deals from every seat.
help-tournament-players = who plays, by seat; the last one fills the seats that are left: { $known }
help-tournament-seats = seats at a table (default: one for each player named)
help-tournament-round-robin = all line-ups of the players named, at tables of --seats (default: 2)
help-tournament-solo = play Joan of Arc solo: standard, connoisseur or challenge
help-tournament-ray = play on a Ray cluster at this address or on this machine (needs orleans[ray])
help-tournament-out = save every game as a line of this file
help-tournament-resume = continue with the games not yet in the --out file
help-tournament-from = show the results of saved games without playing

tournament-who = Player
tournament-games =
    { $deals ->
        [one] { $games } games from 1 deal, each { $rounds } rounds and { $decisions } decisions on average.
       *[other] { $games } games from { $deals } deals, each { $rounds } rounds and { $decisions } decisions on average.
    }
tournament-count = Games
tournament-wins = Wins
tournament-rate = Win rate
tournament-interval = 95% in
tournament-elo = Elo
tournament-mean = Points
tournament-thinking = ms each
tournament-slowest = ms most
tournament-points = Points from
tournament-rival = { $rival } had { $points } points on average.
tournament-cut = The last deal was not played from every seat: a whole one takes { $per } games.
tournament-seed = Seed: { $seed } (deal i has the seed { $seed }-i)
tournament-none = No game came to its end.
tournament-interrupted = Stopped after { $done } of { $games } games.
tournament-error = A game of { $seats } failed; its deal has the seed { $seed }: { $error }
error-no-ray = --ray needs the extra: pip install 'orleans[ray]'
error-no-server = { $command } needs the server: pip install 'orleans[server]'
error-no-cluster = there is no Ray cluster at “{ $address }” ({ $reason })
error-cluster-start = Ray could not be started on this machine ({ $reason })
error-results = { $path }: line { $line } is not a game result ({ $reason })
results-foreign = { $fault }: this file is left out
results-line = { $fault }: it is left out
results-cut = { $fault }: it was cut off and is left out
tournament-other = { $path }: game { $number } in it is not of this tournament, or appears twice

help-command-stats = Show statistics of games: seats, and which tiles, tracks and deeds winners had.
help-stats-files = results of tournament --out, records and saved games, or folders of them
help-stats-charts = write charts (SVG, PNG) and a page with all of them into this folder
help-stats-force = overwrite the charts in the folder
help-stats-top = rows of each table and chart (default: { $usual })

stats-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-counted = { $name } ({ $games })
stats-mixed = Players of different strength are mixed here: { $players }. What winners had may say more about them than about the game.
stats-page = What the games show
stats-seats =
    { $players ->
        [one] Alone
       *[other] { $players } players
    }
stats-seat = Seat
stats-order = In the first round
stats-turn = Turn { $place }
stats-games = Games
stats-rate = Win rate
stats-interval = 95% in
stats-expected = Expected
stats-mean = Points
stats-tiles = Players with this tile
stats-deeds = Followers on deeds
stats-tracks = Tracks at the end
stats-uses = Times used
stats-winners = Winners
stats-others = Others
stats-players = Elo of the players
stats-rates = How often each player won
stats-parts = Points by source
stats-chart-seats =
    { $players ->
        [one] Won alone
       *[other] Won by seat, { $players } players
    }
stats-chart-order = Won by turn in the first round, { $players } players
stats-chart-tiles = Wins of players with the tile
stats-chart-deeds = Followers on deeds, winners and others
stats-chart-tracks = Tracks at the end, winners and others
stats-chart-uses = Times used, winners and others
stats-luck = expected by luck alone
stats-interval-key = value and 95% confidence interval
stats-development = Development
stats-shields = Shields
stats-unfinished =
    { $count ->
        [one] 1 game isn’t over or failed, and doesn’t count.
       *[other] { $count } games aren’t over or failed, and don’t count.
    }
stats-written = Charts: { $path }
stats-no-png = Charts as PNG, too, need the extra: pip install 'orleans[png]'
stats-none = There’s no finished game in these files.

help-command-train = Learn to evaluate positions from games of computer players against themselves.
help-train-file = where the weights go
help-train-generations = how many times to play and learn (default: { $usual })
help-train-far = Orléans: this many generations, the last ones, look as far ahead as the players do (default: { $usual })
help-train-games = games of a generation (default: { $usual })
help-train-players = number of players; by default, Joan of Arc is learned solo and with up to four
help-train-hunches = learn the weights of hunches instead: Orléans only, about 60 generations of 1152 games
help-train-seats = learn to evaluate positions seat by seat: every seat of a game uses its own weights, and those that score more count (Orléans only, some 40 generations of 96 games)
help-train-fresh = start from points alone, not from what was learned before
help-train-from = start with the weights of this file
help-train-with = Orléans: what the players use meanwhile: a file of hunches, or with --hunches one of evaluation weights (default: those in use)
train-generation = Generation { $number }: { $points } points on average.
train-done = The weights are in { $path }; computer players take them from { $home }.
error-no-hunches = hunches and --seats are for Orléans only; leave --hunches, --seats and --with out, or --game joan
error-no-training = there is nothing to learn in { $game }
error-not-weights = { $path }: these are not weights like those in { $home }
error-no-numpy = training needs the extra: pip install 'orleans[train]'
