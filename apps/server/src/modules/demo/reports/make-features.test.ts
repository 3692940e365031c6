import { featureCreate, type Geometry, templateCreate } from '@waypost/contract';
import { areaOf } from '@waypost/geo';
import { describe, expect, test } from 'vitest';
import { isAtSea, isNearShore, isOnLand } from '../geography/coast.ts';
import type { Place } from '../geography/plane.ts';
import { PALETTE } from '../organization/palette.ts';
import { TEMPLATES } from '../organization/templates.ts';
import { type DemoFeature, makeFeatures } from './make-features.ts';

const ANCHOR_MS = Date.parse('2026-11-20T17:40:00Z');
const made = [...makeFeatures(ANCHOR_MS)].flat();

function countBy(toKey: (feature: DemoFeature) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(made, toKey)].map(([key, group]) => [key, group.length]));
}

function listPlaces(geometry: Geometry): Place[] {
  const flat: unknown[] = geometry.coordinates.flat(3);
  const numbers = flat.filter((value): value is number => typeof value === 'number');
  return numbers.flatMap(
    (lng, index) => (index % 2 === 0 ? [[lng, numbers[index + 1] ?? 0]] : []) as Place[],
  );
}

function placesOf(isWanted: (feature: DemoFeature) => boolean): Place[] {
  return made.filter(isWanted).flatMap(({ input }) => listPlaces(input.geometry));
}

describe('the demo’s features', () => {
  test('are 2,000, of every geometry type and in every project', () => {
    expect(made).toHaveLength(2000);
    expect(countBy(({ input }) => input.geometry.type)).toEqual({
      Point: 1144,
      LineString: 280,
      Polygon: 488,
      MultiPolygon: 88,
    });
    expect(countBy(({ project }) => project)).toEqual({
      watch: 200,
      kelp: 240,
      gear: 410,
      night: 190,
      markers: 160,
      mangrove: 30,
      magdalena: 200,
      laPaz: 108,
      nests: 420,
      training: 42,
    });
  });

  test('satisfy the contract unchanged', () => {
    for (const { input } of made) expect(featureCreate.parse(input)).toEqual(input);
  });

  test('are deterministic except for the dates, which move with the anchor', () => {
    const later = [...makeFeatures(ANCHOR_MS + 86_400_000)].flat();
    const withoutDate = ({ input: { created_origin: _, ...rest }, ...feature }: DemoFeature) => ({
      ...feature,
      ...rest,
    });
    expect(later.map(withoutDate)).toEqual(made.map(withoutDate));
    expect(later.map(({ input }) => input.created_origin)).not.toEqual(
      made.map(({ input }) => input.created_origin),
    );
  });

  test('are Public in one of seven cases, in the preset colours, and by both reporters', () => {
    const shared = made.filter(({ input }) => input.shared).length / made.length;
    expect(shared).toBeGreaterThan(0.12);
    expect(shared).toBeLessThan(0.18);
    expect(made.filter(({ input }) => input.is_static).length).toBeGreaterThan(20);
    const presets = new Set<string>(Object.values(PALETTE));
    expect(new Set(made.map(({ input }) => input.color))).toEqual(presets);
    for (const count of Object.values(countBy(({ author }) => author))) expect(count).toBeGreaterThan(600);
  });

  test('match their templates in fields and, except for multipolygons, in geometry', () => {
    for (const { template, input } of made) {
      if (template === null) expect(input.data).toEqual([]);
      else {
        const { data_fields, geometry_type } = TEMPLATES[template];
        expect(input.geometry.type.replace('Multi', '')).toBe(geometry_type);
        expect(input.name.length).toBeGreaterThanOrEqual(3);
        for (const { key, value, type } of input.data) {
          const field = data_fields.find((candidate) => candidate.key === key);
          expect(field, key).toBeDefined();
          if (type === 1) expect(Number(value)).not.toBeNaN();
          if (type === 2) expect(['true', 'false']).toContain(value);
          if (field?.type === 4) expect(field.options).toContain(value);
        }
      }
    }
  });
});

test('have templates that satisfy the contract, with fields of all five types', () => {
  const fields = Object.values(TEMPLATES).flatMap(({ project: _, ...template }) => {
    const given = { image_required: false, geofence: false, geofence_events: 'both' };
    const input = { ...template, ...given, data_fields: [...template.data_fields] };
    expect(templateCreate.parse(input)).toEqual(input);
    const ids = input.data_fields.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    return input.data_fields;
  });
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('have areas of the size of what they are', () => {
  const toHectares = (isWanted: (feature: DemoFeature) => boolean) =>
    made
      .filter(isWanted)
      .flatMap(({ input: { geometry } }) =>
        geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [areaOf(geometry) / 10_000] : [],
      );
  const expectWithin = (all: readonly number[], least: number, most: number) => {
    expect(all.length).toBeGreaterThan(0);
    expect(Math.min(...all)).toBeGreaterThan(least);
    expect(Math.max(...all)).toBeLessThan(most);
  };
  expectWithin(
    toHectares(({ template }) => template === 'plot'),
    0.05,
    10,
  );
  expectWithin(
    toHectares(({ template }) => template === 'kelp'),
    1,
    100,
  );
  // Zones of 30 to 90 km²: a bay, not half of the gulf.
  expectWithin(
    toHectares(({ project }) => project === 'markers'),
    3_000,
    9_000,
  );
  expectWithin(
    toHectares(({ project }) => project === 'watch'),
    10,
    200,
  );
  expectWithin(
    toHectares(({ project }) => project === 'training'),
    0.5,
    10,
  );
});

describe('positions', () => {
  test('of reports, patrols, kelp and buoys are at sea', () => {
    const atSea = placesOf(({ project }) => ['gear', 'night', 'kelp', 'watch'].includes(project));
    const buoys = placesOf(({ template }) => template === 'buoy');
    const ashore = [...atSea, ...buoys].filter((place) => !isAtSea(place, 0.1));
    expect(ashore.length / (atSea.length + buoys.length)).toBeLessThan(0.01);
  });

  test('of nests and mangroves are at the shore, those of training on land', () => {
    const shore = placesOf(({ project }) => ['nests', 'magdalena', 'laPaz', 'mangrove'].includes(project));
    expect(shore.filter((place) => !isNearShore(place, 3.5))).toEqual([]);
    const training = placesOf(({ project }) => project === 'training');
    expect(training.filter((place) => !isOnLand(place))).toEqual([]);
  });
});
