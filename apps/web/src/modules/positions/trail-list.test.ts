import type { Trail } from '@waypost/contract';
import { expect, test } from 'vitest';
import { toTrailColor, toTrailLines, withPoint } from './trail-list.ts';

const point = (rel_ts: number, lone6 = 0) => ({ rel_ts, lone6, late6: 0 });
const trail = (id: number, ...points: Trail['points']): Trail => ({
  kind: 'member',
  id,
  name: 'Ana Ruiz',
  points,
});
const ana = { kind: 'member', id: 1, name: 'Ana Ruiz' } as const;

test('a position continues the trail of its subject, in order of time and once', () => {
  const all = [trail(1, point(10), point(30)), trail(2, point(20))];
  expect(withPoint(all, ana, point(20))).toEqual([all[1], trail(1, point(10), point(20), point(30))]);
  expect(withPoint(all, ana, point(30, 99))).toEqual(all);
});

test('the first position begins a trail, which is no line yet', () => {
  const all = withPoint([], ana, point(10));
  expect(all).toEqual([trail(1, point(10))]);
  expect(toTrailLines(all).features).toEqual([]);
});

test('a member and a device with the same number are two subjects', () => {
  const all = withPoint([trail(1, point(10))], { kind: 'device', id: 1, name: 'Collar' }, point(20));
  expect(all).toHaveLength(2);
  expect(toTrailColor({ kind: 'device', id: 1 })).not.toBe(toTrailColor({ kind: 'member', id: 1 }));
});

test('a line goes on across the antimeridian', () => {
  const [line] = toTrailLines([
    trail(1, point(1, 179_900_000), point(2, -179_900_000), point(3, 179_900_000)),
  ]).features;
  expect(line?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [179.9, 0],
      [180.1, 0],
      [179.9, 0],
    ],
  });
});
