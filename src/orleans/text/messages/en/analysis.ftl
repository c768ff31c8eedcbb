# Why one decision is better than another, and what is said of a game that was played.

# Of the better decision: how many points more or less it brings, and from what.

reason-points =
    { $way ->
        [more] { $points } more in all.
       *[less] { $points } less in all.
    }
reason-coins =
    { $way ->
        [more] { $points } more from coins.
       *[less] { $points } less from coins.
    }
reason-goods =
    { $way ->
        [more] { $points } more from goods.
       *[less] { $points } less from goods.
    }
reason-pieces =
    { $way ->
        [more] { $points } more from Trading Stations and Citizens.
       *[less] { $points } less from Trading Stations and Citizens.
    }
reason-development =
    { $way ->
        [more] { $points } more from Development.
       *[less] { $points } less from Development.
    }
reason-followers =
    { $way ->
        [more] { $points } more from the Followers in play.
       *[less] { $points } less from the Followers in play.
    }
reason-tracks =
    { $way ->
        [more] { $points } more from the steps on the tracks.
       *[less] { $points } less from the steps on the tracks.
    }
reason-tiles =
    { $way ->
        [more] { $points } more from Place tiles and Gear wheels.
       *[less] { $points } less from Place tiles and Gear wheels.
    }
reason-merchant =
    { $way ->
        [more] { $points } more from where the Merchant stands.
       *[less] { $points } less from where the Merchant stands.
    }
reason-ready =
    { $way ->
        [more] { $points } more from what waits on Places.
       *[less] { $points } less from what waits on Places.
    }
reason-round =
    { $way ->
        [more] { $points } more from the rounds still to come.
       *[less] { $points } less from the rounds still to come.
    }
reason-orders =
    { $way ->
        [more] { $points } more from Orders.
       *[less] { $points } less from Orders.
    }
reason-ti-events =
    { $way ->
        [more] { $points } more with the events in view.
       *[less] { $points } less with the events in view.
    }
reason-trade =
    { $way ->
        [more] { $points } more from the Trade board.
       *[less] { $points } less from the Trade board.
    }
reason-intrigue =
    { $way ->
        [more] { $points } more from the Intrigue board.
       *[less] { $points } less from the Intrigue board.
    }

# Joan of Arc.

reason-stations =
    { $way ->
        [more] { $points } more from Trading Stations.
       *[less] { $points } less from Trading Stations.
    }
reason-citizens =
    { $way ->
        [more] { $points } more from Citizens.
       *[less] { $points } less from Citizens.
    }
reason-routes =
    { $way ->
        [more] { $points } more from routes.
       *[less] { $points } less from routes.
    }
reason-warehouse =
    { $way ->
        [more] { $points } more from the warehouse.
       *[less] { $points } less from the warehouse.
    }
reason-bank =
    { $way ->
        [more] { $points } more from the bank.
       *[less] { $points } less from the bank.
    }
reason-monks =
    { $way ->
        [more] { $points } more from Monks.
       *[less] { $points } less from Monks.
    }
reason-depot =
    { $way ->
        [more] { $points } more from the depot.
       *[less] { $points } less from the depot.
    }
reason-deeds =
    { $way ->
        [more] { $points } more from Beneficial Deeds.
       *[less] { $points } less from Beneficial Deeds.
    }
reason-cards =
    { $way ->
        [more] { $points } more from Place cards.
       *[less] { $points } less from Place cards.
    }
reason-waiting =
    { $way ->
        [more] { $points } more from what can still be carried out.
       *[less] { $points } less from what can still be carried out.
    }
reason-picks =
    { $way ->
        [more] { $points } more from the tiles still to be taken.
       *[less] { $points } less from the tiles still to be taken.
    }
reason-joan =
    { $way ->
        [more] { $points } more because Joan gets fewer.
       *[less] { $points } less because Joan gets more.
    }

plan-place = { $place }: { $followers }
plan-nobody = place nobody

points-figure =
    { $count ->
       *[other] { $figure } points
    }

advice-why = Why
advice-others = Alternatives
advice-less = { $text } ({ $points } less)

help-command-hint = Suggest a move in a saved game, with the reasons and alternatives.
help-hint-seat = for this seat: red, blue,… or 1, 2,… (default: the first seat to move)
hint-for = { $who }: { $asked }
hint-over = the game is over, so there is nothing left to decide
hint-not-asked = it is not the turn of seat “{ $seat }”

help-command-analyse = Analyse a finished game: winning chances, the biggest mistakes, luck and skill.
help-analyse-seat = the mistakes of this seat: red, blue,… or 1, 2,… (may be repeated)
analyse-not-over = { $path }: the game isn’t over yet, and only a finished game can be analysed
analyse-course = Winning chances
analyse-all-rounds = All rounds
analyse-round = Round { $round }
analyse-mistakes = Biggest mistakes
analyse-mistakes-of = { $who }’s biggest mistakes
analyse-no-mistakes = No single decision lost anything worth mentioning.
analyse-mistake = { $who }, round { $round }, move { $moment }: { $points } lost, chance of winning −{ $chance }
analyse-done = Played
analyse-better = Better
analyse-draws = The draws that mattered most
analyse-draws-of = The draws that mattered most to { $who }
analyse-no-draws = No single draw won or lost anything worth mentioning.
analyse-draw =
    { $way ->
        [more] { $who }, round { $round }, move { $moment }: { $points } of luck, chance of winning { $change }
       *[less] { $who }, round { $round }, move { $moment }: { $points } of bad luck, chance of winning { $change }
    }
analyse-luck-and-skill = Luck and skill
analyse-luck = Luck
analyse-skill = Skill
analyse-choices = Choices
analyse-best = Best found
analyse-legend = Luck: points gained by draws compared with their average. Skill: minus the points lost by decisions. Best found: choices where nothing better was found.
