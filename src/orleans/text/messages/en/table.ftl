# A table and the people at it: what the table does not allow, and what is told of it.

table-clock-range = The clock needs a bank of 1 to { $most } seconds, and an increment of at most { $increment }.
table-clock-zone = There is no time zone “{ $zone }”.
table-clock-hours = “{ $hours }” are no hours of play; write them like 08:00-22:30 and at least an hour long.
table-no-player = There is no computer player “{ $name }”; there are { $known }.
table-seat-taken = This seat is taken.
table-nobody-there = No person sits on this seat.
table-name-empty = Please give a name.
table-name-taken = { $name } already sits at this table; choose another name.
table-name-unreadable = Please choose a name that everybody can read, without invisible characters or heaps of marks.
table-name-alike = “{ $name }” looks too much like { $other }, who already sits at this table; choose another name.
table-not-host = Only the host of this table can give a seat a new link.
table-has-begun = The game has already begun.
table-not-begun = The game has not begun yet: a seat is still open.
table-is-over = The game is over.
table-is-paused = The game is paused.
table-not-paused = The game is not paused.
table-stood-in = The computer player “{ $level }” decides for this seat now; come back first.
table-stale = Something else is asked by now; look again.
table-moves-number = A command holds 1 to { $most } moves.
table-draft-long = A draft holds at most { $most } moves; take some of it back first.
table-moves-blind = “{ $move }” draws or turns up something; what follows has to wait for it.
table-nothing-to-confirm = There is nothing to confirm.
table-undo-nothing = There is nothing to take back.
table-undo-other = You cannot take that back alone: another player has decided since then.
table-undo-revealed = You cannot take that back alone: something was drawn or turned up since then.
table-undo-over = That cannot be taken back: the game is over and its seed is known.
table-redo-nothing = There is nothing to do again.
table-no-proposal = There is no proposal to answer.
table-one-proposal = There is a proposal already; it has to be answered first.
table-needs-consent = While clocks run, this needs the others’ consent.
table-not-away = No computer player decides for you.
table-only-person = You are the only person who plays here: the table waits for you, and nobody decides in your place.
table-not-there = A computer player can only decide for another person at this table.
table-resigned = This player has resigned.
table-talk-length = A message has 1 to { $most } characters.

ask-confirm = Confirm your moves, or take them back.
ask-confirm-unmade = Confirm “{ $move }”, or take it back: after that it stands.

told-sat =
    { $player ->
        [human] { $who } sits down.
       *[other] { $who } sits down: the computer player “{ $level }”.
    }
told-left = { $who } gets up.
told-linked = { $who } gives { $about }’s seat a new link; the old one is void.
told-started = Everybody is here; the game begins.
told-undone = { $who } takes moves back.
told-proposed =
    { $what ->
        [undo] { $who } would like to take moves back.
        [pause] { $who } would like to pause.
        [resume] { $who } would like to go on.
        [stand_in] { $who } would like a computer player to decide for { $about }.
       *[end] { $who } would like to end the game without a result.
    }
told-agreed = { $who } agrees.
told-declined = { $who } does not agree.
told-withdrawn = { $who } withdraws the proposal.
told-paused = The game is paused.
told-resumed = The game goes on.
told-stood_in = The computer player “{ $level }” now decides for { $about }.
told-flagged = { $who }’s time has run out; the computer player “{ $level }” decides for now.
told-came_back = { $who } is back.
told-resigned = { $who } resigns; the computer player “{ $level }” takes the seat.
told-ended = The game ends without a result.
told-said = { $who }: { $text }
told-rematch = { $who } proposes another game.
told-moves = { $who }: { $moves }.
told-moves-unseen =
    { $count ->
        [one] { $who } makes a move.
       *[other] { $who } makes { $count } moves.
    }
