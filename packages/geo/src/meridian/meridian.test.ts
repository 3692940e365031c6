import fc from 'fast-check';
import type { Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { isInRing } from '../drawing/vertex-rings.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { areaOf, lengthOf } from '../geometry/measures.ts';
import { findSelfIntersection } from '../geometry/self-intersection.ts';
import { joinAtMeridian } from './join-at-meridian.ts';
import { type StoredGeometry, splitAtMeridian } from './split-at-meridian.ts';

/** A star around a place: a ring that does not cross itself. With whole degrees, many vertices are on the meridian. */
const star = fc
  .record({
    lat: fc.integer({ min: -50, max: 50 }),
    radii: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 4, maxLength: 12 }),
    isWhole: fc.boolean(),
    hole: fc.boolean(),
  })
  .map(({ lat, radii, isWhole, hole }): Polygon => {
    const ring = (scale: number): Position[] => {
      const open = radii.map((radius, index): Position => {
        const angle = (2 * Math.PI * index) / radii.length;
        const size = radius * scale;
        const round = (value: number) => (isWhole && scale === 1 ? Math.round(value * 2) / 2 : value);
        return [round(Math.cos(angle) * size), lat + round(Math.sin(angle) * size)];
      });
      return [...open, ...open.slice(0, 1)];
    };
    return { type: 'Polygon', coordinates: hole ? [ring(1), ring(0.25)] : [ring(1)] };
  })
  .filter((polygon) => findSelfIntersection(polygon) === null && areaOf(polygon) > 0);

const line = fc
  .array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -60, max: 60 })), {
    minLength: 2,
    maxLength: 9,
  })
  .filter((positions) => new Set(positions.map(String)).size > 1)
  .map((positions) => ({ type: 'LineString' as const, coordinates: positions as Position[] }));

/** Whole and half degrees are exact, so that a shape moved and moved back is the same to the bit. */
const shift = fc.integer({ min: -1080, max: 1080 }).map((half) => half / 2);

function moved<G extends StoredGeometry>(geometry: G, by: number): G {
  const move = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === 'number'
      ? [value[0] + by, ...value.slice(1)]
      : (value as unknown[]).map(move);
  return { ...geometry, coordinates: move(geometry.coordinates) } as G;
}

/** Longitudes written within ±180, as most programs do: the way across is a step of more than 180°. */
function wrapped<G extends StoredGeometry>(geometry: G): G {
  const wrap = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === 'number'
      ? [((((value[0] + 180) % 360) + 360) % 360) - 180, ...value.slice(1)]
      : (value as unknown[]).map(wrap);
  return { ...geometry, coordinates: wrap(geometry.coordinates) } as G;
}

function listPositions(geometry: StoredGeometry): Position[] {
  return (geometry.coordinates as unknown[]).flat(Infinity).length === 0
    ? []
    : geometry.type === 'Point'
      ? [geometry.coordinates]
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat(2)
          : geometry.coordinates.flat();
}

/** In square degrees: holes wind as they were drawn, so each ring counts as what it is. */
function flatAreaOf(geometry: StoredGeometry): number {
  const areaOfRing = (ring: readonly Position[]) =>
    Math.abs(
      ring.reduce((sum, [x = 0, y = 0], index) => {
        const [px = 0, py = 0] = ring.at(index - 1) ?? [];
        return sum + (px * y - x * py) / 2;
      }, 0),
    );
  const parts =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return parts
    .flatMap((rings) => rings.map((ring, index) => areaOfRing(ring) * (index === 0 ? 1 : -1)))
    .reduce((a, b) => a + b, 0);
}

/** Whether a place is inside: parts and holes are counted by the even-odd rule. */
function contains(geometry: StoredGeometry, [lng = 0, lat = 0]: Position): boolean {
  const at = [((((lng + 180) % 360) + 360) % 360) - 180, lat];
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  return rings.filter((ring) => isInRing(at, ring.slice(0, -1))).length % 2 === 1;
}

const widthOf = (geometry: StoredGeometry) => {
  const [west, , east] = bboxOf(geometry) ?? [0, 0, 0, 0];
  return east - west;
};

describe('a shape moved by any longitude', () => {
  test('is stored within ±180, and no step of it goes around the globe', () => {
    fc.assert(
      fc.property(fc.oneof(star, line), shift, (shape, by) => {
        const stored = splitAtMeridian(moved(shape, by));
        const positions = listPositions(stored);
        for (const [lng = 0] of positions) expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        // What is stored needs nothing any more.
        expect(splitAtMeridian(stored)).toBe(stored);
      }),
    );
  });

  test('keeps its area, its length and the width of its box', () => {
    fc.assert(
      fc.property(star, shift, (shape, by) => {
        const stored = splitAtMeridian(moved(shape, by));
        // Edges are great circles where they are measured, and a cut puts a vertex on the straight line of the map.
        expect(areaOf(stored) / areaOf(shape)).toBeCloseTo(1, 1);
        expect(flatAreaOf(stored)).toBeCloseTo(flatAreaOf(shape), 6);
        expect(widthOf(stored)).toBeCloseTo(widthOf(shape), 6);
      }),
    );
    fc.assert(
      fc.property(line, shift, (shape, by) => {
        const stored = splitAtMeridian(moved(shape, by));
        expect(lengthOf(stored) / lengthOf(shape)).toBeCloseTo(1, 1);
        expect(widthOf(stored)).toBeCloseTo(widthOf(shape), 6);
      }),
    );
  });

  test('contains the same places', () => {
    const place = fc.tuple(
      fc.double({ min: -9, max: 9, noNaN: true }),
      fc.double({ min: -9, max: 9, noNaN: true }),
    );
    fc.assert(
      fc.property(star, place, shift, (shape, [dx, dy], by) => {
        const lat = (bboxOf(shape)?.[1] ?? 0) + 8 + dy;
        // Far enough from an edge that rounding does not decide.
        const near = [-1e-6, 1e-6].flatMap((d) => [
          contains(shape, [dx + d, lat]),
          contains(shape, [dx, lat + d]),
        ]);
        fc.pre(new Set(near).size === 1 && Math.abs(((dx + by + 1260) % 360) - 180 + 180) > 1e-6);
        expect(contains(splitAtMeridian(moved(shape, by)), [dx + by, lat])).toBe(near[0]);
      }),
    );
  });

  test('is cut into parts that do not cross themselves', () => {
    fc.assert(
      fc.property(star, shift, (shape, by) => {
        const stored = splitAtMeridian(moved(shape, by));
        if (stored.type !== 'Polygon' && stored.type !== 'MultiPolygon') throw new Error(stored.type);
        expect(findSelfIntersection(stored)).toBeNull();
      }),
    );
  });

  test('is the same whether it is written beyond 180 or within', () => {
    fc.assert(
      fc.property(fc.oneof(star, line), shift, (shape, by) => {
        const there = moved(shape, by);
        expect(toPlain(splitAtMeridian(wrapped(there)))).toEqual(toPlain(splitAtMeridian(there)));
      }),
    );
  });

  test('is joined again to what it was', () => {
    fc.assert(
      fc.property(fc.oneof(star, line), shift, (shape, by) => {
        const joined = joinAtMeridian(splitAtMeridian(moved(shape, by)));
        expect(joined.type).toBe(shape.type);
        expect(toPlain(splitAtMeridian(joined))).toEqual(toPlain(splitAtMeridian(moved(shape, by))));
        const [west = 0] = bboxOf(joined) ?? [];
        const back = Math.round((west - ((bboxOf(shape) ?? [])[0] ?? 0)) * 2) / 2;
        if (shape.type === 'Polygon') expect(areaOf(moved(joined, -back)) / areaOf(shape)).toBeCloseTo(1, 9);
        else expect(lengthOf(joined)).toBeCloseTo(lengthOf(shape), 3);
      }),
    );
  });
});

/** To a millionth of a degree; what rounds to nothing has no sign. */
const toText = (degrees = 0) => (Math.round(degrees * 1e6) / 1e6 + 0).toFixed(6);

/** Without the start of rings and the order of parts, which depend on where a shape is cut. */
const toPlain = (geometry: StoredGeometry) =>
  [...new Set(listPositions(geometry).map(([lng, lat]) => `${toText(lng)} ${toText(lat)}`))].toSorted();

describe('the 180th meridian', () => {
  const fence = (east: number): Polygon => ({
    type: 'Polygon',
    coordinates: [
      [
        [179.95, -17],
        [east, -17],
        [east, -16],
        [179.95, -16],
        [179.95, -17],
      ],
    ],
  });

  test.each([-179.95, 180.05])('an area to %d has two parts, each with an edge along it', (east) => {
    const stored = splitAtMeridian(fence(east));
    expect(stored).toMatchObject({ type: 'MultiPolygon' });
    expect(toPlain(stored)).toEqual(
      ['179.950000 -16', '179.950000 -17', '180.000000 -16', '180.000000 -17']
        .concat(['-179.950000 -16', '-179.950000 -17', '-180.000000 -16', '-180.000000 -17'])
        .map((text) => `${text}.000000`)
        .toSorted(),
    );
    expect(bboxOf(stored)).toEqual([179.95, -17, 180.05, -16]);
  });

  test.each([1, -1])(
    'an area that comes to it, and leaves it elsewhere, has an edge along it once (%d)',
    (side) => {
      const flat = [
        [3, 0],
        [3, 3],
        [0, 1],
        [-1, 0],
        [0, -1],
        [3.5, -3.5],
        [3, 0],
      ];
      const area: Polygon = {
        type: 'Polygon',
        coordinates: [flat.map(([x = 0, y = 0]) => [side * x + side * 177, y])],
      };
      const stored = splitAtMeridian(area);
      if (stored.type !== 'MultiPolygon') throw new Error(stored.type);
      expect(findSelfIntersection(stored)).toBeNull();
      expect(flatAreaOf(stored)).toBeCloseTo(flatAreaOf(area), 9);
      expect(joinAtMeridian(stored).type).toBe('Polygon');
    },
  );

  test('a line that only touches it is not cut', () => {
    const touching = {
      type: 'LineString' as const,
      coordinates: [
        [181, 0],
        [180, 1],
        [181, 2],
      ],
    };
    expect(splitAtMeridian(touching)).toEqual({
      type: 'LineString',
      coordinates: [
        [-179, 0],
        [-180, 1],
        [-179, 2],
      ],
    });
  });

  test('altitudes are those between', () => {
    const climb = {
      type: 'LineString' as const,
      coordinates: [
        [179, 0, 100],
        [181, 2, 300],
      ],
    };
    expect(splitAtMeridian(climb)).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [179, 0, 100],
          [180, 1, 200],
        ],
        [
          [-180, 1, 200],
          [-179, 2, 300],
        ],
      ],
    });
  });

  test('a ring around a pole is closed along it', () => {
    const ring = [0, 90, 180, 270, 360].map((lng): Position => [lng - 90, -70]);
    const stored = splitAtMeridian({ type: 'Polygon', coordinates: [ring] });
    expect(areaOf(stored)).toBeCloseTo(areaOf({ type: 'Polygon', coordinates: [ring] }), -6);
    expect(listPositions(stored).filter(([, lat]) => lat === -90).length).toBeGreaterThan(1);
  });

  test('an outline of the whole world stays as it is', () => {
    const world = fence(180);
    const whole = {
      ...world,
      coordinates: world.coordinates.map((ring) =>
        ring.map(([lng = 0, lat = 0]) => [lng < 180 ? -180 : 180, lat]),
      ),
    };
    expect(splitAtMeridian(whole)).toBe(whole);
  });
});
