import type { Changes, Classes, TileFilter } from '@waypost/tile-engine';

/** A source of tiles: synchronous from memory, asynchronous from a database. */
export interface TileSource {
  /** Whether a tile is so expensive that its plain bytes are cached too, for requests in another encoding. */
  readonly isDear: boolean;
  /** The tile as a Mapbox vector tile, or null if empty. */
  tile(z: number, x: number, y: number): Buffer | null | Promise<Buffer | null>;
}

/** An immutable generation of tiles. */
export interface TileIndex extends TileSource {
  readonly count: number;
  /** `[west, south, east, north]`, or null without features. */
  readonly bbox: readonly [number, number, number, number] | null;
  tile(z: number, x: number, y: number): Buffer | null;
  /** Tiles of the features that match a filter. */
  select(filter: TileFilter): TileIndex;
  /** The same tiles in the colours of classes. */
  paint(classes: Classes): TileIndex;
}

/** Tiles of features that change. */
export interface LiveTileIndex {
  readonly count: number;
  /** The memory used, in bytes. */
  readonly bytes: number;
  /** An immutable snapshot of the tiles. @param nowMs the time relative to which the age of features is computed. */
  at(nowMs: number): TileIndex;
  /** Applies changes by code, with null for a deleted feature. Calls must not overlap. */
  apply(changes: Changes): Promise<void>;
}

/** The features need more memory than allowed. */
export interface TooLarge {
  readonly isTooLarge: true;
  /** A lower bound of the average memory per feature. */
  readonly bytesEach: number;
}

/**
 * Some features as the database returns them; they are parsed by the thread that builds, not by the one that serves.
 */
export interface FeaturePiece {
  /** A JSON array of `TileFeature`. */
  readonly json: string;
  readonly count: number;
  /** The total number of positions; one per point. */
  readonly positions: number;
}

/** Builds generations of tiles. An interface, so that the engine can be replaced. */
export interface TileEngine {
  /** The most indexes that can be joined. */
  readonly mostJoined: number;
  /** Tiles of the features of several indexes of this engine, of which none has a feature of another. */
  join(indexes: readonly TileIndex[]): TileIndex;
  /** The average memory per feature if all are points, in bytes. */
  readonly bytesEach: number;
  /**
   * Loads features in pieces, mostly on another thread. Stops reading when they need too much memory.
   * @param count the number of features. @param most the memory limit in bytes.
   */
  load(pieces: AsyncIterable<FeaturePiece>, count: number, most: number): Promise<LiveTileIndex | TooLarge>;
}
