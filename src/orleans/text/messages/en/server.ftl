# Where tables are kept, and how they are reached.

storage-cannot-open = { $where }: the database can’t be opened ({ $reason })
storage-kind = { $where }: give a file or an address that begins with postgresql://
storage-not-database = { $where }: this file is not a database
storage-not-ours = { $where }: this database belongs to another program
storage-newer = { $where }: this database belongs to a newer version of the program (it has schema { $found }, known is { $known })
storage-older = { $where }: this database belongs to an older version of the program (it has schema { $found }, needed is { $known }); start the server once
storage-in-use = { $where }: another process is using this database
storage-links = { $where }: this file has a second name (a hard link); a database may have only one
storage-failed = the database failed ({ $reason })
storage-closed = the database is closed already
storage-no-table = there is no table { $table }
backup-not-whole = { $path }: this is not a complete backup; it is damaged or cut off
backup-row = { $path }: line { $line } of this backup does not fit ({ $part }, { $column })
backup-format = { $path }: backup format { $format } is not known here (known: { $known })
backup-not-empty = { $where }: there are tables in this database; a backup can only be restored into an empty one
