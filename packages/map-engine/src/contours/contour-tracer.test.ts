import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { describe, expect, test } from 'vitest';
import type { HeightUnit } from '../scene/scene.ts';
import type { ContourHeights } from './contour-heights.ts';
import { createContourTracer } from './contour-tracer.ts';
import type { TileNumbers } from './contour-url.ts';

const SIZE = 256;
/** The middle of a tile of zoom 12, where the cone has its top. */
const TOP = { z: 12, x: 700, y: 1600 } as const;
const TOP_M = 1000;
/** Of the cone, in metres for each pixel of zoom 12. */
const FALL = 4;
const HEIGHTS: ContourHeights = {
  url: 'https://a.test/{z}/{x}/{y}.png',
  encoding: 'terrarium',
  tile_size: 256,
  max_zoom: 12,
  bounds: null,
};

/** The height of the cone at a point in pixels from the west and north of the world at zoom 12. */
const toCone = (x: number, y: number) =>
  TOP_M - FALL * Math.hypot(x - (TOP.x + 0.5) * SIZE, y - (TOP.y + 0.5) * SIZE);

/** A tracer of the cone, and what it has read. */
function traceCone(change: Partial<ContourHeights> = {}, toStored = (height: number) => height) {
  const asked: string[] = [];
  const trace = createContourTracer(
    { ...HEIGHTS, ...change },
    async (url) => {
      asked.push(url);
      return new Blob([url]);
    },
    async (blob) => {
      const [z = 0, x = 0, y = 0] = (await blob.text()).match(/\d+/g)?.map(Number) ?? [];
      const scale = 2 ** (TOP.z - z);
      const data = Float32Array.from({ length: SIZE * SIZE }, (_, at) =>
        toStored(
          toCone((x * SIZE + (at % SIZE) + 0.5) * scale, (y * SIZE + Math.floor(at / SIZE) + 0.5) * scale),
        ),
      );
      return { width: SIZE, height: SIZE, data };
    },
  );
  return {
    trace: (tile: TileNumbers, unit: HeightUnit = 'm') => trace(tile, unit, new AbortController()),
    asked,
  };
}

/** The lines of a tile: elevation, whether it is an index line, and points in pixels of the world at zoom 12. */
function readLines(bytes: ArrayBuffer, { z, x, y }: TileNumbers) {
  const layer = new VectorTile(new Pbf(new Uint8Array(bytes))).layers.contours;
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    const feature = layer?.feature(at);
    const unit = (SIZE * 2 ** (TOP.z - z)) / (layer?.extent ?? 1);
    const toPixels = (point: { x: number; y: number }) =>
      [x * SIZE * 2 ** (TOP.z - z) + point.x * unit, y * SIZE * 2 ** (TOP.z - z) + point.y * unit] as const;
    return {
      elevation: Number(feature?.properties.ele),
      isIndex: feature?.properties.level === 1,
      points: feature?.loadGeometry().flat().map(toPixels) ?? [],
    };
  });
}

describe('lines of a cone', () => {
  test('are circles of its steps, every fifth an index line', async () => {
    const lines = readLines(await traceCone().trace(TOP), TOP);
    // The corners of the tile are 181 pixels from the top.
    const elevations = lines.map(({ elevation }) => elevation).sort((a, b) => a - b);
    expect(elevations).toEqual([300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950]);
    for (const { elevation, isIndex, points } of lines) {
      expect(isIndex).toBe(elevation % 250 === 0);
      expect(points.length).toBeGreaterThan(8);
      for (const [x, y] of points) expect(Math.abs(toCone(x, y) - elevation)).toBeLessThan(FALL);
    }
  });

  test('are smooth in tiles that are deeper than heights, whose steps are whole metres', async () => {
    const tile = { z: 14, x: TOP.x * 4 + 1, y: TOP.y * 4 + 1 };
    const lines = readLines(await traceCone({}, Math.round).trace(tile), tile);
    expect(lines.length).toBeGreaterThan(10);
    for (const { elevation, points } of lines.filter(({ elevation }) => elevation < 900)) {
      expect(elevation % 20).toBe(0);
      // Beyond the edge there are lines for joining alone.
      const within = points.filter(([x, y]) => Math.min(x - tile.x * 64, y - tile.y * 64) >= 0);
      // An eighth of a pixel of the heights.
      for (const [x, y] of within) expect(Math.abs(toCone(x, y) - elevation)).toBeLessThan(FALL / 8);
    }
  });

  test('go on across the edges of tiles', async () => {
    const { trace } = traceCone();
    const west = { z: 13, x: TOP.x * 2, y: TOP.y * 2 };
    const east = { ...west, x: west.x + 1 };
    const edge = east.x * (SIZE / 2);
    const crossings = async (tile: TileNumbers) =>
      readLines(await trace(tile), tile).flatMap(({ elevation, points }) =>
        points.filter(([x]) => Math.abs(x - edge) < 0.01).map(([, y]) => `${elevation} ${y.toFixed(1)}`),
      );
    const [left, right] = [await crossings(west), await crossings(east)];
    expect(left.length).toBeGreaterThan(5);
    expect(left.sort()).toEqual(right.sort());
  });

  test('are read from a quarter of a tile of 512 pixels', async () => {
    const asked: string[] = [];
    const trace = createContourTracer(
      { ...HEIGHTS, tile_size: 512 },
      async (url) => {
        asked.push(url);
        return new Blob([url]);
      },
      async () => ({
        width: 512,
        height: 512,
        // Falls to the east.
        data: Float32Array.from({ length: 512 * 512 }, (_, at) => 2000 - 4 * (at % 512)),
      }),
    );
    const lines = readLines(await trace(TOP, 'm', new AbortController()), TOP);
    // The western half of its parent, whose neighbours are those in the north and the west alone.
    expect(Math.max(...lines.map(({ elevation }) => elevation))).toBe(1950);
    expect(Math.min(...lines.map(({ elevation }) => elevation))).toBeGreaterThanOrEqual(950);
    expect(new Set(asked)).toEqual(
      new Set([
        'https://a.test/11/349/799.png',
        'https://a.test/11/350/799.png',
        'https://a.test/11/349/800.png',
        'https://a.test/11/350/800.png',
      ]),
    );
  });

  test('of as many tiles as a view has are traced again without reading heights again', async () => {
    const { trace, asked } = traceCone();
    // Six tiles with eight others around each.
    const apart = [0, 3, 6, 9, 12, 15].map((east) => ({ ...TOP, x: TOP.x + east }));
    for (const tile of [...apart, TOP]) await trace(tile);
    expect(asked.length).toBe(54);
    expect(new Set(asked).size).toBe(54);
  });

  test('are of feet where a person reads feet', async () => {
    const { trace, asked } = traceCone();
    await trace(TOP);
    const lines = readLines(await trace(TOP, 'ft'), TOP);
    // The heights are the same as those of metres.
    expect(asked.length).toBe(9);
    expect(lines.map(({ elevation }) => elevation)).toContain(2000);
    for (const { elevation, isIndex, points } of lines) {
      expect(isIndex).toBe(elevation % 1000 === 0);
      for (const [x, y] of points) expect(Math.abs(toCone(x, y) - elevation * 0.3048)).toBeLessThan(FALL);
    }
  });
});

describe('where there are no heights', () => {
  const empty = async (tile: TileNumbers, change: Partial<ContourHeights>) => {
    const { trace, asked } = traceCone(change);
    return { bytes: (await trace(tile)).byteLength, asked };
  };

  test('none are asked for outside of the bounds, and there are no lines', async () => {
    expect(await empty(TOP, { bounds: [10, 46, 11, 47] })).toEqual({ bytes: 0, asked: [] });
    expect(await empty({ z: 8, x: 1, y: 1 }, {})).toEqual({ bytes: 0, asked: [] });
  });

  test('lines end at the edge of a region', async () => {
    // The tile alone is within.
    const toLng = (x: number) => (x / 2 ** TOP.z) * 360 - 180;
    const { trace, asked } = traceCone({ bounds: [toLng(TOP.x), -80, toLng(TOP.x + 1), 80] });
    expect(readLines(await trace(TOP), TOP).length).toBeGreaterThan(10);
    expect(asked.sort()).toEqual([-1, 0, 1].map((row) => `https://a.test/12/700/${TOP.y + row}.png`).sort());
  });

  test.each([
    ['mapbox', -10_000],
    ['terrarium', -32_768],
  ] as const)(
    'black pixels of the encoding %s are no ground, and no line is beside them',
    async (encoding, black) => {
      const trace = createContourTracer(
        { ...HEIGHTS, encoding },
        async () => new Blob(['x']),
        // Ground at 130 m, without any in the western half.
        async () => ({
          width: SIZE,
          height: SIZE,
          data: Float32Array.from({ length: SIZE * SIZE }, (_, at) =>
            at % SIZE < SIZE / 2 ? black : 130 + (at % 2),
          ),
        }),
      );
      expect(readLines(await trace(TOP, 'm', new AbortController()), TOP)).toEqual([]);
    },
  );

  test('an address that is the same for all tiles is not asked', async () => {
    const { trace, asked } = traceCone({ url: 'https://a.test/heights.pmtiles' });
    await expect(trace(TOP)).rejects.toThrow('heights.pmtiles has no {z}');
    expect(asked).toEqual([]);
  });

  test('a tile that cannot be read has no lines, and is read again the next time', async () => {
    let isAway = true;
    const trace = createContourTracer(
      HEIGHTS,
      async () => {
        if (isAway) throw new Error('503');
        return new Blob(['x']);
      },
      async () => ({ width: SIZE, height: SIZE, data: new Float32Array(SIZE * SIZE) }),
    );
    await expect(trace(TOP, 'm', new AbortController())).rejects.toThrow('503');
    isAway = false;
    expect((await trace(TOP, 'm', new AbortController())).byteLength).toBeGreaterThan(0);
  });
});
