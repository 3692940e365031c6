import type { Changes, TileFilter } from '@waypost/tile-engine';

/** Where tiles come from: from memory at once, or from a database after a while. */
export interface TileSource {
  /** Whether a tile is so dear that its plain bytes are kept too, for who asks for it packed in another way. */
  readonly isDear: boolean;
  /** The tile as Mapbox vector tile bytes, or null where it would be empty. */
  tile(z: number, x: number, y: number): Buffer | null | Promise<Buffer | null>;
}

/** A generation of tiles: asked often, never changed. */
export interface TileIndex extends TileSource {
  readonly count: number;
  /** `[west, south, east, north]`, or null where there is nothing. */
  readonly bbox: readonly [number, number, number, number] | null;
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

/** Features that would take up more memory than they may. */
export interface TooLarge {
  readonly isTooLarge: true;
  /** What a feature takes up on the average, at least. */
  readonly bytesEach: number;
}

/** Some features as the database tells of them: to read them is the work of the thread that builds, not of the one that serves. */
export interface FeaturePiece {
  /** An array of `TileFeature`. */
  readonly json: string;
  readonly count: number;
  /** Of all their outlines; one of a point. */
  readonly positions: number;
}

/** Makes generations of tiles. What stands behind it may be replaced; this face stays. */
export interface TileEngine {
  /** What a feature takes up on the average where all are points. */
  readonly bytesEach: number;
  /**
   * Takes features in, piece by piece; much of it is done beside this thread. It stops reading when they take up too much.
   * @param count of the features that come. @param most bytes that they may take up.
   */
  load(pieces: AsyncIterable<FeaturePiece>, count: number, most: number): Promise<LiveTileIndex | TooLarge>;
}
