/** Runs work in the order it is added, at most `width` pieces at a time. */
export function createQueue(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the next in line, or returns it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
