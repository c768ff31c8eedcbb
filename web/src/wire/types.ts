// Made from those of the server by `python -m orleans.server.wire.typescript`.

/**
 * Why something was not done. `text` is for people; `rule` is the rule of the game that
 * forbids it, with its text, where it stands in the rulebooks, and our ruling where they are
 * silent.
 */
export interface Reason {
  key: string;
  text: string;
  rule: string;
  rule_text: string;
  sources: string[];
  ruling: string;
}

export interface SetupWish {
  game?: string;
  edition?: string | null;
  players?: number;
  modules?: string[];
  options?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

/**
 * `player` is "human" for a seat of one's own, "open" for a friend, or a computer player.
 * Several seats of one's own are played at one screen.
 */
export interface SeatWish {
  player: string;
  name?: string;
}

/** Seconds. `hours` such as "08:00-22:30" are those in which time runs, in `zone`. */
export interface ClockRules {
  bank: number;
  increment: number;
  hours: string;
  zone: string;
}

/**
 * `private`: only who has a link may watch. `stand_in`: the computer player that decides
 * for people whose time has run out or who resign.
 */
export interface TableOptions {
  private: boolean;
  clock: ClockRules | null;
  stand_in: string;
}

/** A table before anybody sits at it. */
export interface TableWish {
  setup?: SetupWish;
  options?: Partial<TableOptions>;
}

/** As many seats as the set-up has players. */
export interface NewTable {
  seats: SeatWish[];
  setup?: SetupWish;
  options?: Partial<TableOptions>;
}

/** The secret that makes its holder the player of a seat. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** `invite` is the secret of the link for friends. */
export interface Created {
  table: string;
  seats: SeatKey[];
  invite: string;
  commitment: string;
}

/** Any open seat unless one is named; a private table asks for its invitation. */
export interface SitDown {
  name: string;
  seat?: number | null;
  invite?: string | null;
}

/** A seat at another table. */
export interface Joined {
  table: string;
  seat: number;
  key: string;
}

export interface NewPlayer {
  name?: string;
}

/** An identity without an account: whoever has the key is the player. */
export interface PlayerKey {
  player: string;
  key: string;
}

/**
 * Moves in notation, one after another. `question` is what the client saw asked; if
 * something else is asked by now, nothing is done. With `hold` they wait for a Confirm.
 */
export interface Play {
  do: "play";
  moves: string[];
  question?: string | null;
  hold?: boolean;
}

/** The held moves stand. */
export interface Confirm {
  do: "confirm";
  question?: string | null;
}

/**
 * The last own step, or everything back to `to`: a moment, or as far as nobody need be
 * asked.
 */
export interface Undo {
  do: "undo";
  to?: number | "start" | null;
}

export interface Redo {
  do: "redo";
}

/**
 * What needs the others' consent: going back to a moment, a pause or going on while clocks
 * run, a computer player for somebody who is away, ending without a result.
 */
export interface Propose {
  do: "propose";
  what: "undo" | "pause" | "resume" | "stand_in" | "end";
  to?: number | null;
  seat?: number | null;
  level?: string | null;
}

export interface Answer {
  do: "answer";
  agree: boolean;
}

export interface Withdraw {
  do: "withdraw";
}

export interface Pause {
  do: "pause";
}

export interface Resume {
  do: "resume";
}

/** A computer player decides for me until I come back. */
export interface StandIn {
  do: "stand_in";
  level?: string | null;
}

export interface ComeBack {
  do: "come_back";
}

/** A computer player takes my seat for good. */
export interface Resign {
  do: "resign";
}

export interface Say {
  do: "say";
  text: string;
}

/** Get up before the game has begun. */
export interface Leave {
  do: "leave";
}

/** Computer players take the seats that are still open, and the game begins. */
export interface Fill {
  do: "fill";
  level: string;
}

/** `id` is the client's own: the same id again gets the same answer and does nothing. */
export interface CommandWish {
  id: string;
  command: AnyCommand;
}

/**
 * `host`: may give a seat that is taken a new link. `grace`, of somebody who is away: in how
 * many milliseconds the others may put in a computer player, or end the game.
 */
export interface SeatView {
  seat: number;
  name: string;
  player: string;
  stand_in: string;
  resigned: boolean;
  online: boolean;
  grace: number | null;
  mine: boolean;
  host: boolean;
}

/**
 * A legal move: its notation, and what it means in the reader's language. `touches` says for
 * a move of an expansion what on the table it is about, so that no client needs to know it:
 * a `card`, a player by `colour`, a `follower`, or a `space`.
 */
export interface Choice {
  move: string;
  text: string;
  touches: Record<string, string>;
}

/**
 * What is asked of the reader. `id` goes back with the answer. Where nothing is left to
 * choose, the held moves wait for a confirmation (`confirm`).
 */
export interface Question {
  id: string;
  asked: string;
  text: string;
  choices: Choice[];
  confirm: boolean;
}

/** `step`: an undo is possible; `free_to`: the moment as far as which nobody need be asked. */
export interface TakingBack {
  step: boolean;
  redo: boolean;
  free_to: number;
}

/** Milliseconds at `now`; they run down for the seats in `running`. */
export interface ClockView {
  now: number;
  left: number[];
  running: number[];
  deadline: number | null;
}

/** The points of a seat if the game ended now, by source. Seat -1 is Joan's. */
export interface Projection {
  seat: number;
  total: number;
  parts: Record<string, number>;
}

/** Who would win it now, nobody in a tie. `counts` are by seat, Joan's after them. */
export interface Majority {
  id: string;
  name: string;
  winner: number | null;
  counts: number[];
}

/** `card` and `seat` are what the row is about, where it is about one. */
export interface Row {
  cells: string[];
  card: string;
  seat: number | null;
}

/** What lies on the board of an expansion now: a small table, sentences below it. */
export interface Section {
  id: string;
  title: string;
  columns: string[];
  rows: Row[];
  lines: string[];
}

/**
 * A piece or a mark that an expansion has put on a common component. `at` is "deed" or
 * "place", `id` which one, `space` one of its spaces from 1, or 0 for all of it; `seat` is the
 * owner of a Place.
 */
export interface Lying {
  at: string;
  id: string;
  kind: string;
  text: string;
  space: number;
  amount: number;
  item: string;
  seat: number | null;
  rule: string;
}

/**
 * An own Place while planning. `moves` fill it as far as possible, the cheapest way, jokers
 * last; `missing` is what its spaces still ask for then. `rule` says why its action would not be
 * possible, as things stand. `choose`: it takes any Follower, so the player picks.
 */
export interface Filling {
  place: string;
  moves: string[];
  complete: boolean;
  missing: string[];
  choose: boolean;
  text: string;
  rule: string;
}

/** A Place that is ready but cannot be used now, and the rule that says so. */
export interface Idle {
  place: string;
  rule: string;
  text: string;
}

/** What would be left undone by this move. */
export interface Waste {
  move: string;
  text: string;
}

/** For the seat that is asked: help with its decision. */
export interface ToDo {
  fillings: Filling[];
  idle: Idle[];
  waste: Waste[];
}

/**
 * `event` and `census` are what they will bring the reader, as things stand; `leading` are the
 * seats that would win. `sections` and `lying` are what expansions show.
 */
export interface About {
  event: string;
  census: string;
  scores: Projection[];
  majorities: Majority[];
  leading: number[];
  sections: Section[];
  lying: Lying[];
  to_do: ToDo | null;
}

/** `undone` can be made again, the last one first. */
export interface Draft {
  moves: string[];
  undone: string[];
}

/** What a seat has asked the others to agree to; `waiting` are those who have not yet. */
export interface Proposal {
  seat: number;
  what: string;
  to: number | null;
  about: number | null;
  level: string;
  waiting: number[];
}

/** `taken_back`: decisions that this seat has taken back on the way. */
export interface SeatResult {
  seat: number;
  name: string;
  player: string;
  resigned: boolean;
  score: number;
  parts: Record<string, number>;
  won: boolean;
  taken_back: number;
}

/** `ended` is "over" or, where no winner was found, "abandoned". */
export interface Result {
  ended: string;
  seats: SeatResult[];
  seed: string;
  commitment: string;
}

/**
 * All that the reader may know now. `view` is the game itself, `about` what else there is to
 * say of it; both are there once it began. `archived` says why a table can only be read: it was
 * played by other rules or data than the server has. Then lines and result are all there is.
 */
export interface State {
  seq: number;
  moment: number;
  status: string;
  paused: boolean;
  seats: SeatView[];
  pending: number[];
  view: Record<string, unknown> | null;
  about: About | null;
  question: Question | null;
  draft: Draft | null;
  back: TakingBack | null;
  clock: ClockView | null;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string;
  archived: Reason | null;
}

export interface Named {
  id: string;
  name: string;
}

/** `supply` are the neutral ones; `personal`: one of them belongs to each player for good. */
export interface Follower {
  id: string;
  name: string;
  letter: string;
  supply: number;
  personal: boolean;
  joker: boolean;
}

/**
 * `text` says what it counts at the end. The points of bread depend on its owner, and there is
 * none in the supply: it is baked.
 */
export interface Good {
  id: string;
  name: string;
  text: string;
  points: number | null;
  count: number;
  food: boolean;
}

/** `x` and `y` go from 0 to 1000, y downwards; `shared`: one Trading Station of every player. */
export interface Town {
  id: string;
  name: string;
  label: string[];
  label_side: string;
  x: number;
  y: number;
  river: boolean;
  start: boolean;
  shared: boolean;
}

/**
 * `bend` is the offset of the curve's middle from the straight line, to the left seen from `a`;
 * `via` are points that the line passes. `spaces` are those for goods.
 */
export interface Route {
  id: string;
  name: string;
  kind: string;
  a: string;
  b: string;
  bend: number;
  via: number[][];
  spaces: number;
}

export interface TownMap {
  towns: Town[];
  routes: Route[];
  provenance: Record<string, string>;
}

/**
 * One thing that a space, a Place or a deed brings, for an icon: so many of a kind. `kind` is a
 * word of the component tables (coins, good, dev, citizen, recruit, cost_coins...), `item` which
 * one where there are several. A client that knows no icon shows the text beside it.
 */
export interface Gift {
  kind: string;
  amount: number;
  item: string;
}

export interface TrackStep {
  text: string;
  gives: Gift[];
}

/** `id` is the Follower; the first of `steps` is step 1. */
export interface Track {
  id: string;
  name: string;
  steps: TrackStep[];
  provenance: Record<string, string>;
}

/** `status` is the Development Status here, `star` whether it rises; `citizen` is an id. */
export interface DevelopmentSpace {
  space: number;
  text: string;
  coins: number;
  status: number;
  star: boolean;
  citizen: string;
}

export interface Development {
  name: string;
  spaces: DevelopmentSpace[];
  provenance: Record<string, string>;
}

/**
 * A Place of the mat (category 0) or a Place tile. `asks` are its Action Spaces, of which
 * `needed` must be filled; `lasting`: it has no action of its own.
 */
export interface Place {
  id: string;
  name: string;
  rule: string;
  category: number;
  asks: string[];
  needed: number;
  wheels: boolean;
  lasting: boolean;
  text: string;
  gives: Gift[];
  brings: Gift[];
  market_spaces: number;
  provenance: Record<string, string>;
}

/**
 * `reward` is for each Follower; `choose`: one of `gives`. `complete` is for the last one
 * besides. `citizens` lie on its spaces, `citizen` waits for the last; `tile` is the Place tile
 * whose owner alone may send there.
 */
export interface Deed {
  id: string;
  name: string;
  rule: string;
  asks: string[];
  reward: string;
  gives: Gift[];
  choose: boolean;
  complete: string;
  complete_gives: Gift[];
  citizens: string[];
  citizen: string;
  tile: string;
  provenance: Record<string, string>;
}

export interface DeedBoard {
  id: string;
  name: string;
  deeds: Deed[];
}

/** A tile of the Hour Glass. `kind` is what it does, `nature` whether that is good or bad. */
export interface EventTile {
  id: string;
  name: string;
  rule: string;
  kind: string;
  nature: string;
  timing: string;
  letter: string;
  count: number;
  text: string;
  provenance: Record<string, string>;
}

/**
 * So many of these tiles are used, in an order that nobody knows; the blocks follow each
 * other.
 */
export interface TileBlock {
  tiles: string[];
  used: number;
}

export interface HourGlass {
  tiles: EventTile[];
  blocks: TileBlock[];
}

/** What every player has at the beginning. */
export interface Kit {
  coins: number;
  stations: number;
  draws: number;
  market: number;
}

/** A card or a field of an expansion: any client can draw it without knowing which. */
export interface Card {
  id: string;
  title: string;
  text: string;
  rule: string;
  cost: Gift[];
  gives: Gift[];
  points: number | null;
  town: string;
  provenance: Record<string, string>;
}

/** An expansion of the set-up, with what it adds besides deeds and Hour Glass tiles. */
export interface ModuleBoard {
  id: string;
  name: string;
  text: string;
  cards: Card[];
}

/** How sure a value is, and how that is said. The components name levels by value. */
export interface Provenance {
  level: string;
  text: string;
}

/**
 * `asks` are the names of what a space can ask for; `parts` those of the sources of points;
 * `absent` are tiles of the edition that cannot be played yet. `bank` is None without a limit.
 */
export interface ClassicBoard {
  game: "classic";
  title: string;
  edition: Named;
  players: number;
  rounds: number;
  followers: Follower[];
  goods: Good[];
  map: TownMap;
  tracks: Track[];
  development: Development;
  places: Place[];
  deeds: DeedBoard;
  hour_glass: HourGlass;
  citizens: Named[];
  wheels: number;
  bank: number | null;
  kit: Kit;
  asks: Named[];
  phases: Named[];
  parts: Named[];
  colours: Named[];
  modules: ModuleBoard[];
  absent: string[];
  provenance: Provenance[];
}

/** A Follower; `count` of its tiles are in the game, `action` is what it does by itself. */
export interface Tile {
  id: string;
  name: string;
  letter: string;
  count: number;
  action: string;
}

/** Drawn as the towns of Orléans; `open`: not in a part of the map that is crossed off. */
export interface JoanTown {
  id: string;
  number: number;
  name: string;
  label: string[];
  label_side: string;
  x: number;
  y: number;
  open: boolean;
  start: boolean;
  yellow: string;
}

/** Filling it in brings `goods` and `dev` Development spaces. */
export interface JoanRoute {
  id: string;
  name: string;
  kind: string;
  a: string;
  b: string;
  bend: number;
  via: number[][];
  open: boolean;
  goods: string[];
  dev: number;
  text: string;
}

export interface JoanMap {
  towns: JoanTown[];
  routes: JoanRoute[];
  provenance: Record<string, string>;
}

export interface WarehouseRow {
  id: string;
  good: string;
  name: string;
  points: number;
}

/**
 * What a row, a column, a space or a town brings. `yellow` is the id of a yellow bonus: only
 * the first player gains it, and the view tells who has it.
 */
export interface SheetBonus {
  text: string;
  gives: Gift[];
  yellow: string;
  rule: string;
}

/** A grid: a row for each good, and what its columns bring. */
export interface Warehouse {
  rows: WarehouseRow[];
  columns: SheetBonus[];
  provenance: Record<string, string>;
}

/**
 * Rows bring something when all their coins are circled, columns when they are spent: a plain
 * bonus, and a yellow one besides. `start` are the coins circled at the beginning, by row.
 */
export interface Bank {
  size: number;
  start: number[];
  rows: SheetBonus[];
  columns: SheetBonus[];
  column_yellows: SheetBonus[];
  provenance: Record<string, string>;
}

/** A space of the Development track; `status` is the Development Status from here on. */
export interface SheetSpace {
  space: number;
  status: number;
  star: boolean;
  bonus: SheetBonus | null;
  text: string;
}

export interface SheetTrack {
  start_status: number;
  spaces: SheetSpace[];
  provenance: Record<string, string>;
}

/** A bonus for the first player only; `open`: there is one at this number of players. */
export interface Yellow {
  id: string;
  name: string;
  text: string;
  gives: Gift[];
  open: boolean;
  rule: string;
}

/** A category opens when so many cards of each lower one are taken. */
export interface Category {
  id: string;
  price: number;
}

/** `users` says who may use it; `printed`: it stands on the sheet, for games without cards. */
export interface PlaceCard {
  id: string;
  name: string;
  rule: string;
  category: string;
  price: number;
  kind: string;
  followers: string[];
  users: string;
  text: string;
  gives: Gift[];
  printed: boolean;
  provenance: Record<string, string>;
}

export interface JoanDeed {
  id: string;
  number: number;
  name: string;
  rule: string;
  followers: string[];
  reward: string;
  gives: Gift[];
  complete: string;
  complete_gives: Gift[];
  yellow: string;
  open: boolean;
  provenance: Record<string, string>;
}

/** Points of its spaces, or for Scholars what they do. */
export interface SoloTrack {
  id: string;
  name: string;
  points: number[];
  effects: string[];
}

export interface SoloRow {
  follower: string;
  text: string;
  gives: Gift[];
}

/**
 * One of Joan's cards: what she does with each Follower, from the top; and its back. That it
 * is in the pile is known, its place there is not.
 */
export interface SoloCard {
  id: string;
  town: number;
  rows: SoloRow[];
  arrow: string;
  back: string;
  rule: string;
  provenance: Record<string, string>;
}

/** Joan's area. `levels` are the values of her Development by levels marked. */
export interface Solo {
  level: Named;
  monk_actions: boolean;
  tracks: SoloTrack[];
  levels: number[];
  depot: number[];
  stations: number;
  citizens: number;
  cards: SoloCard[];
  provenance: Record<string, string>;
}

/**
 * The sheet, which is the same for every player, and what lies between them. `asks` are the
 * names of what a place or a deed asks for, `monks` the points by Monks recruited, `depot` those
 * of each shield.
 */
export interface JoanBoard {
  game: "joan";
  title: string;
  edition: Named;
  players: number;
  rounds: number;
  bags: number;
  tiles_drawn: number;
  tiles: Tile[];
  asks: Named[];
  goods: Named[];
  map: JoanMap;
  warehouse: Warehouse;
  bank: Bank;
  development: SheetTrack;
  monks: number[];
  depot: number[];
  depot_provenance: Record<string, string>;
  yellows: Yellow[];
  categories: Category[];
  cards_to_open: number;
  places: PlaceCard[];
  deeds: JoanDeed[];
  solo: Solo | null;
  parts: Named[];
  colours: Named[];
  provenance: Provenance[];
}

/** What a client needs to draw the game of a table. It never changes. */
export interface TableBoard {
  board: ClassicBoard | JoanBoard;
}

/** What never changes. */
export interface TableInfo {
  table: string;
  created: number;
  setup: Record<string, unknown>;
  options: TableOptions;
  commitment: string;
  rules: number;
  seat: number | null;
  language: Language;
}

export interface EventView {
  what: string;
  seat: number;
  source: string;
  facts: Record<string, number | string>;
}

/**
 * One entry: what happened, in sentences and as events. `moment` is the one after it. Where a
 * round begins with it, the sentences before number `round_from` still belong to the last one.
 */
export interface Line {
  seq: number;
  at: number;
  seat: number;
  kind: string;
  moment: number;
  sentences: string[];
  events: EventView[];
  body: Record<string, unknown>;
  round_from: number | null;
}

export interface TableState {
  info: TableInfo;
  state: State;
  lines: Line[];
}

/** The first message. `last` is the last seq seen: what came after it is told again. */
export interface Hello {
  type: "hello";
  key?: string | null;
  last?: number | null;
  language?: Language;
}

export interface Do {
  type: "do";
  id: string;
  command: AnyCommand;
}

export interface Ping {
  type: "ping";
}

/**
 * The whole state, and the lines since `last` as far as they are at hand: `first` is the seq
 * of the first of them. What is older is read over HTTP.
 */
export interface Welcome {
  type: "welcome";
  info: TableInfo;
  state: State;
  lines: Line[];
  first: number;
}

/**
 * What has happened, and the state after it. A draft or somebody's coming changes the state
 * without a line.
 */
export interface Update {
  type: "update";
  lines: Line[];
  state: State;
}

/** Stored for good; `seq` is the last entry that the command has written. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: Reason;
}

export interface Pong {
  type: "pong";
  now: number;
}

/** The server closes the connection; `again`: coming back makes sense. */
export interface Gone {
  type: "gone";
  reason: Reason;
  again: boolean;
}

/**
 * Every answer that is no success. `field` is what was malformed, `request` names the request
 * in the server's log.
 */
export interface Failure {
  error: Reason;
  field: string;
  request: string;
}

/**
 * A table in a list; `summary` tells who sits there and what is played. `archived`: it is of
 * another version of rules and data, so it can only be read.
 */
export interface TableSummary {
  table: string;
  created: number;
  updated: number;
  status: string;
  summary: Record<string, unknown>;
  archived: boolean;
}

/** The newest first; `before` asks for the next page, null on the last one. */
export interface Tables {
  tables: TableSummary[];
  before: string | null;
}

/** `after` asks for the next page, null if there is nothing more yet. */
export interface Lines {
  lines: Line[];
  after: number | null;
}

/**
 * The game as the reader could see it at a moment, and the points by seat then. `about` is
 * what else there was to say of it, `moves` the last moment so far.
 */
export interface MomentView {
  moment: number;
  moves: number;
  view: Record<string, unknown>;
  about: About;
  scores: number[];
  score_parts: Record<string, number>[];
}

export interface Uploaded {
  table: string;
}

export interface Health {
  ok: boolean;
  version: string;
}

/** Another way to decide, and how many points it promises less than the hint. */
export interface Other {
  text: string;
  less: number;
}

/**
 * The moves of a whole decision, for the question of this id. `others` are the next best
 * ways, at most 3; `reasons` are sentences on what the hint brings more, or less, than number
 * `beside` of them: the first that promises noticeably less.
 */
export interface Hint {
  question: string;
  moves: Choice[];
  reasons: string[];
  others: Other[];
  beside: number;
}

/** How likely each seat was to win after so many moves, from 0 to 1. */
export interface CoursePoint {
  moment: number;
  win: number[];
}

/**
 * A decision that lost something. `moment` is the one before it, in which it was to be made;
 * `text` is what was done, `better` what would have been better, `loss` how many points better,
 * `reasons` sentences on what that would have brought more, or less. `change` is what the
 * decision did to the chance to win, at most 0.
 */
export interface JudgedDecision {
  moment: number;
  seat: number;
  text: string;
  better: string;
  loss: number;
  change: number;
  reasons: string[];
}

/**
 * A draw that mattered to a seat. `moment` is the one after it, `text` what was drawn, `luck`
 * the points that it brought beyond the mean, `change` what it did to the chance to win.
 */
export interface TurningDraw {
  moment: number;
  seat: number;
  text: string;
  luck: number;
  change: number;
}

/**
 * One of `rounds` rounds of a game that is over. `course` has a point after each decision,
 * `decisions` are those that lost most, the largest loss first, at most 8, `draws` those that
 * mattered most, likewise. `luck` and `skill` are points by seat: what draws brought beyond their
 * mean, and minus what decisions lost.
 */
export interface RoundAnalysis {
  round: number;
  rounds: number;
  course: CoursePoint[];
  decisions: JudgedDecision[];
  draws: TurningDraw[];
  luck: number[];
  skill: number[];
}

/**
 * A rule of the ledger. `editions` empty: in all; `same`: it repeats that rule; `option`: a
 * table option switches it.
 */
export interface RuleView {
  rule: string;
  text: string;
  sources: string[];
  ruling: string;
  editions: string[];
  option: string;
  same: string;
}

/** `found` counts all, also those beyond the page. */
export interface Rules {
  rules: RuleView[];
  found: number;
}

/**
 * What a component shows. `provenance` is "" where the value is not the component's own;
 * `reconstructed`: the official value is printed only on the component, so this one is ours.
 */
export interface Value {
  label: string;
  value: string;
  field: string;
  provenance: string;
  provenance_text: string;
  reconstructed: boolean;
}

export interface ComponentView {
  component: string;
  game: string;
  kind: string;
  kind_text: string;
  name: string;
  values: Value[];
  playable: boolean;
  note: string;
  rules: RuleView[];
}

/** Some ids stand in both games. */
export interface Components {
  components: ComponentView[];
}

/**
 * A component in a list. `about` tells namesakes apart: an event's set and letter, a deed's
 * board. `reconstructed`: at least one of its values is ours.
 */
export interface ComponentRow {
  component: string;
  game: string;
  kind: string;
  kind_text: string;
  name: string;
  about: string;
  reconstructed: boolean;
}

export interface ComponentRows {
  components: ComponentRow[];
}

/** The numbers that an option takes with so many players. */
export interface Span {
  players: number;
  least: number;
  most: number | null;
}

/**
 * A table option and where it may be chosen: in these editions, with so many players, with
 * this module. `default` null: as the rules say. `many`: any number of the choices.
 * `choice_rules` has the rule of each choice where `rule` does not tell of all.
 */
export interface OptionOffer {
  option: string;
  name: string;
  type: "switch" | "number" | "one" | "many";
  default: boolean | number | string | null;
  rule: RuleView;
  editions: string[];
  players: number[];
  module: string;
  choices: Named[];
  choice_rules: RuleView[];
  spans: Span[];
}

export interface EditionOffer {
  edition: string;
  name: string;
  players: number[];
  modules: string[];
  usual: boolean;
}

/** `rules` is how the ids of all its rules begin; `setup` are those about setting it up. */
export interface ModuleOffer {
  module: string;
  name: string;
  about: string;
  editions: string[];
  rules: string;
  setup: RuleView[];
}

/** Modules that exclude each other or, with an edition, that it does not take. */
export interface Clash {
  modules: string[];
  edition: string;
  rule: RuleView;
}

/** `together` are all choices of modules that can be played. */
export interface GameOffer {
  game: string;
  name: string;
  editions: EditionOffer[];
  modules: ModuleOffer[];
  together: string[][];
  clashes: Clash[];
  options: OptionOffer[];
}

export interface PlayerOffer {
  player: string;
  about: string;
}

/** Everything that a form for a new table needs; no combination that cannot be played. */
export interface Setups {
  games: GameOffer[];
  players: PlayerOffer[];
}

export interface Checked {
  ok: boolean;
  reason: Reason | null;
}

/** A type of Follower in the bag. */
export interface FollowerOdds {
  follower: string;
  count: number;
  personal: number;
  next: number;
  one: number;
  two: number;
  expected: number;
}

/** How likely a Place can be completed after the draw, if everything is put there. */
export interface PlaceOdds {
  place: string;
  chance: number;
}

/** A recruit to come, one of several types as its owner will choose; the chance to draw it. */
export interface ChosenOdds {
  one_of: string[];
  chance: number;
}

/**
 * `places` are the seat's own; `refilled` says that the bag is filled anew before the draw.
 * `planned`: the draw is one of the next round, and every Place that is ready counts as used,
 * except those `stuck`, whose action is not possible. Those `chosen` are among the `bag`, but of
 * no type yet.
 */
export interface Odds {
  bag: number;
  drawn: number;
  followers: FollowerOdds[];
  places: PlaceOdds[];
  refilled: boolean;
  planned: boolean;
  stuck: string[];
  chosen: ChosenOdds[];
}

export type Language = "en" | "de" | "fr";

export type AnyCommand = Play | Confirm | Undo | Redo | Propose | Answer | Withdraw | Pause | Resume | StandIn | ComeBack | Resign | Say | Leave | Fill;

export type ClientMessage = Hello | Do | Ping;

export type ServerMessage = Welcome | Update | Done | Refused | Pong | Gone;
