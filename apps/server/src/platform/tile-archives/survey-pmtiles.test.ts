import { gzipSync } from 'node:zlib';
import { type PmtilesEntry, toPmtilesHeader, toPmtilesId } from '@waypost/geo';
import fc from 'fast-check';
import { tileIdToZxy } from 'pmtiles';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  drawTiles,
  type PackOptions,
  type PackedTile,
  PLACE,
  packPmtiles,
} from '../../../test/tiles/pack-archives.ts';
import { readPmtiles } from './pmtiles-archive.ts';
import { surveyPmtiles } from './survey-pmtiles.ts';

let tiles: PackedTile[];
beforeAll(async () => {
  tiles = await drawTiles([8, 13, 14]);
});

const toReader = (bytes: Buffer) => ({
  byteSize: bytes.length,
  read: async (offset: number, length: number) => bytes.subarray(offset, offset + length),
});
const survey = async (bytes: Buffer) => surveyPmtiles(await readPmtiles(toReader(bytes)), bytes.length);
const surveyOf = (options: PackOptions) => survey(packPmtiles(tiles, options));

function* toVarint(value: number): Generator<number> {
  for (let left = value; ; left = Math.floor(left / 128)) {
    yield left < 128 ? left : (left % 128) | 128;
    if (left < 128) return;
  }
}

/** One directory, however many entries it has. */
function toPart(entries: readonly PmtilesEntry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ tileId }, at) => tileId - (entries[at - 1]?.tileId ?? 0)),
    ...entries.map(({ runLength }) => runLength),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return Buffer.from(numbers.flatMap((value) => [...toVarint(value)]));
}

/** An archive whose directories are as given; a run of 0 points to a leaf. */
function toLying(root: readonly PmtilesEntry[], leaves: readonly (readonly PmtilesEntry[])[]): Buffer {
  const parts = leaves.map(toPart);
  const leafBytes = parts.reduce((sum, { length }) => sum + length, 0);
  const counts = { metadataBytes: 0, dataBytes: 100, addressed: 1, entries: 1, contents: 1 };
  const rootPart = toPart(root);
  const header = toPmtilesHeader(
    {
      minZoom: 0,
      maxZoom: 24,
      bounds: PLACE,
      center: [0, 0],
      centerZoom: 0,
      tileType: 2,
      tileCompression: 1,
    },
    { ...counts, rootBytes: rootPart.length, leafBytes },
  );
  // Directories are not packed.
  header[97] = 1;
  return Buffer.concat([header, rootPart, ...parts, Buffer.alloc(100)]);
}
const entry = (tileId: number, more: Partial<PmtilesEntry> = {}): PmtilesEntry => ({
  tileId,
  runLength: 1,
  offset: 0,
  length: 10,
  ...more,
});

describe('what is in an archive', () => {
  test('is found by its directories: zooms, place, and some tiles of each zoom', async () => {
    const found = await surveyOf({});
    expect([found.minZoom, found.maxZoom]).toEqual([8, 14]);
    expect(found.bounds.map((n) => n.toFixed(4))).toEqual(PLACE.map((n) => n.toFixed(4)));
    expect(new Set(found.samples.map(({ z }) => z))).toEqual(new Set([8, 13, 14]));
    for (const { z, x, y } of found.samples)
      expect(tiles.some((tile) => tile.z === z && tile.x === x && tile.y === y)).toBe(true);
  });

  test('is where its tiles are, whatever its header claims', async () => {
    for (const bounds of [
      [-180, -85, 180, 85] as const,
      [2.2, 48.8, 2.4, 48.9] as const,
      [0, 0, 0, 0] as const,
    ]) {
      const [west, south, east, north] = (await surveyOf({ bounds })).bounds;
      expect(west).toBeGreaterThan(PLACE[0] - 0.05);
      expect(south).toBeGreaterThan(PLACE[1] - 0.05);
      expect(east).toBeLessThan(PLACE[2] + 0.05);
      expect(north).toBeLessThan(PLACE[3] + 0.05);
    }
  });

  test('covers of a run of tiles what each of them covers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 4 ** 5 - 1 }),
        fc.integer({ min: 1, max: 700 }),
        async (at, run) => {
          const first = toPmtilesId(5, 0, 0) + at;
          const count = Math.min(run, 4 ** 5 - at);
          const { bounds } = await survey(
            toLying([entry(first, { runLength: count })], []).fill(0, 102, 118),
          );
          const all = Array.from({ length: count }, (_, index) => tileIdToZxy(first + index));
          const toLng = (x: number) => (x / 32) * 360 - 180;
          expect(bounds[0]).toBeCloseTo(toLng(Math.min(...all.map(([, x]) => x))));
          expect(bounds[2]).toBeCloseTo(toLng(Math.max(...all.map(([, x]) => x)) + 1));
          const toLat = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - y / 16))) * 180) / Math.PI;
          expect(bounds[3]).toBeCloseTo(toLat(Math.min(...all.map(([, , y]) => y))));
          expect(bounds[1]).toBeCloseTo(toLat(Math.max(...all.map(([, , y]) => y)) + 1));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a directory of 50,000 entries', () => {
  /** Runs of billions of tiles, none of which begins or ends with a square, and the same without runs. */
  const starts = Array.from({ length: 50_000 }, (_, at) => toPmtilesId(24, 0, 0) + at * 5_592_405_333);
  const toFile = (runLength: number) => {
    const entries = starts.map((tileId) => entry(tileId, { runLength }));
    return toLying([entry(0, { runLength: 0, length: toPart(entries).length })], [entries]);
  };
  const [runs, singles] = [toFile(5_592_405_331), toFile(1)];

  test('lets others have their turn while it is looked at', async () => {
    const archive = await readPmtiles(toReader(runs));
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await surveyPmtiles(archive, runs.length);
    isOver = true;
    expect(turns).toBeGreaterThan(40);
  });

  test('takes no more than some times as long if its runs are long', async () => {
    const measure = async (bytes: Buffer) => {
      const before = process.cpuUsage();
      await survey(bytes);
      return process.cpuUsage(before).user;
    };
    await measure(singles);
    const [long, short] = [await measure(runs), await measure(singles)];
    expect(long / short).toBeLessThan(12);
  });
});

describe('a directory', () => {
  const leaf = (tileId: number, more: Partial<PmtilesEntry> = {}) => entry(tileId, { runLength: 0, ...more });
  /** Points to itself: the leaf at the beginning of the leaves has one entry of these bytes. */
  const loop = [leaf(0, { offset: 0, length: 5 })];

  test.each<[string, Buffer, RegExp]>([
    ['that leads back to itself', toLying(loop, [loop]), /too many parts, or leads nowhere/],
    [
      'that names the same leaf twice',
      toLying([leaf(0, { length: 5 }), leaf(1, { length: 5 })], [[entry(0)]]),
      /not in their order/,
    ],
    [
      'that points beyond the leaves',
      toLying([leaf(0, { offset: 90 })], [[entry(0)]]),
      /parts that cannot be there/,
    ],
    ['of tiles beyond the end', toLying([entry(0, { offset: 95 })], []), /beyond its end/],
    ['of a tile of nothing', toLying([entry(0, { length: 0 })], []), /has 0 bytes/],
    ['of a tile of three megabytes', toLying([entry(0, { length: 3 * 1024 ** 2 })], []), /2 MB/],
    ['of a run without end', toLying([entry(0, { runLength: 2 ** 52 })], []), /beyond zoom 24/],
    [
      'of tiles at zooms that the header denies',
      toLying([entry(toPmtilesId(3, 0, 0))], []).fill(9, 100, 102),
      /no tiles/,
    ],
    ['without tiles', toLying([], []), /no tiles/],
  ])('%s is refused', async (_title, bytes, words) => {
    await expect(survey(bytes)).rejects.toThrow(words);
  });

  test('with sections beyond the end of the file is refused, and so is every file that is cut short', async () => {
    const whole = packPmtiles(tiles);
    for (let length = 0; length < whole.length; length += 97)
      await expect(survey(whole.subarray(0, length))).rejects.toThrow(/cut short|no PMTiles|cannot be/);
  });

  test('of very many entries is refused before any of them is parsed', async () => {
    const bytes = toLying([entry(0)], []);
    // Its first number says how many there are: the others are not there.
    const claim = Buffer.from([0xd1, 0x86, 0x03]);
    const claiming = Buffer.concat([bytes.subarray(0, 127), claim, bytes.subarray(130)]);
    await expect(survey(claiming)).rejects.toThrow('a part of its directory is too large');
  });

  test('that unpacks to very much is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(15 * 1024 ** 2));
    const whole = packPmtiles(tiles);
    const bytes = Buffer.concat([whole, bomb]);
    bytes.writeBigUInt64LE(BigInt(whole.length), 8);
    bytes.writeBigUInt64LE(BigInt(bomb.length), 16);
    await expect(survey(bytes)).rejects.toThrow('its directory is damaged');
  });

  test('of damaged bytes fails in words, or is read', async () => {
    const whole = packPmtiles(tiles);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 8, max: 400 }),
        fc.integer({ min: 0, max: 255 }),
        async (at, value) => {
          const bytes = Buffer.from(whole);
          bytes[at] = value;
          const failed = await survey(bytes).then(
            () => null,
            (error: Error) => error,
          );
          expect(failed === null || failed.constructor.name === 'UnfitArchiveError').toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('what fails where the file is stays what it is', async () => {
  let reads = 0;
  const failing = {
    byteSize: 10_000,
    read: async (offset: number, length: number) => {
      reads += 1;
      if (reads > 1) throw new Error('the bucket does not answer');
      return packPmtiles(tiles).subarray(offset, offset + length);
    },
  };
  await expect(readPmtiles(failing)).rejects.toThrow('the bucket does not answer');
});
