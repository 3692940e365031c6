import { expect, test } from 'vitest';
import { lookAtFile } from './picked-file.ts';

const toBlob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
/** The header of a PMTiles archive. @param type of its tiles. */
function toPmtiles(version: number, type: number): Blob {
  const bytes = new Uint8Array(127);
  bytes.set(new TextEncoder().encode('PMTiles'));
  bytes[7] = version;
  bytes[99] = type;
  return new Blob([bytes]);
}

test.each([
  ['a TIFF', toBlob(0x49, 0x49, 42, 0, 8, 0), null],
  ['a TIFF with its high bytes first', toBlob(0x4d, 0x4d, 0, 42, 0, 0), null],
  ['a BigTIFF', toBlob(0x49, 0x49, 43, 0, 8, 0), null],
  ['a JPEG', toBlob(0xff, 0xd8, 0xff, 0xe0), 'images.unknownKind'],
  ['a file of two bytes', toBlob(0x49, 0x49), 'images.unknownKind'],
  ['PMTiles of an older version', toPmtiles(2, 2), 'images.unknownKind'],
  ['an empty file', toBlob(), 'images.empty'],
])('%s is known by its first bytes', async (_title, file, fault) => {
  expect(await lookAtFile(file)).toEqual({ fault, isArchive: false });
});

test.each([
  ['PMTiles with PNG', toPmtiles(3, 2), null],
  ['PMTiles with WebP', toPmtiles(3, 4), null],
  ['PMTiles with vector tiles', toPmtiles(3, 1), 'images.vector'],
  ['MBTiles', new Blob(['SQLite format 3\0 and more']), null],
])('%s are known as an archive', async (_title, file, fault) => {
  expect(await lookAtFile(file)).toEqual({ fault, isArchive: true });
});

test('a file of more than 5 GB is refused before it is sent', async () => {
  const head = toBlob(0x49, 0x49, 42, 0);
  const large = Object.defineProperty(head, 'size', { value: 6 * 1024 ** 3 });
  expect((await lookAtFile(large)).fault).toBe('images.tooLarge');
});
