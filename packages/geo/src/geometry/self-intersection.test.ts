import fc from 'fast-check';
import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { findSelfIntersection } from './self-intersection.ts';

function find(...rings: Position[][]): Position | null {
  return findSelfIntersection({ type: 'Polygon', coordinates: rings });
}

function toRing(text: string): Position[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number));
}

const BOX = toRing('0,0 10,0 10,10 0,10 0,0');

describe('known shapes', () => {
  test.each([
    ['a box', [BOX], null],
    ['a bow tie', [toRing('0,0 2,2 2,0 0,2 0,0')], [1, 1]],
    ['a ring that touches its own corner', [toRing('0,0 4,0 2,2 4,4 0,4 2,2 0,0')], [2, 2]],
    ['a corner on another edge', [toRing('0,0 4,0 4,4 2,0 0,4 0,0')], [2, 0]],
    ['a spike', [toRing('0,0 4,0 8,0 5,0 4,4 0,0')], [8, 0]],
    ['the same place twice in a row', [toRing('0,0 4,0 4,0 4,4 0,0')], null],
    ['a corner on a straight edge', [toRing('0,0 2,0 4,0 4,4 0,0')], null],
    ['a hole inside', [BOX, toRing('2,2 4,2 4,4 2,2')], null],
    ['a hole that touches the shell in a point', [BOX, toRing('0,5 4,2 4,8 0,5')], null],
    ['a hole across the shell', [BOX, toRing('5,5 15,5 15,6 5,6 5,5')], [10, 5]],
    ['a hole along the shell', [BOX, toRing('0,2 3,2 3,4 0,4 0,2')], [0, 2]],
    ['nothing', [[]], null],
  ] satisfies [string, Position[][], Position | null][])('%s', (_what, rings, expected) => {
    const found = find(...rings);
    if (expected === null) expect(found).toBeNull();
    else expect(found).not.toBeNull();
    if (found && expected && rings.length === 1) expect(found).toEqual(expected);
  });

  test('each polygon of a multi-polygon is checked by itself', () => {
    const other = BOX.map(([x = 0, y = 0]): Position => [x + 5, y + 5]);
    expect(findSelfIntersection({ type: 'MultiPolygon', coordinates: [[BOX], [other]] })).toBeNull();
    const tie = toRing('0,0 2,2 2,0 0,2 0,0');
    expect(findSelfIntersection({ type: 'MultiPolygon', coordinates: [[BOX], [tie]] })).toEqual([1, 1]);
  });
});

/** Whether any two edges that do not follow one another meet: every pair, in whole numbers, so exact. */
function hasMeetingByForce(ring: readonly Position[]): boolean {
  const points = ring
    .slice(0, -1)
    .filter(([x, y], i, all) => x !== all.at(i - 1)?.[0] || y !== all.at(i - 1)?.[1]);
  const at = (index: number): [number, number] => {
    const [x = 0, y = 0] = points[index % points.length] ?? [];
    return [x, y];
  };
  const side = (a: number[], b: number[], [x = 0, y = 0]: number[]) => {
    const [ax = 0, ay = 0] = a;
    const [bx = 0, by = 0] = b;
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  };
  const isBetween = ([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[], [x = 0, y = 0]: number[]) =>
    (x - ax) * (x - bx) <= 0 && (y - ay) * (y - by) <= 0;
  for (let i = 0; i < points.length; i += 1) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
    const back = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
    if (side(a, b, c) === 0 && back < 0) return true;
    for (let j = i + 2; j < points.length; j += 1) {
      if (i === 0 && j === points.length - 1) continue;
      const [p, q] = [at(j), at(j + 1)];
      if (side(a, b, p) * side(a, b, q) < 0 && side(p, q, a) * side(p, q, b) < 0) return true;
      const touches = (s: number[], e: number[], point: number[]) =>
        side(s, e, point) === 0 && isBetween(s, e, point);
      if (touches(a, b, p) || touches(a, b, q) || touches(p, q, a) || touches(p, q, b)) return true;
    }
  }
  return false;
}

test('agrees with testing every pair of edges', () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));
  let simple = 0;
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), (open) => {
      const ring = [...open, ...open.slice(0, 1)];
      const expected = hasMeetingByForce(ring);
      if (!expected) simple += 1;
      expect(find(ring) !== null).toBe(expected);
    }),
    { numRuns: 3000 },
  );
  expect(simple).toBeGreaterThan(100);
});

/** A wavy ring of so many corners around a centre, simple by its making. */
function toCoast(corners: number): Position[] {
  const ring = Array.from({ length: corners }, (_, index): Position => {
    const angle = (2 * Math.PI * index) / corners;
    const radius = 1 + 0.2 * Math.sin(angle * 37) + 0.03 * Math.sin(angle * 911) + 0.002 * (index % 2);
    return [-91 + radius * Math.cos(angle), 42 + radius * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}

function toComb(teeth: number, isSlanted: boolean): Position[] {
  const ring: Position[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = tooth / teeth;
    ring.push([x, 0.1], [x + (isSlanted ? 1 : 0) + 0.5 / teeth, 1]);
  }
  ring.push([3, 1], [3, 0], [0, 0], [0, 0.1]);
  return ring;
}

/** How long that takes, in ms: the quickest of so many, because a busy machine slows any single one. */
function time(run: () => void, times: number): number {
  const once = () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  };
  return Math.min(...Array.from({ length: times }, once));
}

test.each([
  ['a coast', (corners: number) => toCoast(corners)],
  ['a comb', (corners: number) => toComb(corners / 2, false)],
  ['a slanted comb', (corners: number) => toComb(corners / 2, true)],
])('ten thousand corners: %s is free of crossings, and one crossing is found', (_what, toShape) => {
  const ring = toShape(10_000);
  // Every pair of a seventh of the corners takes several times as long; every pair of all of them 44 times that.
  const swept = time(() => expect(find(ring)).toBeNull(), 3);
  const tried = time(() => expect(hasMeetingByForce(toShape(1500))).toBe(false), 1);
  expect(swept).toBeLessThan(tried);
  const broken = [...ring];
  const [x = 0, y = 0] = ring[4000] ?? [];
  broken[4000] = [x + 0.9, y + 0.03];
  expect(find(broken)).not.toBeNull();
});
