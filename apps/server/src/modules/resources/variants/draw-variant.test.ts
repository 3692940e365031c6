import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makeHugePng } from '../../../../test/pictures/picture.ts';
import { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import { drawVariant } from './draw-variant.ts';

const pictures = new PictureDrawer();
afterAll(() => pictures.close());

/** Noise, so that a truncated image cannot pass for a whole one. */
async function makePhotograph(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = Buffer.from(Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

describe('a rendition', () => {
  it('is drawn from the largest image accepted', async () => {
    const huge = Buffer.from(await makeHugePng(15_800, 15_800).arrayBuffer());
    const drawn = await drawVariant(pictures, huge, 'thumbnail');
    expect(await sharp(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 192, height: 192 });
  });

  it('is rejected for an image with more pixels', async () => {
    const tooHuge = Buffer.from(await makeHugePng(16_000, 15_700).arrayBuffer());
    expect(await drawVariant(pictures, tooHuge, 'thumbnail')).toBeNull();
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is rejected for a truncated %s', async (format) => {
    const whole = await makePhotograph(format);
    expect(await drawVariant(pictures, whole, 'small')).not.toBeNull();
    expect(await drawVariant(pictures, whole.subarray(0, whole.length / 2), 'small')).toBeNull();
  });
});
