# What is wrong with a set-up, a position, a record or the data. The program has an English text of
# its own for developers; these are for players.

kind-wanted =
    { $kind ->
        [int] a number
        [bool] yes or no
        [list] a list
        [dict] a table
       *[str] a text
    }

setup-needs = a set-up needs the field “{ $field }”
setup-field = a set-up has no field “{ $field }”
setup-kind = { $field } must be { $kind }, not { $value }
setup-module-names = the modules must be a list of names
setup-deep = { $field } is nested too deeply
setup-number = { $field } holds a number beyond { $largest }
setup-game = there is no game “{ $game }”; there are { $known }
setup-edition = there is no edition “{ $edition }”; there are { $known }
setup-players = the { $edition } edition takes { $counts } players
setup-option = there is no option “{ $option }”; there are { $known }
setup-value = the option { $option } takes { $kind }, not { $value }
setup-one-of = the option { $option } is one of { $known }
setup-start = the Start Player must have one of the { $seats } seats
setup-strike = striking Place tiles is no option of the { $edition } edition
setup-no-modules = the { $edition } edition takes no modules
setup-module = there is no module “{ $module }”; there are { $known }
setup-module-twice = the module { $module } is named twice
setup-clash = { $one } and { $other } cannot be played together
setup-unlimited = coins are unlimited in this edition
setup-bank = the bank needs at least { $least } coins
setup-extra = extra Place tiles are no option of the { $edition } edition
setup-tile = there is no Place tile { $tile }
setup-later = the Place tile { $tile } cannot be played: { $where } does not know { $words }
setup-words = { $id }: no rule knows { $words }
setup-tile-words = the Hour Glass tile { $id } cannot be played: { $where } does not know { $words }
setup-data = with these values the game cannot be played ({ $detail })
joan-setup-edition = Joan of Arc has one edition, “{ $known }”, and not “{ $edition }”
joan-setup-players = Joan of Arc takes { $least } to { $most } players
joan-setup-modules = Joan of Arc takes no modules
joan-setup-solo = { $option } is an option of the solo game
joan-setup-cards = the solo game is played with Place cards

position-not = this is not a position ({ $reason })
position-plain = a position is plain data ({ $reason })
position-fields = a position is a table of fields
position-setup = the position is for another set-up: { $field } differs
position-field = a position has no field “{ $field }”
position-none = { $field }: { $value } is none of { $known }
position-near = { $field }: there is no { $value }; did you mean { $near }?
position-number = { $field }: { $value } is not a number from 0 to { $most }
position-numbers = { $field }: { $value } is not a list of numbers
position-words = { $field }: { $value } is not a list of words
position-table = { $field }: { $value } is not a table
position-from-1 = { $field }: spaces are counted from 1
position-only-one = { $field }: there is only one { $thing }
position-not-here = { $field }: it is not in this game
position-spaces =
    { $count ->
        [one] { $field }: { $named } are named, but there is { $count } space
       *[other] { $field }: { $named } are named, but there are { $count } spaces
    }
position-all-spaces =
    { $count ->
        [one] { $field }: { $named } are named; name the { $count } space, - for an empty one
       *[other] { $field }: { $named } are named; name all { $count } spaces, - for an empty one
    }
position-pieces = the position uses { $used } of { $piece }, but there are { $there }
position-stands = { $field }: { $piece } cannot stand on space { $space }
position-cannot = { $field }: { $why }

record-not = this is not a game record ({ $reason })
record-format = record format { $format } is not known here (known: { $known })
record-rules = it was played with version { $rules } of rules and data, this program has { $known }: it can be read, but not replayed or played on
record-moment =
    { $total ->
        [one] the record has { $total } move, there is no moment { $moment }
       *[other] the record has { $total } moves, there is no moment { $moment }
    }
record-setup = the game of the record cannot be set up ({ $reason })
record-move = the record does not replay at move { $at } of { $total } ({ $reason })
record-damaged = the record does not replay ({ $reason })
record-seed = the published seed does not match the commitment
record-seedless = this record has no seed, so it can be watched but not continued
record-chance = the draws do not follow from the seed
record-chance-published = the draws do not follow from the published seed
record-long = a game of this set-up has at most { $most } moves, not { $count }
record-unused = the record holds draws that no move uses
record-state = the record replays to another state than it claims

notation-unknown = “{ $notation }” is not a move of this game
notation-foreign = “{ $notation }” is a move of another set-up
notation-seat = “{ $notation }” does not begin with a seat
chance-closed = a replayed game is there to look at
chance-beyond = the draw { $outcome } is not one of { $possible }
chance-weight = the draw { $outcome } was not in the bag
chance-short = the record holds too few draws

data-read = { $where }: the file cannot be read ({ $detail })
data-not-text = { $where }: this is not UTF-8 text
data-toml = { $where }: this is not valid TOML ({ $detail })
data-fault = { $where }: { $detail }
