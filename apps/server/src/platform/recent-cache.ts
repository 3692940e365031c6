/** Caches recent results: at most `size`, none older than `maxAgeMs`. */
export interface RecentCache<T> {
  /** The cached result, else that of `ask`. Failures are not cached, and concurrent callers share one call. */
  get(key: string, ask: () => Promise<T>): Promise<T>;
}

export function createRecentCache<T>(size: number, maxAgeMs: number): RecentCache<T> {
  const kept = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();
  return {
    get(key, ask) {
      const found = kept.get(key);
      kept.delete(key);
      if (found !== undefined && found.until > Date.now()) {
        kept.set(key, found);
        return found.answer;
      }
      const answer = ask();
      kept.set(key, { answer, until: Date.now() + maxAgeMs });
      answer.catch(() => {
        if (kept.get(key)?.answer === answer) kept.delete(key);
      });
      const oldest = kept.keys().next();
      if (kept.size > size && oldest.done !== true) kept.delete(oldest.value);
      return answer;
    },
  };
}
