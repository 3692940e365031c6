import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeHugePng } from '../../../test/pictures/picture.ts';
import { NotAPicture, SlowPicture } from './not-a-picture.ts';
import { PictureDrawer } from './picture-drawer.ts';

const RESIZE = { width: 20, height: 20 };
const MAX_PIXELS = 250_000_000;

let pictures: PictureDrawer;
let small: Buffer;
let huge: Buffer;
let other: Buffer;
beforeEach(async () => {
  pictures = new PictureDrawer();
  small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#12765f' } })
    .jpeg()
    .toBuffer();
  huge = Buffer.from(await makeHugePng(15_000, 15_000).arrayBuffer());
  other = Buffer.from(await makeHugePng(3_000, 3_000).arrayBuffer());
});
afterEach(() => pictures.close());

const draw = (bytes: Buffer, maxPixels = MAX_PIXELS, timeoutMs?: number) =>
  pictures.draw({ bytes, maxPixels, resize: RESIZE, quality: 80 }, timeoutMs);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the drawing process', () => {
  it('starts with the first picture, and ends with the drawer', async () => {
    expect(pictures.pid).toBeUndefined();
    const drawn = await draw(small);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 20, height: 20 });
    const { pid } = pictures;
    expect(pid).not.toBe(process.pid);
    await Promise.all([draw(small), draw(small), draw(small)]);
    expect(pictures.pid).toBe(pid);
    await pictures.close();
    expect(isAlive(pid ?? 0)).toBe(false);
    await expect(draw(small)).rejects.toThrow('No pictures are drawn any more.');
  });

  it.each([
    ['text', () => Buffer.from('not a picture')],
    ['a truncated picture', () => small.subarray(0, small.length / 2)],
    ['a picture with too many pixels', () => huge],
  ])('rejects %s for good, without losing the process', async (_, bytes) => {
    await draw(small);
    const { pid } = pictures;
    await expect(draw(bytes(), 1_000_000)).rejects.toBeInstanceOf(NotAPicture);
    expect(pictures.pid).toBe(pid);
  });

  it('is ended by a picture that times out, and replaced for the next', async () => {
    await draw(small);
    const { pid } = pictures;
    const failed = await draw(huge, MAX_PIXELS, 1).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SlowPicture);
    expect(isAlive(pid ?? 0)).toBe(false);
    expect((await draw(small)).length).toBeGreaterThan(0);
    expect(pictures.pid).not.toBe(pid);
  });

  it('does not retry a picture that timed out, but retries those drawn beside it', async () => {
    await draw(small);
    const { pid } = pictures;
    const late = draw(huge, MAX_PIXELS, 1).catch((error: unknown) => error);
    // Too large to draw within that time, so that it is in progress when the process ends.
    const beside = draw(other, MAX_PIXELS);
    expect(await late).toBeInstanceOf(SlowPicture);
    expect(await sharp(await beside).metadata()).toMatchObject({ width: 20, height: 20 });
    const second = pictures.pid;
    expect(second).not.toBe(pid);
    await expect(draw(huge)).rejects.toBeInstanceOf(SlowPicture);
    expect(pictures.pid).toBe(second);
  });

  it('draws with the requested quality', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));
    const bytes = await sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
      .png()
      .toBuffer();
    const at = (quality: number) => pictures.draw({ bytes, maxPixels: MAX_PIXELS, resize: {}, quality });
    expect((await at(90)).length).toBeGreaterThan((await at(30)).length);
  });

  it('fails only its current pictures when killed', async () => {
    await draw(small);
    const { pid = 0 } = pictures;
    const work = draw(huge).catch((error: unknown) => error);
    process.kill(pid, 'SIGKILL');
    expect(await work).toMatchObject({ message: 'The process that draws pictures ended.' });
    expect((await draw(small)).length).toBeGreaterThan(0);
  });
});
