import type { Layer, LayerFilter } from '@waypost/contract';
import { toLayerConditions } from '@waypost/contract';
import type { OrganizationGrant } from '../../../../access/grant.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { announceLayer } from '../../announce.ts';
import { findLayer, lockLayer, replaceContent } from '../../store.ts';
import { toWire } from '../../to-wire.ts';
import { findKind } from '../layer-kinds.ts';
import { collected, prepareFilter, readFilter } from './collected.ts';

export interface CollectedLayerService {
  /**
   * Replaces the filter of a layer. @throws AppError `layer_not_found`, `layer_without_filter` for another kind, and what
   * `prepareFilter` throws.
   */
  update(grant: OrganizationGrant<'layer:update'>, code: string, filter: LayerFilter): Promise<Layer>;
}

export function createCollectedLayerService(database: Database): CollectedLayerService {
  return {
    update: (grant, code, filter) =>
      database.transaction(async (tx) => {
        const { organizationId, memberId } = grant;
        const before = await lockLayer(tx, organizationId, memberId, code);
        if (before === null) throw new AppError('layer_not_found');
        if (findKind(before.type) !== collected) throw new AppError('layer_without_filter');
        const known = toLayerConditions(readFilter(before.layer)).projectIds;
        const { layer, aoi } = await prepareFilter(tx, grant, filter, known);
        await replaceContent(tx, code, layer, aoi);
        const after = await findLayer(tx, organizationId, memberId, code);
        if (after === null) throw new Error(`The layer ${code} is gone.`);
        await announceLayer(tx, grant, 'layer.updated', code);
        return toWire(after);
      }),
  };
}
