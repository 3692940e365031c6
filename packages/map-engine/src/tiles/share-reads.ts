interface Reading<T> {
  readonly answer: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
}

/**
 * Shares one read among all concurrent callers for the same key. The read is aborted when the last of them has aborted;
 * a caller that aborts is rejected with the reason of its signal.
 */
export function shareReads<T>(
  read: (key: string, abort: AbortController) => Promise<T>,
): (key: string, abort: AbortController) => Promise<T> {
  const underway = new Map<string, Reading<T>>();
  const begin = (key: string): Reading<T> => {
    const abort = new AbortController();
    const reading: Reading<T> = { answer: read(key, abort), abort, waiting: 0 };
    const forget = () => {
      if (underway.get(key) === reading) underway.delete(key);
    };
    abort.signal.addEventListener('abort', forget);
    reading.answer.then(forget, forget);
    underway.set(key, reading);
    return reading;
  };
  return async (key, { signal }) => {
    signal.throwIfAborted();
    const reading = underway.get(key) ?? begin(key);
    reading.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reading.waiting -= 1;
        if (reading.waiting === 0) reading.abort.abort(signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      reading.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };
}
