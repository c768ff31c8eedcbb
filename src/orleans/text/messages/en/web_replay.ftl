# The browser client: looking at games that are over.

web-replay-which = Choose a record file, or open the replay of one of your games from the home page.
web-replay-failed = This game can’t be shown
web-replay-controls = Playback
web-replay-slider = Point in the game
web-replay-at =
    { $round ->
        [0] Move { $moment } of { $last }
       *[other] Round { $round }, move { $moment } of { $last }
    }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back =
    { $step ->
        [move] Back one move
        [decision] Back one decision
        [phase] Back one phase
       *[round] Back one round
    }
web-replay-onward =
    { $step ->
        [move] Forward one move
        [decision] Forward one decision
        [phase] Forward one phase
       *[round] Forward one round
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
web-replay-copy = Link to this point
web-replay-download = Download the record
web-replay-points-tab = Points
web-replay-points = Points by source
web-replay-winner = (won)
web-replay-course = Points round by round
web-replay-course-reading = Reading round { $round } of { $rounds }…
web-replay-course-table = Show as a table
web-replay-course-round = Round
web-replay-end = End
web-replay-keys = Keys: ← → for a move, ↑ ↓ for a round, Home and End for the beginning and the end.
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
web-replay-chances = Winning chances
web-replay-turning = Turning points

# ------------------------------------------------------------------------ the analysis

web-analysis = Analysis
web-analysis-go = Analyse the game
web-analysis-about = A strong computer player reviews the game: everyone’s winning chances over time, the decisions that turned it, and how much was luck. Each round takes a few seconds.
web-analysis-round =
    { $rounds ->
        [0] Analysing round { $round }…
       *[other] Analysing round { $round } of { $rounds }…
    }
web-analysis-stop = Stop
web-analysis-stopped = Stopped after round { $round } of { $rounds }.
web-analysis-on = Continue
web-analysis-done =
    { $turns ->
        [0] All { $rounds } rounds are analysed; neither a decision nor a draw turned the game.
        [one] All { $rounds } rounds are analysed, with one turning point.
       *[other] All { $rounds } rounds are analysed, with { $turns } turning points.
    }
web-analysis-failed = The analysis couldn’t continue:
web-analysis-estimate = All figures are a computer player’s estimates; another one might see some things differently.
web-chances-about = Each player’s area is their chance of winning; click to go to that point.
web-chances-shown =
    { $known ->
        [true] At the point shown
       *[false] This moment hasn’t been analysed yet
    }
web-chances-start = At the beginning
web-chances-after = After round { $round }
web-turn-none = So far, neither a decision nor a draw has turned the game.
web-turn-go = Go to turning point { $nth }
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
web-turn-change = chance of winning { $change }
web-turn-better = Better: { $text }
web-turn-why = Compared with the move played:
web-luck = Luck and decisions
web-luck-about = Luck is what the draws were worth compared with the average. Given away is how much more the best decisions found would have brought than the ones made.
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
        [0] Next to nothing was given away.
        [one] Better decisions would have brought about { $points } point.
       *[other] Better decisions would have brought about { $points } points.
    }
