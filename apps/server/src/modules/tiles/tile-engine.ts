import type { Changes, TileFeature, TileFilter } from '@waypost/tile-engine';

/** A generation of tiles: asked often, never changed. */
export interface TileIndex {
  readonly count: number;
  /** `[west, south, east, north]`, or null where there is nothing. */
  readonly bbox: readonly [number, number, number, number] | null;
  /** The tile as Mapbox vector tile bytes, or null where it would be empty. */
  tile(z: number, x: number, y: number): Buffer | null;
  /** Tiles of those features alone that pass a filter. */
  select(filter: TileFilter): TileIndex;
}

/** Tiles of features that change. */
export interface LiveTileIndex {
  readonly count: number;
  /** What it takes up in memory. */
  readonly bytes: number;
  /** The tiles as they are now; they stay as they are. @param nowMs the moment from which the age of features is told. */
  at(nowMs: number): TileIndex;
  /** Takes changes in, by code, null for what is gone; calls have to wait for one another. */
  apply(changes: Changes): Promise<void>;
}

/** Makes generations of tiles. What stands behind it may be replaced; this face stays. */
export interface TileEngine {
  build(features: readonly TileFeature[], nowMs: number): TileIndex;
  /** Takes features in, piece by piece; much of it is done beside this thread. */
  load(pieces: AsyncIterable<readonly TileFeature[]>): Promise<LiveTileIndex>;
}
