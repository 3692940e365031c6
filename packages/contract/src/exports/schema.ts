import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { GEOMETRY_TYPES } from '../features/geometry.ts';

/** What features are exported as. */
export const EXPORT_FORMATS = [
  'geojson',
  'kml',
  'kmz',
  'gpx',
  'csv',
  'shapefile',
  'geopackage',
  'flatgeobuf',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is exported: the list of a project as it is filtered, or its trash. */
export const EXPORT_LISTS = ['features', 'trash'] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** The formats that photographs can travel with. */
export const PHOTO_FORMATS: readonly ExportFormat[] = ['kmz'];

/** Features that are handed out at once, at most; more are made ready in the background. */
export const MAX_DIRECT_EXPORT = 2_000;
/** How long a file that was made ready can be fetched. */
export const EXPORT_HOURS = 24;
/** Exports that one member may have in the making. */
export const MAX_OPEN_EXPORTS = 3;
/** Exports that one member may ask for within `EXPORT_HOURS`. */
export const MAX_EXPORTS = 50;

export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** How many of each kind of geometry. */
const kindCounts = z.partialRecord(z.enum(GEOMETRY_TYPES), z.number().int());

/** What a file holds, and what it could not hold. Counts are of features. */
export const exportManifest = z.object({
  format: z.enum(EXPORT_FORMATS),
  list: z.enum(EXPORT_LISTS),
  project_id: id,
  project_name: z.string(),
  member_display_name: z.string(),
  created_at: timestamp,
  /** The filters of the list, as they were given. */
  filters: z.record(z.string(), z.unknown()),
  written: kindCounts,
  total: z.number().int(),
  /** What the format has no way to say: areas in GPX. */
  left: kindCounts,
  photos: z.number().int(),
  /** Photographs for which the archive had no room. */
  photos_left: z.number().int(),
  /** Columns whose names were too long, with what they are called in the file. */
  renamed: z.record(z.string(), z.string()),
  /** Data fields without a column of their own; they stand in `waypost_data`, where the format has room for that. */
  without_column: z.array(z.string()),
  /** Texts that were cut to what a cell holds. */
  cut_texts: z.number().int(),
  /** Features that got an altitude of 0 m, since all of a file have one or none. */
  zero_altitudes: z.number().int(),
});
export type ExportManifest = z.infer<typeof exportManifest>;

/** An export in the background. */
export const exportJob = z.object({
  uuid: z.string(),
  project_id: id,
  list: z.enum(EXPORT_LISTS),
  format: z.enum(EXPORT_FORMATS),
  with_photos: z.boolean(),
  status: z.enum(EXPORT_STATUSES),
  total: z.number().int(),
  written: z.number().int(),
  file_name: z.string(),
  byte_size: z.number().int().nullable(),
  created_at: timestamp,
  /** Until when the file can be fetched; null before it is there. */
  expires_at: timestamp.nullable(),
  /** Where it is fetched. Whoever has the address has the file, as long as the maker may read the project. */
  url: z.string().nullable(),
  manifest: exportManifest.nullable(),
});
export type ExportJob = z.infer<typeof exportJob>;

/** What an export of a filter would hold. */
export const exportPreview = z.object({
  total: z.number().int(),
  by_type: kindCounts,
  photos: z.number().int(),
});
export type ExportPreview = z.infer<typeof exportPreview>;
