import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPositions } from './clean-geometry.ts';
import { cutPath } from './cut-path.ts';
import { RawPath } from './raw-path.ts';

/** A position, or one that does not say where it is; with a time or none. */
const position = fc.record({
  lng: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -180, max: 180 }) }, fc.constant(Number.NaN)),
  altitude: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: Number.NaN }),
  time: fc.option(fc.integer({ min: 0, max: 2_000_000_000_000 })),
});

function toPath(positions: readonly { lng: number; altitude: number; time: number | null }[]): RawPath {
  const path = new RawPath();
  for (const [index, { lng, altitude, time }] of positions.entries())
    path.add(lng, index / 100, altitude, time);
  return path;
}

test('the pieces of a path share their ends, and none is too long', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 60 }), fc.integer({ min: 2, max: 9 }), (positions, limit) => {
      const path = toPath(positions);
      const whole = toPositions(path, { from: 0, to: path.length });
      const { stretches, hasDropped, hasTimes } = cutPath(path, limit);
      const pieces = stretches.map((stretch) => toPositions(path, stretch));
      for (const [index, { coordinates }] of pieces.entries()) {
        expect(coordinates.length).toBeLessThanOrEqual(limit);
        if (index > 0) expect(coordinates.length).toBeGreaterThanOrEqual(2);
        if (index > 0) expect(coordinates[0]).toEqual(pieces[index - 1]?.coordinates.at(-1));
      }
      const joined = pieces.flatMap(({ coordinates }, index) => coordinates.slice(index > 0 ? 1 : 0));
      const times = pieces.flatMap((piece, index) => piece.times.slice(index > 0 ? 1 : 0));
      expect(joined).toEqual(whole.coordinates);
      expect(times).toEqual(whole.times);
      expect(hasDropped).toBe(positions.some(({ lng }) => Number.isNaN(lng)));
      expect(hasTimes).toBe(whole.times.some((time) => time !== null));
    }),
  );
});

test('a path keeps every position over any number of blocks', () => {
  const path = new RawPath();
  const count = 20_001;
  for (let index = 0; index < count; index += 1)
    path.add(index / 1000, -index / 1000, index, index === 9000 ? 5 : null);
  expect(path.length).toBe(count);
  for (const index of [0, 63, 64, 8191, 8192, 16_383, 16_384, count - 1]) {
    expect(path.positionAt(index)).toEqual([index / 1000, -index / 1000, index]);
  }
  expect(path.findFirstTime()).toBe(5);
  expect(path.timeAt(8999)).toBeNull();
});
