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
web-replay-winner = (won)
web-replay-course = The points round by round
web-replay-course-reading = Reading round { $round } of { $rounds } …
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
web-replay-chances = Chances to win
web-replay-turning = Turning points

# ------------------------------------------------------------------------ the analysis

web-analysis = Analysis
web-analysis-go = Analyse the game
web-analysis-about = A strong computer player goes through the game once more: who was how likely to win, which decisions turned it, and what was luck. Each round takes it a few seconds.
web-analysis-round =
    { $rounds ->
        [0] It looks at round { $round } …
       *[other] It looks at round { $round } of { $rounds } …
    }
web-analysis-stop = Stop
web-analysis-stopped = It has stopped after round { $round } of { $rounds }.
web-analysis-on = Go on
web-analysis-done =
    { $turns ->
        [0] All { $rounds } rounds are analysed; neither a decision nor a draw turned the game.
        [one] All { $rounds } rounds are analysed, with one turning point.
       *[other] All { $rounds } rounds are analysed, with { $turns } turning points.
    }
web-analysis-failed = It could not go on:
web-analysis-estimate = All figures are estimates of a computer player; another one would see some things differently.
web-chances-about = The area of each player is the chance to win; a click leads to the moment.
web-chances-shown =
    { $known ->
        [true] At the moment that is shown
       *[false] It has not come to the moment that is shown
    }
web-chances-start = At the beginning
web-chances-after = After round { $round }
web-turn-none = So far neither a decision nor a draw turned the game.
web-turn-go = To the moment of turning point { $nth }
web-turn-who = Round { $round }: { $name }
web-turn-loss =
    { $points ->
        [one] { $points } point given away
       *[other] { $points } points given away
    }
web-turn-luck =
    { $way ->
        [more]
            { $points ->
                [one] { $points } point of luck
               *[other] { $points } points of luck
            }
       *[less]
            { $points ->
                [one] { $points } point of bad luck
               *[other] { $points } points of bad luck
            }
    }
web-turn-change = chance to win { $change }
web-turn-better = Better: { $text }
web-turn-why = Compared with what was done:
web-luck = Luck and decisions
web-luck-about = Luck is what the draws were worth, compared with what could be expected. Given away is what the best decisions that were found would have brought beyond those that were made.
web-luck-rounds =
    { $rounds ->
        [one] The first round
       *[other] The first { $rounds } rounds
    }
web-luck-luck = Luck
web-luck-lost = Given away
web-luck-words =
    { $luck ->
        [good] Lucky draws brought about { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [bad] Unlucky draws cost about { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[even] Luck made no difference.
    }
web-luck-lost-words =
    { $points ->
        [0] As good as nothing was given away.
        [one] Better decisions would have brought about { $points } point.
       *[other] Better decisions would have brought about { $points } points.
    }
