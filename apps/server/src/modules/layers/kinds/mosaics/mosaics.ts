import { mosaicsKind } from '@waypost/contract';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';

/** A satellite mosaic. Its tiles come from the provider of imagery, for each reader who has access to it. */
export const mosaics: ServerKind = {
  contract: mosaicsKind,
  isGroup: false,
  async prepare(_db, _maker, payload) {
    const { data } = payload as PayloadOf<typeof mosaicsKind>; // as parsed by the schema of this kind
    return { layer: { data }, aoi: null };
  },
};
