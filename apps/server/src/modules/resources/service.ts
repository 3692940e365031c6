import type { Resource } from '@waypost/contract';
import type { FeatureGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { BinaryResult } from '../../platform/http/binary-result.ts';
import type { StagedFile, Storage } from '../../platform/storage/storage.ts';
import { findStoredFile } from './store.ts';

export interface ResourceService {
  get(grant: FeatureGrant<'resource:read'>, uuid: string): Promise<BinaryResult>;
}

/** Adds files to features. It stands with them, since a file more is a change of the feature. */
export interface ResourceAdder {
  add(grant: FeatureGrant<'resource:create'>, uuid: string, files: readonly StagedFile[]): Promise<Resource>;
}

export function createResourceService(database: Database, storage: Storage): ResourceService {
  return {
    async get(grant, uuid) {
      const file = isUuid(uuid) ? await findStoredFile(database.read, grant.code, uuid) : null;
      if (file === null) throw new AppError('not_found');
      return {
        body: await storage.open(file.digest),
        headers: {
          'content-length': String(file.byte_size),
          // A person's file is only ever saved, never shown as a page of ours.
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=600',
        },
      };
    },
  };
}
