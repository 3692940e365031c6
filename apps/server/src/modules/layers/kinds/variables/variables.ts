import { variablesKind } from '@waypost/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { listInvalidities } from '../../../features/index.ts';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';

/** A planetary variable. The module of imagery asks for it, and says how far it is. */
export const variables: ServerKind = {
  contract: variablesKind,
  isGroup: false,
  firstStatus: 1,
  async prepare(db, _maker, payload) {
    const { data, aoi } = payload as PayloadOf<typeof variablesKind>; // as parsed by the schema of this kind
    if (aoi == null) throw new Error('The contract lets a variable without an area through.');
    const [reason = null] = await listInvalidities(db, [aoi]);
    if (reason !== null) throw new AppError('geometry_invalid', { detail: reason });
    return { layer: { data }, aoi };
  },
};
