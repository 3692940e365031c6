import type { Decoded } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import type { ImportItem } from '../items/import-item.ts';
import type { MapText } from '../on-map/map-text.ts';
import type { PackedGeometry } from './packed-geometry.ts';

/** A request to the worker: the `File`, not its bytes. */
export interface ParseRequest {
  readonly id: string;
  readonly kind: 'read';
  readonly file: File;
  /** Reads latitudes as longitudes and the other way round. */
  readonly swapsAxes: boolean;
}

/** The page has taken the last batch; the next follows only then, so that both threads do not compete for the CPU. */
export interface ParseTaken {
  readonly id: string;
  readonly kind: 'taken';
}

/** The colour of a feature by its position in the file, whose style stands after it. */
export type Recolored = readonly [index: number, color: string | null];

/** The result of a file once all of it is read. */
export interface ParseAnswer {
  /** Without its features, which were sent before. */
  readonly decoded: Decoded;
  readonly recolored: readonly Recolored[];
  /** What the map draws of it, in the colours before recolouring. */
  readonly mapText: MapText;
  /** SHA-256 of the bytes, in hex; null if the browser cannot compute it. */
  readonly digest: string | null;
}

/** A temporary feature as sent by the worker, without what the page knows about its file. */
export type SentItem = Omit<ImportItem, 'geometry' | 'fileId' | 'fileName'> & {
  readonly geometry: ImportItem['geometry'] | PackedGeometry;
};

/** Temporary features, with the box around those that can be drawn. */
export interface ItemBatch<T> {
  readonly items: readonly T[];
  readonly box: Bbox | null;
}

/** Messages of the worker: features in order, progress now and then, and finally the result. */
export type ParseMessage =
  /** The share of its bytes read, 0 to 1. */
  | { readonly id: string; readonly kind: 'progress'; readonly part: number }
  | { readonly id: string; readonly kind: 'items'; readonly batch: ItemBatch<SentItem> }
  | { readonly id: string; readonly kind: 'read'; readonly answer: ParseAnswer }
  /** The file could not be read at all. */
  | { readonly id: string; readonly kind: 'unreadable'; readonly reason: string };
