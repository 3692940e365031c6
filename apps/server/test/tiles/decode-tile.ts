import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';

export interface DecodedFeature {
  readonly layer: 'features' | 'clusters';
  /** 1 point, 2 line, 3 area. */
  readonly type: number;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** The first vertex in tile units, 4096 per tile; outside 0 to 4096 in the margin shared with adjacent tiles. */
  readonly at: readonly [number, number];
}

export const EXTENT = 4096;

/** Decodes a tile with the library that maps use. */
export function decodeTile(bytes: Uint8Array): DecodedFeature[] {
  const tile = new VectorTile(new Pbf(bytes));
  return Object.values(tile.layers).flatMap((layer) =>
    Array.from({ length: layer.length }, (_, index) => {
      const feature = layer.feature(index);
      const first = feature.loadGeometry()[0]?.[0];
      return {
        layer: layer.name as DecodedFeature['layer'],
        type: feature.type,
        properties: feature.properties,
        at: [first?.x ?? Number.NaN, first?.y ?? Number.NaN] as const,
      };
    }),
  );
}

/** The number of point features in a tile, without its margin. */
export function countPoints(features: readonly DecodedFeature[], isLastRow: boolean): number {
  return features
    .filter(
      ({ type, at: [x, y] }) =>
        type === 1 && x >= 0 && x < EXTENT && y >= 0 && (y < EXTENT || (isLastRow && y === EXTENT)),
    )
    .reduce((sum, { properties }) => sum + Number(properties.point_count ?? 1), 0);
}

/** The tile that contains a position. */
export function toTile(z: number, lng: number, lat: number): [x: number, y: number] {
  const size = 2 ** z;
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
  const clamp = (value: number) => Math.min(Math.max(Math.floor(value * size), 0), size - 1);
  return [clamp(lng / 360 + 0.5), clamp(y)];
}

/** The tiles of a zoom that contain any of the positions, with their neighbours. */
export function listTilesAround(
  z: number,
  places: readonly (readonly [number, number])[],
  margin: 0 | 1,
): [x: number, y: number][] {
  const size = 2 ** z;
  const keys = new Set<string>();
  for (const [lng, lat] of places) {
    const [x, y] = toTile(z, lng, lat);
    for (let dx = -margin; dx <= margin; dx += 1) {
      for (let dy = -margin; dy <= margin; dy += 1) {
        if (y + dy >= 0 && y + dy < size) keys.add(`${(x + dx + size) % size} ${y + dy}`);
      }
    }
  }
  return [...keys].map((key) => key.split(' ').map(Number) as [number, number]);
}

/** Positions in groups of every width and single ones, identical on every run. */
export function makePlaces(groups: number, each: number): [number, number][] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: groups }, (_, group) => {
    const [lng, lat] = [random() * 340 - 170, random() * 150 - 75];
    const width = 10 ** -(group % 7);
    return Array.from({ length: each }, (): [number, number] => [
      lng + (random() - 0.5) * width * 10,
      lat + (random() - 0.5) * width * 5,
    ]);
  }).flat();
}
