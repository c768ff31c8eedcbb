# Wrong input.

error-usage = { $message } (see { $program } --help)
error-language = there is no language “{ $language }”; there are { $known }
error-number = { $flag } takes a number from { $least }, not “{ $text }”
error-range = --players takes a number or a range such as 2..5, not “{ $text }”
error-option = --option takes NAME=VALUE, not “{ $text }”
error-flags-apart = { $flag } does not go with { $other }
error-flag-needs = { $flag } needs { $other }
error-no-board = there is no board of { $game } to draw
error-none-of = there is no “{ $text }”; there are { $known }
error-near = there is no “{ $text }”; did you mean { $near }?
error-no-seat = there is no seat “{ $seat }”; there are { $known } (or 1 to { $players })
error-seat-twice = the seat { $seat } is named twice
error-no-room = { $flag } names { $named }, but there is room for { $room }
error-seed = the seed must be readable text of at least one letter
error-name = a name needs at least one letter
error-name-twice = there is already a player called “{ $name }”
error-which-rule = say which rule: an id such as plan.match, or words to search for
error-no-tests = there is no tests folder here: coverage needs the sources of the project
error-move-needs-game = --move needs a record or a saved game
error-no-saves = there is no saved game in { $folder }
error-flag-with-save = { $flag } does not go with a saved game, which has its own set-up
error-save-knows-seats = { $path }: this saved game knows who sits where
error-save-player = { $path }: there is no player “{ $player }”
error-save-seats = { $path }: the seats do not fit the number of players
error-save-format = { $path }: save format { $format } is not known here (known: { $known })
error-not-save = { $path }: this is not a saved game ({ $reason })
error-not-text = { $path }: this is not UTF-8 text
error-empty = { $path }: this file is empty
error-record = { $path }: { $reason }
error-position = { $path }: this is not a position that can be set up: { $reason }
error-cannot-read = { $path }: cannot be read ({ $reason })
error-cannot-write = { $path }: cannot be written ({ $reason })
error-system = { $path }: { $reason }
error-output = the output cannot be written ({ $reason })
error-output-closed = standard output is closed, so there is nowhere to write to
error-exists = { $path }: already exists
error-exists-force = { $path }: already exists (--force overwrites it)
error-setup-rule = { $reason } (rule { $rule }: { $text })
error-data-more =
    { $count ->
        [one] { $reason } (and { $count } more fault)
       *[other] { $reason } (and { $count } more faults)
    }
error-other = { $reason }
error-fault = this is a fault of the program: { $type }: { $reason }
