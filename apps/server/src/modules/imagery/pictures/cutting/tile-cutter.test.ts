import { Worker } from 'node:worker_threads';
import { drawSample, RasterError, type TileAddress } from '@waypost/raster';
import { drawOrthophoto } from '@waypost/sandbox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { toMiddle } from '../middle-tile.ts';
import { openPicture, type Picture } from '../open-picture.ts';
import { TileCutter } from './tile-cutter.ts';

const BBOX = [-110.4, 24, -110.3, 24.1] as const;
const bytes = drawOrthophoto({ bbox: BBOX, across: 4, hasOverviews: false });

/** Has one file, under every name, as long as reads are not held. */
class OneFile {
  /** The names under which it was read. */
  readonly reads: string[] = [];
  fault: Error | null = null;
  #held: Promise<void> = Promise.resolve();

  /** Lets no read go on. @returns what lets them. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return resolve;
  }

  async read(digest: string, offset: number, length: number): Promise<Buffer> {
    this.reads.push(digest);
    await this.#held;
    if (this.fault !== null) throw this.fault;
    const file = digest === 'damaged' ? bytes.subarray(0, bytes.length / 2) : bytes;
    return Buffer.from(file.subarray(offset, offset + length));
  }
}

let file: OneFile;
let storage: Storage;
let cutter: TileCutter;
beforeEach(() => {
  file = new OneFile();
  storage = file as unknown as Storage; // Only its `read` is called.
  cutter = new TileCutter(storage);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cutter.close();
});

const toPicture = (digest: string, more: Partial<Picture> = {}): Picture => ({
  digest,
  byte_size: bytes.length,
  ...more,
});
const [WHOLE, NEAR] = [12, 15].map((z) => toMiddle({ bounds: BBOX, minZoom: z, maxZoom: z })) as [
  TileAddress,
  TileAddress,
];
const cutHere = async (picture: Picture, tile: TileAddress) =>
  (await openPicture(storage, picture)).cutTile(tile);

/** What something gives, and the processor time that it takes of this thread, in microseconds. */
async function measure<T>(work: () => Promise<T>): Promise<{ readonly made: T; readonly spent: number }> {
  const before = process.threadCpuUsage();
  const made = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { made, spent: user + system };
}

describe('a tile', () => {
  test('is cut in another thread, as it would be here, and takes little of this one', async () => {
    const picture = toPicture('a');
    // The directory is read, and the thread started.
    await cutter.cut(picture, NEAR);
    const raster = await openPicture(storage, picture);
    const there = await measure(() => cutter.cut(picture, WHOLE));
    const here = await measure(() => raster.cutTile(WHOLE));
    expect(there.made).toEqual(here.made);
    expect(there.made?.some((value) => value !== 0)).toBe(true);
    expect(here.spent).toBeGreaterThan(there.spent * 3);
    expect(await cutter.cut(picture, { ...NEAR, x: NEAR.x + 500 })).toBeNull();
  });

  test('of a system of the table, of a look and of overviews is the same, too', async () => {
    const overviews = { overviews_digest: 'overviews', overviews_byte_size: bytes.length };
    const look = {
      bands: [2],
      ramp: null,
      stretch: { kind: 'values', low: 0, high: 90 },
      nodata: null,
    } as const;
    const all: Partial<Picture>[] = [{ epsg: 3395 }, { look: { ...look, bands: [2] } }, overviews];
    const tiles: string[] = [];
    for (const more of all) {
      const picture = toPicture('a', more);
      const cut = await cutter.cut(picture, WHOLE);
      expect(cut).toEqual(await cutHere(picture, WHOLE));
      tiles.push(Buffer.from(cut ?? []).toString('base64'));
    }
    expect(new Set(tiles).size).toBe(all.length);
  });

  test('of a damaged picture is refused with words, and one beside it is not', async () => {
    const [damaged, whole] = await Promise.allSettled([
      cutter.cut(toPicture('damaged'), WHOLE),
      cutter.cut(toPicture('a'), WHOLE),
    ]);
    expect(damaged).toMatchObject({ status: 'rejected', reason: expect.any(RasterError) });
    expect(whole.status).toBe('fulfilled');
  });

  test('of a file that cannot be read fails with what failed, and is cut once it can', async () => {
    file.fault = new Error('The bucket is gone.');
    const failed = await cutter.cut(toPicture('a'), WHOLE).catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(RasterError);
    expect((failed as Error).message).toBe('The bucket is gone.');
    file.fault = null;
    expect(await cutter.cut(toPicture('a'), WHOLE)).not.toBeNull();
  });

  test('that nobody waits for when its turn comes is left', async () => {
    const goOn = file.hold();
    const first = [cutter.cut(toPicture('a'), WHOLE), cutter.cut(toPicture('b'), WHOLE)];
    await expect.poll(() => file.reads.length).toBe(2);
    const left = cutter.cut(toPicture('c'), WHOLE, () => {
      throw new Error('Nobody waits for it.');
    });
    const refused = expect(left).rejects.toThrow('Nobody waits for it.');
    goOn();
    await Promise.all([...first, refused, cutter.cut(toPicture('d'), WHOLE)]);
    expect([...new Set(file.reads)].sort()).toEqual(['a', 'b', 'd']);
  });
});

describe('a sample', () => {
  const look = {
    bands: [1],
    ramp: null,
    stretch: { kind: 'values', low: 0, high: 90 },
    nodata: null,
  } as const;
  const toFile = (digest: string) => ({ digest, byteSize: bytes.length });

  test('is drawn in another thread, as it would be here', async () => {
    const reader = {
      byteSize: bytes.length,
      read: (offset: number, length: number) => file.read('a', offset, length),
    };
    const here = await drawSample(reader, { look });
    const { rgba, ...there } = await cutter.drawSample(toFile('a'), look);
    expect(cutter.threadId).toBeGreaterThan(0);
    expect({ ...there, rgba: Buffer.from(rgba) }).toEqual({ ...here, rgba: Buffer.from(here.rgba) });
  });

  test('of a look that the picture cannot have is refused with words', async () => {
    const refused = cutter.drawSample(toFile('a'), { ...look, bands: [8] });
    await expect(refused).rejects.toBeInstanceOf(RasterError);
  });
});

describe('the thread', () => {
  test('starts with the first tile, is used again, and ends after five minutes without any', async () => {
    expect(cutter.threadId).toBeUndefined();
    await cutter.cut(toPicture('a'), WHOLE);
    const { threadId } = cutter;
    expect(threadId).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await cutter.cut(toPicture('b'), WHOLE);
    vi.advanceTimersByTime(299_000);
    expect(cutter.threadId).toBe(threadId);
    vi.advanceTimersByTime(1_000);
    expect(cutter.threadId).toBeUndefined();
    expect(await cutter.cut(toPicture('a'), WHOLE)).not.toBeNull();
    expect(cutter.threadId).not.toBe(threadId);
  });

  test('that ends early fails what it was cutting, and the next tile starts another', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const goOn = file.hold();
    const cut = Promise.allSettled([cutter.cut(toPicture('a'), WHOLE), cutter.cut(toPicture('b'), WHOLE)]);
    await expect.poll(() => file.reads.length).toBe(2);
    const { threadId } = cutter;
    await (posted.mock.contexts[0] as Worker).terminate();
    const words = 'The thread that cuts tiles ended before it answered.';
    for (const each of await cut)
      expect(each).toMatchObject({ status: 'rejected', reason: { message: words } });
    goOn();
    expect(await cutter.cut(toPicture('a'), WHOLE)).not.toBeNull();
    expect(cutter.threadId).not.toBe(threadId);
  });

  test('that answers nothing for two minutes is ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const goOn = file.hold();
    const cut = expect(cutter.cut(toPicture('a'), WHOLE)).rejects.toThrow('ended before it answered');
    vi.advanceTimersByTime(120_000);
    await cut;
    goOn();
  });

  test('ends at once when the server stops, with what it was cutting', async () => {
    const terminated = vi.spyOn(Worker.prototype, 'terminate');
    file.hold();
    const cut = expect(cutter.cut(toPicture('a'), WHOLE)).rejects.toThrow('ended before it answered');
    await expect.poll(() => file.reads.length).toBe(1);
    await cutter.close();
    await cut;
    // One that had ended by itself would have no exit code any more.
    expect(await terminated.mock.results[0]?.value).toBe(1);
    expect(cutter.threadId).toBeUndefined();
    await expect(cutter.cut(toPicture('a'), WHOLE)).rejects.toThrow('No tiles are cut any more.');
  });
});
