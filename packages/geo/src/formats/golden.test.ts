import { describe, expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import {
  decodeFixture,
  expectSums,
  hasSharedFiles,
  listSharedFiles,
  readSharedFile,
} from './fixture-files.fixture.ts';
import { listGoldenFiles, readGolden, toGolden } from './golden-files.fixture.ts';
import type { FileFormat } from './outcome/decoded.ts';

const FORMATS: readonly FileFormat[] = [
  ...([
    'kml',
    'kmz',
    'geojson',
    'gpx',
    'fit',
    'photo',
    'shapefile',
    'csv',
    'flatgeobuf',
    'geojsonseq',
    'tcx',
    'xlsx',
    'geopackage',
  ] as const),
];

describe('golden files', () => {
  test.each(listGoldenFiles())('%s', async (name) => {
    const decoded = await decodeFixture(name);
    expect(toGolden(decoded)).toEqual(readGolden(name, decoded));
    if (decoded.ok) expect(decoded.report.kept).toBe(decoded.features.length);
    if (decoded.report !== null) expectSums(decoded.report);
  });

  test('cover every format', async () => {
    const decoded = await Promise.all(listGoldenFiles().map(decodeFixture));
    const read = new Set(decoded.flatMap((one) => (one.ok ? [one.format] : [])));
    expect(FORMATS.filter((format) => !read.has(format))).toEqual([]);
  });
});

describe.skipIf(!hasSharedFiles())('files of other projects', () => {
  const FOLDERS = ['kml', 'kmz', 'gpx', 'fit', 'photos', 'shapefile'];
  const files = hasSharedFiles()
    ? FOLDERS.flatMap((folder) => listSharedFiles(folder).map((name) => [folder, name]))
    : [];

  test.each(files)('the counts of %s/%s add up', async (folder = '', name = '') => {
    const decoded = await decodeFile({ name, bytes: readSharedFile(folder, name) });
    if (decoded.ok) expect(decoded.report.kept).toBe(decoded.features.length);
    else expect(decoded.message).toMatch(/^No features found in file$|\.$/);
    // Only what could not be read at all has no report.
    if (decoded.report === null) expect(decoded.ok).toBe(false);
    else expectSums(decoded.report);
  });
});
