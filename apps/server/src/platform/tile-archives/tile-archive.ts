/** Bytes of a tile as the archive holds them. */
export interface ArchivedTile {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | 'br' | 'deflate' | 'identity';
}

/** Says what an archive holds, in its own words. */
export interface ArchiveHeader {
  readonly mediaType: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Null if the archive does not say. */
  readonly bounds: readonly [number, number, number, number] | null;
  /** As found: name, attribution, vector_layers and whatever its builder wrote. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An open file of tiles. */
export interface TileArchive {
  readonly header: ArchiveHeader;
  /** Null where there is none. */
  readTile(z: number, x: number, y: number): Promise<ArchivedTile | null>;
  close(): Promise<void>;
}

/** What vector tiles are called. */
export const VECTOR_TYPE = 'application/vnd.mapbox-vector-tile';

/** Entries of all directories: of tiles of some kilobytes these are gigabytes. */
export const MAX_ENTRIES = 2_000_000;

/** A file whose tiles cannot be used; the message says why, in words for whoever brought it, and follows “because”. */
export class UnfitArchiveError extends Error {}
