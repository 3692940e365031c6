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

const carried = (name: string, ...times: readonly number[]): Trail => ({
  kind: 'device',
  id: 7,
  name,
  points: times.map((at) => point(at, at)),
});
const by = (name: string) => ({ kind: 'device', id: 7, name }) as const;

test('a device that was given to somebody else has another line, with their name and another colour', () => {
  const { features } = toTrailLines([carried('Jaguar Luz', 1, 2), carried('Jaguar Sol', 3, 4)]);
  expect(features.map(({ properties }) => properties?.name)).toEqual(['Jaguar Luz', 'Jaguar Sol']);
  expect(new Set(features.map(({ properties }) => properties?.color)).size).toBe(2);
  const back = toTrailLines([carried('Sol', 1, 2), carried('Luz', 3, 4), carried('Sol', 5, 6)]).features;
  expect(back[2]?.properties?.color).toBe(back[0]?.properties?.color);
});

test('its next position continues the part of who carries it then, or begins one', () => {
  const all = [carried('Luz', 1, 2), carried('Sol', 10, 12)];
  expect(withPoint(all, by('Sol'), point(14, 14))).toEqual([all[0], carried('Sol', 10, 12, 14)]);
  expect(withPoint(all, by('Mar'), point(14, 14))).toEqual([...all, carried('Mar', 14)]);
  expect(withPoint(all, by('Luz'), point(14, 14))).toEqual([...all, carried('Luz', 14)]);
  // Late, of the time of the one before.
  expect(withPoint(all, by('Luz'), point(5, 5))).toEqual([all[1], carried('Luz', 1, 2, 5)]);
  expect(withPoint(all, by('Luz'), point(0, 0))).toEqual([all[1], carried('Luz', 0, 1, 2)]);
});
