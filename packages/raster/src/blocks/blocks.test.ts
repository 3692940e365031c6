import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdCompress, deflateSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toReader } from '../made-rasters.fixture.ts';
import { openRaster } from '../open-raster.ts';
import { RasterError } from '../raster-error.ts';
import { BLOCK_TOO_LARGE } from './block-size.ts';
import { cutZstdFrame } from './cut-zstd-frame.ts';
import { makeTiff, SIDE } from './made-tiffs.fixture.ts';
import { unpackBits } from './unpack-bits.ts';
import { unpackLzw } from './unpack-lzw.ts';

/** What a picture that is packed so comes to. */
async function faultOf(...made: Parameters<typeof makeTiff>): Promise<string> {
  try {
    const raster = await openRaster(toReader(makeTiff(...made)));
    await raster.cutTile({ z: 12, x: 790, y: 1_763 });
    return 'none';
  } catch (error) {
    if (error instanceof RasterError) return error.message;
    throw error;
  }
}

/** LZW as TIFF has it, of one code for each byte: nothing is repeated. */
function packPlainLzw(bytes: Uint8Array): Uint8Array {
  const codes: number[] = [];
  // A fresh table before codes become wider.
  bytes.forEach((byte, index) => {
    if (index % 200 === 0) codes.push(256);
    codes.push(byte);
  });
  codes.push(257);
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  );
}

/** LZW of as many equal bytes as possible: each code stands for one more than the one before. */
function packLzwBomb(codes: number): Uint8Array {
  let bits = '';
  let [next, wide] = [258, 9];
  const put = (code: number) => {
    bits += code.toString(2).padStart(wide, '0');
  };
  put(256);
  put(0);
  for (let at = 0; at < codes && next < 4_094; at += 1) {
    put(next);
    next += 1;
    if (next >= (1 << wide) - 1 && wide < 12) wide += 1;
  }
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  );
}

const grey = new Uint8Array(SIDE * SIDE).fill(90);
const HUGE = new Uint8Array(64 * 1024 * 1024);

describe('a block', () => {
  test.each([
    ['Deflate', 8, deflateSync(grey)],
    ['Deflate that is filled up', 8, Buffer.concat([deflateSync(grey), Buffer.alloc(3)])],
    ['Zstandard', 50_000, zstdCompressSync(grey)],
    ['LZW', 5, packPlainLzw(grey)],
    [
      'PackBits',
      32_773,
      Uint8Array.from({ length: (SIDE * SIDE) / 64 }, (_, at) => (at % 2 === 0 ? 129 : 90)),
    ],
  ])('of %s is read', async (_name, compression, packed) => {
    expect(await faultOf(compression, packed)).toBe('none');
  });

  test.each([
    ['Deflate', 8, deflateSync(HUGE)],
    ['Deflate that is filled up', 8, Buffer.concat([deflateSync(HUGE), Buffer.alloc(3)])],
    ['old Deflate', 32_946, deflateSync(HUGE)],
    ['Zstandard', 50_000, zstdCompressSync(HUGE)],
    ['LZW', 5, packLzwBomb(3_000)],
    ['PackBits', 32_773, Uint8Array.from({ length: 4_096 }, (_, at) => (at % 2 === 0 ? 129 : 90))],
  ])('of %s that unpacks to more than the picture says is refused', async (_name, compression, packed) => {
    expect(packed.length).toBeLessThan(100_000);
    expect(await faultOf(compression, packed)).toBe(BLOCK_TOO_LARGE);
  });

  test('of Zstandard that does not say how much it is is refused too', async () => {
    // Written as a stream.
    const packed = await buffer(Readable.from([HUGE, HUGE]).pipe(createZstdCompress()));
    expect(cutZstdFrame(packed).size).toBeNull();
    expect(await faultOf(50_000, packed)).toBe(BLOCK_TOO_LARGE);
  });

  test.each([
    ['lies beyond the end of the file', 4_000_000_000, 100],
    ['begins in the file and ends beyond it', 1_000, 4_000_000_000],
    ['is the head of the file', 0, 100],
    ['has no bytes', 1_000, 0],
  ])('that the index says %s ends in words', async (_name, place, size) => {
    expect(await faultOf(8, deflateSync(grey), place, size)).toMatch(/^none$|cannot be read/);
    expect(await faultOf(5, packPlainLzw(grey), place, size)).toMatch(
      /^none$|cannot be read|unpacks to more/,
    );
  });

  test('of Deflate that ends too early or is damaged is not read', async () => {
    const packed = deflateSync(grey);
    expect(await faultOf(8, packed.subarray(0, -6))).toMatch(/cannot be read/);
    // The check of the sum is in the last bytes.
    packed.fill(7, packed.length - 4);
    expect(await faultOf(8, packed)).toMatch(/cannot be read/);
  });

  test('of JPEG that is larger than its tile is refused', async () => {
    // The beginning of one, and a frame of 4,000 by 4,000.
    const large = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x0f, 0xa0, 0x0f, 0xa0, 1, 1, 0x11, 0);
    expect(await faultOf(7, large)).toBe(BLOCK_TOO_LARGE);
  });

  test.each([
    ['Deflate', 8],
    ['LZW', 5],
    ['PackBits', 32_773],
    ['Zstandard', 50_000],
    ['JPEG', 7],
  ])('of %s that is noise ends in words, or as a picture', async (_name, compression) => {
    const noise = fc.sample(fc.uint8Array({ minLength: 10, maxLength: 4_000 }), 40);
    for (const bytes of noise)
      expect(await faultOf(compression, bytes)).toMatch(/^none$|cannot be read|unpacks to more/);
  });
});

test('LZW and PackBits give back what was packed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), (bytes) => {
      expect(unpackLzw(packPlainLzw(bytes), bytes.length)).toEqual(bytes);
      const plain = Array.from({ length: Math.ceil(bytes.length / 128) }, (_, at) => {
        const part = bytes.subarray(at * 128, at * 128 + 128);
        return [part.length - 1, ...part];
      });
      expect(unpackBits(Uint8Array.from(plain.flat()), bytes.length)).toEqual(bytes);
    }),
  );
});

test('equal bytes in LZW widen their codes early', () => {
  const out = unpackLzw(packLzwBomb(1_200), 1_000_000);
  expect(out).toHaveLength((1_201 * 1_202) / 2);
});

test('what follows a frame of Zstandard is cut off', () => {
  const packed = zstdCompressSync(grey);
  const { frame, size } = cutZstdFrame(Buffer.concat([packed, zstdCompressSync(HUGE)]));
  expect(frame).toHaveLength(packed.length);
  expect(size).toBe(grey.length);
});
