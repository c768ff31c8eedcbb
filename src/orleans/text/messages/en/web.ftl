# The browser client: pages, bars and buttons. What the game itself says comes from the server.

web-title =
    { $page ->
        [home] Orléans
        [new] New table · Orléans
        [table] At the table · Orléans
        [replay] Replay · Orléans
        [learn] Learn · Orléans
        [rules] Rules · Orléans
        [components] Components · Orléans
        [settings] Settings · Orléans
       *[other] Not found · Orléans
    }
web-skip = Skip to content
web-nav = Main
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-settings = Settings
web-home = Home
web-loading = One moment…
web-page-failed = This page couldn’t be loaded.
web-try-again = Try again
web-lost = This page doesn’t exist
web-lost-about = This link is incomplete, or the table no longer exists. You can go to:
web-lost-home = Back to home
web-offline = You’re offline. Your moves will be sent as soon as you’re connected again.
web-unreachable = The server can’t be reached. Are you online?
web-fault = Something went wrong here. Please try again.
web-close = Close
web-dismiss = Dismiss
web-copy = Copy
web-copied = Copied.
web-fresh = New
web-ruling = Our ruling:
web-rule-link = Read this rule

# The letter on a piece: one or two, different for all seven Followers and for all goods.
web-letter =
    { $kind ->
        [farmer] F
        [boatman] B
        [craftsman] C
        [trader] T
        [knight] K
        [scholar] S
        [monk] M
        [grain] G
        [cheese] C
        [wine] W
        [wool] Wo
        [brocade] B
        [bread] Br
       *[other] ?
    }

# ------------------------------------------------------------------ the first page

web-hero = Gather followers. Build a town’s fortune.
web-hero-about = Orléans and Joan of Arc in your browser: against the computer, with friends by link, or together on one screen. No account needed.
web-quick =
    { $game ->
        [classic] Play against the computer
        [duo] One on one with the computer
       *[joan] Joan of Arc, solo
    }
web-quick-about =
    { $game ->
        [classic] Orléans for three: you and two easy opponents
        [duo] Orléans for two, against an easy opponent
       *[joan] Draw and write: you against Joan
    }
web-new = New table
web-new-other = Stronger opponents, friends, expansions
web-quick-lesson = Learn by playing
web-quick-lesson-about = Three rounds with a guide, against one easy opponent
web-learn-first = The game in five minutes
web-continue = Continue
web-mine = My games
web-open = Tables with a free seat
web-records = Records
web-upload = Upload a record
web-upload-wrong = This file isn’t a record of a game.
web-game =
    { $game ->
        [joan] Joan of Arc
       *[classic] Orléans
    }
web-list-none =
    { $list ->
        [mine] You haven’t joined a table yet.
       *[open] No tables are waiting for players right now.
    }
web-list-failed = The list couldn’t be loaded.
web-list-more = Show more
web-list-status =
    { $status ->
        [archived] read-only: played with other rules or data
        [open] waiting for players
        [running] round { $round } of { $rounds }
        [over] over
       *[abandoned] ended without a result
    }
web-me = Guest

# ---------------------------------------------------------------------- a new table

web-setup-game = Game
web-setup-edition = Edition
web-setup-players = Players
web-setup-seats = Seats
web-setup-seat = Seat { $seat }
web-setup-name = Name
web-setup-who =
    { $player ->
        [human] On this device
        [open] Invite a friend (link)
       *[other] Computer: { $player }
    }
web-level =
    { $level ->
        [random] Random
        [easy] Easy
        [normal] Normal
        [hard] Hard
        [expert] Expert
       *[other] { $level }
    }
web-levels = Computer player levels
web-setup-modules = Expansions
web-setup-options = House rules
web-setup-options-about = Where the rulebooks are silent or offer several ways to play, you choose.
web-setup-usual = Standard rules
web-setup-what = What changes?
web-setup-clash = Can’t be combined with your other choices:
web-setup-clock = Clock
web-setup-private = Private: only people with the link can watch
web-setup-start = Open table
web-setup-cannot = This setup can’t be played:
web-setup-one-screen = Players sharing this screen pass the device around.
web-setup-moved = { $name } now has seat { $seat }: at least one player has to be on this device.

# ---------------------------------------------------------------- before the game

web-join = Join this table
web-wait = Waiting for players
web-wait-free =
    { $free ->
        [0] All seats are taken. The game is starting.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
web-played = Game settings
web-played-clock = { $bank } for the whole game, plus { $increment } per decision
web-played-switch =
    { $on ->
        [true] on
       *[false] off
    }
web-your-name = Your name
web-sit = Sit down
web-seat-free = Free seat
web-link-invite = Link for friends
web-link-invite-about = Anyone with this link can take a seat.
web-fill-with = Fill empty seats with
web-fill = Fill seats and start
web-leave = Leave table
web-table-closed = You can’t join this table
web-archived = Read-only game
web-archived-seats = At the table

# ------------------------------------------------------------------- at the table

web-act = Your turn
web-aside = Log, chat and players
web-tabs = Table views
web-tab-table = Table
web-tab-log = Log
web-tab-chat = Chat
web-tab-seats = Players
web-reconnecting = Reconnecting…
web-waiting = Waiting for { $names }
web-nothing-asked = It’s not your turn.
web-filter = Search { $count } options
web-over = The game is over
web-abandoned = The game ended without a result
web-paused = The game is paused
web-seat =
    { $pending ->
        [true] { $name } to move
       *[false] { $name }
    }{ $online ->
        [true] , online
       *[false] { "" }
    }
web-seat-is =
    { $player ->
        [human] { $me ->
            [true] you
           *[false] { $online ->
                [true] online
               *[false] away
            }
        }
        [open] free
       *[other] computer player ({ $level })
    }
web-away =
    { $waits ->
        [true] The table is waiting for you
       *[other] A computer player is deciding for you
    }
web-seat-stand-in = Played by the computer ({ $level })
web-seat-resigned = has resigned
web-seat-pending = deciding
web-propose-stand-in = Suggest a computer player for { $name }
web-new-link = New link for { $name }
web-new-link-is = The new link for { $name }
web-new-link-about = { $name } gets a new link to this seat. The old one stops working at once, wherever it is open, and everyone is told.
web-new-link-give = Create new link
web-seat-grace = may come back: { $time }
web-awaited-away = { $name } (away)
web-end-now = End now, without the absent players
web-commitment = Fair draws: the seed’s fingerprint, published before the game; the seed itself follows at the end.
web-clock-left = { $time } left
web-map-zoom = Map zoom
web-map-closer = Zoom in
web-map-away = Zoom out
web-map-whole = Whole map
web-past = You’re looking at an earlier point in the game (move { $moment }).
web-past-back = Back to the live game
web-undo = Undo
web-redo = Redo
# What the pointer is told: the name and its keys.
web-undo-keys = Undo (Ctrl+Z)
web-redo-keys = Redo (Ctrl+Shift+Z)
web-undo-all = Undo all
web-confirm = Confirm
web-hint = Hint
web-hint-from = The strongest computer player suggests:
web-hint-follow = Play this
web-hint-thinking = Thinking…
web-hint-call-off = Cancel
web-hint-why = Compared with “{ $other }”:
web-hint-others = Alternatives
web-hint-less =
    { $less ->
        [0] Just as good, it seems: { $text }
        [one] { $less } point less: { $text }
       *[other] { $less } points less: { $text }
    }
web-log-older = Earlier entries
web-log-jump = Show this point in the game
web-chat-none = No messages yet. Everyone at the table can read the chat; computer players don’t reply.
web-chat-say = Say something
web-chat-send = Send
web-proposal =
    { $what ->
        [undo] { $name } asks to go back to move { $to }.
        [pause] { $name } asks to pause.
        [resume] { $name } asks to resume.
        [stand_in] { $name } suggests that a computer player take over for { $about }.
       *[end] { $name } suggests ending the game without a result.
    }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-menu = Menu
web-pause = Pause
web-resume = Resume
web-stand-in = Let the computer play for me
web-come-back = I’m back
web-propose-end = Suggest ending the game
web-resign = Resign
web-resign-sure = A computer player will take your seat for good.
web-resign-yes = Resign now
web-rematch = Rematch
web-rematch-go = Go to the rematch
web-plain = Text mode: questions and lists instead of graphics
web-link-mine = Your own link
web-link-mine-about = Use it to continue on another device. Keep it to yourself.
web-link-watch = Link to this table
web-pass = Pass the device to { $name }
web-pass-about = This keeps everyone’s plans hidden.
web-pass-ready = I’m { $name }
web-won =
    { $count ->
        [0] Nobody at this table won
       *[other] { $names } won
    }
web-told = { $what }: { $how }
web-in-words = The game in words
web-resources = What you have
web-scores-now = Points if the game ended now
web-joan = Joan
web-result-tie =
    { $count ->
        [one] A tie on points: the player further along the Development track wins.
       *[other] A tie on points and on the Development track: they share the win.
    }
web-result-tie-joan = A tie on points: against Joan, that’s a win.
web-result-player = Player
web-result-sum = Total
web-result-replay = Replay and analysis

# ----------------------------------------------------------------------- settings

web-language = Language
web-theme-label = Colours
web-theme =
    { $choice ->
        [system] Match system
        [light] Light
       *[dark] Dark
    }
web-contrast-label = Contrast
web-contrast =
    { $choice ->
        [system] Match system
        [normal] Normal
       *[high] High
    }
web-size-label = Text size
web-size =
    { $choice ->
        [small] Small
        [normal] Normal
        [large] Large
       *[huge] Very large
    }
web-motion-label = Animations
web-motion =
    { $choice ->
        [system] Match system
        [none] None
        [slow] Slow
        [normal] Normal
       *[fast] Fast
    }
web-confirm-label = Confirmation
web-confirm-about = Review each turn, and undo it if you like, before it counts.
web-confirming =
    { $choice ->
        [turn] Confirm every turn
       *[never] Don’t ask
    }
web-more-settings = More settings
web-warnings = Warn me before I waste anything
