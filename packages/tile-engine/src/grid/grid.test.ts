import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE_BITS, toLat, toLng, toPlaceX, toPlaceY } from './grid.ts';
import { sortByMorton, toMorton } from './morton.ts';

test('a place decodes to within its own width', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -85, max: 85, noNaN: true }),
      (lng, lat) => {
        const width = 360 / 2 ** PLACE_BITS;
        expect(Math.abs(toLng(toPlaceX(lng)) - lng)).toBeLessThanOrEqual(width);
        expect(Math.abs(toLat(toPlaceY(lat)) - lat)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('the edges of the world and the poles are on the grid', () => {
  const last = 2 ** PLACE_BITS - 1;
  expect([toPlaceX(-180), toPlaceX(180)]).toEqual([0, last]);
  expect([toPlaceY(90), toPlaceY(-90)]).toEqual([0, last]);
});

test('Morton codes interleave rows and columns', () => {
  expect(toMorton(0b101, 0b011)).toBe(0b01_10_11);
  expect(toMorton(0xffff, 0xffff)).toBe(0xffff_ffff);
});

test('places sort in the order of their interleaved bits', () => {
  const side = fc.nat(2 ** PLACE_BITS - 1);
  const code = (x: number, y: number) => {
    let all = 0n;
    for (let bit = PLACE_BITS - 1; bit >= 0; bit -= 1)
      all = (all << 2n) | BigInt((((y >>> bit) & 1) << 1) | ((x >>> bit) & 1));
    return all;
  };
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side), { maxLength: 50 }), (places) => {
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
      const order = sortByMorton(Uint32Array.from(xs), Uint32Array.from(ys));
      const codes = [...order].map((index) => code(xs[index] ?? 0, ys[index] ?? 0));
      expect(codes).toEqual(codes.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect([...order].toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index));
    }),
  );
});
