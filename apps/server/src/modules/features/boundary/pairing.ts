import type { Feature } from '@waypost/contract';
import type { FeatureGrant } from '../../../access/grant.ts';
import { requireProject } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { findFeature, listEventRows } from '../detail/store.ts';
import { announceBoundary } from '../writing/change-feature.ts';
import { bumpProjectStats } from '../writing/store.ts';
import { findBoundaryCode, pairBoundary, setSubtype } from './store.ts';

/** Makes an area the boundary of its project, or an ordinary feature again. */
export interface BoundaryPairing {
  /** @throws AppError `geometry_invalid` for what encloses nothing, `forbidden` without `project:update`. */
  pair(grant: FeatureGrant<'feature:update'>, isBoundary: boolean): Promise<Feature>;
}

type Where = Pick<FeatureGrant, 'memberId' | 'projectId'>;

/** A feature leaves what people see of the project’s features, to be its boundary. */
async function becomeBoundary(tx: Tx, where: Where, code: string): Promise<void> {
  await setSubtype(tx, code, 'project');
  await bumpProjectStats(tx, where.projectId, { codes: [code], sign: -1 });
  await appendEvent(tx, {
    topic: `project:${where.projectId}`,
    type: 'feature.deleted',
    payload: { codes: [code] },
    memberId: where.memberId,
  });
}

async function becomeFeature(tx: Tx, where: Where, code: string): Promise<void> {
  await setSubtype(tx, code, 'report');
  const features = await listEventRows(tx, [code]);
  await bumpProjectStats(tx, where.projectId, { codes: [code], sign: 1 });
  await appendEvent(tx, {
    topic: `project:${where.projectId}`,
    type: 'feature.created',
    payload: { features },
    memberId: where.memberId,
  });
}

export function createBoundaryPairing(database: Database): BoundaryPairing {
  return {
    async pair(grant, isBoundary) {
      const { code, memberId, projectId } = grant;
      await database.transaction(async (tx) => {
        await requireProject(tx, { memberId }, projectId, 'project:update');
        const feature = await findFeature(tx, code);
        if (feature === null) throw new AppError('feature_not_found');
        if (feature.geometry.type !== 'Polygon' && feature.geometry.type !== 'MultiPolygon') {
          throw new AppError('geometry_invalid', { detail: 'Only an area can be a boundary.' });
        }
        const present = await findBoundaryCode(tx, projectId);
        if ((present === code) === isBoundary) return;
        // The one before is no longer the boundary; it stays, among the features.
        if (present !== null) await becomeFeature(tx, grant, present);
        if (isBoundary) await becomeBoundary(tx, grant, code);
        await pairBoundary(tx, projectId, isBoundary ? code : null);
        await announceBoundary(tx, grant);
      });
      const paired = await findFeature(database.read, code);
      if (paired === null) throw new AppError('feature_not_found');
      return paired;
    },
  };
}
