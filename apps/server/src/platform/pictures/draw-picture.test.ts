import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SHORE, withSize } from '../../../test/pictures/heic.ts';
import { type DrawJob, drawPicture } from './draw-picture.ts';
import { NotAPicture } from './not-a-picture.ts';

const draw = (bytes: Buffer, job: Partial<DrawJob> = {}) =>
  drawPicture({
    bytes,
    maxPixels: 250_000_000,
    resize: { width: 120 },
    quality: 80,
    takesHeif: true,
    ...job,
  });
const failed = (bytes: Buffer, job: Partial<DrawJob> = {}) =>
  draw(bytes, job).catch((error: unknown) => error);

const colours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } });

/** The mean of red, green and blue in a part of a picture. */
async function look(bytes: Buffer, box: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(bytes).extract(box).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

describe('formats of phones', () => {
  it('HEIC is drawn upright, in the requested format', async () => {
    const drawn = await draw(SHORE);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 });
    // An evening sky above dark water.
    const [red = 0, , blue = 255] = await look(drawn, { left: 80, top: 2, width: 38, height: 20 });
    expect(red).toBeGreaterThan(blue + 40);
    const [below = 255] = await look(drawn, { left: 0, top: 70, width: 60, height: 10 });
    expect(below).toBeLessThan(red);
    const jpeg = await draw(SHORE, { format: 'jpeg', resize: {} });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 160 });
  });

  it('AVIF is drawn', async () => {
    const drawn = await draw(await colours(300, 200).avif().toBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 });
    const [red = 0, green = 255] = await look(drawn, { left: 0, top: 0, width: 120, height: 80 });
    expect([red > 150, green < 80]).toEqual([true, true]);
  });

  it('both are rejected unless enabled', async () => {
    const avif = await colours(30, 20).avif().toBuffer();
    for (const bytes of [SHORE, avif])
      expect(await failed(bytes, { takesHeif: false })).toMatchObject({ name: 'NotAPicture', isSure: true });
  });

  it.each([
    ['a truncated HEIC', () => SHORE.subarray(0, SHORE.length / 2)],
    ['the start of a HEIC', () => SHORE.subarray(0, 40)],
  ])('%s is rejected for good', async (_, toBytes) => {
    const fault = await failed(toBytes());
    expect(fault).toBeInstanceOf(NotAPicture);
    expect(fault).toMatchObject({ isSure: true });
  });

  it('a damaged HEIC is drawn as far as possible, or rejected for good', async () => {
    for (let round = 0; round < 20; round += 1) {
      const bytes = Buffer.from(SHORE);
      // At any position, and for some in the layout headers.
      const end = round % 2 === 0 ? bytes.length : SHORE.indexOf('mdat');
      for (let hit = 0; hit < 4; hit += 1)
        bytes[24 + ((round * 7_919 + hit * 104_729) % (end - 24))] = (round * 31) & 255;
      const drawn = await failed(bytes);
      expect(drawn instanceof Buffer || (drawn instanceof NotAPicture && drawn.isSure)).toBe(true);
    }
  });

  it('a HEIC with too many pixels is never decoded', async () => {
    const tooLarge = await failed(withSize(30_000, 30_000));
    expect(tooLarge).toMatchObject({ name: 'NotAPicture', isSure: true, message: /too many pixels/ });
    expect(await failed(SHORE, { maxPixels: 1_000 })).toMatchObject({ message: /too many pixels/ });
  });
});

it('a JPEG of a noisy photograph has less than a byte per pixel', async () => {
  const side = 512;
  const noise = Buffer.from(
    Uint8Array.from({ length: side * side * 3 }, (_, at) => (at * at * 7919 + at * 104_729) % 251),
  );
  const bytes = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  expect((await draw(bytes, { format: 'jpeg', resize: {} })).length).toBeLessThan(side * side);
});
