# At a table of a server, from a terminal: orleans join.

join-link = “{ $link }” isn’t a link to a table; links look like http://HOST:PORT/t/TABLE#KEY.
join-said = { $text }
join-unreachable = { $server } can’t be reached ({ $reason }).
join-no-server = { $server } answers, but it isn’t a table server.
join-flag = { $flag } doesn’t work at a server’s table.
join-too-many-bots = With { $players } players there aren’t that many seats for computer players.
join-ask-name = Your name at the table?
join-own-link = Your own link for coming back (keep it to yourself): { $link }
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
join-watching = You’re watching. Type ? for help.
join-only-watch = “{ $text }” isn’t a command. You’re watching; type ? for help.
join-lost = Connection lost; trying again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
join-again = Reconnected.
join-rule = Not possible: rule { $rule }
join-paused = The game is paused; type resume to continue.
join-open = Waiting for { $count ->
        [one] one more player
       *[other] { $count } more players
    }. To give the free seats to computer players: fill normal
join-open-watched = Waiting for { $count ->
        [one] one more player
       *[other] { $count } more players
    }.
join-waiting = Waiting for { $who }.
join-drafted = Your moves: { $moves }. Type confirm to play them, or undo.
join-clock = Clock
join-clock-of =
    { $who } { $time }{ $state ->
        [runs] { " " }(runs)
       *[stands] { "" }
    }
join-no-clock = There is no clock at this table.
join-hint = A computer player would do this:
join-ask-what = Ask the others for what? ask undo, ask pause, ask resume, ask end, ask bot Ben
join-link-whose = Who gets a new link? Type: link Ben
join-link-new = The new link for { $who }; the old one no longer works: { $link }
join-resign = A computer player will take your seat for good. Type resign again to resign.
join-rematch = Another game; your seat there: orleans join { $link }
join-help =
    Type a number of the list, or a move:
      3              choice 3 of the list; several at once: 3; 5; done
      ship           while planning: fill the Ship with what fits (jokers last)
      undo, undo all undo your last move, or all that needs no one’s consent
      redo  confirm  redo it; play the moves you have held back
      hint  follow   what a computer player would do; do that
      why move       whether it’s possible, and why not
    Look around:
      board  who  clock  log  log all
      rules words    search the rules; rules plan.match reads one
      tile name      what a Place, deed or event does, and the source
      language de    continue in German; also en, fr
    With the others:
      say text       talk
      ask undo       ask for consent; also ask pause, resume, end, bot Ben
      agree  decline  withdraw
      pause  resume  as long as there is no clock
      bot  bot level let a computer player decide for you; back takes over again
      fill level     computer players take the free seats
      leave  resign  leave before the game begins; give up your seat for good
      link Ben       as host: a new link for a seat; the old one stops working
      rematch        another game with the same players
      quit           leave; your seat is kept
join-looks = Also: { $looks }
