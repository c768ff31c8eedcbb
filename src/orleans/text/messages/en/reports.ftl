# What the commands print, and the questions before a game.

seat-name =
    { $seat ->
        [0] Red
        [1] Blue
        [2] Green
        [3] Yellow
       *[4] White
    }
ask-edition = Which edition ({ $known })? [{ $default }]
ask-players = How many players ({ $known })? [{ $default }]
ask-modules = Which expansions ({ $known }; several with commas, - for none)? [{ $default }]
ask-seats = Which seats are yours ({ $known }; several with commas)? [{ $default }]
ask-bot = Who plays { $who } ({ $known })? [{ $default }]
ask-name = What is { $who } called? [{ $default }]

new-options = Options: { $options }
new-start = First Start Player: { $who }
replay-good =
    { $moves ->
        [one] The record is valid: { $moves } move, round { $round }.
       *[other] The record is valid: { $moves } moves, round { $round }.
    }
replay-hash = State hash: { $hash }
stored-points = { $who } { $points }
stored-scores = Points at the last move, as counted then: { $scores }.
coverage-file = Ledger
coverage-rules = Rules
coverage-tested = Tested
coverage-left = { $file } without a test: { $rules }

simulate-who = Player
simulate-games =
    Per game ({ $games } finished): { $rounds } rounds, { $decisions } decisions, { $actions } actions.
simulate-mean = Mean
simulate-sd = SD
simulate-least = Min
simulate-most = Max
simulate-wins = Wins
simulate-count = Games
simulate-speed =
    { $build ->
        [compiled] { $seconds } s, { $rate } decisions per second (compiled with mypyc).
       *[plain] { $seconds } s, { $rate } decisions per second (plain Python).
    }
simulate-seed = Seed: { $seed } (game i has the seed { $seed }-i)
simulate-none = No game came to its end. Seed: { $seed }
simulate-error = A game with { $players } players failed; repeat it with the seed { $seed }: { $error }
