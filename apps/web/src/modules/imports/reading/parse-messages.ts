import type { Decoded } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import type { ImportItem } from '../items/import-item.ts';
import type { MapText } from '../on-map/map-text.ts';
import type { PackedGeometry } from './packed-geometry.ts';

/** What the worker is sent: the file by name, not its bytes. */
export interface ParseRequest {
  readonly id: string;
  readonly kind: 'read';
  readonly file: File;
}

/** The page has taken what it was sent; only then comes more, so that the two do not contend for the machine. */
export interface ParseTaken {
  readonly id: string;
  readonly kind: 'taken';
}

/** The colour of a feature by its place in its file: its style stands after it. */
export type Recolored = readonly [index: number, color: string | null];

/** What comes of a file once all of it is read. */
export interface ParseAnswer {
  /** Without its features, which came before. */
  readonly decoded: Decoded;
  readonly recolored: readonly Recolored[];
  /** What the map draws of it, in the colours from before it was recoloured. */
  readonly mapText: MapText;
  /** SHA-256 of the bytes, in hex; null on pages without TLS, where browsers make none. */
  readonly digest: string | null;
}

/** A temporary feature on its way from the worker, without what the page knows of its file. */
export type SentItem = Omit<ImportItem, 'geometry' | 'fileId' | 'fileName'> & {
  readonly geometry: ImportItem['geometry'] | PackedGeometry;
};

/** Temporary features, with the box around those of them that can be drawn. */
export interface ItemBatch<T> {
  readonly items: readonly T[];
  readonly box: Bbox | null;
}

/** What it says: features in their order, how far it is now and then, and in the end how it ended. */
export type ParseMessage =
  /** How much of its bytes are read, 0 to 1. */
  | { readonly id: string; readonly kind: 'progress'; readonly part: number }
  | { readonly id: string; readonly kind: 'items'; readonly batch: ItemBatch<SentItem> }
  | { readonly id: string; readonly kind: 'read'; readonly answer: ParseAnswer }
  /** The file could not be read at all. */
  | { readonly id: string; readonly kind: 'unreadable'; readonly reason: string };
