import type { Geometry, Position } from 'geojson';

/** What a thing of the town is; each schema of tiles says it in its own words. */
export type TownKind =
  | 'ground'
  | 'sea'
  | 'river'
  | 'pond'
  | 'park'
  | 'wood'
  | 'homes'
  | 'works'
  | 'motorway'
  | 'primary'
  | 'secondary'
  | 'street'
  | 'service'
  | 'path'
  | 'rail'
  | 'building'
  | 'border'
  | 'city'
  | 'quarter'
  | 'peak';

/** A thing of the town. */
export interface TownThing {
  readonly kind: TownKind;
  readonly geometry: Geometry;
  readonly name?: string;
  readonly nameEs?: string;
  readonly heightM?: number;
  readonly isBridge?: boolean;
}

/** Half the side of the town, degrees. */
export const TOWN_REACH = 0.02;

/** Numbers from 0 to 1, the same in every run. */
function createDice(): () => number {
  let state = 20_240_601;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const STREET_NAMES = [
  'Anchor',
  'Bell',
  'Cooper',
  'Dove',
  'Elm',
  'Ferry',
  'Garden',
  'Heron',
  'Ivy',
  'Juniper',
  'Kestrel',
  'Linden',
];

/** The names of the invented town. */
const TOWN_NAMES = { en: 'Little Harbour', es: 'Puertecito', park: 'Heron Park' } as const;

/**
 * An invented town around a centre: a grid of streets west of a river, with houses, a park, a wood, a railway, a motorway
 * that crosses the river, and the sea in the south.
 */
export function createTown([lng, lat]: readonly [number, number]): TownThing[] {
  // In hundredths of the reach, from -100 to 100; north is up.
  const at = (x: number, y: number): Position => [lng + (x / 100) * TOWN_REACH, lat + (y / 100) * TOWN_REACH];
  const line = (...points: [number, number][]): Geometry => ({
    type: 'LineString',
    coordinates: points.map(([x, y]) => at(x, y)),
  });
  const area = (...points: [number, number][]): Geometry => ({
    type: 'Polygon',
    coordinates: [[...points, points[0] ?? [0, 0]].map(([x, y]) => at(x, y))],
  });
  const box = (west: number, south: number, east: number, north: number): Geometry =>
    area([west, south], [east, south], [east, north], [west, north]);
  const spot = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: at(x, y) });
  const coast: [number, number][] = [
    [-100, -72],
    [-60, -78],
    [-20, -70],
    [10, -80],
    [28, -74],
    [60, -82],
    [100, -70],
  ];
  const river: [number, number][] = [
    [20, 100],
    [26, 60],
    [18, 20],
    [30, -30],
    [24, -76],
  ];
  return [
    { kind: 'ground', geometry: area(...coast, [100, 100], [-100, 100]) },
    { kind: 'sea', geometry: area(...coast, [100, -100], [-100, -100]), name: 'Quiet Bay' },
    { kind: 'river', geometry: line(...river), name: 'River Dart' },
    { kind: 'pond', geometry: area([-50, 52], [-40, 48], [-34, 54], [-42, 60]), name: 'Swan Pond' },
    { kind: 'park', geometry: box(-64, 36, -24, 72), name: TOWN_NAMES.park, nameEs: 'Parque de las Garzas' },
    { kind: 'wood', geometry: area([40, 20], [96, 10], [98, 90], [56, 96]), name: 'Far Wood' },
    { kind: 'homes', geometry: box(-90, -60, 14, 34) },
    { kind: 'works', geometry: box(36, -66, 90, -20) },
    { kind: 'motorway', geometry: line([-100, 82], [0, 80], [100, 84]), name: 'M 7' },
    { kind: 'primary', geometry: line([-100, 0], [14, 0]), name: 'Harbour Road', nameEs: 'Calle del Puerto' },
    { kind: 'primary', geometry: line([14, 0], [34, 0]), name: 'Harbour Bridge', isBridge: true },
    { kind: 'primary', geometry: line([34, 0], [100, -6]), name: 'Harbour Road' },
    { kind: 'secondary', geometry: line([-30, -70], [-30, 82]), name: 'Station Road' },
    { kind: 'rail', geometry: line([-100, -40], [-30, -44], [14, -62], [100, -64]) },
    { kind: 'path', geometry: line([-64, 40], [-44, 62], [-24, 70]) },
    { kind: 'path', geometry: line([40, 24], [60, 50], [70, 92]), name: 'Wood Walk' },
    { kind: 'border', geometry: line([-100, 95], [100, 96]) },
    { kind: 'city', geometry: spot(-30, -5), name: TOWN_NAMES.en, nameEs: TOWN_NAMES.es },
    { kind: 'quarter', geometry: spot(-65, -30), name: 'Old Quay', nameEs: 'Muelle Viejo' },
    { kind: 'quarter', geometry: spot(62, -44), name: 'The Works', nameEs: 'Las Fábricas' },
    { kind: 'peak', geometry: spot(74, 60), name: 'Lookout Hill' },
    ...createBlocks({ box, line }),
  ];
}

/** The grid of streets, and the houses between them. */
function createBlocks({
  box,
  line,
}: {
  readonly box: (west: number, south: number, east: number, north: number) => Geometry;
  readonly line: (...points: [number, number][]) => Geometry;
}): TownThing[] {
  const roll = createDice();
  const things: TownThing[] = [];
  for (let row = 0; row < 9; row += 1) {
    const south = -58 + row * 10;
    const name = `${STREET_NAMES[row] ?? 'Mill'} Street`;
    if (row !== 6) things.push({ kind: 'street', geometry: line([-90, south], [14, south]), name });
  }
  for (let column = 0; column < 10; column += 1) {
    const west = -90 + column * 11;
    const name = `${STREET_NAMES[(column + 5) % STREET_NAMES.length]} Lane`;
    things.push({
      kind: column % 3 === 0 ? 'service' : 'street',
      geometry: line([west, -58], [west, 22]),
      name,
    });
    for (let row = 0; row < 8; row += 1) {
      for (let house = 0; house < 4; house += 1) {
        if (roll() < 0.12) continue;
        const left = west + 1.2 + house * 2.4;
        const bottom = -56.6 + row * 10 + roll() * 1.2;
        const geometry = box(left, bottom, left + 1.4 + roll() * 0.6, bottom + 3 + roll() * 3);
        things.push({ kind: 'building', geometry, heightM: 6 + Math.round(roll() * 22) });
      }
    }
  }
  return things;
}
