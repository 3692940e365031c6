import type { DataField, FeatureGeometry } from '../formats/outcome/decoded.ts';

/** What an exported feature says. Times are ISO 8601 in UTC, but for `created_origin`: milliseconds since 1970. */
export interface ExportedProperties {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly created_origin: number;
  readonly data: readonly DataField[];
  readonly shared: boolean;
  readonly is_static: boolean;
  readonly project_name: string;
  readonly template_name: string | null;
  readonly member_display_name: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The address of its page. */
  readonly url: string;
  /** Of one that lies in the trash: since when, and by whom. */
  readonly deleted?: { readonly at: string; readonly by: string | null };
}

/** A file of a feature that travels in an archive beside it. */
export interface ExportedFile {
  /** Its path in the archive. */
  readonly path: string;
  readonly open: () => AsyncIterable<Uint8Array>;
  /** What it was drawn of, where that is a picture which most programs do not show; it travels along. */
  readonly original?: Pick<ExportedFile, 'path' | 'open'>;
}

/** A feature on its way into a file; EPSG:4326. */
export interface ExportedFeature {
  readonly geometry: FeatureGeometry;
  readonly properties: ExportedProperties;
  readonly files?: readonly ExportedFile[];
}

/** A key of the data fields, and what all its values are: 0 text, 1 numbers, 2 true or false. */
export interface DataColumn {
  readonly key: string;
  readonly type: 0 | 1 | 2;
}

/** What an encoder is told beside the features. */
export interface EncodeOptions {
  /** What the document or the layer is called. */
  readonly name: string;
  /** The data fields that get a column of their own, where the format has columns. */
  readonly columns: readonly DataColumn[];
  /** Whether any of the features has altitudes. */
  readonly hasAltitude: boolean;
  /** Whether the features lie in the trash: tables get two more columns. */
  readonly isTrash?: boolean;
  readonly notes: ExportNotes;
}

/** What became of the features on their way, for the manifest. */
export interface ExportNotes {
  /** Features written, by kind of geometry. */
  readonly written: Map<FeatureGeometry['type'], number>;
  /** Features that the format cannot hold. */
  readonly left: Map<FeatureGeometry['type'], number>;
  /** Names of columns that had to be made shorter, with what became of them. */
  readonly renamed: Map<string, string>;
  /** Data fields for which there was no column. */
  readonly withoutColumn: Set<string>;
  /** Texts that were cut to what a cell holds. */
  cutTexts: number;
  /** Features without altitudes that got 0 m, since all of a file have one or none. */
  zeroAltitudes: number;
}

/** Notes with nothing on them. */
export function createExportNotes(): ExportNotes {
  return {
    written: new Map(),
    left: new Map(),
    renamed: new Map(),
    withoutColumn: new Set(),
    cutTexts: 0,
    zeroAltitudes: 0,
  };
}

/** Counts a feature of a kind. */
export function countKind(
  counts: Map<FeatureGeometry['type'], number>,
  { geometry: { type } }: ExportedFeature,
): void {
  counts.set(type, (counts.get(type) ?? 0) + 1);
}
