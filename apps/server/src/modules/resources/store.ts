import { API_BASE, PICTURE_MEDIA_TYPES, type PictureSize, type Resource } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import type { StagedFile } from '../../platform/storage/storage.ts';
import { sniffMediaType } from './sniff-media-type.ts';

/** A new feature with its files, whose bytes are stored already, by digest. */
interface WithFiles {
  readonly code: string;
  readonly files: readonly StagedFile[];
}

/** Attaches files to new features, in order. */
export async function attachFiles(tx: Tx, features: readonly WithFiles[]): Promise<void> {
  // Their uuids and timestamps are of the same moment, so they do not define an order.
  const rows = features.flatMap(({ code, files }) =>
    files.map((file, index) => ({ ...toRow(createUuidV7(), code, file), position: index + 1 })),
  );
  if (rows.length > 0) await tx.insertInto('resources').values(rows).execute();
}

/** Attaches a file under the client’s uuid. @returns false when the uuid is in use. */
export async function attachFile(
  tx: Tx,
  featureCode: string,
  uuid: string,
  file: StagedFile,
): Promise<boolean> {
  const result = await tx
    .insertInto('resources')
    .values(toRow(uuid, featureCode, file))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function toRow(uuid: string, featureCode: string, file: StagedFile) {
  return {
    uuid,
    feature_code: featureCode,
    digest: file.digest,
    file_name: file.fileName.slice(0, 255),
    media_type: sniffMediaType(file.head),
    byte_size: file.byteSize,
  };
}

const isPictureType = (mediaType: string) =>
  PICTURE_MEDIA_TYPES.some((pictureType) => pictureType === mediaType);

/** The path of a file of a feature. */
export const toResourceUrl = (featureCode: string, uuid: string) =>
  `${API_BASE}/geo/feature/${featureCode}/resource/${uuid}`;
const toSizeUrl = (url: string, size: PictureSize) => `${url}?size=${size}`;

/** The thumbnail URL of an image of a feature; null without one. */
export function toThumbUrl(featureCode: string, uuid: string | null): string | null {
  return uuid === null ? null : toSizeUrl(toResourceUrl(featureCode, uuid), 'thumbnail');
}

const COLUMNS = ['uuid', 'file_name', 'media_type', 'byte_size', 'created_at'] as const;

function toResource(
  featureCode: string,
  row: { uuid: string; file_name: string; media_type: string; byte_size: number; created_at: Date },
): Resource {
  const url = toResourceUrl(featureCode, row.uuid);
  return {
    uuid: row.uuid,
    file_name: row.file_name,
    media_type: row.media_type,
    byte_size: row.byte_size,
    type: 'fullsize',
    url,
    variants: isPictureType(row.media_type)
      ? {
          thumbnail: toSizeUrl(url, 'thumbnail'),
          small: toSizeUrl(url, 'small'),
          full: toSizeUrl(url, 'full'),
        }
      : null,
    created_at: row.created_at.toISOString(),
  };
}

/** SQL expression for the first image of a feature, of a type that has renditions. */
export function firstPictureOf(featureCode: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select r.uuid from resources r
    where r.feature_code = ${featureCode} and r.media_type = any(${[...PICTURE_MEDIA_TYPES]}::text[])
    order by r.position nulls last, r.created_at, r.uuid limit 1)`;
}

/** Up to two images of a feature, which tells whether it has any and whether one is the last. */
export async function listSomePictures(db: Reader, featureCode: string): Promise<string[]> {
  const result = await sql<{ uuid: string }>`select r.uuid from resources r
    where r.feature_code = ${featureCode} and r.media_type = any(${[...PICTURE_MEDIA_TYPES]}::text[])
    limit 2`.execute(db);
  return result.rows.map(({ uuid }) => uuid);
}

export async function listResources(db: Reader, featureCode: string): Promise<Resource[]> {
  const rows = await db
    .selectFrom('resources')
    .select(COLUMNS)
    .where('feature_code', '=', featureCode)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map((row) => toResource(featureCode, row));
}

/** An image of a feature, with the digest of its bytes. */
export interface StoredPicture {
  readonly feature_code: string;
  readonly uuid: string;
  readonly media_type: string;
  readonly byte_size: number;
  readonly digest: string;
}

/** The files of some features with some media types, in each feature’s order. */
export function listPictures(
  db: Reader,
  featureCodes: readonly string[],
  mediaTypes: readonly string[],
): Promise<StoredPicture[]> {
  return db
    .selectFrom('resources')
    .select(['feature_code', 'uuid', 'media_type', 'byte_size', 'digest'])
    .where(sql<boolean>`feature_code = any(${[...featureCodes]}::uuid[])`)
    .where(sql<boolean>`media_type = any(${[...mediaTypes]}::text[])`)
    .orderBy('feature_code')
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

/** Orders the files of a feature; those left out follow unordered. */
export async function orderFiles(tx: Tx, featureCode: string, uuids: readonly string[]): Promise<void> {
  await sql`
    update resources r set position = array_position(${uuids}::uuid[], r.uuid)
    where r.feature_code = ${featureCode}`.execute(tx);
}

/** A file of a feature by uuid and content, or null. */
export async function findResource(
  db: Reader,
  featureCode: string,
  uuid: string,
  digest: string,
): Promise<Resource | null> {
  const row = await db
    .selectFrom('resources')
    .select(COLUMNS)
    .where('feature_code', '=', featureCode)
    .where('uuid', '=', uuid)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row === undefined ? null : toResource(featureCode, row);
}

export async function findStoredFile(
  db: Reader,
  featureCode: string,
  uuid: string,
): Promise<{ digest: string; file_name: string; byte_size: number } | null> {
  const row = await db
    .selectFrom('resources')
    .select(['digest', 'file_name', 'byte_size'])
    .where('feature_code', '=', featureCode)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}

/** The distinct files of all features of some projects, including removed ones. */
export async function listDigestsOfProjects(db: Reader, projectIds: readonly number[]): Promise<string[]> {
  const result = await sql<{ digest: string }>`
    select named.digest from (
      select feature_code, digest from resources union select feature_code, digest from detached_resources
    ) named
    join features f on f.code = named.feature_code
    where f.project_id = any(${projectIds}::integer[])
    group by 1`.execute(db);
  return result.rows.map((row) => row.digest);
}

/** The digests among these that nothing references. */
export async function listUnusedDigests(db: Reader, digests: readonly string[]): Promise<string[]> {
  const result = await sql<{ digest: string }>`
    select one.digest from unnest(${digests}::text[]) as one (digest)
    where not exists (select 1 from resources r where r.digest = one.digest)
      and not exists (select 1 from detached_resources d where d.digest = one.digest)
      and not exists (select 1 from picture_variants v where v.variant_digest = one.digest)
      and not exists (select 1 from avatars a where a.digest = one.digest)
      and not exists (select 1 from templates t where t.icon_digest = one.digest)
      and not exists (select 1 from exports e where e.digest = one.digest)
      and not exists (select 1 from imagery_orders i where i.digest = one.digest)
      and not exists (select 1 from imagery_variable_results v where v.digest = one.digest)
      and not exists (select 1 from layer_images l where l.digest = one.digest)
      and not exists (select 1 from layer_images l where l.overviews_digest = one.digest)`.execute(db);
  return result.rows.map((row) => row.digest);
}
