/** Results of reads, kept until the next write: for what is needed with every tile. */
export interface RecentReads {
  /**
   * Returns the kept result for a key, synchronously if available, else that of `ask`, which concurrent callers share.
   * Results are dropped on the next write of this process before it is acknowledged, on the next event from another
   * process, and after a second at most. Failures are not kept.
   */
  get<T>(question: string, ask: () => Promise<T>): T | Promise<T>;
  /** The kept result only: undefined if there is none, or it is pending. */
  find(question: string): unknown;
  forget(): void;
  /** Runs work that writes, and drops the results before the caller learns that it is done. */
  forgetAfter<T>(work: Promise<T>): Promise<T>;
}

/** A result, or its promise while pending. */
interface Kept {
  answer: unknown;
  readonly until: number;
}

const MAX_AGE_MS = 1_000;
const MAX_KEPT = 10_000;

/** @param now milliseconds of a monotonic clock. */
export function createRecentReads(now: () => number = () => performance.now()): RecentReads {
  // A result is kept from the moment of the request: a write during the read drops it.
  const kept = new Map<string, Kept>();
  return {
    get<T>(question: string, ask: () => Promise<T>): T | Promise<T> {
      const found = kept.get(question);
      // The value kept under a key is a result for that key.
      if (found !== undefined && found.until > now()) return found.answer as T | Promise<T>;
      if (kept.size >= MAX_KEPT) kept.clear();
      const answer = ask();
      const entry: Kept = { answer, until: now() + MAX_AGE_MS };
      kept.set(question, entry);
      answer.then(
        (settled) => {
          entry.answer = settled;
        },
        () => {
          if (kept.get(question) === entry) kept.delete(question);
        },
      );
      return answer;
    },
    find(question) {
      const found = kept.get(question);
      return found === undefined || found.until <= now() || found.answer instanceof Promise
        ? undefined
        : found.answer;
    },
    forget: () => kept.clear(),
    forgetAfter: (work) => work.finally(() => kept.clear()),
  };
}
