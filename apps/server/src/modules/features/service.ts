import type {
  Feature,
  FeatureFilter,
  FeatureListItem,
  FeatureListQuery,
  FeatureNeighbours,
} from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { findFeature } from './detail/store.ts';
import { countFeatures, findNeighbour, findObserved, listChilds, listFeatures } from './store.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

export interface FeatureReader {
  list(grant: ReadGrant, query: FeatureListQuery): Promise<FeatureListItem[]>;
  listWithTotal(
    grant: ReadGrant,
    query: FeatureListQuery,
  ): Promise<{ features: FeatureListItem[]; total: number }>;
  count(grant: ReadGrant, filter: FeatureFilter): Promise<number>;
  /** The neighbours of a feature in a filtered list. */
  getNeighbours(grant: ReadGrant, code: string, filter: FeatureFilter): Promise<FeatureNeighbours>;
  get(grant: FeatureGrant<'feature:read'>): Promise<Feature>;
  /** The child features of one feature. */
  listChilds(grant: FeatureGrant<'feature:read'>): Promise<FeatureListItem[]>;
}

export function createFeatureReader(database: Database): FeatureReader {
  const db = database.read;
  return {
    list: (grant, query) => listFeatures(db, grant.projectId, query),
    async listWithTotal(grant, query) {
      const { limit: _limit, offset: _offset, is_meta: _isMeta, ...filter } = query;
      const [features, total] = await Promise.all([
        listFeatures(db, grant.projectId, query),
        countFeatures(db, grant.projectId, filter),
      ]);
      return { features, total };
    },
    count: (grant, filter) => countFeatures(db, grant.projectId, filter),
    async getNeighbours({ projectId }, code, filter) {
      const observed = await findObserved(db, projectId, code);
      if (observed === null) throw new AppError('feature_not_found');
      const from = { code, observed };
      const [prev, next] = await Promise.all([
        findNeighbour(db, projectId, filter, from, 'newer'),
        findNeighbour(db, projectId, filter, from, 'older'),
      ]);
      return { prev, next };
    },
    // A reader with access only through Public sees only the Public children.
    listChilds: (grant) => listChilds(db, grant.code, grant.role === null),
    async get(grant) {
      const feature = await findFeature(db, grant.code);
      if (feature === null) throw new AppError('feature_not_found');
      return feature;
    },
  };
}
