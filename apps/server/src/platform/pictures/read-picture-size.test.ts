import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureSize } from './read-picture-size.ts';

/** The bytes in pieces of a few, as a slow disk hands them out. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const draw = (format: 'jpeg' | 'png' | 'webp', options: object = {}) =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: '#12765f80' } })
    .toFormat(format, options)
    .toBuffer();

describe.each([1, 7, 100_000])('in pieces of %d bytes', (size) => {
  test.each([
    ['a JPEG', 'jpeg', {}],
    ['a progressive JPEG', 'jpeg', { progressive: true }],
    ['a PNG', 'png', {}],
    ['a WebP', 'webp', {}],
    ['a lossless WebP', 'webp', { lossless: true }],
  ] as const)('%s', async (_, format, options) => {
    const bytes = await draw(format, options);
    expect(await readPictureSize(inPieces(bytes, size))).toEqual({ format, width: 321, height: 123 });
  });
});

test('a plain lossy WebP, which has no alpha', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  expect(await readPictureSize(inPieces(bytes, 9))).toEqual({ format: 'webp', width: 40, height: 30 });
});

test('a JPEG whose size stands behind megabytes of other things', async () => {
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
  ['a start alone', Buffer.from('ffd8', 'hex')],
  ['noise behind a start', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500)])],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ['a PNG of no width', Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(40)}`, 'hex')],
])('%s is no picture', async (_, bytes) => {
  expect(await readPictureSize(inPieces(bytes, 16))).toBeNull();
});

test('noise never throws', async () => {
  for (let round = 0; round < 500; round += 1) {
    const bytes = Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(round)]);
    await expect(readPictureSize(inPieces(bytes, 13))).resolves.not.toBeUndefined();
  }
});
