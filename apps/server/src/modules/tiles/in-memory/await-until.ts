/** The result of work by a deadline of `performance.now()`; null when it takes longer. */
export async function awaitUntil<T>(work: Promise<T>, moment: number): Promise<T | null> {
  if (moment === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(moment - performance.now(), 0), null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
