import type { Readable } from 'node:stream';
import { MAX_OPEN_UPLOADS, MAX_RESOURCES, UPLOAD_HOURS } from '@waypost/contract';
import type { FeatureGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listResources, type ResourceEditor } from '../resources/index.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import {
  countOpenUploads,
  deleteExpiredUploads,
  deleteUpload,
  findUpload,
  insertUpload,
  type UploadRow,
} from './store.ts';

type Grant = FeatureGrant<'resource:create'>;

const HOUR_MS = 3_600_000;

/** The progress of an upload. */
export interface Upload {
  readonly offset: number;
  readonly byteSize: number;
  /** Null once the file is attached to the feature. */
  readonly expiresAt: Date | null;
}

export interface NewUpload {
  readonly uuid: string;
  readonly fileName: string;
  readonly byteSize: number;
}

export interface Piece {
  readonly stream: Readable;
  readonly offset: number;
  /** The announced number of bytes; 0 if unknown. */
  readonly length: number;
}

/**
 * Resumable uploads of files to features. Only the member who began an upload can use it, while they may add files to
 * the feature.
 */
export interface UploadService {
  /** Begins an upload; repeating the same request is harmless. */
  create(grant: Grant, upload: NewUpload): Promise<Upload>;
  /** @throws AppError `not_found` for an unknown or expired upload, and for another member’s. */
  get(grant: Grant, uuid: string): Promise<Upload>;
  append(grant: Grant, uuid: string, piece: Piece): Promise<Upload>;
  cancel(grant: Grant, uuid: string): Promise<void>;
  /** Deletes expired uploads. @returns the number deleted. */
  purge(now?: Date): Promise<number>;
}

interface Dependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly editor: ResourceEditor;
}

async function begin({ database, storage }: Dependencies, grant: Grant, upload: NewUpload): Promise<Upload> {
  const { code, memberId } = grant;
  const { uuid, fileName, byteSize } = upload;
  if ((await listResources(database.read, code)).length >= MAX_RESOURCES) {
    throw invalid([{ path: 'body.file', message: `A report may have at most ${MAX_RESOURCES} files.` }]);
  }
  const isNew = await database.transaction(async (tx) => {
    const isFull = (await countOpenUploads(tx, memberId)) >= MAX_OPEN_UPLOADS;
    if (isFull && (await findUpload(tx, uuid)) === null) {
      throw new AppError('too_many_requests', { detail: 'Too many uploads are open. End some first.' });
    }
    const row = { uuid, feature_code: code, member_id: memberId, file_name: fileName, byte_size: byteSize };
    return insertUpload(tx, row);
  });
  // Bytes of an expired upload with the same uuid do not belong to this one.
  if (isNew) await storage.partial(uuid).remove();
  const row = await findUpload(database.read, uuid);
  const isSame = row?.feature_code === code && row.member_id === memberId && row.byte_size === byteSize;
  if (row === null || !isSame) throw new AppError('resource_uuid_reused');
  return { offset: await storage.partial(uuid).size(), byteSize, expiresAt: row.expires_at };
}

async function forget({ database, storage }: Dependencies, uuid: string): Promise<void> {
  await database.transaction((tx) => deleteUpload(tx, uuid));
  await storage.partial(uuid).remove();
}

/** Whether the file can never be attached. A feature deleted meanwhile may be restored. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'feature_not_found';
}

/** Attaches a complete upload to the feature; a rejected file is discarded. */
async function finish(all: Dependencies, grant: Grant, row: UploadRow): Promise<Upload> {
  const { storage, editor } = all;
  const { uuid, byte_size: byteSize } = row;
  const staged = await storage.stage(await storage.partial(uuid).open(), row.file_name);
  try {
    await editor.add(grant, uuid, [staged]);
  } catch (error) {
    if (isRefused(error)) await forget(all, uuid);
    throw error;
  } finally {
    await staged.discard();
  }
  await forget(all, uuid);
  return { offset: byteSize, byteSize, expiresAt: null };
}

async function findOwn({ database }: Dependencies, grant: Grant, uuid: string): Promise<UploadRow | null> {
  const row = await findUpload(database.read, uuid);
  return row?.feature_code === grant.code && row.member_id === grant.memberId ? row : null;
}

/** An upload that is already attached, for a client that missed the last response. */
async function findFinished({ database }: Dependencies, grant: Grant, uuid: string): Promise<Upload | null> {
  const files = await listResources(database.read, grant.code);
  const file = files.find((one) => one.uuid === uuid);
  return file === undefined ? null : { offset: file.byte_size, byteSize: file.byte_size, expiresAt: null };
}

async function look(all: Dependencies, grant: Grant, uuid: string): Promise<Upload> {
  const row = await findOwn(all, grant, uuid);
  if (row === null) {
    const finished = await findFinished(all, grant, uuid);
    if (finished === null) throw new AppError('not_found');
    return finished;
  }
  const offset = await all.storage.partial(uuid).size();
  // The process ended after the last piece and before attaching it.
  if (offset >= row.byte_size) return finish(all, grant, row);
  return { offset, byteSize: row.byte_size, expiresAt: row.expires_at };
}

/** Whether the client disconnected or a newer request took over, as opposed to a disk error. */
function isCutOff(stream: Readable, error: unknown): boolean {
  return stream.errored !== null || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function take(all: Dependencies, grant: Grant, uuid: string, piece: Piece): Promise<Upload> {
  const row = await findOwn(all, grant, uuid);
  if (row === null) throw new AppError('not_found');
  const { byte_size: byteSize, expires_at: expiresAt } = row;
  const partial = all.storage.partial(uuid);
  if ((await partial.size()) !== piece.offset) throw new AppError('upload_offset_wrong');
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
  return size < byteSize ? { offset: size, byteSize, expiresAt } : finish(all, grant, row);
}

export function createUploadService(all: Dependencies): UploadService {
  const one = createOneAtATime();
  return {
    create: (grant, upload) => one.run(upload.uuid, () => begin(all, grant, upload)),
    async get(grant, uuid) {
      // Another member’s upload is neither revealed nor cut off.
      if ((await findOwn(all, grant, uuid)) === null) return look(all, grant, uuid);
      return one.run(uuid, () => look(all, grant, uuid));
    },
    async append(grant, uuid, piece) {
      if ((await findOwn(all, grant, uuid)) === null) throw new AppError('not_found');
      return one.run(
        uuid,
        () => take(all, grant, uuid, piece),
        () => piece.stream.destroy(),
      );
    },
    async cancel(grant, uuid) {
      if ((await findOwn(all, grant, uuid)) === null) throw new AppError('not_found');
      await one.run(uuid, () => forget(all, uuid));
    },
    async purge(now = new Date()) {
      const gone = await all.database.transaction((tx) => deleteExpiredUploads(tx, now));
      for (const uuid of gone) await all.storage.partial(uuid).remove();
      // Also those whose feature or member is gone.
      await all.storage.removePartials(new Date(now.getTime() - UPLOAD_HOURS * HOUR_MS));
      return gone.length;
    },
  };
}
