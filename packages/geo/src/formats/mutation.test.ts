import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import { makeWalk } from './fit/fit-bytes.fixture.ts';
import { expectSums, readFixture } from './fixture-files.fixture.ts';
import { makePhoto } from './photo/photo-bytes.fixture.ts';

const KMLS = ['folders', 'multigeometry', 'tracks', 'styles', 'extended-data', 'left', 'rings', 'cdata'];
const NAMES = [
  ...KMLS.map((name) => `${name}.kml`),
  'kinds.gpx',
  'kinds.gpx',
  'kinds.geojson',
  'kinds.geojson',
];
const SEEDS: readonly { name: string; bytes: Uint8Array }[] = [
  ...NAMES.map((name) => ({ name, bytes: readFixture(name) })),
  { name: 'a.fit', bytes: makeWalk() },
  {
    name: 'a.jpg',
    bytes: makePhoto({ lat: [1, 2, 3, 'N'], lng: [4, 5, 6, 'E'], time: '2026:01:01 00:00:00' }),
  },
  {
    name: 'a.kmz',
    bytes: zipSync({ 'doc.kml': readFixture('folders.kml'), 'a.png': readFixture('kinds.gpx') }),
  },
  ...[
    'activity.tcx',
    'stations.xlsx',
    'kinds.gpkg',
    'kinds.geojsonl',
    'kinds.geojsons',
    'stations.csv',
    'shapes.csv',
    'kinds.fgb',
    'bng.fgb',
    'points.zip',
    'lines.zip',
  ].map((name) => ({
    name,
    bytes: readFixture(name),
  })),
];

type Mutation = { kind: 'set' | 'cut' | 'repeat' | 'drop'; at: number; length: number; byte: number };

function mutate(bytes: Uint8Array, { kind, at, length, byte }: Mutation): Uint8Array {
  const start = Math.floor(at * bytes.length);
  const before = bytes.subarray(0, start);
  const piece = bytes.subarray(start, start + length);
  const after = bytes.subarray(start + length);
  switch (kind) {
    case 'set': {
      const copy = bytes.slice();
      if (copy.length > 0) copy[Math.min(start, copy.length - 1)] = byte;
      return copy;
    }
    case 'cut':
      return before;
    case 'repeat':
      return Uint8Array.from([...before, ...piece, ...piece, ...after]);
    case 'drop':
      return Uint8Array.from([...before, ...after]);
  }
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('set', 'set', 'set', 'set', 'repeat', 'drop', 'cut'),
  at: fc.integer({ min: 0, max: 9999 }).map((part) => part / 10_000),
  length: fc.integer({ min: 1, max: 60 }),
  byte: fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(...[...'<>&"\',[]{}-0.eE '].map((c) => c.charCodeAt(0))),
  ),
});

test('a damaged file gives a result, never an error, and its report adds up', async () => {
  let kept = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SEEDS),
      fc.oneof(
        fc.array(mutation, { minLength: 1, maxLength: 1 }),
        fc.array(mutation, { minLength: 2, maxLength: 6 }),
      ),
      async ({ name, bytes }, mutations) => {
        const decoded = await decodeFile({ name, bytes: mutations.reduce(mutate, bytes) });
        if (decoded.report) expectSums(decoded.report);
        if (decoded.ok) kept += 1;
        else {
          refused += 1;
          expect(decoded.message).toMatch(
            decoded.reason === 'no_features' ? /^No features/ : new RegExp(`^${name} .+\\.$`),
          );
        }
      },
    ),
    { numRuns: 800 },
  );
  // Both ways must have been walked, or the mutations say nothing.
  expect(kept).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});
