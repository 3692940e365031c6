import { PLACE_BITS } from './grid.ts';

/** Spreads the bits of a number over every second bit: 16 to 32. */
function spread(bits: number): number {
  let wide = bits;
  wide = (wide | (wide << 8)) & 0x00ff_00ff;
  wide = (wide | (wide << 4)) & 0x0f0f_0f0f;
  wide = (wide | (wide << 2)) & 0x3333_3333;
  return (wide | (wide << 1)) & 0x5555_5555;
}

/** The Morton code of a cell with rows and columns of at most 16 bits: cells of one parent are consecutive. */
export function toMorton(x: number, y: number): number {
  return (spread(x) | (spread(y) << 1)) >>> 0;
}

const HALF_BITS = PLACE_BITS / 2;
const HALF_MASK = 2 ** HALF_BITS - 1;
const DIGITS = 2 ** HALF_BITS;

/** One stable pass of a radix sort, by one digit. */
function sortByDigit(
  order: Uint32Array,
  into: Uint32Array,
  halves: Uint32Array,
  shift: number,
  counts: Uint32Array,
): void {
  counts.fill(0);
  for (const half of halves) {
    const digit = (half >>> shift) & HALF_MASK;
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const count = counts[digit] ?? 0;
    counts[digit] = sum;
    sum += count;
  }
  for (const item of order) {
    const digit = ((halves[item] ?? 0) >>> shift) & HALF_MASK;
    const place = counts[digit] ?? 0;
    into[place] = item;
    counts[digit] = place + 1;
  }
}

/** Sorts positions by their full Morton code in four passes. @returns indexes into both arrays. */
export function sortByMorton(xs: Uint32Array, ys: Uint32Array): Uint32Array {
  const count = xs.length;
  const halves = new Uint32Array(count);
  const counts = new Uint32Array(DIGITS);
  let order = Uint32Array.from({ length: count }, (_, index) => index);
  let other = new Uint32Array(count);
  // The lower half of the bits first: each pass is stable.
  for (const half of [0, HALF_BITS]) {
    for (let index = 0; index < count; index += 1) {
      halves[index] = toMorton(
        ((xs[index] ?? 0) >>> half) & HALF_MASK,
        ((ys[index] ?? 0) >>> half) & HALF_MASK,
      );
    }
    for (const shift of [0, HALF_BITS]) {
      sortByDigit(order, other, halves, shift, counts);
      [order, other] = [other, order];
    }
  }
  return order;
}
