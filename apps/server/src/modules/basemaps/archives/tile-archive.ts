import type { StreetSchema } from '@waypost/contract';

/** Bytes of a tile as the archive holds them. */
export interface ArchivedTile {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | 'br' | 'identity';
}

/** What the tiles of an archive are. */
export type TileContent =
  | { readonly kind: 'streets'; readonly schema: StreetSchema }
  | { readonly kind: 'heights'; readonly encoding: 'terrarium' | 'mapbox'; readonly tileSizePx: number };

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

/** A file that cannot be used as a base map; the message says why, in words for whoever put it there. */
export class UnfitArchiveError extends Error {}
