# What the lab measures: tournaments and statistics.

help-command-tournament = Measure how strong computer players are: the same deals from every seat.
help-tournament-players = who plays, by seat; the last one fills the seats that are left: { $known }
help-tournament-seats = seats at a table (otherwise one for each player named)
help-tournament-round-robin = all line-ups of the players named, at tables of --seats (otherwise 2)
help-tournament-solo = play Joan of Arc alone against Joan: standard, connoisseur or challenge
help-tournament-ray = play on a Ray cluster, at this address or on this machine (needs orleans[ray])
help-tournament-out = keep every game as a line of this file
help-tournament-resume = go on with the games that the file of --out does not have yet
help-tournament-from = show the result of games kept before, play none

tournament-who = Player
tournament-games =
    { $deals ->
        [one] { $games } games from 1 deal, each { $rounds } rounds and { $decisions } decisions on average.
       *[other] { $games } games from { $deals } deals, each { $rounds } rounds and { $decisions } decisions on average.
    }
tournament-count = Games
tournament-wins = Wins
tournament-rate = Win rate
tournament-interval = 95 % in
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
error-results = { $path }: line { $line } is no result of a game ({ $reason })
results-foreign = { $fault }: this file is left out
results-line = { $fault }: it is left out
results-cut = { $fault }: it was cut off and is left out
tournament-other = { $path }: game { $number } there is none of this tournament, or is there twice

help-command-stats = Say what games show: seats, and which tiles, tracks and deeds winners had.
help-stats-files = results of tournament --out, records and saved games, or folders of them
help-stats-charts = write charts (SVG, PNG) and a page with all of them into this folder
help-stats-force = write over the charts in the folder
help-stats-top = rows of each table and chart (otherwise { $usual })

stats-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-counted = { $name } ({ $games })
stats-mixed = Players of different strength are mixed here: { $players }. What winners had may tell of them and not of the game.
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
stats-interval = 95 % in
stats-expected = Expected
stats-mean = Points
stats-tiles = Who had this tile
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
stats-chart-tiles = Won by who had the tile
stats-chart-deeds = Followers on deeds, winners and others
stats-chart-tracks = Tracks at the end, winners and others
stats-chart-uses = Times used, winners and others
stats-luck = expected by luck alone
stats-interval-key = value and 95 % confidence interval
stats-development = Development
stats-shields = Shields
stats-unfinished =
    { $count ->
        [one] 1 game is not over or failed, and does not count.
       *[other] { $count } games are not over or failed, and do not count.
    }
stats-written = Charts: { $path }
stats-no-png = Charts as PNG, too, need the extra: pip install 'orleans[png]'
stats-none = There is no finished game in these files.

help-command-train = Learn what positions are worth, from games of computer players against themselves.
help-train-file = where the weights go
help-train-generations = how often to play and learn (otherwise { $usual })
help-train-far = Orléans: so many generations, the last ones, look as far ahead as the players do (otherwise { $usual })
help-train-games = games of a generation (otherwise { $usual })
help-train-players = number of players; Joan of Arc is otherwise learned alone and up to four together
help-train-hunches = learn what hunches go by instead: Orléans only, about 60 generations of 1152 games
help-train-seats = learn what positions are worth seat by seat: every seat of a game goes by weights of its own, and what made more points counts (Orléans only, some 40 generations of 96 games)
help-train-fresh = begin knowing nothing but points, not with what was learned before
help-train-from = begin with the weights of this file
help-train-with = Orléans: what the players go by meanwhile: a file of hunches, or with --hunches one of what positions are worth (otherwise those in use)
train-generation = Generation { $number }: { $points } points on average.
train-done = The weights are in { $path }; computer players take them from { $home }.
error-no-hunches = hunches and --seats are for Orléans only; leave --hunches, --seats and --with out, or --game joan
error-no-training = there is nothing to learn in { $game }
error-not-weights = { $path }: these are not weights like those in { $home }
error-no-numpy = training needs the extra: pip install 'orleans[train]'
