// Made from those of the server by `python -m orleans.server.schema`.

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

export interface SeatView {
  seat: number;
  name: string;
  player: string;
  stand_in: string;
  resigned: boolean;
  online: boolean;
  mine: boolean;
}

/** A legal move: its notation, and what it means in the reader's language. */
export interface Choice {
  move: string;
  text: string;
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

/** The moves of a whole decision, for the question of this id. */
export interface Hint {
  question: string;
  moves: Choice[];
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

/** All that the reader may know now. `view` is the game itself; it is there once it began. */
export interface State {
  seq: number;
  moment: number;
  status: string;
  paused: boolean;
  seats: SeatView[];
  pending: number[];
  view: Record<string, unknown> | null;
  question: Question | null;
  draft: Draft | null;
  back: TakingBack | null;
  clock: ClockView | null;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string;
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

/** One entry: what happened, in sentences and as events. `moment` is the one after it. */
export interface Line {
  seq: number;
  at: number;
  seat: number;
  kind: string;
  moment: number;
  sentences: string[];
  events: EventView[];
  body: Record<string, unknown>;
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

/** A table in a list; `summary` tells who sits there and what is played. */
export interface TableSummary {
  table: string;
  created: number;
  updated: number;
  status: string;
  summary: Record<string, unknown>;
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

/** The game as the reader could see it after so many moves, and the points by seat then. */
export interface MomentView {
  moment: number;
  moves: number;
  view: Record<string, unknown>;
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

export interface Named {
  id: string;
  name: string;
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

/** `places` are the seat's own; `refilled` says that the bag is filled anew before the draw. */
export interface Odds {
  bag: number;
  drawn: number;
  followers: FollowerOdds[];
  places: PlaceOdds[];
  refilled: boolean;
}

export type Language = "en" | "de" | "fr";

export type AnyCommand = Play | Confirm | Undo | Redo | Propose | Answer | Withdraw | Pause | Resume | StandIn | ComeBack | Resign | Say | Leave | Fill;

export type ClientMessage = Hello | Do | Ping;

export type ServerMessage = Welcome | Update | Done | Refused | Pong | Gone;
