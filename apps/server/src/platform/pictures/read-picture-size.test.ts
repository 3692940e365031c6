import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SHORE, withSize } from '../../../test/pictures/heic.ts';
import { readPictureSize } from './read-picture-size.ts';

/** The bytes in chunks of a few, as from a slow disk. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const draw = (format: 'jpeg' | 'png' | 'webp' | 'avif', options: object = {}) =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: '#12765f80' } })
    .toFormat(format, options)
    .toBuffer();

describe.each([1, 7, 100_000])('in chunks of %d bytes', (size) => {
  test.each([
    ['a JPEG', 'jpeg', {}],
    ['a progressive JPEG', 'jpeg', { progressive: true }],
    ['a PNG', 'png', {}],
    ['a WebP', 'webp', {}],
    ['a lossless WebP', 'webp', { lossless: true }],
    ['an AVIF', 'avif', {}],
  ] as const)('%s', async (_, format, options) => {
    const bytes = await draw(format, options);
    expect(await readPictureSize(inPieces(bytes, size))).toEqual({ format, width: 321, height: 123 });
  });
});

test.each([1, 7, 100_000])('reads a HEIC in chunks of %d bytes', async (size) => {
  const heic = { format: 'heic', width: 240, height: 160 };
  expect(await readPictureSize(inPieces(SHORE, size))).toEqual(heic);
  // Some phones write the pixels first.
  const begun = SHORE.readUInt32BE(0);
  const film = Buffer.alloc(1_000);
  film.writeUInt32BE(film.length);
  film.write('mdat', 4, 'latin1');
  const late = Buffer.concat([SHORE.subarray(0, begun), film, SHORE.subarray(begun)]);
  expect(await readPictureSize(inPieces(late, size))).toEqual(heic);
});

test('reads the size of a HEIC above the limit', async () => {
  const bytes = withSize(40_000, 30_000);
  expect(await readPictureSize(inPieces(bytes, 64))).toMatchObject({ width: 40_000, height: 30_000 });
});

test('reads a plain lossy WebP without alpha', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  expect(await readPictureSize(inPieces(bytes, 9))).toEqual({ format: 'webp', width: 40, height: 30 });
});

test('reads a JPEG with megabytes of metadata before its size', async () => {
  const bytes = await draw('jpeg');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
  const long = Buffer.concat([
    bytes.subarray(0, 2),
    ...Array.from({ length: 40 }, () => segment),
    bytes.subarray(2),
  ]);
  expect(await readPictureSize(inPieces(long, 65_536))).toMatchObject({ width: 321, height: 123 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['only a signature', Buffer.from('ffd8', 'hex')],
  ['noise after a signature', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500)])],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ['a HEIC without width', withSize(0, 160)],
  ['a HEIC truncated before its size', SHORE.subarray(0, 200)],
  [
    'a video',
    Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypisom0000isomiso2'), SHORE.subarray(24)]),
  ],
  [
    'a box without an end',
    Buffer.concat([SHORE.subarray(0, 24), Buffer.from('00000000', 'hex'), Buffer.from('metarest')]),
  ],
  ['a PNG without width', Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(40)}`, 'hex')],
])('%s is not a picture', async (_, bytes) => {
  expect(await readPictureSize(inPieces(bytes, 16))).toBeNull();
});

test('never throws for random bytes', async () => {
  for (let round = 0; round < 500; round += 1) {
    for (const start of [Buffer.from('ffd8ff', 'hex'), SHORE.subarray(0, 32), SHORE.subarray(0, 220)]) {
      const bytes = Buffer.concat([start, randomBytes(round)]);
      await expect(readPictureSize(inPieces(bytes, 13))).resolves.not.toBeUndefined();
    }
  }
});
