import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { removeUnusedFiles } from '../../resources/index.ts';
import { forgetRasters } from '../variables/store.ts';
import { forgetPictures } from './store.ts';

/** Younger files may be about to be referenced, and would stay. */
const SETTLED_MS = 2 * 3_600_000;

/** Removes what was delivered for layers that are gone; their orders and variables stay. */
export const createPicturePurge = (database: Database, storage: Storage) => ({
  async purge(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - SETTLED_MS);
    const digests = await database.transaction(async (tx) => [
      ...(await forgetPictures(tx, before)),
      ...(await forgetRasters(tx, before)),
    ]);
    await removeUnusedFiles(database, storage, digests, now);
    return digests.length;
  },
});
