# The help of the command line.

help-about = Orléans: play, set up, simulate, replay, and look things up.
help-more = orleans { $command } --help tells more about a command
help-command = COMMAND
help-usage = usage:
help-commands = commands
help-arguments = arguments
help-flags = flags
help-set-up = set-up
help-help = show this help
help-version = print the version and the build
help-lang = en, de or fr (otherwise the language of your locale)
help-example = example: { $line }

help-command-play = Play in the terminal; whatever no flag says is asked.
help-command-new = Set a game up and write it to a file that play, show and replay read.
help-command-simulate = Play many games between computer players and sum them up.
help-command-replay = Check that a record replays bit for bit, and show how it ended.
help-command-show = Show a position, or any moment of a game.
help-command-rules = Read a rule by its id, search rules by words, or see which rules have a test.
help-command-tile = Show a Place, a deed, a card or an Hour Glass tile, and where its values come from.
help-command-modules = List the expansion modules, what goes together, and why the rest does not.

help-flag-game = { $known } (otherwise classic)
help-flag-edition = 2014, 2021 or bigbox (otherwise bigbox)
help-flag-players = number of players
help-flag-players-range = number of players, or a range such as 2..5 played in turn
help-flag-modules = expansion modules, separated by commas: { $known } (see orleans modules)
help-flag-option = a table option, may be repeated: { $known }
help-flag-data = corrections to component values, from your own box
help-flag-seed = repeat a deal (otherwise a secret one)
help-flag-position = begin from a position (see docs/positions.md)
help-flag-json = one JSON object on standard output

help-play-file = go on with a saved game
help-play-continue = go on with the newest saved game
help-play-seats = your seats: red, blue, … or 1, 2, …
help-play-bots = the players of the other seats: { $known }
help-play-names = the names of all players, by seat
help-play-quick = ask nothing, take the defaults
help-play-save = where to save the game
help-play-force = overwrite the file of --save
help-new-file = the file to write
help-new-force = overwrite the file if it exists
help-simulate-games = how many (otherwise { $usual })
help-simulate-bots = who plays, seat by seat and again from the first: { $known }
help-simulate-rotate = move the bots on by a seat a game
help-simulate-jobs = processes (otherwise { $usual })
help-replay-file = a record or a saved game
help-show-file = a record, a saved game or a position
help-show-move = after so many moves (otherwise all)
help-show-seat = as this seat sees it: red, blue, … or 1, 2, …
help-show-json = the view as JSON
help-rules-words = a rule’s id, or words
help-rules-coverage = which rules are named by a test
help-rules-json = the coverage as one JSON object
help-tile-name = its id, or its name in English, German or French
help-tile-game = only of this game: { $known }
help-tile-data = with the corrections of this file

usage-required = missing: { $names }
usage-unknown = not understood: { $names }
usage-one = { $name } needs a value
usage-some = { $name } needs at least one value
usage-none = { $name } takes no value
usage-unclear = { $name } could mean { $known }
