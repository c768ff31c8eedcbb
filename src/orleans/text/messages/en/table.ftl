# A table and the people at it: what the table does not allow, and what is told of it.

table-clock-range = The clock needs a bank of 1 to { $most } seconds, and an increment of at most { $increment }.
table-clock-zone = There is no time zone “{ $zone }”.
table-clock-hours = “{ $hours }” isn’t a valid time span; write it like 08:00-22:30, at least an hour long.
table-no-player = There is no computer player “{ $name }”; choose from { $known }.
table-seat-taken = This seat is taken.
table-nobody-there = There’s no person in this seat.
table-name-empty = Please give a name.
table-name-taken = { $name } is already at this table; choose another name.
table-name-unreadable = Please choose a name everyone can read, without invisible characters or piles of accents.
table-name-alike = “{ $name }” looks too much like { $other }, who is already at this table; choose another name.
table-not-host = Only the host of this table can give a seat a new link.
table-has-begun = The game has already started.
table-not-begun = The game hasn’t started yet: a seat is still open.
table-is-over = The game is over.
table-is-paused = The game is paused.
table-not-paused = The game isn’t paused.
table-stood-in = The computer player “{ $level }” decides for this seat now; come back first.
table-stale = The question has changed in the meantime. Please look again.
table-moves-number = A command can hold 1 to { $most } moves.
table-draft-long = A draft can hold at most { $most } moves; undo some first.
table-moves-blind = “{ $move }” draws or reveals something; anything after it has to wait.
table-nothing-to-confirm = There’s nothing to confirm.
table-undo-nothing = There’s nothing to undo.
table-undo-other = You can’t undo that on your own: another player has decided since then.
table-undo-revealed = You can’t undo that on your own: something has been drawn or revealed since then.
table-undo-over = That can’t be undone: the game is over and its seed is known.
table-redo-nothing = There’s nothing to redo.
table-no-proposal = There’s no proposal to answer.
table-one-proposal = There’s already a proposal; it has to be answered first.
table-needs-consent = While clocks are running, this needs the others’ consent.
table-not-away = No computer player is deciding for you.
table-only-person = You’re the only person playing here: the table waits for you, and nobody decides for you.
table-not-there = A computer player can only decide for another person at this table.
table-resigned = This player has resigned.
table-talk-length = A message can have 1 to { $most } characters.

ask-confirm = Confirm your moves, or undo them.
ask-confirm-unmade = Confirm “{ $move }”, or undo it now.

told-sat =
    { $player ->
        [human] { $who } sits down.
       *[other] { $who } sits down: the computer player “{ $level }”.
    }
told-left = { $who } leaves the table.
told-linked = { $who } creates a new link for { $about }’s seat; the old one no longer works.
told-started = Everyone is here; the game begins.
told-undone = { $who } undoes moves.
told-proposed =
    { $what ->
        [undo] { $who } would like to undo moves.
        [pause] { $who } would like to pause.
        [resume] { $who } would like to resume.
        [stand_in] { $who } would like a computer player to decide for { $about }.
       *[end] { $who } would like to end the game without a result.
    }
told-agreed = { $who } agrees.
told-declined = { $who } declines.
told-withdrawn = { $who } withdraws the proposal.
told-paused = The game is paused.
told-resumed = The game resumes.
told-stood_in = The computer player “{ $level }” now decides for { $about }.
told-flagged = { $who }’s time has run out; the computer player “{ $level }” decides for now.
told-came_back = { $who } is back.
told-resigned = { $who } resigns; the computer player “{ $level }” takes the seat.
told-ended = The game ends without a result.
told-said = { $who }: { $text }
told-rematch = { $who } suggests another game.
told-moves = { $who }: { $moves }.
told-moves-unseen =
    { $count ->
        [one] { $who } makes a move.
       *[other] { $who } makes { $count } moves.
    }
