import { type GeometryType, PICTURE_MEDIA_TYPES } from '@waypost/contract';
import type { DataField, ExportedFeature, ExportedFile } from '@waypost/geo';
import type { Database } from '../../platform/db/database.ts';
import type { PictureDrawer } from '../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ExportScope, type FeatureExportRow, listForExport } from '../features/index.ts';
import { listPictures, type StoredPicture } from '../resources/index.ts';
import { drawPhotograph, MAX_DRAWN_BYTES } from './files/draw-photograph.ts';

/** Features per query. */
const PAGE = 500;
/** The maximum total size of photographs in an archive, whose format ends at 4 GB. */
const MAX_PHOTO_BYTES = 3_500_000_000;

/** The sources of features and their photographs. */
export interface FeatureSource {
  readonly database: Database;
  readonly storage: Storage;
  readonly pictures: PictureDrawer;
  readonly publicUrl: string;
}

export interface FeatureQuery {
  readonly scope: ExportScope;
  /** Groups of geometry types, exported one after another. */
  readonly groups: readonly (readonly GeometryType[])[];
  readonly withPhotos: boolean;
  /** Called before each page with the number of features read so far; throwing ends the export. */
  readonly onPage: (read: number) => Promise<void>;
}

/** Photographs included, and those left out for lack of space. */
export interface PhotoCounts {
  taken: number;
  left: number;
  bytes: number;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/avif': 'avif',
};
/** Image types that common programs cannot show. */
const UNSEEN: ReadonlySet<string> = new Set(['image/heic', 'image/avif']);

/** The original photograph, with a rendition in front of it if common programs cannot show the original. */
function toFile({ uuid, media_type, digest }: StoredPicture, source: FeatureSource): ExportedFile {
  const original: ExportedFile = {
    path: `files/${uuid}.${EXTENSIONS[media_type] ?? 'bin'}`,
    async *open() {
      yield* (await source.storage.open(digest)) as AsyncIterable<Uint8Array>;
    },
  };
  if (!UNSEEN.has(media_type)) return original;
  return { path: `files/${uuid}.jpg`, open: () => drawPhotograph(source, digest), original };
}

/** The maximum size of a photograph in an archive, in bytes. */
const countBytes = ({ media_type, byte_size }: StoredPicture) =>
  byte_size + (UNSEEN.has(media_type) ? MAX_DRAWN_BYTES : 0);

/** The type of a template’s field; an unknown type of a newer server becomes text. */
const toType = (type: number): DataField['type'] => ([1, 2, 3, 4] as const).find((one) => one === type) ?? 0;

function toExported(
  row: FeatureExportRow,
  publicUrl: string,
  files: readonly ExportedFile[],
): ExportedFeature {
  const { geometry, created_origin, created_at, updated_at, data, organization_id, project_id } = row;
  const { deleted_at, deleted_by } = row;
  return {
    geometry,
    properties: {
      ...row,
      data: data.map(({ key, value, type }) => ({ key, value, type: toType(type) })),
      created_origin: created_origin.getTime(),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      url: `${publicUrl}/organizations/${organization_id}/projects/${project_id}/features/${row.code}`,
      ...(deleted_at === null ? {} : { deleted: { at: deleted_at.toISOString(), by: deleted_by } }),
    },
    files,
  };
}

/** Includes the photographs of some features as long as there is space. @returns the files by feature. */
async function takePhotos(
  source: FeatureSource,
  rows: readonly FeatureExportRow[],
  counts: PhotoCounts,
): Promise<Map<string, ExportedFile[]>> {
  const files = new Map<string, ExportedFile[]>();
  const codes = rows.filter(({ has_resources }) => has_resources).map(({ code }) => code);
  if (codes.length === 0) return files;
  for (const picture of await listPictures(source.database.read, codes, PICTURE_MEDIA_TYPES)) {
    const bytes = countBytes(picture);
    if (counts.bytes + bytes > MAX_PHOTO_BYTES) {
      counts.left += 1;
      continue;
    }
    counts.bytes += bytes;
    counts.taken += 1;
    const ofFeature = files.get(picture.feature_code) ?? [];
    files.set(picture.feature_code, [...ofFeature, toFile(picture, source)]);
  }
  return files;
}

/** The features of a scope in the order of its list. Only one page at a time is in memory. */
export async function* readFeatures(
  source: FeatureSource,
  { scope, groups, withPhotos, onPage }: FeatureQuery,
  counts: PhotoCounts,
): AsyncGenerator<ExportedFeature> {
  let read = 0;
  for (const types of groups) {
    let after: FeatureExportRow | null = null;
    do {
      await onPage(read);
      const page = { types, after, limit: PAGE };
      const rows: FeatureExportRow[] = await listForExport(source.database.read, scope, page);
      const files = withPhotos ? await takePhotos(source, rows, counts) : new Map<string, ExportedFile[]>();
      for (const row of rows) yield toExported(row, source.publicUrl, files.get(row.code) ?? []);
      read += rows.length;
      after = rows.length < PAGE ? null : (rows.at(-1) ?? null);
    } while (after !== null);
  }
}
