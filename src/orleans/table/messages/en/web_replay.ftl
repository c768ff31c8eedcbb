# The browser client: looking at games that are over.

web-replay-which = Choose a record from a file, or open the replay of one of your games from the first page.
web-replay-failed = This game cannot be shown
web-replay-controls = Through the game
web-replay-slider = Moment of the game
web-replay-at =
    { $round ->
        [0] Moment { $moment } of { $last }
       *[other] Round { $round }, moment { $moment } of { $last }
    }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back =
    { $step ->
        [move] One move back
        [decision] One decision back
        [phase] One phase back
       *[round] One round back
    }
web-replay-onward =
    { $step ->
        [move] One move on
        [decision] One decision on
        [phase] One phase on
       *[round] One round on
    }
web-replay-play =
    { $playing ->
        [true] Pause
       *[false] Play
    }
web-replay-step-label = Step by
web-replay-step =
    { $step ->
        [move] move
        [decision] decision
        [phase] phase
       *[round] round
    }
web-replay-speed-label = Speed
web-replay-speed =
    { $speed ->
        [slow] slow
        [normal] normal
       *[fast] fast
    }
web-replay-round = Round { $round } of { $rounds }
web-replay-copy = Link to this moment
web-replay-download = Download the record
web-replay-points-tab = Points
web-replay-points = Points by their source
web-replay-points-table = Points by their source, as a table
web-replay-winner = (won)
web-replay-course = The points round by round
web-replay-course-table = The same as a table
web-replay-course-round = Round
web-replay-end = End
web-replay-keys = Keys: ← → one move, ↑ ↓ one round, Home and End to the beginning and the end.
web-replay-figure =
    { $what ->
        [points] Points
        [coins] Coins
        [goods] Goods
        [stations] Trading Stations
        [citizens] Citizens
        [development] Development
        [status] Development Status
        [monks] Monks
       *[shields] Shields
    }
