import type { DataField, FeatureGeometry } from '../formats/outcome/decoded.ts';
import type { StoredGeometry } from '../meridian/split-at-meridian.ts';

/** A tag of an exported feature; a measure may have a value. */
export interface ExportedTag {
  readonly name: string;
  readonly value: number | null;
  readonly units: string | null;
}

/** Properties of an exported feature. Times are ISO 8601 in UTC, except `created_origin`: milliseconds since 1970. */
export interface ExportedProperties {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly created_origin: number;
  readonly data: readonly DataField[];
  readonly tags: readonly ExportedTag[];
  readonly shared: boolean;
  readonly is_static: boolean;
  readonly project_name: string;
  readonly template_name: string | null;
  readonly member_display_name: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The URL of its page. */
  readonly url: string;
  /** The addresses of its photographs, where an export names them. */
  readonly photos?: readonly string[];
  /** For a feature in the trash: since when, and by whom. */
  readonly deleted?: { readonly at: string; readonly by: string | null };
}

/** A file of a feature, stored beside the document in an archive. */
export interface ExportedFile {
  /** Its path in the archive. */
  readonly path: string;
  readonly open: () => AsyncIterable<Uint8Array>;
  /** The original, if that is a picture which most programs do not show; it is stored too. */
  readonly original?: Pick<ExportedFile, 'path' | 'open'>;
}

/** A feature to export, in EPSG:4326. */
export interface ExportedFeature {
  readonly geometry: StoredGeometry;
  readonly properties: ExportedProperties;
  readonly files?: readonly ExportedFile[];
}

/** A key of the data fields and the type of all its values: 0 text, 1 number, 2 boolean. */
export interface DataColumn {
  readonly key: string;
  readonly type: 0 | 1 | 2;
}

/** Options of an encoder. */
export interface EncodeOptions {
  /** Name of the document or layer. */
  readonly name: string;
  /** The data fields with a column of their own, in formats with columns. */
  readonly columns: readonly DataColumn[];
  /** Whether any of the features has altitudes. */
  readonly hasAltitude: boolean;
  /** Whether the features are in the trash: tables get two more columns. */
  readonly isTrash?: boolean;
  /** Whether the features have `photos`: tables get a column for them. */
  readonly hasPhotos?: boolean;
  readonly notes: ExportNotes;
}

/** Counts and losses of an export, for the manifest. */
export interface ExportNotes {
  /** Features written, by kind of geometry. */
  readonly written: Map<FeatureGeometry['type'], number>;
  /** Features that the format cannot store. */
  readonly left: Map<FeatureGeometry['type'], number>;
  /** Shortened column names, by their original name. */
  readonly renamed: Map<string, string>;
  /** Data fields without a column. */
  readonly withoutColumn: Set<string>;
  /** Truncated texts, and the columns that they are in. */
  cutTexts: number;
  readonly cutColumns: Set<string>;
  /** Data fields whose numbers are written as text. */
  readonly numbersAsText: Set<string>;
  /** Features whose data as JSON did not fit. */
  omittedData: number;
  /** Features without altitudes that got 0 m, since a file has altitudes for all or none. */
  zeroAltitudes: number;
}

/** Creates empty notes. */
export function createExportNotes(): ExportNotes {
  return {
    written: new Map(),
    left: new Map(),
    renamed: new Map(),
    withoutColumn: new Set(),
    cutTexts: 0,
    cutColumns: new Set(),
    numbersAsText: new Set(),
    omittedData: 0,
    zeroAltitudes: 0,
  };
}

/** Counts a feature of a kind. */
export function countKind(
  counts: Map<FeatureGeometry['type'], number>,
  { geometry }: Pick<ExportedFeature, 'geometry'>,
): void {
  // A line across the 180th meridian is one line, although it has parts.
  const type = geometry.type === 'MultiLineString' ? 'LineString' : geometry.type;
  counts.set(type, (counts.get(type) ?? 0) + 1);
}
