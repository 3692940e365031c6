/** What was read of the database, kept as long as nobody writes: for what is asked with every tile. */
export interface RecentReads {
  /**
   * The kept answer to a question, at once where it is there, else that of `ask`, which all share who ask meanwhile. Answers
   * are forgotten with the next write of this process before it is acknowledged, with the next event that another process
   * tells of, and after a second at most. Answers that fail are not kept.
   */
  get<T>(question: string, ask: () => Promise<T>): T | Promise<T>;
  /** The kept answer alone: undefined where none is there, or not yet. */
  find(question: string): unknown;
  forget(): void;
  /** Does work that writes, and forgets before anybody hears that it is done. */
  forgetAfter<T>(work: Promise<T>): Promise<T>;
}

/** An answer, or the promise of it while it is not there. */
interface Kept {
  answer: unknown;
  readonly until: number;
}

const MAX_AGE_MS = 1_000;
const MAX_KEPT = 10_000;

/** @param now milliseconds of a clock that never goes back. */
export function createRecentReads(now: () => number = () => performance.now()): RecentReads {
  // An answer is kept from the moment it is asked for: what is written while it is read takes it away again.
  const kept = new Map<string, Kept>();
  return {
    get<T>(question: string, ask: () => Promise<T>): T | Promise<T> {
      const found = kept.get(question);
      // What is kept under a question is what was answered to it.
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
