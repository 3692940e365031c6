import type { Failure } from './second-look.mjs';

/** What is tested; nulls outside a repository. */
export interface TreeState {
  readonly commit: string | null;
  readonly clean: boolean;
  readonly tree: string | null;
}
/** What one file of a suite showed. */
export interface FileOutcome {
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}
export interface PassedFile extends Omit<FileOutcome, 'failures'> {
  readonly suite: string;
}
/** A record as it was written; other parts of it are for people. */
export interface WrittenRecord extends TreeState {
  readonly ended: boolean;
  readonly failed: readonly { readonly name: string; readonly message: string }[];
  readonly cleared: readonly { readonly suite: string; readonly file: string; readonly message: string }[];
  readonly slowest: readonly PassedFile[];
  readonly passed: { readonly checks: readonly string[]; readonly files: readonly PassedFile[] };
}
export interface RunRecord {
  elapsedMs(): number;
  hasPassed(check: string): boolean;
  listPassed(suite: string): readonly PassedFile[];
  addCheck(name: string, ms: number, hasPassed: boolean): void;
  listCleared(): WrittenRecord['cleared'];
  /** @param isTold whether each failure is of a file. */
  addSuite(suite: string, ms: number, outcomes: readonly FileOutcome[], isTold?: boolean): void;
  addFailure(name: string, message: string): void;
  addCleared(suite: string, outcome: FileOutcome, message: string): void;
  end(): void;
}
/** The record of a run, written after each check. */
export function createRecord(options: {
  readonly path: string;
  readonly state: TreeState;
  readonly nowMs?: () => number;
  readonly resumed?: WrittenRecord | null;
}): RunRecord;
/** The record of the last run, if it was of this very tree; else null. */
export function readRecord(path: string, state: TreeState): WrittenRecord | null;
