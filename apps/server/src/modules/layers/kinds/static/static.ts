import { staticKind } from '@waypost/contract';
import type { PayloadOf, ServerKind } from '../layer-kind.ts';
import { addReadable } from './add-readable.ts';
import { codesOf } from './store.ts';

type Payload = PayloadOf<typeof staticKind>;

/** A static folder: features that people put there. Its row keeps none of them. */
export const staticFolder: ServerKind = {
  contract: staticKind,
  isGroup: false,
  prepare: async () => ({ layer: { data: { feature_ids: [] } }, aoi: null }),
  async fill(tx, maker, code, payload) {
    const { data } = payload as Payload; // as parsed by the schema of this kind
    if (data.feature_ids.length > 0) await addReadable(tx, maker, code, data.feature_ids);
  },
  toScope: ({ code }) => ({ projectIds: null, filter: {}, codes: codesOf(code) }),
};
