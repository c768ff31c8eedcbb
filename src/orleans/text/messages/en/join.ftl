# At a table of a server, from a terminal: orleans join.

join-link = “{ $link }” is no link to a table; it looks like http://HOST:PORT/t/TABLE#KEY.
join-said = { $text }
join-unreachable = { $server } cannot be reached ({ $reason }).
join-no-server = { $server } answers, but not like a table server.
join-flag = { $flag } is not possible at a table of a server.
join-too-many-bots = With { $players } players there are not that many seats for computer players.
join-ask-name = Your name at the table?
join-own-link = Your own link, to come back with (keep it to yourself): { $link }
join-invitation = The invitation for your friends: { $link }
join-come-back = Your seat is kept. Come back with: orleans join { $link }
join-no-tables = No table on { $server } has a free seat. Set one up with --new.
join-table =
    { $title }; at the table: { $who }; { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
join-seat-open = { $seat }: free
join-seat =
    { $who } ({ $player }){ $state ->
        [away] , not here
        [stood_in] , the computer player “{ $level }” decides
        [resigned] , resigned
       *[here] { "" }
    }
join-watching = You are watching. Type ? for help.
join-only-watch = “{ $text }” is no command. You are watching: type ? for help.
join-lost = The connection is lost; trying again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
join-again = Connected again.
join-rule = Not possible: rule { $rule }
join-paused = The game is paused; resume goes on.
join-open = Waiting for { $count ->
        [one] one more player
       *[other] { $count } more players
    }. Computer players take the free seats with: fill normal
join-open-watched = Waiting for { $count ->
        [one] one more player
       *[other] { $count } more players
    }.
join-waiting = Waiting for { $who }.
join-drafted = Your moves: { $moves }. They stand with confirm; undo takes them back.
join-clock = Clock
join-clock-of =
    { $who } { $time }{ $state ->
        [runs] { " " }(runs)
       *[stands] { "" }
    }
join-no-clock = There is no clock at this table.
join-hint = A computer player would do this:
join-ask-what = Ask the others for what: ask undo, ask pause, ask resume, ask end, ask bot Ben
join-link-whose = Give whom a new link? Type: link Ben
join-link-new = The new link for { $who }; the old one is void: { $link }
join-resign = A computer player would take your seat for good. Type resign again to resign.
join-rematch = Another game; your seat there: orleans join { $link }
join-help =
    Type a number of the list, or a move:
      3              choice 3 of the list; several at once: 3; 5; done
      ship           while planning: fill the Ship with what fits (jokers last)
      undo, undo all take back your last move, or all that nobody need be asked for
      redo  confirm  make it again; let the moves stand that you have held
      hint  follow   what a computer player would do; do as it says
      why move       is this possible, and why not
    Looking around:
      board  who  clock  log  log all
      rules words    search the rules; rules plan.match reads one
      tile name      what a Place, deed or event does, and how we know
      language de    go on in German; also en, fr
    With the others:
      say text       talk
      ask undo       ask for consent; also ask pause, resume, end, bot Ben
      agree  decline  withdraw
      pause  resume  as long as there is no clock
      bot  bot level let a computer player decide for you; back takes over again
      fill level     computer players take the free seats
      leave  resign  get up before the game begins; give up your seat for good
      link Ben       as host: a new link for a seat; the old one is void
      rematch        another game with the same players
      quit           leave; your seat is kept
join-looks = Also: { $looks }
