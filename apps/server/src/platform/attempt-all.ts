/**
 * Does one thing after the other, also after one has failed.
 * @returns the sum of what they return.
 * @throws the first error, after all were tried.
 */
export async function attemptAll(works: readonly (() => Promise<number>)[]): Promise<number> {
  const errors: unknown[] = [];
  let total = 0;
  for (const work of works) {
    try {
      total += await work();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return total;
}
