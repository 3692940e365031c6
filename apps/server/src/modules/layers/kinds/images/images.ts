import { IMAGE_STATUS, imagesKind } from '@waypost/contract';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';

/** A picture of one's own. The module of imagery receives it, and says how far it is and where. */
export const images: ServerKind = {
  contract: imagesKind,
  isGroup: false,
  takesDay: true,
  firstStatus: IMAGE_STATUS.uploading,
  async prepare(_db, _maker, payload) {
    const { data } = payload as PayloadOf<typeof imagesKind>; // as parsed by the schema of this kind
    return { layer: { data }, aoi: null };
  },
};
