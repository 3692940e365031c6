import type { Feature, FeatureFilter, FeatureListItem, FeatureListQuery } from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { findFeature } from './detail/store.ts';
import { countFeatures, listChilds, listFeatures } from './store.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

export interface FeatureReader {
  list(grant: ReadGrant, query: FeatureListQuery): Promise<FeatureListItem[]>;
  listWithTotal(
    grant: ReadGrant,
    query: FeatureListQuery,
  ): Promise<{ features: FeatureListItem[]; total: number }>;
  count(grant: ReadGrant, filter: FeatureFilter): Promise<number>;
  get(grant: FeatureGrant<'feature:read'>): Promise<Feature>;
  /** The features that belong to one. */
  listChilds(grant: FeatureGrant<'feature:read'>): Promise<FeatureListItem[]>;
}

export function createFeatureReader(database: Database): FeatureReader {
  const db = database.read;
  return {
    list: (grant, query) => listFeatures(db, grant.projectId, query),
    async listWithTotal(grant, query) {
      const { limit: _limit, offset: _offset, ...filter } = query;
      const [features, total] = await Promise.all([
        listFeatures(db, grant.projectId, query),
        countFeatures(db, grant.projectId, filter),
      ]);
      return { features, total };
    },
    count: (grant, filter) => countFeatures(db, grant.projectId, filter),
    // Who reads a feature only because it is Public reads those of its childs that are Public too.
    listChilds: (grant) => listChilds(db, grant.code, grant.role === null),
    async get(grant) {
      const feature = await findFeature(db, grant.code);
      if (feature === null) throw new AppError('feature_not_found');
      return feature;
    },
  };
}
