import { drawOrthophoto } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type CutTiles, createCutTiles } from './cut-tiles.ts';
import { toMiddle } from './middle-tile.ts';
import { TileCutter } from './cutting/tile-cutter.ts';
import type { Picture } from './open-picture.ts';

const BBOX = [-110.4, 24, -110.3, 24.1] as const;
const bytes = drawOrthophoto({ bbox: BBOX, across: 2, hasOverviews: true });
const PICTURE: Picture = { digest: 'a', byte_size: bytes.length };
const tile = toMiddle({ bounds: BBOX, minZoom: 13, maxZoom: 13 });
const BROWSER = 'image/webp,*/*';

let kept: Map<string, Buffer>;
let reads: number;
let cuts: CutTiles;
beforeEach(() => {
  [kept, reads] = [new Map(), 0];
  const read = async (_digest: string, offset: number, length: number) => {
    reads += 1;
    return Buffer.from(bytes.subarray(offset, offset + length));
  };
  cuts = createCutTiles({
    cutter: new TileCutter({ read } as unknown as Storage), // Nothing else of it is called.
    tiles: {
      find: async (name) => kept.get(name) ?? null,
      keep: async (name, body) => void kept.set(name, body),
    },
  });
});
afterEach(() => cuts.stop());

const get = async (accept: string | undefined, picture = PICTURE) => {
  const { body, headers } = await cuts.get(picture, tile, { accept });
  if (!Buffer.isBuffer(body)) throw new Error('There is no tile.');
  return { body, headers };
};
const toPixels = (body: Buffer) => sharp(body).ensureAlpha().raw().toBuffer();

describe('a tile that is cut', () => {
  test('is WebP for who shows it, which looks the same in less than half of the bytes, and PNG for others', async () => {
    const webp = await get(BROWSER);
    const png = await get('*/*');
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    expect(png.headers).toMatchObject({ 'content-type': 'image/png', vary: 'accept' });
    expect((await sharp(webp.body).metadata()).format).toBe('webp');
    expect((await sharp(png.body).metadata()).format).toBe('png');
    expect(webp.body.length).toBeLessThan(png.body.length / 2);
    const [seen, meant] = [await toPixels(webp.body), await toPixels(png.body)];
    const apart = seen.reduce((sum, value, at) => sum + Math.abs(value - (meant[at] ?? 0)), 0) / seen.length;
    expect(apart).toBeLessThan(3);
    expect((await get(undefined)).body).toEqual(png.body);
    expect((await get(BROWSER)).body).toEqual(webp.body);
    expect([...kept.values()]).toEqual([webp.body, png.body]);
  });

  test.each<readonly [string, Partial<Picture>]>([
    ['a variable', { variable: 'canopy_cover' }],
    [
      'a ramp',
      { look: { bands: [1], ramp: 'heat', stretch: { kind: 'percent', low: 2, high: 98 }, nodata: null } },
    ],
  ])('of %s is PNG for everybody: its colours stand for values', async (_what, more) => {
    const { headers } = await get(BROWSER, { ...PICTURE, ...more });
    expect(headers).toMatchObject({ 'content-type': 'image/png' });
    expect(headers).not.toHaveProperty('vary');
  });

  test('that was kept is not cut again', async () => {
    const { body } = await get(BROWSER);
    const before = reads;
    kept = new Map([...kept].map(([name]) => [name, Buffer.from('kept')]));
    // In memory.
    expect((await get(BROWSER)).body).toEqual(body);
    expect(reads).toBe(before);
  });

  test('is left when who asked for it is gone, and nothing of it is kept', async () => {
    const left = await cuts.get(PICTURE, tile, { accept: BROWSER, isGone: () => true });
    expect(left.body).toBeNull();
    expect(kept.size).toBe(0);
    expect(reads).toBe(0);
    expect((await get(BROWSER)).body.length).toBeGreaterThan(100);
  });
});
