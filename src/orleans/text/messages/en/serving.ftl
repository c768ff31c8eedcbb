# The server: what it answers, what a form for a new table shows, and the commands that run it.

server-fault = Something went wrong on our side. It has been logged.
server-busy = The server is very busy. Please try again in a moment.
server-full = There are too many tables here already.
server-no-workers = The computer players’ processes don’t start.
server-too-much = That’s a little too fast. Please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-too-large = That’s too much at once: { $most } bytes at most.
server-not-json = The body has to be JSON (content-type: application/json).
server-malformed = Couldn’t be parsed: { $reason }
server-malformed-field = { $field }: couldn’t be parsed ({ $reason })
server-method = This method isn’t allowed here.
server-no-page = There’s nothing at this address.
server-no-table = There’s no such table.
server-no-moment = There’s no such moment; the last one is { $last }.
server-no-round = There’s no such round; the last one is { $last }.
server-no-rule = There’s no rule “{ $rule }”.
server-no-component = There’s no component “{ $id }”.
server-key-header = The key belongs in the header “Authorization: Bearer …”.
server-key-needed = This needs a key.
server-key-unknown = Unknown key.
server-key-elsewhere = This key belongs to another table.
server-key-void = This key no longer works: its seat was left or has a new link.
server-private = This table is private: you need an invitation to see it.
server-no-seat = You have no seat at this table.
server-one-seat = You’re already at this table; an invitation is good for one seat.
server-which-seat = You have several seats at this table: use the key of the one you mean.
server-seats-number = This set-up needs { $players } seats.
server-needs-person = A table needs at least one person, or an open seat for one.
server-not-asked = It’s not your turn.
server-not-over = The game isn’t over yet.
server-other-version = This game was played with version { $rules } of rules and data; this server has version { $known }. You can read its log and result, but not continue it.
server-unplayable = This game can’t be replayed with the rules and data of this server. You can read its log and result, but not continue it.
server-record-seed = A record can be uploaded once its seed is published, and only of a game from the beginning.
server-record-wrong = This record can’t be shown: { $reason }.
server-is-there = This player is connected; a computer player can only stand in for somebody who is away.
server-may-return =
    This player may still come back: a computer player can stand in after { $seconds ->
        [one] one more second
       *[other] { $seconds } more seconds
    }.
server-hello-first = The first message must be a hello.
server-hello-once = One hello is enough.
server-silent = The connection was idle for too long.
server-too-slow = The connection is too slow to keep up.
server-closing = The server is shutting down; your game is saved.
server-greeting-title = Orléans
server-greeting = A table server is running here. The browser page isn’t part of this installation. With a link from a friend you can play in a terminal: orleans join LINK. The server’s API is described at { $link }.

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
        [recruit_needs_bonus] No step onto a space whose reward has run out
        [plan_in_turn_order] Plan one after the other
        [start_player] First Start Player
        [strike_tiles] Remove Place tiles before the game
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
        [random] Plays any move that makes some sense, without a plan; good for trying things out.
        [easy] Plays sensibly, but overlooks things.
        [normal] Thinks through whole plans, a few rounds ahead.
        [hard] Thinks through many more plans, and compares each decision in several imagined games. Takes up to a second.
        [expert] Like Hard, but looks further ahead and takes up to five seconds: if Hard is too easy for you.
       *[other] { $player }
    }

# ------------------------------------------------------------ orleans serve…

serve-opening = Opening the database { $where }…
serve-workers =
    { $count ->
        [one] Starting a worker process for the computer players…
       *[other] Starting { $count } worker processes for the computer players…
    }
serve-ready = Orléans is at { $url } – tables are kept in { $where } – Ctrl-C stops the server
serve-network = For friends in your network: { $url } – anyone who reaches this address can play
serve-stopping = Stopping; every game is saved…
serve-stopped = The server has stopped.
play-running = Orléans is already running at { $url }
play-needs-terminal = { $flag } is for games in the terminal: add --terminal. Without it, play opens the page in your browser.
play-no-server = to play in the browser, install the server: pip install 'orleans[server]' – orleans play --terminal works right now
serve-port-taken = port { $port } of { $host } is already in use; choose another with --port
serve-cannot-listen = can’t listen on { $host }, port { $port } ({ $reason })
serve-proxy = --trusted-proxy takes an address or a network such as 10.0.0.0/8, not “{ $text }”
serve-port = --port takes a number from 0 to 65535, not “{ $text }”
serve-log = --log takes text, json or quiet, not “{ $text }”
serve-limit-name = “{ $name }” is not one of { $known }
serve-limit = “{ $text }” is not a valid { $name } limit; an example: { $example }
serve-players = --players { $module }: this module can’t be loaded ({ $reason })
serve-no-workers = no worker process could be started ({ $reason })

verify-head = { $path }: { $title }
verify-replays =
    { $moves ->
        [one] 1 move replays, and every draw is one that could happen there.
       *[other] { $moves } moves replay, and every draw is one that could happen there.
    }
verify-state = They end in the state the record claims ({ $hash }).
verify-scores = The points are as recorded: { $scores }.
verify-seed = The published seed is the one committed to before the game ({ $commitment }).
verify-draws =
    { $draws ->
        [one] The one draw follows from this seed.
       *[other] All { $draws } draws follow from this seed.
    }
verify-not-over = The game is not over in this record.
verify-no-seed = Not checked: whether the draws were fair. The seed isn’t published yet, only its commitment, { $commitment }.
verify-good = Everything that can be checked is in order.
verify-part = Everything checked is in order; the draws are not checked.
verify-wrong =
    { $check ->
        [state] The moves end in a different state than the record claims.
        [scores] The points differ from those recorded: { $scores }.
        [seed] The published seed is not the one committed to before the game.
       *[draws] The draws do not follow from the published seed.
    }

backup-done = { $rows } rows of { $where } are in { $path }. Keep the file to yourself: it holds the seeds of running games.
backup-progress = { $done } of { $total }
restore-done = { $rows } rows of { $path } are in { $where }.
