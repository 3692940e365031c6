/** Whether every case runs, as by `npm run test:full`. */
export const isFull = process.env.TEST_FULL === 'on';

/** The cases of one rule: the usual ones stand for the others too, which only a full run sees. */
export function casesOf<const Usual, const Other>(
  usual: readonly Usual[],
  others: readonly Other[],
): readonly (Usual | Other)[] {
  return isFull ? [...usual, ...others] : usual;
}
