import type { DeletedFeature, Feature, HistoryPage } from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { purgeDetached, removeUnusedFiles } from '../../resources/index.ts';
import { recoverBoundary } from '../boundary/service.ts';
import { findFeature } from '../detail/store.ts';
import { insertHistory } from '../history/store.ts';
import { announceReturned } from '../writing/announce.ts';
import { countDeleted, findDeleted, listDeleted, purgeDeleted, recover } from './store.ts';

/** Features purged per transaction, so that other writers do not wait long. */
const PURGE_CHUNK = 1_000;

type Grant = ProjectGrant<'feature:delete'>;

export interface FeatureTrash {
  list(grant: Grant, page: HistoryPage): Promise<{ features: DeletedFeature[]; total: number }>;
  /** @throws AppError `forbidden` for the boundary of a project without `project:update`. */
  recover(grant: Grant, code: string): Promise<Feature>;
  /**
   * Purges features and removed files after 30 days in the trash, with files that nothing else references. @returns the
   * number of features purged.
   */
  purge(now?: Date): Promise<number>;
}

async function recoverReport(
  tx: Tx,
  where: { readonly memberId: number; readonly projectId: number },
  code: string,
): Promise<void> {
  const { memberId } = where;
  const version = await recover(tx, code);
  if (version === null) throw new AppError('feature_not_found');
  await insertHistory(tx, { code, version, action: 'recovered', memberId, before: {}, withGeometry: false });
  await announceReturned(tx, where, code);
}

export function createFeatureTrash(database: Database, storage: Storage): FeatureTrash {
  /** Files removed from features that still exist. */
  async function purgeFiles(now: Date): Promise<void> {
    for (;;) {
      const digests = await database.transaction((tx) => purgeDetached(tx, now, PURGE_CHUNK));
      await removeUnusedFiles(database, storage, digests, now);
      if (digests.length < PURGE_CHUNK) return;
    }
  }

  return {
    async list(grant, page) {
      const [features, total] = await Promise.all([
        listDeleted(database.read, grant.projectId, page),
        countDeleted(database.read, grant.projectId),
      ]);
      return { features, total };
    },
    async recover(grant, given) {
      const code = given.toLowerCase();
      if (!isUuid(code)) throw new AppError('feature_not_found');
      await database.transaction(async (tx) => {
        const found = await findDeleted(tx, grant.projectId, code);
        if (found === null) throw new AppError('feature_not_found');
        const where = { memberId: grant.memberId, projectId: found.project_id };
        if (found.subtype === 'project') await recoverBoundary(tx, where, code);
        else await recoverReport(tx, where, code);
      });
      const feature = await findFeature(database.read, code);
      if (feature === null) throw new AppError('feature_not_found');
      return feature;
    },
    async purge(now = new Date()) {
      let gone = 0;
      for (;;) {
        const { count, digests } = await database.transaction((tx) => purgeDeleted(tx, now, PURGE_CHUNK));
        await removeUnusedFiles(database, storage, digests, now);
        gone += count;
        if (count < PURGE_CHUNK) break;
      }
      await purgeFiles(now);
      return gone;
    },
  };
}
