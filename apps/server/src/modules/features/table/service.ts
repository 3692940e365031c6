import type {
  FeatureTableEdit,
  FeatureTableField,
  FeatureTableOutcome,
  FeatureTableQuery,
  FeatureTableRow,
} from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { announceUpdatedFeatures, updateFeatures } from '../many/update-many.ts';
import { countFeatures } from '../store.ts';
import { listTableFields, listTableRows } from './store.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

export interface FeatureTable {
  list(grant: ReadGrant, query: FeatureTableQuery): Promise<{ rows: FeatureTableRow[]; total: number }>;
  /** The keys of collected data that columns can show. */
  listFields(grant: ReadGrant): Promise<FeatureTableField[]>;
  /** Changes features of the project itself; one that is refused does not keep the others from changing. */
  update(
    grant: ProjectGrant<'feature:update'>,
    edits: readonly FeatureTableEdit[],
  ): Promise<FeatureTableOutcome>;
}

export function createFeatureTable(database: Database): FeatureTable {
  return {
    async list({ projectId }, query) {
      const { limit: _l, offset: _o, sort: _s, sort_key: _k, order: _d, keys: _c, ...filter } = query;
      const [rows, total] = await Promise.all([
        listTableRows(database.read, projectId, query),
        countFeatures(database.read, projectId, filter),
      ]);
      return { rows, total };
    },
    listFields: ({ projectId }) => listTableFields(database.read, projectId),
    update: (grant, edits) =>
      database.transaction(async (tx) => {
        const wanted = edits.map(
          ({ code, version, add_tags: add = [], remove_tags: remove = [], ...input }) => ({
            code: code.toLowerCase(),
            version,
            input,
            ...(add.length + remove.length === 0 ? {} : { tagChange: { add, remove } }),
          }),
        );
        const outcomes = [...(await updateFeatures(tx, grant, wanted))];
        const updated = outcomes.flatMap(([code, outcome]) =>
          outcome !== 'unchanged' && !(outcome instanceof AppError) ? [code] : [],
        );
        await announceUpdatedFeatures(tx, grant, updated);
        const refused = outcomes.flatMap(([code, outcome]) =>
          outcome instanceof AppError
            ? [{ code, error: outcome.code, detail: outcome.issues?.[0]?.message ?? outcome.detail }]
            : [],
        );
        const unchanged = outcomes.length - updated.length - refused.length;
        return { updated: updated.length, unchanged, refused };
      }),
  };
}
