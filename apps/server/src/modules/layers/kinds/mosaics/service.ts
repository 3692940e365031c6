import type { Layer, MosaicChoice } from '@waypost/contract';
import type { OrganizationGrant } from '../../../../access/grant.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { announceLayer } from '../../announce.ts';
import { findLayer, lockLayer, replaceContent } from '../../store.ts';
import { toWire } from '../../to-wire.ts';
import { findKind } from '../layer-kinds.ts';
import { mosaics } from './mosaics.ts';

export interface MosaicLayerService {
  /** Chooses what a layer shows to all. @throws AppError `layer_not_found`, `layer_without_mosaic` for another kind. */
  choose(grant: OrganizationGrant<'layer:update'>, code: string, choice: MosaicChoice): Promise<Layer>;
}

export function createMosaicLayerService(database: Database): MosaicLayerService {
  return {
    choose: (grant, code, choice) =>
      database.transaction(async (tx) => {
        const { organizationId, memberId } = grant;
        const before = await lockLayer(tx, organizationId, memberId, code);
        if (before === null) throw new AppError('layer_not_found');
        if (findKind(before.type) !== mosaics) throw new AppError('layer_without_mosaic');
        await replaceContent(tx, code, { data: choice }, null);
        const after = await findLayer(tx, organizationId, memberId, code);
        if (after === null) throw new Error(`The layer ${code} is gone.`);
        await announceLayer(tx, grant, 'layer.updated', code);
        return toWire(after);
      }),
  };
}
