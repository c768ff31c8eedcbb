"""What somebody hostile would try, one file a family; short forms of what bench/attacks does."""
