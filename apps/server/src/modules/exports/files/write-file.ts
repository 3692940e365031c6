import type { ExportFormat, ExportManifest } from '@waypost/contract';
import { createExportNotes, type ExportNotes, encodeFile } from '@waypost/geo';
import { countKinds, type ExportScope, listDataKeys } from '../../features/index.ts';
import { type FeatureSource, type PhotoCounts, readFeatures } from '../read-features.ts';
import { findNames } from '../store.ts';
import { encodeGeopackage } from './geopackage.ts';

/** The maximum number of data fields with a column of their own; most readers support 255 columns. */
const MAX_COLUMNS = 230;

/** GPX has all points before all lines, and no areas. */
const GROUPS = [['Point', 'LineString', 'Polygon', 'MultiPolygon']] as const;
const GPX_GROUPS = [['Point'], ['LineString']] as const;

export interface FileRequest {
  readonly scope: ExportScope;
  readonly memberId: number;
  readonly format: ExportFormat;
  readonly withPhotos: boolean;
  readonly onPage: (read: number) => Promise<void>;
}

/** A file that is written while it is read. */
export interface FeatureFile {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** A manifest of the contents; call it after the last chunk. */
  toManifest(now: Date): ExportManifest;
}

/** Starts writing the features of a scope into a file. */
export async function writeFile(source: FeatureSource, request: FileRequest): Promise<FeatureFile> {
  const { scope, memberId, format, withPhotos, onPage } = request;
  const db = source.database.read;
  const [kinds, keys, names] = await Promise.all([
    countKinds(db, scope),
    listDataKeys(db, scope, MAX_COLUMNS),
    findNames(db, memberId, scope.projectId),
  ]);
  const notes = createExportNotes();
  if (format === 'gpx') {
    for (const { type, count } of kinds) if (type.endsWith('Polygon')) notes.left.set(type, count);
  }
  const photos: PhotoCounts = { taken: 0, left: 0, bytes: 0 };
  const groups = format === 'gpx' ? GPX_GROUPS : GROUPS;
  const features = readFeatures(source, { scope, groups, withPhotos, onPage }, photos);
  const options = {
    name: names.project,
    columns: keys.map(({ key, is_number }) => ({ key, type: is_number ? (1 as const) : (0 as const) })),
    isTrash: scope.list === 'trash',
    hasAltitude: kinds.some(({ has_altitude }) => has_altitude),
    notes,
  };
  const chunks =
    format === 'geopackage' ? encodeGeopackage(features, options) : encodeFile(format, features, options);
  return { chunks, toManifest: (now) => toManifest(request, names, notes, photos, now) };
}

function toManifest(
  { format, scope }: FileRequest,
  names: { member: string; project: string },
  notes: ExportNotes,
  photos: PhotoCounts,
  now: Date,
): ExportManifest {
  const filters = Object.entries(scope.list === 'features' ? scope.filter : {});
  return {
    format,
    list: scope.list,
    project_id: scope.projectId,
    project_name: names.project,
    member_display_name: names.member,
    created_at: now.toISOString(),
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    written: Object.fromEntries(notes.written),
    total: [...notes.written.values()].reduce((sum, count) => sum + count, 0),
    left: Object.fromEntries(notes.left),
    photos: photos.taken,
    photos_left: photos.left,
    renamed: Object.fromEntries(notes.renamed),
    without_column: [...notes.withoutColumn],
    cut_texts: notes.cutTexts,
    zero_altitudes: notes.zeroAltitudes,
  };
}
