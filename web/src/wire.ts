/** The messages between server and browser. Generated from server/messages.py; do not edit. */

/** The longest file of a game that a house takes. */
export const RECORD_BYTES = 262144;

export type OptionValue = string | boolean | number;

export type Options = Record<string, OptionValue>;

export type Level = "discovery" | "easygoing" | "shrewd" | "strong" | "fearsome";

export type FromServer = View | Presence | Refused | Hint;

export type FromClient = Sit | Decide | Name | Fill | Contribute | Begin | HandOver | TakeBack | AskHint | OpenChapter | AskUndo | AnswerUndo;

/** `id` names the message; `args` are figures and code words; `seats` are people, by their seat numbers. */
export interface Sentence {
  id: string;
  args: Record<string, number | string>;
  seats: Record<string, number>;
}

/** A person's time: none, for each decision, a bank for the whole game, or days. All zero: as long as they like.

`clock`: seconds that each decision brings; `bank`: seconds for the whole game besides, so that what is not used
of a decision's is kept; `days`: for each decision instead, which pass whether anybody is at the table or not. */
export interface Pace {
  clock: number;
  bank: number;
  days: number;
}

/** The finished game that a "what if" follows for its first `decisions`, up to the row `moment` of its log.

`table` is its id; empty for one that was read from a file. */
export interface Origin {
  table: string;
  moment: number;
  decisions: number;
}

/** A legal action: its number, its language-free text, its parts, and the sentence of what it does. */
export interface Offer {
  action: number;
  text: string;
  fields: Record<string, unknown>;
  sentence: Sentence;
}

/** An action that a player might try, and why it is not allowed. */
export interface Refusal {
  action: number;
  fields: Record<string, unknown>;
  sentence: Sentence;
}

/** A sentence of the log, as this viewer may read it; `mine`: the viewer did it. */
export interface LogEntry {
  seq: number;
  sentence: Sentence;
  mine: boolean;
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  seat: number;
  side: number;
  name: string;
  token: number;
  kind: "human" | "bot" | "open";
  level: Level | null;
  present: boolean;
  contributed: boolean;
  deputy: Level | null;
}

/** A table as everybody there sees it. `commitment`: SHA-256 of the seed that all chance comes from. */
export interface TableInfo {
  id: string;
  game: string;
  options: Options;
  commitment: string;
  status: "open" | "playing" | "over";
  seats: SeatInfo[];
  edition: string | null;
  clock: number;
  bank: number;
  days: number;
  hints: boolean;
  learning: boolean;
  nonces: string[];
  origin: Origin | null;
}

/** What a person has left to decide, by the server's time; `running`: whether it passes now. */
export interface TimeLeft {
  seat: number;
  seconds: number;
  running: boolean;
}

/** How far a lesson is: the number of its chapter, from 0, and what is to be tried or was just tried, null for none.

`chapters` and `step` are ids that messages of the catalogue are named by; `rule`: the paragraph of the step.
It waits for the learner ("try") or for the others ("watch"), or the chapter is at its end ("done"). */
export interface LessonStanding {
  chapters: string[];
  chapter: number;
  state: "try" | "watch" | "done";
  step: string | null;
  rule: string;
  tried: number[];
}

/** Whether the game may go back by so many moves, as this seat wants; `waits_for`: who has not answered.

`question`: its number, which an answer quotes. */
export interface UndoQuestion {
  question: number;
  seat: number;
  moves: number;
  waits_for: number[];
}

/** All that a viewer sees; replaces the view before, but `log` holds only the entries not sent yet. */
export interface View {
  type: "view";
  seq: number;
  you: number | null;
  table: TableInfo;
  to_act: number[];
  decision: number | null;
  observation: Record<string, unknown> | null;
  facts: Record<string, unknown> | null;
  legal: Offer[];
  refusals: Refusal[];
  log: LogEntry[];
  time_left: TimeLeft[];
  lesson: LessonStanding | null;
  undo: number | null;
  question: UndoQuestion | null;
}

/** Whether somebody is at a seat now. */
export interface SeatPresence {
  seat: number;
  present: boolean;
}

/** Somebody came or went, by which a clock may have stopped or gone on. */
export interface Presence {
  type: "presence";
  seats: SeatPresence[];
  time_left: TimeLeft[];
}

/** What was asked is not done, and nothing changed. */
export interface Refused {
  type: "refused";
  decision: number | null;
  sentence: Sentence;
}

/** A legal action; `wins`: of a hundred games, how many it is expected to win, null where that is not known. */
export interface HintedMove {
  action: number;
  wins: number | null;
}

/** The best actions for a decision, the best first, as far as this seat can tell; sent to it alone.

They come from looking ahead ("ahead"), else from rules of thumb: until bots are ready to look ahead
("not_ready"), or where none does ("thumb"). Where there is nothing to choose, that is said ("only"). */
export interface Hint {
  type: "hint";
  decision: number;
  basis: "ahead" | "not_ready" | "thumb" | "only";
  moves: HintedMove[];
}

/** The first message: who one is, and the last log entry that one knows (-1: none). */
export interface Sit {
  type: "sit";
  secret: string;
  seen: number;
}

/** One's own decision, by the number that the view gave it. */
export interface Decide {
  type: "decide";
  decision: number;
  action: number;
}

/** One's own name and token. */
export interface Name {
  type: "name";
  name: string;
  token: number;
}

/** An open seat goes to a bot. */
export interface Fill {
  type: "fill";
  seat: number;
  level: Level;
}

/** One's own nonce, which is mixed into the seed; of several the last one counts. */
export interface Contribute {
  type: "contribute";
  nonce: string;
}

/** Everybody is there: the game begins. */
export interface Begin {
  type: "begin";
}

/** A bot is to play for one, until one takes the seat back; without a level the game's `deputy`. */
export interface HandOver {
  type: "hand_over";
  level?: Level | null;
}

/** One plays oneself again. */
export interface TakeBack {
  type: "take_back";
}

/** Which actions are best for one's own decision of this number; everybody is told that it was asked. */
export interface AskHint {
  type: "ask_hint";
  decision: number;
}

/** The chapter of this number, from 0, of the lesson at this table, from its beginning. */
export interface OpenChapter {
  type: "open_chapter";
  chapter: number;
}

/** One's own decision of this number is to be taken back, with all that came after it. */
export interface AskUndo {
  type: "ask_undo";
  decision: number;
}

/** An answer to the question of this number; a no of who asked it withdraws it. */
export interface AnswerUndo {
  type: "answer_undo";
  question: number;
  agree: boolean;
}

/** How many sit down, and whether in teams; `options`: what such a seating needs besides, a house rule. */
export interface Seating {
  players: number;
  teams: boolean;
  options: Options;
}

/** An option of a game and its values, the default first. */
export interface OptionInfo {
  name: string;
  values: OptionValue[];
}

/** What a table of a game can be made of; `rules`: whether the game brings a text of its rules.

`deputy`: the level of the bot that plays for a person who is away, unless they choose another one. */
export interface GameInfo {
  name: string;
  max_seats: number;
  tables: Seating[];
  options: OptionInfo[];
  levels: Level[];
  deputy: Level;
  rules: boolean;
  lesson: boolean;
  editions: string[];
}

/** The games of this house; `paces`: the times to decide that a table may have, none first.

`push`: the key by which push services know this house, in base64url; null where it tells nobody who is away. */
export interface Games {
  games: GameInfo[];
  paces: Pace[];
  push: string | null;
}

/** Who will sit here: "me", another person on this device, a bot of a level, or whoever opens the link. */
export interface NewSeat {
  kind: "me" | "open" | "device" | "bot";
  name?: string;
  token?: number | null;
  level?: Level | null;
  nonce?: string;
}

/** The SHA-256 of a seed that waits for a table, which has to be made within so many seconds. */
export interface Promised {
  commitment: string;
  seconds: number;
}

/** A table to be made. `options` may leave out what is to take its default; so may `edition`.

`clock`, `bank` and `days`: one of the paces of the house. `hints`: whether seats may ask for them. `commitment`:
the promise that this table is to keep; without one it makes its own, and seats can add nothing to it before they
are there. `learning`: whether one may take back whatever one likes, alone among bots. */
export interface NewTable {
  game: string;
  options: Options;
  seats: NewSeat[];
  edition?: string;
  clock?: number;
  hints?: boolean;
  commitment?: string;
  bank?: number;
  days?: number;
  learning?: boolean;
}

/** A table at which one learns a game, and who one is. */
export interface NewLesson {
  game: string;
  name?: string;
  token?: number | null;
}

/** The keys that only the browser can read by, in base64url, as RFC 8291 names them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser wants to be told that it is a seat's turn, and in which language. */
export interface PushAddress {
  endpoint: string;
  keys: PushKeys;
  lang: string;
}

/** Where it wants to be told no more. */
export interface PushEnd {
  endpoint: string;
}

/** The secret that is a seat; null for a bot's. */
export interface SeatSecret {
  seat: number;
  secret: string | null;
}

/** A table, its seats' secrets and the one for those who watch. Told once: only their hashes are kept. */
export interface TableMade {
  table: string;
  seats: SeatSecret[];
  watch: string;
}

/** What a finished game was dealt from, in hexadecimal, and whether it follows from that.

`decisions`: how many were played again. `flaw`: what does not follow by the rules, null where all does. */
export interface Deal {
  commitment: string;
  seed: string;
  nonces: string[];
  decisions: number;
  flaw: Sentence | null;
}

/** The game at one moment: after the row `seq`, in which `seat` decided (null: the deal), as the eyes saw it.

`seats`, `piles`: for open eyes, the facts as each seat saw them, and what lay where nobody saw it; else empty. */
export interface Frame {
  seq: number;
  seat: number | null;
  to_act: number[];
  observation: Record<string, unknown>;
  facts: Record<string, unknown>;
  seats: Record<string, unknown>[];
  piles: Record<string, unknown>[];
}

/** A game from its deal to its last moment with one pair of eyes: a seat's number, "spectator" or "open".

`you`: the seat of whoever asks, null for a spectator or a file. `eyes`: those that may be asked for. */
export interface Replay {
  table: TableInfo;
  you: number | null;
  eye: string;
  eyes: string[];
  frames: Frame[];
  log: LogEntry[];
}

/** A finished game is to be gone on with after its row `moment`, by a person on `seat` against bots.

`level`: of the bots that sit where people sat. `record`: the game, where it comes from a file. */
export interface WhatIf {
  moment: number;
  seat: number;
  level: Level;
  record?: string;
}

/** A section of a game's rules; `id` is what reasons and help cite ("KO 2.5"). */
export interface RulesSection {
  id: string;
  title: string;
  html: string;
}

/** A game's rules in one language. */
export interface Rules {
  sections: RulesSection[];
}

/** What a seat could expect from what it saw, in games won of a hundred: before a decision of its own, and after it.

`moment`, `decided`: the numbers of the rows of the position that it faced, and of its decision. */
export interface Expectation {
  moment: number;
  decided: number;
  before: number;
  after: number;
}

/** What somebody else most likely does next: in `share` of a hundred worlds that the deciding seat held possible. */
export interface LikelyReply {
  seat: number;
  sentence: Sentence;
  share: number;
}

/** A decision that cost its seat expected wins: what it took, what was better, and what both promised.

The two `fields` name the actions' parts as an offer does. */
export interface CostlyDecision {
  moment: number;
  decided: number;
  taken: Sentence;
  better: Sentence;
  taken_fields: Record<string, unknown>;
  better_fields: Record<string, unknown>;
  wins_taken: number;
  wins_better: number;
  reply_taken: LikelyReply | null;
  reply_better: LikelyReply | null;
}

/** A seat's game, in points: games won of a hundred.

fair + deal + own + came = result. `fair`: the same for every side; `deal`: what the first position added; `own`:
what its own decisions cost; `came`: what cards and others brought. These are null until all is judged. */
export interface SeatAnalysis {
  seat: number;
  judged: number;
  decisions: number;
  expectations: Expectation[];
  fair: number;
  deal: number | null;
  own: number | null;
  came: number | null;
  result: number;
  costly: CostlyDecision[];
}

/** Where a seat's expectation changed most: by its own decision, or by what came after row `since`. */
export interface TurningPoint {
  moment: number;
  since: number;
  seat: number;
  change: number;
  own: boolean;
}

/** A finished game looked back on, as far as it is done.

`basis`: whether bots that look ahead judge it, are not ready yet, or the game has none; or looking back has failed.
`unknown`: decisions that could not be judged. */
export interface Analysis {
  basis: "ahead" | "not_ready" | "none" | "failed";
  whole: boolean;
  unknown: number;
  seats: SeatAnalysis[];
  turning_points: TurningPoint[];
}

/** Why a request was not done. */
export interface Failure {
  error: Sentence;
}

/** Why a file is not accepted: the line that is wrong, its words if they are the matter, the names at that table. */
export interface FileFailure {
  error: Sentence;
  line: number;
  quote: string;
  names: string[];
}
