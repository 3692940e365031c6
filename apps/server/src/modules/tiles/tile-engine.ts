import type { Geometry } from '@waypost/contract';

/** One feature as tiles carry it. */
export interface TileFeature {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly kind: 'point' | 'line' | 'area';
  readonly shared: boolean;
  readonly created_origin_ms: number;
  /** Its first photograph, by its uuid. */
  readonly picture: string | null;
  readonly geometry: Geometry;
}

/** A generation of tiles: built once of some features, asked often, never changed. */
export interface TileIndex {
  readonly count: number;
  /** `[west, south, east, north]`, or null where there is nothing. */
  readonly bbox: readonly [number, number, number, number] | null;
  /** The tile as Mapbox vector tile bytes, or null where it would be empty. */
  tile(z: number, x: number, y: number): Buffer | null;
}

/** Makes generations of tiles. The simple engine behind it may be replaced; this face stays. */
export interface TileEngine {
  build(features: readonly TileFeature[], nowMs: number): TileIndex;
}
