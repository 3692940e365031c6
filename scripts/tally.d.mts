export interface Tally {
  readonly total: { passed: number; failed: number; skipped: number };
  /** Counts one failure where the work throws. @returns what it makes, undefined where it throws. */
  attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** The last line of a run. */
  toLine(): string;
}
/** @param print told of what throws. */
export function createTally(print: (text: string) => void): Tally;
