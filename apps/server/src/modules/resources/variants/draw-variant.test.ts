import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeHugePng } from '../../../../test/picture.ts';
import { drawVariant } from './draw-variant.ts';
import { isFaultOfBytes } from './is-fault-of-bytes.ts';

/** Colours in all directions, so that a torn half cannot pass for the whole. */
async function makePhotograph(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = Buffer.from(Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

describe('a picture drawn anew', () => {
  it('is drawn of the largest that is accepted', async () => {
    const huge = Buffer.from(await makeHugePng(15_800, 15_800).arrayBuffer());
    const drawn = await drawVariant(huge, 'thumbnail');
    expect(await sharp(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 192, height: 192 });
  });

  it('is none of what has more pixels', async () => {
    const tooHuge = Buffer.from(await makeHugePng(16_000, 15_700).arrayBuffer());
    expect(await drawVariant(tooHuge, 'thumbnail')).toBeNull();
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is none of a %s that is torn in the middle', async (format) => {
    const whole = await makePhotograph(format);
    expect(await drawVariant(whole, 'small')).not.toBeNull();
    expect(await drawVariant(whole.subarray(0, whole.length / 2), 'small')).toBeNull();
  });
});

it.each([
  ['VipsJpeg: premature end of JPEG image', true],
  ['vips_tracked: out of memory --- size == 249MB', false],
  ['pngload_buffer: out of memory', false],
  ['webpsave_buffer: unable to encode', false],
])('%s: comes again? %s', (message, comesAgain) => {
  expect(isFaultOfBytes(new Error(message))).toBe(comesAgain);
});
