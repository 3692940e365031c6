import { type GeometryType, PICTURE_MEDIA_TYPES } from '@waypost/contract';
import type { DataField, ExportedFeature, ExportedFile } from '@waypost/geo';
import type { Database, Reader } from '../../platform/db/database.ts';
import type { PictureDrawer } from '../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  type ExportScope,
  type FeatureExportRow,
  listForExport,
  listSelectedForExport,
  listSelectedPlaces,
  type ProjectScope,
  type Selected,
} from '../features/index.ts';
import { listPictures, type StoredPicture, toResourceUrl } from '../resources/index.ts';
import { drawPhotograph, MAX_DRAWN_BYTES } from './files/draw-photograph.ts';

/** Features per query. */
const PAGE = 500;
/** Rows of a layer have no files with them. */
const LAYER_PAGE = 2_000;
/** The codes of a layer are collected in larger pieces: finding them may cost a scan each time. */
const CODES = 20_000;
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
  /** Whether photographs are included, or only their addresses. */
  readonly photos: 'files' | 'addresses' | 'none';
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
const NO_FILES: ReadonlyMap<string, ExportedFile[]> = new Map();
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

const toIso = (ms: number) => new Date(ms).toISOString();

function toExported(
  row: FeatureExportRow,
  publicUrl: string,
  files: readonly ExportedFile[],
  photos: readonly string[] | undefined,
): ExportedFeature {
  const { geometry, created_origin, created_at, updated_at, data, organization_id, project_id } = row;
  const { deleted_at, deleted_by } = row;
  return {
    geometry,
    properties: {
      ...row,
      data: data.map(({ key, value, type }) => ({ key, value, type: toType(type) })),
      created_origin,
      created_at: toIso(created_at),
      updated_at: toIso(updated_at),
      url: `${publicUrl}/organizations/${organization_id}/projects/${project_id}/features/${row.code}`,
      ...(photos === undefined ? {} : { photos }),
      ...(deleted_at === null ? {} : { deleted: { at: toIso(deleted_at), by: deleted_by } }),
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

/** The addresses of the photographs of some features. */
async function listAddresses(
  { database, publicUrl }: FeatureSource,
  rows: readonly FeatureExportRow[],
): Promise<Map<string, string[]>> {
  const codes = rows.filter(({ has_resources }) => has_resources).map(({ code }) => code);
  const pictures = codes.length === 0 ? [] : await listPictures(database.read, codes, PICTURE_MEDIA_TYPES);
  const byFeature = Map.groupBy(pictures, ({ feature_code }) => feature_code);
  return new Map(
    [...byFeature].map(([code, all]) => [code, all.map(({ uuid }) => publicUrl + toResourceUrl(code, uuid))]),
  );
}

type PageQuery = Pick<FeatureQuery, 'onPage'> & { readonly types: readonly GeometryType[] };

async function* listProjectPages(
  db: Reader,
  scope: ProjectScope,
  { types, onPage }: PageQuery,
): AsyncGenerator<FeatureExportRow[]> {
  let after: FeatureExportRow | null = null;
  let read = 0;
  do {
    await onPage(read);
    const rows: FeatureExportRow[] = await listForExport(db, scope, { types, after, limit: PAGE });
    yield rows;
    read += rows.length;
    after = rows.length < PAGE ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}

async function* listSelectedPages(
  db: Reader,
  selected: Selected,
  { types, onPage }: PageQuery,
): AsyncGenerator<FeatureExportRow[]> {
  let after: Awaited<ReturnType<typeof listSelectedPlaces>>[number] | null = null;
  let read = 0;
  do {
    await onPage(read);
    const places = await listSelectedPlaces(db, selected, { types, after, limit: CODES });
    for (let from = 0; from < places.length; from += LAYER_PAGE) {
      if (from > 0) await onPage(read);
      const codes = places.slice(from, from + LAYER_PAGE).map(({ code }) => code);
      const rows = await listSelectedForExport(db, selected, codes);
      yield rows;
      read += rows.length;
    }
    after = places.length < CODES ? null : (places.at(-1) ?? null);
  } while (after !== null);
}

/** Reads the next page while one is written. */
async function* ahead<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  const read = () => {
    const page = pages.next();
    // Reported once it is waited for.
    page.catch(() => {});
    return page;
  };
  try {
    let next = read();
    for (;;) {
      const page = await next;
      if (page.done === true) return;
      next = read();
      yield page.value;
    }
  } finally {
    await pages.return(undefined);
  }
}

/** The features of a scope in the order of its list. Two pages at most are in memory. */
export async function* readFeatures(
  source: FeatureSource,
  { scope, groups, photos, onPage }: FeatureQuery,
  counts: PhotoCounts,
): AsyncGenerator<ExportedFeature> {
  const db = source.database.read;
  let before = 0;
  for (const types of groups) {
    const earlier = before;
    const query = { types, onPage: (read: number) => onPage(earlier + read) };
    const pages =
      scope.list === 'layer'
        ? listSelectedPages(db, scope.selected, query)
        : listProjectPages(db, scope, query);
    for await (const rows of ahead(pages)) {
      const files = photos === 'files' ? await takePhotos(source, rows, counts) : NO_FILES;
      const addresses = photos === 'addresses' ? await listAddresses(source, rows) : null;
      for (const row of rows) {
        const own = addresses === null ? undefined : (addresses.get(row.code) ?? []);
        yield toExported(row, source.publicUrl, files.get(row.code) ?? [], own);
      }
      before += rows.length;
    }
  }
}
