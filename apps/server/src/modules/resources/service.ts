import type { PictureSize, Resource } from '@waypost/contract';
import type { FeatureGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { BinaryResult } from '../../platform/http/endpoints/binary-result.ts';
import type { PictureDrawer } from '../../platform/pictures/picture-drawer.ts';
import type { StagedFile, Storage } from '../../platform/storage/storage.ts';
import { findStoredFile } from './store.ts';
import { createVariants } from './variants/service.ts';
import type { Variant } from './variants/store.ts';

export interface ResourceService {
  /**
   * The original, or a rendition. @throws AppError `not_found`, also for a rendition of a file that is not an image.
   */
  get(grant: FeatureGrant<'resource:read'>, uuid: string, size: PictureSize | null): Promise<BinaryResult>;
}

/**
 * Adds, removes and orders files of features. Implemented by the features module, since each is a change of the
 * feature.
 */
export interface ResourceEditor {
  add(grant: FeatureGrant<'resource:create'>, uuid: string, files: readonly StagedFile[]): Promise<Resource>;
  /**
   * Removes a file, which can be restored for 30 days. @throws AppError `not_found` for a file that the feature does
   * not have.
   */
  remove(grant: FeatureGrant<'resource:delete'>, uuid: string): Promise<void>;
  /** @throws AppError `not_found` for a file that was not removed from the feature, or is past its retention. */
  restore(grant: FeatureGrant<'resource:create'>, uuid: string): Promise<Resource>;
  /** @returns the files in their new order. */
  order(grant: FeatureGrant<'resource:update'>, uuids: readonly string[]): Promise<Resource[]>;
}

export function createResourceService(
  database: Database,
  storage: Storage,
  pictures: PictureDrawer,
): ResourceService {
  async function getPicture({ variant_digest, byte_size }: Variant): Promise<BinaryResult> {
    if (variant_digest === null) throw new AppError('not_found', { detail: 'This file is no picture.' });
    return {
      body: await storage.open(variant_digest),
      headers: {
        'content-type': 'image/webp',
        'content-length': String(byte_size),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=86400, immutable',
      },
    };
  }

  const getVariant = createVariants(database, storage, pictures);
  return {
    async get(grant, uuid, size) {
      const file = isUuid(uuid) ? await findStoredFile(database.read, grant.code, uuid) : null;
      if (file === null) throw new AppError('not_found');
      if (size !== null) return getPicture(await getVariant(file.digest, size));
      return {
        body: await storage.open(file.digest),
        headers: {
          'content-length': String(file.byte_size),
          // An uploaded file is always a download, never a page of our origin.
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=600',
        },
      };
    },
  };
}
