/**
 * Runs requests one after the other, in the order in which they are made: what a person changes twice ends as it was
 * changed last.
 */
export function createOrder(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
