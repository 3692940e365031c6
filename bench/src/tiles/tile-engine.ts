import {
  buildGeneration,
  createTileSet,
  encodeTile,
  type TileFeature,
  type TileSet,
} from '@waypost/tile-engine';
import { createRandom } from '../run/create-random.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';

const ROUNDS = toRounds(5);
const TILES = 10_000;
const FEW = 1_000_000;
const MANY = 10_000_000;
const NOW_MS = Date.UTC(2026, 0, 1);

type Place = readonly [lng: number, lat: number];

/** Positions in 200 groups of different widths. */
function* makePlaces(count: number): Generator<Place> {
  const random = createRandom();
  for (let n = 0; n < count; n += 1) {
    const width = (1 + (n % 7)) * 0.2;
    const spread = () => (random() + random() + random() - 1.5) * width;
    yield [-110 + (n % 20) * 4 + spread(), 10 + Math.floor((n % 200) / 20) * 4 + spread()];
  }
}

function* makeFeatures(count: number): Generator<TileFeature> {
  let n = 0;
  for (const coordinates of makePlaces(count)) {
    n += 1;
    yield {
      code: `0198c0de-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
      name: `Report ${n % 100_000}`,
      color: '#0059ff',
      shared: n % 10 === 0,
      created_origin_ms: NOW_MS - n * 1_000,
      picture: null,
      project_id: 1,
      geometry: { type: 'Point', coordinates },
    };
  }
}

/** Tiles of zooms 4 to 14 around existing positions, as many of each zoom. */
function listTiles(): [z: number, x: number, y: number][] {
  return [...makePlaces(TILES)].map(([lng, lat], n) => {
    const z = 4 + (n % 11);
    const sin = Math.sin((lat * Math.PI) / 180);
    const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
    return [z, Math.floor((lng / 360 + 0.5) * 2 ** z), Math.floor(y * 2 ** z)];
  });
}

/** The 99th percentile of tiles, in milliseconds. */
function measureP99(set: TileSet, tiles: ReturnType<typeof listTiles>): number {
  const times = tiles.map(([z, x, y]) => {
    const start = performance.now();
    encodeTile(set, z, x, y, NOW_MS);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The engine's own time per tile, with ten million points and with one million. */
export function benchTileEngine(): Row[] {
  const tiles = listTiles();
  const few = createTileSet(buildGeneration(makeFeatures(FEW)));
  const many = createTileSet(buildGeneration(makeFeatures(MANY)));
  measureP99(few, tiles);
  measureP99(many, tiles);
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.many.push(measureP99(many, tiles));
    times.few.push(measureP99(few, tiles));
  }
  const [a, b] = [median(times.many), median(times.few)];
  return [
    {
      what: '99th percentile of encoding a tile, engine only, 10,000,000 points',
      against: 'the same with 1,000,000',
      ratio: a / b,
      figures: `${toMs(a)} against ${toMs(b)}; ${Math.round(few.bytes / 1e6)} MB per million`,
    },
  ];
}
