import type { Readable } from 'node:stream';
import {
  IMAGE_STATUS,
  type ImageLook,
  type ImageLooks,
  type ImageRetry,
  type imagesKind,
  type LayerImage,
  MAX_OPEN_IMAGES,
} from '@waypost/contract';
import type { z } from 'zod';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { findProgress } from '../../../platform/jobs/store.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { hasLayer, type LayerMaking } from '../../layers/index.ts';
import { removeUnusedFiles } from '../../resources/index.ts';
import { createOneAtATime, type Piece, type Upload } from '../../uploads/index.ts';
import { changeImage, type ImageKind } from './image-kind.ts';
import type { ImageLookService } from './looks.ts';
import { forgetLostFiles, listLostFiles } from './lost-files.ts';
import {
  countOpenImages,
  deleteOrphans,
  findImageOfLayer,
  forgetFailed,
  type ImageRow,
  insertImage,
  lockImage,
} from './store.ts';

type ReadGrant = OrganizationGrant<'layer:read'>;
type MakeGrant = OrganizationGrant<'layer:create'>;
type ChangeGrant = OrganizationGrant<'layer:update'>;
type Payload = z.output<typeof imagesKind.layer>;

/** Younger files may be about to be referenced, and would stay. */
const SETTLED_MS = 2 * 3_600_000;
/** How long the file of a picture that failed is kept, for another try. */
const FAILED_KEPT_MS = 24 * 3_600_000;

/** Pictures of one's own. Every method throws AppError `layer_not_found` and `layer_without_image`. */
export interface ImageService {
  get(grant: ReadGrant, code: string): Promise<LayerImage>;
  /** How much has arrived. @throws AppError `forbidden` for a layer that another member made. */
  getOffset(grant: MakeGrant, code: string): Promise<Upload>;
  /** @throws AppError `forbidden`, `upload_offset_wrong`, `payload_too_large`. */
  append(grant: MakeGrant, code: string, piece: Piece): Promise<Upload>;
  /** @throws AppError `image_not_failed`, `image_gone`. */
  retry(grant: MakeGrant, code: string, retry: ImageRetry): Promise<LayerImage>;
  /** @throws AppError `image_not_shown`, `image_without_look`. */
  getLook(grant: ChangeGrant, code: string): Promise<ImageLooks>;
  /** @throws AppError `image_not_shown`, `image_without_look`, `validation_failed`. */
  previewLook(grant: ChangeGrant, code: string, look: ImageLook): Promise<BinaryResult>;
  /** @throws as `previewLook`. */
  putLook(grant: ChangeGrant, code: string, look: ImageLook): Promise<ImageLooks>;
  /** How a layer of this kind is made. */
  readonly making: LayerMaking;
  /** Removes the files of layers that are gone, those that could not be read, and lost ones. @returns how many layers are gone. */
  purge(now?: Date): Promise<number>;
}

interface Dependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly kind: ImageKind;
  readonly looks: ImageLookService;
}

async function getRow(
  { database }: Dependencies,
  { organizationId }: ReadGrant | MakeGrant | ChangeGrant,
  code: string,
): Promise<ImageRow> {
  const row = await findImageOfLayer(database.read, organizationId, code);
  if (row !== null) return row;
  const isLayer = await hasLayer(database.read, organizationId, code);
  throw new AppError(isLayer ? 'layer_without_image' : 'layer_not_found');
}

/** A picture is uploaded by who made its layer. */
async function getOwn(all: Dependencies, grant: MakeGrant, code: string): Promise<ImageRow> {
  const row = await getRow(all, grant, code);
  if (row.member_id !== grant.memberId) throw new AppError('forbidden');
  return row;
}

const toWire = (
  row: ImageRow,
  layer_code: string,
  received: number,
  progress: number | null,
): LayerImage => ({
  layer_code,
  file_name: row.file_name,
  byte_size: row.byte_size,
  received,
  status: row.status,
  fault: row.fault,
  fault_detail: row.fault_detail,
  archive: row.archive,
  epsg: row.epsg,
  job_id: row.job_id,
  progress,
  width: row.width,
  height: row.height,
  member_id: row.member_id,
  member_display_name: row.member_display_name,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const toUpload = ({ byte_size: byteSize }: ImageRow, offset: number): Upload => ({
  offset,
  byteSize,
  expiresAt: null,
});

const queue = (tx: Tx, kind: ImageKind, { image_id, organization_id, member_id }: ImageRow) =>
  enqueueJob(tx, kind, { image_id }, { organizationId: organization_id, memberId: member_id });

/** Hands a picture that has arrived whole to its job. */
async function finish({ database, kind }: Dependencies, { image_id }: ImageRow): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockImage(tx, image_id);
    if (row?.status !== IMAGE_STATUS.uploading) return;
    const job_id = await queue(tx, kind, row);
    await changeImage(tx, row, { status: IMAGE_STATUS.preparing, job_id });
  });
}

/** How many bytes of a picture are there: all, until the file of one that failed is removed. */
async function countReceived({ storage }: Dependencies, row: ImageRow): Promise<number> {
  const { status, image_id, digest, byte_size } = row;
  const isKept = digest !== null || (status !== IMAGE_STATUS.uploading && status !== IMAGE_STATUS.failed);
  return isKept ? byte_size : storage.partial(image_id).size();
}

async function look(all: Dependencies, row: ImageRow): Promise<Upload> {
  if (row.status !== IMAGE_STATUS.uploading) return toUpload(row, row.byte_size);
  const offset = await all.storage.partial(row.image_id).size();
  // The process ended after the last piece.
  if (offset >= row.byte_size) await finish(all, row);
  return toUpload(row, offset);
}

/** Whether the client disconnected or a newer request took over, as opposed to a disk error. */
function isCutOff(stream: Readable, error: unknown): boolean {
  return stream.errored !== null || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function take(all: Dependencies, row: ImageRow, piece: Piece): Promise<Upload> {
  const { byte_size: byteSize, image_id } = row;
  const partial = all.storage.partial(image_id);
  const has = row.status === IMAGE_STATUS.uploading ? await partial.size() : byteSize;
  if (has !== piece.offset) throw new AppError('upload_offset_wrong');
  const tooLong = () => new AppError('payload_too_large', { detail: 'The piece goes past the end.' });
  if (piece.offset + piece.length > byteSize) throw tooLong();
  const { size, isTooLong } = await partial
    .append(piece.stream, piece.offset, byteSize)
    .catch((cause: unknown) => {
      if (!isCutOff(piece.stream, cause)) throw cause;
      // No client receives this response; the bytes received stay.
      throw new AppError('validation_failed', { detail: 'The upload was cut off.', cause });
    });
  if (isTooLong) throw tooLong();
  if (size >= byteSize) await finish(all, row);
  return toUpload(row, size);
}

const toMaking = (): LayerMaking => ({
  check: async () => {},
  async begin(tx, { organizationId, memberId }, code, payload) {
    const { data } = payload as Payload; // as parsed by the schema of this kind
    if ((await countOpenImages(tx, memberId, IMAGE_STATUS.uploading)) >= MAX_OPEN_IMAGES) {
      const detail = `You have begun to upload ${MAX_OPEN_IMAGES} pictures. Finish them or delete their layers first.`;
      throw new AppError('too_many_requests', { detail });
    }
    await insertImage(tx, {
      image_id: createUuidV7(),
      organization_id: organizationId,
      layer_code: code,
      member_id: memberId,
      ...data,
    });
  },
});

export function createImageService(all: Dependencies): ImageService {
  const { database, storage, kind, looks } = all;
  const one = createOneAtATime();
  const describe = async (grant: ReadGrant | MakeGrant, code: string): Promise<LayerImage> => {
    const row = await getRow(all, grant, code);
    const { status, job_id } = row;
    const isPreparing = status === IMAGE_STATUS.preparing && job_id !== null;
    return toWire(
      row,
      code,
      await countReceived(all, row),
      isPreparing ? await findProgress(database.read, job_id) : null,
    );
  };
  return {
    get: describe,
    async getOffset(grant, code) {
      const { image_id } = await getOwn(all, grant, code);
      // A request that lost its connection is ended first, and what it brought is counted.
      return one.run(image_id, async () => look(all, await getOwn(all, grant, code)));
    },
    async append(grant, code, piece) {
      const { image_id } = await getOwn(all, grant, code);
      return one.run(
        image_id,
        async () => take(all, await getOwn(all, grant, code), piece),
        () => piece.stream.destroy(),
      );
    },
    async retry(grant, code, { epsg }) {
      const { image_id } = await getRow(all, grant, code);
      await database.transaction(async (tx) => {
        const row = await lockImage(tx, image_id);
        if (row === null || row.status !== IMAGE_STATUS.failed) throw new AppError('image_not_failed');
        if ((await countReceived(all, row)) < row.byte_size) throw new AppError('image_gone');
        const job_id = await queue(tx, kind, row);
        await changeImage(tx, row, {
          job_id,
          status: IMAGE_STATUS.preparing,
          fault: null,
          fault_detail: null,
          ...(epsg !== undefined && { epsg }),
        });
      });
      return describe(grant, code);
    },
    getLook: async (grant, code) => looks.describe(await getRow(all, grant, code)),
    previewLook: async (grant, code, look) => looks.preview(await getRow(all, grant, code), look),
    async putLook(grant, code, look) {
      await looks.choose(await getRow(all, grant, code), look, grant.memberId);
      return looks.describe(await getRow(all, grant, code));
    },
    making: toMaking(),
    async purge(now = new Date()) {
      const before = new Date(now.getTime() - SETTLED_MS);
      const { ids, digests } = await database.transaction((tx) => deleteOrphans(tx, before));
      for (const id of ids) await storage.partial(id).remove();
      const failed = new Date(now.getTime() - FAILED_KEPT_MS);
      const useless = await database.transaction((tx) => forgetFailed(tx, IMAGE_STATUS.failed, failed));
      const lost = await listLostFiles(database.read, before);
      await removeUnusedFiles(database, storage, [...digests, ...useless, ...lost], now);
      await database.transaction((tx) => forgetLostFiles(tx, lost, before));
      return ids.length;
    },
  };
}
