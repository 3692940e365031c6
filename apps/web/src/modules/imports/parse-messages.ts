import type { Decoded, DecodedFeature } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import type { GeometryIssue } from './geometry-issues.ts';
import type { PackedGeometry } from './packed-geometry.ts';

/** What the worker is sent: the file by name, not its bytes. */
export interface ParseRequest {
  readonly id: string;
  readonly file: File;
}

/** The colour of a feature by its place in its file: its style stands after it. */
export type Recolored = readonly [index: number, color: string | null];

/** What comes of a file once all of it is read. */
export interface ParseAnswer {
  /** Without its features, which came before. */
  readonly decoded: Decoded;
  readonly recolored: readonly Recolored[];
  /** SHA-256 of the bytes, in hex; null on pages without TLS, where browsers make none. */
  readonly digest: string | null;
}

/** A feature with what only the worker has the time to look for: in an area's outline, and in a geometry of many positions. */
export type ReadFeature = DecodedFeature & {
  readonly isCrossing?: boolean;
  readonly geometryIssues?: readonly GeometryIssue[];
  /** Null: nothing of it can be drawn. */
  readonly box?: Bbox | null;
};

/** The same on its way from the worker. */
export type SentFeature = Omit<ReadFeature, 'geometry'> & {
  readonly geometry: ReadFeature['geometry'] | PackedGeometry;
};

/** What it says: features in their order, and then how it ended. */
export type ParseMessage =
  | { readonly id: string; readonly kind: 'features'; readonly features: readonly SentFeature[] }
  | { readonly id: string; readonly kind: 'read'; readonly answer: ParseAnswer }
  /** The file could not be read at all. */
  | { readonly id: string; readonly kind: 'unreadable'; readonly reason: string };
