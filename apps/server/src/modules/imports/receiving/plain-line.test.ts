import { importLine } from '@waypost/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlainLine } from './plain-line.ts';

const UUID = '0b9f0c5e-6a8f-4c1f-9d4a-6f6d0a2b7c11';
const lng = fc.double({ min: -180, max: 180, noNaN: true });
const lat = fc.double({ min: -90, max: 90, noNaN: true });
const place = fc.oneof(
  fc.tuple(lng, lat),
  fc.tuple(lng, lat, fc.double({ noNaN: true, noDefaultInfinity: true })),
);
const ring = fc.array(place, { minLength: 3, maxLength: 6 }).map((points) => [...points, points[0]]);
/** Values of the wrong type, at a limit, or beyond it. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    1,
    4,
    5,
    29,
    30,
    1.5,
    1e15,
    '',
    ' ',
    'a',
    ' ab ',
    '#ABCDEF',
    'x',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    'a'.repeat(255),
    'a'.repeat(256),
    2_147_483_647,
    2_147_483_648,
    10_000_000,
  ),
  fc.constantFrom<unknown>(
    '2024-01-01',
    1_700_000_000,
    1_700_000_000_000,
    ['in'],
    ['in', 'in'],
    ['out', 'in'],
  ),
  fc.constantFrom<unknown>(
    '00000000-0000-0000-0000-000000000000',
    UUID,
    UUID.toUpperCase(),
    'a\0b',
    '\ud800',
  ),
);
const geometry = fc.oneof(
  { weight: 20, arbitrary: fc.record({ type: fc.constant('Point'), coordinates: place }) },
  fc.record({ type: fc.constant('LineString'), coordinates: fc.array(place, { maxLength: 5 }) }),
  fc.record({ type: fc.constant('Polygon'), coordinates: fc.array(ring, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('MultiPolygon'),
    coordinates: fc.array(fc.array(ring, { maxLength: 2 }), { maxLength: 2 }),
  }),
  fc.record(
    { type: fc.constantFrom('Point', 'LineString', 'Polygon', 'Sphere'), coordinates: odd, bbox: odd },
    { requiredKeys: [] },
  ),
  fc.record({ type: fc.constant('Point'), coordinates: fc.tuple(odd, lat) }),
  fc.record({ type: fc.constant('Polygon'), coordinates: fc.array(fc.array(place, { maxLength: 5 })) }),
);
const entry = fc.oneof(
  fc.record(
    { key: fc.string({ minLength: 1 }), value: fc.string(), type: fc.integer({ min: 0, max: 4 }) },
    { requiredKeys: ['key', 'value'] },
  ),
  fc.record({ type: odd, value: odd, key: odd, more: odd }, { requiredKeys: [] }),
);
const plain = {
  geometry,
  name: fc.string({ minLength: 2 }),
  description: fc.string(),
  shared: fc.boolean(),
  is_static: fc.boolean(),
  color: fc.constantFrom('#0059ff', '#ABCDEF'),
  data: fc.array(entry, { maxLength: 3 }),
  geofence: fc.boolean(),
  geofence_events: fc.constantFrom([], [], [], ['in'], ['out', 'in']),
  geofence_prompt: fc.boolean(),
  template_id: fc.constantFrom(1, null),
  parent_code: fc.constantFrom(UUID, null, null, null),
  created_origin: fc.constantFrom(1_700_000_000, '2024-02-03T04:05:06Z'),
  local_uuid: fc.uuid(),
  file_name: fc.string(),
  is_unnamed: fc.boolean(),
  source: fc.record({ file: fc.nat(29), index: fc.nat(1000) }),
};
const keys = Object.keys(plain) as (keyof typeof plain)[];
const line = fc
  .tuple(
    fc.record(plain, { requiredKeys: ['geometry', 'name', 'local_uuid'] }),
    fc.dictionary(fc.constantFrom(...keys, 'more', '__proto__'), odd, { maxKeys: 1 }),
    fc.boolean(),
  )
  .map(([good, bad, isWhole]) => JSON.stringify(isWhole ? good : { ...good, ...bad }));

test('the fast path reads a line exactly as the schema does, including the order of fields', () => {
  let plainOnes = 0;
  let refused = 0;
  fc.assert(
    fc.property(line, (text) => {
      const json: unknown = JSON.parse(text);
      const read = parsePlainLine(text, json);
      const { data } = importLine.safeParse(json);
      if (data === undefined) refused += 1;
      if (read === null) return;
      plainOnes += 1;
      expect(JSON.stringify(read)).toBe(JSON.stringify(data));
    }),
    { numRuns: 1_000 },
  );
  // Both results must be non-empty, or nothing was compared.
  expect(plainOnes).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

test('text that cannot be stored is left to the schema, however it is escaped', () => {
  const toLine = (name: string) =>
    `{"name":"${name}","local_uuid":"${UUID}","geometry":{"type":"Point","coordinates":[1,2]}}`;
  const read = (text: string) => parsePlainLine(text, JSON.parse(text));
  expect(read(toLine('Buoy'))).toMatchObject({ name: 'Buoy' });
  expect(read(toLine('Bu\\u00f3y'))).toMatchObject({ name: 'Buóy' });
  for (const name of ['Bu\\u0000oy', 'Bu\\ud83doy', 'Bu\\uDC00oy']) expect(read(toLine(name))).toBeNull();
});
