import type { ImageArchive, ImageFault, ImageLook } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface ImageRow {
  readonly image_id: string;
  readonly organization_id: number;
  /** Null: the layer was deleted. */
  readonly layer_code: string | null;
  readonly member_id: number | null;
  readonly member_display_name: string | null;
  readonly file_name: string;
  readonly byte_size: number;
  readonly epsg: number | null;
  readonly status: number;
  readonly fault: ImageFault | null;
  readonly fault_detail: string | null;
  /** Which kind of archive it is; null: a GeoTIFF, or it was not looked at yet. */
  readonly archive: ImageArchive | null;
  /** Of the file that is kept: of an archive that is shown, PMTiles. */
  readonly digest: string | null;
  readonly overviews_digest: string | null;
  readonly overviews_byte_size: number | null;
  /** By which version of the program they were written. */
  readonly overviews_version: number;
  /** The job that makes it ready, or did. */
  readonly job_id: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** How it is drawn; null: in the usual way. */
  readonly look: ImageLook | null;
  /** A look for which smaller sizes are being written. */
  readonly next_look: ImageLook | null;
  /** Raised with each look that everybody sees. */
  readonly look_version: number;
  /** Whether the last chosen look could not be made. */
  readonly look_failed: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewImageRow = Pick<
  ImageRow,
  'image_id' | 'organization_id' | 'layer_code' | 'member_id' | 'file_name' | 'byte_size' | 'epsg'
>;

export async function insertImage(tx: Tx, row: NewImageRow): Promise<void> {
  await tx.insertInto('layer_images').values(row).execute();
}

/** Counts what a member has begun to upload, and serializes their requests until the transaction ends. */
export async function countOpenImages(tx: Tx, memberId: number, uploading: number): Promise<number> {
  await sql`select 1 from members where member_id = ${memberId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from layer_images
    where member_id = ${memberId} and status = ${uploading} and layer_code is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function selectOne(db: Reader, condition: RawBuilder<unknown>): Promise<ImageRow | null> {
  const { rows } = await sql<ImageRow>`
    select i.image_id, i.organization_id, i.layer_code, i.member_id, m.display_name as member_display_name,
      i.file_name, i.byte_size::double precision as byte_size, i.epsg, i.status, i.fault, i.fault_detail, i.archive, i.digest,
      i.overviews_digest, i.overviews_byte_size::double precision as overviews_byte_size, i.overviews_version, i.job_id, i.width, i.height,
      i.look, i.next_look, i.look_version, i.look_failed, i.created_at, i.updated_at
    from layer_images i left join members m on m.member_id = i.member_id
    where ${condition}`.execute(db);
  return rows[0] ?? null;
}

export const findImage = (db: Reader, imageId: string): Promise<ImageRow | null> =>
  selectOne(db, sql`i.image_id = ${imageId}`);

export const findImageOfLayer = (
  db: Reader,
  organizationId: number,
  layerCode: string,
): Promise<ImageRow | null> =>
  selectOne(db, sql`i.layer_code = ${layerCode} and i.organization_id = ${organizationId}`);

/** From which zoom on a picture is seen that is not ready; null: from none. */
export async function findNearZoom(db: Reader, layerCode: string): Promise<number | null> {
  const { rows } = await sql<{ near_zoom: number | null }>`
    select (layer->>'near_zoom')::integer as near_zoom from layers where code = ${layerCode}`.execute(db);
  return rows[0]?.near_zoom ?? null;
}

/** As `findImage`, locked until the transaction ends. */
export async function lockImage(tx: Tx, imageId: string): Promise<ImageRow | null> {
  await sql`select 1 from layer_images where image_id = ${imageId} for no key update`.execute(tx);
  return findImage(tx, imageId);
}

export type ImageChange = Partial<
  Pick<
    ImageRow,
    | 'status'
    | 'fault'
    | 'fault_detail'
    | 'epsg'
    | 'archive'
    | 'digest'
    | 'byte_size'
    | 'overviews_digest'
    | 'overviews_byte_size'
    | 'overviews_version'
    | 'job_id'
    | 'width'
    | 'height'
    | 'look'
    | 'next_look'
    | 'look_version'
    | 'look_failed'
  >
>;

export async function updateImage(tx: Tx, imageId: string, change: ImageChange): Promise<void> {
  const { look, next_look, ...plain } = change;
  const toJson = (value: ImageLook | null) => (value === null ? null : JSON.stringify(value));
  await tx
    .updateTable('layer_images')
    .set({
      ...plain,
      ...(look !== undefined && { look: toJson(look) }),
      ...(next_look !== undefined && { next_look: toJson(next_look) }),
      updated_at: new Date(),
    })
    .where('image_id', '=', imageId)
    .execute();
}

/** Deletes the rows of layers that were deleted before a time. @returns their ids and the digests that they named. */
export async function deleteOrphans(tx: Tx, before: Date): Promise<{ ids: string[]; digests: string[] }> {
  // Deleting the layer changes no other column, so the row is as old as its last change.
  const { rows } = await sql<Pick<ImageRow, 'image_id' | 'digest' | 'overviews_digest'>>`
    delete from layer_images where layer_code is null and updated_at < ${before}
    returning image_id, digest, overviews_digest`.execute(tx);
  return {
    ids: rows.map(({ image_id }) => image_id),
    digests: rows.flatMap(({ digest, overviews_digest }) =>
      [digest, overviews_digest].filter((one) => one !== null),
    ),
  };
}

/**
 * Forgets the files of pictures that failed before a time.
 * @returns the digests that they named.
 */
export async function forgetFailed(tx: Tx, failed: number, before: Date): Promise<string[]> {
  const { rows } = await sql<Pick<ImageRow, 'digest' | 'overviews_digest'>>`
    with gone as materialized (
      select image_id, digest, overviews_digest from layer_images
      where status = ${failed} and digest is not null and updated_at < ${before} for no key update)
    update layer_images i set digest = null, overviews_digest = null, overviews_byte_size = null from gone g
    where i.image_id = g.image_id
    returning g.digest, g.overviews_digest`.execute(tx);
  return rows.flatMap(({ digest, overviews_digest }) =>
    [digest, overviews_digest].filter((one) => one !== null),
  );
}

/** Shown pictures whose overviews were written by an older version and have no job of that; locked, some at a time. */
export async function listOutdated(
  tx: Tx,
  version: number,
): Promise<Pick<ImageRow, 'image_id' | 'organization_id'>[]> {
  const { rows } = await sql<Pick<ImageRow, 'image_id' | 'organization_id'>>`
    select i.image_id, i.organization_id from layer_images i
    where i.overviews_digest is not null and i.overviews_version < ${version} and i.status = 0
      and i.layer_code is not null and not exists (select 1 from jobs j where j.job_id = i.image_id)
    order by i.image_id limit 100 for no key update of i skip locked`.execute(tx);
  return rows;
}
