import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { API_BASE } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';
import { drawAvatar } from './draw-avatar.ts';
import { deleteAvatar, findAvatar, insertAvatar, type StoredAvatar } from './store.ts';

const CODE_BYTES = 24;
const YEAR_S = 31_536_000;

export interface AvatarService {
  /** Renders and stores the only file of a request. @throws AppError `validation_failed`, `unsupported_media_type`. */
  keep(files: readonly StagedFile[]): Promise<StoredAvatar>;
  /** The image of a code. It needs no access check, since codes cannot be guessed. */
  get(code: string): Promise<BinaryResult>;
}

/** The URL of an image. Each new image has a new URL, so it is cacheable forever. */
function toAvatarUrl(code: string): string {
  return `${API_BASE}/avatar/${code}`;
}

/** Replaces an image. @returns the URL of the new one. */
export async function replaceAvatar(tx: Tx, avatar: StoredAvatar, oldUrl: string | null): Promise<string> {
  await insertAvatar(tx, avatar);
  const oldCode = oldUrl?.split('/').at(-1);
  if (oldCode !== undefined) await deleteAvatar(tx, oldCode);
  return toAvatarUrl(avatar.code);
}

export function createAvatarService(
  database: Database,
  storage: Storage,
  pictures: PictureDrawer,
): AvatarService {
  return {
    async keep(files) {
      const [file] = files;
      if (file === undefined) {
        throw new AppError('validation_failed', {
          detail: 'Send the picture as the part "file".',
          issues: [{ path: 'body.file', message: 'A picture is missing.' }],
        });
      }
      const drawn = await drawAvatar(pictures, await buffer(await file.open()));
      const staged = await storage.stage(Readable.from([drawn]), 'avatar.webp');
      await staged.keep();
      return {
        code: randomBytes(CODE_BYTES).toString('base64url'),
        digest: staged.digest,
        byteSize: staged.byteSize,
      };
    },
    async get(code) {
      const avatar = await findAvatar(database.read, code);
      if (avatar === null) throw new AppError('not_found');
      return {
        body: await storage.open(avatar.digest),
        headers: {
          'content-length': String(avatar.byte_size),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': `public, max-age=${YEAR_S}, immutable`,
        },
      };
    },
  };
}
