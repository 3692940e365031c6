import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeWebp } from './decode-webp.ts';

const SIZE = { width: 48, height: 32 } as const;

/** Colours that differ from pixel to pixel, and are more or less clear if there are four bands. */
const makeValues = (channels: 3 | 4) =>
  Uint8Array.from({ length: SIZE.width * SIZE.height * channels }, (_, at) => (at * 7_919) % 251);
const pack = (values: Uint8Array, channels: 3 | 4, lossless = true) =>
  sharp(values, { raw: { ...SIZE, channels } }).webp({ lossless, exact: true });

test.each([3, 4] as const)('without loss, %d bands are what they were', async (bands) => {
  const values = makeValues(bands);
  const packed = await pack(values, bands).toBuffer();
  expect(new Uint8Array(await decodeWebp(packed, bands))).toEqual(values);
});

test('with loss, colours are about what they were', async () => {
  const background = { r: 200, g: 100, b: 50 };
  const packed = await sharp({ create: { ...SIZE, channels: 3, background } })
    .webp()
    .toBuffer();
  const values = await decodeWebp(packed, 3);
  expect(values).toHaveLength(SIZE.width * SIZE.height * 3);
  Object.values(background).forEach((wanted, band) => {
    expect(Math.abs((values[band] ?? 0) - wanted)).toBeLessThan(5);
  });
});

test('alpha is added where the picture has it, and left out where it has not', async () => {
  const opaque = await decodeWebp(await pack(makeValues(3), 3).toBuffer(), 4);
  expect(opaque).toHaveLength(SIZE.width * SIZE.height * 4);
  expect(new Set(opaque.filter((_, at) => at % 4 === 3))).toEqual(new Set([255]));
  const values = makeValues(4);
  const colors = await decodeWebp(await pack(values, 4).toBuffer(), 3);
  expect(new Uint8Array(colors)).toEqual(values.filter((_, at) => at % 4 !== 3));
});

test('neither a profile nor a turn within it changes colours and places', async () => {
  const values = makeValues(3);
  const packed = await pack(values, 3).withMetadata({ orientation: 6 }).withIccProfile('p3').toBuffer();
  const plain = await sharp(packed, { ignoreIcc: true }).raw().toBuffer();
  expect(plain).toHaveLength(values.length);
  expect(await decodeWebp(packed, 3)).toEqual(plain);
});

test.each([
  ['that ends too early', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['whose pixels are noise', (bytes: Buffer) => bytes.fill(0xff, 40)],
])('one %s is not decoded', async (_name, damage) => {
  const packed = await pack(makeValues(3), 3, false).toBuffer();
  await expect(decodeWebp(damage(packed), 3)).rejects.toThrow();
});
