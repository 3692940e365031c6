import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFixture, toBytes } from './fixture-files.fixture.ts';
import { sniffFormat } from './sniff-format.ts';

test.each([
  ['content before name', readFixture('kinds.gpx'), 'x.kml', 'gpx'],
  ['a prefix on the root', readFixture('prefixed.kml'), 'x', 'kml'],
  ['a document type before the root', readFixture('entities.kml'), 'x', 'kml'],
  ['a comment before the root', toBytes('<!-- <gpx> --><kml>'), 'x', 'kml'],
  ['a byte order mark', toBytes('\ufeff <kml>'), 'x', 'kml'],
  ['JSON', toBytes(' {"type":'), 'x', 'geojson'],
  ['an archive with a document', zipSync({ 'a/b.kml': toBytes('<kml/>') }), 'x.zip', 'kmz'],
  ['an archive with shapes', zipSync({ 'a.shp': toBytes('') }), 'x.kmz', 'shapefile'],
  ['an archive without either', zipSync({ 'a.txt': toBytes('') }), 'x.zip', null],
  ['FIT', Uint8Array.from([14, 16, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54]), 'x', 'fit'],
  ['JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1]), 'x.kml', 'photo'],
  ['HEIC', toBytes('\0\0\0\x18ftypheic'), 'x', 'photo'],
  ['the name when the content tells nothing', toBytes('hello'), 'A.KML', 'kml'],
  ['neither', toBytes('hello'), 'x.txt', null],
  ['nothing at all', new Uint8Array(), '', null],
])('%s', (_what, bytes, name, format) => {
  expect(sniffFormat(bytes, name)).toBe(format);
});
