# For whoever runs a server: `orleans admin`, and what pages show before a restart.

help-command-admin = See how a running server is, have it write a backup, or announce a restart.
help-admin-backup = write a backup into the folder backups beside the admin key
help-admin-announce = let every open page say that the server restarts in so many minutes
help-admin-withdraw = it does not restart after all
help-admin-server = address of the server (otherwise of the one that has the database open)

notice-restart =
    { $minutes ->
        [0] The server is about to restart. Every game is stored; this page reconnects by itself.
        [one] The server restarts in one minute. Every game is stored; this page reconnects by itself.
       *[other] The server restarts in { $minutes } minutes. Every game is stored; this page reconnects by itself.
    }

serve-no-admin = No admin key could be read or made, so orleans admin does not work with this server.

admin-no-server = No running server is known; name its address with --server http://127.0.0.1:8000
admin-no-key = There is no admin key: run this as the user of the server, or set { $variable } for both
admin-key-open = { $path }: others may read this key; chmod 600 it
admin-key-form = { $where }: an admin key has 20 to 200 characters and no blanks
admin-no-backups = This server has no folder for backups; use orleans backup.
admin-backup-running = A backup is being written already.
admin-version = Orléans { $version }, running for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
admin-tables =
    { $status ->
        [open] Tables with a free seat: { $count }
        [running] Tables where a game goes on: { $count }
        [over] Tables whose game is over: { $count }
        [abandoned] Tables that were given up: { $count }
       *[record] Uploaded games: { $count }
    }
admin-memory = Tables in memory: { $watched } watched, { $idle } idle
admin-connections = Connections: { $connections }, WebSockets: { $sockets }
admin-workers = Workers: { $workers }, of them busy: { $busy }, jobs waiting: { $waiting }
admin-database = Database: { $megabytes } MB
admin-free = Free on its disk: { $megabytes } MB
admin-announced = A restart is announced.
admin-withdrawn = No restart is announced any more.
admin-backup = { $rows } rows are in { $path }. Keep the file to yourself: it holds the seeds of running games.
