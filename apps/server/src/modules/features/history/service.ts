import type { FeatureVersion, HistoryEntry, HistoryPage } from '@waypost/contract';
import type { FeatureGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { countHistory, findVersion, listHistory } from './store.ts';
import { withNames } from './with-names.ts';

type Grant = FeatureGrant<'feature_history:read'>;

export interface FeatureHistory {
  list(grant: Grant, page: HistoryPage): Promise<{ entries: HistoryEntry[]; total: number }>;
  get(grant: Grant, version: number): Promise<FeatureVersion>;
}

export function createFeatureHistory(database: Database): FeatureHistory {
  return {
    async list(grant, page) {
      const [entries, total] = await Promise.all([
        listHistory(database.read, grant.code, page),
        countHistory(database.read, grant.code),
      ]);
      return { entries: await withNames(database.read, grant.memberId, entries), total };
    },
    async get(grant, version) {
      const found = await findVersion(database.read, grant.code, version);
      if (found === null) throw new AppError('version_not_found');
      return found;
    },
  };
}
