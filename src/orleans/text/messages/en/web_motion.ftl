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
web-since-back = One step back
web-since-next = One step on
web-since-play = Play
web-since-pause = Stop here
web-since-now = To now
web-since-at = { $at } of { $count }

# The log, and going back from it

web-log-find = Search the log
web-log-by = Whose entries
web-log-all = Everybody
web-log-round = Round { $round }
web-log-gone = Taken back:
web-log-empty = Nothing has happened yet.
web-log-none = Nothing in the log fits.
web-back-here = Go back to here
web-back-propose = Propose to go back to here
web-propose-pause = Propose a pause
web-propose-resume = Propose to go on

# By ear, and in the tab

web-title-turn = ● Your turn · Orléans
web-sound-label = Sounds
web-sound-about = Your turn, a piece, a refusal, a new round, the end. All of it is seen as well.
web-sound =
    { $choice ->
        [off] Off
        [low] Low
        [normal] Normal
       *[loud] Loud
    }

# Looking things up at the table

web-look-up = Look up: { $name }
web-look-up-page = Open this on a page of its own
web-pick = Choose
