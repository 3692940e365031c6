import type { Square, Taking } from './draw-land.ts';
import { toChance } from './noise.ts';

export const SANDBOX_SCENE_TYPES = [
  'PSScene',
  'REOrthoTile',
  'REScene',
  'SkySatScene',
  'SkySatCollect',
] as const;
type SceneType = (typeof SANDBOX_SCENE_TYPES)[number];
type Position = [lng: number, lat: number];

/** A scene as Planet’s Data API describes it. */
export interface SandboxScene {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: Position[][] };
  readonly assets: readonly string[];
  readonly _permissions: readonly string[];
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** Scenes begin on the corners of a grid of so many degrees. */
const CELL = { lng: 0.25, lat: 0.2 } as const;
const FOOTPRINT = { lng: 0.34, lat: 0.27 } as const;
const TILT = (-9 * Math.PI) / 180;
const DAY_MS = 86_400_000;
const SEED = 4_071;
/** The share of days on which a satellite passes over a cell. */
const PASSES: Readonly<Record<SceneType, number>> = {
  PSScene: 0.62,
  REOrthoTile: 0.12,
  REScene: 0.12,
  SkySatScene: 0.2,
  SkySatCollect: 0.1,
};
const PIXELS: Readonly<Record<SceneType, number>> = {
  PSScene: 3,
  REOrthoTile: 5,
  REScene: 5,
  SkySatScene: 0.8,
  SkySatCollect: 0.5,
};
const ID = /^(\d{8})_(\d{6})_(\d{1,4})_(\d{1,4})_(\d)$/;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The corners of a scene: a leaning rectangle around the middle of its cell. */
function toFootprint(column: number, row: number, seed: number): Position[] {
  const middle: Position = [
    (column + 0.5) * CELL.lng - 180 + (toChance(column, row, seed + 1) - 0.5) * 0.12,
    (row + 0.5) * CELL.lat - 90 + (toChance(column, row, seed + 2) - 0.5) * 0.1,
  ];
  const corner = (x: number, y: number): Position => {
    const [across, down] = [(x * FOOTPRINT.lng) / 2, (y * FOOTPRINT.lat) / 2];
    return [
      round(middle[0] + across * Math.cos(TILT) - down * Math.sin(TILT), 6),
      round(middle[1] + across * Math.sin(TILT) + down * Math.cos(TILT), 6),
    ];
  };
  const first = corner(-1, -1);
  return [first, corner(1, -1), corner(1, 1), corner(-1, 1), first];
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The scene of a cell on a day, with a name that says all of this; null: no satellite passed. */
function toScene(
  type: SceneType,
  day: number,
  column: number,
  row: number,
  now: number,
): SandboxScene | null {
  const kind = SANDBOX_SCENE_TYPES.indexOf(type);
  const seed = SEED + day * 10 + kind;
  const chance = (use: number) => toChance(column, row, seed + use * 100_000);
  if (chance(1) > PASSES[type]) return null;
  const ring = toFootprint(column, row, seed);
  const [[lng, lat] = [0, 0]] = ring;
  // About half past ten in the morning of the place.
  const local = (10.5 - lng / 15 + chance(2) * 0.6) * 3_600_000;
  const acquired = new Date(day * DAY_MS + ((local + DAY_MS) % DAY_MS));
  if (acquired.getTime() > now) return null;
  const [date = '', time = ''] = acquired.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  const cloud = round(chance(3) ** 2.2, 2);
  const summer = Math.cos(((acquired.getUTCMonth() - 5.5) / 6) * Math.PI);
  return {
    type: 'Feature',
    id: `${date}_${time}_${pad(column, 4)}_${pad(row, 4)}_${kind}`,
    geometry: { type: 'Polygon', coordinates: [ring] },
    assets: ['ortho_visual', 'ortho_analytic_4b_sr', 'ortho_udm2'],
    _permissions: ['assets.ortho_visual:download', 'assets.ortho_analytic_4b_sr:download'],
    properties: {
      item_type: type,
      acquired: acquired.toISOString(),
      published: new Date(acquired.getTime() + 5 * 3_600_000).toISOString(),
      updated: new Date(acquired.getTime() + 6 * 3_600_000).toISOString(),
      cloud_cover: cloud,
      clear_percent: Math.round(100 - cloud * 100),
      clear_confidence_percent: Math.round(99 - chance(4) * 12 - cloud * 30),
      visible_percent: Math.round(100 - cloud * 90),
      pixel_resolution: PIXELS[type],
      gsd: round(PIXELS[type] * (1.1 + chance(5) * 0.3), 1),
      view_angle: round(chance(6) * 12 - 6, 1),
      sun_azimuth: round(130 + chance(7) * 40, 1),
      sun_elevation: round(Math.max(5, 55 + summer * 20 * Math.sign(lat)), 1),
      satellite_id: pad(Math.floor(chance(8) * 5_000), 4),
      instrument: 'PSB.SD',
      provider: 'planetscope',
      quality_category: chance(9) < 0.06 ? 'test' : 'standard',
      publishing_stage: chance(10) < 0.06 ? 'preview' : 'finalized',
      ground_control: true,
    },
  };
}

/** The scene with a name; null if there is none. */
export function findScene(type: string, id: string, now: Date): SandboxScene | null {
  const parts = ID.exec(id);
  const known = SANDBOX_SCENE_TYPES.find((one) => one === type);
  if (parts === null || known === undefined) return null;
  const [, date = '', , column, row] = parts;
  const at = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`);
  if (Number.isNaN(at)) return null;
  const scene = toScene(known, at / DAY_MS, Number(column), Number(row), now.getTime());
  return scene?.id === id ? scene : null;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Scenes around a box in a time, the newest first, one by one. */
export function* listScenes(
  types: readonly string[],
  [west, south, east, north]: readonly [number, number, number, number],
  { from, to }: Range,
  now: Date,
): Generator<SandboxScene> {
  const known = SANDBOX_SCENE_TYPES.filter((type) => types.includes(type));
  const columns = [Math.floor((west + 179.8) / CELL.lng), Math.floor((east + 180.2) / CELL.lng)] as const;
  const rows = [Math.floor((south + 89.8) / CELL.lat), Math.floor((north + 90.2) / CELL.lat)] as const;
  const last = Math.floor(Math.min(to, now.getTime()) / DAY_MS);
  for (let day = last; day >= Math.floor(from / DAY_MS); day -= 1) {
    const ofDay: SandboxScene[] = [];
    for (const type of known)
      for (let column = columns[0]; column <= columns[1]; column += 1)
        for (let row = rows[0]; row <= rows[1]; row += 1) {
          const scene = toScene(type, day, column, row, now.getTime());
          if (scene !== null) ofDay.push(scene);
        }
    yield* ofDay.toSorted((a, b) =>
      String(b.properties['acquired']).localeCompare(String(a.properties['acquired'])),
    );
  }
}

const toMercator = (lat: number) => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;

/** The square of the world around some places. */
export function toSquare(places: readonly (readonly number[])[]): Square {
  const xs = places.map(([lng = 0]) => (lng + 180) / 360);
  const ys = places.map(([, lat = 0]) => toMercator(lat));
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return { west, north, width: Math.max(Math.max(...xs) - west, Math.max(...ys) - north) };
}

/** What a scene shows: the ground in its month, below its clouds. */
export function toSceneTaking({ id, properties }: SandboxScene): Taking {
  const acquired = new Date(String(properties['acquired']));
  return {
    month: acquired.getUTCFullYear() * 12 + acquired.getUTCMonth(),
    cloudCover: Number(properties['cloud_cover']),
    seed: [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7),
  };
}
