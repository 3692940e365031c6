import { tileSourcesKind } from '@waypost/contract';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';

/** Tiles of another server. The module of imagery finds out what there is, and keeps the address apart from the layer. */
export const tileSources: ServerKind = {
  contract: tileSourcesKind,
  isGroup: false,
  takesDay: true,
  async prepare(_db, _maker, payload) {
    const { aoi = null } = payload as PayloadOf<typeof tileSourcesKind>; // as parsed by the schema of this kind
    return { layer: {}, aoi };
  },
};
