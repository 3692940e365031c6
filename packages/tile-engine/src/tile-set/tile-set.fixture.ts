import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import type { TileFeature, TileGeometry } from '../generation/tile-feature.ts';

/** One feature of a tile, decoded with the library that maps use. */
export interface ReadFeature {
  readonly layer: string;
  readonly type: number;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  readonly rings: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

export function readTile(bytes: Uint8Array | null): ReadFeature[] {
  if (bytes === null) return [];
  // The next tile overwrites the bytes.
  const { layers } = new VectorTile(new Pbf(bytes.slice()));
  return Object.values(layers).flatMap((layer) =>
    Array.from({ length: layer.length }, (_, index) => {
      const feature = layer.feature(index);
      return {
        layer: layer.name,
        type: feature.type,
        properties: feature.properties,
        rings: feature.loadGeometry(),
      };
    }),
  );
}

export const NOW_MS = Date.UTC(2026, 0, 15);
export const DAY_MS = 86_400_000;

export function makeFeature(
  code: string,
  geometry: TileGeometry,
  more: Partial<TileFeature> = {},
): TileFeature {
  return {
    code,
    name: `Feature ${code}`,
    color: '#0059ff',
    shared: false,
    created_origin_ms: NOW_MS - DAY_MS,
    picture: null,
    geometry,
    ...more,
  };
}

export const pointAt = (lng: number, lat: number): TileGeometry => ({
  type: 'Point',
  coordinates: [lng, lat],
});
