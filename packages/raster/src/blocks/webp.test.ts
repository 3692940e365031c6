import { describe, expect, test } from 'vitest';
import { drawSample } from '../draw-sample.ts';
import { toReader } from '../made-rasters.fixture.ts';
import { openRaster } from '../open-raster.ts';
import { RasterError } from '../raster-error.ts';
import { writeOverviews } from '../write-overviews.ts';
import { BLOCK_TOO_LARGE } from './block-size.ts';
import { makeTiff, SIDE } from './made-tiffs.fixture.ts';
import { readWebpSize } from './read-webp-size.ts';
import type { DecodeWebp } from './webp-decoder.ts';

const WEBP = 50_001;
const USUAL = 'The picture cannot be read: it is damaged, or of a kind that is not known.';

type Kind = 'VP8 ' | 'VP8L' | 'VP8X';

/** The head of a WebP of a size. */
function makeHead(kind: Kind, width: number, height: number, flags = 0): Uint8Array {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write(`WEBP${kind}`, 8);
  if (kind === 'VP8 ') {
    bytes.set([0x9d, 0x01, 0x2a], 23);
    // The highest two bits say how it may be scaled.
    bytes.writeUInt16LE(width | 0x4000, 26);
    bytes.writeUInt16LE(height, 28);
  } else if (kind === 'VP8L') {
    bytes[20] = 0x2f;
    bytes.writeUInt32LE(((height - 1) << 14) | (width - 1), 21);
  } else {
    bytes[20] = flags;
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  }
  return bytes;
}

/** Stands in for what decodes WebP where there is a server: one colour. */
const decodeWebp: DecodeWebp = async (_bytes, bands) =>
  new Uint8Array(SIDE * SIDE * bands).map((_, at) => [200, 100, 50, 255][at % bands] ?? 0);

async function draw(
  packed: Uint8Array,
  bands: 1 | 3 | 4 = 3,
  decode: DecodeWebp | null = decodeWebp,
): Promise<readonly number[] | string> {
  const tiff = makeTiff(WEBP, packed, undefined, undefined, bands);
  try {
    const raster = await openRaster(toReader(tiff), { decodeWebp: decode });
    const rgba = await raster.cutTile({ z: 12, x: 790, y: 1_763 });
    const shown = rgba?.findIndex((value, at) => at % 4 === 3 && value === 255) ?? -1;
    return shown === -1 ? 'nothing' : [...(rgba?.subarray(shown - 3, shown + 1) ?? [])];
  } catch (error) {
    if (error instanceof RasterError) return error.message;
    throw error;
  }
}

describe('a picture of WebP', () => {
  test.each<[Kind, 3 | 4]>([
    ['VP8 ', 3],
    ['VP8L', 3],
    ['VP8X', 3],
    ['VP8L', 4],
    ['VP8X', 4],
  ])('in the form %s, of %d bands, is read by the decoder that it is opened with', async (kind, bands) => {
    expect(await draw(makeHead(kind, SIDE, SIDE), bands)).toEqual([200, 100, 50, 255]);
  });

  test('is refused by name without one', async () => {
    const words = 'The picture is compressed as WebP. Export it with Deflate, LZW or JPEG.';
    expect(await draw(makeHead('VP8L', SIDE, SIDE), 3, null)).toBe(words);
  });

  test('is drawn in a look, and has overviews', async () => {
    const reader = toReader(makeTiff(WEBP, makeHead('VP8L', SIDE, SIDE), undefined, undefined, 3));
    const look = { bands: [2], ramp: null, stretch: { kind: 'values', low: 0, high: 100 } } as const;
    const { rgba } = await drawSample(reader, { look, decodeWebp });
    expect([...rgba.subarray(0, 4)]).toEqual([127, 127, 127, 255]);
    let written = 0;
    const write = async (_offset: number, bytes: Uint8Array) => {
      written += bytes.length;
    };
    await writeOverviews(reader, { write }, { decodeWebp });
    expect(written).toBeGreaterThan(0);
  });

  test.each<[Kind, number, number]>([
    ['VP8 ', 16_383, 16_383],
    ['VP8L', SIDE + 1, SIDE],
    ['VP8X', SIDE, 16_777_216],
  ])('whose tile in the form %s is of %d by %d pixels is refused before it is decoded', async (...head) => {
    let decoded = 0;
    const count: DecodeWebp = async (bytes, bands) => {
      decoded += 1;
      return decodeWebp(bytes, bands);
    };
    expect(await draw(makeHead(...head), 3, count)).toBe(BLOCK_TOO_LARGE);
    expect(decoded).toBe(0);
  });

  test.each([
    ['is smaller than it', makeHead('VP8 ', SIDE, SIDE - 1)],
    ['is narrower than it', makeHead('VP8L', SIDE - 1, SIDE)],
    ['is an animation', makeHead('VP8X', SIDE, SIDE, 2)],
    ['is a PNG', Buffer.from('89504e470d0a1a0a'.padEnd(80, '0'), 'hex')],
    ['is cut off', makeHead('VP8L', SIDE, SIDE).subarray(0, 20)],
  ])('whose tile %s cannot be read', async (_name, packed) => {
    expect(await draw(packed)).toBe(USUAL);
  });

  test('of one band cannot be read', async () => {
    expect(await draw(makeHead('VP8L', SIDE, SIDE), 1)).toBe(USUAL);
  });

  test.each<[string, DecodeWebp]>([
    ['fails', () => Promise.reject(new Error('damaged'))],
    ['gives less than a tile', async () => new Uint8Array(SIDE)],
    ['gives another number of bands', (bytes, bands) => decodeWebp(bytes, bands === 3 ? 4 : 3)],
  ])('whose decoder %s cannot be read', async (_name, decode) => {
    expect(await draw(makeHead('VP8L', SIDE, SIDE), 3, decode)).toBe(USUAL);
  });
});

test.each<[Kind, number, number]>([
  ['VP8 ', 1, 16_383],
  ['VP8L', 16_384, 1],
  ['VP8X', 16_777_216, 70_000],
])('the size of a WebP in the form %s is read from its head', (...head) => {
  const [, width, height] = head;
  expect(readWebpSize(makeHead(...head))).toEqual({ width, height });
});
