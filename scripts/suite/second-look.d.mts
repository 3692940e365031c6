/** Why a file failed: in a test, a hook, while it was loaded, or by an error that nothing handled. */
export interface Failure {
  readonly test: string;
  readonly source: 'test' | 'hook' | 'load' | 'unhandled';
  readonly message: string;
}
export interface Suspect {
  readonly suite: string;
  readonly file: string;
  readonly failures: readonly Failure[];
}
export interface Outcome {
  readonly failures: readonly Failure[];
}
export const MAX_FILES: number;
export const MAX_MINUTES: number;
/** How often a file has to pass alone to be cleared; 0 if nothing clears it. */
export function countPassesNeeded(file: string, failures: readonly Failure[]): number;
/** Looks again at what failed. @returns each suspect with the outcome that cleared it, and why or why not */
export function takeSecondLook<S extends Suspect>(
  suspects: readonly S[],
  ways: {
    lookAgain(suspect: S): Promise<Outcome>;
    readonly clearedBefore?: number;
    isLate(): boolean;
    print(text: string): void;
  },
): Promise<(S & { readonly cleared?: Outcome; readonly why: string })[]>;
/** A failure in one line. */
export function firstLineOf(failure: Failure): string;
