import type { ExportFormat } from '@waypost/contract';
import { createExportNotes, type ExportNotes, encodeFile } from '@waypost/geo';
import { countKinds, type ExportScope, listDataKeys } from '../../features/index.ts';
import { type FeatureQuery, type FeatureSource, type PhotoCounts, readFeatures } from '../read-features.ts';
import { encodeGeopackage } from './geopackage.ts';

/** The maximum number of data fields with a column of their own; most readers support 255 columns. */
const MAX_COLUMNS = 230;

/** How many of the others a manifest names. */
const MORE_COLUMNS = 1_000;
/** The formats with a column for each data field. */
const TABLES: ReadonlySet<ExportFormat> = new Set(['csv', 'shapefile', 'geopackage', 'flatgeobuf']);

/** GPX has all points before all lines, and no areas. */
const GROUPS = [['Point', 'LineString', 'Polygon', 'MultiPolygon']] as const;
const GPX_GROUPS = [['Point'], ['LineString']] as const;

export interface EncodeRequest extends Pick<FeatureQuery, 'photos' | 'onPage'> {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  /** The name of the document. */
  readonly name: string;
  readonly maxColumns?: number;
}

/** The bytes of a file, which is written while it is read, and what it contains after the last of them. */
export interface EncodedScope {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly notes: ExportNotes;
  readonly photos: PhotoCounts;
}

/** Starts writing the features of a scope into a file. */
export async function encodeScope(source: FeatureSource, request: EncodeRequest): Promise<EncodedScope> {
  const { scope, format, name, maxColumns = MAX_COLUMNS, onPage } = request;
  const db = source.database.read;
  const [kinds, found] = await Promise.all([
    countKinds(db, scope),
    listDataKeys(db, scope, maxColumns + MORE_COLUMNS),
  ]);
  const keys = found.slice(0, maxColumns);
  const notes = createExportNotes();
  if (TABLES.has(format)) for (const { key } of found.slice(maxColumns)) notes.withoutColumn.add(key);
  if (format === 'gpx') {
    for (const { type, count } of kinds) if (type.endsWith('Polygon')) notes.left.set(type, count);
  }
  const photos: PhotoCounts = { taken: 0, left: 0, bytes: 0 };
  const groups = format === 'gpx' ? GPX_GROUPS : GROUPS;
  const features = readFeatures(source, { scope, groups, photos: request.photos, onPage }, photos);
  const options = {
    name,
    columns: keys.map(({ key, is_number }) => ({ key, type: is_number ? (1 as const) : (0 as const) })),
    isTrash: scope.list === 'trash',
    hasPhotos: request.photos === 'addresses',
    hasAltitude: kinds.some(({ has_altitude }) => has_altitude),
    notes,
  };
  const chunks =
    format === 'geopackage' ? encodeGeopackage(features, options) : encodeFile(format, features, options);
  return { chunks, notes, photos };
}
