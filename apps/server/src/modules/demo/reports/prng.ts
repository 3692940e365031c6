/** A stream of made-up but repeatable choices. */
export interface Prng {
  /** In [min, max). */
  between(min: number, max: number): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** @throws RangeError when there is nothing to pick. */
  pick<T>(items: readonly T[]): T;
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean;
  /** Around 0, nearly always within -2 and 2, dense in the middle. */
  bell(): number;
}

/** The 32-bit mixing generator known as mulberry32: the same seed gives the same stream everywhere. */
export function createPrng(seed: number): Prng {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + next() * (max - min);
  const int = (min: number, max: number): number => Math.floor(between(min, max + 1));
  return {
    between,
    int,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    chance: (probability) => next() < probability,
    bell: () => (next() + next() + next() - 1.5) * 1.35,
  };
}
