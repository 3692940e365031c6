import { radarKind } from '@waypost/contract';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';

/** A radar station. The module of radar reads it, once for all layers that show it. */
export const radar: ServerKind = {
  contract: radarKind,
  isGroup: false,
  async prepare(_db, _maker, payload) {
    const { radar_id } = payload as PayloadOf<typeof radarKind>; // as parsed by the schema of this kind
    return { layer: { radar_id }, aoi: null };
  },
};
