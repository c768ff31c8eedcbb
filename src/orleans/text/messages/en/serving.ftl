# The server: what it answers, what a form for a new table shows, and the commands that run it.

server-fault = Something went wrong here that should not. It has been noted down.
server-busy = The server is very busy. Please try again in a moment.
server-full = There are too many tables here already.
server-no-workers = The processes that think for computer players do not start.
server-too-much = That is a little too fast. Please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-too-large = That is too much at once: at most { $most } bytes.
server-not-json = The body has to be JSON (content-type: application/json).
server-malformed = This is not understood: { $reason }
server-malformed-field = { $field }: this is not understood ({ $reason })
server-method = This cannot be done here.
server-no-page = There is nothing at this address.
server-no-table = There is no such table.
server-no-moment = There is no such moment; the last one is { $last }.
server-no-round = There is no such round; the last one is { $last }.
server-no-rule = There is no rule “{ $rule }”.
server-no-component = There is no component “{ $id }”.
server-key-header = The key belongs in the header “Authorization: Bearer …”.
server-key-needed = This needs a key.
server-key-unknown = Nobody here knows this key.
server-key-elsewhere = This key belongs to another table.
server-key-void = This key is good no longer: its seat was left or has been given a new link.
server-private = This table is private: it takes an invitation to see it.
server-no-seat = You have no seat at this table.
server-one-seat = You already sit at this table; an invitation is good for one seat.
server-which-seat = You have several seats at this table: use the key of the one that you mean.
server-seats-number = This set-up needs { $players } seats.
server-needs-person = At a table sits at least one person, or a seat is open for one.
server-not-asked = Nothing is asked of you now.
server-not-over = The game is not over yet.
server-other-version = This game was played with version { $rules } of rules and data; this server has version { $known }. Log and result can be read, but nobody can play on.
server-unplayable = This game cannot be replayed with the rules and data of this server. Log and result can be read, but nobody can play on.
server-record-seed = A record can be uploaded once its seed is published, and only of a game from the beginning.
server-record-wrong = This record cannot be looked at: { $reason }.
server-is-there = This player is connected; a computer player can only stand in for somebody who is away.
server-may-return =
    This player may still come back: a computer player can stand in after { $seconds ->
        [one] one more second
       *[other] { $seconds } more seconds
    }.
server-hello-first = The first message has to be a hello.
server-hello-once = One hello is enough.
server-silent = Nothing was heard from you for a long time.
server-too-slow = The connection is too slow to keep up.
server-closing = The server is being stopped; your game is stored.
server-greeting-title = Orléans
server-greeting = A table server is running here. The page to play in a browser is not part of this installation. With a link from a friend you play in a terminal: orleans join LINK. What the server can do is described at { $link }.

# ---------------------------------------------------------------- a new table

game-name =
    { $game ->
        [joan] Joan of Arc
        [classic] Orléans
       *[other] { $game }
    }
edition-name =
    { $edition ->
        [in-2014] First edition (2014)
        [in-2021] New edition (2021)
        [in-bigbox] Big Box (2025)
        [in-1] First edition
       *[other] { $id }
    }
option-name =
    { $option ->
        [recruit_needs_bonus] A step whose reward has run out is closed
        [plan_in_turn_order] Plan one after the other
        [start_player] First Start Player
        [strike_tiles] Strike Place tiles before the game
        [extra_tiles] Additional Place tiles
        [bank] Coins in the supply
        [variant_last_tile] The Peasant Uprising comes last
        [places] Places
        [level] Level
        [joan_emptied_category] A category that Joan has emptied opens the next one
       *[other] { $option }
    }
choice-name =
    { $choice ->
        [cards] Place cards
        [printed] Places printed on the sheets
       *[other] { $choice }
    }
player-about =
    { $player ->
        [random] Plays any move that makes some sense, without a plan: for trying things out.
        [easy] Plays sensibly, but overlooks things.
        [normal] Thinks whole plans through, some rounds ahead.
        [hard] Thinks through many more plans, and compares each decision in several imagined games. Takes up to a second.
        [expert] The same as Hard, further ahead and with up to five seconds: for those who win otherwise.
       *[other] { $player }
    }

# ------------------------------------------------------------ orleans serve …

serve-opening = Opening the database { $where } …
serve-workers =
    { $count ->
        [one] Starting a worker process for the computer players …
       *[other] Starting { $count } worker processes for the computer players …
    }
serve-ready = Orléans is at { $url } – tables are kept in { $where } – Ctrl-C stops the server
serve-network = For friends in your network: { $url } – anyone who reaches this address can play
serve-stopping = Stopping; every game is stored …
serve-stopped = The server has stopped.
play-running = Orléans is running already, at { $url }
play-needs-terminal = { $flag } is for games in the terminal: add --terminal. Without it, play opens the page in your browser.
play-no-server = the game in your browser needs the server: pip install 'orleans[server]' – orleans play --terminal plays now, in this terminal
serve-port-taken = port { $port } of { $host } is in use already; choose another one with --port
serve-cannot-listen = { $host }, port { $port }: nobody can be served there ({ $reason })
serve-proxy = --trusted-proxy takes an address or a network such as 10.0.0.0/8, not “{ $text }”
serve-port = --port takes a number from 0 to 65535, not “{ $text }”
serve-log = --log takes text, json or quiet, not “{ $text }”
serve-limit-name = there is no limit “{ $name }”; there are { $known }
serve-limit = “{ $text }” cannot be the limit { $name }; write for example { $example }
serve-players = --players { $module }: this module cannot be loaded ({ $reason })
serve-no-workers = no worker process can be started ({ $reason })

verify-head = { $path }: { $title }
verify-replays =
    { $moves ->
        [one] 1 move replays, and every draw is one that could happen there.
       *[other] { $moves } moves replay, and every draw is one that could happen there.
    }
verify-state = They end in the state that the record claims ({ $hash }).
verify-scores = The points are as recorded: { $scores }.
verify-seed = The published seed is the one committed to before the game ({ $commitment }).
verify-draws =
    { $draws ->
        [one] The one draw follows from this seed.
       *[other] All { $draws } draws follow from this seed.
    }
verify-not-over = The game is not over in this record.
verify-no-seed = Not checked: whether the draws were fair. The seed is not published yet; known is only its commitment, { $commitment }.
verify-good = Everything that can be checked is in order.
verify-part = Everything checked is in order; the draws are not checked.
verify-wrong =
    { $check ->
        [state] The moves end in another state than the record claims.
        [scores] The points are other ones than recorded: { $scores }.
        [seed] The published seed is not the one committed to before the game.
       *[draws] The draws do not follow from the published seed.
    }

backup-done = { $rows } rows of { $where } are in { $path }. Keep the file to yourself: it holds the seeds of running games.
backup-progress = { $done } of { $total }
restore-done = { $rows } rows of { $path } are in { $where }.
