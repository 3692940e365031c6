export interface Tally {
  readonly total: { passed: number; failed: number; skipped: number };
  /** Counts one failure where the work throws. @returns what it makes, undefined where it throws. */
  attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Counts one failure. @param why whose first line is kept. */
  fail(name: string, why?: string): void;
  /** What failed, a line each, and the counts as the last line. */
  toLines(): string;
}
/** @param print told of what throws. */
export function createTally(print: (text: string) => void): Tally;
