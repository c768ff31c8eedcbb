# What the program answers while a game is played, rules and components.

help-hint = Type the number of a choice, a move, or ? for help.
help-game =
    Type a number of the list, or a move:
      3              choice 3 of the list; several at once: 3; 5; done
      ship           while planning: fill the Ship with what fits (jokers last)
      place farmer* village.1
                     a move in full; clear beginnings of its words will do
      lift village.1 take a Follower off again while you plan
      Tab            completes moves, Places and commands
    Looking around:
      board  map  routes  deeds  tiles  mats  the boards and everybody’s mats
      orders  modules  supplies             what expansions add, the supplies
      bag  odds  log  log all               your bag, draw chances, what happened
      rules words    search the rules; rules plan.match reads one
      tile name      what a Place, deed or event does, and how we know
    Playing:
      hint  follow   what a good computer player would do; do as it says
      why move       is this possible, and if not, by which rule
      undo, undo all take back your last move, or all back to the last draw
      redo           make the move again that you took back last
      warnings off   do not ask again before you waste something
      language de    go on in German; also en, fr
      save file      save a copy; the game itself is saved after every move
      quit           leave; orleans play --terminal FILE goes on
left-out = Not shown: { $words }. Type board for everything.
modules-none = No expansion with boards or cards of its own is in play.
hand-over = Pass the keyboard to { $who }, who presses Enter.
no-longer = “{ $text }” was not done: it is no longer your decision.
no-number = There is no choice { $number }; the list ends with { $last }.
which = Which of these?
unknown = “{ $text }” is neither a move nor a command. Type ? for help.
unknown-close = “{ $text }” is neither a move nor a command. Did you mean: { $close }?
refused = Not possible: { $move }
why-what = Say which move: why place knight village.1
why-allowed = { $move } is possible now.
warn-done = You could still complete { $places }.
warn-pass = You could still use { $places }.
warn-again =
    { $move ->
        [done] { $warning } Type done again to end your planning.
        [pass] { $warning } Type pass again to pass for this round.
       *[end] { $warning } Type end again to end your turn.
    }
warnings-on = Warnings are on.
warnings-off = Warnings are off.
language-which = Say which language: language en, language de or language fr.
language-now = The game speaks English now.
fill-done = { $place }: { $placed } placed; it is complete.
fill-part = { $place }: { $placed } placed; still missing: { $lacking }.
fill-full = { $place } is already complete.
fill-nothing = Nothing on your Market fits { $place }; missing: { $followers }.
undone = Taken back: { $moves }
redone = Done again: { $moves }
hint-head = A good computer player would do this:
hint-follow = Type follow to do this.
follow-none = There is no hint to follow: type hint first.
move-written = { $move } ({ $text })
left = Saved. Go on with: orleans play --terminal { $path }
left-eof = No more input. Saved; go on with: orleans play --terminal { $path }
saved-in = Saved in { $path }
save-where = Say where: save file
save-failed = Not saved: { $error }
record-in = The record of the game is in { $path } (check it with: orleans replay { $path })
seed-commitment = Seed commitment (SHA-256, fixed before the first draw): { $commitment }
seed-revealed = The seed was { $seed }
tiles-missing =
    { $count ->
        [one] { $count } Place tile of this edition cannot be played yet and is left out: { $tiles }.
       *[other] { $count } Place tiles of this edition cannot be played yet and are left out: { $tiles }.
    }

# Rules

all-editions = all
rule-head = Rule { $rule } (editions: { $editions })
rule-head-of = Rule { $rule } ({ $game })
rule-from = From: { $sources }
rule-ruling = Our ruling: { $ruling }
rule-option = Table option: { $option }
rule-same = Repeats rule { $rule }
rule-short = { $rule }: { $text }
rules-none = No rule holds the words “{ $text }”.
rules-more =
    { $count ->
        [one] { $count } more; add a word to narrow it down.
       *[other] { $count } more; add a word to narrow it down.
    }

# Components

tile-none = There is no Place, deed or Hour Glass tile called “{ $text }”.
tile-near = There is no “{ $text }”. Did you mean { $near }?
tile-several = Which one: { $names }?
component-head = { $name } [{ $id }], { $kind }
component-kind =
    { $kind ->
        [tile] a Place tile
        [board] a Place of the player board
        [deed] a Beneficial Deed
        [order] an Order
       *[hourglass] an Hour Glass tile
    }
component-note = Note: { $note }
value-line = { $label }: { $value }
value-sourced = { $label }: { $value } { $where }
value-spaces = Action Spaces
value-effect = Effect
value-effect-2014 = Effect in 2014
value-category = Category
value-editions = Editions
value-reward = Reward for each Follower
value-complete = For the last one
value-board = Board
value-goods_on_take = Comes with
value-deed_spaces = Filled by
value-deed_goods = And by these goods
value-goods_on = Goods on its spaces
value-covered_at = Last space covered with so many players
value-absent_at = Not in play with so many players
count-at = { $count } with { $players } players
value-town = Town
value-goods = Goods
value-points = Points
value-set = Set
value-letter = Back
letter-printed =
    { $letter ->
        [start] start tile
        [end] end tile
       *[other] { $letter }
    }
value-count = Copies
value-coins_per_status = Coins for each point of Development Status
value-coins_per_station = Coins for each built Trading Station
value-goods_per_coin = Goods for each coin of tax
value-food = Food to give
value-coins_per_missing = Coins for each missing food
value-draw_lose = Followers lost from the bag
provenance =
    { $level ->
        [owner] [corrected by the owner of the box]
        [rulebook] [rulebook]
        [photograph] [seen on a photograph]
        [photograph-cover] [seen on a photograph of the box cover]
        [corroborated] [several sources agree]
        [single-source] [one source]
        [inferred] [follows from the rulebooks]
       *[reconstructed] [! our own value; the official one is printed only on the component]
    }
playable-yes = Can be played.
playable-no = Cannot be played yet.
