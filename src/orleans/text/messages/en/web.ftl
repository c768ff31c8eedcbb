# The browser client: pages, bars and buttons. What the game itself says comes from the server.

web-title =
    { $page ->
        [home] Orléans
        [new] A new table · Orléans
        [table] At the table · Orléans
        [replay] Replay · Orléans
        [learn] Learn · Orléans
        [rules] Rules · Orléans
        [components] Components · Orléans
        [settings] Settings · Orléans
       *[other] Not found · Orléans
    }
web-skip = Skip to the content
web-nav = Main
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-settings = Settings
web-home = To the first page
web-loading = One moment …
web-page-failed = This page could not be loaded.
web-try-again = Try again
web-lost = This page does not exist
web-lost-about = The link is not complete, or the table it led to is gone. From here you go on:
web-lost-home = To the first page
web-offline = This device is offline. What you do is sent as soon as it is back.
web-unreachable = The server cannot be reached. Are you online?
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
web-hero-about = Orléans and Joan of Arc in your browser: against the computer, with friends by link, or together at one screen. No account needed.
web-quick =
    { $game ->
        [classic] Play against the computer
        [duo] A duel with the computer
       *[joan] Joan of Arc, solo
    }
web-quick-about =
    { $game ->
        [classic] Orléans for three: you and two easy opponents
        [duo] Orléans for two, against an easy opponent
       *[joan] Draw and write: alone against Joan
    }
web-new = A new table
web-new-other = Stronger opponents, friends, expansions
web-quick-lesson = Learn by playing
web-quick-lesson-about = Three rounds with a guide, against one easy opponent
web-learn-first = The game in five minutes
web-continue = Continue
web-mine = My games
web-open = Tables with a free seat
web-records = Records
web-upload = Upload a record and look at it
web-upload-wrong = This file is not a record of a game.
web-game =
    { $game ->
        [joan] Joan of Arc
       *[classic] Orléans
    }
web-list-none =
    { $list ->
        [mine] You sit at no table yet.
       *[open] Nobody is waiting for players just now.
    }
web-list-failed = The list could not be read.
web-list-more = Show more
web-list-status =
    { $status ->
        [archived] only to be read: played with other rules or data
        [open] waiting for players
        [running] round { $round } of { $rounds }
        [over] over
       *[abandoned] ended without a result
    }
web-me = Guest

# ---------------------------------------------------------------------- a new table

web-setup-game = Game
web-setup-edition = Edition
web-setup-players = How many play
web-setup-seats = Who sits where
web-setup-seat = Seat { $seat }
web-setup-name = Name
web-setup-who =
    { $player ->
        [human] A person at this screen
        [open] A friend, by link
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
web-levels = How the computer players play
web-setup-modules = Expansions
web-setup-options = House rules
web-setup-options-about = Where the rulebooks are silent or know several ways, you choose.
web-setup-usual = As the rules say
web-setup-what = What changes?
web-setup-clash = Not together with your other choices:
web-setup-clock = Clock
web-setup-private = Private: only who has a link may watch
web-setup-start = Open the table
web-setup-cannot = This cannot be played:
web-setup-one-screen = Several people at this screen pass the device to one another.
web-setup-moved = { $name } now has seat { $seat }: somebody has to play at this screen.

# ---------------------------------------------------------------- before the game

web-join = Join this table
web-wait = The table is open
web-wait-free =
    { $free ->
        [0] All seats are taken: it begins.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
web-played = What is played
web-played-clock = { $bank } for the whole game, { $increment } more after each decision
web-played-switch =
    { $on ->
        [true] on
       *[false] off
    }
web-your-name = Your name
web-sit = Sit down
web-seat-free = A free seat
web-link-invite = Link for friends
web-link-invite-about = Whoever opens this link may take a seat.
web-fill-with = Free seats go to
web-fill = Fill and begin
web-leave = Get up and leave
web-table-closed = You cannot sit here
web-archived = A game to read
web-archived-seats = At the table

# ------------------------------------------------------------------- at the table

web-act = Your turn
web-aside = Log, chat and players
web-tabs = Parts of the table
web-tab-table = Table
web-tab-log = Log
web-tab-chat = Chat
web-tab-seats = Players
web-reconnecting = Reconnecting …
web-waiting = Waiting for { $names }
web-nothing-asked = Nothing is asked of you now.
web-filter = Search among { $count } possibilities
web-over = The game is over
web-abandoned = The game ended without a result
web-paused = The game is paused
web-seat =
    { $pending ->
        [true] { $name }, has to decide
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
        [true] The table waits for you
       *[other] A computer player decides for you
    }
web-seat-stand-in = A computer player stands in ({ $level }).
web-seat-resigned = has resigned
web-seat-pending = has to decide
web-propose-stand-in = Propose a computer player for { $name }
web-new-link = New link for { $name }
web-new-link-is = The new link for { $name }
web-new-link-about = { $name } gets a new link to this seat. The old one is void at once, wherever it is open; everybody is told.
web-new-link-give = Give a new link
web-seat-grace = may come back: { $time }
web-awaited-away = { $name } (away)
web-end-now = End now, without those who are away
web-commitment = Fair draws: the seed’s fingerprint, published before the game; the seed itself follows at the end.
web-clock-left = { $time } left
web-map-zoom = How close the map is
web-map-closer = Closer
web-map-away = Farther away
web-map-whole = The whole map
web-past = You are looking at an earlier moment ({ $moment }).
web-past-back = Back to now
web-undo = Undo
web-redo = Redo
# What the pointer is told: the name and its keys.
web-undo-keys = Undo (Ctrl+Z)
web-redo-keys = Redo (Ctrl+Shift+Z)
web-undo-all = All back
web-confirm = Confirm
web-hint = Hint
web-hint-from = The strongest player would do this:
web-hint-follow = Do that
web-hint-thinking = Thinking …
web-hint-call-off = Call off
web-hint-why = Compared with “{ $other }”:
web-hint-others = What comes next to it
web-hint-less =
    { $less ->
        [0] As good, as far as it can tell: { $text }
        [one] { $less } point less: { $text }
       *[other] { $less } points less: { $text }
    }
web-log-older = Earlier entries
web-log-jump = Look at this moment
web-chat-none = No words yet. Everybody at this table reads what is written here; the computer does not answer.
web-chat-say = Say something
web-chat-send = Send
web-proposal =
    { $what ->
        [undo] { $name } asks to go back to moment { $to }.
        [pause] { $name } asks for a pause.
        [resume] { $name } asks to go on.
        [stand_in] { $name } proposes that a computer player decides for { $about }.
       *[end] { $name } proposes to end the game without a result.
    }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-menu = Menu
web-pause = Pause
web-resume = Go on
web-stand-in = Let the computer play for me
web-come-back = I am back
web-propose-end = Propose to end the game
web-resign = Resign
web-resign-sure = A computer player takes your seat for good.
web-resign-yes = Resign now
web-rematch = Rematch
web-rematch-go = To the rematch
web-plain = Text mode: questions and lists instead of the drawing
web-link-mine = Your own link
web-link-mine-about = With it you go on playing on another device. Keep it to yourself.
web-link-watch = Link to this table
web-pass = Pass the device to { $name }
web-pass-about = Nobody sees what the others have in mind.
web-pass-ready = I am { $name }
web-won =
    { $count ->
        [0] Nobody at this table won
       *[other] { $names } won
    }
web-told = { $what }: { $how }
web-in-words = How the table stands
web-resources = What you have
web-scores-now = Points if the game ended now
web-joan = Joan
web-result-tie =
    { $count ->
        [one] Equal points: the one further along the Development track has won.
       *[other] Equal points, and level on the Development track: they share the win.
    }
web-result-tie-joan = Equal points: against Joan that is a win.
web-result-player = Player
web-result-sum = Total
web-result-replay = Replay and analysis

# ----------------------------------------------------------------------- settings

web-language = Language
web-theme-label = Colours
web-theme =
    { $choice ->
        [system] As the device
        [light] Light
       *[dark] Dark
    }
web-contrast-label = Contrast
web-contrast =
    { $choice ->
        [system] As the device
        [normal] Normal
       *[high] High
    }
web-size-label = Letters
web-size =
    { $choice ->
        [small] Small
        [normal] Normal
        [large] Large
       *[huge] Very large
    }
web-motion-label = Movement
web-motion =
    { $choice ->
        [system] As the device
        [none] None
        [slow] Slow
        [normal] Normal
       *[fast] Fast
    }
web-confirm-label = Confirmation
web-confirm-about = Before a turn counts you can look at it once more and take it back.
web-confirming =
    { $choice ->
        [turn] Confirm every turn
       *[never] Never ask
    }
web-more-settings = More
web-warnings = Warn me before I waste something
