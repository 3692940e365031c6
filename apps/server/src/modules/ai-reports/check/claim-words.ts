import type { FactKind } from '@waypost/contract';

type Words = ReadonlySet<string>;

/** What the words of a language claim, in lower case. */
export interface ClaimWords {
  /** Numbers in words, and what says all or none. */
  readonly numbers: Words;
  /** Numbers that are made of parts: sixteenth, fourfold. */
  readonly numberPattern: RegExp;
  /** What takes something away, or says that there is no more than that. */
  readonly denials: Words;
  readonly denialPattern: RegExp | null;
  readonly times: Words;
  readonly places: Words;
  /** What makes a measure of a number before it. */
  readonly units: Words;
  /** What makes a number before it another one, and what makes it inexact. */
  readonly scales: Words;
  readonly hedges: Words;
  readonly hedgePhrases: RegExp;
  /** What may follow a plain number. */
  readonly afterNumbers: Words;
  /** Words after which a place may be named, and what may follow them. */
  readonly placePrepositions: Words;
  readonly articles: Words;
  readonly afterPrepositions: Words;
  /** Words that a sentence may begin with: any other with a capital is a name. */
  readonly starters: Words;
  /** A change against the time before. */
  readonly rising: Words;
  readonly falling: Words;
  /** A comparison, where the time before is named. */
  readonly more: Words;
  readonly less: Words;
  /** What claims nothing although its words would. */
  readonly phrases: readonly RegExp[];
  /** What is said of the part with the most features; it begins with a word that is a role elsewhere. */
  readonly mostNumber: RegExp;
  /** A hedge that is none where the number is that of the time before. */
  readonly comparedWith: RegExp;
  /** Words that say which fact the value beside them is of. */
  readonly roles: readonly (readonly [Words, readonly FactKind[]])[];
}
