import { groupKind } from '@waypost/contract';
import type { ServerKind } from '../layer-kind.ts';

/** A group of layers. */
export const group: ServerKind = {
  contract: groupKind,
  isGroup: true,
  prepare: async () => ({ layer: {}, aoi: null }),
};
