import { ordersKind } from '@waypost/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { listInvalidities } from '../../../features/index.ts';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';

/** A scene order. The module of imagery places it, and says how far it is. */
export const orders: ServerKind = {
  contract: ordersKind,
  isGroup: false,
  firstStatus: 1,
  async prepare(db, _maker, payload) {
    const { data, aoi } = payload as PayloadOf<typeof ordersKind>; // as parsed by the schema of this kind
    if (aoi == null) throw new Error('The contract lets an order without an area through.');
    const [reason = null] = await listInvalidities(db, [aoi]);
    if (reason !== null) throw new AppError('geometry_invalid', { detail: reason });
    return { layer: { data }, aoi };
  },
};
