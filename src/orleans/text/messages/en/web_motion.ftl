# The browser client: pieces that move, what happened meanwhile, going back, sounds.

web-since = What happened since my last decision
web-since-offer =
    { $count ->
        [one] One thing has happened since your last decision.
       *[other] { $count } things have happened since your last decision.
    }
web-since-show = Show me
web-since-first = Your last decision:
web-since-from = After your last decision
web-since-back = Step back
web-since-next = Step forward
web-since-play = Play
web-since-pause = Stop here
web-since-now = Skip to now
web-since-at = { $at } of { $count }

# The log, and going back from it

web-log-find = Search the log
web-log-by = Filter by player
web-log-all = Everyone
web-log-round = Round { $round }
web-log-gone = Undone:
web-log-empty = Nothing has happened yet.
web-log-none = Nothing in the log matches.
web-back-here = Undo to this point
web-back-propose = Suggest going back to this point
web-propose-pause = Suggest a pause
web-propose-resume = Suggest resuming

# By ear, and in the tab

web-title-turn = ● Your turn · Orléans
web-sound-label = Sounds
web-sound-about = Sounds for your turn, moves, refused moves, new rounds and the end. Everything is shown on screen as well.
web-sound =
    { $choice ->
        [off] Off
        [low] Low
        [normal] Normal
       *[loud] Loud
    }

# Looking things up at the table

web-look-up = Look up: { $name }
web-look-up-page = Open on its own page
web-pick = Choose
