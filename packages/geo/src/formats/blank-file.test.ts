import { describe, expect, test } from 'vitest';
import { isBlankFile } from './blank-file.ts';
import { decodeFile } from './decode-file.ts';
import { decodeInBatches } from './decode-in-batches.ts';
import { decodeText, toBytes } from './fixture-files.fixture.ts';
import type { FeatureTaker } from './outcome/decoded.ts';
import { EXTENSIONS } from './sniff-format.ts';

/** What the name of a file may end in: those of the formats, and of what is looked for in archives and shapes. */
const ENDINGS = [...EXTENSIONS.keys(), 'zip', 'shp'];
const BLANKS: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['no bytes', new Uint8Array()],
  ['white space', toBytes(' \r\n\t\n')],
  ['a byte order mark', toBytes('\ufeff')],
  ['a byte order mark and white space', toBytes('\ufeff \n')],
  ['white space in UTF-16, low byte first', Uint8Array.of(0xff, 0xfe, 0x20, 0, 0x0a, 0)],
  ['white space in UTF-16, high byte first', Uint8Array.of(0xfe, 0xff, 0, 0x20, 0, 0x0a)],
];
/** More than is read at once. */
const LONG = ' '.repeat(200_000);
const TAKER: FeatureTaker = { take: () => undefined, recolor: () => undefined };

const toSource = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (from: number, to: number) => bytes.subarray(from, to),
});

describe.each(ENDINGS)('an empty .%s file', (ending) => {
  const name = `patrol.${ending}`;

  test.each(BLANKS)('of %s is reported as empty', async (_what, bytes) => {
    const empty = { ok: false, reason: 'empty', message: `${name} is empty.`, report: null };
    expect(await decodeFile({ name, bytes })).toEqual(empty);
    expect(await decodeInBatches({ name, ...toSource(bytes) }, TAKER)).toEqual(empty);
  });
});

test('a file of much white space is empty, unless something follows', async () => {
  expect(await isBlankFile(toSource(toBytes(LONG)))).toBe(true);
  expect(await isBlankFile(toSource(toBytes(`\ufeff${LONG}{`)))).toBe(false);
});

test('zeros are not empty but damaged', async () => {
  const zeros = new Uint8Array(100);
  expect(await decodeFile({ name: 'patrol.geojson', bytes: zeros })).toMatchObject({
    reason: 'not_well_formed',
  });
});

test.each([
  ['patrol.kml', '<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>'],
  ['patrol.gpx', '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"/>'],
  ['patrol.tcx', '<TrainingCenterDatabase/>'],
  ['patrol.geojson', '{"type":"FeatureCollection","features":[]}'],
  ['patrol.csv', 'name,lat,lng\n'],
])('%s with a header and nothing else has no features', async (name, text) => {
  expect(await decodeText(name, text)).toMatchObject({
    reason: 'no_features',
    message: 'No features found in file',
  });
});
