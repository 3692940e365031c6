import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { GEOMETRY_TYPES } from '../features/geometry.ts';

/** Export formats. */
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

/** What is exported: the filtered list of a project, or its trash. */
export const EXPORT_LISTS = ['features', 'trash'] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** The formats that can include photographs. */
export const PHOTO_FORMATS: readonly ExportFormat[] = ['kmz'];

/** The most features returned at once; larger exports are created in the background. */
export const MAX_DIRECT_EXPORT = 2_000;
/** The most features of a shapefile written while it is fetched, which is held in memory until it is complete. */
export const MAX_DIRECT_SHAPEFILE = 10_000;
/** How long a finished file can be fetched. */
export const EXPORT_HOURS = 24;
/** Exports that a member may have in progress. */
export const MAX_OPEN_EXPORTS = 3;
/** Exports that a member may request within `EXPORT_HOURS`. */
export const MAX_EXPORTS = 50;

export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Counts per geometry type. */
const kindCounts = z.partialRecord(z.enum(GEOMETRY_TYPES), z.number().int());

/** What a file contains, and what it could not contain. Counts are of features. */
export const exportManifest = z.object({
  format: z.enum(EXPORT_FORMATS),
  list: z.enum(EXPORT_LISTS),
  project_id: id,
  project_name: z.string(),
  member_display_name: z.string(),
  created_at: timestamp,
  /** The filters of the list, as given. */
  filters: z.record(z.string(), z.unknown()),
  written: kindCounts,
  total: z.number().int(),
  /** What the format cannot represent: areas in GPX. */
  left: kindCounts,
  photos: z.number().int(),
  /** Photographs that did not fit into the archive. */
  photos_left: z.number().int(),
  /** Columns whose names were too long, with their names in the file. */
  renamed: z.record(z.string(), z.string()),
  /** Data fields without a column of their own; they are in `waypost_data` where the format has room for it. */
  without_column: z.array(z.string()),
  /** Texts truncated to the size of a cell. */
  cut_texts: z.number().int(),
  /** The columns with truncated texts. */
  cut_columns: z.array(z.string()),
  /** Data fields whose numbers are texts in the file, since its numbers have too few digits. */
  numbers_as_text: z.array(z.string()),
  /** Features without `waypost_data`, which has the types and the order of their data: it did not fit. */
  data_omitted: z.number().int(),
  /** Features that got an altitude of 0 m, since all features of a file have one or none. */
  zero_altitudes: z.number().int(),
  /** Photographs, other files and notes of the listed features that are not in the file. */
  photos_omitted: z.number().int(),
  files_omitted: z.number().int(),
  notes_omitted: z.number().int(),
});
export type ExportManifest = z.infer<typeof exportManifest>;

/** A background export. */
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
  /** Until when the file can be fetched; null until it exists. */
  expires_at: timestamp.nullable(),
  /** Its URL. Whoever has the URL has the file, as long as the creator may read the project. */
  url: z.string().nullable(),
  manifest: exportManifest.nullable(),
});
export type ExportJob = z.infer<typeof exportJob>;

/** What an export with a filter would contain. */
export const exportPreview = z.object({
  total: z.number().int(),
  by_type: kindCounts,
  photos: z.number().int(),
});
export type ExportPreview = z.infer<typeof exportPreview>;
