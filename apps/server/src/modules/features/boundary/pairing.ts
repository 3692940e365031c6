import type { Feature } from '@waypost/contract';
import type { FeatureGrant } from '../../../access/grant.ts';
import { requireProject } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findFeature } from '../detail/store.ts';
import { announceBoundary } from '../writing/announce.ts';
import { lockFeature } from '../writing/store.ts';
import { becomeBoundary, becomeFeature } from './become.ts';
import { lockBoundary, pairBoundary } from './store.ts';

/** Makes an area the boundary of its project, or an ordinary feature again. */
export interface BoundaryPairing {
  /** @throws AppError `geometry_invalid` for a geometry without area, `forbidden` without `project:update`. */
  pair(grant: FeatureGrant<'feature:update'>, isBoundary: boolean): Promise<Feature>;
}

export function createBoundaryPairing(database: Database): BoundaryPairing {
  return {
    async pair(grant, isBoundary) {
      const { code, memberId, projectId } = grant;
      await database.transaction(async (tx) => {
        await requireProject(tx, { memberId }, projectId, 'project:update');
        const present = await lockBoundary(tx, projectId);
        // Locked, so that it cannot move to another project meanwhile.
        const isThere = (await lockFeature(tx, grant, undefined)) !== null;
        const feature = isThere ? await findFeature(tx, code) : null;
        if (feature === null) throw new AppError('feature_not_found');
        if (feature.geometry.type !== 'Polygon' && feature.geometry.type !== 'MultiPolygon') {
          throw new AppError('geometry_invalid', { detail: 'Only an area can be a boundary.' });
        }
        if ((present === code) === isBoundary) return;
        // The previous boundary becomes an ordinary feature.
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
