import type { RunRecord } from './run-record.mjs';

export interface Tally {
  readonly total: { passed: number; failed: number; skipped: number };
  readonly record: RunRecord | null;
  /** Counts one failure if the work throws. @returns its result, undefined if it throws. */
  attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Counts one failure. @param why its first line is kept. */
  fail(name: string, why?: string): void;
  /** What failed and what was cleared, one per line, with the counts as the last line. */
  toLines(): string;
}
/** @param print told of what throws. @param record of a whole run. */
export function createTally(print: (text: string) => void, record?: RunRecord | null): Tally;
